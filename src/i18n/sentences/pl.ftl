## start

chunkMissing = Nie udało się wczytać tej części mapy. Sprawdź połączenie i odśwież stronę.
progressSafe = Twoje postępy są bezpieczne w tej przeglądarce.
errorFallback_title = Coś poszło nie tak.
errorFallback_share = Bardzo pomożesz, przesyłając ten błąd administratorowi!
errorFallback_copy = Kopiuj błąd
errorFallback_copied = Skopiowano
errorFallback_reload = Odśwież
errorFallback_details = Szczegóły błędu

## first

map_menu = Menu mapy
map_steer_toggle = Przyciski przesuwania

# same
app_name = Itinerarium
app_title = Itinerarium: interaktywna mapa do gry { $game }
app_subtitle = Interaktywna mapa do gry { $game }
app_loadingMap = Wczytywanie mapy…
world_shown = Świat: { $title }
world_choose = Wybierz świat
world_failedTitle = Nie udało się wczytać miejsc.
world_failedText = Sprawdź połączenie i spróbuj ponownie.
world_retry = Spróbuj ponownie
map_label = Mapa do gry { $game }
map_role = mapa
# same
map_compassNorth = N
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Nie udało się wczytać mapy.
map_viewFailedText = Wyszukiwanie, filtry i postępy nadal działają. Odśwież stronę, aby spróbować ponownie.
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
panel_mapLabels = Nazwy
panel_showing = Widoczne miejsca: { $shown } z { $all }
panel_discovered = Znalezione: { $found } z { $all }
panel_filters = Filtry
panel_tab = Karty panelu
panel_bar = Szybki dostęp
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
search_found = { $amount } { $amount ->
     [one] wynik
     [few] wyniki
    *[many] wyników
    }
search_foundOwn = { $own } { $own ->
     [one] wynik
     [few] wyniki
    *[many] wyników
    } w pinezkach i notatkach
search_foundBoth = { $amount } { $amount ->
     [one] wynik
     [few] wyniki
    *[many] wyników
    } oraz { $own } w pinezkach i notatkach
search_nothing = { $hasOwn ->
     [yes] Brak miejsc, pinezek i notatek dla „{ $text }”.
    *[other] Brak miejsc dla „{ $text }”.
    }
search_nothingHint = Spróbuj krótszego słowa, rodzaju lub ID.
search_nothingHintSuchAs = Spróbuj krótszego słowa, rodzaju (np. „{ $example }”) lub ID.
card_label = Szczegóły: { $label }
card_close = Zamknij
card_showMore = Pokaż więcej
card_showLess = Pokaż mniej
card_type = Rodzaj
card_coordinate = Współrzędne
card_copyCoordinate = Kopiuj współrzędne { $coordinate }
card_copied = Skopiowano
card_yields = Zawiera
card_description = Opis
card_requirement = Dostęp
card_more = Szczegóły
card_image = Rysunek: { $label }
card_discovered = Znalezione
card_mark = Oznacz jako znalezione
card_marked = Znalezione
card_visited = Odwiedzone
card_copyRefused = Przeglądarka zablokowała kopiowanie. Skopiuj stąd:
settings_open = Ustawienia
toasts_region = Powiadomienia Alt+T
toasts_close = Zamknij powiadomienie
toasts_undo = Cofnij
chunk_title = Czegoś brakuje
chunk_reload = Odśwież
chunk_close = Zamknij
footer_terms = Warunki korzystania
footer_privacy = Prywatność
footer_credits = Autorzy i źródła
footer_disclaimer = Zastrzeżenie
footer_disclaimerText = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana przez { $studio }, wydawcę ani nikogo, kto stworzył lub sprzedaje { $game }, ani z nimi powiązana. Nazwy gry i jej miejsc należą do ich właścicieli.
footer_navigation = O tej stronie
errorFallback_backup = Zrób kopię postępów
pages_title = { $page } · { $site }
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
filters_actions = Działania: { $title }
filters_tallyLabel = Znalezione: { $found } z { $total }
filters_fold = Rodzaje: { $category }
filters_more_found = Znalezione miejsca
filters_more_locked = { $locked }, znalezione miejsca
filters_more_yields = Zioła, księgi, znalezione miejsca
filters_more_both = { $locked }, zioła, księgi, znalezione miejsca
filters_on = wł.
progress_loading = Wczytywanie…
spot_title = Punkt { $coordinate }
embed_open = Otwórz pełną mapę
embed_selected = Widoczne: { $label }
measure_metres = { $metres } m
shortcuts_open = Skróty klawiszowe
shortcuts_nothingLeft = Wszystkie widoczne miejsca są znalezione.
shortcuts_nothingSelected = Najpierw wybierz miejsce, potem naciśnij D.
amount_marks = { $amount } { $amount ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    }
amount_pins = { $amount } { $amount ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }
amount_both = { $marks } { $marks ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    } i { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }
pins_untitled = Pinezka
pins_card = Twoja pinezka: { $label }
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
pins_yourNote = Twoja notatka
filterOverride_drop = Wróć do mojego widoku
filterOverride_friends = Udostępniony widok
filterOverride_isolatedUntitled = Wybór
filterOverride_backToAll = Wyczyść
filterOverride_outOfSight = Pokaż { $amount } poza ekranem
filterOverride_isolatedAmount = Tylko { $title }: { $shown } z { $total }
filterOverride_showing = Widoczne: { $shown } z { $total }
filterOverride_shown = Filtr mapy
filterOverride_shortcuts = Szybkie filtry
filterOverride_stillToFind = Nieznalezione

## map

map_instructions = Strzałki przesuwają mapę, plus i minus przybliżają i oddalają, Enter otwiera miejsce najbliżej środka.
map_zoomIn = Przybliż
map_zoomOut = Oddal
map_enterFullScreen = Pełny ekran
map_leaveFullScreen = Zamknij pełny ekran
map_scale = Skala: { $distance }
map_pointerCoordinate = Współrzędne pod wskaźnikiem
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] znalezione
    *[other] nieznalezione
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
map_crosshair_nothing = Brak miejsca na środku.
map_crosshair_near = { $where }.
map_crosshair_enter = Naciśnij Enter, aby otworzyć.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    }. Przejdź tam
map_arrow_player = Twoja pozycja
map_steer_label = Przesuwanie mapy
map_steer_sides_north = Przesuń na północ
map_steer_sides_west = Przesuń na zachód
map_steer_sides_east = Przesuń na wschód
map_steer_sides_south = Przesuń na południe
map_steer_choose = Otwórz miejsce na środku
map_steer_addPoint = Dodaj punkt na środku
map_steer_menu = Menu środka mapy: pinezka, link, pomiar
map_controls = Sterowanie mapą
map_changeBasemapStyle_parchment = Przełącz na Pergamin
map_changeBasemapStyle_night = Przełącz na Noc
map_changeBasemapStyle_plain = Przełącz na Prosty
map_landFailed = Nie udało się wczytać terenu. Wszystkie miejsca nadal są na mapie.
measure_crosshair = Naciśnij Enter, aby dodać punkt na środku.
lasso_crosshair = Naciśnij Enter, aby dodać róg na środku.
spot_pin = Pinezka: { $coordinate }
measure_total = Razem { $metres } m

## later

shortcuts_mapMenu = Menu mapy: śledź grę, drukuj, utwórz plakat
live_open = Śledź grę…
poster_print_open = Drukuj widok…
poster_open = Utwórz plakat…
backups_title = Kopie zapasowe
backups_open = Wszystkie kopie


typeMenu_showOnly = Pokaż tylko te
typeMenu_checklist = Lista kontrolna
typeMenu_alwaysNames = Zawsze pokazuj nazwy

toasts_marked = Znalezione: { $label }
toasts_unmarked = Już nieznalezione: { $label }
toasts_markedMany = Oznaczono jako znalezione: { $amount ->
     [one] { $amount } miejsce
     [few] { $amount } miejsca
    *[many] { $amount } miejsc
    }
toasts_unmarkedMany = Oznaczono jako nieznalezione: { $amount ->
     [one] { $amount } miejsce
     [few] { $amount } miejsca
    *[many] { $amount } miejsc
    }
storage_newer_marks = { $marks } { $marks ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    } { $backedUp ->
     [yes] od ostatniej kopii.
    *[other] bez kopii.
    }
storage_newer_changes = { $changes } { $changes ->
     [one] zmiana
     [few] zmiany
    *[many] zmian
    } w pinezkach i notatkach { $backedUp ->
     [yes] od ostatniej kopii.
    *[other] bez kopii.
    }
storage_newer_both = { $marks } { $marks ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    } i { $changes } { $changes ->
     [one] zmiana
     [few] zmiany
    *[many] zmian
    } w pinezkach i notatkach { $backedUp ->
     [yes] od ostatniej kopii.
    *[other] bez kopii.
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
search_bookWords = książka
search_settlements = Osady
search_kinds = Rodzaje miejsc
search_moreKinds = { $amount ->
     [one] Jeszcze { $amount } rodzaj
     [few] Jeszcze { $amount } rodzaje
    *[many] Jeszcze { $amount } rodzajów
    }
search_showOnMap = { $amount ->
     [one] Pokaż na mapie
     [few] Pokaż wszystkie { $amount } na mapie
    *[many] Pokaż wszystkie { $amount } na mapie
    }
search_shownTitle = „{ $searched }”
search_isolateKind = Pokaż tylko
search_isolateKindLabel = Pokaż tylko: { $type }
settlement_label = Osada: { $name }
settlement_places = { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
settlement_services = Sklepy i usługi
settlement_others = Poza tym tutaj
settlement_found = Znalezione: { $found } z { $all }
settlement_foundLeft = Znalezione: { $found } z { $all }, zostało { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Brak miejsc.
settlement_isolate = Pokaż tylko te
settlement_list = Pokaż listę
list_heading = Miejsca na ekranie
list_amount = { $amount ->
     [0] Brak miejsc na ekranie
     [one] { $amount } miejsce na ekranie
     [few] { $amount } miejsca na ekranie
    *[many] { $amount } miejsc na ekranie
    }
list_middle = Środek mapy: { $where }
list_order = Sortuj według
list_orders_kind = Rodzaju
list_orders_distance = Odległości
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
list_nearest = Miejsca na ekranie, od najbliższych
list_more = Pokaż więcej
list_none = Żadne miejsce w tym obszarze nie pasuje do filtrów.
list_noneHint = Przesuń mapę, oddal ją albo pokaż więcej rodzajów w Filtrach.
list_move = Przesuń mapę
list_sides_north = Północ
list_sides_west = Zachód
list_sides_east = Wschód
list_sides_south = Południe
list_closer = Przybliż
list_farther = Oddal
settings_title = Ustawienia
settings_close = Zamknij
settings_back = Wróć do ustawień
settings_markerSize = Wielkość znaczników
settings_markerSizeHeading = Wielkość znaczników
settings_pixels = Piksele: { $size }
settings_basemapStyle = Styl mapy
settings_basemapStyles_parchment_name = Pergamin
settings_basemapStyles_parchment_hint = tusz na starym papierze
settings_basemapStyles_night_name = Noc
settings_basemapStyles_night_hint = ciemny, nie męczy oczu
settings_basemapStyles_plain_name = Prosty
settings_basemapStyles_plain_hint = czysty, dobry do druku
settings_language = Język (Language)
settings_languageFailed = Nie udało się wczytać języka. Sprawdź połączenie i spróbuj ponownie.
settings_languageNewer = Twój język jest w nowej wersji mapy, która jest już gotowa.
settings_languageMissing = Mapa jest na razie po angielsku, bo twojego języka nie ma na tym urządzeniu. Otwórz ją raz online, aby go pobrać.
settings_keepNotifications = Nie ukrywaj powiadomień
settings_manage = Znalezione miejsca
settings_manageHint = Kopia to mały plik. Wczytaj go na innym urządzeniu, aby przenieść postępy.
settings_upload = Wczytaj
settings_drop = Upuść plik, aby go wczytać
settings_backup = Zrób kopię
settings_exportPins = Eksportuj pinezki (GeoJSON)
settings_fileRefused = Ta przeglądarka nie może tu zapisać pliku. Otwórz stronę w innej przeglądarce i spróbuj ponownie.
settings_clear = Wyczyść
settings_earlier = Wcześniejsze wersje
settings_earlierHint = Twoje postępy sprzed większych zmian. Przywrócenie można cofnąć.
settings_earlierReasons_clear = Przed wyczyszczeniem
settings_earlierReasons_import = Przed wczytaniem pliku lub linku
settings_earlierReasons_migration = Przed aktualizacją
settings_earlierReasons_restore = Przed przywróceniem
settings_restore = Przywróć
settings_restoreLabel = Przywróć: { $size }, { $reason }
settings_restoreDated = Przywróć: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = przed wyczyszczeniem
settings_restoreReasons_import = przed wczytaniem pliku lub linku
settings_restoreReasons_migration = przed aktualizacją
settings_restoreReasons_restore = przed przywróceniem
settings_clearQuestion = Wyczyścić wszystkie znalezione miejsca?
settings_clearText = { $amount ->
     [0] Nie masz jeszcze znalezionych miejsc.
     [one] { $amount } znalezione miejsce zostanie wyczyszczone. Można to cofnąć, a w Ustawieniach są wcześniejsze wersje.
     [few] { $amount } znalezione miejsca zostaną wyczyszczone. Można to cofnąć, a w Ustawieniach są wcześniejsze wersje.
    *[many] { $amount } znalezionych miejsc zostanie wyczyszczonych. Można to cofnąć, a w Ustawieniach są wcześniejsze wersje.
    }
confirm_title = Na pewno?
confirm_description = Ta operacja usuwa dane i nie można jej cofnąć.
confirm_confirm = Potwierdź
confirm_cancel = Anuluj
toasts_uploadFailed = Nie udało się wczytać pliku
toasts_uploadMerged = Scalono znalezione miejsca z pliku
toasts_backupStarted = Rozpoczęto pobieranie kopii
toasts_pinsExported = Rozpoczęto pobieranie pinezek
toasts_cleared = Wyczyszczono znalezione miejsca
toasts_restored = Przywrócono: { $size }
storage_retry = Spróbuj ponownie
storage_dismiss = Zamknij
storage_emptied_marks = Dane tej strony usunięto z przeglądarki, gdy mapa była otwarta. Na ekranie nadal widać: { $marks } { $marks ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    }.
storage_emptied_pins = Dane tej strony usunięto w przeglądarce, gdy mapa była otwarta. Na ekranie nadal { $pins ->
     [one] jest
     [few] są
    *[many] jest
    } { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }.
storage_emptied_both = Dane tej strony usunięto z przeglądarki, gdy mapa była otwarta. Na ekranie nadal widać: { $marks } { $marks ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    } i { $pins } { $pins ->
     [one] pinezka
     [few] pinezki
    *[many] pinezek
    }.
storage_backedUp_empty = Nie ma jeszcze czego kopiować.
storage_backedUp_never = Wszystko pochodzi z pliku lub linku. Nie masz tu jeszcze żadnej kopii.
storage_backedUp_all = Wszystko jest w kopii.
storage_backedUp_takenIn = Wszystko jest w ostatniej kopii albo pochodzi z wczytanego później pliku lub linku.
storage_keep = Zachowaj moje dane
storage_startAfresh = Zacznij od nowa
storage_problems_blocked = Ta przeglądarka blokuje zapis: postępy przepadną po zamknięciu strony. Zrób kopię, zanim wyjdziesz.
storage_embedded = Przeglądarka blokuje tu zapis: oznaczenie przepadnie po zamknięciu strony. Aby je zachować, otwórz pełną mapę.
storage_problems_full = Nie udało się zapisać ostatniej zmiany: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Na razie zrób kopię.
storage_problems_one-copy = Twoje postępy są zapisane tylko w jednym z dwóch miejsc: drugie jest pełne albo zablokowane przez przeglądarkę. Rób od czasu do czasu kopię.
storage_problems_newer = Twoje postępy zapisała nowsza wersja tej mapy i tutaj są tylko do odczytu. Odśwież stronę, aby zaktualizować.
storage_problems_stuck = Nie udało się odczytać zapisanych postępów i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a nowe zmiany nie są zapisywane. Zrób kopię, zanim wyjdziesz.
storage_problems_quarantined = Nie udało się odczytać zapisanych postępów. Odłożono je nietknięte, zaczynasz z pustą listą.
storage_problems_copy-quarantined = Nie udało się odczytać jednej z dwóch kopii twoich postępów. Odłożono ją nietkniętą; używana jest druga.
storage_problems_pins-quarantined = Nie udało się odczytać zapisanych pinezek i notatek. Odłożono je nietknięte. Znalezione miejsca pozostają bez zmian.
storage_problems_pins-copy-quarantined = Nie udało się odczytać jednej z dwóch kopii pinezek i notatek. Odłożono ją nietkniętą; używana jest druga.
storage_problems_settings-full = Nie udało się zapisać ustawień: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Postępy pozostają bez zmian.
storage_problems_settings-newer = Ustawienia zapisała nowsza wersja tej mapy. Tutaj są tylko do odczytu: odśwież stronę, aby zaktualizować. Postępy pozostają bez zmian.
storage_problems_settings-stuck = Nie udało się odczytać ustawień i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a zmiany nie są zapisywane. Postępy pozostają bez zmian.
storage_problems_settings-quarantined = Nie udało się odczytać ustawień. Odłożono je nietknięte; obowiązują domyślne. Postępy pozostają bez zmian.
storage_problems_filters-full = Nie udało się zapisać filtrów: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Postępy pozostają bez zmian.
storage_problems_filters-newer = Filtry zapisała nowsza wersja tej mapy. Tutaj są tylko do odczytu: odśwież stronę, aby zaktualizować. Postępy pozostają bez zmian.
storage_problems_filters-stuck = Nie udało się odczytać filtrów i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a zmiany nie są zapisywane. Postępy pozostają bez zmian.
storage_problems_filters-quarantined = Nie udało się odczytać filtrów. Odłożono je nietknięte; widać wszystkie rodzaje. Postępy pozostają bez zmian.
storage_problems_backup-full = Nie udało się zapisać informacji o ostatniej kopii: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Postępy pozostają bez zmian.
storage_problems_backup-newer = Informacje o ostatniej kopii zapisała nowsza wersja tej mapy. Tutaj są tylko do odczytu: odśwież stronę, aby zaktualizować. Postępy pozostają bez zmian.
storage_problems_backup-stuck = Nie udało się odczytać informacji o ostatniej kopii i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a zmiany nie są zapisywane. Postępy pozostają bez zmian.
storage_problems_backup-quarantined = Nie udało się odczytać stanu kopii. Odłożono go nietknięty; następne przypomnienie może pojawić się wcześniej. Postępy pozostają bez zmian.
storage_problems_playthroughs-full = Nie udało się zapisać nazw rozgrywek: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Postępy pozostają bez zmian.
storage_problems_playthroughs-newer = Nazwy rozgrywek zapisała nowsza wersja tej mapy. Tutaj są tylko do odczytu: odśwież stronę, aby zaktualizować. Postępy pozostają bez zmian.
storage_problems_playthroughs-stuck = Nie udało się odczytać nazw rozgrywek i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a zmiany nie są zapisywane. Postępy pozostają bez zmian.
storage_problems_playthroughs-quarantined = Nie udało się odczytać nazw rozgrywek. Odłożono je nietknięte; rozgrywki są widoczne bez nazw. Postępy pozostają bez zmian.
storage_problems_history-full = Nie udało się zapisać kopii wcześniejszych wersji i historii zmian: pamięć przeglądarki jest pełna. Zapis zostanie ponowiony. Postępy pozostają bez zmian.
storage_problems_history-newer = Kopię wcześniejszych wersji i historii zmian zapisała nowsza wersja tej mapy. Tutaj są tylko do odczytu: odśwież stronę, aby zaktualizować. Postępy pozostają bez zmian.
storage_problems_history-stuck = Nie udało się odczytać kopii wcześniejszych wersji i historii zmian, i zabrakło miejsca, by je odłożyć. Zostają nietknięte, a zmiany nie są zapisywane. Postępy pozostają bez zmian.
storage_problems_history-quarantined = Nie udało się odczytać kopii wcześniejszych wersji i historii zmian. Odłożono ją nietkniętą; używana jest baza danych przeglądarki. Postępy pozostają bez zmian.
offline_preparing = Offline: pobieranie…
offline_ready = Offline: gotowe, { $megabytes } MB
offline_failed = Offline: niegotowe. Nie udało się pobrać niektórych plików. Spróbuj ponownie online.
offline_tryAgain = Spróbuj ponownie
offline_saving = Offline: niepobrane, bo włączone jest oszczędzanie danych.
offline_prepare = Pobierz
offline_cacheAll = Zachowaj wszystkie światy offline (jeszcze { $megabytes } MB)
offline_allCached = Zachowaj wszystkie światy offline (wszystkie pobrane)
offline_cachingAll = Pobieranie wszystkich światów…
offline_noRoom = Brak miejsca: { $world }. Pamięć przeglądarki jest pełna.
offline_notFetched = Nie udało się pobrać niektórych plików: { $world }.
offline_appShell = sama aplikacja
offline_notCachedTitle = Tego świata nie ma jeszcze na tym urządzeniu: { $world }.
offline_notCachedText = Mapa działa offline, gdy raz otworzysz ją online. Ta strona sama ruszy dalej, gdy znów będziesz online.
offline_cachedWorlds = Dostępne offline:
more_share = Udostępnij widok
more_send = Wyślij na urządzenie
more_refused = Przeglądarka zablokowała kopiowanie.
filters_tally = { $found } / { $total }
filters_yields = Zawiera
filters_onlyFound = Tylko znalezione
filters_yieldsAll = Cokolwiek
filters_anyHerb = Dowolne zioło
filters_anyBook = Dowolna księga umiejętności
filters_herbs = Zioła
filters_books = Księgi umiejętności
progress_whole = Cała mapa
progress_byArea = Według okolic
progress_next = Następne w pobliżu
progress_nothingNext = Wśród pokazanych miejsc nie ma już nic do znalezienia. Włącz więcej rodzajów w Filtrach.
# $percent (number)
progress_share = { $percent }%
progress_tally = Znalezione: { $found } z { $total }
progress_left = { $amount ->
     [0] wszystko znalezione
     [one] został { $amount }
     [few] zostały { $amount }
    *[many] zostało { $amount }
    }
progress_barLabel = { $title }: znalezione
progress_openList = Lista: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } nowe miejsce od ostatniej wizyty
     [few] { $amount } nowe miejsca od ostatniej wizyty
    *[many] { $amount } nowych miejsc od ostatniej wizyty
    }
progress_newPlaces_show = Pokaż nowe miejsca
progress_newPlaces_title = Nowe miejsca
progress_markInView = Oznacz { $amount } na ekranie
progress_nothingInView = Na ekranie nie ma nic do oznaczenia
# same
progress_lasso = Lasso
progress_many = Kilka miejsc naraz
progress_back = Wszystkie rodzaje
progress_order = Sortuj według
progress_orders_distance = Odległości
progress_orders_name = Nazwy
# same
progress_orders_id = ID
progress_orders_map = Mapy skarbu
progress_onlyMissing = Tylko nieznalezione
progress_onlyMissingHint = Znalezione miejsca zostają tu, dopóki nie wyjdziesz z listy.
progress_nothingMissing = Wszystkie są znalezione.
progress_again = Sortuj stąd
progress_days_title = { $unit ->
     [week] Znalezione według tygodni
     [month] Znalezione według miesięcy
     [year] Znalezione według lat
    *[day] Znalezione według dni
    }
progress_days_since = Od { $date }: znaleziono { $amount }.
progress_days_most = Najwięcej jednego dnia: { $amount } ({ $date }).
progress_days_undated = Dzień nieznany: { $amount }.
progress_days_table = Jako tabela
progress_days_unit = { $unit ->
     [week] Tydzień od
     [month] Miesiąc
     [year] Rok
    *[day] Dzień
    }
progress_days_found = Znalezione
progress_days_save = Zapisz obraz
progress_days_saved = Zapisano obraz
progress_metres = { $metres } m
progress_box = Znalezione: { $label } #{ $id }
toasts_undone_mark = Cofnięto: { $label } już nieznalezione
toasts_undone_unmark = Cofnięto: { $label } znów znalezione
toasts_undone_mark-many = Cofnięto: miejsca już nieznalezione
toasts_undone_unmark-many = Cofnięto: miejsca znów znalezione
toasts_undone_clear = Cofnięto: przywrócono znalezione miejsca
toasts_undone_import = Cofnięto: usunięto wczytane miejsca
toasts_undone_restore = Cofnięto: odwołano przywrócenie
toasts_undone_pin = Cofnięto: usunięto pinezkę
toasts_undone_pin-edit = Cofnięto: zmiana pinezki
toasts_undone_pin-move = Cofnięto: pinezka wróciła na miejsce
toasts_undone_pin-delete = Cofnięto: przywrócono pinezkę
toasts_undone_pins-delete = Cofnięto: przywrócono pinezki
toasts_undone_note = Cofnięto: przywrócono notatkę
toasts_undone_quest = Cofnięto: zmiana zadania
toasts_nothingToUndo = Nie ma nic do cofnięcia.
undoing_kept = { $amount ->
     [one] { $amount } element zmieniono później, więc zostaje bez zmian.
     [few] { $amount } elementy zmieniono później, więc zostają bez zmian.
    *[many] { $amount } elementów zmieniono później, więc zostają bez zmian.
    }
undoing_allKept = Nic nie zmieniono: wszystko z tego kroku zmieniono później ponownie.
undoing_redo = Ponów
undoing_redone = Ponowiono: { $what }
undoing_nothingToRedo = Nie ma nic do ponowienia.
undoing_recent_title = Ostatnie zmiany
undoing_recent_hint = Twoje ostatnie 50 zmian, od najnowszej. Każdą można cofnąć osobno; to, co zmieniono później, zostaje bez zmian.
undoing_recent_nothing = Brak zmian.
undoing_recent_undo = Cofnij: { $what }
undoing_recent_redo = Ponów: { $what }
undoing_recent_undone = cofnięto
undoing_elsewhere_title = Cofnąć zmianę z innej karty?
undoing_elsewhere_description = W tej karcie nie ma już nic do cofnięcia. Poprzednią zmianę zrobiono w innej karcie albo podczas wcześniejszej wizyty:
undoing_elsewhere_confirm = Cofnij
undoing_elsewhere_cancel = Anuluj
undoing_action_mark = Znalezione: { $label }
undoing_action_unmark = Już nieznalezione: { $label }
undoing_action_mark-many = Oznaczono jako znalezione: { $amount ->
     [one] { $amount } miejsce
     [few] { $amount } miejsca
    *[many] { $amount } miejsc
    }
undoing_action_passed = Znalezione po drodze: { $amount ->
     [one] { $amount } miejsce
     [few] { $amount } miejsca
    *[many] { $amount } miejsc
    }
undoing_action_unmark-many = Oznaczono jako nieznalezione: { $amount ->
     [one] { $amount } miejsce
     [few] { $amount } miejsca
    *[many] { $amount } miejsc
    }
undoing_action_clear = Wyczyszczono { $amount } { $amount ->
     [one] znalezione miejsce
     [few] znalezione miejsca
    *[many] znalezionych miejsc
    }
undoing_action_import = Wczytano plik lub link: { $what }
undoing_action_restore = Przywrócono wcześniejszą wersję, zmieniono: { $what }
undoing_action_pin = Dodano pinezkę: { $label }
undoing_action_pin-edit = Edytowano pinezkę: { $label }
undoing_action_pin-move = Przesunięto pinezkę: { $label }
undoing_action_pin-delete = Usunięto pinezkę: { $label }
undoing_action_pins-delete = Usunięto { $amount } { $amount ->
     [one] pinezkę
     [few] pinezki
    *[many] pinezek
    }
undoing_action_note = Zmieniono notatkę: { $label }
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
pins_moveGroup = Przesuń pinezkę
pins_moveHint = Przesuwa pinezkę o metr, z klawiszem Shift o dziesięć. Można ją też przeciągnąć na mapie.
pins_steps_north = Północ
pins_steps_west = Zachód
pins_steps_south = Południe
pins_steps_east = Wschód
pins_movedTo = Teraz: { $coordinate }
pins_title = Nazwa
pins_titleHint = Nazwa na mapie
pins_noteHint = Wszystko, co warto zapamiętać
pins_glyph = Ikona
pins_colour = Kolor
pins_left = { $amount ->
     [0] Brak znaków
    *[other] Pozostało znaków: { $amount }
    }
pins_full = Pole jest pełne (znaków: { $most }). Usuń coś, aby pisać dalej.
pins_save = Zapisz
pins_cancel = Anuluj
pins_discard_title = Odrzucić zmiany?
pins_discard_description = Nie zostały zapisane.
pins_discard_confirm = Odrzuć
pins_discard_cancel = Edytuj dalej
pins_list = Pinezki i notatki
pins_none = Nie masz jeszcze pinezek.
pins_order = Sortuj według
pins_orders_distance = Odległości
pins_orders_title = Nazwy
pins_again = Sortuj stąd
pins_more = Pokaż więcej
pins_pinsList = Moje pinezki
pins_notesList = Notatki o miejscach
pins_deleteAll = Usuń wszystkie pinezki
pins_deleteAllTitle = Usunąć wszystkie twoje pinezki?
pins_deleteAllText = { $amount } { $amount ->
     [one] pinezka zostanie usunięta
     [few] pinezki zostaną usunięte
    *[many] pinezek zostanie usuniętych
    }. Notatki o miejscach zostaną. Można to cofnąć, a w Ustawieniach są wcześniejsze wersje.
pins_noteOn = Notatka: { $label }
spotMenu_label = Menu punktu { $coordinate }
spotMenu_copy = Kopiuj współrzędne { $coordinate }
spotMenu_copied = Skopiowano { $coordinate }
spotMenu_link = Kopiuj link
spotMenu_linkCopied = Skopiowano link
spotMenu_nearest = Co jest w pobliżu
spotMenu_measure = Mierz stąd
spotMenu_refusedTitle = Skopiuj ręcznie
spotMenu_refused = Przeglądarka zablokowała kopiowanie. Skopiuj stąd:
spotMenu_close = Zamknij
overlap_title = { $count ->
     [one] { $count } miejsce tutaj
     [few] { $count } miejsca tutaj
    *[many] { $count } miejsc tutaj
    }
overlap_found = znalezione
nearest_title = W pobliżu { $coordinate }
nearest_close = Zamknij
nearest_services = Usługi
nearest_undiscovered = Nieznalezione miejsca
nearest_nothingLeft = Masz już wszystkie miejsca na mapie.
nearest_nextOfKind = Następne tego rodzaju
nearest_noServices = Brak usług na tej mapie.
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
measure_undo = Usuń punkt
measure_done = Gotowe
# same
lasso_label = Lasso
lasso_begin = Obrysuj miejsca albo klikaj, dotykaj lub naciskaj Enter, aby dodawać rogi.
lasso_corners = { $amount ->
     [0] 0 rogów, potrzeba co najmniej 3
     [1] 1 róg, potrzeba co najmniej 3
     [2] 2 rogi, potrzeba co najmniej 3
     [one] { $amount } róg
     [few] { $amount } rogi
    *[many] { $amount } rogów
    }
lasso_inside = { $amount ->
     [0] Wewnątrz nie ma widocznych miejsc.
     [one] { $amount } miejsce wewnątrz, znalezione: { $found }
     [few] { $amount } miejsca wewnątrz, znalezione: { $found }
    *[many] { $amount } miejsc wewnątrz, znalezione: { $found }
    }
lasso_undo = Usuń róg
lasso_closeLine = Zamknij kształt
lasso_mark = Oznacz jako znalezione
lasso_unmark = Nieznalezione
lasso_again = Rysuj od nowa
lasso_leave = Gotowe
shapes_keepLine = Zachowaj linię
shapes_keepArea = Zachowaj obszar
shapes_names_shape-line = Linia
shapes_names_shape-area = Obszar
shapes_share = Udostępnij kształt
shapes_within = Wybierz miejsca wewnątrz
shapes_length = Długość
shapes_size = Powierzchnia
shapes_hectares = { $area } ha
shortcuts_title = Skróty klawiszowe
shortcuts_close = Zamknij
shortcuts_switch = Skróty jednoklawiszowe
shortcuts_switchHint = Po wyłączeniu powyższe pojedyncze klawisze nie działają. Pozostałe działają dalej.
shortcuts_keys = Pojedyncze klawisze, wszędzie na stronie
shortcuts_otherKeys = Inne klawisze
shortcuts_search = Szukaj
shortcuts_panel = Otwórz lub zamknij panel
shortcuts_next = Przejdź do najbliższego nieznalezionego miejsca
shortcuts_discovered = Oznacz wybrane miejsce jako znalezione lub nieznalezione
shortcuts_list = Pokaż skróty klawiszowe
shortcuts_undo = Cofnij ostatnią zmianę
shortcuts_redo = Ponów
shortcuts_pan = Przesuń mapę
shortcuts_zoom = Przybliż i oddal
shortcuts_lists = Ruch po liście lub pasku; Tab z nich wychodzi
shortcuts_choose = Otwórz miejsce na środku mapy; dodaj punkt podczas pomiaru lub z lassem
shortcuts_menu = Otwórz menu wybranego miejsca lub środka mapy
shortcuts_removePoint = Usuń ostatni punkt podczas pomiaru lub z lassem
shortcuts_deletePin = Usuń wybraną pinezkę na mapie
shortcuts_leave = Zamknij lub anuluj
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
linkUnread_title = Części tego linku nie da się pokazać
linkUnread_text = { $what ->
     [place] Wskazuje miejsce, którego nie ma na tej mapie.
     [point] Wskazuje punkt poza tą mapą, która sięga od { $from } do { $to }.
     [kinds] Wymienia rodzaje miejsc, których nie ma na tej mapie.
     [coordinates] Jego współrzędnych nie da się odczytać.
     [quest] Wskazuje zadanie, którego nie ma na tej mapie.
     [pin] Opisuje pinezkę, ale nie mówi, gdzie ona jest.
     [set] Jego zestaw filtrów jest niepełny.
     [filters] Wymienia filtry, których nie ma na tej mapie.
    *[several] Kilku rzeczy z linku nie ma na tej mapie.
    } Sprawdź, czy link został skopiowany w całości, albo poproś o nowy.
ownWords_heading = Konflikty
ownWords_hint = { $where ->
     [link] Link
    *[file] Plik
    } zawiera inną wersję { $amount } { $amount ->
     [one] twojej pinezki lub notatki
     [few] twoich pinezek i notatek
    *[many] twoich pinezek i notatek
    }. Twoje zostają, chyba że wybierzesz inaczej.
ownWords_forAll = Dla wszystkich
ownWords_forOne = Wybór: { $label }
ownWords_choices_mine = Zostaw moje
ownWords_choices_theirs = Użyj tamtych
ownWords_choices_both = Moje i tamte
ownWords_mine = Twoje
ownWords_theirs_file = Z pliku
ownWords_theirs_link = Z linku
ownWords_deleted = Usunięte
ownWords_noWords = Brak tekstu
ownWords_more = Pokaż jeszcze { $amount }

routes_toHere = Trasa tutaj
routes_fromHere = Trasa stąd
routes_onToHere = Kontynuuj tutaj
routes_viaHere = Trasa przez ten punkt
routes_card = Trasa: { $name }
routes_title = Trasa
routes_walk = { $minutes } min pieszo
routes_run = { $minutes } min biegiem
routes_ride = { $minutes } min konno
routes_offRoad = { $metres } m na przełaj
routes_finding = Wyszukiwanie trasy…
routes_failed = Nie udało się wczytać dróg. Sprawdź połączenie i spróbuj ponownie.
routes_retry = Spróbuj ponownie
routes_from = Skąd
routes_fromPlayer = Twoja pozycja
routes_fromLastEnd = Koniec ostatniej trasy
routes_fromView = Środek mapy
routes_fromFastTravel = { $name } (najbliższa szybka podróż)
routes_chooseOnMap = Wybierz na mapie…
routes_to = Dokąd
routes_by = Którędy
routes_kinds_roads = Preferuj drogi
routes_kinds_paths = Drogi i ścieżki
routes_fastTravel = Szybka podróż
routes_fastTravels_none = Wył.
routes_fastTravels_found = Tylko znalezione punkty
routes_fastTravels_all = Wszystkie punkty
routes_turnRound = Odwróć
routes_choose_begin = Kliknij lub dotknij początek albo wyszukaj miejsce.
routes_choose_search = Wyszukaj miejsce początkowe.
routes_choose_end = Kliknij lub dotknij cel albo wyszukaj miejsce.
routes_cancel = Anuluj
routes_directions = Opis trasy
routes_steps_label = Wskazówki krok po kroku
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
routes_steps_turn = Za { $metres } m { $turn ->
     [straight] idź prosto
     [slightLeft] trzymaj się lewej
     [left] skręć w lewo
     [sharpLeft] skręć ostro w lewo
     [slightRight] trzymaj się prawej
     [right] skręć w prawo
    *[sharpRight] skręć ostro w prawo
    }
routes_steps_turnAt = Za { $metres } m { $turn ->
     [straight] idź prosto
     [slightLeft] trzymaj się lewej
     [left] skręć w lewo
     [sharpLeft] skręć ostro w lewo
     [slightRight] trzymaj się prawej
     [right] skręć w prawo
    *[sharpRight] skręć ostro w prawo
    } ({ $landmark })
routes_steps_onto_road = na drogę
routes_steps_onto_path = na ścieżkę
routes_steps_leave = Za { $metres } m zejdź z drogi i idź na przełaj { $direction ->
     [east] na wschód
     [north-east] na północny wschód
     [north] na północ
     [north-west] na północny zachód
     [west] na zachód
     [south-west] na południowy zachód
     [south] na południe
    *[south-east] na południowy wschód
    }
routes_steps_travel = Za { $metres } m szybka podróż: { $place }
routes_steps_travelNow = Szybka podróż: { $place }
routes_steps_pass = Za { $metres } m miniesz: { $place }
routes_steps_arrive = Cel za { $metres } m: { $place }
routes_steps_arriveNow = Cel osiągnięty: { $place }
routes_steps_bridges = { $bridges ->
     [one] przez most
     [few] przez { $bridges } mosty
     [many] przez { $bridges } mostów
    *[other] przez { $bridges } mostu
    }
routes_beside = Wzdłuż trasy
routes_reach = Odległość od trasy
routes_besideAmount = { $amount ->
     [0] Żadne miejsce nie pasuje do filtrów.
     [one] { $amount } miejsce pasuje do filtrów
     [few] { $amount } miejsca pasują do filtrów
     [many] { $amount } miejsc pasuje do filtrów
    *[other] { $amount } miejsca pasuje do filtrów
    }
routes_stillToFind = Nieznalezione: { $left }
routes_alreadyFound = Znalezione: { $found }
routes_along = po { $metres } m
routes_more = Pokaż więcej
routes_handles_begin = Początek trasy
routes_handles_end = Koniec trasy
routes_handles_between = Punkt pośredni { $number }
routes_handles_new = Dodaj punkt pośredni
routes_tripNear = Wyprawa w pobliżu
routes_nothingLeft = Żadne nieznalezione miejsce nie pasuje do filtrów.
routes_bestOrder = Optymalizuj kolejność
routes_undone = Cofnięto: przywrócono trasę
routes_printStops = Drukuj przystanki…
routes_ordering = Optymalizowanie kolejności…
routes_stopOrdering = Zatrzymaj
routes_exportRoute = Eksportuj trasę (GeoJSON)
routes_exportGpx = Eksportuj trasę (GPX)
routes_save = Zapisz w moich pinezkach
routes_saveChanges = Zapisz zmiany
routes_savedAs = Zapisano w moich pinezkach: { $title }
routes_show = Pokaż wyprawę
routes_share = Udostępnij wyprawę
routes_back = Wróć na początek
routes_tripInView = Wyprawa: na ekranie
routes_tripLeft = Wyprawa: nieznalezione
routes_tripShown = Wyprawa: wszystkie widoczne
routes_tripThese = Wyprawa: wszystkie
routes_tripNearest = Wyprawa: { $amount } najbliższych
routes_tooMany = Wyprawa może mieć najwyżej { $most } przystanków. Dodano najbliższe.
routes_stops_next = Dalej: { $number } z { $of }, { $name }, { $metres } m
routes_stops_goOn = Znalezione, dalej
routes_stops_passed = { $name }: gotowe
routes_trip = { $stops ->
     [one] Wyprawa: { $stops } przystanek
     [few] Wyprawa: { $stops } przystanki
     [many] Wyprawa: { $stops } przystanków
    *[other] Wyprawa: { $stops } przystanku
    }
routes_stops_title = Przystanki
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Przesuń w górę: { $name }
routes_stops_later = Przesuń w dół: { $name }
routes_stops_leaveOut = Usuń: { $name }
routes_areas_title = Według okolic
routes_areas_shade = Pokoloruj okolice na mapie
routes_areas_around = Okolica: { $name }
routes_steps_next = po kolejnych { $metres } m { $turn ->
     [straight] prosto
     [slightLeft] lekko w lewo
     [left] w lewo
     [sharpLeft] ostro w lewo
     [slightRight] lekko w prawo
     [right] w prawo
    *[sharpRight] ostro w prawo
    }
routes_steps_crossroads = { $crossroads ->
     [one] prosto przez skrzyżowanie
     [few] prosto przez { $crossroads } skrzyżowania
     [many] prosto przez { $crossroads } skrzyżowań
    *[other] prosto przez { $crossroads } skrzyżowania
    }
routes_steps_passing = po drodze: { $things }
routes_options = Opcje: { $chosen }
routes_mode = Sposób podróży
routes_modes_walk = Pieszo
routes_modes_run = Biegiem
routes_modes_ride = Konno
routes_tripDone = Wyprawa ukończona: znaleziono { $found } z { $of }
routes_endTrip = Zakończ wyprawę
routes_anotherTrip = Zacznij kolejną wyprawę

playthroughs_title = Rozgrywki
playthroughs_hint = Każda rozgrywka ma własne znalezione miejsca, pinezki i notatki. Filtry i ustawienia są wspólne.
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
playthroughs_forGood = Usuń trwale
playthroughs_forGoodLabel = Usuń trwale: „{ $name }”
playthroughs_forGoodTitle = Usunąć trwale?
playthroughs_forGoodQuestion = Usunąć trwale rozgrywkę „{ $name }”?
playthroughs_forGoodText = Jej znalezione miejsca, pinezki i notatki znikną z tego urządzenia. Nie można tego cofnąć.
playthroughs_name = Nazwa
playthroughs_firstName = Obecna rozgrywka
playthroughs_newName = Nowa rozgrywka
playthroughs_first = Pierwsza
playthroughs_second = Druga
playthroughs_copyOf = { $name } (kopia)
playthroughs_blank = Wpisz nazwę.
playthroughs_left = Zostało: { $amount }
playthroughs_save = Zapisz
playthroughs_make = Utwórz
playthroughs_close = Zamknij
playthroughs_nameTitle_new = Nowa rozgrywka
playthroughs_nameTitle_rename = Zmień nazwę rozgrywki
playthroughs_nameTitle_copy = Kopiuj rozgrywkę
playthroughs_deleteTitle = Usunąć rozgrywkę?
playthroughs_deleteQuestion = Usunąć rozgrywkę „{ $name }”?
playthroughs_deleteText = Jej znalezione miejsca ({ $found } z { $total }), pinezki i notatki znikną z mapy. Można ją przywrócić w Ustawieniach.
playthroughs_deleteUncounted = Jej znalezione miejsca, pinezki i notatki znikną z mapy. Można ją przywrócić w Ustawieniach.
playthroughs_confirm = Usuń
playthroughs_cancel = Anuluj
playthroughs_toastDeleted = Usunięto: „{ $name }”
playthroughs_toastGone = Rozgrywkę „{ $name }” usunięto w innej karcie przeglądarki
playthroughs_undo = Cofnij
playthroughs_merged = Plik pochodzi z „{ $from }” i został scalony z „{ $into }”.
playthroughs_head = Rozgrywka: „{ $name }”
playthroughs_nameless = Rozgrywki bez nazwy
playthroughs_namelessMarks = { $amount ->
     [one] Bez nazwy: { $amount } znalezione miejsce
     [few] Bez nazwy: { $amount } znalezione miejsca
    *[many] Bez nazwy: { $amount } znalezionych miejsc
    }
playthroughs_namelessPins = { $amount ->
     [one] Bez nazwy: { $amount } pinezka lub notatka
     [few] Bez nazwy: { $amount } pinezki i notatki
    *[many] Bez nazwy: { $amount } pinezek i notatek
    }
playthroughs_refused_newer = Twoje rozgrywki zapisała nowsza wersja tej mapy. Odśwież stronę, aby zaktualizować, zanim utworzysz kolejną.
playthroughs_refused_no-room = Nie udało się utworzyć rozgrywki: pamięć przeglądarki jest pełna lub zablokowana. Niczego nie zmieniono.
playthroughs_elsewhere_deleted = Tę rozgrywkę usunięto gdzie indziej. Zapisz jeszcze raz, żeby przywrócić ją pod tą nazwą.
playthroughs_elsewhere_gone = Tę rozgrywkę trwale usunięto gdzie indziej. Utwórz zamiast niej nową.

worlds_title = Światy
worlds_close = Zamknij
worlds_loading = Wczytywanie światów…
worlds_failed = Nie udało się wczytać światów. Sprawdź połączenie i spróbuj ponownie.
worlds_retry = Spróbuj ponownie
worlds_found = Znalezione: { $found } z { $all }
worlds_places = { $all } { $all ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }
worlds_present = Na mapie
worlds_cached = Na tym urządzeniu
worlds_titleAndId = { $title } ({ $id })


wiki_place = Strona na wiki
wiki_kind = Strona na wiki: { $kind }
report_link = Zgłoś błąd
report_ask = Zgłoś błąd
report_copyRow = Kopiuj dane miejsca
report_copyHint = Wyślij dane tego miejsca osobie, która prowadzi mapę, i napisz, co się nie zgadza.
report_copied = Skopiowano
report_copyRefused = Przeglądarka zablokowała kopiowanie. Skopiuj stąd:
report_title = Błąd: { $label } ({ $id })
report_wrong = Co się nie zgadza:
report_world = Świat: { $world }
# same
report_id = ID: { $id }
report_type = Rodzaj: { $type }
report_coordinate = Współrzędne: { $coordinate }
report_inGame = W grze: { $metres } m
report_name = Nazwa: { $name }
report_description = Opis: { $description }

veil_hint = Nazwa tego miejsca to spoiler. Jest ukryta, dopóki go nie znajdziesz.
veil_show = Pokaż nazwę
filterOverride_filters = Udostępnione filtry
filterOverride_filtersShown = Widoczne są filtry z linku.
filterOverride_filtersHint = Twoje są bezpieczne. Zmiany nie zostaną zapisane, jeśli nie zachowasz tych.
filterOverride_keep = Zachowaj te
filterOverride_isolated = Tylko { $title }
filterOverride_isolateThisKind = Pokaż tylko te
filterOverride_undone = Cofnięto: przywrócono filtry
filterSets_title = Zestawy filtrów
filterSets_keep = Zachowaj zestaw…
filterSets_rename = Zmień nazwę…
filterSets_earlier = Przesuń wcześniej
filterSets_later = Przesuń dalej
filterSets_start = Pokaż na początku
filterSets_copyLink = Kopiuj link
filterSets_delete = Usuń
filterSets_nameTitle_keep = Zachowaj zestaw filtrów
filterSets_nameTitle_rename = Zmień nazwę zestawu
filterSets_taken_keep = Masz już zestaw „{ $name }”. „Zastąp” wstawi w jego miejsce to, co teraz widać.
filterSets_taken_rename = Masz już zestaw „{ $name }”. Wybierz inną nazwę.
filterSets_replace = Zastąp
filterSets_full = Jest miejsce na { $most } zestawów. Najpierw usuń jeden.
filterSets_kept = Zachowano: „{ $name }”
filterSets_deleted = Usunięto: „{ $name }”
filterSets_deletedElsewhere = Ten zestaw filtrów usunięto gdzie indziej. Zapisz jeszcze raz, żeby przywrócić go pod tą nazwą.

embed_copy = Kopiuj kod do osadzenia
embed_fixLanguage = Zawsze w tym języku
embed_copied = Skopiowano kod do osadzenia
embed_title = { $label } na mapie do gry { $game }
links_share = Udostępnij
links_copied = Skopiowano link
pins_howTo = Kliknij mapę prawym przyciskiem i wybierz „Dodaj pinezkę”.
pins_howToByFinger = Przytrzymaj mapę i wybierz „Dodaj pinezkę”.
pins_howToByKeys = Z klawiatury: Shift+F10 na mapie.
pins_edit = Edytuj
pins_delete = Usuń
pins_addNote = Dodaj notatkę
pins_editNote = Edytuj notatkę
pins_deleteNote = Usuń notatkę
pins_gone_title = Tę pinezkę usunięto gdzie indziej
pins_gone_description = Przywrócić ją z twoim tekstem?
pins_gone_confirm = Przywróć
pins_gone_cancel = Odrzuć tekst
pictures_list = Obrazy
pictures_add = Dodaj obraz
pictures_limit = Do { $most } obrazów, każdy zmniejszony do najwyżej { $kilobytes } kB. Możesz je też wkleić albo upuścić tutaj.
pictures_name = Obraz { $number } z { $total }: { $label }
pictures_elsewhere = Ten obraz jest na innym urządzeniu
pictures_damaged = Ten obraz jest uszkodzony
pictures_close = Zamknij obraz
pictures_delete = Usuń obraz
pictures_added = Dodano obraz
pictures_deleted = Usunięto obraz
pictures_nowhere = Obrazy należą do pinezek i notatek. Otwórz pinezkę albo miejsce i upuść obraz jeszcze raz.
pictures_full = Liczba obrazów pinezki albo notatki: najwyżej { $most }. Najpierw usuń jeden.
pictures_problem_no-picture = Przeglądarka nie odczytała obrazu z tego pliku. Wybierz inny.
pictures_problem_svg = Nie można dodać rysunku SVG. Wybierz obraz PNG, JPEG albo WebP.
pictures_problem_too-large = Obraz jest za duży: może mieć najwyżej { $most } mln pikseli. Zapisz go mniejszy i spróbuj ponownie.
pictures_problem_storage = Nie udało się zapisać obrazu: pamięć przeglądarki jest pełna albo zablokowana. Nic nie zmieniono.
pictures_problem_undecodable = Przeglądarka nie odczytała tego obrazu ({ $kind }). Zapisz go jako PNG albo JPEG i dodaj tamten plik.
pictures_problem_falsified = Ochrona przeglądarki przed fingerprintingiem zmieniłaby obraz, dlatego nic nie zapisano. Zezwól tej stronie na dane canvas, ikoną obrazu na pasku adresu albo w Brave przez Shields. Możesz też wybrać obraz PNG, JPEG albo WebP, który ma najwyżej { $kilobytes } kB.
pictures_falsified = Ochrona przeglądarki przed fingerprintingiem zmieniłaby obraz, dlatego nic nie zapisano. Zezwól tej stronie na dane canvas, ikoną obrazu na pasku adresu albo w Brave przez Shields, i spróbuj ponownie.
backups_pictures_size = Kopia z obrazami: { $megabytes } MB
backups_pictures_without = Zrób kopię bez obrazów
backups_pictures_unread = Nie udało się odczytać obrazów. Kopia powstała bez nich.
backups_pictures_tooLarge = Z obrazami kopia miałaby ponad { $most } MB i nie dałoby się jej wczytać. Powstaje bez nich.
spot_label = Punkt: { $coordinate }
spot_temporary = Ta pinezka nie jest zapisana. Zniknie po zamknięciu tych szczegółów.
search_clearAndBrowse = Wyczyść wyszukiwanie
search_loadMore = Pokaż więcej…
firstHint_withExample = Miejsc na mapie: { $amount }. Wyszukaj „{ $example }” albo naciśnij miejsce, aby oznaczyć je jako znalezione.
firstHint_plain = Miejsc na mapie: { $amount }. Naciśnij miejsce, aby oznaczyć je jako znalezione.
firstHint_kept = Zapis w tej przeglądarce.

search_id = #{ $id }
search_here = Zawiera: { $names }
search_outside = Poza tą mapą, która sięga od { $from } do { $to }.
search_openLink = Otwórz ten link
# same
card_id = ID
undoing_action_quest = Zmieniono zadanie
quests_title = Zadania
# $done (number), $total (number)
quests_tally = Ukończone: { $done } z { $total }
quests_loading = Wczytywanie zadań…
quests_failed = Nie udało się wczytać zadań. Sprawdź połączenie i spróbuj ponownie.
quests_sections_main = Główny wątek
quests_sections_side = Zadania poboczne
quests_sections_task = Drobne zadania
quests_sections_activity = Aktywności
quests_search = Szukaj zadań
quests_only_openToMe = Dostępne dla mnie
quests_only_canBeMissed = Można przegapić
quests_only_timed = Ma limit czasu
quests_only_hideDone = Ukryj ukończone
quests_place = Początek
quests_everywhere = Wszędzie
quests_orders_story = Fabuła i miejsce
quests_orders_distance = Najbliższe najpierw
quests_allTitles = Pokaż wszystkie tytuły (spoilery)
# $part (text)
quests_part = Pokaż: { $part }
quests_veiled = Zadanie głównego wątku
quests_states_open = Otwarte
quests_states_under-way = W toku
quests_states_done = Ukończone
quests_states_failed = Niepowodzenie
# $title (text)
quests_state = Stan: { $title }
# $where (text)
quests_begins = Początek: { $where }
# $place (text)
quests_beginsIn = Początek: { $place }
# $where (text)
quests_beginsNear = Zaczyna się gdzieś w pobliżu: { $where }
quests_beginsUnknown = Nie wiadomo, gdzie się zaczyna.
# $days (number)
quests_limits_days = Przepada po { $days } { $days ->
     [one] dniu
     [few] dniach
    *[many] dniach
    }
quests_limits_someDays = Przepada po kilku dniach
# $time (text)
quests_limits_hour = Bądź na miejscu o { $time }
quests_limits_noon = Bądź na miejscu w południe
quests_limits_hours = Tylko o ustalonych godzinach
quests_limits_night = Tylko w nocy
quests_limits_one-night = W ciągu jednej nocy
quests_limits_weekly = Wraca co tydzień
quests_limits_timed = Ma limit czasu
# $title (text)
quests_limits_before = Tylko przed: { $title }
quests_limits_missable = Można przegapić
quests_limits_no-return = Może zakończyć otwarte zadania
quests_limits_closes-others = Kończy niektóre inne zadania
quests_limits_unlocks-region = Otwiera inny region
quests_comesAfter = Następuje po
quests_leadsTo = Prowadzi do
quests_rulesOut = Wyklucza
# $amount (number)
quests_lost = { $amount } { $amount ->
     [one] otwarte zadanie może
     [few] otwarte zadania mogą
    *[many] otwartych zadań może
    } się tu skończyć
quests_nothing = Żadne zadanie nie pasuje do tych filtrów.
quests_show = Pokaż na mapie
quests_nearby = Otwarte zadania w pobliżu
quests_onMap = Pokaż na mapie, gdzie zaczynają się zadania
quests_kind = Zadanie
quests_kindNear = Zadanie, gdzieś w pobliżu
quests_trip = Wyprawa po otwartych zadaniach w pobliżu
quests_here = Zadania, które tu się zaczynają
# $open (number), $done (number)
quests_hereTally = otwarte: { $open }, ukończone: { $done }

treasureMaps_title = Mapa skarbu { $number }
treasureMaps_lies = Leży tam
treasureMaps_sold = Do kupienia tam
treasureMaps_soldBy = Sprzedaje: { $seller }
treasureMaps_carried = Nosi ją wędrowiec
treasureMaps_show = Pokaż, gdzie jest
treasureMaps_back = Wróć do skarbu
treasureMaps_fromThere = Trasa stamtąd
treasureMaps_toTreasure = Trasa do skarbu
treasureMaps_sells = Sprzedaje
treasureMaps_called = mapa mape mapy
treasureMaps_besides = skarbu skarbow skarb do numer nr
update_label = Dostępna aktualizacja
update_waiting = Nowa wersja jest gotowa. Widok i postępy zostaną zachowane.
update_elsewhere = Mapę zaktualizowano w innej karcie. Odśwież tę, kiedy zechcesz.
update_reload = Odśwież teraz
update_later = Później
storage_backup = Zrób kopię

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
upload_did_skipped = pominięte: { $amount } (nieprawidłowe ID)
upload_did_skippedWhy = pominięte: { $amount } (nieprawidłowe ID: { $why })
upload_did_unknown = nieznane: { $amount } ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Nic nowego: { $did }
upload_nothingNewEmpty = Nic nowego: plik jest pusty
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Odczytywanie pliku
upload_merging = Scalanie pliku
upload_cancelReading = Anuluj
upload_endings = { $before } lub { $last }
upload_problem_extension = Nazwa pliku musi kończyć się na { $endings }. Wybierz kopię zrobioną przyciskiem „Zrób kopię” albo plik z innej mapy.
upload_problem_too-large = Plik ma { $megabytes } MB, a można wczytać najwyżej { $most } MB. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_unreadable = Przeglądarka nie mogła odczytać pliku. Przenieś go do innego folderu i spróbuj ponownie.
upload_problem_empty = Plik jest pusty. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_encoding = Plik nie jest w UTF-8 ani UTF-16. Zapisz go jako UTF-8 albo wybierz inną kopię.
upload_problem_too-deep = Plik ma ponad 100 poziomów zagnieżdżenia. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_too-many = W pliku jest ponad 100 000 wpisów lub pól albo pola z ponad 10 000 nazw. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_too-many-marks = W pliku jest ponad 10 000 miejsc, więcej niż na jakiejkolwiek mapie. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_hostile = W pliku jest niebezpieczne pole ({ $name }). Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_problem_newer-version = Tę kopię zrobiła nowsza wersja mapy. Odśwież stronę, aby zaktualizować, i wczytaj kopię jeszcze raz.
upload_problem_not-csv = Plik nie jest tabelą miejsc. Pierwszy wiersz powinien zawierać kolumny x, y i name.
upload_problem_not-xml = Plik jest uszkodzony albo nie jest w formacie KML ani GPX. Wyeksportuj go ponownie i wczytaj nową kopię.
upload_problem_too-many-columns = Tabela ma ponad 100 kolumn. Zostaw x, y, name i note i wczytaj ją jeszcze raz.
upload_problem_too-many-pins = W pliku jest ponad 10 000 pinezek, czyli limit kopii. Usuń część i wczytaj go jeszcze raz.
upload_problem_no-world = Miejsca tej mapy nie są wczytane, więc nie udało się sprawdzić pliku. Odśwież stronę i wczytaj go jeszcze raz.
upload_problem_nothing-known = Plik jest pusty albo niczego z niego nie ma na tej mapie. Niczego nie zmieniono.
upload_problem_unknown = Niczego z pliku nie ma na tej mapie: { $unknown }. Niczego nie zmieniono.
upload_problem_no-bounds = Mapa z wiki nie podaje, gdzie leżą jej miejsca: brakuje pola „{ $field }” albo nie da się go odczytać. Skopiuj z wiki całą mapę i wczytaj ją jeszcze raz.
upload_problem_other-numbers = Plik używa współrzędnych „{ $system }”, a nie tej mapy. Zapisz go z x na wschód i y na północ, jak w szczegółach miejsc, i wczytaj jeszcze raz.
upload_problem_degrees = Wszystkie liczby w pliku są mniejsze niż 180, wyglądają na szerokość i długość geograficzną. Zapisz go z x na wschód i y na północ, jak w szczegółach miejsc, i wczytaj jeszcze raz.
upload_problem_schema = Plik nie jest listą znalezionych miejsc: { $wrong }.
upload_problem_schemaField = Plik nie jest listą znalezionych miejsc: { $field }: { $wrong }.
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
upload_misfit_received = oczekiwano: { $expected }, otrzymano: { $received }
upload_misfit_kinds_marker-id = ID miejsca
upload_misfit_kinds_version-number = numer wersji
upload_importQuestion_description = Ten plik jest z innej mapy. Jeszcze niczego nie scalono.
upload_importQuestion_sources_newer-fan-map = lista z nowszej mapy fanów
upload_importQuestion_sources_older-fan-map = kopia ze starszej mapy fanów
upload_importQuestion_sources_tracker = lista ze skryptu śledzącego postęp
upload_importQuestion_sources_datamaps = mapa z wiki (DataMaps)
upload_importQuestion_sources_fandom = mapa z wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabela
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Dopasowane
upload_importQuestion_noneMatched = Brak miejsc
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] miejsce
     [few] miejsca
    *[many] miejsc
    }: nowe { $added }, już znane { $known }
upload_importQuestion_pins = Dodane jako pinezki
upload_importQuestion_unknown = Nieznane, pominięte
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Scalić ten plik?
upload_question_descriptions_doubt = To może nie być kopia z tej mapy. Jeszcze niczego nie scalono.
upload_question_descriptions_conflict = Jest w konflikcie z twoimi pinezkami lub notatkami. Jeszcze niczego nie scalono.
upload_question_descriptions_other-page = To kopia wybrana na stronie innego świata. Jeszcze niczego nie scalono.
upload_question_confirm = Scal
upload_question_cancel = Anuluj
upload_question_file = Plik
# same
upload_question_readAs = Format
upload_question_sources_backup = kopia zapasowa
upload_question_sources_list = lista ID miejsc
upload_question_playthrough = Rozgrywka
upload_question_fileMap = Dla mapy
upload_question_noName = mapa bez nazwy
upload_question_thisMap = Ta mapa
upload_question_otherMapHint = Jego ID mogą tu oznaczać inne miejsca.
upload_question_leftOut = Pominięte
upload_question_leftOutHint = W pliku jest więcej niż znalezione miejsca i pinezki. Scalone będą tylko one.
upload_question_moreFields = i jeszcze { $amount }
upload_question_result = Wynik
upload_unknownReasons_no-such-place = brak takiego miejsca w promieniu 1 m
upload_unknownReasons_unknown-kind = nieznany rodzaj
upload_unknownReasons_outside = poza tą mapą
upload_unknownReasons_other-numbers = nie we współrzędnych tej mapy
upload_unknownReasons_unreadable = nieczytelne współrzędne
upload_notJson_web-page = Ten plik to strona internetowa, nie kopia. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_notJson_picture = Ten plik to obraz, nie kopia. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_notJson_archive = Plik to archiwum albo arkusz. Rozpakuj go lub zapisz jako CSV i wczytaj to.
upload_notJson_cut-off = JSON jest niepełny. Wybierz inną kopię pliku.
upload_notJson_damaged = JSON jest nieprawidłowy. Wybierz inną kopię pliku.
upload_notJson_other = Plik nie jest w formacie JSON. Wybierz kopię zrobioną przyciskiem „Zrób kopię”.
upload_skipWords_negative = ujemne
upload_skipWords_fractional = niecałkowite
upload_skipWords_text = tekst
upload_skipWords_too-large = za duże
upload_skipWords_other = inne
transfer_send = Wyślij na urządzenie
transfer_close = Zamknij
transfer_preparing = Tworzenie linku…
transfer_nothing = Nie ma jeszcze czego wysłać. Najpierw znajdź miejsce albo dodaj pinezkę.
transfer_holds = W kodzie i linku jest: { $what }. Skieruj na kod aparat drugiego urządzenia albo otwórz na nim link. Zapyta cię o zgodę, zanim cokolwiek doda, a niczego nie usunie.
transfer_linkHolds = W linku jest: { $what }. Otwórz go na drugim urządzeniu. Zapyta cię ono o zgodę, zanim cokolwiek doda, a niczego nie usunie.
transfer_private = Nic nie trafia na serwer: dane są w samym kodzie i linku.
transfer_code = Kod QR linku
transfer_tooMuchForCode = Za dużo danych na kod QR. Wyślij link albo użyj pliku kopii.
transfer_tooMuchForLink = Za dużo danych na link. Wczytaj plik kopii na drugim urządzeniu.
transfer_copy = Kopiuj link
transfer_copied = Skopiowano link
transfer_copyRefused = Przeglądarka zablokowała kopiowanie. Skopiuj stąd:
transfer_share = Udostępnij link
transfer_shareTitle = Moje postępy na mapie
transfer_backup = Zrób kopię
transfer_question_title = Dodać do twoich postępów?
transfer_question_description = To dane z linku. Jeszcze niczego nie dodano.
transfer_question_confirm = Scal
transfer_question_cancel = Anuluj
transfer_marks = Znalezione miejsca
transfer_pins = Pinezki
transfer_figures = nowe: { $added }, już znane: { $known }
transfer_figuresOff = nowe: { $added } (spoza tej mapy: { $off }), już znane: { $known }
transfer_added = Dodano z linku
transfer_knownTitle = W tym linku nie ma nic nowego
transfer_known = Masz już wszystko z tego linku.
transfer_empty = W tym linku nie ma znalezionych miejsc ani pinezek.
transfer_problemTitle = Nie można odczytać tego linku
transfer_problem_damaged = Link z innego urządzenia jest niepełny lub uszkodzony. Niczego nie dodano. Skopiuj cały link jeszcze raz albo ponownie zeskanuj kod.
transfer_problem_newer-version = Link pochodzi z nowszej wersji tej mapy. Niczego nie dodano. Odśwież stronę, aby zaktualizować, i otwórz link jeszcze raz.
transfer_problem_other-map = Link jest do mapy innej gry. Niczego nie dodano.
transfer_problem_old-browser = Ta przeglądarka jest za stara, by odczytać link. Niczego nie dodano. Zaktualizuj ją albo użyj pliku kopii.
transfer_problem_too-many-marks = W linku jest ponad 10 000 miejsc, więcej niż na jakiejkolwiek mapie. Niczego nie dodano. Utwórz nowy link na drugim urządzeniu.
otherWorld_file_title = To jest kopia zapasowa świata: { $world }
otherWorld_file_text = Należy do innego świata. Niczego tu nie zmieniono. Otwórz tamten świat; zanim coś zostanie scalone, pojawi się pytanie.
otherWorld_file_open = Otwórz { $world } i scal
otherWorld_file_notCarried = Ta przeglądarka nie może przekazać pliku. Otwórz { $world } i wczytaj go tam.
otherWorld_file_cancel = Anuluj
otherWorld_link_title = To jest link do świata: { $world }
otherWorld_link_text = Należy do innego świata. Niczego tu nie dodano. Otwórz tamten świat; zanim coś zostanie dodane, pojawi się pytanie.
otherWorld_open = Otwórz { $world }
otherWorld_close = Zamknij
otherWorld_lost_title = Plik zgubiony po drodze
otherWorld_lost_text = Przeglądarka nie zachowała pliku, więc niczego nie scalono. Wczytaj go tutaj, w Ustawieniach.

live_title = Pozycja na żywo
live_close = Zamknij
live_intro = Pokazuje twoją pozycję i ślad w grze. Nic nie opuszcza tego komputera.
live_file = Plik dziennika gry
live_fileHint = Wybierz go raz, a mapa będzie na bieżąco czytać nowe wiersze.
live_fileOnce = Ta przeglądarka czyta plik tylko raz. Do śledzenia na żywo użyj programu albo Chrome, Edge lub Opery na komputerze.
live_choose = Wybierz dziennik…
live_program = Program na tym komputerze
live_programHint = Mapa pyta go co sekundę pod { $address }.
live_ask = Połącz
live_askAgain = Spróbuj ponownie
live_stop = Przestań śledzić
live_place = Jesteś w punkcie { $coordinate }.
live_waiting_file = Oczekiwanie na twoją pozycję w dzienniku…
live_waiting_program = Program odpowiada, ale nie ma jeszcze pozycji.
live_silent = Od jakiegoś czasu brak nowości z gry. Jest wstrzymana czy zamknięta?
live_once = To ostatnia pozycja z wybranego dziennika.
live_problems_noAnswer = Brak odpowiedzi pod { $address }. Czy program działa i pozwala tej stronie się połączyć?
live_problems_badAnswer = Odpowiedź z { $address } nie zawiera pozycji. Może tego adresu używa inny program.
live_problems_noLines = Na końcu pliku { $name } nie ma wiersza [LIVEMAP]. Czy to dziennik tej gry i czy mod działa?
live_problems_badLines = Wierszy [LIVEMAP] w pliku { $name } nie da się odczytać: każdy musi mieć pięć liczb.
live_problems_unreadable = Pliku { $name } nie da się już odczytać. Wybierz go ponownie.
live_problems_outside = Jesteś poza tą mapą. Może to inny region albo inna gra?
live_problems_elsewhere = Jesteś na innej mapie: { $title }.
live_problems_unmapped = Jesteś w części gry, która nie ma tu mapy.
live_goThere = Przejdź tam
live_refused = Ta przeglądarka nie pozwoliła wybrać pliku.
live_centre = Wyśrodkuj mnie
live_clear = Wyczyść ślad
live_exportTrail = Eksportuj ślad (GPX)
live_trail = Ślad
live_visits = Oznaczaj miejsca w promieniu 15 m jako odwiedzone
live_finds = Oznaczaj miejsca w promieniu 15 m jako znalezione
live_alert = Dźwięk w pobliżu nieznalezionych miejsc
live_near = W pobliżu: { $label }
live_awake = Nie wygaszaj ekranu podczas śledzenia
live_awakeLacking = Ta przeglądarka nie potrafi powstrzymać wygaszania ekranu.
live_awakeRefused = Przeglądarka teraz nie powstrzymuje wygaszania ekranu, może żeby oszczędzać baterię.
live_you = Jesteś tutaj
live_small = Otwórz małe okno
live_smallClose = Zamknij małe okno
live_smallHint = Mapa w małym oknie, które zostaje nad grą.
live_smallLacking = Ta przeglądarka nie potrafi trzymać okna na wierzchu: potrafi Chrome lub Edge na komputerze.
live_updateWaits = Aktualizacja poczeka, aż zamkniesz małe okno.
live_smallRefused = Przeglądarka nie otworzyła małego okna.
live_address = Adres programu
live_addressWrong = Podaj adres we własnej sieci, na przykład http://192.168.1.20:8765.
live_problems_forbidden = Zasady bezpieczeństwa tej strony nie pozwalają mapie pytać { $address }. Ten adres musi dodać osoba prowadząca stronę.
live_problems_mixed = Strona wczytana przez https nie może pytać { $address } przez http. Użyj tam https albo programu na tym komputerze.
live_aloud = Odczytuj następny skręt
live_voiceLacking = Ta przeglądarka nie ma polskiego głosu.
live_voiceUnable = Ta przeglądarka nie potrafi mówić.
live_offRoute = Poza trasą
live_leadOn = Trasa stąd

poster_title = Plakat
poster_close = Zamknij
poster_intro = Obraz mapy do druku w 300 dpi albo jako tapeta. Powstaje w twojej przeglądarce.
poster_size = Rozmiar
poster_wallpaper = Tapeta
poster_width = Szerokość w pikselach
poster_height = Wysokość w pikselach
poster_turned = Orientacja
poster_portrait = Pionowa
poster_landscape = Pozioma
poster_content = Pokaż
poster_contents_nothing = Tylko mapa
poster_contents_names = Nazwy
poster_contents_shown = Nazwy i widoczne miejsca
poster_contents_found = Nazwy i znalezione miejsca
poster_contents_all = Nazwy i wszystkie miejsca
poster_contents_route = Nazwy i trasa
poster_part = Obszar
poster_whole = Cały świat
poster_view = Bieżący widok
poster_outOfBounds = Każdy bok musi mieć od { $least } do { $most } pikseli.
poster_drawn = Narysowano { $percent }%
poster_stop = Zatrzymaj
poster_make = Zapisz plakat
poster_notices_saved = Zapisano plakat
poster_notices_stopped = Zatrzymano. Plakatu nie zapisano.
poster_notices_failed = Nie udało się utworzyć plakatu. Wybierz mniejszy rozmiar.
poster_notices_notLoaded = Nie udało się utworzyć plakatu. Sprawdź połączenie.
poster_lacking = Ta przeglądarka nie może tworzyć plakatów. Spróbuj nowszej.
poster_print_title = Drukowanie
poster_print_ready = Gotowe do druku w oknie drukowania przeglądarki.
poster_print_again = Drukuj ponownie
poster_print_failed = Nie udało się narysować mapy. Drukowana jest tylko lista.
poster_print_refused = Ta przeglądarka nie może stąd drukować. Użyj jej menu albo otwórz stronę w innej przeglądarce.
poster_print_lacking = Ta przeglądarka nie może narysować mapy. Drukowana jest tylko lista.
poster_print_falsified = Ochrona przeglądarki przed fingerprintingiem zmieniłaby mapę. Drukowana jest tylko lista. Aby wydrukować mapę, zezwól tej stronie na dane canvas, ikoną obrazu na pasku adresu albo w Brave przez Shields.
poster_print_places = { $count ->
     [one] { $count } miejsce w tym widoku
     [few] { $count } miejsca w tym widoku
     [many] { $count } miejsc w tym widoku
    *[other] { $count } miejsca w tym widoku
    }
# $amount (number)
upload_did_quests = zadania: { $amount }
upload_did_sets = zestawy filtrów: { $amount }
upload_did_setsLeft = zestawy filtrów bez miejsca: { $amount }
upload_did_pictures = obrazy: { $amount }
upload_did_picturesLeft = obrazy bez miejsca: { $amount }
upload_did_picturesBroken = pominięte uszkodzone obrazy: { $amount }
transfer_noPictures = Obrazy pinezek i notatek zostają tutaj. Zabiera je kopia.
transfer_quests = Zadania
copyFile_title = Trzymaj kopię w pliku
copyFile_hint = Wybierz plik w folderze, który synchronizuje twoja chmura. Trafiają tam twoje postępy, a to, co zapiszą inne twoje urządzenia, jest scalane.
copyFile_unsupported = Ta przeglądarka nie może na bieżąco zapisywać pliku. Pobierz postępy przyciskiem „Zrób kopię” i scal je na innym urządzeniu przyciskiem „Wczytaj”.
copyFile_begin = Nowy plik…
copyFile_choose = Istniejący plik…
copyFile_stop = Zakończ kopię
copyFile_allow = Zezwól
copyFile_anew = Zapisz na nowo
copyFile_begun = Kopia: { $name }
copyFile_kept = Kopia: { $name }, zapisano: { $date }
copyFile_problems_ask = Przeglądarka pyta, zanim pozwoli mapie użyć pliku { $name }. Wybierz „Zezwól”, aby kontynuować.
copyFile_problems_refused = Przeglądarka nie pozwala mapie użyć pliku { $name }. Zmień to obok adresu strony albo wybierz inny plik.
copyFile_problems_away = Pliku { $name } nie ma w jego folderze. Przywróć go albo wybierz inny plik.
copyFile_problems_locked = Nie udało się odczytać lub zapisać pliku { $name }. Zamknij inne programy, które go używają, i spróbuj ponownie.
copyFile_problems_full = Brak miejsca na zapis pliku { $name }. Zwolnij miejsce i spróbuj ponownie.
copyFile_problems_damaged = Plik { $name } jest niekompletny i pozostał bez zmian. Twoje postępy są tu bezpieczne. Poczekaj, aż chmura skończy, i spróbuj ponownie.
copyFile_problems_foreign = Plik { $name } nie jest kopią z tej mapy i pozostał bez zmian. Wybierz inny plik.
copyFile_problems_other-world = Plik { $name } jest z innego świata i pozostał bez zmian. Wybierz inny plik.
copyFile_problems_newer = Plik { $name } zapisała nowsza wersja tej mapy i pozostał bez zmian. Odśwież stronę, aby zaktualizować.
copyFile_problems_taken = Plik { $name } zawiera kopię innej rozgrywki. Wybierz inny plik.

## manifest

manifest_description = Znajduj, filtruj i odhaczaj { $summary }, online i offline.
manifest_page = Znajduj, filtruj i odhaczaj { $summary } na mapie, którą rysuje twoja przeglądarka. Bez logowania, bez śledzenia, a postępy są bezpieczne.
manifest_notStarted = Mapa się nie uruchomiła. Potrzebuje JavaScriptu oraz Chrome lub Edge 109, Firefoksa 115, Safari 16.4 albo czegoś nowszego: odśwież stronę albo otwórz ją w nowszej przeglądarce.
manifest_needsScript = Mapa potrzebuje JavaScriptu. Włącz go dla tej strony i odśwież ją.
manifest_needsServer = Mapa nie działa z pliku: potrzebuje serwera WWW. W folderze projektu uruchom npm start i otwórz podany adres.
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
terms_liability_p2 = W zakresie dozwolonym przez prawo nie odpowiadamy za szkody wynikające z korzystania z mapy lub z niemożności korzystania z niej, w tym za utracone postępy na mapie lub w grze i stracony czas. Postępy na mapie są przechowywane w twojej przeglądarce, a przeglądarki mogą utracić to, co zapisują: najbezpieczniej jest od czasu do czasu nacisnąć „Zrób kopię”.
terms_liability_p3 = Nic z powyższego nie ogranicza odpowiedzialności, której prawo nie pozwala ograniczyć, na przykład za winę umyślną lub rażące niedbalstwo albo za szkody na życiu, ciele lub zdrowiu, ani praw, które przysługują ci jako konsumentowi tam, gdzie mieszkasz.
terms_affiliation_heading = Brak powiązania
terms_affiliation_p1 = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana ani sponsorowana przez { $studio } ani wydawcę, ani z nimi powiązana. { $game } i związane z tą grą nazwy są znakami towarowymi ich właścicieli; używamy ich tu tylko po to, by powiedzieć, której gry dotyczy mapa.
terms_affiliation_p2 = Żaden obraz, tekst, ikona ani kod gry nie jest częścią tej mapy. Linki prowadzące gdzie indziej są podane dla wygody; za to, co się tam znajduje, odpowiadają prowadzący tamte strony.
terms_changes_heading = Zmiany
terms_changes_p1 = Te warunki mogą się zmienić wraz z mapą. Data na górze mówi, kiedy zmieniły się ostatnio, a publiczna historia projektu pokazuje, co się zmieniło. Obowiązuje wersja z tej strony; korzystając z mapy po zmianie, przyjmujesz ją.
terms_changes_p2 = Jeśli któryś z tych warunków okaże się nieważny, pozostałe obowiązują bez zmian.

privacy_title = Prywatność
privacy_updated = 28 listopada 2026
privacy_intro = W skrócie: nie ma logowania, twoje znalezione miejsca, pinezki i ustawienia pozostają w twojej przeglądarce, a Itinerarium nie ma wbudowanych statystyk ani reklam. Poniżej dłuższa wersja. „Operator” oznacza tego, kto prowadzi kopię Itinerarium, którą właśnie oglądasz.
privacy_known_heading = Co o tobie wiemy
privacy_known_p1 = Nic. Nie ma kont, formularzy ani plików cookie. To, czego szukasz i które miejsca znajdujesz, jest przetwarzane w twojej przeglądarce i nigdzie nie jest wysyłane.
privacy_known_p2 = Aby pokazać stronę, przeglądarka musi pobrać jej pliki z serwera operatora. Jak przy każdej witrynie, serwer ten widzi zapytanie: twój adres IP, czas, plik i to, co przeglądarka mówi o sobie. Serwery często przez krótki czas przechowują takie zapytania w dzienniku ze względów bezpieczeństwa; jak długo, zależy od operatora lub firmy hostingowej. W zapytaniach tych nie ma nic o twoich odhaczeniach. Adres mapy mówi, co jest na ekranie (otwarte miejsce, położenie mapy, pinezka, widoczne rodzaje miejsc), więc serwer widzi to, gdy wczytujesz stronę od nowa lub otwierasz link. Link utworzony przyciskiem „Udostępnij” zawiera jedno miejsce lub jeden punkt. Ani jedno, ani drugie nie mówi nic o tobie.
privacy_known_p3 = Gdy mapa śledzi grę, czyta wybrany przez ciebie plik dziennika albo pyta program: na twoim własnym komputerze pod localhost:8765 albo pod adresem podanym przez ciebie lub osobę prowadzącą tę stronę. To, gdzie jesteś w grze, nie jest ani wysyłane, ani zapisywane i znika po zamknięciu strony. Gdy w tym czasie przejdziesz do mapy innego regionu, przeglądarka pamięta do jej otwarcia, który to był plik lub program.
privacy_known_p4 = Strona innej witryny, która pokazuje mapę w ramce, może zapytać, które miejsca otwierasz w tej ramce i które oznaczasz tam jako znalezione lub nieznalezione. O tym, co zostało znalezione gdzie indziej, nie dowiaduje się niczego. Co ta witryna z tym zrobi, zależy od niej.
privacy_storage_heading = Co zapisuje przeglądarka
privacy_storage_p1 = Aby mapa po powrocie wyglądała tak samo, przeglądarka przechowuje dla tej strony małą bazę danych (IndexedDB) i kilka wpisów w pamięci lokalnej. Tylko ta strona może je odczytać i pozostają one, dopóki ich nie usuniesz:
privacy_storage_item1 = filters-store: które rodzaje miejsc są widoczne, a które ukryte. filter-sets-store: zachowane zestawy filtrów wraz z nazwami.
privacy_storage_item2 = Baza danych { $database }: ID miejsc oznaczonych jako znalezione lub nieznalezione, ile razy to nastąpiło i którego dnia je znaleziono, twoje pinezki i notatki o miejscach wraz z ich treścią, ostatnie 50 zmian, każda z czasem i losową nazwą karty przeglądarki, w której powstała, oraz do pięciu wcześniejszych wersji, aby można było cofać zmiany.
privacy_storage_item3 = progress-store: druga kopia ID znalezionych miejsc i ich dni. Przeglądarki, które nie oferują bazy danych, przechowują zmiany i wcześniejsze wersje w progress-history.
privacy_storage_item4 = pins-store: druga kopia twoich pinezek i notatek: gdzie są, jaka jest ich treść oraz ich ikona i kolor. Z usuniętej zostaje tylko ID, aby pozostała usunięta.
privacy_storage_item5 = keeping-store: ile znalezionych miejsc i zmian w pinezkach było w ostatniej kopii, czy kopia w ogóle istniała i czy poproszono przeglądarkę o zachowanie tych danych. copy-file oraz baza danych, której nazwa kończy się na .copy-file: nazwa pliku, w którym trzymasz kopię, i odwołanie przeglądarki do niego, dopóki nie zakończysz kopii.
privacy_storage_item6 = playthroughs-store oraz druga kopia w bazie danych, której nazwa kończy się na .playthroughs: nazwy twoich rozgrywek i ostatnio wybrana z nich, jeśli jest też druga. Jej dane są zapisane pod tymi samymi nazwami co wyżej, po których następują kropka, nazwa świata i osiem cyfr lub liter. last-world: ostatnio oglądany świat, jeśli jest ich kilka; nazwy dla światów innych niż pierwszy kończą się nazwą świata.
privacy_storage_item7 = settings-store: wielkość znaczników, styl mapy, język, jeśli został wybrany, czy panel, nazwy na mapie i zastrzeżenie są otwarte lub widoczne, czy pojedyncze klawisze coś robią, czy powiadomienia zostają do zamknięcia, które kategorie są zwinięte, czy zachowywane są wszystkie światy, którędy prowadzą trasy, czy korzystają z szybkiej podróży i jak daleko od nich wymieniane są miejsca oraz, przy śledzeniu gry, czy mijane miejsca są oznaczane jako odwiedzone, czy ekran ma się nie wygaszać, czy skręty są odczytywane, oraz adres programu, jeśli go podasz.
privacy_storage_item8 = last-position: ostatnie miejsce na mapie i jej przybliżenie. last-land i obraz w pamięci podręcznej przeglądarki: wygląd terenu w tym miejscu, aby następnym razem był widoczny od razu.
privacy_storage_item9 = seen-places: do którego miejsca mapa powiadomiła już o dodanych miejscach, gdy jakieś jest znalezione.
privacy_storage_item10 = Baza danych, której nazwa kończy się na .pictures: obrazy z twoich pinezek i notatek, zmniejszone i bez tego, co zapisuje obok nich aparat, na przykład gdzie był. Są w kopiach, jeśli chcesz, i w żadnym linku. Obraz, do którego nic się już nie odnosi, jest usuwany po 30 dniach.
privacy_offline_heading = Pliki zachowane do użytku bez połączenia
privacy_offline_p1 = Aby mapa działała także bez połączenia, przeglądarka przechowuje z pomocą service workera kopię plików tej strony: strony i skrypty, nieco ponad megabajt, oraz obrazy i dane każdego otwartego świata albo wszystkich światów, jeśli tak wybierzesz w Ustawieniach. Zapamiętuje, które to światy. Pliki są takie same dla wszystkich i nie mówią nic o tobie. W Ustawieniach widać, czy kopia jest pełna. Od czasu do czasu przeglądarka pyta serwer operatora, czy jest nowsza wersja; to zapytanie jak każde inne.
privacy_offline_p2 = Gdy strona sama się odświeża, na przykład by przejść na nowszą wersję, zapisuje w karcie przeglądarki, które miejsce, trasa, zmierzona linia i zakładka panelu były otwarte, które miejsca odwiedzono i co wpisano w pole wyszukiwania; po powrocie odczytuje ten zapis i go usuwa. Przy każdym opuszczeniu lub odświeżeniu strony zapisuje w ten sam sposób losową nazwę karty oraz to, czy mapa pokazywała twój własny widok, czy widok z linku.
privacy_deleting_heading = Odczytywanie i usuwanie zapisanych danych
privacy_deleting_p1 = Jeśli któryś z tych wpisów kiedyś się uszkodzi, nie jest wyrzucany, lecz odkładany pod własną nazwą z dopiskiem „.unreadable” i numerem, bo może uda się z niego odzyskać postępy. Miejsca tylko odwiedzone są pamiętane do zamknięcia lub odświeżenia strony i nie są przechowywane dłużej, niż strona potrzebuje, by się odświeżyć.
privacy_deleting_p2 = „Zrób kopię” w Ustawieniach daje ci znalezione miejsca, pinezki i notatki w pliku na twoim urządzeniu, a „Eksportuj pinezki” same pinezki i notatki. Plik wybrany przyciskiem „Wczytaj” także jest odczytywany na twoim urządzeniu.
privacy_deleting_p3 = „Wyślij na urządzenie” umieszcza znalezione miejsca, pinezki i notatki w linku i kodzie. Są one za znakiem # w adresie, a tej części przeglądarki nigdy nie wysyłają na serwer. Kto ma link, może je odczytać, więc przekazuj go tylko własnym urządzeniom lub osobom, które mogą je znać.
privacy_deleting_p4 = „Wyczyść” w Ustawieniach opróżnia listę znalezionych miejsc; można to cofnąć, więc usunięte ID pozostają wśród wcześniejszych wersji, dopóki nie zastąpi ich pięć późniejszych. Tak samo zostaje treść zmienionych lub usuniętych pinezek i notatek: tam i wśród ostatnich 50 zmian. Aby usunąć od razu wszystkie ślady, łącznie z zachowanymi plikami, usuń dane tej strony w przeglądarce: zwykle pod nazwą „Pliki cookie i dane witryn” w jej ustawieniach albo pod ikoną obok adresu. Mapa działa bez tego wszystkiego i zaczyna od nowa.
privacy_analytics_heading = Anonimowe statystyki odwiedzin
privacy_analytics_p1 = Nie ma żadnych wbudowanych: odwiedziny nie są liczone, a żaden skrypt, obraz ani krój pisma nie jest pobierany z cudzego serwera.
privacy_analytics_p2 = Operator, który doda statystyki do kopii Itinerarium, musi powiedzieć o tym w tym miejscu, podać usługę, co ona rejestruje, po co i jak długo, oraz zapytać cię, zanim cokolwiek zostanie w tym celu zarejestrowane lub zapisane. Przy odmowie lub braku odpowiedzi mapa musi pozostać w pełni użyteczna.
privacy_advertising_heading = Zgoda na reklamy
privacy_advertising_p1 = Nie ma reklam ani partnerów reklamowych, na których trzeba by się zgadzać.
privacy_advertising_p2 = Operator, który doda reklamy, musi wymienić tu dostawców i poprosić o twoją zgodę, zanim którykolwiek z nich zostanie wczytany. W takim przypadku w Ustawieniach pojawi się przycisk „Zmień zgody”, gdzie można w każdej chwili obejrzeć swój wybór oraz zmienić go lub wycofać równie łatwo, jak go dokonano. Dopóki nic tu nie wymaga zgody, tego przycisku nie ma.
privacy_rights_heading = Prawa do danych
privacy_rights_p1 = Przepisy takie jak ogólne rozporządzenie o ochronie danych (RODO) dają ci prawa do danych o tobie. To, co przechowuje mapa, jest w twoich rękach, więc z większości tych praw możesz skorzystać od razu i samodzielnie:
privacy_rights_item1 = Dostęp i przenoszenie: „Zrób kopię” daje ci kopię w prostym formacie, który odczytają inne programy.
privacy_rights_item2 = Sprostowanie: oznacz dowolne miejsce jako znalezione lub nieznalezione albo zmień dowolne ustawienie.
privacy_rights_item3 = Usunięcie: „Wyczyść” w Ustawieniach albo usuń dane tej strony w przeglądarce.
privacy_rights_item4 = Sprzeciw i wycofanie zgody: dopóki nie dodano statystyk ani reklam, nie ma się czemu sprzeciwiać; tam, gdzie je dodano, właściwym miejscem jest „Zmień zgody” w Ustawieniach.
privacy_questions_heading = Pytania i zmiany
privacy_questions_p1 = O to, na co odpowiedzieć może tylko operator, na przykład o dzienniki serwera lub dodane przez niego usługi, pytaj operatora: to on odpowiada za swoją kopię. Możesz też złożyć skargę do organu ochrony danych tam, gdzie mieszkasz.
privacy_questions_p2 = Gdy zmienia się to, co zapisuje mapa, zmienia się też ta strona, a data na górze mówi kiedy.

credits_title = Autorzy i źródła
credits_updated = 29 listopada 2026
credits_intro = Itinerarium opiera się na pracy wielu osób. Tutaj jest napisane, skąd pochodzą dane, symbole i kroje pisma oraz na jakich licencjach są używane.
credits_facts_heading = Dane
credits_facts_plain = To, gdzie co leży w świecie gry, jest faktem o tym świecie. Nie wzięto żadnego obrazu, tekstu, ikony ani kodu z gry ani z innej strony.
credits_facts_surveyed = To, gdzie co leży w świecie gry, jest faktem o tym świecie. { $survey } Nie wzięto żadnego obrazu, tekstu, ikony ani kodu z gry ani z innej strony.
credits_facts_other = { $title }, z gry { $game }: { $survey }
credits_facts_made = Rysunki, mapa i teksty na tej stronie powstały na potrzeby Itinerarium.
credits_glyphs_heading = Symbole
credits_glyphs_all = Ze zbioru game-icons.net, którego autorami są Lorc, Delapouite, Caro Asercion i inni, pochodzą symbole miejsc (w liczbie: { $count }) i siedem ikon pinezek, używane na licencji Creative Commons Uznanie autorstwa 3.0 (CC BY 3.0). Ich kontury przeskalowano, wyśrodkowano i częściowo dostosowano. Pozostałe symbole narysowano na potrzeby Itinerarium.
credits_glyphs_signs = Ze zbioru game-icons.net, którego autorami są Lorc, Delapouite, Caro Asercion i inni, pochodzi siedem ikon pinezek, używanych na licencji Creative Commons Uznanie autorstwa 3.0 (CC BY 3.0). Ich kontury przeskalowano, wyśrodkowano i częściowo dostosowano. Pozostałe symbole narysowano na potrzeby Itinerarium.
credits_glyphs_other = { $title }, z gry { $game }: symbole miejsc z tego samego zbioru: { $count }.
credits_typefaces_heading = Kroje pisma
credits_typefaces_p1 = Alegreya Sans i Alegreya SC, autor: Juan Pablo del Peral dla Huerta Tipográfica, używane na licencji SIL Open Font License 1.1.
credits_software_heading = Oprogramowanie
credits_software_p1 = Stronę zbudowano z użyciem React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox i Tailwind CSS, każde na własnej otwartej licencji. Kod samego Itinerarium jest na licencji MIT.
credits_software_texts = Wszystkie pakiety, ich wersje i pełne teksty licencji
credits_affiliation_heading = Brak powiązania
credits_affiliation_p1 = Itinerarium to mapa zrobiona przez graczy dla graczy. Nie jest wspierana przez { $studio }, wydawcę ani nikogo, kto stworzył lub sprzedaje { $game }, ani z nimi powiązana.
keepFile_title = Zapisz plik
keepFile_hints_both = Ta aplikacja nie pobiera plików. Udostępnij plik, aby go zachować, albo skopiuj jego tekst do pliku z rozszerzeniem { $ending }.
keepFile_hints_share = Ta aplikacja nie pobiera plików. Udostępnij plik, aby go zachować.
keepFile_hints_copy = Ta aplikacja nie pobiera plików. Skopiuj tekst do pliku z rozszerzeniem { $ending } albo otwórz mapę w swojej przeglądarce.
keepFile_share = Udostępnij plik
keepFile_copy = Kopiuj tekst
keepFile_copied = Tekst skopiowany
keepFile_reminder = Mapa będzie przypominać o kopii, dopóki nie potwierdzisz, że plik dotarł.
keepFile_confirm = Potwierdź kopię
keepFile_confirmed = Kopia potwierdzona
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Plik podaje kodowanie „{ $name }”, którego ta przeglądarka nie zna. Zapisz go jako UTF-8 i wczytaj ponownie.
upload_problem_held = W pliku jest tylko: { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } ślad
     [few] { $amount } ślady
     [many] { $amount } śladów
    *[other] { $amount } śladu
    }
upload_held_route = { $amount ->
     [one] { $amount } trasa bez punktów
     [few] { $amount } trasy bez punktów
     [many] { $amount } tras bez punktów
    *[other] { $amount } trasy bez punktów
    }
upload_held_link = { $amount ->
     [one] { $amount } link do innego pliku
     [few] { $amount } linki do innych plików
     [many] { $amount } linków do innych plików
    *[other] { $amount } linku do innych plików
    }
upload_held_overlay = { $amount ->
     [one] { $amount } obraz nałożony na mapę
     [few] { $amount } obrazy nałożone na mapę
     [many] { $amount } obrazów nałożonych na mapę
    *[other] { $amount } obrazu nałożonego na mapę
    }
upload_held_address = { $amount ->
     [one] { $amount } miejsce z adresem, ale bez współrzędnych
     [few] { $amount } miejsca z adresem, ale bez współrzędnych
     [many] { $amount } miejsc z adresem, ale bez współrzędnych
    *[other] { $amount } miejsca z adresem, ale bez współrzędnych
    }
upload_held_description = opis
upload_heldHints_track = Ta mapa czyta punkty i trasy. Zapisz ślad jako trasę i wczytaj ją ponownie.
upload_heldHints_link = Otwórz link, zapisz jego miejsca w pliku i wczytaj ten plik.
upload_heldHints_place = Ta mapa pokazuje miejsca ze współrzędnymi. Dodaj je i wczytaj plik ponownie.
upload_unknownReasons_address = tylko adres, bez współrzędnych
upload_notJson_kmz = Plik to KMZ, czyli spakowany KML. Rozpakuj go i wczytaj KML, który jest w środku.
pages_back = Wstecz
pages_updated = Ostatnia zmiana: { $date }
pages_notFoundTitle = Ta droga prowadzi donikąd.
pages_notFoundText = Ta strona nie istnieje. Mapa jest tam, gdzie była.
pages_notFoundBack = Wróć do mapy
