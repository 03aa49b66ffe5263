## start

chunkMissing = 无法加载地图的这一部分。请检查网络并重新加载。
progressSafe = 你的进度已安全保存在此浏览器中。
errorFallback_title = 出错了。
errorFallback_share = 如果能把这条错误信息发给管理员，会很有帮助！
errorFallback_copy = 复制错误信息
errorFallback_copied = 已复制
errorFallback_reload = 重新加载
errorFallback_details = 错误详情

## first

map_menu = 地图菜单
map_steer_toggle = 平移按钮

# same
app_name = Itinerarium
app_title = Itinerarium：《{ $game }》互动地图
app_subtitle = 《{ $game }》互动地图
app_loadingMap = 正在加载地图…
world_shown = 世界：{ $title }
world_choose = 选择世界
world_failedTitle = 无法加载地点。
world_failedText = 请检查网络后重试。
world_retry = 重试
map_label = 《{ $game }》地图
map_role = 地图
map_compassNorth = 北
map_metres = { $metres } 米
map_kilometres = { $kilometres } 公里
map_viewFailedTitle = 无法加载地图。
map_viewFailedText = 搜索、筛选和你的进度仍然可用。请重新加载页面再试。
map_reload = 重新加载
skip_navigation = 跳过地图
skip_toSearch = 跳到搜索
skip_toSettings = 跳到设置
# same
panel_title = Itinerarium
panel_open = 打开面板
panel_close = 关闭面板
panel_showAll = 全部显示
panel_showPlaces = 显示 { $amount } 个地点
panel_hideAll = 全部隐藏
panel_mapLabels = 地名
panel_showing = 显示 { $shown } 个地点，共 { $all } 个
panel_discovered = 已找到 { $found } 个，共 { $all } 个
panel_filters = 筛选
panel_tab = 面板标签
panel_bar = 快捷入口
panel_search = 搜索
panel_more = 更多
panel_tabs_filters = 筛选
panel_tabs_progress = 进度
panel_tabs_list = 列表
panel_tabs_pins = 图钉
search_label = 搜索地点
search_placeholder = 搜索地点…
search_clear = 清除搜索
search_searching = 正在搜索…
search_results = 搜索结果
search_found = { $amount } 个结果
search_foundOwn = 图钉和笔记中有 { $own } 个结果
search_foundBoth = { $amount } 个结果，图钉和笔记中有 { $own } 个
search_nothing = { $hasOwn ->
     [yes] 没有与“{ $text }”相符的地点、图钉或笔记。
    *[other] 没有与“{ $text }”相符的地点。
    }
search_nothingHint = 试试更短的词、地点类型或 ID。
search_nothingHintSuchAs = 试试更短的词、地点类型（如“{ $example }”）或 ID。
card_label = 详情：{ $label }
card_close = 关闭
card_showMore = 显示更多
card_showLess = 收起
card_type = 类型
card_coordinate = 坐标
card_copyCoordinate = 复制坐标 { $coordinate }
card_copied = 已复制
card_yields = 包含
card_description = 说明
card_requirement = 获取条件
card_more = 详细信息
card_image = 图画：{ $label }
card_discovered = 已找到
card_mark = 标为已找到
card_marked = 已找到
card_visited = 已去过
card_copyRefused = 浏览器阻止了复制。请从这里复制：
settings_open = 设置
toasts_region = 通知 Alt+T
toasts_close = 关闭通知
toasts_undo = 撤销
chunk_title = 缺了点什么
chunk_reload = 重新加载
chunk_close = 关闭
footer_terms = 使用条款
footer_privacy = 隐私政策
footer_credits = 致谢与来源
footer_disclaimer = 免责声明
footer_disclaimerText = Itinerarium 由玩家为玩家制作，与 { $studio }、其发行商以及《{ $game }》的任何制作者和销售者均无关联，也未获其认可。游戏及其地点的名称归各自所有者所有。
footer_navigation = 关于本站
errorFallback_backup = 备份进度
pages_title = { $page } · { $site }
where_from = { $place }：{ $direction ->
     [east] 东
     [north-east] 东北
     [north] 北
     [north-west] 西北
     [west] 西
     [south-west] 西南
     [south] 南
    *[south-east] 东南
    } { $metres } 米
where_of = { $of }{ $direction ->
     [east] 东
     [north-east] 东北
     [north] 北
     [north-west] 西北
     [west] 西
     [south-west] 西南
     [south] 南
    *[south-east] 东南
    } { $metres } 米
where_in = 在{ $place }
listed = { $before }，{ $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before }{ $next }
filters_types = 地点类型
filters_categoryState = 显示 { $on } / { $all } 种类型
filters_actions = { $title }的操作
filters_tallyLabel = 已找到 { $found } 个，共 { $total } 个
filters_fold = { $category }的类型
filters_more_found = 已找到的地点
filters_more_locked = { $locked }、已找到的地点
filters_more_yields = 草药、书籍、已找到的地点
filters_more_both = { $locked }、草药、书籍、已找到的地点
filters_on = 已开启
progress_loading = 正在加载…
spot_title = 位置点 { $coordinate }
embed_open = 打开完整地图
embed_selected = 当前显示：{ $label }
measure_metres = { $metres } 米
shortcuts_open = 键盘快捷键
shortcuts_nothingLeft = 显示的地点已全部找到。
shortcuts_nothingSelected = 请先选择一个地点，再按 D。
amount_marks = { $amount } 个已找到的地点
amount_pins = { $amount } 枚图钉
amount_both = { $marks } 个已找到的地点和 { $pins } 枚图钉
pins_untitled = 图钉
pins_card = 你的图钉：{ $label }
pins_heading = 我的图钉
pins_state = { $amount } 枚图钉{ $shown ->
     [yes] { "" }
    *[other] （已隐藏）
    }
pins_yourNote = 你的笔记
filterOverride_drop = 返回我的视图
filterOverride_friends = 分享的视图
filterOverride_isolatedUntitled = 所选内容
filterOverride_backToAll = 清除
filterOverride_outOfSight = 显示屏幕外 { $amount } 个
filterOverride_isolatedAmount = 仅{ $title }：{ $shown } / { $total }
filterOverride_showing = 显示 { $shown } / { $total }
filterOverride_shown = 地图筛选
filterOverride_shortcuts = 快捷筛选
filterOverride_stillToFind = 未找到

## map

map_instructions = 方向键移动地图，加号和减号缩放，Enter 键打开离中心最近的地点。
map_zoomIn = 放大
map_zoomOut = 缩小
map_enterFullScreen = 全屏
map_leaveFullScreen = 退出全屏
map_scale = 比例尺：{ $distance }
map_pointerCoordinate = 指针处的坐标
map_crosshair_marker = { $what }，{ $way }，{ $found ->
     [yes] 已找到
    *[other] 未找到
    }。
map_crosshair_pin = { $label }，{ $way }。
map_crosshair_displacement = 中心{ $direction ->
     [east] 东
     [north-east] 东北
     [north] 北
     [north-west] 西北
     [west] 西
     [south-west] 西南
     [south] 南
    *[south-east] 东南
    } { $metres } 米
map_crosshair_inMiddle = 就在中心
map_crosshair_others = 附近还有 { $amount } 个地点。
map_crosshair_nothing = 中心没有地点。
map_crosshair_near = { $where }。
map_crosshair_enter = 按 Enter 键打开。
map_arrow_label = { $name }：{ $direction ->
     [east] 东
     [north-east] 东北
     [north] 北
     [north-west] 西北
     [west] 西
     [south-west] 西南
     [south] 南
    *[south-east] 东南
    } { $distance }。前往
map_arrow_player = 你的位置
map_steer_label = 移动地图
map_steer_sides_north = 向北移动
map_steer_sides_west = 向西移动
map_steer_sides_east = 向东移动
map_steer_sides_south = 向南移动
map_steer_choose = 打开中心的地点
map_steer_addPoint = 在中心加一个点
map_steer_menu = 中心菜单：图钉、链接、测量
map_controls = 地图控件
map_changeBasemapStyle_parchment = 切换为羊皮纸样式
map_changeBasemapStyle_night = 切换为夜间样式
map_changeBasemapStyle_plain = 切换为简洁样式
map_landFailed = 无法加载地形。所有地点仍在地图上。
measure_crosshair = 按 Enter 键在中心加一个点。
lasso_crosshair = 按 Enter 键在中心加一个顶点。
spot_pin = 图钉：{ $coordinate }
measure_total = 共 { $metres } 米

## later

shortcuts_mapMenu = 地图菜单：跟随游戏、打印、制作海报
live_open = 跟随游戏…
poster_print_open = 打印视图…
poster_open = 创建海报…
backups_title = 备份
backups_open = 全部备份


typeMenu_showOnly = 仅显示这些
typeMenu_checklist = 清单
typeMenu_alwaysNames = 始终显示名称

toasts_marked = 已找到：{ $label }
toasts_unmarked = 改为未找到：{ $label }
toasts_markedMany = 已将 { $amount } 个地点标为已找到
toasts_unmarkedMany = 已将 { $amount } 个地点改为未找到
storage_newer_marks = { $backedUp ->
     [yes] 上次备份后新增 { $marks } 个已找到的地点。
    *[other] { $marks } 个已找到的地点未备份。
    }
storage_newer_changes = { $backedUp ->
     [yes] 上次备份后，图钉和笔记有 { $changes } 处改动。
    *[other] 图钉和笔记有 { $changes } 处改动未备份。
    }
storage_newer_both = { $backedUp ->
     [yes] 上次备份后新增 { $marks } 个已找到的地点，图钉和笔记有 { $changes } 处改动。
    *[other] { $marks } 个已找到的地点、图钉和笔记的 { $changes } 处改动未备份。
    }
pins_toasts_moved = 已移动：{ $label }
pins_toasts_deleted = 已删除：{ $label }
pins_toasts_deletedMany = 已删除 { $amount } 枚图钉
pins_toasts_noteDeleted = 笔记已删除
search_distance = 距离 { $distance }
search_whereAndFar = { $where } · { $away }
search_between = 附近 的 在 离 里 旁 旁边 周围 周边 靠近 最近 最近的 附近的
search_bookWords = 书 书籍 书本
search_settlements = 聚落
search_kinds = 地点类型
search_moreKinds = 还有 { $amount } 种类型
search_showOnMap = 在地图上显示全部 { $amount } 个
search_shownTitle = “{ $searched }”
search_isolateKind = 仅显示
search_isolateKindLabel = 仅显示：{ $type }
settlement_label = 聚落：{ $name }
settlement_places = { $amount } 个地点
settlement_services = 商店与服务
settlement_others = 这里还有
settlement_found = 已找到 { $found } / { $all }
settlement_foundLeft = 已找到 { $found } / { $all }，还剩 { $left } 个
settlement_tally = { $found } / { $all }
settlement_nothing = 这里没有地点。
settlement_isolate = 仅显示这些
settlement_list = 查看列表
list_heading = 画面中的地点
list_amount = { $amount ->
     [0] 画面中没有地点
    *[other] 画面中有 { $amount } 个地点
    }
list_middle = 地图中心：{ $where }
list_order = 排序方式
list_orders_kind = 类型
list_orders_distance = 距离
list_ofKind = { $amount }
list_kind = { $title }：{ $amount } 个地点
list_nearest = 画面中的地点，由近到远
list_more = 显示更多
list_none = 此区域没有符合筛选的地点。
list_noneHint = 移动地图、缩小，或在“筛选”中显示更多类型。
list_move = 移动地图
list_sides_north = 北
list_sides_west = 西
list_sides_east = 东
list_sides_south = 南
list_closer = 放大
list_farther = 缩小
settings_title = 设置
settings_close = 关闭
settings_back = 返回设置
settings_markerSize = 标记大小
settings_markerSizeHeading = 标记大小
settings_pixels = { $size } 像素
settings_basemapStyle = 地图样式
settings_basemapStyles_parchment_name = 羊皮纸
settings_basemapStyles_parchment_hint = 旧纸墨迹
settings_basemapStyles_night_name = 夜间
settings_basemapStyles_night_hint = 深色，护眼
settings_basemapStyles_plain_name = 简洁
settings_basemapStyles_plain_hint = 清爽，适合打印
settings_language = 语言（Language）
settings_languageFailed = 无法加载语言。请检查网络后重试。
settings_languageNewer = 你的语言包含在已就绪的新版本中。
settings_languageMissing = 地图暂时显示英文，因为此设备上没有你的语言。联网打开一次即可下载。
settings_keepNotifications = 保留通知直到手动关闭
settings_manage = 管理已找到的地点
settings_manageHint = 备份是一个小文件，在另一台设备上导入即可带走你的进度。
settings_upload = 导入
settings_drop = 松开即可导入文件
settings_backup = 备份
settings_exportPins = 导出图钉（GeoJSON）
settings_fileRefused = 此浏览器无法在这里保存文件。请在其他浏览器中打开本页再试。
settings_clear = 清空
settings_earlier = 历史版本
settings_earlierHint = 重大改动之前的进度。恢复操作可以撤销。
settings_earlierReasons_clear = 清空之前
settings_earlierReasons_import = 导入文件或链接之前
settings_earlierReasons_migration = 更新之前
settings_earlierReasons_restore = 恢复之前
settings_restore = 恢复
settings_restoreLabel = 恢复：{ $size }，{ $reason }
settings_restoreDated = 恢复：{ $size }，{ $reason }，{ $date }
settings_restoreReasons_clear = 清空之前
settings_restoreReasons_import = 导入文件或链接之前
settings_restoreReasons_migration = 更新之前
settings_restoreReasons_restore = 恢复之前
settings_clearQuestion = 要清空所有已找到的地点吗？
settings_clearText = { $amount ->
     [0] 还没有找到任何地点。
    *[other] 将清空 { $amount } 个已找到的地点。可以撤销，“设置”中也保留历史版本。
    }
confirm_title = 确定要继续吗？
confirm_description = 这会清除内容，而且无法撤销。
confirm_confirm = 确认
confirm_cancel = 取消
toasts_uploadFailed = 导入失败
toasts_uploadMerged = 已合并导入的地点
toasts_backupStarted = 已开始下载备份
toasts_pinsExported = 已开始下载你的图钉
toasts_cleared = 已清空已找到的地点
toasts_restored = 已恢复：{ $size }
storage_retry = 重试
storage_dismiss = 关闭
storage_emptied_marks = 地图打开期间，本站的数据在浏览器中被删除。屏幕上还有 { $marks } 个已找到的地点。
storage_emptied_pins = 地图打开期间，本站的数据在浏览器中被删除。屏幕上还有 { $pins } 枚图钉。
storage_emptied_both = 地图打开期间，本站的数据在浏览器中被删除。屏幕上还有 { $marks } 个已找到的地点和 { $pins } 枚图钉。
storage_backedUp_empty = 还没有可备份的内容。
storage_backedUp_never = 所有内容都来自文件或链接。你在这里还没有备份过。
storage_backedUp_all = 所有内容都已备份。
storage_backedUp_takenIn = 所有内容都在上次备份中，或之后来自文件或链接。
storage_keep = 保留我的数据
storage_startAfresh = 重新开始
storage_problems_blocked = 此浏览器阻止了存储：关闭页面后进度将丢失。离开前请先备份。
storage_embedded = 你的浏览器在此处阻止了存储：关闭页面后此标记将丢失。要保留标记，请打开完整地图。
storage_problems_full = 无法保存刚才的改动：浏览器存储空间已满。稍后会重试，请先备份。
storage_problems_one-copy = 你的进度只保存在两处中的一处：另一处已满或被浏览器阻止。请不时备份。
storage_problems_newer = 你的进度由较新版本的地图保存，在这里为只读。请重新加载以更新。
storage_problems_stuck = 无法读取已保存的进度，也没有空间另存。它保持原样，新的改动不会保存。离开前请先备份。
storage_problems_quarantined = 无法读取已保存的进度。它已原样另存，现在从空列表开始。
storage_problems_copy-quarantined = 进度的两份副本中有一份无法读取。它已原样另存，现在使用另一份。
storage_problems_pins-quarantined = 无法读取已保存的图钉和笔记，已原样另存。已找到的地点不受影响。
storage_problems_pins-copy-quarantined = 图钉和笔记的两份副本中有一份无法读取。它已原样另存，现在使用另一份。
storage_problems_settings-full = 你的设置无法保存：浏览器存储空间已满。稍后会重试。你的进度不受影响。
storage_problems_settings-newer = 你的设置由较新版本的地图保存，在这里为只读。请重新加载以更新。你的进度不受影响。
storage_problems_settings-stuck = 你的设置无法读取，也没有空间另存。它们保持原样，新的改动不会保存。你的进度不受影响。
storage_problems_settings-quarantined = 无法读取你的设置。已原样另存，现使用默认设置。你的进度不受影响。
storage_problems_filters-full = 你的筛选无法保存：浏览器存储空间已满。稍后会重试。你的进度不受影响。
storage_problems_filters-newer = 你的筛选由较新版本的地图保存，在这里为只读。请重新加载以更新。你的进度不受影响。
storage_problems_filters-stuck = 你的筛选无法读取，也没有空间另存。它们保持原样，新的改动不会保存。你的进度不受影响。
storage_problems_filters-quarantined = 无法读取你的筛选。已原样另存，现显示所有类型。你的进度不受影响。
storage_problems_backup-full = 备份状态无法保存：浏览器存储空间已满。稍后会重试。你的进度不受影响。
storage_problems_backup-newer = 备份状态由较新版本的地图保存，在这里为只读。请重新加载以更新。你的进度不受影响。
storage_problems_backup-stuck = 备份状态无法读取，也没有空间另存。它们保持原样，新的改动不会保存。你的进度不受影响。
storage_problems_backup-quarantined = 无法读取备份状态。已原样另存，下次提醒可能会提前。你的进度不受影响。
storage_problems_playthroughs-full = 你的周目名称无法保存：浏览器存储空间已满。稍后会重试。你的进度不受影响。
storage_problems_playthroughs-newer = 你的周目名称由较新版本的地图保存，在这里为只读。请重新加载以更新。你的进度不受影响。
storage_problems_playthroughs-stuck = 你的周目名称无法读取，也没有空间另存。它们保持原样，新的改动不会保存。你的进度不受影响。
storage_problems_playthroughs-quarantined = 无法读取周目名称。已原样另存，周目将不带名称显示。你的进度不受影响。
storage_problems_history-full = 历史版本和改动历史的副本无法保存：浏览器存储空间已满。稍后会重试。你的进度不受影响。
storage_problems_history-newer = 历史版本和改动历史的副本由较新版本的地图保存，在这里为只读。请重新加载以更新。你的进度不受影响。
storage_problems_history-stuck = 历史版本和改动历史的副本无法读取，也没有空间另存。它们保持原样，新的改动不会保存。你的进度不受影响。
storage_problems_history-quarantined = 无法读取历史版本和改动历史的副本。已原样另存，改用浏览器数据库。你的进度不受影响。
offline_preparing = 离线：正在下载…
offline_ready = 离线：已就绪，{ $megabytes } MB
offline_failed = 离线：未就绪。部分文件无法下载，请联网后重试。
offline_tryAgain = 重试
offline_saving = 离线：省流量模式已开启，未下载。
offline_prepare = 下载
offline_cacheAll = 所有世界离线可用（还需 { $megabytes } MB）
offline_allCached = 所有世界离线可用（已全部下载）
offline_cachingAll = 正在下载所有世界…
offline_noRoom = 空间不足，无法保存“{ $world }”：浏览器存储空间已满。
offline_notFetched = “{ $world }”的部分文件无法下载。
offline_appShell = 应用本身
offline_notCachedTitle = “{ $world }”还不在这台设备上。
offline_notCachedText = 地图联网打开过一次后即可离线使用。恢复联网后，本页会自动继续。
offline_cachedWorlds = 可离线使用：
more_share = 分享视图
more_send = 发送到其他设备
more_refused = 浏览器阻止了复制。
filters_tally = { $found } / { $total }
filters_yields = 包含
filters_onlyFound = 仅已找到
filters_yieldsAll = 不限
filters_anyHerb = 任意草药
filters_anyBook = 任意技能书
filters_herbs = 草药
filters_books = 技能书
progress_whole = 整张地图
progress_byArea = 按区域
progress_next = 附近未找到的地点
progress_nothingNext = 显示的地点都已找到。可在“筛选”中显示更多类型。
# $percent (number)
progress_share = { $percent }%
progress_tally = 已找到 { $found } / { $total }
progress_left = { $amount ->
     [0] 全部找到
    *[other] 还剩 { $amount } 个
    }
progress_barLabel = { $title }：已找到
progress_openList = 清单：{ $title }
progress_newPlaces_line = 自上次访问以来新增 { $amount } 个地点
progress_newPlaces_show = 显示新地点
progress_newPlaces_title = 新地点
progress_markInView = 将画面中 { $amount } 个标为已找到
progress_nothingInView = 画面中没有可标记的地点
progress_lasso = 套索
progress_many = 同时处理多个地点
progress_back = 所有类型
progress_order = 排序方式
progress_orders_distance = 距离
progress_orders_name = 名称
# same
progress_orders_id = ID
progress_orders_map = 藏宝图
progress_onlyMissing = 仅未找到
progress_onlyMissingHint = 标为已找到的地点会留在这里，直到你离开清单。
progress_nothingMissing = 已全部找到。
progress_again = 从这里排序
progress_days_title = { $unit ->
     [week] 每周找到
     [month] 每月找到
     [year] 每年找到
    *[day] 每日找到
    }
progress_days_since = 自 { $date }起：已找到 { $amount } 处。
progress_days_most = 单日最多：{ $amount } 处（{ $date }）。
progress_days_undated = 日期未知：{ $amount } 处。
progress_days_table = 以表格显示
progress_days_unit = { $unit ->
     [week] 周（起始日）
     [month] 月份
     [year] 年份
    *[day] 日期
    }
progress_days_found = 已找到
progress_days_save = 保存图片
progress_days_saved = 图片已保存
progress_metres = { $metres } 米
progress_box = 已找到：{ $label } #{ $id }
toasts_undone_mark = 已撤销：{ $label }改为未找到
toasts_undone_unmark = 已撤销：{ $label }重新标为已找到
toasts_undone_mark-many = 已撤销：地点改为未找到
toasts_undone_unmark-many = 已撤销：地点重新标为已找到
toasts_undone_clear = 已撤销：已恢复找到的地点
toasts_undone_import = 已撤销：已移除导入的地点
toasts_undone_restore = 已撤销：已取消恢复
toasts_undone_pin = 已撤销：已移除图钉
toasts_undone_pin-edit = 已撤销：图钉更改
toasts_undone_pin-move = 已撤销：图钉已移回原处
toasts_undone_pin-delete = 已撤销：已恢复图钉
toasts_undone_pins-delete = 已撤销：已恢复所有图钉
toasts_undone_note = 已撤销：已恢复笔记
toasts_undone_quest = 已撤销：任务更改
toasts_nothingToUndo = 没有可撤销的操作。
undoing_kept = { $amount } 项之后又有改动，保持不变。
undoing_allKept = 没有改动：这一步的所有内容之后又改过。
undoing_redo = 重做
undoing_redone = 已重做：{ $what }
undoing_nothingToRedo = 没有可重做的操作。
undoing_recent_title = 最近的改动
undoing_recent_hint = 你最近的 50 次改动，最新的在前。每次都可单独撤销；之后又改过的内容保持不变。
undoing_recent_nothing = 还没有改动。
undoing_recent_undo = 撤销：{ $what }
undoing_recent_redo = 重做：{ $what }
undoing_recent_undone = 已撤销
undoing_elsewhere_title = 要撤销另一个标签页的改动吗？
undoing_elsewhere_description = 此标签页没有可撤销的内容了。上一次改动是在另一个标签页或之前的访问中做的：
undoing_elsewhere_confirm = 撤销
undoing_elsewhere_cancel = 取消
undoing_action_mark = 已找到：{ $label }
undoing_action_unmark = 改为未找到：{ $label }
undoing_action_mark-many = 将 { $amount } 个地点标为已找到
undoing_action_passed = 途中找到 { $amount } 个地点
undoing_action_unmark-many = 将 { $amount } 个地点改为未找到
undoing_action_clear = 清空了 { $amount } 个已找到的地点
undoing_action_import = 导入文件或链接：{ $what }
undoing_action_restore = 恢复历史版本，改动：{ $what }
undoing_action_pin = 添加图钉：{ $label }
undoing_action_pin-edit = 编辑图钉：{ $label }
undoing_action_pin-move = 移动图钉：{ $label }
undoing_action_pin-delete = 删除图钉：{ $label }
undoing_action_pins-delete = 删除了 { $amount } 枚图钉
undoing_action_note = 更改笔记：{ $label }
pins_glyphs_pin = 图钉
pins_glyphs_flag = 旗帜
pins_glyphs_star = 星星
pins_glyphs_cross = 十字
pins_glyphs_heart = 心形
pins_glyphs_skull = 骷髅
pins_glyphs_chest = 宝箱
pins_glyphs_sword = 剑
pins_glyphs_house = 房屋
pins_glyphs_herb = 草药
pins_glyphs_question = 问号
pins_glyphs_warning = 感叹号
pins_colours_red = 红色
pins_colours_orange = 橙色
pins_colours_yellow = 黄色
pins_colours_green = 绿色
pins_colours_teal = 青色
pins_colours_blue = 蓝色
pins_colours_indigo = 靛蓝
pins_colours_purple = 紫色
pins_colours_pink = 粉色
pins_colours_brown = 棕色
pins_colours_grey = 灰色
pins_colours_black = 黑色
pins_add = 添加图钉
pins_editPin = 编辑图钉
pins_deletePin = 删除图钉
pins_editing = 编辑你的图钉：{ $label }
pins_note = 笔记
pins_move = 移动
pins_moveGroup = 移动图钉
pins_moveHint = 每次移动一米，按住 Shift 移动十米。也可以在地图上拖动图钉。
pins_steps_north = 北
pins_steps_west = 西
pins_steps_south = 南
pins_steps_east = 东
pins_movedTo = 现在位于 { $coordinate }
pins_title = 标题
pins_titleHint = 显示在地图上的名称
pins_noteHint = 想记下的任何内容
pins_glyph = 图标
pins_colour = 颜色
pins_left = { $amount ->
     [0] 已达字数上限
    *[other] 还可输入 { $amount } 个字符
    }
pins_full = 此栏已满（{ $most } 个字符）。请先删除一些内容再输入。
pins_save = 保存
pins_cancel = 取消
pins_discard_title = 放弃更改？
pins_discard_description = 更改尚未保存。
pins_discard_confirm = 放弃
pins_discard_cancel = 继续编辑
pins_list = 图钉和笔记
pins_none = 你还没有图钉。
pins_order = 排序方式
pins_orders_distance = 距离
pins_orders_title = 标题
pins_again = 从这里排序
pins_more = 显示更多
pins_pinsList = 我的图钉
pins_notesList = 地点笔记
pins_deleteAll = 删除所有图钉
pins_deleteAllTitle = 要删除你的所有图钉吗？
pins_deleteAllText = 将删除 { $amount } 枚图钉，地点笔记会保留。可以撤销，“设置”中也保留历史版本。
pins_noteOn = 笔记：{ $label }
spotMenu_label = { $coordinate } 处的菜单
spotMenu_copy = 复制坐标 { $coordinate }
spotMenu_copied = 已复制 { $coordinate }
spotMenu_link = 复制链接
spotMenu_linkCopied = 链接已复制
spotMenu_nearest = 附近有什么
spotMenu_measure = 从这里测量
spotMenu_refusedTitle = 手动复制
spotMenu_refused = 浏览器阻止了复制。请从这里复制：
spotMenu_close = 关闭
overlap_title = 这里有 { $count } 个地点
overlap_found = 已找到
nearest_title = { $coordinate } 附近
nearest_close = 关闭
nearest_services = 商店与服务
nearest_undiscovered = 未找到的地点
nearest_nothingLeft = 你已找到地图上的所有地点。
nearest_nextOfKind = 下一个同类地点
nearest_noServices = 此地图上没有商店与服务。
nearest_displacement = { $direction ->
     [east] 东
     [north-east] 东北
     [north] 北
     [north-west] 西北
     [west] 西
     [south-west] 西南
     [south] 南
    *[south-east] 东南
    } { $metres } 米
nearest_here = 就在这里
measure_label = 测量
measure_begin = 点击、轻触或按 Enter 键添加点。
measure_leg = 本段 { $metres } 米
measure_undo = 移除点
measure_done = 完成
lasso_label = 套索
lasso_begin = 圈出地点，或点击、轻触、按 Enter 键添加顶点。
lasso_corners = { $amount ->
     [0] 0 个顶点，至少需要 3 个
     [1] 1 个顶点，至少需要 3 个
     [2] 2 个顶点，至少需要 3 个
    *[other] { $amount } 个顶点
    }
lasso_inside = { $amount ->
     [0] 圈内没有显示的地点。
    *[other] 圈内 { $amount } 个地点，已找到 { $found } 个
    }
lasso_undo = 移除顶点
lasso_closeLine = 闭合形状
lasso_mark = 标为已找到
lasso_unmark = 改为未找到
lasso_again = 重画
lasso_leave = 完成
shapes_keepLine = 保留线
shapes_keepArea = 保留区域
shapes_names_shape-line = 线
shapes_names_shape-area = 区域
shapes_share = 分享图形
shapes_within = 选择其中的地点
shapes_length = 长度
shapes_size = 面积
shapes_hectares = { $area } 公顷
shortcuts_title = 键盘快捷键
shortcuts_close = 关闭
shortcuts_switch = 单键快捷键
shortcuts_switchHint = 关闭后，上面的单键不起作用，其他按键照常可用。
shortcuts_keys = 单键，在页面任何地方都可用
shortcuts_otherKeys = 其他按键
shortcuts_search = 搜索
shortcuts_panel = 打开或关闭面板
shortcuts_next = 前往最近的未找到地点
shortcuts_discovered = 将所选地点标为已找到或未找到
shortcuts_list = 显示键盘快捷键
shortcuts_undo = 撤销上一次改动
shortcuts_redo = 重做
shortcuts_pan = 移动地图
shortcuts_zoom = 放大和缩小
shortcuts_lists = 在列表或工具栏中移动；Tab 键离开
shortcuts_choose = 打开地图中心的地点；测量或使用套索时添加点
shortcuts_menu = 打开所选地点或地图中心的菜单
shortcuts_removePoint = 测量或使用套索时移除最后一个点
shortcuts_deletePin = 删除地图上选中的图钉
shortcuts_leave = 关闭或取消
shortcuts_or = 或
shortcuts_arrows = 方向键
# same
shortcuts_keyNames_home = Home
# same
shortcuts_keyNames_end = End
# same
shortcuts_keyNames_enter = Enter
# same
shortcuts_keyNames_shift = Shift
# same
shortcuts_keyNames_backspace = Backspace
# same
shortcuts_keyNames_delete = Delete
shortcuts_keyNames_escape = Esc
# same
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = 此链接的部分内容无法显示
linkUnread_text = { $what ->
     [place] 它指向的地点不在这张地图上。
     [point] 它指向的位置在这张地图之外，地图范围从 { $from } 到 { $to }。
     [kinds] 它包含这张地图没有的地点类型。
     [coordinates] 其中的坐标无法读取。
     [quest] 它指向的任务不在这张地图上。
     [pin] 它描述了一枚图钉，但没有说明图钉的位置。
     [set] 其中的筛选组合不完整。
     [filters] 它包含这张地图没有的筛选条件。
    *[several] 其中有几项不在这张地图上。
    }请检查是否复制了完整链接，或请对方再发一次。
ownWords_heading = 冲突
ownWords_hint = { $where ->
     [file] 文件
    *[link] 链接
    }中有 { $amount } 条图钉或笔记与你的版本不同。除非另行选择，否则保留你的版本。
ownWords_forAll = 应用于全部
ownWords_forOne = 选择：{ $label }
ownWords_choices_mine = 保留我的
ownWords_choices_theirs = 使用对方的
ownWords_choices_both = 保留两者
ownWords_mine = 你的
ownWords_theirs_file = 来自文件
ownWords_theirs_link = 来自链接
ownWords_deleted = 已删除
ownWords_noWords = 没有文字
ownWords_more = 再显示 { $amount } 条

routes_toHere = 去这里
routes_fromHere = 从这里出发
routes_onToHere = 接着去这里
routes_viaHere = 途经这里
routes_card = 路线：{ $name }
routes_title = 路线
routes_walk = 步行 { $minutes } 分钟
routes_run = 跑步 { $minutes } 分钟
routes_ride = 骑马 { $minutes } 分钟
routes_offRoad = 越野 { $metres } 米
routes_finding = 正在寻找路线…
routes_failed = 无法加载道路。请检查网络后重试。
routes_retry = 重试
routes_from = 起点
routes_fromPlayer = 你的位置
routes_fromLastEnd = 上一条路线的终点
routes_fromView = 地图中心
routes_fromFastTravel = { $name }（最近的快速旅行点）
routes_chooseOnMap = 在地图上选择…
routes_to = 终点
routes_by = 道路类型
routes_kinds_roads = 优先大路
routes_kinds_paths = 大路和小径
routes_fastTravel = 快速旅行
routes_fastTravels_none = 关闭
routes_fastTravels_found = 仅已找到的点
routes_fastTravels_all = 所有点
routes_turnRound = 反向
routes_choose_begin = 点按起点，或搜索地点。
routes_choose_search = 搜索起点。
routes_choose_end = 点按终点，或搜索地点。
routes_cancel = 取消
routes_directions = 路线指引
routes_steps_label = 分步指引
routes_steps_begin = 从{ $from }出发，{ $direction ->
     [east] 向东
     [north-east] 向东北
     [north] 向北
     [north-west] 向西北
     [west] 向西
     [south-west] 向西南
     [south] 向南
    *[south-east] 向东南
    }{ $onto ->
     [road] 沿大路走
     [path] 沿小径走
    *[straight] 越野前行
    }
routes_steps_turn = { $metres } 米后{ $turn ->
     [straight] 直行
     [slightLeft] 靠左走
     [left] 左转
     [sharpLeft] 向左急转
     [slightRight] 靠右走
     [right] 右转
    *[sharpRight] 向右急转
    }
routes_steps_turnAt = { $metres } 米后{ $turn ->
     [straight] 直行
     [slightLeft] 靠左走
     [left] 左转
     [sharpLeft] 向左急转
     [slightRight] 靠右走
     [right] 右转
    *[sharpRight] 向右急转
    }（{ $landmark }）
routes_steps_onto_road = 走上大路
routes_steps_onto_path = 走上小径
routes_steps_leave = { $metres } 米后离开道路，{ $direction ->
     [east] 向东
     [north-east] 向东北
     [north] 向北
     [north-west] 向西北
     [west] 向西
     [south-west] 向西南
     [south] 向南
    *[south-east] 向东南
    }越野前行
routes_steps_travel = { $metres } 米后快速旅行至：{ $place }
routes_steps_travelNow = 快速旅行至：{ $place }
routes_steps_pass = { $metres } 米后经过：{ $place }
routes_steps_arrive = { $metres } 米后到达：{ $place }
routes_steps_arriveNow = 你已到达：{ $place }
routes_steps_bridges = { $bridges ->
     [1] 过桥
    *[other] 过 { $bridges } 座桥
    }
routes_beside = 路线沿途
routes_reach = 距路线
routes_besideAmount = { $amount ->
     [0] 没有符合筛选的地点。
    *[other] { $amount } 个地点符合筛选
    }
routes_stillToFind = 未找到：{ $left }
routes_alreadyFound = 已找到：{ $found }
routes_along = { $metres } 米后
routes_more = 显示更多
routes_handles_begin = 路线起点
routes_handles_end = 路线终点
routes_handles_between = 途经点 { $number }
routes_handles_new = 添加途经点
routes_tripNear = 附近行程
routes_nothingLeft = 没有符合筛选的未找到地点。
routes_bestOrder = 优化顺序
routes_undone = 已撤销：已恢复路线
routes_printStops = 打印站点…
routes_ordering = 正在优化顺序…
routes_stopOrdering = 停止
routes_exportRoute = 导出路线（GeoJSON）
routes_exportGpx = 导出路线（GPX）
routes_save = 保存到我的图钉
routes_saveChanges = 保存更改
routes_savedAs = 已保存到我的图钉：{ $title }
routes_show = 显示行程
routes_share = 分享行程
routes_back = 返回起点
routes_tripInView = 行程：画面中未找到的
routes_tripLeft = 行程：未找到的
routes_tripShown = 行程：所有显示的
routes_tripThese = 行程：全部
routes_tripNearest = 行程：最近 { $amount } 处
routes_tooMany = 一个行程最多 { $most } 站。已添加最近的地点。
routes_stops_next = 下一站：第 { $number }/{ $of } 站，{ $name }，{ $metres } 米
routes_stops_goOn = 找到了，下一站
routes_stops_passed = { $name }：已完成
routes_trip = { $stops } 站行程
routes_stops_title = 站点
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = 上移{ $name }
routes_stops_later = 下移{ $name }
routes_stops_leaveOut = 移除{ $name }
routes_areas_title = 按区域
routes_areas_shade = 在地图上为区域着色
routes_areas_around = { $name }一带
routes_steps_next = 再走 { $metres } 米{ $turn ->
     [straight] 直行
     [slightLeft] 靠左走
     [left] 左转
     [sharpLeft] 向左急转
     [slightRight] 靠右走
     [right] 右转
    *[sharpRight] 向右急转
    }
routes_steps_crossroads = 直行过 { $crossroads } 个路口
routes_steps_passing = 途经 { $things }
routes_options = 选项：{ $chosen }
routes_mode = 出行方式
routes_modes_walk = 步行
routes_modes_run = 跑步
routes_modes_ride = 骑马
routes_tripDone = 行程完成：{ $of } 处已找到 { $found } 处
routes_endTrip = 结束行程
routes_anotherTrip = 开始新行程

playthroughs_title = 周目
playthroughs_hint = 每个周目都有自己的已找到地点、图钉和笔记。筛选和设置共用。
playthroughs_new = 新建周目…
playthroughs_unnamed = 未命名
playthroughs_shown = 当前显示
playthroughs_tally = 已找到 { $found } / { $total }
playthroughs_switch = 切换
playthroughs_switchLabel = 切换到“{ $name }”
playthroughs_rename = 重命名
playthroughs_renameLabel = 重命名“{ $name }”
playthroughs_copy = 复制
playthroughs_copyLabel = 复制“{ $name }”
playthroughs_delete = 删除
playthroughs_deleteLabel = 删除“{ $name }”
playthroughs_deleted = 已删除的周目
playthroughs_bringBack = 恢复
playthroughs_bringBackLabel = 恢复“{ $name }”
playthroughs_forGood = 永久删除
playthroughs_forGoodLabel = 永久删除：“{ $name }”
playthroughs_forGoodTitle = 永久删除？
playthroughs_forGoodQuestion = 永久删除“{ $name }”？
playthroughs_forGoodText = 其中已找到的地点、图钉和笔记将从此设备删除，无法撤销。
playthroughs_name = 名称
playthroughs_firstName = 当前周目
playthroughs_newName = 新周目
playthroughs_first = 一周目
playthroughs_second = 二周目
playthroughs_copyOf = { $name }（副本）
playthroughs_blank = 请输入名称。
playthroughs_left = 还可输入 { $amount } 个字符
playthroughs_save = 保存
playthroughs_make = 创建
playthroughs_close = 关闭
playthroughs_nameTitle_new = 新建周目
playthroughs_nameTitle_rename = 重命名周目
playthroughs_nameTitle_copy = 复制周目
playthroughs_deleteTitle = 要删除周目吗？
playthroughs_deleteQuestion = 要删除“{ $name }”吗？
playthroughs_deleteText = 其中已找到的地点（{ $found } / { $total }）、图钉和笔记将从地图移除。可在“设置”中恢复。
playthroughs_deleteUncounted = 其中已找到的地点、图钉和笔记将从地图移除。可在“设置”中恢复。
playthroughs_confirm = 删除
playthroughs_cancel = 取消
playthroughs_toastDeleted = 已删除：“{ $name }”
playthroughs_toastGone = “{ $name }”已在另一个标签页里删除
playthroughs_undo = 撤销
playthroughs_merged = 文件来自“{ $from }”，已合并到“{ $into }”。
playthroughs_head = 周目：“{ $name }”
playthroughs_nameless = 未命名的周目
playthroughs_namelessMarks = 未命名：{ $amount } 个已找到的地点
playthroughs_namelessPins = 未命名：{ $amount } 枚图钉和笔记
playthroughs_refused_newer = 你的周目由较新版本的地图保存。请先重新加载以更新，再创建新周目。
playthroughs_refused_no-room = 无法创建周目：浏览器存储空间已满或被阻止。没有任何改动。
playthroughs_elsewhere_deleted = 此周目已在别处删除。再次保存即可用此名称恢复。
playthroughs_elsewhere_gone = 此周目已在别处永久删除。请改为新建一个。

worlds_title = 世界
worlds_close = 关闭
worlds_loading = 正在加载世界…
worlds_failed = 无法加载世界。请检查网络后重试。
worlds_retry = 重试
worlds_found = 已找到 { $found } / { $all }
worlds_places = { $all } 个地点
worlds_present = 当前显示
worlds_cached = 已存到本机
worlds_titleAndId = { $title }（{ $id }）


wiki_place = 维基页面
wiki_kind = 维基页面：{ $kind }
report_link = 报告错误
report_ask = 报告错误
report_copyRow = 复制地点数据
report_copyHint = 请将此地点的数据发给地图维护者，并说明哪里有误。
report_copied = 已复制
report_copyRefused = 浏览器阻止了复制。请从这里复制：
report_title = 错误：{ $label }（{ $id }）
report_wrong = 哪里有误：
report_world = 世界：{ $world }
report_id = ID：{ $id }
report_type = 类型：{ $type }
report_coordinate = 坐标：{ $coordinate }
report_inGame = 游戏内：{ $metres } 米
report_name = 名称：{ $name }
report_description = 说明：{ $description }

veil_hint = 此地点的名称含剧透，找到之前不会显示。
veil_show = 显示名称
filterOverride_filters = 分享的筛选
filterOverride_filtersShown = 正在显示链接中的筛选。
filterOverride_filtersHint = 你的筛选仍在。除非保留这些，否则更改不会保存。
filterOverride_keep = 保留这些
filterOverride_isolated = 仅{ $title }
filterOverride_isolateThisKind = 仅显示这些
filterOverride_undone = 已撤销：已恢复筛选
filterSets_title = 筛选组合
filterSets_keep = 保留为组合…
filterSets_rename = 重命名…
filterSets_earlier = 前移
filterSets_later = 后移
filterSets_start = 启动时显示
filterSets_copyLink = 复制链接
filterSets_delete = 删除
filterSets_nameTitle_keep = 保留为筛选组合
filterSets_nameTitle_rename = 重命名筛选组合
filterSets_taken_keep = 已有名为“{ $name }”的组合。“替换”会用当前显示的内容取代它。
filterSets_taken_rename = 已有名为“{ $name }”的组合。请换一个名称。
filterSets_replace = 替换
filterSets_full = 最多可保留 { $most } 个组合。请先删除一个。
filterSets_kept = 已保留：“{ $name }”
filterSets_deleted = 已删除：“{ $name }”
filterSets_deletedElsewhere = 此筛选组合已在别处删除。再次保存即可用此名称恢复。

embed_copy = 复制嵌入代码
embed_fixLanguage = 始终使用此语言
embed_copied = 嵌入代码已复制
embed_title = { $label }：《{ $game }》地图
links_share = 分享
links_copied = 链接已复制
pins_howTo = 右键点击地图，然后选择“添加图钉”。
pins_howToByFinger = 长按地图，然后选择“添加图钉”。
pins_howToByKeys = 键盘：在地图上按 Shift+F10。
pins_edit = 编辑
pins_delete = 删除
pins_addNote = 添加笔记
pins_editNote = 编辑笔记
pins_deleteNote = 删除笔记
pins_gone_title = 此图钉已在别处删除
pins_gone_description = 要连同你写的文字一起恢复吗？
pins_gone_confirm = 恢复
pins_gone_cancel = 放弃文字
pictures_list = 图片
pictures_add = 添加图片
pictures_limit = 最多 { $most } 张图片，每张都会缩小到 { $kilobytes } kB 以内。也可以粘贴或拖放图片。
pictures_name = 第 { $number } 张图片，共 { $total } 张：{ $label }
pictures_elsewhere = 这张图片在另一台设备上
pictures_damaged = 这张图片已损坏
pictures_close = 关闭图片
pictures_delete = 删除图片
pictures_added = 已添加图片
pictures_deleted = 已删除图片
pictures_nowhere = 图片要放在图钉和笔记上。请打开一个图钉或地点，再重新拖放图片。
pictures_full = 一个图钉或一条笔记最多有 { $most } 张图片。请先删除一张。
pictures_problem_no-picture = 浏览器无法从此文件读取图片。请选择其他文件。
pictures_problem_svg = 无法添加 SVG 图形。请选择 PNG、JPEG 或 WebP 图片。
pictures_problem_too-large = 图片太大：最多 { $most } 百万像素。请缩小保存后重试。
pictures_problem_storage = 无法保存图片：浏览器存储空间已满或被禁用。没有任何更改。
pictures_problem_undecodable = 浏览器无法读取这张 { $kind } 图片。请另存为 PNG 或 JPEG，再添加该文件。
pictures_problem_falsified = 浏览器的指纹防护会改变图片，因此没有保存。请用地址栏中的图片图标（Brave 中用 Shields）允许此网站使用 canvas 数据，或者选择不超过 { $kilobytes } kB 的 PNG、JPEG 或 WebP 图片。
pictures_falsified = 浏览器的指纹防护会改变图片，因此没有保存。请用地址栏中的图片图标（Brave 中用 Shields）允许此网站使用 canvas 数据，然后重试。
backups_pictures_size = 含图片的备份：{ $megabytes } MB
backups_pictures_without = 不含图片的备份
backups_pictures_unread = 无法读取你的图片。备份中不含图片。
backups_pictures_tooLarge = 含图片的备份会超过 { $most } MB，无法导入。备份将不含图片。
spot_label = 位置点：{ $coordinate }
spot_temporary = 此图钉未保存，关闭详情后就会消失。
search_clearAndBrowse = 清除搜索
search_loadMore = 加载更多…
firstHint_withExample = { $amount } 个地点。搜索“{ $example }”，或点按地图上的地点，将其标为已找到。
firstHint_plain = { $amount } 个地点。点按地图上的地点，将其标为已找到。
firstHint_kept = 保存在此浏览器中。

search_id = #{ $id }
search_here = 包含：{ $names }
search_outside = 在这张地图之外，地图范围从 { $from } 到 { $to }。
search_openLink = 打开此链接
# same
card_id = ID
undoing_action_quest = 更改了任务
quests_title = 任务
# $done (number), $total (number)
quests_tally = 已完成 { $done }/{ $total }
quests_loading = 正在加载任务…
quests_failed = 无法加载任务。请检查网络连接后重试。
quests_sections_main = 主线
quests_sections_side = 支线
quests_sections_task = 小任务
quests_sections_activity = 活动
quests_search = 搜索任务
quests_only_openToMe = 我可以做的
quests_only_canBeMissed = 可能错过
quests_only_timed = 有时间限制
quests_only_hideDone = 隐藏已完成
quests_place = 开始于
quests_everywhere = 所有地方
quests_orders_story = 主线与地点
quests_orders_distance = 最近优先
quests_allTitles = 显示所有标题（剧透）
# $part (text)
quests_part = 显示：{ $part }
quests_veiled = 一个主线任务
quests_states_open = 未开始
quests_states_under-way = 进行中
quests_states_done = 已完成
quests_states_failed = 失败
# $title (text)
quests_state = 状态：{ $title }
# $where (text)
quests_begins = 开始：{ $where }
# $place (text)
quests_beginsIn = 起点：{ $place }
# $where (text)
quests_beginsNear = 大致开始于：{ $where }
quests_beginsUnknown = 不清楚在哪里开始。
# $days (number)
quests_limits_days = { $days } 天后失败
quests_limits_someDays = 数天后失败
# $time (text)
quests_limits_hour = { $time } 到场
quests_limits_noon = 正午到场
quests_limits_hours = 仅限固定时辰
quests_limits_night = 仅限夜晚
quests_limits_one-night = 须在一夜之内
quests_limits_weekly = 每周重复
quests_limits_timed = 有时间限制
# $title (text)
quests_limits_before = 须在此前完成：{ $title }
quests_limits_missable = 可能错过
quests_limits_no-return = 可能使进行中的任务终止
quests_limits_closes-others = 会终止其他一些任务
quests_limits_unlocks-region = 开启另一个地区
quests_comesAfter = 在此之后
quests_leadsTo = 通向
quests_rulesOut = 排除
# $amount (number)
quests_lost = { $amount } 个任务可能在此终止
quests_nothing = 没有符合筛选条件的任务。
quests_show = 在地图上显示
quests_nearby = 附近可做的任务
quests_onMap = 在地图上显示任务的起点
quests_kind = 任务
quests_kindNear = 任务（在附近某处）
quests_trip = 行程：附近可做的任务
quests_here = 从这里开始的任务
# $open (number), $done (number)
quests_hereTally = 可做 { $open } 个，已完成 { $done } 个

treasureMaps_title = 藏宝图 { $number }
treasureMaps_lies = 放在那里，可自行拾取
treasureMaps_sold = 在那里出售
treasureMaps_soldBy = 出售者：{ $seller }
treasureMaps_carried = 由一名流浪者携带
treasureMaps_show = 显示它在哪里
treasureMaps_back = 返回宝藏
treasureMaps_fromThere = 从那里出发的路线
treasureMaps_toTreasure = 到宝藏的路线
treasureMaps_sells = 出售
treasureMaps_called = 藏宝图 宝藏图 地图
treasureMaps_besides = 第 号 张
update_label = 有可用更新
update_waiting = 新版本已就绪。你的视图和进度会保留。
update_elsewhere = 地图已在另一个标签页更新。方便时请重新加载此页。
update_reload = 立即重新加载
update_later = 以后再说
storage_backup = 立即备份

## tools

live_mod = 游戏需要一个报告你位置的模组。
live_help_title = 模组需要写出的内容
live_help_log = 每秒在游戏日志末尾写入一行：
live_help_numbers = 数字依次为：向东、向北的距离和高度（以游戏中的米计），以及视线方向的东向和北向分量。
live_help_program = 或者由这台电脑上的程序在此地址应答：
live_help_allow = 应答必须允许本页面读取：
poster_contents_left = 名称和未找到的地点
poster_preview = 预览
poster_print_now = 打印
poster_print_what = 纸上的地点
poster_print_parts_all = 画面中全部
poster_print_parts_left = 仅未找到
poster_print_legend = 图例


upload_did_added = 新增 { $amount } 个地点
upload_did_addedOff = 新增 { $amount } 个地点（其中 { $off } 个不在此地图上，留到下次备份）
upload_did_known = 已有 { $amount } 个
upload_did_skipped = 跳过 { $amount } 项（ID 无效）
upload_did_skippedWhy = 跳过 { $amount } 项（ID 无效：{ $why }）
upload_did_unknown = 未知 { $amount } 项（{ $why }）
upload_forReason = { $reason }：{ $amount }
upload_nothingNew = 没有新内容：{ $did }
upload_nothingNewEmpty = 没有新内容：文件是空的
upload_thenPlaythrough = { $summary }。{ $merged }
upload_reading = 正在读取文件
upload_merging = 正在合并文件
upload_cancelReading = 取消
upload_endings = { $before } 或 { $last }
upload_problem_extension = 文件名必须以 { $endings } 结尾。请选择用“备份”按钮创建的备份，或其他地图的文件。
upload_problem_too-large = 文件有 { $megabytes } MB，最多可读取 { $most } MB。请选择用“备份”按钮创建的备份。
upload_problem_unreadable = 浏览器无法读取文件。请移到其他文件夹再试。
upload_problem_empty = 这个文件是空的。请选择用“备份”按钮创建的备份。
upload_problem_encoding = 文件不是 UTF-8 或 UTF-16。请另存为 UTF-8，或选择其他副本。
upload_problem_too-deep = 文件嵌套超过 100 层。请选择用“备份”按钮创建的备份。
upload_problem_too-many = 文件的条目或字段超过 100,000 个，或某个字段的名称超过 10,000 个。请选择用“备份”按钮创建的备份。
upload_problem_too-many-marks = 文件中的地点超过 10,000 个，比任何地图都多。请选择用“备份”按钮创建的备份。
upload_problem_hostile = 文件中有不安全的字段（{ $name }）。请选择用“备份”按钮创建的备份。
upload_problem_newer-version = 此备份由较新版本的地图创建。请重新加载页面以更新，然后再次导入。
upload_problem_not-csv = 文件不是地点表格。第一行应包含 x、y 和 name 列。
upload_problem_not-xml = 文件已损坏，或不是 KML 或 GPX。请重新导出，再导入新文件。
upload_problem_too-many-columns = 表格超过 100 列。请只保留 x、y、name 和 note，再次导入。
upload_problem_too-many-pins = 文件中的图钉超过 10,000 枚，已达备份上限。请删除一些后再次导入。
upload_problem_no-world = 此地图的地点尚未加载，无法检查文件。请重新加载页面后再次导入。
upload_problem_nothing-known = 文件是空的，或其中没有此地图上的内容。没有任何改动。
upload_problem_unknown = 文件中没有此地图上的内容：{ $unknown }。没有任何改动。
upload_problem_no-bounds = 维基地图没有说明地点的位置：“{ $field }”缺失或无法读取。请从维基复制整张地图，再次导入。
upload_problem_other-numbers = 文件使用“{ $system }”坐标，而不是此地图的坐标。请按地点详情所示，以 x 向东、y 向北保存后再次导入。
upload_problem_degrees = 文件中的数字都小于 180，看来是经纬度。请按地点详情所示，以 x 向东、y 向北保存后再次导入。
upload_problem_schema = 文件不是已找到地点的列表：{ $wrong }。
upload_problem_schemaField = 文件不是已找到地点的列表：{ $field }：{ $wrong }。
pins_did_added = 新增图钉 { $amount } 枚
pins_did_changed = 有改动的图钉 { $amount } 枚
pins_did_deleted = 删除图钉 { $amount } 枚
pins_did_alreadyKnown = 已有图钉 { $amount } 枚
pins_did_stayDeleted = 已在这里删除、不再恢复的图钉 { $amount } 枚
pins_did_skipped = 跳过损坏的图钉 { $amount } 枚
pins_did_outside = 跳过地图范围外的图钉 { $amount } 枚
upload_misfit_missing = 缺失
upload_misfit_expected = 应为：{ $expected }
upload_misfit_received = 应为：{ $expected }，实为：{ $received }
upload_misfit_kinds_marker-id = 地点 ID
upload_misfit_kinds_version-number = 版本号
upload_importQuestion_description = 此文件来自其他地图，尚未合并任何内容。
upload_importQuestion_sources_newer-fan-map = 新版玩家地图的列表
upload_importQuestion_sources_older-fan-map = 旧版玩家地图的备份
upload_importQuestion_sources_tracker = 追踪脚本的列表
upload_importQuestion_sources_datamaps = 维基地图（DataMaps）
upload_importQuestion_sources_fandom = 维基地图（Fandom）
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = 表格
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = 匹配
upload_importQuestion_noneMatched = 没有地点
upload_importQuestion_amountMatched = { $amount } 个地点：新增 { $added } 个，已有 { $known } 个
upload_importQuestion_pins = 添加为图钉
upload_importQuestion_unknown = 未知，已跳过
upload_importQuestion_unknownReason = { $amount } 个：{ $reason }
upload_question_title = 要合并这个文件吗？
upload_question_descriptions_doubt = 这可能不是此地图的备份。尚未合并任何内容。
upload_question_descriptions_conflict = 它与你的图钉或笔记冲突。尚未合并任何内容。
upload_question_descriptions_other-page = 这是你在另一个世界的页面上选择的备份。尚未合并任何内容。
upload_question_confirm = 合并
upload_question_cancel = 取消
upload_question_file = 文件
upload_question_readAs = 格式
upload_question_sources_backup = 备份
upload_question_sources_list = 地点 ID 列表
upload_question_playthrough = 周目
upload_question_fileMap = 适用于
upload_question_noName = 未命名的地图
upload_question_thisMap = 这张地图
upload_question_otherMapHint = 其中的 ID 在这里可能指其他地点。
upload_question_leftOut = 已跳过
upload_question_leftOutHint = 文件中不只有已找到的地点和图钉，但只会合并这些。
upload_question_moreFields = 还有 { $amount } 项
upload_question_result = 结果
upload_unknownReasons_no-such-place = 1 米内没有这样的地点
upload_unknownReasons_unknown-kind = 未知类型
upload_unknownReasons_outside = 在地图范围外
upload_unknownReasons_other-numbers = 不是此地图的坐标
upload_unknownReasons_unreadable = 坐标无法读取
upload_notJson_web-page = 这个文件是网页，不是备份。请选择用“备份”按钮创建的备份。
upload_notJson_picture = 这个文件是图片，不是备份。请选择用“备份”按钮创建的备份。
upload_notJson_archive = 文件是压缩包或电子表格。请解压或另存为 CSV 后导入。
upload_notJson_cut-off = JSON 不完整。请选择文件的其他副本。
upload_notJson_damaged = JSON 无效。请选择文件的其他副本。
upload_notJson_other = 文件不是 JSON。请选择用“备份”按钮创建的备份。
upload_skipWords_negative = 负数
upload_skipWords_fractional = 小数
upload_skipWords_text = 文字
upload_skipWords_too-large = 过大
upload_skipWords_other = 其他
transfer_send = 发送到其他设备
transfer_close = 关闭
transfer_preparing = 正在生成链接…
transfer_nothing = 还没有可发送的内容。请先找到一个地点或添加图钉。
transfer_holds = 二维码和链接包含你的 { $what }。请用另一台设备扫码，或在那里打开链接。添加前会先询问，不会删除任何内容。
transfer_linkHolds = 链接包含你的 { $what }。请在另一台设备上打开。添加前会先询问，不会删除任何内容。
transfer_private = 不会发送到任何服务器：数据都在二维码和链接中。
transfer_code = 链接的二维码
transfer_tooMuchForCode = 数据太多，二维码放不下。请发送链接或使用备份文件。
transfer_tooMuchForLink = 数据太多，链接放不下。请改在另一台设备上导入备份文件。
transfer_copy = 复制链接
transfer_copied = 链接已复制
transfer_copyRefused = 浏览器阻止了复制。请从这里复制：
transfer_share = 分享链接
transfer_shareTitle = 我的地图进度
transfer_backup = 备份
transfer_question_title = 添加到你的进度？
transfer_question_description = 内容来自链接，尚未添加。
transfer_question_confirm = 合并
transfer_question_cancel = 取消
transfer_marks = 已找到的地点
transfer_pins = 图钉
transfer_figures = 新增 { $added } 条，已有 { $known } 条
transfer_figuresOff = 新增 { $added } 条（其中 { $off } 条不在这张地图上），已有 { $known } 条
transfer_added = 已从链接添加
transfer_knownTitle = 这个链接里没有新内容
transfer_known = 链接中的内容你都已经有了。
transfer_empty = 此链接中没有已找到的地点和图钉。
transfer_problemTitle = 无法读取此链接
transfer_problem_damaged = 另一台设备的链接不完整或已损坏。未添加任何内容。请重新复制整个链接，或再次扫码。
transfer_problem_newer-version = 此链接由较新版本的地图创建。未添加任何内容。请重新加载页面以更新，然后再次打开链接。
transfer_problem_other-map = 此链接适用于另一款游戏的地图。未添加任何内容。
transfer_problem_old-browser = 此浏览器太旧，无法读取链接。未添加任何内容。请更新浏览器或使用备份文件。
transfer_problem_too-many-marks = 链接中的地点超过 10,000 个，比任何地图都多。未添加任何内容。请在另一台设备上重新创建链接。
otherWorld_file_title = 这是“{ $world }”的备份
otherWorld_file_text = 它属于另一个世界，这里没有任何改动。打开那个世界后，合并前会先询问你。
otherWorld_file_open = 打开“{ $world }”并合并
otherWorld_file_notCarried = 此浏览器无法传递文件。请打开“{ $world }”并在那里导入。
otherWorld_file_cancel = 取消
otherWorld_link_title = 这个链接属于“{ $world }”
otherWorld_link_text = 它属于另一个世界，这里没有添加任何内容。打开那个世界后，添加前会先询问你。
otherWorld_open = 打开“{ $world }”
otherWorld_close = 关闭
otherWorld_lost_title = 文件丢失
otherWorld_lost_text = 浏览器没有保留文件，因此没有合并任何内容。请在“设置”中导入。

live_title = 实时位置
live_close = 关闭
live_intro = 显示你在游戏中的位置和足迹。任何数据都不会离开这台电脑。
live_file = 游戏日志文件
live_fileHint = 选择一次，地图就会持续读取新内容。
live_fileOnce = 此浏览器只能读取文件一次。要实时跟随，请使用程序，或在电脑上使用 Chrome、Edge 或 Opera。
live_choose = 选择日志…
live_program = 这台电脑上的程序
live_programHint = 地图每秒向 { $address } 询问一次。
live_ask = 连接
live_askAgain = 重试
live_stop = 停止跟随
live_place = 你在 { $coordinate }。
live_waiting_file = 正在等待日志中的位置…
live_waiting_program = 程序有应答，但还没有位置。
live_silent = 游戏有一阵没有消息了。是暂停还是关闭了？
live_once = 这是所选日志中的最后位置。
live_problems_noAnswer = { $address } 没有应答。程序在运行吗？是否允许此页面连接？
live_problems_badAnswer = { $address } 的应答中没有位置。此地址可能被其他程序占用。
live_problems_noLines = { $name } 末尾没有 [LIVEMAP] 行。这是本游戏的日志吗？模组在运行吗？
live_problems_badLines = 无法读取 { $name } 中的 [LIVEMAP] 行：每行需要五个数字。
live_problems_unreadable = 无法再读取 { $name }。请重新选择。
live_problems_outside = 你在此地图之外。是在其他地区或其他游戏中吗？
live_problems_elsewhere = 你在另一张地图上：{ $title }。
live_problems_unmapped = 你在游戏中的一处，这里没有它的地图。
live_goThere = 前往
live_refused = 此浏览器不允许选择文件。
live_centre = 保持居中
live_clear = 清除足迹
live_exportTrail = 导出足迹（GPX）
live_trail = 足迹
live_visits = 将 15 米内的地点标为已去过
live_finds = 将 15 米内的地点标为已找到
live_alert = 靠近未找到的地点时播放提示音
live_near = 附近：{ $label }
live_awake = 跟随时保持屏幕常亮
live_awakeLacking = 这个浏览器无法保持屏幕常亮。
live_awakeRefused = 浏览器现在没有保持屏幕常亮，可能是为了省电。
live_you = 你在这里
live_small = 打开小窗口
live_smallClose = 关闭小窗口
live_smallHint = 在始终位于游戏上方的小窗口中显示地图。
live_smallLacking = 此浏览器无法让窗口保持在最前面：电脑上的 Chrome 或 Edge 可以。
live_updateWaits = 更新会等到你关闭小窗口后进行。
live_smallRefused = 浏览器没有打开小窗口。
live_address = 程序的地址
live_addressWrong = 请输入你自己网络中的地址，例如 http://192.168.1.20:8765。
live_problems_forbidden = 此网站的安全策略不允许地图询问 { $address }。需要由网站的运营者添加该地址。
live_problems_mixed = 通过 https 加载的页面无法用 http 询问 { $address }。请在那里使用 https，或在这台电脑上运行程序。
live_aloud = 朗读下一个转弯
live_voiceLacking = 此浏览器没有中文语音。
live_voiceUnable = 此浏览器无法朗读。
live_offRoute = 已偏离路线
live_leadOn = 从此处规划路线

poster_title = 海报
poster_close = 关闭
poster_intro = 将地图存为图片，可按 300 dpi 打印，或用作壁纸。图片在你的浏览器中绘制。
poster_size = 尺寸
poster_wallpaper = 壁纸
poster_width = 宽度（像素）
poster_height = 高度（像素）
poster_turned = 方向
poster_portrait = 纵向
poster_landscape = 横向
poster_content = 内容
poster_contents_nothing = 仅地图
poster_contents_names = 名称
poster_contents_shown = 名称和显示的地点
poster_contents_found = 名称和已找到的地点
poster_contents_all = 名称和所有地点
poster_contents_route = 名称和路线
poster_part = 范围
poster_whole = 整个世界
poster_view = 当前视图
poster_outOfBounds = 每条边须为 { $least } 到 { $most } 像素。
poster_drawn = 已绘制 { $percent }%
poster_stop = 停止
poster_make = 保存海报
poster_notices_saved = 海报已保存
poster_notices_stopped = 已停止，海报未保存。
poster_notices_failed = 无法创建海报。请换小一点的尺寸。
poster_notices_notLoaded = 无法创建海报。请检查网络。
poster_lacking = 此浏览器无法创建海报。请换用更新的浏览器。
poster_print_title = 打印
poster_print_ready = 可在浏览器的打印窗口中打印。
poster_print_again = 再次打印
poster_print_failed = 无法绘制地图，仅打印列表。
poster_print_refused = 此浏览器无法从这里打印。请使用浏览器菜单，或在其他浏览器中打开本页。
poster_print_lacking = 此浏览器无法绘制地图，仅打印列表。
poster_print_falsified = 浏览器的指纹防护会改变地图，因此仅打印列表。若要打印地图，请用地址栏中的图片图标（Brave 中用 Shields）允许此网站使用 canvas 数据。
poster_print_places = 此视图中有 { $count } 个地点
# $amount (number)
upload_did_quests = 任务：{ $amount }
upload_did_sets = 筛选组合：{ $amount }
upload_did_setsLeft = 无处存放的筛选组合：{ $amount }
upload_did_pictures = 图片：{ $amount }
upload_did_picturesLeft = 无处存放的图片：{ $amount }
upload_did_picturesBroken = 跳过的损坏图片：{ $amount }
transfer_noPictures = 图钉和笔记上的图片会留在这里。备份会带上它们。
transfer_quests = 任务
copyFile_title = 在文件中保留副本
copyFile_hint = 请选择一个由你自己的云盘同步的文件夹中的文件。你的进度会写入其中，你的其他设备写入的内容会合并进来。
copyFile_unsupported = 此浏览器无法持续更新文件。请用“备份”下载你的进度，再到另一台设备上用“导入”合并。
copyFile_begin = 新文件…
copyFile_choose = 已有文件…
copyFile_stop = 停止保留
copyFile_allow = 允许
copyFile_anew = 重新写入
copyFile_begun = 副本：{ $name }
copyFile_kept = 副本：{ $name }，写入于 { $date }
copyFile_problems_ask = 浏览器要先询问，才让地图使用 { $name }。请选择“允许”以继续。
copyFile_problems_refused = 浏览器不允许地图使用 { $name }。请在网页地址旁更改，或选择其他文件。
copyFile_problems_away = { $name } 不在原来的文件夹中。请放回该文件，或选择其他文件。
copyFile_problems_locked = 无法读取或写入 { $name }。请关闭正在使用它的其他程序，然后重试。
copyFile_problems_full = 没有空间写入 { $name }。请腾出空间后重试。
copyFile_problems_damaged = { $name } 不完整，已保持原样。你的进度在这里是安全的。请等云盘同步完成后重试。
copyFile_problems_foreign = { $name } 不是此地图的备份，已保持原样。请选择其他文件。
copyFile_problems_other-world = { $name } 属于另一个世界，已保持原样。请选择其他文件。
copyFile_problems_newer = { $name } 由较新版本的地图写入，已保持原样。请重新加载页面以更新。
copyFile_problems_taken = { $name } 保存着另一个周目的副本。请选择其他文件。

## manifest

manifest_description = { $summary }：查找、筛选并标记，联网或离线均可使用。
manifest_page = { $summary }：在浏览器绘制的地图上查找、筛选并标记。无需登录，不作跟踪，进度安全。
manifest_notStarted = 地图无法启动。需要 JavaScript，以及 Chrome 或 Edge 109、Firefox 115、Safari 16.4 或更新版本。请重新加载页面，或用较新的浏览器打开。
manifest_needsScript = 地图需要 JavaScript。请为本网站启用它，然后重新加载页面。
manifest_needsServer = 地图无法直接从文件打开：它需要网页服务器。请在项目文件夹中运行 npm start，然后打开显示的地址。
manifest_shortcut = { $title }（{ $game }）

## pages

terms_title = 使用条款
terms_updated = 2026 年 11 月 21 日
terms_intro = Itinerarium 是一张免费地图，供《{ $game }》的玩家使用。本条款说明你可以对它有什么期待，以及它对你有什么要求。“我们”指你正在浏览的这份 Itinerarium 的运营者。
terms_agreement_heading = 同意条款
terms_agreement_p1 = 使用 Itinerarium，即表示你同意本条款。如果不同意，请不要使用。你不需要账号，也不会因此产生任何订阅或购买。
terms_agreement_p2 = 凡法律和本条款允许的用途，你都可以使用这张地图：自己用、直播时用、用在攻略和视频里，或者作为链接的去处。程序代码以 MIT 许可证发布，任何人都可以依该许可证运营一份副本；由他人制作的部分，例如图形符号和字体，仍适用各自的许可证，详见本项目的致谢与来源。
terms_prohibited_heading = 禁止的用途
terms_prohibited_p1 = 请让这张地图对所有人都保持可用。你不得：
terms_prohibited_item1 = 以违反法律或侵犯他人权利的方式使用它；
terms_prohibited_item2 = 试图侵入提供它的服务器、使其过载或干扰其运行，或者过于频繁地自动发送请求，以致影响他人；
terms_prohibited_item3 = 篡改它以传播恶意软件，或欺骗使用它的人；
terms_prohibited_item4 = 将它或它的副本冒充为游戏开发商或发行商的官方产品；
terms_prohibited_item5 = 从你复制的代码、图形符号或字体中去除署名和许可证声明。
terms_moderation_heading = 内容审核
terms_moderation_p1 = 访客无法在这里发布任何内容：没有评论，没有个人资料，也不会向服务器上传文件。你在“导入”中选择的已找到地点文件，由你自己的浏览器读取，不会再传到别处，因此没有任何属于你的内容需要由我们审核、保存或删除。
terms_moderation_p2 = 地图上的地点由人工维护。更正通过本项目的公开源代码进行，每项提议都经检查后才会采纳。我们可以随时更正、改写或移除某个地点，尤其是在它有误、令人反感或侵犯他人权利的时候。如果你认为这里显示的某项内容侵犯了你的权利，请告诉这份副本的运营者或本项目，说明是什么内容、在什么位置，我们会尽快处理。
terms_liability_heading = 责任限制
terms_liability_p1 = 这张地图是用心制作的，但按现状和可用情况提供，不作任何保证。位置、名称和说明可能有误或过时，例如在游戏更新之后；地图也可能变慢、中断，或在某一天消失。
terms_liability_p2 = 在法律允许的范围内，对于因使用或无法使用这张地图而造成的损失，我们不承担责任，包括地图或游戏进度丢失和时间损失。你的地图进度存在你的浏览器里，而浏览器可能会丢失所存的内容：时不时用“备份”做一份备份，是稳妥的办法。
terms_liability_p3 = 本条款不限制法律不允许限制的责任，例如因故意或重大过失，或因侵害生命、身体或健康而产生的责任，也不限制你作为消费者在居住地享有的权利。
terms_affiliation_heading = 非关联声明
terms_affiliation_p1 = Itinerarium 由玩家为玩家制作，未获 { $studio } 或其发行商的认可或赞助，也与其无任何关联。《{ $game }》及其相关名称是各自所有者的商标，在此仅用于说明这张地图属于哪款游戏。
terms_affiliation_p2 = 这张地图不包含游戏的任何图片、文字、图标或代码。通往别处的链接仅为方便而提供；那里的内容由运营那些页面的人负责。
terms_changes_heading = 变更
terms_changes_p1 = 地图变更时，本条款也可能随之变更。页首的日期表明最近一次变更的时间，本项目的公开历史记录显示改了什么。以本页上的版本为准；在变更之后继续使用地图，即表示你接受变更。
terms_changes_p2 = 如果本条款中的某一条无效，其余各条仍然有效。

privacy_title = 隐私政策
privacy_updated = 2026 年 11 月 28 日
privacy_intro = 简而言之：不需要登录，你已找到的地点、图钉和设置都留在你的浏览器里，Itinerarium 没有内置任何统计分析或广告。以下是详细说明。“运营者”指你正在浏览的这份 Itinerarium 的运营者。
privacy_known_heading = 我们了解你什么
privacy_known_p1 = 一无所知。没有账号，没有表单，也没有 Cookie。你搜索什么、找到哪些地点，都在你的浏览器里处理，从不发往任何地方。
privacy_known_p2 = 为了向你显示页面，你的浏览器必须从运营者的服务器获取文件。和所有网站一样，该服务器会看到这些请求：你的 IP 地址、时间、所请求的文件，以及你的浏览器对自身的说明。出于安全考虑，服务器通常会将这类请求在日志中保留一小段时间；保留多久由运营者或托管公司决定。这些请求中不含任何关于你的进度的信息。地图的网址写明画面上有什么（你打开的地点、地图所在的位置、图钉、显示哪些类型），因此当你重新加载页面或打开链接时，服务器会看到这些。用“分享”生成的链接包含一个地点或一个位置点。两者都不会透露任何关于你的信息。
privacy_known_p3 = 如果你让地图跟随游戏，它会读取你选择的日志文件，或向一个程序询问：默认在你自己的电脑上（localhost:8765），也可以是你或网站运营者设置的地址。你在游戏里的位置既不会发送，也不会保存，关闭页面后就会忘掉。如果期间转到其他地区的地图，浏览器会记住是哪个文件或程序，直到那张地图打开。
privacy_known_p4 = 如果另一个网站的页面在框架中显示这张地图，它可以请求得知你在该框架中打开了哪些地点，以及在那里把哪些标记为已找到或未找到。你在别处找到了什么，它一无所知。那个网站如何使用这些信息，由它自己决定。
privacy_storage_heading = 本地存储与偏好
privacy_storage_p1 = 为了让你回来时地图仍是原来的样子，你的浏览器会为本站保存一个小型数据库（IndexedDB）以及本地存储中的若干条目。只有本站能读取它们，它们会一直保留，直到你将其删除：
privacy_storage_item1 = filters-store：你显示或隐藏了哪些类型的地点。filter-sets-store：你保留的筛选组合及其名称。
privacy_storage_item2 = 数据库 { $database }：你标为已找到或未找到的地点 ID、次数以及找到的日期；你自己的图钉和地点笔记及其文字；你最近的 50 次改动，每次改动都附有时间和进行改动的浏览器标签页的随机名称；以及最多五个历史版本，以便你撤销改动。
privacy_storage_item3 = progress-store：已找到地点 ID 及其日期的第二份副本。在不提供数据库的浏览器中，改动和历史版本改存于 progress-history。
privacy_storage_item4 = pins-store：你自己的图钉和笔记的第二份副本：它们的位置、你写的内容，以及图标和颜色。已删除的只保留 ID，以确保其不再出现。
privacy_storage_item5 = keeping-store：上次备份中有多少你已找到的地点和图钉改动、是否做过备份，以及是否已请求浏览器保留这些数据。copy-file，以及名称以 .copy-file 结尾的数据库：你保留副本的文件的名称，以及浏览器对该文件的引用，直到你停止保留。
privacy_storage_item6 = playthroughs-store，以及名称以 .playthroughs 结尾的数据库中的第二份副本：如果你新建过第二个周目，则保存各周目的名称以及你最近选择的是哪一个。为该周目保存的内容沿用上述名称，后接世界的名称，以及一个点和八位数字或字母。last-world：有多个世界时，你最近查看的是哪一个；除第一个世界外，其他世界的条目名称均以该世界的名称结尾。
privacy_storage_item7 = settings-store：标记大小，地图样式，你选择的语言（如有），面板、地名和免责声明是否打开或显示，单键快捷键是否起作用，通知是否一直显示到你关闭为止，折叠了哪些类别，是否保存所有世界，路线走哪种路、是否使用快速旅行、列出路旁多远以内的地点，以及跟随游戏时经过的地点是否算作已去过、屏幕是否常亮、是否朗读转弯，以及你设置的程序地址（如有）。
privacy_storage_item8 = last-position：你最近在地图上的位置，以及缩放程度。last-land 和浏览器缓存中的一张图片：该处地形的样子，以便下次立即显示。
privacy_storage_item9 = seen-places：在你找到地点之后，已告知你的新增地点到哪一个为止。
privacy_storage_item10 = 名称以 .pictures 结尾的数据库：你放在图钉和笔记上的图片，已缩小，并去除相机附带写入的信息，例如拍摄位置。如果你愿意，它们会包含在备份中，但不会出现在任何链接里。不再被任何内容引用的图片会在 30 天后删除。
privacy_offline_heading = 为离线使用保存的文件
privacy_offline_p1 = 为了让地图在没有网络时也能使用，你的浏览器会借助 Service Worker 保存本站自身文件的副本：页面和脚本，略多于 1 MB；以及你打开过的每个世界的图片和数据，若你在“设置”中选择，则是所有世界的。它会记下是哪些世界。这些文件对每个人都相同，不透露任何关于你的信息。“设置”中会说明副本是否完整。你的浏览器会不时询问运营者的服务器是否有较新的版本；这与其他请求并无不同。
privacy_offline_p2 = 当页面自行重新加载时，例如为了切换到较新的版本，它会在浏览器的标签页中记下打开的是哪个地点、路线、测量线和面板标签，你去过哪些地点，以及你在搜索框中输入的内容；重新加载后读取这条记录，随即删除。每当你离开或重新加载页面时，它都会以同样的方式记下该标签页的随机名称，以及地图显示的是你自己的视图还是链接的视图。
privacy_deleting_heading = 查看和删除所存的内容
privacy_deleting_p1 = 如果其中某个条目损坏，它会以自己的名称加上“.unreadable”和一个数字另存到一边，而不会被丢弃，因为其中的进度或许还能挽救。仅去过的地点只会记到你关闭或重新加载页面为止，存储时间不会超过页面自行重新加载所需的时间。
privacy_deleting_p2 = “设置”中的“备份”把你已找到的地点、图钉和笔记作为文件交给你，保存在你自己的设备上；“导出图钉”只导出图钉和笔记。你在“导入”中选择的文件，同样只在你的设备上读取。
privacy_deleting_p3 = “发送到其他设备”把你已找到的地点、图钉和笔记放进一个链接和一个二维码。它们位于网址的 # 之后，浏览器从不把这部分发给服务器。拿到链接的人都能读取其中的内容，因此请只交给你自己的设备，或可以知道这些内容的人。
privacy_deleting_p4 = “设置”中的“清空”会清空已找到地点的列表；由于可以撤销，被清除的 ID 会留在历史版本中，直到被后来的五个版本取代。你改动或删除的图钉和笔记的文字，也以同样的方式留在那里，以及最近的 50 次改动中。若要一次清除所有痕迹，包括保存的文件，请在浏览器中删除本站的数据：通常位于浏览器设置的“Cookie 和网站数据”中，或网址旁的图标里。没有这些数据，地图照样可用，只是会重新开始。
privacy_analytics_heading = 匿名访问统计
privacy_analytics_p1 = 没有内置任何统计：不统计页面访问，也不从他人的服务器加载任何脚本、图片或字体。
privacy_analytics_p2 = 如果运营者在其 Itinerarium 副本中加入统计分析，必须在此处说明，写明所用的服务、记录什么、为什么记录以及保留多久，并在为此记录或存储任何内容之前征得你的同意。拒绝或不作答复，都不得影响地图的完整使用。
privacy_advertising_heading = 对广告提供商的同意
privacy_advertising_p1 = 没有广告，也没有需要你同意的广告合作方。
privacy_advertising_p2 = 如果运营者加入广告，必须在此处写明广告提供商，并在加载任何一家之前征得你的同意。届时“设置”中会出现“更新同意偏好”按钮，你可以随时在那里查看、更改或撤回你的选择，和当初作出选择一样简单。只要这里没有需要同意的内容，就不会有这个按钮。
privacy_rights_heading = 数据权利
privacy_rights_p1 = 《通用数据保护条例》（GDPR）等法律赋予你对与你有关的数据的权利。地图所保存的内容都在你自己手中，因此其中大多数权利你可以自行、即时行使：
privacy_rights_item1 = 访问与可携带：“备份”给你一份副本，采用其他程序也能读取的简单格式。
privacy_rights_item2 = 更正：把任何地点标为已找到或改为未找到，或者更改任何设置。
privacy_rights_item3 = 删除：使用“设置”中的“清空”，或在浏览器中删除本站的数据。
privacy_rights_item4 = 反对与撤回同意：只要没有加入统计分析和广告，就没有什么需要反对；若已加入，请使用“设置”中的“更新同意偏好”。
privacy_questions_heading = 疑问与变更
privacy_questions_p1 = 对于只有运营者才能答复的问题，例如服务器日志或他们添加的服务，请询问运营者：他们对自己的副本负责。你也可以向居住地的数据保护机构投诉。
privacy_questions_p2 = 当地图所存储的内容发生变化时，本页也会随之更改，页首的日期会表明更改的时间。

credits_title = 致谢与来源
credits_updated = 2026 年 11 月 29 日
credits_intro = Itinerarium 建立在许多人的工作之上。这里说明它的事实资料、图形符号和字体来自哪里，以及依据哪些许可证使用。
credits_facts_heading = 事实资料
credits_facts_plain = 各种事物在游戏世界中的位置，是关于那个世界的事实。没有采用游戏或其他网站的任何图片、文字、图标或代码。
credits_facts_surveyed = 各种事物在游戏世界中的位置，是关于那个世界的事实。{ $survey }没有采用游戏或其他网站的任何图片、文字、图标或代码。
credits_facts_other = { $title }（{ $game }）：{ $survey }
credits_facts_made = 本站的图画、地图和文字均为 Itinerarium 而作。
credits_glyphs_heading = 图形符号
credits_glyphs_all = { $count } 个地点符号和七种图钉图标来自 game-icons.net 图库，由 Lorc、Delapouite、Caro Asercion 及其他贡献者制作，依据知识共享署名 3.0 许可协议（CC BY 3.0）使用。其轮廓经过缩放、居中，部分经过改动。其余符号为 Itinerarium 绘制。
credits_glyphs_signs = 七种图钉图标来自 game-icons.net 图库，由 Lorc、Delapouite、Caro Asercion 及其他贡献者制作，依据知识共享署名 3.0 许可协议（CC BY 3.0）使用。其轮廓经过缩放、居中，部分经过改动。其余符号为 Itinerarium 绘制。
credits_glyphs_other = { $title }（{ $game }）：{ $count } 个地点符号来自同一图库。
credits_typefaces_heading = 字体
credits_typefaces_p1 = Alegreya Sans 和 Alegreya SC，由 Juan Pablo del Peral 为 Huerta Tipográfica 设计，依据 SIL Open Font License 1.1 使用。
credits_software_heading = 软件
credits_software_p1 = 本页面使用 React、Radix Primitives、Floating UI、zustand、Fuse.js、zod、wouter、flatbush、flatqueue、idb、Papa Parse、saxes、uqr、noble-hashes、Workbox 和 Tailwind CSS 构建，它们各自适用自己的开放许可证。Itinerarium 自身的代码采用 MIT 许可证。
credits_software_texts = 所有软件包、其版本及许可证全文
credits_affiliation_heading = 非关联声明
credits_affiliation_p1 = Itinerarium 由玩家为玩家制作，与 { $studio }、其发行商以及《{ $game }》的任何制作者和销售者均无关联，也未获其认可。
keepFile_title = 保存文件
keepFile_hints_both = 此应用无法下载文件。请分享文件来保存，或将文本复制到以 { $ending } 结尾的文件中。
keepFile_hints_share = 此应用无法下载文件。请分享文件来保存。
keepFile_hints_copy = 此应用无法下载文件。请将文本复制到以 { $ending } 结尾的文件中，或在浏览器中打开地图。
keepFile_share = 分享文件
keepFile_copy = 复制文本
keepFile_copied = 文本已复制
keepFile_reminder = 在你确认文件已保存之前，地图会一直提醒你备份。
keepFile_confirm = 确认备份
keepFile_confirmed = 备份已确认
upload_problemOf = { $problem }（{ $name }）
upload_problem_unknown-encoding = 文件声明的编码是“{ $name }”，此浏览器无法读取。请将其另存为 UTF-8 后重新导入。
upload_problem_held = 文件中只有{ $what }。{ $hint }
upload_held_track = { $amount } 条轨迹
upload_held_route = { $amount } 条没有点的路线
upload_held_link = { $amount } 个指向其他文件的链接
upload_held_overlay = { $amount } 张叠加在地图上的图片
upload_held_address = { $amount } 个只有地址、没有坐标的地点
upload_held_description = 说明信息
upload_heldHints_track = 此地图可读取航点和路线。请将轨迹另存为路线后重新导入。
upload_heldHints_link = 请打开链接，将其中的地点保存为文件后导入该文件。
upload_heldHints_place = 此地图显示带坐标的地点。请补充坐标后重新导入文件。
upload_unknownReasons_address = 只有地址，没有坐标
upload_notJson_kmz = 文件是 KMZ，即压缩的 KML。请解压后导入其中的 KML。
pages_back = 返回
pages_updated = 最后更新：{ $date }
pages_notFoundTitle = 此路不通。
pages_notFoundText = 此页面不存在。地图还在原处。
pages_notFoundBack = 回到地图
