## start

chunkMissing = This part of the map could not be loaded. Check your connection and reload; your marks are safe in this browser.

## first

map_menu = Map menu

app_name = Itinerarium
# The window's.
# $game (text)
app_title = Itinerarium: an interactive map for { $game }
# $game (text)
app_subtitle = An interactive map for { $game }
app_loadingMap = Unrolling the map…
# Opens the list of worlds.
# $title (text)
world_shown = World: { $title }
world_choose = Choose a world
world_failedTitle = The map’s places could not be loaded.
world_failedText = Check your connection and try again. What you have marked is safe in this browser.
world_retry = Retry
# $game (text)
map_label = Map of { $game }
map_role = map
# The letter of north on a compass rose.
map_compassNorth = N
map_instructions = Arrow keys move the map, plus and minus zoom, Enter opens the place nearest the middle.
map_zoomIn = Zoom in
map_zoomOut = Zoom out
map_enterFullScreen = Full screen
map_leaveFullScreen = Leave full screen
# $metres (number)
map_metres = { $metres } m
# $kilometres (decimal)
map_kilometres = { $kilometres } km
# $distance (text)
map_scale = Scale: { $distance }
map_pointerCoordinate = Coordinate under the pointer
# A place in the middle of the map: its type, its name if it has one, its number; how far; whether it was found.
# $what (text), $way (text), $found (choice)
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] found
    *[other] not found
    }.
# $label (player), $way (text)
map_crosshair_pin = { $label }, { $way }.
# $metres (number), $direction (choice)
map_crosshair_displacement = { $metres } m { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } of the middle
map_crosshair_inMiddle = in the middle
# How many other places lie within the same reach.
# $amount (number)
map_crosshair_others = { $amount } { $amount ->
     [one] more place
    *[other] more places
    } near.
map_crosshair_nothing = No place in the middle.
# What place the middle is near, or in.
# $where (text)
map_crosshair_near = { $where }.
map_crosshair_enter = Press Enter to open it.
map_steer_label = Move the map
map_steer_toggle = Buttons that move the map
map_steer_sides_north = Move north
map_steer_sides_west = Move west
map_steer_sides_east = Move east
map_steer_sides_south = Move south
map_steer_choose = Open the place in the middle
map_steer_addPoint = Add a point in the middle
map_steer_menu = Menu for the middle: pin, link, measure
map_controls = Map buttons
map_changeBasemapStyle_parchment = Change to Parchment
map_changeBasemapStyle_night = Change to Night
map_changeBasemapStyle_plain = Change to Plain
map_landFailed = The land could not be loaded; the places are all there.
map_viewFailedTitle = The map view could not be loaded.
map_viewFailedText = Search, filters and your marks still work. Reload the page to try again.
map_reload = Reload
skip_navigation = Skip the map
skip_toSearch = Skip to search
skip_toSettings = Skip to settings
panel_title = Itinerarium
panel_open = Open panel
panel_close = Close panel
panel_showAll = Show all
# $amount (number)
panel_showPlaces = Show { $amount } { $amount ->
     [one] place
    *[other] places
    }
panel_hideAll = Hide all
panel_mapLabels = Name plates
# $shown (number), $all (number)
panel_showing = Showing { $shown } of { $all } places
# $found (number), $all (number)
panel_discovered = { $found } of { $all } discovered
panel_filters = Filters
panel_tab = What the panel shows
panel_bar = Ways into the panel
panel_search = Search
panel_more = More
panel_tabs_filters = Filters
panel_tabs_progress = Progress
panel_tabs_list = List
panel_tabs_pins = Pins
search_label = Search for locations
search_placeholder = Search for locations...
search_clear = Clear search
search_searching = Searching…
search_results = Search results
# $amount (number)
search_found = { $amount } { $amount ->
     [one] place found
    *[other] places found
    }
# $own (number)
search_foundOwn = { $own } { $own ->
     [one] pin or note
    *[other] pins or notes
    } of yours found
# $amount (number), $own (number)
search_foundBoth = { $amount } { $amount ->
     [one] place found
    *[other] places found
    }, and { $own } { $own ->
     [one] pin or note
    *[other] pins or notes
    } of yours
# $text (text), $hasOwn (choice)
search_nothing = { $hasOwn ->
     [yes] No place and nothing of yours matches “{ $text }”.
    *[other] No place matches “{ $text }”.
    }
search_nothingHint = Try a shorter word, a type, or a marker’s number.
# $example (text)
search_nothingHintSuchAs = Try a shorter word, a type such as “{ $example }”, or a marker’s number.
search_clearAndBrowse = Clear the search
search_loadMore = Load more...
# $id (text)
search_id = #{ $id }
# $names (text)
search_here = Here: { $names }
# $label (text)
card_label = Details: { $label }
card_close = Close
card_showMore = Show more
card_showLess = Show less
card_type = Type
card_id = Number
card_coordinate = Coordinate
# $coordinate (text)
card_copyCoordinate = Copy coordinate { $coordinate }
card_copied = Copied
card_yields = Here you find
card_description = Note
card_requirement = To get at it
card_more = Number, coordinate, code
# $label (text)
card_image = Drawing of the { $label }
card_discovered = Discovered
# What stands on the switch of that name.
card_mark = Mark as found
card_marked = Found
card_visited = Visited
card_copyRefused = The browser did not allow copying. Here it is, selected for you:
settings_open = Settings
toasts_region = Notifications Alt+T
toasts_close = Close notification
toasts_undo = Undo
storage_backup = Back up now
update_label = New version
update_waiting = A new version of the map is ready. Your place and your marks are kept.
update_elsewhere = The map was brought up to date in another tab. Reload this one when it suits you.
update_reload = Reload now
update_later = Later
chunk_title = Something is missing
chunk_reload = Reload
chunk_close = Close
footer_terms = Terms and Conditions
footer_privacy = Privacy Policy
footer_credits = Credits
footer_disclaimer = Disclaimer
# $game (text), $studio (text)
footer_disclaimerText = Itinerarium is made by players for players. It is not endorsed by or affiliated with { $studio }, its publisher, or anyone who made or sells { $game }. Names of the game and its places belong to their owners.
footer_navigation = About this site
errorFallback_title = Something broke.
errorFallback_share = It would be helpful if you share this error with the admin!
errorFallback_safe = Your marks are safe in this browser.
errorFallback_copy = Copy error
errorFallback_copied = Copied
errorFallback_reload = Reload
errorFallback_backup = Back up marks
errorFallback_details = Error details
# The window's title: of a page, and of the site.
# $page (text), $site (text)
pages_title = { $page } · { $site }
pages_back = Back
# $date (text)
pages_updated = Last updated: { $date }
pages_notFoundTitle = This road leads nowhere.
pages_notFoundText = There is no page at this address. The map is where it always was.
pages_notFoundBack = Back to the map
# Where a place lies.
# $metres (number), $direction (choice), $place (text)
where_from = { $metres } m { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } of { $place }
# The same, where names.csv has the form of the name that goes here, such as “vom Kloster”.
# $metres (number), $direction (choice), $of (text)
where_of = { $metres } m { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } { $of }
# $place (text)
where_in = In { $place }
# Goes on with a list: several things, or facts about one. Then with what stands beside, and with a sentence after another.
# $before (text), $next (text)
listed = { $before }, { $next }
# $before (text), $next (text)
besideEachOther = { $before } · { $next }
# $before (text), $next (text)
inSuccession = { $before } { $next }
filters_types = Types of places
# $on (number), $all (number)
filters_categoryState = { $on } of { $all } types shown
# $title (text)
filters_isolate = Only { $title }
# $found (number), $total (number)
filters_tallyLabel = { $found } of { $total } found
# $category (text)
filters_fold = Fold { $category }
# $type (text)
filters_checklist = Checklist of { $type }
# The heading of what else can be asked for; $locked is what is locked in this world, such as chests.
filters_more_found = Found places
# $locked (text)
filters_more_locked = { $locked }, found places
filters_more_yields = Herbs, books, found places
# $locked (text)
filters_more_both = { $locked }, herbs, books, found places
filters_on = on
progress_loading = Loading…
links_share = Share
links_copied = Link copied
# $coordinate (text)
spot_pin = Pin at { $coordinate }
# $coordinate (text)
spot_label = Spot: { $coordinate }
# $coordinate (text)
spot_title = Spot { $coordinate }
spot_temporary = This pin is not kept: it goes when you close this card.
embed_copy = Copy embed code
# A box beside the button that copies: without it a frame speaks the language of whoever looks at it.
embed_fixLanguage = Always in this language
embed_copied = Embed code copied
# $label (player), $game (text)
embed_title = { $label } on the map of { $game }
embed_open = Open the full map
# $label (text)
embed_selected = Shown: { $label }
# $metres (number)
measure_metres = { $metres } m
# $metres (number)
measure_total = Total { $metres } m
measure_crosshair = Press Enter to add a point in the middle.
lasso_crosshair = Press Enter to add a corner in the middle.
shortcuts_open = Keyboard shortcuts
shortcuts_nothingLeft = No other place that is shown is left to discover.
shortcuts_nothingSelected = Select a place first, then press d.
# $amount (number)
amount_marks = { $amount } { $amount ->
     [one] mark
    *[other] marks
    }
# $amount (number)
amount_pins = { $amount } { $amount ->
     [one] pin
    *[other] pins
    }
# $marks (number), $pins (number)
amount_both = { $marks } { $marks ->
     [one] mark
    *[other] marks
    } and { $pins } { $pins ->
     [one] pin
    *[other] pins
    }
# What a pin without a title is called.
pins_untitled = Pin
# $label (text)
pins_card = Your pin: { $label }
pins_edit = Edit
pins_delete = Delete
pins_heading = My pins
# $amount (number), $shown (choice)
pins_state = { $shown ->
     [yes] { $amount } { $amount ->
         [one] pin
        *[other] pins
        }
    *[other] { $amount } { $amount ->
         [one] pin
        *[other] pins
        }, hidden
    }
pins_showList = List of pins and notes
pins_howTo = Right-click the map and choose “Add a pin”.
pins_howToByFinger = Rest a finger on the map and choose “Add a pin”.
pins_howToByKeys = By keyboard: Shift and F10 on the map.
pins_addNote = Add a note
pins_editNote = Edit note
pins_deleteNote = Delete note
pins_yourNote = Your note
filterOverride_drop = Back to mine
filterOverride_friends = A friend’s view.
filterOverride_isolatedUntitled = Your choice
filterOverride_backToAll = Back to all that was shown
# $amount (number)
filterOverride_outOfSight = Show { $amount } out of sight
# $title (player), $shown (number), $total (number)
filterOverride_isolatedAmount = Only { $title }: { $shown } of { $total }
# $shown (number), $total (number)
filterOverride_showing = Showing { $shown } of { $total }
filterOverride_shown = What is shown
filterOverride_shortcuts = Quick filters
filterOverride_stillToFind = Still to find

## later

shortcuts_mapMenu = Map menu: follow the game, print, make a poster
backups_title = Backups
backups_open = All backups

# $label (text)
toasts_marked = Discovered: { $label }
# $label (text)
toasts_unmarked = No longer discovered: { $label }
# $amount (number)
toasts_markedMany = Marked { $amount } { $amount ->
     [one] place
    *[other] places
    }
# $amount (number)
toasts_unmarkedMany = Unmarked { $amount } { $amount ->
     [one] place
    *[other] places
    }
# What is newer than the last backup, if there was one.
# $marks (number), $backedUp (choice)
storage_newer_marks = { $backedUp ->
     [yes] { $marks } { $marks ->
         [one] mark is
        *[other] marks are
        } newer than your last backup.
    *[other] { $marks } { $marks ->
         [one] mark is
        *[other] marks are
        } in no backup yet.
    }
# $changes (number), $backedUp (choice)
storage_newer_changes = { $backedUp ->
     [yes] { $changes } { $changes ->
         [one] change to pins and notes is
        *[other] changes to pins and notes are
        } newer than your last backup.
    *[other] { $changes } { $changes ->
         [one] change to pins and notes is
        *[other] changes to pins and notes are
        } in no backup yet.
    }
# $marks (number), $changes (number), $backedUp (choice)
storage_newer_both = { $backedUp ->
     [yes] { $marks } { $marks ->
         [one] mark
        *[other] marks
        } and { $changes } { $changes ->
         [one] change
        *[other] changes
        } to pins and notes are newer than your last backup.
    *[other] { $marks } { $marks ->
         [one] mark
        *[other] marks
        } and { $changes } { $changes ->
         [one] change
        *[other] changes
        } to pins and notes are in no backup yet.
    }
# $label (player)
pins_toasts_moved = Moved: { $label }
# $label (player)
pins_toasts_deleted = Deleted: { $label }
# $amount (number)
pins_toasts_deletedMany = Deleted { $amount } { $amount ->
     [one] pin
    *[other] pins
    }
pins_toasts_noteDeleted = Note deleted
# From the middle of the map; $distance is a figure with its unit.
# $distance (text)
search_distance = { $distance } away
# $where (text), $away (text)
search_whereAndFar = { $where } · { $away }
# Words that only join a kind and a settlement, as in “baths near Talmberg”: small letters, no accents, a space between.
search_between = near in at by around of the to from close nearest
search_settlements = Settlements
search_kinds = Kinds of places
# $amount (number)
search_moreKinds = { $amount } { $amount ->
     [one] more kind
    *[other] more kinds
    }
# $amount (number)
search_showOnMap = { $amount ->
     [one] Show this place on the map
    *[other] Show these { $amount } on the map
    }
# What the map says is seen alone.
# $searched (text)
search_shownTitle = “{ $searched }”
search_isolateKind = Only this
# $type (text)
search_isolateKindLabel = Only this: { $type }
# $name (text)
settlement_label = Settlement: { $name }
# $amount (number)
settlement_places = { $amount } { $amount ->
     [one] place
    *[other] places
    }
settlement_services = Traders and services
settlement_others = Also here
# $found (number), $all (number)
settlement_found = { $found } of { $all } found
# $found (number), $all (number), $left (number)
settlement_foundLeft = { $found } of { $all } found, { $left } left
# $found (number), $all (number)
settlement_tally = { $found } / { $all }
settlement_nothing = No place of the map lies here.
settlement_isolate = Only what is here
settlement_list = List in the panel
list_heading = Places in view
# Said aloud whenever the map has come to rest.
# $amount (number)
list_amount = { $amount ->
     [0] No place in view
    *[other] { $amount } { $amount ->
         [one] place
        *[other] places
        } in view
    }
# $where (text)
list_middle = The middle of the map: { $where }
list_order = Order
list_orders_kind = By kind
list_orders_distance = Nearest first
# How many of a kind are in view.
# $amount (number)
list_ofKind = { $amount }
# The name of a list of one kind.
# $title (text), $amount (number)
list_kind = { $title }: { $amount } { $amount ->
     [one] place
    *[other] places
    }
list_nearest = Places in view, the nearest first
list_more = Show more
list_none = No place that your filters show lies in this part of the map.
list_noneHint = Move the map, look from farther away, or show more kinds under Filters.
list_move = Move the map
list_sides_north = North
list_sides_west = West
list_sides_east = East
list_sides_south = South
list_closer = Closer
list_farther = Farther away
settings_title = Settings
settings_close = Close
settings_back = Back to Settings
settings_markerSize = Marker size
settings_markerSizeHeading = Marker Size
# $size (number)
settings_pixels = { $size } pixels
settings_basemapStyle = Look of the land
settings_basemapStyles_parchment_name = Parchment
settings_basemapStyles_parchment_hint = ink on old paper
settings_basemapStyles_night_name = Night
settings_basemapStyles_night_hint = dark, for playing at night
settings_basemapStyles_plain_name = Plain
settings_basemapStyles_plain_hint = clear and quiet, for print
# The choice of the page's language; other languages say “Language” as well, for who does not read them.
settings_language = Language
settings_languageFailed = The language could not be loaded. Check your connection and try again.
settings_languageNewer = Your language comes with the new version of the map, which is ready.
settings_languageMissing = The map is in English for now: its texts in your language are not on this device. Open it once with a connection to have them.
settings_keepNotifications = Keep notifications until I close them
settings_manage = Manage discovered markers
settings_manageHint = A backup is a small file. Upload it on another device to bring your list along.
settings_upload = Upload
settings_backup = Backup
settings_exportPins = Export pins (GeoJSON)
settings_fileRefused = This browser saves no file from here: open the page in another browser and try again.
settings_clear = Clear
settings_earlier = Earlier lists
settings_earlierHint = Your list as it was before something changed much of it. Going back can be undone.
settings_earlierReasons_clear = Before clearing
settings_earlierReasons_import = Before adding from a file or link
settings_earlierReasons_migration = Before an update
settings_earlierReasons_restore = Before going back
settings_restore = Restore
# The name of a button; $reason is one of the following.
# $size (text), $reason (text)
settings_restoreLabel = Restore { $size }, { $reason }
# $size (text), $reason (text), $date (text)
settings_restoreDated = Restore { $size }, { $reason }, { $date }
settings_restoreReasons_clear = before clearing
settings_restoreReasons_import = before adding from a file or link
settings_restoreReasons_migration = before an update
settings_restoreReasons_restore = before going back
settings_clearQuestion = Clear all discovered locations?
# $amount (number)
settings_clearText = { $amount ->
     [0] Nothing is marked as discovered yet.
    *[other] { $amount } { $amount ->
         [one] mark
        *[other] marks
        } will be taken off the map. Undo brings them back, and Settings keeps your earlier lists.
    }
confirm_title = Are you absolutely sure?
confirm_description = This is a destructive action and cannot be undone.
confirm_confirm = Confirm
confirm_cancel = Cancel
toasts_uploadFailed = Failed to upload markers
toasts_uploadMerged = Merged uploaded discoveries
toasts_backupStarted = Started downloading backup
toasts_pinsExported = Started downloading your pins
toasts_cleared = Cleared discovered locations
# $size (text)
toasts_restored = Restored { $size }
storage_retry = Try again
storage_dismiss = Close
# When the browser deleted this site’s data under an open map.
# $marks (number)
storage_emptied_marks = This site’s data was deleted in the browser while the map was open. { $marks } { $marks ->
     [one] mark is
    *[other] marks are
    } still on screen.
# $pins (number)
storage_emptied_pins = This site’s data was deleted in the browser while the map was open. { $pins } { $pins ->
     [one] pin is
    *[other] pins are
    } still on screen.
# $marks (number), $pins (number)
storage_emptied_both = This site’s data was deleted in the browser while the map was open. { $marks } { $marks ->
     [one] mark
    *[other] marks
    } and { $pins } { $pins ->
     [one] pin
    *[other] pins
    } are still on screen.
# Where everything is, when nothing is newer than the last backup.
storage_backedUp_empty = Your list is empty: there is nothing to back up.
storage_backedUp_never = Every mark, pin and note came out of a file or a link. You have made no backup here yet.
storage_backedUp_all = Every mark, pin and note is in your last backup.
storage_backedUp_takenIn = Every mark, pin and note is in your last backup, or came out of a file or a link since.
storage_keep = Keep them
storage_startAfresh = Start afresh
# What the player is told of the browser’s storage, by what happened to what.
storage_problems_blocked = This browser does not let the page keep anything: your marks last until you close it. Make a backup before you leave.
storage_problems_full = Your last change is on screen but could not be saved: the browser’s storage is full. It will be tried again; make a backup meanwhile.
storage_problems_one-copy = Your marks are saved, but only in one of two places: the other is full, or this browser keeps it closed, so it could not be saved there. Make a backup now and then.
storage_problems_newer = Your list was saved by a newer version of this map. It is shown but not changed here: reload to get that version.
storage_problems_stuck = Your saved list could not be read, and there was no room to set it aside. It is left as it is, and new marks are not saved: make a backup before you leave.
storage_problems_quarantined = Your saved list could not be read. It was set aside, unchanged, and a new list was begun.
storage_problems_copy-quarantined = One of the two copies of your list could not be read. It was set aside, unchanged, and what the other one holds is shown.
storage_problems_pins-quarantined = Your saved pins and notes could not be read. They were set aside, unchanged. Your marks are not affected.
storage_problems_pins-copy-quarantined = One of the two copies of your pins and notes could not be read. It was set aside, unchanged, and what the other one holds is shown.
storage_problems_settings-full = Your settings could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.
storage_problems_settings-newer = Your settings were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.
storage_problems_settings-stuck = Your settings could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.
storage_problems_settings-quarantined = Your settings could not be read. They were set aside, unchanged, and the usual ones are used. Your marks, pins and notes are not affected.
storage_problems_filters-full = Your filters could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.
storage_problems_filters-newer = Your filters were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.
storage_problems_filters-stuck = Your filters could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.
storage_problems_filters-quarantined = Your filters could not be read. They were set aside, unchanged, and every kind of place is shown. Your marks, pins and notes are not affected.
storage_problems_backup-full = The notes about your last backup could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.
storage_problems_backup-newer = The notes about your last backup were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.
storage_problems_backup-stuck = The notes about your last backup could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.
storage_problems_backup-quarantined = The notes about your last backup could not be read. They were set aside, unchanged, and the next reminder may come early: a backup begins them anew. Your marks, pins and notes are not affected.
storage_problems_playthroughs-full = The names of your playthroughs could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.
storage_problems_playthroughs-newer = The names of your playthroughs were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.
storage_problems_playthroughs-stuck = The names of your playthroughs could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.
storage_problems_playthroughs-quarantined = The names of your playthroughs could not be read. They were set aside, unchanged, and those whose lists are still there are shown without their names. Your marks, pins and notes are not affected.
storage_problems_history-full = A copy of your earlier lists and the last changes that can be undone could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.
storage_problems_history-newer = A copy of your earlier lists and the last changes that can be undone were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.
storage_problems_history-stuck = A copy of your earlier lists and the last changes that can be undone could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.
storage_problems_history-quarantined = A copy of your earlier lists and the last changes that can be undone could not be read. They were set aside, unchanged, and what the browser’s database holds of them is used. Your marks, pins and notes are not affected.
offline_preparing = Offline: being prepared…
# $megabytes (decimal)
offline_ready = Offline: ready, { $megabytes } MB
offline_failed = Offline: not ready. Not every file could be fetched; try again when connected.
offline_tryAgain = Try again
offline_saving = Offline: not prepared, since your browser saves data.
offline_prepare = Prepare it
# $megabytes (decimal)
offline_cacheAll = Keep all worlds offline ({ $megabytes } MB more)
offline_allCached = Keep all worlds offline (all are here)
offline_cachingAll = Keeping all worlds…
# $world (text)
offline_noRoom = No room for { $world }: this browser’s storage is full.
# $world (text)
offline_notFetched = Not every file of { $world } could be fetched.
# In place of a world’s title, for what all of them share.
offline_appShell = the site itself
# $world (text)
offline_notCachedTitle = { $world } is not on this device yet.
offline_notCachedText = A map works without a connection once it was opened with one. This page goes on by itself when you are connected again.
offline_cachedWorlds = These are here:
more_share = Share this view
more_send = Send to another device
more_refused = The browser did not allow copying.
# $found (number), $total (number)
filters_tally = { $found } / { $total }
filters_yields = Only places that have
filters_onlyFound = Only what I have found
filters_yieldsAll = Anything or nothing
filters_anyHerb = Any herb
filters_anyBook = Any skill book
filters_herbs = Herbs
filters_books = Skill books
progress_whole = Whole map
progress_byArea = By area
# $found (number), $total (number)
progress_tally = { $found } of { $total } found
# $amount (number)
progress_left = { $amount ->
     [0] all found
    *[other] { $amount } left
    }
# $title (text)
progress_barLabel = { $title }: found
# $title (text)
progress_openList = Checklist: { $title }
# $amount (number)
progress_markInView = Mark { $amount } { $amount ->
     [one] place
    *[other] places
    } in view
progress_nothingInView = No place to mark in view
progress_lasso = Draw a line round places
progress_many = Many places at once
progress_back = All types
progress_order = Order
progress_orders_distance = Distance
progress_orders_name = Name
progress_orders_id = Number
progress_onlyMissing = Only those still to find
progress_onlyMissingHint = What you tick stays in this list until you leave it.
progress_nothingMissing = You have found all of them.
progress_again = Sort again from the view
# $metres (number)
progress_metres = { $metres } m
# The name of a row's box.
# $label (text), $id (text)
progress_box = Found: { $label } #{ $id }
# $label (text)
toasts_undone_mark = Undone: { $label } unmarked
# $label (text)
toasts_undone_unmark = Undone: { $label } marked again
toasts_undone_mark-many = Undone: the marks are off again
toasts_undone_unmark-many = Undone: the marks are back
toasts_undone_clear = Undone: your list is back
toasts_undone_import = Undone: the marks that were added are off again
toasts_undone_restore = Undone: the list is as it was
toasts_undone_pin = Undone: the pin is gone again
toasts_undone_pin-edit = Undone: the pin says what it said before
toasts_undone_pin-move = Undone: the pin is back in its place
toasts_undone_pin-delete = Undone: the pin is back
toasts_undone_pins-delete = Undone: your pins are back
toasts_undone_note = Undone: the note is as it was
toasts_nothingToUndo = There is nothing to undo.
# Of an action's places, pins and notes, those that were changed since.
# $amount (number)
undoing_kept = { $amount ->
     [one] One thing stays as it is: it was changed since.
    *[other] { $amount } { $amount ->
         [one] thing
        *[other] things
        } stay as they are: they were changed since.
    }
undoing_allKept = Nothing was changed: what that step had changed was changed again since.
undoing_redo = Redo
# $what (text)
undoing_redone = Done again: { $what }
undoing_nothingToRedo = There is nothing to redo.
undoing_recent_title = Recent changes
undoing_recent_hint = The last 50 changes to your list, the latest first. Each can be undone by itself: what was changed since stays as it is.
undoing_recent_nothing = Nothing has been changed yet.
# $what (text)
undoing_recent_undo = Undo: { $what }
# $what (text)
undoing_recent_redo = Redo: { $what }
undoing_recent_undone = undone
undoing_elsewhere_title = Undo a step of another tab?
undoing_elsewhere_description = This tab has nothing more to undo. The last step before was made in another tab, or on an earlier visit:
undoing_elsewhere_confirm = Undo it
undoing_elsewhere_cancel = Cancel
# The action that is asked about.
# $label (text)
undoing_action_mark = Marked as discovered: { $label }
# $label (text)
undoing_action_unmark = Mark taken off: { $label }
# $amount (number)
undoing_action_mark-many = Marked { $amount } { $amount ->
     [one] place
    *[other] places
    } as discovered
# $amount (number)
undoing_action_unmark-many = Took the marks off { $amount } { $amount ->
     [one] place
    *[other] places
    }
# $amount (number)
undoing_action_clear = Cleared { $amount } { $amount ->
     [one] mark
    *[other] marks
    }
# $what (text)
undoing_action_import = Took in a file or a link: { $what }
# $what (text)
undoing_action_restore = Went back to an earlier list: { $what } changed
# $label (text)
undoing_action_pin = Put a pin: { $label }
# $label (text)
undoing_action_pin-edit = Changed a pin: { $label }
# $label (text)
undoing_action_pin-move = Moved a pin: { $label }
# $label (text)
undoing_action_pin-delete = Deleted a pin: { $label }
# $amount (number)
undoing_action_pins-delete = Deleted { $amount } { $amount ->
     [one] pin
    *[other] pins
    }
# $label (text)
undoing_action_note = Wrote, changed or deleted a note: { $label }
pins_glyphs_pin = Pin
pins_glyphs_flag = Flag
pins_glyphs_star = Star
pins_glyphs_cross = Cross
pins_glyphs_heart = Heart
pins_glyphs_skull = Skull
pins_glyphs_chest = Chest
pins_glyphs_sword = Sword
pins_glyphs_house = House
pins_glyphs_herb = Herb
pins_glyphs_question = Question mark
pins_glyphs_warning = Exclamation mark
pins_colours_red = Red
pins_colours_orange = Orange
pins_colours_yellow = Yellow
pins_colours_green = Green
pins_colours_teal = Teal
pins_colours_blue = Blue
pins_colours_indigo = Indigo
pins_colours_purple = Purple
pins_colours_pink = Pink
pins_colours_brown = Brown
pins_colours_grey = Grey
pins_colours_black = Black
pins_add = Add a pin
pins_editPin = Edit pin
pins_deletePin = Delete pin
# $label (text)
pins_editing = Edit your pin: { $label }
pins_note = Note
pins_move = Move
pins_moveGroup = Move the pin
pins_moveHint = Each step is one metre; with Shift, ten. On the map, drag the pin.
pins_steps_north = North
pins_steps_west = West
pins_steps_south = South
pins_steps_east = East
# $coordinate (text)
pins_movedTo = Now at { $coordinate }
pins_title = Title
pins_titleHint = What you will look for
pins_noteHint = Anything you want to remember
pins_glyph = Sign
pins_colour = Colour
# $amount (number)
pins_left = { $amount ->
     [0] No room left
    *[other] Room for { $amount } more
    }
pins_save = Save
pins_cancel = Cancel
pins_discard_title = Discard what you wrote?
pins_discard_description = It has not been saved.
pins_discard_confirm = Discard
pins_discard_cancel = Keep writing
pins_list = Pins and notes
pins_none = You have no pins yet.
pins_order = Order
pins_orders_distance = Distance
pins_orders_title = Title
pins_again = Sort again from the view
pins_more = Show more
pins_pinsList = My pins
pins_notesList = Notes on places
pins_deleteAll = Delete all pins
pins_deleteAllTitle = Delete all your pins?
# $amount (number)
pins_deleteAllText = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } will be taken off the map. Notes on places stay. Undo brings the pins back, and Settings keeps your earlier lists.
# $label (text)
pins_noteOn = Note on { $label }
# $coordinate (text)
spotMenu_label = Menu for { $coordinate }
# $coordinate (text)
spotMenu_copy = Copy coordinate { $coordinate }
# $coordinate (text)
spotMenu_copied = Copied { $coordinate }
spotMenu_link = Link to here
spotMenu_linkCopied = Link copied
spotMenu_nearest = What is nearest
spotMenu_measure = Measure from here
spotMenu_refusedTitle = Copy by hand
spotMenu_refused = The browser did not allow copying. Here it is, selected for you:
spotMenu_close = Close
# $count (number)
overlap_title = { $count } places here
overlap_found = found
# $coordinate (text)
nearest_title = Nearest to { $coordinate }
nearest_close = Close
nearest_services = Services
nearest_undiscovered = Undiscovered places
nearest_nothingLeft = Every place on the map is discovered.
nearest_nextOfKind = Next nearest of this kind
nearest_noServices = There are no services on this map.
# $metres (number), $direction (choice)
nearest_displacement = { $metres } m { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    }
nearest_here = here
measure_label = Measuring
measure_begin = Click, tap or press Enter to add points.
# $metres (number)
measure_leg = Leg { $metres } m
measure_undo = Undo point
measure_done = Done
lasso_label = Line round places
lasso_begin = Draw a line round places. Or click, tap or press Enter to add its corners.
# $amount (number)
lasso_corners = { $amount ->
     [0] 0 corners; a line takes three
     [1] 1 corner; a line takes three
     [2] 2 corners; a line takes three
    *[other] { $amount } corners
    }
# $amount (number), $found (number)
lasso_inside = { $amount ->
     [0] No place that is shown lies inside.
    *[other] { $amount } { $amount ->
         [one] place
        *[other] places
        } inside, { $found } discovered
    }
lasso_undo = Undo corner
lasso_closeLine = Close the line
lasso_mark = Mark
lasso_unmark = Unmark
lasso_again = Draw again
lasso_leave = Done
shortcuts_title = Keyboard shortcuts
shortcuts_close = Close
shortcuts_switch = Single-key shortcuts
shortcuts_switchHint = When off, the single keys above do nothing. All others go on working.
shortcuts_keys = Single keys, anywhere on the page
shortcuts_otherKeys = Other keys
shortcuts_search = Search
shortcuts_panel = Open or close the panel
shortcuts_next = Go to the next nearest undiscovered place
shortcuts_discovered = Mark the selected place as discovered, or not
shortcuts_list = Show this list
shortcuts_undo = Undo the last change to your list
shortcuts_redo = Do again what was undone
shortcuts_pan = Move the map
shortcuts_zoom = Zoom in and out
shortcuts_lists = In a list or a row of buttons, go through it; Tab leaves it
shortcuts_choose = Open the place in the middle of the map; while measuring or drawing a line round places, add a point
shortcuts_menu = On the map, menu of the selected place or the middle
shortcuts_removePoint = While measuring or drawing, take the last point back
shortcuts_deletePin = On the map, delete the selected pin
shortcuts_leave = Close what is open, or leave it
shortcuts_or = or
shortcuts_arrows = Arrow keys
# What stands on the keys.
shortcuts_keyNames_home = Home
shortcuts_keyNames_end = End
shortcuts_keyNames_enter = Enter
shortcuts_keyNames_shift = Shift
shortcuts_keyNames_backspace = Backspace
shortcuts_keyNames_delete = Delete
shortcuts_keyNames_escape = Escape
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = Not all of this link can be shown
# $what (choice)
linkUnread_text = { $what ->
     [place] It names a place that is not on this map.
     [point] It points to a spot that is not on this map.
     [kinds] It names kinds of places that this map does not have.
    *[several] Several things in it are not on this map.
    } Check that you copied the whole link, or ask for a new one.
ownWords_heading = Your own words
# $amount (number), $where (choice)
ownWords_hint = The { $where ->
     [file] file
    *[link] link
    } says something else than { $amount } { $amount ->
     [one] pin or note
    *[other] pins and notes
    } of yours. Your words stay unless you choose otherwise.
ownWords_forAll = For all of them
# $label (text)
ownWords_forOne = What becomes of: { $label }
ownWords_choices_mine = Keep mine
ownWords_choices_theirs = Take theirs
ownWords_choices_both = Keep both
ownWords_mine = Yours
ownWords_theirs_file = In the file
ownWords_theirs_link = In the link
ownWords_deleted = Deleted
ownWords_noWords = No words
# $amount (number)
ownWords_more = Show { $amount } more

routes_toHere = Way to here
routes_fromHere = Way from here
routes_onToHere = Go on to here
routes_viaHere = Go by here
# $name (text)
routes_card = Way to { $name }
# The card of a way whose end is still to be chosen.
routes_title = A way
# $minutes (number)
routes_walk = { $minutes } min on foot
# $minutes (number)
routes_run = { $minutes } min at a run
# $minutes (number)
routes_ride = { $minutes } min on horseback
# Of the way, so much leads straight over the land.
# $metres (number)
routes_offRoad = { $metres } m of it off the road
routes_finding = Looking for a way…
routes_failed = The roads could not be loaded. Check the connection, then try again.
routes_retry = Try again
routes_from = From
routes_fromPlayer = Your place in the game
routes_fromLastEnd = The last way’s end
routes_fromView = Middle of the view
# $name (text)
routes_fromFastTravel = { $name } (nearest fast travel)
routes_chooseOnMap = Choose on the map…
routes_to = To
routes_by = Along
routes_kinds_roads = Roads, as far as they lead
routes_kinds_paths = Roads and paths
routes_fastTravel = Fast travel
routes_fastTravels_none = Not used
routes_fastTravels_found = Between points you have found
routes_fastTravels_all = Between all points
routes_turnRound = Turn round
routes_choose_begin = Click or tap where the way begins, or search for the place.
routes_choose_search = Search for the place where the way begins.
routes_choose_end = Click or tap where the way leads, or search for the place.
routes_cancel = Cancel
routes_directions = Directions
routes_steps_label = The way in words
# Where a way begins, as { $from }, and where to: along a road, a path, or straight over the land.
# $from (text), $direction (choice), $onto (choice)
routes_steps_begin = From { $from } { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } { $onto ->
     [road] along the road
     [path] along the path
    *[straight] straight over the land
    }
# $metres (number), $turn (choice)
routes_steps_turn = After { $metres } m { $turn ->
     [straight] straight on
     [slightLeft] keep left
     [left] turn left
     [sharpLeft] turn sharp left
     [slightRight] keep right
     [right] turn right
    *[sharpRight] turn sharp right
    }
# The same, where a landmark stands, such as a shrine.
# $metres (number), $turn (choice), $landmark (text)
routes_steps_turnAt = After { $metres } m { $turn ->
     [straight] straight on
     [slightLeft] keep left
     [left] turn left
     [sharpLeft] turn sharp left
     [slightRight] keep right
     [right] turn right
    *[sharpRight] turn sharp right
    } ({ $landmark })
routes_steps_onto_road = onto the road
routes_steps_onto_path = onto the path
# $direction (choice), $metres (number)
routes_steps_leave = After { $metres } m leave the road and go straight { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    }
# $metres (number), $place (text)
routes_steps_travel = After { $metres } m travel at once to { $place }
# The same, for whoever stands there already.
# $place (text)
routes_steps_travelNow = Travel at once to { $place }
# $metres (number), $place (text)
routes_steps_pass = After { $metres } m pass { $place }
# $metres (number), $place (text)
routes_steps_arrive = After { $metres } m you are there: { $place }
# $place (text)
routes_steps_arriveNow = You are there: { $place }
# $bridges (number)
routes_steps_bridges = { $bridges ->
     [one] over the bridge
    *[other] over { $bridges } bridges
    }
routes_beside = On the way
routes_reach = No farther from it than
# $amount (number)
routes_besideAmount = { $amount ->
     [0] Nothing that the filters show lies on it.
     [one] { $amount } place that the filters show
    *[other] { $amount } places that the filters show
    }
# $left (number)
routes_stillToFind = Still to find: { $left }
# $found (number)
routes_alreadyFound = Found already: { $found }
# Of a place beside the way: how far one has gone on it then.
# $metres (number)
routes_along = after { $metres } m
routes_more = Show more
routes_handles_begin = Start of the way
routes_handles_end = End of the way
# $number (number)
routes_handles_between = Point { $number } of the way
routes_handles_new = Bend the way here
routes_tripNear = Tour of what is left near here
routes_nothingLeft = Nothing that the filters show is left to find.
routes_bestOrder = Best order
routes_undone = Undone: the way is as it was
routes_printStops = Print the stops…
routes_ordering = Putting the stops into a good order…
routes_stopOrdering = Stop
routes_exportRoute = Save the way as a file (GeoJSON)
routes_save = Keep with my pins
routes_saveChanges = Keep the changes
# $title (text)
routes_savedAs = Kept with your pins: { $title }
routes_show = Show the tour
routes_share = Share the tour as a link
routes_back = Back to the start at the end
routes_tripInView = Tour of what is left in view
routes_tripLeft = Tour of what is left
routes_tripShown = Tour of all that is shown
routes_tripThese = Tour of these
# $most (number)
routes_tooMany = A tour takes at most { $most } places: the nearest are on it.
# $number (number), $of (number), $name (text), $metres (number)
routes_stops_next = Next: { $number } of { $of }, { $name }, { $metres } m
routes_stops_goOn = Done, go on
routes_stops_allDone = All stops are done.
# $name (text)
routes_stops_passed = { $name }: been there
# $stops (number)
routes_trip = { $stops ->
     [one] Tour of { $stops } stop
    *[other] Tour of { $stops } stops
    }
routes_stops_title = Stops
# $number (number), $name (text)
routes_stops_stop = { $number }. { $name }
# $name (text)
routes_stops_sooner = { $name }: sooner
# $name (text)
routes_stops_later = { $name }: later
# $name (text)
routes_stops_leaveOut = { $name }: leave out
routes_areas_title = By area
routes_areas_shade = Shade the areas on the map
# Of what is shown alone on the map.
# $name (text)
routes_areas_around = Around { $name }

playthroughs_title = Playthroughs
playthroughs_hint = Each has marks, pins and notes of its own. Filters and settings are shared.
playthroughs_new = New playthrough…
playthroughs_unnamed = Unnamed
playthroughs_shown = On the map
# $found (number), $total (number)
playthroughs_tally = { $found } of { $total } found
playthroughs_switch = Switch
# $name (player)
playthroughs_switchLabel = Switch to “{ $name }”
playthroughs_rename = Rename
# $name (player)
playthroughs_renameLabel = Rename “{ $name }”
playthroughs_copy = Copy
# $name (player)
playthroughs_copyLabel = Copy “{ $name }”
playthroughs_delete = Delete
# $name (player)
playthroughs_deleteLabel = Delete “{ $name }”
playthroughs_deleted = Deleted playthroughs
playthroughs_bringBack = Bring back
# $name (player)
playthroughs_bringBackLabel = Bring back “{ $name }”
playthroughs_forGood = Delete for good
# $name (player)
playthroughs_forGoodLabel = Delete for good: “{ $name }”
playthroughs_forGoodTitle = Delete for good?
# $name (player)
playthroughs_forGoodQuestion = Delete “{ $name }” for good?
playthroughs_forGoodText = Its marks, pins and notes are removed from this device. This cannot be undone.
playthroughs_name = Name
playthroughs_firstName = Name of the present one
playthroughs_newName = Name of the new one
playthroughs_first = First
playthroughs_second = Second
# $name (text)
playthroughs_copyOf = { $name } (copy)
playthroughs_blank = A playthrough needs a name: write at least one character.
# $amount (number)
playthroughs_left = { $amount } left
playthroughs_save = Save
playthroughs_make = Make
playthroughs_close = Close
playthroughs_nameTitle_new = New playthrough
playthroughs_nameTitle_rename = Rename playthrough
playthroughs_nameTitle_copy = Copy playthrough
playthroughs_deleteTitle = Delete playthrough?
# $name (player)
playthroughs_deleteQuestion = Delete “{ $name }”?
# $found (number), $total (number)
playthroughs_deleteText = Its { $found } of { $total } marks, its pins and notes leave the map. It can be brought back here in the settings.
playthroughs_deleteUncounted = Its marks, pins and notes leave the map. It can be brought back here in the settings.
playthroughs_confirm = Delete
playthroughs_cancel = Cancel
# $name (player)
playthroughs_toastDeleted = Deleted: “{ $name }”
# $name (player)
playthroughs_toastGone = “{ $name }” was deleted in another tab
playthroughs_undo = Undo
# $from (player), $into (player)
playthroughs_merged = The file is of “{ $from }”. It was merged into “{ $into }”.
# $name (player)
playthroughs_head = Playthrough: “{ $name }”
playthroughs_nameless = Playthroughs without a name
# $amount (number)
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } mark of a playthrough without a name
    *[other] { $amount } marks of a playthrough without a name
    }
# $amount (number)
playthroughs_namelessPins = { $amount ->
     [one] { $amount } pin or note of a playthrough without a name
    *[other] { $amount } pins and notes of a playthrough without a name
    }
playthroughs_refused_newer = A newer version of this map keeps your playthroughs. Reload to get that version: until then no other one can be made here.
playthroughs_refused_no-room = No other playthrough could be kept: the browser’s storage is full, or does not let the page keep anything. None was made, and nothing has changed.

worlds_title = Worlds
worlds_close = Close
worlds_loading = Unrolling the list…
worlds_failed = The list of worlds could not be loaded. Check your connection and try again.
worlds_retry = Retry
# Of a world's places.
# $found (number), $all (number)
worlds_found = { $found } of { $all } found
# $all (number)
worlds_places = { $all } { $all ->
     [one] place
    *[other] places
    }
worlds_present = On the map
worlds_cached = On this device
# Two worlds of one game may be called alike; the name of its folder tells them apart.
# $title (text), $id (text)
worlds_titleAndId = { $title } ({ $id })


report_link = Something is wrong here
report_ask = Something is wrong here?
report_copyRow = Copy the row
report_copyHint = It is this place’s line in the map’s data. Send it to whoever keeps the map, with what is wrong.
report_copied = Copied
report_copyRefused = The browser did not allow copying. Here it is, selected for you:
# $label (text), $id (text)
report_title = Wrong: { $label } ({ $id })
# The lines of what whoever keeps the map is sent.
report_wrong = What is wrong:
# $world (text)
report_world = World: { $world }
# $id (text)
report_id = Number: { $id }
# $type (text)
report_type = Type: { $type }
# $coordinate (text)
report_coordinate = Coordinate: { $coordinate }
# $metres (text)
report_inGame = In the game: { $metres } m
# $name (text)
report_name = Name: { $name }
# $description (text)
report_description = Description: { $description }

veil_hint = This place has a name that gives a story away. It is shown when you have found the place.
veil_show = Show its name
filterOverride_filters = Filters of a link
filterOverride_filtersShown = Showing the filters of a link.
filterOverride_filtersHint = Your own are safe; what you change here is not kept until you say so.
filterOverride_keep = Keep these
# $title (player)
filterOverride_isolated = Only { $title }
filterOverride_isolateThisKind = Only this kind
filterOverride_undone = Undone: the filters are as they were

## tools

live_mod = The game needs a mod that reports your position.
live_help_title = What the mod must write
live_help_log = Once a second, a line at the end of the game’s log:
# The five numbers of the line, in their order.
live_help_numbers = The numbers are, in metres of the game: how far east, how far north and how high you are; then the direction you look in, as its parts to the east and to the north.
live_help_program = Or a program on this computer answers this address:
live_help_allow = Its answer must allow this page to read it:
poster_contents_left = Names and places left to find
# A small picture of what is printed or drawn.
poster_preview = Preview
poster_print_now = Print
poster_print_what = Places on paper
poster_print_parts_all = All in view
poster_print_parts_left = Left to find
poster_print_legend = Legend

# What a file or a link does, as a list.
# $amount (number)
upload_did_added = { $amount } new
# $amount (number), $off (number)
upload_did_addedOff = { $amount } new ({ $off } not on this map, kept for your next backup)
# $amount (number)
upload_did_known = { $amount } already known
# $amount (number)
upload_did_skipped = { $amount } skipped (not marker numbers)
# $amount (number), $why (text)
upload_did_skippedWhy = { $amount } skipped (not marker numbers: { $why })
# $amount (number), $why (text)
upload_did_unknown = { $amount } unknown ({ $why })
# How many for one of the reasons below.
# $amount (number), $reason (text)
upload_forReason = { $amount } { $reason }
# $did (text)
upload_nothingNew = Nothing new: { $did }
upload_nothingNewEmpty = Nothing new: the list in the file is empty
# What a file did, and what is said of its playthrough, which ends with a full stop itself.
# $summary (text), $merged (text)
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Reading the file
upload_merging = Merging the file
upload_cancelReading = Cancel
# The last of several endings of files.
# $before (text), $last (text)
upload_endings = { $before } or { $last }
# $endings (text)
upload_problem_extension = The file’s name does not end in { $endings }. Choose a backup made with the Backup button, or a file of another map.
# $megabytes (number)
upload_problem_too-large = The file is { $megabytes } MB; a backup is far smaller. Choose a backup made with the Backup button.
upload_problem_unreadable = The browser could not read the file. Move it somewhere else on this device and try again.
upload_problem_empty = The file is empty. Choose a backup made with the Backup button.
upload_problem_encoding = The file’s letters could not be read: they are neither UTF-8 nor UTF-16. Save it again as UTF-8, or choose another copy.
upload_problem_too-deep = The file holds lists within lists, more than 100 levels deep; a backup has two. Choose a backup made with the Backup button.
upload_problem_too-many = The file holds more than 100,000 entries or fields, or fields of more than 10,000 names, far more than any backup. Choose a backup made with the Backup button.
upload_problem_too-many-marks = The file lists more than 10,000 places, far more than any map has. Choose a backup made with the Backup button.
# $name (text)
upload_problem_hostile = The file holds a field that could do harm ({ $name }), which no backup has. Choose a backup made with the Backup button.
upload_problem_newer-version = This backup was made by a newer version of the map. Reload the page to get that version, then upload it again.
upload_problem_not-csv = The file is no table of places. Its first line should name the columns x, y and name.
upload_problem_too-many-columns = The table has more than 100 columns. Keep those called x, y, name and note, and upload it again.
upload_problem_too-many-pins = The file holds more than 10,000 pins, more than a backup can. Leave out those that you do not need, and upload it again.
upload_problem_no-world = The places of this map are not loaded, so the file could not be compared with them. Reload the page and upload it again.
upload_problem_nothing-known = Nothing in the file is on this map, or it is empty. Nothing was changed.
# $unknown (text)
upload_problem_unknown = Nothing in the file is on this map: { $unknown }. Nothing was changed.
# $field (text)
upload_problem_no-bounds = The wiki’s map does not say where its places lie: “{ $field }” is missing, or is not of a kind that can be read. Copy the whole map from the wiki, and upload it again.
# What the file says that its numbers are, such as “pixel”.
# $system (text)
upload_problem_other-numbers = The file says that its numbers are “{ $system }”, not this map’s coordinates. Save it with x to the east and y to the north, as cards show them, and upload it again.
upload_problem_degrees = All numbers of the file are below 180: they seem to be degrees of latitude and longitude, not this map’s coordinates. Save it with x to the east and y to the north, as cards show them, and upload it again.
# $wrong (text)
upload_problem_schema = The file is not a list of discovered markers: { $wrong }.
# $field (text), $wrong (text)
upload_problem_schemaField = The file is not a list of discovered markers: { $field }: { $wrong }.
# What becomes of pins.
# $amount (number)
pins_did_added = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } new
# $amount (number)
pins_did_changed = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } changed
# $amount (number)
pins_did_deleted = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } deleted
# $amount (number)
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } already known
# $amount (number)
pins_did_stayDeleted = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } deleted here since, not brought back
# $amount (number)
pins_did_skipped = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } skipped (damaged)
# $amount (number)
pins_did_outside = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } outside this map, left out
# What is wrong with a field; JSON’s own words (array, number, string, null) stay as they are.
upload_misfit_missing = Required
# $expected (text)
upload_misfit_expected = Expected { $expected }
# $expected (text), $received (text)
upload_misfit_received = Expected { $expected }, received { $received }
upload_misfit_kinds_marker-id = marker id
upload_misfit_kinds_version-number = version number
upload_importQuestion_description = It comes from another map. Nothing has been merged yet.
upload_importQuestion_sources_newer-fan-map = the newer fan map’s list
upload_importQuestion_sources_older-fan-map = the older fan map’s backup
upload_importQuestion_sources_tracker = the tracker script’s list
upload_importQuestion_sources_datamaps = a wiki’s map (DataMaps)
upload_importQuestion_sources_fandom = a wiki’s map (Fandom)
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = a table
upload_importQuestion_matched = Found on this map
upload_importQuestion_noneMatched = No places
# $amount (number), $added (number), $known (number)
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] place
    *[other] places
    }: { $added } new, { $known } already known
upload_importQuestion_pins = Become pins of yours

upload_importQuestion_unknown = Unknown, and left out
# $amount (number), $reason (text)
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Merge this file?
# Why the player is asked.
upload_question_descriptions_doubt = It is not plainly a backup of this map. Nothing has been merged yet.
upload_question_descriptions_conflict = It would take the place of words of your own. Nothing has been merged yet.
upload_question_descriptions_other-page = It is the backup of this map that you chose on another world’s page. Nothing has been merged yet.
upload_question_confirm = Merge
upload_question_cancel = Cancel
upload_question_file = File
upload_question_readAs = Read as
upload_question_sources_backup = a backup
upload_question_sources_list = a list of marker numbers
upload_question_playthrough = Playthrough of the file
upload_question_fileMap = Made for
upload_question_noName = a map without a name
upload_question_thisMap = This map
upload_question_otherMapHint = Its numbers may stand for other places here.
upload_question_leftOut = Not taken
upload_question_leftOutHint = The file holds more than marks and pins. Only those are merged.
# $amount (number)
upload_question_moreFields = and { $amount } more
upload_question_result = Merging gives
upload_unknownReasons_no-such-place = no such place within 1 m
upload_unknownReasons_unknown-kind = unknown kind
upload_unknownReasons_outside = outside this map
upload_unknownReasons_other-numbers = in other numbers than this map’s
upload_unknownReasons_unreadable = no coordinate could be read
upload_notJson_web-page = The file is a web page, not a backup. Choose a backup made with the Backup button.
upload_notJson_picture = The file is a picture, not a backup. Choose a backup made with the Backup button.
upload_notJson_kml = The file is KML, as other maps write it, and its numbers are degrees of latitude and longitude. Save its places as a table with the columns x, y and name, in this map’s coordinates.
upload_notJson_gpx = The file is GPX, as devices for finding one’s way write it, and its numbers are degrees of latitude and longitude. Save its places as a table with the columns x, y and name, in this map’s coordinates.
upload_notJson_archive = The file is an archive or a spreadsheet. Unpack it, or save the sheet as CSV, and upload that.
upload_notJson_cut-off = The file is not complete JSON; it may have been cut off. Choose another copy of it.
upload_notJson_damaged = The file is not valid JSON; something in it was changed. Choose another copy of it.
upload_notJson_other = The file does not hold JSON. Choose a backup made with the Backup button.
upload_skipWords_negative = negative
upload_skipWords_fractional = fractional
upload_skipWords_text = text
upload_skipWords_too-large = too large
upload_skipWords_other = of another kind
transfer_send = Send to another device
transfer_close = Close
transfer_preparing = Making the link…
transfer_nothing = There is nothing to send yet: mark a place as discovered, or put a pin, first.
# $what (text)
transfer_holds = The code and the link hold your { $what }. Point the other device’s camera at the code, or open the link there. It asks before it adds anything, and removes nothing.
# $what (text)
transfer_linkHolds = The link holds your { $what }. Open it on the other device, which asks before it adds anything, and removes nothing.
transfer_private = Nothing is sent to a server: all of it is in the code and the link themselves.
transfer_code = QR code of the link
transfer_tooMuchForCode = This is too much for a code that a camera reads. Send yourself the link, or take the backup file along.
transfer_tooMuchForLink = This is too much for a link. Take the backup file along, and upload it on the other device.
transfer_copy = Copy link
transfer_copied = Link copied
transfer_copyRefused = The browser did not allow copying. Here it is, selected for you:
transfer_share = Share link
transfer_shareTitle = My marks on the map
transfer_backup = Backup
transfer_question_title = Add these to your list?
transfer_question_description = They come from a link. Nothing has been added yet.
transfer_question_confirm = Merge
transfer_question_cancel = Cancel
transfer_marks = Marks
transfer_pins = Pins
# $added (number), $known (number)
transfer_figures = { $added } new, { $known } already known
# $added (number), $off (number), $known (number)
transfer_figuresOff = { $added } new ({ $off } not on this map), { $known } already known

transfer_added = Added from a link

transfer_knownTitle = Nothing new in this link
transfer_known = Everything in this link is in your list already.
transfer_empty = This link holds no marks and no pins.
transfer_problemTitle = This link cannot be read
transfer_problem_damaged = The link from another device is not complete, or something in it was changed. Nothing was added. Copy the whole link again, or scan the code again.
transfer_problem_newer-version = The link was made by a newer version of this map. Nothing was added. Reload the page to get that version, then open the link again.
transfer_problem_other-map = The link was made on the map of another game, whose marks would be wrong here. Nothing was added.
transfer_problem_old-browser = This browser is too old to read the link. Nothing was added. Update it, or take a backup file along instead.
transfer_problem_too-many-marks = The link lists more than 10,000 places, far more than any map has. Nothing was added. Make a new link on the other device.
# $world (text)
otherWorld_file_title = This is a backup of { $world }
otherWorld_file_text = Its marks belong to another world of this site. Nothing was changed here. Open that world, and you will be asked before anything is merged there.
# $world (text)
otherWorld_file_open = Open { $world } and merge there
# When the browser cannot carry it.
# $world (text)
otherWorld_file_notCarried = This browser cannot carry the file there. Open { $world }, and upload it there.
otherWorld_file_cancel = Cancel
# $world (text)
otherWorld_link_title = This link is for { $world }
otherWorld_link_text = Its marks belong to another world of this site. Nothing was added here. Open it there, and you will be asked before anything is added.
# $world (text)
otherWorld_open = Open { $world }
otherWorld_close = Close
otherWorld_lost_title = The file did not arrive
otherWorld_lost_text = The browser did not keep it on the way here, and nothing was merged. Upload it here: Settings, then Upload.

live_title = Following the game
live_open = Follow the game…
live_close = Close
live_intro = The map shows where you are in the game and the way you went. Nothing of it leaves this computer.
live_file = The game’s log file
live_fileHint = Choose it once, and the map reads whatever the game adds to it.
live_fileOnce = This browser reads a file only as it is when you choose it. To be followed, use the program, or Chrome, Edge or Opera on a computer.
live_choose = Choose the log…
live_program = A program on this computer
live_programHint = The map asks it once a second, at localhost:8765.
live_ask = Ask the program
live_askAgain = Ask again now
live_stop = Stop following
# $coordinate (text)
live_place = You are at { $coordinate }.
live_waiting_file = Waiting for the game to write where you are…
live_waiting_program = The program answers, but the game does not say yet where you are.
live_silent = The game has said nothing new for a while: is it paused or closed?
live_once = This is where the log ended when you chose it.
live_problems_noAnswer = Nothing answers at localhost:8765: is the program running, and does it let this page read its answer?
live_problems_badAnswer = What answers at localhost:8765 does not tell where you are: another program may be using that address.
# $name (player)
live_problems_noLines = There is no [LIVEMAP] line at the end of { $name }: is it this game’s log, and is the mod running?
# $name (player)
live_problems_badLines = The [LIVEMAP] lines of { $name } cannot be read: each needs five numbers.
# $name (player)
live_problems_unreadable = { $name } cannot be read any more: choose it again.
live_problems_outside = The game says that you are outside this map: are you in another region or another game?
live_refused = This browser did not let you choose a file.
live_centre = Keep me in the middle
live_clear = Clear the trail
live_visits = Mark places as visited when I pass within 15 m
live_awake = Keep the screen on while I am followed
live_awakeLacking = This browser cannot keep the screen on.
live_awakeRefused = The browser does not keep the screen on right now, perhaps to save the battery.
live_you = You are here

poster_title = Poster
poster_open = Make a poster…
poster_close = Close
poster_intro = A picture of the land, for print at 300 dpi or as a wallpaper. It is drawn in this browser.
poster_size = Size
poster_wallpaper = Wallpaper
poster_width = Width in pixels
poster_height = Height in pixels
poster_turned = Orientation
poster_portrait = Portrait
poster_landscape = Landscape
poster_content = What is on it
poster_contents_nothing = Only the land
poster_contents_names = Names
poster_contents_shown = Names and the places shown now
poster_contents_found = Names and the places found
poster_contents_all = Names and all places
poster_contents_route = Names and the way on the map
poster_part = Part of the world
poster_whole = Whole world
poster_view = Current view
# $least (number), $most (number)
poster_outOfBounds = Each side of a wallpaper needs { $least } to { $most } pixels.
# $percent (number)
poster_drawn = { $percent } % drawn
poster_stop = Stop
poster_make = Draw and save
poster_notices_saved = The picture is drawn and handed to your browser’s downloads.
poster_notices_stopped = Stopped: no picture was saved.
poster_notices_failed = The picture could not be drawn: check your connection, or try a smaller size.
poster_lacking = This browser cannot draw posters: try a newer one.
poster_print_title = Print
poster_print_open = Print this view…
poster_print_ready = The view is ready: your browser asks what to print it on.
poster_print_again = Print again
poster_print_failed = The view could not be drawn: the list is printed without it.
poster_print_refused = This browser cannot print from here: print with its own menu, or open the page in another browser.
poster_print_lacking = This browser cannot draw the view: the list is printed without it.
# $count (number)
poster_print_places = { $count ->
     [one] { $count } place in this view
    *[other] { $count } places in this view
    }

## manifest

# $summary (text)
manifest_description = Find, filter and tick off { $summary }, with or without a connection.
# What search engines are told of a page that shows a world.
# $summary (text)
manifest_page = Find, filter and tick off { $summary } on a map drawn in your browser. No login, no tracking, nothing lost.
# Stands on a page that shows a world until its first script has run; shown after some seconds.
manifest_notStarted = The map could not start. It needs JavaScript, and Chrome or Edge 109, Firefox 115, Safari 16.4 or anything newer: reload the page, or open it in a newer browser.
# $title (text), $game (text)
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Terms and Conditions
terms_updated = 21 November 2026
# $game (text)
terms_intro = Itinerarium is a free map for players of { $game }. These terms say what you may expect from it and what it expects from you. “We” means whoever runs the copy of Itinerarium that you are looking at.
terms_agreement_heading = Agreement to terms
terms_agreement_p1 = By using Itinerarium you agree to these terms. If you do not agree with them, please do not use it. You need no account, and you enter into no subscription and no purchase.
terms_agreement_p2 = You may use the map for anything that the law and these terms allow: on your own, while streaming, in guides and videos, or as a place to link to. The program’s code is published under the MIT licence, and anyone may run a copy of it under that licence; the parts made by others, such as glyphs and typefaces, keep their own licences, which the project’s credits name.
terms_prohibited_heading = Prohibited uses
terms_prohibited_p1 = Please leave the map usable for everyone. You may not:
terms_prohibited_item1 = use it in a way that breaks the law or the rights of others;
terms_prohibited_item2 = try to get into, overload or disturb the servers that deliver it, or automate requests so heavily that others notice;
terms_prohibited_item3 = alter it to spread malware, or to deceive the people who use it;
terms_prohibited_item4 = present it, or a copy of it, as an official product of the game’s studio or publisher;
terms_prohibited_item5 = take away the notices of authorship and licence from the code, the glyphs or the typefaces that you copy.
terms_moderation_heading = Content moderation
terms_moderation_p1 = Visitors cannot publish anything here: there are no comments, no profiles and no uploads to a server. A file of discovered places that you choose under Upload is read by your own browser and goes no further, so there is nothing of yours for us to review, keep or take down.
terms_moderation_p2 = The places on the map are maintained by hand. Corrections reach it through the project’s public source code, where every proposal is checked before it is accepted. We may correct, reword or remove a place at any time, in particular when it is wrong, offensive or infringes someone’s rights. If you believe that something shown here infringes yours, tell whoever runs this copy or the project, say what and where it is, and it will be looked at promptly.
terms_liability_heading = Limitation of liability
terms_liability_p1 = The map is made with care, but it is offered as it is and as available, without any warranty. Positions, names and descriptions can be wrong or out of date, for example after the game changes, and the map may be slow, interrupted or gone one day.
terms_liability_p2 = As far as the law allows, we are not liable for damage that comes from using the map or from being unable to use it, including lost marks, lost progress in the game and lost time. Your marks live in your browser, and browsers can lose what they store: a Backup from time to time is the safe way.
terms_liability_p3 = Nothing here limits liability that the law does not allow to be limited, such as for intent or gross negligence, or for injury to life, body or health, nor the rights that you have as a consumer where you live.
terms_affiliation_heading = Non-affiliation
# $studio (text), $game (text)
terms_affiliation_p1 = Itinerarium is made by players for players. It is not endorsed by, sponsored by or affiliated with { $studio } or its publisher. { $game } and the names belonging to it are trademarks of their owners and are used here only to say which game the map is about.
terms_affiliation_p2 = No picture, text, icon or code of the game is part of this map. Links that lead elsewhere are offered for convenience; what stands there is up to the people who run those pages.
terms_changes_heading = Changes
terms_changes_p1 = These terms may change when the map does. The date at the top says when they last did, and the project’s public history shows what changed. The version on this page is the one that applies; by using the map after a change you accept it.
terms_changes_p2 = If one of these terms turns out to be invalid, the others stay as they are.

privacy_title = Privacy Policy
privacy_updated = 26 November 2026
privacy_intro = In short: there is no login, your marks, pins and settings stay in your browser, and Itinerarium has no analytics and no advertising built in. The longer version follows. “The operator” means whoever runs the copy of Itinerarium that you are looking at.
privacy_known_heading = What we know about you
privacy_known_p1 = Nothing. There are no accounts, no forms and no cookies. What you search for and which places you mark is worked out inside your browser and never sent anywhere.
privacy_known_p2 = To show you the page, your browser has to fetch its files from the operator’s server. As with every website, that server sees the request: your IP address, the time, the file, and what your browser says about itself. Servers often keep such requests in a log for a short while to stay secure; how long is up to the operator or the hosting company. Nothing about your marks is in those requests. The address of the map says what is on screen (the place you opened, where the map is, a pin, which types are shown), so the server sees that when you load the page anew or open a link. A link made with Share holds one place or one spot. Neither says anything about you.
privacy_known_p3 = If you have the map follow the game, it reads the log file that you choose, or asks the program on your own computer at localhost:8765. Where you are in the game is neither sent nor stored, and is forgotten when you close the page.
privacy_storage_heading = Local storage preferences
privacy_storage_p1 = So that the map looks the same when you come back, your browser keeps a small database (IndexedDB) and some entries in its local storage for this site. Only this site can read them, and they stay until you delete them:
privacy_storage_item1 = filters-store: which types of places you show or hide.
# $database (text)
privacy_storage_item2 = The database { $database }: the numbers of the places that you marked or unmarked and how often, your own pins and your notes on places with their texts, your last 50 changes, each with its time and a random name for the browser’s tab in which you made it, and up to five earlier lists, so that you can take things back.
privacy_storage_item3 = progress-store: a second copy of the marked numbers. Browsers that offer no database keep the changes and earlier lists in progress-history instead.
privacy_storage_item4 = pins-store: a second copy of your own pins and notes: where they are, what you wrote, and their sign and colour. Of a deleted one only its number is kept, so that it stays deleted.
privacy_storage_item5 = keeping-store: how many of your marks and changes to pins were in your last backup, whether there was one, and whether the browser was asked to keep this data.
privacy_storage_item6 = playthroughs-store, and a second copy in the database whose name ends in .playthroughs: the names of your playthroughs and which one you chose last, if you have made a second one. What is kept for it stands under the same names as above, with the world’s name and eight digits or letters after a dot. last-world: which world you looked at last, if there are several; the names for other worlds than the first end in theirs.
privacy_storage_item7 = settings-store: the marker size, the look of the land, the language if you chose one, whether the panel, the name plates and the disclaimer are open or shown, whether single keys do something, whether notifications stay until you close them, which categories are folded, whether all worlds are kept, along what ways lead, whether they use fast travel and how far beside them places are listed, and, for following the game, whether places that you pass count as visited and whether the screen stays on.
privacy_storage_item8 = last-position: where on the map you last were, and how far you had zoomed in.
privacy_offline_heading = Files kept for use without a connection
privacy_offline_p1 = So that the map also works without a connection, your browser keeps a copy of the site’s own files with the help of a service worker: the pages and scripts, a little over a megabyte, and the pictures and data of each world that you opened, or of all worlds if you choose so in Settings. It notes which worlds those are. They are the same for everyone and say nothing about you. Settings says whether the copy is complete. From time to time your browser asks the operator’s server whether there is a newer version; that is a request like any other.
privacy_offline_p2 = When the page reloads itself, for instance to change over to a newer version, it notes in the browser’s tab which place, route, measured line and tab of the panel were open, which places you had visited and what you had typed into the search box, reads the note when it is back, and deletes it. Whenever you leave or reload the page, it notes the tab’s random name in the same way, and whether the map showed your own view or a link’s.
privacy_deleting_heading = Reading and deleting what is stored
privacy_deleting_p1 = If one of these entries is ever damaged, it is set aside under its own name with “.unreadable” and a number behind it rather than thrown away, because your marks may still be rescued from it. Places you have only visited are remembered until you close or reload the page, and are not stored for longer than it takes the page to reload itself.
privacy_deleting_p2 = Backup in Settings gives you your discovered places, pins and notes as a file on your own device, and Export pins the pins and notes alone. A file that you choose under Upload is read on your device, too.
privacy_deleting_p3 = Send to another device puts your discovered places, pins and notes into a link and a code. They stand behind the # of the address, which browsers never send to a server. Whoever has the link can read them, so hand it to your own devices or to people who may know them.
privacy_deleting_p4 = Clear in Settings empties the list of discovered places; it can be undone, so the removed numbers stay among the earlier lists until five later ones have taken their place. The words of pins and notes that you changed or deleted stay in the same way, there and among your last 50 changes. To remove every trace at once, the kept files included, delete this site’s data in your browser: it is usually found under “Cookies and site data” in the browser’s settings, or behind the icon beside the address. The map works without any of it and starts afresh.
privacy_analytics_heading = Anonymous page-visit analytics
privacy_analytics_p1 = None is built in: page visits are not counted, and no script, picture or font is loaded from anyone else’s server.
privacy_analytics_p2 = An operator who adds analytics to a copy of Itinerarium has to say so in this place, name the service, what it records, why and for how long, and ask you before anything is recorded or stored for it. Saying no, or not answering, must leave the map fully usable.
privacy_advertising_heading = Ad-provider consent
privacy_advertising_p1 = There is no advertising, and there are no advertising partners to consent to.
privacy_advertising_p2 = An operator who adds advertising has to name the providers here and ask for your consent before any of them is loaded. In that case, a button “Update consent preferences” appears in Settings, where you can look at your choice and change or withdraw it at any time, as easily as you gave it. As long as nothing here needs consent, that button is not there.
privacy_rights_heading = Data rights
privacy_rights_p1 = Laws such as the General Data Protection Regulation give you rights over data about you. What the map keeps is in your own hands, so you can use most of them yourself and at once:
privacy_rights_item1 = Access and portability: Backup gives you a copy in a simple format that other programs can read.
privacy_rights_item2 = Correction: mark or unmark any place, or change any setting.
privacy_rights_item3 = Deletion: Clear in Settings, or delete this site’s data in your browser.
privacy_rights_item4 = Objection and withdrawal of consent: there is nothing to object to as long as no analytics and no advertising are added; where they are, “Update consent preferences” in Settings is the place.
privacy_questions_heading = Questions and changes
privacy_questions_p1 = For what only the operator can answer, such as server logs or services that they have added, please ask the operator: they are responsible for their copy. You may also complain to the data-protection authority where you live.
privacy_questions_p2 = When what the map stores changes, this page changes with it, and the date at the top says when.

credits_title = Credits
credits_updated = 22 November 2026
credits_intro = Itinerarium stands on the work of many. Here is where its facts, glyphs and typefaces come from, and under which licences they are used.
credits_facts_heading = The facts
credits_facts_plain = Where things stand in the game’s world is a fact about that world. No picture, text, icon or code of the game or of another site was taken.
# $survey (text)
credits_facts_surveyed = Where things stand in the game’s world is a fact about that world. { $survey } No picture, text, icon or code of the game or of another site was taken.
# $title (text), $game (text), $survey (text)
credits_facts_other = { $title }, of { $game }: { $survey }
credits_facts_made = The drawings, the chart of the land and the sentences on this site were made for Itinerarium.
credits_glyphs_heading = Glyphs
# $count (number)
credits_glyphs_all = { $count } of the places’ glyphs, and seven of the signs of your own pins, come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.
credits_glyphs_signs = Seven of the signs of your own pins come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.
# $title (text), $game (text), $count (number)
credits_glyphs_other = { $title }, of { $game }: { $count } of the places’ glyphs, from the same set.
credits_typefaces_heading = Typefaces
credits_typefaces_p1 = Alegreya Sans and Alegreya SC, by Juan Pablo del Peral for Huerta Tipográfica, used under the SIL Open Font License 1.1.
credits_software_heading = Software
credits_software_p1 = The page is built with React, Radix Primitives, zustand, Fuse.js, zod, wouter and Tailwind CSS, each under its own open licence. The code of Itinerarium itself is under the MIT licence.
credits_affiliation_heading = Not affiliated
# $studio (text), $game (text)
credits_affiliation_p1 = Itinerarium is made by players for players. It is not endorsed by or affiliated with { $studio }, its publisher, or anyone who made or sells { $game }.
