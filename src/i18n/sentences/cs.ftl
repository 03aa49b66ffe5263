## start

chunkMissing = Tuto část mapy se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.
progressSafe = Tvůj postup je v tomto prohlížeči v bezpečí.
errorFallback_title = Něco se pokazilo.
errorFallback_share = Moc pomůže, když tuhle chybu pošleš správci!
errorFallback_copy = Kopírovat chybu
errorFallback_copied = Zkopírováno
errorFallback_reload = Načíst znovu
errorFallback_details = Podrobnosti chyby

## first

map_menu = Nabídka mapy
map_steer_toggle = Tlačítka posunu

# same
app_name = Itinerarium
app_title = Itinerarium: interaktivní mapa ke hře { $game }
app_subtitle = Interaktivní mapa ke hře { $game }
app_loadingMap = Načítání mapy…
world_shown = Svět: { $title }
world_choose = Vybrat svět
world_failedTitle = Místa se nepodařilo načíst.
world_failedText = Zkontroluj připojení a zkus to znovu.
world_retry = Zkusit znovu
map_label = Mapa ke hře { $game }
map_role = mapa
map_compassNorth = S
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Mapu se nepodařilo načíst.
map_viewFailedText = Hledání, filtry a tvůj postup fungují dál. Načti stránku znovu a zkus to ještě jednou.
map_reload = Načíst znovu
skip_navigation = Přeskočit mapu
skip_toSearch = Přejít k hledání
skip_toSettings = Přejít k nastavení
# same
panel_title = Itinerarium
panel_open = Otevřít panel
panel_close = Zavřít panel
panel_showAll = Zobrazit vše
panel_showPlaces = { $amount ->
     [one] Zobrazit { $amount } místo
     [few] Zobrazit { $amount } místa
    *[other] Zobrazit { $amount } míst
    }
panel_hideAll = Skrýt vše
panel_mapLabels = Názvy
panel_showing = { $all ->
     [one] Zobrazeno { $shown } z { $all } místa
     [few] Zobrazeno { $shown } z { $all } míst
    *[other] Zobrazeno { $shown } z { $all } míst
    }
panel_discovered = Nalezeno { $found } z { $all }
panel_filters = Filtry
panel_tab = Karty panelu
panel_bar = Rychlý přístup
panel_search = Hledat
panel_more = Víc
panel_tabs_filters = Filtry
panel_tabs_progress = Postup
panel_tabs_list = Seznam
panel_tabs_pins = Špendlíky
search_label = Hledat místa
search_placeholder = Hledat místa…
search_clear = Vymazat hledání
search_searching = Hledání…
search_results = Výsledky hledání
search_found = { $amount ->
     [one] { $amount } výsledek
     [few] { $amount } výsledky
    *[other] { $amount } výsledků
    }
search_foundOwn = { $own ->
     [one] { $own } výsledek
     [few] { $own } výsledky
    *[other] { $own } výsledků
    } ve špendlících a poznámkách
search_foundBoth = { $amount ->
     [one] { $amount } výsledek
     [few] { $amount } výsledky
    *[other] { $amount } výsledků
    } a { $own } ve špendlících a poznámkách
search_nothing = { $hasOwn ->
     [yes] Žádná místa, špendlíky ani poznámky pro „{ $text }“.
    *[other] Žádná místa pro „{ $text }“.
    }
search_nothingHint = Zkus kratší slovo, druh místa nebo ID.
search_nothingHintSuchAs = Zkus kratší slovo, druh místa, třeba „{ $example }“, nebo ID.
card_label = Podrobnosti: { $label }
card_close = Zavřít
card_showMore = Zobrazit víc
card_showLess = Zobrazit míň
card_type = Druh
card_coordinate = Souřadnice
card_copyCoordinate = Kopírovat souřadnice { $coordinate }
card_copied = Zkopírováno
card_yields = Obsahuje
card_description = Popis
card_requirement = Přístup
card_more = Podrobnosti
card_image = Kresba: { $label }
card_discovered = Nalezeno
card_mark = Označit jako nalezené
card_marked = Nalezeno
card_visited = Navštíveno
card_copyRefused = Prohlížeč kopírování zablokoval. Zkopíruj to odsud:
settings_open = Nastavení
toasts_region = Oznámení Alt+T
toasts_close = Zavřít oznámení
toasts_undo = Vrátit
chunk_title = Něco tu chybí
chunk_reload = Načíst znovu
chunk_close = Zavřít
footer_terms = Podmínky užití
footer_privacy = Ochrana soukromí
footer_credits = Autoři a zdroje
footer_disclaimer = Upozornění
footer_disclaimerText = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio }, na vydavatele hry ani na nikoho jiného, kdo hru { $game } vytvořil nebo prodává, a nikdo z nich ho nepodporuje. Názvy hry a jejích míst patří svým vlastníkům.
footer_navigation = O této stránce
errorFallback_backup = Zálohovat postup
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } m { $direction ->
     [east] východně
     [north-east] severovýchodně
     [north] severně
     [north-west] severozápadně
     [west] západně
     [south-west] jihozápadně
     [south] jižně
    *[south-east] jihovýchodně
    }
where_of = { $metres } m { $direction ->
     [east] východně
     [north-east] severovýchodně
     [north] severně
     [north-west] severozápadně
     [west] západně
     [south-west] jihozápadně
     [south] jižně
    *[south-east] jihovýchodně
    } od { $of }
where_in = { $place }
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Druhy míst
filters_categoryState = Zobrazené druhy: { $on } z { $all }
filters_actions = Akce: { $title }
filters_tallyLabel = Nalezeno { $found } z { $total }
filters_fold = Druhy: { $category }
filters_more_found = Nalezená místa
filters_more_locked = { $locked }, nalezená místa
filters_more_yields = Byliny, knihy, nalezená místa
filters_more_both = { $locked }, byliny, knihy, nalezená místa
filters_on = zapnuto
progress_loading = Načítá se…
spot_title = Bod { $coordinate }
embed_open = Otevřít celou mapu
embed_selected = Zobrazeno: { $label }
measure_metres = { $metres } m
shortcuts_open = Klávesové zkratky
shortcuts_nothingLeft = Všechna zobrazená místa jsou nalezená.
shortcuts_nothingSelected = Nejdřív vyber místo, potom stiskni D.
amount_marks = { $amount } { $amount ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    }
amount_pins = { $amount ->
     [one] { $amount } špendlík
     [few] { $amount } špendlíky
    *[other] { $amount } špendlíků
    }
amount_both = { $marks } { $marks ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    } a { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }
pins_untitled = Špendlík
pins_card = Tvůj špendlík: { $label }
pins_heading = Moje špendlíky
pins_state = { $shown ->
     [yes] { $amount ->
         [one] { $amount } špendlík
         [few] { $amount } špendlíky
        *[other] { $amount } špendlíků
        }
    *[other] { $amount ->
         [one] { $amount } špendlík, skrytý
         [few] { $amount } špendlíky, skryté
        *[other] { $amount } špendlíků, skryto
        }
    }
pins_yourNote = Tvá poznámka
filterOverride_drop = Zpět k mému zobrazení
filterOverride_friends = Sdílené zobrazení
filterOverride_isolatedUntitled = Výběr
filterOverride_backToAll = Zrušit
filterOverride_outOfSight = Zobrazit { $amount } mimo obraz
filterOverride_isolatedAmount = Jen { $title }: { $shown } z { $total }
filterOverride_showing = Zobrazeno { $shown } z { $total }
filterOverride_shown = Filtr mapy
filterOverride_shortcuts = Rychlé filtry
filterOverride_stillToFind = Nenalezené

## map

map_instructions = Šipky posouvají mapu, plus a minus mění přiblížení, Enter otevře místo nejblíž středu.
map_zoomIn = Přiblížit
map_zoomOut = Oddálit
map_enterFullScreen = Celá obrazovka
map_leaveFullScreen = Ukončit celou obrazovku
map_scale = Měřítko: { $distance }
map_pointerCoordinate = Souřadnice pod ukazatelem
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] nalezeno
    *[other] nenalezeno
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = { $metres } m { $direction ->
     [east] východně
     [north-east] severovýchodně
     [north] severně
     [north-west] severozápadně
     [west] západně
     [south-west] jihozápadně
     [south] jižně
    *[south-east] jihovýchodně
    } od středu
map_crosshair_inMiddle = ve středu
map_crosshair_others = { $amount ->
     [one] V okolí je ještě { $amount } místo.
     [few] V okolí jsou ještě { $amount } místa.
    *[other] V okolí je ještě { $amount } míst.
    }
map_crosshair_nothing = Ve středu žádné místo není.
map_crosshair_near = { $where }.
map_crosshair_enter = Otevřít klávesou Enter.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] východně
     [north-east] severovýchodně
     [north] severně
     [north-west] severozápadně
     [west] západně
     [south-west] jihozápadně
     [south] jižně
    *[south-east] jihovýchodně
    }. Přejít tam
map_arrow_player = Tvoje poloha
map_steer_label = Posouvat mapu
map_steer_sides_north = Na sever
map_steer_sides_west = Na západ
map_steer_sides_east = Na východ
map_steer_sides_south = Na jih
map_steer_choose = Otevřít místo ve středu
map_steer_addPoint = Přidat bod ve středu
map_steer_menu = Nabídka pro střed: špendlík, odkaz, měření
map_controls = Ovládání mapy
map_changeBasemapStyle_parchment = Přepnout na Pergamen
map_changeBasemapStyle_night = Přepnout na Noc
map_changeBasemapStyle_plain = Přepnout na Prostý
map_landFailed = Terén se nepodařilo načíst. Všechna místa zůstávají na mapě.
measure_crosshair = Klávesou Enter přidáš bod ve středu.
lasso_crosshair = Klávesou Enter přidáš roh ve středu.
spot_pin = Špendlík na { $coordinate }
measure_total = Celkem { $metres } m

## later

shortcuts_mapMenu = Nabídka mapy: sledovat hru, tisknout, vytvořit plakát
live_open = Sledovat hru…
poster_print_open = Vytisknout zobrazení…
poster_open = Vytvořit plakát…
backups_title = Zálohy
backups_open = Všechny zálohy


typeMenu_showOnly = Zobrazit jen tyto
typeMenu_checklist = Seznam k odškrtání
typeMenu_alwaysNames = Vždy zobrazit názvy

toasts_marked = Nalezeno: { $label }
toasts_unmarked = Už nenalezeno: { $label }
toasts_markedMany = Označeno jako nalezené: { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
toasts_unmarkedMany = Označeno jako nenalezené: { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
storage_newer_marks = { $marks } { $marks ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    } { $backedUp ->
     [yes] od poslední zálohy.
    *[other] bez zálohy.
    }
storage_newer_changes = { $changes } { $changes ->
     [one] změna
     [few] změny
    *[other] změn
    } u špendlíků a poznámek { $backedUp ->
     [yes] od poslední zálohy.
    *[other] bez zálohy.
    }
storage_newer_both = { $marks } { $marks ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    } a { $changes } { $changes ->
     [one] změna
     [few] změny
    *[other] změn
    } u špendlíků a poznámek { $backedUp ->
     [yes] od poslední zálohy.
    *[other] bez zálohy.
    }
pins_toasts_moved = Přesunuto: { $label }
pins_toasts_deleted = Smazáno: { $label }
pins_toasts_deletedMany = { $amount ->
     [one] Smazán { $amount } špendlík
     [few] Smazány { $amount } špendlíky
    *[other] Smazáno { $amount } špendlíků
    }
pins_toasts_noteDeleted = Poznámka smazána
search_distance = vzdáleno { $distance }
search_whereAndFar = { $where } · { $away }
search_between = u v ve na nad pod za pri pobliz blizko kolem okolo vedle od ze z do k ke nejblizsi nejbliz nedaleko
search_bookWords = kniha učebnice
search_settlements = Sídla
search_kinds = Druhy míst
search_moreKinds = { $amount ->
     [one] { $amount } další druh
     [few] { $amount } další druhy
    *[other] { $amount } dalších druhů
    }
search_showOnMap = { $amount ->
     [one] Zobrazit na mapě
     [few] Zobrazit všechny { $amount } na mapě
    *[other] Zobrazit všech { $amount } na mapě
    }
search_shownTitle = „{ $searched }“
search_isolateKind = Zobrazit jen
search_isolateKindLabel = Zobrazit jen: { $type }
settlement_label = Sídlo: { $name }
settlement_places = { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
settlement_services = Obchody a služby
settlement_others = Dále je tu
settlement_found = Nalezeno { $found } z { $all }
settlement_foundLeft = Nalezeno { $found } z { $all }, zbývá { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Žádná místa tu nejsou.
settlement_isolate = Jen tato
settlement_list = Seznam
list_heading = Místa v záběru
list_amount = { $amount ->
     [0] V záběru není žádné místo
     [one] { $amount } místo v záběru
     [few] { $amount } místa v záběru
    *[other] { $amount } míst v záběru
    }
list_middle = Střed mapy: { $where }
list_order = Řadit podle
list_orders_kind = Druhu
list_orders_distance = Vzdálenosti
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title }: { $amount } místo
     [few] { $title }: { $amount } místa
    *[other] { $title }: { $amount } míst
    }
list_nearest = Místa v záběru od nejbližších
list_more = Zobrazit další
list_none = V této oblasti žádné místo neodpovídá filtrům.
list_noneHint = Posuň mapu, oddal ji nebo si ve Filtrech zobraz víc druhů.
list_move = Posouvat mapu
list_sides_north = Sever
list_sides_west = Západ
list_sides_east = Východ
list_sides_south = Jih
list_closer = Přiblížit
list_farther = Oddálit
settings_title = Nastavení
settings_close = Zavřít
settings_back = Zpět do Nastavení
settings_markerSize = Velikost značek
settings_markerSizeHeading = Velikost značek
settings_pixels = { $size } px
settings_basemapStyle = Styl mapy
settings_basemapStyles_parchment_name = Pergamen
settings_basemapStyles_parchment_hint = inkoust na starém papíře
settings_basemapStyles_night_name = Noc
settings_basemapStyles_night_hint = tmavý, šetří oči
settings_basemapStyles_plain_name = Prostý
settings_basemapStyles_plain_hint = čistý, vhodný pro tisk
settings_language = Jazyk (Language)
settings_languageFailed = Jazyk se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
settings_languageNewer = Tvůj jazyk přináší nová verze mapy, která už je připravená.
settings_languageMissing = Mapa je zatím anglicky, protože tvůj jazyk v tomto zařízení není. Otevři ji jednou online a stáhne se.
settings_keepNotifications = Nechat oznámení zobrazená
settings_manage = Správa nalezených míst
settings_manageHint = Záloha je malý soubor. Načti ho v jiném zařízení a vezmeš si postup s sebou.
settings_upload = Načíst
settings_drop = Pusť soubor a načte se
settings_backup = Zálohovat
settings_exportPins = Exportovat špendlíky (GeoJSON)
settings_fileRefused = Tento prohlížeč tu neumí ukládat soubory. Otevři stránku v jiném prohlížeči a zkus to znovu.
settings_clear = Vymazat
settings_earlier = Dřívější verze
settings_earlierHint = Tvůj postup před většími změnami. Obnovení jde vrátit.
settings_earlierReasons_clear = Před vymazáním
settings_earlierReasons_import = Před načtením souboru nebo odkazu
settings_earlierReasons_migration = Před aktualizací
settings_earlierReasons_restore = Před obnovením
settings_restore = Obnovit
settings_restoreLabel = Obnovit: { $size }, { $reason }
settings_restoreDated = Obnovit: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = před vymazáním
settings_restoreReasons_import = před načtením souboru nebo odkazu
settings_restoreReasons_migration = před aktualizací
settings_restoreReasons_restore = před obnovením
settings_clearQuestion = Vymazat všechna nalezená místa?
settings_clearText = { $amount ->
     [0] Zatím nemáš žádné nalezené místo.
     [one] { $amount } nalezené místo se vymaže. Jde to vrátit a dřívější verze jsou v Nastavení.
     [few] { $amount } nalezená místa se vymažou. Jde to vrátit a dřívější verze jsou v Nastavení.
    *[other] { $amount } nalezených míst se vymaže. Jde to vrátit a dřívější verze jsou v Nastavení.
    }
confirm_title = Určitě to chceš udělat?
confirm_description = Tohle smaže data a nejde to vrátit.
confirm_confirm = Potvrdit
confirm_cancel = Zrušit
toasts_uploadFailed = Soubor se nepodařilo načíst
toasts_uploadMerged = Načtená nalezená místa sloučena
toasts_backupStarted = Záloha se stahuje
toasts_pinsExported = Tvé špendlíky se stahují
toasts_cleared = Nalezená místa vymazána
toasts_restored = Obnoveno: { $size }
storage_retry = Zkusit znovu
storage_dismiss = Zavřít
storage_emptied_marks = Data této stránky byla z prohlížeče smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $marks } { $marks ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    }.
storage_emptied_pins = Data této stránky byla z prohlížeče smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }.
storage_emptied_both = Data této stránky byla z prohlížeče smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $marks } { $marks ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    } a { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }.
storage_backedUp_empty = Zatím není co zálohovat.
storage_backedUp_never = Všechno je ze souboru nebo z odkazu. Zálohu tu ještě nemáš.
storage_backedUp_all = Všechno je zálohované.
storage_backedUp_takenIn = Všechno je v poslední záloze nebo přišlo později ze souboru či odkazu.
storage_keep = Nechat má data
storage_startAfresh = Začít znovu
storage_problems_blocked = Tento prohlížeč blokuje ukládání: po zavření stránky o postup přijdeš. Než odejdeš, udělej si zálohu.
storage_embedded = Prohlížeč tu blokuje ukládání: po zavření stránky o značku přijdeš. Pokud ji chceš zachovat, otevři celou mapu.
storage_problems_full = Poslední změnu se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Zatím si udělej zálohu.
storage_problems_one-copy = Tvůj postup je uložený jen na jednom ze dvou míst: druhé je plné nebo ho prohlížeč blokuje. Občas si udělej zálohu.
storage_problems_newer = Tvůj postup uložila novější verze této mapy a tady je jen pro čtení. Načti stránku znovu a aktualizuj.
storage_problems_stuck = Uložený postup se nepodařilo přečíst a na odložení není místo. Zůstává nedotčený a nové změny se neukládají. Než odejdeš, udělej si zálohu.
storage_problems_quarantined = Uložený postup se nepodařilo přečíst. Byl nedotčený odložen stranou a začínáš s prázdným seznamem.
storage_problems_copy-quarantined = Jednu ze dvou kopií tvého postupu se nepodařilo přečíst. Byla nedotčená odložena stranou a použije se druhá.
storage_problems_pins-quarantined = Uložené špendlíky a poznámky se nepodařilo přečíst. Byly nedotčené odloženy stranou. Nalezených míst se to netýká.
storage_problems_pins-copy-quarantined = Jednu ze dvou kopií špendlíků a poznámek se nepodařilo přečíst. Byla nedotčená odložena stranou a použije se druhá.
storage_problems_settings-full = Nastavení se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvého postupu se to netýká.
storage_problems_settings-newer = Nastavení uložila novější verze této mapy. Tady jsou jen pro čtení: načti stránku znovu a aktualizuj. Tvého postupu se to netýká.
storage_problems_settings-stuck = Nastavení se nepodařilo přečíst a na odložení nebylo místo. Zůstává, jak je, a jeho změny se neukládají. Tvého postupu se to netýká.
storage_problems_settings-quarantined = Nastavení se nepodařilo přečíst. Bylo nedotčené odloženo stranou a platí výchozí. Tvého postupu se to netýká.
storage_problems_filters-full = Filtry se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvého postupu se to netýká.
storage_problems_filters-newer = Filtry uložila novější verze této mapy. Tady jsou jen pro čtení: načti stránku znovu a aktualizuj. Tvého postupu se to netýká.
storage_problems_filters-stuck = Filtry se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvého postupu se to netýká.
storage_problems_filters-quarantined = Filtry se nepodařilo přečíst. Byly nedotčené odloženy stranou a zobrazují se všechny druhy. Tvého postupu se to netýká.
storage_problems_backup-full = Údaje o poslední záloze se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvého postupu se to netýká.
storage_problems_backup-newer = Údaje o poslední záloze uložila novější verze této mapy. Tady jsou jen pro čtení: načti stránku znovu a aktualizuj. Tvého postupu se to netýká.
storage_problems_backup-stuck = Údaje o poslední záloze se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvého postupu se to netýká.
storage_problems_backup-quarantined = Stav zálohy se nepodařilo přečíst. Byl nedotčený odložen stranou a příští připomínka může přijít dřív. Tvého postupu se to netýká.
storage_problems_playthroughs-full = Názvy průchodů se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvého postupu se to netýká.
storage_problems_playthroughs-newer = Názvy průchodů uložila novější verze této mapy. Tady jsou jen pro čtení: načti stránku znovu a aktualizuj. Tvého postupu se to netýká.
storage_problems_playthroughs-stuck = Názvy průchodů se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvého postupu se to netýká.
storage_problems_playthroughs-quarantined = Názvy průchodů se nepodařilo přečíst. Byly nedotčené odloženy stranou a průchody se zobrazují bez názvu. Tvého postupu se to netýká.
storage_problems_history-full = Kopie dřívějších verzí a historie změn se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvého postupu se to netýká.
storage_problems_history-newer = Kopie dřívějších verzí a historie změn uložila novější verze této mapy. Tady jsou jen pro čtení: načti stránku znovu a aktualizuj. Tvého postupu se to netýká.
storage_problems_history-stuck = Kopie dřívějších verzí a historie změn se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvého postupu se to netýká.
storage_problems_history-quarantined = Kopii dřívějších verzí a historie změn se nepodařilo přečíst. Byla nedotčená odložena stranou a použije se databáze prohlížeče. Tvého postupu se to netýká.
offline_preparing = Offline: stahuje se…
offline_ready = Offline: připraveno, { $megabytes } MB
offline_failed = Offline: není připraveno. Některé soubory se nepodařilo stáhnout. Zkus to znovu online.
offline_tryAgain = Zkusit znovu
offline_saving = Offline: nestaženo, protože je zapnutý spořič dat.
offline_prepare = Stáhnout
offline_cacheAll = Všechny světy offline (ještě { $megabytes } MB)
offline_allCached = Všechny světy offline (všechny stažené)
offline_cachingAll = Stahují se všechny světy…
offline_noRoom = Není místo: { $world }. Úložiště prohlížeče je plné.
offline_notFetched = Některé soubory se nepodařilo stáhnout: { $world }.
offline_appShell = samotná aplikace
offline_notCachedTitle = Svět „{ $world }“ v tomto zařízení ještě není.
offline_notCachedText = Mapa funguje offline, jakmile ji jednou otevřeš online. Tato stránka bude sama pokračovat, až budeš zase online.
offline_cachedWorlds = Dostupné offline:
more_share = Sdílet zobrazení
more_send = Poslat do zařízení
more_refused = Prohlížeč kopírování zablokoval.
filters_tally = { $found } / { $total }
filters_yields = Obsahuje
filters_onlyFound = Jen nalezená
filters_yieldsAll = Cokoli
filters_anyHerb = Jakákoli bylina
filters_anyBook = Jakákoli kniha dovedností
filters_herbs = Byliny
filters_books = Knihy dovedností
progress_whole = Celá mapa
progress_byArea = Podle okolí
progress_next = Nejbližší nenalezená
progress_nothingNext = Mezi zobrazenými místy už nic nezbývá. Zapni další druhy ve Filtrech.
# $percent (number)
progress_share = { $percent } %
progress_tally = Nalezeno { $found } z { $total }
progress_left = { $amount ->
     [0] vše nalezeno
     [one] zbývá { $amount }
     [few] zbývají { $amount }
    *[other] zbývá { $amount }
    }
progress_barLabel = { $title }: nalezeno
progress_openList = Seznam: { $title }
progress_newPlaces_line = { $amount ->
     [one] { $amount } nové místo od poslední návštěvy
     [few] { $amount } nová místa od poslední návštěvy
    *[other] { $amount } nových míst od poslední návštěvy
    }
progress_newPlaces_show = Ukázat nová místa
progress_newPlaces_title = Nová místa
progress_markInView = Označit { $amount } v záběru
progress_nothingInView = V záběru není co označit
progress_lasso = Laso
progress_many = Víc míst najednou
progress_back = Všechny druhy
progress_order = Řadit podle
progress_orders_distance = Vzdálenosti
progress_orders_name = Názvu
# same
progress_orders_id = ID
progress_orders_map = Mapy pokladu
progress_onlyMissing = Jen nenalezené
progress_onlyMissingHint = Nalezená místa tu zůstanou, dokud ze seznamu neodejdeš.
progress_nothingMissing = Máš nalezeno všechno.
progress_again = Řadit odsud
progress_days_title = { $unit ->
     [week] Nalezeno podle týdnů
     [month] Nalezeno podle měsíců
     [year] Nalezeno podle let
    *[day] Nalezeno podle dnů
    }
progress_days_since = Od { $date }: nalezeno { $amount }.
progress_days_most = Nejvíc za jeden den: { $amount } ({ $date }).
progress_days_undated = Den neznámý: { $amount }.
progress_days_table = Jako tabulka
progress_days_unit = { $unit ->
     [week] Týden od
     [month] Měsíc
     [year] Rok
    *[day] Den
    }
progress_days_found = Nalezeno
progress_days_save = Uložit obrázek
progress_days_saved = Obrázek uložen
progress_metres = { $metres } m
progress_box = Nalezeno: { $label } #{ $id }
toasts_undone_mark = Vráceno: { $label } už nenalezeno
toasts_undone_unmark = Vráceno: { $label } znovu nalezeno
toasts_undone_mark-many = Vráceno: místa už nenalezena
toasts_undone_unmark-many = Vráceno: místa znovu nalezena
toasts_undone_clear = Vráceno: nalezená místa obnovena
toasts_undone_import = Vráceno: načtená místa odebrána
toasts_undone_restore = Vráceno: obnovení zrušeno
toasts_undone_pin = Vráceno: špendlík odebrán
toasts_undone_pin-edit = Vráceno: změna špendlíku
toasts_undone_pin-move = Vráceno: špendlík zpátky na místě
toasts_undone_pin-delete = Vráceno: špendlík obnoven
toasts_undone_pins-delete = Vráceno: špendlíky obnoveny
toasts_undone_note = Vráceno: poznámka obnovena
toasts_undone_quest = Vráceno: změna úkolu
toasts_nothingToUndo = Není co vrátit.
undoing_kept = { $amount ->
     [one] { $amount } položka se mezitím změnila a zůstává, jak je.
     [few] { $amount } položky se mezitím změnily a zůstávají, jak jsou.
    *[other] { $amount } položek se mezitím změnilo a zůstává, jak jsou.
    }
undoing_allKept = Nic se nezměnilo: všechno v tomto kroku se mezitím změnilo znovu.
undoing_redo = Znovu
undoing_redone = Provedeno znovu: { $what }
undoing_nothingToRedo = Není co provést znovu.
undoing_recent_title = Poslední změny
undoing_recent_hint = Tvých posledních 50 změn, nejnovější první. Každou jde vrátit zvlášť; co se mezitím změnilo, zůstane, jak je.
undoing_recent_nothing = Zatím žádné změny.
undoing_recent_undo = Vrátit: { $what }
undoing_recent_redo = Provést znovu: { $what }
undoing_recent_undone = vráceno
undoing_elsewhere_title = Vrátit změnu z jiné karty?
undoing_elsewhere_description = V této kartě už není co vrátit. Předchozí změna vznikla v jiné kartě nebo při dřívější návštěvě:
undoing_elsewhere_confirm = Vrátit
undoing_elsewhere_cancel = Zrušit
undoing_action_mark = Nalezeno: { $label }
undoing_action_unmark = Už nenalezeno: { $label }
undoing_action_mark-many = Označeno jako nalezené: { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
undoing_action_passed = Nalezeno cestou: { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
undoing_action_unmark-many = Označeno jako nenalezené: { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
undoing_action_clear = Vymazáno: { $amount } { $amount ->
     [one] nalezené místo
     [few] nalezená místa
    *[other] nalezených míst
    }
undoing_action_import = Načten soubor nebo odkaz: { $what }
undoing_action_restore = Obnovena dřívější verze, změnilo se: { $what }
undoing_action_pin = Přidán špendlík: { $label }
undoing_action_pin-edit = Upraven špendlík: { $label }
undoing_action_pin-move = Přesunut špendlík: { $label }
undoing_action_pin-delete = Smazán špendlík: { $label }
undoing_action_pins-delete = Smazáno: { $amount } { $amount ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }
undoing_action_note = Změněna poznámka: { $label }
pins_glyphs_pin = Špendlík
pins_glyphs_flag = Praporek
pins_glyphs_star = Hvězda
pins_glyphs_cross = Kříž
pins_glyphs_heart = Srdce
pins_glyphs_skull = Lebka
pins_glyphs_chest = Truhla
pins_glyphs_sword = Meč
pins_glyphs_house = Dům
pins_glyphs_herb = Bylina
pins_glyphs_question = Otazník
pins_glyphs_warning = Vykřičník
pins_colours_red = Červená
pins_colours_orange = Oranžová
pins_colours_yellow = Žlutá
pins_colours_green = Zelená
pins_colours_teal = Modrozelená
pins_colours_blue = Modrá
pins_colours_indigo = Indigová
pins_colours_purple = Fialová
pins_colours_pink = Růžová
pins_colours_brown = Hnědá
pins_colours_grey = Šedá
pins_colours_black = Černá
pins_add = Přidat špendlík
pins_editPin = Upravit špendlík
pins_deletePin = Smazat špendlík
pins_editing = Upravit špendlík: { $label }
pins_note = Poznámka
pins_move = Přesunout
pins_moveGroup = Přesunout špendlík
pins_moveHint = Posune špendlík o metr, se Shiftem o deset. Můžeš ho i přetáhnout na mapě.
pins_steps_north = Sever
pins_steps_west = Západ
pins_steps_south = Jih
pins_steps_east = Východ
pins_movedTo = Teď na { $coordinate }
pins_title = Název
pins_titleHint = Název na mapě
pins_noteHint = Cokoli si chceš zapamatovat
pins_glyph = Ikona
pins_colour = Barva
pins_left = { $amount ->
     [0] Žádné znaky nezbývají
     [one] Zbývá { $amount } znak
     [few] Zbývají { $amount } znaky
    *[other] Zbývá { $amount } znaků
    }
pins_full = Pole je plné ({ $most } znaků). Chceš-li psát dál, něco smaž.
pins_save = Uložit
pins_cancel = Zrušit
pins_discard_title = Zahodit změny?
pins_discard_description = Nejsou uložené.
pins_discard_confirm = Zahodit
pins_discard_cancel = Upravovat dál
pins_list = Špendlíky a poznámky
pins_none = Zatím nemáš žádné špendlíky.
pins_order = Řadit podle
pins_orders_distance = Vzdálenosti
pins_orders_title = Názvu
pins_again = Řadit odsud
pins_more = Zobrazit další
pins_pinsList = Moje špendlíky
pins_notesList = Poznámky k místům
pins_deleteAll = Smazat všechny špendlíky
pins_deleteAllTitle = Smazat všechny špendlíky?
pins_deleteAllText = { $amount ->
     [one] { $amount } špendlík se smaže. Poznámky k místům zůstanou. Jde to vrátit a dřívější verze jsou v Nastavení.
     [few] { $amount } špendlíky se smažou. Poznámky k místům zůstanou. Jde to vrátit a dřívější verze jsou v Nastavení.
    *[other] { $amount } špendlíků se smaže. Poznámky k místům zůstanou. Jde to vrátit a dřívější verze jsou v Nastavení.
    }
pins_noteOn = Poznámka: { $label }
spotMenu_label = Nabídka pro { $coordinate }
spotMenu_copy = Kopírovat souřadnice { $coordinate }
spotMenu_copied = Zkopírováno: { $coordinate }
spotMenu_link = Kopírovat odkaz
spotMenu_linkCopied = Odkaz zkopírován
spotMenu_nearest = Co je poblíž
spotMenu_measure = Měřit odsud
spotMenu_refusedTitle = Zkopírovat ručně
spotMenu_refused = Prohlížeč kopírování zablokoval. Zkopíruj to odsud:
spotMenu_close = Zavřít
overlap_title = { $count ->
     [one] Tady je { $count } místo
     [few] Tady jsou { $count } místa
    *[other] Tady je { $count } míst
    }
overlap_found = nalezeno
nearest_title = Poblíž { $coordinate }
nearest_close = Zavřít
nearest_services = Služby
nearest_undiscovered = Nenalezená místa
nearest_nothingLeft = Všechna místa na mapě máš nalezená.
nearest_nextOfKind = Další tohoto druhu
nearest_noServices = Na této mapě žádné služby nejsou.
nearest_displacement = { $metres } m { $direction ->
     [east] východně
     [north-east] severovýchodně
     [north] severně
     [north-west] severozápadně
     [west] západně
     [south-west] jihozápadně
     [south] jižně
    *[south-east] jihovýchodně
    }
nearest_here = tady
measure_label = Měření
measure_begin = Body přidáš kliknutím, klepnutím nebo klávesou Enter.
measure_leg = Úsek { $metres } m
measure_undo = Odebrat bod
measure_done = Hotovo
lasso_label = Laso
lasso_begin = Obkresli místa, nebo přidávej rohy kliknutím, klepnutím či klávesou Enter.
lasso_corners = { $amount ->
     [0] 0 rohů, potřeba jsou aspoň 3
     [1] 1 roh, potřeba jsou aspoň 3
     [2] 2 rohy, potřeba jsou aspoň 3
     [one] { $amount } roh
     [few] { $amount } rohy
    *[other] { $amount } rohů
    }
lasso_inside = { $amount ->
     [0] Uvnitř neleží žádné zobrazené místo.
     [one] Uvnitř { $amount } místo, nalezeno { $found }
     [few] Uvnitř { $amount } místa, nalezeno { $found }
    *[other] Uvnitř { $amount } míst, nalezeno { $found }
    }
lasso_undo = Odebrat roh
lasso_closeLine = Uzavřít tvar
lasso_mark = Označit jako nalezené
lasso_unmark = Nenalezené
lasso_again = Kreslit znovu
lasso_leave = Hotovo
shapes_keepLine = Uchovat čáru
shapes_keepArea = Uchovat oblast
shapes_names_shape-line = Čára
shapes_names_shape-area = Oblast
shapes_share = Sdílet tvar
shapes_within = Vybrat místa uvnitř
shapes_length = Délka
shapes_size = Rozloha
shapes_hectares = { $area } ha
shortcuts_title = Klávesové zkratky
shortcuts_close = Zavřít
shortcuts_switch = Jednoklávesové zkratky
shortcuts_switchHint = Když jsou vypnuté, jednotlivé klávesy nahoře nefungují. Ostatní fungují dál.
shortcuts_keys = Jednotlivé klávesy, kdekoli na stránce
shortcuts_otherKeys = Další klávesy
shortcuts_search = Hledat
shortcuts_panel = Otevřít nebo zavřít panel
shortcuts_next = Přejít k nejbližšímu nenalezenému místu
shortcuts_discovered = Označit vybrané místo jako nalezené nebo nenalezené
shortcuts_list = Zobrazit klávesové zkratky
shortcuts_undo = Vrátit poslední změnu
shortcuts_redo = Provést znovu
shortcuts_pan = Posouvat mapu
shortcuts_zoom = Přiblížit a oddálit
shortcuts_lists = Procházet seznam nebo lištu; Tab je opustí
shortcuts_choose = Otevřít místo ve středu mapy; při měření nebo s lasem přidat bod
shortcuts_menu = Otevřít nabídku vybraného místa nebo středu mapy
shortcuts_removePoint = Při měření nebo s lasem odebrat poslední bod
shortcuts_deletePin = Smazat vybraný špendlík na mapě
shortcuts_leave = Zavřít nebo zrušit
shortcuts_or = nebo
shortcuts_arrows = Šipky
# same
shortcuts_keyNames_home = Home
# same
shortcuts_keyNames_end = End
# same
shortcuts_keyNames_enter = Enter
# same
shortcuts_keyNames_shift = Shift
# same
shortcuts_keyNames_backspace = Backspace
# same
shortcuts_keyNames_delete = Delete
shortcuts_keyNames_escape = Esc
# same
shortcuts_keyNames_ctrl = Ctrl
linkUnread_title = Část odkazu nejde zobrazit
linkUnread_text = { $what ->
     [place] Uvádí místo, které na této mapě není.
     [point] Ukazuje na bod mimo tuto mapu, která sahá od { $from } do { $to }.
     [kinds] Uvádí druhy míst, které na této mapě nejsou.
     [coordinates] Jeho souřadnice nejdou přečíst.
     [quest] Uvádí úkol, který na této mapě není.
     [pin] Popisuje špendlík, ale neříká, kde je.
     [set] Jeho sada filtrů není úplná.
     [filters] Uvádí filtry, které na této mapě nejsou.
    *[several] Několik věcí z něj na této mapě není.
    } Zkontroluj, jestli je odkaz zkopírovaný celý, nebo si řekni o nový.
ownWords_heading = Konflikty
ownWords_hint = { $where ->
     [link] { $amount ->
         [one] Odkaz má jinou verzi { $amount } tvého špendlíku nebo poznámky. Tvoje zůstane, pokud nezvolíš jinak.
         [few] Odkaz má jinou verzi { $amount } tvých špendlíků a poznámek. Tvoje zůstanou, pokud nezvolíš jinak.
        *[other] Odkaz má jinou verzi { $amount } tvých špendlíků a poznámek. Tvoje zůstanou, pokud nezvolíš jinak.
        }
    *[file] { $amount ->
         [one] Soubor má jinou verzi { $amount } tvého špendlíku nebo poznámky. Tvoje zůstane, pokud nezvolíš jinak.
         [few] Soubor má jinou verzi { $amount } tvých špendlíků a poznámek. Tvoje zůstanou, pokud nezvolíš jinak.
        *[other] Soubor má jinou verzi { $amount } tvých špendlíků a poznámek. Tvoje zůstanou, pokud nezvolíš jinak.
        }
    }
ownWords_forAll = Pro všechny
ownWords_forOne = Vybrat pro: { $label }
ownWords_choices_mine = Nechat moje
ownWords_choices_theirs = Použít cizí
ownWords_choices_both = Nechat obojí
ownWords_mine = Tvoje
ownWords_theirs_file = Ze souboru
ownWords_theirs_link = Z odkazu
ownWords_deleted = Smazáno
ownWords_noWords = Bez textu
ownWords_more = { $amount ->
     [one] Zobrazit { $amount } další
     [few] Zobrazit { $amount } další
    *[other] Zobrazit { $amount } dalších
    }

routes_toHere = Trasa sem
routes_fromHere = Trasa odsud
routes_onToHere = Pokračovat sem
routes_viaHere = Trasa tudy
routes_card = Trasa: { $name }
routes_title = Trasa
routes_walk = { $minutes } min pěšky
routes_run = { $minutes } min během
routes_ride = { $minutes } min na koni
routes_offRoad = { $metres } m mimo cesty
routes_finding = Hledání trasy…
routes_failed = Cesty se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
routes_retry = Zkusit znovu
routes_from = Odkud
routes_fromPlayer = Tvoje poloha
routes_fromLastEnd = Konec poslední trasy
routes_fromView = Střed mapy
routes_fromFastTravel = { $name } (nejbližší rychlé cestování)
routes_chooseOnMap = Vybrat na mapě…
routes_to = Kam
routes_by = Kudy
routes_kinds_roads = Upřednostnit cesty
routes_kinds_paths = Cesty i pěšiny
routes_fastTravel = Rychlé cestování
routes_fastTravels_none = Vypnuto
routes_fastTravels_found = Jen nalezené body
routes_fastTravels_all = Všechny body
routes_turnRound = Obrátit směr
routes_choose_begin = Klikni nebo ťukni na start, nebo vyhledej místo.
routes_choose_search = Vyhledej výchozí místo.
routes_choose_end = Klikni nebo ťukni na cíl, nebo vyhledej místo.
routes_cancel = Zrušit
routes_directions = Pokyny
routes_steps_label = Pokyny krok za krokem
routes_steps_begin = { $from }: { $direction ->
     [east] na východ
     [north-east] na severovýchod
     [north] na sever
     [north-west] na severozápad
     [west] na západ
     [south-west] na jihozápad
     [south] na jih
    *[south-east] na jihovýchod
    } { $onto ->
     [road] po cestě
     [path] po pěšině
    *[straight] volným terénem
    }
routes_steps_turn = Za { $metres } m { $turn ->
     [straight] pokračuj rovně
     [slightLeft] drž se vlevo
     [left] odboč vlevo
     [sharpLeft] odboč ostře vlevo
     [slightRight] drž se vpravo
     [right] odboč vpravo
    *[sharpRight] odboč ostře vpravo
    }
routes_steps_turnAt = Za { $metres } m { $turn ->
     [straight] pokračuj rovně
     [slightLeft] drž se vlevo
     [left] odboč vlevo
     [sharpLeft] odboč ostře vlevo
     [slightRight] drž se vpravo
     [right] odboč vpravo
    *[sharpRight] odboč ostře vpravo
    } ({ $landmark })
routes_steps_onto_road = na cestu
routes_steps_onto_path = na pěšinu
routes_steps_leave = Za { $metres } m opusť cestu a pokračuj volným terénem { $direction ->
     [east] na východ
     [north-east] na severovýchod
     [north] na sever
     [north-west] na severozápad
     [west] na západ
     [south-west] na jihozápad
     [south] na jih
    *[south-east] na jihovýchod
    }
routes_steps_travel = Za { $metres } m rychlé cestování: { $place }
routes_steps_travelNow = Rychlé cestování: { $place }
routes_steps_pass = Za { $metres } m mineš: { $place }
routes_steps_arrive = Cíl za { $metres } m: { $place }
routes_steps_arriveNow = Jsi v cíli: { $place }
routes_steps_bridges = { $bridges ->
     [one] přes most
     [few] přes { $bridges } mosty
    *[other] přes { $bridges } mostů
    }
routes_beside = Podél trasy
routes_reach = Vzdálenost od trasy
routes_besideAmount = { $amount ->
     [0] Žádné místo neodpovídá filtrům.
     [one] { $amount } místo odpovídá filtrům
     [few] { $amount } místa odpovídají filtrům
    *[other] { $amount } míst odpovídá filtrům
    }
routes_stillToFind = Nenalezené: { $left }
routes_alreadyFound = Nalezené: { $found }
routes_along = po { $metres } m
routes_more = Zobrazit další
routes_handles_begin = Začátek trasy
routes_handles_end = Konec trasy
routes_handles_between = Průjezdní bod { $number }
routes_handles_new = Přidat průjezdní bod
routes_tripNear = Okruh poblíž
routes_nothingLeft = Žádné nenalezené místo neodpovídá filtrům.
routes_bestOrder = Optimalizovat pořadí
routes_undone = Vráceno: trasa obnovena
routes_printStops = Vytisknout zastávky…
routes_ordering = Optimalizace pořadí…
routes_stopOrdering = Zastavit
routes_exportRoute = Exportovat trasu (GeoJSON)
routes_exportGpx = Exportovat trasu (GPX)
routes_save = Uložit do mých špendlíků
routes_saveChanges = Uložit změny
routes_savedAs = Uloženo do mých špendlíků: { $title }
routes_show = Zobrazit okruh
routes_share = Sdílet okruh
routes_back = Zpět na začátek
routes_tripInView = Okruh: nenalezené v záběru
routes_tripLeft = Okruh: nenalezené
routes_tripShown = Okruh: vše zobrazené
routes_tripThese = Okruh: všechny
routes_tripNearest = Okruh: { $amount } nejbližších
routes_tooMany = Okruh může mít nejvýš { $most } zastávek. Byly přidány nejbližší.
routes_stops_next = Dál: { $number } z { $of }, { $name }, { $metres } m
routes_stops_goOn = Nalezeno, další
routes_stops_passed = { $name }: hotovo
routes_trip = { $stops ->
     [one] Okruh: { $stops } zastávka
     [few] Okruh: { $stops } zastávky
    *[other] Okruh: { $stops } zastávek
    }
routes_stops_title = Zastávky
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Posunout výš: { $name }
routes_stops_later = Posunout níž: { $name }
routes_stops_leaveOut = Odebrat: { $name }
routes_areas_title = Podle okolí
routes_areas_shade = Vybarvit okolí na mapě
routes_areas_around = Okolí: { $name }
routes_steps_next = po dalších { $metres } m { $turn ->
     [straight] rovně
     [slightLeft] mírně vlevo
     [left] vlevo
     [sharpLeft] ostře vlevo
     [slightRight] mírně vpravo
     [right] vpravo
    *[sharpRight] ostře vpravo
    }
routes_steps_crossroads = { $crossroads ->
     [one] rovně přes křižovatku
     [few] rovně přes { $crossroads } křižovatky
    *[other] rovně přes { $crossroads } křižovatek
    }
routes_steps_passing = cestou: { $things }
routes_options = Možnosti: { $chosen }
routes_mode = Jak cestuješ
routes_modes_walk = Pěšky
routes_modes_run = Během
routes_modes_ride = Na koni
routes_tripDone = Okruh dokončen: nalezeno { $found } z { $of }
routes_endTrip = Ukončit okruh
routes_anotherTrip = Začít další okruh

playthroughs_title = Průchody hrou
playthroughs_hint = Každý průchod má vlastní nalezená místa, špendlíky a poznámky. Filtry a nastavení jsou společné.
playthroughs_new = Nový průchod…
playthroughs_unnamed = Bez názvu
playthroughs_shown = Na mapě
playthroughs_tally = Nalezeno { $found } z { $total }
playthroughs_switch = Přepnout
playthroughs_switchLabel = Přepnout na průchod „{ $name }“
playthroughs_rename = Přejmenovat
playthroughs_renameLabel = Přejmenovat průchod „{ $name }“
playthroughs_copy = Kopírovat
playthroughs_copyLabel = Kopírovat průchod „{ $name }“
playthroughs_delete = Smazat
playthroughs_deleteLabel = Smazat průchod „{ $name }“
playthroughs_deleted = Smazané průchody
playthroughs_bringBack = Obnovit
playthroughs_bringBackLabel = Obnovit průchod „{ $name }“
playthroughs_forGood = Trvale smazat
playthroughs_forGoodLabel = Trvale smazat: „{ $name }“
playthroughs_forGoodTitle = Trvale smazat?
playthroughs_forGoodQuestion = Trvale smazat průchod „{ $name }“?
playthroughs_forGoodText = Jeho nalezená místa, špendlíky a poznámky se z tohoto zařízení odstraní. Nejde to vrátit.
playthroughs_name = Název
playthroughs_firstName = Současný průchod
playthroughs_newName = Nový průchod
playthroughs_first = První
playthroughs_second = Druhý
playthroughs_copyOf = { $name } (kopie)
playthroughs_blank = Zadej název.
playthroughs_left = { $amount ->
     [one] zbývá { $amount } znak
     [few] zbývají { $amount } znaky
    *[other] zbývá { $amount } znaků
    }
playthroughs_save = Uložit
playthroughs_make = Vytvořit
playthroughs_close = Zavřít
playthroughs_nameTitle_new = Nový průchod
playthroughs_nameTitle_rename = Přejmenovat průchod
playthroughs_nameTitle_copy = Kopírovat průchod
playthroughs_deleteTitle = Smazat průchod?
playthroughs_deleteQuestion = Smazat průchod „{ $name }“?
playthroughs_deleteText = Jeho nalezená místa ({ $found } z { $total }), špendlíky a poznámky zmizí z mapy. Obnovit ho můžeš v Nastavení.
playthroughs_deleteUncounted = Jeho nalezená místa, špendlíky a poznámky zmizí z mapy. Obnovit ho můžeš v Nastavení.
playthroughs_confirm = Smazat
playthroughs_cancel = Zrušit
playthroughs_toastDeleted = Smazáno: „{ $name }“
playthroughs_toastGone = Průchod „{ $name }“ byl smazán v jiné kartě prohlížeče
playthroughs_undo = Vrátit
playthroughs_merged = Soubor je z průchodu „{ $from }“ a byl sloučen do průchodu „{ $into }“.
playthroughs_head = Průchod: „{ $name }“
playthroughs_nameless = Průchody bez názvu
playthroughs_namelessMarks = { $amount ->
     [one] Bez názvu: { $amount } nalezené místo
     [few] Bez názvu: { $amount } nalezená místa
    *[other] Bez názvu: { $amount } nalezených míst
    }
playthroughs_namelessPins = { $amount ->
     [one] Bez názvu: { $amount } špendlík nebo poznámka
     [few] Bez názvu: { $amount } špendlíky a poznámky
    *[other] Bez názvu: { $amount } špendlíků a poznámek
    }
playthroughs_refused_newer = Tvé průchody uložila novější verze této mapy. Než vytvoříš další, načti stránku znovu a aktualizuj.
playthroughs_refused_no-room = Průchod se nepodařilo vytvořit: úložiště prohlížeče je plné nebo blokované. Nic se nezměnilo.
playthroughs_elsewhere_deleted = Tenhle průchod byl smazán jinde. Ulož znovu a obnoví se pod tímhle názvem.
playthroughs_elsewhere_gone = Tenhle průchod byl jinde trvale smazán. Vytvoř místo něj nový.

worlds_title = Světy
worlds_close = Zavřít
worlds_loading = Načítání světů…
worlds_failed = Světy se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
worlds_retry = Zkusit znovu
worlds_found = Nalezeno { $found } z { $all }
worlds_places = { $all ->
     [one] { $all } místo
     [few] { $all } místa
    *[other] { $all } míst
    }
worlds_present = Na mapě
worlds_cached = V tomto zařízení
worlds_titleAndId = { $title } ({ $id })


wiki_place = Stránka na wiki
wiki_kind = Stránka na wiki: { $kind }
report_link = Nahlásit chybu
report_ask = Nahlásit chybu
report_copyRow = Kopírovat údaje o místě
report_copyHint = Pošli údaje o tomto místě správci mapy a připiš, co je špatně.
report_copied = Zkopírováno
report_copyRefused = Prohlížeč kopírování zablokoval. Zkopíruj to odsud:
report_title = Chyba: { $label } ({ $id })
report_wrong = Co je špatně:
report_world = Svět: { $world }
# same
report_id = ID: { $id }
report_type = Druh: { $type }
report_coordinate = Souřadnice: { $coordinate }
report_inGame = Ve hře: { $metres } m
report_name = Název: { $name }
report_description = Popis: { $description }

veil_hint = Název tohoto místa je spoiler. Je skrytý, dokud místo nenajdeš.
veil_show = Zobrazit název
filterOverride_filters = Sdílené filtry
filterOverride_filtersShown = Zobrazují se filtry z odkazu.
filterOverride_filtersHint = Tvoje jsou v bezpečí. Změny se neuloží, pokud si tyto nenecháš.
filterOverride_keep = Nechat tyto
filterOverride_isolated = Jen { $title }
filterOverride_isolateThisKind = Zobrazit jen tato
filterOverride_undone = Vráceno: filtry obnoveny
filterSets_title = Sady filtrů
filterSets_keep = Nechat jako sadu…
filterSets_rename = Přejmenovat…
filterSets_earlier = Posunout dopředu
filterSets_later = Posunout dozadu
filterSets_start = Zobrazit na začátku
filterSets_copyLink = Kopírovat odkaz
filterSets_delete = Smazat
filterSets_nameTitle_keep = Nechat jako sadu filtrů
filterSets_nameTitle_rename = Přejmenovat sadu filtrů
filterSets_taken_keep = Sadu „{ $name }“ už máš. „Nahradit“ na její místo dá to, co je teď zobrazeno.
filterSets_taken_rename = Sadu „{ $name }“ už máš. Zvol jiný název.
filterSets_replace = Nahradit
filterSets_full = Místo je pro { $most } sad. Nejdřív jednu smaž.
filterSets_kept = Ponecháno: „{ $name }“
filterSets_deleted = Smazáno: „{ $name }“
filterSets_deletedElsewhere = Tahle sada filtrů byla smazána jinde. Ulož znovu a obnoví se pod tímhle názvem.

embed_copy = Kopírovat kód pro vložení
embed_fixLanguage = Vždy v tomto jazyce
embed_copied = Kód pro vložení zkopírován
embed_title = { $label } na mapě ke hře { $game }
links_share = Sdílet
links_copied = Odkaz zkopírován
pins_howTo = Klikni na mapu pravým tlačítkem a zvol „Přidat špendlík“.
pins_howToByFinger = Podrž prst na mapě a zvol „Přidat špendlík“.
pins_howToByKeys = Z klávesnice: Shift+F10 na mapě.
pins_edit = Upravit
pins_delete = Smazat
pins_addNote = Přidat poznámku
pins_editNote = Upravit poznámku
pins_deleteNote = Smazat poznámku
pins_gone_title = Tenhle špendlík byl smazán jinde
pins_gone_description = Obnovit ho s tvým textem?
pins_gone_confirm = Obnovit
pins_gone_cancel = Zahodit text
pictures_list = Obrázky
pictures_add = Přidat obrázek
pictures_limit = Nejvýše { $most } obrázky, každý zmenšený nanejvýš na { $kilobytes } kB. Můžeš je sem také vložit nebo pustit.
pictures_name = Obrázek { $number } z { $total }: { $label }
pictures_elsewhere = Tento obrázek je na jiném zařízení
pictures_damaged = Tento obrázek je poškozený
pictures_close = Zavřít obrázek
pictures_delete = Smazat obrázek
pictures_added = Obrázek přidán
pictures_deleted = Obrázek smazán
pictures_nowhere = Obrázky patří ke špendlíkům a poznámkám. Otevři špendlík nebo místo a pusť obrázek znovu.
pictures_full = Počet obrázků u špendlíku nebo poznámky: nejvýše { $most }. Nejdřív jeden smaž.
pictures_problem_no-picture = Prohlížeč v tomto souboru nepřečetl žádný obrázek. Vyber jiný.
pictures_problem_svg = Kresby SVG nelze přidat. Vyber obrázek PNG, JPEG nebo WebP.
pictures_problem_too-large = Obrázek je příliš velký: smí mít { $most } milionů pixelů. Ulož ho menší a zkus to znovu.
pictures_problem_storage = Obrázek se nepodařilo uložit: úložiště prohlížeče je plné nebo zablokované. Nic se nezměnilo.
pictures_problem_undecodable = Prohlížeč tento obrázek ({ $kind }) nepřečetl. Ulož ho jako PNG nebo JPEG a přidej ten soubor.
pictures_problem_falsified = Ochrana prohlížeče před fingerprintingem by obrázek změnila, proto se nic neuložilo. Povol tomuto webu data canvas, ikonou obrázku v adresním řádku nebo v Brave přes Shields. Nebo vyber obrázek PNG, JPEG nebo WebP, který má nejvýše { $kilobytes } kB.
pictures_falsified = Ochrana prohlížeče před fingerprintingem by obrázek změnila, proto se nic neuložilo. Povol tomuto webu data canvas, ikonou obrázku v adresním řádku nebo v Brave přes Shields, a zkus to znovu.
backups_pictures_size = Záloha s obrázky: { $megabytes } MB
backups_pictures_without = Zálohovat bez obrázků
backups_pictures_unread = Tvoje obrázky se nepodařilo přečíst. Záloha vznikla bez nich.
backups_pictures_tooLarge = S obrázky by záloha měla přes { $most } MB a nešla by načíst. Vznikne bez nich.
spot_label = Bod: { $coordinate }
spot_temporary = Tento špendlík není uložený. Zmizí, jakmile podrobnosti zavřeš.
search_clearAndBrowse = Vymazat hledání
search_loadMore = Načíst další…
firstHint_withExample = Míst na mapě: { $amount }. Vyhledej „{ $example }“, nebo klepni na místo a označ ho jako nalezené.
firstHint_plain = Míst na mapě: { $amount }. Klepni na místo a označ ho jako nalezené.
firstHint_kept = Ukládá se v tomto prohlížeči.

search_id = #{ $id }
search_here = Obsahuje: { $names }
search_outside = Mimo tuto mapu, která sahá od { $from } do { $to }.
search_openLink = Otevřít odkaz
# same
card_id = ID
undoing_action_quest = Změněn úkol
quests_title = Úkoly
# $done (number), $total (number)
quests_tally = Splněno: { $done } z { $total }
quests_loading = Načítání úkolů…
quests_failed = Úkoly se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
quests_sections_main = Hlavní příběh
quests_sections_side = Vedlejší úkoly
quests_sections_task = Drobné úkoly
quests_sections_activity = Aktivity
quests_search = Hledat úkoly
quests_only_openToMe = Pro mě otevřené
quests_only_canBeMissed = Lze propásnout
quests_only_timed = S časovým limitem
quests_only_hideDone = Skrýt splněné
quests_place = Začátek
quests_everywhere = Kdekoli
quests_orders_story = Příběh a místo
quests_orders_distance = Nejbližší první
quests_allTitles = Zobrazit všechny názvy (spoilery)
# $part (text)
quests_part = Zobrazit: { $part }
quests_veiled = Úkol hlavního příběhu
quests_states_open = Otevřeno
quests_states_under-way = Rozděláno
quests_states_done = Splněno
quests_states_failed = Nesplněno
# $title (text)
quests_state = Stav: { $title }
# $where (text)
quests_begins = Začátek: { $where }
# $place (text)
quests_beginsIn = Začíná na místě: { $place }
# $where (text)
quests_beginsNear = Začíná někde poblíž: { $where }
quests_beginsUnknown = Kde začíná, není známo.
# $days (number)
quests_limits_days = Propadne po { $days } { $days ->
     [one] dni
     [few] dnech
    *[other] dnech
    }
quests_limits_someDays = Propadne po několika dnech
# $time (text)
quests_limits_hour = Buď tam v { $time }
quests_limits_noon = Buď tam v poledne
quests_limits_hours = Jen v určené hodiny
quests_limits_night = Jen v noci
quests_limits_one-night = Během jediné noci
quests_limits_weekly = Vrací se každý týden
quests_limits_timed = Má časový limit
# $title (text)
quests_limits_before = Jen před: { $title }
quests_limits_missable = Lze propásnout
quests_limits_no-return = Může ukončit otevřené úkoly
quests_limits_closes-others = Ukončí některé jiné úkoly
quests_limits_unlocks-region = Otevře jinou oblast
quests_comesAfter = Následuje po
quests_leadsTo = Vede k
quests_rulesOut = Vylučuje
# $amount (number)
quests_lost = { $amount } { $amount ->
     [one] otevřený úkol tu může
     [few] otevřené úkoly tu mohou
    *[other] otevřených úkolů tu může
    } skončit
quests_nothing = Těmto filtrům neodpovídá žádný úkol.
quests_show = Ukázat na mapě
quests_nearby = Otevřené úkoly poblíž
quests_onMap = Ukázat na mapě, kde úkoly začínají
quests_kind = Úkol
quests_kindNear = Úkol, někde poblíž
quests_trip = Okruh po otevřených úkolech v okolí
quests_here = Úkoly, které tu začínají
# $open (number), $done (number)
quests_hereTally = otevřené: { $open }, splněné: { $done }

treasureMaps_title = Mapa pokladu { $number }
treasureMaps_lies = Leží tam
treasureMaps_sold = Prodává se tam
treasureMaps_soldBy = Prodává: { $seller }
treasureMaps_carried = Nosí ji pocestný
treasureMaps_show = Ukázat, kde je
treasureMaps_back = Zpět k pokladu
treasureMaps_fromThere = Trasa odtamtud
treasureMaps_toTreasure = Trasa k pokladu
treasureMaps_sells = Prodává
treasureMaps_called = mapa mapu mapy
treasureMaps_besides = pokladu poklad k cislo c
update_label = Dostupná aktualizace
update_waiting = Nová verze je připravená. Zobrazení i postup zůstanou.
update_elsewhere = Mapa se aktualizovala v jiné kartě. Tuhle načti znovu, až se ti to bude hodit.
update_reload = Načíst znovu
update_later = Později
storage_backup = Zálohovat

## tools

live_mod = Hra potřebuje mod, který hlásí, kde jsi.
live_help_title = Co má mod zapisovat
live_help_log = Jednou za sekundu řádek na konec protokolu hry:
live_help_numbers = Čísla jsou v metrech hry: jak daleko jsi na východ, na sever a jak vysoko; pak směr pohledu, jeho díl k východu a k severu.
live_help_program = Nebo program v tomto počítači odpovídá na této adrese:
live_help_allow = Jeho odpověď musí této stránce dovolit čtení:
poster_contents_left = Názvy a místa, která zbývá najít
poster_preview = Náhled
poster_print_now = Vytisknout
poster_print_what = Místa na papíře
poster_print_parts_all = Vše ve výřezu
poster_print_parts_left = Zbývá najít
poster_print_legend = Legenda

upload_did_added = nové: { $amount }
upload_did_addedOff = nové: { $amount } (mimo tuto mapu: { $off }, uchováno pro příští zálohu)
upload_did_known = už známé: { $amount }
upload_did_skipped = přeskočeno: { $amount } (neplatná ID)
upload_did_skippedWhy = přeskočeno: { $amount } (neplatná ID: { $why })
upload_did_unknown = neznámé: { $amount } ({ $why })
upload_forReason = { $amount }× { $reason }
upload_nothingNew = Nic nového: { $did }
upload_nothingNewEmpty = Nic nového: soubor je prázdný
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Čtení souboru
upload_merging = Slučování souboru
upload_cancelReading = Zrušit
upload_endings = { $before } nebo { $last }
upload_problem_extension = Název souboru musí končit na { $endings }. Vyber zálohu vytvořenou tlačítkem „Zálohovat“, nebo soubor jiné mapy.
upload_problem_too-large = Soubor má { $megabytes } MB a načíst lze nejvýše { $most } MB. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_unreadable = Prohlížeč soubor nedokázal přečíst. Přesuň ho do jiné složky a zkus to znovu.
upload_problem_empty = Soubor je prázdný. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_encoding = Soubor není v UTF-8 ani UTF-16. Ulož ho jako UTF-8 nebo vyber jinou kopii.
upload_problem_too-deep = Soubor má víc než 100 úrovní vnoření. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_too-many = Soubor obsahuje víc než 100 000 položek nebo polí, nebo pole s víc než 10 000 názvy. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_too-many-marks = Soubor uvádí víc než 10 000 míst, víc než kterákoli mapa. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_hostile = Soubor obsahuje nebezpečné pole ({ $name }). Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_newer-version = Tuto zálohu vytvořila novější verze mapy. Načti stránku znovu, aktualizuje se, a pak zálohu načti ještě jednou.
upload_problem_not-csv = Soubor není tabulka míst. První řádek má obsahovat sloupce x, y a name.
upload_problem_not-xml = Soubor je poškozený nebo to není KML ani GPX. Exportuj ho znovu a načti novou kopii.
upload_problem_too-many-columns = Tabulka má víc než 100 sloupců. Nech x, y, name a note a načti ji znovu.
upload_problem_too-many-pins = Soubor obsahuje víc než 10 000 špendlíků, což je limit zálohy. Některé odeber a načti ho znovu.
upload_problem_no-world = Místa této mapy nejsou načtená, takže soubor nešlo zkontrolovat. Načti znovu stránku a pak i soubor.
upload_problem_nothing-known = Soubor je prázdný, nebo z něj na této mapě nic není. Nic se nezměnilo.
upload_problem_unknown = Nic ze souboru na této mapě není: { $unknown }. Nic se nezměnilo.
upload_problem_no-bounds = Mapa z wiki neříká, kde její místa leží: „{ $field }“ chybí, nebo se nedá přečíst. Zkopíruj z wiki celou mapu a načti ji znovu.
upload_problem_other-numbers = Soubor používá souřadnice „{ $system }“, ne souřadnice této mapy. Ulož ho s x na východ a y na sever, jako v podrobnostech míst, a načti ho znovu.
upload_problem_degrees = Všechna čísla v souboru jsou menší než 180, vypadají jako zeměpisná šířka a délka. Ulož ho s x na východ a y na sever, jako v podrobnostech míst, a načti ho znovu.
upload_problem_schema = Soubor není seznam nalezených míst: { $wrong }.
upload_problem_schemaField = Soubor není seznam nalezených míst: { $field }: { $wrong }.
pins_did_added = { $amount } { $amount ->
     [one] nový špendlík
     [few] nové špendlíky
    *[other] nových špendlíků
    }
pins_did_changed = { $amount } { $amount ->
     [one] špendlík změněn
     [few] špendlíky změněny
    *[other] špendlíků změněno
    }
pins_did_deleted = { $amount } { $amount ->
     [one] špendlík smazán
     [few] špendlíky smazány
    *[other] špendlíků smazáno
    }
pins_did_alreadyKnown = { $amount } { $amount ->
     [one] už známý špendlík
     [few] už známé špendlíky
    *[other] už známých špendlíků
    }
pins_did_stayDeleted = { $amount } { $amount ->
     [one] špendlík tady mezitím smazán, neobnoven
     [few] špendlíky tady mezitím smazány, neobnoveny
    *[other] špendlíků tady mezitím smazáno, neobnoveno
    }
pins_did_skipped = { $amount } { $amount ->
     [one] špendlík přeskočen (poškozený)
     [few] špendlíky přeskočeny (poškozené)
    *[other] špendlíků přeskočeno (poškozené)
    }
pins_did_outside = { $amount } { $amount ->
     [one] špendlík mimo tuto mapu, vynechán
     [few] špendlíky mimo tuto mapu, vynechány
    *[other] špendlíků mimo tuto mapu, vynecháno
    }
upload_misfit_missing = chybí
upload_misfit_expected = očekáváno: { $expected }
upload_misfit_received = očekáváno: { $expected }, přijato: { $received }
upload_misfit_kinds_marker-id = ID místa
upload_misfit_kinds_version-number = číslo verze
upload_importQuestion_description = Tento soubor je z jiné mapy. Zatím se nic nesloučilo.
upload_importQuestion_sources_newer-fan-map = seznam novější fanouškovské mapy
upload_importQuestion_sources_older-fan-map = záloha starší fanouškovské mapy
upload_importQuestion_sources_tracker = seznam sledovacího skriptu
upload_importQuestion_sources_datamaps = mapa z wiki (DataMaps)
upload_importQuestion_sources_fandom = mapa z wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabulka
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Přiřazeno
upload_importQuestion_noneMatched = Žádná místa
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] místo
     [few] místa
    *[other] míst
    }: nové { $added }, už známé { $known }
upload_importQuestion_pins = Přidáno jako špendlíky
upload_importQuestion_unknown = Neznámé, přeskočeno
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Sloučit tento soubor?
upload_question_descriptions_doubt = Tohle možná není záloha této mapy. Zatím se nic nesloučilo.
upload_question_descriptions_conflict = Je v konfliktu s tvými špendlíky nebo poznámkami. Zatím se nic nesloučilo.
upload_question_descriptions_other-page = Je to záloha vybraná na stránce jiného světa. Zatím se nic nesloučilo.
upload_question_confirm = Sloučit
upload_question_cancel = Zrušit
upload_question_file = Soubor
upload_question_readAs = Formát
upload_question_sources_backup = záloha
upload_question_sources_list = seznam ID míst
upload_question_playthrough = Průchod
upload_question_fileMap = Vytvořeno pro
upload_question_noName = mapa bez názvu
upload_question_thisMap = Tato mapa
upload_question_otherMapHint = Jeho ID tu mohou znamenat jiná místa.
upload_question_leftOut = Přeskočeno
upload_question_leftOutHint = V souboru je víc než nalezená místa a špendlíky. Sloučí se jen ta.
upload_question_moreFields = { $amount ->
     [one] a { $amount } další
     [few] a { $amount } další
    *[other] a { $amount } dalších
    }
upload_question_result = Výsledek
upload_unknownReasons_no-such-place = do 1 m žádné takové místo není
upload_unknownReasons_unknown-kind = neznámý druh
upload_unknownReasons_outside = mimo tuto mapu
upload_unknownReasons_other-numbers = ne v souřadnicích této mapy
upload_unknownReasons_unreadable = nečitelné souřadnice
upload_notJson_web-page = Soubor je webová stránka, ne záloha. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_notJson_picture = Soubor je obrázek, ne záloha. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_notJson_archive = Soubor je archiv nebo tabulka. Rozbal ho, nebo ulož jako CSV, a načti to.
upload_notJson_cut-off = JSON je neúplný. Vyber jinou kopii souboru.
upload_notJson_damaged = JSON je neplatný. Vyber jinou kopii souboru.
upload_notJson_other = Soubor není JSON. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_skipWords_negative = záporné
upload_skipWords_fractional = necelá čísla
# same
upload_skipWords_text = text
upload_skipWords_too-large = příliš velké
upload_skipWords_other = jiné
transfer_send = Poslat do zařízení
transfer_close = Zavřít
transfer_preparing = Odkaz se vytváří…
transfer_nothing = Zatím není co poslat. Nejdřív najdi místo nebo přidej špendlík.
transfer_holds = V kódu i v odkazu je: { $what }. Namiř na kód fotoaparát druhého zařízení, nebo na něm otevři odkaz. Bez tvého souhlasu se nic nepřidá a nic se neodstraní.
transfer_linkHolds = V odkazu je: { $what }. Otevři ho v druhém zařízení: bez tvého souhlasu se nic nepřidá a nic se neodstraní.
transfer_private = Na žádný server se nic neposílá: data jsou přímo v kódu a v odkazu.
transfer_code = QR kód odkazu
transfer_tooMuchForCode = Na QR kód je dat moc. Pošli odkaz nebo použij soubor se zálohou.
transfer_tooMuchForLink = Na odkaz je dat moc. Načti v druhém zařízení soubor se zálohou.
transfer_copy = Kopírovat odkaz
transfer_copied = Odkaz zkopírován
transfer_copyRefused = Prohlížeč kopírování zablokoval. Zkopíruj to odsud:
transfer_share = Sdílet odkaz
transfer_shareTitle = Můj postup na mapě
transfer_backup = Zálohovat
transfer_question_title = Přidat k tvému postupu?
transfer_question_description = Přichází to z odkazu. Zatím se nic nepřidalo.
transfer_question_confirm = Sloučit
transfer_question_cancel = Zrušit
transfer_marks = Nalezená místa
transfer_pins = Špendlíky
transfer_figures = nové: { $added }, už známé: { $known }
transfer_figuresOff = nové: { $added } (mimo tuto mapu: { $off }), už známé: { $known }
transfer_added = Přidáno z odkazu
transfer_knownTitle = V odkazu není nic nového
transfer_known = Všechno z tohoto odkazu už máš.
transfer_empty = V tomto odkazu nejsou žádná nalezená místa ani špendlíky.
transfer_problemTitle = Tento odkaz nejde přečíst
transfer_problem_damaged = Odkaz z jiného zařízení je neúplný nebo poškozený. Nic se nepřidalo. Zkopíruj celý odkaz ještě jednou, nebo znovu naskenuj kód.
transfer_problem_newer-version = Odkaz vytvořila novější verze této mapy. Nic se nepřidalo. Načti stránku znovu, aktualizuje se, a pak odkaz otevři ještě jednou.
transfer_problem_other-map = Odkaz je pro mapu jiné hry. Nic se nepřidalo.
transfer_problem_old-browser = Tento prohlížeč je na odkaz příliš starý. Nic se nepřidalo. Aktualizuj ho, nebo použij soubor se zálohou.
transfer_problem_too-many-marks = Odkaz uvádí víc než 10 000 míst, víc než kterákoli mapa. Nic se nepřidalo. Vytvoř na druhém zařízení nový odkaz.
otherWorld_file_title = Tohle je záloha světa „{ $world }“
otherWorld_file_text = Patří k jinému světu. Tady se nic nezměnilo. Otevři ten svět a mapa se zeptá, než něco sloučí.
otherWorld_file_open = Otevřít svět „{ $world }“ a sloučit
otherWorld_file_notCarried = Tento prohlížeč nedokáže soubor předat. Otevři svět „{ $world }“ a načti ho tam.
otherWorld_file_cancel = Zrušit
otherWorld_link_title = Tento odkaz patří ke světu „{ $world }“
otherWorld_link_text = Patří k jinému světu. Tady se nic nepřidalo. Otevři ten svět a mapa se zeptá, než něco přidá.
otherWorld_open = Otevřít svět „{ $world }“
otherWorld_close = Zavřít
otherWorld_lost_title = Soubor se cestou ztratil
otherWorld_lost_text = Prohlížeč soubor neuchoval, takže se nic nesloučilo. Načti ho tady v Nastavení.

live_title = Živá poloha
live_close = Zavřít
live_intro = Ukazuje tvou polohu a stopu ve hře. Nic neopustí tento počítač.
live_file = Log hry
live_fileHint = Vyber ho jednou a mapa bude průběžně číst nové řádky.
live_fileOnce = Tento prohlížeč čte soubor jen jednou. Pro živé sledování použij program, nebo Chrome, Edge či Operu na počítači.
live_choose = Vybrat log…
live_program = Program na tomto počítači
live_programHint = Mapa se ho ptá každou sekundu na { $address }.
live_ask = Připojit
live_askAgain = Zkusit znovu
live_stop = Přestat sledovat
live_place = Jsi na { $coordinate }.
live_waiting_file = Čeká se na tvou polohu v logu…
live_waiting_program = Program odpovídá, ale zatím nemá polohu.
live_silent = Hra se už chvíli neozvala. Je pozastavená, nebo vypnutá?
live_once = Tohle je poslední poloha z vybraného logu.
live_problems_noAnswer = Na { $address } nic neodpovídá. Běží program a dovolí této stránce připojení?
live_problems_badAnswer = Odpověď z { $address } neobsahuje polohu. Tu adresu možná používá jiný program.
live_problems_noLines = Na konci souboru { $name } není řádek [LIVEMAP]. Je to log této hry a běží mod?
live_problems_badLines = Řádky [LIVEMAP] v souboru { $name } nejdou přečíst: každý potřebuje pět čísel.
live_problems_unreadable = Soubor { $name } už nejde číst. Vyber ho znovu.
live_problems_outside = Jsi mimo tuto mapu. Nejsi v jiném kraji nebo v jiné hře?
live_problems_elsewhere = Jsi na jiné mapě: { $title }.
live_problems_unmapped = Jsi v části hry, která tu nemá mapu.
live_goThere = Přejít tam
live_refused = Tento prohlížeč nedovolil vybrat soubor.
live_centre = Držet mě uprostřed
live_clear = Smazat stopu
live_exportTrail = Exportovat stopu (GPX)
live_trail = Stopa
live_visits = Označovat místa do 15 m jako navštívená
live_finds = Označovat místa do 15 m jako nalezená
live_alert = Zvuk poblíž nenalezených míst
live_near = Poblíž: { $label }
live_awake = Při sledování nezhasínat obrazovku
live_awakeLacking = Tento prohlížeč neumí zabránit zhasnutí obrazovky.
live_awakeRefused = Prohlížeč teď zhasnutí obrazovky nebrání, možná aby šetřil baterii.
live_you = Jsi tady
live_small = Otevřít malé okno
live_smallClose = Zavřít malé okno
live_smallHint = Mapa v malém okně, které zůstává nad hrou.
live_smallLacking = Tento prohlížeč neumí držet okno navrchu: Chrome nebo Edge na počítači ano.
live_updateWaits = Aktualizace počká, než zavřeš malé okno.
live_smallRefused = Prohlížeč malé okno neotevřel.
live_address = Adresa programu
live_addressWrong = Zadej adresu ve vlastní síti, například http://192.168.1.20:8765.
live_problems_forbidden = Bezpečnostní pravidla tohoto webu nedovolují mapě ptát se { $address }. Adresu musí přidat ten, kdo web provozuje.
live_problems_mixed = Stránka načtená přes https se nemůže ptát { $address } přes http. Použij tam https, nebo program na tomto počítači.
live_aloud = Hlásit další odbočku
live_voiceLacking = Tento prohlížeč nemá český hlas.
live_voiceUnable = Tento prohlížeč neumí mluvit.
live_offRoute = Mimo trasu
live_leadOn = Trasa odsud

poster_title = Plakát
poster_close = Zavřít
poster_intro = Obrázek mapy pro tisk v 300 dpi nebo jako tapeta. Kreslí se ve tvém prohlížeči.
poster_size = Velikost
poster_wallpaper = Tapeta
poster_width = Šířka v pixelech
poster_height = Výška v pixelech
poster_turned = Orientace
poster_portrait = Na výšku
poster_landscape = Na šířku
poster_content = Zobrazit
poster_contents_nothing = Jen mapa
poster_contents_names = Názvy
poster_contents_shown = Názvy a zobrazená místa
poster_contents_found = Názvy a nalezená místa
poster_contents_all = Názvy a všechna místa
poster_contents_route = Názvy a trasa
poster_part = Oblast
poster_whole = Celý svět
poster_view = Aktuální výřez
poster_outOfBounds = Každá strana musí mít { $least } až { $most } pixelů.
poster_drawn = Nakresleno { $percent } %
poster_stop = Zastavit
poster_make = Uložit plakát
poster_notices_saved = Plakát uložen
poster_notices_stopped = Zastaveno. Plakát neuložen.
poster_notices_failed = Plakát se nepodařilo vytvořit. Zkus menší velikost.
poster_notices_notLoaded = Plakát se nepodařilo vytvořit. Zkontroluj připojení.
poster_lacking = Tento prohlížeč plakáty vytvářet neumí. Zkus novější.
poster_print_title = Tisk
poster_print_ready = Připraveno k tisku v tiskovém okně prohlížeče.
poster_print_again = Vytisknout znovu
poster_print_failed = Mapu se nepodařilo nakreslit. Tiskne se jen seznam.
poster_print_refused = Tento prohlížeč odsud tisknout neumí. Použij jeho nabídku, nebo stránku otevři v jiném prohlížeči.
poster_print_lacking = Tento prohlížeč neumí mapu nakreslit. Tiskne se jen seznam.
poster_print_falsified = Ochrana prohlížeče před fingerprintingem by mapu změnila. Tiskne se jen seznam. Chceš-li vytisknout mapu, povol tomuto webu data canvas, ikonou obrázku v adresním řádku nebo v Brave přes Shields.
poster_print_places = { $count ->
     [one] { $count } místo v tomto výřezu
     [few] { $count } místa v tomto výřezu
    *[other] { $count } míst v tomto výřezu
    }
# $amount (number)
upload_did_quests = úkoly: { $amount }
upload_did_sets = sady filtrů: { $amount }
upload_did_setsLeft = sady filtrů bez místa: { $amount }
upload_did_pictures = obrázky: { $amount }
upload_did_picturesLeft = obrázky bez místa: { $amount }
upload_did_picturesBroken = přeskočené poškozené obrázky: { $amount }
transfer_noPictures = Obrázky u špendlíků a poznámek zůstávají tady. Záloha je vezme s sebou.
transfer_quests = Úkoly
copyFile_title = Uchovávat kopii v souboru
copyFile_hint = Vyber soubor ve složce, kterou synchronizuje tvůj cloud. Postup se do něj zapisuje a to, co zapíšou tvá další zařízení, se sloučí.
copyFile_unsupported = Tento prohlížeč nedokáže udržovat soubor aktuální. Stáhni si postup tlačítkem „Zálohovat“ a na jiném zařízení ho sluč tlačítkem „Načíst“.
copyFile_begin = Nový soubor…
copyFile_choose = Existující soubor…
copyFile_stop = Ukončit kopii
copyFile_allow = Povolit
copyFile_anew = Zapsat znovu
copyFile_begun = Kopie: { $name }
copyFile_kept = Kopie: { $name }, zapsáno: { $date }
copyFile_problems_ask = Prohlížeč se ptá, než mapě dovolí použít soubor { $name }. Pokračuj volbou „Povolit“.
copyFile_problems_refused = Prohlížeč mapě nedovoluje použít soubor { $name }. Změň to vedle adresy stránky, nebo vyber jiný soubor.
copyFile_problems_away = Soubor { $name } není ve své složce. Vrať ho zpět, nebo vyber jiný.
copyFile_problems_locked = Soubor { $name } se nepodařilo přečíst nebo zapsat. Zavři ostatní programy, které ho používají, a zkus to znovu.
copyFile_problems_full = Na zápis souboru { $name } není místo. Uvolni místo a zkus to znovu.
copyFile_problems_damaged = Soubor { $name } je neúplný a zůstal beze změny. Tvůj postup je tu v bezpečí. Počkej, až cloud skončí, a zkus to znovu.
copyFile_problems_foreign = Soubor { $name } není záloha této mapy a zůstal beze změny. Vyber jiný soubor.
copyFile_problems_other-world = Soubor { $name } je z jiného světa a zůstal beze změny. Vyber jiný soubor.
copyFile_problems_newer = Soubor { $name } zapsala novější verze této mapy a zůstal beze změny. Načti stránku znovu, aktualizuje se.
copyFile_problems_taken = Soubor { $name } obsahuje kopii jiného průchodu. Vyber jiný soubor.

## manifest

manifest_description = Hledej, filtruj a odškrtávej { $summary }, online i offline.
manifest_page = Hledej, filtruj a odškrtávej { $summary } na mapě, kterou kreslí tvůj prohlížeč. Bez přihlášení, bez sledování a s postupem v bezpečí.
manifest_notStarted = Mapa se nespustila. Potřebuje JavaScript a Chrome nebo Edge 109, Firefox 115, Safari 16.4 či novější. Načti stránku znovu, nebo ji otevři v novějším prohlížeči.
manifest_needsScript = Mapa potřebuje JavaScript. Zapni ho pro tuto stránku a načti ji znovu.
manifest_needsServer = Ze souboru mapa nepoběží: potřebuje webový server. Ve složce projektu spusť npm start a otevři adresu, která se zobrazí.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Podmínky užití
terms_updated = 21. listopadu 2026
terms_intro = Itinerarium je bezplatná mapa pro všechny, kdo hrají { $game }. Tyto podmínky říkají, co od ní můžeš čekat a co čeká ona od tebe. „My“ znamená toho, kdo provozuje kopii Itineraria, na kterou se právě díváš.
terms_agreement_heading = Souhlas s podmínkami
terms_agreement_p1 = Tím, že Itinerarium používáš, s těmito podmínkami souhlasíš. Pokud s nimi nesouhlasíš, prosím, nepoužívej ho. Nepotřebuješ žádný účet a neuzavíráš žádné předplatné ani nákup.
terms_agreement_p2 = Mapu smíš používat ke všemu, co dovoluje zákon a tyto podmínky: jen pro sebe, při streamování, v návodech a videích nebo jako cíl odkazu. Kód programu je zveřejněn pod licencí MIT a každý smí pod touto licencí provozovat jeho kopii; části od jiných autorů, třeba symboly a písma, mají dál své vlastní licence, které jsou uvedeny na stránce „Autoři a zdroje“.
terms_prohibited_heading = Co není dovoleno
terms_prohibited_p1 = Nech prosím mapu použitelnou pro všechny. Není dovoleno:
terms_prohibited_item1 = používat ji tak, že to porušuje zákon nebo práva jiných;
terms_prohibited_item2 = pokoušet se proniknout na servery, které ji poskytují, přetěžovat je nebo rušit jejich chod, ani posílat automatické požadavky v takovém množství, že to ostatní poznají;
terms_prohibited_item3 = měnit ji za účelem šíření škodlivých programů nebo klamání lidí, kteří ji používají;
terms_prohibited_item4 = vydávat ji nebo její kopii za oficiální produkt studia nebo vydavatele hry;
terms_prohibited_item5 = odstraňovat z kódu, symbolů nebo písem, které kopíruješ, údaje o autorství a licenci.
terms_moderation_heading = Kontrola obsahu
terms_moderation_p1 = Návštěvníci tu nemohou nic zveřejnit: nejsou tu komentáře, profily ani nahrávání na server. Soubor s nalezenými místy, který vybereš přes „Načíst“, přečte tvůj vlastní prohlížeč a dál se nedostane; nemáme tedy nic tvého, co bychom měli kontrolovat, uchovávat nebo stahovat.
terms_moderation_p2 = O místa na mapě se někdo ručně stará. Opravy se do ní dostávají přes veřejný zdrojový kód projektu, kde se každý návrh před přijetím kontroluje. Kterékoli místo můžeme kdykoli opravit, přeformulovat nebo odstranit, zejména je-li chybné, urážlivé nebo porušuje-li něčí práva. Pokud se domníváš, že něco z toho, co je tu zobrazeno, porušuje práva tvá, řekni to provozovateli této kopie nebo projektu, uveď, co to je a kde, a bude to bez průtahů prověřeno.
terms_liability_heading = Omezení odpovědnosti
terms_liability_p1 = Mapa je udělaná pečlivě, ale nabízí se tak, jak je a jak je dostupná, bez jakékoli záruky. Polohy, názvy a popisy mohou být chybné nebo zastaralé, třeba poté, co se hra změní, a mapa může být pomalá, nedostupná nebo jednoho dne zmizet.
terms_liability_p2 = V rozsahu, v jakém to zákon dovoluje, neodpovídáme za škodu, která vznikne používáním mapy nebo tím, že ji používat nelze, včetně ztraceného postupu na mapě nebo ve hře a ztraceného času. Tvůj postup na mapě je ve tvém prohlížeči a prohlížeče mohou o uložené věci přijít: jistota je občas stisknout „Zálohovat“.
terms_liability_p3 = Nic z toho neomezuje odpovědnost, kterou zákon omezit nedovoluje, například za úmysl nebo hrubou nedbalost či za újmu na životě, těle nebo zdraví, ani práva, která máš v místě svého bydliště jako spotřebitel.
terms_affiliation_heading = Bez vazby na hru
terms_affiliation_p1 = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio } ani na vydavatele hry a nikdo z nich ho neschvaluje ani nesponzoruje. { $game } a názvy, které k tomu patří, jsou ochranné známky svých vlastníků a používají se tu jen proto, aby bylo jasné, o které hře mapa je.
terms_affiliation_p2 = Součástí mapy není žádný obrázek, text, ikona ani kód hry. Odkazy, které vedou jinam, jsou tu jen pro pohodlí; za to, co na nich je, odpovídají ti, kdo ty stránky provozují.
terms_changes_heading = Změny
terms_changes_p1 = Tyto podmínky se mohou změnit, když se změní mapa. Datum nahoře říká, kdy se to stalo naposled, a veřejná historie projektu ukazuje, co se změnilo. Platí znění na této stránce; kdo mapu po změně používá, přijímá je.
terms_changes_p2 = Ukáže-li se některá z těchto podmínek jako neplatná, ostatní zůstávají, jak jsou.

privacy_title = Ochrana soukromí
privacy_updated = 28. listopadu 2026
privacy_intro = Ve zkratce: není tu žádné přihlašování, tvá nalezená místa, špendlíky a nastavení zůstávají ve tvém prohlížeči a v Itinerariu není zabudovaná žádná analytika ani reklama. Delší verze následuje. „Provozovatel“ znamená toho, kdo provozuje kopii Itineraria, na kterou se právě díváš.
privacy_known_heading = Co o tobě víme
privacy_known_p1 = Nic. Nejsou tu účty, formuláře ani cookies. Co hledáš a která místa najdeš, se zpracuje ve tvém prohlížeči a nikam se neposílá.
privacy_known_p2 = Aby ti prohlížeč stránku ukázal, musí si její soubory stáhnout ze serveru provozovatele. Jako u každého webu ten server požadavek vidí: tvou IP adresu, čas, soubor a to, co o sobě prohlížeč říká. Servery si takové požadavky kvůli bezpečnosti často krátkou dobu uchovávají v záznamu; jak dlouho, určuje provozovatel nebo společnost, která server poskytuje. O tvých nálezech v těch požadavcích nic není. Adresa mapy říká, co je na obrazovce (otevřené místo, kde mapa právě je, špendlík, které druhy jsou zobrazené), takže to server vidí, když stránku načteš znovu nebo otevřeš odkaz. Odkaz vytvořený přes „Sdílet“ obsahuje jedno místo nebo jeden bod. Ani jedno neříká nic o tobě.
privacy_known_p3 = Když mapa sleduje hru, čte soubor s logem, který vybereš, nebo se ptá programu: na tvém vlastním počítači na localhost:8765, nebo tam, kde to určíš ty či provozovatel tohoto webu. Kde ve hře jsi, se nikam neposílá ani neukládá a po zavření stránky se zapomene. Když mezitím přejdeš na mapu jiného kraje, prohlížeč si do jejího otevření pamatuje, který soubor nebo program to byl.
privacy_known_p4 = Stránka jiného webu, která ukazuje mapu v rámu, se může zeptat, která místa v tomto rámu otevřeš a která tam označíš jako nalezená nebo nenalezená. O tom, co je nalezeno jinde, se nedozví nic. Co s tím ten web udělá, je na něm.
privacy_storage_heading = Co se ukládá v prohlížeči
privacy_storage_p1 = Aby mapa vypadala stejně, až se vrátíš, vede si tvůj prohlížeč pro tuto stránku malou databázi (IndexedDB) a několik položek v místním úložišti. Číst je může jen tato stránka a zůstávají, dokud je nesmažeš:
privacy_storage_item1 = filters-store: které druhy míst zobrazuješ nebo skrýváš. filter-sets-store: sady filtrů, které máš uložené, s jejich názvy.
privacy_storage_item2 = Databáze { $database }: ID míst, která byla označena jako nalezená nebo nenalezená, kolikrát, a který den byla nalezena; tvé vlastní špendlíky a poznámky k místům s jejich texty; tvých posledních 50 změn, každá s časem a náhodným jménem karty prohlížeče, ve které vznikla; a až pět dřívějších verzí, aby se změny daly vrátit.
privacy_storage_item3 = progress-store: druhá kopie nalezených ID a jejich dnů. Prohlížeče, které databázi nenabízejí, ukládají změny a dřívější verze místo toho do progress-history.
privacy_storage_item4 = pins-store: druhá kopie tvých vlastních špendlíků a poznámek: kde jsou, co v nich stojí, jejich ikona a barva. Ze smazaného zůstává jen ID, aby zůstal smazaný.
privacy_storage_item5 = keeping-store: kolik tvých nalezených míst a změn špendlíků bylo v poslední záloze, jestli nějaká byla a jestli byl prohlížeč požádán, aby tato data uchoval. copy-file a databáze, jejíž název končí na .copy-file: název souboru, ve kterém uchováváš kopii, a odkaz prohlížeče na něj, dokud kopii neukončíš.
privacy_storage_item6 = playthroughs-store a druhá kopie v databázi, jejíž název končí na .playthroughs: názvy tvých průchodů hrou a který byl vybrán naposled, pokud máš i druhý. Co se pro něj uchovává, stojí pod stejnými názvy jako výše, za tečkou následuje jméno světa a osm číslic nebo písmen. last-world: který svět byl otevřený naposled, je-li jich víc; názvy pro jiné světy než první končí jejich jménem.
privacy_storage_item7 = settings-store: velikost značek, styl mapy, jazyk, pokud byl zvolen, jestli jsou panel, názvy na mapě a upozornění otevřené nebo zobrazené, jestli jednotlivé klávesy něco dělají, jestli oznámení zůstávají, dokud je nezavřeš, které kategorie jsou sbalené, jestli se uchovávají všechny světy, kudy vedou trasy, jestli využívají rychlé cestování a jak daleko od nich se místa vypisují, a pro sledování hry, jestli se místa, která míjíš, označují jako navštívená, jestli obrazovka zůstává zapnutá, jestli se hlásí odbočky, a adresa programu, pokud ji zadáš.
privacy_storage_item8 = last-position: které místo mapy bylo naposled vidět a jak moc bylo přiblížené. last-land a obrázek v mezipaměti prohlížeče: jak krajina na tom místě vypadala, aby byla příště hned vidět.
privacy_storage_item9 = seen-places: po které místo už mapa oznámila přidaná místa, jakmile je nějaké nalezené.
privacy_storage_item10 = Databáze, jejíž název končí na .pictures: obrázky u tvých špendlíků a poznámek, zmenšené a bez toho, co k nim zapisuje fotoaparát, třeba kde byl. Jsou v zálohách, pokud chceš, a v žádném odkazu. Obrázek, na který už nic neodkazuje, se po 30 dnech smaže.
privacy_offline_heading = Soubory pro používání bez připojení
privacy_offline_p1 = Aby mapa fungovala i bez připojení, uchovává tvůj prohlížeč pomocí service workeru kopii souborů této stránky: stránky a skripty, o něco víc než megabajt, a obrázky a data každého světa, který otevřeš, nebo všech světů, pokud si to zvolíš v Nastavení. Poznamenává si, které světy to jsou. Soubory jsou pro všechny stejné a o tobě neříkají nic. V Nastavení je vidět, jestli je kopie úplná. Čas od času se prohlížeč zeptá serveru provozovatele, jestli existuje novější verze; to je požadavek jako každý jiný.
privacy_offline_p2 = Když se stránka načte znovu sama, třeba kvůli přechodu na novější verzi, poznamená si v kartě prohlížeče, které místo, trasa, měřená čára a záložka panelu byly otevřené, která místa byla navštívená a co bylo napsané ve vyhledávání; po návratu si poznámku přečte a smaže ji. Kdykoli stránku opustíš nebo načteš znovu, poznamená si stejným způsobem náhodné jméno karty a to, zda mapa ukazovala tvůj vlastní pohled, nebo pohled z odkazu.
privacy_deleting_heading = Čtení a mazání uložených dat
privacy_deleting_p1 = Pokud se některá z těchto položek poškodí, nezahodí se, ale odloží se stranou pod svým jménem s „.unreadable“ a číslem za ním, protože tvůj postup se z ní možná ještě dá zachránit. Místa, která jsou jen navštívená, se pamatují, dokud stránku nezavřeš nebo nenačteš znovu, a neukládají se na déle, než kolik stránka potřebuje, aby se sama načetla.
privacy_deleting_p2 = „Zálohovat“ v Nastavení ti dá tvá nalezená místa, špendlíky a poznámky jako soubor ve tvém vlastním zařízení, „Exportovat špendlíky“ jen špendlíky a poznámky. I soubor, který vybereš přes „Načíst“, se čte ve tvém zařízení.
privacy_deleting_p3 = „Poslat do zařízení“ vloží tvá nalezená místa, špendlíky a poznámky do odkazu a do kódu. Stojí za znakem # v adrese, a tu část prohlížeče nikdy neposílají na server. Kdo má odkaz, může je číst, proto ho dávej jen vlastním zařízením nebo lidem, kteří je smějí znát.
privacy_deleting_p4 = „Vymazat“ v Nastavení vyprázdní seznam nalezených míst; dá se to vrátit, takže odstraněná ID zůstávají mezi dřívějšími verzemi, dokud jejich místo nezabere pět pozdějších. Stejně tak tam a mezi tvými posledními 50 změnami zůstávají slova špendlíků a poznámek, které byly změněny nebo smazány. Chceš-li odstranit všechny stopy najednou, včetně uchovaných souborů, smaž data této stránky ve svém prohlížeči: obvykle je najdeš v nastavení prohlížeče pod „Soubory cookie a data stránek“ nebo za ikonou vedle adresy. Mapa funguje i bez toho všeho a začne znovu od začátku.
privacy_analytics_heading = Anonymní analytika návštěv
privacy_analytics_p1 = Žádná zabudovaná není: návštěvy stránek se nepočítají a žádný skript, obrázek ani písmo se nenačítá z cizího serveru.
privacy_analytics_p2 = Provozovatel, který ke kopii Itineraria analytiku přidá, to musí říct na tomto místě, uvést službu, co zaznamenává, proč a jak dlouho, a zeptat se tě dřív, než se kvůli ní cokoli zaznamená nebo uloží. I když odmítneš nebo neodpovíš, musí mapa zůstat plně použitelná.
privacy_advertising_heading = Souhlas s reklamou
privacy_advertising_p1 = Není tu žádná reklama a žádní reklamní partneři, které by bylo třeba schvalovat.
privacy_advertising_p2 = Provozovatel, který reklamu přidá, tu musí její poskytovatele uvést a požádat tě o souhlas dřív, než se kterýkoli z nich načte. V takovém případě se v Nastavení objeví tlačítko „Upravit souhlas“, kde si svou volbu můžeš kdykoli prohlédnout a změnit, nebo souhlas odvolat stejně snadno, jako byl udělen. Dokud tu nic souhlas nepotřebuje, to tlačítko tu není.
privacy_rights_heading = Tvá práva k údajům
privacy_rights_p1 = Zákony, jako je obecné nařízení o ochraně osobních údajů (GDPR), ti dávají práva k údajům o tobě. Co mapa uchovává, máš ve svých rukou, takže většinu těch práv můžeš uplatnit hned a bez pomoci:
privacy_rights_item1 = Přístup a přenositelnost: „Zálohovat“ ti dá kopii v jednoduchém formátu, který přečtou i jiné programy.
privacy_rights_item2 = Oprava: označ kterékoli místo jako nalezené nebo nenalezené, nebo změň kterékoli nastavení.
privacy_rights_item3 = Výmaz: „Vymazat“ v Nastavení, nebo smaž data této stránky ve svém prohlížeči.
privacy_rights_item4 = Námitka a odvolání souhlasu: dokud není přidaná analytika ani reklama, není proti čemu namítat; kde přidané jsou, je tím místem „Upravit souhlas“ v Nastavení.
privacy_questions_heading = Otázky a změny
privacy_questions_p1 = Na to, co může zodpovědět jen provozovatel, třeba na záznamy serveru nebo na služby, které přidal, se prosím ptej jeho: za svou kopii odpovídá on. Můžeš si také stěžovat u úřadu pro ochranu osobních údajů v místě svého bydliště.
privacy_questions_p2 = Když se změní, co mapa ukládá, změní se s tím i tato stránka a datum nahoře říká kdy.

credits_title = Autoři a zdroje
credits_updated = 29. listopadu 2026
credits_intro = Itinerarium stojí na práci mnoha lidí. Tady je, odkud pocházejí jeho údaje, symboly a písma a pod jakými licencemi se používají.
credits_facts_heading = Údaje
credits_facts_plain = Kde co ve světě hry stojí, je prostě fakt. Žádný obrázek, text, ikona ani kód hry nebo jiné stránky nebyl převzat.
credits_facts_surveyed = Kde co ve světě hry stojí, je prostě fakt. { $survey } Žádný obrázek, text, ikona ani kód hry nebo jiné stránky nebyl převzat.
credits_facts_other = { $title }, ze hry { $game }: { $survey }
credits_facts_made = Kresby, mapa a texty na této stránce vznikly pro Itinerarium.
credits_glyphs_heading = Symboly
credits_glyphs_all = Ze sbírky game-icons.net, jejímiž autory jsou Lorc, Delapouite, Caro Asercion a další přispěvatelé, pochází část symbolů míst (počet: { $count }) a sedm ikon špendlíků; používají se pod licencí Creative Commons Uveďte původ 3.0 (CC BY 3.0). Jejich obrysy byly zvětšeny nebo zmenšeny, vystředěny a zčásti upraveny. Ostatní symboly byly nakresleny pro Itinerarium.
credits_glyphs_signs = Ze sbírky game-icons.net, jejímiž autory jsou Lorc, Delapouite, Caro Asercion a další přispěvatelé, pochází sedm ikon špendlíků; používají se pod licencí Creative Commons Uveďte původ 3.0 (CC BY 3.0). Jejich obrysy byly zvětšeny nebo zmenšeny, vystředěny a zčásti upraveny. Ostatní symboly byly nakresleny pro Itinerarium.
credits_glyphs_other = { $title }, ze hry { $game }: symboly míst ze stejné sbírky, počet: { $count }.
credits_typefaces_heading = Písma
credits_typefaces_p1 = Alegreya Sans a Alegreya SC, autor Juan Pablo del Peral pro Huerta Tipográfica, používají se pod SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = Stránka je postavena na React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox a Tailwind CSS, každé pod svou vlastní otevřenou licencí. Samotný kód Itineraria je pod licencí MIT.
credits_software_texts = Všechny balíčky, jejich verze a úplné texty licencí
credits_affiliation_heading = Bez vazby na hru
credits_affiliation_p1 = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio }, na vydavatele hry ani na nikoho jiného, kdo hru { $game } vytvořil nebo prodává, a nikdo z nich ho neschvaluje ani nepodporuje.
keepFile_title = Uložit soubor
keepFile_hints_both = Tato aplikace neumí stahovat soubory. Soubor si ulož sdílením, nebo zkopíruj jeho text do souboru s příponou { $ending }.
keepFile_hints_share = Tato aplikace neumí stahovat soubory. Soubor si ulož sdílením.
keepFile_hints_copy = Tato aplikace neumí stahovat soubory. Zkopíruj text do souboru s příponou { $ending }, nebo otevři mapu ve svém prohlížeči.
keepFile_share = Sdílet soubor
keepFile_copy = Kopírovat text
keepFile_copied = Text zkopírován
keepFile_reminder = Mapa ti bude zálohu připomínat, dokud nepotvrdíš, že soubor dorazil.
keepFile_confirm = Potvrdit zálohu
keepFile_confirmed = Záloha potvrzena
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Soubor o sobě uvádí kódování „{ $name }“, které tento prohlížeč neumí. Ulož ho v UTF-8 a načti ho znovu.
upload_problem_held = V souboru je jen: { $what }. { $hint }
upload_held_track = { $amount ->
     [one] { $amount } záznam trasy
     [few] { $amount } záznamy trasy
    *[other] { $amount } záznamů trasy
    }
upload_held_route = { $amount ->
     [one] { $amount } trasa bez bodů
     [few] { $amount } trasy bez bodů
    *[other] { $amount } tras bez bodů
    }
upload_held_link = { $amount ->
     [one] { $amount } odkaz na jiný soubor
     [few] { $amount } odkazy na jiné soubory
    *[other] { $amount } odkazů na jiné soubory
    }
upload_held_overlay = { $amount ->
     [one] { $amount } obrázek přes mapu
     [few] { $amount } obrázky přes mapu
    *[other] { $amount } obrázků přes mapu
    }
upload_held_address = { $amount ->
     [one] { $amount } místo s adresou, ale bez souřadnic
     [few] { $amount } místa s adresou, ale bez souřadnic
    *[other] { $amount } míst s adresou, ale bez souřadnic
    }
upload_held_description = popis
upload_heldHints_track = Tato mapa čte body a trasy. Ulož záznam jako trasu a načti ji znovu.
upload_heldHints_link = Otevři odkaz, ulož jeho místa do souboru a načti ten.
upload_heldHints_place = Tato mapa ukazuje místa se souřadnicemi. Doplň je a načti soubor znovu.
upload_unknownReasons_address = jen adresa, bez souřadnic
upload_notJson_kmz = Soubor je KMZ, tedy zabalené KML. Rozbal ho a načti KML, které je v něm.
pages_back = Zpět
pages_updated = Poslední změna: { $date }
pages_notFoundTitle = Tahle cesta nikam nevede.
pages_notFoundText = Tato stránka neexistuje. Mapa je pořád tam, kde byla.
pages_notFoundBack = Zpět na mapu
