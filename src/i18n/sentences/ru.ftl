## start

chunkMissing = Не удалось загрузить эту часть карты. Проверь соединение и обнови страницу.
progressSafe = Твой прогресс сохранён в этом браузере.
errorFallback_title = Что-то пошло не так.
errorFallback_share = Ты очень поможешь, если сообщишь об этой ошибке администратору!
errorFallback_copy = Копировать ошибку
errorFallback_copied = Скопировано
errorFallback_reload = Обновить
errorFallback_details = Подробности ошибки

## first

map_menu = Меню карты
map_steer_toggle = Кнопки перемещения

# same
app_name = Itinerarium
app_title = Itinerarium: интерактивная карта { $game }
app_subtitle = Интерактивная карта { $game }
app_loadingMap = Загрузка карты…
world_shown = Мир: { $title }
world_choose = Выбрать мир
world_failedTitle = Не удалось загрузить места.
world_failedText = Проверь соединение и попробуй ещё раз.
world_retry = Повторить
map_label = Карта { $game }
map_role = карта
map_compassNorth = С
map_metres = { $metres } м
map_kilometres = { $kilometres } км
map_viewFailedTitle = Не удалось загрузить карту.
map_viewFailedText = Поиск, фильтры и прогресс по-прежнему работают. Обнови страницу, чтобы попробовать ещё раз.
map_reload = Обновить
skip_navigation = Пропустить карту
skip_toSearch = Перейти к поиску
skip_toSettings = Перейти к настройкам
# same
panel_title = Itinerarium
panel_open = Открыть панель
panel_close = Закрыть панель
panel_showAll = Показать всё
panel_showPlaces = Показать { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
panel_hideAll = Скрыть всё
panel_mapLabels = Названия
panel_showing = Показано { $shown } из { $all } { $all ->
     [one] места
     [few] мест
    *[many] мест
    }
panel_discovered = Найдено { $found } из { $all }
panel_filters = Фильтры
panel_tab = Вкладки панели
panel_bar = Быстрый доступ
panel_search = Поиск
panel_more = Ещё
panel_tabs_filters = Фильтры
panel_tabs_progress = Прогресс
panel_tabs_list = Список
panel_tabs_pins = Метки
search_label = Поиск мест
search_placeholder = Поиск мест…
search_clear = Очистить поиск
search_searching = Поиск…
search_results = Результаты поиска
search_found = { $amount } { $amount ->
     [one] результат
     [few] результата
    *[many] результатов
    }
search_foundOwn = { $own } { $own ->
     [one] результат
     [few] результата
    *[many] результатов
    } в метках и заметках
search_foundBoth = { $amount } { $amount ->
     [one] результат
     [few] результата
    *[many] результатов
    } и { $own } в метках и заметках
search_nothing = { $hasOwn ->
     [yes] По запросу «{ $text }» нет мест, меток и заметок.
    *[other] По запросу «{ $text }» нет мест.
    }
search_nothingHint = Попробуй слово покороче, тип места или ID.
search_nothingHintSuchAs = Попробуй слово покороче, тип места, например «{ $example }», или ID.
card_label = Подробности: { $label }
card_close = Закрыть
card_showMore = Показать больше
card_showLess = Показать меньше
card_type = Тип
card_coordinate = Координаты
card_copyCoordinate = Скопировать координаты { $coordinate }
card_copied = Скопировано
card_yields = Содержит
card_description = Описание
card_requirement = Доступ
card_more = Подробности
card_image = Рисунок: { $label }
card_discovered = Найдено
card_mark = Отметить найденным
card_marked = Найдено
card_visited = Посещено
card_copyRefused = Браузер заблокировал копирование. Скопируй отсюда:
settings_open = Настройки
toasts_region = Уведомления Alt+T
toasts_close = Закрыть уведомление
toasts_undo = Отменить
chunk_title = Чего-то не хватает
chunk_reload = Обновить
chunk_close = Закрыть
footer_terms = Условия использования
footer_privacy = Конфиденциальность
footer_credits = Авторы и источники
footer_disclaimer = Отказ от ответственности
footer_disclaimerText = Itinerarium сделан игроками для игроков. Проект не связан с { $studio }, издателем и всеми, кто создал или продаёт { $game }, и никем из них не одобрен. Названия игры и её мест принадлежат правообладателям.
footer_navigation = Об этом сайте
errorFallback_backup = Создать копию
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } м { $direction ->
     [east] к востоку
     [north-east] к северо-востоку
     [north] к северу
     [north-west] к северо-западу
     [west] к западу
     [south-west] к юго-западу
     [south] к югу
    *[south-east] к юго-востоку
    }
where_of = { $metres } м { $direction ->
     [east] к востоку
     [north-east] к северо-востоку
     [north] к северу
     [north-west] к северо-западу
     [west] к западу
     [south-west] к юго-западу
     [south] к югу
    *[south-east] к юго-востоку
    } от { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Типы мест
filters_categoryState = Показано типов: { $on } из { $all }
filters_actions = Действия: { $title }
filters_tallyLabel = Найдено { $found } из { $total }
filters_fold = Типы: { $category }
filters_more_found = Найденное
filters_more_locked = { $locked }, найденное
filters_more_yields = Травы, книги, найденное
filters_more_both = { $locked }, травы, книги, найденное
filters_on = вкл.
progress_loading = Загрузка…
spot_title = Точка { $coordinate }
embed_open = Открыть всю карту
embed_selected = Показано: { $label }
measure_metres = { $metres } м
shortcuts_open = Горячие клавиши
shortcuts_nothingLeft = Все показанные места найдены.
shortcuts_nothingSelected = Сначала выбери место, потом нажми D.
amount_marks = { $amount } { $amount ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    }
amount_pins = { $amount } { $amount ->
     [one] метка
     [few] метки
    *[many] меток
    }
amount_both = { $marks } { $marks ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    } и { $pins } { $pins ->
     [one] метка
     [few] метки
    *[many] меток
    }
pins_untitled = Метка
pins_card = Твоя метка: { $label }
pins_heading = Мои метки
pins_state = { $amount } { $amount ->
     [one] метка
     [few] метки
    *[many] меток
    }{ $shown ->
     [yes] { "" }
    *[other] { $amount ->
         [one] , скрыта
         [few] , скрыты
        *[many] , скрыты
        }
    }
pins_yourNote = Твоя заметка
filterOverride_drop = Вернуть мой вид
filterOverride_friends = Вид по ссылке
filterOverride_isolatedUntitled = Выборка
filterOverride_backToAll = Сбросить
filterOverride_outOfSight = Показать { $amount } за экраном
filterOverride_isolatedAmount = Только: { $title } ({ $shown } из { $total })
filterOverride_showing = Показано { $shown } из { $total }
filterOverride_shown = Фильтр карты
filterOverride_shortcuts = Быстрые фильтры
filterOverride_stillToFind = Ненайденные

## map

map_instructions = Стрелки двигают карту, плюс и минус меняют масштаб, Enter открывает место, ближайшее к центру.
map_zoomIn = Приблизить
map_zoomOut = Отдалить
map_enterFullScreen = На весь экран
map_leaveFullScreen = Выйти из полного экрана
map_scale = Масштаб: { $distance }
map_pointerCoordinate = Координаты под курсором
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] найдено
    *[other] не найдено
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } м { $direction ->
     [east] к востоку
     [north-east] к северо-востоку
     [north] к северу
     [north-west] к северо-западу
     [west] к западу
     [south-west] к юго-западу
     [south] к югу
    *[south-east] к юго-востоку
    } от центра
map_crosshair_inMiddle = в центре
map_crosshair_others = Рядом ещё { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }.
map_crosshair_nothing = В центре нет мест.
map_crosshair_near = { $where }.
map_crosshair_enter = Enter — открыть.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] к востоку
     [north-east] к северо-востоку
     [north] к северу
     [north-west] к северо-западу
     [west] к западу
     [south-west] к юго-западу
     [south] к югу
    *[south-east] к юго-востоку
    }. Перейти туда
map_arrow_player = Твоя позиция
map_steer_label = Двигать карту
map_steer_sides_north = Сдвинуть на север
map_steer_sides_west = Сдвинуть на запад
map_steer_sides_east = Сдвинуть на восток
map_steer_sides_south = Сдвинуть на юг
map_steer_choose = Открыть место в центре
map_steer_addPoint = Добавить точку в центре
map_steer_menu = Меню центра карты: метка, ссылка, измерение
map_controls = Управление картой
map_changeBasemapStyle_parchment = Включить стиль «Пергамент»
map_changeBasemapStyle_night = Включить стиль «Ночь»
map_changeBasemapStyle_plain = Включить стиль «Простой»
map_landFailed = Не удалось загрузить рельеф. Все места остаются на карте.
measure_crosshair = Enter — добавить точку в центре.
lasso_crosshair = Enter — добавить угол в центре.
spot_pin = Метка: { $coordinate }
measure_total = Всего { $metres } м

## later

shortcuts_mapMenu = Меню карты: слежение за игрой, печать, плакат
live_open = Следить за игрой…
poster_print_open = Печать вида…
poster_open = Создать плакат…
backups_title = Резервные копии
backups_open = Все копии


typeMenu_showOnly = Показать только это
typeMenu_checklist = Список
typeMenu_alwaysNames = Всегда показывать названия

toasts_marked = Найдено: { $label }
toasts_unmarked = Больше не найдено: { $label }
toasts_markedMany = Отмечено найденными: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
toasts_unmarkedMany = Больше не найдено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
storage_newer_marks = { $marks } { $marks ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    } { $backedUp ->
     [yes] после последней копии.
    *[other] без копии.
    }
storage_newer_changes = { $changes } { $changes ->
     [one] изменение
     [few] изменения
    *[many] изменений
    } в метках и заметках { $backedUp ->
     [yes] после последней копии.
    *[other] без копии.
    }
storage_newer_both = { $marks } { $marks ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    } и { $changes } { $changes ->
     [one] изменение
     [few] изменения
    *[many] изменений
    } в метках и заметках { $backedUp ->
     [yes] после последней копии.
    *[other] без копии.
    }
pins_toasts_moved = Перемещено: { $label }
pins_toasts_deleted = Удалено: { $label }
pins_toasts_deletedMany = Удалено: { $amount } { $amount ->
     [one] метка
     [few] метки
    *[many] меток
    }
pins_toasts_noteDeleted = Заметка удалена
search_distance = в { $distance } отсюда
search_whereAndFar = { $where } · { $away }
search_between = в во на у около возле близ рядом с со от до из к ко за под при вокруг недалеко ближаишии ближаишая ближаишее ближаишие
search_bookWords = книга
search_settlements = Поселения
search_kinds = Типы мест
search_moreKinds = Ещё { $amount } { $amount ->
     [one] тип
     [few] типа
    *[many] типов
    }
search_showOnMap = { $amount ->
     [1] Показать на карте
     [one] Показать { $amount } на карте
     [few] Показать { $amount } на карте
    *[many] Показать { $amount } на карте
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Только их
search_isolateKindLabel = Только их: { $type }
settlement_label = Поселение: { $name }
settlement_places = { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
settlement_services = Магазины и услуги
settlement_others = Ещё здесь
settlement_found = Найдено { $found } из { $all }
settlement_foundLeft = Найдено { $found } из { $all }, осталось { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Здесь нет мест.
settlement_isolate = Только их
settlement_list = Списком
list_heading = Места на экране
list_amount = { $amount ->
     [0] На экране нет мест
     [one] На экране { $amount } место
     [few] На экране { $amount } места
    *[many] На экране { $amount } мест
    }
list_middle = Центр карты: { $where }
list_order = Сортировка
list_orders_kind = По типам
list_orders_distance = По расстоянию
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
list_nearest = Места на экране, сначала ближние
list_more = Показать ещё
list_none = В этой области нет мест, подходящих под фильтры.
list_noneHint = Сдвинь карту, отдали её или включи больше типов в «Фильтрах».
list_move = Двигать карту
list_sides_north = Север
list_sides_west = Запад
list_sides_east = Восток
list_sides_south = Юг
list_closer = Приблизить
list_farther = Отдалить
settings_title = Настройки
settings_close = Закрыть
settings_back = Назад к настройкам
settings_markerSize = Размер значков
settings_markerSizeHeading = Размер значков
settings_pixels = { $size } пикс.
settings_basemapStyle = Стиль карты
settings_basemapStyles_parchment_name = Пергамент
settings_basemapStyles_parchment_hint = чернила на старой бумаге
settings_basemapStyles_night_name = Ночь
settings_basemapStyles_night_hint = тёмный, бережёт глаза
settings_basemapStyles_plain_name = Простой
settings_basemapStyles_plain_hint = чистый, хорош для печати
settings_language = Язык (Language)
settings_languageFailed = Не удалось загрузить язык. Проверь соединение и попробуй ещё раз.
settings_languageNewer = Твой язык есть в новой версии карты, и она уже готова.
settings_languageMissing = Карта пока на английском: твоего языка нет на этом устройстве. Открой её один раз онлайн, и он загрузится.
settings_keepNotifications = Не скрывать уведомления
settings_manage = Найденные места
settings_manageHint = Резервная копия — небольшой файл. Загрузи его на другом устройстве, и прогресс будет там.
settings_upload = Загрузить
settings_drop = Отпусти файл, чтобы загрузить
settings_backup = Создать копию
settings_exportPins = Экспорт меток (GeoJSON)
settings_fileRefused = Этот браузер не может здесь сохранить файл. Открой страницу в другом браузере и попробуй ещё раз.
settings_clear = Сбросить
settings_earlier = Прежние версии
settings_earlierHint = Твой прогресс перед большими изменениями. Восстановление можно отменить.
settings_earlierReasons_clear = Перед сбросом
settings_earlierReasons_import = Перед загрузкой файла или ссылки
settings_earlierReasons_migration = Перед обновлением
settings_earlierReasons_restore = Перед восстановлением
settings_restore = Восстановить
settings_restoreLabel = Восстановить: { $size }, { $reason }
settings_restoreDated = Восстановить: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = перед сбросом
settings_restoreReasons_import = перед загрузкой файла или ссылки
settings_restoreReasons_migration = перед обновлением
settings_restoreReasons_restore = перед восстановлением
settings_clearQuestion = Сбросить все найденные места?
settings_clearText = { $amount ->
     [0] Пока ничего не найдено.
    *[other] Будет сброшено: { $amount } { $amount ->
         [one] найденное место
         [few] найденных места
        *[many] найденных мест
        }. Это можно отменить, а прежние версии хранятся в настройках.
    }
confirm_title = Точно продолжить?
confirm_description = Данные будут удалены, и отменить это нельзя.
confirm_confirm = Подтвердить
confirm_cancel = Отмена
toasts_uploadFailed = Не удалось загрузить файл
toasts_uploadMerged = Найденные места из файла добавлены
toasts_backupStarted = Копия скачивается
toasts_pinsExported = Метки скачиваются
toasts_cleared = Найденные места сброшены
toasts_restored = Восстановлено: { $size }
storage_retry = Повторить
storage_dismiss = Закрыть
storage_emptied_marks = Данные этого сайта удалили из браузера, пока карта была открыта. На экране ещё { $marks } { $marks ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    }.
storage_emptied_pins = Данные этого сайта удалили из браузера, пока карта была открыта. На экране ещё { $pins } { $pins ->
     [one] метка
     [few] метки
    *[many] меток
    }.
storage_emptied_both = Данные этого сайта удалили из браузера, пока карта была открыта. На экране ещё { $marks } { $marks ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    } и { $pins } { $pins ->
     [one] метка
     [few] метки
    *[many] меток
    }.
storage_backedUp_empty = Пока нечего копировать.
storage_backedUp_never = Всё взято из файла или ссылки. Копий здесь ещё нет.
storage_backedUp_all = Всё есть в копии.
storage_backedUp_takenIn = Всё есть в последней копии или взято позже из файла или ссылки.
storage_keep = Оставить данные
storage_startAfresh = Начать заново
storage_problems_blocked = Браузер блокирует хранилище: прогресс пропадёт, когда ты закроешь страницу. Сначала создай копию.
storage_embedded = Браузер блокирует здесь хранилище: найденное место пропадёт, когда ты закроешь страницу. Чтобы сохранить его, открой всю карту.
storage_problems_full = Не удалось сохранить последнее изменение: хранилище браузера заполнено. Попытка повторится. Пока создай копию.
storage_problems_one-copy = Прогресс сохранён только в одном месте из двух: второе заполнено или заблокировано браузером. Время от времени создавай копию.
storage_problems_newer = Твой прогресс сохранён более новой версией карты, здесь он доступен только для чтения. Обнови страницу.
storage_problems_stuck = Не удалось прочитать сохранённый прогресс, а отложить его нет места. Он не тронут, новые изменения не сохраняются. Прежде чем уйти, создай копию.
storage_problems_quarantined = Не удалось прочитать сохранённый прогресс. Он отложен нетронутым, список начат заново.
storage_problems_copy-quarantined = Не удалось прочитать одну из двух копий твоего прогресса. Она отложена нетронутой, используется другая.
storage_problems_pins-quarantined = Не удалось прочитать сохранённые метки и заметки. Они отложены нетронутыми. Найденных мест это не касается.
storage_problems_pins-copy-quarantined = Не удалось прочитать одну из двух копий меток и заметок. Она отложена нетронутой, используется другая.
storage_problems_settings-full = Не удалось сохранить настройки: хранилище браузера заполнено. Попытка повторится. Прогресса это не касается.
storage_problems_settings-newer = Настройки сохранены более новой версией карты. Здесь они доступны только для чтения: обнови страницу. Прогресса это не касается.
storage_problems_settings-stuck = Не удалось прочитать настройки, а отложить их нет места. Они не тронуты, изменения не сохраняются. Прогресса это не касается.
storage_problems_settings-quarantined = Не удалось прочитать настройки. Они отложены нетронутыми, действуют стандартные. Прогресса это не касается.
storage_problems_filters-full = Не удалось сохранить фильтры: хранилище браузера заполнено. Попытка повторится. Прогресса это не касается.
storage_problems_filters-newer = Фильтры сохранены более новой версией карты. Здесь они доступны только для чтения: обнови страницу. Прогресса это не касается.
storage_problems_filters-stuck = Не удалось прочитать фильтры, а отложить их нет места. Они не тронуты, изменения не сохраняются. Прогресса это не касается.
storage_problems_filters-quarantined = Не удалось прочитать фильтры. Они отложены нетронутыми, показаны все типы. Прогресса это не касается.
storage_problems_backup-full = Не удалось сохранить сведения о последней копии: хранилище браузера заполнено. Попытка повторится. Прогресса это не касается.
storage_problems_backup-newer = Сведения о последней копии сохранены более новой версией карты. Здесь они доступны только для чтения: обнови страницу. Прогресса это не касается.
storage_problems_backup-stuck = Не удалось прочитать сведения о последней копии, а отложить их нет места. Они не тронуты, изменения не сохраняются. Прогресса это не касается.
storage_problems_backup-quarantined = Не удалось прочитать сведения о копии. Они отложены нетронутыми, следующее напоминание может прийти раньше. Прогресса это не касается.
storage_problems_playthroughs-full = Не удалось сохранить названия прохождений: хранилище браузера заполнено. Попытка повторится. Прогресса это не касается.
storage_problems_playthroughs-newer = Названия прохождений сохранены более новой версией карты. Здесь они доступны только для чтения: обнови страницу. Прогресса это не касается.
storage_problems_playthroughs-stuck = Не удалось прочитать названия прохождений, а отложить их нет места. Они не тронуты, изменения не сохраняются. Прогресса это не касается.
storage_problems_playthroughs-quarantined = Не удалось прочитать названия прохождений. Они отложены нетронутыми, прохождения показаны без названий. Прогресса это не касается.
storage_problems_history-full = Не удалось сохранить копии прежних версий и истории изменений: хранилище браузера заполнено. Попытка повторится. Прогресса это не касается.
storage_problems_history-newer = Копия прежних версий и истории изменений сохранена более новой версией карты. Здесь они доступны только для чтения: обнови страницу. Прогресса это не касается.
storage_problems_history-stuck = Не удалось прочитать копии прежних версий и истории изменений, а отложить их нет места. Они не тронуты, изменения не сохраняются. Прогресса это не касается.
storage_problems_history-quarantined = Не удалось прочитать копию прежних версий и истории изменений. Она отложена нетронутой, используется база данных браузера. Прогресса это не касается.
offline_preparing = Офлайн: загрузка…
offline_ready = Офлайн: готово, { $megabytes } МБ
offline_failed = Офлайн: не готово. Не удалось загрузить некоторые файлы. Попробуй ещё раз онлайн.
offline_tryAgain = Повторить
offline_saving = Офлайн: не загружено, включена экономия трафика.
offline_prepare = Загрузить
offline_cacheAll = Хранить все миры офлайн (ещё { $megabytes } МБ)
offline_allCached = Хранить все миры офлайн (все загружены)
offline_cachingAll = Загрузка всех миров…
offline_noRoom = Не хватило места: { $world }. Хранилище браузера заполнено.
offline_notFetched = Не удалось загрузить некоторые файлы: { $world }.
offline_appShell = само приложение
offline_notCachedTitle = На этом устройстве пока нет: { $world }
offline_notCachedText = Карта работает офлайн, если открыть её один раз онлайн. Страница продолжит сама, когда появится соединение.
offline_cachedWorlds = Доступны офлайн:
more_share = Поделиться видом
more_send = На другое устройство
more_refused = Браузер заблокировал копирование.
filters_tally = { $found } / { $total }
filters_yields = Содержит
filters_onlyFound = Только найденные
filters_yieldsAll = Что угодно
filters_anyHerb = Любая трава
filters_anyBook = Любая книга навыков
filters_herbs = Травы
filters_books = Книги навыков
progress_whole = Вся карта
progress_byArea = По районам
progress_next = Ближайшие ненайденные
progress_nothingNext = Среди показанных мест всё найдено. Включи другие типы в фильтрах.
# $percent (number)
progress_share = { $percent } %
progress_tally = Найдено { $found } из { $total }
progress_left = { $amount ->
     [0] найдено всё
    *[other] осталось { $amount }
    }
progress_barLabel = { $title }: найдено
progress_openList = Список: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } новое место с прошлого раза
     [few] { $amount } новых места с прошлого раза
    *[many] { $amount } новых мест с прошлого раза
    }
progress_newPlaces_show = Показать новые места
progress_newPlaces_title = Новые места
progress_markInView = Отметить { $amount } на экране
progress_nothingInView = Отмечать нечего
progress_lasso = Лассо
progress_many = Несколько мест сразу
progress_back = Все типы
progress_order = Сортировка
progress_orders_distance = По расстоянию
progress_orders_name = По названию
progress_orders_id = По ID
progress_orders_map = По карте сокровищ
progress_onlyMissing = Только ненайденные
progress_onlyMissingHint = Найденные места остаются здесь, пока ты не выйдешь из списка.
progress_nothingMissing = Здесь найдено всё.
progress_again = Сортировать отсюда
progress_days_title = { $unit ->
     [week] Найдено по неделям
     [month] Найдено по месяцам
     [year] Найдено по годам
    *[day] Найдено по дням
    }
progress_days_since = С { $date }: найдено { $amount }.
progress_days_most = Больше всего за день: { $amount } ({ $date }).
progress_days_undated = День неизвестен: { $amount }.
progress_days_table = Таблицей
progress_days_unit = { $unit ->
     [week] Неделя с
     [month] Месяц
     [year] Год
    *[day] День
    }
progress_days_found = Найдено
progress_days_save = Сохранить картинку
progress_days_saved = Картинка сохранена
progress_metres = { $metres } м
progress_box = Найдено: { $label } #{ $id }
toasts_undone_mark = Отменено: { $label } больше не найдено
toasts_undone_unmark = Отменено: { $label } снова найдено
toasts_undone_mark-many = Отменено: места больше не найдены
toasts_undone_unmark-many = Отменено: места снова найдены
toasts_undone_clear = Отменено: найденные места восстановлены
toasts_undone_import = Отменено: загруженные места убраны
toasts_undone_restore = Отменено: восстановление прежней версии
toasts_undone_pin = Отменено: метка убрана
toasts_undone_pin-edit = Отменено: метка как прежде
toasts_undone_pin-move = Отменено: метка на прежнем месте
toasts_undone_pin-delete = Отменено: метка восстановлена
toasts_undone_pins-delete = Отменено: метки восстановлены
toasts_undone_note = Отменено: заметка восстановлена
toasts_undone_quest = Отменено: задание изменено
toasts_nothingToUndo = Нечего отменять.
undoing_kept = { $amount ->
     [one] { $amount } элемент изменился позже и остался как есть.
     [few] { $amount } элемента изменились позже и остались как есть.
    *[many] { $amount } элементов изменились позже и остались как есть.
    }
undoing_allKept = Ничего не изменилось: всё из этого шага позже изменилось снова.
undoing_redo = Повторить
undoing_redone = Повторено: { $what }
undoing_nothingToRedo = Нечего повторять.
undoing_recent_title = Последние изменения
undoing_recent_hint = Твои последние 50 изменений, новые сверху. Каждое отменяется отдельно; что изменилось позже, остаётся как есть.
undoing_recent_nothing = Изменений пока нет.
undoing_recent_undo = Отменить: { $what }
undoing_recent_redo = Повторить: { $what }
undoing_recent_undone = отменено
undoing_elsewhere_title = Отменить изменение из другой вкладки?
undoing_elsewhere_description = В этой вкладке отменять больше нечего. Предыдущее изменение сделано в другой вкладке или в прошлый раз:
undoing_elsewhere_confirm = Отменить изменение
undoing_elsewhere_cancel = Не отменять
undoing_action_mark = Найдено: { $label }
undoing_action_unmark = Больше не найдено: { $label }
undoing_action_mark-many = Отмечено найденными: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
undoing_action_passed = Найдено по пути: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
undoing_action_unmark-many = Больше не найдено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
undoing_action_clear = Сброшено: { $amount } { $amount ->
     [one] найденное место
     [few] найденных места
    *[many] найденных мест
    }
undoing_action_import = Загружен файл или ссылка: { $what }
undoing_action_restore = Восстановлена прежняя версия; изменилось: { $what }
undoing_action_pin = Добавлена метка: { $label }
undoing_action_pin-edit = Изменена метка: { $label }
undoing_action_pin-move = Перемещена метка: { $label }
undoing_action_pin-delete = Удалена метка: { $label }
undoing_action_pins-delete = Удалено: { $amount } { $amount ->
     [one] метка
     [few] метки
    *[many] меток
    }
undoing_action_note = Изменена заметка: { $label }
pins_glyphs_pin = Метка
pins_glyphs_flag = Флажок
pins_glyphs_star = Звезда
pins_glyphs_cross = Крест
pins_glyphs_heart = Сердце
pins_glyphs_skull = Череп
pins_glyphs_chest = Сундук
pins_glyphs_sword = Меч
pins_glyphs_house = Дом
pins_glyphs_herb = Трава
pins_glyphs_question = Вопросительный знак
pins_glyphs_warning = Восклицательный знак
pins_colours_red = Красный
pins_colours_orange = Оранжевый
pins_colours_yellow = Жёлтый
pins_colours_green = Зелёный
pins_colours_teal = Бирюзовый
pins_colours_blue = Синий
pins_colours_indigo = Индиго
pins_colours_purple = Фиолетовый
pins_colours_pink = Розовый
pins_colours_brown = Коричневый
pins_colours_grey = Серый
pins_colours_black = Чёрный
pins_add = Добавить метку
pins_editPin = Изменить метку
pins_deletePin = Удалить метку
pins_editing = Изменение метки: { $label }
pins_note = Заметка
pins_move = Переместить
pins_moveGroup = Переместить метку
pins_moveHint = Перемещает метку на метр, с Shift — на десять. Её можно и перетащить на карте.
pins_steps_north = Север
pins_steps_west = Запад
pins_steps_south = Юг
pins_steps_east = Восток
pins_movedTo = Теперь здесь: { $coordinate }
pins_title = Название
pins_titleHint = Название на карте
pins_noteHint = Всё, что хочется запомнить
pins_glyph = Значок
pins_colour = Цвет
pins_left = { $amount ->
     [0] Символов не осталось
    *[other] Осталось символов: { $amount }
    }
pins_full = Поле заполнено (символов: { $most }). Удали что-нибудь, чтобы писать дальше.
pins_save = Сохранить
pins_cancel = Отмена
pins_discard_title = Отменить изменения?
pins_discard_description = Они не сохранены.
pins_discard_confirm = Не сохранять
pins_discard_cancel = Продолжить
pins_list = Метки и заметки
pins_none = У тебя пока нет меток.
pins_order = Сортировка
pins_orders_distance = По расстоянию
pins_orders_title = По названию
pins_again = Сортировать отсюда
pins_more = Показать ещё
pins_pinsList = Мои метки
pins_notesList = Заметки о местах
pins_deleteAll = Удалить все метки
pins_deleteAllTitle = Удалить все твои метки?
pins_deleteAllText = Будет удалено: { $amount } { $amount ->
     [one] метка
     [few] метки
    *[many] меток
    }. Заметки о местах останутся. Это можно отменить, а прежние версии хранятся в настройках.
pins_noteOn = Заметка: { $label }
spotMenu_label = Меню точки { $coordinate }
spotMenu_copy = Скопировать координаты { $coordinate }
spotMenu_copied = Скопировано: { $coordinate }
spotMenu_link = Копировать ссылку
spotMenu_linkCopied = Ссылка скопирована
spotMenu_nearest = Что рядом
spotMenu_measure = Измерить отсюда
spotMenu_refusedTitle = Скопировать вручную
spotMenu_refused = Браузер заблокировал копирование. Скопируй отсюда:
spotMenu_close = Закрыть
overlap_title = Здесь { $count } { $count ->
     [one] место
     [few] места
    *[many] мест
    }
overlap_found = найдено
nearest_title = Рядом с { $coordinate }
nearest_close = Закрыть
nearest_services = Магазины и услуги
nearest_undiscovered = Ненайденные места
nearest_nothingLeft = Все места на карте найдены!
nearest_nextOfKind = Следующее этого типа
nearest_noServices = На этой карте нет магазинов и услуг.
nearest_displacement = { $metres } м { $direction ->
     [east] к востоку
     [north-east] к северо-востоку
     [north] к северу
     [north-west] к северо-западу
     [west] к западу
     [south-west] к юго-западу
     [south] к югу
    *[south-east] к юго-востоку
    }
nearest_here = здесь
measure_label = Измерение
measure_begin = Щёлкни, коснись или нажми Enter, чтобы добавить точку.
measure_leg = Отрезок { $metres } м
measure_undo = Убрать точку
measure_done = Готово
lasso_label = Лассо
lasso_begin = Обведи места или добавляй углы щелчком, касанием или клавишей Enter.
lasso_corners = { $amount ->
     [0] 0 углов, нужно хотя бы 3
     [1] 1 угол, нужно хотя бы 3
     [2] 2 угла, нужно хотя бы 3
     [one] { $amount } угол
     [few] { $amount } угла
    *[many] { $amount } углов
    }
lasso_inside = { $amount ->
     [0] Внутри нет показанных мест.
    *[other] Внутри { $amount } { $amount ->
         [one] место
         [few] места
        *[many] мест
        }, найдено { $found }
    }
lasso_undo = Убрать угол
lasso_closeLine = Замкнуть
lasso_mark = Отметить найденными
lasso_unmark = Не найдены
lasso_again = Обвести снова
lasso_leave = Готово
shapes_keepLine = Сохранить линию
shapes_keepArea = Сохранить область
shapes_names_shape-line = Линия
shapes_names_shape-area = Область
shapes_share = Поделиться фигурой
shapes_within = Выбрать места внутри
shapes_length = Длина
shapes_size = Площадь
shapes_hectares = { $area } га
shortcuts_title = Горячие клавиши
shortcuts_close = Закрыть
shortcuts_switch = Одиночные клавиши
shortcuts_switchHint = Если выключить, одиночные клавиши из списка выше не работают. Остальные работают как прежде.
shortcuts_keys = Одиночные клавиши, в любом месте страницы
shortcuts_otherKeys = Другие клавиши
shortcuts_search = Поиск
shortcuts_panel = Открыть или закрыть панель
shortcuts_next = Перейти к ближайшему ненайденному месту
shortcuts_discovered = Отметить выбранное место найденным или ненайденным
shortcuts_list = Показать горячие клавиши
shortcuts_undo = Отменить последнее изменение
shortcuts_redo = Повторить
shortcuts_pan = Двигать карту
shortcuts_zoom = Приблизить и отдалить
shortcuts_lists = Двигаться по списку или панели; Tab — выйти
shortcuts_choose = Открыть место в центре карты; при измерении или с лассо — добавить точку
shortcuts_menu = Открыть меню выбранного места или центра карты
shortcuts_removePoint = При измерении или с лассо — убрать последнюю точку
shortcuts_deletePin = Удалить выбранную метку на карте
shortcuts_leave = Закрыть или отменить
shortcuts_or = или
shortcuts_arrows = Стрелки
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
linkUnread_title = Часть этой ссылки нельзя показать
linkUnread_text = { $what ->
     [place] В ней указано место, которого нет на этой карте.
     [point] В ней указана точка за пределами этой карты: карта от { $from } до { $to }.
     [kinds] В ней указаны типы мест, которых нет на этой карте.
     [coordinates] Координаты в ней не удаётся прочитать.
     [quest] В ней указано задание, которого нет на этой карте.
     [pin] В ней описана метка, но не сказано, где она.
     [set] Набор фильтров в ней неполон.
     [filters] В ней указаны фильтры, которых нет на этой карте.
    *[several] Нескольких вещей из неё нет на этой карте.
    } Проверь, что ссылка скопирована целиком, или попроси новую.
ownWords_heading = Конфликты
ownWords_hint = { $where ->
     [link] В ссылке
    *[file] В файле
    } другая версия { $amount } { $amount ->
     [one] твоей метки или заметки
     [few] твоих меток и заметок
    *[many] твоих меток и заметок
    }. Останется твоя, если не выбрать иначе.
ownWords_forAll = Для всех сразу
ownWords_forOne = Выбрать для: { $label }
ownWords_choices_mine = Оставить мою
ownWords_choices_theirs = Взять другую
ownWords_choices_both = Оставить обе
ownWords_mine = У тебя
ownWords_theirs_file = Из файла
ownWords_theirs_link = Из ссылки
ownWords_deleted = Удалено
ownWords_noWords = Без текста
ownWords_more = Показать ещё { $amount }

routes_toHere = Маршрут сюда
routes_fromHere = Маршрут отсюда
routes_onToHere = Продолжить сюда
routes_viaHere = Маршрут через эту точку
routes_card = Маршрут: { $name }
routes_title = Маршрут
routes_walk = { $minutes } мин пешком
routes_run = { $minutes } мин бегом
routes_ride = { $minutes } мин верхом
routes_offRoad = { $metres } м без дороги
routes_finding = Поиск маршрута…
routes_failed = Не удалось загрузить дороги. Проверь соединение и попробуй ещё раз.
routes_retry = Повторить
routes_from = Откуда
routes_fromPlayer = Твоя позиция
routes_fromLastEnd = Конец прошлого маршрута
routes_fromView = Центр карты
routes_fromFastTravel = { $name } (ближайшее быстрое перемещение)
routes_chooseOnMap = Выбрать на карте…
routes_to = Куда
routes_by = Путь
routes_kinds_roads = Предпочитать дороги
routes_kinds_paths = Дороги и тропы
routes_fastTravel = Быстрое перемещение
routes_fastTravels_none = Выкл.
routes_fastTravels_found = Только найденные точки
routes_fastTravels_all = Все точки
routes_turnRound = Развернуть
routes_choose_begin = Нажми на начало маршрута или найди место поиском.
routes_choose_search = Найди место, откуда начать.
routes_choose_end = Нажми на цель или найди место поиском.
routes_cancel = Отмена
routes_directions = Указания
routes_steps_label = Пошаговые указания
routes_steps_begin = { $from }: { $direction ->
     [east] на восток
     [north-east] на северо-восток
     [north] на север
     [north-west] на северо-запад
     [west] на запад
     [south-west] на юго-запад
     [south] на юг
    *[south-east] на юго-восток
    } { $onto ->
     [road] по дороге
     [path] по тропе
    *[straight] напрямик
    }
routes_steps_turn = Через { $metres } м { $turn ->
     [straight] иди прямо
     [slightLeft] держись левее
     [left] поверни налево
     [sharpLeft] поверни круто налево
     [slightRight] держись правее
     [right] поверни направо
    *[sharpRight] поверни круто направо
    }
routes_steps_turnAt = Через { $metres } м { $turn ->
     [straight] иди прямо
     [slightLeft] держись левее
     [left] поверни налево
     [sharpLeft] поверни круто налево
     [slightRight] держись правее
     [right] поверни направо
    *[sharpRight] поверни круто направо
    } ({ $landmark })
routes_steps_onto_road = на дорогу
routes_steps_onto_path = на тропу
routes_steps_leave = Через { $metres } м сойди с дороги и иди напрямик { $direction ->
     [east] на восток
     [north-east] на северо-восток
     [north] на север
     [north-west] на северо-запад
     [west] на запад
     [south-west] на юго-запад
     [south] на юг
    *[south-east] на юго-восток
    }
routes_steps_travel = Через { $metres } м быстрое перемещение: { $place }
routes_steps_travelNow = Быстрое перемещение: { $place }
routes_steps_pass = Через { $metres } м будет: { $place }
routes_steps_arrive = Цель через { $metres } м: { $place }
routes_steps_arriveNow = Ты на месте: { $place }
routes_steps_bridges = { $bridges ->
     [one] через { $bridges } мост
     [few] через { $bridges } моста
     [many] через { $bridges } мостов
    *[other] через { $bridges } моста
    }
routes_beside = Вдоль маршрута
routes_reach = Расстояние от маршрута
routes_besideAmount = { $amount ->
     [0] Нет мест, подходящих под фильтры.
     [one] { $amount } место подходит под фильтры
     [few] { $amount } места подходят под фильтры
     [many] { $amount } мест подходит под фильтры
    *[other] { $amount } места подходит под фильтры
    }
routes_stillToFind = Не найдено: { $left }
routes_alreadyFound = Найдено: { $found }
routes_along = через { $metres } м
routes_more = Показать ещё
routes_handles_begin = Начало маршрута
routes_handles_end = Конец маршрута
routes_handles_between = Промежуточная точка { $number }
routes_handles_new = Добавить промежуточную точку
routes_tripNear = Тур поблизости
routes_nothingLeft = Нет ненайденных мест, подходящих под фильтры.
routes_bestOrder = Оптимизировать порядок
routes_undone = Отменено: маршрут восстановлен
routes_printStops = Печать остановок…
routes_ordering = Оптимизация порядка…
routes_stopOrdering = Остановить
routes_exportRoute = Экспорт маршрута (GeoJSON)
routes_exportGpx = Экспорт маршрута (GPX)
routes_save = Сохранить в мои метки
routes_saveChanges = Сохранить изменения
routes_savedAs = Сохранено в мои метки: { $title }
routes_show = Показать тур
routes_share = Поделиться туром
routes_back = Вернуться к началу
routes_tripInView = Тур: ненайденные на экране
routes_tripLeft = Тур: ненайденные
routes_tripShown = Тур: все показанные
routes_tripThese = Тур: все
routes_tripNearest = Тур: { $amount } ближайших
routes_tooMany = В туре не больше { $most } остановок. Добавлены ближайшие.
routes_stops_next = Дальше: { $number } из { $of }, { $name }, { $metres } м
routes_stops_goOn = Найдено, дальше
routes_stops_passed = { $name }: готово
routes_trip = { $stops ->
     [one] Тур: { $stops } остановка
     [few] Тур: { $stops } остановки
     [many] Тур: { $stops } остановок
    *[other] Тур: { $stops } остановки
    }
routes_stops_title = Остановки
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Поднять: { $name }
routes_stops_later = Опустить: { $name }
routes_stops_leaveOut = Убрать: { $name }
routes_areas_title = По районам
routes_areas_shade = Закрасить районы на карте
routes_areas_around = Район: { $name }

routes_steps_next = затем через { $metres } м { $turn ->
     [straight] прямо
     [slightLeft] левее
     [left] налево
     [sharpLeft] круто налево
     [slightRight] правее
     [right] направо
    *[sharpRight] круто направо
    }
routes_steps_crossroads = { $crossroads ->
     [one] прямо через { $crossroads } перекрёсток
     [few] прямо через { $crossroads } перекрёстка
     [many] прямо через { $crossroads } перекрёстков
    *[other] прямо через { $crossroads } перекрёстка
    }
routes_steps_passing = по пути: { $things }
routes_options = Параметры: { $chosen }
routes_mode = Способ передвижения
routes_modes_walk = Пешком
routes_modes_run = Бегом
routes_modes_ride = Верхом
routes_tripDone = Тур завершён: найдено { $found } из { $of }
routes_endTrip = Завершить тур
routes_anotherTrip = Начать новый тур

playthroughs_title = Прохождения
playthroughs_hint = У каждого прохождения свои найденные места, метки и заметки. Фильтры и настройки общие.
playthroughs_new = Новое прохождение…
playthroughs_unnamed = Без названия
playthroughs_shown = На карте
playthroughs_tally = Найдено { $found } из { $total }
playthroughs_switch = Переключить
playthroughs_switchLabel = Переключить на «{ $name }»
playthroughs_rename = Переименовать
playthroughs_renameLabel = Переименовать: «{ $name }»
playthroughs_copy = Копировать
playthroughs_copyLabel = Копировать: «{ $name }»
playthroughs_delete = Удалить
playthroughs_deleteLabel = Удалить: «{ $name }»
playthroughs_deleted = Удалённые прохождения
playthroughs_bringBack = Восстановить
playthroughs_bringBackLabel = Восстановить: «{ $name }»
playthroughs_forGood = Удалить навсегда
playthroughs_forGoodLabel = Удалить навсегда: «{ $name }»
playthroughs_forGoodTitle = Удалить навсегда?
playthroughs_forGoodQuestion = Удалить «{ $name }» навсегда?
playthroughs_forGoodText = Найденные места, метки и заметки этого прохождения будут удалены с устройства. Отменить это нельзя.
playthroughs_name = Название
playthroughs_firstName = Текущее прохождение
playthroughs_newName = Новое прохождение
playthroughs_first = Первое
playthroughs_second = Второе
playthroughs_copyOf = { $name } (копия)
playthroughs_blank = Введи название.
playthroughs_left = Осталось: { $amount }
playthroughs_save = Сохранить
playthroughs_make = Создать
playthroughs_close = Закрыть
playthroughs_nameTitle_new = Новое прохождение
playthroughs_nameTitle_rename = Переименовать прохождение
playthroughs_nameTitle_copy = Копировать прохождение
playthroughs_deleteTitle = Удалить прохождение?
playthroughs_deleteQuestion = Удалить «{ $name }»?
playthroughs_deleteText = С карты исчезнут его найденные места ({ $found } из { $total }), метки и заметки. Восстановить прохождение можно в настройках.
playthroughs_deleteUncounted = С карты исчезнут его найденные места, метки и заметки. Восстановить прохождение можно в настройках.
playthroughs_confirm = Удалить
playthroughs_cancel = Отмена
playthroughs_toastDeleted = Удалено: «{ $name }»
playthroughs_toastGone = Удалено в другой вкладке: «{ $name }»
playthroughs_undo = Отменить
playthroughs_merged = Файл из прохождения «{ $from }», он объединён с «{ $into }».
playthroughs_head = Прохождение: «{ $name }»
playthroughs_nameless = Прохождения без названия
playthroughs_namelessMarks = { $amount ->
     [one] Без названия: { $amount } найденное место
     [few] Без названия: { $amount } найденных места
    *[many] Без названия: { $amount } найденных мест
    }
playthroughs_namelessPins = { $amount ->
     [one] Без названия: { $amount } метка или заметка
     [few] Без названия: { $amount } метки и заметки
    *[many] Без названия: { $amount } меток и заметок
    }
playthroughs_refused_newer = Твои прохождения сохранены более новой версией карты. Обнови страницу, прежде чем создавать новое.
playthroughs_refused_no-room = Не удалось создать прохождение: хранилище браузера заполнено или заблокировано. Ничего не изменилось.
playthroughs_elsewhere_deleted = Это прохождение удалили в другом месте. Сохрани ещё раз, чтобы восстановить его под этим названием.
playthroughs_elsewhere_gone = Это прохождение навсегда удалили в другом месте. Создай вместо него новое.

worlds_title = Миры
worlds_close = Закрыть
worlds_loading = Загрузка миров…
worlds_failed = Не удалось загрузить миры. Проверь соединение и попробуй ещё раз.
worlds_retry = Повторить
worlds_found = Найдено { $found } из { $all }
worlds_places = { $all } { $all ->
     [one] место
     [few] места
    *[many] мест
    }
worlds_present = На карте
worlds_cached = На устройстве
worlds_titleAndId = { $title } ({ $id })


wiki_place = Страница вики
wiki_kind = Страница вики: { $kind }
report_link = Сообщить об ошибке
report_ask = Сообщить об ошибке
report_copyRow = Копировать данные места
report_copyHint = Отправь данные этого места тому, кто ведёт карту, и напиши, что не так.
report_copied = Скопировано
report_copyRefused = Браузер заблокировал копирование. Скопируй отсюда:
report_title = Ошибка: { $label } ({ $id })
report_wrong = Что не так:
report_world = Мир: { $world }
# same
report_id = ID: { $id }
report_type = Тип: { $type }
report_coordinate = Координаты: { $coordinate }
report_inGame = В игре: { $metres } м
report_name = Название: { $name }
report_description = Описание: { $description }

veil_hint = Название этого места — спойлер. Оно скрыто, пока ты не найдёшь место.
veil_show = Показать название
filterOverride_filters = Фильтры из ссылки
filterOverride_filtersShown = Показаны фильтры из ссылки.
filterOverride_filtersHint = Твои фильтры целы. Изменения не сохранятся, если не нажать «Оставить эти».
filterOverride_keep = Оставить эти
filterOverride_isolated = Только: { $title }
filterOverride_isolateThisKind = Показать только их
filterOverride_undone = Отменено: фильтры восстановлены
filterSets_title = Наборы фильтров
filterSets_keep = Оставить как набор…
filterSets_rename = Переименовать…
filterSets_earlier = Передвинуть раньше
filterSets_later = Передвинуть дальше
filterSets_start = Показывать в начале
filterSets_copyLink = Копировать ссылку
filterSets_delete = Удалить
filterSets_nameTitle_keep = Оставить как набор фильтров
filterSets_nameTitle_rename = Переименовать набор
filterSets_taken_keep = Набор «{ $name }» уже есть. «Заменить» поставит на его место то, что показано сейчас.
filterSets_taken_rename = Набор «{ $name }» уже есть. Выбери другое название.
filterSets_replace = Заменить
filterSets_full = Места хватает на { $most } наборов. Сначала удали один.
filterSets_kept = Оставлено: «{ $name }»
filterSets_deleted = Удалено: «{ $name }»
filterSets_deletedElsewhere = Этот набор фильтров удалили в другом месте. Сохрани ещё раз, чтобы восстановить его под этим названием.

embed_copy = Копировать код вставки
embed_fixLanguage = Всегда на этом языке
embed_copied = Код вставки скопирован
embed_title = { $label } на карте { $game }
links_share = Поделиться
links_copied = Ссылка скопирована
pins_howTo = Нажми на карту правой кнопкой мыши и выбери «Добавить метку».
pins_howToByFinger = Удержи палец на карте и выбери «Добавить метку».
pins_howToByKeys = С клавиатуры: Shift+F10 на карте.
pins_edit = Изменить
pins_delete = Удалить
pins_addNote = Добавить заметку
pins_editNote = Изменить заметку
pins_deleteNote = Удалить заметку
pins_gone_title = Эту метку удалили в другом месте
pins_gone_description = Восстановить её с твоим текстом?
pins_gone_confirm = Восстановить
pins_gone_cancel = Не сохранять текст
pictures_list = Изображения
pictures_add = Добавить изображение
pictures_limit = Не больше { $most } изображений, каждое уменьшается самое большее до { $kilobytes } КБ. Их можно также вставить или перетащить сюда.
pictures_name = Изображение { $number } из { $total }: { $label }
pictures_elsewhere = Это изображение на другом устройстве
pictures_damaged = Это изображение повреждено
pictures_close = Закрыть изображение
pictures_delete = Удалить изображение
pictures_added = Изображение добавлено
pictures_deleted = Изображение удалено
pictures_nowhere = Изображения добавляются к меткам и заметкам. Открой метку или место и перетащи изображение ещё раз.
pictures_full = Изображений у метки или заметки может быть не больше { $most }. Сначала удали одно.
pictures_problem_no-picture = Браузер не нашёл в этом файле изображения. Выбери другой.
pictures_problem_svg = Рисунки SVG добавить нельзя. Выбери изображение PNG, JPEG или WebP.
pictures_problem_too-large = Изображение слишком большое: допустимо { $most } млн пикселей. Сохрани его меньшим и попробуй ещё раз.
pictures_problem_storage = Не удалось сохранить изображение: хранилище браузера заполнено или заблокировано. Ничего не изменилось.
pictures_problem_undecodable = Браузер не смог прочитать это изображение ({ $kind }). Сохрани его как PNG или JPEG и добавь этот файл.
pictures_problem_falsified = Защита браузера от фингерпринтинга изменила бы изображение, поэтому ничего не сохранено. Разреши этому сайту данные canvas значком картинки в адресной строке или в Brave через Shields. Или выбери изображение PNG, JPEG или WebP не больше { $kilobytes } КБ.
pictures_falsified = Защита браузера от фингерпринтинга изменила бы изображение, поэтому ничего не сохранено. Разреши этому сайту данные canvas значком картинки в адресной строке или в Brave через Shields и попробуй ещё раз.
backups_pictures_size = Копия с изображениями: { $megabytes } МБ
backups_pictures_without = Копия без изображений
backups_pictures_unread = Не удалось прочитать изображения. Копия создана без них.
backups_pictures_tooLarge = С изображениями копия была бы больше { $most } МБ, и загрузить её было бы нельзя. Она создаётся без них.
spot_label = Точка: { $coordinate }
spot_temporary = Эта метка не сохраняется. Она исчезнет, когда ты закроешь подробности.
search_clearAndBrowse = Очистить поиск
search_loadMore = Показать ещё…
firstHint_withExample = Мест на карте: { $amount }. Найди «{ $example }» или нажми на место, чтобы отметить его найденным.
firstHint_plain = Мест на карте: { $amount }. Нажми на место, чтобы отметить его найденным.
firstHint_kept = Хранится в этом браузере.

search_id = #{ $id }
search_here = Содержит: { $names }
search_outside = За пределами этой карты: она от { $from } до { $to }.
search_openLink = Открыть ссылку
# same
card_id = ID
undoing_action_quest = Изменено задание
quests_title = Задания
# $done (number), $total (number)
quests_tally = Выполнено: { $done } из { $total }
quests_loading = Загрузка заданий…
quests_failed = Не удалось загрузить задания. Проверь соединение и попробуй ещё раз.
quests_sections_main = Основной сюжет
quests_sections_side = Побочные задания
quests_sections_task = Поручения
quests_sections_activity = Занятия
quests_search = Поиск заданий
quests_only_openToMe = Доступные мне
quests_only_canBeMissed = Можно пропустить
quests_only_timed = С ограничением времени
quests_only_hideDone = Скрыть выполненные
quests_place = Начало
quests_everywhere = Везде
quests_orders_story = Сюжет и место
quests_orders_distance = Сначала ближайшие
quests_allTitles = Показать все названия (спойлеры)
# $part (text)
quests_part = Показать: { $part }
quests_veiled = Задание основного сюжета
quests_states_open = Открыто
quests_states_under-way = В процессе
quests_states_done = Выполнено
quests_states_failed = Провалено
# $title (text)
quests_state = Состояние: { $title }
# $where (text)
quests_begins = Начало: { $where }
# $place (text)
quests_beginsIn = Начало: { $place }
# $where (text)
quests_beginsNear = Начинается где-то рядом: { $where }
quests_beginsUnknown = Где начинается, неизвестно.
# $days (number)
quests_limits_days = Проваливается через { $days } { $days ->
     [one] день
     [few] дня
    *[many] дней
    }
quests_limits_someDays = Проваливается через несколько дней
# $time (text)
quests_limits_hour = Будь там в { $time }
quests_limits_noon = Будь там в полдень
quests_limits_hours = Только в определённые часы
quests_limits_night = Только ночью
quests_limits_one-night = За одну ночь
quests_limits_weekly = Повторяется каждую неделю
quests_limits_timed = Ограничено по времени
# $title (text)
quests_limits_before = Только до: { $title }
quests_limits_missable = Можно пропустить
quests_limits_no-return = Может завершить открытые задания
quests_limits_closes-others = Завершает некоторые другие задания
quests_limits_unlocks-region = Открывает другой регион
quests_comesAfter = Идёт после
quests_leadsTo = Ведёт к
quests_rulesOut = Исключает
# $amount (number)
quests_lost = { $amount } { $amount ->
     [one] открытое задание может
     [few] открытых задания могут
    *[many] открытых заданий могут
    } закончиться здесь
quests_nothing = Под эти фильтры не подходит ни одно задание.
quests_show = Показать на карте
quests_nearby = Открытые задания рядом
quests_onMap = Показывать на карте, где начинаются задания
quests_kind = Задание
quests_kindNear = Задание, где-то рядом
quests_trip = Тур по открытым заданиям поблизости
quests_here = Задания, которые начинаются здесь
# $open (number), $done (number)
quests_hereTally = открыто: { $open }, выполнено: { $done }

treasureMaps_title = Карта сокровищ { $number }
treasureMaps_lies = Лежит там
treasureMaps_sold = Продаётся там
treasureMaps_soldBy = Продаёт: { $seller }
treasureMaps_carried = Её носит странник
treasureMaps_show = Показать, где она
treasureMaps_back = Назад к сокровищу
treasureMaps_fromThere = Маршрут оттуда
treasureMaps_toTreasure = Маршрут к сокровищу
treasureMaps_sells = Продаёт
treasureMaps_called = карта карту карты
treasureMaps_besides = сокровищ сокровища клада номер к
update_label = Доступно обновление
update_waiting = Новая версия готова. Вид карты и прогресс сохранятся.
update_elsewhere = Карта обновилась в другой вкладке. Обнови эту, когда будет удобно.
update_reload = Обновить
update_later = Позже
storage_backup = Создать копию

## tools

live_mod = Игре нужен мод, который сообщает, где ты.
live_help_title = Что должен записывать мод
live_help_log = Раз в секунду — строку в конец журнала игры:
live_help_numbers = Числа — в метрах игры: насколько ты восточнее, севернее и выше; затем направление взгляда: его составляющие на восток и на север.
live_help_program = Или программа на этом компьютере отвечает по этому адресу:
live_help_allow = Ответ должен разрешать этой странице читать его:
poster_contents_left = Названия и ненайденные места
poster_preview = Предпросмотр
poster_print_now = Напечатать
poster_print_what = Места на бумаге
poster_print_parts_all = Все на экране
poster_print_parts_left = Только ненайденные
poster_print_legend = Условные знаки

upload_did_added = новых: { $amount }
upload_did_addedOff = новых: { $amount } (не на этой карте: { $off }, сохранены для следующей копии)
upload_did_known = уже известных: { $amount }
upload_did_skipped = пропущено: { $amount } (неверные ID)
upload_did_skippedWhy = пропущено: { $amount } (неверные ID: { $why })
upload_did_unknown = неизвестных: { $amount } ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Ничего нового: { $did }
upload_nothingNewEmpty = Ничего нового: файл пуст
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Чтение файла
upload_merging = Объединение файла
upload_cancelReading = Отмена
upload_endings = { $before } или { $last }
upload_problem_extension = Имя файла должно оканчиваться на { $endings }. Выбери копию, сделанную кнопкой «Создать копию», или файл другой карты.
upload_problem_too-large = Размер файла — { $megabytes } МБ, а прочитать можно не больше { $most } МБ. Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_unreadable = Браузер не смог прочитать файл. Перемести его в другую папку и попробуй ещё раз.
upload_problem_empty = Файл пуст. Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_encoding = Файл не в UTF-8 и не в UTF-16. Сохрани его в UTF-8 или выбери другую копию.
upload_problem_too-deep = В файле больше 100 уровней вложенности. Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_too-many = В файле больше 100 000 записей или полей, или поля, где больше 10 000 имён. Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_too-many-marks = В файле больше 10 000 мест: столько нет ни на одной карте. Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_hostile = В файле небезопасное поле ({ $name }). Выбери копию, сделанную кнопкой «Создать копию».
upload_problem_newer-version = Эта копия сделана более новой версией карты. Обнови страницу и загрузи копию снова.
upload_problem_not-csv = Это не таблица мест. В первой строке должны быть столбцы x, y и name.
upload_problem_not-xml = Файл повреждён, или это не KML и не GPX. Экспортируй его ещё раз и загрузи новую копию.
upload_problem_too-many-columns = В таблице больше 100 столбцов. Оставь x, y, name и note и загрузи её снова.
upload_problem_too-many-pins = В файле больше 10 000 меток, это предел копии. Убери часть и загрузи его снова.
upload_problem_no-world = Места этой карты не загружены, проверить файл не удалось. Обнови страницу и загрузи его снова.
upload_problem_nothing-known = Файл пуст или на этой карте нет ничего из него. Ничего не изменено.
upload_problem_unknown = На этой карте нет ничего из файла: { $unknown }. Ничего не изменено.
upload_problem_no-bounds = На карте из вики не указано, где лежат её места: поля «{ $field }» нет или его не прочитать. Скопируй из вики карту целиком и загрузи её снова.
upload_problem_other-numbers = В файле координаты «{ $system }», а не этой карты. Сохрани его с x на восток и y на север, как в подробностях мест, и загрузи снова.
upload_problem_degrees = Все числа в файле меньше 180: похоже на широту и долготу. Сохрани его с x на восток и y на север, как в подробностях мест, и загрузи снова.
upload_problem_schema = Этот файл — не список найденных мест: { $wrong }.
upload_problem_schemaField = Этот файл — не список найденных мест: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] новая метка
     [few] новые метки
    *[many] новых меток
    }
pins_did_changed = { $amount } { $amount ->
     [one] метка изменена
     [few] метки изменены
    *[many] меток изменено
    }
pins_did_deleted = { $amount } { $amount ->
     [one] метка удалена
     [few] метки удалены
    *[many] меток удалено
    }
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] метка уже известна
     [few] метки уже известны
    *[many] меток уже известно
    }
pins_did_stayDeleted = { $amount } { $amount ->
     [one] метка удалена здесь позже, не восстановлена
     [few] метки удалены здесь позже, не восстановлены
    *[many] меток удалено здесь позже, не восстановлены
    }
pins_did_skipped = { $amount } { $amount ->
     [one] метка пропущена (повреждена)
     [few] метки пропущены (повреждены)
    *[many] меток пропущено (повреждены)
    }
pins_did_outside = { $amount } { $amount ->
     [one] метка за пределами карты, пропущена
     [few] метки за пределами карты, пропущены
    *[many] меток за пределами карты, пропущены
    }
upload_misfit_missing = отсутствует
upload_misfit_expected = ожидалось: { $expected }
upload_misfit_received = ожидалось: { $expected }, получено: { $received }
upload_misfit_kinds_marker-id = ID места
upload_misfit_kinds_version-number = номер версии
upload_importQuestion_description = Это файл с другой карты. Пока ничего не объединено.
upload_importQuestion_sources_newer-fan-map = список новой фанатской карты
upload_importQuestion_sources_older-fan-map = копия старой фанатской карты
upload_importQuestion_sources_tracker = список скрипта-трекера
upload_importQuestion_sources_datamaps = карта вики (DataMaps)
upload_importQuestion_sources_fandom = карта вики (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = таблица
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Сопоставлено
upload_importQuestion_noneMatched = Мест нет
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }: новых { $added }, уже известных { $known }
upload_importQuestion_pins = Добавлено как метки
upload_importQuestion_unknown = Неизвестно, пропущено
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Объединить с этим файлом?
upload_question_descriptions_doubt = Возможно, это не копия этой карты. Пока ничего не объединено.
upload_question_descriptions_conflict = Он противоречит твоим меткам или заметкам. Пока ничего не объединено.
upload_question_descriptions_other-page = Это копия, выбранная на странице другого мира. Пока ничего не объединено.
upload_question_confirm = Объединить
upload_question_cancel = Отмена
upload_question_file = Файл
upload_question_readAs = Формат
upload_question_sources_backup = резервная копия
upload_question_sources_list = список ID мест
upload_question_playthrough = Прохождение
upload_question_fileMap = Для какой карты
upload_question_noName = карта без названия
upload_question_thisMap = Эта карта
upload_question_otherMapHint = Его ID здесь могут означать другие места.
upload_question_leftOut = Пропущено
upload_question_leftOutHint = В файле не только найденные места и метки. Объединяются только они.
upload_question_moreFields = и ещё { $amount }
upload_question_result = Результат
upload_unknownReasons_no-such-place = нет такого места в пределах 1 м
upload_unknownReasons_unknown-kind = неизвестный тип
upload_unknownReasons_outside = за пределами карты
upload_unknownReasons_other-numbers = не в координатах этой карты
upload_unknownReasons_unreadable = координаты не читаются
upload_notJson_web-page = Это веб-страница, а не копия. Выбери копию, сделанную кнопкой «Создать копию».
upload_notJson_picture = Это картинка, а не копия. Выбери копию, сделанную кнопкой «Создать копию».
upload_notJson_archive = Это архив или электронная таблица. Распакуй его или сохрани как CSV и загрузи.
upload_notJson_cut-off = JSON неполный. Выбери другую копию файла.
upload_notJson_damaged = JSON с ошибкой. Выбери другую копию файла.
upload_notJson_other = Это не JSON. Выбери копию, сделанную кнопкой «Создать копию».
upload_skipWords_negative = отрицательные
upload_skipWords_fractional = не целые
upload_skipWords_text = текст
upload_skipWords_too-large = слишком большие
upload_skipWords_other = другие
transfer_send = На другое устройство
transfer_close = Закрыть
transfer_preparing = Создание ссылки…
transfer_nothing = Отправлять пока нечего. Сначала найди место или добавь метку.
transfer_holds = В коде и в ссылке: { $what }. Наведи на код камеру другого устройства или открой ссылку на нём. Перед добавлением тебя спросят, и ничего не удалится.
transfer_linkHolds = В ссылке: { $what }. Открой её на другом устройстве: перед добавлением тебя спросят, и ничего не удалится.
transfer_private = На сервер ничего не отправляется: данные в самом коде и ссылке.
transfer_code = QR-код ссылки
transfer_tooMuchForCode = Слишком много данных для QR-кода. Отправь ссылку или используй файл копии.
transfer_tooMuchForLink = Слишком много данных для ссылки. Загрузи файл копии на другом устройстве.
transfer_copy = Копировать ссылку
transfer_copied = Ссылка скопирована
transfer_copyRefused = Браузер заблокировал копирование. Скопируй отсюда:
transfer_share = Поделиться
transfer_shareTitle = Мой прогресс на карте
transfer_backup = Создать копию
transfer_question_title = Добавить к твоему прогрессу?
transfer_question_description = Это из ссылки. Пока ничего не добавлено.
transfer_question_confirm = Объединить
transfer_question_cancel = Отмена
transfer_marks = Найденные места
transfer_pins = Метки
transfer_figures = новых: { $added }, уже известных: { $known }
transfer_figuresOff = новых: { $added } (не на этой карте: { $off }), уже известных: { $known }
transfer_added = Добавлено по ссылке
transfer_knownTitle = В этой ссылке ничего нового
transfer_known = У тебя уже есть всё из этой ссылки.
transfer_empty = В этой ссылке нет ни найденных мест, ни меток.
transfer_problemTitle = Не удалось прочитать ссылку
transfer_problem_damaged = Ссылка с другого устройства неполная или повреждена. Ничего не добавлено. Скопируй её целиком ещё раз или снова отсканируй код.
transfer_problem_newer-version = Ссылка создана в более новой версии карты. Ничего не добавлено. Обнови страницу и открой ссылку снова.
transfer_problem_other-map = Ссылка для карты другой игры. Ничего не добавлено.
transfer_problem_old-browser = Этот браузер слишком старый для этой ссылки. Ничего не добавлено. Обнови его или используй файл копии.
transfer_problem_too-many-marks = В ссылке больше 10 000 мест: столько нет ни на одной карте. Ничего не добавлено. Создай новую ссылку на другом устройстве.
otherWorld_file_title = Это копия другого мира: { $world }
otherWorld_file_text = Она из другого мира. Здесь ничего не изменилось. Открой тот мир, и перед объединением тебя спросят.
otherWorld_file_open = Открыть мир «{ $world }» и объединить
otherWorld_file_notCarried = Браузер не может передать файл. Открой мир «{ $world }» и загрузи файл там.
otherWorld_file_cancel = Отмена
otherWorld_link_title = Это ссылка для другого мира: { $world }
otherWorld_link_text = Она из другого мира. Здесь ничего не добавлено. Открой тот мир, и перед добавлением тебя спросят.
otherWorld_open = Открыть мир «{ $world }»
otherWorld_close = Закрыть
otherWorld_lost_title = Файл потерялся по дороге
otherWorld_lost_text = Браузер не сохранил файл, поэтому ничего не объединено. Загрузи его здесь, в настройках.

live_title = Позиция в игре
live_close = Закрыть
live_intro = Показывает твою позицию и след в игре. Ничего не покидает этот компьютер.
live_file = Журнал игры
live_fileHint = Выбери его один раз, и карта будет читать новые строки.
live_fileOnce = Этот браузер читает файл только один раз. Чтобы следить вживую, используй программу либо Chrome, Edge или Opera на компьютере.
live_choose = Выбрать журнал…
live_program = Программа на этом компьютере
live_programHint = Карта спрашивает её каждую секунду по адресу { $address }.
live_ask = Подключить
live_askAgain = Повторить
live_stop = Не следить
live_place = Ты в точке { $coordinate }.
live_waiting_file = Ожидание твоей позиции в журнале…
live_waiting_program = Программа отвечает, но позиции пока нет.
live_silent = От игры давно ничего нового. Она на паузе или закрыта?
live_once = Это последняя позиция в выбранном журнале.
live_problems_noAnswer = Нет ответа от { $address }. Запущена ли программа и разрешает ли она этой странице подключаться?
live_problems_badAnswer = В ответе { $address } нет позиции. Возможно, адрес занят другой программой.
live_problems_noLines = В конце { $name } нет строки [LIVEMAP]. Это журнал этой игры и работает ли мод?
live_problems_badLines = Строки [LIVEMAP] в { $name } не читаются: в каждой должно быть пять чисел.
live_problems_unreadable = { $name } больше не читается. Выбери файл снова.
live_problems_outside = Ты за пределами этой карты. Может, это другой регион или другая игра?
live_problems_elsewhere = Ты на другой карте: { $title }.
live_problems_unmapped = Ты в части игры, для которой здесь нет карты.
live_goThere = Перейти туда
live_refused = Этот браузер не дал выбрать файл.
live_centre = Держать меня в центре
live_clear = Стереть след
live_exportTrail = Экспорт следа (GPX)
live_trail = След
live_visits = Отмечать места в 15 м посещёнными
live_finds = Отмечать места в 15 м найденными
live_alert = Звук рядом с ненайденными местами
live_near = Рядом: { $label }
live_awake = Не гасить экран во время слежения
live_awakeLacking = Этот браузер не умеет держать экран включённым.
live_awakeRefused = Браузер сейчас не держит экран включённым: возможно, бережёт заряд.
live_you = Ты здесь
live_small = Открыть малое окно
live_smallClose = Закрыть малое окно
live_smallHint = Карта в небольшом окне, которое остаётся поверх игры.
live_smallLacking = Этот браузер не умеет держать окно поверх других: это умеют Chrome и Edge на компьютере.
live_updateWaits = Обновление подождёт, пока ты не закроешь малое окно.
live_smallRefused = Браузер не открыл малое окно.
live_address = Адрес программы
live_addressWrong = Введи адрес в своей сети, например http://192.168.1.20:8765.
live_problems_forbidden = Политика безопасности этого сайта не даёт карте спрашивать { $address }. Адрес должен добавить владелец сайта.
live_problems_mixed = Страница, загруженная по https, не может спрашивать { $address } по http. Включи там https или используй программу на этом компьютере.
live_aloud = Произносить следующий поворот
live_voiceLacking = В этом браузере нет русского голоса.
live_voiceUnable = Этот браузер не умеет говорить.
live_offRoute = Вне маршрута
live_leadOn = Маршрут отсюда

poster_title = Плакат
poster_close = Закрыть
poster_intro = Картинка карты для печати в 300 dpi или для обоев. Рисуется прямо в твоём браузере.
poster_size = Размер
poster_wallpaper = Обои
poster_width = Ширина в пикселях
poster_height = Высота в пикселях
poster_turned = Ориентация
poster_portrait = Книжная
poster_landscape = Альбомная
poster_content = Что показать
poster_contents_nothing = Только карта
poster_contents_names = Названия
poster_contents_shown = Названия и показанные места
poster_contents_found = Названия и найденные места
poster_contents_all = Названия и все места
poster_contents_route = Названия и маршрут
poster_part = Область
poster_whole = Весь мир
poster_view = Текущий вид
poster_outOfBounds = Каждая сторона должна быть от { $least } до { $most } пикселей.
poster_drawn = Нарисовано { $percent } %
poster_stop = Остановить
poster_make = Сохранить плакат
poster_notices_saved = Плакат сохранён
poster_notices_stopped = Остановлено. Плакат не сохранён.
poster_notices_failed = Не удалось создать плакат. Выбери размер поменьше.
poster_notices_notLoaded = Не удалось создать плакат. Проверь соединение.
poster_lacking = Этот браузер не умеет создавать плакаты. Попробуй более новый.
poster_print_title = Печать
poster_print_ready = Готово к печати в окне печати браузера.
poster_print_again = Печатать ещё раз
poster_print_failed = Не удалось нарисовать карту. Печатается только список.
poster_print_refused = Этот браузер не может печатать отсюда. Используй его меню или открой страницу в другом браузере.
poster_print_lacking = Этот браузер не может нарисовать карту. Печатается только список.
poster_print_falsified = Защита браузера от фингерпринтинга изменила бы карту. Печатается только список. Чтобы напечатать карту, разреши этому сайту данные canvas значком картинки в адресной строке или в Brave через Shields.
poster_print_places = { $count ->
     [one] { $count } место в этой части карты
     [few] { $count } места в этой части карты
     [many] { $count } мест в этой части карты
    *[other] { $count } места в этой части карты
    }
# $amount (number)
upload_did_quests = задания: { $amount }
upload_did_sets = наборы фильтров: { $amount }
upload_did_setsLeft = наборы фильтров, которым нет места: { $amount }
upload_did_pictures = изображения: { $amount }
upload_did_picturesLeft = изображения, которым нет места: { $amount }
upload_did_picturesBroken = пропущены повреждённые изображения: { $amount }
transfer_noPictures = Изображения меток и заметок остаются здесь. Их сохраняет копия.
transfer_quests = Задания
copyFile_title = Хранить копию в файле
copyFile_hint = Выбери файл в папке, которую синхронизирует твоё облако. Туда записывается твой прогресс, а записанное с других твоих устройств объединяется.
copyFile_unsupported = Этот браузер не может обновлять файл. Скачай прогресс кнопкой «Создать копию» и объедини его на другом устройстве кнопкой «Загрузить».
copyFile_begin = Новый файл…
copyFile_choose = Готовый файл…
copyFile_stop = Прекратить
copyFile_allow = Разрешить
copyFile_anew = Записать заново
copyFile_begun = Копия в файле { $name }
copyFile_kept = Копия в файле { $name }, записано: { $date }
copyFile_problems_ask = Браузер спрашивает, прежде чем дать карте доступ к файлу { $name }. Нажми «Разрешить», чтобы продолжить.
copyFile_problems_refused = Браузер не даёт карте доступ к файлу { $name }. Измени это рядом с адресом страницы или выбери другой файл.
copyFile_problems_away = Файла { $name } нет в его папке. Верни его или выбери другой файл.
copyFile_problems_locked = Не удалось прочитать или записать файл { $name }. Закрой другие программы, которые его используют, и попробуй снова.
copyFile_problems_full = Нет места для файла { $name }. Освободи место и попробуй снова.
copyFile_problems_damaged = Файл { $name } неполный и оставлен без изменений. Твой прогресс здесь в безопасности. Дождись, пока облако закончит, и попробуй снова.
copyFile_problems_foreign = Файл { $name } — не копия этой карты, он оставлен без изменений. Выбери другой файл.
copyFile_problems_other-world = Файл { $name } из другого мира и оставлен без изменений. Выбери другой файл.
copyFile_problems_newer = Файл { $name } записан более новой версией карты и оставлен без изменений. Обнови страницу.
copyFile_problems_taken = В файле { $name } хранится копия другого прохождения. Выбери другой файл.

## manifest

manifest_description = Находи, фильтруй и отмечай { $summary } онлайн и офлайн.
manifest_page = Находи, фильтруй и отмечай { $summary } на карте, которую рисует твой браузер. Без входа, без слежки, прогресс в безопасности.
manifest_notStarted = Карта не запустилась. Ей нужны JavaScript и Chrome или Edge 109, Firefox 115, Safari 16.4 или новее: обнови страницу или открой её в более новом браузере.
manifest_needsScript = Карте нужен JavaScript. Включи его для этого сайта и обнови страницу.
manifest_needsServer = Из файла карта не работает: ей нужен веб-сервер. В папке проекта запусти npm start и открой адрес, который появится.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Условия использования
terms_updated = 21 ноября 2026 г.
terms_intro = Itinerarium — бесплатная карта для игроков { $game }. Эти условия говорят, чего можно ждать от неё и чего она ждёт от тебя. «Мы» — это те, кто держит ту копию Itinerarium, которую ты видишь.
terms_agreement_heading = Согласие с условиями
terms_agreement_p1 = Пользуясь Itinerarium, ты соглашаешься с этими условиями. Если они тебя не устраивают, пожалуйста, не пользуйся картой. Учётная запись не нужна, ты ничего не покупаешь и ни на что не подписываешься.
terms_agreement_p2 = Картой можно пользоваться для всего, что разрешают закон и эти условия: в одиночку, на стриме, в руководствах и видео, можно на неё ссылаться. Код программы опубликован под лицензией MIT, и любой может держать по ней свою копию; части, созданные другими, например значки и шрифты, остаются под собственными лицензиями — они названы на странице «Авторы и источники».
terms_prohibited_heading = Чего делать нельзя
terms_prohibited_p1 = Пожалуйста, пусть карта остаётся удобной для всех. Нельзя:
terms_prohibited_item1 = пользоваться ею с нарушением закона или чужих прав;
terms_prohibited_item2 = пытаться взломать серверы, которые её отдают, перегружать их или мешать их работе, а также слать автоматические запросы в таком количестве, что это заметят другие;
terms_prohibited_item3 = изменять её, чтобы распространять вредоносные программы или обманывать тех, кто ею пользуется;
terms_prohibited_item4 = выдавать её или её копию за официальный продукт студии или издателя игры;
terms_prohibited_item5 = убирать указания авторства и лицензии из кода, значков и шрифтов, которые ты копируешь.
terms_moderation_heading = Проверка содержимого
terms_moderation_p1 = Посетители ничего не могут здесь опубликовать: нет ни комментариев, ни профилей, ни отправки файлов на сервер. Файл с найденными местами, который ты выбираешь кнопкой «Загрузить», читает твой собственный браузер, и дальше он никуда не идёт, так что ничего твоего нам не нужно проверять, хранить или удалять.
terms_moderation_p2 = Места на карте ведутся вручную. Исправления попадают в неё через открытый исходный код проекта, где каждое предложение проверяют, прежде чем принять. Мы можем в любое время исправить, переписать или убрать место, прежде всего если оно указано неверно, оскорбляет кого-то или нарушает чьи-то права. Если ты считаешь, что нечто показанное здесь нарушает твои права, сообщи об этом владельцу этой копии или проекту, напиши, что это и где находится, и мы без промедления разберёмся.
terms_liability_heading = Ограничение ответственности
terms_liability_p1 = Карта сделана старательно, но предоставляется как есть и по мере доступности, без каких-либо гарантий. Положения, названия и описания могут быть неверны или устареть, например после обновления игры, а сама карта может работать медленно, с перебоями или однажды исчезнуть.
terms_liability_p2 = Насколько это допускает закон, мы не отвечаем за ущерб от использования карты или от невозможности ею воспользоваться, в том числе за потерянный прогресс на карте или в игре и потерянное время. Твой прогресс на карте хранится в твоём браузере, а браузеры могут терять то, что хранят: надёжнее время от времени нажимать «Создать копию».
terms_liability_p3 = Ничто здесь не ограничивает ответственность, которую закон ограничивать не позволяет, например за умысел и грубую неосторожность, за вред жизни и здоровью, а также права, которые есть у тебя как у потребителя там, где ты живёшь.
terms_affiliation_heading = Независимость от создателей игры
terms_affiliation_p1 = Itinerarium сделан игроками для игроков. Он не связан с { $studio } и издателем, не одобрен и не оплачен ими. { $game } и относящиеся к игре названия — товарные знаки своих владельцев; они упоминаются только затем, чтобы сказать, о какой игре эта карта.
terms_affiliation_p2 = Ни одна картинка, ни один текст, значок или код игры не вошли в эту карту. Ссылки на другие сайты даны для удобства; за то, что на них написано, отвечают их владельцы.
terms_changes_heading = Изменения
terms_changes_p1 = Эти условия могут меняться вместе с картой. Дата вверху говорит, когда они изменились в последний раз, а открытая история проекта показывает, что именно. Действует та редакция, которая стоит на этой странице; пользуясь картой после изменения, ты его принимаешь.
terms_changes_p2 = Если одно из условий окажется недействительным, остальные остаются в силе.

privacy_title = Конфиденциальность
privacy_updated = 28 ноября 2026 г.
privacy_intro = Коротко: входа с паролем нет, твои найденные места, метки и настройки остаются в твоём браузере, аналитика и реклама в Itinerarium не встроены. Дальше — подробнее. «Владелец сайта» — это тот, кто держит копию Itinerarium, которую ты видишь.
privacy_known_heading = Что мы о тебе знаем
privacy_known_p1 = Ничего. Здесь нет ни учётных записей, ни анкет, ни файлов cookie. Что ты ищешь и какие места находишь, обрабатывается внутри твоего браузера и никуда не отправляется.
privacy_known_p2 = Чтобы показать тебе страницу, браузер должен получить её файлы с сервера владельца сайта. Как и на любом сайте, сервер видит запрос: твой IP-адрес, время, файл и то, что браузер сообщает о себе. Ради безопасности серверы часто ненадолго сохраняют такие запросы в журнале; как долго, решает владелец сайта или хостинг. О твоём прогрессе в этих запросах ничего нет. В адресе карты записано то, что на экране (открытое место, положение карты, метка, показанные типы), поэтому сервер видит это, когда ты обновляешь страницу или открываешь ссылку. В ссылке, созданной кнопкой «Поделиться», — одно место или одна точка. О тебе не говорит ни то ни другое.
privacy_known_p3 = Если карта следит за игрой, она читает выбранный тобой файл журнала или спрашивает программу: на твоём собственном компьютере по адресу localhost:8765 или там, где укажешь ты или владелец этого сайта. Где ты в игре, никуда не отправляется и не сохраняется, а после закрытия страницы забывается. Если при этом перейти к карте другого региона, браузер помнит, какой это был файл или программа, пока та карта не откроется.
privacy_known_p4 = Страница другого сайта, которая показывает карту во фрейме, может узнать, какие места ты открываешь в этом фрейме и какие отмечаешь там как найденные или не найденные. О том, что найдено в других местах, она не узнаёт ничего. Что этот сайт с этим делает, решает он сам.
privacy_storage_heading = Что хранится в браузере
privacy_storage_p1 = Чтобы карта выглядела по-прежнему, когда ты вернёшься, браузер ведёт для этого сайта небольшую базу данных (IndexedDB) и несколько записей в локальном хранилище. Читать их может только этот сайт, и они остаются, пока ты их не удалишь:
privacy_storage_item1 = filters-store: какие типы мест показаны, а какие скрыты. filter-sets-store: оставленные наборы фильтров с их названиями.
privacy_storage_item2 = База данных { $database }: ID мест, отмеченных найденными или ненайденными, сколько раз и в какой день они найдены; твои метки и заметки о местах с их текстами; последние 50 изменений, у каждого — время и случайное имя вкладки браузера, в которой оно сделано; и до пяти прежних версий, чтобы изменения можно было отменить.
privacy_storage_item3 = progress-store: вторая копия найденных ID и их дней. Браузеры без базы данных вместо неё хранят изменения и прежние версии в progress-history.
privacy_storage_item4 = pins-store: вторая копия твоих меток и заметок: где они, что в них написано, их значок и цвет. От удалённой остаётся только ID, чтобы она не вернулась.
privacy_storage_item5 = keeping-store: сколько твоих найденных мест и изменений меток вошло в последнюю резервную копию, была ли она вообще и просили ли браузер беречь эти данные. copy-file и база данных, имя которой кончается на .copy-file: имя файла, в котором ты хранишь копию, и ссылка браузера на него, пока ты не прекратишь.
privacy_storage_item6 = playthroughs-store и вторая копия в базе данных, имя которой оканчивается на .playthroughs: названия твоих прохождений и то, какое выбрано последним, если есть второе. Данные прохождения лежат под теми же именами, что и выше, а в конце, после точки, — название мира и восемь цифр или букв. last-world: какой мир открыт последним, если их несколько; имена записей для всех миров, кроме первого, оканчиваются названием мира.
privacy_storage_item7 = settings-store: размер значков, стиль карты, язык, если он выбран, открыты ли панель и оговорка и показаны ли названия, работают ли одиночные клавиши, остаются ли уведомления, пока ты их не закроешь, какие категории свёрнуты, хранятся ли все миры, по чему ведут маршруты, используют ли они быстрое перемещение и на каком расстоянии от них перечисляются места, а для слежения за игрой — отмечаются ли посещёнными места, мимо которых ты проходишь,, не гаснет ли экран, произносятся ли повороты, и адрес программы, если ты его задаёшь.
privacy_storage_item8 = last-position: какое место карты было на экране в последний раз и в каком приближении. last-land и изображение в кэше браузера: как выглядела местность в этом месте, чтобы в следующий раз она была видна сразу.
privacy_storage_item9 = seen-places: до какого места карта уже сообщила о добавленных местах, как только хоть одно найдено.
privacy_storage_item10 = База данных, имя которой оканчивается на .pictures: изображения твоих меток и заметок, уменьшенные и без того, что записывает рядом с ними камера, например где она была. Они есть в копиях, если хочешь, и ни в одной ссылке. Изображение, на которое больше ничто не указывает, удаляется через 30 дней.
privacy_offline_heading = Файлы для работы без сети
privacy_offline_p1 = Чтобы карта работала и без соединения, браузер с помощью service worker хранит копию файлов самого сайта: страницы и скрипты, чуть больше мегабайта, а также картинки и данные каждого открытого тобой мира или всех миров, если выбрать это в настройках. Какие это миры, он запоминает. Файлы у всех одинаковы и ничего о тебе не говорят. Полна ли копия, видно в настройках. Время от времени браузер спрашивает у сервера владельца сайта, нет ли новой версии; это такой же запрос, как и любой другой.
privacy_offline_p2 = Когда страница обновляется сама, например чтобы перейти на новую версию, она записывает во вкладке браузера, какое место, маршрут, измеренная линия и вкладка панели были открыты, какие места посещены и что набрано в поиске, а вернувшись, читает эту запись и удаляет её. Так же при каждом уходе со страницы и при каждом обновлении записывается случайное имя вкладки и то, показывала ли карта твой собственный вид или вид по ссылке.
privacy_deleting_heading = Как прочитать и удалить сохранённое
privacy_deleting_p1 = Если одна из этих записей окажется повреждена, её не выбрасывают, а откладывают под её же именем, добавив «.unreadable» и число: твой прогресс, возможно, ещё удастся спасти. Места, которые были только посещены, помнятся, пока ты не закроешь или не обновишь страницу, и хранятся не дольше, чем нужно странице, чтобы обновиться самой.
privacy_deleting_p2 = Кнопка «Создать копию» в настройках даёт тебе файл с найденными местами, метками и заметками на твоём собственном устройстве, а «Экспорт меток» — только метки и заметки. Файл, выбранный кнопкой «Загрузить», тоже читается на твоём устройстве.
privacy_deleting_p3 = Кнопка «На другое устройство» укладывает найденные места, метки и заметки в ссылку и код. Они стоят после знака # в адресе, а эту часть браузеры никогда не отправляют на сервер. Прочитать их может каждый, у кого есть ссылка, поэтому передавай её только на свои устройства или тем, кому можно это знать.
privacy_deleting_p4 = Кнопка «Сбросить» в настройках опустошает список найденных мест; это можно отменить, поэтому убранные ID остаются среди прежних версий, пока их не вытеснят пять более новых. Так же, там и среди последних 50 изменений, остаются тексты меток и заметок, которые были изменены или удалены. Чтобы разом стереть все следы вместе с сохранёнными файлами, удали в браузере данные этого сайта: обычно это раздел «Файлы cookie и данные сайтов» в настройках браузера или значок рядом с адресом. Карта работает и без них и просто начнёт заново.
privacy_analytics_heading = Анонимная статистика посещений
privacy_analytics_p1 = Она не встроена: посещения страниц не считаются, ни один скрипт, картинка или шрифт не загружаются с чужого сервера.
privacy_analytics_p2 = Владелец сайта, который добавляет аналитику в свою копию Itinerarium, обязан сообщить об этом здесь, назвать службу, сказать, что она записывает, зачем и как долго, и спросить тебя, прежде чем что-либо записать или сохранить для неё. Если ты откажешься или не ответишь, карта должна остаться полностью доступной.
privacy_advertising_heading = Согласие на рекламу
privacy_advertising_p1 = Рекламы нет, и нет рекламных партнёров, которым нужно твоё согласие.
privacy_advertising_p2 = Владелец сайта, который добавляет рекламу, обязан назвать здесь её поставщиков и спросить твоего согласия, прежде чем загрузится хоть один из них. Тогда в настройках появится кнопка «Изменить согласие», где можно в любое время посмотреть свой выбор, изменить его или отозвать — так же легко, как он был сделан. Пока согласия здесь ничто не требует, этой кнопки нет.
privacy_rights_heading = Права на данные
privacy_rights_p1 = Законы, например Общий регламент по защите данных (GDPR), дают тебе права на данные о тебе. То, что хранит карта, находится в твоих руках, поэтому большинством прав можно воспользоваться сразу и без чьей-либо помощи:
privacy_rights_item1 = Доступ и перенос: «Создать копию» даёт тебе данные в простом формате, который могут прочитать другие программы.
privacy_rights_item2 = Исправление: отметь любое место найденным или ненайденным, измени любую настройку.
privacy_rights_item3 = Удаление: «Сбросить» в настройках или удаление данных этого сайта в браузере.
privacy_rights_item4 = Возражение и отзыв согласия: возражать не против чего, пока не добавлены аналитика и реклама; если они есть, для этого служит «Изменить согласие» в настройках.
privacy_questions_heading = Вопросы и изменения
privacy_questions_p1 = С тем, на что может ответить только владелец сайта, например о журналах сервера или добавленных им службах, обращайся, пожалуйста, к нему: за свою копию отвечает он. Ты также можешь пожаловаться в орган по защите данных там, где живёшь.
privacy_questions_p2 = Когда меняется то, что карта хранит, меняется и эта страница, а дата вверху говорит когда.

credits_title = Авторы и источники
credits_updated = 29 ноября 2026 г.
credits_intro = Itinerarium опирается на труд многих людей. Здесь сказано, откуда взяты сведения, значки и шрифты и по каким лицензиям они используются.
credits_facts_heading = Сведения
credits_facts_plain = Где что находится в мире игры — это факт об этом мире. Ни одна картинка, ни один текст, значок или код игры или другого сайта не взяты.
credits_facts_surveyed = Где что находится в мире игры — это факт об этом мире. { $survey } Ни одна картинка, ни один текст, значок или код игры или другого сайта не взяты.
credits_facts_other = { $title }, { $game }: { $survey }
credits_facts_made = Рисунки, карта и тексты этого сайта сделаны для Itinerarium.
credits_glyphs_heading = Значки
credits_glyphs_all = Из набора game-icons.net — значки мест (число: { $count }) и семь значков меток. Их авторы — Lorc, Delapouite, Caro Asercion и другие; лицензия — Creative Commons Attribution 3.0 (CC BY 3.0). Контуры масштабированы, выровнены по центру и отчасти изменены. Остальные значки нарисованы для Itinerarium.
credits_glyphs_signs = Из набора game-icons.net — семь значков меток. Их авторы — Lorc, Delapouite, Caro Asercion и другие; лицензия — Creative Commons Attribution 3.0 (CC BY 3.0). Контуры масштабированы, выровнены по центру и отчасти изменены. Остальные значки нарисованы для Itinerarium.
credits_glyphs_other = { $title }, { $game }: значки мест из того же набора: { $count }.
credits_typefaces_heading = Шрифты
credits_typefaces_p1 = Alegreya Sans и Alegreya SC, автор — Juan Pablo del Peral, Huerta Tipográfica; лицензия — SIL Open Font License 1.1.
credits_software_heading = Программы
credits_software_p1 = Страница построена на React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox и Tailwind CSS, у каждого своя открытая лицензия. Код самого Itinerarium — под лицензией MIT.
credits_software_texts = Все пакеты, их версии и полные тексты лицензий
credits_affiliation_heading = Независимость от создателей игры
credits_affiliation_p1 = Itinerarium сделан игроками для игроков. Проект не связан с { $studio }, издателем и всеми, кто создал или продаёт { $game }, и никем из них не одобрен.
keepFile_title = Сохранить файл
keepFile_hints_both = Это приложение не скачивает файлы. Поделись файлом, чтобы сохранить его, или скопируй его текст в файл с расширением { $ending }.
keepFile_hints_share = Это приложение не скачивает файлы. Поделись файлом, чтобы сохранить его.
keepFile_hints_copy = Это приложение не скачивает файлы. Скопируй текст в файл с расширением { $ending } или открой карту в браузере.
keepFile_share = Поделиться файлом
keepFile_copy = Копировать текст
keepFile_copied = Текст скопирован
keepFile_reminder = Карта будет напоминать о копии, пока не будет подтверждено, что файл дошёл.
keepFile_confirm = Подтвердить копию
keepFile_confirmed = Копия подтверждена
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = В файле указана кодировка «{ $name }», которую этот браузер не читает. Сохрани файл в UTF-8 и загрузи снова.
upload_problem_held = В файле только { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } трек
     [few] { $amount } трека
     [many] { $amount } треков
    *[other] { $amount } трека
    }
upload_held_route = { $amount ->
     [one] { $amount } маршрут без точек
     [few] { $amount } маршрута без точек
     [many] { $amount } маршрутов без точек
    *[other] { $amount } маршрута без точек
    }
upload_held_link = { $amount ->
     [one] { $amount } ссылка на другой файл
     [few] { $amount } ссылки на другие файлы
     [many] { $amount } ссылок на другие файлы
    *[other] { $amount } ссылки на другие файлы
    }
upload_held_overlay = { $amount ->
     [one] { $amount } картинка поверх карты
     [few] { $amount } картинки поверх карты
     [many] { $amount } картинок поверх карты
    *[other] { $amount } картинки поверх карты
    }
upload_held_address = { $amount ->
     [one] { $amount } место с адресом, но без координат
     [few] { $amount } места с адресом, но без координат
     [many] { $amount } мест с адресом, но без координат
    *[other] { $amount } места с адресом, но без координат
    }
upload_held_description = описание
upload_heldHints_track = Эта карта читает точки и маршруты. Сохрани трек как маршрут и загрузи снова.
upload_heldHints_link = Открой ссылку, сохрани её места в файл и загрузи его.
upload_heldHints_place = Эта карта показывает места с координатами. Добавь их и загрузи файл снова.
upload_unknownReasons_address = только адрес, без координат
upload_notJson_kmz = Это KMZ, то есть KML в архиве. Распакуй его и загрузи KML, который внутри.
pages_back = Назад
pages_updated = Последнее изменение: { $date }
pages_notFoundTitle = Эта дорога никуда не ведёт.
pages_notFoundText = Такой страницы нет. А карта на месте.
pages_notFoundBack = Вернуться к карте
