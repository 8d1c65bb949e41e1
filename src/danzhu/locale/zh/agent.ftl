# agent 命令：让我们的电脑玩家到别人的桌上打牌。

help-agent = 让电脑玩家到比赛服务器上打牌。
help-protocol = 服务器说的协议：nupt
help-url = 服务器地址，如 ws://127.0.0.1:23456/game/client1
help-bot = 哪个电脑玩家（不指定则为最强）

agent-prepares = 玩家“{$bot}”正在准备；第一次要半分钟。
agent-deal-over = 一副打完。各座位按名次：{$order}
agent-over = 服务器断开了连接，共行动{$count}次。

fault-unknown_protocol = 没有“{$name}”这种协议，只有：{$names}。
fault-no_server = {$url} 没有服务器应答：{$reason}
fault-bad_message = 服务器发来的消息无法使用（{$what}）：{$detail}
