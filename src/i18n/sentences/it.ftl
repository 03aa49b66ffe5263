## start

chunkMissing = Non è stato possibile caricare questa parte della mappa. Controlla la connessione e ricarica; le tue spunte sono al sicuro in questo browser.

## first

map_menu = Menu della mappa

# same
app_name = Itinerarium
app_title = Itinerarium: una mappa interattiva di { $game }
app_subtitle = Una mappa interattiva di { $game }
app_loadingMap = Srotolo la mappa…
world_shown = Mondo: { $title }
world_choose = Scegli un mondo
world_failedTitle = Non è stato possibile caricare i luoghi della mappa.
world_failedText = Controlla la connessione e riprova. Ciò che hai spuntato è al sicuro in questo browser.
world_retry = Riprova
map_label = Mappa di { $game }
map_role = mappa
# same
map_compassNorth = N
map_instructions = Le frecce spostano la mappa, più e meno cambiano l’ingrandimento, Invio apre il luogo più vicino al centro.
map_zoomIn = Ingrandisci
map_zoomOut = Riduci
map_enterFullScreen = Schermo intero
map_leaveFullScreen = Esci da schermo intero
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Scala: { $distance }
map_pointerCoordinate = Coordinate sotto il puntatore
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] trovato
    *[other] da trovare
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
map_steer_label = Sposta la mappa
map_steer_toggle = Pulsanti per spostare la mappa
map_steer_sides_north = Sposta a nord
map_steer_sides_west = Sposta a ovest
map_steer_sides_east = Sposta a est
map_steer_sides_south = Sposta a sud
map_steer_choose = Apri il luogo al centro
map_steer_addPoint = Aggiungi un punto al centro
map_steer_menu = Menu del centro: puntina, link, misura
map_controls = Pulsanti della mappa
map_changeBasemapStyle_parchment = Passa a Pergamena
map_changeBasemapStyle_night = Passa a Notte
map_changeBasemapStyle_plain = Passa a Semplice
map_landFailed = Non è stato possibile caricare il paesaggio; i luoghi ci sono tutti.
map_viewFailedTitle = Non è stato possibile caricare la vista della mappa.
map_viewFailedText = La ricerca, i filtri e le tue spunte funzionano ancora. Ricarica la pagina per riprovare.
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
panel_mapLabels = Targhette
panel_showing = Luoghi mostrati: { $shown } di { $all }
panel_discovered = Trovati: { $found } di { $all }
panel_filters = Filtri
panel_tab = Cosa mostra il pannello
panel_bar = Accesso al pannello
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
     [one] { $amount } luogo trovato
    *[other] { $amount } luoghi trovati
    }
search_foundOwn = Tra le tue puntine e note: { $own ->
     [one] { $own } risultato
    *[other] { $own } risultati
    }
search_foundBoth = { $amount ->
     [one] { $amount } luogo trovato
    *[other] { $amount } luoghi trovati
    }, e tra le tue puntine e note: { $own }
search_nothing = { $hasOwn ->
     [yes] Nessun luogo e niente di tuo corrisponde a «{ $text }».
    *[other] Nessun luogo corrisponde a «{ $text }».
    }
search_nothingHint = Prova con una parola più corta, con un tipo o con il numero di un indicatore.
search_nothingHintSuchAs = Prova con una parola più corta, con un tipo, come «{ $example }», o con il numero di un indicatore.
search_clearAndBrowse = Cancella la ricerca
search_loadMore = Mostra altri…
search_id = n. { $id }
search_here = Qui: { $names }
card_label = Dettagli: { $label }
card_close = Chiudi
card_showMore = Mostra di più
card_showLess = Mostra meno
card_type = Tipo
card_id = Numero
# same
card_coordinate = Coordinate
card_copyCoordinate = Copia le coordinate { $coordinate }
card_copied = Copiato
card_yields = Qui si trova
card_description = Descrizione
card_requirement = Che cosa serve
card_more = Numero, coordinate, codice
card_image = Disegno: { $label }
card_discovered = Trovato
card_mark = Segna come trovato
card_marked = Trovato
card_visited = Visto
card_copyRefused = Il browser non ha permesso la copia. Ecco il testo, già selezionato:
settings_open = Impostazioni
toasts_region = Notifiche Alt+T
toasts_close = Chiudi la notifica
toasts_undo = Annulla
storage_backup = Fai un backup ora
update_label = Nuova versione
update_waiting = C’è una nuova versione della mappa. La posizione e le tue spunte restano come sono.
update_elsewhere = La mappa è stata aggiornata in un’altra scheda. Ricarica questa quando ti fa comodo.
update_reload = Ricarica ora
update_later = Più tardi
chunk_title = Manca qualcosa
chunk_reload = Ricarica
chunk_close = Chiudi
footer_terms = Condizioni d’uso
footer_privacy = Privacy
footer_credits = Crediti
footer_disclaimer = Avvertenza
footer_disclaimerText = Itinerarium è fatto da giocatori per giocatori. Non è approvato da { $studio }, dal suo editore né da chi ha realizzato o vende { $game }, e non è affiliato ad alcuno di loro. I nomi del gioco e dei suoi luoghi appartengono ai rispettivi proprietari.
footer_navigation = Informazioni sul sito
errorFallback_title = Si è rotto qualcosa.
errorFallback_share = Se mandi questo errore a chi gestisce il sito, ci dai una grossa mano!
errorFallback_safe = Le tue spunte sono al sicuro in questo browser.
errorFallback_copy = Copia errore
errorFallback_copied = Copiato
errorFallback_reload = Ricarica
errorFallback_backup = Backup delle spunte
errorFallback_details = Dettagli dell’errore
pages_title = { $page } · { $site }
pages_back = Indietro
pages_updated = Ultimo aggiornamento: { $date }
pages_notFoundTitle = Questa strada non porta da nessuna parte.
pages_notFoundText = A questo indirizzo non c’è nessuna pagina. La mappa è dov’è sempre stata.
pages_notFoundBack = Torna alla mappa
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
filters_isolate = Solo { $title }
filters_tallyLabel = Trovati: { $found } di { $total }
filters_fold = Comprimi { $category }
filters_checklist = Lista da spuntare: { $type }
filters_more_found = Luoghi trovati
filters_more_locked = { $locked }, luoghi trovati
filters_more_yields = Erbe, libri, luoghi trovati
filters_more_both = { $locked }, erbe, libri, luoghi trovati
filters_on = attivo
progress_loading = Caricamento…
links_share = Condividi
links_copied = Link copiato
spot_pin = Puntina in { $coordinate }
spot_label = Punto: { $coordinate }
spot_title = Punto { $coordinate }
spot_temporary = Questa puntina non viene salvata: sparisce quando chiudi questo riquadro.
embed_copy = Codice da incorporare
embed_fixLanguage = Sempre in questa lingua
embed_copied = Codice da incorporare copiato
embed_title = { $label } sulla mappa di { $game }
embed_open = Apri la mappa completa
embed_selected = In vista: { $label }
measure_metres = { $metres } m
measure_total = Totale: { $metres } m
measure_crosshair = Premi Invio per aggiungere un punto al centro.
lasso_crosshair = Premi Invio per aggiungere un vertice al centro.
shortcuts_open = Scorciatoie da tastiera
shortcuts_nothingLeft = Tra i luoghi mostrati non ce n’è un altro da trovare.
shortcuts_nothingSelected = Prima seleziona un luogo, poi premi d.
amount_marks = { $amount ->
     [one] { $amount } spunta
    *[other] { $amount } spunte
    }
amount_pins = { $amount } { $amount ->
     [one] puntina
    *[other] puntine
    }
amount_both = { $marks ->
     [one] { $marks } spunta
    *[other] { $marks } spunte
    } e { $pins ->
     [one] { $pins } puntina
    *[other] { $pins } puntine
    }
pins_untitled = Puntina
pins_card = La tua puntina: { $label }
pins_edit = Modifica
pins_delete = Elimina
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
pins_showList = Elenco di puntine e note
pins_howTo = Fai clic destro sulla mappa e scegli «Aggiungi puntina».
pins_howToByFinger = Tieni fermo un dito sulla mappa e scegli «Aggiungi puntina».
pins_howToByKeys = Da tastiera: Maiusc e F10 sulla mappa.
pins_addNote = Aggiungi nota
pins_editNote = Modifica nota
pins_deleteNote = Elimina nota
pins_yourNote = La tua nota
filterOverride_drop = Torna ai miei
filterOverride_friends = La vista di un amico.
filterOverride_isolatedUntitled = La tua scelta
filterOverride_backToAll = Torna a com’era prima
filterOverride_outOfSight = Mostra { $amount } fuori vista
filterOverride_isolatedAmount = Solo { $title }: { $shown } di { $total }
filterOverride_showing = Mostrati: { $shown } di { $total }
filterOverride_shown = Cosa si vede
filterOverride_shortcuts = Filtri rapidi
filterOverride_stillToFind = Da trovare

## later

shortcuts_mapMenu = Menu della mappa: segui il gioco, stampa, crea un poster
backups_title = Backup
backups_open = Tutti i backup

toasts_marked = Trovato: { $label }
toasts_unmarked = Spunta tolta: { $label }
toasts_markedMany = { $amount } { $amount ->
     [one] luogo spuntato
    *[other] luoghi spuntati
    }
toasts_unmarkedMany = Spunta tolta a { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
storage_newer_marks = { $backedUp ->
     [yes] { $marks ->
         [one] { $marks } spunta è più recente del tuo ultimo backup.
        *[other] { $marks } spunte sono più recenti del tuo ultimo backup.
        }
    *[other] { $marks ->
         [one] { $marks } spunta non è ancora in nessun backup.
        *[other] { $marks } spunte non sono ancora in nessun backup.
        }
    }
storage_newer_changes = { $backedUp ->
     [yes] { $changes ->
         [one] { $changes } modifica a puntine e note è più recente del tuo ultimo backup.
        *[other] { $changes } modifiche a puntine e note sono più recenti del tuo ultimo backup.
        }
    *[other] { $changes ->
         [one] { $changes } modifica a puntine e note non è ancora in nessun backup.
        *[other] { $changes } modifiche a puntine e note non sono ancora in nessun backup.
        }
    }
storage_newer_both = { $backedUp ->
     [yes] Dopo il tuo ultimo backup
    *[other] Non ancora in un backup
    }: { $marks ->
     [one] { $marks } spunta
    *[other] { $marks } spunte
    } e { $changes ->
     [one] { $changes } modifica
    *[other] { $changes } modifiche
    } a puntine e note.
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
search_settlements = Insediamenti
search_kinds = Tipi di luogo
search_moreKinds = { $amount ->
     [one] { $amount } altro tipo
    *[other] Altri { $amount } tipi
    }
search_showOnMap = { $amount ->
     [one] Mostra questo luogo sulla mappa
    *[other] Mostra questi { $amount } sulla mappa
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Solo questo
search_isolateKindLabel = Solo questo: { $type }
settlement_label = Insediamento: { $name }
settlement_places = { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
settlement_services = Mercanti e servizi
settlement_others = Anche qui
settlement_found = Trovati: { $found } di { $all }
settlement_foundLeft = Trovati: { $found } di { $all }, da trovare: { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Qui non c’è nessun luogo della mappa.
settlement_isolate = Solo ciò che è qui
settlement_list = Elenca nel pannello
list_heading = Luoghi in vista
list_amount = { $amount ->
     [0] Nessun luogo in vista
    *[other] { $amount ->
         [one] { $amount } luogo in vista
        *[other] { $amount } luoghi in vista
        }
    }
list_middle = Centro della mappa: { $where }
list_order = Ordine
list_orders_kind = Per tipo
list_orders_distance = Per distanza
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
list_nearest = Luoghi in vista, a partire dal più vicino
list_more = Mostra altri
list_none = In questa parte della mappa i tuoi filtri non mostrano nessun luogo.
list_noneHint = Sposta la mappa, guarda da più lontano o mostra altri tipi in Filtri.
list_move = Sposta la mappa
list_sides_north = Nord
list_sides_west = Ovest
list_sides_east = Est
list_sides_south = Sud
list_closer = Più vicino
list_farther = Più lontano
settings_title = Impostazioni
settings_close = Chiudi
settings_back = Torna alle Impostazioni
settings_markerSize = Dimensione indicatori
settings_markerSizeHeading = Dimensione indicatori
settings_pixels = { $size } pixel
settings_basemapStyle = Aspetto del paesaggio
settings_basemapStyles_parchment_name = Pergamena
settings_basemapStyles_parchment_hint = inchiostro su carta antica
settings_basemapStyles_night_name = Notte
settings_basemapStyles_night_hint = scuro, per giocare di notte
settings_basemapStyles_plain_name = Semplice
settings_basemapStyles_plain_hint = chiaro e sobrio, per la stampa
settings_language = Lingua (Language)
settings_languageFailed = Non è stato possibile caricare la lingua. Controlla la connessione e riprova.
settings_languageNewer = La tua lingua arriva con la nuova versione della mappa, che è pronta.
settings_languageMissing = La mappa per ora è in inglese: i suoi testi nella tua lingua non sono su questo dispositivo. Aprila una volta con la connessione per averli.
settings_keepNotifications = Tieni le notifiche finché non le chiudo
settings_manage = Gestisci i luoghi trovati
settings_manageHint = Il backup è un piccolo file. Caricalo su un altro dispositivo per portarci il tuo elenco.
settings_upload = Carica
# same
settings_backup = Backup
settings_exportPins = Esporta puntine (GeoJSON)
settings_fileRefused = Questo browser non salva file da qui: apri la pagina in un altro browser e riprova.
settings_clear = Svuota
settings_earlier = Elenchi precedenti
settings_earlierHint = Il tuo elenco com’era prima di un grosso cambiamento. Se torni indietro, puoi sempre annullare.
settings_earlierReasons_clear = Prima di svuotare
settings_earlierReasons_import = Prima di aggiungere da un file o un link
settings_earlierReasons_migration = Prima di un aggiornamento
settings_earlierReasons_restore = Prima di tornare indietro
settings_restore = Ripristina
settings_restoreLabel = Ripristina: { $size }, { $reason }
settings_restoreDated = Ripristina: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = prima di svuotare
settings_restoreReasons_import = prima di aggiungere da un file o un link
settings_restoreReasons_migration = prima di un aggiornamento
settings_restoreReasons_restore = prima di tornare indietro
settings_clearQuestion = Svuotare l’elenco dei luoghi trovati?
settings_clearText = { $amount ->
     [0] Non c’è ancora nessun luogo segnato come trovato.
     [one] { $amount } spunta verrà tolta dalla mappa. Potrai tornare indietro subito dopo, e le Impostazioni conservano i tuoi elenchi precedenti.
    *[other] { $amount } spunte verranno tolte dalla mappa. Potrai tornare indietro subito dopo, e le Impostazioni conservano i tuoi elenchi precedenti.
    }
confirm_title = Vuoi davvero procedere?
confirm_description = Questa azione cancella dei dati e non si può annullare.
confirm_confirm = Conferma
confirm_cancel = Annulla
toasts_uploadFailed = Caricamento non riuscito
toasts_uploadMerged = Luoghi trovati del file uniti
toasts_backupStarted = Download del backup avviato
toasts_pinsExported = Download delle puntine avviato
toasts_cleared = Elenco dei luoghi trovati svuotato
toasts_restored = Ripristinato: { $size }
storage_retry = Riprova
storage_dismiss = Chiudi
storage_emptied_marks = I dati di questo sito sono stati cancellati nel browser mentre la mappa era aperta. { $marks ->
     [one] { $marks } spunta è ancora sullo schermo.
    *[other] { $marks } spunte sono ancora sullo schermo.
    }
storage_emptied_pins = I dati di questo sito sono stati cancellati nel browser mentre la mappa era aperta. { $pins ->
     [one] { $pins } puntina è ancora sullo schermo.
    *[other] { $pins } puntine sono ancora sullo schermo.
    }
storage_emptied_both = I dati di questo sito sono stati cancellati nel browser mentre la mappa era aperta. { $marks ->
     [one] { $marks } spunta
    *[other] { $marks } spunte
    } e { $pins ->
     [one] { $pins } puntina
    *[other] { $pins } puntine
    } sono ancora sullo schermo.
storage_backedUp_empty = Il tuo elenco è vuoto: non c’è nulla di cui fare un backup.
storage_backedUp_never = Tutte le tue spunte, puntine e note vengono da un file o da un link. Qui non hai ancora fatto un backup.
storage_backedUp_all = Tutte le tue spunte, puntine e note sono nel tuo ultimo backup.
storage_backedUp_takenIn = Tutte le tue spunte, puntine e note sono nel tuo ultimo backup, o sono arrivate dopo da un file o da un link.
storage_keep = Tieni tutto
storage_startAfresh = Ricomincia da zero
storage_problems_blocked = Questo browser non permette alla pagina di conservare nulla: le tue spunte durano finché non la chiudi. Fai un backup prima di uscire.
storage_problems_full = La tua ultima modifica è sullo schermo, ma non è stato possibile salvarla: lo spazio del browser è pieno. Verrà fatto un altro tentativo; intanto fai un backup.
storage_problems_one-copy = Le tue spunte sono salvate, ma in uno solo dei due posti: l’altro è pieno, o il browser non permette di usarlo, e lì non è stato possibile salvare. Fai un backup ogni tanto.
storage_problems_newer = Il tuo elenco è stato salvato da una versione più nuova di questa mappa. Qui lo vedi, ma non viene cambiato: ricarica per avere quella versione.
storage_problems_stuck = Non è stato possibile leggere il tuo elenco salvato, e non c’era spazio per metterlo da parte. Resta com’è, e le nuove spunte non vengono salvate: fai un backup prima di uscire.
storage_problems_quarantined = Non è stato possibile leggere il tuo elenco salvato. È stato messo da parte così com’era, e ne è iniziato uno nuovo.
storage_problems_copy-quarantined = Non è stato possibile leggere una delle due copie del tuo elenco. È stata messa da parte così com’era, e ora vedi quel che contiene l’altra.
storage_problems_pins-quarantined = Non è stato possibile leggere le tue puntine e note salvate. Sono state messe da parte così com’erano. Le tue spunte non cambiano.
storage_problems_pins-copy-quarantined = Non è stato possibile leggere una delle due copie delle tue puntine e note. È stata messa da parte così com’era, e ora vedi quel che contiene l’altra.
storage_problems_settings-full = Non è stato possibile salvare le tue impostazioni: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Le tue spunte, puntine e note non cambiano.
storage_problems_settings-newer = Le tue impostazioni sono state salvate da una versione più nuova di questa mappa. Qui non vengono cambiate: ricarica per avere quella versione. Le tue spunte, puntine e note non cambiano.
storage_problems_settings-stuck = Non è stato possibile leggere le tue impostazioni, e non c’era spazio per metterle da parte. Restano come sono, e le modifiche non vengono salvate. Le tue spunte, puntine e note non cambiano.
storage_problems_settings-quarantined = Non è stato possibile leggere le tue impostazioni. Sono state messe da parte così com’erano, e si usano quelle iniziali. Le tue spunte, puntine e note non cambiano.
storage_problems_filters-full = Non è stato possibile salvare i tuoi filtri: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Le tue spunte, puntine e note non cambiano.
storage_problems_filters-newer = I tuoi filtri sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. Le tue spunte, puntine e note non cambiano.
storage_problems_filters-stuck = Non è stato possibile leggere i tuoi filtri, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. Le tue spunte, puntine e note non cambiano.
storage_problems_filters-quarantined = Non è stato possibile leggere i tuoi filtri. Sono stati messi da parte così com’erano, e ora vedi tutti i tipi di luogo. Le tue spunte, puntine e note non cambiano.
storage_problems_backup-full = Non è stato possibile salvare i dati sul tuo ultimo backup: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Le tue spunte, puntine e note non cambiano.
storage_problems_backup-newer = I dati sul tuo ultimo backup sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. Le tue spunte, puntine e note non cambiano.
storage_problems_backup-stuck = Non è stato possibile leggere i dati sul tuo ultimo backup, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. Le tue spunte, puntine e note non cambiano.
storage_problems_backup-quarantined = Non è stato possibile leggere i dati sul tuo ultimo backup. Sono stati messi da parte così com’erano, e il prossimo promemoria potrebbe arrivare in anticipo: con un nuovo backup si riparte da capo. Le tue spunte, puntine e note non cambiano.
storage_problems_playthroughs-full = Non è stato possibile salvare i nomi delle tue partite: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Le tue spunte, puntine e note non cambiano.
storage_problems_playthroughs-newer = I nomi delle tue partite sono stati salvati da una versione più nuova di questa mappa. Qui non vengono cambiati: ricarica per avere quella versione. Le tue spunte, puntine e note non cambiano.
storage_problems_playthroughs-stuck = Non è stato possibile leggere i nomi delle tue partite, e non c’era spazio per metterli da parte. Restano come sono, e le modifiche non vengono salvate. Le tue spunte, puntine e note non cambiano.
storage_problems_playthroughs-quarantined = Non è stato possibile leggere i nomi delle tue partite. Sono stati messi da parte così com’erano, e le partite che hanno ancora un elenco compaiono senza nome. Le tue spunte, puntine e note non cambiano.
storage_problems_history-full = Non è stato possibile salvare la copia dei tuoi elenchi precedenti e delle ultime modifiche annullabili: lo spazio del browser è pieno. Verrà fatto un altro tentativo. Le tue spunte, puntine e note non cambiano.
storage_problems_history-newer = La copia dei tuoi elenchi precedenti e delle ultime modifiche annullabili è stata salvata da una versione più nuova di questa mappa. Qui non viene cambiata: ricarica per avere quella versione. Le tue spunte, puntine e note non cambiano.
storage_problems_history-stuck = Non è stato possibile leggere la copia dei tuoi elenchi precedenti e delle ultime modifiche annullabili, e non c’era spazio per metterla da parte. Resta com’è, e le novità non vi vengono salvate. Le tue spunte, puntine e note non cambiano.
storage_problems_history-quarantined = Non è stato possibile leggere la copia dei tuoi elenchi precedenti e delle ultime modifiche annullabili. È stata messa da parte così com’era, e si usa ciò che ne conserva il database del browser. Le tue spunte, puntine e note non cambiano.
offline_preparing = Offline: in preparazione…
offline_ready = Offline: pronto, { $megabytes } MB
offline_failed = Offline: non pronto. Mancano alcuni file; riprova quando hai la connessione.
offline_tryAgain = Riprova
offline_saving = Offline: non preparato, perché il tuo browser risparmia dati.
offline_prepare = Prepara
offline_cacheAll = Tieni offline tutti i mondi (altri { $megabytes } MB)
offline_allCached = Tieni offline tutti i mondi (ci sono tutti)
offline_cachingAll = Salvo tutti i mondi…
offline_noRoom = Non c’è spazio per { $world }: lo spazio di questo browser è pieno.
offline_notFetched = Mancano alcuni file di { $world }.
offline_appShell = il sito stesso
offline_notCachedTitle = { $world }: non ancora su questo dispositivo.
offline_notCachedText = Una mappa funziona senza connessione dopo che l’hai aperta una volta con la connessione. Appena torna la rete, questa pagina prosegue da sola.
offline_cachedWorlds = Qui ci sono:
more_share = Condividi questa vista
more_send = Invia a un altro dispositivo
more_refused = Il browser non ha permesso la copia.
filters_tally = { $found } / { $total }
filters_yields = Solo luoghi che hanno
filters_onlyFound = Solo ciò che ho trovato
filters_yieldsAll = Qualsiasi cosa o nulla
filters_anyHerb = Qualsiasi erba
filters_anyBook = Qualsiasi libro di abilità
filters_herbs = Erbe
filters_books = Libri di abilità
progress_whole = Tutta la mappa
progress_byArea = Per zona
progress_tally = Trovati: { $found } di { $total }
progress_left = { $amount ->
     [0] tutti trovati
    *[other] ancora { $amount }
    }
progress_barLabel = { $title }: trovati
progress_openList = Lista da spuntare: { $title }
progress_markInView = Spunta { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    } in vista
progress_nothingInView = Nessun luogo da spuntare in vista
progress_lasso = Traccia una linea intorno ai luoghi
progress_many = Molti luoghi insieme
progress_back = Tutti i tipi
progress_order = Ordine
progress_orders_distance = Distanza
progress_orders_name = Nome
progress_orders_id = Numero
progress_onlyMissing = Solo quelli da trovare
progress_onlyMissingHint = Ciò che spunti resta in questa lista finché non ne esci.
progress_nothingMissing = Li hai trovati tutti.
progress_again = Riordina da questa vista
progress_metres = { $metres } m
progress_box = Trovato: { $label }, n. { $id }
toasts_undone_mark = Annullato: { $label }, la spunta è stata tolta
toasts_undone_unmark = Annullato: { $label }, la spunta è tornata
toasts_undone_mark-many = Annullato: le spunte sono state tolte
toasts_undone_unmark-many = Annullato: le spunte sono tornate
toasts_undone_clear = Annullato: il tuo elenco è tornato
toasts_undone_import = Annullato: le spunte aggiunte sono state tolte
toasts_undone_restore = Annullato: l’elenco è come prima
toasts_undone_pin = Annullato: la puntina non c’è più
toasts_undone_pin-edit = Annullato: la puntina dice di nuovo quel che diceva
toasts_undone_pin-move = Annullato: la puntina è di nuovo al suo posto
toasts_undone_pin-delete = Annullato: la puntina è tornata
toasts_undone_pins-delete = Annullato: le tue puntine sono tornate
toasts_undone_note = Annullato: la nota è come prima
toasts_nothingToUndo = Non c’è niente da annullare.
undoing_kept = { $amount ->
     [one] Una cosa resta com’è: è cambiata dopo.
    *[other] { $amount } cose restano come sono: sono cambiate dopo.
    }
undoing_allKept = Non è cambiato nulla: ciò che quel passo aveva cambiato è cambiato ancora dopo.
undoing_redo = Ripeti
undoing_redone = Ripetuto: { $what }
undoing_nothingToRedo = Non c’è niente da ripetere.
undoing_recent_title = Modifiche recenti
undoing_recent_hint = Le ultime 50 modifiche al tuo elenco, la più recente per prima. Ognuna si annulla da sola: ciò che è cambiato dopo resta com’è.
undoing_recent_nothing = Non è ancora cambiato nulla.
undoing_recent_undo = Annulla: { $what }
undoing_recent_redo = Ripeti: { $what }
undoing_recent_undone = annullato
undoing_elsewhere_title = Annullare un passo di un’altra scheda?
undoing_elsewhere_description = In questa scheda non c’è altro da annullare. L’ultimo passo è stato fatto in un’altra scheda, o in una visita precedente:
undoing_elsewhere_confirm = Annulla il passo
undoing_elsewhere_cancel = Lascia com’è
undoing_action_mark = Segnato come trovato: { $label }
undoing_action_unmark = Spunta tolta: { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } luogo segnato come trovato
    *[other] { $amount } luoghi segnati come trovati
    }
undoing_action_unmark-many = Spunta tolta a { $amount } { $amount ->
     [one] luogo
    *[other] luoghi
    }
undoing_action_clear = Elenco svuotato: { $amount ->
     [one] { $amount } spunta
    *[other] { $amount } spunte
    }
undoing_action_import = Aggiunto da un file o un link: { $what }
undoing_action_restore = Ritorno a un elenco precedente, con queste modifiche: { $what }
undoing_action_pin = Puntina messa: { $label }
undoing_action_pin-edit = Puntina modificata: { $label }
undoing_action_pin-move = Puntina spostata: { $label }
undoing_action_pin-delete = Puntina eliminata: { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } puntina eliminata
    *[other] { $amount } puntine eliminate
    }
undoing_action_note = Nota scritta, modificata o eliminata: { $label }
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
pins_moveGroup = Sposta la puntina
pins_moveHint = Ogni passo è un metro; con Maiusc, dieci. Sulla mappa, trascina la puntina.
pins_steps_north = Nord
pins_steps_west = Ovest
pins_steps_south = Sud
pins_steps_east = Est
pins_movedTo = Ora in { $coordinate }
pins_title = Titolo
pins_titleHint = Quello che cercherai
pins_noteHint = Tutto ciò che vuoi ricordare
pins_glyph = Simbolo
pins_colour = Colore
pins_left = { $amount ->
     [0] Non c’è più posto
    *[other] { $amount ->
         [one] C’è posto per { $amount } altra
        *[other] C’è posto per altre { $amount }
        }
    }
pins_save = Salva
pins_cancel = Annulla
pins_discard_title = Scartare quello che hai scritto?
pins_discard_description = Non è stato salvato.
pins_discard_confirm = Scarta
pins_discard_cancel = Continua a scrivere
pins_list = Puntine e note
pins_none = Non hai ancora puntine.
pins_order = Ordine
pins_orders_distance = Distanza
pins_orders_title = Titolo
pins_again = Riordina da questa vista
pins_more = Mostra altre
pins_pinsList = Le mie puntine
pins_notesList = Note sui luoghi
pins_deleteAll = Elimina tutte le puntine
pins_deleteAllTitle = Eliminare tutte le tue puntine?
pins_deleteAllText = { $amount } { $amount ->
     [one] puntina verrà tolta
    *[other] puntine verranno tolte
    } dalla mappa. Le note sui luoghi restano. Potrai tornare indietro subito dopo, e le Impostazioni conservano i tuoi elenchi precedenti.
pins_noteOn = Nota su { $label }
spotMenu_label = Menu per { $coordinate }
spotMenu_copy = Copia le coordinate { $coordinate }
spotMenu_copied = Copiato: { $coordinate }
spotMenu_link = Link a questo punto
spotMenu_linkCopied = Link copiato
spotMenu_nearest = Cosa c’è vicino
spotMenu_measure = Misura da qui
spotMenu_refusedTitle = Copia a mano
spotMenu_refused = Il browser non ha permesso la copia. Ecco il testo, già selezionato:
spotMenu_close = Chiudi
overlap_title = Luoghi qui: { $count }
overlap_found = trovato
nearest_title = Vicino a { $coordinate }
nearest_close = Chiudi
nearest_services = Servizi
nearest_undiscovered = Luoghi da trovare
nearest_nothingLeft = Hai trovato tutti i luoghi della mappa.
nearest_nextOfKind = Il prossimo di questo tipo
nearest_noServices = Su questa mappa non ci sono servizi.
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
measure_undo = Togli punto
measure_done = Fatto
lasso_label = Linea intorno ai luoghi
lasso_begin = Traccia una linea intorno ai luoghi. Oppure fai clic, tocca o premi Invio per aggiungerne i vertici.
lasso_corners = { $amount ->
     [0] 0 vertici; ne servono almeno tre
     [1] 1 vertice; ne servono almeno tre
     [2] 2 vertici; ne servono almeno tre
    *[other] { $amount } vertici
    }
lasso_inside = { $amount ->
     [0] Dentro non c’è nessun luogo mostrato.
     [one] { $amount } luogo dentro, trovati: { $found }
    *[other] { $amount } luoghi dentro, trovati: { $found }
    }
lasso_undo = Togli vertice
lasso_closeLine = Chiudi la linea
lasso_mark = Spunta
lasso_unmark = Togli spunta
lasso_again = Ridisegna
lasso_leave = Fatto
shortcuts_title = Scorciatoie da tastiera
shortcuts_close = Chiudi
shortcuts_switch = Scorciatoie con un solo tasto
shortcuts_switchHint = Se disattivate, i tasti singoli qui sopra non fanno nulla. Tutti gli altri funzionano ancora.
shortcuts_keys = Tasti singoli, ovunque nella pagina
shortcuts_otherKeys = Altri tasti
shortcuts_search = Cerca
shortcuts_panel = Apri o chiudi il pannello
shortcuts_next = Vai al luogo da trovare più vicino
shortcuts_discovered = Segna come trovato il luogo selezionato, o togli la spunta
shortcuts_list = Mostra questo elenco
shortcuts_undo = Annulla l’ultima modifica al tuo elenco
shortcuts_redo = Ripeti ciò che è stato annullato
shortcuts_pan = Sposta la mappa
shortcuts_zoom = Ingrandisci e riduci
shortcuts_lists = Scorri un elenco o una fila di pulsanti; con Tab ne esci
shortcuts_choose = Apri il luogo al centro della mappa; mentre misuri o tracci una linea intorno ai luoghi, aggiungi un punto
shortcuts_menu = Sulla mappa, menu del luogo selezionato o del centro
shortcuts_removePoint = Mentre misuri o tracci, togli l’ultimo punto
shortcuts_deletePin = Sulla mappa, elimina la puntina selezionata
shortcuts_leave = Chiudi ciò che è aperto, o esci
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
linkUnread_title = Questo link non si può mostrare per intero
linkUnread_text = { $what ->
     [place] Indica un luogo che non è su questa mappa.
     [point] Indica un punto che non è su questa mappa.
     [kinds] Indica tipi di luoghi che questa mappa non ha.
    *[several] Diverse cose del link non sono su questa mappa.
    } Controlla di aver copiato il link per intero o chiedine uno nuovo.
ownWords_heading = I tuoi testi
ownWords_hint = { $where ->
     [link] Il link
    *[file] Il file
    } dice altro rispetto a { $amount } { $amount ->
     [one] tua puntina o nota
    *[other] tue puntine e note
    }. I tuoi testi restano, se non scegli diversamente.
ownWords_forAll = Per tutti
ownWords_forOne = Cosa fare di: { $label }
ownWords_choices_mine = Tieni il mio
ownWords_choices_theirs = Prendi l’altro
ownWords_choices_both = Tieni entrambi
ownWords_mine = Il tuo
ownWords_theirs_file = Nel file
ownWords_theirs_link = Nel link
ownWords_deleted = Eliminato
ownWords_noWords = Nessun testo
ownWords_more = Mostrane ancora { $amount }

routes_toHere = Percorso fin qui
routes_fromHere = Percorso da qui
routes_onToHere = Prosegui fin qui
routes_viaHere = Passa di qui
routes_card = Percorso per: { $name }
routes_title = Un percorso
routes_walk = { $minutes } min a piedi
routes_run = { $minutes } min di corsa
routes_ride = { $minutes } min a cavallo
routes_offRoad = di cui { $metres } m fuori strada
routes_finding = Cerco un percorso…
routes_failed = Non è stato possibile caricare le strade. Controlla la connessione e riprova.
routes_retry = Riprova
routes_from = Da
routes_fromPlayer = La tua posizione nel gioco
routes_fromLastEnd = La fine dell’ultimo percorso
routes_fromView = Centro della vista
routes_fromFastTravel = { $name } (viaggio rapido più vicino)
routes_chooseOnMap = Scegli sulla mappa…
routes_to = A
routes_by = Lungo
routes_kinds_roads = Le strade, fin dove portano
routes_kinds_paths = Strade e sentieri
routes_fastTravel = Viaggio rapido
routes_fastTravels_none = Non usarlo
routes_fastTravels_found = Tra i punti trovati
routes_fastTravels_all = Tra tutti i punti
routes_turnRound = Inverti
routes_choose_begin = Fai clic o tocca dove comincia il percorso, oppure cerca il luogo.
routes_choose_search = Cerca il luogo dove comincia il percorso.
routes_choose_end = Fai clic o tocca dove porta il percorso, oppure cerca il luogo.
routes_cancel = Annulla
routes_directions = Indicazioni
routes_steps_label = Il percorso a parole
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
routes_steps_turn = Dopo { $metres } m { $turn ->
     [straight] prosegui dritto
     [slightLeft] tieni la sinistra
     [left] svolta a sinistra
     [sharpLeft] svolta bruscamente a sinistra
     [slightRight] tieni la destra
     [right] svolta a destra
    *[sharpRight] svolta bruscamente a destra
    }
routes_steps_turnAt = Dopo { $metres } m { $turn ->
     [straight] prosegui dritto
     [slightLeft] tieni la sinistra
     [left] svolta a sinistra
     [sharpLeft] svolta bruscamente a sinistra
     [slightRight] tieni la destra
     [right] svolta a destra
    *[sharpRight] svolta bruscamente a destra
    } ({ $landmark })
routes_steps_onto_road = sulla strada
routes_steps_onto_path = sul sentiero
routes_steps_leave = Dopo { $metres } m lascia la strada e vai dritto { $direction ->
     [east] verso est
     [north-east] verso nord-est
     [north] verso nord
     [north-west] verso nord-ovest
     [west] verso ovest
     [south-west] verso sud-ovest
     [south] verso sud
    *[south-east] verso sud-est
    }
routes_steps_travel = Dopo { $metres } m usa il viaggio rapido: { $place }
routes_steps_travelNow = Usa il viaggio rapido: { $place }
routes_steps_pass = Dopo { $metres } m passi da: { $place }
routes_steps_arrive = Dopo { $metres } m arrivi a destinazione: { $place }
routes_steps_arriveNow = Sei a destinazione: { $place }
routes_steps_bridges = { $bridges ->
     [one] oltre il ponte
    *[other] oltre { $bridges } ponti
    }
routes_beside = Lungo il percorso
routes_reach = Al massimo a questa distanza
routes_besideAmount = { $amount ->
     [0] Lungo il percorso non c’è nulla di ciò che i filtri mostrano.
     [one] { $amount } luogo mostrato dai filtri
    *[other] { $amount } luoghi mostrati dai filtri
    }
routes_stillToFind = Ancora da trovare: { $left }
routes_alreadyFound = Già trovati: { $found }
routes_along = dopo { $metres } m
routes_more = Mostra altri
routes_handles_begin = Inizio del percorso
routes_handles_end = Fine del percorso
routes_handles_between = Punto { $number } del percorso
routes_handles_new = Devia il percorso qui
routes_tripNear = Giro di ciò che manca qui vicino
routes_nothingLeft = Di ciò che i filtri mostrano non resta nulla da trovare.
routes_bestOrder = Ordine migliore
routes_undone = Annullato: il percorso è come prima
routes_printStops = Stampa le tappe…
routes_ordering = Cerco un buon ordine delle tappe…
routes_stopOrdering = Ferma
routes_exportRoute = Salva il percorso in un file (GeoJSON)
routes_save = Conserva con le mie puntine
routes_saveChanges = Conserva le modifiche
routes_savedAs = Tra le tue puntine: { $title }
routes_show = Mostra il giro
routes_share = Condividi il giro con un link
routes_back = Alla fine torna alla partenza
routes_tripInView = Giro di ciò che manca nella vista
routes_tripLeft = Giro di ciò che manca
routes_tripShown = Giro di tutto ciò che è mostrato
routes_tripThese = Giro di questi luoghi
routes_tooMany = Un giro ha al massimo { $most } luoghi: ci sono i più vicini.
routes_stops_next = Prossima: { $number } di { $of }, { $name }, { $metres } m
routes_stops_goOn = Fatto, avanti
routes_stops_allDone = Tutte le tappe sono fatte.
routes_stops_passed = { $name }: già visitato
routes_trip = { $stops ->
     [one] Giro di { $stops } tappa
    *[other] Giro di { $stops } tappe
    }
routes_stops_title = Tappe
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: prima
routes_stops_later = { $name }: dopo
routes_stops_leaveOut = { $name }: salta
routes_areas_title = Per zona
routes_areas_shade = Colora le zone sulla mappa
routes_areas_around = Intorno a { $name }

playthroughs_title = Partite
playthroughs_hint = Ognuna ha le sue spunte, puntine e note. Filtri e impostazioni sono in comune.
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
playthroughs_bringBack = Recupera
playthroughs_bringBackLabel = Recupera «{ $name }»
playthroughs_forGood = Elimina del tutto
playthroughs_forGoodLabel = Elimina del tutto: «{ $name }»
playthroughs_forGoodTitle = Eliminare del tutto?
playthroughs_forGoodQuestion = Eliminare del tutto «{ $name }»?
playthroughs_forGoodText = Le sue spunte, puntine e note verranno tolte da questo dispositivo. Non si può annullare.
playthroughs_name = Nome
playthroughs_firstName = Nome di quella attuale
playthroughs_newName = Nome di quella nuova
playthroughs_first = Prima partita
playthroughs_second = Seconda partita
playthroughs_copyOf = { $name } (copia)
playthroughs_blank = Una partita ha bisogno di un nome: scrivi almeno un carattere.
playthroughs_left = Caratteri rimasti: { $amount }
playthroughs_save = Salva
playthroughs_make = Crea
playthroughs_close = Chiudi
playthroughs_nameTitle_new = Nuova partita
playthroughs_nameTitle_rename = Rinomina partita
playthroughs_nameTitle_copy = Copia partita
playthroughs_deleteTitle = Eliminare la partita?
playthroughs_deleteQuestion = Eliminare «{ $name }»?
playthroughs_deleteText = Le sue spunte ({ $found } di { $total }), puntine e note spariscono dalla mappa. Puoi recuperarla qui, nelle Impostazioni.
playthroughs_deleteUncounted = Le sue spunte, puntine e note spariscono dalla mappa. Puoi recuperarla qui, nelle Impostazioni.
playthroughs_confirm = Elimina
playthroughs_cancel = Annulla
playthroughs_toastDeleted = Eliminata: «{ $name }»
playthroughs_toastGone = «{ $name }» è stata eliminata in un’altra scheda
playthroughs_undo = Annulla
playthroughs_merged = Il file è della partita «{ $from }». È stato unito a «{ $into }».
playthroughs_head = Partita: «{ $name }»
playthroughs_nameless = Partite senza nome
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } spunta di una partita senza nome
    *[other] { $amount } spunte di una partita senza nome
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } puntina o nota di una partita senza nome
    *[other] { $amount } puntine e note di una partita senza nome
    }
playthroughs_refused_newer = Le tue partite sono state salvate da una versione più nuova di questa mappa. Ricarica per avere quella versione: fino ad allora qui non se ne può creare un’altra.
playthroughs_refused_no-room = Non sarebbe possibile conservare un’altra partita: lo spazio del browser è pieno o non permette alla pagina di conservare nulla. Non ne è stata creata nessuna e nulla è cambiato.

worlds_title = Mondi
worlds_close = Chiudi
worlds_loading = Srotolo l’elenco…
worlds_failed = Non è stato possibile caricare l’elenco dei mondi. Controlla la connessione e riprova.
worlds_retry = Riprova
worlds_found = Trovati: { $found } di { $all }
worlds_places = { $all } { $all ->
     [one] luogo
    *[other] luoghi
    }
worlds_present = Sulla mappa
worlds_cached = Su questo dispositivo
worlds_titleAndId = { $title } ({ $id })


report_link = Qui c’è un errore
report_ask = C’è un errore qui?
report_copyRow = Copia la riga
report_copyHint = È la riga di questo luogo nei dati della mappa. Mandala a chi cura la mappa, spiegando cosa non va.
report_copied = Copiato
report_copyRefused = Il browser non ha permesso la copia. Ecco il testo, già selezionato:
report_title = Errore: { $label } ({ $id })
report_wrong = Cosa non va:
report_world = Mondo: { $world }
report_id = Numero: { $id }
report_type = Tipo: { $type }
# same
report_coordinate = Coordinate: { $coordinate }
report_inGame = Nel gioco: { $metres } m
report_name = Nome: { $name }
report_description = Descrizione: { $description }

veil_hint = Il nome di questo luogo anticipa una parte della storia. Lo vedrai quando avrai trovato il luogo.
veil_show = Mostra il nome
filterOverride_filters = Filtri di un link
filterOverride_filtersShown = Stai vedendo i filtri di un link.
filterOverride_filtersHint = I tuoi sono al sicuro; quello che cambi qui non viene salvato finché non lo dici tu.
filterOverride_keep = Tieni questi
filterOverride_isolated = Solo { $title }
filterOverride_isolateThisKind = Solo questo tipo
filterOverride_undone = Annullato: i filtri sono come prima

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
     [one] { $amount } nuova spunta
    *[other] { $amount } nuove spunte
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } nuova spunta
    *[other] { $amount } nuove spunte
    } (fuori da questa mappa: { $off }, tenute per il tuo prossimo backup)
upload_did_known = { $amount ->
     [one] { $amount } già presente
    *[other] { $amount } già presenti
    }
upload_did_skipped = { $amount ->
     [one] { $amount } voce saltata (non è un numero di indicatore)
    *[other] { $amount } voci saltate (non sono numeri di indicatori)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } voce saltata, non è un numero di indicatore
    *[other] { $amount } voci saltate, non sono numeri di indicatori
    } ({ $why })
upload_did_unknown = { $amount ->
     [one] { $amount } luogo sconosciuto
    *[other] { $amount } luoghi sconosciuti
    } ({ $why })
upload_forReason = { $reason }: { $amount }
upload_nothingNew = Niente di nuovo: { $did }
upload_nothingNewEmpty = Niente di nuovo: l’elenco nel file è vuoto
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Lettura del file
upload_merging = Unione del file
upload_cancelReading = Annulla
upload_endings = { $before } o { $last }
upload_problem_extension = Il nome del file non finisce in { $endings }. Scegli un backup fatto con il pulsante Backup, o il file di un’altra mappa.
upload_problem_too-large = Il file è di { $megabytes } MB; un backup è molto più piccolo. Scegli un backup fatto con il pulsante Backup.
upload_problem_unreadable = Il browser non è riuscito a leggere il file. Spostalo altrove su questo dispositivo e riprova.
upload_problem_empty = Il file è vuoto. Scegli un backup fatto con il pulsante Backup.
upload_problem_encoding = Non è stato possibile leggere i caratteri del file: non è né UTF-8 né UTF-16. Salvalo di nuovo come UTF-8 o scegline un’altra copia.
upload_problem_too-deep = Il file contiene elenchi dentro altri elenchi, su più di 100 livelli; un backup ne ha due. Scegli un backup fatto con il pulsante Backup.
upload_problem_too-many = Il file contiene più di 100.000 voci o campi, o campi con più di 10.000 nomi: molto più di qualsiasi backup. Scegli un backup fatto con il pulsante Backup.
upload_problem_too-many-marks = Il file contiene più di 10.000 luoghi, molti più di quanti ne abbia qualsiasi mappa. Scegli un backup fatto con il pulsante Backup.
upload_problem_hostile = Il file contiene un campo che potrebbe fare danni ({ $name }), e nessun backup lo ha. Scegli un backup fatto con il pulsante Backup.
upload_problem_newer-version = Questo backup viene da una versione più nuova della mappa. Ricarica la pagina per avere quella versione, poi caricalo di nuovo.
upload_problem_not-csv = Il file non è una tabella di luoghi. La prima riga deve nominare le colonne x, y e name.
upload_problem_too-many-columns = La tabella ha più di 100 colonne. Tieni quelle chiamate x, y, name e note, poi caricala di nuovo.
upload_problem_too-many-pins = Il file contiene più di 10.000 puntine, più di quante ne accetti un backup. Togli quelle che non ti servono, poi caricalo di nuovo.
upload_problem_no-world = I luoghi di questa mappa non sono caricati, quindi non è stato possibile confrontarli con il file. Ricarica la pagina e carica di nuovo il file.
upload_problem_nothing-known = Niente di ciò che è nel file si trova su questa mappa, o il file è vuoto. Non è cambiato nulla.
upload_problem_unknown = Niente di ciò che è nel file si trova su questa mappa: { $unknown }. Non è cambiato nulla.
upload_problem_no-bounds = La mappa del wiki non dice dove sono i suoi luoghi: «{ $field }» manca, o non si può leggere. Copia l’intera mappa dal wiki e caricala di nuovo.
upload_problem_other-numbers = Il file dice che i suoi numeri sono «{ $system }», non le coordinate di questa mappa. Salvalo con x verso est e y verso nord, come nelle schede, e caricalo di nuovo.
upload_problem_degrees = Tutti i numeri del file sono inferiori a 180: sembrano gradi di latitudine e longitudine, non le coordinate di questa mappa. Salvalo con x verso est e y verso nord e caricalo di nuovo.
upload_problem_schema = Il file non è un elenco di indicatori trovati: { $wrong }.
upload_problem_schemaField = Il file non è un elenco di indicatori trovati: { $field }: { $wrong }.
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
     [one] { $amount } puntina intanto eliminata qui, non recuperata
    *[other] { $amount } puntine intanto eliminate qui, non recuperate
    }
pins_did_skipped = { $amount ->
     [one] { $amount } puntina saltata (danneggiata)
    *[other] { $amount } puntine saltate (danneggiate)
    }
pins_did_outside = { $amount ->
     [one] { $amount } puntina fuori da questa mappa, esclusa
    *[other] { $amount } puntine fuori da questa mappa, escluse
    }
upload_misfit_missing = manca
upload_misfit_expected = atteso: { $expected }
upload_misfit_received = atteso: { $expected }, trovato: { $received }
upload_misfit_kinds_marker-id = numero di indicatore
upload_misfit_kinds_version-number = numero di versione
upload_importQuestion_description = Viene da un’altra mappa. Non è ancora stato unito nulla.
upload_importQuestion_sources_newer-fan-map = l’elenco della mappa dei fan più recente
upload_importQuestion_sources_older-fan-map = il backup della mappa dei fan più vecchia
upload_importQuestion_sources_tracker = l’elenco dello script di tracciamento
upload_importQuestion_sources_datamaps = la mappa di un wiki (DataMaps)
upload_importQuestion_sources_fandom = la mappa di un wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = una tabella
upload_importQuestion_matched = Presenti su questa mappa
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
upload_importQuestion_pins = Diventano tue puntine
upload_importQuestion_unknown = Sconosciuti, quindi esclusi
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Unire questo file?
upload_question_descriptions_doubt = Non è chiaramente un backup di questa mappa. Non è ancora stato unito nulla.
upload_question_descriptions_conflict = Prenderebbe il posto di testi tuoi. Non è ancora stato unito nulla.
upload_question_descriptions_other-page = È il backup di questa mappa che hai scelto sulla pagina di un altro mondo. Non è ancora stato unito nulla.
upload_question_confirm = Unisci
upload_question_cancel = Annulla
# same
upload_question_file = File
upload_question_readAs = Letto come
upload_question_sources_backup = un backup
upload_question_sources_list = un elenco di numeri di indicatori
upload_question_playthrough = Partita del file
upload_question_fileMap = Fatto per
upload_question_noName = una mappa senza nome
upload_question_thisMap = Questa mappa
upload_question_otherMapHint = I suoi numeri potrebbero indicare qui altri luoghi.
upload_question_leftOut = Non preso
upload_question_leftOutHint = Il file contiene altro oltre a spunte e puntine. Solo queste vengono unite.
upload_question_moreFields = e { $amount ->
     [one] { $amount } altro
    *[other] altri { $amount }
    }
upload_question_result = Dopo l’unione
upload_unknownReasons_no-such-place = nessun luogo simile entro 1 m
upload_unknownReasons_unknown-kind = tipo sconosciuto
upload_unknownReasons_outside = fuori da questa mappa
upload_unknownReasons_other-numbers = in numeri diversi da quelli di questa mappa
upload_unknownReasons_unreadable = coordinate illeggibili
upload_notJson_web-page = Il file è una pagina web, non un backup. Scegli un backup fatto con il pulsante Backup.
upload_notJson_picture = Il file è un’immagine, non un backup. Scegli un backup fatto con il pulsante Backup.
upload_notJson_kml = Il file è un KML di altre mappe e i suoi numeri sono gradi di latitudine e longitudine. Salva i suoi luoghi in una tabella con le colonne x, y e name, nelle coordinate di questa mappa.
upload_notJson_gpx = Il file è un GPX di navigatori e i suoi numeri sono gradi di latitudine e longitudine. Salva i suoi luoghi in una tabella con le colonne x, y e name, nelle coordinate di questa mappa.
upload_notJson_archive = Il file è un archivio o un foglio di calcolo. Estrailo, oppure salva il foglio come CSV, e carica quello.
upload_notJson_cut-off = Il file non è JSON completo; forse è stato troncato. Scegline un’altra copia.
upload_notJson_damaged = Il file non è JSON valido; qualcosa è stato cambiato. Scegline un’altra copia.
upload_notJson_other = Il file non contiene JSON. Scegli un backup fatto con il pulsante Backup.
upload_skipWords_negative = con segno meno
upload_skipWords_fractional = con decimali
upload_skipWords_text = di testo
upload_skipWords_too-large = con troppe cifre
upload_skipWords_other = di altro genere
transfer_send = Invia a un altro dispositivo
transfer_close = Chiudi
transfer_preparing = Preparo il link…
transfer_nothing = Non c’è ancora niente da inviare: prima segna un luogo come trovato o metti una puntina.
transfer_holds = Il codice e il link contengono: { $what }. Inquadra il codice con la fotocamera dell’altro dispositivo, o apri lì il link. Prima di aggiungere qualcosa ti verrà chiesta conferma, e non viene tolto nulla.
transfer_linkHolds = Il link contiene: { $what }. Aprilo sull’altro dispositivo: prima di aggiungere qualcosa ti verrà chiesta conferma, e non viene tolto nulla.
transfer_private = Nulla viene inviato a un server: è tutto nel codice e nel link stessi.
transfer_code = Codice QR del link
transfer_tooMuchForCode = È troppo per un codice leggibile da una fotocamera. Mandati il link o porta con te il file di backup.
transfer_tooMuchForLink = È troppo per un link. Porta con te il file di backup e caricalo sull’altro dispositivo.
transfer_copy = Copia link
transfer_copied = Link copiato
transfer_copyRefused = Il browser non ha permesso la copia. Ecco il testo, già selezionato:
transfer_share = Condividi link
transfer_shareTitle = Le mie spunte sulla mappa
# same
transfer_backup = Backup
transfer_question_title = Aggiungere questo al tuo elenco?
transfer_question_description = Viene da un link. Non è ancora stato aggiunto nulla.
transfer_question_confirm = Unisci
transfer_question_cancel = Annulla
transfer_marks = Spunte
transfer_pins = Puntine
transfer_figures = { $added ->
     [one] { $added } nuova
    *[other] { $added } nuove
    }, { $known ->
     [one] { $known } già presente
    *[other] { $known } già presenti
    }
transfer_figuresOff = { $added ->
     [one] { $added } nuova
    *[other] { $added } nuove
    } (fuori da questa mappa: { $off }), { $known ->
     [one] { $known } già presente
    *[other] { $known } già presenti
    }
transfer_added = Aggiunto da un link
transfer_knownTitle = Niente di nuovo in questo link
transfer_known = Tutto ciò che è in questo link è già nel tuo elenco.
transfer_empty = Questo link non contiene né spunte né puntine.
transfer_problemTitle = Impossibile leggere questo link
transfer_problem_damaged = Il link dell’altro dispositivo non è completo, o qualcosa è stato cambiato. Non è stato aggiunto nulla. Copia di nuovo il link per intero o inquadra di nuovo il codice.
transfer_problem_newer-version = Il link viene da una versione più nuova di questa mappa. Non è stato aggiunto nulla. Ricarica la pagina per avere quella versione, poi apri di nuovo il link.
transfer_problem_other-map = Il link viene dalla mappa di un altro gioco, le cui spunte qui sarebbero sbagliate. Non è stato aggiunto nulla.
transfer_problem_old-browser = Questo browser è troppo vecchio per leggere il link. Non è stato aggiunto nulla. Aggiornalo, oppure porta con te un file di backup.
transfer_problem_too-many-marks = Il link contiene più di 10.000 luoghi, molti più di quanti ne abbia qualsiasi mappa. Non è stato aggiunto nulla. Crea un nuovo link sull’altro dispositivo.
otherWorld_file_title = Questo è un backup di { $world }
otherWorld_file_text = Le sue spunte sono di un altro mondo di questo sito. Qui non è cambiato nulla. Apri quel mondo: prima di unire qualcosa lì, ti verrà chiesta conferma.
otherWorld_file_open = Apri { $world } e unisci lì
otherWorld_file_notCarried = Questo browser non può portare lì il file. Apri { $world } e caricalo lì.
otherWorld_file_cancel = Annulla
otherWorld_link_title = Questo link è per { $world }
otherWorld_link_text = Le sue spunte sono di un altro mondo di questo sito. Qui non è stato aggiunto nulla. Aprilo lì: prima di aggiungere qualcosa, ti verrà chiesta conferma.
otherWorld_open = Apri { $world }
otherWorld_close = Chiudi
otherWorld_lost_title = Il file non è arrivato
otherWorld_lost_text = Il browser lo ha perso per strada, e non è stato unito nulla. Caricalo qui: Impostazioni, poi Carica.

live_title = Segui il gioco
live_open = Segui il gioco…
live_close = Chiudi
live_intro = La mappa mostra dove sei nel gioco e la strada che hai fatto. Niente di tutto questo lascia questo computer.
live_file = Il file di log del gioco
live_fileHint = Sceglilo una volta e la mappa legge quello che il gioco vi aggiunge.
live_fileOnce = Questo browser legge un file solo com’è quando lo scegli. Per farti seguire usa il programma, oppure Chrome, Edge o Opera su un computer.
live_choose = Scegli il log…
live_program = Un programma su questo computer
live_programHint = La mappa lo interroga una volta al secondo, su localhost:8765.
live_ask = Interroga il programma
live_askAgain = Interroga di nuovo ora
live_stop = Smetti di seguire
live_place = Sei in { $coordinate }.
live_waiting_file = In attesa che il gioco scriva dove sei…
live_waiting_program = Il programma risponde, ma il gioco non dice ancora dove sei.
live_silent = Il gioco non dice niente di nuovo da un po’: è in pausa o chiuso?
live_once = Qui finiva il log quando l’hai scelto.
live_problems_noAnswer = Nessuno risponde su localhost:8765: il programma è in funzione e lascia leggere la risposta a questa pagina?
live_problems_badAnswer = Ciò che risponde su localhost:8765 non dice dove sei: forse un altro programma usa quell’indirizzo.
live_problems_noLines = Alla fine di { $name } non c’è nessuna riga [LIVEMAP]: è il log di questo gioco, e la mod è attiva?
live_problems_badLines = Le righe [LIVEMAP] di { $name } non si possono leggere: ognuna deve avere cinque numeri.
live_problems_unreadable = { $name } non si può più leggere: sceglilo di nuovo.
live_problems_outside = Secondo il gioco sei fuori da questa mappa: sei in un’altra regione o in un altro gioco?
live_refused = Questo browser non ti ha lasciato scegliere un file.
live_centre = Tienimi al centro
live_clear = Cancella la traccia
live_visits = Segna come visti i luoghi a meno di 15 m dal mio passaggio
live_awake = Tieni acceso lo schermo mentre mi segue
live_awakeLacking = Questo browser non può tenere acceso lo schermo.
live_awakeRefused = In questo momento il browser non tiene acceso lo schermo, forse per risparmiare batteria.
live_you = Sei qui

# same
poster_title = Poster
poster_open = Crea un poster…
poster_close = Chiudi
poster_intro = Un’immagine della regione, da stampare a 300 dpi o come sfondo. Viene disegnata in questo browser.
poster_size = Dimensioni
poster_wallpaper = Sfondo
poster_width = Larghezza in pixel
poster_height = Altezza in pixel
poster_turned = Orientamento
poster_portrait = Verticale
poster_landscape = Orizzontale
poster_content = Che cosa mostra
poster_contents_nothing = Solo il territorio
poster_contents_names = Nomi
poster_contents_shown = Nomi e luoghi mostrati ora
poster_contents_found = Nomi e luoghi trovati
poster_contents_all = Nomi e tutti i luoghi
poster_contents_route = Nomi e il percorso sulla mappa
poster_part = Parte del mondo
poster_whole = Tutto il mondo
poster_view = Vista attuale
poster_outOfBounds = Ogni lato di uno sfondo deve avere da { $least } a { $most } pixel.
poster_drawn = { $percent } % disegnato
poster_stop = Ferma
poster_make = Disegna e salva
poster_notices_saved = L’immagine è disegnata ed è tra i download del tuo browser.
poster_notices_stopped = Fermato: nessuna immagine è stata salvata.
poster_notices_failed = Non è stato possibile disegnare l’immagine: controlla la connessione o prova dimensioni minori.
poster_lacking = Questo browser non può disegnare poster: provane uno più recente.
poster_print_title = Stampa
poster_print_open = Stampa questa vista…
poster_print_ready = La vista è pronta: il browser chiede dove stamparla.
poster_print_again = Stampa di nuovo
poster_print_failed = Non è stato possibile disegnare la vista: l’elenco viene stampato senza.
poster_print_refused = Questo browser non può stampare da qui: stampa dal suo menu o apri la pagina in un altro browser.
poster_print_lacking = Questo browser non può disegnare la vista: l’elenco viene stampato senza.
poster_print_places = { $count ->
     [one] { $count } luogo in questa vista
    *[other] { $count } luoghi in questa vista
    }

## manifest

manifest_description = Trova, filtra e spunta { $summary }, con o senza connessione.
manifest_page = Trova, filtra e spunta { $summary } su una mappa disegnata dal tuo browser. Niente accesso, niente tracciamento, e nulla va perso.
manifest_notStarted = La mappa non è partita. Le servono JavaScript e Chrome o Edge 109, Firefox 115, Safari 16.4 o versioni più recenti: ricarica la pagina o aprila in un browser più recente.
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
terms_moderation_p1 = Chi visita questo sito non può pubblicarvi nulla: non ci sono commenti né profili, e nulla viene caricato su un server. Un file di luoghi trovati che scegli con «Carica» viene letto dal tuo browser e non va oltre: non c’è quindi nulla di tuo che noi possiamo esaminare, conservare o rimuovere.
terms_moderation_p2 = I luoghi della mappa sono curati a mano. Le correzioni arrivano attraverso il codice sorgente pubblico del progetto, dove ogni proposta viene controllata prima di essere accettata. Possiamo correggere, riscrivere o togliere un luogo in qualsiasi momento, in particolare se è sbagliato, offensivo o viola i diritti di qualcuno. Se ritieni che qualcosa di ciò che si vede qui violi i tuoi, dillo a chi gestisce questa copia o al progetto, indicando che cosa è e dove si trova: verrà esaminato senza indugio.
terms_liability_heading = Limitazione di responsabilità
terms_liability_p1 = La mappa è fatta con cura, ma è offerta così com’è e secondo disponibilità, senza alcuna garanzia. Posizioni, nomi e descrizioni possono essere sbagliati o superati, per esempio dopo una modifica del gioco, e la mappa può essere lenta, interrompersi o un giorno sparire.
terms_liability_p2 = Nei limiti consentiti dalla legge, non rispondiamo dei danni derivanti dall’uso della mappa o dall’impossibilità di usarla, compresa la perdita di spunte, di progressi nel gioco o di tempo. Le tue spunte vivono nel tuo browser, e i browser possono perdere ciò che conservano: un backup ogni tanto è la via sicura.
terms_liability_p3 = Nulla di quanto detto qui limita una responsabilità che la legge non consente di limitare, come quella per dolo o colpa grave o per danni alla vita, all’integrità fisica o alla salute, né i diritti che hai come consumatore nel luogo in cui vivi.
terms_affiliation_heading = Nessuna affiliazione
terms_affiliation_p1 = Itinerarium è fatto da giocatori per giocatori. Non è approvato né sponsorizzato da { $studio } o dal suo editore, e non è affiliato a loro. { $game } e i nomi che ne fanno parte sono marchi dei rispettivi proprietari e sono usati qui solo per dire di quale gioco tratta la mappa.
terms_affiliation_p2 = Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco fa parte di questa mappa. I link che portano altrove sono offerti per comodità; di ciò che si trova là risponde chi gestisce quelle pagine.
terms_changes_heading = Modifiche
terms_changes_p1 = Queste condizioni possono cambiare quando cambia la mappa. La data in alto dice quando sono cambiate l’ultima volta, e la cronologia pubblica del progetto mostra che cosa è cambiato. Vale la versione che si trova in questa pagina; usando la mappa dopo una modifica, la accetti.
terms_changes_p2 = Se una di queste condizioni risultasse non valida, le altre restano come sono.

privacy_title = Privacy
privacy_updated = 26 novembre 2026
privacy_intro = In breve: non c’è nessun accesso da fare, le tue spunte, puntine e impostazioni restano nel tuo browser, e in Itinerarium non sono integrate né statistiche di visita né pubblicità. Segue la versione più lunga. «Il gestore» indica chi gestisce la copia di Itinerarium che stai guardando.
privacy_known_heading = Che cosa sappiamo di te
privacy_known_p1 = Nulla. Non ci sono account, moduli né cookie. Ciò che cerchi e i luoghi che spunti vengono elaborati nel tuo browser e non vengono mai inviati da nessuna parte.
privacy_known_p2 = Per mostrarti la pagina, il tuo browser deve chiedere i suoi file al server del gestore. Come per ogni sito web, quel server vede la richiesta: il tuo indirizzo IP, l’ora, il file e ciò che il tuo browser dice di sé. I server spesso conservano queste richieste per un breve periodo in un registro, per motivi di sicurezza; per quanto tempo dipende dal gestore o dalla società di hosting. In quelle richieste non c’è nulla sulle tue spunte. L’indirizzo della mappa dice che cosa c’è sullo schermo (il luogo che hai aperto, dov’è la mappa, una puntina, quali tipi sono mostrati), quindi il server lo vede quando carichi di nuovo la pagina o apri un link. Un link fatto con «Condividi» contiene un luogo o un punto. Nessuna delle due cose dice qualcosa di te.
privacy_known_p3 = Se fai seguire il gioco alla mappa, questa legge il file di log che scegli oppure interroga il programma sul tuo computer, su localhost:8765. Dove sei nel gioco non viene né inviato né conservato, e viene dimenticato quando chiudi la pagina.
privacy_storage_heading = Preferenze nell’archiviazione locale
privacy_storage_p1 = Perché la mappa sia la stessa quando torni, il tuo browser conserva per questo sito un piccolo database (IndexedDB) e alcune voci nella sua archiviazione locale. Solo questo sito può leggerle, e restano finché non le elimini:
privacy_storage_item1 = filters-store: quali tipi di luogo mostri o nascondi.
privacy_storage_item2 = Il database { $database }: i numeri dei luoghi che hai spuntato o a cui hai tolto la spunta e quante volte, le tue puntine e le tue note sui luoghi con i loro testi, le tue ultime 50 modifiche, ciascuna con la sua ora e un nome casuale della scheda del browser in cui l’hai fatta, e fino a cinque elenchi precedenti, così che tu possa tornare indietro.
privacy_storage_item3 = progress-store: una seconda copia dei numeri spuntati. I browser che non offrono un database tengono invece le modifiche e gli elenchi precedenti in progress-history.
privacy_storage_item4 = pins-store: una seconda copia delle tue puntine e note: dove sono, che cosa hai scritto, il loro simbolo e il loro colore. Di una eliminata resta solo il numero, perché rimanga eliminata.
privacy_storage_item5 = keeping-store: quante delle tue spunte e modifiche alle puntine c’erano nel tuo ultimo backup, se ce n’è stato uno, e se è stato chiesto al browser di conservare questi dati.
privacy_storage_item6 = playthroughs-store, e una seconda copia nel database il cui nome finisce in .playthroughs: i nomi delle tue partite e quale hai scelto per ultima, se ne hai creata una seconda. Ciò che viene conservato per quella porta gli stessi nomi di cui sopra, con il nome del mondo e otto cifre o lettere dopo un punto. last-world: quale mondo hai guardato per ultimo, se ce ne sono diversi; i nomi degli altri mondi, tranne il primo, terminano con il loro.
privacy_storage_item7 = settings-store: la dimensione degli indicatori, l’aspetto del paesaggio, la lingua se l’hai scelta, se il pannello, le targhette e l’avvertenza sono aperti o visibili, se i tasti singoli fanno qualcosa, se le notifiche restano finché non le chiudi, quali categorie sono compresse, se vengono conservati tutti i mondi, dove passano i percorsi, se usano il viaggio rapido e fino a che distanza vengono elencati i luoghi, e, per seguire il gioco, se i luoghi vicino a cui passi contano come visti e se lo schermo resta acceso.
privacy_storage_item8 = last-position: in quale punto della mappa eri l’ultima volta e con quale ingrandimento.
privacy_offline_heading = File conservati per l’uso senza connessione
privacy_offline_p1 = Perché la mappa funzioni anche senza connessione, il tuo browser conserva una copia dei file del sito con l’aiuto di un service worker: le pagine e gli script, poco più di un megabyte, e le immagini e i dati di ogni mondo che hai aperto, o di tutti i mondi se lo scegli nelle Impostazioni. Annota quali sono quei mondi. I file sono uguali per tutti e non dicono nulla di te. Le Impostazioni dicono se la copia è completa. Ogni tanto il tuo browser chiede al server del gestore se c’è una versione più nuova; è una richiesta come un’altra.
privacy_offline_p2 = Quando la pagina si ricarica da sola, per esempio per passare a una versione più nuova, annota nella scheda del browser quali luogo, percorso, linea misurata e sezione del pannello erano aperti, quali luoghi avevi visto e che cosa avevi scritto nella casella di ricerca; al ritorno legge l’annotazione e la elimina. Ogni volta che lasci o ricarichi la pagina, annota allo stesso modo il nome casuale della scheda e se la mappa mostrava la tua vista o quella di un link.
privacy_deleting_heading = Leggere ed eliminare ciò che è conservato
privacy_deleting_p1 = Se una di queste voci dovesse danneggiarsi, non viene buttata ma messa da parte con il suo nome seguito da «.unreadable» e da un numero, perché forse le tue spunte si possono ancora recuperare. I luoghi che hai solo visto vengono ricordati finché non chiudi o ricarichi la pagina, e non vengono conservati più a lungo di quanto la pagina impieghi a ricaricarsi da sola.
privacy_deleting_p2 = «Backup» nelle Impostazioni ti dà i tuoi luoghi trovati, le puntine e le note in un file sul tuo dispositivo, ed «Esporta puntine» le sole puntine e note. Anche un file che scegli con «Carica» viene letto sul tuo dispositivo.
privacy_deleting_p3 = «Invia a un altro dispositivo» mette i tuoi luoghi trovati, le puntine e le note in un link e in un codice. Stanno dopo il # dell’indirizzo, che i browser non inviano mai a un server. Chi ha il link può leggerli: dallo quindi solo ai tuoi dispositivi o a persone che possono conoscerli.
privacy_deleting_p4 = «Svuota» nelle Impostazioni svuota l’elenco dei luoghi trovati; si può annullare, perciò i numeri tolti restano tra gli elenchi precedenti finché cinque più recenti non ne prendono il posto. I testi delle puntine e delle note che hai modificato o eliminato restano allo stesso modo, lì e tra le tue ultime 50 modifiche. Per togliere subito ogni traccia, compresi i file conservati, elimina i dati di questo sito nel tuo browser: di solito si trovano in «Cookie e dati dei siti» nelle impostazioni del browser, o dietro l’icona accanto all’indirizzo. La mappa funziona anche senza e ricomincia da capo.
privacy_analytics_heading = Statistiche anonime di visita
privacy_analytics_p1 = Non ce ne sono di integrate: le visite alle pagine non vengono contate, e nessuno script, nessuna immagine e nessun carattere viene caricato da server altrui.
privacy_analytics_p2 = Un gestore che aggiunga statistiche di visita a una copia di Itinerarium deve dirlo in questo punto, indicare il servizio, che cosa registra, perché e per quanto tempo, e chiederti il permesso prima che per esso venga registrato o conservato qualcosa. Anche se dici di no, o non rispondi, la mappa deve restare del tutto utilizzabile.
privacy_advertising_heading = Consenso alla pubblicità
privacy_advertising_p1 = Non c’è pubblicità, e non ci sono partner pubblicitari a cui acconsentire.
privacy_advertising_p2 = Un gestore che aggiunga pubblicità deve indicare qui i fornitori e chiederti il consenso prima che ne venga caricato uno. In quel caso nelle Impostazioni compare il pulsante «Modifica il consenso», dove puoi vedere la tua scelta e cambiarla o revocarla in qualsiasi momento, con la stessa facilità con cui l’hai espressa. Finché qui nulla richiede un consenso, quel pulsante non c’è.
privacy_rights_heading = Diritti sui dati
privacy_rights_p1 = Leggi come il Regolamento generale sulla protezione dei dati ti danno diritti sui dati che ti riguardano. Ciò che la mappa conserva è nelle tue mani, quindi puoi esercitarne la maggior parte da te e subito:
privacy_rights_item1 = Accesso e portabilità: «Backup» ti dà una copia in un formato semplice che altri programmi possono leggere.
privacy_rights_item2 = Rettifica: spunta un luogo o togligli la spunta, o cambia un’impostazione.
privacy_rights_item3 = Cancellazione: «Svuota» nelle Impostazioni, o elimina i dati di questo sito nel tuo browser.
privacy_rights_item4 = Opposizione e revoca del consenso: non c’è nulla a cui opporsi finché non vengono aggiunte statistiche di visita né pubblicità; dove ci sono, il posto è «Modifica il consenso» nelle Impostazioni.
privacy_questions_heading = Domande e modifiche
privacy_questions_p1 = Per ciò a cui solo il gestore può rispondere, come i registri del server o i servizi che ha aggiunto, rivolgiti al gestore: è responsabile della propria copia. Puoi anche presentare reclamo all’autorità per la protezione dei dati del luogo in cui vivi.
privacy_questions_p2 = Quando cambia ciò che la mappa conserva, questa pagina cambia con essa, e la data in alto dice quando.

credits_title = Crediti
credits_updated = 22 novembre 2026
credits_intro = Itinerarium poggia sul lavoro di molti. Qui si dice da dove vengono i suoi dati, i suoi simboli e i suoi caratteri, e con quali licenze sono usati.
credits_facts_heading = I dati
credits_facts_plain = Dove si trovano le cose nel mondo del gioco è un semplice dato di fatto. Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco o di un altro sito è stato ripreso.
credits_facts_surveyed = Dove si trovano le cose nel mondo del gioco è un semplice dato di fatto. { $survey } Nessuna immagine, nessun testo, nessuna icona e nessun codice del gioco o di un altro sito è stato ripreso.
credits_facts_other = { $title }, di { $game }: { $survey }
credits_facts_made = I disegni, la carta del paesaggio e i testi di questo sito sono stati fatti per Itinerarium.
credits_glyphs_heading = Simboli
credits_glyphs_all = Dalla raccolta di game-icons.net vengono simboli dei luoghi ({ $count }) e sette dei simboli delle tue puntine. Ne sono autori Lorc, Delapouite, Caro Asercion e altri collaboratori, e sono usati con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I loro contorni sono stati ridimensionati, centrati e in parte adattati. Gli altri simboli sono stati disegnati per Itinerarium.
credits_glyphs_signs = Dalla raccolta di game-icons.net vengono sette dei simboli delle tue puntine. Ne sono autori Lorc, Delapouite, Caro Asercion e altri collaboratori, e sono usati con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I loro contorni sono stati ridimensionati, centrati e in parte adattati. Gli altri simboli sono stati disegnati per Itinerarium.
credits_glyphs_other = { $title }, di { $game }: simboli dei luoghi presi dalla stessa raccolta: { $count }.
credits_typefaces_heading = Caratteri
credits_typefaces_p1 = Alegreya Sans e Alegreya SC, di Juan Pablo del Peral per Huerta Tipográfica, usati con la SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = La pagina è realizzata con React, Radix Primitives, zustand, Fuse.js, zod, wouter e Tailwind CSS, ciascuno con la propria licenza aperta. Il codice di Itinerarium è pubblicato con licenza MIT.
credits_affiliation_heading = Nessuna affiliazione
credits_affiliation_p1 = Itinerarium è fatto da giocatori per giocatori. Non è approvato da { $studio }, dal suo editore né da chi ha realizzato o vende { $game }, e non è affiliato ad alcuno di loro.
