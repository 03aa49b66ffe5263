## start

chunkMissing = No se pudo cargar esta parte del mapa. Comprueba la conexión y recarga; tus marcas están a salvo en este navegador.

## first

map_menu = Menú del mapa

# same
app_name = Itinerarium
app_title = Itinerarium: un mapa interactivo de { $game }
app_subtitle = Un mapa interactivo de { $game }
app_loadingMap = Desenrollando el mapa…
world_shown = Mundo: { $title }
world_choose = Elegir mundo
world_failedTitle = No se pudieron cargar los lugares del mapa.
world_failedText = Comprueba la conexión e inténtalo de nuevo. Todo lo que has marcado sigue a salvo en este navegador.
world_retry = Reintentar
map_label = Mapa de { $game }
map_role = mapa
# same
map_compassNorth = N
map_instructions = Las flechas mueven el mapa, más y menos acercan y alejan, Enter abre el lugar más próximo al centro.
map_zoomIn = Acercar
map_zoomOut = Alejar
map_enterFullScreen = Pantalla completa
map_leaveFullScreen = Salir de pantalla completa
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Escala: { $distance }
map_pointerCoordinate = Coordenadas bajo el puntero
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] encontrado
    *[other] por encontrar
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
map_crosshair_nothing = No hay ningún lugar en el centro.
map_crosshair_near = { $where }.
map_crosshair_enter = Pulsa Enter para abrirlo.
map_steer_label = Mover el mapa
map_steer_toggle = Botones para mover el mapa
map_steer_sides_north = Mover al norte
map_steer_sides_west = Mover al oeste
map_steer_sides_east = Mover al este
map_steer_sides_south = Mover al sur
map_steer_choose = Abrir el lugar del centro
map_steer_addPoint = Añadir un punto en el centro
map_steer_menu = Menú del centro: chincheta, enlace, medir
map_controls = Botones del mapa
map_changeBasemapStyle_parchment = Cambiar a Pergamino
map_changeBasemapStyle_night = Cambiar a Noche
map_changeBasemapStyle_plain = Cambiar a Sencillo
map_landFailed = No se pudo cargar el paisaje; los lugares sí están todos.
map_viewFailedTitle = No se pudo cargar la vista del mapa.
map_viewFailedText = La búsqueda, los filtros y tus marcas siguen funcionando. Recarga la página para intentarlo de nuevo.
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
panel_mapLabels = Rótulos
panel_showing = Mostrando { $shown } de { $all } lugares
panel_discovered = { $found } de { $all } encontrados
panel_filters = Filtros
panel_tab = Qué muestra el panel
panel_bar = Accesos al panel
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
     [one] { $amount } lugar encontrado
    *[other] { $amount } lugares encontrados
    }
search_foundOwn = Entre tus chinchetas y notas: { $own ->
     [one] { $own } resultado
    *[other] { $own } resultados
    }
search_foundBoth = { $amount ->
     [one] { $amount } lugar encontrado
    *[other] { $amount } lugares encontrados
    }, y entre tus chinchetas y notas: { $own }
search_nothing = { $hasOwn ->
     [yes] Ningún lugar ni nada tuyo coincide con «{ $text }».
    *[other] Ningún lugar coincide con «{ $text }».
    }
search_nothingHint = Prueba con una palabra más corta, con un tipo o con el número de un marcador.
search_nothingHintSuchAs = Prueba con una palabra más corta, con un tipo, como «{ $example }», o con el número de un marcador.
search_clearAndBrowse = Borrar búsqueda
search_loadMore = Mostrar más…
search_id = n.º { $id }
search_here = Aquí: { $names }
card_label = Detalles: { $label }
card_close = Cerrar
card_showMore = Mostrar más
card_showLess = Mostrar menos
card_type = Tipo
card_id = Número
card_coordinate = Coordenadas
card_copyCoordinate = Copiar las coordenadas { $coordinate }
card_copied = Copiado
card_yields = Aquí hay
card_description = Descripción
card_requirement = Para acceder
card_more = Número, coordenadas, código
card_image = Dibujo: { $label }
card_discovered = Encontrado
card_mark = Marcar como encontrado
card_marked = Encontrado
card_visited = Visto
card_copyRefused = El navegador no permitió copiar. Aquí lo tienes, ya seleccionado:
settings_open = Ajustes
toasts_region = Notificaciones Alt+T
toasts_close = Cerrar la notificación
toasts_undo = Deshacer
storage_backup = Guardar copia ya
update_label = Versión nueva
update_waiting = Hay una versión nueva del mapa. Conservarás tus marcas y el sitio donde estabas.
update_elsewhere = El mapa se ha actualizado en otra pestaña. Recarga esta cuando te venga bien.
update_reload = Recargar ya
update_later = Más tarde
chunk_title = Falta algo
chunk_reload = Recargar
chunk_close = Cerrar
footer_terms = Condiciones de uso
footer_privacy = Privacidad
footer_credits = Créditos
footer_disclaimer = Aviso
footer_disclaimerText = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo de { $studio }, de su editora ni de nadie que haya hecho o venda { $game }, ni tiene vinculación con ellos. Los nombres del juego y de sus lugares pertenecen a sus dueños.
footer_navigation = Sobre este sitio
errorFallback_title = Algo se ha roto.
errorFallback_share = ¡Nos ayudarías mucho enviando este error a quien lleva el sitio!
errorFallback_safe = Tus marcas están a salvo en este navegador.
errorFallback_copy = Copiar error
errorFallback_copied = Copiado
errorFallback_reload = Recargar
errorFallback_backup = Guardar las marcas
errorFallback_details = Detalles del error
pages_title = { $page } · { $site }
pages_back = Volver
pages_updated = Última actualización: { $date }
pages_notFoundTitle = Este camino no lleva a ninguna parte.
pages_notFoundText = No hay ninguna página en esta dirección. El mapa sigue donde siempre.
pages_notFoundBack = Volver al mapa
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
filters_isolate = Solo { $title }
filters_tallyLabel = { $found } de { $total } encontrados
filters_fold = Plegar { $category }
filters_checklist = Lista para marcar: { $type }
filters_more_found = Lugares encontrados
filters_more_locked = { $locked }, lugares encontrados
filters_more_yields = Hierbas, libros, lugares encontrados
filters_more_both = { $locked }, hierbas, libros, lugares encontrados
filters_on = activo
progress_loading = Cargando…
links_share = Compartir
links_copied = Enlace copiado
spot_pin = Chincheta en { $coordinate }
spot_label = Punto: { $coordinate }
spot_title = Punto { $coordinate }
spot_temporary = Esta chincheta no se guarda: desaparece al cerrar esta ficha.
embed_copy = Código para insertar
embed_fixLanguage = Siempre en este idioma
embed_copied = Código para insertar copiado
embed_title = { $label } en el mapa de { $game }
embed_open = Abrir el mapa completo
embed_selected = Se muestra: { $label }
measure_metres = { $metres } m
measure_total = Total: { $metres } m
measure_crosshair = Pulsa Enter para añadir un punto en el centro.
lasso_crosshair = Pulsa Enter para añadir una esquina en el centro.
shortcuts_open = Atajos de teclado
shortcuts_nothingLeft = De los lugares que se muestran, no queda otro por encontrar.
shortcuts_nothingSelected = Selecciona primero un lugar y luego pulsa d.
amount_marks = { $amount ->
     [one] { $amount } marca
    *[other] { $amount } marcas
    }
amount_pins = { $amount } { $amount ->
     [one] chincheta
    *[other] chinchetas
    }
amount_both = { $marks ->
     [one] { $marks } marca
    *[other] { $marks } marcas
    } y { $pins ->
     [one] { $pins } chincheta
    *[other] { $pins } chinchetas
    }
pins_untitled = Chincheta
pins_card = Tu chincheta: { $label }
pins_edit = Editar
pins_delete = Eliminar
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
pins_showList = Lista de chinchetas y notas
pins_howTo = Haz clic derecho en el mapa y elige «Añadir chincheta».
pins_howToByFinger = Mantén un dedo sobre el mapa y elige «Añadir chincheta».
pins_howToByKeys = Con el teclado: Shift y F10 sobre el mapa.
pins_addNote = Añadir nota
pins_editNote = Editar nota
pins_deleteNote = Eliminar nota
pins_yourNote = Tu nota
filterOverride_drop = Volver a los míos
filterOverride_friends = La vista de un amigo.
filterOverride_isolatedUntitled = Tu selección
filterOverride_backToAll = Volver a lo de antes
filterOverride_outOfSight = Mostrar { $amount } fuera de la vista
filterOverride_isolatedAmount = Solo { $title }: { $shown } de { $total }
filterOverride_showing = Mostrando { $shown } de { $total }
filterOverride_shown = Qué se muestra
filterOverride_shortcuts = Filtros rápidos
filterOverride_stillToFind = Por encontrar

## later

shortcuts_mapMenu = Menú del mapa: seguir el juego, imprimir, crear un póster
backups_title = Copias de seguridad
backups_open = Todas las copias

toasts_marked = Encontrado: { $label }
toasts_unmarked = Marca quitada: { $label }
toasts_markedMany = { $amount } { $amount ->
     [one] lugar marcado
    *[other] lugares marcados
    }
toasts_unmarkedMany = { $amount } { $amount ->
     [one] lugar desmarcado
    *[other] lugares desmarcados
    }
storage_newer_marks = { $backedUp ->
     [yes] { $marks ->
         [one] { $marks } marca es posterior a tu última copia de seguridad.
        *[other] { $marks } marcas son posteriores a tu última copia de seguridad.
        }
    *[other] { $marks ->
         [one] { $marks } marca aún no está en ninguna copia de seguridad.
        *[other] { $marks } marcas aún no están en ninguna copia de seguridad.
        }
    }
storage_newer_changes = { $backedUp ->
     [yes] { $changes ->
         [one] { $changes } cambio en chinchetas y notas es posterior a tu última copia de seguridad.
        *[other] { $changes } cambios en chinchetas y notas son posteriores a tu última copia de seguridad.
        }
    *[other] { $changes ->
         [one] { $changes } cambio en chinchetas y notas aún no está en ninguna copia de seguridad.
        *[other] { $changes } cambios en chinchetas y notas aún no están en ninguna copia de seguridad.
        }
    }
storage_newer_both = { $backedUp ->
     [yes] Desde tu última copia de seguridad
    *[other] Aún sin copia de seguridad
    }: { $marks ->
     [one] { $marks } marca
    *[other] { $marks } marcas
    } y { $changes ->
     [one] { $changes } cambio
    *[other] { $changes } cambios
    } en chinchetas y notas.
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
search_settlements = Poblaciones
search_kinds = Tipos de lugares
search_moreKinds = { $amount } { $amount ->
     [one] tipo más
    *[other] tipos más
    }
search_showOnMap = { $amount ->
     [one] Ver este lugar en el mapa
    *[other] Ver estos { $amount } en el mapa
    }
search_shownTitle = «{ $searched }»
search_isolateKind = Solo este
search_isolateKindLabel = Solo este: { $type }
settlement_label = Población: { $name }
settlement_places = { $amount } { $amount ->
     [one] lugar
    *[other] lugares
    }
settlement_services = Comerciantes y servicios
settlement_others = También aquí
settlement_found = { $found } de { $all } encontrados
settlement_foundLeft = { $found } de { $all } encontrados, por encontrar: { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Aquí no hay ningún lugar del mapa.
settlement_isolate = Solo lo de aquí
settlement_list = Lista en el panel
list_heading = Lugares a la vista
list_amount = { $amount ->
     [0] Ningún lugar a la vista
    *[other] { $amount ->
         [one] { $amount } lugar a la vista
        *[other] { $amount } lugares a la vista
        }
    }
list_middle = El centro del mapa: { $where }
list_order = Orden
list_orders_kind = Por tipo
list_orders_distance = Por cercanía
list_ofKind = { $amount }
list_kind = { $title }: { $amount } { $amount ->
     [one] lugar
    *[other] lugares
    }
list_nearest = Lugares a la vista, primero los más cercanos
list_more = Mostrar más
list_none = En esta parte del mapa no hay ningún lugar que tus filtros muestren.
list_noneHint = Mueve el mapa, aléjate o muestra más tipos en Filtros.
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
settings_basemapStyle = Aspecto del paisaje
settings_basemapStyles_parchment_name = Pergamino
settings_basemapStyles_parchment_hint = tinta sobre papel viejo
settings_basemapStyles_night_name = Noche
settings_basemapStyles_night_hint = oscuro, para jugar de noche
settings_basemapStyles_plain_name = Sencillo
settings_basemapStyles_plain_hint = claro y sobrio, para imprimir
settings_language = Idioma (Language)
settings_languageFailed = No se pudo cargar el idioma. Comprueba la conexión e inténtalo de nuevo.
settings_languageNewer = Tu idioma viene con la versión nueva del mapa, que ya está lista.
settings_languageMissing = El mapa está en inglés por ahora: sus textos en tu idioma no están en este dispositivo. Ábrelo una vez con conexión y los tendrás.
settings_keepNotifications = Mantener las notificaciones hasta que yo las cierre
settings_manage = Gestionar los lugares encontrados
settings_manageHint = La copia de seguridad es un archivo pequeño. Cárgalo en otro dispositivo para llevarte tu lista.
settings_upload = Cargar
settings_backup = Guardar copia
settings_exportPins = Exportar chinchetas (GeoJSON)
settings_fileRefused = Este navegador no guarda archivos desde aquí: abre la página en otro navegador e inténtalo de nuevo.
settings_clear = Vaciar
settings_earlier = Listas anteriores
settings_earlierHint = Tu lista tal como estaba antes de un cambio grande. Volver a ella se puede deshacer.
settings_earlierReasons_clear = Antes de vaciar
settings_earlierReasons_import = Antes de añadir un archivo o un enlace
settings_earlierReasons_migration = Antes de una actualización
settings_earlierReasons_restore = Antes de restaurar
settings_restore = Restaurar
settings_restoreLabel = Restaurar: { $size }, { $reason }
settings_restoreDated = Restaurar: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = antes de vaciar
settings_restoreReasons_import = antes de añadir un archivo o un enlace
settings_restoreReasons_migration = antes de una actualización
settings_restoreReasons_restore = antes de restaurar
settings_clearQuestion = ¿Vaciar la lista de lugares encontrados?
settings_clearText = { $amount ->
     [0] Aún no hay nada marcado como encontrado.
     [one] Se quitará del mapa { $amount } marca. Con «Deshacer» vuelve, y en Ajustes se conservan tus listas anteriores.
    *[other] Se quitarán del mapa { $amount } marcas. Con «Deshacer» vuelven, y en Ajustes se conservan tus listas anteriores.
    }
confirm_title = ¿Seguro que quieres hacerlo?
confirm_description = Esta acción borra datos y no se puede deshacer.
confirm_confirm = Confirmar
confirm_cancel = Cancelar
toasts_uploadFailed = No se pudieron cargar los marcadores
toasts_uploadMerged = Lista cargada y combinada
toasts_backupStarted = Descargando la copia de seguridad
toasts_pinsExported = Descargando tus chinchetas
toasts_cleared = Lista de lugares encontrados vaciada
toasts_restored = Restaurado: { $size }
storage_retry = Reintentar
storage_dismiss = Cerrar
storage_emptied_marks = Los datos de este sitio se borraron en el navegador con el mapa abierto. { $marks ->
     [one] { $marks } marca sigue en pantalla.
    *[other] { $marks } marcas siguen en pantalla.
    }
storage_emptied_pins = Los datos de este sitio se borraron en el navegador con el mapa abierto. { $pins ->
     [one] { $pins } chincheta sigue en pantalla.
    *[other] { $pins } chinchetas siguen en pantalla.
    }
storage_emptied_both = Los datos de este sitio se borraron en el navegador con el mapa abierto. { $marks ->
     [one] { $marks } marca
    *[other] { $marks } marcas
    } y { $pins ->
     [one] { $pins } chincheta
    *[other] { $pins } chinchetas
    } siguen en pantalla.
storage_backedUp_empty = Tu lista está vacía: no hay nada de lo que guardar copia.
storage_backedUp_never = Todas tus marcas, chinchetas y notas vienen de un archivo o de un enlace. Aquí aún no has guardado ninguna copia.
storage_backedUp_all = Todas tus marcas, chinchetas y notas están en tu última copia de seguridad.
storage_backedUp_takenIn = Todas tus marcas, chinchetas y notas están en tu última copia de seguridad, o vinieron después de un archivo o de un enlace.
storage_keep = Conservar
storage_startAfresh = Empezar de cero
storage_problems_blocked = Este navegador no deja que la página guarde nada: tus marcas durarán hasta que la cierres. Guarda una copia antes de irte.
storage_problems_full = Tu último cambio está en pantalla, pero no se pudo guardar: el almacenamiento del navegador está lleno. Se volverá a intentar; mientras tanto, guarda una copia.
storage_problems_one-copy = Tus marcas están guardadas, pero solo en uno de los dos sitios: el otro está lleno o este navegador no deja usarlo, y ahí no se pudo guardar. Guarda una copia de vez en cuando.
storage_problems_newer = Tu lista la guardó una versión más nueva de este mapa. Aquí se muestra, pero no se cambia: recarga para obtener esa versión.
storage_problems_stuck = No se pudo leer tu lista guardada, y no había espacio para apartarla. Se queda como está, y las marcas nuevas no se guardan: guarda una copia antes de irte.
storage_problems_quarantined = No se pudo leer tu lista guardada. Se apartó tal como estaba y se empezó una lista nueva.
storage_problems_copy-quarantined = No se pudo leer una de las dos copias de tu lista. Se apartó tal como estaba, y se muestra lo que contiene la otra.
storage_problems_pins-quarantined = No se pudieron leer tus chinchetas y notas guardadas. Se apartaron tal como estaban. Tus marcas no se ven afectadas.
storage_problems_pins-copy-quarantined = No se pudo leer una de las dos copias de tus chinchetas y notas. Se apartó tal como estaba, y se muestra lo que contiene la otra.
storage_problems_settings-full = No se pudieron guardar tus ajustes: el almacenamiento del navegador está lleno. Se volverá a intentar. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_settings-newer = Tus ajustes los guardó una versión más nueva de este mapa. Aquí no se cambian: recarga para obtener esa versión. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_settings-stuck = No se pudieron leer tus ajustes, y no había espacio para apartarlos. Se quedan como están, y lo que cambies en ellos no se guarda. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_settings-quarantined = No se pudieron leer tus ajustes. Se apartaron tal como estaban, y se usan los de siempre. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_filters-full = No se pudieron guardar tus filtros: el almacenamiento del navegador está lleno. Se volverá a intentar. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_filters-newer = Tus filtros los guardó una versión más nueva de este mapa. Aquí no se cambian: recarga para obtener esa versión. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_filters-stuck = No se pudieron leer tus filtros, y no había espacio para apartarlos. Se quedan como están, y lo que cambies en ellos no se guarda. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_filters-quarantined = No se pudieron leer tus filtros. Se apartaron tal como estaban, y se muestran todos los tipos de lugares. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_backup-full = No se pudieron guardar los datos de tu última copia de seguridad: el almacenamiento del navegador está lleno. Se volverá a intentar. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_backup-newer = Los datos de tu última copia de seguridad los guardó una versión más nueva de este mapa. Aquí no se cambian: recarga para obtener esa versión. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_backup-stuck = No se pudieron leer los datos de tu última copia de seguridad, y no había espacio para apartarlos. Se quedan como están, y lo que cambie en ellos no se guarda. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_backup-quarantined = No se pudieron leer los datos de tu última copia de seguridad. Se apartaron tal como estaban, y el próximo aviso puede llegar antes de tiempo: al guardar una copia se empieza de nuevo. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_playthroughs-full = No se pudieron guardar los nombres de tus partidas: el almacenamiento del navegador está lleno. Se volverá a intentar. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_playthroughs-newer = Los nombres de tus partidas los guardó una versión más nueva de este mapa. Aquí no se cambian: recarga para obtener esa versión. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_playthroughs-stuck = No se pudieron leer los nombres de tus partidas, y no había espacio para apartarlos. Se quedan como están, y lo que cambies en ellos no se guarda. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_playthroughs-quarantined = No se pudieron leer los nombres de tus partidas. Se apartaron tal como estaban, y las que aún tienen su lista se muestran sin nombre. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_history-full = No se pudo guardar la copia de tus listas anteriores y de los últimos cambios que se pueden deshacer: el almacenamiento del navegador está lleno. Se volverá a intentar. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_history-newer = La copia de tus listas anteriores y de los últimos cambios que se pueden deshacer la guardó una versión más nueva de este mapa. Aquí no se cambia: recarga para obtener esa versión. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_history-stuck = No se pudo leer la copia de tus listas anteriores y de los últimos cambios que se pueden deshacer, y no había espacio para apartarla. Se queda como está, y lo nuevo no se guarda en ella. Tus marcas, chinchetas y notas no se ven afectadas.
storage_problems_history-quarantined = No se pudo leer la copia de tus listas anteriores y de los últimos cambios que se pueden deshacer. Se apartó tal como estaba, y se usa lo que tiene de ella la base de datos del navegador. Tus marcas, chinchetas y notas no se ven afectadas.
offline_preparing = Sin conexión: preparando…
offline_ready = Sin conexión: listo, { $megabytes } MB
offline_failed = Sin conexión: no está listo. No se pudieron descargar todos los archivos; inténtalo de nuevo cuando tengas conexión.
offline_tryAgain = Reintentar
offline_saving = Sin conexión: no preparado, porque tu navegador ahorra datos.
offline_prepare = Preparar
offline_cacheAll = Todos los mundos sin conexión ({ $megabytes } MB más)
offline_allCached = Todos los mundos sin conexión (ya están aquí)
offline_cachingAll = Guardando todos los mundos…
offline_noRoom = No hay espacio para { $world }: el almacenamiento de este navegador está lleno.
offline_notFetched = No se pudieron descargar todos los archivos: { $world }.
offline_appShell = el propio sitio
offline_notCachedTitle = { $world } aún no está en este dispositivo.
offline_notCachedText = Un mapa funciona sin conexión una vez que se ha abierto con ella. Esta página seguirá por sí sola cuando vuelvas a tener conexión.
offline_cachedWorlds = Estos sí están:
more_share = Compartir esta vista
more_send = Enviar a otro dispositivo
more_refused = El navegador no permitió copiar.
filters_tally = { $found } / { $total }
filters_yields = Solo lugares que tengan
filters_onlyFound = Solo lo que he encontrado
filters_yieldsAll = Cualquier cosa o nada
filters_anyHerb = Cualquier hierba
filters_anyBook = Cualquier libro de habilidad
filters_herbs = Hierbas
filters_books = Libros de habilidad
progress_whole = Todo el mapa
progress_byArea = Por zona
progress_tally = { $found } de { $total } encontrados
progress_left = { $amount ->
     [0] todo encontrado
     [one] falta { $amount }
    *[other] faltan { $amount }
    }
progress_barLabel = { $title }: encontrados
progress_openList = Lista para marcar: { $title }
progress_markInView = Marcar { $amount } { $amount ->
     [one] lugar a la vista
    *[other] lugares a la vista
    }
progress_nothingInView = No hay lugares por marcar a la vista
progress_lasso = Rodear lugares con una línea
progress_many = Muchos lugares a la vez
progress_back = Todos los tipos
progress_order = Orden
progress_orders_distance = Distancia
progress_orders_name = Nombre
progress_orders_id = Número
progress_onlyMissing = Solo los que faltan por encontrar
progress_onlyMissingHint = Lo que marques se queda en esta lista hasta que salgas de ella.
progress_nothingMissing = Los has encontrado todos.
progress_again = Reordenar desde esta vista
progress_metres = { $metres } m
progress_box = Encontrado: { $label }, n.º { $id }
toasts_undone_mark = Deshecho: { $label }, la marca se ha quitado
toasts_undone_unmark = Deshecho: { $label }, la marca ha vuelto
toasts_undone_mark-many = Deshecho: las marcas se han quitado
toasts_undone_unmark-many = Deshecho: las marcas han vuelto
toasts_undone_clear = Deshecho: tu lista ha vuelto
toasts_undone_import = Deshecho: las marcas añadidas se han quitado
toasts_undone_restore = Deshecho: la lista está como antes
toasts_undone_pin = Deshecho: la chincheta ya no está
toasts_undone_pin-edit = Deshecho: la chincheta dice lo de antes
toasts_undone_pin-move = Deshecho: la chincheta está de nuevo en su sitio
toasts_undone_pin-delete = Deshecho: la chincheta ha vuelto
toasts_undone_pins-delete = Deshecho: tus chinchetas han vuelto
toasts_undone_note = Deshecho: la nota está como antes
toasts_nothingToUndo = No hay nada que deshacer.
undoing_kept = { $amount ->
     [one] Una cosa se queda como está, porque cambió después.
    *[other] { $amount } cosas se quedan como están, porque cambiaron después.
    }
undoing_allKept = No ha cambiado nada: lo que cambió ese paso ha vuelto a cambiar después.
undoing_redo = Rehacer
undoing_redone = Rehecho: { $what }
undoing_nothingToRedo = No hay nada que rehacer.
undoing_recent_title = Cambios recientes
undoing_recent_hint = Los últimos 50 cambios en tu lista, el más reciente primero. Cada uno se deshace por separado: lo que ha cambiado después se queda como está.
undoing_recent_nothing = Aún no ha cambiado nada.
undoing_recent_undo = Deshacer: { $what }
undoing_recent_redo = Rehacer: { $what }
undoing_recent_undone = deshecho
undoing_elsewhere_title = ¿Deshacer un paso de otra pestaña?
undoing_elsewhere_description = En esta pestaña ya no hay nada que deshacer. El paso anterior se dio en otra pestaña o en otra visita:
undoing_elsewhere_confirm = Deshacer
undoing_elsewhere_cancel = Cancelar
undoing_action_mark = Marcado como encontrado: { $label }
undoing_action_unmark = Marca quitada: { $label }
undoing_action_mark-many = { $amount ->
     [one] { $amount } lugar marcado como encontrado
    *[other] { $amount } lugares marcados como encontrados
    }
undoing_action_unmark-many = { $amount ->
     [one] { $amount } lugar desmarcado
    *[other] { $amount } lugares desmarcados
    }
undoing_action_clear = Lista vaciada: { $amount ->
     [one] { $amount } marca
    *[other] { $amount } marcas
    }
undoing_action_import = Añadido de un archivo o un enlace: { $what }
undoing_action_restore = Vuelta a una lista anterior, con estos cambios: { $what }
undoing_action_pin = Chincheta añadida: { $label }
undoing_action_pin-edit = Chincheta editada: { $label }
undoing_action_pin-move = Chincheta movida: { $label }
undoing_action_pin-delete = Chincheta eliminada: { $label }
undoing_action_pins-delete = { $amount ->
     [one] { $amount } chincheta eliminada
    *[other] { $amount } chinchetas eliminadas
    }
undoing_action_note = Nota escrita, editada o eliminada: { $label }
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
pins_moveGroup = Mover la chincheta
pins_moveHint = Cada paso es de un metro; con Shift, de diez. En el mapa, arrastra la chincheta.
pins_steps_north = Norte
pins_steps_west = Oeste
pins_steps_south = Sur
pins_steps_east = Este
pins_movedTo = Ahora en { $coordinate }
pins_title = Título
pins_titleHint = Lo que vas a buscar
pins_noteHint = Lo que quieras recordar
pins_glyph = Símbolo
pins_colour = Color
pins_left = { $amount ->
     [0] No caben más
    *[other] { $amount ->
         [one] Cabe { $amount } más
        *[other] Caben { $amount } más
        }
    }
pins_save = Guardar
pins_cancel = Cancelar
pins_discard_title = ¿Descartar lo escrito?
pins_discard_description = No se ha guardado.
pins_discard_confirm = Descartar
pins_discard_cancel = Seguir escribiendo
pins_list = Chinchetas y notas
pins_none = Aún no tienes chinchetas.
pins_order = Orden
pins_orders_distance = Distancia
pins_orders_title = Título
pins_again = Reordenar desde esta vista
pins_more = Mostrar más
pins_pinsList = Mis chinchetas
pins_notesList = Notas sobre lugares
pins_deleteAll = Eliminar todas
pins_deleteAllTitle = ¿Eliminar todas tus chinchetas?
pins_deleteAllText = { $amount ->
     [one] Se quitará del mapa { $amount } chincheta.
    *[other] Se quitarán del mapa { $amount } chinchetas.
    } Las notas sobre lugares se quedan. Con «Deshacer» vuelven las chinchetas, y en Ajustes se conservan tus listas anteriores.
pins_noteOn = Nota sobre { $label }
spotMenu_label = Menú de { $coordinate }
spotMenu_copy = Copiar las coordenadas { $coordinate }
spotMenu_copied = Copiado: { $coordinate }
spotMenu_link = Enlace a este punto
spotMenu_linkCopied = Enlace copiado
spotMenu_nearest = Qué hay cerca
spotMenu_measure = Medir desde aquí
spotMenu_refusedTitle = Copiar a mano
spotMenu_refused = El navegador no permitió copiar. Aquí lo tienes, ya seleccionado:
spotMenu_close = Cerrar
overlap_title = { $count } { $count ->
     [one] lugar aquí
    *[other] lugares aquí
    }
overlap_found = encontrado
nearest_title = Lo más cercano a { $coordinate }
nearest_close = Cerrar
nearest_services = Servicios
nearest_undiscovered = Lugares por encontrar
nearest_nothingLeft = Has encontrado todos los lugares del mapa.
nearest_nextOfKind = Siguiente de este tipo
nearest_noServices = En este mapa no hay servicios.
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
lasso_label = Rodear lugares
lasso_begin = Dibuja una línea alrededor de los lugares. O haz clic, toca o pulsa Enter para añadir sus esquinas.
lasso_corners = { $amount ->
     [0] 0 esquinas; hacen falta al menos tres
     [1] 1 esquina; hacen falta al menos tres
     [2] 2 esquinas; hacen falta al menos tres
    *[other] { $amount } esquinas
    }
lasso_inside = { $amount ->
     [0] Dentro no hay ningún lugar de los que se muestran.
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
lasso_closeLine = Cerrar la línea
lasso_mark = Marcar
lasso_unmark = Desmarcar
lasso_again = Dibujar otra
lasso_leave = Listo
shortcuts_title = Atajos de teclado
shortcuts_close = Cerrar
shortcuts_switch = Atajos de una sola tecla
shortcuts_switchHint = Si están desactivados, las teclas sueltas de arriba no hacen nada. Las demás siguen funcionando.
shortcuts_keys = Teclas sueltas, en cualquier parte de la página
shortcuts_otherKeys = Otras teclas
shortcuts_search = Buscar
shortcuts_panel = Abrir o cerrar el panel
shortcuts_next = Ir al siguiente lugar más cercano por encontrar
shortcuts_discovered = Marcar como encontrado el lugar seleccionado, o desmarcarlo
shortcuts_list = Mostrar esta lista
shortcuts_undo = Deshacer el último cambio en tu lista
shortcuts_redo = Rehacer lo que se deshizo
shortcuts_pan = Mover el mapa
shortcuts_zoom = Acercar y alejar
shortcuts_lists = En una lista o una fila de botones, recorrerla; Tab sale de ella
shortcuts_choose = Abrir el lugar del centro del mapa; al medir o rodear lugares, añadir un punto
shortcuts_menu = En el mapa, menú del lugar seleccionado o del centro
shortcuts_removePoint = Al medir o dibujar, quitar el último punto
shortcuts_deletePin = En el mapa, eliminar la chincheta seleccionada
shortcuts_leave = Cerrar lo que esté abierto o salir de ello
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
linkUnread_title = No se puede mostrar todo lo que trae este enlace
linkUnread_text = { $what ->
     [place] Nombra un lugar que no está en este mapa.
     [point] Señala un punto que no está en este mapa.
     [kinds] Nombra tipos de lugares que este mapa no tiene.
    *[several] Varias cosas del enlace no están en este mapa.
    } Comprueba que has copiado el enlace entero o pide uno nuevo.
ownWords_heading = Tus propios textos
ownWords_hint = { $where ->
     [link] El enlace
    *[file] El archivo
    } dice otra cosa en { $amount } { $amount ->
     [one] chincheta o nota tuya
    *[other] chinchetas y notas tuyas
    }. Tus textos se quedan si no eliges otra cosa.
ownWords_forAll = Para todos
ownWords_forOne = Qué hacer con: { $label }
ownWords_choices_mine = Dejar el mío
ownWords_choices_theirs = Usar el otro
ownWords_choices_both = Dejar ambos
ownWords_mine = El tuyo
ownWords_theirs_file = En el archivo
ownWords_theirs_link = En el enlace
ownWords_deleted = Eliminado
ownWords_noWords = Sin texto
ownWords_more = Mostrar { $amount } más

routes_toHere = Ruta hasta aquí
routes_fromHere = Ruta desde aquí
routes_onToHere = Seguir hasta aquí
routes_viaHere = Pasar por aquí
routes_card = Ruta a: { $name }
routes_title = Una ruta
routes_walk = { $minutes } min a pie
routes_run = { $minutes } min corriendo
routes_ride = { $minutes } min a caballo
routes_offRoad = { $metres } m de ellos fuera del camino
routes_finding = Buscando una ruta…
routes_failed = No se pudieron cargar los caminos. Comprueba la conexión e inténtalo de nuevo.
routes_retry = Reintentar
routes_from = Desde
routes_fromPlayer = Tu posición en el juego
routes_fromLastEnd = El final de la última ruta
routes_fromView = Centro de la vista
routes_fromFastTravel = { $name } (viaje rápido más cercano)
routes_chooseOnMap = Elegir en el mapa…
routes_to = Hasta
routes_by = Por
routes_kinds_roads = Caminos, hasta donde llegan
routes_kinds_paths = Caminos y senderos
routes_fastTravel = Viaje rápido
routes_fastTravels_none = No usar
routes_fastTravels_found = Entre puntos encontrados
routes_fastTravels_all = Entre todos los puntos
routes_turnRound = Invertir
routes_choose_begin = Haz clic o toca donde empieza la ruta, o busca el lugar.
routes_choose_search = Busca el lugar donde empieza la ruta.
routes_choose_end = Haz clic o toca adonde lleva la ruta, o busca el lugar.
routes_cancel = Cancelar
routes_directions = Indicaciones
routes_steps_label = La ruta en palabras
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
routes_steps_turn = A los { $metres } m { $turn ->
     [straight] sigue recto
     [slightLeft] mantente a la izquierda
     [left] gira a la izquierda
     [sharpLeft] gira bruscamente a la izquierda
     [slightRight] mantente a la derecha
     [right] gira a la derecha
    *[sharpRight] gira bruscamente a la derecha
    }
routes_steps_turnAt = A los { $metres } m { $turn ->
     [straight] sigue recto
     [slightLeft] mantente a la izquierda
     [left] gira a la izquierda
     [sharpLeft] gira bruscamente a la izquierda
     [slightRight] mantente a la derecha
     [right] gira a la derecha
    *[sharpRight] gira bruscamente a la derecha
    } ({ $landmark })
routes_steps_onto_road = al camino
routes_steps_onto_path = al sendero
routes_steps_leave = A los { $metres } m deja el camino y ve campo a través { $direction ->
     [east] hacia el este
     [north-east] hacia el noreste
     [north] hacia el norte
     [north-west] hacia el noroeste
     [west] hacia el oeste
     [south-west] hacia el suroeste
     [south] hacia el sur
    *[south-east] hacia el sureste
    }
routes_steps_travel = A los { $metres } m usa el viaje rápido: { $place }
routes_steps_travelNow = Usa el viaje rápido: { $place }
routes_steps_pass = A los { $metres } m pasas por: { $place }
routes_steps_arrive = A los { $metres } m has llegado: { $place }
routes_steps_arriveNow = Has llegado: { $place }
routes_steps_bridges = { $bridges ->
     [one] por el puente
    *[other] por { $bridges } puentes
    }
routes_beside = De camino
routes_reach = Como mucho a esta distancia
routes_besideAmount = { $amount ->
     [0] Nada de lo que muestran los filtros queda de camino.
     [one] { $amount } lugar que muestran los filtros
    *[other] { $amount } lugares que muestran los filtros
    }
routes_stillToFind = Por encontrar: { $left }
routes_alreadyFound = Ya encontrados: { $found }
routes_along = a los { $metres } m
routes_more = Mostrar más
routes_handles_begin = Inicio de la ruta
routes_handles_end = Final de la ruta
routes_handles_between = Punto { $number } de la ruta
routes_handles_new = Desviar la ruta aquí
routes_tripNear = Recorrido por lo que falta cerca
routes_nothingLeft = No queda nada por encontrar de lo que muestran los filtros.
routes_bestOrder = Mejor orden
routes_undone = Deshecho: la ruta está como antes
routes_printStops = Imprimir las paradas…
routes_ordering = Buscando un buen orden de las paradas…
routes_stopOrdering = Detener
routes_exportRoute = Guardar la ruta en un archivo (GeoJSON)
routes_save = Guardar con mis chinchetas
routes_saveChanges = Guardar los cambios
routes_savedAs = Guardado con tus chinchetas: { $title }
routes_show = Mostrar el recorrido
routes_share = Compartir el recorrido con un enlace
routes_back = Volver al inicio al final
routes_tripInView = Recorrido por lo que falta a la vista
routes_tripLeft = Recorrido por lo que falta
routes_tripShown = Recorrido por todo lo que se muestra
routes_tripThese = Recorrido por estos lugares
routes_tooMany = Un recorrido tiene como mucho { $most } lugares: incluye los más cercanos.
routes_stops_next = Siguiente: { $number } de { $of }, { $name }, { $metres } m
routes_stops_goOn = Hecho, seguir
routes_stops_allDone = Todas las paradas están hechas.
routes_stops_passed = { $name }: ya pasaste por aquí
routes_trip = { $stops ->
     [one] Recorrido de { $stops } parada
    *[other] Recorrido de { $stops } paradas
    }
routes_stops_title = Paradas
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: antes
routes_stops_later = { $name }: después
routes_stops_leaveOut = { $name }: omitir
routes_areas_title = Por zona
routes_areas_shade = Colorear las zonas en el mapa
routes_areas_around = Alrededor de { $name }

playthroughs_title = Partidas
playthroughs_hint = Cada una tiene sus marcas, chinchetas y notas. Los filtros y los ajustes son comunes.
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
playthroughs_bringBack = Recuperar
playthroughs_bringBackLabel = Recuperar «{ $name }»
playthroughs_forGood = Eliminar del todo
playthroughs_forGoodLabel = Eliminar del todo: «{ $name }»
playthroughs_forGoodTitle = ¿Eliminar del todo?
playthroughs_forGoodQuestion = ¿Eliminar «{ $name }» del todo?
playthroughs_forGoodText = Sus marcas, chinchetas y notas se borrarán de este dispositivo. No se puede deshacer.
playthroughs_name = Nombre
playthroughs_firstName = Nombre de la actual
playthroughs_newName = Nombre de la nueva
playthroughs_first = Primera
playthroughs_second = Segunda
playthroughs_copyOf = { $name } (copia)
playthroughs_blank = La partida necesita un nombre: escribe al menos un carácter.
playthroughs_left = Caracteres libres: { $amount }
playthroughs_save = Guardar
playthroughs_make = Crear
playthroughs_close = Cerrar
playthroughs_nameTitle_new = Nueva partida
playthroughs_nameTitle_rename = Renombrar la partida
playthroughs_nameTitle_copy = Copiar la partida
playthroughs_deleteTitle = ¿Eliminar la partida?
playthroughs_deleteQuestion = ¿Eliminar «{ $name }»?
playthroughs_deleteText = Sus marcas ({ $found } de { $total }), chinchetas y notas desaparecen del mapa. Puedes recuperarla aquí, en Ajustes.
playthroughs_deleteUncounted = Sus marcas, chinchetas y notas desaparecen del mapa. Puedes recuperarla aquí, en Ajustes.
playthroughs_confirm = Eliminar
playthroughs_cancel = Cancelar
playthroughs_toastDeleted = Eliminada: «{ $name }»
playthroughs_toastGone = «{ $name }» se eliminó en otra pestaña
playthroughs_undo = Deshacer
playthroughs_merged = El archivo es de la partida «{ $from }». Se ha combinado con «{ $into }».
playthroughs_head = Partida: «{ $name }»
playthroughs_nameless = Partidas sin nombre
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } marca de una partida sin nombre
    *[other] { $amount } marcas de una partida sin nombre
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } chincheta o nota de una partida sin nombre
    *[other] { $amount } chinchetas y notas de una partida sin nombre
    }
playthroughs_refused_newer = Tus partidas las guardó una versión más nueva de este mapa. Recarga para obtener esa versión: hasta entonces no se puede crear otra aquí.
playthroughs_refused_no-room = No se podría guardar otra partida: el almacenamiento del navegador está lleno o no deja que la página guarde nada. No se ha creado ninguna y nada ha cambiado.

worlds_title = Mundos
worlds_close = Cerrar
worlds_loading = Desenrollando la lista…
worlds_failed = No se pudo cargar la lista de mundos. Comprueba la conexión e inténtalo de nuevo.
worlds_retry = Reintentar
worlds_found = { $found } de { $all } encontrados
worlds_places = { $all } { $all ->
     [one] lugar
    *[other] lugares
    }
worlds_present = En el mapa
worlds_cached = En este dispositivo
worlds_titleAndId = { $title } ({ $id })


report_link = Aquí hay un error
report_ask = ¿Hay un error aquí?
report_copyRow = Copiar la línea
report_copyHint = Es la línea de este lugar en los datos del mapa. Envíala a quien mantiene el mapa y cuéntale qué está mal.
report_copied = Copiado
report_copyRefused = El navegador no permitió copiar. Aquí lo tienes, ya seleccionado:
report_title = Error: { $label } ({ $id })
report_wrong = Qué está mal:
report_world = Mundo: { $world }
report_id = Número: { $id }
report_type = Tipo: { $type }
report_coordinate = Coordenadas: { $coordinate }
report_inGame = En el juego: { $metres } m
report_name = Nombre: { $name }
report_description = Descripción: { $description }

veil_hint = El nombre de este lugar desvela parte de la historia. Lo verás cuando hayas encontrado el lugar.
veil_show = Mostrar el nombre
filterOverride_filters = Filtros de un enlace
filterOverride_filtersShown = Estás viendo los filtros de un enlace.
filterOverride_filtersHint = Los tuyos están a salvo; lo que cambies aquí no se guarda hasta que tú lo digas.
filterOverride_keep = Guardar estos
filterOverride_isolated = Solo { $title }
filterOverride_isolateThisKind = Solo este tipo
filterOverride_undone = Deshecho: los filtros están como antes

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
     [one] { $amount } marca nueva
    *[other] { $amount } marcas nuevas
    }
upload_did_addedOff = { $amount ->
     [one] { $amount } marca nueva
    *[other] { $amount } marcas nuevas
    } (fuera de este mapa: { $off }, se conservan para tu próxima copia)
upload_did_known = { $amount ->
     [one] { $amount } ya estaba
    *[other] { $amount } ya estaban
    }
upload_did_skipped = { $amount ->
     [one] { $amount } dato omitido (no es un número de marcador)
    *[other] { $amount } datos omitidos (no son números de marcadores)
    }
upload_did_skippedWhy = { $amount ->
     [one] { $amount } dato omitido, que no es un número de marcador
    *[other] { $amount } datos omitidos, que no son números de marcadores
    } ({ $why })
upload_did_unknown = { $amount } sin identificar ({ $why })
upload_forReason = { $reason }: { $amount }
upload_nothingNew = Nada nuevo: { $did }
upload_nothingNewEmpty = Nada nuevo: la lista del archivo está vacía
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Leyendo el archivo
upload_merging = Combinando el archivo
upload_cancelReading = Cancelar
upload_endings = { $before } o { $last }
upload_problem_extension = El nombre del archivo no termina en { $endings }. Elige una copia de seguridad hecha con el botón «Guardar copia» o un archivo de otro mapa.
upload_problem_too-large = El archivo ocupa { $megabytes } MB; una copia de seguridad es mucho más pequeña. Elige una hecha con el botón «Guardar copia».
upload_problem_unreadable = El navegador no pudo leer el archivo. Ponlo en otro sitio de este dispositivo e inténtalo de nuevo.
upload_problem_empty = El archivo está vacío. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_problem_encoding = No se pudieron leer las letras del archivo: no está en UTF-8 ni en UTF-16. Vuelve a guardarlo como UTF-8 o elige otra copia de él.
upload_problem_too-deep = El archivo contiene listas dentro de listas, con más de 100 niveles; una copia de seguridad tiene dos. Elige una hecha con el botón «Guardar copia».
upload_problem_too-many = El archivo contiene más de 100.000 entradas o campos, o campos con más de 10.000 nombres: mucho más que cualquier copia de seguridad. Elige una hecha con el botón «Guardar copia».
upload_problem_too-many-marks = El archivo contiene más de 10.000 lugares, muchos más de los que tiene cualquier mapa. Elige una copia hecha con el botón «Guardar copia».
upload_problem_hostile = El archivo contiene un campo que podría hacer daño ({ $name }), y ninguna copia de seguridad lo tiene. Elige una hecha con el botón «Guardar copia».
upload_problem_newer-version = Esta copia de seguridad se hizo con una versión más nueva del mapa. Recarga la página para obtener esa versión y vuelve a cargarla.
upload_problem_not-csv = El archivo no es una tabla de lugares. Su primera línea debe nombrar las columnas x, y y name.
upload_problem_too-many-columns = La tabla tiene más de 100 columnas. Deja las que se llaman x, y, name y note, y vuelve a cargarla.
upload_problem_too-many-pins = El archivo contiene más de 10.000 chinchetas, más de las que admite una copia de seguridad. Quita las que no necesites y vuelve a cargarlo.
upload_problem_no-world = Los lugares de este mapa no están cargados, así que no se pudo comparar el archivo con ellos. Recarga la página y vuelve a cargarlo.
upload_problem_nothing-known = Nada de lo que hay en el archivo está en este mapa, o el archivo está vacío. No se ha cambiado nada.
upload_problem_unknown = Nada de lo que hay en el archivo está en este mapa: { $unknown }. No se ha cambiado nada.
upload_problem_no-bounds = El mapa de la wiki no dice dónde están sus lugares: falta «{ $field }», o no se puede leer. Copia el mapa entero de la wiki y vuelve a cargarlo.
upload_problem_other-numbers = El archivo dice que sus números son «{ $system }», no las coordenadas de este mapa. Guárdalo con x hacia el este e y hacia el norte, como en las fichas, y súbelo de nuevo.
upload_problem_degrees = Todos los números del archivo son menores que 180: parecen grados de latitud y longitud, no las coordenadas de este mapa. Guárdalo con x hacia el este e y hacia el norte y súbelo de nuevo.
upload_problem_schema = El archivo no es una lista de marcadores encontrados: { $wrong }.
upload_problem_schemaField = El archivo no es una lista de marcadores encontrados: { $field }: { $wrong }.
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
     [one] { $amount } chincheta eliminada aquí después, que no vuelve
    *[other] { $amount } chinchetas eliminadas aquí después, que no vuelven
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
upload_misfit_received = se esperaba: { $expected }, hay: { $received }
upload_misfit_kinds_marker-id = número de marcador
upload_misfit_kinds_version-number = número de versión
upload_importQuestion_description = Viene de otro mapa. Todavía no se ha combinado nada.
upload_importQuestion_sources_newer-fan-map = la lista del mapa de fans más nuevo
upload_importQuestion_sources_older-fan-map = la copia de seguridad del mapa de fans más antiguo
upload_importQuestion_sources_tracker = la lista del script de seguimiento
upload_importQuestion_sources_datamaps = el mapa de una wiki (DataMaps)
upload_importQuestion_sources_fandom = el mapa de una wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = una tabla
upload_importQuestion_matched = Están en este mapa
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
upload_importQuestion_pins = Serán chinchetas tuyas
upload_importQuestion_unknown = Sin identificar, se omiten
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = ¿Combinar este archivo?
upload_question_descriptions_doubt = No está claro que sea una copia de seguridad de este mapa. Todavía no se ha combinado nada.
upload_question_descriptions_conflict = Sustituiría textos tuyos. Todavía no se ha combinado nada.
upload_question_descriptions_other-page = Es la copia de seguridad de este mapa que elegiste en la página de otro mundo. Todavía no se ha combinado nada.
upload_question_confirm = Combinar
upload_question_cancel = Cancelar
upload_question_file = Archivo
upload_question_readAs = Leído como
upload_question_sources_backup = una copia de seguridad
upload_question_sources_list = una lista de números de marcadores
upload_question_playthrough = Partida del archivo
upload_question_fileMap = Hecho para
upload_question_noName = un mapa sin nombre
upload_question_thisMap = Este mapa
upload_question_otherMapHint = Sus números pueden ser aquí de otros lugares.
upload_question_leftOut = Se omite
upload_question_leftOutHint = El archivo trae más que marcas y chinchetas. Solo estas se combinan.
upload_question_moreFields = y { $amount } más
upload_question_result = Al combinar
upload_unknownReasons_no-such-place = sin ningún lugar así a menos de 1 m
upload_unknownReasons_unknown-kind = de tipo desconocido
upload_unknownReasons_outside = fuera de este mapa
upload_unknownReasons_other-numbers = en otros números que los de este mapa
upload_unknownReasons_unreadable = sin coordenadas legibles
upload_notJson_web-page = El archivo es una página web, no una copia de seguridad. Elige una hecha con el botón «Guardar copia».
upload_notJson_picture = El archivo es una imagen, no una copia de seguridad. Elige una hecha con el botón «Guardar copia».
upload_notJson_kml = El archivo es KML de otros mapas y sus números son grados de latitud y longitud. Guarda sus lugares en una tabla con las columnas x, y y name, en las coordenadas de este mapa.
upload_notJson_gpx = El archivo es GPX de navegadores y sus números son grados de latitud y longitud. Guarda sus lugares en una tabla con las columnas x, y y name, en las coordenadas de este mapa.
upload_notJson_archive = El archivo está comprimido o es una hoja de cálculo. Descomprímelo o guarda la hoja como CSV y súbela.
upload_notJson_cut-off = El archivo no es JSON completo; quizá quedó cortado. Elige otra copia de él.
upload_notJson_damaged = El archivo no es JSON válido; algo cambió en él. Elige otra copia de él.
upload_notJson_other = El archivo no contiene JSON. Elige una copia de seguridad hecha con el botón «Guardar copia».
upload_skipWords_negative = con signo menos
upload_skipWords_fractional = con decimales
upload_skipWords_text = con texto
upload_skipWords_too-large = con demasiadas cifras
upload_skipWords_other = de otra clase
transfer_send = Enviar a otro dispositivo
transfer_close = Cerrar
transfer_preparing = Creando el enlace…
transfer_nothing = Aún no hay nada que enviar: antes marca un lugar como encontrado o pon una chincheta.
transfer_holds = El código y el enlace llevan: { $what }. Apunta al código con la cámara del otro dispositivo o abre allí el enlace. Se te preguntará antes de añadir nada, y no se quita nada.
transfer_linkHolds = El enlace lleva: { $what }. Ábrelo en el otro dispositivo: se te preguntará antes de añadir nada, y no se quita nada.
transfer_private = No se envía nada a ningún servidor: todo va dentro del código y del enlace.
transfer_code = Código QR del enlace
transfer_tooMuchForCode = Es demasiado para un código que lea una cámara. Envíate el enlace o llévate el archivo de la copia de seguridad.
transfer_tooMuchForLink = Es demasiado para un enlace. Llévate el archivo de la copia de seguridad y cárgalo en el otro dispositivo.
transfer_copy = Copiar enlace
transfer_copied = Enlace copiado
transfer_copyRefused = El navegador no permitió copiar. Aquí lo tienes, ya seleccionado:
transfer_share = Compartir enlace
transfer_shareTitle = Mis marcas en el mapa
transfer_backup = Guardar copia
transfer_question_title = ¿Añadir esto a tu lista?
transfer_question_description = Viene de un enlace. Todavía no se ha añadido nada.
transfer_question_confirm = Combinar
transfer_question_cancel = Cancelar
transfer_marks = Marcas
transfer_pins = Chinchetas
transfer_figures = { $added ->
     [one] { $added } nueva
    *[other] { $added } nuevas
    }, { $known ->
     [one] { $known } ya estaba
    *[other] { $known } ya estaban
    }
transfer_figuresOff = { $added ->
     [one] { $added } nueva
    *[other] { $added } nuevas
    } (fuera de este mapa: { $off }), { $known ->
     [one] { $known } ya estaba
    *[other] { $known } ya estaban
    }
transfer_added = Añadido desde un enlace
transfer_knownTitle = Nada nuevo en este enlace
transfer_known = Todo lo que trae este enlace ya está en tu lista.
transfer_empty = Este enlace no trae marcas ni chinchetas.
transfer_problemTitle = No se puede leer este enlace
transfer_problem_damaged = El enlace del otro dispositivo está incompleto o algo cambió en él. No se ha añadido nada. Copia otra vez el enlace entero o vuelve a escanear el código.
transfer_problem_newer-version = El enlace se hizo con una versión más nueva de este mapa. No se ha añadido nada. Recarga la página para obtener esa versión y abre otra vez el enlace.
transfer_problem_other-map = El enlace se hizo en el mapa de otro juego, y sus marcas aquí no valdrían. No se ha añadido nada.
transfer_problem_old-browser = Este navegador es demasiado antiguo para leer el enlace. No se ha añadido nada. Actualízalo o usa en su lugar un archivo de copia de seguridad.
transfer_problem_too-many-marks = El enlace contiene más de 10.000 lugares, muchos más de los que tiene cualquier mapa. No se ha añadido nada. Crea un enlace nuevo en el otro dispositivo.
otherWorld_file_title = Esta copia de seguridad es de { $world }
otherWorld_file_text = Sus marcas son de otro mundo de este sitio. Aquí no ha cambiado nada. Abre ese mundo, y se te preguntará antes de combinar nada allí.
otherWorld_file_open = Abrir { $world } y combinar allí
otherWorld_file_notCarried = Este navegador no puede llevar el archivo hasta allí. Abre { $world } y cárgalo allí.
otherWorld_file_cancel = Cancelar
otherWorld_link_title = Este enlace es para { $world }
otherWorld_link_text = Sus marcas son de otro mundo de este sitio. Aquí no se ha añadido nada. Ábrelo allí, y se te preguntará antes de añadir nada.
otherWorld_open = Abrir { $world }
otherWorld_close = Cerrar
otherWorld_lost_title = El archivo no ha llegado
otherWorld_lost_text = El navegador lo perdió por el camino, y no se ha combinado nada. Cárgalo aquí: Ajustes y luego Cargar.

live_title = Seguir el juego
live_open = Seguir el juego…
live_close = Cerrar
live_intro = El mapa muestra dónde estás en el juego y el camino que has hecho. Nada de eso sale de este ordenador.
live_file = El archivo de registro del juego
live_fileHint = Elígelo una vez y el mapa irá leyendo lo que el juego añada.
live_fileOnce = Este navegador solo lee un archivo tal como está al elegirlo. Para que el mapa te siga, usa el programa, o Chrome, Edge u Opera en un ordenador.
live_choose = Elegir el registro…
live_program = Un programa en este ordenador
live_programHint = El mapa le pregunta una vez por segundo, en localhost:8765.
live_ask = Preguntar al programa
live_askAgain = Volver a preguntar ahora
live_stop = Dejar de seguir
live_place = Estás en { $coordinate }.
live_waiting_file = Esperando a que el juego escriba dónde estás…
live_waiting_program = El programa responde, pero el juego aún no dice dónde estás.
live_silent = El juego lleva un rato sin decir nada nuevo: ¿está en pausa o cerrado?
live_once = Aquí acababa el registro cuando lo elegiste.
live_problems_noAnswer = Nada responde en localhost:8765: ¿está en marcha el programa y deja que esta página lea su respuesta?
live_problems_badAnswer = Lo que responde en localhost:8765 no dice dónde estás: quizá otro programa use esa dirección.
live_problems_noLines = Al final de { $name } no hay ninguna línea [LIVEMAP]: ¿es el registro de este juego y funciona el mod?
live_problems_badLines = Las líneas [LIVEMAP] de { $name } no se pueden leer: cada una necesita cinco números.
live_problems_unreadable = { $name } ya no se puede leer: elígelo otra vez.
live_problems_outside = Según el juego estás fuera de este mapa: ¿estás en otra región o en otro juego?
live_refused = Este navegador no te ha dejado elegir un archivo.
live_centre = Mantenerme en el centro
live_clear = Borrar el rastro
live_visits = Marcar como vistos los lugares a menos de 15 m de mi camino
live_awake = Mantener la pantalla encendida mientras me sigue
live_awakeLacking = Este navegador no puede mantener la pantalla encendida.
live_awakeRefused = El navegador no mantiene encendida la pantalla ahora, quizá para ahorrar batería.
live_you = Estás aquí

poster_title = Póster
poster_open = Crear un póster…
poster_close = Cerrar
poster_intro = Una imagen de la región, para imprimir a 300 ppp o como fondo de pantalla. Se dibuja en este navegador.
poster_size = Tamaño
poster_wallpaper = Fondo de pantalla
poster_width = Ancho en píxeles
poster_height = Alto en píxeles
poster_turned = Orientación
poster_portrait = Vertical
poster_landscape = Horizontal
poster_content = Qué muestra
poster_contents_nothing = Solo el terreno
poster_contents_names = Nombres
poster_contents_shown = Nombres y los lugares visibles ahora
poster_contents_found = Nombres y los lugares encontrados
poster_contents_all = Nombres y todos los lugares
poster_contents_route = Nombres y la ruta del mapa
poster_part = Parte del mundo
poster_whole = Todo el mundo
poster_view = Vista actual
poster_outOfBounds = Cada lado de un fondo de pantalla necesita de { $least } a { $most } píxeles.
poster_drawn = { $percent } % dibujado
poster_stop = Detener
poster_make = Dibujar y guardar
poster_notices_saved = La imagen está dibujada y entregada a las descargas de tu navegador.
poster_notices_stopped = Detenido: no se ha guardado ninguna imagen.
poster_notices_failed = No se ha podido dibujar la imagen: comprueba tu conexión o prueba con un tamaño menor.
poster_lacking = Este navegador no puede dibujar pósteres: prueba con uno más reciente.
poster_print_title = Imprimir
poster_print_open = Imprimir esta vista…
poster_print_ready = La vista está lista: tu navegador pregunta dónde imprimirla.
poster_print_again = Imprimir otra vez
poster_print_failed = No se ha podido dibujar la vista: la lista se imprime sin ella.
poster_print_refused = Este navegador no puede imprimir desde aquí: imprime desde su propio menú o abre la página en otro navegador.
poster_print_lacking = Este navegador no puede dibujar la vista: la lista se imprime sin ella.
poster_print_places = { $count ->
     [one] { $count } lugar en esta vista
    *[other] { $count } lugares en esta vista
    }

## manifest

manifest_description = Encuentra, filtra y marca { $summary }, con o sin conexión.
manifest_page = Encuentra, filtra y marca { $summary } en un mapa que dibuja tu navegador. Sin registro, sin rastreo, sin perder nada.
manifest_notStarted = El mapa no ha podido arrancar. Necesita JavaScript y Chrome o Edge 109, Firefox 115, Safari 16.4 o algo más nuevo: recarga la página o ábrela en un navegador más nuevo.
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
terms_moderation_p1 = Quienes visitan este sitio no pueden publicar nada en él: no hay comentarios ni perfiles, ni se suben archivos a ningún servidor. El archivo de lugares encontrados que eliges con «Cargar» lo lee tu propio navegador y no va más allá, así que no hay nada tuyo que podamos revisar, conservar o retirar.
terms_moderation_p2 = Los lugares del mapa se mantienen a mano. Las correcciones llegan a través del código fuente público del proyecto, donde cada propuesta se comprueba antes de aceptarse. Podemos corregir, reescribir o quitar un lugar en cualquier momento, sobre todo si es erróneo, ofensivo o infringe los derechos de alguien. Si crees que algo de lo que se muestra aquí infringe los tuyos, díselo a quien ofrece esta copia o al proyecto, indica qué es y dónde está, y se examinará sin demora.
terms_liability_heading = Limitación de responsabilidad
terms_liability_p1 = El mapa está hecho con cuidado, pero se ofrece tal como es y según esté disponible, sin garantía alguna. Las posiciones, los nombres y las descripciones pueden ser erróneos o estar anticuados, por ejemplo después de un cambio en el juego, y el mapa puede ir lento, interrumpirse o desaparecer un día.
terms_liability_p2 = En la medida en que la ley lo permita, no respondemos de los daños derivados de usar el mapa o de no poder usarlo, incluida la pérdida de marcas, de progreso en el juego o de tiempo. Tus marcas viven en tu navegador, y los navegadores pueden perder lo que guardan: lo seguro es guardar una copia de vez en cuando.
terms_liability_p3 = Nada de lo aquí dicho limita la responsabilidad que la ley no permite limitar, como la debida a dolo o culpa grave, o a daños a la vida, la integridad física o la salud, ni los derechos que tengas como consumidor en el lugar donde vives.
terms_affiliation_heading = Sin vinculación
terms_affiliation_p1 = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo ni el patrocinio de { $studio } o de su editora, ni tiene vinculación con ellos. { $game } y los nombres que le pertenecen son marcas de sus dueños y se usan aquí solo para decir de qué juego trata el mapa.
terms_affiliation_p2 = Ninguna imagen, texto, icono ni código del juego forma parte de este mapa. Los enlaces a otros sitios se ofrecen por comodidad; de lo que haya allí responden quienes llevan esas páginas.
terms_changes_heading = Cambios
terms_changes_p1 = Estas condiciones pueden cambiar cuando cambie el mapa. La fecha de arriba dice cuándo cambiaron por última vez, y el historial público del proyecto muestra qué cambió. La versión que vale es la de esta página; al usar el mapa después de un cambio, lo aceptas.
terms_changes_p2 = Si alguna de estas condiciones resultara no ser válida, las demás se mantienen como están.

privacy_title = Privacidad
privacy_updated = 26 de noviembre de 2026
privacy_intro = En pocas palabras: no hay que iniciar sesión; tus marcas, chinchetas y ajustes se quedan en tu navegador, e Itinerarium no lleva incorporada ninguna analítica ni publicidad. A continuación, la versión larga. «El operador» es quien ofrece la copia de Itinerarium que estás viendo.
privacy_known_heading = Qué sabemos de ti
privacy_known_p1 = Nada. No hay cuentas, formularios ni cookies. Lo que buscas y los lugares que marcas se procesan dentro de tu navegador y no se envían nunca a ninguna parte.
privacy_known_p2 = Para mostrarte la página, tu navegador tiene que pedir sus archivos al servidor del operador. Como en cualquier sitio web, ese servidor ve la petición: tu dirección IP, la hora, el archivo y lo que tu navegador dice de sí mismo. Los servidores suelen guardar esas peticiones durante un tiempo breve en un registro, por seguridad; cuánto tiempo depende del operador o de la empresa de alojamiento. En esas peticiones no hay nada sobre tus marcas. La dirección del mapa dice qué hay en pantalla (el lugar que abriste, dónde está el mapa, una chincheta, qué tipos se muestran), así que el servidor lo ve cuando vuelves a cargar la página o abres un enlace. Un enlace hecho con «Compartir» contiene un lugar o un punto. Ni una cosa ni la otra dice nada de ti.
privacy_known_p3 = Si haces que el mapa siga el juego, lee el archivo de registro que elijas o pregunta al programa de tu propio ordenador en localhost:8765. Dónde estás en el juego no se envía ni se guarda, y se olvida al cerrar la página.
privacy_storage_heading = Preferencias en el almacenamiento local
privacy_storage_p1 = Para que el mapa se vea igual cuando vuelvas, tu navegador guarda una pequeña base de datos (IndexedDB) y algunas entradas en su almacenamiento local para este sitio. Solo este sitio puede leerlas, y se quedan hasta que tú las borres:
privacy_storage_item1 = filters-store: qué tipos de lugares muestras u ocultas.
privacy_storage_item2 = La base de datos { $database }: los números de los lugares que has marcado o desmarcado y cuántas veces, tus chinchetas y tus notas sobre lugares con sus textos, tus últimos 50 cambios, cada uno con su hora y un nombre aleatorio de la pestaña del navegador en que lo hiciste, y hasta cinco listas anteriores, para que puedas volver atrás.
privacy_storage_item3 = progress-store: una segunda copia de los números marcados. Los navegadores que no ofrecen base de datos guardan los cambios y las listas anteriores en progress-history.
privacy_storage_item4 = pins-store: una segunda copia de tus chinchetas y notas: dónde están, qué escribiste, y su símbolo y color. De las eliminadas solo se guarda el número, para que sigan eliminadas.
privacy_storage_item5 = keeping-store: cuántas de tus marcas y de tus cambios en chinchetas había en tu última copia de seguridad, si la hubo, y si se pidió al navegador que conserve estos datos.
privacy_storage_item6 = playthroughs-store, y una segunda copia en la base de datos cuyo nombre termina en .playthroughs: los nombres de tus partidas y cuál elegiste por última vez, si has creado una segunda. Lo que se guarda de ella lleva los mismos nombres de arriba, con el nombre del mundo y ocho cifras o letras tras un punto. last-world: qué mundo miraste por última vez, si hay varios; los nombres de los demás mundos, salvo el primero, terminan en el suyo.
privacy_storage_item7 = settings-store: el tamaño de los marcadores, el aspecto del paisaje, el idioma si lo has elegido, si el panel, los rótulos y el aviso están abiertos o a la vista, si las teclas sueltas hacen algo, si las notificaciones se quedan hasta que las cierras, qué categorías están plegadas, si se guardan todos los mundos, por dónde van las rutas, si usan el viaje rápido y a qué distancia se enumeran los lugares junto a ellas, y, para seguir el juego, si los lugares por los que pasas cuentan como vistos y si la pantalla se queda encendida.
privacy_storage_item8 = last-position: en qué punto del mapa estuviste por última vez y a qué escala.
privacy_offline_heading = Archivos guardados para usar el mapa sin conexión
privacy_offline_p1 = Para que el mapa funcione también sin conexión, tu navegador guarda una copia de los archivos del propio sitio con ayuda de un service worker: las páginas y los scripts, algo más de un megabyte, y las imágenes y los datos de cada mundo que hayas abierto, o de todos los mundos si así lo eliges en Ajustes. Anota cuáles son esos mundos. Los archivos son los mismos para todos y no dicen nada de ti. En Ajustes se indica si la copia está completa. De vez en cuando, tu navegador pregunta al servidor del operador si hay una versión más nueva; es una petición como cualquier otra.
privacy_offline_p2 = Cuando la página se recarga sola, por ejemplo para pasar a una versión más nueva, anota en la pestaña del navegador qué lugar, ruta, línea medida y pestaña del panel estaban abiertos, qué lugares habías visto y qué habías escrito en el buscador; al volver lee la anotación y la borra. Cada vez que sales de la página o la recargas, anota del mismo modo el nombre aleatorio de la pestaña y si el mapa mostraba tu propia vista o la de un enlace.
privacy_deleting_heading = Leer y borrar lo que se guarda
privacy_deleting_p1 = Si alguna de estas entradas llega a dañarse, no se tira, sino que se aparta con su propio nombre seguido de «.unreadable» y un número, porque quizá se puedan rescatar tus marcas. Los lugares que solo has visto se recuerdan hasta que cierras o recargas la página, y no se guardan más tiempo del que tarda la página en recargarse sola.
privacy_deleting_p2 = «Guardar copia», en Ajustes, te da tus lugares encontrados, tus chinchetas y tus notas en un archivo en tu propio dispositivo, y «Exportar chinchetas», solo las chinchetas y notas. También el archivo que eliges con «Cargar» se lee en tu dispositivo.
privacy_deleting_p3 = «Enviar a otro dispositivo» pone tus lugares encontrados, tus chinchetas y tus notas en un enlace y en un código. Van detrás del signo # de la dirección, que los navegadores nunca envían a un servidor. Quien tenga el enlace puede leerlos, así que pásalo solo a tus propios dispositivos o a personas que puedan conocerlos.
privacy_deleting_p4 = «Vaciar», en Ajustes, vacía la lista de lugares encontrados; se puede deshacer, de modo que los números quitados siguen entre las listas anteriores hasta que cinco posteriores ocupan su lugar. Los textos de las chinchetas y notas que cambiaste o eliminaste se quedan del mismo modo, ahí y entre tus últimos 50 cambios. Para borrar de una vez todo rastro, incluidos los archivos guardados, elimina los datos de este sitio en tu navegador: suele estar en «Cookies y datos de sitios», en los ajustes del navegador, o tras el icono que hay junto a la dirección. El mapa funciona sin nada de eso y empieza de cero.
privacy_analytics_heading = Analítica anónima de visitas
privacy_analytics_p1 = No hay ninguna incorporada: no se cuentan las visitas, y no se carga ningún script, imagen o tipografía desde servidores ajenos.
privacy_analytics_p2 = El operador que añada una analítica a una copia de Itinerarium tiene que decirlo en este lugar, nombrar el servicio, qué registra, por qué y durante cuánto tiempo, y preguntarte antes de que se registre o se guarde nada para él. Aunque digas que no, o no contestes, el mapa debe seguir siendo plenamente utilizable.
privacy_advertising_heading = Consentimiento para publicidad
privacy_advertising_p1 = No hay publicidad, ni anunciantes a los que dar tu consentimiento.
privacy_advertising_p2 = El operador que añada publicidad tiene que nombrar aquí a los proveedores y pedirte el consentimiento antes de que se cargue ninguno de ellos. En ese caso aparece en Ajustes el botón «Cambiar el consentimiento», donde puedes ver lo que elegiste y cambiarlo o retirarlo en cualquier momento, con la misma facilidad con que lo diste. Mientras aquí nada requiera consentimiento, ese botón no está.
privacy_rights_heading = Derechos sobre los datos
privacy_rights_p1 = Leyes como el Reglamento General de Protección de Datos te dan derechos sobre los datos que te conciernen. Lo que guarda el mapa está en tus manos, así que la mayoría puedes ejercerlos tú, y al momento:
privacy_rights_item1 = Acceso y portabilidad: «Guardar copia» te da una copia en un formato sencillo que otros programas pueden leer.
privacy_rights_item2 = Rectificación: marca o desmarca cualquier lugar, o cambia cualquier ajuste.
privacy_rights_item3 = Supresión: «Vaciar», en Ajustes, o elimina los datos de este sitio en tu navegador.
privacy_rights_item4 = Oposición y retirada del consentimiento: no hay nada a lo que oponerse mientras no se añadan analítica ni publicidad; donde las haya, el sitio es «Cambiar el consentimiento», en Ajustes.
privacy_questions_heading = Preguntas y cambios
privacy_questions_p1 = Para lo que solo puede responder el operador, como los registros del servidor o los servicios que haya añadido, pregúntale a él: es responsable de su copia. También puedes presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.
privacy_questions_p2 = Cuando cambia lo que guarda el mapa, esta página cambia con él, y la fecha de arriba dice cuándo.

credits_title = Créditos
credits_updated = 22 de noviembre de 2026
credits_intro = Itinerarium se apoya en el trabajo de muchos. Aquí se dice de dónde vienen sus datos, sus símbolos y sus tipografías, y con qué licencias se usan.
credits_facts_heading = Los datos
credits_facts_plain = Dónde está cada cosa en el mundo del juego es un simple hecho. No se ha tomado ninguna imagen, texto, icono ni código del juego ni de otro sitio.
credits_facts_surveyed = Dónde está cada cosa en el mundo del juego es un simple hecho. { $survey } No se ha tomado ninguna imagen, texto, icono ni código del juego ni de otro sitio.
credits_facts_other = { $title }, de { $game }: { $survey }
credits_facts_made = Los dibujos, la carta del paisaje y los textos de este sitio se hicieron para Itinerarium.
credits_glyphs_heading = Símbolos
credits_glyphs_all = Del conjunto de game-icons.net vienen símbolos de los lugares ({ $count }) y siete de los símbolos de tus chinchetas. Sus autores son Lorc, Delapouite, Caro Asercion y otros colaboradores, y se usan bajo la licencia Creative Commons Atribución 3.0 (CC BY 3.0). Sus contornos se han escalado, centrado y en parte adaptado. Los demás símbolos se dibujaron para Itinerarium.
credits_glyphs_signs = Del conjunto de game-icons.net vienen siete de los símbolos de tus chinchetas. Sus autores son Lorc, Delapouite, Caro Asercion y otros colaboradores, y se usan bajo la licencia Creative Commons Atribución 3.0 (CC BY 3.0). Sus contornos se han escalado, centrado y en parte adaptado. Los demás símbolos se dibujaron para Itinerarium.
credits_glyphs_other = { $title }, de { $game }: símbolos de los lugares tomados del mismo conjunto: { $count }.
credits_typefaces_heading = Tipografías
credits_typefaces_p1 = Alegreya Sans y Alegreya SC, de Juan Pablo del Peral para Huerta Tipográfica, usadas bajo la SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = La página está hecha con React, Radix Primitives, zustand, Fuse.js, zod, wouter y Tailwind CSS, cada uno con su propia licencia abierta. El código de Itinerarium se publica bajo la licencia MIT.
credits_affiliation_heading = Sin vinculación
credits_affiliation_p1 = Itinerarium lo hacen jugadores para jugadores. No cuenta con el respaldo de { $studio }, de su editora ni de nadie que haya hecho o venda { $game }, ni tiene vinculación con ellos.
