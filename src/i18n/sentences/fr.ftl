## start

chunkMissing = Impossible de charger cette partie de la carte. Vérifie ta connexion et recharge.
progressSafe = Ta progression est en sécurité dans ce navigateur.
errorFallback_title = Une erreur s’est produite.
errorFallback_share = Transmets cette erreur à l’administrateur : cela nous aiderait beaucoup !
errorFallback_copy = Copier l’erreur
errorFallback_copied = Copié
errorFallback_reload = Recharger
errorFallback_details = Détails de l’erreur

## first

map_menu = Menu de la carte
map_steer_toggle = Boutons de déplacement

# same
app_name = Itinerarium
app_title = Itinerarium : une carte interactive de { $game }
app_subtitle = Une carte interactive de { $game }
app_loadingMap = Chargement de la carte…
world_shown = Monde : { $title }
world_choose = Choisir un monde
world_failedTitle = Impossible de charger les lieux.
world_failedText = Vérifie ta connexion et réessaie.
world_retry = Réessayer
map_label = Carte de { $game }
map_role = carte
# same
map_compassNorth = N
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Impossible de charger la carte.
map_viewFailedText = La recherche, les filtres et ta progression fonctionnent toujours. Recharge la page pour réessayer.
map_reload = Recharger
skip_navigation = Passer la carte
skip_toSearch = Aller à la recherche
skip_toSettings = Aller aux réglages
# same
panel_title = Itinerarium
panel_open = Ouvrir le panneau
panel_close = Fermer le panneau
panel_showAll = Tout afficher
panel_showPlaces = { $amount ->
     [one] Afficher { $amount } lieu
    *[other] Afficher { $amount } lieux
    }
panel_hideAll = Tout masquer
panel_mapLabels = Noms
panel_showing = { $shown ->
     [one] { $shown } lieu affiché sur { $all }
    *[other] { $shown } lieux affichés sur { $all }
    }
panel_discovered = { $found ->
     [one] { $found } trouvé sur { $all }
    *[other] { $found } trouvés sur { $all }
    }
panel_filters = Filtres
panel_tab = Onglets du panneau
panel_bar = Raccourcis du panneau
panel_search = Rechercher
panel_more = Plus
panel_tabs_filters = Filtres
panel_tabs_progress = Progression
panel_tabs_list = Liste
panel_tabs_pins = Épingles
search_label = Rechercher un lieu
search_placeholder = Rechercher un lieu…
search_clear = Effacer la recherche
search_searching = Recherche…
search_results = Résultats de la recherche
search_found = { $amount ->
     [one] { $amount } résultat
    *[other] { $amount } résultats
    }
search_foundOwn = { $own ->
     [one] { $own } résultat dans tes épingles et notes
    *[other] { $own } résultats dans tes épingles et notes
    }
search_foundBoth = { $amount ->
     [one] { $amount } résultat
    *[other] { $amount } résultats
    }, plus { $own } dans tes épingles et notes
search_nothing = { $hasOwn ->
     [yes] Aucun lieu, épingle ou note pour « { $text } ».
    *[other] Aucun lieu pour « { $text } ».
    }
search_nothingHint = Essaie un mot plus court, un type de lieu ou un ID.
search_nothingHintSuchAs = Essaie un mot plus court, un type de lieu comme « { $example } » ou un ID.
card_label = Détails : { $label }
card_close = Fermer
card_showMore = Afficher plus
card_showLess = Afficher moins
# same
card_type = Type
card_coordinate = Coordonnées
card_copyCoordinate = Copier les coordonnées { $coordinate }
card_copied = Copié
card_yields = Contient
# same
card_description = Description
card_requirement = Accès
card_more = Détails
card_image = Dessin : { $label }
card_discovered = Trouvé
card_mark = Marquer comme trouvé
card_marked = Trouvé
card_visited = Visité
card_copyRefused = Le navigateur a bloqué la copie. Copie le texte ici :
settings_open = Réglages
# same
toasts_region = Notifications Alt+T
toasts_close = Fermer la notification
toasts_undo = Annuler
chunk_title = Il manque quelque chose
chunk_reload = Recharger
chunk_close = Fermer
footer_terms = Conditions d’utilisation
footer_privacy = Confidentialité
footer_credits = Crédits
footer_disclaimer = Avertissement
footer_disclaimerText = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est pas soutenu par { $studio }, son éditeur ou quiconque a créé ou vend { $game }, et ne leur est pas affilié. Les noms du jeu et de ses lieux appartiennent à leurs propriétaires.
footer_navigation = À propos de ce site
errorFallback_backup = Sauvegarder
pages_title = { $page } · { $site }
where_from = { $place } : { $metres } m { $direction ->
     [east] à l’est
     [north-east] au nord-est
     [north] au nord
     [north-west] au nord-ouest
     [west] à l’ouest
     [south-west] au sud-ouest
     [south] au sud
    *[south-east] au sud-est
    }
where_of = { $metres } m { $direction ->
     [east] à l’est
     [north-east] au nord-est
     [north] au nord
     [north-west] au nord-ouest
     [west] à l’ouest
     [south-west] au sud-ouest
     [south] au sud
    *[south-east] au sud-est
    } { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Types de lieux
filters_categoryState = Types affichés : { $on } sur { $all }
filters_actions = Actions pour { $title }
filters_tallyLabel = { $found ->
     [one] { $found } trouvé sur { $total }
    *[other] { $found } trouvés sur { $total }
    }
filters_fold = Types : { $category }
filters_more_found = Lieux trouvés
filters_more_locked = { $locked }, lieux trouvés
filters_more_yields = Herbes, livres, lieux trouvés
filters_more_both = { $locked }, herbes, livres, lieux trouvés
filters_on = actif
progress_loading = Chargement…
spot_title = Point { $coordinate }
embed_open = Ouvrir la carte entière
embed_selected = Affiché : { $label }
measure_metres = { $metres } m
shortcuts_open = Raccourcis clavier
shortcuts_nothingLeft = Tous les lieux affichés sont trouvés.
shortcuts_nothingSelected = Sélectionne d’abord un lieu, puis appuie sur D.
amount_marks = { $amount ->
     [one] { $amount } lieu trouvé
    *[other] { $amount } lieux trouvés
    }
amount_pins = { $amount ->
     [one] { $amount } épingle
    *[other] { $amount } épingles
    }
amount_both = { $marks ->
     [one] { $marks } lieu trouvé
    *[other] { $marks } lieux trouvés
    } et { $pins ->
     [one] { $pins } épingle
    *[other] { $pins } épingles
    }
pins_untitled = Épingle
pins_card = Ton épingle : { $label }
pins_heading = Mes épingles
pins_state = { $shown ->
     [yes] { $amount ->
         [one] { $amount } épingle
        *[other] { $amount } épingles
        }
    *[other] { $amount ->
         [one] { $amount } épingle, masquée
        *[other] { $amount } épingles, masquées
        }
    }
pins_yourNote = Ta note
filterOverride_drop = Revenir à ma vue
filterOverride_friends = Vue partagée
filterOverride_isolatedUntitled = Sélection
filterOverride_backToAll = Effacer
filterOverride_outOfSight = Afficher { $amount } hors écran
filterOverride_isolatedAmount = { $title } seulement : { $shown } sur { $total }
filterOverride_showing = Affichés : { $shown } sur { $total }
filterOverride_shown = Filtre de la carte
filterOverride_shortcuts = Filtres rapides
filterOverride_stillToFind = Non trouvés

## map

map_instructions = Les flèches déplacent la carte, plus et moins changent le zoom, Entrée ouvre le lieu le plus proche du centre.
map_zoomIn = Zoom avant
map_zoomOut = Zoom arrière
map_enterFullScreen = Plein écran
map_leaveFullScreen = Quitter le plein écran
map_scale = Échelle : { $distance }
map_pointerCoordinate = Coordonnées sous le pointeur
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] trouvé
    *[other] non trouvé
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] à l’est
     [north-east] au nord-est
     [north] au nord
     [north-west] au nord-ouest
     [west] à l’ouest
     [south-west] au sud-ouest
     [south] au sud
    *[south-east] au sud-est
    } du centre
map_crosshair_inMiddle = au centre
map_crosshair_others = { $amount ->
     [one] { $amount } autre lieu tout près.
    *[other] { $amount } autres lieux tout près.
    }
map_crosshair_nothing = Aucun lieu au centre.
map_crosshair_near = { $where }.
map_crosshair_enter = Entrée pour l’ouvrir.
map_arrow_label = { $name } : { $distance } { $direction ->
     [east] à l’est
     [north-east] au nord-est
     [north] au nord
     [north-west] au nord-ouest
     [west] à l’ouest
     [south-west] au sud-ouest
     [south] au sud
    *[south-east] au sud-est
    }. Y aller
map_arrow_player = Ta position
map_steer_label = Déplacer la carte
map_steer_sides_north = Aller vers le nord
map_steer_sides_west = Aller vers l’ouest
map_steer_sides_east = Aller vers l’est
map_steer_sides_south = Aller vers le sud
map_steer_choose = Ouvrir le lieu au centre
map_steer_addPoint = Ajouter un point au centre
map_steer_menu = Menu du centre : épingle, lien, mesure
map_controls = Commandes de la carte
map_changeBasemapStyle_parchment = Passer à Parchemin
map_changeBasemapStyle_night = Passer à Nuit
map_changeBasemapStyle_plain = Passer à Sobre
map_landFailed = Impossible de charger le terrain. Tous les lieux restent affichés.
measure_crosshair = Entrée pour ajouter un point au centre.
lasso_crosshair = Entrée pour ajouter un angle au centre.
spot_pin = Épingle en { $coordinate }
measure_total = Total { $metres } m

## later

shortcuts_mapMenu = Menu de la carte : suivre le jeu, imprimer, créer une affiche
live_open = Suivre le jeu…
poster_print_open = Imprimer la vue…
poster_open = Créer une affiche…
backups_title = Sauvegardes
backups_open = Toutes les sauvegardes


typeMenu_showOnly = Afficher seulement ceux-ci
# same
typeMenu_checklist = Checklist
typeMenu_alwaysNames = Toujours afficher les noms

toasts_marked = Trouvé : { $label }
toasts_unmarked = Plus marqué comme trouvé : { $label }
toasts_markedMany = { $amount ->
     [one] { $amount } lieu marqué comme trouvé
    *[other] { $amount } lieux marqués comme trouvés
    }
toasts_unmarkedMany = { $amount ->
     [one] { $amount } lieu marqué comme non trouvé
    *[other] { $amount } lieux marqués comme non trouvés
    }
storage_newer_marks = { $marks ->
     [one] { $marks } lieu trouvé
    *[other] { $marks } lieux trouvés
    } { $backedUp ->
     [yes] depuis ta dernière sauvegarde.
    *[other] sans sauvegarde.
    }
storage_newer_changes = { $changes ->
     [one] { $changes } changement d’épingle ou de note
    *[other] { $changes } changements d’épingles et de notes
    } { $backedUp ->
     [yes] depuis ta dernière sauvegarde.
    *[other] sans sauvegarde.
    }
storage_newer_both = { $marks ->
     [one] { $marks } lieu trouvé
    *[other] { $marks } lieux trouvés
    } et { $changes ->
     [one] { $changes } changement d’épingle ou de note
    *[other] { $changes } changements d’épingles et de notes
    } { $backedUp ->
     [yes] depuis ta dernière sauvegarde.
    *[other] sans sauvegarde.
    }
pins_toasts_moved = Déplacé : { $label }
pins_toasts_deleted = Supprimé : { $label }
pins_toasts_deletedMany = { $amount ->
     [one] { $amount } épingle supprimée
    *[other] { $amount } épingles supprimées
    }
pins_toasts_noteDeleted = Note supprimée
search_distance = à { $distance }
search_whereAndFar = { $where } · { $away }
search_between = pres proche proches plus autour vers dans en a au aux de du des la le les l d entre sur chez par
search_bookWords = livre
search_settlements = Localités
search_kinds = Types de lieux
search_moreKinds = { $amount ->
     [one] { $amount } autre type
    *[other] { $amount } autres types
    }
search_showOnMap = { $amount ->
     [one] Afficher sur la carte
    *[other] Afficher les { $amount } sur la carte
    }
search_shownTitle = « { $searched } »
search_isolateKind = Voir seul
search_isolateKindLabel = Voir seul : { $type }
settlement_label = Localité : { $name }
settlement_places = { $amount ->
     [one] { $amount } lieu
    *[other] { $amount } lieux
    }
settlement_services = Marchands et services
settlement_others = Également ici
settlement_found = { $found ->
     [one] { $found } trouvé sur { $all }
    *[other] { $found } trouvés sur { $all }
    }
settlement_foundLeft = { $found ->
     [one] { $found } trouvé sur { $all }
    *[other] { $found } trouvés sur { $all }
    }, { $left ->
     [one] { $left } restant
    *[other] { $left } restants
    }
settlement_tally = { $found } / { $all }
settlement_nothing = Aucun lieu ici.
settlement_isolate = Voir seuls
settlement_list = Voir la liste
list_heading = Lieux visibles
list_amount = { $amount ->
     [0] Aucun lieu visible
    *[other] { $amount ->
         [one] { $amount } lieu visible
        *[other] { $amount } lieux visibles
        }
    }
list_middle = Centre de la carte : { $where }
list_order = Trier par
list_orders_kind = Type
list_orders_distance = Distance
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title } : { $amount } lieu
    *[other] { $title } : { $amount } lieux
    }
list_nearest = Lieux visibles, les plus proches d’abord
list_more = Afficher plus
list_none = Aucun lieu ne correspond à tes filtres dans cette zone.
list_noneHint = Déplace la carte, fais un zoom arrière ou affiche plus de types dans Filtres.
list_move = Déplacer la carte
list_sides_north = Nord
list_sides_west = Ouest
list_sides_east = Est
list_sides_south = Sud
list_closer = Zoom avant
list_farther = Zoom arrière
settings_title = Réglages
settings_close = Fermer
settings_back = Retour aux réglages
settings_markerSize = Taille des marqueurs
settings_markerSizeHeading = Taille des marqueurs
# same
settings_pixels = { $size } pixels
settings_basemapStyle = Style de carte
settings_basemapStyles_parchment_name = Parchemin
settings_basemapStyles_parchment_hint = encre sur vieux papier
settings_basemapStyles_night_name = Nuit
settings_basemapStyles_night_hint = sombre, reposant pour les yeux
settings_basemapStyles_plain_name = Sobre
settings_basemapStyles_plain_hint = clair, idéal pour l’impression
settings_language = Langue (Language)
settings_languageFailed = Impossible de charger la langue. Vérifie ta connexion et réessaie.
settings_languageNewer = Ta langue arrive avec la nouvelle version de la carte, qui est prête.
settings_languageMissing = La carte est en anglais pour l’instant, car ta langue n’est pas sur cet appareil. Ouvre-la une fois en ligne pour la télécharger.
settings_keepNotifications = Garder les notifications affichées
settings_manage = Gérer les lieux trouvés
settings_manageHint = Une sauvegarde est un petit fichier. Importe-la sur un autre appareil pour y retrouver ta progression.
settings_upload = Importer
settings_drop = Dépose le fichier pour l’importer
settings_backup = Sauvegarder
settings_exportPins = Exporter les épingles (GeoJSON)
settings_fileRefused = Ce navigateur ne peut pas enregistrer de fichier ici. Ouvre la page dans un autre navigateur et réessaie.
settings_clear = Réinitialiser
settings_earlier = Versions précédentes
settings_earlierHint = Ta progression avant les grands changements. Une restauration peut s’annuler.
settings_earlierReasons_clear = Avant la réinitialisation
settings_earlierReasons_import = Avant l’import d’un fichier ou d’un lien
settings_earlierReasons_migration = Avant une mise à jour
settings_earlierReasons_restore = Avant une restauration
settings_restore = Restaurer
settings_restoreLabel = Restaurer : { $size }, { $reason }
settings_restoreDated = Restaurer : { $size }, { $reason }, { $date }
settings_restoreReasons_clear = avant la réinitialisation
settings_restoreReasons_import = avant l’import d’un fichier ou d’un lien
settings_restoreReasons_migration = avant une mise à jour
settings_restoreReasons_restore = avant une restauration
settings_clearQuestion = Réinitialiser tous les lieux trouvés ?
settings_clearText = { $amount ->
     [0] Tu n’as encore trouvé aucun lieu.
     [one] { $amount } lieu trouvé sera réinitialisé. Tu peux annuler, et les réglages gardent les versions précédentes.
    *[other] { $amount } lieux trouvés seront réinitialisés. Tu peux annuler, et les réglages gardent les versions précédentes.
    }
confirm_title = Veux-tu vraiment continuer ?
confirm_description = Cette action efface des données et ne peut pas être annulée.
confirm_confirm = Confirmer
confirm_cancel = Annuler
toasts_uploadFailed = Échec de l’import
toasts_uploadMerged = Lieux trouvés fusionnés
toasts_backupStarted = Téléchargement de la sauvegarde…
toasts_pinsExported = Téléchargement de tes épingles…
toasts_cleared = Lieux trouvés réinitialisés
toasts_restored = Restauré : { $size }
storage_retry = Réessayer
storage_dismiss = Fermer
storage_emptied_marks = Les données de ce site ont été supprimées du navigateur pendant que la carte était ouverte. Encore à l’écran : { $marks ->
     [one] { $marks } lieu trouvé.
    *[other] { $marks } lieux trouvés.
    }
storage_emptied_pins = Les données de ce site ont été supprimées du navigateur pendant que la carte était ouverte. Encore à l’écran : { $pins ->
     [one] { $pins } épingle.
    *[other] { $pins } épingles.
    }
storage_emptied_both = Les données de ce site ont été supprimées du navigateur pendant que la carte était ouverte. Encore à l’écran : { $marks ->
     [one] { $marks } lieu trouvé
    *[other] { $marks } lieux trouvés
    } et { $pins ->
     [one] { $pins } épingle
    *[other] { $pins } épingles
    }.
storage_backedUp_empty = Rien à sauvegarder pour l’instant.
storage_backedUp_never = Tout vient d’un fichier ou d’un lien. Tu n’as pas encore fait de sauvegarde ici.
storage_backedUp_all = Tout est sauvegardé.
storage_backedUp_takenIn = Tout est dans ta dernière sauvegarde ou vient d’un fichier ou d’un lien depuis.
storage_keep = Garder mes données
storage_startAfresh = Repartir à zéro
storage_problems_blocked = Ce navigateur bloque le stockage : ta progression sera perdue à la fermeture de la page. Fais une sauvegarde avant de partir.
storage_embedded = Ton navigateur bloque ici le stockage : cette marque sera perdue à la fermeture de la page. Pour la garder, ouvre la carte entière.
storage_problems_full = Ton dernier changement n’a pas pu être enregistré : le stockage du navigateur est plein. Un nouvel essai suivra. En attendant, fais une sauvegarde.
storage_problems_one-copy = Ta progression n’est enregistrée qu’à un seul des deux endroits : l’autre est plein ou bloqué par le navigateur. Fais une sauvegarde de temps en temps.
storage_problems_newer = Ta progression a été enregistrée par une version plus récente de la carte et est en lecture seule ici. Recharge pour mettre à jour.
storage_problems_stuck = Ta progression enregistrée est illisible, et la place manque pour la mettre de côté. Elle reste intacte, et les nouveaux changements ne sont pas enregistrés. Fais une sauvegarde avant de partir.
storage_problems_quarantined = Ta progression enregistrée est illisible. Elle a été mise de côté, intacte, et tu repars d’une liste vide.
storage_problems_copy-quarantined = L’une des deux copies de ta progression est illisible. Elle a été mise de côté, intacte, et l’autre est utilisée.
storage_problems_pins-quarantined = Tes épingles et notes enregistrées sont illisibles. Elles ont été mises de côté, intactes. Tes lieux trouvés ne sont pas touchés.
storage_problems_pins-copy-quarantined = L’une des deux copies de tes épingles et notes est illisible. Elle a été mise de côté, intacte, et l’autre est utilisée.
storage_problems_settings-full = Tes réglages n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Ta progression n’est pas touchée.
storage_problems_settings-newer = Tes réglages ont été enregistrés par une version plus récente de la carte. Ils sont en lecture seule ici : recharge pour mettre à jour. Ta progression n’est pas touchée.
storage_problems_settings-stuck = Tes réglages sont illisibles, et la place manque pour les mettre de côté. Ils restent tels quels, et les changements ne sont pas enregistrés. Ta progression n’est pas touchée.
storage_problems_settings-quarantined = Tes réglages sont illisibles. Ils ont été mis de côté, intacts, et les réglages par défaut sont utilisés. Ta progression n’est pas touchée.
storage_problems_filters-full = Tes filtres n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Ta progression n’est pas touchée.
storage_problems_filters-newer = Tes filtres ont été enregistrés par une version plus récente de la carte. Ils sont en lecture seule ici : recharge pour mettre à jour. Ta progression n’est pas touchée.
storage_problems_filters-stuck = Tes filtres sont illisibles, et la place manque pour les mettre de côté. Ils restent tels quels, et les changements ne sont pas enregistrés. Ta progression n’est pas touchée.
storage_problems_filters-quarantined = Tes filtres sont illisibles. Ils ont été mis de côté, intacts, et tous les types sont affichés. Ta progression n’est pas touchée.
storage_problems_backup-full = Les informations sur ta sauvegarde n’ont pas pu être enregistrées : le stockage du navigateur est plein. Un nouvel essai suivra. Ta progression n’est pas touchée.
storage_problems_backup-newer = Les informations sur ta sauvegarde ont été enregistrées par une version plus récente de la carte. Elles sont en lecture seule ici : recharge pour mettre à jour. Ta progression n’est pas touchée.
storage_problems_backup-stuck = Les informations sur ta sauvegarde sont illisibles, et la place manque pour les mettre de côté. Elles restent telles quelles, et les changements ne sont pas enregistrés. Ta progression n’est pas touchée.
storage_problems_backup-quarantined = L’état de ta sauvegarde est illisible. Il a été mis de côté, intact, et le prochain rappel viendra peut-être plus tôt. Ta progression n’est pas touchée.
storage_problems_playthroughs-full = Les noms de tes parties n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Ta progression n’est pas touchée.
storage_problems_playthroughs-newer = Les noms de tes parties ont été enregistrés par une version plus récente de la carte. Ils sont en lecture seule ici : recharge pour mettre à jour. Ta progression n’est pas touchée.
storage_problems_playthroughs-stuck = Les noms de tes parties sont illisibles, et la place manque pour les mettre de côté. Ils restent tels quels, et les changements ne sont pas enregistrés. Ta progression n’est pas touchée.
storage_problems_playthroughs-quarantined = Les noms de tes parties sont illisibles. Ils ont été mis de côté, intacts, et tes parties sont affichées sans nom. Ta progression n’est pas touchée.
storage_problems_history-full = Une copie de tes versions précédentes et de ton historique n’a pas pu être enregistrée : le stockage du navigateur est plein. Un nouvel essai suivra. Ta progression n’est pas touchée.
storage_problems_history-newer = Une copie de tes versions précédentes et de ton historique a été enregistrée par une version plus récente de la carte. Elle est en lecture seule ici : recharge pour mettre à jour. Ta progression n’est pas touchée.
storage_problems_history-stuck = Une copie de tes versions précédentes et de ton historique est illisible, et la place manque pour la mettre de côté. Elle reste telle quelle, et les changements ne sont pas enregistrés. Ta progression n’est pas touchée.
storage_problems_history-quarantined = Une copie de tes versions précédentes et de ton historique est illisible. Elle a été mise de côté, intacte, et la base de données du navigateur est utilisée. Ta progression n’est pas touchée.
offline_preparing = Hors ligne : téléchargement…
offline_ready = Hors ligne : prêt, { $megabytes } Mo
offline_failed = Hors ligne : pas prêt. Certains fichiers n’ont pas pu être téléchargés. Réessaie en ligne.
offline_tryAgain = Réessayer
offline_saving = Hors ligne : non téléchargé, car l’économiseur de données est actif.
offline_prepare = Télécharger
offline_cacheAll = Garder tous les mondes hors ligne ({ $megabytes } Mo de plus)
offline_allCached = Garder tous les mondes hors ligne (tous téléchargés)
offline_cachingAll = Téléchargement de tous les mondes…
offline_noRoom = Pas de place pour { $world } : le stockage du navigateur est plein.
offline_notFetched = Certains fichiers n’ont pas pu être téléchargés : { $world }.
offline_appShell = l’application elle-même
offline_notCachedTitle = { $world } n’est pas encore sur cet appareil.
offline_notCachedText = Une carte fonctionne hors ligne dès que tu l’as ouverte une fois en ligne. Cette page continuera toute seule quand tu seras de nouveau en ligne.
offline_cachedWorlds = Disponibles hors ligne :
more_share = Partager la vue
more_send = Envoyer à un appareil
more_refused = Le navigateur a bloqué la copie.
filters_tally = { $found } / { $total }
filters_yields = Contient
filters_onlyFound = Trouvés seulement
filters_yieldsAll = Tout
filters_anyHerb = Toute herbe
filters_anyBook = Tout livre de compétence
filters_herbs = Herbes
filters_books = Livres de compétence
progress_whole = Toute la carte
progress_byArea = Par région
progress_next = À trouver près d’ici
progress_nothingNext = Plus rien à trouver parmi les lieux affichés. Affiche d’autres types dans Filtres.
# $percent (number)
progress_share = { $percent } %
progress_tally = { $found ->
     [one] { $found } trouvé sur { $total }
    *[other] { $found } trouvés sur { $total }
    }
progress_left = { $amount ->
     [0] tout trouvé
     [one] { $amount } restant
    *[other] { $amount } restants
    }
progress_barLabel = { $title } : trouvés
progress_openList = Checklist : { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } nouveau lieu depuis ta dernière visite
    *[other] { $amount } nouveaux lieux depuis ta dernière visite
    }
progress_newPlaces_show = Montrer les nouveaux
progress_newPlaces_title = Nouveaux lieux
progress_markInView = Marquer les { $amount } visibles
progress_nothingInView = Rien à marquer dans la vue
# same
progress_lasso = Lasso
progress_many = Plusieurs lieux à la fois
progress_back = Tous les types
progress_order = Trier par
# same
progress_orders_distance = Distance
progress_orders_name = Nom
# same
progress_orders_id = ID
progress_orders_map = Carte au trésor
progress_onlyMissing = Non trouvés seulement
progress_onlyMissingHint = Les lieux trouvés restent ici jusqu’à ce que tu quittes la liste.
progress_nothingMissing = Tu les as tous trouvés.
progress_again = Trier depuis la vue
progress_days_title = { $unit ->
     [week] Trouvés par semaine
     [month] Trouvés par mois
     [year] Trouvés par an
    *[day] Trouvés par jour
    }
progress_days_since = Depuis le { $date } : { $amount } trouvés.
progress_days_most = Le plus en un jour : { $amount } ({ $date }).
progress_days_undated = Jour inconnu : { $amount }.
progress_days_table = En tableau
progress_days_unit = { $unit ->
     [week] Semaine du
     [month] Mois
     [year] Année
    *[day] Jour
    }
progress_days_found = Trouvés
progress_days_save = Enregistrer l’image
progress_days_saved = Image enregistrée
progress_metres = { $metres } m
progress_box = Trouvé : { $label } #{ $id }
toasts_undone_mark = Annulé : { $label } n’est plus marqué comme trouvé
toasts_undone_unmark = Annulé : { $label } de nouveau trouvé
toasts_undone_mark-many = Annulé : lieux marqués comme non trouvés
toasts_undone_unmark-many = Annulé : lieux de nouveau trouvés
toasts_undone_clear = Annulé : lieux trouvés restaurés
toasts_undone_import = Annulé : lieux importés retirés
toasts_undone_restore = Annulé : restauration annulée
toasts_undone_pin = Annulé : épingle retirée
toasts_undone_pin-edit = Annulé : épingle comme avant
toasts_undone_pin-move = Annulé : épingle remise à sa place
toasts_undone_pin-delete = Annulé : épingle restaurée
toasts_undone_pins-delete = Annulé : épingles restaurées
toasts_undone_note = Annulé : note restaurée
toasts_undone_quest = Annulé : quête modifiée
toasts_nothingToUndo = Rien à annuler.
undoing_kept = { $amount ->
     [one] { $amount } élément modifié depuis reste tel quel.
    *[other] { $amount } éléments modifiés depuis restent tels quels.
    }
undoing_allKept = Aucun changement : tout ce que cette action avait modifié a encore changé depuis.
undoing_redo = Rétablir
undoing_redone = Rétabli : { $what }
undoing_nothingToRedo = Rien à rétablir.
undoing_recent_title = Changements récents
undoing_recent_hint = Tes 50 derniers changements, du plus récent au plus ancien. Chacun s’annule séparément ; ce qui a changé depuis reste tel quel.
undoing_recent_nothing = Aucun changement pour l’instant.
undoing_recent_undo = Annuler : { $what }
undoing_recent_redo = Rétablir : { $what }
undoing_recent_undone = annulé
undoing_elsewhere_title = Annuler un changement d’un autre onglet ?
undoing_elsewhere_description = Il n’y a plus rien à annuler dans cet onglet. Le changement précédent vient d’un autre onglet ou d’une visite antérieure :
undoing_elsewhere_confirm = Annuler le changement
undoing_elsewhere_cancel = Ne rien changer
undoing_action_mark = Trouvé : { $label }
undoing_action_unmark = Plus marqué comme trouvé : { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } lieu marqué comme trouvé
    *[other] { $amount } lieux marqués comme trouvés
    }
undoing_action_passed = { $amount ->
     [one] { $amount } lieu trouvé en chemin
    *[other] { $amount } lieux trouvés en chemin
    }
undoing_action_unmark-many = { $amount ->
     [one] { $amount } lieu marqué comme non trouvé
    *[other] { $amount } lieux marqués comme non trouvés
    }
undoing_action_clear = { $amount ->
     [one] { $amount } lieu trouvé réinitialisé
    *[other] { $amount } lieux trouvés réinitialisés
    }
undoing_action_import = Fichier ou lien importé : { $what }
undoing_action_restore = Version précédente restaurée : { $what } modifiés
undoing_action_pin = Épingle ajoutée : { $label }
undoing_action_pin-edit = Épingle modifiée : { $label }
undoing_action_pin-move = Épingle déplacée : { $label }
undoing_action_pin-delete = Épingle supprimée : { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } épingle supprimée
    *[other] { $amount } épingles supprimées
    }
undoing_action_note = Note modifiée : { $label }
pins_glyphs_pin = Épingle
pins_glyphs_flag = Drapeau
pins_glyphs_star = Étoile
pins_glyphs_cross = Croix
pins_glyphs_heart = Cœur
pins_glyphs_skull = Crâne
pins_glyphs_chest = Coffre
pins_glyphs_sword = Épée
pins_glyphs_house = Maison
pins_glyphs_herb = Herbe
pins_glyphs_question = Point d’interrogation
pins_glyphs_warning = Point d’exclamation
pins_colours_red = Rouge
# same
pins_colours_orange = Orange
pins_colours_yellow = Jaune
pins_colours_green = Vert
pins_colours_teal = Sarcelle
pins_colours_blue = Bleu
# same
pins_colours_indigo = Indigo
pins_colours_purple = Violet
pins_colours_pink = Rose
pins_colours_brown = Brun
pins_colours_grey = Gris
pins_colours_black = Noir
pins_add = Ajouter une épingle
pins_editPin = Modifier l’épingle
pins_deletePin = Supprimer l’épingle
pins_editing = Modifier ton épingle : { $label }
# same
pins_note = Note
pins_move = Déplacer
pins_moveGroup = Déplacer l’épingle
pins_moveHint = Déplace l’épingle d’un mètre, ou de dix avec Maj. Tu peux aussi la faire glisser sur la carte.
pins_steps_north = Nord
pins_steps_west = Ouest
pins_steps_south = Sud
pins_steps_east = Est
pins_movedTo = Maintenant en { $coordinate }
pins_title = Titre
pins_titleHint = Nom affiché sur la carte
pins_noteHint = Tout ce que tu veux retenir
pins_glyph = Icône
pins_colour = Couleur
pins_left = { $amount ->
     [0] Plus aucun caractère
     [one] { $amount } caractère restant
    *[other] { $amount } caractères restants
    }
pins_full = Le champ est plein ({ $most } caractères). Supprime du texte pour continuer.
pins_save = Enregistrer
pins_cancel = Annuler
pins_discard_title = Abandonner les modifications ?
pins_discard_description = Elles n’ont pas été enregistrées.
pins_discard_confirm = Abandonner
pins_discard_cancel = Continuer à modifier
pins_list = Épingles et notes
pins_none = Tu n’as pas encore d’épingle.
pins_order = Trier par
# same
pins_orders_distance = Distance
pins_orders_title = Titre
pins_again = Trier depuis la vue
pins_more = Afficher plus
pins_pinsList = Mes épingles
pins_notesList = Notes de lieux
pins_deleteAll = Supprimer toutes les épingles
pins_deleteAllTitle = Supprimer toutes tes épingles ?
pins_deleteAllText = { $amount ->
     [one] { $amount } épingle sera supprimée. Les notes de lieux restent. Tu peux annuler, et les réglages gardent les versions précédentes.
    *[other] { $amount } épingles seront supprimées. Les notes de lieux restent. Tu peux annuler, et les réglages gardent les versions précédentes.
    }
pins_noteOn = Note sur : { $label }
spotMenu_label = Menu de { $coordinate }
spotMenu_copy = Copier les coordonnées { $coordinate }
spotMenu_copied = Copié : { $coordinate }
spotMenu_link = Copier le lien
spotMenu_linkCopied = Lien copié
spotMenu_nearest = À proximité
spotMenu_measure = Mesurer d’ici
spotMenu_refusedTitle = Copier manuellement
spotMenu_refused = Le navigateur a bloqué la copie. Copie le texte ici :
spotMenu_close = Fermer
overlap_title = { $count ->
     [one] { $count } lieu ici
    *[other] { $count } lieux ici
    }
overlap_found = trouvé
nearest_title = Près de { $coordinate }
nearest_close = Fermer
# same
nearest_services = Services
nearest_undiscovered = Lieux non trouvés
nearest_nothingLeft = Tu as trouvé tous les lieux de la carte.
nearest_nextOfKind = Suivant de ce type
nearest_noServices = Aucun service sur cette carte.
nearest_displacement = { $metres } m { $direction ->
     [east] à l’est
     [north-east] au nord-est
     [north] au nord
     [north-west] au nord-ouest
     [west] à l’ouest
     [south-west] au sud-ouest
     [south] au sud
    *[south-east] au sud-est
    }
nearest_here = ici
measure_label = Mesure
measure_begin = Clique, touche l’écran ou appuie sur Entrée pour ajouter des points.
measure_leg = Tronçon { $metres } m
measure_undo = Retirer le point
measure_done = Terminé
# same
lasso_label = Lasso
lasso_begin = Entoure des lieux, ou ajoute des angles d’un clic, d’un appui ou avec Entrée.
lasso_corners = { $amount ->
     [0] 0 angle, 3 au minimum
     [1] 1 angle, 3 au minimum
     [2] 2 angles, 3 au minimum
    *[other] { $amount } angles
    }
lasso_inside = { $amount ->
     [0] Aucun lieu affiché à l’intérieur.
    *[other] { $amount ->
         [one] { $amount } lieu à l’intérieur, { $found ->
             [one] { $found } trouvé
            *[other] { $found } trouvés
            }
        *[other] { $amount } lieux à l’intérieur, { $found ->
             [one] { $found } trouvé
            *[other] { $found } trouvés
            }
        }
    }
lasso_undo = Retirer l’angle
lasso_closeLine = Fermer la forme
lasso_mark = Marquer comme trouvés
lasso_unmark = Non trouvés
lasso_again = Redessiner
lasso_leave = Terminé
shapes_keepLine = Garder la ligne
shapes_keepArea = Garder la zone
shapes_names_shape-line = Ligne
shapes_names_shape-area = Zone
shapes_share = Partager la forme
shapes_within = Choisir les lieux dedans
shapes_length = Longueur
shapes_size = Superficie
shapes_hectares = { $area } ha
shortcuts_title = Raccourcis clavier
shortcuts_close = Fermer
shortcuts_switch = Raccourcis à une touche
shortcuts_switchHint = Désactivés, les raccourcis à une touche ci-dessus ne font rien. Les autres touches fonctionnent toujours.
shortcuts_keys = Une seule touche, partout sur la page
shortcuts_otherKeys = Autres touches
shortcuts_search = Rechercher
shortcuts_panel = Ouvrir ou fermer le panneau
shortcuts_next = Aller au lieu non trouvé le plus proche
shortcuts_discovered = Marquer le lieu sélectionné comme trouvé ou non trouvé
shortcuts_list = Afficher les raccourcis clavier
shortcuts_undo = Annuler le dernier changement
shortcuts_redo = Rétablir
shortcuts_pan = Déplacer la carte
shortcuts_zoom = Zoom avant et arrière
shortcuts_lists = Parcourir une liste ou une barre d’outils ; Tab en sort
shortcuts_choose = Ouvrir le lieu au centre de la carte ; ajouter un point pendant une mesure ou avec le lasso
shortcuts_menu = Ouvrir le menu du lieu sélectionné ou du centre de la carte
shortcuts_removePoint = Retirer le dernier point pendant une mesure ou avec le lasso
shortcuts_deletePin = Supprimer l’épingle sélectionnée sur la carte
shortcuts_leave = Fermer ou annuler
shortcuts_or = ou
shortcuts_arrows = Flèches
shortcuts_keyNames_home = Début
shortcuts_keyNames_end = Fin
shortcuts_keyNames_enter = Entrée
shortcuts_keyNames_shift = Maj
shortcuts_keyNames_backspace = Retour arrière
shortcuts_keyNames_delete = Suppr
shortcuts_keyNames_escape = Échap
# same
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = Une partie de ce lien ne peut pas être affichée
linkUnread_text = { $what ->
     [place] Il désigne un lieu absent de cette carte.
     [point] Il désigne un point situé hors de cette carte, qui va de { $from } à { $to }.
     [kinds] Il désigne des types de lieux absents de cette carte.
     [coordinates] Ses coordonnées sont illisibles.
     [quest] Il désigne une quête absente de cette carte.
     [pin] Il décrit une épingle, mais ne dit pas où elle est.
     [set] Son jeu de filtres est incomplet.
     [filters] Il désigne des filtres absents de cette carte.
    *[several] Plusieurs éléments du lien sont absents de cette carte.
    } Vérifie que tu as copié le lien en entier, ou demande-en un nouveau.
ownWords_heading = Conflits
ownWords_hint = { $where ->
     [file] { $amount ->
         [one] Le fichier contient une autre version de { $amount } de tes épingles ou notes. La tienne est conservée, sauf choix contraire.
        *[other] Le fichier contient une autre version de { $amount } de tes épingles et notes. Les tiennes sont conservées, sauf choix contraire.
        }
    *[link] { $amount ->
         [one] Le lien contient une autre version de { $amount } de tes épingles ou notes. La tienne est conservée, sauf choix contraire.
        *[other] Le lien contient une autre version de { $amount } de tes épingles et notes. Les tiennes sont conservées, sauf choix contraire.
        }
    }
ownWords_forAll = Pour tous
ownWords_forOne = Choix pour : { $label }
ownWords_choices_mine = Garder les miens
ownWords_choices_theirs = Utiliser les autres
ownWords_choices_both = Garder les deux
ownWords_mine = Les tiens
ownWords_theirs_file = Du fichier
ownWords_theirs_link = Du lien
ownWords_deleted = Supprimé
ownWords_noWords = Sans texte
ownWords_more = { $amount ->
     [one] Afficher { $amount } de plus
    *[other] Afficher { $amount } de plus
    }

routes_toHere = Itinéraire jusqu’ici
routes_fromHere = Itinéraire depuis ici
routes_onToHere = Continuer jusqu’ici
routes_viaHere = Itinéraire par ici
routes_card = Itinéraire vers : { $name }
routes_title = Itinéraire
routes_walk = { $minutes } min à pied
routes_run = { $minutes } min en courant
routes_ride = { $minutes } min à cheval
routes_offRoad = { $metres } m hors route
routes_finding = Recherche d’un itinéraire…
routes_failed = Impossible de charger les routes. Vérifie ta connexion et réessaie.
routes_retry = Réessayer
routes_from = Depuis
routes_fromPlayer = Ta position
routes_fromLastEnd = Fin du dernier itinéraire
routes_fromView = Centre de la carte
routes_fromFastTravel = { $name } (voyage rapide le plus proche)
routes_chooseOnMap = Choisir sur la carte…
routes_to = Vers
routes_by = Réseau
routes_kinds_roads = Routes en priorité
routes_kinds_paths = Routes et sentiers
routes_fastTravel = Voyage rapide
routes_fastTravels_none = Désactivé
routes_fastTravels_found = Points trouvés seulement
routes_fastTravels_all = Tous les points
routes_turnRound = Inverser
routes_choose_begin = Clique ou touche le départ, ou cherche un lieu.
routes_choose_search = Cherche un lieu de départ.
routes_choose_end = Clique ou touche l’arrivée, ou cherche un lieu.
routes_cancel = Annuler
routes_directions = Indications
routes_steps_label = Indications étape par étape
routes_steps_begin = Depuis { $from }, { $direction ->
     [east] va vers l’est
     [north-east] va vers le nord-est
     [north] va vers le nord
     [north-west] va vers le nord-ouest
     [west] va vers l’ouest
     [south-west] va vers le sud-ouest
     [south] va vers le sud
    *[south-east] va vers le sud-est
    } { $onto ->
     [road] par la route
     [path] par le sentier
    *[straight] à travers champs
    }
routes_steps_turn = Dans { $metres } m, { $turn ->
     [straight] va tout droit
     [slightLeft] serre à gauche
     [left] tourne à gauche
     [sharpLeft] tourne complètement à gauche
     [slightRight] serre à droite
     [right] tourne à droite
    *[sharpRight] tourne complètement à droite
    }
routes_steps_turnAt = Dans { $metres } m, { $turn ->
     [straight] va tout droit
     [slightLeft] serre à gauche
     [left] tourne à gauche
     [sharpLeft] tourne complètement à gauche
     [slightRight] serre à droite
     [right] tourne à droite
    *[sharpRight] tourne complètement à droite
    } ({ $landmark })
routes_steps_onto_road = sur la route
routes_steps_onto_path = sur le sentier
routes_steps_leave = Dans { $metres } m, quitte la route et coupe à travers champs { $direction ->
     [east] vers l’est
     [north-east] vers le nord-est
     [north] vers le nord
     [north-west] vers le nord-ouest
     [west] vers l’ouest
     [south-west] vers le sud-ouest
     [south] vers le sud
    *[south-east] vers le sud-est
    }
routes_steps_travel = Dans { $metres } m, voyage rapide : { $place }
routes_steps_travelNow = Voyage rapide : { $place }
routes_steps_pass = Dans { $metres } m, passe par : { $place }
routes_steps_arrive = Arrivée dans { $metres } m : { $place }
routes_steps_arriveNow = Arrivée : { $place }
routes_steps_bridges = { $bridges ->
     [one] par le pont
    *[other] par { $bridges } ponts
    }
routes_beside = Le long de l’itinéraire
routes_reach = Distance de l’itinéraire
routes_besideAmount = { $amount ->
     [0] Aucun lieu ne correspond à tes filtres.
     [one] { $amount } lieu correspond à tes filtres
    *[other] { $amount } lieux correspondent à tes filtres
    }
routes_stillToFind = Non trouvés : { $left }
routes_alreadyFound = Trouvés : { $found }
routes_along = après { $metres } m
routes_more = Afficher plus
routes_handles_begin = Départ de l’itinéraire
routes_handles_end = Arrivée de l’itinéraire
routes_handles_between = Étape { $number }
routes_handles_new = Ajouter une étape
routes_tripNear = Circuit à proximité
routes_nothingLeft = Aucun lieu non trouvé ne correspond à tes filtres.
routes_bestOrder = Optimiser l’ordre
routes_undone = Annulé : itinéraire restauré
routes_printStops = Imprimer les étapes…
routes_ordering = Optimisation de l’ordre…
routes_stopOrdering = Arrêter
routes_exportRoute = Exporter l’itinéraire (GeoJSON)
routes_exportGpx = Exporter l’itinéraire (GPX)
routes_save = Enregistrer dans mes épingles
routes_saveChanges = Enregistrer les modifications
routes_savedAs = Enregistré dans mes épingles : { $title }
routes_show = Afficher le circuit
routes_share = Partager le circuit
routes_back = Revenir au départ
routes_tripInView = Circuit : non trouvés à l’écran
routes_tripLeft = Circuit : non trouvés
routes_tripShown = Circuit : tout l’affiché
routes_tripThese = Circuit : tous
routes_tripNearest = Circuit : { $amount } plus proches
routes_tooMany = Un circuit compte { $most } étapes au maximum. Les plus proches ont été ajoutées.
routes_stops_next = Suivant : { $number } sur { $of }, { $name }, { $metres } m
routes_stops_goOn = Trouvé, suivant
routes_stops_passed = { $name } : terminé
routes_trip = { $stops ->
     [one] Circuit de { $stops } étape
    *[other] Circuit de { $stops } étapes
    }
routes_stops_title = Étapes
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Monter { $name }
routes_stops_later = Descendre { $name }
routes_stops_leaveOut = Retirer { $name }
routes_areas_title = Par région
routes_areas_shade = Colorer les régions
routes_areas_around = Autour de : { $name }

routes_steps_next = puis après { $metres } m { $turn ->
     [straight] tout droit
     [slightLeft] légèrement à gauche
     [left] à gauche
     [sharpLeft] franchement à gauche
     [slightRight] légèrement à droite
     [right] à droite
    *[sharpRight] franchement à droite
    }
routes_steps_crossroads = { $crossroads ->
     [one] tout droit au carrefour
    *[other] tout droit à { $crossroads } carrefours
    }
routes_steps_passing = en passant par : { $things }
routes_options = Options : { $chosen }
routes_mode = Déplacement
routes_modes_walk = À pied
routes_modes_run = En courant
routes_modes_ride = À cheval
routes_tripDone = Circuit terminé : { $found } sur { $of } trouvés
routes_endTrip = Terminer le circuit
routes_anotherTrip = Lancer un autre circuit

playthroughs_title = Parties
playthroughs_hint = Chaque partie a ses propres lieux trouvés, épingles et notes. Les filtres et les réglages sont communs.
playthroughs_new = Nouvelle partie…
playthroughs_unnamed = Sans nom
playthroughs_shown = Sur la carte
playthroughs_tally = { $found ->
     [one] { $found } trouvé sur { $total }
    *[other] { $found } trouvés sur { $total }
    }
playthroughs_switch = Choisir
playthroughs_switchLabel = Choisir « { $name } »
playthroughs_rename = Renommer
playthroughs_renameLabel = Renommer « { $name } »
playthroughs_copy = Copier
playthroughs_copyLabel = Copier « { $name } »
playthroughs_delete = Supprimer
playthroughs_deleteLabel = Supprimer « { $name } »
playthroughs_deleted = Parties supprimées
playthroughs_bringBack = Restaurer
playthroughs_bringBackLabel = Restaurer « { $name } »
playthroughs_forGood = Supprimer définitivement
playthroughs_forGoodLabel = Supprimer définitivement : « { $name } »
playthroughs_forGoodTitle = Supprimer définitivement ?
playthroughs_forGoodQuestion = Supprimer définitivement « { $name } » ?
playthroughs_forGoodText = Ses lieux trouvés, épingles et notes seront effacés de cet appareil. C’est irréversible.
playthroughs_name = Nom
playthroughs_firstName = Partie actuelle
playthroughs_newName = Nouvelle partie
playthroughs_first = Première
playthroughs_second = Deuxième
playthroughs_copyOf = { $name } (copie)
playthroughs_blank = Saisis un nom.
playthroughs_left = { $amount ->
     [one] { $amount } restant
    *[other] { $amount } restants
    }
playthroughs_save = Enregistrer
playthroughs_make = Créer
playthroughs_close = Fermer
playthroughs_nameTitle_new = Nouvelle partie
playthroughs_nameTitle_rename = Renommer la partie
playthroughs_nameTitle_copy = Copier la partie
playthroughs_deleteTitle = Supprimer la partie ?
playthroughs_deleteQuestion = Supprimer « { $name } » ?
playthroughs_deleteText = Ses lieux trouvés ({ $found } sur { $total }), épingles et notes seront retirés de la carte. Tu pourras la restaurer dans les réglages.
playthroughs_deleteUncounted = Ses lieux trouvés, épingles et notes seront retirés de la carte. Tu pourras la restaurer dans les réglages.
playthroughs_confirm = Supprimer
playthroughs_cancel = Annuler
playthroughs_toastDeleted = Supprimée : « { $name } »
playthroughs_toastGone = « { $name } » : partie supprimée dans un autre onglet
playthroughs_undo = Annuler
playthroughs_merged = Le fichier vient de « { $from } » et a été fusionné dans « { $into } ».
playthroughs_head = Partie : « { $name } »
playthroughs_nameless = Parties sans nom
playthroughs_namelessMarks = { $amount ->
     [one] Sans nom : { $amount } lieu trouvé
    *[other] Sans nom : { $amount } lieux trouvés
    }
playthroughs_namelessPins = { $amount ->
     [one] Sans nom : { $amount } épingle ou note
    *[other] Sans nom : { $amount } épingles et notes
    }
playthroughs_refused_newer = Tes parties ont été enregistrées par une version plus récente de la carte. Recharge pour mettre à jour avant d’en créer une autre.
playthroughs_refused_no-room = Impossible de créer la partie : le stockage du navigateur est plein ou bloqué. Rien n’a été modifié.
playthroughs_elsewhere_deleted = Cette partie a été supprimée ailleurs. Enregistre à nouveau pour la restaurer sous ce nom.
playthroughs_elsewhere_gone = Cette partie a été supprimée définitivement ailleurs. Crée-en plutôt une nouvelle.

worlds_title = Mondes
worlds_close = Fermer
worlds_loading = Chargement des mondes…
worlds_failed = Impossible de charger les mondes. Vérifie ta connexion et réessaie.
worlds_retry = Réessayer
worlds_found = { $found ->
     [one] { $found } trouvé sur { $all }
    *[other] { $found } trouvés sur { $all }
    }
worlds_places = { $all ->
     [one] { $all } lieu
    *[other] { $all } lieux
    }
worlds_present = Sur la carte
worlds_cached = Sur cet appareil
worlds_titleAndId = { $title } ({ $id })


wiki_place = Page du wiki
wiki_kind = Page du wiki : { $kind }
report_link = Signaler une erreur
report_ask = Signaler une erreur
report_copyRow = Copier les données du lieu
report_copyHint = Envoie les données de ce lieu à la personne qui gère la carte, en précisant l’erreur.
report_copied = Copié
report_copyRefused = Le navigateur a bloqué la copie. Copie le texte ici :
report_title = Erreur : { $label } ({ $id })
report_wrong = Ce qui ne va pas :
report_world = Monde : { $world }
report_id = ID : { $id }
report_type = Type : { $type }
report_coordinate = Coordonnées : { $coordinate }
report_inGame = Dans le jeu : { $metres } m
report_name = Nom : { $name }
report_description = Description : { $description }

veil_hint = Le nom de ce lieu est un spoiler. Il reste masqué jusqu’à ce que tu trouves le lieu.
veil_show = Afficher le nom
filterOverride_filters = Filtres partagés
filterOverride_filtersShown = Filtres d’un lien affichés.
filterOverride_filtersHint = Les tiens sont en sécurité. Les changements ne sont enregistrés que si tu gardes ceux-ci.
filterOverride_keep = Garder ceux-ci
filterOverride_isolated = { $title } seulement
filterOverride_isolateThisKind = N’afficher qu’eux
filterOverride_undone = Annulé : filtres restaurés
filterSets_title = Jeux de filtres
filterSets_keep = Garder comme jeu…
filterSets_rename = Renommer…
filterSets_earlier = Avancer
filterSets_later = Reculer
filterSets_start = Afficher au démarrage
filterSets_copyLink = Copier le lien
filterSets_delete = Supprimer
filterSets_nameTitle_keep = Garder comme jeu de filtres
filterSets_nameTitle_rename = Renommer le jeu de filtres
filterSets_taken_keep = Tu as déjà un jeu « { $name } ». « Remplacer » y met ce qui est affiché maintenant.
filterSets_taken_rename = Tu as déjà un jeu « { $name } ». Choisis un autre nom.
filterSets_replace = Remplacer
filterSets_full = Il y a de la place pour { $most } jeux. Supprimes-en un d’abord.
filterSets_kept = Gardé : « { $name } »
filterSets_deleted = Supprimé : « { $name } »
filterSets_deletedElsewhere = Ce jeu de filtres a été supprimé ailleurs. Enregistre à nouveau pour le restaurer sous ce nom.

embed_copy = Copier le code d’intégration
embed_fixLanguage = Toujours dans cette langue
embed_copied = Code d’intégration copié
embed_title = { $label } sur la carte de { $game }
links_share = Partager
links_copied = Lien copié
pins_howTo = Fais un clic droit sur la carte et choisis « Ajouter une épingle ».
pins_howToByFinger = Appuie longuement sur la carte et choisis « Ajouter une épingle ».
pins_howToByKeys = Au clavier : Maj+F10 sur la carte.
pins_edit = Modifier
pins_delete = Supprimer
pins_addNote = Ajouter une note
pins_editNote = Modifier la note
pins_deleteNote = Supprimer la note
pins_gone_title = Cette épingle a été supprimée ailleurs
pins_gone_description = La restaurer avec ton texte ?
pins_gone_confirm = Restaurer
pins_gone_cancel = Abandonner le texte
pictures_list = Images
pictures_add = Ajouter une image
pictures_limit = Jusqu’à { $most } images, chacune réduite à { $kilobytes } ko au plus. Tu peux aussi les coller ou les déposer ici.
pictures_name = Image { $number } sur { $total } : { $label }
pictures_elsewhere = Cette image est sur un autre appareil
pictures_damaged = Cette image est endommagée
pictures_close = Fermer l’image
pictures_delete = Supprimer l’image
pictures_added = Image ajoutée
pictures_deleted = Image supprimée
pictures_nowhere = Les images vont sur les épingles et les notes. Ouvre une épingle ou un lieu, puis dépose l’image à nouveau.
pictures_full = Une épingle ou une note peut avoir { $most } images. Supprimes-en une d’abord.
pictures_problem_no-picture = Le navigateur n’a pas pu lire d’image dans ce fichier. Choisis-en un autre.
pictures_problem_svg = Les dessins SVG ne peuvent pas être ajoutés. Choisis une image PNG, JPEG ou WebP.
pictures_problem_too-large = L’image est trop grande : elle peut avoir { $most } millions de pixels. Réduis-la et réessaie.
pictures_problem_storage = L’image n’a pas pu être enregistrée : le stockage du navigateur est plein ou bloqué. Rien n’a été changé.
pictures_problem_undecodable = Le navigateur n’a pas pu lire cette image ({ $kind }). Enregistre-la en PNG ou JPEG, puis ajoute ce fichier.
pictures_problem_falsified = La protection de ton navigateur contre le pistage par empreinte modifierait l’image : rien n’a été enregistré. Autorise les données canvas pour ce site, avec l’icône d’image dans la barre d’adresse ou avec Shields dans Brave. Ou choisis une image PNG, JPEG ou WebP de { $kilobytes } ko au plus.
pictures_falsified = La protection de ton navigateur contre le pistage par empreinte modifierait l’image : rien n’a été enregistré. Autorise les données canvas pour ce site, avec l’icône d’image dans la barre d’adresse ou avec Shields dans Brave, puis réessaie.
backups_pictures_size = Sauvegarde avec images : { $megabytes } Mo
backups_pictures_without = Sauvegarder sans images
backups_pictures_unread = Tes images n’ont pas pu être lues. La sauvegarde a été faite sans elles.
backups_pictures_tooLarge = Avec les images, la sauvegarde dépasserait { $most } Mo et ne pourrait pas être importée. Elle est faite sans elles.
spot_label = Point : { $coordinate }
spot_temporary = Cette épingle n’est pas enregistrée. Elle disparaît quand tu fermes ces détails.
search_clearAndBrowse = Effacer la recherche
search_loadMore = Afficher plus…
firstHint_withExample = { $amount } lieux. Cherche « { $example } » ou touche un lieu pour le marquer comme trouvé.
firstHint_plain = { $amount } lieux. Touche un lieu pour le marquer comme trouvé.
firstHint_kept = Enregistré dans ce navigateur.

search_id = #{ $id }
search_here = Contient : { $names }
search_outside = Hors de cette carte, qui va de { $from } à { $to }.
search_openLink = Ouvrir ce lien
# same
card_id = ID
undoing_action_quest = Quête modifiée
quests_title = Quêtes
# $done (number), $total (number)
quests_tally = { $done } sur { $total } terminées
quests_loading = Chargement des quêtes…
quests_failed = Impossible de charger les quêtes. Vérifie ta connexion et réessaie.
quests_sections_main = Histoire principale
quests_sections_side = Quêtes secondaires
quests_sections_task = Tâches
quests_sections_activity = Activités
quests_search = Chercher une quête
quests_only_openToMe = Ouvertes pour moi
quests_only_canBeMissed = Peut être manquée
quests_only_timed = À durée limitée
quests_only_hideDone = Masquer les terminées
quests_place = Début
quests_everywhere = Partout
quests_orders_story = Histoire et lieu
quests_orders_distance = Plus proches d’abord
quests_allTitles = Afficher tous les titres (spoilers)
# $part (text)
quests_part = Afficher : { $part }
quests_veiled = Une quête de l’histoire principale
quests_states_open = Ouverte
quests_states_under-way = En cours
quests_states_done = Terminée
quests_states_failed = Échouée
# $title (text)
quests_state = État : { $title }
# $where (text)
quests_begins = Début : { $where }
# $place (text)
quests_beginsIn = Commence à { $place }
# $where (text)
quests_beginsNear = Commence quelque part près de : { $where }
quests_beginsUnknown = On ne sait pas où elle commence.
# $days (number)
quests_limits_days = Échoue après { $days } { $days ->
     [one] jour
    *[other] jours
    }
quests_limits_someDays = Échoue après quelques jours
# $time (text)
quests_limits_hour = Sois-y à { $time }
quests_limits_noon = Sois-y à midi
quests_limits_hours = Seulement à certaines heures
quests_limits_night = Seulement la nuit
quests_limits_one-night = En une seule nuit
quests_limits_weekly = Revient chaque semaine
quests_limits_timed = À durée limitée
# $title (text)
quests_limits_before = Seulement avant : { $title }
quests_limits_missable = Peut être manquée
quests_limits_no-return = Des quêtes ouvertes peuvent finir avec elle
quests_limits_closes-others = Met fin à d’autres quêtes
quests_limits_unlocks-region = Ouvre une autre région
quests_comesAfter = Vient après
quests_leadsTo = Mène à
quests_rulesOut = Exclut
# $amount (number)
quests_lost = { $amount ->
     [one] { $amount } quête ouverte peut
    *[other] { $amount } quêtes ouvertes peuvent
    } finir ici
quests_nothing = Aucune quête ne correspond à ces filtres.
quests_show = Voir sur la carte
quests_nearby = Quêtes ouvertes à proximité
quests_onMap = Montrer sur la carte où commencent les quêtes
quests_kind = Quête
quests_kindNear = Quête, quelque part par ici
quests_trip = Circuit des quêtes ouvertes à proximité
quests_here = Quêtes qui commencent ici
# $open (number), $done (number)
quests_hereTally = ouvertes : { $open }, terminées : { $done }

treasureMaps_title = Carte au trésor { $number }
treasureMaps_lies = À ramasser sur place
treasureMaps_sold = Vendue sur place
treasureMaps_soldBy = Vendue par : { $seller }
treasureMaps_carried = Portée par un voyageur
treasureMaps_show = Montrer où elle est
treasureMaps_back = Revenir au trésor
treasureMaps_fromThere = Itinéraire de là-bas
treasureMaps_toTreasure = Itinéraire au trésor
treasureMaps_sells = Vend
treasureMaps_called = carte cartes
treasureMaps_besides = au aux de du la tresor tresors numero n
update_label = Mise à jour disponible
update_waiting = Une nouvelle version est prête. Ta vue et ta progression sont conservées.
update_elsewhere = La carte a été mise à jour dans un autre onglet. Recharge celui-ci quand tu veux.
update_reload = Recharger
update_later = Plus tard
storage_backup = Sauvegarder

## tools

live_mod = Le jeu a besoin d’un mod qui indique ta position.
live_help_title = Ce que le mod doit écrire
live_help_log = Une fois par seconde, une ligne à la fin du journal du jeu :
live_help_numbers = Les nombres sont, en mètres du jeu : ta distance vers l’est, vers le nord et ta hauteur ; puis la direction de ton regard, avec sa part vers l’est et vers le nord.
live_help_program = Ou un programme sur cet ordinateur répond à cette adresse :
live_help_allow = Sa réponse doit autoriser cette page à la lire :
poster_contents_left = Noms et lieux à trouver
poster_preview = Aperçu
poster_print_now = Imprimer
poster_print_what = Lieux sur le papier
poster_print_parts_all = Tous dans la vue
poster_print_parts_left = À trouver
poster_print_legend = Légende


upload_did_added = { $amount ->
     [one] { $amount } nouveau lieu
    *[other] { $amount } nouveaux lieux
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } nouveau lieu
    *[other] { $amount } nouveaux lieux
    } (dont { $off } hors de cette carte, gardés pour ta prochaine sauvegarde)
upload_did_known = { $amount ->
     [one] { $amount } déjà connu
    *[other] { $amount } déjà connus
    }
upload_did_skipped = { $amount ->
     [one] { $amount } élément ignoré (ID non valide)
    *[other] { $amount } éléments ignorés (ID non valides)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } élément ignoré (ID non valide : { $why })
    *[other] { $amount } éléments ignorés (ID non valides : { $why })
    }
upload_did_unknown = { $amount ->
     [one] { $amount } lieu inconnu
    *[other] { $amount } lieux inconnus
    } ({ $why })
upload_forReason = { $reason } : { $amount }
upload_nothingNew = Rien de nouveau : { $did }
upload_nothingNewEmpty = Rien de nouveau : le fichier est vide
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Lecture du fichier
upload_merging = Fusion du fichier
upload_cancelReading = Annuler
upload_endings = { $before } ou { $last }
upload_problem_extension = Le nom du fichier doit se terminer par { $endings }. Choisis une sauvegarde faite avec le bouton Sauvegarder, ou le fichier d’une autre carte.
upload_problem_too-large = Le fichier fait { $megabytes } Mo, et { $most } Mo au plus peuvent être lus. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_unreadable = Le navigateur n’a pas pu lire le fichier. Déplace-le dans un autre dossier et réessaie.
upload_problem_empty = Le fichier est vide. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_encoding = Le fichier n’est ni en UTF-8 ni en UTF-16. Enregistre-le en UTF-8 ou choisis une autre copie.
upload_problem_too-deep = Le fichier est imbriqué sur plus de 100 niveaux. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_too-many = Le fichier contient plus de 100 000 entrées ou champs, ou des champs de plus de 10 000 noms. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_too-many-marks = Le fichier contient plus de 10 000 lieux, plus que n’importe quelle carte. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_hostile = Le fichier contient un champ dangereux ({ $name }). Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_newer-version = Cette sauvegarde a été faite avec une version plus récente de la carte. Recharge la page pour mettre à jour, puis importe-la à nouveau.
upload_problem_not-csv = Le fichier n’est pas un tableau de lieux. Sa première ligne doit contenir les colonnes x, y et name.
upload_problem_not-xml = Le fichier est endommagé ou n’est ni du KML ni du GPX. Exporte-le à nouveau et importe la nouvelle copie.
upload_problem_too-many-columns = Le tableau a plus de 100 colonnes. Garde x, y, name et note, puis importe-le à nouveau.
upload_problem_too-many-pins = Le fichier contient plus de 10 000 épingles, la limite d’une sauvegarde. Retires-en, puis importe-le à nouveau.
upload_problem_no-world = Les lieux de cette carte ne sont pas chargés, le fichier n’a donc pas pu être vérifié. Recharge la page et importe-le à nouveau.
upload_problem_nothing-known = Le fichier est vide, ou rien n’y figure sur cette carte. Rien n’a été modifié.
upload_problem_unknown = Rien dans le fichier n’est sur cette carte : { $unknown }. Rien n’a été modifié.
upload_problem_no-bounds = La carte du wiki ne dit pas où se trouvent ses lieux : « { $field } » manque, ou est illisible. Copie la carte entière depuis le wiki et importe-la à nouveau.
upload_problem_other-numbers = Le fichier utilise des coordonnées « { $system } », pas celles de cette carte. Enregistre-le avec x vers l’est et y vers le nord, comme dans les détails des lieux, puis importe-le à nouveau.
upload_problem_degrees = Tous les nombres du fichier sont inférieurs à 180 : on dirait des latitudes et des longitudes. Enregistre-le avec x vers l’est et y vers le nord, comme dans les détails des lieux, puis importe-le à nouveau.
upload_problem_schema = Le fichier n’est pas une liste de lieux trouvés : { $wrong }.
upload_problem_schemaField = Le fichier n’est pas une liste de lieux trouvés : { $field } : { $wrong }.
pins_did_added = { $amount ->
     [one] { $amount } nouvelle épingle
    *[other] { $amount } nouvelles épingles
    }
pins_did_changed = { $amount ->
     [one] { $amount } épingle modifiée
    *[other] { $amount } épingles modifiées
    }
pins_did_deleted = { $amount ->
     [one] { $amount } épingle supprimée
    *[other] { $amount } épingles supprimées
    }
pins_did_alreadyKnown = { $amount ->
     [one] { $amount } épingle déjà connue
    *[other] { $amount } épingles déjà connues
    }
pins_did_stayDeleted = { $amount ->
     [one] { $amount } épingle supprimée ici entre-temps, non restaurée
    *[other] { $amount } épingles supprimées ici entre-temps, non restaurées
    }
pins_did_skipped = { $amount ->
     [one] { $amount } épingle ignorée (endommagée)
    *[other] { $amount } épingles ignorées (endommagées)
    }
pins_did_outside = { $amount ->
     [one] { $amount } épingle hors de cette carte, ignorée
    *[other] { $amount } épingles hors de cette carte, ignorées
    }
upload_misfit_missing = manque
upload_misfit_expected = attendu : { $expected }
upload_misfit_received = attendu : { $expected }, reçu : { $received }
upload_misfit_kinds_marker-id = ID de lieu
upload_misfit_kinds_version-number = numéro de version
upload_importQuestion_description = Ce fichier vient d’une autre carte. Rien n’a encore été fusionné.
upload_importQuestion_sources_newer-fan-map = liste de la nouvelle carte de fans
upload_importQuestion_sources_older-fan-map = sauvegarde de l’ancienne carte de fans
upload_importQuestion_sources_tracker = liste du script de suivi
upload_importQuestion_sources_datamaps = carte d’un wiki (DataMaps)
upload_importQuestion_sources_fandom = carte d’un wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tableau
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Correspondances
upload_importQuestion_noneMatched = Aucun lieu
upload_importQuestion_amountMatched = { $amount ->
     [one] { $amount } lieu
    *[other] { $amount } lieux
    } : { $added ->
     [one] { $added } nouveau
    *[other] { $added } nouveaux
    }, { $known ->
     [one] { $known } déjà connu
    *[other] { $known } déjà connus
    }
upload_importQuestion_pins = Ajoutés comme épingles
upload_importQuestion_unknown = Inconnus, ignorés
upload_importQuestion_unknownReason = { $amount } : { $reason }
upload_question_title = Fusionner ce fichier ?
upload_question_descriptions_doubt = Ce n’est peut-être pas une sauvegarde de cette carte. Rien n’a encore été fusionné.
upload_question_descriptions_conflict = Il contredit des épingles ou des notes à toi. Rien n’a encore été fusionné.
upload_question_descriptions_other-page = C’est la sauvegarde choisie sur la page d’un autre monde. Rien n’a encore été fusionné.
upload_question_confirm = Fusionner
upload_question_cancel = Annuler
upload_question_file = Fichier
# same
upload_question_readAs = Format
upload_question_sources_backup = sauvegarde
upload_question_sources_list = liste d’ID de lieux
upload_question_playthrough = Partie
upload_question_fileMap = Fait pour
upload_question_noName = une carte sans nom
upload_question_thisMap = Cette carte
upload_question_otherMapHint = Ses ID peuvent désigner d’autres lieux ici.
upload_question_leftOut = Ignoré
upload_question_leftOutHint = Le fichier contient plus que des lieux trouvés et des épingles. Seuls ceux-ci sont fusionnés.
upload_question_moreFields = { $amount ->
     [one] et { $amount } autre
    *[other] et { $amount } autres
    }
upload_question_result = Résultat
upload_unknownReasons_no-such-place = aucun lieu de ce genre à moins de 1 m
upload_unknownReasons_unknown-kind = type inconnu
upload_unknownReasons_outside = hors de cette carte
upload_unknownReasons_other-numbers = pas dans les coordonnées de cette carte
upload_unknownReasons_unreadable = coordonnées illisibles
upload_notJson_web-page = Le fichier est une page web, pas une sauvegarde. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_notJson_picture = Le fichier est une image, pas une sauvegarde. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_notJson_archive = Le fichier est une archive ou un classeur. Décompresse-le ou enregistre-le en CSV, puis importe-le.
upload_notJson_cut-off = Le JSON est incomplet. Choisis une autre copie du fichier.
upload_notJson_damaged = Le JSON n’est pas valide. Choisis une autre copie du fichier.
upload_notJson_other = Le fichier n’est pas en JSON. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_skipWords_negative = négatif
upload_skipWords_fractional = non entier
upload_skipWords_text = texte
upload_skipWords_too-large = trop grand
upload_skipWords_other = autre
transfer_send = Envoyer à un appareil
transfer_close = Fermer
transfer_preparing = Création du lien…
transfer_nothing = Rien à envoyer pour l’instant. Trouve d’abord un lieu ou ajoute une épingle.
transfer_holds = Le code et le lien contiennent : { $what }. Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il te demandera ton accord avant d’ajouter quoi que ce soit, et ne supprimera rien.
transfer_linkHolds = Le lien contient : { $what }. Ouvre-le sur l’autre appareil : il te demandera ton accord avant d’ajouter quoi que ce soit, et ne supprimera rien.
transfer_private = Rien n’est envoyé à un serveur : les données sont dans le code et le lien eux-mêmes.
transfer_code = Code QR du lien
transfer_tooMuchForCode = Trop de données pour un code QR. Envoie le lien ou utilise un fichier de sauvegarde.
transfer_tooMuchForLink = Trop de données pour un lien. Importe plutôt un fichier de sauvegarde sur l’autre appareil.
transfer_copy = Copier le lien
transfer_copied = Lien copié
transfer_copyRefused = Le navigateur a bloqué la copie. Copie le lien ici :
transfer_share = Partager le lien
transfer_shareTitle = Ma progression sur la carte
transfer_backup = Sauvegarder
transfer_question_title = Ajouter à ta progression ?
transfer_question_description = Cela vient d’un lien. Rien n’a encore été ajouté.
transfer_question_confirm = Fusionner
transfer_question_cancel = Annuler
transfer_marks = Lieux trouvés
transfer_pins = Épingles
transfer_figures = Nouveaux : { $added }, déjà connus : { $known }
transfer_figuresOff = Nouveaux : { $added } (dont { $off } hors de cette carte), déjà connus : { $known }
transfer_added = Ajouté depuis un lien
transfer_knownTitle = Rien de nouveau dans ce lien
transfer_known = Tu as déjà tout ce que contient ce lien.
transfer_empty = Ce lien ne contient ni lieu trouvé ni épingle.
transfer_problemTitle = Lien illisible
transfer_problem_damaged = Le lien de l’autre appareil est incomplet ou endommagé. Rien n’a été ajouté. Copie à nouveau le lien entier, ou rescanne le code.
transfer_problem_newer-version = Le lien a été créé avec une version plus récente de la carte. Rien n’a été ajouté. Recharge la page pour mettre à jour, puis rouvre le lien.
transfer_problem_other-map = Le lien est pour la carte d’un autre jeu. Rien n’a été ajouté.
transfer_problem_old-browser = Ce navigateur est trop ancien pour lire le lien. Rien n’a été ajouté. Mets-le à jour ou utilise un fichier de sauvegarde.
transfer_problem_too-many-marks = Le lien contient plus de 10 000 lieux, plus que n’importe quelle carte. Rien n’a été ajouté. Crée un nouveau lien sur l’autre appareil.
otherWorld_file_title = Cette sauvegarde vient d’un autre monde : { $world }
otherWorld_file_text = Elle concerne un autre monde. Rien n’a changé ici. Ouvre ce monde, et tu devras confirmer avant toute fusion.
otherWorld_file_open = Ouvrir { $world } et fusionner
otherWorld_file_notCarried = Ce navigateur ne peut pas transmettre le fichier. Ouvre { $world } et importe-le là-bas.
otherWorld_file_cancel = Annuler
otherWorld_link_title = Ce lien est pour { $world }
otherWorld_link_text = Il concerne un autre monde. Rien n’a été ajouté ici. Ouvre ce monde, et tu devras confirmer avant tout ajout.
otherWorld_open = Ouvrir { $world }
otherWorld_close = Fermer
otherWorld_lost_title = Fichier perdu en chemin
otherWorld_lost_text = Le navigateur n’a pas gardé le fichier, rien n’a donc été fusionné. Importe-le ici, dans Réglages.

live_title = Position en direct
live_close = Fermer
live_intro = Affiche ta position et ta trace dans le jeu. Rien ne quitte cet ordinateur.
live_file = Journal du jeu
live_fileHint = Choisis-le une fois, et la carte lit les nouvelles lignes au fur et à mesure.
live_fileOnce = Ce navigateur ne lit un fichier qu’une fois. Pour suivre en direct, utilise le programme, ou Chrome, Edge ou Opera sur un ordinateur.
live_choose = Choisir le journal…
live_program = Programme sur cet ordinateur
live_programHint = La carte l’interroge chaque seconde sur { $address }.
live_ask = Se connecter
live_askAgain = Réessayer
live_stop = Arrêter le suivi
live_place = Tu es en { $coordinate }.
live_waiting_file = En attente de ta position dans le journal…
live_waiting_program = Le programme répond, mais n’a pas encore de position.
live_silent = Aucune nouvelle du jeu depuis un moment. Est-il en pause ou fermé ?
live_once = C’est la dernière position du journal choisi.
live_problems_noAnswer = Aucune réponse sur { $address }. Le programme tourne-t-il, et autorise-t-il cette page à se connecter ?
live_problems_badAnswer = La réponse de { $address } ne contient pas de position. Un autre programme utilise peut-être cette adresse.
live_problems_noLines = Aucune ligne [LIVEMAP] à la fin de { $name }. Est-ce le journal de ce jeu, et le mod tourne-t-il ?
live_problems_badLines = Les lignes [LIVEMAP] de { $name } sont illisibles : chacune doit avoir cinq nombres.
live_problems_unreadable = { $name } n’est plus lisible. Choisis-le à nouveau.
live_problems_outside = Tu es hors de cette carte. Es-tu dans une autre région ou un autre jeu ?
live_problems_elsewhere = Tu es sur une autre carte : { $title }.
live_problems_unmapped = Tu es dans une partie du jeu qui n’a pas de carte ici.
live_goThere = Y aller
live_refused = Ce navigateur n’a pas permis de choisir un fichier.
live_centre = Me centrer
live_clear = Effacer la trace
live_exportTrail = Exporter la trace (GPX)
live_trail = Trace
live_visits = Marquer comme visités les lieux à moins de 15 m
live_finds = Marquer comme trouvés les lieux à moins de 15 m
live_alert = Son à l’approche de lieux non trouvés
live_near = À proximité : { $label }
live_awake = Garder l’écran allumé pendant le suivi
live_awakeLacking = Ce navigateur ne peut pas garder l’écran allumé.
live_awakeRefused = Le navigateur ne garde pas l’écran allumé en ce moment, peut-être pour économiser la batterie.
live_you = Tu es ici
live_small = Ouvrir la mini-fenêtre
live_smallClose = Fermer la mini-fenêtre
live_smallHint = La carte dans une petite fenêtre qui reste au-dessus du jeu.
live_smallLacking = Ce navigateur ne peut pas garder une fenêtre au premier plan : Chrome ou Edge sur un ordinateur le peuvent.
live_updateWaits = La mise à jour attend que tu fermes la mini-fenêtre.
live_smallRefused = Le navigateur n’a pas ouvert la petite fenêtre.
live_address = Adresse du programme
live_addressWrong = Entre une adresse de ton propre réseau, par exemple http://192.168.1.20:8765.
live_problems_forbidden = La politique de sécurité de ce site ne laisse pas la carte interroger { $address }. La personne qui gère le site doit y ajouter cette adresse.
live_problems_mixed = Une page chargée en https ne peut pas interroger { $address } en http. Utilise https à cette adresse, ou un programme sur cet ordinateur.
live_aloud = Annoncer la prochaine manœuvre
live_voiceLacking = Ce navigateur n’a pas de voix en français.
live_voiceUnable = Ce navigateur ne sait pas parler.
live_offRoute = Hors de l’itinéraire
live_leadOn = Itinéraire d’ici

poster_title = Affiche
poster_close = Fermer
poster_intro = Une image de la carte, à imprimer en 300 ppp ou comme fond d’écran. Elle est dessinée dans ton navigateur.
poster_size = Taille
poster_wallpaper = Fond d’écran
poster_width = Largeur en pixels
poster_height = Hauteur en pixels
# same
poster_turned = Orientation
# same
poster_portrait = Portrait
poster_landscape = Paysage
poster_content = Afficher
poster_contents_nothing = Carte seule
poster_contents_names = Noms
poster_contents_shown = Noms et lieux affichés
poster_contents_found = Noms et lieux trouvés
poster_contents_all = Noms et tous les lieux
poster_contents_route = Noms et itinéraire
poster_part = Zone
poster_whole = Monde entier
poster_view = Vue actuelle
poster_outOfBounds = Chaque côté doit faire de { $least } à { $most } pixels.
poster_drawn = { $percent } % dessinés
poster_stop = Arrêter
poster_make = Enregistrer l’affiche
poster_notices_saved = Affiche enregistrée
poster_notices_stopped = Arrêté. Affiche non enregistrée.
poster_notices_failed = Impossible de créer l’affiche. Essaie une taille plus petite.
poster_notices_notLoaded = Impossible de créer l’affiche. Vérifie ta connexion.
poster_lacking = Ce navigateur ne peut pas créer d’affiches. Essaie avec un plus récent.
poster_print_title = Imprimer
poster_print_ready = Prêt à imprimer dans la fenêtre d’impression de ton navigateur.
poster_print_again = Imprimer à nouveau
poster_print_failed = Impossible de dessiner la carte. Seule la liste est imprimée.
poster_print_refused = Ce navigateur ne peut pas imprimer d’ici. Utilise son propre menu ou ouvre la page dans un autre navigateur.
poster_print_lacking = Ce navigateur ne peut pas dessiner la carte. Seule la liste est imprimée.
poster_print_falsified = La protection de ton navigateur contre le pistage par empreinte modifierait la carte. Seule la liste est imprimée. Pour imprimer la carte, autorise les données canvas pour ce site, avec l’icône d’image dans la barre d’adresse ou avec Shields dans Brave.
poster_print_places = { $count ->
     [one] { $count } lieu dans cette vue
    *[other] { $count } lieux dans cette vue
    }
# $amount (number)
upload_did_quests = quêtes : { $amount }
upload_did_sets = jeux de filtres : { $amount }
upload_did_setsLeft = jeux de filtres sans place : { $amount }
upload_did_pictures = images : { $amount }
upload_did_picturesLeft = images sans place : { $amount }
upload_did_picturesBroken = images endommagées ignorées : { $amount }
transfer_noPictures = Les images des épingles et des notes restent ici. Une sauvegarde les emporte.
transfer_quests = Quêtes
copyFile_title = Garder une copie dans un fichier
copyFile_hint = Choisis un fichier dans un dossier que ton propre cloud synchronise. Ta progression y est écrite, et ce que tes autres appareils y écrivent est fusionné.
copyFile_unsupported = Ce navigateur ne peut pas tenir un fichier à jour. Télécharge ta progression avec « Sauvegarder », et fusionne-la sur un autre appareil avec « Importer ».
copyFile_begin = Nouveau fichier…
copyFile_choose = Fichier existant…
copyFile_stop = Arrêter la copie
copyFile_allow = Autoriser
copyFile_anew = Réécrire
copyFile_begun = Copie dans { $name }
copyFile_kept = Copie dans { $name }, écrite : { $date }
copyFile_problems_ask = Ton navigateur demande avant de laisser la carte utiliser { $name }. Choisis « Autoriser » pour continuer.
copyFile_problems_refused = Ton navigateur ne laisse pas la carte utiliser { $name }. Change cela à côté de l’adresse de la page, ou choisis un autre fichier.
copyFile_problems_away = { $name } n’est plus dans son dossier. Remets le fichier en place ou choisis-en un autre.
copyFile_problems_locked = Impossible de lire ou d’écrire { $name }. Ferme les autres programmes qui utilisent ce fichier et réessaie.
copyFile_problems_full = Pas assez de place pour écrire { $name }. Libère de l’espace et réessaie.
copyFile_problems_damaged = { $name } est incomplet et n’a pas été modifié. Ta progression est en sécurité ici. Attends que ton cloud ait terminé et réessaie.
copyFile_problems_foreign = { $name } n’est pas une sauvegarde de cette carte et n’a pas été modifié. Choisis un autre fichier.
copyFile_problems_other-world = { $name } appartient à un autre monde et n’a pas été modifié. Choisis un autre fichier.
copyFile_problems_newer = { $name } a été écrit par une version plus récente de la carte et n’a pas été modifié. Recharge la page pour mettre à jour.
copyFile_problems_taken = { $name } contient la copie d’une autre partie. Choisis un autre fichier.

## manifest

manifest_description = Trouve, filtre et coche { $summary }, en ligne ou hors ligne.
manifest_page = Trouve, filtre et coche { $summary } sur une carte dessinée par ton navigateur. Sans compte, sans pistage, et ta progression est en sécurité.
manifest_notStarted = La carte n’a pas pu démarrer. Il lui faut JavaScript et Chrome ou Edge 109, Firefox 115, Safari 16.4 ou plus récent. Recharge la page ou ouvre-la dans un navigateur plus récent.
manifest_needsScript = La carte a besoin de JavaScript. Active-le pour ce site et recharge la page.
manifest_needsServer = La carte ne peut pas s’ouvrir comme un fichier : il lui faut un serveur web. Dans le dossier du projet, lance npm start et ouvre l’adresse affichée.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Conditions d’utilisation
terms_updated = 21 novembre 2026
terms_intro = Itinerarium est une carte gratuite pour qui joue à { $game }. Ces conditions disent ce que tu peux en attendre et ce qu’elle attend de toi. « Nous » désigne la personne ou l’organisme qui exploite la copie d’Itinerarium que tu as sous les yeux.
terms_agreement_heading = Accord sur ces conditions
terms_agreement_p1 = En utilisant Itinerarium, tu acceptes ces conditions. Si tu n’es pas d’accord, merci de ne pas l’utiliser. Aucun compte n’est nécessaire, et tu ne souscris ni abonnement ni achat.
terms_agreement_p2 = Tu peux utiliser la carte pour tout ce que la loi et ces conditions permettent : pour toi, en stream, dans des guides et des vidéos, ou comme page vers laquelle pointer. Le code du programme est publié sous licence MIT, et chacun peut en exploiter une copie selon cette licence ; les parties faites par d’autres, comme les symboles et les polices, gardent leurs propres licences, que les crédits du projet indiquent.
terms_prohibited_heading = Utilisations interdites
terms_prohibited_p1 = Merci de laisser la carte utilisable par tous. Il est interdit :
terms_prohibited_item1 = de l’utiliser d’une manière qui enfreint la loi ou les droits d’autrui ;
terms_prohibited_item2 = de tenter de pénétrer, de surcharger ou de perturber les serveurs qui la diffusent, ou d’automatiser des requêtes au point que d’autres s’en aperçoivent ;
terms_prohibited_item3 = de la modifier pour répandre des logiciels malveillants ou pour tromper les personnes qui l’utilisent ;
terms_prohibited_item4 = de la présenter, elle ou une copie, comme un produit officiel du studio ou de l’éditeur du jeu ;
terms_prohibited_item5 = de retirer les mentions d’auteur et de licence du code, des symboles ou des polices que tu copies.
terms_moderation_heading = Modération des contenus
terms_moderation_p1 = Les visiteurs ne peuvent rien publier ici : il n’y a ni commentaires, ni profils, ni envoi de fichiers vers un serveur. Un fichier de lieux trouvés que tu choisis sous « Importer » est lu par ton propre navigateur et ne va pas plus loin ; il n’y a donc rien de toi que nous ayons à examiner, à conserver ou à retirer.
terms_moderation_p2 = Les lieux de la carte sont tenus à jour à la main. Les corrections passent par le code source public du projet, où chaque proposition est vérifiée avant d’être acceptée. Nous pouvons corriger, reformuler ou retirer un lieu à tout moment, en particulier s’il est faux, offensant ou porte atteinte aux droits de quelqu’un. Si tu estimes qu’un élément affiché ici porte atteinte aux tiens, dis-le à l’exploitant de cette copie ou au projet, en précisant quoi et où ; ce sera examiné sans tarder.
terms_liability_heading = Limitation de responsabilité
terms_liability_p1 = La carte est faite avec soin, mais elle est proposée telle quelle et selon sa disponibilité, sans aucune garantie. Positions, noms et descriptions peuvent être faux ou dépassés, par exemple après un changement du jeu, et la carte peut être lente, interrompue ou disparaître un jour.
terms_liability_p2 = Dans la mesure permise par la loi, nous ne répondons pas des dommages qui découlent de l’utilisation de la carte ou de l’impossibilité de l’utiliser, y compris la perte de progression sur la carte ou dans le jeu, ou de temps. Ta progression sur la carte se trouve dans ton navigateur, et un navigateur peut perdre ce qu’il enregistre : une sauvegarde de temps en temps, avec « Sauvegarder », est la voie sûre.
terms_liability_p3 = Rien ici ne limite une responsabilité que la loi ne permet pas de limiter, comme en cas de faute intentionnelle ou de faute lourde, ou d’atteinte à la vie, à l’intégrité physique ou à la santé, ni les droits que tu as comme consommateur là où tu vis.
terms_affiliation_heading = Absence d’affiliation
terms_affiliation_p1 = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est ni soutenu ni parrainé par { $studio } ou son éditeur, ni affilié à eux. { $game } et les noms qui s’y rattachent sont des marques de leurs propriétaires et ne servent ici qu’à dire de quel jeu parle la carte.
terms_affiliation_p2 = Aucune image, aucun texte, aucune icône et aucun code du jeu ne font partie de cette carte. Les liens qui mènent ailleurs sont proposés par commodité ; ce qui s’y trouve relève des personnes qui tiennent ces pages.
terms_changes_heading = Modifications
terms_changes_p1 = Ces conditions peuvent changer quand la carte change. La date en haut dit quand cela s’est produit pour la dernière fois, et l’historique public du projet montre ce qui a changé. La version de cette page est celle qui s’applique ; en utilisant la carte après une modification, tu l’acceptes.
terms_changes_p2 = Si l’une de ces conditions s’avère nulle, les autres restent telles quelles.

privacy_title = Confidentialité
privacy_updated = 28 novembre 2026
privacy_intro = En bref : il n’y a pas de connexion à un compte, tes lieux trouvés, tes épingles et tes réglages restent dans ton navigateur, et Itinerarium n’intègre ni mesure d’audience ni publicité. La version longue suit. « L’exploitant » désigne la personne ou l’organisme qui exploite la copie d’Itinerarium que tu as sous les yeux.
privacy_known_heading = Ce que nous savons de toi
privacy_known_p1 = Rien. Il n’y a ni comptes, ni formulaires, ni cookies. Ce que tu cherches et les lieux que tu trouves sont traités dans ton navigateur et jamais envoyés où que ce soit.
privacy_known_p2 = Pour te montrer la page, ton navigateur doit en chercher les fichiers sur le serveur de l’exploitant. Comme pour tout site web, ce serveur voit la requête : ton adresse IP, l’heure, le fichier, et ce que ton navigateur dit de lui-même. Les serveurs gardent souvent ces requêtes un court moment dans un journal, par sécurité ; la durée dépend de l’exploitant ou de l’hébergeur. Ces requêtes ne contiennent rien sur ta progression. L’adresse de la carte dit ce qui est à l’écran (le lieu que tu as ouvert, la position de la carte, une épingle, les types affichés) ; le serveur le voit donc quand tu recharges la page ou ouvres un lien. Un lien fait avec « Partager » contient un lieu ou un point. Ni l’un ni l’autre ne disent quoi que ce soit de toi.
privacy_known_p3 = Quand la carte suit le jeu, elle lit le fichier journal que tu choisis ou interroge un programme : sur ton propre ordinateur, à localhost:8765, ou à l’adresse que toi ou la personne qui gère ce site avez indiquée. L’endroit où tu es dans le jeu n’est ni envoyé ni conservé, et il est oublié quand tu fermes la page. Si tu passes entre-temps à la carte d’une autre région, ton navigateur retient quel fichier ou programme c’était jusqu’à l’ouverture de cette carte.
privacy_known_p4 = Une page d’un autre site qui affiche la carte dans un cadre peut demander à savoir quels lieux tu ouvres dans ce cadre, et lesquels tu y marques comme trouvés ou non trouvés. Elle n’apprend rien de ce que tu as trouvé ailleurs. Ce que ce site en fait dépend de lui.
privacy_storage_heading = Préférences dans le stockage local
privacy_storage_p1 = Pour que tu retrouves la carte telle que tu l’as laissée, ton navigateur garde pour ce site une petite base de données (IndexedDB) et quelques entrées dans son stockage local. Seul ce site peut les lire, et elles restent jusqu’à ce que tu les supprimes :
privacy_storage_item1 = filters-store : les types de lieux que tu affiches ou masques. filter-sets-store : les jeux de filtres que tu as gardés, avec leurs noms.
privacy_storage_item2 = La base de données { $database } : les ID des lieux que tu as marqués comme trouvés ou non trouvés, combien de fois et quel jour tu les as trouvés, tes épingles et tes notes sur des lieux avec leurs textes, tes 50 derniers changements, chacun avec son heure et un nom aléatoire pour l’onglet du navigateur où tu l’as fait, et jusqu’à cinq versions précédentes, pour que tu puisses annuler des changements.
privacy_storage_item3 = progress-store : une seconde copie des ID trouvés et de leurs jours. Les navigateurs sans base de données gardent plutôt les changements et les versions précédentes dans progress-history.
privacy_storage_item4 = pins-store : une seconde copie de tes épingles et notes : où elles sont, ce que tu as écrit, leur icône et leur couleur. De celles qui sont supprimées, seul l’ID est gardé, pour qu’elles le restent.
privacy_storage_item5 = keeping-store : combien de tes lieux trouvés et de tes changements d’épingles figuraient dans ta dernière sauvegarde, s’il y en a eu une, et s’il a été demandé au navigateur de conserver ces données. copy-file, et une base de données dont le nom finit par .copy-file : le nom du fichier où tu gardes une copie et la référence du navigateur à ce fichier, jusqu’à ce que tu arrêtes la copie.
privacy_storage_item6 = playthroughs-store, et une deuxième copie dans la base de données dont le nom se termine par .playthroughs : les noms de tes parties et celle que tu as choisie en dernier, si tu en as créé une deuxième. Ce qui est gardé pour elle se trouve sous les mêmes noms que ci-dessus, suivis du nom du monde et de huit chiffres ou lettres après un point. last-world : le dernier monde que tu as regardé, s’il y en a plusieurs ; les noms des autres mondes que le premier se terminent par le leur.
privacy_storage_item7 = settings-store : la taille des marqueurs, le style de carte, la langue si tu l’as choisie, si le panneau, les noms et l’avertissement sont ouverts ou affichés, si les raccourcis à une touche sont actifs, si les notifications restent jusqu’à ce que tu les fermes, quelles catégories sont repliées, si tous les mondes sont conservés, par où passent les itinéraires, s’ils utilisent le voyage rapide et jusqu’à quelle distance les lieux y sont listés, et, pour suivre le jeu, si les lieux près desquels tu passes comptent comme visités, si l’écran reste allumé, si les manœuvres sont annoncées, et l’adresse du programme si tu en indiques une.
privacy_storage_item8 = last-position : l’endroit de la carte où tu étais en dernier, et le niveau de zoom. last-land, et une image dans le cache du navigateur : le paysage à cet endroit, pour l’afficher aussitôt la prochaine fois.
privacy_storage_item9 = seen-places : jusqu’à quel lieu les ajouts à la carte t’ont été signalés, dès que tu en as trouvé un.
privacy_storage_item10 = La base de données dont le nom se termine par .pictures : les images que tu as mises sur des épingles et des notes, réduites et sans ce qu’un appareil photo note à côté, comme l’endroit où il se trouvait. Elles sont dans les sauvegardes, si tu le souhaites, et dans aucun lien. Une image à laquelle plus rien ne renvoie est supprimée au bout de 30 jours.
privacy_offline_heading = Fichiers conservés pour un usage sans connexion
privacy_offline_p1 = Pour que la carte fonctionne aussi sans connexion, ton navigateur garde une copie des fichiers du site à l’aide d’un service worker : les pages et les scripts, un peu plus d’un mégaoctet, et les images et données de chaque monde que tu as ouvert, ou de tous les mondes si tu le choisis dans les réglages. Il note de quels mondes il s’agit. Ces fichiers sont les mêmes pour tout le monde et ne disent rien de toi. Les réglages indiquent si la copie est complète. De temps en temps, ton navigateur demande au serveur de l’exploitant s’il existe une version plus récente ; c’est une requête comme les autres.
privacy_offline_p2 = Quand la page se recharge d’elle-même, par exemple pour passer à une version plus récente, elle note dans l’onglet du navigateur le lieu, l’itinéraire, la ligne mesurée et la rubrique du panneau qui étaient ouverts, les lieux que tu avais visités et ce que tu avais saisi dans la recherche, relit cette note à son retour, puis la supprime. Chaque fois que tu quittes ou recharges la page, elle note de la même façon le nom aléatoire de l’onglet et si la carte montrait ta propre vue ou celle d’un lien.
privacy_deleting_heading = Lire et supprimer ce qui est enregistré
privacy_deleting_p1 = Si l’une de ces entrées est un jour endommagée, elle est mise de côté sous son propre nom suivi de « .unreadable » et d’un numéro plutôt que jetée, car ta progression peut encore en être récupérée. Les lieux que tu as seulement visités sont retenus jusqu’à ce que tu fermes ou recharges la page, et ne sont pas enregistrés plus longtemps qu’il n’en faut à la page pour se recharger d’elle-même.
privacy_deleting_p2 = « Sauvegarder », dans les réglages, te donne tes lieux trouvés, tes épingles et tes notes dans un fichier sur ton propre appareil ; « Exporter les épingles » donne les épingles et les notes seules. Un fichier que tu choisis sous « Importer » est lu sur ton appareil, lui aussi.
privacy_deleting_p3 = « Envoyer à un appareil » met tes lieux trouvés, tes épingles et tes notes dans un lien et un code. Ils se trouvent après le # de l’adresse, partie que les navigateurs n’envoient jamais à un serveur. Qui a le lien peut les lire : ne le confie qu’à tes propres appareils ou à des personnes qui peuvent les connaître.
privacy_deleting_p4 = « Réinitialiser », dans les réglages, vide la liste des lieux trouvés ; cela peut s’annuler, les ID retirés restent donc parmi les versions précédentes jusqu’à ce que cinq plus récentes aient pris leur place. Les textes des épingles et des notes que tu as modifiées ou supprimées restent de la même façon, là et parmi tes 50 derniers changements. Pour effacer toute trace d’un coup, fichiers conservés compris, supprime les données de ce site dans ton navigateur : cela se trouve en général sous « Cookies et données de sites » dans les paramètres du navigateur, ou derrière l’icône à côté de l’adresse. La carte fonctionne sans rien de tout cela et repart à zéro.
privacy_analytics_heading = Mesure d’audience anonyme
privacy_analytics_p1 = Aucune n’est intégrée : les visites ne sont pas comptées, et aucun script, aucune image et aucune police ne sont chargés depuis le serveur de quelqu’un d’autre.
privacy_analytics_p2 = Un exploitant qui ajoute une mesure d’audience à une copie d’Itinerarium doit l’indiquer à cet endroit, nommer le service, dire ce qu’il enregistre, pourquoi et pour combien de temps, et te demander ton accord avant que quoi que ce soit ne soit enregistré ou stocké à cette fin. Refuser, ou ne pas répondre, doit laisser la carte pleinement utilisable.
privacy_advertising_heading = Consentement aux prestataires publicitaires
privacy_advertising_p1 = Il n’y a pas de publicité, et il n’y a pas de partenaires publicitaires auxquels consentir.
privacy_advertising_p2 = Un exploitant qui ajoute de la publicité doit en nommer ici les prestataires et demander ton consentement avant que l’un d’eux ne soit chargé. Dans ce cas, un bouton « Modifier mes choix de consentement » apparaît dans les réglages, où tu peux revoir ton choix et le changer ou le retirer à tout moment, aussi facilement que tu l’as donné. Tant que rien ici ne demande de consentement, ce bouton n’existe pas.
privacy_rights_heading = Droits sur tes données
privacy_rights_p1 = Des lois comme le Règlement général sur la protection des données (RGPD) te donnent des droits sur les données qui te concernent. Ce que la carte conserve est entre tes mains ; tu peux donc exercer la plupart de ces droits toi-même et tout de suite :
privacy_rights_item1 = Accès et portabilité : « Sauvegarder » te donne une copie dans un format simple que d’autres programmes savent lire.
privacy_rights_item2 = Rectification : marque n’importe quel lieu comme trouvé ou non trouvé, ou change n’importe quel réglage.
privacy_rights_item3 = Effacement : « Vider » dans les réglages, ou la suppression des données de ce site dans ton navigateur.
privacy_rights_item4 = Opposition et retrait du consentement : il n’y a rien à quoi s’opposer tant qu’aucune mesure d’audience ni publicité n’est ajoutée ; s’il y en a, « Modifier mes choix de consentement », dans les réglages, est l’endroit.
privacy_questions_heading = Questions et modifications
privacy_questions_p1 = Pour ce à quoi seul l’exploitant peut répondre, comme les journaux du serveur ou les services qu’il a ajoutés, adresse-toi à lui : il est responsable de sa copie. Tu peux aussi déposer une réclamation auprès de l’autorité de protection des données de ton lieu de résidence.
privacy_questions_p2 = Quand ce que la carte enregistre change, cette page change aussi, et la date en haut dit quand.

credits_title = Crédits
credits_updated = 29 novembre 2026
credits_intro = Itinerarium repose sur le travail de beaucoup de monde. Voici d’où viennent ses faits, ses symboles et ses polices, et sous quelles licences ils sont utilisés.
credits_facts_heading = Les faits
credits_facts_plain = L’endroit où se trouvent les choses dans le monde du jeu est un simple fait. Aucune image, aucun texte, aucune icône et aucun code du jeu ou d’un autre site n’ont été repris.
credits_facts_surveyed = L’endroit où se trouvent les choses dans le monde du jeu est un simple fait. { $survey } Aucune image, aucun texte, aucune icône et aucun code du jeu ou d’un autre site n’ont été repris.
credits_facts_other = { $title }, de { $game } : { $survey }
credits_facts_made = Les dessins, la carte et les textes de ce site ont été faits pour Itinerarium.
credits_glyphs_heading = Symboles
credits_glyphs_all = De la collection game-icons.net, de Lorc, Delapouite, Caro Asercion et d’autres contributeurs, viennent { $count } des symboles des lieux et sept des icônes d’épingles ; ils sont utilisés sous la licence Creative Commons Attribution 3.0 (CC BY 3.0). Leurs contours ont été mis à l’échelle, centrés et en partie adaptés. Les autres symboles ont été dessinés pour Itinerarium.
credits_glyphs_signs = De la collection game-icons.net, de Lorc, Delapouite, Caro Asercion et d’autres contributeurs, viennent sept des icônes d’épingles ; ils sont utilisés sous la licence Creative Commons Attribution 3.0 (CC BY 3.0). Leurs contours ont été mis à l’échelle, centrés et en partie adaptés. Les autres symboles ont été dessinés pour Itinerarium.
credits_glyphs_other = { $title }, de { $game } : symboles de lieux venus de la même collection : { $count }.
credits_typefaces_heading = Polices
credits_typefaces_p1 = Alegreya Sans et Alegreya SC, de Juan Pablo del Peral pour Huerta Tipográfica, utilisées sous la SIL Open Font License 1.1.
credits_software_heading = Logiciels
credits_software_p1 = La page est construite avec React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox et Tailwind CSS, chacun sous sa propre licence ouverte. Le code d’Itinerarium lui-même est sous licence MIT.
credits_software_texts = Tous les paquets, leurs versions et le texte intégral de leurs licences
credits_affiliation_heading = Absence d’affiliation
credits_affiliation_p1 = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est pas soutenu par { $studio }, son éditeur ou quiconque a créé ou vend { $game }, et ne leur est pas affilié.
keepFile_title = Enregistrer le fichier
keepFile_hints_both = Cette appli ne peut pas télécharger de fichiers. Partage le fichier pour le garder, ou copie son texte dans un fichier qui finit par { $ending }.
keepFile_hints_share = Cette appli ne peut pas télécharger de fichiers. Partage le fichier pour le garder.
keepFile_hints_copy = Cette appli ne peut pas télécharger de fichiers. Copie le texte dans un fichier qui finit par { $ending }, ou ouvre la carte dans ton navigateur.
keepFile_share = Partager le fichier
keepFile_copy = Copier le texte
keepFile_copied = Texte copié
keepFile_reminder = La carte te rappelle de faire une sauvegarde jusqu’à ce que tu confirmes que le fichier est arrivé.
keepFile_confirm = Confirmer la sauvegarde
keepFile_confirmed = Sauvegarde confirmée
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Le fichier indique être en « { $name } », que ce navigateur ne sait pas lire. Enregistre-le en UTF-8 et importe-le à nouveau.
upload_problem_held = Le fichier ne contient que { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } trace
    *[other] { $amount } traces
    }
upload_held_route = { $amount ->
     [one] { $amount } itinéraire sans points
    *[other] { $amount } itinéraires sans points
    }
upload_held_link = { $amount ->
     [one] { $amount } lien vers un autre fichier
    *[other] { $amount } liens vers d’autres fichiers
    }
upload_held_overlay = { $amount ->
     [one] { $amount } image posée sur une carte
    *[other] { $amount } images posées sur une carte
    }
upload_held_address = { $amount ->
     [one] { $amount } lieu avec une adresse, mais sans coordonnées
    *[other] { $amount } lieux avec une adresse, mais sans coordonnées
    }
upload_held_description = une description
upload_heldHints_track = Cette carte lit les points et les itinéraires. Enregistre la trace comme itinéraire et importe-la à nouveau.
upload_heldHints_link = Ouvre le lien, enregistre ses lieux dans un fichier et importe celui-ci.
upload_heldHints_place = Cette carte montre des lieux avec des coordonnées. Ajoute-les et importe le fichier à nouveau.
upload_unknownReasons_address = une adresse seule, sans coordonnées
upload_notJson_kmz = Le fichier est un KMZ, c’est-à-dire un KML zippé. Décompresse-le et importe le KML qu’il contient.
pages_back = Retour
pages_updated = Dernière mise à jour : { $date }
pages_notFoundTitle = Cette route ne mène nulle part.
pages_notFoundText = Cette page n’existe pas. La carte est toujours là.
pages_notFoundBack = Retour à la carte
