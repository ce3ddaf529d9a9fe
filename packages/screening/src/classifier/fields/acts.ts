/** Physical actions and auxiliary verbs. The format is described in ../concepts/people.ts. */
export const ACTS = `
GO
en: go goes going went gone gonna goin head_to heading headed heads_to go_to went_to off_to popped popping nip
  nipped nipping wander wandered wandering travel* proceed* pop_round
es: ir voy vas va vamos vais van iba ibas ibamos iban fui fuiste fuimos fueron ire iras iremos iran iria vaya
  vayas vayamos vayan yendo ido vamonos irse irme irte irnos fuese fuera_a viajar viajo viajamos viaja
de: gehen gehe geh gehst geht gegangen ging gingst gingen ginge hingehen hingegangen geht_s hingeht losgehen
  losgegangen gehend ausgehen ausgegangen gehn fahren fahre fahrst fahrt gefahren fuhr fuhren reise reist
  reisen gereist
fr: aller vais vas va allons allez vont allais allait allions allaient alle allee alles allees irai iras ira
  irons iront irais irait aille ailles aillent allant rendre_a me_rends voyage voyager voyagent voyageons
pt: ir vou vais vai vamos vao ia iam ias fui fomos foste foram irei ira irao iria iriam va_la indo ido
  fosse_embora viajar viajo viaja viajamos viajou viajei viajando bora vamo for_embora
COME ARRIVE
en: come comes coming came comin arrive arrives arrived arriving arrival show_up shows_up showed_up turn_up
  turned_up turns_up come_over came_over pop_over get_here gets_here got_here approach*
es: venir vengo vienes viene venimos vienen venia venian vine viniste vino vinimos vinieron vendra vendre
  vendran vendria venga vengas vengan viniendo ven venido llegar llego llegas llega llegamos llegan llegaba
  llegue llegaste llegaron llegara llegando llegado llegada acerca acercar acerco acercarse acercarme
  acercarte acerque
de: kommen komme komm kommst kommt gekommen kam kamst kamen kame vorbeikommen vorbeigekommen vorbeikommt
  herkommen hergekommen ankommen angekommen ankommt ankunft ankam auftauchen aufgetaucht auftaucht erscheinen
  erschien erschienen naher_kommen mitkommen mitgekommen mitkommt nahern kommend mitkomme
fr: venir viens vient venons venez viennent venais venait venaient venu venue venus venues viendra viendrai
  viendront viendrait vienne viennes venant arriver arrive arrives arrivent arrivons arrivez arrivee arrivees
  arrivait arrivais arriva arrivera arriverai arrivant approche approcher debarque debarquer debarquent
pt: vir venho vens vem vimos veem_ca vinha vinham vim vieste veio viemos vieram vira_ca viria venha venham
  vindo chegar chego chegas chega chegamos chegam chegava chegavam cheguei chegaste chegou chegaram chegando
  chegada chegue chegasse aproxima aproximar aproximou aparecer apareceu aparece apareci
LEAVE DEPART
en: leave leaves leaving go_away went_away gone_away walk_out walked_out walks_out walking_out go_out went_out
  going_out storm_off stormed_off stormed_out move_out moved_out moving_out take_off_home get_out got_out
  leavin set_off quit quits quitting exit exits abandon* left departed departing departs departure
es: salir salgo sales sale salimos salen salia salian sali saliste salio salieron saldre saldra saldria salga
  salgas salgan saliendo salido salida salirse marchar marcharse marcharme marcho marcha marche marchado
  marchamos marcharon se_fue me_voy se_va largarse largo_de_aqui largarme abandon* partir partio partida
  despedir*
de: weggehen weggegangen weggeht gehst_du_weg wegging abhauen abgehauen abhaut hauen_ab haut_ab verlassen
  verlasse verlasst verliess verliessen ausziehen_will rausgehen rausgegangen rausgeht fortgehen fort
  fortgegangen losfahren losgefahren wegfahren weggefahren wegfahrt abreise abreisen abgereist davongelaufen
  weggelaufen weglaufen aufbrechen verschwinden verschwindet verschwunden verschwand verzogen verduften
  hinausgegangen rauskommen rauskommt rausgekommen
fr: partir pars part partons partez partent partais partait partaient parti partie partis partira partirai
  partirait parte partant sortir sors sort sortons sortez sortent sortais sortait sortaient sorti sortie
  sortis sorties sortira sorte quitter quitte quittes quittent quittait quittee quitterai quitterait quittant
  depart casse_toi barre barrer tire_toi m_en_vais s_en_va abandonn* ressorti ressortir ressort
pt: sair saio sais sai saimos saem saia saiam sai_de saiu sairam sairei sairia saindo saido saida saisse
  embora ir_embora foi_embora vou_embora vai_embora partir parto partiu partimos partida partindo partiram
  vazar vazou larguei largou largar abandon* desaparece desapareceu desapareci despedir* despede despediu
STAY REMAIN
en: stay stays stayed staying stayin remain remains remained remaining left_over stick_around sticking_around
  stuck_around hang_around hung_around linger* stay_put sleep_over stay_over stayed_over stayed_in remainder
  rest_of leftover leftovers
es: quedar quedo quedas queda quedamos quedan quedaba quedaban quede quedaste quedaron quedara quedaria
  quedarse quedarme quedarte quedarnos quedando quedado quedate quedes queden permanec* permanez* sobra sobran
  sobro sobrar sobras resto restante quieto quieta quietos
de: bleiben bleibe bleib bleibst bleibt geblieben blieb bliebst blieben bliebe dableiben dageblieben dableibt
  ubrig ubrigbleiben ubriggeblieben verbleib* verblieb* dagelassen rest restlich* verweil* dabeibleiben
  dabeigeblieben daheimbleiben hierbleiben hiergeblieben
fr: rester reste restes restons restez restent restais restait restaient restee resterai resterait restera
  resteront restant restants demeur* sejour sejourner restait_la il_reste reste_la restiez restions restera_la
  restes_la
pt: ficar fico ficas fica ficamos ficam ficava ficavam fiquei ficaste ficou ficaram ficarei ficara ficaria
  ficasse ficando ficado fique fiquem fiques permanec* restar resta restou restam restante sobra sobrou sobram
  sobrar sobras quieto quieta
RETURN COME BACK
en: return returns returned returning come_back came_back comes_back coming_back go_back went_back goes_back
  going_back get_back got_back gets_back came_home come_home comes_home got_home get_home gets_home back_home
  back
es: volver vuelvo vuelves vuelve volvemos vuelven volvia volvi volviste volvio volvimos volvieron volvere
  volvera volveria vuelva vuelvas vuelvan volviendo vuelto vuelta volverse volverme regresar regreso regresa
  regrese regresamos regresaron regresando regresado regresan retorno retornar devuelta volvieramos volviera
  volviese volvamos
de: zuruck zuruckkommen zuruckgekommen zuruckkommt zuruckkam zuruckgehen zuruckgegangen zuruckgeht
  zuruckkehren zuruckgekehrt zuruckkehrt ruckkehr heimkommen heimkommt heimgekommen heimkam heimgehen
  heimgegangen heimfahren heimgefahren heimkehr* wiederkommen wiedergekommen wiederkommt wiederkam heimkomme
  zuruckfahren zuruckgefahren heimweg ruckweg ruckfahrt
fr: revenir reviens revient revenons revenez reviennent revenais revenait revenu revenue revenus revenues
  reviendra reviendrai reviendrait revienne revenant rentrer rentre rentres rentrent rentrons rentrez rentrais
  rentrait rentree rentrees rentrera rentrerai retour retours retourn* ramene_moi
pt: voltar volto voltas volta voltamos voltam voltava voltavam voltei voltaste voltou voltaram voltarei
  voltara voltaria voltasse voltando voltado volte voltem regress* retorn* volto_ja de_volta devolta
ENTER
en: enter enters entered entering entry entrance come_in came_in comes_in coming_in go_in went_in goes_in
  get_in got_in walk_in walked_in walks_in walking_in step_in stepped_in burst_in let_in admit_me admission
  inside_of barge*
es: entrar entro entras entra entramos entran entraba entraban entre_en entraste entraron entrare entrara
  entraria entre_a entren entrando entrado entrada entradas adentro ingresar ingreso ingreso_a ingresado
  metio_en_casa pasa_dentro adentrarse metete accedi acceder
de: eintreten eingetreten eintritt reinkommen reingekommen reinkommt reinkam reingehen reingegangen reingeht
  hereinkommen hereingekommen hereinkommt herein hinein hineingehen hineingegangen reinlassen reingelassen
  reinlasst betreten betritt betrat eingang einlass eindringen reinplatzen reingeplatzt platzt_rein
  reinschauen
fr: entrer entres entrent entrons entrez entrais entrait entraient entree entrees entrera entrerai entrerait
  entrant penetrer_dans debouler deboule faire_entrer fait_entrer laisse_entrer acceder accede acces
  engouffrer introduire introduit
pt: entrar entro entras entra entramos entram entrava entravam entrei entraste entrou entraram entrarei
  entraria entrasse entrando entrado entrem entrada entradas adentro adentrar ingressar ingressou ingresso
  acessar acesso invadir_o_quarto
BRING TAKE ALONG
en: bring brings brought bringing fetch fetches fetched fetching take_to took_to takes_to drop_off dropped_off
  drops_off deliver* escort* take_along drop_me drove_me drives_me takes_me took_me take_me collect_me
es: llevar llevas lleva llevamos llevan llevaba llevaban lleve llevo llevaste llevaron llevara llevare
  llevaria llevarme llevarle llevando llevado llevarse lleves lleven traer traigo traes trae traemos traen
  traia traje trajiste trajo trajimos trajeron traera traiga traigas trayendo traido traerme traeme acompan*
  recogerme llevarlo llevabamos llevarla llevarnos
de: bringen bringe bring bringst bringt gebracht brachte brachten brachtest mitbringen mitgebracht mitbringt
  mitbrachte mitnehmen mitgenommen mitnimmt mitnahm holen hole hol holst holt geholt holte holten abholen
  abgeholt abholt abholte hinbringen hingebracht herbringen hergebracht liefern liefert geliefert begleit*
  herholen mitnehme mitnehmt
fr: apporter apporte apportes apportent apportait apportee apportera apporterai amener amene amenes amenent
  amenait amenee emmener emmene emmenes emmenent emmenait emmenee ramener ramene ramenes ramenent ramenait
  livrer livre_a livraison accompagn* deposer depose deposent deposait rapporter rapporte rapportee
pt: trazer trago trazes traz trazemos trazem trazia traziam trouxe trouxeste trouxemos trouxeram trarei traria
  trazendo trazido traga tragam levar levo levas leva levamos levam levava levavam levei levaste levou levaram
  levaria levando levado leve_me levem buscar busco busca busquei buscou buscando buscava entreg* acompanh*
  levasse
PUT PLACE
en: put puts putting puttin place_it placed placing places_it set_down sets_down lay laid lays laying position
  positioned insert* stuff_in load loaded loading unload stack stacked hung_up hang hangs hung hanging
  arrange* put_down put_away park parked parking pile
es: poner pongo pones pone ponemos ponen ponia ponian puse pusiste puso pusimos pusieron pondre pondra pondria
  ponga pongas pongan poniendo puesto puesta puestos puestas ponerse ponerme ponle ponlo pon colocar coloco
  coloca coloque colocado colocando meter meto metes mete meti metio metieron metido metiendo meta_en colgar
  cuelgo cuelga colgado colgo aparcar aparco aparcado ponerle ponernos ponerlo meten meterme meterse metemos
  pusiera
de: legen lege leg legst legt gelegt legte legten hinlegen hingelegt stellen stelle stell stellst stellt
  gestellt stellte stellten hinstellen hingestellt setze setzt setzen gesetzt setzte stecken steckt gesteckt
  steckte hangen hangt gehangt aufgehangt reinlegen ablegen abgelegt abgestellt einraumen eingeraumt parken
  parkt geparkt hange hang aufhang*
fr: mettre mets met mettons mettez mettent mettais mettait mettaient mis mise mises mettra mettrai mettrait
  mette mettes mettant poser pose poses posent posait posee posant placer place_le placee range_dans installe
  installer accroch* disposer dispose gare garer garee deposee pend remettre remet remets remis remise
pt: por_na_mesa ponho poes poe pomos poem punha pus puseste pos pusemos puseram pondo posto posta ponha ponham
  botar boto bota botas botei botou botam botava botando botado colocar coloco coloca colocas colocam colocou
  coloquei colocava colocando colocado coloque meter meto mete meti meteu metido pendur* estacion* inserir
GIVE HAND
en: give gives gave given giving gimme hand_over handed handing hands_over pass_me passed_me gave_back
  give_back gives_back grant* present_with donat* supply supplies supplied offer offers offered offering lend
  lends lent lending returned_it provide provides provided
es: dar doy das da damos dais dan daba daban di diste dio dimos dieron dare dara daria des den dando dado dada
  dados darle darme darte darles darnos dame dale entregar entrego entrega entregue entregado ofrec* ofrez*
  regal* prestar presto presta preste prestado devolver devuelv* devolvi* diera diese devolverle dandole
  dandome
de: geben gebe gib gibst gibt gegeben gab gabst gaben gabe weitergeben weitergegeben zuruckgeben zuruckgegeben
  zuruckgibt reichen reicht_mir gereicht reichte ubergeben ubergibt ubergab uberreich* schenk* geschenkt
  verschenk* leihen_ihm verleih* verliehen anbieten bietet angeboten bot anbot spend* gespendet abgeben
  abgegeben herausgeben gebt mitgegeben mitgeben
fr: donner donne donnes donnent donnons donnez donnais donnait donnaient donnee donnees donnera donnerai
  donnerait donnant offrir offre offres offrent offert offerte offerts offertes offrait offrira rendre rends
  rend rendu rendue rendent rendait rendez remettre_a confier confie confiee pret_de preter prete_moi filer
  file fournir fourni tendre_la_main
pt: dar dou das damos dao dava davam dei deste deu demos deram darei dara daria desse dando dado dada dados
  deem dar_lhe me_deu me_da oferec* presente_de presentear presenteou emprestar empresto empresta emprestei
  emprestou emprestado devolv* entregar_lhe doar doou doei fornec* ceder cedi cedeu dadas prestar
GET RECEIVE
en: get gets getting gettin got gotten receive* obtain* acquire* accept accepts accepted accepting earn_a
  get_hold get_hold_of got_a given_to inherit* be_given pick_up_a have_got gain gains gained
es: recibir recibo recibes recibe reciben recibi recibio recibimos recibia recibiendo recibido recibida reciba
  obtener obtengo obtiene obtuve obtuvo obtenido consegu* consig* aceptar acepto acepta acepte aceptado
  aceptan aceptaron acepte_lo hered* adquir*
de: bekommen bekomme bekommst bekommt bekam bekamst bekamen bekame kriegen kriege krieg kriegst kriegt
  gekriegt kriegte kriegten erhalten erhalt erhielt erhalte annehmen angenommen annimmt akzeptier* empfangen
  empfangt erlangen beschaff* besorg* erben erbt geerbt
fr: recevoir recois recoit recevons recevez recoivent recevais recevait recu recue recus recues recevra
  recevrai recoive recevant obtenir obtiens obtient obtenu obtenue accepter accepte acceptes acceptent
  acceptait acceptee accepterai herite heriter procurer acquerir acquis toucher_une
pt: receber recebo recebes recebe recebemos recebem recebia recebi recebeste recebeu receberam recebendo
  recebido recebida receba ganhar_de obter obtive obteve obtido conseg* consigo aceitar aceito aceita aceitei
  aceitou aceitam aceitando aceite herdar herdei herdou adquir*
SEND
en: send sends sent sending sendin forward* resend post_it posted posting posts_it mail_it mailed ship shipped
  shipping dispatch* transmit* send_over sent_over sent_back send_off passed_on upload uploaded uploads
  uploading attach*
es: enviar envio envias envia enviamos envian enviaba envie enviaste enviaron enviando enviado enviada
  enviadas enviarle enviarme enviame mandar mando mandas manda mandamos mandan mandaba mande mandaste mandaron
  mandando mandado mandada mandarle mandarme mandame reenvi* subir_fotos adjunt* remit*
de: schicken schicke schick schickst schickt geschickt schickte schickten verschick* zuschicken zugeschickt
  zuschickt abschicken abgeschickt abschickt senden sende sendest sendet gesendet gesandt sandte versend*
  versandt weiterleit* weitergeleitet weiterschicken weitergeschickt hochladen hochgeladen hochladt
  zuruckgeschickt abgesendet einschicken eingeschickt
fr: envoyer envoie envoies envoient envoyons envoyez envoyais envoyait envoyee envoyees envoye envoyes enverra
  enverrai enverrait envoyant envoi envois renvoie renvoyer renvoye expedi* transmet* transmis transfer*
  balance_moi poster poste_une publie publier partager_une
pt: mandar mando mandas manda mandamos mandam mandava mandavam mandei mandaste mandou mandaram mandando
  mandado mandada mande mandem enviar envio envias envia enviam enviava enviei enviou enviaram enviando
  enviado enviada envie encaminh* reenvi* transmit* publicar publicou publiquei postar postou postei repassar
  repassou
HOLD CARRY
en: hold holds held holding carry carries carried carrying hold_on hang_on clung cling clings clinging
  support_my propped bear bears wear_on lug lugged drag_along
es: sostener sostengo sostiene sostuve sostuvo sosteniendo sujetar sujeto sujeta sujete sujetaba sujetando
  sujetado aguantar_la mantener mantengo mantiene mantenido manteniendo mantuvo mantienen cargar cargo carga
  cargue cargando cargado cargaba cargan transport* soportar_el en_brazos
de: halten halte haltst gehalten hielt hieltest hielten hielte festhalten festgehalten festhalt festhielt
  haltet hochhalten tragen trage tragst tragt getragen trug trugst trugen tragend schleppen schleppt
  geschleppt schleppte hinhalten hingehalten transport* stutzt trag
fr: tenir tiens tient tenons tenez tiennent tenais tenait tenaient tenu tenue tenus tenues tiendra tiendrai
  tienne tenant retenir retiens retient retenu retenue maintenir maintient maintenu porter porte_le portes
  portent portait portais portee portant soutenir soutient soutenu trimball* transport* supporte_le
pt: segurar seguro_na segura segurei segurou segurando segurava seguram segurado segure manter mantenho mantem
  mantinha manteve mantive mantendo mantido mantenha carregar carrego carrega carreguei carregou carregando
  carregava carregado sustentar sustenta transport* aguentar_o portar no_colo carregada carregam
FALL SLIP DROP
en: fall falls fell fallen falling drop drops dropped dropping slip slips slipped slipping trip_over tripped
  tripping stumble* tumble* collapse* topple* fell_over fall_over fell_down fall_down let_go knocked_over
  knock_over spill spills spilled spilt spilling sink sank sunk
es: caer caigo caes cae caemos caen caia caian cai caiste cayo caimos cayeron caera caiga cayendo caido caida
  caidas caerse caerme resbal* tropez* tropiez* derrumb* desplom* derram* soltar suelto suelta suelte solto
  soltado soltando hundir hundo hunde hundido volcar vuelca volco solte soltaste
de: fallen falle fallst fallt gefallen_auf fiel fielst fielen fiele hinfallen hingefallen hinfallt
  runterfallen runtergefallen runterfallt umfallen umgefallen umgekippt umkippen ausrutsch* ausgerutscht
  rutscht rutschen rutschte gerutscht stolper* gestolpert sturz sturzen sturzt sturzte gesturzt loslassen
  losgelassen loslasst verschutt* sinken sank umgestossen herunterfallen heruntergefallen kippt kippen gekippt
  versinken
fr: tomber tombe tombes tombent tombons tombez tombais tombait tombee tombees tombera tombant chute chutes
  chuter glisser glisse glisses glissent glissait trebuch* lacher lache_moi lachee laches_pas echapper_des
  bascul* effondr* renvers* coule couler deraper derape ecroul* degringol*
pt: cair caio cais cai caimos caem caia caiam caiu cairam caira caindo caido caida caisse queda quedas tombar
  tombo tombou escorreg* tropec* derrub* desab* derram* soltar solto solta soltei soltou soltando afundar
  afunda afundou despenc* deslizar desliza
OPEN
en: open opens opened opening open_up opened_up opens_up unlock* unwrap* unpack* unfold unfolded unzip undo
  undid undone ajar re_open reopen* wide_open unseal
es: abrir abro abres abre abrimos abren abria abrian abri abriste abrio abrieron abrira abriria abra abras
  abran abriendo abierto abierta abiertos abiertas abrirle abreme abrirse apertura desbloque* destap*
  desempac* desenvolv* reabr* entreabiert* abiertamente
de: offnen offne offnest offnet offnete offneten aufmachen aufgemacht aufmacht aufmachte aufschliess*
  aufsperren entsperr* offen offene offenen offener offenes aufgeht aufging aufgegangen aufklapp* aufgeklappt
  auspacken ausgepackt auspackt eroffn* aufgerissen aufgeschlagen geoffnet* aufgesperrt* aufgeschlossen*
  offenheit
fr: ouvrir ouvre ouvres ouvrent ouvrons ouvrez ouvrais ouvrait ouvert ouverte ouverts ouvertes ouvrira
  ouvrirai ouvrirait ouvrant ouverture rouvr* rouvert deverrouill* deball* debloqu* entrouv* deplie deplier
  deboucher debouche ouvertement
pt: abrir abro abres abre abrimos abrem abria abri abriste abriu abriram abrira abriria abrisse abra abram
  abrindo aberto aberta abertos abertas abertura destranc* desbloque* desembrulh* reabr* destamp* desempacot*
  desdobrar abertamente
CLOSE SHUT
en: close_the closes closed closing shut shuts shutting shut_up_shop shut_down lock locks locked locking slam
  slams slammed slamming seal seals sealed fold folds folded folding bolt_the bolted zip zipped locked_up
  closed_up
es: cerrar cierro cierras cierra cerramos cierran cerraba cerre cerraste cerro cerraron cerrara cierre cierren
  cerrando cerrado cerrada cerrados cerradas cerrarse bloquear bloqueo bloquea bloqueado tapar tapa tape
  tapado portazo portazos dobl* sellar sellado candado cerrojo
de: schliessen schliesse schliesst schloss schlossen zumachen zugemacht zumacht zumachte zumach zuschliess*
  abschliess* abgeschlossen abschloss absperren abgesperrt absperrt zugesperrt zusperren verschliess*
  zugeknallt zuknall* zuklapp* zugeklappt zugefallen versperrt falten gefaltet faltet dichtgemacht zugehalten
  zuhalten geschlossen* macht_zu verschlossen* dicht zugeschlossen*
fr: fermer ferme fermes ferment fermons fermez fermais fermait fermee fermees fermera fermerai fermant
  fermeture referm* verrouill* claque claquer claques claquent claquait claquee claquant bloque bloquer
  bloquee enferm* boucler boucle_la plier plie pliee pliees cadenas clore clos close
pt: fechar fecho fechas fecha fechamos fecham fechava fechei fechaste fechou fecharam fechara fechando fechado
  fechada fechados fechadas feche fechem fechadura trancar tranco tranca tranquei trancou trancado trancada
  trancando bloquear bloqueia bloqueou bloqueei bloqueado cerrar dobrar dobro dobra dobrei dobrou dobrando
  dobrada tapar tapou tampa cadeado
TURN ROUND
en: turn turns turned turning turn_round turned_round turned_around turn_around spin spins spun spinning
  rotate* twist twists twisted_round roll rolls rolled rolling flip flips flipped flipping swing swings swung
  swirl* turn_over reverse reversed
es: girar giro giras gira giran gire girando girado giraba darse_la_vuelta media_vuelta voltear volteo voltea
  volteado doblar_la_esquina dar_vueltas torcer tuerce torcio rodar rueda rodando ruedan ronda vueltas
  volteando volteo_la revolv*
de: drehen drehe dreh drehst dreht gedreht drehte drehten umdrehen umgedreht umdreht umdrehte wenden wendet
  gewendet wandte abwenden abgewandt abgewendet rollen rollt gerollt rollte kreisen kreist wirbel* schwingt
  schwingen biegen biegt gebogen abbiegen abgebogen umkehren umgekehrt wegdrehen weggedreht
fr: tourner tourne tournes tournent tournons tournez tournais tournait tournee tournant tournera se_retourne
  retourner_vers pivot* rouler roule roules roulent roulait roulant roulee virage vire virer_de tordre tordu
  tord volte demi_tour enroul* detourn* inverser
pt: virar viro viras vira viramos viram virava virei viraste virou viraram virando virado virada vire girar
  giro gira girou girei girando rodar roda rodei rodou rodando rolar rola rolou rolando torcer_o torceu
  torcido dar_voltas rodopi* inverter desviar desvia desviou
PULL
en: pull pulls pulled pulling tug tugs tugged tugging drag drags dragged_the tow towed towing yank_the stretch
  stretches stretched stretching haul hauled hauling pull_over pulled_over pull_up pulled_up pulled_out
  tore_off
es: tirar_de jalar jalo jala jale jalaba jalando jalado jalarme estirar estiro estira estire estirado
  estirando estirarse arrastr* remolc* halar arrim* tirando_de tironea tironear alarg* tiron tirones
de: ziehen ziehe zieh ziehst zieht gezogen zog zogst zogen zoge anziehen_am rausziehen rausgezogen hochziehen
  hochgezogen runterziehen zerren_am zerrte gezerrt wegziehen weggezogen wegzieht wegzog schleif* dehnen dehnt
  gedehnt strecken streckt gestreckt streckte abschlepp* abgeschleppt rangezogen
fr: tirer_sur tirer tire tires tirent tirait tiree tirees tirant etirer etire etirent etiree trainer_le traine
  traines trainent trainait remorqu* arracher_de tracter tendu tends tend tendue tendre_le rallong* allonger
  allonge_le attirer attire
pt: puxar puxo puxas puxa puxamos puxam puxava puxavam puxei puxaste puxou puxaram puxando puxado puxada puxe
  puxem puxao esticar estico estica estiquei esticou esticado arrastar arrasto arrasta arrastou arrastei
  arrastando arrastado rebocar rebocou reboque alongar alonga
MOVE SHIFT
en: move moves moved moving movement movements shift shifts shifted shifting budge budged slide slides slid
  sliding shuffle* stir_up stirring relocate* transfer* swap_places step_aside stepped tilt tilted hover
  hovered drift drifted drifting
es: mover muevo mueves mueve movemos mueven movia movi movio movieron mueva moviendo movido moverse moverme
  movimiento movimientos mudar* mudo_de mudamos muda mude mudado mudanza mudanzas trasla* despla* desliz*
  apartar aparta apartarse apartate aparto
de: bewegen bewege beweg bewegst bewegt bewegte bewegten bewegung bewegungen verschieb* verschoben schieben
  schiebt geschoben schob rucken_naher rutsch_ruber rucke umziehen umgezogen umzieht umzug umzuge umzog
  einziehen eingezogen einzieht einzug ausgezogen ausziehe auszug verlegt schieb schiebe
fr: bouger bouge bouges bougent bougeons bougez bougeais bougeait bougera bougeant mouvement mouvements
  deplac* demenag* emmenag* glisse_toi pousse_toi decaler decale remue remuer
pt: mover movo move movemos movem movia movi moveu mexer mexo mexes mexe mexem mexia mexi mexeu mexeram
  mexendo mexido mexa movimento movimentos mudar_de mudar_se deslocar desloca deslocou balancar balanca
  balancou arredar arredou
LIFT RAISE
en: lift lifts lifted lifting raise raises raised raising put_up get_up gets_up got_up getting_up stand_up
  stood_up stands_up rise rises rose_from risen rising climb climbs climbed climbing climb_up go_up went_up
  ascend hoist* pick_him_up jacked
es: levantar levanto levantas levanta levantamos levantan levantaba levante levantaste levantaron levantando
  levantado levantada levantarse levantarme levantarte alzar alzo alza alce alzado subir subo subes sube
  subimos suben subia subi subio subieron suba subiendo subido subida subirse trep* recogerlo_del_suelo
  recogi_del escalar escalo elevar eleva elevado
de: heben hebe heb hebst hebt gehoben hob hoben hochheben hochgehoben hochhebt aufheben aufgehoben aufhebt
  aufhob aufstehen aufgestanden aufsteht aufstehe aufstand aufgerichtet hochgehen hochgegangen steigen steige
  steigt gestiegen stieg stiegen aufsteigen klettern klettert geklettert kletterte erheben erhebt erhob
  erhoben anheben angehoben hochkommen steig
fr: lever leve leves levent levons levez levais levait levaient levee levees levera leverai levant soulever
  souleve souleves soulevent soulevait soulevee monter monte montes montent montons montait montais montee
  montera montant grimper grimpe grimpait hisser redress* releve relever relevee eleve_la remont* elever eleve
pt: levantar levanto levantas levanta levantamos levantam levantava levantei levantaste levantou levantaram
  levantando levantado levante levantem erguer ergo ergue ergueu erguido erguendo subir subo sobes sobe
  subimos sobem subia subi subiu subiram subindo subido suba subida escalar escalou trepar alcar icar elevar
  eleva elevou
COLLECT GATHER
en: collect collects collected collecting collection collections gather gathers gathered gathering_up
  accumulate* assemble* pile_up piled harvest* pick_from round_up rounded_up get_together bring_together
  hoard* amass stack_up stacking
es: recoger recojo recoges recoge recogemos recogen recogia recogi recogio recogieron recogiendo recogido
  recogida recoja recogerlo coleccion* reunir reuno reune reunen reuni reunio reunido reunida reunidos
  reunimos acumul* cosech* amonton* recolect* recaud* juntar junta junto juntan juntamos juntaron juntos
  juntas juntando
de: sammeln sammle sammelst sammelt gesammelt sammelte sammelten sammlung sammlungen einsammel* eingesammelt
  aufsammel* aufgesammelt auflesen aufgelesen pflucken pfluckt gepfluckt versammel* zusammengetragen
  zusammensuch* ernten erntet geerntet anhauf* horten hortet gestapelt stapel* zusammenkommen zusammengekommen
fr: ramasser ramasse ramasses ramassent ramassait ramassee ramassant collect* recueil* rassembl* reunir reunis
  reunit reunie reunies reuni cueillir cueille cueilli accumul* recolt* amasser amasse regroup* recuper*
  entass* empiler empile
pt: recolher recolho recolhe recolhi recolheu recolhendo recolhido colher_flores colher_fruta colhi colheu
  colhendo colheita juntar junto_tudo juntei juntou juntando juntado junta juntam colecion* colecao reunir
  reuno reune reuniu reuni reunidos reunida acumul* recolhem coletar coleta coletou amontoar empilh*
  apanhar_do_chao catar catei catou
FIND DISCOVER
en: find finds found finding findin discover* come_across came_across comes_across find_out found_out
  finds_out finding_out locate* spot_a spotted spotting track_down stumble_upon figure_out figured_out figured
  uncover* detects detected
es: encontrar encuentro encuentras encuentra encontramos encuentran encontraba encontre encontraste encontro
  encontraron encuentre encontrando encontrado encontrada encontrados encontrarse encontrarla encontrarlo
  hallar hallo hallado halle descubrir descubro descubre descubri descubrio descubrieron descubierto
  descubriendo descubra averigu* localiz* detect* enterarme enterar enterarse
de: finden finde find findest findet gefunden fand fandest fanden fande herausfind* herausgefunden rausfinden
  rausgefunden rausfindet rausfand entdeck* wiederfinden wiedergefunden auffinden aufgefunden ausfindig
  ermitteln vorfinden vorgefunden fundig fund fundstuck mitgekriegt draufgekommen stosse_auf erfahren erfahre
  erfahrt erfuhr
fr: trouver trouve trouves trouvent trouvons trouvez trouvais trouvait trouvaient trouvee trouvees trouvera
  trouverai trouverait trouvant retrouver retrouve retrouves retrouvent retrouvee retrouvait decouvrir
  decouvre decouvres decouvert decouverte decouvrent decouvrant reper* localis* tomber_sur tombe_sur
  tombee_sur detect* denich* retrouvera retrouverai
pt: encontrar_o acho_as achei_o encontrar encontro_a encontrei encontras encontra encontram encontrava
  encontraste encontrou encontraram encontrando encontrado encontrada encontre descobrir descubro descobres
  descobre descobrem descobri descobriu descobriram descobrindo descoberto descoberta descubra descobrisse
  localiz* detet* detectar deparei deparou deparar
SEARCH SEEK
en: search searches searched searching look_for looks_for looked_for looking_for seek seeks seeking sought
  hunt_for hunting_for hunted_for rummage* dig_through digging_through dig digs dug digging went_through_my
  scour browse browsed browsing google googled googling rifle_through investigate* explor*
es: buscar busco buscas busca buscamos buscan buscaba buscaban busque buscaste buscaron buscando buscado
  buscarme buscarle buscarlo busqueda rebusc* registrar_la hurgar hurgando hurga investig* explor* rastrear
  rastrea rastreo escarb* cavar cavando googlear googlee
de: suchen suche such suchst sucht gesucht suchte suchten absuchen abgesucht durchsuch* aussuchen_gehen
  nachsuchen herumsuchen stobern stobert gestobert wuhlen wuhlt gewuhlt durchwuhl* herumwuhl* googeln
  gegoogelt googelt googelte erforsch* nachforsch* recherch* graben grabt gegraben grub auf_der_suche fahnden
fr: chercher cherche cherches cherchent cherchons cherchez cherchais cherchait cherchaient cherchee cherchera
  cherchant recherch* fouill* fouin* enquet* explor* farfouill* creuser creuse creusait googler quete fureter
  en_quete
pt: procurar procuro procuras procura procuramos procuram procurava procuravam procurei procuraste procurou
  procuraram procurando procurado procure procurem busca_por pesquis* vasculh* remexer remexe remexeu
  remexendo investig* explor* fucar fucou fucando cavar cavou escavar rastrear rastreia rastreou googlei
  googlar
LOSE MISPLACE
en: lose loses losing lost losin misplace* mislaid mislay lose_track missing_keys went_missing gone_missing
  goes_missing loss losses loser losers lost_it defeat_of defeated get_lost got_lost gets_lost forfeit
es: perder pierdo pierdes pierde perdemos pierden perdia perdi perdiste perdio perdieron perdere perdera
  perderia pierda pierdas perdiendo perdido perdida perdidos perdidas perderse perderme perdedor perdedora
  extravi* derrota derrotado traspapel* perdimos perdieran perdiera
de: verlieren verliere verlier verlierst verliert verloren verlor verlorst verloren_gegangen verlegt_hab
  verlust verluste verlierer verlierst_du verlore verlaufen_haben verirrt verirren verbummel* verschlampt
  verschlampen abhanden abhandengekommen verlorene verlorenen niederlage einbussen
fr: perdre perds perd perdons perdez perdent perdais perdait perdaient perdu perdue perdus perdues perdra
  perdrai perdrait perde perdant perdants perdante egare egarer egaree egares perte pertes defaite paumer
  paume paumee
pt: perder perco perdes perde perdemos perdem perdia perdiam perdi perdeste perdeu perderam perderei perdera
  perderia perdesse perca percam percas perdendo perdido perdida perdidos perdidas perda perdas perdedor
  extravi* derrota sumiu_com
LOOK WATCH SEE
en: look looks looked looking lookin watch watches watched watching see sees saw seen seeing stare stares
  stared staring gaze* glance* peek* peep* notice notices noticed noticing glimpse* view_of viewed viewing
  behold eyeing spotted_him glaring glancing observ* view eyesight vision visible blind
es: mirar miro miras mira miramos miran miraba miraban mire miraste miraron mirando mirado mirada miradas
  mirarme mirarse mirame ver veo ves ve vemos ven_que veia vi viste vio vimos vieron vea veas viendo visto
  vista vistos verlo verla observ* fijarse fijo_en ojear contempl* notar noto notas nota notaba note mirarlo
  mirarla mirarnos verme verte vernos veremos vean viera veian vistazo visible visual divis* ciego ciega
de: schauen schaue schau schaust schaut geschaut schaute schauten geguckt anschau* angeschaut angucken
  angeguckt sehen sehe siehst sieht gesehen sah sahst sahen sieh angesehen zuschau* zugeschaut zusehen
  zugesehen geblickt starr* gestarrt beobacht* betracht* bemerk* seht guck* kuck* blick* erblick* anseh* ansah
  anstarr* angestarrt sichtbar blind sicht
fr: mater mate matait voir vois voit voyons voyez voient voyais voyait vu vue vus vues verra verrai voie
  voyant fixer fixe fixait observ* apercoi* apercu* aperce* remarqu* contempl* verrait reverra revoit_on
  regard* visible visuel* coup_d_oeil aveugle jeter_un_oeil entrevu
pt: olhar olho_para olhas olha olhamos olham olhava olhavam olhei olhaste olhou olharam olhando olhado olhe
  olhem olhares ver vejo ves ve vemos veem via viam vi viste viu vimos_um viram_me vendo visto vista veja
  vejam assistir assisto assiste assisti assistiu assistindo observ* espreit* espiar espiando notar notei
  notou repara reparei reparou reparo encarar encarou encarando olho_pra olhada olhadas enxerg* contempl*
  espiada visivel cego cega
SHOW POINT
en: show shows showed shown showing showin point points pointed_at pointing point_to point_at pointed_out
  display* demonstrate* reveal* present_it exhibit* indicate* expose* show_off showing_off gesture* signal
  signals signalled waved wave_at waving
es: mostrar muestro muestras muestra mostramos muestran mostraba mostre mostraste mostro mostraron muestre
  mostrando mostrado mostrarme mostrarle ensenar enseno ensenas ensena ensenan ensenaba ensene ensenado
  ensenarme ensenando ensenarle ensename senalar senalo senala senale senalando senalado indic* demostr*
  demuestr* exhib* presum* revel*
de: zeigen zeige zeig zeigst zeigt gezeigt zeigte zeigten herzeigen hergezeigt vorzeigen vorgezeigt vorfuhren
  vorgefuhrt vorfuhrt hinweis* deuten deutet gedeutet deutete hindeut* prasentier* demonstrier* darstell*
  dargestellt ausstell* winken winkt gewinkt winkte angeben_damit preisgeben preisgegeben anzeigen_lassen
fr: montrer montre_moi montrer_a montres_moi montrent montrons montrez montrais montrait montree montrera
  montrerai montrant demontr* presenter_le indiquer indique indiquait indiquee designer designe designait
  pointer_du pointe_du pointer reveler revele exhib* exposer expose devoil* signal* signe_de_la_main
  faire_voir fait_voir
pt: mostrar mostro mostras mostra mostramos mostram mostrava mostrei mostraste mostrou mostraram mostrando
  mostrado mostre mostrem apontar aponto aponta apontei apontou apontando apontado indicar indico indica
  indicou indiquei demonstr* exib* revel* expor exposto expos sinaliz* acenar acenou
COVER WRAP
en: cover covers covered covering cover_up wrap wraps wrapped wrapping wrap_up overlay coat_of coated
  bury_under blanket_over pack packs packed packing pack_up packing_up layer layered tuck tucked tucks
  blankets_over
es: cubrir cubro cubre cubren cubri cubrio cubierto cubierta cubriendo cubrirse cubria envolver envuelvo
  envuelve envolvi envolvio envuelto envuelta envolviendo arropar arropo arropa arrope recubr* forrar forro
  forrado empaquet* empac* embal* abrigar abriga abrigado
de: decken deckt gedeckt deckte zudecken zugedeckt zudeckt bedeck* abdeck* abgedeckt verdeck* einwickel*
  eingewickelt gewickelt verpack* einpacken eingepackt einpackt hulle verhull* eingehullt umhull* uberzug
  uberzogen uberziehen zugepackt zusammenpacken zusammengepackt pack packe wickeln wickelt
fr: couvrir couvre couvres couvrent couvert couverte couverts couvertes couvrait couvrant recouv* emball*
  empaquet* envelopp* voile voiler bache emmitoufl* border borde drap_sur habill* paquets_faits remball*
pt: cobrir cubro cobre cobrem cobri cobriu coberto coberta cobertos cobrindo cobria embrulh* enrolar enrolo
  enrola enrolei enrolou enrolado envolver_em envolto embal* empacot* tapar_com tapado tapada agasalh* recobr*
  revestir forrar forrado
HIDE
en: hide hides hid hidden hiding hide_it hid_it tuck_away stash stashed conceal* keep_hidden in_secret
  secretly kept_secret disguise* sneak sneaks sneaked snuck sneaking sneaky behind_back undercover
  out_of_sight
es: esconder escondo escondes esconde escondemos esconden escondia escondi escondio escondieron esconda
  escondiendo escondido escondida escondidos escondidas esconderse esconderme ocult* disimul* escondite
  encubr* disfraz* escabull* a_escondidas
de: verstecken verstecke versteck versteckst versteckt versteckte versteckten verberg* verbirg* verbarg
  verborgen verheimlich* heimlich heimliche heimlichen vertusch* geheimhalten geheimgehalten tarnen getarnt
  verkleid* schleichen schleicht geschlichen schlich wegschleichen verschleier* unauffallig
fr: cacher cache caches cachent cachons cachez cachais cachait cachaient cachee cachees cachera cachant
  cachette cachettes cachotter* dissimul* planqu* en_cachette en_douce deguis* camoufl* masqu* faufil*
pt: esconder escondo escondes esconde escondemos escondem escondia escondi escondeste escondeu esconderam
  esconda escondendo escondido escondida escondidos escondidas ocult* disfarc* esconderijo encobrir encobriu
  as_escondidas camufl* as_ocultas sorrateir*
START BEGIN
en: start starts started starting startin begin begins began begun beginning beginnings start_off start_up
  kick_off kicked_off get_going got_going set_out launch* initiat* commence* outset onset new_start
  fresh_start origin origins beginn starter initial initially origin_of kickoff restart restarted outbreak
es: empece empiece comenz* comienz* arranc* principio principios estren* emprend* empez* empiez* inici*
  comence origen origenes
de: angefangen anfing anfingen fang fange fangt_an fing_an anfange_zu starten starte startet gestartet
  startete loslegen losgelegt legt_los los_geht neuanfang anzufangen anfang* beginn* begann* begonnen* start
  ursprung* startpunkt losging losgeht einstieg auftakt
fr: debut debuts debuter debute debutait demarr* lancer lance lances lancent lancait lancee recommenc*
  mettre_a mets_a met_a mis_a mise_a au_depart entreprend* relancer relance commenc* origines entame* debuta
  debutant initial initiale initialement lancer_dans se_mettre_a origine_de
pt: principio_de arrancar arranco arranca arrancou estrear estreia desatar_a desatou_a recomec* reacender
  comec* inici* principio principios origem origens parti_pra deu_inicio
STOP CEASE
en: stop stops stopped stopping stoppin cease* halt halted halts pause pauses paused pausing give_up gives_up
  gave_up giving_up quit_doing stop_it knock_it_off cut_it_out packed_in pack_it_in interrupt* discontinue*
  cancel* call_off called_off drop_it refrain
es: parar paro paras para_ya paramos paran paraba pare paraste pararon parando parado pararse detener* detien*
  detuv* detenido deten cesar ceso cesa cese interrump* dejar_de deja_de dejo_de deje_de pausa pausas rindo
  rinde rendi rendirse cancel* anul* suspend* basta
de: aufhoren aufhore aufhor aufhorst aufhort aufgehort aufhorte hor_auf hort_auf hore_auf stopp stoppen stoppt
  gestoppt stoppte anhalten angehalten anhalt anhielt hor_auf_damit lass_das aufgeben aufgegeben aufgibt
  aufgab unterbrech* unterbrich* unterbroch* pause pausen abbrechen abgebrochen abbricht absagen abgesagt
  abgesagt_hat sagt_ab innehalten aufhoren_zu schluss_damit aufzuhoren
fr: arreter arrete arretes arretent arretons arretez arretais arretait arretee arretees arretera arreterai
  arretant arret arrets stop stopper stoppe cesser cesse cessent cessait pause pauses interromp*
  abandonner_tout renonc* laisse_tomber laisser_tomber annul* suspendre halte interruption
pt: parar paro paras para_com paramos param parava parei paraste pararam parando parado pare parem parou
  parasse deter deteve cessar cessou interromp* deixar_de deixou_de deixei_de desist* pausa pausas pausar
  cancel* suspend* suspens* basta chega_disso parada paradas
CONTINUE
en: continue continues continued continuing carry_on carries_on carried_on carrying_on keep_on keeps_on
  kept_on keep_going kept_going keeps_going go_on goes_on went_on going_on_and persist* resume* proceed_with
  still_going ongoing non_stop nonstop constant constantly continual* continuation continuous going_on proceed
  proceeds proceeded last_long prolong* progressing maintain maintained
es: seguir sigo sigues sigue seguimos siguen seguia segui seguiste siguio siguieron seguira seguiria siga
  sigas sigan siguiendo seguido seguida continu* prosegu* persist* reanud* insist* constantemente constante
  perdur* durar duran duraba duro_mas durante_mas continuo_con seguido_de seguire permanecer permanece
  permanezco permanecio prolong* avanza
de: fortsetz* fortgesetzt dauern dauert gedauert dauerte standig standige dauernd durchhalten durchgehalten
  durchhalt durchziehen durchgezogen immerzu beharr* weiter* fortfahr* fortwahrend anhaltend* andauer*
  bleibend* fortschreit* fortlaufend* laufend* hinweg beibehalt* fortfuhren fortgefuhrt verlauf durchgehend*
fr: continuer continue continues continuent continuons continuez continuais continuait continuee continuera
  continuerai continuant persist* perdur* durer dure durent durait durera dura sans_cesse sans_arret
  constamment constant insist* reprendre_le maintenir_le prolong* continuaient continuation poursui* maintien
  demeurer en_cours suite_a se_poursuit avancer avance avances avancent progresse
pt: continuar continuo continuas continua continuamos continuam continuava continuavam continuei continuou
  continuaram continuara continuaria continuando continuado continue continuem persist* insist* durar dura
  duram durou durava constantemente constante retomar retomou retoma retomei sem_parar prolong* continuacao
  prosseg* permanecer permanece permaneco permaneceu perdura perdurar avancar
FINISH END
en: finish finishes finished finishing end ends ended ending endings end_up ends_up ended_up complete
  completes completed completing done_with conclude* conclusion wrap_it_up over_with get_it_over final_step
  expire* run_out ran_out runs_out over_and_done completion stoped quitted cease ceased complete_d final_end
  closure come_to_an_end deadline finale
es: acabar acabo acabas acaba acabamos acaban acababa acabe acabaste acabaron acabara acabando acabado acabada
  acabarse terminar termino terminas termina terminamos terminan terminaba termine terminaste terminaron
  terminando terminado terminada fin final finales finaliz* conclu* complet* agot* se_acabo fines para_de_una
  paro_de dej_de detuvo detiene caduc*
de: enden ende endet geendet endete beenden beende beendet beendete fertigmachen_will schluss erledig*
  vollend* ausgehen_wird ausgeht_zu aus_sein zu_ende enden_wird abgelaufen abgeschlossene endlich_fertig
  abschluss* fertig_machen aufhor* horte_auf stopp* stop fertig* abschliessen endgultig* beendigung
  ausgang_der endlich_vorbei voruber rum_ist ablauf*
fr: finir finis finit finissons finissez finissent finissais finissait fini finie finies finira finirai
  finirait finisse finissant fin finale final bout_de conclu* complet* expire expirer aboutir abouti fins
  achev* finis_par termin* arreter_de cesse_de delai_final mettre_fin
pt: acabar acabo acabas acaba acabamos acabam acabava acabei acabaste acabou acabaram acabara acabando acabado
  acabada acabe acabasse terminar termino terminas termina terminamos terminam terminava terminei terminou
  terminaram terminando terminado fim final finais finaliz* conclu* complet* encerr* esgot* venceu_o fins
  terminada termino_de dar_fim fim_de terminei_com
CHANGE
en: change changes changed changing swap swaps swapped swapping replace* switch_to switched_to exchange* alter
  alters altered altering modif* adapt* adjust* transform* convert* shift_in substitute* vary varies varied
  different_now turnaround rearrang*
es: cambiar cambio cambias cambia cambiamos cambian cambiaba cambie cambiaste cambiaron cambiara cambiaria
  cambiando cambiado cambiada cambiarse cambiarme cambios modific* transform* sustitu* reemplaz* adapt* ajust*
  variar varia conviert* intercambi* conversion convertido alterar altera alterado
de: andern andere_mich anderst andert geandert anderte anderten anderung anderungen verander* gewechselt
  umstell* umgestellt tauschen tauscht getauscht tauschte umtausch* austausch* ausgetauscht ersetzen ersetzt
  ersetzte anpassen angepasst anpasst verwandel* wandel umwandel* umgestalt* abwechs* variier* auswechsel*
  ausgewechselt wechseln wechselt wechsle wechselte wechsel wechselst
fr: changer change changes changent changeons changez changeais changeait changeaient changee changees
  changera changerai changerait changeant changement changements modifi* echang* remplac* transform* adapt*
  ajust* evolu* varier varie substitu* convert* troquer
pt: mudar mudo mudas muda mudamos mudam mudava mudavam mudei mudaste mudou mudaram mudara mudaria mudasse
  mudando mudado mudada mude mudem mudanca mudancas trocar troco troca troquei trocou trocaram trocando
  trocado troque alter* modific* transform* substitu* adapt* ajust* convert* variar varia trocada
GROW BECOME
en: grow grows grew grown growing grow_up grew_up become becomes became becoming turn_into turned_into
  increase* develop* expand* get_bigger evolve* bloom* mature* growth progress* improv* get_better
  getting_better got_better worsen* get_worse getting_worse got_worse grew_into
es: crecer crezco crece crecen crecia creci crecio crecieron crezca creciendo crecido crecimiento aument*
  desarroll* volverse_mas convertirse convertirme hacerse_mayor evolucion* madur* progres* mejorar mejoro
  mejora mejorado mejorando mejore empeor* ampli* incrementa* envejec* volviendose convertid* convirt*
  convierte* se_volvio se_puso se_convirtio
de: wachsen wachse wachst gewachsen wuchs wuchsen aufwachsen aufgewachsen aufwachst werden_zu geworden
  gross_werden grosser_werden zunehmen zugenommen zunimmt zunahm entwickel* entwickl* gesteigert steiger*
  verbesser* verschlimmer* verschlechter* vergrosser* reifen reift gereift wachstum fortschritt* anwachsen
  altern gealtert besser_geworden gworden
fr: grandir grandis grandit grandissent grandissait grandi grandissant devenir deviens devient devenons
  devenez deviennent devenais devenait devenu devenue devenus devenues deviendra deviendrait devienne
  pousse_vite augment* developp* accroit croitre croissance murir progress* amelior* empir* aggrav* redevenu
  redevenir redevient vieillir vieillit vieillissent devenant finir_par
pt: crescer cresco cresces cresce crescem crescia cresci cresceu cresceram crescendo crescido crescimento
  tornar tornar_se torna torno tornei tornou tornaram tornava tornando tornado torne aument* desenvolv* evolu*
  amadurec* progred* progress* melhorar melhoro melhora melhorou melhorando melhorei melhore piorar piora
  piorou piorando ampli* envelhec* virar_adulto
HAPPEN OCCUR
en: happen happens happened happening happenin occur occurs occurred occurring take_place takes_place
  took_place what_s_up go_wrong went_wrong goes_wrong event events incident incidents went_down came_about
  comes_about occurrence came_up
es: pasar pasas pasan pasaba pasaban paso pasaste pasaron pasara pasaria pase pasen pasando ocurr* suced*
  suceso sucesos acontec* evento eventos incidente incidentes que_pasa te_pasa me_paso hecho_de surgir surge
  surgio surgieron
de: passieren passiert passierte passierten passier geschehen geschieht geschah geschehnis* vorfall vorfalle
  vorgefallen vorkommen vorkommt vorgekommen vorkam ereign* stattfind* stattgefunden stattfand was_los los_war
  los_ist zugetragen abgelaufen_ist eintrifft los
fr: passer_quoi se_passe passe_quoi se_passer s_est_passe se_passait produire_ici produit_quoi produite
  arrive_quoi arrive_souvent evenement evenements incident incidents surven* survient lieu_hier se_produire
  advenir eu_lieu avoir_lieu deroul*
pt: acontec* ocorr* suced* rolar_isso evento eventos incidente incidentes passar_se passa_se passou_se
  ta_rolando surgir surge surgiu surgiram fato_que facto_que fatos
DO MAKE
en: do does did done doing doin make makes made making makin don_t doesn_t didn_t didnt dont doesnt act acts
  acted acting action actions behave behaves behaved perform* carry_out carried_out deed handle handles
  handled handling deal_with dealt behaving
es: hacer hago haces hace hacemos hacen hacia hacias hacian hice hiciste hizo hicimos hicieron hare hara haran
  haria haga hagas hagan hagamos haciendo hecho hecha hechos hechas hacerlo hacerle hacerme hacerse hazlo
  actuar actua actuo acto actos realiz* haciendome haciendolo rehaga rehacer hiciera hiciese haceis haz
  hacerla hacerte haras harias harian haciamos hicieras
de: machen mache mach machst macht gemacht machte machten machtest tun tue tu tust tut getan tat taten tatest
  mach_s handeln handelt gehandelt handelte erledigen_muss verhalten verhalt verhielt tuen durchfuhr*
  durchgefuhrt ausfuhr* unternehmen unternommen unternimmt antun anstellen anstellt angestellt gemachte machs
  machend machma macha gmacht tatst
fr: faire fais fait fait_le faisons faites font faisais faisait faisaient faite faits fera ferai feras feront
  ferait ferais fasse fasses fassent faisant agir agis agit agissait acte actes action actions effectu*
  realis* refaire refait feraient faisions fis fit firent
pt: fazer faco fazes faz fazemos fazem fazia faziam fiz fizeste fez fizemos fizeram farei fara farao faria
  fizer fizesse faca facam facas fazendo feito feita feitos feitas faze_lo agir ajo age agiu agindo ato atos
  acto realiz* fazerem faras farias fariam faze fazias fizessem fizerem
BUILD CREATE
en: build builds built building_a construct* create creates created creating creation produce produces
  produced producing put_together craft crafts crafted crafting design* invent* bake_a sew sews sewed sewing
  knit knits knitted knitting draw draws drew drawn drawing paint paints painted painting carve_wood diy
es: construir construyo construye construyen construi construyo_una construido construida construyendo
  construccion crear creo_un crea crean cree_un creado creada creando fabric* produc* produj* montar monto
  monta monte_un montado disen* invent* coser coso cosido tejer tejo tejido dibuj* pintar pinto pinta pintado
  pintando elabor* armar armo arme arma_el armada montamos edificar
de: bauen baue baust baut gebaut baute bauten aufbauen aufgebaut aufbaut zusammenbau* bastel* gebastelt
  erschaff* geschaffen herstell* hergestellt produzier* erzeug* entwerf* entworfen erfind* erfunden nahen
  naht_ein genaht stricken strickt gestrickt hakel* zeichn* gezeichnet malen malt gemalt malte erstell*
  gestalt* konstruier*
fr: construire construis construit construite construisent construisait construction batir batit bati fabriqu*
  creer cree creent creait creee creation produire produit produits produisent monter_un inventer invente
  concevoir concu coudre coud cousu couture tricot* dessin* peindre peint peinte peins brico* elabor*
  conception
pt: construir construo construi constroi constroem construiu construido construida construindo construcao
  criar crio_um cria criou criamos criando criado criada fabric* produz* montar monto monta montei montou
  montado montando invent* tricot* croche desenh* pintar pinto pinta pintei pintou pintado pintando elabor*
  projet* criei crie edificar costurar costura costurou costuro
MEND REPAIR
en: mend mends mended mending repair* fix fixes fixed fixing restore* renovat* patch_up patched sort_out
  sorted_out sorts_out fix_up refurbish* maintenance_on overhaul decorat* redecorat* rebuild* rebuilt remedy
  solve solves solved solving resolve* put_right tinker* sorting sorted restoring painted_the maintenance
  plumber* plumbing electrician* carpenter* handyman builder builders mechanic mechanics install installed
  installing installation assemble assembled replace replaced replacing patch build_shelves
es: arreglar arreglo arreglas arregla arreglan arregle arreglaste arreglando arreglado arreglada arreglarlo
  arreglos renov* reform* remend* componer compuso solucion* resolver resuelvo resuelve resolvi resuelto
  resolvimos parchar reconstru* enmend* reparar reparo repara repare reparado reparada reparacion* arreglamos
  arreglaron restaurar restauro restaurado reparan reparando mantenimiento plomero* fontanero* fontaneria
  electricista* carpintero* albanil* mecanico mecanicos taller talleres instalar instalo instala instalado
  instalando instalacion reemplazar sustituir obras remodel* bricolaje
de: reparier* reparatur* flicken flickt geflickt beheb* behoben instandsetz* renovier* restaurier* sanier*
  herricht* hergerichtet ausbesser* ausgebessert richten gerichtet losen_das lost_das_problem gelost losung
  losungen klaren geklart klart wiederherstell* wiederhergestellt in_ordnung_bringen nachgebessert hinkriegen
  hingekriegt hinbekommen basteln bastelt heimwerker* handwerker* klempner* installateur* elektriker*
  schreiner* tischler* maurer maler mechaniker* werkstatt* installier* montier* einbauen eingebaut austauschen
  wartung umbau umbauen umgebaut streichen flickzeug instand hausmeister*
fr: reparer repare repares reparent reparait reparee reparation* arranger arrange arranges arrangent
  arrangeait arrangee renov* retap* raccommod* rafistol* depann* resoudre resolu resout resous solution
  solutions regler regle reglee remettre_en_etat reconstru* bricoler_la remedi* restaurer restaure bricoler
  bricolage bricoleur bricolait restaur_maison travaux entretien plombier* plomberie electricien* menuisier*
  macon macons mecanicien* garagiste* installation monter_un_meuble remplacer remplace remplacee refaire_la
  peintre_en refait_la peinture_murs artisan artisans ouvriers reamenag*
pt: consertar conserto conserta consertei consertou consertando consertado arrumar_o_carro concertar reparar_o
  reparacao reform* renov* remend* resolver resolvo resolve resolvi resolveu resolvemos resolvendo resolvido
  solucao solucoes solucion* ajeitar ajeito ajeita ajeitou reconstru* manutencao conserte restaurar restaurou
  restaurado consertos arranjar arranjo arranja arranjei arranjou reparar reparos obras encanador*
  canalizador* eletricista* electricista* carpinteiro* pedreiro* marceneiro* mecanico mecanicos oficina
  oficinas instalar instalo instala instalei instalou instalado instalacao trocar_a substituir faz_tudo
  bricolage
USE
en: use uses used using usin utilise* utilize* make_use apply applies applied applying employ_a operate*
  operating usage useful make_use_of rely_on relies_on used_up avail exploit_it resort_to handy usable reuse*
  consume*
es: usar uso usas usa usamos usan usaba usaban use usaste usaron usando usado usada usarlo utiliz* aplic*
  servirse aprovech* recurrir recurre util utiles gastar_la consum* reutiliz* uso_de sirve sirven manejo
  manejan emplear emplea empleo_de
de: benutz* nutzen nutze nutzt genutzt nutzte nutzten verwend* anwend* angewandt angewendet einsetz*
  eingesetzt nutz nutzung nutzlich bedien* verbrauch* ausnutz* ausgenutzt wiederverwend* brauchbar zunutze
  einsatz handhab* gebrauch gebrauche gebrauchen
fr: utilis* usage user usee usent usait servir_de se_sert se_sert_de sert sers servait servi employer_un
  emploie_le appliqu* recour* profit* exploit* consomm* utile utiles manier manipulait_l se_servir reutilis*
  pratique_et servir
pt: usar uso usas usa usamos usam usava usavam usei usaste usou usaram usando usado usada use usem utiliz*
  empregar_o aproveit* recorr* consum* manej* reutiliz* util uteis serve servem servir servia aplicar aplica
  aplicou
WASTE SPOIL
en: waste wastes wasted wasting wasteful spoil spoils spoiled spoilt spoiling ruin ruins ruined ruining
  mess_up messed_up messes_up messing_up screw_up screwed_up squander* blow_money blew_it go_off_milk rot rots
  rotten rotting mouldy moldy botch* wreck wrecks wrecked wear_out worn_out wore_out broken_down stain stained
  stains
es: malgast* desperdici* derroch* estrope* arruin* echar_a_perder echado_a_perder pudr* podrid* fastidi*
  cagar_la cagaste cague cago_la despilfarr* desaprovech* desgast* malogr* manch* descompuest* descompus*
  jodido jodida fregar_la joder_la averia averiado averiada
de: verschwend* vergeud* verderben verdirbt verdorben verdarb ruinier* vermassel* versau* verpatz* vermies*
  kaputt kaputtmach* kaputtgemacht kaputte kaputter kaputtgegangen kaputtgeht faulen verfault verfaulen
  schimmel* verschimmelt verprass* vertrodel* verbocken verbockt fleck flecken abgenutzt verkack* verplempert
fr: gaspill* gach* gater gate gatee gates ruiner ruine ruinee bousill* foutre_en_l_air foutu foutue foutus
  foirer foire foiree rater_le pourri pourrie pourris pourrir pourrit moisi moisie abimer abime abimee abiment
  dilapid* perte_de_temps user_jusqu tache taches tacher deglingu* casse_les_plans en_panne merder merde_tout
pt: desperdic* gastar_a_toa estragar estrago estraga estragam estraguei estragou estragado estragada
  estragando arruin* apodrec* podre podres mofo mofado mofada bolor desgast* esbanj* ferrar ferrou ferrado
  lascou lascar cagada manch* avari* quebrou_o_clima zoou_tudo desaproveit* avacalh* ferrei
KEEP SAVE STORE
en: keep keeps kept keeping keepin save_it saved_it save saves saved saving savings store stores_it stored
  storing storage preserve* retain* put_aside set_aside reserve* stock_up stocked hold_onto hang_onto
  held_onto hold_on_to conserve* back_up backup kept_it archive* stow*
es: guardar guardo guardas guarda guardamos guardan guardaba guarde guardaste guardando guardado guardada
  guardados guardarlo conserv* ahorrar ahorro ahorras ahorra ahorramos ahorre ahorrando ahorrado ahorros
  almacen* reserv* preserv* quedarselo quedarme_con archiv* atesor* retener retuvo copia_de_seguridad
de: behalten behalte behalt behaltst behielt behielten aufbewahr* aufheben_will aufgehoben_fur bewahr*
  speicher* gespeichert gelagert einlager* sparen spare sparst spart gespart sparte ersparnis* erspart
  aufspar* zurucklegen zuruckgelegt reservier* vorrat vorrate erhalten_bleiben archivier* sichern gesichert
  verwahr* aufgespart weggepackt beiseitegelegt lagern lagert
fr: garder garde gardes gardent gardons gardez gardais gardait gardee gardees garderai gardera gardant stock*
  sauvegard* epargn* economis* economie economies reserv* ranger_dans preserv* mettre_de_cote mis_de_cote
  archiv* entrepos* provision* coffre_fort enregistr* tresor conserver conserve conservee
pt: guardar guardo guardas guarda guardamos guardam guardava guardei guardou guardaram guardando guardado
  guardada guardados guarde conserv* poupar poupo poupa poupou poupando poupanca economiz* armazen* reserv*
  preserv* arquiv* salvar_o salvei_o salvo_no reter reteve manter_guardado estoque economia economias
  juntar_dinheiro
THROW OUT
en: throw throws threw thrown throwing chuck chucks chucked chucking toss tosses tossed tossing bin_it binned
  binning dump dumps_it dump_it trash trashed get_rid got_rid gets_rid rid discard* dispose disposed throw_out
  threw_out throw_away threw_away thrown_out chucked_out kick_out kicked_out kicks_out fling flung scrap*
  ditch ditched
es: tirar tiro tiras tira_la tiramos tiran tiraba tire tiraste tiraron tirando tirado tirada tirarlo echar
  echo echas echa echamos echan echaba eche echaste echaron echando echado lanzar lanzo lanza lance lanzado
  arroj* botar boto bota bote botado desech* deshacerse basura botarlo desprenderse expuls*
de: werfen werfe wirf wirfst wirft geworfen warf warfen wegwerf* weggeworfen wegwirft wegwarf wegschmeiss*
  weggeschmissen schmeissen schmeisst schmiss geschmissen rauswerf* rausgeworfen rausgeschmissen
  rausschmeissen rauswirft rausschmeisst rauswurf entsorg* loswerden losgeworden muell mull ausmist*
  ausgemistet entrumpel* hinwerfen hingeworfen hinausgeworfen rausgeflogen ausrangiert
fr: jeter jette jettes jettent jetait jetais jetee jetees jete jettera jetant balancer balance balances
  balancent balancait balancee virer_quelqu viree virer debarrass* bazard* poubelle poubelles lancer_par
  expuls* mettre_dehors mis_dehors mise_dehors foutre_dehors fout_dehors foutu_dehors rejet* evacu*
  larguer_les ficher_dehors
pt: jogar_fora jogou_fora joguei_fora joga_fora botar_fora botou_fora deitar_fora deitou_fora deitei_fora
  atirar atiro atira atirou atirei atirando lancar lanco lanca lancou lancei lancando arremess* descart*
  livrar livrei livrou livrar_se lixo lixeira expuls* desfazer desfiz desfez botou_pra_fora tacar tacou taquei
  tacando mandar_embora
REMOVE TAKE OFF
en: remove* take_off takes_off took_off taken_off taking_off take_away took_away takes_away taken_away
  undress* peel peels peeled strip stripped stripping empty emptied empties emptying drain drained draining
  clear_out cleared_out wipe_off erase* delete deletes deleted deleting unfriend* eliminate* detach* rub_out
  withdrew_the extract
es: quitar quito quitas quita quitamos quitan quitaba quite quitaste quitaron quitando quitado quitada
  quitarme quitarle quitarse sacar saco sacas saca sacamos sacan sacaba saque sacaste sacaron sacando sacado
  sacarme sacarlo retirar retiro_el vaciar vacio vacia borrar borro borra borre borrado elimin* desvest* pelar
  despoj* arrancar_le retire retiro retira quiten
de: ausziehen_die ausgezogen_hab abnehmen_die abgenommen_hat abnimmt wegmachen weggemacht entfernen entfernt
  entfernte losche loschen loscht geloscht loschte leeren leert geleert leerte leer leere leeren_wir leerer
  ausleeren ausgeleert ausraumen ausgeraumt rausholen rausgeholt herausholen herausgenommen abmachen
  abgemacht_hab abziehen abgezogen abwischen schalen_wir beseitig* wegtun ausgekippt gestrichen losch
fr: enlever enleve enleves enlevent enlevait enlevee enlevees oter ote retirer retire retires retirent
  retirait retiree vider vide vides vident vidait videe effac* supprim* elimin* deshabill* eplucher epluche
  sortir_du_sac depouill* decroch* detach* arracher arrache_le desinstall* virer_de_ma
pt: tirar tiro tiras tira tiramos tiram tirava tirei tiraste tirou tiraram tirando tirado tirada tire tirem
  retirar retiro retira retirei retirou remov* esvazi* vazio vazia vazios apagar_as apagou_as apaguei_as
  delet* excluir exclui excluiu elimin* descascar despir despiu despindo arrancar_fora desinstal*
CHOOSE SELECT
en: choose chooses chose chosen choosing choice choices select selects selected selecting selection pick_out
  picked_out opt opts opted option options prefer prefers preferred preference decide decides decided deciding
  decision decisions elect elected nominate* favour_the vote_for settle_on settled_on make_up_mind
es: elegir elijo eliges elige elegimos eligen elegi elegiste eligio eligieron elija eligiendo elegido elegida
  eleccion elecciones escog* escoj* seleccion* optar opto opta opcion opciones prefer* prefier* prefir* decid*
  decision decisiones decantarse
de: wahlen_zwischen wahle wahlst wahlt gewahlt wahlte auswahl* ausgewahlt aussuchen aussuche aussucht
  ausgesucht suchst_aus entscheid* entschied* wahl option optionen vorziehen bevorzug* auserw* entschluss*
  entschloss* festgelegt festlegen herausgesucht beschliess* beschloss*
fr: choisir choisis choisit choisissons choisissez choisissent choisissait choisi choisie choisis_un choisies
  choisira choix selection* opter opte option options prefer* decider decide decides decident decidons
  decidait decidee decision decisions elire elu trancher tranche_entre
pt: escolh* selecion* optar opto opta optou optei opcao opcoes prefer* prefir* decid* decisao decisoes eleger
  elege elegeu eleito eleicao eleicoes
WIN SUCCEED
en: win wins won winning winner winners triumph* victor* beat_them succeed* success successful successfully
  champion* medal medals prize prizes award awards awarded trophy come_first came_first score scored scores
  earned_it overcome overcame successes achieve achieves achieved achievement achievements passed_with_flying
  make_it_big breakthrough pay_off pays_off paid_off thrive thrives thriving prosper prospers prosperity
  accolade flourish*
es: ganar gano ganas gana ganamos ganan ganaba gane ganaste ganaron ganara ganando ganado ganador* triunf*
  exito vencer vence venci vencio vencido venzo campeon* premio premios medalla* trofeo lograr_el acert*
  exitos* logro_que consigo_que conseguido conseguimos consiguio consiguiendo consiguieron victori* premiad*
  alcanzar alcanzado alcance_el alcanzo prosper* conquista_de hazana* superar_el acierto aciertos merito
  meritos
de: gewinn* gewonnen gewann gewannen sieg siege siegen siegt gesiegt sieger* erfolg erfolge erfolgreich*
  triumph* meister meisterschaft preis_gewonnen medaille* pokal punkten trumpf uberwind* uberwunden besiegt
  besiegen siegreich toll_gewonnen erfolgen erfolgs* gelungene gelungener erreichte errungen leistung
  leistungen auszeichnung* ausgezeichnet_mit pokale durchbruch champion meister_geworden
fr: gagner gagne gagnes gagnent gagnons gagnez gagnais gagnait gagnee gagnera gagnant gagnante gagnants
  victoire* vaincre vaincu triomph* champion* medaille* reussite* succes trophee* remporter remporte
  prix_gagne surmont* marquer_un recompens* reussira reussissant reussirai victorieu* exploit exploits
  accompli accomplie accompliss* realisation_de prix_nobel percee prosper* m_en_sortir parvenue
  meriter_sa_place performances
pt: ganhar ganho ganhas ganha ganhamos ganham ganhava ganhei ganhaste ganhou ganharam ganhando ganhado
  ganhador* ganhe vencer venco vence venci venceu vencem vencendo vencido vencedor* vitori* triunf* sucesso
  campea* premio premios medalha* trofeu superar supero superei superou bem_sucedido bem_sucedida
  bem_sucedidos exito exitos consegues consigo_que conseguimos conseguindo conseguido conseguiram alcance_o
  conquistas conquistou conquistei realizac* vitoria_na premiad* campeoes prosper* dando_certo merito meritos
PLAY
en: play plays played playing playin game games gaming toy toys ball balls cards chess puzzle puzzles
  board_game playground hide_and_seek lego doll dolls playtime gamble* bet bets bingo lottery dice match
  matches teammate juggl* play_with console playstation xbox
es: jugar juego juegas juega jugamos juegan jugaba jugue jugaste jugo_con jugaron jugando jugado juegue juegos
  juguete* pelota pelotas balon cartas ajedrez muneca munecas videojueg* consola parchis domino loteria apost*
  apuest* play jugador*
de: spielen spiele spiel spielst spielt gespielt spielte spielten spiels spielzeug* spielplatz spielchen
  mitspiel* vorspiel* puppe puppen wurfel* schach brettspiel* gesellschaftsspiel* kartenspiel* zocken zockt
  gezockt zocke videospiel* konsole playstation puzzel* puzzle lotto wetten gewettet ball balle
  verstecken_spielen mensch_argere_dich
fr: jouer joue joues jouent jouons jouez jouais jouait jouaient jouee jouant jouet jouets jeux jeu joueur*
  ballon ballons balle poupee poupees echecs carte_a_jouer puzzle* console playstation loto pari
  paris_sportifs parier parie cache_cache partie_de video_ludique manette gamer
pt: jogar jogo jogas joga jogamos jogam jogava joguei jogaste jogou jogaram jogando jogado jogue jogos brincar
  brinco_de brincas brinca brincamos brincam brincava brinquei brincou brincando brinquedo* bola bolas boneca
  bonecas baralho xadrez videogame* consola loteria apost* partidinha
FOLLOW LEAD
en: follow follows followed_by followed following follower* lead leads led leading guide* guiding steer* chase
  chased chasing chases accompan* go_along went_along tag_along tagged_along go_with went_with pursue* pursuit
  track_him trail catch_up caught_up run_after behind_us direct directed
es: seguirle seguirme seguirte persegu* persig* siguiente_a guiar guio guia_me guiado condujo_a dirigir dirijo
  dirige dirigio dirigido encabez* lider* detras_de seguidor* conducir_a rastro alcanzarle ir_tras ir_detras
  sigueme comand* orient*
de: folgen folge folgst folgt gefolgt folgte folgten verfolg* nachlauf* nachgelaufen hinterherlauf*
  hinterhergelaufen hinterher nachgegangen nachgehen fuhren_durch fuhrt fuhrte gefuhrt fuhrung anfuhr* leiten
  leitet geleitet leitete leiter leiterin lenk* gelenkt nachkommen nachgekommen hinterhergefahren nachfolg*
  fuhrer
fr: suivre suis_le suivait suivais suivi suivie suivis suivent suivez suivons suivra suivant suivante suit_moi
  guider guide guides guidee diriger dirige dirigee mener mene menes menent menait menee conduire_a poursuite
  courir_apres court_apres orient* filature chef_de_file meneur
pt: seguir sigo segues segue seguimos seguem seguia segui seguiu seguiram seguindo seguido seguida siga
  perseg* persig* guiar guio guia guiou guiando dirigir_o dirige_o lider* conduzir conduz conduziu encabec*
  seguidor* atras_de correr_atras corre_atras correu_atras correndo_atras orient*
JOIN BELONG
en: join joins joined joining belong belongs belonged belonging member members membership participat*
  take_part took_part takes_part part_of include includes included including unite* connect* link linked
  join_in joined_in sign_up signed_up signs_up enrol* register registered involve* attend attends attended
  attending merge* combine* add adds adding added union contact contacts contacted
es: unir uno_a une unen uni_a unio unido unida unidos unirse unirme pertenec* pertenez* miembro* particip*
  apuntar apunto_a apunta apunte apuntado apuntarme apuntarse inclu* inscri* integr* formar_parte forma_parte
  conect* enlac* asist* sumarse combin* afili* matricul* apuntarnos
de: beitreten beigetreten beitritt mitmachen mitgemacht mitmacht mache_mit gehoren gehore gehorst gehort_zu
  gehorte zugehor* dazugehor* mitglied* teilnehm* teilgenommen teilnimmt teilnahm teilnahme anmeld* angemeldet
  verbind* verbunden verein vereine vereint anschliess* angeschlossen einbezogen einbezieh* dabei_sein
  eingeschlossen inklusive beteilig* kombinier* einschreib* eingeschrieben
fr: rejoindre rejoins rejoint rejoignent rejointe appartenir appartiens appartient appartenait appartiennent
  membre* particip* inscri* inclu* adher* faire_partie fait_partie fais_partie integr* unir uni unie unis
  joindre joint connect* relier relie reliee associ* combin* reuni_autour ensemble_avec assister assistait
  assiste
pt: entrar_no juntar_se unir une uniu unido unidos unida pertenc* membro* particip* inscri* inscrev*
  fazer_parte faz_parte faco_parte inclu* integr* conect* associ* afili* matricul* combin* socio socios
  ligado_a aderir aderiu
LET ALLOW
en: let lets letting let_me let_him let_her allow allows allowed allowing permit* permission may_i consent*
  agree_to enable* approve* approval grant_leave lemme tolerate* put_up_with puts_up_with stand_for
  give_permission authoris* authoriz* licence_to forbidden_to free_to welcome_to permissions can_i
  approval_from okayed green_light fine_with okay_with ok_with leave_to give_leave grant granted
es: dejar dejas dejo deja dejamos dejan dejaba dejaban deje dejaste dejaron dejara dejaria dejes dejen dejando
  dejado dejada dejame dejarme dejarle dejarlo dejarse permit* permiso permisos consent* autoriz* toler*
  aguant* soport* aprobar aprueba apruebo dejemos dejarla dejar_que deja_que me_deja me_dejan le_deja le_dejo
  te_dejo me_dejo consiente puedo_ir libre_de luz_verde visto_bueno admite_que dejan_ir dejen_ir da_permiso
de: lassen lasse lass lasst gelassen liess liessen liesst lasset erlaub* gestatt* genehmig* zugelassen
  ermoglich* durfen darf darfst durft durfte durften gedurft durfest billig* duld* toler* hinnehmen
  hingenommen zustimm* zugestimmt einwillig* bewillig* uberlassen zulass* lasst_mich lass_mich lasse_ihn
  lasst_ihn lasst_sie durftest frei_geben freigegeben freie_hand grunes_licht berechtig* geduldet
fr: laisser laisse laisses laissent laissons laissez laissais laissait laissaient laissee laissees laissera
  laisserai laisserait laissant permet* permis permise permission autoris* toler* consent* supporter supporte
  supportes supportent supportais supportait approuv* accorder accorde_moi permissions laisse_moi
  laisser_faire me_laisse me_laissent lui_laisse le_laisse la_laisse laissait_faire laisse_aller droit_de
  ai_le_droit a_le_droit feu_vert donne_le_droit libre_de
pt: deixar deixo deixas deixa deixamos deixam deixava deixavam deixei deixaste deixou deixaram deixaria
  deixara deixasse deixando deixado deixada deixe deixem deixes permit* permiss* autoriz* consent* toler*
  aguent* suport* aprovar aprova aprovou aprovado deixar_que deixa_eu me_deixa me_deixam deixo_ele deixo_ela
  deixa_ir deixar_ir deixou_ir libera liberou liberar liberdade_de sinal_verde da_licenca pode_ir posso_ir
  luz_verde
CAN BE ABLE
en: can cannot can_t cant could couldn_t couldnt able be_able being_able able_to capable might mightn_t may
  ability capability manage_to possible possibly possibility could_ve can_do cud capacity unable incapable
  impossible
es: poder puedo puedes puede podemos podeis pueden podia podias podian podiamos pude pudiste pudo pudimos
  pudieron podre podra podran podria podrias podrian podriamos pueda puedas puedan pudiera pudiese pudiendo
  podido capaz capaces capacidad posible posibles posiblemente imposible posibilidad* incapaz podamos
de: konnen kann kannst konnt konnte konnten konntest konntet gekonnt kannste kanns fahig fahigkeit* imstande
  vermag vermogen moglich mogliche moglichen moglichkeit* moglicherweise unmoglich unfahig in_der_lage
  unmogliche machbar schaffbar konne konnts ausserstande
fr: pouvoir peux peut pouvons pouvez peuvent pouvais pouvait pouvaient pourrai pourra pourras pourront
  pourrais pourrait pourraient pourrions pourriez puisse puisses puissent pu capable capables capacite*
  possible possibles possibilit* impossible incapable incapables en_mesure peut_etre puis_je
pt: poder posso podes pode podemos podem podia podias podiam pude pudeste podido poderei podera poderao
  poderia poderias poderiam possa possas possam pudesse pudessem puder puderam podendo capaz capazes
  capacidade* possivel possiveis possibilidade* impossivel incapaz incapazes
MUST SHOULD
en: must mustn_t must_ve have_to has_to had_to having_to gotta got_to need_to needs_to needed_to need needs
  needed needing should shouldn_t shouldnt should_ve ought oughta supposed_to supposed_to_be obligat* oblige*
  duty duties required require requires forced_to must_be necessary necessity compulsory
es: deber debo debes debe debemos deben debia debian debiste debio deberia deberias deberian deberiamos debere
  debera deba debiera tengo_que tienes_que tiene_que tenemos_que tienen_que tenia_que tuve_que tuvo_que
  hay_que habia_que necesit* oblig* preciso falta_me necesario necesaria necesidad*
de: mussen muss musst musste mussten musstest gemusst muesste muessen mus soll sollen sollst sollt sollte
  sollten solltest gesollt brauchen brauche brauch brauchst braucht gebraucht brauchte brauchten notig notige
  notwendig* pflicht pflichten verpflicht* erforderlich gezwungen benotig* zwang_mich bedarf
fr: devoir dois doit devons devez doivent devais devait devaient dut devrai devra devrais devrait devraient
  devrions devriez doive doivent_ils faut falloir fallait faudra faudrait fallu faille besoin besoins oblig*
  necessaire* necessit* contraint contrainte il_faut tenu_de
pt: dever devo deves deve devemos devem devia devias deviam deveria deverias deveriam devera deva tenho_que
  tens_que tem_que temos_que tinha_que tive_que teve_que tenho_de tem_de precis* obrig* necessit* necessari*
  ha_que preciso_de necessidade* dever_de
WILL WOULD
en: will won_t wont would wouldn_t wouldnt i_ll he_ll she_ll we_ll they_ll you_ll i_d he_d she_d we_d would_ve
  going_to about_to shall shan_t fixing_to would_like would_love d_like
es: seria serian habria habrian habriamos sera seran habra habran tendria tendre tendra tendran seriamos
  gustaria gustarian encantaria quisiera quisieran querria querrian estaria estarian estara estaran
  vendria_bien diria diran saldria_bien voy_a va_a van_a vamos_a vas_a
de: werden werde wirst wird werdet wurde wurden wurdest wurdet ware waren_wir warst_du hatte_gern mochte
  mochten mochtest mochtet worden gedenke wirds werd wollte_gern wurd ist_dabei wurds waere haette hatten_gern
  wird_es
fr: serait serais seraient serions sera serai seras seront aurait aurais auraient aurions aura aurai auront
  auras voudrait voudrais voudraient aimerait aimerais aimeraient adorerais dirait dirais viendrais vais_te
  va_y vais_me
pt: seria serias seriam seriamos sera serao serei haveria havera teria terias teriam teriamos tera terei terao
  estaria estariam estara estarei gostaria gostariam gostava_de adoraria queria_que quereria diria direi
  vou_te vai_se vao_se
SEEM APPEAR
en: seem seems seemed seeming seemingly appear appears appeared appearing apparent apparently look_like
  looks_like looked_like sound_like sounds_like sounded_like feels_like felt_like resemble* come_across_as
  impression impressions as_if as_though kinda_like likely unlikely probably probable
es: parecer parezco pareces parece parecemos parecen parecia parecian parecio pareciera parezca parezcas
  pareciendo parecido parecida parecidos aparent* aparec* aparez* impresion impresiones como_si por_lo_visto
  al_parecer probable* improbable semej* asemej* sonaba_a
de: scheinen scheine scheint schien schienen geschienen scheinbar anscheinend offenbar offensichtlich wirken
  wirke wirkt wirkte wirkten gewirkt aussehen aussieht aussah ausgesehen sieht_aus ahneln ahnelt ahnlich
  ahnliche eindruck eindrucke klingt klingen klang vorkommt_mir wahrscheinlich vermutlich wohl als_ob
fr: sembler semble sembles semblent semblait semblaient semblant semblerait paraitre parais parait paraissent
  paraissait paru apparemment apparait apparaitre apparence apparences avoir_l_air a_l_air air_de ressembl*
  impression impressions comme_si on_dirait probable* vraisemblablement similaire*
pt: parecer pareco pareces parece parecemos parecem parecia pareciam pareceu pareca parecendo parecido
  parecida parecidos aparent* impressao impressoes como_se pelo_visto pelos_vistos provavel* improvavel
  semelh* assemelh* soa_como
BE CALLED NAME
en: called name names named name_is naming nickname* surname surnames initials label* entitle_d title titles
  known_as aka so_called first_name maiden spelled_his spelt_his username goes_by
es: llamo_me llamo llamas llaman llamaba llamado llamada_asi llamarse me_llamo se_llama nombre nombres nombrar
  nombra apellido* apod* mote motes denomin* titulo titulos bautiz* conocido_como inicial iniciales tocay*
  etiquet* llama llames llamarlo llamaron
de: heissen heisse heisst hiess hiessen geheissen name namen namens nennen nenne nennst nennt genannt nannte
  nannten spitzname* nachname* vorname* benannt benennen bezeichn* betitel* titel titeln sogenannt* kosename*
  taufen tauft getauft familienname*
fr: appelle appelles appellent appelait appelais appelons appelee appele_ainsi s_appelle m_appelle nom noms
  nomme nommee nommer prenom prenoms surnom* pseudo pseudos sobriquet intitul* titre titres baptis* denomm*
  etiquet* qualifi* initiales appele appelez appeller
pt: chamo chamas chamam chamava chamado chamada_de chamar_se me_chamo se_chama nome nomes nomear nomeou
  apelid* sobrenome* alcunha* denomin* titulo titulos batiz* conhecido_como xara rotul* etiquet* iniciais
  chama chamou chamar chame chamei chamaram chamando
LIVE RESIDE
en: live lives lived living livin reside* dwell* stay_with inhabit* move_in moved_in moves_in moving_in settle
  settled settles settling based_in grew_up_in housed lodg* roommate* flatmate* housemate* cohabit*
  neighbourhood_where living_with live_with live_in lives_in lived_in lives_with lived_with live_together
  living_together living_alone lives_alone stay_at stays_at staying_at stayed_at homeless homelessness
  residing born_in share_a_flat share_a_house crash_at
es: vivir vivo vives vive vivimos viven vivia vivian vivi viviste vivio vivieron viviendo vivido vivira
  viviria viva vivan convivir convivo convive convivimos convivencia residir reside resido residencia habit*
  instal* radicar aloja alojado alojamiento inquilin* vivo_en vives_en vive_en viven_en vivimos_en vivia_en
  vivir_en viviendo_en vivo_con vive_con vivimos_juntos viviendo_juntos vivo_sola vivo_solo vive_sola
  vive_solo conviviendo alojar* hosped* quedarme_en naci_en sin_techo sin_hogar
de: wohnen wohne wohnst wohnt gewohnt wohnte wohnten lebe leben_zusammen lebst lebt lebten lebte gelebt
  zusammenwohn* zusammenzieh* zusammengezogen zusammenleb* wohnhaft bewohn* hausen niedergelassen niederlass*
  wohnsitz mitbewohner* untermiet* einquartier* beheimatet ansassig zusammen_wohnen leb wohn untergebracht
  eingerichtet einricht* wohnend gewohnt_in gewohnt_bei lebe_in lebt_in leben_in lebte_in lebe_mit lebt_bei
  ubernacht* untergekommen unterkommen obdachlos* geboren_in haust
fr: habiter habite habites habitent habitons habitez habitais habitait habitaient habitee habitant habitants
  vivre vis vit vivons vivez vivent vivais vivait vecu vivra vivant loger loge loges logent logeait resid*
  cohabit* coloc* heberg* vivait_a installee installes installons vive vivions vis_a_paris vivre_chez vit_chez
  vis_chez vit_avec vis_avec vivons_ensemble vivent_ensemble sdf sans_abri ne_a_paris grandi_a crecher
  creche_chez
pt: morar moro moras mora moramos moram morava moravam morei morou moraram morando morado more viver vivo
  vives vive vivemos vivem vivia viviam vivi viveu viveram vivendo vivido viva convivo conviver convive
  convivemos convivencia residir reside resido residencia habit* instal* hosped* alojar alojamento moro_com
  mora_com vivo_em vive_em vivemos_em vivo_com vive_com fico_em ficar_em nasci_em sem_teto sem_abrigo
  morador_de_rua moremos more_com
SIT STAND LIE
en: sit sits sat sitting sittin seat seated stand stands stood standing standin lie_down lies_down lay_down
  lying_down lying lean leans leaned leant leaning kneel* knelt crouch* squat_down bend bends bent bending
  sit_down sits_down sat_down sitting_down perch* reclin* lies_in slouch* upright seats lying_in_bed bend_over
  posture bench benches chair chairs armchair* stool* curl_up curled seating laid_down settle_down
es: sentar siento_en sienta sientas sientan sentaba sente sentaste sentaron sentado sentada sentados sentadas
  sentarse sentarme sentarnos sientate acostar acuesto acuesta acosto acoste acostado acostada acostarse tumb*
  recost* apoy* de_pie agach* arrodill* inclin* echarse sento sentamos sentando silla sillas banco_del_parque
  asiento* parado_de_pie parada_de_pie acostamos echado_en echada_en encorvad* postura* erguid* tendido_en
  parado_en
de: sitzen sitze sitzt sitz gesessen sass sassen hingesetzt setz_dich stehen stehe steh stehst steht gestanden
  stand standen liegen liege liegst liegt gelegen lag lagen hinlegen_will anlehn* angelehnt lehnt lehnen
  gelehnt knie_nieder knien kniet gebuckt sitzend stehend lieg setz dich_setzen hinsetz* hinstell* leg_dich
  hinleg* lege_mich knie_mich gekniet lehne buck* hock* gehockt haltung stuhl stuhle sessel* sitzplatz*
  aufrecht hingehockt gelegen_haben kniete
fr: asseoir assieds assied assois assoit assis assise assises asseyait asseyez asseyons debout coucher couche
  couches couchent couchait couchee s_allonge s_assoit s_assied appuy* appuie accroup* agenouill* siege
  siege_de assoir s_asseoir chaise* banc bancs rester_debout couche_sur allonge* etendu etendue s_allonger
  a_genoux pench* adosse* affal* tabouret* posture* vautr* se_lever_de_table se_coucher avachi* inclin*
  tenir_debout dresse_sur cambre* assoient lever_debout accoude appuye_contre redresse
pt: sentar sento senta sentas sentam sentava sentei sentou sentaram sentando sentado sentada sentados sentadas
  sente deitar deito deita deitava deitei deitou deitado deitada deitados deitando em_pe de_pe encost* apoi*
  agach* ajoelh* inclin* recost* debruc* sentamos cadeira* banco_da_praca assento* ficar_de_pe postura*
  erguid* poltrona_reclin escorad* estirad* curvad* sentadinh* levantar_da_cadeira esparram* sente_se deitam
CHECK MONITOR
en: check checks checked checking double_check inspect* examine* review reviews reviewed reviewing verif*
  go_through goes_through went_through going_through test tests tested testing monitor* control controls
  controlled controlling controlling_the keep_tabs keep_an_eye look_into looked_into make_sure look_over scan
  scanned scans audit ensure* ticked tick ticks logged correct corrected corrects supervise supervised
  supervising
es: revisar reviso revisas revisa revisamos revisan revisaba revise revisaste revisando revisado revisarme
  revisarle revision comprob* comprueb* verific* controlar controlo controla controlas controlan controlaba
  controle controlado control examin* inspec* vigil* chec* supervis* repas* asegur* monitor* cotej*
de: prufen prufe prufst pruft gepruft prufte uberpruf* kontroll* nachpruf* checken checkt gecheckt checke
  testen teste testet getestet untersuch* nachsehen nachgesehen nachschau* nachgeschaut durchgegangen
  durchsehen durchgesehen uberwach* inspizier* begutacht* vergewisser* uberblick beaufsichtig* aufpassen
  aufgepasst durchgehen durchgeht durchgehe
fr: verifi* control* examin* inspect* surveill* checker check teste tester teste_les assurer_que assure_que
  relire relu relis regarder_si s_assurer revoir revu eplucher_les supervis* monitor* passer_au_crible
  parcour*
pt: verific* confer* confir* checar checo checa chequei checou checando control* examin* inspec* revisar
  reviso revisa revisei revisou revisao rever revi reviu supervision* monitor* testar testo testa testei
  testou fiscaliz* assegur* averigu* vigiar vigia vigiava vigiou vigiando
COUNT MEASURE
en: count counts counted counting measure measures measured measuring measurement* weigh weighs weighed
  weighing calculat* add_up adds_up added_up number_of estimate* tally sum sums compare* comparing comparison
  total totals rate_it numbered maths reckon_up size_up
es: contar_los contarlos cuento_los contaba_los conte_los medir mido mide miden medi midio medido midiendo
  medida medidas pesar peso_los pesa peso pesado calcul* sumar sumo suma sume sumado estim* cantidad_de restar
  multiplic* cifra cifras numero_de cuentas recuento comparar comparo compara comparas comparado comparacion*
de: zahlen zahle zahlst zahlt_nach gezahlt zahlte abzahl* nachzahl* messen misst gemessen mass_nehmen massen
  messe wiegen wiege wiegt gewogen wog rechnen rechne rechnet gerechnet rechnete ausrechn* ausgerechnet
  berechn* vergleich* verglich* summe summen addier* zusammenrechn* dividier*
fr: compter compte comptes_les comptent comptait comptais comptee mesur* peser pese pesait pesee calcul*
  additionn* somme_de sommes_des estim* evalu* compar* chiffr* recompt* denombr* totalis* quantit* soustrai*
  multipli*
pt: contar_os contando_os medir meco mede medem medi mediu medido medindo medida medidas pesar peso pesa pesou
  pesei pesado calcul* somar somo soma somei somou somado estim* quantia quantas contagem numerar conta_os
  dividir_por multiplic* avali* comparar compara comparou comparado comparacao
FILL POUR
en: fill fills filled filling pour pours poured pouring top_up topped_up full_up fill_in filled_in fill_out
  filled_out refill* stuff stuffed stuffing overflow* pump pumped charge_my charged_my charging soak soaked
  soaking full fuller brim crammed
es: llenar lleno llenas llena llenan llenaba llene llenando llenado llenos llenas_de rellen* verti vierto
  vierte echar_agua colm* repleto repleta inund* rebos* empap* saturar saturado recargar recargo recarga
  recargue servir_un surtir atest* verter vertido vertio
de: fullen fullt gefullt fullte voll volle vollen voller volles vollgestopft ausfull* ausgefullt auffull*
  aufgefullt nachfull* eingiess* eingegossen giessen giesst gegossen goss einschenk* eingeschenkt schutten
  schuttet geschuttet stopfen stopft gestopft vollmachen vollgemacht randvoll uberlauf* tanken tankt getankt
  aufladen aufgeladen aufladt
fr: remplir remplis remplit rempli remplie remplis_les remplies verse verser versee plein pleine pleins
  pleines rempliss* combler comble debord* inond* recharg* imbib* tremper trempe trempee arros* faire_le_plein
  servir_a_boire versait versent bourrer
pt: encher encho enche enchem enchia enchi encheu encheram enchendo enchido cheio cheia cheios cheias preench*
  despej* derramar_agua lotado lotada lotar recarreg* carregar_o_celular abastec* encharc* transbord* entup*
  inund* repleto repleta
CUT
en: cuts cut cutting cut_off cutter chop chops chopped chopping slice* slicing trim trims trimmed trimming
  snip* tear_up tore_up torn tear_off ripped_up clip clipped shave shaves shaved shaving haircut mow mows
  mowed mowing saw_off split splits splitting_wood cut_out
es: cortar corto_el cortas corta cortamos cortan cortaba corte cortaste cortando cortado cortada cortarle
  recort* trocear trocea rebanar rebanada* afeit* rasur* podar podo poda segar tajada* picar pico_la
  romper_el_papel rasgar rasgo_la rajar partir_en_dos pelado corte_de_pelo corte_el_pelo
de: schneiden schneide schneidet schneidest geschnitten schnitt_den schnitten schnitt abschneid* abgeschnitten
  ausschneid* ausgeschnitten hacken_holz hackt gehackt zerteil* zerschneid* zerschnitten scheibe scheiben
  rasier* mahen maht gemaht stutzen_wir trennen_wir spalten haarschnitt zerreiss* zerrissen gerissen
  zuschneiden sagen_holz reissen reisst riss
fr: couper coupe coupes coupent coupons coupait coupais coupee coupees coupant coupure decoup* hacher hache_en
  tond* raser rase tailler taille_les taillee dechir* fendre fendu morcel* trancher_le rogn* rasoir rasee
  rasait tranches
pt: cortar corto cortas corta cortamos cortam cortava cortei cortaste cortou cortaram cortando cortado cortada
  corte recort* picar_a picado picada_a fati* raspar raspou barbear fazer_a_barba aparar aparou aparei rasg*
  podar podou partir_ao_meio serrar corte_de_cabelo furar furou furo
STICK TIE FASTEN
en: stick sticks stuck_on sticking sticky glue* tape taped tie ties tied tying knot knots fasten* bind binds
  bound strap strapped buckle* attach_the pin pinned hook hooked nail_to nailed screw_in screwed button
  buttons zip_up lace laces string belt ribbon
es: pegamento pegatina* pegado pegada pegados pegajos* adherir adhes* atar ato_los ata atado atada atados
  amarr* anudar nudo nudos abroch* sujetador_de cinta cintas clav* grapa* enganch* cordon cordones boton
  botones ligar_el correa cinturon cremallera fijar
de: kleben klebe klebt geklebt klebte klebrig* aufkleb* aufgeklebt festkleb* kleber binden binde bindet
  gebunden band_zu banden schnur schnure knot* anbind* angebunden befestig* festmachen festgemacht zubinden
  zugebunden haken haftet haften heften geheftet nagel_in festschrauben schraub* geschraubt gurtel knopf
  knopfe
fr: coller colle colles collent collait collee collees collant scotch* autocollant* attacher attache attaches
  attachent attachait attachee nouer noue noeud noeuds lier lie liee lies fixer_au fixee visser visse clou
  clous clouer agraf* boutonn* bouton boutons ficelle lacet lacets ruban ceinture
pt: colar colo_na cola colei colou colando colado colada colados grud* adesivo* amarr* atar atou atei_os atado
  no_cego nos_cegos prender_o prendi_o fita fitas cadarc* botao botoes cordao aparafus* cinto ziper
  fecho_ecler abotoar costurar_o encaix* fixar pregar pregou preguei prego pregado
PRESS RING KNOCK
en: press presses pressed pressing push_the_button squeeze* squeezing tap tapped taps tapping click clicks
  clicked clicking ring_the rang rings ringing ringed doorbell bell bells knock_on knocked_on knocks_on
  knocking_on buzz buzzed buzzes beep* type typed typing swipe* ping pinged hoot hooted honk*
es: apretar aprieto aprieta apretaba aprete apreto apretado apretando presion* pulse pulsar clic clicar click
  tocar_el_timbre timbre timbres sonar suena suenan sonaba sono sonado sonando campana campanas
  tocar_la_puerta toca_el_timbre tecle* exprim* estruj* pitar pita pito bocina claxon zumb* suene suenen
  pulso_el pulsa pulsado
de: drucken drucke druckst druckt gedruckt druckte knopf_drucken pressen presst gepresst presste quetsch*
  gequetscht klicken klickt geklickt klick klingel* geklingelt klopfen klopft geklopft klopfte anklopf*
  angeklopft lautet_es gelautet lautete glocke glocken tippen tippt getippt tippte piep* hupen hupt gehupt
fr: appuyer_sur appuie_sur presser presse_le pressee serrer serre serres serrent serrait serree clic clique
  cliquer cliques sonner sonne sonnes sonnent sonnait sonnette* sonnerie* cloche cloches toquer toque toquait
  frapper_a_la_porte frappe_a_la_porte tapoter pianot* tapoter_sur klaxon* bip bipe interphone
pt: apertar aperto aperta apertei apertou apertado apertando espremer espremeu clic* cliquei campainha* tocar
  toco tocas toca tocam tocava toquei tocou tocando tocado sino sinos bater_na_porta bateu_na_porta
  bati_na_porta digit* buzin* apit* teclar pressionar pressiona pressionou soe soar soou
SWITCH ON OFF
en: switch switches switched switching turn_on turned_on turns_on turn_off turned_off turns_off switch_on
  switched_on switch_off switched_off plug plugged unplug* charger battery batteries power_off remote remotes
  on_off activate* deactivat* disable* log_in logged_in log_out reboot* muted mute unmute volume socket
es: encender enciendo enciende encienden encendi encendio encendido encendida encendidos encienda prender
  prendo prende prendi prendio prendido prendida apagar apago apagas apaga apagan apague apagado apagada
  apagando enchuf* desenchuf* activ* desactiv* interruptor* bateria baterias cargador desconect* volumen
  silenciar silenciado silencie
de: einschalt* eingeschaltet anschalt* angeschaltet ausschalt* ausgeschaltet anmachen angemacht anmacht
  ausmachen ausgemacht_hat ausmacht abschalt* abgeschaltet abstell* schalter stecker steckdose* einstecken
  eingesteckt ausstecken akku akkus batterie batterien ladegerat* aktivier* deaktivier* stummschalt* stumm
  einloggen eingeloggt hochfahren runterfahren fernbedienung* lautstarke aufgedreht aufdrehen
fr: allumer allume allumes allument allumait allumee allumees eteindre eteins eteint eteinte eteignent
  eteignait branch* debranch* activ* desactiv* interrupteur* batterie batteries chargeur* prise_de_courant
  demarrer_le bouton_on rallum* deconnect* telecommande* volume muet couper_le_son piles
pt: ligar ligo ligas liga ligamos ligam ligava liguei ligou ligaram ligando ligado ligada ligue desligar
  desligo desliga desliguei desligou desligado desligada desligando desligue acender acendo acende acendi
  acendeu aceso acesa apagar apago apaga apaguei apagou apagado apagada tomada tomadas interruptor* ativ*
  desativ* bateria carregador volume
RUN JUMP DANCE
en: run runs ran running runnin jogged sprint* race races raced racing rush rushes rushed rushing hurry
  hurries hurried hurrying jump jumps jumped jumping hop hopped hopping leap* skip skipped skipping dance*
  dancing swim swims swam swimming fly_off flew dash dashed run_away ran_away cycled jogs jogging fly flies
  flying
es: correr corro corres corre corremos corren corria corri corriste corrio corrieron corriendo corrido corra
  carrera carreras saltar salto saltas salta saltan salte saltando saltado brinc* bailar bailo bailas baila
  bailamos bailan baile bailando bailado apur* prisa prisas nadar nado nada_en nadando volar vuela volando
  huir trotar
de: rennen renne rennt rannte gerannt laufen laufe lauf laufst lauft gelaufen lief liefen joggen joggt gejoggt
  springen springe springt gesprungen sprang hupfen hupft gehupft tanzen tanze tanzt getanzt tanzte tanz eilen
  eilt geeilt beeil* eilig eile schwimmen schwimmt geschwommen geflogen flog wegrennen weggerannt gehetzt
  hetzt fliegen fliegt fliegst
fr: courir cours_vite court courent courons courait courais couru courant_apres course_a_pied fonce foncer
  footing sauter saute sautes sautent sautait sautant danser danse_avec danses dansent dansait dansant dansee
  depech* presse pressee_de nager nage nageait voler_dans_le sprint* galop* bondi* gambad* accour* trotter
  precipit* plonge plonger
pt: correr corro corres corre corremos correm corria corri correste correu correram correndo corrido corra
  corrida corridas pular pulo pulas pula pulam pulava pulei pulou pulando saltar salto salta saltou dancar
  danco danca dancamos dancei dancou dancando dancam apress* pressa nadar nado nadei nadando voar voa voou
  voando
WALK STEP
en: walk walks walked walking walkin step steps stepping stroll* pace paced pacing tread hike hikes hiked
  hiking on_foot stride* trek* tiptoe* crawl* crept creep limped limp barefoot footsteps drive drives drove
  driven driving ride rides rode ridden riding cross crossed crosses crossing wander* hiker runner* march*
  climb_stairs skip_along limping dog_walk walkies rush_up speed_walk
es: andar ando andas anda andamos andan andaba anduve anduvo andando andado pase_o pasear paseo pasea paseamos
  paseando paseos paso_a_paso pisar piso_el pisa pisada* marchando a_pie conducir conduzco conduce conducia
  manejar cruzar cruzo cruza cruce cruzado gatear gatea gateando camin* pisado anda_por andabamos paseaba
  senderismo excursion_a_pie pasos gatea_por cojear vagar deambul* recorr* zancada* escalon*
de: spazier* schritt schritte schritten wander* gewandert gebummelt zu_fuss barfuss marschier* stapf* trampel*
  treten_auf kriechen kriecht gekrochen krabbel* gekrabbelt humpel* uberquer* fussganger* herumlauf*
  herumgelaufen laufend fahrend fahrer autofahren radeln geradelt fahrrad_fahren uber_die_strasse fussweg
  gehe_spazieren renn* bummel* schlender* geschlendert hupf* rutsch* hink* gassi gassigehen sprint*
  treppensteigen umherlauf* traben trabt zufuss
fr: marcher marche marches marchent marchons marchait marchais marchant promen* balade* randonn* pas_a_pas
  a_pied traverser traverse traverses traversent traversait traversee deambul* ramper rampe boite_a pietin*
  conduire conduis conduit conduisait conduisent rouler_en errer errait arpent* enjamb* flaner courant_dehors
  foulee* trottiner trotte trottait bondir bond glisse_sur boiter boite_de_la flane erre vadrouill*
  faire_un_tour
pt: andar ando andas anda andamos andam andava andei andou andaram andando andado passear passeio passeia
  passeamos passeando passeios passo_a_passo pisar piso_no pisa pisei pisou marchar a_pe engatinh* dirigir
  dirijo dirige dirigia dirigi dirigiu dirigindo atravess* cruzar cruzo cruza cruzei cruzou guiar_o_carro
  conduzindo caminhar caminho caminha caminhando caminhei caminhou anda_a_pe caminho_a_pe caminhada* trilha*
  corrida* passos salt* mancar mancando vagar vague* percorr* perambul* trote trotar engatinha_por degrau*
  rastej* desfil* zanz* bater_perna
MEET PASS BY
en: meet meets met meeting meetings meet_up met_up meets_up bump_into bumped_into bumps_into run_into ran_into
  runs_into pass passes passed passing pass_by passed_by passes_by walk_past walked_past drive_past drove_past
  go_past went_past encounter* past_the come_by drop_by drops_by dropped_by call_round reunion get_introduced
  by_chance coincidence*
es: conocer conozco conoces conoce conocemos conocen conocia conoci conociste conocio conocimos conocieron
  conozcas conociendo conocido conocida encontrarnos nos_encontramos topar reunion reuniones cruzarse cruzarme
  cruce_con pasar_por pase_por coincid* cita citas quedar_con quedamos_con casualidad* por_casualidad topo
  topamos topado encontrarte pasamos
de: treffen treffe treff triffst trifft getroffen traf trafen trefft begegn* kennenlern* kennengelernt
  lernten_uns verabred* vorbei vorbeigehen vorbeigegangen vorbeigeht vorbeifahr* vorbeigefahren vorbeilauf*
  vorbeigelaufen vorbeischau* vorbeigeschaut uber_den_weg zufall zufallig zufalle wiedersehen wiedergesehen
  wiedersieht getroffene treffpunkt zusammentreffen
fr: rencontr* croiser croise croises croisent croisait croisee retrouvailles rejoindre_pour tomber_nez passer
  passe passes passent passait passais passee passant passer_devant passe_devant passe_par hasard par_hasard
  coincidence* rendez_vous reunion reunions revoit connaitre_en nous_croisons coudoy* cotoy*
pt: conhec* encontro encontros encontrar_com encontrei_com encontrar_se reuniao reunioes cruzei_com cruzar_com
  esbarr* topar topei topou passar passo passas passa passamos passam passava passei passaste passou passaram
  passando passar_por coincid* acaso por_acaso dar_de_cara marcar_de passasse passe
STEAL BORROW
en: steal steals stole stolen stealing thief thieves theft nick nicked nicking rob robs robbed robbing
  burglar* shoplift* borrow borrows borrowed borrowing swipe_it embezzl* rip_off ripped_off cheat_out swindle*
  scam* fraud con_man conned loan loans pickpocket*
es: robar robo robas roba roban robaba robe robaron robando robado robada robarle robos ladron* hurt* sustra*
  birl* chorr* mangar mango_el estaf* timar timo timaron pedir_prestado pido_prestado tomar_prestado prestamo
  prestamos fraude* rateros ratero
de: stehlen stehle stiehlt gestohlen stahl stahlen klauen klaue klaut geklaut klaute diebstahl* dieb diebe
  diebin einbruch einbruche einbrecher eingebrochen beklau* bestehl* bestohlen ausrauben ausgeraubt borgen
  borgt geborgt ausleih* ausgeliehen leihen leihe leiht geliehen lieh entwend* unterschlag* abgezockt abzock*
  darlehen
fr: voler vole voles volent volait volee voles_moi voleur* vols piquer pique piques piquait faucher chaparder
  chourav* derober derobe cambriol* emprunt* escroqu* arnaqu* fraud* detourner_de dettes pret prets vol vol_a
  piquer_dans
pt: roubar roubo roubas rouba roubam roubava roubei roubou roubaram roubando roubado roubada ladrao ladroes
  ladra furt* assalt* surrupi* pedir_emprestado peguei_emprestado pegar_emprestado pega_emprestado
  pediu_emprestado emprestimo* golpe_do golpista* fraude* passar_a_mao afanar
SHARE DIVIDE
en: share shares shared sharing divide divides divided dividing distribute* split_it split_up_the halves
  half_each portion* split_the_bill go_halves dole allocate* allot hand_out handed_out in_common joint jointly
  communal pool_the exchange_of
es: compartir comparto compartes comparte compartimos comparten compartia comparti compartio compartieron
  compartiendo compartido compartida comparta repart* distribu* dividir divido divide dividimos dividido
  partes_iguales mitad mitades porcion* en_comun entre_los_dos a_medias asign* comun comunes
de: teilen teile teilst teilt geteilt teilte teilten aufteil* aufgeteilt verteil* mitteilen_wir halfte halften
  gemeinsam gemeinsame gemeinsamen gemeinsames anteil anteile austeil* ausgeteilt halbe_halbe portion*
  einteil* eingeteilt zuteil* geteilte halbieren halbiert zusammenlegen
fr: partag* repart* distribu* diviser divise divisee divisent moitie moities part_egale portion* en_commun
  commun commune communs communes morceau_chacun attribu* moitie_moitie separer_en mutualis* dispatch* scinder
pt: compartilh* partilh* repart* dividir divido divides divide dividimos dividem dividiu dividi dividindo
  dividido dividida distribu* metade metades porcao porcoes em_comum comum comuns meio_a_meio racha rachar
  rachamos rachou a_meias ratear
CLEAN UP TIDY
en: clean cleans cleaned cleaning cleanin tidy tidies tidied tidying clean_up cleaned_up wash washes washed
  washing wash_up washed_up wipe wipes wiped wiping scrub* sweep sweeps swept sweeping hoover* vacuum* mop
  mops mopped mopping dust dusted dusting polish* rinse* declutter* iron irons ironed ironing laundry chores
  housework tidy_up organise organised organising organize organized organizing unpack unpacked unpacking
  chore housekeeping dusting_off spring_clean chore_list arrange arranging
es: limpi* lavar lavo lavas lava lavan lavaba lave lavando lavado lavarse lavadora fregar friego friega
  fregando barrer barro barre barrido barriendo recoger_la_casa planch* trapear trapeo fregona escoba
  lavavajillas tareas_domesticas tender colada ordenar ordeno ordena ordenado ordenada ordenando aspirar
  aspiradora desorden* arreglar_cuarto organizar organizo organiza organizado organizada organizando acomodar
  acomoda acomodo quehacer* tareas_de_la_casa tareas_del_hogar doblar doblo dobla doblado ama_de_casa
de: putz* geputzt reinig* gereinigt sauber saubere sauberen sauber_machen saubermach* saubergemacht waschen
  wasche wascht gewaschen wusch abwasch* abgewaschen spulen spult gespult wischen wischt gewischt wischte
  kehren kehrt gekehrt fegen fegt gefegt aufraum* aufgeraumt staubsaug* gesaugt bugel* gebugelt haushalt
  hausarbeit* schrubb* ordnung abspulen staub raumt raume_auf ordentlich* ordnen geordnet organisier* sortier*
  wegraumen weggeraumt haushalt_machen verstauen verstaut hausfrau* hausmann
fr: nettoy* nettoie nettoies propre propres laver lave laves lavent lavait lavee menage vaisselle ranger range
  ranges rangent rangeait rangee balayer balaie balai balaye aspirateur frotter frotte recurer essuyer essuie
  essuye repasser repasse repassage lessive lessives epousset* rincer rince linge ordre range_ta range_tes
  rangeais rangement* ranger_la ordonne organis* trier trie triee tri taches_menageres corvee corvees deballer
  deballe desencombr* mettre_en_ordre remettre_en_place classer ordre_maison faire_les_lits femme_au_foyer
pt: limp* lavar lavo lavas lava lavam lavava lavei lavou lavando lavado lavada varrer varro varre varri varreu
  varrendo vassoura passar_roupa passar_ferro aspirador esfreg* enxag* faxina* pano_de_chao louca roupa_suja
  tarefas_domesticas organiz* desarrum* tarefas_de_casa tarefas_da_casa afazeres dobrado desempac*
  desfazer_malas dona_de_casa donas_de_casa lida_da_casa arrum*
CAUSE
en: cause causes caused causing provoke* trigger triggers triggered triggering bring_about brought_about
  result_in resulted results_in result results lead_to leads_to led_to effect effects affect affects affected
  affecting influence* impact* consequence* reason_for due_to source_of give_rise generate* because_of
  owing_to
es: causar causo causas causa causan causaba cause causaron causando causado provoc* origin* ocasion* afect*
  efecto efectos influ* impact* consecuencia* result* motivar motivo motivos debido_a por_culpa_de repercu*
  desencaden* generar genera generan generado
de: verursach* auslos* ausgelost hervorruf* hervorgerufen bewirk* fuhrt_zu ursache* grund_fur folge_davon
  folgen_davon auswirk* ausgewirkt wirkung* einfluss* beeinfluss* ergebnis ergebnisse resultat* effekt*
  konsequenz* aufgrund provozier* herbeifuhr* bedingt grunde anlass
fr: causer cause_de causes causent causait causee provoqu* entrain* declench* occasionn* engendr* influ*
  impact* effet effets consequence* resultat* resulter suscit* motif motifs raison_de a_cause a_cause_de
  grace_a origine generer genere generent affecter affecte affectee affectent
pt: causar causo causas causam causava causei causou causaram causando causado causada provoc* origin* gerou
  gera gerar ocasion* afet* efeito efeitos influ* impact* consequenc* result* motivo motivos por_causa
  por_causa_de por_culpa_de desencade* acarret*
PREVENT AVOID
en: prevent* avoid* stop_from stops_me stop_me hinder* obstruct* block blocks blocked blocking evade* dodge*
  escape escapes escaped escaping steer_clear stay_away stays_away keep_away keeps_away kept_away get_out_of
  wriggle forbid* forbade ban banned bans prohibit* refuse* refusing not_allowed deny denied denies averted
es: evit* imped* impid* prevenir prevengo previene prevencion esquiv* eludir elude obstacul* escap* huyo huye
  huyendo rehuir alejarse alejarme alejado prohib* negar_se niega niego nego rehus* rechaz* estorb* librarse
  zafar* negar negarse negue negado vetar
de: vermeid* vermied* verhinder* hindern hindert gehindert hinderte abhalten abgehalten abhalt ausweich*
  ausgewichen weicht_aus entkomm* entkam entgeh* entgangen flucht fluchten fluchtet fliehen flieht geflohen
  meiden meidet gemieden mied verbiet* verboten verbot blockier* weiger* geweigert verweiger* ablehn*
  abgelehnt drucken_vor sperren gesperrt
fr: evit* empech* prevenir previent prevention esquiv* contourn* echapper echappe echappent fuir fuis fuit
  fuyait interdi* refus* defendu_de barrer_la gener_le obstacle* entrav* denier bloquer_sur eloigner_de
pt: evit* imped* impec* prevenir previne prevencao esquiv* contornar escapar escapo escapa escapei escapou
  escapando fugir fujo foge fugi fugiu fugindo proib* negou nego recus* atrapalh* obstaculo* afastar_se barrar
  barrou negar nega neguei negado vetar vetou
PROTECT
en: protect* guard guards guarded guarding shield* safeguard* defend* defens* look_after looks_after
  looked_after looking_after take_care takes_care took_care taking_care shelter* secure secured security safe
  safer safely safety care_for cares_for cared_for watch_over rescue* insured insurance
es: proteg* protec* defend* defiend* defensa cuidar cuido cuidas cuida cuidamos cuidan cuidaba cuide cuidando
  cuidado cuidarme cuidarse cuidados resguard* ampar* refugi* salvar salvo salva salve salvado segur* rescat*
  escudo a_salvo atend* atiend*
de: schutz schutzen schutzt geschutzt schutzte beschutz* verteidig* sicherheit kummern kummert gekummert
  kummerte kummere sorgen_fur sorgt_fur gesorgt hutet huten abgesichert absicher* retten rettet gerettet
  rettete bewach* zuflucht obhut gepflegt versorg* sicherer sicherste sicher geborgen geborgenheit pflege
  pflegen pflegt pflegst pflegte
fr: proteg* protec* defend* defense securit* sur_et_sauve s_occuper s_occupe s_occupait m_occupe occuper_de
  prendre_soin prend_soin prends_soin abriter abri sauver sauve sauves sauvee secour* mettre_a_l_abri veill*
  preserver_de gardien* refuge assurance assurances soigner soigne soignait soignee
pt: proteg* protej* protec* defend* defes* cuidar cuido cuidas cuida cuidamos cuidam cuidava cuidei cuidou
  cuidando cuidado cuidados cuide resguard* ampar* abrig* salvar salvo salva salvou salvei resgat* a_salvo
  socorr* zelar tomar_conta toma_conta seguranca seguro seguros seguras
REACH ACHIEVE MANAGE
en: reach reaches reached reaching achiev* manage manages managed managing accomplish* attain* fulfil* make_it
  made_it makes_it get_through got_through gets_through get_by gets_by cope copes coped coping pull_off_the
  pull_it_off realise_my goal goals aim aims aimed target targets pass_the_exam fail fails failed failing
  failure* aspire
es: alcanz* lograr logro logras logra logramos logran lograba logre lograste lograron logrando logrado logros
  llegar_a cumplir cumplo cumple meta metas objetivo objetivos apan* salir_adelante superar supero supera
  superado fracas* sobrell* rendimiento cumples cumplen cumpli cumplio cumplimos cumplido cumplia
de: schaffen schaffe schaff schaffst schafft geschafft schaffte schafften erreich* gelang* gelingen gelingt
  gelungen bewaltig* hinbekommt hinkriegt klarkomm* klargekommen klarkam ziel ziele zielen auskommen auskommt
  zurechtkomm* zurechtgekommen erfull* scheiter* gescheitert versagen versagt versagte bestehen bestanden
  meistern fehlschlag* durchkommen
fr: atteindre atteins atteint atteinte atteignent reussir reussis reussit reussissent reussi reussie
  reussissait parviens parvient accompl* realiser_mon gerer gere geres gerent gerait but buts objectif
  objectifs debrouill* s_en_sortir m_en_sors s_en_sort echou* echec rate rater rates ratee arriver_a parven*
  depasser depasse
pt: alcanc* atingir atinjo atinge atingiu atingi lograr cumpr* dar_conta dou_conta da_conta deu_conta meta
  metas objetivo objetivos objectivo vencer_na_vida dar_certo deu_certo da_certo virar_me safar safei safou
  fracass* falh* desenrasc* conseguir_isso realizar_o_sonho ultrapass* lidar lido lida acertar acertei acertou
WORK FUNCTION
en: work works_fine worked_out work_out works_out working_out works worked function functions functioned
  functioning runs_fine goes_well went_well broke_down break_down breaks_down break_downs out_of_order play_up
  playing_up glitch* crash_ed frozen_screen operating_system fit_in fits fit fitted fitting suit suits suited
  serve serves serving served
es: funciona funcionan funcionaba funciono sirve_para servir sirvio servido va_bien fue_bien marchar_bien
  salio_bien sale_bien encaj* falla fallan fallo atasc* se_colgo quepa caber cabe andar_bien sirvo serviria
  servicio funcionar funcione funcionado funcionando funcionen
de: funktionier* klappen klappt geklappt klappte klappts lauft_gut lief_gut laufts streikt hangt_sich
  spinnt_der hakt abgesturzt absturz* passt passen passte gepasst passend* hinhaut haut_hin hingehauen taugt
  taugen tauglich geht_nicht eingefroren ausgefallen ausfall betriebsbereit
fr: fonctionn* march_e ca_marche marche_bien marche_pas marchera tourne_bien plante planter plantait bugge bug
  bugs beug* tombe_en_panne panne pannes convenir convient conviens convenait adapte_a correspond* rouler_bien
  ca_roule ca_colle coince coincer coincee
pt: funcion* rolou_bem deu_bom deu_ruim vai_bem foi_bem correu_bem corre_bem dar_pau deu_pau travou travado
  caber cabe cabem coube encravou bugou bugado serviu_para sirvo servico trava trava_tudo travar travei
  travando
TAKE
en: take takes taking took taken takin pick picks picked picking pick_up picked_up picks_up picking_up pluck
  took_out
es: coger cojo coges coge cogemos cogen cogia cogi cogiste cogio cogieron cogiendo cogido coja cogerle tomar
  tomo tomas toma tomamos toman tomaba tome tomaste tomaron tomando tomado
de: nehmen nehme nimm nimmst nimmt genommen nahm nahmst nahmen nahme wegnehmen weggenommen wegnimmt wegnahm
  ubernehmen ubernimmt ubernommen rausnehmen rausgenommen hernehmen ubernehme
fr: prendre prends prend prenons prenez prennent prenais prenait prenaient pris prise prises prendra prendrai
  prendrait prenne prennes prenant piocher reprendre reprend reprends repris reprise
pt: pegar pego pegas pega pegamos pegam pegava pegavam peguei pegaste pegou pegaram pegando pegado pegue
  peguem apanhar apanho apanha apanhei apanhou apanhado tomar tomo toma tomas tomei tomou tomando tomado
  tomaram
GRAB CATCH
en: grab grabs grabbed grabbing seize* snatch snatches snatched snatching clutch* grip grips gripped gripping
  grasp* catch catches caught catching nab nabbed clench* reach_for capture* trap trapped corner cornered
es: agarrar agarro agarra agarraba agarre agarraron agarrando agarrado agarrada agarrarme aferra* atrap*
  pillar pillo pille pilla pillado pillaron captur* aferro arrebat* cazar caza zarpazo
de: greifen greift greife gegriffen griff griffen schnapp* geschnappt fangen fangt gefangen fing fingen packen
  packt gepackt packte erwischt erwischen erwischte krall* klammer* geklammert umklammer* ergreif* ergriff*
  ertappt fest_gepackt zugreifen
fr: attraper attrape attrapes attrapent attrapait attrapee saisir saisi saisit saisis saisie saisissant
  empoign* agripp* rattrap* chope choper chopent chopee captur* cramponn* piege piegee coince_la
pt: agarrar agarro agarra agarrava agarrei agarrou agarraram agarrando agarrado agarrada agarrar_me captur*
  flagr* aferr* agarram prender prende prendeu prendi apanhado_a apanhada arrebat* encurral*
SHAKE TREMBLE
en: shake shakes shook shaken shaking shaky tremble* trembling shiver* wobbl* quiver* shudder* twitch* rattle
  rattled jolt vibrat* wiggle* jitter* rock_back quake
es: tembl* tiembl* agit* sacud* estremec* estremez* escalofri* tirit* tambale* vibr* zarande* remecer convuls*
de: gezittert zittrig* zitter* schuttel* geschuttelt beben bebt bebte wackel* gewackelt ruttel* geruttelt
  schauder* frostel* schlotter* wank* vibrier*
fr: secoue secouer secoues secouait secouee secousse* trembl* frisson* agite agitee agiter agitait vibr*
  grelott* tressail* tituber vacill* chancel* ebranl*
pt: tremer tremo treme tremia tremi tremeu tremendo_de tremor tremores tremul* sacud* sacod* agit* estremec*
  arrepi* vibr* chacoalh* cambale* calafri*
GO DOWN LOWER
en: go_down come_down came_down comes_down get_down got_down lower lowers lowered lowering descend* decrease*
  reduce reduces reduced reducing reduction shrink* shrank shrunk drop_down decline* dwindl* diminish*
  downstairs downhill dip dipped
es: bajar bajo_a bajas baja bajamos bajan bajaba baje bajaste bajaron bajando bajado bajarse bajarme descend*
  descien* reduc* reduj* reduzc* disminu* encog* merm* cuesta_abajo
de: runtergehen runtergeht runtergegangen hinuntergehen hinunter runterkommen runterkommt runtergekommen
  herunterkommen absteigen absteigt abgestiegen aussteigen aussteigt ausgestiegen absenken senken senkt
  gesenkt sinkt gesunken reduzier* verringer* abnehmen abgenommen schrumpf* vermind* verkleiner* bergab
  runterlassen
fr: descendre descends descend descendent descendu descendue descendus descendait descendez descente baisser
  baisse baisses baissent baissait baissee diminu* redui* reduction* retrec* decroit decroitre amoindr*
  redescend*
pt: descer desco desces desce descemos descem descia desci desceu desceram descendo descido desca descida
  baixar baixo_o baixa baixou baixei baixando abaix* reduz* diminu* encolh* decresc*
TREAT HANDLE
en: treat treats treated treating treatment_of deals_with dealing_with dealing deals see_to sees_to saw_to
  go_about tackle* address_it cope_with react reacts reacted reaction* respond* attend_to handles_it
es: tratar trata tratas trato_a tratan trataba trate tratado tratada tratando tratamos tratarme tratarte
  tratarla trato_que reaccion* lidiar lidio lidia gestion* encargar* encargo_de ocuparse ocupo_de comport*
de: behandel* umgehen umgeht umgegangen umgang behandl* reagier* reaktion* ansprechen_auf befassen befasst
  damit_umgehen angehen angegangen angeht kummer_dich eingehen eingegangen eingeht abwickel*
fr: traiter traite traites traitent traitait traitee traitant traitement reagi* reaction* s_y_prendre gerer_ca
  aborder aborde abordait se_charger charge_de attitude* maniere_de comport*
pt: tratar trata tratas trato tratam tratava tratei tratou trataram tratando tratado tratada trate tratamos
  tratamento reag* reacao reacoes encarreg* comport* conduta
MIX ADD SPREAD
en: mix mixes mixed mixing mixture stir stirs stirred blend* additional include_in extra spread spreads
  spreading scatter* sprinkle* smear* mash* dissolve* dilute* mingle* insert_a whisked whisking
es: mezcl* anad* agreg* revuelv* remover remueve batir bate_la bato_los esparc* extend* extiend* untar
  espolvore* disolv* disuelv* revuelto adicion* dispers* salpic*
de: misch* gemischt vermisch* ruhren ruhrt geruhrt hinzufug* hinzugefug* dazugeb* dazugegeben zufug* verruhr*
  mixen gemixt streu* gestreut verstreu* verbreit* ausbreit* auflosen aufgelost dazutun dazugetan zusatzlich*
  erganz*
fr: melang* ajout* remuer_la touiller meler mele melee melees mixer mixe rajout* etaler etale etalee etend*
  repand* dissou* saupoudr* tartin* eparpill* brouill* supplementaire*
pt: mistur* acrescent* adicion* mexer_a_panela bater_a_massa mescl* espalh* estend* dissolv* polvilh* untar
  junta_os junto_os barrar_o_pao salpic* dilu* extra extras
`;
