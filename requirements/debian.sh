#!/usr/bin/env bash
# Install what requirements/debian.list lists and this machine lacks. As root on Debian: through apt. Elsewhere: say what
# is missing; tests that need it then skip loudly, except under CI=true, where missing is an error.
set -euo pipefail
cd "$(dirname "$0")"

missing=()
while read -r sign package; do
  case $sign in
    '' | '#'*) continue ;;
    /*) compgen -G "$sign" >/dev/null || missing+=("$package") ;;
    *) command -v "$sign" >/dev/null || missing+=("$package") ;;
  esac
done <debian.list
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "Installing what the tests need: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  exit 0
fi

echo "Missing for the full tests: ${missing[*]}. As root: apt-get install ${missing[*]}" >&2
if [ "${CI:-}" = true ]; then
  exit 1
fi
echo "The tests that need them will be skipped." >&2
