## start

chunkMissing = Cette partie de la carte n’a pas pu être chargée. Vérifie ta connexion et recharge ; tes coches sont en sécurité dans ce navigateur.

## first

map_menu = Menu de la carte

# same
app_name = Itinerarium
app_title = Itinerarium : une carte interactive de { $game }
app_subtitle = Une carte interactive de { $game }
app_loadingMap = On déroule la carte…
world_shown = Monde : { $title }
world_choose = Choisir un monde
world_failedTitle = Les lieux de la carte n’ont pas pu être chargés.
world_failedText = Vérifie ta connexion et réessaie. Ce que tu as coché est en sécurité dans ce navigateur.
world_retry = Réessayer
map_label = Carte de { $game }
map_role = carte
# same
map_compassNorth = N
map_instructions = Les flèches déplacent la carte, plus et moins changent le zoom, Entrée ouvre le lieu le plus proche du centre.
map_zoomIn = Zoom avant
map_zoomOut = Zoom arrière
map_enterFullScreen = Plein écran
map_leaveFullScreen = Quitter le plein écran
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Échelle : { $distance }
map_pointerCoordinate = Coordonnées sous le pointeur
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] trouvé
    *[other] à trouver
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
map_steer_label = Déplacer la carte
map_steer_toggle = Boutons pour déplacer la carte
map_steer_sides_north = Aller vers le nord
map_steer_sides_west = Aller vers l’ouest
map_steer_sides_east = Aller vers l’est
map_steer_sides_south = Aller vers le sud
map_steer_choose = Ouvrir le lieu au centre
map_steer_addPoint = Ajouter un point au centre
map_steer_menu = Menu du centre : épingle, lien, mesure
map_controls = Boutons de la carte
map_changeBasemapStyle_parchment = Passer à Parchemin
map_changeBasemapStyle_night = Passer à Nuit
map_changeBasemapStyle_plain = Passer à Sobre
map_landFailed = Le fond de carte n’a pas pu être chargé ; les lieux sont tous là.
map_viewFailedTitle = La carte n’a pas pu s’afficher.
map_viewFailedText = La recherche, les filtres et tes coches fonctionnent toujours. Recharge la page pour réessayer.
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
panel_mapLabels = Étiquettes
panel_showing = { $shown ->
     [one] { $shown } lieu affiché sur { $all }
    *[other] { $shown } lieux affichés sur { $all }
    }
panel_discovered = { $found ->
     [one] { $found } trouvé sur { $all }
    *[other] { $found } trouvés sur { $all }
    }
panel_filters = Filtres
panel_tab = Contenu du panneau
panel_bar = Accès au panneau
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
     [one] { $amount } lieu trouvé
    *[other] { $amount } lieux trouvés
    }
search_foundOwn = { $own ->
     [one] { $own } de tes épingles ou notes correspond
    *[other] { $own } de tes épingles et notes correspondent
    }
search_foundBoth = { $amount ->
     [one] { $amount } lieu trouvé
    *[other] { $amount } lieux trouvés
    }, et parmi tes épingles et notes : { $own }
search_nothing = { $hasOwn ->
     [yes] Aucun lieu, aucune épingle ni note ne correspond à « { $text } ».
    *[other] Aucun lieu ne correspond à « { $text } ».
    }
search_nothingHint = Essaie un mot plus court, un type de lieu ou le numéro d’un marqueur.
search_nothingHintSuchAs = Essaie un mot plus court, un type de lieu comme « { $example } » ou le numéro d’un marqueur.
search_clearAndBrowse = Effacer la recherche
search_loadMore = Afficher plus…
search_id = #{ $id }
search_here = Ici : { $names }
card_label = Fiche : { $label }
card_close = Fermer
card_showMore = Afficher plus
card_showLess = Afficher moins
# same
card_type = Type
card_id = Numéro
card_coordinate = Coordonnées
card_copyCoordinate = Copier les coordonnées { $coordinate }
card_copied = Copié
card_yields = On y trouve
card_description = Remarque
card_requirement = Pour y accéder
card_more = Numéro, coordonnées, code
card_image = Dessin : { $label }
card_discovered = Trouvé
card_mark = Je l’ai trouvé
card_marked = Trouvé
card_visited = Consulté
card_copyRefused = Le navigateur n’a pas permis la copie. Voici le texte, déjà sélectionné :
settings_open = Réglages
# same
toasts_region = Notifications Alt+T
toasts_close = Fermer la notification
toasts_undo = Annuler
storage_backup = Sauvegarder
update_label = Nouvelle version
update_waiting = Une nouvelle version de la carte est prête. Ta position et tes coches sont conservées.
update_elsewhere = La carte a été mise à jour dans un autre onglet. Recharge celui-ci quand cela te convient.
update_reload = Recharger
update_later = Plus tard
chunk_title = Il manque quelque chose
chunk_reload = Recharger
chunk_close = Fermer
footer_terms = Conditions d’utilisation
footer_privacy = Confidentialité
footer_credits = Crédits
footer_disclaimer = Avertissement
footer_disclaimerText = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est pas soutenu par { $studio }, son éditeur ou quiconque a créé ou vend { $game }, et ne leur est pas affilié. Les noms du jeu et de ses lieux appartiennent à leurs propriétaires.
footer_navigation = À propos de ce site
errorFallback_title = Quelque chose s’est cassé.
errorFallback_share = Transmets cette erreur à l’administrateur : cela nous aiderait beaucoup !
errorFallback_safe = Tes coches sont en sécurité dans ce navigateur.
errorFallback_copy = Copier l’erreur
errorFallback_copied = Copié
errorFallback_reload = Recharger
errorFallback_backup = Sauvegarder
errorFallback_details = Détails de l’erreur
pages_title = { $page } · { $site }
pages_back = Retour
pages_updated = Dernière mise à jour : { $date }
pages_notFoundTitle = Cette route ne mène nulle part.
pages_notFoundText = Il n’y a pas de page à cette adresse. La carte, elle, n’a pas bougé.
pages_notFoundBack = Retour à la carte
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
filters_isolate = { $title } seulement
filters_tallyLabel = { $found ->
     [one] { $found } trouvé sur { $total }
    *[other] { $found } trouvés sur { $total }
    }
filters_fold = Replier { $category }
filters_checklist = Liste à cocher : { $type }
filters_more_found = Lieux trouvés
filters_more_locked = { $locked }, lieux trouvés
filters_more_yields = Herbes, livres, lieux trouvés
filters_more_both = { $locked }, herbes, livres, lieux trouvés
filters_on = actif
progress_loading = Chargement…
links_share = Partager
links_copied = Lien copié
spot_pin = Épingle en { $coordinate }
spot_label = Point : { $coordinate }
spot_title = Point { $coordinate }
spot_temporary = Cette épingle n’est pas conservée : elle disparaît quand tu fermes cette fiche.
embed_copy = Code d’intégration
embed_fixLanguage = Toujours dans cette langue
embed_copied = Code d’intégration copié
embed_title = { $label } sur la carte de { $game }
embed_open = Ouvrir la carte entière
embed_selected = Affiché : { $label }
measure_metres = { $metres } m
measure_total = Total { $metres } m
measure_crosshair = Entrée pour ajouter un point au centre.
lasso_crosshair = Entrée pour ajouter un angle au centre.
shortcuts_open = Raccourcis clavier
shortcuts_nothingLeft = Parmi les lieux affichés, il n’en reste aucun à trouver.
shortcuts_nothingSelected = Sélectionne d’abord un lieu, puis appuie sur d.
amount_marks = { $amount ->
     [one] { $amount } coche
    *[other] { $amount } coches
    }
amount_pins = { $amount ->
     [one] { $amount } épingle
    *[other] { $amount } épingles
    }
amount_both = { $marks ->
     [one] { $marks } coche
    *[other] { $marks } coches
    } et { $pins ->
     [one] { $pins } épingle
    *[other] { $pins } épingles
    }
pins_untitled = Épingle
pins_card = Ton épingle : { $label }
pins_edit = Modifier
pins_delete = Supprimer
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
pins_showList = Liste des épingles et notes
pins_howTo = Fais un clic droit sur la carte et choisis « Ajouter une épingle ».
pins_howToByFinger = Laisse un doigt posé sur la carte et choisis « Ajouter une épingle ».
pins_howToByKeys = Au clavier : Maj et F10 sur la carte.
pins_addNote = Ajouter une note
pins_editNote = Modifier la note
pins_deleteNote = Supprimer la note
pins_yourNote = Ta note
filterOverride_drop = Mes filtres
filterOverride_friends = La vue d’un ami.
filterOverride_isolatedUntitled = Ta sélection
filterOverride_backToAll = Revenir à ce qui était affiché
filterOverride_outOfSight = Afficher { $amount } hors de vue
filterOverride_isolatedAmount = { $title } seulement : { $shown } sur { $total }
filterOverride_showing = Affichés : { $shown } sur { $total }
filterOverride_shown = Ce qui est affiché
filterOverride_shortcuts = Filtres rapides
filterOverride_stillToFind = À trouver

## later

shortcuts_mapMenu = Menu de la carte : suivre le jeu, imprimer, créer une affiche
backups_title = Sauvegardes
backups_open = Toutes les sauvegardes

toasts_marked = Trouvé : { $label }
toasts_unmarked = Coche retirée : { $label }
toasts_markedMany = { $amount ->
     [one] { $amount } lieu coché
    *[other] { $amount } lieux cochés
    }
toasts_unmarkedMany = { $amount ->
     [one] { $amount } lieu décoché
    *[other] { $amount } lieux décochés
    }
storage_newer_marks = { $backedUp ->
     [yes] { $marks ->
         [one] { $marks } coche est plus récente que ta dernière sauvegarde.
        *[other] { $marks } coches sont plus récentes que ta dernière sauvegarde.
        }
    *[other] { $marks ->
         [one] { $marks } coche n’est encore dans aucune sauvegarde.
        *[other] { $marks } coches ne sont encore dans aucune sauvegarde.
        }
    }
storage_newer_changes = { $backedUp ->
     [yes] { $changes ->
         [one] { $changes } changement d’épingle ou de note est plus récent que ta dernière sauvegarde.
        *[other] { $changes } changements d’épingles et de notes sont plus récents que ta dernière sauvegarde.
        }
    *[other] { $changes ->
         [one] { $changes } changement d’épingle ou de note n’est encore dans aucune sauvegarde.
        *[other] { $changes } changements d’épingles et de notes ne sont encore dans aucune sauvegarde.
        }
    }
storage_newer_both = { $backedUp ->
     [yes] Depuis ta dernière sauvegarde
    *[other] Pas encore sauvegardé
    } : { $marks ->
     [one] { $marks } coche
    *[other] { $marks } coches
    } et { $changes ->
     [one] { $changes } changement d’épingle ou de note
    *[other] { $changes } changements d’épingles et de notes
    }.
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
search_settlements = Localités
search_kinds = Types de lieux
search_moreKinds = { $amount ->
     [one] { $amount } autre type
    *[other] { $amount } autres types
    }
search_showOnMap = { $amount ->
     [one] Afficher ce lieu sur la carte
    *[other] Afficher ces { $amount } lieux sur la carte
    }
search_shownTitle = « { $searched } »
search_isolateKind = Ce type seulement
search_isolateKindLabel = Ce type seulement : { $type }
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
    }, encore { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Aucun lieu de la carte ne se trouve ici.
settlement_isolate = Seulement ici
settlement_list = Liste dans le panneau
list_heading = Lieux visibles
list_amount = { $amount ->
     [0] Aucun lieu visible
    *[other] { $amount ->
         [one] { $amount } lieu visible
        *[other] { $amount } lieux visibles
        }
    }
list_middle = Centre de la carte : { $where }
list_order = Ordre
list_orders_kind = Par type
list_orders_distance = Par distance
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title } : { $amount } lieu
    *[other] { $title } : { $amount } lieux
    }
list_nearest = Lieux visibles, les plus proches d’abord
list_more = Afficher plus
list_none = Aucun des lieux affichés par tes filtres ne se trouve dans cette partie de la carte.
list_noneHint = Déplace la carte, prends du recul ou affiche plus de types sous Filtres.
list_move = Déplacer la carte
list_sides_north = Nord
list_sides_west = Ouest
list_sides_east = Est
list_sides_south = Sud
list_closer = Plus près
list_farther = Plus loin
settings_title = Réglages
settings_close = Fermer
settings_back = Retour aux réglages
settings_markerSize = Taille des marqueurs
settings_markerSizeHeading = Taille des marqueurs
# same
settings_pixels = { $size } pixels
settings_basemapStyle = Fond de carte
settings_basemapStyles_parchment_name = Parchemin
settings_basemapStyles_parchment_hint = encre sur vieux papier
settings_basemapStyles_night_name = Nuit
settings_basemapStyles_night_hint = sombre, pour jouer la nuit
settings_basemapStyles_plain_name = Sobre
settings_basemapStyles_plain_hint = clair et calme, pour l’impression
settings_language = Langue (Language)
settings_languageFailed = La langue n’a pas pu être chargée. Vérifie ta connexion et réessaie.
settings_languageNewer = Ta langue arrive avec la nouvelle version de la carte, qui est prête.
settings_languageMissing = La carte est en anglais pour l’instant : ses textes dans ta langue ne sont pas sur cet appareil. Ouvre-la une fois en ligne pour les avoir.
settings_keepNotifications = Garder les notifications jusqu’à ce que je les ferme
settings_manage = Gérer les lieux trouvés
settings_manageHint = Une sauvegarde est un petit fichier. Importe-la sur un autre appareil pour y retrouver ta liste.
settings_upload = Importer
settings_backup = Sauvegarder
settings_exportPins = Exporter les épingles (GeoJSON)
settings_fileRefused = Ce navigateur n’enregistre aucun fichier depuis cette page : ouvre-la dans un autre navigateur et réessaie.
settings_clear = Vider
settings_earlier = Listes précédentes
settings_earlierHint = Ta liste telle qu’elle était avant un grand changement. Y revenir peut s’annuler.
settings_earlierReasons_clear = Avant de tout vider
settings_earlierReasons_import = Avant un ajout par fichier ou lien
settings_earlierReasons_migration = Avant une mise à jour
settings_earlierReasons_restore = Avant un retour en arrière
settings_restore = Restaurer
settings_restoreLabel = Restaurer : { $size }, { $reason }
settings_restoreDated = Restaurer : { $size }, { $reason }, { $date }
settings_restoreReasons_clear = avant de tout vider
settings_restoreReasons_import = avant un ajout par fichier ou lien
settings_restoreReasons_migration = avant une mise à jour
settings_restoreReasons_restore = avant un retour en arrière
settings_clearQuestion = Vider la liste des lieux trouvés ?
settings_clearText = { $amount ->
     [0] Rien n’est encore marqué comme trouvé.
    *[other] { $amount ->
         [one] { $amount } coche sera retirée de la carte. Tu pourras revenir en arrière, et les réglages gardent tes listes précédentes.
        *[other] { $amount } coches seront retirées de la carte. Tu pourras revenir en arrière, et les réglages gardent tes listes précédentes.
        }
    }
confirm_title = Veux-tu vraiment continuer ?
confirm_description = Cette action efface des données et ne peut pas être annulée.
confirm_confirm = Confirmer
confirm_cancel = Annuler
toasts_uploadFailed = Échec de l’import des marqueurs
toasts_uploadMerged = Lieux trouvés importés et fusionnés
toasts_backupStarted = Téléchargement de la sauvegarde lancé
toasts_pinsExported = Téléchargement de tes épingles lancé
toasts_cleared = Liste des lieux trouvés vidée
toasts_restored = Restauré : { $size }
storage_retry = Réessayer
storage_dismiss = Fermer
storage_emptied_marks = Les données de ce site ont été supprimées dans le navigateur pendant que la carte était ouverte. { $marks ->
     [one] { $marks } coche est encore à l’écran.
    *[other] { $marks } coches sont encore à l’écran.
    }
storage_emptied_pins = Les données de ce site ont été supprimées dans le navigateur pendant que la carte était ouverte. { $pins ->
     [one] { $pins } épingle est encore à l’écran.
    *[other] { $pins } épingles sont encore à l’écran.
    }
storage_emptied_both = Les données de ce site ont été supprimées dans le navigateur pendant que la carte était ouverte. Encore à l’écran : { $marks ->
     [one] { $marks } coche
    *[other] { $marks } coches
    } et { $pins ->
     [one] { $pins } épingle
    *[other] { $pins } épingles
    }.
storage_backedUp_empty = Ta liste est vide : il n’y a rien à sauvegarder.
storage_backedUp_never = Toutes tes coches, épingles et notes viennent d’un fichier ou d’un lien. Tu n’as pas encore fait de sauvegarde ici.
storage_backedUp_all = Toutes tes coches, épingles et notes sont dans ta dernière sauvegarde.
storage_backedUp_takenIn = Toutes tes coches, épingles et notes sont dans ta dernière sauvegarde, ou sont venues depuis d’un fichier ou d’un lien.
storage_keep = Les garder
storage_startAfresh = Repartir à zéro
storage_problems_blocked = Ce navigateur ne laisse rien conserver à la page : tes coches durent jusqu’à ce que tu la fermes. Fais une sauvegarde avant de partir.
storage_problems_full = Ton dernier changement est à l’écran mais n’a pas pu être enregistré : le stockage du navigateur est plein. Un nouvel essai suivra ; en attendant, fais une sauvegarde.
storage_problems_one-copy = Tes coches sont enregistrées, mais à un seul des deux endroits prévus : l’autre est plein, ou ce navigateur n’y donne pas accès. Fais une sauvegarde de temps en temps.
storage_problems_newer = Ta liste a été enregistrée par une version plus récente de la carte. Elle est affichée mais ne peut pas être modifiée ici : recharge pour obtenir cette version.
storage_problems_stuck = Ta liste enregistrée est illisible, et la place manquait pour la mettre de côté. Elle reste telle quelle et les nouvelles coches ne sont pas enregistrées : fais une sauvegarde avant de partir.
storage_problems_quarantined = Ta liste enregistrée est illisible. Elle a été mise de côté, intacte, et une nouvelle liste a été commencée.
storage_problems_copy-quarantined = L’une des deux copies de ta liste est illisible. Elle a été mise de côté, intacte, et le contenu de l’autre est affiché.
storage_problems_pins-quarantined = Tes épingles et notes enregistrées sont illisibles. Elles ont été mises de côté, intactes. Tes coches ne sont pas touchées.
storage_problems_pins-copy-quarantined = L’une des deux copies de tes épingles et notes est illisible. Elle a été mise de côté, intacte, et le contenu de l’autre est affiché.
storage_problems_settings-full = Tes réglages n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_settings-newer = Tes réglages ont été enregistrés par une version plus récente de la carte. Ils ne sont pas modifiés ici : recharge pour obtenir cette version. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_settings-stuck = Tes réglages sont illisibles, et la place manquait pour les mettre de côté. Ils restent tels quels, et leurs changements ne sont pas conservés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_settings-quarantined = Tes réglages sont illisibles. Ils ont été mis de côté, intacts, et ceux d’origine sont utilisés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_filters-full = Tes filtres n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_filters-newer = Tes filtres ont été enregistrés par une version plus récente de la carte. Ils ne sont pas modifiés ici : recharge pour obtenir cette version. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_filters-stuck = Tes filtres sont illisibles, et la place manquait pour les mettre de côté. Ils restent tels quels, et leurs changements ne sont pas conservés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_filters-quarantined = Tes filtres sont illisibles. Ils ont été mis de côté, intacts, et tous les types de lieux sont affichés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_backup-full = Les informations sur ta dernière sauvegarde n’ont pas pu être enregistrées : le stockage du navigateur est plein. Un nouvel essai suivra. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_backup-newer = Les informations sur ta dernière sauvegarde ont été enregistrées par une version plus récente de la carte. Elles ne sont pas modifiées ici : recharge pour obtenir cette version. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_backup-stuck = Les informations sur ta dernière sauvegarde sont illisibles, et la place manquait pour les mettre de côté. Elles restent telles quelles, et leurs changements ne sont pas conservés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_backup-quarantined = Les informations sur ta dernière sauvegarde sont illisibles. Elles ont été mises de côté, intactes, et le prochain rappel viendra peut-être trop tôt : une sauvegarde remet tout à jour. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_playthroughs-full = Les noms de tes parties n’ont pas pu être enregistrés : le stockage du navigateur est plein. Un nouvel essai suivra. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_playthroughs-newer = Les noms de tes parties ont été enregistrés par une version plus récente de la carte. Ils ne sont pas modifiés ici : recharge pour obtenir cette version. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_playthroughs-stuck = Les noms de tes parties sont illisibles, et la place manquait pour les mettre de côté. Ils restent tels quels, et leurs changements ne sont pas conservés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_playthroughs-quarantined = Les noms de tes parties sont illisibles. Ils ont été mis de côté, intacts, et les parties dont la liste existe encore sont affichées sans nom. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_history-full = La copie de tes listes précédentes et des derniers changements annulables n’a pas pu être enregistrée : le stockage du navigateur est plein. Un nouvel essai suivra. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_history-newer = La copie de tes listes précédentes et des derniers changements annulables a été enregistrée par une version plus récente de la carte. Elle n’est pas modifiée ici : recharge pour obtenir cette version. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_history-stuck = La copie de tes listes précédentes et des derniers changements annulables est illisible, et la place manquait pour la mettre de côté. Elle reste telle quelle, et ses changements ne sont pas conservés. Tes coches, épingles et notes ne sont pas touchées.
storage_problems_history-quarantined = La copie de tes listes précédentes et des derniers changements annulables est illisible. Elle a été mise de côté, intacte, et ce qu’en contient la base de données du navigateur est utilisé. Tes coches, épingles et notes ne sont pas touchées.
offline_preparing = Hors ligne : préparation…
offline_ready = Hors ligne : prêt, { $megabytes } Mo
offline_failed = Hors ligne : pas prêt. Certains fichiers n’ont pas pu être récupérés ; réessaie avec une connexion.
offline_tryAgain = Réessayer
offline_saving = Hors ligne : non préparé, car ton navigateur économise les données.
offline_prepare = Préparer
offline_cacheAll = Garder tous les mondes hors ligne (encore { $megabytes } Mo)
offline_allCached = Garder tous les mondes hors ligne (tous sont là)
offline_cachingAll = Enregistrement de tous les mondes…
offline_noRoom = Plus de place pour { $world } : le stockage de ce navigateur est plein.
offline_notFetched = Certains fichiers n’ont pas pu être récupérés : { $world }.
offline_appShell = le site lui-même
offline_notCachedTitle = { $world } n’est pas encore sur cet appareil.
offline_notCachedText = Une carte fonctionne sans connexion une fois qu’elle a été ouverte en ligne. Cette page reprend d’elle-même dès que la connexion revient.
offline_cachedWorlds = Ceux-ci sont là :
more_share = Partager cette vue
more_send = Envoyer vers un autre appareil
more_refused = Le navigateur n’a pas permis la copie.
filters_tally = { $found } / { $total }
filters_yields = Seulement les lieux qui ont
filters_onlyFound = Seulement ce que j’ai trouvé
filters_yieldsAll = Peu importe
filters_anyHerb = Toute herbe
filters_anyBook = Tout livre de compétence
filters_herbs = Herbes
filters_books = Livres de compétence
progress_whole = Toute la carte
progress_byArea = Par contrée
progress_tally = { $found ->
     [one] { $found } trouvé sur { $total }
    *[other] { $found } trouvés sur { $total }
    }
progress_left = { $amount ->
     [0] tout trouvé
    *[other] encore { $amount }
    }
progress_barLabel = { $title } : trouvés
progress_openList = Liste à cocher : { $title }
progress_markInView = { $amount ->
     [one] Cocher { $amount } lieu visible
    *[other] Cocher { $amount } lieux visibles
    }
progress_nothingInView = Aucun lieu visible à cocher
progress_lasso = Entourer des lieux
progress_many = Plusieurs lieux à la fois
progress_back = Tous les types
progress_order = Ordre
# same
progress_orders_distance = Distance
progress_orders_name = Nom
progress_orders_id = Numéro
progress_onlyMissing = Seulement ceux à trouver
progress_onlyMissingHint = Ce que tu coches reste dans cette liste jusqu’à ce que tu la quittes.
progress_nothingMissing = Tu les as tous trouvés.
progress_again = Retrier d’après la vue
progress_metres = { $metres } m
progress_box = Trouvé : { $label } #{ $id }
toasts_undone_mark = Annulé : { $label }, la coche est retirée
toasts_undone_unmark = Annulé : { $label }, la coche est de retour
toasts_undone_mark-many = Annulé : les coches sont retirées
toasts_undone_unmark-many = Annulé : les coches sont de retour
toasts_undone_clear = Annulé : ta liste est de retour
toasts_undone_import = Annulé : les coches ajoutées sont retirées
toasts_undone_restore = Annulé : la liste est comme avant
toasts_undone_pin = Annulé : l’épingle est retirée
toasts_undone_pin-edit = Annulé : l’épingle a retrouvé son texte
toasts_undone_pin-move = Annulé : l’épingle est revenue à sa place
toasts_undone_pin-delete = Annulé : l’épingle est de retour
toasts_undone_pins-delete = Annulé : tes épingles sont de retour
toasts_undone_note = Annulé : la note est comme avant
toasts_nothingToUndo = Il n’y a rien à annuler.
undoing_kept = { $amount ->
     [one] { $amount } élément reste tel quel : il a changé depuis.
    *[other] { $amount } éléments restent tels quels : ils ont changé depuis.
    }
undoing_allKept = Rien n’a été modifié : ce que cette action avait changé a encore changé depuis.
undoing_redo = Rétablir
undoing_redone = Rétabli : { $what }
undoing_nothingToRedo = Il n’y a rien à rétablir.
undoing_recent_title = Changements récents
undoing_recent_hint = Les 50 derniers changements de ta liste, le plus récent d’abord. Chacun s’annule séparément : ce qui a changé depuis reste tel quel.
undoing_recent_nothing = Rien n’a encore changé.
undoing_recent_undo = Annuler : { $what }
undoing_recent_redo = Rétablir : { $what }
undoing_recent_undone = annulé
undoing_elsewhere_title = Annuler une action d’un autre onglet ?
undoing_elsewhere_description = Cet onglet n’a plus rien à annuler. L’action précédente a été faite dans un autre onglet, ou lors d’une visite antérieure :
undoing_elsewhere_confirm = Annuler l’action
undoing_elsewhere_cancel = Ne rien changer
undoing_action_mark = Marqué comme trouvé : { $label }
undoing_action_unmark = Coche retirée : { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } lieu coché
    *[other] { $amount } lieux cochés
    }
undoing_action_unmark-many = { $amount ->
     [one] { $amount } lieu décoché
    *[other] { $amount } lieux décochés
    }
undoing_action_clear = Liste vidée : { $amount ->
     [one] { $amount } coche
    *[other] { $amount } coches
    }
undoing_action_import = Ajouté par fichier ou lien : { $what }
undoing_action_restore = Retour à une liste précédente, avec ces changements : { $what }
undoing_action_pin = Épingle ajoutée : { $label }
undoing_action_pin-edit = Épingle modifiée : { $label }
undoing_action_pin-move = Épingle déplacée : { $label }
undoing_action_pin-delete = Épingle supprimée : { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } épingle supprimée
    *[other] { $amount } épingles supprimées
    }
undoing_action_note = Note écrite, modifiée ou supprimée : { $label }
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
pins_moveHint = Chaque pas fait un mètre ; avec Maj, dix. Sur la carte, fais glisser l’épingle.
pins_steps_north = Nord
pins_steps_west = Ouest
pins_steps_south = Sud
pins_steps_east = Est
pins_movedTo = Maintenant en { $coordinate }
pins_title = Titre
pins_titleHint = Ce que tu chercheras
pins_noteHint = Tout ce que tu veux retenir
pins_glyph = Symbole
pins_colour = Couleur
pins_left = { $amount ->
     [0] Il n’y a plus de place
    *[other] Encore de la place pour { $amount }
    }
pins_save = Enregistrer
pins_cancel = Annuler
pins_discard_title = Abandonner ton texte ?
pins_discard_description = Il n’a pas été enregistré.
pins_discard_confirm = Abandonner
pins_discard_cancel = Continuer à écrire
pins_list = Épingles et notes
pins_none = Tu n’as pas encore d’épingle.
pins_order = Ordre
# same
pins_orders_distance = Distance
pins_orders_title = Titre
pins_again = Retrier d’après la vue
pins_more = Afficher plus
pins_pinsList = Mes épingles
pins_notesList = Notes sur des lieux
pins_deleteAll = Supprimer les épingles
pins_deleteAllTitle = Supprimer toutes tes épingles ?
pins_deleteAllText = { $amount ->
     [one] { $amount } épingle sera retirée de la carte. Les notes sur les lieux restent. Tu pourras revenir en arrière, et les réglages gardent tes listes précédentes.
    *[other] { $amount } épingles seront retirées de la carte. Les notes sur les lieux restent. Tu pourras revenir en arrière, et les réglages gardent tes listes précédentes.
    }
pins_noteOn = Note sur : { $label }
spotMenu_label = Menu de { $coordinate }
spotMenu_copy = Copier les coordonnées { $coordinate }
spotMenu_copied = Copié : { $coordinate }
spotMenu_link = Lien vers ce point
spotMenu_linkCopied = Lien copié
spotMenu_nearest = Au plus près
spotMenu_measure = Mesurer d’ici
spotMenu_refusedTitle = Copier à la main
spotMenu_refused = Le navigateur n’a pas permis la copie. Voici le texte, déjà sélectionné :
spotMenu_close = Fermer
overlap_title = { $count ->
     [one] { $count } lieu ici
    *[other] { $count } lieux ici
    }
overlap_found = trouvé
nearest_title = Au plus près de { $coordinate }
nearest_close = Fermer
# same
nearest_services = Services
nearest_undiscovered = Lieux à trouver
nearest_nothingLeft = Tous les lieux de la carte sont trouvés.
nearest_nextOfKind = Le suivant de ce type
nearest_noServices = Il n’y a pas de services sur cette carte.
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
measure_undo = Annuler le point
measure_done = Terminé
lasso_label = Entourer des lieux
lasso_begin = Trace une ligne autour des lieux. Ou clique, touche l’écran ou appuie sur Entrée pour en ajouter les angles.
lasso_corners = { $amount ->
     [0] 0 angle ; il en faut au moins trois
     [1] 1 angle ; il en faut au moins trois
     [2] 2 angles ; il en faut au moins trois
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
lasso_undo = Annuler l’angle
lasso_closeLine = Fermer la ligne
lasso_mark = Cocher
lasso_unmark = Décocher
lasso_again = Retracer
lasso_leave = Terminé
shortcuts_title = Raccourcis clavier
shortcuts_close = Fermer
shortcuts_switch = Raccourcis à une touche
shortcuts_switchHint = Désactivés, les raccourcis à une touche ci-dessus ne font rien. Tous les autres fonctionnent toujours.
shortcuts_keys = Une seule touche, partout sur la page
shortcuts_otherKeys = Autres touches
shortcuts_search = Rechercher
shortcuts_panel = Ouvrir ou fermer le panneau
shortcuts_next = Aller au prochain lieu à trouver, le plus proche
shortcuts_discovered = Cocher ou décocher le lieu sélectionné
shortcuts_list = Afficher cette liste
shortcuts_undo = Annuler le dernier changement de ta liste
shortcuts_redo = Rétablir ce qui a été annulé
shortcuts_pan = Déplacer la carte
shortcuts_zoom = Zoom avant et arrière
shortcuts_lists = Parcourir une liste ou une rangée de boutons ; Tab en sort
shortcuts_choose = Ouvrir le lieu au centre de la carte ; pendant une mesure ou un tracé autour de lieux, ajouter un point
shortcuts_menu = Sur la carte, menu du lieu sélectionné ou du centre
shortcuts_removePoint = Pendant une mesure ou un tracé, retirer le dernier point
shortcuts_deletePin = Sur la carte, supprimer l’épingle sélectionnée
shortcuts_leave = Fermer ce qui est ouvert, ou en sortir
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
linkUnread_title = Ce lien ne peut pas être affiché en entier
linkUnread_text = { $what ->
     [place] Il désigne un lieu absent de cette carte.
     [point] Il désigne un point situé hors de cette carte.
     [kinds] Il désigne des types de lieux absents de cette carte.
    *[several] Plusieurs éléments du lien sont absents de cette carte.
    } Vérifie que tu as copié le lien en entier, ou demande-en un nouveau.
ownWords_heading = Tes propres mots
ownWords_hint = { $where ->
     [file] { $amount ->
         [one] Le fichier ne dit pas la même chose que { $amount } de tes épingles ou notes. Tes mots restent, sauf si tu en décides autrement.
        *[other] Le fichier ne dit pas la même chose que { $amount } de tes épingles et notes. Tes mots restent, sauf si tu en décides autrement.
        }
    *[link] { $amount ->
         [one] Le lien ne dit pas la même chose que { $amount } de tes épingles ou notes. Tes mots restent, sauf si tu en décides autrement.
        *[other] Le lien ne dit pas la même chose que { $amount } de tes épingles et notes. Tes mots restent, sauf si tu en décides autrement.
        }
    }
ownWords_forAll = Pour tous
ownWords_forOne = Que devient : { $label }
ownWords_choices_mine = Garder les miens
ownWords_choices_theirs = Prendre les autres
ownWords_choices_both = Garder les deux
ownWords_mine = Les tiens
ownWords_theirs_file = Dans le fichier
ownWords_theirs_link = Dans le lien
ownWords_deleted = Supprimé
ownWords_noWords = Sans texte
ownWords_more = { $amount ->
     [one] Encore { $amount }
    *[other] Encore { $amount }
    }

routes_toHere = Itinéraire jusqu’ici
routes_fromHere = Itinéraire depuis ici
routes_onToHere = Continuer jusqu’ici
routes_viaHere = Passer par ici
routes_card = Itinéraire vers : { $name }
routes_title = Un itinéraire
routes_walk = { $minutes } min à pied
routes_run = { $minutes } min en courant
routes_ride = { $minutes } min à cheval
routes_offRoad = dont { $metres } m hors des routes
routes_finding = Recherche d’un itinéraire…
routes_failed = Les routes n’ont pas pu être chargées. Vérifie ta connexion, puis réessaie.
routes_retry = Réessayer
routes_from = Depuis
routes_fromPlayer = Ta position dans le jeu
routes_fromLastEnd = La fin du dernier itinéraire
routes_fromView = Centre de la vue
routes_fromFastTravel = { $name } (voyage rapide le plus proche)
routes_chooseOnMap = Choisir sur la carte…
routes_to = Vers
routes_by = Par
routes_kinds_roads = Les routes, tant qu’il y en a
routes_kinds_paths = Les routes et les sentiers
routes_fastTravel = Voyage rapide
routes_fastTravels_none = Ne pas l’utiliser
routes_fastTravels_found = Entre les points trouvés
routes_fastTravels_all = Entre tous les points
routes_turnRound = Inverser
routes_choose_begin = Clique ou touche l’écran là où l’itinéraire commence, ou cherche le lieu.
routes_choose_search = Cherche le lieu où l’itinéraire commence.
routes_choose_end = Clique ou touche l’écran là où mène l’itinéraire, ou cherche le lieu.
routes_cancel = Annuler
routes_directions = Indications
routes_steps_label = L’itinéraire en mots
routes_steps_begin = Depuis { $from }, { $direction ->
     [east] vers l’est
     [north-east] vers le nord-est
     [north] vers le nord
     [north-west] vers le nord-ouest
     [west] vers l’ouest
     [south-west] vers le sud-ouest
     [south] vers le sud
    *[south-east] vers le sud-est
    } { $onto ->
     [road] en suivant la route
     [path] en suivant le sentier
    *[straight] en ligne droite
    }
routes_steps_turn = Après { $metres } m, { $turn ->
     [straight] continue tout droit
     [slightLeft] reste à gauche
     [left] tourne à gauche
     [sharpLeft] tourne franchement à gauche
     [slightRight] reste à droite
     [right] tourne à droite
    *[sharpRight] tourne franchement à droite
    }
routes_steps_turnAt = Après { $metres } m, { $turn ->
     [straight] continue tout droit
     [slightLeft] reste à gauche
     [left] tourne à gauche
     [sharpLeft] tourne franchement à gauche
     [slightRight] reste à droite
     [right] tourne à droite
    *[sharpRight] tourne franchement à droite
    } ({ $landmark })
routes_steps_onto_road = sur la route
routes_steps_onto_path = sur le sentier
routes_steps_leave = Après { $metres } m, quitte la route et va en ligne droite { $direction ->
     [east] vers l’est
     [north-east] vers le nord-est
     [north] vers le nord
     [north-west] vers le nord-ouest
     [west] vers l’ouest
     [south-west] vers le sud-ouest
     [south] vers le sud
    *[south-east] vers le sud-est
    }
routes_steps_travel = Après { $metres } m, prends le voyage rapide : { $place }
routes_steps_travelNow = Prends le voyage rapide : { $place }
routes_steps_pass = Après { $metres } m, tu passes par : { $place }
routes_steps_arrive = Après { $metres } m, tu y es : { $place }
routes_steps_arriveNow = Tu y es : { $place }
routes_steps_bridges = { $bridges ->
     [one] par le pont
    *[other] par { $bridges } ponts
    }
routes_beside = En chemin
routes_reach = À cette distance au plus
routes_besideAmount = { $amount ->
     [0] Rien de ce que montrent les filtres ne s’y trouve.
     [one] { $amount } lieu que montrent les filtres
    *[other] { $amount } lieux que montrent les filtres
    }
routes_stillToFind = À trouver : { $left }
routes_alreadyFound = Déjà trouvés : { $found }
routes_along = après { $metres } m
routes_more = Afficher plus
routes_handles_begin = Début de l’itinéraire
routes_handles_end = Fin de l’itinéraire
routes_handles_between = Point { $number } de l’itinéraire
routes_handles_new = Dévier l’itinéraire ici
routes_tripNear = Tournée de ce qui reste par ici
routes_nothingLeft = Rien de ce que montrent les filtres ne reste à trouver.
routes_bestOrder = Meilleur ordre
routes_undone = Annulé : l’itinéraire est comme avant
routes_printStops = Imprimer les étapes…
routes_ordering = Recherche du bon ordre des étapes…
routes_stopOrdering = Arrêter
routes_exportRoute = Enregistrer l’itinéraire (GeoJSON)
routes_save = Garder avec mes épingles
routes_saveChanges = Garder les changements
routes_savedAs = Gardé avec tes épingles : { $title }
routes_show = Montrer la tournée
routes_share = Partager la tournée par un lien
routes_back = Revenir au départ à la fin
routes_tripInView = Tournée de ce qui reste à l’écran
routes_tripLeft = Tournée de ce qui reste
routes_tripShown = Tournée de tout ce qui est affiché
routes_tripThese = Tournée de ces lieux
routes_tooMany = Une tournée compte au plus { $most } lieux : les plus proches y sont.
routes_stops_next = Ensuite : { $number } sur { $of }, { $name }, { $metres } m
routes_stops_goOn = C’est fait, on continue
routes_stops_allDone = Toutes les étapes sont faites.
routes_stops_passed = { $name } : déjà passé
routes_trip = { $stops ->
     [one] Tournée de { $stops } étape
    *[other] Tournée de { $stops } étapes
    }
routes_stops_title = Étapes
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name } : plus tôt
routes_stops_later = { $name } : plus tard
routes_stops_leaveOut = { $name } : laisser de côté
routes_areas_title = Par contrée
routes_areas_shade = Colorer les contrées sur la carte
routes_areas_around = Autour de : { $name }

playthroughs_title = Parties
playthroughs_hint = Chacune a ses propres coches, épingles et notes. Les filtres et les réglages sont communs.
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
playthroughs_bringBack = Récupérer
playthroughs_bringBackLabel = Récupérer « { $name } »
playthroughs_forGood = Supprimer pour de bon
playthroughs_forGoodLabel = Supprimer pour de bon : « { $name } »
playthroughs_forGoodTitle = Supprimer pour de bon ?
playthroughs_forGoodQuestion = Supprimer « { $name } » pour de bon ?
playthroughs_forGoodText = Ses coches, épingles et notes seront effacées de cet appareil. C’est irréversible.
playthroughs_name = Nom
playthroughs_firstName = Nom de la partie actuelle
playthroughs_newName = Nom de la nouvelle
playthroughs_first = Première
playthroughs_second = Deuxième
playthroughs_copyOf = { $name } (copie)
playthroughs_blank = Une partie a besoin d’un nom : écris au moins un caractère.
playthroughs_left = { $amount ->
     [one] encore { $amount } caractère
    *[other] encore { $amount } caractères
    }
playthroughs_save = Enregistrer
playthroughs_make = Créer
playthroughs_close = Fermer
playthroughs_nameTitle_new = Nouvelle partie
playthroughs_nameTitle_rename = Renommer la partie
playthroughs_nameTitle_copy = Copier la partie
playthroughs_deleteTitle = Supprimer la partie ?
playthroughs_deleteQuestion = Supprimer « { $name } » ?
playthroughs_deleteText = Ses coches ({ $found } sur { $total }), ses épingles et ses notes quitteront la carte. Tu pourras la récupérer ici, dans les réglages.
playthroughs_deleteUncounted = Ses coches, ses épingles et ses notes quitteront la carte. Tu pourras la récupérer ici, dans les réglages.
playthroughs_confirm = Supprimer
playthroughs_cancel = Annuler
playthroughs_toastDeleted = Supprimée : « { $name } »
playthroughs_toastGone = « { $name } » : partie supprimée dans un autre onglet
playthroughs_undo = Annuler
playthroughs_merged = Le fichier vient de la partie « { $from } ». Il a été fusionné dans « { $into } ».
playthroughs_head = Partie : « { $name } »
playthroughs_nameless = Parties sans nom
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } coche d’une partie sans nom
    *[other] { $amount } coches d’une partie sans nom
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } épingle ou note d’une partie sans nom
    *[other] { $amount } épingles et notes d’une partie sans nom
    }
playthroughs_refused_newer = Tes parties ont été enregistrées par une version plus récente de la carte. Recharge pour obtenir cette version : d’ici là, aucune autre ne peut être créée ici.
playthroughs_refused_no-room = Une autre partie ne pourrait pas être conservée : le stockage du navigateur est plein ou ne laisse rien conserver à la page. Aucune n’a été créée et rien n’a changé.

worlds_title = Mondes
worlds_close = Fermer
worlds_loading = On déroule la liste…
worlds_failed = La liste des mondes n’a pas pu être chargée. Vérifie ta connexion et réessaie.
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


report_link = Quelque chose cloche ici
report_ask = Quelque chose cloche ici ?
report_copyRow = Copier la ligne
report_copyHint = C’est la ligne de ce lieu dans les données de la carte. Envoie-la à la personne qui tient la carte, en disant ce qui cloche.
report_copied = Copié
report_copyRefused = Le navigateur n’a pas permis la copie. Voici le texte, déjà sélectionné :
report_title = Erreur : { $label } ({ $id })
report_wrong = Ce qui cloche :
report_world = Monde : { $world }
report_id = Numéro : { $id }
report_type = Type : { $type }
report_coordinate = Coordonnées : { $coordinate }
report_inGame = Dans le jeu : { $metres } m
report_name = Nom : { $name }
report_description = Remarque : { $description }

veil_hint = Le nom de ce lieu dévoile une part de l’histoire. Il s’affiche une fois le lieu trouvé.
veil_show = Afficher son nom
filterOverride_filters = Filtres d’un lien
filterOverride_filtersShown = Affichage selon les filtres d’un lien.
filterOverride_filtersHint = Les tiens sont à l’abri ; tes changements ici ne sont pas conservés tant que tu ne le demandes pas.
filterOverride_keep = Garder ceux-ci
filterOverride_isolated = { $title } seulement
filterOverride_isolateThisKind = Ce type seulement
filterOverride_undone = Annulé : les filtres sont comme avant

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
     [one] { $amount } nouvelle coche
    *[other] { $amount } nouvelles coches
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } nouvelle coche
    *[other] { $amount } nouvelles coches
    } (dont { $off } hors de cette carte, à conserver dans ta prochaine sauvegarde)
upload_did_known = { $amount ->
     [one] { $amount } déjà connue
    *[other] { $amount } déjà connues
    }
upload_did_skipped = { $amount ->
     [one] { $amount } élément ignoré (pas un numéro de marqueur)
    *[other] { $amount } éléments ignorés (pas des numéros de marqueurs)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } élément ignoré, pas un numéro de marqueur
    *[other] { $amount } éléments ignorés, pas des numéros de marqueurs
    } ({ $why })
upload_did_unknown = { $amount ->
     [one] { $amount } lieu inconnu
    *[other] { $amount } lieux inconnus
    } ({ $why })
upload_forReason = { $reason } : { $amount }
upload_nothingNew = Rien de nouveau : { $did }
upload_nothingNewEmpty = Rien de nouveau : la liste du fichier est vide
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Lecture du fichier
upload_merging = Fusion du fichier
upload_cancelReading = Annuler
upload_endings = { $before } ou { $last }
upload_problem_extension = Le nom du fichier ne se termine pas par { $endings }. Choisis une sauvegarde faite avec le bouton Sauvegarder, ou le fichier d’une autre carte.
upload_problem_too-large = Le fichier fait { $megabytes } Mo ; une sauvegarde est bien plus petite. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_unreadable = Le navigateur n’a pas pu lire le fichier. Déplace-le ailleurs sur cet appareil et réessaie.
upload_problem_empty = Le fichier est vide. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_encoding = Les caractères du fichier sont illisibles : ce n’est ni de l’UTF-8 ni de l’UTF-16. Réenregistre-le en UTF-8, ou choisis-en une autre copie.
upload_problem_too-deep = Le fichier contient des listes imbriquées sur plus de 100 niveaux ; une sauvegarde en a deux. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_too-many = Le fichier contient plus de 100 000 entrées ou champs, ou des champs de plus de 10 000 noms : bien plus que n’importe quelle sauvegarde. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_too-many-marks = Le fichier contient plus de 10 000 lieux, bien plus que n’importe quelle carte. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_hostile = Le fichier contient un champ qui pourrait être dangereux ({ $name }), ce qu’aucune sauvegarde ne contient. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_problem_newer-version = Cette sauvegarde a été faite par une version plus récente de la carte. Recharge la page pour obtenir cette version, puis importe-la à nouveau.
upload_problem_not-csv = Le fichier n’est pas un tableau de lieux. Sa première ligne doit nommer les colonnes x, y et name.
upload_problem_too-many-columns = Le tableau a plus de 100 colonnes. Garde celles qui s’appellent x, y, name et note, puis importe-le à nouveau.
upload_problem_too-many-pins = Le fichier contient plus de 10 000 épingles, plus que n’en accepte une sauvegarde. Retire celles dont tu n’as pas besoin, puis importe-le à nouveau.
upload_problem_no-world = Les lieux de cette carte ne sont pas chargés : le fichier n’a pas pu leur être comparé. Recharge la page et importe-le à nouveau.
upload_problem_nothing-known = Rien dans le fichier n’est sur cette carte, ou il est vide. Rien n’a été modifié.
upload_problem_unknown = Rien dans le fichier n’est sur cette carte : { $unknown }. Rien n’a été modifié.
upload_problem_no-bounds = La carte du wiki ne dit pas où se trouvent ses lieux : « { $field } » manque, ou est illisible. Copie la carte entière depuis le wiki et importe-la à nouveau.
upload_problem_other-numbers = Le fichier indique que ses nombres sont « { $system } », et non les coordonnées de cette carte. Enregistre-le avec x vers l’est et y vers le nord, comme sur les fiches, puis importe-le de nouveau.
upload_problem_degrees = Tous les nombres du fichier sont inférieurs à 180 : ce sont sans doute des degrés de latitude et de longitude, et non les coordonnées de cette carte. Enregistre-le avec x vers l’est et y vers le nord, puis importe-le de nouveau.
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
     [one] { $amount } épingle supprimée ici entre-temps, non rétablie
    *[other] { $amount } épingles supprimées ici entre-temps, non rétablies
    }
pins_did_skipped = { $amount ->
     [one] { $amount } épingle ignorée (endommagée)
    *[other] { $amount } épingles ignorées (endommagées)
    }
pins_did_outside = { $amount ->
     [one] { $amount } épingle hors de cette carte, laissée de côté
    *[other] { $amount } épingles hors de cette carte, laissées de côté
    }
upload_misfit_missing = manque
upload_misfit_expected = attendu : { $expected }
upload_misfit_received = attendu : { $expected }, trouvé : { $received }
upload_misfit_kinds_marker-id = numéro de marqueur
upload_misfit_kinds_version-number = numéro de version
upload_importQuestion_description = Il vient d’une autre carte. Rien n’a encore été fusionné.
upload_importQuestion_sources_newer-fan-map = la liste de la nouvelle carte de fans
upload_importQuestion_sources_older-fan-map = la sauvegarde de l’ancienne carte de fans
upload_importQuestion_sources_tracker = la liste du script de suivi
upload_importQuestion_sources_datamaps = la carte d’un wiki (DataMaps)
upload_importQuestion_sources_fandom = la carte d’un wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = un tableau
upload_importQuestion_matched = Trouvés sur cette carte
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
upload_importQuestion_pins = Deviennent tes épingles
upload_importQuestion_unknown = Inconnus, laissés de côté
upload_importQuestion_unknownReason = { $amount } : { $reason }
upload_question_title = Fusionner ce fichier ?
upload_question_descriptions_doubt = Ce n’est pas clairement une sauvegarde de cette carte. Rien n’a encore été fusionné.
upload_question_descriptions_conflict = Il remplacerait tes propres mots. Rien n’a encore été fusionné.
upload_question_descriptions_other-page = C’est la sauvegarde de cette carte que tu as choisie sur la page d’un autre monde. Rien n’a encore été fusionné.
upload_question_confirm = Fusionner
upload_question_cancel = Annuler
upload_question_file = Fichier
upload_question_readAs = Lu comme
upload_question_sources_backup = une sauvegarde
upload_question_sources_list = une liste de numéros de marqueurs
upload_question_playthrough = Partie du fichier
upload_question_fileMap = Fait pour
upload_question_noName = une carte sans nom
upload_question_thisMap = Cette carte
upload_question_otherMapHint = Ici, ses numéros désignent peut-être d’autres lieux.
upload_question_leftOut = Laissé de côté
upload_question_leftOutHint = Le fichier contient plus que des coches et des épingles. Seules celles-ci sont fusionnées.
upload_question_moreFields = { $amount ->
     [one] et { $amount } autre
    *[other] et { $amount } autres
    }
upload_question_result = La fusion donne
upload_unknownReasons_no-such-place = aucun lieu de ce genre à moins de 1 m
upload_unknownReasons_unknown-kind = type inconnu
upload_unknownReasons_outside = hors de cette carte
upload_unknownReasons_other-numbers = dans d’autres nombres que ceux de cette carte
upload_unknownReasons_unreadable = coordonnées illisibles
upload_notJson_web-page = Le fichier est une page web, pas une sauvegarde. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_notJson_picture = Le fichier est une image, pas une sauvegarde. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_notJson_kml = Le fichier est au format KML d’autres cartes, et ses nombres sont des degrés de latitude et de longitude. Enregistre ses lieux dans un tableau avec les colonnes x, y et name, dans les coordonnées de cette carte.
upload_notJson_gpx = Le fichier est au format GPX des appareils de navigation, et ses nombres sont des degrés de latitude et de longitude. Enregistre ses lieux dans un tableau avec les colonnes x, y et name, dans les coordonnées de cette carte.
upload_notJson_archive = Le fichier est une archive ou un classeur de tableur. Décompresse-le, ou enregistre la feuille au format CSV, puis importe-la.
upload_notJson_cut-off = Le fichier n’est pas du JSON complet ; il a peut-être été tronqué. Choisis-en une autre copie.
upload_notJson_damaged = Le fichier n’est pas du JSON valide ; quelque chose y a été modifié. Choisis-en une autre copie.
upload_notJson_other = Le fichier ne contient pas de JSON. Choisis une sauvegarde faite avec le bouton Sauvegarder.
upload_skipWords_negative = au-dessous de zéro
upload_skipWords_fractional = à virgule
upload_skipWords_text = en texte
upload_skipWords_too-large = hors limite
upload_skipWords_other = d’un autre type
transfer_send = Envoyer vers un autre appareil
transfer_close = Fermer
transfer_preparing = Création du lien…
transfer_nothing = Il n’y a encore rien à envoyer : marque d’abord un lieu comme trouvé, ou pose une épingle.
transfer_holds = Le code et le lien contiennent : { $what }. Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il te demandera ton accord avant d’ajouter quoi que ce soit, et ne supprimera rien.
transfer_linkHolds = Le lien contient : { $what }. Ouvre-le sur l’autre appareil : il te demandera ton accord avant d’ajouter quoi que ce soit, et ne supprimera rien.
transfer_private = Rien n’est envoyé à un serveur : tout tient dans le code et le lien eux-mêmes.
transfer_code = Code QR du lien
transfer_tooMuchForCode = C’est trop pour un code lisible par un appareil photo. Envoie-toi le lien, ou emporte le fichier de sauvegarde.
transfer_tooMuchForLink = C’est trop pour un lien. Emporte le fichier de sauvegarde et importe-le sur l’autre appareil.
transfer_copy = Copier le lien
transfer_copied = Lien copié
transfer_copyRefused = Le navigateur n’a pas permis la copie. Voici le lien, déjà sélectionné :
transfer_share = Partager le lien
transfer_shareTitle = Mes coches sur la carte
transfer_backup = Sauvegarder
transfer_question_title = Ajouter ceci à ta liste ?
transfer_question_description = Cela vient d’un lien. Rien n’a encore été ajouté.
transfer_question_confirm = Fusionner
transfer_question_cancel = Annuler
transfer_marks = Coches
transfer_pins = Épingles
transfer_figures = { $added ->
     [one] { $added } nouvelle
    *[other] { $added } nouvelles
    }, { $known ->
     [one] { $known } déjà connue
    *[other] { $known } déjà connues
    }
transfer_figuresOff = { $added ->
     [one] { $added } nouvelle
    *[other] { $added } nouvelles
    } (dont { $off } hors de cette carte), { $known ->
     [one] { $known } déjà connue
    *[other] { $known } déjà connues
    }
transfer_added = Ajouté depuis un lien
transfer_knownTitle = Rien de nouveau dans ce lien
transfer_known = Tout ce que contient ce lien est déjà dans ta liste.
transfer_empty = Ce lien ne contient ni coche ni épingle.
transfer_problemTitle = Ce lien est illisible
transfer_problem_damaged = Le lien venu de l’autre appareil est incomplet ou a été modifié. Rien n’a été ajouté. Copie à nouveau le lien entier, ou scanne à nouveau le code.
transfer_problem_newer-version = Le lien a été créé par une version plus récente de la carte. Rien n’a été ajouté. Recharge la page pour obtenir cette version, puis rouvre le lien.
transfer_problem_other-map = Le lien a été créé sur la carte d’un autre jeu, dont les coches seraient fausses ici. Rien n’a été ajouté.
transfer_problem_old-browser = Ce navigateur est trop ancien pour lire le lien. Rien n’a été ajouté. Mets-le à jour, ou emporte plutôt un fichier de sauvegarde.
transfer_problem_too-many-marks = Le lien contient plus de 10 000 lieux, bien plus que n’importe quelle carte. Rien n’a été ajouté. Crée un nouveau lien sur l’autre appareil.
otherWorld_file_title = Cette sauvegarde vient d’un autre monde : { $world }
otherWorld_file_text = Ses coches concernent un autre monde de ce site. Rien n’a changé ici. Ouvre ce monde : on te demandera ton accord avant d’y fusionner quoi que ce soit.
otherWorld_file_open = Ouvrir { $world } et y fusionner
otherWorld_file_notCarried = Ce navigateur ne peut pas y transporter le fichier. Ouvre { $world } et importe-le là-bas.
otherWorld_file_cancel = Annuler
otherWorld_link_title = Ce lien est pour { $world }
otherWorld_link_text = Ses coches concernent un autre monde de ce site. Rien n’a été ajouté ici. Ouvre-le là-bas : on te demandera ton accord avant d’ajouter quoi que ce soit.
otherWorld_open = Ouvrir { $world }
otherWorld_close = Fermer
otherWorld_lost_title = Le fichier n’est pas arrivé
otherWorld_lost_text = Le navigateur l’a perdu en chemin, et rien n’a été fusionné. Importe-le ici : Réglages, puis Importer.

live_title = Suivre le jeu
live_open = Suivre le jeu…
live_close = Fermer
live_intro = La carte montre où tu es dans le jeu et le chemin parcouru. Rien de tout cela ne quitte cet ordinateur.
live_file = Le fichier journal du jeu
live_fileHint = Choisis-le une fois, et la carte lit ce que le jeu y ajoute.
live_fileOnce = Ce navigateur ne lit un fichier que tel qu’il est quand tu le choisis. Pour être suivi, utilise le programme, ou Chrome, Edge ou Opera sur un ordinateur.
live_choose = Choisir le journal…
live_program = Un programme sur cet ordinateur
live_programHint = La carte l’interroge une fois par seconde, sur localhost:8765.
live_ask = Interroger le programme
live_askAgain = Interroger de nouveau
live_stop = Ne plus suivre
live_place = Tu es en { $coordinate }.
live_waiting_file = En attendant que le jeu écrive où tu es…
live_waiting_program = Le programme répond, mais le jeu ne dit pas encore où tu es.
live_silent = Le jeu n’a rien dit de nouveau depuis un moment : est-il en pause ou fermé ?
live_once = C’est ici que finissait le journal quand tu l’as choisi.
live_problems_noAnswer = Rien ne répond sur localhost:8765 : le programme tourne-t-il, et laisse-t-il cette page lire sa réponse ?
live_problems_badAnswer = Ce qui répond sur localhost:8765 ne dit pas où tu es : un autre programme utilise peut-être cette adresse.
live_problems_noLines = Il n’y a pas de ligne [LIVEMAP] à la fin de { $name } : est-ce le journal de ce jeu, et le mod tourne-t-il ?
live_problems_badLines = Les lignes [LIVEMAP] de { $name } sont illisibles : chacune doit avoir cinq nombres.
live_problems_unreadable = { $name } n’est plus lisible : choisis-le de nouveau.
live_problems_outside = Selon le jeu, tu es hors de cette carte : es-tu dans une autre région ou un autre jeu ?
live_refused = Ce navigateur ne t’a pas laissé choisir de fichier.
live_centre = Me garder au milieu
live_clear = Effacer la trace
live_visits = Marquer comme consultés les lieux à moins de 15 m de mon passage
live_awake = Garder l’écran allumé pendant le suivi
live_awakeLacking = Ce navigateur ne peut pas garder l’écran allumé.
live_awakeRefused = Le navigateur ne garde pas l’écran allumé en ce moment, peut-être pour économiser la batterie.
live_you = Tu es ici

poster_title = Affiche
poster_open = Créer une affiche…
poster_close = Fermer
poster_intro = Une image du pays, à imprimer en 300 ppp ou comme fond d’écran. Elle est dessinée dans ce navigateur.
poster_size = Taille
poster_wallpaper = Fond d’écran
poster_width = Largeur en pixels
poster_height = Hauteur en pixels
# same
poster_turned = Orientation
# same
poster_portrait = Portrait
poster_landscape = Paysage
poster_content = Ce qu’elle montre
poster_contents_nothing = Seulement le pays
poster_contents_names = Les noms
poster_contents_shown = Les noms et les lieux affichés
poster_contents_found = Les noms et les lieux trouvés
poster_contents_all = Les noms et tous les lieux
poster_contents_route = Les noms et l’itinéraire de la carte
poster_part = Partie du monde
poster_whole = Monde entier
poster_view = Vue actuelle
poster_outOfBounds = Chaque côté d’un fond d’écran doit faire de { $least } à { $most } pixels.
poster_drawn = { $percent } % dessinés
poster_stop = Arrêter
poster_make = Dessiner et enregistrer
poster_notices_saved = L’image est dessinée et se trouve dans les téléchargements de ton navigateur.
poster_notices_stopped = Arrêté : aucune image n’a été enregistrée.
poster_notices_failed = L’image n’a pas pu être dessinée : vérifie ta connexion ou essaie une taille plus petite.
poster_lacking = Ce navigateur ne sait pas dessiner d’affiches : essaie avec un plus récent.
poster_print_title = Imprimer
poster_print_open = Imprimer cette vue…
poster_print_ready = La vue est prête : ton navigateur demande sur quoi l’imprimer.
poster_print_again = Imprimer encore
poster_print_failed = La vue n’a pas pu être dessinée : la liste est imprimée sans elle.
poster_print_refused = Ce navigateur ne peut pas imprimer d’ici : imprime depuis son menu ou ouvre la page dans un autre navigateur.
poster_print_lacking = Ce navigateur ne sait pas dessiner la vue : la liste est imprimée sans elle.
poster_print_places = { $count ->
     [one] { $count } lieu dans cette vue
    *[other] { $count } lieux dans cette vue
    }

## manifest

manifest_description = Trouve, filtre et coche { $summary }, avec ou sans connexion.
manifest_page = Trouve, filtre et coche { $summary } sur une carte que dessine ton navigateur. Sans compte, sans pistage, sans rien perdre.
manifest_notStarted = La carte n’a pas pu démarrer. Il lui faut JavaScript, et Chrome ou Edge 109, Firefox 115, Safari 16.4 ou plus récent : recharge la page ou ouvre-la dans un navigateur plus récent.
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
terms_liability_p2 = Dans la mesure permise par la loi, nous ne répondons pas des dommages qui découlent de l’utilisation de la carte ou de l’impossibilité de l’utiliser, y compris la perte de coches, de progression dans le jeu ou de temps. Tes coches se trouvent dans ton navigateur, et un navigateur peut perdre ce qu’il enregistre : une sauvegarde de temps en temps, avec « Sauvegarder », est la voie sûre.
terms_liability_p3 = Rien ici ne limite une responsabilité que la loi ne permet pas de limiter, comme en cas de faute intentionnelle ou de faute lourde, ou d’atteinte à la vie, à l’intégrité physique ou à la santé, ni les droits que tu as comme consommateur là où tu vis.
terms_affiliation_heading = Absence d’affiliation
terms_affiliation_p1 = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est ni soutenu ni parrainé par { $studio } ou son éditeur, ni affilié à eux. { $game } et les noms qui s’y rattachent sont des marques de leurs propriétaires et ne servent ici qu’à dire de quel jeu parle la carte.
terms_affiliation_p2 = Aucune image, aucun texte, aucune icône et aucun code du jeu ne font partie de cette carte. Les liens qui mènent ailleurs sont proposés par commodité ; ce qui s’y trouve relève des personnes qui tiennent ces pages.
terms_changes_heading = Modifications
terms_changes_p1 = Ces conditions peuvent changer quand la carte change. La date en haut dit quand cela s’est produit pour la dernière fois, et l’historique public du projet montre ce qui a changé. La version de cette page est celle qui s’applique ; en utilisant la carte après une modification, tu l’acceptes.
terms_changes_p2 = Si l’une de ces conditions s’avère nulle, les autres restent telles quelles.

privacy_title = Confidentialité
privacy_updated = 26 novembre 2026
privacy_intro = En bref : il n’y a pas de connexion à un compte, tes coches, tes épingles et tes réglages restent dans ton navigateur, et Itinerarium n’intègre ni mesure d’audience ni publicité. La version longue suit. « L’exploitant » désigne la personne ou l’organisme qui exploite la copie d’Itinerarium que tu as sous les yeux.
privacy_known_heading = Ce que nous savons de toi
privacy_known_p1 = Rien. Il n’y a ni comptes, ni formulaires, ni cookies. Ce que tu cherches et les lieux que tu coches sont traités dans ton navigateur et jamais envoyés où que ce soit.
privacy_known_p2 = Pour te montrer la page, ton navigateur doit en chercher les fichiers sur le serveur de l’exploitant. Comme pour tout site web, ce serveur voit la requête : ton adresse IP, l’heure, le fichier, et ce que ton navigateur dit de lui-même. Les serveurs gardent souvent ces requêtes un court moment dans un journal, par sécurité ; la durée dépend de l’exploitant ou de l’hébergeur. Ces requêtes ne contiennent rien sur tes coches. L’adresse de la carte dit ce qui est à l’écran (le lieu que tu as ouvert, la position de la carte, une épingle, les types affichés) ; le serveur le voit donc quand tu recharges la page ou ouvres un lien. Un lien fait avec « Partager » contient un lieu ou un point. Ni l’un ni l’autre ne disent quoi que ce soit de toi.
privacy_known_p3 = Quand la carte suit le jeu, elle lit le fichier journal que tu choisis ou interroge le programme sur ton propre ordinateur, sur localhost:8765. L’endroit où tu es dans le jeu n’est ni envoyé ni conservé, et il est oublié quand tu fermes la page.
privacy_storage_heading = Préférences dans le stockage local
privacy_storage_p1 = Pour que tu retrouves la carte telle que tu l’as laissée, ton navigateur garde pour ce site une petite base de données (IndexedDB) et quelques entrées dans son stockage local. Seul ce site peut les lire, et elles restent jusqu’à ce que tu les supprimes :
privacy_storage_item1 = filters-store : les types de lieux que tu affiches ou masques.
privacy_storage_item2 = La base de données { $database } : les numéros des lieux que tu as cochés ou décochés et combien de fois, tes épingles et tes notes sur des lieux avec leurs textes, tes 50 derniers changements, chacun avec son heure et un nom aléatoire pour l’onglet du navigateur où tu l’as fait, et jusqu’à cinq listes précédentes, pour que tu puisses revenir en arrière.
privacy_storage_item3 = progress-store : une seconde copie des numéros cochés. Les navigateurs sans base de données gardent plutôt les changements et les listes précédentes dans progress-history.
privacy_storage_item4 = pins-store : une seconde copie de tes épingles et notes : où elles sont, ce que tu as écrit, leur symbole et leur couleur. De celles qui sont supprimées, seul le numéro est gardé, pour qu’elles le restent.
privacy_storage_item5 = keeping-store : combien de tes coches et de tes changements d’épingles figuraient dans ta dernière sauvegarde, s’il y en a eu une, et s’il a été demandé au navigateur de conserver ces données.
privacy_storage_item6 = playthroughs-store, et une deuxième copie dans la base de données dont le nom se termine par .playthroughs : les noms de tes parties et celle que tu as choisie en dernier, si tu en as créé une deuxième. Ce qui est gardé pour elle se trouve sous les mêmes noms que ci-dessus, suivis du nom du monde et de huit chiffres ou lettres après un point. last-world : le dernier monde que tu as regardé, s’il y en a plusieurs ; les noms des autres mondes que le premier se terminent par le leur.
privacy_storage_item7 = settings-store : la taille des marqueurs, le fond de carte, la langue si tu l’as choisie, si le panneau, les étiquettes et l’avertissement sont ouverts ou affichés, si les raccourcis à une touche sont actifs, si les notifications restent jusqu’à ce que tu les fermes, quelles catégories sont repliées, si tous les mondes sont conservés, par où passent les itinéraires, s’ils utilisent le voyage rapide et jusqu’à quelle distance les lieux y sont listés, et, pour suivre le jeu, si les lieux près desquels tu passes comptent comme consultés et si l’écran reste allumé.
privacy_storage_item8 = last-position : l’endroit de la carte où tu étais en dernier, et le niveau de zoom.
privacy_offline_heading = Fichiers conservés pour un usage sans connexion
privacy_offline_p1 = Pour que la carte fonctionne aussi sans connexion, ton navigateur garde une copie des fichiers du site à l’aide d’un service worker : les pages et les scripts, un peu plus d’un mégaoctet, et les images et données de chaque monde que tu as ouvert, ou de tous les mondes si tu le choisis dans les réglages. Il note de quels mondes il s’agit. Ces fichiers sont les mêmes pour tout le monde et ne disent rien de toi. Les réglages indiquent si la copie est complète. De temps en temps, ton navigateur demande au serveur de l’exploitant s’il existe une version plus récente ; c’est une requête comme les autres.
privacy_offline_p2 = Quand la page se recharge d’elle-même, par exemple pour passer à une version plus récente, elle note dans l’onglet du navigateur le lieu, l’itinéraire, la ligne mesurée et la rubrique du panneau qui étaient ouverts, les lieux que tu avais consultés et ce que tu avais saisi dans la recherche, relit cette note à son retour, puis la supprime. Chaque fois que tu quittes ou recharges la page, elle note de la même façon le nom aléatoire de l’onglet et si la carte montrait ta propre vue ou celle d’un lien.
privacy_deleting_heading = Lire et supprimer ce qui est enregistré
privacy_deleting_p1 = Si l’une de ces entrées est un jour endommagée, elle est mise de côté sous son propre nom suivi de « .unreadable » et d’un numéro plutôt que jetée, car tes coches peuvent encore en être récupérées. Les lieux que tu as seulement consultés sont retenus jusqu’à ce que tu fermes ou recharges la page, et ne sont pas enregistrés plus longtemps qu’il n’en faut à la page pour se recharger d’elle-même.
privacy_deleting_p2 = « Sauvegarder », dans les réglages, te donne tes lieux trouvés, tes épingles et tes notes dans un fichier sur ton propre appareil ; « Exporter les épingles » donne les épingles et les notes seules. Un fichier que tu choisis sous « Importer » est lu sur ton appareil, lui aussi.
privacy_deleting_p3 = « Envoyer vers un autre appareil » met tes lieux trouvés, tes épingles et tes notes dans un lien et un code. Ils se trouvent après le # de l’adresse, partie que les navigateurs n’envoient jamais à un serveur. Qui a le lien peut les lire : ne le confie qu’à tes propres appareils ou à des personnes qui peuvent les connaître.
privacy_deleting_p4 = « Vider », dans les réglages, vide la liste des lieux trouvés ; cela peut s’annuler, les numéros retirés restent donc parmi les listes précédentes jusqu’à ce que cinq plus récentes aient pris leur place. Les textes des épingles et des notes que tu as modifiées ou supprimées restent de la même façon, là et parmi tes 50 derniers changements. Pour effacer toute trace d’un coup, fichiers conservés compris, supprime les données de ce site dans ton navigateur : cela se trouve en général sous « Cookies et données de sites » dans les paramètres du navigateur, ou derrière l’icône à côté de l’adresse. La carte fonctionne sans rien de tout cela et repart à zéro.
privacy_analytics_heading = Mesure d’audience anonyme
privacy_analytics_p1 = Aucune n’est intégrée : les visites ne sont pas comptées, et aucun script, aucune image et aucune police ne sont chargés depuis le serveur de quelqu’un d’autre.
privacy_analytics_p2 = Un exploitant qui ajoute une mesure d’audience à une copie d’Itinerarium doit l’indiquer à cet endroit, nommer le service, dire ce qu’il enregistre, pourquoi et pour combien de temps, et te demander ton accord avant que quoi que ce soit ne soit enregistré ou stocké à cette fin. Refuser, ou ne pas répondre, doit laisser la carte pleinement utilisable.
privacy_advertising_heading = Consentement aux prestataires publicitaires
privacy_advertising_p1 = Il n’y a pas de publicité, et il n’y a pas de partenaires publicitaires auxquels consentir.
privacy_advertising_p2 = Un exploitant qui ajoute de la publicité doit en nommer ici les prestataires et demander ton consentement avant que l’un d’eux ne soit chargé. Dans ce cas, un bouton « Modifier mes choix de consentement » apparaît dans les réglages, où tu peux revoir ton choix et le changer ou le retirer à tout moment, aussi facilement que tu l’as donné. Tant que rien ici ne demande de consentement, ce bouton n’existe pas.
privacy_rights_heading = Droits sur tes données
privacy_rights_p1 = Des lois comme le Règlement général sur la protection des données (RGPD) te donnent des droits sur les données qui te concernent. Ce que la carte conserve est entre tes mains ; tu peux donc exercer la plupart de ces droits toi-même et tout de suite :
privacy_rights_item1 = Accès et portabilité : « Sauvegarder » te donne une copie dans un format simple que d’autres programmes savent lire.
privacy_rights_item2 = Rectification : coche ou décoche n’importe quel lieu, ou change n’importe quel réglage.
privacy_rights_item3 = Effacement : « Vider » dans les réglages, ou la suppression des données de ce site dans ton navigateur.
privacy_rights_item4 = Opposition et retrait du consentement : il n’y a rien à quoi s’opposer tant qu’aucune mesure d’audience ni publicité n’est ajoutée ; s’il y en a, « Modifier mes choix de consentement », dans les réglages, est l’endroit.
privacy_questions_heading = Questions et modifications
privacy_questions_p1 = Pour ce à quoi seul l’exploitant peut répondre, comme les journaux du serveur ou les services qu’il a ajoutés, adresse-toi à lui : il est responsable de sa copie. Tu peux aussi déposer une réclamation auprès de l’autorité de protection des données de ton lieu de résidence.
privacy_questions_p2 = Quand ce que la carte enregistre change, cette page change aussi, et la date en haut dit quand.

credits_title = Crédits
credits_updated = 22 novembre 2026
credits_intro = Itinerarium repose sur le travail de beaucoup de monde. Voici d’où viennent ses faits, ses symboles et ses polices, et sous quelles licences ils sont utilisés.
credits_facts_heading = Les faits
credits_facts_plain = L’endroit où se trouvent les choses dans le monde du jeu est un simple fait. Aucune image, aucun texte, aucune icône et aucun code du jeu ou d’un autre site n’ont été repris.
credits_facts_surveyed = L’endroit où se trouvent les choses dans le monde du jeu est un simple fait. { $survey } Aucune image, aucun texte, aucune icône et aucun code du jeu ou d’un autre site n’ont été repris.
credits_facts_other = { $title }, de { $game } : { $survey }
credits_facts_made = Les dessins, le fond de carte et les phrases de ce site ont été faits pour Itinerarium.
credits_glyphs_heading = Symboles
credits_glyphs_all = De la collection game-icons.net, de Lorc, Delapouite, Caro Asercion et d’autres contributeurs, viennent { $count } des symboles des lieux et sept des symboles de tes épingles ; ils sont utilisés sous la licence Creative Commons Attribution 3.0 (CC BY 3.0). Leurs contours ont été mis à l’échelle, centrés et en partie adaptés. Les autres symboles ont été dessinés pour Itinerarium.
credits_glyphs_signs = De la collection game-icons.net, de Lorc, Delapouite, Caro Asercion et d’autres contributeurs, viennent sept des symboles de tes épingles ; ils sont utilisés sous la licence Creative Commons Attribution 3.0 (CC BY 3.0). Leurs contours ont été mis à l’échelle, centrés et en partie adaptés. Les autres symboles ont été dessinés pour Itinerarium.
credits_glyphs_other = { $title }, de { $game } : symboles de lieux venus de la même collection : { $count }.
credits_typefaces_heading = Polices
credits_typefaces_p1 = Alegreya Sans et Alegreya SC, de Juan Pablo del Peral pour Huerta Tipográfica, utilisées sous la SIL Open Font License 1.1.
credits_software_heading = Logiciels
credits_software_p1 = La page est construite avec React, Radix Primitives, zustand, Fuse.js, zod, wouter et Tailwind CSS, chacun sous sa propre licence ouverte. Le code d’Itinerarium lui-même est sous licence MIT.
credits_affiliation_heading = Absence d’affiliation
credits_affiliation_p1 = Itinerarium est fait par des joueurs, pour les joueurs. Il n’est pas soutenu par { $studio }, son éditeur ou quiconque a créé ou vend { $game }, et ne leur est pas affilié.
