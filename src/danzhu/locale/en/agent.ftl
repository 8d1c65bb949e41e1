# The agent command: a computer player of ours at somebody else’s table.

help-agent = Let a computer player play at a contest’s server.
help-protocol = how the server speaks: nupt
help-url = the server’s address, as in ws://127.0.0.1:23456/game/client1
help-bot = the computer player (the strongest unless another is named)

agent-prepares = The player “{$bot}” is getting ready; the very first time this takes half a minute.
agent-deal-over = Deal over. Seats by place: {$order}
agent-over = The server has ended the connection. { $count ->
    [one] One action
   *[other] {$count} actions
} taken.

fault-unknown_protocol = There is no protocol “{$name}”, only: {$names}.
fault-no_server = No server answers at {$url}: {$reason}
fault-bad_message = The server sent a message that cannot be used ({$what}): {$detail}
