## start

chunkMissing = Couldn’t load this part of the map. Check your connection and reload.
progressSafe = Your progress is safe in this browser.
errorFallback_title = Something went wrong.
errorFallback_share = It would be helpful if you share this error with the admin!
errorFallback_copy = Copy error
errorFallback_copied = Copied
errorFallback_reload = Reload
errorFallback_details = Error details

## first

map_menu = Map menu
map_steer_toggle = Pan buttons

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
world_failedTitle = Couldn’t load the places.
world_failedText = Check your connection and try again.
world_retry = Retry
# $game (text)
map_label = Map of { $game }
map_role = map
# The letter of north on a compass rose.
map_compassNorth = N
# $metres (number)
map_metres = { $metres } m
# $kilometres (decimal)
map_kilometres = { $kilometres } km
map_viewFailedTitle = Couldn’t load the map.
map_viewFailedText = Search, filters and your progress still work. Reload the page to try again.
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
panel_discovered = { $found } of { $all } found
panel_filters = Filters
panel_tab = Panel tabs
panel_bar = Panel shortcuts
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
     [one] result
    *[other] results
    }
# $own (number)
search_foundOwn = { $own } { $own ->
     [one] result in your pins and notes
    *[other] results in your pins and notes
    }
# $amount (number), $own (number)
search_foundBoth = { $amount } { $amount ->
     [one] result
    *[other] results
    }, and { $own } in your pins and notes
# $text (text), $hasOwn (choice)
search_nothing = { $hasOwn ->
     [yes] No places, pins or notes match “{ $text }”.
    *[other] No places match “{ $text }”.
    }
search_nothingHint = Try a shorter word, a type or an ID.
# $example (text)
search_nothingHintSuchAs = Try a shorter word, a type such as “{ $example }”, or an ID.
# $label (text)
card_label = Details: { $label }
card_close = Close
card_showMore = Show more
card_showLess = Show less
card_type = Type
card_coordinate = Coordinates
# $coordinate (text)
card_copyCoordinate = Copy coordinates { $coordinate }
card_copied = Copied
card_yields = Contains
card_description = Description
card_requirement = Access
card_more = Details
# $label (text)
card_image = Drawing of { $label }
card_discovered = Discovered
# What stands on the switch of that name.
card_mark = Mark as found
card_marked = Found
card_visited = Visited
card_copyRefused = Your browser blocked copying. Copy it from here:
settings_open = Settings
toasts_region = Notifications Alt+T
toasts_close = Close notification
toasts_undo = Undo
chunk_title = Something’s missing
chunk_reload = Reload
chunk_close = Close
footer_terms = Terms and Conditions
footer_privacy = Privacy Policy
footer_credits = Credits
footer_disclaimer = Disclaimer
# $game (text), $studio (text)
footer_disclaimerText = Itinerarium is made by players for players. It is not endorsed by or affiliated with { $studio }, its publisher, or anyone who made or sells { $game }. Names of the game and its places belong to their owners.
footer_navigation = About this site
errorFallback_backup = Back up progress
# The window's title: of a page, and of the site.
# $page (text), $site (text)
pages_title = { $page } · { $site }
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
filters_types = Place types
# $on (number), $all (number)
filters_categoryState = { $on } of { $all } types shown
# $title (text)
filters_actions = Actions for { $title }
# $found (number), $total (number)
filters_tallyLabel = { $found } of { $total } found
# $category (text)
filters_fold = Types in { $category }
# The heading of what else can be asked for; $locked is what is locked in this world, such as chests.
filters_more_found = Found places
# $locked (text)
filters_more_locked = { $locked }, found places
filters_more_yields = Herbs, books, found places
# $locked (text)
filters_more_both = { $locked }, herbs, books, found places
filters_on = on
progress_loading = Loading…
# $coordinate (text)
spot_title = Spot { $coordinate }
embed_open = Open the full map
# $label (text)
embed_selected = Shown: { $label }
# $metres (number)
measure_metres = { $metres } m
shortcuts_open = Keyboard shortcuts
shortcuts_nothingLeft = No unfound places left among those shown.
shortcuts_nothingSelected = Select a place first, then press D.
# $amount (number)
amount_marks = { $amount } { $amount ->
     [one] found place
    *[other] found places
    }
# $amount (number)
amount_pins = { $amount } { $amount ->
     [one] pin
    *[other] pins
    }
# $marks (number), $pins (number)
amount_both = { $marks } { $marks ->
     [one] found place
    *[other] found places
    } and { $pins } { $pins ->
     [one] pin
    *[other] pins
    }
# What a pin without a title is called.
pins_untitled = Pin
# $label (text)
pins_card = Your pin: { $label }
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
pins_yourNote = Your note
filterOverride_drop = Back to mine
filterOverride_friends = Shared view
filterOverride_isolatedUntitled = Selection
filterOverride_backToAll = Clear
# $amount (number)
filterOverride_outOfSight = Show { $amount } off screen
# $title (player), $shown (number), $total (number)
filterOverride_isolatedAmount = Only { $title }: { $shown } of { $total }
# $shown (number), $total (number)
filterOverride_showing = Showing { $shown } of { $total }
filterOverride_shown = Map filter
filterOverride_shortcuts = Quick filters
filterOverride_stillToFind = Unfound
# Name of the arrow at the edge of the map, which points to something out of view.
# $name (player), $distance (text), $direction (choice)
map_arrow_label = { $name } is { $distance } to the { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    }. Go there
# What the arrow points to while the map follows the player in the game.
map_arrow_player = Your position

## map

map_instructions = Arrow keys move the map, plus and minus zoom, Enter opens the place nearest the centre.
map_zoomIn = Zoom in
map_zoomOut = Zoom out
map_enterFullScreen = Full screen
map_leaveFullScreen = Exit full screen
# $distance (text)
map_scale = Scale: { $distance }
map_pointerCoordinate = Coordinates under the pointer
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
    } of the centre
map_crosshair_inMiddle = at the centre
# How many other places lie within the same reach.
# $amount (number)
map_crosshair_others = { $amount } { $amount ->
     [one] more place
    *[other] more places
    } nearby.
map_crosshair_nothing = No place at the centre.
# What place the middle is near, or in.
# $where (text)
map_crosshair_near = { $where }.
map_crosshair_enter = Press Enter to open it.
map_steer_label = Move the map
map_steer_sides_north = Move north
map_steer_sides_west = Move west
map_steer_sides_east = Move east
map_steer_sides_south = Move south
map_steer_choose = Open place at centre
map_steer_addPoint = Add point at centre
map_steer_menu = Menu for the centre: pin, link, measure
map_controls = Map controls
map_changeBasemapStyle_parchment = Switch to Parchment
map_changeBasemapStyle_night = Switch to Night
map_changeBasemapStyle_plain = Switch to Plain
map_landFailed = Couldn’t load the terrain. All places are still shown.
measure_crosshair = Press Enter to add a point at the centre.
lasso_crosshair = Press Enter to add a corner at the centre.
# $coordinate (text)
spot_pin = Pin at { $coordinate }
# $metres (number)
measure_total = Total { $metres } m

## later

shortcuts_mapMenu = Map menu: follow the game, print, make a poster
live_open = Follow game…
poster_print_open = Print view…
poster_open = Create poster…
backups_title = Backups
backups_open = All backups


typeMenu_showOnly = Show only these
typeMenu_checklist = Checklist
typeMenu_alwaysNames = Always show names

# $label (text)
toasts_marked = Found: { $label }
# $label (text)
toasts_unmarked = No longer found: { $label }
# $amount (number)
toasts_markedMany = Marked { $amount } { $amount ->
     [one] place
    *[other] places
    } as found
# $amount (number)
toasts_unmarkedMany = { $amount } { $amount ->
     [one] place
    *[other] places
    } no longer found
# What is newer than the last backup, if there was one.
# $marks (number), $backedUp (choice)
storage_newer_marks = { $marks } { $marks ->
     [one] found place
    *[other] found places
    } { $backedUp ->
     [yes] added since your last backup.
    *[other] not backed up.
    }
# $changes (number), $backedUp (choice)
storage_newer_changes = { $changes } { $changes ->
     [one] change
    *[other] changes
    } to pins and notes { $backedUp ->
     [yes] since your last backup.
    *[other] not backed up.
    }
# $marks (number), $changes (number), $backedUp (choice)
storage_newer_both = { $marks } { $marks ->
     [one] found place
    *[other] found places
    } and { $changes } { $changes ->
     [one] change
    *[other] changes
    } to pins and notes { $backedUp ->
     [yes] since your last backup.
    *[other] not backed up.
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
# What players type for any book that a place yields, parted by spaces.
search_bookWords = book skill book
search_settlements = Settlements
search_kinds = Place types
# $amount (number)
search_moreKinds = { $amount } { $amount ->
     [one] more type
    *[other] more types
    }
# $amount (number)
search_showOnMap = { $amount ->
     [one] Show on map
    *[other] Show all { $amount } on map
    }
# What the map says is seen alone.
# $searched (text)
search_shownTitle = “{ $searched }”
search_isolateKind = Show only
# $type (text)
search_isolateKindLabel = Show only: { $type }
# $name (text)
settlement_label = Settlement: { $name }
# $amount (number)
settlement_places = { $amount } { $amount ->
     [one] place
    *[other] places
    }
settlement_services = Shops and services
settlement_others = Also here
# $found (number), $all (number)
settlement_found = { $found } of { $all } found
# $found (number), $all (number), $left (number)
settlement_foundLeft = { $found } of { $all } found, { $left } left
# $found (number), $all (number)
settlement_tally = { $found } / { $all }
settlement_nothing = No places here.
settlement_isolate = Show only these
settlement_list = List in panel
list_heading = Places in view
# Said aloud whenever the map has come to rest.
# $amount (number)
list_amount = { $amount ->
     [0] No places in view
    *[other] { $amount } { $amount ->
         [one] place
        *[other] places
        } in view
    }
# $where (text)
list_middle = Map centre: { $where }
list_order = Sort by
list_orders_kind = By type
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
list_nearest = Places in view, nearest first
list_more = Show more
list_none = No places match your filters in this area.
list_noneHint = Move the map, zoom out or show more types in Filters.
list_move = Move the map
list_sides_north = North
list_sides_west = West
list_sides_east = East
list_sides_south = South
list_closer = Zoom in
list_farther = Zoom out
settings_title = Settings
settings_close = Close
settings_back = Back to Settings
settings_markerSize = Marker size
settings_markerSizeHeading = Marker Size
# $size (number)
settings_pixels = { $size } pixels
settings_basemapStyle = Map style
settings_basemapStyles_parchment_name = Parchment
settings_basemapStyles_parchment_hint = ink on old paper
settings_basemapStyles_night_name = Night
settings_basemapStyles_night_hint = dark, easy on the eyes
settings_basemapStyles_plain_name = Plain
settings_basemapStyles_plain_hint = clean, good for printing
# The choice of the page's language; other languages say “Language” as well, for who does not read them.
settings_language = Language
settings_languageFailed = Couldn’t load the language. Check your connection and try again.
settings_languageNewer = Your language comes with the new version of the map, which is ready.
settings_languageMissing = The map is in English for now because your language isn’t on this device. Open it once while online to download it.
settings_keepNotifications = Keep notifications until dismissed
settings_manage = Manage discovered markers
settings_manageHint = A backup is a small file. Upload it on another device to take your progress with you.
settings_upload = Upload
settings_drop = Drop the file to upload it
settings_backup = Backup
settings_exportPins = Export pins (GeoJSON)
settings_fileRefused = This browser can’t save files here. Open the page in another browser and try again.
settings_clear = Clear
settings_earlier = Earlier versions
settings_earlierHint = Your progress as it was before big changes. You can undo a restore.
settings_earlierReasons_clear = Before clearing
settings_earlierReasons_import = Before importing a file or link
settings_earlierReasons_migration = Before an update
settings_earlierReasons_restore = Before restoring
settings_restore = Restore
# The name of a button; $reason is one of the following.
# $size (text), $reason (text)
settings_restoreLabel = Restore { $size }, { $reason }
# $size (text), $reason (text), $date (text)
settings_restoreDated = Restore { $size }, { $reason }, { $date }
settings_restoreReasons_clear = before clearing
settings_restoreReasons_import = before importing a file or link
settings_restoreReasons_migration = before an update
settings_restoreReasons_restore = before restoring
settings_clearQuestion = Clear all discovered locations?
# $amount (number)
settings_clearText = { $amount ->
     [0] You haven’t found any places yet.
    *[other] { $amount } found { $amount ->
         [one] place
        *[other] places
        } will be cleared. You can undo this, and Settings keeps earlier versions.
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
storage_emptied_marks = This site’s data was deleted from the browser while the map was open. { $marks } found { $marks ->
     [one] place is
    *[other] places are
    } still on screen.
# $pins (number)
storage_emptied_pins = This site’s data was deleted from the browser while the map was open. { $pins } { $pins ->
     [one] pin is
    *[other] pins are
    } still on screen.
# $marks (number), $pins (number)
storage_emptied_both = This site’s data was deleted from the browser while the map was open. { $marks } found { $marks ->
     [one] place
    *[other] places
    } and { $pins } { $pins ->
     [one] pin
    *[other] pins
    } are still on screen.
# Where everything is, when nothing is newer than the last backup.
storage_backedUp_empty = Nothing to back up yet.
storage_backedUp_never = Everything came from a file or link. You haven’t made a backup here yet.
storage_backedUp_all = Everything is backed up.
storage_backedUp_takenIn = Everything is in your last backup or came from a file or link since.
storage_keep = Keep my data
storage_startAfresh = Start over
# What the player is told of the browser’s storage, by what happened to what.
storage_problems_blocked = This browser blocks storage, so your progress is lost when you close the page. Make a backup before you leave.
storage_embedded = Your browser blocks storage here, so this mark is lost when you close the page. To keep it, open the full map.
storage_problems_full = Couldn’t save your last change: browser storage is full. It will be retried. Make a backup in the meantime.
storage_problems_one-copy = Your progress is saved in only one of two places: the other is full or blocked by the browser. Make a backup now and then.
storage_problems_newer = Your progress was saved by a newer version of this map and is read-only here. Reload to update.
storage_problems_stuck = Your saved progress couldn’t be read, and there was no room to set it aside. It stays untouched, and new changes aren’t saved. Make a backup before you leave.
storage_problems_quarantined = Your saved progress couldn’t be read. It was set aside untouched, and you’re starting with an empty list.
storage_problems_copy-quarantined = One of the two copies of your progress couldn’t be read. It was set aside untouched, and the other one is used.
storage_problems_pins-quarantined = Your saved pins and notes couldn’t be read. They were set aside untouched. Your found places are not affected.
storage_problems_pins-copy-quarantined = One of the two copies of your pins and notes couldn’t be read. It was set aside untouched, and the other one is used.
storage_problems_settings-full = Couldn’t save your settings: browser storage is full. It will be retried. Your progress is not affected.
storage_problems_settings-newer = Your settings were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.
storage_problems_settings-stuck = Your settings couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.
storage_problems_settings-quarantined = Your settings couldn’t be read. They were set aside untouched, and the defaults are used. Your progress is not affected.
storage_problems_filters-full = Couldn’t save your filters: browser storage is full. It will be retried. Your progress is not affected.
storage_problems_filters-newer = Your filters were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.
storage_problems_filters-stuck = Your filters couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.
storage_problems_filters-quarantined = Your filters couldn’t be read. They were set aside untouched, and all types are shown. Your progress is not affected.
storage_problems_backup-full = Couldn’t save your backup status: browser storage is full. It will be retried. Your progress is not affected.
storage_problems_backup-newer = Your backup status was saved by a newer version of this map and is read-only here. Reload to update. Your progress is not affected.
storage_problems_backup-stuck = Your backup status couldn’t be read, and there was no room to set it aside. It stays untouched, and changes aren’t saved. Your progress is not affected.
storage_problems_backup-quarantined = Your backup status couldn’t be read. It was set aside untouched, and the next reminder may come early. Your progress is not affected.
storage_problems_playthroughs-full = Couldn’t save the names of your playthroughs: browser storage is full. It will be retried. Your progress is not affected.
storage_problems_playthroughs-newer = The names of your playthroughs were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.
storage_problems_playthroughs-stuck = The names of your playthroughs couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.
storage_problems_playthroughs-quarantined = The names of your playthroughs couldn’t be read. They were set aside untouched, and your playthroughs are shown without names. Your progress is not affected.
storage_problems_history-full = Couldn’t save a copy of your earlier versions and undo history: browser storage is full. It will be retried. Your progress is not affected.
storage_problems_history-newer = A copy of your earlier versions and undo history was saved by a newer version of this map and is read-only here. Reload to update. Your progress is not affected.
storage_problems_history-stuck = A copy of your earlier versions and undo history couldn’t be read, and there was no room to set it aside. It stays untouched, and changes aren’t saved. Your progress is not affected.
storage_problems_history-quarantined = A copy of your earlier versions and undo history couldn’t be read. It was set aside untouched, and the browser’s database is used instead. Your progress is not affected.
offline_preparing = Offline: downloading…
# $megabytes (decimal)
offline_ready = Offline: ready, { $megabytes } MB
offline_failed = Offline: not ready. Some files couldn’t be downloaded. Try again when you’re online.
offline_tryAgain = Try again
offline_saving = Offline: not downloaded, because Data Saver is on.
offline_prepare = Download
# $megabytes (decimal)
offline_cacheAll = Keep all worlds offline ({ $megabytes } MB more)
offline_allCached = Keep all worlds offline (all downloaded)
offline_cachingAll = Downloading all worlds…
# $world (text)
offline_noRoom = No room for { $world }: browser storage is full.
# $world (text)
offline_notFetched = Some files of { $world } couldn’t be downloaded.
# In place of a world’s title, for what all of them share.
offline_appShell = the app itself
# $world (text)
offline_notCachedTitle = { $world } isn’t on this device yet.
offline_notCachedText = A map works offline once you’ve opened it online. This page continues by itself when you’re back online.
offline_cachedWorlds = Available offline:
more_share = Share view
more_send = Send to another device
more_refused = Your browser blocked copying.
# $found (number), $total (number)
filters_tally = { $found } / { $total }
filters_yields = Contains
filters_onlyFound = Found only
filters_yieldsAll = Anything
filters_anyHerb = Any herb
filters_anyBook = Any skill book
filters_herbs = Herbs
filters_books = Skill books
progress_whole = Whole map
progress_byArea = By area
progress_next = Nearest unfound
progress_nothingNext = Nothing left to find among the places that are shown. Turn on more types in Filters.
# $percent (number)
progress_share = { $percent }%
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
progress_newPlaces_line = { $amount ->
     [one] { $amount } new place since you were here
    *[other] { $amount } new places since you were here
    }
progress_newPlaces_show = Show new places
progress_newPlaces_title = New places
# $amount (number)
progress_markInView = Mark { $amount } in view as found
progress_nothingInView = Nothing in view to mark
progress_lasso = Lasso
progress_many = Several places at once
progress_back = All types
progress_order = Sort by
progress_orders_distance = Distance
progress_orders_name = Name
progress_orders_id = ID
progress_orders_map = Treasure map
progress_onlyMissing = Unfound only
progress_onlyMissingHint = Places you mark as found stay here until you leave this list.
progress_nothingMissing = You’ve found them all.
progress_again = Sort from here
# A chart of how much was found when, by what one bar stands for.
# $unit (choice)
progress_days_title = { $unit ->
     [week] Found by week
     [month] Found by month
     [year] Found by year
    *[day] Found by day
    }
# Two sentences below the chart; the date is as the language writes it, and may end with a full stop.
# $date (text), $amount (number)
progress_days_since = Since { $date }: { $amount } found.
# $amount (number), $date (text)
progress_days_most = Most in one day: { $amount } ({ $date }).
# Places of which nobody noted on which day they were found.
# $amount (number)
progress_days_undated = Day unknown: { $amount }.
progress_days_table = As a table
# Heads a column of dates, or of months or years.
# $unit (choice)
progress_days_unit = { $unit ->
     [week] Week from
     [month] Month
     [year] Year
    *[day] Day
    }
# Heads a column of figures.
progress_days_found = Found
progress_days_save = Save picture
progress_days_saved = Picture saved
# $metres (number)
progress_metres = { $metres } m
# The name of a row's box.
# $label (text), $id (text)
progress_box = Found: { $label } #{ $id }
# $label (text)
toasts_undone_mark = Undone: { $label } no longer found
# $label (text)
toasts_undone_unmark = Undone: { $label } found again
toasts_undone_mark-many = Undone: places no longer found
toasts_undone_unmark-many = Undone: places found again
toasts_undone_clear = Undone: found places restored
toasts_undone_import = Undone: imported places removed
toasts_undone_restore = Undone: restore reverted
toasts_undone_pin = Undone: pin removed
toasts_undone_pin-edit = Undone: pin change
toasts_undone_pin-move = Undone: pin moved back
toasts_undone_pin-delete = Undone: pin restored
toasts_undone_pins-delete = Undone: pins restored
toasts_undone_note = Undone: note restored
toasts_undone_quest = Undone: quest change
toasts_nothingToUndo = Nothing to undo.
# Of an action's places, pins and notes, those that were changed since.
# $amount (number)
undoing_kept = { $amount ->
     [one] One item was changed since and stays as it is.
    *[other] { $amount } { $amount ->
         [one] item was
        *[other] items were
        } changed since and stay as they are.
    }
undoing_allKept = Nothing changed: everything in that step was changed again since.
undoing_redo = Redo
# $what (text)
undoing_redone = Redone: { $what }
undoing_nothingToRedo = Nothing to redo.
undoing_recent_title = Recent changes
undoing_recent_hint = Your last 50 changes, newest first. You can undo each one on its own; anything changed since stays as it is.
undoing_recent_nothing = No changes yet.
# $what (text)
undoing_recent_undo = Undo: { $what }
# $what (text)
undoing_recent_redo = Redo: { $what }
undoing_recent_undone = undone
undoing_elsewhere_title = Undo a change from another tab?
undoing_elsewhere_description = There is nothing left to undo in this tab. The last change before that was made in another tab or on an earlier visit:
undoing_elsewhere_confirm = Undo
undoing_elsewhere_cancel = Cancel
# The action that is asked about.
# $label (text)
undoing_action_mark = Found: { $label }
# $label (text)
undoing_action_unmark = No longer found: { $label }
# $amount (number)
undoing_action_mark-many = Marked { $amount } { $amount ->
     [one] place
    *[other] places
    } as found
# $amount (number)
undoing_action_passed = Found { $amount } { $amount ->
     [one] place
    *[other] places
    } in passing
# $amount (number)
undoing_action_unmark-many = { $amount } { $amount ->
     [one] place
    *[other] places
    } no longer found
# $amount (number)
undoing_action_clear = Cleared { $amount } found { $amount ->
     [one] place
    *[other] places
    }
# $what (text)
undoing_action_import = Imported a file or link: { $what }
# $what (text)
undoing_action_restore = Restored an earlier version: { $what } changed
# $label (text)
undoing_action_pin = Added pin: { $label }
# $label (text)
undoing_action_pin-edit = Edited pin: { $label }
# $label (text)
undoing_action_pin-move = Moved pin: { $label }
# $label (text)
undoing_action_pin-delete = Deleted pin: { $label }
# $amount (number)
undoing_action_pins-delete = Deleted { $amount } { $amount ->
     [one] pin
    *[other] pins
    }
# $label (text)
undoing_action_note = Changed note: { $label }
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
pins_add = Add pin
pins_editPin = Edit pin
pins_deletePin = Delete pin
# $label (text)
pins_editing = Edit your pin: { $label }
pins_note = Note
pins_move = Move
pins_moveGroup = Move pin
pins_moveHint = Moves the pin by one metre, or ten with Shift. You can also drag it on the map.
pins_steps_north = North
pins_steps_west = West
pins_steps_south = South
pins_steps_east = East
# $coordinate (text)
pins_movedTo = Now at { $coordinate }
pins_title = Title
pins_titleHint = Name shown on the map
pins_noteHint = Anything you want to remember
pins_glyph = Icon
pins_colour = Colour
# $amount (number)
pins_left = { $amount ->
     [0] No characters left
     [one] { $amount } character left
    *[other] { $amount } characters left
    }
# $most (number)
pins_full = This field is full ({ $most } characters). Delete some text to add more.
pins_save = Save
pins_cancel = Cancel
pins_discard_title = Discard changes?
pins_discard_description = They haven’t been saved.
pins_discard_confirm = Discard
pins_discard_cancel = Keep editing
pins_list = Pins and notes
pins_none = You have no pins yet.
pins_order = Sort by
pins_orders_distance = Distance
pins_orders_title = Title
pins_again = Sort from here
pins_more = Show more
pins_pinsList = My pins
pins_notesList = Place notes
pins_deleteAll = Delete all pins
pins_deleteAllTitle = Delete all your pins?
# $amount (number)
pins_deleteAllText = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } will be deleted. Place notes stay. You can undo this, and Settings keeps earlier versions.
# $label (text)
pins_noteOn = Note on { $label }
# $coordinate (text)
spotMenu_label = Menu for { $coordinate }
# $coordinate (text)
spotMenu_copy = Copy coordinates { $coordinate }
# $coordinate (text)
spotMenu_copied = Copied { $coordinate }
spotMenu_link = Copy link
spotMenu_linkCopied = Link copied
spotMenu_nearest = What’s nearby
spotMenu_measure = Measure from here
spotMenu_refusedTitle = Copy manually
spotMenu_refused = Your browser blocked copying. Copy it from here:
spotMenu_close = Close
# $count (number)
overlap_title = { $count } places here
overlap_found = found
# $coordinate (text)
nearest_title = Near { $coordinate }
nearest_close = Close
nearest_services = Services
nearest_undiscovered = Unfound places
nearest_nothingLeft = You’ve found every place on the map.
nearest_nextOfKind = Next of this type
nearest_noServices = No services on this map.
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
lasso_label = Lasso
lasso_begin = Draw around places, or click, tap or press Enter to add corners.
# $amount (number)
lasso_corners = { $amount ->
     [0] 0 corners, at least 3 needed
     [1] 1 corner, at least 3 needed
     [2] 2 corners, at least 3 needed
    *[other] { $amount } corners
    }
# $amount (number), $found (number)
lasso_inside = { $amount ->
     [0] None of the shown places are inside.
    *[other] { $amount } { $amount ->
         [one] place
        *[other] places
        } inside, { $found } found
    }
lasso_undo = Undo corner
lasso_closeLine = Close shape
lasso_mark = Mark as found
lasso_unmark = Mark as unfound
lasso_again = Draw again
lasso_leave = Done
shapes_keepLine = Keep line
shapes_keepArea = Keep area
shapes_names_shape-line = Line
shapes_names_shape-area = Area
shapes_share = Share shape
shapes_within = Select places inside
shapes_length = Length
shapes_size = Size
# $area (decimal)
shapes_hectares = { $area } ha
shortcuts_title = Keyboard shortcuts
shortcuts_close = Close
shortcuts_switch = Single-key shortcuts
shortcuts_switchHint = When off, the single keys above are disabled. All other keys still work.
shortcuts_keys = Single keys, anywhere on the page
shortcuts_otherKeys = Other keys
shortcuts_search = Search
shortcuts_panel = Open or close the panel
shortcuts_next = Go to the nearest unfound place
shortcuts_discovered = Mark the selected place as found or unfound
shortcuts_list = Show keyboard shortcuts
shortcuts_undo = Undo the last change
shortcuts_redo = Redo
shortcuts_pan = Move the map
shortcuts_zoom = Zoom in and out
shortcuts_lists = Move through a list or toolbar; Tab leaves it
shortcuts_choose = Open the place at the centre of the map; add a point while measuring or using the lasso
shortcuts_menu = Open the menu of the selected place or the map centre
shortcuts_removePoint = Remove the last point while measuring or using the lasso
shortcuts_deletePin = Delete the selected pin on the map
shortcuts_leave = Close or cancel
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
linkUnread_title = Part of this link can’t be shown
# $what (choice), $from (text), $to (text)
linkUnread_text = { $what ->
     [place] It points to a place that isn’t on this map.
     [point] It points to a spot outside this map, which goes from { $from } to { $to }.
     [kinds] It names types that this map doesn’t have.
     [coordinates] Its coordinates can’t be read.
     [quest] It points to a quest that isn’t on this map.
     [pin] It describes a pin but doesn’t say where it is.
     [set] Its filter set is incomplete.
     [filters] It names filters that this map doesn’t have.
    *[several] Several things in it aren’t on this map.
    } Check that you copied the whole link, or ask for a new one.
ownWords_heading = Conflicts
# $amount (number), $where (choice)
ownWords_hint = The { $where ->
     [file] file
    *[link] link
    } has a different version of { $amount } of your { $amount ->
     [one] pins or notes
    *[other] pins and notes
    }. Yours are kept unless you choose otherwise.
ownWords_forAll = For all
# $label (text)
ownWords_forOne = Choose for { $label }
ownWords_choices_mine = Keep mine
ownWords_choices_theirs = Use theirs
ownWords_choices_both = Keep both
ownWords_mine = Yours
ownWords_theirs_file = From the file
ownWords_theirs_link = From the link
ownWords_deleted = Deleted
ownWords_noWords = No text
# $amount (number)
ownWords_more = Show { $amount } more

routes_toHere = Route to here
routes_fromHere = Route from here
routes_onToHere = Continue to here
routes_viaHere = Route via here
# $name (text)
routes_card = Route to { $name }
# The card of a way whose end is still to be chosen.
routes_title = Route
# $minutes (number)
routes_walk = { $minutes } min on foot
# $minutes (number)
routes_run = { $minutes } min running
# $minutes (number)
routes_ride = { $minutes } min on horseback
# Of the way, so much leads straight over the land.
# $metres (number)
routes_offRoad = { $metres } m off-road
routes_finding = Finding a route…
routes_failed = Couldn’t load the roads. Check your connection and try again.
routes_retry = Try again
routes_from = From
routes_fromPlayer = Your position
routes_fromLastEnd = End of last route
routes_fromView = Map centre
# $name (text)
routes_fromFastTravel = { $name } (nearest fast travel)
routes_chooseOnMap = Choose on map…
routes_to = To
routes_by = Travel on
routes_kinds_roads = Prefer roads
routes_kinds_paths = Roads and paths
routes_fastTravel = Fast travel
routes_fastTravels_none = Off
routes_fastTravels_found = Found points only
routes_fastTravels_all = All points
routes_turnRound = Reverse
routes_choose_begin = Click or tap the start, or search for a place.
routes_choose_search = Search for a starting place.
routes_choose_end = Click or tap the destination, or search for a place.
routes_cancel = Cancel
routes_directions = Directions
routes_steps_label = Turn-by-turn directions
# Where a way begins, as { $from }, and where to: along a road, a path, or straight over the land.
# $from (text), $direction (choice), $onto (choice)
routes_steps_begin = From { $from }, head { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } { $onto ->
     [road] on the road
     [path] on the path
    *[straight] cross-country
    }
# $metres (number), $turn (choice)
routes_steps_turn = In { $metres } m, { $turn ->
     [straight] go straight
     [slightLeft] bear left
     [left] turn left
     [sharpLeft] turn sharp left
     [slightRight] bear right
     [right] turn right
    *[sharpRight] turn sharp right
    }
# The same, where a landmark stands, such as a shrine.
# $metres (number), $turn (choice), $landmark (text)
routes_steps_turnAt = In { $metres } m, { $turn ->
     [straight] go straight
     [slightLeft] bear left
     [left] turn left
     [sharpLeft] turn sharp left
     [slightRight] bear right
     [right] turn right
    *[sharpRight] turn sharp right
    } ({ $landmark })
routes_steps_onto_road = onto the road
routes_steps_onto_path = onto the path
# $direction (choice), $metres (number)
routes_steps_leave = In { $metres } m, leave the road and head { $direction ->
     [east] east
     [north-east] north-east
     [north] north
     [north-west] north-west
     [west] west
     [south-west] south-west
     [south] south
    *[south-east] south-east
    } cross-country
# $metres (number), $place (text)
routes_steps_travel = In { $metres } m, fast travel to { $place }
# The same, for whoever stands there already.
# $place (text)
routes_steps_travelNow = Fast travel to { $place }
# $metres (number), $place (text)
routes_steps_pass = In { $metres } m, pass { $place }
# $metres (number), $place (text)
routes_steps_arrive = Arrive in { $metres } m: { $place }
# $place (text)
routes_steps_arriveNow = You’ve arrived: { $place }
# $bridges (number)
routes_steps_bridges = { $bridges ->
     [one] across the bridge
    *[other] across { $bridges } bridges
    }
routes_beside = Along the route
routes_reach = Within … of the route
# $amount (number)
routes_besideAmount = { $amount ->
     [0] No places match your filters.
     [one] { $amount } place matches your filters
    *[other] { $amount } places match your filters
    }
# $left (number)
routes_stillToFind = Unfound: { $left }
# $found (number)
routes_alreadyFound = Found: { $found }
# Of a place beside the way: how far one has gone on it then.
# $metres (number)
routes_along = after { $metres } m
routes_more = Show more
routes_handles_begin = Start of the route
routes_handles_end = End of the route
# $number (number)
routes_handles_between = Via point { $number }
routes_handles_new = Add via point
routes_tripNear = Tour nearby unfound
routes_nothingLeft = No unfound places match your filters.
routes_bestOrder = Optimise order
routes_undone = Undone: route restored
routes_printStops = Print stops…
routes_ordering = Optimising order…
routes_stopOrdering = Stop
routes_exportRoute = Export route (GeoJSON)
routes_exportGpx = Export route (GPX)
routes_save = Save to my pins
routes_saveChanges = Save changes
# $title (text)
routes_savedAs = Saved to my pins: { $title }
routes_show = Show tour
routes_share = Share tour
routes_back = Return to start
routes_tripInView = Tour unfound in view
routes_tripLeft = Tour unfound
routes_tripShown = Tour all shown
routes_tripThese = Tour all
# $amount (number)
routes_tripNearest = Tour nearest { $amount }
# $most (number)
routes_tooMany = A tour can have { $most } stops at most. The nearest were added.
# $number (number), $of (number), $name (text), $metres (number)
routes_stops_next = Next: { $number } of { $of }, { $name }, { $metres } m
routes_stops_goOn = Found it, next
# $name (text)
routes_stops_passed = { $name }: done
# $stops (number)
routes_trip = { $stops ->
     [one] Tour of { $stops } stop
    *[other] Tour of { $stops } stops
    }
routes_stops_title = Stops
# $number (number), $name (text)
routes_stops_stop = { $number }. { $name }
# $name (text)
routes_stops_sooner = Move { $name } up
# $name (text)
routes_stops_later = Move { $name } down
# $name (text)
routes_stops_leaveOut = Remove { $name }
routes_areas_title = By area
routes_areas_shade = Shade areas on map
# Of what is shown alone on the map.
# $name (text)
routes_areas_around = Around { $name }
# A turn that is told together with the one before it, so many metres after it.
# $metres (number), $turn (choice)
routes_steps_next = then after { $metres } m { $turn ->
     [straight] straight on
     [slightLeft] keep left
     [left] left
     [sharpLeft] sharp left
     [slightRight] keep right
     [right] right
    *[sharpRight] sharp right
    }
# Crossroads that one passes on a step.
# $crossroads (number)
routes_steps_crossroads = { $crossroads ->
     [one] straight over the crossroads
    *[other] straight over { $crossroads } crossroads
    }
# What one passes on a step, such as settlements.
# $things (text)
routes_steps_passing = passing { $things }
# What is chosen among the folded options of a route.
# $chosen (text)
routes_options = Options: { $chosen }
routes_mode = Travel mode
routes_modes_walk = On foot
routes_modes_run = Running
routes_modes_ride = On horseback
# $found (number), $of (number)
routes_tripDone = Tour done: { $found } of { $of } found
routes_endTrip = End tour
routes_anotherTrip = Start another tour

playthroughs_title = Playthroughs
playthroughs_hint = Each playthrough has its own found places, pins and notes. Filters and settings are shared.
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
playthroughs_bringBack = Restore
# $name (player)
playthroughs_bringBackLabel = Restore “{ $name }”
playthroughs_forGood = Delete permanently
# $name (player)
playthroughs_forGoodLabel = Delete permanently: “{ $name }”
playthroughs_forGoodTitle = Delete permanently?
# $name (player)
playthroughs_forGoodQuestion = Permanently delete “{ $name }”?
playthroughs_forGoodText = Its found places, pins and notes are removed from this device. You can’t undo this.
playthroughs_name = Name
playthroughs_firstName = Current playthrough
playthroughs_newName = New playthrough
playthroughs_first = First
playthroughs_second = Second
# $name (text)
playthroughs_copyOf = { $name } (copy)
playthroughs_blank = Enter a name.
# $amount (number)
playthroughs_left = { $amount } left
playthroughs_save = Save
playthroughs_make = Create
playthroughs_close = Close
playthroughs_nameTitle_new = New playthrough
playthroughs_nameTitle_rename = Rename playthrough
playthroughs_nameTitle_copy = Copy playthrough
playthroughs_deleteTitle = Delete playthrough?
# $name (player)
playthroughs_deleteQuestion = Delete “{ $name }”?
# $found (number), $total (number)
playthroughs_deleteText = Its { $found } of { $total } found places, its pins and its notes are removed from the map. You can restore it in Settings.
playthroughs_deleteUncounted = Its found places, pins and notes are removed from the map. You can restore it in Settings.
playthroughs_confirm = Delete
playthroughs_cancel = Cancel
# $name (player)
playthroughs_toastDeleted = Deleted: “{ $name }”
# $name (player)
playthroughs_toastGone = “{ $name }” was deleted in another tab
playthroughs_undo = Undo
# $from (player), $into (player)
playthroughs_merged = The file is from “{ $from }” and was merged into “{ $into }”.
# $name (player)
playthroughs_head = Playthrough: “{ $name }”
playthroughs_nameless = Unnamed playthroughs
# $amount (number)
playthroughs_namelessMarks = { $amount ->
     [one] Unnamed: { $amount } found place
    *[other] Unnamed: { $amount } found places
    }
# $amount (number)
playthroughs_namelessPins = { $amount ->
     [one] Unnamed: { $amount } pin or note
    *[other] Unnamed: { $amount } pins and notes
    }
playthroughs_refused_newer = Your playthroughs were saved by a newer version of this map. Reload to update before creating another.
playthroughs_refused_no-room = Couldn’t create the playthrough: browser storage is full or blocked. Nothing was changed.
playthroughs_elsewhere_deleted = This playthrough was deleted elsewhere. Save again to restore it under this name.
playthroughs_elsewhere_gone = This playthrough was permanently deleted elsewhere. Create a new one instead.

worlds_title = Worlds
worlds_close = Close
worlds_loading = Loading worlds…
worlds_failed = Couldn’t load the worlds. Check your connection and try again.
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


# The address leads to another site, such as a wiki.
wiki_place = Wiki page
# $kind (text)
wiki_kind = Wiki page: { $kind }
report_link = Report a mistake
report_ask = Report a mistake
report_copyRow = Copy place data
report_copyHint = Send this place’s data to the map’s maintainer and say what’s wrong.
report_copied = Copied
report_copyRefused = Your browser blocked copying. Copy it from here:
# $label (text), $id (text)
report_title = Mistake: { $label } ({ $id })
# The lines of what whoever keeps the map is sent.
report_wrong = What’s wrong:
# $world (text)
report_world = World: { $world }
# $id (text)
report_id = ID: { $id }
# $type (text)
report_type = Type: { $type }
# $coordinate (text)
report_coordinate = Coordinates: { $coordinate }
# $metres (text)
report_inGame = In the game: { $metres } m
# $name (text)
report_name = Name: { $name }
# $description (text)
report_description = Description: { $description }

veil_hint = This place’s name is a spoiler. It’s hidden until you find the place.
veil_show = Show name
filterOverride_filters = Shared filters
filterOverride_filtersShown = Showing filters from a link.
filterOverride_filtersHint = Yours are safe, and changes aren’t saved unless you keep these.
filterOverride_keep = Keep these
# $title (player)
filterOverride_isolated = Only { $title }
filterOverride_isolateThisKind = Show only these
filterOverride_undone = Undone: filters restored
filterSets_title = Filter sets
filterSets_keep = Keep as set…
filterSets_rename = Rename…
filterSets_earlier = Move earlier
filterSets_later = Move later
filterSets_start = Show at start
filterSets_copyLink = Copy link
filterSets_delete = Delete
filterSets_nameTitle_keep = Keep as filter set
filterSets_nameTitle_rename = Rename filter set
# $name (player)
filterSets_taken_keep = You already have a set called “{ $name }”. “Replace” puts what’s shown now in its place.
# $name (player)
filterSets_taken_rename = You already have a set called “{ $name }”. Choose another name.
filterSets_replace = Replace
# $most (number)
filterSets_full = There’s room for { $most } sets. Delete one first.
# $name (player)
filterSets_kept = Kept: “{ $name }”
# $name (player)
filterSets_deleted = Deleted: “{ $name }”
filterSets_deletedElsewhere = This filter set was deleted elsewhere. Save again to restore it under this name.

embed_copy = Copy embed code
# A box beside the button that copies: without it a frame speaks the language of whoever looks at it.
embed_fixLanguage = Always use this language
embed_copied = Embed code copied
# $label (player), $game (text)
embed_title = { $label } on the map of { $game }
links_share = Share
links_copied = Link copied
pins_howTo = Right-click the map, then choose “Add pin”.
pins_howToByFinger = Touch and hold the map, then choose “Add pin”.
pins_howToByKeys = With the keyboard: Shift+F10 on the map.
pins_edit = Edit
pins_delete = Delete
pins_addNote = Add note
pins_editNote = Edit note
pins_deleteNote = Delete note
pins_gone_title = This pin was deleted elsewhere
pins_gone_description = Restore it with your text?
pins_gone_confirm = Restore
pins_gone_cancel = Discard text
pictures_list = Pictures
pictures_add = Add picture
# $most (number), $kilobytes (number)
pictures_limit = Up to { $most } pictures, each made smaller to at most { $kilobytes } kB. You can also paste or drop them.
# What a picture of a pin or note is called.
# $number (number), $total (number), $label (player)
pictures_name = Picture { $number } of { $total }: { $label }
pictures_elsewhere = This picture is on another device
pictures_damaged = This picture is damaged
pictures_close = Close picture
pictures_delete = Delete picture
pictures_added = Picture added
pictures_deleted = Picture deleted
pictures_nowhere = Pictures go on pins and notes. Open a pin or a place, then drop the picture again.
# $most (number)
pictures_full = A pin or note can have { $most } pictures. Delete one first.
pictures_problem_no-picture = The browser couldn’t read a picture in this file. Choose another one.
pictures_problem_svg = SVG drawings can’t be added. Choose a PNG, JPEG or WebP picture.
# $most (number)
pictures_problem_too-large = The picture is too large: it may have { $most } million pixels. Save it smaller and try again.
pictures_problem_storage = Couldn’t save the picture: browser storage is full or blocked. Nothing was changed.
# What a picture is called by its first bytes, such as HEIC.
# $kind (text)
pictures_problem_undecodable = This browser couldn’t read the { $kind } picture. Save it as PNG or JPEG, then add that file.
# $kilobytes (number)
pictures_problem_falsified = Your browser’s fingerprinting protection would change the picture, so nothing was saved. Allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave. Or choose a PNG, JPEG or WebP picture of at most { $kilobytes } kB.
pictures_falsified = Your browser’s fingerprinting protection would change the picture, so nothing was saved. Allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave, then try again.
# $megabytes (decimal)
backups_pictures_size = Backup with pictures: { $megabytes } MB
backups_pictures_without = Backup without pictures
backups_pictures_unread = Couldn’t read your pictures. The backup was made without them.
# $most (number)
backups_pictures_tooLarge = With pictures the backup would be larger than { $most } MB and couldn’t be uploaded. It’s made without them.
# $coordinate (text)
spot_label = Spot: { $coordinate }
spot_temporary = This pin isn’t saved. It disappears when you close this card.
search_clearAndBrowse = Clear the search
search_loadMore = Load more...
# For whoever has found nothing yet: one line over the map.
# $amount (number)
# $example (text)
firstHint_withExample = { $amount } places. Search for “{ $example }”, or press one on the map to mark it as found.
# $amount (number)
firstHint_plain = { $amount } places. Press one on the map to mark it as found.
firstHint_kept = Saved in this browser.

# $id (text)
search_id = #{ $id }
# $names (text)
search_here = Contains: { $names }
# The coordinates of two corners of the map.
# $from (text), $to (text)
search_outside = Outside this map, which goes from { $from } to { $to }.
search_openLink = Open this link
card_id = ID
undoing_action_quest = Changed a quest
quests_title = Quests
# $done (number), $total (number)
quests_tally = { $done } of { $total } done
quests_loading = Loading quests…
quests_failed = Couldn’t load the quests. Check your connection and try again.
quests_sections_main = Main story
quests_sections_side = Side quests
quests_sections_task = Tasks
quests_sections_activity = Activities
quests_search = Search quests
quests_only_openToMe = Open to me
quests_only_canBeMissed = Can be missed
quests_only_timed = Has a time limit
quests_only_hideDone = Hide done ones
quests_place = Begins in
quests_everywhere = Everywhere
quests_orders_story = Story and settlement
quests_orders_distance = Nearest first
quests_allTitles = Show all titles (spoilers)
# $part (text)
quests_part = Show: { $part }
quests_veiled = A quest of the main story
quests_states_open = Open
quests_states_under-way = In progress
quests_states_done = Done
quests_states_failed = Failed
# $title (text)
quests_state = State: { $title }
# $where (text)
quests_begins = Begins: { $where }
# $place (text)
quests_beginsIn = Begins in { $place }
# $where (text)
quests_beginsNear = Begins somewhere near: { $where }
quests_beginsUnknown = Where it begins isn’t known.
# $days (number)
quests_limits_days = Fails after { $days } { $days ->
     [one] day
    *[other] days
    }
quests_limits_someDays = Fails after some days
# $time (text)
quests_limits_hour = Be there at { $time }
quests_limits_noon = Be there at noon
quests_limits_hours = Only at set hours
quests_limits_night = Only at night
quests_limits_one-night = Within one night
quests_limits_weekly = Comes again every week
quests_limits_timed = Has a time limit
# $title (text)
quests_limits_before = Only before: { $title }
quests_limits_missable = Can be missed
quests_limits_no-return = Open quests can end with it
quests_limits_closes-others = Ends some other quests
quests_limits_unlocks-region = Opens another region
quests_comesAfter = Comes after
quests_leadsTo = Leads to
quests_rulesOut = Rules out
# $amount (number)
quests_lost = { $amount } open { $amount ->
     [one] quest
    *[other] quests
    } can end here
quests_nothing = No quest fits these filters.
quests_show = Show on map
quests_nearby = Open quests nearby
quests_onMap = Show where quests begin on the map
quests_kind = Quest
# What a sign on the map is whose place is known no better.
quests_kindNear = Quest, somewhere near here
quests_trip = Tour of open quests nearby
quests_here = Quests that begin here
# $open (number), $done (number)
quests_hereTally = { $open } open, { $done } done

# The heading of what leads to a treasure, with its Roman numeral.
# $number (text)
treasureMaps_title = Treasure map { $number }
# How a treasure map is had; where that is stands beside.
treasureMaps_lies = To be picked up there
treasureMaps_sold = Sold there
# $seller (text)
treasureMaps_soldBy = Sold by: { $seller }
treasureMaps_carried = Carried by a wanderer
treasureMaps_show = Show where it is
treasureMaps_back = Back to the treasure
# From where the treasure map is had to the treasure.
treasureMaps_fromThere = Route from there
treasureMaps_toTreasure = Route to the treasure
# The heading of the treasure maps that somebody sells.
treasureMaps_sells = Sells
# Words for a treasure map that a player types before its number: small letters, no accents, a space between.
treasureMaps_called = map maps
# Words that may stand beside those, in the same form.
treasureMaps_besides = treasure treasures number no the of
update_label = Update available
update_waiting = A new version is ready. Your view and progress are kept.
update_elsewhere = The map was updated in another tab. Reload this one when you’re ready.
update_reload = Reload now
update_later = Later
storage_backup = Back up now

## tools

live_mod = The game needs a mod that reports your position.
live_help_title = What the mod must write
live_help_log = Once a second, a line at the end of the game’s log:
# The five numbers of the line, in their order.
live_help_numbers = The numbers are, in metres of the game: how far east, how far north and how high you are; then the direction you look in, as its parts to the east and to the north.
live_help_program = Or a program on this computer answers this address:
live_help_allow = Its answer must allow this page to read it:
poster_contents_left = Names and unfound places
# A small picture of what is printed or drawn.
poster_preview = Preview
poster_print_now = Print
poster_print_what = Places on paper
poster_print_parts_all = All in view
poster_print_parts_left = Unfound only
poster_print_legend = Legend

# What a file or a link does, as a list.
# $amount (number)
upload_did_added = { $amount } new
# $amount (number), $off (number)
upload_did_addedOff = { $amount } new ({ $off } not on this map, kept for your next backup)
# $amount (number)
upload_did_known = { $amount } already known
# $amount (number)
upload_did_skipped = { $amount } skipped (not valid IDs)
# $amount (number), $why (text)
upload_did_skippedWhy = { $amount } skipped (not valid IDs: { $why })
# $amount (number), $why (text)
upload_did_unknown = { $amount } unknown ({ $why })
# How many for one of the reasons below.
# $amount (number), $reason (text)
upload_forReason = { $amount } { $reason }
# $did (text)
upload_nothingNew = Nothing new: { $did }
upload_nothingNewEmpty = Nothing new: the file is empty
# What a file did, and what is said of its playthrough, which ends with a full stop itself.
# $summary (text), $merged (text)
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Reading file
upload_merging = Merging file
upload_cancelReading = Cancel
# The last of several endings of files.
# $before (text), $last (text)
upload_endings = { $before } or { $last }
# $endings (text)
upload_problem_extension = The file name must end in { $endings }. Choose a backup made with the Backup button, or a file from another map.
# $megabytes (number), $most (number)
upload_problem_too-large = The file is { $megabytes } MB, and at most { $most } MB can be read. Choose a backup made with the Backup button.
upload_problem_unreadable = The browser couldn’t read the file. Move it to another folder and try again.
upload_problem_empty = The file is empty. Choose a backup made with the Backup button.
upload_problem_encoding = The file isn’t in UTF-8 or UTF-16. Save it as UTF-8 or choose another copy.
upload_problem_too-deep = The file is nested more than 100 levels deep. Choose a backup made with the Backup button.
upload_problem_too-many = The file has more than 100,000 entries or fields, or fields with more than 10,000 names. Choose a backup made with the Backup button.
upload_problem_too-many-marks = The file lists more than 10,000 places, more than any map has. Choose a backup made with the Backup button.
# $name (text)
upload_problem_hostile = The file has an unsafe field ({ $name }). Choose a backup made with the Backup button.
upload_problem_newer-version = This backup was made with a newer version of the map. Reload the page to update, then upload it again.
upload_problem_not-csv = The file isn’t a table of places. Its first line should contain the columns x, y and name.
upload_problem_not-xml = The file is damaged or isn’t KML or GPX. Export it again and upload the new copy.
upload_problem_too-many-columns = The table has more than 100 columns. Keep x, y, name and note, and upload it again.
upload_problem_too-many-pins = The file has more than 10,000 pins, the limit for a backup. Remove some and upload it again.
upload_problem_no-world = This map’s places aren’t loaded, so the file couldn’t be checked. Reload the page and upload it again.
upload_problem_nothing-known = The file is empty, or nothing in it is on this map. Nothing was changed.
# $unknown (text)
upload_problem_unknown = Nothing in the file is on this map: { $unknown }. Nothing was changed.
# $field (text)
upload_problem_no-bounds = The wiki map doesn’t say where its places are: “{ $field }” is missing or unreadable. Copy the whole map from the wiki and upload it again.
# What the file says that its numbers are, such as “pixel”.
# $system (text)
upload_problem_other-numbers = The file uses “{ $system }” coordinates, not this map’s. Save it with x to the east and y to the north, as shown on cards, and upload it again.
upload_problem_degrees = All numbers in the file are below 180, so they look like latitude and longitude. Save it with x to the east and y to the north, as shown on cards, and upload it again.
# $wrong (text)
upload_problem_schema = The file isn’t a list of found places: { $wrong }.
# $field (text), $wrong (text)
upload_problem_schemaField = The file isn’t a list of found places: { $field }: { $wrong }.
# What becomes of pins.
# $amount (number)
pins_did_added = { $amount } new { $amount ->
     [one] pin
    *[other] pins
    }
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
    } deleted here since, not restored
# $amount (number)
pins_did_skipped = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } skipped (damaged)
# $amount (number)
pins_did_outside = { $amount } { $amount ->
     [one] pin
    *[other] pins
    } outside this map, skipped
# What is wrong with a field; JSON’s own words (array, number, string, null) stay as they are.
upload_misfit_missing = Required
# $expected (text)
upload_misfit_expected = Expected { $expected }
# $expected (text), $received (text)
upload_misfit_received = Expected { $expected }, received { $received }
upload_misfit_kinds_marker-id = place ID
upload_misfit_kinds_version-number = version number
upload_importQuestion_description = This file is from another map. Nothing has been merged yet.
upload_importQuestion_sources_newer-fan-map = list from the newer fan map
upload_importQuestion_sources_older-fan-map = backup from the older fan map
upload_importQuestion_sources_tracker = list from the tracker script
upload_importQuestion_sources_datamaps = wiki map (DataMaps)
upload_importQuestion_sources_fandom = wiki map (Fandom)
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = table
upload_importQuestion_sources_kml = KML
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Matched
upload_importQuestion_noneMatched = No places
# $amount (number), $added (number), $known (number)
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] place
    *[other] places
    }: { $added } new, { $known } already known
upload_importQuestion_pins = Added as pins

upload_importQuestion_unknown = Unknown, skipped
# $amount (number), $reason (text)
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Merge this file?
# Why the player is asked.
upload_question_descriptions_doubt = This may not be a backup of this map. Nothing has been merged yet.
upload_question_descriptions_conflict = It conflicts with pins or notes of yours. Nothing has been merged yet.
upload_question_descriptions_other-page = This is the backup you chose on another world’s page. Nothing has been merged yet.
upload_question_confirm = Merge
upload_question_cancel = Cancel
upload_question_file = File
upload_question_readAs = Format
upload_question_sources_backup = backup
upload_question_sources_list = list of place IDs
upload_question_playthrough = Playthrough
upload_question_fileMap = Made for
upload_question_noName = an unnamed map
upload_question_thisMap = This map
upload_question_otherMapHint = Its IDs may be different places here.
upload_question_leftOut = Skipped
upload_question_leftOutHint = The file has more than found places and pins. Only those are merged.
# $amount (number)
upload_question_moreFields = and { $amount } more
upload_question_result = Result
upload_unknownReasons_no-such-place = no such place within 1 m
upload_unknownReasons_unknown-kind = unknown type
upload_unknownReasons_outside = outside this map
upload_unknownReasons_other-numbers = not in this map’s coordinates
upload_unknownReasons_unreadable = no readable coordinates
upload_notJson_web-page = The file is a web page, not a backup. Choose a backup made with the Backup button.
upload_notJson_picture = The file is an image, not a backup. Choose a backup made with the Backup button.
upload_notJson_archive = The file is an archive or a spreadsheet. Unzip it or save it as CSV, then upload that.
upload_notJson_cut-off = The JSON is incomplete. Choose another copy of the file.
upload_notJson_damaged = The JSON is invalid. Choose another copy of the file.
upload_notJson_other = The file isn’t JSON. Choose a backup made with the Backup button.
upload_skipWords_negative = negative
upload_skipWords_fractional = not whole numbers
upload_skipWords_text = text
upload_skipWords_too-large = too large
upload_skipWords_other = other
transfer_send = Send to another device
transfer_close = Close
transfer_preparing = Creating link…
transfer_nothing = Nothing to send yet. Find a place or add a pin first.
# $what (text)
transfer_holds = The code and the link contain your { $what }. Scan the code with the other device, or open the link there. It asks before adding anything and removes nothing.
# $what (text)
transfer_linkHolds = The link contains your { $what }. Open it on the other device. It asks before adding anything and removes nothing.
transfer_private = Nothing is sent to a server: the data is in the code and the link themselves.
transfer_code = QR code for the link
transfer_tooMuchForCode = Too much data for a QR code. Send the link or use a backup file.
transfer_tooMuchForLink = Too much data for a link. Upload a backup file on the other device instead.
transfer_copy = Copy link
transfer_copied = Link copied
transfer_copyRefused = Your browser blocked copying. Copy it from here:
transfer_share = Share link
transfer_shareTitle = My map progress
transfer_backup = Backup
transfer_question_title = Add to your progress?
transfer_question_description = This comes from a link. Nothing has been added yet.
transfer_question_confirm = Merge
transfer_question_cancel = Cancel
transfer_marks = Found places
transfer_pins = Pins
# $added (number), $known (number)
transfer_figures = { $added } new, { $known } already known
# $added (number), $off (number), $known (number)
transfer_figuresOff = { $added } new ({ $off } not on this map), { $known } already known

transfer_added = Added from a link

transfer_knownTitle = Nothing new in this link
transfer_known = You already have everything in this link.
transfer_empty = This link contains no found places and no pins.
transfer_problemTitle = Can’t read this link
transfer_problem_damaged = The link from another device is incomplete or damaged. Nothing was added. Copy the whole link again, or rescan the code.
transfer_problem_newer-version = The link was made with a newer version of this map. Nothing was added. Reload the page to update, then open the link again.
transfer_problem_other-map = The link is for another game’s map. Nothing was added.
transfer_problem_old-browser = This browser is too old to read the link. Nothing was added. Update it or use a backup file instead.
transfer_problem_too-many-marks = The link lists more than 10,000 places, more than any map has. Nothing was added. Make a new link on the other device.
# $world (text)
otherWorld_file_title = This is a backup of { $world }
otherWorld_file_text = It belongs to another world. Nothing was changed here. Open that world, and you’ll be asked before anything is merged.
# $world (text)
otherWorld_file_open = Open { $world } and merge
# When the browser cannot carry it.
# $world (text)
otherWorld_file_notCarried = This browser can’t pass the file on. Open { $world } and upload it there.
otherWorld_file_cancel = Cancel
# $world (text)
otherWorld_link_title = This link is for { $world }
otherWorld_link_text = It belongs to another world. Nothing was added here. Open that world, and you’ll be asked before anything is added.
# $world (text)
otherWorld_open = Open { $world }
otherWorld_close = Close
otherWorld_lost_title = File lost in transfer
otherWorld_lost_text = The browser didn’t keep the file, so nothing was merged. Upload it here under Settings.

live_title = Live position
live_close = Close
live_intro = Shows your position and trail in the game. Nothing leaves this computer.
live_file = Game log file
live_fileHint = Choose it once, and the map reads new lines as the game writes them.
live_fileOnce = This browser reads a file only once. To follow live, use the program, or Chrome, Edge or Opera on a computer.
live_choose = Choose log…
live_program = Program on this computer
# $address (text)
live_programHint = The map asks it once a second at { $address }.
live_ask = Connect
live_askAgain = Try again
live_stop = Stop following
# $coordinate (text)
live_place = You are at { $coordinate }.
live_waiting_file = Waiting for your position in the log…
live_waiting_program = The program answers, but has no position yet.
live_silent = No news from the game for a while. Is it paused or closed?
live_once = This is the last position in the log you chose.
# $address (text)
live_problems_noAnswer = No answer at { $address }. Is the program running, and does it allow this page to connect?
# $address (text)
live_problems_badAnswer = The answer at { $address } has no position. Another program may be using that address.
# $name (player)
live_problems_noLines = No [LIVEMAP] line at the end of { $name }. Is this the game’s log, and is the mod running?
# $name (player)
live_problems_badLines = Can’t read the [LIVEMAP] lines in { $name }: each needs five numbers.
# $name (player)
live_problems_unreadable = Can’t read { $name } any more. Choose it again.
live_problems_outside = You’re outside this map. Are you in another region or game?
# $title (text)
live_problems_elsewhere = You’re on another map: { $title }.
live_problems_unmapped = You’re in a part of the game that has no map here.
live_goThere = Go there
live_refused = This browser didn’t allow choosing a file.
live_centre = Keep me centred
live_clear = Clear trail
live_exportTrail = Export trail (GPX)
live_trail = Trail
live_visits = Mark places as visited within 15 m
live_finds = Mark places as found within 15 m
live_alert = Play a sound near unfound places
# $label (text)
live_near = Nearby: { $label }
live_awake = Keep screen on while following
live_awakeLacking = This browser can’t keep the screen on.
live_awakeRefused = The browser isn’t keeping the screen on right now, perhaps to save battery.
live_you = You are here
live_small = Open small window
live_smallClose = Close small window
live_smallHint = The map in a small window that stays on top of the game.
live_smallLacking = This browser can’t keep a window on top: Chrome or Edge on a computer can.
live_updateWaits = The update waits until you close the small window.
live_smallRefused = The browser didn’t open the small window.
live_address = Address of the program
live_addressWrong = Enter an address in your own network, such as http://192.168.1.20:8765.
# $address (text)
live_problems_forbidden = This site’s security policy doesn’t let the map ask { $address }. Whoever runs the site has to add that address.
# $address (text)
live_problems_mixed = A page that was loaded by https can’t ask { $address } by http. Use https there, or a program on this computer.
live_aloud = Speak the next turn
live_voiceLacking = This browser has no voice for English.
live_voiceUnable = This browser can’t speak.
live_offRoute = Off the route
live_leadOn = Directions from here

poster_title = Poster
poster_close = Close
poster_intro = An image of the map, to print at 300 dpi or use as a wallpaper. It’s drawn in your browser.
poster_size = Size
poster_wallpaper = Wallpaper
poster_width = Width in pixels
poster_height = Height in pixels
poster_turned = Orientation
poster_portrait = Portrait
poster_landscape = Landscape
poster_content = Show
poster_contents_nothing = Map only
poster_contents_names = Names
poster_contents_shown = Names and shown places
poster_contents_found = Names and found places
poster_contents_all = Names and all places
poster_contents_route = Names and route
poster_part = Area
poster_whole = Whole world
poster_view = Current view
# $least (number), $most (number)
poster_outOfBounds = Each side must be { $least } to { $most } pixels.
# $percent (number)
poster_drawn = { $percent } % drawn
poster_stop = Stop
poster_make = Save poster
poster_notices_saved = Poster saved
poster_notices_stopped = Stopped. Poster not saved.
poster_notices_failed = Couldn’t create the poster. Try a smaller size.
poster_notices_notLoaded = Couldn’t create the poster. Check your connection.
poster_lacking = This browser can’t create posters. Try a newer one.
poster_print_title = Print
poster_print_ready = Ready to print in your browser’s print dialog.
poster_print_again = Print again
poster_print_failed = Couldn’t draw the map. Only the list is printed.
poster_print_refused = This browser can’t print from here. Use its own menu, or open the page in another browser.
poster_print_lacking = This browser can’t draw the map. Only the list is printed.
poster_print_falsified = Your browser’s fingerprinting protection would change the map. Only the list is printed. To print the map, allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave.
# $count (number)
poster_print_places = { $count ->
     [one] { $count } place in this view
    *[other] { $count } places in this view
    }
# $amount (number)
upload_did_quests = quests: { $amount }
# $amount (number)
upload_did_sets = filter sets: { $amount }
# $amount (number)
upload_did_setsLeft = filter sets without room: { $amount }
# $amount (number)
upload_did_pictures = pictures: { $amount }
# $amount (number)
upload_did_picturesLeft = pictures without room: { $amount }
# $amount (number)
upload_did_picturesBroken = damaged pictures skipped: { $amount }
transfer_noPictures = Pictures on pins and notes stay here. A backup takes them along.
transfer_quests = Quests
copyFile_title = Keep a copy in a file
copyFile_hint = Choose a file in a folder that your own cloud syncs. Your progress is written to it, and what your other devices write is merged.
copyFile_unsupported = This browser can’t keep a file up to date. Use Backup to download your progress, and Upload to merge it on another device.
copyFile_begin = New file…
copyFile_choose = Existing file…
copyFile_stop = Stop keeping it
copyFile_allow = Allow
copyFile_anew = Write it anew
# $name (player)
copyFile_begun = Copy in { $name }
# $name (player), $date (text)
copyFile_kept = Copy in { $name }, written { $date }
# $name (player)
copyFile_problems_ask = Your browser asks before it lets the map use { $name }. Choose Allow to go on.
# $name (player)
copyFile_problems_refused = Your browser doesn’t let the map use { $name }. Change that beside the page’s address, or choose another file.
# $name (player)
copyFile_problems_away = { $name } isn’t in its folder. Bring it back or choose another file.
# $name (player)
copyFile_problems_locked = Couldn’t read or write { $name }. Close other programs that use it and try again.
# $name (player)
copyFile_problems_full = No room to write { $name }. Free some space and try again.
# $name (player)
copyFile_problems_damaged = { $name } is incomplete and was left alone. Your progress is safe here. Wait for your cloud to finish and try again.
# $name (player)
copyFile_problems_foreign = { $name } isn’t a backup of this map and was left alone. Choose another file.
# $name (player)
copyFile_problems_other-world = { $name } is from another world and was left alone. Choose another file.
# $name (player)
copyFile_problems_newer = { $name } was written by a newer version of this map and was left alone. Reload the page to update.
# $name (player)
copyFile_problems_taken = { $name } holds the copy of another playthrough. Choose another file.
keepFile_title = Save file
# $ending (text)
keepFile_hints_both = This app can’t download files. Share the file to keep it, or copy its text into a file that ends in { $ending }.
keepFile_hints_share = This app can’t download files. Share the file to keep it.
# $ending (text)
keepFile_hints_copy = This app can’t download files. Copy the text into a file that ends in { $ending }, or open the map in your browser.
keepFile_share = Share file
keepFile_copy = Copy text
keepFile_copied = Text copied
keepFile_reminder = The map reminds you to back up until you confirm that the file arrived.
keepFile_confirm = Confirm backup
keepFile_confirmed = Backup confirmed
# What is wrong with one of several files, and its name.
# $problem (text), $name (player)
upload_problemOf = { $problem } ({ $name })
# What the file says of itself.
# $name (text)
upload_problem_unknown-encoding = The file says it’s in “{ $name }”, which this browser can’t read. Save it as UTF-8 and upload it again.
# $what (text), $hint (text)
upload_problem_held = The file has only { $what }. { $hint }
# $amount (number)
upload_held_track = { $amount ->
     [one] { $amount } track
    *[other] { $amount } tracks
    }
# $amount (number)
upload_held_route = { $amount ->
     [one] { $amount } route without points
    *[other] { $amount } routes without points
    }
# $amount (number)
upload_held_link = { $amount ->
     [one] { $amount } link to another file
    *[other] { $amount } links to other files
    }
# $amount (number)
upload_held_overlay = { $amount ->
     [one] { $amount } image laid over a map
    *[other] { $amount } images laid over a map
    }
# $amount (number)
upload_held_address = { $amount ->
     [one] { $amount } place with an address but no coordinates
    *[other] { $amount } places with an address but no coordinates
    }
upload_held_description = a description
upload_heldHints_track = This map reads waypoints and routes. Save the track as a route and upload it again.
upload_heldHints_link = Open the link, save its places as a file and upload that.
upload_heldHints_place = This map shows places with coordinates. Add them and upload the file again.
upload_unknownReasons_address = only an address, no coordinates
upload_notJson_kmz = The file is a KMZ, which is a zipped KML. Unzip it and upload the KML in it.

## manifest

# $summary (text)
manifest_description = Find, filter and check off { $summary }, online or offline.
# What search engines are told of a page that shows a world.
# $summary (text)
manifest_page = Find, filter and check off { $summary } on a map drawn in your browser. No login, no tracking, and your progress is safe.
# Stands on a page that shows a world until its first script has run; shown after some seconds.
manifest_notStarted = The map couldn’t start. It needs JavaScript and Chrome or Edge 109, Firefox 115, Safari 16.4 or newer. Reload the page or open it in a newer browser.
# What stands on the page where scripts are switched off.
manifest_needsScript = The map needs JavaScript. Switch it on for this site and reload the page.
# What stands on the page that was opened as a file.
manifest_needsServer = The map can’t run from a file: it needs a web server. In the project’s folder, run npm start and open the address that it shows.
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
terms_moderation_p1 = Visitors cannot publish anything here: there are no comments, no profiles and no uploads to a server. A file of found places that you choose under Upload is read by your own browser and goes no further, so there is nothing of yours for us to review, keep or take down.
terms_moderation_p2 = The places on the map are maintained by hand. Corrections reach it through the project’s public source code, where every proposal is checked before it is accepted. We may correct, reword or remove a place at any time, in particular when it is wrong, offensive or infringes someone’s rights. If you believe that something shown here infringes yours, tell whoever runs this copy or the project, say what and where it is, and it will be looked at promptly.
terms_liability_heading = Limitation of liability
terms_liability_p1 = The map is made with care, but it is offered as it is and as available, without any warranty. Positions, names and descriptions can be wrong or out of date, for example after the game changes, and the map may be slow, interrupted or gone one day.
terms_liability_p2 = As far as the law allows, we are not liable for damage that comes from using the map or from being unable to use it, including lost progress on the map or in the game and lost time. Your progress on the map lives in your browser, and browsers can lose what they store: a Backup from time to time is the safe way.
terms_liability_p3 = Nothing here limits liability that the law does not allow to be limited, such as for intent or gross negligence, or for injury to life, body or health, nor the rights that you have as a consumer where you live.
terms_affiliation_heading = Non-affiliation
# $studio (text), $game (text)
terms_affiliation_p1 = Itinerarium is made by players for players. It is not endorsed by, sponsored by or affiliated with { $studio } or its publisher. { $game } and the names belonging to it are trademarks of their owners and are used here only to say which game the map is about.
terms_affiliation_p2 = No picture, text, icon or code of the game is part of this map. Links that lead elsewhere are offered for convenience; what stands there is up to the people who run those pages.
terms_changes_heading = Changes
terms_changes_p1 = These terms may change when the map does. The date at the top says when they last did, and the project’s public history shows what changed. The version on this page is the one that applies; by using the map after a change you accept it.
terms_changes_p2 = If one of these terms turns out to be invalid, the others stay as they are.

privacy_title = Privacy Policy
privacy_updated = 28 November 2026
privacy_intro = In short: there is no login, your found places, pins and settings stay in your browser, and Itinerarium has no analytics and no advertising built in. The longer version follows. “The operator” means whoever runs the copy of Itinerarium that you are looking at.
privacy_known_heading = What we know about you
privacy_known_p1 = Nothing. There are no accounts, no forms and no cookies. What you search for and which places you find is worked out inside your browser and never sent anywhere.
privacy_known_p2 = To show you the page, your browser has to fetch its files from the operator’s server. As with every website, that server sees the request: your IP address, the time, the file, and what your browser says about itself. Servers often keep such requests in a log for a short while to stay secure; how long is up to the operator or the hosting company. Nothing about your progress is in those requests. The address of the map says what is on screen (the place you opened, where the map is, a pin, which types are shown), so the server sees that when you load the page anew or open a link. A link made with Share holds one place or one spot. Neither says anything about you.
privacy_known_p3 = If you have the map follow the game, it reads the log file that you choose, or asks a program: on your own computer at localhost:8765, or wherever you or whoever runs this site have set. Where you are in the game is neither sent nor stored, and is forgotten when you close the page. If you go to another region’s map meanwhile, your browser notes which file or program it was until that map is open.
privacy_known_p4 = A page of another site that shows the map in a frame may ask to be told which places you open in that frame, and which you mark as found or unfound there. It is told nothing of what you have found elsewhere. What that site does with it is up to that site.
privacy_storage_heading = Local storage preferences
privacy_storage_p1 = So that the map looks the same when you come back, your browser keeps a small database (IndexedDB) and some entries in its local storage for this site. Only this site can read them, and they stay until you delete them:
privacy_storage_item1 = filters-store: which types of places you show or hide. filter-sets-store: the filter sets that you kept, with their names.
# $database (text)
privacy_storage_item2 = The database { $database }: the IDs of the places that you marked as found or unfound, how often, and on which day you found them, your own pins and your notes on places with their texts, your last 50 changes, each with its time and a random name for the browser’s tab in which you made it, and up to five earlier versions, so that you can undo changes.
privacy_storage_item3 = progress-store: a second copy of the found IDs and their days. Browsers without a database keep the changes and earlier versions in progress-history instead.
privacy_storage_item4 = pins-store: a second copy of your own pins and notes: where they are, what you wrote, and their icon and colour. Of a deleted one only its ID is kept, so that it stays deleted.
privacy_storage_item5 = keeping-store: how many of your found places and changes to pins were in your last backup, whether there was one, and whether the browser was asked to keep this data. copy-file, and a database whose name ends in .copy-file: the name of the file in which you keep a copy, and the browser’s reference to it, until you stop keeping it.
privacy_storage_item6 = playthroughs-store, and a second copy in the database whose name ends in .playthroughs: the names of your playthroughs and which one you chose last, if you have made a second one. What is kept for it stands under the same names as above, with the world’s name and eight digits or letters after a dot. last-world: which world you looked at last, if there are several; the names for other worlds than the first end in theirs.
privacy_storage_item7 = settings-store: the marker size, the map style, the language if you chose one, whether the panel, the name plates and the disclaimer are open or shown, whether single keys do something, whether notifications stay until you close them, which categories are folded, whether all worlds are kept, which roads routes take, whether they use fast travel and how far from them places are listed, and, for following the game, whether places that you pass count as visited, whether the screen stays on, whether turns are spoken, and the program’s address if you set one.
privacy_storage_item8 = last-position: where on the map you last were, and how far you had zoomed in. last-land, and a picture in the browser’s cache: what the land looked like there, so that it is seen at once the next time.
privacy_storage_item9 = seen-places: up to which place you have been told of places that were added to the map, once you have found one.
privacy_storage_item10 = The database whose name ends in .pictures: the pictures that you put on pins and notes, made smaller and without what a camera notes beside them, such as where it was. They are in backups, if you wish, and in no link. A picture that nothing of yours refers to any more is deleted after 30 days.
privacy_offline_heading = Files kept for use without a connection
privacy_offline_p1 = So that the map also works without a connection, your browser keeps a copy of the site’s own files with the help of a service worker: the pages and scripts, a little over a megabyte, and the pictures and data of each world that you opened, or of all worlds if you choose so in Settings. It notes which worlds those are. They are the same for everyone and say nothing about you. Settings says whether the copy is complete. From time to time your browser asks the operator’s server whether there is a newer version; that is a request like any other.
privacy_offline_p2 = When the page reloads itself, for instance to change over to a newer version, it notes in the browser’s tab which place, route, measured line and tab of the panel were open, which places you had visited and what you had typed into the search box, reads the note when it is back, and deletes it. Whenever you leave or reload the page, it notes the tab’s random name in the same way, and whether the map showed your own view or a link’s.
privacy_deleting_heading = Reading and deleting what is stored
privacy_deleting_p1 = If one of these entries is ever damaged, it is set aside under its own name with “.unreadable” and a number behind it rather than thrown away, because your progress may still be rescued from it. Places you have only visited are remembered until you close or reload the page, and are not stored for longer than it takes the page to reload itself.
privacy_deleting_p2 = Backup in Settings gives you your found places, pins and notes as a file on your own device, and Export pins the pins and notes alone. A file that you choose under Upload is read on your device, too.
privacy_deleting_p3 = Send to another device puts your found places, pins and notes into a link and a code. They stand behind the # of the address, which browsers never send to a server. Whoever has the link can read them, so hand it to your own devices or to people who may know them.
privacy_deleting_p4 = Clear in Settings empties the list of found places; it can be undone, so the removed IDs stay among the earlier versions until five later ones have taken their place. The words of pins and notes that you changed or deleted stay in the same way, there and among your last 50 changes. To remove every trace at once, the kept files included, delete this site’s data in your browser: it is usually found under “Cookies and site data” in the browser’s settings, or behind the icon beside the address. The map works without any of it and starts afresh.
privacy_analytics_heading = Anonymous page-visit analytics
privacy_analytics_p1 = None is built in: page visits are not counted, and no script, picture or font is loaded from anyone else’s server.
privacy_analytics_p2 = An operator who adds analytics to a copy of Itinerarium has to say so in this place, name the service, what it records, why and for how long, and ask you before anything is recorded or stored for it. Saying no, or not answering, must leave the map fully usable.
privacy_advertising_heading = Ad-provider consent
privacy_advertising_p1 = There is no advertising, and there are no advertising partners to consent to.
privacy_advertising_p2 = An operator who adds advertising has to name the providers here and ask for your consent before any of them is loaded. In that case, a button “Update consent preferences” appears in Settings, where you can look at your choice and change or withdraw it at any time, as easily as you gave it. As long as nothing here needs consent, that button is not there.
privacy_rights_heading = Data rights
privacy_rights_p1 = Laws such as the General Data Protection Regulation give you rights over data about you. What the map keeps is in your own hands, so you can use most of them yourself and at once:
privacy_rights_item1 = Access and portability: Backup gives you a copy in a simple format that other programs can read.
privacy_rights_item2 = Correction: mark any place as found or unfound, or change any setting.
privacy_rights_item3 = Deletion: Clear in Settings, or delete this site’s data in your browser.
privacy_rights_item4 = Objection and withdrawal of consent: there is nothing to object to as long as no analytics and no advertising are added; where they are, “Update consent preferences” in Settings is the place.
privacy_questions_heading = Questions and changes
privacy_questions_p1 = For what only the operator can answer, such as server logs or services that they have added, please ask the operator: they are responsible for their copy. You may also complain to the data-protection authority where you live.
privacy_questions_p2 = When what the map stores changes, this page changes with it, and the date at the top says when.

credits_title = Credits
credits_updated = 29 November 2026
credits_intro = Itinerarium stands on the work of many. Here is where its facts, glyphs and typefaces come from, and under which licences they are used.
credits_facts_heading = The facts
credits_facts_plain = Where things stand in the game’s world is a fact about that world. No picture, text, icon or code of the game or of another site was taken.
# $survey (text)
credits_facts_surveyed = Where things stand in the game’s world is a fact about that world. { $survey } No picture, text, icon or code of the game or of another site was taken.
# $title (text), $game (text), $survey (text)
credits_facts_other = { $title }, of { $game }: { $survey }
credits_facts_made = The drawings, the map and the texts on this site were made for Itinerarium.
credits_glyphs_heading = Glyphs
# $count (number)
credits_glyphs_all = { $count } of the places’ glyphs, and seven of the pin icons, come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.
credits_glyphs_signs = Seven of the pin icons come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.
# $title (text), $game (text), $count (number)
credits_glyphs_other = { $title }, of { $game }: { $count } of the places’ glyphs, from the same set.
credits_typefaces_heading = Typefaces
credits_typefaces_p1 = Alegreya Sans and Alegreya SC, by Juan Pablo del Peral for Huerta Tipográfica, used under the SIL Open Font License 1.1.
credits_software_heading = Software
credits_software_p1 = The page is built with React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox and Tailwind CSS, each under its own open licence. The code of Itinerarium itself is under the MIT licence.
credits_software_texts = All packages, their versions and the full texts of their licences
credits_affiliation_heading = Not affiliated
# $studio (text), $game (text)
credits_affiliation_p1 = Itinerarium is made by players for players. It is not endorsed by or affiliated with { $studio }, its publisher, or anyone who made or sells { $game }.
pages_back = Back
# $date (text)
pages_updated = Last updated: { $date }
pages_notFoundTitle = This road leads nowhere.
pages_notFoundText = This page doesn’t exist. The map is still where you left it.
pages_notFoundBack = Back to the map
