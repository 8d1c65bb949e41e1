"""Socket: one connection to one table. Frames in, messages out; nothing a frame does can hold up another table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from danzhu.server.blame import blame
from danzhu.server.fault import Fault, Refused
from danzhu.server.hall.live import LiveTable
from danzhu.server.http import limit
from danzhu.server.http.address import address_of
from danzhu.server.http.answer import answer
from danzhu.server.http.know import known, services_of
from danzhu.server.http.peer import LINGER_S
from danzhu.server.services import Services
from danzhu.server.store.fault import StorageBusy, StorageFault
from danzhu.server.store.people import Player
from danzhu.server.wire.frame import LONGEST, Resume, read_frame
from danzhu.server.wire.message import Bye, Refusal, write

router = APIRouter()

_MOST_UNSENT: Final = 256
_MOST_REFUSED: Final = 200
_PASSING: Final = (Fault.TOO_FAST, Fault.BUSY, Fault.STORAGE_FAILED)
"""What may well be over when a client comes back."""

log = structlog.get_logger("danzhu.socket")


class Connection:
    """A connection as the table knows it. What cannot be sent soon ends it: its client comes back and resumes."""

    def __init__(self, socket: WebSocket, player: Player | None, address: str) -> None:
        self.player = None if player is None else player.id
        self.epoch = 0 if player is None else player.epoch
        self.address = address
        self.id = secrets.token_hex(8)
        self.refused = 0
        self._socket = socket
        self._unsent: asyncio.Queue[str] = asyncio.Queue(_MOST_UNSENT)
        self.ended = asyncio.Event()
        self.is_slow = False
        self.goodbye: Bye | None = None

    def push(self, message: str) -> None:
        """Send a message in its turn."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True
            self.ended.set()

    def end(self, code: Fault, *, again: bool) -> None:
        """Say goodbye and end."""
        self.goodbye = Bye(code=code.value, again=again)
        self.ended.set()

    async def send(self) -> None:
        """Send what is pushed, for as long as it goes."""
        while True:
            await self._socket.send_text(await self._unsent.get())


@router.websocket("/api/tables/{code}/socket")
async def table_socket(socket: WebSocket, code: str, since: int = 0) -> None:
    """Watch a table and, with a seat, play at it. `since` is the last version seen, after a drop."""
    services = services_of(socket)
    address = address_of(socket)
    try:
        await services.limiter.check(limit.SOCKETS, "socket", address)
        player = await known(socket)
        services.limiter.open_socket(address)
    except (Refused, StorageFault) as fault:
        await _turn_away(socket, fault)
        return
    services.sockets += 1
    try:
        await _serve(socket, services, code, since, Connection(socket, player, address))
    finally:
        services.sockets -= 1
        services.limiter.close_socket(address)


async def _turn_away(socket: WebSocket, fault: Refused | StorageFault) -> None:
    code = fault.code if isinstance(fault, Refused) else Fault.STORAGE_FAILED
    await socket.accept()
    await _close(socket, 1008, Bye(code=code.value, again=code in _PASSING))


async def _serve(socket: WebSocket, services: Services, code: str, since: int, connection: Connection) -> None:
    try:
        live = await services.hall.find(code)
    except (Refused, StorageFault) as fault:
        await _turn_away(socket, fault)
        return
    await socket.accept()
    try:
        await services.hall.join(live, connection, max(0, since))
        await _until_ended(socket, services, live, connection)
    except (Refused, StorageFault) as fault:
        log.error("not_joined", table=live.code, **blame(fault))
        connection.end(Fault.STORAGE_FAILED, again=True)
    except Exception as fault:  # noqa: BLE001 - what is below us would log its words
        log.error("socket_failed", table=live.code, **blame(fault))
        connection.end(Fault.SERVER_FAULT, again=True)
    finally:
        try:
            await services.hall.part(live, connection)
        except StorageFault as fault:
            log.error("not_stored", table=live.code, **blame(fault))
        await _close(socket, 1013 if connection.is_slow else 1000, connection.goodbye)


async def _until_ended(socket: WebSocket, services: Services, live: LiveTable, connection: Connection) -> None:
    """Send and receive until either is over."""
    tasks = [
        asyncio.create_task(connection.send(), name="socket-send"),
        asyncio.create_task(_receive(socket, services, live, connection), name="socket-receive"),
        asyncio.create_task(connection.ended.wait(), name="socket-ended"),
    ]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            fault = task.exception()
            if fault is not None and not isinstance(fault, WebSocketDisconnect):
                log.error("socket_failed", table=live.code, **blame(fault))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close(socket: WebSocket, code: int, goodbye: Bye | None = None) -> None:
    # The other side was first, or does not read: then there is nobody to say goodbye to.
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(LINGER_S):
            if goodbye is not None:
                await socket.send_text(write(goodbye))
            await socket.close(code, goodbye.code if goodbye else None)


async def _receive(socket: WebSocket, services: Services, live: LiveTable, connection: Connection) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None or len(text) > LONGEST:
            # A client of ours never does this: there is nobody to explain it to.
            connection.push(write(Refusal(code=(Fault.BAD_FRAME if text is None else Fault.TOO_LARGE).value)))
            await asyncio.sleep(0)
            return
        await _handle(services, live, connection, text)
        if connection.refused > _MOST_REFUSED:
            return


async def _handle(services: Services, live: LiveTable, connection: Connection, text: str) -> None:
    frame = None
    try:
        await services.limiter.check_frame(connection.id, connection.player, connection.address)
        frame = read_frame(text)
        reply = await answer(services, live, connection.player, frame)
    except Refused as refused:
        connection.refused += 1
        reply = _refusal(frame, refused.code.value, refused.detail)
    except StorageBusy:
        reply = _refusal(frame, Fault.BUSY.value)
    except StorageFault as fault:
        log.error("not_stored", table=live.code, error=str(fault))
        reply = _refusal(frame, Fault.STORAGE_FAILED.value)
    except Exception as fault:  # noqa: BLE001 - one frame must not end a connection
        # Whatever went wrong, it changed nothing; the table and the connection go on.
        log.error("frame_failed", table=live.code, **blame(fault))
        reply = _refusal(frame, Fault.SERVER_FAULT.value)
    if reply is not None:
        connection.push(reply)


def _refusal(frame: object, code: str, detail: str = "") -> str:
    given = None if isinstance(frame, Resume) else getattr(frame, "id", None)
    return write(Refusal(id=given, code=code, detail=detail))
