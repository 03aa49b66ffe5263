## start

chunkMissing = Эту часть карты не удалось загрузить. Проверь соединение и обнови страницу; твои отметки целы и хранятся в этом браузере.

## first

map_menu = Меню карты

# same
app_name = Itinerarium
app_title = Itinerarium: интерактивная карта { $game }
app_subtitle = Интерактивная карта { $game }
app_loadingMap = Разворачиваем карту…
world_shown = Мир: { $title }
world_choose = Выбрать мир
world_failedTitle = Не удалось загрузить места карты.
world_failedText = Проверь соединение и попробуй ещё раз. Все твои отметки целы и хранятся в этом браузере.
world_retry = Ещё раз
map_label = Карта { $game }
map_role = карта
map_compassNorth = С
map_instructions = Стрелки двигают карту, плюс и минус меняют масштаб, Enter открывает место, ближайшее к центру.
map_zoomIn = Приблизить
map_zoomOut = Отдалить
map_enterFullScreen = Во весь экран
map_leaveFullScreen = Выйти из полного экрана
map_metres = { $metres } м
map_kilometres = { $kilometres } км
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
map_crosshair_nothing = В центре нет ни одного места.
map_crosshair_near = { $where }.
map_crosshair_enter = Enter — открыть.
map_steer_label = Двигать карту
map_steer_toggle = Кнопки движения карты
map_steer_sides_north = Сдвинуть на север
map_steer_sides_west = Сдвинуть на запад
map_steer_sides_east = Сдвинуть на восток
map_steer_sides_south = Сдвинуть на юг
map_steer_choose = Открыть место в центре
map_steer_addPoint = Добавить точку в центре
map_steer_menu = Меню для центра карты: булавка, ссылка, измерение
map_controls = Кнопки карты
map_changeBasemapStyle_parchment = Включить вид «Пергамент»
map_changeBasemapStyle_night = Включить вид «Ночь»
map_changeBasemapStyle_plain = Включить вид «Простой»
map_landFailed = Не удалось загрузить местность, но все места на карте есть.
map_viewFailedTitle = Не удалось загрузить карту.
map_viewFailedText = Поиск, фильтры и твои отметки по-прежнему работают. Обнови страницу, чтобы попробовать ещё раз.
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
panel_mapLabels = Подписи
panel_showing = Показано { $shown } из { $all } { $all ->
     [one] места
     [few] мест
    *[many] мест
    }
panel_discovered = Найдено { $found } из { $all }
panel_filters = Фильтры
panel_tab = Что показывает панель
panel_bar = Разделы панели
panel_search = Поиск
panel_more = Ещё
panel_tabs_filters = Фильтры
panel_tabs_progress = Прогресс
panel_tabs_list = Список
panel_tabs_pins = Булавки
search_label = Поиск мест
search_placeholder = Поиск мест…
search_clear = Очистить поиск
search_searching = Ищем…
search_results = Результаты поиска
search_found = Найдено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
search_foundOwn = Найдено: { $own } { $own ->
     [one] твоя булавка или заметка
     [few] твои булавки или заметки
    *[many] твоих булавок или заметок
    }
search_foundBoth = Найдено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    } и { $own } { $own ->
     [one] твоя булавка или заметка
     [few] твои булавки или заметки
    *[many] твоих булавок или заметок
    }
search_nothing = { $hasOwn ->
     [yes] По запросу «{ $text }» не нашлось ни мест, ни твоих булавок и заметок.
    *[other] По запросу «{ $text }» мест не нашлось.
    }
search_nothingHint = Попробуй слово покороче, тип места или номер метки.
search_nothingHintSuchAs = Попробуй слово покороче, тип места, например «{ $example }», или номер метки.
search_clearAndBrowse = Очистить поиск
search_loadMore = Показать ещё…
search_id = № { $id }
search_here = Здесь: { $names }
card_label = Подробности: { $label }
card_close = Закрыть
card_showMore = Показать больше
card_showLess = Показать меньше
card_type = Тип
card_id = Номер
card_coordinate = Координаты
card_copyCoordinate = Скопировать координаты { $coordinate }
card_copied = Скопировано
card_yields = Здесь есть
card_description = Примечание
card_requirement = Чтобы взять
card_more = Номер, координаты, код
card_image = Рисунок: { $label }
card_discovered = Найдено
card_mark = Отметить найденным
card_marked = Найдено
card_visited = Просмотрено
card_copyRefused = Браузер не разрешил копирование. Вот текст, он уже выделен:
settings_open = Настройки
toasts_region = Уведомления Alt+T
toasts_close = Закрыть уведомление
toasts_undo = Отменить
storage_backup = Сделать копию
update_label = Новая версия
update_waiting = Новая версия карты готова. Ты останешься на том же месте карты, отметки сохранятся.
update_elsewhere = Карта обновлена в другой вкладке. Обнови и эту, когда будет удобно.
update_reload = Обновить
update_later = Позже
chunk_title = Чего-то не хватает
chunk_reload = Обновить
chunk_close = Закрыть
footer_terms = Условия использования
footer_privacy = Конфиденциальность
footer_credits = Авторы и источники
footer_disclaimer = Оговорка
footer_disclaimerText = Itinerarium сделан игроками для игроков. Проект не связан с { $studio }, издателем и всеми, кто создал или продаёт { $game }, и никем из них не одобрен. Названия игры и её мест принадлежат правообладателям.
footer_navigation = Об этом сайте
errorFallback_title = Что-то сломалось.
errorFallback_share = Ты очень поможешь, если покажешь эту ошибку администратору!
errorFallback_safe = Твои отметки целы и хранятся в этом браузере.
errorFallback_copy = Скопировать
errorFallback_copied = Скопировано
errorFallback_reload = Обновить
errorFallback_backup = Сделать копию
errorFallback_details = Подробности ошибки
pages_title = { $page } · { $site }
pages_back = Назад
pages_updated = Последнее изменение: { $date }
pages_notFoundTitle = Эта дорога никуда не ведёт.
pages_notFoundText = По этому адресу страницы нет. А карта там же, где и всегда.
pages_notFoundBack = Вернуться к карте
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
filters_isolate = Только: { $title }
filters_tallyLabel = Найдено { $found } из { $total }
filters_fold = Свернуть: { $category }
filters_checklist = Список для отметок: { $type }
filters_more_found = Найденные места
filters_more_locked = { $locked }, найденные места
filters_more_yields = Травы, книги, найденные места
filters_more_both = { $locked }, травы, книги, найденные места
filters_on = вкл.
progress_loading = Загружаем…
links_share = Поделиться
links_copied = Ссылка скопирована
spot_pin = Булавка: { $coordinate }
spot_label = Точка: { $coordinate }
spot_title = Точка { $coordinate }
spot_temporary = Эта булавка не сохраняется: она исчезнет, когда ты закроешь карточку.
embed_copy = Код для вставки
embed_fixLanguage = Всегда на этом языке
embed_copied = Код для вставки скопирован
embed_title = { $label } на карте { $game }
embed_open = Открыть всю карту
embed_selected = Показано: { $label }
measure_metres = { $metres } м
measure_total = Всего { $metres } м
measure_crosshair = Enter — добавить точку в центре.
lasso_crosshair = Enter — добавить угол в центре.
shortcuts_open = Горячие клавиши
shortcuts_nothingLeft = Среди показанных мест больше нет ненайденных.
shortcuts_nothingSelected = Сначала выбери место, потом нажми d.
amount_marks = { $amount } { $amount ->
     [one] отметка
     [few] отметки
    *[many] отметок
    }
amount_pins = { $amount } { $amount ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }
amount_both = { $marks } { $marks ->
     [one] отметка
     [few] отметки
    *[many] отметок
    } и { $pins } { $pins ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }
pins_untitled = Булавка
pins_card = Твоя булавка: { $label }
pins_edit = Изменить
pins_delete = Удалить
pins_heading = Мои булавки
pins_state = { $amount } { $amount ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }{ $shown ->
     [yes] { "" }
    *[other] { $amount ->
         [one] , скрыта
         [few] , скрыты
        *[many] , скрыты
        }
    }
pins_showList = Список булавок и заметок
pins_howTo = Нажми на карту правой кнопкой мыши и выбери «Новая булавка».
pins_howToByFinger = Удержи палец на карте и выбери «Новая булавка».
pins_howToByKeys = С клавиатуры: Shift и F10 на карте.
pins_addNote = Новая заметка
pins_editNote = Изменить заметку
pins_deleteNote = Удалить заметку
pins_yourNote = Твоя заметка
filterOverride_drop = Вернуть мои
filterOverride_friends = Карта глазами друга.
filterOverride_isolatedUntitled = Твой выбор
filterOverride_backToAll = Вернуть всё, что было
filterOverride_outOfSight = Показать { $amount } вне экрана
filterOverride_isolatedAmount = Только: { $title } ({ $shown } из { $total })
filterOverride_showing = Показано { $shown } из { $total }
filterOverride_shown = Что показано
filterOverride_shortcuts = Быстрые фильтры
filterOverride_stillToFind = Ненайденные

## later

shortcuts_mapMenu = Меню карты: следить за игрой, печатать, сделать плакат
backups_title = Резервные копии
backups_open = Все копии

toasts_marked = Найдено: { $label }
toasts_unmarked = Отметка снята: { $label }
toasts_markedMany = Отмечено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
toasts_unmarkedMany = Отметка снята с { $amount } { $amount ->
     [one] места
     [few] мест
    *[many] мест
    }
storage_newer_marks = { $backedUp ->
     [yes] После последней копии: { $marks } { $marks ->
         [one] отметка
         [few] отметки
        *[many] отметок
        }.
    *[other] Пока ни в одной копии: { $marks } { $marks ->
         [one] отметка
         [few] отметки
        *[many] отметок
        }.
    }
storage_newer_changes = { $backedUp ->
     [yes] После последней копии: { $changes } { $changes ->
         [one] изменение
         [few] изменения
        *[many] изменений
        } в булавках и заметках.
    *[other] Пока ни в одной копии: { $changes } { $changes ->
         [one] изменение
         [few] изменения
        *[many] изменений
        } в булавках и заметках.
    }
storage_newer_both = { $backedUp ->
     [yes] После последней копии: { $marks } { $marks ->
         [one] отметка
         [few] отметки
        *[many] отметок
        } и { $changes } { $changes ->
         [one] изменение
         [few] изменения
        *[many] изменений
        } в булавках и заметках.
    *[other] Пока ни в одной копии: { $marks } { $marks ->
         [one] отметка
         [few] отметки
        *[many] отметок
        } и { $changes } { $changes ->
         [one] изменение
         [few] изменения
        *[many] изменений
        } в булавках и заметках.
    }
pins_toasts_moved = Перемещено: { $label }
pins_toasts_deleted = Удалено: { $label }
pins_toasts_deletedMany = Удалено: { $amount } { $amount ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }
pins_toasts_noteDeleted = Заметка удалена
search_distance = в { $distance } отсюда
search_whereAndFar = { $where } · { $away }
search_between = в во на у около возле близ рядом с со от до из к ко за под при вокруг недалеко ближаишии ближаишая ближаишее ближаишие
search_settlements = Поселения
search_kinds = Типы мест
search_moreKinds = Ещё { $amount } { $amount ->
     [one] тип
     [few] типа
    *[many] типов
    }
search_showOnMap = { $amount ->
     [1] Показать это место на карте
     [one] Показать { $amount } место на карте
     [few] Показать { $amount } места на карте
    *[many] Показать { $amount } мест на карте
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Только этот
search_isolateKindLabel = Только этот тип: { $type }
settlement_label = Поселение: { $name }
settlement_places = { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
settlement_services = Торговцы и услуги
settlement_others = Ещё здесь
settlement_found = Найдено { $found } из { $all }
settlement_foundLeft = Найдено { $found } из { $all }, осталось { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Здесь нет ни одного места с карты.
settlement_isolate = Только то, что здесь
settlement_list = Списком в панели
list_heading = Места на экране
list_amount = { $amount ->
     [0] На экране нет мест
     [one] На экране { $amount } место
     [few] На экране { $amount } места
    *[many] На экране { $amount } мест
    }
list_middle = Центр карты: { $where }
list_order = Порядок
list_orders_kind = По типам
list_orders_distance = Сначала ближние
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
list_nearest = Места на экране, сначала ближние
list_more = Показать ещё
list_none = В этой части карты нет мест, которые показывают твои фильтры.
list_noneHint = Сдвинь карту, отдали её или включи больше типов на вкладке «Фильтры».
list_move = Двигать карту
list_sides_north = Север
list_sides_west = Запад
list_sides_east = Восток
list_sides_south = Юг
list_closer = Ближе
list_farther = Дальше
settings_title = Настройки
settings_close = Закрыть
settings_back = Назад к настройкам
settings_markerSize = Размер меток
settings_markerSizeHeading = Размер меток
settings_pixels = { $size } пикс.
settings_basemapStyle = Вид местности
settings_basemapStyles_parchment_name = Пергамент
settings_basemapStyles_parchment_hint = чернила на старой бумаге
settings_basemapStyles_night_name = Ночь
settings_basemapStyles_night_hint = тёмный, для ночной игры
settings_basemapStyles_plain_name = Простой
settings_basemapStyles_plain_hint = ясный и спокойный, для печати
settings_language = Язык (Language)
settings_languageFailed = Не удалось загрузить язык. Проверь соединение и попробуй ещё раз.
settings_languageNewer = Твой язык есть в новой версии карты, и она уже готова.
settings_languageMissing = Карта пока на английском: её текстов на твоём языке нет на этом устройстве. Открой её один раз с соединением, и они появятся.
settings_keepNotifications = Держать уведомления, пока я их не закрою
settings_manage = Найденные места
settings_manageHint = Резервная копия — небольшой файл. Загрузи его на другом устройстве, и список будет там.
settings_upload = Загрузить
settings_backup = Копия
settings_exportPins = Экспорт булавок (GeoJSON)
settings_fileRefused = Этот браузер не сохраняет отсюда файлы: открой страницу в другом браузере и попробуй ещё раз.
settings_clear = Очистить
settings_earlier = Прежние списки
settings_earlierHint = Твой список перед тем, как в нём многое изменилось. Возврат можно отменить.
settings_earlierReasons_clear = Перед очисткой
settings_earlierReasons_import = Перед добавлением из файла или ссылки
settings_earlierReasons_migration = Перед обновлением
settings_earlierReasons_restore = Перед возвратом
settings_restore = Восстановить
settings_restoreLabel = Восстановить: { $size }, { $reason }
settings_restoreDated = Восстановить: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = перед очисткой
settings_restoreReasons_import = перед добавлением из файла или ссылки
settings_restoreReasons_migration = перед обновлением
settings_restoreReasons_restore = перед возвратом
settings_clearQuestion = Очистить список найденных мест?
settings_clearText = { $amount ->
     [0] Пока ничего не отмечено.
    *[other] С карты { $amount ->
         [one] исчезнет
         [few] исчезнут
        *[many] исчезнет
        } { $amount } { $amount ->
         [one] отметка
         [few] отметки
        *[many] отметок
        }. Вернуть отметки можно кнопкой «Отменить», а прежние списки хранятся в настройках.
    }
confirm_title = Точно продолжить?
confirm_description = Данные будут удалены, и отменить это нельзя.
confirm_confirm = Подтвердить
confirm_cancel = Отмена
toasts_uploadFailed = Не удалось загрузить отметки
toasts_uploadMerged = Отметки из файла добавлены
toasts_backupStarted = Копия скачивается
toasts_pinsExported = Булавки скачиваются
toasts_cleared = Список найденных мест очищен
toasts_restored = Восстановлено: { $size }
storage_retry = Ещё раз
storage_dismiss = Закрыть
storage_emptied_marks = Данные этого сайта были удалены в браузере, пока карта была открыта. На экране ещё { $marks } { $marks ->
     [one] отметка
     [few] отметки
    *[many] отметок
    }.
storage_emptied_pins = Данные этого сайта были удалены в браузере, пока карта была открыта. На экране ещё { $pins } { $pins ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }.
storage_emptied_both = Данные этого сайта были удалены в браузере, пока карта была открыта. На экране ещё { $marks } { $marks ->
     [one] отметка
     [few] отметки
    *[many] отметок
    } и { $pins } { $pins ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }.
storage_backedUp_empty = Твой список пуст: копировать нечего.
storage_backedUp_never = Все отметки, булавки и заметки взяты из файла или ссылки. Копий здесь ещё не сделано.
storage_backedUp_all = Все отметки, булавки и заметки есть в последней копии.
storage_backedUp_takenIn = Все отметки, булавки и заметки есть в последней копии или после неё взяты из файла или ссылки.
storage_keep = Оставить
storage_startAfresh = Начать заново
storage_problems_blocked = Браузер не даёт странице ничего сохранять: отметки проживут, пока ты её не закроешь. Прежде чем уйти, сделай копию.
storage_problems_full = Последнее изменение видно на экране, но сохранить его не удалось: хранилище браузера заполнено. Попытка повторится; пока сделай копию.
storage_problems_one-copy = Отметки сохранены, но только в одном месте из двух: второе заполнено или закрыто браузером. Время от времени делай копию.
storage_problems_newer = Твой список сохранён более новой версией карты. Здесь он виден, но не меняется: обнови страницу, чтобы получить эту версию.
storage_problems_stuck = Сохранённый список не удалось прочитать, а отложить его в сторону не хватило места. Он остался как есть, новые отметки не сохраняются: прежде чем уйти, сделай копию.
storage_problems_quarantined = Сохранённый список не удалось прочитать. Он отложен без изменений, и начат новый.
storage_problems_copy-quarantined = Одну из двух копий твоего списка не удалось прочитать. Она отложена без изменений, показано то, что есть в другой.
storage_problems_pins-quarantined = Сохранённые булавки и заметки не удалось прочитать. Они отложены без изменений. Твоих отметок это не касается.
storage_problems_pins-copy-quarantined = Одну из двух копий твоих булавок и заметок не удалось прочитать. Она отложена без изменений, показано то, что есть в другой.
storage_problems_settings-full = Не удалось сохранить настройки: хранилище браузера заполнено. Попытка повторится. Отметок, булавок и заметок это не касается.
storage_problems_settings-newer = Настройки сохранены более новой версией карты. Здесь они не меняются: обнови страницу, чтобы получить эту версию. Отметок, булавок и заметок это не касается.
storage_problems_settings-stuck = Не удалось прочитать настройки, а отложить их в сторону не хватило места. Они остались как есть, изменения в них не сохраняются. Отметок, булавок и заметок это не касается.
storage_problems_settings-quarantined = Не удалось прочитать настройки. Они отложены без изменений, и действуют обычные. Отметок, булавок и заметок это не касается.
storage_problems_filters-full = Не удалось сохранить фильтры: хранилище браузера заполнено. Попытка повторится. Отметок, булавок и заметок это не касается.
storage_problems_filters-newer = Фильтры сохранены более новой версией карты. Здесь они не меняются: обнови страницу, чтобы получить эту версию. Отметок, булавок и заметок это не касается.
storage_problems_filters-stuck = Не удалось прочитать фильтры, а отложить их в сторону не хватило места. Они остались как есть, изменения в них не сохраняются. Отметок, булавок и заметок это не касается.
storage_problems_filters-quarantined = Не удалось прочитать фильтры. Они отложены без изменений, и показаны места всех типов. Отметок, булавок и заметок это не касается.
storage_problems_backup-full = Не удалось сохранить сведения о последней копии: хранилище браузера заполнено. Попытка повторится. Отметок, булавок и заметок это не касается.
storage_problems_backup-newer = Сведения о последней копии сохранены более новой версией карты. Здесь они не меняются: обнови страницу, чтобы получить эту версию. Отметок, булавок и заметок это не касается.
storage_problems_backup-stuck = Не удалось прочитать сведения о последней копии, а отложить их в сторону не хватило места. Они остались как есть, изменения в них не сохраняются. Отметок, булавок и заметок это не касается.
storage_problems_backup-quarantined = Не удалось прочитать сведения о последней копии. Они отложены без изменений, и следующее напоминание может прийти рано: с новой копией отсчёт начнётся заново. Отметок, булавок и заметок это не касается.
storage_problems_playthroughs-full = Не удалось сохранить названия прохождений: хранилище браузера заполнено. Попытка повторится. Отметок, булавок и заметок это не касается.
storage_problems_playthroughs-newer = Имена прохождений сохранены более новой версией карты. Здесь они не меняются: обнови страницу, чтобы получить эту версию. Отметок, булавок и заметок это не касается.
storage_problems_playthroughs-stuck = Не удалось прочитать названия прохождений, а отложить их в сторону не хватило места. Они остались как есть, изменения в них не сохраняются. Отметок, булавок и заметок это не касается.
storage_problems_playthroughs-quarantined = Не удалось прочитать названия прохождений. Они отложены без изменений, и прохождения, чьи списки на месте, показаны без названий. Отметок, булавок и заметок это не касается.
storage_problems_history-full = Не удалось сохранить копии прежних списков и действий, которые можно отменить: хранилище браузера заполнено. Попытка повторится. Отметок, булавок и заметок это не касается.
storage_problems_history-newer = Копии прежних списков и действий, которые можно отменить, сохранены более новой версией карты. Здесь они не меняются: обнови страницу, чтобы получить эту версию. Отметок, булавок и заметок это не касается.
storage_problems_history-stuck = Не удалось прочитать копии прежних списков и действий, которые можно отменить, а отложить их в сторону не хватило места. Они остались как есть, изменения в них не сохраняются. Отметок, булавок и заметок это не касается.
storage_problems_history-quarantined = Не удалось прочитать копии прежних списков и действий, которые можно отменить. Они отложены без изменений, и используется то, что есть в базе данных браузера. Отметок, булавок и заметок это не касается.
offline_preparing = Без сети: готовится…
offline_ready = Без сети: готово, { $megabytes } МБ
offline_failed = Без сети: не готово. Получены не все файлы; попробуй ещё раз, когда будет соединение.
offline_tryAgain = Ещё раз
offline_saving = Без сети: не подготовлено, потому что браузер экономит трафик.
offline_prepare = Подготовить
offline_cacheAll = Хранить все миры на устройстве (ещё { $megabytes } МБ)
offline_allCached = Хранить все миры на устройстве (все уже здесь)
offline_cachingAll = Сохраняем все миры…
offline_noRoom = Не хватило места: { $world }. Хранилище браузера заполнено.
offline_notFetched = Получены не все файлы: { $world }.
offline_appShell = сам сайт
offline_notCachedTitle = На этом устройстве пока нет: { $world }
offline_notCachedText = Карта работает без соединения, если её хоть раз открыли с ним. Страница продолжит сама, когда соединение появится.
offline_cachedWorlds = Уже здесь:
more_share = Поделиться видом карты
more_send = На другое устройство
more_refused = Браузер не разрешил копирование.
filters_tally = { $found } / { $total }
filters_yields = Только места, где есть
filters_onlyFound = Только найденные
filters_yieldsAll = Что угодно или ничего
filters_anyHerb = Любая трава
filters_anyBook = Любая книга навыков
filters_herbs = Травы
filters_books = Книги навыков
progress_whole = Вся карта
progress_byArea = По округам
progress_tally = Найдено { $found } из { $total }
progress_left = { $amount ->
     [0] найдено всё
    *[other] осталось { $amount }
    }
progress_barLabel = { $title }: найдено
progress_openList = Список для отметок: { $title }
progress_markInView = Отметить { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    } на экране
progress_nothingInView = На экране нечего отметить
progress_lasso = Обвести места линией
progress_many = Много мест сразу
progress_back = Все типы
progress_order = Порядок
progress_orders_distance = Расстояние
progress_orders_name = Название
progress_orders_id = Номер
progress_onlyMissing = Только ненайденные
progress_onlyMissingHint = Отмеченное остаётся в списке, пока ты из него не выйдешь.
progress_nothingMissing = Здесь найдено всё.
progress_again = Упорядочить от центра карты
progress_metres = { $metres } м
progress_box = Найдено: { $label }, № { $id }
toasts_undone_mark = Отменено: { $label }, отметка снова снята
toasts_undone_unmark = Отменено: { $label }, отметка вернулась
toasts_undone_mark-many = Отменено: отметки снова сняты
toasts_undone_unmark-many = Отменено: отметки вернулись
toasts_undone_clear = Отменено: твой список вернулся
toasts_undone_import = Отменено: добавленные отметки снова сняты
toasts_undone_restore = Отменено: список снова прежний
toasts_undone_pin = Отменено: булавка снова убрана
toasts_undone_pin-edit = Отменено: на булавке прежний текст
toasts_undone_pin-move = Отменено: булавка на прежнем месте
toasts_undone_pin-delete = Отменено: булавка вернулась
toasts_undone_pins-delete = Отменено: твои булавки вернулись
toasts_undone_note = Отменено: заметка снова прежняя
toasts_nothingToUndo = Отменять нечего.
undoing_kept = { $amount ->
     [one] { $amount } запись осталась как есть: с тех пор её изменили.
     [few] { $amount } записи остались как есть: с тех пор их изменили.
    *[many] { $amount } записей остались как есть: с тех пор их изменили.
    }
undoing_allKept = Ничего не изменилось: всё, что изменил этот шаг, с тех пор изменили снова.
undoing_redo = Вернуть
undoing_redone = Возвращено: { $what }
undoing_nothingToRedo = Возвращать нечего.
undoing_recent_title = Последние изменения
undoing_recent_hint = Последние 50 изменений в списке, новые сверху. Каждое отменяется отдельно: что с тех пор изменилось, остаётся как есть.
undoing_recent_nothing = Пока ничего не менялось.
undoing_recent_undo = Отменить: { $what }
undoing_recent_redo = Вернуть: { $what }
undoing_recent_undone = отменено
undoing_elsewhere_title = Отменить шаг из другой вкладки?
undoing_elsewhere_description = В этой вкладке отменять больше нечего. Предыдущий шаг сделан в другой вкладке или в прошлый раз:
undoing_elsewhere_confirm = Отменить шаг
undoing_elsewhere_cancel = Не отменять
undoing_action_mark = Отмечено: { $label }
undoing_action_unmark = Отметка снята: { $label }
undoing_action_mark-many = Отмечено: { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }
undoing_action_unmark-many = Отметка снята с { $amount } { $amount ->
     [one] места
     [few] мест
    *[many] мест
    }
undoing_action_clear = Список очищен: { $amount } { $amount ->
     [one] отметка
     [few] отметки
    *[many] отметок
    }
undoing_action_import = Добавлено из файла или ссылки: { $what }
undoing_action_restore = Восстановлен прежний список; изменилось: { $what }
undoing_action_pin = Новая булавка: { $label }
undoing_action_pin-edit = Изменена булавка: { $label }
undoing_action_pin-move = Сдвинута булавка: { $label }
undoing_action_pin-delete = Удалена булавка: { $label }
undoing_action_pins-delete = Удалено: { $amount } { $amount ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }
undoing_action_note = Заметка написана, изменена или удалена: { $label }
pins_glyphs_pin = Булавка
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
pins_add = Новая булавка
pins_editPin = Изменить булавку
pins_deletePin = Удалить булавку
pins_editing = Изменение булавки: { $label }
pins_note = Заметка
pins_move = Сдвинуть
pins_moveGroup = Сдвинуть булавку
pins_moveHint = Один шаг — метр, с Shift — десять. На карте булавку можно перетащить.
pins_steps_north = Север
pins_steps_west = Запад
pins_steps_south = Юг
pins_steps_east = Восток
pins_movedTo = Теперь здесь: { $coordinate }
pins_title = Название
pins_titleHint = Как её потом найти
pins_noteHint = Всё, что хочется запомнить
pins_glyph = Знак
pins_colour = Цвет
pins_left = { $amount ->
     [0] Места больше нет
    *[other] Осталось знаков: { $amount }
    }
pins_save = Сохранить
pins_cancel = Отмена
pins_discard_title = Отбросить написанное?
pins_discard_description = Текст ещё не сохранён.
pins_discard_confirm = Отбросить
pins_discard_cancel = Писать дальше
pins_list = Булавки и заметки
pins_none = У тебя пока нет булавок.
pins_order = Порядок
pins_orders_distance = Расстояние
pins_orders_title = Название
pins_again = Упорядочить от центра карты
pins_more = Показать ещё
pins_pinsList = Мои булавки
pins_notesList = Заметки о местах
pins_deleteAll = Удалить все булавки
pins_deleteAllTitle = Удалить все твои булавки?
pins_deleteAllText = С карты { $amount ->
     [one] исчезнет
     [few] исчезнут
    *[many] исчезнет
    } { $amount } { $amount ->
     [one] булавка
     [few] булавки
    *[many] булавок
    }. Заметки о местах останутся. Вернуть булавки можно кнопкой «Отменить», а прежние списки хранятся в настройках.
pins_noteOn = Заметка: { $label }
spotMenu_label = Меню точки { $coordinate }
spotMenu_copy = Скопировать координаты { $coordinate }
spotMenu_copied = Скопировано: { $coordinate }
spotMenu_link = Ссылка сюда
spotMenu_linkCopied = Ссылка скопирована
spotMenu_nearest = Что рядом
spotMenu_measure = Измерить отсюда
spotMenu_refusedTitle = Скопируй вручную
spotMenu_refused = Браузер не разрешил копирование. Вот текст, он уже выделен:
spotMenu_close = Закрыть
overlap_title = Здесь { $count } { $count ->
     [one] место
     [few] места
    *[many] мест
    }
overlap_found = найдено
nearest_title = Ближайшее к точке { $coordinate }
nearest_close = Закрыть
nearest_services = Услуги
nearest_undiscovered = Ненайденные места
nearest_nothingLeft = Все места на карте найдены.
nearest_nextOfKind = Ближайшее такое же
nearest_noServices = На этой карте нет услуг.
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
measure_begin = Щёлкай, касайся или жми Enter, чтобы добавлять точки.
measure_leg = Отрезок { $metres } м
measure_undo = Убрать точку
measure_done = Готово
lasso_label = Обводка мест
lasso_begin = Обведи места линией. Или щёлкай, касайся, жми Enter, чтобы добавлять углы.
lasso_corners = { $amount ->
     [0] 0 углов; для линии нужно три
     [1] 1 угол; для линии нужно три
     [2] 2 угла; для линии нужно три
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
lasso_closeLine = Замкнуть линию
lasso_mark = Отметить
lasso_unmark = Снять
lasso_again = Обвести снова
lasso_leave = Готово
shortcuts_title = Горячие клавиши
shortcuts_close = Закрыть
shortcuts_switch = Одиночные клавиши
shortcuts_switchHint = Если выключить, одиночные клавиши из списка выше ничего не делают. Остальные работают как прежде.
shortcuts_keys = Одиночные клавиши, в любом месте страницы
shortcuts_otherKeys = Другие клавиши
shortcuts_search = Поиск
shortcuts_panel = Открыть или закрыть панель
shortcuts_next = Перейти к следующему ближайшему ненайденному месту
shortcuts_discovered = Отметить выбранное место найденным или снять отметку
shortcuts_list = Показать этот список
shortcuts_undo = Отменить последнее изменение в списке
shortcuts_redo = Вернуть отменённое
shortcuts_pan = Двигать карту
shortcuts_zoom = Приблизить и отдалить
shortcuts_lists = Двигаться по списку или ряду кнопок; Tab — выйти из него
shortcuts_choose = Открыть место в центре карты; при измерении или обводке — добавить точку
shortcuts_menu = На карте: меню выбранного места или центра
shortcuts_removePoint = При измерении или обводке — убрать последнюю точку
shortcuts_deletePin = На карте: удалить выбранную булавку
shortcuts_leave = Закрыть открытое или выйти из него
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
linkUnread_title = Не всё из этой ссылки можно показать
linkUnread_text = { $what ->
     [place] В ней указано место, которого нет на этой карте.
     [point] В ней указана точка за пределами этой карты.
     [kinds] В ней указаны типы мест, которых нет на этой карте.
    *[several] Нескольких вещей из неё нет на этой карте.
    } Проверь, что ссылка скопирована целиком, или попроси новую.
ownWords_heading = Твои тексты
ownWords_hint = { $where ->
     [link] В ссылке
    *[file] В файле
    } другой текст у { $amount } { $amount ->
     [one] твоей булавки или заметки
     [few] твоих булавок или заметок
    *[many] твоих булавок или заметок
    }. Твой останется, если не выбрать иначе.
ownWords_forAll = Для всех сразу
ownWords_forOne = Как быть: { $label }
ownWords_choices_mine = Оставить мой
ownWords_choices_theirs = Взять другой
ownWords_choices_both = Оставить оба
ownWords_mine = У тебя
ownWords_theirs_file = В файле
ownWords_theirs_link = В ссылке
ownWords_deleted = Удалено
ownWords_noWords = Без текста
ownWords_more = Показать ещё { $amount }

routes_toHere = Путь сюда
routes_fromHere = Путь отсюда
routes_onToHere = Дальше сюда
routes_viaHere = Пройти здесь
routes_card = Путь: { $name }
routes_title = Путь
routes_walk = { $minutes } мин пешком
routes_run = { $minutes } мин бегом
routes_ride = { $minutes } мин верхом
routes_offRoad = из них { $metres } м без дороги
routes_finding = Ищем путь…
routes_failed = Не удалось загрузить дороги. Проверь соединение и попробуй ещё раз.
routes_retry = Попробовать ещё раз
routes_from = Откуда
routes_fromPlayer = Твоё место в игре
routes_fromLastEnd = Конец прошлого пути
routes_fromView = Центр карты на экране
routes_fromFastTravel = { $name } (ближайшее быстрое перемещение)
routes_chooseOnMap = Выбрать на карте…
routes_to = Куда
routes_by = Как
routes_kinds_roads = По дорогам, пока они есть
routes_kinds_paths = По дорогам и тропам
routes_fastTravel = Быстрое перемещение
routes_fastTravels_none = Не использовать
routes_fastTravels_found = Между найденными точками
routes_fastTravels_all = Между всеми точками
routes_turnRound = Развернуть
routes_choose_begin = Нажми там, где путь начинается, или найди это место поиском.
routes_choose_search = Найди поиском место, где путь начинается.
routes_choose_end = Нажми там, куда ведёт путь, или найди это место поиском.
routes_cancel = Отмена
routes_directions = Описание пути
routes_steps_label = Путь словами
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
routes_steps_turn = Через { $metres } м { $turn ->
     [straight] иди прямо
     [slightLeft] держись левее
     [left] поверни налево
     [sharpLeft] поверни круто налево
     [slightRight] держись правее
     [right] поверни направо
    *[sharpRight] поверни круто направо
    }
routes_steps_turnAt = Через { $metres } м { $turn ->
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
routes_steps_leave = Через { $metres } м сойди с дороги и иди напрямик { $direction ->
     [east] на восток
     [north-east] на северо-восток
     [north] на север
     [north-west] на северо-запад
     [west] на запад
     [south-west] на юго-запад
     [south] на юг
    *[south-east] на юго-восток
    }
routes_steps_travel = Через { $metres } м воспользуйся быстрым перемещением: { $place }
routes_steps_travelNow = Воспользуйся быстрым перемещением: { $place }
routes_steps_pass = Через { $metres } м будет: { $place }
routes_steps_arrive = Через { $metres } м ты на месте: { $place }
routes_steps_arriveNow = Ты на месте: { $place }
routes_steps_bridges = { $bridges ->
     [one] через { $bridges } мост
     [few] через { $bridges } моста
     [many] через { $bridges } мостов
    *[other] через { $bridges } моста
    }
routes_beside = По пути
routes_reach = Не дальше от пути, чем
routes_besideAmount = { $amount ->
     [0] Из того, что показывают фильтры, по пути ничего нет.
     [one] { $amount } место из тех, что показывают фильтры
     [few] { $amount } места из тех, что показывают фильтры
     [many] { $amount } мест из тех, что показывают фильтры
    *[other] { $amount } места из тех, что показывают фильтры
    }
routes_stillToFind = Осталось найти: { $left }
routes_alreadyFound = Уже найдено: { $found }
routes_along = через { $metres } м
routes_more = Показать ещё
routes_handles_begin = Начало пути
routes_handles_end = Конец пути
routes_handles_between = Точка { $number } пути
routes_handles_new = Изогнуть путь здесь
routes_tripNear = Обход того, что осталось рядом
routes_nothingLeft = Из того, что показывают фильтры, искать больше нечего.
routes_bestOrder = Лучший порядок
routes_undone = Отменено: путь снова прежний
routes_printStops = Напечатать остановки…
routes_ordering = Расставляю остановки по порядку…
routes_stopOrdering = Остановить
routes_exportRoute = Сохранить путь в файл (GeoJSON)
routes_save = Сохранить с моими булавками
routes_saveChanges = Сохранить изменения
routes_savedAs = Среди твоих булавок: { $title }
routes_show = Показать обход
routes_share = Поделиться обходом по ссылке
routes_back = В конце вернуться к началу
routes_tripInView = Обход того, что осталось на экране
routes_tripLeft = Обход того, что осталось
routes_tripShown = Обход всего, что показано
routes_tripThese = Обход этих мест
routes_tooMany = В обходе не больше { $most } мест: взяты ближайшие.
routes_stops_next = Дальше: { $number } из { $of }, { $name }, { $metres } м
routes_stops_goOn = Готово, дальше
routes_stops_allDone = Все остановки пройдены.
routes_stops_passed = { $name }: пройдено
routes_trip = { $stops ->
     [one] Обход: { $stops } остановка
     [few] Обход: { $stops } остановки
     [many] Обход: { $stops } остановок
    *[other] Обход: { $stops } остановки
    }
routes_stops_title = Остановки
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: раньше
routes_stops_later = { $name }: позже
routes_stops_leaveOut = { $name }: пропустить
routes_areas_title = По округам
routes_areas_shade = Закрасить округи на карте
routes_areas_around = Округа: { $name }

playthroughs_title = Прохождения
playthroughs_hint = У каждого свои отметки, булавки и заметки. Фильтры и настройки общие.
playthroughs_new = Новое прохождение…
playthroughs_unnamed = Без названия
playthroughs_shown = На карте
playthroughs_tally = Найдено { $found } из { $total }
playthroughs_switch = Перейти
playthroughs_switchLabel = Перейти: «{ $name }»
playthroughs_rename = Переименовать
playthroughs_renameLabel = Переименовать: «{ $name }»
playthroughs_copy = Копировать
playthroughs_copyLabel = Копировать: «{ $name }»
playthroughs_delete = Удалить
playthroughs_deleteLabel = Удалить: «{ $name }»
playthroughs_deleted = Удалённые прохождения
playthroughs_bringBack = Вернуть
playthroughs_bringBackLabel = Вернуть: «{ $name }»
playthroughs_forGood = Удалить навсегда
playthroughs_forGoodLabel = Удалить навсегда: «{ $name }»
playthroughs_forGoodTitle = Удалить навсегда?
playthroughs_forGoodQuestion = Удалить «{ $name }» навсегда?
playthroughs_forGoodText = Отметки, булавки и заметки этого прохождения будут стёрты с устройства. Отменить это нельзя.
playthroughs_name = Название
playthroughs_firstName = Название текущего
playthroughs_newName = Название нового
playthroughs_first = Первое
playthroughs_second = Второе
playthroughs_copyOf = { $name } (копия)
playthroughs_blank = Прохождению нужно название: напиши хотя бы один знак.
playthroughs_left = Осталось знаков: { $amount }
playthroughs_save = Сохранить
playthroughs_make = Создать
playthroughs_close = Закрыть
playthroughs_nameTitle_new = Новое прохождение
playthroughs_nameTitle_rename = Переименовать прохождение
playthroughs_nameTitle_copy = Копировать прохождение
playthroughs_deleteTitle = Удалить прохождение?
playthroughs_deleteQuestion = Удалить «{ $name }»?
playthroughs_deleteText = С карты исчезнут его отметки (найдено { $found } из { $total }), булавки и заметки. Вернуть прохождение можно здесь, в настройках.
playthroughs_deleteUncounted = С карты исчезнут его отметки, булавки и заметки. Вернуть прохождение можно здесь, в настройках.
playthroughs_confirm = Удалить
playthroughs_cancel = Отмена
playthroughs_toastDeleted = Удалено: «{ $name }»
playthroughs_toastGone = Удалено в другой вкладке: «{ $name }»
playthroughs_undo = Отменить
playthroughs_merged = Файл из прохождения «{ $from }». Он объединён с прохождением «{ $into }».
playthroughs_head = Прохождение: «{ $name }»
playthroughs_nameless = Прохождения без названия
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } отметка из прохождения без названия
     [few] { $amount } отметки из прохождения без названия
    *[many] { $amount } отметок из прохождения без названия
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } булавка или заметка из прохождения без названия
     [few] { $amount } булавки и заметки из прохождения без названия
    *[many] { $amount } булавок и заметок из прохождения без названия
    }
playthroughs_refused_newer = Твои прохождения сохранены более новой версией карты. Обнови страницу, чтобы получить эту версию: до тех пор новое здесь создать нельзя.
playthroughs_refused_no-room = Ещё одно прохождение негде сохранить: хранилище браузера заполнено или не даёт странице ничего сохранять. Новое не создано, и ничего не изменилось.

worlds_title = Миры
worlds_close = Закрыть
worlds_loading = Разворачиваем список…
worlds_failed = Не удалось загрузить список миров. Проверь соединение и попробуй ещё раз.
worlds_retry = Ещё раз
worlds_found = Найдено { $found } из { $all }
worlds_places = { $all } { $all ->
     [one] место
     [few] места
    *[many] мест
    }
worlds_present = На карте
worlds_cached = На устройстве
worlds_titleAndId = { $title } ({ $id })


report_link = Здесь что-то не так
report_ask = Здесь что-то не так?
report_copyRow = Копировать строку
report_copyHint = Это строка этого места в данных карты. Отправь её тому, кто ведёт карту, и напиши, что не так.
report_copied = Скопировано
report_copyRefused = Браузер не разрешил копирование. Вот текст, он уже выделен:
report_title = Неверно: { $label } ({ $id })
report_wrong = Что не так:
report_world = Мир: { $world }
report_id = Номер: { $id }
report_type = Тип: { $type }
report_coordinate = Координаты: { $coordinate }
report_inGame = В игре: { $metres } м
report_name = Название: { $name }
report_description = Примечание: { $description }

veil_hint = Название этого места выдаёт сюжет. Оно появится, когда ты отметишь место найденным.
veil_show = Показать название
filterOverride_filters = Фильтры из ссылки
filterOverride_filtersShown = Показаны фильтры из ссылки.
filterOverride_filtersHint = Твои фильтры целы; изменения здесь не сохранятся, пока ты не нажмёшь «Оставить эти».
filterOverride_keep = Оставить эти
filterOverride_isolated = Только: { $title }
filterOverride_isolateThisKind = Только этот тип
filterOverride_undone = Отменено: фильтры снова прежние

## tools

live_mod = Игре нужен мод, который сообщает, где ты.
live_help_title = Что должен записывать мод
live_help_log = Раз в секунду — строку в конец журнала игры:
live_help_numbers = Числа — в метрах игры: насколько ты восточнее, севернее и выше; затем направление взгляда, его доля к востоку и к северу.
live_help_program = Или программа на этом компьютере отвечает по этому адресу:
live_help_allow = Ответ должен разрешать этой странице читать его:
poster_contents_left = Названия и ненайденные места
poster_preview = Предпросмотр
poster_print_now = Напечатать
poster_print_what = Места на бумаге
poster_print_parts_all = Все на виду
poster_print_parts_left = Ещё не найдены
poster_print_legend = Условные знаки

upload_did_added = новых: { $amount }
upload_did_addedOff = новых: { $amount } (не на этой карте: { $off }, сохранены для следующей копии)
upload_did_known = уже известных: { $amount }
upload_did_skipped = пропущено: { $amount } (это не номера меток)
upload_did_skippedWhy = пропущено: { $amount } (это не номера меток: { $why })
upload_did_unknown = неизвестных: { $amount } ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Ничего нового: { $did }
upload_nothingNewEmpty = Ничего нового: список в файле пуст
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Читаем файл
upload_merging = Объединяем с файлом
upload_cancelReading = Отмена
upload_endings = { $before } или { $last }
upload_problem_extension = Имя файла должно оканчиваться на { $endings }. Выбери копию, сделанную кнопкой «Копия», или файл другой карты.
upload_problem_too-large = Размер файла — { $megabytes } МБ, а копия намного меньше. Выбери копию, сделанную кнопкой «Копия».
upload_problem_unreadable = Браузер не смог прочитать файл. Перемести его в другое место на этом устройстве и попробуй ещё раз.
upload_problem_empty = Файл пуст. Выбери копию, сделанную кнопкой «Копия».
upload_problem_encoding = Не удалось прочитать буквы файла: это не UTF-8 и не UTF-16. Сохрани его заново в UTF-8 или выбери другой экземпляр.
upload_problem_too-deep = В файле списки внутри списков, глубже 100 уровней; в копии их два. Выбери копию, сделанную кнопкой «Копия».
upload_problem_too-many = В файле больше 100 000 записей или полей, или поля, где больше 10 000 имён: намного больше, чем в любой копии. Выбери копию, сделанную кнопкой «Копия».
upload_problem_too-many-marks = В файле больше 10 000 мест: столько нет ни на одной карте. Выбери копию, сделанную кнопкой «Копия».
upload_problem_hostile = В файле есть поле, которое может навредить ({ $name }); ни в одной копии такого нет. Выбери копию, сделанную кнопкой «Копия».
upload_problem_newer-version = Эта копия сделана более новой версией карты. Обнови страницу, чтобы получить эту версию, и загрузи копию снова.
upload_problem_not-csv = Этот файл — не таблица мест. В первой строке должны быть названия столбцов: x, y и name.
upload_problem_too-many-columns = В таблице больше 100 столбцов. Оставь x, y, name и note и загрузи её снова.
upload_problem_too-many-pins = В файле больше 10 000 булавок, в копию столько не войдёт. Убери лишние и загрузи его снова.
upload_problem_no-world = Места этой карты не загружены, и сравнить с ними файл не удалось. Обнови страницу и загрузи его снова.
upload_problem_nothing-known = На этой карте нет ничего из файла, или он пуст. Ничего не изменено.
upload_problem_unknown = На этой карте нет ничего из файла: { $unknown }. Ничего не изменено.
upload_problem_no-bounds = На карте из вики не указано, где лежат её места: поля «{ $field }» нет или его не прочитать. Скопируй из вики карту целиком и загрузи её снова.
upload_problem_other-numbers = В файле сказано, что его числа — «{ $system }», а не координаты этой карты. Сохрани его с x на восток и y на север, как на карточках, и загрузи снова.
upload_problem_degrees = Все числа в файле меньше 180: похоже, это градусы широты и долготы, а не координаты этой карты. Сохрани его с x на восток и y на север и загрузи снова.
upload_problem_schema = Этот файл — не список найденных меток: { $wrong }.
upload_problem_schemaField = Этот файл — не список найденных меток: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] новая булавка
     [few] новые булавки
    *[many] новых булавок
    }
pins_did_changed = { $amount } { $amount ->
     [one] булавка изменена
     [few] булавки изменены
    *[many] булавок изменено
    }
pins_did_deleted = { $amount } { $amount ->
     [one] булавка удалена
     [few] булавки удалены
    *[many] булавок удалено
    }
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] булавка уже известна
     [few] булавки уже известны
    *[many] булавок уже известно
    }
pins_did_stayDeleted = { $amount } { $amount ->
     [one] булавка не возвращена: здесь она удалена позже
     [few] булавки не возвращены: здесь они удалены позже
    *[many] булавок не возвращено: здесь они удалены позже
    }
pins_did_skipped = { $amount } { $amount ->
     [one] булавка пропущена (повреждена)
     [few] булавки пропущены (повреждены)
    *[many] булавок пропущено (повреждены)
    }
pins_did_outside = { $amount } { $amount ->
     [one] булавка за пределами карты, пропущена
     [few] булавки за пределами карты, пропущены
    *[many] булавок за пределами карты, пропущены
    }
upload_misfit_missing = отсутствует
upload_misfit_expected = ожидалось: { $expected }
upload_misfit_received = ожидалось: { $expected }, найдено: { $received }
upload_misfit_kinds_marker-id = номер места
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
upload_importQuestion_matched = Есть на этой карте
upload_importQuestion_noneMatched = Мест нет
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] место
     [few] места
    *[many] мест
    }: новых { $added }, уже известных { $known }
upload_importQuestion_pins = Станет твоими булавками
upload_importQuestion_unknown = Неизвестно и пропущено
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Объединить с этим файлом?
upload_question_descriptions_doubt = Это не совсем похоже на копию этой карты. Пока ничего не объединено.
upload_question_descriptions_conflict = Он заменил бы твои тексты. Пока ничего не объединено.
upload_question_descriptions_other-page = Это копия этой карты, выбранная на странице другого мира. Пока ничего не объединено.
upload_question_confirm = Объединить
upload_question_cancel = Отмена
upload_question_file = Файл
upload_question_readAs = Прочитано как
upload_question_sources_backup = резервная копия
upload_question_sources_list = список номеров меток
upload_question_playthrough = Прохождение в файле
upload_question_fileMap = Для какой карты
upload_question_noName = карта без названия
upload_question_thisMap = Эта карта
upload_question_otherMapHint = Его номера здесь могут означать другие места.
upload_question_leftOut = Не взято
upload_question_leftOutHint = В файле есть не только отметки и булавки. Объединяются только они.
upload_question_moreFields = и ещё { $amount }
upload_question_result = Что получится
upload_unknownReasons_no-such-place = нет такого места в пределах 1 м
upload_unknownReasons_unknown-kind = неизвестный тип
upload_unknownReasons_outside = за пределами карты
upload_unknownReasons_other-numbers = в других числах, чем на этой карте
upload_unknownReasons_unreadable = координаты не прочитались
upload_notJson_web-page = Это веб-страница, а не копия. Выбери копию, сделанную кнопкой «Копия».
upload_notJson_picture = Это картинка, а не копия. Выбери копию, сделанную кнопкой «Копия».
upload_notJson_kml = Это файл KML других карт: его числа — градусы широты и долготы. Сохрани места таблицей со столбцами x, y и name в координатах этой карты.
upload_notJson_gpx = Это файл GPX навигаторов: его числа — градусы широты и долготы. Сохрани места таблицей со столбцами x, y и name в координатах этой карты.
upload_notJson_archive = Это архив или электронная таблица. Распакуй его или сохрани лист как CSV и загрузи.
upload_notJson_cut-off = JSON в файле неполный: возможно, он обрезан. Выбери другой экземпляр.
upload_notJson_damaged = JSON в файле с ошибкой: что-то в нём изменено. Выбери другой экземпляр.
upload_notJson_other = В файле нет JSON. Выбери копию, сделанную кнопкой «Копия».
upload_skipWords_negative = отрицательные
upload_skipWords_fractional = дробные
upload_skipWords_text = текст
upload_skipWords_too-large = слишком большие
upload_skipWords_other = другого вида
transfer_send = На другое устройство
transfer_close = Закрыть
transfer_preparing = Готовим ссылку…
transfer_nothing = Отправлять пока нечего: сначала отметь найденное место или поставь булавку.
transfer_holds = В коде и в ссылке: { $what }. Наведи на код камеру другого устройства или открой ссылку на нём. Перед добавлением тебя спросят, и ничего не удалится.
transfer_linkHolds = В ссылке: { $what }. Открой её на другом устройстве: перед добавлением тебя спросят, и ничего не удалится.
transfer_private = На сервер ничего не отправляется: всё находится в самом коде и в ссылке.
transfer_code = QR-код ссылки
transfer_tooMuchForCode = Для кода, который прочтёт камера, этого слишком много. Отправь себе ссылку или возьми файл с копией.
transfer_tooMuchForLink = Для ссылки этого слишком много. Возьми файл с копией и загрузи его на другом устройстве.
transfer_copy = Копировать ссылку
transfer_copied = Ссылка скопирована
transfer_copyRefused = Браузер не разрешил копирование. Вот ссылка, она уже выделена:
transfer_share = Поделиться
transfer_shareTitle = Мои отметки на карте
transfer_backup = Копия
transfer_question_title = Добавить это в твой список?
transfer_question_description = Отметки и булавки пришли по ссылке. Пока ничего не добавлено.
transfer_question_confirm = Объединить
transfer_question_cancel = Отмена
transfer_marks = Отметки
transfer_pins = Булавки
transfer_figures = новых: { $added }, уже известных: { $known }
transfer_figuresOff = новых: { $added } (не на этой карте: { $off }), уже известных: { $known }
transfer_added = Добавлено по ссылке
transfer_knownTitle = В этой ссылке ничего нового
transfer_known = Всё, что есть в ссылке, уже есть в твоём списке.
transfer_empty = В этой ссылке нет ни отметок, ни булавок.
transfer_problemTitle = Эту ссылку не прочитать
transfer_problem_damaged = Ссылка с другого устройства неполная, или в ней что-то изменено. Ничего не добавлено. Скопируй её ещё раз целиком или снова отсканируй код.
transfer_problem_newer-version = Ссылка создана в более новой версии карты. Ничего не добавлено. Обнови страницу, чтобы получить эту версию, и открой ссылку снова.
transfer_problem_other-map = Ссылка создана на карте другой игры, её отметки здесь были бы неверны. Ничего не добавлено.
transfer_problem_old-browser = Этот браузер слишком старый, чтобы прочитать ссылку. Ничего не добавлено. Обнови его или воспользуйся файлом с копией.
transfer_problem_too-many-marks = В ссылке больше 10 000 мест: столько нет ни на одной карте. Ничего не добавлено. Создай новую ссылку на другом устройстве.
otherWorld_file_title = Это копия другого мира: { $world }
otherWorld_file_text = Её отметки — из другого мира этого сайта. Здесь ничего не изменилось. Открой тот мир, и перед объединением тебя спросят.
otherWorld_file_open = Открыть мир «{ $world }» и объединить
otherWorld_file_notCarried = Браузер не может перенести туда файл. Открой мир «{ $world }» и загрузи файл там.
otherWorld_file_cancel = Отмена
otherWorld_link_title = Это ссылка для другого мира: { $world }
otherWorld_link_text = Её отметки — из другого мира этого сайта. Здесь ничего не добавлено. Открой её там, и перед добавлением тебя спросят.
otherWorld_open = Открыть мир «{ $world }»
otherWorld_close = Закрыть
otherWorld_lost_title = Файл не дошёл
otherWorld_lost_text = Браузер потерял его по дороге, и ничего не объединено. Загрузи файл здесь: «Настройки», затем «Загрузить».

live_title = Слежение за игрой
live_open = Следить за игрой…
live_close = Закрыть
live_intro = Карта показывает, где ты в игре, и пройденный путь. Ничто из этого не покидает этот компьютер.
live_file = Файл журнала игры
live_fileHint = Выбери его один раз, и карта будет читать всё, что игра в него дописывает.
live_fileOnce = Этот браузер читает файл только таким, какой он в момент выбора. Для слежения нужна программа либо Chrome, Edge или Opera на компьютере.
live_choose = Выбрать журнал…
live_program = Программа на этом компьютере
live_programHint = Карта спрашивает её раз в секунду по адресу localhost:8765.
live_ask = Спрашивать программу
live_askAgain = Спросить ещё раз
live_stop = Больше не следить
live_place = Ты в точке { $coordinate }.
live_waiting_file = Ждём, когда игра запишет, где ты…
live_waiting_program = Программа отвечает, но игра пока не говорит, где ты.
live_silent = Игра давно не сообщала ничего нового: она на паузе или закрыта?
live_once = Здесь журнал заканчивался, когда файл был выбран.
live_problems_noAnswer = По адресу localhost:8765 никто не отвечает: запущена ли программа и разрешает ли она этой странице читать ответ?
live_problems_badAnswer = То, что отвечает по адресу localhost:8765, не говорит, где ты: возможно, адрес занят другой программой.
live_problems_noLines = В конце { $name } нет строки [LIVEMAP]: это журнал этой игры и работает ли мод?
live_problems_badLines = Строки [LIVEMAP] в { $name } не читаются: в каждой должно быть пять чисел.
live_problems_unreadable = { $name } больше не читается: выбери файл снова.
live_problems_outside = По словам игры, ты за пределами этой карты: ты в другом краю или в другой игре?
live_refused = Этот браузер не дал выбрать файл.
live_centre = Держать меня в середине
live_clear = Стереть след
live_visits = Отмечать места просмотренными, когда я прохожу ближе 15 м
live_awake = Не гасить экран во время слежения
live_awakeLacking = Этот браузер не умеет удерживать экран включённым.
live_awakeRefused = Сейчас браузер не удерживает экран включённым, возможно, чтобы беречь батарею.
live_you = Ты здесь

poster_title = Плакат
poster_open = Сделать плакат…
poster_close = Закрыть
poster_intro = Картина местности для печати с 300 dpi или как обои. Её рисует этот браузер.
poster_size = Размер
poster_wallpaper = Обои
poster_width = Ширина в пикселях
poster_height = Высота в пикселях
poster_turned = Ориентация
poster_portrait = Книжная
poster_landscape = Альбомная
poster_content = Что на нём
poster_contents_nothing = Только местность
poster_contents_names = Названия
poster_contents_shown = Названия и показанные сейчас места
poster_contents_found = Названия и найденные места
poster_contents_all = Названия и все места
poster_contents_route = Названия и путь на карте
poster_part = Часть мира
poster_whole = Весь мир
poster_view = Текущий вид
poster_outOfBounds = Каждая сторона обоев должна быть от { $least } до { $most } пикселей.
poster_drawn = Нарисовано { $percent } %
poster_stop = Остановить
poster_make = Нарисовать и сохранить
poster_notices_saved = Картина готова и передана в загрузки браузера.
poster_notices_stopped = Остановлено: картина не сохранена.
poster_notices_failed = Не удалось нарисовать картину: проверь соединение или выбери размер поменьше.
poster_lacking = Этот браузер не умеет рисовать плакаты: попробуй более новый.
poster_print_title = Печать
poster_print_open = Напечатать этот вид…
poster_print_ready = Вид готов: браузер спрашивает, на чём его напечатать.
poster_print_again = Напечатать ещё раз
poster_print_failed = Не удалось нарисовать вид: список будет напечатан без него.
poster_print_refused = Этот браузер не умеет печатать отсюда: напечатай из его меню или открой страницу в другом браузере.
poster_print_lacking = Этот браузер не умеет рисовать вид: список будет напечатан без него.
poster_print_places = { $count ->
     [one] { $count } место в этой части карты
     [few] { $count } места в этой части карты
     [many] { $count } мест в этой части карты
    *[other] { $count } места в этой части карты
    }

## manifest

manifest_description = Находи, фильтруй и отмечай { $summary }: с подключением и без него.
manifest_page = Находи, фильтруй и отмечай { $summary } на карте, которую рисует твой браузер. Без входа, без слежки, без потерь.
manifest_notStarted = Карта не запустилась. Ей нужны JavaScript и Chrome или Edge 109, Firefox 115, Safari 16.4 или новее: обнови страницу или открой её в более новом браузере.
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
terms_liability_p2 = Насколько это допускает закон, мы не отвечаем за ущерб от использования карты или от невозможности ею воспользоваться, в том числе за потерянные отметки, потерянный прогресс в игре и потерянное время. Твои отметки живут в твоём браузере, а браузеры могут терять то, что хранят: надёжнее время от времени нажимать «Копия».
terms_liability_p3 = Ничто здесь не ограничивает ответственность, которую закон ограничивать не позволяет, например за умысел и грубую неосторожность, за вред жизни и здоровью, а также права, которые есть у тебя как у потребителя там, где ты живёшь.
terms_affiliation_heading = Независимость от создателей игры
terms_affiliation_p1 = Itinerarium сделан игроками для игроков. Он не связан с { $studio } и издателем, не одобрен и не оплачен ими. { $game } и относящиеся к игре названия — товарные знаки своих владельцев; они упоминаются только затем, чтобы сказать, о какой игре эта карта.
terms_affiliation_p2 = Ни одна картинка, ни один текст, значок или код игры не вошли в эту карту. Ссылки на другие сайты даны для удобства; за то, что на них написано, отвечают их владельцы.
terms_changes_heading = Изменения
terms_changes_p1 = Эти условия могут меняться вместе с картой. Дата вверху говорит, когда они изменились в последний раз, а открытая история проекта показывает, что именно. Действует та редакция, которая стоит на этой странице; пользуясь картой после изменения, ты его принимаешь.
terms_changes_p2 = Если одно из условий окажется недействительным, остальные остаются в силе.

privacy_title = Конфиденциальность
privacy_updated = 26 ноября 2026 г.
privacy_intro = Коротко: входа с паролем нет, твои отметки, булавки и настройки остаются в твоём браузере, аналитика и реклама в Itinerarium не встроены. Дальше — подробнее. «Владелец сайта» — это тот, кто держит копию Itinerarium, которую ты видишь.
privacy_known_heading = Что мы о тебе знаем
privacy_known_p1 = Ничего. Здесь нет ни учётных записей, ни анкет, ни файлов cookie. Что ты ищешь и какие места отмечаешь, обрабатывается внутри твоего браузера и никуда не отправляется.
privacy_known_p2 = Чтобы показать тебе страницу, браузер должен получить её файлы с сервера владельца сайта. Как и на любом сайте, сервер видит запрос: твой IP-адрес, время, файл и то, что браузер сообщает о себе. Ради безопасности серверы часто ненадолго сохраняют такие запросы в журнале; как долго, решает владелец сайта или хостинг. О твоих отметках в этих запросах ничего нет. В адресе карты записано то, что на экране (открытое место, положение карты, булавка, показанные типы), поэтому сервер видит это, когда ты обновляешь страницу или открываешь ссылку. В ссылке, созданной кнопкой «Поделиться», — одно место или одна точка. О тебе не говорит ни то ни другое.
privacy_known_p3 = Если карта следит за игрой, она читает выбранный тобой файл журнала или спрашивает программу на твоём собственном компьютере по адресу localhost:8765. Где ты в игре, никуда не отправляется и не сохраняется, а после закрытия страницы забывается.
privacy_storage_heading = Что хранится в браузере
privacy_storage_p1 = Чтобы карта выглядела по-прежнему, когда ты вернёшься, браузер ведёт для этого сайта небольшую базу данных (IndexedDB) и несколько записей в локальном хранилище. Читать их может только этот сайт, и они остаются, пока ты их не удалишь:
privacy_storage_item1 = filters-store: какие типы мест показаны, а какие скрыты.
privacy_storage_item2 = База данных { $database }: номера мест, на которых отметка ставилась или снималась, и сколько раз; твои булавки и заметки о местах с их текстами; последние 50 изменений, у каждого — время и случайное имя вкладки браузера, в которой оно сделано; и до пяти прежних списков, чтобы можно было всё вернуть.
privacy_storage_item3 = progress-store: вторая копия отмеченных номеров. Браузеры без базы данных вместо неё хранят изменения и прежние списки в progress-history.
privacy_storage_item4 = pins-store: вторая копия твоих булавок и заметок: где они, что в них написано, их знак и цвет. От удалённой остаётся только номер, чтобы она не вернулась.
privacy_storage_item5 = keeping-store: сколько твоих отметок и изменений булавок вошло в последнюю резервную копию, была ли она вообще и просили ли браузер беречь эти данные.
privacy_storage_item6 = playthroughs-store и вторая копия в базе данных, имя которой оканчивается на .playthroughs: названия твоих прохождений и то, какое выбрано последним, если есть второе. Данные прохождения лежат под теми же именами, что и выше, а в конце, после точки, — название мира и восемь цифр или букв. last-world: какой мир открыт последним, если их несколько; имена записей для всех миров, кроме первого, оканчиваются названием мира.
privacy_storage_item7 = settings-store: размер меток, вид местности, язык, если он выбран, открыты ли панель и оговорка и показаны ли подписи, работают ли одиночные клавиши, остаются ли уведомления, пока ты их не закроешь, какие категории свёрнуты, хранятся ли все миры, по чему ведут пути, используют ли они быстрое перемещение и на каком расстоянии от них перечисляются места, а для слежения за игрой — отмечаются ли просмотренными места, мимо которых ты проходишь, и не гаснет ли экран.
privacy_storage_item8 = last-position: какое место карты было на экране в последний раз и в каком приближении.
privacy_offline_heading = Файлы для работы без сети
privacy_offline_p1 = Чтобы карта работала и без соединения, браузер с помощью service worker хранит копию файлов самого сайта: страницы и скрипты, чуть больше мегабайта, а также картинки и данные каждого открытого тобой мира или всех миров, если выбрать это в настройках. Какие это миры, он запоминает. Файлы у всех одинаковы и ничего о тебе не говорят. Полна ли копия, видно в настройках. Время от времени браузер спрашивает у сервера владельца сайта, нет ли новой версии; это такой же запрос, как и любой другой.
privacy_offline_p2 = Когда страница обновляется сама, например чтобы перейти на новую версию, она записывает во вкладке браузера, какое место, маршрут, измеренная линия и вкладка панели были открыты, какие места просмотрены и что набрано в поиске, а вернувшись, читает эту запись и удаляет её. Так же при каждом уходе со страницы и при каждом обновлении записывается случайное имя вкладки и то, показывала ли карта твой собственный вид или вид по ссылке.
privacy_deleting_heading = Как прочитать и удалить сохранённое
privacy_deleting_p1 = Если одна из этих записей окажется повреждена, её не выбрасывают, а откладывают под её же именем, добавив «.unreadable» и число: твои отметки, возможно, ещё удастся спасти. Места, которые были только просмотрены, помнятся, пока ты не закроешь или не обновишь страницу, и хранятся не дольше, чем нужно странице, чтобы обновиться самой.
privacy_deleting_p2 = Кнопка «Копия» в настройках даёт тебе файл с найденными местами, булавками и заметками на твоём собственном устройстве, а «Экспорт булавок» — только булавки и заметки. Файл, выбранный кнопкой «Загрузить», тоже читается на твоём устройстве.
privacy_deleting_p3 = Кнопка «На другое устройство» укладывает найденные места, булавки и заметки в ссылку и код. Они стоят после знака # в адресе, а эту часть браузеры никогда не отправляют на сервер. Прочитать их может каждый, у кого есть ссылка, поэтому передавай её только на свои устройства или тем, кому можно это знать.
privacy_deleting_p4 = Кнопка «Очистить» в настройках опустошает список найденных мест; это можно отменить, поэтому убранные номера остаются среди прежних списков, пока их не вытеснят пять более новых. Так же, там и среди последних 50 изменений, остаются тексты булавок и заметок, которые были изменены или удалены. Чтобы разом стереть все следы вместе с сохранёнными файлами, удали в браузере данные этого сайта: обычно это раздел «Файлы cookie и данные сайтов» в настройках браузера или значок рядом с адресом. Карта работает и без них и просто начнёт заново.
privacy_analytics_heading = Анонимная статистика посещений
privacy_analytics_p1 = Она не встроена: посещения страниц не считаются, ни один скрипт, картинка или шрифт не загружаются с чужого сервера.
privacy_analytics_p2 = Владелец сайта, который добавляет аналитику в свою копию Itinerarium, обязан сообщить об этом здесь, назвать службу, сказать, что она записывает, зачем и как долго, и спросить тебя, прежде чем что-либо записать или сохранить для неё. Если ты откажешься или не ответишь, карта должна остаться полностью доступной.
privacy_advertising_heading = Согласие на рекламу
privacy_advertising_p1 = Рекламы нет, и нет рекламных партнёров, которым нужно твоё согласие.
privacy_advertising_p2 = Владелец сайта, который добавляет рекламу, обязан назвать здесь её поставщиков и спросить твоего согласия, прежде чем загрузится хоть один из них. Тогда в настройках появится кнопка «Изменить согласие», где можно в любое время посмотреть свой выбор, изменить его или отозвать — так же легко, как он был сделан. Пока согласия здесь ничто не требует, этой кнопки нет.
privacy_rights_heading = Права на данные
privacy_rights_p1 = Законы, например Общий регламент по защите данных (GDPR), дают тебе права на данные о тебе. То, что хранит карта, находится в твоих руках, поэтому большинством прав можно воспользоваться сразу и без чьей-либо помощи:
privacy_rights_item1 = Доступ и перенос: «Копия» даёт тебе данные в простом формате, который могут прочитать другие программы.
privacy_rights_item2 = Исправление: отметь любое место или сними отметку, измени любую настройку.
privacy_rights_item3 = Удаление: «Очистить» в настройках или удаление данных этого сайта в браузере.
privacy_rights_item4 = Возражение и отзыв согласия: возражать не против чего, пока не добавлены аналитика и реклама; если они есть, для этого служит «Изменить согласие» в настройках.
privacy_questions_heading = Вопросы и изменения
privacy_questions_p1 = С тем, на что может ответить только владелец сайта, например о журналах сервера или добавленных им службах, обращайся, пожалуйста, к нему: за свою копию отвечает он. Ты также можешь пожаловаться в орган по защите данных там, где живёшь.
privacy_questions_p2 = Когда меняется то, что карта хранит, меняется и эта страница, а дата вверху говорит когда.

credits_title = Авторы и источники
credits_updated = 22 ноября 2026 г.
credits_intro = Itinerarium опирается на труд многих людей. Здесь сказано, откуда взяты сведения, значки и шрифты и по каким лицензиям они используются.
credits_facts_heading = Сведения
credits_facts_plain = Где что находится в мире игры — это факт об этом мире. Ни одна картинка, ни один текст, значок или код игры или другого сайта не взяты.
credits_facts_surveyed = Где что находится в мире игры — это факт об этом мире. { $survey } Ни одна картинка, ни один текст, значок или код игры или другого сайта не взяты.
credits_facts_other = { $title }, { $game }: { $survey }
credits_facts_made = Рисунки, карта местности и тексты этого сайта сделаны для Itinerarium.
credits_glyphs_heading = Значки
credits_glyphs_all = Из набора game-icons.net — значки мест (число: { $count }) и семь знаков для твоих булавок. Их авторы — Lorc, Delapouite, Caro Asercion и другие; лицензия — Creative Commons Attribution 3.0 (CC BY 3.0). Контуры масштабированы, выровнены по центру и отчасти изменены. Остальные значки нарисованы для Itinerarium.
credits_glyphs_signs = Из набора game-icons.net — семь знаков для твоих булавок. Их авторы — Lorc, Delapouite, Caro Asercion и другие; лицензия — Creative Commons Attribution 3.0 (CC BY 3.0). Контуры масштабированы, выровнены по центру и отчасти изменены. Остальные значки нарисованы для Itinerarium.
credits_glyphs_other = { $title }, { $game }: значки мест из того же набора: { $count }.
credits_typefaces_heading = Шрифты
credits_typefaces_p1 = Alegreya Sans и Alegreya SC, автор — Juan Pablo del Peral, Huerta Tipográfica; лицензия — SIL Open Font License 1.1.
credits_software_heading = Программы
credits_software_p1 = Страница построена на React, Radix Primitives, zustand, Fuse.js, zod, wouter и Tailwind CSS, у каждого своя открытая лицензия. Код самого Itinerarium — под лицензией MIT.
credits_affiliation_heading = Независимость от создателей игры
credits_affiliation_p1 = Itinerarium сделан игроками для игроков. Проект не связан с { $studio }, издателем и всеми, кто создал или продаёт { $game }, и никем из них не одобрен.
