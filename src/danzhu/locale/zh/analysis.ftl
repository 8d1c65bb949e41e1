# 分析：打完的一副里每个决定值多少。

help-analyse = 说出牌谱里每个决定值多少，怎样打更好。
help-deal = 只看这一副，从1数起
help-analyst = 由哪个电脑玩家评判（不指定则为最强）
help-all = 最好的决定也列出来

fault-no_such_deal = 牌谱里没有打完的第{$number}副，只有{$most}副。

analysis-did = {$turn}. {$who}：
analysis-lapsed = （超时）
analysis-cost = ，损失{$cost}。
analysis-better = 更好的是：
analysis-unweighed = ，没有评判：这样的玩家不会考虑它。
analysis-sum = {$who}：共损失{$lost}；{$count}个决定里有{$best}个是最好的。

## What the server refuses

refused-deal_unfinished = 这一副还没有打完。

## 页面上

analysis-title = 分析
analysis-ask = 分析这一副
analysis-running = 正在看每个决定……
analysis-stop = 停止
analysis-failed = 分析失败，请稍后再试。
analysis-nothing = 谁都没有打亏。
analysis-more = 还有{$count}处较小的损失
