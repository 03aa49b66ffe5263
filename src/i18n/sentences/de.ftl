## start

chunkMissing = Dieser Teil der Karte konnte nicht geladen werden. Prüfe deine Verbindung und lade neu; deine Häkchen sind in diesem Browser sicher.

## first

map_menu = Kartenmenü

# same
app_name = Itinerarium
app_title = Itinerarium: interaktive Karte zu { $game }
app_subtitle = Interaktive Karte zu { $game }
app_loadingMap = Die Karte wird entrollt …
world_shown = Welt: { $title }
world_choose = Welt wählen
world_failedTitle = Die Orte der Karte konnten nicht geladen werden.
world_failedText = Prüfe deine Verbindung und versuche es noch einmal. Was du abgehakt hast, ist in diesem Browser sicher.
world_retry = Noch einmal
map_label = Karte zu { $game }
map_role = Karte
# same
map_compassNorth = N
map_instructions = Pfeiltasten bewegen die Karte, Plus und Minus ändern den Maßstab, Enter öffnet den Ort, der der Mitte am nächsten liegt.
map_zoomIn = Vergrößern
map_zoomOut = Verkleinern
map_enterFullScreen = Vollbild
map_leaveFullScreen = Vollbild verlassen
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Maßstab: { $distance }
map_pointerCoordinate = Koordinate unter dem Mauszeiger
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] gefunden
    *[other] noch zu finden
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
map_steer_label = Karte bewegen
map_steer_toggle = Knöpfe zum Bewegen der Karte
map_steer_sides_north = Nach Norden
map_steer_sides_west = Nach Westen
map_steer_sides_east = Nach Osten
map_steer_sides_south = Nach Süden
map_steer_choose = Ort in der Mitte öffnen
map_steer_addPoint = Punkt in der Mitte setzen
map_steer_menu = Menü für die Mitte: Nadel, Link, Messen
map_controls = Knöpfe der Karte
map_changeBasemapStyle_parchment = Zu Pergament wechseln
map_changeBasemapStyle_night = Zu Nacht wechseln
map_changeBasemapStyle_plain = Zu Schlicht wechseln
map_landFailed = Das Land konnte nicht geladen werden; die Orte sind alle da.
map_viewFailedTitle = Die Kartenansicht konnte nicht geladen werden.
map_viewFailedText = Suche, Filter und deine Häkchen funktionieren weiterhin. Lade die Seite neu, um es noch einmal zu versuchen.
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
     [one] { $amount } Ort zeigen
    *[other] { $amount } Orte zeigen
    }
panel_hideAll = Alle ausblenden
panel_mapLabels = Namensschilder
panel_showing = { $all ->
     [one] { $shown } von { $all } Ort gezeigt
    *[other] { $shown } von { $all } Orten gezeigt
    }
panel_discovered = { $found } von { $all } gefunden
panel_filters = Filter
panel_tab = Was die Seitenleiste zeigt
panel_bar = Wege in die Seitenleiste
panel_search = Suchen
panel_more = Mehr
panel_tabs_filters = Filter
panel_tabs_progress = Fortschritt
panel_tabs_list = Liste
panel_tabs_pins = Nadeln
search_label = Orte suchen
search_placeholder = Orte suchen …
search_clear = Suche leeren
search_searching = Es wird gesucht …
search_results = Suchergebnisse
search_found = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } gefunden
search_foundOwn = { $own } eigene { $own ->
     [one] Nadel oder Notiz
    *[other] Nadeln oder Notizen
    } gefunden
search_foundBoth = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } gefunden, dazu { $own } eigene { $own ->
     [one] Nadel oder Notiz
    *[other] Nadeln oder Notizen
    }
search_nothing = { $hasOwn ->
     [yes] Zu „{ $text }“ passen weder Orte noch deine Nadeln und Notizen.
    *[other] Zu „{ $text }“ passt kein Ort.
    }
search_nothingHint = Versuche ein kürzeres Wort, eine Ortsart oder die Nummer einer Markierung.
search_nothingHintSuchAs = Versuche ein kürzeres Wort, eine Ortsart wie „{ $example }“ oder die Nummer einer Markierung.
search_clearAndBrowse = Suche leeren
search_loadMore = Mehr laden …
search_id = Nr. { $id }
search_here = Hier: { $names }
card_label = Steckbrief: { $label }
card_close = Schließen
card_showMore = Mehr zeigen
card_showLess = Weniger zeigen
card_type = Art
card_id = Nummer
card_coordinate = Koordinate
card_copyCoordinate = Koordinate { $coordinate } kopieren
card_copied = Kopiert
card_yields = Hier findest du
card_description = Anmerkung
card_requirement = Um heranzukommen
card_more = Nummer, Koordinate, Code
card_image = Zeichnung: { $label }
card_discovered = Gefunden
card_mark = Abhaken
card_marked = Gefunden
card_visited = Angesehen
card_copyRefused = Der Browser hat das Kopieren nicht erlaubt. Hier steht es, schon ausgewählt:
settings_open = Einstellungen
toasts_region = Meldungen Alt+T
toasts_close = Meldung schließen
toasts_undo = Rückgängig
storage_backup = Jetzt sichern
update_label = Neue Version
update_waiting = Eine neue Version der Karte ist bereit. Dein Ausschnitt und deine Häkchen bleiben erhalten.
update_elsewhere = Die Karte wurde in einem anderen Tab aktualisiert. Lade diesen neu, wann es dir passt.
update_reload = Neu laden
update_later = Später
chunk_title = Etwas fehlt
chunk_reload = Neu laden
chunk_close = Schließen
footer_terms = Nutzungsbedingungen
footer_privacy = Datenschutz
footer_credits = Quellen und Dank
footer_disclaimer = Hinweis
footer_disclaimerText = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio }, dem Publisher des Spiels oder sonst jemandem, der { $game } gemacht hat oder verkauft, und wird von ihnen nicht unterstützt. Die Namen des Spiels und seiner Orte gehören ihren Inhabern.
footer_navigation = Über diese Seite
errorFallback_title = Etwas ist kaputtgegangen.
errorFallback_share = Es hilft sehr, wenn du diesen Fehler dem Admin meldest!
errorFallback_safe = Deine Häkchen sind in diesem Browser sicher.
errorFallback_copy = Fehler kopieren
errorFallback_copied = Kopiert
errorFallback_reload = Neu laden
errorFallback_backup = Häkchen sichern
errorFallback_details = Fehlerdetails
pages_title = { $page } · { $site }
pages_back = Zurück
pages_updated = Zuletzt geändert: { $date }
pages_notFoundTitle = Dieser Weg führt nirgendwohin.
pages_notFoundText = Unter dieser Adresse gibt es keine Seite. Die Karte ist, wo sie immer war.
pages_notFoundBack = Zurück zur Karte
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
filters_categoryState = { $on } von { $all } Ortsarten gezeigt
filters_isolate = Nur { $title }
filters_tallyLabel = { $found } von { $total } gefunden
filters_fold = { $category } einklappen
filters_checklist = Abhakliste: { $type }
filters_more_found = Gefundene Orte
filters_more_locked = { $locked }, gefundene Orte
filters_more_yields = Kräuter, Bücher, gefundene Orte
filters_more_both = { $locked }, Kräuter, Bücher, gefundene Orte
filters_on = an
progress_loading = Wird geladen …
links_share = Teilen
links_copied = Link kopiert
spot_pin = Nadel bei { $coordinate }
spot_label = Stelle: { $coordinate }
spot_title = Stelle { $coordinate }
spot_temporary = Diese Nadel wird nicht behalten: Sie verschwindet, wenn du diesen Steckbrief schließt.
embed_copy = Einbettcode kopieren
embed_fixLanguage = Immer in dieser Sprache
embed_copied = Einbettcode kopiert
embed_title = { $label } auf der Karte zu { $game }
embed_open = Ganze Karte öffnen
embed_selected = Gezeigt: { $label }
measure_metres = { $metres } m
measure_total = Gesamt { $metres } m
measure_crosshair = Mit Enter einen Punkt in der Mitte setzen.
lasso_crosshair = Mit Enter eine Ecke in der Mitte setzen.
shortcuts_open = Tastenkürzel
shortcuts_nothingLeft = Von den gezeigten Orten ist keiner mehr zu finden.
shortcuts_nothingSelected = Wähle zuerst einen Ort aus, dann drücke d.
amount_marks = { $amount } Häkchen
amount_pins = { $amount ->
     [one] { $amount } Nadel
    *[other] { $amount } Nadeln
    }
amount_both = { $marks } Häkchen und { $pins } { $pins ->
     [one] Nadel
    *[other] Nadeln
    }
pins_untitled = Nadel
pins_card = Deine Nadel: { $label }
pins_edit = Bearbeiten
pins_delete = Löschen
pins_heading = Meine Nadeln
pins_state = { $shown ->
     [yes] { $amount ->
         [one] { $amount } Nadel
        *[other] { $amount } Nadeln
        }
    *[other] { $amount ->
         [one] { $amount } Nadel, ausgeblendet
        *[other] { $amount } Nadeln, ausgeblendet
        }
    }
pins_showList = Liste der Nadeln und Notizen
pins_howTo = Klicke mit der rechten Maustaste auf die Karte und wähle „Nadel setzen“.
pins_howToByFinger = Halte einen Finger auf die Karte und wähle „Nadel setzen“.
pins_howToByKeys = Mit der Tastatur: Umschalt und F10 auf der Karte.
pins_addNote = Notiz schreiben
pins_editNote = Notiz bearbeiten
pins_deleteNote = Notiz löschen
pins_yourNote = Deine Notiz
filterOverride_drop = Zurück zu meinen
filterOverride_friends = Was ein Freund dir zeigt.
filterOverride_isolatedUntitled = Deine Auswahl
filterOverride_backToAll = Zurück zu allem, was gezeigt war
filterOverride_outOfSight = { $amount } außerhalb zeigen
filterOverride_isolatedAmount = Nur { $title }: { $shown } von { $total }
filterOverride_showing = { $shown } von { $total } gezeigt
filterOverride_shown = Was gezeigt wird
filterOverride_shortcuts = Schnellfilter
filterOverride_stillToFind = Noch zu finden

## later

shortcuts_mapMenu = Kartenmenü: Spiel folgen, drucken, Poster erstellen
backups_title = Sicherungen
backups_open = Alle Sicherungen

toasts_marked = Gefunden: { $label }
toasts_unmarked = Häkchen entfernt: { $label }
toasts_markedMany = { $amount ->
     [one] { $amount } Ort abgehakt
    *[other] { $amount } Orte abgehakt
    }
toasts_unmarkedMany = { $amount ->
     [one] Häkchen an { $amount } Ort entfernt
    *[other] Häkchen an { $amount } Orten entfernt
    }
storage_newer_marks = { $marks } Häkchen { $backedUp ->
     [yes] { $marks ->
         [one] ist
        *[other] sind
        } neuer als deine letzte Sicherung.
    *[other] { $marks ->
         [one] ist
        *[other] sind
        } noch in keiner Sicherung.
    }
storage_newer_changes = { $changes } { $changes ->
     [one] Änderung
    *[other] Änderungen
    } an Nadeln und Notizen { $backedUp ->
     [yes] { $changes ->
         [one] ist
        *[other] sind
        } neuer als deine letzte Sicherung.
    *[other] { $changes ->
         [one] ist
        *[other] sind
        } noch in keiner Sicherung.
    }
storage_newer_both = { $marks } Häkchen und { $changes } { $changes ->
     [one] Änderung
    *[other] Änderungen
    } an Nadeln und Notizen sind { $backedUp ->
     [yes] neuer als deine letzte Sicherung.
    *[other] noch in keiner Sicherung.
    }
pins_toasts_moved = Versetzt: { $label }
pins_toasts_deleted = Gelöscht: { $label }
pins_toasts_deletedMany = { $amount ->
     [one] { $amount } Nadel gelöscht
    *[other] { $amount } Nadeln gelöscht
    }
pins_toasts_noteDeleted = Notiz gelöscht
search_distance = { $distance } entfernt
search_whereAndFar = { $where } · { $away }
search_between = bei nahe in an am im um von vom zu zum zur aus nach der des dem den die das nachste nachster nachstes nachsten
search_settlements = Siedlungen
search_kinds = Ortsarten
search_moreKinds = { $amount ->
     [one] { $amount } weitere Art
    *[other] { $amount } weitere Arten
    }
search_showOnMap = { $amount ->
     [one] Diesen { $amount } Ort auf der Karte zeigen
    *[other] Diese { $amount } auf der Karte zeigen
    }
search_shownTitle = „{ $searched }“
search_isolateKind = Nur diese
search_isolateKindLabel = Nur diese: { $type }
settlement_label = Siedlung: { $name }
settlement_places = { $amount ->
     [one] { $amount } Ort
    *[other] { $amount } Orte
    }
settlement_services = Händler und Dienste
settlement_others = Auch hier
settlement_found = { $found } von { $all } gefunden
settlement_foundLeft = { $found } von { $all } gefunden, noch { $left } zu finden
settlement_tally = { $found } / { $all }
settlement_nothing = Hier liegt kein Ort der Karte.
settlement_isolate = Nur was hier ist
settlement_list = Liste in der Seitenleiste
list_heading = Orte im Ausschnitt
list_amount = { $amount ->
     [0] Kein Ort im Ausschnitt
     [one] { $amount } Ort im Ausschnitt
    *[other] { $amount } Orte im Ausschnitt
    }
list_middle = Die Mitte der Karte: { $where }
list_order = Reihenfolge
list_orders_kind = Nach Art
list_orders_distance = Nächste zuerst
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title }: { $amount } Ort
    *[other] { $title }: { $amount } Orte
    }
list_nearest = Orte im Ausschnitt, die nächsten zuerst
list_more = Mehr zeigen
list_none = In diesem Teil der Karte liegt kein Ort, den deine Filter zeigen.
list_noneHint = Bewege die Karte, verkleinere sie oder zeige unter „Filter“ mehr Ortsarten.
list_move = Karte bewegen
list_sides_north = Norden
list_sides_west = Westen
list_sides_east = Osten
list_sides_south = Süden
list_closer = Näher
list_farther = Weiter weg
settings_title = Einstellungen
settings_close = Schließen
settings_back = Zurück zu den Einstellungen
settings_markerSize = Markierungsgröße
settings_markerSizeHeading = Markierungsgröße
settings_pixels = { $size } Pixel
settings_basemapStyle = Aussehen des Landes
settings_basemapStyles_parchment_name = Pergament
settings_basemapStyles_parchment_hint = Tinte auf altem Papier
settings_basemapStyles_night_name = Nacht
settings_basemapStyles_night_hint = dunkel, zum Spielen in der Nacht
settings_basemapStyles_plain_name = Schlicht
settings_basemapStyles_plain_hint = klar und ruhig, zum Drucken
settings_language = Sprache (Language)
settings_languageFailed = Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
settings_languageNewer = Deine Sprache kommt mit der neuen Version der Karte, die bereitliegt.
settings_languageMissing = Die Karte ist vorerst auf Englisch: Ihre Texte in deiner Sprache sind nicht auf diesem Gerät. Öffne sie einmal mit Verbindung, dann sind sie da.
settings_keepNotifications = Meldungen stehen lassen, bis ich sie schließe
settings_manage = Gefundene Orte verwalten
settings_manageHint = Eine Sicherung ist eine kleine Datei. Lies sie auf einem anderen Gerät ein, und deine Liste kommt mit.
settings_upload = Einlesen
settings_backup = Sichern
settings_exportPins = Nadeln exportieren (GeoJSON)
settings_fileRefused = Dieser Browser speichert von hier aus keine Datei: Öffne die Seite in einem anderen Browser und versuche es dort.
settings_clear = Leeren
settings_earlier = Frühere Listen
settings_earlierHint = Deine Liste, wie sie vor größeren Änderungen war. Auch das Zurückholen lässt sich rückgängig machen.
settings_earlierReasons_clear = Vor dem Leeren
settings_earlierReasons_import = Vor dem Hinzufügen aus Datei oder Link
settings_earlierReasons_migration = Vor einer Aktualisierung
settings_earlierReasons_restore = Vor dem Zurückholen
settings_restore = Zurückholen
settings_restoreLabel = Zurückholen: { $size }, { $reason }
settings_restoreDated = Zurückholen: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = vor dem Leeren
settings_restoreReasons_import = vor dem Hinzufügen aus Datei oder Link
settings_restoreReasons_migration = vor einer Aktualisierung
settings_restoreReasons_restore = vor dem Zurückholen
settings_clearQuestion = Liste der gefundenen Orte leeren?
settings_clearText = { $amount ->
     [0] Noch ist nichts abgehakt.
     [one] { $amount } Häkchen wird von der Karte genommen. „Rückgängig“ bringt es zurück, und deine früheren Listen stehen in den Einstellungen.
    *[other] { $amount } Häkchen werden von der Karte genommen. „Rückgängig“ bringt sie zurück, und deine früheren Listen stehen in den Einstellungen.
    }
confirm_title = Bist du ganz sicher?
confirm_description = Das löscht Daten und lässt sich nicht rückgängig machen.
confirm_confirm = Bestätigen
confirm_cancel = Abbrechen
toasts_uploadFailed = Einlesen fehlgeschlagen
toasts_uploadMerged = Eingelesenes zusammengeführt
toasts_backupStarted = Die Sicherung wird heruntergeladen
toasts_pinsExported = Deine Nadeln werden heruntergeladen
toasts_cleared = Liste der gefundenen Orte geleert
toasts_restored = Zurückgeholt: { $size }
storage_retry = Noch einmal
storage_dismiss = Schließen
storage_emptied_marks = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $marks } Häkchen { $marks ->
     [one] ist
    *[other] sind
    } noch zu sehen.
storage_emptied_pins = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $pins } { $pins ->
     [one] Nadel
    *[other] Nadeln
    } { $pins ->
     [one] ist
    *[other] sind
    } noch zu sehen.
storage_emptied_both = Die Daten dieser Seite wurden im Browser gelöscht, während die Karte offen war. { $marks } Häkchen und { $pins } { $pins ->
     [one] Nadel
    *[other] Nadeln
    } sind noch zu sehen.
storage_backedUp_empty = Deine Liste ist leer: Es gibt nichts zu sichern.
storage_backedUp_never = Alle Häkchen, Nadeln und Notizen kamen aus einer Datei oder einem Link. Hier hast du noch keine Sicherung gemacht.
storage_backedUp_all = Alle Häkchen, Nadeln und Notizen sind in deiner letzten Sicherung.
storage_backedUp_takenIn = Alle Häkchen, Nadeln und Notizen sind in deiner letzten Sicherung oder kamen seither aus einer Datei oder einem Link.
storage_keep = Behalten
storage_startAfresh = Neu beginnen
storage_problems_blocked = Dieser Browser lässt die Seite nichts behalten: Deine Häkchen halten nur, bis du die Seite schließt. Mach eine Sicherung, bevor du gehst.
storage_problems_full = Deine letzte Änderung ist zu sehen, konnte aber nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht; mach inzwischen eine Sicherung.
storage_problems_one-copy = Deine Häkchen sind gespeichert, aber nur an einer von zwei Stellen: Die andere ist voll, oder dieser Browser hält sie verschlossen, deshalb konnte dort nichts gespeichert werden. Mach ab und zu eine Sicherung.
storage_problems_newer = Deine Liste wurde von einer neueren Version dieser Karte gespeichert. Sie wird gezeigt, aber hier nicht geändert: Lade neu, um diese Version zu bekommen.
storage_problems_stuck = Deine gespeicherte Liste konnte nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleibt, wie sie ist, und neue Häkchen werden nicht gespeichert: Mach eine Sicherung, bevor du gehst.
storage_problems_quarantined = Deine gespeicherte Liste konnte nicht gelesen werden. Sie wurde unverändert beiseitegelegt, und eine neue Liste wurde begonnen.
storage_problems_copy-quarantined = Eine der beiden Kopien deiner Liste konnte nicht gelesen werden. Sie wurde unverändert beiseitegelegt; gezeigt wird, was in der anderen steht.
storage_problems_pins-quarantined = Deine gespeicherten Nadeln und Notizen konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt. Deine Häkchen sind nicht betroffen.
storage_problems_pins-copy-quarantined = Eine der beiden Kopien deiner Nadeln und Notizen konnte nicht gelesen werden. Sie wurde unverändert beiseitegelegt; gezeigt wird, was in der anderen steht.
storage_problems_settings-full = Deine Einstellungen konnten nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_settings-newer = Deine Einstellungen wurden von einer neueren Version dieser Karte gespeichert. Hier werden sie nicht geändert: Lade neu, um diese Version zu bekommen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_settings-stuck = Deine Einstellungen konnten nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleiben, wie sie sind, und Änderungen daran werden nicht gespeichert. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_settings-quarantined = Deine Einstellungen konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt, und es gelten die üblichen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_filters-full = Deine Filter konnten nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_filters-newer = Deine Filter wurden von einer neueren Version dieser Karte gespeichert. Hier werden sie nicht geändert: Lade neu, um diese Version zu bekommen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_filters-stuck = Deine Filter konnten nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleiben, wie sie sind, und Änderungen daran werden nicht gespeichert. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_filters-quarantined = Deine Filter konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt, und alle Ortsarten werden gezeigt. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_backup-full = Die Angaben zu deiner letzten Sicherung konnten nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_backup-newer = Die Angaben zu deiner letzten Sicherung wurden von einer neueren Version dieser Karte gespeichert. Hier werden sie nicht geändert: Lade neu, um diese Version zu bekommen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_backup-stuck = Die Angaben zu deiner letzten Sicherung konnten nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleiben, wie sie sind, und Änderungen daran werden nicht gespeichert. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_backup-quarantined = Die Angaben zu deiner letzten Sicherung konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt, und die nächste Erinnerung kommt vielleicht früh: Mit einer Sicherung werden sie neu begonnen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_playthroughs-full = Die Namen deiner Durchgänge konnten nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_playthroughs-newer = Die Namen deiner Durchgänge wurden von einer neueren Version dieser Karte gespeichert. Hier werden sie nicht geändert: Lade neu, um diese Version zu bekommen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_playthroughs-stuck = Die Namen deiner Durchgänge konnten nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleiben, wie sie sind, und Änderungen daran werden nicht gespeichert. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_playthroughs-quarantined = Die Namen deiner Durchgänge konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt, und die Durchgänge, deren Listen noch da sind, werden ohne Namen gezeigt. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_history-full = Die Kopien deiner früheren Listen und der Schritte, die sich rückgängig machen lassen, konnten nicht gespeichert werden: Der Speicher des Browsers ist voll. Es wird wieder versucht. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_history-newer = Die Kopien deiner früheren Listen und der Schritte, die sich rückgängig machen lassen, wurden von einer neueren Version dieser Karte gespeichert. Hier werden sie nicht geändert: Lade neu, um diese Version zu bekommen. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_history-stuck = Die Kopien deiner früheren Listen und der Schritte, die sich rückgängig machen lassen, konnten nicht gelesen werden, und es war kein Platz, sie beiseitezulegen. Sie bleiben, wie sie sind, und Änderungen daran werden nicht gespeichert. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
storage_problems_history-quarantined = Die Kopien deiner früheren Listen und der Schritte, die sich rückgängig machen lassen, konnten nicht gelesen werden. Sie wurden unverändert beiseitegelegt, und benutzt wird, was die Datenbank des Browsers davon hat. Deine Häkchen, Nadeln und Notizen sind nicht betroffen.
offline_preparing = Offline: wird vorbereitet …
offline_ready = Offline: bereit, { $megabytes } MB
offline_failed = Offline: nicht bereit. Nicht alle Dateien konnten geholt werden; versuche es noch einmal, wenn du verbunden bist.
offline_tryAgain = Noch einmal
offline_saving = Offline: nicht vorbereitet, weil dein Browser Daten spart.
offline_prepare = Vorbereiten
offline_cacheAll = Alle Welten offline behalten (noch { $megabytes } MB)
offline_allCached = Alle Welten offline behalten (alle sind hier)
offline_cachingAll = Alle Welten werden geholt …
offline_noRoom = Kein Platz für { $world }: Der Speicher dieses Browsers ist voll.
offline_notFetched = Nicht alle Dateien konnten geholt werden: { $world }.
offline_appShell = die Seite selbst
offline_notCachedTitle = { $world } ist noch nicht auf diesem Gerät.
offline_notCachedText = Eine Karte funktioniert ohne Verbindung, sobald sie einmal mit Verbindung geöffnet wurde. Diese Seite macht von selbst weiter, wenn du wieder verbunden bist.
offline_cachedWorlds = Diese sind hier:
more_share = Diese Ansicht teilen
more_send = An anderes Gerät senden
more_refused = Der Browser hat das Kopieren nicht erlaubt.
filters_tally = { $found } / { $total }
filters_yields = Nur Orte mit
filters_onlyFound = Nur was ich gefunden habe
filters_yieldsAll = Egal was
filters_anyHerb = Irgendein Kraut
filters_anyBook = Irgendein Fertigkeitsbuch
filters_herbs = Kräuter
filters_books = Fertigkeitsbücher
progress_whole = Ganze Karte
progress_byArea = Nach Gegend
progress_tally = { $found } von { $total } gefunden
progress_left = { $amount ->
     [0] alle gefunden
    *[other] noch { $amount }
    }
progress_barLabel = { $title }: gefunden
progress_openList = Abhakliste: { $title }
progress_markInView = { $amount ->
     [one] { $amount } Ort im Ausschnitt abhaken
    *[other] { $amount } Orte im Ausschnitt abhaken
    }
progress_nothingInView = Kein Ort im Ausschnitt abzuhaken
progress_lasso = Linie um Orte ziehen
progress_many = Viele Orte auf einmal
progress_back = Alle Ortsarten
progress_order = Reihenfolge
progress_orders_distance = Entfernung
# same
progress_orders_name = Name
progress_orders_id = Nummer
progress_onlyMissing = Nur was noch zu finden ist
progress_onlyMissingHint = Was du abhakst, bleibt in dieser Liste, bis du sie verlässt.
progress_nothingMissing = Du hast alle gefunden.
progress_again = Vom Ausschnitt aus neu ordnen
progress_metres = { $metres } m
progress_box = Gefunden: { $label } Nr. { $id }
toasts_undone_mark = Rückgängig gemacht: { $label } nicht mehr abgehakt
toasts_undone_unmark = Rückgängig gemacht: { $label } wieder abgehakt
toasts_undone_mark-many = Rückgängig gemacht: alle Häkchen davon wieder weg
toasts_undone_unmark-many = Rückgängig gemacht: alle Häkchen davon wieder da
toasts_undone_clear = Rückgängig gemacht: Deine Liste ist wieder da
toasts_undone_import = Rückgängig gemacht: hinzugefügte Häkchen wieder weg
toasts_undone_restore = Rückgängig gemacht: Die Liste ist wie zuvor
toasts_undone_pin = Rückgängig gemacht: Nadel wieder weg
toasts_undone_pin-edit = Rückgängig gemacht: Nadel wie zuvor
toasts_undone_pin-move = Rückgängig gemacht: Nadel wieder an ihrer Stelle
toasts_undone_pin-delete = Rückgängig gemacht: Nadel wieder da
toasts_undone_pins-delete = Rückgängig gemacht: Deine Nadeln sind wieder da
toasts_undone_note = Rückgängig gemacht: Die Notiz ist wie zuvor
toasts_nothingToUndo = Es gibt nichts rückgängig zu machen.
undoing_kept = { $amount ->
     [one] Eines bleibt, wie es ist: Es wurde seither geändert.
    *[other] { $amount } Dinge bleiben, wie sie sind: Sie wurden seither geändert.
    }
undoing_allKept = Nichts wurde geändert: Was dieser Schritt geändert hatte, wurde seither erneut geändert.
undoing_redo = Wiederholen
undoing_redone = Wiederholt: { $what }
undoing_nothingToRedo = Es gibt nichts zu wiederholen.
undoing_recent_title = Letzte Änderungen
undoing_recent_hint = Die letzten 50 Änderungen an deiner Liste, die neueste zuerst. Jede lässt sich für sich rückgängig machen: Was seither geändert wurde, bleibt, wie es ist.
undoing_recent_nothing = Noch wurde nichts geändert.
undoing_recent_undo = Rückgängig: { $what }
undoing_recent_redo = Wiederholen: { $what }
undoing_recent_undone = rückgängig gemacht
undoing_elsewhere_title = Schritt eines anderen Tabs rückgängig machen?
undoing_elsewhere_description = In diesem Tab gibt es nichts mehr rückgängig zu machen. Der letzte Schritt davor geschah in einem anderen Tab oder bei einem früheren Besuch:
undoing_elsewhere_confirm = Rückgängig
undoing_elsewhere_cancel = Abbrechen
undoing_action_mark = Abgehakt: { $label }
undoing_action_unmark = Häkchen entfernt: { $label }
undoing_action_mark-many = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    } abgehakt
undoing_action_unmark-many = Häkchen an { $amount } { $amount ->
     [one] Ort
    *[other] Orten
    } entfernt
undoing_action_clear = Liste geleert: { $amount } Häkchen
undoing_action_import = Aus einer Datei oder einem Link hinzugefügt: { $what }
undoing_action_restore = Frühere Liste zurückgeholt, dabei geändert: { $what }
undoing_action_pin = Nadel gesetzt: { $label }
undoing_action_pin-edit = Nadel bearbeitet: { $label }
undoing_action_pin-move = Nadel versetzt: { $label }
undoing_action_pin-delete = Nadel gelöscht: { $label }
undoing_action_pins-delete = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } gelöscht
undoing_action_note = Notiz geschrieben, geändert oder gelöscht: { $label }
pins_glyphs_pin = Nadel
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
pins_add = Nadel setzen
pins_editPin = Nadel bearbeiten
pins_deletePin = Nadel löschen
pins_editing = Deine Nadel bearbeiten: { $label }
pins_note = Notiz
pins_move = Versetzen
pins_moveGroup = Nadel versetzen
pins_moveHint = Jeder Schritt ist ein Meter, mit Umschalt zehn. Auf der Karte kannst du die Nadel ziehen.
pins_steps_north = Norden
pins_steps_west = Westen
pins_steps_south = Süden
pins_steps_east = Osten
pins_movedTo = Jetzt bei { $coordinate }
pins_title = Titel
pins_titleHint = Wonach du suchen wirst
pins_noteHint = Was du dir merken willst
pins_glyph = Zeichen
pins_colour = Farbe
pins_left = { $amount ->
     [0] Kein Platz mehr
    *[other] Noch { $amount } Zeichen
    }
pins_save = Speichern
pins_cancel = Abbrechen
pins_discard_title = Geschriebenes verwerfen?
pins_discard_description = Es wurde noch nicht gespeichert.
pins_discard_confirm = Verwerfen
pins_discard_cancel = Weiterschreiben
pins_list = Nadeln und Notizen
pins_none = Du hast noch keine Nadeln.
pins_order = Reihenfolge
pins_orders_distance = Entfernung
pins_orders_title = Titel
pins_again = Vom Ausschnitt aus neu ordnen
pins_more = Mehr zeigen
pins_pinsList = Meine Nadeln
pins_notesList = Notizen zu Orten
pins_deleteAll = Alle Nadeln löschen
pins_deleteAllTitle = Alle deine Nadeln löschen?
pins_deleteAllText = { $amount ->
     [one] { $amount } Nadel wird von der Karte genommen. Notizen zu Orten bleiben. „Rückgängig“ bringt die Nadel zurück, und deine früheren Listen stehen in den Einstellungen.
    *[other] { $amount } Nadeln werden von der Karte genommen. Notizen zu Orten bleiben. „Rückgängig“ bringt die Nadeln zurück, und deine früheren Listen stehen in den Einstellungen.
    }
pins_noteOn = Notiz zu: { $label }
spotMenu_label = Menü für { $coordinate }
spotMenu_copy = Koordinate { $coordinate } kopieren
spotMenu_copied = { $coordinate } kopiert
spotMenu_link = Link hierher
spotMenu_linkCopied = Link kopiert
spotMenu_nearest = Was in der Nähe liegt
spotMenu_measure = Von hier messen
spotMenu_refusedTitle = Von Hand kopieren
spotMenu_refused = Der Browser hat das Kopieren nicht erlaubt. Hier steht es, schon ausgewählt:
spotMenu_close = Schließen
overlap_title = { $count ->
     [one] { $count } Ort hier
    *[other] { $count } Orte hier
    }
overlap_found = gefunden
nearest_title = In der Nähe von { $coordinate }
nearest_close = Schließen
nearest_services = Händler und Dienste
nearest_undiscovered = Noch zu finden
nearest_nothingLeft = Alle Orte der Karte sind gefunden.
nearest_nextOfKind = Nächster Ort dieser Art
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
measure_undo = Punkt zurück
measure_done = Fertig
lasso_label = Linie um Orte
lasso_begin = Zieh eine Linie um Orte. Oder klicke, tippe oder drücke Enter, um ihre Ecken zu setzen.
lasso_corners = { $amount ->
     [0] 0 Ecken; eine Linie braucht drei
     [1] 1 Ecke; eine Linie braucht drei
     [2] 2 Ecken; eine Linie braucht drei
     [one] { $amount } Ecke
    *[other] { $amount } Ecken
    }
lasso_inside = { $amount ->
     [0] Darin liegt keiner der gezeigten Orte.
     [one] { $amount } Ort darin, { $found } gefunden
    *[other] { $amount } Orte darin, { $found } gefunden
    }
lasso_undo = Ecke zurück
lasso_closeLine = Linie schließen
lasso_mark = Abhaken
lasso_unmark = Häkchen weg
lasso_again = Neu ziehen
lasso_leave = Fertig
shortcuts_title = Tastenkürzel
shortcuts_close = Schließen
shortcuts_switch = Kürzel mit nur einer Taste
shortcuts_switchHint = Ausgeschaltet bewirken die einzelnen Tasten oben nichts. Alle anderen funktionieren weiterhin.
shortcuts_keys = Einzelne Tasten, überall auf der Seite
shortcuts_otherKeys = Andere Tasten
shortcuts_search = Suchen
shortcuts_panel = Seitenleiste öffnen oder schließen
shortcuts_next = Zum nächsten Ort gehen, der noch zu finden ist
shortcuts_discovered = Den ausgewählten Ort abhaken oder sein Häkchen entfernen
shortcuts_list = Diese Liste zeigen
shortcuts_undo = Die letzte Änderung an deiner Liste rückgängig machen
shortcuts_redo = Rückgängig Gemachtes wiederholen
shortcuts_pan = Karte bewegen
shortcuts_zoom = Vergrößern und verkleinern
shortcuts_lists = Durch eine Liste oder eine Reihe von Knöpfen gehen; Tab verlässt sie
shortcuts_choose = Den Ort in der Mitte der Karte öffnen; beim Messen oder beim Ziehen einer Linie um Orte einen Punkt setzen
shortcuts_menu = Auf der Karte: Menü des ausgewählten Ortes oder der Mitte
shortcuts_removePoint = Beim Messen oder Ziehen den letzten Punkt zurücknehmen
shortcuts_deletePin = Auf der Karte: die ausgewählte Nadel löschen
shortcuts_leave = Schließen, was offen ist, oder es verlassen
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
linkUnread_title = Nicht alles aus diesem Link lässt sich zeigen
linkUnread_text = { $what ->
     [place] Er nennt einen Ort, den es auf dieser Karte nicht gibt.
     [point] Er zeigt auf eine Stelle, die nicht auf dieser Karte liegt.
     [kinds] Er nennt Arten von Orten, die es auf dieser Karte nicht gibt.
    *[several] Mehreres darin gibt es auf dieser Karte nicht.
    } Prüfe, ob du den ganzen Link kopiert hast, oder bitte um einen neuen.
ownWords_heading = Deine eigenen Worte
ownWords_hint = { $where ->
     [link] { $amount ->
         [one] Im Link steht bei { $amount } Nadel oder Notiz von dir etwas anderes. Deine Worte bleiben, wenn du nichts anderes wählst.
        *[other] Im Link steht bei { $amount } Nadeln und Notizen von dir etwas anderes. Deine Worte bleiben, wenn du nichts anderes wählst.
        }
    *[file] { $amount ->
         [one] In der Datei steht bei { $amount } Nadel oder Notiz von dir etwas anderes. Deine Worte bleiben, wenn du nichts anderes wählst.
        *[other] In der Datei steht bei { $amount } Nadeln und Notizen von dir etwas anderes. Deine Worte bleiben, wenn du nichts anderes wählst.
        }
    }
ownWords_forAll = Für alle
ownWords_forOne = Was wird aus: { $label }
ownWords_choices_mine = Meine behalten
ownWords_choices_theirs = Andere nehmen
ownWords_choices_both = Beide behalten
ownWords_mine = Deine
ownWords_theirs_file = In der Datei
ownWords_theirs_link = Im Link
ownWords_deleted = Gelöscht
ownWords_noWords = Keine Worte
ownWords_more = { $amount ->
     [one] { $amount } weitere zeigen
    *[other] { $amount } weitere zeigen
    }

routes_toHere = Weg hierher
routes_fromHere = Weg von hier
routes_onToHere = Weiter bis hier
routes_viaHere = Hier entlang
routes_card = Weg nach: { $name }
routes_title = Ein Weg
routes_walk = { $minutes } Min. zu Fuß
routes_run = { $minutes } Min. im Lauf
routes_ride = { $minutes } Min. zu Pferd
routes_offRoad = davon { $metres } m querfeldein
routes_finding = Der Weg wird gesucht …
routes_failed = Die Straßen konnten nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
routes_retry = Noch einmal versuchen
routes_from = Von
routes_fromPlayer = Dein Ort im Spiel
routes_fromLastEnd = Ende des letzten Wegs
routes_fromView = Mitte der Ansicht
routes_fromFastTravel = { $name } (nächste Schnellreise)
routes_chooseOnMap = Auf der Karte wählen …
routes_to = Nach
routes_by = Entlang
routes_kinds_roads = Straßen, soweit sie führen
routes_kinds_paths = Straßen und Pfade
routes_fastTravel = Schnellreise
routes_fastTravels_none = Nicht nutzen
routes_fastTravels_found = Zwischen gefundenen Punkten
routes_fastTravels_all = Zwischen allen Punkten
routes_turnRound = Umkehren
routes_choose_begin = Klick oder tipp dorthin, wo der Weg beginnt, oder such den Ort.
routes_choose_search = Such den Ort, an dem der Weg beginnt.
routes_choose_end = Klick oder tipp dorthin, wohin der Weg führt, oder such den Ort.
routes_cancel = Abbrechen
routes_directions = Wegbeschreibung
routes_steps_label = Der Weg in Worten
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
routes_steps_turn = Nach { $metres } m { $turn ->
     [straight] geradeaus
     [slightLeft] halte dich links
     [left] biege links ab
     [sharpLeft] biege scharf links ab
     [slightRight] halte dich rechts
     [right] biege rechts ab
    *[sharpRight] biege scharf rechts ab
    }
routes_steps_turnAt = Nach { $metres } m { $turn ->
     [straight] geradeaus
     [slightLeft] halte dich links
     [left] biege links ab
     [sharpLeft] biege scharf links ab
     [slightRight] halte dich rechts
     [right] biege rechts ab
    *[sharpRight] biege scharf rechts ab
    } ({ $landmark })
routes_steps_onto_road = auf die Straße
routes_steps_onto_path = auf den Pfad
routes_steps_leave = Nach { $metres } m verlass den Weg und geh querfeldein { $direction ->
     [east] nach Osten
     [north-east] nach Nordosten
     [north] nach Norden
     [north-west] nach Nordwesten
     [west] nach Westen
     [south-west] nach Südwesten
     [south] nach Süden
    *[south-east] nach Südosten
    }
routes_steps_travel = Nach { $metres } m nimm die Schnellreise: { $place }
routes_steps_travelNow = Nimm die Schnellreise: { $place }
routes_steps_pass = Nach { $metres } m kommst du hier vorbei: { $place }
routes_steps_arrive = Nach { $metres } m bist du da: { $place }
routes_steps_arriveNow = Du bist da: { $place }
routes_steps_bridges = { $bridges ->
     [one] über die Brücke
    *[other] über { $bridges } Brücken
    }
routes_beside = Am Weg
routes_reach = Höchstens vom Weg entfernt
routes_besideAmount = { $amount ->
     [0] Nichts von dem, was die Filter zeigen, liegt daran.
     [one] { $amount } Ort, den die Filter zeigen
    *[other] { $amount } Orte, die die Filter zeigen
    }
routes_stillToFind = Noch zu finden: { $left }
routes_alreadyFound = Schon gefunden: { $found }
routes_along = nach { $metres } m
routes_more = Mehr zeigen
routes_handles_begin = Anfang des Wegs
routes_handles_end = Ende des Wegs
routes_handles_between = Punkt { $number } des Wegs
routes_handles_new = Den Weg hier biegen
routes_tripNear = Rundgang zu allem, was hier noch fehlt
routes_nothingLeft = Von dem, was die Filter zeigen, ist nichts mehr zu finden.
routes_bestOrder = Beste Reihenfolge
routes_undone = Rückgängig gemacht: Der Weg ist wie zuvor
routes_printStops = Stationen drucken …
routes_ordering = Die Stationen werden geordnet …
routes_stopOrdering = Anhalten
routes_exportRoute = Weg als Datei speichern (GeoJSON)
routes_save = Bei meinen Nadeln behalten
routes_saveChanges = Änderungen behalten
routes_savedAs = Bei deinen Nadeln: { $title }
routes_show = Rundgang zeigen
routes_share = Rundgang als Link teilen
routes_back = Am Ende zurück zum Anfang
routes_tripInView = Rundgang zu allem, was im Ausschnitt noch fehlt
routes_tripLeft = Rundgang zu allem, was noch fehlt
routes_tripShown = Rundgang zu allem, was gezeigt wird
routes_tripThese = Rundgang zu diesen Orten
routes_tooMany = Ein Rundgang fasst höchstens { $most } Orte: Die nächsten sind dabei.
routes_stops_next = Als Nächstes: { $number } von { $of }, { $name }, { $metres } m
routes_stops_goOn = Erledigt, weiter
routes_stops_allDone = Alle Stationen sind erledigt.
routes_stops_passed = { $name }: dort gewesen
routes_trip = { $stops ->
     [one] Rundgang mit { $stops } Station
    *[other] Rundgang mit { $stops } Stationen
    }
routes_stops_title = Stationen
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: früher
routes_stops_later = { $name }: später
routes_stops_leaveOut = { $name }: auslassen
routes_areas_title = Nach Gegend
routes_areas_shade = Gegenden auf der Karte einfärben
routes_areas_around = Rund um { $name }

playthroughs_title = Spieldurchgänge
playthroughs_hint = Jeder hat seine eigenen Häkchen, Nadeln und Notizen. Filter und Einstellungen gelten für alle.
playthroughs_new = Neuer Durchgang …
playthroughs_unnamed = Ohne Namen
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
playthroughs_bringBack = Zurückholen
playthroughs_bringBackLabel = Zurückholen: „{ $name }“
playthroughs_forGood = Endgültig löschen
playthroughs_forGoodLabel = Endgültig löschen: „{ $name }“
playthroughs_forGoodTitle = Endgültig löschen?
playthroughs_forGoodQuestion = „{ $name }“ endgültig löschen?
playthroughs_forGoodText = Häkchen, Nadeln und Notizen darin werden von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.
# same
playthroughs_name = Name
playthroughs_firstName = Name des jetzigen
playthroughs_newName = Name des neuen
playthroughs_first = Erster
playthroughs_second = Zweiter
playthroughs_copyOf = { $name } (Kopie)
playthroughs_blank = Ein Durchgang braucht einen Namen: Schreibe mindestens ein Zeichen.
playthroughs_left = noch { $amount } Zeichen
playthroughs_save = Speichern
playthroughs_make = Anlegen
playthroughs_close = Schließen
playthroughs_nameTitle_new = Neuer Durchgang
playthroughs_nameTitle_rename = Durchgang umbenennen
playthroughs_nameTitle_copy = Durchgang kopieren
playthroughs_deleteTitle = Durchgang löschen?
playthroughs_deleteQuestion = „{ $name }“ löschen?
playthroughs_deleteText = Gefunden: { $found } von { $total }. Diese Häkchen, die Nadeln und die Notizen des Durchgangs verschwinden von der Karte. Hier in den Einstellungen kannst du ihn zurückholen.
playthroughs_deleteUncounted = Seine Häkchen, Nadeln und Notizen verschwinden von der Karte. Hier in den Einstellungen kannst du ihn zurückholen.
playthroughs_confirm = Löschen
playthroughs_cancel = Abbrechen
playthroughs_toastDeleted = Gelöscht: „{ $name }“
playthroughs_toastGone = „{ $name }“ wurde in einem anderen Tab gelöscht
playthroughs_undo = Rückgängig
playthroughs_merged = Die Datei gehört zu „{ $from }“. Sie wurde mit „{ $into }“ zusammengeführt.
playthroughs_head = Durchgang: „{ $name }“
playthroughs_nameless = Durchgänge ohne Namen
playthroughs_namelessMarks = { $amount } Häkchen eines Durchgangs ohne Namen
playthroughs_namelessPins = { $amount ->
     [one] { $amount } Nadel oder Notiz eines Durchgangs ohne Namen
    *[other] { $amount } Nadeln und Notizen eines Durchgangs ohne Namen
    }
playthroughs_refused_newer = Deine Durchgänge wurden von einer neueren Version dieser Karte gespeichert. Lade neu, um diese Version zu bekommen: Bis dahin lässt sich hier kein weiterer anlegen.
playthroughs_refused_no-room = Ein weiterer Durchgang könnte nicht gespeichert werden: Der Speicher des Browsers ist voll oder lässt die Seite nichts behalten. Es wurde keiner angelegt, und nichts hat sich geändert.

worlds_title = Welten
worlds_close = Schließen
worlds_loading = Die Liste wird entrollt …
worlds_failed = Die Liste der Welten konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
worlds_retry = Noch einmal
worlds_found = { $found } von { $all } gefunden
worlds_places = { $all ->
     [one] { $all } Ort
    *[other] { $all } Orte
    }
worlds_present = Auf der Karte
worlds_cached = Auf diesem Gerät
worlds_titleAndId = { $title } ({ $id })


report_link = Hier stimmt etwas nicht
report_ask = Stimmt hier etwas nicht?
report_copyRow = Zeile kopieren
report_copyHint = Das ist die Zeile dieses Ortes in den Daten der Karte. Schick sie dem, der die Karte pflegt, und schreib dazu, was falsch ist.
report_copied = Kopiert
report_copyRefused = Der Browser hat das Kopieren nicht erlaubt. Hier steht es, schon ausgewählt:
report_title = Falsch: { $label } ({ $id })
report_wrong = Was nicht stimmt:
report_world = Welt: { $world }
report_id = Nummer: { $id }
report_type = Art: { $type }
report_coordinate = Koordinate: { $coordinate }
report_inGame = Im Spiel: { $metres } m
# same
report_name = Name: { $name }
report_description = Anmerkung: { $description }

veil_hint = Der Name dieses Ortes verrät etwas von der Geschichte. Er wird gezeigt, wenn du den Ort gefunden hast.
veil_show = Namen zeigen
filterOverride_filters = Filter aus einem Link
filterOverride_filtersShown = Es gelten die Filter aus einem Link.
filterOverride_filtersHint = Deine eigenen sind sicher; was du hier änderst, bleibt nur, wenn du „Diese behalten“ wählst.
filterOverride_keep = Diese behalten
filterOverride_isolated = Nur { $title }
filterOverride_isolateThisKind = Nur diese Art
filterOverride_undone = Rückgängig gemacht: Die Filter sind wie zuvor

## tools

live_mod = Das Spiel braucht eine Mod, die deine Position meldet.
live_help_title = Was die Mod schreiben muss
live_help_log = Einmal pro Sekunde eine Zeile am Ende des Spielprotokolls:
live_help_numbers = Die Zahlen sind, in Metern des Spiels: wie weit östlich, wie weit nördlich und wie hoch du bist; dann die Blickrichtung mit ihrem Anteil nach Osten und nach Norden.
live_help_program = Oder ein Programm auf diesem Computer antwortet unter dieser Adresse:
live_help_allow = Die Antwort muss dieser Seite das Lesen erlauben:
poster_contents_left = Namen und nicht gefundene Orte
poster_preview = Vorschau
poster_print_now = Drucken
poster_print_what = Orte auf dem Papier
poster_print_parts_all = Alle im Ausschnitt
poster_print_parts_left = Noch zu finden
poster_print_legend = Legende

upload_did_added = { $amount } neu
upload_did_addedOff = { $amount } neu ({ $off } nicht auf dieser Karte, für deine nächste Sicherung behalten)
upload_did_known = { $amount } schon bekannt
upload_did_skipped = { $amount } übersprungen (keine Markierungsnummern)
upload_did_skippedWhy = { $amount } übersprungen (keine Markierungsnummern: { $why })
upload_did_unknown = { $amount } unbekannt ({ $why })
upload_forReason = { $amount } × { $reason }
upload_nothingNew = Nichts Neues: { $did }
upload_nothingNewEmpty = Nichts Neues: Die Liste in der Datei ist leer
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Die Datei wird gelesen
upload_merging = Die Datei wird zusammengeführt
upload_cancelReading = Abbrechen
upload_endings = { $before } oder { $last }
upload_problem_extension = Der Name der Datei endet nicht auf { $endings }. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde, oder die Datei einer anderen Karte.
upload_problem_too-large = Die Datei ist { $megabytes } MB groß; eine Sicherung ist viel kleiner. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_unreadable = Der Browser konnte die Datei nicht lesen. Leg sie auf diesem Gerät an eine andere Stelle und versuche es noch einmal.
upload_problem_empty = Die Datei ist leer. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_encoding = Die Buchstaben der Datei konnten nicht gelesen werden: Sie sind weder UTF-8 noch UTF-16. Speichere sie noch einmal als UTF-8 oder wähle eine andere Kopie.
upload_problem_too-deep = Die Datei enthält Listen in Listen, mehr als 100 Ebenen tief; eine Sicherung hat zwei. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_too-many = Die Datei enthält mehr als 100.000 Einträge oder Felder, oder Felder mit mehr als 10.000 Namen, weit mehr als jede Sicherung. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_too-many-marks = Die Datei nennt mehr als 10.000 Orte, weit mehr, als irgendeine Karte hat. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_hostile = Die Datei enthält ein Feld, das schaden könnte ({ $name }) und das keine Sicherung hat. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_problem_newer-version = Diese Sicherung wurde mit einer neueren Version der Karte gemacht. Lade die Seite neu, um diese Version zu bekommen, und lies die Sicherung dann noch einmal ein.
upload_problem_not-csv = Die Datei ist keine Tabelle von Orten. In der ersten Zeile sollten die Spalten x, y und name stehen.
upload_problem_too-many-columns = Die Tabelle hat mehr als 100 Spalten. Behalte nur x, y, name und note und lies sie noch einmal ein.
upload_problem_too-many-pins = Die Datei enthält mehr als 10.000 Nadeln, mehr als in eine Sicherung passen. Lass weg, was du nicht brauchst, und lies sie noch einmal ein.
upload_problem_no-world = Die Orte dieser Karte sind nicht geladen, deshalb konnte die Datei nicht mit ihnen verglichen werden. Lade die Seite neu und lies die Datei noch einmal ein.
upload_problem_nothing-known = Nichts in der Datei ist auf dieser Karte, oder sie ist leer. Nichts wurde geändert.
upload_problem_unknown = Nichts in der Datei ist auf dieser Karte: { $unknown }. Nichts wurde geändert.
upload_problem_no-bounds = Die Karte des Wikis sagt nicht, wo ihre Orte liegen: „{ $field }“ fehlt oder lässt sich nicht lesen. Kopiere die ganze Karte aus dem Wiki und lies sie noch einmal ein.
upload_problem_other-numbers = Die Datei sagt, ihre Zahlen seien „{ $system }“ und nicht die Koordinaten dieser Karte. Speichere sie mit x nach Osten und y nach Norden, wie die Karten der Orte sie zeigen, und lade sie noch einmal hoch.
upload_problem_degrees = Alle Zahlen der Datei liegen unter 180: Es scheinen Grad geografischer Breite und Länge zu sein, nicht die Koordinaten dieser Karte. Speichere sie mit x nach Osten und y nach Norden und lade sie noch einmal hoch.
upload_problem_schema = Die Datei ist keine Liste gefundener Orte: { $wrong }.
upload_problem_schemaField = Die Datei ist keine Liste gefundener Orte: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] neue Nadel
    *[other] neue Nadeln
    }
pins_did_changed = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } geändert
pins_did_deleted = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } gelöscht
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } schon bekannt
pins_did_stayDeleted = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } hier inzwischen gelöscht, nicht zurückgeholt
pins_did_skipped = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } übersprungen (beschädigt)
pins_did_outside = { $amount } { $amount ->
     [one] Nadel
    *[other] Nadeln
    } außerhalb dieser Karte, weggelassen
upload_misfit_missing = fehlt
upload_misfit_expected = erwartet: { $expected }
upload_misfit_received = erwartet: { $expected }, gefunden: { $received }
upload_misfit_kinds_marker-id = Nummer eines Ortes
upload_misfit_kinds_version-number = Versionsnummer
upload_importQuestion_description = Sie kommt von einer anderen Karte. Noch wurde nichts zusammengeführt.
upload_importQuestion_sources_newer-fan-map = Liste der neueren Fankarte
upload_importQuestion_sources_older-fan-map = Sicherung der älteren Fankarte
upload_importQuestion_sources_tracker = Liste des Tracker-Skripts
upload_importQuestion_sources_datamaps = Karte eines Wikis (DataMaps)
upload_importQuestion_sources_fandom = Karte eines Wikis (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = Tabelle
upload_importQuestion_matched = Auf dieser Karte gefunden
upload_importQuestion_noneMatched = Keine Orte
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] Ort
    *[other] Orte
    }: { $added } neu, { $known } schon bekannt
upload_importQuestion_pins = Werden zu Nadeln von dir
upload_importQuestion_unknown = Unbekannt und weggelassen
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Diese Datei zusammenführen?
upload_question_descriptions_doubt = Es ist nicht sicher, dass dies eine Sicherung dieser Karte ist. Noch wurde nichts zusammengeführt.
upload_question_descriptions_conflict = Es würde eigene Worte von dir ersetzen. Noch wurde nichts zusammengeführt.
upload_question_descriptions_other-page = Es ist die Sicherung dieser Karte, die du auf der Seite einer anderen Welt gewählt hast. Noch wurde nichts zusammengeführt.
upload_question_confirm = Zusammenführen
upload_question_cancel = Abbrechen
upload_question_file = Datei
upload_question_readAs = Gelesen als
upload_question_sources_backup = Sicherung
upload_question_sources_list = Liste von Markierungsnummern
upload_question_playthrough = Durchgang der Datei
upload_question_fileMap = Gemacht für
upload_question_noName = eine Karte ohne Namen
upload_question_thisMap = Diese Karte
upload_question_otherMapHint = Ihre Nummern können hier für andere Orte stehen.
upload_question_leftOut = Nicht übernommen
upload_question_leftOutHint = Die Datei enthält mehr als Häkchen und Nadeln. Nur diese werden zusammengeführt.
upload_question_moreFields = und { $amount } weitere
upload_question_result = Das ergibt
upload_unknownReasons_no-such-place = kein solcher Ort im Umkreis von 1 m
upload_unknownReasons_unknown-kind = unbekannte Art
upload_unknownReasons_outside = außerhalb dieser Karte
upload_unknownReasons_other-numbers = in anderen Zahlen als denen dieser Karte
upload_unknownReasons_unreadable = keine Koordinate zu lesen
upload_notJson_web-page = Die Datei ist eine Webseite, keine Sicherung. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_notJson_picture = Die Datei ist ein Bild, keine Sicherung. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_notJson_kml = Die Datei ist KML, wie andere Karten es schreiben, und ihre Zahlen sind Grad geografischer Breite und Länge. Speichere ihre Orte als Tabelle mit den Spalten x, y und name, in den Koordinaten dieser Karte.
upload_notJson_gpx = Die Datei ist GPX, wie Navigationsgeräte es schreiben, und ihre Zahlen sind Grad geografischer Breite und Länge. Speichere ihre Orte als Tabelle mit den Spalten x, y und name, in den Koordinaten dieser Karte.
upload_notJson_archive = Die Datei ist ein Archiv oder eine Tabellenkalkulation. Entpacke sie oder speichere das Blatt als CSV und lade das hoch.
upload_notJson_cut-off = Die Datei ist kein vollständiges JSON; vielleicht wurde sie abgeschnitten. Wähle eine andere Kopie davon.
upload_notJson_damaged = Die Datei ist kein gültiges JSON; etwas darin wurde verändert. Wähle eine andere Kopie davon.
upload_notJson_other = Die Datei enthält kein JSON. Wähle eine Sicherung, die mit „Sichern“ gemacht wurde.
upload_skipWords_negative = negativ
upload_skipWords_fractional = gebrochen
upload_skipWords_text = Text
upload_skipWords_too-large = zu groß
upload_skipWords_other = anderer Art
transfer_send = An anderes Gerät senden
transfer_close = Schließen
transfer_preparing = Der Link wird gemacht …
transfer_nothing = Noch gibt es nichts zu senden: Hake erst einen Ort ab oder setze eine Nadel.
transfer_holds = Im Code und im Link stecken: { $what }. Richte die Kamera des anderen Geräts auf den Code oder öffne den Link dort. Du wirst gefragt, bevor etwas hinzukommt, und nichts wird entfernt.
transfer_linkHolds = Im Link stecken: { $what }. Öffne ihn auf dem anderen Gerät: Du wirst gefragt, bevor etwas hinzukommt, und nichts wird entfernt.
transfer_private = Nichts geht an einen Server: Alles steckt im Code und im Link selbst.
transfer_code = QR-Code des Links
transfer_tooMuchForCode = Das ist zu viel für einen Code, den eine Kamera lesen kann. Schick dir den Link, oder nimm die Datei der Sicherung mit.
transfer_tooMuchForLink = Das ist zu viel für einen Link. Nimm die Datei der Sicherung mit und lies sie auf dem anderen Gerät ein.
transfer_copy = Link kopieren
transfer_copied = Link kopiert
transfer_copyRefused = Der Browser hat das Kopieren nicht erlaubt. Hier steht es, schon ausgewählt:
transfer_share = Link teilen
transfer_shareTitle = Meine Häkchen auf der Karte
transfer_backup = Sichern
transfer_question_title = Das hier zu deiner Liste hinzufügen?
transfer_question_description = Es kommt aus einem Link. Noch wurde nichts hinzugefügt.
transfer_question_confirm = Zusammenführen
transfer_question_cancel = Abbrechen
transfer_marks = Häkchen
transfer_pins = Nadeln
transfer_figures = { $added } neu, { $known } schon bekannt
transfer_figuresOff = { $added } neu ({ $off } nicht auf dieser Karte), { $known } schon bekannt
transfer_added = Aus einem Link hinzugefügt
transfer_knownTitle = Nichts Neues in diesem Link
transfer_known = Alles in diesem Link steht schon in deiner Liste.
transfer_empty = In diesem Link sind keine Häkchen und keine Nadeln.
transfer_problemTitle = Dieser Link lässt sich nicht lesen
transfer_problem_damaged = Der Link vom anderen Gerät ist nicht vollständig, oder etwas darin wurde verändert. Nichts wurde hinzugefügt. Kopiere den ganzen Link noch einmal oder scanne den Code noch einmal.
transfer_problem_newer-version = Der Link wurde mit einer neueren Version dieser Karte gemacht. Nichts wurde hinzugefügt. Lade die Seite neu, um diese Version zu bekommen, und öffne dann den Link noch einmal.
transfer_problem_other-map = Der Link wurde auf der Karte eines anderen Spiels gemacht, dessen Häkchen hier falsch wären. Nichts wurde hinzugefügt.
transfer_problem_old-browser = Dieser Browser ist zu alt, um den Link zu lesen. Nichts wurde hinzugefügt. Aktualisiere ihn, oder nimm stattdessen die Datei einer Sicherung mit.
transfer_problem_too-many-marks = Der Link nennt mehr als 10.000 Orte, weit mehr, als irgendeine Karte hat. Nichts wurde hinzugefügt. Mache auf dem anderen Gerät einen neuen Link.
otherWorld_file_title = Dies ist eine Sicherung von „{ $world }“
otherWorld_file_text = Ihre Häkchen gehören zu einer anderen Welt dieser Seite. Hier wurde nichts geändert. Öffne die andere Welt, dann wirst du gefragt, bevor dort etwas zusammengeführt wird.
otherWorld_file_open = „{ $world }“ öffnen und dort zusammenführen
otherWorld_file_notCarried = Dieser Browser kann die Datei nicht hinübertragen. Öffne „{ $world }“ und lies sie dort ein.
otherWorld_file_cancel = Abbrechen
otherWorld_link_title = Dieser Link ist für „{ $world }“
otherWorld_link_text = Seine Häkchen gehören zu einer anderen Welt dieser Seite. Hier wurde nichts hinzugefügt. Öffne ihn dort, dann wirst du gefragt, bevor etwas hinzukommt.
otherWorld_open = „{ $world }“ öffnen
otherWorld_close = Schließen
otherWorld_lost_title = Die Datei ist nicht angekommen
otherWorld_lost_text = Der Browser hat sie auf dem Weg hierher nicht behalten, und nichts wurde zusammengeführt. Lies sie hier ein: Einstellungen, dann „Einlesen“.

live_title = Dem Spiel folgen
live_open = Dem Spiel folgen …
live_close = Schließen
live_intro = Die Karte zeigt, wo du im Spiel bist und welchen Weg du gegangen bist. Nichts davon verlässt diesen Computer.
live_file = Die Logdatei des Spiels
live_fileHint = Wähle sie einmal aus, und die Karte liest mit, was das Spiel hineinschreibt.
live_fileOnce = Dieser Browser liest eine Datei nur so, wie sie beim Auswählen ist. Damit die Karte dir folgt, nimm das Programm oder Chrome, Edge oder Opera auf einem Computer.
live_choose = Logdatei auswählen …
live_program = Ein Programm auf diesem Computer
live_programHint = Die Karte fragt es einmal pro Sekunde unter localhost:8765.
live_ask = Das Programm fragen
live_askAgain = Jetzt noch einmal fragen
live_stop = Nicht mehr folgen
live_place = Du bist bei { $coordinate }.
live_waiting_file = Warten, bis das Spiel schreibt, wo du bist …
live_waiting_program = Das Programm antwortet, aber das Spiel sagt noch nicht, wo du bist.
live_silent = Das Spiel hat eine Weile nichts Neues gesagt: Ist es angehalten oder beendet?
live_once = Hier endete die Logdatei, als du sie ausgewählt hast.
live_problems_noAnswer = Unter localhost:8765 antwortet nichts: Läuft das Programm, und lässt es diese Seite seine Antwort lesen?
live_problems_badAnswer = Was unter localhost:8765 antwortet, sagt nicht, wo du bist: Vielleicht benutzt ein anderes Programm diese Adresse.
live_problems_noLines = Am Ende von { $name } steht keine [LIVEMAP]-Zeile: Ist es das Log dieses Spiels, und läuft die Mod?
live_problems_badLines = Die [LIVEMAP]-Zeilen von { $name } sind nicht lesbar: Jede braucht fünf Zahlen.
live_problems_unreadable = { $name } lässt sich nicht mehr lesen: Wähle die Datei noch einmal aus.
live_problems_outside = Laut Spiel bist du außerhalb dieser Karte: Bist du in einer anderen Gegend oder einem anderen Spiel?
live_refused = Dieser Browser hat dich keine Datei auswählen lassen.
live_centre = Mich in der Mitte halten
live_clear = Spur löschen
live_visits = Orte als angesehen kennzeichnen, wenn ich auf 15 m herankomme
live_awake = Bildschirm anlassen, während die Karte mir folgt
live_awakeLacking = Dieser Browser kann den Bildschirm nicht anlassen.
live_awakeRefused = Der Browser lässt den Bildschirm gerade nicht an, vielleicht um Akku zu sparen.
live_you = Du bist hier

# same
poster_title = Poster
poster_open = Poster erstellen …
poster_close = Schließen
poster_intro = Ein Bild des Landes zum Drucken mit 300 dpi oder als Hintergrundbild. Es wird in diesem Browser gezeichnet.
poster_size = Größe
poster_wallpaper = Hintergrundbild
poster_width = Breite in Pixeln
poster_height = Höhe in Pixeln
poster_turned = Ausrichtung
poster_portrait = Hochformat
poster_landscape = Querformat
poster_content = Was darauf ist
poster_contents_nothing = Nur das Land
poster_contents_names = Namen
poster_contents_shown = Namen und die gerade gezeigten Orte
poster_contents_found = Namen und die gefundenen Orte
poster_contents_all = Namen und alle Orte
poster_contents_route = Namen und der Weg auf der Karte
poster_part = Teil der Welt
poster_whole = Ganze Welt
poster_view = Aktueller Ausschnitt
poster_outOfBounds = Jede Seite eines Hintergrundbilds braucht { $least } bis { $most } Pixel.
poster_drawn = { $percent } % gezeichnet
poster_stop = Anhalten
poster_make = Zeichnen und speichern
poster_notices_saved = Das Bild ist gezeichnet und liegt bei den Downloads deines Browsers.
poster_notices_stopped = Angehalten: Es wurde kein Bild gespeichert.
poster_notices_failed = Das Bild ließ sich nicht zeichnen: Prüfe deine Verbindung oder nimm eine kleinere Größe.
poster_lacking = Dieser Browser kann keine Poster zeichnen: Versuche es mit einem neueren.
poster_print_title = Drucken
poster_print_open = Diesen Ausschnitt drucken …
poster_print_ready = Der Ausschnitt ist fertig: Dein Browser fragt, worauf er gedruckt wird.
poster_print_again = Noch einmal drucken
poster_print_failed = Der Ausschnitt ließ sich nicht zeichnen: Die Liste wird ohne ihn gedruckt.
poster_print_refused = Dieser Browser kann von hier aus nicht drucken: Drucke über sein eigenes Menü oder öffne die Seite in einem anderen Browser.
poster_print_lacking = Dieser Browser kann den Ausschnitt nicht zeichnen: Die Liste wird ohne ihn gedruckt.
poster_print_places = { $count ->
     [one] { $count } Ort in diesem Ausschnitt
    *[other] { $count } Orte in diesem Ausschnitt
    }

## manifest

manifest_description = Finde, filtere und hake { $summary } ab, mit oder ohne Verbindung.
manifest_page = Finde, filtere und hake { $summary } ab, auf einer Karte, die dein Browser zeichnet. Keine Anmeldung, kein Tracking, und nichts geht verloren.
manifest_notStarted = Die Karte konnte nicht starten. Sie braucht JavaScript und Chrome oder Edge 109, Firefox 115, Safari 16.4 oder etwas Neueres: Lade die Seite neu oder öffne sie in einem neueren Browser.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Nutzungs{ "\u00AD" }bedingungen
terms_updated = 21. November 2026
terms_intro = Itinerarium ist eine kostenlose Karte für alle, die { $game } spielen. Diese Bedingungen sagen, was du von ihr erwarten darfst und was sie von dir erwartet. „Wir“ meint den, der die Kopie von Itinerarium betreibt, die du gerade siehst.
terms_agreement_heading = Zustimmung zu den Bedingungen
terms_agreement_p1 = Wer Itinerarium benutzt, stimmt diesen Bedingungen zu. Wenn du nicht einverstanden bist, benutze es bitte nicht. Du brauchst kein Konto, und du schließt weder ein Abonnement noch einen Kauf ab.
terms_agreement_p2 = Du darfst die Karte für alles benutzen, was das Gesetz und diese Bedingungen erlauben: für dich allein, beim Streamen, in Anleitungen und Videos oder als Ziel eines Links. Der Code des Programms ist unter der MIT-Lizenz veröffentlicht, und jeder darf unter dieser Lizenz eine Kopie davon betreiben; die Teile anderer Urheber, etwa Symbole und Schriften, behalten ihre eigenen Lizenzen, die unter „Quellen und Dank“ genannt sind.
terms_prohibited_heading = Was nicht erlaubt ist
terms_prohibited_p1 = Bitte lass die Karte für alle benutzbar bleiben. Nicht erlaubt ist:
terms_prohibited_item1 = sie so zu benutzen, dass es gegen das Gesetz oder die Rechte anderer verstößt;
terms_prohibited_item2 = in die Server, die sie ausliefern, einzudringen, sie zu überlasten oder zu stören (auch der Versuch) oder so viele automatische Anfragen zu stellen, dass andere es merken;
terms_prohibited_item3 = sie zu verändern, um Schadsoftware zu verbreiten oder die Menschen zu täuschen, die sie benutzen;
terms_prohibited_item4 = sie oder eine Kopie davon als offizielles Produkt des Studios oder des Publishers des Spiels auszugeben;
terms_prohibited_item5 = aus dem Code, den Symbolen oder den Schriften, die du kopierst, die Hinweise auf Urheber und Lizenz zu entfernen.
terms_moderation_heading = Prüfung von Inhalten
terms_moderation_p1 = Besucher können hier nichts veröffentlichen: Es gibt keine Kommentare, keine Profile und kein Hochladen auf einen Server. Eine Datei mit gefundenen Orten, die du unter „Einlesen“ wählst, wird von deinem eigenen Browser gelesen und geht nicht weiter; es gibt also nichts von dir, das wir prüfen, aufbewahren oder entfernen müssten.
terms_moderation_p2 = Die Orte auf der Karte werden von Hand gepflegt. Berichtigungen kommen über den öffentlichen Quellcode des Projekts hinein, wo jeder Vorschlag geprüft wird, bevor er angenommen wird. Wir dürfen einen Ort jederzeit berichtigen, umformulieren oder entfernen, vor allem wenn er falsch oder anstößig ist oder jemandes Rechte verletzt. Wenn du glaubst, dass etwas, das hier gezeigt wird, deine Rechte verletzt, sag es dem Betreiber dieser Kopie oder dem Projekt, und sag dazu, was es ist und wo es steht; es wird dann unverzüglich geprüft.
terms_liability_heading = Haftungsbeschränkung
terms_liability_p1 = Die Karte ist mit Sorgfalt gemacht, aber sie wird angeboten, wie sie ist und soweit sie verfügbar ist, ohne jede Gewährleistung. Positionen, Namen und Beschreibungen können falsch oder veraltet sein, etwa nachdem sich das Spiel geändert hat, und die Karte kann langsam sein, ausfallen oder eines Tages verschwunden sein.
terms_liability_p2 = Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die daraus entstehen, dass du die Karte benutzt oder nicht benutzen kannst; dazu gehören verlorene Häkchen, verlorener Fortschritt im Spiel und verlorene Zeit. Deine Häkchen leben in deinem Browser, und Browser können verlieren, was sie speichern: Sicher ist, wer ab und zu auf „Sichern“ drückt.
terms_liability_p3 = Nichts hiervon beschränkt eine Haftung, die das Gesetz nicht zu beschränken erlaubt, etwa für Vorsatz oder grobe Fahrlässigkeit oder für Verletzungen von Leben, Körper oder Gesundheit, und auch nicht die Rechte, die du an deinem Wohnort als Verbraucher hast.
terms_affiliation_heading = Keine Verbindung zum Spiel
terms_affiliation_p1 = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio } oder dem Publisher und wird von ihnen weder unterstützt noch bezahlt. { $game } und die dazugehörigen Namen sind Marken ihrer Inhaber und werden hier nur verwendet, um zu sagen, von welchem Spiel die Karte handelt.
terms_affiliation_p2 = Kein Bild, kein Text, kein Symbol und kein Code des Spiels ist Teil dieser Karte. Links, die anderswohin führen, stehen der Bequemlichkeit halber da; für das, was dort steht, sind die Betreiber jener Seiten verantwortlich.
terms_changes_heading = Änderungen
terms_changes_p1 = Diese Bedingungen können sich ändern, wenn sich die Karte ändert. Das Datum oben sagt, wann das zuletzt geschehen ist, und die öffentliche Geschichte des Projekts zeigt, was sich geändert hat. Es gilt die Fassung auf dieser Seite; wer die Karte nach einer Änderung benutzt, nimmt sie an.
terms_changes_p2 = Sollte eine dieser Bedingungen ungültig sein, bleiben die anderen, wie sie sind.

privacy_title = Datenschutz
privacy_updated = 26. November 2026
privacy_intro = Kurz gesagt: Es gibt keine Anmeldung, deine Häkchen, Nadeln und Einstellungen bleiben in deinem Browser, und in Itinerarium sind weder Statistik noch Werbung eingebaut. Die längere Fassung folgt. „Der Betreiber“ meint den, der die Kopie von Itinerarium betreibt, die du gerade siehst.
privacy_known_heading = Was wir über dich wissen
privacy_known_p1 = Nichts. Es gibt keine Konten, keine Formulare und keine Cookies. Wonach du suchst und welche Orte du abhakst, wird in deinem Browser verarbeitet und nirgendwohin gesendet.
privacy_known_p2 = Um dir die Seite zu zeigen, muss dein Browser ihre Dateien vom Server des Betreibers holen. Wie bei jeder Website sieht dieser Server die Anfrage: deine IP-Adresse, die Uhrzeit, die Datei und was dein Browser über sich selbst sagt. Server bewahren solche Anfragen oft für kurze Zeit in einem Protokoll auf, um sicher zu bleiben; wie lange, entscheidet der Betreiber oder das Unternehmen, das den Server stellt. Von deinen Häkchen steht nichts in diesen Anfragen. Die Adresse der Karte sagt, was zu sehen ist (der geöffnete Ort, der Ausschnitt der Karte, eine Nadel, die gezeigten Ortsarten); das sieht der Server also, wenn du die Seite neu lädst oder einen Link öffnest. Ein Link, der mit „Teilen“ gemacht wurde, enthält einen Ort oder eine Stelle. Beides sagt nichts über dich.
privacy_known_p3 = Wenn die Karte dem Spiel folgt, liest sie die Logdatei, die du auswählst, oder fragt das Programm auf deinem eigenen Computer unter localhost:8765. Wo du im Spiel bist, wird weder gesendet noch gespeichert und ist vergessen, wenn du die Seite schließt.
privacy_storage_heading = Was im Browser gespeichert wird
privacy_storage_p1 = Damit die Karte gleich aussieht, wenn du wiederkommst, führt dein Browser für diese Seite eine kleine Datenbank (IndexedDB) und einige Einträge in seinem lokalen Speicher. Nur diese Seite kann sie lesen, und sie bleiben, bis du sie löschst:
privacy_storage_item1 = filters-store: welche Ortsarten du zeigst oder ausblendest.
privacy_storage_item2 = Die Datenbank { $database }: die Nummern der Orte, die du abgehakt oder deren Häkchen du entfernt hast, und wie oft; deine eigenen Nadeln und deine Notizen zu Orten mit ihren Texten; deine letzten 50 Änderungen, jede mit ihrer Zeit und einem zufälligen Namen für den Tab, in dem du sie gemacht hast; und bis zu fünf frühere Listen, damit du etwas rückgängig machen kannst.
privacy_storage_item3 = progress-store: eine zweite Kopie der abgehakten Nummern. Browser ohne Datenbank bewahren die Änderungen und früheren Listen stattdessen in progress-history auf.
privacy_storage_item4 = pins-store: eine zweite Kopie deiner eigenen Nadeln und Notizen: wo sie sind, was du geschrieben hast, ihr Zeichen und ihre Farbe. Von einer gelöschten bleibt nur die Nummer, damit sie gelöscht bleibt.
privacy_storage_item5 = keeping-store: wie viele deiner Häkchen und Änderungen an Nadeln in deiner letzten Sicherung waren, ob es eine gab, und ob der Browser gebeten wurde, diese Daten zu behalten.
privacy_storage_item6 = playthroughs-store und eine zweite Kopie in der Datenbank, deren Name auf .playthroughs endet: die Namen deiner Spieldurchgänge und welchen du zuletzt gewählt hast, falls du einen zweiten angelegt hast. Was dafür gespeichert wird, steht unter denselben Namen wie oben, nach einem Punkt gefolgt vom Namen der Welt und acht Ziffern oder Buchstaben. last-world: welche Welt du zuletzt angesehen hast, falls es mehrere gibt; die Namen für andere Welten als die erste enden mit deren Namen.
privacy_storage_item7 = settings-store: die Größe der Markierungen, das Aussehen des Landes, die Sprache, wenn du eine gewählt hast, ob die Seitenleiste, die Namensschilder und der Hinweis offen oder gezeigt sind, ob einzelne Tasten etwas bewirken, ob Meldungen stehen bleiben, bis du sie schließt, welche Kategorien eingeklappt sind, ob alle Welten behalten werden, worauf Wege entlangführen, ob sie die Schnellreise nutzen und wie weit neben ihnen Orte aufgelistet werden, und, wenn die Karte dem Spiel folgt, ob Orte, an denen du vorbeikommst, als angesehen gelten und ob der Bildschirm anbleibt.
privacy_storage_item8 = last-position: wo auf der Karte du zuletzt warst und wie stark vergrößert sie war.
privacy_offline_heading = Dateien für die Benutzung ohne Verbindung
privacy_offline_p1 = Damit die Karte auch ohne Verbindung funktioniert, behält dein Browser mit Hilfe eines Service Workers eine Kopie der Dateien dieser Seite: die Seiten und Skripte, etwas mehr als ein Megabyte, und die Bilder und Daten jeder Welt, die du geöffnet hast, oder aller Welten, wenn du das in den Einstellungen wählst. Er merkt sich, welche Welten das sind. Die Dateien sind für alle gleich und sagen nichts über dich. Die Einstellungen sagen, ob die Kopie vollständig ist. Von Zeit zu Zeit fragt dein Browser den Server des Betreibers, ob es eine neuere Version gibt; das ist eine Anfrage wie jede andere.
privacy_offline_p2 = Wenn sich die Seite selbst neu lädt, etwa um zu einer neueren Version zu wechseln, merkt sie sich im Tab des Browsers, welcher Ort, welche Route, welche gemessene Linie und welcher Reiter offen waren, welche Orte du angesehen hattest und was du in das Suchfeld getippt hattest; ist sie wieder da, liest sie das und löscht es. Immer wenn du die Seite verlässt oder neu lädst, merkt sie sich auf dieselbe Weise den zufälligen Namen des Tabs und ob die Karte deine eigene Ansicht oder die eines Links zeigte.
privacy_deleting_heading = Gespeichertes lesen und löschen
privacy_deleting_p1 = Wird einer dieser Einträge einmal beschädigt, wird er nicht weggeworfen, sondern unter seinem eigenen Namen mit „.unreadable“ und einer Nummer dahinter beiseitegelegt, weil sich deine Häkchen daraus vielleicht noch retten lassen. Orte, die du nur angesehen hast, werden behalten, bis du die Seite schließt oder neu lädst, und nicht länger gespeichert, als die Seite braucht, um sich neu zu laden.
privacy_deleting_p2 = „Sichern“ in den Einstellungen gibt dir deine gefundenen Orte, Nadeln und Notizen als Datei auf deinem eigenen Gerät, „Nadeln exportieren“ nur die Nadeln und Notizen. Eine Datei, die du unter „Einlesen“ wählst, wird ebenfalls auf deinem Gerät gelesen.
privacy_deleting_p3 = „An anderes Gerät senden“ legt deine gefundenen Orte, Nadeln und Notizen in einen Link und einen Code. Sie stehen hinter dem # der Adresse, das Browser nie an einen Server senden. Wer den Link hat, kann sie lesen; gib ihn also nur deinen eigenen Geräten oder Menschen, die sie kennen dürfen.
privacy_deleting_p4 = „Leeren“ in den Einstellungen leert die Liste der gefundenen Orte; das lässt sich rückgängig machen, deshalb bleiben die entfernten Nummern unter den früheren Listen, bis fünf spätere ihren Platz eingenommen haben. Ebenso bleiben die Worte von Nadeln und Notizen, die du geändert oder gelöscht hast, dort und unter deinen letzten 50 Änderungen. Um alle Spuren auf einmal zu entfernen, auch die behaltenen Dateien, lösche die Daten dieser Seite in deinem Browser: meist unter „Cookies und Websitedaten“ in den Einstellungen des Browsers oder hinter dem Symbol neben der Adresse. Die Karte funktioniert auch ohne all das und fängt dann von vorn an.
privacy_analytics_heading = Anonyme Statistik der Seitenaufrufe
privacy_analytics_p1 = Es ist keine eingebaut: Seitenaufrufe werden nicht gezählt, und kein Skript, kein Bild und keine Schrift wird von einem fremden Server geladen.
privacy_analytics_p2 = Ein Betreiber, der in eine Kopie von Itinerarium eine Statistik einbaut, muss das hier sagen, den Dienst nennen, was er aufzeichnet, warum und wie lange, und dich fragen, bevor dafür etwas aufgezeichnet oder gespeichert wird. Auch wer ablehnt oder nicht antwortet, muss die Karte uneingeschränkt benutzen können.
privacy_advertising_heading = Einwilligung in Werbung
privacy_advertising_p1 = Es gibt keine Werbung und keine Werbepartner, in die du einwilligen müsstest.
privacy_advertising_p2 = Ein Betreiber, der Werbung einbaut, muss die Anbieter hier nennen und dich um deine Einwilligung bitten, bevor einer von ihnen geladen wird. In diesem Fall erscheint in den Einstellungen ein Knopf „Einwilligungen ändern“, mit dem du deine Wahl jederzeit ansehen und so einfach ändern oder widerrufen kannst, wie du sie getroffen hast. Solange hier nichts eine Einwilligung braucht, gibt es diesen Knopf nicht.
privacy_rights_heading = Deine Rechte an den Daten
privacy_rights_p1 = Gesetze wie die Datenschutz-Grundverordnung geben dir Rechte an Daten über dich. Was die Karte behält, liegt in deiner eigenen Hand; die meisten dieser Rechte kannst du also selbst und sofort ausüben:
privacy_rights_item1 = Auskunft und Übertragbarkeit: „Sichern“ gibt dir eine Kopie in einem einfachen Format, das andere Programme lesen können.
privacy_rights_item2 = Berichtigung: Hake einen Ort ab, entferne sein Häkchen oder ändere eine Einstellung.
privacy_rights_item3 = Löschung: „Leeren“ in den Einstellungen, oder lösche die Daten dieser Seite in deinem Browser.
privacy_rights_item4 = Widerspruch und Widerruf der Einwilligung: Solange weder Statistik noch Werbung eingebaut sind, gibt es nichts, dem zu widersprechen wäre; wo sie es sind, ist „Einwilligungen ändern“ in den Einstellungen der richtige Ort.
privacy_questions_heading = Fragen und Änderungen
privacy_questions_p1 = Was nur der Betreiber beantworten kann, etwa zu Serverprotokollen oder zu Diensten, die er hinzugefügt hat, frage bitte den Betreiber: Er ist für seine Kopie verantwortlich. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.
privacy_questions_p2 = Wenn sich ändert, was die Karte speichert, ändert sich diese Seite mit, und das Datum oben sagt, wann.

credits_title = Quellen und Dank
credits_updated = 22. November 2026
credits_intro = Itinerarium beruht auf der Arbeit vieler. Hier steht, woher seine Angaben, Symbole und Schriften kommen und unter welchen Lizenzen sie verwendet werden.
credits_facts_heading = Die Angaben
credits_facts_plain = Wo etwas in der Welt des Spiels steht, ist eine Tatsache dieser Welt. Kein Bild, kein Text, kein Symbol und kein Code des Spiels oder einer anderen Seite wurde übernommen.
credits_facts_surveyed = Wo etwas in der Welt des Spiels steht, ist eine Tatsache dieser Welt. { $survey } Kein Bild, kein Text, kein Symbol und kein Code des Spiels oder einer anderen Seite wurde übernommen.
credits_facts_other = { $title }, aus { $game }: { $survey }
credits_facts_made = Die Zeichnungen, die Karte des Landes und die Sätze auf dieser Seite wurden für Itinerarium gemacht.
credits_glyphs_heading = Symbole
credits_glyphs_all = Aus der Sammlung game-icons.net von Lorc, Delapouite, Caro Asercion und anderen Mitwirkenden stammen { $count } der Symbole der Orte und sieben Zeichen für deine eigenen Nadeln; sie werden unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0) verwendet. Ihre Umrisse wurden skaliert, zentriert und zum Teil angepasst. Die anderen Symbole wurden für Itinerarium gezeichnet.
credits_glyphs_signs = Aus der Sammlung game-icons.net von Lorc, Delapouite, Caro Asercion und anderen Mitwirkenden stammen sieben Zeichen für deine eigenen Nadeln; sie werden unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0) verwendet. Ihre Umrisse wurden skaliert, zentriert und zum Teil angepasst. Die anderen Symbole wurden für Itinerarium gezeichnet.
credits_glyphs_other = { $title }, aus { $game }: { $count } der Symbole der Orte stammen aus derselben Sammlung.
credits_typefaces_heading = Schriften
credits_typefaces_p1 = Alegreya Sans und Alegreya SC von Juan Pablo del Peral für Huerta Tipográfica, verwendet unter der SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = Die Seite ist mit React, Radix Primitives, zustand, Fuse.js, zod, wouter und Tailwind CSS gebaut, jedes unter seiner eigenen offenen Lizenz. Der Code von Itinerarium selbst steht unter der MIT-Lizenz.
credits_affiliation_heading = Keine Verbindung zum Spiel
credits_affiliation_p1 = Itinerarium ist von Spielern für Spieler gemacht. Es steht in keiner Verbindung zu { $studio }, dem Publisher des Spiels oder sonst jemandem, der { $game } gemacht hat oder verkauft, und wird von ihnen nicht unterstützt.
