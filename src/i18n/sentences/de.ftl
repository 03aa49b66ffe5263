## start

chunkMissing = Dieser Teil der Karte konnte nicht geladen werden. Prüfe deine Verbindung und lade neu.
progressSafe = Dein Fortschritt ist in diesem Browser sicher.
errorFallback_title = Etwas ist schiefgelaufen.
errorFallback_share = Es hilft sehr, wenn du diesen Fehler dem Admin meldest!
errorFallback_copy = Fehler kopieren
errorFallback_copied = Kopiert
errorFallback_reload = Neu laden
errorFallback_details = Fehlerdetails

## first

map_menu = Kartenmenü
map_steer_toggle = Tasten zum Verschieben

# same
app_name = Itinerarium
app_title = Itinerarium: interaktive Karte zu { $game }
app_subtitle = Interaktive Karte zu { $game }
app_loadingMap = Karte wird entrollt …
world_shown = Welt: { $title }
world_choose = Welt wählen
world_failedTitle = Die Orte konnten nicht geladen werden.
world_failedText = Prüfe deine Verbindung und versuche es erneut.
world_retry = Erneut versuchen
map_label = Karte zu { $game }
map_role = Karte
# same
map_compassNorth = N
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Die Karte konnte nicht geladen werden.
map_viewFailedText = Suche, Filter und dein Fortschritt funktionieren weiterhin. Lade die Seite neu, um es erneut zu versuchen.
map_reload = Neu laden
skip_navigation = Karte überspringen
skip_toSearch = Zur Suche
skip_toSettings = Zu den Einstellungen
# same
panel_title = Itinerarium
panel_open = Seitenleiste öffnen
panel_close = Seitenleiste schließen
panel_showAll = Alle zeigen
panel_showPlaces = { $amount ->
     [one] { $amount } Ort anzeigen
    *[other] { $amount } Orte anzeigen
    }
panel_hideAll = Alle verbergen
panel_mapLabels = Namen
panel_showing = { $shown } von { $all } angezeigt
panel_discovered = { $found } von { $all } gefunden
panel_filters = Filter
panel_tab = Bereiche der Seitenleiste
panel_bar = Schnellzugriff
panel_search = Suchen
panel_more = Mehr
panel_tabs_filters = Filter
panel_tabs_progress = Fortschritt
panel_tabs_list = Liste
# same
panel_tabs_pins = Pins
search_label = Orte suchen
search_placeholder = Orte suchen …
search_clear = Suche leeren
search_searching = Suche läuft …
search_results = Suchergebnisse
search_found = { $amount } { $amount ->
     [one] Ergebnis
    *[other] Ergebnisse
    }
search_foundOwn = { $own } { $own ->
     [one] Ergebnis
    *[other] Ergebnisse
    } in deinen Pins und Notizen
search_foundBoth = { $amount } { $amount ->
     [one] Ergebnis
    *[other] Ergebnisse
    }, dazu { $own } in deinen Pins und Notizen
search_nothing = { $hasOwn ->
     [yes] Keine Orte, Pins oder Notizen zu „{ $text }“.
    *[other] Keine Orte zu „{ $text }“.
    }
search_nothingHint = Versuche ein kürzeres Wort, eine Ortsart oder eine ID.
search_nothingHintSuchAs = Versuche ein kürzeres Wort, eine Ortsart wie „{ $example }“ oder eine ID.
# same
card_label = Details: { $label }
card_close = Schließen
card_showMore = Mehr anzeigen
card_showLess = Weniger anzeigen
card_type = Art
card_coordinate = Koordinaten
card_copyCoordinate = Koordinaten { $coordinate } kopieren
card_copied = Kopiert
card_yields = Enthält
card_description = Beschreibung
card_requirement = Zugang
# same
card_more = Details
card_image = Zeichnung: { $label }
card_discovered = Gefunden
card_mark = Als gefunden markieren
card_marked = Gefunden
card_visited = Besucht
card_copyRefused = Der Browser hat das Kopieren blockiert. Kopiere es von hier:
settings_open = Einstellungen
toasts_region = Meldungen Alt+T
toasts_close = Meldung schließen
toasts_undo = Rückgängig
chunk_title = Etwas fehlt
chunk_reload = Neu laden
chunk_close = Schließen
footer_terms = Nutzungsbedingungen
footer_privacy = Datenschutz
footer_credits = Mitwirkende
footer_disclaimer = Hinweis
footer_disclaimerText = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio }, dem Publisher des Spiels oder sonst jemandem, der { $game } gemacht hat oder verkauft, und wird von ihnen nicht unterstützt. Die Namen des Spiels und seiner Orte gehören ihren Inhabern.
footer_navigation = Über diese Seite
errorFallback_backup = Fortschritt sichern
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } m { $direction ->
     [east] östlich
     [north-east] nordöstlich
     [north] nördlich
     [north-west] nordwestlich
     [west] westlich
     [south-west] südwestlich
     [south] südlich
    *[south-east] südöstlich
    }
where_of = { $metres } m { $direction ->
     [east] östlich
     [north-east] nordöstlich
     [north] nördlich
     [north-west] nordwestlich
     [west] westlich
     [south-west] südwestlich
     [south] südlich
    *[south-east] südöstlich
    } { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Ortsarten
filters_categoryState = { $on } von { $all } Ortsarten angezeigt
filters_actions = Aktionen für { $title }
filters_tallyLabel = { $found } von { $total } gefunden
filters_fold = Ortsarten: { $category }
filters_more_found = Gefundenes
filters_more_locked = { $locked }, Gefundenes
filters_more_yields = Kräuter, Bücher, Gefundenes
filters_more_both = { $locked }, Kräuter, Bücher, Gefundenes
filters_on = an
progress_loading = Wird geladen …
spot_title = Stelle { $coordinate }
embed_open = Ganze Karte öffnen
embed_selected = Angezeigt: { $label }
measure_metres = { $metres } m
shortcuts_open = Tastenkürzel
shortcuts_nothingLeft = Alle angezeigten Orte sind gefunden.
shortcuts_nothingSelected = Wähle zuerst einen Ort aus und drücke dann D.
amount_marks = { $amount } { $amount ->
     [one] gefundener Ort
    *[other] gefundene Orte
    }
amount_pins = { $amount ->
     [one] { $amount } Pin
    *[other] { $amount } Pins
    }
amount_both = { $marks } { $marks ->
     [one] gefundener Ort
    *[other] gefundene Orte
    } und { $pins } { $pins ->
     [one] Pin
    *[other] Pins
    }
# same
pins_untitled = Pin
pins_card = Dein Pin: { $label }
pins_heading = Meine Pins
pins_state = { $shown ->
     [yes] { $amount ->
         [one] { $amount } Pin
        *[other] { $amount } Pins
        }
    *[other] { $amount ->
         [one] { $amount } Pin, ausgeblendet
        *[other] { $amount } Pins, ausgeblendet
        }
    }
pins_yourNote = Deine Notiz
filterOverride_drop = Zu meiner Ansicht
filterOverride_friends = Geteilte Ansicht
filterOverride_isolatedUntitled = Auswahl
filterOverride_backToAll = Aufheben
filterOverride_outOfSight = { $amount } außerhalb anzeigen
filterOverride_isolatedAmount = Nur { $title }: { $shown } von { $total }
filterOverride_showing = { $shown } von { $total } angezeigt
filterOverride_shown = Kartenfilter
filterOverride_shortcuts = Schnellfilter
filterOverride_stillToFind = Nicht gefunden

## map

map_instructions = Pfeiltasten bewegen die Karte, Plus und Minus zoomen, Enter öffnet den Ort, der der Mitte am nächsten liegt.
map_zoomIn = Vergrößern
map_zoomOut = Verkleinern
map_enterFullScreen = Vollbild
map_leaveFullScreen = Vollbild verlassen
map_scale = Maßstab: { $distance }
map_pointerCoordinate = Koordinaten unter dem Mauszeiger
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] gefunden
    *[other] nicht gefunden
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] östlich
     [north-east] nordöstlich
     [north] nördlich
     [north-west] nordwestlich
     [west] westlich
     [south-west] südwestlich
     [south] südlich
    *[south-east] südöstlich
    } der Mitte
map_crosshair_inMiddle = in der Mitte
map_crosshair_others = { $amount ->
     [one] { $amount } weiterer Ort in der Nähe.
    *[other] { $amount } weitere Orte in der Nähe.
    }
map_crosshair_nothing = Kein Ort in der Mitte.
map_crosshair_near = { $where }.
map_crosshair_enter = Mit Enter öffnen.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] östlich
     [north-east] nordöstlich
     [north] nördlich
     [north-west] nordwestlich
     [west] westlich
     [south-west] südwestlich
     [south] südlich
    *[south-east] südöstlich
    }. Dorthin springen
map_arrow_player = Deine Position
map_steer_label = Karte bewegen
map_steer_sides_north = Nach Norden
map_steer_sides_west = Nach Westen
map_steer_sides_east = Nach Osten
map_steer_sides_south = Nach Süden
map_steer_choose = Ort in der Mitte öffnen
map_steer_addPoint = Punkt in der Mitte setzen
map_steer_menu = Menü für die Mitte: Pin, Link, Messen
map_controls = Kartensteuerung
map_changeBasemapStyle_parchment = Zum Stil „Pergament“ wechseln
map_changeBasemapStyle_night = Zum Stil „Nacht“ wechseln
map_changeBasemapStyle_plain = Zum Stil „Schlicht“ wechseln
map_landFailed = Das Gelände konnte nicht geladen werden. Alle Orte werden weiter angezeigt.
measure_crosshair = Mit Enter einen Punkt in der Mitte setzen.
lasso_crosshair = Mit Enter eine Ecke in der Mitte setzen.
spot_pin = Pin bei { $coordinate }
measure_total = Gesamt { $metres } m

## later

shortcuts_mapMenu = Kartenmenü: dem Spiel folgen, drucken, Poster erstellen
live_open = Dem Spiel folgen …
poster_print_open = Ansicht drucken …
poster_open = Poster erstellen …
backups_title = Sicherungen
backups_open = Alle Sicherungen


typeMenu_showOnly = Nur diese zeigen
typeMenu_checklist = Checkliste
typeMenu_alwaysNames = Namen immer zeigen

toasts_marked = Gefunden: { $label }
toasts_unmarked = Nicht mehr gefunden: { $label }
toasts_markedMany = { $amount ->
     [one] { $amount } Ort als gefunden markiert
    *[other] { $amount } Orte als gefunden markiert
    }
toasts_unmarkedMany = { $amount ->
     [one] { $amount } Ort nicht mehr gefunden
    *[other] { $amount } Orte nicht mehr gefunden
    }
storage_newer_marks = { $marks } { $marks ->
     [one] gefundener Ort
    *[other] gefundene Orte
    } { $backedUp ->
     [yes] seit der letzten Sicherung.
    *[other] nicht gesichert.
    }
storage_newer_changes = { $changes } { $changes ->
     [one] Änderung
    *[other] Änderungen
    } an Pins und Notizen { $backedUp ->
     [yes] seit der letzten Sicherung.
    *[other] nicht gesichert.
    }
storage_newer_both = { $marks } { $marks ->
     [one] gefundener Ort
    *[other] gefundene Orte
    } und { $changes } { $changes ->
     [one] Änderung
    *[other] Änderungen
    } an Pins und Notizen { $backedUp ->
     [yes] seit der letzten Sicherung.
    *[other] nicht gesichert.
    }
pins_toasts_moved = Verschoben: { $label }
pins_toasts_deleted = Gelöscht: { $label }
pins_toasts_deletedMany = { $amount ->
     [one] { $amount } Pin gelöscht
    *[other] { $amount } Pins gelöscht
    }
pins_toasts_noteDeleted = Notiz gelöscht
search_distance = { $distance } entfernt
search_whereAndFar = { $where } · { $away }
search_between = bei nahe in an am im um von vom zu zum zur aus nach der des dem den die das nachste nachster nachstes nachsten
search_bookWords = Buch Lehrbuch Skillbuch
search_settlements = Siedlungen
search_kinds = Ortsarten
search_moreKinds = { $amount ->
     [one] { $amount } weitere Art
    *[other] { $amount } weitere Arten
    }
search_showOnMap = { $amount ->
     [one] Auf der Karte anzeigen
    *[other] Alle { $amount } auf der Karte
    }
search_shownTitle = „{ $searched }“
search_isolateKind = Nur diese
search_isolateKindLabel = Nur diese anzeigen: { $type }
settlement_label = Siedlung: { $name }
settlement_places = { $amount ->
     [one] { $amount } Ort
    *[other] { $amount } Orte
    }
settlement_services = Händler und Dienste
settlement_others = Auch hier
settlement_found = { $found } von { $all } gefunden
settlement_foundLeft = { $found } von { $all } gefunden, noch { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Hier gibt es keine Orte.
settlement_isolate = Nur diese
settlement_list = Auflisten
list_heading = Orte im Ausschnitt
list_amount = { $amount ->
     [0] Keine Orte im Ausschnitt
     [one] { $amount } Ort im Ausschnitt
    *[other] { $amount } Orte im Ausschnitt
    }
list_middle = Kartenmitte: { $where }
list_order = Sortieren nach
list_orders_kind = Art
list_orders_distance = Entfernung
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title }: { $amount } Ort
    *[other] { $title }: { $amount } Orte
    }
list_nearest = Orte im Ausschnitt, nächste zuerst
list_more = Mehr anzeigen
list_none = In diesem Bereich passt kein Ort zu deinen Filtern.
list_noneHint = Verschiebe die Karte, zoome heraus oder zeige unter „Filter“ mehr Ortsarten an.
list_move = Karte bewegen
list_sides_north = Norden
list_sides_west = Westen
list_sides_east = Osten
list_sides_south = Süden
list_closer = Vergrößern
list_farther = Verkleinern
settings_title = Einstellungen
settings_close = Schließen
settings_back = Zurück zu den Einstellungen
settings_markerSize = Markierungsgröße
settings_markerSizeHeading = Markierungsgröße
settings_pixels = { $size } Pixel
settings_basemapStyle = Kartenstil
settings_basemapStyles_parchment_name = Pergament
settings_basemapStyles_parchment_hint = Tinte auf altem Papier
settings_basemapStyles_night_name = Nacht
settings_basemapStyles_night_hint = dunkel, augenschonend
settings_basemapStyles_plain_name = Schlicht
settings_basemapStyles_plain_hint = klar, gut zum Drucken
settings_language = Sprache (Language)
settings_languageFailed = Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.
settings_languageNewer = Deine Sprache kommt mit der neuen Version der Karte, die bereitsteht.
settings_languageMissing = Die Karte ist vorerst auf Englisch, weil deine Sprache nicht auf diesem Gerät ist. Öffne sie einmal online, um sie herunterzuladen.
settings_keepNotifications = Meldungen bis zum Schließen anzeigen
settings_manage = Gefundene Orte verwalten
settings_manageHint = Eine Sicherung ist eine kleine Datei. Importiere sie auf einem anderen Gerät, um deinen Fortschritt mitzunehmen.
settings_upload = Importieren
settings_drop = Datei zum Importieren ablegen
settings_backup = Sichern
settings_exportPins = Pins exportieren (GeoJSON)
settings_fileRefused = Dieser Browser kann hier keine Dateien speichern. Öffne die Seite in einem anderen Browser und versuche es erneut.
settings_clear = Zurücksetzen
settings_earlier = Frühere Versionen
settings_earlierHint = Dein Fortschritt vor größeren Änderungen. Das Wiederherstellen lässt sich rückgängig machen.
settings_earlierReasons_clear = Vor dem Zurücksetzen
settings_earlierReasons_import = Vor dem Import einer Datei oder eines Links
settings_earlierReasons_migration = Vor einem Update
settings_earlierReasons_restore = Vor dem Wiederherstellen
settings_restore = Wiederherstellen
settings_restoreLabel = Wiederherstellen: { $size }, { $reason }
settings_restoreDated = Wiederherstellen: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = vor dem Zurücksetzen
settings_restoreReasons_import = vor dem Import einer Datei oder eines Links
settings_restoreReasons_migration = vor einem Update
settings_restoreReasons_restore = vor dem Wiederherstellen
settings_clearQuestion = Alle gefundenen Orte zurücksetzen?
settings_clearText = { $amount ->
     [0] Du hast noch keine Orte gefunden.
     [one] { $amount } gefundener Ort wird zurückgesetzt. Das lässt sich rückgängig machen, und frühere Versionen stehen in den Einstellungen.
    *[other] { $amount } gefundene Orte werden zurückgesetzt. Das lässt sich rückgängig machen, und frühere Versionen stehen in den Einstellungen.
    }
confirm_title = Bist du ganz sicher?
confirm_description = Das löscht Daten und lässt sich nicht rückgängig machen.
confirm_confirm = Bestätigen
confirm_cancel = Abbrechen
toasts_uploadFailed = Import fehlgeschlagen
toasts_uploadMerged = Importierte Orte zusammengeführt
toasts_backupStarted = Sicherung wird heruntergeladen
toasts_pinsExported = Deine Pins werden heruntergeladen
toasts_cleared = Gefundene Orte zurückgesetzt
toasts_restored = Wiederhergestellt: { $size }
storage_retry = Erneut versuchen
storage_dismiss = Schließen
storage_emptied_marks = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $marks } { $marks ->
     [one] gefundener Ort ist
    *[other] gefundene Orte sind
    } noch zu sehen.
storage_emptied_pins = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $pins } { $pins ->
     [one] Pin ist
    *[other] Pins sind
    } noch zu sehen.
storage_emptied_both = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $marks } { $marks ->
     [one] gefundener Ort
    *[other] gefundene Orte
    } und { $pins } { $pins ->
     [one] Pin
    *[other] Pins
    } sind noch zu sehen.
storage_backedUp_empty = Noch nichts zu sichern.
storage_backedUp_never = Alles kam aus einer Datei oder einem Link. Hier hast du noch keine Sicherung erstellt.
storage_backedUp_all = Alles ist gesichert.
storage_backedUp_takenIn = Alles ist in deiner letzten Sicherung oder kam seither aus einer Datei oder einem Link.
storage_keep = Daten behalten
storage_startAfresh = Von vorn beginnen
storage_problems_blocked = Dieser Browser blockiert den Speicher: Dein Fortschritt geht verloren, wenn du die Seite schließt. Erstelle vorher eine Sicherung.
storage_embedded = Dein Browser blockiert hier den Speicher: Die Markierung geht verloren, wenn du die Seite schließt. Öffne die ganze Karte, um sie zu behalten.
storage_problems_full = Deine letzte Änderung konnte nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Erstelle inzwischen eine Sicherung.
storage_problems_one-copy = Dein Fortschritt ist nur an einem von zwei Orten gespeichert: Der andere ist voll oder wird vom Browser blockiert. Erstelle ab und zu eine Sicherung.
storage_problems_newer = Dein Fortschritt wurde von einer neueren Version dieser Karte gespeichert und ist hier schreibgeschützt. Lade neu, um zu aktualisieren.
storage_problems_stuck = Dein gespeicherter Fortschritt ist nicht lesbar, und zum Beiseitelegen fehlt der Platz. Er bleibt unverändert, und neue Änderungen werden nicht gespeichert. Erstelle eine Sicherung, bevor du gehst.
storage_problems_quarantined = Dein gespeicherter Fortschritt ist nicht lesbar. Er wurde unverändert beiseitegelegt, und du beginnst mit einer leeren Liste.
storage_problems_copy-quarantined = Eine der beiden Kopien deines Fortschritts ist nicht lesbar. Sie wurde unverändert beiseitegelegt, und die andere wird verwendet.
storage_problems_pins-quarantined = Deine gespeicherten Pins und Notizen sind nicht lesbar. Sie wurden unverändert beiseitegelegt. Deine gefundenen Orte sind nicht betroffen.
storage_problems_pins-copy-quarantined = Eine der beiden Kopien deiner Pins und Notizen ist nicht lesbar. Sie wurde unverändert beiseitegelegt, und die andere wird verwendet.
storage_problems_settings-full = Deine Einstellungen konnten nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Dein Fortschritt ist nicht betroffen.
storage_problems_settings-newer = Deine Einstellungen wurden von einer neueren Version dieser Karte gespeichert und sind hier schreibgeschützt. Lade neu, um zu aktualisieren. Dein Fortschritt ist nicht betroffen.
storage_problems_settings-stuck = Deine Einstellungen sind nicht lesbar, und zum Beiseitelegen fehlt der Platz. Sie bleiben unverändert, und Änderungen werden nicht gespeichert. Dein Fortschritt ist nicht betroffen.
storage_problems_settings-quarantined = Deine Einstellungen sind nicht lesbar. Sie wurden unverändert beiseitegelegt, und es gelten die Standardwerte. Dein Fortschritt ist nicht betroffen.
storage_problems_filters-full = Deine Filter konnten nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Dein Fortschritt ist nicht betroffen.
storage_problems_filters-newer = Deine Filter wurden von einer neueren Version dieser Karte gespeichert und sind hier schreibgeschützt. Lade neu, um zu aktualisieren. Dein Fortschritt ist nicht betroffen.
storage_problems_filters-stuck = Deine Filter sind nicht lesbar, und zum Beiseitelegen fehlt der Platz. Sie bleiben unverändert, und Änderungen werden nicht gespeichert. Dein Fortschritt ist nicht betroffen.
storage_problems_filters-quarantined = Deine Filter sind nicht lesbar. Sie wurden unverändert beiseitegelegt, und alle Ortsarten werden angezeigt. Dein Fortschritt ist nicht betroffen.
storage_problems_backup-full = Der Sicherungsstatus konnte nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Dein Fortschritt ist nicht betroffen.
storage_problems_backup-newer = Der Sicherungsstatus wurde von einer neueren Version dieser Karte gespeichert und ist hier schreibgeschützt. Lade neu, um zu aktualisieren. Dein Fortschritt ist nicht betroffen.
storage_problems_backup-stuck = Der Sicherungsstatus ist nicht lesbar, und zum Beiseitelegen fehlt der Platz. Er bleibt unverändert, und Änderungen werden nicht gespeichert. Dein Fortschritt ist nicht betroffen.
storage_problems_backup-quarantined = Der Sicherungsstatus ist nicht lesbar. Er wurde unverändert beiseitegelegt, und die nächste Erinnerung kommt vielleicht früher. Dein Fortschritt ist nicht betroffen.
storage_problems_playthroughs-full = Die Namen deiner Durchgänge konnten nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Dein Fortschritt ist nicht betroffen.
storage_problems_playthroughs-newer = Die Namen deiner Durchgänge wurden von einer neueren Version dieser Karte gespeichert und sind hier schreibgeschützt. Lade neu, um zu aktualisieren. Dein Fortschritt ist nicht betroffen.
storage_problems_playthroughs-stuck = Die Namen deiner Durchgänge sind nicht lesbar, und zum Beiseitelegen fehlt der Platz. Sie bleiben unverändert, und Änderungen werden nicht gespeichert. Dein Fortschritt ist nicht betroffen.
storage_problems_playthroughs-quarantined = Die Namen deiner Durchgänge sind nicht lesbar. Sie wurden unverändert beiseitegelegt, und deine Durchgänge werden ohne Namen angezeigt. Dein Fortschritt ist nicht betroffen.
storage_problems_history-full = Eine Kopie deiner früheren Versionen und des Änderungsverlaufs konnte nicht gespeichert werden: Der Browserspeicher ist voll. Es wird erneut versucht. Dein Fortschritt ist nicht betroffen.
storage_problems_history-newer = Eine Kopie deiner früheren Versionen und des Änderungsverlaufs wurde von einer neueren Version dieser Karte gespeichert und ist hier schreibgeschützt. Lade neu, um zu aktualisieren. Dein Fortschritt ist nicht betroffen.
storage_problems_history-stuck = Eine Kopie deiner früheren Versionen und des Änderungsverlaufs ist nicht lesbar, und zum Beiseitelegen fehlt der Platz. Sie bleibt unverändert, und Änderungen werden nicht gespeichert. Dein Fortschritt ist nicht betroffen.
storage_problems_history-quarantined = Eine Kopie deiner früheren Versionen und des Änderungsverlaufs ist nicht lesbar. Sie wurde unverändert beiseitegelegt, und die Datenbank des Browsers wird verwendet. Dein Fortschritt ist nicht betroffen.
offline_preparing = Offline: wird heruntergeladen …
offline_ready = Offline: bereit, { $megabytes } MB
offline_failed = Offline: nicht bereit. Einige Dateien konnten nicht heruntergeladen werden. Versuche es erneut, wenn du online bist.
offline_tryAgain = Erneut versuchen
offline_saving = Offline: nicht heruntergeladen, weil der Datensparmodus aktiv ist.
offline_prepare = Herunterladen
offline_cacheAll = Alle Welten offline verfügbar (noch { $megabytes } MB)
offline_allCached = Alle Welten offline verfügbar (alle geladen)
offline_cachingAll = Alle Welten werden heruntergeladen …
offline_noRoom = Kein Platz für { $world }: Der Browserspeicher ist voll.
offline_notFetched = Einige Dateien konnten nicht heruntergeladen werden: { $world }.
offline_appShell = die App selbst
offline_notCachedTitle = { $world } ist noch nicht auf diesem Gerät.
offline_notCachedText = Eine Karte funktioniert offline, sobald du sie einmal online geöffnet hast. Diese Seite macht automatisch weiter, wenn du wieder online bist.
offline_cachedWorlds = Offline verfügbar:
more_share = Ansicht teilen
more_send = An Gerät senden
more_refused = Der Browser hat das Kopieren blockiert.
filters_tally = { $found } / { $total }
filters_yields = Enthält
filters_onlyFound = Nur gefundene
filters_yieldsAll = Beliebig
filters_anyHerb = Beliebiges Kraut
filters_anyBook = Beliebiges Fertigkeitsbuch
filters_herbs = Kräuter
filters_books = Fertigkeitsbücher
progress_whole = Ganze Karte
progress_byArea = Nach Gebiet
progress_next = Als Nächstes in der Nähe
progress_nothingNext = Von den angezeigten Orten ist keiner mehr offen. Blende unter Filter weitere Ortsarten ein.
# $percent (number)
progress_share = { $percent } %
progress_tally = { $found } von { $total } gefunden
progress_left = { $amount ->
     [0] alle gefunden
    *[other] noch { $amount }
    }
progress_barLabel = { $title }: gefunden
progress_openList = Checkliste: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } neuer Ort seit deinem letzten Besuch
    *[other] { $amount } neue Orte seit deinem letzten Besuch
    }
progress_newPlaces_show = Neue Orte zeigen
progress_newPlaces_title = Neue Orte
progress_markInView = { $amount } sichtbare markieren
progress_nothingInView = Nichts zu markieren
# same
progress_lasso = Lasso
progress_many = Mehrere Orte gleichzeitig
progress_back = Alle Ortsarten
progress_order = Sortieren nach
progress_orders_distance = Entfernung
# same
progress_orders_name = Name
# same
progress_orders_id = ID
progress_orders_map = Schatzkarte
progress_onlyMissing = Nur nicht gefundene
progress_onlyMissingHint = Gefundene Orte bleiben hier, bis du die Liste verlässt.
progress_nothingMissing = Du hast alle gefunden.
progress_again = Ab hier sortieren
progress_days_title = { $unit ->
     [week] Gefunden nach Wochen
     [month] Gefunden nach Monaten
     [year] Gefunden nach Jahren
    *[day] Gefunden nach Tagen
    }
progress_days_since = Seit { $date }: { $amount } gefunden.
progress_days_most = Am meisten an einem Tag: { $amount } ({ $date }).
progress_days_undated = Tag unbekannt: { $amount }.
progress_days_table = Als Tabelle
progress_days_unit = { $unit ->
     [week] Woche ab
     [month] Monat
     [year] Jahr
    *[day] Tag
    }
progress_days_found = Gefunden
progress_days_save = Bild speichern
progress_days_saved = Bild gespeichert
progress_metres = { $metres } m
progress_box = Gefunden: { $label } #{ $id }
toasts_undone_mark = Rückgängig: { $label } nicht mehr gefunden
toasts_undone_unmark = Rückgängig: { $label } wieder gefunden
toasts_undone_mark-many = Rückgängig: Orte nicht mehr gefunden
toasts_undone_unmark-many = Rückgängig: Orte wieder gefunden
toasts_undone_clear = Rückgängig: gefundene Orte wiederhergestellt
toasts_undone_import = Rückgängig: importierte Orte entfernt
toasts_undone_restore = Rückgängig: Wiederherstellung zurückgenommen
toasts_undone_pin = Rückgängig: Pin entfernt
toasts_undone_pin-edit = Rückgängig: Pin wie zuvor
toasts_undone_pin-move = Rückgängig: Pin zurückverschoben
toasts_undone_pin-delete = Rückgängig: Pin wiederhergestellt
toasts_undone_pins-delete = Rückgängig: Pins wiederhergestellt
toasts_undone_note = Rückgängig: Notiz wiederhergestellt
toasts_undone_quest = Rückgängig: Quest geändert
toasts_nothingToUndo = Nichts rückgängig zu machen.
undoing_kept = { $amount ->
     [one] 1 Element wurde seither geändert und bleibt, wie es ist.
    *[other] { $amount } Elemente wurden seither geändert und bleiben, wie sie sind.
    }
undoing_allKept = Nichts geändert: Alles in diesem Schritt wurde seither erneut geändert.
undoing_redo = Wiederholen
undoing_redone = Wiederholt: { $what }
undoing_nothingToRedo = Nichts zu wiederholen.
undoing_recent_title = Letzte Änderungen
undoing_recent_hint = Deine letzten 50 Änderungen, neueste zuerst. Jede lässt sich einzeln rückgängig machen. Was seither geändert wurde, bleibt, wie es ist.
undoing_recent_nothing = Noch keine Änderungen.
undoing_recent_undo = Rückgängig: { $what }
undoing_recent_redo = Wiederholen: { $what }
undoing_recent_undone = rückgängig gemacht
undoing_elsewhere_title = Änderung aus einem anderen Tab rückgängig machen?
undoing_elsewhere_description = In diesem Tab gibt es nichts mehr rückgängig zu machen. Die letzte Änderung davor stammt aus einem anderen Tab oder einem früheren Besuch:
undoing_elsewhere_confirm = Rückgängig
undoing_elsewhere_cancel = Abbrechen
undoing_action_mark = Gefunden: { $label }
undoing_action_unmark = Nicht mehr gefunden: { $label }
undoing_action_mark-many = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } als gefunden markiert
undoing_action_passed = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } unterwegs gefunden
undoing_action_unmark-many = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } nicht mehr gefunden
undoing_action_clear = { $amount ->
     [one] { $amount } gefundener Ort
    *[other] { $amount } gefundene Orte
    } zurückgesetzt
undoing_action_import = Datei oder Link importiert: { $what }
undoing_action_restore = Frühere Version wiederhergestellt: { $what } geändert
undoing_action_pin = Pin gesetzt: { $label }
undoing_action_pin-edit = Pin bearbeitet: { $label }
undoing_action_pin-move = Pin verschoben: { $label }
undoing_action_pin-delete = Pin gelöscht: { $label }
undoing_action_pins-delete = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } gelöscht
undoing_action_note = Notiz geändert: { $label }
# same
pins_glyphs_pin = Pin
pins_glyphs_flag = Fahne
pins_glyphs_star = Stern
pins_glyphs_cross = Kreuz
pins_glyphs_heart = Herz
pins_glyphs_skull = Totenkopf
pins_glyphs_chest = Truhe
pins_glyphs_sword = Schwert
pins_glyphs_house = Haus
pins_glyphs_herb = Kraut
pins_glyphs_question = Fragezeichen
pins_glyphs_warning = Ausrufezeichen
pins_colours_red = Rot
# same
pins_colours_orange = Orange
pins_colours_yellow = Gelb
pins_colours_green = Grün
pins_colours_teal = Petrol
pins_colours_blue = Blau
# same
pins_colours_indigo = Indigo
pins_colours_purple = Violett
pins_colours_pink = Rosa
pins_colours_brown = Braun
pins_colours_grey = Grau
pins_colours_black = Schwarz
pins_add = Pin setzen
pins_editPin = Pin bearbeiten
pins_deletePin = Pin löschen
pins_editing = Pin bearbeiten: { $label }
pins_note = Notiz
pins_move = Verschieben
pins_moveGroup = Pin verschieben
pins_moveHint = Verschiebt den Pin um einen Meter, mit Umschalt um zehn. Du kannst ihn auch auf der Karte ziehen.
pins_steps_north = Norden
pins_steps_west = Westen
pins_steps_south = Süden
pins_steps_east = Osten
pins_movedTo = Jetzt bei { $coordinate }
pins_title = Titel
pins_titleHint = Name auf der Karte
pins_noteHint = Was du dir merken willst
pins_glyph = Symbol
pins_colour = Farbe
pins_left = { $amount ->
     [0] Keine Zeichen mehr
    *[other] Noch { $amount } Zeichen
    }
pins_full = Das Feld ist voll ({ $most } Zeichen). Lösche etwas, um weiterzuschreiben.
pins_save = Speichern
pins_cancel = Abbrechen
pins_discard_title = Änderungen verwerfen?
pins_discard_description = Sie wurden noch nicht gespeichert.
pins_discard_confirm = Verwerfen
pins_discard_cancel = Weiter bearbeiten
pins_list = Pins und Notizen
pins_none = Du hast noch keine Pins.
pins_order = Sortieren nach
pins_orders_distance = Entfernung
pins_orders_title = Titel
pins_again = Ab hier sortieren
pins_more = Mehr anzeigen
pins_pinsList = Meine Pins
pins_notesList = Notizen zu Orten
pins_deleteAll = Alle Pins löschen
pins_deleteAllTitle = Alle deine Pins löschen?
pins_deleteAllText = { $amount ->
     [one] { $amount } Pin wird gelöscht. Notizen zu Orten bleiben. Das lässt sich rückgängig machen, und frühere Versionen stehen in den Einstellungen.
    *[other] { $amount } Pins werden gelöscht. Notizen zu Orten bleiben. Das lässt sich rückgängig machen, und frühere Versionen stehen in den Einstellungen.
    }
pins_noteOn = Notiz zu: { $label }
spotMenu_label = Menü für { $coordinate }
spotMenu_copy = Koordinaten { $coordinate } kopieren
spotMenu_copied = { $coordinate } kopiert
spotMenu_link = Link kopieren
spotMenu_linkCopied = Link kopiert
spotMenu_nearest = In der Nähe
spotMenu_measure = Von hier messen
spotMenu_refusedTitle = Manuell kopieren
spotMenu_refused = Der Browser hat das Kopieren blockiert. Kopiere es von hier:
spotMenu_close = Schließen
overlap_title = { $count ->
     [one] { $count } Ort hier
    *[other] { $count } Orte hier
    }
overlap_found = gefunden
nearest_title = In der Nähe von { $coordinate }
nearest_close = Schließen
nearest_services = Händler und Dienste
nearest_undiscovered = Nicht gefundene Orte
nearest_nothingLeft = Du hast alle Orte der Karte gefunden.
nearest_nextOfKind = Nächster dieser Art
nearest_noServices = Auf dieser Karte gibt es keine Händler und Dienste.
nearest_displacement = { $metres } m { $direction ->
     [east] östlich
     [north-east] nordöstlich
     [north] nördlich
     [north-west] nordwestlich
     [west] westlich
     [south-west] südwestlich
     [south] südlich
    *[south-east] südöstlich
    }
nearest_here = hier
measure_label = Messen
measure_begin = Klicke, tippe oder drücke Enter, um Punkte zu setzen.
measure_leg = Abschnitt { $metres } m
measure_undo = Punkt entfernen
measure_done = Fertig
# same
lasso_label = Lasso
lasso_begin = Umkreise Orte, oder setze mit Klicken, Tippen oder Enter Ecken.
lasso_corners = { $amount ->
     [0] 0 Ecken, mindestens 3 nötig
     [1] 1 Ecke, mindestens 3 nötig
     [2] 2 Ecken, mindestens 3 nötig
     [one] { $amount } Ecke
    *[other] { $amount } Ecken
    }
lasso_inside = { $amount ->
     [0] Keiner der angezeigten Orte liegt darin.
     [one] { $amount } Ort darin, { $found } gefunden
    *[other] { $amount } Orte darin, { $found } gefunden
    }
lasso_undo = Ecke entfernen
lasso_closeLine = Form schließen
lasso_mark = Als gefunden markieren
lasso_unmark = Nicht gefunden
lasso_again = Neu zeichnen
lasso_leave = Fertig
shapes_keepLine = Linie behalten
shapes_keepArea = Gebiet behalten
shapes_names_shape-line = Linie
shapes_names_shape-area = Gebiet
shapes_share = Form teilen
shapes_within = Orte darin auswählen
shapes_length = Länge
shapes_size = Fläche
shapes_hectares = { $area } ha
shortcuts_title = Tastenkürzel
shortcuts_close = Schließen
shortcuts_switch = Einzeltasten-Kürzel
shortcuts_switchHint = Ist der Schalter aus, bewirken die Einzeltasten oben nichts. Alle anderen Tasten funktionieren weiter.
shortcuts_keys = Einzelne Tasten, überall auf der Seite
shortcuts_otherKeys = Andere Tasten
shortcuts_search = Suchen
shortcuts_panel = Seitenleiste öffnen oder schließen
shortcuts_next = Zum nächsten nicht gefundenen Ort
shortcuts_discovered = Ausgewählten Ort als gefunden oder nicht gefunden markieren
shortcuts_list = Tastenkürzel anzeigen
shortcuts_undo = Letzte Änderung rückgängig machen
shortcuts_redo = Wiederholen
shortcuts_pan = Karte bewegen
shortcuts_zoom = Vergrößern und verkleinern
shortcuts_lists = Durch eine Liste oder Leiste gehen; Tab verlässt sie
shortcuts_choose = Ort in der Kartenmitte öffnen; beim Messen oder mit dem Lasso einen Punkt setzen
shortcuts_menu = Menü des ausgewählten Orts oder der Kartenmitte öffnen
shortcuts_removePoint = Beim Messen oder mit dem Lasso den letzten Punkt entfernen
shortcuts_deletePin = Ausgewählten Pin auf der Karte löschen
shortcuts_leave = Schließen oder abbrechen
shortcuts_or = oder
shortcuts_arrows = Pfeiltasten
shortcuts_keyNames_home = Pos1
shortcuts_keyNames_end = Ende
# same
shortcuts_keyNames_enter = Enter
shortcuts_keyNames_shift = Umschalt
shortcuts_keyNames_backspace = Rücktaste
shortcuts_keyNames_delete = Entf
shortcuts_keyNames_escape = Esc
shortcuts_keyNames_ctrl = Strg
linkUnread_title = Ein Teil dieses Links kann nicht angezeigt werden
linkUnread_text = { $what ->
     [place] Er führt zu einem Ort, den es auf dieser Karte nicht gibt.
     [point] Er führt zu einer Stelle außerhalb dieser Karte, die von { $from } bis { $to } reicht.
     [kinds] Er nennt Ortsarten, die es auf dieser Karte nicht gibt.
     [coordinates] Seine Koordinaten lassen sich nicht lesen.
     [quest] Er führt zu einer Quest, die es auf dieser Karte nicht gibt.
     [pin] Er beschreibt einen Pin, sagt aber nicht, wo er ist.
     [set] Sein Filterset ist unvollständig.
     [filters] Er nennt Filter, die es auf dieser Karte nicht gibt.
    *[several] Mehreres darin gibt es auf dieser Karte nicht.
    } Prüfe, ob du den ganzen Link kopiert hast, oder bitte um einen neuen.
ownWords_heading = Konflikte
ownWords_hint = { $where ->
     [link] { $amount ->
         [one] Der Link enthält zu { $amount } deiner Pins oder Notizen eine andere Fassung. Deine bleibt, wenn du nichts anderes wählst.
        *[other] Der Link enthält zu { $amount } deiner Pins und Notizen eine andere Fassung. Deine bleiben, wenn du nichts anderes wählst.
        }
    *[file] { $amount ->
         [one] Die Datei enthält zu { $amount } deiner Pins oder Notizen eine andere Fassung. Deine bleibt, wenn du nichts anderes wählst.
        *[other] Die Datei enthält zu { $amount } deiner Pins und Notizen eine andere Fassung. Deine bleiben, wenn du nichts anderes wählst.
        }
    }
ownWords_forAll = Für alle
ownWords_forOne = Auswahl für { $label }
ownWords_choices_mine = Meine behalten
ownWords_choices_theirs = Andere übernehmen
ownWords_choices_both = Beide behalten
ownWords_mine = Deine
ownWords_theirs_file = Aus der Datei
ownWords_theirs_link = Aus dem Link
ownWords_deleted = Gelöscht
ownWords_noWords = Kein Text
ownWords_more = { $amount ->
     [one] { $amount } weiteren anzeigen
    *[other] { $amount } weitere anzeigen
    }

routes_toHere = Route hierher
routes_fromHere = Route von hier
routes_onToHere = Weiter hierher
routes_viaHere = Route über hier
routes_card = Route nach { $name }
# same
routes_title = Route
routes_walk = { $minutes } Min. zu Fuß
routes_run = { $minutes } Min. im Laufschritt
routes_ride = { $minutes } Min. zu Pferd
routes_offRoad = { $metres } m querfeldein
routes_finding = Route wird berechnet …
routes_failed = Die Straßen konnten nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.
routes_retry = Erneut versuchen
routes_from = Von
routes_fromPlayer = Deine Position
routes_fromLastEnd = Ende der letzten Route
routes_fromView = Kartenmitte
routes_fromFastTravel = { $name } (nächste Schnellreise)
routes_chooseOnMap = Auf der Karte wählen …
routes_to = Nach
routes_by = Wege
routes_kinds_roads = Straßen bevorzugen
routes_kinds_paths = Straßen und Pfade
routes_fastTravel = Schnellreise
routes_fastTravels_none = Aus
routes_fastTravels_found = Nur gefundene Punkte
routes_fastTravels_all = Alle Punkte
routes_turnRound = Umkehren
routes_choose_begin = Klicke oder tippe auf den Start oder suche einen Ort.
routes_choose_search = Suche einen Startort.
routes_choose_end = Klicke oder tippe auf das Ziel oder suche einen Ort.
routes_cancel = Abbrechen
routes_directions = Wegbeschreibung
routes_steps_label = Schritt-für-Schritt-Anweisungen
routes_steps_begin = Von { $from } { $direction ->
     [east] nach Osten
     [north-east] nach Nordosten
     [north] nach Norden
     [north-west] nach Nordwesten
     [west] nach Westen
     [south-west] nach Südwesten
     [south] nach Süden
    *[south-east] nach Südosten
    } { $onto ->
     [road] die Straße entlang
     [path] den Pfad entlang
    *[straight] querfeldein
    }
routes_steps_turn = In { $metres } m { $turn ->
     [straight] geradeaus
     [slightLeft] leicht links halten
     [left] links abbiegen
     [sharpLeft] scharf links abbiegen
     [slightRight] leicht rechts halten
     [right] rechts abbiegen
    *[sharpRight] scharf rechts abbiegen
    }
routes_steps_turnAt = In { $metres } m { $turn ->
     [straight] geradeaus
     [slightLeft] leicht links halten
     [left] links abbiegen
     [sharpLeft] scharf links abbiegen
     [slightRight] leicht rechts halten
     [right] rechts abbiegen
    *[sharpRight] scharf rechts abbiegen
    } ({ $landmark })
routes_steps_onto_road = auf die Straße
routes_steps_onto_path = auf den Pfad
routes_steps_leave = In { $metres } m die Straße verlassen und querfeldein { $direction ->
     [east] nach Osten
     [north-east] nach Nordosten
     [north] nach Norden
     [north-west] nach Nordwesten
     [west] nach Westen
     [south-west] nach Südwesten
     [south] nach Süden
    *[south-east] nach Südosten
    }
routes_steps_travel = In { $metres } m Schnellreise: { $place }
routes_steps_travelNow = Schnellreise: { $place }
routes_steps_pass = In { $metres } m vorbei an: { $place }
routes_steps_arrive = Ziel in { $metres } m: { $place }
routes_steps_arriveNow = Ziel erreicht: { $place }
routes_steps_bridges = { $bridges ->
     [one] über die Brücke
    *[other] über { $bridges } Brücken
    }
routes_beside = Entlang der Route
routes_reach = Abstand zur Route
routes_besideAmount = { $amount ->
     [0] Kein Ort passt zu deinen Filtern.
     [one] { $amount } Ort passt zu deinen Filtern
    *[other] { $amount } Orte passen zu deinen Filtern
    }
routes_stillToFind = Nicht gefunden: { $left }
routes_alreadyFound = Gefunden: { $found }
routes_along = nach { $metres } m
routes_more = Mehr anzeigen
routes_handles_begin = Start der Route
routes_handles_end = Ziel der Route
routes_handles_between = Zwischenpunkt { $number }
routes_handles_new = Zwischenpunkt setzen
routes_tripNear = Tour in der Nähe
routes_nothingLeft = Kein nicht gefundener Ort passt zu deinen Filtern.
routes_bestOrder = Reihenfolge optimieren
routes_undone = Rückgängig: Route wiederhergestellt
routes_printStops = Stopps drucken …
routes_ordering = Reihenfolge wird optimiert …
routes_stopOrdering = Stoppen
routes_exportRoute = Route exportieren (GeoJSON)
routes_exportGpx = Route exportieren (GPX)
routes_save = In meinen Pins speichern
routes_saveChanges = Änderungen speichern
routes_savedAs = In meinen Pins gespeichert: { $title }
routes_show = Tour anzeigen
routes_share = Tour teilen
routes_back = Zurück zum Start
routes_tripInView = Tour im Ausschnitt
routes_tripLeft = Tour: nicht gefundene
routes_tripShown = Tour: alle angezeigten
routes_tripThese = Tour: alle
routes_tripNearest = Tour: nächste { $amount }
routes_tooMany = Eine Tour hat höchstens { $most } Stopps. Die nächsten wurden hinzugefügt.
routes_stops_next = Nächster: { $number } von { $of }, { $name }, { $metres } m
routes_stops_goOn = Gefunden, weiter
routes_stops_passed = { $name }: erledigt
routes_trip = { $stops ->
     [one] Tour mit { $stops } Stopp
    *[other] Tour mit { $stops } Stopps
    }
routes_stops_title = Stopps
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name } nach oben
routes_stops_later = { $name } nach unten
routes_stops_leaveOut = { $name } entfernen
routes_areas_title = Nach Gebiet
routes_areas_shade = Gebiete auf der Karte einfärben
routes_areas_around = Rund um { $name }
routes_steps_next = nach weiteren { $metres } m { $turn ->
     [straight] geradeaus
     [slightLeft] halb links
     [left] links
     [sharpLeft] scharf links
     [slightRight] halb rechts
     [right] rechts
    *[sharpRight] scharf rechts
    }
routes_steps_crossroads = { $crossroads ->
     [one] geradeaus über die Kreuzung
    *[other] geradeaus über { $crossroads } Kreuzungen
    }
routes_steps_passing = unterwegs: { $things }
routes_options = Optionen: { $chosen }
routes_mode = Fortbewegung
routes_modes_walk = Zu Fuß
routes_modes_run = Im Laufschritt
routes_modes_ride = Zu Pferd
routes_tripDone = Tour geschafft: { $found } von { $of } gefunden
routes_endTrip = Tour beenden
routes_anotherTrip = Neue Tour starten

playthroughs_title = Spieldurchgänge
playthroughs_hint = Jeder Durchgang hat eigene gefundene Orte, Pins und Notizen. Filter und Einstellungen gelten für alle.
playthroughs_new = Neuer Durchgang …
playthroughs_unnamed = Unbenannt
playthroughs_shown = Auf der Karte
playthroughs_tally = { $found } von { $total } gefunden
playthroughs_switch = Wechseln
playthroughs_switchLabel = Wechseln zu „{ $name }“
playthroughs_rename = Umbenennen
playthroughs_renameLabel = Umbenennen: „{ $name }“
playthroughs_copy = Kopieren
playthroughs_copyLabel = Kopieren: „{ $name }“
playthroughs_delete = Löschen
playthroughs_deleteLabel = Löschen: „{ $name }“
playthroughs_deleted = Gelöschte Durchgänge
playthroughs_bringBack = Wiederherstellen
playthroughs_bringBackLabel = Wiederherstellen: „{ $name }“
playthroughs_forGood = Endgültig löschen
playthroughs_forGoodLabel = Endgültig löschen: „{ $name }“
playthroughs_forGoodTitle = Endgültig löschen?
playthroughs_forGoodQuestion = „{ $name }“ endgültig löschen?
playthroughs_forGoodText = Gefundene Orte, Pins und Notizen darin werden von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.
# same
playthroughs_name = Name
playthroughs_firstName = Aktueller Durchgang
playthroughs_newName = Neuer Durchgang
playthroughs_first = Erster
playthroughs_second = Zweiter
playthroughs_copyOf = { $name } (Kopie)
playthroughs_blank = Gib einen Namen ein.
playthroughs_left = noch { $amount } Zeichen
playthroughs_save = Speichern
playthroughs_make = Erstellen
playthroughs_close = Schließen
playthroughs_nameTitle_new = Neuer Durchgang
playthroughs_nameTitle_rename = Durchgang umbenennen
playthroughs_nameTitle_copy = Durchgang kopieren
playthroughs_deleteTitle = Durchgang löschen?
playthroughs_deleteQuestion = „{ $name }“ löschen?
playthroughs_deleteText = { $found } von { $total } gefundenen Orten, die Pins und die Notizen werden von der Karte entfernt. Du kannst den Durchgang in den Einstellungen wiederherstellen.
playthroughs_deleteUncounted = Gefundene Orte, Pins und Notizen werden von der Karte entfernt. Du kannst den Durchgang in den Einstellungen wiederherstellen.
playthroughs_confirm = Löschen
playthroughs_cancel = Abbrechen
playthroughs_toastDeleted = Gelöscht: „{ $name }“
playthroughs_toastGone = „{ $name }“ wurde in einem anderen Tab gelöscht
playthroughs_undo = Rückgängig
playthroughs_merged = Die Datei stammt aus „{ $from }“ und wurde mit „{ $into }“ zusammengeführt.
playthroughs_head = Durchgang: „{ $name }“
playthroughs_nameless = Unbenannte Durchgänge
playthroughs_namelessMarks = { $amount ->
     [one] Unbenannt: { $amount } gefundener Ort
    *[other] Unbenannt: { $amount } gefundene Orte
    }
playthroughs_namelessPins = { $amount ->
     [one] Unbenannt: { $amount } Pin oder Notiz
    *[other] Unbenannt: { $amount } Pins und Notizen
    }
playthroughs_refused_newer = Deine Durchgänge wurden von einer neueren Version dieser Karte gespeichert. Lade neu, um zu aktualisieren, bevor du einen weiteren erstellst.
playthroughs_refused_no-room = Der Durchgang konnte nicht erstellt werden: Der Browserspeicher ist voll oder blockiert. Nichts wurde geändert.
playthroughs_elsewhere_deleted = Dieser Durchgang wurde anderswo gelöscht. Speichere noch einmal, um ihn unter diesem Namen wiederherzustellen.
playthroughs_elsewhere_gone = Dieser Durchgang wurde anderswo endgültig gelöscht. Erstelle stattdessen einen neuen.

worlds_title = Welten
worlds_close = Schließen
worlds_loading = Welten werden geladen …
worlds_failed = Die Welten konnten nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.
worlds_retry = Erneut versuchen
worlds_found = { $found } von { $all } gefunden
worlds_places = { $all ->
     [one] { $all } Ort
    *[other] { $all } Orte
    }
worlds_present = Auf der Karte
worlds_cached = Auf diesem Gerät
worlds_titleAndId = { $title } ({ $id })


wiki_place = Wiki-Seite
wiki_kind = Wiki-Seite: { $kind }
report_link = Fehler melden
report_ask = Fehler melden
report_copyRow = Ortsdaten kopieren
report_copyHint = Schick die Daten dieses Orts an den Betreiber der Karte und schreib dazu, was nicht stimmt.
report_copied = Kopiert
report_copyRefused = Der Browser hat das Kopieren blockiert. Kopiere es von hier:
report_title = Fehler: { $label } ({ $id })
report_wrong = Was nicht stimmt:
report_world = Welt: { $world }
# same
report_id = ID: { $id }
report_type = Art: { $type }
report_coordinate = Koordinaten: { $coordinate }
report_inGame = Im Spiel: { $metres } m
# same
report_name = Name: { $name }
report_description = Beschreibung: { $description }

veil_hint = Der Name dieses Orts ist ein Spoiler. Er bleibt verborgen, bis du den Ort gefunden hast.
veil_show = Namen anzeigen
filterOverride_filters = Geteilte Filter
filterOverride_filtersShown = Filter aus einem Link werden angezeigt.
filterOverride_filtersHint = Deine sind sicher. Änderungen werden erst gespeichert, wenn du diese behältst.
filterOverride_keep = Diese behalten
filterOverride_isolated = Nur { $title }
filterOverride_isolateThisKind = Nur diese anzeigen
filterOverride_undone = Rückgängig: Filter wiederhergestellt
filterSets_title = Filtersets
filterSets_keep = Als Set behalten …
filterSets_rename = Umbenennen …
filterSets_earlier = Nach vorn
filterSets_later = Nach hinten
filterSets_start = Beim Start zeigen
filterSets_copyLink = Link kopieren
filterSets_delete = Löschen
filterSets_nameTitle_keep = Als Filterset behalten
filterSets_nameTitle_rename = Filterset umbenennen
filterSets_taken_keep = Du hast schon ein Set „{ $name }“. „Ersetzen“ setzt an seine Stelle, was jetzt zu sehen ist.
filterSets_taken_rename = Du hast schon ein Set „{ $name }“. Wähle einen anderen Namen.
filterSets_replace = Ersetzen
filterSets_full = Für { $most } Sets ist Platz. Lösche erst eins.
filterSets_kept = Behalten: „{ $name }“
filterSets_deleted = Gelöscht: „{ $name }“
filterSets_deletedElsewhere = Dieses Filterset wurde anderswo gelöscht. Speichere noch einmal, um es unter diesem Namen wiederherzustellen.

embed_copy = Einbettungscode kopieren
embed_fixLanguage = Immer in dieser Sprache
embed_copied = Einbettungscode kopiert
embed_title = { $label } auf der Karte zu { $game }
links_share = Teilen
links_copied = Link kopiert
pins_howTo = Klicke mit der rechten Maustaste auf die Karte und wähle „Pin setzen“.
pins_howToByFinger = Halte die Karte gedrückt und wähle „Pin setzen“.
pins_howToByKeys = Mit der Tastatur: Umschalt+F10 auf der Karte.
pins_edit = Bearbeiten
pins_delete = Löschen
pins_addNote = Notiz hinzufügen
pins_editNote = Notiz bearbeiten
pins_deleteNote = Notiz löschen
pins_gone_title = Dieser Pin wurde anderswo gelöscht
pins_gone_description = Mit deinem Text wiederherstellen?
pins_gone_confirm = Wiederherstellen
pins_gone_cancel = Text verwerfen
pictures_list = Bilder
pictures_add = Bild hinzufügen
pictures_limit = Bis zu { $most } Bilder, jedes auf höchstens { $kilobytes } kB verkleinert. Du kannst sie auch einfügen oder hier ablegen.
pictures_name = Bild { $number } von { $total }: { $label }
pictures_elsewhere = Dieses Bild ist auf einem anderen Gerät
pictures_damaged = Dieses Bild ist beschädigt
pictures_close = Bild schließen
pictures_delete = Bild löschen
pictures_added = Bild hinzugefügt
pictures_deleted = Bild gelöscht
pictures_nowhere = Bilder gehören zu Pins und Notizen. Öffne einen Pin oder einen Ort und lege das Bild noch einmal ab.
pictures_full = Ein Pin oder eine Notiz kann { $most } Bilder haben. Lösche erst eines.
pictures_problem_no-picture = Der Browser konnte in dieser Datei kein Bild lesen. Wähle eine andere.
pictures_problem_svg = SVG-Zeichnungen können nicht hinzugefügt werden. Wähle ein Bild als PNG, JPEG oder WebP.
pictures_problem_too-large = Das Bild ist zu groß: Es darf { $most } Millionen Pixel haben. Speichere es kleiner und versuche es noch einmal.
pictures_problem_storage = Das Bild konnte nicht gespeichert werden: Der Browserspeicher ist voll oder gesperrt. Nichts wurde geändert.
pictures_problem_undecodable = Der Browser konnte dieses Bild ({ $kind }) nicht lesen. Speichere es als PNG oder JPEG und füge diese Datei hinzu.
pictures_problem_falsified = Der Fingerprinting-Schutz deines Browsers würde das Bild verändern, deshalb wurde nichts gespeichert. Erlaube dieser Website Canvas-Daten, über das Bildsymbol in der Adressleiste oder in Brave über Shields. Oder wähle ein Bild als PNG, JPEG oder WebP mit höchstens { $kilobytes } kB.
pictures_falsified = Der Fingerprinting-Schutz deines Browsers würde das Bild verändern, deshalb wurde nichts gespeichert. Erlaube dieser Website Canvas-Daten, über das Bildsymbol in der Adressleiste oder in Brave über Shields, und versuche es noch einmal.
backups_pictures_size = Sicherung mit Bildern: { $megabytes } MB
backups_pictures_without = Ohne Bilder sichern
backups_pictures_unread = Deine Bilder konnten nicht gelesen werden. Die Sicherung wurde ohne sie erstellt.
backups_pictures_tooLarge = Mit Bildern wäre die Sicherung größer als { $most } MB und könnte nicht importiert werden. Sie wird ohne sie erstellt.
spot_label = Stelle: { $coordinate }
spot_temporary = Dieser Pin wird nicht gespeichert. Er verschwindet, wenn du die Details schließt.
search_clearAndBrowse = Suche leeren
search_loadMore = Mehr laden …
firstHint_withExample = { $amount } Orte. Suche nach „{ $example }“ oder wähle einen Ort auf der Karte, um ihn als gefunden zu markieren.
firstHint_plain = { $amount } Orte. Wähle einen Ort auf der Karte, um ihn als gefunden zu markieren.
firstHint_kept = In diesem Browser gespeichert.

search_id = #{ $id }
search_here = Enthält: { $names }
search_outside = Außerhalb dieser Karte, die von { $from } bis { $to } reicht.
search_openLink = Link öffnen
# same
card_id = ID
undoing_action_quest = Quest geändert
# same
quests_title = Quests
# $done (number), $total (number)
quests_tally = { $done } von { $total } erledigt
quests_loading = Quests werden geladen …
quests_failed = Die Quests konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
quests_sections_main = Hauptgeschichte
quests_sections_side = Nebenquests
quests_sections_task = Aufgaben
quests_sections_activity = Aktivitäten
quests_search = Quests durchsuchen
quests_only_openToMe = Für mich offen
quests_only_canBeMissed = Kann verpasst werden
quests_only_timed = Hat ein Zeitlimit
quests_only_hideDone = Erledigte ausblenden
quests_place = Beginn in
quests_everywhere = Überall
quests_orders_story = Geschichte und Ort
quests_orders_distance = Nächste zuerst
quests_allTitles = Alle Titel zeigen (Spoiler)
# $part (text)
quests_part = Anzeigen: { $part }
quests_veiled = Eine Quest der Hauptgeschichte
quests_states_open = Offen
quests_states_under-way = Begonnen
quests_states_done = Erledigt
quests_states_failed = Gescheitert
# $title (text)
quests_state = Stand: { $title }
# $where (text)
quests_begins = Beginn: { $where }
# $place (text)
quests_beginsIn = Beginnt in { $place }
# $where (text)
quests_beginsNear = Beginnt irgendwo hier: { $where }
quests_beginsUnknown = Wo sie beginnt, ist nicht bekannt.
# $days (number)
quests_limits_days = Scheitert nach { $days } { $days ->
     [one] Tag
    *[other] Tagen
    }
quests_limits_someDays = Scheitert nach einigen Tagen
# $time (text)
quests_limits_hour = Sei um { $time } dort
quests_limits_noon = Sei mittags dort
quests_limits_hours = Nur zu festen Stunden
quests_limits_night = Nur nachts
quests_limits_one-night = In einer Nacht
quests_limits_weekly = Kommt jede Woche wieder
quests_limits_timed = Hat ein Zeitlimit
# $title (text)
quests_limits_before = Nur vor: { $title }
quests_limits_missable = Kann verpasst werden
quests_limits_no-return = Offene Quests können damit enden
quests_limits_closes-others = Beendet einige andere Quests
quests_limits_unlocks-region = Öffnet eine andere Region
quests_comesAfter = Kommt nach
quests_leadsTo = Führt zu
quests_rulesOut = Schließt aus
# $amount (number)
quests_lost = { $amount } offene { $amount ->
     [one] Quest kann
    *[other] Quests können
    } hier enden
quests_nothing = Keine Quest passt zu diesen Filtern.
quests_show = Auf der Karte zeigen
quests_nearby = Offene Quests in der Nähe
quests_onMap = Auf der Karte zeigen, wo Quests beginnen
# same
quests_kind = Quest
quests_kindNear = Quest, irgendwo in der Nähe
quests_trip = Tour: offene Quests in der Nähe
quests_here = Quests, die hier beginnen
# $open (number), $done (number)
quests_hereTally = { $open } offen, { $done } erledigt

treasureMaps_title = Schatzkarte { $number }
treasureMaps_lies = Liegt dort bereit
treasureMaps_sold = Wird dort verkauft
treasureMaps_soldBy = Verkauft von: { $seller }
treasureMaps_carried = Ein Wanderer trägt sie bei sich
treasureMaps_show = Zeigen, wo sie ist
treasureMaps_back = Zurück zum Schatz
treasureMaps_fromThere = Route von dort
treasureMaps_toTreasure = Route zum Schatz
treasureMaps_sells = Verkauft
treasureMaps_called = schatzkarte schatzkarten karte karten
treasureMaps_besides = schatz des zum nummer nr
update_label = Update verfügbar
update_waiting = Eine neue Version ist bereit. Deine Ansicht und dein Fortschritt bleiben erhalten.
update_elsewhere = Die Karte wurde in einem anderen Tab aktualisiert. Lade diesen neu, wenn es dir passt.
update_reload = Neu laden
update_later = Später
storage_backup = Jetzt sichern

## tools

live_mod = Das Spiel braucht eine Mod, die deine Position meldet.
live_help_title = Was die Mod schreiben muss
live_help_log = Einmal pro Sekunde eine Zeile am Ende des Spielprotokolls:
live_help_numbers = Die Zahlen geben in Metern des Spiels an, wie weit östlich, wie weit nördlich und wie hoch du bist; dann folgt die Blickrichtung mit ihrem Anteil nach Osten und nach Norden.
live_help_program = Oder ein Programm auf diesem Computer antwortet unter dieser Adresse:
live_help_allow = Die Antwort muss dieser Seite das Lesen erlauben:
poster_contents_left = Namen und nicht gefundene Orte
poster_preview = Vorschau
poster_print_now = Drucken
poster_print_what = Orte auf dem Papier
poster_print_parts_all = Alle im Ausschnitt
poster_print_parts_left = Nur nicht gefundene
poster_print_legend = Legende

upload_did_added = { $amount } neu
upload_did_addedOff = { $amount } neu ({ $off } nicht auf dieser Karte, für deine nächste Sicherung behalten)
upload_did_known = { $amount } schon bekannt
upload_did_skipped = { $amount } übersprungen (keine gültigen IDs)
upload_did_skippedWhy = { $amount } übersprungen (keine gültigen IDs: { $why })
upload_did_unknown = { $amount } unbekannt ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Nichts Neues: { $did }
upload_nothingNewEmpty = Nichts Neues: Die Datei ist leer
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Datei wird gelesen
upload_merging = Datei wird zusammengeführt
upload_cancelReading = Abbrechen
upload_endings = { $before } oder { $last }
upload_problem_extension = Der Dateiname muss auf { $endings } enden. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde, oder die Datei einer anderen Karte.
upload_problem_too-large = Die Datei ist { $megabytes } MB groß, höchstens { $most } MB können gelesen werden. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_unreadable = Der Browser konnte die Datei nicht lesen. Verschiebe sie in einen anderen Ordner und versuche es erneut.
upload_problem_empty = Die Datei ist leer. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_encoding = Die Datei ist weder UTF-8 noch UTF-16. Speichere sie als UTF-8 oder wähle eine andere Kopie.
upload_problem_too-deep = Die Datei ist mehr als 100 Ebenen tief verschachtelt. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_too-many = Die Datei enthält mehr als 100.000 Einträge oder Felder, oder Felder mit mehr als 10.000 Namen. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_too-many-marks = Die Datei nennt mehr als 10.000 Orte, mehr als jede Karte hat. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_hostile = Die Datei enthält ein unsicheres Feld ({ $name }). Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_problem_newer-version = Diese Sicherung wurde mit einer neueren Version der Karte erstellt. Lade die Seite neu, um zu aktualisieren, und importiere sie dann noch einmal.
upload_problem_not-csv = Die Datei ist keine Tabelle von Orten. In der ersten Zeile sollten die Spalten x, y und name stehen.
upload_problem_not-xml = Die Datei ist beschädigt oder weder KML noch GPX. Exportiere sie erneut und importiere die neue Kopie.
upload_problem_too-many-columns = Die Tabelle hat mehr als 100 Spalten. Behalte x, y, name und note und importiere sie noch einmal.
upload_problem_too-many-pins = Die Datei enthält mehr als 10.000 Pins, die Grenze einer Sicherung. Entferne einige und importiere sie noch einmal.
upload_problem_no-world = Die Orte dieser Karte sind nicht geladen, deshalb konnte die Datei nicht geprüft werden. Lade die Seite neu und importiere sie noch einmal.
upload_problem_nothing-known = Die Datei ist leer, oder nichts darin ist auf dieser Karte. Nichts wurde geändert.
upload_problem_unknown = Nichts in der Datei ist auf dieser Karte: { $unknown }. Nichts wurde geändert.
upload_problem_no-bounds = Die Wiki-Karte sagt nicht, wo ihre Orte liegen: „{ $field }“ fehlt oder ist nicht lesbar. Kopiere die ganze Karte aus dem Wiki und importiere sie noch einmal.
upload_problem_other-numbers = Die Datei verwendet „{ $system }“ und nicht die Koordinaten dieser Karte. Speichere sie mit x nach Osten und y nach Norden, wie in den Details der Orte, und importiere sie noch einmal.
upload_problem_degrees = Alle Zahlen der Datei liegen unter 180, sie sehen nach Breiten- und Längengraden aus. Speichere sie mit x nach Osten und y nach Norden, wie in den Details der Orte, und importiere sie noch einmal.
upload_problem_schema = Die Datei ist keine Liste gefundener Orte: { $wrong }.
upload_problem_schemaField = Die Datei ist keine Liste gefundener Orte: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] neuer Pin
    *[other] neue Pins
    }
pins_did_changed = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } geändert
pins_did_deleted = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } gelöscht
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } schon bekannt
pins_did_stayDeleted = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } hier inzwischen gelöscht, nicht wiederhergestellt
pins_did_skipped = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } übersprungen (beschädigt)
pins_did_outside = { $amount } { $amount ->
     [one] Pin
    *[other] Pins
    } außerhalb dieser Karte, übersprungen
upload_misfit_missing = fehlt
upload_misfit_expected = erwartet: { $expected }
upload_misfit_received = erwartet: { $expected }, erhalten: { $received }
upload_misfit_kinds_marker-id = Orts-ID
upload_misfit_kinds_version-number = Versionsnummer
upload_importQuestion_description = Diese Datei stammt von einer anderen Karte. Noch wurde nichts zusammengeführt.
upload_importQuestion_sources_newer-fan-map = Liste der neueren Fankarte
upload_importQuestion_sources_older-fan-map = Sicherung der älteren Fankarte
upload_importQuestion_sources_tracker = Liste des Tracker-Skripts
upload_importQuestion_sources_datamaps = Wiki-Karte (DataMaps)
upload_importQuestion_sources_fandom = Wiki-Karte (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = Tabelle
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Zugeordnet
upload_importQuestion_noneMatched = Keine Orte
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    }: { $added } neu, { $known } schon bekannt
upload_importQuestion_pins = Als Pins hinzugefügt
upload_importQuestion_unknown = Unbekannt, übersprungen
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Diese Datei zusammenführen?
upload_question_descriptions_doubt = Das ist vielleicht keine Sicherung dieser Karte. Noch wurde nichts zusammengeführt.
upload_question_descriptions_conflict = Sie widerspricht Pins oder Notizen von dir. Noch wurde nichts zusammengeführt.
upload_question_descriptions_other-page = Das ist die Sicherung, die du auf der Seite einer anderen Welt gewählt hast. Noch wurde nichts zusammengeführt.
upload_question_confirm = Zusammenführen
upload_question_cancel = Abbrechen
upload_question_file = Datei
# same
upload_question_readAs = Format
upload_question_sources_backup = Sicherung
upload_question_sources_list = Liste von Orts-IDs
upload_question_playthrough = Durchgang
upload_question_fileMap = Erstellt für
upload_question_noName = eine unbenannte Karte
upload_question_thisMap = Diese Karte
upload_question_otherMapHint = Ihre IDs können hier für andere Orte stehen.
upload_question_leftOut = Übersprungen
upload_question_leftOutHint = Die Datei enthält mehr als gefundene Orte und Pins. Nur diese werden zusammengeführt.
upload_question_moreFields = und { $amount } weitere
upload_question_result = Ergebnis
upload_unknownReasons_no-such-place = kein solcher Ort im Umkreis von 1 m
upload_unknownReasons_unknown-kind = unbekannte Art
upload_unknownReasons_outside = außerhalb dieser Karte
upload_unknownReasons_other-numbers = nicht in den Koordinaten dieser Karte
upload_unknownReasons_unreadable = keine lesbaren Koordinaten
upload_notJson_web-page = Die Datei ist eine Webseite, keine Sicherung. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_notJson_picture = Die Datei ist ein Bild, keine Sicherung. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_notJson_archive = Die Datei ist ein Archiv oder eine Tabellenkalkulation. Entpacke sie oder speichere sie als CSV und importiere das.
upload_notJson_cut-off = Das JSON ist unvollständig. Wähle eine andere Kopie der Datei.
upload_notJson_damaged = Das JSON ist ungültig. Wähle eine andere Kopie der Datei.
upload_notJson_other = Die Datei ist kein JSON. Wähle eine Sicherung, die mit „Sichern“ erstellt wurde.
upload_skipWords_negative = negativ
upload_skipWords_fractional = keine ganzen Zahlen
upload_skipWords_text = Text
upload_skipWords_too-large = zu groß
upload_skipWords_other = andere
transfer_send = An Gerät senden
transfer_close = Schließen
transfer_preparing = Link wird erstellt …
transfer_nothing = Noch nichts zu senden. Finde erst einen Ort oder setze einen Pin.
transfer_holds = Code und Link enthalten: { $what }. Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Du wirst gefragt, bevor etwas hinzukommt, und nichts wird entfernt.
transfer_linkHolds = Der Link enthält: { $what }. Öffne ihn auf dem anderen Gerät. Du wirst gefragt, bevor etwas hinzukommt, und nichts wird entfernt.
transfer_private = Nichts geht an einen Server: Die Daten stecken im Code und im Link selbst.
transfer_code = QR-Code des Links
transfer_tooMuchForCode = Zu viele Daten für einen QR-Code. Sende den Link oder nutze eine Sicherungsdatei.
transfer_tooMuchForLink = Zu viele Daten für einen Link. Importiere stattdessen eine Sicherungsdatei auf dem anderen Gerät.
transfer_copy = Link kopieren
transfer_copied = Link kopiert
transfer_copyRefused = Der Browser hat das Kopieren blockiert. Kopiere es von hier:
transfer_share = Link teilen
transfer_shareTitle = Mein Kartenfortschritt
transfer_backup = Sichern
transfer_question_title = Zu deinem Fortschritt hinzufügen?
transfer_question_description = Es kommt aus einem Link. Noch wurde nichts hinzugefügt.
transfer_question_confirm = Zusammenführen
transfer_question_cancel = Abbrechen
transfer_marks = Gefundene Orte
# same
transfer_pins = Pins
transfer_figures = { $added } neu, { $known } schon bekannt
transfer_figuresOff = { $added } neu ({ $off } nicht auf dieser Karte), { $known } schon bekannt
transfer_added = Aus einem Link hinzugefügt
transfer_knownTitle = Nichts Neues in diesem Link
transfer_known = Alles aus diesem Link hast du schon.
transfer_empty = Dieser Link enthält keine gefundenen Orte und keine Pins.
transfer_problemTitle = Dieser Link lässt sich nicht lesen
transfer_problem_damaged = Der Link vom anderen Gerät ist unvollständig oder beschädigt. Nichts wurde hinzugefügt. Kopiere den ganzen Link noch einmal oder scanne den Code erneut.
transfer_problem_newer-version = Der Link wurde mit einer neueren Version dieser Karte erstellt. Nichts wurde hinzugefügt. Lade die Seite neu, um zu aktualisieren, und öffne dann den Link noch einmal.
transfer_problem_other-map = Der Link ist für die Karte eines anderen Spiels. Nichts wurde hinzugefügt.
transfer_problem_old-browser = Dieser Browser ist zu alt für den Link. Nichts wurde hinzugefügt. Aktualisiere ihn oder nutze eine Sicherungsdatei.
transfer_problem_too-many-marks = Der Link nennt mehr als 10.000 Orte, mehr als jede Karte hat. Nichts wurde hinzugefügt. Erstelle auf dem anderen Gerät einen neuen Link.
otherWorld_file_title = Dies ist eine Sicherung von „{ $world }“
otherWorld_file_text = Sie gehört zu einer anderen Welt. Hier wurde nichts geändert. Öffne diese Welt, und du wirst gefragt, bevor etwas zusammengeführt wird.
otherWorld_file_open = „{ $world }“ öffnen und zusammenführen
otherWorld_file_notCarried = Dieser Browser kann die Datei nicht weitergeben. Öffne „{ $world }“ und importiere sie dort.
otherWorld_file_cancel = Abbrechen
otherWorld_link_title = Dieser Link ist für „{ $world }“
otherWorld_link_text = Er gehört zu einer anderen Welt. Hier wurde nichts hinzugefügt. Öffne diese Welt, und du wirst gefragt, bevor etwas hinzukommt.
otherWorld_open = „{ $world }“ öffnen
otherWorld_close = Schließen
otherWorld_lost_title = Datei unterwegs verloren
otherWorld_lost_text = Der Browser hat die Datei nicht behalten, deshalb wurde nichts zusammengeführt. Importiere sie hier unter „Einstellungen“.

live_title = Live-Position
live_close = Schließen
live_intro = Zeigt deine Position und Spur im Spiel. Nichts davon verlässt diesen Computer.
live_file = Logdatei des Spiels
live_fileHint = Wähle sie einmal aus, und die Karte liest neue Zeilen laufend mit.
live_fileOnce = Dieser Browser liest eine Datei nur einmal. Nutze zum Mitverfolgen das Programm oder Chrome, Edge oder Opera auf einem Computer.
live_choose = Log auswählen …
live_program = Programm auf diesem Computer
live_programHint = Die Karte fragt es jede Sekunde unter { $address } ab.
live_ask = Verbinden
live_askAgain = Erneut versuchen
live_stop = Folgen beenden
live_place = Du bist bei { $coordinate }.
live_waiting_file = Warten auf deine Position im Log …
live_waiting_program = Das Programm antwortet, hat aber noch keine Position.
live_silent = Seit einer Weile nichts Neues vom Spiel. Ist es pausiert oder beendet?
live_once = Das ist die letzte Position im gewählten Log.
live_problems_noAnswer = Keine Antwort von { $address }. Läuft das Programm, und erlaubt es dieser Seite die Verbindung?
live_problems_badAnswer = Die Antwort von { $address } enthält keine Position. Vielleicht nutzt ein anderes Programm diese Adresse.
live_problems_noLines = Keine [LIVEMAP]-Zeile am Ende von { $name }. Ist es das Log dieses Spiels, und läuft die Mod?
live_problems_badLines = Die [LIVEMAP]-Zeilen in { $name } sind nicht lesbar: Jede braucht fünf Zahlen.
live_problems_unreadable = { $name } ist nicht mehr lesbar. Wähle die Datei noch einmal aus.
live_problems_outside = Du bist außerhalb dieser Karte. Bist du in einem anderen Gebiet oder Spiel?
live_problems_elsewhere = Du bist auf einer anderen Karte: { $title }.
live_problems_unmapped = Du bist in einem Teil des Spiels, von dem es hier keine Karte gibt.
live_goThere = Dorthin wechseln
live_refused = Dieser Browser hat das Auswählen einer Datei nicht erlaubt.
live_centre = Mich zentrieren
live_clear = Spur löschen
live_exportTrail = Spur exportieren (GPX)
live_trail = Spur
live_visits = Orte im Umkreis von 15 m als besucht markieren
live_finds = Orte im Umkreis von 15 m als gefunden markieren
live_alert = Ton in der Nähe nicht gefundener Orte
live_near = In der Nähe: { $label }
live_awake = Bildschirm beim Folgen anlassen
live_awakeLacking = Dieser Browser kann den Bildschirm nicht anlassen.
live_awakeRefused = Der Browser lässt den Bildschirm gerade nicht an, vielleicht um Akku zu sparen.
live_you = Du bist hier
live_small = Kleines Fenster öffnen
live_smallClose = Kleines Fenster zu
live_smallHint = Die Karte in einem kleinen Fenster, das über dem Spiel bleibt.
live_smallLacking = Dieser Browser kann kein Fenster im Vordergrund halten: Chrome oder Edge auf einem Computer können es.
live_updateWaits = Das Update wartet, bis du das kleine Fenster schließt.
live_smallRefused = Der Browser hat das kleine Fenster nicht geöffnet.
live_address = Adresse des Programms
live_addressWrong = Gib eine Adresse im eigenen Netz ein, etwa http://192.168.1.20:8765.
live_problems_forbidden = Die Sicherheitsrichtlinie dieser Website lässt die Karte { $address } nicht abfragen. Wer die Website betreibt, muss die Adresse eintragen.
live_problems_mixed = Eine über https geladene Seite kann { $address } nicht über http abfragen. Nutze dort https oder ein Programm auf diesem Computer.
live_aloud = Nächste Abzweigung ansagen
live_voiceLacking = Dieser Browser hat keine Stimme für Deutsch.
live_voiceUnable = Dieser Browser kann nicht sprechen.
live_offRoute = Abseits der Route
live_leadOn = Route ab hier

# same
poster_title = Poster
poster_close = Schließen
poster_intro = Ein Bild der Karte, zum Drucken mit 300 dpi oder als Hintergrundbild. Es wird in deinem Browser gezeichnet.
poster_size = Größe
poster_wallpaper = Hintergrundbild
poster_width = Breite in Pixeln
poster_height = Höhe in Pixeln
poster_turned = Ausrichtung
poster_portrait = Hochformat
poster_landscape = Querformat
poster_content = Inhalt
poster_contents_nothing = Nur Karte
poster_contents_names = Namen
poster_contents_shown = Namen und angezeigte Orte
poster_contents_found = Namen und gefundene Orte
poster_contents_all = Namen und alle Orte
poster_contents_route = Namen und Route
poster_part = Bereich
poster_whole = Ganze Welt
poster_view = Aktueller Ausschnitt
poster_outOfBounds = Jede Seite muss { $least } bis { $most } Pixel haben.
poster_drawn = { $percent } % gezeichnet
poster_stop = Stoppen
poster_make = Poster speichern
poster_notices_saved = Poster gespeichert
poster_notices_stopped = Gestoppt. Poster nicht gespeichert.
poster_notices_failed = Das Poster konnte nicht erstellt werden. Wähle eine kleinere Größe.
poster_notices_notLoaded = Das Poster konnte nicht erstellt werden. Prüfe deine Verbindung.
poster_lacking = Dieser Browser kann keine Poster erstellen. Versuche es mit einem neueren.
poster_print_title = Drucken
poster_print_ready = Bereit zum Drucken im Druckdialog deines Browsers.
poster_print_again = Erneut drucken
poster_print_failed = Die Karte konnte nicht gezeichnet werden. Nur die Liste wird gedruckt.
poster_print_refused = Dieser Browser kann von hier aus nicht drucken. Nutze sein eigenes Menü oder öffne die Seite in einem anderen Browser.
poster_print_lacking = Dieser Browser kann die Karte nicht zeichnen. Nur die Liste wird gedruckt.
poster_print_falsified = Der Fingerprinting-Schutz deines Browsers würde die Karte verändern. Nur die Liste wird gedruckt. Um die Karte zu drucken, erlaube dieser Website Canvas-Daten, über das Bildsymbol in der Adressleiste oder in Brave über Shields.
poster_print_places = { $count ->
     [one] { $count } Ort in diesem Ausschnitt
    *[other] { $count } Orte in diesem Ausschnitt
    }
# $amount (number)
upload_did_quests = Quests: { $amount }
upload_did_sets = Filtersets: { $amount }
upload_did_setsLeft = Filtersets ohne Platz: { $amount }
upload_did_pictures = Bilder: { $amount }
upload_did_picturesLeft = Bilder ohne Platz: { $amount }
upload_did_picturesBroken = beschädigte Bilder ausgelassen: { $amount }
transfer_noPictures = Bilder an Pins und Notizen bleiben hier. Eine Sicherung nimmt sie mit.
# same
transfer_quests = Quests
copyFile_title = Kopie in einer Datei führen
copyFile_hint = Wähle eine Datei in einem Ordner, den deine eigene Cloud abgleicht. Dein Fortschritt wird hineingeschrieben, und was deine anderen Geräte schreiben, wird zusammengeführt.
copyFile_unsupported = Dieser Browser kann keine Datei aktuell halten. Lade deinen Fortschritt mit „Sichern“ herunter und führe ihn auf einem anderen Gerät mit „Importieren“ zusammen.
copyFile_begin = Neue Datei …
copyFile_choose = Vorhandene Datei …
copyFile_stop = Kopie beenden
copyFile_allow = Erlauben
copyFile_anew = Neu schreiben
copyFile_begun = Kopie in { $name }
copyFile_kept = Kopie in { $name }, geschrieben: { $date }
copyFile_problems_ask = Dein Browser fragt, bevor die Karte { $name } benutzen darf. Wähle „Erlauben“, um fortzufahren.
copyFile_problems_refused = Dein Browser lässt die Karte { $name } nicht benutzen. Ändere das neben der Adresse der Seite oder wähle eine andere Datei.
copyFile_problems_away = { $name } ist nicht in ihrem Ordner. Lege die Datei zurück oder wähle eine andere.
copyFile_problems_locked = { $name } konnte nicht gelesen oder geschrieben werden. Schließe andere Programme, die die Datei benutzen, und versuche es erneut.
copyFile_problems_full = Für { $name } ist kein Platz. Schaffe Platz und versuche es erneut.
copyFile_problems_damaged = { $name } ist unvollständig und blieb unverändert. Dein Fortschritt ist hier sicher. Warte, bis deine Cloud fertig ist, und versuche es erneut.
copyFile_problems_foreign = { $name } ist keine Sicherung dieser Karte und blieb unverändert. Wähle eine andere Datei.
copyFile_problems_other-world = { $name } gehört zu einer anderen Welt und blieb unverändert. Wähle eine andere Datei.
copyFile_problems_newer = { $name } wurde mit einer neueren Version dieser Karte geschrieben und blieb unverändert. Lade die Seite neu, um zu aktualisieren.
copyFile_problems_taken = { $name } enthält die Kopie eines anderen Durchgangs. Wähle eine andere Datei.

## manifest

manifest_description = Finde, filtere und hake { $summary } ab, online oder offline.
manifest_page = Finde, filtere und hake { $summary } ab, auf einer Karte, die dein Browser zeichnet. Keine Anmeldung, kein Tracking, und dein Fortschritt ist sicher.
manifest_notStarted = Die Karte konnte nicht starten. Sie braucht JavaScript und Chrome oder Edge 109, Firefox 115, Safari 16.4 oder neuer. Lade die Seite neu oder öffne sie in einem neueren Browser.
manifest_needsScript = Die Karte braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.
manifest_needsServer = Aus einer Datei kann die Karte nicht laufen: Sie braucht einen Webserver. Führe im Ordner des Projekts npm start aus und öffne die Adresse, die dort erscheint.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Nutzungs{ "\u00AD" }bedingungen
terms_updated = 21. November 2026
terms_intro = Itinerarium ist eine kostenlose Karte für alle, die { $game } spielen. Diese Bedingungen sagen, was du von ihr erwarten darfst und was sie von dir erwartet. „Wir“ meint den, der die Kopie von Itinerarium betreibt, die du gerade siehst.
terms_agreement_heading = Zustimmung zu den Bedingungen
terms_agreement_p1 = Wer Itinerarium benutzt, stimmt diesen Bedingungen zu. Wenn du nicht einverstanden bist, benutze es bitte nicht. Du brauchst kein Konto, und du schließt weder ein Abonnement noch einen Kauf ab.
terms_agreement_p2 = Du darfst die Karte für alles benutzen, was das Gesetz und diese Bedingungen erlauben: für dich allein, beim Streamen, in Anleitungen und Videos oder als Ziel eines Links. Der Code des Programms ist unter der MIT-Lizenz veröffentlicht, und jeder darf unter dieser Lizenz eine Kopie davon betreiben; die Teile anderer Urheber, etwa Symbole und Schriften, behalten ihre eigenen Lizenzen, die unter „Mitwirkende“ genannt sind.
terms_prohibited_heading = Was nicht erlaubt ist
terms_prohibited_p1 = Bitte lass die Karte für alle benutzbar bleiben. Nicht erlaubt ist:
terms_prohibited_item1 = sie so zu benutzen, dass es gegen das Gesetz oder die Rechte anderer verstößt;
terms_prohibited_item2 = in die Server, die sie ausliefern, einzudringen, sie zu überlasten oder zu stören (auch der Versuch) oder so viele automatische Anfragen zu stellen, dass andere es merken;
terms_prohibited_item3 = sie zu verändern, um Schadsoftware zu verbreiten oder die Menschen zu täuschen, die sie benutzen;
terms_prohibited_item4 = sie oder eine Kopie davon als offizielles Produkt des Studios oder des Publishers des Spiels auszugeben;
terms_prohibited_item5 = aus dem Code, den Symbolen oder den Schriften, die du kopierst, die Hinweise auf Urheber und Lizenz zu entfernen.
terms_moderation_heading = Prüfung von Inhalten
terms_moderation_p1 = Besucher können hier nichts veröffentlichen: Es gibt keine Kommentare, keine Profile und kein Hochladen auf einen Server. Eine Datei mit gefundenen Orten, die du unter „Importieren“ wählst, wird von deinem eigenen Browser gelesen und geht nicht weiter; es gibt also nichts von dir, das wir prüfen, aufbewahren oder entfernen müssten.
terms_moderation_p2 = Die Orte auf der Karte werden von Hand gepflegt. Berichtigungen kommen über den öffentlichen Quellcode des Projekts hinein, wo jeder Vorschlag geprüft wird, bevor er angenommen wird. Wir dürfen einen Ort jederzeit berichtigen, umformulieren oder entfernen, vor allem wenn er falsch oder anstößig ist oder jemandes Rechte verletzt. Wenn du glaubst, dass etwas, das hier gezeigt wird, deine Rechte verletzt, sag es dem Betreiber dieser Kopie oder dem Projekt, und sag dazu, was es ist und wo es steht; es wird dann unverzüglich geprüft.
terms_liability_heading = Haftungsbeschränkung
terms_liability_p1 = Die Karte ist mit Sorgfalt gemacht, aber sie wird angeboten, wie sie ist und soweit sie verfügbar ist, ohne jede Gewährleistung. Positionen, Namen und Beschreibungen können falsch oder veraltet sein, etwa nachdem sich das Spiel geändert hat, und die Karte kann langsam sein, ausfallen oder eines Tages verschwunden sein.
terms_liability_p2 = Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die daraus entstehen, dass du die Karte benutzt oder nicht benutzen kannst; dazu gehören verlorener Fortschritt auf der Karte oder im Spiel und verlorene Zeit. Dein Fortschritt auf der Karte liegt in deinem Browser, und Browser können verlieren, was sie speichern: Sicher ist, wer ab und zu auf „Sichern“ drückt.
terms_liability_p3 = Nichts hiervon beschränkt eine Haftung, die das Gesetz nicht zu beschränken erlaubt, etwa für Vorsatz oder grobe Fahrlässigkeit oder für Verletzungen von Leben, Körper oder Gesundheit, und auch nicht die Rechte, die du an deinem Wohnort als Verbraucher hast.
terms_affiliation_heading = Keine Verbindung zum Spiel
terms_affiliation_p1 = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio } oder dem Publisher und wird von ihnen weder unterstützt noch bezahlt. { $game } und die dazugehörigen Namen sind Marken ihrer Inhaber und werden hier nur verwendet, um zu sagen, von welchem Spiel die Karte handelt.
terms_affiliation_p2 = Kein Bild, kein Text, kein Symbol und kein Code des Spiels ist Teil dieser Karte. Links, die anderswohin führen, stehen der Bequemlichkeit halber da; für das, was dort steht, sind die Betreiber jener Seiten verantwortlich.
terms_changes_heading = Änderungen
terms_changes_p1 = Diese Bedingungen können sich ändern, wenn sich die Karte ändert. Das Datum oben sagt, wann das zuletzt geschehen ist, und die öffentliche Geschichte des Projekts zeigt, was sich geändert hat. Es gilt die Fassung auf dieser Seite; wer die Karte nach einer Änderung benutzt, nimmt sie an.
terms_changes_p2 = Sollte eine dieser Bedingungen ungültig sein, bleiben die anderen, wie sie sind.

privacy_title = Datenschutz
privacy_updated = 28. November 2026
privacy_intro = Kurz gesagt: Es gibt keine Anmeldung, deine gefundenen Orte, Pins und Einstellungen bleiben in deinem Browser, und in Itinerarium sind weder Statistik noch Werbung eingebaut. Die längere Fassung folgt. „Der Betreiber“ meint den, der die Kopie von Itinerarium betreibt, die du gerade siehst.
privacy_known_heading = Was wir über dich wissen
privacy_known_p1 = Nichts. Es gibt keine Konten, keine Formulare und keine Cookies. Wonach du suchst und welche Orte du findest, wird in deinem Browser verarbeitet und nirgendwohin gesendet.
privacy_known_p2 = Um dir die Seite zu zeigen, muss dein Browser ihre Dateien vom Server des Betreibers holen. Wie bei jeder Website sieht dieser Server die Anfrage: deine IP-Adresse, die Uhrzeit, die Datei und was dein Browser über sich selbst sagt. Server bewahren solche Anfragen oft für kurze Zeit in einem Protokoll auf, um sicher zu bleiben; wie lange, entscheidet der Betreiber oder das Unternehmen, das den Server stellt. Von deinem Fortschritt steht nichts in diesen Anfragen. Die Adresse der Karte sagt, was zu sehen ist (der geöffnete Ort, der Ausschnitt der Karte, ein Pin, die angezeigten Ortsarten); das sieht der Server also, wenn du die Seite neu lädst oder einen Link öffnest. Ein Link, der mit „Teilen“ gemacht wurde, enthält einen Ort oder eine Stelle. Beides sagt nichts über dich.
privacy_known_p3 = Wenn die Karte dem Spiel folgt, liest sie die Logdatei, die du auswählst, oder fragt ein Programm: auf deinem eigenen Computer unter localhost:8765 oder dort, wo du oder der Betreiber dieser Website es angegeben haben. Wo du im Spiel bist, wird weder gesendet noch gespeichert und ist vergessen, wenn du die Seite schließt. Wenn du dabei zur Karte eines anderen Gebiets wechselst, merkt sich dein Browser bis zum Öffnen dieser Karte, welche Datei oder welches Programm es war.
privacy_known_p4 = Die Seite einer anderen Website, die die Karte in einem Rahmen zeigt, kann erfahren, welche Orte du in diesem Rahmen öffnest und welche du dort als gefunden oder nicht gefunden markierst. Von dem, was du anderswo gefunden hast, erfährt sie nichts. Was die Website damit macht, liegt bei ihr.
privacy_storage_heading = Was im Browser gespeichert wird
privacy_storage_p1 = Damit die Karte gleich aussieht, wenn du wiederkommst, führt dein Browser für diese Seite eine kleine Datenbank (IndexedDB) und einige Einträge in seinem lokalen Speicher. Nur diese Seite kann sie lesen, und sie bleiben, bis du sie löschst:
privacy_storage_item1 = filters-store: welche Ortsarten du zeigst oder ausblendest. filter-sets-store: die Filtersets, die du behalten hast, mit ihren Namen.
privacy_storage_item2 = Die Datenbank { $database }: die IDs der Orte, die du als gefunden oder nicht gefunden markiert hast, wie oft, und an welchem Tag du sie gefunden hast; deine eigenen Pins und deine Notizen zu Orten mit ihren Texten; deine letzten 50 Änderungen, jede mit ihrer Zeit und einem zufälligen Namen für den Tab, in dem du sie gemacht hast; und bis zu fünf frühere Versionen, damit du Änderungen rückgängig machen kannst.
privacy_storage_item3 = progress-store: eine zweite Kopie der gefundenen IDs und ihrer Tage. Browser ohne Datenbank bewahren die Änderungen und früheren Versionen stattdessen in progress-history auf.
privacy_storage_item4 = pins-store: eine zweite Kopie deiner eigenen Pins und Notizen: wo sie sind, was du geschrieben hast, ihr Symbol und ihre Farbe. Von gelöschten bleibt nur die ID, damit sie gelöscht bleiben.
privacy_storage_item5 = keeping-store: wie viele deiner gefundenen Orte und Änderungen an Pins in deiner letzten Sicherung waren, ob es eine gab, und ob der Browser gebeten wurde, diese Daten zu behalten. copy-file und eine Datenbank, deren Name auf .copy-file endet: der Name der Datei, in der du eine Kopie führst, und der Verweis des Browsers auf sie, bis du die Kopie beendest.
privacy_storage_item6 = playthroughs-store und eine zweite Kopie in der Datenbank, deren Name auf .playthroughs endet: die Namen deiner Spieldurchgänge und welchen du zuletzt gewählt hast, falls du einen zweiten angelegt hast. Was dafür gespeichert wird, steht unter denselben Namen wie oben, nach einem Punkt gefolgt vom Namen der Welt und acht Ziffern oder Buchstaben. last-world: welche Welt du zuletzt angesehen hast, falls es mehrere gibt; die Namen für andere Welten als die erste enden mit deren Namen.
privacy_storage_item7 = settings-store: die Größe der Markierungen, der Kartenstil, die Sprache, wenn du eine gewählt hast, ob die Seitenleiste, die Ortsnamen und der Hinweis offen oder angezeigt sind, ob einzelne Tasten etwas bewirken, ob Meldungen stehen bleiben, bis du sie schließt, welche Kategorien eingeklappt sind, ob alle Welten behalten werden, welche Wege Routen nehmen, ob sie die Schnellreise nutzen und wie weit von ihnen Orte aufgelistet werden, und, wenn die Karte dem Spiel folgt, ob Orte, an denen du vorbeikommst, als besucht gelten, ob der Bildschirm anbleibt, ob Abzweigungen angesagt werden, und die Adresse des Programms, falls du eine angibst.
privacy_storage_item8 = last-position: wo auf der Karte du zuletzt warst und wie stark vergrößert sie war. last-land und ein Bild im Cache des Browsers: wie das Land dort aussah, damit es beim nächsten Mal sofort zu sehen ist.
privacy_storage_item9 = seen-places: bis zu welchem Ort du von neu hinzugekommenen Orten der Karte erfahren hast, sobald du einen gefunden hast.
privacy_storage_item10 = Die Datenbank, deren Name auf .pictures endet: die Bilder, die du an Pins und Notizen gehängt hast, verkleinert und ohne das, was eine Kamera daneben vermerkt, etwa wo sie war. Sie sind in Sicherungen, wenn du willst, und in keinem Link. Ein Bild, auf das nichts mehr verweist, wird nach 30 Tagen gelöscht.
privacy_offline_heading = Dateien für die Benutzung ohne Verbindung
privacy_offline_p1 = Damit die Karte auch ohne Verbindung funktioniert, behält dein Browser mit Hilfe eines Service Workers eine Kopie der Dateien dieser Seite: die Seiten und Skripte, etwas mehr als ein Megabyte, und die Bilder und Daten jeder Welt, die du geöffnet hast, oder aller Welten, wenn du das in den Einstellungen wählst. Er merkt sich, welche Welten das sind. Die Dateien sind für alle gleich und sagen nichts über dich. Die Einstellungen sagen, ob die Kopie vollständig ist. Von Zeit zu Zeit fragt dein Browser den Server des Betreibers, ob es eine neuere Version gibt; das ist eine Anfrage wie jede andere.
privacy_offline_p2 = Wenn sich die Seite selbst neu lädt, etwa um zu einer neueren Version zu wechseln, merkt sie sich im Tab des Browsers, welcher Ort, welche Route, welche gemessene Linie und welcher Reiter offen waren, welche Orte du besucht hattest und was du in das Suchfeld getippt hattest; ist sie wieder da, liest sie das und löscht es. Immer wenn du die Seite verlässt oder neu lädst, merkt sie sich auf dieselbe Weise den zufälligen Namen des Tabs und ob die Karte deine eigene Ansicht oder die eines Links zeigte.
privacy_deleting_heading = Gespeichertes lesen und löschen
privacy_deleting_p1 = Wird einer dieser Einträge einmal beschädigt, wird er nicht weggeworfen, sondern unter seinem eigenen Namen mit „.unreadable“ und einer Nummer dahinter beiseitegelegt, weil sich dein Fortschritt daraus vielleicht noch retten lässt. Orte, die du nur besucht hast, werden behalten, bis du die Seite schließt oder neu lädst, und nicht länger gespeichert, als die Seite braucht, um sich neu zu laden.
privacy_deleting_p2 = „Sichern“ in den Einstellungen gibt dir deine gefundenen Orte, Pins und Notizen als Datei auf deinem eigenen Gerät, „Pins exportieren“ nur die Pins und Notizen. Eine Datei, die du unter „Importieren“ wählst, wird ebenfalls auf deinem Gerät gelesen.
privacy_deleting_p3 = „An Gerät senden“ legt deine gefundenen Orte, Pins und Notizen in einen Link und einen Code. Sie stehen hinter dem # der Adresse, das Browser nie an einen Server senden. Wer den Link hat, kann sie lesen; gib ihn also nur deinen eigenen Geräten oder Menschen, die sie kennen dürfen.
privacy_deleting_p4 = „Zurücksetzen“ in den Einstellungen leert die Liste der gefundenen Orte; das lässt sich rückgängig machen, deshalb bleiben die entfernten IDs unter den früheren Versionen, bis fünf spätere ihren Platz eingenommen haben. Ebenso bleiben die Texte von Pins und Notizen, die du geändert oder gelöscht hast, dort und unter deinen letzten 50 Änderungen. Um alle Spuren auf einmal zu entfernen, auch die behaltenen Dateien, lösche die Daten dieser Seite in deinem Browser: meist unter „Cookies und Websitedaten“ in den Einstellungen des Browsers oder hinter dem Symbol neben der Adresse. Die Karte funktioniert auch ohne all das und fängt dann von vorn an.
privacy_analytics_heading = Anonyme Statistik der Seitenaufrufe
privacy_analytics_p1 = Es ist keine eingebaut: Seitenaufrufe werden nicht gezählt, und kein Skript, kein Bild und keine Schrift wird von einem fremden Server geladen.
privacy_analytics_p2 = Ein Betreiber, der in eine Kopie von Itinerarium eine Statistik einbaut, muss das hier sagen, den Dienst nennen, was er aufzeichnet, warum und wie lange, und dich fragen, bevor dafür etwas aufgezeichnet oder gespeichert wird. Auch wer ablehnt oder nicht antwortet, muss die Karte uneingeschränkt benutzen können.
privacy_advertising_heading = Einwilligung in Werbung
privacy_advertising_p1 = Es gibt keine Werbung und keine Werbepartner, in die du einwilligen müsstest.
privacy_advertising_p2 = Ein Betreiber, der Werbung einbaut, muss die Anbieter hier nennen und dich um deine Einwilligung bitten, bevor einer von ihnen geladen wird. In diesem Fall erscheint in den Einstellungen ein Knopf „Einwilligungen ändern“, mit dem du deine Wahl jederzeit ansehen und so einfach ändern oder widerrufen kannst, wie du sie getroffen hast. Solange hier nichts eine Einwilligung braucht, gibt es diesen Knopf nicht.
privacy_rights_heading = Deine Rechte an den Daten
privacy_rights_p1 = Gesetze wie die Datenschutz-Grundverordnung geben dir Rechte an Daten über dich. Was die Karte behält, liegt in deiner eigenen Hand; die meisten dieser Rechte kannst du also selbst und sofort ausüben:
privacy_rights_item1 = Auskunft und Übertragbarkeit: „Sichern“ gibt dir eine Kopie in einem einfachen Format, das andere Programme lesen können.
privacy_rights_item2 = Berichtigung: Markiere einen Ort als gefunden oder nicht gefunden oder ändere eine Einstellung.
privacy_rights_item3 = Löschung: „Zurücksetzen“ in den Einstellungen, oder lösche die Daten dieser Seite in deinem Browser.
privacy_rights_item4 = Widerspruch und Widerruf der Einwilligung: Solange weder Statistik noch Werbung eingebaut sind, gibt es nichts, dem zu widersprechen wäre; wo sie es sind, ist „Einwilligungen ändern“ in den Einstellungen der richtige Ort.
privacy_questions_heading = Fragen und Änderungen
privacy_questions_p1 = Was nur der Betreiber beantworten kann, etwa zu Serverprotokollen oder zu Diensten, die er hinzugefügt hat, frage bitte den Betreiber: Er ist für seine Kopie verantwortlich. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.
privacy_questions_p2 = Wenn sich ändert, was die Karte speichert, ändert sich diese Seite mit, und das Datum oben sagt, wann.

credits_title = Mitwirkende
credits_updated = 29. November 2026
credits_intro = Itinerarium beruht auf der Arbeit vieler. Hier steht, woher seine Angaben, Symbole und Schriften kommen und unter welchen Lizenzen sie verwendet werden.
credits_facts_heading = Die Angaben
credits_facts_plain = Wo etwas in der Welt des Spiels steht, ist eine Tatsache dieser Welt. Kein Bild, kein Text, kein Symbol und kein Code des Spiels oder einer anderen Seite wurde übernommen.
credits_facts_surveyed = Wo etwas in der Welt des Spiels steht, ist eine Tatsache dieser Welt. { $survey } Kein Bild, kein Text, kein Symbol und kein Code des Spiels oder einer anderen Seite wurde übernommen.
credits_facts_other = { $title }, aus { $game }: { $survey }
credits_facts_made = Die Zeichnungen, die Karte und die Texte auf dieser Seite wurden für Itinerarium gemacht.
credits_glyphs_heading = Symbole
credits_glyphs_all = Aus der Sammlung game-icons.net von Lorc, Delapouite, Caro Asercion und anderen Mitwirkenden stammen { $count } der Symbole der Orte und sieben Pin-Symbole; sie werden unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0) verwendet. Ihre Umrisse wurden skaliert, zentriert und zum Teil angepasst. Die anderen Symbole wurden für Itinerarium gezeichnet.
credits_glyphs_signs = Aus der Sammlung game-icons.net von Lorc, Delapouite, Caro Asercion und anderen Mitwirkenden stammen sieben Pin-Symbole; sie werden unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0) verwendet. Ihre Umrisse wurden skaliert, zentriert und zum Teil angepasst. Die anderen Symbole wurden für Itinerarium gezeichnet.
credits_glyphs_other = { $title }, aus { $game }: { $count } der Symbole der Orte stammen aus derselben Sammlung.
credits_typefaces_heading = Schriften
credits_typefaces_p1 = Alegreya Sans und Alegreya SC von Juan Pablo del Peral für Huerta Tipográfica, verwendet unter der SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = Die Seite ist mit React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox und Tailwind CSS gebaut, jedes unter seiner eigenen offenen Lizenz. Der Code von Itinerarium selbst steht unter der MIT-Lizenz.
credits_software_texts = Alle Pakete, ihre Versionen und die vollständigen Lizenztexte
credits_affiliation_heading = Keine Verbindung zum Spiel
credits_affiliation_p1 = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio }, dem Publisher des Spiels oder sonst jemandem, der { $game } gemacht hat oder verkauft, und wird von ihnen nicht unterstützt.
keepFile_title = Datei speichern
keepFile_hints_both = Diese App kann keine Dateien herunterladen. Teile die Datei, um sie zu behalten, oder kopiere ihren Text in eine Datei mit der Endung { $ending }.
keepFile_hints_share = Diese App kann keine Dateien herunterladen. Teile die Datei, um sie zu behalten.
keepFile_hints_copy = Diese App kann keine Dateien herunterladen. Kopiere den Text in eine Datei mit der Endung { $ending } oder öffne die Karte in deinem Browser.
keepFile_share = Datei teilen
keepFile_copy = Text kopieren
keepFile_copied = Text kopiert
keepFile_reminder = Die Karte erinnert dich ans Sichern, bis du bestätigst, dass die Datei angekommen ist.
keepFile_confirm = Sicherung bestätigen
keepFile_confirmed = Sicherung bestätigt
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Die Datei gibt an, in „{ $name }“ zu sein, was dieser Browser nicht lesen kann. Speichere sie als UTF-8 und importiere sie erneut.
upload_problem_held = Die Datei enthält nur { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } Track
    *[other] { $amount } Tracks
    }
upload_held_route = { $amount ->
     [one] { $amount } Route ohne Punkte
    *[other] { $amount } Routen ohne Punkte
    }
upload_held_link = { $amount ->
     [one] { $amount } Link auf eine andere Datei
    *[other] { $amount } Links auf andere Dateien
    }
upload_held_overlay = { $amount ->
     [one] { $amount } Bild über einer Karte
    *[other] { $amount } Bilder über einer Karte
    }
upload_held_address = { $amount ->
     [one] { $amount } Ort mit Adresse, aber ohne Koordinaten
    *[other] { $amount } Orte mit Adresse, aber ohne Koordinaten
    }
upload_held_description = eine Beschreibung
upload_heldHints_track = Diese Karte liest Wegpunkte und Routen. Speichere den Track als Route und importiere sie erneut.
upload_heldHints_link = Öffne den Link, speichere seine Orte als Datei und importiere diese.
upload_heldHints_place = Diese Karte zeigt Orte mit Koordinaten. Ergänze sie und importiere die Datei erneut.
upload_unknownReasons_address = nur eine Adresse, keine Koordinaten
upload_notJson_kmz = Die Datei ist ein KMZ, also ein gezipptes KML. Entpacke sie und importiere das KML darin.
pages_back = Zurück
pages_updated = Zuletzt geändert: { $date }
pages_notFoundTitle = Dieser Weg führt nirgendwohin.
pages_notFoundText = Diese Seite gibt es nicht. Die Karte ist noch da, wo du sie verlassen hast.
pages_notFoundBack = Zurück zur Karte
