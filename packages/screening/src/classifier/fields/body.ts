/** The body and its sensations, health, food, clothes and weather. The format is described in ../concepts/people.ts. */
export const BODY = `
HEAD FACE
en: head heads face faces facial eye eyes eyed eyebrow eyebrows eyelash* mouth mouths lip lips nose noses
  nostril* ear ears cheek cheeks chin forehead jaw tongue tongues tooth teeth throat neck necks freckle*
  dimple* skull
es: cabeza cabezas rostro rostros ojo ojos ojito ojitos ceja cejas pestana* boca bocas labio labios nariz
  narices oreja orejas oido oidos mejilla* cachete* barbilla menton mandibula lengua diente dientes muela
  muelas garganta cuello nuca pecas hoyuelo*
de: kopf kopfe koepfe kopfes gesicht gesichter gesichts auge augen augenbraue* wimper* mund munder lippe
  lippen nase nasen ohr ohren wange wangen kinn stirn kiefer zunge zahn zahne zahnen zaehne hals nacken kehle
  sommersprosse* grubchen schadel
fr: tete tetes visage visages oeil yeux sourcil* cils bouche bouches levre levres nez oreille* front menton
  machoire langue langues dent dents gorge cou nuque crane fossette* taches_de_rousseur pommette* gencive*
pt: cabeca cabecas rosto rostos olho olhos olhinho* sobrancelha* cilios pestanas boca bocas labio labios nariz
  narizes orelha* ouvido ouvidos bochecha* queixo mandibula lingua dente dentes garganta pescoco nuca sardas
  covinha* maxilar
ARMS LEGS
en: arm arms hand hands finger fingers fingertip* thumb thumbs wrist wrists elbow* palm palms fingernail*
  nails shoulder shoulders leg legs knee knees foot feet toe toes ankle ankles thigh* calf calves limb limbs
es: brazo brazos mano manos manita manitas dedo dedos pulgar* codo codos palma hombro hombros pierna piernas
  rodilla rodillas pie pies tobillo* talon muslo muslos pantorrilla* extremidades descalzo descalza
de: arme armen hand hande handen haende finger fingern daumen handgelenk* ellbogen handflache* fingernagel
  nagel schulter schultern bein beine beinen knie fuss fusse fussen fuesse zeh zehen knochel ferse
  oberschenkel* wade waden
fr: bras main mains doigt doigts pouce* poignet* coude coudes paume* ongle ongles epaule epaules jambe jambes
  genou genoux pied pieds orteil* cheville* talon cuisse cuisses mollet mollets membres pieds_nus
pt: braco bracos mao maos maozinha* dedo dedos polegar* pulso pulsos cotovelo* palma unha unhas ombro ombros
  perna pernas joelho* pe pes tornozelo* calcanhar* coxa coxas panturrilha* canela descalco descalca
TRUNK
en: belly bellies tummy stomach stomachs abdomen* abdominal chest waist hip hips butt bum bums backside ass
  spine rib ribs lower_back breast breasts boob boobs tits buttock* groin belly_button pelvis pelvic armpit*
  torso
es: barriga barrigas vientre panza estomago abdomen abdominal* pecho pechos cintura cadera caderas culo culito
  trasero nalga nalgas espalda espaldas columna costilla* lumbar* seno senos teta tetas ombligo ingle pelvis
  pelvic* axila* torso
de: bauch bauche bauches bauchnabel magen unterleib* brust bruste brusten taille hufte huften hintern popo
  arsch rucken ruecken wirbelsaule ruckgrat rippe rippen busen titten leiste becken achsel* oberkorper nabel
fr: ventre ventres bide estomac abdomen abdo abdominal* poitrine torse hanche* cul fesse fesses dos
  colonne_vertebrale vertebre* cotes lombaire* seins nichons nombril aine bassin aisselle*
pt: barriga barrigas ventre estomago abdome abdominal* peito peitos cintura quadril quadris anca ancas bunda
  bumbum rabo costas coluna costela* lombar* seio seios mamas peitoral umbigo virilha pelve pelvic* axila*
  sovaco tronco
BODY INSIDE
en: skin brain brains heartbeat* pulse nerve bone bones muscle* muscular joints organ organs lung lungs liver
  kidney* bladder bowel* intestin* gut guts blood_pressure hormon* cells sweat sweaty sweating sweats sweated
  saliva
es: piel cerebro* pulso latido* hueso huesos musculo* muscular* articulacion articulaciones organo organos
  pulmon* higado rinon rinones vejiga intestin* tripas hormon* celula* sudor sudar sudando sudado sudo sudaba
  saliva tension_arterial presion_arterial tendon* ligamento*
de: haut gehirn* hirn herzschlag herzklopfen puls nerv knochen muskel* gelenk gelenke organ organe lunge
  lungen leber niere nieren blase darm hormon* zelle zellen schweiss schwitz* geschwitzt verschwitzt speichel
  blutdruck sehne sehnen herzrasen
fr: peau cerveau* cervelle battement* pouls os muscle* musculaire* articulation* organe organes poumon* foie
  rein reins vessie intestin* hormon* cellule* sueur sueurs transpir* suer salive tension_arterielle tendon*
  ligament* palpitation*
pt: pele cerebro* pulsacao batimento* osso ossos musculo* muscular* articulacao articulacoes juntas orgao
  orgaos pulmao pulmoes figado rim rins bexiga intestin* tripas hormon* celula* suor suar suando suado suada
  saliva pressao_arterial tendao ligamento*
BODY WEIGHT
en: body bodies weight overweight kilo kilos kg kgs lbs pounds fat fatter chubby obese obesity plump slim
  slimmer skinny thin thinner thinness curvy bmi lose_weight gain_weight lost_weight gained_weight body_image
  bodyweight
es: cuerpo cuerpos cuerpazo pesaba sobrepeso kilo kilos kg gordo gorda gordos gordas gordito gordita engord*
  adelgaz* obes* flaco flaca flacos flacas flaquit* delgad* esbelt* silueta bajar_de_peso subir_de_peso
  rellenit* complexion bascula
de: korper korpers koerper korperlich* gewicht* ubergewicht* kilo kilos kg fett dick dicke dicker dicken
  dickes dunn dunne dunner duenn schlank* mollig* abnehm* zunehm* figur statur waage pfunde
fr: corps corporel* poids kilo kilos kg gros grosse grossi* surpoids obes* mince minces minceur maigr* amaigr*
  silhouette* imc corpulen* potele* perdre_du_poids pris_du_poids regime_minceur
pt: corpo corpos corporal corporais pesando pesava sobrepeso quilo quilos kg gordo gorda gordos gordas
  gordinh* engord* emagre* obes* magro magra magros magras magrinh* magrela esbelt* silhueta perder_peso
  ganhar_peso imc
HAIR
en: hair hairs haired haircut* hairdress* hairstyle* barber* blonde blond brunette redhead* curly curls bangs
  fringe ponytail* braid* bald balding beard beards bearded moustache* mustache* shav* wig wigs hairbrush*
  hair_dye plaits plaited straightener* salon_hair
es: pelo pelos cabello* cabellera peluquer* peinad* peinar* rubio rubia rubios rubias moreno morena pelirroj*
  rizado rizos flequillo coleta trenza* calvo calva calvicie barba barbas barbudo bigote* peluca* canas
  tenirme melena cabelludo plancha_de_pelo pelona pelon
de: haar haare haaren haarschnitt* haarfarbe friseur* frisur* blond blonde blonder blonden blondine* brunett*
  rothaarig* locken lockig* zopf zopfe glatze bart barte bartig* schnurrbart schnauzer peruck* strahnen
  haarig* kurzhaar* langhaar* haarburste glatteisen haarspray
fr: cheveu cheveux chevelure coiffeu* coiffure* coiffer coupe_de_cheveux blond blonde blonds blondes brun
  brune brunette roux rousse boucle boucles frise* frange tresse* chauve* calvitie barbe barbes barbu*
  moustach* rasoir* perruque* meche meches poils poilu* lisseur chignon*
pt: cabelo cabelos cabeleireir* penteado* pentear* cabeludo loiro loira loiros loiras louro loura moreno
  morena ruivo ruiva cacheado* cachos franja rabo_de_cavalo trancas careca* calvo barba barbas barbudo
  barbeiro* bigode* peruca* mechas peludo* chapinha alisamento
PRETTY
en: beautiful* pretty prettier prettiest handsome* attractive gorgeous* stunning* cute cuter cutest beauty
  elegant* good_looking sexy stylish* adorable* hottie well_dressed glow glowing radiant photogenic
  good_looking_guy dashing lovely charming beauties classy cutie cuties irresistible
es: lindo linda lindos lindas hermos* bello bella bellos bellas belleza bellisim* atractiv* elegante* sexy
  radiante* lindura buenorr* esta_bueno encantadora_sonrisa despampanante favorecid* cuqui bombonazo bonit*
  guap* precios* mona mono chulo chula encantador*
de: schone schoner schones schonen schonste schonsten hubsch* huebsch attraktiv* gutaussehend* gut_aussehend
  susse sussen suss schonheit* bildschon* bildhubsch* wunderschon* elegant* sexy anziehend* schick* gepflegt*
  niedlich* reizend* hinreissend* stilvoll* strahlend* schonster bezaubernd* hingucker traumfrau schonem
  susser susses charmant*
fr: beau beaux bel belle jolie jolies joli jolis mignon* magnifique* beaute superbe* elegant* attirant*
  seduisant* sexy canon craquant* ravissant* sublime* bogoss* bg radieu* rayonnant* beau_gosse bien_habille
  bonnasse beaute_naturelle elegance charmeu* belles charmant*
pt: lindo linda lindos lindas lindissim* lindinh* belo bela belos belas beleza gatinh* gatao elegante* sexy
  atraente* formos* charmos* fofo fofa fofos fofas fofinh* giros giras radiante* deslumbrante* linda_demais
  maravilhosa maravilhoso gostosura bonit*
LOOKS
en: appearance* ugly uglier ugliest ugliness wrinkl* acne pimple* tattoo* pierc* skin_tone good_looks
  plain_looking unattractive* physically physique makeup make_up lipstick* mascara eyeliner nail_polish
  cosmetic* botox mirror* selfie* salon beautician spa facelift
es: apariencia* aspecto feo fea feos feas feisim* fealdad arruga* acne grano granos espinilla* tatuaj* tatuad*
  piercing* fisico fisicamente maquill* labial pintalabios rimel cosmetic* botox espejo* selfie* desarreglad*
  salon_de_belleza esteticista
de: aussehe aussiehst aussere* erscheinung hasslich* haesslich runzel* akne pickel* tattoo* tatowier*
  piercing* optik optisch* ausserlich* schmink* geschminkt* makeup lippenstift* wimperntusche nagellack*
  kosmetik* botox spiegel* selfie* unattraktiv* spa schonheitssalon
fr: apparence* allure moche moches laid laide laids laideur ride rides acne tatou* piercing* physique*
  maquill* rouge_a_levres mascara vernis cosmetique* botox miroir* selfie* ressemble_physiquement
  institut_de_beaute estheticien* spa
pt: aparencia* feio feia feios feias feiura feinh* ruga rugas acne espinhas borbulha* tatuag* tatuad* tattoo*
  piercing* fisico fisicamente maquiag* maquilh* maquiada batom batons rimel esmalte* cosmetic* botox espelho*
  selfie* visual salao_de_beleza esteticista* spa
YOUNG
en: young younger youngest youth youthful* teen teens teenage teenager* teenaged adolescen* minor underage
  childhood twenties twentysomething early_twenties tween* preteen* pubert* juvenile* growing_up child_hood
  youngish babyface* youngster* minors wee_one lass lasses school_age boyish girlish
es: joven jovenes jovencit* juventud juvenil* adolescen* menor_de_edad veinteaner* chico_joven pubert*
  infancia ninez chaval* jovenzuel* quinceaner* treintaner* menores mocedad mocoso mocosa mocosos nene nena
  rejuvenec* bisono pibe pibes
de: jung junge junger jungere jungeren juengere jungste jungsten jugend jugendlich* jugendalter teenie*
  teenager* pubert* minderjahrig* kindheit* kindlich* heranwachsend* halbwuchsig* kinderjahre jugendzeit kids
  kiddies bursche burschen jungspund madel madels halbstark*
fr: jeune jeunes jeunesse jeunot* ado ados adolescen* mineurs mineure puberte enfance juvenile* pre_ado cadet
  cadette cadets gamin* rajeun* trentenaire* jeunette* djeuns jouvence jeunes_gens enfantin* pubere* minots
  minot
pt: jovem jovens jovenz* juventude juvenil* novinh* adolescen* menor_de_idade menores infancia puberdade
  mocidade garotad* moleque* mocinh* rapazinho meninice mais_novo mais_nova cacula mocidade_perdida
  rejuvenesc* pubere garoto garota garotos garotas guri guria pirralh*
OLD AGE
en: old older oldest elderly elder elders aged aging ageing age ages senior seniors retire* pension*
  middle_aged midlife menopaus* grown_up grownup* adult adults adulthood years_old yo yrs_old fifties forties
  sixties seventies
es: edad edades viejo vieja viejos viejas viejit* vejez ancian* mayor mayores adulto adulta adultos adultas
  adultez jubil* pension* menopaus* tercera_edad cincuenton* cuarenton* madurez maduro anos_de_edad veteran*
  sesenton*
de: alt alte alten alter alters alteres altere alteren aelter alternd* senior* rentner* rente ruhestand
  erwachsen* volljahrig* wechseljahre* jahre_alt betagt* altersunterschied* jahrig* greis* vierziger funfziger
  mittelalt* pension*
fr: age ages agee agees vieux vieille vieilles vieil vieilli* vieillesse ainee aines senior* retraite* adulte*
  majeur menopaus* quarantaine cinquantaine soixantaine quinquagenaire* personne_agee troisieme_age
pt: idade idades velho velha velhos velhas velhinh* velhice idos* adulto adulta adultos adultas maioridade
  aposent* menopaus* terceira_idade coroa coroas quarentao cinquentao meia_idade maior_de_idade anciao maduro
  madura
TALL BIG
en: tall taller tallest height heights big bigger biggest large larger huge giant* enormous* wide wider size
  sized sizes inches cm foot_tall strong_build muscled buff bulky bigg largest gigantic vast immense great_big
  colossal humongous ginormous oversized extensive grand
es: alto alta altos altas altura alturas grande grandes grandot* enorme* gigante* inmens* estatura talla
  tallas tamano* cm ancho ancha anchos crecid* robust* fornid* fuertote musculos corpulent* gran grand
  mas_grande vasto amplio amplia amplios mayuscul* colosal extens* descomunal
de: gross grosse grosser grossen grosses grosste grossten riesig* riese riesen enorm* grossgewachsen
  hochgewachsen* hohe korpergrosse gewaltig* breit breite breiter breiten kraftig* stammig* cm muskulos*
  konfektionsgrosse grossem grosster gigantisch* immens* grossflachig* umfangreich* umfassend* kolossal
  grosse_n groessere groesser grossere
fr: grand grande grands grandes grandeur taille tailles hauteur enorme* geant* immense* large larges balaise
  costaud* cm gigantesque* imposant* carrure colossal* gd gde grosses enormissime vaste vastes ample agrandi*
  important_gros
pt: alto alta altura alturas grande grandes grandao grandona enorme* gigante* imens* tamanho* estatura cm
  largo larga largos largas crescid* robust* sarado sarada musculos marombad* parrud* avantajad* gde maior_que
  maior maiores vasto vasta amplo ampla amplos colossal tamanha extens* descomunal baita
SMALL SHORT
en: small smaller smallest little_one short shorter shortest tiny tinier petite teeny mini miniature* narrow
  narrower low_height dwarf* microscopic* smallish undersized shortish shrink shrinking stubby slight_build
  compact teensy puny low pocket_sized tiniest minor_thing wee micro littlest lil minuscule minute_size
  miniscule small_scale
es: pequeno pequena pequenos pequenas pequenit* chiquit* bajito bajita bajitos chaparr* diminut* minuscul*
  mini enan* corto cortos cortit* estrech* petis* menudit* pequenisim* pequenez bajitas menudo menuda reducid*
  encogid* ratoncito chico_pequeno micro reducido_tamano compact* pequenin delgada angost*
de: klein kleine kleiner kleinen kleines kleinem kleinere* kleinst* winzig* kurz kurze kurzer kurzen kurzes
  kuerzer zierlich* mini schmal* eng enge enger engen zwerg* kleinwuchsig* verklein* klitzeklein* mickrig*
  kleinwuchs untersetzt verkurz* niedrig* knapp winzling schmachtig* micro kleinlich_klein gering geringe
  geringen geringste* geringfugig* kompakt* dunnen
fr: petit petite petits petites tout_petit courte courts courtes minuscule* mini nain naine etroit*
  microscopique* rikiki riquiqui petiot* raccourci* rapetiss* petitesse trapu* courtaud* rabougri* infime*
  minus bas_de_taille nabot* ptit ptite ptits ptites pti tite tit menu_petit reduit_taille fin_mince compact*
  toute_petite tout_ptit
pt: pequeno pequena pequenos pequenas pequenin* baixinh* curto curta curtos curtas curtinh* miud* minuscul*
  mini anao estreit* diminut* apertadinh* tamanhinho baixote* pequenez pequenito baixo baixos baixas reduzid*
  encolhid* tampinha nanico nanica franzino franzina pequenote piqueno micro compact* fininho finos
SMELL TASTE
en: smell smells smelled smelling smelly smelt scent* odor* odour* sniff* stink* stank perfume* fragrance*
  aroma* cologne aftershave deodorant taste tastes tasted tasting flavor* flavour* reek* whiff* incense
es: oler huele hueles huelen olia oliendo olor olores olfat* perfume* fragancia* aroma* colonia desodorante
  apest* peste hedor sabor sabores saborear saborea probar_comida paladar regusto
de: riechen rieche riechst riecht roch rochen gerochen geruch* duft* stink* stank gestunken gestank schnupper*
  geschnuppert parfum* deo deodorant aroma* aromen schmeckt schmecken schmeckte geschmeckt geschmack* schmecke
  kosten_von mief*
fr: sentir_bon odeur* senteur* sent_bon sent_mauvais pue puer puait puant* parfum* eau_de_cologne deodorant
  deo arome* renifl* flair* gout gouts gouter goute saveur* savour* odorat fragrance* empest*
pt: cheir* odor odores aroma* perfume* perfumad* fragrancia* colonia desodorante desodorizante fedor fede
  fedendo feder fedido fedida fedorent* farej* olfato sabor sabores saborear paladar catinga
TOUCH
en: touch touches touched touching physical_touch feel_the stroke strokes stroked stroking pat patted patting
  tickl* massag* rub rubs rubbed rubbing caress* soft softer softness smooth rough texture* silky fingertips
  brush_against
es: tocar toco tocas toca tocan tocando tocado toque tocaba tacto acariciar acaricia acaricio acariciando
  caricia* masaj* frotar frota frotando rozar rozando roce rozo cosquill* suave suaves suavidad suavemente
  aspero aspera textura* palpar
de: beruhr* beruehr* anfass* angefasst fass fasst_an streichel* gestreichelt kitzel* gekitzelt massier*
  massage* reibt reiben gerieben weich weiche weicher weichen sanft sanfte sanfter zart zarte zarter glatt rau
  klebrig tasten tastete antipp*
fr: touch* effleur* frol* caress* chatouill* massage* masser masse frottait palper tact_physique doux douce
  douces douceur lisse lisses rugueux rugueuse texture* collant_au tapot* peau_douce velout* soyeux soyeuse
pt: toque toques tato acariciar acaricia acariciando caricia* carinho_no massag* rocar rocando rocou cocega*
  macio macia macios macias suave suaves suavemente aspero aspera textura* pegajos* alisar alisando apalp*
  encostar encostou encosta encostando
BREATHE
en: breathe breathes breathed breathing breath breaths inhale* inhaling exhale* exhaling sigh sighs sighed
  sighing deep_breath gasp* pant panting hyperventilat* yawn* snore* snoring oxygen asthma* short_of_breath
  breathless meditat* mindful* air airway
es: respir* aliento inhalar inhala exhalar exhala suspir* jade* hiperventil* bostez* ronc* ronquido* oxigeno
  asma asmatic* inhalador* falta_de_aire sin_aliento meditar meditacion medito mindfulness bocanada* resopl*
  aire
de: atme atmet atmen atmete geatmet atmung* atem atemlos atemnot atemubung* durchatm* durchgeatmet einatm*
  ausatm* seufz* geseufzt gahn* schnarch* geschnarcht sauerstoff asthma* keuch* hyperventil* meditier*
  meditation* luft_holen schnauf* hechel* achtsamkeit* luft
fr: respir* souffl* haleine inspire_expire expir* inspirer soupir* halet* baille bailler ronfl* oxygene asthm*
  ventoline inhalateur* hyperventil* essouffl* apnee reprendre_son_souffle mediter meditation* medite
  pleine_conscience
pt: respir* folego inalar inala inalador* expirar suspir* ofeg* hiperventil* bocej* ronc* oxigenio asma
  asmatic* bombinha falta_de_ar sem_folego meditar meditacao medito halito mindfulness sopro soprar ar ares
CRY
en: cry cries cried crying tear tears teary sob sobs sobbed sobbing weep weeps wept weeping tearful bawl*
  teared tearing_up in_tears crybaby sniffl* whimper* crying_fit cried_myself watery_eyes wail* blubber*
  welled_up burst_into_tears misty_eyed
es: llor* llanto* lagrima* lagrimon* solloz* gimot* ojos_llorosos soltar_el_llanto puchero* lagrime*
de: weine weinst weint weinen weinte weinten geweint weinend* traene* trane* heul* geheult rumgeheult
  ausgeheult schluchz* geschluchzt flenn* wimmer* ausgeweint verweint* verheult* losgeheult plarr* geflennt
  schnief*
fr: pleur* larme* sanglot* chial* en_larmes fondre_en_larmes larmoy* eplore* gemir gemit gemissement* braill*
  renifler larmichette
pt: chor* lagrima* soluco solucos solucar solucando aos_prantos pranto* abrir_o_berreiro lacrimej* buaa buaaa
  marejad*
LAUGH SMILE
en: laugh laughs laughed laughing laughter smile smiles smiled smiling smiley giggl* chuckl* grin grins
  grinned grinning lol lmao haha* hehe* rofl humor* humour* joke jokes joked joking funny funnier funniest
  hilarious cracking_up silly comedy comedian*
es: reir rio rie rien reimos riendo reia rei risa risas risuen* reirse reirme reirnos carcajad* sonri* jaja*
  jeje* jiji* humor chiste* broma bromas brome* gracios* chistos* divertido divertida divertidos divertidas
  cachond* comico
de: lach* gelacht gelachelt laechel* grins* gegrinst kicher* gekichert haha* hihi* hehe* humor* witz witze
  witzen witzig* lustig* spass spasse spassig* scherz* gescherzt komisch_lustig belustig* schmunzel*
  geschmunzelt
fr: ri rire rires rit rient rions riais riait riant rigol* sourire* souris sourit souri souriait souriant* mdr
  ptdr lol haha* hihi* hehe* humour* blagu* plaisant* drole* marrant* comique* eclater_de_rire fou_rire hilar*
  ricane*
pt: rir rio ri rimos riem riu rindo ria riram riso risos risada* gargalh* sorri* kkk kkkk* haha* hehe* rsrs*
  rs humor piada* brincadeira* engracad* graca divertido divertida divertidos divertidas comico zoeira*
  hilari*
SLEEP
en: sleep sleeps slept sleeping asleep nap naps napped napping doze* dozing snooz* bedtime go_to_bed in_bed
  bed dream dreams dreamed dreamt dreaming nightmare* insomnia* sleepless* sleepover* overslept oversleep*
  pajama* pillow* blanket* siesta* lie_in kip zzz
es: dormir duermo duermes duerme duermen dormimos dormi dormiste dormio durmio durmiendo dormido dormida
  dormidos dormia dormilon* siesta* sueno suenos sone pesadilla* insomnio cama camas almohada* manta mantas
  echarse_a_dormir cabece* desvel* trasnoch* adormil*
de: schlaf schlafe schlafst schlaft schlafen schlief geschlafen einschlaf* eingeschlafen schlafend schlaflos*
  schlafchen nickerchen mittagsschlaf ausschlaf* ausgeschlafen bett betten bettzeit traum traume traumen
  traumt traumte getraumt alptraum* albtraum* schlafstorung* schlafzimmer_bett kissen decke verschlafen pennen
  pennt gepennt schlafrig
fr: dormir dors dort dormons dorment dormi dormais dormait dormant endorm* sommeil sieste* lit lits dodo reve
  reves rever revais revait cauchemar* insomni* oreiller* couette couettes couverture couvertures somnol*
  assoup* couche_tot pioncer roupill* coucher* nuit_blanche grasse_mat
pt: dormir durmo dormes dorme dormem dormimos dormi dormiu dormindo dormido dormia adormec* soneca* cochil*
  sono sesta sonho sonhos sonhar sonhei sonhando pesadelo* insonia cama camas travesseiro* almofada* cobertor*
  cobertas edredom dorminhoc* deitar_cedo virar_a_noite
WAKE UP
en: wake wakes woke woken waking wake_up awake awaken* awoke alarm alarms alarm_clock out_of_bed early_riser
  early_bird stay_up stayed_up morning_person wide_awake rise_and_shine up_early jet_lag jetlag* daybreak
  set_the_alarm snooze_button sunup
es: despert* despierto despierta despiertas despiertan despiertos madrug* alarma alarmas temprano tempranito
  ponerse_en_pie amanec* al_alba jetlag desvelada desvelado espabil*
de: aufwach* aufgewacht wache wach waches wachgeworden wachliegen wecke weckt wecken wecker weckst geweckt
  aufgeweckt aufsteh* stehe_auf steht_auf stand_auf wachwerden munter fruhaufsteher* morgenmensch jetlag
  aufweck* ausgeschlafen_wach hellwach ausm_bett
fr: reveil* matinal* se_lever me_leve te_leves se_leve debout_tot eveil* alarme alarmes leve_tot
  insomniaque_eveil decalage_horaire aube saut_du_lit sortir_du_lit au_reveil
pt: acord* despert* madrug* levantar_cedo alarme alarmes cedo cedinho amanhec* pular_da_cama fora_da_cama
  jetlag
TIRED
en: tired tiredness tiring exhaust* fatigue* sleepy sleepyhead drowsy burned_out burnt_out burnout knackered
  shattered_tired weary weariness no_energy low_energy lethargic lethargy wiped_out pooped groggy run_down
  overtired sleep_deprived dead_tired zonked shattered
es: cansad* cansancio cansar cansa cansan canso cansando agotad* agotamiento agota fatig* exhaust* rendid*
  reventad* molid* sueno_encima somnolien* sin_energia sin_fuerzas hecho_polvo hecha_polvo quemado_laboral
  burnout baldad* extenu* fundido fundida
de: mude muder muden mued* mudigkeit* erschopf* ermud* ubermudet kaputt_mude ausgelaugt* schlapp* fertig_mude
  platt hundemude todmude kraftlos* energielos* ausgebrannt burnout schlafmangel ausgepowert ubernachtigt matt
  groggy lustlos_mude antriebslos* verschlafen_aussehen k_o mudem kaputtgearbeitet
fr: fatig* epuis* creve_de_fatigue crevee extenu* ereint* mort_de_fatigue lasse lassitude burn_out burnout
  sans_energie sans_force a_plat somnolent* creves harass* surmen* creve vanne vannee lessivee naze hs
  sommeille ko
pt: cansad* cansaco cansar cansa cansam canso cansando cansativ* exaust* fatig* sonolen* sem_energia
  sem_forcas sem_pique acabado_de_cansado moid* quebrado_de_cansaco burnout morto_de_cansaco podre_de_sono
  estafad* exaurid* extenu*
REST RELAX
en: rest rests rested resting relax* unwind* chill chilled chilling recharge* recharging sofa couch sofas
  lounge lounging lazy lazy_day take_it_easy downtime put_your_feet_up day_off break_time breather laze*
  restful slow_down cosy cozy comfy hammock
es: descans* relaj* repos* tumbona sofa sofas sillon vagueando flojear echarse_un_rato tranquilamente
  recargar_pilas recarg* ocio hamaca perez* comodo comoda acurruc*
de: ausruh* ausgeruht ruh_dich_aus erhol* entspann* relax* chill* gechillt abschalten rasten rast ruhepause*
  verschnauf* couch sofa sofas faulenz* gefaulenzt gammel* gemutlich* hangematte auftanken kuschelig* sessel
fr: repos* relax* detend* detente delass* chill chiller canape* fauteuil* flemmard* flemme paress*
  recharger_les_batteries decompress* souffler_un_peu hamac cocoon* farniente relache* glander
pt: descans* relax* repous* desligar_um_pouco sofa sofas poltrona* preguica preguicos* dar_um_tempo_descanso
  rede_de_descanso lazer folga folgas aconcheg* confortavel de_boa ficar_de_bobeira
ILL
en: ill illness* sick sicker sickness* unwell disease* infect* virus* covid corona flu influenza fever* cough*
  cold_and_flu sore_throat sneez* runny_nose stuffy pneumonia bronchitis nause* vomit* throw_up threw_up
  throwing_up puke* puking diarrhea diarrhoea dizzy dizziness food_poisoning allerg* faint faints fainted
  fainting pass_out tummy_bug shingles nits
es: enferm* malito malita mala_salud virus contagi* infecc* infecta* covid gripe* fiebre* tos tose tosiendo
  toser resfri* catarr* constipad* estornud* moco* neumonia bronquitis nausea* mareo* maread* vomit* diarrea
  alerg* indigest* intoxic* anginas estrenid* desmay* desfallec* vertigo piojos
de: krank kranke kranker kranken krankes krankheit* erkrank* ansteck* infekt* virus viren covid corona grippe*
  fieber* husten hustet erkalt* schnupfen halsschmerzen niesen niest lungenentzundung bronchitis ubelkeit
  kotz* gekotzt erbrech* erbrochen durchfall schwindlig schwindel allerg* verstopf* unwohl* krankgemeldet
  ohnmacht* kreislauf lause
fr: malade* maladie* maladif souffrant* virus infect* covid grippe* fievre* toux tousse* rhume* enrhum*
  eternu* mouch* angine* pneumonie bronchite* nausee* vomi* gastro diarrhee* vertige* etourdiss*
  intoxication_alimentaire allerg* indigest* constip* contagi* mal_en_point patraque evanou* malaise
  tourne_de_l_oeil poux
pt: doente* doenca* doentio adoec* virus contagi* infec* covid gripe* gripad* febre* febril tosse tossindo
  tossir resfriad* constipa* espirr* catarro pneumonia bronquite nausea* enjo* vomit* diarreia tontura*
  tonto_de_enjoo intoxicac* alerg* mal_estar passando_mal indispost* virose* azia desmai* desfalec* vertigem
  piolho*
CHRONIC ILLNESS
en: cancer* tumor* tumour* diabet* stroke_patient heart_attack heart_disease hypertens* epilep* parkinson*
  alzheimer* dementia* arthritis thyroid multiple_sclerosis chronic* autoimmun* disorder* syndrome* symptom*
  condition_medical anemia anaemia eczema psoriasis endometriosis pcos lupus fibromyalg* cholesterol
  disabilit* disabled wheelchair* crohn* diagnos* handicap* autis* adhd aids hiv ms mastectomy
es: cancer* tumor* diabet* infarto* cardiac* hipertens* epilep* parkinson alzheimer demencia* artritis
  artrosis tiroid* hipotiroid* esclerosis cronic* autoinmun* trastorno* sindrome* sintoma* anemia* eczema
  psoriasis endometriosis lupus fibromialg* colesterol discapacid* discapacitad* minusval* silla_de_ruedas
  leucemia sida vih diagnos* autis* tdah enfarte
de: krebs* tumor* diabet* herzinfarkt* schlaganfall* bluthochdruck epilep* parkinson alzheimer demen* arthrose
  arthritis rheuma* schilddrus* multiple_sklerose chronisch* autoimmun* storung* syndrom* symptom* anamie
  neurodermitis schuppenflechte endometriose pcos lupus fibromyalg* cholesterin behinder* rollstuhl* leukamie
  diagnos* vorerkrank* autis* adhs aids hiv brustkrebs ms
fr: cancer* tumeur* diabet* infarctus crise_cardiaque avc hypertens* epilep* parkinson alzheimer demence*
  arthrite arthrose thyroid* sclerose* chronique* auto_immune* trouble_medical syndrome* symptome* anemi*
  eczema psoriasis endometriose sopk lupus fibromyalg* cholesterol handicap* invalid* fauteuil_roulant
  leucemie sida vih diagnos* autis* tdah sep
pt: cancer* tumor* diabet* infarto* cardiac* cardiopat* hipertens* pressao_alta epilep* parkinson alzheimer
  demencia* artrite artrose tireoid* tiroid* hipotireo* esclerose* cronic* autoimun* transtorno* perturbac*
  sindrome* sintoma* anemia* eczema psoriase endometriose lupus fibromialg* colesterol deficien*
  cadeira_de_rodas cadeirante* leucemia hiv diagnos* derrame avc autis* tdah enfarte aids sida
ACHE
en: ache aches ached aching achy headache* migraine* toothache* stomachache* backache* earache* back_pain
  cramp* pain_in_my_back sore soreness stiff stiffness tension_headache heartburn hangover hungover itch*
  rash* sting_of swelling swollen inflam* hernia* sciatica discomfort throbbing arthritic pain pains painful
  painless agony_of twinge twinges spasm spasms bloated
es: dolor_de_cabeza dolor_de_espalda dolor_de_muelas jaqueca* migrana* doler duele duelen dolia dolio dolores
  molestia* molestias_fisicas calambre* contractura* agujetas agarrotad* acidez ardor_de_estomago resaca*
  picor* picazon comezon sarpullido* hinch* inflam* hernia* ciatica punzada* tortic* colico* retortij*
  achaque* dolor dolorido dolorida doloroso dolorosa adolorid* espasmo*
de: weh wehtun wehgetan tut_weh kopfschmerz* kopfweh migrane* bauchschmerz* bauchweh zahnschmerz* zahnweh
  ruckenschmerz* gliederschmerz* gelenkschmerz* krampf krampfe krampfen muskelkater verspann* steif sodbrennen
  kater juck* ausschlag geschwollen schwellung* entzund* bandscheibe* hexenschuss ziehen_im_rucken beschwerden
  schmerz schmerzen schmerzt schmerzhaft* schmerzlich* stechen_im spasmus
fr: mal_de_tete mal_au_ventre mal_au_dos mal_de_dos maux migraine* cephal* courbatur* crampe* torticolis
  contractur* raide raideur* brulure_d_estomac gueule_de_bois demang* gratte_la_peau eruption* enfl* gonfl*
  inflam* hernie* sciatique lumbago rage_de_dents tiraill* colique* elance* douleurs_chroniques rhumatism*
  reflux douleur douleurs douloureu* endolor* spasme* fait_mal faisait_mal avoir_mal
pt: dor_de_cabeca dor_nas_costas dor_de_barriga dor_de_dente enxaqueca* doi doem doia doeu doer dolorid* dores
  caibra* caimbra* contratura* torcicolo* azia_forte ressaca* coceira* cocar comichao alergia_na_pele inchad*
  inchac* inflam* hernia* ciatica pontada* colica* incomodo_fisico latej* ferroada* reumat* refluxo dor
  dolorosa doloroso espasmo* machucado_pe
HEALTHY
en: health healthy healthier healthily wellness recover* heal heals healed healing cure cured cures
  feel_better get_well fitter fitness_level wellbeing well_being immune* strength_back on_the_mend rehab
  rehabilitat* convalesc* lifestyle energy energetic vitality healthcare
es: salud saludable* sano sana sanos sanas sanar sanando sane recuper* mejorarse mejorate mejoria cura curar
  curo curado curada curarse curando bienestar inmun* rehabilit* convalec* restablec* alivi* energia energias
  vitalidad energetic* fortalec* en_forma
de: gesund* fit heil heile heilt heilen geheilt heilung* genes* gute_besserung besserung wohlbefinden immun*
  reha erholt_von rehabilit* wohlauf lebensstil energie energien vitalitat energiegeladen kuriert auskurier*
  kerngesund vital belastbar*
fr: sante sain saine sains saines gueri* retabli* remis_sur_pied bien_etre immun* reeduc* convalesc* energie
  energies vitalite energique en_forme forme pleine_forme tonus vigueur remission cicatris* bonne_sante
  hygiene_de_vie
pt: saude saudavel saudaveis sadio sadia sarar sarou sara sarei curar cura curou curado curada recuper*
  melhoras bem_estar imun* reabilit* convalesc* restabelec* alivi* energia energias vitalidade energetic*
  fortalec* em_forma boa_saude cicatriz*
MEDICINE
en: medic* meds pill pills tablet_a_day capsule* prescription* prescrib* antibiotic* painkiller* ibuprofen
  paracetamol tylenol aspirin antidepressant* ssri* insulin vitamin* supplement* dose* dosage vaccin* jab_flu
  syrup* ointment* cream_for injection* eye_drops contracepti* birth_control side_effect* drugstore pharmac*
  chemist chemists morphine calpol plaster plasters tablets antihistamine
es: medicina medicinas medicamento* medicacion pastilla* capsula* receta_medica recetar receto_medico
  antibiotic* analgesic* ibuprofeno paracetamol aspirina* antidepresiv* ansiolitic* insulina vitamin*
  suplement* dosis vacun* jarabe* pomada* unguento* inyecc* gotas anticoncept* pildora* efecto_secundario
  efectos_secundarios farmac* remedio remedios tratamiento* morfin* curita tiritas
de: medizin* medikament* tablette* pille pillen kapsel* rezept_vom_arzt verschreib* verschrieben antibiotik*
  schmerzmittel* ibuprofen paracetamol aspirin antidepressiv* insulin vitamin* nahrungserganz* dosis dosier*
  impf* geimpft saft_vom_arzt salbe* spritze* tropfen verhut* antibabypille nebenwirkung* apothek* arznei*
  mittel_gegen heilmittel behandlung* pflaster morphium schlafmittel hustensaft wirkstoff
fr: medicament* medicin* comprime* cachet cachets gelule* pilule* ordonnance* prescri* antibiotique*
  antidouleur* ibuprofene doliprane paracetamol aspirine antidepress* anxiolyt* insuline vitamin*
  complement_alimentaire dose doses vaccin* sirop* pommade* piqure* gouttes contracepti* effet_secondaire
  effets_secondaires pharmac* remede* traitement* pansement* morphine somnifere* pastille*
pt: medicamento* medicac* remedio remedios comprimid* capsula* receita_medica receitou_remedio antibiotic*
  analgesic* ibuprofeno paracetamol dipirona aspirina antidepressiv* ansiolitic* insulina vitamin* suplement*
  dose doses vacin* xarope* pomada* injec* gotas anticoncep* pilula* efeito_colateral efeitos_colaterais
  farmac* tratamento* curativo* bula morfina adesivo penso
DOCTOR
en: doctor* doc dr gp physician* nurse nurses nursing surgeon* dentist* orthodontist* pediatric* gynecolog*
  gynaecolog* obgyn dermatolog* cardiolog* neurolog* specialist* consultant_doctor psychiatr* midwi* physio
  physiotherap* chiropract* paramedic* optician* optometr* healthcare_worker nutritionist* dietitian* carer
  carers caregiver* caretaker care_home
es: medico medicos medicas doctor doctora doctores doctoras doc enfermer* cirujan* dentista* ortodoncista*
  odontolog* pediatra* ginecolog* dermatolog* cardiolog* neurolog* especialista* psiquiatra* matron* partera*
  fisio fisioterap* quiropract* paramedic* oculista* oftalmolog* nutricionista* dietista* medico_de_cabecera
  cuidador* auxiliar_de_enfermeria
de: arzt arzte arzten arztin arztinnen aerzt* hausarzt* doktor doktors doc krankenschwester* pfleger*
  krankenpfleger* chirurg* zahnarzt* kieferorthopad* kinderarzt* frauenarzt* gynakolog* hautarzt* kardiolog*
  neurolog* facharzt* psychiater* hebamme* physio physiotherap* orthopad* sanitater* augenarzt* optiker*
  ernahrungsberat* notarzt* altenpfleg* pflegedienst betreuer* pflegeheim*
fr: medecin* docteur* doc toubib* generaliste* infirmier* chirurgien* dentiste* orthodontiste* pediatre*
  gyneco* dermato* cardiolog* neurolog* specialiste* psychiatre* sage_femme kine kines kinesitherap*
  osteopath* ambulancier* opticien* ophtalmo* nutritionniste* dieteticien* orthophoniste* aide_soignant*
  aide_a_domicile soignant* ehpad
pt: medico medicos medicas doutor doutora doutores enfermeir* cirurgi* dentista* ortodontista* pediatra*
  ginecolog* obstetr* dermatolog* cardiolog* neurolog* especialista* psiquiatra* parteira* doula* fisio
  fisioterap* quiroprat* paramedic* oculista* oftalmolog* nutricionista* clinico_geral fonoaudiolog* cuidador*
  lar_de_idosos
HOSPITAL
en: hospital* clinic clinics ward surgery surgeries surgical operat* appointment_doctor checkup* check_up
  blood_test* bloodwork mri x_ray xray ultrasound biopsy lab_results test_results icu intensive_care
  emergency_room er a_and_e ambulance* stitches patients chemo* dialysis waiting_room admitted_to discharged
  anesthe* anaesthe* treatment treatments transplant* gurney bypass vasectomy hospice dental
es: hospital* clinica clinicas consultorio* quirofano* operac* operar operaron operado operada cirug*
  analitica* analisis_de_sangre radiograf* ecograf* resonancia* biopsia* escaner uci urgencias ambulancia*
  puntos_de_sutura ambulatorio* ingresad* ingreso_hospitalario paciente pacientes quimio* dialisis
  sala_de_espera anestes* trasplant* revision_medica centro_de_salud dado_de_alta vasectomia paliativos
  camilla
de: krankenhaus* klinik* spital praxis arztpraxis op operat* operier* untersuchung* untersucht blutabnahme*
  blutbild* blutwert* rontgen* ultraschall* mrt ct biopsie intensivstation notaufnahme* notdienst
  krankenwagen* rettungswagen station_im_krankenhaus patient* chemo* dialyse wartezimmer narkose* transplant*
  eingewiesen_ins stationar* therapie_plan arzttermin* vorsorgeuntersuchung* uberwiesen palliativ* liegebett
fr: hopital hopitaux hospital* clinique* cabinet_medical bloc_operatoire operation* operer opere operee
  chirurgie* prise_de_sang analyses_de_sang echographie* irm scanner* biopsie* soins_intensifs urgences
  ambulance* samu points_de_suture patiente patients chimio* dialyse salle_d_attente anesthesi* greffe*
  consultation* examen_medical bilan_sanguin reanimation hosto brancard* palliati*
pt: hospital* clinica clinicas consultorio* posto_de_saude operac* operar operou operado operada cirurgia*
  exame_de_sangue exames radiografia* raio_x ultrassom ecografia* ressonancia* biopsia* uti upa pronto_socorro
  urgencias ambulancia* samu pontos_da_cirurgia internad* internac* paciente pacientes quimio* dialise
  sala_de_espera anestes* transplant* consulta_medica alta_medica consulta consultas maca_do_hospital
  paliativ* exame
PREGNANCY
en: pregnan* trimester* due_date morning_sickness expecting_a_baby ovulat* fertil* infertil* ivf ttc conceive*
  conceiving fetus foetus embryo* womb uterus miscarr* period_late pregnancy_test baby_bump birth births
  childbirth labor_ward labour_ward contractions c_section caesarean cesarean newborn* postpartum postnatal
  breastfe* maternity_leave gave_birth giving_birth midwifery unborn baby babies infant infants expecting_a
  bump birth_of midwife diaper diapers stroller bottle_feed paternity_leave antenatal trying_for_a dummy
  pacifier night_feeds
es: embaraz* prenad* encinta trimestre* gestac* gestante* antojos ovul* fertil* infertil* fecund* in_vitro
  concebir concepcion feto fetos embrion* utero matriz aborto_espontaneo prueba_de_embarazo parto partos parir
  pario parida contracciones cesarea* recien_nacid* posparto postparto lactancia amamant* dar_a_luz dio_a_luz
  nacimiento* nacer nacio naciera nacido bebe bebita bebito lactante* comadrona matrona partera dar_pecho
  pecho_al carriola carrito_del cochecito mamila chupete baja_maternal baja_paternal ecografia nauseas guaguas
de: schwanger* trimester eisprung* fruchtbar* unfruchtbar* kinderwunsch* kunstliche_befruchtung embryo* fotus
  gebarmutter fehlgeburt* ss_test geburt* wehen kaiserschnitt* neugeboren* wochenbett* kreisssaal stillt
  gestillt muttermilch entbind* mutterschutz geboren gebaren ultraschallbild baby* saugling* entbunden
  kreissaal stubenwagen kita_eingewohn* saugen_an zahnt
fr: enceinte* grossesse* trimestre* ovul* fertil* infertil* fecond* fiv pma foetus embryon* uterus
  fausse_couche fausses_couches test_de_grossesse accouch* naissance* contractions cesarienne* nouveau_ne
  nouveaux_nes nouveau_nes post_partum allait* conge_maternite maternite naitre naisse terme_de_grossesse
  peridurale* bebe_en_route nausees_matinales tomber_enceinte bebe bebes nouveau_nee nourrisson*
  couche_culotte couches_a tetine tetines conge_parental conge_paternite nausees attend_un_bebe
  tombee_enceinte layette terme_prevu maternite_service lit_bebe
pt: gravid* gestante* gestac* prenh* trimestre* ovul* fertil* infertil* fecund* fiv engravid* conceber feto
  fetos embriao utero aborto_espontaneo teste_de_gravidez partos parir pariu contracoes cesarea* cesariana*
  recem_nascid* puerper* pos_parto amament* aleitamento dar_a_luz deu_a_luz nascimento* nascer nasceu nascido
  licenca_maternidade bebes bebezinho nenem lactente parteira dar_de_mamar fralda fraldas licenca_paternidade
  ecografia enjoos barrigao
PERIOD BABY CARE
en: period_pain periods menstru* tampon* pad_sanitary cramps_period pms pmt diaper* nappy nappies pacifier*
  dummy_for_baby bottle_feed* formula_milk crib cot cradle stroller* pram pushchair* teething burp* wean*
  toddler_care potty swaddl* baby_food baby_clothes baby_monitor lullab*
es: regla_dolorosa menstru* tampon* compresa* toalla_femenina sindrome_premenstrual spm panal panales chupete*
  chupon biberon* mamadera* leche_de_formula cuna cunas carrito_de_bebe cochecito* denticion eructo* orinal
  papilla* cancion_de_cuna canastilla destet* bodi babero*
de: menstru* periode* tampon* pms regelschmerz* windel* schnuller* babyflasche* flaschchen milchpulver
  kinderbett* gitterbett* kinderwagen* buggy baeuerchen toepfchen topfchen babybrei schlaflied* wickel*
  strampler latzchen babyphone abstillen
fr: regles menstru* tampon* serviette_hygienique spm couche_bebe tetine* sucette_de_bebe biberon*
  lait_infantile berceau* landau poussette* lange langer rot_de_bebe pot_de_bebe purees_bebe berceuse*
  babyphone bavoir* sevr* body_bebe quatre_pattes poussee_dentaire tetee*
pt: menstru* absorvente* tampao tpm fralda* chupeta* chucha biberao mamadeira* leite_em_po_bebe berco bercos
  carrinho_de_bebe dentinho* arroto* penico papinha* cancao_de_ninar ninar enxoval desmam* gatinhar babador*
  baba_eletronica mijao
WASH SELF
en: shower showers showered showering bath baths bathe* bathing bathroom* bathtub soap* shampoo* conditioner
  towel* toothbrush* toothpaste brush_teeth hygiene hygienic clean_myself toilet* loo restroom* pee peed
  peeing poop* poo urinat* flush* toilet_paper dirty_hair skincare moisturi*
es: ducha* ducho duche banarse bano banos banera* banarme lavarme jabon* champu toalla* cepill*
  pasta_de_dientes higien* aseo asearse aseado inodoro vater wc lavabo* orin* pis mear meo caca
  papel_higienico retrete* hidratante*
de: dusch* geduscht bad bade badet baden gebadet badezimmer* badewanne wasche_mich seife* shampoo spulung
  handtuch* zahnburste* zahnpasta zahneputzen hygien* toilette* klo klos wc pinkel* pipi pissen kacken
  klopapier waschbecken* korperpflege hautpflege feuchtigkeitscreme eincrem*
fr: douche* bain bains baigne* salle_de_bain baignoire* lavez lavant savon* shampoing* shampooing*
  serviette_de_bain brosse_a_dents dentifrice hygien* toilettes wc pipi pisser caca papier_toilette lavabo*
  evier creme_hydratante toilette gel_douche cabinet_de_toilette
pt: banho banhos banheiro* banheira* chuveiro* duche ducha tomar_banho sabonete* sabao shampoo* champo xampu
  toalha* escov* escova_de_dente pasta_de_dente higien* vaso_sanitario privada casa_de_banho sanita wc xixi
  mijar mijo coco_e_xixi papel_higienico pia hidratante*
CLOTHES
en: clothes clothing shirt* t_shirt tshirt* tee dress dresses skirt* trousers pants jeans shorts sweater*
  jumper* hoodie* jacket* coat coats blouse* uniform* sock socks underwear panties bra bras knickers boxers
  lingerie bikini* swimsuit* outfit* wardrobe fashion* pyjamas pyjama pajamas cardigan* leggings tights
  stockings apron aprons gown nightgown vest vests nightie corset collar sleeve* pocket pockets
es: ropa ropas camisa* camiseta* playera* polera* remera* vestido vestidos falda* pollera* pantalon* vaqueros
  jeans shorts sueter* jersey sudadera* chaqueta* chamarra* abrigo* trajes corbata* blusa* uniforme* calcetin*
  medias bragas calzon* sujetador* sosten lenceria bikini* banador* prenda* moda pijama* bata delantal
  chaleco* leggins mallas bolsillo bolsillos manga mangas
de: kleidung* klamotten kleid kleider kleidern hemd* shirt shirts t_shirt rocke hose hosen jeans shorts pulli*
  pullover* kapuzenpulli hoodie* jacke jacken mantel anzug* krawatte* bluse* uniform* socken socke strumpf*
  unterwasche unterhose* bh hoschen dessous bikini* badeanzug* outfit* kleiderschrank mode pyjama*
  schlafanzug* leggings schurze jogginghose* strickjacke* kragen armel tasche taschen
fr: vetement* fringues habits habit chemise* t_shirt tee_shirt robe robes jupe* pantalon* jean jeans short
  shorts pull pulls gilet* veste* manteau* costume* cravate* chemisier* uniforme* chaussette* culotte*
  soutien_gorge slip slips calecon* lingerie maillot* tenue* garde_robe mode_vestimentaire pyjama* collants
  sous_vetements peignoir* robe_de_chambre tablier* legging* poche poches col manche manches
pt: roupa roupas camisa* camiseta* blusa* t_shirt vestido vestidos saias calca* jeans bermuda* short shorts
  sueter* moletom casaco* jaqueta* terno* fato gravata* uniforme* meia_calca meias peuga* calcinha* cueca*
  sutia* lingerie biquini* maio_de_banho pijama* look guarda_roupa moda camisola avental colete* legging*
  bolso bolsos manga mangas roupao
SHOES JEWELLERY
en: shoe shoes sneaker* trainers_shoes boot boots sandal* heels high_heels slipper* flip_flops jewel*
  necklace* bracelet* earring* ring engagement_ring wristwatch hat hats scarf scarves glove gloves handbag*
  purse purses backpack* belts sunglasses umbrella* wallet* bow_tie cap caps crocs trainers tiara bangle*
es: zapato* zapatilla* tenis_deportivos botas sandalia* tacon tacones chancla* pantufla* joya* joyeria collar
  collares pulsera* pendiente_de_oro aretes aros anillo* alianza* reloj_de_pulsera sombrero* gorra* gorro*
  bufanda* guante* mochila* cinturon* gafas lentes paraguas cartera* billetera* brazalete* tenis_nuevos
  bolsa_de_mano calzado
de: schuh* sneaker* stiefel* sandale* absatz_schuhe highheels pumps hausschuh* pantoffel* schmuck* kette
  ketten armband* ohrring* ring ringe ringen ehering* verlobungsring* hut hute mutze* muetze* schal schals
  handschuh* handtasche* rucksack* gurtel* sonnenbrille* brille* regenschirm* geldbeutel portemonnaie juwel*
  turnschuh* absatze badelatschen kappe
fr: chaussure* basket_aux_pieds baskets botte* bottine* sandale* talons escarpin* pantoufle* chausson* tongs
  bijou* collier* bracelet* boucles_d_oreilles bague bagues alliance* montre_bracelet chapeau* casquette*
  bonnet* echarpe* gants sac_a_main sac_a_dos ceinture* lunettes parapluie* portefeuille* foulard* joaill*
  basket_neuves
pt: sapato* tenis_novo sapatilha* sandalia* salto_alto saltos chinelo* pantufa* joia* joalh* colares pulseira*
  brinco* anel aneis alianca* relogio_de_pulso chapeu* gorro* cachecol* luva luvas bolsa bolsas mochila*
  cintos oculos guarda_chuva* carteira* bijut* bone bones calcado*
WEAR
en: wear wears wore worn wearing dressed dressing get_dressed put_on_clothes take_off_clothes try_on tried_on
  unzip* button_up dress_up dressing_up overdress* underdress* changing_clothes fitting_room clad sewn knit*
  ironing_clothes cardigan_on clothed costume costumes fancy_dress tailor* hem zipper buttoned
es: vestir visto_de viste_de vestirse vestirme vestida vestidas visten vistiendo vistio llevar_puesto
  puesto_ropa ponerse_ropa quitarse_la_ropa probarse probador* arreglarse arreglo_personal disfraces cosiendo
  tejiendo estrenar vestimos vestias vistes lleva_puesto
de: getragen_kleid anzieh* angezogen anhaben anhatte ausgezogen_kleid umzieh_kleid umgezogen_kleid anprob*
  bekleidet reissverschluss naht strick* bugeln kostum* zugeknopft angezogene ausgezogene anzog bugelt kleidet
fr: porter_une_robe habille* shabiller rhabill* vetu vetue vetus enfile* essayage* cabine_d_essayage
  fermeture_eclair bouton_de_chemise se_changer sape sapes sapee bien_sape froiss* porte_une ourlet habit_neuf
  costumee moulant serre_trop essaye_une
pt: vestir visto_me veste_se vestiu vestindo vestida vestidas vestidos_de vestirem vestisse usar_roupa
  provador* experimentar_roupa fecho_eclair fantasia_de fantasiad* costur* trico vestimos vestes veste vestia
  trajar traja
MEALS
en: meal* breakfast* lunch* dinner* supper* brunch* snack* dessert* starter_dish appetizer* feast* buffet*
  potluck* picnic* barbecue* bbq food foods dish_of takeout takeaway packed_lunch elevenses teatime
  main_course family_dinner bite_to_eat
es: desayun* almuerz* almorz* almorce comida comidas cena cenas cenar ceno cene cenamos cenando cenado cenaba
  meriend* merendar postre* aperitivo* tapas banquete* bufet* buffet picnic barbacoa* asado asados parrillada*
  plato_principal tentempie* brunch sobremesa tupper* bocado bocados onces
de: fruhstuck* gefruhstuckt mittagessen abendessen abendbrot mittagspause* essen_gehen mahlzeit* imbiss*
  snack* nachtisch* nachspeise* vorspeise* hauptgericht* buffet* picknick* grillen grillabend* gegrillt
  brunch* festessen kaffeetrinken kaffeeklatsch jause vesper brotzeit dessert* reste_essen pausenbrot* speise
  speisen gericht gerichte lieferessen
fr: repas petit_dejeuner petit_dej dejeun* diner diners dine dinons souper soupers gouter_d_enfants collation*
  en_cas dessert* entree_plat plat plats buffet* pique_nique* barbecue* bbq apero* aperitif* festin* brunch*
  restes_du_repas nourriture bouffe bouffes casse_croute encas tablee
pt: refeic* cafe_da_manha pequeno_almoco almoc* jantar jantares janta jantas jantei jantou jantamos jantando
  jante lanche* lanchar merenda* ceia ceias sobremesa* aperitivo* entrada_prato banquete* bufe buffet
  piquenique* churrasc* marmita* sobras_da_comida brunch comida comidas rango boia petisco*
EAT
en: eat eats ate eaten eating chew* swallow* bite_into gobble* devour* munch* nibbl* feed feeds fed feeding
  dine dines dined dining digest* overeat* binge_eat* pig_out gulp* taste_test eat_up eater eaters ate_up
  gorge* stuff_my_face grub chow
es: comer como_mucho comes come comemos comen comi comiste comio comieron comiendo comido comia comerse
  comerme mastic* tragar tragando devor* alimentar alimento alimentos alimentacion ingeri* digerir digestion*
  atracon* atiborr* picotear picoteo zamp* manducar papear nutri* bocadear
de: esse isst iss essen ass assen gegessen esst kaue kauen kaut gekaut schluck* geschluckt runterschluck*
  fress* frisst gefressen verschling* futter* gefuttert naschen nascht genascht nasche ernahr* speisen_wir
  mampf* verdau* aufgegessen aufessen schlemm* geschlemmt knabber* verputz* spachteln vertilg*
fr: mange* bouffer bouffait mache macher avale* devor* nourri* grignot* digest* diger* s_alimente aliment
  aliments alimentation croquer croque dinent engloutir englouti engloutit gaver gave picor* becqueter
  grailler ingur* bouchee bouchees ingere*
pt: comer comes come comemos comem comi comeu comeram comendo comido comia mastig* engol* devor* alimentar
  alimento alimentos alimentacao ingeri* digerir digest* beliscar_comida belisc* rangar nutri* papar
  empanturr* comilao comilanca lambisc* mordiscar degust* trincar esganad* abocanh* mordida_no_pao
HUNGRY DIET
en: hungry hunger starv* craving* appetite* diet diets dieting dieter calori* fasting keto carbs vegan*
  vegetarian* gluten* protein* nutrition* peckish famished hangry lactose thirsty thirst low_carb binge*
  ravenous intermittent_fasting weight_watchers kcal
es: hambre hambriento hambrienta apetito* antojo* dieta dietas calori* ayun* keto vegan* vegetarian* gluten
  proteina* racion nutricion* saciad* lleno_de_comida sed sediento sedienta lactosa celiac* hidratos
  carbohidrat* gula ansia_de_comer gloton* hambruna kcal
de: hunger hungrig* heisshunger* appetit* diat diaten diaet* kalorie* fasten faste gefastet intervallfasten
  keto kohlenhydrat* vegan* vegetari* gluten* protein* eiweiss* satt durst durstig* laktose* vollgefressen
  ausgehungert zoliakie low_carb kcal verfressen magenknurren
fr: faim affame* appetit* fringale* regime regimes calori* jeune_intermittent keto glucide* vegan* vegetari*
  gluten* proteine* nutrition* rassasi* soif assoiff* lactose* coeliaque* gourmand* gloutonn* kcal
  creve_la_dalle dalle estomac_vide repu repue
pt: fome faminto faminta esfomead* apetite* dieta dietas calori* jejum jejuar keto carboidrat* vegan*
  vegetarian* gluten proteina* nutric* saciad* sede sedento sedenta lactose celiac* guloso gulosa gula
  esganado larica kcal regime
COOK
en: cook cooks cooked cooking baked bake bakes baking baker boil* roast* fry fried frying grill* stir* peeling
  chop_onion recipe* homemade knead* steamed season_food spicy marinat* thaw* microwav* reheat* simmer* whisk*
  chef* cuisine culinary meal_prep
es: cocin* hornear horneo hornead* hervir hirvi* asar asada frituras freir frito fritos frita fritas pelando
  picar_cebolla receta recetas casero casera amasar guis* sofri* alin* marinar descongel* recalent* chef*
  culinari* gastronom* repostear rehog*
de: koche kocht kochst kochte kochen gekocht* kochend* backe backst backt backen gebacken bratet brate braten
  gebraten rezept* selbstgemacht* grillt grille schalen schnippel* umruhren wurz* gewurzt garen gart dunsten
  knet* marinier* auftauen aufwarm* aufgewarmt koch kochin kochkurs* brutzel* vorgekocht uberback*
fr: cuisin* cuire cuit cuite cuits cuisson* bouillir rotir roti frire frit grill* epluch* recette* fait_maison
  maison_faite petrir mijot* assaisonn* decongel* rechauffe* chef_cuisinier gastronom* patisser popote mitonn*
  poel* couper_les_legumes
pt: cozinh* assar assei assou assado assados fritar fritei frito fritos ferver fervendo refog* receita
  receitas caseiro caseira caseiros amassar tempera* marinar descongel* requent* esquentar_comida chef*
  culinari* gastronom* grelh* picadinho cozer cozido cozida confeit* panificar
DISHES
en: pizza* pasta spaghetti* noodle* soup* stew stews salad* burger* sandwich* sushi curry curries taco*
  burrito* lasagn* risotto casserole* omelet* pie pies kebab* fries chips nugget* hot_dog* ramen quiche* toast
  pancake* dumpling* stir_fry mac_and_cheese wrap_lunch gravy crisps jollof pierogi scone scones pickle
  pickles dal
es: pizza* pasta espagueti* fideo* sopa sopas caldo guiso* ensalada* hamburgues* bocadillo* bocata* sandwich*
  sushi curry tacos burrito* lasana tortilla* paella* empanad* croqueta* lentejas garbanzos tamal* arepa*
  enchilad* quesadilla* pure potaje cocido milanesa* nachos torta_de_milanesa macarrones mole canelones
de: pizza* pizzen pasta nudel* spaghetti suppe* eintopf* salat* burger* sandwich* sushi curry currywurst
  lasagne auflauf* gulasch braten_mit pommes doner doener kebab* omelett* pfannkuchen knodel klosse schnitzel*
  rouladen maultaschen spatzle* bolognese toast* ruhrei spiegelei fritten raclette fondue chips brei
fr: pizza* pates spaghetti* nouilles soupe* potage ragout salade* burger* hamburger* sandwich* sushi* curry
  tacos lasagne* gratin* quiche* omelette* crepe* frites kebab* couscous tajine* blanquette puree tarte_salee
  croque_monsieur cassoulet pot_au_feu galette* ramen fondue bolognaise* hachis ratatouille raclette chips
  mafe
pt: pizza* macarrao massa massas espaguete miojo sopa sopas caldo ensopado* salada* hamburg* sanduiche* sushi
  curry tacos lasanha* omelete* feijoada* moqueca* coxinha* pastel pasteis empad* tapioca farofa estrogonofe
  strogonoff bacalhoada francesinha batata_frita batatas_fritas sande* tosta tostas panqueca* acaraje cuscuz
  pao_de_queijo rabanada* cachorro_quente vatapa
MEAT FISH
en: meat meats meaty chicken* beef pork steak* ham bacon sausage* turkey lamb veal fish seafood salmon tuna
  shrimp* prawn* crab lobster* egg eggs meatball* ribs_bbq mince minced cod sardine* duck salami pepperoni
  mussel* oyster* tofu butcher*
es: carne carnes pollo pollos ternera cerdo filete* bistec* jamon tocino bacon salchich* chorizo* pavo cordero
  pescado* marisco* salmon atun gamba* camaron* langost* cangrejo huevo huevos albondiga* carne_picada bacalao
  sardina* pato lomo morcilla salami mejillon* ostra* tofu carnicer*
de: fleisch* hahnchen* huhnchen rind* schwein* steak* schinken* speck wurst* bratwurst pute* truthahn lamm*
  kalb* fisch* meeresfruchte lachs* thunfisch garnele* krabbe* hummer ei eier hackfleisch bulette* frikadelle*
  ente salami muschel* auster* tofu metzger* gehacktes
fr: viande* poulet* boeuf porc steak* jambon* lardon* bacon saucisse* saucisson* dinde agneau veau poisson*
  fruits_de_mer saumon* thon crevette* crabe* homard* oeuf oeufs boulette* viande_hachee morue sardine*
  canard* cotelette* salami moule_frites huitre* tofu boucher* charcut* merguez
pt: carne carnes frango* bife* porco presunto bacon toucinho linguica* salsicha* peru_assado cordeiro vitela
  peixe* marisco* frutos_do_mar salmao atum camarao camaroes caranguejo lagosta* ovo ovos almondega*
  carne_moida bacalhau sardinha* pato picanha costelinha chourico salame mexilh* ostra* tofu acougue* talho*
  fiambre
FRUIT VEG
en: fruit* apple apples banana* orange_juice oranges strawberr* berries grape* lemon* lime peach* pear pears
  cherry cherries melon* watermelon* pineapple* mango* avocado* vegetable* veggies potato* tomato* carrot*
  onion* garlic* lettuce cucumber* broccoli spinach cabbage peas beans corn mushroom* pumpkin* nuts almond*
  peanut* olives sprouts plum* courgette* zucchini
es: fruta* manzana* platano* banana* naranjas fresa* frutilla* uvas limon limones melocoton* durazno* pera
  peras cereza* melon sandia* pina mango* aguacate* palta* verdura* vegetales hortaliz* patata* papa_frita
  tomate* zanahoria* cebolla* ajo ajos lechuga* pepino* brocoli espinaca* judias frijol* champinon* calabaza*
  nuez nueces almendra* cacahuete* mani aceitunas coco calabacin*
de: obst* frucht* apfel* aepfel banane* orangen erdbeer* beeren himbeer* traube* zitrone* pfirsich* birne*
  kirsche* melone* ananas mango* avocado* gemuse* gemuese kartoffel* tomate* karotte* mohre* zwiebel*
  knoblauch* gurke* brokkoli spinat kohl kohlrabi erbsen bohnen mais pilze champignon* kurbis* nusse mandeln
  erdnuss* paprika* zwetschge* pflaume* zucchini
fr: fruit* pomme pommes banane* fraise* framboise* raisin* citron* peche peches poire* cerise* melon pasteque*
  ananas mangue* avocat_fruit legume* patate* pomme_de_terre tomate* carotte* oignon* ail salade_verte
  concombre* brocoli* epinard* chou choux petits_pois haricot* mais_doux champignon* potiron* courgette* noix
  amande* cacahuete* poivron* lentilles olives prune* aubergine*
pt: fruta* maca macas banana* laranja_lima laranjas morango* uvas limao limoes pessego* pera peras cereja*
  melao melancia* abacaxi* ananas manga_fruta abacate* legume* verdura* hortalic* batata* tomate* cenoura*
  cebola* alho alface* pepino* brocolis espinafre couve* ervilha* feijao feijoes milho cogumelo* abobora*
  nozes amendoim* amendoa* mandioca* azeitona* coco ameixa*
STAPLES
en: bread* bun buns roll_with loaf bagel* baguette croissant* butter margarine cheese* milk yogurt* yoghurt*
  cream rice flour salt salty sugar* pepper spice spices oil olive_oil vinegar sauce* ketchup mustard mayo
  mayonnaise cereal* oatmeal oats porridge jam honey_jar ingredient* dough yeast peanut_butter sourdough oat
  honey crust crusts
es: pan panes pancito barra_de_pan baguette croissant* mantequilla* manteca margarina queso* leche leches
  yogur* nata crema_de_leche arroz arroces harina* sal salado azucar* pimienta especias aceite* vinagre
  salsa_de ketchup mostaza mayonesa cereal* avena mermelada* ingrediente* masa_de_pan levadura tostada
  tostadas medialuna* miel almibar
de: brot brote brotchen broetchen semmel* brezel* baguette croissant* butter* margarine kase* kaese milch*
  joghurt* quark sahne reis mehl salz* zucker* pfeffer* gewurz* gewuerz* ol_und oliven* essig sosse* sauce*
  ketchup senf mayo majo mayonnaise musli* muesli haferflocken marmelade* zutat* teig hefe honig nutella
  sauerteig sirup
fr: pain pains baguette* croissant* beurre* margarine fromage* lait laits yaourt* creme_fraiche riz farine sel
  sucre* poivre epice* huile* vinaigre sauce* ketchup moutarde mayo mayonnaise cereale* avoine confiture* miel
  ingredient* levure biscotte* tartine* brioche* nutella chapelure sirop_d_erable chips_salees
pt: pao paes paozinho baguete* croissant* manteiga* margarina queijo* leite leites iogurte* requeijao
  creme_de_leite arroz farinha* sal salgado salgada acucar* pimenta* especiarias azeite* vinagre molho*
  ketchup mostarda maionese cereal* aveia geleia* ingrediente* fermento torrada* granola natas oleo_de_cozinha
  mel oleo fuba
SWEETS
en: chocolate* candy candies sweets cake cakes cupcake* cookie* biscuit* brownie* ice_cream icecream donut*
  doughnut* muffin* pudding* pastry pastries lollipop* gum gummy marshmallow* waffle* caramel* sugary
  sweet_tooth frosting* icing_sugar macaron* tiramisu fudge toffee truffle* chips_ahoy popcorn trifle
es: chocolat* dulce dulces caramelo* chuche* golosina* pastel pasteles tarta* torta tortas bizcocho* galleta*
  brownie* helado* nieve_de dona donut* magdalena* muffin* flan natilla* chicle* gominol* gofre* churro*
  turron* azucarado piruleta* bombon* alfajor* tiramisu palomitas confite* queque* tortitas rosquilla*
de: schoko* sussigkeit* suessigkeit* suskram sussgeback bonbon* kuchen* torte* tortchen keks* platzchen
  plaetzchen brownie* eis_essen eiscreme eisdiele donut* muffin* pudding* gummibar* kaugummi* lakritz* waffel*
  praline* karamell* geback lebkuchen stollen lutscher lolli* popcorn tiramisu nascherei*
fr: chocolat* bonbon* sucrerie* friandise* gateau* biscuit* cookie* brownie* glace_vanille glaces donut*
  beignet* muffin* flan creme_brulee patisserie* sucette* chewing_gum gaufre* caramel* macaron* viennois*
  pain_au_chocolat tarte tartes tartelette* confiserie* tiramisu pop_corn popcorn guimauve* buche madeleine*
  eclair_au_chocolat dragee* mousse_au_chocolat
pt: chocolate* doce doces docinh* bala_de_goma guloseima* rebucado* bolo bolos bolinho* torta tortas bolacha*
  biscoito* brownie* brigadeiro* sorvete* gelado gelados donut* rosquinha* muffin* pudim pudins chiclete*
  waffle* caramelo* pacoca pirulito* bombom bombons pipoca* beijinho_de_coco pave sonho_de_creme picole*
  tiramisu confeitaria* chocotone panetone* cocada
DRINKS
en: drink_of coffee* tea teas water juice* soda* coke cola lemonade milkshake* smoothie* latte* espresso*
  cappuccino* cocoa hot_chocolate drink drinks drinking drank drunk_water sip sips sipped sipping beverage*
  bottle_of_water cup_of_tea cuppa hydrat* energy_drink* red_bull tonic caffein* iced_tea sparkling
es: cafe cafes cafecito* te_verde tes agua aguas zumo* jugo* refresco* gaseosa* coca_cola cocacola cola_fria
  limonada* batido* licuado* smoothie* latte capuchino* beber bebo bebes bebe_agua bebemos bebiendo bebido
  bebia sorb* trago_de_agua bebida bebidas mate_amargo infusion* manzanilla hidrat* cafein* descafeinado
  horchata
de: kaffee* kaffe tee tees wasser* saft safte cola limo* milchshake* smoothie* latte espresso* cappuccino*
  kakao heisse_schokolade trinke trinkst trinkt trinken trank tranken getrunken austrinken schluck_wasser
  getrank* eistee mineralwasser sprudel schorle apfelsaft koffein* entkoffeiniert nippen nippt durst_loschen
  energydrink*
fr: cafe_au_lait cafes the_vert thes tisane* infusion* eau eaux jus jus_d_orange soda* coca cola limonade*
  milkshake* smoothie* latte expresso* cappuccino* chocolat_chaud boire bois boit buvons boivent bu_un buvait
  buvais buvant boisson* gorgee* siroter sirote grenadine hydrat* cafein* deca eau_gazeuse petillante diabolo
  orangeade
pt: cafe cafes cafezinho* cha chas agua aguas suco* sumo* refri refrigerante* coca_cola coca limonada*
  vitamina_de_banana batido* smoothie* latte capuccino* cappuccino* achocolatado beber bebo bebe bebemos bebi
  bebeu bebendo bebido bebia gole goles bebida bebidas chimarrao mate_gelado hidrat* cafein* galao_de_cafe
  agua_de_coco
KITCHEN THINGS
en: kitchen* fridge* freezer* oven* stove* dishwasher* dishes plate plates bowl* fork* spoon* cup_board cups
  mug mugs pan_on pans pot_of pots kettle* blender* toaster* cupboard* pantry countertop* tablecloth* napkin*
  cutlery utensil* tray_of trays teapot* coffee_maker cooker wash_the_dishes glass
es: nevera* heladera* refrigerador* frigorifico* congelador* horno* estufa_de_gas lavaplatos platos vajilla*
  bol boles tenedor* cuchara* cucharit* cubierto* taza* vaso vasos sarten* olla* cacerola* tetera* licuadora*
  batidora* tostadora* despensa* alacena* encimera* mantel* servilleta* utensilio* bandeja* fregadero*
  cafetera* microondas fregar_los_platos copa copas jarra
de: kuche* kueche* kuhlschrank* kuehlschrank* gefrier* ofen* backofen herd spulmaschin* spuelmaschin*
  geschirr* teller* schussel* gabel* loffel* loeffel* besteck tasse* becher glaser pfanne* topf topfe
  wasserkocher mixer toaster schrank_in vorratskammer tischdecke* serviette* tablett kaffeemaschine*
  mikrowelle* spule arbeitsplatte glas aschenbecher kelle
fr: frigo* frigidaire refrigerateur* congelateur* gaziniere* lave_vaisselle vaisselle* assiette* bol bols
  saladier* fourchette* cuiller* tasse tasses mug mugs verres poele poeles casserole* marmite* bouilloire*
  mixeur* grille_pain placard_de_cuisine plan_de_travail nappe* serviette_de_table ustensile* plateau*
  cafetiere* micro_ondes faire_la_vaisselle verre spatule pot_en_verre
pt: geladeira* frigorifico* freezer* congelador* forno* fogao lava_loucas louca* prato pratos tigela* garfo*
  colher* talher* xicara* caneca* chavena* copo copos frigideira* panela* tacho* chaleira* liquidificador*
  torradeira* despensa* armario_de_cozinha bancada* toalha_de_mesa guardanapo* utensilio* bandeja* cafeteira*
  microondas micro_ondas lavar_louca frasco jarra avental_de_cozinha
FOOD SHOP
en: grocer* supermarket* shopping_list walmart tesco aldi lidl shopping_cart trolley bakery bakeries deli
  checkout_line food_shop store_run corner_shop farmers_market butchers greengrocer* convenience_store
  produce_aisle aisle aisles costco corner_store target_run shopping_bags weekly_shop sainsbury* asda
es: supermercado* super_mercado mercado mercados mercadona lista_de_la_compra hacer_la_compra tienda_de_comida
  panader* fruter* pescader* verduler* abarrotes ultramarinos bodega_de_la_esquina colmado hipermercado*
  carrito_de_compras cajera_del_super tianguis carrefour lidl aldi walmart despensa_semanal
  bolsas_de_la_compra pulperia kiosco
de: supermarkt* einkauf* eingekauft edeka rewe lidl aldi penny kaufland lebensmittel* backerei* baecker*
  backer metzgerei wochenmarkt* bioladen discounter kasse_im getrankemarkt feinkost tante_emma drogerie*
  dm_markt rossmann tuten spatkauf spati
fr: supermarche* courses faire_les_courses epicer* carrefour leclerc auchan lidl aldi intermarche monoprix
  liste_de_courses marche_du_dimanche boulanger* primeur poissonner* fromager* superette* hypermarche* caddie*
  caisse_du_magasin drive_courses traiteur* grande_surface biocoop provisions
pt: supermercado* mercado mercados mercadinho* hipermercado* feira feiras feirinha compras_do_mes
  lista_de_compras padaria* pastelaria* mercearia* sacolao hortifruti quitanda* peixaria* carrefour continente
  pingo_doce lidl aldi atacad* carrinho_de_compras caixa_do_mercado minimercado* padeiro* venda_da_esquina
  conveniencia ifood
RESTAURANT
en: restaurant* cafe cafes coffee_shop* diner_place starbucks mcdonald* bistro* pizzeria* menu menus waiter*
  waitress* barista* bill_please tip_the reservation* reserved_table table_for_two eat_out eating_out ate_out
  dine_out fast_food food_court steakhouse canteen* cafeteria* takeout_place order_food foodie* michelin
  catering caterer*
es: restaurante* cafeteria* starbucks mcdonald* bistro* pizzeria* menu menus camarero* camarera* mesero*
  mesera* mozo_de_bar barista* propina* reserva_de_mesa mesa_para_dos comer_fuera cenar_fuera comida_rapida
  asador* comedor* cantina_escolar chiringuito* taqueria* fonda heladeria* marisqueria* tetera_de_bar
  hamburgueseria* catering sobremesas terraza*
de: restaurant* cafe cafes lokal lokale starbucks mcdonald* mces bistro* pizzeria* speisekarte* kellner*
  bedienung* trinkgeld* tischreserv* tisch_reserviert auswarts_essen schnellrestaurant* fastfood kantine*
  mensa cafeteria* imbissbude* gasthaus* gaststatte* gastro* wirtshaus eiscafe italiener_essen konditorei*
  catering lieferando
fr: resto restos brasserie* bistro* starbucks mcdo mcdonald* pizzeria* creperie* carte_du_restaurant menu
  menus serveu* pourboire* reservation_resto table_pour_deux manger_dehors fast_food cantine* cafeteria* cafet
  salon_de_the traiteur_chinois gastro_etoile kebab_du_coin restaur* terrasse* snack_bar auberge* deliveroo
pt: restaurante* cafeteria* starbucks mcdonald* bistro* pizzaria* cardapio* ementa* menu garcom garconete*
  garcons empregado_de_mesa gorjeta* reserva_de_mesa mesa_pra_dois comer_fora jantar_fora lanchonete*
  fast_food churrascaria* rodizio* cantina* refeitorio* sorveteria* boteco_da_esquina delivery hamburgueria*
  praca_de_alimentacao barista* quiosque*
TASTY
en: tasty tastier delicious* yummy yum delish savory savoury flavorful flavourful scrumptious mouthwatering
  appetizing appetising juicy crispy crunchy creamy sweet_taste tender_meat spicy_hot fresh_baked
  well_seasoned finger_licking moreish tempting_food mmm nom_nom palatable luscious
es: rico_rico riquisim* ricos ricas delicios* sabros* exquisit* apetit* apetecible suculent* jugos* crujient*
  cremos* buenisima_comida chuparse_los_dedos para_chuparse gustoso tierno picante picantes agridulce nam_nam
  mmm fresquit*
de: lecker* koestlich* kostlich* schmackhaft* mundet wohlschmeckend* appetitlich* saftig* knusprig* knackig*
  cremig* sahnig wurzig* deftig* herzhaft* scharf_gewurzt fein_gewurzt mmm mhmm mjam delikat* gaumen*
  vorzuglich* mundgerecht fluffig* frisch_gebacken
fr: delicieu* savoureu* succulent* exquis* appetissant* goutu* croustillant* croquant* cremeux cremeuse*
  juteu* moelleu* fondant* regal* miam epice_fort releve_en_gout delectable* gustati* gourmet* onctueu*
  bon_appetit se_lecher_les_babines
pt: delicios* gostos* saboros* suculent* apetitos* crocante* cremos* molhadinho picante picantes apimentad*
  de_lamber_os_dedos uma_delicia hummm hmmm nham agridoce quentinho_do_forno bem_temperad* fofinho_bolo
  delicia delicias divinal
DISGUSTING FOOD
en: bitter sour bland tasteless inedible overcooked undercooked burnt_food burned_toast stale soggy raw
  gross_food yuck yucky greasy fattening salty_soup unhealthy junk_food sour_milk expired lukewarm_food
  flavorless flavourless rancid spoilt_food
es: amarg* agrio agria acido acida soso sosa insipid* incomible quemado_en_la_olla requemad* crudo cruda
  mohoso podrido podrida rancio pasado_de_fecha caducad* grasiento grasienta asqueroso_plato puaj guacala
  comida_basura comida_chatarra desabrid* saladisim* reseco empalag*
de: bitter bitteres sauer saure saurer fad fade geschmacklos* ungeniessbar* verkocht angebrannt* schimmlig
  verdorben_essen ranzig roh rohe labbrig matschig fettig* ungesund* fastfood_essen abgelaufen* versalz*
  eklig_essen pfui igitt verfault* zah trocken_kuchen
fr: amer amere aigre acide acides fade insipide* immangeable* crame* cru crue crus trop_cuit moisi*
  pourri_fruit rance rassis rassie perime* degoulinant beurk berk pouah gras grasse graisseu* malbouffe pateux
  pateuse trop_sale indigeste* avarie fadasse*
pt: amargo amarga azedo azeda acido acida sem_sal insoss* insipid* intragavel queimou_a_comida queimad* cru
  crua mofad* ranco rancos vencido_produto estragad* gorduros* gordurento eca argh porcaria_de_comida
  nao_saudavel junk_food enjoativ* ressecad* aguad*
SPORT GAMES
en: sport sports football* soccer basketball baseball tennis hockey rugby golf* volleyball badminton cricket
  tournament* league team teams coach_of coaches athlet* player_of goalie goalkeeper training_session stadium
  championship* bowling softball lacrosse marathon* super_bowl nba nfl ballet netball arsenal wrestling
  snooker innings football_pitch sporty footy polo squash aerobics zumba_class gymnastics exercise exercises
  teammate* coach_football referee* umpire medal* competition* olympic*
es: deporte* deportiv* deportista futbol basquet* baloncesto tenis beisbol hockey rugby golf voleibol voley
  balonmano padel partido partidos torneo* liga equipo equipos entrenador* atleta* atletismo portero delantero
  goles estadio arbitro maraton* bolos pichanga clasico mundial canasta hincha hinchada petanca futbolist*
  basket footing correr_una carrera_popular ejercicio ejercicios entrenar entrena arbitros portero_del gol
  campeonat* trofeo* competicion* olimpi* betis
de: sport sportlich* sportler* sportverein fussball* basketball* handball* tennis* hockey rugby golf*
  volleyball* badminton federball turnier* liga bundesliga mannschaft* spieltag* trainer* athlet* torwart
  sturmer tore stadion meisterschaft* schiedsrichter* marathon* kegeln tischtennis turnen kreisliga ski
  skifahren kegelabend spieler* eishockey boxen_training turnverein gymnastik leichtathletik lauftraining
  rennrad rennen_um team_spiel tore_geschossen pokal* wettkampf* wettbewerb* olympi*
fr: sport sports sportif* foot football* basket* tennis hockey rugby golf volley* handball badminton match
  matchs tournoi* ligue equipe equipes athlet* gardien_de_but attaquant but_marque stade stades championnat*
  arbitre* marathon* petanque bowling ping_pong coupe_du_monde psg club_de_foot ski supporter* joueur_de_foot
  sportive* hand_ball boxe gymnastique gym_douce courir_un skier exercice exercices entraineu* entrainer
  competition* olympi*
pt: esporte* esportiv* desport* futebol* jogador* basquete* tenis_de_mesa beisebol hoquei rugby golfe volei
  voleibol handebol futsal pelada_com jogo_de_bola torneio* equipa equipas time_de_futebol treinador* atleta*
  atletismo goleiro* atacante gols estadio* campeonato* arbitro maratona* boliche brasileirao copa_do_mundo
  benfica flamengo sporting trofeu* andebol tenis_de padel carate correr_na exercicio exercicios time_de times
  equipe guarda_redes gol golo golos competicao olimpi*
EXERCISE
en: gym gyms workout* exercis* train_for training fitness yoga pilates cardio zumba crossfit aerobic* stretch*
  squat* pushup* sit_ups plank* lifting_weights weightlift* treadmill dumbbell* swimmer pool cycling bike_ride
  biking bouldering boxing martial_arts karate judo dance_class jog gymnast* running_club aqua rowing
es: gimnasio* gym gimnasia ejercicio* ejercit* entren* fitness yoga pilates cardio zumba crossfit spinning
  aerobic* estir* sentadilla* flexiones plancha_abdominal pesas cinta_de_correr mancuerna* nada_en_la_piscina
  natacion piscina* alberca pileta ciclismo bicicleta* bici escalada boxeo artes_marciales karate judo trote
  patinar patinaje remo
de: fitness* gym sportstudio training* trainier* workout* yoga pilates cardio zumba crossfit spinning
  gymnastik* kniebeuge* liegestutz* krafttraining hanteln laufband schwimm* hallenbad freibad pool radfahren
  fahrrad* rad_fahren kletter* boulder* kampfsport karate judo jogge muckibude pumpen_gehen rudern
  muskelaufbau tanzkurs
fr: salle_de_sport gym gymnase gymnast* exercice_physique muscu musculation s_entrainer entrainement* fitness
  yoga pilates cardio zumba crossfit spinning aerobic* etir* abdos pompes squat* halteres tapis_de_course
  nageons natation piscine* cyclisme velo velos escalade* boxe_francaise arts_martiaux karate judo jogging
  faire_du_sport aquagym patin* aviron
pt: academia* ginasio* gym exercicio* exercitar malhar malho malhando malha malhei treino treinos treinar
  treina treinando treinei musculacao fitness ioga yoga pilates cardio zumba crossfit spinning aerobic* along*
  agachamento* flexoes abdominais_treino esteira halter* natacao piscina* ciclismo bicicleta* bike pedal
  pedalar escalada* boxe artes_marciais karate judo jiu_jitsu capoeira hidroginastica ginastica patinar remo
WEATHER
en: weather rain* snow* sun_shines sunny sunshine cloud* wind windy storm* thunder* lightning fog foggy hail
  drizzl* forecast* hurricane* tornado* flood_water climate puddle* breeze* breezy sky skies humid humidity
  heatwave blizzard* drought downpour overcast sun winds mist moon star stars earth planet* sunset* sunrise*
  earthquake* frost hot_day
es: clima_de tiempo_que_hace lluvia* llueve llover llovio lloviendo llovia lloviz* nieve nevar nevando nevada
  nevo soleado soleada solazo nube* nublado nublada viento* ventoso tormenta* trueno* rayo_de_sol relampago*
  niebla neblina granizo pronostico* huracan* tornado* inundac* climatic* charco* brisa cielo cielos humedad
  ola_de_calor arcoiris sequia aguacero chaparron atardecer_rojo clima tiempo_lluvioso lluvios* nieva sol
  soles luna estrella estrellas tierra planeta* atardecer* terremoto* solecito nubla helado_clima
de: wetter* regen regnet regnete regnen geregnet verregnet schnee* schneit schneite geschneit sonne sonnig*
  sonnenschein wolke* wolkig wind sturm* gewitter* donner_und blitz blitze nebel hagel* niesel* vorhersage*
  orkan* tornado* hochwasser* uberschwemm* klima pfutze* brise himmel luftfeuchtigkeit schwul_warm hitzewelle
  regenbogen durre platzregen unwetter* sonnenuntergang* sonnenaufgang* winde mond sterne sternen stern
  sternchen planet* eisig glatteis donner donnert erdbeben regnerisch* windig* bewolkt* neblig* frost
fr: meteo temps_pluvieux pluie* pleut pleuvoir pleuvait pluvieu* neige* enneig* soleil ensoleill* nuage* vent
  vents venteux tempete* orage* tonnerre eclairs brouillard brume* grele bruine* previsions ouragan* tornade*
  inondat* inonde climat flaque* brise_marine ciel humidite canicul* arc_en_ciel secheresse averse* crachin
  coucher_de_soleil lever_de_soleil deluge intemperies lune etoile etoiles terre planete* glace_verglas eclair
  foudre gel_matinal seisme* brise cieux gel
pt: clima_quente tempo_fechado chuv* chover chove chovendo choveu neve nevar nevando nevou sol_forte
  ensolarad* solzao nuvem nuvens nublado nublada vento* ventania temporal temporais tempestade* trovao
  trovoad* trovoes relampago* raio_de_sol neblina nevoeiro granizo previsao furacoes tornado* enchente*
  inundac* alagam* climatic* poca_de brisa ceu ceus umidade humidade onda_de_calor arco_iris seca_no garoa
  garoando por_do_sol nascer_do_sol aguaceiro toro clima chovia sol solzinho lua estrela estrelas terra
  planeta* raio raios geada furacao* terremoto* meteorologia tempo_ruim previsao_do_tempo
HOT WARM
en: hot hotter hottest warm warmer warmest warmth warmed warming heat heated heating heater heatstroke boiling
  scorching sweltering temperature* degrees celsius fahrenheit radiator* thermostat* fireplace* campfire*
  bonfire sunburn* sunscreen tropical fever_hot stuffy_room toasty lukewarm steamy_hot hot_water_bottle sauna*
  tan_lines tanned sunbath* melting burning_hot tepid
es: calor calores calient* calefaccion calefactor estufa estufas tibio tibia ardiente ardiendo hirviendo
  sofocante bochorno temperatura* grados centigrados radiador* termostato* chimenea* fogata* hoguera
  quemadura_de_sol protector_solar bronce* tropical abochorn* derret* sauna* insolacion acalorad* tostarse
  calido calida caluros* templad* sudad* calent*
de: heiss heisser heisses warm warme warmer warmen warmes warmt hitze* erhitz* aufheiz* heizung* heizen heizt
  geheizt heizkorper* temperatur* grad celsius thermostat* kamin* lagerfeuer sonnenbrand sonnencreme tropisch*
  gluhend* bruhend schwul stickig sauna* braun_gebrannt sonnen_sich gesonnt braunung schmelz* geschmolzen
  warmflasche* warmstens kuschelwarm affenhitze lauwarm* verschwitzt*
fr: chaud chaude chauds chaudes chaleur* chauff* tiede tiedes bouillant_ete etouffant_ete temperature* degre
  degres celsius radiateur* thermostat* cheminee* feu_de_camp feu_de_cheminee coup_de_soleil creme_solaire
  tropical* suffocant_ete fournaise sauna* bronz* torride* fondre_au_soleil fond_au_soleil bouillotte*
  surchauff* moite* lourd_temps cagnard insolation brulant* bouillant* rechauff*
pt: calor calores calorao calorent* quente quentes quentinh* quentura esquent* aquec* lareira* morno morna
  ardente fervente abafad* temperatura* graus celsius radiador* termostato* fogueira* queimadura_de_sol
  protetor_solar bronze* tropical tropicais derret* sauna* mormaco insolac* escald* estufa calorzinho quentao
  ar_quente mornos caloros* suad*
COLD
en: cold colder coldest coldness freez* froze frozen chilly chill_in_the_air cool cooler cooling cooled icy
  ice iced frost* air_conditioning air_con ac aircon fan_on winter_cold subzero below_zero glacial cold_feet
  goosebumps numb_fingers drafty draughty refrigerat* icicle* snowy_cold brrr nippy ice_cold crisp_air shiver
es: frio fria frios fria_s friolera friolero frescor fresco fresca fresquito fresquita helad* congel* hielo
  hielos escarcha* escalofrio* tiritando titirit* aire_acondicionado ventilador* bajo_cero glacial* enfri*
  friolent* gelid* friito friecito piel_de_gallina entumecid* refriger* templando_frio frias
de: kalt kalte kalter kaltes kalten kaelte kaltem frier* fror kuhl kuhle kuhler kuhlen kuehl eis eisig*
  eiskalt* frost* zitter_vor_kalte klimaanlage* ventilator* minusgrade abkuhl* abgekuhlt kuhlung gansehaut
  zugluft unterkuhl* polar* durchgefroren bibber* eingefror* tiefgekuhl* kalteste gefror* erfroren*
fr: froid froide froids froides froideur* fraich* frais gele gelee geler gelait gelees glace glacee glacial*
  glacon* givr* verglas frileu* clim climatis* ventilateur* refroid* rafraich* chair_de_poule engourdi*
  congeler surgel* polaire* courant_d_air caille_dehors frisquet* froidure zero_degre caille
pt: frio fria frios frias friorent* friagem fresco fresca fresquinh* gelad* gelo gelos gelar gelando geada*
  congel* calafrio* tirit* tremendo_de_frio ar_condicionado ventilador* abaixo_de_zero glacial* esfri* resfria
  resfriar gelid* ventoinha* refriger* pele_de_galinha friaca arrefec* friento entorpecid* friozinh*
LIGHT DARK
en: light lights lighting lit lamp* bulb* candle* bright brighter brightness shine shines shining shiny shone
  sparkle* glow_of daylight sunlight moonlight torch_light flashlight dark darker darkness dim dimmed shadow*
  shade pitch_black lantern* glare flicker* streetlight* spotlight_on illuminat* blackout_curtain dusk gleam*
  gloomy shady brightest clear vivid
es: luz luces lucecita* lampara* bombilla* foco focos vela velas velita* brill* iluminad* iluminar
  encender_la_luz apagar_la_luz linterna* farol faroles claridad luminos* resplandor* destell* oscur* sombra*
  penumbra* tiniebla* luz_de_luna rayos_de_sol alumbr* centelle* parpade* fulgor reluc* sombri* tenue negrura
  nitid* clara claros claras resplandec*
de: licht lichter lichts lampe* gluhbirne* kerze* hell helle heller hellen helles helligkeit scheint_hell
  leucht* beleucht* strahl_der glanz* funkel* glitzer* taschenlampe* laterne* tageslicht mondlicht dunkel*
  dunkle dunkler finster* schatten schattig* dammer* flacker* schein_der schimmer* grell* scheinwerfer*
  stockdunkel stockfinster lichterkette* dunklen dunkles duster* strahlt sichtbar*
fr: lumiere* lumineu* lampe* ampoule* bougie* clair_de_lune claire_nuit clarte eclairage* brill* lueur*
  rayon_de_soleil etincel* scintill* lampadaire* lanterne* lampe_de_poche allumer_la_lumiere sombre* obscur*
  noir_complet ombre* penombre* crepuscule* tamis* lustre* projecteur* eblou* luisant* neon neons chandelle*
  tenebr* noirceur clair claire clairs claires eclaire* visible*
pt: luz luzes luzinha* lampada* abajur* vela velas velinha* brilh* ilumin* acender_a_luz apagar_a_luz
  lanterna* farol farois claridade claro_dia luminos* resplend* reluz* escur* sombra* penumbra trevas
  luz_do_sol luar candeeiro* poste_de_luz breu cintil* faisc* lustre* holofote* lampiao luminaria* clarao
  sombri* nitid* clara claros claras
COLOURS
en: color* colour* red blue green yellow black white brown pink purple orange_color grey gray violet turquoise
  beige golden silver_color navy_blue teal maroon crimson lilac lavender magenta burgundy rainbow_colored
  stripe* polka_dot* dye dyed pastel_colors reddish bluish greenish silver
es: color colores colorid* rojo roja rojos rojas azul azules verde verdes amarill* negro_color negra negras
  negros blanco blanca blancos blancas marron cafe_claro rosado rosada morado morada violeta turquesa beige
  gris grises dorad* celeste* granate burdeos lila pintura* rayas lunares_de tenido_de naranja_color colorad*
  rojiz* verdos* azulad* multicolor negro rosa rosas naranja platead*
de: farbe* farbig* gefarbt bunt bunte buntes rot rote roter roten rotes blau blaue blauer blauen blaues grun
  grune gruner grunen gruenen gelb* schwarz* weisse weisser weissen weisses braun* rosa pink lila violett*
  turkis* beige grau graue grauer grauen golden* silbern* orangefarben himmelblau dunkelblau hellblau male
  gestreift streifen_muster karriert* bemalt knallrot orange bunten
fr: couleur* colore* colorie* rouge* bleu bleue bleus bleues vert verte verts vertes jaune* noir noire noirs
  noires blanc blanche blancs blanches marron marrons rose_couleur roses_pales violet* mauve* turquoise*
  beige* gris grise grises dore doree dores bordeaux lilas peinture* rayure* raye_tissu pois_robe bariol*
  multicolore* teint* bleute* verdatre* orange_vif ecarlate* ocre kaki rose orange argente
pt: cor_de cores colorid* vermelh* azul azuis verde verdes amarel* preto preta pretos pretas negro_cor branco
  branca brancos brancas marrom marrons rosa_claro roxo roxa violeta turquesa bege cinza cinzas cinzent*
  dourad* pratead* bordo laranja_cor lilas pintura* listra* bolinhas tingir tingiu encarnad* esverdead*
  azulad* multicolor* alaranjad* carmim castanh* rosa laranja cor
NOISE
en: noise* noisy loud louder loudest loudly din_of racket bang_on ring_ring buzz* ding hum_of humming squeak*
  creak* click* crackl* rattl* echo* rumbl* clatter* siren* hoot* bark barks barked barking meow* purr* chirp*
  roar_of ringtone* sound_system hubbub deafening thud whistl* blaring aloud out_loud booming
es: ruido* bulla bullicio escandalo_de_ruido fuerte_el_volumen alto_el_volumen estruend* zumbido pitido*
  timbr* crujid* cruje* crujir chirri* retumb* eco ecos sirena* bocina* ladrar ladra ladraba ladrido* maull*
  ronrone* rugid* rugir estrepit* silb* campana* tintine* jaleo barullo algarabia alboroto fuerte fuertes
  en_voz_alta escandalos* sonoro estridente
de: larm* laerm* laut laute lauter lautem lautes lautstark* krach gepolter polter* brumm* summt gesummt
  gepiept knarr* knack* knister* klapper* klick* hall_von sirene* hupe bell* gebellt hundegebell miau*
  schnurr* zwitscher* drohn* knall_einer quietsch* scheppern gong volumen_an radau pfeif* gepfiffen glocke*
  lautlos_nicht rauschen rauscht getose gelarme lauten ohrenbetaub* schrill* krachmach*
fr: bruit* bruyant* vacarme brouhaha tapage fort_le_son boucan raffut bourdonn* bips biper sonneries grinc*
  craqu* crepit* cliquet* resonn* echo echos sirene* aboie aboient aboy* aboiement* miaul* ronronn* gazouill*
  gronde_au_loin rugiss* vrombi* fracas siffl* cloche* tintamarre chahut* retenti* assourdiss* sonore* fort
  forte forts fortes haute_voix strident*
pt: barulh* ruido* zoada algazarra estrondo* zumb* apito* apitar bip tocar_a_campainha rangid* rangeu rangendo
  estal* chiad* eco ecos sirene* latir latindo late_muito latid* miar miando miad* ronron* rugid* rugir
  volumes assobi* tilint* alarido* altura_do_som alto_o_som ensurdec* gralh* bagunca_de_som retumb*
  em_voz_alta escandalos* estridente sonoro berreiro
QUIET
en: quiet quieter quietly quietness silence* silent silently hush* soundless noiseless peace_and_quiet
  pin_drop earplug* soundproof* shh shhh stillness still_of calm_silence whisper_quiet low_volume turn_it_down
  speechless tongue_tied wordless* mutter_quietly softly soft_voice dead_air taciturn tight_lipped peaceful
  calm calmer calmed tranquil peace serene
es: silencio* callad* callar callarse callo calla callate_un_rato callaba calle_se enmudec* mudo mudos mudas
  tapones_de_oido insonoriz* sin_ruido en_voz_baja quedito voz_bajita sigilos* bajar_el_volumen shh shhh
  quietud mutismo quietas sin_palabras tranquil* calma calmad* calmo calmar pacific* paz sosieg* sereno serena
de: still stille stiller stillen stilles leise leiser leisem leises leisen ruhig* ruhe schweig* schwieg
  schwiegen geschwiegen stumme stummer verstumm* lautlos* gerauschlos* sprachlos* wortlos* ohrstopsel* oropax
  stillschweig* totenstill* mucksmauschen* schalldicht* psst pscht verschwieg* wortkarg* funkstille mundtot*
  tonlos* friedlich* gelassen*
fr: silence* silencieu* taire tais taisait taisent taise tu_te_tais muette muets muettes calme_plat sourdine
  bouchons_d_oreille insonoris* sans_bruit a_voix_basse tout_bas baisser_le_son chut chuuut mutisme
  discretement feutr* sans_un_mot quietude motus bouche_cousue taciturne* se_taire se_tait insonore mutique*
  tacite calme calmes calmer tranquille* paisible* paix serein*
pt: silenci* calad* calar calei calou calava cala calar_se muda_de_voz emudec* quietos quietas quietinh*
  tampao_de_ouvido insonoriz* sem_barulho em_voz_baixa baixinho_a_voz abaixar_o_som psiu shh xiu sossego
  quietude mutismo sigilos* sem_palavras voz_baixa taciturn* surdina sossegad* sereno_silencio tranquil* calma
  calmo calmos calmar paz seren* pacific*
WET DIRTY CLEAN
en: wet wetter damp moist drip* drench* splash* dry dried drying dryer dirty dirt filthy grubby grime muddy
  mud mess_on_floor dusty spotless cleaner washing_machine detergent* wipe* cleanest tidier neat pure fresh
  dirtier dirtiest messy mess messed messes untidy drier dries dehydrated cleaners vacuumed vacuuming
  hoovering hoovered rinse rinsed polish polished broom bucket sponge sponges soap bleach filth mold mould
  stinking stink rubbish garbage litter bin bins dustbin recycl* waste_bin bin_bags crumbs unwashed
es: mojad* mojar mojo empapad* gote* seco seca secar secando secadora* sucio sucia sucios sucias suciedad
  mugr* lodo mancha manchas manchad* polvo polvos limpios limpias limpiar limpiando impecable* lavadora*
  detergente* aspiradora* barro_el trapea* friega* plancha ordenados pulcro aseada puro pura desordenad*
  desorden cochin* grasient* humed* calado secos secas limpian limpiamos limpie limpiaba limpiado fregado
  barro_suelo barri trapo trapos escoba* cubo_de_agua balde esponja* lejia cloro plumero enjuagar pegajoso
  moho apesta apestoso basura* basurero tacho reciclar reciclaje porqueria pringoso derramar derramo derrame
  derramado migas asqueroso_bano ensuci* contenedor desperdicios
de: nass nasse nasser nassen durchnass* feucht* tropf* spritz_wasser trocken* trockne abtrockn* schmutz*
  dreck* verdreck* matsch schlamm befleckt staub* sauber* waschmaschine* waschmittel* wisch* geschrubbt
  blitzblank* aufgeraumt* reinlich* makellos* pur pure frisch frische frischen unordentlich* chaos chaotisch*
  verschmutz* unordnung getrocknet* abgetrocknet putzen putze putzt putzte putzfrau reinigen reinigt reinigung
  wasche_ab wasch abwaschen abwasch saugen besen eimer schwamm* lappen seife putzmittel fleckenlos fettig
  stinkt stinken stinkend stinkig mulls mulleimer mulltonne mullbeutel abfall abfalle tonne recycl* altpapier
  saustall kruemel krumel bekleckert ungewaschen versifft
fr: mouill* trempe* humide* goutte_a_goutte degoul* eclabouss* sec seche seches secher sechoir* sale sales
  salete* salissure* crasse* boue boueux tache_sur tachee poussiere* propre_comme proprete nettoyer nettoyage
  menage_a_fond lessive* machine_a_laver detergent* aspirateur* balai* serpilliere* essuy* frotter_le_sol
  recur* range_bien impeccable* net nette nets pur pure purs desordre bordel crade salir sali secs dessech*
  lavais lessive_de_sol passer_l_aspirateur eponge* seau seaux savon javel femme_de_menage depoussier*
  faire_le_menage chiffon* salit gras_partout moisis moisissure* puent poubelle* ordure* dechet* recycl*
  detritus renverse_cafe miettes degueulasse_cuisine cochonnerie* malpropre benne
pt: molhad* molhar molhou goteja* ping* respingar seco seca secar secando secadora* sujo suja sujos sujas
  sujidade imund* encardid* lama lamacent* mancha manchas manchad* poeira* po_no limpo limpa limpos limpas
  limpando limpei maquina_de_lavar detergente* aspirador* vassour* faxin* engom* arrumadinh* impecave* puro
  pura frescos asseado baguncad* bagunca porcaria umid* humid* encharcad* ensopad* secos secas resseca* limpam
  limpamos limpou limpava limpado esfregar esfrega esfreguei esfregona* rodo balde baldes esponja* lixivia
  agua_sanitaria diarista* enxaguar aspirar sujeira* sujar sujou barro po_nos_moveis empoeirado pegajoso
  gorduroso fedorento lixos lixeira* lixeiro reciclar reciclagem entulho porco_chao derramar derramou derramei
  migalha* nojento_banheiro
GESTURES
en: nod nods nodded nodding wave wink winks winked winking shrug* blush* frown* pout pouting blink* squint*
  gestur* body_language facial_expression* eye_contact thumbs_up clap claps clapped clapping pointed
  shake_hands handshake* high_five* raised_eyebrow roll_my_eyes rolled_her_eyes shak* fidget* posture_of
  bow_down
es: asentir asinti asiente asintio saludar_con_la_mano guino guinar guina guinando encogerse sonroj* rubor*
  fruncir fruncio ceno_fruncido mueca* puchero parpadeo gesto gestos gesticul* lenguaje_corporal
  expresion_facial contacto_visual aplaud* aplauso* apreton_de_manos chocar_los_cinco tiemblo poner_los_ojos
  pulgar_arriba menear cabeceo
de: nicken nickt nickte genickt zwinker* gezwinkert achselzuck* rot_geworden errot* stirnrunzel* schmoll*
  blinzel* gestik* geste* korpersprache mimik blickkontakt* augenkontakt klatsch* geklatscht applaus
  zeig_mit_dem handedruck handeschutteln augenrollen augen_verdreht zappel* schlottern verbeug* verneig*
  daumen_hoch zuckt zucken zuckte
fr: hoche hocher hochement acquiesc* salut_de_la clin_d_oeil clins_d_oeil hausse_les_epaules
  hausser_les_epaules haussement rougi rougir rougis rougit rougissant fronce* moue* grimace* cligne* geste*
  gesticul* langage_corporel expression_du_visage mimique* applaud* doigt_pointe poignee_de_main tope_la
  trembler tressaill* fremi* yeux_au_ciel leve_les_yeux gigot* reverence* pouce_en_l secoue_la_tete
pt: acena acenando aceno assentir assenti piscar pisca piscou piscada* piscadela* encolher encolheu ruboriz*
  corar corou corei corada franzir franziu careta* beicinho biquinho gesto gestos gesticul* linguagem_corporal
  expressao_facial contato_visual aplaud* aplauso* apontar_com palmas aperto_de_mao tremendo tremor*
  revirar_os_olhos revirou_os_olhos joinha abanar_a_cabeca dar_de_ombros remex*
NAKED
en: naked nude nudes nudity bare unclothed topless bottomless stripped_off strip_off braless skinny_dip*
  nudist* shirtless half_naked stark_naked birthday_suit
es: desnud* en_pelotas en_cueros encuerad* nude nudes nudist* semidesnud* calat* pilucho pilucha sin_ropa
  en_bolas sin_camiseta en_topless
de: nackt* entkleid* splitternackt* oben_ohne halbnackt* fkk unbekleidet* entblosst* nude nudes nudist*
  nackig*
fr: nu nue nus nues nude nudes a_poil denud* nudite nudist* torse_nu seins_nus naturist* devetu* devetir
  tout_nu toute_nue
pt: nu nua nus nuas pelado pelada pelados peladas despi* nude nudes nudez nudist* seminu seminua sem_roupa
  desnud* descamisad* topless tirar_a_roupa
HEART SOUL
en: heart hearts soul souls heartfelt wholehearted* heartstrings soulful inner_self spirit spirits deep_down
  inmost innermost beating_heart mind_and_body
es: corazon corazones corazoncito alma almas espiritu espiritus interior entranas cora corazonada
  fuero_interno alma_gemela animo animos
de: herz herzen herzens herze herzchen seele seelen seelisch* herzlich* gemut gemuts innere inneren inneres
  geist innerste im_innersten seelenleben
fr: coeur coeurs ame ames esprit esprits for_interieur interieur_de_moi palpitant cordial* coeur_a_coeur
  fond_du_coeur ame_soeur entrailles tripes
pt: coracao coracoes coracaozinho alma almas espirito espiritos intimo entranhas alma_gemea fundo_do_peito
  interior animo amago
`;
