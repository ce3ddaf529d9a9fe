import type { PatternLanguage } from '../notation.ts';

// Endings as people type them, without Turkish letters. A negation is within the verb, so none is here.
/** He, she or they, after consonants: `döv-üyor`, `vur-du`. */
const HE =
  'iyor|iyo|uyor|uyo|iyordu|uyordu|iyodu|uyodu|iyormus|uyormus|iyomus|uyomus|iyorlar|uyorlar|iyolar|' +
  'uyolar|di|du|ti|tu|diler|dular|dilar|tiler|tular|tilar|mis|mus|misti|mustu|misler|muslar|er|ar|ir|ur|' +
  'erdi|ardi|irdi|urdu|ermis|ecek|acak|ecekmis|acakmis|meye|maya|ip|up|ince|unca|inca|unce|dikten|' +
  'duktan|dukten|tiktan|tikten|digi|dugu|diginde|dugunde|dugunda|dugunu|digini|digina|tigi|tigini|tugu|' +
  'tugunu|erse|arsa|irse|ursa|ebilir|abilir|erken|arken|irken|urken|dukce|dukca|dikca|dikce|mesinden|' +
  'masindan';
/** He, she or they, after `-la` and `-le`, without that vowel: `tokatl-ıyor`, `tokatl-adı`. */
const HE_LA =
  'iyor|iyo|uyor|uyo|iyordu|uyordu|iyormus|iyomus|iyorlar|uyorlar|adi|edi|adilar|ediler|amis|emis|' +
  'amisti|emisti|ar|er|ardi|erdi|ayacak|eyecek|icak|icek|ayip|eyip|ayinca|eyince|adigi|edigi|adigini|' +
  'edigini|adiktan|edikten|amaya|emeye|arsa|erse|arken|erken|amakla|emekle';
/** I, after consonants. */
const I =
  'iyorum|iyom|uyorum|uyom|iyordum|uyordum|dim|dum|tim|tum|misim|musum|mistim|mustum|erim|arim|irim|' +
  'urum|erdim|ardim|ecegim|ecem|acagim|acam|icem|icam|ucam|ucem|digim|dugum|digimi|dugumu|digimde|' +
  'dugumde|digimden';
/** I, after `-la` and `-le`. */
const I_LA =
  'iyorum|iyom|uyorum|uyom|iyordum|adim|edim|amisim|emisim|amistim|emistim|arim|erim|ardim|erdim|' +
  'ayacagim|eyecegim|aycam|eycem|icam|icem|adigim|edigim|adigimi|edigimi';
/** `etmek` of him, her or them, and of me. */
const ET =
  'etti|ettiler|etmiş|ediyor|ediyo|ediyordu|ediyorlar|ediyormuş|ediyomuş|eder|ederdi|edecek|edip|edince|' +
  'ettiği|ettiğini|ettikten|etmeye|etmekle|ederse|edebilir|etmişti|edecekmiş|ettiğinde';
const ET_I = 'ettim|etmişim|ediyorum|ediyom|edeceğim|edicem|ederim|ettiğimi|ettiğim|ediyordum|etmiştim';

/** Turkish of Turkey and of the diaspora, chat spelling, with and without Turkish letters. */
export const turkish: PatternLanguage = {
  code: 'tr',
  lists: {
    not: `değil|değildi|hiç|asla|hiçbir|yok|olmadı|olmaz|istemem|sakın`,
    // People
    partner: `kocam|eşim|karım|sevgilim|erkek arkadaşım|kız arkadaşım|nişanlım|eski kocam|eski eşim
      eski karım|eski sevgilim|beyim|hanım|hanımım|eski nişanlım|partnerim|hayat arkadaşım|manitam|sözlüm
      manita|imam nikahlı eşim`,
    parent: `babam|annem|üvey babam|üvey annem|annemler|babamlar|anne babam|annemle babam|annemin kocası
      annemin sevgilisi|babaannem|anneannem|dedem|ailem|kayınvalidem|kayınpederim|kaynanam|kaynatam
      kayınbabam|babamın karısı`,
    kin: `abim|ağabeyim|ablam|kardeşim|amcam|dayım|teyzem|halam|kuzenim|eniştem|yengem|kayınım|görümcem
      patronum|komşum|komşumuz|oğlum|büyük oğlum|ev arkadaşım|müdürüm|hocam|öğretmenim|damadım|gelinim
      antrenörüm|kayınbiraderim|amcaoğlum|üvey abim|ev sahibim`,
    someone: `o|kendisi|<partner>|<parent>|<kin>|bu adam|adam|herif|biri|birisi|stalkerım
      çocuklarımın babası|bu kadın`,
    'her-man': `kocası|eşi|sevgilisi|erkek arkadaşı|nişanlısı|eski kocası|eski eşi|eski sevgilisi|babası
      abisi|oğlu|karısı|üvey babası|kardeşi|kayınvalidesi|ailesi|kız arkadaşı`,
    him: `onu|onları|herifi|adamı|kadını|eşimi|karımı|kocamı|sevgilimi|annemi|babamı|kardeşimi|ablamı|abimi
      nişanlımı|patronumu|kız arkadaşımı|erkek arkadaşımı|eski eşimi|eski karımı|eski kocamı|eski sevgilimi
      kaynanamı|kayınvalidemi|komşumu|müdürümü|amcamı|dayımı|şerefsizi|pezevengi|üvey babamı|birini|ikisini
      ikisini de|herkesi|hepsini|o herifi|o kadını|o adamı|ev arkadaşımı|aşığını|o şerefsizi`,
    'to-him': `ona|onlara|herife|adama|kadına|eşime|karıma|kocama|sevgilime|anneme|babama|kardeşime|ablama
      abime|nişanlıma|patronuma|kız arkadaşıma|erkek arkadaşıma|eski eşime|eski karıma|eski kocama|kaynanama
      kayınvalideme|hanıma|birine|komşuma|üvey babama`,
    'of-him': `onun|eşimin|karımın|kocamın|sevgilimin|annemin|babamın|kardeşimin|ablamın|abimin|nişanlımın
      kız arkadaşımın|erkek arkadaşımın|eski eşimin|herifin|adamın|kadının|kaynanamın|hanımın|patronumun
      babaannemin|dedemin|anneannemin`,
    other: `annemi|ablamı|kız kardeşimi|kardeşimi|arkadaşımı|yengemi|komşumuzu|teyzemi|halamı|anneannemi
      babaannemi|karısını|eşini|kız arkadaşını|annesini|gelinini|komşuyu|kuzenimi|en yakın arkadaşımı|babamı
      dedemi|abimi|nişanlısını|eski karısını|bacısını|kızı`,
    'to-other': `anneme|ablama|kız kardeşime|kardeşime|arkadaşıma|yengeme|teyzeme|halama|anneanneme
      babaanneme|karısına|eşine|kız arkadaşına|annesine|babama|kuzenime|dedeme|gelinine|nişanlısına`,
    'other-who': `ablam|kız kardeşim|arkadaşım|yengem|teyzem|halam|kuzenim|komşum|komşumuz|annem|gelinimiz
      en yakın arkadaşım|iş arkadaşım|kardeşim|abim|babam|yan komşu|üst komşu|alt komşu|ev arkadaşım
      anneannem|kankam`,
    child: `oğlumu|kızımı|çocuğumu|çocuğu|çocukları|çocuklarımı|bebeği|bebeğimi|bebeğimizi|yeğenimi|torunumu
      oğlunu|kızını|çocuklarını|oğlumuzu|kızımızı|çocuklarımızı|çocuğunu|küçüğü|büyüğünü|küçüğünü
      üvey oğlumu|üvey kızımı|bebeğini|ikizleri|torunlarımı|yeğenlerimi|oğlanı|küçük oğlumu|küçük kızımı
      kız çocuğunu|çocuğumuzu|kardeşlerimi|küçük kardeşimi|öğrencisini|çocuk`,
    'to-child': `oğluma|kızıma|çocuğuma|çocuğa|çocuklara|çocuklarıma|bebeğe|bebeğime|yeğenime|torunuma
      oğluna|kızına|çocuklarına|oğlumuza|kızımıza|çocuklarımıza|çocuğuna|küçüğüne|büyüğüne|küçüğe|oğlana
      torunlarıma|küçük kardeşime|üvey oğluma|üvey kızıma|kardeşlerime`,
    'of-child': `oğlumun|kızımın|çocuğumun|çocuğun|çocukların|bebeğin|bebeğimin|yeğenimin|torunumun|oğlunun
      kızının|çocuklarımın|çocuğunun|küçük kardeşimin|oğlanın|kardeşimin`,
    'child-who': `oğlum|kızım|çocuğum|çocuk|bebeğim|yeğenim|torunum|çocuklar|çocuklarım|oğlu|kızı|oğlumuz
      kızımız|bebek|ufaklık|küçük oğlum|büyük kızım|üvey oğlum|üvey kızım|ergen oğlum|ergen kızım
      küçük kızım`,
    young: `9|10|11|12|13|14|15|16|17|dokuz|on|on bir|on iki|on üç|on dört|on beş|on altı|on yedi|onüç
      ondört|onbeş|onaltı|onyedi`,
    adult: `19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|38|40|42|45|48|50|otuz|kırk|elli|yirmi
      yirmi beş`,
    // Modality and time
    adv: `hep|sürekli|her gün|her gece|bazen|ara sıra|arada|dün|dün gece|bugün|bu sabah|bu akşam|geçen hafta
      geçen gün|geçen|yine|gene|tekrar|çok|çok kötü|fena|feci|kötü|bayağı|defalarca|iki kere|birkaç kere
      birkaç kez|her seferinde|sarhoşken|içince|kızınca|sinirlenince|çocukların önünde|herkesin önünde|de|da
      bile|artık|resmen|az kalsın|neredeyse|öldüresiye|hastanelik edene kadar|kemerle|sopayla|yumrukla
      terlikle|hortumla|tokatla|tekmeyle|hamileyken|gece|akşam|sebepsiz yere|ilk kez|ilk defa|şimdi|en son
      zorla|fiziksel olarak|sarhoş olunca|kavgada|cinsel olarak|evde|öfkelenince`,
    // Acts
    hits: `döv[${HE}]|tokatl[${HE_LA}]|tekmel[${HE_LA}]|yumrukl[${HE_LA}]|bıçakl[${HE_LA}]|hırpal[${HE_LA}]
      boğazl[${HE_LA}]|tartakl[${HE_LA}]|benzet[${HE}]|pataklıyor|patakladı|darp (${ET})|istismar (${ET})
      taciz (${ET})|pataklar|hastanelik (${ET})|dövüp duruyor
      boğmaya (çalıştı|kalktı|çalışıyor|çalışıyo|kalkıyor)|bıçaklamaya (çalıştı|kalktı)
      tekme tokat döv[${HE}]|ite kaka döv[${HE}]|sopal[${HE_LA}]|kırbaçl[${HE_LA}]`,
    'hits-to': `vur[${HE}]|saldır[${HE}]
      şiddet (uyguluyor|uyguluyo|uyguladı|uygular|uygulamış|uyguluyordu|gösteriyor|gösterdi)|tecavüz (${ET})
      tokat (attı|atıyor|atıyo|atıyormuş|atar|atmış|atınca|atıp|savurdu|patlattı|bastı|çaktı)
      yumruk (attı|atıyor|atıyo|atar|atmış|savurdu|salladı)|tekme (attı|atıyor|atıyo|atar|savurdu|atmış)
      dayak (attı|atıyor|atıyo|atar|atmış)
      el (kaldırıyor|kaldırıyo|kaldırdı|kaldırır|kaldırmış|kaldırmaya|kaldırınca)
      bıçak (çekti|çekiyor|çekiyo|salladı|çeker|çekmiş|savurdu)|silah (çekti|çekiyor|doğrulttu|çekmiş)
      kafa (attı|atıyor)|zarar (veriyor|verdi)|eziyet (ediyor|etti|ediyo)
      işkence (ediyor|etti|ediyo|yapıyor)|bağırıp vur[${HE}]|eli kalktı
      fiziksel şiddet (uyguluyor|uyguladı|gösteriyor|uyguluyo)|tükürdü|tükürüyor`,
    'i-hit': `döv[${I}]|tokatl[${I_LA}]|tekmel[${I_LA}]|yumrukl[${I_LA}]|hırpal[${I_LA}]|tartakl[${I_LA}]
      boğazl[${I_LA}]|darp (${ET_I})|taciz (${ET_I})|itip kak[${I}]|hastanelik (${ET_I})|çimdikl[${I_LA}]
      boğdum|boğmaya (çalıştım|kalktım|kalkıştım)|bıçakladım|bıçaklamışım|tehdit (${ET_I})|benzettim
      istismar ettim|pataklıyorum|patakladım`,
    'i-hit-to': `vur[${I}]|saldır[${I}]
      şiddet (uyguluyorum|uyguladım|uygulamışım|gösterdim|uyguluyom|gösteriyorum)|tecavüz (${ET_I})
      tokat (attım|atıyorum|atıyom|atmışım|attığımı|atarım|patlattım|bastım|savurdum)
      yumruk (attım|atıyorum|atmışım|salladım|savurdum)|tekme (attım|atıyorum|atmışım|savurdum)
      dayak (attım|atıyorum|atmışım)|el (kaldırdım|kaldırıyorum|kaldırıyom|kaldırmışım|kaldırdığımı)
      bıçak (çektim|çekmişim|salladım)|silah (çektim|doğrulttum)|kafa attım|eziyet (ediyorum|ettim)
      işkence (ediyorum|ettim)|elim kalktı|elim kalkıyor`,
    'will-kill': `öldürec[eğim|em]|öldüreceğim|öldürücem|öldürürüm|gebertec[eğim|em]|geberteceğim|gebertirim
      gebertirim seni|keserim|bıçaklarım|bıçaklıcam|bıçaklayacağım|vururum|vuracağım|vurucam|yakarım
      kurşunlarım|boğarım|öldürcem|öldüreceğm|kesicem|deşerim|doğrarım|boğazlarım|keseceğim|yakacağım
      yakıcam|mezara sokarım|sıkarım kafana`,
    weapon: `bıçak|bıçağı|bıçakla|bıçağını|silah|silahı|silahla|tabanca|tabancayı|tabancayla|balta|baltayı
      baltayla|satır|satırı|satırla|makas|makası|sopa|sopayı|sopayla|levye|levyeyi|levyeyle|çekiç|çekici
      tüfek|tüfeği|tüfekle|falçata|benzin|kezzap|pompalı|tornavida|demir|kelebek bıçağı|bıçağımı`,
    thing: `kemerle|sopayla|terlikle|hortumla|oklavayla|kabloyla|süpürgeyle|cetvelle|sandalyeyle|maşayla
      askıyla|odunla|sopa ile|kemer ile|tokayla|yumrukla|tokatla|tekmeyle|sigarayla|ütüyle|kızgın kaşıkla
      demirle|taşla|şarj kablosuyla|tava ile|tavayla|şişeyle`,
    // Self-harm
    want: `istiyorum|istiyom|istiom|istiyordum|istiyorm|isterdim|istedim|isterim|istiyrum|istiyoruz
      istediğimi|istiyorum artık|istiyorum sadece`,
    'dont-want': `istemiyorum|istemiyom|istemiom|istemiyordum|istemiyrum|istemiorum|istemediğimi
      istemem artık|istemedim artık`,
    'kill-myself': `öldürmek|öldürmeyi|öldürec[eğim|em]|öldüreceğim|öldürücem|öldürmeye|öldürsem|öldürmekten
      öldürürüm|öldürüp|öldürmem lazım|asmak|asmayı|asacağım|asıcam|asmaya|asarım|asayım|asıyorum|vurmak
      vuracağım|vurucam|zehirlemek|zehirleyeceğim|yakmak|yakacağım|yakıcam|boğmak|yok etmek|yok edeceğim
      öldürme`,
    throw: `atmak|atmayı|atacağım|atıcam|atmaya|atsam|atarım|atayım|atıp|atıverm*|atasım|bırakmak|bıraksam
      bırakmayı|bırakacağım|atmam`,
    high: `camdan|pencereden|balkondan|köprüden|çatıdan|uçurumdan|denize|trenin önüne|metronun önüne
      arabanın önüne|kamyonun önüne|raylara|boğaza|boğazdan|terastan|yüksekten|metroya|trenin altına|aşağı
      aşağıya|damdan|viyadükten|nehre|otobüsün önüne|raylardan|viyadükten aşağı|rayların üstüne
      balkondan aşağı|camdan aşağı|köprüden aşağı`,
    pills: `hap|hapları|hapların|ilaç|ilacı|ilaçları|uyku hapı|uyku ilacı|uyku haplarını|antidepresan
      antidepresanları|ağrı kesici|fare zehri|fare zehiri|parol|minoset|tarım ilacı|uyku haplarımı
      ilaçlarımı|haplarımı|xanax`,
    belonging: `telefonumu|telefonuma|pasaportumu|kimliğimi|paramı|maaşımı|kartımı|kartlarımı|anahtarımı
      anahtarlarımı|banka kartımı|nüfus cüzdanımı|altınlarımı|ziynetlerimi|bilgisayarımı|evraklarımı
      ehliyetimi|maaş kartımı|bütün paramı|oturumumu|emekli maaşımı|belgelerimi|ilaçlarımı`,
    pictures: `çıplak fotoğraflarımı|fotoğraflarımı|fotolarımı|videomu|videolarımı|özel fotoğraflarımı
      özel videolarımı|görüntülerimi|mahrem görüntülerimi|çıplak fotoğraflarım|çıplak fotolarımı
      özel görüntülerimi|çıplak resimlerimi|seks videomuzu|nü fotoğraflarımı|fotoğraflarımızı|videomuzu
      resimlerimi|özel fotolarımı|çıplak videomu|çıplak videolarımı|mesajlarımı ve fotoğraflarımı`,
    place: `evimin|evin|iş yerimin|işyerimin|okulumun|okulun|kapımın|apartmanın|sokağın|iş yerinin|ofisin
      annemlerin evinin|kapının|yurdun|dükkanın|durağın`,
    bruise: `morluk|morluklar|mosmor|moraran|morardı|mor|yara bere|şişlik|yara|iz|izler|çürük|çürükler|yanık
      ezik|morluğu|morlukları|sigara yanığı|parmak izi|parmak izleri|kemer izi|morarmış|moraracak`,
    scared: `korkuyorum|korkuyom|korkuyoruz|korkuyordum|korkarım|ödüm kopuyor|korkuyorm|çok korkuyorum
      korktum|korkarak yaşıyorum|tedirginim|ürküyorum|korkuyodum|korkudan uyuyamıyorum|ödüm patlıyor`,
  },

  negation: `
    <not>
    (hiç|asla|hiçbir zaman|kesinlikle|katiyen)
    (ne|sanki|güya|hani)
  `,

  harmless: `
    (gülmekten|utançtan|sıkıntıdan|meraktan|sıcaktan|soğuktan|açlıktan|yorgunluktan|heyecandan|mutluluktan
      kahrından|hasretten|özlemden|sevinçten|can sıkıntısından|uykusuzluktan|stresten|korkudan|yaşlılıktan
      aşkından|kıskançlıktan|kahkahadan|susuzluktan|rezillikten) (resmen|az kalsın|hep)? (öl*|geber*
      kendimi (öldür*|at*|as*))
    (gülmekten|utançtan|sıkıntıdan|meraktan|sıcaktan|utancımdan|rezillikten) (yerin dibine girmek|ölmek
      öleceğim|ölüyorum|ölücem|ölmek istiyorum|ölmek istedim)
    (ölmeden|ölmek|ölsem|öleyim) (önce|var dönmek yok|lafına|gözlerine|sana|senin|yoluna|aşkına|bitsem de
      de ayrılmam|de gam yemem|da unutmam)
    (uğruna|için|sana|ona|lafına|gözlerine|gülüşüne|yoluna|huzur içinde|yatağımda|torunlarımı görmeden
      torun görmeden|onunla|yaşlanıp|memleketimde|köyümde) [~1] (ölmek|öleyim) (istiyorum|isterim|istemem
      istemiyorum)?
    (yaşamak|yaşamayı) (istemiyorum|istemiyom) (bu evde|bu şehirde|burada|orada|onlarla|annesiyle
      kayınvalidemle|köyde|ailesiyle|istanbulda|almanyada|kaynanamla|o evde|onunla)
    (bu evde|bu şehirde|burada|orada|onlarla|annesiyle|kayınvalidemle|kaynanamla|köyde|ailesiyle|istanbul da
      almanya da|o evde|onunla|aynı evde|aynı şehirde|bu mahallede|bu ülkede|böyle bir evde|ev arkadaşıyla
      taşrada|yurt dışında) [~1] yaşamak (istemiyorum|istemiyom|istemediğimi)
    (intihar) (haberi|haberleri|hikayeleri|oranı|oranları|önleme|vakası|bombacısı|saldırısı|süsü
      mektubu bulundu|filmi|romanı|sahnesi|hattı|sözlüğü|vakaları|timi|hikayesi|komandosu)
    (canına|hayatına) (kıymıştı|kıyalı|son vereli) [~3] (yıl|sene|önce)?
    (dayım|babam|amcam|abim|annem|arkadaşım|kardeşim|dedem|kuzenim|teyzem|halam|komşumuz
      ablam) [~6] (intihar etti|intihar etmişti|canına kıydı|canına kıymıştı|intihar edeli|kendini asmıştı
      kendini astı|intihar ettiğinde|intihar sonucu) (yıl|sene|ben|vefat|kaybettik|çocukken|geçen|o günden
      seneler|yıllar)
    (yıl|sene|yıllar|seneler|ben küçükken|ben çocukken|ben on yaşındayken) (önce)? [~6] (intihar etti
      intihar etmişti|canına kıydı|canına kıymıştı|kendini astı|kendini asmıştı|intihar etmiş)
    (öldüreceğim|öldürücem|öldürürüm|geberteceğim|gebertirim|boğarım|keserim|gebertecem|boğacağım) (bu|şu
      o)? (çocuğu|çocukları|kediyi|oğlanı|kızı|köpeği|sivrisineği|sinekleri|böceği|sineği|veledi|ergeni
      yumurcağı)
    (bu|şu) (çocuğu|çocukları|kediyi|oğlanı|kızı|köpeği|veledi|ergeni|adamı|herifi|kocamı|sineği) (var ya
      resmen|bir gün|vallahi|valla)? (öldüreceğim|öldürücem|öldürürüm|geberteceğim|gebertirim|boğarım|keserim
      boğacağım|öldürcem|dövücem|döverim)
    (öldüreceğim|öldürücem|boğacağım|boğarım|döveceğim|dövücem|öldürürüm|döverim|öldürcem) (bir gün)? (haha*
      jsj*|sjs*|asd*|lol|xd|şaka|ya|yaa|valla|vallahi|vallaha|random|ahah*|ajs*|ksk*)
    (annem|karım|hanım|eşim|babam|hocam|patron|patronum|kaynanam|kayınvalidem|ablam) (beni|bizi) (kesin|valla
      vallahi|resmen|yine|kesinlikle)? (öldürecek|öldürür|keser|gebertecek|gebertir|öldürcek|doğrar|kesecek
      mahveder|asar|çiğ çiğ yer)
    (karım|hanım|eşim|kaynanam) (duyarsa|öğrenirse|görürse|bilse|duysa|öğrense|bir duysa|fark ederse
      görse) (beni|bizi)? (öldürür|keser|gebertir|öldürecek|doğrar|asar|vurur|döver)
    beni (öldürüyor|öldürüyorsun|öldürüyo|öldürecek bu|öldürdü|öldürür|mahvediyor) (bu|gülmekten|gülüşü|bakışı
      merak|stres|özlem|sessizliği|sıcak|gülüşün|bakışların|sesi|yavaş yavaş|bekleyiş|güldürerek|belirsizlik)
    (sıcak|merak|stres|özlem|sessizliği|belirsizlik|gülüşü|gülüşün|bakışı|kıskançlık|iş|bu iş|ders|bu dersler
      yalnızlık|vicdan|diyet|horlaması|trafik|soğuk|baş ağrısı|espirileri|esprileri) (beni|bizi) (öldürüyor
      öldürecek|boğuyor|boğuyo|bitiriyor|öldürüyo|dövüyor|öldürür|boğar|yiyip bitiriyor)
    (ilgisiyle|sevgisiyle|mesajlarıyla|öpücüklere|öpücükle|kıskançlığıyla|sorularıyla|parfümüyle|sorulara
      hediyelere|ilgiye) (beni|bizi)? (boğuyor|boğdu|boğuyo|boğar|boğacak|boğmaya)
    (dize|dizime|dizine|dizimize|dizlerime|güneş|kıyıya|sahile|aklıma|piyango|yola|dibe|para|duşa|damga|davula
      düğüne|dışarı|fiyata|topa|şut|mesele|içime|soğuk|dışına|bana göz|içkiye) (bana|bize|bizi
      ona)? vur[${HE}]
    (bana|bize|ona) [~1] (piyango|talih|güneş|sevda|aşk|çekiliş|fatura|damga|ikramiye|etiket) [~1] vur[${HE}]
    (oyunda|maçta|playstationda|pubgde|valorantta|csde|ringde|antrenmanda|boksta|karatede|judoda|satrançta
      tavlada|filmde|dizide|kursunda|tiyatroda|provada|okeyde|fifada|lolde|sahnede|playstation da
      halı sahada) [~6] (<hits>|<hits-to>|<i-hit>|<i-hit-to>|öldür*|bıçakla*|vur*|boğ*)
    (beni|bizi|onu|sevgilimi|eşimi|kocamı|karımı|arkadaşımı|abimi|babamı) (tavlada|satrançta|okeyde|oyunda
      fifada|maçta|masa tenisinde|teniste|pubgde|bilek güreşinde|langırtta|bilardoda|kartta|pişpirikte
      playstationda) [~2] (döv*|yen*|öldür*|patakl*|benzet*|hırpal*)
    (kedim|köpeğim|kedimiz|köpeğimiz|kedi|köpek|muhabbet kuşum|tavuk|horoz|karnımdaki bebek|inek|kaz
      oğlum daha bebek) [~3] (beni|bana|bizi) [~2] (ısır*|tırmal*|tekme*|tekmel*|vur*|saldır*|tokat*|yumrukl*
      tokatl*)
    (yaşında|yaşındaki|aylık) (oğlum|kızım|oğlumuz|kızımız|yeğenim|torunum|bebeğim|çocuğum) (bana
      beni) [~1] (vur*|ısır*|tokat*|tekme*|döv*|tokatl*|saldır*)
    (bebek|bebeğim) (karnımda|karnımı|karnıma) [~2] (tekme*|tekmel*|vur*)
    (kendimi|kendini) (işe|derse|derslere|spora|mutfağa|koltuğa|yatağa|sokağa|dışarı|eve|alışverişe|kitaplara
      doğaya|yollara|oyuna|sevgilimin kollarına|kollarına|kucağına|duşa|denize serin|dizilere|çalışmaya
      yemeğe) (at*|ver*|vur*|bırak*|kapat*|kilitle*)
    (kendimi|kendini) (öldüresiye|öldürürcesine|paralarcasına|paralayarak) (çalış*|yor*)
    (kendimi|kendini) [~1] (kes*|yak*) (tıraş|traş|yemek yaparken|soğan doğrarken|fırında|ütüde|mutfakta)
    (tıraş olurken|traş olurken|yemek yaparken|soğan doğrarken|salata yaparken|mutfakta|ütü yaparken
      domates doğrarken|ekmek keserken|patates soyarken|bulaşık yıkarken) [~4] (elimi|kendimi|parmağımı
      kolumu) [~1] (kes*|yak*)
    (elimi|parmağımı|kolumu|bacağımı|bileğimi) (yanlışlıkla|kazara|burktum|sobada|fırında|tavada) (kestim
      yaktım|kestiğimde)?
    (soğan|sarımsak|hamur|halı|köfte|bağ|pamuk|demir) döv[${HE}]
    (dövme|dövmesi|dövmeyi|dövmem) (yap*|vardı|var|istiyor*)
    (kalbimi|gururumu|duygularımı|onurumu|ruhumu|hayallerimi|yüreğimi|sırtımdan|arkamdan|arkadan) (bıçakl*
      yumrukl*|tokatl*|hırpal*|tekmel*|vur*|döv*)
    (sırtımdan|arkamdan|kalbimden|can evimden) [~1] (vur*|bıçakl*)
    (içki|rakı|şarap|bira|güneş|sıcak|uykusuzluk|şampanya) (kafama|başıma) vur*
    (tokat|yumruk|tekme) gibi (çarp*|geldi|indi|vur*|bir)
    (hayat|kader|gerçekler|dünya) (bana|bize|beni|bizi|ona|yüzüme) [~2] (vur*|tokat*|döv*|tokatl*|yumruk*
      tekme*)
    (tehdit) (etti|ediyor|ediyo|eder) (şaka|terlikle|küserim|diziyle|makarnayla|tatlı tatlı|gülerek
      dondurmayla)
    (şakayla|şaka yollu|şakacıktan|şakasına|gülerek|oyun oynarken|yastıkla|yastık savaşında|kartopuyla
      mıncıklayıp|severken|tatlı tatlı|sevgiyle) [~3] (vur*|döv*|tokat*|ısır*|tehdit*|çimdikle*|yumruk*
      tekme*)
    (takip) (ediyor|etti|ediyo|ettim|ettiği|etmeye) (instagramda|instadan|twitterda|instagramdan
      sosyal medyada|hikayelerimi|tiktokta|spotifyda)
    (instagramda|instadan|twitterda|instagramdan|sosyal medyada|sosyal medyadan|tiktokta|facebookta|spotifyda
      stalklayıp|haritadan|konumdan|sayfamdan) [~3] takip (ediyor|etti|ediyo|ettiği|eder|etmeye)
    (akıntıya|kürek|dert|rüyamda|masal) (kapıl*|yutt*)
    (sesini|nefesimi|dilimi|çenesini|lafını|sözümü|umudunu|hesabını|faturayı|notu|biletleri|kurbanı|kurban
      tavuk|hıyarı|soğanı|koyunu|koyun) (kes*|boğ*)
    (annemin|babamın|karımın|eşimin|kocamın) (kaşına gözüne|kokusuna|ellerine|gülüşüne|yemeklerine) (ölürüm
      vurgunum|vuruldum)
    vuruld[um|uk|u|uğum]
    (ilk görüşte|bakışlarına|gözlerine) vur*
  `,

  elsewhere: `
    (filmde|filmdeki|dizide|dizideki|romanda|romandaki|kitapta|kitaptaki|hikayede|masalda|rüyamda|rüyada
      kabusumda|tiyatroda|senaryoda|belgeselde|şarkıda|haberlerde|tiyatro|belgesel)
    (rüyamda|rüyanda|kabus gördüm|rüya gördüm|rüyalarımda)
    (baş karakter|karakter|başrol|başrolde|oyuncu|kahraman|katil rolünde)
    (çocukken|küçükken|ilkokuldayken|çocukluğumda|ben küçükken|ben çocukken|küçüklüğümde|eskiden|gençken
      ortaokuldayken|bekarken|ilk kocam|ilk evliliğimde)
    (on|yirmi|otuz|kırk|on beş|10|15|20|25|30|40|beş on|elli) (yıl|sene) önce
    (1980|1985|1990|1995|1998|2000|2002|2004|2005|2006|2007|2008|2009|2010|2011|2012) (de|da|te|ta|yılında
      senesinde)
  `,

  childWrites: `
    (ben)? (henüz|daha|şu an|şimdi|sadece)? <young> (yaşındayım|yasindayim|yaşındayim|yaşındaym|yaşımdayım
      yaşında bir kızım|yaşında bi kızım|yaşında bir çocuğum|yaşında erkeğim|yaşında kızım|yaşında bir erkeğim
      yaş kız|yaş erkek|yaşındayız|yaşındyım)
    (ben)? (henüz|daha|şu an|şimdi)? <young> (yaşım|yaşına girdim|yaşıma girdim|yaşına yeni girdim)
    yaşım <young>
    (5|6|7|8|9|10|11|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on birinci) (sınıf|sınıfa
      sınıfta) (öğrencisiyim|gidiyorum|okuyorum|öğrencisi|okuyom|gidiyom|im|yım)
    (ortaokul|lise|ilkokul|ortaokula|liseye|lisede) (öğrencisiyim|gidiyorum|okuyorum|gidiyom|okuyom|1 im|2 yim
      3 üm|öğrencisi)
    (lise|hazırlık) (1|2|3|bir|iki|üç|deyim|1deyim|2deyim|3teyim)
    (ben)? daha (çocuğum|reşit değilim|18 değilim|on sekiz değilim)
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (artık|sadece|çok|bazen|keşke|ben|gerçekten|cidden|hemen|bi|bir an önce|valla)? (ölmek|ölüp gitmek
          ölüp kurtulmak|gebermek|olmek) (gerçekten|çok|artık|sadece|bile)? <want>
        (artık|daha fazla|ben|böyle|bu hayatı|bu hayatta|hiç|cidden|gerçekten)? (yaşamak|yasamak|yaşamayı
          var olmak|hayatta kalmak|nefes almak|hayatta olmak|yaşamaya devam etmek|bu dünyada olmak
          bu dünyada yaşamak) (artık|daha fazla|gerçekten|bile|hiç)? <dont-want>
        <want> (ölmek|gebermek)
        <dont-want> (artık|daha)? (yaşamak|yasamak)
        (keşke|kesşke|inşallah|allahım|allah ım|ya rabbi|umarım) [~2] (ölsem|ölebilsem|geberip gitsem|ölseydim
          ölüp gitsem|uyanmasam|doğmasaydım|hiç doğmasaydım|hiç var olmasaydım|canımı alsa|canımı al
          canımı alsan|beni yanına alsa|beni yanına al|hiç doğmamış olsaydım|hiç olmasaydım|geberseydim)
        (canımı|beni) (al|alsın|alsa) (allahım|artık|da kurtulayım|da kurtulsam|yarabbi|ya rabbi|da bitsin)
        (ölsem|ölürsem|geberirsem|ben ölsem|ben ölünce|ben ölürsem|yok olsam|olmasam|ben olmasam|ben yok olsam
          ortadan kaybolsam|ben olmazsam) [~1] (kimse|kimsenin|herkes|daha iyi|daha rahat|kurtulurlar
          kurtulacaklar|rahatlarlar|rahat ederler|rahat eder|üzülmez|umurunda olmaz|fark etmez|her şey biter
          kurtulur|rahatlar)
        (uyuyup|yatıp|uyusam|gözlerimi kapatıp|uyuyayım|yatsam) (bir daha|da|da bir daha|da hiç|hiç
          hiç bir zaman)? (uyanmasam|uyanmak istemiyorum|uyanmak istemiyom|kalkmasam|açmasam|uyanmayayım
          uyanmayı istemiyorum)
        (bir daha|hiç|sabah|yarın) (uyanmak|uyanmayı|gözümü açmak|kalkmak) <dont-want>
        (yaşamaktan|var olmaktan|hayatta olmaktan|nefes almaktan|bu hayattan) (çok|artık|o kadar|gerçekten
          resmen)? (bıktım|yoruldum|usandım|nefret ediyorum|vazgeçtim|tiksiniyorum|gına geldi|bıktım artık
          vazgeçiyorum)
        (yaşamanın|yaşamak|hayatın|yaşamam|yaşamamın|yaşamaya|hayatımın) (artık|için|benim için|hiç|hiçbir
          bir)? (anlamı yok|anlamı kalmadı|bir anlamı yok|sebebim yok|sebebim kalmadı|nedenim yok
          nedenim kalmadı|anlamsız|gücüm kalmadı|gücüm yok|değmiyor|değmez|anlamı ne|bir sebebim yok
          bir nedenim yok|isteğim kalmadı|hevesim kalmadı|anlami yok)
        (intihar|intahar) (etmek|etmeyi|etmekten|edeceğim|edicem|edecem|edesim|etsem|ederim|etmeye
          etmem) (istiyorum|istiyom|düşünüyorum|düşünüyom|düşündüm|planlıyorum|karar verdim|geliyor|geçiyor
          aklımdan|kararı|lazım|karar|bugün|bu gece|yarın|artık|üzereyim|kararlıyım)?
        (intiharı|ölümü|ölmeyi|kendimi öldürmeyi|canıma kıymayı|kendimi asmayı|hayatıma son vermeyi|intihari
          intahari) (çok|sürekli|hep|ciddi ciddi|sık sık|her gün|bile|artık|ilk kez|gerçekten)? (düşünüyorum
          düşünüyom|düşündüm|planlıyorum|istiyorum|istiyom|hayal ediyorum|düşünür oldum|düşünmeye başladım
          diliyorum|kafama koydum|arzuluyorum|kuruyorum|özlüyorum|bekliyorum|düşünüyordum|düşlüyorum
          düşündüğümü|planladım)
        (intihar|ölüm|kendimi öldürme|ölme) (düşüncesi|düşünceleri|düşüncelerim|isteği|fikri|planı|planım
          isteğim|düşüncem|eğilimim|dürtüsü|fikrim) (var|geliyor|geçiyor|aklımda|kafamda|aklımdan|peşimi
          gitmiyor|çok|sürekli|oluyor|kafamdan|rahat)
        (intihara|intihar etmeye|ölmeye|kendimi öldürmeye|canıma kıymaya) (meyilliyim|kalkıştım|karar verdim
          hazırım|teşebbüs ettim|çalıştım|kararlıyım|yelteniyorum|yeltendim|razıyım|hazırlanıyorum
          meyilli hissediyorum|niyetliyim)
        (canıma|hayatıma|yaşamıma|ömrüme) (kıymak|kıyacağım|kıyıcam|kıymayı|son vermek|son vereceğim
          son vericem|son vermeyi|kıysam|son versem|kıyarım|kast etmek|son vermeye|kıymaya|kastettim|kıyasım)
        (tek|en iyi|son|başka) (çare|çarem|çözüm|çıkış|yol|kurtuluş|kurtuluşum|çıkış yolu|çıkar yol) (ölüm
          ölmek|intihar|kendimi öldürmek|artık ölmek|ölmem)
        (ölüm|ölmek|intihar) (tek|en iyi|artık tek|son|benim tek|artık) (çare|çarem|çözüm|çıkış|yol|kurtuluş
          kurtuluşum|çıkar yol|çözümüm)
        (ölmem|ölsem|gebersem|yok olmam) (lazım|gerek|daha iyi|daha hayırlı|en iyisi|en doğrusu|gerekiyor)
        (ölmeyi|ölümü|gebermeyi) (hak ediyorum|bekliyorum|diliyorum|istiyorum|umuyorum|hakediyorum)
        (bu dünyadan|bu hayattan|dünyadan) (gitmek|çekip gitmek|göçmek|göçüp gitmek|ayrılmak|göçüp) (istiyorum
          istiyom|vakti|zamanı|gitmek)
        (her şeye|herşeye|buna|hayatıma|bu hayata|bu işkenceye) (artık)? son (vermek|vereceğim|vericem
          versem) (istiyorum|bu gece|bugün|artık|istiyom|yarın|düşünüyorum)
        (nasıl) (ölsem|ölebilirim|intihar ederim|intihar edebilirim|intihar edilir|intihar etsem
          kendimi öldürürüm|öldürsem kendimi)
        (acısız|kolay|en kolay|ağrısız|hızlı|en acısız) (ölmek|ölüm|intihar|ölmenin|intihar etmenin) (yolu
          yolları|yöntemi|yöntemleri|istiyorum|için|nasıl)
        (ölesim|geberesim|intihar edesim|kendimi öldüresim|kendimi asasım|kendimi atasım|yok olasım) (var
          geliyor|geldi)
        (benden|bensiz) (kurtulsunlar|kurtulacaklar|daha mutlu|daha iyi olurlar|daha mutlu olurlar
          kurtulurlar) [~2] (ölsem|ölünce|artık|öleceğim|zaten|intihar|yok olursam)
        (yaşamaya|hayata|dünyaya) (dayanamıyorum|katlanamıyorum|tahammülüm kalmadı|tahammülüm yok
          mecalim kalmadı) (artık|daha fazla|ölmek|bitsin|ölsem)
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        kendimi (artık|bu gece|bugün|yarın|evde|ağaca|tavana|gerçekten|asarak|banyoda|de|bile)? <kill-myself>
        (kendimi)? <high> (kendimi|atlayıp|da)? <throw>
        <high> (atlamak|atlayacağım|atlıcam|atlayasım|atlasam|atlamayı|atlayıp|atlamaya|atlarım
          atlayayım) (istiyorum|istiyom|kurtulsam|geliyor|ölsem|ölmek|düşünüyorum|bu gece|bitirsem|bitirmek
          bitireyim|düşündüm|geçiyor|aklımdan|çalıştım|kalktım|kurtulmak|kurtulayım|diyorum|lazım)
        (arabayı|direksiyonu|motoru|aracı) [~2] (duvara|uçuruma|bariyere|bariyerlere|ağaca|kamyona
          karşı şeride|tırın altına|şarampole|denize|direğe) (sürmek|kırmak|vurmak|sürsem|kırsam|sürüp|kırıp
          süreceğim|çarpmak|kırmayı|sürmeyi|vursam|kırasım)
        (intihar) (ettim|etmeye çalıştım|girişiminde bulundum|girişimim|girişimi|etmeye kalktım
          etmeye kalkıştım|teşebbüsünde bulundum|mektubumu|mektubu yazdım|notumu|notu yazdım|mektubu
          planı yaptım|planı yapıyorum|etmeyi denedim|etmeye teşebbüs ettim|planımı)
        (veda|intihar|vasiyet) (mektubumu|mektubu|notu|mektupları|mektuplarımı|notumu|mesajımı) (yazdım
          yazıyorum|hazır|bıraktım|hazırladım|yazıyom|yazmaya başladım|bırakacağım)
        <pills> (içtim|yuttum|yutup|içip|aldım|biriktirdim|biriktiriyorum|topladım|içicem|yutacağım|içeceğim
          biriktiriyom|topluyorum|yutsam|içsem|sakladım) (ölmek|kurtulmak|uyanmamak|hepsini|hastane|mideyi
          bitsin|intihar|ama|ölmedim|ve|bir kutu|çok|bir avuç|kendimi|fazla)
        (bir kutu|bir avuç|bir şişe|bütün|tüm|kutu kutu|onlarca|bir sürü|çok fazla|avuç avuç|iki kutu|20|30|40
          50|otuz|yirmi|kırk|hepsi) [~1] <pills> (içtim|yuttum|aldım|içicem|yutucam|içeceğim|yutacağım|içmek
          yutmak|içtikten|içip|biriktirdim|yutup)
        (aşırı doz|yüksek doz) (aldım|alacağım|alıcam|ilaç aldım|ilaç içtim|almak|hap)
        (bileklerimi|bileğimi|damarlarımı|boğazımı) (kestim|kesicem|keseceğim|kesmek|kesmeye|kessem|kesiyorum
          kesip|kesmeyi|doğradım|kesiyom|jiletle|jiletledim|keserim)
        (ip|ipi|urgan|halat|kement) (aldım|hazırladım|astım|bağladım|boynuma|buldum|geçirdim|hazır|alıp
          ilmek) (kendimi|boynuma|tavana|geçirdim|asmak|ölmek|intihar|ağaca|asacağım|bekliyor|ve|doladım)?
        boynuma (ip|ipi|kemer|kemeri|ilmek|ilmeği|urgan) (geçirdim|geçirip|doladım|dolayıp|geçirmek|taktım
          takıp|bağladım)
        (silahı|tabancayı|bıçağı|silah|bıçak|tüfeği) (kafama|şakağıma|ağzıma|bileğime|boğazıma|kalbime|başıma
          karnıma) (dayadım|dayayıp|dayadığımı|dayıyorum|soktum|sıkacağım|sıkıcam|sıkmak|bastırdım|tuttum
          sıksam|dayamak)
        (kafama) (sıkacağım|sıkıcam|sıkmak|sıksam|sıkarım|sıkıp|sıkayım)
        (bu gece|yarın|bugün|hafta sonu|bu akşam|ay sonunda|pazar günü|doğum günümde) (intihar ediyorum
          intihar edeceğim|intihar edicem|öleceğim|ölücem|kendimi öldüreceğim|hayatıma son veriyorum
          canıma kıyacağım|kendimi asacağım|son veriyorum|bitiriyorum hayatımı|bitiriyorum her şeyi
          bitireceğim hayatımı)
        (ölmek|ölüm|intihar|intiharım|ölümüm) (için)? (tarih|gün|günü|tarihi|yeri|yöntemi|saati) (belirledim
          seçtim|karar verdim|belli|planladım|ayarladım|belirledik|buldum)
        (bir dahaki sefere|bu sefer|bu defa|sonunda) (başaracağım|ölmeyi başaracağım|intihar edeceğim
          öleceğim inşallah|ölmeyi beceririm)
        (ölmek|kendimi öldürmek|intihar etmek) için (hazırım|her şeyi hazırladım|plan yaptım|ilaç|hap|ip
          bir yol|gün sayıyorum|uygun)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (kolumu|kollarımı|bacağımı|bacaklarımı|bileklerimi|bileğimi|derimi|kendimi|etimi|tenimi|bedenimi
          baldırımı|uyluğumu) [~1] (jiletle|jilet ile|bıçakla|falçatayla|makasla|maket bıçağıyla|camla
          kalemtıraşla|çakmakla|sigarayla|iğneyle|pergelle)? (kesiyorum|kestim|kesiyom|kesmeye|çiziyorum
          çizdim|kesmek|jiletliyorum|jiletledim|çiziyom|faça attım|kesmeyi|doğruyorum|kesip|keserek|çizmeye
          façalıyorum|yakıyorum|kestikten|kesince|kestiğimi|dağlıyorum|kanatıyorum|kanattım)
        (jilet|jiletle|falçata|falçatayla|maket bıçağı|çakmak|cam parçası) [~2] (kolumu|kollarımı|bacağımı
          bacaklarımı|bileğimi|bileklerimi|kendimi|kendime|derimi) [~1] (kes*|çiz*|yak*|doğra*|at*|zarar*)
        (kollarıma|koluma|bacaklarıma|bileğime|bileklerime|bacağıma|kendime) (jilet|faça|çizik|sigara|jiletle
          sigara basıp) (attım|atıyorum|atıyom|basıyorum|bastım|atmaya|söndürüyorum|söndürdüm|atıp|atmak|at*)
        (kendime|bedenime|vücuduma) (fiziksel|ciddi|yine|tekrar|bilerek|sürekli|hep)? (zarar veriyorum
          zarar verdim|zarar vermek|zarar vermeye|zarar vericem|zarar vermeyi|zarar veriyom|zarar vereceğim
          eziyet ediyorum|işkence ediyorum|acı çektiriyorum|zarar verme|zarar verip|zarar verebilirim
          zarar vermekten|zarar versem)
        (kendimi|kendime) (tokatlıyorum|yumrukluyorum|dövüyorum|ısırıyorum|tırmalıyorum|vuruyorum
          tokat atıyorum|yumruk atıyorum|cezalandırıyorum|dövüyom|ısırıyom|tırnaklıyorum|vuruyom
          kanatana kadar|çimdikliyorum|tokatlıyom|aç bırakıyorum|yaralıyorum|yaraladım|yakıyorum|kesiyorum
          boğuyorum|yaralamak|aç bırakarak cezalandırıyorum|vurdum|yumrukladım|tokatladım)
        (kafamı|başımı) (duvara|duvarlara|yere|masaya|dolaba|kapıya|aynaya) (vuruyorum|vurdum|çarpıyorum
          vuruyom|vurmaya|çarptım|geçiriyorum|vurup|vurarak|vuruyordum|vurana)
        (kan|kanı|kanımı|kanın|kanım) (görünce|akınca|aktığını|akarken|görmek|aktıkça|akması
          akmasını) [~3] (rahatlıyorum|rahatlıyom|huzur|iyi geliyor|sakinleşiyorum|ferahlıyorum|rahatlatıyor
          rahatladım|sakinleşiyom)
        (kesince|kesmek|acı|jilet|kesik) [~1] (rahatlatıyor|rahatlıyorum|iyi geliyor|rahatlıyom
          sakinleştiriyor) (beni|kollarımı|kesiyorum|bileklerimi|jiletle|kollarım)
        (kollarım|bacaklarım|bileklerim|kolum) [~1] (kesik|jilet|faça|çizik|kesiklerle|jiletle) (içinde
          izleriyle dolu|izi dolu|dolu|izleri var|izi|izleri|kesik)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        kendini (artık|balkondan|camdan|köprüden|bir gün|yine|de|bile|banyoda|evde|ağaca|odasında
          gözümün önünde)? (öldür[${HE}]|öldüreceğini|öldürmekle|öldürmek|öldüreceğinden|öldürürse|öldürücek
          öldürcek|as[${HE}]|asacağını|asmakla|asıcak|vuracak|vuracağını|asacakmış|kesiyor|kesiyo|kesmiş
          kesmeye|jiletliyor|jiletlemiş|yakacak|yakacağını|yakmaya|kesiyormuş|kestiğini|öldüresi|öldüreceğine
          öldürüceğini|vurmaya|asmak|vurucak|kesti|asıyor|asayım)
        kendini (camdan|pencereden|balkondan|köprüden|çatıdan|denize|trenin önüne|arabanın önüne|aşağı|aşağıya
          raylara|metronun önüne|uçurumdan|damdan) (at[${HE}]|atacağını|atmakla|atmak|atıcak|bırakacak
          atacakmış|atmaktan|bıraktı|atarım|atıyordu|atmaya|atıverecek)
        <someone> [~4] (intihar) (ed[iyor|ecek|er|eceğini|ebilir|ecekmiş|erim|erse|icek|eceğinden|iyormuş|iyo]
          et[ti|mek|mekle|meye|miş|mekten]|etti|etmek|etmeye|eder|eğilimli|girişiminde|düşünüyor|edeceğini
          edecek|edecekmiş|etmekle|etmiş|ediyor|tehdidi|etmeyi|girişimi|ederim)
        (ayrılırsak|ayrılırsam|terk edersem|gidersem|boşanırsam|bırakırsam|boşanırsak|gidersen|ayrılırsan
          terk edersen|bırakırsan|beni bırakırsan|kapıdan çıkarsam|ayrılmak isteyince
          boşanmak istediğimi söyleyince|terk edince|çıkarsam) [~4] (intihar|kendini|kendimi|öldürürüm|canına
          canıma|ölecekmiş|bileklerini|yaşayamam) (ed*|et*|öldür*|as*|at*|kıy*|kes*|yaşamam|diyor|dedi|vur*
          diye)
        (intihar|kendini öldürme|ölüm|canına kıyma) (etmekle|ile|la|mekle|le) (beni|bizi)? (tehdit|korkutuyor
          korkuttu|korkutup|tehtid|şantaj)
        (canına|hayatına|yaşamına) (kıymak|kıyacak|kıyacağını|son vermek|son verecek|son vereceğini|kıymaya
          kıyacağından|kıyacakmış|kıyarım|son vermeye|son verecekmiş|kıymayı|kıymakla|kıyabilir|son verebilir)
        <someone> [~6] (ölmek|ölüp gitmek|yaşamak|yaşamayı) (istiyormuş|istiyor|istediğini|istemiyor
          istemiyormuş|istemediğini|istiyo|istemiyo|istiyomuş|istemiyomuş|ister gibi)
        <someone> [~8] (ölmek istiyorum|yaşamak istemiyorum|ölsem de kurtulsam|kendimi öldüreceğim
          kendimi öldürürüm|kendimi asarım|intihar edeceğim|intihar ederim|canıma kıyarım|kendimi asacağım
          yaşamak istemiyom|ölmek istiyom|kendimi atarım|canıma kıyacağım|intihar edicem|kendimi öldürücem
          ölsem keşke|kafama sıkarım) (dedi|diyor|diye|diyo|yazmış|demiş|yazdı|deyip|dedikten|diyip|derken
          dediğini|der|dese)
        (kendimi öldüreceğim|kendimi öldürürüm|intihar ederim|kendimi asarım|canıma kıyarım|kendimi atarım
          kendimi keserim|bileklerimi keserim|intihar edeceğim|kafama sıkarım|kendimi öldürücem
          ölmek istiyorum|yaşamak istemiyorum|intihar edicem) (dedi|diyor|diyo|demiş|diyormuş|diye (tehdit
          mesaj|ağlı*|bağır*|yaz*|ara*|tutturdu))
        <someone> [~4] (bileklerini|bileğini|kolunu|kollarını|damarlarını|boğazını) (kes*|jilet*|doğra*|kesti
          kesiyor|kesmiş|kesiyormuş)
        <someone> [~4] (kendine) (zarar) (veriyor|verdi|vermiş|verecek|vermeye|veriyo|vereceğinden|vermesinden
          verebilir|vermek|vereceğini|vermekle|veriyormuş|vermesin)
        <someone> [~3] (bir kutu|bir avuç|bütün|hap|ilaç|bir sürü|fare zehri|çok fazla|aşırı dozda
          yüksek dozda) (hap|ilaç|ilaçları|hapları|ilacı|fare zehri)? (içmiş|içti|yuttu|yutmuş|almış
          içip hastane|içerek|aldı)
        <someone> [~4] (silahı|bıçağı|tabancayı|silah|bıçak) (kafasına|şakağına|boğazına|bileğine|kendine
          kendi kafasına|kalbine) (dayadı|dayamış|dayıyor|tuttu|dayayıp|dayıyo|çekti)
        <someone> [~3] (intihara|ölüme|ölmeye) (meyilli|teşebbüs etti|kalkıştı|teşebbüs etmiş|hazırlanıyor
          kalkışmış|yeltendi|meyilliymiş|sürükleniyor)
        <someone> [~3] (intihar|veda) (mektubu|notu|mesajı) (yazmış|bıraktı|bırakmış|yazdı|buldum|attı|atmış
          bulduk)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <child-who> [~4] kendini (öldür*|as*|kes*|jilet*|vur*|yak*|dövü*|tokatl*|ısır*|camdan at*
          balkondan at*|tırmal*)
        <child-who> [~14] (ölmek istiyorum|yaşamak istemiyorum|kendimi öldüreceğim|kendimi öldürürüm
          intihar edeceğim|intihar ederim|keşke ölsem|ölsem de kurtulsam|keşke doğmasaydım|canıma kıyarım
          ölmek istiyom|yaşamak istemiyom|kendimi öldürücem|ben ölsem|ölsem daha iyi) (dedi|diyor|diye|diyo
          yazmış|demiş|yazdı|deyip|kimse|ağlıyor|üzülmez)?
        <child-who> [~4] (ölmek|yaşamak|yaşamayı|intihar etmek) (istiyormuş|istiyor|istediğini|istemiyor
          istemiyormuş|istemediğini|istiyo|istemiyo|istiyomuş)
        <child-who> [~4] intihar (etmek|etmeye|edecek|edeceğini|girişimi|girişiminde|etti|etmiş|düşünüyor
          mektubu|ediyor|etmeyi|eder|etmekten|notu|edeceğinden|edicek)
        <child-who> [~4] (kollarını|kolunu|bileklerini|bileğini|bacaklarını|bacağını) [~1] (kesiyor|kesmiş
          kesti|çiziyor|jiletlemiş|jiletliyor|kesiyormuş|çizmiş|kesiyo|jiletle|kestiğini|kesmeye)
        <child-who> [~4] kendine zarar (veriyor|verdi|vermiş|verecek|vermeye|veriyo|veriyormuş|verdiğini
          vereceğinden|vermek)
        <of-child> (kollarında|kolunda|bileklerinde|bileğinde|bacaklarında|bacağında) [~2] (kesik|kesikler
          jilet|çizik|faça|kesik izleri|jilet izleri|jilet izi|çizikler|jilet izi var)
        <of-child> (günlüğünde|defterinde|telefonunda|mesajlarında|çantasında|odasında) [~4] (ölmek istiyorum
          intihar|yaşamak istemiyorum|ölüm|jilet|veda mektubu|ölmek)
        <child-who> [~2] (hap|ilaç|bir kutu hap|bir kutu ilaç|bütün ilaçları) (içmiş|içti|yutmuş
          yuttu) (intihar|ölmek|hastane*|mide*|yoğun bakım*)
        (kafasını|başını) (duvara|duvarlara|yere) (vuruyor|vuruyo|vurmaya|çarpıyor) [~2] (oğlum|kızım|çocuğum
          ölmek)
        <child-who> [~4] (kafasını|başını) (duvara|duvarlara|yere) (vuruyor|vuruyo|vurmaya|çarpıyor)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <him> <adv>? <adv>? <i-hit>
        <to-him> <adv>? <adv>? <i-hit-to>
        <i-hit> <him>
        <i-hit-to> <to-him>
        (suratına|yüzüne|yanağına|ağzına|kafasına|karnına|sırtına|başına|gözüne|ağzının ortasına
          suratının ortasına) <adv>? (bir|iki|bi|şöyle bir)? (tokat|yumruk|tekme|tokadı|yumruğu|şaplak) (attım
          atmışım|patlattım|indirdim|bastım|geçirdim|savurdum|yapıştırdım|çaktım|vurdum|atıyorum|koydum)
        (suratına|yüzüne|kafasına|karnına|sırtına|ağzına|kafasına kafasına) <adv>? (vurdum|vuruyorum|vurmuşum
          geçirdim|tükürdüm|tükürmüşüm|vuruyom|indirdim)
        (tokat|yumruk|tekme) (attım|atmışım|patlattım|bastım|savurdum) (ona|eşime|karıma|kocama|sevgilime
          anneme|babama|kız arkadaşıma|nişanlıma|kardeşime|kadına|hanıma)
        <of-him>? (boğazını|gırtlağını|boynunu) [~1] (sıktım|sıkıyorum|sıkmışım|sıkmaya başladım|sıkarken
          kestim|sıkıyordum)
        <of-him>? (boğazına|gırtlağına|boynuna|yakasına) [~1] (yapıştım|yapışmışım|sarıldım sıktım
          sarılıp sıktım|bıçak dayadım|bıçağı dayadım|yapışıverdim|çöktüm|yapışıp sıktım|çökmüşüm)
        <of-him>? (saçından|saçlarından|kolundan|boğazından) [~1] (sürükledim|sürüklemişim|çekip yere
          tutup fırlattım|tutup sürükledim|yakalayıp sürükledim|tutup duvara|tutup yere|çekip sürükledim)
        <of-him>? (kolunu|bileğini|elini|kollarını|boynunu) [~3] (sıktım|büktüm|kırdım|bükmüşüm|sıkmışım) (ki
          kırıldı|çıktı|mosmor|morardı|moraracak|hastanelik|kırdım|canı)
        <of-him>? (burnunu|çenesini|kolunu|kaburgasını|dişini|parmağını|kafasını|kaşını|dudağını) (kırdım
          patlattım|kırmışım|yardım|yarmışım|döktüm|patlatmışım)
        (duvara|yere|merdivenlerden|kapıya|kaldırıma|dolaba) [~1] <him>? (ittim|fırlattım|itmişim|çarptım
          savurdum|yapıştırdım|itince|itekledim|vurdum) (eşimi|karımı|onu|kocamı|sevgilimi|kız arkadaşımı
          annemi|düştü|kafasını|başını|ve)
        <him> [~3] (merdivenlerden|merdivenden|duvara|yere|arabadan|kapıdan dışarı) (ittim|fırlattım|attım
          çarptım|savurdum|yapıştırdım|itmişim|itekledim)
        <him> [~2] (ittim|itekledim|ittirdim|itiverdim|itip) (düştü|başını|kafasını|yere|duvara|ve düştü
          kolunu|merdiven*)
        <him> [~3] (odaya|eve|banyoya|balkona|bodruma|depoya) (kilitledim|kilitliyorum|kapattım|hapsettim
          kilitlemişim|kapatıyorum)
        <him> [~3] (öldürmekle|bıçakla|silahla|dövmekle|ölümle|fotoğraflarıyla|kezzapla) tehdit (ettim
          ediyorum|etmişim|ettiğim|ederim)
        <him> [~2] (ısırdım|ısırıyorum|tırmaladım|çimdikledim) [~2] (kanadı|kanattım|morardı|kanayana|dikiş
          iz)
        <him> [~2] (zorladım|zorluyorum|zorlamışım|mecbur bıraktım) [~2] (sekse|ilişkiye|birlikte olmaya
          cinsel|yatağa|beraber olmaya)
        (sekse|ilişkiye|cinsel ilişkiye|birlikte olmaya|beraber olmaya) [~1] (zorladım|zorluyorum|zorlamışım
          mecbur ettim) (onu|eşimi|karımı|kız arkadaşımı|nişanlımı|sevgilimi)?
        (istemiyorum|hayır|yapma|istemiyorum dedi|dur) (dedi|diyordu|dediği halde|dedi ama|demesine rağmen
          diye ağladı) [~9] (zorladım|devam ettim|durmadım|zorla yaptım|zorla birlikte oldum|birlikte oldum
          zorla girdim|üstüne çıktım|bırakmadım|zorladım onu)
        (sarhoşken|uyurken|o uyurken|baygınken|kendinde değilken|uyuyorken) [~2] (onunla birlikte oldum
          birlikte oldum|ilişkiye girdim|tecavüz ettim|yaptım ona|beraber oldum onunla)
        (zorla|istemediği halde|rızası olmadan) [~2] (onunla|eşimle|karımla|sevgilimle
          kız arkadaşımla)? (birlikte oldum|ilişkiye girdim|yattım|beraber oldum|sevişme*|seviştim)
        (kendime|elime|öfkeme|sinirime) hakim (olamıyorum|olamadım|olamayıp|olamayınca
          olamadığım) [~6] (vur[${I}]|döv[${I}]|tokat attım|dövüyorum|vurdum|dövdüm|itip kakıyorum
          yumruk attım|şiddet uyguluyorum|el kaldırdım|el kaldırıyorum)
        (sinirlenince|kızınca|sarhoşken|içince|kavgada|kıskanınca|sinirle|öfkeyle|altını değiştirirken
          bir anda|bi anda|dayanamayıp) [~3] (vuruyorum|dövüyorum|tokat atıyorum|itip kakıyorum
          el kaldırıyorum|şiddet uyguluyorum|çimdikliyorum|yumrukluyorum|vuruyorum bazen|tokat attım|vurdum
          dövdüm|boğazına sarıldım|tekmeliyorum|vuruyom|itiyorum) (onu|ona|eşime|eşimi|karıma|karımı|kocama
          kocamı|sevgilime|sevgilimi|anneme|annemi|bazen)?
        (ben) (şiddet uygulayan|döven|tecavüz eden|dayak atan) (biriyim|bir adamım|bir erkeğim|bir kocayım
          bir kadınım|biri oldum|taraf benim|tarafım)
        <of-him> (yemeğine|çayına|içkisine|suyuna|kahvesine) [~2] (ilaç|uyku ilacı|zehir|fare zehri|hap
          uyku hapı) (koydum|katıyorum|kattım|koyuyorum|attım|atıyorum)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <him> (de|da|bir gün|bi gün|gerçekten|kesin|elimle|kendi elimle|bu gece|yarın|sonunda|ilk fırsatta
          bıçakla|uykusunda|yemin ederim|yemin ediyorum)? (öldüreceğim|öldürücem|öldürecem|geberteceğim
          gebertecem|bıçaklayacağım|bıçaklıcam|vuracağım|vurucam|boğacağım|boğucam|kesicem|keseceğim|yakacağım
          öldürmek istiyorum|öldürmek istiyom|öldürmeyi düşünüyorum|öldürmeye karar verdim
          bıçaklamak istiyorum|öldürmeyi planlıyorum|öldürmeyi hayal ediyorum|zehirlemek istiyorum
          zehirleyeceğim|boğmak istiyorum|dövmek istiyorum|dövdüreceğim|dövdürücem|öldürtücem|öldürteceğim
          öldürmek geçiyor|öldürürüm diye korkuyorum|öldürmekten korkuyorum|incitmekten korkuyorum
          öldüresim geliyor|kurşunlayacağım|deşicem|öldürcem|öldürmeyi kafama koydum|gebertmek istiyorum)
        (öldüreceğim|öldürücem|geberteceğim|bıçaklayacağım|bıçaklıcam|vuracağım|vurucam|kesicem
          gebertecem) (onu|o herifi|o kadını|o adamı|ikisini de|karımı|eşimi|babamı|kayınbabamı|hepsini
          patronu|şerefsizi|o şerefsizi)
        (önünü|yolunu) kesip [~2] (bıçakl*|vur*|öldür*|döv*|şişle*|kurşunla*|dal*)
        <weapon> [~3] (alıp|kapıp|aldım|çantamda|belimde|torpidoda|bagajda|yanımda|cebimde|taşıyorum
          saklıyorum|hazır) [~5] (öldür*|bıçakl*|vurac*|vuruc*|kafasını kır*|kıracağım|kırıcam|kesec*|kesic*
          sapla*|geberte*|kapısına|bekliyorum|deşec*|gidiyorum|yüzüne at*|dök*|yakac*|yakıc*)
        <weapon> (ona|eşime|karıma|kocama|babama|anneme|sevgilime|göğsüne|karnına|boğazına|sırtına) (sapla*
          saplayacağım|saplıcam|saplamak|saplayasım|saplarım|dayayacağım)
        <him> (öldürürüm|öldürürsem|incitirim|boğarım|bıçaklarım|vururum|öldüreceğim|döverim|öldüreceğimden
          zarar veririm|incitebilirim|öldürebilirim) (diye)? <scared>
        (ona|eşime|karıma|kocama|anneme|babama|sevgilime|birine|kardeşime|kız arkadaşıma) (bir şey yaparım
          bir şey yapacağım|zarar veririm|zarar vereceğim|zarar vermekten|vururum|zarar vereceğimden
          kötü bir şey yaparım|zarar verebilirim|bir şey yapmaktan|el kaldırmaktan|vurmaktan|saplarım
          saplayacağım|tekrar vururum) (diye)? [~1] <scared>
        (eşimi|karımı|kocamı|annemi|babamı|onu|sevgilimi|patronumu|eski eşimi|kaynanamı
          birini) (nasıl) (öldürebilirim|öldürürüm|öldürsem|zehirlerim|ortadan kaldırırım|öldüreceğimi)
        (eşimi|karımı|kocamı|annemi|babamı|onu|sevgilimi|patronumu|eski eşimi|kaynanamı|birini
          onları) (öldürme|bıçaklama|boğma|dövme|zehirleme|öldürmek) (düşüncesi|isteği|düşünceleri|planı
          dürtüsü|fikri|hayali|planları|arzusu|istegi)
        (öldürmeden|öldürene kadar|kanını içmeden|gebertmeden|kanını dökmeden|hesabını kanla) (rahat etmem
          durmam|bırakmam|duramam|rahat etmeyeceğim|uyumam|uyumayacağım|içim soğumaz|içim rahat etmez
          gözüme uyku|sormadan)
        (hapse|hapis|cezaevine|müebbet|içeri) (girsem|girmeyi|yatsam|yatarım|göze aldım|girerim|de olsa
          yatmayı|girmek pahasına) [~4] (öldür*|vur*|gebert*|bıçakl*|yap*|umurumda|değil)
        (evini|arabasını|evlerini|dükkanını|iş yerini) (yakacağım|yakıcam|yakmak istiyorum|ateşe vereceğim
          ateşe vericem|kundaklayacağım|yakarım|bombalayacağım|kurşunlayacağım)
        (yemeğine|çayına|içkisine|suyuna|kahvesine) (zehir|fare zehri|ilaç|uyku ilacı|uyku hapı|tuz ruhu
          antifriz|çamaşır suyu) (koy*|kat*|dök*|at*)
        (adam|birilerini|çocukları|tetikçi|birini|arkadaşları) (tuttum|tutup|tutacağım|ayarladım|yollayacağım
          tutucam|bulup|yollayıp) [~3] (dövdür*|öldürt*|vurdur*|bıçaklat*|dövmeleri*|öldürmesi*|dövsünler
          sıksınlar|haddini)
        (eşimi|karımı|kocamı|annemi|onu|babamı|sevgilimi) (uyurken|uykusunda|yastıkla|gece) [~2] (boğ*|öldür*
          bıçakl*|kes*|zehirle*)
        (ellerim|elim) [~2] (boğazına|boynuna|gırtlağına) (gidiyor|gitti|gidecek|sarılacak|yapışacak|yapışmak)
        (bu sefer|bir dahaki sefere|bir gün|eninde sonunda|gün gelecek|sonunda
          elimden) (elimden bir kaza çıkacak|elimde kalacak|elimden kaza çıkacak|katil olacağım|katil olucam
          bir kaza çıkacak|öldürücem onu|öldüreceğim onu)
        (onunla|onlarla|karımla|kocamla|eşimle) (birlikte|beraber)? (ölücez|öleceğiz
          onu da kendimi de öldüreceğim|intihar edeceğiz)
        (onu da kendimi de|önce onu sonra kendimi|hem onu hem kendimi|ikimizi de|hepimizi
          önce karımı sonra kendimi) (öldüreceğim|öldürücem|vuracağım|vurucam|yakacağım|öldürmek istiyorum
          bitiricem|öldürürüm|bitireceğim|öldürcem|geberteceğim)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <someone> [~6] (karısını|eski karısını|kardeşini|ablamı|kardeşimi|kızı|kızını|annemi|babamı|abimi
          patronunu|komşuyu|eski sevgilisini|amcamı|herkesi|onu|bacısını|eniştemi|kuzenimi|hepsini|kardeşimi
          ailesini|dayımı|öğretmenini|sınıf arkadaşlarını|ikisini) (öldüreceğini|öldürecek|öldürecekmiş
          vuracağını|vuracak|bıçaklayacağını|öldüreceğim|vuracağım|bıçaklayacağım|öldürmekle|geberteceğim
          geberteceğini|öldürmek istiyor|keseceğini|vuracakmış|öldürücem|öldürürüm|vururum
          kurşunlayacağını) (söylüyor|diyor|dedi|söyledi|diye|tehdit|diyo|yemin|söyleyip|demiş|bağırıyor
          her yerde)?
        <someone> [~6] (tüfeği|silahı|silahını|bıçağı|tabancayı|baltayı|satırı|bıçağını) (aldı|alıp|indirdi
          kaptı|doldurdu|çıkardı|kapıp|aldığı gibi|beline taktı) [~4] (öldür*|vurac*|vurm*|bıçakl*|gitti
          kardeşimi|amcamı|karısını|onu|çıktı|komşuya|hepsini|gidecek)
        (namusumu|namusumuzu|namusu|namusunu|ailenin namusunu|kanını) (temizleyeceğim|temizlerim
          temizleyeceğini|temizleyecek|temizleyeceğiz|temizlemek|temizleyecekler|temizlicem) (deyip|dedi|diyor
          diye|kızı|ablamı|öldür*|söylüyor|için|diyo)?
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone>? <adv>? <adv>? (beni|bizi) <adv>? <adv>? <someone>? <adv>? <hits>
        <someone>? <adv>? <adv>? (bana|bize) <adv>? <adv>? (bir|iki|bi)? <hits-to>
        <hits> (beni|bizi)
        (vuruyor|vurdu|vuruyo|saldırdı|saldırıyor|tokat attı|tokat atıyor|yumruk attı|tecavüz etti|el kaldırdı
          el kaldırıyor|şiddet uyguladı|şiddet uyguluyor|bıçak çekti|tekme attı|silah çekti) (bana|bize)
        (suratıma|yüzüme|kafama|karnıma|sırtıma|ağzıma|gözüme|yanağıma|başıma|hamile karnıma|belime
          kaburgama) <adv>? (bir|iki|bi|birkaç|üç)? (tokat|yumruk|tekme|tokadı|kül tablası|telefon|tabak
          bardak|kemer|terlik|yumruğu|sandalye|şişe) (attı|atıyor|atıyo|patlattı|indirdi|bastı|geçirdi|savurdu
          yedim|fırlattı|vurdu|atmış|çaktı|atar|fırlatıyor|yapıştırdı|indiriyor)
        (suratıma|karnıma|sırtıma|ağzıma|gözüme|yanağıma|kaburgama|suratımın ortasına
          karnımın ortasına) <adv>? (vurdu|vuruyor|vuruyo|vurmuş|vurur|vurup|tükürdü|tükürüyor|geçirdi)
        <someone> [~4] (suratıma|yüzüme|kafama|karnıma|sırtıma|ağzıma|gözüme) <adv>? (vurdu|vuruyor|vuruyo
          vurmuş|vurur|vurup|tükürdü|tükürüyor)
        (boğazımı|boynumu|gırtlağımı) [~1] (sıktı|sıkıyor|sıkıyo|sıkmış|sıkıp|sıkmaya|sıkınca|sıkarak|sıkardı
          sıkar)
        (boğazıma|boynuma|gırtlağıma) [~1] (yapıştı|sarıldı|yapışıyor|çöktü|yapışıyo|yapışıp|yapışmış
          bastırdı)
        (saçımdan|saçlarımdan|boğazımdan|boynumdan) [~1] (tuttu|tutup|çekti|çekiyor|sürükledi|çekip|yakaladı
          çekiyo|sürüklüyor|sürükleyip|tutuyor|asıldı|tutarak|yakalayıp|çekerek)
        (saçımı|saçlarımı) [~1] (çekti|çekiyor|çekip|yoldu|yoluyor|çekiyo|çekerek|yolup|kopardı|yolarak)
        (kolumu|bileğimi|parmağımı) [~1] (büktü|bükmüş|bükerek|kırdı|bükerek|büküyor|kırmış|büküp)
        (kolumdan|bileğimden|kollarımdan) [~1] (sürükledi|sürükleyip|tutup fırlattı|sürüklüyor|tutup duvara
          tutup yere|tutup sarstı|sürükleyerek|morartana)
        (burnumu|kolumu|kaburgamı|dişimi|çenemi|parmağımı|kafamı|kulak zarımı|elmacık kemiğimi|kaşımı|dudağımı
          gözümü|burun kemiğimi|ağzımı burnumu) (kırdı|patlattı|kırmış|yardı|döktü|morarttı|patlatmış|kırdılar
          yarmış|şişirdi|kırıyor|dağıttı)
        (beni|bizi) [~3] (merdivenlerden|merdivenden|duvara|yere|yatağa|arabadan|dolaba|kapıya|koltuğa
          masaya) [~1] (itti|fırlattı|attı|çarptı|savurdu|yapıştırdı|itmiş|itekledi|vurdu|sıkıştırdı|iteledi
          itince|itiyor|fırlatıyor)
        (beni) <adv>? (itti|itekledi|ittirdi|itip kakıyor|itip kaktı|itekliyor|sarstı|sarsıyor|itip kakıyo
          itiyor|itip|ısırdı|sürükledi|sürüklüyor|savurdu) (düştüm|yere|kafamı|duvara|ve|merdiven*|başımı
          kolum|her kavgada|yine|morardı|kanattı|kavga*|çocukların önünde)?
        (kocamdan|eşimden|babamdan|sevgilimden|abimden|erkek arkadaşımdan|karımdan|nişanlımdan|ailemden
          eski kocamdan|eski eşimden|oğlumdan|annemden|üvey babamdan|ondan|kız arkadaşımdan
          eski sevgilimden) <adv>? (dayak|şiddet|fiziksel şiddet|dayağı|tokat|cinsel şiddet|tehdit
          dayak ve hakaret) (yiyorum|görüyorum|yedim|gördüm|yiyom|görüyom|yemekten|görmekten|alıyorum|yiyoruz
          görüyoruz|yemişim|görmekteyim)
        (dayak|tokat|yumruk|tekme) (yiyorum|yiyom|yiyoruz|yemekten) (kocamdan|eşimden|her gün|sürekli|babamdan
          artık|ondan|evde|sevgilimden|bıktım|abimden|her gece|yine|annemden|de|ve)
        <someone> [~3] (yüzünden|tarafından) (dövüldüm|darp edildim|tecavüze uğradım|dövülüyorum
          şiddete uğruyorum|şiddet görüyorum|istismar edildim|tehdit ediliyorum|tacize uğradım|bıçaklandım
          takip ediliyorum|darp ediliyorum|şantaja uğruyorum|hastanelik oldum|istismara uğradım
          tacize uğruyorum|şiddete maruz kalıyorum)
        (evde|ailemden|evliliğimde|ilişkimde|kendi evimde) <adv>? (şiddet|fiziksel şiddet|dayak
          aile içi şiddet|ev içi şiddet) (görüyorum|yiyorum|var|görüyom|yaşıyorum|gördüm|yiyom|çok var)
        (ev içi|aile içi|fiziksel|cinsel|psikolojik ve fiziksel) (şiddete|şiddet) (maruz kalıyorum|görüyorum
          uğruyorum|mağduruyum|maruz kaldım|yaşıyorum|kurbanıyım|gördüm|uğradım|görüyom)
        <partner> [~2] (şiddet) (uyguluyor|uyguladı|eğilimli|uyguluyo|gösteriyor|uygulayan|uygular|uygulamaya
          uygulayıp|gösterdi)
        (bana|bize) [~3] (tabak|bardak|sandalye|telefonu|kül tablası|terlik|bıçak|vazo|kumanda|eline geçeni
          eline ne geçerse|çaydanlığı|şişe|tabağı|kumandayı|kaynar su|bir şeyler|her şeyi) (fırlattı|atıyor
          fırlatıyor|attı|fırlatıyo|döktü|atıyo|fırlatır|savurdu|fırlatmış)
        (yüzüm|gözüm|kolum|kollarım|her yerim|vücudum|bacağım|sırtım|suratım
          bacaklarım) [~2] <bruise> [~8] (vurdu|dövdü|kocam|eşim|babam|tokat|yumruk|sıktı|tekme|itti|sevgilim
          dayak|attı|dayaktan|darp)
        (dövdüğü|vurduğu|tokat attığı|yumruk attığı|boğazımı sıktığı|el kaldırdığı|beni dövdüğü) (için|gün
          gece|zaman|günden|halde|geceden|yer|yerler)
        (istemediğim halde|istemiyorum dediğim halde|rızam olmadan|ben uyurken|uyurken|hayır dememe rağmen
          ağlamama rağmen|zorla|ben istemesem de|istemiyorum desem de|istemesem de) [~3] (benimle birlikte
          benimle|üstüme çıkıyor|birlikte oluyor|ilişkiye giriyor|yatıyor benimle|sahip oluyor|yapıyor
          ilişkiye zorluyor|birlikte oldu|zorluyor|devam ediyor|ilişkiye girdi|zorla yapıyor
          devam etti) (oluyor|yatıyor|ilişki*|oldu|birlikte*|yattı|sevişiyor)?
        (beni) [~3] (sekse|ilişkiye|cinsel ilişkiye|birlikte olmaya|yatağa|fuhuşa|beraber olmaya|ters ilişkiye
          cinselliğe) (zorluyor|zorladı|zorluyo|zorlamış|zorlar|mecbur ediyor|zorlamaya|zorluyordu)
        (kocam|eşim|sevgilim|babam|amcam|dayım|abim|patronum|erkek arkadaşım|eniştem|nişanlım|üvey babam|hocam
          eski sevgilim|eski kocam|kuzenim) [~3] (tecavüz (${ET})|taciz (${ET})|istismar (${ET})|elledi
          elliyor)
        (zorla) (öptü|elledi|soydu|üstümü çıkardı|sahip oldu|dokundu|içeri çekti|birlikte oldu|öpüyor
          dokunuyor) (beni|bana|benimle|ve|kocam|eşim|patronum|patron|sevgilim)?
        (dayak|şiddet) (mağduruyum|kurbanıyım|gören bir kadınım|gören kadınım|gören bir erkeğim|gören biriyim
          gören bir eşim)
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone>? <adv>? <adv>? (beni|bizi|ailemi) <adv>? (ölümle|öldürmekle|bıçakla|silahla|fotoğraflarımla
          dövmekle|çocuklarımla|çocukları almakla|videolarımla|kezzapla|ifşayla|intiharla|işten attırmakla
          sınır dışı ettirmekle|açıkça|mesajla|telefonda|rezil etmekle|sürekli)? tehdit (${ET})
        (bana|bize) [~2] (ölüm tehdidi|ölüm tehditleri|tehdit mesajları|tehditler|tehdit mesajı|şantaj
          tehdit) (savurdu|yolluyor|gönderiyor|ediyor|atıyor|savuruyor|yağdırıyor|yapıyor|atıyo|yolladı
          gönderdi|yapıyo|etti|yaptı)
        (tehdit) (ediyor|etti|ediyo) (beni|bizi|ailemi)
        (seni|sizi|hepinizi|ananı|aileni) (de|da|var ya|bir gün|elbet|çocukları da
          yemin ederim)? <will-kill> (dedi|diyor|diye|diyo|demiş|deyip|yazmış|yazdı|der|diyip|derdi|diyerek
          dediğinde)?
        <will-kill> (seni|sizi|hepinizi) (dedi|diyor|diye|diyo|demiş|deyip|yazmış|yazdı|diyip|diyerek)?
        (beni|bizi) <adv>? (öldürmeye|boğmaya|bıçaklamaya|yakmaya|zehirlemeye|vurmaya|ezmeye
          öldürmek) (çalıştı|kalktı|çalışıyor|kalkıştı|teşebbüs etti|yeltendi|çalışıyo|istiyor|kalkıyor
          üzereydi|çalışmış|istedi)
        (beni|bizi|ailemi|çocuklarımı) <adv>? (öldüreceğini|öldürmek istediğini|bıçaklayacağını|yakacağını
          vuracağını|keseceğini|geberteceğini|öldürtüceğini|öldürteceğini|boğacağını
          bulacağını ve öldüreceğini|mahvedeceğini|doğrayacağını) (söylüyor|söyledi|söylüyo|söyleyip|yazmış
          söylemiş|yazdı|biliyorum|düşünüyorum|haykırıyor|ima ediyor)
        (beni|bizi|çocuklarımı|ailemi) <adv>? (öldürecek|öldürür|öldüreceğinden|öldürmesinden|bulur|vurur
          döver|dövecek|boğar|bıçaklar|öldürücek|yakar|boğacak|keser|vuracak|bulacak|öldürürse|dövmesinden
          bıçaklayacak) (diye)? (çok|hep|sürekli)? <scared>
        (bana|bize|çocuklarıma|aileme) <adv>? (bir şey yapacak|zarar verecek|vuracak|bir şey yapar|zarar verir
          zarar vereceğinden|saldıracak|zarar vermesinden|bir şey yapmasından|vurur|saldırır|kezzap atar
          zarar vericek) (diye)? (çok|hep|sürekli)? <scared>
        (bir gün|eninde sonunda|sonunda|bu adam|bu gidişle|kesin) [~1] (beni|bizi) (de)? (öldürecek|gebertecek
          öldürücek) (diye|biliyorum|bu adam|hissediyorum|eminim|kimse|korkuyorum|ve kimse|eşim|kocam)
        (az kalsın|az daha|neredeyse|ramak kaldı|nerdeyse) (beni)? (öldürüyordu|boğuyordu|bıçaklıyordu
          öldürecekti|boğacaktı|ölüyordum elinde|vuracaktı|boğuluyordum elinde)
        (ayrılırsam|boşanırsam|gidersem|terk edersem|polise gidersem|şikayet edersem|boşanmak istersem
          evden çıkarsam|boşanma davası açarsam|birine anlatırsam|söylersem|kaçarsam|ayrılırsan|boşanırsan
          gidersen|terk edersen|şikayet edersen|ayrılmak isteyince|evlenirsem|boşanırsak
          polise gidersen) [~4] (öldürürüm|öldürecek|öldürür|öldüreceğini|beni öldürür|beni öldürecek|yaşatmam
          yaşatmaz|vururum|vurur|keserim|yakarım|kezzap|öldürücek|seni yaşatmam|çocukları göstermem
          bırakmam sağ|öldürecekmiş|gebertirim|yüzüme kezzap|vuracakmış|çocukları öldürür|öldürürmüş
          kafama sıkar)
        (ya benimsin ya|ya benim olacaksın ya|benim olmazsan|bana yar olmazsan) [~3] (toprağın|kara toprağın
          kimsenin|ölürsün|öldürürüm|mezarın)
        (bana|üstüme|üzerime|boğazıma|boynuma|karnıma|kafama|yüzüme|sırtıma|başıma|bize) [~2] (bıçak|silah
          bıçağı|silahı|tabanca|tabancayı|makas|balta|satır|tüfek|baltayı|bıçakla|satırla|tüfeği|baltayla
          silahını) [~1] (dayadı|çekti|doğrulttu|salladı|tuttu|dayıyor|çekiyor|fırlattı|savurdu|dayamış|yürüdü
          geldi|çekmiş|dayayıp|saldırdı|doğrultuyor|doğrultup|attı|koştu|dayadığı|yürüyor|çekiyo)
        (bıçak|silah|bıçağı|silahı|tabancayı|baltayı|satırı|makası|tüfeği) [~1] (bana|üstüme|üzerime|boğazıma
          boynuma|karnıma|kafama|yüzüme|sırtıma|başıma|bize) [~1] (dayadı|doğrulttu|salladı|tuttu|dayıyor
          fırlattı|savurdu|dayamış|yürüdü|dayayıp|doğrultup|çekti|çevirdi|doğrultuyor|sapladı|saplamaya)
        (bıçakla|baltayla|satırla|silahla|sopayla|makasla|kemerle|levyeyle|tüfekle) (beni|üstüme|peşimden
          üzerime|arkamdan|bana|bizi) (yürüdü|kovaladı|koştu|geldi|saldırdı|kovalıyor|saldırıyor|tehdit etti
          tehdit ediyor|yürüyor|kovalıyo|korkutuyor)
        (üstüme|üzerime|yüzüme|suratıma) (benzin|kezzap|kaynar su|sıcak su|asit|çamaşır suyu|kolonya|tiner
          çay) (döktü|attı|dökmekle|atmakla|dökeceğini|atacağını|döküp|atarım|dökerim|dökmeye) (tehdit
          söylüyor|diyor|yakmaya|söyledi|dedi|diyo|yakacağını|kaynar)?
        (arabayla|arabayı|araba ile|motorla) (üstüme|üzerime|bana|bizim üstümüze) (sürdü|sürüyor|kırdı
          çarpmaya|sürdüğü|sürmeye|sürüp)
        (can|hayati|ölüm) (güvenliğim|tehlikem|korkusu|güvenliğimiz|tehlikesi|güvenliğimden) (yok|var
          yaşıyorum|endişe|kalmadı|altındayım|içindeyim|korkuyorum|yaşıyoruz|endişeliyim|tehlikede)
        (canımdan|hayatımdan|canımızdan) (endişe ediyorum|korkuyorum|endişeliyim|endişe duyuyorum|korkuyoruz
          endişe ediyoruz)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (ondan|kocamdan|eşimden|babamdan|sevgilimden|erkek arkadaşımdan|eski kocamdan|eski eşimden
          üvey babamdan|nişanlımdan|karımdan|abimden|eski sevgilimden|oğlumdan|annemden) (çok|artık|gerçekten
          hep|deli gibi|o kadar|ölesiye|cidden|içince|kızınca|sarhoşken)? (korkuyorum|korkuyom|korkuyoruz
          korkar oldum|ödüm kopuyor|ödüm patlıyor|korkarak yaşıyorum|korkudan titriyorum|korkarak uyuyorum
          korkuyrum|ürküyorum|korkudan uyuyamıyorum)
        (korkuyorum|korkuyom|ödüm kopuyor|çok korkuyorum) (ondan|kocamdan|eşimden|babamdan|sevgilimden
          eski kocamdan|üvey babamdan|nişanlımdan|abimden|eve gelmesinden|eve gelince|eve gitmeye)
        (eve|evime|yanına) (gitmeye|dönmeye|girmeye|gitmekten|dönmekten|girmekten|gelmeye) (çok)? (korkuyorum
          korkuyom|korkuyoruz|korkar oldum|cesaretim yok)
        (evde|kendi evimde|yanında|onun yanında|onunla|bu evde|evimde) (kendimi)? (güvende
          emniyette) (hissetmiyorum|değilim|hissetmiyom|değiliz|hissetmiyoruz|olmadığımı|degilim)
        (eve gelmesinden|içmesinden|sinirlenmesinden|anahtar sesinden|ayak sesinden|kapı sesinden
          kapının açılmasından|eve dönmesinden|eve sarhoş gelmesinden) (çok|hep)? (korkuyorum|korkuyom
          ödüm kopuyor|korkuyoruz|titriyorum|korkar oldum)
        (anahtar|ayak|kapı|araba) (sesini|sesi) (duyunca|duyduğumda|duydum mu|gelince
          duyduğum an) [~2] (titriyorum|korkudan|elim ayağım titriyor|kalbim duracak|donup kalıyorum
          saklanıyorum|midem bulanıyor|korkuyorum|çocuklarla|ürperiyorum|titremeye)
        (elini|kolunu) (kaldırınca|kaldırsa|oynatsa|kaldırdığında|uzatınca|oynatınca) (irkiliyorum|korkuyorum
          yüzümü kapatıyorum|siniyorum|başımı koruyorum|geri çekiliyorum|titriyorum|büzülüyorum
          kafamı koruyorum)
        (banyoya|odaya|tuvalete|balkona|arabaya|odama|yatak odasına|mutfağa) (kendimi)? (kilitledim
          kilitliyorum|kilitleniyorum|saklandım|saklanıyorum|kapandım|kapattım kendimi|kilitledim kendimi
          kilitlendim|kapatıyorum|saklanıyoruz) [~6] (kocam|eşim|babam|ondan|vur*|döv*|kapıyı|bağır*|korku*
          sarhoş*|abim|sevgilim|kır*|dışarıda)
        (yastığımın|yatağımın|yastığın|yatağın) altında (bıçak|bıçakla|makas|biber gazı|sopa
          tornavida) [~1] (uyuyorum|saklıyorum|yatıyorum|var|tutuyorum|uyuyom|duruyor)
        (her gün|sürekli|hep|devamlı|yıllardır|aylardır) (korku|korkuyla|korku içinde|dehşet içinde|korkarak
          diken üstünde) (yaşıyorum|uyuyorum|yaşıyoruz|yaşıyom|uyanıyorum) (bu evde|onunla|kocam|evde|eşim
          çocuklarımla|yüzünden|babam|onun|dayak|bu adam*)
        (sığınma evine|sığınmaevine|kadın sığınma evine|kadın sığınmaevine|polise|karakola) (gitmek istiyorum
          nasıl gidebilirim|kaçmak istiyorum|gitsem|gideceğim|sığınmak istiyorum|gitmeye korkuyorum|kaçtım
          kaçacağım|nasıl giderim|gidersem) [~4] (kocam|eşim|döv*|öldür*|korku*|çocuklar*|babam|şiddet|bulur
          bulursa|dayak)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (beni|bizi) [~2] (eve|odaya|banyoya|bodruma|balkona|evin içine|yatak odasına|depoya|odama|ahıra|kilere
          evde|dışarı) (kilitledi|kilitliyor|kapattı|hapsetti|kilitliyo|kapatıyor|kilitleyip|hapsediyor
          kapatıp|kilitler|kilitlemiş|hapsetmiş|kapatıyo|tutuyor zorla|zorla tutuyor|kilit vurdu)
        (beni|bizi) [~2] (zorla|rehin|esir|hapis) (tutuyor|tutuyo|tuttu|alıkoyuyor|aldı|alıkoydu|tutuyorlar
          tutmuş|evlendiriyor|evlendiriyorlar|evlendirecek|evlendirecekler|evlendirdiler|evlendirmek istiyor
          evlendirmek istiyorlar|evlendirmeye|evlendirdi|çalıştırıyor|çalıştırıyorlar|kürtaj yaptırdı
          nişanladılar)
        (kapıyı|kapıları|dış kapıyı|evin kapısını) [~1] (üstüme|üzerime|dışarıdan|üzerimden|üstümüze|arkamdan
          üstümden) (kilitledi|kilitliyor|kilitliyo|kilitleyip|kilitler|kilitlemiş|kilitleyerek|kitliyor
          kitledi)
        (üstüme|üzerime|üstümüze) kapıyı? (kilitledi|kilitliyor|kilitliyo|kilitleyip|kilitler|kilitlemiş
          kitliyor|kitledi)
        (evden|dışarı|sokağa|kapıdan|balkona) (çıkmama|çıkmamı|çıkmamıza|adım atmama) (izin vermiyor
          izin vermiyo|yasakladı|yasaklıyor|yasak|karışıyor ve|izin yok|müsaade etmiyor|engel oluyor
          engelliyor|izin vermedi|izin vermiyorlar)
        (annemi|annemle|ailemi|ailemle|babamı|kardeşlerimi|arkadaşlarımı|arkadaşlarımla|kimseyle|kimseyi
          annemlerle|ablamla) (görmeme|görüşmeme|konuşmama|aramama|görmemi|görüşmemi|konuşmamı|buluşmama
          aramamı) (izin vermiyor|izin vermiyo|yasakladı|yasaklıyor|yasak|müsaade etmiyor|engel oluyor
          izin vermedi|engelliyor|izin vermiyorlar|mani oluyor)
        (çalışmama|okumama|okula gitmeme|işe gitmeme|doktora gitmeme|telefon kullanmama|ehliyet almama
          para harcamama|kursa gitmeme|hastaneye gitmeme|tek başıma çıkmama|yemek yememe|uyumama|okumamı
          çalışmamı) (izin vermiyor|izin vermiyo|yasakladı|yasaklıyor|müsaade etmiyor|engel oluyor
          izin vermiyorlar|engelliyor|karşı çıkıp döv*)
        (kocam|eşim|babam|sevgilim|abim|karım|kayınvalidem|nişanlım|oğlum|erkek arkadaşım|ailem|eski kocam
          kaynanam) [~4] <belonging> [~1] (aldı|elimden aldı|alıyor|el koydu|sakladı|saklıyor|vermiyor|alıp
          gasp etti|elimden alıyor|el koyuyor|kırdı|parçaladı|alıyo|saklamış|almış|aldılar|elimden almış
          elimden alıp|kilitledi|yaktı|yırttı|kilitli kasada tutuyor|sattı|bozdurdu) [~2] (vermiyor|geri
          çıkamıyorum|kimseyi|kimseyle|beni|dışarı|kilit*|döv*|kaçma*|gitme*|izin|harçlık|beş kuruş|bana
          ailemle|evden|zorla|kasa*)
        (pasaportumu|kimliğimi|nüfus cüzdanımı|maaş kartımı|evraklarımı|oturumumu|emekli maaşımı|banka kartımı
          maaşımı|altınlarımı|ziynetlerimi|oturum kartımı) [~2] (elimden aldı|sakladı|saklıyor|el koydu
          vermiyor|elimden alıyor|el koyuyor|gasp etti|zorla aldı|zorla alıyor|alıkoyuyor|geri vermiyor
          elimden aldılar|yırttı|yaktı|elimden almış|kasaya kilitledi|saklamış|vermiyorlar|el koydular)
        (telefonumu|bilgisayarımı|anahtarlarımı|anahtarımı|arabamın anahtarını) [~2] (elimden aldı|kırdı
          parçaladı|elimden alıp|el koydu|duvara fırlattı|elimden almış) [~3] (beni|dışarı|kilit*|döv*|polisi*
          kimseyi|evden|vur*|dayak|izin|tokat|kapattı|yardım|çıkmama)
        (beş kuruş|bir kuruş|bir lira|tek kuruş|hiç|harçlık|ekmek parası) (para)? (vermiyor|vermiyo|bırakmıyor
          koklatmıyor) [~4] (çalışma*|kart*|maaş*|izin|aç|yalvar*|döv*|dilen*|el koy*|evden|çocuk*|aç bırak*)
        (attığım her adımı|her adımımı|nereye gitsem|telefonumu her gün|telefonumu sürekli|her hareketimi
          konumumu sürekli) [~2] (takip ediyor|kontrol ediyor|izliyor|denetliyor|takip ediyo|kontrol ediyo
          dinliyor) [~3] (döv*|vur*|tehdit|ceza*|kıyamet|hesap|izin|korku*|beni|dayak|yasak*)
        (telefonuma|arabama|eve|yatak odasına|çantama) [~1] (takip programı|casus program|casus yazılım|gps
          takip cihazı|dinleme cihazı|gizli kamera|takip uygulaması) (yüklemiş|kurmuş|koymuş|takmış|yükledi
          taktı|koydu|kurdu|yerleştirmiş)
        (beni|bizi) [~2] zorla (verecekler|veriyorlar|vermek istiyorlar|everecekler|everiyorlar
          nişanlayacaklar|vermek istiyor|verecek)
        (zorla) (evlendirildim|evlendirilmek|evlendiriliyorum|kürtaj oldum|evlendirecekler|evlendirilicem
          evleneceğim|evlendirilmekten|kürtaj|evlendirilecek|evlendirmek)
        (ceza olarak|cezalandırmak için) [~3] (aç bırakıyor|aç bıraktı|odaya kapatıyor|kapının önüne
          balkonda bırakıyor|dövüyor|susuz|sokağa atıyor|eve almıyor|dışarıda bırakıyor|yerde yatırıyor
          yemek vermiyor)
        (beni|bizi) [~1] (aç|aç susuz) (bırakıyor|bıraktı|bırakıyo|bırakıyorlar|bırakır)
        (gece yarısı|gecenin bir yarısı|gece|kış günü|yalın ayak) [~1] (beni|bizi)? [~1] (sokağa attı
          kapının önüne koydu|evden attı|sokağa atıyor|eve almadı|kapıya koydu|evden kovdu
          balkona kilitledi) [~3] (döv*|çocuk*|vur*|yalın ayak|pijamayla|bebek*|beni|hamile*|dayak|kavga*)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (beni|bizi) [~3] (takip ediyor|takip etti|takip ediyo|takip etmeye) [~2] (her yerde|işe|eve|evime
          peşimde|arabayla|sürekli|korkuyorum|tehdit|sokakta|ve|eski|her gün|bırakmıyor|işten|okula|okuldan)
        (her yerde|arabayla|sokakta|işe giderken|iş çıkışı|okul çıkışı|ayrıldığımızdan beri
          boşandığımızdan beri|her gün|gece gündüz|günlerdir|aylardır|eski sevgilim|eski kocam|eski eşim
          eski nişanlım) [~4] (beni) [~2] (takip ediyor|takip etti|izliyor|takip ediyo|rahatsız ediyor
          taciz ediyor|rahatsız ediyo|gözetliyor|takipte)
        (eski sevgilim|eski kocam|eski eşim|eski nişanlım|o|biri|bir adam|eski karım|bu adam
          eski erkek arkadaşım|sapığım|bir sapık) [~4] (peşimi bırakmıyor|peşimde|takıntılı şekilde beni
          rahat bırakmıyor|ısrarlı takip|musallat oldu|peşimi bırakmıyo|musallat) (tehdit*|evime|iş yerime
          takip*|korkuyorum|kapıma|artık|sürekli|beni|ve|her)?
        <place> (önünde|kapısında|karşısında|etrafında|çıkışında|köşesinde) [~2] (bekliyor|dolaşıyor|beklemiş
          bekliyo|yatıyor|geziyor|pusuda|bekledi|duruyor|dolanıyor|sabahlıyor|dolaşıyo
          beni bekliyor) [~3] (tehdit*|korku*|her gün|her gece|eski|uzaklaştırma|saatlerce|polis*|beni|kocam
          eşim)?
        (kapıma|iş yerime|evime|işyerime|okuluma|annemlerin evine) (dayandı|dayanıyor|geliyor|geldi
          baskın yaptı|dayanıyo|gelip duruyor|zorla girdi|girmiş|dayanmış) [~3] (tehdit*|bağır*|kapıyı|kır*
          uzaklaştırma|zorla|döv*|saldır*|bıçak*|sarhoş*|hakaret*|küfür*)
        (kapımı|kapıyı|evimin kapısını|camımı|camlarımı) (kırdı|kırıp girdi|tekmeledi|kırmaya çalıştı
          tekmeliyor|kırıp|zorladı|zorluyor|kırarak|kırdılar|indirdi) [~2] (eski|içeri|girdi|kocam|eşim
          uzaklaştırma|tehdit|polis*|beni|döv*|korku*|ve)
        <pictures> [~5] (yaymakla|paylaşmakla|yayacak|yayacağını|paylaşacağını|göndermekle|ifşa etmekle
          yayarım|paylaşırım|yaydı|paylaştı|sızdırdı|göndereceğini|atacağını|yayınlamakla|paylaşmış|yaymış
          atarım|paylaşacak|göndermiş|ifşa edecek|yayınlayacağını|ifşa edeceğini|gönderirim|atmakla|satıyor
          satmış|yollayacağını|yollamakla|göstermekle|göstereceğini|ifşalamakla|ifşa etti|yayıcak|göndericek
          yaymaktan) (tehdit*|diyor|söylüyor|diye|dedi|söyledi|korku*|şantaj*|diyo)?
        (fotoğraflarımla|videolarımla|görüntülerimle|çıplak fotoğraflarımla|fotolarımla|videomla
          özel görüntülerimle|mesajlarımla) [~2] (şantaj|tehdit|ifşa) (yapıyor|ediyor|etti|yapıyo|ediyo|yaptı
          edip|yapılıyor|etmekle)
        (bana|eski sevgilim|eski kocam|biri|bir çocuk|tanıştığım adam) [~3] şantaj (yapıyor|yapıyo|yaptı
          ediyor|etti|yapmaya|yapmış)
        (beni|bizi) (gizlice|haberim olmadan|banyoda|uyurken|duşta|soyunurken|sevişirken|yatakta
          izinsiz) [~1] (çekmiş|kaydetmiş|videoya almış|filme almış|çekiyor|kaydediyor|videoya çekmiş|çekti
          kaydetti|görüntülemiş)
        (kedimi|köpeğimi|kedimizi|köpeğimizi|kuşumu|tavşanımı|muhabbet kuşumu|kedimin|köpeğimin
          hamsterımı) [~2] (öldürdü|tekmeledi|dövüyor|dövdü|attı|zehirledi|duvara fırlattı|öldürmekle
          camdan attı|boğdu|öldürmüş|tekmeliyor|balkondan attı|boynunu kırdı|boğmuş|sokağa attı|öldüreceğini) 
        (uzaklaştırma|koruma) (kararı|kararım|kararına|kararımız|kararını) [~2] (var|rağmen|ihlal|dinlemiyor
          bitti|çıkarttım|aldım|olmasına rağmen|deldi|ihlal etti|takmıyor|var ama|dinlemedi|ihlal ediyor
          bitince|umurunda) [~4] (geliyor|kapıma|hala|peşim*|tehdit*|korku*|bekliyor|eski|arıyor|geldi|beni
          yine|rahatsız*)
        (günde|gecede) (yüz|yüzlerce|elli|100|50|200|onlarca|yüzlerce kez) (kere|defa|kez|mesaj|kez)? (arıyor
          mesaj atıyor|atıyor|arıyo|yazıyor) [~6] (tehdit*|korku*|eski|öldür*|rahat|engelle*|küfür*
          uzaklaştırma)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <other> <adv>? <adv>? (kocası|eşi|babam|sevgilisi|abim|dayım|eniştem|babası|oğlu|üvey babam
          erkek arkadaşı|kardeşim|amcam|nişanlısı)? <adv>? <hits>
        <to-other> <adv>? <adv>? (kocası|eşi|babam|sevgilisi|abim|dayım|eniştem|babası|oğlu|üvey babam
          erkek arkadaşı|kardeşim|amcam)? <adv>? (bir|iki)? <hits-to>
        <other-who> [~2] (kocasından|eşinden|sevgilisinden|babasından|oğlundan|erkek arkadaşından
          nişanlısından|babamdan|abimden|eniştemden|karısından|gelininden) <adv>? (dayak|şiddet
          fiziksel şiddet|tokat|tehdit) (yiyor|görüyor|yemiş|görmüş|yedi|gördü|yiyo|görüyo|yiyormuş|görüyormuş
          alıyor|yediğini|gördüğünü|almış)
        (ablamın|arkadaşımın|kız kardeşimin|komşumun|yengemin|teyzemin|kuzenimin|halamın|komşumuzun
          en yakın arkadaşımın|kardeşimin|iş arkadaşımın|annemin|anneannemin|babaannemin) (kocası|eşi
          sevgilisi|erkek arkadaşı|oğlu|nişanlısı|karısı|eski kocası|eski eşi|kayınvalidesi|bakıcısı
          eski sevgilisi|gelini) [~4] (döv[${HE}]|vur[${HE}]|tokat attı|boğazını sıktı|öldürmekle
          tehdit (${ET})|şiddet uyguluyor|şiddet uyguladı|el kaldırıyor|el kaldırdı|kilitliyor|kilitledi
          tekmel[${HE_LA}]|dövüyormuş|dayak atıyor|bıçakl[${HE_LA}]|tecavüz (${ET})|takip ediyor
          hırpal[${HE_LA}]|şiddet uyguluyormuş|boğmaya|tokat atmış|kilitlemiş)
        <her-man> (onu|ona) [~2] (döv[${HE}]|vur[${HE}]|tehdit (${ET})|tokat atıyor|tokat attı|boğuyor|boğdu
          tecavüz (${ET})|şiddet uyguluyor|kilitliyor|el kaldırıyor|dayak atıyor|tekmel[${HE_LA}]
          şiddet uyguluyormuş|hırpal[${HE_LA}]|bıçakl[${HE_LA}])
        (onu|kızı|kadını|annemi|ablamı|kızcağızı|arkadaşımı|kardeşimi|yengemi) [~2] (kocası|eşi|sevgilisi
          babası|abisi|oğlu) [~1] (döv[${HE}]|öldürecek|boğuyor|bıçakladı|kilitlemiş|öldürmekle tehdit*
          hastanelik etmiş|kilitliyor)
        (babam|abim|eniştem|dayım|üvey babam|dedem|amcam|oğlum|komşu|komşumuz|yan komşu|üst komşu|kardeşim
          kayınpederim|kocam) [~3] (annemi|ablamı|karısını|yengemi|kız kardeşimi|anneannemi|eşini|annesini
          kayınvalidemi|babaannemi|gelini|kız arkadaşını) [~2] (döv[${HE}]|öldürmekle|boğmaya|bıçakl[${HE_LA}]
          kilitliyor|tehdit (${ET})|tekmel[${HE_LA}]|hırpal[${HE_LA}]|öldürecek|itip kakıyor|kilitledi
          öldürmeye)
        <other-who> [~4] (gözü|yüzü|kolu|kolları|her yeri|boynu|suratı) [~2] (mor|mosmor|morluk|morarmış|şiş
          şişmiş|morluklar|yara bere) [~8] (kocası|eşi|döv*|vur*|sevgilisi|düştüm|oğlu|dayak|babası
          erkek arkadaşı)
        <other-who> [~3] (kocasından|eşinden|sevgilisinden|oğlundan|babasından|eski kocasından
          erkek arkadaşından|abisinden) (çok)? (korkuyor|korkuyo|korkuyormuş|kaçtı|kaçıyor|kaçmış|saklanıyor)
        (üst kattan|yan daireden|alt kattan|komşudan|yan evden|karşı daireden) [~6] (dayak sesi|imdat
          yardım çığlıkları|vurma sesleri|kadın çığlığı|dövüyor|çığlık sesleri|tokat sesi|dövme sesleri
          kadının çığlıkları)
        (annem|anneannem|babaannem|dedem|babam) [~3] (bakıcısı|bakıcı|huzurevinde|hemşire|gelini
          bakımevinde) [~4] (döv*|vur*|çimdikl*|tokat*|morluk*|morartmış|dövülüyor|bağlıyor|hırpal*|şiddet)
        <other-who> [~3] (dövülüyor|şiddet görüyor|tecavüze uğradı|dövülmüş|darp edilmiş|istismara uğruyor
          şiddete uğruyor|şiddet görüyormuş|tecavüze uğramış|bıçaklandı|dövüldü|şiddete maruz kalıyor
          darp edildi|zorla evlendiriliyor|zorla evlendirilecek)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <someone>? <adv>? <adv>? <child> <adv>? <adv>? <hits>
        <someone>? <adv>? <adv>? <to-child> <adv>? <adv>? (bir|iki|bi)? <hits-to>
        <child> <adv>? <adv>? <i-hit>
        <to-child> <adv>? <adv>? (bir|iki|bi)? <i-hit-to>
        <i-hit> <child>
        <to-child> <thing> (vurdum|vuruyorum|vuruyor|vurdu|vurmuş|vuruyo|girişti|dalıyor|vuruyormuş)
        <child> <thing> (dövdüm|dövüyorum|dövüyor|dövdü|dövmüş|dövüyo|dövüyormuş|yaktı|yakıyor|dağladı|yakmış
          dövdü)
        (yaramazlık yapınca|ağlayınca|ders çalışmayınca|yemek yemeyince|altına kaçırınca|söz dinlemeyince
          altını ıslatınca|zayıf getirince|ağladığında) [~2] <thing>? [~1] (döv[${HE}]|döv[${I}]|vur[${HE}]
          vur[${I}]|tokat atıyor|tokat attım|tokat atıyorum|odaya kilitliyor|aç bırakıyor|karanlık odaya*)
        (bebeği|bebeğimi|bebeğimizi|oğlumu|kızımı|çocuğu|bebeğini|çocuğumu|yavrumu|kızımızı
          oğlumuzu) <adv>? (çok|hızlıca|sertçe|fazla|şiddetle|kuvvetlice|öfkeyle|biraz sert
          bir anda)? (sarstım|sarsıyorum|salladım|sarsmışım|sarstı|sarsıyor|silkeledim|sarsıyo|silkeliyorum
          silkeledi|boğacağım|boğmak istiyorum|fırlattım|attım yatağa|boğasım geliyor|yatağa fırlattım
          yere attım|yere fırlattı|yatağa attım|yastıkla boğ*|camdan atmak|balkondan atmak|camdan atasım
          haşladı)
        (ağlaması|ağlamayı|susmayınca|ağlamasına|ağlayınca|susmadı) [~4] (sarstım|salladım|ağzını kapattım
          yastıkla|sarsmışım|yatağa fırlattım|ağzını bantladı*|boğazını sıktım|vurdum|tokat attım
          ağzını kapattı|silkeledim|boğmak istedim|boğmak) (sustu|bebeği|onu|bebeğimi)?
        <child> (öldürürüm|boğarım|incitirim|zarar veririm|döverim|sarsarım|öldüreceğim|boğacağım
          camdan atarım|düşürürüm|öldüreceğimden|incitmekten|öldürmekten|boğmaktan|sarsmaktan
          camdan atmaktan) (diye)? (çok)? <scared>
        <to-child> (zarar veririm|bir şey yaparım|zarar vereceğim|vururum|zarar vermekten|el kaldırmaktan
          zarar vereceğimden|zarar verebilirim|zarar verecek|bir şey yapacak|bir şey yapar|zarar verir
          vurmaktan|bir şey yapmaktan) (diye)? (çok)? <scared>
        <child> (öldürmek|boğmak|camdan atmak|incitmek|fırlatmak|balkondan atmak|boğma|öldürme|dövmek
          sarsmak) (istiyorum|istiyom|geçiyor|düşüncesi|düşünceleri|geliyor aklıma|istedim|düşüncesi geliyor
          geliyor içimden|istiyorum bazen|aklımdan geçiyor)
        <to-child> zarar (verme|vermek|verdiğimi) (düşüncesi|düşünceleri|istiyorum|hayal ediyorum|isteği
          görüntüleri|geliyor)
        <child> [~2] (eve|odaya|evde|banyoya|bodruma|balkona|karanlık odaya|dolaba|tuvalete|arabada|arabaya
          depoya|kömürlüğe) (kilitledi|kilitliyor|kapatıyor|kilitledim|kapattı|kilitleyip|kilitliyorum
          kapattım|kilitliyo|kapatıyorum|kapatıyo|kilitlemiş|hapsediyor|kilitli bırak*|kapatmış|bağlamış
          bağlıyor)
        <child> [~2] (evde|arabada|gece|bütün gece|günlerce|saatlerce|küvette|yalnız|tek başına|tek başlarına
          sıcak arabada|bütün gün) (yalnız|tek başına|tek başlarına|aç|kilitli|yalnız başına
          aç susuz)? (bırakıp|bırakıyor|bıraktı|bıraktım|bırakıyo|bırakıyorum|bırakmış|bırakıyormuş
          bırakıp gidiyor|bırakıyoruz) [~2] (gitti|gidiyor|çıktı|dışarı|işe|içmeye|gidip|günlerce|gece|çıkıyor
          kumara|gittim|çıkıyorum|saatlerce|geziyor|bara|gidiyo|uyuyor|meyhaneye|eğlenmeye|çalışmaya)
        <child> [~1] (aç|aç susuz|bakımsız) (bırakıyor|bıraktı|bırakıyo|bırakıyormuş|bırakmış|bırakıyorlar
          bırakıp)
        <child> [~2] (taciz (${ET})|istismar (${ET})|elliyor|ellemiş|okşuyor|elledi|tecavüz (${ET})
          kötü dokunuyor|cinsel istismar (${ET})|taciz ediyormuş|öpüp okşuyor|soyuyor|çıplak çek*
          banyoda çek*)
        <to-child> [~3] (dokunuyor|dokunmuş|tecavüz (${ET})|dokundu|cinsel istismarda bulun*|tacizde bulun*
          porno izlet*|sarkıntılık*|dokunuyormuş|dokunuyo|uygunsuz*|dokunduğunu|elle*) [~2] (özel|oramsı*
          cinsel|gece|şekilde|yerlerine|bacağına|uyurken|altından|apış*|orasına)?
        <of-child> (özel bölgesine|özel yerlerine|cinsel organına|popoşuna|popo*|donunu|memelerine|göğsüne
          pipisine|orasına|vajinasına|külodunu|bacak arasına|apış arasına) [~2] (dokun*|elle*|okşa*|bak*
          çıkar*|öp*|indir*|sürt*|el at*)
        <child-who> [~6] (bana dokundu|bana dokunuyor|beni dövüyor|bana vuruyor|bana vurdu|beni dövdü
          beni elliyor|pipime dokun*|pipimi|popoma|orama dokun*|donumu|beni öptü dudağ*|beni kilitliyor
          beni odaya kilit*|beni yaktı|elledi beni|bana vuruyo|canımı acıttı|beni ısırdı|dövüyor beni
          özel yerime|sır olduğunu|cetvelle vur*|külodumu) [~2] (dedi|diyor|anlattı|diye|diyo|söyledi
          anlatıyor|demiş|diyerek)?
        <of-child>? (sırtında|kolunda|bacağında|kollarında|bacaklarında|popoşunda|poposunda|yüzünde|boynunda
          vücudunda|kalçasında|her yerinde|yanağında) [~2] (morluk|morluklar|kemer izi|kemer izleri|yanık
          sigara yanığı|el izi|parmak izleri|parmak izi|yanıklar|ısırık izi|sopa izi|diş izleri
          sigara yanıkları|yara izleri|tokat izi) [~8] (babası|döv*|vur*|bakıcı|annesi|üvey|öğretmen*
          eski eşim|dedesi|kreş*|söylemiyor|korkuyor|anlatmıyor|baba|anne|abisi|kemerle|amcası|dayısı
          eski karım|sevgilisi|tokat*)
        <child-who> [~6] (dövülüyor|dövülmüş|şiddet görüyor|istismara uğruyor|istismara uğramış|tacize uğramış
          tecavüze uğramış|taciz edilmiş|tacize uğradı|şiddet görüyormuş|tacize uğruyor|dayak yiyor
          istismar edilmiş|aç bırakılıyor|dayak yemiş|şiddete maruz|ihmal ediliyor|dayak yiyormuş
          istismara uğradı|tecavüze uğradı)
        <child-who> [~3] (babasından|dedesinden|üvey babasından|amcasından|dayısından|öğretmeninden|annesinden
          üvey annesinden|abisinden|kocamdan|eşimden|benden|bakıcısından|eski eşimden) (çok)? (korkuyor
          korkuyo|korkuyormuş|dayak yiyor|şiddet görüyor|ödü kopuyor|dayak yiyormuş|şiddet görüyormuş
          dayak yemiş|kaçıyor|korkar oldu)
        <to-child> [~1] (uyku ilacı|uyku hapı|alkol|bira|rakı|sakinleştirici|antihistaminik|ilaç verip
          uyusun diye ilaç|rakı|esrar|votka) (veriyor|verdi|içiriyor|içirdi|verdim|veriyorum|vermiş|içirmiş
          veriyo|içiriyorum|içirdim|koyuyor)
        (biberona|sütüne|mamasına|biberonuna|sütünün içine) [~1] (uyku ilacı|rakı|alkol|ilaç|uyku hapı
          sakinleştirici|şurup) (koyuyor|kattı|koydum|katıyor|koydu|katıyorum|kattım|koyuyorum|katmış|koymuş)
        <child> [~2] (evlendiriyor|evlendirecek|evlendiriyorlar|evlendirmek|evlendirecekler|nişanladılar
          evlendirdiler|başlık parası*|satacaklar|sattılar|evlendirmeye|gelin verdiler|gelin veriyorlar
          berdel*|everiyorlar|evlendiriyolar)
        <young> (yaşındaki|yaşında|yasindaki) [~1] (kızlarını|kızını|kızımızı|yeğenimi|kardeşimi|kuzenimi
          kız kardeşimi|oğlunu|torununu|çocuğu) [~1] (evlendir*|nişanla*|everi*|ever*|sat*|gelin ver*
          istiyorlar|kaçır*|berdel*|imam nikahı*)
        <child-who> [~3] <young> (yaşında|ünde|inde|sinde|ında|yasında|üçünde|unda)? [~8] <adult> (yaşındaki
          yaşında|yaşlarında|yasındaki) (adamla|biriyle|erkekle|adam|adamdan|herif|biri|bir adamla|adama|erkek
          sevgilisi) [~4] (sevgili*|konuş*|foto*|mesajlaş*|buluş*|görüş*|yazış*|çıplak|birlikte|kaç*
          istiyor*)?
        (kızımdan|oğlumdan|yeğenimden|çocuktan|kızından|torunumdan|kardeşimden|ondan) (çıplak|özel
          iç çamaşırlı|uygunsuz|soyunup) (fotoğraf|foto|video|resim|fotoğraflar|görüntü) (istiyor|istemiş
          istiyormuş|alıyor|almış|istedi|istiyo|istiyomuş)
        (yetişkin|koca adam|<adult> yaşında bir adam|<adult> yaşındaki adam|oyunda tanıştığı adam
          internetten tanıştığı adam|öğretmeni|antrenörü|hocası|servis şoförü) [~6] (kızımdan|oğlumdan
          yeğenimden|kızıma|oğluma|yeğenime|ondan|torunumdan|çocuğa) [~2] (fotoğraf|çıplak|foto|uygunsuz
          buluş*|cinsel|dokun*|mesaj*|elle*|soyun*) (istiyor*|istemiş|atıyor|mesaj*|teklif*|ist*)?
        (sarhoş|alkollü|içkili|kafası iyi) [~2] (araba kullanıyor|araba sürüyor|direksiyona geçiyor
          araba kullandı) [~3] (çocuklar*|oğlum*|kızım*|bebek*|çocuk*)
        (çocukları|çocuğu|oğlumu|kızımı|bebeği|çocuklarımı) [~2] (öldürmekle|kaçırmakla|öldüreceğini|öldürürüm
          kaçıracağını|zarar vermekle|yurt dışına kaçır*|öldüreceğim|öldürecek|kaçırdı|öldürürse
          öldürür) [~1] (tehdit*|söylüyor|diyor|diye|söyledi|dedi|korkuyorum|diyo)
        (çocukları|çocuklarımı|bebeğimi|oğlumu|kızımı|çocuklarla|çocuğumu|bebeğimle) [~1] (da|de|alıp
          birlikte)? [~1] (öldürüp kendimi|kendimi de öldür*|intihar*|köprüden atla*|kendimi öldür*
          öldürüp intihar*|birlikte ölmek|alıp ölmek|zehirle*)
        (kızımı|kızları|kızını|kızlarımı|kız yeğenimi) [~1] (sünnet ettir*|sünnet ettirecekler|sünnet etmek
          sünnet ettirmek)
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (annemin kocası|annemin sevgilisi|üvey babam|amcam|dayım|dedem|abim|hocam|öğretmenim|eniştem|kuzenim
          antrenörüm|kuran hocası|komşumuz|komşu amca|servisçi|üvey abim|babam|müdür|imam|koçum
          dershanedeki hoca|servis şoförü|hoca|öğretmen|üvey dedem) [~6] (bana dokunuyor|bana dokunuyo
          bana dokundu|beni elliyor|beni elledi|beni öpüyor|beni öptü|beni soyuyor|bacağımı okş*
          bacağıma dokun*|orama dokun*|göğsüme dokun*|popoma dokun*|özel yerlerime|özel bölgeme|odama giriyor
          odama giriyo|yatağıma geliyor|yatağıma giriyor|yatağıma giriyo|duşta beni|beni izliyor duşta
          beni banyoda|beni kucağına oturt*|üstümü çıkar*|beni elliyo|beni taciz*|bana tecavüz*|memelerimi
          göğüslerimi|külodumu|bana sürtün*|bana elliyor|soyunurken beni|bana asılıyor)
        (dokunuyor|dokunuyo|elliyor|elliyo|dokundu) (bana|beni) [~4] (üvey babam|amcam|dayım|dedem|abim|hocam
          öğretmenim|eniştem|kuzenim|annemin sevgilisi|babam|annemin kocası)
        (annem|babam|üvey annem|üvey babam|abim|dedem|annemler|babaannem|amcam
          ailem) [~4] <thing> [~1] (beni)? (döv[${HE}]|vur[${HE}]|yaktı|yakıyor|dövüyorlar|yakıyo|dağlıyor
          girişiyor)
        (annem|babam|üvey annem|üvey babam|ailem|annemler|babaannem) [~3] (beni|bizi) (aç bırakıyor
          odaya kilitliyor|eve almıyor|yemek vermiyor|karanlık odaya*|balkona kilitl*|yakıyor|aç bırakıyo
          yemek vermiyo|haftalarca yalnız*|günlerce yalnız*|bodruma*|kömürlüğe*|evde yalnız bırak*
          günlerce bırak*|bağlıyor|sigarayla yak*|dışarıda yatır*)
        (babam|annem|üvey babam|üvey annem|abim|ailem) [~4] (beni de kardeşimi de|beni ve kardeşimi
          kardeşimle beni|kardeşimi ve beni|beni kardeşimi|beni ve kardeşlerimi
          kardeşlerimle beni) [~2] (döv[${HE}]|vur[${HE}]|tokatl[${HE_LA}]|tehdit (${ET})|kilitl[${HE_LA}]
          aç bırak*)
        (babam|annem|ailem|abim|annemler|babamlar) [~2] (öğrenirse|görürse|duyarsa|öğrenirlerse|anlarsa
          karnemi görürse|notlarımı görürse|bilirse|duyarlarsa) [~2] (beni)? (döver|öldürür|dövecek|öldürürler
          döverler|gebertir|dövücek|evden atar|öldürecek|vururlar|keser) (korkuyorum|diye|gerçekten|çünkü|yine
          korkuyom|kemerle|daha önce)
        <young> (yaşındayım|yasindayim) [~14] (sevgilim|o|erkek arkadaşım|adam|çocuk|hocam|kendisi) (de
          ise)? <adult> (yaşında|yasinda|ünde|unda|inde|larında|yaşlarında)?
        (sevgilim|o|erkek arkadaşım|adam|hocam|kendisi) (de|ise)? <adult> (yaşında|yasinda|ünde|unda
          yaşlarında) [~4] (ben|bende)? (de|ise)? <young>
        ben <young> (yaşında|üm|um|yim|im|yım|yaşındayım)? ,? (o|sevgilim|erkek arkadaşım) <adult>
        (benden|bana) (çıplak|iç çamaşırlı|özel|soyunup|üstsüz|açık|memelerimin|vücudumun) (foto|fotoğraf
          fotolar|video|fotoğraflar|resim|fotoğrafımı|görüntü|fotoğrafını) (istiyor|istiyo|istedi|atmamı
          atmamı istiyor|istemeye|göndermemi|çekmemi|atmamı istedi|atmamı söyl*|yollamamı)
        (çıplak|iç çamaşırlı|üstsüz) (foto|fotoğraf|fotoğrafımı|video|fotomu) (at|atmamı|istiyor|istiyo
          atmazsan|atmazsam|attım|göndermemi|yolla|gönderdim|istedi) [~3] (diyor|söylüyor|diye|şimdi|tehdit*
          yayarım|benden|istiyor|diyo|adam|hoca|pişman*)
        (internetten|oyundan|discorddan|instadan|tiktoktan|oyunda|discordda|instagramdan|omegleda
          robloxta) (tanıştığım|tanıştığımız|tanıdığım) [~6] (çıplak|foto*|buluş*|otel*|soyun*|video*
          kamera*) [~2] (ist*|diyor|zorl*|tehdit*|çağır*|atmamı|açmamı|diyo|yap*)
        (annem|babam|annemler|ailem|annem babam) [~2] (günlerdir|haftalardır|üç gündür|iki gündür|bir haftadır
          kaç gündür|dün geceden beri) [~1] (eve gelmiyor|yok|gelmedi|eve gelmedi|eve gelmediler|ortada yok
          gelmiyor|aramıyor|gelmiyo) [~4] (yemek|kardeşim*|aç*|yalnız*|para*|korku*|tek*|kardeşlerim*)?
        (evde yemek yok|evde yiyecek yok|evde hiç yemek yok|dolap bomboş|yiyecek bir şey yok) [~6] (annem
          babam|kardeşim*|aç*|annemler|günlerdir|yalnız*|ailem)
      `,
    },
  ],
};
