## start

chunkMissing = Nie udało się wczytać tej części mapy. Sprawdź połączenie i odśwież stronę; twoje odhaczenia są bezpieczne w tej przeglądarce.

## first

map_menu = Menu mapy

# same
app_name = Itinerarium
app_title = Itinerarium: interaktywna mapa do gry { $game }
app_subtitle = Interaktywna mapa do gry { $game }
app_loadingMap = Rozwijanie mapy…
world_shown = Świat: { $title }
world_choose = Wybierz świat
world_failedTitle = Nie udało się wczytać miejsc na mapie.
world_failedText = Sprawdź połączenie i spróbuj ponownie. Twoje odhaczenia są bezpieczne w tej przeglądarce.
world_retry = Ponów
map_label = Mapa do gry { $game }
map_role = mapa
# same
map_compassNorth = N
map_instructions = Strzałki przesuwają mapę, plus i minus przybliżają i oddalają, Enter otwiera miejsce najbliżej środka.
map_zoomIn = Przybliż
map_zoomOut = Oddal
map_enterFullScreen = Pełny ekran
map_leaveFullScreen = Zamknij pełny ekran
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Skala: { $distance }
map_pointerCoordinate = Współrzędne pod wskaźnikiem
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] znalezione
    *[other] do znalezienia
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    } od środka
map_crosshair_inMiddle = na środku
map_crosshair_others = W pobliżu { $amount ->
     [one] jeszcze { $amount } miejsce
     [few] jeszcze { $amount } miejsca
    *[many] jeszcze { $amount } miejsc
    }.
map_crosshair_nothing = Na środku nie ma żadnego miejsca.
map_crosshair_near = { $where }.
map_crosshair_enter = Naciśnij Enter, aby otworzyć.
map_steer_label = Przesuwanie mapy
map_steer_toggle = Przyciski do przesuwania mapy
map_steer_sides_north = Przesuń na północ
map_steer_sides_west = Przesuń na zachód
map_steer_sides_east = Przesuń na wschód
map_steer_sides_south = Przesuń na południe
map_steer_choose = Otwórz miejsce na środku
map_steer_addPoint = Dodaj punkt na środku
map_steer_menu = Menu środka mapy: pinezka, link, pomiar
map_controls = Przyciski mapy
map_changeBasemapStyle_parchment = Przełącz na Pergamin
map_changeBasemapStyle_night = Przełącz na Noc
map_changeBasemapStyle_plain = Przełącz na Prosty
map_landFailed = Nie udało się wczytać krainy; wszystkie miejsca są na mapie.
map_viewFailedTitle = Nie udało się wczytać widoku mapy.
map_viewFailedText = Wyszukiwanie, filtry i odhaczenia nadal działają. Odśwież stronę, aby spróbować ponownie.
map_reload = Odśwież
skip_navigation = Pomiń mapę
skip_toSearch = Przejdź do wyszukiwania
skip_toSettings = Przejdź do ustawień
# same
panel_title = Itinerarium
panel_open = Otwórz panel
panel_close = Zamknij panel
panel_showAll = Pokaż wszystko
panel_showPlaces = Pokaż { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
panel_hideAll = Ukryj wszystko
panel_mapLabels = Nazwy na mapie
panel_showing = Widoczne miejsca: { $shown } z { $all }
panel_discovered = Znalezione: { $found } z { $all }
panel_filters = Filtry
panel_tab = Zawartość panelu
panel_bar = Dostęp do panelu
panel_search = Szukaj
panel_more = Więcej
panel_tabs_filters = Filtry
panel_tabs_progress = Postęp
panel_tabs_list = Lista
panel_tabs_pins = Pinezki
search_label = Szukaj miejsc
search_placeholder = Szukaj miejsc…
search_clear = Wyczyść wyszukiwanie
search_searching = Szukanie…
search_results = Wyniki wyszukiwania
search_found = Znaleziono { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
search_foundOwn = Znaleziono: { $own } { $own ->
     [one] twoja pinezka lub notatka
     [few] twoje pinezki lub notatki
    *[many] twoich pinezek lub notatek
    }
search_foundBoth = Znaleziono: { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    } oraz { $own } { $own ->
     [one] twoja pinezka lub notatka
     [few] twoje pinezki lub notatki
    *[many] twoich pinezek lub notatek
    }
search_nothing = { $hasOwn ->
     [yes] Brak miejsc oraz twoich pinezek i notatek pasujących do „{ $text }”.
    *[other] Brak miejsc pasujących do „{ $text }”.
    }
search_nothingHint = Spróbuj krótszego słowa, rodzaju miejsca albo numeru znacznika.
search_nothingHintSuchAs = Spróbuj krótszego słowa, rodzaju miejsca, na przykład „{ $example }”, albo numeru znacznika.
search_clearAndBrowse = Wyczyść wyszukiwanie
search_loadMore = Pokaż więcej…
search_id = #{ $id }
search_here = Tutaj: { $names }
card_label = Szczegóły: { $label }
card_close = Zamknij
card_showMore = Pokaż więcej
card_showLess = Pokaż mniej
card_type = Rodzaj
card_id = Numer
card_coordinate = Współrzędne
card_copyCoordinate = Kopiuj współrzędne { $coordinate }
card_copied = Skopiowano
card_yields = Co tu jest
card_description = Opis
card_requirement = Wymagania
card_more = Numer, współrzędne, kod
card_image = Rysunek: { $label }
card_discovered = Znalezione
card_mark = Odhacz
card_marked = Znalezione
card_visited = Obejrzane
card_copyRefused = Przeglądarka nie pozwoliła na kopiowanie. Oto tekst, już zaznaczony:
settings_open = Ustawienia
toasts_region = Powiadomienia Alt+T
toasts_close = Zamknij powiadomienie
toasts_undo = Cofnij
storage_backup = Zrób kopię teraz
update_label = Nowa wersja
update_waiting = Nowa wersja mapy jest gotowa. Widok i odhaczenia zostaną zachowane.
update_elsewhere = Mapę zaktualizowano w innej karcie przeglądarki. Odśwież tę w dogodnej chwili.
update_reload = Odśwież teraz
update_later = Później
chunk_title = Czegoś brakuje
chunk_reload = Odśwież
chunk_close = Zamknij
footer_terms = Warunki korzystania
footer_privacy = Prywatność
footer_credits = Źródła i podziękowania
footer_disclaimer = Zastrzeżenie
footer_disclaimerText = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana przez { $studio }, wydawcę ani nikogo, kto stworzył lub sprzedaje { $game }, ani z nimi powiązana. Nazwy gry i jej miejsc należą do ich właścicieli.
footer_navigation = O tej stronie
errorFallback_title = Coś się zepsuło.
errorFallback_share = Bardzo pomożesz, przesyłając ten błąd administratorowi!
errorFallback_safe = Twoje odhaczenia są bezpieczne w tej przeglądarce.
errorFallback_copy = Kopiuj błąd
errorFallback_copied = Skopiowano
errorFallback_reload = Odśwież
errorFallback_backup = Zrób kopię
errorFallback_details = Szczegóły błędu
pages_title = { $page } · { $site }
pages_back = Wstecz
pages_updated = Ostatnia zmiana: { $date }
pages_notFoundTitle = Ta droga prowadzi donikąd.
pages_notFoundText = Pod tym adresem nie ma strony. Mapa jest tam, gdzie zawsze.
pages_notFoundBack = Wróć do mapy
where_from = { $place }: { $metres } m { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    }
where_of = { $metres } m { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    } { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Rodzaje miejsc
filters_categoryState = Widoczne rodzaje: { $on } z { $all }
filters_isolate = Tylko { $title }
filters_tallyLabel = Znalezione: { $found } z { $total }
filters_fold = Zwiń: { $category }
filters_checklist = Do odhaczenia: { $type }
filters_more_found = Znalezione miejsca
filters_more_locked = { $locked }, znalezione miejsca
filters_more_yields = Zioła, księgi, znalezione miejsca
filters_more_both = { $locked }, zioła, księgi, znalezione miejsca
filters_on = wł.
progress_loading = Wczytywanie…
links_share = Udostępnij
links_copied = Skopiowano link
spot_pin = Pinezka: { $coordinate }
spot_label = Punkt: { $coordinate }
spot_title = Punkt { $coordinate }
spot_temporary = Ta pinezka nie jest zapisana: zniknie po zamknięciu tego okienka.
embed_copy = Kopiuj kod do osadzenia
embed_fixLanguage = Zawsze w tym języku
embed_copied = Skopiowano kod do osadzenia
embed_title = { $label } na mapie do gry { $game }
embed_open = Otwórz pełną mapę
embed_selected = Widoczne: { $label }
measure_metres = { $metres } m
measure_total = Razem { $metres } m
measure_crosshair = Naciśnij Enter, aby dodać punkt na środku.
lasso_crosshair = Naciśnij Enter, aby dodać róg na środku.
shortcuts_open = Skróty klawiszowe
shortcuts_nothingLeft = Wśród widocznych miejsc nie ma już nic do znalezienia.
shortcuts_nothingSelected = Najpierw wybierz miejsce, potem naciśnij d.
amount_marks = { $amount } { $amount ->
     [one] odhaczenie
     [few] odhaczenia
    *[many] odhaczeń
    }
amount_pins = { $amount } { $amount ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }
amount_both = { $marks } { $marks ->
     [one] odhaczenie
     [few] odhaczenia
    *[many] odhaczeń
    } i { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }
pins_untitled = Pinezka
pins_card = Twoja pinezka: { $label }
pins_edit = Edytuj
pins_delete = Usuń
pins_heading = Moje pinezki
pins_state = { $shown ->
     [yes] { $amount } { $amount ->
         [one] pinezka
         [few] pinezki
        *[many] pinezek
        }
    *[other] { $amount } { $amount ->
         [one] pinezka, ukryta
         [few] pinezki, ukryte
        *[many] pinezek, ukryte
        }
    }
pins_showList = Lista pinezek i notatek
pins_howTo = Kliknij mapę prawym przyciskiem i wybierz „Dodaj pinezkę”.
pins_howToByFinger = Przytrzymaj palec na mapie i wybierz „Dodaj pinezkę”.
pins_howToByKeys = Z klawiatury: Shift i F10 na mapie.
pins_addNote = Dodaj notatkę
pins_editNote = Edytuj notatkę
pins_deleteNote = Usuń notatkę
pins_yourNote = Twoja notatka
filterOverride_drop = Wróć do moich
filterOverride_friends = Cudzy widok.
filterOverride_isolatedUntitled = Twój wybór
filterOverride_backToAll = Wróć do tego, co było
filterOverride_outOfSight = Pokaż { $amount } poza widokiem
filterOverride_isolatedAmount = Tylko { $title }: { $shown } z { $total }
filterOverride_showing = Widoczne: { $shown } z { $total }
filterOverride_shown = Co jest widoczne
filterOverride_shortcuts = Szybkie filtry
filterOverride_stillToFind = Do znalezienia

## later

shortcuts_mapMenu = Menu mapy: śledź grę, drukuj, utwórz plakat
backups_title = Kopie zapasowe
backups_open = Wszystkie kopie

toasts_marked = Znalezione: { $label }
toasts_unmarked = Odznaczone: { $label }
toasts_markedMany = { $amount ->
     [one] Odhaczono { $amount } miejsce
     [few] Odhaczono { $amount } miejsca
    *[many] Odhaczono { $amount } miejsc
    }
toasts_unmarkedMany = { $amount ->
     [one] Odznaczono { $amount } miejsce
     [few] Odznaczono { $amount } miejsca
    *[many] Odznaczono { $amount } miejsc
    }
storage_newer_marks = { $backedUp ->
     [yes] Od ostatniej kopii { $marks ->
         [one] przybyło
         [few] przybyły
        *[many] przybyło
        } { $marks } { $marks ->
         [one] odhaczenie
         [few] odhaczenia
        *[many] odhaczeń
        }.
    *[other] W żadnej kopii nie ma jeszcze { $marks } { $marks ->
         [one] odhaczenia
         [few] odhaczeń
        *[many] odhaczeń
        }.
    }
storage_newer_changes = { $backedUp ->
     [yes] Od ostatniej kopii { $changes ->
         [one] przybyła
         [few] przybyły
        *[many] przybyło
        } { $changes } { $changes ->
         [one] zmiana
         [few] zmiany
        *[many] zmian
        } w pinezkach i notatkach.
    *[other] W żadnej kopii nie ma jeszcze { $changes } { $changes ->
         [one] zmiany
         [few] zmian
        *[many] zmian
        } w pinezkach i notatkach.
    }
storage_newer_both = { $backedUp ->
     [yes] Od ostatniej kopii przybyło: { $marks } { $marks ->
         [one] odhaczenie
         [few] odhaczenia
        *[many] odhaczeń
        } i { $changes } { $changes ->
         [one] zmiana
         [few] zmiany
        *[many] zmian
        } w pinezkach i notatkach.
    *[other] W żadnej kopii nie ma jeszcze { $marks } { $marks ->
         [one] odhaczenia
         [few] odhaczeń
        *[many] odhaczeń
        } i { $changes } { $changes ->
         [one] zmiany
         [few] zmian
        *[many] zmian
        } w pinezkach i notatkach.
    }
pins_toasts_moved = Przesunięto: { $label }
pins_toasts_deleted = Usunięto: { $label }
pins_toasts_deletedMany = Usunięto { $amount } { $amount ->
     [one] pinezkę
     [few] pinezki
    *[many] pinezek
    }
pins_toasts_noteDeleted = Usunięto notatkę
search_distance = { $distance } stąd
search_whereAndFar = { $where } · { $away }
search_between = w we na przy obok koło kolo niedaleko blisko pod nad za z ze od do wokoł wokol najblizszy najblizsza najblizsze
search_settlements = Osady
search_kinds = Rodzaje miejsc
search_moreKinds = { $amount ->
     [one] Jeszcze { $amount } rodzaj
     [few] Jeszcze { $amount } rodzaje
    *[many] Jeszcze { $amount } rodzajów
    }
search_showOnMap = { $amount ->
     [one] Pokaż to miejsce na mapie
     [few] Pokaż na mapie { $amount } miejsca
    *[many] Pokaż na mapie { $amount } miejsc
    }
search_shownTitle = „{ $searched }”
search_isolateKind = Tylko ten
search_isolateKindLabel = Tylko ten rodzaj: { $type }
settlement_label = Osada: { $name }
settlement_places = { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
settlement_services = Handlarze i usługi
settlement_others = Poza tym tutaj
settlement_found = Znalezione: { $found } z { $all }
settlement_foundLeft = Znalezione: { $found } z { $all }, zostało { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Nie ma tu żadnego miejsca z mapy.
settlement_isolate = Tylko to, co jest tutaj
settlement_list = Lista w panelu
list_heading = Miejsca na ekranie
list_amount = { $amount ->
     [0] Na ekranie nie ma miejsc
     [one] Na ekranie jest { $amount } miejsce
     [few] Na ekranie są { $amount } miejsca
    *[many] Na ekranie jest { $amount } miejsc
    }
list_middle = Środek mapy: { $where }
list_order = Kolejność
list_orders_kind = Według rodzaju
list_orders_distance = Od najbliższych
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
list_nearest = Miejsca na ekranie, od najbliższych
list_more = Pokaż więcej
list_none = W tej części mapy twoje filtry nie pokazują żadnego miejsca.
list_noneHint = Przesuń mapę, oddal widok albo pokaż więcej rodzajów w zakładce Filtry.
list_move = Przesuń mapę
list_sides_north = Północ
list_sides_west = Zachód
list_sides_east = Wschód
list_sides_south = Południe
list_closer = Bliżej
list_farther = Dalej
settings_title = Ustawienia
settings_close = Zamknij
settings_back = Wróć do ustawień
settings_markerSize = Wielkość znaczników
settings_markerSizeHeading = Wielkość znaczników
settings_pixels = Piksele: { $size }
settings_basemapStyle = Wygląd krainy
settings_basemapStyles_parchment_name = Pergamin
settings_basemapStyles_parchment_hint = tusz na starym papierze
settings_basemapStyles_night_name = Noc
settings_basemapStyles_night_hint = ciemny, do grania po nocach
settings_basemapStyles_plain_name = Prosty
settings_basemapStyles_plain_hint = jasny i spokojny, do druku
settings_language = Język (Language)
settings_languageFailed = Nie udało się wczytać języka. Sprawdź połączenie i spróbuj ponownie.
settings_languageNewer = Twój język jest w nowej wersji mapy, która jest już gotowa.
settings_languageMissing = Mapa jest na razie po angielsku: jej tekstów w twoim języku nie ma na tym urządzeniu. Otwórz ją raz z połączeniem, a się pojawią.
settings_keepNotifications = Zostawiaj powiadomienia, aż je zamknę
settings_manage = Znalezione miejsca
settings_manageHint = Kopia to mały plik. Wczytaj go na innym urządzeniu, aby przenieść tam swoją listę.
settings_upload = Wczytaj
settings_backup = Zrób kopię
settings_exportPins = Eksportuj pinezki (GeoJSON)
settings_fileRefused = Ta przeglądarka nie zapisuje stąd plików: otwórz stronę w innej przeglądarce i spróbuj ponownie.
settings_clear = Wyczyść
settings_earlier = Wcześniejsze listy
settings_earlierHint = Twoja lista sprzed większych zmian. Powrót można cofnąć.
settings_earlierReasons_clear = Przed wyczyszczeniem
settings_earlierReasons_import = Przed dodaniem z pliku lub linku
settings_earlierReasons_migration = Przed aktualizacją
settings_earlierReasons_restore = Przed przywróceniem
settings_restore = Przywróć
settings_restoreLabel = Przywróć: { $size }, { $reason }
settings_restoreDated = Przywróć: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = przed wyczyszczeniem
settings_restoreReasons_import = przed dodaniem z pliku lub linku
settings_restoreReasons_migration = przed aktualizacją
settings_restoreReasons_restore = przed przywróceniem
settings_clearQuestion = Wyczyścić listę znalezionych miejsc?
settings_clearText = { $amount ->
     [0] Nic jeszcze nie jest odhaczone.
    *[other] Z mapy { $amount ->
         [one] zniknie { $amount } odhaczenie
         [few] znikną { $amount } odhaczenia
        *[many] zniknie { $amount } odhaczeń
        }. „Cofnij” je przywraca, a w Ustawieniach są twoje wcześniejsze listy.
    }
confirm_title = Na pewno?
confirm_description = Ta operacja usuwa dane i nie można jej cofnąć.
confirm_confirm = Potwierdź
confirm_cancel = Anuluj
toasts_uploadFailed = Nie udało się wczytać znalezionych miejsc
toasts_uploadMerged = Scalono znalezione miejsca z pliku
toasts_backupStarted = Rozpoczęto pobieranie kopii
toasts_pinsExported = Rozpoczęto pobieranie pinezek
toasts_cleared = Wyczyszczono listę znalezionych miejsc
toasts_restored = Przywrócono: { $size }
storage_retry = Ponów
storage_dismiss = Zamknij
storage_emptied_marks = Dane tej strony usunięto w przeglądarce, gdy mapa była otwarta. Na ekranie nadal { $marks ->
     [one] jest
     [few] są
    *[many] jest
    } { $marks } { $marks ->
     [one] odhaczenie
     [few] odhaczenia
    *[many] odhaczeń
    }.
storage_emptied_pins = Dane tej strony usunięto w przeglądarce, gdy mapa była otwarta. Na ekranie nadal { $pins ->
     [one] jest
     [few] są
    *[many] jest
    } { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }.
storage_emptied_both = Dane tej strony usunięto w przeglądarce, gdy mapa była otwarta. Na ekranie nadal widać: { $marks } { $marks ->
     [one] odhaczenie
     [few] odhaczenia
    *[many] odhaczeń
    } i { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }.
storage_backedUp_empty = Twoja lista jest pusta: nie ma z czego robić kopii.
storage_backedUp_never = Wszystkie odhaczenia, pinezki i notatki pochodzą z pliku lub linku. Nie masz tu jeszcze żadnej kopii.
storage_backedUp_all = Wszystkie odhaczenia, pinezki i notatki są w ostatniej kopii.
storage_backedUp_takenIn = Wszystkie odhaczenia, pinezki i notatki są w ostatniej kopii albo pochodzą z wczytanego później pliku lub linku.
storage_keep = Zachowaj
storage_startAfresh = Zacznij od nowa
storage_problems_blocked = Ta przeglądarka nie pozwala stronie niczego zapisać: odhaczenia przetrwają tylko do jej zamknięcia. Zrób kopię, zanim wyjdziesz.
storage_problems_full = Ostatnia zmiana jest na ekranie, ale nie udało się jej zapisać: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony; na razie zrób kopię.
storage_problems_one-copy = Odhaczenia są zapisane, ale tylko w jednym z dwóch miejsc: drugie jest pełne albo niedostępne w tej przeglądarce. Rób od czasu do czasu kopię.
storage_problems_newer = Twoją listę zapisała nowsza wersja tej mapy. Jest widoczna, ale nie można jej tu zmieniać: odśwież stronę, aby pobrać tę wersję.
storage_problems_stuck = Nie udało się odczytać zapisanej listy i zabrakło miejsca, by ją odłożyć. Została nietknięta, a nowe odhaczenia nie są zapisywane: zrób kopię, zanim wyjdziesz.
storage_problems_quarantined = Nie udało się odczytać zapisanej listy. Odłożono ją w nienaruszonym stanie i zaczęto nową.
storage_problems_copy-quarantined = Nie udało się odczytać jednej z dwóch kopii twojej listy. Odłożono ją w nienaruszonym stanie; widać to, co jest w drugiej.
storage_problems_pins-quarantined = Nie udało się odczytać zapisanych pinezek i notatek. Odłożono je w nienaruszonym stanie. Odhaczenia pozostają bez zmian.
storage_problems_pins-copy-quarantined = Nie udało się odczytać jednej z dwóch kopii pinezek i notatek. Odłożono ją w nienaruszonym stanie; widać to, co jest w drugiej.
storage_problems_settings-full = Nie udało się zapisać ustawień: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_settings-newer = Ustawienia zapisała nowsza wersja tej mapy. Nie można ich tu zmieniać: odśwież stronę, aby pobrać tę wersję. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_settings-stuck = Nie udało się odczytać ustawień i zabrakło miejsca, by je odłożyć. Zostały nietknięte, a zmiany w nich nie są zapisywane. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_settings-quarantined = Nie udało się odczytać ustawień. Odłożono je w nienaruszonym stanie; obowiązują zwykłe. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_filters-full = Nie udało się zapisać filtrów: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_filters-newer = Filtry zapisała nowsza wersja tej mapy. Nie można ich tu zmieniać: odśwież stronę, aby pobrać tę wersję. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_filters-stuck = Nie udało się odczytać filtrów i zabrakło miejsca, by je odłożyć. Zostały nietknięte, a zmiany w nich nie są zapisywane. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_filters-quarantined = Nie udało się odczytać filtrów. Odłożono je w nienaruszonym stanie; widać wszystkie rodzaje miejsc. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_backup-full = Nie udało się zapisać informacji o ostatniej kopii: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_backup-newer = Informacje o ostatniej kopii zapisała nowsza wersja tej mapy. Nie można ich tu zmieniać: odśwież stronę, aby pobrać tę wersję. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_backup-stuck = Nie udało się odczytać informacji o ostatniej kopii i zabrakło miejsca, by je odłożyć. Zostały nietknięte, a zmiany w nich nie są zapisywane. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_backup-quarantined = Nie udało się odczytać informacji o ostatniej kopii. Odłożono je w nienaruszonym stanie; następne przypomnienie może się pojawić wcześniej: nowa kopia utworzy je na nowo. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_playthroughs-full = Nie udało się zapisać nazw rozgrywek: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_playthroughs-newer = Nazwy rozgrywek zapisała nowsza wersja tej mapy. Nie można ich tu zmieniać: odśwież stronę, aby pobrać tę wersję. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_playthroughs-stuck = Nie udało się odczytać nazw rozgrywek i zabrakło miejsca, by je odłożyć. Zostały nietknięte, a zmiany w nich nie są zapisywane. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_playthroughs-quarantined = Nie udało się odczytać nazw rozgrywek. Odłożono je w nienaruszonym stanie; rozgrywki, których listy się zachowały, są widoczne bez nazw. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_history-full = Nie udało się zapisać kopii wcześniejszych list i kroków, które można cofnąć: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_history-newer = Kopie wcześniejszych list i kroków, które można cofnąć, zapisała nowsza wersja tej mapy. Nie można ich tu zmieniać: odśwież stronę, aby pobrać tę wersję. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_history-stuck = Nie udało się odczytać kopii wcześniejszych list i kroków, które można cofnąć, i zabrakło miejsca, by je odłożyć. Zostały nietknięte, a zmiany w nich nie są zapisywane. Odhaczenia, pinezki i notatki pozostają bez zmian.
storage_problems_history-quarantined = Nie udało się odczytać kopii wcześniejszych list i kroków, które można cofnąć. Odłożono je w nienaruszonym stanie; używane jest to, co ma z nich baza danych przeglądarki. Odhaczenia, pinezki i notatki pozostają bez zmian.
offline_preparing = Offline: w przygotowaniu…
offline_ready = Offline: gotowe, { $megabytes } MB
offline_failed = Offline: niegotowe. Nie udało się pobrać wszystkich plików; spróbuj ponownie, gdy będzie połączenie.
offline_tryAgain = Ponów
offline_saving = Offline: nieprzygotowane, bo przeglądarka oszczędza dane.
offline_prepare = Przygotuj
offline_cacheAll = Zachowaj wszystkie światy offline (jeszcze { $megabytes } MB)
offline_allCached = Zachowaj wszystkie światy offline (już tu są)
offline_cachingAll = Zachowywanie wszystkich światów…
offline_noRoom = Brak miejsca: { $world }. Pamięć tej przeglądarki jest pełna.
offline_notFetched = Nie udało się pobrać wszystkich plików: { $world }.
offline_appShell = sama strona
offline_notCachedTitle = Tego świata nie ma jeszcze na tym urządzeniu: { $world }.
offline_notCachedText = Mapa działa bez połączenia, jeśli choć raz otwarto ją z połączeniem. Ta strona sama ruszy dalej, gdy połączenie wróci.
offline_cachedWorlds = Na tym urządzeniu są:
more_share = Udostępnij ten widok
more_send = Wyślij na inne urządzenie
more_refused = Przeglądarka nie pozwoliła na kopiowanie.
filters_tally = { $found } / { $total }
filters_yields = Tylko miejsca, w których jest
filters_onlyFound = Tylko znalezione
filters_yieldsAll = Cokolwiek lub nic
filters_anyHerb = Dowolne zioło
filters_anyBook = Dowolna księga umiejętności
filters_herbs = Zioła
filters_books = Księgi umiejętności
progress_whole = Cała mapa
progress_byArea = Według okolic
progress_tally = Znalezione: { $found } z { $total }
progress_left = { $amount ->
     [0] wszystko znalezione
     [one] został { $amount }
     [few] zostały { $amount }
    *[many] zostało { $amount }
    }
progress_barLabel = { $title }: znalezione
progress_openList = Do odhaczenia: { $title }
progress_markInView = Odhacz { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    } na ekranie
progress_nothingInView = Na ekranie nie ma nic do odhaczenia
progress_lasso = Obrysuj miejsca linią
progress_many = Wiele miejsc naraz
progress_back = Wszystkie rodzaje
progress_order = Kolejność
progress_orders_distance = Odległość
progress_orders_name = Nazwa
progress_orders_id = Numer
progress_onlyMissing = Tylko te do znalezienia
progress_onlyMissingHint = To, co odhaczysz, zostaje na tej liście, dopóki z niej nie wyjdziesz.
progress_nothingMissing = Wszystkie są znalezione.
progress_again = Sortuj od środka mapy
progress_metres = { $metres } m
progress_box = Znalezione: { $label } #{ $id }
toasts_undone_mark = Cofnięto: { $label }, odhaczenie zniknęło
toasts_undone_unmark = Cofnięto: { $label }, odhaczenie wróciło
toasts_undone_mark-many = Cofnięto: odhaczenia zniknęły
toasts_undone_unmark-many = Cofnięto: odhaczenia wróciły
toasts_undone_clear = Cofnięto: lista wróciła
toasts_undone_import = Cofnięto: dodane odhaczenia zniknęły
toasts_undone_restore = Cofnięto: lista jest taka jak przedtem
toasts_undone_pin = Cofnięto: pinezki już nie ma
toasts_undone_pin-edit = Cofnięto: treść pinezki jest taka jak przedtem
toasts_undone_pin-move = Cofnięto: pinezka wróciła na swoje miejsce
toasts_undone_pin-delete = Cofnięto: pinezka wróciła
toasts_undone_pins-delete = Cofnięto: pinezki wróciły
toasts_undone_note = Cofnięto: notatka jest taka jak przedtem
toasts_nothingToUndo = Nie ma czego cofnąć.
undoing_kept = { $amount ->
     [one] { $amount } rzecz pozostaje bez zmian: od tamtej pory ją zmieniono.
     [few] { $amount } rzeczy pozostają bez zmian: od tamtej pory je zmieniono.
    *[many] { $amount } rzeczy pozostaje bez zmian: od tamtej pory je zmieniono.
    }
undoing_allKept = Nic się nie zmieniło: wszystko, co zmienił ten krok, zmieniono od tamtej pory ponownie.
undoing_redo = Ponów
undoing_redone = Ponowiono: { $what }
undoing_nothingToRedo = Nie ma czego ponowić.
undoing_recent_title = Ostatnie zmiany
undoing_recent_hint = Ostatnie 50 zmian na liście, od najnowszej. Każdą można cofnąć osobno: to, co zmieniono później, zostaje bez zmian.
undoing_recent_nothing = Nic jeszcze nie zmieniono.
undoing_recent_undo = Cofnij: { $what }
undoing_recent_redo = Ponów: { $what }
undoing_recent_undone = cofnięto
undoing_elsewhere_title = Cofnąć krok z innej karty?
undoing_elsewhere_description = W tej karcie nie ma już czego cofnąć. Poprzedni krok zrobiono w innej karcie albo podczas wcześniejszej wizyty:
undoing_elsewhere_confirm = Cofnij go
undoing_elsewhere_cancel = Anuluj
undoing_action_mark = Odhaczone: { $label }
undoing_action_unmark = Odznaczone: { $label }
undoing_action_mark-many = Odhaczono { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
undoing_action_unmark-many = Odznaczono { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
undoing_action_clear = Wyczyszczono { $amount } { $amount ->
     [one] odhaczenie
     [few] odhaczenia
    *[many] odhaczeń
    }
undoing_action_import = Dodano z pliku lub linku: { $what }
undoing_action_restore = Przywrócono wcześniejszą listę, zmieniono: { $what }
undoing_action_pin = Dodano pinezkę: { $label }
undoing_action_pin-edit = Edytowano pinezkę: { $label }
undoing_action_pin-move = Przesunięto pinezkę: { $label }
undoing_action_pin-delete = Usunięto pinezkę: { $label }
undoing_action_pins-delete = Usunięto { $amount } { $amount ->
     [one] pinezkę
     [few] pinezki
    *[many] pinezek
    }
undoing_action_note = Napisano, zmieniono lub usunięto notatkę: { $label }
pins_glyphs_pin = Pinezka
pins_glyphs_flag = Flaga
pins_glyphs_star = Gwiazda
pins_glyphs_cross = Krzyż
pins_glyphs_heart = Serce
pins_glyphs_skull = Czaszka
pins_glyphs_chest = Skrzynia
pins_glyphs_sword = Miecz
pins_glyphs_house = Dom
pins_glyphs_herb = Zioło
pins_glyphs_question = Znak zapytania
pins_glyphs_warning = Wykrzyknik
pins_colours_red = Czerwony
pins_colours_orange = Pomarańczowy
pins_colours_yellow = Żółty
pins_colours_green = Zielony
pins_colours_teal = Morski
pins_colours_blue = Niebieski
pins_colours_indigo = Indygo
pins_colours_purple = Fioletowy
pins_colours_pink = Różowy
pins_colours_brown = Brązowy
pins_colours_grey = Szary
pins_colours_black = Czarny
pins_add = Dodaj pinezkę
pins_editPin = Edytuj pinezkę
pins_deletePin = Usuń pinezkę
pins_editing = Edytuj swoją pinezkę: { $label }
pins_note = Notatka
pins_move = Przesuń
pins_moveGroup = Przesuwanie pinezki
pins_moveHint = Każdy krok to jeden metr, z klawiszem Shift dziesięć. Na mapie pinezkę można przeciągnąć.
pins_steps_north = Północ
pins_steps_west = Zachód
pins_steps_south = Południe
pins_steps_east = Wschód
pins_movedTo = Teraz: { $coordinate }
pins_title = Nazwa
pins_titleHint = Po czym ją znajdziesz
pins_noteHint = Wszystko, co warto zapamiętać
pins_glyph = Znak
pins_colour = Kolor
pins_left = { $amount ->
     [0] Brak miejsca
    *[other] Pozostało znaków: { $amount }
    }
pins_save = Zapisz
pins_cancel = Anuluj
pins_discard_title = Odrzucić wpisany tekst?
pins_discard_description = Nie został zapisany.
pins_discard_confirm = Odrzuć
pins_discard_cancel = Pisz dalej
pins_list = Pinezki i notatki
pins_none = Nie masz jeszcze pinezek.
pins_order = Kolejność
pins_orders_distance = Odległość
pins_orders_title = Nazwa
pins_again = Sortuj od środka mapy
pins_more = Pokaż więcej
pins_pinsList = Moje pinezki
pins_notesList = Notatki o miejscach
pins_deleteAll = Usuń wszystkie pinezki
pins_deleteAllTitle = Usunąć wszystkie twoje pinezki?
pins_deleteAllText = Z mapy { $amount ->
     [one] zniknie { $amount } pinezka
     [few] znikną { $amount } pinezki
    *[many] zniknie { $amount } pinezek
    }. Notatki o miejscach zostaną. „Cofnij” przywraca pinezki, a w Ustawieniach są twoje wcześniejsze listy.
pins_noteOn = Notatka: { $label }
spotMenu_label = Menu punktu { $coordinate }
spotMenu_copy = Kopiuj współrzędne { $coordinate }
spotMenu_copied = Skopiowano { $coordinate }
spotMenu_link = Link do tego punktu
spotMenu_linkCopied = Skopiowano link
spotMenu_nearest = Co jest najbliżej
spotMenu_measure = Mierz stąd
spotMenu_refusedTitle = Skopiuj ręcznie
spotMenu_refused = Przeglądarka nie pozwoliła na kopiowanie. Oto tekst, już zaznaczony:
spotMenu_close = Zamknij
overlap_title = { $count ->
     [one] { $count } miejsce tutaj
     [few] { $count } miejsca tutaj
    *[many] { $count } miejsc tutaj
    }
overlap_found = znalezione
nearest_title = Najbliżej punktu { $coordinate }
nearest_close = Zamknij
nearest_services = Usługi
nearest_undiscovered = Miejsca do znalezienia
nearest_nothingLeft = Wszystkie miejsca na mapie są znalezione.
nearest_nextOfKind = Następne najbliższe tego rodzaju
nearest_noServices = Na tej mapie nie ma usług.
nearest_displacement = { $metres } m { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    }
nearest_here = tutaj
measure_label = Pomiar
measure_begin = Klikaj, dotykaj albo naciskaj Enter, aby dodawać punkty.
measure_leg = Odcinek { $metres } m
measure_undo = Cofnij punkt
measure_done = Gotowe
lasso_label = Obrys miejsc
lasso_begin = Obrysuj miejsca linią. Albo klikaj, dotykaj lub naciskaj Enter, aby dodawać jej rogi.
lasso_corners = { $amount ->
     [0] 0 rogów; linia wymaga trzech
     [1] 1 róg; linia wymaga trzech
     [2] 2 rogi; linia wymaga trzech
     [one] { $amount } róg
     [few] { $amount } rogi
    *[many] { $amount } rogów
    }
lasso_inside = { $amount ->
     [0] Wewnątrz nie ma widocznych miejsc.
    *[other] Wewnątrz { $amount } { $amount ->
         [one] miejsce
         [few] miejsca
        *[many] miejsc
        }, znalezione: { $found }
    }
lasso_undo = Cofnij róg
lasso_closeLine = Zamknij linię
lasso_mark = Odhacz
lasso_unmark = Odznacz
lasso_again = Rysuj od nowa
lasso_leave = Gotowe
shortcuts_title = Skróty klawiszowe
shortcuts_close = Zamknij
shortcuts_switch = Skróty jednoklawiszowe
shortcuts_switchHint = Po wyłączeniu powyższe pojedyncze klawisze nic nie robią. Pozostałe działają dalej.
shortcuts_keys = Pojedyncze klawisze, wszędzie na stronie
shortcuts_otherKeys = Inne klawisze
shortcuts_search = Szukaj
shortcuts_panel = Otwórz lub zamknij panel
shortcuts_next = Przejdź do następnego najbliższego miejsca do znalezienia
shortcuts_discovered = Odhacz albo odznacz wybrane miejsce
shortcuts_list = Pokaż tę listę
shortcuts_undo = Cofnij ostatnią zmianę na liście
shortcuts_redo = Ponów to, co cofnięto
shortcuts_pan = Przesuń mapę
shortcuts_zoom = Przybliż i oddal
shortcuts_lists = Ruch po liście lub rzędzie przycisków; Tab z nich wychodzi
shortcuts_choose = Otwórz miejsce na środku mapy; podczas pomiaru lub obrysowywania dodaj punkt
shortcuts_menu = Na mapie: menu wybranego miejsca albo środka
shortcuts_removePoint = Podczas pomiaru lub rysowania: cofnij ostatni punkt
shortcuts_deletePin = Na mapie: usuń wybraną pinezkę
shortcuts_leave = Zamknij to, co otwarte, albo z tego wyjdź
shortcuts_or = lub
shortcuts_arrows = Strzałki
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
linkUnread_title = Nie wszystko z tego linku da się pokazać
linkUnread_text = { $what ->
     [place] Wskazuje miejsce, którego nie ma na tej mapie.
     [point] Wskazuje punkt, który leży poza tą mapą.
     [kinds] Wymienia rodzaje miejsc, których nie ma na tej mapie.
    *[several] Kilku rzeczy z linku nie ma na tej mapie.
    } Sprawdź, czy link został skopiowany w całości, albo poproś o nowy.
ownWords_heading = Twoje własne słowa
ownWords_hint = { $where ->
     [link] W linku
    *[file] W pliku
    } treść jest inna niż w { $amount } { $amount ->
     [one] twojej pinezce lub notatce
     [few] twoich pinezkach i notatkach
    *[many] twoich pinezkach i notatkach
    }. Twoje słowa zostaną, chyba że wybierzesz inaczej.
ownWords_forAll = Dla wszystkich
ownWords_forOne = Wybór: { $label }
ownWords_choices_mine = Zostaw moje
ownWords_choices_theirs = Weź tamte
ownWords_choices_both = Moje i tamte
ownWords_mine = Twoje
ownWords_theirs_file = W pliku
ownWords_theirs_link = W linku
ownWords_deleted = Usunięte
ownWords_noWords = Brak słów
ownWords_more = Pokaż jeszcze { $amount }

routes_toHere = Trasa tutaj
routes_fromHere = Trasa stąd
routes_onToHere = Dalej aż tutaj
routes_viaHere = Idź tędy
routes_card = Trasa: { $name }
routes_title = Trasa
routes_walk = { $minutes } min pieszo
routes_run = { $minutes } min biegiem
routes_ride = { $minutes } min konno
routes_offRoad = w tym { $metres } m na przełaj
routes_finding = Szukam trasy…
routes_failed = Nie udało się wczytać dróg. Sprawdź połączenie i spróbuj ponownie.
routes_retry = Ponów
routes_from = Skąd
routes_fromPlayer = Twoje miejsce w grze
routes_fromLastEnd = Koniec ostatniej trasy
routes_fromView = Środek widoku
routes_fromFastTravel = { $name } (najbliższa szybka podróż)
routes_chooseOnMap = Wybierz na mapie…
routes_to = Dokąd
routes_by = Którędy
routes_kinds_roads = Drogami, dokąd prowadzą
routes_kinds_paths = Drogami i ścieżkami
routes_fastTravel = Szybka podróż
routes_fastTravels_none = Nie używaj
routes_fastTravels_found = Między znalezionymi punktami
routes_fastTravels_all = Między wszystkimi punktami
routes_turnRound = Odwróć
routes_choose_begin = Kliknij lub dotknij tam, gdzie trasa się zaczyna, albo wyszukaj to miejsce.
routes_choose_search = Wyszukaj miejsce, w którym trasa się zaczyna.
routes_choose_end = Kliknij lub dotknij tam, dokąd trasa prowadzi, albo wyszukaj to miejsce.
routes_cancel = Anuluj
routes_directions = Opis trasy
routes_steps_label = Trasa w słowach
routes_steps_begin = { $from }: { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    } { $onto ->
     [road] drogą
     [path] ścieżką
    *[straight] na przełaj
    }
routes_steps_turn = Po { $metres } m { $turn ->
     [straight] idź prosto
     [slightLeft] trzymaj się lewej
     [left] skręć w lewo
     [sharpLeft] skręć ostro w lewo
     [slightRight] trzymaj się prawej
     [right] skręć w prawo
    *[sharpRight] skręć ostro w prawo
    }
routes_steps_turnAt = Po { $metres } m { $turn ->
     [straight] idź prosto
     [slightLeft] trzymaj się lewej
     [left] skręć w lewo
     [sharpLeft] skręć ostro w lewo
     [slightRight] trzymaj się prawej
     [right] skręć w prawo
    *[sharpRight] skręć ostro w prawo
    } ({ $landmark })
routes_steps_onto_road = na drogę
routes_steps_onto_path = na ścieżkę
routes_steps_leave = Po { $metres } m zejdź z drogi i idź na przełaj { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    }
routes_steps_travel = Po { $metres } m użyj szybkiej podróży: { $place }
routes_steps_travelNow = Użyj szybkiej podróży: { $place }
routes_steps_pass = Po { $metres } m miniesz: { $place }
routes_steps_arrive = Po { $metres } m jesteś na miejscu: { $place }
routes_steps_arriveNow = Jesteś na miejscu: { $place }
routes_steps_bridges = { $bridges ->
     [one] przez most
     [few] przez { $bridges } mosty
     [many] przez { $bridges } mostów
    *[other] przez { $bridges } mostu
    }
routes_beside = Po drodze
routes_reach = Najdalej od trasy
routes_besideAmount = { $amount ->
     [0] Nic z tego, co pokazują filtry, przy niej nie leży.
     [one] { $amount } miejsce, które pokazują filtry
     [few] { $amount } miejsca, które pokazują filtry
     [many] { $amount } miejsc, które pokazują filtry
    *[other] { $amount } miejsca, które pokazują filtry
    }
routes_stillToFind = Do znalezienia: { $left }
routes_alreadyFound = Już znalezione: { $found }
routes_along = po { $metres } m
routes_more = Pokaż więcej
routes_handles_begin = Początek trasy
routes_handles_end = Koniec trasy
routes_handles_between = Punkt { $number } trasy
routes_handles_new = Wygnij trasę tutaj
routes_tripNear = Wyprawa po to, co tu zostało
routes_nothingLeft = Z tego, co pokazują filtry, nic nie zostało do znalezienia.
routes_bestOrder = Najlepsza kolejność
routes_undone = Cofnięto: trasa jest taka jak przedtem
routes_printStops = Wydrukuj przystanki…
routes_ordering = Układam przystanki w dobrej kolejności…
routes_stopOrdering = Zatrzymaj
routes_exportRoute = Zapisz trasę do pliku (GeoJSON)
routes_save = Zachowaj z moimi pinezkami
routes_saveChanges = Zachowaj zmiany
routes_savedAs = Z twoimi pinezkami: { $title }
routes_show = Pokaż wyprawę
routes_share = Udostępnij wyprawę linkiem
routes_back = Na koniec powrót na początek
routes_tripInView = Wyprawa po to, co zostało w widoku
routes_tripLeft = Wyprawa po to, co zostało
routes_tripShown = Wyprawa po wszystko, co jest pokazane
routes_tripThese = Wyprawa do tych miejsc
routes_tooMany = Wyprawa ma najwyżej { $most } miejsc: są na niej te najbliższe.
routes_stops_next = Dalej: { $number } z { $of }, { $name }, { $metres } m
routes_stops_goOn = Gotowe, dalej
routes_stops_allDone = Wszystkie przystanki zaliczone.
routes_stops_passed = { $name }: już za tobą
routes_trip = { $stops ->
     [one] Wyprawa: { $stops } przystanek
     [few] Wyprawa: { $stops } przystanki
     [many] Wyprawa: { $stops } przystanków
    *[other] Wyprawa: { $stops } przystanku
    }
routes_stops_title = Przystanki
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: wcześniej
routes_stops_later = { $name }: później
routes_stops_leaveOut = { $name }: pomiń
routes_areas_title = Według okolic
routes_areas_shade = Zabarw okolice na mapie
routes_areas_around = Okolica: { $name }

playthroughs_title = Rozgrywki
playthroughs_hint = Każda ma własne odhaczenia, pinezki i notatki. Filtry i ustawienia są wspólne.
playthroughs_new = Nowa rozgrywka…
playthroughs_unnamed = Bez nazwy
playthroughs_shown = Na mapie
playthroughs_tally = Znalezione: { $found } z { $total }
playthroughs_switch = Przełącz
playthroughs_switchLabel = Przełącz na: „{ $name }”
playthroughs_rename = Zmień nazwę
playthroughs_renameLabel = Zmień nazwę: „{ $name }”
playthroughs_copy = Kopiuj
playthroughs_copyLabel = Kopiuj: „{ $name }”
playthroughs_delete = Usuń
playthroughs_deleteLabel = Usuń: „{ $name }”
playthroughs_deleted = Usunięte rozgrywki
playthroughs_bringBack = Przywróć
playthroughs_bringBackLabel = Przywróć: „{ $name }”
playthroughs_forGood = Usuń na zawsze
playthroughs_forGoodLabel = Usuń na zawsze: „{ $name }”
playthroughs_forGoodTitle = Usunąć na zawsze?
playthroughs_forGoodQuestion = Usunąć rozgrywkę „{ $name }” na zawsze?
playthroughs_forGoodText = Jej odhaczenia, pinezki i notatki znikną z tego urządzenia. Tego nie można cofnąć.
playthroughs_name = Nazwa
playthroughs_firstName = Nazwa obecnej rozgrywki
playthroughs_newName = Nazwa nowej rozgrywki
playthroughs_first = Pierwsza
playthroughs_second = Druga
playthroughs_copyOf = { $name } (kopia)
playthroughs_blank = Rozgrywka musi mieć nazwę: wpisz co najmniej jeden znak.
playthroughs_left = Zostało: { $amount }
playthroughs_save = Zapisz
playthroughs_make = Utwórz
playthroughs_close = Zamknij
playthroughs_nameTitle_new = Nowa rozgrywka
playthroughs_nameTitle_rename = Zmień nazwę rozgrywki
playthroughs_nameTitle_copy = Kopiuj rozgrywkę
playthroughs_deleteTitle = Usunąć rozgrywkę?
playthroughs_deleteQuestion = Usunąć rozgrywkę „{ $name }”?
playthroughs_deleteText = Z mapy znikną jej odhaczenia ({ $found } z { $total }), pinezki i notatki. Można ją przywrócić tutaj, w ustawieniach.
playthroughs_deleteUncounted = Z mapy znikną jej odhaczenia, pinezki i notatki. Można ją przywrócić tutaj, w ustawieniach.
playthroughs_confirm = Usuń
playthroughs_cancel = Anuluj
playthroughs_toastDeleted = Usunięto: „{ $name }”
playthroughs_toastGone = Rozgrywkę „{ $name }” usunięto w innej karcie przeglądarki
playthroughs_undo = Cofnij
playthroughs_merged = Plik pochodzi z rozgrywki „{ $from }”. Scalono go z rozgrywką „{ $into }”.
playthroughs_head = Rozgrywka: „{ $name }”
playthroughs_nameless = Rozgrywki bez nazwy
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } odhaczenie z rozgrywki bez nazwy
     [few] { $amount } odhaczenia z rozgrywki bez nazwy
    *[many] { $amount } odhaczeń z rozgrywki bez nazwy
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } pinezka lub notatka z rozgrywki bez nazwy
     [few] { $amount } pinezki i notatki z rozgrywki bez nazwy
    *[many] { $amount } pinezek i notatek z rozgrywki bez nazwy
    }
playthroughs_refused_newer = Twoje rozgrywki zapisała nowsza wersja tej mapy. Odśwież stronę, aby pobrać tę wersję: do tego czasu nie można tu utworzyć kolejnej.
playthroughs_refused_no-room = Kolejnej rozgrywki nie dałoby się zapisać: pamięć przeglądarki jest pełna albo nie pozwala stronie niczego zapisać. Nie utworzono żadnej i nic się nie zmieniło.

worlds_title = Światy
worlds_close = Zamknij
worlds_loading = Rozwijanie listy…
worlds_failed = Nie udało się wczytać listy światów. Sprawdź połączenie i spróbuj ponownie.
worlds_retry = Ponów
worlds_found = Znalezione: { $found } z { $all }
worlds_places = { $all } { $all ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
worlds_present = Na mapie
worlds_cached = Na tym urządzeniu
worlds_titleAndId = { $title } ({ $id })


report_link = Coś tu się nie zgadza
report_ask = Coś tu się nie zgadza?
report_copyRow = Kopiuj wiersz
report_copyHint = To wiersz tego miejsca w danych mapy. Wyślij go osobie, która prowadzi mapę, i napisz, co się nie zgadza.
report_copied = Skopiowano
report_copyRefused = Przeglądarka nie pozwoliła na kopiowanie. Oto tekst, już zaznaczony:
report_title = Błąd: { $label } ({ $id })
report_wrong = Co się nie zgadza:
report_world = Świat: { $world }
report_id = Numer: { $id }
report_type = Rodzaj: { $type }
report_coordinate = Współrzędne: { $coordinate }
report_inGame = W grze: { $metres } m
report_name = Nazwa: { $name }
report_description = Opis: { $description }

veil_hint = Nazwa tego miejsca zdradza fabułę. Pokaże się po odhaczeniu miejsca.
veil_show = Pokaż nazwę
filterOverride_filters = Filtry z linku
filterOverride_filtersShown = Działają filtry z linku.
filterOverride_filtersHint = Twoje filtry są bezpieczne; zmiany tutaj nie zostaną zapisane, dopóki ich nie zachowasz.
filterOverride_keep = Zachowaj te
filterOverride_isolated = Tylko { $title }
filterOverride_isolateThisKind = Tylko ten rodzaj
filterOverride_undone = Cofnięto: filtry są takie jak przedtem

## tools

live_mod = Gra potrzebuje moda, który podaje, gdzie jesteś.
live_help_title = Co mod ma zapisywać
live_help_log = Raz na sekundę wiersz na końcu dziennika gry:
live_help_numbers = Liczby to, w metrach gry: jak daleko na wschód, na północ i jak wysoko jesteś; potem kierunek patrzenia, jego część ku wschodowi i ku północy.
live_help_program = Albo program na tym komputerze odpowiada pod tym adresem:
live_help_allow = Odpowiedź musi pozwolić tej stronie ją odczytać:
poster_contents_left = Nazwy i miejsca do znalezienia
poster_preview = Podgląd
poster_print_now = Drukuj
poster_print_what = Miejsca na papierze
poster_print_parts_all = Wszystkie w widoku
poster_print_parts_left = Do znalezienia
poster_print_legend = Legenda

upload_did_added = nowe: { $amount }
upload_did_addedOff = nowe: { $amount } (spoza tej mapy: { $off }, zachowane do następnej kopii)
upload_did_known = już znane: { $amount }
upload_did_skipped = pominięte: { $amount } (to nie numery znaczników)
upload_did_skippedWhy = pominięte: { $amount } (to nie numery znaczników: { $why })
upload_did_unknown = nieznane: { $amount } ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Nic nowego: { $did }
upload_nothingNewEmpty = Nic nowego: lista w pliku jest pusta
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Odczytywanie pliku
upload_merging = Scalanie pliku
upload_cancelReading = Anuluj
upload_endings = { $before } lub { $last }
upload_problem_extension = Nazwa pliku nie kończy się na { $endings }. Wybierz kopię zrobioną przyciskiem „Zrób kopię” albo plik z innej mapy.
upload_problem_too-large = Plik ma { $megabytes } MB; kopia jest dużo mniejsza. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_unreadable = Przeglądarka nie mogła odczytać pliku. Przenieś go na tym urządzeniu w inne miejsce i spróbuj ponownie.
upload_problem_empty = Plik jest pusty. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_encoding = Nie udało się odczytać liter w pliku: to ani UTF-8, ani UTF-16. Zapisz go ponownie jako UTF-8 albo wybierz inny egzemplarz.
upload_problem_too-deep = W pliku są listy w listach, głębiej niż na 100 poziomów; kopia ma dwa. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_too-many = W pliku jest ponad 100 000 wpisów lub pól albo są w nim pola z ponad 10 000 nazw, znacznie więcej niż w jakiejkolwiek kopii. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_too-many-marks = W pliku jest ponad 10 000 miejsc, znacznie więcej niż na jakiejkolwiek mapie. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_hostile = W pliku jest pole, które może zaszkodzić ({ $name }); żadna kopia takiego nie ma. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_newer-version = Tę kopię zrobiła nowsza wersja mapy. Odśwież stronę, aby pobrać tę wersję, i wczytaj kopię jeszcze raz.
upload_problem_not-csv = Ten plik nie jest tabelą miejsc. W pierwszym wierszu powinny być nazwy kolumn x, y i name.
upload_problem_too-many-columns = Tabela ma ponad 100 kolumn. Zostaw tylko x, y, name i note i wczytaj ją jeszcze raz.
upload_problem_too-many-pins = W pliku jest ponad 10 000 pinezek, więcej niż zmieści kopia. Usuń z niego niepotrzebne i wczytaj go jeszcze raz.
upload_problem_no-world = Miejsca tej mapy nie są wczytane, więc nie udało się porównać z nimi pliku. Odśwież stronę i wczytaj go jeszcze raz.
upload_problem_nothing-known = Niczego z pliku nie ma na tej mapie albo plik jest pusty. Niczego nie zmieniono.
upload_problem_unknown = Niczego z pliku nie ma na tej mapie: { $unknown }. Niczego nie zmieniono.
upload_problem_no-bounds = Mapa z wiki nie podaje, gdzie leżą jej miejsca: brakuje pola „{ $field }” albo nie da się go odczytać. Skopiuj z wiki całą mapę i wczytaj ją jeszcze raz.
upload_problem_other-numbers = Plik podaje, że jego liczby to „{ $system }”, a nie współrzędne tej mapy. Zapisz go z x na wschód i y na północ, jak na kartach miejsc, i prześlij ponownie.
upload_problem_degrees = Wszystkie liczby w pliku są mniejsze niż 180: to zapewne stopnie szerokości i długości geograficznej, a nie współrzędne tej mapy. Zapisz go z x na wschód i y na północ i prześlij ponownie.
upload_problem_schema = Ten plik nie jest listą znalezionych znaczników: { $wrong }.
upload_problem_schemaField = Ten plik nie jest listą znalezionych znaczników: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] nowa pinezka
     [few] nowe pinezki
    *[many] nowych pinezek
    }
pins_did_changed = { $amount } { $amount ->
     [one] zmieniona pinezka
     [few] zmienione pinezki
    *[many] zmienionych pinezek
    }
pins_did_deleted = { $amount } { $amount ->
     [one] usunięta pinezka
     [few] usunięte pinezki
    *[many] usuniętych pinezek
    }
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] już znana pinezka
     [few] już znane pinezki
    *[many] już znanych pinezek
    }
pins_did_stayDeleted = { $amount } { $amount ->
     [one] pinezka usunięta tu później, nieprzywrócona
     [few] pinezki usunięte tu później, nieprzywrócone
    *[many] pinezek usuniętych tu później, nieprzywróconych
    }
pins_did_skipped = { $amount } { $amount ->
     [one] pominięta pinezka (uszkodzona)
     [few] pominięte pinezki (uszkodzone)
    *[many] pominiętych pinezek (uszkodzonych)
    }
pins_did_outside = { $amount } { $amount ->
     [one] pinezka poza tą mapą, pominięta
     [few] pinezki poza tą mapą, pominięte
    *[many] pinezek poza tą mapą, pominiętych
    }
upload_misfit_missing = brakuje
upload_misfit_expected = oczekiwano: { $expected }
upload_misfit_received = oczekiwano: { $expected }, jest: { $received }
upload_misfit_kinds_marker-id = numer znacznika
upload_misfit_kinds_version-number = numer wersji
upload_importQuestion_description = Pochodzi z innej mapy. Jeszcze niczego nie scalono.
upload_importQuestion_sources_newer-fan-map = lista z nowszej mapy fanów
upload_importQuestion_sources_older-fan-map = kopia ze starszej mapy fanów
upload_importQuestion_sources_tracker = lista ze skryptu śledzącego postęp
upload_importQuestion_sources_datamaps = mapa z wiki (DataMaps)
upload_importQuestion_sources_fandom = mapa z wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabela
upload_importQuestion_matched = Są na tej mapie
upload_importQuestion_noneMatched = Brak miejsc
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }: nowe { $added }, już znane { $known }
upload_importQuestion_pins = Staną się twoimi pinezkami
upload_importQuestion_unknown = Nieznane, pominięte
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Scalić ten plik?
upload_question_descriptions_doubt = Nie jest pewne, czy to kopia z tej mapy. Jeszcze niczego nie scalono.
upload_question_descriptions_conflict = Zastąpiłby twoje własne słowa. Jeszcze niczego nie scalono.
upload_question_descriptions_other-page = To kopia z tej mapy, wybrana na stronie innego świata. Jeszcze niczego nie scalono.
upload_question_confirm = Scal
upload_question_cancel = Anuluj
upload_question_file = Plik
upload_question_readAs = Odczytano jako
upload_question_sources_backup = kopia zapasowa
upload_question_sources_list = lista numerów znaczników
upload_question_playthrough = Rozgrywka z pliku
upload_question_fileMap = Dla mapy
upload_question_noName = mapa bez nazwy
upload_question_thisMap = Ta mapa
upload_question_otherMapHint = Te numery mogą tu oznaczać inne miejsca.
upload_question_leftOut = Pominięte
upload_question_leftOutHint = W pliku są nie tylko odhaczenia i pinezki. Scalone będą tylko one.
upload_question_moreFields = i jeszcze { $amount }
upload_question_result = Wynik scalenia
upload_unknownReasons_no-such-place = brak takiego miejsca w promieniu 1 m
upload_unknownReasons_unknown-kind = nieznany rodzaj
upload_unknownReasons_outside = poza tą mapą
upload_unknownReasons_other-numbers = w innych liczbach niż na tej mapie
upload_unknownReasons_unreadable = nie udało się odczytać współrzędnych
upload_notJson_web-page = Ten plik to strona internetowa, nie kopia. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_notJson_picture = Ten plik to obraz, nie kopia. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_notJson_kml = Plik to KML z innych map, a jego liczby to stopnie szerokości i długości geograficznej. Zapisz jego miejsca jako tabelę z kolumnami x, y i name, we współrzędnych tej mapy.
upload_notJson_gpx = Plik to GPX z nawigacji, a jego liczby to stopnie szerokości i długości geograficznej. Zapisz jego miejsca jako tabelę z kolumnami x, y i name, we współrzędnych tej mapy.
upload_notJson_archive = Plik to archiwum albo skoroszyt. Rozpakuj go albo zapisz arkusz jako CSV i prześlij to.
upload_notJson_cut-off = Ten plik to niepełny JSON; mógł zostać ucięty. Wybierz inny jego egzemplarz.
upload_notJson_damaged = Ten plik to niepoprawny JSON; coś w nim zmieniono. Wybierz inny jego egzemplarz.
upload_notJson_other = W tym pliku nie ma formatu JSON. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_skipWords_negative = ujemne
upload_skipWords_fractional = ułamkowe
upload_skipWords_text = tekst
upload_skipWords_too-large = za duże
upload_skipWords_other = innego rodzaju
transfer_send = Wyślij na inne urządzenie
transfer_close = Zamknij
transfer_preparing = Tworzenie linku…
transfer_nothing = Nie ma jeszcze czego wysłać: najpierw odhacz jakieś miejsce albo wbij pinezkę.
transfer_holds = W kodzie i linku jest: { $what }. Skieruj na kod aparat drugiego urządzenia albo otwórz na nim link. Zapyta cię o zgodę, zanim cokolwiek doda, a niczego nie usunie.
transfer_linkHolds = W linku jest: { $what }. Otwórz go na drugim urządzeniu. Zapyta cię ono o zgodę, zanim cokolwiek doda, a niczego nie usunie.
transfer_private = Nic nie trafia na serwer: wszystko jest w samym kodzie i linku.
transfer_code = Kod QR linku
transfer_tooMuchForCode = To za dużo jak na kod, który odczyta aparat. Prześlij sobie link albo przenieś plik kopii.
transfer_tooMuchForLink = To za dużo jak na link. Przenieś plik kopii i wczytaj go na drugim urządzeniu.
transfer_copy = Kopiuj link
transfer_copied = Skopiowano link
transfer_copyRefused = Przeglądarka nie pozwoliła na kopiowanie. Oto link, już zaznaczony:
transfer_share = Udostępnij link
transfer_shareTitle = Moje odhaczenia na mapie
transfer_backup = Zrób kopię
transfer_question_title = Dodać to do twojej listy?
transfer_question_description = To dane z linku. Jeszcze niczego nie dodano.
transfer_question_confirm = Scal
transfer_question_cancel = Anuluj
transfer_marks = Odhaczenia
transfer_pins = Pinezki
transfer_figures = nowe: { $added }, już znane: { $known }
transfer_figuresOff = nowe: { $added } (spoza tej mapy: { $off }), już znane: { $known }
transfer_added = Dodano z linku
transfer_knownTitle = W tym linku nie ma nic nowego
transfer_known = Wszystko z tego linku jest już na twojej liście.
transfer_empty = W tym linku nie ma odhaczeń ani pinezek.
transfer_problemTitle = Nie można odczytać tego linku
transfer_problem_damaged = Link z innego urządzenia jest niepełny albo coś w nim zmieniono. Niczego nie dodano. Skopiuj cały link jeszcze raz albo ponownie zeskanuj kod.
transfer_problem_newer-version = Link pochodzi z nowszej wersji tej mapy. Niczego nie dodano. Odśwież stronę, aby pobrać tę wersję, i otwórz link jeszcze raz.
transfer_problem_other-map = Link pochodzi z mapy do innej gry i jego odhaczenia byłyby tu błędne. Niczego nie dodano.
transfer_problem_old-browser = Ta przeglądarka jest za stara, by odczytać link. Niczego nie dodano. Zaktualizuj ją albo przenieś zamiast tego plik kopii.
transfer_problem_too-many-marks = W linku jest ponad 10 000 miejsc, znacznie więcej niż na jakiejkolwiek mapie. Niczego nie dodano. Utwórz nowy link na drugim urządzeniu.
otherWorld_file_title = To jest kopia zapasowa świata: { $world }
otherWorld_file_text = Te odhaczenia należą do innego świata na tej stronie. Nic tu nie zmieniono. Otwórz tamten świat; zanim coś zostanie scalone, pojawi się pytanie.
otherWorld_file_open = Otwórz { $world } i tam scal
otherWorld_file_notCarried = Ta przeglądarka nie potrafi przenieść tam pliku. Otwórz { $world } i wczytaj go tam.
otherWorld_file_cancel = Anuluj
otherWorld_link_title = To jest link do świata: { $world }
otherWorld_link_text = Te odhaczenia należą do innego świata na tej stronie. Niczego tu nie dodano. Otwórz link tam; zanim coś zostanie dodane, pojawi się pytanie.
otherWorld_open = Otwórz { $world }
otherWorld_close = Zamknij
otherWorld_lost_title = Plik nie dotarł
otherWorld_lost_text = Przeglądarka zgubiła go po drodze i niczego nie scalono. Wczytaj go tutaj: Ustawienia, potem „Wczytaj”.

live_title = Śledzenie gry
live_open = Śledź grę…
live_close = Zamknij
live_intro = Mapa pokazuje, gdzie jesteś w grze i jaką drogę masz za sobą. Nic z tego nie opuszcza tego komputera.
live_file = Plik dziennika gry
live_fileHint = Wybierz go raz, a mapa będzie czytać to, co gra do niego dopisze.
live_fileOnce = Ta przeglądarka czyta plik tylko taki, jaki jest w chwili wyboru. Do śledzenia użyj programu albo Chrome, Edge lub Opery na komputerze.
live_choose = Wybierz dziennik…
live_program = Program na tym komputerze
live_programHint = Mapa pyta go co sekundę pod localhost:8765.
live_ask = Pytaj program
live_askAgain = Zapytaj jeszcze raz
live_stop = Przestań śledzić
live_place = Jesteś w punkcie { $coordinate }.
live_waiting_file = Czekanie, aż gra zapisze, gdzie jesteś…
live_waiting_program = Program odpowiada, ale gra jeszcze nie mówi, gdzie jesteś.
live_silent = Gra od jakiegoś czasu nie mówi nic nowego: czy jest wstrzymana albo zamknięta?
live_once = Tu kończył się dziennik w chwili wyboru.
live_problems_noAnswer = Pod localhost:8765 nic nie odpowiada: czy program działa i pozwala tej stronie czytać odpowiedź?
live_problems_badAnswer = To, co odpowiada pod localhost:8765, nie mówi, gdzie jesteś: może tego adresu używa inny program.
live_problems_noLines = Na końcu pliku { $name } nie ma wiersza [LIVEMAP]: czy to dziennik tej gry i czy mod działa?
live_problems_badLines = Wierszy [LIVEMAP] w pliku { $name } nie da się odczytać: każdy musi mieć pięć liczb.
live_problems_unreadable = Pliku { $name } nie da się już odczytać: wybierz go ponownie.
live_problems_outside = Według gry jesteś poza tą mapą: może to inna kraina albo inna gra?
live_refused = Ta przeglądarka nie pozwoliła wybrać pliku.
live_centre = Trzymaj mnie na środku
live_clear = Wyczyść ślad
live_visits = Oznaczaj jako obejrzane miejsca, które mijam w odległości do 15 m
live_awake = Nie wygaszaj ekranu podczas śledzenia
live_awakeLacking = Ta przeglądarka nie potrafi powstrzymać wygaszania ekranu.
live_awakeRefused = Przeglądarka teraz nie powstrzymuje wygaszania ekranu, może żeby oszczędzać baterię.
live_you = Jesteś tutaj

poster_title = Plakat
poster_open = Utwórz plakat…
poster_close = Zamknij
poster_intro = Obraz krainy do druku w 300 dpi albo jako tapeta. Powstaje w tej przeglądarce.
poster_size = Rozmiar
poster_wallpaper = Tapeta
poster_width = Szerokość w pikselach
poster_height = Wysokość w pikselach
poster_turned = Orientacja
poster_portrait = Pionowa
poster_landscape = Pozioma
poster_content = Co na nim jest
poster_contents_nothing = Tylko kraina
poster_contents_names = Nazwy
poster_contents_shown = Nazwy i miejsca teraz pokazane
poster_contents_found = Nazwy i znalezione miejsca
poster_contents_all = Nazwy i wszystkie miejsca
poster_contents_route = Nazwy i trasa na mapie
poster_part = Część świata
poster_whole = Cały świat
poster_view = Bieżący widok
poster_outOfBounds = Każdy bok tapety musi mieć od { $least } do { $most } pikseli.
poster_drawn = Narysowano { $percent }%
poster_stop = Zatrzymaj
poster_make = Narysuj i zapisz
poster_notices_saved = Obraz jest gotowy i trafił do pobranych plików przeglądarki.
poster_notices_stopped = Zatrzymano: nie zapisano żadnego obrazu.
poster_notices_failed = Nie udało się narysować obrazu: sprawdź połączenie albo wybierz mniejszy rozmiar.
poster_lacking = Ta przeglądarka nie potrafi rysować plakatów: spróbuj nowszej.
poster_print_title = Drukowanie
poster_print_open = Wydrukuj ten widok…
poster_print_ready = Widok jest gotowy: przeglądarka pyta, na czym go wydrukować.
poster_print_again = Wydrukuj jeszcze raz
poster_print_failed = Nie udało się narysować widoku: lista zostanie wydrukowana bez niego.
poster_print_refused = Ta przeglądarka nie potrafi stąd drukować: wydrukuj z jej menu albo otwórz stronę w innej przeglądarce.
poster_print_lacking = Ta przeglądarka nie potrafi narysować widoku: lista zostanie wydrukowana bez niego.
poster_print_places = { $count ->
     [one] { $count } miejsce w tym widoku
     [few] { $count } miejsca w tym widoku
     [many] { $count } miejsc w tym widoku
    *[other] { $count } miejsca w tym widoku
    }

## manifest

manifest_description = Znajduj, filtruj i odhaczaj { $summary }, z połączeniem lub bez.
manifest_page = Znajduj, filtruj i odhaczaj { $summary } na mapie, którą rysuje twoja przeglądarka. Bez logowania, bez śledzenia i nic nie ginie.
manifest_notStarted = Mapa się nie uruchomiła. Potrzebuje JavaScriptu oraz Chrome lub Edge 109, Firefoksa 115, Safari 16.4 albo czegoś nowszego: odśwież stronę albo otwórz ją w nowszej przeglądarce.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Warunki korzystania
terms_updated = 21 listopada 2026
terms_intro = Itinerarium to bezpłatna mapa dla grających w { $game }. Te warunki mówią, czego możesz od niej oczekiwać i czego ona oczekuje od ciebie. „My” oznacza tego, kto prowadzi kopię Itinerarium, którą właśnie oglądasz.
terms_agreement_heading = Zgoda na warunki
terms_agreement_p1 = Korzystając z Itinerarium, zgadzasz się na te warunki. Jeśli się z nimi nie zgadzasz, nie korzystaj z mapy. Nie potrzebujesz konta i nie zawierasz umowy abonamentu ani zakupu.
terms_agreement_p2 = Możesz używać mapy do wszystkiego, na co pozwalają prawo i te warunki: na własny użytek, podczas transmisji, w poradnikach i filmach albo jako miejsca, do którego prowadzi link. Kod programu jest opublikowany na licencji MIT i każdy może na niej prowadzić jego kopię; części stworzone przez innych, takie jak symbole i kroje pisma, zachowują własne licencje, wymienione w źródłach i podziękowaniach projektu.
terms_prohibited_heading = Czego nie wolno
terms_prohibited_p1 = Pozwól, by mapa służyła wszystkim. Nie wolno:
terms_prohibited_item1 = używać jej w sposób naruszający prawo lub prawa innych osób;
terms_prohibited_item2 = próbować włamać się do serwerów, które ją udostępniają, przeciążać ich lub zakłócać ich pracy ani wysyłać zautomatyzowanych zapytań w takiej liczbie, że odczują to inni;
terms_prohibited_item3 = zmieniać jej, aby rozpowszechniać złośliwe oprogramowanie lub oszukiwać tych, którzy z niej korzystają;
terms_prohibited_item4 = przedstawiać jej lub jej kopii jako oficjalnego produktu studia lub wydawcy gry;
terms_prohibited_item5 = usuwać informacji o autorstwie i licencji z kopiowanego kodu, symboli lub krojów pisma.
terms_moderation_heading = Moderowanie treści
terms_moderation_p1 = Odwiedzający nie mogą tu niczego publikować: nie ma komentarzy, profili ani przesyłania plików na serwer. Plik ze znalezionymi miejscami wybrany przyciskiem „Wczytaj” odczytuje twoja własna przeglądarka i dalej on nie trafia, więc nie ma tu niczego twojego, co moglibyśmy sprawdzać, przechowywać lub usuwać.
terms_moderation_p2 = Miejsca na mapie są utrzymywane ręcznie. Poprawki trafiają na nią przez publiczny kod źródłowy projektu, gdzie każda propozycja jest sprawdzana przed przyjęciem. Możemy w każdej chwili poprawić, przeredagować lub usunąć miejsce, zwłaszcza gdy jest błędne, obraźliwe lub narusza czyjeś prawa. Jeśli uważasz, że coś, co tu widać, narusza twoje prawa, powiedz o tym prowadzącemu tę kopię albo projektowi, podając, co to jest i gdzie się znajduje; zostanie to niezwłocznie sprawdzone.
terms_liability_heading = Ograniczenie odpowiedzialności
terms_liability_p1 = Mapa jest robiona starannie, ale udostępniana taka, jaka jest, i w miarę dostępności, bez żadnej gwarancji. Położenie, nazwy i opisy mogą być błędne lub nieaktualne, na przykład po zmianie w grze, a mapa może działać wolno, z przerwami albo pewnego dnia zniknąć.
terms_liability_p2 = W zakresie dozwolonym przez prawo nie odpowiadamy za szkody wynikające z korzystania z mapy lub z niemożności korzystania z niej, w tym za utracone odhaczenia, utracone postępy w grze i stracony czas. Odhaczenia są przechowywane w twojej przeglądarce, a przeglądarki mogą utracić to, co zapisują: najbezpieczniej jest od czasu do czasu nacisnąć „Zrób kopię”.
terms_liability_p3 = Nic z powyższego nie ogranicza odpowiedzialności, której prawo nie pozwala ograniczyć, na przykład za winę umyślną lub rażące niedbalstwo albo za szkody na życiu, ciele lub zdrowiu, ani praw, które przysługują ci jako konsumentowi tam, gdzie mieszkasz.
terms_affiliation_heading = Brak powiązania
terms_affiliation_p1 = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana ani sponsorowana przez { $studio } ani wydawcę, ani z nimi powiązana. { $game } i związane z tą grą nazwy są znakami towarowymi ich właścicieli; używamy ich tu tylko po to, by powiedzieć, której gry dotyczy mapa.
terms_affiliation_p2 = Żaden obraz, tekst, ikona ani kod gry nie jest częścią tej mapy. Linki prowadzące gdzie indziej są podane dla wygody; za to, co się tam znajduje, odpowiadają prowadzący tamte strony.
terms_changes_heading = Zmiany
terms_changes_p1 = Te warunki mogą się zmienić wraz z mapą. Data na górze mówi, kiedy zmieniły się ostatnio, a publiczna historia projektu pokazuje, co się zmieniło. Obowiązuje wersja z tej strony; korzystając z mapy po zmianie, przyjmujesz ją.
terms_changes_p2 = Jeśli któryś z tych warunków okaże się nieważny, pozostałe obowiązują bez zmian.

privacy_title = Prywatność
privacy_updated = 26 listopada 2026
privacy_intro = W skrócie: nie ma logowania, twoje odhaczenia, pinezki i ustawienia pozostają w twojej przeglądarce, a Itinerarium nie ma wbudowanych statystyk ani reklam. Poniżej dłuższa wersja. „Operator” oznacza tego, kto prowadzi kopię Itinerarium, którą właśnie oglądasz.
privacy_known_heading = Co o tobie wiemy
privacy_known_p1 = Nic. Nie ma kont, formularzy ani plików cookie. To, czego szukasz i które miejsca odhaczasz, jest przetwarzane w twojej przeglądarce i nigdzie nie jest wysyłane.
privacy_known_p2 = Aby pokazać stronę, przeglądarka musi pobrać jej pliki z serwera operatora. Jak przy każdej witrynie, serwer ten widzi zapytanie: twój adres IP, czas, plik i to, co przeglądarka mówi o sobie. Serwery często przez krótki czas przechowują takie zapytania w dzienniku ze względów bezpieczeństwa; jak długo, zależy od operatora lub firmy hostingowej. W zapytaniach tych nie ma nic o twoich odhaczeniach. Adres mapy mówi, co jest na ekranie (otwarte miejsce, położenie mapy, pinezka, widoczne rodzaje miejsc), więc serwer widzi to, gdy wczytujesz stronę od nowa lub otwierasz link. Link utworzony przyciskiem „Udostępnij” zawiera jedno miejsce lub jeden punkt. Ani jedno, ani drugie nie mówi nic o tobie.
privacy_known_p3 = Gdy mapa śledzi grę, czyta wybrany przez ciebie plik dziennika albo pyta program na twoim własnym komputerze pod localhost:8765. To, gdzie jesteś w grze, nie jest ani wysyłane, ani zapisywane i znika po zamknięciu strony.
privacy_storage_heading = Co zapisuje przeglądarka
privacy_storage_p1 = Aby mapa po powrocie wyglądała tak samo, przeglądarka przechowuje dla tej strony małą bazę danych (IndexedDB) i kilka wpisów w pamięci lokalnej. Tylko ta strona może je odczytać i pozostają one, dopóki ich nie usuniesz:
privacy_storage_item1 = filters-store: które rodzaje miejsc są widoczne, a które ukryte.
privacy_storage_item2 = Baza danych { $database }: numery odhaczonych i odznaczonych miejsc oraz ile razy to nastąpiło, twoje pinezki i notatki o miejscach wraz z ich treścią, ostatnie 50 zmian, każda z czasem i losową nazwą karty przeglądarki, w której powstała, oraz do pięciu wcześniejszych list, aby można było coś cofnąć.
privacy_storage_item3 = progress-store: druga kopia odhaczonych numerów. Przeglądarki, które nie oferują bazy danych, przechowują zmiany i wcześniejsze listy w progress-history.
privacy_storage_item4 = pins-store: druga kopia twoich pinezek i notatek: gdzie są, jaka jest ich treść oraz ich znak i kolor. Z usuniętej zostaje tylko numer, aby pozostała usunięta.
privacy_storage_item5 = keeping-store: ile odhaczeń i zmian w pinezkach było w ostatniej kopii, czy kopia w ogóle istniała i czy poproszono przeglądarkę o zachowanie tych danych.
privacy_storage_item6 = playthroughs-store oraz druga kopia w bazie danych, której nazwa kończy się na .playthroughs: nazwy twoich rozgrywek i ostatnio wybrana z nich, jeśli jest też druga. Jej dane są zapisane pod tymi samymi nazwami co wyżej, po których następują kropka, nazwa świata i osiem cyfr lub liter. last-world: ostatnio oglądany świat, jeśli jest ich kilka; nazwy dla światów innych niż pierwszy kończą się nazwą świata.
privacy_storage_item7 = settings-store: wielkość znaczników, wygląd krainy, język, jeśli został wybrany, czy panel, nazwy na mapie i zastrzeżenie są otwarte lub widoczne, czy pojedyncze klawisze coś robią, czy powiadomienia zostają do zamknięcia, które kategorie są zwinięte, czy zachowywane są wszystkie światy, którędy prowadzą trasy, czy korzystają z szybkiej podróży i jak daleko od nich wymieniane są miejsca oraz, przy śledzeniu gry, czy mijane miejsca są oznaczane jako obejrzane i czy ekran ma się nie wygaszać.
privacy_storage_item8 = last-position: ostatnie miejsce na mapie i jej przybliżenie.
privacy_offline_heading = Pliki zachowane do użytku bez połączenia
privacy_offline_p1 = Aby mapa działała także bez połączenia, przeglądarka przechowuje z pomocą service workera kopię plików tej strony: strony i skrypty, nieco ponad megabajt, oraz obrazy i dane każdego otwartego świata albo wszystkich światów, jeśli tak wybierzesz w Ustawieniach. Zapamiętuje, które to światy. Pliki są takie same dla wszystkich i nie mówią nic o tobie. W Ustawieniach widać, czy kopia jest pełna. Od czasu do czasu przeglądarka pyta serwer operatora, czy jest nowsza wersja; to zapytanie jak każde inne.
privacy_offline_p2 = Gdy strona sama się odświeża, na przykład by przejść na nowszą wersję, zapisuje w karcie przeglądarki, które miejsce, trasa, zmierzona linia i zakładka panelu były otwarte, które miejsca obejrzano i co wpisano w pole wyszukiwania; po powrocie odczytuje ten zapis i go usuwa. Przy każdym opuszczeniu lub odświeżeniu strony zapisuje w ten sam sposób losową nazwę karty oraz to, czy mapa pokazywała twój własny widok, czy widok z linku.
privacy_deleting_heading = Odczytywanie i usuwanie zapisanych danych
privacy_deleting_p1 = Jeśli któryś z tych wpisów kiedyś się uszkodzi, nie jest wyrzucany, lecz odkładany pod własną nazwą z dopiskiem „.unreadable” i numerem, bo może uda się z niego odzyskać odhaczenia. Miejsca tylko obejrzane są pamiętane do zamknięcia lub odświeżenia strony i nie są przechowywane dłużej, niż strona potrzebuje, by się odświeżyć.
privacy_deleting_p2 = „Zrób kopię” w Ustawieniach daje ci znalezione miejsca, pinezki i notatki w pliku na twoim urządzeniu, a „Eksportuj pinezki” same pinezki i notatki. Plik wybrany przyciskiem „Wczytaj” także jest odczytywany na twoim urządzeniu.
privacy_deleting_p3 = „Wyślij na inne urządzenie” umieszcza znalezione miejsca, pinezki i notatki w linku i kodzie. Są one za znakiem # w adresie, a tej części przeglądarki nigdy nie wysyłają na serwer. Kto ma link, może je odczytać, więc przekazuj go tylko własnym urządzeniom lub osobom, które mogą je znać.
privacy_deleting_p4 = „Wyczyść” w Ustawieniach opróżnia listę znalezionych miejsc; można to cofnąć, więc usunięte numery pozostają wśród wcześniejszych list, dopóki nie zastąpi ich pięć późniejszych. Tak samo zostaje treść zmienionych lub usuniętych pinezek i notatek: tam i wśród ostatnich 50 zmian. Aby usunąć od razu wszystkie ślady, łącznie z zachowanymi plikami, usuń dane tej strony w przeglądarce: zwykle pod nazwą „Pliki cookie i dane witryn” w jej ustawieniach albo pod ikoną obok adresu. Mapa działa bez tego wszystkiego i zaczyna od nowa.
privacy_analytics_heading = Anonimowe statystyki odwiedzin
privacy_analytics_p1 = Nie ma żadnych wbudowanych: odwiedziny nie są liczone, a żaden skrypt, obraz ani krój pisma nie jest pobierany z cudzego serwera.
privacy_analytics_p2 = Operator, który doda statystyki do kopii Itinerarium, musi powiedzieć o tym w tym miejscu, podać usługę, co ona rejestruje, po co i jak długo, oraz zapytać cię, zanim cokolwiek zostanie w tym celu zarejestrowane lub zapisane. Przy odmowie lub braku odpowiedzi mapa musi pozostać w pełni użyteczna.
privacy_advertising_heading = Zgoda na reklamy
privacy_advertising_p1 = Nie ma reklam ani partnerów reklamowych, na których trzeba by się zgadzać.
privacy_advertising_p2 = Operator, który doda reklamy, musi wymienić tu dostawców i poprosić o twoją zgodę, zanim którykolwiek z nich zostanie wczytany. W takim przypadku w Ustawieniach pojawi się przycisk „Zmień zgody”, gdzie można w każdej chwili obejrzeć swój wybór oraz zmienić go lub wycofać równie łatwo, jak go dokonano. Dopóki nic tu nie wymaga zgody, tego przycisku nie ma.
privacy_rights_heading = Prawa do danych
privacy_rights_p1 = Przepisy takie jak ogólne rozporządzenie o ochronie danych (RODO) dają ci prawa do danych o tobie. To, co przechowuje mapa, jest w twoich rękach, więc z większości tych praw możesz skorzystać od razu i samodzielnie:
privacy_rights_item1 = Dostęp i przenoszenie: „Zrób kopię” daje ci kopię w prostym formacie, który odczytają inne programy.
privacy_rights_item2 = Sprostowanie: odhacz lub odznacz dowolne miejsce albo zmień dowolne ustawienie.
privacy_rights_item3 = Usunięcie: „Wyczyść” w Ustawieniach albo usuń dane tej strony w przeglądarce.
privacy_rights_item4 = Sprzeciw i wycofanie zgody: dopóki nie dodano statystyk ani reklam, nie ma się czemu sprzeciwiać; tam, gdzie je dodano, właściwym miejscem jest „Zmień zgody” w Ustawieniach.
privacy_questions_heading = Pytania i zmiany
privacy_questions_p1 = O to, na co odpowiedzieć może tylko operator, na przykład o dzienniki serwera lub dodane przez niego usługi, pytaj operatora: to on odpowiada za swoją kopię. Możesz też złożyć skargę do organu ochrony danych tam, gdzie mieszkasz.
privacy_questions_p2 = Gdy zmienia się to, co zapisuje mapa, zmienia się też ta strona, a data na górze mówi kiedy.

credits_title = Źródła i podziękowania
credits_updated = 22 listopada 2026
credits_intro = Itinerarium opiera się na pracy wielu osób. Tutaj jest napisane, skąd pochodzą dane, symbole i kroje pisma oraz na jakich licencjach są używane.
credits_facts_heading = Dane
credits_facts_plain = To, gdzie co leży w świecie gry, jest faktem o tym świecie. Nie wzięto żadnego obrazu, tekstu, ikony ani kodu z gry ani z innej strony.
credits_facts_surveyed = To, gdzie co leży w świecie gry, jest faktem o tym świecie. { $survey } Nie wzięto żadnego obrazu, tekstu, ikony ani kodu z gry ani z innej strony.
credits_facts_other = { $title }, z gry { $game }: { $survey }
credits_facts_made = Rysunki, mapa krainy i zdania na tej stronie powstały na potrzeby Itinerarium.
credits_glyphs_heading = Symbole
credits_glyphs_all = Ze zbioru game-icons.net, którego autorami są Lorc, Delapouite, Caro Asercion i inni, pochodzą symbole miejsc (w liczbie: { $count }) i siedem znaków dla twoich pinezek, używane na licencji Creative Commons Uznanie autorstwa 3.0 (CC BY 3.0). Ich kontury przeskalowano, wyśrodkowano i częściowo dostosowano. Pozostałe symbole narysowano na potrzeby Itinerarium.
credits_glyphs_signs = Ze zbioru game-icons.net, którego autorami są Lorc, Delapouite, Caro Asercion i inni, pochodzi siedem znaków dla twoich pinezek, używanych na licencji Creative Commons Uznanie autorstwa 3.0 (CC BY 3.0). Ich kontury przeskalowano, wyśrodkowano i częściowo dostosowano. Pozostałe symbole narysowano na potrzeby Itinerarium.
credits_glyphs_other = { $title }, z gry { $game }: symbole miejsc z tego samego zbioru: { $count }.
credits_typefaces_heading = Kroje pisma
credits_typefaces_p1 = Alegreya Sans i Alegreya SC, autor: Juan Pablo del Peral dla Huerta Tipográfica, używane na licencji SIL Open Font License 1.1.
credits_software_heading = Oprogramowanie
credits_software_p1 = Stronę zbudowano z użyciem React, Radix Primitives, zustand, Fuse.js, zod, wouter i Tailwind CSS, każde na własnej otwartej licencji. Kod samego Itinerarium jest na licencji MIT.
credits_affiliation_heading = Brak powiązania
credits_affiliation_p1 = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana przez { $studio }, wydawcę ani nikogo, kto stworzył lub sprzedaje { $game }, ani z nimi powiązana.
