## start

chunkMissing = No se pudo cargar esta parte del mapa. Comprueba la conexión y recarga.
progressSafe = Tu progreso está a salvo en este navegador.
errorFallback_title = Algo ha fallado.
errorFallback_share = ¡Nos ayudarías mucho enviando este error a quien lleva el sitio!
errorFallback_copy = Copiar error
errorFallback_copied = Copiado
errorFallback_reload = Recargar
errorFallback_details = Detalles del error

## first

map_menu = Menú del mapa
map_steer_toggle = Botones de desplazamiento

# same
app_name = Itinerarium
app_title = Itinerarium: un mapa interactivo de { $game }
app_subtitle = Un mapa interactivo de { $game }
app_loadingMap = Cargando el mapa…
world_shown = Mundo: { $title }
world_choose = Elegir mundo
world_failedTitle = No se pudieron cargar los lugares.
world_failedText = Comprueba la conexión e inténtalo de nuevo.
world_retry = Reintentar
map_label = Mapa de { $game }
map_role = mapa
# same
map_compassNorth = N
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = No se pudo cargar el mapa.
map_viewFailedText = La búsqueda, los filtros y tu progreso siguen funcionando. Recarga la página para intentarlo de nuevo.
map_reload = Recargar
skip_navigation = Saltar el mapa
skip_toSearch = Ir a la búsqueda
skip_toSettings = Ir a los ajustes
# same
panel_title = Itinerarium
panel_open = Abrir panel
panel_close = Cerrar panel
panel_showAll = Mostrar todo
panel_showPlaces = Mostrar { $amount } { $amount ->
     [one] lugar
    *[other] lugares
    }
panel_hideAll = Ocultar todo
panel_mapLabels = Nombres
panel_showing = Mostrando { $shown } de { $all } lugares
panel_discovered = { $found } de { $all } encontrados
panel_filters = Filtros
panel_tab = Pestañas del panel
panel_bar = Accesos rápidos
panel_search = Buscar
panel_more = Más
panel_tabs_filters = Filtros
panel_tabs_progress = Progreso
panel_tabs_list = Lista
panel_tabs_pins = Chinchetas
search_label = Buscar lugares
search_placeholder = Buscar lugares…
search_clear = Borrar búsqueda
search_searching = Buscando…
search_results = Resultados de la búsqueda
search_found = { $amount ->
     [one] { $amount } resultado
    *[other] { $amount } resultados
    }
search_foundOwn = { $own ->
     [one] { $own } resultado
    *[other] { $own } resultados
    } en tus chinchetas y notas
search_foundBoth = { $amount ->
     [one] { $amount } resultado
    *[other] { $amount } resultados
    }, y { $own } en tus chinchetas y notas
search_nothing = { $hasOwn ->
     [yes] Ningún lugar, chincheta o nota coincide con «{ $text }».
    *[other] Ningún lugar coincide con «{ $text }».
    }
search_nothingHint = Prueba con una palabra más corta, un tipo o un ID.
search_nothingHintSuchAs = Prueba con una palabra más corta, un tipo como «{ $example }» o un ID.
card_label = Detalles: { $label }
card_close = Cerrar
card_showMore = Mostrar más
card_showLess = Mostrar menos
card_type = Tipo
card_coordinate = Coordenadas
card_copyCoordinate = Copiar coordenadas { $coordinate }
card_copied = Copiado
card_yields = Contiene
card_description = Descripción
card_requirement = Acceso
card_more = Detalles
card_image = Dibujo: { $label }
card_discovered = Encontrado
card_mark = Marcar como encontrado
card_marked = Encontrado
card_visited = Visitado
card_copyRefused = El navegador bloqueó la copia. Cópialo de aquí:
settings_open = Ajustes
toasts_region = Notificaciones Alt+T
toasts_close = Cerrar notificación
toasts_undo = Deshacer
chunk_title = Falta algo
chunk_reload = Recargar
chunk_close = Cerrar
footer_terms = Condiciones de uso
footer_privacy = Privacidad
footer_credits = Créditos
footer_disclaimer = Aviso
footer_disclaimerText = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo de { $studio }, de su editora ni de nadie que haya hecho o venda { $game }, ni tiene vinculación con ellos. Los nombres del juego y de sus lugares pertenecen a sus dueños.
footer_navigation = Sobre este sitio
errorFallback_backup = Guardar progreso
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } m { $direction ->
     [east] al este
     [north-east] al noreste
     [north] al norte
     [north-west] al noroeste
     [west] al oeste
     [south-west] al suroeste
     [south] al sur
    *[south-east] al sureste
    }
where_of = { $metres } m { $direction ->
     [east] al este
     [north-east] al noreste
     [north] al norte
     [north-west] al noroeste
     [west] al oeste
     [south-west] al suroeste
     [south] al sur
    *[south-east] al sureste
    } { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Tipos de lugares
filters_categoryState = Tipos mostrados: { $on } de { $all }
filters_actions = Acciones para { $title }
filters_tallyLabel = { $found } de { $total } encontrados
filters_fold = Tipos: { $category }
filters_more_found = Lugares encontrados
filters_more_locked = { $locked }, lugares encontrados
filters_more_yields = Hierbas, libros, lugares encontrados
filters_more_both = { $locked }, hierbas, libros, lugares encontrados
filters_on = activo
progress_loading = Cargando…
spot_title = Punto { $coordinate }
embed_open = Abrir el mapa completo
embed_selected = Mostrado: { $label }
measure_metres = { $metres } m
shortcuts_open = Atajos de teclado
shortcuts_nothingLeft = No quedan lugares no encontrados entre los mostrados.
shortcuts_nothingSelected = Selecciona primero un lugar y pulsa D.
amount_marks = { $amount ->
     [one] { $amount } lugar encontrado
    *[other] { $amount } lugares encontrados
    }
amount_pins = { $amount } { $amount ->
     [one] chincheta
    *[other] chinchetas
    }
amount_both = { $marks ->
     [one] { $marks } lugar encontrado
    *[other] { $marks } lugares encontrados
    } y { $pins ->
     [one] { $pins } chincheta
    *[other] { $pins } chinchetas
    }
pins_untitled = Chincheta
pins_card = Tu chincheta: { $label }
pins_heading = Mis chinchetas
pins_state = { $shown ->
     [yes] { $amount } { $amount ->
         [one] chincheta
        *[other] chinchetas
        }
    *[other] { $amount } { $amount ->
         [one] chincheta, oculta
        *[other] chinchetas, ocultas
        }
    }
pins_yourNote = Tu nota
filterOverride_drop = Volver a mi vista
filterOverride_friends = Vista compartida
filterOverride_isolatedUntitled = Selección
filterOverride_backToAll = Borrar
filterOverride_outOfSight = Mostrar { $amount } fuera
filterOverride_isolatedAmount = Solo { $title }: { $shown } de { $total }
filterOverride_showing = Mostrando { $shown } de { $total }
filterOverride_shown = Filtro del mapa
filterOverride_shortcuts = Filtros rápidos
filterOverride_stillToFind = No encontrados

## map

map_instructions = Las flechas mueven el mapa, más y menos acercan y alejan, Enter abre el lugar más próximo al centro.
map_zoomIn = Acercar
map_zoomOut = Alejar
map_enterFullScreen = Pantalla completa
map_leaveFullScreen = Salir de pantalla completa
map_scale = Escala: { $distance }
map_pointerCoordinate = Coordenadas bajo el puntero
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] encontrado
    *[other] no encontrado
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] al este
     [north-east] al noreste
     [north] al norte
     [north-west] al noroeste
     [west] al oeste
     [south-west] al suroeste
     [south] al sur
    *[south-east] al sureste
    } del centro
map_crosshair_inMiddle = en el centro
map_crosshair_others = Cerca hay { $amount } { $amount ->
     [one] lugar más
    *[other] lugares más
    }.
map_crosshair_nothing = Ningún lugar en el centro.
map_crosshair_near = { $where }.
map_crosshair_enter = Pulsa Enter para abrirlo.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] al este
     [north-east] al noreste
     [north] al norte
     [north-west] al noroeste
     [west] al oeste
     [south-west] al suroeste
     [south] al sur
    *[south-east] al sureste
    }. Ir allí
map_arrow_player = Tu posición
map_steer_label = Mover el mapa
map_steer_sides_north = Mover al norte
map_steer_sides_west = Mover al oeste
map_steer_sides_east = Mover al este
map_steer_sides_south = Mover al sur
map_steer_choose = Abrir lugar del centro
map_steer_addPoint = Añadir punto en el centro
map_steer_menu = Menú del centro: chincheta, enlace, medir
map_controls = Controles del mapa
map_changeBasemapStyle_parchment = Cambiar a Pergamino
map_changeBasemapStyle_night = Cambiar a Noche
map_changeBasemapStyle_plain = Cambiar a Sencillo
map_landFailed = No se pudo cargar el terreno. Todos los lugares siguen en el mapa.
measure_crosshair = Pulsa Enter para añadir un punto en el centro.
lasso_crosshair = Pulsa Enter para añadir una esquina en el centro.
spot_pin = Chincheta en { $coordinate }
measure_total = Total: { $metres } m

## later

shortcuts_mapMenu = Menú del mapa: seguir el juego, imprimir, crear un póster
live_open = Seguir el juego…
poster_print_open = Imprimir vista…
poster_open = Crear póster…
backups_title = Copias de seguridad
backups_open = Todas las copias


typeMenu_showOnly = Mostrar solo estos
typeMenu_checklist = Lista de control
typeMenu_alwaysNames = Mostrar siempre los nombres

toasts_marked = Encontrado: { $label }
toasts_unmarked = Ya no encontrado: { $label }
toasts_markedMany = { $amount } { $amount ->
     [one] lugar marcado como encontrado
    *[other] lugares marcados como encontrados
    }
toasts_unmarkedMany = { $amount } { $amount ->
     [one] lugar ya no encontrado
    *[other] lugares ya no encontrados
    }
storage_newer_marks = { $marks ->
     [one] { $marks } lugar encontrado
    *[other] { $marks } lugares encontrados
    } { $backedUp ->
     [yes] desde la última copia.
    *[other] sin copia de seguridad.
    }
storage_newer_changes = { $changes ->
     [one] { $changes } cambio en chinchetas y notas
    *[other] { $changes } cambios en chinchetas y notas
    } { $backedUp ->
     [yes] desde la última copia.
    *[other] sin copia de seguridad.
    }
storage_newer_both = { $marks ->
     [one] { $marks } lugar encontrado
    *[other] { $marks } lugares encontrados
    } y { $changes ->
     [one] { $changes } cambio en chinchetas y notas
    *[other] { $changes } cambios en chinchetas y notas
    } { $backedUp ->
     [yes] desde la última copia.
    *[other] sin copia de seguridad.
    }
pins_toasts_moved = Movida: { $label }
pins_toasts_deleted = Eliminada: { $label }
pins_toasts_deletedMany = { $amount } { $amount ->
     [one] chincheta eliminada
    *[other] chinchetas eliminadas
    }
pins_toasts_noteDeleted = Nota eliminada
search_distance = a { $distance }
search_whereAndFar = { $where } · { $away }
search_between = cerca proximo proxima mas cercano cercana junto en a al de del la el las los por alrededor hacia entre desde
search_bookWords = libro
search_settlements = Poblaciones
search_kinds = Tipos de lugares
search_moreKinds = { $amount } { $amount ->
     [one] tipo más
    *[other] tipos más
    }
search_showOnMap = { $amount ->
     [one] Ver en el mapa
    *[other] Ver los { $amount } en el mapa
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Ver solo
search_isolateKindLabel = Ver solo: { $type }
settlement_label = Población: { $name }
settlement_places = { $amount } { $amount ->
     [one] lugar
    *[other] lugares
    }
settlement_services = Tiendas y servicios
settlement_others = También aquí
settlement_found = { $found } de { $all } encontrados
settlement_foundLeft = { $found } de { $all } encontrados, { $left ->
     [one] falta { $left }
    *[other] faltan { $left }
    }
settlement_tally = { $found } / { $all }
settlement_nothing = No hay lugares aquí.
settlement_isolate = Solo estos
settlement_list = Ver en lista
list_heading = Lugares a la vista
list_amount = { $amount ->
     [0] Ningún lugar a la vista
    *[other] { $amount ->
         [one] { $amount } lugar a la vista
        *[other] { $amount } lugares a la vista
        }
    }
list_middle = Centro del mapa: { $where }
list_order = Ordenar por
list_orders_kind = Tipo
list_orders_distance = Cercanía
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] lugar
    *[other] lugares
    }
list_nearest = Lugares a la vista, primero los más cercanos
list_more = Mostrar más
list_none = Ningún lugar de esta zona coincide con tus filtros.
list_noneHint = Mueve el mapa, aleja la vista o muestra más tipos en Filtros.
list_move = Mover el mapa
list_sides_north = Norte
list_sides_west = Oeste
list_sides_east = Este
list_sides_south = Sur
list_closer = Acercar
list_farther = Alejar
settings_title = Ajustes
settings_close = Cerrar
settings_back = Volver a Ajustes
settings_markerSize = Tamaño del marcador
settings_markerSizeHeading = Tamaño del marcador
settings_pixels = { $size } píxeles
settings_basemapStyle = Estilo del mapa
settings_basemapStyles_parchment_name = Pergamino
settings_basemapStyles_parchment_hint = tinta sobre papel viejo
settings_basemapStyles_night_name = Noche
settings_basemapStyles_night_hint = oscuro, descansa la vista
settings_basemapStyles_plain_name = Sencillo
settings_basemapStyles_plain_hint = claro, ideal para imprimir
settings_language = Idioma (Language)
settings_languageFailed = No se pudo cargar el idioma. Comprueba la conexión e inténtalo de nuevo.
settings_languageNewer = Tu idioma viene con la versión nueva del mapa, que ya está lista.
settings_languageMissing = El mapa está en inglés por ahora porque tu idioma no está en este dispositivo. Ábrelo una vez con conexión para descargarlo.
settings_keepNotifications = Mantener las notificaciones
settings_manage = Gestionar los lugares encontrados
settings_manageHint = La copia de seguridad es un archivo pequeño. Impórtalo en otro dispositivo para llevarte tu progreso.
settings_upload = Importar
settings_drop = Suelta el archivo para importarlo
settings_backup = Guardar copia
settings_exportPins = Exportar chinchetas (GeoJSON)
settings_fileRefused = Este navegador no puede guardar archivos aquí. Abre la página en otro navegador e inténtalo de nuevo.
settings_clear = Restablecer
settings_earlier = Versiones anteriores
settings_earlierHint = Tu progreso antes de cambios grandes. Restaurar se puede deshacer.
settings_earlierReasons_clear = Antes de restablecer
settings_earlierReasons_import = Antes de importar un archivo o enlace
settings_earlierReasons_migration = Antes de una actualización
settings_earlierReasons_restore = Antes de restaurar
settings_restore = Restaurar
settings_restoreLabel = Restaurar: { $size }, { $reason }
settings_restoreDated = Restaurar: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = antes de restablecer
settings_restoreReasons_import = antes de importar un archivo o enlace
settings_restoreReasons_migration = antes de una actualización
settings_restoreReasons_restore = antes de restaurar
settings_clearQuestion = ¿Restablecer todos los lugares encontrados?
settings_clearText = { $amount ->
     [0] Aún no has encontrado ningún lugar.
     [one] Se restablecerá { $amount } lugar encontrado. Se puede deshacer, y Ajustes conserva las versiones anteriores.
    *[other] Se restablecerán { $amount } lugares encontrados. Se puede deshacer, y Ajustes conserva las versiones anteriores.
    }
confirm_title = ¿Seguro que quieres hacerlo?
confirm_description = Esta acción borra datos y no se puede deshacer.
confirm_confirm = Confirmar
confirm_cancel = Cancelar
toasts_uploadFailed = Error al importar
toasts_uploadMerged = Lugares importados y combinados
toasts_backupStarted = Descargando la copia de seguridad
toasts_pinsExported = Descargando tus chinchetas
toasts_cleared = Lugares encontrados restablecidos
toasts_restored = Restaurado: { $size }
storage_retry = Reintentar
storage_dismiss = Cerrar
storage_emptied_marks = Los datos de este sitio se borraron del navegador con el mapa abierto. { $marks ->
     [one] { $marks } lugar encontrado sigue en pantalla.
    *[other] { $marks } lugares encontrados siguen en pantalla.
    }
storage_emptied_pins = Los datos de este sitio se borraron en el navegador con el mapa abierto. { $pins ->
     [one] { $pins } chincheta sigue en pantalla.
    *[other] { $pins } chinchetas siguen en pantalla.
    }
storage_emptied_both = Los datos de este sitio se borraron del navegador con el mapa abierto. { $marks ->
     [one] { $marks } lugar encontrado
    *[other] { $marks } lugares encontrados
    } y { $pins ->
     [one] { $pins } chincheta
    *[other] { $pins } chinchetas
    } siguen en pantalla.
storage_backedUp_empty = Aún no hay nada que guardar.
storage_backedUp_never = Todo viene de un archivo o un enlace. Aquí aún no has guardado ninguna copia.
storage_backedUp_all = Todo está en tu copia de seguridad.
storage_backedUp_takenIn = Todo está en tu última copia o vino después de un archivo o un enlace.
storage_keep = Conservar mis datos
storage_startAfresh = Empezar de cero
storage_problems_blocked = Este navegador bloquea el almacenamiento: tu progreso se perderá al cerrar la página. Guarda una copia antes de irte.
storage_embedded = Tu navegador bloquea aquí el almacenamiento: la marca se perderá al cerrar la página. Para conservarla, abre el mapa completo.
storage_problems_full = No se pudo guardar tu último cambio: el almacenamiento del navegador está lleno. Se reintentará. Mientras tanto, guarda una copia.
storage_problems_one-copy = Tu progreso está guardado en solo uno de los dos sitios: el otro está lleno o bloqueado por el navegador. Guarda una copia de vez en cuando.
storage_problems_newer = Tu progreso lo guardó una versión más nueva de este mapa y aquí es de solo lectura. Recarga para actualizar.
storage_problems_stuck = No se pudo leer tu progreso guardado, y no había espacio para apartarlo. Queda intacto, y los cambios nuevos no se guardan. Guarda una copia antes de irte.
storage_problems_quarantined = No se pudo leer tu progreso guardado. Se apartó intacto, y empiezas con una lista vacía.
storage_problems_copy-quarantined = No se pudo leer una de las dos copias de tu progreso. Se apartó intacta, y se usa la otra.
storage_problems_pins-quarantined = No se pudieron leer tus chinchetas y notas guardadas. Se apartaron intactas. Tus lugares encontrados no se ven afectados.
storage_problems_pins-copy-quarantined = No se pudo leer una de las dos copias de tus chinchetas y notas. Se apartó intacta, y se usa la otra.
storage_problems_settings-full = No se pudieron guardar tus ajustes: el almacenamiento del navegador está lleno. Se volverá a intentar. Tu progreso no se ve afectado.
storage_problems_settings-newer = Tus ajustes los guardó una versión más nueva de este mapa. Aquí son de solo lectura: recarga para actualizar. Tu progreso no se ve afectado.
storage_problems_settings-stuck = No se pudieron leer tus ajustes, y no había espacio para apartarlos. Quedan intactos, y los cambios no se guardan. Tu progreso no se ve afectado.
storage_problems_settings-quarantined = No se pudieron leer tus ajustes. Se apartaron intactos, y se usan los predeterminados. Tu progreso no se ve afectado.
storage_problems_filters-full = No se pudieron guardar tus filtros: el almacenamiento del navegador está lleno. Se volverá a intentar. Tu progreso no se ve afectado.
storage_problems_filters-newer = Tus filtros los guardó una versión más nueva de este mapa. Aquí son de solo lectura: recarga para actualizar. Tu progreso no se ve afectado.
storage_problems_filters-stuck = No se pudieron leer tus filtros, y no había espacio para apartarlos. Quedan intactos, y los cambios no se guardan. Tu progreso no se ve afectado.
storage_problems_filters-quarantined = No se pudieron leer tus filtros. Se apartaron intactos, y se muestran todos los tipos. Tu progreso no se ve afectado.
storage_problems_backup-full = No se pudieron guardar los datos de tu última copia de seguridad: el almacenamiento del navegador está lleno. Se volverá a intentar. Tu progreso no se ve afectado.
storage_problems_backup-newer = Los datos de tu última copia de seguridad los guardó una versión más nueva de este mapa. Aquí son de solo lectura: recarga para actualizar. Tu progreso no se ve afectado.
storage_problems_backup-stuck = No se pudieron leer los datos de tu última copia de seguridad, y no había espacio para apartarlos. Se quedan como están, y lo que cambie en ellos no se guarda. Tu progreso no se ve afectado.
storage_problems_backup-quarantined = No se pudo leer el estado de tu copia de seguridad. Se apartó intacto, y el próximo aviso puede llegar antes. Tu progreso no se ve afectado.
storage_problems_playthroughs-full = No se pudieron guardar los nombres de tus partidas: el almacenamiento del navegador está lleno. Se volverá a intentar. Tu progreso no se ve afectado.
storage_problems_playthroughs-newer = Los nombres de tus partidas los guardó una versión más nueva de este mapa. Aquí son de solo lectura: recarga para actualizar. Tu progreso no se ve afectado.
storage_problems_playthroughs-stuck = No se pudieron leer los nombres de tus partidas, y no había espacio para apartarlos. Quedan intactos, y los cambios no se guardan. Tu progreso no se ve afectado.
storage_problems_playthroughs-quarantined = No se pudieron leer los nombres de tus partidas. Se apartaron intactos, y tus partidas se muestran sin nombre. Tu progreso no se ve afectado.
storage_problems_history-full = No se pudo guardar una copia de tus versiones anteriores y del historial: el almacenamiento del navegador está lleno. Se volverá a intentar. Tu progreso no se ve afectado.
storage_problems_history-newer = Una copia de tus versiones anteriores y del historial la guardó una versión más nueva de este mapa. Aquí es de solo lectura: recarga para actualizar. Tu progreso no se ve afectado.
storage_problems_history-stuck = No se pudo leer una copia de tus versiones anteriores y del historial, y no había espacio para apartarla. Queda intacta, y los cambios no se guardan. Tu progreso no se ve afectado.
storage_problems_history-quarantined = No se pudo leer una copia de tus versiones anteriores y del historial. Se apartó intacta, y se usa la base de datos del navegador. Tu progreso no se ve afectado.
offline_preparing = Sin conexión: descargando…
offline_ready = Sin conexión: listo, { $megabytes } MB
offline_failed = Sin conexión: no está listo. No se pudieron descargar algunos archivos. Inténtalo de nuevo con conexión.
offline_tryAgain = Reintentar
offline_saving = Sin conexión: no descargado, porque el ahorro de datos está activo.
offline_prepare = Descargar
offline_cacheAll = Todos los mundos sin conexión ({ $megabytes } MB más)
offline_allCached = Todos los mundos sin conexión (descargados)
offline_cachingAll = Descargando todos los mundos…
offline_noRoom = No hay espacio para { $world }: el almacenamiento del navegador está lleno.
offline_notFetched = No se pudieron descargar algunos archivos: { $world }.
offline_appShell = la propia aplicación
offline_notCachedTitle = { $world } aún no está en este dispositivo.
offline_notCachedText = Un mapa funciona sin conexión cuando lo has abierto una vez con ella. Esta página continuará sola cuando vuelvas a tener conexión.
offline_cachedWorlds = Disponibles sin conexión:
more_share = Compartir vista
more_send = Enviar a un dispositivo
more_refused = El navegador bloqueó la copia.
filters_tally = { $found } / { $total }
filters_yields = Contiene
filters_onlyFound = Solo encontrados
filters_yieldsAll = Cualquiera
filters_anyHerb = Cualquier hierba
filters_anyBook = Cualquier libro de habilidad
filters_herbs = Hierbas
filters_books = Libros de habilidad
progress_whole = Todo el mapa
progress_byArea = Por zona
progress_next = Lo más cercano
progress_nothingNext = No queda nada por encontrar entre los lugares que se muestran. Activa más tipos en Filtros.
# $percent (number)
progress_share = { $percent } %
progress_tally = { $found } de { $total } encontrados
progress_left = { $amount ->
     [0] todo encontrado
     [one] falta { $amount }
    *[other] faltan { $amount }
    }
progress_barLabel = { $title }: encontrados
progress_openList = Lista: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } lugar nuevo desde tu última visita
    *[other] { $amount } lugares nuevos desde tu última visita
    }
progress_newPlaces_show = Mostrar los nuevos
progress_newPlaces_title = Lugares nuevos
progress_markInView = Marcar { $amount } a la vista
progress_nothingInView = Nada que marcar a la vista
progress_lasso = Lazo
progress_many = Varios lugares a la vez
progress_back = Todos los tipos
progress_order = Ordenar por
progress_orders_distance = Distancia
progress_orders_name = Nombre
# same
progress_orders_id = ID
progress_orders_map = Mapa del tesoro
progress_onlyMissing = Solo no encontrados
progress_onlyMissingHint = Los lugares encontrados siguen aquí hasta que salgas de la lista.
progress_nothingMissing = Los has encontrado todos.
progress_again = Ordenar desde aquí
progress_days_title = { $unit ->
     [week] Encontrados por semana
     [month] Encontrados por mes
     [year] Encontrados por año
    *[day] Encontrados por día
    }
progress_days_since = Desde el { $date }: { $amount } encontrados.
progress_days_most = Máximo en un día: { $amount } ({ $date }).
progress_days_undated = Día desconocido: { $amount }.
progress_days_table = Como tabla
progress_days_unit = { $unit ->
     [week] Semana del
     [month] Mes
     [year] Año
    *[day] Día
    }
progress_days_found = Encontrados
progress_days_save = Guardar imagen
progress_days_saved = Imagen guardada
progress_metres = { $metres } m
progress_box = Encontrado: { $label } #{ $id }
toasts_undone_mark = Deshecho: { $label } ya no encontrado
toasts_undone_unmark = Deshecho: { $label } encontrado de nuevo
toasts_undone_mark-many = Deshecho: lugares ya no encontrados
toasts_undone_unmark-many = Deshecho: lugares encontrados de nuevo
toasts_undone_clear = Deshecho: lugares encontrados restaurados
toasts_undone_import = Deshecho: lugares importados quitados
toasts_undone_restore = Deshecho: restauración revertida
toasts_undone_pin = Deshecho: chincheta quitada
toasts_undone_pin-edit = Deshecho: chincheta como antes
toasts_undone_pin-move = Deshecho: chincheta en su sitio
toasts_undone_pin-delete = Deshecho: chincheta restaurada
toasts_undone_pins-delete = Deshecho: chinchetas restauradas
toasts_undone_note = Deshecho: nota restaurada
toasts_undone_quest = Deshecho: misión cambiada
toasts_nothingToUndo = Nada que deshacer.
undoing_kept = { $amount ->
     [one] { $amount } elemento cambió después y se queda como está.
    *[other] { $amount } elementos cambiaron después y se quedan como están.
    }
undoing_allKept = Sin cambios: todo lo de ese paso volvió a cambiar después.
undoing_redo = Rehacer
undoing_redone = Rehecho: { $what }
undoing_nothingToRedo = Nada que rehacer.
undoing_recent_title = Cambios recientes
undoing_recent_hint = Tus últimos 50 cambios, del más reciente al más antiguo. Cada uno se deshace por separado; lo que cambió después se queda como está.
undoing_recent_nothing = Aún no hay cambios.
undoing_recent_undo = Deshacer: { $what }
undoing_recent_redo = Rehacer: { $what }
undoing_recent_undone = deshecho
undoing_elsewhere_title = ¿Deshacer un cambio de otra pestaña?
undoing_elsewhere_description = En esta pestaña ya no hay nada que deshacer. El cambio anterior se hizo en otra pestaña o en otra visita:
undoing_elsewhere_confirm = Deshacer
undoing_elsewhere_cancel = Cancelar
undoing_action_mark = Encontrado: { $label }
undoing_action_unmark = Ya no encontrado: { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } lugar marcado como encontrado
    *[other] { $amount } lugares marcados como encontrados
    }
undoing_action_passed = { $amount ->
     [one] { $amount } lugar encontrado por el camino
    *[other] { $amount } lugares encontrados por el camino
    }
undoing_action_unmark-many = { $amount ->
     [one] { $amount } lugar ya no encontrado
    *[other] { $amount } lugares ya no encontrados
    }
undoing_action_clear = { $amount ->
     [one] { $amount } lugar encontrado restablecido
    *[other] { $amount } lugares encontrados restablecidos
    }
undoing_action_import = Archivo o enlace importado: { $what }
undoing_action_restore = Versión anterior restaurada, con cambios: { $what }
undoing_action_pin = Chincheta añadida: { $label }
undoing_action_pin-edit = Chincheta editada: { $label }
undoing_action_pin-move = Chincheta movida: { $label }
undoing_action_pin-delete = Chincheta eliminada: { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } chincheta eliminada
    *[other] { $amount } chinchetas eliminadas
    }
undoing_action_note = Nota cambiada: { $label }
pins_glyphs_pin = Chincheta
pins_glyphs_flag = Bandera
pins_glyphs_star = Estrella
pins_glyphs_cross = Cruz
pins_glyphs_heart = Corazón
pins_glyphs_skull = Calavera
pins_glyphs_chest = Cofre
pins_glyphs_sword = Espada
pins_glyphs_house = Casa
pins_glyphs_herb = Hierba
pins_glyphs_question = Interrogación
pins_glyphs_warning = Exclamación
pins_colours_red = Rojo
pins_colours_orange = Naranja
pins_colours_yellow = Amarillo
pins_colours_green = Verde
pins_colours_teal = Turquesa
pins_colours_blue = Azul
pins_colours_indigo = Añil
pins_colours_purple = Morado
pins_colours_pink = Rosa
pins_colours_brown = Marrón
pins_colours_grey = Gris
pins_colours_black = Negro
pins_add = Añadir chincheta
pins_editPin = Editar chincheta
pins_deletePin = Eliminar chincheta
pins_editing = Editar tu chincheta: { $label }
pins_note = Nota
pins_move = Mover
pins_moveGroup = Mover chincheta
pins_moveHint = Mueve la chincheta un metro, o diez con Shift. También puedes arrastrarla en el mapa.
pins_steps_north = Norte
pins_steps_west = Oeste
pins_steps_south = Sur
pins_steps_east = Este
pins_movedTo = Ahora en { $coordinate }
pins_title = Título
pins_titleHint = Nombre en el mapa
pins_noteHint = Lo que quieras recordar
pins_glyph = Icono
pins_colour = Color
pins_left = { $amount ->
     [0] No quedan caracteres
     [one] Queda { $amount } carácter
    *[other] Quedan { $amount } caracteres
    }
pins_full = El campo está lleno ({ $most } caracteres). Elimina algo para seguir escribiendo.
pins_save = Guardar
pins_cancel = Cancelar
pins_discard_title = ¿Descartar los cambios?
pins_discard_description = No se han guardado.
pins_discard_confirm = Descartar
pins_discard_cancel = Seguir editando
pins_list = Chinchetas y notas
pins_none = Aún no tienes chinchetas.
pins_order = Ordenar por
pins_orders_distance = Distancia
pins_orders_title = Título
pins_again = Ordenar desde aquí
pins_more = Mostrar más
pins_pinsList = Mis chinchetas
pins_notesList = Notas de lugares
pins_deleteAll = Eliminar todas
pins_deleteAllTitle = ¿Eliminar todas tus chinchetas?
pins_deleteAllText = { $amount ->
     [one] Se eliminará { $amount } chincheta.
    *[other] Se eliminarán { $amount } chinchetas.
    } Las notas de lugares se quedan. Se puede deshacer, y Ajustes conserva las versiones anteriores.
pins_noteOn = Nota sobre { $label }
spotMenu_label = Menú de { $coordinate }
spotMenu_copy = Copiar coordenadas { $coordinate }
spotMenu_copied = Copiado: { $coordinate }
spotMenu_link = Copiar enlace
spotMenu_linkCopied = Enlace copiado
spotMenu_nearest = Qué hay cerca
spotMenu_measure = Medir desde aquí
spotMenu_refusedTitle = Copiar manualmente
spotMenu_refused = El navegador bloqueó la copia. Cópialo de aquí:
spotMenu_close = Cerrar
overlap_title = { $count } { $count ->
     [one] lugar aquí
    *[other] lugares aquí
    }
overlap_found = encontrado
nearest_title = Cerca de { $coordinate }
nearest_close = Cerrar
nearest_services = Servicios
nearest_undiscovered = Lugares no encontrados
nearest_nothingLeft = Has encontrado todos los lugares del mapa.
nearest_nextOfKind = Siguiente de este tipo
nearest_noServices = No hay servicios en este mapa.
nearest_displacement = { $metres } m { $direction ->
     [east] al este
     [north-east] al noreste
     [north] al norte
     [north-west] al noroeste
     [west] al oeste
     [south-west] al suroeste
     [south] al sur
    *[south-east] al sureste
    }
nearest_here = aquí
measure_label = Medir
measure_begin = Haz clic, toca o pulsa Enter para añadir puntos.
measure_leg = Tramo: { $metres } m
measure_undo = Quitar punto
measure_done = Listo
lasso_label = Lazo
lasso_begin = Dibuja alrededor de los lugares, o haz clic, toca o pulsa Enter para añadir esquinas.
lasso_corners = { $amount ->
     [0] 0 esquinas, mínimo 3
     [1] 1 esquina, mínimo 3
     [2] 2 esquinas, mínimo 3
    *[other] { $amount } esquinas
    }
lasso_inside = { $amount ->
     [0] Ninguno de los lugares mostrados está dentro.
     [one] { $amount } lugar dentro, { $found } { $found ->
         [one] encontrado
        *[other] encontrados
        }
    *[other] { $amount } lugares dentro, { $found } { $found ->
         [one] encontrado
        *[other] encontrados
        }
    }
lasso_undo = Quitar esquina
lasso_closeLine = Cerrar forma
lasso_mark = Marcar encontrados
lasso_unmark = No encontrados
lasso_again = Redibujar
lasso_leave = Listo
shapes_keepLine = Guardar línea
shapes_keepArea = Guardar área
shapes_names_shape-line = Línea
shapes_names_shape-area = Área
shapes_share = Compartir forma
shapes_within = Elegir lugares dentro
shapes_length = Longitud
shapes_size = Superficie
shapes_hectares = { $area } ha
shortcuts_title = Atajos de teclado
shortcuts_close = Cerrar
shortcuts_switch = Atajos de una sola tecla
shortcuts_switchHint = Si están desactivados, las teclas sueltas de arriba no funcionan. Las demás siguen funcionando.
shortcuts_keys = Teclas sueltas, en cualquier parte de la página
shortcuts_otherKeys = Otras teclas
shortcuts_search = Buscar
shortcuts_panel = Abrir o cerrar el panel
shortcuts_next = Ir al lugar no encontrado más cercano
shortcuts_discovered = Marcar el lugar seleccionado como encontrado o no encontrado
shortcuts_list = Mostrar atajos de teclado
shortcuts_undo = Deshacer el último cambio
shortcuts_redo = Rehacer
shortcuts_pan = Mover el mapa
shortcuts_zoom = Acercar y alejar
shortcuts_lists = Recorrer una lista o barra; Tab sale de ella
shortcuts_choose = Abrir el lugar del centro del mapa; añadir un punto al medir o usar el lazo
shortcuts_menu = Abrir el menú del lugar seleccionado o del centro del mapa
shortcuts_removePoint = Quitar el último punto al medir o usar el lazo
shortcuts_deletePin = Eliminar la chincheta seleccionada en el mapa
shortcuts_leave = Cerrar o cancelar
shortcuts_or = o
shortcuts_arrows = Flechas
shortcuts_keyNames_home = Inicio
shortcuts_keyNames_end = Fin
# same
shortcuts_keyNames_enter = Enter
# same
shortcuts_keyNames_shift = Shift
shortcuts_keyNames_backspace = Retroceso
shortcuts_keyNames_delete = Supr
shortcuts_keyNames_escape = Esc
# same
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = Parte de este enlace no se puede mostrar
linkUnread_text = { $what ->
     [place] Nombra un lugar que no está en este mapa.
     [point] Señala un punto fuera de este mapa, que va de { $from } a { $to }.
     [kinds] Nombra tipos de lugares que este mapa no tiene.
     [coordinates] Sus coordenadas no se pueden leer.
     [quest] Nombra una misión que no está en este mapa.
     [pin] Describe una chincheta, pero no dice dónde está.
     [set] Su conjunto de filtros está incompleto.
     [filters] Nombra filtros que este mapa no tiene.
    *[several] Varias cosas del enlace no están en este mapa.
    } Comprueba que has copiado el enlace entero o pide uno nuevo.
ownWords_heading = Conflictos
ownWords_hint = { $where ->
     [link] El enlace
    *[file] El archivo
    } tiene otra versión de { $amount } de tus { $amount ->
     [one] chinchetas o notas. Se conserva la tuya, salvo que elijas otra cosa.
    *[other] chinchetas y notas. Se conservan las tuyas, salvo que elijas otra cosa.
    }
ownWords_forAll = Para todos
ownWords_forOne = Elegir para { $label }
ownWords_choices_mine = Dejar el mío
ownWords_choices_theirs = Usar el otro
ownWords_choices_both = Dejar ambos
ownWords_mine = El tuyo
ownWords_theirs_file = Del archivo
ownWords_theirs_link = Del enlace
ownWords_deleted = Eliminado
ownWords_noWords = Sin texto
ownWords_more = Mostrar { $amount } más

routes_toHere = Ruta hasta aquí
routes_fromHere = Ruta desde aquí
routes_onToHere = Continuar hasta aquí
routes_viaHere = Ruta por aquí
routes_card = Ruta a { $name }
routes_title = Ruta
routes_walk = { $minutes } min a pie
routes_run = { $minutes } min corriendo
routes_ride = { $minutes } min a caballo
routes_offRoad = { $metres } m campo a través
routes_finding = Buscando una ruta…
routes_failed = No se pudieron cargar los caminos. Comprueba la conexión e inténtalo de nuevo.
routes_retry = Reintentar
routes_from = Desde
routes_fromPlayer = Tu posición en el juego
routes_fromLastEnd = Final de la última ruta
routes_fromView = Centro del mapa
routes_fromFastTravel = { $name } (viaje rápido más cercano)
routes_chooseOnMap = Elegir en el mapa…
routes_to = Hasta
routes_by = Ir por
routes_kinds_roads = Preferir caminos
routes_kinds_paths = Caminos y senderos
routes_fastTravel = Viaje rápido
routes_fastTravels_none = No
routes_fastTravels_found = Solo puntos encontrados
routes_fastTravels_all = Todos los puntos
routes_turnRound = Invertir
routes_choose_begin = Haz clic o toca el inicio, o busca un lugar.
routes_choose_search = Busca un lugar de inicio.
routes_choose_end = Haz clic o toca el destino, o busca un lugar.
routes_cancel = Cancelar
routes_directions = Indicaciones
routes_steps_label = Indicaciones paso a paso
routes_steps_begin = Desde { $from } { $direction ->
     [east] hacia el este
     [north-east] hacia el noreste
     [north] hacia el norte
     [north-west] hacia el noroeste
     [west] hacia el oeste
     [south-west] hacia el suroeste
     [south] hacia el sur
    *[south-east] hacia el sureste
    } { $onto ->
     [road] por el camino
     [path] por el sendero
    *[straight] campo a través
    }
routes_steps_turn = En { $metres } m, { $turn ->
     [straight] sigue recto
     [slightLeft] mantente a la izquierda
     [left] gira a la izquierda
     [sharpLeft] gira cerrado a la izquierda
     [slightRight] mantente a la derecha
     [right] gira a la derecha
    *[sharpRight] gira cerrado a la derecha
    }
routes_steps_turnAt = En { $metres } m, { $turn ->
     [straight] sigue recto
     [slightLeft] mantente a la izquierda
     [left] gira a la izquierda
     [sharpLeft] gira cerrado a la izquierda
     [slightRight] mantente a la derecha
     [right] gira a la derecha
    *[sharpRight] gira cerrado a la derecha
    } ({ $landmark })
routes_steps_onto_road = al camino
routes_steps_onto_path = al sendero
routes_steps_leave = En { $metres } m, deja el camino y ve campo a través { $direction ->
     [east] hacia el este
     [north-east] hacia el noreste
     [north] hacia el norte
     [north-west] hacia el noroeste
     [west] hacia el oeste
     [south-west] hacia el suroeste
     [south] hacia el sur
    *[south-east] hacia el sureste
    }
routes_steps_travel = En { $metres } m, viaje rápido: { $place }
routes_steps_travelNow = Viaje rápido: { $place }
routes_steps_pass = En { $metres } m, pasa por: { $place }
routes_steps_arrive = Llegada en { $metres } m: { $place }
routes_steps_arriveNow = Has llegado: { $place }
routes_steps_bridges = { $bridges ->
     [one] por el puente
    *[other] por { $bridges } puentes
    }
routes_beside = A lo largo de la ruta
routes_reach = Distancia a la ruta
routes_besideAmount = { $amount ->
     [0] Ningún lugar coincide con tus filtros.
     [one] { $amount } lugar coincide con tus filtros
    *[other] { $amount } lugares coinciden con tus filtros
    }
routes_stillToFind = No encontrados: { $left }
routes_alreadyFound = Encontrados: { $found }
routes_along = a los { $metres } m
routes_more = Mostrar más
routes_handles_begin = Inicio de la ruta
routes_handles_end = Final de la ruta
routes_handles_between = Punto intermedio { $number }
routes_handles_new = Añadir punto intermedio
routes_tripNear = Recorrido cercano
routes_nothingLeft = Ningún lugar no encontrado coincide con tus filtros.
routes_bestOrder = Optimizar orden
routes_undone = Deshecho: ruta restaurada
routes_printStops = Imprimir paradas…
routes_ordering = Optimizando el orden…
routes_stopOrdering = Detener
routes_exportRoute = Exportar ruta (GeoJSON)
routes_exportGpx = Exportar ruta (GPX)
routes_save = Guardar en mis chinchetas
routes_saveChanges = Guardar cambios
routes_savedAs = Guardado en mis chinchetas: { $title }
routes_show = Mostrar recorrido
routes_share = Compartir recorrido
routes_back = Volver al inicio
routes_tripInView = Recorrer lo que falta a la vista
routes_tripLeft = Recorrer lo que falta
routes_tripShown = Recorrer lo mostrado
routes_tripThese = Recorrer todos
routes_tripNearest = Recorrer los { $amount } más cercanos
routes_tooMany = Un recorrido tiene { $most } paradas como máximo. Se añadieron las más cercanas.
routes_stops_next = Siguiente: { $number } de { $of }, { $name }, { $metres } m
routes_stops_goOn = Encontrado, siguiente
routes_stops_passed = { $name }: hecho
routes_trip = { $stops ->
     [one] Recorrido de { $stops } parada
    *[other] Recorrido de { $stops } paradas
    }
routes_stops_title = Paradas
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Subir { $name }
routes_stops_later = Bajar { $name }
routes_stops_leaveOut = Quitar { $name }
routes_areas_title = Por zona
routes_areas_shade = Colorear zonas del mapa
routes_areas_around = Alrededor de { $name }
routes_steps_next = luego a los { $metres } m { $turn ->
     [straight] recto
     [slightLeft] ligeramente a la izquierda
     [left] a la izquierda
     [sharpLeft] bruscamente a la izquierda
     [slightRight] ligeramente a la derecha
     [right] a la derecha
    *[sharpRight] bruscamente a la derecha
    }
routes_steps_crossroads = { $crossroads ->
     [one] recto en el cruce
    *[other] recto en { $crossroads } cruces
    }
routes_steps_passing = pasando por: { $things }
routes_options = Opciones: { $chosen }
routes_mode = Cómo viajas
routes_modes_walk = A pie
routes_modes_run = Corriendo
routes_modes_ride = A caballo
routes_tripDone = Recorrido completado: { $found } de { $of } encontrados
routes_endTrip = Terminar recorrido
routes_anotherTrip = Empezar otro recorrido

playthroughs_title = Partidas
playthroughs_hint = Cada partida tiene sus lugares encontrados, chinchetas y notas. Los filtros y los ajustes son comunes.
playthroughs_new = Nueva partida…
playthroughs_unnamed = Sin nombre
playthroughs_shown = En el mapa
playthroughs_tally = { $found } de { $total } encontrados
playthroughs_switch = Cambiar
playthroughs_switchLabel = Cambiar a «{ $name }»
playthroughs_rename = Renombrar
playthroughs_renameLabel = Renombrar «{ $name }»
playthroughs_copy = Copiar
playthroughs_copyLabel = Copiar «{ $name }»
playthroughs_delete = Eliminar
playthroughs_deleteLabel = Eliminar «{ $name }»
playthroughs_deleted = Partidas eliminadas
playthroughs_bringBack = Restaurar
playthroughs_bringBackLabel = Restaurar «{ $name }»
playthroughs_forGood = Eliminar definitivamente
playthroughs_forGoodLabel = Eliminar definitivamente: «{ $name }»
playthroughs_forGoodTitle = ¿Eliminar definitivamente?
playthroughs_forGoodQuestion = ¿Eliminar definitivamente «{ $name }»?
playthroughs_forGoodText = Sus lugares encontrados, chinchetas y notas se borrarán de este dispositivo. No se puede deshacer.
playthroughs_name = Nombre
playthroughs_firstName = Partida actual
playthroughs_newName = Partida nueva
playthroughs_first = Primera
playthroughs_second = Segunda
playthroughs_copyOf = { $name } (copia)
playthroughs_blank = Escribe un nombre.
playthroughs_left = { $amount ->
     [one] Queda { $amount }
    *[other] Quedan { $amount }
    }
playthroughs_save = Guardar
playthroughs_make = Crear
playthroughs_close = Cerrar
playthroughs_nameTitle_new = Nueva partida
playthroughs_nameTitle_rename = Renombrar la partida
playthroughs_nameTitle_copy = Copiar la partida
playthroughs_deleteTitle = ¿Eliminar la partida?
playthroughs_deleteQuestion = ¿Eliminar «{ $name }»?
playthroughs_deleteText = Sus lugares encontrados ({ $found } de { $total }), chinchetas y notas se quitan del mapa. Puedes restaurarla en Ajustes.
playthroughs_deleteUncounted = Sus lugares encontrados, chinchetas y notas se quitan del mapa. Puedes restaurarla en Ajustes.
playthroughs_confirm = Eliminar
playthroughs_cancel = Cancelar
playthroughs_toastDeleted = Eliminada: «{ $name }»
playthroughs_toastGone = «{ $name }» se eliminó en otra pestaña
playthroughs_undo = Deshacer
playthroughs_merged = El archivo es de «{ $from }» y se combinó con «{ $into }».
playthroughs_head = Partida: «{ $name }»
playthroughs_nameless = Partidas sin nombre
playthroughs_namelessMarks = { $amount ->
     [one] Sin nombre: { $amount } lugar encontrado
    *[other] Sin nombre: { $amount } lugares encontrados
    }
playthroughs_namelessPins = { $amount ->
     [one] Sin nombre: { $amount } chincheta o nota
    *[other] Sin nombre: { $amount } chinchetas y notas
    }
playthroughs_refused_newer = Tus partidas las guardó una versión más nueva de este mapa. Recarga para actualizar antes de crear otra.
playthroughs_refused_no-room = No se pudo crear la partida: el almacenamiento del navegador está lleno o bloqueado. No se ha cambiado nada.
playthroughs_elsewhere_deleted = Esta partida se eliminó en otro lugar. Guarda otra vez para restaurarla con este nombre.
playthroughs_elsewhere_gone = Esta partida se eliminó para siempre en otro lugar. Crea una nueva en su lugar.

worlds_title = Mundos
worlds_close = Cerrar
worlds_loading = Cargando mundos…
worlds_failed = No se pudieron cargar los mundos. Comprueba la conexión e inténtalo de nuevo.
worlds_retry = Reintentar
worlds_found = { $found } de { $all } encontrados
worlds_places = { $all } { $all ->
     [one] lugar
    *[other] lugares
    }
worlds_present = En el mapa
worlds_cached = En este dispositivo
worlds_titleAndId = { $title } ({ $id })


wiki_place = Página de la wiki
wiki_kind = Página de la wiki: { $kind }
report_link = Informar de un error
report_ask = Informar de un error
report_copyRow = Copiar datos del lugar
report_copyHint = Envía los datos de este lugar a quien mantiene el mapa y di qué está mal.
report_copied = Copiado
report_copyRefused = El navegador bloqueó la copia. Cópialo de aquí:
report_title = Error: { $label } ({ $id })
report_wrong = Qué está mal:
report_world = Mundo: { $world }
# same
report_id = ID: { $id }
report_type = Tipo: { $type }
report_coordinate = Coordenadas: { $coordinate }
report_inGame = En el juego: { $metres } m
report_name = Nombre: { $name }
report_description = Descripción: { $description }

veil_hint = El nombre de este lugar es un spoiler. Se oculta hasta que encuentres el lugar.
veil_show = Mostrar nombre
filterOverride_filters = Filtros compartidos
filterOverride_filtersShown = Se muestran los filtros de un enlace.
filterOverride_filtersHint = Los tuyos están a salvo. Los cambios no se guardan si no conservas estos.
filterOverride_keep = Conservar estos
filterOverride_isolated = Solo { $title }
filterOverride_isolateThisKind = Mostrar solo estos
filterOverride_undone = Deshecho: filtros restaurados
filterSets_title = Conjuntos de filtros
filterSets_keep = Conservar conjunto…
filterSets_rename = Renombrar…
filterSets_earlier = Mover antes
filterSets_later = Mover después
filterSets_start = Mostrar al inicio
filterSets_copyLink = Copiar enlace
filterSets_delete = Eliminar
filterSets_nameTitle_keep = Conservar como conjunto
filterSets_nameTitle_rename = Renombrar conjunto
filterSets_taken_keep = Ya tienes un conjunto «{ $name }». «Reemplazar» pone en su lugar lo que se muestra ahora.
filterSets_taken_rename = Ya tienes un conjunto «{ $name }». Elige otro nombre.
filterSets_replace = Reemplazar
filterSets_full = Hay sitio para { $most } conjuntos. Elimina uno primero.
filterSets_kept = Conservado: «{ $name }»
filterSets_deleted = Eliminado: «{ $name }»
filterSets_deletedElsewhere = Este conjunto de filtros se eliminó en otro lugar. Guarda otra vez para restaurarlo con este nombre.

embed_copy = Copiar código de inserción
embed_fixLanguage = Siempre en este idioma
embed_copied = Código de inserción copiado
embed_title = { $label } en el mapa de { $game }
links_share = Compartir
links_copied = Enlace copiado
pins_howTo = Haz clic derecho en el mapa y elige «Añadir chincheta».
pins_howToByFinger = Mantén pulsado el mapa y elige «Añadir chincheta».
pins_howToByKeys = Con el teclado: Shift+F10 en el mapa.
pins_edit = Editar
pins_delete = Eliminar
pins_addNote = Añadir nota
pins_editNote = Editar nota
pins_deleteNote = Eliminar nota
pins_gone_title = Esta chincheta se eliminó en otro lugar
pins_gone_description = ¿Restaurarla con tu texto?
pins_gone_confirm = Restaurar
pins_gone_cancel = Descartar el texto
pictures_list = Imágenes
pictures_add = Añadir imagen
pictures_limit = Hasta { $most } imágenes, cada una reducida a { $kilobytes } kB como máximo. También puedes pegarlas o soltarlas aquí.
pictures_name = Imagen { $number } de { $total }: { $label }
pictures_elsewhere = Esta imagen está en otro dispositivo
pictures_damaged = Esta imagen está dañada
pictures_close = Cerrar imagen
pictures_delete = Eliminar imagen
pictures_added = Imagen añadida
pictures_deleted = Imagen eliminada
pictures_nowhere = Las imágenes van en chinchetas y notas. Abre una chincheta o un lugar y suelta la imagen otra vez.
pictures_full = Una chincheta o nota puede tener { $most } imágenes. Elimina una primero.
pictures_problem_no-picture = El navegador no pudo leer ninguna imagen en este archivo. Elige otro.
pictures_problem_svg = No se pueden añadir dibujos SVG. Elige una imagen PNG, JPEG o WebP.
pictures_problem_too-large = La imagen es demasiado grande: puede tener { $most } millones de píxeles. Guárdala más pequeña e inténtalo otra vez.
pictures_problem_storage = No se pudo guardar la imagen: el almacenamiento del navegador está lleno o bloqueado. No se cambió nada.
pictures_problem_undecodable = El navegador no pudo leer esta imagen ({ $kind }). Guárdala como PNG o JPEG y añade ese archivo.
pictures_problem_falsified = La protección de tu navegador contra la huella digital cambiaría la imagen, así que no se guardó nada. Permite los datos de canvas para este sitio, con el icono de imagen de la barra de direcciones o con Shields en Brave. O elige una imagen PNG, JPEG o WebP de { $kilobytes } kB como máximo.
pictures_falsified = La protección de tu navegador contra la huella digital cambiaría la imagen, así que no se guardó nada. Permite los datos de canvas para este sitio, con el icono de imagen de la barra de direcciones o con Shields en Brave, e inténtalo otra vez.
backups_pictures_size = Copia con imágenes: { $megabytes } MB
backups_pictures_without = Guardar copia sin imágenes
backups_pictures_unread = No se pudieron leer tus imágenes. La copia se hizo sin ellas.
backups_pictures_tooLarge = Con imágenes la copia pasaría de { $most } MB y no se podría importar. Se hace sin ellas.
spot_label = Punto: { $coordinate }
spot_temporary = Esta chincheta no se guarda. Desaparece al cerrar estos detalles.
search_clearAndBrowse = Borrar búsqueda
search_loadMore = Mostrar más…
firstHint_withExample = { $amount } lugares. Busca «{ $example }» o pulsa uno en el mapa para marcarlo como encontrado.
firstHint_plain = { $amount } lugares. Pulsa uno en el mapa para marcarlo como encontrado.
firstHint_kept = Se guarda en este navegador.

search_id = #{ $id }
search_here = Contiene: { $names }
search_outside = Fuera de este mapa, que va de { $from } a { $to }.
search_openLink = Abrir este enlace
# same
card_id = ID
undoing_action_quest = Misión cambiada
quests_title = Misiones
# $done (number), $total (number)
quests_tally = { $done } de { $total } terminadas
quests_loading = Cargando misiones…
quests_failed = No se pudieron cargar las misiones. Comprueba tu conexión e inténtalo de nuevo.
quests_sections_main = Historia principal
quests_sections_side = Misiones secundarias
quests_sections_task = Tareas
quests_sections_activity = Actividades
quests_search = Buscar misiones
quests_only_openToMe = Abiertas para mí
quests_only_canBeMissed = Se puede perder
quests_only_timed = Con límite de tiempo
quests_only_hideDone = Ocultar terminadas
quests_place = Empieza en
quests_everywhere = En todas partes
quests_orders_story = Historia y lugar
quests_orders_distance = Más cercanas primero
quests_allTitles = Mostrar todos los títulos (spoilers)
# $part (text)
quests_part = Mostrar: { $part }
quests_veiled = Una misión de la historia principal
quests_states_open = Abierta
quests_states_under-way = En curso
quests_states_done = Terminada
quests_states_failed = Fallida
# $title (text)
quests_state = Estado: { $title }
# $where (text)
quests_begins = Empieza: { $where }
# $place (text)
quests_beginsIn = Empieza en { $place }
# $where (text)
quests_beginsNear = Empieza cerca de: { $where }
quests_beginsUnknown = No se sabe dónde empieza.
# $days (number)
quests_limits_days = Fracasa tras { $days } { $days ->
     [one] día
    *[other] días
    }
quests_limits_someDays = Fracasa tras unos días
# $time (text)
quests_limits_hour = Llega a las { $time }
quests_limits_noon = Llega a mediodía
quests_limits_hours = Solo a ciertas horas
quests_limits_night = Solo de noche
quests_limits_one-night = En una sola noche
quests_limits_weekly = Vuelve cada semana
quests_limits_timed = Tiene un límite de tiempo
# $title (text)
quests_limits_before = Solo antes de: { $title }
quests_limits_missable = Se puede perder
quests_limits_no-return = Puede acabar con misiones abiertas
quests_limits_closes-others = Acaba con otras misiones
quests_limits_unlocks-region = Abre otra región
quests_comesAfter = Viene después de
quests_leadsTo = Lleva a
quests_rulesOut = Excluye
# $amount (number)
quests_lost = { $amount ->
     [one] { $amount } misión abierta puede
    *[other] { $amount } misiones abiertas pueden
    } acabar aquí
quests_nothing = Ninguna misión encaja con estos filtros.
quests_show = Ver en el mapa
quests_nearby = Misiones abiertas cerca
quests_onMap = Mostrar en el mapa dónde empiezan las misiones
quests_kind = Misión
quests_kindNear = Misión, en algún lugar cercano
quests_trip = Recorrer misiones abiertas cercanas
quests_here = Misiones que empiezan aquí
# $open (number), $done (number)
quests_hereTally = { $open } abiertas, { $done } terminadas

treasureMaps_title = Mapa del tesoro { $number }
treasureMaps_lies = Se recoge allí
treasureMaps_sold = Se vende allí
treasureMaps_soldBy = Lo vende: { $seller }
treasureMaps_carried = Lo lleva un caminante
treasureMaps_show = Mostrar dónde está
treasureMaps_back = Volver al tesoro
treasureMaps_fromThere = Ruta desde allí
treasureMaps_toTreasure = Ruta hasta el tesoro
treasureMaps_sells = Vende
treasureMaps_called = mapa mapas
treasureMaps_besides = del de tesoro tesoros numero n o el
update_label = Actualización disponible
update_waiting = Hay una versión nueva lista. Se conservan tu vista y tu progreso.
update_elsewhere = El mapa se actualizó en otra pestaña. Recarga esta cuando quieras.
update_reload = Recargar ya
update_later = Más tarde
storage_backup = Guardar copia

## tools

live_mod = El juego necesita un mod que indique dónde estás.
live_help_title = Qué debe escribir el mod
live_help_log = Una vez por segundo, una línea al final del registro del juego:
live_help_numbers = Los números son, en metros del juego: cuánto al este, cuánto al norte y a qué altura estás; después, hacia dónde miras, con su parte al este y al norte.
live_help_program = O un programa en este ordenador responde en esta dirección:
live_help_allow = Su respuesta debe permitir que esta página la lea:
poster_contents_left = Nombres y lugares por encontrar
poster_preview = Vista previa
poster_print_now = Imprimir
poster_print_what = Lugares en el papel
poster_print_parts_all = Todos los visibles
poster_print_parts_left = Por encontrar
poster_print_legend = Leyenda


upload_did_added = { $amount ->
     [one] { $amount } lugar nuevo
    *[other] { $amount } lugares nuevos
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } lugar nuevo
    *[other] { $amount } lugares nuevos
    } (fuera de este mapa: { $off }, se conservan para tu próxima copia)
upload_did_known = { $amount ->
     [one] { $amount } ya estaba
    *[other] { $amount } ya estaban
    }
upload_did_skipped = { $amount ->
     [one] { $amount } dato omitido (ID no válido)
    *[other] { $amount } datos omitidos (ID no válidos)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } dato omitido (ID no válido: { $why })
    *[other] { $amount } datos omitidos (ID no válidos: { $why })
    }
upload_did_unknown = { $amount ->
     [one] { $amount } desconocido
    *[other] { $amount } desconocidos
    } ({ $why })
upload_forReason = { $reason }: { $amount }
upload_nothingNew = Nada nuevo: { $did }
upload_nothingNewEmpty = Nada nuevo: el archivo está vacío
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Leyendo archivo
upload_merging = Combinando archivo
upload_cancelReading = Cancelar
upload_endings = { $before } o { $last }
upload_problem_extension = El nombre del archivo debe terminar en { $endings }. Elige una copia de seguridad hecha con el botón «Guardar copia» o un archivo de otro mapa.
upload_problem_too-large = El archivo ocupa { $megabytes } MB y se pueden leer { $most } MB como máximo. Elige una copia hecha con el botón «Guardar copia».
upload_problem_unreadable = El navegador no pudo leer el archivo. Muévelo a otra carpeta e inténtalo de nuevo.
upload_problem_empty = El archivo está vacío. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_problem_encoding = El archivo no está en UTF-8 ni en UTF-16. Guárdalo como UTF-8 o elige otra copia.
upload_problem_too-deep = El archivo tiene más de 100 niveles anidados. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_problem_too-many = El archivo contiene más de 100.000 entradas o campos, o campos con más de 10.000 nombres. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_problem_too-many-marks = El archivo contiene más de 10.000 lugares, más que cualquier mapa. Elige una copia hecha con el botón «Guardar copia».
upload_problem_hostile = El archivo contiene un campo no seguro ({ $name }). Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_problem_newer-version = Esta copia de seguridad se hizo con una versión más nueva del mapa. Recarga la página para actualizar y vuelve a importarla.
upload_problem_not-csv = El archivo no es una tabla de lugares. Su primera línea debe contener las columnas x, y y name.
upload_problem_not-xml = El archivo está dañado o no es KML ni GPX. Expórtalo de nuevo y importa la nueva copia.
upload_problem_too-many-columns = La tabla tiene más de 100 columnas. Deja x, y, name y note, y vuelve a importarla.
upload_problem_too-many-pins = El archivo contiene más de 10.000 chinchetas, el límite de una copia. Quita algunas y vuelve a importarlo.
upload_problem_no-world = Los lugares de este mapa no están cargados y no se pudo comprobar el archivo. Recarga la página y vuelve a importarlo.
upload_problem_nothing-known = El archivo está vacío o nada de él está en este mapa. No se ha cambiado nada.
upload_problem_unknown = Nada del archivo está en este mapa: { $unknown }. No se ha cambiado nada.
upload_problem_no-bounds = El mapa de la wiki no dice dónde están sus lugares: «{ $field }» falta o no se puede leer. Copia el mapa entero de la wiki y vuelve a importarlo.
upload_problem_other-numbers = El archivo usa coordenadas «{ $system }», no las de este mapa. Guárdalo con x hacia el este e y hacia el norte, como en los detalles de los lugares, y vuelve a importarlo.
upload_problem_degrees = Todos los números del archivo son menores que 180: parecen latitud y longitud. Guárdalo con x hacia el este e y hacia el norte, como en los detalles de los lugares, y vuelve a importarlo.
upload_problem_schema = El archivo no es una lista de lugares encontrados: { $wrong }.
upload_problem_schemaField = El archivo no es una lista de lugares encontrados: { $field }: { $wrong }.
pins_did_added = { $amount ->
     [one] { $amount } chincheta nueva
    *[other] { $amount } chinchetas nuevas
    }
pins_did_changed = { $amount ->
     [one] { $amount } chincheta cambiada
    *[other] { $amount } chinchetas cambiadas
    }
pins_did_deleted = { $amount ->
     [one] { $amount } chincheta eliminada
    *[other] { $amount } chinchetas eliminadas
    }
pins_did_alreadyKnown = { $amount ->
     [one] { $amount } chincheta que ya estaba
    *[other] { $amount } chinchetas que ya estaban
    }
pins_did_stayDeleted = { $amount ->
     [one] { $amount } chincheta eliminada aquí después, no restaurada
    *[other] { $amount } chinchetas eliminadas aquí después, no restauradas
    }
pins_did_skipped = { $amount ->
     [one] { $amount } chincheta omitida (dañada)
    *[other] { $amount } chinchetas omitidas (dañadas)
    }
pins_did_outside = { $amount ->
     [one] { $amount } chincheta fuera de este mapa, omitida
    *[other] { $amount } chinchetas fuera de este mapa, omitidas
    }
upload_misfit_missing = falta
upload_misfit_expected = se esperaba: { $expected }
upload_misfit_received = se esperaba: { $expected }, recibido: { $received }
upload_misfit_kinds_marker-id = ID de lugar
upload_misfit_kinds_version-number = número de versión
upload_importQuestion_description = Este archivo es de otro mapa. Todavía no se ha combinado nada.
upload_importQuestion_sources_newer-fan-map = lista del mapa de fans más nuevo
upload_importQuestion_sources_older-fan-map = copia del mapa de fans más antiguo
upload_importQuestion_sources_tracker = lista del script de seguimiento
upload_importQuestion_sources_datamaps = mapa de una wiki (DataMaps)
upload_importQuestion_sources_fandom = mapa de una wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabla
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Coincidencias
upload_importQuestion_noneMatched = Ningún lugar
upload_importQuestion_amountMatched = { $amount ->
     [one] { $amount } lugar
    *[other] { $amount } lugares
    }: { $added ->
     [one] { $added } nuevo
    *[other] { $added } nuevos
    }, { $known ->
     [one] { $known } ya estaba
    *[other] { $known } ya estaban
    }
upload_importQuestion_pins = Añadidos como chinchetas
upload_importQuestion_unknown = Desconocidos, omitidos
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = ¿Combinar este archivo?
upload_question_descriptions_doubt = Puede que no sea una copia de seguridad de este mapa. Todavía no se ha combinado nada.
upload_question_descriptions_conflict = Entra en conflicto con chinchetas o notas tuyas. Todavía no se ha combinado nada.
upload_question_descriptions_other-page = Es la copia que elegiste en la página de otro mundo. Todavía no se ha combinado nada.
upload_question_confirm = Combinar
upload_question_cancel = Cancelar
upload_question_file = Archivo
upload_question_readAs = Formato
upload_question_sources_backup = copia de seguridad
upload_question_sources_list = lista de ID de lugares
upload_question_playthrough = Partida
upload_question_fileMap = Hecho para
upload_question_noName = un mapa sin nombre
upload_question_thisMap = Este mapa
upload_question_otherMapHint = Sus ID pueden ser aquí de otros lugares.
upload_question_leftOut = Omitido
upload_question_leftOutHint = El archivo tiene más que lugares encontrados y chinchetas. Solo se combinan estos.
upload_question_moreFields = y { $amount } más
upload_question_result = Resultado
upload_unknownReasons_no-such-place = ningún lugar así a menos de 1 m
upload_unknownReasons_unknown-kind = tipo desconocido
upload_unknownReasons_outside = fuera de este mapa
upload_unknownReasons_other-numbers = no en las coordenadas de este mapa
upload_unknownReasons_unreadable = sin coordenadas legibles
upload_notJson_web-page = El archivo es una página web, no una copia de seguridad. Elige una hecha con el botón «Guardar copia».
upload_notJson_picture = El archivo es una imagen, no una copia de seguridad. Elige una hecha con el botón «Guardar copia».
upload_notJson_archive = El archivo está comprimido o es una hoja de cálculo. Descomprímelo o guárdalo como CSV e impórtalo.
upload_notJson_cut-off = El JSON está incompleto. Elige otra copia del archivo.
upload_notJson_damaged = El JSON no es válido. Elige otra copia del archivo.
upload_notJson_other = El archivo no es JSON. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_skipWords_negative = negativos
upload_skipWords_fractional = no enteros
upload_skipWords_text = texto
upload_skipWords_too-large = demasiado grandes
upload_skipWords_other = otros
transfer_send = Enviar a un dispositivo
transfer_close = Cerrar
transfer_preparing = Creando el enlace…
transfer_nothing = Aún no hay nada que enviar. Encuentra antes un lugar o añade una chincheta.
transfer_holds = El código y el enlace contienen: { $what }. Escanea el código con el otro dispositivo o abre allí el enlace. Se pregunta antes de añadir nada, y no se quita nada.
transfer_linkHolds = El enlace contiene: { $what }. Ábrelo en el otro dispositivo. Se pregunta antes de añadir nada, y no se quita nada.
transfer_private = No se envía nada a ningún servidor: los datos van en el código y el enlace.
transfer_code = Código QR del enlace
transfer_tooMuchForCode = Demasiados datos para un código QR. Envía el enlace o usa un archivo de copia.
transfer_tooMuchForLink = Demasiados datos para un enlace. Importa un archivo de copia en el otro dispositivo.
transfer_copy = Copiar enlace
transfer_copied = Enlace copiado
transfer_copyRefused = El navegador bloqueó la copia. Cópialo de aquí:
transfer_share = Compartir enlace
transfer_shareTitle = Mi progreso en el mapa
transfer_backup = Guardar copia
transfer_question_title = ¿Añadir a tu progreso?
transfer_question_description = Viene de un enlace. Todavía no se ha añadido nada.
transfer_question_confirm = Combinar
transfer_question_cancel = Cancelar
transfer_marks = Lugares encontrados
transfer_pins = Chinchetas
transfer_figures = Nuevos: { $added }, ya estaban: { $known }
transfer_figuresOff = Nuevos: { $added } (fuera de este mapa: { $off }), ya estaban: { $known }
transfer_added = Añadido desde un enlace
transfer_knownTitle = Nada nuevo en este enlace
transfer_known = Ya tienes todo lo que trae este enlace.
transfer_empty = Este enlace no trae lugares encontrados ni chinchetas.
transfer_problemTitle = No se puede leer este enlace
transfer_problem_damaged = El enlace del otro dispositivo está incompleto o dañado. No se ha añadido nada. Copia otra vez el enlace entero o vuelve a escanear el código.
transfer_problem_newer-version = El enlace se hizo con una versión más nueva de este mapa. No se ha añadido nada. Recarga la página para actualizar y abre otra vez el enlace.
transfer_problem_other-map = El enlace es para el mapa de otro juego. No se ha añadido nada.
transfer_problem_old-browser = Este navegador es demasiado antiguo para leer el enlace. No se ha añadido nada. Actualízalo o usa en su lugar un archivo de copia de seguridad.
transfer_problem_too-many-marks = El enlace contiene más de 10.000 lugares, más que cualquier mapa. No se ha añadido nada. Crea un enlace nuevo en el otro dispositivo.
otherWorld_file_title = Esta copia de seguridad es de { $world }
otherWorld_file_text = Pertenece a otro mundo. Aquí no ha cambiado nada. Abre ese mundo, y se te preguntará antes de combinar nada.
otherWorld_file_open = Abrir { $world } y combinar
otherWorld_file_notCarried = Este navegador no puede pasar el archivo. Abre { $world } e impórtalo allí.
otherWorld_file_cancel = Cancelar
otherWorld_link_title = Este enlace es para { $world }
otherWorld_link_text = Pertenece a otro mundo. Aquí no se ha añadido nada. Abre ese mundo, y se te preguntará antes de añadir nada.
otherWorld_open = Abrir { $world }
otherWorld_close = Cerrar
otherWorld_lost_title = Archivo perdido por el camino
otherWorld_lost_text = El navegador no conservó el archivo y no se ha combinado nada. Impórtalo aquí, en Ajustes.

live_title = Posición en vivo
live_close = Cerrar
live_intro = Muestra tu posición y tu rastro en el juego. Nada sale de este ordenador.
live_file = Registro del juego
live_fileHint = Elígelo una vez y el mapa irá leyendo las líneas nuevas.
live_fileOnce = Este navegador solo lee el archivo una vez. Para seguir en vivo, usa el programa, o Chrome, Edge u Opera en un ordenador.
live_choose = Elegir registro…
live_program = Programa en este ordenador
live_programHint = El mapa le pregunta cada segundo en { $address }.
live_ask = Conectar
live_askAgain = Reintentar
live_stop = Dejar de seguir
live_place = Estás en { $coordinate }.
live_waiting_file = Esperando tu posición en el registro…
live_waiting_program = El programa responde, pero aún no tiene posición.
live_silent = El juego lleva un rato sin novedades. ¿Está en pausa o cerrado?
live_once = Esta es la última posición del registro elegido.
live_problems_noAnswer = Sin respuesta en { $address }. ¿Está en marcha el programa y permite conectarse a esta página?
live_problems_badAnswer = La respuesta de { $address } no trae ninguna posición. Quizá otro programa use esa dirección.
live_problems_noLines = No hay ninguna línea [LIVEMAP] al final de { $name }. ¿Es el registro de este juego y funciona el mod?
live_problems_badLines = Las líneas [LIVEMAP] de { $name } no se pueden leer: cada una necesita cinco números.
live_problems_unreadable = { $name } ya no se puede leer. Elígelo otra vez.
live_problems_outside = Estás fuera de este mapa. ¿Estás en otra región o en otro juego?
live_problems_elsewhere = Estás en otro mapa: { $title }.
live_problems_unmapped = Estás en una parte del juego que no tiene mapa aquí.
live_goThere = Ir allí
live_refused = Este navegador no permitió elegir un archivo.
live_centre = Mantenerme centrado
live_clear = Borrar rastro
live_exportTrail = Exportar rastro (GPX)
live_trail = Rastro
live_visits = Marcar como visitados los lugares a menos de 15 m
live_finds = Marcar como encontrados los lugares a menos de 15 m
live_alert = Sonido cerca de lugares sin encontrar
live_near = Cerca: { $label }
live_awake = Mantener la pantalla encendida al seguir
live_awakeLacking = Este navegador no puede mantener la pantalla encendida.
live_awakeRefused = El navegador no mantiene encendida la pantalla ahora, quizá para ahorrar batería.
live_you = Estás aquí
live_small = Abrir ventana pequeña
live_smallClose = Cerrar ventana pequeña
live_smallHint = El mapa en una ventana pequeña que se queda encima del juego.
live_smallLacking = Este navegador no puede mantener una ventana encima de las demás: Chrome o Edge en un ordenador sí.
live_updateWaits = La actualización espera a que cierres la ventana pequeña.
live_smallRefused = El navegador no abrió la ventana pequeña.
live_address = Dirección del programa
live_addressWrong = Escribe una dirección de tu propia red, como http://192.168.1.20:8765.
live_problems_forbidden = La política de seguridad de este sitio no deja que el mapa pregunte a { $address }. Quien lleva el sitio tiene que añadir esa dirección.
live_problems_mixed = Una página cargada por https no puede preguntar a { $address } por http. Usa https allí, o un programa en este ordenador.
live_aloud = Decir el próximo giro
live_voiceLacking = Este navegador no tiene voz en español.
live_voiceUnable = Este navegador no puede hablar.
live_offRoute = Fuera de la ruta
live_leadOn = Ruta desde aquí

poster_title = Póster
poster_close = Cerrar
poster_intro = Una imagen del mapa, para imprimir a 300 ppp o como fondo de pantalla. Se dibuja en tu navegador.
poster_size = Tamaño
poster_wallpaper = Fondo de pantalla
poster_width = Ancho en píxeles
poster_height = Alto en píxeles
poster_turned = Orientación
poster_portrait = Vertical
poster_landscape = Horizontal
poster_content = Mostrar
poster_contents_nothing = Solo el mapa
poster_contents_names = Nombres
poster_contents_shown = Nombres y lugares mostrados
poster_contents_found = Nombres y lugares encontrados
poster_contents_all = Nombres y todos los lugares
poster_contents_route = Nombres y ruta
poster_part = Zona
poster_whole = Todo el mundo
poster_view = Vista actual
poster_outOfBounds = Cada lado debe tener de { $least } a { $most } píxeles.
poster_drawn = { $percent } % dibujado
poster_stop = Detener
poster_make = Guardar póster
poster_notices_saved = Póster guardado
poster_notices_stopped = Detenido. Póster no guardado.
poster_notices_failed = No se pudo crear el póster. Prueba un tamaño menor.
poster_notices_notLoaded = No se pudo crear el póster. Comprueba la conexión.
poster_lacking = Este navegador no puede crear pósteres. Prueba con uno más reciente.
poster_print_title = Imprimir
poster_print_ready = Listo para imprimir en el diálogo de tu navegador.
poster_print_again = Imprimir otra vez
poster_print_failed = No se pudo dibujar el mapa. Solo se imprime la lista.
poster_print_refused = Este navegador no puede imprimir desde aquí. Usa su propio menú o abre la página en otro navegador.
poster_print_lacking = Este navegador no puede dibujar el mapa. Solo se imprime la lista.
poster_print_falsified = La protección de tu navegador contra la huella digital cambiaría el mapa. Solo se imprime la lista. Para imprimir el mapa, permite los datos de canvas para este sitio, con el icono de imagen de la barra de direcciones o con Shields en Brave.
poster_print_places = { $count ->
     [one] { $count } lugar en esta vista
    *[other] { $count } lugares en esta vista
    }
# $amount (number)
upload_did_quests = misiones: { $amount }
upload_did_sets = conjuntos de filtros: { $amount }
upload_did_setsLeft = conjuntos de filtros sin sitio: { $amount }
upload_did_pictures = imágenes: { $amount }
upload_did_picturesLeft = imágenes sin sitio: { $amount }
upload_did_picturesBroken = imágenes dañadas omitidas: { $amount }
transfer_noPictures = Las imágenes de chinchetas y notas se quedan aquí. Una copia las lleva consigo.
transfer_quests = Misiones
copyFile_title = Mantener una copia en un archivo
copyFile_hint = Elige un archivo en una carpeta que sincronice tu propia nube. Tu progreso se escribe en él, y lo que escriben tus otros dispositivos se combina.
copyFile_unsupported = Este navegador no puede mantener un archivo al día. Descarga tu progreso con «Guardar copia» y combínalo en otro dispositivo con «Importar».
copyFile_begin = Archivo nuevo…
copyFile_choose = Archivo existente…
copyFile_stop = Dejar de copiar
copyFile_allow = Permitir
copyFile_anew = Escribir de nuevo
copyFile_begun = Copia en { $name }
copyFile_kept = Copia en { $name }, escrita: { $date }
copyFile_problems_ask = Tu navegador pregunta antes de dejar que el mapa use { $name }. Elige «Permitir» para seguir.
copyFile_problems_refused = Tu navegador no deja que el mapa use { $name }. Cámbialo junto a la dirección de la página o elige otro archivo.
copyFile_problems_away = { $name } no está en su carpeta. Devuélvelo a su sitio o elige otro archivo.
copyFile_problems_locked = No se ha podido leer o escribir { $name }. Cierra otros programas que lo usen y vuelve a intentarlo.
copyFile_problems_full = No hay espacio para escribir { $name }. Libera espacio y vuelve a intentarlo.
copyFile_problems_damaged = { $name } está incompleto y se ha dejado como estaba. Tu progreso está a salvo aquí. Espera a que termine tu nube y vuelve a intentarlo.
copyFile_problems_foreign = { $name } no es una copia de seguridad de este mapa y se ha dejado como estaba. Elige otro archivo.
copyFile_problems_other-world = { $name } es de otro mundo y se ha dejado como estaba. Elige otro archivo.
copyFile_problems_newer = { $name } se escribió con una versión más nueva de este mapa y se ha dejado como estaba. Recarga la página para actualizar.
copyFile_problems_taken = { $name } tiene la copia de otra partida. Elige otro archivo.

## manifest

manifest_description = Encuentra, filtra y marca { $summary }, con o sin conexión.
manifest_page = Encuentra, filtra y marca { $summary } en un mapa que dibuja tu navegador. Sin registro, sin rastreo, y tu progreso a salvo.
manifest_notStarted = El mapa no pudo arrancar. Necesita JavaScript y Chrome o Edge 109, Firefox 115, Safari 16.4 o posterior. Recarga la página o ábrela en un navegador más reciente.
manifest_needsScript = El mapa necesita JavaScript. Actívalo para este sitio y recarga la página.
manifest_needsServer = El mapa no funciona desde un archivo: necesita un servidor web. En la carpeta del proyecto, ejecuta npm start y abre la dirección que aparece.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Condiciones de uso
terms_updated = 21 de noviembre de 2026
terms_intro = Itinerarium es un mapa gratuito para quienes juegan a { $game }. Estas condiciones dicen qué puedes esperar de él y qué espera él de ti. «Nosotros» se refiere a quien ofrece la copia de Itinerarium que estás viendo.
terms_agreement_heading = Aceptación de las condiciones
terms_agreement_p1 = Al usar Itinerarium aceptas estas condiciones. Si no estás de acuerdo con ellas, por favor, no lo uses. No necesitas ninguna cuenta, y no contraes ninguna suscripción ni haces ninguna compra.
terms_agreement_p2 = Puedes usar el mapa para todo lo que permitan la ley y estas condiciones: por tu cuenta, en directo, en guías y vídeos, o como sitio al que enlazar. El código del programa se publica bajo la licencia MIT, y cualquiera puede ofrecer una copia con esa licencia; las partes hechas por otros, como los símbolos y las tipografías, conservan sus propias licencias, que se indican en los créditos del proyecto.
terms_prohibited_heading = Usos prohibidos
terms_prohibited_p1 = Por favor, deja que el mapa siga siendo útil para todos. No puedes:
terms_prohibited_item1 = usarlo de un modo que infrinja la ley o los derechos de otros;
terms_prohibited_item2 = intentar entrar en los servidores que lo ofrecen, sobrecargarlos o perturbarlos, ni automatizar peticiones hasta el punto de que otros lo noten;
terms_prohibited_item3 = modificarlo para difundir software malicioso o para engañar a quienes lo usan;
terms_prohibited_item4 = presentarlo, o presentar una copia de él, como un producto oficial del estudio o de la editora del juego;
terms_prohibited_item5 = quitar los avisos de autoría y de licencia del código, los símbolos o las tipografías que copies.
terms_moderation_heading = Moderación de contenidos
terms_moderation_p1 = Quienes visitan este sitio no pueden publicar nada en él: no hay comentarios ni perfiles, ni se suben archivos a ningún servidor. El archivo de lugares encontrados que eliges con «Importar» lo lee tu propio navegador y no va más allá, así que no hay nada tuyo que podamos revisar, conservar o retirar.
terms_moderation_p2 = Los lugares del mapa se mantienen a mano. Las correcciones llegan a través del código fuente público del proyecto, donde cada propuesta se comprueba antes de aceptarse. Podemos corregir, reescribir o quitar un lugar en cualquier momento, sobre todo si es erróneo, ofensivo o infringe los derechos de alguien. Si crees que algo de lo que se muestra aquí infringe los tuyos, díselo a quien ofrece esta copia o al proyecto, indica qué es y dónde está, y se examinará sin demora.
terms_liability_heading = Limitación de responsabilidad
terms_liability_p1 = El mapa está hecho con cuidado, pero se ofrece tal como es y según esté disponible, sin garantía alguna. Las posiciones, los nombres y las descripciones pueden ser erróneos o estar anticuados, por ejemplo después de un cambio en el juego, y el mapa puede ir lento, interrumpirse o desaparecer un día.
terms_liability_p2 = En la medida en que la ley lo permita, no respondemos de los daños derivados de usar el mapa o de no poder usarlo, incluida la pérdida de progreso en el mapa o en el juego, o de tiempo. Tu progreso en el mapa está en tu navegador, y los navegadores pueden perder lo que guardan: lo seguro es guardar una copia de vez en cuando.
terms_liability_p3 = Nada de lo aquí dicho limita la responsabilidad que la ley no permite limitar, como la debida a dolo o culpa grave, o a daños a la vida, la integridad física o la salud, ni los derechos que tengas como consumidor en el lugar donde vives.
terms_affiliation_heading = Sin vinculación
terms_affiliation_p1 = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo ni el patrocinio de { $studio } o de su editora, ni tiene vinculación con ellos. { $game } y los nombres que le pertenecen son marcas de sus dueños y se usan aquí solo para decir de qué juego trata el mapa.
terms_affiliation_p2 = Ninguna imagen, texto, icono ni código del juego forma parte de este mapa. Los enlaces a otros sitios se ofrecen por comodidad; de lo que haya allí responden quienes llevan esas páginas.
terms_changes_heading = Cambios
terms_changes_p1 = Estas condiciones pueden cambiar cuando cambie el mapa. La fecha de arriba dice cuándo cambiaron por última vez, y el historial público del proyecto muestra qué cambió. La versión que vale es la de esta página; al usar el mapa después de un cambio, lo aceptas.
terms_changes_p2 = Si alguna de estas condiciones resultara no ser válida, las demás se mantienen como están.

privacy_title = Privacidad
privacy_updated = 28 de noviembre de 2026
privacy_intro = En pocas palabras: no hay que iniciar sesión; tus lugares encontrados, chinchetas y ajustes se quedan en tu navegador, e Itinerarium no lleva incorporada ninguna analítica ni publicidad. A continuación, la versión larga. «El operador» es quien ofrece la copia de Itinerarium que estás viendo.
privacy_known_heading = Qué sabemos de ti
privacy_known_p1 = Nada. No hay cuentas, formularios ni cookies. Lo que buscas y los lugares que encuentras se procesan dentro de tu navegador y no se envían nunca a ninguna parte.
privacy_known_p2 = Para mostrarte la página, tu navegador tiene que pedir sus archivos al servidor del operador. Como en cualquier sitio web, ese servidor ve la petición: tu dirección IP, la hora, el archivo y lo que tu navegador dice de sí mismo. Los servidores suelen guardar esas peticiones durante un tiempo breve en un registro, por seguridad; cuánto tiempo depende del operador o de la empresa de alojamiento. En esas peticiones no hay nada sobre tu progreso. La dirección del mapa dice qué hay en pantalla (el lugar que abriste, dónde está el mapa, una chincheta, qué tipos se muestran), así que el servidor lo ve cuando vuelves a cargar la página o abres un enlace. Un enlace hecho con «Compartir» contiene un lugar o un punto. Ni una cosa ni la otra dice nada de ti.
privacy_known_p3 = Si haces que el mapa siga el juego, lee el archivo de registro que elijas o pregunta a un programa: en tu propio ordenador, en localhost:8765, o donde tú o quien lleva este sitio hayáis indicado. Dónde estás en el juego no se envía ni se guarda, y se olvida al cerrar la página. Si entretanto vas al mapa de otra región, tu navegador recuerda qué archivo o programa era hasta que ese mapa se abre.
privacy_known_p4 = Una página de otro sitio que muestra el mapa en un marco puede pedir que se le diga qué lugares abres en ese marco y cuáles marcas allí como encontrados o no encontrados. De lo que has encontrado en otra parte no se le dice nada. Lo que ese sitio haga con ello depende de ese sitio.
privacy_storage_heading = Preferencias en el almacenamiento local
privacy_storage_p1 = Para que el mapa se vea igual cuando vuelvas, tu navegador guarda una pequeña base de datos (IndexedDB) y algunas entradas en su almacenamiento local para este sitio. Solo este sitio puede leerlas, y se quedan hasta que tú las borres:
privacy_storage_item1 = filters-store: qué tipos de lugares muestras u ocultas. filter-sets-store: los conjuntos de filtros que has conservado, con sus nombres.
privacy_storage_item2 = La base de datos { $database }: los ID de los lugares que has marcado como encontrados o no encontrados, cuántas veces y qué día los encontraste, tus chinchetas y tus notas sobre lugares con sus textos, tus últimos 50 cambios, cada uno con su hora y un nombre aleatorio de la pestaña del navegador en que lo hiciste, y hasta cinco versiones anteriores, para que puedas deshacer cambios.
privacy_storage_item3 = progress-store: una segunda copia de los ID encontrados y de sus días. Los navegadores que no ofrecen base de datos guardan los cambios y las versiones anteriores en progress-history.
privacy_storage_item4 = pins-store: una segunda copia de tus chinchetas y notas: dónde están, qué escribiste, y su icono y color. De las eliminadas solo se guarda el ID, para que sigan eliminadas.
privacy_storage_item5 = keeping-store: cuántos de tus lugares encontrados y de tus cambios en chinchetas había en tu última copia de seguridad, si la hubo, y si se pidió al navegador que conserve estos datos. copy-file, y una base de datos cuyo nombre termina en .copy-file: el nombre del archivo en que mantienes una copia y la referencia del navegador a él, hasta que dejes de copiar.
privacy_storage_item6 = playthroughs-store, y una segunda copia en la base de datos cuyo nombre termina en .playthroughs: los nombres de tus partidas y cuál elegiste por última vez, si has creado una segunda. Lo que se guarda de ella lleva los mismos nombres de arriba, con el nombre del mundo y ocho cifras o letras tras un punto. last-world: qué mundo miraste por última vez, si hay varios; los nombres de los demás mundos, salvo el primero, terminan en el suyo.
privacy_storage_item7 = settings-store: el tamaño de los marcadores, el estilo del mapa, el idioma si lo has elegido, si el panel, los nombres y el aviso están abiertos o a la vista, si las teclas sueltas hacen algo, si las notificaciones se quedan hasta que las cierras, qué categorías están plegadas, si se guardan todos los mundos, por dónde van las rutas, si usan el viaje rápido y a qué distancia se enumeran los lugares junto a ellas, y, para seguir el juego, si los lugares por los que pasas cuentan como visitados, si la pantalla se queda encendida, si se dicen los giros, y la dirección del programa si indicas una.
privacy_storage_item8 = last-position: en qué punto del mapa estuviste por última vez y a qué escala. last-land y una imagen en la caché del navegador: cómo se veía allí el terreno, para mostrarlo al instante la próxima vez.
privacy_storage_item9 = seen-places: hasta qué lugar se te ha avisado de los lugares añadidos al mapa, una vez que has encontrado alguno.
privacy_storage_item10 = La base de datos cuyo nombre termina en .pictures: las imágenes que pusiste en chinchetas y notas, reducidas y sin lo que una cámara anota al lado, como dónde estaba. Están en las copias, si quieres, y en ningún enlace. Una imagen a la que ya nada se refiere se elimina a los 30 días.
privacy_offline_heading = Archivos guardados para usar el mapa sin conexión
privacy_offline_p1 = Para que el mapa funcione también sin conexión, tu navegador guarda una copia de los archivos del propio sitio con ayuda de un service worker: las páginas y los scripts, algo más de un megabyte, y las imágenes y los datos de cada mundo que hayas abierto, o de todos los mundos si así lo eliges en Ajustes. Anota cuáles son esos mundos. Los archivos son los mismos para todos y no dicen nada de ti. En Ajustes se indica si la copia está completa. De vez en cuando, tu navegador pregunta al servidor del operador si hay una versión más nueva; es una petición como cualquier otra.
privacy_offline_p2 = Cuando la página se recarga sola, por ejemplo para pasar a una versión más nueva, anota en la pestaña del navegador qué lugar, ruta, línea medida y pestaña del panel estaban abiertos, qué lugares habías visitado y qué habías escrito en el buscador; al volver lee la anotación y la borra. Cada vez que sales de la página o la recargas, anota del mismo modo el nombre aleatorio de la pestaña y si el mapa mostraba tu propia vista o la de un enlace.
privacy_deleting_heading = Leer y borrar lo que se guarda
privacy_deleting_p1 = Si alguna de estas entradas llega a dañarse, no se tira, sino que se aparta con su propio nombre seguido de «.unreadable» y un número, porque quizá se pueda rescatar tu progreso. Los lugares que solo has visitado se recuerdan hasta que cierras o recargas la página, y no se guardan más tiempo del que tarda la página en recargarse sola.
privacy_deleting_p2 = «Guardar copia», en Ajustes, te da tus lugares encontrados, tus chinchetas y tus notas en un archivo en tu propio dispositivo, y «Exportar chinchetas», solo las chinchetas y notas. También el archivo que eliges con «Importar» se lee en tu dispositivo.
privacy_deleting_p3 = «Enviar a un dispositivo» pone tus lugares encontrados, tus chinchetas y tus notas en un enlace y en un código. Van detrás del signo # de la dirección, que los navegadores nunca envían a un servidor. Quien tenga el enlace puede leerlos, así que pásalo solo a tus propios dispositivos o a personas que puedan conocerlos.
privacy_deleting_p4 = «Restablecer», en Ajustes, vacía la lista de lugares encontrados; se puede deshacer, de modo que los ID quitados siguen entre las versiones anteriores hasta que cinco posteriores ocupan su lugar. Los textos de las chinchetas y notas que cambiaste o eliminaste se quedan del mismo modo, ahí y entre tus últimos 50 cambios. Para borrar de una vez todo rastro, incluidos los archivos guardados, elimina los datos de este sitio en tu navegador: suele estar en «Cookies y datos de sitios», en los ajustes del navegador, o tras el icono que hay junto a la dirección. El mapa funciona sin nada de eso y empieza de cero.
privacy_analytics_heading = Analítica anónima de visitas
privacy_analytics_p1 = No hay ninguna incorporada: no se cuentan las visitas, y no se carga ningún script, imagen o tipografía desde servidores ajenos.
privacy_analytics_p2 = El operador que añada una analítica a una copia de Itinerarium tiene que decirlo en este lugar, nombrar el servicio, qué registra, por qué y durante cuánto tiempo, y preguntarte antes de que se registre o se guarde nada para él. Aunque digas que no, o no contestes, el mapa debe seguir siendo plenamente utilizable.
privacy_advertising_heading = Consentimiento para publicidad
privacy_advertising_p1 = No hay publicidad, ni anunciantes a los que dar tu consentimiento.
privacy_advertising_p2 = El operador que añada publicidad tiene que nombrar aquí a los proveedores y pedirte el consentimiento antes de que se cargue ninguno de ellos. En ese caso aparece en Ajustes el botón «Cambiar el consentimiento», donde puedes ver lo que elegiste y cambiarlo o retirarlo en cualquier momento, con la misma facilidad con que lo diste. Mientras aquí nada requiera consentimiento, ese botón no está.
privacy_rights_heading = Derechos sobre los datos
privacy_rights_p1 = Leyes como el Reglamento General de Protección de Datos te dan derechos sobre los datos que te conciernen. Lo que guarda el mapa está en tus manos, así que la mayoría puedes ejercerlos tú, y al momento:
privacy_rights_item1 = Acceso y portabilidad: «Guardar copia» te da una copia en un formato sencillo que otros programas pueden leer.
privacy_rights_item2 = Rectificación: marca cualquier lugar como encontrado o no encontrado, o cambia cualquier ajuste.
privacy_rights_item3 = Supresión: «Restablecer», en Ajustes, o elimina los datos de este sitio en tu navegador.
privacy_rights_item4 = Oposición y retirada del consentimiento: no hay nada a lo que oponerse mientras no se añadan analítica ni publicidad; donde las haya, el sitio es «Cambiar el consentimiento», en Ajustes.
privacy_questions_heading = Preguntas y cambios
privacy_questions_p1 = Para lo que solo puede responder el operador, como los registros del servidor o los servicios que haya añadido, pregúntale a él: es responsable de su copia. También puedes presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.
privacy_questions_p2 = Cuando cambia lo que guarda el mapa, esta página cambia con él, y la fecha de arriba dice cuándo.

credits_title = Créditos
credits_updated = 29 de noviembre de 2026
credits_intro = Itinerarium se apoya en el trabajo de muchos. Aquí se dice de dónde vienen sus datos, sus símbolos y sus tipografías, y con qué licencias se usan.
credits_facts_heading = Los datos
credits_facts_plain = Dónde está cada cosa en el mundo del juego es un simple hecho. No se ha tomado ninguna imagen, texto, icono ni código del juego ni de otro sitio.
credits_facts_surveyed = Dónde está cada cosa en el mundo del juego es un simple hecho. { $survey } No se ha tomado ninguna imagen, texto, icono ni código del juego ni de otro sitio.
credits_facts_other = { $title }, de { $game }: { $survey }
credits_facts_made = Los dibujos, el mapa y los textos de este sitio se hicieron para Itinerarium.
credits_glyphs_heading = Símbolos
credits_glyphs_all = Del conjunto de game-icons.net vienen símbolos de los lugares ({ $count }) y siete de los iconos de chincheta. Sus autores son Lorc, Delapouite, Caro Asercion y otros colaboradores, y se usan bajo la licencia Creative Commons Atribución 3.0 (CC BY 3.0). Sus contornos se han escalado, centrado y en parte adaptado. Los demás símbolos se dibujaron para Itinerarium.
credits_glyphs_signs = Del conjunto de game-icons.net vienen siete de los iconos de chincheta. Sus autores son Lorc, Delapouite, Caro Asercion y otros colaboradores, y se usan bajo la licencia Creative Commons Atribución 3.0 (CC BY 3.0). Sus contornos se han escalado, centrado y en parte adaptado. Los demás símbolos se dibujaron para Itinerarium.
credits_glyphs_other = { $title }, de { $game }: símbolos de los lugares tomados del mismo conjunto: { $count }.
credits_typefaces_heading = Tipografías
credits_typefaces_p1 = Alegreya Sans y Alegreya SC, de Juan Pablo del Peral para Huerta Tipográfica, usadas bajo la SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = La página está hecha con React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox y Tailwind CSS, cada uno con su propia licencia abierta. El código de Itinerarium se publica bajo la licencia MIT.
credits_software_texts = Todos los paquetes, sus versiones y los textos completos de sus licencias
credits_affiliation_heading = Sin vinculación
credits_affiliation_p1 = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo de { $studio }, de su editora ni de nadie que haya hecho o venda { $game }, ni tiene vinculación con ellos.
keepFile_title = Guardar archivo
keepFile_hints_both = Esta app no puede descargar archivos. Comparte el archivo para conservarlo o copia su texto en un archivo que termine en { $ending }.
keepFile_hints_share = Esta app no puede descargar archivos. Comparte el archivo para conservarlo.
keepFile_hints_copy = Esta app no puede descargar archivos. Copia el texto en un archivo que termine en { $ending } o abre el mapa en tu navegador.
keepFile_share = Compartir archivo
keepFile_copy = Copiar texto
keepFile_copied = Texto copiado
keepFile_reminder = El mapa te recordará hacer una copia hasta que confirmes que el archivo ha llegado.
keepFile_confirm = Confirmar copia
keepFile_confirmed = Copia confirmada
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = El archivo dice estar en «{ $name }», que este navegador no puede leer. Guárdalo como UTF-8 e impórtalo de nuevo.
upload_problem_held = El archivo solo tiene { $what }. { $hint }
# same
upload_held_track = { $amount ->
     [one] { $amount } track
    *[other] { $amount } tracks
    }
upload_held_route = { $amount ->
     [one] { $amount } ruta sin puntos
    *[other] { $amount } rutas sin puntos
    }
upload_held_link = { $amount ->
     [one] { $amount } enlace a otro archivo
    *[other] { $amount } enlaces a otros archivos
    }
upload_held_overlay = { $amount ->
     [one] { $amount } imagen superpuesta a un mapa
    *[other] { $amount } imágenes superpuestas a un mapa
    }
upload_held_address = { $amount ->
     [one] { $amount } lugar con dirección, pero sin coordenadas
    *[other] { $amount } lugares con dirección, pero sin coordenadas
    }
upload_held_description = una descripción
upload_heldHints_track = Este mapa lee puntos y rutas. Guarda el track como ruta e impórtala de nuevo.
upload_heldHints_link = Abre el enlace, guarda sus lugares en un archivo e impórtalo.
upload_heldHints_place = Este mapa muestra lugares con coordenadas. Añádelas e importa el archivo de nuevo.
upload_unknownReasons_address = solo una dirección, sin coordenadas
upload_notJson_kmz = El archivo es un KMZ, es decir, un KML comprimido. Descomprímelo e importa el KML que contiene.
pages_back = Volver
pages_updated = Última actualización: { $date }
pages_notFoundTitle = Este camino no lleva a ninguna parte.
pages_notFoundText = Esta página no existe. El mapa sigue donde lo dejaste.
pages_notFoundBack = Volver al mapa
