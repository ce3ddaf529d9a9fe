import type { PatternLanguage } from '../notation.ts';

/** Italian, with words of Rome and Naples and chat spelling. */
export const italian: PatternLanguage = {
  code: 'it',
  lists: {
    not: `non|mai|nessuno|nessuna|senza|nemmeno|neanche|neppure|nn|manco|smesso di|mica`,
    // People
    uomo: `marito|ragazzo|fidanzato|compagno|ex|ex marito|ex ragazzo|ex fidanzato|ex compagno|moroso|partner
      convivente|amante|exmarito|tipo`,
    donna: `moglie|ragazza|fidanzata|compagna|ex|ex moglie|ex ragazza|ex fidanzata|ex compagna|morosa
      convivente|amante`,
    padre: `padre|papà|babbo|patrigno|nonno|zio|fratello|cugino|suocero|cognato|coinquilino|vicino|capo
      allenatore|figlio`,
    madre: `madre|mamma|matrigna|nonna|zia|sorella|cugina|suocera|cognata|coinquilina|vicina|figlia`,
    lui: `lui|(il)? mio <uomo>|(il)? mio (padre|papà|patrigno|babbo)|sto uomo|quest'uomo
      l'uomo con cui (vivo|sto)`,
    chi: `<lui>|lei|loro|qualcuno|(la)? mia <donna>|(il)? mio <padre>|(la)? mia <madre>|i miei genitori|i miei
      il padre (dei miei figli|di mio figlio|di mia figlia)|il (compagno|fidanzato) di mia (madre|mamma)
      un uomo`,
    // Whom the writer hurts
    lei: `mia <donna>|la mia <donna>|mio <uomo>|il mio <uomo>|mia <madre>|mio <padre>
      la mia (ex|vicina|capa|coinquilina)|il mio (vicino|capo|collega|coinquilino|migliore amico)
      sua (moglie|madre)|la sua (ragazza|nuova ragazza|amante)
      il suo (ragazzo|amante|nuovo ragazzo|nuovo compagno|ex)|suo marito|una persona|qualcuno|tutti
      mio suocero`,
    'di-lei': `di lei|di lui|mia <donna>|della mia <donna>|di mia <donna>|di mio <uomo>|del mio <uomo>`,
    altra: `mia (sorella|madre|mamma|cugina|nonna|zia|cognata|suocera|nuora|figlia maggiore|figlia grande
        coinquilina)|mio (fratello|padre|papà|cugino|nonno|cognato)
      (la|una)? mia (migliore)? (amica|collega|vicina|ex)|un'amica|un'altra donna
      (il|un)? mio (migliore)? (amico|collega|vicino)|sua (moglie|madre|sorella)
      la sua (ragazza|ex|compagna|fidanzata)|la (moglie|ragazza|compagna|vicina|fidanzata|mamma|badante)`,
    // Children
    bimbo: `(mio|mia|nostro|nostra|suo|sua) (figlio|figlia|nipote|figliastro|figliastra) <di-anni>?
      (il|la|un|una) (mio|mia|nostro|nostra|suo|sua)? <piccolo> <di-anni>?
      (i|le) (miei|mie|nostri|nostre|suoi|sue)? <piccoli>|mio <piccolo>|mia <piccolo>|nostra <piccolo>
      il figlio|la figlia`,
    piccolo: `bambino|bambina|bimbo|bimba|piccolo|piccola|neonato|neonata|figlioletto|figlioletta|nipotino
      nipotina|fratellino|sorellina|creatura|ragazzino|ragazzina|minore|minorenne|bebè`,
    piccoli: `bambini|bambine|bimbi|bimbe|piccoli|piccole|figli|figlie|gemelli|gemelle|nipotini|nipotine
      ragazzini|fratellini|sorelline`,
    'di-anni': `di <numero> (anni|mesi)`,
    numero: `1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici
      dodici|tredici|quattordici|quindici|sedici`,
    'al-bimbo': `(al|alla|ai|alle) (mio|mia|nostro|nostra|suo|sua|miei|nostri|suoi)? (<piccolo>|<piccoli>
        figlio|figlia)|a (mio|mia|nostro|nostra|suo|sua) (figlio|figlia|nipote|nipotino|nipotina)
      a un bambino|a una bambina`,
    'sul-bimbo': `(sul|sulla|sui|sulle) (mio|mia|nostro|nostra|suo|sua|miei|nostri|suoi)? (<piccolo>
        <piccoli>)|su (mio|mia|nostro|nostra|suo|sua) (figlio|figlia)|su di lui`,
    giovane: `9|10|11|12|13|14|15|16|17|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette`,
    adulto: `19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50
      52|55|60|trenta|quaranta|cinquanta|venticinque`,
    // Modality and time
    mi: `mi|m|me|ci`,
    adv: `sempre|spesso|a volte|ogni tanto|ancora|di nuovo|anche|già|quasi|poi|ieri|ieri sera|stanotte|oggi
      stamattina|stasera|sabato|domenica|più volte|una volta|due volte|tante volte|pure|davvero|fisicamente
      brutalmente|quando beve|da ubriaco|continuamente|regolarmente|ormai|tutti i giorni|ogni giorno|ogni sera
      solo|tipo|proprio|letteralmente|l'altra sera|l'altro giorno|per la prima volta|praticamente|addirittura
      persino|veramente|sul serio|ora|adesso|domani|presto|prima o poi|semplicemente|soltanto|seriamente
      onestamente|tanto|sinceramente|veramente solo|almeno`,
    ha: `ha|hanno|aveva|avevano|abbia`,
    voglio: `voglio|vorrei|vojo|desidero|preferirei|preferisco|spero di|prego di|sogno di|penso di|pensavo di
      pensato di|ho voglia di|avrei voglia di|sto pensando di|ho deciso di|deciso di|devo|ho bisogno di
      sto per|ho intenzione di|penso a|penso spesso di|penso sempre di|pensando di|pensando a|meglio
      tentata di|tentato di|ho l'impulso di|medito di|nn vedo l'ora di|non vedo l'ora di
      non desidero altro che|ho una gran voglia di|mi viene voglia di|mi viene da|ho pensato a|pensato a
      progetto di|sto progettando di|ho tentato di|ho provato a|provato a|ho cercato di|potrei|tipo voglio
      ho paura di|mi dico di|ho il desiderio di|stavo per|volevo solo|vado a|pronta a|pronto a`,
    vorrei: `voglio|vorrei|vojo|desidero|preferirei|preferisco|spero di|prego di|sogno di|ho voglia di
      avrei voglia di|ho bisogno di|ho deciso di|deciso di|sto pensando di|ho il desiderio di
      mi viene voglia di|meglio|volevo solo|non vedo l'ora di|penso spesso di|nn vedo l'ora di
      non desidero altro che|ho una gran voglia di|mi merito di|merito di|merito solo di`,
    vuole: `vuole|voleva|vorrebbe|minaccia di|minacciava di|ha minacciato di|minacciato di|ha cercato di
      ha tentato di|ha provato a|provato a|prova a|tenta di|cerca di|potrebbe|può|è capace di
      sarebbe capace di|sta per|stava per|dice di|ha giurato di|giura di|ha intenzione di|parla di|finirà per
      finisce per|continua a|ha iniziato a|inizia a|ha cominciato a|comincia a|ha ripreso a|smette di
      smetterà di|hanno minacciato di|vogliono|tentava di|ha promesso di`,
    dice: `dice|diceva|ha detto|mi ha detto|mi dice|minaccia|ha minacciato|giura|ha giurato|ripete|scrive
      mi scrive|mi ha scritto|urla|urlava|mi ha giurato|continua a dire|mi ripete|promette|mi diceva
      ha scritto|mi urla`,
    paura: `ho paura|ho tanta paura|ho troppa paura|ho molta paura|ho il terrore|temo|ho una paura folle
      sono terrorizzata|sono terrorizzato|vivo nel terrore|vivo nella paura|terrorizzata all'idea|avevo paura
      ho sempre paura|una paura fottuta|ho paurissima|paura matta|mi fa paura|ho così paura|ho davvero paura
      ho seriamente paura|ho ancora paura`,
    // Acts
    botte: `pugni|calci|schiaffi|sberle|ceffoni|botte|cinghiate|cinturate|bastonate|manate|testate|ginocchiate
      legnate|mazzate|pizze|schiaffoni|sganassoni|cazzotti|ciabattate`,
    botta: `(un|uno|una|due|tre|quattro|dei|degli|delle) (pugno|schiaffo|sberla|ceffone|calcio|testata|manata
        ginocchiata|cinghiata|cinquina|manrovescio|schiaffone|cazzotto|bastonata|mazzata|coltellata|<botte>)
      le botte|botte|<botte>`,
    addosso: `addosso|al collo|alla gola|intorno al collo|attorno al collo|nelle mutande`,
    contro: `al muro|contro (il|un|la|una) (muro|porta|armadio|parete|tavolo|mobile|frigo|lavandino)|per terra
      a terra|giù|giù (per|dalle) (le)? scale|dalle scale|giù dal letto|sul letto con la forza|sul pavimento
      fuori dalla macchina`,
    'per-il': `per (il|i|la|le) (collo|gola|capelli|braccia|polsi)|dai capelli|alla gola|al collo`,
    picchia: `picchia[va]|picchiano|picchi|mena[va]|menano|schiaffeggia[va]|strangola[va]|strozza
      strattona[va]|spintona[va]|malmena[va]|maltratta[va]|violenta[va]|stupra[va]|pesta[va]|percuote
      prende[va] a <botte>|prendono a <botte>|picchierà|riempie[va] di (botte|lividi|calci|pugni)
      (gonfia|ammazza|massacra|corca|crocchia) di (botte|mazzate|legnate)
      (tira[va]|dà|dava|molla[va]|rifila[va]) <botta>|mette[va] le mani <addosso>|tira[va] <per-il>
      trascina[va] <per-il>|afferra[va] <per-il>|prende[va] <per-il>|sbatte[va] <contro>|spinge[va] <contro>
      butta[va] <contro>|scaraventa[va] <contro>|stringe[va] (il collo|la gola|le mani al collo)
      sputa[va] (addosso|in faccia)|alza[va] le mani addosso|torce il braccio|accoltella|fa violenza
      faceva violenza|tocca contro la mia volontà|vatte|aggredisce fisicamente|frusta|spacca di botte
      fa nera di botte`,
    picchiato: `picchiat[o|a|i|e]|menat[o|a|i|e]|schiaffeggiat[o|a]|strangolat[o|a]|strozzat[o|a]
      strattonat[o|a]|spintonat[o|a]|malmenat[o|a]|maltrattat[o|a]|violentat[o|a]|stuprat[o|a]|pestat[o|a]
      percoss[o|a]|pres[o|a] a <botte>|corcat[o|a] di botte
      (riempit[o|a]|gonfiat[o|a]|massacrat[o|a]|ammazzat[o|a]) di (botte|mazzate|legnate|calci|pugni|lividi)
      accoltellat[o|a]|(tirato|dato|mollato|rifilato|sferrato|allungato) <botta>|mess[o|e] le mani <addosso>
      alzato le mani addosso|stuprat[i|e]|(tirat[o|a]|trascinat[o|a]|afferrat[o|a]|pres[o|a]) <per-il>
      (sbattut[o|a]|spint[o|a]|buttat[o|a]|lanciat[o|a]) <contro>|stretto (il collo|la gola|le mani al collo)
      sputat[o|a] (addosso|in faccia)|aggredit[o|a]|pugnalat[o|a]|scaraventat[o|a] <contro>
      fatto (un occhio nero|gli occhi neri|violenza|nera di botte|i lividi)|ustionat[o|a]|frustat[o|a]
      torturat[o|a]|seviziat[o|a]|fatto male fisicamente
      colpit[o|a] (in faccia|in testa|al volto|con (un|una|la|il)|alla testa)|messo un cuscino in faccia`,
    picchiarmi: `picchiarmi|menarmi|schiaffeggiarmi|strangolarmi|strozzarmi|violentarmi|stuprarmi
      prendermi a <botte>|malmenarmi|mettermi le mani <addosso>|pestarmi|maltrattarmi|accoltellarmi
      spingermi <contro>|buttarmi <contro>|pugnalarmi|riempirmi di botte|darmi <botta>|tirarmi <botta>
      afferrarmi <per-il>|aggredirmi|picchiarci|spararmi|investirmi`,
    uccidermi: `uccidermi|ammazzarmi|farmi (del)? male|farmi fuori|darmi fuoco|bruciarmi|sfregiarmi
      avvelenarmi|spararmi|soffocarmi|ucciderci|ammazzarci|farci del male
      buttarmi (giù|di sotto|dal balcone|dalla finestra)|tagliarmi la gola|sciogliermi nell'acido
      farmela pagare con il sangue|rompermi (la testa|le ossa|le gambe)|spaccarmi (la testa|la faccia)
      gambizzarmi|farmi ammazzare|uccidere me|ammazzare me|uccidere tutti|ammazzarmi di botte`,
    ammazza: `ammazza|uccide|ucciderà|ammazzerà|fa fuori|brucia viva|brucia|spara|accoltella|sfregia
      taglia la gola|dà fuoco|strangola|fa ammazzare|farà ammazzare|massacra|spacca la faccia|spacca la testa
      butta giù dal balcone|scioglie nell'acido|seppellisce|viene ad ammazzare|rompe le ossa|rompe le gambe
      sparerà|brucerà|farà fuori|ammazzava|uccideva|uccidesse|ammazzasse|fa a pezzi`,
    ammazzi: `ammazzi|uccida|picchi|faccia (del)? male|faccia qualcosa|meni|faccia fuori|strangoli|violenti
      accoltelli|spari|stupri|possa (uccidere|ammazzare|picchiare|fare del male)|metta le mani addosso
      aggredisca|sfregi|bruci|rapisca|aspetti sotto casa|venga a cercare|ammazzi di botte|uccida nel sonno
      alzi le mani|trovi e`,
    ossa: `naso|braccio|polso|costola|costole|mandibola|labbro|dito|dita|denti|dente|timpano|zigomo
      setto nasale|mascella|clavicola|sopracciglio|mano`,
    arma: `coltello|pistola|forbici|fucile|ascia|martello|bottiglia rotta|mannaia|accetta|coltellaccio|machete
      taglierino|cacciavite|mazza|rasoio|coltello da cucina|arma`,
    ucciderlo: `ucciderl[o|a|i|e]|ammazzarl[o|a|i|e]|accoltellarl[o|a]|avvelenarl[o|a]|strangolarl[o|a]
      farl[o|a] fuori|pugnalarl[o|a]|sparar[gli|le]|dar[gli|le] fuoco|picchiarl[o|a]|menarl[o|a]|pestarl[o|a]
      violentarl[a|o]|stuprarla|massacrarl[o|a] di botte|farl[o|a] ammazzare|bruciarl[o|a] viv[o|a]
      soffocarl[o|a] (nel sonno|con il cuscino|col cuscino)|prenderl[o|a] a <botte>|tagliar[gli|le] la gola
      far[gli|le] (del)? male|investirl[o|a]|metter[gli|le] le mani (addosso|al collo)|aggredirl[o|a]
      romper[gli|le] (le ossa|le gambe|la faccia)|buttarl[o|a] (giù dal balcone|giù dalle scale|di sotto)
      spararl[i|e]`,
    uccidere: `uccidere|ammazzare|accoltellare|avvelenare|strangolare|far fuori|pugnalare|picchiare|pestare
      sparare a|violentare|stuprare|dare fuoco a|fare del male a|far del male a|menare
      mettere le mani addosso a|aggredire|bruciare viva`,
    rapporti: `fare sesso|fare l'amore|avere rapporti|rapporti|a letto|andare a letto|fare cose
      fare cose sessuali|sesso anale|rapporti orali|avere un rapporto|scopare|farlo|certe cose a letto
      fare sesso con (altri|i suoi amici)|rapporti sessuali|farlo senza`,
    pillole: `pillole|pastiglie|pasticche|compresse|medicine|farmaci|sonniferi|ansiolitici|gocce
      antidepressivi|tachipirine|xanax|benzodiazepine|tavor|lexotan|psicofarmaci|barbiturici|sonnifero|en
      insulina|candeggina`,
    salto: `(dal|dalla|da un|da una|giù dal|giù dalla) (ponte|balcone|finestra|tetto|terrazzo|palazzo
        cavalcavia|scogliera|quinto piano|viadotto)
      (sotto|sotto un|sotto a un|sotto il|sotto al|sotto la) (treno|camion|tram|metro|macchina|metropolitana
        tir|autobus)|di sotto|(nel|in un) (fiume|dirupo|burrone)|sui binari|sulle rotaie|sotto le macchine`,
    suicidarmi: `suicidarmi|impiccarmi|togliermi la vita|togliermi di mezzo per sempre|tagliarmi le vene
      tagliarmi i polsi|spararmi (in testa|in bocca|un colpo|alla testa)|buttarmi <salto>|gettarmi <salto>
      lanciarmi <salto>|annegarmi|darmi la morte`,
    pelle: `le braccia|i polsi|il polso|il braccio|le gambe|le cosce|la coscia|la pancia|la pelle
      gli avambracci|le vene`,
    si: `si ammazza|si uccide|si suicida|si impicca|si ammazzerà|si ucciderà|si suiciderà|s'ammazza
      si toglie la vita|si toglierà la vita|si taglia (<pelle>)|si butta <salto>|si spara un colpo
      si spara in testa|si butterà <salto>|la fa finita|la farà finita|si fa (del)? male da sol[o|a]
      fa una sciocchezza|si ammazzava|si uccideva|si uccidesse|la faceva finita|si fa fuori`,
    suicidarsi: `suicidarsi|impiccarsi|ammazzarsi|uccidersi|togliersi la vita|tagliarsi le vene
      tagliarsi i polsi|farla finita|morire|annegarsi|buttarsi <salto>|gettarsi <salto>|lanciarsi <salto>
      spararsi|farsi del male|suicidarci|non vivere più|non svegliarsi più|tagliarsi|compiere un gesto estremo
      togliersi di mezzo|avvelenarsi|darsi fuoco|essere mort[o|a]|non esserci più|non essere mai nat[o|a]`,
    foto: `(le|delle)? mie (foto|immagini) (intime|nuda|hot|nudo|private)?|foto (intime|mie nuda|hot|mie)
      le (foto|immagini) (intime|nuda|hot|private)|i (miei|nostri)? video (intimi|hot|privati|porno)?
      le nostre foto (intime|hot|private)?|il (nostro)? video (hot|intimo|porno)|i miei nudi|i nudes`,
    pubblica: `pubblicare|mandare|diffondere|mostrare|postare|mettere online|mandare in giro|inviare
      condividere|far vedere|far girare|mettere su internet|caricare|mettere in rete|spedire|girare`,
    animale: `(il|la) (mio|mia|nostro|nostra)? (cane|gatto|gatta|cagnolino|cagnolina|cagna|gattino|coniglio
        cucciolo|criceto)`,
    posto: `sotto casa|fuori dal lavoro|fuori (dal|dalla) (ufficio|scuola|palestra|negozio|portone)
      davanti (a casa|al lavoro|alla porta|al portone)|all'uscita del lavoro|al lavoro|sul posto di lavoro
      sotto l'ufficio|sotto la finestra|davanti alla scuola|sotto casa dei miei`,
    documenti: `il passaporto|i documenti|lo stipendio|il permesso di soggiorno|la carta d'identità
      il bancomat|la carta di credito|le carte|la postepay|i miei soldi|tutti i soldi|la pensione
      i miei documenti|il mio passaporto|il mio stipendio`,
    telefono: `<documenti>|il telefono|il cellulare|le chiavi|le chiavi di casa|il mio telefono
      il mio cellulare|la macchina|il pc|la sim`,
    'di-cosa': `vergogna|imbarazzo|risate|ridere|noia|caldo|freddo|fame|sete|sonno|invidia|curiosità|lavoro
      fatica|studio|studiare|palestra|gelosia|crepacuore|nostalgia|vecchiaia|gola|felicità|lui|lei|te|stress
      compiti|esami|straordinari|allenamenti|shopping`,
    dove: `con (lui|lei|te|me|mia|mio|i miei|sua|suo|loro|sua madre|mia suocera|qualcuno|una persona|un uomo)
      a|in (italia|campagna|città|centro)
      in (affitto|due|una|quella|questa casa|questa città|montagna|germania)|così lontan[o|i]|lontan[o|a|i]
      insieme|separat[i|e]|nella|nel|all'estero|alla|da (sola|solo|sua)|come|di|sempre|sotto|serenamente
      tranquill[o|a]|la|una|il|qui|l'amore|questa storia|un'altra|altre|al|un|dove|di nuovo insieme`,
    dimentico: `dimentico|perdo|rompo|arrivo|torno|faccio|scopre|sa|vede|bevo|prendo|lo scopre|lo sa|non
      spendo|boccio`,
    piu: `più|così|in questo modo|in queste condizioni|senza di lui|senza di lei|senza lui|senza lei`,
    soluzione: `(l'unica|la sola|la mia unica|la) (soluzione|via d'uscita|via|liberazione|cosa giusta
        cosa migliore)|meglio|una liberazione|un sollievo|l'unico modo`,
    addio: `d'addio|di addio|per quando non ci sarò più|di suicidio|da lasciare ai miei figli`,
    tante: `(un sacco di|tutte le|tutti i|tutto il|troppe|troppi|una scatola di|un flacone di|una boccetta di
        un mucchio di|tante|due scatole di|una confezione di|tutte quante le|una manciata di
        un intero flacone di|tutte le mie|tutti i miei)`,
    tutte: `le|i|delle|dei|le mie|i miei|tutte le|tutti i|le sue|abbastanza|il`,
    'voglio-ucciderlo': `voglio|devo|penso di|pensavo di|pensato di|sto pensando di|ho deciso di|sto per
      ho intenzione di|medito di|pensando di|ho voglia di|avrei voglia di|ho l'impulso di|ho l'istinto di
      ho la tentazione di|sto progettando di|progetto di|ho in mente di|sogno di|fantastico di|immagino di
      mi immagino di|sono capace di|sarei capace di|stavo per|rischio di|finirò per|finirò con|mi viene da
      vado a|potrei davvero|potrei arrivare a|sono arrivat[o|a] a pensare di|minacciato di|ho giurato di
      sono pront[o|a] a`,
    quando: `quando (beve|si arrabbia|litighiamo|litiga|perde la pazienza|torna|è ubriaco)|ogni volta|ieri
      di nuovo|più volte|anche con me|una volta|stasera|stanotte|davanti (ai|a)|durante|ancora|tante volte
      spesso|per (gelosia|un nonnulla|futili)|se (parlo|rispondo|non)`,
    ex: `ex|ex marito|ex ragazzo|ex fidanzato|ex compagno|exmarito`,
    pochi: `1|2|3|4|5|6|7|8|un|due|tre|quattro|cinque|sei|sette|otto`,
    quasi: `quasi|anche|già|pure`,
    domestica: `domestica|domestiche|in casa|a casa|da|da anni|da lui|da mio|dal|fisic[a|i|he]|sessual[e|i]
      ogni giorno|da parte`,
    uscire: `uscire|lavorare|vedere (i miei|le mie amiche|nessuno|mia madre|la mia famiglia|gli amici)
      parlare con (nessuno|mia madre|i miei|le mie)
      andare (via|dal medico|a lavorare|da mia madre|dai miei|dal dottore)
      sentire (i miei|mia madre|mia sorella)|usare il telefono|imparare l'italiano
      avere (amiche|amici|soldi|un conto|un telefono)|telefonare|guidare|uscire di casa|uscire da sola
      frequentare nessuno`,
    permesso: `(il suo|suo)? permesso|di lui|chiederglielo|chiedere il permesso|lui|che lo sappia
      il suo consenso|chiedergli`,
    cibo: `caffè|cibo|piatto|bicchiere|minestra|cena|acqua|vino|tè|zuppa|pasta|birra`,
    'picchia-lei': `picchia[va]|picchiano|mena[va]|malmena[va]|violenta[va]|stupra[va]|strangola[va]
      prende[va] a <botte>|maltratta[va]|alza[va] le mani (su|contro)|mette[va] le mani addosso a
      massacra[va] di botte|pesta[va]|perseguita[va]|accoltella`,
    'picchia-bimbo': `picchia[va]|picchio|picchiavo|picchiano|mena[va]|meno|malmena|malmeno|maltratta[va]
      maltratto|violenta[va]|strattono|schiaffeggia|prende[va] a <botte>|prendo a <botte>|prendevo a <botte>
      schiaffeggio|frusta|pesta|sculaccia|strangola|riempie di (botte|lividi)|stupra|picchiare|maltrattano
      menano|menare|fa violenza su|percuote`,
    'picchiato-bimbo': `picchiato|menato|malmenato|maltrattato|violentato|preso a <botte>|schiaffeggiato
      frustato|pestato|strangolato|quasi strozzato|riempito di (botte|lividi)|stuprato
      preso per (il collo|i capelli)|bruciato|ustionato|morso|spinto giù dalle scale|sbattuto contro il muro`,
    'bimbo-di': `(mio|mia|miei|mie|nostra|nostro|nostri|suo|sua|suoi)? (figlio|figlia|figli|figlie|<piccolo>
        <piccoli>|nipote)`,
    'adulto-che': `prof|professore|maestro|allenatore|mister|zio|patrigno|nonno|cugino|prete|don|parroco
      catechista|padre|papà|istruttore|fratello|fratellastro|vicino|educatore|babysitter|compagno di mamma`,
  },

  negation: `
    <not>
    (non|mai|nn) (penso|credo|dico|è|è vero|è successo|direi|sto dicendo) che
    (non|mai|nn) <adv>
    (non|mai|nn) (voglio|vuole|vorrei|oserebbe|potrei|potrebbe)
    (non|mai|nn) (ho intenzione|ha intenzione|penso|pensa|pensavo|sognerei|sognerebbe) (di|a)
    (nessuna|alcuna) (intenzione|voglia|idea) di
    nessuno (dei due|di noi)
  `,

  harmless: `
    (morire|morta|morto|morivo|muoio|moriamo|morti) (dal|dalla|dalle|di|da|per) <di-cosa>
    (morire|uccidermi|ammazzarmi|mi ammazzo|suicidarmi|spararmi|impiccarmi) (dal ridere|dalle risate
      dalla noia|ahah*)
    (voglio|vorrei) morire (lol|ahah*|xd|ahaha|che imbarazzo|che vergogna|che figura|dall'imbarazzo)
    (voglio|vorrei) morire (con lui|con lei|vecchia|vecchio|al mare|felice|insieme a te|insieme)
    (mi ammazzo|ammazzarmi|si ammazza|ammazzarsi|uccidersi|uccidermi|si uccide|mi uccido) <di-cosa>
    (mi ammazzo|ammazzarmi|si ammazza|ammazzarsi|uccidersi|uccidermi|si uccide|mi uccido) (di|in|con
      per) <di-cosa>
    farla finita con (lui|lei|questa|questo|questi|il|lo|i|le|gli|mio|mia|sto|sta|tutte|certi|certe|loro|una
      un)
    farla finita (tra noi|con la (relazione|storia|dieta|scuola|palestra|convivenza|terapia)|col (fumo
      lavoro))
    (la fa|la farà) finita (con|di)
    suicidio (politico|professionale|sociale|commerciale|economico|di massa|assistito)
    suicid* (è il tema|nel film|nel libro|nella letteratura|in italia|tra i giovani|dei giovani)
    prevenzione del suicidio
    mio (nonno|zio|cugino|vicino) si è (suicidato|ammazzato|impiccato|ucciso|tolto la vita)
    mi sparo (una|un|due|tutta|tutte|la|i|le) (serie|pizza|birra|episodi|maratona|film|musica|pose|selfie)
    spararmi (una|un|due|tutta|tutte|la|i|le) (serie|pizza|birra|episodi|maratona|film|musica|stagione)
    schiaffo morale
    <mi> (ha)? (prende|preso|stringe) (alla|la) gola (la|l'ansia|il|un|una|lo|quando)
    (voglio|vorrei|vuole|voglia di|stanc[o|a] di|stuf[o|a] di|forza di) <adv>? più? vivere <dove>
    <vorrei> <adv>? morire (che|piuttosto che) (sposarl[o|a]|uscire|andare|dirglielo|chiedere|tornare|mangiare
      fare|rivederl[o|a])
    (pront[o|a] a|potrei|vorrei) morire per (i|il|la|mio|lui|lei|te|un|amore|mia)
    (vuole|vorrebbe|voglio|vorrei) morire (nella|nel|a casa sua|di vecchiaia|nel sonno a|in pace|dopo di)
    alla morte (di|del|della|dei|delle)
    chius[o|a] [~3] per (sbaglio|errore|distrazione)
    <pillole> (che mi (ha|hanno) (dato|prescritto)|prescritt[e|i]|del (dottore|medico)|omeopatic[he|i])
    mi butto nel fiume (con|d'estate|ogni estate|per)
    papà vestito da
    <mi> (picchia|mena|strozza|soffoca) (in testa il sole|forte il sole|il sole|la voce|il pianto|il mutuo
      l'affitto|la cravatta|il can)
    <mi> (picchia|batte|massacra|strozza) (a|ai|alla|nei) (scacchi|carte|play|fifa|videogiochi|briscola|tennis
      ping pong|padel)
    <mi> <ha> <adv>? (menat[o|a] per il naso|pestat[o|a] (il|i|un) (piede|piedi|callo|alluce))
    <mi> <ha> (sbattut[o|a]|buttat[o|a]) (giù la|in faccia|fuori dal gruppo|giù il morale
      giù dal letto la sveglia)
    <mi> butta giù (il|la|di|moralmente|dal letto|quando|che|sapere|vedere|pensare|questa|questo
      psicologicamente)
    <mi> <ha> (buttat[o|a]|spint[o|a]) giù (moralmente|il|la|di morale|psicologicamente|questa|che|di corda)
    <mi> (spinge|ha spint[o|a]) (a|ad|giù dallo scivolo|sull'altalena|in piscina|verso)
    <mi> <ha> aggredit[o|a] (verbalmente|a parole|con le parole|nei commenti|sui social|perché ho|dicendo)
    (mi maltratta|mi ha maltrattat[o|a]) (le piante|il divano|la macchina|i vestiti)
    (figlio|figlia|nipotino|nipotina|nipote|bambino|bimbo|bimba|bambina) di <pochi> (anni
      mesi) <mi> <adv>? <picchia>
    (bambino|bimbo|bimba|bambina|nipotino|nipotina|piccolo|piccola|gatto|gatta|cane|cavallo
      feto) <mi> <adv>? <picchia>
    (bambino|bimbo|bimba|bambina|nipotino|nipotina|piccolo|piccola|gatto|gatta|cane
      cavallo) <mi> <ha> <adv>? <picchiato>
    <mi> (dà|da|tira|tirava|dava) (i|dei|tanti)? calci (da dentro|nel pancione|nella pancia da dentro
      sotto il tavolo|nel sonno)
    (come|stato|è) (un|uno) (pugno|schiaffo|calcio) (nello|allo|in|al|nella|alla) (stomaco|faccia|cuore|pancia
      dignità|povertà)
    (dare|darmi|dà|dato) (un|due|dei) (calci|calcio|pugni) (al|ad un|a un) (pallone|passato|sacco|destino)
    (mamma|madre|papà|padre|moglie|marito|capo|prof|lei|lui) (poi)? mi (ammazza|uccide) (se|quando
      perché) <dimentico>
    se (lo)? (scopre|vede|sa|torno tardi|arrivo tardi|dimentico|rompo|brucio) [~3] (mia madre|mia mamma
      il capo) mi (ammazza|uccide)
    mi (uccide|ammazza) (il|la|lo|sapere|vedere|pensare|che|non|questo|questa|quando|come|dentro|lentamente
      l'idea|l'ansia|sta)
    <dice> (che)? [~1] mi (brucia|fa a pezzi) (la gola|lo stomaco|il cuore|dentro|gli occhi)
    tagliar[mi|si] (i capelli|la barba|le unghie|i baffi|la frangia|i ricci|fuori|una fetta|un pezzo
      le doppie punte)
    si taglia (i capelli|la barba|le unghie|da solo i capelli|fuori)
    (mi taglio|tagliarmi|mi brucio|mi ferisco) (cucinando|affettando|sempre cucinando|facendo la barba
      con la carta|rasandomi)
    mi faccio (del)? male (in palestra|giocando|correndo|a calcetto|a sciare|allenandomi|da sola leggendo
      a pensarci)
    <voglio> farmi (del)? male (leggendo|guardando|rileggendo|pensando|da sola con)
    (far[gli|le]|fare) (del)? male (lasciandol[o|a]|se l[o|a] lascio|dicendo[gli|le]|con la verità
      emotivamente|a lasciarl[o|a])
    (ho paura di|temo di|paura di) far[gli|le] (del)? male (lasciandol*|se|dicendo*|con|emotivamente|e
      anche se)
    (lo|la|li|le|l) (ammazzo|ammazzerei|strozzo|strozzerei|uccido|ucciderei) (ahah*|lol|xd|bonariamente
      scherzo|di baci|di coccole)
    (picchiarl[o|a]|ucciderl[o|a]|ammazzarl[o|a]) (a|alla|ai) (scacchi|fifa|play|carte|mortal kombat|tekken)
    (mangiarl[o|a]|ammazzarl[o|a]|riempirl[o|a]) di (baci|coccole|complimenti)
    <mi> (segue|ha seguit[o|a]) (su|sui|con (affetto|interesse|pazienza)|nello|nella|nei|passo passo)
    (perseguita|perseguitano) (il pensiero|il ricordo|la sfortuna|la sfiga|il dubbio|quella|quel|l'idea)
    <mi> chiude in (un abbraccio|una stretta|bellezza)
    <giovane> anni (più di|in più|di più|in meno|meno di|fa|insieme|suonati|da quando|di (matrimonio
      differenza|relazione|convivenza|fidanzamento))
    <giovane> anni di (lavoro|distanza|vita|silenzio|storia|amicizia|bugie|tradimenti|terapia|attesa)
    (quando|da quando|finché) avevo <giovane>
    (tiro|tirato|lanciat[o|a]) (addosso)? (il|un|i|dei) (cuscino|cuscini|riso|coriandoli)
    <mi> (ha)? (toccat[o|a]|tocca) (il cuore|nel profondo|l'anima|profondamente|dentro)
    alzato le mani e si è (arreso|arresa|scusato)
    violent[o|a] (solo nei|nei (videogiochi|film)|solo a parole|nel gioco)
    violenta (lite|discussione|litigata|tempesta|reazione|crisi|febbre)
    (in|alla|per la|per) (palestra|lavoro|boxe|sparring) <mi> <adv>? <picchia>
  `,

  elsewhere: `
    (nel|in un|in quel|del|un|questo|quel) (film|libro|romanzo|sogno|fumetto|videogioco|racconto|gioco
      thriller|documentario|podcast)
    (nella|in una|in quella|della|una|questa|quella) (serie|serie tv|canzone|puntata|fiction|storia inventata
      soap|telenovela|novella)
    (ho|abbiamo|ha) sognato
    (in|nel|un) (sogno|incubo)
    (il|la|del|della) (protagonista|personaggio|eroina|cattivo)
    (dieci|quindici|venti|trenta|quaranta|cinquanta|tanti|molti|10|12|15|18|20|25|30|35|40|50) anni fa
    (quando|da quando) (ero|eravamo) (piccol[o|a|i]|bambin[o|a|i]|ragazzin[o|a]|giovane|adolescente
      alle elementari|alle medie)
    da (piccol[o|a]|bambin[o|a]|ragazzin[o|a]|ragazz[o|a]|adolescente|piccoli)
    (nella|durante la|della) (mia)? (infanzia|adolescenza|giovinezza)
    (a|al|durante|facendo|durante il|alla) (calcetto|judo|karate|kickboxing|play|playstation|fortnite|lol
      sparring|boxe|rugby)
  `,

  childWrites: `
    ho (solo|quasi|appena|ancora|circa)? <giovane> anni
    ho <giovane> a
    sono (una|un|ancora una|ancora un) (ragazzina|ragazzino|bambina|bambino|minorenne|tredicenne
      quattordicenne|quindicenne|sedicenne)
    sono (ancora|ancora)? minorenne
    (faccio|sono in|sto in|frequento|vado in) (la)? (prima|seconda|terza|quarta|quinta) (media|elementare
      liceo|superiore|superiori)
    (vado|sono) (alle|ancora alle|alla) (medie|elementari|scuola media)
    (f|m|femmina|maschio|ragazza|ragazzo) <giovane> (anni)?
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <vorrei> <adv>? (morire|crepare|essere mort[o|a])
        <voglio> <adv>? (farla finita|smettere di (vivere|esistere)|lasciarmi morire)
        <voglio> <adv>? (non svegliarmi più|non esserci più|non esistere più|non essere mai nat[o|a]
          sparire per sempre)
        <voglio> <adv>? (andarmene|lasciare|sparire) (da)? (questo mondo|questa terra|questa vita)
        (voglia|desiderio|bisogno|volontà) di (morire|farla finita|farmi fuori|uccidermi|ammazzarmi
          sparire per sempre)
        (non|nn) (voglio|vorrei|desidero|riesco) <adv>? più? a? (vivere|esistere|stare al mondo
          essere viv[o|a]|stare in vita) <piu>
        (non|nn) (voglio|vorrei) <adv>? più (vivere|esistere|svegliarmi|stare al mondo|essere viv[o|a]
          stare qui al mondo)
        (non|nn) voglio (vivere così|continuare a vivere|andare avanti a vivere|tirare avanti così)
        (non|nn) ho <adv>? più? (voglia|forza|la forza|motivo|motivi|nessun motivo|ragioni|nessuna voglia) (di
          per) vivere
        di vivere (non|nn) (ho|ne ho) <adv>? (più voglia|più la forza|voglia)
        (non|nn) ce la faccio <adv>? (più)? a (vivere|stare al mondo|restare in vita)
        stanc[o|a] (di vivere|della vita|di esistere|di stare al mondo)
        (stuf[o|a]|stanchissim[o|a]) (di vivere|di esistere|di stare al mondo)
        (la vita|la mia vita|vivere|questa vita) (per me)? (non|nn) (ha|vale) <adv>? (più)? (senso|la pena
          un senso|nessun senso)
        (non|nn) ha <adv>? (più)? (senso|alcun senso) (vivere|continuare a vivere|la mia vita|la vita
          stare al mondo)
        (non|nn) vale <adv>? (più)? la pena (di)? (vivere|continuare a vivere)
        che senso ha (vivere|continuare a vivere|stare al mondo)
        (non|nn) (ho|c'è|ho più|c'è più) (niente|nulla|nessuno|un motivo|nessun motivo) (per cui
          per il quale) (vivere|valga la pena vivere)
        (sarebbe|era|è|sarei|starei|stareste) <adv>? meglio (mort[o|a]|se (io)? (fossi mort[o|a]|morissi
          non ci fossi più|sparissi per sempre))
        meglio (se|che) (io)? (non fossi (mai)? nat[o|a]|fossi mort[o|a]|morissi|non ci fossi più)
        (vorrei|magari) (non essere (mai)? nat[o|a]|fossi mort[o|a]|non fossi (mai)? nat[o|a])
        (starebbero|starebbe|staranno|starà|stanno|sta) <adv>? (tutti|lui|lei)? meglio senza (di)? me
        meglio senza di me , tutti
        (il mondo|tutti|la mia famiglia|i miei figli|lui|lei|loro) (starebbe|starebbero|sarebbe
          sarebbero) meglio senza (di)? me
        (penso|pensavo|pensando|ripenso|ho pensato|pensato) <adv>? (al|a un|a) (suicidio|gesto estremo)
        (penso|pensando) <adv>? alla mia morte
        (penso|pensando) (sempre|spesso|solo|continuamente|ogni giorno|tutti i giorni) alla morte
        (pensieri|idee|istinti|impulsi|fantasie|intenzioni|pensiero) (suicid[i|a]|suicidari|di suicidio
          di morte|di farla finita)
        (idea|tentazione|pensiero) (del suicidio|di farla finita|di ammazzarmi|di uccidermi|di morire)
        (mi sento|sono|mi sono sentit[o|a]) <adv>? (suicida|pront[o|a] a morire)
        (addormentarmi|andare a dormire|chiudere gli occhi) e non (svegliarmi|risvegliarmi
          aprirli) <adv>? (più)?
        (spero|prego|vorrei) (di|solo di|solo)? non (svegliarmi|risvegliarmi) (più|domani|domattina|mai più)
        (aspetto|invoco|desidero|bramo) (solo|soltanto)? (la morte|di morire)
        (la morte|morire|il suicidio|farla finita) (è|sarebbe|mi sembra|sembra) <adv>? <soluzione>
        (unica|sola) (soluzione|via d'uscita|strada|via) (è|sarebbe|rimane|resta) (la morte|morire|il suicidio
          farla finita|ammazzarmi)
        (non|nn) mi (importa|interessa|frega) <adv>? (più)? (di vivere|se vivo o muoio|se muoio|di morire
          se vivo)
        lasciatemi morire
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <suicidarmi>
        <voglio> <adv>? (uccidermi|ammazzarmi|avvelenarmi|spararmi|darmi fuoco|farmi fuori|accoltellarmi
          soffocarmi)
        mi (ammazzo|uccido|suicido|impicco|ammazzerò|ucciderò|impiccherò|suiciderò|tolgo la vita|avveleno
          do fuoco|toglierò la vita)
        m'ammazzo
        mi (sparo|sparerò) (in testa|in bocca|un colpo|alla testa)
        mi (butto|butterò|getto|lancio|lancerò|getterò) <adv>? <salto>
        mi (taglio|taglierò|apro) le vene
        mi sono (tagliat[o|a] le vene|impiccat[o|a]|buttat[o|a] <salto>|quasi (ammazzat[o|a] apposta
          impiccat[o|a]))
        (mi schianto|schiantarmi|mi schianterò|andare a schiantarmi) <adv>? (contro|addosso a|su) (un|il
          al) (muro|albero|palo|camion|guardrail)
        (tentat[o|i]|tento|tentare|commesso|commettere|fatto) (il|un|già il|di) suicidio
        (tentativo|tentativi) di suicidio
        la faccio finita (stasera|oggi|domani|stanotte|adesso|ora|per sempre|davvero|con la vita
          una volta per tutte)
        (farla finita|chiudere|chiuderla) (con)? (la vita|la mia vita|tutto questo mondo)
        (mettere|metto|metterò|porre) (fine|termine) (alla mia (vita|esistenza)|ai miei giorni|a questa vita)
        (scrivo|scritto|scrivendo|preparato|scrivere|preparo) <adv>? (la|una|le|il|un|i)? (lettera|lettere
          biglietto|biglietti) <addio>
        (preso|prendo|prendere|ingoiato|ingoiare|mandato giù|buttato giù|inghiottito|ingoio
          mandare giù) <tante> <pillole>
        (preso|ingoiato|mandato giù|buttato giù|inghiottito) (20|25|30|40|50|60|venti|trenta|quaranta
          cinquanta) <pillole>
        (scorta|riserva|overdose) di <pillole>
        (accumulo|accumulato|accumulando|conservo|messo da parte|metto da parte|nascosto
          contato) <adv>? <tutte>? <pillole>
        (cappio|corda|cintura) (al|intorno al|attorno al) (mio)? collo
        (comprato|preparato|annodato|legato) (la|una|già la|il|un) (corda|fune|cappio)
        (pistola|fucile) (alla tempia|in bocca|alla testa) e (sparo|premo|premere)
        (lametta|lama|coltello) (sui|ai|sul) (miei)? (polsi|polso)
        (ho|già) (deciso|scelto|pianificato|fissato) (il giorno|la data|come|quando|dove) (morire|ammazzarmi
          uccidermi|della mia morte|morirò)
        (ho|avevo|provato|tentato|cercato) <adv>? (di|a)? (uccidermi|ammazzarmi|farla finita)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        mi (taglio|tagliavo|brucio|bruciavo|graffio|ferisco|incido) <adv>? (<pelle>|di nascosto|con (la|le
          una) (lametta|lamette|lama|forbici)|apposta)
        mi sono (tagliat[o|a]|bruciat[o|a]|graffiat[o|a]) <adv>? (<pelle>|di nascosto|con (la|le|una) (lametta
          lamette|lama)|apposta)
        (ricominciato|ripreso|iniziato|cominciato|voglia|bisogno|smettere|tornat[o|a]|impulso|smetto) (a
          di) (tagliarmi|ferirmi|graffiarmi|bruciarmi)
        tagliarmi (<pelle>|di nascosto|di nuovo|con (la|le|una) (lametta|lamette|lama))
        (ricominciato|ripreso|iniziato|cominciato|tornat[o|a]) a farmi (del)? male
        <voglio> <adv>? (farmi (del)? male|ferirmi|tagliarmi)
        mi faccio (del)? male (da sol[o|a]|apposta|di nascosto|fisicamente|tagliandomi|con (la|le
          una) (lametta|lamette|lama))
        (autolesionismo|autolesionista|autolesionistici|autolesioni|autolesiono|autolesionarmi|autolesionata
          autolesionato)
        mi (prendo|do) (a|dei|da sol[o|a])? (pugni|schiaffi|testate) <adv>? (da sol[o|a]|in testa|sulle gambe
          in faccia|per punirmi)
        (sbatto|sbattuto|batto|do) (la testa|testate) <adv>? (contro il muro|al muro|contro la porta) (fino
          finché|per farmi|da farmi)
        (lamette|lametta) (nascost[e|a]|sulla pelle|sul braccio|sulle braccia|sulle gambe)
        mi (affamo|punisco) (tagliandomi|facendomi del male|bruciandomi)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (suicidarsi|impiccarsi|togliersi la vita|tagliarsi le vene|ammazzarsi|uccidersi|buttarsi <salto>
          tagliarsi i polsi)
        <si>
        <chi> <adv>? (ha)? <adv>? <vuole> <adv>? <suicidarsi>
        (vuole|vorrebbe|minaccia di|ha minacciato di|dice di|parla di|ha tentato di
          ha provato a) <adv>? <suicidarsi>
        <dice> <adv>? (che|di)? <adv>? (se lo lascio|se la lascio|se me ne vado)? ,? (<si>|vuole <suicidarsi>
          voler <suicidarsi>)
        <chi> <dice>? (che)? <adv>? non (vuole|ha voglia di|ha più voglia di) <adv>? (più)? (vivere|esistere
          stare al mondo|svegliarsi)
        non vuole <adv>? più (vivere|stare al mondo|esistere|svegliarsi)
        <chi> <adv>? (ha|aveva|hanno) <adv>? (pensieri|idee|istinti) (suicid[i|a]|suicidari|di morte)
        (ha|avrebbe|aveva) <adv>? (tentato|provato|minacciato|minacciato di) <adv>? (il|di)? suicidio
        (minaccia|minacciava|parla|parlava) <adv>? (il|di|del)? suicidio
        (minacce|minaccia) di suicidio
        si è <adv>? (tagliat[o|a]|bruciat[o|a]) <pelle>
        si è <adv>? (impiccat[o|a]|buttat[o|a] <salto>|tolt[o|a] la vita)
        (ha|aveva) <adv>? (preso|ingoiato|mandato giù|buttato giù) <tante> <pillole>
        <chi> (è|sembra|sta diventando) <adv>? suicida
        (vorrebbe|voleva|preferirebbe) essere mort[o|a]
        il (suo|mio) <uomo> (è|sarebbe) suicida
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <bimbo> [~4] (<si>|<suicidarsi>)
        <bimbo> [~3] (vuole morire|vorrebbe morire|vorrebbe essere mort[o|a]|non vuole (più)? vivere|si taglia
          si fa (del)? male)
        <bimbo> [~4] (pensieri suicidi|istinti suicidi|autolesionis*|tentato il suicidio|di suicidio
          al suicidio)
        <bimbo> [~3] si è (tagliat[o|a] <pelle>|tagliat[o|a] apposta|buttat[o|a] <salto>|impiccat[o|a])
        <bimbo> [~3] (ha|aveva) (preso|ingoiato|mandato giù) <tante> <pillole>
        (tagli|cicatrici|segni di tagli) (sulle braccia|sui polsi|sulle gambe) di <bimbo>
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (l|li|le|gli|lo|la) (ho|avevo|abbiamo) <adv>? <picchiato>
        ho <adv>? <picchiato> <adv>? (a)? <lei>
        (la|lo|li) (picchio|meno|malmeno|strangolo|violento|prendo a <botte>|prendo <per-il>|schiaffeggio
          maltratto|picchiavo|pesto)
        picchio <adv>? (<lei>)
        (le|gli|l) (metto|alzo|do|tiro) (le mani <addosso>|<botta>)
        ho <adv>? alzato le mani (su|contro|con|a) (di lei|di lui|lei|lui|<lei>)
        (le|gli) ho <adv>? (rotto|spaccato|fratturato) (il|un|una|la|lo|i) <ossa>
        (le|gli) ho <adv>? (puntato|messo alla gola|messo) (un|il|una|la) <arma> (alla gola|contro|addosso
          in faccia|al collo)?
        (l|le|gli) ho <adv>? minacciat[o|a] (di morte|con (un|il|una|la) <arma>|di (ucciderl[o|a]
          ammazzarl[o|a]|picchiarl[o|a]))
        ho <adv>? minacciat[o|a] <adv>? <lei> (di morte|con (un|il|una|la) <arma>)
        l'ho <adv>? (costrett[o|a]|obbligat[o|a]|forzat[o|a]) a (<rapporti>)
        ho <adv>? (costretto|obbligato|forzato) <lei> a (<rapporti>)
        ho <adv>? abusato (<di-lei>)
        ho (fatto sesso|avuto rapporti|fatto l'amore) con lei (mentre dormiva|anche se non voleva
          contro la sua volontà|che dormiva)
        l'ho <adv>? chius[o|a] (in casa|a chiave|in camera|in bagno|in cantina|dentro)
        (le|gli) ho <adv>? (tirato|lanciato|scagliato) (addosso|contro|in testa) (un|una|il|la|i) [~1] (piatto
          sedia|bicchiere|bottiglia|telefono|piatti)
        ho <adv>? (cercato|tentato|provato) (di|a) (<ucciderlo>|<uccidere> <lei>)
        (riesco a smettere|smetto|riesco a fermarmi) (di|dal)? (picchiarl[o|a]|menarl[o|a]
          metterle le mani addosso)
        ho perso (il controllo|la testa) e (l'ho|le ho|gli ho) <picchiato>
        sono (violent[o|a]|manesc[o|a]) con (lei|lui|mia <donna>|mio <uomo>|la mia <donna>|il mio <uomo>)
        (mi è|è) (scappat[o|a]|partit[o|a]) (uno|una|un|la|lo) (schiaffo|sberla|ceffone|pugno|mano)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <voglio-ucciderlo> <adv>? <ucciderlo>
        <voglio-ucciderlo> <adv>? <uccidere> <lei>
        (lo|la|li|l) (ammazzo|uccido|accoltello|strangolo|faccio fuori|ammazzerò|ucciderò) (davvero|sul serio
          di botte|con le mie mani|stanotte|nel sonno)
        se (mi lascia|mi tradisce|se ne va|torna da|l[o|a] vedo|torna|l[o|a] becco) [~4] (lo|la|li|l) (ammazzo
          uccido|accoltello|faccio fuori|massacro)
        (ammazzo|uccido|accoltello|ammazzerò|ucciderò|strangolo) (mia <donna>|mio <uomo>|il mio <uomo>
          la mia <donna>|<altra>)
        (gli|le) (sparo|taglio la gola|do fuoco|brucio (la)? (casa|macchina)|spacco (la faccia|la testa
          le ossa)|pianto un coltello)
        (do|dare|darò|dò) fuoco (alla sua|a casa sua|alla casa|alla macchina) (casa|macchina|di lui|sua|loro)?
        (veleno|topicida|sonniferi|candeggina|antigelo|arsenico) (nel|nella|nei|nella sua|nel suo
          dentro il suo) <cibo>
        (comprato|preso|porto|nascosto|procurat[o|a]|ho) (un|il|una|la) <arma> [~2] (per lui|per lei
          e lo aspetto|e la aspetto|per <ucciderlo>)
        (pagare|pago|pagherei|assoldare|trovato|conosco|mandare|chiamo) (qualcuno|uno|gente|due amici) (per
          che|a|che può|pronto a) <ucciderlo>
        <paura> (di|che io possa|di finire per|di arrivare a|un giorno di) <adv>? (<ucciderlo>
          <uccidere> <lei>)
        (immagino|immaginato|fantastico|sogno|fantasie|penso a come) (di|su come)? <adv>? (<ucciderlo>
          <uccidere> <lei>)
        (pensieri|impulsi|voglia|istinto|desiderio|impulso|tentazione) (di|violenti di) <adv>? <ucciderlo>
        mi fa venire voglia di (<ucciderlo>)
        (la pagherà|gliela faccio pagare) (con la vita|col sangue|con il sangue)
        (la|lo) faccio (ammazzare|sparire per sempre|picchiare|gambizzare|pestare)
        (finirò|finirei|andrò|finisco) in (galera|carcere|prigione) (per lui|per lei|perché l[o|a] ammazzo
          per omicidio)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <chi> <adv>? (ha)? <vuole> <adv>? (<uccidere>|sterminare) (<altra>|tutti|il suo capo|la sua famiglia
          i suoi genitori|la gente)
        <dice> (che)? <adv>? (uccide|ammazza|ucciderà|ammazzerà|fa fuori|farà fuori|accoltella
          spara a) (<altra>|tutti|il mio <uomo>|i miei)
        <dice> (che|di)? <adv>? (vuole|voler|voleva) <adv>? (<ucciderlo>|<uccidere> (<altra>|tutti|i miei
          la mia famiglia))
        <chi> <adv>? (ha comprato|si è procurato|gira con|ha) (un|una|il|la) <arma> per (<ucciderlo>)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <mi> <adv>? <picchia>
        <mi> <ha> <adv>? <picchiato>
        <mi> <ha> <adv>? <quasi>? (rotto|spaccato|fratturato|lussato) (il|un|una|due|la|lo|i|tre|l) <ossa>
        <mi> <ha> <adv>? (lasciat[o|a]|coperto|riempit[o|a]) (di|i|dei|un|con) (lividi|livido|segni)
        <vuole> <adv>? <picchiarmi>
        <lui> (<ha>)? <adv>? (alza|alzato|alzava) le mani <quando>
        <ha>? (alza|alzato|alzava) <adv>? le mani (su di me|contro di me|con me)
        (le sue|sue|aveva le|con le) mani (intorno al|attorno al|sul) (mio)? collo
        (abusa|abusava|abusato|approfitta|approfittato) (sessualmente)? di me (sessualmente|mentre dormivo
          mentre dormo|ogni|da|più volte)
        (è|diventa|era|sta diventando) <adv>? (violent[o|a]|manesc[o|a]|aggressiv[o|a] fisicamente) (con me
          nei miei confronti|contro di me)
        <lui> <adv>? (è|diventa|sta diventando) <adv>? (violento|manesco)
        (subisco|subito|subendo|vittima di|subivo) <adv>? (violenz[a|e]|maltrattamenti|abusi|percosse
          stalking) <domestica>
        violenz[a|e] (domestica|domestiche|in casa|fra le mura|tra le mura) (da|che subisco|mia|a casa mia
          da parte di|di mio)
        (sono|ero|vengo|sono stat[o|a]|vengo spesso) <adv>? (picchiat[a|o]|menat[a|o]|violentat[a|o]
          stuprat[a|o]|maltrattat[a|o]) (da|dal|a casa|ogni|in casa)
        (prendo|prendevo|preso|prenderò|becco) (le|delle|tante) botte (da|dal|ogni|se|quando|in casa|a casa
          perché)
        me le (dà|da|dava|ha date|ha suonate|suona)
        <mi> (tira[va]|lancia[va]|ha (tirato|lanciato|scagliato)) (addosso|contro|dietro) (piatti|oggetti|cose
          sedie|di tutto|bicchieri|un piatto|un bicchiere|roba)
        <mi> (tira|lancia|<ha> (tirato|lanciato|scagliato)) (i|un|una|il|la|le|tutti i) (piatti|piatto
          bicchieri|bicchiere|sedia|scarpe|telefono|bottiglia) (addosso|contro|in testa)
        (lividi|livido|occhio nero|segni sul collo|ematomi) [~3] (da lui|che mi ha|per le botte
          per colpa di mio|me li ha fatti|fatto da)
        <mi> (costringe|obbliga|forza|ha costrett[o|a]|ha obbligat[o|a]|ha forzat[o|a]|costringeva
          obbligava) <adv>? (a|con la forza a|ad) <rapporti>
        (lo fa|fa sesso|rapporti|ha fatto sesso|sesso|lo abbiamo fatto) (con me)? (contro la mia volontà
          anche se dico (di)? no|anche se non voglio)
        (fa|ha fatto|vuole) sesso con me (mentre|quando) (dormo|dormivo|sono ubriaca|piango|ero ubriaca
          dico di no)
        <mi> (costringe|obbliga|costringeva) (a)? (prostituirmi|abortire|spogliarmi|inginocchiarmi|bere
          dormire (fuori|per terra|sul pavimento))
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <vuole> <adv>? <uccidermi>
        (minaccia|minacce) (di|di morte) (da|dal|contro|per me|a me|a mio|ogni giorno|sul telefono)
        <mi> (minaccia|minacciava|ha minacciat[o|a]|hanno minacciat[o|a]) <adv>? (di (morte|botte|violenze)
          con (un|il|una|la) <arma>|se|ogni|quando|perché|e mi)
        <mi> (manda|ha mandato|fa|arrivano|scrive) minacce di morte
        <dice> <adv>? (che|,)? <adv>? (se lo lascio|se me ne vado|se parlo|se lo denuncio)? ,? (un giorno
          poi)? (mi|ci) <ammazza>
        (se (lo lascio|me ne vado|lo denuncio|parlo|esco|vado via|lo mollo|scappo)) ,? [~2] (mi|ci) <ammazza>
        (prima o poi|un giorno|la prossima volta|stavolta|una di queste sere) ,? (lui|questo
          quello)? mi (ammazza|uccide|fa fuori|strangola)
        <paura> (che|,)? <adv>? (un giorno|<lui>|lei|lui un giorno|prima o poi)? <adv>? (mi|ci) <ammazzi>
        <paura> per la (mia|nostra) (vita|incolumità|sicurezza)
        <paura> di (essere (uccisa|ucciso|ammazzata|picchiata|menata|picchiato)|morire per mano sua
          fare la fine di quelle)
        (temo|rischio) (per)? (la|la mia|la vita) (vita|con lui|incolumità)
        <mi> (punta|puntava|ha puntato|ha messo|mette|ha avvicinato) (contro|addosso)? (un|il|una
          la) <arma> (alla gola|contro|addosso|alla testa|al collo)?
        (con|ha preso|brandiva|impugnava) (un|il|una|la) <arma> (in mano e)? (<mi>) (inseguit[o|a]
          ha inseguit[o|a]|insegue|minaccia|viene addosso|è venuto addosso)
        (<arma>) (alla|puntato alla|puntata alla|contro la mia) (mia)? (gola|tempia|testa|faccia|pancia)
        <mi> (ha inseguit[o|a]|insegue|è venuto (addosso|contro)|viene (addosso|contro)) con (un|il|una
          la) <arma>
        (o mia|mia|sei mia|mio) o di (nessuno|nessun altro)
        se (non sei|non sto|non torno|non posso averti) (mia|con lui|con me) ,? (non sarai|non sarò
          nn sarai) (di|con) (nessun altro|nessuno|altri)
        <mi> (butta|ha buttat[o|a]|ha lanciat[o|a]|versa|ha versat[o|a]) (addosso)? (l'acido|dell'acido
          la benzina|benzina|acqua bollente|l'alcol) (addosso)?
        <mi> <ha> <adv>? (cercato|tentato|provato) (di|a) <uccidermi>
        (per poco|a momenti) (non)? (mi|ci) (ammazza[va]|uccide[va]|strangola[va]|strozza[va]|investe
          soffoca[va])
        <ha> <adv>? (cercato|tentato|provato) (di|a) (investirmi|soffocarmi|avvelenarmi|affogarmi|annegarmi
          buttarmi sotto|mettermi sotto)
        (guida|va|corre) [~2] (per farmi paura|per spaventarmi|per terrorizzarmi|minacciando di schiantarci)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <paura> (di|da) (lui|mio (marito|padre|patrigno|papà|fratello)|quello che (potrebbe|può) (farmi|fare)
          cosa può farmi)
        <paura> (del|dal) mio (ex|ragazzo|compagno|fidanzato|patrigno|ex marito|convivente|moroso)
        <paura> (dei|dai) miei genitori (perché|che|mi|quando|,)
        <paura> di (mia (moglie|madre)|lei) (quando (beve|si arrabbia|urla)|perché (mi|alza)|che mi picchi)
        <paura> (di|a) (tornare|rientrare|stare|restare|rimanere|dormire) (a casa|in casa|sola con lui
          da sola con lui|sola con mio (marito|padre))
        <paura> (di|a) (lasciarlo|denunciarlo|dirgli di no|contraddirlo|scappare
          chiedere il divorzio) (perché (mi|potrebbe|è violento)|per le sue reazioni violente|, mi)
        (non|nn) (mi sento|sono|siamo|ci sentiamo) <adv>? (più)? (al sicuro|sicur[o|a]) (a casa|in casa
          con lui|accanto a lui|qui|vicino a lui|a casa mia)
        (tremo|mi irrigidisco|mi paralizzo|mi si gela il sangue|trasalgo) (ogni volta che|quando|appena
          se) [~1] (torna|rientra|si avvicina|alza|urla|beve|arriva|le chiavi)
        mi (chiudo|chiudevo|barrico|nascondo|rinchiudo) (a chiave)? in (bagno|camera|macchina|garage) (quando
          perché|per paura|se|finché) [~1] (torna|beve|urla|lui|mi|dorme|rientra)
        dormo (con|col) [~1] (coltello|spray|sedia|telefono) (sotto il cuscino|contro la porta
          in mano per paura|per paura)
        vivo (nel terrore|nella paura|con la paura) (di lui|con lui|di mio marito|del mio <uomo>|che torni
          ogni giorno|che mi)
        (mio <uomo>|mio padre|lui) mi (terrorizza|fa paura quando (beve|si arrabbia|urla))
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <mi> <ha> <adv>? (tolto|sequestrat[o|i]|nascost[o|i]|requisit[o|i]|trattenut[o|i]|rubat[o|i]|pres[o|i]
          strappat[o|i]|bruciat[o|i]) <documenti>
        <mi> (toglie|sequestra|nasconde|requisisce|trattiene|tiene|prende|controlla|ritira) <adv>? <documenti>
        <lui> <mi> (<ha>)? (toglie|tolto|sequestra|sequestrato|requisito|requisisce|nasconde|nascosto
          distrutto|spaccato) <telefono>
        <mi> (chiude|chiudeva|rinchiude|segrega|ha chius[o|a]|ha rinchius[o|a]|ha segregat[o|a]
          teneva chiusa) <adv>? (in casa|a chiave|in camera|in bagno|in cantina|dentro|fuori casa)
        <mi> (tiene|teneva|ha tenut[o|a]) <adv>? (chius[o|a]|prigionier[o|a]|segregat[o|a]|rinchius[o|a]
          legat[o|a]|sequestrat[o|a])
        (sono|vivo|mi tiene) (chius[o|a] a chiave|rinchius[o|a]|segregat[o|a]|prigionier[o|a]) (in casa|a casa
          qui|in camera|in casa mia|da lui)
        (non|nn) mi (fa|lascia|permette di|faceva|lasciava) <adv>? (più)? <uscire>
        (non|nn) posso <adv>? (più)? (uscire|lavorare|vedere nessuno|vedere i miei|telefonare
          parlare con nessuno) (senza|se non con) <permesso>
        devo <adv>? (chiedere|chiedergli|avere) (sempre)? (il|il suo|a lui il)? permesso (per|di|anche per
          prima di|a mio)
        (decide|comanda|sceglie) (lui|mio <uomo>) (cosa|come|chi|quando|se) (mi metto|mi vesto|posso|devo
          mangio|esco|indosso)
        (non|nn) mi (dà|da|lascia) (i|dei|nemmeno|neanche)? (soldi|un soldo|un euro|denaro) (per mangiare
          per la spesa|se non (faccio|vado)|nemmeno per)
        (mi ha|mi sta|ha) <adv>? (isolat[o|a]|isolando|allontanat[o|a]) da (tutti|tutti gli amici
          amici e famiglia|amici e parenti)
        <mi> (punisce|puniva|ha punit[o|a]) <adv>? (se|quando|perché|con|ogni|per|non|chiudendomi)
        <mi> (ricatta|ricattava|ha ricattat[o|a]|sta ricattando) (con|minacciando|dicendo|se|per|da
          sessualmente)
        (matrimonio|nozze) (forzato|combinato|forzate) (con|che non|contro|per me|e io)
        (vogliono|vuole|mi vogliono|stanno per|mi costringono a
          mi obbligano a) (farmi)? sposare (con)? (un uomo|uno che|mio cugino|per forza|con la forza
          contro la mia volontà)
        (controlla|traccia|spia|sorveglia|monitora) <adv>? (ogni mio (movimento|spostamento|passo)
          tutti i miei (spostamenti|movimenti)|dove sono (con il|col) gps)
        (messo|nascosto|installato|trovato) (un|una|delle|il)? (gps|airtag|microspia|telecamera|telecamere
          app spia|localizzatore|cimice) (in|nella|nel|sulla|sul|per)
        <mi> (blocca|sbarra|ha bloccat[o|a]|si mette davanti|bloccava) (la porta|l'uscita|alla porta) (per
          così|quando|e|se)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <mi> (pedina[va]|perseguita[va]|sta perseguitando|ha pedinat[o|a]|ha perseguitat[o|a]|stalkera[va]
          stalkerava|insegue in macchina)
        <mi> (segue|seguiva|ha seguit[o|a]|sta seguendo) <adv>? (ovunque|dappertutto|al lavoro|per strada
          sotto casa|fino a casa)
        (il)? mio <ex> [~2] (<mi>)? (aspetta|si apposta|si presenta|si piazza|è sempre|ha aspettat[o|a]
          continua a venire|si è presentato) <adv>? <posto>
        me l[o|a] (ritrovo|trovo) (sempre|spesso|ogni giorno|di notte|continuamente) <posto>
        (si apposta|appostato) <posto>
        (stalker|stalking) (da|mi|da parte|del mio|dal mio|è il mio|che mi)
        (minaccia|minacciava|ha minacciato|minacciato|ricatta|vuole|dice) (di|che vuole
          dicendo di)? <adv>? <pubblica> <adv>? <foto>
        <ha> <adv>? (pubblicato|diffuso|mandato|condiviso|messo|postato|girato|caricato
          inviato) <adv>? (in giro|online|su internet)? (le mie foto|i nostri video) (intime|nuda|hot|intimi
          online|a tutti|in giro|su telegram|porno)
        (revenge porn|sextortion|ricatto sessuale) (di|da|dal|contro|su|a|mi|con)
        <mi> <ha> (filmat[o|a]|ripres[o|a]|registrat[o|a]|fotografat[o|a]) <adv>? (nuda|nudo|di nascosto
          a mia insaputa|mentre facevamo|mentre dormivo|sotto la doccia|senza il mio consenso)
        <ha> <adv>? (picchiato|ucciso|ammazzato|preso a calci|avvelenato|strangolato|torturato|lanciato
          bastonato|impiccato|annegato) <adv>? <animale>
        (picchia|prende a calci|maltratta|tortura|tira calci a) <animale>
        (minaccia|ha minacciato|minacciava|minacciato) (di)? (uccidere|ammazzare|avvelenare|far male a
          picchiare|abbandonare) <adv>? <animale>
        (ordine restrittivo|divieto di avvicinamento|braccialetto elettronico|allontanamento) (contro|violato
          per|al|nei confronti|ma lui)
        (viola|ha violato|non rispetta|infrange|infranto) (il|l) (divieto di avvicinamento|ordine restrittivo
          ordine del giudice)
        (ha)? (sfondato|sfonda|sfondava|buttato giù|forzato|spaccato|preso a calci) la (mia)? porta (di casa
          del bagno|della camera|d'ingresso|e|per|mentre)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <picchia-lei> <adv>? <altra>
        <ha> <adv>? (picchiato|menato|violentato|stuprato|strangolato|malmenato|pestato|accoltellato
          preso a <botte>|massacrato di botte) <adv>? <altra>
        <altra> [~4] (il marito|il suo <uomo>|il compagno|il fidanzato|il ragazzo|suo marito|l'ex|lui
          la compagna) <adv>? (la|lo|le|gli) <picchia>
        <altra> [~4] (il marito|il suo <uomo>|il compagno|il fidanzato|il ragazzo|suo marito|l'ex|lui
          la compagna) (l|le|gli) <ha> <adv>? <picchiato>
        (il marito|il compagno|il fidanzato|il ragazzo|l'ex|il figlio) (di|della) <altra> (la|lo|le
          l) (<ha>)? <adv>? (<picchia>|<picchiato>)
        (il marito|il <uomo>|il suo <uomo>|suo marito|l'ex|il padre) (di)? (<altra>)? (la|lo
          le) <adv>? (picchia|mena|maltratta|strangola|violenta|prende a <botte>)
        <altra> <adv>? (viene|è stata|è|è stato|veniva) <adv>? (picchiat[a|o]|menat[a|o]|violentat[a|o]
          stuprat[a|o]|maltrattat[a|o]|minacciat[a|o]|perseguitat[a|o]) (da|dal)
        <altra> [~2] (ha paura|è terrorizzata|ha il terrore) (del|di) (suo)? (marito|compagno|ragazzo|ex
          fidanzato)
        (minaccia|ha minacciato|minacciava|minacciato) di <adv>? (uccidere|ammazzare|picchiare|accoltellare
          far del male a) <altra>
        <altra> (ha|è venuta con|è arrivata con|si è presentata con) [~2] (livid[o|i]|occhio nero|occhi neri
          segni) [~8] (marito|compagno|ragazzo|fidanzato|ex|lui)
        (il|suo) (marito|compagno|ragazzo|fidanzato|uomo) (non la|nn la) (fa|lascia) (uscire|lavorare|parlare
          vedere nessuno|vedere i)
        (la)? (chiude|rinchiude|segrega|tiene chiusa) (mia sorella|mia madre|mia mamma|la mia amica
          <altra>) (in casa|a chiave)
        (sento|sentiamo|ho visto|ho sentito|vedo|abbiamo sentito) [~2] (il vicino|il marito|lui|vicino di casa
          uomo) [~1] (picchiare|picchia|menare|mena|che picchia|che mena) (la|sua)?
        (il vicino|il mio vicino|vicino di casa|l'inquilino del piano di sopra) <adv>? (picchia|mena|maltratta
          ammazza di botte) (la|sua|la sua)? (moglie|compagna|ragazza|madre)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <picchia-bimbo> <adv>? <bimbo>
        (ho|ha|hanno|abbiamo|avevo) <adv>? <picchiato-bimbo> <adv>? <bimbo>
        (dà|da|do|tira|tiro|molla|dò|davo|dava|ho dato|ha dato|ha tirato|ho tirato
          ho mollato) <adv>? <botta> <adv>? <al-bimbo>
        (do|dà|da|ho dato|ha dato) <adv>? (una|le|delle)? (cinghiata|sculacciate|sculacciata
          cinghiate) (forti)? <al-bimbo>
        (alza|alzo|alzato|alzava|metto|mette|messo) <adv>? le mani (addosso <al-bimbo>|<al-bimbo>|<sul-bimbo>
          addosso ai)
        <bimbo> [~5] (lui|il padre|suo padre|la madre|il patrigno|mio <uomo>|lei) <adv>? (lo|la|li|le
          gli) <picchia>
        <bimbo> [~5] (lui|il padre|suo padre|la madre|il patrigno|mio <uomo>|lei) (l|li|le
          gli) <ha> <adv>? <picchiato>
        <bimbo> [~5] (il|lo|suo|la|mio) (nonno|zio|padre|papà|patrigno|prete|allenatore|maestro|maestra|cugino
          babysitter) [~2] (lo|la|l) (tocca|ha toccat[o|a]|molesta)
        (tocca|palpeggia|molesta|accarezza|violenta|stupra) <adv>? (<bimbo>) <adv>? (nelle parti intime
          là sotto|sotto|in mezzo alle gambe|di notte|mentre dorme|quando|sotto le mutande)
        (tocca|toccato|palpato|bacia) <adv>? (il sedere|le parti intime|il seno|il pisellino|la patatina
          le mutande) <al-bimbo>
        (molestat[o|a]|abusato|violentat[o|a]|stuprat[o|a]|palpeggiat[o|a]|abusa|adescat[o|a]) <adv>? (di|da
          dal)? <bimbo>
        <bimbo> <adv>? (è|è stat[o|a]|viene|sono stati|vengono) <adv>? (abusat[o|a|i]|molestat[o|a|i]
          violentat[o|a|i]|picchiat[o|a|i|e]|maltrattat[o|a|i])
        <bimbo> (mi ha detto|mi dice|dice|ha detto|racconta|mi ha raccontato|ha raccontato
          ha confidato) (che)? [~4] (l[o|a] (tocca|picchia|mena)|l'ha (toccat[o|a]|picchiat[o|a]))
        <bimbo> (mi ha detto|mi dice|dice|ha detto|racconta|mi ha raccontato) (che)? [~4] (gli|le) (tocca
          fa vedere|mette le mani|fa male|ha toccato)
        <bimbo> [~4] (ha|torna con|è tornat[o|a] con|pien[o|a] di|aveva) [~1] (lividi (sul|sulla|sulle|sui|in
          dappertutto|ovunque|strani)|bruciature|segni di (cinghia|morsi|dita|botte|sigaretta))
        (lividi|bruciature|segni di botte|segni di cinghia|segni di dita) (sulle|sulla|sul|sui|addosso|di
          nelle) [~1] (gambe|schiena|braccia|collo|sedere|braccio)? (di|del|della|dei|a) <bimbo-di>
        (ho|ha) <adv>? (scoss[o|a]|scrollato|strattonato|lanciato|buttato|sbattuto
          scaraventato) <adv>? (forte)? <bimbo>
        (scuote|scuoto|scrolla|sbatte|strattona|lancia) <adv>? (forte)? <bimbo>
        <paura> (di|che io possa|che lui possa|che possa|che) <adv>? (fare|far|faccia) (del)? male <al-bimbo>
        <paura> (di|che io possa|che lui possa) <adv>? (scuotere|picchiare|soffocare|uccidere|ammazzare
          buttare giù|lanciare|lasciar cadere) <bimbo>
        (pensieri|impulso|istinto|voglia|immagini|paura|fantasie|ossessione) (di|in cui) <adv>? (fare del male
          far male|faccio del male) <al-bimbo>
        (pensieri|impulso|istinto|voglia|immagini|tentazione) (di|in cui) <adv>? (soffocare|uccidere|ammazzare
          buttare|lanciare|scuotere|annegare|affogare) <bimbo>
        (voglio|sto per|minaccia di|ha minacciato di|vuole|rischio di|potrei|ho quasi) <adv>? (uccidere
          ammazzare|picchiare|soffocare|annegare|scuotere|buttare giù|rapire|affogare) <bimbo>
        (minaccia di|ha minacciato di|vuole|rischio di|potrei) <adv>? (fare|far) (del)? male <al-bimbo>
        (lascia|lascio|lasciato|lasciano|lasciamo) <bimbo> <adv>? (a casa)? (sol[o|a|i|e]|da sol[o|a|i]
          incustodit[o|a]) (a casa|in casa|per ore|di notte|tutta la notte|per giorni|tutto il giorno
          in macchina|nella vasca)
        (lascia|lascio|lasciato) (sol[o|a|i|e]|da sol[o|a|i]) (a casa|in casa|per ore|di notte
          in macchina)? <bimbo>
        (chiude|chiudo|chiuso|rinchiude|lega|legato|rinchiuso) <adv>? <bimbo> (in|nello|nel|al|fuori|sul|alla
          nella|a chiave|in cantina)
        (gocce|sonnifero|sonniferi|valium|alcol|grappa|minias|en|benzodiazepine|vodka|xanax|calmante) (nel
          dentro il|nel suo) (biberon|latte)
        (do|dà|da|ho dato|ha dato|dava) (le|il|i|un|della|dell|delle|un po' di)? (gocce|sonnifero|sonniferi
          alcol|vino|canna|valium|xanax|calmanti) <al-bimbo> (per|così|e|quando|di|se)
        (non|nn) (dà|da) (da)? (mangiare|da mangiare|cibo) <al-bimbo>
        <bimbo> [~2] (non|nn) (mangia|mangiano|ha mangiato) da (giorni|due giorni|ieri perché|tre giorni)
        (guida|guidato|guidava|porta in macchina) [~1] (ubriac[o|a]|fatt[o|a]|drogat[o|a]) [~1] con <bimbo>
        (ubriac[o|a]|fatt[o|a]|drogat[o|a]|stes[o|a]) (mentre|quando) (guarda|tiene|bada a|era con
          è sol[o|a] con|doveva guardare|sta con) <bimbo>
        (foto|video) (nude|nudi|intime|pedopornografic[i|he]|spint[i|e]|sessuali) (di|del|della|a
          con) <bimbo-di>
        <bimbo> [~3] (ha paura|hanno paura|è terrorizzat[o|a]|trema) (di|del|dal|davanti a) (lui|suo padre
          padre|papà|suo patrigno|patrigno|mio <uomo>|suo nonno|loro padre)
        (un uomo|uno|un tizio|un ragazzo|il prof|un adulto) di <adulto> anni [~5] (scrive|manda messaggi
          manda foto|si è fidanzato con|chiede foto|esce con) (a)? <bimbo>
        (infibulare|infibulazione|mutilazione|circoncidere) [~2] (mia figlia|nostra figlia|la bambina
          le bambine|sua figlia)
        (far sposare|dare in sposa|fatto sposare|promesso in sposa) <bimbo>
        (porta|portare|portarmi|portato) via <bimbo> (e farmi|e sparire|all'estero e|e non (farmel[i|o|a]
          me l[i|o|a]))
        (ammazza|ammazzano|gonfia|riempie|massacra) di botte <bimbo>
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (il|mio|il mio|lo|mio) <adulto-che> <adv>? mi (tocca|palpa|molesta|bacia|ha toccat[o|a]|ha baciat[o|a]
          ha molestat[o|a]|ha palpat[o|a])
        (mio|il mio) (padre|papà|patrigno|fratello|nonno|cugino|zio|fratellastro) [~2] (entra|viene
          si infila) (in|nel|nella) (camera mia|camera|mio letto|mia camera|letto) (di notte|la notte|e mi
          quando dormo)
        ho (solo|quasi|appena)? <giovane> anni (e|ma|,) (il mio ragazzo|lui|il mio fidanzato|sto con uno che
          lei|il ragazzo) [~2] (ha|ne ha) <adulto> (anni)?
        ho (solo|quasi|appena)? <giovane> anni [~8] (uno|uomo|ragazzo|tipo|tizio|signore|prof) (di|che ha
          che ne ha) <adulto> (anni)?
        (lui|il mio ragazzo|il mio fidanzato) (ha|ne ha) <adulto> (anni)? (e|,|mentre|ma) io (ne ho|ho
          ne)? (solo|quasi|appena)? <giovane>
        ho (solo|quasi|appena)? <giovane> anni [~8] (chiede|chiesto|vuole|manda|mandato|mandare
          pretende) [~2] (foto|video) (nuda|nudo|hot|intime|senza vestiti|senza maglietta|sporche|mie)
        (uno|un uomo|un tizio|un adulto) (più grande|conosciuto online|su instagram|su discord|su snap
          su tiktok|su roblox) [~4] (foto nuda|foto nudo|nudes|foto hot|foto intime|cose sporche)
        (mamma|papà|padre|madre|patrigno|matrigna|i miei|i miei genitori) [~2] mi (chiud[e|ono] (fuori
          in cantina|in camera a chiave|nello sgabuzzino)|frusta|lega)
        (mamma|papà|padre|madre|patrigno|matrigna|i miei|i miei genitori) (non|nn) mi (da|dà|danno) (da
          niente da) mangiare
        (mamma|papà|padre|madre|patrigno|i miei|i miei genitori) mi <adv>? (picchia|picchiano|mena|menano) (e
          a me e|anche) (picchia|picchiano|mena)? (anche)? (mio fratello|mia sorella|mio fratellino
          la mia sorellina|il mio fratellino)
        se (mio|mia|i miei|il) (padre|papà|madre|mamma|patrigno|genitori)? (lo)? (scopre|scoprono|vede|sa
          sanno) [~3] mi (ammazza|riempie|gonfia|massacra|riempiono|ammazzano) di botte
      `,
    },
  ],
};
