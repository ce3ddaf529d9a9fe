import type { PatternLanguage } from '../notation.ts';

/** Polish. Without accents `chcę` (I want) and `chce` (he wants) are alike; the subject tells who it is. */
export const polish: PatternLanguage = {
  code: 'pl',
  lists: {
    not: `nie|nigdy|nikt|bez|żaden|żadna|ani|wcale|przestał|przestała|niech`,
    // People, in the cases that verbs require
    facet: `mąż|chłopak|partner|narzeczony|eks|ex|były mąż|były chłopak|były partner|konkubent|facet|chłop
      małżonek|mój stary|mój były`,
    kobieta: `żona|dziewczyna|partnerka|narzeczona|była żona|była dziewczyna|konkubina|moja była|moja stara`,
    ojciec: `ojciec|tata|ojczym|brat|wujek|dziadek|kuzyn|teść|szwagier|syn|sąsiad|szef|trener|współlokator
      stary|tatuś|wuja`,
    matka: `matka|mama|macocha|siostra|ciotka|babcia|teściowa|córka|sąsiadka|współlokatorka|szwagierka|kuzynka
      ciocia`,
    kto: `on|ona|oni
      (mój|moja)? (obecny|nowy|własny|własna|starszy|dorosły|starsza)? (<facet>|<kobieta>|<ojciec>|<matka>)
      rodzice|ktoś|ten facet|ten człowiek|ojciec (moich|naszych) dzieci|(facet|chłopak|partner) (mojej)? mamy
      mój mężczyzna|typ`,
    zły: `(mój)? (<facet>|ojciec|tata|ojczym)|on|mój mężczyzna`,
    zone: `żonę|dziewczynę|partnerkę|narzeczoną|byłą|byłą żonę|matkę|mamę|siostrę|teściową|babcię|ciotkę
      kobietę|koleżankę|przyjaciółkę|szefową|sąsiadkę|kochankę`,
    meza: `męża|chłopaka|partnera|narzeczonego|byłego|byłego męża|ojca|tatę|brata|teścia|faceta|kolegę|szefa
      ojczyma|człowieka|sąsiada|wujka|dziadka|kochanka`,
    kogo: `ją|go|jego|ich|tę sukę|tego gnoja|tego chuja|kogoś|wszystkich
      (moją|swoją|własną|jego|tę)? (nową)? <zone>|(mojego|swojego|własnego|jej|tego)? (nowego)? <meza>`,
    komu: `jej|jemu|mu|im|komuś
      (mojej|swojej|własnej)? (żonie|dziewczynie|partnerce|matce|mamie|siostrze|byłej)
      (mojemu|swojemu|własnemu)? (mężowi|chłopakowi|partnerowi|ojcu|tacie|bratu|byłemu|facetowi)`,
    nia: `nią|nim|(moją|swoją)? (żoną|dziewczyną|partnerką|matką)|(moim|swoim)? (mężem|chłopakiem|partnerem)`,
    inna: `(moją|swoją|jego|mą)? (najlepszą)? (mamę|matkę|siostrę|żonę|przyjaciółkę|koleżankę|babcię|ciocię
        ciotkę|kuzynkę|sąsiadkę|dziewczynę)
      (mojego|swojego|jej|jego)? (ojca|tatę|brata|kolegę|przyjaciela|dziadka|wujka|męża)|(jego|jej) matkę`,
    'inna-kto': `(moja)? (najlepsza|młodsza|starsza)? (mama|matka|siostra|przyjaciółka|koleżanka|babcia|ciocia
        kuzynka|sąsiadka|ciotka|szwagierka)
      (mój)? (najlepszy|młodszy|starszy)? (brat|kolega|przyjaciel|kuzyn|tata|ojciec|kumpel)`,
    inni: `(on|ona|oni|<kto>|<inna-kto>)`,
    // Children
    numer: `1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|roczną|roczne|dwuletni|dwuletnią|trzyletni|trzyletnią
      czteroletni|pięcioletnią|sześcioletnią`,
    dziecko: `(moje|nasze|swoje|jego|jej|własne|małe)? (dziecko|dzieci|dzieciaki|dzieciaka|niemowlę|maleństwo
        wnuki|bliźniaki|bobasa)
      (mojego|naszego|swojego|jej|jego)? (małego|<lat>)? (syna|synka|wnuka|wnuczka|malucha|pasierba|noworodka
        bratanka|siostrzeńca|braciszka)
      (moją|naszą|swoją|jej|jego)? (małą|<lat>)? (córkę|córeczkę|wnuczkę|pasierbicę|siostrzenicę|bratanicę
        małą|siostrzyczkę)`,
    lat: `<numer> letni[ego|ą|a]|<numer>|dwuletni[ego|ą]|trzyletni[ego|ą]|czteroletni[ego|ą]
      pięcioletni[ego|ą]|sześcioletni[ego|ą]`,
    'dziecko-kto': `(moje|nasze|jej|jego)? (dziecko|dzieci|dzieciaki|maleństwo|niemowlę)
      (mój|nasz|jej|jego)? (<numer> letni|nastoletni|mały)? (syn|synek|wnuk|pasierb|wnuczek)
      (moja|nasza|jej|jego)? (<numer> letnia|nastoletnia|mała)? (córka|córeczka|wnuczka|pasierbica|córcia)`,
    dziecku: `(mojemu|naszemu|swojemu|małemu)? (dziecku|synowi|synkowi|wnukowi|niemowlęciu|maluchowi)
      (moim|swoim|naszym|małym)? dzieciom|(mojej|naszej|swojej|małej)? (córce|córeczce|wnuczce|pasierbicy)`,
    dziecka: `(mojego|naszego|jej|jego)? (dziecka|syna|synka|wnuka|niemowlaka)
      (moich|naszych|jej|jego|małych)? dzieci|(mojej|naszej|jej|jego)? (córki|córeczki|wnuczki)`,
    dzieckiem: `(moim|naszym|swoim|małym)? (dzieckiem|synem|synkiem|niemowlęciem|niemowlakiem)
      (moją|naszą)? (córką|córeczką)|(moimi|naszymi)? dziećmi`,
    wiek: `9|10|11|12|13|14|15|16|17|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście
      szesnaście|siedemnaście`,
    dorosly: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|50|55|60
      trzydzieści|czterdzieści|19`,
    // Modality and time
    adv: `zawsze|często|czasem|czasami|znowu|znów|ciągle|wczoraj|dziś|dzisiaj|w nocy|rano|już|też|nawet|tylko
      po prostu|naprawdę|regularnie|codziennie|kilka razy|parę razy|raz|dwa razy|po pijaku|po pijanemu
      jak pije|kiedy pije|ostatnio|prawie|mocno|tak|potem|wtedy|przy dzieciach|fizycznie|najchętniej|normalnie
      kurwa|w (sobotę|niedzielę|piątek|poniedziałek)|wczoraj wieczorem|zeszłej nocy
      od (lat|roku|miesięcy|dawna|kilku lat|dwóch lat|tygodni)|chyba|wieczorem|kolejny raz|drugi raz
      pierwszy raz|jeszcze|coraz częściej|w końcu|jutro|zaraz|teraz|serio|tej nocy|bardzo|sam|sama|jednak
      niedługo|kiedyś|poważnie|nagle|celowo|specjalnie|do krwi|zazwyczaj`,
    chcę: `chcę|chciałabym|chciałbym|chciałam|chciałem|pragnę|wolę|wolałabym|wolałbym|marzę żeby|mam ochotę
      muszę|zamierzam|planuję|postanowiłam|postanowiłem|próbowałam|próbowałem|usiłowałam|usiłowałem|spróbuję
      myślę żeby|myślę , żeby|mogę tylko|jestem gotowa|jestem gotów|mam zamiar|nie pozostaje mi nic jak
      zdecydowałam|zdecydowałem|mam plan|chce mi się|chciało mi się|chcialabym już|zaraz|chyba|wolała bym
      wolał bym`,
    'chcę-umrzeć': `chcę|chciałabym|chciałbym|pragnę|wolę|wolałabym|wolałbym|marzę żeby|mam ochotę|chce mi się
      jestem gotowa|jestem gotów|postanowiłam|postanowiłem|wolała bym|wolał bym|zasługuję żeby|powinnam
      powinienem`,
    mowi: `mówi|mówił[a]|powiedział[a]|pisze|napisał[a]|grozi|groził[a]|krzyczy|krzyczał[a]|odgraża się
      twierdzi|zagroził[a]|straszy|straszył[a]|przysięga|wrzeszczy
      (mówi|mówił[a]|powiedział[a]|pisze|napisał[a]|grozi|groził[a]|zagroził[a]|przysięgał[a]|obiecał[a]
        powtarza|krzyczał[a]) mi`,
    boje: `boję się|bałam się|bałem się|strasznie się boję|obawiam się|panicznie się boję|mam strach
      jestem przerażona|jestem przerażony|ciągle się boję|boje sie|tak się boję|bardzo się boję
      cholernie się boję|się boję|lękam się|boję sie`,
    // Acts
    bije: `bije|bił[a]|biją|bili|leje|lał[a]|tłucze|tłukł[a]|kopie|kopał[a]|dusi|dusił[a]|poddusza
      podduszał[a]|szarpie|szarpał[a]|popycha|popychał[a]|policzkuje|uderza|uderzał[a]|gwałci|gwałcił
      molestuje|molestował|maltretuje|maltretował[a]|katuje|katował[a]|napierdala|napierdalał
      okłada (pięściami|pasem)|okładał (pięściami|pasem)|przypala|torturuje|obmacuje|obmacywał|bija|szturcha
      trzepie pasem|napastuje|tłuką`,
    uderzyl: `uderzył[a|i]|uderzy|pobił[a|i]|pobije|zlał[a]|kopnął|kopnęła|skopał[a|i]|poddusił|zgwałcił[i]
      spoliczkował[a]|popchnął|popchnęła|pchnął|pchnęła|szarpnął|szarpnęła|poszarpał|zmaltretował|skatował[a]
      dźgnął|dźgnęła|ugodził nożem|opluł[a]|przypalił|poparzył|przydusił|przypierdolił|jebnął|pierdolnął
      (trzasnął|walnął|walnęła|strzelił|zdzielił|trzepnął) (w twarz|w głowę|pięścią|w brzuch|w pysk|pasem)
      zbił|zbiła|stłukł|obił|wykorzystał seksualnie|zgwałciła|rzucił (o ścianę|na podłogę|na ziemię)|napadł
      pociął|pogryzł|podrapał do krwi|podpalił|oblał (wrzątkiem|benzyną|kwasem)|zrzucił ze schodów
      zepchnął ze schodów`,
    'za-wlosy': `(złapał|chwycił|szarpnął|łapie|chwyta|ciągnie|ciągnął|szarpie|targa|wlókł|ciągał|trzyma
        ścisnął|złapała|wytargał) <adv>? (mnie)? <adv>? za (gardło|szyję|włosy|kark|kudły)`,
    'do-mi': `dał[a]|daje|przywalił[a]|przyłożył[a]|przypierdolił|strzelił[a]|wlepił|zasadził|wymierzył
      przyjebał|wali|jebnął|wyjebał|dawał|pierdolnął|sprzedał`,
    cios: `w (twarz|pysk|mordę|gębę|ryj|brzuch|głowę|zęby|szczękę|nos|łeb|ucho)|(z)? liścia|kopa
      z (pięści|piąchy|główki|otwartej ręki|kolana)|policzek|pięścią|cios|ciosy`,
    zlamal: `złamał[a]|wybił[a]|rozbił[a]|rozciął|podbił[a]|wykręcił[a]|wykręca|wykręcał|połamał|rozwalił
      zwichnął|przypalał|przypalił`,
    kosc: `nos|rękę|ręce|żebro|żebra|szczękę|palec|palce|ząb|zęby|oko|głowę|łuk brwiowy|wargę|nadgarstek
      obojczyk|skórę papierosem`,
    zabije: `zabije|zatłucze|zajebie|udusi|potnie|zadźga|spali|wykończy|zakopie|zastrzeli|zarżnie|ukatrupi
      pobije|skrzywdzi|zgwałci|oszpeci|utopi|otruje|znajdzie i zabije|zamorduje|połamie|podpali|obleje kwasem
      załatwi|zleje|uderzy|poderżnie gardło|uszkodzi|porwie|wyrzuci przez okno`,
    'mi-zrobi': `(coś|krzywdę|kuku) (zrobi|zrobił)|zrobi (coś|krzywdę)|poderżnie gardło
      połamie (nogi|ręce|kości)|(zabierze|odbierze) dzieci i zabije|rozwali łeb|wpakuje kulkę`,
    zabić: `zabić|udusić|zamordować|zgwałcić|przejechać|otruć|zepchnąć (ze schodów|z balkonu)|zatłuc|dźgnąć
      zadźgać|zastrzelić|spalić|podpalić|utopić|pobić|skatować|skrzywdzić|uderzyć|poderżnąć gardło|zarżnąć
      zajebać|wykończyć|oszpecić|wyrzucić przez okno|potrącić autem|rozjechać|ukatrupić|pociąć`,
    'zabić-go': `zabić|zamordować|otruć|zatłuc|dźgnąć|zadźgać|zastrzelić|podpalić|pobić|skatować|skrzywdzić
      uderzyć|zarżnąć|zajebać|zgwałcić|ugodzić nożem|zepchnąć ze schodów|poderżnąć gardło|rozjechać
      spalić żywcem|dorwać i zabić|pociąć|zlać|sprać`,
    zabiłem: `uderzyłem|uderzyłam|pobiłem|pobiłam|zbiłem|zbiłam|kopnąłem|kopnęłam|skopałem|skopałam|zgwałciłem
      zgwałciłam|spoliczkowałem|spoliczkowałam|popchnąłem|popchnęłam|pchnąłem|pchnęłam|szarpnąłem|szarpnęłam
      dusiłem|dusiłam|poddusiłem|podduszałem|biłem|biłam|dźgnąłem|dźgnęłam|zlałem|zlałam|opluwałem
      maltretowałem|przydusiłem|przydusiłam|walnąłem|walnęłam|trzasnąłem|trzasnęłam|skatowałem|molestowałem
      poszarpałem|poszarpałam|pogryzłam|jebnąłem|przypaliłem|zaatakowałem nożem`,
    bron: `nóż|nożem|pistolet|siekierę|siekierą|młotek|broń|nożyczki|nożyczkami|pałkę|tasak|maczetę|kij
      wiatrówkę|scyzoryk|tłuczek|pistoletem|maczetą`,
    // Self-harm
    'zabić-się': `zabić się|się zabić|powiesić się|się powiesić|skończyć ze sobą|ze sobą skończyć
      skończyć z życiem|odebrać sobie życie|sobie odebrać życie|popełnić samobójstwo
      targnąć się na (swoje)? życie|podciąć sobie żyły|sobie podciąć żyły|podciąć żyły|zastrzelić się
      się zastrzelić|utopić się|się utopić|otruć się|się otruć|się pociąć na śmierć|przedawkować
      zakończyć (swoje|to) życie|<skoczyć>|strzelić sobie w (łeb|głowę)|zrobić sobie krzywdę|się skasować`,
    'zabije-się': `zabiję się|się zabiję|powieszę się|się powieszę|skończę ze sobą|ze sobą skończę
      skończę z życiem|odbiorę sobie życie|popełnię samobójstwo|podetnę sobie żyły|zastrzelę się|się zastrzelę
      utopię się|się utopię|targnę się na życie|zabije sie|się potnę|potnę się|<skoczę>
      strzelę sobie w (łeb|głowę)|coś sobie zrobię`,
    'się-zabije': `zabije się|się zabije|powiesi się|się powiesi|skończy ze sobą|ze sobą skończy
      skończy z życiem|odbierze sobie życie|popełni samobójstwo|podetnie sobie żyły|zastrzeli się
      się zastrzeli|utopi się|się utopi|potnie się|się potnie|coś sobie zrobi|zrobi sobie (coś|krzywdę)
      sobie coś zrobi|targnie się na życie|(skoczy|wyskoczy|rzuci się) <skąd>|się rzuci <skąd>
      strzeli sobie w łeb|zabijał się|się zabijał|przedawkuje|się otruje|nałyka się tabletek
      sobie krzywdę zrobi`,
    skąd: `(z|z jakiegoś|z najbliższego|z tego)? (mostu|dachu|okna|balkonu|wieżowca|wiaduktu|bloku|klifu
        dziesiątego piętra|czwartego piętra)|z (mostu|dachu|okna|balkonu|wieżowca)
      pod (pociąg|tramwaj|samochód|auto|tira|ciężarówkę|metro|koła|autobus|tir)|na tory|do rzeki|do wisły
      przez okno`,
    skoczyć: `(skoczyć|wyskoczyć|rzucić się|się rzucić) <skąd>|wjechać w (drzewo|tira|mur|filar)`,
    skoczę: `(skoczę|wyskoczę|rzucę się|się rzucę) <skąd>|wjadę (specjalnie)? w (drzewo|tira|mur|filar)`,
    tabletki: `tabletek|tabletki|leków|leki|prochów|prochy|pigułek|proszków|psychotropów|apapu|xanaxu
      nasennych|paracetamolu|opakowanie|opakowania|ibuprofenu`,
    ile: `wszystkie|całe opakowanie|całą paczkę|całe pudełko|za dużo|garść|20|25|30|40|50|60|dwadzieścia
      trzydzieści|czterdzieści|pięćdziesiąt|mnóstwo|dwa opakowania|pełno|całą`,
    ręce: `ręce|rękę|uda|udo|nogi|nadgarstki|nadgarstek|przedramię|przedramiona|brzuch|żyły|skórę|po rękach
      po udach|po nogach|na rękach|na udach`,
    // Control
    dokumenty: `dokumenty|paszport|dowód|dowód osobisty|kartę|kartę bankomatową|wypłatę|pensję|całą wypłatę
      wszystkie pieniądze|kartę pobytu|moje pieniądze|rentę|karty`,
    telefon: `<dokumenty>|telefon|komórkę|klucze|kluczyki|pieniądze|laptopa|samochód|klucze do mieszkania`,
    wychodzić: `wychodzić|wyjść|pracować|iść do (pracy|lekarza)|spotykać się|widywać|rozmawiać|kontaktować się
      mieć (znajomych|koleżanek|kontaktu|własnych|pieniędzy|telefonu)|(wychodzić|wyjść) (z domu|nigdzie)
      widzieć (rodziny|mamy|siostry)|dzwonić|odwiedzać|korzystać z telefonu|uczyć się|jeść|odejść
      opuszczać domu`,
    seks: `seksu|stosunku|współżycia|seksu analnego|seksu oralnego|zbliżeń|zbliżenia|rzeczy w łóżku
      prostytucji|aborcji|loda|sypiania z innymi`,
    zdjęcia: `(moje|nasze|te)? (nagie|intymne|rozbierane|gołe|prywatne)? (zdjęcia|zdjęcie|nagrania|nagranie
        filmiki|filmik|fotki|filmy|nudesy|sekstaśmę)`,
    'nagie-zdjęcia': `(moje|nasze)? (nagie|intymne|rozbierane|gołe) (zdjęcia|nagrania|filmiki|fotki|filmy
        zdjęcie|nagranie)|moje (nudesy|nudsy)|(nasze|moje) (nagranie|filmik) z seksu|nasz seks`,
    wyśle: `wyśle|opublikuje|wrzuci|udostępni|pokaże|roześle|wstawi|upubliczni|puści w obieg|rozesłać|wysłać
      opublikować|udostępnić|wrzucić|pokazać|powysyła`,
    zwierzę: `(mojego|naszego|mego)? (psa|kota|pieska|kotka|szczeniaka|królika|chomika|szczeniaczka)
      (moją|naszą)? (suczkę|kotkę|sunię)`,
    miejsce: `pod (domem|blokiem|pracą|moim domem|moją pracą|drzwiami|szkołą|biurem|uczelnią|moim blokiem
        moimi drzwiami|klatką|oknem|sklepem)|przed (pracą|domem|blokiem|szkołą)|w mojej pracy`,
    opiekun: `pan od (wf|muzyki|polskiego|matmy)|nauczyciel|trener|wujek|ojczym|dziadek|ksiądz|tata|ojciec
      brat|kuzyn|facet mamy|partner mamy|wychowawca|katecheta|korepetytor|sąsiad|brat przyrodni|szwagier
      chłopak mamy`,
    // In harmless phrases
    'z-czego': `śmiechu|wstydu|nudów|głodu|gorąca|miłości|ciekawości|tęsknoty|zażenowania|zimna|zazdrości
      szczęścia|pragnienia|starości|strachu|niewyspania|przeżarcia|upału|żenady|zachwytu|radości|stresu|cringu
      krindżu`,
    'jak-żyć': `z (nim|nią|mężem|żoną|teściową|kimś|tobą|kłamcą|rodzicami|alkoholikiem|osobą|moją|moim|jego)
      w (kłamstwie|związku|trójkącie|celibacie|samotności|biedzie|mieście|domu|niepewności|takim|bloku
        tym (bałaganie|kłamstwie|związku|mieście|domu))|razem|ze mną
      na (odległość|kocią|wsi|walizkach|kredyt)|osobno|obok siebie
      jak (moja|moi|rodzice|brat|współlokatorzy|rodzeństwo)|dla innych|przeszłością|ponad stan|pod jednym
      samotnie|beztrosko`,
    maly: `(1|2|3|4|5|6|7) (letni|letnia|letnie)|dwuletni[a|e]|trzyletni[a|e]|czteroletni[a|e]
      pięcioletni[a|e]|roczn[y|a|e]|mał[y|a|e]|autystyczn[y|a|e]`,
    gdzie: `motorze|motocyklu|rowerze|schodach|lodzie|drodze|nartach|hulajnodze|tych schodach|tym motorze
      klocki|lego|zakręcie`,
    zrobię: `się dowie|zapomnę|nie|wrócę|zobaczy|to|spóźnię|stłukę|znowu|wydam|znów|powiem|zgubię`,
    'zabić-się-bym': `udusił[a]|zabił[a]|zamordował[a]|zatłukł[a]|walnął|walnęła`,
  },

  negation: `
    <not>
    (nie|nigdy|wcale nie) <adv>
    (nie|nigdy) (chcę|chce|mam zamiaru|zamierzam|zamierza|myślę|twierdzę|sądzę|mówię|powiedziałam) ,? (że|żeby
      by|aby)?
    nie (to|jest tak) ,? (że|żeby)
    to nie tak ,? że
  `,

  harmless: `
    (umrzeć|umieram|umrę|zdechnąć|umierać|umarłam|umarłem|skonać|zdechnę) (z|ze|od) <z-czego>
    (umrzeć|umierać|umrę) (u jego boku|przy nim|razem|szczęśliw[a|y]|w jego ramionach|samotnie|w swoim domu
      w domu|dla)
    (wolę|wolałabym|wolałbym) umrzeć niż (iść|pójść|zjeść|oglądać|tańczyć|jeść|słuchać|jechać|rozmawiać|z nim
      do niego|mu)
    chcę umrzeć (xd|lol|hahah*|haha|hehe)
    (żyć|życia) <jak-żyć>
    (myślę|marzę) o śmierci (babci|dziadka|taty|mamy|ojca|męża|brata|siostry|kogoś|bliskich|mojej|mojego|psa
      kota)
    (uderzył|uderzyła|uderzyłam|uderzyłem|walnęłam|walnąłem|rzuciłam) (go|ją|mnie)? (piłką|poduszką|śnieżką)
    (uderzył|uderzyła|kopnął|popchnął|uderzyłam|uderzyłem|kopnęłam) [~5] (przypadkiem|niechcący
      przez przypadek|w metrze|w tramwaju|na parkiecie|w żartach|dla żartu)
    dusi mnie w (uściskach|objęciach|ramionach)
    (zabić się|się zabić|zabije się|się zabije|zabiję się) (na|ze śmiechu|o próg|o ten|o te
      przez ten korek) <gdzie>?
    (można|szło|idzie) się (zabić|powiesić|pochlastać|pociąć) (na|z|przez|o)
    zabi[je|ć] (czas|nudę|we mnie|rutynę|klimat|nastrój|miłość|romantyzm)
    zabi[je|ł|ła] mnie (tym|tą|to|ta|ten|śmiechem|wzrokiem|że|tekstem|widokiem|pytaniem)
    (mama|mamusia|matka|tata|szef|szefowa|żona|teściowa) mnie (zabije|ukatrupi|zamorduje|udusi) ,? (jak|jeśli
      za|bo|gdy|kiedy) <zrobię>
    (zabiję|zabije|uduszę|zatłukę|zamorduję) (go|ją) (haha*|xd|lol|kiedyś za|śmiechem|za (te|to|skarpetki
      chrapanie|bałagan))
    (chętnie|najchętniej) (bym|bym go|bym ją) <zabić-się-bym>
    (bije|bił|biła|pobił|pobiła|pobije|zbił|leje|lał|ograł) mnie (na głowę|po oczach|w (szachy|fifę|grę|karty
      tenisa|kalambury|ping|makao|scrabble)|rekordem)
    mnie (bije|leje|pobił|pobiła|bił) (na głowę|po oczach|w (szachy|fifę|karty|tenisa|scrabble|grę))
    (zbił|zbiła|zbiło) mnie (z tropu|z pantałyku|z nóg)
    mnie (zbił|zbiła|zbiło) z (tropu|pantałyku)
    w (szachy|fifę|karty|tenisa|grze|fifie|mortal kombat|tekkena|tekkenie) (on|ona)? (zawsze)? mnie (bije|leje
      kopie|pobił)
    (związek|małżeństwo|atmosfera|zazdrość|miłość|relacja|kaszel|smog|wszystko|to|rutyna|strach|poczucie|dom
      cisza) mnie <adv>? (dusi|dusił|dusiła)
    (dusi|dusił|dusiła) mnie (ta|to|ten|swoją|zazdrością|miłością|kaszel|w (gardle|piersi|środku)|astma
      atmosfera|płacz|smog|zazdrość|relacja|małżeństwo|myśl)
    (kopie|kopnął|kopał|popieścił) mnie (prąd|pod stołem|w kostkę pod|od środka|przez sen)
    (dziecko|synek|mały|mała|maluszek|maluch|córeczka|maleństwo|bobas|dzidziuś) <adv>? mnie <adv>? (kopie
      kopał|kopała|kopnął|bije|uderza|uderzył|uderzyła)
    (dziecko|synek|mały|mała|maluszek|maluch|córeczka|maleństwo|bobas|dzidziuś) <adv>? (kopie|kopał|kopała
      kopnął|bije|uderza|uderzył|uderzyła) mnie
    <maly> (syn|córka|dziecko) mnie (bije|kopie|uderzył|kopnął)
    <maly> (syn|córka|dziecko) (bije|kopie|uderzył|kopnął) mnie
    (syn|córka|synek|córeczka) ma (2|3|4|5|6|dwa|trzy|cztery|pięć|rok) (lat|lata)? i (bije|kopie|uderza
      kopnął) mnie
    (pies|kot|koń|kogut|krowa|owca) <adv>? mnie <adv>? (kopnął|pogryzł|uderzył|popchnął|kopnęła|pogryzła)
    (pies|kot|koń|kogut|krowa|owca) <adv>? (kopnął|pogryzł|uderzył|popchnął|kopnęła|pogryzła) <adv>? mnie
    (popchnął|popycha|pchnął|popchnęła|popychał) mnie (do (zmiany|działania|przodu|tego|pracy|lepszego)|ku
      na huśtawce|w stronę|w ramiona)
    (mnie|to) (popchnęło|uderzyło|pchnęło|popchnął do|popchnęła do|popycha do)
    (uderzył|uderza|uderzyła) mnie (ten|ta|to|jego|jej|spokój|fakt|zapach|że|jak|widok|chłód|myśl)
    (napadł|napadła|naskoczył) mnie (głód|śmiech|smutek|ochota)
    (mnie)? (zaatakował|zaatakowała|atakuje|napadł) (mnie)? (słownie|pytaniami|w komentarzach|o to|słowami)
    (szarpie|szarpał) mnie (za nerwy|niepokój|tęsknota)
    (przypala|przypalił|przypaliła) (mnie)? (wodę|kotlety|obiad|garnek)
    (samobójstwo|samobójcz*) (polityczne|zawodowe|gol|bramka|bramkę|zbiorowe|wizerunkowe|towarzyskie|misja)
    (gol|bramka|bramkę|misja) samobójcz*
    (mój|jego|jej) (dziadek|pradziadek) (popełnił samobójstwo|powiesił się|się powiesił|zabił się)
    list pożegnalny (do|dla) (pracy|szefa|firmy|zespołu|współpracowników)
    (tnie|potnie|utnie) się (gra|komp|internet|obraz|film|rozmowa|skype|połączenie|zdjęcia|kamerka)
    (gra|komp|internet|obraz|film|rozmowa|skype|połączenie|kamerka|telefon) (ciągle)? (się)? (tnie
      ścina) (się)?
    (tnę|ciąć|tnie|potnę) (się)? (włosy|grzywkę|paznokcie|koszty|wydatki|w (karty|szachy|csa|lola|fifę|grę
      pokera))
    (potnę|tnę) się (na kawałki|z (kumplem|kolegą|bratem|nim|chłopakiem|synem|kumplami))
    (pociąłem|pocięłam|skaleczyłam|zaciąłem) się (przy|goląc|papierem|krojąc|w kuchni|szkłem przy|o)
    (zrobię|zrobić|zrobi) sobie krzywdę (na|przy|tym|z tym|w tych)
    <boje> (go|ją|jego) (stracić|poznać|zranić|zapytać|spytać|zostawić|puścić|skrzywdzić|odrzucić|obudzić
      zawieść|skrzywdzić słowami)
    <boje> <adv>? (ojca|taty) (mojego chłopaka|mojej dziewczyny|jego|jej)
    do domu (jego|jej|po ciemku|sama po|nocą|przez park|teściów)
    <wiek> lat (temu|stażu|starsz[y|a]|młodsz[y|a]|razem|małżeństwa|różnicy|po ślubie|związku|wspólnego
      doświadczenia|później|wcześniej|od)
    (śledzi|śledził|śledziła) mnie na (instagramie|insta|facebooku|fb|tiktoku|twitterze|stravie|instagramie)
    (prześladuje|nęka|dręczy|męczy) mnie (myśl|pech|pytanie|poczucie|wspomnienie|ta|to|obraz|wątpliwość
      koszmar)
    karze mnie (ciszą|milczeniem) żartem
    zamyka mnie w (ramionach|objęciach|uścisku|szufladce)
    (dał|daje|strzelił|sprzedał) mi (kopa (do|motywacyjnego|na)|pstryczka|buziaka|w kość)
    (dostać|dostałam|dostałem|dał[a] mi) (kopa do|kopa motywacyjnego)
    (ugryzł|walnął|strzelił) (się|mi komplement|focha|tekst)
    (podbił|podbiła) (moje serce|mi serce|serce|stawkę)
    (złamał|złamała) (mi serce|serce)
    rozbił[a] mi (małżeństwo|rodzinę|szybę|auto|samochód|bank)
    (mordercza|zabójczy|zabójczo) (trening|upał|przystojny)
  `,

  elsewhere: `
    (w|we|na) (filmie|serialu|książce|powieści|śnie|grze|piosence|odcinku|bajce|kryminale|spektaklu|komiksie
      podcaście|sztuce)
    (śniło|śnił|śniła|przyśniło|przyśnił) mi się
    (miałam|miałem) (sen|koszmar)
    (bohater|bohaterka|bohaterowie|postać)
    (dziesięć|piętnaście|dwadzieścia|trzydzieści|czterdzieści|wiele|10|12|15|20|25|30|35|40|50) lat temu
    (kiedy|gdy|jak) (byłam|byłem|byliśmy) (mała|mały|mali|dzieckiem|dziećmi|nastolatką|nastolatkiem
      w podstawówce|młoda|młody)
    (w|z) (moim|mojego)? (dzieciństwie|dzieciństwa|młodości)
    (jako|za) (dziecko|dzieciak|dzieciaka|nastolatka|nastolatek)
    na (treningu|sparingu|judo|karate|boksie|macie|playstation|konsoli)
  `,

  childWrites: `
    mam (tylko|dopiero|prawie|niecałe|skończone|już|zaledwie)? <wiek> (lat|lata|l|i pół roku)
    (14lat|13lat|15lat|16lat|12lat|17lat|13l|14l|15l|16l|12l|11l)
    (k|m|f|dziewczyna|chłopak) <wiek> (lat)?
    chodzę do (4|5|6|7|8|piątej|szóstej|siódmej|ósmej|czwartej|pierwszej|podstawówki) (klasy|podstawowej
      liceum)?
    jestem w (4|5|6|7|8|piątej|szóstej|siódmej|ósmej|czwartej|pierwszej) klasie
    jestem (jeszcze)? (nieletnia|nieletni|niepełnoletnia|niepełnoletni|dzieckiem|nastolatką|nastolatkiem)
    (trzynastolatka|czternastolatka|piętnastolatka|szesnastolatka|dwunastolatka) (jestem|która|i)
    jestem (trzynastolatką|czternastolatką|piętnastolatką|szesnastolatką|dwunastolatką|w podstawówce)
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <chcę-umrzeć> <adv>? <adv>? (umrzeć|zdechnąć|zginąć|być martw[a|y]|się nie obudzić|nie żyć
          zniknąć z tego świata|zasnąć na zawsze|nie istnieć)
        (umrzeć|zdechnąć|nie żyć|zginąć) <adv>? (chcę|pragnę)
        (chcę|chciałabym|chciałbym|wolałabym|wolałbym) <adv>? (się)? <adv>? (nigdy|już
          rano)? (więcej)? nie (się)? (obudzić|urodzić)
        (chcę|chciałabym|chciałbym|wolałabym|wolałbym|pragnę) <adv>? (zasnąć|położyć się spać) i (już
          nigdy)? (się)? (już|więcej|nigdy)? nie (się)? obudzić
        nie chcę <adv>? (żyć|istnieć|być na tym świecie|się (rano|jutro)? obudzić|się budzić)
        nie chce mi się <adv>? żyć
        żyć mi się <adv>? nie chce
        nie chciałabym <adv>? żyć
        nie mam <adv>? (po co|dla kogo|ochoty|siły|sił|chęci|woli|powodu|powodów) (żeby|by|aby|do)? (żyć|życia
          dalej żyć)
        (odechciało|odechciewa) mi się <adv>? żyć
        (straciłam|straciłem|tracę) (chęć|wolę|ochotę) (do)? (życia|żyć)
        (mam|miałam|miałem) <adv>? (dość|dosyć) (życia|tego życia|swojego życia|mojego życia|istnienia)
        (zmęczona|zmęczony) (życiem|tym życiem)
        (życie|moje życie|to życie|dalsze życie) <adv>? (nie ma|straciło|nie ma już) <adv>? (sensu|sens
          żadnego sensu)
        nie ma (już)? sensu (żyć|dalej żyć|dłużej żyć|moje życie)
        nie widzę <adv>? (sensu|powodu) (życia|w życiu|żyć|żeby żyć|by żyć|dalszego życia|w dalszym życiu)
        (lepiej|łatwiej) (będzie|by było|byłoby|im będzie|wszystkim będzie) <adv>? (wszystkim|dla wszystkich
          im|rodzinie|dzieciom|mu|jej)? (beze mnie|jak mnie nie będzie|gdyby mnie nie było|gdybym nie żył[a]
          gdybym umarł[a])
        (wszystkim|im|wam|rodzinie|dzieciom|mu|jej|światu) <adv>? (będzie|byłoby|jest) lepiej (beze mnie
          jak mnie nie będzie|gdyby mnie nie było|gdybym nie żył[a])
        (beze mnie) (wszystkim|im|wam|mu|jej|dzieciom) <adv>? (będzie|byłoby) (lepiej|łatwiej)
        (lepiej|szkoda ,) (żebym|gdybym|że|jakbym) (nie żył[a]|umarł[a]|się nie urodził[a]|się urodził[a]
          zdechł[a]|nie istniał[a])
        (żałuję ,|żałuję|szkoda) że (się urodziłam|się urodziłem|żyję|w ogóle żyję|mnie odratowali)
        (marzę|modlę się|proszę boga|myślę|czekam|błagam) <adv>? (o śmierci|o śmierć|na śmierć
          o własnej śmierci|o swojej śmierci|o samobójstwie|o tym żeby umrzeć|o odejściu z tego świata)
        (myśli|myśl|próba|próbę|próbie|próby|skłonności|zamiary|plany|nastrój) (samobójcz*|s)
        samobójcz[e|ych|ymi] (myśli|myślami|zamiary|skłonności)
        (myśli|myśl|fantazje) (o śmierci|o samobójstwie|o tym żeby się zabić|, żeby się zabić|żeby się zabić
          żeby ze sobą skończyć)
        (śmierć|samobójstwo) (to|jest|byłaby|wydaje się|byłoby) <adv>? (jedyne|jedynym|najlepsze|jedyna
          najlepszym|lepsza|ulgą|wybawieniem|lepsze|najlepszą)
        (jedyne|jedynym|najlepsze) (wyjście|wyjściem|rozwiązanie|rozwiązaniem) (to|jest|byłaby) (śmierć
          samobójstwo)
        (nie zależy mi|wszystko mi jedno|obojętne mi|jest mi obojętne) ,? (czy|na) (żyję|życiu|umrę|będę żyć
          dalszym życiu)
        (nie będę|nie zamierzam) (już|dłużej) żyć
        po co (ja)? (mam)? (w ogóle|dalej)? (żyć|żyję)
        pozwólcie mi umrzeć
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <zabije-się>
        <chcę> <adv>? <adv>? <zabić-się>
        (odebrać sobie życie|popełnić samobójstwo|skończyć ze sobą|powiesić się|podciąć sobie żyły
          ze sobą skończyć|targnąć się na życie)
        (myślę|myślałam|myślałem|zastanawiam się|pomyślałam|pomyślałem) <adv>? ,? (o tym|nad tym)? ,? (żeby
          czy|jak|by|aby) <adv>? (się)? (nie)? (<zabić-się>|zabić|powiesić)
        (próbowałam|próbowałem|usiłowałam|usiłowałem|chciałam|chciałem) <adv>? (już)? (się)? (zabić|otruć
          powiesić|udusić)
        (próbę|próba|próby) samobójcz* (miałam|miałem|mam|zrobiłam|podjęłam|za sobą)
        (podciąłem|podcięłam|pociąłem|pocięłam|przecięłam) (sobie)? <adv>? żyły
        (napisałam|napisałem|piszę|napisany|pisałam) <adv>? (już)? (list|listy) (pożegnaln[y|e]|do (dzieci
          mamy|rodziców) na pożegnanie)
        list (pożegnalny|samobójczy)
        (połknęłam|połknąłem|wzięłam|wziąłem|łyknęłam|zjadłam|zażyłam|zażyłem|połknę|połknąć|łyknąć|wezmę
          łyknąłem) <adv>? <ile> <tabletki>
        (nałykałam|nałykałem|nażarłam|nałykać|nałykam|najadłam|nażreć|naćpać) się <tabletki>
        (zbieram|zbierałam|uzbierałam|odkładam|nazbierałam|chowam|gromadzę|kupiłam) <adv>? (na to|już)? (dużo
          zapas)? <tabletki>
        (przedawkowałam|przedawkowałem|przedawkuję)
        (kupiłam|kupiłem|mam|przygotowałam|przygotowałem|zawiązałam|szukam) <adv>? (już)? (sznur|stryczek|linę
          pętlę) (żeby się|i zaraz|na siebie|i szukam|na szyję|w piwnicy i)
        (sznur|pętla|pętlę|pasek|stryczek) <adv>? na (mojej)? (szyi|szyję)
        (stoję|siedzę) <adv>? na (moście|dachu|krawędzi|torach|parapecie) i (chcę|myślę|zaraz|chyba) (skoczyć
          skoczę|żeby skoczyć|ze sobą)
        (wybrałam|wybrałem|ustaliłam|mam|ustaliłem) <adv>? (już)? (datę|dzień|sposób) (śmierci|swojej śmierci
          samobójstwa|żeby się zabić|jak to zrobić)
        (chcę|zamierzam|mam zamiar|planuję) <adv>? (odejść|zejść|zniknąć) z tego świata
        mam plan (samobójczy|samobójstwa|jak się zabić|żeby się zabić)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (tnę się|się tnę|cięłam się|ciąłem się|się cięłam|pocięłam się|pociąłem się|się pocięłam|się pociąłem
          ciąć się|się ciąć|się pociąć)
        (tnę|cięłam|ciąłem|pocięłam|pociąłem|nacinam|ciąć|pociąć) (sobie)? <adv>? <ręce>
        (okaleczam|samookaleczam|okaleczyłam|okaleczyłem|okaleczać|samookaleczać) (się)?
        (samookalecz*|autoagresj*)
        (robię|zrobiłam|zrobiłem|wyrządzam|zadaję|robić|zadawać) sobie <adv>? (krzywdę|ból|rany)
        sobie (robię|zrobiłam|zadaję) (krzywdę|ból|rany)
        (chcę|muszę|mam ochotę|chciałabym) <adv>? (się)? (skrzywdzić|okaleczyć|pociąć|pokaleczyć
          ukarać żyletką)
        (przypalam|przypalałam|przypalałem|drapię) (się|sobie skórę) (papierosem|zapalniczką|papierosami
          do krwi|świeczką)
        (żyletk[ą|i]|nożem|żyletka) <adv>? (po|na|do) (swoich|moich)? (rękach|udach|nogach|nadgarstkach|rękę
          ręki|nadgarstków|skórze)
        (biję|uderzam|walę|okładam) się <adv>? (sama|sam|po (twarzy|głowie|udach|nogach)|pięściami|w głowę)
        (walę|tłukę|uderzam) głową (w|o) (ścianę|podłogę) (aż|żeby|do krwi|z całej|kiedy|jak)
        (blizny|rany|ślady) po (cięciu|cięciach|żyletce|samookaleczaniu)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        <inni> [~3] (<się-zabije>|<zabić-się>)
        <mowi> <adv>? ,? (że|ze) <adv>? (jak odejdę|jeśli odejdę|jak go zostawię
          jak ją zostawię)? ,? (to)? <adv>? (on|ona)? <się-zabije>
        <mowi> <adv>? ,? (że|ze) <adv>? (on|ona)? (chce|woli|wolałby|wolałaby) <adv>? (umrzeć|<zabić-się>
          nie żyć)
        <mowi> <adv>? ,? (że|ze) <adv>? (on|ona)? nie chce <adv>? (mu się|jej się)? <adv>? żyć
        <inni> <adv>? (chce|woli|chciał|chciała|chciałby|chciałaby|wolałby|wolałaby) <adv>? (umrzeć|nie żyć
          zdechnąć|zginąć)
        <inni> [~1] nie chce <adv>? żyć
        (nie chce (mu|jej) się <adv>? żyć|odechciało (mu|jej) się żyć)
        (grozi|groził|groziła|straszy|straszył|szantażuje|zagroził|straszyła|szantażował|grożenie) (mi
          mnie)? <adv>? (samobójstwem|że się zabije|, że się zabije)
        <inni> <adv>? (popełnił|popełniła|próbował|próbowała|usiłował|usiłowała|chciał
          chciała) <adv>? (samobójstwo|popełnić samobójstwo|<zabić-się>)
        (próbował|próbowała|usiłował|usiłowała|chciał|chciała) (się zabić|się powiesić|<zabić-się>)
        <inni> [~2] (myśli samobójcze|próbę samobójczą|próbie samobójczej|skłonności samobójcze)
        <inni> <adv>? (tnie się|się tnie|się okalecza|okalecza się|się pociął|się pocięła|pocięła się
          pociął się|samookalecza się)
        <inni> [~2] (połknął|połknęła|wziął|wzięła|łyknęła|łyknął) <adv>? <ile> <tabletki>
        (połknął|połknęła|nałykał się|nałykała się|przedawkował|przedawkowała) <adv>? <ile>? <tabletki>
        (podciął|podcięła|pociął|pocięła) <adv>? sobie <adv>? (żyły|ręce|nadgarstki)
        (jego|jej) (samobójstwo|próba samobójcza|próbie samobójczej|samobójcze myśli|myśli samobójcze
          list pożegnalny)
        <inni> (jest|ma|był|była) <adv>? w kryzysie samobójczym
        (zabij się|powieś się)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <dziecko-kto> [~4] (<się-zabije>|<zabić-się>|się zabić|samookalecz*|okalecza się|się okalecza)
        <dziecko-kto> [~3] (chce|chciał|chciała|wolałby|wolałaby|woli) <adv>? (umrzeć|nie żyć)
        <dziecko-kto> [~3] nie chce <adv>? (mu się|jej się)? <adv>? żyć
        <dziecko-kto> [~2] (tnie się|się tnie|się pociął|się pocięła|pocięła się|pociął się|tnie sobie <ręce>
          pocięła sobie <ręce>)
        <dziecko-kto> [~3] (myśli samobójcze|próbę samobójczą|próbie samobójczej|o samobójstwie|samobójstwem)
        <dziecko-kto> [~2] (połknął|połknęła|wziął|wzięła|łyknęła|nałykała się) <adv>? <ile> <tabletki>
        (myśli samobójcze|próba samobójcza|samobójstwo) <dziecka>
        (ślady po (cięciu|żyletce)|pocięte (ręce|uda)|blizny po cięciu) [~3] <dziecka>
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <zabiłem> <adv>? <kogo>
        (ją|go) <adv>? <adv>? <zabiłem>
        (ja|bo|kiedy|gdy|i) (biję|katuję|maltretuję|uderzam|szarpię|popycham|duszę
          poniżam i biję) <adv>? <kogo>
        (uderzam|popycham|policzkuję|gwałcę|biję) <adv>? <kogo>
        (podniosłem|podniosłam|podnoszę|podniosę) <adv>? (na)? <adv>? (rękę na <kogo>|(nią|niego|żonę
          męża) rękę)
        (dałem|dałam|przywaliłem|przywaliłam|przyłożyłem|strzeliłem|strzeliłam
          wymierzyłem) <komu> <adv>? <cios>
        (złamałem|złamałam|wybiłem|rozbiłem|podbiłem|wykręciłem|rozciąłem|rozwaliłem) <komu> <adv>? <kosc>
        (złapałem|złapałam|chwyciłem|szarpnąłem|ciągnąłem|ścisnąłem) <kogo> za (gardło|szyję|włosy|kark)
        (rzuciłem|rzuciłam|pchnąłem|cisnąłem|pchnęłam) (<kogo>|<nia>) (o ścianę|na (podłogę|ziemię|ścianę)
          ze schodów|w|na)
        (rzuciłem się|rzuciłam się) na (nią|niego|<kogo>) (z pięściami|z nożem|i)
        (groziłem|groziłam|zagroziłem|zagroziłam|grożę) <komu> <adv>? (nożem|śmiercią|że|, że|pistoletem
          siekierą|pobiciem)
        (zmusiłem|zmusiłam|zmuszam|zmuszałem) <kogo> do (<seks>)
        (uprawiałem|miałem|uprawiałam) (z nią)? seks (z nią)? (wbrew jej woli|kiedy spała|jak spała
          mimo że nie chciała|chociaż nie chciała|bez jej zgody)
        (zamknąłem|zamknęłam|zamykam) <kogo> (w|na klucz|w domu|w pokoju|w łazience|w piwnicy)
        (przystawiłem|przyłożyłem|przystawiłam) <komu> (nóż|pistolet) (do)
        (próbowałem|próbowałam|chciałem|chciałam|usiłowałem) <kogo> <adv>? <zabić-go>
        (znęcam|znęcałem|znęcałam) się <adv>? nad (<nia>)
        jestem (agresywny|przemocowy|agresywna) fizycznie (wobec|dla)
        (puściły|poniosły|poszły) mi nerwy i (ją|go) <zabiłem>
        nie (mogę|umiem|potrafię) przestać (ją|go|jej) bić
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (chcę|zamierzam|planuję|muszę|mam ochotę|mam zamiar|postanowiłem|postanowiłam|marzę żeby
          fantazjuję żeby) <adv>? <kogo> <adv>? <zabić-go>
        (chcę|zamierzam|planuję|muszę|mam zamiar|mam ochotę) <adv>? <zabić-go> <adv>? <kogo>
        (zabiję|zamorduję|zadźgam|zastrzelę|zarżnę|otruję|zajebię|spalę) <adv>? <kogo> ,? <adv>? (naprawdę|jak
          jeśli|w nocy|i siebie|bo|a potem|przysięgam|dzisiaj|dziś|kiedy śpi)
        (naprawdę|przysięgam ,? że|jak (mnie zostawi|odejdzie|mnie zdradzi) ,? (to)?|zaraz|dzisiaj
          dziś) (<kogo>)? (zabiję|zamorduję|zadźgam|zastrzelę|zarżnę|zajebię) <kogo>?
        <boje> ,? że <adv>? (<kogo>|<komu> (coś|krzywdę)) <adv>? (zabiję|zrobię|uderzę|skrzywdzę|uduszę|pobiję
          zadźgam|zgwałcę)
        <boje> ,? że <adv>? (zabiję|uderzę|skrzywdzę|uduszę|pobiję|zadźgam|stracę kontrolę i uderzę) <kogo>
        <boje> ,? że <adv>? (zrobię) <komu> (krzywdę|coś złego|coś)
        (myślę|myślałem|myślałam|fantazjuję|wyobrażam sobie|marzę|myśli|fantazje|śnię
          planuję) <adv>? (o tym)? ,? (żeby|jak|by|, jak|aby) <adv>? (<kogo>)? <adv>? (<zabić-go>|zabijam
          duszę|dźgam) <kogo>?
        (byłbym w stanie|jestem w stanie|jestem zdolny|jestem zdolna) <adv>? (naprawdę)? <kogo> <zabić-go> (i
          naprawdę|w nocy|nożem)
        (mam|noszę|kupiłem|kupiłam|wziąłem|wzięłam|schowałem) <adv>? (już)? <bron> (na|dla) (niego|nią|nich
          tego|tę)
        (mam|noszę|kupiłem|kupiłam|wziąłem|wzięłam) <adv>? <bron> ,? (żeby|aby|by) (go|ją|ich) <zabić-go>
        (dosypać|dosypię|dosypuję|dolać|dolewam|wsypać|wsypię|dosypałam) (mu|jej|mężowi
          żonie) <adv>? (trucizny|trutki|trutkę|tabletek|leków|truciznę|czegoś|płynu) (do)?
        (trutka|trucizna|trutkę|truciznę) <adv>? (do|w) (jego|jej) (kawy|jedzenia|zupy|herbaty|kawie|herbacie
          jedzeniu|obiadu)
        (spalę|podpalę|podpalić|spalić) (mu|jej|im) <adv>? (dom|mieszkanie|samochód|auto|chałupę)
        (wynająć|zapłacić|zapłacę|nasłać|naślę|znalazłem) (kogoś|komuś|ludzi|kolegów|chłopaków) (, )? (żeby|na
          aby|kto) (go|ją|jego|nią|niego)? <zabić-go>?
        (poderżnę|rozwalę|połamię|rozpierdolę|utnę|obetnę) (mu|jej) (gardło|łeb|głowę|nogi|kości|ręce)
        (pójdę|trafię|pójść) (siedzieć|do więzienia) (za (niego|nią)|bo (go|ją) zabiję)
        (wbiję|wbić) (mu|jej) nóż
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <kto> <adv>? <mowi> <adv>? ,? (że|ze) <adv>? <zabije> <adv>? (<inna>|wszystkich|rodziców|ludzi
          mojego <meza>|moich rodziców)
        <mowi> <adv>? ,? (że|ze) <adv>? <zabije> <adv>? (<inna>|wszystkich|rodziców|ludzi|moich rodziców
          mojego nowego chłopaka|swoją byłą)
        <mowi> <adv>? ,? (że|ze) <adv>? (<inna>|wszystkich|rodziców|moich rodziców|ją|go) <adv>? (zabije
          zadźga|zastrzeli|zamorduje|zajebie)
        <kto> <adv>? (chce|planuje|zamierza|próbował|próbowała|grozi że) <adv>? <zabić-go> <adv>? (<inna>
          wszystkich|ludzi|rodziców)
        <kto> <adv>? (chce|planuje|zamierza|próbował) <adv>? (<inna>|wszystkich|ludzi
          rodziców) <adv>? <zabić-go>
        <kto> <adv>? (ma|kupił|nosi|przyniósł) <bron> ,? (żeby|i chce|aby) (zabić|kogoś zabić|go zabić
          ją zabić|zabić ludzi)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (<bije>|<uderzyl>) <adv>? (mnie|nas)
        (mnie|nas) <adv>? <kto>? <adv>? (<bije>|<uderzyl>)
        <kto> <adv>? <bije> (jak|gdy|kiedy|za|po twarzy|po głowie|pasem|kablem|codziennie
          regularnie) <adv>? (wypije|pije|mnie|się)?
        <za-wlosy>
        (złapał|chwycił|szarpnął|łapie|ciągnie|ciągnął|wlókł|targał|trzymał) mnie <adv>? za (gardło|szyję
          włosy|kark|kudły)
        (mnie) <adv>? (złapał|chwycił|szarpnął|ciągnął|łapie|ciągnie|trzymał) za (gardło|szyję|włosy|kark
          kudły)
        <do-mi> mi <adv>? <cios>
        mi <adv>? (<do-mi>) <cios>
        <zlamal> mi <adv>? <kosc>
        mi <adv>? <zlamal> <adv>? <kosc>
        (podniósł|podniosła|podnosi|podnosił|podniesie) <adv>? (na)? (mnie)? <adv>? rękę (na mnie|kiedy|jak|i
          po)?
        (rękę|pięść|ręce) <adv>? (na mnie) <adv>? (podniósł|podnosi|podniosła|podnosił)
        (rzuca|rzucił|cisnął|ciska) <adv>? (mną|mnie) (o|na|w|po) (ścianę|podłogę|ziemię|ścianą|podłodze|szafę
          drzwi|łóżko)
        (pchnął|popchnął|zepchnął|przycisnął|przyparł|zrzucił|przydusił) mnie <adv>? (do|na|ze|o|w) (ściany
          ścianę|schodów|podłogę|ziemi|łóżka|drzwi)
        (rzucił|rzuca|rzuciła|rzucał) <adv>? (we mnie|w moją stronę|na mnie) <adv>? (talerzem|szklanką|butelką
          krzesłem|telefonem|nożem|czym popadnie|się|kubkiem)
        (rzucił|rzuciła|rzuca) się na mnie (z|i|po)
        (ręce|dłonie|palce|dłoń) <adv>? na (mojej|moim) (szyi|gardle|gardło)
        (ma|mam|miałam|mam całe) <adv>? (siniaki|podbite oko|limo|złamane żebro|złamany nos
          ślady na szyi) <adv>? (po nim|od niego|przez niego|bo mnie|od jego|po tym jak (mnie|on))
        (zmusza|zmuszał|zmusił|zmuszała) mnie <adv>? (siłą)? do (<seks>)
        (do <seks>) mnie (zmusza|zmusił|zmuszał)
        (uprawia|uprawiał|ma|miał) <adv>? (ze mną)? <adv>? seks (ze mną)? (wbrew mojej woli|mimo że nie chcę
          chociaż nie chcę|jak śpię|kiedy śpię|choć mówię nie|bez mojej zgody)
        (bierze|wziął|brał|posiadł) mnie <adv>? (siłą|na siłę|wbrew mojej woli)
        (wykorzystuje|wykorzystał|wykorzystywał) mnie <adv>? seksualnie
        (znęca|znęcał|znęcała|pastwi|znęcają) się <adv>? (nade|nad) (mną|nami)
        (jest|bywa|był|robi się|staje się|była) <adv>? (agresywny|agresywna|brutalny
          brutalna) <adv>? (fizycznie|wobec mnie|w stosunku do mnie|dla mnie)
        (doświadczam|doznaję|doświadczyłam|ofiarą|ofiara|doznałam) <adv>? (od niego)? przemocy (domowej
          fizycznej|w domu|ze strony|od|seksualnej)
        przemoc (domowa|fizyczna|w domu|seksualna) (u mnie|od|ze strony|w moim|u nas)
        (zostałam|zostałem|byłam|byłem|jestem) <adv>? (pobita|pobity|zgwałcona|zgwałcony|bita|bity|molestowana
          duszona|gwałcona|maltretowana|skatowana|kopana|uderzona) (przez|w domu|po|za|codziennie)?
        (dostaję|dostałam|dostałem|obrywam|oberwałam) <adv>? (od (niego|męża|ojca|chłopaka|matki|niej)
          w domu) (w twarz|pasem|lanie|po twarzy|łomot|wpierdol|bicie|kablem|baty)
        (dostanę|dostaję|dostałam|dostałem) (wpierdol|łomot|lanie|baty|pasem|kablem) (od|jak|za|w domu|kiedy)
        (pluje|opluł|napluł|pluł) (mi w twarz|na mnie|mi na)
        (dusił|dusi|przyduszał) mnie (poduszką|rękami|kablem|paskiem)
        (rozerwał|zdarł|zrywa|podarł) (ze mnie|na mnie) (ubranie|bluzkę|sukienkę|majtki|ubrania)
        tłucze mnie czym popadnie
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <mowi> <adv>? ,? (że|ze) <adv>? (jak|jeśli|kiedy)? (odejdę|go zostawię|pójdę na policję|komuś powiem
          się rozwiodę)? ,? (to)? <adv>? (mnie|nas) <adv>? <zabije>
        <mowi> <adv>? ,? (że|ze) <adv>? <zabije> (mnie|nas)
        <mowi> <adv>? ,? (że|ze) <adv>? mi <adv>? <mi-zrobi>
        (grozi|groził|groziła|zagroził|zagroziła|grożą|grożono) (mi|nam|mojej rodzinie) <adv>? (śmiercią|nożem
          pobiciem|pistoletem|siekierą|gwałtem|bronią|że|, że|zabiciem)
        (śmiercią|nożem|pobiciem|gwałtem|bronią) <adv>? mi <adv>? (grozi|groził|groziła|grożą)
        (jak|jeśli|gdy|kiedy) (odejdę|go zostawię|od niego odejdę|pójdę na policję|powiem komuś|się wyprowadzę
          złożę pozew) ,? (to)? <adv>? (on)? (mnie|nas) <zabije>
        <boje> ,? (że|ze) <adv>? (kiedyś|on|mąż|w końcu|ona|mój <facet>|mój ojciec|ojciec|tata
          znowu)? <adv>? (mnie|nas) <adv>? (w końcu|kiedyś)? <zabije>
        <boje> ,? (że|ze) <adv>? (on|mąż|ojciec|mój <facet>)? <adv>? (mi|nam) <adv>? <mi-zrobi>
        (kiedyś|w końcu|następnym razem|któregoś dnia|prędzej czy później) (on)? mnie <adv>? (zabije|zatłucze
          zadźga|zajebie)
        <zły> <adv>? (mnie|nas) <adv>? (zabije|zatłucze|zamorduje|zadźga|zajebie)
        (o mało|omal|mało|mało co|o mały włos) mnie nie (zabił|udusił|zatłukł|zadźgał|przejechał|zabiła|pobił
          uderzył)
        (próbował|próbowała|chciał|chciała|chce|usiłował|usiłowała|próbuje|zamierza|jest zdolny|jest w stanie
          o mało) (mnie|nas)? <adv>? (mnie|nas)? <zabić> (mnie|nas)
        (próbował|próbowała|chciał|chciała|chce|usiłował|usiłowała|próbuje|zamierza|może|jest gotów) (mnie
          nas) <adv>? <zabić>
        (mnie|nas) <adv>? (próbował|próbowała|chciał|chciała|usiłował|usiłowała) <adv>? <zabić>
        <boje> <adv>? o (swoje|moje|nasze|własne) (życie|bezpieczeństwo)
        o (swoje|własne) życie się boję
        (przystawił|przyłożył|przykłada|przystawia|przystawiła|trzymał|przytknął) mi <adv>? <bron> <adv>? (do
          przy|pod) (gardła|gardle|szyi|głowy|skroni|brzucha|gardło|twarzy|żeber)
        (<bron>|nóż) (przy|do|na) (moim|mojej|mojego)? (gardle|gardła|szyi|gardło)
        (rzucił|rzuciła|rzuca|szedł|idzie|wyskoczył|leciał|biegł|ruszył|wyszedł) (się)? (na|do|za) (mnie
          mną) z (nożem|siekierą|młotkiem|nożyczkami|maczetą|tasakiem)
        (wymachuje|macha|celuje|celował|mierzył|wymachiwał|machał|wymierzył) (do mnie|we mnie|mi
          przede mną)? <adv>? (nożem|bronią|pistoletem|siekierą|z pistoletu|z broni) (do mnie|we mnie|mi przed
          przede mną|przed moją)
        (jak|jeśli) nie (będę|będziesz) (z nim|jego|moja) ,? to (niczyja|z nikim|nikogo|żadnego)
        (groźby|groźba) (śmierci|karalne|gwałtu|pozbawienia życia) (od|ze strony|pod moim|wobec mnie|mi)
        (wysyła|dostaję|pisze|wysyłał) (mi)? <adv>? groźby (śmierci|karalne|że|od niego|od byłego|od męża)
        (oblał|oblać|polał|chlusnął) (mnie)? <adv>? (benzyną|kwasem|wrzątkiem|żrącym)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <boje> <adv>? (mojego|swojego|własnego)? (męża|ojca|partnera|chłopaka|ojczyma|byłego|faceta|taty
          narzeczonego|byłego męża|konkubenta|starego)
        <boje> <adv>? (go|jego|niego) (kiedy|gdy|jak (pije|wypije|wraca|krzyczy)|bo|, bo|w domu|panicznie|i
          , kiedy|, jak (pije|wypije|wraca))
        (męża|ojca|ojczyma|partnera|chłopaka) <adv>? się (panicznie|strasznie)? boję
        <boje> <adv>? (wracać|wrócić|iść|przyjść|przychodzić|jechać) do domu
        <boje> <adv>? (być|zostać|zostawać|siedzieć) <adv>? (z nim)? (w domu|sam na sam|sama z nim|sam z nim
          z nim sama|w domu z nim|sama w domu z nim)
        <boje> <adv>? (od niego odejść|odejść od niego|go zostawić|się z nim rozstać|wziąć rozwód) ,? bo (mnie
          grozi|mi|jest agresywny|będzie się mścił)
        <boje> <adv>? (jego|swojej|mojej) (żony|matki|dziewczyny) (kiedy|bo|, bo|jak) (pije|mnie|bije
          krzyczy i)
        nie <adv>? (czuję|czuje|czujemy) się <adv>? (w domu|przy nim|z nim|u siebie|we własnym domu|przy mężu
          tu|tutaj)? <adv>? bezpieczn[ie|a|y] (w domu|przy nim|z nim|we własnym domu|u siebie|przy mężu|tu)
        nie <adv>? (czuję|czujemy) się <adv>? (w domu|z nim w domu|u siebie w domu|we własnym domu|przy mężu
          przy ojcu) <adv>? bezpieczn[ie|a|y]
        nie (jestem|jesteśmy) <adv>? (w domu|tu|z nim|przy nim)? <adv>? (bezpieczn[a|y|i|e]) (w domu|z nim|tu
          przy nim)
        (zamykam|chowam|barykaduję|kryję) się <adv>? (w|na) (łazience|pokoju|samochodzie|kiblu|toalecie
          piwnicy|strychu) (przed nim|jak|kiedy|gdy|bo) <adv>? (wraca|pije|wypije|on|mąż|się boję|krzyczy
          ojciec)?
        śpię <adv>? z (nożem|gazem|pałką|krzesłem|młotkiem) (pod|pod poduszką|przy|i)
        (drżę|trzęsę się|sztywnieję|kulę się|zamieram) <adv>? ,? (jak|kiedy|gdy|za każdym razem) (tylko|słyszę
          gdy|kiedy|on)? (wraca|podnosi|otwiera|klucz|krzyczy|podchodzi|jego kroki)
        (żyję|żyjemy) <adv>? w (ciągłym)? (strachu|lęku) (przed (nim|mężem|ojcem|byłym|ojczymem)|w domu|z nim
          , że (mnie|nas) <zabije>)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (zabiera|zabrał[a]|chowa|schował[a]|ukrył|konfiskuje|odebrał|odbiera|przetrzymuje|zniszczył|spalił
          trzyma) mi <adv>? <dokumenty>
        <zły> <adv>? (zabiera|zabrał|chowa|schował|odebrał|zniszczył|rozwalił|rozbił
          odbiera) <adv>? mi <adv>? <telefon>
        <zły> <adv>? mi <adv>? (zabiera|zabrał|chowa|schował|odebrał|zniszczył|rozwalił) <adv>? <telefon>
        mi <adv>? (zabiera|zabrał|schował|odebrał) <adv>? (dokumenty|paszport|dowód|wypłatę|kartę)
        (zamyka|zamykał|zamknął|więzi|uwięził|przetrzymuje|zamykają|zamknęła|trzyma) mnie <adv>? (na klucz
          w (domu|pokoju|mieszkaniu|piwnicy|łazience|komórce|garażu|czterech ścianach)|pod kluczem|siłą
          na balkonie)
        mnie <adv>? (zamyka|zamknął|więzi|zamykał|przetrzymuje|zamykają) <adv>? (na klucz|w (domu|pokoju
          mieszkaniu|piwnicy|łazience)|pod kluczem)
        (jestem|siedzę|byłam) <adv>? (zamknięta|uwięziona|przetrzymywana|więziona|zamknięty|uwięziony|więźniem
          więźniarką) (w (domu|pokoju|mieszkaniu|piwnicy|własnym domu)|przez|na klucz)
        nie (pozwala|pozwalał|pozwala już|pozwoli|pozwalają|daje) mi <adv>? <wychodzić>
        nie wolno mi <adv>? (samej|bez niego|bez jego zgody)? <wychodzić>
        (zabrania|zabronił|zakazuje|zakazał|zabraniał) mi <adv>? (<wychodzić>|kontaktów|kontaktu|wychodzenia
          pracy|spotkań)
        muszę <adv>? (go|męża|jego)? <adv>? (pytać|prosić|mieć) <adv>? (go|męża)? (o)? (jego)? (pozwolenie
          zgodę|pozwolenia)
        (kontroluje|sprawdza|śledzi|monitoruje|pilnuje) <adv>? (każdy mój (krok|ruch)|wszystkie moje (wydatki
          pieniądze|rozmowy)|moje (pieniądze|konto|wydatki|połączenia|położenie)|każdą złotówkę|mój każdy krok
          mnie przez gps|moją lokalizację)
        (wydziela|wylicza|reglamentuje) mi <adv>? (pieniądze|każdą złotówkę|jedzenie|każdy grosz|kasę)
        nie daje mi <adv>? (pieniędzy|kasy|grosza|złotówki|ani grosza) (na (jedzenie|życie|leki|dzieci)|ani|i
          nawet)
        (decyduje|dyktuje|narzuca|ustala|mówi mi) ,? (co (mam)? (nosić|noszę|ubierać|zakładać|jeść|ubieram)
          z kim (mogę|wolno mi|mam)|kiedy (mogę|mam|wolno)|w co)
        (odciął|odcina|izoluje|odizolował|odizolowuje|separuje) mnie od (rodziny|znajomych|wszystkich
          przyjaciół|mamy|bliskich|świata|koleżanek)
        (karze|karał|ukarał|ukarze) mnie <adv>? (za|jak|kiedy|gdy|biciem|zamykaniem|głodem|milczeniem i
          seksem)
        (szantażuje|szantażował|szantażowała|szantażują) mnie <adv>? (że|, że|zdjęciami|nagraniem|filmikiem
          dziećmi|i|seksem|od)
        (przymusowe|aranżowane|zmuszają mnie do|zmusza mnie do|zmusić mnie do|siłą) (małżeństw[o|a]|ślubu
          ślub) (z|od|przez|,|i|wbrew)?
        (chcą|chce) mnie <adv>? (wydać|siłą wydać|na siłę wydać|zmusić do) (za mąż|za kuzyna|ślubu|za obcego)
        (zamontował|założył|zainstalował|podłożył|ukrył|znalazłam|wgrał) (mi)? <adv>? (gps|lokalizator
          podsłuch|kamerę|kamery|airtag|program szpiegujący|aplikację szpiegującą|nadajnik) (w|na|mi|do|pod)
        (blokuje|zagradza|zastawia|tarasuje|zagrodził) (mi)? (drzwi|wyjście|drogę) (żebym|jak|kiedy|i|gdy
          , żebym)
        nie (wypuszcza|wypuści|wypuścił|wypuszczał) mnie <adv>? (z (domu|pokoju|mieszkania|łazienki|auta
          samochodu))
        (każe|kazał|kazała) mi (spać na (podłodze|korytarzu|balkonie)|klęczeć|się rozebrać|pić
          błagać na kolanach|sypiać z innymi)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (śledzi|śledził|stalkuje|stalkował|prześladuje|prześladował|nęka|nękał|nachodzi|nachodził|śledziła
          stalkuje|nękała) mnie
        mnie <adv>? (śledzi|śledził|stalkuje|stalkował|prześladuje|prześladował|nęka|nękał|nachodzi|nachodził)
        (łazi|chodzi|jeździ|łaził|jeździł|chodził) za mną <adv>? (autem|samochodem|do pracy|pod dom|i (grozi
          nie daje)|po mieście|po nocach)
        (były|ex|eks|były mąż|były chłopak|były partner|stalker) <adv>? (wystaje|stoi|czatuje|czai się
          wyczekuje|koczuje|przesiaduje|zjawia się|wystawał) <adv>? (na mnie)? <adv>? <miejsce>
        (wystaje|czatuje|czai się|koczuje|wyczekuje|wystawał|czatował) (na mnie)? <adv>? <miejsce>
        <mowi> <adv>? ,? (że|ze) <adv>? <wyśle> <adv>? (wszystkim|w internecie|moim rodzicom|znajomym
          do internetu|w pracy|w necie|mojej rodzinie)? <zdjęcia>
        (grozi|szantażuje|groził|szantażował) (mi|mnie)? <adv>? (wysłaniem|opublikowaniem|udostępnieniem
          upublicznieniem|wrzuceniem) <adv>? (moich|naszych)? (nagich|intymnych|rozbieranych)? (zdjęć|nagrań
          filmików|fotek)
        (wrzucił|wysłał|opublikował|udostępnił|rozesłał|rozsyła|wstawił|pokazuje|pokazał|upublicznił
          wrzuca) <adv>? (do (netu|internetu|sieci)|wszystkim|znajomym|kolegom|w internecie)? <nagie-zdjęcia>
        <nagie-zdjęcia> <adv>? (wrzucił|wysłał|opublikował|udostępnił|rozesłał|wstawił|pokazał|krążą|wyciekły
          do internetu)
        (nagrał|nagrywa|sfilmował|filmował|nagrywał|fotografował|filmuje) mnie <adv>? (nago|nagą
          pod prysznicem|po kryjomu|z ukrycia|ukrytą kamerą|w łazience|podczas seksu|bez mojej zgody|jak śpię
          jak się)
        (kopie|bije|zabił|uderzył|otruł|skopał|kopnął|kopał|powiesił|utopił|rzuca|zabiła|zatłukł|męczy|katuje
          torturuje) <adv>? <zwierzę>
        <mowi> <adv>? ,? (że|ze) <adv>? (zabije|otruje|utopi|zatłucze|wyrzuci przez okno|skrzywdzi|powiesi
          udusi) <adv>? <zwierzę>
        (łamie|złamał|narusza|naruszył|olewa|ignoruje|nie przestrzega) <adv>? (zakaz[u] zbliżania
          nakaz[u] opuszczenia|zakaz[u] kontaktu)
        (zakaz zbliżania|nakaz opuszczenia|niebieska karta|niebieską kartę) (się|dla|wobec|do mnie|mieszkania
          mam|męża|założyli|na|i)
        (wyważył|wyważa|wyłamał|rozwalił|włamał się|wykopał|włamuje się) <adv>? (mi|mi drzwi|do mnie
          do mojego mieszkania|drzwi (do łazienki|do mojego|pięścią|i))
        wydzwania <adv>? (do mnie)? (po|sto|setki|kilkadziesiąt) [~3] (grozi|groźby|razy dziennie|że mnie
          razy w nocy)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <kto> <adv>? <adv>? (<bije>|<uderzyl>) <adv>? <inna>
        <kto> <adv>? <inna> <adv>? (<bije>|<uderzyl>)
        (pobił|zgwałcił|skatował|zlał|dusił|uderzył|kopie|dusi|gwałci|katuje|maltretuje) <adv>? <inna>
        <inna-kto> [~4] (mąż|chłopak|partner|facet|narzeczony|jej <facet>|były|jego żona|jej były) <adv>? (ją
          go) <adv>? (<bije>|<uderzyl>)
        <inna-kto> [~4] (mąż|chłopak|partner|facet|narzeczony|jej <facet>|były|jego żona) <adv>? (<bije>
          <uderzyl>) <adv>? (ją|go)
        (jej|jego) (<facet>|<kobieta>|ojciec) <adv>? (ją|go) <adv>? (<bije>|<uderzyl>)
        (jej|jego) (<facet>|<kobieta>|ojciec) <adv>? (<bije>|<uderzyl>) (ją|go)
        (mąż|chłopak|partner|facet|narzeczony|były) (mojej|jej) (siostry|przyjaciółki|mamy|koleżanki|córki
          kuzynki|sąsiadki|matki) <adv>? (ją)? <adv>? (<bije>|<uderzyl>) <adv>? (ją)?
        <inna-kto> <adv>? (jest|była|został|została|bywa|był) <adv>? (bita|bity|pobita|zgwałcona|maltretowana
          duszona|katowana|gwałcona|prześladowana|zastraszana i bita) (przez|w domu)?
        (znęca|znęcał|znęcają|pastwi) się <adv>? nad (moją|swoją|jego|jej|nią|<nia>|mamą|matką|siostrą
          żoną) (mamą|matką|siostrą|żoną|babcią|przyjaciółką|koleżanką)?
        <inna-kto> [~2] (boi się|panicznie boi się|strasznie boi się) (swojego|jej)? (męża|chłopaka|partnera
          byłego|faceta|ojca)
        <inna-kto> [~1] (ma|przyszła z|miała|chodzi z) <adv>? (siniaki|siniakami|podbite oko|podbitym okiem
          limo|ślady na szyi) [~6] (mąż|chłopak|facet|partner|on ją|męża|jej <facet>)
        <inna-kto> [~4] (mąż|chłopak|partner|facet|ojciec) (grozi jej|jej grozi|zamyka ją|ją zamyka
          nie wypuszcza jej|nie pozwala jej) (śmiercią|nożem|w domu|na klucz|że|wychodzić|z domu|pracować)?
        (grozi|groził|zagroził) (mojej|swojej|jej|jego)? (mamie|siostrze|matce|przyjaciółce|żonie|koleżance
          babci) <adv>? (śmiercią|nożem|że|pobiciem)
        (sąsiad|facet z góry|facet zza ściany|sąsiad z góry) <adv>? (bije|katuje|leje|tłucze|maltretuje
          znęca się nad) <adv>? (swoją)? (żonę|partnerkę|dziewczynę|matkę|żoną|konkubinę)
        (słyszę|słyszałam|widziałam|widziałem|widzę|słyszymy) ,? (jak|że) <adv>? (on|sąsiad|mąż|jej <facet>
          ojciec|tata) <adv>? (ją|mamę|żonę|matkę) <adv>? (bije|leje|dusi|kopie|uderzył|pobił)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (<bije>|<uderzyl>|<zabiłem>|uderzam|duszę|popycham|krzywdzi|krzywdzę|biję|skrzywdził|skrzywdziłam
          głodzi) <adv>? <dziecko>
        <kto> <adv>? <dziecko> <adv>? (<bije>|<uderzyl>|krzywdzi|skrzywdził)
        (<dziecko>) <adv>? (<zabiłem>|pobił|zgwałcił|skatował|molestuje)
        <dziecko-kto> [~5] (on|mąż|ojciec|partner|tata|ona|mój <facet>|jej <facet>) <adv>? (go|ją|je
          ich) <adv>? (<bije>|<uderzyl>|molestuje|dotyka|krzywdzi)
        (daje|dał|dała|dałam|dałem|wymierzył|spuścił|spuściłem|spuściłam|sprawił|sprawiłem
          dawał) <adv>? <dziecku> <adv>? (<cios>|klapsa|klapsy|lanie|pasem|w skórę|w dupę pasem|łomot|wpierdol
          manto)
        (podnosi|podniósł|podniosłam|podniosłem|podnoszę) <adv>? rękę na <dziecko>
        (bije|bił|leje|lał|zbił|zlał|biję|zbiłam|zbiłem|tłucze|zlałem) (go|ją|je|ich) <adv>? (pasem|kablem
          kapciem|ścierką|do krwi|smyczą|po głowie|kijem|po gołej)
        (potrząsa|potrząsał|potrząsnął|potrząsnęłam|potrząsnąłem|potrząsam|potrząsała|szarpał|szarpie|rzucił
          cisnął|rzuciłam) <adv>? <dzieckiem>
        (znęca|znęcał|pastwi|znęcam|znęcała) się <adv>? nad <dzieckiem>
        (dotyka|dotykał|obmacuje|obmacywał|molestuje|molestował|gwałci|całuje) <adv>? (<dziecko>
          <dziecka>) <adv>? (w (miejsca|miejscach) intymn[e|ych]|intymnie|między nogami|po (piersiach|pupie
          kroczu)|w nocy|kiedy śpi|tam|seksualnie|za pupę|jak śpi|pod)
        (molestuje|molestował|gwałci|zgwałcił|obmacuje|obmacywał|wykorzystuje
          wykorzystał) <adv>? (seksualnie)? <dziecko>
        (wkłada|wkładał|włożył|pcha) <adv>? <dziecku> <adv>? (ręce|rękę|palce|palec) (w|do|pod|między)
        <dziecko-kto> <adv>? (powiedział|powiedziała|mówi|opowiada|mówiła|mówił|zwierzyła się|przyznała) (mi
          nam|babci)? <adv>? ,? (że|ze) [~3] (go|ją|je) (dotyka|dotykał|bije|uderzył|obmacuje|uderza|leje
          całuje|skrzywdził|krzywdzi)
        <dziecko-kto> <adv>? (powiedział|powiedziała|mówi|opowiada) (mi|nam)? <adv>? ,? (że|ze) [~3] (dotyka
          dotykał|całuje|bije|każe (mu|jej)) (go|ją|je|się dotykać|w majtki)
        <dziecko-kto> (ma|miał|miała|wraca z|wrócił z|wróciła z|przychodzi z
          mają) <adv>? (siniaki (na (plecach|szyi|pupie|udach|całym ciele|brzuchu)|po (pobycie|wizycie
          weekendzie u)|od (pasa|bicia))|siniakami|oparzenia|ślady po (pasie|pobiciu|papierosach)
          poparzenia papierosem|pręgi)
        (siniaki|oparzenia|ślady pobicia|pręgi|ślady po pasie) (na|po) (plecach|ciele|nogach|rękach|szyi|pupie
          udach)? <dziecka>
        <boje> <adv>? ,? (że|ze) <adv>? (on|ona|mąż|partner)? <adv>? (zrobię|zrobi|skrzywdzę|skrzywdzi
          coś zrobię|coś zrobi|uderzę|uduszę|zabiję|zabije|uderzy|pobije) <adv>? (krzywdę
          coś)? <adv>? (<dziecku>|<dziecko>)
        <boje> <adv>? ,? (że|ze) <adv>? (<dziecku>|<dziecko>) <adv>? (zrobię|zrobi|skrzywdzę|coś zrobię|zabiję
          uduszę|uderzę) (krzywdę|coś)?
        (mam|miewam|miałam|nachodzą mnie) <adv>? (myśli|ochotę|natrętne myśli|obrazy|impuls) ,? (żeby|by|że
          , żeby) <adv>? (zrobić|skrzywdzić|udusić|uderzyć|wyrzucić|zabić|potrząsnąć|rzucić
          utopić) <adv>? (krzywdę)? (<dziecku>|<dziecko>|<dzieckiem>)
        (chcę|chce|grozi że|próbował|próbowałam|chciałam|chciał|zamierza) <adv>? (zabić|udusić|utopić
          skrzywdzić|wyrzucić przez okno|porwać|otruć) <adv>? <dziecko>
        <mowi> <adv>? ,? (że|ze) <adv>? (zabije|skrzywdzi|udusi|porwie|otruje|zatłucze|zbije|coś zrobi
          zrobi coś) <adv>? (<dziecko>|<dziecku>)
        (zostawia|zostawiam|zostawił[a|am|em]|zostawiają|zostawiamy) <adv>? <dziecko> <adv>? (sam[e|ą|ego|ych]
          samych) (w domu|na noc|na całą noc|w aucie|w samochodzie|na kilka godzin|w wannie|na cały dzień
          bez opieki|na weekend)
        (zostawia|zostawiam|zostawiła|zostawił|zostawiłam|zostawiłem|zostawiają) <adv>? <dziecko> (bez opieki
          bez jedzenia|na pastwę|w nagrzanym aucie)
        (zamyka|zamknął|zamykam|zamknęłam|zamknęła|przywiązuje|przywiązał
          wiąże) <adv>? <dziecko> <adv>? (w (piwnicy|szafie|ciemnym pokoju|łazience|komórce|pokoju na klucz)
          na klucz|na balkonie|do (łóżka|krzesła|kaloryfera))
        (daje|dał|dała|daję|dałam|dałem|podaje|dolewa|podałam) <adv>? <dziecku> <adv>? (tabletki nasenne
          środki nasenne|leki nasenne|krople na sen|alkohol|wódkę|piwo|narkotyki|coś na sen żeby|relanium
          hydroksyzynę żeby|xanax|wódki|piwa)
        (wódka|wódkę|wódki|relanium|krople nasenne|tabletki nasenne|alkohol) (do|w) (butelki|butelce|mleka
          mleku) (dziecku|dziecka|synka|córki|małej|małego)?
        nie (karmi|karmią|karmię|daje jeść|daje jedzenia|przebiera) <adv>? (<dziecka>|<dziecku>)
        <dziecko-kto> <adv>? (nie je|nie jedzą|nie jadło|nie jadły|nie mają co jeść) (od (dwóch|trzech|wczoraj
          kilku) (dni|rana)?|bo)
        (wozi|jeździ|prowadzi|wiózł|jechał|prowadził|wiozłam|prowadziłam) <adv>? (po pijaku|pijany|pijana
          po alkoholu|naćpany|po narkotykach) <adv>? (z)? (<dziecko>|<dzieckiem>)
        (pijany|pijana|naćpany|naćpana|nieprzytomn[y|a]) (opiekował się|opiekuje się|pilnuje|zajmuje się
          opiekowała się|śpi a) <adv>? (<dzieckiem>|<dziecka>|<dziecko>)
        (nagie|gołe|rozbierane|pornograficzne) (zdjęcia|filmiki|nagrania) (mojej|mojego|z|małych
          naszej)? (<dziecka>|<dzieckiem>|nieletnich)
        <dziecko-kto> <adv>? (boi|boją|panicznie boi) się (jego|ojca|mojego męża|partnera|ojczyma
          mojego partnera|mojego chłopaka|(taty|dziadka|mamy|wujka) (i|bo|, bo|kiedy|jak pije))
        (<dorosly> (letni|latek|lat|letniego)|dorosły|obcy) <adv>? (facet|mężczyzna|chłopak|typ
          gość) [~3] (pisze|spotyka się|umawia się|wypisuje|wysyła zdjęcia|chodzi) <adv>? (do|z) (mojej|mojego
          moją|moim)? (<dziecka>|<dzieckiem>|nastoletniej córki)
        (wywieźć|wywiezie|porwać|porwie|zabrać i ukryć|zabierze i zniknie) <adv>? <dziecko> (za granicę i
          i już|i (nigdy|zniknąć|zniknie)|, żebym)
        (obrzezać|obrzezanie) (<dziecko>|<dziecka>|dziewczynki)
        (wydać|wydaje|wydają) <adv>? <dziecko> za mąż
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        <opiekun> <adv>? mnie <adv>? (dotyka|dotykał|obmacuje|całuje|molestuje|obmacywał|maca
          głaszcze po udach)
        <opiekun> <adv>? (dotyka|dotykał|obmacuje|całuje|molestuje|obmacywał|maca) mnie
        (tata|ojciec|ojczym|brat|wujek|dziadek|kuzyn|facet mamy|partner mamy) <adv>? (przychodzi|wchodzi
          kładzie się|zakrada się) w nocy (do|w) (mojego|moim|mojej) (pokoju|łóżka|łóżku|sypialni)
        (tata|ojciec|ojczym|brat|wujek|dziadek|kuzyn|facet mamy|partner mamy) <adv>? (przychodzi|wchodzi
          kładzie się) (do|w) (mojego|moim|mnie do)? (pokoju|łóżka|łóżku) (w nocy|i mnie|i|jak śpię|nocą)
        mam (tylko|dopiero|prawie)? <wiek> (lat|lata)? ,? (a|i) (mój chłopak|on|moja dziewczyna|chłopak
          ona) (ma)? <dorosly>
        (on|mój chłopak|facet|chłopak) ma <dorosly> (lat|lata)? ,? (a|i) ja (mam)? (tylko|dopiero)? <wiek>
        mam (tylko|dopiero|prawie)? <wiek> (lat|lata) [~8] (<dorosly> (latek|letni|lat|latkiem|letnim)
          dorosły facet|dorosłym facetem|starszy facet)
        mam (tylko|dopiero|prawie)? <wiek> (lat|lata) [~8] (chce|prosi|żąda|wysyła|wysłałam|kazał|namawia|każe
          prosił|wysłać|chciał) [~3] (nagie|gołe|rozbierane|nago|nudesy|nudsy|bez (stanika|ubrania|bielizny
          koszulki)|nagich|cycki)
        (facet|typ|gość|mężczyzna|pan|ktoś) (z|na) (neta|internetu|discorda|instagrama|snapa|roblox|discordzie
          instagramie|tiktoku|snapie|gry) [~4] (nagie|gołe|nago|nudesy|seks|rozbierane|nagich)
        (mama|tata|ojciec|matka|rodzice|ojczym|macocha) [~2] (zamyka|zamykają) mnie (w|na) (piwnicy|komórce
          klucz|balkonie|szafie|łazience)
        (mama|tata|ojciec|matka|rodzice|ojczym|macocha) <adv>? (nie daje|nie dają
          nie daje nam) (mi)? <adv>? (jeść|jedzenia|nic do jedzenia)
        (mama|tata|ojciec|matka|rodzice|ojczym|macocha|starzy) <adv>? (bije|biją|leje|leją|tłucze) (mnie)? (i
          mnie i) (mojego|moją|małego|małą|młodszego|młodszą)? (brata|siostrę|rodzeństwo|braciszka
          siostrzyczkę|mnie)
        (mama|tata|ojciec|matka|rodzice|ojczym|starzy|stary) <adv>? (mnie)? (zleje|zabije|pobije|zbije|zleją
          spierze|zatłucze|stłucze) (mnie)? <adv>? (pasem|kablem|jak się dowie|jak wrócę|za oceny|za jedynkę
          za uwagę|jak się dowiedzą)
      `,
    },
  ],
};
