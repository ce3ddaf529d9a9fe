/** Feelings, thoughts, traits of people and judgments. The format is described in ../concepts/people.ts. */
export const MIND = `
HAPPY
en: happy happier happiest happily happiness glad gladly joy joys joyful* joyous delighted delightful
  cheerful* cheery pleased content contented contentment bliss* overjoyed beaming satisfied satisfaction
  satisfying fulfilled fulfilling merry rejoic* unbothered over_the_moon made_my_day
es: feliz felices felizmente felicidad* felicisim* alegr* contento contenta contentos contentas contentisim*
  satisfech* satisfac* dicha dichoso dichosa gozo gozos gozoso euforic* risueno risuena realizado realizada
  de_buen_humor
de: glucklich gluckliche glucklicher glucklichen glucklichste froh frohe frohen froher frohlich* freude
  freuden freudig* freu freue freust freut freuen freute freuten gefreut erfreu* zufrieden* selig heiter*
  begluck* vergnugt* vergnugen lebensfreude happy erfullt* gutgelaunt gut_gelaunt fidel quietschvergnugt
fr: heureux heureuse heureuses joie joies joyeu* content contente contents contentes contentement bonheur ravi
  ravie ravis ravies rejoui* satisfait satisfaite satisfaits satisfaction gai gaie gaiete epanoui* enchante
  enchantee comblee comblent aux_anges allegresse jovial* me_rejouis heureu euphori*
pt: feliz felizes felizmente felicidade* felizao alegr* contente contentes contentissim* satisfeit* satisfacao
  jubil* realizada realizado prazeroso prazerosa euforic* faz_me_feliz bem_disposto bem_disposta risonh*
PROUD
en: proud prouder proudest proudly pride praise praised praises praising admire admired admires admiring
  admiration admirable honour* honored honor impressed impress impresses impressive compliment compliments
  complimented congrats congratul* applaud* boast* brag brags bragged bragging well_done
es: orgullo orgullos* admira admiro admiran admirar admiraba admirado admirada admiracion admirable honor
  honrado honrada felicit* elogi* alaba alaban alabar alago halag* presume presumir presumia presumen presumi
  impresion* bien_hecho aplau*
de: stolz* lob lobt lobte loben gelobt kompliment* bewunder* beeindruck* ehre ehren geehrt gratul*
  gluckwunsch* angeb angeben angegeben angeberei prahl* anerkenn* applau* respekt respektier* wurdig*
  imponier*
fr: fier fiere fiers fieres fierte fierement orgueil* admir* honneur honneurs honor* felicit* bravo complimen*
  louange* impressionn* vante vantait vanter vantent flatte flattee flatter flatteur eloge* respecte respectee
  respecter respectent respect
pt: orgulh* admiro admira admiram admirar admirava admirado admirada admiracao elogi* parabens parabeniz*
  honra honrado honrada gabar gaba gabou gabava impression* aplau* valoriz* respeito respeita respeitar
  respeitam respeitou lisonj* louv* mandou_bem
LIKE ENJOY
en: likes liked liking enjoy enjoys enjoyed enjoying enjoyable enjoyment fond fun pleasure pleasant favourite*
  favorite* adore* adoring fan loves_it into_it keen preferring preference* pleasing appeal* love_to i_like
  appreciate_it relish* savour* passionate passion passions fancy fancied fancies vibe vibes vibing
es: gusta gustan gusto gustaba gustaban gustado gustar guste gustos gustazo encanta encantan encantaba encanto
  encantado encantada disfrut* agrada agradan agradaba agradable agradables agradar preferi* preferencia
  favorito favorita favoritos favoritas placer placeres pasarla_bien pasarlo_bien divertirme divertirse
  divertirnos divertimos mola molan molaba chevere apetece apetecia pasion pasiones apasion* flipa
de: mag magst mogen gern gerne lieber liebsten lieblings* geniess* genoss genossen gefall* gefiel genuss
  begeistere begeistern leidenschaft* vorliebe* angenehm* amusier* schwarm schwarme schwarmt schwarmte lust
  fan macht_spass sympathisch*
fr: aime_bien plait plaisent plaisait plaire plu plaisir plaisirs profite profiter profitent profitait
  profites kiffe kiffer kiffait kiffent apprecie appreciais apprecier apprecient prefere preferer preferent
  preferes preferee preferees preferait prefererais preference* favori favorite favoris agreable* adore
  adorait adorais adorent adorer passion passions passionn* amusant_bien m_amuse s_amuse s_amuser amusement
pt: gosto gosta gostam gostei gostou gostar gostava gostavam gostando gosta_de curte curtindo curtia adoro
  adora adoram adorar adorou adorei adorava prefere prefiro preferir prefiram preferid* preferencia* favorito
  favorita favoritos favoritas prazer prazeres agrada agradam agradar agradou agradavel agradaveis desfrut*
  divertir_me diverti divertimos diverte paixao paixoes apaixonante amei curticao
LOVE AFFECTION
en: love loves loved loving lovingly affection affectionate* tenderness cherish* devoted devotion adoration
  romance romantic romantically sweetest fondly fondness attached beloved crush crushes crushing smitten
  infatuat* fell_in_love in_love lovesick soft_spot intimacy closeness ily luv luvs lovey fall_in_love
  falling_in_love fallen_for fell_for adore adores adored soulmate soulmates feelings_for head_over_heels
  besotted love_life true_love i_love_you xoxo
es: amor amores amo ama amas aman amaba amaban amado amada amar amarla amarlo amarte carin* afecto afectos*
  afectuos* ternura enamor* te_quiero te_amo te_adoro tq tqm romance* romantic* adoro adora adoran adorar
  adoracion apego apegad* querer_mucho mimos mimar devocion ama_a amando quererla quererlo quiero_mucho
  amoros* tiern* adoraba amorcito idilio
de: liebe lieben liebst liebt liebte liebten geliebt liebevoll* zuneigung zartlich* verlieb* verknallt*
  romanze innig* anhanglich* gernhaben lieb_habe lieb_hat hab_dich_lieb hdl ild warmherzig* geborgen*
  verbunden* hingabe schwarmerei vergotter* anhimm* liebend* liebesleben liebesbrief* verguckt verfallen_bin
  romant* angehimmelt seelenverwandt* lieb_haben lieb_hab lieb_gewonnen vernarrt gefuhle_fur
fr: amour amours amoureu* aime aimes aiment aimait aimais aimer aimee aimees affection* affectu* tendresse
  cherir cherit attachement romance* romanti* je_t_aime jtm t_aime epris eprise coup_de_foudre coup_de_coeur
  devotion beguin idyll* idolatr* amourach* eperdument flamme aimant aimante jtaime tomber_amoureux adores
  passionne* cheris ames_soeurs sentiments_pour kiff
pt: amor amores amo ama amas amam amava amavam amado amada amar amando ama_me carinh* afeto afetos afeicao
  afetivo afetiva afetuos* meigo meiga meiguice te_amo amo_te adoracao romance* romantic* apego apegad*
  apaixonou_se paixonite crush crushes chamego dengo devocao namorico xodo amou gosto_de_ti gosto_muito
  gosta_de_mim gostar_de apaixon* tern* enamor* borboletas_no amorzinho mozao
EXCITED
en: excited excitedly excitement exciting thrilled thrill thrills thrilling eager eagerly enthusias* stoked
  hyped hype psyched buzzing giddy looking_forward look_forward can_t_wait cant_wait ecstatic elated elation
  exhilarat* adrenaline anticipation fired_up motivation motivate* motivating inspiring inspire* energised
  energized
es: emocion emociona emocionado emocionada emocionados emocionadas emocionante* emocionar ilusiona ilusionado
  ilusionada ilusionados entusias* ansias con_ganas muchas_ganas adrenalina mariposas motiv* inspir* animado
  animada animados animadas impaciente* ilusionar vibrante extasi* fascin* exaltado
de: aufgeregt* aufregend* aufregung freu_mich freue_mich vorfreude begeistert* begeisterung enthusias*
  gespannt* spannend* kribbel* schmetterlinge adrenalin motiv* inspir* euphor* hibbelig* elektrisier* gehypt
  kanns_kaum_erwarten kaum_erwarten ungeduldig_auf feuer_und_flamme mitgerissen aus_dem_hauschen ekstat*
  faszin* hin_und_weg
fr: excite excitee excites excitation excitant excitante enthousias* hate_de trop_hate impatient_de emballee
  adrenaline papillons motiv* inspir* surexcit* fremis* galvanis* palpit* exalt* ai_hate ai_trop_hate
  au_taquet a_fond stimul* fascin* emoustill* entrain vibrant vibrante captiv*
pt: empolg* animado animada animados animadas animacao entusias* ansioso_para ansiosa_para mal_posso_esperar
  mal_vejo_a_hora adrenalina borboletas motiv* inspir* emocionante* emocionad* emocao emociona vibrando vibrou
  vibrei extasi* eletriz* pilhad* hypad* ilusionad* fascin* em_pulgas excitacao eufor*
GRATEFUL
en: thank thanks thanked thanking thankful* thx ty tysm grateful* gratitude appreciate appreciated appreciates
  appreciating appreciation appreciative cheers thank_you bless blessing blessings owe_you much_appreciated
  indebted gracious graciously
es: gracias agradec* agradezco gratitud mil_gracias muchas_gracias bendecid* bendicion* bendiga apreci*
  reconocid* dar_gracias grata grato valoro valora_mucho se_agradece grax grcs thx
de: danke danken dankt dankte gedankt dankbar* bedank* merci vielen_dank dankend verdanke verdankt verdanken
  thx dankesch* gesegnet* schatze_es schatzen schatzt weiss_zu_schatzen zu_schatzen wertschatz*
fr: merci mercis remerci* reconnaissan* gratitude mrc mci benis benisse redevable merci_beaucoup mille_mercis
  gre gratifi* sait_gre
pt: obrigad* brigad* obg obgd vlw valeu agradec* grato grata gratos gratas gratidao bencoes thanks gratissim*
  muito_obrigado muito_obrigada grat_eu
CALM RELIEF
en: calms calming calmness relax relaxes relaxed relaxing relaxation relief relieved relieve relieves
  peaceful* serenity at_ease soothe* soothing phew tranquil* unwinding composed composure breathe_again
  weight_off comfort comforted comforting comforts comfortable comfortably reassur* carefree
es: calmas calmado calmada calmados calmarme calmarse calmate serenidad sosegad* apacible* desahog* reconfort*
  comodos comodidad consuel* consolar consolo consolaba medit* chill desestres* quitarme_un_peso uff
  por_fin_respiro
de: beruhig* erleicht* frieden ausgeglichen* stressfrei* relaxt* relaxen chillen chillt gechillt* chill locker
  wohlfuhl* wohlgefuhl behag* trost* getrostet meditation besonnen* aufatmen seelenruhe cool_bleiben
  besanftig* entlast*
fr: calmee calmes_toi tranquil* detendu* relax relaxer relaxe soulage* serein sereine sereins serenite apais*
  zen reconfort* rassur* consoler consolait consolation a_l_aise confortable* confort medit* posement
  insouciant insouciance
pt: calma_se calmas calmamente acalm* sereno serena serenidade sosseg* descontra* confort* reconfort* consolo
  consolar consolou medit* apazigu* ufa despreocup* tranq tranks desestress* zen
HOPE
en: hope hopes hoped hoping hopeful* optimis* faith fingers_crossed pray_that looking_up light_at_the_end
  silver_lining promising promisingly positivity positively better_days encourag* wish_for god_willing
es: esperanza* optimis* confio_en_que fe positivo positiva positivos positividad positivamente alentador
  alentadora alentar dios_quiera ojala_que primero_dios prometedor* animar anima animan animarme
de: hoff hoffst hoffte hofften hoffe hofft hoffen hoffnung hoffnungen hoffnungsvoll hoffnungsvolle hoffentlich
  gehofft optimis* zuversicht* positiv positive positiver positives positiven lichtblick* ermut* glaube_daran
  daumen_drucken aufmunter* vielversprech* aufbauend* mut_machen macht_mut
fr: espoir espoirs espere esperes esperons esperent esperer esperais esperait esperant esperance* optimis*
  positif positive positifs positives positivement pourvu_que croise_les_doigts prometteu* encourag* foi
  inchallah lueur confiance_en_l_avenir esperons_que j_ai_foi
pt: esperanca* otimis* optimis* fe esperancos* se_deus_quiser deus_queira promissor* encoraj* incentiv* alento
  anima animar animou torcendo_para torco_para torcendo fezinha
BRAVE STRONG
en: brave braver bravely bravery courage* bold boldly boldness fearless strong stronger strongest strongly
  strength strengths resilien* toughest powerful determined determination gutsy warrior willpower persever*
  endure endured enduring assertive assertiveness independently nerve_to heroic hero heroes
es: valient* valentia atrevo animarse_a fuertemente fuerza fuerzas osad* valeroso valerosa resilien* poderos*
  determinad* determinacion guerrera guerrero luchador luchadora persever* aguante independiente*
  independencia heroe heroes heroina agallas aguerrid*
de: mutig* mut stark starker starke starken starkes starkste starksten kraft krafte tapfer* traue_mich trau
  trauen courage couragiert* wagt kuhn* resilien* entschlossen* willenskraft* durchhalt* durchsetz*
  selbststandig* selbstandig* held helden heldin robust* machtig* kampferin kampfgeist furchtlos*
fr: courage* brave braves bravoure oses osee audac* force forces fortement puissan* resilien* determine
  determinee determination guerriere guerrier perseve* temeraire intrepide* hardi hardie independant*
  independance autonome* heros heroine vaillan* robuste* solide solides
pt: corajos* coragem valente* valentia ousad* forte fortes fortemente fortinh* forca forcas resilien* poderos*
  determinad* determinacao guerreira guerreiro batalhador* persever* independente* independencia heroi herois
  heroina garra bravura intrepid* destemid*
SAD
en: sad sadder saddest sadly sadness saddens saddened unhappy unhappily unhappiness heartbroken heartbreak*
  heartache miserable misery sorrow* upset upsets upsetting feeling_down melanchol* bummed bummer gutted
  moping mope feeling_blue feel_down crushed devastated devastating hurt_inside suffer suffers suffered
  suffering wistful glum
es: triste tristes tristeza* tristemente entristec* lloraban llanto pena penas deprimid* infeliz infelices
  desdich* melancol* destrozad* desconsol* apenad* afligid* bajon nostalgic* corazon_roto me_duele_el_alma
  desgarrad* hundida devastad* amargad* amargura bajoneado bajoneada sufro sufre sufrir sufri sufrio sufriendo
  sufrido sufrimiento
de: traurig* trauer* trane ungluck unglucklich* betrubt* niedergeschlag* bedruckt* kummer herzschmerz*
  liebeskummer melanchol* deprimiert* elend elende elender gejammer jammervoll am_boden geknickt* leide leidet
  leiden leidest litt gelitten wehmut* schwermut* bekummer* herzzerreiss* zum_heulen schlecht_drauf
  tief_traurig
fr: triste tristes tristesse* tristement attrist* pleurent pleurais pleurait pleurant larme chagrin*
  malheureux malheureuse malheureuses de_la_peine peinee melancol* deprim* coeur_brise cafard abattu abattue
  navrant maussade afflig* devast* aneanti* malheur cafardeu* morose* spleen effondre effondree effondrer
  souffr* gros_coeur bas_moral
pt: triste tristes tristeza* tristemente entristec* tristinh* tristonh* choravam choros sofro sofre sofrer
  sofri sofreu sofrendo sofrimento infeliz infelizes deprim* magoa magoas magoad* magoei magoou melancol*
  desolad* desgost* abatid* abalad* soluc* baixo_astral pra_baixo coracao_partido em_baixo arrasad* devastad*
  amargura* cabisbaix*
LONELY MISSING
en: alone lonely loneliness solo by_myself on_my_own by_himself by_herself on_your_own on_his_own on_her_own
  lonesome unaccompanied isolated isolation isolating misses missed missing miss_him miss_her miss_you
  miss_them i_miss miss_my homesick* longing longs nostalg* left_out outsider friendless abandoned abandonment
  solitary solitude no_friends excluded excludes lonelier all_alone yearn*
es: sola solos solas soledad a_solas desacompanad* solit* extranan extranar extranaba extrane extranando anoro
  anora anorar anoranza echo_de_menos echar_de_menos hecho_de_menos echaba_de_menos aislad* aislamiento aislar
  nostalgia morrina abandonad* abandono me_falta sin_amigos sin_nadie te_extrano me_haces_falta desamparad*
  excluid* excluyen marginad* apartad*
de: einsam* vereinsam* allein* vermiss* sehnsucht* sehnt heimweh isolier* isolation fehlst fehlt_mir
  ausgeschlossen* aussenseit* nostalg* ausgegrenzt* mutterseelenallein niemanden_zum keine_freunde
  verlassenheit fernweh ganz_allein zuruckgezogen*
fr: seul seule seuls seules solitude solitaire* tout_seul toute_seule esseul* manque_de_lui me_manque
  me_manques me_manquent te_manque manquait isole isolee isoles isolement isoler abandon abandonne abandonnee
  abandonner nostalg* delaiss* mal_du_pays exclu exclue exclus exclure mise_a_l_ecart a_l_ecart sans_ami
  sans_amis tu_me_manques lui_manque langui*
pt: solidao a_sos sozinh* so_eu saudade* sdds sdd saudos* isolad* isolamento isolar isolei isola abandonad*
  abandono abandonar sinto_falta sente_falta sentir_falta nostalg* excluid* sem_amigos desampar* largada
  largado solit* faz_falta carencia carente* fazes_me_falta isolou rejeicao
DISAPPOINTED
en: disappoint* let_down lets_me_down let_me_down letdown disillusion* dismay* disheart* discouraged
  discouraging anticlimax failed_me broken_promise broke_his_promise broke_her_promise frustrat* underwhelm*
  fell_short unmet dissatisf* unsatisf* discontent
es: decepcion* desilusion* desenga* chasco fallarme me_fallo me_falla fallado defraud* frustr* insatisfech*
  insatisfac* desencant* desanim* desalent* descontent* plantad* dejo_plantada dejo_plantado desmoraliz*
  incumpl* fiasco bajonazo
de: enttausch* entausch* ernuchter* frust frustr* desillusion* unzufrieden* entmutig* hangen_gelassen im_stich
  versetzt_worden hangengelassen im_stich_gelassen reinfall gebrochenes_versprechen unerfullt* demotiv*
  demoralis* mutlos* wortbruch unbefriedig*
fr: decep* decu decue decus decues decevoir decoit decevant decevante desillusion* desenchant* frustr*
  insatisf* mecontent* decourag* pose_un_lapin desappoint* deconvenue demoralis* demotiv* fiasco
pt: decepcion* decepcao decepcoes desilus* desilud* frustr* insatisfeit* insatisfac* desapont* desencant*
  desanim* desalent* descontent* furou_comigo deixou_na_mao vacilou vacilo mancada desencorajad* desmoraliz*
  furada
WORRY
en: worry worries worried worrying worryingly anxious* nervous* concern concerned concerns uneasy unease
  afraid_that tense tension on_edge restless dread dreads dreaded dreading apprehens* fret frets fretting
  troubled troubling bothers_me insecur* paranoi* preoccupied agitated overthink* ruminat* butterflies_in
  pit_in_my_stomach sleepless unsettled unsettling
es: preocup* nervios* inquiet* intranquil* ansios* tensa tenso tensos tension tensiones angusti* desasos*
  inseguros inseguras inseguridad* comerme_la_cabeza come_la_cabeza rayada rayado rayarme comedura zozobra
  paranoi* obsesion* me_quita_el_sueno temo_que rumi* agitad*
de: sorge sorgen sorgt besorgt besorgnis nervos* unruhig* unruhe angespannt* anspannung angstlich* beunruhig*
  bange bang bedenken verunsicher* unsicherheit* mulmig* kopfzerbrechen gedanken_machen mache_mir_gedanken
  grubel* paranoi* beklemm* sorgenvoll* befurcht* zappelig* rastlos* verkrampf* hin_und_her_uberlegt
  uberdenken
fr: inquiet inquiete inquiets inquietude* inquieter inquietant inquietante inquietent inquietez soucie
  soucieu* nerveu* anxieu* tension tensions preoccup* tracass* angoissee angoissant angoissante mal_a_l_aise
  cogite cogiter cogitais rumine ruminer insecur* parano paranoia paranoiaque fais_du_mouron me_prends_la_tete
  prise_de_tete ronge_les_sangs redout* crisp* tourment* apprehen* boule_au_ventre
pt: preocup* nervos* inquiet* ansios* tensa tenso tensao tensos tensas angusti* aflit* aflicao apreensi*
  inseguros inseguras inseguranca* receios* encucad* noiada noiado noia grilad* paranoi* perde_o_sono
  perco_o_sono obcecad* frio_na_barriga desassosseg* agonia agoniad* agitad* intranquil*
STRESS OVERWHELMED
en: stress stresses stressed stressful stressing stressor* overwhelm* overload* pressure pressured pressures
  pressuring strain strained juggling frazzled burden burdens burdened burdensome breaking_point can_t_cope
  can_t_keep_up at_my_limit on_my_plate frantic buried_in fatigue depleted
es: estres estresa* agobi* abrum* presion presiones saturad* desbord* sobrepas* sobrecarg* cargas
  no_doy_abasto no_puedo_mas hasta_arriba quemado quemada rebasad* superada al_limite me_supera ajetre*
  carrera_de_locos demasiado_para exigencia* atorad* extenuad*
de: stress gestresst* stresst stressen uberforder* druck uberlast* belastet belaste belasten belastete
  belastung* belastend* ausgebrannt* wird_mir_zu_viel hektik uberrollt uberwaltig* am_limit
  fertig_mit_den_nerven nervlich am_ende_meiner uberstunden uberarbeit* last lasten unter_druck ausgezehrt
  abgearbeitet* zermurb*
fr: stress stresse stressee stresser stressant stressante stresses stressent deborde debordee debordes
  pression pressions surcharg* submerg* epuisee epuise epuisement epuisant accabl* depassee a_bout
  au_bout_du_rouleau charge_mentale fardeau surmenage n_en_peux_plus trop_pour_moi sature saturee essore
  essoree exigences rincee
pt: estress* stress stressad* sobrecarreg* sobrecarg* pressao pressoes pressionad* esgotad* esgotante
  esgotamento exaustao assoberbad* atolad* nao_aguento_mais no_limite carga_mental fardo correria desgaste
  peso_nas cobranca cobrancas cobrado cobrada sufoc* no_meu_limite arrebentad* avassalador* fatigad* fadiga
ANNOYED
en: annoy annoys annoyed annoying annoyingly annoyance irritat* irritable irk irks irked bother bothers
  bothered bothering bug bugs bugged bugging fed_up sick_of tired_of sick_and_tired get_on_my_nerves
  gets_on_my_nerves on_my_nerves had_enough pissed pissed_off pisses peeve* grumpy cranky exasperat*
  winds_me_up wound_up ticks_me_off ticked_off aggravat* miffed nags nagging nag nagged moan moans moaning
  whine whining whines grumble* complain* does_my_head_in whinge* pester* had_it_with drives_me_mad
  drives_me_crazy nuisance nitpick* bicker*
es: molest* fastidia fastidio irrit* harta hartos hartas hartazgo cansada_de cansado_de enfad* enoj* cabre*
  mosque* jode jodan exasper* rabia me_saca_de_quicio de_quicio hasta_las_narices hasta_la_coronilla quej*
  latos* pinche encabron* emput* broncas incordi* estoy_hasta aguanto_mas renieg*
de: nervt nerven nervst nervig* genervt* nervte argere argert argern argerte geargert argerlich* gereizt*
  verarger* satt_haben bin_es_leid leid_bin die_nase_voll nase_voll schnauze_voll stort storen storend*
  gestort auf_den_keks auf_den_geist auf_den_sack kotzt_mich stinksauer angepisst* pisst mecker* motz* jammern
  norgel* zick* angefressen* angenervt* beschwer* lastig* zoff gezank* quengel* verdriess* bock_mehr
fr: agac* enerv* irrit* marre ras_le_bol ras_le_cul saoule saoulent soule soulent soulant gonfle gonflee
  embete embeter embetent derange deranger derangent contrari* exasper* plein_le_dos j_en_ai_assez assez_de
  chiant chiante chiants chier fait_chier casse_les_pieds casse_les_couilles rale raler raleu* plaint plaindre
  plaintes plaignent engueule engueuler engueulent grogn* rouspet* fach* lassee tape_sur_les_nerfs
  sur_les_nerfs horripil*
pt: irrit* chateou chateei chatear chateadas chateados chateado chateada chateia chato_com incomod* aborrec*
  enche_o_saco saco_cheio de_saco_cheio farta farto fartos cansei_de cansada_de cansado_de zangad* zangar
  zangou brava bravo bravos puto pistola emputec* reclam* queixar queixou queixas queixava queixa resmung*
  tira_do_serio exasper* enervad* nao_aguento pentelh* perturb* bufando pegar_no_pe encher_o_saco atazan*
DISGUST
en: disgust* grossed grosses revolted repuls* sickening sickened nauseat* ew eww ewww icky ick foul vile
  repelled repels creeped creeps makes_me_sick gag gagging repugnan* cringe cringes cringed cringing cringy
  cringey loathsome stinky stench horror horrified
es: asco ascos asque* repugna* repulsiv* nause* guacatela que_asco grima repele* cutre inmund* mugros*
  mugrient* vomitiv* dentera cringe hediond* tirria putrefact*
de: ekel ekelig* ekelt ekeln geekelt angeekelt* widerwart* abstoss* abgestossen* anwider* angewidert* kotzen
  wurg* cringe grusel* abscheul* abscheu schmierig* versifft* stinkend* brechreiz gruslig*
fr: degout* ecoeur* repugn* repulsi* repouss* nause* immonde* degueu* deguelasse crade* glauque malsain*
  cringe abject* haut_le_coeur ignoble* revuls*
pt: nojo nojento nojenta repugn* repulsa repulsiv* nause* asco ascoso credo repelent* sebos* enoja enojada
  enojado enojo porcalhao cringe horripil*
SHAME
en: shame shamed shames shameful* shaming ashamed embarrass* awkward awkwardly awkwardness humiliat* blushing
  mortif* sheepish* self_conscious made_a_fool laughing_stock red_faced mocked shy shyness shyly timid bashful
  lose_face stigma ridiculed fool_of_myself modest
es: verguenz* avergonz* averguenz* bochorno* humill* pena_ajena tragame_tierra incomod* ridicul* roja_como
  timid* vergonzos* penos* apenado_de deshonra pudor estigma* azorad* en_evidencia quedar_mal
de: scham* geschamt peinlich* blamier* blamage verlegen* gedemutigt* demutig* beschamt* beschamend*
  schuchtern* schande unangenehm* fremdscham* lacherlich* blossgestellt* blossstell* gehemmt* kleinlaut*
  verschamt* zum_gespott im_boden_versinken stigma stigmatis* schmach rotwerden gesicht_verloren
fr: honte honteu* hontes gene genee gener genant genante genent embarrass* embarras humilie humilier humiliee
  humiliant humiliation ridicul* gaffe timid* pudeur pudique malaisant malaisante affiche_devant deshonor*
  deshonneur mortifi* stigmat* complexer complexee gourde
pt: vergonh* envergonh* constrang* humilh* vexam* mico micos pagar_mico sem_jeito sem_graca acanhad* timid*
  embarac* encabul* ridicul* pudor desonra estigma* vexad* queimei_o_filme
GUILT REGRET
en: guilt guilty guiltily regret regrets regretted regretting regretful sorry apolog* remorse* my_fault
  ashamed_of_what should_have shouldn_t_have should_not_have wish_i_hadn_t wish_i_had conscience atone*
  make_amends amends forgive forgives forgave forgiven forgiving forgiveness repent* rue sry pardon excuse_me
  culpable blameworth* contrite
es: culpa culpas culpable culpables culpabilidad arrepent* arrepiento arrepiente remordim* lamento lamenta
  lamentar lamentable perdon perdona perdono perdonar perdone perdonado perdoname perdonarme disculp*
  lo_siento siento_mucho perdonaba conciencia perdonan ojala_no_hubiera deberia_haber debi_haber no_debi
  mala_conciencia remuerde
de: schuld schuldig* schuldgefuhl* bereu* reue reuig* entschuldig* sorry tut_mir_leid tut_ihm_leid
  tat_mir_leid verzeih* verzieh verziehen vergebung vergeben vergib schlechtes_gewissen gewissen
  gewissensbiss* hatte_ich_nur hatte_nicht_sollen leidtun wiedergutmach* nachtrag* bedauere bedauern bedauert
  bedaure leider pardon
fr: coupable* regret regrets regrett* remords desole desolee desoles pardon pardonne pardonner pardonnee
  excuse excuser excuses m_excuse mea_culpa conscience mauvaise_conscience repent* j_aurais_du aurais_pas_du
  m_en_veux s_en_veut en_veux culpab* fautif fautive navree rancune deso dsl
pt: culpa culpas culpad* culpabil* arrepend* remorso* lamento lamenta lamentar lamentavel desculp* perdao
  perdoa perdoar perdoei perdoou perdoe perdoado sinto_muito peso_na_consciencia consciencia deveria_ter
  nao_devia_ter foi_mal escusa mea_culpa rancor* retratar
ENVY
en: envy envies envied envious* envying jealous* resent resents resented resentful resentment grudge grudges
  bitterness bitterly covet* green_eyed compare_myself compares_me comparisons begrudg* rival* competitive
  possessive possessiveness fomo outshine* outdo
es: envidi* celos celosa celoso celosos celosas celar celotipia resentid* resentim* resiente rencor rencores
  rencoros* compar* rival* competir competitiv* posesiv* recelo reconcomio
de: neid neidisch* beneid* eifersucht* missgunst* missgonn* gonnt gonne gonnen verbitter* groll* nachtragend*
  ressentim* vergleiche vergleichen rival* konkurrenz* konkurrier* konkurrent* besitzergreifend* neider
  neidhammel fomo ubertrump*
fr: jalou* envieu* rancuni* rancoeur* ressentim* aigri aigrie aigreur amertume comparaison* rival* concurren*
  competiti* possessif possessive possessivite convoit* en_vouloir
pt: inveja* invejos* ciume* enciumad* ressent* compar* rival* competitiv* possessiv* despeit* recalque
  recalcad* olho_gordo cobic*
BORED
en: bored boredom boring boringly tedious tedium dull dullness monoton* uninterest* nothing_to_do mundane drab
  dreary yawn yawns yawning stuck_in_a_rut rut same_old snooze unexciting uneventful lame repetitive humdrum
  meh killing_time predictable
es: aburr* tedio tedios* monoton* rollo rollazo hastio conazo muermo bosteza sin_nada_que_hacer me_aburro
  insuls* latazo plasta embolante embole previsible repetitiv* apatic* apatia
de: langweil* gelangweilt* langeweile eintonig* monoton* ode oden fades trist trubs* lahm lahme lahmer gahnt
  stinklangweilig* ermudend* ereignislos* uninteressant* altbacken spiesser* spiessig* bieder nichts_zu_tun
  alltagstrott trott todlangweilig vorhersehbar* lustlos*
fr: ennuie ennuient ennuyer ennuyais ennuyeu* ennuyant ennuyait monoton* fades lassant lassante barbant
  barbante chiantissime morne terne routini* rien_a_faire me_fais_chier m_ennuie s_ennuie soporifi* repetiti*
  ininteress* me_barbe insipide insipides banalite previsible train_train
pt: tedi* entedi* monoton* chato chata chatos chatas chatice sem_nada_pra_fazer macante macada seca_de insossa
  marasmo boceja* aborrecimento mesmice pacato desinteressant* repetitiv* previsivel apatia apatic*
SURPRISE
en: surpris* shock shocks shocked shocking shockingly astonish* amazed* stunned startl* unexpected*
  out_of_the_blue gobsmacked omg taken_aback bombshell flabbergast* dumbfounded jaw_dropped unbelievable
  disbelief caught_off_guard blindsided blew_my_mind gasp gasped gasps stumped whoa wtf plot_twist unannounced
es: sorpres* sorprend* shock shockead* impacto impactado asombr* atonit* inesperad* pasmad* boquiabiert*
  alucin* flipante flipo flipe flipando increible increibles me_quede_helada me_quede_helado guau wow chocante
  consternad* desconcertad* susto sustos
de: uberrasch* schock* geschockt* erstaun* staun* gestaunt baff verbluff* plotzlich* unerwartet* fassungslos*
  perplex* wow unglaublich* krasse umgehauen aus_heiterem_himmel entgeist* verdattert* erschreck* erschrocken*
  erschrak schreck vollig_baff boah uff unvermittelt* unversehens verdutzt* entsetzt*
fr: surpri* surprenant* surprend choc chocs choque choquee choques choquant choquante etonn* soudaine
  stupefait* stupefi* sidere sideree siderant bouche_bee abasourdi* inattendu* sans_voix incroyable*
  tout_a_coup tout_d_un_coup hallucin* epoust* wow ouah ebahi* tombe_des_nues sur_le_cul scotche scotchee
  sursaut* inopine* effare estomaque interloqu* stupeur
pt: surpres* surpreend* choque choques chocad* chocou choquei chocante espant* pasm* assustei assustou susto
  sustos inesperad* boquiabert* perplex* incrivel incriveis caramba uau inacredit* do_nada de_surpresa
  estarrec* estupefact* estupefat* admirei_me atordoad* abismad* queixo_caido
CONFUSED
en: confus* unclear puzzl* bewilder* mixed_up mixed_signals mixed_messages lost_track baffl* muddled perplexed
  head_spin* don_t_get_it conflicted disoriented hazy brain_fog blurry contradict* make_sense_of
  makes_no_sense no_sense ambigu* jumbled disorientat* mess_in_my_head misunderst* mixup confound* vaguely
  mystif*
es: confus* confund* liarme desorient* desconcierta desconcierto perplej* enred* embroll* contradic* ambigu*
  no_tiene_sentido senales_mixtas malentend* malinterpret* dividida revuelt* no_entiendo_nada hecho_un_lio
  hecha_un_lio vago vagamente aturd* turbio
de: verwirr* irritier* unklar* ratlos* zwiespalt* zwiegespalten* hin_und_hergerissen orientierungslos* konfus*
  missverstand* missversteh* widerspruch* verpeilt* wirr wirre wirres verworren* blick_nicht_durch
  nicht_schlau_aus schleierhaft* ratselhaft* ergibt_keinen_sinn keinen_sinn vage nebulos* unverstand*
  mehrdeutig* verwechs* kapier_nichts
fr: confus confuse confusion confusions perdu_dans embrouill* perplex* paumes desorient* deroute deroutee
  deroutant* troublant troublante trouble troublee flou floue flous contradict* ambigu* malentend* quiproquo
  melange_tout ne_comprends_plus tiraille tiraillee dechire_entre partage_entre incomprehens* incoherent*
  pas_de_sens desempare* desarroi vaguement
pt: confus* confund* desorient* perplexa atrapalhad* embaralh* ambigu* mal_entend* malentend* nao_faz_sentido
  desnorte* baralh* bagunca_na_cabeca equivoco sinais_mistos contradicao contraditorio contradiz vago
  vagamente nebulos* enrolad* zonz*
NUMB
en: numb numbness numbed numbing feel_nothing felt_nothing nothing_inside emptiness empty_inside indifferent
  indifference apathetic apathy detached detachment dissociat* zoned_out zombie autopilot on_autopilot unmoved
  disconnected blankly go_through_the_motions checked_out flat_inside unfeeling don_t_care_anymore
  shutting_down shuts_down emotionless listless
es: vacio_por_dentro insensible* indiferen* apatica apatico anestesiad* piloto_automatico disoci*
  no_siento_nada zombi zombie zombis en_blanco ausente ausentes me_da_igual da_igual me_da_lo_mismo embotad*
  sin_sentir adormecid* desapeg* inerte automata
de: taube betaubt* gefuhllos* abgestumpft* stumpf abstumpfen gleichgult* egal teilnahmslos* apath* roboter
  zombie autopilot dissoz* abgeschalt* innerlich_leer innerlich_tot spure_nichts fuhle_nichts fuhl_nichts
  emotionslos* benommen* distanziert* wie_betaubt wurscht schnuppe abgekapselt* dumpf* regungslos* hohl
fr: insensible insensibles indifferen* apathi* pilote_automatique zombie zombies dissoci* deconnecte
  ressens_plus_rien ressens_rien rien_ressentir automate absente detache detachee detachement m_en_fiche
  m_en_fous s_en_fout s_en_fiche rien_a_foutre blase blasee desinteret neant atone vide_interieur hebet*
pt: dormente* entorpec* anestesiad* insensiv* indiferen* tanto_faz piloto_automatico zumbi zombie dissoci*
  desconect* desligad* nao_sinto_nada nao_sentia_nada ausente apatico tanto_me_faz robotic* amortecid*
  desapego desapegad* desinteresse em_branco me_e_indiferente to_nem_ai nem_ai nem_ligo
HOPELESS
en: hopeless* despair* desperate desperately desperation helpless helplessly powerless* pointless* no_point
  what_s_the_point whats_the_point no_hope given_up lost_hope no_way_out meaningless dead_end resign*
  no_future never_get_better bleak pessimis* doomed why_bother lost_cause stuck defeat* at_rock_bottom
  rock_bottom hit_bottom surrender
es: desesper* sin_esperanza sin_salida sin_futuro no_hay_salida rendirme me_rindo rendido impoten*
  para_que_seguir no_sirve_de_nada no_vale_la_pena resign* pesimis* callejon_sin_salida atrapad* derrotad*
  tocar_fondo toque_fondo tirar_la_toalla estancad* todo_perdido desvalid* atascad* sin_remedio abatimiento
  perdida_de_esperanza
de: hoffnungslos* verzweif* hilflos* machtlos* ausweglos* aufgeb* gebe_auf geb_auf kein_ausweg keine_hoffnung
  keinen_ausweg aussichtslos* perspektivlos* resign* pessimis* gefangen* festgefahren* chancenlos*
  hat_keinen_sinn wozu_noch am_ende tiefpunkt sackgasse zukunftslos* am_tiefpunkt kapitulier* was_bringt_das
fr: desesp* sans_espoir sans_issue impuissan* a_quoi_bon baisser_les_bras baisse_les_bras rien_ne_sert resign*
  plus_d_espoir aucun_espoir pessimis* pas_d_avenir perdu_espoir toucher_le_fond touche_le_fond
  au_fond_du_trou condamne_a defait fichu fichue jeter_l_eponge sert_a_rien ca_sert_a_rien
pt: desesper* sem_esperanca sem_saida sem_futuro desistir desisto desisti desistiu desiste impoten*
  nao_adianta nao_vale_a_pena pra_que_continuar resign* pessimis* fundo_do_poco beco_sem_saida jogar_a_toalha
  encurralad* derrotad* entregar_os_pontos sem_chao desamparo travad* conformad* vencid* entreguei_me
DISLIKE
en: dislike* hate hates hated hating hatred detest* despise* loathe* can_t_stand cant_stand can_t_bear
  don_t_like doesn_t_like didn_t_like don_t_enjoy couldn_t_stand not_a_fan not_keen averse aversion
  can_t_abide put_off_by unpleasant* unliked unlikable unlikeable disagreeable object_to disapprov* contempt
  scorn h8 antipath*
es: odio odia odias odian odiar odiaba odiado odie odios* detest* no_soporto no_soporta no_aguanto no_aguanta
  no_me_gusta no_le_gusta no_gusta aborrec* aborrezco desagrada desagradan desagrado disgust* despreci*
  antipat* cae_mal caen_mal cae_gordo aversion desaprob* desaprueb* no_trago rechazo me_choca repudi* manias
de: hass hasse hasst hassen gehasst verhasst* verabscheu* nicht_ausstehen kann_nicht_leiden nicht_leiden
  nicht_mag mag_nicht mag_keine mag_kein abneig* zuwider unsympathisch* veracht* unangenehmer missfall*
  missbillig* abgelehnt* ablehnung antipath* verpont* hater unliebsam* aversion*
fr: deteste detester detestent detestais detestait hais hait haine haines haineu* hair execre j_aime_pas
  aime_pas n_aime_pas aimait_pas n_aime_plus aime_plus supporte_pas supporte_plus peux_pas_sentir
  peux_pas_voir deplait deplaire deplaisant* meprise meprises mepriser meprisent mepris antipath* aversion
  desappro* rejet rejette peux_pas_blairer pas_fan rebut* insupport*
pt: odeio odeia odeiam odiar odiava odiei odiou odio odios* detest* nao_suporto nao_suporta nao_gosto
  nao_gosta nao_gostei nao_gostou nao_curto abomin* despreza desprezam desprezo desprezar antipat*
  nao_vou_com_a_cara nao_aguento_com aversao desaprov* implica implicar implicava rejeit* insuport* repudi*
  birra_com repulsao ojeriza nao_topo
THINK BELIEVE
en: think thinks thought thinking thoughts believe believes believed believing belief beliefs suppose supposed
  supposes assume assumes assumed assumption* guess guesses guessed guessing reckon reckons reckoned figure
  consider considers considered considering imo perspective mindset mind minds viewpoint
es: pienso piensas piensa piensan pensamos pensar pensaba pensando pensado pense penso pensamiento* creo crees
  cree creen creer creia crei creyo creyendo creido supongo supone suponer suponia supuse opin* considero
  considera considerar reflexion* asumi asumo creencia* mentalidad
de: denke denkst denkt denken dachte dachten gedacht denk nachdenk* uberlege uberlegen uberlegt nachgedacht
  gedanke gedanken glaube glaubst glaubt glauben glaub glaubte geglaubt meine_meinung meint meinte meinst
  gemeint vermut* uberlegung* halte_fur ansicht ansichten uberzeugung* nehme_an
fr: pense penses pensent pensons pensez penser pensais pensait pensant pensee pensees crois croit croient
  croire croyais croyait croyance* suppose supposer supposait opinion opinions considere considerer estime
  estimer reflechi reflechir reflechis reflechit reflexion* songe songer presume
pt: pensa pensam pensar pensava pensei pensou pensando pensado pense pensamento* acho acha acham achar achava
  achei achou achando acredito acredita acreditam acreditar acreditava acreditei acreditou creio cre crer
  suponho supoe supor opin* considero considera considerar refleti refletir reflexao crenca* mentalidade
KNOW UNDERSTAND
en: know knows knew known knowing knowledge understand understands understood understanding aware awareness
  get_it gets_it makes_sense make_sense grasp idk dunno comprehen* recognise recognised recognize recognized
  clue insight insights explain explains explained explaining obvious clarif*
es: se_que sabes sabe saben sabemos saber sabia sabian supe supo sabiendo sabido conocimiento* entiendo
  entiendes entiende entienden entender entendi entendio entendia entendido comprend* comprension consciente
  conscientes explic* evidente aclar* reconoc* reconozco tiene_sentido ni_idea
de: weiss weisst wissen wusste wussten gewusst weis kenne kennst kennt kennen kannte gekannt verstehe
  verstehst versteht verstehen verstand verstanden versteh verstandnis begreif* begriff begriffen kapier*
  bekannt bekannte bewusst* ahnung* nachvollzieh* klare klarer erklar* offensichtlich* erkenn* erkannt
  einsicht* kenntnis* einleucht*
fr: sais sait savent savons savez savoir savais savait su sache connais connait connaissent connaitre
  connaissais connu connue connaissance* comprends comprend comprennent comprendre compris comprise comprenais
  comprenait comprehension pige piger capte capter conscient consciente conscients explique expliquer
  expliques explication* reconnais reconnait reconnaitre reconnu chais aucune_idee
pt: sei sabes sabem sabemos saber sabia sabiam soube sabendo sabido conhece conhecem conhecia conheci
  conhecimento* entendo entende entendem entender entendi entendeu entendia entendendo compreend* compreensao
  percebe_se ciente cientes consciente conscientes explic* evidente esclarec* reconhec* faz_sentido sacou
  sacar saquei
NOTICE REALISE
en: noticeable realise realised realises realising realize realized realizes realizing realization spot spots
  discovered observe observed observes dawned caught_on picked_up_on hit_me became_aware occurred_to_me
  occurs_to_me sense sensed senses sensing figured_it_out detect perceive* clocked hint hints
es: doy_cuenta di_cuenta dio_cuenta da_cuenta darme_cuenta darse_cuenta dado_cuenta dando_cuenta cuenta_de
  notan notado percat* percib* descubr* fije fijado observo observa observar observado entere enterado intui*
  presiento indicio*
de: merke merkst merkt merken merkte gemerkt bemerkt auffall* aufgefallen auffiel fiel_auf fallt_auf gespurt
  spure spurt spuren realisier* feststell* festgestellt stelle_fest stellte_fest entdeckt beobachtet
  mitbekommen mitkrieg* bekommt_mit rausbekommen erfahren_dass durchschau* registrier* wahrnehm* wahrgenommen
  ahnte ahne anzeichen
fr: remarque remarquer remarques remarquait remarquent rends_compte rend_compte rendu_compte rendue_compte
  rendre_compte rendait_compte apercue apercoit apercevoir realise realiser realises realisais constate
  constater decouvr* observe observer observes capte_que percois percoit percevoir flaire senti_que intuition
  indice*
pt: percebo percebe percebem perceber percebi percebeu percebia percebendo percebid* noto notam notava notando
  repare dei_conta me_toquei se_tocou caiu_a_ficha observo observa observei observar descobr* detect* flagrei
  flagrou saquei_que pressinto indicio*
REMEMBER
en: remember remembers remembered remembering remind reminds reminded reminding reminder* recall recalls
  recalled recalling recollect* memory memories memorable memoris* memoriz* reminisc* throwback flashback*
  relive relived unforgett* think_back look_back looking_back came_back_to_me commemorat* memento*
es: recuerd* recordar recordaba recordo recorde recordado recordando recordatorio* memoria memorias acuerdo_de
  me_acuerdo acordarme acordarse acordaba acorde acordo acuerda acuerdas acuerdan rememor* evoc* inolvidable*
  revivir memoriz* conmemor*
de: erinner* gedachtnis* gemerkt_habe weisst_du_noch denkwurdig* einfallen einfallt eingefallen fallt_mir_ein
  merk_mir unvergess* zuruckdenk* zuruckgedacht ruckblick* gedenk* entsinn* wachgerufen flashback* auswendig
fr: souvien* souvenir souvenirs souvenu souvenais souvenait rappel rappelle rappelles rappelait rappellent
  rappelee rappelais memoire memoires memoris* rememor* evoqu* inoubliable* commemor* revivre me_revient
  par_coeur flashback*
pt: lembr* recordo recorda recordar recordei recordou recordacao recordacoes memoria memorias memoriz*
  relembr* rememor* inesquecivel inesqueciveis reviver revivi evoc* comemorativ* flashback* decorar decorei
FORGET
en: forget forgets forgot forgotten forgetting forgetful* slipped_my_mind slips_my_mind can_t_remember
  don_t_remember doesn_t_remember didn_t_remember couldn_t_remember can_t_recall don_t_recall absent_minded
  absentminded memory_loss overlook overlooked blanked scatterbrain* erase erased amnesi* blacked_out
es: olvid* se_me_paso se_me_fue no_me_acuerdo no_se_acuerda no_recuerdo no_recuerda despist* desmemoria*
  amnesi* lagunas distraid* omit* se_me_pasa
de: vergess* vergisst vergiss vergass vergasst verpeil* erinner_mich_nicht entfallen verpasst_zu verdrang*
  schusselig* zerstreut* amnesi* gedachtnisluck* verbummelt filmriss blackout ausgeblendet
fr: oubli oublie oublies oublier oublient oubliee oubliais oubliait oublions zappe zapper tete_en_l_air
  trou_de_memoire m_en_souviens_plus souviens_plus souviens_pas souvient_plus souvient_pas rappelle_plus
  rappelle_pas amnesi* etourdi* distrait distraite sorti_de_la_tete trous_de_memoire omis omettre
pt: esquec* nao_lembro nao_lembra nao_me_lembro nao_se_lembra nao_lembrava amnesi* distraid* deu_branco
  passou_batido apagou_da_mente cabeca_de_vento desmemoriad* lapso* olvid* omit*
LEARN
en: learn learns learned learnt learning teach teaches taught teaching lesson lessons practise practised
  practising practice practices practicing practiced improve improves improved improving improvement* progress
  train_yourself skill skills studies studied studying grow_as educate educated figure_things master mastered
  workshop* tutorial* coach coaching coached unlearn* memorize memorise memorized revise_for research
  researched researching researches cram educating education self_taught literacy science sciences mathematics
  math history_class geography biology physics philosophy subject_at curriculum syllabus
es: aprend* ensen* leccion* practic* avance avances avanzar estudi* habilidad* educacion educar educan instru*
  capacit* estudio_mucho memorizar repasar repasando investigar_sobre conocimiento conocimientos educativ*
  educado_en ciencia ciencias matematica* biologia quimica_y fisica_y filosofia geografia libros_de_texto
de: lern* gelernt beibring* beigebracht bringt_bei lehren gelehrt lektion* ub uben ubung* ubt geubt verbessert
  studier* studium unterricht* einub* weiterentwick* entwicklung* kurs kurse workshop* bildung dazulern* coach
  coaching gelernte gebuffelt buffeln pauken gepaukt auswendig* forschung* forschen wissen_uber wissenschaft
  wissenschaften bildungs* mathematik physik biologie geographie erdkunde geschichte_in philosophie lehrbuch*
  lehrplan* schulbuch* einpragen dazugelernt aneignen
fr: apprend* apprennent appris apprise apprenais apprentiss* enseign* lecon lecons pratiqu* ameliore ameliorer
  progres progresser etudi* etudes entrainement competence* formation formations atelier* coach coaching
  exercer eduqu* apprenne apprenait apprenons apprenant etudies_en etude_de memoriser bachoter bucher potasser
  recherches_sur connaissance_en instruction instruit instruite education_nationale mathematiques biologie
  physique_chimie geographie histoire_geo philosophie philo sciences science manuel_scolaire
  programme_scolaire
pt: aprend* ensin* licao licoes pratic* melhoria* progresso estud* trein* habilidade* oficina* capacit* educar
  educa estudo_muito decorar_a_materia memorizar revisar_a_materia pesquisar pesquisa pesquisas conhecimento
  conhecimentos educativ* educacional ciencia ciencias biologia quimica_e fisica_e filosofia geografia
  livros_didaticos
WONDER IMAGINE
en: curious curiosity curiously imagine imagines imagined imagining imagination picture_it pictured picturing
  daydream* fantasise fantasize fantasising fantasizing fantasy fantasies visualis* visualiz* what_if
  ask_myself asking_myself asks_herself asks_himself ponder* muse mused mulling question_myself speculat*
  hypothe* pretend pretends pretended pretending contemplat* intrigued intriguing nosy envision* make_believe
es: pregunto_si me_pregunto se_pregunta preguntarme preguntaba_si imagin* curiosidad curioso curiosa fantasea
  fantaseaba fantaseando fantasia fantasias fantaseo fantasear sonar_despierta y_si visualiz* especul*
  cuestion* intrig* plantear* plantea planteo finj* fingir finge fingia ponder* hipotes*
de: frage_mich frag_mich fragt_sich fragte_mich wundere wundert wundern neugier* vorstell* stell_dir_vor
  stelle_mir_vor stell_mir_vor fantasi* phantas* tagtraum* ausmal* ausgemalt male_mir_aus spekulier*
  was_ware_wenn einbild* eingebildet ratsel ratseln grubelnd vorgestellt uberlegt_ob philosoph* hypothe*
  tut_so tue_so angenommen_dass hinterfrag*
fr: demande_si me_demande se_demande me_demandais se_demandait curieux curieuse curiosite imagin* fantasm*
  revasse revasser revasserie et_si visualis* intrigu* interroge_sur m_interroge s_interroge specul*
  questionne questionner questionnement* pretend pretendre pretendait faire_semblant fait_semblant fantaisie*
  hypothe* figure_toi mediter_sur
pt: me_pergunto pergunto_me se_pergunta fico_pensando_se imagin* curiosidade curioso curiosa fantasio
  fantasiava fantasia fantasias fantasiar e_se visualiz* especul* question* intrig* fingir finge finjo fingia
  fingindo fingiu ponder* devane* hipotes*
DECIDE PLAN
en: plan plans planned planning intend intends intended intention intentions intentional* alternativ*
  made_up_my_mind make_up_my_mind organise* organize* schedule* resolution* resolve resolved project projects
  strateg* priorit* planner objective objectives intention_to arrange_for organisation organization
  organizations preparations scheme_for roadmap agenda_for to_do_list idea_for initiative initiatives outline
  proposal_for checklist
es: decido decide decidir decidi decidio eleg* eleccion* escojo escoge plan plane* planific* intencion*
  pensado_hacer organiz* prepar* propositos me_propuse estrateg* agend* prevista previsto proyecto* proyectar
  pretendo pretende pretendia pretenden tengo_pensado organizado_por lista_de_tareas iniciativa iniciativas
  propuesta_de cronograma
de: entscheidest entscheide entscheidet entscheiden entschied entschieden entscheidung* entschliess* plan
  plane plant planen plante geplant vorhaben habe_vor hat_vor hatte_vor absicht* beabsicht* beschlossen
  alternativ* vorbereitet projekt* strateg* vornehm* vorgenommen nehme_mir_vor aussuch* vorsatz* priorit*
  planung* planst geplante geplanten vorhat zielstrebig* absicht_zu organisieren organisiere organisiert_alles
  organisierte organisation organisatorisch* vorbereiten vorbereite vorbereitung* bereite_vor idee_fur entwurf
  entwurfe initiative* konzept konzepte checkliste* ablauf verplant eingeplant einplanen zukunftsplan*
  lebensplan*
fr: decid* plan plans prevoir prevois prevoit prevu prevue planifi* compte_faire envisag* intention intentions
  vais_faire on_va_faire organise organiser prepar* projet projets strateg* resolu* tranche priorite priorites
  agenda planning_de projette projeter projetons prevoyait prevus prevues but_de comptons_faire intention_de
  organises organisent organisait organisons organisation organisations initiative initiatives idee_de
  feuille_de_route ebauche propositions_de finalite* programme_de_la agenda_de checklist
pt: decido decide decidir decidi decidiu escolho escolhe escolha planos plane* intencao intencoes pretend*
  vou_fazer vamos_fazer prepar* projeto projetos estrateg* agend* combinar projecto projectos projetar
  objectivos organizacao organizacoes organizamos lista_de_afazeres iniciativa iniciativas roteiro cronograma
  intencao_de
TRY
en: try tries tried trying tryin attempt attempts attempted attempting effort efforts dare dares dared daring
  risk risks risked risking risky venture* have_a_go had_a_go give_it_a_go take_a_chance gamble_on chance
  chances strive* struggle struggles struggled struggling endeavour* bother_to make_an_effort adventur*
  striving do_my_best doing_my_best did_my_best try_my_best gave_it_a_go tryna experiment* test_it work_on_it
  working_on_myself fight_for fought_for endeavor*
es: tratar_de trato_de trata_de trate_de probar pruebo prueba probe probado esfuerz* esforz* atrev* arriesg*
  riesgo riesgos aventur* osar procur* luchar lucho lucha oportunidad* chance intent* probamos luchando
  luchado hago_lo_que_puedo hacer_lo_posible hice_lo_posible puse_todo consegui conseguir consigue
  pongo_de_mi_parte
de: versuch* probier* ausprobier* wagen wagt_sich gewagt wagte wage riskier* risiko risiken riskant*
  trauen_sich traue traust traut getraut traute bemuh* angestrengt muhe abmuhen chance chancen gelegenheit*
  herausforder* strengt_sich abenteuer* muhen gibt_sich_muhe gebe_mir_muhe gib_mir_muhe anstreng*
  streng_mich_an streben strebt bestreb* kampfe kampft gekampft gelang hinbekomm* hinkrieg* mein_bestes
  hab_alles_versucht dran_arbeiten arbeite_daran
fr: essayer essaie essaies essaient essayons essayez essayais essayait essayee essaye essais tenter tente
  tentes tentent tentait tentative* effort efforts efforc* oser ose osent osais osait risquer risque risques
  risquent risquait risquee aventur* chance chances lutter lutte occasion occasions hasarder eprouv* essayes
  essai tentais m_efforce s_efforcer fais_de_mon_mieux de_mon_mieux faire_de_mon_mieux luttes reussite
  arrive_a_faire me_bats_pour tout_fait_pour galerer se_demene
pt: tentar tento tentas tenta tentamos tentam tentava tentavam tentei tentaste tentou tentaram tentando
  tentado tente tentativa* experiment* esforc* ousar ousou ousa atrev* arrisc* risco riscos aventur* lutar
  luto luta lutando lutou chance chances oportunidad* batalh* procurei_fazer lutei consegue conseguem
  conseguir consegui conseguiu conseguia faco_o_possivel fazer_o_possivel fiz_o_possivel dou_o_meu_melhor
  dei_o_meu_melhor empenh*
WANT
en: want wants wanted wanting wanna wish wishes wished wishing desire desires desired i_d_like d_love crave
  craves craved craving cravings feel_like tempted dying_to willingly would_rather d_rather urge urges
  wanna_be temptation tempting preferably
es: quiero kiero quieres quiere quieren queremos querer queria querias querian querido quise quiso quisieras
  quisieron deseado deseando deseen desee deseo desea desear deseaba deseos se_me_antoja antojo anhel* apetec*
  provoca_comer voluntad tentacion* tentad* me_gustaria quiera quieras querra
de: will willst wollen wollt wollte wolltest wollten gewollt moechte wunsch* gewunscht hatt_gern wurde_gern
  wurde_gerne bock begehr* verlang* bereitschaft wille willen versuchung* am_liebsten reizt gewillt
fr: veux veut veulent voulons voulez vouloir voulais voulait voulaient voulu voulue veuille souhait* envie
  envies desir* aimerions j_aimerais j_ai_envie volonte tente_par tentation* tentant* pret_a prete_a dispose_a
  veu voudrai
pt: quero queres quer querem queremos querer queria querias queriam quis quisesse quiseram quiser quiserem
  querendo desej* gostaria_de vontade vontades tou_com_vontade afim anseio anseia anseios disposta disposto
  tentacao tentad* queira queiram prefiro_que
NEED
en: necessarily needy requirement* needful indispens* lack lacks lacked oblig* depend depends dependent
  dependency mandatory without_fail
es: necesito necesita necesitan necesitas necesitar necesitaba precisa precisas hace_falta falta faltan
  faltaba requier* requerir obligacion* obligad* indispens* imprescindible* depend* haga_falta
de: brauch* bedurf* notwend* erforder* pflicht* verpflichtung* angewiesen unentbehrlich* unverzichtbar* fehlt
  fehlen fehlte abhangig* gefordert dringend*
fr: necessite oblige obligee indispens* manque manquer manquent requis requiert exige depend* il_me_faut
  essentiel essentielle impose imposer
pt: preciso precisa precisam precisar precisava precisei precisou precisando necessario necessaria falta
  faltam faltava faltou requer exige exigem obrigac* precise indispens* imprescindivel depend* essencial
  essenciais
CARE ATTENTION
en: care cares cared caring attentive* attention interest interests interested interesting focus focused
  focuses focusing concentrat* considerate consideration concern_for pay_attention paying_attention
  pays_attention prioritis* prioritiz* matters_to_me invested involved nurtur* thoughtful thoughtfully heed
es: cuidame atencion* atent* interes intereses interesa interesan interesado interesada interesante interesar
  me_importa le_importa importarle concentr* enfoc* enfoque presta_atencion prestar_atencion hace_caso
  hacer_caso hacerme_caso prioridad prioridades considerad* pendiente_de pendientes detallista
de: aufmerksam* achtet achten geachtet achtsam* interess* konzentr* fokus* fursorg* rucksicht rucksichtsvoll
  rucksichtnahme sorge_fur beacht* wichtig_nehmen am_herzen zuwendung* umsorg* einfuhlsam* passt_auf pass_auf
  bekummert
fr: soin soins attenti* interet interets interesse interesser interessant* interessee interessent concentr*
  occupe_de occuper occupait fais_attention fait_attention faire_attention prevenant* souci_de veille_sur
  importe_a me_tient_a_coeur tiens_a tient_a focus implique impliquer
pt: atencao atent* interesse interesses interessa interessado interessada interessante interessar importo
  importa_se me_importo se_importa me_importa concentr* foco focad* focar ligar_pra liga_pra dar_atencao
  da_atencao presta_atencao prestar_atencao considerac* zelo zela preocupar_se_com
IGNORE
en: ignore ignores ignored ignoring neglect* dismiss* disregard* brush_off brushed_off brushes_off tune_out
  tunes_out tuned_out overlooks turn_a_blind_eye turns_a_blind_eye inattent* careless carelessly carelessness
  distract* doesn_t_listen not_listening never_listens silent_treatment stonewall* ghosted ghosting ghosts
  ghost snub* blow_me_off blew_me_off left_on_read sidelined shrugged oblivious overlooking cold_shoulder
es: ignore ignores ignorando ignoro ignora ignoran ignorar ignoraba ignorado ignorada descuid* desatend*
  desatencion no_hace_caso no_me_hace_caso ni_caso pasa_de_mi pasan_de_mi paso_de_el no_me_escucha
  dejo_en_visto ghosting ghostear ghosteo distraccion distrae distraer distraigo ley_del_hielo ninguneo
  ningunea desaire* me_evita evita evitar evitaba hacer_oidos_sordos oidos_sordos se_hace_el_loco desentiend*
  desentend* negligen*
de: ignoriere ignorierst ignorierte ignoriert ignorieren vernachlassig* missacht* ubersehen ubersieht
  ubergangen ubergeht links_liegen unaufmerksam* achtlos* nachlassig* ablenk* abgelenkt* weghor* hort_nicht_zu
  nicht_beachtet unbeachtet geghostet ghosting ghostet ghosten schweigt_mich_an anschweig* angeschwiegen
  vermeidet abgewimmelt abgetan abwimmel* winkt_ab abgewunken abwatsch* kalte_schulter auf_gelesen
  schweigebehandlung fahrlassig*
fr: ignorent ignore ignorer ignores ignorait ignoree neglig* delaisse delaissee n_ecoute_pas m_ecoute_pas
  fait_la_sourde_oreille s_en_moque se_moque_de_tout ghoste ghostee ghosting ghoster distrai* distraction*
  inattenti* snobe snobee snober zappee evite evites evitait evitement m_evite passe_outre fermer_les_yeux
  laisse_en_vu fait_comme_si meconn* desinteresse silence_radio esquive esquiver ferme_les_yeux
pt: ignoram ignoras ignorei ignorando ignoro ignora ignorar ignorou ignorava ignorado ignorada negligen*
  descuid* descaso desleix* nao_ligam nao_me_ouve nao_me_escuta no_vacuo ghosting ghost distracao desatent*
  desatenc* tratamento_de_silencio da_um_gelo deu_um_gelo evita evito evitar evitou evitei evitando evitava
  faz_de_conta_que finge_que_nao faz_pouco desconsider* menosprez*
DOUBT HESITATE
en: doubt doubts doubted doubting doubtful hesitat* unsure uncertain* not_sure undecided indecisive indecision
  second_guess* second_thoughts skeptic* sceptic* suspicio* suspect suspects suspected waver* mistrust*
  distrust* reluctan* debating in_two_minds dither* wary cautious* reservations dubious fishy sketchy
es: dudo dudan dudar dudaba dude indecis* vacilo titube* incert* insegura_de insegura inseguro no_estoy_segura
  no_estoy_seguro desconf* sospech* recelos* esceptic* reticen* me_lo_pienso no_lo_tengo_claro cautel* dudos*
  turbia
de: zweifle zoger* gezogert unsicher* unschluss* unentschlossen* unentschieden* ungewiss* unklarheit misstrau*
  skepti* verdacht* argwohn* schwanke schwankt schwanken bezweif* hadere hadert hadern bedenken_hab
  zwiegespalt* nicht_sicher vorsicht* wankelmut* zaghaft*
fr: dout* hesit* incertain* incertitude* indecis* mefi* sceptique* soupcon* suspect suspecte suspicieu*
  pas_sur pas_sure reticen* balance_entre tergivers* remise_en_question remets_en_question scepticism* louches
  prudent*
pt: duvid* hesit* incert* indecis* insegura inseguro nao_tenho_certeza sem_certeza desconf* suspeit* cetic*
  cismad* cisma relut* receos* com_um_pe_atras pe_atras em_cima_do_muro titube* cautel* questionavel
SURE
en: surely certainly definitely obviously clearly undoubtedly naturally evidently defo def for_sure no_doubt
  certain protected certainty definite convinced convince convinces convincing without_a_doubt confident
  confidently positive_that guarantee* bet_that assured assure assures surefire undeniabl* hundred_percent
  convincingly
es: seguramente ciertamente definitivamente obviamente claramente evidentemente naturalmente sin_duda obvio
  logico seguro_que logicamente desde_ya protegid* seguridad seguro segura seguros seguras convenc* convenzo
  claro_que garantiz* garantia efectivamente certez* indudable* innegable* asegura aseguro obviamente_si
  estoy_segura estoy_seguro a_ciencia_cierta rotundamente
de: sicherlich bestimmt definitiv zweifellos deutlich gewiss klarerweise logisch sicher_doch sichere sicheren
  sicherheit* geschutzt* abgesichert* sicheres uberzeug* selbstverstandlich* garantier* garantie
  auf_jeden_fall ohne_zweifel eindeutig* todsicher hundertprozentig unbedingt versicher* auf_alle_falle
  zwangslaufig gewissheit* unbestritten*
fr: surement certainement definitivement evidemment clairement assurement sans_aucun_doute forcement certes
  evident naturellement manifestement securite securise* protege protegee a_l_abri sure surs sures certain
  certaine certitude* convainc* persuade persuadee garanti* indeniable* indubitable* assurer c_est_clair
  formelle catego* evidemment_que
pt: certamente definitivamente obviamente claramente evidentemente naturalmente sem_duvida logicamente obvio
  obv decerto logico segur* protegid* certeza certezas certa_de convenc* claro_que obvio_que garant*
  efetivamente segura_de seguro_de indiscutiv* ctz inegave* sem_sombra_de_duvida
KIND
en: kinder kindest kindness nicer nicest sweet sweeter sweetly sweetie gentler gentleness generous* generosity
  patient patience warmhearted friendly compassion* empath* sympathy sympathetic polite good_hearted
  kind_hearted selfless* unselfish* humble humbly humility considerate_of charm good_person
  understanding_person goodhearted approachable tolerant big_hearted softie welcoming easygoing
es: amable* amabilidad simpatic* bondad* generoso generosa generosidad paciencia gentil* dulzura majo maja
  majos majas compasi* empat* comprensiv* educado educada humild* agradable_con buena_persona buena_gente
  buenazo calid* solidari* servicial* noble nobles
de: nett nette netter nettes netten freundlich* lieb lieb_zu liebenswert* liebenswurdig* gutig* gute_seele
  gutmutig* grosszug* geduld* sanft* hilfsbereit* mitfuhl* mitgefuhl* empath* verstandnisvoll* hoflich*
  bescheiden* warmherz* selbstlos* tolerant* herzensgut* gutherz* wohlwollend* entgegenkommend* gastfreund*
fr: gentil gentille gentils gentilles gentillesse sympa sympas sympathique* adorable* genereu* generosite
  patient patience bienveillan* bonte compassion* empath* comprehensif comprehensive poli polie humble
  humilite aimable* chaleureu* serviable* altruis* attentionne mignon mignonne tolerant* accueillant*
  bon_coeur grand_coeur agreable_avec delicatesse
pt: gentil gentis gentileza simpatic* bondos* bondade generos* paciencia docura amavel amaveis amoros*
  compreensiv* empat* compaixao educado educada humild* prestativ* bonzinho boazinha gente_boa gente_fina
  encantador* atencios* carismatic* solidari* afavel calor_humano coracao_bom
FUNNY
en: hilarious* humour humorous jokingly jokey witty comedian comedic amusing amused amuse amuses giggle*
  giggling chuckle* hahaha playful* goof goofing banter prank* kidding kid_around giggly clown hahah lols
es: gracioso graciosa divertid* chiste chistes chistoso brom* jaj jeje sonrisa sonrie sonreir sonrio comica
  payas* ocurrente* guason de_risa chacota vacile vacilando pillin jocos* partirse_de_risa
de: humorvoll* lachte gelachter kichern kichert scherze scherzen spassvogel hihi lol amusant* albern alberne
  alberner alberei* lachel* grinst grinsen clown blodel* komik* ulkig* streich streiche veralbern verspielt*
  spasshaft* rumalber* lachflash kaputtgelacht
fr: drole droles drolement marrant marrante marrants humour rigole rigoler rigolo rigolote rigolait ris blague
  blagues blaguer plaisante plaisanterie hahaha amusant amusante amuse amuser comedien* sourire sourires
  souriant souriante hilarant* hilare deconne deconner clown bouffon farce farces farceur taquin taquine
  taquiner joueur joueuse eclate_de_rire
pt: engracado engracada divertid* comica hilariant* piada piadas piadista brincad* brincar_com brincalh*
  risada kkkkk hahaha sorriso sorrisos sorrir zoacao zoando zoar zueira palhac* gozado bem_humorad* risota
CLEVER
en: clever* smart smarter smartest smartly intelligen* brilliant* genius wise wiser wisely wisdom talent*
  brainy sharp_minded quick_witted sensible sensibly rational* logic* mature maturity maturely creative
  creativity competent* competence skilled skilful* skillful* bookish insightful perceptive cultured
  ingenious* intellect* shrewd cunning savvy streetwise reasonable reasonably
es: inteligen* astut* sabio sabiduria genio talent* dotad* capacidades madura sensat* racional* logic*
  creativ* ingenios* habil habiles espabilad* avispad* perspica* culta competente* razonable* cerebro cabal
  sagaz lucid*
de: klug* schlau* intelligen* gescheit* clever* weiser weisheit begabt* begabung talent* genie genial*
  brillant* vernunft* rational* logisch* logik reif reife reifer verstand_hat einfallsreich* kreativ* fahige
  befahigt kompeten* geschickt* raffiniert* gebildet* scharfsinn* pfiffig* gewieft* hochbegabt* besonnenheit
  aufgeweckt* gehirn koepfchen kopfchen
fr: intelligen* malin maline maligne malins astucieu* sage sages sagesse futee fute genie genies genial*
  brillan* talent* doue douee doues capacite capacites mature maturite mure raisonnable* rationnel* logique*
  creati* competent competente habile* ruse rusee cultive cultivee perspicac* lucide* lucidite cerveau
  debrouillard* sense sensee eveille
pt: inteligen* espert* sabio sabios sabedoria genio genios brilhante* talent* dotad* maturidade sensat*
  racional* logic* criativ* habil habeis sagaz astut* astucia perspica* culta competente* razoavel cerebro
  ajuizad* juizo lucid* engenhos* safo
HONEST
en: honest honesty sincere* sincerity truthful* frank openness genuinely authentic* candid upfront up_front
  transparent transparency integrity straight_with_me blunt bluntly real_with_me own_up owned_up came_clean
  come_clean admit admits admitted admitting confess* forthcoming decency principled
es: honest* sincer* franco franca franqueza transparen* directo directa integro integra integridad
  la_verdad_es decente* decencia honrados honradas honradamente honradez admito admite admitir admitio confes*
  confieso confiesa reconozco_que de_corazon sin_rodeos con_la_verdad
de: ehrlich* aufricht* wahrhaft* direkt* transparen* unverblumt* integer* integritat zugeb* gibt_zu gab_zu
  gestand gesteh* beicht* gebeichtet reinen_tisch klartext anstandig* anstand rechtschaffen* geradlinig*
  unverstellt* geradeheraus ungelogen ganz_ehrlich ehrenwert* schonungslos* bekannte_sich gestandnis*
fr: honnete* sincere* sincerite franc franche francs franchise transparen* authentique direct directe integre
  integrite avoue avouer avoues avouait aveu aveux reconnais_que confesse confesser loyalement
  pour_etre_honnete decent decente decence cartes_sur_table spontane* sans_detour sans_mentir admets admettre
  admet droiture
pt: honest* sincer* franco franqueza transparen* direto direta integro integra integridade admito admite
  admitir admitiu admiti confess* assumiu assumir assumo decente* decencia jogo_limpo papo_reto de_coracao
  sem_rodeios na_lata
SELFISH
en: selfish* self_centered self_centred egoist* egotis* ego greedy greed inconsiderate entitled entitlement
  narcissis* only_thinks_of ungrateful brat bratty arrogan* conceited vain stingy cheapskate smug vanity
  self_absorbed self_important opportunis* thankless thoughtless stuck_up snob snobbish snobby full_of_himself
  full_of_herself bighead* pretentious hypocri*
es: egois* egocentr* ego avaricios* avaricia codici* tacan* narcis* solo_piensa_en desconsiderad* malcriad*
  consentid* mimado mimada ingrat* desagradecid* arrogan* engreid* prepotent* soberbi* vanidos* aprovechad*
  aprovecha oportunist* pijo pijos snob mezquin* convenenciero hipocrit*
de: egoist* egoismus selbstsuchtig* egozentr* ego gierig* gier habgier* geizig* geiz narzis* rucksichtslos*
  undankbar* verwohnt* arrogan* eingebildeter uberheblich* eitel* selbstgerecht* selbstverliebt* denkt_nur_an
  knauser* geizhals berechnend* snob* hochnasig* selbstherrlich* wichtigtuer* ichbezogen* opportunist*
  heuchel* heuchler* scheinheilig*
fr: egois* egocentr* ego nombril* avare avarice radin radine radins cupide* narciss* ne_pense_qu_a ingrat*
  arrogan* pretentieu* vaniteu* pourri_gate profiteu* opportunist* sans_gene mesquin* imbu imbue suffisant*
  snob snobs capricieu* hautain* condescend* hypocrit* meprisant
pt: egois* egocentr* ego avarent* ganancios* ganancia mesquinh* mao_de_vaca pao_duro narcis* so_pensa_em
  ingrat* mal_agradecid* arrogan* prepoten* mimad* vaidos* metida soberb* interesseir* aproveitador* folgado
  folgada oportunist* snob esnob* forret* hipocrit* individualist*
LAZY
en: lazier lazily laziness idle idleness slack slacks slacking slacker procrastinat* couch_potato unmotivated
  sloth slob layabout freeload* can_t_be_bothered cba lounges sits_around sitting_around lies_around
  does_nothing doing_nothing never_helps slovenly inactive sluggish unproductive good_for_nothing
es: perezoso perezosa pereza vaga vagos vaguea vaguear flojo floja flojera holgaz* procrastin* desmotiv*
  no_hace_nada gandul* huevon huevona haragan* ocios* comodon* vagancia mandria desidia pachorra sedentari*
  zangano zanganear inactiv* letarg*
de: faul fauler faules faulheit tragheit bequem* prokrastin* aufschieb* schiebt_auf schiebe_auf unmotiviert*
  gammeln rumhang* schlamp* faulpelz* macht_nichts tut_nichts nichtstun herumhang* trodel* arbeitsscheu*
  nichtsnutz* unorganisiert* lethargi* inaktiv*
fr: paresse paresseu* faineant* feignasse feignant* glande glandeur glandouill* procrastin* demotive* oisif*
  ne_fait_rien fait_rien rien_faire mollasson desordonn* bordelique* tire_au_flanc larve traine_au_lit cossard
  indolen* inacti* lethargi* branleur affale affalee
pt: preguic* vagabund* vadio procrastin* desmotivado desmotivada nao_faz_nada encostad* bagunceir* baguncado
  ocios* acomodad* comodista lerd* molenga calaceir* mandriao mandrion sedentari* indolen* inativ* letarg*
STUBBORN STRICT
en: stubborn* pigheaded headstrong obstinate* inflexible rigid strict stricter strictly strictness severe
  severely harsh harsher harshly stern uncompromising perfectionis* pedantic picky fussy bossy hardheaded
  dig_in_his_heels set_in_his_ways high_maintenance conservative traditional* old_fashioned disciplined
  discipline disciplinarian rules rule regulation*
es: terco terca tercos terquedad cabezot* cabezon* testarud* obstin* necio necia tozud* estrict* rigid* severo
  severa severos duro_conmigo inflexib* perfeccionis* exigente exigentes mandon* quisquillos* intransigen*
  porfiad* cuadriculad* chapado conservador* anticuad* disciplin* reglas regla norma normas
de: stur sture sturer sturheit dickkopf* dickschadel starrsinn* eigensinn* hartnackig* strenges strengen
  strengste strenge strenger unnachgiebig* rigide unflexibel* perfektionis* pingelig* kleinlich* pedant*
  verbohrt* verbissen* rechthaber* penibel* herrisch* bestimmend* konservativ* altmodisch* disziplin* regel
  regeln hart_zu engstirnig* festgefahrene unbeugsam* prinzipien*
fr: tetu tetue tetus entetement obstin* entete entetee butee strict stricte stricts strictement severe*
  severite rigide* intransigean* inflexible* perfectionnis* exigeant maniaque_du pointilleu* autoritair*
  psychorigide tatillon* rigoureu* conservat* vieux_jeu disciplin* reglement* dur_avec dure_avec ferme_avec
  chipoteu* cabochard* principes
pt: teimos* teima cabeca_dura casmurr* obstinad* birrent* birra turrao rigid* rigor rigoros* severo severa
  severos severid* inflexiv* perfeccionis* exigente exigentes mandao mandona chato_com_tudo intransigen*
  implicante conservador* antiquad* disciplin* regra regras norma normas linha_dura turron*
CHILDISH MOODY
en: childish* immature immaturity moody mood moods mood_swings temperament* temper tempers tantrum* sulk*
  pouts petty pettiness dramatic drama dramas drama_queen oversensitive touchy clingy unpredictable volatile
  hot_headed short_tempered short_fuse hotheaded huff huffy whiny pouty petulant irresponsib* hysterical
  fickle capricious attitude bad_mood good_mood
es: infantil* inmadur* ninato caprich* humor_cambiante cambios_de_humor mal_humor malhumor* mal_genio
  temperament* genio_fuerte berrinch* rabieta* pataleta* drama dramas dramat* susceptible* impulsiv* voluble*
  enfurrun* resentidit* irresponsab* cascarrabias humores histeric* histeria melodram* actitud
de: kindisch* unreif* launisch* laune launen launenhaft* stimmung* trotzig* bockig* schmollt beleidigt*
  eingeschnappt* temperament* jahzorn* aufbraus* impulsiv* drama dramat* theater_machen uberempfind* wehleid*
  zickig* zicke zicken hysteri* unberechenbar* wankelmutig* infantil* quengelig* trotzphase dramaqueen
  gemutslage mies_drauf schlechte_laune gute_laune empfindlich* unverantwort*
fr: pueril* immatur* gaminerie* lunati* humeur humeurs saute_d_humeur sautes_d_humeur caprice caprices boude
  bouder boudeu* bouderie susceptib* colerique* impulsi* soupe_au_lait drame drames dramat* theatral* hysteri*
  pleurniche vexe vexee vexer crise_de_nerfs comedie irresponsab* infantil* sanguin ronchon* grincheu* bougon*
  mauvaise_humeur mauvais_caractere temperament* caractere
pt: infantil* infantis imatur* crianca_grande criancice* humor_instavel mudancas_de_humor mau_humor
  mal_humorad* mau_genio temperament* birras pirrac* drama dramas dramat* suscetiv* emburrad* emburra amuad*
  amuo amuar impulsiv* instavel instaveis caprich* irresponsav* melindr* histeric* histeria melodram* humores
  rabugent* ranzinza piti chilique faniquito estourad* atitude
RUDE
en: rude rudely ruder rudeness impolite disrespect* cheeky insolent impertinen* obnoxious bad_mannered
  ill_mannered mean meaner meanest meanness snappy snapped snapping snarky sarcas* offensive offensively
  unkind unkindly jerk jerks asshole* arsehole* dick prick crude vulgar tactless condescending patronis*
  patroniz* jackass crass snide bitchy unfriendly discourteous backtalk mouthy curt swear swears swearing
  swore
es: groser* maleducad* mal_educad* irrespetuos* falta_de_respeto faltar_al_respeto falto_al_respeto borde
  bordes insolen* impertinen* descort* desagradable* brusc* sarcas* antipatico_con cabron cabrones gilipoll*
  capullo capullos ordinaria ordinariez vulgar* zafi* malas_formas malos_modos contestacion* condescend*
  borderia cortante malhablad* palabrot* patan tajante hirient*
de: unhoflich* frech* respektlos* unverschamt* unfreundlich* grob grobe grober schroff* pampig* patzig*
  sarkas* gemein gemeine gemeiner gemeinheit* arschloch arschlocher vulgar* taktlos* beleidigend* schnippisch*
  herablass* fluch* flegel* ungehobelt* ruppig* unverfroren* dreist* rotzig* biestig* barsch* wichser
  mistkerl* bissig* manieren patzt schnodderig*
fr: impoli* grossier* irrespect* insolen* impertinen* malpoli* desagreable* brusque* sarcas* mechan* connard*
  connasse salaud* enfoire vulgair* cassant cassante desobligean* manque_de_respect mal_eleve mal_elevee
  gros_mot gros_mots blessant* goujat mufle* odieu* hargneu* effronte* vachard* vacherie* ironique*
pt: grosseir* grosseria ma_educac* mal_educad* maleducad* desrespeit* insolen* impertinen* malcriad* rude
  rudes brusc* sarcas* antipatico_com babaca babacas cuzao vulgar* ofensiv* palavrao palavroes condescend*
  desagradav* malvad* coice coices patada patadas deseducad* ironic* cretin* desbocad*
STUPID
en: stupid* dumb dumber dumbest dumbass idiot* moron* fool fools foolish foolishness sillier dimwit* clueless
  ignorant* ignorance brainless thick_as naive naivety naively gullible ridiculous* absurd* nonsense senseless
  mindless daft ditsy airhead* imbecile* incompeten* unintelligent bimbo muppet wally plonker bollocks bs
  bullshit ludicrous laughable halfwit
es: tonto tonta tontos tonteria tonterias estupid* idiot* imbecil* bobo boba bobada bobadas pendej* menso
  mensa tarad* ignorant* ignorancia ingenu* absurd* burro burra torpe torpes gil boludo boluda boludeces lelo
  lela pavada zopenc* majader* bruto sandez memo babosada chorrad* gilipollez perdedor*
de: dumm dumme dummer dummes dummheit* dummkopf blod blode bloder blodes blodsinn blodmann idiot idioten
  idiotin idiotisch* trottel* depp deppen naiv* unwissend* ignorant* bescheuert* absurd* albernheit unsinn*
  schwachsinn* quatsch hirnlos* beschrankt* begriffsstutz* vollidiot* tollpatsch* unfahig* doof doofe doofer
  bekloppt* dumpfback* versager* mist_bauen verblod* torricht* tolpel* dusslig*
fr: stupid* idiot idiote idiots idiotie bete betes betise betises imbecil* con conne cons connerie conneries
  debil* ignorant* ignorance naif naive naifs naivete absurd* n_importe_quoi niais niaise sot sotte cretin*
  abruti* credule* cruche nuls incompeten* bebete boulet gogol nigaud* inepti* neuneu foutaise* loser
pt: burro burra burrice estupid* idiot* imbecil* bobo boba bobos bobagem bobagens besteira besteiras tolo tola
  tolos tolice parvo parva parvoice ignorante* ignorancia ingenu* absurd* otari* trouxa trouxas tapad* anta
  asneira* palerma* besta bestas jumento disparat* incompeten* toupeira mane pateta* patetic*
MAD WEIRD
en: strange weird weirder odd odder peculiar creepy uncanny abnormal out_of_place mad crazy crazier insane
  insanity nutty nutcase lunatic* bonkers weirdest weirdly weirdo weirdos oddball bizarre* quirky freak freaks
  freaky eccentric unusual* unhinged delulu crackers bananas loony loopy cuckoo psycho psychos madness
  out_of_her_mind out_of_his_mind lost_his_mind losing_my_mind off_his_rocker outlandish eerie sus random
es: raro rara raros raras extrano extrana extranos extranas bizarr* peculiar* insolit* inusual* anormal*
  curios* loco loca locos locas locura locuras loquit* enloquec* enloquezco chiflad* chalad* demente rareza
  extravagant* estrafalari* excentric* majareta pirad* zumbad* friki frikis trastornad* desquiciad*
  volverme_loca volverme_loco volver_loca me_vuelve_loca me_vuelve_loco demencial* delirant* orate estramboti*
  rarit*
de: komisch* seltsam* merkwurdig* eigenartig* sonderbar* ungewohnlich* unheimlich* bizarr* abnormal* kurios*
  verruckt* spinnt spinnst spinn durchgeknallt* irre irrer irrsinn* wahnsinn* skurril* abgedreht* ungewohnt*
  schrullig* psycho freak* drehe_durch dreht_durch durchgedreht durchdreh* exzentr* kauzig* befremd* plemplem
  ausgeflippt* eigentumlich* irrwitz* nicht_normal
fr: bizarre* etrange* curieu* singulier* insolite* anormal* inhabituel* chelou louche fou folle fous folles
  folie folies cingle cinglee dingue* tare taree barge bargee detraque* chelous louftingue zarbi cheloue
  siphonne* perche perchee insense* excentri* demence givree fada maboul maboule delire delires delirant*
  farfelu* loufoque* saugrenu* hors_du_commun chtarbe
pt: estranh* esquisit* bizarr* peculiar* insolit* anormal* curios* raro rara raros raras louco loucos loucura
  maluc* maluquice doido doida doidos doideira pirad* pirei pirou insan* excentric* endoid* enlouquec*
  fora_da_casinha invulgar* incomum* surtad* surtou surto surtei surtando lunatic* extravagant* delirant*
  marado
MENTAL HEALTH
en: therap* counselling counseling counsellor* counselor* psycholog* anxiety depression depressed depressive
  panic panics panicked panicking mental mentally mental_health breakdown meltdown ocd bipolar ptsd trauma
  traumas traumati* attachment_style antidepress* insomnia phobia* disorders overthinker self_help
  psychotherap* neurodiv* coping_mechanism* hypervigil* inner_child obsess*
es: terapia terapias terapeut* psicolog* psiquiatr* ansiedad depresion depresiones depresiv* panico
  ataque_de_panico ataques_de_panico ataque_de_ansiedad salud_mental trauma traumas traumat* toc bipolar*
  ansiolit* antidepres* pastillas crisis_de_ansiedad consejer* sesion_de sesiones mental mentales mentalmente
  autoayuda fobia* diagnost* psicoterap* apego_ansioso psiq
de: therap* psycholog* psychiat* psychotherap* depression* depressiv* angststorung* angste panik panikattack*
  psyche psychisch* mental mentale trauma traumat* zwangsstor* bipolar* antidepress* schlafstor*
  schlaflosigkeit zusammenbruch nervenzusammenbruch phobie* beratung* selbsthilfe* trigger triggert getriggert
  zwange seelsorg* verhaltenstherap* belastungsstor*
fr: therap* psy psys psycholog* psychiatr* anxiete angoisse angoisses depressi* panique paniques paniquer
  attaque_de_panique crise_d_angoisse crises_d_angoisse sante_mentale mental mentale mentalement trauma
  traumas traumat* toc tocs bipolaire* insomnie* phobie* trouble_anxieux diagnost* psychotherap* craquage
  pete_un_cable psychique* seances_de suivi_psy
pt: terapia terapias terapeut* psicolog* psiquiatr* ansiedade depressao depre depressiv* panico
  crise_de_ansiedade crises_de_ansiedade crise_de_panico ataque_de_panico ataques_de_panico saude_mental
  trauma traumas traumat* toc bipolar* ansiolit* antidepress* fobia* mental mentais mentalmente psicoterap*
  autoajuda gatilho gatilhos surto_psicotico diagnost* perturbacao sessao_de sessoes psico aconselhamento
SELF ESTEEM
en: self_esteem selfesteem self_worth self_confidence confidence self_respect self_image self_love worthy
  inferior* inadequate inadequacy not_good_enough good_enough unworthy unlovable self_doubt self_belief
  self_compassion self_aware self_care believe_in_myself imposter impostor lovable deserve deserves deserved
  deserving undeserving insignificant self_critical boundaries boundary self_hatred selfworth not_enough
es: autoestima auto_estima amor_propio autoconfianza autoimagen autocuidado valgo vales vale_la valia valor
  valores valioso valiosa valorarme valorarse merezco mereces merece merecen merecer merecia merecido
  no_soy_suficiente suficiente_para poca_cosa inferior* insuficiente seguridad_en_mi quererme quererse
  a_mi_misma a_mi_mismo impostora impostor acomplej* complejo complejos autocrit* menospreci* dignidad
de: selbstwert* selbstbewusst* selbstvertrau* selbstachtung selbstliebe selbstbild selbstzweifel*
  selbstfursorge selbstkritisch* selbstsicher* wert minderwert* nicht_gut_genug nicht_genug gut_genug verdiene
  hochstapler* unzulangl* unwurdig* komplexe selbstakzeptanz selbstablehnung grenzen grenze selbstmitgefuhl
  selbstmitleid eigenwert selbstrespekt selbstwirksam*
fr: estime_de_soi estime_de_moi confiance_en_soi confiance_en_moi amour_propre amour_de_soi valeur valeurs
  vaux vaut_rien merite merites meritent meriter meritais meritait inferior* pas_assez_bien assez_bien
  a_la_hauteur insuffisan* imposteur syndrome_de_l_imposteur complexes image_de_moi image_de_soi m_aimer
  s_aimer doutes_de_moi devalor* autocritique moins_que_rien assurance_en respect_de_soi digne dignes indigne
  dignite vaurien minable
pt: autoestima auto_estima amor_proprio autoconfianca autoimagem autocuidado valho valor valores valioso
  valiosa mereco merece merecem mereces merecer merecia merecid* nao_sou_suficiente suficiente_pra inferior*
  insuficiente impostora impostor complexo_de complexos complexad* me_amar me_valorizar a_mim_mesma
  a_mim_mesmo autocrit* inadequad* amor_por_mim diminuid* autoaceit* dignidade desvaloriz*
DREAMS AIMS
en: dreamy aiming ambition* ambitious aspir* achieving successful* succeed succeeded purposes objective*
  potential mission future bucket_list pursue pursued pursuing fulfil fulfill milestone* opportunities
  chance_to destinies meaning_in_life life_goal
es: suena_con objetivo* ambicion* ambicios* aspir* realizar realizarme proposito_de futuro porvenir vocacion*
  oportunidad oportunidades perseguir superarme superarse superacion mision potencial realizacion consecucion
  hito hitos nuevo_comienzo empezar_de_cero
de: traumhaft* ziels zielstreb* ehrgeiz* ambition* bestreben erfolg* erreicht erreichen verwirklich*
  wunschtraum lebenstraum lebensziel* zukunft kunftig potenzial potential vision sinn_des_lebens meilenstein*
  bestimmung errungenschaft* neubeginn berufung perspektive perspektiven aufstieg weiterkomm*
fr: revent objectif* ambition* ambitieu* aspire aspirer aspires aspiration* accompli* realisation* avenir
  futur future futurs vocation cible concretis* opportunit* potentiel mission vision sens_de_ma_vie
  nouveau_depart reconversion carriere perspectives poursuivre se_realiser me_realiser
pt: sonha sonhou sonhava objetivo* ambic* aspiracao aspiracoes conquist* sucessos bem_sucedid* alcancar
  realizar realizei realizacao propositos futuro futuros vocacao potencial missao perseguir objectivo*
  superac* recomeco marco_na concretiz* almej*
LUCK
en: luck lucky luckier luckiest luckily unlucky fortunate fortunately unfortunate unfortunately fortune
  misfortune* fate fated destined destiny coincidental* jinx* cursed serendip* karma superstit* odds
  meant_to_be good_thing thank_god thank_goodness thankfully win_the_lottery horoscope zodiac astrolog*
  star_sign tarot hex
es: suerte suertes suertud* afortunad* fortuna desafortunad* por_suerte destinad* azar coincidencia* karma
  chiripa menos_mal gracias_a_dios desgraciadamente infortunio mala_suerte buena_suerte apuesta apuestas gafe
  mala_pata supersti* horoscopo zodiac* astrolog* tarot por_fortuna potra churro de_casualidad desgracia
  desgracias fortuit*
de: gluck glucks glucklicherweise gluckspilz pech pechvogel pechstrahne schicksal* zufall* ungluckliche_fugung
  karma wette wettet vorbestimmt* vorsehung dusel schwein_gehabt gott_sei_dank zum_gluck gottseidank
  verflucht* verhext* aberglaub* horoskop* sternzeichen astrolog* tarot los_gewonnen gluckssache fugung
  vom_pech glucksbring* ungluckselig* missgeschick* malheur
fr: chanceu* malchance malchanceu* heureusement malheureusement fortune infortune* destin destinee destine
  hasards karma veinard* veine pot_de_chance coup_de_bol guigne poisse poissard* superstit* horoscope*
  astrolog* tarot fatalite porte_bonheur porte_malheur dieu_merci par_chance par_malheur aubaine fortuit*
  mektoub providence tant_mieux mauvais_sort maudit* sortilege*
pt: sorte sortes sortud* azar azarad* infelizmente afortunad* fortuna destinad* por_sorte coincidencia* carma
  karma aposta apostas apostei ainda_bem gracas_a_deus zica zicad* ma_sorte boa_sorte superstic* horoscopo
  astrolog* tarot fortuit* casualmente casualidade desgraca desgracad* fado mandinga macumba predestinad* sina
  maldicao maldito
BLAME
en: blame blames blamed blaming fault faults accuse* accusing accusation* accusatory responsible_for_it
  reproach* finger_pointing pointing_fingers scapegoat* owns_it take_responsibility takes_responsibility
  criticis* criticiz* critical judge judges judged judging judgement* judgment* judgy scold* told_off
  telling_off lecture* lecturing defensive guilt_trip guilt_trips guilt_tripping deflect* throws_it_back
  holds_it_against
es: culpo culpas_a culpan culpar culparme culpaba culpado culpandome echarme_la_culpa echa_la_culpa
  me_echa_la_culpa echar_la_culpa acusa acusan acusar acusacion* reproch* critic* juzg* juicio juicios regana
  reganar sermones echa_en_cara en_cara recrimin* chivo_expiatorio a_la_defensiva victimiz* victimismo
  justific* pretexto pretextos achac*
de: vorwurf* vorwerf* vorgeworfen wirft_mir_vor beschuldig* schuld_daran schuldzuweis* anklag* angeklagt
  sundenbock ausred* kritik* kritisier* verurteil* urteil* beurteil* schimpf* geschimpft schelt* gescholten
  tadel* ruffel standpauke moralpredigt predigt vorhalt* rechtfertig* abwalz* schiebt_die_schuld
  die_schuld_gibt gibt_mir_die_schuld defensiv* zurechtweis* ruge bemangel*
fr: faute fautes blame blames blamer accus* reproch* excuses_bidon pretexte pretextes critiqu* juger jugee
  jugement* jugent jugeait juges gronde* sermonn* remontranc* bouc_emissaire sur_la_defensive rejette_la_faute
  ma_faute ta_faute sa_faute c_est_ma_faute victimis* justifi* incrimin* engueulade* rabroue* recrimin*
  remet_la_faute
pt: culpo culpam culpar culpei culpou culpando culpava jogar_a_culpa joga_a_culpa pos_a_culpa acusa acusar
  acusou acusacao acusacoes censur* reprov* critic* julg* bronca broncas sermoes ralh* desculpa_esfarrapada
  bode_expiatorio na_defensiva vitimismo vitimiz* justific* pretexto pretextos repreend* esculach* recrimin*
  atira_a_cara joga_na_cara condena condenar
FAIR UNFAIR
en: fair fairness fairer unfair unfairly unfairness unjust unjustly unjustified justice injustice* equality
  unequal* inequal* even_split biased bias impartial* one_sided double_standard double_standards favouritism
  favoritism prejudice* discriminat* undeserved equitable* lopsided unbalanced balanced rightful* reciproc*
  take_turns fifty_fifty deserved_better even_handed disproportion* partiality just_and unbiased deservedly
  objective_about neutral unreasonable not_fair isn_t_fair hypocrite hypocrites hypocritical hypocrisy
  cheated_out
es: justa justos justas justicia injust* igualdad igual_trato equitativ* equidad imparcial* parcial* desigual*
  doble_moral doble_rasero doble_vara favoritism* prejuici* discrimin* inmerecid* reciproc* equilibr*
  desequilibr* desproporcion* mitad_y_mitad ecuanim* balance igualitari* merecida razonable legitimo legitima
  neutral equidad_en irrazonable* no_es_justo hipocrita hipocritas hipocresia enchufe enchufado
de: fair fairer fairness unfair* gerecht* ungerecht* gleichberechtig* gleichstell* einseitig* doppelmoral
  zweierlei_mass vorurteil* diskriminier* unverdient* parteiisch* unparteiisch* neutral* benachteilig*
  bevorzugung gegenseitig* beidseitig* wechselseitig* ausgewogen* gleichgewicht* unverhaltnis* unausgewogen*
  ungleich* fairerweise gleichmassig* objektiv* befangen* faire fairen verdient_zu sachlich* unberechtigt*
  messen_mit_zweierlei_mass unangemessen* unvernunftig* heuchelei vetternwirtschaft nicht_gerecht
fr: justes justice injust* equitable* equite inequitable* egalit* inegal* impartial* deux_poids_deux_mesures
  favoritisme prejuge* discrimin* immerite* reciproc* reciproque* equilibr* desequilibr* disproportion*
  parti_pris objectivement a_sens_unique fair_play egalement_repartis partage_equitable unilateral*
  juste_envers impartiaux merite_de raisonnable raisonnables legitime legitimes neutre neutres objectif_sur
  a_parts_egales justifie justifiee partial partiale pas_juste deraisonnable* hypocrite hypocrites hypocrisie
  biaise desavantag* leser_dans lesee piston pistonne
pt: justa justos justas justica injust* igualdade equitativ* equidade imparcial* parciais desigual*
  dois_pesos_e_duas duplo_padrao favoritism* preconceit* discrimin* imerecid* reciproc* recip mutuamente
  equilibr* desequilibr* desproporcion* parcialidade balancead* tratamento_igual unilateral* imparciais
  igualitari* merecido merecida razoaveis legitimo legitima neutro neutra dois_pesos_e_duas_medidas dois_pesos
  nao_e_justo hipocrita hipocritas hipocrisia descabid* protecionismo cunha_para favorecimento
IMPORTANT SERIOUS
en: main major principal central primary important importance essential essentials crucial vital significant
  priority priorities serious importantly seriousness mattered significantly significance crucially big_deal
  relevant relevance urgent urgently urgency fundamental* essentially critically weighty value values valued
  valuing precious special_to_me life_changing profound* intense intensely intensity solemn* pivotal decisive
es: principal principales importancia importa central esencial* crucial* vital necesari* fundamental*
  prioridad* serio serios important* importan importaba importar seriamente seriedad grave graves gravedad
  significativ* relevan* vitales urgen* trascend* primordial* profund* intenso decisiv* solemn* prioritari*
de: wichtig* haupt zentral* wesentlich* entscheidend* notig* prioritat* ernst ernste ernsten ernster
  ernsthaft* ernstes ernstgemeint bedeut* relevan* dringlich* gravier* schwerwiegend* hauptsach* vorrangig*
  besonder* massgeb* tiefgrund* intensiv* spielt_eine_rolle lebenswichtig* ausschlaggeb* grundleg*
  unerlasslich* eilig* elementar* erheblich*
fr: principaux important* importe essentiel* crucial* vital* priorit* serieu* majeure capital importance
  importait importent graves gravite significati* fondament* urgent urgente urgence capitale primordial*
  principal* compte_pour compte_beaucoup decisif decisive precieux profond* intense solennel* relevan*
  pertinent*
pt: principal principais important* importancia importa essencia* crucial cruciais vital fundamenta*
  prioridade* serio serios central importam importava importar seriedade a_serio grave graves gravidade
  significativ* relevan* vitais urgen* primordial* profund* intenso decisiv* precios* solen* prioritari*
  pertinent* leva_a_serio levar_a_serio
NORMAL
en: normal usual usually ordinary average typical typically standard regular traditional classic routine
  everyday habitual conventional familiar normality commonly customary natural routines habit habits as_usual
  used_to_it mainstream general plain nothing_special norms in_general used_to accustomed
es: normal normales habitual habituales ordinari* corriente corrientes tradicional* clasic* estandar rutina
  rutinari* cotidian* promedio de_costumbre normalidad habitualmente costumbre costumbres acostumbr* tipic*
  usual usualmente natural rutinas habito habitos lo_de_siempre como_siempre soler suele suelen solia solian
  normalito
de: normal normale normaler normalen normales ublich* gewohnlich* typisch* standard* alltaglich* traditionell*
  klassisch* gewohnt* regular* normalitat gewohnheit* durchschnitt* regelmass* ganz_normal routine* wie_immer
  wie_gewohnt herkomm* natural naturliche selbstverstandlichkeit gangig* gewohn angewohn* normalfall
  verbreitet* generell allgemein* mittelmass* normalzustand
fr: normal normale normaux normales habituel* ordinaire* typique* traditionnel* standard courant courante
  classique* moyen moyenne quotidien* banal* routine normalite habitude habitudes d_habitude regulier* naturel
  naturelle routines usuel* habitue habituee habitues comme_d_habitude comme_toujours s_habituer
pt: normal normais habitual habituais ordinari* tradicional* classic* padrao rotina rotineir* cotidian*
  costumeir* corriqueir* normalidade habitualmente costume costumes costuma costumava costumo costumam
  acostum* habituad* habituei tipic* quotidian* usual medio natural rotinas habito habitos como_sempre
  de_costume normalzinho
GOOD
en: good better best nice great decent fine well excellent brilliant perfect awesome superb positive ideal
  wonderful* amazingly excellently fantastic* perfection fabulous incredible terrific marvellous marvelous
  magnificent splendid beautiful beautifully epic dope greatest ideally finest impeccable pretty_good
es: bueno buena buenos buenas buen bien mejor mejores genial geniales estupend* fantastic* ideal ideales
  positiv* optim* buenisim* excelen* perfect* maravill* magnific* fenomenal guay guai chido chida bacan
  barbar* esplendid* fabulos* de_lujo copad* piola
de: gut gute guter guten gutes gutem besser bessere besserer besseren beste bester besten bestes wunderbar*
  perfekt* grossartig* toll tolle toller tollen ideal* prima klasse fein tolles hervorrag* ausgezeichn*
  fantast* schon_gut geil geile cool coole cooler herrlich* fabelhaft* optimal* ausserordent* traumhafte
  ganz_gut gesund gesunde brav brave sagenhaft* exzellent* vorbildlich* bestens
fr: bon bonne bons bonnes bien mieux meilleur meilleure meilleurs meilleures excellent* parfait parfaite
  genial geniale* fantastique* formidable* ideal ideale positi* merveill* top cool chouette impeccable impec
  nickel splendide* fabuleu* epatant* fameu* optimal* tip_top
pt: bom boa bons boas bem melhor melhores otimo otima otimos otimas genial fantastic* ideal ideais positiv*
  legal bacana otimamente optimo excelen* perfeit* maravilh* legais fenomenal magnific* sensacional show
  esplend* fixe fixes porreir* espetac* espectac* top daora bonzao impecav* excepcional*
BAD
en: badly poorly wrongly bad worse worst awful terrible lousy nasty negative poor horrible horribly horrid
  horrific horrendous dreadful* crappy crap shitty shit sucks sucked suck atrocious appalling toxic negatively
  evil wicked tragic tragedy disaster disasters disastrous catastroph* abysmal dire grim rough_day harmful
  damaging destructive not_good nightmare nightmares hell hellish
es: mal peor malamente malo mala malos malas peores pesimo pesima fatal terrible* negativ* nefast* malisim*
  pesimos pesimas horrend* fatales desastr* catastrof* mierda mierdas toxic* atroz malvad* maldad danin*
  perjudicial* tragedia pesadilla pesadillas infierno infernal lamentables de_mierda deplorable fatidic*
  cutrez
de: schlecht schlechter schlechte schlechtes schlechten furchtbar* schrecklich* mies mieser miese miesen ubel*
  negativ* bose boser bosen schlechtem schlechteste schlimm* ubles scheiss* beschissen* grausig* grauenhaft*
  grauenvoll* katastroph* toxisch* boses verheerend* desastros* tragisch* tragodie holle hollisch* schadlich*
  fatal* kacke kack schrott mist unterirdisch* desaster verkorkst* ungut* elendig
fr: mal pire mauvais mauvaise mauvaises mechant mechante mechants pires terrible* negati* horrible* affreu*
  atroce* catastroph* merde merdes merdique* desastr* toxique* nefaste* malefiq* tragi* tragedie enfer
  infernal infernale epouvantable* execrable* nocif nocive deplorable lamentable* minables malsains mediocre*
  fatal fatale fatals craint dommage dommages
pt: mal pior mau ma maus pessimo pessima piores terrive* negativ* ruim ruins pessimos pessimas pavoros* merda
  merdas desastr* catastrof* toxic* nefast* maligno maldade maldos* tragedia tragic* inferno infernal
  uma_porcaria prejudicial prejudica atroz horrend* fatal fatais tenebros* deploravel lastimav* droga_de
  mediocre* nociv* danos*
HARD
en: difficult difficulty difficulties hard harder hardest tough tougher complex tricky challenging demanding
  tough_time rougher challenge challenges challenged complicat* complexity complexities trouble_with obstacle*
  hurdle* hardship* uphill arduous painfully not_easy struggle_with trial trials setback* unmanageable crisis
  crises dilemma*
es: duro dura duros duras complej* arduo ardua costos* dificil* complic* cuesta_mucho costar costo_mucho
  problem* reto retos desafi* dificult* cuesta_arriba doloros* enredos contratiempo* crisis dilema*
de: schwer schwere schwerer schweren schweres schwerste schwierig* hart harte harter harten kompliziert*
  muhsam* anstrengend* knifflig* hartes komplex* problematisch problematik herausforderung* muhselig* heikel*
  heikle anspruchsvoll* hurde hurden schwerfallt fallt_mir_schwer fiel_mir_schwer tut_weh_zu verzwickt*
  strapaz* ruckschlag* dilemma* zaher
fr: difficulte* dur durs dures complique* complexe* penible* ardu eprouvant* difficile* durement probleme*
  defi defis ardue delicat delicate epineu* mal_a_faire du_mal du_mal_a coute_de rude rudes embuche*
  complexite pas_facile pas_evident dilemme* contretemps* epreuve epreuves emmerde*
pt: dificeis dificuldade* duro duros duras complex* arduo custoso dificil* complic* problem* desafi* obstacul*
  ardua custa_me custa_muito penoso penosa penosos dificult* barra_pesada doloros* lido_com percalc*
  perrengue* dilema* contratempo*
POSSIBLE MAYBE
en: maybe perhaps prob potentially supposedly presumably mabye prolly feasible doable possibilities
  opportunity chances_are likelihood capable_of conceivabl* viable probability probs mayb
es: quizas quiza tal_vez talvez capaz_que a_lo_mejor igual_y supuestamente aparentemente probable factible*
  acaso viable viables puede_ser puede_que pudieras ojala_pueda eventualmente
de: vielleicht vllt viell eventuell evtl angeblich womoglich allenfalls option* auswahl wahlen machbar*
  moglich* koennen denkbar* potenziell* vllcht eventuelle durchfuhrbar* umsetzbar* realistisch* ansatzweise
fr: possiblement sans_doute soi_disant probable ptetre ptet pe possibilite* occasion* pourrez eventuel*
  probabilite ca_se_peut il_se_peut envisageable* faisable* susceptible_de realisable* peutetre capable_de
  plausible*
pt: talvez possivelmente quem_sabe porventura aparentemente supostamente quica provavel escolha* oportunidade*
  escolher escolhi escolheu viave* puderem se_calhar pode_ser conseguiria eventual eventualmente
  probabilidade* provaveis capaz_de plausiv* factiv* acaso_possa
FEEL EMOTION
en: feel feels felt feeling feelings emotion emotions emotional emotionally sensation sensations sensitive
  sensitivity gut_feeling instinct instincts vulnerable vulnerability sentiment sentimental in_touch_with
  mushy soppy weepy
es: siento sientes siente sienten sentimos sentir sentirme sentirse sentia sentian senti sintio sentido
  sintiendo sintiera sentimiento sentimientos emocional emocionales emocionalmente emociones sensacion
  sensaciones sensible sensibles sensibilidad sentimental sentimentales conmov* instinto vulnerab* afecta
  afectan
de: fuhl fuhle fuhlst fuhlt fuhlen fuhlte fuhlten gefuhlt anfuhlt anfuhlen empfinde empfindet empfinden
  empfand empfindung* gefuhl gefuhle gefuhlen gefuhls* emotion emotionen emotional* sensibel sensible
  sensibler feinfuhlig* sentimental* bauchgefuhl instinkt* verletzlich* verwundbar* ruhrend* ergriffen
  gefuhlvoll*
fr: ressens ressent ressentent ressentir ressentais ressentait ressenti ressentie sens sent sentent sentons
  sentir sentais sentait sentant sente emotion emotions emotif emotive emotionnel* sentiment sentiments
  sensation sensations sensible sensibles sensibilite sentimental* affectif affective instinct* vulnerab*
  emouv* emu emue touche_par boulevers* eprouve eprouver
pt: sinto sentes sentem sentimos sentir sentindo sentia sentiam senti sentiu sentida sentido sinta sentisse
  sentimento sentimentos emocional emocionais emocionalmente emocoes sensacao sensacoes sensivel sensiveis
  sensibilidade sentimental instinto instintos vulnerav* intuicao comov* afeta afetam afetou abalou
PITY
en: pity pities pitied pitying pitiful pathetic poor_thing poor_guy poor_girl feel_sorry_for feel_bad_for
  feels_bad_for felt_sorry_for felt_bad_for bless_her bless_him mercy merciful sympathise* sympathize*
  commiserat* self_pity condolence* aww pitiable soft_hearted wretch wretched poor_soul what_a_pity too_bad
  what_a_shame
es: lastima lastimos* pobrecit* me_da_pena da_pena dan_pena daba_pena dio_pena compadec* compadezco piedad
  misericordia patetic* que_lastima que_pena autocompasion pesame condolencias victimita pobre_mujer
  pobre_hombre clemencia conmiser* pobrecillo pobrecilla penita
de: mitleid mitleidig* leidtut tut_mir_so_leid tun_mir_leid bemitleid* erbarm* armselig* armste armster
  arme_frau armer_kerl jammerlich* barmherz* gnade gnadig* beileid selbstmitleidig* klaglich* bedauernswert*
  bedauerlich* schade wie_schade mitleids* anteilnahme gnadenlos*
fr: pitie pitoyable* apitoy* pathetique* fait_pitie faire_pitie le_pauvre la_pauvre pauvre_petite pauvre_petit
  pauvre_femme pauvre_homme misericord* clemence compatir compatis compatit condoleances quel_dommage
  c_est_dommage me_fait_de_la_peine lamentablement plains apitoie piteu*
pt: coitad* tadinh* pena_dela pena_dele com_pena tenho_pena tive_pena ter_pena da_pena que_pena piedade
  piedos* misericordia compadec* pesames condolencias lastima lastimar comiser* vitimar_se da_do peninha
  autopiedade
OFFENDED
en: offend offends offended offending offence offense offenses insulted hurt_my_feelings hurt_her_feelings
  hurt_his_feelings hurts_my_feelings hurt_feelings took_it_personally take_it_personally takes_it_personally
  taken_personally slighted indignant indignation outrage* scandalised scandalized aggrieved affronted stung
  wounded_pride spite spiteful* livid furious furiously raging fuming seething enraged irate
es: ofende ofendo ofenda ofenden ofender ofendi ofendio ofendido ofendida ofendidos ofendidas dolido dolida
  dolidos tomarselo_a_mal se_lo_tomo_a_mal a_mal indignado indignada indignacion escandaliz* escandalo
  despecho despechad* furios* furia herir_sentimientos me_hiere indignante rabios* colera ultraj* se_pico
  resquemor
de: gekrankt krankt krankend* krankung* gekrankte beleidigte vor_den_kopf_gestossen emport* emporung entrustet
  indigniert verletzte_gefuhle gefuhle_verletzt verstimmt* verargt wutend* wut rasend* fuchsteufelswild
  zornig* zorn tobt toben tobte ubel_genommen nimmt_ubel nimm_ubel pikiert* brusk* affront
fr: offense offensee offenser froisse froissee froisser froissent outre outree outrage* scandalis* mal_pris
  prend_mal pris_mal prendre_mal offusqu* heurte heurtee heurter furieux furieuse furieuses furax furibond*
  fulmin* enrage enragee ulcere ulceree colere coleres depit affront irrite irritee piquee_au_vif
  remontee_contre
pt: ofende ofendo ofendem ofender ofendi ofendeu ofendido ofendida ofendidos ofendidas magoar magoa_me
  magoaste melindrad* levou_a_mal levar_a_mal levo_a_mal indignado indignada escandaliz* ultraj* despeitada
  furios* furia irad* revoltad* revolta doeu_me ressabiad* tomou_as_dores afront* possessa possesso colera
CHARACTER PERSONALITY
en: personality personalities character characters characteristic* trait traits temperamental disposition
  identity persona introvert introverts introverted extrovert* ambivert outgoing type_of_person kind_of_person
  sort_of_person upbringing qualities quality behaviour behaviours behavior behaviors mannerism* quirk quirks
  weaknesses psyche true_self true_colors true_colours
es: caracter caracteres caracteristic* personalidad* rasgo rasgos manera_de_ser forma_de_ser modo_de_ser
  forma_de_pensar identidad introvertid* extravertid* cualidad* virtudes comportamient* conducta conductas
  tipo_de_persona clase_de_persona talante esencia actitudes idiosincras* extrovert* modales se_comporta
  comportarse comportaba comporta
de: charakter* personlichkeit* wesen wesensart wesenszug* eigenschaft* eigenart* identitat* introvertiert*
  extrovertiert* extravertiert* verhaltens* benehmen benimmt benahm art_von_mensch typ_mensch naturell
  einstellung* gesinnung* eigenheit* macke macken marotte* tugend* auftreten
fr: personnalite* caracteriel* caracteristique* traits identite identites introvert* extravert*
  nature_profonde facon_d_etre maniere_d_etre qualites qualite comportement* comporte comporter comportait
  attitude attitudes type_de_personne genre_de_personne genre_de_type mentalite mentalites etat_d_esprit
  manies manie particularit*
pt: carater caracteristic* personalidade* traco tracos jeito_de_ser maneira_de_ser modo_de_ser forma_de_ser
  identidade* introspectiv* extrovertid* qualidade qualidades virtude virtudes comportamento* condutas
  tipo_de_pessoa indole atitudes feitio mania manias postura se_comporta comportar comportava comporta
  idiossincras* trejeito*
WEAK
en: weak weaker weakest weakness weakling fragile fragility feeble coward cowards cowardly cowardice spineless
  wimp wimpy wuss pushover submissive helplessness frail gutless passive passively passivity people_pleaser
  chicken_out chickened_out bottled_it softy snowflake thin_skinned unstable instability unsteady dependant
es: debil debiles debilidad* debilit* fragil fragiles fragilidad cobarde cobardes cobardia blandengue pasivo
  pasiva pasividad sumis* calzonazos mandilon pelele miedic* gallina rajarse flojos endeble inestab*
  pusilanim* apocad* dejarse_pisar mojigat*
de: schwache schwacher schwachen zerbrechlich* fragil feige feigling* feigheit memme weichei* waschlappen
  passiv* unterwurfig* wehrlos* labil* instabil* nachgieb* ruckgratlos* zart_besaitet verweichlich* duckmaus*
  jasager* angsthase* schlappschwanz* kleinmut* willensschwach* gebrechlich* schutzlos* pantoffelheld*
fr: faible faibles faiblesse* faiblard* fragile* fragilite fragilis* lache laches lachete lachement poltron*
  peureu* soumis soumise passif passive passifs passivite couille_molle mauviette* lavette* carpette
  froussard* trouillard* instab* influencab* degonfle degonflee vulnerables demuni* chetif
pt: fraco fraca fracos fracas fraqueza* fraquej* fragil frageis fragilidade fragiliz* covarde* cobarde*
  covardia medros* frouxo frouxa bundao submiss* passivo passiva passividade instab* debil debeis pusilanim*
  bananao arregao arregou amarelou amarelar indefes* vulnerabilidade
`;
