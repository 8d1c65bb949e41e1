// Dom: makes elements. Text only ever becomes text.

/**
 * An element with attributes, listeners (`onclick`) and children.
 * @param {string} name
 * @param {Record<string, string | boolean | EventListener>} attributes
 * @param {(Node | string | null)[]} children
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}
