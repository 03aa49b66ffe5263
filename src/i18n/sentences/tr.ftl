## start

chunkMissing = Haritanın bu bölümü yüklenemedi. Bağlantını kontrol edip sayfayı yenile.
progressSafe = İlerlemen bu tarayıcıda güvende.
errorFallback_title = Bir şeyler ters gitti.
errorFallback_share = Bu hatayı yöneticiyle paylaşırsan çok yardımcı olursun!
errorFallback_copy = Hatayı kopyala
errorFallback_copied = Kopyalandı
errorFallback_reload = Yenile
errorFallback_details = Hata ayrıntıları

## first

map_menu = Harita menüsü
map_steer_toggle = Kaydırma düğmeleri

# same
app_name = Itinerarium
app_title = Itinerarium: { $game } için etkileşimli harita
app_subtitle = { $game } için etkileşimli harita
app_loadingMap = Harita yükleniyor…
world_shown = Dünya: { $title }
world_choose = Dünya seç
world_failedTitle = Yerler yüklenemedi.
world_failedText = Bağlantını kontrol edip yeniden dene.
world_retry = Yeniden dene
map_label = { $game } haritası
map_role = harita
map_compassNorth = K
map_metres = { $metres } m
map_kilometres = { $kilometres } km
map_viewFailedTitle = Harita yüklenemedi.
map_viewFailedText = Arama, filtreler ve ilerlemen çalışmaya devam ediyor. Yeniden denemek için sayfayı yenile.
map_reload = Yenile
skip_navigation = Haritayı atla
skip_toSearch = Aramaya geç
skip_toSettings = Ayarlara geç
# same
panel_title = Itinerarium
panel_open = Paneli aç
panel_close = Paneli kapat
panel_showAll = Tümünü göster
panel_showPlaces = { $amount } yeri göster
panel_hideAll = Tümünü gizle
panel_mapLabels = Yer adları
panel_showing = { $shown } / { $all } yer gösteriliyor
panel_discovered = { $found } / { $all } bulundu
panel_filters = Filtreler
panel_tab = Panel sekmeleri
panel_bar = Hızlı erişim
panel_search = Ara
panel_more = Diğer
panel_tabs_filters = Filtreler
panel_tabs_progress = İlerleme
panel_tabs_list = Liste
panel_tabs_pins = Raptiyeler
search_label = Yer ara
search_placeholder = Yer ara…
search_clear = Aramayı temizle
search_searching = Aranıyor…
search_results = Arama sonuçları
search_found = { $amount } sonuç
search_foundOwn = Raptiye ve notlarında { $own } sonuç
search_foundBoth = { $amount } sonuç, raptiye ve notlarında { $own }
search_nothing = { $hasOwn ->
     [yes] “{ $text }” için yer, raptiye ya da not yok.
    *[other] “{ $text }” için yer yok.
    }
search_nothingHint = Daha kısa bir sözcük, bir tür ya da bir ID dene.
search_nothingHintSuchAs = Daha kısa bir sözcük, “{ $example }” gibi bir tür ya da bir ID dene.
card_label = Ayrıntılar: { $label }
card_close = Kapat
card_showMore = Daha fazla
card_showLess = Daha az
card_type = Tür
card_coordinate = Koordinatlar
card_copyCoordinate = Koordinatları kopyala: { $coordinate }
card_copied = Kopyalandı
card_yields = İçerir
card_description = Açıklama
card_requirement = Erişim
card_more = Ayrıntılar
card_image = Çizim: { $label }
card_discovered = Bulundu
card_mark = Bulundu olarak işaretle
card_marked = Bulundu
card_visited = Ziyaret edildi
card_copyRefused = Tarayıcı kopyalamayı engelledi. Buradan kopyala:
settings_open = Ayarlar
toasts_region = Bildirimler Alt+T
toasts_close = Bildirimi kapat
toasts_undo = Geri al
chunk_title = Bir şey eksik
chunk_reload = Yenile
chunk_close = Kapat
footer_terms = Kullanım koşulları
footer_privacy = Gizlilik politikası
footer_credits = Emeği geçenler
footer_disclaimer = Yasal uyarı
footer_disclaimerText = Itinerarium, oyuncular tarafından oyuncular için yapıldı. { $studio }, yayıncısı ya da { $game } oyununu yapan veya satan herhangi biriyle bağlantılı değildir, onlar tarafından onaylanmış da değildir. Oyunun ve oyundaki yerlerin adları sahiplerine aittir.
footer_navigation = Bu site hakkında
errorFallback_backup = İlerlemeyi yedekle
pages_title = { $page } · { $site }
where_from = { $place }: { $metres } m { $direction ->
     [east] doğusunda
     [north-east] kuzeydoğusunda
     [north] kuzeyinde
     [north-west] kuzeybatısında
     [west] batısında
     [south-west] güneybatısında
     [south] güneyinde
    *[south-east] güneydoğusunda
    }
where_of = { $of } { $metres } m { $direction ->
     [east] doğusunda
     [north-east] kuzeydoğusunda
     [north] kuzeyinde
     [north-west] kuzeybatısında
     [west] batısında
     [south-west] güneybatısında
     [south] güneyinde
    *[south-east] güneydoğusunda
    }
where_in = { $place } içinde
listed = { $before }, { $next }
besideEachOther = { $before } · { $next }
inSuccession = { $before } { $next }
filters_types = Yer türleri
filters_categoryState = { $on } / { $all } tür gösteriliyor
filters_actions = { $title } için işlemler
filters_tallyLabel = { $found } / { $total } bulundu
filters_fold = Türler: { $category }
filters_more_found = Bulunan yerler
filters_more_locked = { $locked }, bulunan yerler
filters_more_yields = Şifalı otlar, kitaplar, bulunan yerler
filters_more_both = { $locked }, şifalı otlar, kitaplar, bulunan yerler
filters_on = açık
progress_loading = Yükleniyor…
spot_title = Nokta { $coordinate }
embed_open = Haritanın tamamını aç
embed_selected = Gösterilen: { $label }
measure_metres = { $metres } m
shortcuts_open = Klavye kısayolları
shortcuts_nothingLeft = Gösterilen yerlerin hepsi bulundu.
shortcuts_nothingSelected = Önce bir yer seç, sonra D tuşuna bas.
amount_marks = { $amount } bulunan yer
amount_pins = { $amount } raptiye
amount_both = { $marks } bulunan yer ve { $pins } raptiye
pins_untitled = Raptiye
pins_card = Raptiyen: { $label }
pins_heading = Raptiyelerim
pins_state = { $shown ->
     [yes] { $amount } raptiye
    *[other] { $amount } raptiye, gizli
    }
pins_yourNote = Notun
filterOverride_drop = Görünümüme dön
filterOverride_friends = Paylaşılan görünüm
filterOverride_isolatedUntitled = Seçim
filterOverride_backToAll = Temizle
filterOverride_outOfSight = Ekran dışı { $amount } yeri göster
filterOverride_isolatedAmount = Yalnızca { $title }: { $shown } / { $total }
filterOverride_showing = { $shown } / { $total } gösteriliyor
filterOverride_shown = Harita filtresi
filterOverride_shortcuts = Hızlı filtreler
filterOverride_stillToFind = Bulunmayanlar

## map

map_instructions = Ok tuşları haritayı kaydırır, artı ve eksi yakınlaştırıp uzaklaştırır, Enter merkeze en yakın yeri açar.
map_zoomIn = Yakınlaştır
map_zoomOut = Uzaklaştır
map_enterFullScreen = Tam ekran
map_leaveFullScreen = Tam ekrandan çık
map_scale = Ölçek: { $distance }
map_pointerCoordinate = İmlecin altındaki koordinatlar
map_crosshair_marker = { $what }, { $way }, { $found ->
     [yes] bulundu
    *[other] bulunmadı
    }.
map_crosshair_pin = { $label }, { $way }.
map_crosshair_displacement = merkezin { $metres } m { $direction ->
     [east] doğusunda
     [north-east] kuzeydoğusunda
     [north] kuzeyinde
     [north-west] kuzeybatısında
     [west] batısında
     [south-west] güneybatısında
     [south] güneyinde
    *[south-east] güneydoğusunda
    }
map_crosshair_inMiddle = tam merkezde
map_crosshair_others = Yakında { $amount } yer daha var.
map_crosshair_nothing = Merkezde yer yok.
map_crosshair_near = { $where }.
map_crosshair_enter = Açmak için Enter’a bas.
map_arrow_label = { $name }: { $distance } { $direction ->
     [east] doğuda
     [north-east] kuzeydoğuda
     [north] kuzeyde
     [north-west] kuzeybatıda
     [west] batıda
     [south-west] güneybatıda
     [south] güneyde
    *[south-east] güneydoğuda
    }. Oraya git
map_arrow_player = Konumun
map_steer_label = Haritayı kaydır
map_steer_sides_north = Kuzeye kaydır
map_steer_sides_west = Batıya kaydır
map_steer_sides_east = Doğuya kaydır
map_steer_sides_south = Güneye kaydır
map_steer_choose = Merkezdeki yeri aç
map_steer_addPoint = Merkeze nokta ekle
map_steer_menu = Merkez menüsü: raptiye, bağlantı, ölçüm
map_controls = Harita kontrolleri
map_changeBasemapStyle_parchment = Parşömen stiline geç
map_changeBasemapStyle_night = Gece stiline geç
map_changeBasemapStyle_plain = Sade stile geç
map_landFailed = Arazi yüklenemedi. Tüm yerler haritada.
measure_crosshair = Merkeze nokta eklemek için Enter’a bas.
lasso_crosshair = Merkeze köşe eklemek için Enter’a bas.
spot_pin = Raptiye: { $coordinate }
measure_total = Toplam: { $metres } m

## later

shortcuts_mapMenu = Harita menüsü: oyunu izle, yazdır, poster yap
live_open = Oyunu takip et…
poster_print_open = Görünümü yazdır…
poster_open = Poster oluştur…
backups_title = Yedekler
backups_open = Tüm yedekler


typeMenu_showOnly = Yalnızca bunları göster
typeMenu_checklist = Kontrol listesi
typeMenu_alwaysNames = Adları hep göster

toasts_marked = Bulundu: { $label }
toasts_unmarked = Artık bulunmadı: { $label }
toasts_markedMany = { $amount } yer bulundu olarak işaretlendi
toasts_unmarkedMany = { $amount } yer artık bulunmadı
storage_newer_marks = { $backedUp ->
     [yes] Son yedekten bu yana { $marks } bulunan yer.
    *[other] { $marks } bulunan yer yedeklenmedi.
    }
storage_newer_changes = { $backedUp ->
     [yes] Son yedekten bu yana raptiye ve notlarda { $changes } değişiklik.
    *[other] Raptiye ve notlarda { $changes } değişiklik yedeklenmedi.
    }
storage_newer_both = { $backedUp ->
     [yes] Son yedekten bu yana { $marks } bulunan yer, raptiye ve notlarda { $changes } değişiklik.
    *[other] { $marks } bulunan yer, raptiye ve notlarda { $changes } değişiklik yedeklenmedi.
    }
pins_toasts_moved = Taşındı: { $label }
pins_toasts_deleted = Silindi: { $label }
pins_toasts_deletedMany = { $amount } raptiye silindi
pins_toasts_noteDeleted = Not silindi
search_distance = { $distance } uzakta
search_whereAndFar = { $where } · { $away }
search_between = yakın yakin yakını yakini yakınında yakininda yakınındaki yakinindaki yakınlarında yakinlarinda civarı civari civarında civarinda civarındaki cevresi cevresinde cevresindeki yanında yaninda yanındaki icinde icindeki en ile de da te ta deki daki teki taki
search_bookWords = kitap
search_settlements = Yerleşimler
search_kinds = Yer türleri
search_moreKinds = { $amount } tür daha
search_showOnMap = { $amount ->
     [one] Haritada göster
    *[other] { $amount } yeri haritada göster
    }
search_shownTitle = “{ $searched }”
search_isolateKind = Yalnızca bu
search_isolateKindLabel = Yalnızca bu gösterilsin: { $type }
settlement_label = Yerleşim: { $name }
settlement_places = { $amount } yer
settlement_services = Dükkânlar ve hizmetler
settlement_others = Burada ayrıca
settlement_found = { $found } / { $all } bulundu
settlement_foundLeft = { $found } / { $all } bulundu, { $left } kaldı
settlement_tally = { $found } / { $all }
settlement_nothing = Burada yer yok.
settlement_isolate = Yalnızca bunlar
settlement_list = Listele
list_heading = Ekrandaki yerler
list_amount = { $amount ->
     [0] Ekranda yer yok
    *[other] Ekranda { $amount } yer
    }
list_middle = Harita merkezi: { $where }
list_order = Sırala
list_orders_kind = Tür
list_orders_distance = Uzaklık
list_ofKind = { $amount }
list_kind = { $title }: { $amount } yer
list_nearest = Ekrandaki yerler, önce en yakın
list_more = Daha fazla
list_none = Bu bölgede filtrelerine uyan yer yok.
list_noneHint = Haritayı kaydır, uzaklaştır ya da Filtreler’den daha çok tür göster.
list_move = Haritayı kaydır
list_sides_north = Kuzey
list_sides_west = Batı
list_sides_east = Doğu
list_sides_south = Güney
list_closer = Yakınlaştır
list_farther = Uzaklaştır
settings_title = Ayarlar
settings_close = Kapat
settings_back = Ayarlara dön
settings_markerSize = İşaretçi boyutu
settings_markerSizeHeading = İşaretçi boyutu
settings_pixels = { $size } piksel
settings_basemapStyle = Harita stili
settings_basemapStyles_parchment_name = Parşömen
settings_basemapStyles_parchment_hint = eski kâğıt üstünde mürekkep
settings_basemapStyles_night_name = Gece
settings_basemapStyles_night_hint = koyu, gözü yormaz
settings_basemapStyles_plain_name = Sade
settings_basemapStyles_plain_hint = net, yazdırmaya uygun
settings_language = Dil (Language)
settings_languageFailed = Dil yüklenemedi. Bağlantını kontrol edip yeniden dene.
settings_languageNewer = Senin dilin, hazır olan yeni harita sürümüyle geliyor.
settings_languageMissing = Dilin bu cihazda olmadığı için harita şimdilik İngilizce. İndirmek için haritayı bir kez çevrimiçiyken aç.
settings_keepNotifications = Bildirimleri kapatana kadar tut
settings_manage = Bulunan yerleri yönet
settings_manageHint = Yedek küçük bir dosyadır. İlerlemeni taşımak için onu başka bir cihazda yükle.
settings_upload = Yükle
settings_drop = Yüklemek için dosyayı bırak
settings_backup = Yedekle
settings_exportPins = Raptiyeleri dışa aktar (GeoJSON)
settings_fileRefused = Bu tarayıcı burada dosya kaydedemiyor. Sayfayı başka bir tarayıcıda açıp yeniden dene.
settings_clear = Temizle
settings_earlier = Önceki sürümler
settings_earlierHint = Büyük değişikliklerden önceki ilerlemen. Geri yükleme geri alınabilir.
settings_earlierReasons_clear = Temizlemeden önce
settings_earlierReasons_import = Dosya veya bağlantı yüklenmeden önce
settings_earlierReasons_migration = Güncellemeden önce
settings_earlierReasons_restore = Geri yüklemeden önce
settings_restore = Geri yükle
settings_restoreLabel = Geri yükle: { $size }, { $reason }
settings_restoreDated = Geri yükle: { $size }, { $reason }, { $date }
settings_restoreReasons_clear = temizlemeden önce
settings_restoreReasons_import = dosya veya bağlantı yüklenmeden önce
settings_restoreReasons_migration = güncellemeden önce
settings_restoreReasons_restore = geri yüklemeden önce
settings_clearQuestion = Bulunan yerlerin tümü temizlensin mi?
settings_clearText = { $amount ->
     [0] Henüz bir yer bulmadın.
    *[other] { $amount } bulunan yer temizlenecek. Bu geri alınabilir; Ayarlar önceki sürümleri saklar.
    }
confirm_title = Kesinlikle emin misin?
confirm_description = Bu işlem verileri siler ve geri alınamaz.
confirm_confirm = Onayla
confirm_cancel = İptal
toasts_uploadFailed = Dosya yüklenemedi
toasts_uploadMerged = Yüklenen yerler birleştirildi
toasts_backupStarted = Yedek indiriliyor
toasts_pinsExported = Raptiyelerin indiriliyor
toasts_cleared = Bulunan yerler temizlendi
toasts_restored = Geri yüklendi: { $size }
storage_retry = Yeniden dene
storage_dismiss = Kapat
storage_emptied_marks = Harita açıkken bu sitenin verileri tarayıcıdan silindi. Ekranda hâlâ { $marks } bulunan yer var.
storage_emptied_pins = Harita açıkken bu sitenin verileri tarayıcıdan silindi. Ekranda hâlâ { $pins } raptiye var.
storage_emptied_both = Harita açıkken bu sitenin verileri tarayıcıdan silindi. Ekranda hâlâ { $marks } bulunan yer ve { $pins } raptiye var.
storage_backedUp_empty = Henüz yedeklenecek bir şey yok.
storage_backedUp_never = Her şey bir dosyadan ya da bağlantıdan geldi. Burada henüz yedek almadın.
storage_backedUp_all = Her şey yedeklendi.
storage_backedUp_takenIn = Her şey son yedeğinde ya da sonradan bir dosyadan veya bağlantıdan geldi.
storage_keep = Verilerimi tut
storage_startAfresh = Baştan başla
storage_problems_blocked = Bu tarayıcı depolamayı engelliyor: sayfayı kapatınca ilerlemen kaybolur. Ayrılmadan önce yedek al.
storage_embedded = Tarayıcın burada depolamayı engelliyor: sayfayı kapatınca bu işaret kaybolur. Saklamak için haritanın tamamını aç.
storage_problems_full = Son değişikliğin kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. Bu arada yedek al.
storage_problems_one-copy = İlerlemen iki yerden yalnızca birinde kayıtlı: öteki dolu ya da tarayıcı engelliyor. Ara sıra yedek al.
storage_problems_newer = İlerlemeni bu haritanın daha yeni bir sürümü kaydetmiş, burada salt okunur. Güncellemek için sayfayı yenile.
storage_problems_stuck = Kayıtlı ilerlemen okunamadı ve kenara ayırmaya yer yok. Olduğu gibi duruyor, yeni değişiklikler kaydedilmiyor. Ayrılmadan önce yedek al.
storage_problems_quarantined = Kayıtlı ilerlemen okunamadı. Olduğu gibi kenara ayrıldı, boş bir listeyle başlıyorsun.
storage_problems_copy-quarantined = İlerlemenin iki kopyasından biri okunamadı. Olduğu gibi kenara ayrıldı, öteki kullanılıyor.
storage_problems_pins-quarantined = Kayıtlı raptiyelerin ve notların okunamadı. Olduğu gibi kenara ayrıldı. Bulunan yerlerin etkilenmedi.
storage_problems_pins-copy-quarantined = Raptiye ve notlarının iki kopyasından biri okunamadı. Olduğu gibi kenara ayrıldı, öteki kullanılıyor.
storage_problems_settings-full = Ayarların kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. İlerlemen etkilenmedi.
storage_problems_settings-newer = Ayarlarını bu haritanın daha yeni bir sürümü kaydetmiş. Burada salt okunur: güncellemek için sayfayı yenile. İlerlemen etkilenmedi.
storage_problems_settings-stuck = Ayarların okunamadı ve kenara ayırmaya yer yok. Olduğu gibi duruyor, değişiklikler kaydedilmiyor. İlerlemen etkilenmedi.
storage_problems_settings-quarantined = Ayarların okunamadı. Olduğu gibi kenara ayrıldı, varsayılanlar kullanılıyor. İlerlemen etkilenmedi.
storage_problems_filters-full = Filtrelerin kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. İlerlemen etkilenmedi.
storage_problems_filters-newer = Filtrelerini bu haritanın daha yeni bir sürümü kaydetmiş. Burada salt okunur: güncellemek için sayfayı yenile. İlerlemen etkilenmedi.
storage_problems_filters-stuck = Filtrelerin okunamadı ve kenara ayırmaya yer yok. Olduğu gibi bırakıldı, filtrelerdeki değişiklikler kaydedilmiyor. İlerlemen etkilenmedi.
storage_problems_filters-quarantined = Filtrelerin okunamadı. Olduğu gibi kenara ayrıldı, tüm türler gösteriliyor. İlerlemen etkilenmedi.
storage_problems_backup-full = Son yedeğinin bilgileri kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. İlerlemen etkilenmedi.
storage_problems_backup-newer = Son yedeğinin bilgilerini bu haritanın daha yeni bir sürümü kaydetmiş. Burada salt okunur: güncellemek için sayfayı yenile. İlerlemen etkilenmedi.
storage_problems_backup-stuck = Son yedeğinin bilgileri okunamadı ve kenara ayırmaya yer yok. Olduğu gibi bırakıldı, bilgilerdeki değişiklikler kaydedilmiyor. İlerlemen etkilenmedi.
storage_problems_backup-quarantined = Yedek durumun okunamadı. Olduğu gibi kenara ayrıldı, sonraki hatırlatma erken gelebilir. İlerlemen etkilenmedi.
storage_problems_playthroughs-full = Oynanışlarının adları kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. İlerlemen etkilenmedi.
storage_problems_playthroughs-newer = Oynanışlarının adlarını bu haritanın daha yeni bir sürümü kaydetmiş. Burada salt okunur: güncellemek için sayfayı yenile. İlerlemen etkilenmedi.
storage_problems_playthroughs-stuck = Oynanışlarının adları okunamadı ve kenara ayırmaya yer yok. Olduğu gibi bırakıldı, adlardaki değişiklikler kaydedilmiyor. İlerlemen etkilenmedi.
storage_problems_playthroughs-quarantined = Oynanışlarının adları okunamadı. Olduğu gibi kenara ayrıldı, oynanışlar adsız gösteriliyor. İlerlemen etkilenmedi.
storage_problems_history-full = Önceki sürümlerinin ve geçmişin bir kopyası kaydedilemedi: tarayıcı depolaması dolu. Yeniden denenecek. İlerlemen etkilenmedi.
storage_problems_history-newer = Önceki sürümlerinin ve geçmişin bir kopyasını bu haritanın daha yeni bir sürümü kaydetmiş. Burada salt okunur: güncellemek için sayfayı yenile. İlerlemen etkilenmedi.
storage_problems_history-stuck = Önceki sürümlerinin ve geçmişin bir kopyası okunamadı ve kenara ayırmaya yer yok. Olduğu gibi duruyor, değişiklikler kaydedilmiyor. İlerlemen etkilenmedi.
storage_problems_history-quarantined = Önceki sürümlerinin ve geçmişin bir kopyası okunamadı. Olduğu gibi kenara ayrıldı, tarayıcının veritabanı kullanılıyor. İlerlemen etkilenmedi.
offline_preparing = Çevrimdışı: indiriliyor…
offline_ready = Çevrimdışı: hazır, { $megabytes } MB
offline_failed = Çevrimdışı: hazır değil. Bazı dosyalar indirilemedi. Çevrimiçiyken yeniden dene.
offline_tryAgain = Yeniden dene
offline_saving = Çevrimdışı: veri tasarrufu açık olduğu için indirilmedi.
offline_prepare = İndir
offline_cacheAll = Tüm dünyaları çevrimdışı sakla ({ $megabytes } MB daha)
offline_allCached = Tüm dünyaları çevrimdışı sakla (hepsi indirildi)
offline_cachingAll = Tüm dünyalar indiriliyor…
offline_noRoom = Yer kalmadı: { $world }. Tarayıcı depolaması dolu.
offline_notFetched = Bazı dosyalar indirilemedi: { $world }.
offline_appShell = uygulamanın kendisi
offline_notCachedTitle = { $world } henüz bu cihazda değil.
offline_notCachedText = Bir harita, çevrimiçiyken bir kez açıldıktan sonra çevrimdışı da çalışır. Yeniden çevrimiçi olunca bu sayfa kendiliğinden devam eder.
offline_cachedWorlds = Çevrimdışı kullanılabilir:
more_share = Görünümü paylaş
more_send = Cihaza gönder
more_refused = Tarayıcı kopyalamayı engelledi.
filters_tally = { $found } / { $total }
filters_yields = İçerir
filters_onlyFound = Yalnızca bulunanlar
filters_yieldsAll = Fark etmez
filters_anyHerb = Herhangi bir ot
filters_anyBook = Herhangi bir kitap
filters_herbs = Şifalı otlar
filters_books = Beceri kitapları
progress_whole = Tüm harita
progress_byArea = Bölgeye göre
progress_next = En yakın bulunmayanlar
progress_nothingNext = Gösterilen yerler arasında bulunacak bir şey kalmadı. Filtrelerden daha çok tür aç.
# $percent (number)
progress_share = %{ $percent }
progress_tally = { $found } / { $total } bulundu
progress_left = { $amount ->
     [0] hepsi bulundu
    *[other] { $amount } kaldı
    }
progress_barLabel = { $title }: bulunanlar
progress_openList = Kontrol listesi: { $title }
progress_newPlaces_line = Son ziyaretinden beri { $amount } yeni yer
progress_newPlaces_show = Yeni yerleri göster
progress_newPlaces_title = Yeni yerler
progress_markInView = Ekrandaki { $amount } yeri işaretle
progress_nothingInView = Ekranda işaretlenecek yer yok
progress_lasso = Kement
progress_many = Birden çok yer
progress_back = Tüm türler
progress_order = Sırala
progress_orders_distance = Uzaklık
progress_orders_name = Ad
# same
progress_orders_id = ID
progress_orders_map = Hazine haritası
progress_onlyMissing = Yalnızca bulunmayanlar
progress_onlyMissingHint = Bulduğun yerler, listeden çıkana kadar burada kalır.
progress_nothingMissing = Hepsini buldun.
progress_again = Buradan sırala
progress_days_title = { $unit ->
     [week] Haftalara göre bulunanlar
     [month] Aylara göre bulunanlar
     [year] Yıllara göre bulunanlar
    *[day] Günlere göre bulunanlar
    }
progress_days_since = { $date } tarihinden beri: { $amount } bulundu.
progress_days_most = Bir günde en çok: { $amount } ({ $date }).
progress_days_undated = Günü bilinmeyen: { $amount }.
progress_days_table = Tablo olarak
progress_days_unit = { $unit ->
     [week] Hafta başı
     [month] Ay
     [year] Yıl
    *[day] Gün
    }
progress_days_found = Bulunan
progress_days_save = Resmi kaydet
progress_days_saved = Resim kaydedildi
progress_metres = { $metres } m
progress_box = Bulundu: { $label } #{ $id }
toasts_undone_mark = Geri alındı: { $label } artık bulunmadı
toasts_undone_unmark = Geri alındı: { $label } yine bulundu
toasts_undone_mark-many = Geri alındı: yerler artık bulunmadı
toasts_undone_unmark-many = Geri alındı: yerler yine bulundu
toasts_undone_clear = Geri alındı: bulunan yerler geri yüklendi
toasts_undone_import = Geri alındı: yüklenen yerler kaldırıldı
toasts_undone_restore = Geri alındı: geri yükleme iptal edildi
toasts_undone_pin = Geri alındı: raptiye kaldırıldı
toasts_undone_pin-edit = Geri alındı: raptiye değişikliği
toasts_undone_pin-move = Geri alındı: raptiye eski yerinde
toasts_undone_pin-delete = Geri alındı: raptiye geri yüklendi
toasts_undone_pins-delete = Geri alındı: raptiyeler geri yüklendi
toasts_undone_note = Geri alındı: not geri yüklendi
toasts_undone_quest = Geri alındı: görev değişikliği
toasts_nothingToUndo = Geri alınacak bir şey yok.
undoing_kept = { $amount } öğe sonradan değiştiği için olduğu gibi kaldı.
undoing_allKept = Değişiklik yok: bu adımdaki her şey sonradan yine değişmiş.
undoing_redo = Yinele
undoing_redone = Yinelendi: { $what }
undoing_nothingToRedo = Yinelenecek bir şey yok.
undoing_recent_title = Son değişiklikler
undoing_recent_hint = Son 50 değişikliğin, en yenisi başta. Her biri ayrı ayrı geri alınabilir; sonradan değişenler olduğu gibi kalır.
undoing_recent_nothing = Henüz değişiklik yok.
undoing_recent_undo = Geri al: { $what }
undoing_recent_redo = Yinele: { $what }
undoing_recent_undone = geri alındı
undoing_elsewhere_title = Başka bir sekmedeki değişiklik geri alınsın mı?
undoing_elsewhere_description = Bu sekmede geri alınacak bir şey kalmadı. Önceki değişiklik başka bir sekmede ya da önceki bir ziyarette yapılmış:
undoing_elsewhere_confirm = Geri al
undoing_elsewhere_cancel = İptal
undoing_action_mark = Bulundu: { $label }
undoing_action_unmark = Artık bulunmadı: { $label }
undoing_action_mark-many = { $amount } yer bulundu olarak işaretlendi
undoing_action_passed = Yolda { $amount } yer bulundu
undoing_action_unmark-many = { $amount } yer artık bulunmadı
undoing_action_clear = { $amount } bulunan yer temizlendi
undoing_action_import = Dosya ya da bağlantı yüklendi: { $what }
undoing_action_restore = Önceki bir sürüm geri yüklendi, değişenler: { $what }
undoing_action_pin = Raptiye eklendi: { $label }
undoing_action_pin-edit = Raptiye düzenlendi: { $label }
undoing_action_pin-move = Raptiye taşındı: { $label }
undoing_action_pin-delete = Raptiye silindi: { $label }
undoing_action_pins-delete = { $amount } raptiye silindi
undoing_action_note = Not değişti: { $label }
pins_glyphs_pin = Raptiye
pins_glyphs_flag = Bayrak
pins_glyphs_star = Yıldız
pins_glyphs_cross = Haç
pins_glyphs_heart = Kalp
pins_glyphs_skull = Kurukafa
pins_glyphs_chest = Sandık
pins_glyphs_sword = Kılıç
pins_glyphs_house = Ev
pins_glyphs_herb = Şifalı ot
pins_glyphs_question = Soru işareti
pins_glyphs_warning = Ünlem işareti
pins_colours_red = Kırmızı
pins_colours_orange = Turuncu
pins_colours_yellow = Sarı
pins_colours_green = Yeşil
pins_colours_teal = Camgöbeği
pins_colours_blue = Mavi
pins_colours_indigo = Çivit mavisi
pins_colours_purple = Mor
pins_colours_pink = Pembe
pins_colours_brown = Kahverengi
pins_colours_grey = Gri
pins_colours_black = Siyah
pins_add = Raptiye ekle
pins_editPin = Raptiyeyi düzenle
pins_deletePin = Raptiyeyi sil
pins_editing = Raptiyeni düzenle: { $label }
pins_note = Not
pins_move = Taşı
pins_moveGroup = Raptiyeyi taşı
pins_moveHint = Raptiyeyi bir metre, Shift ile on metre taşır. Haritada da sürükleyebilirsin.
pins_steps_north = Kuzey
pins_steps_west = Batı
pins_steps_south = Güney
pins_steps_east = Doğu
pins_movedTo = Yeni yeri: { $coordinate }
pins_title = Başlık
pins_titleHint = Haritada görünen ad
pins_noteHint = Hatırlamak istediğin her şey
pins_glyph = Simge
pins_colour = Renk
pins_left = { $amount ->
     [0] Karakter kalmadı
    *[other] { $amount } karakter kaldı
    }
pins_full = Alan dolu ({ $most } karakter). Devam etmek için bir şeyler sil.
pins_save = Kaydet
pins_cancel = İptal
pins_discard_title = Değişiklikler atılsın mı?
pins_discard_description = Kaydedilmediler.
pins_discard_confirm = At
pins_discard_cancel = Düzenlemeye devam et
pins_list = Raptiyeler ve notlar
pins_none = Henüz raptiyen yok.
pins_order = Sırala
pins_orders_distance = Uzaklık
pins_orders_title = Başlık
pins_again = Buradan sırala
pins_more = Daha fazla
pins_pinsList = Raptiyelerim
pins_notesList = Yer notları
pins_deleteAll = Tüm raptiyeleri sil
pins_deleteAllTitle = Tüm raptiyelerin silinsin mi?
pins_deleteAllText = { $amount } raptiye silinecek. Yer notları kalır. Bu geri alınabilir; Ayarlar önceki sürümleri saklar.
pins_noteOn = Not: { $label }
spotMenu_label = Menü: { $coordinate }
spotMenu_copy = Koordinatları kopyala: { $coordinate }
spotMenu_copied = Kopyalandı: { $coordinate }
spotMenu_link = Bağlantıyı kopyala
spotMenu_linkCopied = Bağlantı kopyalandı
spotMenu_nearest = Yakında ne var
spotMenu_measure = Buradan ölç
spotMenu_refusedTitle = Elle kopyala
spotMenu_refused = Tarayıcı kopyalamayı engelledi. Buradan kopyala:
spotMenu_close = Kapat
overlap_title = Burada { $count } yer var
overlap_found = bulundu
nearest_title = Yakınındakiler: { $coordinate }
nearest_close = Kapat
nearest_services = Hizmetler
nearest_undiscovered = Bulunmayan yerler
nearest_nothingLeft = Haritadaki her yeri buldun.
nearest_nextOfKind = Bu türün sıradaki yeri
nearest_noServices = Bu haritada hizmet yok.
nearest_displacement = { $metres } m { $direction ->
     [east] doğuda
     [north-east] kuzeydoğuda
     [north] kuzeyde
     [north-west] kuzeybatıda
     [west] batıda
     [south-west] güneybatıda
     [south] güneyde
    *[south-east] güneydoğuda
    }
nearest_here = burada
measure_label = Ölçüm
measure_begin = Nokta eklemek için tıkla, dokun ya da Enter’a bas.
measure_leg = Bölüm: { $metres } m
measure_undo = Noktayı kaldır
measure_done = Bitti
lasso_label = Kement
lasso_begin = Yerlerin çevresini çiz ya da tıklayarak, dokunarak veya Enter’a basarak köşe ekle.
lasso_corners = { $amount ->
     [0] 0 köşe, en az 3 gerekli
     [1] 1 köşe, en az 3 gerekli
     [2] 2 köşe, en az 3 gerekli
    *[other] { $amount } köşe
    }
lasso_inside = { $amount ->
     [0] Gösterilen yerlerin hiçbiri içinde değil.
    *[other] İçinde { $amount } yer, { $found } tanesi bulundu
    }
lasso_undo = Köşeyi kaldır
lasso_closeLine = Şekli kapat
lasso_mark = Bulundu işaretle
lasso_unmark = Bulunmadı işaretle
lasso_again = Yeniden çiz
lasso_leave = Bitti
shapes_keepLine = Çizgiyi sakla
shapes_keepArea = Alanı sakla
shapes_names_shape-line = Çizgi
shapes_names_shape-area = Alan
shapes_share = Şekli paylaş
shapes_within = İçindeki yerleri seç
shapes_length = Uzunluk
shapes_size = Yüz ölçümü
shapes_hectares = { $area } ha
shortcuts_title = Klavye kısayolları
shortcuts_close = Kapat
shortcuts_switch = Tek tuşlu kısayollar
shortcuts_switchHint = Kapalıyken yukarıdaki tek tuşlar çalışmaz. Ötekiler çalışmaya devam eder.
shortcuts_keys = Tek tuşlar, sayfanın her yerinde
shortcuts_otherKeys = Öteki tuşlar
shortcuts_search = Ara
shortcuts_panel = Paneli aç ya da kapat
shortcuts_next = En yakın bulunmayan yere git
shortcuts_discovered = Seçili yeri bulundu ya da bulunmadı olarak işaretle
shortcuts_list = Klavye kısayollarını göster
shortcuts_undo = Son değişikliği geri al
shortcuts_redo = Yinele
shortcuts_pan = Haritayı kaydır
shortcuts_zoom = Yakınlaştır ya da uzaklaştır
shortcuts_lists = Bir listede ya da çubukta gezin; Tab dışarı çıkar
shortcuts_choose = Harita merkezindeki yeri aç; ölçerken ya da kementle nokta ekle
shortcuts_menu = Seçili yerin ya da harita merkezinin menüsünü aç
shortcuts_removePoint = Ölçerken ya da kementle son noktayı kaldır
shortcuts_deletePin = Haritada seçili raptiyeyi sil
shortcuts_leave = Kapat ya da iptal et
shortcuts_or = ya da
shortcuts_arrows = Ok tuşları
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
linkUnread_title = Bu bağlantının bir bölümü gösterilemiyor
linkUnread_text = { $what ->
     [place] Bu haritada olmayan bir yerin adı geçiyor.
     [point] Bu haritanın dışında bir noktayı gösteriyor. Harita { $from } ile { $to } arasında.
     [kinds] Bu haritada olmayan yer türleri içeriyor.
     [coordinates] Koordinatları okunamıyor.
     [quest] Bu haritada olmayan bir görevi gösteriyor.
     [pin] Bir raptiyeyi anlatıyor ama yerini söylemiyor.
     [set] İçindeki filtre seti eksik.
     [filters] Bu haritada olmayan filtreler içeriyor.
    *[several] İçindeki birkaç şey bu haritada yok.
    } Bağlantının tamamını kopyaladığından emin ol ya da yenisini iste.
ownWords_heading = Çakışmalar
ownWords_hint = { $where ->
     [link] Bağlantıda { $amount } raptiye veya notunun başka bir sürümü var. Aksini seçmezsen seninkiler kalır.
    *[file] Dosyada { $amount } raptiye veya notunun başka bir sürümü var. Aksini seçmezsen seninkiler kalır.
    }
ownWords_forAll = Hepsi için
ownWords_forOne = Seçim: { $label }
ownWords_choices_mine = Benimki kalsın
ownWords_choices_theirs = Ötekini al
ownWords_choices_both = İkisi de kalsın
ownWords_mine = Seninki
ownWords_theirs_file = Dosyadan
ownWords_theirs_link = Bağlantıdan
ownWords_deleted = Silindi
ownWords_noWords = Metin yok
ownWords_more = { $amount } tane daha göster

routes_toHere = Buraya rota
routes_fromHere = Buradan rota
routes_onToHere = Buraya devam et
routes_viaHere = Buradan geçen rota
routes_card = Rota: { $name }
routes_title = Rota
routes_walk = yürüyerek { $minutes } dk
routes_run = koşarak { $minutes } dk
routes_ride = atla { $minutes } dk
routes_offRoad = { $metres } m yol dışı
routes_finding = Rota bulunuyor…
routes_failed = Yollar yüklenemedi. Bağlantını kontrol edip yeniden dene.
routes_retry = Yeniden dene
routes_from = Başlangıç
routes_fromPlayer = Konumun
routes_fromLastEnd = Son rotanın bitişi
routes_fromView = Harita merkezi
routes_fromFastTravel = { $name } (en yakın hızlı seyahat)
routes_chooseOnMap = Haritada seç…
routes_to = Varış
routes_by = Güzergâh
routes_kinds_roads = Yolları tercih et
routes_kinds_paths = Yollar ve patikalar
routes_fastTravel = Hızlı seyahat
routes_fastTravels_none = Kapalı
routes_fastTravels_found = Yalnızca bulunan noktalar
routes_fastTravels_all = Tüm noktalar
routes_turnRound = Ters çevir
routes_choose_begin = Başlangıca tıkla veya dokun ya da bir yer ara.
routes_choose_search = Bir başlangıç yeri ara.
routes_choose_end = Varışa tıkla veya dokun ya da bir yer ara.
routes_cancel = İptal
routes_directions = Yol tarifi
routes_steps_label = Adım adım yol tarifi
routes_steps_begin = { $from }: { $onto ->
     [road] yol boyunca
     [path] patika boyunca
    *[straight] dümdüz araziden
    } { $direction ->
     [east] doğuya
     [north-east] kuzeydoğuya
     [north] kuzeye
     [north-west] kuzeybatıya
     [west] batıya
     [south-west] güneybatıya
     [south] güneye
    *[south-east] güneydoğuya
    }
routes_steps_turn = { $metres } m sonra { $turn ->
     [straight] düz devam et
     [slightLeft] solda kal
     [left] sola dön
     [sharpLeft] keskin sola dön
     [slightRight] sağda kal
     [right] sağa dön
    *[sharpRight] keskin sağa dön
    }
routes_steps_turnAt = { $metres } m sonra { $turn ->
     [straight] düz devam et
     [slightLeft] solda kal
     [left] sola dön
     [sharpLeft] keskin sola dön
     [slightRight] sağda kal
     [right] sağa dön
    *[sharpRight] keskin sağa dön
    } ({ $landmark })
routes_steps_onto_road = yola
routes_steps_onto_path = patikaya
routes_steps_leave = { $metres } m sonra yoldan ayrıl, araziden git: { $direction ->
     [east] doğuya
     [north-east] kuzeydoğuya
     [north] kuzeye
     [north-west] kuzeybatıya
     [west] batıya
     [south-west] güneybatıya
     [south] güneye
    *[south-east] güneydoğuya
    }
routes_steps_travel = { $metres } m sonra hızlı seyahat: { $place }
routes_steps_travelNow = Hızlı seyahat: { $place }
routes_steps_pass = { $metres } m sonra geçilen: { $place }
routes_steps_arrive = { $metres } m sonra varış: { $place }
routes_steps_arriveNow = Vardın: { $place }
routes_steps_bridges = { $bridges ->
     [one] köprüden geçerek
    *[other] { $bridges } köprüden geçerek
    }
routes_beside = Rota boyunca
routes_reach = Rotaya uzaklık
routes_besideAmount = { $amount ->
     [0] Filtrelerine uyan yer yok.
     [one] Filtrelerine uyan { $amount } yer
    *[other] Filtrelerine uyan { $amount } yer
    }
routes_stillToFind = Bulunmayan: { $left }
routes_alreadyFound = Bulunan: { $found }
routes_along = { $metres } m sonra
routes_more = Daha fazla göster
routes_handles_begin = Rotanın başlangıcı
routes_handles_end = Rotanın bitişi
routes_handles_between = Ara nokta { $number }
routes_handles_new = Ara nokta ekle
routes_tripNear = Yakındaki tur
routes_nothingLeft = Filtrelerine uyan bulunmayan yer yok.
routes_bestOrder = Sırayı iyileştir
routes_undone = Geri alındı: rota geri yüklendi
routes_printStops = Durakları yazdır…
routes_ordering = Sıra iyileştiriliyor…
routes_stopOrdering = Durdur
routes_exportRoute = Rotayı dışa aktar (GeoJSON)
routes_exportGpx = Rotayı dışa aktar (GPX)
routes_save = Raptiyelerime kaydet
routes_saveChanges = Değişiklikleri kaydet
routes_savedAs = Raptiyelerime kaydedildi: { $title }
routes_show = Turu göster
routes_share = Turu paylaş
routes_back = Başa dön
routes_tripInView = Tur: ekrandaki bulunmayanlar
routes_tripLeft = Tur: bulunmayanlar
routes_tripShown = Tur: tüm gösterilenler
routes_tripThese = Tur: tümü
routes_tripNearest = Tur: en yakın { $amount }
routes_tooMany = Bir turda en çok { $most } durak olabilir. En yakınlar eklendi.
routes_stops_next = Sıradaki: { $number }/{ $of }, { $name }, { $metres } m
routes_stops_goOn = Bulundu, sıradaki
routes_stops_passed = { $name }: tamam
routes_trip = { $stops ->
     [one] { $stops } duraklı tur
    *[other] { $stops } duraklı tur
    }
routes_stops_title = Duraklar
routes_stops_stop = { $number }. { $name }
routes_stops_sooner = Yukarı taşı: { $name }
routes_stops_later = Aşağı taşı: { $name }
routes_stops_leaveOut = Kaldır: { $name }
routes_areas_title = Bölgeye göre
routes_areas_shade = Bölgeleri haritada renklendir
routes_areas_around = { $name } çevresi
routes_steps_next = { $metres } m daha sonra { $turn ->
     [straight] düz
     [slightLeft] hafif sola
     [left] sola
     [sharpLeft] keskin sola
     [slightRight] hafif sağa
     [right] sağa
    *[sharpRight] keskin sağa
    }
routes_steps_crossroads = { $crossroads ->
     [one] kavşaktan düz geçerek
    *[other] { $crossroads } kavşaktan düz geçerek
    }
routes_steps_passing = yol üstünde: { $things }
routes_options = Seçenekler: { $chosen }
routes_mode = Ulaşım şekli
routes_modes_walk = Yürüyerek
routes_modes_run = Koşarak
routes_modes_ride = Atla
routes_tripDone = Tur tamamlandı: { $found }/{ $of } bulundu
routes_endTrip = Turu bitir
routes_anotherTrip = Yeni tur başlat

playthroughs_title = Oynanışlar
playthroughs_hint = Her oynanışın kendi bulunan yerleri, raptiyeleri ve notları vardır. Filtreler ve ayarlar ortaktır.
playthroughs_new = Yeni oynanış…
playthroughs_unnamed = Adsız
playthroughs_shown = Haritada
playthroughs_tally = { $found } / { $total } bulundu
playthroughs_switch = Buna geç
playthroughs_switchLabel = Buna geç: { $name }
playthroughs_rename = Adını değiştir
playthroughs_renameLabel = Adını değiştir: { $name }
playthroughs_copy = Kopyala
playthroughs_copyLabel = Kopyala: { $name }
playthroughs_delete = Sil
playthroughs_deleteLabel = Sil: { $name }
playthroughs_deleted = Silinen oynanışlar
playthroughs_bringBack = Geri yükle
playthroughs_bringBackLabel = Geri yükle: { $name }
playthroughs_forGood = Kalıcı olarak sil
playthroughs_forGoodLabel = Kalıcı olarak sil: { $name }
playthroughs_forGoodTitle = Kalıcı olarak silinsin mi?
playthroughs_forGoodQuestion = { $name } kalıcı olarak silinsin mi?
playthroughs_forGoodText = Bulunan yerleri, raptiyeleri ve notları bu cihazdan silinir. Bu işlem geri alınamaz.
playthroughs_name = Ad
playthroughs_firstName = Şu anki oynanış
playthroughs_newName = Yeni oynanış
playthroughs_first = İlk
playthroughs_second = İkinci
playthroughs_copyOf = { $name } (kopya)
playthroughs_blank = Bir ad gir.
playthroughs_left = { $amount } kaldı
playthroughs_save = Kaydet
playthroughs_make = Oluştur
playthroughs_close = Kapat
playthroughs_nameTitle_new = Yeni oynanış
playthroughs_nameTitle_rename = Oynanışın adını değiştir
playthroughs_nameTitle_copy = Oynanışı kopyala
playthroughs_deleteTitle = Oynanış silinsin mi?
playthroughs_deleteQuestion = { $name } silinsin mi?
playthroughs_deleteText = Bulunan yerleri ({ $found } / { $total }), raptiyeleri ve notları haritadan kalkar. Ayarlar’dan geri yükleyebilirsin.
playthroughs_deleteUncounted = Bulunan yerleri, raptiyeleri ve notları haritadan kalkar. Ayarlar’dan geri yükleyebilirsin.
playthroughs_confirm = Sil
playthroughs_cancel = İptal
playthroughs_toastDeleted = Silindi: { $name }
playthroughs_toastGone = { $name } başka bir sekmede silindi
playthroughs_undo = Geri al
playthroughs_merged = Dosyanın oynanışı: { $from }. Birleştirildiği oynanış: { $into }.
playthroughs_head = Oynanış: { $name }
playthroughs_nameless = Adsız oynanışlar
playthroughs_namelessMarks = Adsız: { $amount } bulunan yer
playthroughs_namelessPins = Adsız: { $amount } raptiye ve not
playthroughs_refused_newer = Oynanışlarını bu haritanın daha yeni bir sürümü kaydetmiş. Yenisini oluşturmadan önce sayfayı yenileyip güncelle.
playthroughs_refused_no-room = Oynanış oluşturulamadı: tarayıcı depolaması dolu ya da engelli. Hiçbir şey değişmedi.
playthroughs_elsewhere_deleted = Bu oynanış başka bir yerde silindi. Bu adla geri yüklemek için yeniden kaydet.
playthroughs_elsewhere_gone = Bu oynanış başka bir yerde kalıcı olarak silindi. Yerine yenisini oluştur.

worlds_title = Dünyalar
worlds_close = Kapat
worlds_loading = Dünyalar yükleniyor…
worlds_failed = Dünyalar yüklenemedi. Bağlantını kontrol edip yeniden dene.
worlds_retry = Yeniden dene
worlds_found = { $found } / { $all } bulundu
worlds_places = { $all } yer
worlds_present = Haritada
worlds_cached = Bu cihazda
worlds_titleAndId = { $title } ({ $id })


wiki_place = Viki sayfası
wiki_kind = Viki sayfası: { $kind }
report_link = Hata bildir
report_ask = Hata bildir
report_copyRow = Yer verisini kopyala
report_copyHint = Bu yerin verisini haritanın sorumlusuna gönder ve yanlışı yaz.
report_copied = Kopyalandı
report_copyRefused = Tarayıcı kopyalamayı engelledi. Buradan kopyala:
report_title = Hata: { $label } ({ $id })
report_wrong = Yanlış olan:
report_world = Dünya: { $world }
# same
report_id = ID: { $id }
report_type = Tür: { $type }
report_coordinate = Koordinatlar: { $coordinate }
report_inGame = Oyunda: { $metres } m
report_name = Ad: { $name }
report_description = Açıklama: { $description }

veil_hint = Bu yerin adı spoiler içeriyor. Yeri bulana kadar gizli kalır.
veil_show = Adını göster
filterOverride_filters = Paylaşılan filtreler
filterOverride_filtersShown = Bir bağlantının filtreleri gösteriliyor.
filterOverride_filtersHint = Seninkiler güvende. “Bunları tut” demezsen değişiklikler kaydedilmez.
filterOverride_keep = Bunları tut
filterOverride_isolated = Yalnızca { $title }
filterOverride_isolateThisKind = Yalnızca bunlar
filterOverride_undone = Geri alındı: filtreler geri yüklendi
filterSets_title = Filtre setleri
filterSets_keep = Set olarak tut…
filterSets_rename = Adını değiştir…
filterSets_earlier = Öne taşı
filterSets_later = Arkaya taşı
filterSets_start = Başlangıçta göster
filterSets_copyLink = Bağlantıyı kopyala
filterSets_delete = Sil
filterSets_nameTitle_keep = Filtre seti olarak tut
filterSets_nameTitle_rename = Filtre setinin adı
filterSets_taken_keep = “{ $name }” adlı bir setin zaten var. “Değiştir” onun yerine şimdi gösterileni koyar.
filterSets_taken_rename = “{ $name }” adlı bir setin zaten var. Başka bir ad seç.
filterSets_replace = Değiştir
filterSets_full = { $most } set için yer var. Önce birini sil.
filterSets_kept = Tutuldu: “{ $name }”
filterSets_deleted = Silindi: “{ $name }”
filterSets_deletedElsewhere = Bu filtre seti başka bir yerde silindi. Bu adla geri yüklemek için yeniden kaydet.

embed_copy = Gömme kodunu kopyala
embed_fixLanguage = Hep bu dilde
embed_copied = Gömme kodu kopyalandı
embed_title = { $game } haritasında: { $label }
links_share = Paylaş
links_copied = Bağlantı kopyalandı
pins_howTo = Haritaya sağ tıkla, sonra “Raptiye ekle”yi seç.
pins_howToByFinger = Haritaya basılı tut, sonra “Raptiye ekle”yi seç.
pins_howToByKeys = Klavyeyle: haritada Shift+F10.
pins_edit = Düzenle
pins_delete = Sil
pins_addNote = Not ekle
pins_editNote = Notu düzenle
pins_deleteNote = Notu sil
pins_gone_title = Bu raptiye başka bir yerde silindi
pins_gone_description = Metninle geri yüklensin mi?
pins_gone_confirm = Geri yükle
pins_gone_cancel = Metni at
pictures_list = Resimler
pictures_add = Resim ekle
pictures_limit = En çok { $most } resim, her biri en fazla { $kilobytes } kB olacak şekilde küçültülür. Buraya yapıştırabilir veya bırakabilirsin.
pictures_name = Resim { $number } / { $total }: { $label }
pictures_elsewhere = Bu resim başka bir cihazda
pictures_damaged = Bu resim hasarlı
pictures_close = Resmi kapat
pictures_delete = Resmi sil
pictures_added = Resim eklendi
pictures_deleted = Resim silindi
pictures_nowhere = Resimler raptiyelere ve notlara eklenir. Bir raptiye veya yer aç, sonra resmi yeniden bırak.
pictures_full = Bir raptiye veya notta { $most } resim olabilir. Önce birini sil.
pictures_problem_no-picture = Tarayıcı bu dosyada resim okuyamadı. Başka birini seç.
pictures_problem_svg = SVG çizimleri eklenemez. PNG, JPEG veya WebP resmi seç.
pictures_problem_too-large = Resim çok büyük: { $most } milyon pikseli olabilir. Daha küçük kaydedip yeniden dene.
pictures_problem_storage = Resim kaydedilemedi: tarayıcı depolaması dolu veya engelli. Hiçbir şey değişmedi.
pictures_problem_undecodable = Tarayıcı bu { $kind } resmini okuyamadı. PNG veya JPEG olarak kaydet, sonra o dosyayı ekle.
pictures_problem_falsified = Tarayıcının parmak izi koruması resmi değiştirirdi, bu yüzden hiçbir şey kaydedilmedi. Adres çubuğundaki resim simgesiyle ya da Brave’de Shields ile bu siteye canvas verisi için izin ver. Ya da en fazla { $kilobytes } kB olan bir PNG, JPEG veya WebP resmi seç.
pictures_falsified = Tarayıcının parmak izi koruması resmi değiştirirdi, bu yüzden hiçbir şey kaydedilmedi. Adres çubuğundaki resim simgesiyle ya da Brave’de Shields ile bu siteye canvas verisi için izin ver, sonra yeniden dene.
backups_pictures_size = Resimli yedek: { $megabytes } MB
backups_pictures_without = Resimsiz yedekle
backups_pictures_unread = Resimlerin okunamadı. Yedek onlarsız alındı.
backups_pictures_tooLarge = Resimlerle yedek { $most } MB boyutunu aşar ve yüklenemezdi. Onlarsız alınır.
spot_label = Nokta: { $coordinate }
spot_temporary = Bu raptiye kaydedilmez. Ayrıntıları kapatınca kaybolur.
search_clearAndBrowse = Aramayı temizle
search_loadMore = Daha fazla…
firstHint_withExample = { $amount } yer. “{ $example }” diye ara ya da haritada bir yere basıp bulundu olarak işaretle.
firstHint_plain = { $amount } yer. Haritada bir yere basıp bulundu olarak işaretle.
firstHint_kept = Bu tarayıcıda saklanır.

search_id = #{ $id }
search_here = İçerir: { $names }
search_outside = Bu haritanın dışında. Harita { $from } ile { $to } arasında.
search_openLink = Bağlantıyı aç
# same
card_id = ID
undoing_action_quest = Görev değişti
quests_title = Görevler
# $done (number), $total (number)
quests_tally = { $total } görevden { $done } bitti
quests_loading = Görevler yükleniyor…
quests_failed = Görevler yüklenemedi. Bağlantını kontrol edip tekrar dene.
quests_sections_main = Ana hikâye
quests_sections_side = Yan görevler
quests_sections_task = Küçük işler
quests_sections_activity = Etkinlikler
quests_search = Görev ara
quests_only_openToMe = Bana açık olanlar
quests_only_canBeMissed = Kaçırılabilir
quests_only_timed = Süre sınırı var
quests_only_hideDone = Bitenleri gizle
quests_place = Başladığı yer
quests_everywhere = Her yer
quests_orders_story = Hikâye ve yer
quests_orders_distance = Önce en yakın
quests_allTitles = Tüm adları göster (spoiler)
# $part (text)
quests_part = Göster: { $part }
quests_veiled = Ana hikâyenin bir görevi
quests_states_open = Açık
quests_states_under-way = Sürüyor
quests_states_done = Bitti
quests_states_failed = Başarısız
# $title (text)
quests_state = Durum: { $title }
# $where (text)
quests_begins = Başlangıç: { $where }
# $place (text)
quests_beginsIn = { $place } konumunda başlar
# $where (text)
quests_beginsNear = Yakınlarda başlar: { $where }
quests_beginsUnknown = Nerede başladığı bilinmiyor.
# $days (number)
quests_limits_days = { $days } gün sonra başarısız olur
quests_limits_someDays = Birkaç gün sonra başarısız olur
# $time (text)
quests_limits_hour = Saat { $time } orada ol
quests_limits_noon = Öğlen orada ol
quests_limits_hours = Yalnızca belirli saatlerde
quests_limits_night = Yalnızca gece
quests_limits_one-night = Tek gecede
quests_limits_weekly = Her hafta yinelenir
quests_limits_timed = Süre sınırı var
# $title (text)
quests_limits_before = Yalnızca şundan önce: { $title }
quests_limits_missable = Kaçırılabilir
quests_limits_no-return = Açık görevler bununla bitebilir
quests_limits_closes-others = Bazı başka görevleri bitirir
quests_limits_unlocks-region = Başka bir bölgeyi açar
quests_comesAfter = Şundan sonra gelir
quests_leadsTo = Şuna götürür
quests_rulesOut = Şunu engeller
# $amount (number)
quests_lost = { $amount } açık görev burada bitebilir
quests_nothing = Bu filtrelere uyan görev yok.
quests_show = Haritada göster
quests_nearby = Yakındaki açık görevler
quests_onMap = Görevlerin başladığı yerleri haritada göster
quests_kind = Görev
quests_kindNear = Görev, yakınlarda bir yerde
quests_trip = Yakındaki açık görevlerin turu
quests_here = Burada başlayan görevler
# $open (number), $done (number)
quests_hereTally = { $open } açık, { $done } bitti

treasureMaps_title = Hazine haritası { $number }
treasureMaps_lies = Orada duruyor
treasureMaps_sold = Orada satılıyor
treasureMaps_soldBy = Satan: { $seller }
treasureMaps_carried = Bir gezgin taşıyor
treasureMaps_show = Yerini göster
treasureMaps_back = Hazineye dön
treasureMaps_fromThere = Oradan rota
treasureMaps_toTreasure = Hazineye rota
treasureMaps_sells = Satıyor
treasureMaps_called = harita haritasi haritalari
treasureMaps_besides = hazine define numara no
update_label = Güncelleme var
update_waiting = Yeni sürüm hazır. Görünümün ve ilerlemen korunur.
update_elsewhere = Harita başka bir sekmede güncellendi. Bunu uygun olduğunda yenile.
update_reload = Şimdi yenile
update_later = Sonra
storage_backup = Şimdi yedekle

## tools

live_mod = Oyunun, konumunu bildiren bir moda ihtiyacı var.
live_help_title = Modun yazması gerekenler
live_help_log = Saniyede bir, oyun günlüğünün sonuna bir satır:
live_help_numbers = Sayılar oyunun metreleriyle şunlardır: ne kadar doğuda, ne kadar kuzeyde ve ne kadar yüksekte olduğun; sonra baktığın yön, doğuya ve kuzeye düşen paylarıyla.
live_help_program = Ya da bu bilgisayardaki bir program şu adreste yanıt verir:
live_help_allow = Yanıtı bu sayfanın okumasına izin vermelidir:
poster_contents_left = Adlar ve bulunacak yerler
poster_preview = Önizleme
poster_print_now = Yazdır
poster_print_what = Kâğıttaki yerler
poster_print_parts_all = Görünenlerin tümü
poster_print_parts_left = Bulunacaklar
poster_print_legend = Lejant


upload_did_added = { $amount } yeni yer
upload_did_addedOff = { $amount } yeni yer ({ $off } tanesi bu haritada yok, sonraki yedeğin için saklanıyor)
upload_did_known = { $amount } tanesi zaten vardı
upload_did_skipped = { $amount } öğe atlandı (geçersiz ID)
upload_did_skippedWhy = { $amount } öğe atlandı (geçersiz ID: { $why })
upload_did_unknown = { $amount } bilinmeyen ({ $why })
upload_forReason = { $reason }: { $amount }
upload_nothingNew = Yeni bir şey yok: { $did }
upload_nothingNewEmpty = Yeni bir şey yok: dosya boş
upload_thenPlaythrough = { $summary }. { $merged }
upload_reading = Dosya okunuyor
upload_merging = Dosya birleştiriliyor
upload_cancelReading = İptal
upload_endings = { $before } ya da { $last }
upload_problem_extension = Dosya adı şununla bitmeli: { $endings }. Yedekle düğmesiyle alınmış bir yedek ya da başka bir haritanın dosyasını seç.
upload_problem_too-large = Dosya { $megabytes } MB, en fazla { $most } MB okunabilir. Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_unreadable = Tarayıcı dosyayı okuyamadı. Başka bir klasöre taşıyıp yeniden dene.
upload_problem_empty = Dosya boş. Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_encoding = Dosya UTF-8 ya da UTF-16 değil. UTF-8 olarak kaydet ya da başka bir kopyasını seç.
upload_problem_too-deep = Dosya 100 düzeyden derin. Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_too-many = Dosyada 100.000’den çok kayıt ya da alan, ya da 10.000’den çok ad içeren alanlar var. Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_too-many-marks = Dosyada 10.000’den çok yer var, hiçbir haritada bu kadarı yok. Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_hostile = Dosyada güvensiz bir alan var ({ $name }). Yedekle düğmesiyle alınmış bir yedek seç.
upload_problem_newer-version = Bu yedek, haritanın daha yeni bir sürümüyle alınmış. Güncellemek için sayfayı yenileyip yedeği bir daha yükle.
upload_problem_not-csv = Dosya bir yer tablosu değil. İlk satırında x, y ve name sütunları olmalı.
upload_problem_not-xml = Dosya bozuk ya da KML veya GPX değil. Yeniden dışa aktar ve yeni kopyayı yükle.
upload_problem_too-many-columns = Tabloda 100’den çok sütun var. x, y, name ve note kalsın, tabloyu yeniden yükle.
upload_problem_too-many-pins = Dosyada 10.000’den çok raptiye var, yedek sınırı bu. Bazılarını çıkarıp dosyayı yeniden yükle.
upload_problem_no-world = Bu haritanın yerleri yüklenmediği için dosya denetlenemedi. Sayfayı yenileyip dosyayı bir daha yükle.
upload_problem_nothing-known = Dosya boş ya da içindekiler bu haritada yok. Hiçbir şey değiştirilmedi.
upload_problem_unknown = Dosyadaki hiçbir şey bu haritada yok: { $unknown }. Hiçbir şey değiştirilmedi.
upload_problem_no-bounds = Vikinin haritası, yerlerinin nerede olduğunu söylemiyor: “{ $field }” eksik ya da okunamıyor. Haritanın tamamını vikiden kopyalayıp yeniden yükle.
upload_problem_other-numbers = Dosya bu haritanın değil, “{ $system }” koordinatlarını kullanıyor. Yer ayrıntılarındaki gibi x doğuya, y kuzeye olacak şekilde kaydedip yeniden yükle.
upload_problem_degrees = Dosyadaki tüm sayılar 180’in altında, enlem ve boylama benziyor. Yer ayrıntılarındaki gibi x doğuya, y kuzeye olacak şekilde kaydedip yeniden yükle.
upload_problem_schema = Dosya, bulunan yerlerin listesi değil: { $wrong }.
upload_problem_schemaField = Dosya, bulunan yerlerin listesi değil: { $field }: { $wrong }.
pins_did_added = { $amount } yeni raptiye
pins_did_changed = { $amount } raptiye değişti
pins_did_deleted = { $amount } raptiye silindi
pins_did_alreadyKnown = { $amount } raptiye zaten vardı
pins_did_stayDeleted = { $amount } raptiye burada silinmişti, geri yüklenmedi
pins_did_skipped = { $amount } raptiye atlandı (bozuk)
pins_did_outside = { $amount } raptiye bu haritanın dışında, atlandı
upload_misfit_missing = eksik
upload_misfit_expected = beklenen: { $expected }
upload_misfit_received = beklenen: { $expected }, gelen: { $received }
upload_misfit_kinds_marker-id = yer ID’si
upload_misfit_kinds_version-number = sürüm numarası
upload_importQuestion_description = Bu dosya başka bir haritadan geliyor. Henüz hiçbir şey birleştirilmedi.
upload_importQuestion_sources_newer-fan-map = yeni hayran haritasının listesi
upload_importQuestion_sources_older-fan-map = eski hayran haritasının yedeği
upload_importQuestion_sources_tracker = takip betiğinin listesi
upload_importQuestion_sources_datamaps = viki haritası (DataMaps)
upload_importQuestion_sources_fandom = viki haritası (Fandom)
# same
upload_importQuestion_sources_geojson = GeoJSON
upload_importQuestion_sources_csv = tablo
# same
upload_importQuestion_sources_kml = KML
# same
upload_importQuestion_sources_gpx = GPX
upload_importQuestion_matched = Eşleşenler
upload_importQuestion_noneMatched = Hiçbir yer
upload_importQuestion_amountMatched = { $amount } yer: { $added } yeni, { $known } tanesi zaten vardı
upload_importQuestion_pins = Raptiye olarak eklenenler
upload_importQuestion_unknown = Bilinmeyen, atlanan
upload_importQuestion_unknownReason = { $amount }: { $reason }
upload_question_title = Bu dosya birleştirilsin mi?
upload_question_descriptions_doubt = Bu, bu haritanın yedeği olmayabilir. Henüz hiçbir şey birleştirilmedi.
upload_question_descriptions_conflict = Raptiye ya da notlarınla çakışıyor. Henüz hiçbir şey birleştirilmedi.
upload_question_descriptions_other-page = Başka bir dünyanın sayfasında seçtiğin yedek. Henüz hiçbir şey birleştirilmedi.
upload_question_confirm = Birleştir
upload_question_cancel = İptal
upload_question_file = Dosya
upload_question_readAs = Biçim
upload_question_sources_backup = yedek
upload_question_sources_list = yer ID’leri listesi
upload_question_playthrough = Oynanış
upload_question_fileMap = Dosyanın haritası
upload_question_noName = adsız bir harita
upload_question_thisMap = Bu harita
upload_question_otherMapHint = ID’leri burada başka yerlere ait olabilir.
upload_question_leftOut = Atlananlar
upload_question_leftOutHint = Dosyada bulunan yerler ve raptiyelerden fazlası var. Yalnızca onlar birleştirilir.
upload_question_moreFields = ve { $amount } alan daha
upload_question_result = Sonuç
upload_unknownReasons_no-such-place = 1 m çevrede böyle bir yer yok
upload_unknownReasons_unknown-kind = bilinmeyen tür
upload_unknownReasons_outside = bu haritanın dışında
upload_unknownReasons_other-numbers = bu haritanın koordinatlarında değil
upload_unknownReasons_unreadable = koordinatlar okunamadı
upload_notJson_web-page = Bu dosya bir yedek değil, bir web sayfası. Yedekle düğmesiyle alınmış bir yedek seç.
upload_notJson_picture = Bu dosya bir yedek değil, bir resim. Yedekle düğmesiyle alınmış bir yedek seç.
upload_notJson_archive = Dosya bir arşiv ya da hesap tablosu. Arşivi aç ya da CSV olarak kaydet ve onu yükle.
upload_notJson_cut-off = JSON eksik. Dosyanın başka bir kopyasını seç.
upload_notJson_damaged = JSON geçersiz. Dosyanın başka bir kopyasını seç.
upload_notJson_other = Dosya JSON değil. Yedekle düğmesiyle alınmış bir yedek seç.
upload_skipWords_negative = negatif
upload_skipWords_fractional = tam sayı değil
upload_skipWords_text = metin
upload_skipWords_too-large = çok büyük
upload_skipWords_other = başka
transfer_send = Cihaza gönder
transfer_close = Kapat
transfer_preparing = Bağlantı oluşturuluyor…
transfer_nothing = Henüz gönderilecek bir şey yok. Önce bir yer bul ya da raptiye ekle.
transfer_holds = Kodun ve bağlantının içinde şunlar var: { $what }. Öteki cihazın kamerasını koda tut ya da bağlantıyı orada aç. Bir şey eklenmeden önce sana sorulur, hiçbir şey silinmez.
transfer_linkHolds = Bağlantının içinde şunlar var: { $what }. Bağlantıyı öteki cihazda aç; bir şey eklenmeden önce sana sorulur, hiçbir şey silinmez.
transfer_private = Sunucuya hiçbir şey gönderilmez: veriler kodun ve bağlantının içindedir.
transfer_code = Bağlantının karekodu
transfer_tooMuchForCode = Karekod için çok fazla veri. Bağlantıyı gönder ya da yedek dosyası kullan.
transfer_tooMuchForLink = Bağlantı için çok fazla veri. Öteki cihazda yedek dosyası yükle.
transfer_copy = Bağlantıyı kopyala
transfer_copied = Bağlantı kopyalandı
transfer_copyRefused = Tarayıcı kopyalamayı engelledi. Buradan kopyala:
transfer_share = Bağlantıyı paylaş
transfer_shareTitle = Haritadaki ilerlemem
transfer_backup = Yedekle
transfer_question_title = İlerlemene eklensin mi?
transfer_question_description = Bir bağlantıdan geliyorlar. Henüz hiçbir şey eklenmedi.
transfer_question_confirm = Birleştir
transfer_question_cancel = İptal
transfer_marks = Bulunan yerler
transfer_pins = Raptiyeler
transfer_figures = { $added } yeni, { $known } tanesi zaten vardı
transfer_figuresOff = { $added } yeni ({ $off } tanesi bu haritada yok), { $known } tanesi zaten vardı
transfer_added = Bir bağlantıdan eklendi
transfer_knownTitle = Bu bağlantıda yeni bir şey yok
transfer_known = Bu bağlantıdaki her şey sende zaten var.
transfer_empty = Bu bağlantıda bulunan yer ya da raptiye yok.
transfer_problemTitle = Bu bağlantı okunamıyor
transfer_problem_damaged = Öteki cihazdan gelen bağlantı eksik ya da bozuk. Hiçbir şey eklenmedi. Bağlantının tamamını yeniden kopyala ya da kodu yeniden okut.
transfer_problem_newer-version = Bağlantı, bu haritanın daha yeni bir sürümüyle oluşturulmuş. Hiçbir şey eklenmedi. Güncellemek için sayfayı yenileyip bağlantıyı bir daha aç.
transfer_problem_other-map = Bağlantı başka bir oyunun haritası için. Hiçbir şey eklenmedi.
transfer_problem_old-browser = Bu tarayıcı bağlantı için çok eski. Hiçbir şey eklenmedi. Tarayıcıyı güncelle ya da yedek dosyası kullan.
transfer_problem_too-many-marks = Bağlantıda 10.000’den çok yer var, hiçbir haritada bu kadarı yok. Hiçbir şey eklenmedi. Öteki cihazda yeni bir bağlantı oluştur.
otherWorld_file_title = Bu yedek başka bir dünyanın: { $world }
otherWorld_file_text = Başka bir dünyaya ait. Burada hiçbir şey değişmedi. O dünyayı aç; birleştirmeden önce sana sorulur.
otherWorld_file_open = “{ $world }” dünyasını aç ve birleştir
otherWorld_file_notCarried = Bu tarayıcı dosyayı aktaramıyor. “{ $world }” dünyasını açıp dosyayı orada yükle.
otherWorld_file_cancel = İptal
otherWorld_link_title = Bu bağlantı başka bir dünya için: { $world }
otherWorld_link_text = Başka bir dünyaya ait. Buraya hiçbir şey eklenmedi. O dünyayı aç; eklemeden önce sana sorulur.
otherWorld_open = “{ $world }” dünyasını aç
otherWorld_close = Kapat
otherWorld_lost_title = Dosya yolda kayboldu
otherWorld_lost_text = Tarayıcı dosyayı tutmadı, bu yüzden hiçbir şey birleştirilmedi. Dosyayı buradan, Ayarlar’dan yükle.

live_title = Canlı konum
live_close = Kapat
live_intro = Oyundaki konumunu ve izini gösterir. Hiçbir şey bu bilgisayardan çıkmaz.
live_file = Oyunun günlük dosyası
live_fileHint = Bir kez seç; harita yeni satırları anında okur.
live_fileOnce = Bu tarayıcı dosyayı yalnızca bir kez okur. Canlı takip için programı ya da bilgisayarda Chrome, Edge veya Opera kullan.
live_choose = Günlüğü seç…
live_program = Bu bilgisayardaki program
live_programHint = Harita ona her saniye { $address } adresinden sorar.
live_ask = Bağlan
live_askAgain = Yeniden dene
live_stop = Takibi bırak
live_place = { $coordinate } noktasındasın.
live_waiting_file = Günlükte konumun bekleniyor…
live_waiting_program = Program yanıt veriyor, ama henüz konum yok.
live_silent = Oyundan bir süredir haber yok. Duraklatıldı mı, kapandı mı?
live_once = Bu, seçtiğin günlükteki son konum.
live_problems_noAnswer = { $address } yanıt vermiyor. Program çalışıyor mu ve bu sayfanın bağlanmasına izin veriyor mu?
live_problems_badAnswer = { $address } yanıtında konum yok. Adresi başka bir program kullanıyor olabilir.
live_problems_noLines = { $name } dosyasının sonunda [LIVEMAP] satırı yok. Bu oyunun günlüğü mü ve mod çalışıyor mu?
live_problems_badLines = { $name } dosyasındaki [LIVEMAP] satırları okunamıyor: her birinde beş sayı olmalı.
live_problems_unreadable = { $name } artık okunamıyor. Yeniden seç.
live_problems_outside = Bu haritanın dışındasın. Başka bir bölgede ya da oyunda mısın?
live_problems_elsewhere = Başka bir haritadasın: { $title }.
live_problems_unmapped = Oyunun burada haritası olmayan bir bölümündesin.
live_goThere = Oraya git
live_refused = Bu tarayıcı dosya seçmene izin vermedi.
live_centre = Beni ortada tut
live_clear = İzi sil
live_exportTrail = İzi dışa aktar (GPX)
live_trail = İz
live_visits = 15 m içindeki yerleri ziyaret edildi olarak işaretle
live_finds = 15 m içindeki yerleri bulundu olarak işaretle
live_alert = Bulunmamış yerlerin yakınında ses çal
live_near = Yakında: { $label }
live_awake = Takip ederken ekranı açık tut
live_awakeLacking = Bu tarayıcı ekranı açık tutamıyor.
live_awakeRefused = Tarayıcı şu anda ekranı açık tutmuyor; belki pil tasarrufu için.
live_you = Buradasın
live_small = Küçük pencere aç
live_smallClose = Küçük pencereyi kapat
live_smallHint = Harita, oyunun üstünde kalan küçük bir pencerede.
live_smallLacking = Bu tarayıcı bir pencereyi üstte tutamıyor: bilgisayarda Chrome veya Edge tutabilir.
live_updateWaits = Güncelleme, küçük pencereyi kapatmanı bekliyor.
live_smallRefused = Tarayıcı küçük pencereyi açmadı.
live_address = Programın adresi
live_addressWrong = Kendi ağından bir adres gir, örneğin http://192.168.1.20:8765.
live_problems_forbidden = Bu sitenin güvenlik ilkesi haritanın { $address } adresine sormasına izin vermiyor. Adresi siteyi işleten eklemeli.
live_problems_mixed = https ile yüklenen bir sayfa { $address } adresine http ile soramaz. Orada https kullan ya da bu bilgisayarda bir program çalıştır.
live_aloud = Sonraki dönüşü seslendir
live_voiceLacking = Bu tarayıcıda Türkçe ses yok.
live_voiceUnable = Bu tarayıcı konuşamıyor.
live_offRoute = Rotanın dışında
live_leadOn = Buradan yol tarifi

# same
poster_title = Poster
poster_close = Kapat
poster_intro = Haritanın bir resmi, 300 dpi baskı ya da duvar kâğıdı için. Tarayıcında çizilir.
poster_size = Boyut
poster_wallpaper = Duvar kâğıdı
poster_width = Piksel olarak genişlik
poster_height = Piksel olarak yükseklik
poster_turned = Yön
poster_portrait = Dikey
poster_landscape = Yatay
poster_content = Göster
poster_contents_nothing = Yalnızca harita
poster_contents_names = Adlar
poster_contents_shown = Adlar ve gösterilen yerler
poster_contents_found = Adlar ve bulunan yerler
poster_contents_all = Adlar ve tüm yerler
poster_contents_route = Adlar ve rota
poster_part = Alan
poster_whole = Tüm dünya
poster_view = Geçerli görünüm
poster_outOfBounds = Her kenar { $least } ile { $most } piksel arasında olmalı.
poster_drawn = %{ $percent } çizildi
poster_stop = Durdur
poster_make = Posteri kaydet
poster_notices_saved = Poster kaydedildi
poster_notices_stopped = Durduruldu. Poster kaydedilmedi.
poster_notices_failed = Poster oluşturulamadı. Daha küçük bir boyut dene.
poster_notices_notLoaded = Poster oluşturulamadı. Bağlantını kontrol et.
poster_lacking = Bu tarayıcı poster oluşturamıyor. Daha yenisini dene.
poster_print_title = Yazdır
poster_print_ready = Tarayıcının yazdırma penceresinde yazdırmaya hazır.
poster_print_again = Yeniden yazdır
poster_print_failed = Harita çizilemedi. Yalnızca liste yazdırılıyor.
poster_print_refused = Bu tarayıcı buradan yazdıramıyor. Kendi menüsünü kullan ya da sayfayı başka bir tarayıcıda aç.
poster_print_lacking = Bu tarayıcı haritayı çizemiyor. Yalnızca liste yazdırılıyor.
poster_print_falsified = Tarayıcının parmak izi koruması haritayı değiştirirdi. Yalnızca liste yazdırılıyor. Haritayı yazdırmak için adres çubuğundaki resim simgesiyle ya da Brave’de Shields ile bu siteye canvas verisi için izin ver.
poster_print_places = { $count ->
     [one] Bu görünümde { $count } yer
    *[other] Bu görünümde { $count } yer
    }
# $amount (number)
upload_did_quests = görevler: { $amount }
upload_did_sets = filtre setleri: { $amount }
upload_did_setsLeft = yer kalmayan filtre setleri: { $amount }
upload_did_pictures = resimler: { $amount }
upload_did_picturesLeft = yer kalmayan resimler: { $amount }
upload_did_picturesBroken = atlanan hasarlı resimler: { $amount }
transfer_noPictures = Raptiyelerin ve notların resimleri burada kalır. Yedek onları da alır.
transfer_quests = Görevler
copyFile_title = Dosyada kopya tut
copyFile_hint = Kendi bulutunun eşitlediği bir klasörde bir dosya seç. İlerlemen ona yazılır, öteki cihazlarının yazdıkları da birleştirilir.
copyFile_unsupported = Bu tarayıcı bir dosyayı güncel tutamıyor. İlerlemeni “Yedekle” ile indir, başka bir cihazda “Yükle” ile birleştir.
copyFile_begin = Yeni dosya…
copyFile_choose = Var olan dosya…
copyFile_stop = Kopyayı bırak
copyFile_allow = İzin ver
copyFile_anew = Yeniden yaz
copyFile_begun = Kopya: { $name }
copyFile_kept = Kopya: { $name }, yazıldı: { $date }
copyFile_problems_ask = Tarayıcın, haritanın { $name } dosyasını kullanmasından önce soruyor. Sürdürmek için “İzin ver” de.
copyFile_problems_refused = Tarayıcın, haritanın { $name } dosyasını kullanmasına izin vermiyor. Bunu sayfa adresinin yanında değiştir ya da başka bir dosya seç.
copyFile_problems_away = { $name } klasöründe değil. Dosyayı geri getir ya da başka bir dosya seç.
copyFile_problems_locked = { $name } okunamadı ya da yazılamadı. Onu kullanan öteki programları kapatıp yeniden dene.
copyFile_problems_full = { $name } için yer yok. Yer açıp yeniden dene.
copyFile_problems_damaged = { $name } eksik ve olduğu gibi bırakıldı. İlerlemen burada güvende. Bulutunun bitirmesini bekleyip yeniden dene.
copyFile_problems_foreign = { $name } bu haritanın yedeği değil ve olduğu gibi bırakıldı. Başka bir dosya seç.
copyFile_problems_other-world = { $name } başka bir dünyanın ve olduğu gibi bırakıldı. Başka bir dosya seç.
copyFile_problems_newer = { $name } bu haritanın daha yeni bir sürümüyle yazılmış ve olduğu gibi bırakıldı. Güncellemek için sayfayı yenile.
copyFile_problems_taken = { $name } başka bir oynanışın kopyasını tutuyor. Başka bir dosya seç.

## manifest

manifest_description = { $summary }: çevrimiçi ya da çevrimdışı bul, filtrele ve işaretle.
manifest_page = { $summary }: tarayıcının çizdiği haritada bul, filtrele ve işaretle. Giriş yok, izleme yok, ilerlemen güvende.
manifest_notStarted = Harita başlatılamadı. JavaScript ile Chrome veya Edge 109, Firefox 115, Safari 16.4 ya da daha yenisi gerekiyor: sayfayı yenile veya daha yeni bir tarayıcıda aç.
manifest_needsScript = Harita için JavaScript gerekiyor. Bu site için etkinleştirip sayfayı yenile.
manifest_needsServer = Harita bir dosyadan çalışmaz: bir web sunucusu gerekiyor. Proje klasöründe npm start komutunu çalıştırıp görünen adresi aç.
manifest_shortcut = { $title } ({ $game })

## pages

terms_title = Kullanım koşulları
terms_updated = 21 Kasım 2026
terms_intro = Itinerarium, { $game } oyuncuları için ücretsiz bir haritadır. Bu koşullar ondan ne bekleyebileceğini ve onun senden ne beklediğini söyler. “Biz”, şu anda baktığın Itinerarium kopyasını işleten kişi ya da kuruluştur.
terms_agreement_heading = Koşulların kabulü
terms_agreement_p1 = Itinerarium’u kullanmakla bu koşulları kabul etmiş olursun. Kabul etmiyorsan lütfen kullanma. Hesap açman gerekmez; bir abonelik ya da satın alma yükümlülüğü de doğmaz.
terms_agreement_p2 = Haritayı yasaların ve bu koşulların izin verdiği her şey için kullanabilirsin: tek başına, yayın yaparken, rehberlerde ve videolarda ya da bağlantı verilecek bir yer olarak. Programın kodu MIT lisansıyla yayımlanmıştır ve bu lisansla herkes bir kopyasını işletebilir; simgeler ve yazı tipleri gibi başkalarının yaptığı bölümler kendi lisanslarını korur. Bu lisanslar “Emeği geçenler” sayfasında belirtilmiştir.
terms_prohibited_heading = Yasak kullanımlar
terms_prohibited_p1 = Haritayı lütfen herkes için kullanılabilir bırak. Şunlar yasaktır:
terms_prohibited_item1 = haritayı yasalara ya da başkalarının haklarına aykırı biçimde kullanmak;
terms_prohibited_item2 = haritayı sunan sunuculara girmeye, onları aşırı yüklemeye ya da aksatmaya çalışmak veya başkalarının fark edeceği kadar yoğun otomatik istek göndermek;
terms_prohibited_item3 = haritayı kötü amaçlı yazılım yaymak ya da onu kullananları aldatmak için değiştirmek;
terms_prohibited_item4 = haritayı ya da bir kopyasını, oyunun stüdyosunun veya yayıncısının resmî ürünü gibi göstermek;
terms_prohibited_item5 = kopyaladığın koddan, simgelerden ya da yazı tiplerinden yazar ve lisans bildirimlerini kaldırmak.
terms_moderation_heading = İçeriğin denetlenmesi
terms_moderation_p1 = Ziyaretçiler burada bir şey yayımlayamaz: yorum, profil ya da sunucuya dosya gönderme yoktur. “Yükle” ile seçtiğin bulunan yerler dosyasını kendi tarayıcın okur ve dosya başka yere gitmez; dolayısıyla sana ait olup da incelememiz, saklamamız ya da kaldırmamız gereken bir şey yoktur.
terms_moderation_p2 = Haritadaki yerlerin bakımı elle yapılır. Düzeltmeler projenin herkese açık kaynak kodu üzerinden gelir; her öneri kabul edilmeden önce denetlenir. Bir yeri her zaman düzeltebilir, başka sözcüklerle yazabilir ya da kaldırabiliriz; özellikle yanlışsa, kırıcıysa ya da birinin haklarını çiğniyorsa. Burada gösterilen bir şeyin senin haklarını çiğnediğini düşünüyorsan bu kopyayı işletene ya da projeye bildir, ne olduğunu ve nerede durduğunu yaz; gecikmeden incelenir.
terms_liability_heading = Sorumluluğun sınırı
terms_liability_p1 = Harita özenle yapılmıştır, ama olduğu gibi ve elverdiği ölçüde, hiçbir garanti verilmeden sunulur. Konumlar, adlar ve açıklamalar yanlış ya da eski olabilir, örneğin oyun değiştikten sonra; harita yavaş çalışabilir, kesintiye uğrayabilir ya da bir gün ortadan kalkabilir.
terms_liability_p2 = Yasaların izin verdiği ölçüde, haritayı kullanmaktan ya da kullanamamaktan doğan zararlardan sorumlu değiliz; haritada ya da oyunda yitirilen ilerleme ve yitirilen zaman da buna dahildir. Haritadaki ilerlemen tarayıcında durur ve tarayıcılar sakladıklarını yitirebilir: güvenli yol, ara sıra “Yedekle”ye basmaktır.
terms_liability_p3 = Buradaki hiçbir şey, yasanın sınırlanmasına izin vermediği sorumluluğu sınırlamaz; kasıt veya ağır kusur ile cana, bedene ya da sağlığa verilen zararlar bunlardandır. Yaşadığın yerde tüketici olarak sahip olduğun haklar da saklıdır.
terms_affiliation_heading = Oyunla bağlantısı yoktur
terms_affiliation_p1 = Itinerarium, oyuncular tarafından oyuncular için yapıldı. { $studio } ya da yayıncısı ile bağlantılı değildir; onlar tarafından onaylanmamış ve desteklenmemiştir. { $game } ve ona ait adlar sahiplerinin markalarıdır ve burada yalnızca haritanın hangi oyunla ilgili olduğunu söylemek için kullanılır.
terms_affiliation_p2 = Oyunun hiçbir resmi, metni, simgesi ya da kodu bu haritanın parçası değildir. Başka yerlere giden bağlantılar kolaylık olsun diye verilmiştir; orada yazılanlardan o sayfaları işletenler sorumludur.
terms_changes_heading = Değişiklikler
terms_changes_p1 = Harita değiştiğinde bu koşullar da değişebilir. Son değişikliğin ne zaman yapıldığını yukarıdaki tarih, nelerin değiştiğini ise projenin herkese açık geçmişi gösterir. Geçerli olan, bu sayfadaki metindir; bir değişiklikten sonra haritayı kullanmakla onu kabul etmiş olursun.
terms_changes_p2 = Bu koşullardan biri geçersiz çıkarsa ötekiler olduğu gibi kalır.

privacy_title = Gizlilik politikası
privacy_updated = 28 Kasım 2026
privacy_intro = Kısacası: oturum açma yoktur, bulduğun yerler, raptiyelerin ve ayarların tarayıcında kalır; Itinerarium’un içinde ne ziyaret istatistiği ne de reklam vardır. Uzun hâli aşağıdadır. “İşletmeci”, şu anda baktığın Itinerarium kopyasını işleten kişi ya da kuruluştur.
privacy_known_heading = Hakkında ne biliyoruz
privacy_known_p1 = Hiçbir şey. Hesap, form ya da çerez yoktur. Ne aradığın ve hangi yerleri bulduğun tarayıcının içinde işlenir ve hiçbir yere gönderilmez.
privacy_known_p2 = Sayfayı sana göstermek için tarayıcının, sayfanın dosyalarını işletmecinin sunucusundan alması gerekir. Her web sitesinde olduğu gibi o sunucu bu isteği görür: IP adresini, saati, dosyayı ve tarayıcının kendisi hakkında söylediklerini. Sunucular güvenlik için bu istekleri çoğu zaman kısa bir süre günlükte tutar; ne kadar tutulacağına işletmeci ya da barındırma şirketi karar verir. Bu isteklerde ilerlemenle ilgili hiçbir şey yoktur. Haritanın adresi ekranda ne olduğunu söyler (açtığın yer, haritanın nerede durduğu, bir raptiye, gösterilen yer türleri); sayfayı yenilediğinde ya da bir bağlantı açtığında sunucu bunu görür. “Paylaş” ile oluşturulan bağlantıda bir yer ya da bir nokta bulunur. Bunların hiçbiri senin hakkında bir şey söylemez.
privacy_known_p3 = Haritanın oyunu izlemesini istersen seçtiğin günlük dosyasını okur ya da bir programa sorar: kendi bilgisayarında localhost:8765 adresinden ya da senin veya siteyi işletenin belirlediği yerden. Oyunda nerede olduğun ne gönderilir ne de saklanır; sayfayı kapattığında unutulur. Bu sırada başka bir bölgenin haritasına geçersen tarayıcın, o harita açılana kadar hangi dosya ya da program olduğunu aklında tutar.
privacy_known_p4 = Haritayı bir çerçevede gösteren başka bir sitenin sayfası, o çerçevede hangi yerleri açtığını ve hangilerini bulundu ya da bulunmadı olarak işaretlediğini öğrenmek isteyebilir. Başka yerde bulduklarından hiçbir şey öğrenmez. Bununla ne yapacağı o siteye kalmıştır.
privacy_storage_heading = Tarayıcıda saklananlar
privacy_storage_p1 = Geri geldiğinde harita aynı görünsün diye tarayıcın bu site için küçük bir veritabanı (IndexedDB) ve yerel depolamasında birkaç kayıt tutar. Bunları yalnızca bu site okuyabilir ve sen silene kadar dururlar:
privacy_storage_item1 = filters-store: hangi yer türlerini gösterdiğin ya da gizlediğin. filter-sets-store: tuttuğun filtre setleri, adlarıyla birlikte.
privacy_storage_item2 = { $database } adlı veritabanı: bulundu ya da bulunmadı olarak işaretlediğin yerlerin ID’leri, bunu kaç kez yaptığın ve onları hangi gün bulduğun; kendi raptiyelerin ve yerlere yazdığın notlar, metinleriyle birlikte; her biri, yapıldığı tarayıcı sekmesinin rastgele bir adı ve zamanıyla birlikte son 50 değişikliğin; ve değişiklikleri geri alabilmen için en çok beş önceki sürüm.
privacy_storage_item3 = progress-store: bulunan ID’lerin ve günlerinin ikinci bir kopyası. Veritabanı sunmayan tarayıcılar değişiklikleri ve önceki sürümleri bunun yerine progress-history içinde tutar.
privacy_storage_item4 = pins-store: kendi raptiyelerinin ve notlarının ikinci bir kopyası: nerede oldukları, ne yazdığın, simgeleri ve renkleri. Silinmiş olanın yalnızca ID’si tutulur ki silinmiş kalsın.
privacy_storage_item5 = keeping-store: bulunan yerlerinin ve raptiyelerdeki değişikliklerin kaçının son yedeğinde olduğu, hiç yedek alınıp alınmadığı ve tarayıcıdan bu verileri koruması istenip istenmediği. copy-file ve adı .copy-file ile biten bir veritabanı: kopya tuttuğun dosyanın adı ve tarayıcının ona başvurusu, sen kopyayı bırakana kadar.
privacy_storage_item6 = playthroughs-store ve adı .playthroughs ile biten veritabanındaki ikinci kopyası: ikinci bir oynanış açtıysan, oynanışlarının adları ve en son hangisini seçtiğin. O oynanış için saklananlar yukarıdakilerle aynı adları taşır; sonlarında bir noktadan sonra dünyanın adı ve sekiz rakam ya da harf vardır. last-world: birden çok dünya varsa en son hangisine baktığın; ilki dışındaki dünyalara ait adlar o dünyanın adıyla biter.
privacy_storage_item7 = settings-store: işaretçi boyutu; harita stili; seçtiysen dil; panelin, yer adlarının ve yasal uyarının açık ya da görünür olup olmadığı; tek tuşların bir şey yapıp yapmadığı; bildirimlerin sen kapatana kadar kalıp kalmadığı; hangi kategorilerin daraltıldığı; tüm dünyaların saklanıp saklanmadığı; rotaların nereden geçtiği, hızlı seyahat kullanıp kullanmadığı ve ne kadar yakınlarındaki yerlerin listelendiği; oyunu izlerken yanından geçtiğin yerlerin ziyaret edildi sayılıp sayılmadığı, ekranın açık kalıp kalmadığı, dönüşlerin seslendirilip seslendirilmediği ve girdiysen programın adresi.
privacy_storage_item8 = last-position: haritada en son nerede olduğun ve ne kadar yakınlaştırdığın. last-land ve tarayıcının önbelleğindeki bir görüntü: arazinin orada nasıl göründüğü; bir sonraki sefer hemen görünsün diye.
privacy_storage_item9 = seen-places: bir yer bulduktan sonra, haritaya eklenen yerlerin hangisine kadar sana bildirildiği.
privacy_storage_item10 = Adı .pictures ile biten veritabanı: raptiyelere ve notlara koyduğun resimler; küçültülmüş ve kameranın yanlarına yazdıkları, örneğin nerede olduğu, çıkarılmıştır. İstersen yedeklerde bulunurlar, hiçbir bağlantıda bulunmazlar. Artık hiçbir şeyin değinmediği bir resim 30 gün sonra silinir.
privacy_offline_heading = Bağlantısız kullanım için saklanan dosyalar
privacy_offline_p1 = Harita bağlantı olmadan da çalışsın diye tarayıcın, bir hizmet çalışanının (service worker) yardımıyla sitenin kendi dosyalarının bir kopyasını saklar: bir megabayttan biraz fazla tutan sayfalar ve betikler ile açtığın her dünyanın, Ayarlar’da öyle seçersen tüm dünyaların resimleri ve verileri. Bunların hangi dünyalar olduğunu da not eder. Dosyalar herkes için aynıdır ve senin hakkında bir şey söylemez. Kopyanın tam olup olmadığı Ayarlar’da yazar. Tarayıcın zaman zaman işletmecinin sunucusuna daha yeni bir sürüm olup olmadığını sorar; bu da herhangi bir istek gibidir.
privacy_offline_p2 = Sayfa kendini yenilediğinde, örneğin daha yeni bir sürüme geçmek için, hangi yerin, rotanın, ölçülen çizginin ve panel sekmesinin açık olduğunu, hangi yerleri ziyaret ettiğini ve arama kutusuna ne yazdığını tarayıcının sekmesine not eder; geri geldiğinde notu okur ve siler. Sayfadan her ayrıldığında ya da sayfayı her yenilediğinde sekmenin rastgele adını ve haritanın senin görünümünü mü yoksa bir bağlantınınkini mi gösterdiğini de aynı yolla not eder.
privacy_deleting_heading = Saklananları okumak ve silmek
privacy_deleting_p1 = Bu kayıtlardan biri bir gün bozulursa atılmaz; ilerlemen belki oradan kurtarılabilir diye, kendi adının sonuna “.unreadable” ve bir numara eklenerek kenara ayrılır. Yalnızca ziyaret ettiğin yerler, sayfayı kapatana ya da yenileyene kadar hatırlanır ve sayfanın kendini yenilemesi için gereken süreden daha uzun saklanmaz.
privacy_deleting_p2 = Ayarlar’daki “Yedekle” bulduğun yerleri, raptiyelerini ve notlarını kendi cihazında bir dosya olarak verir; “Raptiyeleri dışa aktar” yalnızca raptiyeleri ve notları verir. “Yükle” ile seçtiğin dosya da kendi cihazında okunur.
privacy_deleting_p3 = “Cihaza gönder” bulduğun yerleri, raptiyelerini ve notlarını bir bağlantıya ve bir koda koyar. Bunlar adresteki # işaretinden sonra durur; tarayıcılar o bölümü hiçbir zaman sunucuya göndermez. Bağlantı kimdeyse içindekileri okuyabilir; onu yalnızca kendi cihazlarına ya da bunları bilmesinde sakınca olmayan kişilere ver.
privacy_deleting_p4 = Ayarlar’daki “Temizle” bulunan yerler listesini boşaltır; bu geri alınabilir, bu yüzden kaldırılan ID’ler, yerlerini daha sonraki beş sürüm alana kadar önceki sürümler arasında kalır. Değiştirdiğin ya da sildiğin raptiye ve notların metinleri de aynı biçimde orada ve son 50 değişikliğin arasında kalır. Saklanan dosyalar dahil her izi bir seferde kaldırmak için tarayıcında bu sitenin verilerini sil: bu seçenek çoğunlukla tarayıcı ayarlarındaki “Çerezler ve site verileri” bölümünde ya da adresin yanındaki simgenin ardındadır. Harita bunların hiçbiri olmadan da çalışır ve baştan başlar.
privacy_analytics_heading = Anonim ziyaret istatistikleri
privacy_analytics_p1 = Yerleşik istatistik yoktur: sayfa ziyaretleri sayılmaz; başkasının sunucusundan betik, resim ya da yazı tipi yüklenmez.
privacy_analytics_p2 = Itinerarium’un bir kopyasına istatistik ekleyen işletmeci bunu burada söylemek, hizmetin adını, neyi, niçin ve ne kadar süreyle kaydettiğini belirtmek ve bunun için herhangi bir şey kaydedilmeden ya da saklanmadan önce sana sormak zorundadır. Hayır demek ya da yanıt vermemek, haritanın eksiksiz kullanılmasını engellememelidir.
privacy_advertising_heading = Reklam için onay
privacy_advertising_p1 = Reklam yoktur; onay verilecek reklam ortakları da yoktur.
privacy_advertising_p2 = Reklam ekleyen işletmeci sağlayıcıları burada adlarıyla belirtmek ve herhangi biri yüklenmeden önce onayını istemek zorundadır. Bu durumda Ayarlar’da “Onay tercihlerini güncelle” düğmesi belirir; orada seçimine bakabilir, onu her zaman, verdiğin kadar kolay değiştirebilir ya da geri çekebilirsin. Burada onay gerektiren bir şey olmadıkça o düğme yoktur.
privacy_rights_heading = Verilerle ilgili hakların
privacy_rights_p1 = Genel Veri Koruma Tüzüğü (GDPR) gibi yasalar, hakkındaki veriler üzerinde sana haklar tanır. Haritanın sakladıkları kendi elindedir; bu hakların çoğunu kendin ve hemen kullanabilirsin:
privacy_rights_item1 = Erişim ve taşınabilirlik: “Yedekle” sana başka programların okuyabileceği yalın biçimde bir kopya verir.
privacy_rights_item2 = Düzeltme: bir yeri bulundu ya da bulunmadı olarak işaretle veya bir ayarı değiştir.
privacy_rights_item3 = Silme: Ayarlar’daki “Temizle”yi kullan ya da tarayıcında bu sitenin verilerini sil.
privacy_rights_item4 = İtiraz ve onayı geri çekme: istatistik ve reklam eklenmedikçe itiraz edilecek bir şey yoktur; eklenmişse yeri Ayarlar’daki “Onay tercihlerini güncelle” düğmesidir.
privacy_questions_heading = Sorular ve değişiklikler
privacy_questions_p1 = Sunucu günlükleri ya da sonradan eklediği hizmetler gibi, yalnızca işletmecinin yanıtlayabileceği konuları lütfen işletmeciye sor: kendi kopyasından o sorumludur. Yaşadığın yerdeki veri koruma kurumuna da şikâyette bulunabilirsin.
privacy_questions_p2 = Haritanın sakladıkları değiştiğinde bu sayfa da onunla değişir; ne zaman değiştiğini yukarıdaki tarih söyler.

credits_title = Emeği geçenler
credits_updated = 29 Kasım 2026
credits_intro = Itinerarium birçok kişinin emeğine dayanır. Bilgilerinin, simgelerinin ve yazı tiplerinin nereden geldiği ve hangi lisanslarla kullanıldığı burada yazılıdır.
credits_facts_heading = Bilgiler
credits_facts_plain = Oyunun dünyasında neyin nerede durduğu, o dünyaya ilişkin bir olgudur. Oyundan ya da başka bir siteden hiçbir resim, metin, simge veya kod alınmamıştır.
credits_facts_surveyed = Oyunun dünyasında neyin nerede durduğu, o dünyaya ilişkin bir olgudur. { $survey } Oyundan ya da başka bir siteden hiçbir resim, metin, simge veya kod alınmamıştır.
credits_facts_other = { $title }, { $game }: { $survey }
credits_facts_made = Bu sitedeki çizimler, harita ve metinler Itinerarium için yapılmıştır.
credits_glyphs_heading = Simgeler
credits_glyphs_all = Yer simgelerinden { $count } tanesi ve kendi raptiyelerinin simgelerinden yedisi, Lorc, Delapouite, Caro Asercion ve başka katkıda bulunanların game-icons.net takımından alınmıştır; Creative Commons Atıf 3.0 lisansıyla (CC BY 3.0) kullanılır. Çizgileri ölçeklenmiş, ortalanmış ve yer yer uyarlanmıştır. Öteki simgeler Itinerarium için çizilmiştir.
credits_glyphs_signs = Kendi raptiyelerinin simgelerinden yedisi, Lorc, Delapouite, Caro Asercion ve başka katkıda bulunanların game-icons.net takımından alınmıştır; Creative Commons Atıf 3.0 lisansıyla (CC BY 3.0) kullanılır. Çizgileri ölçeklenmiş, ortalanmış ve yer yer uyarlanmıştır. Öteki simgeler Itinerarium için çizilmiştir.
credits_glyphs_other = { $title }, { $game }: yer simgelerinden { $count } tanesi aynı takımdandır.
credits_typefaces_heading = Yazı tipleri
credits_typefaces_p1 = Alegreya Sans ve Alegreya SC: Juan Pablo del Peral, Huerta Tipográfica için; SIL Open Font License 1.1 lisansıyla kullanılır.
credits_software_heading = Yazılım
credits_software_p1 = Sayfa React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, noble-hashes, Workbox ve Tailwind CSS ile kurulmuştur; her biri kendi açık lisansıyla kullanılır. Itinerarium’un kendi kodu MIT lisanslıdır.
credits_software_texts = Tüm paketler, sürümleri ve lisanslarının tam metinleri
credits_affiliation_heading = Oyunla bağlantısı yoktur
credits_affiliation_p1 = Itinerarium, oyuncular tarafından oyuncular için yapıldı. { $studio }, oyunun yayıncısı ya da { $game } oyununu yapan veya satan herhangi biriyle bağlantılı değildir, onlar tarafından onaylanmış da değildir.
keepFile_title = Dosyayı kaydet
keepFile_hints_both = Bu uygulama dosya indiremiyor. Dosyayı saklamak için paylaş ya da metnini uzantısı { $ending } olan bir dosyaya kopyala.
keepFile_hints_share = Bu uygulama dosya indiremiyor. Dosyayı saklamak için paylaş.
keepFile_hints_copy = Bu uygulama dosya indiremiyor. Metni uzantısı { $ending } olan bir dosyaya kopyala ya da haritayı tarayıcında aç.
keepFile_share = Dosyayı paylaş
keepFile_copy = Metni kopyala
keepFile_copied = Metin kopyalandı
keepFile_reminder = Dosyanın ulaştığını onaylayana kadar harita sana yedeklemeyi hatırlatır.
keepFile_confirm = Yedeği onayla
keepFile_confirmed = Yedek onaylandı
upload_problemOf = { $problem } ({ $name })
upload_problem_unknown-encoding = Dosya “{ $name }” kodlamasında olduğunu söylüyor; bu tarayıcı onu okuyamıyor. UTF-8 olarak kaydedip yeniden yükle.
upload_problem_held = Dosyada yalnızca { $what } var. { $hint }
upload_held_track = { $amount } iz
upload_held_route = { $amount } noktasız rota
upload_held_link = başka dosyalara { $amount } bağlantı
upload_held_overlay = harita üzerine konmuş { $amount } görsel
upload_held_address = adresi olan ama koordinatı olmayan { $amount } yer
upload_held_description = bir açıklama
upload_heldHints_track = Bu harita noktaları ve rotaları okur. İzi rota olarak kaydedip yeniden yükle.
upload_heldHints_link = Bağlantıyı aç, yerlerini bir dosyaya kaydedip onu yükle.
upload_heldHints_place = Bu harita koordinatı olan yerleri gösterir. Koordinatları ekleyip dosyayı yeniden yükle.
upload_unknownReasons_address = yalnızca adres, koordinat yok
upload_notJson_kmz = Dosya bir KMZ, yani sıkıştırılmış KML. Arşivi açıp içindeki KML’yi yükle.
pages_back = Geri
pages_updated = Son güncelleme: { $date }
pages_notFoundTitle = Bu yol hiçbir yere çıkmıyor.
pages_notFoundText = Böyle bir sayfa yok. Harita bıraktığın yerde.
pages_notFoundBack = Haritaya dön
