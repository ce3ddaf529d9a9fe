/** Violence and its traces, threats, weapons and force. The format is described in people.ts. */
export const HARM = `
HIT
en: hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched punching
  smack smacks smacked kick kicks kicked kicking strike struck bash bashed whack thump thumped belt belted
  spank spanked whip whipped backhand* headbutt* wallop*
es: pega pegaba pegar golpea golpear golpes cachetada bofetada punetazo paliza patea patada pegan pego_una
  le_pega abofetea abofeteo golpeo palizas
de: schlagt schlagen schlug geschlagen haut gehauen prugel* tritt getreten ohrfeige ohrfeig* watsche*
  verprugelt faust boxt geboxt zugeschlagen geohrfeigt klatscht
fr: frappe frappes frapper tape tapes taper gifle gifler cogne cogner bat battre battu battue coup coups
  claque claquer gifle
pt: bate bater batia bateu bateram espanca espancar tapa tapas soco socos murro chute pontape surra chapada
  esmurrou agride agrediu
I HIT
en: i_hit i_slapped i_punched i_beat i_smacked i_kicked
es: pegue le_pegue golpee abofetee
de: ich_habe_sie_geschlagen ich_schlage ich_schlug
fr: j_ai_frappe j_ai_gifle je_l_ai_frappe j_ai_tape j_ai_cogne
pt: bati lhe_bati esmurrei espanquei agredi
CHOKE
en: choke* chokes choked choking strangl* throttl* throat neck couldn_t_breathe
es: estrangul* ahorca ahorco ahogo cuello asfixia garganta cogotazo
de: wurg* gewurgt hals kehle
fr: etrangl* gorge cou serre_la_gorge
pt: estrangul* enforcou pescoco sufoc* garganta esgan*
PUSH
en: push pushes pushed pushing shove shoves shoved shoving grab grabs grabbed drag dragged drags yank* pin
  pinned threw_me shake shook shaken shaking_the_baby
es: empuja empujo empujon empujones agarra agarro jalo jala arrastro zarande* sacud*
de: schubs* geschubst stosst gestossen packt gepackt zerrt gezerrt schuttel* geschuttelt festgehalten
fr: pousse bouscule attrape tire_par secoue traine saisi plaque
pt: empurra empurrou empurrao agarra agarrou puxou puxa arrastou sacud* abanei
THROW
en: throw throws threw thrown smash* smashed break breaks broke broken plate hole_in
es: tira tiro lanza lanzo rompe rompio romper
de: wirft geworfen schmeisst geschmissen zerschl* kaputt_gemacht
fr: jette lance casse casse_tout brise
pt: joga jogou atira atirou quebra quebrou partiu
BITE BURN
en: bite bit bites burn burned burnt burns scald* cigarette_on
es: muerde mordio quema quemo quemadura
de: beisst gebissen verbrenn* verbrannt
fr: mord mordu brule brulure
pt: morde mordeu queima queimou queimadura
HURT
en: hurt hurts hurting harm harmed injure injured
es: dano lastima lastimar lastimo herir hacer_dano hace_dano
de: verletz* weh_tun weh_tut weh_getan wehtun weh
fr: mal_a faire_du_mal fait_mal blesse blesser
pt: machuca machucar machucou ferir magoar aleijar
ABUSE
en: abuse abuser abusive abused violence violent domestic
es: maltrato maltrata abusa abuso abusador violencia violento
de: missbrauch* misshandel* gewalt gewalttatig
fr: maltrait* violence violences violent abus abuse
pt: abuso abusa abusador violencia violento maltrata agressao
BRUISE
en: bruise bruises bruised bruising marks black_eye swollen lip stitches welts handprint
es: moreton moretones marcas ojo_morado hematoma hinchado puntos labio
de: blaue_flecken blauer_fleck blutergus* veilchen striemen lippe fleck flecken
fr: bleu bleus marques coquard hematome oeil_au_beurre bosse
pt: roxo roxos marcas hematoma olho_roxo inchado nodoas pontos labio
COVER UP
en: long_sleeves sleeves concealer makeup scarf scarves sunglasses turtleneck foundation cover_up
es: mangas manga_larga maquillaje panuelo gafas bufanda
de: lange_armel armel schal rollkragen sonnenbrille abdeck* concealer
fr: manches foulard fond_de_teint lunettes maquillage echarpe
pt: mangas manga_comprida maquiagem lenco oculos cachecol base
BLOOD
en: blood bleeding bled bloody broken_rib ribs nose
es: sangre sangrando sangra costilla nariz
de: blut blutet geblutet rippe nase
fr: sang saigne saigner cote nez
pt: sangue sangrando sangrou costela nariz
FELL STAIRS
en: fell stairs door walked_into clumsy accident
es: cai escaleras caida puerta torpe
de: treppe gefallen gestolpert tur
fr: escaliers escalier tombe chute porte maladroite
pt: cai escada queda porta desastrada
KNIFE
en: knife knives machete axe blade_to hammer scissors
es: cuchillo machete navaja hacha martillo
de: messer axt hammer beil
fr: couteau machette hache marteau
pt: faca facao machado martelo canivete
GUN
en: gun guns pistol rifle shotgun bullet bullets shoot shot shooting loaded armed weapon firearm
es: pistola arma escopeta bala disparar tiro rifle armas
de: waffe pistole gewehr schiessen erschiessen schuss waffen
fr: arme flingue fusil pistolet balle tirer revolver armes
pt: arma pistola espingarda bala atirar revolver armas
THREATEN
en: threat threats threaten threatens threatened threatening warned
es: amenaza amenazas amenazo amenazar amenazando amenazado
de: droht drohen gedroht drohung drohungen bedroht
fr: menace menaces menacer menacait menacee
pt: ameaca ameacas ameacou ameacar ameacando
PAY FOR IT
en: regret pay_for make_you_pay sorry_for see_what_happens revenge teach_lesson
es: arrepentir venganza te_vas_a_arrepentir pagar lo_va_a_pagar
de: bereuen rache bussen
fr: regretter vengeance vengeur payer
pt: arrepender vinganca pagar_por vai_pagar
AFRAID
en: afraid scared fear fearing terrified frightened frightens petrified scares
es: miedo asustada asustado aterrada temo terror asusta
de: angst fürchte furchte panik verangstigt
fr: peur terrifiee effraye effrayee terrorise crainte crains
pt: medo assustada assustado apavorada pavor temo aterrorizada
FLINCH
en: flinch* freeze froze trembl* tremble jumpy tense stomach_drops key footsteps car_in_the_drive
  hold_my_breath
es: tiemblo temblar encojo llave pasos me_congelo
de: zucke zuck* zitter* erstarr* schlussel schritte
fr: sursaute tremble fige clef cle pas_dans
pt: tremo estremeco encolho chave passos congelo
EGGSHELLS
en: eggshells careful tiptoe quiet mood
es: cuidado puntillas callada humor
de: eierschalen vorsichtig leise laune aufpassen_was
fr: oeufs pieds prudente humeur marche_sur
pt: ovos cuidado ponta_dos_pes humor pisar
HIDE
en: hide hides hiding hidden locked_in lock_myself bathroom
es: esconder escondida escondo bano encerrarme encierro
de: verstecke verstecken versteckt einschliessen badezimmer
fr: cache cacher enferme cachee salle_de_bain
pt: esconder escondida escondo banheiro tranco tranquei
LOCK
en: lock locks locked locking key_to trapped bolt
es: encerr* cerradura candado llave_de
de: eingesperrt sperrt einsperr* abgeschlossen eingeschlossen
fr: enferm* verrou serrure sequestr*
pt: tranc* cadeado fechadura presa_em
ESCAPE
en: escape escaped flee fled run_away leave_him leave_her get_out get_away shelter refuge
es: escapar huir hui refugio escape salir_de_aqui
de: fliehen fluchten frauenhaus weglaufen entkommen abhauen
fr: fuir enfui partir_sans refuge m_enfuir
pt: fugir fugi escapar abrigo sair_daqui
RAPE
en: rape* raped rapist sexual_assault sexually assaulted molest*
es: viol* violo violada abuso_sexual
de: vergewaltig*
fr: viol violee violer viole
pt: estupr* violou abuso_sexual violada
FORCE SEX
en: force forces forced forcing made_me anyway without_consent said_no pressur* consent
es: obliga obligo forza forzo a_la_fuerza consentimiento
de: zwingt gezwungen zwang gegen_meinen_willen
fr: force forcee forcer oblige consentement
pt: obriga obrigou forca forcou a_forca consentimento
SEX
en: sex intercourse sleep_with intimate intimacy naked nude nudes nudity porn
es: sexo relaciones acostarme desnuda desnudo fotos_intimas
de: sex nackt nacktfotos intim schlafen_mit nacktbilder
fr: sexe rapport rapports nue nu nudes intimes coucher
pt: sexo relacoes transar nua nu nudes
TOUCH
en: touch touches touched touching fondl* grope* lap
es: toca toco tocar toquetea tocado
de: fasst_an anfass* angefasst beruhrt streichelt
fr: touche touchait toucher attouchement* tripote
pt: toca tocou tocar apalpa bolina
SECRET
en: secret secrets dont_tell promised_not_to our_secret
es: secreto secretos no_digas
de: geheimnis geheim nicht_erzahlen
fr: secret secrets dis_rien
pt: segredo segredos nao_conta
ANGRY
en: angry anger rage temper furious snap snaps snapped lose_control lost_control blow_up lose_it
es: enojado rabia furioso ira perder_el_control pierdo_el_control estallo
de: wutend wut sauer ausraste* ausgerastet aggressiv kontrolle
fr: colere enerve enrage rage controle peter_un_cable vrille
pt: raiva furioso bravo perder_o_controle perdi_a_cabeca descontrol*
HATE
en: hate hates hated
es: odio odia
de: hasse hasst hass
fr: deteste hais haine
pt: odeio odeia odio
SCREAM
en: scream screams screamed yell yells yelled shout shouts shouted
es: grita gritar grito gritos gritando
de: schreit schreien geschrien brullt angeschrien
fr: crie crier hurle cris engueule
pt: grita gritar gritou gritos berra
INSULT
en: stupid worthless useless fat ugly names whore slut idiot crazy insults insulted
es: inutil gorda fea puta loca idiota insulta insultos
de: dumm wertlos nutzlos fett schlampe hure idiot beleidigt beschimpft
fr: nulle moche grosse pute folle conne insulte
pt: inutil gorda feia puta louca idiota xinga insulta
SORRY
en: sorry apologise apologize apologized apologised flowers promises promised
es: perdon disculpa flores promete prometio
de: entschuldig* blumen verspricht versprochen tut_ihm_leid
fr: excuse pardon fleurs promet desole promis
pt: desculpa perdao flores promete prometeu
DESERVE
en: deserve deserved fault blame asked_for_it provoke provoked
es: merezco merecia culpa provoque
de: verdient schuld provoziert
fr: merite faute provoque
pt: mereco culpa provoquei
DRUNK
en: drunk drink drinks drinking alcohol booze beer vodka wasted
es: borracho borracha bebe bebido tomado alcohol ebrio toma
de: betrunken besoffen trinkt alkohol gesoffen
fr: bourre ivre saoul boit alcool bu
pt: bebado bebada bebe bebida alcool beber
DRUGS
en: drugs weed cocaine heroin meth spiked
es: drogas droga cocaina marihuana porro
de: drogen kiffen koks
fr: drogue drogues shit cocaine
pt: drogas droga maconha cocaina
POISON FIRE
en: poison poisoned fire arson set_on_fire acid petrol brakes
es: veneno envenenar fuego quemar_la acido gasolina frenos
de: gift vergiften anzunden feuer saure benzin bremsen
fr: poison empoisonner feu acide essence freins bruler_sa
pt: veneno envenenar fogo acido gasolina travoes freios
`;
