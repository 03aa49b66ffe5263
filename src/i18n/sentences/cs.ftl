## start

chunkMissing = Tuto část mapy se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu; tvé nálezy jsou v tomto prohlížeči v bezpečí.

## first

map_menu = Nabídka mapy

# same
app_name = Itinerarium
app_title = Itinerarium: interaktivní mapa ke hře { $game }
app_subtitle = Interaktivní mapa ke hře { $game }
app_loadingMap = Mapa se rozvinuje…
world_shown = Svět: { $title }
world_choose = Vybrat svět
world_failedTitle = Místa na mapě se nepodařilo načíst.
world_failedText = Zkontroluj připojení a zkus to znovu. Tvé nálezy jsou v tomto prohlížeči v bezpečí.
world_retry = Zkusit znovu
map_label = Mapa ke hře { $game }
map_role = mapa
map_compassNorth = S
map_instructions = Šipky posouvají mapu, plus a minus mění přiblížení, Enter otevře místo nejblíž středu.
map_zoomIn = Přiblížit
map_zoomOut = Oddálit
map_enterFullScreen = Celá obrazovka
map_leaveFullScreen = Opustit celou obrazovku
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_scale = Měřítko: { $distance }
map_pointerCoordinate = Souřadnice pod ukazatelem
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] nalezeno
    *[other] zbývá najít
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
map_crosshair_nothing = Ve středu není žádné místo.
map_crosshair_near = { $where }.
map_crosshair_enter = Otevřeš ho klávesou Enter.
map_steer_label = Posouvat mapu
map_steer_toggle = Tlačítka k posouvání mapy
map_steer_sides_north = Na sever
map_steer_sides_west = Na západ
map_steer_sides_east = Na východ
map_steer_sides_south = Na jih
map_steer_choose = Otevřít místo ve středu
map_steer_addPoint = Přidat bod ve středu
map_steer_menu = Nabídka pro střed: špendlík, odkaz, měření
map_controls = Tlačítka mapy
map_changeBasemapStyle_parchment = Změnit vzhled: Pergamen
map_changeBasemapStyle_night = Změnit vzhled: Noc
map_changeBasemapStyle_plain = Změnit vzhled: Prostý
map_landFailed = Krajinu se nepodařilo načíst; místa tu jsou všechna.
map_viewFailedTitle = Mapu se nepodařilo zobrazit.
map_viewFailedText = Hledání, filtry a tvé nálezy fungují dál. Načti stránku znovu a zkus to ještě jednou.
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
panel_mapLabels = Názvy na mapě
panel_showing = { $all ->
     [one] Zobrazeno { $shown } z { $all } místa
     [few] Zobrazeno { $shown } z { $all } míst
    *[other] Zobrazeno { $shown } z { $all } míst
    }
panel_discovered = Nalezeno { $found } z { $all }
panel_filters = Filtry
panel_tab = Co panel ukazuje
panel_bar = Přístup do panelu
panel_search = Hledat
panel_more = Víc
panel_tabs_filters = Filtry
panel_tabs_progress = Postup
panel_tabs_list = Seznam
panel_tabs_pins = Špendlíky
search_label = Hledat místa
search_placeholder = Hledat místa…
search_clear = Vymazat hledání
search_searching = Hledá se…
search_results = Výsledky hledání
search_found = { $amount ->
     [one] Nalezeno { $amount } místo
     [few] Nalezena { $amount } místa
    *[other] Nalezeno { $amount } míst
    }
search_foundOwn = Nalezeno: { $own } { $own ->
     [one] tvůj špendlík nebo poznámka
     [few] tvoje špendlíky nebo poznámky
    *[other] tvých špendlíků nebo poznámek
    }
search_foundBoth = Nalezeno: { $amount } { $amount ->
     [one] místo
     [few] místa
    *[other] míst
    } a { $own } { $own ->
     [one] tvůj špendlík nebo poznámka
     [few] tvoje špendlíky nebo poznámky
    *[other] tvých špendlíků nebo poznámek
    }
search_nothing = { $hasOwn ->
     [yes] Pro „{ $text }“ tu není žádné místo ani nic z tvých špendlíků a poznámek.
    *[other] Pro „{ $text }“ tu není žádné místo.
    }
search_nothingHint = Zkus kratší slovo, druh místa nebo číslo značky.
search_nothingHintSuchAs = Zkus kratší slovo, druh místa, třeba „{ $example }“, nebo číslo značky.
search_clearAndBrowse = Vymazat hledání
search_loadMore = Načíst další…
search_id = č. { $id }
search_here = Tady: { $names }
card_label = Podrobnosti: { $label }
card_close = Zavřít
card_showMore = Ukázat víc
card_showLess = Ukázat míň
card_type = Druh
card_id = Číslo
card_coordinate = Souřadnice
card_copyCoordinate = Kopírovat souřadnice { $coordinate }
card_copied = Zkopírováno
card_yields = Najdeš tu
card_description = Popis
card_requirement = Jak se k tomu dostat
card_more = Číslo, souřadnice, kód
card_image = Kresba: { $label }
card_discovered = Nalezeno
card_mark = Označit nález
card_marked = Nalezeno
card_visited = Prohlédnuto
card_copyRefused = Prohlížeč nedovolil kopírování. Tady to je, už vybrané:
settings_open = Nastavení
toasts_region = Oznámení Alt+T
toasts_close = Zavřít oznámení
toasts_undo = Vrátit
storage_backup = Zálohovat teď
update_label = Nová verze
update_waiting = Je tu nová verze mapy. Tvůj záběr mapy i nálezy zůstanou.
update_elsewhere = Mapa se aktualizovala v jiné kartě prohlížeče. Tuhle načti znovu, až se ti to bude hodit.
update_reload = Načíst znovu
update_later = Později
chunk_title = Něco tu chybí
chunk_reload = Načíst znovu
chunk_close = Zavřít
footer_terms = Podmínky užití
footer_privacy = Ochrana soukromí
footer_credits = Zdroje a díky
footer_disclaimer = Upozornění
footer_disclaimerText = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio }, na vydavatele hry ani na nikoho jiného, kdo hru { $game } vytvořil nebo prodává, a nikdo z nich ho nepodporuje. Názvy hry a jejích míst patří svým vlastníkům.
footer_navigation = O této stránce
errorFallback_title = Něco se rozbilo.
errorFallback_share = Moc pomůže, když tuhle chybu pošleš správci!
errorFallback_safe = Tvé nálezy jsou v tomto prohlížeči v bezpečí.
errorFallback_copy = Kopírovat chybu
errorFallback_copied = Zkopírováno
errorFallback_reload = Načíst znovu
errorFallback_backup = Zálohovat nálezy
errorFallback_details = Podrobnosti chyby
pages_title = { $page } · { $site }
pages_back = Zpět
pages_updated = Poslední změna: { $date }
pages_notFoundTitle = Tahle cesta nikam nevede.
pages_notFoundText = Na této adrese žádná stránka není. Mapa je tam, kde byla vždycky.
pages_notFoundBack = Zpět na mapu
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
filters_isolate = Jen { $title }
filters_tallyLabel = Nalezeno { $found } z { $total }
filters_fold = Sbalit: { $category }
filters_checklist = Kontrolní seznam: { $type }
filters_more_found = Nalezená místa
filters_more_locked = { $locked }, nalezená místa
filters_more_yields = Byliny, knihy, nalezená místa
filters_more_both = { $locked }, byliny, knihy, nalezená místa
filters_on = zapnuto
progress_loading = Načítá se…
links_share = Sdílet
links_copied = Odkaz zkopírován
spot_pin = Špendlík na { $coordinate }
spot_label = Bod: { $coordinate }
spot_title = Bod { $coordinate }
spot_temporary = Tento špendlík není uložený: zmizí, jakmile tohle okénko zavřeš.
embed_copy = Kopírovat kód
embed_fixLanguage = Vždy v tomto jazyce
embed_copied = Kód k vložení zkopírován
embed_title = { $label } na mapě ke hře { $game }
embed_open = Otevřít celou mapu
embed_selected = Zobrazeno: { $label }
measure_metres = { $metres } m
measure_total = Celkem { $metres } m
measure_crosshair = Klávesou Enter přidáš bod ve středu.
lasso_crosshair = Klávesou Enter přidáš roh ve středu.
shortcuts_open = Klávesové zkratky
shortcuts_nothingLeft = Ze zobrazených míst už žádné další nezbývá najít.
shortcuts_nothingSelected = Nejdřív vyber místo, potom stiskni d.
amount_marks = { $amount } { $amount ->
     [one] nález
     [few] nálezy
    *[other] nálezů
    }
amount_pins = { $amount ->
     [one] { $amount } špendlík
     [few] { $amount } špendlíky
    *[other] { $amount } špendlíků
    }
amount_both = { $marks } { $marks ->
     [one] nález
     [few] nálezy
    *[other] nálezů
    } a { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }
pins_untitled = Špendlík
pins_card = Tvůj špendlík: { $label }
pins_edit = Upravit
pins_delete = Smazat
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
pins_showList = Seznam špendlíků a poznámek
pins_howTo = Klikni na mapu pravým tlačítkem a zvol „Přidat špendlík“.
pins_howToByFinger = Podrž prst na mapě a zvol „Přidat špendlík“.
pins_howToByKeys = Z klávesnice: Shift a F10 na mapě.
pins_addNote = Přidat poznámku
pins_editNote = Upravit poznámku
pins_deleteNote = Smazat poznámku
pins_yourNote = Tvá poznámka
filterOverride_drop = Zpět k mým
filterOverride_friends = Pohled od kamaráda.
filterOverride_isolatedUntitled = Tvůj výběr
filterOverride_backToAll = Zpět ke všemu, co bylo vidět
filterOverride_outOfSight = Ukázat { $amount } mimo výřez
filterOverride_isolatedAmount = Jen { $title }: { $shown } z { $total }
filterOverride_showing = Zobrazeno { $shown } z { $total }
filterOverride_shown = Co je zobrazeno
filterOverride_shortcuts = Rychlé filtry
filterOverride_stillToFind = Zbývá najít

## later

shortcuts_mapMenu = Nabídka mapy: sledovat hru, tisknout, vytvořit plakát
backups_title = Zálohy
backups_open = Všechny zálohy

toasts_marked = Nalezeno: { $label }
toasts_unmarked = Odznačeno: { $label }
toasts_markedMany = { $amount ->
     [one] Označeno { $amount } místo
     [few] Označena { $amount } místa
    *[other] Označeno { $amount } míst
    }
toasts_unmarkedMany = { $amount ->
     [one] Odznačeno { $amount } místo
     [few] Odznačena { $amount } místa
    *[other] Odznačeno { $amount } míst
    }
storage_newer_marks = { $backedUp ->
     [yes] Od poslední zálohy { $marks ->
         [one] přibyl
         [few] přibyly
        *[other] přibylo
        } { $marks } { $marks ->
         [one] nález
         [few] nálezy
        *[other] nálezů
        }.
    *[other] V žádné záloze ještě { $marks ->
         [one] není
         [few] nejsou
        *[other] není
        } { $marks } { $marks ->
         [one] nález
         [few] nálezy
        *[other] nálezů
        }.
    }
storage_newer_changes = { $backedUp ->
     [yes] Od poslední zálohy { $changes ->
         [one] přibyla
         [few] přibyly
        *[other] přibylo
        } { $changes } { $changes ->
         [one] změna
         [few] změny
        *[other] změn
        } u špendlíků a poznámek.
    *[other] V žádné záloze ještě { $changes ->
         [one] není
         [few] nejsou
        *[other] není
        } { $changes } { $changes ->
         [one] změna
         [few] změny
        *[other] změn
        } u špendlíků a poznámek.
    }
storage_newer_both = { $backedUp ->
     [yes] Od poslední zálohy přibylo: { $marks } { $marks ->
         [one] nález
         [few] nálezy
        *[other] nálezů
        } a { $changes } { $changes ->
         [one] změna
         [few] změny
        *[other] změn
        } u špendlíků a poznámek.
    *[other] V žádné záloze ještě není: { $marks } { $marks ->
         [one] nález
         [few] nálezy
        *[other] nálezů
        } a { $changes } { $changes ->
         [one] změna
         [few] změny
        *[other] změn
        } u špendlíků a poznámek.
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
search_settlements = Sídla
search_kinds = Druhy míst
search_moreKinds = { $amount ->
     [one] { $amount } další druh
     [few] { $amount } další druhy
    *[other] { $amount } dalších druhů
    }
search_showOnMap = { $amount ->
     [one] Zobrazit toto místo na mapě
     [few] Zobrazit tato { $amount } místa na mapě
    *[other] Zobrazit těchto { $amount } míst na mapě
    }
search_shownTitle = „{ $searched }“
search_isolateKind = Jen tento
search_isolateKindLabel = Jen tento druh: { $type }
settlement_label = Sídlo: { $name }
settlement_places = { $amount ->
     [one] { $amount } místo
     [few] { $amount } místa
    *[other] { $amount } míst
    }
settlement_services = Obchodníci a služby
settlement_others = Dále je tu
settlement_found = Nalezeno { $found } z { $all }
settlement_foundLeft = Nalezeno { $found } z { $all }, zbývá najít: { $left }
settlement_tally = { $found } / { $all }
settlement_nothing = Neleží tu žádné místo z mapy.
settlement_isolate = Jen co je tady
settlement_list = Seznam v panelu
list_heading = Místa v záběru
list_amount = { $amount ->
     [0] V záběru není žádné místo
     [one] V záběru je { $amount } místo
     [few] V záběru jsou { $amount } místa
    *[other] V záběru je { $amount } míst
    }
list_middle = Střed mapy: { $where }
list_order = Řazení
list_orders_kind = Podle druhu
list_orders_distance = Od nejbližších
list_ofKind = { $amount }
list_kind = { $amount ->
     [one] { $title }: { $amount } místo
     [few] { $title }: { $amount } místa
    *[other] { $title }: { $amount } míst
    }
list_nearest = Místa v záběru od nejbližších
list_more = Zobrazit další
list_none = V této části mapy neleží žádné místo, které by filtry ukazovaly.
list_noneHint = Posuň mapu, oddal ji, nebo si ve „Filtrech“ zobraz víc druhů míst.
list_move = Posouvat mapu
list_sides_north = Sever
list_sides_west = Západ
list_sides_east = Východ
list_sides_south = Jih
list_closer = Blíž
list_farther = Dál
settings_title = Nastavení
settings_close = Zavřít
settings_back = Zpět do Nastavení
settings_markerSize = Velikost značek
settings_markerSizeHeading = Velikost značek
settings_pixels = { $size } px
settings_basemapStyle = Vzhled krajiny
settings_basemapStyles_parchment_name = Pergamen
settings_basemapStyles_parchment_hint = inkoust na starém papíře
settings_basemapStyles_night_name = Noc
settings_basemapStyles_night_hint = tmavý, na hraní v noci
settings_basemapStyles_plain_name = Prostý
settings_basemapStyles_plain_hint = jasný a klidný, na tisk
settings_language = Jazyk (Language)
settings_languageFailed = Jazyk se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
settings_languageNewer = Tvůj jazyk přináší nová verze mapy, která už je připravená.
settings_languageMissing = Mapa je zatím anglicky: její texty ve tvém jazyce v tomto zařízení nejsou. Otevři ji jednou s připojením a budou tu.
settings_keepNotifications = Nechat oznámení, dokud je nezavřu
settings_manage = Správa nálezů
settings_manageHint = Záloha je malý soubor. Načti ho v jiném zařízení a tvůj seznam půjde s tebou.
settings_upload = Načíst
settings_backup = Zálohovat
settings_exportPins = Exportovat špendlíky (GeoJSON)
settings_fileRefused = Tento prohlížeč odtud neuloží žádný soubor: otevři stránku v jiném prohlížeči a zkus to znovu.
settings_clear = Vymazat
settings_earlier = Dřívější seznamy
settings_earlierHint = Tvůj seznam, jak vypadal před většími změnami. I návrat k němu se dá vzít zpátky.
settings_earlierReasons_clear = Před vymazáním
settings_earlierReasons_import = Před přidáním ze souboru nebo odkazu
settings_earlierReasons_migration = Před aktualizací
settings_earlierReasons_restore = Před obnovením
settings_restore = Obnovit
settings_restoreLabel = Obnovit: { $size }, { $reason }
settings_restoreDated = Obnovit: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = před vymazáním
settings_restoreReasons_import = před přidáním ze souboru nebo odkazu
settings_restoreReasons_migration = před aktualizací
settings_restoreReasons_restore = před obnovením
settings_clearQuestion = Vymazat všechny nálezy?
settings_clearText = { $amount ->
     [0] Zatím není nic označeno jako nalezené.
     [one] { $amount } nález zmizí z mapy. „Vrátit“ ho přinese zpátky a dřívější seznamy máš v Nastavení.
     [few] { $amount } nálezy zmizí z mapy. „Vrátit“ je přinese zpátky a dřívější seznamy máš v Nastavení.
    *[other] { $amount } nálezů zmizí z mapy. „Vrátit“ je přinese zpátky a dřívější seznamy máš v Nastavení.
    }
confirm_title = Určitě to chceš udělat?
confirm_description = Tohle smaže data a nejde to vrátit.
confirm_confirm = Potvrdit
confirm_cancel = Zrušit
toasts_uploadFailed = Soubor se nepodařilo načíst
toasts_uploadMerged = Načtené nálezy sloučeny
toasts_backupStarted = Záloha se stahuje
toasts_pinsExported = Tvé špendlíky se stahují
toasts_cleared = Nálezy vymazány
toasts_restored = Obnoveno: { $size }
storage_retry = Zkusit znovu
storage_dismiss = Zavřít
storage_emptied_marks = Data této stránky byla v prohlížeči smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $marks } { $marks ->
     [one] nález
     [few] nálezy
    *[other] nálezů
    }.
storage_emptied_pins = Data této stránky byla v prohlížeči smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }.
storage_emptied_both = Data této stránky byla v prohlížeči smazána, zatímco byla mapa otevřená. Na obrazovce je ještě: { $marks } { $marks ->
     [one] nález
     [few] nálezy
    *[other] nálezů
    } a { $pins } { $pins ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }.
storage_backedUp_empty = Tvůj seznam je prázdný: není co zálohovat.
storage_backedUp_never = Všechny nálezy, špendlíky a poznámky jsou ze souboru nebo z odkazu. Žádnou zálohu tu ještě nemáš.
storage_backedUp_all = Všechny nálezy, špendlíky a poznámky jsou v poslední záloze.
storage_backedUp_takenIn = Všechny nálezy, špendlíky a poznámky jsou v poslední záloze, nebo od té doby přišly ze souboru či odkazu.
storage_keep = Nechat
storage_startAfresh = Začít znovu
storage_problems_blocked = Tento prohlížeč nedovolí stránce nic uchovat: tvé nálezy vydrží, jen dokud ji nezavřeš. Než odejdeš, udělej si zálohu.
storage_problems_full = Poslední změnu vidíš, ale nepodařilo se ji uložit: úložiště prohlížeče je plné. Zkusí se to znovu; zatím si udělej zálohu.
storage_problems_one-copy = Tvé nálezy jsou uložené, ale jen na jednom ze dvou míst: to druhé je plné, nebo tam prohlížeč nic uložit nedovolí. Občas si udělej zálohu.
storage_problems_newer = Tvůj seznam uložila novější verze této mapy. Tady ho vidíš, ale nemění se: načti stránku znovu a dostaneš tu verzi.
storage_problems_stuck = Tvůj uložený seznam se nepodařilo přečíst a na jeho odložení nebylo místo. Zůstává, jak je, a nové nálezy se neukládají: než odejdeš, udělej si zálohu.
storage_problems_quarantined = Tvůj uložený seznam se nepodařilo přečíst. Byl beze změny odložen stranou a začal nový.
storage_problems_copy-quarantined = Jednu ze dvou kopií tvého seznamu se nepodařilo přečíst. Byla beze změny odložena stranou a vidíš, co je v té druhé.
storage_problems_pins-quarantined = Tvé uložené špendlíky a poznámky se nepodařilo přečíst. Byly beze změny odloženy stranou. Tvých nálezů se to netýká.
storage_problems_pins-copy-quarantined = Jednu ze dvou kopií tvých špendlíků a poznámek se nepodařilo přečíst. Byla beze změny odložena stranou a vidíš, co je v té druhé.
storage_problems_settings-full = Nastavení se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_settings-newer = Nastavení uložila novější verze této mapy. Tady se nic z toho nemění: načti stránku znovu a dostaneš tu verzi. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_settings-stuck = Nastavení se nepodařilo přečíst a na odložení nebylo místo. Zůstává, jak je, a jeho změny se neukládají. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_settings-quarantined = Nastavení se nepodařilo přečíst. Bylo beze změny odloženo stranou a platí obvyklé. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_filters-full = Filtry se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_filters-newer = Filtry uložila novější verze této mapy. Tady se nic z toho nemění: načti stránku znovu a dostaneš tu verzi. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_filters-stuck = Filtry se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_filters-quarantined = Filtry se nepodařilo přečíst. Byly beze změny odloženy stranou a zobrazují se všechny druhy míst. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_backup-full = Údaje o poslední záloze se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_backup-newer = Údaje o poslední záloze uložila novější verze této mapy. Tady se nic z toho nemění: načti stránku znovu a dostaneš tu verzi. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_backup-stuck = Údaje o poslední záloze se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_backup-quarantined = Údaje o poslední záloze se nepodařilo přečíst. Byly beze změny odloženy stranou a příští připomínka může přijít brzy: s novou zálohou začnou znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_playthroughs-full = Názvy průchodů se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_playthroughs-newer = Názvy průchodů uložila novější verze této mapy. Tady se nic z toho nemění: načti stránku znovu a dostaneš tu verzi. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_playthroughs-stuck = Názvy průchodů se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_playthroughs-quarantined = Názvy průchodů se nepodařilo přečíst. Byly beze změny odloženy stranou a průchody, jejichž seznamy tu ještě jsou, se ukazují bez názvu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_history-full = Kopie dřívějších seznamů a kroků, které se dají vrátit, se nepodařilo uložit: úložiště prohlížeče je plné. Zkusí se to znovu. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_history-newer = Kopie dřívějších seznamů a kroků, které se dají vrátit, uložila novější verze této mapy. Tady se nic z toho nemění: načti stránku znovu a dostaneš tu verzi. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_history-stuck = Kopie dřívějších seznamů a kroků, které se dají vrátit, se nepodařilo přečíst a na odložení nebylo místo. Zůstávají, jak jsou, a jejich změny se neukládají. Tvých nálezů, špendlíků a poznámek se to netýká.
storage_problems_history-quarantined = Kopie dřívějších seznamů a kroků, které se dají vrátit, se nepodařilo přečíst. Byly beze změny odloženy stranou a použije se to, co z nich má databáze prohlížeče. Tvých nálezů, špendlíků a poznámek se to netýká.
offline_preparing = Bez připojení: připravuje se…
offline_ready = Bez připojení: připraveno, { $megabytes } MB
offline_failed = Bez připojení: není připraveno. Některé soubory se nepodařilo stáhnout; zkus to znovu, až budeš online.
offline_tryAgain = Zkusit znovu
offline_saving = Bez připojení: nepřipraveno, protože tvůj prohlížeč šetří data.
offline_prepare = Připravit
offline_cacheAll = Uchovat všechny světy i bez připojení (ještě { $megabytes } MB)
offline_allCached = Všechny světy i bez připojení (všechny tu jsou)
offline_cachingAll = Stahují se všechny světy…
offline_noRoom = Není místo: { $world }. Úložiště tohoto prohlížeče je plné.
offline_notFetched = Některé soubory se nepodařilo stáhnout: { $world }.
offline_appShell = samotná stránka
offline_notCachedTitle = Svět „{ $world }“ v tomto zařízení ještě není.
offline_notCachedText = Mapa funguje bez připojení, jakmile se jednou otevře s ním. Až se připojení vrátí, bude tato stránka sama pokračovat.
offline_cachedWorlds = Tyhle tu jsou:
more_share = Sdílet tento pohled
more_send = Poslat do jiného zařízení
more_refused = Prohlížeč nedovolil kopírování.
filters_tally = { $found } / { $total }
filters_yields = Jen místa, kde je
filters_onlyFound = Jen nalezená
filters_yieldsAll = Cokoli, nebo i nic
filters_anyHerb = Jakákoli bylina
filters_anyBook = Jakákoli kniha dovedností
filters_herbs = Byliny
filters_books = Knihy dovedností
progress_whole = Celá mapa
progress_byArea = Podle okolí
progress_tally = Nalezeno { $found } z { $total }
progress_left = { $amount ->
     [0] vše nalezeno
     [one] zbývá { $amount }
     [few] zbývají { $amount }
    *[other] zbývá { $amount }
    }
progress_barLabel = { $title }: nalezeno
progress_openList = Kontrolní seznam: { $title }
progress_markInView = { $amount ->
     [one] Označit { $amount } místo v záběru
     [few] Označit { $amount } místa v záběru
    *[other] Označit { $amount } míst v záběru
    }
progress_nothingInView = V záběru není co označit
progress_lasso = Nakreslit čáru kolem míst
progress_many = Víc míst najednou
progress_back = Všechny druhy
progress_order = Řazení
progress_orders_distance = Vzdálenost
progress_orders_name = Název
progress_orders_id = Číslo
progress_onlyMissing = Jen co zbývá najít
progress_onlyMissingHint = Co tu zaškrtneš, zůstane v seznamu, dokud z něj neodejdeš.
progress_nothingMissing = Máš nalezeno všechno.
progress_again = Seřadit znovu podle záběru
progress_metres = { $metres } m
progress_box = Nalezeno: { $label } č. { $id }
toasts_undone_mark = Vráceno: { $label }, nález je zase pryč
toasts_undone_unmark = Vráceno: { $label }, nález je zpátky
toasts_undone_mark-many = Vráceno: nálezy jsou zase pryč
toasts_undone_unmark-many = Vráceno: nálezy jsou zpátky
toasts_undone_clear = Vráceno: tvůj seznam je zpátky
toasts_undone_import = Vráceno: přidané nálezy jsou zase pryč
toasts_undone_restore = Vráceno: seznam je jako předtím
toasts_undone_pin = Vráceno: špendlík je zase pryč
toasts_undone_pin-edit = Vráceno: špendlík je jako předtím
toasts_undone_pin-move = Vráceno: špendlík je zpátky na svém místě
toasts_undone_pin-delete = Vráceno: špendlík je zpátky
toasts_undone_pins-delete = Vráceno: tvé špendlíky jsou zpátky
toasts_undone_note = Vráceno: poznámka je jako předtím
toasts_nothingToUndo = Není co vrátit.
undoing_kept = { $amount ->
     [one] Jedna věc zůstává, jak je: mezitím se změnila.
     [few] { $amount } věci zůstávají, jak jsou: mezitím se změnily.
    *[other] { $amount } věcí zůstává, jak je: mezitím se změnily.
    }
undoing_allKept = Nic se nezměnilo: co ten krok změnil, se mezitím změnilo znovu.
undoing_redo = Znovu
undoing_redone = Provedeno znovu: { $what }
undoing_nothingToRedo = Není co provést znovu.
undoing_recent_title = Poslední změny
undoing_recent_hint = Posledních 50 změn v seznamu, nejnovější první. Každou lze vrátit zvlášť: co se mezitím změnilo, zůstane, jak je.
undoing_recent_nothing = Zatím se nic nezměnilo.
undoing_recent_undo = Vrátit: { $what }
undoing_recent_redo = Provést znovu: { $what }
undoing_recent_undone = vráceno
undoing_elsewhere_title = Vrátit krok z jiné karty prohlížeče?
undoing_elsewhere_description = V této kartě už není co vrátit. Poslední předchozí krok proběhl v jiné kartě nebo při dřívější návštěvě:
undoing_elsewhere_confirm = Vrátit
undoing_elsewhere_cancel = Zrušit
undoing_action_mark = Označeno: { $label }
undoing_action_unmark = Odznačeno: { $label }
undoing_action_mark-many = Označeno: { $amount } { $amount ->
     [one] místo
     [few] místa
    *[other] míst
    }
undoing_action_unmark-many = Odznačeno: { $amount } { $amount ->
     [one] místo
     [few] místa
    *[other] míst
    }
undoing_action_clear = Vymazáno: { $amount } { $amount ->
     [one] nález
     [few] nálezy
    *[other] nálezů
    }
undoing_action_import = Přidáno ze souboru nebo odkazu: { $what }
undoing_action_restore = Obnoven dřívější seznam, změnilo se: { $what }
undoing_action_pin = Přidaný špendlík: { $label }
undoing_action_pin-edit = Upravený špendlík: { $label }
undoing_action_pin-move = Přesunutý špendlík: { $label }
undoing_action_pin-delete = Smazaný špendlík: { $label }
undoing_action_pins-delete = Smazáno: { $amount } { $amount ->
     [one] špendlík
     [few] špendlíky
    *[other] špendlíků
    }
undoing_action_note = Napsaná, změněná nebo smazaná poznámka: { $label }
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
pins_moveHint = Každý krok je jeden metr, se Shiftem deset. Na mapě můžeš špendlík přetáhnout.
pins_steps_north = Sever
pins_steps_west = Západ
pins_steps_south = Jih
pins_steps_east = Východ
pins_movedTo = Teď na { $coordinate }
pins_title = Název
pins_titleHint = Podle čeho ho budeš hledat
pins_noteHint = Cokoli si chceš zapamatovat
pins_glyph = Znak
pins_colour = Barva
pins_left = { $amount ->
     [0] Už není místo
     [one] Zbývá { $amount } znak
     [few] Zbývají { $amount } znaky
    *[other] Zbývá { $amount } znaků
    }
pins_save = Uložit
pins_cancel = Zrušit
pins_discard_title = Zahodit napsané?
pins_discard_description = Ještě to není uložené.
pins_discard_confirm = Zahodit
pins_discard_cancel = Psát dál
pins_list = Špendlíky a poznámky
pins_none = Zatím nemáš žádné špendlíky.
pins_order = Řazení
pins_orders_distance = Vzdálenost
pins_orders_title = Název
pins_again = Seřadit znovu podle záběru
pins_more = Zobrazit další
pins_pinsList = Moje špendlíky
pins_notesList = Poznámky k místům
pins_deleteAll = Smazat všechny špendlíky
pins_deleteAllTitle = Smazat všechny špendlíky?
pins_deleteAllText = { $amount ->
     [one] { $amount } špendlík zmizí z mapy. Poznámky k místům zůstanou. „Vrátit“ ho přinese zpátky a dřívější seznamy máš v Nastavení.
     [few] { $amount } špendlíky zmizí z mapy. Poznámky k místům zůstanou. „Vrátit“ je přinese zpátky a dřívější seznamy máš v Nastavení.
    *[other] { $amount } špendlíků zmizí z mapy. Poznámky k místům zůstanou. „Vrátit“ je přinese zpátky a dřívější seznamy máš v Nastavení.
    }
pins_noteOn = Poznámka: { $label }
spotMenu_label = Nabídka pro { $coordinate }
spotMenu_copy = Kopírovat souřadnice { $coordinate }
spotMenu_copied = Zkopírováno: { $coordinate }
spotMenu_link = Odkaz sem
spotMenu_linkCopied = Odkaz zkopírován
spotMenu_nearest = Co je nejblíž
spotMenu_measure = Měřit odsud
spotMenu_refusedTitle = Zkopíruj ručně
spotMenu_refused = Prohlížeč nedovolil kopírování. Tady to je, už vybrané:
spotMenu_close = Zavřít
overlap_title = { $count ->
     [one] Tady je { $count } místo
     [few] Tady jsou { $count } místa
    *[other] Tady je { $count } míst
    }
overlap_found = nalezeno
nearest_title = Nejblíž bodu { $coordinate }
nearest_close = Zavřít
nearest_services = Služby
nearest_undiscovered = Zbývá najít
nearest_nothingLeft = Všechna místa na mapě jsou nalezena.
nearest_nextOfKind = Další nejbližší tohoto druhu
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
measure_undo = Vrátit bod
measure_done = Hotovo
lasso_label = Čára kolem míst
lasso_begin = Nakresli kolem míst čáru. Nebo přidávej její rohy kliknutím, klepnutím či klávesou Enter.
lasso_corners = { $amount ->
     [0] 0 rohů; čára potřebuje tři
     [1] 1 roh; čára potřebuje tři
     [2] 2 rohy; čára potřebuje tři
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
lasso_undo = Vrátit roh
lasso_closeLine = Uzavřít čáru
lasso_mark = Označit
lasso_unmark = Odznačit
lasso_again = Kreslit znovu
lasso_leave = Hotovo
shortcuts_title = Klávesové zkratky
shortcuts_close = Zavřít
shortcuts_switch = Jednoklávesové zkratky
shortcuts_switchHint = Když jsou vypnuté, jednotlivé klávesy nahoře nedělají nic. Všechny ostatní fungují dál.
shortcuts_keys = Jednotlivé klávesy, kdekoli na stránce
shortcuts_otherKeys = Další klávesy
shortcuts_search = Hledat
shortcuts_panel = Otevřít nebo zavřít panel
shortcuts_next = Přejít k nejbližšímu místu, které zbývá najít
shortcuts_discovered = Označit vybrané místo jako nalezené, nebo ho odznačit
shortcuts_list = Zobrazit tento seznam
shortcuts_undo = Vrátit poslední změnu v seznamu
shortcuts_redo = Znovu provést, co bylo vráceno
shortcuts_pan = Posouvat mapu
shortcuts_zoom = Přiblížit a oddálit
shortcuts_lists = Procházet seznam nebo řadu tlačítek; Tab je opustí
shortcuts_choose = Otevřít místo ve středu mapy; při měření nebo kreslení čáry kolem míst přidat bod
shortcuts_menu = Na mapě nabídka vybraného místa nebo středu
shortcuts_removePoint = Při měření nebo kreslení vzít zpět poslední bod
shortcuts_deletePin = Na mapě smazat vybraný špendlík
shortcuts_leave = Zavřít, co je otevřené, nebo z toho odejít
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
linkUnread_title = Z tohoto odkazu nejde zobrazit všechno
linkUnread_text = { $what ->
     [place] Uvádí místo, které na této mapě není.
     [point] Ukazuje na bod, který na této mapě neleží.
     [kinds] Uvádí druhy míst, které na této mapě nejsou.
    *[several] Několik věcí z něj na této mapě není.
    } Zkontroluj, jestli je odkaz zkopírovaný celý, nebo si řekni o nový.
ownWords_heading = Tvá vlastní slova
ownWords_hint = { $where ->
     [link] { $amount ->
         [one] V odkazu stojí u { $amount } tvého špendlíku nebo poznámky něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
         [few] V odkazu stojí u { $amount } tvých špendlíků a poznámek něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
        *[other] V odkazu stojí u { $amount } tvých špendlíků a poznámek něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
        }
    *[file] { $amount ->
         [one] V souboru stojí u { $amount } tvého špendlíku nebo poznámky něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
         [few] V souboru stojí u { $amount } tvých špendlíků a poznámek něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
        *[other] V souboru stojí u { $amount } tvých špendlíků a poznámek něco jiného. Tvá slova zůstanou, pokud nezvolíš jinak.
        }
    }
ownWords_forAll = Pro všechny
ownWords_forOne = Co s tím bude: { $label }
ownWords_choices_mine = Nechat moje
ownWords_choices_theirs = Vzít ta druhá
ownWords_choices_both = Nechat obojí
ownWords_mine = Tvoje
ownWords_theirs_file = V souboru
ownWords_theirs_link = V odkazu
ownWords_deleted = Smazáno
ownWords_noWords = Beze slov
ownWords_more = { $amount ->
     [one] Zobrazit { $amount } další
     [few] Zobrazit { $amount } další
    *[other] Zobrazit { $amount } dalších
    }

routes_toHere = Cesta sem
routes_fromHere = Cesta odsud
routes_onToHere = Pokračovat sem
routes_viaHere = Jít tudy
routes_card = Cesta: { $name }
routes_title = Cesta
routes_walk = { $minutes } min pěšky
routes_run = { $minutes } min během
routes_ride = { $minutes } min na koni
routes_offRoad = z toho { $metres } m mimo cesty
routes_finding = Hledám cestu…
routes_failed = Cesty se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
routes_retry = Zkusit znovu
routes_from = Odkud
routes_fromPlayer = Tvoje místo ve hře
routes_fromLastEnd = Konec poslední cesty
routes_fromView = Střed zobrazení
routes_fromFastTravel = { $name } (nejbližší rychlé cestování)
routes_chooseOnMap = Vybrat na mapě…
routes_to = Kam
routes_by = Kudy
routes_kinds_roads = Po cestách, kam vedou
routes_kinds_paths = Po cestách i pěšinách
routes_fastTravel = Rychlé cestování
routes_fastTravels_none = Nepoužívat
routes_fastTravels_found = Mezi nalezenými body
routes_fastTravels_all = Mezi všemi body
routes_turnRound = Obrátit směr
routes_choose_begin = Klikni nebo ťukni tam, kde cesta začíná, nebo to místo vyhledej.
routes_choose_search = Vyhledej místo, kde cesta začíná.
routes_choose_end = Klikni nebo ťukni tam, kam cesta vede, nebo to místo vyhledej.
routes_cancel = Zrušit
routes_directions = Popis cesty
routes_steps_label = Cesta slovy
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
    *[straight] přímo krajinou
    }
routes_steps_turn = Po { $metres } m { $turn ->
     [straight] pokračuj rovně
     [slightLeft] drž se vlevo
     [left] zahni vlevo
     [sharpLeft] zahni ostře vlevo
     [slightRight] drž se vpravo
     [right] zahni vpravo
    *[sharpRight] zahni ostře vpravo
    }
routes_steps_turnAt = Po { $metres } m { $turn ->
     [straight] pokračuj rovně
     [slightLeft] drž se vlevo
     [left] zahni vlevo
     [sharpLeft] zahni ostře vlevo
     [slightRight] drž se vpravo
     [right] zahni vpravo
    *[sharpRight] zahni ostře vpravo
    } ({ $landmark })
routes_steps_onto_road = na cestu
routes_steps_onto_path = na pěšinu
routes_steps_leave = Po { $metres } m opusť cestu a jdi přímo { $direction ->
     [east] na východ
     [north-east] na severovýchod
     [north] na sever
     [north-west] na severozápad
     [west] na západ
     [south-west] na jihozápad
     [south] na jih
    *[south-east] na jihovýchod
    }
routes_steps_travel = Po { $metres } m použij rychlé cestování: { $place }
routes_steps_travelNow = Použij rychlé cestování: { $place }
routes_steps_pass = Po { $metres } m projdeš tudy: { $place }
routes_steps_arrive = Po { $metres } m jsi v cíli: { $place }
routes_steps_arriveNow = Jsi v cíli: { $place }
routes_steps_bridges = { $bridges ->
     [one] přes most
     [few] přes { $bridges } mosty
    *[other] přes { $bridges } mostů
    }
routes_beside = Cestou
routes_reach = Nejdál od cesty
routes_besideAmount = { $amount ->
     [0] Nic z toho, co filtry ukazují, u ní neleží.
     [one] { $amount } místo, které filtry ukazují
     [few] { $amount } místa, která filtry ukazují
    *[other] { $amount } míst, která filtry ukazují
    }
routes_stillToFind = Zbývá najít: { $left }
routes_alreadyFound = Už nalezeno: { $found }
routes_along = po { $metres } m
routes_more = Zobrazit další
routes_handles_begin = Začátek cesty
routes_handles_end = Konec cesty
routes_handles_between = { $number }. bod cesty
routes_handles_new = Ohnout cestu zde
routes_tripNear = Okruh po tom, co tu zbývá
routes_nothingLeft = Z toho, co filtry ukazují, už nic nezbývá najít.
routes_bestOrder = Nejlepší pořadí
routes_undone = Vráceno: cesta je jako předtím
routes_printStops = Vytisknout zastávky…
routes_ordering = Řadím zastávky do dobrého pořadí…
routes_stopOrdering = Zastavit
routes_exportRoute = Uložit cestu do souboru (GeoJSON)
routes_save = Uložit mezi mé špendlíky
routes_saveChanges = Uložit změny
routes_savedAs = Uloženo mezi tvými špendlíky: { $title }
routes_show = Ukázat okruh
routes_share = Sdílet okruh odkazem
routes_back = Na konci zpět na začátek
routes_tripInView = Okruh po tom, co ve výřezu zbývá
routes_tripLeft = Okruh po tom, co zbývá
routes_tripShown = Okruh po všem, co je zobrazené
routes_tripThese = Okruh po těchto místech
routes_tooMany = Okruh má nejvýš { $most } míst: jsou na něm ta nejbližší.
routes_stops_next = Dál: { $number } z { $of }, { $name }, { $metres } m
routes_stops_goOn = Hotovo, dál
routes_stops_allDone = Všechny zastávky jsou hotové.
routes_stops_passed = { $name }: už navštíveno
routes_trip = { $stops ->
     [one] Okruh: { $stops } zastávka
     [few] Okruh: { $stops } zastávky
    *[other] Okruh: { $stops } zastávek
    }
routes_stops_title = Zastávky
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = { $name }: dříve
routes_stops_later = { $name }: později
routes_stops_leaveOut = { $name }: vynechat
routes_areas_title = Podle okolí
routes_areas_shade = Vybarvit okolí na mapě
routes_areas_around = Okolí: { $name }

playthroughs_title = Průchody hrou
playthroughs_hint = Každý má své vlastní nálezy, špendlíky a poznámky. Filtry a nastavení jsou společné.
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
playthroughs_forGood = Smazat navždy
playthroughs_forGoodLabel = Smazat navždy: „{ $name }“
playthroughs_forGoodTitle = Smazat navždy?
playthroughs_forGoodQuestion = Smazat navždy průchod „{ $name }“?
playthroughs_forGoodText = Jeho nálezy, špendlíky a poznámky se z tohoto zařízení odstraní. To už nepůjde vrátit.
playthroughs_name = Název
playthroughs_firstName = Název současného
playthroughs_newName = Název nového
playthroughs_first = První
playthroughs_second = Druhý
playthroughs_copyOf = { $name } (kopie)
playthroughs_blank = Průchod potřebuje název: napiš aspoň jeden znak.
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
playthroughs_deleteText = Z mapy zmizí jeho nálezy ({ $found } z { $total }), špendlíky a poznámky. Obnovit ho můžeš tady v Nastavení.
playthroughs_deleteUncounted = Z mapy zmizí jeho nálezy, špendlíky a poznámky. Obnovit ho můžeš tady v Nastavení.
playthroughs_confirm = Smazat
playthroughs_cancel = Zrušit
playthroughs_toastDeleted = Smazáno: „{ $name }“
playthroughs_toastGone = Průchod „{ $name }“ byl smazán v jiné kartě prohlížeče
playthroughs_undo = Vrátit
playthroughs_merged = Soubor patří k průchodu „{ $from }“. Byl sloučen do průchodu „{ $into }“.
playthroughs_head = Průchod: „{ $name }“
playthroughs_nameless = Průchody bez názvu
playthroughs_namelessMarks = { $amount ->
     [one] { $amount } nález z průchodu bez názvu
     [few] { $amount } nálezy z průchodu bez názvu
    *[other] { $amount } nálezů z průchodu bez názvu
    }
playthroughs_namelessPins = { $amount ->
     [one] { $amount } špendlík nebo poznámka z průchodu bez názvu
     [few] { $amount } špendlíky a poznámky z průchodu bez názvu
    *[other] { $amount } špendlíků a poznámek z průchodu bez názvu
    }
playthroughs_refused_newer = Tvé průchody uložila novější verze této mapy. Načti stránku znovu a dostaneš tu verzi: do té doby tu nejde vytvořit další.
playthroughs_refused_no-room = Další průchod by nebylo kam uložit: úložiště prohlížeče je plné, nebo stránce nedovolí nic uchovat. Žádný nevznikl a nic se nezměnilo.

worlds_title = Světy
worlds_close = Zavřít
worlds_loading = Seznam se rozvinuje…
worlds_failed = Seznam světů se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
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


report_link = Něco je tu špatně
report_ask = Je tu něco špatně?
report_copyRow = Kopírovat řádek
report_copyHint = Je to řádek tohoto místa v datech mapy. Pošli ho tomu, kdo se o mapu stará, a připiš, co je špatně.
report_copied = Zkopírováno
report_copyRefused = Prohlížeč nedovolil kopírování. Tady to je, už vybrané:
report_title = Chyba: { $label } ({ $id })
report_wrong = Co je špatně:
report_world = Svět: { $world }
report_id = Číslo: { $id }
report_type = Druh: { $type }
report_coordinate = Souřadnice: { $coordinate }
report_inGame = Ve hře: { $metres } m
report_name = Název: { $name }
report_description = Popis: { $description }

veil_hint = Název tohoto místa prozrazuje kus příběhu. Ukáže se, až ho najdeš.
veil_show = Ukázat název
filterOverride_filters = Filtry z odkazu
filterOverride_filtersShown = Platí filtry z odkazu.
filterOverride_filtersHint = Tvoje vlastní jsou v bezpečí; co tu změníš, zůstane, jen když to potvrdíš.
filterOverride_keep = Nechat tyhle
filterOverride_isolated = Jen { $title }
filterOverride_isolateThisKind = Jen tento druh
filterOverride_undone = Vráceno: filtry jsou jako předtím

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
upload_did_skipped = přeskočeno: { $amount } (nejsou to čísla značek)
upload_did_skippedWhy = přeskočeno: { $amount } (nejsou to čísla značek: { $why })
upload_did_unknown = neznámé: { $amount } ({ $why })
upload_forReason = { $amount }× { $reason }
upload_nothingNew = Nic nového: { $did }
upload_nothingNewEmpty = Nic nového: seznam v souboru je prázdný
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Soubor se čte
upload_merging = Soubor se slučuje
upload_cancelReading = Zrušit
upload_endings = { $before } nebo { $last }
upload_problem_extension = Název souboru nekončí na { $endings }. Vyber zálohu vytvořenou tlačítkem „Zálohovat“, nebo soubor jiné mapy.
upload_problem_too-large = Soubor má { $megabytes } MB; záloha je mnohem menší. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_unreadable = Prohlížeč soubor nedokázal přečíst. Přesuň ho v tomto zařízení jinam a zkus to znovu.
upload_problem_empty = Soubor je prázdný. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_encoding = Písmena v souboru se nedala přečíst: není to UTF-8 ani UTF-16. Ulož ho znovu jako UTF-8, nebo vyber jinou kopii.
upload_problem_too-deep = Soubor obsahuje seznamy v seznamech, víc než 100 úrovní hluboko; záloha má dvě. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_too-many = Soubor obsahuje víc než 100 000 položek nebo polí, nebo pole s víc než 10 000 názvy, mnohem víc než kterákoli záloha. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_too-many-marks = Soubor vyjmenovává víc než 10 000 míst, mnohem víc, než má kterákoli mapa. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_hostile = Soubor obsahuje pole, které by mohlo škodit ({ $name }) a které žádná záloha nemá. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_problem_newer-version = Tuto zálohu vytvořila novější verze mapy. Načti stránku znovu, ať tu verzi dostaneš, a pak zálohu načti ještě jednou.
upload_problem_not-csv = Soubor není tabulka míst. Na prvním řádku mají být názvy sloupců x, y a name.
upload_problem_too-many-columns = Tabulka má víc než 100 sloupců. Nech v ní jen x, y, name a note a načti ji znovu.
upload_problem_too-many-pins = Soubor obsahuje víc než 10 000 špendlíků, víc, než se vejde do zálohy. Vynech, co nepotřebuješ, a načti ho znovu.
upload_problem_no-world = Místa této mapy nejsou načtená, takže se s nimi soubor nedal porovnat. Načti znovu stránku a pak i soubor.
upload_problem_nothing-known = Nic ze souboru na této mapě není, nebo je soubor prázdný. Nic se nezměnilo.
upload_problem_unknown = Nic ze souboru na této mapě není: { $unknown }. Nic se nezměnilo.
upload_problem_no-bounds = Mapa z wiki neříká, kde její místa leží: „{ $field }“ chybí, nebo se nedá přečíst. Zkopíruj z wiki celou mapu a načti ji znovu.
upload_problem_other-numbers = Soubor říká, že jeho čísla jsou „{ $system }“, ne souřadnice této mapy. Ulož ho s x na východ a y na sever, jak je ukazují karty míst, a nahraj ho znovu.
upload_problem_degrees = Všechna čísla v souboru jsou menší než 180: jsou to nejspíš stupně zeměpisné šířky a délky, ne souřadnice této mapy. Ulož ho s x na východ a y na sever a nahraj ho znovu.
upload_problem_schema = Soubor není seznam nalezených značek: { $wrong }.
upload_problem_schemaField = Soubor není seznam nalezených značek: { $field }: { $wrong }.
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
     [one] špendlík mezitím tady smazaný, nevrací se
     [few] špendlíky mezitím tady smazané, nevracejí se
    *[other] špendlíků mezitím tady smazaných, nevracejí se
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
upload_misfit_expected = má tu být: { $expected }
upload_misfit_received = má tu být: { $expected }, je tu: { $received }
upload_misfit_kinds_marker-id = číslo značky
upload_misfit_kinds_version-number = číslo verze
upload_importQuestion_description = Pochází z jiné mapy. Zatím se nic nesloučilo.
upload_importQuestion_sources_newer-fan-map = seznam novější fanouškovské mapy
upload_importQuestion_sources_older-fan-map = záloha starší fanouškovské mapy
upload_importQuestion_sources_tracker = seznam sledovacího skriptu
upload_importQuestion_sources_datamaps = mapa z wiki (DataMaps)
upload_importQuestion_sources_fandom = mapa z wiki (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tabulka
upload_importQuestion_matched = Nalezeno na této mapě
upload_importQuestion_noneMatched = Žádná místa
upload_importQuestion_amountMatched = { $amount } { $amount ->
     [one] místo
     [few] místa
    *[other] míst
    }: nové { $added }, už známé { $known }
upload_importQuestion_pins = Stanou se tvými špendlíky
upload_importQuestion_unknown = Neznámé a vynechané
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Sloučit tento soubor?
upload_question_descriptions_doubt = Není jisté, že je to záloha této mapy. Zatím se nic nesloučilo.
upload_question_descriptions_conflict = Nahradilo by to tvá vlastní slova. Zatím se nic nesloučilo.
upload_question_descriptions_other-page = Je to záloha této mapy, vybraná na stránce jiného světa. Zatím se nic nesloučilo.
upload_question_confirm = Sloučit
upload_question_cancel = Zrušit
upload_question_file = Soubor
upload_question_readAs = Přečteno jako
upload_question_sources_backup = záloha
upload_question_sources_list = seznam čísel značek
upload_question_playthrough = Průchod v souboru
upload_question_fileMap = Vytvořeno pro
upload_question_noName = mapa bez názvu
upload_question_thisMap = Tato mapa
upload_question_otherMapHint = Jeho čísla tu mohou znamenat jiná místa.
upload_question_leftOut = Nepřevezme se
upload_question_leftOutHint = V souboru je víc než nálezy a špendlíky. Sloučí se jen ty.
upload_question_moreFields = { $amount ->
     [one] a { $amount } další
     [few] a { $amount } další
    *[other] a { $amount } dalších
    }
upload_question_result = Po sloučení
upload_unknownReasons_no-such-place = do 1 m žádné takové místo není
upload_unknownReasons_unknown-kind = neznámý druh
upload_unknownReasons_outside = mimo tuto mapu
upload_unknownReasons_other-numbers = v jiných číslech, než má tato mapa
upload_unknownReasons_unreadable = souřadnice se nedaly přečíst
upload_notJson_web-page = Soubor je webová stránka, ne záloha. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_notJson_picture = Soubor je obrázek, ne záloha. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_notJson_kml = Soubor je KML z jiných map a jeho čísla jsou stupně zeměpisné šířky a délky. Ulož jeho místa jako tabulku se sloupci x, y a name, v souřadnicích této mapy.
upload_notJson_gpx = Soubor je GPX z navigací a jeho čísla jsou stupně zeměpisné šířky a délky. Ulož jeho místa jako tabulku se sloupci x, y a name, v souřadnicích této mapy.
upload_notJson_archive = Soubor je archiv nebo sešit tabulkového editoru. Rozbal ho, nebo ulož list jako CSV, a nahraj ten.
upload_notJson_cut-off = Soubor není úplný JSON; možná je useknutý. Vyber jeho jinou kopii.
upload_notJson_damaged = Soubor není platný JSON; něco se v něm změnilo. Vyber jeho jinou kopii.
upload_notJson_other = V souboru není JSON. Vyber zálohu vytvořenou tlačítkem „Zálohovat“.
upload_skipWords_negative = záporné
upload_skipWords_fractional = desetinné
# same
upload_skipWords_text = text
upload_skipWords_too-large = příliš velké
upload_skipWords_other = jiného druhu
transfer_send = Poslat do jiného zařízení
transfer_close = Zavřít
transfer_preparing = Odkaz se vytváří…
transfer_nothing = Zatím není co poslat: nejdřív označ nějaké místo jako nalezené nebo přidej špendlík.
transfer_holds = V kódu i v odkazu je: { $what }. Namiř na kód fotoaparát druhého zařízení, nebo na něm otevři odkaz. Bez tvého souhlasu se nic nepřidá a nic se neodstraní.
transfer_linkHolds = V odkazu je: { $what }. Otevři ho v druhém zařízení: bez tvého souhlasu se nic nepřidá a nic se neodstraní.
transfer_private = Na žádný server se nic neposílá: všechno je přímo v kódu a v odkazu.
transfer_code = QR kód odkazu
transfer_tooMuchForCode = Na kód, který přečte fotoaparát, je toho moc. Pošli si odkaz, nebo si vezmi soubor se zálohou.
transfer_tooMuchForLink = Na odkaz je toho moc. Vezmi si soubor se zálohou a načti ho v druhém zařízení.
transfer_copy = Kopírovat odkaz
transfer_copied = Odkaz zkopírován
transfer_copyRefused = Prohlížeč nedovolil kopírování. Tady to je, už vybrané:
transfer_share = Sdílet odkaz
transfer_shareTitle = Moje nálezy na mapě
transfer_backup = Zálohovat
transfer_question_title = Přidat tohle do seznamu?
transfer_question_description = Přichází to z odkazu. Zatím se nic nepřidalo.
transfer_question_confirm = Sloučit
transfer_question_cancel = Zrušit
transfer_marks = Nálezy
transfer_pins = Špendlíky
transfer_figures = nové: { $added }, už známé: { $known }
transfer_figuresOff = nové: { $added } (mimo tuto mapu: { $off }), už známé: { $known }
transfer_added = Přidáno z odkazu
transfer_knownTitle = V odkazu není nic nového
transfer_known = Všechno z tohoto odkazu už v seznamu máš.
transfer_empty = V tomto odkazu nejsou žádné nálezy ani špendlíky.
transfer_problemTitle = Tento odkaz nejde přečíst
transfer_problem_damaged = Odkaz z jiného zařízení není celý, nebo se v něm něco změnilo. Nic se nepřidalo. Zkopíruj celý odkaz ještě jednou, nebo znovu naskenuj kód.
transfer_problem_newer-version = Odkaz vytvořila novější verze této mapy. Nic se nepřidalo. Načti stránku znovu, ať tu verzi dostaneš, a pak odkaz otevři ještě jednou.
transfer_problem_other-map = Odkaz vznikl na mapě jiné hry a její nálezy by tu nesouhlasily. Nic se nepřidalo.
transfer_problem_old-browser = Tento prohlížeč je příliš starý na to, aby odkaz přečetl. Nic se nepřidalo. Aktualizuj ho, nebo si místo odkazu vezmi soubor se zálohou.
transfer_problem_too-many-marks = Odkaz vyjmenovává víc než 10 000 míst, mnohem víc, než má kterákoli mapa. Nic se nepřidalo. Vytvoř na druhém zařízení nový odkaz.
otherWorld_file_title = Tohle je záloha světa „{ $world }“
otherWorld_file_text = Její nálezy patří k jinému světu této stránky. Tady se nic nezměnilo. Otevři ten svět a než se tam cokoli sloučí, mapa se tě zeptá.
otherWorld_file_open = Otevřít svět „{ $world }“ a sloučit tam
otherWorld_file_notCarried = Tento prohlížeč tam soubor nedokáže přenést. Otevři svět „{ $world }“ a načti soubor tam.
otherWorld_file_cancel = Zrušit
otherWorld_link_title = Tento odkaz patří ke světu „{ $world }“
otherWorld_link_text = Jeho nálezy patří k jinému světu této stránky. Tady se nic nepřidalo. Otevři ho tam a než se cokoli přidá, mapa se tě zeptá.
otherWorld_open = Otevřít svět „{ $world }“
otherWorld_close = Zavřít
otherWorld_lost_title = Soubor nedorazil
otherWorld_lost_text = Prohlížeč ho cestou sem neuchoval a nic se nesloučilo. Načti ho tady: Nastavení, potom „Načíst“.

live_title = Sledování hry
live_open = Sledovat hru…
live_close = Zavřít
live_intro = Mapa ukazuje, kde ve hře jsi a kudy vedla tvá cesta. Nic z toho neopustí tento počítač.
live_file = Soubor s logem hry
live_fileHint = Vyber ho jednou a mapa bude číst, co do něj hra připíše.
live_fileOnce = Tento prohlížeč čte soubor jen tak, jak vypadá při výběru. Ke sledování použij program, nebo Chrome, Edge či Operu na počítači.
live_choose = Vybrat log…
live_program = Program na tomto počítači
live_programHint = Mapa se ho ptá jednou za sekundu na localhost:8765.
live_ask = Ptát se programu
live_askAgain = Zeptat se znovu hned
live_stop = Přestat sledovat
live_place = Jsi na { $coordinate }.
live_waiting_file = Čeká se, až hra zapíše, kde jsi…
live_waiting_program = Program odpovídá, ale hra zatím neříká, kde jsi.
live_silent = Hra už chvíli neřekla nic nového: je pozastavená, nebo vypnutá?
live_once = Tady log končil ve chvíli, kdy byl vybrán.
live_problems_noAnswer = Na localhost:8765 nic neodpovídá: běží program a dovolí této stránce číst odpověď?
live_problems_badAnswer = Co odpovídá na localhost:8765, neříká, kde jsi: tu adresu možná používá jiný program.
live_problems_noLines = Na konci souboru { $name } není řádek [LIVEMAP]: je to log této hry a běží mod?
live_problems_badLines = Řádky [LIVEMAP] v souboru { $name } nejdou přečíst: každý potřebuje pět čísel.
live_problems_unreadable = Soubor { $name } už nejde číst: vyber ho znovu.
live_problems_outside = Podle hry jsi mimo tuto mapu: nejsi v jiném kraji nebo v jiné hře?
live_refused = Tento prohlížeč nedovolil vybrat soubor.
live_centre = Držet mě uprostřed
live_clear = Smazat stopu
live_visits = Označit místa jako prohlédnutá, když projdu do 15 m od nich
live_awake = Nechat obrazovku zapnutou, když mě mapa sleduje
live_awakeLacking = Tento prohlížeč neumí nechat obrazovku zapnutou.
live_awakeRefused = Prohlížeč teď obrazovku zapnutou nenechává, možná aby šetřil baterii.
live_you = Jsi tady

poster_title = Plakát
poster_open = Vytvořit plakát…
poster_close = Zavřít
poster_intro = Obrázek krajiny pro tisk při 300 dpi nebo jako tapeta. Kreslí se v tomto prohlížeči.
poster_size = Velikost
poster_wallpaper = Tapeta
poster_width = Šířka v pixelech
poster_height = Výška v pixelech
poster_turned = Orientace
poster_portrait = Na výšku
poster_landscape = Na šířku
poster_content = Co na něm je
poster_contents_nothing = Jen krajina
poster_contents_names = Názvy
poster_contents_shown = Názvy a právě zobrazená místa
poster_contents_found = Názvy a nalezená místa
poster_contents_all = Názvy a všechna místa
poster_contents_route = Názvy a cesta na mapě
poster_part = Část světa
poster_whole = Celý svět
poster_view = Aktuální výřez
poster_outOfBounds = Každá strana tapety musí mít { $least } až { $most } pixelů.
poster_drawn = Nakresleno { $percent } %
poster_stop = Zastavit
poster_make = Nakreslit a uložit
poster_notices_saved = Obrázek je nakreslený a předaný ke stažení prohlížeči.
poster_notices_stopped = Zastaveno: žádný obrázek se neuložil.
poster_notices_failed = Obrázek se nepodařilo nakreslit: zkontroluj připojení nebo zkus menší velikost.
poster_lacking = Tento prohlížeč plakáty kreslit neumí: zkus novější.
poster_print_title = Tisk
poster_print_open = Vytisknout tento výřez…
poster_print_ready = Výřez je připravený: prohlížeč se ptá, na čem ho vytisknout.
poster_print_again = Vytisknout znovu
poster_print_failed = Výřez se nepodařilo nakreslit: seznam se vytiskne bez něj.
poster_print_refused = Tento prohlížeč odsud tisknout neumí: použij tisk z jeho nabídky, nebo stránku otevři v jiném prohlížeči.
poster_print_lacking = Tento prohlížeč výřez nakreslit neumí: seznam se vytiskne bez něj.
poster_print_places = { $count ->
     [one] { $count } místo v tomto výřezu
     [few] { $count } místa v tomto výřezu
    *[other] { $count } míst v tomto výřezu
    }

## manifest

manifest_description = Hledej, filtruj a odškrtávej { $summary }, s připojením i bez něj.
manifest_page = Hledej, filtruj a odškrtávej { $summary } na mapě, kterou kreslí tvůj prohlížeč. Bez přihlášení, bez sledování a nic se neztratí.
manifest_notStarted = Mapa se nespustila. Potřebuje JavaScript a Chrome nebo Edge 109, Firefox 115, Safari 16.4 či cokoli novějšího: načti stránku znovu, nebo ji otevři v novějším prohlížeči.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Podmínky užití
terms_updated = 21. listopadu 2026
terms_intro = Itinerarium je bezplatná mapa pro všechny, kdo hrají { $game }. Tyto podmínky říkají, co od ní můžeš čekat a co čeká ona od tebe. „My“ znamená toho, kdo provozuje kopii Itineraria, na kterou se právě díváš.
terms_agreement_heading = Souhlas s podmínkami
terms_agreement_p1 = Tím, že Itinerarium používáš, s těmito podmínkami souhlasíš. Pokud s nimi nesouhlasíš, prosím, nepoužívej ho. Nepotřebuješ žádný účet a neuzavíráš žádné předplatné ani nákup.
terms_agreement_p2 = Mapu smíš používat ke všemu, co dovoluje zákon a tyto podmínky: jen pro sebe, při streamování, v návodech a videích nebo jako cíl odkazu. Kód programu je zveřejněn pod licencí MIT a každý smí pod touto licencí provozovat jeho kopii; části od jiných autorů, třeba symboly a písma, mají dál své vlastní licence, které jsou uvedeny na stránce „Zdroje a díky“.
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
terms_liability_p2 = V rozsahu, v jakém to zákon dovoluje, neodpovídáme za škodu, která vznikne používáním mapy nebo tím, že ji používat nelze, včetně ztracených nálezů, ztraceného postupu ve hře a ztraceného času. Tvé nálezy žijí ve tvém prohlížeči a prohlížeče mohou o uložené věci přijít: jistota je občas stisknout „Zálohovat“.
terms_liability_p3 = Nic z toho neomezuje odpovědnost, kterou zákon omezit nedovoluje, například za úmysl nebo hrubou nedbalost či za újmu na životě, těle nebo zdraví, ani práva, která máš v místě svého bydliště jako spotřebitel.
terms_affiliation_heading = Bez vazby na hru
terms_affiliation_p1 = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio } ani na vydavatele hry a nikdo z nich ho neschvaluje ani nesponzoruje. { $game } a názvy, které k tomu patří, jsou ochranné známky svých vlastníků a používají se tu jen proto, aby bylo jasné, o které hře mapa je.
terms_affiliation_p2 = Součástí mapy není žádný obrázek, text, ikona ani kód hry. Odkazy, které vedou jinam, jsou tu jen pro pohodlí; za to, co na nich je, odpovídají ti, kdo ty stránky provozují.
terms_changes_heading = Změny
terms_changes_p1 = Tyto podmínky se mohou změnit, když se změní mapa. Datum nahoře říká, kdy se to stalo naposled, a veřejná historie projektu ukazuje, co se změnilo. Platí znění na této stránce; kdo mapu po změně používá, přijímá je.
terms_changes_p2 = Ukáže-li se některá z těchto podmínek jako neplatná, ostatní zůstávají, jak jsou.

privacy_title = Ochrana soukromí
privacy_updated = 26. listopadu 2026
privacy_intro = Ve zkratce: není tu žádné přihlašování, tvé nálezy, špendlíky a nastavení zůstávají ve tvém prohlížeči a v Itinerariu není zabudovaná žádná analytika ani reklama. Delší verze následuje. „Provozovatel“ znamená toho, kdo provozuje kopii Itineraria, na kterou se právě díváš.
privacy_known_heading = Co o tobě víme
privacy_known_p1 = Nic. Nejsou tu účty, formuláře ani cookies. Co hledáš a která místa označíš, se zpracuje ve tvém prohlížeči a nikam se neposílá.
privacy_known_p2 = Aby ti prohlížeč stránku ukázal, musí si její soubory stáhnout ze serveru provozovatele. Jako u každého webu ten server požadavek vidí: tvou IP adresu, čas, soubor a to, co o sobě prohlížeč říká. Servery si takové požadavky kvůli bezpečnosti často krátkou dobu uchovávají v záznamu; jak dlouho, určuje provozovatel nebo společnost, která server poskytuje. O tvých nálezech v těch požadavcích nic není. Adresa mapy říká, co je na obrazovce (otevřené místo, kde mapa právě je, špendlík, které druhy jsou zobrazené), takže to server vidí, když stránku načteš znovu nebo otevřeš odkaz. Odkaz vytvořený přes „Sdílet“ obsahuje jedno místo nebo jeden bod. Ani jedno neříká nic o tobě.
privacy_known_p3 = Když mapa sleduje hru, čte soubor s logem, který vybereš, nebo se ptá programu na tvém vlastním počítači na localhost:8765. Kde ve hře jsi, se nikam neposílá ani neukládá a po zavření stránky se zapomene.
privacy_storage_heading = Co se ukládá v prohlížeči
privacy_storage_p1 = Aby mapa vypadala stejně, až se vrátíš, vede si tvůj prohlížeč pro tuto stránku malou databázi (IndexedDB) a několik položek v místním úložišti. Číst je může jen tato stránka a zůstávají, dokud je nesmažeš:
privacy_storage_item1 = filters-store: které druhy míst zobrazuješ nebo skrýváš.
privacy_storage_item2 = Databáze { $database }: čísla míst, která byla označena nebo odznačena, a kolikrát; tvé vlastní špendlíky a poznámky k místům s jejich texty; tvých posledních 50 změn, každá s časem a náhodným jménem karty prohlížeče, ve které vznikla; a až pět dřívějších seznamů, aby se věci daly vzít zpátky.
privacy_storage_item3 = progress-store: druhá kopie označených čísel. Prohlížeče, které databázi nenabízejí, ukládají změny a dřívější seznamy místo toho do progress-history.
privacy_storage_item4 = pins-store: druhá kopie tvých vlastních špendlíků a poznámek: kde jsou, co v nich stojí, jejich znak a barva. Ze smazaného zůstává jen číslo, aby zůstal smazaný.
privacy_storage_item5 = keeping-store: kolik tvých nálezů a změn špendlíků bylo v poslední záloze, jestli nějaká byla a jestli byl prohlížeč požádán, aby tato data uchoval.
privacy_storage_item6 = playthroughs-store a druhá kopie v databázi, jejíž název končí na .playthroughs: názvy tvých průchodů hrou a který byl vybrán naposled, pokud máš i druhý. Co se pro něj uchovává, stojí pod stejnými názvy jako výše, za tečkou následuje jméno světa a osm číslic nebo písmen. last-world: který svět byl otevřený naposled, je-li jich víc; názvy pro jiné světy než první končí jejich jménem.
privacy_storage_item7 = settings-store: velikost značek, vzhled krajiny, jazyk, pokud byl zvolen, jestli jsou panel, názvy na mapě a upozornění otevřené nebo zobrazené, jestli jednotlivé klávesy něco dělají, jestli oznámení zůstávají, dokud je nezavřeš, které kategorie jsou sbalené, jestli se uchovávají všechny světy, kudy vedou cesty, jestli využívají rychlé cestování a jak daleko od nich se místa vypisují, a pro sledování hry, jestli se místa, která míjíš, označují jako prohlédnutá a jestli obrazovka zůstává zapnutá.
privacy_storage_item8 = last-position: které místo mapy bylo naposled vidět a jak moc bylo přiblížené.
privacy_offline_heading = Soubory pro používání bez připojení
privacy_offline_p1 = Aby mapa fungovala i bez připojení, uchovává tvůj prohlížeč pomocí service workeru kopii souborů této stránky: stránky a skripty, o něco víc než megabajt, a obrázky a data každého světa, který otevřeš, nebo všech světů, pokud si to zvolíš v Nastavení. Poznamenává si, které světy to jsou. Soubory jsou pro všechny stejné a o tobě neříkají nic. V Nastavení je vidět, jestli je kopie úplná. Čas od času se prohlížeč zeptá serveru provozovatele, jestli existuje novější verze; to je požadavek jako každý jiný.
privacy_offline_p2 = Když se stránka načte znovu sama, třeba kvůli přechodu na novější verzi, poznamená si v kartě prohlížeče, které místo, trasa, měřená čára a záložka panelu byly otevřené, která místa byla prohlédnutá a co bylo napsané ve vyhledávání; po návratu si poznámku přečte a smaže ji. Kdykoli stránku opustíš nebo načteš znovu, poznamená si stejným způsobem náhodné jméno karty a to, zda mapa ukazovala tvůj vlastní pohled, nebo pohled z odkazu.
privacy_deleting_heading = Čtení a mazání uložených dat
privacy_deleting_p1 = Pokud se některá z těchto položek poškodí, nezahodí se, ale odloží se stranou pod svým jménem s „.unreadable“ a číslem za ním, protože tvé nálezy se z ní možná ještě dají zachránit. Místa, která jsou jen prohlédnutá, se pamatují, dokud stránku nezavřeš nebo nenačteš znovu, a neukládají se na déle, než kolik stránka potřebuje, aby se sama načetla.
privacy_deleting_p2 = „Zálohovat“ v Nastavení ti dá tvá nalezená místa, špendlíky a poznámky jako soubor ve tvém vlastním zařízení, „Exportovat špendlíky“ jen špendlíky a poznámky. I soubor, který vybereš přes „Načíst“, se čte ve tvém zařízení.
privacy_deleting_p3 = „Poslat do jiného zařízení“ vloží tvá nalezená místa, špendlíky a poznámky do odkazu a do kódu. Stojí za znakem # v adrese, a tu část prohlížeče nikdy neposílají na server. Kdo má odkaz, může je číst, proto ho dávej jen vlastním zařízením nebo lidem, kteří je smějí znát.
privacy_deleting_p4 = „Vymazat“ v Nastavení vyprázdní seznam nalezených míst; dá se to vrátit, takže odstraněná čísla zůstávají mezi dřívějšími seznamy, dokud jejich místo nezabere pět pozdějších. Stejně tak tam a mezi tvými posledními 50 změnami zůstávají slova špendlíků a poznámek, které byly změněny nebo smazány. Chceš-li odstranit všechny stopy najednou, včetně uchovaných souborů, smaž data této stránky ve svém prohlížeči: obvykle je najdeš v nastavení prohlížeče pod „Soubory cookie a data stránek“ nebo za ikonou vedle adresy. Mapa funguje i bez toho všeho a začne znovu od začátku.
privacy_analytics_heading = Anonymní analytika návštěv
privacy_analytics_p1 = Žádná zabudovaná není: návštěvy stránek se nepočítají a žádný skript, obrázek ani písmo se nenačítá z cizího serveru.
privacy_analytics_p2 = Provozovatel, který ke kopii Itineraria analytiku přidá, to musí říct na tomto místě, uvést službu, co zaznamenává, proč a jak dlouho, a zeptat se tě dřív, než se kvůli ní cokoli zaznamená nebo uloží. I když odmítneš nebo neodpovíš, musí mapa zůstat plně použitelná.
privacy_advertising_heading = Souhlas s reklamou
privacy_advertising_p1 = Není tu žádná reklama a žádní reklamní partneři, které by bylo třeba schvalovat.
privacy_advertising_p2 = Provozovatel, který reklamu přidá, tu musí její poskytovatele uvést a požádat tě o souhlas dřív, než se kterýkoli z nich načte. V takovém případě se v Nastavení objeví tlačítko „Upravit souhlas“, kde si svou volbu můžeš kdykoli prohlédnout a změnit, nebo souhlas odvolat stejně snadno, jako byl udělen. Dokud tu nic souhlas nepotřebuje, to tlačítko tu není.
privacy_rights_heading = Tvá práva k údajům
privacy_rights_p1 = Zákony, jako je obecné nařízení o ochraně osobních údajů (GDPR), ti dávají práva k údajům o tobě. Co mapa uchovává, máš ve svých rukou, takže většinu těch práv můžeš uplatnit hned a bez pomoci:
privacy_rights_item1 = Přístup a přenositelnost: „Zálohovat“ ti dá kopii v jednoduchém formátu, který přečtou i jiné programy.
privacy_rights_item2 = Oprava: označ nebo odznač kterékoli místo, nebo změň kterékoli nastavení.
privacy_rights_item3 = Výmaz: „Vymazat“ v Nastavení, nebo smaž data této stránky ve svém prohlížeči.
privacy_rights_item4 = Námitka a odvolání souhlasu: dokud není přidaná analytika ani reklama, není proti čemu namítat; kde přidané jsou, je tím místem „Upravit souhlas“ v Nastavení.
privacy_questions_heading = Otázky a změny
privacy_questions_p1 = Na to, co může zodpovědět jen provozovatel, třeba na záznamy serveru nebo na služby, které přidal, se prosím ptej jeho: za svou kopii odpovídá on. Můžeš si také stěžovat u úřadu pro ochranu osobních údajů v místě svého bydliště.
privacy_questions_p2 = Když se změní, co mapa ukládá, změní se s tím i tato stránka a datum nahoře říká kdy.

credits_title = Zdroje a díky
credits_updated = 22. listopadu 2026
credits_intro = Itinerarium stojí na práci mnoha lidí. Tady je, odkud pocházejí jeho údaje, symboly a písma a pod jakými licencemi se používají.
credits_facts_heading = Údaje
credits_facts_plain = Kde co ve světě hry stojí, je prostě fakt. Žádný obrázek, text, ikona ani kód hry nebo jiné stránky nebyl převzat.
credits_facts_surveyed = Kde co ve světě hry stojí, je prostě fakt. { $survey } Žádný obrázek, text, ikona ani kód hry nebo jiné stránky nebyl převzat.
credits_facts_other = { $title }, ze hry { $game }: { $survey }
credits_facts_made = Kresby, mapa krajiny a věty na této stránce vznikly pro Itinerarium.
credits_glyphs_heading = Symboly
credits_glyphs_all = Ze sbírky game-icons.net, jejímiž autory jsou Lorc, Delapouite, Caro Asercion a další přispěvatelé, pochází část symbolů míst (počet: { $count }) a sedm znaků pro tvé vlastní špendlíky; používají se pod licencí Creative Commons Uveďte původ 3.0 (CC BY 3.0). Jejich obrysy byly zvětšeny nebo zmenšeny, vystředěny a zčásti upraveny. Ostatní symboly byly nakresleny pro Itinerarium.
credits_glyphs_signs = Ze sbírky game-icons.net, jejímiž autory jsou Lorc, Delapouite, Caro Asercion a další přispěvatelé, pochází sedm znaků pro tvé vlastní špendlíky; používají se pod licencí Creative Commons Uveďte původ 3.0 (CC BY 3.0). Jejich obrysy byly zvětšeny nebo zmenšeny, vystředěny a zčásti upraveny. Ostatní symboly byly nakresleny pro Itinerarium.
credits_glyphs_other = { $title }, ze hry { $game }: symboly míst ze stejné sbírky, počet: { $count }.
credits_typefaces_heading = Písma
credits_typefaces_p1 = Alegreya Sans a Alegreya SC, autor Juan Pablo del Peral pro Huerta Tipográfica, používají se pod SIL Open Font License 1.1.
# same
credits_software_heading = Software
credits_software_p1 = Stránka je postavena na React, Radix Primitives, zustand, Fuse.js, zod, wouter a Tailwind CSS, každé pod svou vlastní otevřenou licencí. Samotný kód Itineraria je pod licencí MIT.
credits_affiliation_heading = Bez vazby na hru
credits_affiliation_p1 = Itinerarium dělají hráči pro hráče. Nemá žádnou vazbu na { $studio }, na vydavatele hry ani na nikoho jiného, kdo hru { $game } vytvořil nebo prodává, a nikdo z nich ho neschvaluje ani nepodporuje.
