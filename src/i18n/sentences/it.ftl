## start

chunkMissing = Impossibile caricare questa parte della mappa. Controlla la connessione e ricarica.
progressSafe = I tuoi progressi sono al sicuro in questo browser.
errorFallback_title = Qualcosa è andato storto.
errorFallback_share = Se mandi questo errore a chi gestisce il sito, ci dai una grossa mano!
errorFallback_copy = Copia errore
errorFallback_copied = Copiato
errorFallback_reload = Ricarica
errorFallback_details = Dettagli dell’errore

## first

map_menu = Menu della mappa
map_steer_toggle = Pulsanti di spostamento

# same
app_name = Itinerarium
app_title = Itinerarium: una mappa interattiva di { $game }
app_subtitle = Una mappa interattiva di { $game }
app_loadingMap = Caricamento della mappa…
world_shown = Mondo: { $title }
world_choose = Scegli un mondo
world_failedTitle = Impossibile caricare i luoghi.
world_failedText = Controlla la connessione e riprova.
world_retry = Riprova
map_label = Mappa di { $game }
map_role = mappa
# same
map_compassNorth = N
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Impossibile caricare la mappa.
map_viewFailedText = Ricerca, filtri e progressi funzionano ancora. Ricarica la pagina per riprovare.
map_reload = Ricarica
skip_navigation = Salta la mappa
skip_toSearch = Vai alla ricerca
skip_toSettings = Vai alle impostazioni
# same
panel_title = Itinerarium
panel_open = Apri pannello
panel_close = Chiudi pannello
panel_showAll = Mostra tutto
panel_showPlaces = Mostra { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
panel_hideAll = Nascondi tutto
panel_mapLabels = Nomi
panel_showing = Luoghi mostrati: { $shown } di { $all }
panel_discovered = Trovati: { $found } di { $all }
panel_filters = Filtri
panel_tab = Schede del pannello
panel_bar = Accesso rapido
panel_search = Cerca
panel_more = Altro
panel_tabs_filters = Filtri
panel_tabs_progress = Progressi
panel_tabs_list = Elenco
panel_tabs_pins = Puntine
search_label = Cerca luoghi
search_placeholder = Cerca luoghi…
search_clear = Cancella ricerca
search_searching = Ricerca in corso…
search_results = Risultati della ricerca
search_found = { $amount ->
     [one] { $amount } risultato
    *[other] { $amount } risultati
    }
search_foundOwn = { $own ->
     [one] { $own } risultato
    *[other] { $own } risultati
    } tra puntine e note
search_foundBoth = { $amount ->
     [one] { $amount } risultato
    *[other] { $amount } risultati
    }, più { $own } tra puntine e note
search_nothing = { $hasOwn ->
     [yes] Nessun luogo, puntina o nota per «{ $text }».
    *[other] Nessun luogo per «{ $text }».
    }
search_nothingHint = Prova con una parola più corta, un tipo o un ID.
search_nothingHintSuchAs = Prova con una parola più corta, un tipo come «{ $example }» o un ID.
card_label = Dettagli: { $label }
card_close = Chiudi
card_showMore = Mostra di più
card_showLess = Mostra meno
card_type = Tipo
card_coordinate = Coordinate
card_copyCoordinate = Copia coordinate { $coordinate }
card_copied = Copiato
card_yields = Contiene
card_description = Descrizione
card_requirement = Accesso
card_more = Dettagli
card_image = Disegno: { $label }
card_discovered = Trovato
card_mark = Segna come trovato
card_marked = Trovato
card_visited = Visitato
card_copyRefused = Il browser ha bloccato la copia. Copia da qui:
settings_open = Impostazioni
toasts_region = Notifiche Alt+T
toasts_close = Chiudi notifica
toasts_undo = Annulla
chunk_title = Manca qualcosa
chunk_reload = Ricarica
chunk_close = Chiudi
footer_terms = Condizioni d’uso
footer_privacy = Privacy
footer_credits = Crediti
footer_disclaimer = Avvertenza
footer_disclaimerText = Itinerarium è fatto da giocatori per giocatori. Non è approvato da { $studio }, dal suo editore né da chi ha realizzato o vende { $game }, e non è affiliato ad alcuno di loro. I nomi del gioco e dei suoi luoghi appartengono ai rispettivi proprietari.
footer_navigation = Informazioni sul sito
errorFallback_backup = Backup dei progressi
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } m { $direction ->
     [east] a est
     [north-east] a nord-est
     [north] a nord
     [north-west] a nord-ovest
     [west] a ovest
     [south-west] a sud-ovest
     [south] a sud
    *[south-east] a sud-est
    }
where_of = { $metres } m { $direction ->
     [east] a est
     [north-east] a nord-est
     [north] a nord
     [north-west] a nord-ovest
     [west] a ovest
     [south-west] a sud-ovest
     [south] a sud
    *[south-east] a sud-est
    } { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Tipi di luogo
filters_categoryState = Tipi mostrati: { $on } di { $all }
filters_actions = Azioni per { $title }
filters_tallyLabel = Trovati: { $found } di { $total }
filters_fold = Tipi: { $category }
filters_more_found = Luoghi trovati
filters_more_locked = { $locked }, luoghi trovati
filters_more_yields = Erbe, libri, luoghi trovati
filters_more_both = { $locked }, erbe, libri, luoghi trovati
filters_on = attivo
progress_loading = Caricamento…
spot_title = Punto { $coordinate }
embed_open = Apri la mappa completa
embed_selected = In vista: { $label }
measure_metres = { $metres } m
shortcuts_open = Scorciatoie da tastiera
shortcuts_nothingLeft = Tutti i luoghi mostrati sono trovati.
shortcuts_nothingSelected = Prima seleziona un luogo, poi premi D.
amount_marks = { $amount ->
     [one] { $amount } luogo trovato
    *[other] { $amount } luoghi trovati
    }
amount_pins = { $amount } { $amount ->
     [one] puntina
    *[other] puntine
    }
amount_both = { $marks ->
     [one] { $marks } luogo trovato
    *[other] { $marks } luoghi trovati
    } e { $pins ->
     [one] { $pins } puntina
    *[other] { $pins } puntine
    }
pins_untitled = Puntina
pins_card = La tua puntina: { $label }
pins_heading = Le mie puntine
pins_state = { $shown ->
     [yes] { $amount } { $amount ->
         [one] puntina
        *[other] puntine
        }
    *[other] { $amount } { $amount ->
         [one] puntina, nascosta
        *[other] puntine, nascoste
        }
    }
pins_yourNote = La tua nota
filterOverride_drop = Torna alla mia vista
filterOverride_friends = Vista condivisa
filterOverride_isolatedUntitled = Selezione
filterOverride_backToAll = Cancella
filterOverride_outOfSight = Mostra { $amount } fuori vista
filterOverride_isolatedAmount = Solo { $title }: { $shown } di { $total }
filterOverride_showing = Mostrati: { $shown } di { $total }
filterOverride_shown = Filtro della mappa
filterOverride_shortcuts = Filtri rapidi
filterOverride_stillToFind = Non trovati

## map

map_instructions = Le frecce spostano la mappa, più e meno regolano lo zoom, Invio apre il luogo più vicino al centro.
map_zoomIn = Ingrandisci
map_zoomOut = Riduci
map_enterFullScreen = Schermo intero
map_leaveFullScreen = Esci da schermo intero
map_scale = Scala: { $distance }
map_pointerCoordinate = Coordinate sotto il puntatore
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] trovato
    *[other] non trovato
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] a est
     [north-east] a nord-est
     [north] a nord
     [north-west] a nord-ovest
     [west] a ovest
     [south-west] a sud-ovest
     [south] a sud
    *[south-east] a sud-est
    } del centro
map_crosshair_inMiddle = al centro
map_crosshair_others = Nei pressi: { $amount ->
     [one] { $amount } altro luogo
    *[other] altri { $amount } luoghi
    }.
map_crosshair_nothing = Nessun luogo al centro.
map_crosshair_near = { $where }.
map_crosshair_enter = Premi Invio per aprirlo.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] a est
     [north-east] a nord-est
     [north] a nord
     [north-west] a nord-ovest
     [west] a ovest
     [south-west] a sud-ovest
     [south] a sud
    *[south-east] a sud-est
    }. Vai lì
map_arrow_player = La tua posizione
map_steer_label = Sposta la mappa
map_steer_sides_north = Sposta a nord
map_steer_sides_west = Sposta a ovest
map_steer_sides_east = Sposta a est
map_steer_sides_south = Sposta a sud
map_steer_choose = Apri luogo al centro
map_steer_addPoint = Aggiungi punto al centro
map_steer_menu = Menu del centro: puntina, link, misura
map_controls = Controlli della mappa
map_changeBasemapStyle_parchment = Passa a Pergamena
map_changeBasemapStyle_night = Passa a Notte
map_changeBasemapStyle_plain = Passa a Semplice
map_landFailed = Impossibile caricare il terreno. Tutti i luoghi restano visibili.
measure_crosshair = Premi Invio per aggiungere un punto al centro.
lasso_crosshair = Premi Invio per aggiungere un vertice al centro.
spot_pin = Puntina in { $coordinate }
measure_total = Totale: { $metres } m

## later

shortcuts_mapMenu = Menu della mappa: segui il gioco, stampa, crea un poster
live_open = Segui il gioco…
poster_print_open = Stampa vista…
poster_open = Crea poster…
backups_title = Backup
backups_open = Tutti i backup


typeMenu_showOnly = Mostra solo questi
typeMenu_checklist = Lista di controllo
typeMenu_alwaysNames = Mostra sempre i nomi

toasts_marked = Trovato: { $label }
toasts_unmarked = Non più trovato: { $label }
toasts_markedMany = { $amount } { $amount ->
     [one] luogo segnato come trovato
    *[other] luoghi segnati come trovati
    }
toasts_unmarkedMany = { $amount } { $amount ->
     [one] luogo non più trovato
    *[other] luoghi non più trovati
    }
storage_newer_marks = { $marks ->
     [one] { $marks } luogo trovato
    *[other] { $marks } luoghi trovati
    } { $backedUp ->
     [yes] dopo l’ultimo backup.
    *[other] senza backup.
    }
storage_newer_changes = { $changes ->
     [one] { $changes } modifica a puntine e note
    *[other] { $changes } modifiche a puntine e note
    } { $backedUp ->
     [yes] dopo l’ultimo backup.
    *[other] senza backup.
    }
storage_newer_both = { $marks ->
     [one] { $marks } luogo trovato
    *[other] { $marks } luoghi trovati
    } e { $changes ->
     [one] { $changes } modifica a puntine e note
    *[other] { $changes } modifiche a puntine e note
    } { $backedUp ->
     [yes] dopo l’ultimo backup.
    *[other] senza backup.
    }
pins_toasts_moved = Spostata: { $label }
pins_toasts_deleted = Eliminata: { $label }
pins_toasts_deletedMany = { $amount } { $amount ->
     [one] puntina eliminata
    *[other] puntine eliminate
    }
pins_toasts_noteDeleted = Nota eliminata
search_distance = a { $distance }
search_whereAndFar = { $where } · { $away }
search_between = vicino vicina piu presso nei pressi intorno attorno a ad al allo alla ai alle di del dello della dei delle da dal in nel nella per tra il lo la i gli le
search_bookWords = libro
search_settlements = Insediamenti
search_kinds = Tipi di luogo
search_moreKinds = { $amount ->
     [one] { $amount } altro tipo
    *[other] Altri { $amount } tipi
    }
search_showOnMap = { $amount ->
     [one] Mostra sulla mappa
    *[other] Mostra tutti ({ $amount }) sulla mappa
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Mostra solo
search_isolateKindLabel = Mostra solo: { $type }
settlement_label = Insediamento: { $name }
settlement_places = { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
settlement_services = Negozi e servizi
settlement_others = Anche qui
settlement_found = Trovati: { $found } di { $all }
settlement_foundLeft = Trovati: { $found } di { $all }, rimasti: { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Nessun luogo qui.
settlement_isolate = Solo questi
settlement_list = Mostra elenco
list_heading = Luoghi in vista
list_amount = { $amount ->
     [0] Nessun luogo in vista
    *[other] { $amount ->
         [one] { $amount } luogo in vista
        *[other] { $amount } luoghi in vista
        }
    }
list_middle = Centro della mappa: { $where }
list_order = Ordina per
list_orders_kind = Tipo
list_orders_distance = Distanza
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
list_nearest = Luoghi in vista, a partire dal più vicino
list_more = Mostra altri
list_none = In questa zona nessun luogo corrisponde ai tuoi filtri.
list_noneHint = Sposta la mappa, riduci lo zoom o mostra altri tipi in Filtri.
list_move = Sposta la mappa
list_sides_north = Nord
list_sides_west = Ovest
list_sides_east = Est
list_sides_south = Sud
list_closer = Ingrandisci
list_farther = Riduci
settings_title = Impostazioni
settings_close = Chiudi
settings_back = Torna alle Impostazioni
settings_markerSize = Dimensione indicatori
settings_markerSizeHeading = Dimensione indicatori
settings_pixels = { $size } pixel
settings_basemapStyle = Stile mappa
settings_basemapStyles_parchment_name = Pergamena
settings_basemapStyles_parchment_hint = inchiostro su carta antica
settings_basemapStyles_night_name = Notte
settings_basemapStyles_night_hint = scuro, riposante per gli occhi
settings_basemapStyles_plain_name = Semplice
settings_basemapStyles_plain_hint = chiaro, ideale per la stampa
settings_language = Lingua (Language)
settings_languageFailed = Impossibile caricare la lingua. Controlla la connessione e riprova.
settings_languageNewer = La tua lingua arriva con la nuova versione della mappa, che è pronta.
settings_languageMissing = Per ora la mappa è in inglese perché la tua lingua non è su questo dispositivo. Aprila una volta online per scaricarla.
settings_keepNotifications = Mantieni le notifiche
settings_manage = Gestisci i luoghi trovati
settings_manageHint = Il backup è un piccolo file. Importalo su un altro dispositivo per portarci i tuoi progressi.
settings_upload = Importa
settings_drop = Rilascia il file per importarlo
# same
settings_backup = Backup
settings_exportPins = Esporta puntine (GeoJSON)
settings_fileRefused = Questo browser non può salvare file qui. Apri la pagina in un altro browser e riprova.
settings_clear = Azzera
settings_earlier = Versioni precedenti
settings_earlierHint = I tuoi progressi prima di grandi modifiche. Il ripristino si può annullare.
settings_earlierReasons_clear = Prima di azzerare
settings_earlierReasons_import = Prima di importare un file o un link
settings_earlierReasons_migration = Prima di un aggiornamento
settings_earlierReasons_restore = Prima di ripristinare
settings_restore = Ripristina
settings_restoreLabel = Ripristina: { $size }, { $reason }
settings_restoreDated = Ripristina: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = prima di azzerare
settings_restoreReasons_import = prima di importare un file o un link
settings_restoreReasons_migration = prima di un aggiornamento
settings_restoreReasons_restore = prima di ripristinare
settings_clearQuestion = Azzerare tutti i luoghi trovati?
settings_clearText = { $amount ->
     [0] Non hai ancora trovato nessun luogo.
     [one] { $amount } luogo trovato verrà azzerato. Puoi annullare, e le Impostazioni conservano le versioni precedenti.
    *[other] { $amount } luoghi trovati verranno azzerati. Puoi annullare, e le Impostazioni conservano le versioni precedenti.
    }
confirm_title = Vuoi davvero procedere?
confirm_description = Questa azione cancella dei dati e non si può annullare.
confirm_confirm = Conferma
confirm_cancel = Annulla
toasts_uploadFailed = Importazione non riuscita
toasts_uploadMerged = Luoghi trovati importati e uniti
toasts_backupStarted = Download del backup avviato
toasts_pinsExported = Download delle puntine avviato
toasts_cleared = Luoghi trovati azzerati
toasts_restored = Ripristinato: { $size }
storage_retry = Riprova
storage_dismiss = Chiudi
storage_emptied_marks = I dati di questo sito sono stati cancellati dal browser mentre la mappa era aperta. { $marks ->
     [one] { $marks } luogo trovato è ancora sullo schermo.
    *[other] { $marks } luoghi trovati sono ancora sullo schermo.
    }
storage_emptied_pins = I dati di questo sito sono stati cancellati nel browser mentre la mappa era aperta. { $pins ->
     [one] { $pins } puntina è ancora sullo schermo.
    *[other] { $pins } puntine sono ancora sullo schermo.
    }
storage_emptied_both = I dati di questo sito sono stati cancellati dal browser mentre la mappa era aperta. { $marks ->
     [one] { $marks } luogo trovato
    *[other] { $marks } luoghi trovati
    } e { $pins ->
     [one] { $pins } puntina
    *[other] { $pins } puntine
    } sono ancora sullo schermo.
storage_backedUp_empty = Ancora niente da salvare.
storage_backedUp_never = Tutto viene da un file o da un link. Qui non hai ancora fatto un backup.
storage_backedUp_all = Tutto è nel backup.
storage_backedUp_takenIn = Tutto è nell’ultimo backup o è arrivato dopo da un file o da un link.
storage_keep = Mantieni i miei dati
storage_startAfresh = Ricomincia da zero
storage_problems_blocked = Questo browser blocca l’archiviazione: i tuoi progressi andranno persi alla chiusura della pagina. Fai un backup prima di uscire.
storage_embedded = Il tuo browser qui blocca l’archiviazione: il segno andrà perso alla chiusura della pagina. Per conservarlo, apri la mappa completa.
storage_problems_full = Impossibile salvare l’ultima modifica: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Intanto fai un backup.
storage_problems_one-copy = I tuoi progressi sono salvati in uno solo dei due posti: l’altro è pieno o bloccato dal browser. Fai un backup ogni tanto.
storage_problems_newer = I tuoi progressi sono stati salvati da una versione più nuova di questa mappa e qui sono in sola lettura. Ricarica per aggiornare.
storage_problems_stuck = Impossibile leggere i progressi salvati, e non c’era spazio per metterli da parte. Restano intatti, e le nuove modifiche non vengono salvate. Fai un backup prima di uscire.
storage_problems_quarantined = Impossibile leggere i progressi salvati. Sono stati messi da parte intatti, e riparti da un elenco vuoto.
storage_problems_copy-quarantined = Impossibile leggere una delle due copie dei tuoi progressi. È stata messa da parte intatta, e viene usata l’altra.
storage_problems_pins-quarantined = Impossibile leggere le puntine e note salvate. Sono state messe da parte intatte. I luoghi trovati non cambiano.
storage_problems_pins-copy-quarantined = Impossibile leggere una delle due copie delle puntine e note. È stata messa da parte intatta, e viene usata l’altra.
storage_problems_settings-full = Impossibile salvare le tue impostazioni: lo spazio del browser è pieno. Verrà fatto un altro tentativo. I tuoi progressi non cambiano.
storage_problems_settings-newer = Le tue impostazioni sono state salvate da una versione più nuova di questa mappa. Qui sono in sola lettura: ricarica per aggiornare. I tuoi progressi non cambiano.
storage_problems_settings-stuck = Impossibile leggere le tue impostazioni, e non c’era spazio per metterle da parte. Restano come sono, e le modifiche non vengono salvate. I tuoi progressi non cambiano.
storage_problems_settings-quarantined = Impossibile leggere le impostazioni. Sono state messe da parte intatte, e si usano quelle predefinite. I tuoi progressi non cambiano.
storage_problems_filters-full = Impossibile salvare i tuoi filtri: lo spazio del browser è pieno. Verrà fatto un altro tentativo. I tuoi progressi non cambiano.
storage_problems_filters-newer = I tuoi filtri sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. I tuoi progressi non cambiano.
storage_problems_filters-stuck = Impossibile leggere i tuoi filtri, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. I tuoi progressi non cambiano.
storage_problems_filters-quarantined = Impossibile leggere i filtri. Sono stati messi da parte intatti, e vengono mostrati tutti i tipi. I tuoi progressi non cambiano.
storage_problems_backup-full = Impossibile salvare i dati sul tuo ultimo backup: lo spazio del browser è pieno. Verrà fatto un altro tentativo. I tuoi progressi non cambiano.
storage_problems_backup-newer = I dati sul tuo ultimo backup sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. I tuoi progressi non cambiano.
storage_problems_backup-stuck = Impossibile leggere i dati sul tuo ultimo backup, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. I tuoi progressi non cambiano.
storage_problems_backup-quarantined = Impossibile leggere lo stato del backup. È stato messo da parte intatto, e il prossimo promemoria potrebbe arrivare prima. I tuoi progressi non cambiano.
storage_problems_playthroughs-full = Impossibile salvare i nomi delle tue partite: lo spazio del browser è pieno. Verrà fatto un altro tentativo. I tuoi progressi non cambiano.
storage_problems_playthroughs-newer = I nomi delle tue partite sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. I tuoi progressi non cambiano.
storage_problems_playthroughs-stuck = Impossibile leggere i nomi delle tue partite, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. I tuoi progressi non cambiano.
storage_problems_playthroughs-quarantined = Impossibile leggere i nomi delle partite. Sono stati messi da parte intatti, e le partite compaiono senza nome. I tuoi progressi non cambiano.
storage_problems_history-full = Impossibile salvare una copia delle versioni precedenti e della cronologia: lo spazio del browser è pieno. Verrà fatto un altro tentativo. I tuoi progressi non cambiano.
storage_problems_history-newer = Una copia delle versioni precedenti e della cronologia è stata salvata da una versione più nuova di questa mappa. Qui è in sola lettura: ricarica per aggiornare. I tuoi progressi non cambiano.
storage_problems_history-stuck = Impossibile leggere una copia delle versioni precedenti e della cronologia, e non c’era spazio per metterla da parte. Resta com’è, e le novità non vi vengono salvate. I tuoi progressi non cambiano.
storage_problems_history-quarantined = Impossibile leggere una copia delle versioni precedenti e della cronologia. È stata messa da parte intatta, e si usa il database del browser. I tuoi progressi non cambiano.
offline_preparing = Offline: download in corso…
offline_ready = Offline: pronto, { $megabytes } MB
offline_failed = Offline: non pronto. Impossibile scaricare alcuni file. Riprova quando sei online.
offline_tryAgain = Riprova
offline_saving = Offline: non scaricato, perché il risparmio dati è attivo.
offline_prepare = Scarica
offline_cacheAll = Tieni offline tutti i mondi (altri { $megabytes } MB)
offline_allCached = Tieni offline tutti i mondi (tutti scaricati)
offline_cachingAll = Download di tutti i mondi…
offline_noRoom = Spazio insufficiente per { $world }: lo spazio del browser è pieno.
offline_notFetched = Impossibile scaricare alcuni file di { $world }.
offline_appShell = l’app stessa
offline_notCachedTitle = { $world }: non ancora su questo dispositivo.
offline_notCachedText = Una mappa funziona offline dopo che l’hai aperta una volta online. Questa pagina prosegue da sola quando torni online.
offline_cachedWorlds = Disponibili offline:
more_share = Condividi vista
more_send = Invia a un dispositivo
more_refused = Il browser ha bloccato la copia.
filters_tally = { $found } / { $total }
filters_yields = Contiene
filters_onlyFound = Solo trovati
filters_yieldsAll = Qualsiasi
filters_anyHerb = Qualsiasi erba
filters_anyBook = Qualsiasi libro di abilità
filters_herbs = Erbe
filters_books = Libri di abilità
progress_whole = Tutta la mappa
progress_byArea = Per zona
progress_next = I più vicini da trovare
progress_nothingNext = Tra i luoghi mostrati non c’è altro da trovare. Attiva altri tipi in Filtri.
# $percent (number)
progress_share = { $percent }%
progress_tally = Trovati: { $found } di { $total }
progress_left = { $amount ->
     [0] tutti trovati
     [one] { $amount } rimasto
    *[other] { $amount } rimasti
    }
progress_barLabel = { $title }: trovati
# same
progress_openList = Checklist: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } luogo nuovo dalla tua ultima visita
    *[other] { $amount } luoghi nuovi dalla tua ultima visita
    }
progress_newPlaces_show = Mostra i nuovi
progress_newPlaces_title = Luoghi nuovi
progress_markInView = Segna { $amount } in vista come { $amount ->
     [one] trovato
    *[other] trovati
    }
progress_nothingInView = Niente da segnare in vista
progress_lasso = Lazo
progress_many = Più luoghi insieme
progress_back = Tutti i tipi
progress_order = Ordina per
progress_orders_distance = Distanza
progress_orders_name = Nome
# same
progress_orders_id = ID
progress_orders_map = Mappa del tesoro
progress_onlyMissing = Solo non trovati
progress_onlyMissingHint = I luoghi trovati restano qui finché non esci dall’elenco.
progress_nothingMissing = Li hai trovati tutti.
progress_again = Ordina da qui
progress_days_title = { $unit ->
     [week] Trovati per settimana
     [month] Trovati per mese
     [year] Trovati per anno
    *[day] Trovati per giorno
    }
progress_days_since = Dal { $date }: { $amount } trovati.
progress_days_most = Massimo in un giorno: { $amount } ({ $date }).
progress_days_undated = Giorno sconosciuto: { $amount }.
progress_days_table = Come tabella
progress_days_unit = { $unit ->
     [week] Settimana dal
     [month] Mese
     [year] Anno
    *[day] Giorno
    }
progress_days_found = Trovati
progress_days_save = Salva immagine
progress_days_saved = Immagine salvata
progress_metres = { $metres } m
progress_box = Trovato: { $label } #{ $id }
toasts_undone_mark = Annullato: { $label } non più trovato
toasts_undone_unmark = Annullato: { $label } di nuovo trovato
toasts_undone_mark-many = Annullato: luoghi non più trovati
toasts_undone_unmark-many = Annullato: luoghi di nuovo trovati
toasts_undone_clear = Annullato: luoghi trovati ripristinati
toasts_undone_import = Annullato: luoghi importati rimossi
toasts_undone_restore = Annullato: ripristino revocato
toasts_undone_pin = Annullato: puntina rimossa
toasts_undone_pin-edit = Annullato: puntina com’era prima
toasts_undone_pin-move = Annullato: puntina rimessa al suo posto
toasts_undone_pin-delete = Annullato: puntina ripristinata
toasts_undone_pins-delete = Annullato: puntine ripristinate
toasts_undone_note = Annullato: nota ripristinata
toasts_undone_quest = Annullato: missione modificata
toasts_nothingToUndo = Niente da annullare.
undoing_kept = { $amount ->
     [one] { $amount } elemento cambiato in seguito resta com’è.
    *[other] { $amount } elementi cambiati in seguito restano come sono.
    }
undoing_allKept = Nessuna modifica: tutto ciò che era in quel passo è cambiato di nuovo.
undoing_redo = Ripeti
undoing_redone = Ripetuto: { $what }
undoing_nothingToRedo = Niente da ripetere.
undoing_recent_title = Modifiche recenti
undoing_recent_hint = Le tue ultime 50 modifiche, dalla più recente. Ognuna si annulla da sola; ciò che è cambiato dopo resta com’è.
undoing_recent_nothing = Ancora nessuna modifica.
undoing_recent_undo = Annulla: { $what }
undoing_recent_redo = Ripeti: { $what }
undoing_recent_undone = annullato
undoing_elsewhere_title = Annullare una modifica di un’altra scheda?
undoing_elsewhere_description = In questa scheda non c’è altro da annullare. La modifica precedente è stata fatta in un’altra scheda o in una visita precedente:
undoing_elsewhere_confirm = Annulla modifica
undoing_elsewhere_cancel = Lascia com’è
undoing_action_mark = Trovato: { $label }
undoing_action_unmark = Non più trovato: { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } luogo segnato come trovato
    *[other] { $amount } luoghi segnati come trovati
    }
undoing_action_passed = { $amount ->
     [one] { $amount } luogo trovato lungo la strada
    *[other] { $amount } luoghi trovati lungo la strada
    }
undoing_action_unmark-many = { $amount ->
     [one] { $amount } luogo non più trovato
    *[other] { $amount } luoghi non più trovati
    }
undoing_action_clear = { $amount ->
     [one] { $amount } luogo trovato azzerato
    *[other] { $amount } luoghi trovati azzerati
    }
undoing_action_import = File o link importato: { $what }
undoing_action_restore = Versione precedente ripristinata, con modifiche: { $what }
undoing_action_pin = Puntina aggiunta: { $label }
undoing_action_pin-edit = Puntina modificata: { $label }
undoing_action_pin-move = Puntina spostata: { $label }
undoing_action_pin-delete = Puntina eliminata: { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } puntina eliminata
    *[other] { $amount } puntine eliminate
    }
undoing_action_note = Nota modificata: { $label }
pins_glyphs_pin = Puntina
pins_glyphs_flag = Bandiera
pins_glyphs_star = Stella
pins_glyphs_cross = Croce
pins_glyphs_heart = Cuore
pins_glyphs_skull = Teschio
pins_glyphs_chest = Forziere
pins_glyphs_sword = Spada
pins_glyphs_house = Casa
pins_glyphs_herb = Erba
pins_glyphs_question = Punto interrogativo
pins_glyphs_warning = Punto esclamativo
pins_colours_red = Rosso
pins_colours_orange = Arancione
pins_colours_yellow = Giallo
pins_colours_green = Verde
pins_colours_teal = Verde acqua
pins_colours_blue = Blu
pins_colours_indigo = Indaco
pins_colours_purple = Viola
pins_colours_pink = Rosa
pins_colours_brown = Marrone
pins_colours_grey = Grigio
pins_colours_black = Nero
pins_add = Aggiungi puntina
pins_editPin = Modifica puntina
pins_deletePin = Elimina puntina
pins_editing = Modifica la tua puntina: { $label }
pins_note = Nota
pins_move = Sposta
pins_moveGroup = Sposta puntina
pins_moveHint = Sposta la puntina di un metro, o di dieci con Maiusc. Puoi anche trascinarla sulla mappa.
pins_steps_north = Nord
pins_steps_west = Ovest
pins_steps_south = Sud
pins_steps_east = Est
pins_movedTo = Ora in { $coordinate }
pins_title = Titolo
pins_titleHint = Nome sulla mappa
pins_noteHint = Tutto ciò che vuoi ricordare
pins_glyph = Icona
pins_colour = Colore
pins_left = { $amount ->
     [0] Caratteri finiti
     [one] { $amount } carattere rimasto
    *[other] { $amount } caratteri rimasti
    }
pins_full = Il campo è pieno ({ $most } caratteri). Elimina qualcosa per continuare.
pins_save = Salva
pins_cancel = Annulla
pins_discard_title = Scartare le modifiche?
pins_discard_description = Non sono state salvate.
pins_discard_confirm = Scarta
pins_discard_cancel = Continua a modificare
pins_list = Puntine e note
pins_none = Non hai ancora puntine.
pins_order = Ordina per
pins_orders_distance = Distanza
pins_orders_title = Titolo
pins_again = Ordina da qui
pins_more = Mostra altre
pins_pinsList = Le mie puntine
pins_notesList = Note dei luoghi
pins_deleteAll = Elimina tutte le puntine
pins_deleteAllTitle = Eliminare tutte le tue puntine?
pins_deleteAllText = { $amount } { $amount ->
     [one] puntina verrà eliminata
    *[other] puntine verranno eliminate
    }. Le note dei luoghi restano. Puoi annullare, e le Impostazioni conservano le versioni precedenti.
pins_noteOn = Nota su { $label }
spotMenu_label = Menu per { $coordinate }
spotMenu_copy = Copia coordinate { $coordinate }
spotMenu_copied = Copiato: { $coordinate }
spotMenu_link = Copia link
spotMenu_linkCopied = Link copiato
spotMenu_nearest = Nelle vicinanze
spotMenu_measure = Misura da qui
spotMenu_refusedTitle = Copia manualmente
spotMenu_refused = Il browser ha bloccato la copia. Copia da qui:
spotMenu_close = Chiudi
overlap_title = Luoghi qui: { $count }
overlap_found = trovato
nearest_title = Vicino a { $coordinate }
nearest_close = Chiudi
nearest_services = Servizi
nearest_undiscovered = Luoghi non trovati
nearest_nothingLeft = Hai trovato tutti i luoghi della mappa.
nearest_nextOfKind = Prossimo di questo tipo
nearest_noServices = Nessun servizio su questa mappa.
nearest_displacement = { $metres } m { $direction ->
     [east] a est
     [north-east] a nord-est
     [north] a nord
     [north-west] a nord-ovest
     [west] a ovest
     [south-west] a sud-ovest
     [south] a sud
    *[south-east] a sud-est
    }
nearest_here = qui
measure_label = Misura
measure_begin = Fai clic, tocca o premi Invio per aggiungere punti.
measure_leg = Tratto: { $metres } m
measure_undo = Rimuovi punto
measure_done = Fatto
lasso_label = Lazo
lasso_begin = Disegna intorno ai luoghi, oppure fai clic, tocca o premi Invio per aggiungere vertici.
lasso_corners = { $amount ->
     [0] 0 vertici, minimo 3
     [1] 1 vertice, minimo 3
     [2] 2 vertici, minimo 3
    *[other] { $amount } vertici
    }
lasso_inside = { $amount ->
     [0] Nessuno dei luoghi mostrati è all’interno.
     [one] { $amount } luogo all’interno, trovati: { $found }
    *[other] { $amount } luoghi all’interno, trovati: { $found }
    }
lasso_undo = Rimuovi vertice
lasso_closeLine = Chiudi forma
lasso_mark = Segna come trovati
lasso_unmark = Non trovati
lasso_again = Ridisegna
lasso_leave = Fatto
shapes_keepLine = Conserva linea
shapes_keepArea = Conserva area
shapes_names_shape-line = Linea
# same
shapes_names_shape-area = Area
shapes_share = Condividi forma
shapes_within = Scegli i luoghi interni
shapes_length = Lunghezza
shapes_size = Superficie
shapes_hectares = { $area } ha
shortcuts_title = Scorciatoie da tastiera
shortcuts_close = Chiudi
shortcuts_switch = Scorciatoie con un solo tasto
shortcuts_switchHint = Se disattivate, i tasti singoli qui sopra non funzionano. Gli altri tasti funzionano ancora.
shortcuts_keys = Tasti singoli, ovunque nella pagina
shortcuts_otherKeys = Altri tasti
shortcuts_search = Cerca
shortcuts_panel = Apri o chiudi il pannello
shortcuts_next = Vai al luogo non trovato più vicino
shortcuts_discovered = Segna il luogo selezionato come trovato o non trovato
shortcuts_list = Mostra le scorciatoie da tastiera
shortcuts_undo = Annulla l’ultima modifica
shortcuts_redo = Ripeti
shortcuts_pan = Sposta la mappa
shortcuts_zoom = Ingrandisci e riduci
shortcuts_lists = Scorri un elenco o una barra; Tab ne esce
shortcuts_choose = Apri il luogo al centro della mappa; aggiungi un punto mentre misuri o usi il lazo
shortcuts_menu = Apri il menu del luogo selezionato o del centro della mappa
shortcuts_removePoint = Rimuovi l’ultimo punto mentre misuri o usi il lazo
shortcuts_deletePin = Elimina la puntina selezionata sulla mappa
shortcuts_leave = Chiudi o annulla
shortcuts_or = o
shortcuts_arrows = Frecce
# same
shortcuts_keyNames_home = Home
shortcuts_keyNames_end = Fine
shortcuts_keyNames_enter = Invio
shortcuts_keyNames_shift = Maiusc
# same
shortcuts_keyNames_backspace = Backspace
shortcuts_keyNames_delete = Canc
shortcuts_keyNames_escape = Esc
# same
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = Parte di questo link non può essere mostrata
linkUnread_text = { $what ->
     [place] Indica un luogo che non è su questa mappa.
     [point] Indica un punto fuori da questa mappa, che va da { $from } a { $to }.
     [kinds] Indica tipi di luoghi che questa mappa non ha.
     [coordinates] Le sue coordinate non sono leggibili.
     [quest] Indica una missione che non è su questa mappa.
     [pin] Descrive una puntina, ma non dice dov’è.
     [set] Il suo gruppo di filtri è incompleto.
     [filters] Indica filtri che questa mappa non ha.
    *[several] Diverse cose del link non sono su questa mappa.
    } Controlla di aver copiato il link per intero o chiedine uno nuovo.
ownWords_heading = Conflitti
ownWords_hint = { $where ->
     [link] Il link
    *[file] Il file
    } contiene un’altra versione di { $amount } { $amount ->
     [one] tua puntina o nota. La tua resta, se non scegli diversamente.
    *[other] tue puntine e note. Le tue restano, se non scegli diversamente.
    }
ownWords_forAll = Per tutti
ownWords_forOne = Scegli per { $label }
ownWords_choices_mine = Tieni il mio
ownWords_choices_theirs = Usa l’altro
ownWords_choices_both = Tieni entrambi
ownWords_mine = Il tuo
ownWords_theirs_file = Dal file
ownWords_theirs_link = Dal link
ownWords_deleted = Eliminato
ownWords_noWords = Nessun testo
ownWords_more = Mostra altri { $amount }

routes_toHere = Percorso fin qui
routes_fromHere = Percorso da qui
routes_onToHere = Continua fin qui
routes_viaHere = Percorso via qui
routes_card = Percorso per { $name }
routes_title = Percorso
routes_walk = { $minutes } min a piedi
routes_run = { $minutes } min di corsa
routes_ride = { $minutes } min a cavallo
routes_offRoad = { $metres } m fuori strada
routes_finding = Cerco un percorso…
routes_failed = Impossibile caricare le strade. Controlla la connessione e riprova.
routes_retry = Riprova
routes_from = Da
routes_fromPlayer = La tua posizione
routes_fromLastEnd = Fine dell’ultimo percorso
routes_fromView = Centro della mappa
routes_fromFastTravel = { $name } (viaggio rapido più vicino)
routes_chooseOnMap = Scegli sulla mappa…
routes_to = A
routes_by = Vai su
routes_kinds_roads = Preferisci strade
routes_kinds_paths = Strade e sentieri
routes_fastTravel = Viaggio rapido
routes_fastTravels_none = No
routes_fastTravels_found = Solo punti trovati
routes_fastTravels_all = Tutti i punti
routes_turnRound = Inverti
routes_choose_begin = Fai clic o tocca la partenza, oppure cerca un luogo.
routes_choose_search = Cerca un luogo di partenza.
routes_choose_end = Fai clic o tocca la destinazione, oppure cerca un luogo.
routes_cancel = Annulla
routes_directions = Indicazioni
routes_steps_label = Indicazioni passo passo
routes_steps_begin = Da { $from } { $direction ->
     [east] verso est
     [north-east] verso nord-est
     [north] verso nord
     [north-west] verso nord-ovest
     [west] verso ovest
     [south-west] verso sud-ovest
     [south] verso sud
    *[south-east] verso sud-est
    } { $onto ->
     [road] lungo la strada
     [path] lungo il sentiero
    *[straight] dritto per i campi
    }
routes_steps_turn = Tra { $metres } m { $turn ->
     [straight] prosegui dritto
     [slightLeft] mantieni la sinistra
     [left] svolta a sinistra
     [sharpLeft] svolta stretta a sinistra
     [slightRight] mantieni la destra
     [right] svolta a destra
    *[sharpRight] svolta stretta a destra
    }
routes_steps_turnAt = Tra { $metres } m { $turn ->
     [straight] prosegui dritto
     [slightLeft] mantieni la sinistra
     [left] svolta a sinistra
     [sharpLeft] svolta stretta a sinistra
     [slightRight] mantieni la destra
     [right] svolta a destra
    *[sharpRight] svolta stretta a destra
    } ({ $landmark })
routes_steps_onto_road = sulla strada
routes_steps_onto_path = sul sentiero
routes_steps_leave = Tra { $metres } m lascia la strada e taglia per i campi { $direction ->
     [east] verso est
     [north-east] verso nord-est
     [north] verso nord
     [north-west] verso nord-ovest
     [west] verso ovest
     [south-west] verso sud-ovest
     [south] verso sud
    *[south-east] verso sud-est
    }
routes_steps_travel = Tra { $metres } m viaggio rapido: { $place }
routes_steps_travelNow = Viaggio rapido: { $place }
routes_steps_pass = Tra { $metres } m passa da: { $place }
routes_steps_arrive = Arrivo tra { $metres } m: { $place }
routes_steps_arriveNow = Sei arrivato: { $place }
routes_steps_bridges = { $bridges ->
     [one] oltre il ponte
    *[other] oltre { $bridges } ponti
    }
routes_beside = Lungo il percorso
routes_reach = Distanza dal percorso
routes_besideAmount = { $amount ->
     [0] Nessun luogo corrisponde ai tuoi filtri.
     [one] { $amount } luogo corrisponde ai tuoi filtri
    *[other] { $amount } luoghi corrispondono ai tuoi filtri
    }
routes_stillToFind = Non trovati: { $left }
routes_alreadyFound = Trovati: { $found }
routes_along = dopo { $metres } m
routes_more = Mostra altri
routes_handles_begin = Partenza del percorso
routes_handles_end = Arrivo del percorso
routes_handles_between = Punto intermedio { $number }
routes_handles_new = Aggiungi punto intermedio
routes_tripNear = Giro nei dintorni
routes_nothingLeft = Nessun luogo non trovato corrisponde ai tuoi filtri.
routes_bestOrder = Ottimizza ordine
routes_undone = Annullato: percorso ripristinato
routes_printStops = Stampa tappe…
routes_ordering = Ottimizzazione dell’ordine…
routes_stopOrdering = Interrompi
routes_exportRoute = Esporta percorso (GeoJSON)
routes_exportGpx = Esporta percorso (GPX)
routes_save = Salva tra le mie puntine
routes_saveChanges = Salva modifiche
routes_savedAs = Salvato tra le mie puntine: { $title }
routes_show = Mostra giro
routes_share = Condividi giro
routes_back = Torna alla partenza
routes_tripInView = Giro: non trovati in vista
routes_tripLeft = Giro: non trovati
routes_tripShown = Giro: tutti i mostrati
routes_tripThese = Giro: tutti
routes_tripNearest = Giro: { $amount } più vicini
routes_tooMany = Un giro ha al massimo { $most } tappe. Sono state aggiunte le più vicine.
routes_stops_next = Prossima: { $number } di { $of }, { $name }, { $metres } m
routes_stops_goOn = Trovato, avanti
routes_stops_passed = { $name }: fatto
routes_trip = { $stops ->
     [one] Giro di { $stops } tappa
    *[other] Giro di { $stops } tappe
    }
routes_stops_title = Tappe
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Sposta { $name } su
routes_stops_later = Sposta { $name } giù
routes_stops_leaveOut = Rimuovi { $name }
routes_areas_title = Per zona
routes_areas_shade = Colora le zone sulla mappa
routes_areas_around = Intorno a { $name }
routes_steps_next = poi dopo { $metres } m { $turn ->
     [straight] dritto
     [slightLeft] leggermente a sinistra
     [left] a sinistra
     [sharpLeft] bruscamente a sinistra
     [slightRight] leggermente a destra
     [right] a destra
    *[sharpRight] bruscamente a destra
    }
routes_steps_crossroads = { $crossroads ->
     [one] dritto all’incrocio
    *[other] dritto a { $crossroads } incroci
    }
routes_steps_passing = passando per: { $things }
routes_options = Opzioni: { $chosen }
routes_mode = Come viaggi
routes_modes_walk = A piedi
routes_modes_run = Di corsa
routes_modes_ride = A cavallo
routes_tripDone = Giro completato: { $found } su { $of } trovati
routes_endTrip = Termina il giro
routes_anotherTrip = Inizia un altro giro

playthroughs_title = Partite
playthroughs_hint = Ogni partita ha i suoi luoghi trovati, puntine e note. Filtri e impostazioni sono in comune.
playthroughs_new = Nuova partita…
playthroughs_unnamed = Senza nome
playthroughs_shown = Sulla mappa
playthroughs_tally = Trovati: { $found } di { $total }
playthroughs_switch = Cambia
playthroughs_switchLabel = Passa a «{ $name }»
playthroughs_rename = Rinomina
playthroughs_renameLabel = Rinomina «{ $name }»
playthroughs_copy = Copia
playthroughs_copyLabel = Copia «{ $name }»
playthroughs_delete = Elimina
playthroughs_deleteLabel = Elimina «{ $name }»
playthroughs_deleted = Partite eliminate
playthroughs_bringBack = Ripristina
playthroughs_bringBackLabel = Ripristina «{ $name }»
playthroughs_forGood = Elimina definitivamente
playthroughs_forGoodLabel = Elimina definitivamente: «{ $name }»
playthroughs_forGoodTitle = Eliminare definitivamente?
playthroughs_forGoodQuestion = Eliminare definitivamente «{ $name }»?
playthroughs_forGoodText = Luoghi trovati, puntine e note verranno rimossi da questo dispositivo. Non si può annullare.
playthroughs_name = Nome
playthroughs_firstName = Partita attuale
playthroughs_newName = Nuova partita
playthroughs_first = Prima partita
playthroughs_second = Seconda partita
playthroughs_copyOf = { $name } (copia)
playthroughs_blank = Inserisci un nome.
playthroughs_left = { $amount ->
     [one] { $amount } rimasto
    *[other] { $amount } rimasti
    }
playthroughs_save = Salva
playthroughs_make = Crea
playthroughs_close = Chiudi
playthroughs_nameTitle_new = Nuova partita
playthroughs_nameTitle_rename = Rinomina partita
playthroughs_nameTitle_copy = Copia partita
playthroughs_deleteTitle = Eliminare la partita?
playthroughs_deleteQuestion = Eliminare «{ $name }»?
playthroughs_deleteText = I suoi luoghi trovati ({ $found } di { $total }), puntine e note vengono rimossi dalla mappa. Puoi ripristinarla nelle Impostazioni.
playthroughs_deleteUncounted = I suoi luoghi trovati, puntine e note vengono rimossi dalla mappa. Puoi ripristinarla nelle Impostazioni.
playthroughs_confirm = Elimina
playthroughs_cancel = Annulla
playthroughs_toastDeleted = Eliminata: «{ $name }»
playthroughs_toastGone = «{ $name }» è stata eliminata in un’altra scheda
playthroughs_undo = Annulla
playthroughs_merged = Il file è di «{ $from }» ed è stato unito a «{ $into }».
playthroughs_head = Partita: «{ $name }»
playthroughs_nameless = Partite senza nome
playthroughs_namelessMarks = { $amount ->
     [one] Senza nome: { $amount } luogo trovato
    *[other] Senza nome: { $amount } luoghi trovati
    }
playthroughs_namelessPins = { $amount ->
     [one] Senza nome: { $amount } puntina o nota
    *[other] Senza nome: { $amount } puntine e note
    }
playthroughs_refused_newer = Le tue partite sono state salvate da una versione più nuova di questa mappa. Ricarica per aggiornare prima di crearne un’altra.
playthroughs_refused_no-room = Impossibile creare la partita: lo spazio del browser è pieno o bloccato. Non è cambiato nulla.
playthroughs_elsewhere_deleted = Questa partita è stata eliminata altrove. Salva di nuovo per ripristinarla con questo nome.
playthroughs_elsewhere_gone = Questa partita è stata eliminata per sempre altrove. Creane una nuova.

worlds_title = Mondi
worlds_close = Chiudi
worlds_loading = Caricamento dei mondi…
worlds_failed = Impossibile caricare i mondi. Controlla la connessione e riprova.
worlds_retry = Riprova
worlds_found = Trovati: { $found } di { $all }
worlds_places = { $all } { $all ->
     [one] luogo
    *[other] luoghi
    }
worlds_present = Sulla mappa
worlds_cached = Su questo dispositivo
worlds_titleAndId = { $title } ({ $id })


wiki_place = Pagina della wiki
wiki_kind = Pagina della wiki: { $kind }
report_link = Segnala un errore
report_ask = Segnala un errore
report_copyRow = Copia dati del luogo
report_copyHint = Invia i dati di questo luogo a chi gestisce la mappa e spiega cosa non va.
report_copied = Copiato
report_copyRefused = Il browser ha bloccato la copia. Copia da qui:
report_title = Errore: { $label } ({ $id })
report_wrong = Cosa non va:
report_world = Mondo: { $world }
# same
report_id = ID: { $id }
report_type = Tipo: { $type }
report_coordinate = Coordinate: { $coordinate }
report_inGame = Nel gioco: { $metres } m
report_name = Nome: { $name }
report_description = Descrizione: { $description }

veil_hint = Il nome di questo luogo è uno spoiler. Resta nascosto finché non trovi il luogo.
veil_show = Mostra nome
filterOverride_filters = Filtri condivisi
filterOverride_filtersShown = Vengono mostrati i filtri di un link.
filterOverride_filtersHint = I tuoi sono al sicuro. Le modifiche non vengono salvate se non tieni questi.
filterOverride_keep = Tieni questi
filterOverride_isolated = Solo { $title }
filterOverride_isolateThisKind = Mostra solo questi
filterOverride_undone = Annullato: filtri ripristinati
filterSets_title = Gruppi di filtri
filterSets_keep = Tieni come gruppo…
filterSets_rename = Rinomina…
filterSets_earlier = Sposta prima
filterSets_later = Sposta dopo
filterSets_start = Mostra all’avvio
filterSets_copyLink = Copia link
filterSets_delete = Elimina
filterSets_nameTitle_keep = Tieni come gruppo di filtri
filterSets_nameTitle_rename = Rinomina gruppo di filtri
filterSets_taken_keep = Hai già un gruppo «{ $name }». «Sostituisci» mette al suo posto ciò che è mostrato ora.
filterSets_taken_rename = Hai già un gruppo «{ $name }». Scegli un altro nome.
filterSets_replace = Sostituisci
filterSets_full = C’è posto per { $most } gruppi. Eliminane prima uno.
filterSets_kept = Tenuto: «{ $name }»
filterSets_deleted = Eliminato: «{ $name }»
filterSets_deletedElsewhere = Questo gruppo di filtri è stato eliminato altrove. Salva di nuovo per ripristinarlo con questo nome.

embed_copy = Copia codice di incorporamento
embed_fixLanguage = Sempre in questa lingua
embed_copied = Codice di incorporamento copiato
embed_title = { $label } sulla mappa di { $game }
links_share = Condividi
links_copied = Link copiato
pins_howTo = Fai clic destro sulla mappa e scegli «Aggiungi puntina».
pins_howToByFinger = Tieni premuto sulla mappa e scegli «Aggiungi puntina».
pins_howToByKeys = Da tastiera: Maiusc+F10 sulla mappa.
pins_edit = Modifica
pins_delete = Elimina
pins_addNote = Aggiungi nota
pins_editNote = Modifica nota
pins_deleteNote = Elimina nota
pins_gone_title = Questa puntina è stata eliminata altrove
pins_gone_description = Ripristinarla con il tuo testo?
pins_gone_confirm = Ripristina
pins_gone_cancel = Scarta il testo
pictures_list = Immagini
pictures_add = Aggiungi immagine
pictures_limit = Fino a { $most } immagini, ognuna ridotta al massimo a { $kilobytes } kB. Puoi anche incollarle o trascinarle qui.
pictures_name = Immagine { $number } di { $total }: { $label }
pictures_elsewhere = Questa immagine è su un altro dispositivo
pictures_damaged = Questa immagine è danneggiata
pictures_close = Chiudi immagine
pictures_delete = Elimina immagine
pictures_added = Immagine aggiunta
pictures_deleted = Immagine eliminata
pictures_nowhere = Le immagini vanno su puntine e note. Apri una puntina o un luogo, poi rilascia di nuovo l’immagine.
pictures_full = Una puntina o una nota può avere { $most } immagini. Prima eliminane una.
pictures_problem_no-picture = Il browser non ha potuto leggere un’immagine in questo file. Scegline un altro.
pictures_problem_svg = Non si possono aggiungere disegni SVG. Scegli un’immagine PNG, JPEG o WebP.
pictures_problem_too-large = L’immagine è troppo grande: può avere { $most } milioni di pixel. Salvala più piccola e riprova.
pictures_problem_storage = Impossibile salvare l’immagine: lo spazio del browser è pieno o bloccato. Non è cambiato nulla.
pictures_problem_undecodable = Il browser non ha potuto leggere questa immagine ({ $kind }). Salvala come PNG o JPEG, poi aggiungi quel file.
pictures_problem_falsified = La protezione del tuo browser dal fingerprinting cambierebbe l’immagine, quindi non è stato salvato nulla. Consenti i dati canvas per questo sito, con l’icona dell’immagine nella barra degli indirizzi o con Shields in Brave. Oppure scegli un’immagine PNG, JPEG o WebP di { $kilobytes } kB al massimo.
pictures_falsified = La protezione del tuo browser dal fingerprinting cambierebbe l’immagine, quindi non è stato salvato nulla. Consenti i dati canvas per questo sito, con l’icona dell’immagine nella barra degli indirizzi o con Shields in Brave, poi riprova.
backups_pictures_size = Backup con immagini: { $megabytes } MB
backups_pictures_without = Backup senza immagini
backups_pictures_unread = Impossibile leggere le tue immagini. Il backup è stato fatto senza.
backups_pictures_tooLarge = Con le immagini il backup supererebbe { $most } MB e non si potrebbe importare. Viene fatto senza.
spot_label = Punto: { $coordinate }
spot_temporary = Questa puntina non è salvata. Sparisce quando chiudi questi dettagli.
search_clearAndBrowse = Cancella ricerca
search_loadMore = Mostra altri…
firstHint_withExample = { $amount } luoghi. Cerca “{ $example }” o premi un luogo sulla mappa per segnarlo come trovato.
firstHint_plain = { $amount } luoghi. Premi un luogo sulla mappa per segnarlo come trovato.
firstHint_kept = Salvato in questo browser.

search_id = #{ $id }
search_here = Contiene: { $names }
search_outside = Fuori da questa mappa, che va da { $from } a { $to }.
search_openLink = Apri questo link
# same
card_id = ID
undoing_action_quest = Missione modificata
quests_title = Missioni
# $done (number), $total (number)
quests_tally = { $done } di { $total } completate
quests_loading = Caricamento missioni…
quests_failed = Impossibile caricare le missioni. Controlla la connessione e riprova.
quests_sections_main = Storia principale
quests_sections_side = Missioni secondarie
quests_sections_task = Incarichi
quests_sections_activity = Attività
quests_search = Cerca missioni
quests_only_openToMe = Aperte per me
quests_only_canBeMissed = Si può perdere
quests_only_timed = A tempo limitato
quests_only_hideDone = Nascondi completate
quests_place = Inizio
quests_everywhere = Ovunque
quests_orders_story = Storia e luogo
quests_orders_distance = Prima le più vicine
quests_allTitles = Mostra tutti i titoli (spoiler)
# $part (text)
quests_part = Mostra: { $part }
quests_veiled = Una missione della storia principale
quests_states_open = Aperta
quests_states_under-way = In corso
quests_states_done = Completata
quests_states_failed = Fallita
# $title (text)
quests_state = Stato: { $title }
# $where (text)
quests_begins = Inizio: { $where }
# $place (text)
quests_beginsIn = Inizia a { $place }
# $where (text)
quests_beginsNear = Inizia nei pressi di: { $where }
quests_beginsUnknown = Non si sa dove inizia.
# $days (number)
quests_limits_days = Fallisce dopo { $days } { $days ->
     [one] giorno
    *[other] giorni
    }
quests_limits_someDays = Fallisce dopo alcuni giorni
# $time (text)
quests_limits_hour = Fatti trovare lì alle { $time }
quests_limits_noon = Fatti trovare lì a mezzogiorno
quests_limits_hours = Solo a ore fisse
quests_limits_night = Solo di notte
quests_limits_one-night = In una sola notte
quests_limits_weekly = Torna ogni settimana
quests_limits_timed = Ha un limite di tempo
# $title (text)
quests_limits_before = Solo prima di: { $title }
quests_limits_missable = Si può perdere
quests_limits_no-return = Può chiudere missioni aperte
quests_limits_closes-others = Chiude altre missioni
quests_limits_unlocks-region = Apre un’altra regione
quests_comesAfter = Viene dopo
quests_leadsTo = Porta a
quests_rulesOut = Esclude
# $amount (number)
quests_lost = { $amount ->
     [one] { $amount } missione aperta può
    *[other] { $amount } missioni aperte possono
    } finire qui
quests_nothing = Nessuna missione corrisponde a questi filtri.
quests_show = Mostra sulla mappa
quests_nearby = Missioni aperte vicine
quests_onMap = Mostra sulla mappa dove iniziano le missioni
quests_kind = Missione
quests_kindNear = Missione, da qualche parte qui vicino
quests_trip = Giro delle missioni aperte nei dintorni
quests_here = Missioni che iniziano qui
# $open (number), $done (number)
quests_hereTally = { $open } aperte, { $done } completate

treasureMaps_title = Mappa del tesoro { $number }
treasureMaps_lies = Da raccogliere sul posto
treasureMaps_sold = In vendita sul posto
treasureMaps_soldBy = Venduta da: { $seller }
treasureMaps_carried = La porta con sé un viandante
treasureMaps_show = Mostra dove si trova
treasureMaps_back = Torna al tesoro
treasureMaps_fromThere = Percorso da lì
treasureMaps_toTreasure = Percorso al tesoro
treasureMaps_sells = Vende
treasureMaps_called = mappa mappe
treasureMaps_besides = del di la tesoro tesori numero n
update_label = Aggiornamento disponibile
update_waiting = È pronta una nuova versione. La vista e i tuoi progressi restano.
update_elsewhere = La mappa è stata aggiornata in un’altra scheda. Ricarica questa quando vuoi.
update_reload = Ricarica ora
update_later = Più tardi
storage_backup = Fai un backup

## tools

live_mod = Il gioco ha bisogno di una mod che indichi dove sei.
live_help_title = Che cosa deve scrivere la mod
live_help_log = Una volta al secondo, una riga in fondo al registro del gioco:
live_help_numbers = I numeri sono, in metri del gioco: quanto sei a est, quanto a nord e a che altezza; poi la direzione in cui guardi, con la sua parte verso est e verso nord.
live_help_program = Oppure un programma su questo computer risponde a questo indirizzo:
live_help_allow = La risposta deve consentire a questa pagina di leggerla:
poster_contents_left = Nomi e luoghi da trovare
poster_preview = Anteprima
poster_print_now = Stampa
poster_print_what = Luoghi sulla carta
poster_print_parts_all = Tutti in vista
poster_print_parts_left = Da trovare
poster_print_legend = Legenda


upload_did_added = { $amount ->
     [one] { $amount } nuovo luogo
    *[other] { $amount } nuovi luoghi
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } nuovo luogo
    *[other] { $amount } nuovi luoghi
    } (fuori da questa mappa: { $off }, tenuti per il prossimo backup)
upload_did_known = { $amount ->
     [one] { $amount } già presente
    *[other] { $amount } già presenti
    }
upload_did_skipped = { $amount ->
     [one] { $amount } voce saltata (ID non valido)
    *[other] { $amount } voci saltate (ID non validi)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } voce saltata (ID non valido: { $why })
    *[other] { $amount } voci saltate (ID non validi: { $why })
    }
upload_did_unknown = { $amount ->
     [one] { $amount } luogo sconosciuto
    *[other] { $amount } luoghi sconosciuti
    } ({ $why })
upload_forReason = { $reason }: { $amount }
upload_nothingNew = Niente di nuovo: { $did }
upload_nothingNewEmpty = Niente di nuovo: il file è vuoto
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Lettura del file
upload_merging = Unione del file
upload_cancelReading = Annulla
upload_endings = { $before } o { $last }
upload_problem_extension = Il nome del file deve finire in { $endings }. Scegli un backup fatto con il pulsante Backup, o il file di un’altra mappa.
upload_problem_too-large = Il file è di { $megabytes } MB e se ne possono leggere al massimo { $most } MB. Scegli un backup fatto con il pulsante Backup.
upload_problem_unreadable = Il browser non è riuscito a leggere il file. Spostalo in un’altra cartella e riprova.
upload_problem_empty = Il file è vuoto. Scegli un backup fatto con il pulsante Backup.
upload_problem_encoding = Il file non è in UTF-8 né in UTF-16. Salvalo come UTF-8 o scegli un’altra copia.
upload_problem_too-deep = Il file ha più di 100 livelli annidati. Scegli un backup fatto con il pulsante Backup.
upload_problem_too-many = Il file contiene più di 100.000 voci o campi, o campi con più di 10.000 nomi. Scegli un backup fatto con il pulsante Backup.
upload_problem_too-many-marks = Il file contiene più di 10.000 luoghi, più di qualsiasi mappa. Scegli un backup fatto con il pulsante Backup.
upload_problem_hostile = Il file contiene un campo non sicuro ({ $name }). Scegli un backup fatto con il pulsante Backup.
upload_problem_newer-version = Questo backup viene da una versione più nuova della mappa. Ricarica la pagina per aggiornare, poi importalo di nuovo.
upload_problem_not-csv = Il file non è una tabella di luoghi. La prima riga deve contenere le colonne x, y e name.
upload_problem_not-xml = Il file è danneggiato o non è né KML né GPX. Esportalo di nuovo e importa la nuova copia.
upload_problem_too-many-columns = La tabella ha più di 100 colonne. Tieni x, y, name e note, poi importala di nuovo.
upload_problem_too-many-pins = Il file contiene più di 10.000 puntine, il limite di un backup. Rimuovine alcune, poi importalo di nuovo.
upload_problem_no-world = I luoghi di questa mappa non sono caricati, quindi il file non è stato controllato. Ricarica la pagina e importa di nuovo il file.
upload_problem_nothing-known = Il file è vuoto, o niente di ciò che contiene è su questa mappa. Non è cambiato nulla.
upload_problem_unknown = Niente nel file è su questa mappa: { $unknown }. Non è cambiato nulla.
upload_problem_no-bounds = La mappa del wiki non dice dove sono i suoi luoghi: «{ $field }» manca o non è leggibile. Copia l’intera mappa dal wiki e importala di nuovo.
upload_problem_other-numbers = Il file usa coordinate «{ $system }», non quelle di questa mappa. Salvalo con x verso est e y verso nord, come nei dettagli dei luoghi, e importalo di nuovo.
upload_problem_degrees = Tutti i numeri del file sono inferiori a 180: sembrano latitudine e longitudine. Salvalo con x verso est e y verso nord, come nei dettagli dei luoghi, e importalo di nuovo.
upload_problem_schema = Il file non è un elenco di luoghi trovati: { $wrong }.
upload_problem_schemaField = Il file non è un elenco di luoghi trovati: { $field }: { $wrong }.
pins_did_added = { $amount ->
     [one] { $amount } nuova puntina
    *[other] { $amount } nuove puntine
    }
pins_did_changed = { $amount ->
     [one] { $amount } puntina cambiata
    *[other] { $amount } puntine cambiate
    }
pins_did_deleted = { $amount ->
     [one] { $amount } puntina eliminata
    *[other] { $amount } puntine eliminate
    }
pins_did_alreadyKnown = { $amount ->
     [one] { $amount } puntina già presente
    *[other] { $amount } puntine già presenti
    }
pins_did_stayDeleted = { $amount ->
     [one] { $amount } puntina eliminata qui nel frattempo, non ripristinata
    *[other] { $amount } puntine eliminate qui nel frattempo, non ripristinate
    }
pins_did_skipped = { $amount ->
     [one] { $amount } puntina saltata (danneggiata)
    *[other] { $amount } puntine saltate (danneggiate)
    }
pins_did_outside = { $amount ->
     [one] { $amount } puntina fuori da questa mappa, saltata
    *[other] { $amount } puntine fuori da questa mappa, saltate
    }
upload_misfit_missing = manca
upload_misfit_expected = atteso: { $expected }
upload_misfit_received = atteso: { $expected }, ricevuto: { $received }
upload_misfit_kinds_marker-id = ID di luogo
upload_misfit_kinds_version-number = numero di versione
upload_importQuestion_description = Questo file viene da un’altra mappa. Non è ancora stato unito nulla.
upload_importQuestion_sources_newer-fan-map = elenco della mappa dei fan più recente
upload_importQuestion_sources_older-fan-map = backup della mappa dei fan più vecchia
upload_importQuestion_sources_tracker = elenco dello script di tracciamento
upload_importQuestion_sources_datamaps = mappa di un wiki (DataMaps)
upload_importQuestion_sources_fandom = mappa di un wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabella
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Corrispondenze
upload_importQuestion_noneMatched = Nessun luogo
upload_importQuestion_amountMatched = { $amount ->
     [one] { $amount } luogo
    *[other] { $amount } luoghi
    }: { $added ->
     [one] { $added } nuovo
    *[other] { $added } nuovi
    }, { $known ->
     [one] { $known } già presente
    *[other] { $known } già presenti
    }
upload_importQuestion_pins = Aggiunti come puntine
upload_importQuestion_unknown = Sconosciuti, saltati
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Unire questo file?
upload_question_descriptions_doubt = Forse non è un backup di questa mappa. Non è ancora stato unito nulla.
upload_question_descriptions_conflict = È in conflitto con tue puntine o note. Non è ancora stato unito nulla.
upload_question_descriptions_other-page = È il backup scelto sulla pagina di un altro mondo. Non è ancora stato unito nulla.
upload_question_confirm = Unisci
upload_question_cancel = Annulla
# same
upload_question_file = File
upload_question_readAs = Formato
# same
upload_question_sources_backup = backup
upload_question_sources_list = elenco di ID di luoghi
upload_question_playthrough = Partita
upload_question_fileMap = Fatto per
upload_question_noName = una mappa senza nome
upload_question_thisMap = Questa mappa
upload_question_otherMapHint = Qui i suoi ID potrebbero indicare altri luoghi.
upload_question_leftOut = Saltato
upload_question_leftOutHint = Il file contiene altro oltre a luoghi trovati e puntine. Solo questi vengono uniti.
upload_question_moreFields = e { $amount ->
     [one] { $amount } altro
    *[other] altri { $amount }
    }
upload_question_result = Risultato
upload_unknownReasons_no-such-place = nessun luogo simile entro 1 m
upload_unknownReasons_unknown-kind = tipo sconosciuto
upload_unknownReasons_outside = fuori da questa mappa
upload_unknownReasons_other-numbers = non nelle coordinate di questa mappa
upload_unknownReasons_unreadable = coordinate illeggibili
upload_notJson_web-page = Il file è una pagina web, non un backup. Scegli un backup fatto con il pulsante Backup.
upload_notJson_picture = Il file è un’immagine, non un backup. Scegli un backup fatto con il pulsante Backup.
upload_notJson_archive = Il file è un archivio o un foglio di calcolo. Estrailo o salvalo come CSV, poi importa quello.
upload_notJson_cut-off = Il JSON è incompleto. Scegli un’altra copia del file.
upload_notJson_damaged = Il JSON non è valido. Scegli un’altra copia del file.
upload_notJson_other = Il file non è JSON. Scegli un backup fatto con il pulsante Backup.
upload_skipWords_negative = negativi
upload_skipWords_fractional = non interi
upload_skipWords_text = testo
upload_skipWords_too-large = troppo grandi
upload_skipWords_other = altro
transfer_send = Invia a un dispositivo
transfer_close = Chiudi
transfer_preparing = Creazione del link…
transfer_nothing = Ancora niente da inviare. Prima trova un luogo o aggiungi una puntina.
transfer_holds = Il codice e il link contengono: { $what }. Inquadra il codice con la fotocamera dell’altro dispositivo, o apri lì il link. Prima di aggiungere qualcosa ti verrà chiesta conferma, e non viene tolto nulla.
transfer_linkHolds = Il link contiene: { $what }. Aprilo sull’altro dispositivo: prima di aggiungere qualcosa ti verrà chiesta conferma, e non viene tolto nulla.
transfer_private = Nulla viene inviato a un server: i dati sono nel codice e nel link stessi.
transfer_code = Codice QR del link
transfer_tooMuchForCode = Troppi dati per un codice QR. Invia il link o usa un file di backup.
transfer_tooMuchForLink = Troppi dati per un link. Importa invece un file di backup sull’altro dispositivo.
transfer_copy = Copia link
transfer_copied = Link copiato
transfer_copyRefused = Il browser ha bloccato la copia. Copia da qui:
transfer_share = Condividi link
transfer_shareTitle = I miei progressi sulla mappa
# same
transfer_backup = Backup
transfer_question_title = Aggiungere ai tuoi progressi?
transfer_question_description = Viene da un link. Non è ancora stato aggiunto nulla.
transfer_question_confirm = Unisci
transfer_question_cancel = Annulla
transfer_marks = Luoghi trovati
transfer_pins = Puntine
transfer_figures = Nuovi: { $added }, già presenti: { $known }
transfer_figuresOff = Nuovi: { $added } (fuori da questa mappa: { $off }), già presenti: { $known }
transfer_added = Aggiunto da un link
transfer_knownTitle = Niente di nuovo in questo link
transfer_known = Hai già tutto ciò che è in questo link.
transfer_empty = Questo link non contiene né luoghi trovati né puntine.
transfer_problemTitle = Impossibile leggere questo link
transfer_problem_damaged = Il link dell’altro dispositivo è incompleto o danneggiato. Non è stato aggiunto nulla. Copia di nuovo il link per intero o inquadra di nuovo il codice.
transfer_problem_newer-version = Il link viene da una versione più nuova di questa mappa. Non è stato aggiunto nulla. Ricarica la pagina per aggiornare, poi apri di nuovo il link.
transfer_problem_other-map = Il link è per la mappa di un altro gioco. Non è stato aggiunto nulla.
transfer_problem_old-browser = Questo browser è troppo vecchio per leggere il link. Non è stato aggiunto nulla. Aggiornalo o usa un file di backup.
transfer_problem_too-many-marks = Il link contiene più di 10.000 luoghi, più di qualsiasi mappa. Non è stato aggiunto nulla. Crea un nuovo link sull’altro dispositivo.
otherWorld_file_title = Questo è un backup di { $world }
otherWorld_file_text = Appartiene a un altro mondo. Qui non è cambiato nulla. Apri quel mondo: prima di unire qualcosa ti verrà chiesta conferma.
otherWorld_file_open = Apri { $world } e unisci
otherWorld_file_notCarried = Questo browser non può trasferire il file. Apri { $world } e importalo lì.
otherWorld_file_cancel = Annulla
otherWorld_link_title = Questo link è per { $world }
otherWorld_link_text = Appartiene a un altro mondo. Qui non è stato aggiunto nulla. Apri quel mondo: prima di aggiungere qualcosa ti verrà chiesta conferma.
otherWorld_open = Apri { $world }
otherWorld_close = Chiudi
otherWorld_lost_title = File perso lungo il percorso
otherWorld_lost_text = Il browser non ha conservato il file, quindi non è stato unito nulla. Importalo qui, nelle Impostazioni.

live_title = Posizione in diretta
live_close = Chiudi
live_intro = Mostra la tua posizione e la tua traccia nel gioco. Nulla lascia questo computer.
live_file = File di log del gioco
live_fileHint = Sceglilo una volta e la mappa legge le nuove righe man mano.
live_fileOnce = Questo browser legge il file una sola volta. Per seguire in diretta usa il programma, oppure Chrome, Edge o Opera su un computer.
live_choose = Scegli il log…
live_program = Programma su questo computer
live_programHint = La mappa lo interroga ogni secondo su { $address }.
live_ask = Connetti
live_askAgain = Riprova
live_stop = Smetti di seguire
live_place = Sei in { $coordinate }.
live_waiting_file = In attesa della tua posizione nel log…
live_waiting_program = Il programma risponde, ma non ha ancora una posizione.
live_silent = Nessuna novità dal gioco da un po’. È in pausa o chiuso?
live_once = Questa è l’ultima posizione del log scelto.
live_problems_noAnswer = Nessuna risposta da { $address }. Il programma è attivo e permette a questa pagina di connettersi?
live_problems_badAnswer = La risposta di { $address } non contiene una posizione. Forse un altro programma usa quell’indirizzo.
live_problems_noLines = Nessuna riga [LIVEMAP] alla fine di { $name }. È il log di questo gioco, e la mod è attiva?
live_problems_badLines = Impossibile leggere le righe [LIVEMAP] di { $name }: ognuna deve avere cinque numeri.
live_problems_unreadable = { $name } non è più leggibile. Sceglilo di nuovo.
live_problems_outside = Sei fuori da questa mappa. Sei in un’altra regione o in un altro gioco?
live_problems_elsewhere = Sei su un’altra mappa: { $title }.
live_problems_unmapped = Sei in una parte del gioco che qui non ha una mappa.
live_goThere = Vai lì
live_refused = Questo browser non ha permesso di scegliere un file.
live_centre = Tienimi al centro
live_clear = Cancella traccia
live_exportTrail = Esporta traccia (GPX)
live_trail = Traccia
live_visits = Segna come visitati i luoghi entro 15 m
live_finds = Segna come trovati i luoghi entro 15 m
live_alert = Suono vicino a luoghi non trovati
live_near = Nelle vicinanze: { $label }
live_awake = Tieni acceso lo schermo mentre segue
live_awakeLacking = Questo browser non può tenere acceso lo schermo.
live_awakeRefused = In questo momento il browser non tiene acceso lo schermo, forse per risparmiare batteria.
live_you = Sei qui
live_small = Apri finestrella
live_smallClose = Chiudi finestrella
live_smallHint = La mappa in una piccola finestra che resta sopra il gioco.
live_smallLacking = Questo browser non può tenere una finestra in primo piano: Chrome o Edge su un computer sì.
live_updateWaits = L’aggiornamento aspetta che tu chiuda la finestrella.
live_smallRefused = Il browser non ha aperto la finestrella.
live_address = Indirizzo del programma
live_addressWrong = Inserisci un indirizzo della tua rete, come http://192.168.1.20:8765.
live_problems_forbidden = Le regole di sicurezza di questo sito non permettono alla mappa di interrogare { $address }. Chi gestisce il sito deve aggiungere quell’indirizzo.
live_problems_mixed = Una pagina caricata con https non può interrogare { $address } con http. Usa https lì, oppure un programma su questo computer.
live_aloud = Annuncia la prossima svolta
live_voiceLacking = Questo browser non ha una voce in italiano.
live_voiceUnable = Questo browser non può parlare.
live_offRoute = Fuori dal percorso
live_leadOn = Percorso da qui

# same
poster_title = Poster
poster_close = Chiudi
poster_intro = Un’immagine della mappa, da stampare a 300 dpi o come sfondo. Viene disegnata nel tuo browser.
poster_size = Dimensioni
poster_wallpaper = Sfondo
poster_width = Larghezza in pixel
poster_height = Altezza in pixel
poster_turned = Orientamento
poster_portrait = Verticale
poster_landscape = Orizzontale
poster_content = Mostra
poster_contents_nothing = Solo mappa
poster_contents_names = Nomi
poster_contents_shown = Nomi e luoghi mostrati
poster_contents_found = Nomi e luoghi trovati
poster_contents_all = Nomi e tutti i luoghi
poster_contents_route = Nomi e percorso
# same
poster_part = Area
poster_whole = Tutto il mondo
poster_view = Vista attuale
poster_outOfBounds = Ogni lato deve avere da { $least } a { $most } pixel.
poster_drawn = { $percent } % disegnato
poster_stop = Interrompi
poster_make = Salva poster
poster_notices_saved = Poster salvato
poster_notices_stopped = Interrotto. Poster non salvato.
poster_notices_failed = Impossibile creare il poster. Prova dimensioni minori.
poster_notices_notLoaded = Impossibile creare il poster. Controlla la connessione.
poster_lacking = Questo browser non può creare poster. Provane uno più recente.
poster_print_title = Stampa
poster_print_ready = Pronto per la stampa nella finestra del browser.
poster_print_again = Stampa di nuovo
poster_print_failed = Impossibile disegnare la mappa. Viene stampato solo l’elenco.
poster_print_refused = Questo browser non può stampare da qui. Usa il suo menu o apri la pagina in un altro browser.
poster_print_lacking = Questo browser non può disegnare la mappa. Viene stampato solo l’elenco.
poster_print_falsified = La protezione del tuo browser dal fingerprinting cambierebbe la mappa. Viene stampato solo l’elenco. Per stampare la mappa, consenti i dati canvas per questo sito, con l’icona dell’immagine nella barra degli indirizzi o con Shields in Brave.
poster_print_places = { $count ->
     [one] { $count } luogo in questa vista
    *[other] { $count } luoghi in questa vista
    }
# $amount (number)
upload_did_quests = missioni: { $amount }
upload_did_sets = gruppi di filtri: { $amount }
upload_did_setsLeft = gruppi di filtri senza posto: { $amount }
upload_did_pictures = immagini: { $amount }
upload_did_picturesLeft = immagini senza posto: { $amount }
upload_did_picturesBroken = immagini danneggiate saltate: { $amount }
transfer_noPictures = Le immagini di puntine e note restano qui. Un backup le porta con sé.
transfer_quests = Missioni
copyFile_title = Tieni una copia in un file
copyFile_hint = Scegli un file in una cartella che il tuo cloud sincronizza. I tuoi progressi vengono scritti lì, e ciò che scrivono gli altri tuoi dispositivi viene unito.
copyFile_unsupported = Questo browser non può tenere aggiornato un file. Scarica i tuoi progressi con «Backup» e uniscili su un altro dispositivo con «Importa».
copyFile_begin = Nuovo file…
copyFile_choose = File esistente…
copyFile_stop = Interrompi la copia
copyFile_allow = Consenti
copyFile_anew = Riscrivi
copyFile_begun = Copia in { $name }
copyFile_kept = Copia in { $name }, scritta: { $date }
copyFile_problems_ask = Il browser chiede prima di lasciare che la mappa usi { $name }. Scegli «Consenti» per continuare.
copyFile_problems_refused = Il browser non lascia che la mappa usi { $name }. Cambia questa scelta accanto all’indirizzo della pagina o scegli un altro file.
copyFile_problems_away = { $name } non è nella sua cartella. Rimettilo al suo posto o scegli un altro file.
copyFile_problems_locked = Impossibile leggere o scrivere { $name }. Chiudi gli altri programmi che lo usano e riprova.
copyFile_problems_full = Non c’è spazio per scrivere { $name }. Libera spazio e riprova.
copyFile_problems_damaged = { $name } è incompleto ed è rimasto com’era. I tuoi progressi qui sono al sicuro. Aspetta che il cloud abbia finito e riprova.
copyFile_problems_foreign = { $name } non è un backup di questa mappa ed è rimasto com’era. Scegli un altro file.
copyFile_problems_other-world = { $name } è di un altro mondo ed è rimasto com’era. Scegli un altro file.
copyFile_problems_newer = { $name } viene da una versione più nuova di questa mappa ed è rimasto com’era. Ricarica la pagina per aggiornare.
copyFile_problems_taken = { $name } contiene la copia di un’altra partita. Scegli un altro file.

## manifest

manifest_description = Trova, filtra e segna { $summary }, online o offline.
manifest_page = Trova, filtra e segna { $summary } su una mappa disegnata dal tuo browser. Niente accesso, niente tracciamento, e i tuoi progressi sono al sicuro.
manifest_notStarted = La mappa non è partita. Servono JavaScript e Chrome o Edge 109, Firefox 115, Safari 16.4 o versioni più recenti. Ricarica la pagina o aprila in un browser più recente.
manifest_needsScript = La mappa ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.
manifest_needsServer = La mappa non funziona da un file: serve un server web. Nella cartella del progetto esegui npm start e apri l’indirizzo indicato.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Condizioni d’uso
terms_updated = 21 novembre 2026
terms_intro = Itinerarium è una mappa gratuita per chi gioca a { $game }. Queste condizioni dicono che cosa puoi aspettarti da essa e che cosa essa si aspetta da te. «Noi» indica chi gestisce la copia di Itinerarium che stai guardando.
terms_agreement_heading = Accettazione delle condizioni
terms_agreement_p1 = Usando Itinerarium accetti queste condizioni. Se non sei d’accordo, ti preghiamo di non usarlo. Non ti serve un account, e non sottoscrivi alcun abbonamento né alcun acquisto.
terms_agreement_p2 = Puoi usare la mappa per tutto ciò che la legge e queste condizioni permettono: per conto tuo, in diretta, in guide e video, o come pagina a cui rimandare con un link. Il codice del programma è pubblicato con licenza MIT, e chiunque può gestirne una copia secondo quella licenza; le parti fatte da altri, come i simboli e i caratteri, mantengono le proprie licenze, indicate nei crediti del progetto.
terms_prohibited_heading = Usi vietati
terms_prohibited_p1 = Ti preghiamo di lasciare la mappa utilizzabile per tutti. Non puoi:
terms_prohibited_item1 = usarla in un modo che violi la legge o i diritti altrui;
terms_prohibited_item2 = tentare di introdurti nei server che la forniscono, sovraccaricarli o disturbarli, né automatizzare le richieste al punto che altri se ne accorgano;
terms_prohibited_item3 = modificarla per diffondere malware o per ingannare chi la usa;
terms_prohibited_item4 = presentarla, o presentarne una copia, come un prodotto ufficiale dello studio o dell’editore del gioco;
terms_prohibited_item5 = togliere le indicazioni di autore e di licenza dal codice, dai simboli o dai caratteri che copi.
terms_moderation_heading = Moderazione dei contenuti
terms_moderation_p1 = Chi visita questo sito non può pubblicarvi nulla: non ci sono commenti né profili, e nulla viene caricato su un server. Un file di luoghi trovati che scegli con «Importa» viene letto dal tuo browser e non va oltre: non c’è quindi nulla di tuo che noi possiamo esaminare, conservare o rimuovere.
terms_moderation_p2 = I luoghi della mappa sono curati a mano. Le correzioni arrivano attraverso il codice sorgente pubblico del progetto, dove ogni proposta viene controllata prima di essere accettata. Possiamo correggere, riscrivere o togliere un luogo in qualsiasi momento, in particolare se è sbagliato, offensivo o viola i diritti di qualcuno. Se ritieni che qualcosa di ciò che si vede qui violi i tuoi, dillo a chi gestisce questa copia o al progetto, indicando che cosa è e dove si trova: verrà esaminato senza indugio.
terms_liability_heading = Limitazione di responsabilità
terms_liability_p1 = La mappa è fatta con cura, ma è offerta così com’è e secondo disponibilità, senza alcuna garanzia. Posizioni, nomi e descrizioni possono essere sbagliati o superati, per esempio dopo una modifica del gioco, e la mappa può essere lenta, interrompersi o un giorno sparire.
terms_liability_p2 = Nei limiti consentiti dalla legge, non rispondiamo dei danni derivanti dall’uso della mappa o dall’impossibilità di usarla, compresa la perdita di progressi sulla mappa o nel gioco, o di tempo. I tuoi progressi sulla mappa sono nel tuo browser, e i browser possono perdere ciò che conservano: un backup ogni tanto è la via sicura.
terms_liability_p3 = Nulla di quanto detto qui limita una responsabilità che la legge non consente di limitare, come quella per dolo o colpa grave o per danni alla vita, all’integrità fisica o alla salute, né i diritti che hai come consumatore nel luogo in cui vivi.
terms_affiliation_heading = Nessuna affiliazione
terms_affiliation_p1 = Itinerarium è fatto da giocatori per giocatori. Non è approvato né sponsorizzato da { $studio } o dal suo editore, e non è affiliato a loro. { $game } e i nomi che ne fanno parte sono marchi dei rispettivi proprietari e sono usati qui solo per dire di quale gioco tratta la mappa.
terms_affiliation_p2 = Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco fa parte di questa mappa. I link che portano altrove sono offerti per comodità; di ciò che si trova là risponde chi gestisce quelle pagine.
terms_changes_heading = Modifiche
terms_changes_p1 = Queste condizioni possono cambiare quando cambia la mappa. La data in alto dice quando sono cambiate l’ultima volta, e la cronologia pubblica del progetto mostra che cosa è cambiato. Vale la versione che si trova in questa pagina; usando la mappa dopo una modifica, la accetti.
terms_changes_p2 = Se una di queste condizioni risultasse non valida, le altre restano come sono.

privacy_title = Privacy
privacy_updated = 28 novembre 2026
privacy_intro = In breve: non c’è nessun accesso da fare, i tuoi luoghi trovati, le puntine e le impostazioni restano nel tuo browser, e in Itinerarium non sono integrate né statistiche di visita né pubblicità. Segue la versione più lunga. «Il gestore» indica chi gestisce la copia di Itinerarium che stai guardando.
privacy_known_heading = Che cosa sappiamo di te
privacy_known_p1 = Nulla. Non ci sono account, moduli né cookie. Ciò che cerchi e i luoghi che trovi vengono elaborati nel tuo browser e non vengono mai inviati da nessuna parte.
privacy_known_p2 = Per mostrarti la pagina, il tuo browser deve chiedere i suoi file al server del gestore. Come per ogni sito web, quel server vede la richiesta: il tuo indirizzo IP, l’ora, il file e ciò che il tuo browser dice di sé. I server spesso conservano queste richieste per un breve periodo in un registro, per motivi di sicurezza; per quanto tempo dipende dal gestore o dalla società di hosting. In quelle richieste non c’è nulla sui tuoi progressi. L’indirizzo della mappa dice che cosa c’è sullo schermo (il luogo che hai aperto, dov’è la mappa, una puntina, quali tipi sono mostrati), quindi il server lo vede quando carichi di nuovo la pagina o apri un link. Un link fatto con «Condividi» contiene un luogo o un punto. Nessuna delle due cose dice qualcosa di te.
privacy_known_p3 = Se fai seguire il gioco alla mappa, questa legge il file di log che scegli oppure interroga un programma: sul tuo computer, su localhost:8765, o dove tu o chi gestisce questo sito avete indicato. Dove sei nel gioco non viene né inviato né conservato, e viene dimenticato quando chiudi la pagina. Se intanto passi alla mappa di un’altra regione, il browser ricorda quale file o programma era finché quella mappa non si apre.
privacy_known_p4 = Una pagina di un altro sito che mostra la mappa in un riquadro può chiedere di sapere quali luoghi apri in quel riquadro e quali vi segni come trovati o non trovati. Non viene a sapere nulla di ciò che hai trovato altrove. Che cosa ne fa quel sito dipende da quel sito.
privacy_storage_heading = Preferenze nell’archiviazione locale
privacy_storage_p1 = Perché la mappa sia la stessa quando torni, il tuo browser conserva per questo sito un piccolo database (IndexedDB) e alcune voci nella sua archiviazione locale. Solo questo sito può leggerle, e restano finché non le elimini:
privacy_storage_item1 = filters-store: quali tipi di luogo mostri o nascondi. filter-sets-store: i gruppi di filtri che hai tenuto, con i loro nomi.
privacy_storage_item2 = Il database { $database }: gli ID dei luoghi che hai segnato come trovati o non trovati, quante volte e in che giorno li hai trovati, le tue puntine e le tue note sui luoghi con i loro testi, le tue ultime 50 modifiche, ciascuna con la sua ora e un nome casuale della scheda del browser in cui l’hai fatta, e fino a cinque versioni precedenti, così che tu possa annullare le modifiche.
privacy_storage_item3 = progress-store: una seconda copia degli ID trovati e dei loro giorni. I browser che non offrono un database tengono invece le modifiche e le versioni precedenti in progress-history.
privacy_storage_item4 = pins-store: una seconda copia delle tue puntine e note: dove sono, che cosa hai scritto, la loro icona e il loro colore. Di una eliminata resta solo l’ID, perché rimanga eliminata.
privacy_storage_item5 = keeping-store: quanti dei tuoi luoghi trovati e quante modifiche alle puntine c’erano nel tuo ultimo backup, se ce n’è stato uno, e se è stato chiesto al browser di conservare questi dati. copy-file, e un database il cui nome finisce in .copy-file: il nome del file in cui tieni una copia e il riferimento del browser a quel file, finché non interrompi la copia.
privacy_storage_item6 = playthroughs-store, e una seconda copia nel database il cui nome finisce in .playthroughs: i nomi delle tue partite e quale hai scelto per ultima, se ne hai creata una seconda. Ciò che viene conservato per quella porta gli stessi nomi di cui sopra, con il nome del mondo e otto cifre o lettere dopo un punto. last-world: quale mondo hai guardato per ultimo, se ce ne sono diversi; i nomi degli altri mondi, tranne il primo, terminano con il loro.
privacy_storage_item7 = settings-store: la dimensione degli indicatori, lo stile della mappa, la lingua se l’hai scelta, se il pannello, i nomi e l’avvertenza sono aperti o visibili, se i tasti singoli fanno qualcosa, se le notifiche restano finché non le chiudi, quali categorie sono compresse, se vengono conservati tutti i mondi, dove passano i percorsi, se usano il viaggio rapido e fino a che distanza vengono elencati i luoghi, e, per seguire il gioco, se i luoghi vicino a cui passi contano come visitati, se lo schermo resta acceso, se le svolte vengono annunciate, e l’indirizzo del programma se ne indichi uno.
privacy_storage_item8 = last-position: in quale punto della mappa eri l’ultima volta e con quale ingrandimento. last-land e un’immagine nella cache del browser: l’aspetto del territorio in quel punto, per mostrarlo subito la prossima volta.
privacy_storage_item9 = seen-places: fino a quale luogo hai saputo dei luoghi aggiunti alla mappa, una volta trovato il primo.
privacy_storage_item10 = Il database il cui nome finisce in .pictures: le immagini che hai messo su puntine e note, ridotte e senza ciò che una fotocamera annota accanto, come il luogo in cui si trovava. Sono nei backup, se vuoi, e in nessun link. Un’immagine a cui nulla rimanda più viene eliminata dopo 30 giorni.
privacy_offline_heading = File conservati per l’uso senza connessione
privacy_offline_p1 = Perché la mappa funzioni anche senza connessione, il tuo browser conserva una copia dei file del sito con l’aiuto di un service worker: le pagine e gli script, poco più di un megabyte, e le immagini e i dati di ogni mondo che hai aperto, o di tutti i mondi se lo scegli nelle Impostazioni. Annota quali sono quei mondi. I file sono uguali per tutti e non dicono nulla di te. Le Impostazioni dicono se la copia è completa. Ogni tanto il tuo browser chiede al server del gestore se c’è una versione più nuova; è una richiesta come un’altra.
privacy_offline_p2 = Quando la pagina si ricarica da sola, per esempio per passare a una versione più nuova, annota nella scheda del browser quali luogo, percorso, linea misurata e sezione del pannello erano aperti, quali luoghi avevi visitato e che cosa avevi scritto nella casella di ricerca; al ritorno legge l’annotazione e la elimina. Ogni volta che lasci o ricarichi la pagina, annota allo stesso modo il nome casuale della scheda e se la mappa mostrava la tua vista o quella di un link.
privacy_deleting_heading = Leggere ed eliminare ciò che è conservato
privacy_deleting_p1 = Se una di queste voci dovesse danneggiarsi, non viene buttata ma messa da parte con il suo nome seguito da «.unreadable» e da un numero, perché forse i tuoi progressi si possono ancora recuperare. I luoghi che hai solo visitato vengono ricordati finché non chiudi o ricarichi la pagina, e non vengono conservati più a lungo di quanto la pagina impieghi a ricaricarsi da sola.
privacy_deleting_p2 = «Backup» nelle Impostazioni ti dà i tuoi luoghi trovati, le puntine e le note in un file sul tuo dispositivo, ed «Esporta puntine» le sole puntine e note. Anche un file che scegli con «Importa» viene letto sul tuo dispositivo.
privacy_deleting_p3 = «Invia a un dispositivo» mette i tuoi luoghi trovati, le puntine e le note in un link e in un codice. Stanno dopo il # dell’indirizzo, che i browser non inviano mai a un server. Chi ha il link può leggerli: dallo quindi solo ai tuoi dispositivi o a persone che possono conoscerli.
privacy_deleting_p4 = «Azzera» nelle Impostazioni svuota l’elenco dei luoghi trovati; si può annullare, perciò gli ID tolti restano tra le versioni precedenti finché cinque più recenti non ne prendono il posto. I testi delle puntine e delle note che hai modificato o eliminato restano allo stesso modo, lì e tra le tue ultime 50 modifiche. Per togliere subito ogni traccia, compresi i file conservati, elimina i dati di questo sito nel tuo browser: di solito si trovano in «Cookie e dati dei siti» nelle impostazioni del browser, o dietro l’icona accanto all’indirizzo. La mappa funziona anche senza e ricomincia da capo.
privacy_analytics_heading = Statistiche anonime di visita
privacy_analytics_p1 = Non ce ne sono di integrate: le visite alle pagine non vengono contate, e nessuno script, nessuna immagine e nessun carattere viene caricato da server altrui.
privacy_analytics_p2 = Un gestore che aggiunga statistiche di visita a una copia di Itinerarium deve dirlo in questo punto, indicare il servizio, che cosa registra, perché e per quanto tempo, e chiederti il permesso prima che per esso venga registrato o conservato qualcosa. Anche se dici di no, o non rispondi, la mappa deve restare del tutto utilizzabile.
privacy_advertising_heading = Consenso alla pubblicità
privacy_advertising_p1 = Non c’è pubblicità, e non ci sono partner pubblicitari a cui acconsentire.
privacy_advertising_p2 = Un gestore che aggiunga pubblicità deve indicare qui i fornitori e chiederti il consenso prima che ne venga caricato uno. In quel caso nelle Impostazioni compare il pulsante «Modifica il consenso», dove puoi vedere la tua scelta e cambiarla o revocarla in qualsiasi momento, con la stessa facilità con cui l’hai espressa. Finché qui nulla richiede un consenso, quel pulsante non c’è.
privacy_rights_heading = Diritti sui dati
privacy_rights_p1 = Leggi come il Regolamento generale sulla protezione dei dati ti danno diritti sui dati che ti riguardano. Ciò che la mappa conserva è nelle tue mani, quindi puoi esercitarne la maggior parte da te e subito:
privacy_rights_item1 = Accesso e portabilità: «Backup» ti dà una copia in un formato semplice che altri programmi possono leggere.
privacy_rights_item2 = Rettifica: segna un luogo come trovato o non trovato, o cambia un’impostazione.
privacy_rights_item3 = Cancellazione: «Azzera» nelle Impostazioni, o elimina i dati di questo sito nel tuo browser.
privacy_rights_item4 = Opposizione e revoca del consenso: non c’è nulla a cui opporsi finché non vengono aggiunte statistiche di visita né pubblicità; dove ci sono, il posto è «Modifica il consenso» nelle Impostazioni.
privacy_questions_heading = Domande e modifiche
privacy_questions_p1 = Per ciò a cui solo il gestore può rispondere, come i registri del server o i servizi che ha aggiunto, rivolgiti al gestore: è responsabile della propria copia. Puoi anche presentare reclamo all’autorità per la protezione dei dati del luogo in cui vivi.
privacy_questions_p2 = Quando cambia ciò che la mappa conserva, questa pagina cambia con essa, e la data in alto dice quando.

credits_title = Crediti
credits_updated = 29 novembre 2026
credits_intro = Itinerarium poggia sul lavoro di molti. Qui si dice da dove vengono i suoi dati, i suoi simboli e i suoi caratteri, e con quali licenze sono usati.
credits_facts_heading = I dati
credits_facts_plain = Dove si trovano le cose nel mondo del gioco è un semplice dato di fatto. Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco o di un altro sito è stato ripreso.
credits_facts_surveyed = Dove si trovano le cose nel mondo del gioco è un semplice dato di fatto. { $survey } Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco o di un altro sito è stato ripreso.
credits_facts_other = { $title }, di { $game }: { $survey }
credits_facts_made = I disegni, la mappa e i testi di questo sito sono stati fatti per Itinerarium.
credits_glyphs_heading = Simboli
credits_glyphs_all = Dalla raccolta di game-icons.net vengono simboli dei luoghi ({ $count }) e sette delle icone delle puntine. Ne sono autori Lorc, Delapouite, Caro Asercion e altri collaboratori, e sono usati con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I loro contorni sono stati ridimensionati, centrati e in parte adattati. Gli altri simboli sono stati disegnati per Itinerarium.
credits_glyphs_signs = Dalla raccolta di game-icons.net vengono sette delle icone delle puntine. Ne sono autori Lorc, Delapouite, Caro Asercion e altri collaboratori, e sono usati con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I loro contorni sono stati ridimensionati, centrati e in parte adattati. Gli altri simboli sono stati disegnati per Itinerarium.
credits_glyphs_other = { $title }, di { $game }: simboli dei luoghi presi dalla stessa raccolta: { $count }.
credits_typefaces_heading = Caratteri
credits_typefaces_p1 = Alegreya Sans e Alegreya SC, di Juan Pablo del Peral per Huerta Tipográfica, usati con la SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = La pagina è realizzata con React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox e Tailwind CSS, ciascuno con la propria licenza aperta. Il codice di Itinerarium è pubblicato con licenza MIT.
credits_software_texts = Tutti i pacchetti, le loro versioni e i testi completi delle licenze
credits_affiliation_heading = Nessuna affiliazione
credits_affiliation_p1 = Itinerarium è fatto da giocatori per giocatori. Non è approvato da { $studio }, dal suo editore né da chi ha realizzato o vende { $game }, e non è affiliato ad alcuno di loro.
keepFile_title = Salva file
keepFile_hints_both = Questa app non può scaricare file. Condividi il file per conservarlo, oppure copia il testo in un file che finisce in { $ending }.
keepFile_hints_share = Questa app non può scaricare file. Condividi il file per conservarlo.
keepFile_hints_copy = Questa app non può scaricare file. Copia il testo in un file che finisce in { $ending }, oppure apri la mappa nel tuo browser.
keepFile_share = Condividi file
keepFile_copy = Copia testo
keepFile_copied = Testo copiato
keepFile_reminder = La mappa ti ricorda di fare un backup finché non confermi che il file è arrivato.
keepFile_confirm = Conferma backup
keepFile_confirmed = Backup confermato
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Il file dice di essere in «{ $name }», che questo browser non sa leggere. Salvalo come UTF-8 e importalo di nuovo.
upload_problem_held = Il file contiene solo { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } traccia
    *[other] { $amount } tracce
    }
upload_held_route = { $amount ->
     [one] { $amount } percorso senza punti
    *[other] { $amount } percorsi senza punti
    }
upload_held_link = { $amount ->
     [one] { $amount } link a un altro file
    *[other] { $amount } link ad altri file
    }
upload_held_overlay = { $amount ->
     [one] { $amount } immagine sovrapposta a una mappa
    *[other] { $amount } immagini sovrapposte a una mappa
    }
upload_held_address = { $amount ->
     [one] { $amount } luogo con un indirizzo ma senza coordinate
    *[other] { $amount } luoghi con un indirizzo ma senza coordinate
    }
upload_held_description = una descrizione
upload_heldHints_track = Questa mappa legge punti e percorsi. Salva la traccia come percorso e importala di nuovo.
upload_heldHints_link = Apri il link, salva i suoi luoghi in un file e importa quello.
upload_heldHints_place = Questa mappa mostra luoghi con coordinate. Aggiungile e importa di nuovo il file.
upload_unknownReasons_address = solo un indirizzo, senza coordinate
upload_notJson_kmz = Il file è un KMZ, cioè un KML compresso. Estrailo e importa il KML che contiene.
pages_back = Indietro
pages_updated = Ultimo aggiornamento: { $date }
pages_notFoundTitle = Questa strada non porta da nessuna parte.
pages_notFoundText = Questa pagina non esiste. La mappa è dove l’hai lasciata.
pages_notFoundBack = Torna alla mappa
