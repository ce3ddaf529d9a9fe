/** Things, rooms, animals, places and routes, screens and games. The format is described in ../concepts/people.ts. */
export const HOME = `
HOME HOUSE
en: home homes house houses flats apartment apartments apt bungalow cottage household houseshare mansion villa
  studio condo condos duplex townhouse farmhouse flatshare cabin cabins igloo dwelling
es: casa casas hogar hogares piso pisos apartamento apartamentos depa depas depto departamento departamentos
  vivienda viviendas chalet chalets villa cabana cabanas mansion casita casitas domicilio finca monoambiente
  inmueble adosado duplex casona
de: haus hause hauser hausern wohnung wohnungen zuhause heim daheim villa bude hutte hutten eigenheim wg wgs
  wohngemeinschaft reihenhaus einfamilienhaus ferienhaus ferienwohnung bungalow unterkunft apartment
  apartments domizil landhaus hauschen altbau neubau
fr: maison maisons appart apparts appartement appartements logement logements logis domicile foyer foyers
  villa villas studio studios pavillon pavillons chalet chalets cabane cabanes baraque colocation coloc
  appart_hotel residence residences demeure chez_moi chez_nous chez_toi duplex maisonnette
pt: casa casas lar lares apartamento apartamentos apartamentinho apto ape apes moradia moradias vivenda
  vivendas residencias domicilio sobrado kitnet kitnets casinha casarao chale chales cabana cabanas republica
  mansao condominio imovel duplex
ROOM
en: room rooms bedroom* living_room dining_room hallway hallways hall attic loft basement cellar garage
  garages toilet toilets shower_room balcony balconies terrace terraces patio porch corridor corridors study
  nursery spare_room upstairs conservatory veranda annexe utility_room carport cloakroom bedsit
es: cuartos habitacion habitaciones cocinas dormitorio* salon salones sala salas comedor recamara alcoba
  pasillo pasillos garaje garajes cochera sotano atico desvan buhardilla balcon balcones terraza terrazas
  patio patios despensa trastero lavadero porche vestibulo azotea living
de: zimmer zimmern kuche kuchen_raum schlafzimmer* wohnzimmer* esszimmer* kinderzimmer* arbeitszimmer*
  gastezimmer* flur flure gang diele keller kellern dachboden speicher garage garagen toilette toiletten
  balkon balkone terrasse terrassen abstellkammer raum raume raumen waschkuche speisekammer hausflur veranda
  wintergarten stube carport stiegenhaus vorraum
fr: chambre chambres piece pieces cuisines salle_de_bains salle_a_manger salon salons couloir couloirs cave
  caves grenier greniers garage garages chiottes balcon balcons terrasse terrasses veranda bureau vestibule
  buanderie cellier sous_sol salle salles corridor mezzanine
pt: quartos cozinha cozinhas sala salas sala_de_estar corredor corredores garagem garagens porao cave sotao
  varanda* sacada sacadas terraco terracos quintal quintais despensa lavanderia lavandaria escritorio marquise
  lavabo copa suite comodo comodos divisao saguao hall patio arrecadacao laje
DOOR WINDOW
en: door doors doorway doorknob doorstep front_door back_door gate gates window windows windowsill shutter
  shutters blinds curtain curtains key keys keyhole padlock hinges keyring keychain doormat garage_door
  gatepost floodgate
es: puerta puertas puertita porton portones ventana ventanas ventanal persiana persianas cortina cortinas
  llave llaves llavero llaveros cerradura cerraduras manija pomo picaporte felpudo pestillo portal salidas
  reja rejas verja rellano
de: tur ture turen wohnungstur tor fenster fenstern fensterbank vorhang vorhange gardine gardinen rollladen
  rollo jalousie* schlussel* haustur* turklinke klinke klingel turklingel turschloss fussmatte ausgang
  eingangstur riegel zaun zaune
fr: porte porte_d_entree portail portails fenetre fenetres volet volets store stores rideau rideaux cle cles
  clef clefs trousseau serrure serrures poignee poignees sonnette sonnettes paillasson seuil verrou
  entree_maison loquet charniere vitre vitres
pt: porta portas portao portoes janela janelas cortina cortinas persiana persianas estore estores chave chaves
  chaveiro porta_chaves fechaduras macaneta puxador capacho tapete_da_porta trinco ferrolho saidas grade
  grades interfone
WALL FLOOR ROOF
en: wall walls floor floors ceiling ceilings roof roofs stair stairs staircase stairway tile tiles tiled
  carpet carpets rug rugs wallpaper brick bricks chimney fireplace beam banister railing railings elevator
  elevators lift_shaft parquet laminate skirting gutter corners floorboards gutters
es: pared paredes suelo suelos techo techos tejado tejados escalera* escalon escalones azulejo* baldosa*
  alfombra* tapete tapetes ladrillo* muro muros ascensor* elevador barandilla parquet yeso empapelado viga
  vigas moqueta esquina esquinas rincon rincones papel_pintado
de: wand wande wanden boden boeden fussboden dach dacher treppe treppen treppenhaus stufe stufen fliese*
  teppich* tapete tapeten ziegel kamin schornstein mauer mauern aufzug* fahrstuhl* lift gelander parkett
  laminat dachrinne ecke ecken balken putz stockwerk etage etagen erdgeschoss
fr: mur murs sol sols plancher plafond plafonds toit toits toiture escalier* marche_d_escalier carrelage
  carreau carreaux moquette tapis papier_peint brique briques ascenseur* parquet poutre poutres gouttiere
  platre etage etages rez_de_chaussee recoin cloison cloisons rez chaussee ras_du_sol
pt: parede paredes chao piso pisos soalho teto tetos telhado* escada escadas escadaria degrau degraus azulejo*
  ladrilho* carpete* tapete tapetes tijolo* chamine muro muros elevador* corrimao parquet viga vigas gesso
  papel_de_parede rodape canto cantos terreo calha
FURNITURE
en: furniture table tables couches desk desks shelf shelves bookshelf bookshelves bookcase wardrobe* closet
  closets drawer drawers cabinet cabinets stool stools dresser* sideboard nightstand bedside_table mirror
  mirrors ikea rack worktop countertop whiteboard
es: mueble muebles mesa mesas mesita sillones butaca escritorio escritorios estante* armario* ropero* cajon
  cajones comodas closet placard banco_madera bancos banqueta espejo espejos aparador* librero perchero
  vitrina taburete mecedora ikea
de: mobel mobeln tisch tische tischen stuhlen schreibtisch* regal regale regalen schrank schranke schranken
  kleiderschrank* schublade* kommode* hocker bank_im_garten spiegel esstisch* couchtisch* nachttisch*
  kuchentisch* bucherregal* vitrine garderobe ikea anrichte tafel
fr: meuble meubles table tables chaise chaises canape canapes bureau_de_travail etagere* bibliotheque_meuble
  armoire* placard* tiroir tiroirs commode commodes miroir miroirs buffet penderie dressing table_basse
  table_de_nuit table_de_chevet ikea vitrine mobilier sieges
pt: movel moveis mesa mesas mesinha cadeira cadeiras escrivaninha* secretaria_movel estante* prateleira*
  armario* guarda_roupa* roupeiro gaveta gavetas comoda comodas banco_de_madeira banquinho espelho espelhos
  rack criado_mudo mesa_de_cabeceira cristaleira mobilia mobiliario aparador ikea quadro balcao
BED AND BEDDING
en: beds mattress* pillow pillows pillowcase duvet* blanket blankets sheets bedsheet* bedding cushion cushions
  quilt* bunk_bed cots duvet_cover comforter futon bedframe bedtime_blanket throw_blanket
es: camita colchon* sabana sabanas cobija cobijas frazada* edredon* cojin cojines funda colcha colchas litera
  literas hamaca* cobertor acolchado somier
de: bettchen matratze* kopfkissen bettdecke* bettwasche bettlaken laken kuscheldecke wolldecke doppelbett
  hochbett kinderbett hangematte* bezug bezuge federbett polster tagesdecke
fr: matelas drap draps couette* couverture* coussin* plaid plaids housse housses berceau lits_superposes
  hamac* traversin edredon* sommier literie taie
pt: colchao colchoes lencol lencois edredao edredoes manta mantas colcha colchas beliche* rede_de_dormir
  fronha* roupa_de_cama cobertinha
APPLIANCE
en: fridge fridges refrigerator* oven ovens stove stoves microwave* washer dryers tumble_dryer kettle kettles
  heater* boiler boilers vacuum vacuums hoover hoovers fan_heater thermostat sinks faucet* bathtub* extractor
  coffee_machine air_fryer hob hobs fryer straightener straighteners
es: horno hornos lavarropas hervidor* calentador* caldera calderas fregadero grifo grifos canilla termo
  plancha_de_ropa electrodomestico* termostato banera ducha_rota vitroceramica refri parrilla
de: gefrierschrank* gefriertruhe tiefkuhl* ofen spulmaschine* geschirrspuler* trockner waschetrockner
  heizkorper heizkessel boiler staubsauger* waschbecken wasserhahn badewanne* bugeleisen* haushaltsgerat*
  thermostat fohn dunstabzugshaube thermomix
fr: frigo frigos four fours cuisiniere gaziniere lave_linge seche_linge seche_cheveux chaudiere* eviers
  robinet robinets lavabo lavabos fer_a_repasser electromenager thermostat hotte
pt: forno fornos fogoes lava_louca batedeira* caldeira* pias torneira* ferro_de_engomar eletrodomestico*
  termostato exaustor varinha_magica radiador
LAMP POWER
en: lamp lamps lampshade lightbulb* bulb bulbs candle candles torch torches flashlight* lighter electricity
  electric electrical power_cut sockets plugs wiring wire wires fuse fuses chandelier chargers cable cables
  extension_lead
es: bombillo* encendedor mechero* electricidad electrico electrica electricos electricas enchufe* cable cables
  fusible* farola farolas pila pilas cargadores candelabro apagon velita alargador
de: lampe birne_kaputt kerze kerzen feuerzeug* strom elektrisch* elektrizitat kabel sicherung* kronleuchter
  ladekabel stromausfall lichtschalter leuchte leuchten verlangerungskabel
fr: lampe lampes bougie bougies torche lampe_torche briquet* allumette* electricite electrique*
  prise_electrique cable cables fil_electrique fusible* lustre lustres chargeur chargeurs panne_de_courant
  rallonge guirlande* lumiere lumieres
pt: abajur isqueiro* fosforo_aceso eletricidade electricidade eletrico eletrica electrico electrica fio fios
  cabo cabos fusivel* lustre lustres pilha pilhas baterias carregador* apagao extensao_eletrica ficha_eletrica
  poste
MESS
en: clutter cluttered chaos chaotic disorganised disorganized disorder pigsty tip_everywhere jumble scattered
  piles piling heap heaps lying_around strewn disarray tangle tangled sloppy shambles
es: desordenado desordenada desordenados desordena caos caotico caotica desorganizado desorganizada
  desastre_cuarto revoltijo lio_de_cosas tirado_por tiradero montones amontonad* apilad* reguero desparramad*
  leonera cuchitril pila_de tirada_por desbarajuste descontrol_en_casa
de: durcheinander unaufgeraumt* stapel wirrwarr kramkiste liegen_lassen herumlieg* rumlieg* liegengelassen
  liegt_rum schlampig* saustall_kuche messie gerumpel plunder kuddelmuddel verstreut* schweinestall
fr: desordre* bordelique foutoir bazar desorganis* chaos chaotique fouillis pagaille* traine_partout
  trainer_partout tas_de pile_de empile* amoncel* capharnaum chantier_maison en_vrac emmele* pele_mele
  desordonne* porcherie
pt: bagunca* baguncei desarrumad* desarrumacao desordem desordenad* caos caotico caotica desorganizad*
  confusao_em_casa zona_em_casa pilha_de monte_de empilhad* amontoad* espalhad* jogado_no_chao atirado_para
  tralha* chiqueiro pocilga balburdia desleixo desleixad* desmazel* rebulico
LAUNDRY
en: laundries laundrette laundromat ironing_board hang_out clothesline washing_line wash_load clothes_pegs
  hamper dry_cleaning dry_cleaner drycleaner detergent_pods softener towels towel stitch stitched crochet*
  needle_and thread yarn pegs pressed_shirts
es: lavar_ropa lavar_la_ropa tiendo tendida tendedero* plancho planchado planchando ropa_sucia ropa_limpia
  tintoreria* lavanderia* suavizante* pinzas_de toalla toallas cose costura teje ganchillo croche aguja_e hilo
  hilos secado
de: waschen_gehen waschetag waschekorb waschestander waschsalon* aufhangen_wasche bugle bugelbrett waschegang
  weichspuler* wascheklammer* naht_stoff nahmaschine* hakeln gehakelt garn faden trocknen schmutzwasche
  reinigung_bringen
fr: etend etendoir repasse_ses laverie* pressing adoucissant panier_a_linge pince_a_linge torchon* essuie_main
  couds couture* crochet fil_a_coudre aiguille* seche_dehors sechage machine_de_linge fer_chaud
pt: lavanderia_self roupa_lavada lavar_roupa lavar_a_roupa estender estendo estendi estende varal estendal
  passar_a_ferro engomar engoma passei_roupa tinturaria* amaciante* molas pregador* toalha toalhas coser
  costurei tricotar agulha_e linha_e seca_roupa cesto_de_roupa
TOOL
en: tool tools toolbox screwdriver* screw screws nail_in nails_in drill drills wrench* spanner* pliers
  saw_blade chainsaw ladder ladders paintbrush glue tape_measure sellotape duct_tape toolkit shovel* spade
  spades rake rakes wheelbarrow nuts_and bolt bolts hooks rope_tied sandpaper toolshed workbench hose hoses
  hammer hammers scaffolding scaffolder nail tarp sharpener
es: herramienta* martillo* destornillador* desarmador* tornillo* clavos taladro* llave_inglesa alicate* pinzas
  sierra serrucho escalera_de_mano brocha brochas pegamento* cinta_adhesiva cinta_metrica metro_de pala palas
  rastrillo* carretilla* tuerca* gancho_de ganchos cuerda_de manguera* lija caja_de_herramientas pincel
de: werkzeug* hammer schraubenzieher* schraubendreher* schraube schrauben nagel_wand bohrer bohrmaschine*
  schraubenschlussel zange zangen sage_holz leiter_steht leitern pinsel klebeband massband schaufel* spaten
  rechen harke schubkarre* mutter_schraube bolzen seil schleifpapier akkuschrauber dubel werkbank
  gartenschlauch
fr: outil* marteau* tournevis vis_a perceuse* cle_a_molette cle_anglaise pince pinces scie scies tronconn*
  echelle echelles pinceau* scotch ruban_adhesif metre_ruban pelle pelles rateau* brouette* ecrou* boulon*
  crochets cordes tuyau_d_arrosage papier_de_verre boite_a_outils
pt: ferramenta* martelo* chave_de_fenda chave_de_fendas parafuso* pregos furadeira* berbequim* chave_inglesa
  alicate* serrote* escada_de_mao escadote* pincel pinceis cola_quente fita_adesiva fita_metrica pa_de_lixo
  enxada* ancinho* carrinho_de_mao porca_parafuso gancho ganchos barbante corda_de_varal mangueira* lixa trena
  durex caixa_de_ferramentas
GARDEN PLANT
en: garden gardens gardening gardener* yard backyard plant plants planted planting flower flowers flowerpot*
  rose roses tulip* lawn lawns grass mower tree trees leaf leaves_tree bush bushes hedge hedges seed seeds
  weeds weeding weed_killer soil vegetable_patch allotment* greenhouse fence fences watering blossom* branch
  branches shed sunflower* orchid* daisy vase bouquet* lilies dahlias compost branches_off
es: jardin jardines jardiner* patio_trasero planta plantas plantar plante plantado plantando flor flores
  florero tulipan* cesped pasto hierba hierbas cortar_el_cesped arbol arboles hoja hojas arbusto* seto setos
  semilla* maleza tierra_de huerto huerta invernadero valla vallas cerca_de_madera regar riego riega regado
  rama ramas girasol* orquidea* margarita* maceta* macetero* ramo ramos cobertizo florec* limonero cactus
de: garten garten_haus gartenarbeit gartner* hof vorgarten schrebergarten pflanze* pflanzt gepflanzt blume
  blumen blumentopf rose rosen tulpe* rasen rasenmah* gras baum baume baumen blatt blatter busch busche hecke
  hecken samen unkraut erde_blumen gemusebeet beet beete gewachshaus gartenzaun bluht bluhen blute bluten_baum
  ast_baum aste zweig zweige schuppen sonnenblume* orchidee* vase strauss blumenstrauss zimmerpflanze*
  bepflanzt giesskanne
fr: jardin jardins jardinage jardinier* jardiner cour plantes planterai fleur fleurs fleuri fleurie fleurir
  roses_fleurs tulipe* pelouse* gazon herbe herbes tondre arbre arbres feuille_d_arbre feuilles_mortes
  buisson* haie haies graine graines mauvaises_herbes terreau potager* serre_jardin cloture* arroser arrose
  arrosoir arrosage branche branches cabanon tournesol* orchidee* marguerite* pot_de_fleurs vase bouquet* fane
  sapin arrosait
pt: jardim jardins jardinagem jardineiro* quintal_verde planta plantas plantar plantei plantou plantado
  plantando flor flores florzinha rosas tulipa* gramado relva grama_do cortar_a_relva mato arvore*
  folha_de_arvore arbusto* sebe semente* erva ervas ervas_daninhas horta hortas vedacao regar rego_plantas
  rega regando galho galhos ramo_de_flores ramos girassol* orquidea* margarida* vaso_de vasos buque* florido
  florida_arvore florir pomar limoeiro cacto
PET
en: pet pets dog dogs doggo doggy puppy puppies pup pups cat cats kitten* kitty hamster* rabbit rabbits bunny
  bunnies guinea_pig goldfish parrot* budgie* canary tortoise terrier labrador poodle retriever beagle vet
  vets leash paw paws litter_tray dog_walker kennel* greyhound spaniel collie ferret ferrets cage dog_s
  aquarium
es: mascota* perro perros perra_labrador perrito* perrita* cachorro* cachorra* gato gatos gata gatas gatito*
  gatita* michi hamster* conejo* conejito* cobaya* cuy pececito loro loros perico* canario tortuga* labrador
  caniche veterinari* pata_del patitas ladrando maulla* arenero perrera pasear_al_perro
de: haustier* hund hunde hunden hundchen hundin welpe* katze* katzchen mieze hamster* kaninchen hase hasen
  meerschweinchen goldfisch* papagei* wellensittich* kanarienvogel schildkrote* labrador pudel dackel
  schaferhund tierarzt* leine pfote* bellt bellen tierheim* hundehutte frauchen herrchen
fr: animal_de_compagnie chien chiens chiot chiots toutou clebs chats chatte_noire chatons chaton minou
  hamster* lapin lapins cochon_d_inde poisson_rouge perroquet* perruche* canari tortue tortues labrador*
  caniche veterinaire* veto laisse_du patte pattes litiere niche_chien refuge_animaux spa_chien
  berger_allemand promener_le_chien matou chat
pt: bicho_de_estimacao animal_de_estimacao pet pets cao caes cachorro* cachorrinh* cachorrao catioro dog
  doguinho gato gatos gata gatas hamster* coelho* coelhinh* porquinho_da_india peixinho papagaio* periquito*
  canario tartaruga* labrador caniche veterinari* coleira* trela pata patas patinha* late latido ladrar
  mia_muito caixa_de_areia canil vira_lata racao aquario
ANIMAL
en: animal animals horse horses pony ponies cow cows pig_farm pigs sheep goat goats chicken_coop hens rooster
  ducks goose geese donkey* bird birds fish_tank squirrel* fox foxes wolf wolves bear_cub lion lions tiger
  tigers elephant* monkey monkeys giraffe* zebra* dolphin* whale whales shark sharks snake snakes frog frogs
  mouse_trap mice rat rats spider spiders bee bees wasp wasps ants butterfly butterflies mosquito* insect
  insects bug_on fly_in beetle* unicorn* dinosaur* deer penguin* owl owls crocodile pig pigeon pigeons lambs
  ewe ewes cattle hen moose swan worms heron robin nest
es: animal animales animalito* caballo* yegua poni vaca vacas cerdos chancho oveja* cabra cabras gallina*
  gallo gallos patos ganso burro_animal pajaro* pajarito* ave aves pez peces ardilla* zorro zorros lobo lobos
  oso osos osito leon leones tigre tigres elefante* monos jirafa* cebra* delfin* ballena* tiburon* serpiente*
  culebra* rana ranas raton ratones rata ratas arana aranas abeja* avispa* hormiga* mariposa* mosquito*
  insecto* bicho bichos mosca moscas cucaracha* unicornio* dinosaurio* ciervo* pinguino* buho
de: tier tiere tieren pferd* pony ponys kuh kuhe schwein_stall schweine schaf schafe ziege ziegen huhn huhner
  hahn enten gans ganse esel vogel vogeln voegel eichhornchen fuchs fuchse wolf wolfe bar_im_wald baren lowe
  lowen tiger elefant* affe affen giraffe* zebra zebras delfin* wal wale hai haie schlange_im frosch* maus
  mause ratte ratten spinne_an spinnen_netz biene* wespe* ameise* schmetterling* mucke mucken insekt* kafer
  fliege_im einhorn* dinosaurier* reh rehe hirsch* pinguin* eule
fr: animal animaux cheval chevaux poney poneys vache vaches cochon cochons mouton* chevre* poule poules coq
  oie oies ane anes oiseau* ecureuil* renard* loup loups ours_brun ourson lion lions tigre tigres elephant*
  singe singes girafe* zebre* dauphin* baleine* requin* serpent* grenouille* souris_verte rat rats araignee*
  abeille* guepe* fourmi* papillon* moustique* insecte* bestiole* mouche mouches cafard* licorne* dinosaure*
  cerf biche_foret pingouin* hibou bete_de
pt: animal animais bicho bichos bichinh* cavalo* egua ponei vaca vacas porcos porquinho ovelha* cabra cabras
  galinha* galo galos patos ganso burro_animal passaro* passarinh* ave aves esquilo* raposa* lobo lobos urso
  ursos ursinh* leao leoes tigre tigres elefante* macaco* girafa* zebra* golfinho* baleia* tubarao tubaroes
  cobra cobras serpente* sapo sapos ra_verde rato ratos aranha* abelha* vespa* formiga* borboleta* mosquito*
  pernilongo* inseto* insecto* mosca moscas barata_voadora unicornio* dinossauro* veado pinguim* coruja* gado
  boi javali poleiro
CAR
en: car cars suv van vans truck trucks lorry lorries vehicle* motorbike* motorcycle* scooter* moped engine
  engines tyre tyres tire_pressure wheel wheels brake brakes clutch windscreen windshield seatbelt seat_belt
  boot_of_car petrol gasoline diesel gas_station petrol_station car_park driveway licence_plate mot_test
  car_insurance bumper steering_wheel headlight* toyota ford bmw volvo tesla honda mercedes audi volkswagen vw
  jeep convertible passenger_seat campervan caravan caravans minibus mileage ute
es: coche coches carro carros auto autos camioneta* furgoneta* camion camiones vehiculo* moto motos
  motocicleta* scooter* motor motores llanta* neumatico* ruedas freno frenos embrague parabrisas
  cinturon_de_seguridad maletero cajuela gasolina* nafta diesel gasolinera* estacionamiento* aparcamiento*
  parking matricula_del volante faro_delantero toyota ford bmw seat_ibiza tesla mercedes audi volkswagen jeep
  asiento_trasero patente garaje_coche caravana*
de: auto autos karre pkw lkw lastwagen kombi transporter fahrzeug* motorrad* roller moped motor motoren
  rad_wechsel rader bremse bremsen kupplung windschutzscheibe* sicherheitsgurt* gurt kofferraum benzin diesel
  tankstelle* tank parkplatz* parkhaus einfahrt kennzeichen tuv lenkrad scheinwerfer beifahrer* toyota ford
  bmw volvo tesla honda mercedes audi volkswagen vw jeep opel wohnmobil* wohnwagen rucksitz*
fr: voiture* bagnole* caisse_voiture auto autos automobile* camion camions camionnette* fourgon vehicule* moto
  motos scooter* moteur moteurs pneu pneus roue roues frein freins embrayage pare_brise ceinture_de_securite
  coffre_voiture essence diesel gasoil station_service parking* stationnement plaque_d_immatriculation
  controle_technique volant phares siege_passager toyota ford bmw tesla renault peugeot citroen mercedes audi
  volkswagen jeep banquette caravane* camping_car
pt: carro carros carrinho_novo auto automovel automoveis camioneta carrinha* caminhao caminhoes camiao
  caminhonete* veiculo* mota motas moto motos motocicleta* motoca scooter* motor motores pneu pneus roda_do
  rodas freio freios travao travoes embreagem para_brisa cinto_de_seguranca porta_malas bagageira gasolina*
  gasoleo diesel combustivel posto_de_gasolina bomba_de_gasolina estacionamento* parque_de_estacionamento
  matricula_do volante toyota ford fiat bmw tesla honda mercedes audi volkswagen jeep banco_traseiro
  banco_de_tras viatura*
DRIVE
en: driver drivers driving_licence license park_the reversing accelerat* overtak* speeding braked steer
  steering carpool* ride_home gave_a_lift give_me_a_lift commute commutes commuting commuter* driving_test
  driving_lessons driver_s pick_me_up picked_me_up picks_me_up drop_me_off
es: condujo conduje conduciendo conductor* maneja manejaba manejando manejado chofer* aparca estacionar
  estaciono estacion_el acelerar acelera acelero frenar frena freno_de adelantar carnet_de_conducir
  licencia_de_conducir permiso_de_conducir autoescuela velocidad me_lleva_en llevar_en_coche aventon trayecto*
de: fahrerin autofahrt fuhrerschein* fahrschule* fahrprufung parkte einparken eingeparkt lenken bremst
  gebremst beschleunig* gas_geben uberhol* pendeln pendelt pendler mitfahr* mitgenommen_im abzuholen holt_mich
  arbeitsweg hinfahren hingefahren
fr: conduisais conduisant conducteur* conductrice* chauffeur* permis_de_conduire auto_ecole se_garer me_garer
  gare_sa stationne stationner roulais rouliez freiner freine accelerer accelere doubler_voiture vitesse
  trajet trajets covoiturage* volant_main depose_moi me_ramene conduite au_volant
pt: conduzo conduzia motorista* condutor* carteira_de_motorista carteira_de_conducao carta_de_conducao
  autoescola estacionar estacionei estacionou estacionado acelerar acelera acelerou frear freou travou_o
  velocidade carona* boleia* buzina* buscar_me trajeto* percurso volante_mao
BUS TRAIN BIKE
en: bus buses coach_trip train trains tram trams tube underground subway metro taxi taxis cab cabs uber ubers
  lyft station stations platform_two bus_stop railway rail ticket tickets timetable bike bikes bicycle*
  cyclist* ferry boat boats ships yacht sailing sail_boat helicopter public_transport oyster_card fare fares
  rush_hour skateboard* rollerblades canoe* kayak* depot conductor railcard
es: autobus autobuses bus buses colectivo* camion_urbano guagua micro_bus tren trenes tranvia* metro subte
  taxi taxis uber ubers cabify estacion_de estacion estaciones parada paradas anden andenes ferrocarril
  billete billetes boleto boletos pasaje pasajes abono_transporte bicis ciclis* ferry barco barcos botes
  crucero* velero yate helicoptero transporte_publico patinete* monopatin* tarifa barca
de: bus busse bussen zug zuge zugen bahn bahnen bahnhof* strassenbahn* tram ubahn u_bahn sbahn s_bahn db
  ice_zug taxi taxis haltestelle* gleis bahnsteig* fahrkarte* ticket tickets fahrplan* fahrradern radfahr*
  e_bike ebike fahre_mit_dem_zug boot boote schiff schiffe fahre_ubersetzen hubschrauber* deutschlandticket
  offis nahverkehr scooterfahren monatskarte lokfuhrer rennrader rad station stationen
fr: bus busbahnhof_fr autobus autocar car_scolaire train trains tgv ter_train rer tram tramway* metro metros
  taxi taxis uber ubers vtc gares arret_de_bus station_de_metro quai_de_gare sncf ratp billet billets ticket
  tickets navigo horaires bicyclette* cyclis* vtt trottinette* ferry bateau* navire* voilier* helicoptere*
  transports_en_commun correspondance barque canot station stations
pt: onibus autocarro* bus buzao trem trens comboio* metro metros bonde electrico_28 taxi taxis uber ubers
  noventa_e_nove estacao estacoes rodoviaria paragem ponto_de_onibus parada_de_onibus ferrovia bilhete
  passagem passagens passe_social bikes ciclis* ferry balsa barco barcos navio navios veleiro iate
  helicoptero* transporte_publico transportes_publicos trotinete* patinete* skate
TRAVEL HOLIDAY
en: travel travels travelled traveled travelling traveling traveller* traveler* trip trips journey journeys
  holiday holidays vacation vacations tour tours tourist* tourism honeymoon getaway city_break backpacking
  road_trip sightseeing abroad overseas visa visas passport* cruise* camping campsite camp camped tent tents
  explore exploring adventure* souvenir* itinerary destination* voyage* weekend_away
es: viaje viajes viajas viajan viajado viajando viaje_de viajero* viajera* vacaciones vacacionar excursion*
  turista* turismo turistic* luna_de_miel escapada* mochiler* extranjero visado* visa visas pasaporte*
  crucero_por camping campamento* acampar carpa tienda_de_campana explorar aventura* recuerdo_de_viaje
  itinerario* destino destinos paseo_por recorrido*
de: reiste verreis* urlaub* ferien reisende* ausflug* tour touren tourist* tourismus flitterwochen kurztrip
  trip trips roadtrip sightseeing ausland visum reisepass* pass_reise kreuzfahrt* camping* campen zelt zelte
  zelten erkunden abenteuer souvenir* reiseziel* reiseplan weltreise* stadtetrip* wochenendtrip hochzeitsreise
  backpacken
fr: voyages voyageait voyageur* vacances vacancier* excursion* sejour_vacances touris* lune_de_miel escapade*
  road_trip etranger_pays a_l_etranger visa visas passeport* croisiere* camping camper tente_de explorer
  aventure aventures souvenir_de_vacances itineraire* destination* conges_d_ete periple* randonnee_itinerante
  weekend_en colo colonie_de_vacances balade_en
pt: viagem viagens viajam viajado viajante* ferias excursao excursoes turne turista* turismo lua_de_mel
  escapadinha mochil* exterior estrangeiro visto_de passaporte* cruzeiro* camping acampar acampamento*
  acampamos barraca_de tenda_de explorar aventura* lembranca_de_viagem roteiro* destino destinos bate_volta
  intercambio
FLIGHT HOTEL
en: flight flights airport airports plane planes airplane* aeroplane* airline* pilot pilots boarding boarded
  check_in luggage suitcase* baggage hotel hotels hostel hostels motel motels airbnb resort resorts bnb
  b_and_b reception receptionist book_a_room booked booking bookings reservation all_inclusive jetlag layover
  departures arrivals landed landing takeoff guesthouse pack_my
es: vuelo vuelos aeropuerto* avion aviones aerolinea* piloto* azafata* embarque embarcar equipaje* maleta
  maletas valija* hotel hoteles hostal hostales hostel motel airbnb resort pension_completa recepcion
  recepcionista* reservar reserve reservado reservada reserva reservas reservacion* todo_incluido jet_lag
  escala despeg* aterriz* posada alojamiento* huesped* empacar empaque hacer_la_maleta
de: flug fluge flugen flughafen* flugzeug* fluglinie pilot piloten stewardess flieger boarding einchecken
  eingecheckt gepack koffer reisetasche hotel hotels hostel hostels motel airbnb pension_zimmer ferienanlage
  rezeption* buchen bucht buchte gebucht buchung* all_inclusive zwischenstopp abflug gelandet landung
  jugendherberge herberge hotelzimmer gasthof
fr: vol_pour aeroport* avion compagnie_aerienne pilote_de hotesse_de_l_air embarquement embarquer bagage*
  valise valises hotel hotels auberge auberges motel airbnb gite gites reception_hotel receptionniste*
  reserver reserve reservee reservation* tout_compris escale decoll* atterri* chambre_d_hotel faire_sa_valise
  faire_ses_valises hebergement* pension_complete enregistrement_bagages
pt: voo voos aeroporto* aviao avioes companhia_aerea piloto* aeromoca* hospedeira embarque embarcar embarquei
  bagagem bagagens mala_de_viagem malas hotel hoteis hostel hostels albergue motel moteis airbnb resort
  resorts pousada* recepcao recepcionista* reservar reservei reservou reservado reserva reservas tudo_incluido
  jet_lag escala_em decol* aterr* pousou hospedagem hospede hospedes fazer_as_malas check_in
STREET ROAD
en: street streets road roads avenue* lane lanes motorway* highway* freeway alley path_to pavement sidewalk*
  crossroad* roundabout* bridge bridges tunnel tunnels traffic traffic_jam traffic_lights route routes
  junction kerb curb block_away intersection toll tolls signpost streetlight lamppost pothole zebra_crossing
  lorry_park sat_nav gps map maps directions address addresses viaduct carpark
es: calle calles carretera* avenida* autopista* autovia* callejon* caminos acera aceras vereda* banqueta_calle
  cruces rotonda* glorieta puente puentes tunel tuneles trafico transito atasco_de atasco embotellamiento
  trancon semaforo* ruta rutas peaje peajes cuadra cuadras manzana_calle senal_de gps mapa mapas direccion
  direcciones bache baches paso_de_cebra
de: strasse* landstrasse* autobahn* gasse gassen weg_entlang gehweg* burgersteig kreuzung* kreisverkehr brucke
  brucken tunnel verkehr stau staus ampel ampeln route routen maut bordstein allee wegweiser verkehrsschild
  schild schilder navi navis gps karte_von landkarte stadtplan adresse adressen zebrastreifen schlagloch
  umleitung hausnummer pfad strecke
fr: rue rues route routes avenue* boulevard* autoroute* ruelle* chemin chemins trottoir* carrefours rond_point
  pont ponts tunnel* circulation embouteillage* bouchons feu_rouge feux_rouges peage* passage_pieton impasse
  panneau panneaux lampadaires_rue gps carte_routiere plan_de adresse adresses nid_de_poule sentier deviation
  itineraire_bis pate_de_maisons
pt: rua ruas estrada* avenida* autoestrada* rodovia rodovias beco becos caminhos calcada* passeio_da_rua
  cruzamento* esquina esquinas rotatoria rotunda* ponte pontes tunel tuneis transito trafego engarrafamento*
  congestionamento* semaforo* sinal_vermelho rota rotas pedagio* portagem quarteirao quarteiroes placa placas
  gps mapa mapas endereco* morada moradas buraco_na passadeira faixa_de_pedestres viela viaduto*
SHOP
en: shop shops stores grocery mall malls shopping market_stall markets pharmacy chemist_shop bookshop*
  boutique* department_store target_store checkout cashier* till_receipt amazon ebay etsy retail hairdresser*
  florist* kiosk newsagent*
es: tienda* centro_comercial mall panaderia* carniceria* farmacia* libreria* boutique* ferreteria* kiosco*
  quiosco* fruteria* bodega_de oxxo caja_registradora cajera cajero_super carrito_de amazon mercadolibre
  wallapop escaparate peluqueria* barberia floristeria compras de_compras comercio comercios verduleria
de: laden geschaft geschafte geschaften markt markte einkaufszentrum* apotheke* buchladen* boutique* kaufhaus*
  baumarkt* kiosk kioske drogerie netto kasse kassen kassierer* amazon ebay kleinanzeigen shoppen shopping
  einkauf einkaufe blumenladen flohmarkt*
fr: magasin magasins boutique boutiques marche_aux marche_du centre_commercial boulangerie* boucherie*
  pharmacie* librairie* epicerie* superette tabac_presse kiosque* carrefour_market caisse_du caissier* rayon
  rayons amazon vinted leboncoin shopping courses_du fleuriste* brocante* vitrines
pt: loja lojas lojinha mercadinho shopping shoppings centro_comercial talho farmacia* livraria* boutique*
  banca_de loja_de_ferragens continente_loja caixa_do corredor_do amazon olx shopee mercadolivre vitrine*
  montra* barbearia* florista* papelaria* compras
CITY PLACE
en: parks library libraries museum museums cinema cinemas theatre theatres theater theaters church churches
  cathedral* mosque synagogue temple temples town_hall city_hall post_office bank_branch office_block
  square_in playground* zoo zoos nightclub* pub pubs bar_in swimming_pool pools school_building factory
  factories warehouse* skyscraper* tower towers castle castles building buildings monument* hospital_car
  embassy gallery halls venue market casino canteen
es: parque parques biblioteca* museo museos cine cines teatro teatros iglesia* catedral* mezquita sinagoga
  templo* ayuntamiento* municipio oficina_de plaza plazas estadio* zoologico* zoo discoteca* disco_antro antro
  boliche bar bares alberca* edificio* fabrica_de fabricas rascacielos torre torres castillo* monumento*
  embajada* galeria galerias cantina* pub spa casino mirador
de: park parks bibliothek* bucherei museum museen kino kinos theater theatern kirche kirchen dom moschee*
  synagoge tempel rathaus* postamt postfiliale spielplatz* zoo zoos disco discos disko nachtclub* kneipe* bar
  bars schwimmbad* freibad* gebaude* fabrik fabriken lagerhalle hochhaus* turm turme schloss_besuch burg
  burgen denkmal* botschaft_in galerie* amt_in biergarten* fitnesscenter saal casino
fr: parc parcs bibliotheque* mediatheque musee musees cinema cinemas theatre theatres eglise* cathedrale*
  mosquee* synagogue temple* mairie bureau_de_poste place_du aire_de_jeux zoo zoos boite_de_nuit boite_de
  discotheque* bar bars cafe_du batiment* immeuble* usine usines entrepot* gratte_ciel tour_eiffel chateau*
  monument* ambassade* galerie* casino hammam maquis
pt: parque parques biblioteca* museu museus cinema cinemas teatro teatros academia academias igreja* catedral*
  mesquita sinagoga templo* prefeitura* camara_municipal correios praca pracas zoologico* zoo balada baladas
  discoteca* boate* bar bares barzinho pastelaria boteco* botequim predio predios edificio* fabrica_de
  fabricas armazem arranha_ceus torre torres castelo* monumento* embaixada* galeria galerias salao casino
TOWN VILLAGE
en: city cities town towns village villages suburb suburbs suburban downtown uptown neighbourhood*
  neighborhood* district borough urban outskirts capital hometown centre_of_town city_centre community_centre
  metropolis estate council_estate quarter area areas region regions county zone location locations locality
  place places
es: ciudad ciudades pueblo pueblos pueblito aldea* suburbio* afueras centro barrio barrios colonia_del
  vecindario* distrito* urbano urbana capital localidad* municipio_de zona zonas region regiones provincia*
  comarca urbanizacion* metropoli ubicacion lugar lugares sitio sitios
de: stadt stadte stadten stadtchen dorf dorfer dorfern vorort* stadtteil* viertel bezirk* innenstadt
  stadtzentrum altstadt zentrum hauptstadt grossstadt kleinstadt heimatstadt heimatort siedlung* gegend region
  regionen umgebung stadtrand ort orte orten gemeinde kaff landkreis bundesland
fr: ville villes village* banlieue* quartier* centre_ville capitale* arrondissement* urbain urbaine patelin
  bourg bled metropole* agglomeration zone zones region regions departement localite peripherie lotissement
  cite_hlm endroit endroits lieux environs coin_de
pt: cidade* vila vilas aldeia* povoado suburbio* periferia arredores centro centro_da_cidade bairro bairros
  distrito* urbano urbana capital municipio localidade* regiao regioes zona zonas condado interior_do
  loteamento favela* lugar lugares sitio sitios local locais terrinha
COUNTRYSIDE MOUNTAIN
en: countryside mountain mountains mountainside hill hills hillside valley valleys forest forests woods
  woodland field fields meadow* farm farms farmer farmers tractor* barn barns nature natural_park rural
  landscape* scenery desert* jungle* cave caves cliff cliffs volcano* rock rocks stone stones ski_slope alps
  hiker* trails rainforest hay harvest land lands wild
es: campo campos montana* monte montes cerros colina* valle valles bosque* prado* granja* granjero*
  agricultor* tractor* granero rancho ranchos naturaleza rural paisaje* desierto* selva* cueva* acantilado*
  volcan* roca rocas piedra piedras sierra_nevada sendero* trepar cosecha* pradera* hacienda* campesin*
  terreno terrenos
de: land_leben landschaft* berg berge bergen gebirge hugel* tal taler wald walder waldern wiese* feld felder
  acker bauernhof* bauer bauern landwirt* traktor* scheune* natur landlich* wuste* dschungel hohle hohlen
  klippe* vulkan* fels felsen felsig stein steine steinen alpen wandert wanderweg* ernte heu stall
  auf_dem_land grundstuck*
fr: campagne* montagne* colline* vallee* foret* bois_de champ champs prairie* pre_vert ferme_de fermier*
  agriculteur* tracteur* grange nature rural* paysage* desert_du jungle* grotte* falaise* volcan* rocher*
  pierre pierres caillou* alpes pyrenees randonnee* rando randos sentiers recolte* paysan* bocage clairiere
  terrain terrains
pt: campo campos campestre montanha* morro morros serra serras colina* vale_do floresta* bosque*
  mata_atlantica prado* fazenda* fazendeiro* quinta_do agricultor* trator* celeiro natureza rural roca
  sitio_do paisagem paisagens deserto* selva* caverna* gruta* penhasco* falesia* vulcao* rocha* pedra pedras
  trilho* escalada colheita* chacara* terreno terrenos miradouro rancho
SEA WATER
en: sea seas seaside ocean oceans beach beaches beachfront coast coasts coastal coastline shore shores waves
  sand sandy sandcastle* island islands lake lakes river rivers stream pond ponds waterfall* harbour* harbor*
  port pier bay dock lagoon swimmer* diving snorkel* surf surfing surfed fishing fisherman shell shells tide
  tides canal reservoir weir offshore lifeguard lifeboat floods_in
es: mar mares oceano* playa* costa costas costero orilla* ola olas arena isla islas lago lagos laguna* rio_de
  rios arroyo* estanque* cascada* catarata* puerto_de puerto muelle* bahia bucear buceo surf surfear pesca
  pescar pescador* concha_marina conchitas marea* malecon socorrista
de: meer meere ozean* strand strande strandes kuste kusten ufer welle wellen sand sandburg* insel inseln
  see_baden seen fluss flusse bach teich teiche wasserfall* hafen hafens bucht_am pier nordsee ostsee
  mittelmeer schwimme schwamm_im tauchen taucht getaucht surfen surft angeln angelt geangelt fischer* flut
  ebbe kanal
fr: mer mers ocean* plage* cote_d_azur littoral rivage* bord_de_mer vague vagues sable ile iles lac lacs
  riviere* fleuve* ruisseau* etang* cascade* port_de ports quai quais baie baignade* plongee surf surfer
  peche_a pecher pecheur* coquillage* maree* mediterranee maitre_nageur piscine_a_vagues
pt: mar mares oceano* praia* costa litoral orla beira_mar onda ondas areia ilha ilhas lago lagos lagoa* rio_de
  rios riacho* ribeira* lagoinha cachoeira* cascata* porto_de baia mergulh* surf surfar surfando pesca pescar
  pescaria* pescador* concha_do conchinha* mare mares_cheias canal_de_agua barragem nadador
COUNTRY
en: country countries nation nations continent* abroad_in england britain uk united_kingdom scotland wales
  ireland america usa us_citizen united_states canada mexico spain france germany italy portugal brazil
  argentina colombia australia india china japan russia ukraine poland greece switzerland austria europe
  africa asia netherlands sweden norway morocco egypt israel thailand texas california florida ghana nigeria
  kenya pakistan syria vietnam philippines kerala punjab bali eritrea zealand singapore ohio cornwall devon
  kent surrey yorkshire norfolk tenerife majorca ibiza jamaica guinea
es: pais paises nacion naciones continente* patria inglaterra escocia irlanda reino_unido estados_unidos eeuu
  canada mexico espana francia alemania italia portugal brasil argentina colombia chile peru venezuela ecuador
  bolivia uruguay paraguay cuba guatemala costa_rica panama honduras nicaragua salvador_el
  republica_dominicana puerto_rico europa africa asia china japon india rusia ucrania marruecos suiza turquia
  andalucia cataluna galicia america latinoamerica australia tenerife ibiza asturias
de: land lander landern nation nationen kontinent* heimatland england schottland irland grossbritannien usa
  amerika kanada mexiko spanien frankreich deutschland italien portugal brasilien argentinien polen turkei
  griechenland schweiz osterreich europa afrika asien china japan indien russland ukraine niederlande holland
  belgien danemark schweden norwegen kroatien ungarn rumanien agypten marokko thailand bayern sachsen hessen
  nrw syrien neuseeland ghana eritrea vorarlberg tirol karnten australien
fr: pays nation nations continent* patrie angleterre ecosse irlande royaume_uni etats_unis usa amerique canada
  quebec mexique espagne france allemagne italie portugal bresil argentine belgique suisse luxembourg autriche
  pays_bas grece turquie pologne russie ukraine europe afrique asie chine japon inde maroc algerie tunisie
  senegal cote_d_ivoire cameroun madagascar reunion_ile guadeloupe martinique bretagne normandie provence
  corse mali guinee benin togo congo haiti australie nouvelle_zelande
pt: pais_de paises nacao nacoes continente* patria inglaterra escocia irlanda reino_unido estados_unidos eua
  canada mexico espanha franca alemanha italia portugal brasil argentina colombia chile peru uruguai paraguai
  venezuela bolivia angola mocambique cabo_verde europa africa asia china japao india russia ucrania suica
  holanda turquia marrocos bahia minas_gerais parana ceara pernambuco algarve alentejo acores madeira_ilha
  guine australia goias amazonas
CITY NAME
en: london manchester birmingham liverpool leeds bristol glasgow edinburgh dublin belfast cardiff brighton
  oxford cambridge new_york nyc chicago boston seattle denver houston dallas miami vegas los_angeles
  san_francisco washington atlanta toronto vancouver sydney melbourne paris berlin rome madrid barcelona
  lisbon amsterdam tokyo dubai perth calgary brisbane adelaide ballarat bendigo hobart wagga parramatta lagos
  abuja enugu manila cebu nairobi mombasa accra aberdeen dundee derby hull whitby leicester sheffield
  newcastle nottingham norwich plymouth swansea durham cork limerick galway sligo winnipeg ottawa brampton
  mississauga mumbai delhi pune chennai bangalore prague rotterdam
es: madrid barcelona valencia sevilla zaragoza malaga bilbao granada cordoba alicante murcia vigo salamanca
  mallorca cdmx guadalajara monterrey puebla tijuana cancun bogota medellin cali barranquilla cartagena lima
  guayaquil santiago caracas montevideo buenos_aires mendoza la_paz habana miami paris londres roma berlin
  lisboa nueva_york bariloche cadiz burgos benidorm gijon oviedo santander pamplona toledo
de: berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dresden hannover nurnberg bremen
  dortmund essen_stadt bonn mannheim karlsruhe freiburg augsburg munster aachen kiel rostock mainz heidelberg
  potsdam wien graz salzburg linz innsbruck zurich basel bern genf paris london rom madrid barcelona amsterdam
  prag mallorca kassel winterthur luzern erfurt jena ulm bregenz oslo dubai lissabon
fr: paris lyon marseille toulouse lille nantes nice_ville strasbourg montpellier rennes grenoble dijon angers
  reims toulon brest nancy metz rouen tours_ville caen orleans perpignan bruxelles liege namur geneve lausanne
  montreal laval londres madrid barcelone rome berlin lisbonne new_york dakar abidjan alger casablanca cotonou
  bamako douala yaounde lome kinshasa conakry charleroi roubaix honfleur biarritz oran
pt: sao_paulo sp rio_de_janeiro rj brasilia salvador fortaleza recife curitiba belo_horizonte bh porto_alegre
  manaus belem goiania florianopolis floripa campinas natal_rn vitoria_es niteroi londrina joinville lisboa
  porto coimbra braga faro aveiro setubal evora viseu leiria funchal luanda maputo madri londres paris roma
  berlim nova_york benguela huambo toronto lyon genebra zurique
NATIONALITY LANGUAGE
en: english british scottish welsh irish american americans canadian* mexican* spanish spaniard* french german
  germans italian italians portuguese brazilian* latino latina indian indians chinese japanese korean russian
  russians polish_people turkish greek dutch swedish european* african* asian* foreign foreigner* immigrant*
  migrant* refugee* nationality citizen* native expat expats language* bilingual accent dialect translat*
  nigerian* thai filipin* syrian* punjabi hindi pakistani vietnamese
es: ingles inglesa ingleses britanic* escoces irlandes american* estadounidense* gringo* canadiense* mexican*
  espanol espanola espanoles frances francesa franceses aleman alemana alemanes italian* portugues portuguesa
  brasilen* argentino argentina_mujer argentinos colombian* chileno* chilena* peruan* venezolan* cubano*
  cubana* latino latinos latina* indio_de chino china_mujer japones* coreano* ruso rusos rusa turco* europe*
  african* asiatic* extranjer* inmigrante* nacionalidad ciudadan* idioma* lengua_materna catalan bilingue
  acento traduc* castellano
de: englisch* englander* britisch* brite* irisch* amerikan* ami amis kanadisch* kanadier* mexikan* spanisch*
  spanier* franzos* deutsch deutsche deutschen deutscher deutsches deutschkurs* deutschunterricht italienisch*
  italiener* portugies* brasilian* argentinisch* argentinier* latino* inder* indisch* chines* japanisch*
  japaner* korean* russisch* russe russen russin polnisch* pole polen_leute polin turkisch* turken griechisch*
  griechin grieche griechen hollander* niederlander niederlandisch* osterreicher* osterreichisch* schweizer*
  europaer* europaisch* afrikan* asiat* auslander* auslandisch* einwander* migrant* migration* gefluchtet*
  nationalitat staatsburger* staatsangehorig* muttersprach* fremdsprach* sprachen sprachkurs* dialekt* akzent
  ubersetz* schotte schotten schottisch sprache
fr: anglais* britanniqu* ecossais* irlandais* americain* canadien* quebecois* mexicain* espagnol* francais*
  allemand* italien* portugais* bresilien* argentin argentins latino* indien* chinois* japonais* coreen* russe
  russes polonais* turc turcs turque grec grecque hollandais* neerlandais belge belges suisses europeen*
  africain* asiatique* algerien* marocain* tunisien* senegalais* maghreb* etranger* immigre* migrant* refugie*
  nationalite citoyen* bilingue* accent tradui*
pt: ingles inglesa ingleses britanic* escoces irlandes american* canadense* mexican* espanhol* frances
  francesa franceses alemao alemaes alema alemas italian* portugues portuguesa* portugueses brasileir* brazuca
  argentino argentinos argentina_moca colombian* chileno* venezuelan* angolan* mocambican* latino* indiano*
  chines chinesa chineses japones* coreano* russo* russa* turco* europe* african* asiatic* estrangeir*
  imigrante* refugiad* nacionalidade cidadao cidadaos cidada gringo* idioma* linguas bilingue sotaque* traduz*
  traduc* tuga tugas cabo_verdian*
NEIGHBOUR FLATMATE
en: neighbour neighbours neighbor neighbors next_door next_door_neighbour roomie* tenant tenants landlord*
  landlady lodger* resident residents janitor superintendent doorman concierge occupant* cohabit cohabiting
  locals community villagers neighborly neighbourly
es: vecino vecinos vecina vecinas vecindad companero_de_piso companera_de_piso companeros_de_piso
  companero_de_cuarto roomie* rumi compi_de_piso arrendatari* dueno_de_la_casa propietari* arrendador*
  residente* portera conserje* comunidad lugareno* habitante* vecinal compinche_de_piso
de: nachbar nachbarn nachbarin nachbarinnen nachbars nachbarschaft* wg_mitbewohner mieter* untermieter*
  vermieter* bewohner* anwohner* pfortner* concierge eigentumer* hausbesitzer* hausverwaltung* einwohner*
  dorfbewohner* einheimisch* nebenan nachbarhaus
fr: voisin voisins voisine voisines voisinage colocataire* coloc_de colocs locataire* sous_locataire proprio
  proprios bailleur* resident residents concierge* gardien_d_immeuble gardienne_d_immeuble syndic copropriete
  d_a_cote riverain* occupant* palier
pt: vizinho vizinhos vizinha vizinhas vizinhanca colega_de_quarto colega_de_casa colega_de_apartamento
  companheiro_de_casa inquilin* senhorio* senhoria locatari* locador* proprietari* dono_da_casa morador*
  residente* porteiro porteira zelador* sindico sindica comunidade habitante* da_porta_ao_lado rachar_casa
  condomino*
MOVE HOUSE RENT
en: move_house moving_house relocat* resettl* removal_van rent rents rented renting rental tenancy lease
  leased deposit mortgage* evict* house_hunting flat_hunting estate_agent realtor* unpacking_boxes
  cohabitation settle_in settled_in first_time_buyer sublet* housing moving_boxes
es: mudar mudarse mudarme mudarnos mudarte mudaron mudando mudanza* trasladar* traslado* alquilar alquilo
  alquila alquilado alquiler* renta rentar rentamos rento arriendo arrendar arrendad* contrato_de_alquiler
  hipoteca* desaloj* desahuci* fianza inmobiliaria* irse_a_vivir irnos_a_vivir vivir_juntos vivir_solo
  independizar* instalarse instalarnos subarrend*
de: umziehe zieht_um ziehe_um zogen_um ausziehen zieht_aus zieht_ein zusammenziehen zusammenwohnen
  umzugskarton* umzugswagen miete mieten mietet gemietet mietvertrag* kaution nebenkosten vermieten vermietet
  kundigung_der_wohnung kredit_haus hypothek* makler* wohnungssuche* wohnungsbesichtigung besichtigung*
  zwangsraumung untermiete wohngeld einleben eingelebt
fr: emmenage amenage amenager relogement louer loue louent louons location* loyer loyers bail bail_de
  caution_logement hypotheque* pret_immobilier agence_immobiliere immobilier immo visite_appartement
  habiter_ensemble vivre_ensemble s_installer installer_ensemble installes_ensemble sous_louer preavis
  cartons_de_demenagement etat_des_lieux
pt: mudar_me mudarmos alugar alugo aluga alugamos alugou alugado aluguel alugueis aluguer renda_da_casa rendas
  arrend* contrato_de_aluguel hipoteca* financiamento_da_casa imobiliaria* corretor* caucao morar_junto
  morar_juntos morar_sozinho morar_sozinha viver_juntos ir_morar fui_morar sublocar fiador fiadora
  condominio_pago instalar_me me_mudar se_mudar me_mudei nos_mudamos mudei_me mudou_se mudarem_se
  caminhao_de_mudanca mudar_de_casa mudanca_de_casa
BAG BOX
en: bag bags rucksack* wallet wallets tote plastic_bag carrier_bag sack sacks box boxes cardboard crate crates
  container* basket baskets package* packet packets parcel parcels packaging bucket_of carton cartons case_of
  chest_of tin tins can_of barrel barrels tank tanks pouch briefcase tub tubs ziplock wrapper
es: bolsa bolsas bolso bolsos bolsita carteras monedero* sacos costal caja cajas cajita carton_de contenedores
  cesta cestas cesto cestos canasta* paquete* encomienda* envase* embalaje* lata latas barril barriles tanque
  tanques lonchera fiambrera maletin* estuche* sobre_de cubeta morral
de: tasche_mit geldbeutel* geldborse* brieftasche* tute plastiktute* sack sacke box boxen karton kartons kiste
  kisten kistchen behalter* korb korbe kasten paket pakete packung* packchen verpackung* dose dosen tonnen
  brotdose aktentasche* beutel etui schachtel* eimer_mit truhe umhangetasche
fr: sac sacs sacoche* cartable* porte_monnaie sachet* boite boites carton cartons caisse caisses conteneur*
  panier* paquet paquets colis emballage* pot_de canette* boite_de_conserve tonneau bidons trousse_de malle
  malles mallette* etui cabas besace pochette*
pt: bolsinha porta_moedas saco sacos sacola* sacolinha caixa caixas caixinha* caixote* papelao recipiente*
  contentor* cesta cestas cesto cestos pacote* encomenda* embalagem embalagens lata latas barril barris tanque
  tanques lancheira* maleta* pasta_de_trabalho estojo* saquinho* bau
PAPER LETTER
en: paper papers envelope* postcard* stamp stamps post_box postbox mailbox postman mailman pen pens pencil*
  notebook* notepad sticky_note document documents form_to folder folders file files stapler printer* printed
  printout scissors ink crayon* marker newspaper* magazine* leaflet* flyer* poster posters calendar_on diary
  diaries journal journals certificate* sheet_of sheet chart charts page_of labels clipboard lanyard badge
  sticker stickers laminated
es: papel papeles sobre_cerrado postal postales sello sellos estampilla* buzon cartero* boligrafo* boli bolis
  lapiz lapices lapicer* pluma cuaderno* libreta* notita documento* formulario* carpeta* archivo* grapadora
  impresora* imprim* tijeras tinta rotulador* plumon periodico* revista* folleto* poster cartel carteles
  diario diarios certificado* hoja_de papelito* sacapuntas tabla
de: papier papiere briefen umschlag* briefumschlag postkarte* briefmarke* briefkasten postbote* stift stifte
  kugelschreiber* kuli bleistift* heft hefte notizbuch* notiz notizen zettelchen dokument dokumente dokumenten
  formular* ordner akte akten unterlagen drucker* ausgedruckt ausdruck* schere tinte buntstift* filzstift
  zeitung* zeitschrift* magazin flyer poster plakat* tagebuch* urkunde* bescheinigung* block_papier
  kassenzettel gestempelt
fr: papier papiers enveloppe* carte_postale timbre timbres boite_aux_lettres facteur factrice stylo stylos
  crayon* cahier* carnet carnets bloc_note post_it note_ecrite document documents formulaire* dossier*
  classeur* fichier* agrafeuse imprimante* imprime ciseaux encre feutre feutres journal journaux magazine*
  prospectus affiche affiches journal_intime attestation* certificat* feuille feuilles paperasse* courrier
  courriers tableau tableaux badge badges gomme
pt: papel papeis cartinha envelope* postal postais selo selos caixa_de_correio carteiro* caneta* lapis
  caderno* caderninho bloco_de_notas bilhetinho* nota_escrita documento* formulario* pasta pastas arquivo*
  ficheiro* grampeador agrafador impressora* imprim* tesoura* tinta marcador_de jornal jornais revista*
  folheto* cartaz* poster diario diarios certificado* folha folhas papelada recado tabela tabelas quadros
  cartolina
PRESENT
en: present_for gift gifts gifted gifting giftcard voucher* wrapping_paper ribbon* bow_on birthday_present
  birthday_gift christmas_present christmas_presents presents surprise_gift gift_card secret_santa hamper_of
  keepsake* trinket* earrings jewellery jewelry ring_box pendant* bunch_of_flowers stocking_filler
  thank_you_card greeting_card
es: regalo regalos regalito* regalar regalo_de regala regalas regalan regale regalaron regalado regalando
  regalaba obsequi* detalle_bonito detallito vale_regalo tarjeta_de_regalo envoltorio papel_de_regalo lazo
  lazos mono_de_regalo amigo_invisible amigo_secreto pendientes_de joya joyas ramo_de_flores
  tarjeta_de_cumpleanos rosca_regalo sorpresita
de: geschenk* schenkt schenkte gutschein* eingepackt_geschenk schleife* prasent* mitbringsel
  aufmerksamkeit_geschenk geburtstagsgeschenk* weihnachtsgeschenk* wichteln wichtelgeschenk
  uberraschung_geschenk kette_um halskette* ohrringe blumenstrausse grusskarte* geburtstagskarte*
  auspacken_geschenke bescherung andenken anhanger schenke schenken schenkst schenkten schenkung
fr: cadeau cadeaux offre_un offrir_des present_offert carte_cadeau bon_cadeau emballer emballe papier_cadeau
  ruban_cadeau noeud_cadeau cadeau_d_anniversaire cadeaux_de_noel pere_noel_secret bijou bijouterie
  bouquet_de_fleurs carte_d_anniversaire petite_attention surprise_offerte deballer_cadeau pendentif
pt: presentes presentinho* presenteei prenda prendas prendinha oferecer_prenda dar_um_presente dei_de_presente
  deu_de_presente ganhei_de_presente vale_presente cartao_presente lembrancinha* mimo mimos papel_de_embrulho
  papel_de_presente laco lacos amigo_secreto amigo_oculto colar_de brinco brincos joia joias joalheria
  buque_de_flores cartao_de_aniversario
TOY
en: dollhouse barbie teddy teddies teddy_bear legos puzzle* jigsaw* balloon* kite kites marbles slide_in
  sandbox sandpit trampoline* building_blocks stuffed_animal plushie* playmobil pushchair buggy crayons_and
  playdough action_figure yoyo tricycle bubbles
es: munequit* barbie peluche* osito_de lego legos rompecabezas puzzle* globo globos pelota* balones papalote
  canica* columpio* tobogan resbaladilla arenero_infantil trampolin cama_elastica bloques playmobil sonajero
  carriola* carritos plastilina triciclo patin_de burbuja* juguet* trompo cometa
de: spielsachen puppenhaus barbie teddy teddys teddybar kuscheltier* stofftier* lego legos puzzle* luftballon*
  ballon* drachen_steigen schaukel schaukeln schaukelt rutsche sandkasten trampolin* bauklotz* playmobil
  rassel kinderwagen knete dreirad seifenblasen bobbycar spielfigur* kreisel
fr: joujou poupee* barbie peluche* doudou* nounours lego legos cerf_volant bille billes balancoire* toboggan*
  bac_a_sable trampoline* cubes playmobil hochet pate_a_modeler tricycle bulles figurine* coffre_a_jouets
  toupie jeu_de_construction
pt: brinquedoteca boneca* boneco* barbie pelucia* peluche* ursinho_de lego legos quebra_cabeca puzzle* balao
  baloes bexiga_de pipa_no papagaio_de_papel bolinha_de_gude berlinde* balanco_do baloico* escorrega*
  caixa_de_areia_do trampolim cama_elastica blocos playmobil chocalho massinha plasticina triciclo bolhas
  bolinha* piao
TV FILM
en: tv tvs telly television* film films filmed movie movies netflix series_on sitcom* soap_opera documentary
  documentaries episode episodes season_finale cartoon cartoons anime disney hbo prime_video remote_control
  screen_time channel channels cinema_trip actor actors actress* director_of trailer binge binged binge_watch
  binge_watching watch_tv watching_tv show_on streaming youtube thriller horror_film romcom reality_tv
  love_island star_wars marvel
es: tele television* televisor* tv pelicula* peli pelis film filme_de netflix serie series telenovela*
  novela_de documental* capitulo capitulos episodio* temporada temporadas dibujos_animados caricatura* anime
  disney hbo mando_a_distancia control_remoto canal canales actor actores actriz actrices trailer maraton_de
  ver_la_tele viendo_la_tele programa_de programas streaming youtube comedia* terror_peli marvel cineasta
  pantalla
de: fernseh* glotze tv film filme filmen spielfilm netflix serie serien dokumentation doku dokus episode*
  staffel staffeln zeichentrick* anime disney hbo fernbedienung sender programm_im schauspieler* regisseur*
  trailer binge* kinofilm* streamen gestreamt streaming youtube komodie* thriller krimi krimis tatort
  horrorfilm* soap leinwand bildschirm* mediathek sendung sendungen
fr: tele television* televiseur tv film films netflix serie series feuilleton* documentaire* episode*
  saison_de saisons dessin_anime dessins_animes anime animes disney hbo chaine_de acteur acteurs actrice
  actrices realisateur* bande_annonce marathon_series regarder_la_tele devant_la_tele emission emissions
  streaming youtube comedie* thriller film_d_horreur marvel ecran ecrans cinephile plateforme
pt: tv tvs televisao televisoes tele filme filmes filminho netflix serie series novela novelas telenovela*
  documentario* episodio* capitulo* temporada temporadas desenho_animado desenhos_animados anime animes disney
  hbo globoplay controle_remoto comando_da canal canais ator atores atriz atrizes trailer maratona_de
  maratonar ver_tv assistir_tv vendo_tv programa_de programas streaming youtube comedia* marvel ecra ecras
  tela telas telao assistimos
MUSIC
en: music musical* song songs sing sings sang sung singing singer* melody melodies tune tunes lyrics album
  albums playlist* spotify concert concerts gig gigs festival festivals band bands choir* opera orchestra*
  guitar* piano pianos violin* drums drummer flute trumpet saxophone instrument* musician* radio headphones
  earphones airpods speaker speakers vinyl rock_band jazz hip_hop rap_music reggae dj karaoke chorus rhythm
  rehears* recorder bass drum hum tuner disc
es: musica musical musicales cancion canciones cantar canto canta cantas cantan cantaba cantando cante cantado
  cantante* melodia* letra_de_la album albumes playlist lista_de_reproduccion spotify concierto* festival
  festivales banda bandas grupo_de_musica coro opera orquesta guitarra* piano violin* bateria_y tambor*
  flauta* trompeta* saxofon instrumento* musico musicos radio auriculares audifonos altavoz altavoces
  parlante* bocina_bluetooth vinilo* jazz rap reggaeton salsa_y dj karaoke ritmo ensay* discos disco mariachi*
  bolero*
de: musik* lied lieder liedern song songs singen singt singe sang gesungen sanger* melodie* liedtext* album
  alben playlist* spotify konzert* festival* band bands chor chore oper orchester* gitarre* klavier* geige*
  schlagzeug* flote* trompete* saxophon instrument* radio lautsprecher schallplatte* jazz rap dj karaoke
  rhythmus proben_band bandprobe cd cds ohrwurm schlager beat bassist
fr: musique* musical* chanson* chanter chante chantes chantent chantait chantant chanteur* chanteuse* melodie*
  paroles_de_la album albums playlist* spotify concert concerts festival* groupe_de_musique chorale opera
  orchestre* guitare* piano pianos violon* batterie_et tambour* flute_traversiere trompette* saxophone
  instrument instruments musicien* radio casque_audio enceinte_bluetooth vinyle* jazz rap dj karaoke rythme
  repetition_de cd clip_de disque disques batteur
pt: musica musicas musical musicais cancao cancoes cantar canto_no canta cantam cantava cantando cantei cantou
  cantor cantora cantores melodia* letra_da_musica album albuns playlist* spotify show_de shows concerto*
  festival festivais banda bandas coro coral opera orquestra* guitarra* violao piano violino* tambor* flauta*
  trompete saxofone instrumento* musico musicos radio fone_de_ouvido auscultadores auriculares coluna_de_som
  caixa_de_som vinil jazz rap funk_carioca pagode sertanejo samba dj karaoke ritmo ensaio ensaios ensaiar
  disco discos cavaquinho palco
DANCE ART HOBBY
en: dance_with dances dance dancer* salsa tango paintings painter* drawings sketch* artist* artwork art arts
  sculpture pottery ceramic* hobby hobbies photography exhibition* creative_writing canvas colouring coloring
  origami embroider* woodwork* theatre_group improv acting_class
es: bailaba bailes bailarin* danza* ballet salsa tango bachata pintura pinturas pintor* dibujar dibujo dibuja
  dibujos dibujando dibuje artista* arte artes artistic* escultura* ceramica manualidad* artesan* hobby
  hobbies aficion aficiones pasatiempo* fotografia* exposicion* lienzo colorear bordar bordado
de: tanzer* tanzkurs* tanzschule* ballett salsa tango gemalde malerei zeichnung* kunstler* kunst kunste
  skulptur* topfern topferkurs handarbeit* basteln_und hobby hobbys freizeit* steckenpferd fotografie*
  ausstellung* leinwand_malen ausmalen
fr: danse dansons dansez danseu* ballet salsa tango peinture peintures peintre* dessiner dessine dessines
  dessinait dessin dessins artiste* artistique* sculpture* poterie ceramique* loisir* hobby hobbies
  passe_temps photographie* exposition* toile coloriage* colorier broder broderie arts_plastiques art
pt: dancas dancava dancarin* bailarin* bale salsa tango forro_e pintura pinturas pintor* desenhar desenho
  desenha desenhos desenhei desenhando artista* arte artes artistic* escultura* ceramica artesanato hobby
  hobbies passatempo* fotografia* exposicao exposicoes tela_de_pintura colorir bordar bordado*
BOOK READ
en: book books novel novels read reads reading reader* library_book chapter chapters author authors writer*
  poem poems poetry poet fiction comic comics manga fairy_tale* story_book storybook paperback ebook* kindle
  audiobook* bestseller harry_potter bookclub book_club bookworm literature dictionary encyclopedia biography
  cookbook text_book textbook textbooks bedtime_story article articles blog_post
es: libro libros librito novela novelas leer leo lee lees leen leia leimos leido leyendo leyo lector* lectura
  lecturas capitulo_del pagina_de autor autora autores escritor escritora escritores poema* poesia* poeta
  ficcion comic comics cuentito ebook kindle audiolibro* harry_potter club_de_lectura literatura literari*
  diccionario biografia
de: buch bucher buchern roman romane lesen lese liest las gelesen lesend leser* lekture kapitel seite_im autor
  autorin autoren schriftsteller* gedicht* poesie dichter* comic* manga mangas gutenachtgeschichte bestseller
  ebook* kindle horbuch* harry_potter buchclub literatur* worterbuch biografie* kochbuch* sachbuch* vorlesen
  vorgelesen liest_vor artikel buchhandlung
fr: livre livres bouquin* roman romans lire lis lit_un lisent lisait lisais lisant lu_un lecteur* lectrice*
  lecture lectures chapitre* auteur* autrice* ecrivain* poeme* poesie* poete fiction bd bds manga mangas
  histoire_du_soir ebook kindle liseuse livre_audio harry_potter club_de_lecture litterature litteraire*
  dictionnaire* biographie*
pt: livro livros livrinho romance_policial ler leio le_muito lendo leem lia_um lemos li_um leu leitor* leitura
  leituras capitulo_do autor autora autores escritor escritora escritores poema* poesia* poeta ficcao gibi
  gibis quadrinhos banda_desenhada manga_japones conto contos historinha ebook kindle audiolivro* harry_potter
  clube_de_leitura literatura literari* dicionario* biografia* artigo artigos
COMPUTER
en: computer* laptop laptops pc pcs mac macbook desktop monitor monitors keyboards mouse_pad usb hard_drive
  software hardware windows_ten program_install programming coding code_in developer* hacker* virus_scan
  spreadsheet* excel powerpoint word_document printer_driver tablet ipad ipads server servers technology
  technological tech gadget gadgets device devices electronic* ai_bot chatgpt chatbot* robot robots
  artificial_intelligence algorithm* microphone* webcam scanner cpu
es: ordenador* compu compus computador* portatil laptop laptops pc pcs mac monitor monitores usb disco_duro
  software hardware programar programador* hacker* excel powerpoint tablet tablets tableta* ipad servidor*
  tecnologia* tecnologic* aparato* dispositivo* electronic* chatgpt chatbot robot robots
  inteligencia_artificial ia algoritmo* microfono* webcam impresora_laser
de: computer computern computers laptop laptops pc pcs mac rechner monitor* usb festplatte* software hardware
  programmier* hacker* virenscanner excel powerpoint tablet tablets ipad ipads server technologie* technik
  technisch* gerat gerate geraten gadget elektronik elektronisch* chatgpt chatbot* ki roboter*
  kunstliche_intelligenz algorithm* mikrofon* webcam scanner notebook_pc informatik* edv
fr: ordinateur* ordi ordis pc pcs mac portable_pc moniteur usb cle_usb disque_dur logiciel* hardware
  programmer programmation informatique* informaticien* hacker* excel powerpoint tablette* ipad serveur_web
  technologie* techno gadget* appareil* dispositif electronique* chatgpt chatbot* ia robot robots
  intelligence_artificielle algorithme* micro micros webcam souris_d_ordinateur scanner numerique
pt: computador* pc pcs notebook* portatil laptop* mac monitor monitores usb disco_rigido hd_externo pen_drive
  software hardware programar programador* programacao informatica hacker* excel powerpoint tablet* ipad
  servidor* tecnologia* tecnologic* aparelho* dispositivo* eletronic* electronic* chatgpt chatbot robo robos
  inteligencia_artificial algoritmo* microfone* webcam scanner rato_do_computador
PHONE
en: phone phones phoned telephone* mobile mobiles cell_phone cellphone* cell smartphone* iphone* android
  samsung nokia landline voicemail* screen screens touchscreen ring_me dial dialled dialed call_log caller_id
  missed_call missed_calls phone_number number_blocked phone_call phone_calls facetime* video_call video_calls
  videocall* sim_card speakerphone signal_is reception_bars airplane_mode silent_mode unlocking mobile_phone
  burner_phone hang_up
es: telefono* telefonic* movil moviles celular* cel celu celus smartphone* iphone* android samsung
  fijo_de_casa buzon_de_voz tono_de_llamada llamada llamadas llamada_perdida videollamada* video_llamada
  marcar_el colgue numero_de_telefono contestador descolgar suena_el facetime sim chip_del modo_avion
  cobertura altavoz_del manos_libres telefonear telefonaz*
de: telefon* handy handys handies smartphone* iphone* android samsung mobiltelefon* festnetz mailbox*
  anrufbeantworter klingelton anruf anrufe anrufen ruft_an rufe_an rief_an angerufen anrief anruft
  handynummer* videoanruf* videocall* auflegen aufgelegt legt_auf verpasste_anrufe flugmodus facetime simkarte
  sim_karte lautlos freisprech* zuruckruf* ruckruf hingestarrt touchscreen display
fr: telephone* portable portables mobile smartphone* iphone* android samsung fixe_maison repondeur*
  messagerie_vocale sonnerie appel appels appel_manque appels_manques appeler appelle_moi m_appelle_pas
  rappeler rappelle_moi raccroche* decroche_pas decroche numero_de_telephone num visio appel_video facetime
  carte_sim mode_avion reseau_mobile haut_parleur coup_de_fil coups_de_fil coup_de_telephone telephonique
pt: telefon* telemovel telemoveis celular* cel smartphone* iphone* android samsung telefone_fixo caixa_postal
  correio_de_voz toque_do chamada chamadas chamada_perdida ligacao ligacoes ligar_para ligou_me me_ligou
  me_liga videochamada* videoconferencia video_chamada atender_o atende_o desligou_na desligar_na
  numero_de_telefone facetime chip_do cartao_sim modo_aviao viva_voz tocou_o_telefone visor
INTERNET ACCOUNT
en: internet online wifi wi_fi website* site_web web webpage links url google* browser* browse_history
  search_history download* upload* email_address account_login login logins logged_on password* passcode*
  pin_code user users icloud router broadband data_plan offline server_down settings app apps update_the
  updated_app spam cookies_browser software_update forum forums reddit subreddit blog blogs bloggers wikipedia
  hacked hacking hack code site sites wireless network
es: internet online en_linea wifi web sitio_web pagina_web enlace* link links google* buscador navegador
  historial historial_de descargar* descargo descargue subir_a_internet cuenta_de_correo contrasena* clave
  claves usuario* router app apps aplicacion aplicaciones actualiz* spam borrando eliminar elimine elimina
  eliminado foro foros blog blogs wikipedia hackear* hackeo hackeado ajustes conexion_a conexion_lenta
  datos_moviles codigo codigos
de: internet online wlan wifi webseite* website* homepage link google* browser* suchverlauf verlauf_geloscht
  herunterlad* runterlad* runtergeladen hochlad* download* upload* konto_bei passwort* kennwort* login
  ausgeloggt benutzer* nutzer* cloud router app apps aktualisier* spam forum foren blog blogs wikipedia hacken
  einstellungen offline netz netzwerk* datenvolumen code codes
fr: internet en_ligne wifi site sites site_web web lien liens_vers google* navigateur historique* telecharg*
  mettre_en_ligne compte_mail mot_de_passe mots_de_passe mdp code_pin identifiant* connecter connecte
  connectee utilisateur* cloud box_internet appli applis application* mise_a_jour spam supprimer supprime
  supprimee supprimes effacer efface_ses forum forums blog blogs wikipedia pirate_mon pirater hacke parametres
  connexion reseau_wifi hors_ligne code codes
pt: internet online wifi wi_fi site sites website web pagina_da link links google* pesquisa_no navegador
  browser historico* baixar_o descarreg* download* upload* senha senhas palavra_passe palavra_chave codigo_pin
  login usuario* utilizador* nuvem_do icloud roteador router app apps aplicativo* aplicacao atualiz* actualiz*
  spam deletar deletou deletei excluir_a excluiu_a forum foruns blog blogs wikipedia hackear* hackeou
  conexao_de definicoes dados_moveis offline codigo codigos
SOCIAL MEDIA
en: social_media facebook fb instagram insta ig tiktok* twitter tweet tweets tweeted snapchat snap_me snaps
  linkedin pinterest discord telegram tumblr tinder bumble_app hinge dating_app dating_apps grindr onlyfans
  post_on posts_on poster_of followers follower following_on unfollow* friend_request like_his liked_her
  likes_other profile profiles bio_on influencer* youtuber* vlog* hashtag* viral selfie_on story_on stories_on
  scroll scrolls scrolled scrolling troll trolls meme memes emoji emojis
es: redes_sociales red_social facebook face_book fb instagram insta ig tiktok* twitter tuit tuits tweet
  snapchat linkedin pinterest discord telegram tinder bumble badoo grindr onlyfans publicar publico_en
  publica_fotos publicaciones publicacion postear posteo posteos dejar_de_seguir solicitud_de_amistad like
  likes me_gusta_en perfil perfiles influencer* youtuber* hashtag viral feed meme memes emoji emojis stalke*
  story storys redes
de: soziale_medien sozialen_medien social_media soziale_netzwerke facebook fb instagram insta tiktok* twitter
  tweet* snapchat linkedin pinterest discord telegram tinder bumble hinge parship grindr onlyfans dating_app
  datingapp* posten gepostet postet posts post_auf beitrag beitrage follower* folgt_ihr entfolgt*
  freundschaftsanfrage like likes geliked gelikt profil profile influencer* youtuber* hashtag viral feed
  scrollen scrollt gescrollt meme memes emoji emojis story storys
fr: reseaux_sociaux reseau_social facebook fb instagram insta ig tiktok* twitter tweet* snapchat snap snaps
  linkedin pinterest discord telegram tinder bumble meetic badoo grindr onlyfans site_de_rencontre
  sites_de_rencontre appli_de_rencontre poster_une poste_des publication* post_sur abonnes follower*
  demande_d_ami like likes liker profil profils influenceu* youtubeu* hashtag* viral scroller scrolle
  meme_internet emoji emojis story stories reseau reseaux
pt: redes_sociais rede_social facebook face fb instagram insta ig tiktok* twitter tweet* tuite snapchat
  linkedin pinterest discord telegram tinder bumble badoo grindr onlyfans aplicativo_de_namoro posto_no
  postagem postagens post posts publicacao publicacoes deixar_de_seguir pedido_de_amizade curtir curtida*
  curtiu curte_fotos like likes perfil perfis influencer* influenciador* youtuber* hashtag viral feed meme
  memes emoji emojis stories stalke* redes rede
PHOTO VIDEO
en: photo photos photograph* picture pictures pic pics selfie selfies image images camera cameras video videos
  videoed recording_of recordings screenshot* photo_album frame_on framed portrait portraits polaroid snapshot
  snapshots gif gifs clips film_us footage wallpaper_phone filter_on photoshop gallery_on video_tape slideshow
  nudes_photo thumbnail photobooth zoom_in
es: foto fotos fotito* fotografo* fotografa imagen imagenes camara camaras selfie selfies video videos
  videito* grabar grabo graba grabe grabado grabando grabacion* captura capturas captura_de_pantalla
  pantallazo* album_de_fotos marco_de_fotos retrato* polaroid gif gifs clip filmar filmo filtro filtros
  photoshop sticker stickers
de: foto fotos fotograf fotografin bild bilder bildern kamera* selfie selfies video videos aufnahme*
  aufgenommen aufnehmen screenshot* fotoalbum* bilderrahmen portrat* polaroid gif gifs clip clips gefilmt
  filmt filter photoshop sticker knips* geknipst schnappschuss*
fr: photo photos photograph photographe photographes photographi* image images appareil_photo camera* selfie
  selfies video videos filmer filme_moi filmait enregistrer enregistre enregistrement* capture_d_ecran
  captures_d_ecran screen screens album_photo cadre_photo portrait* polaroid gif gifs clip clips filtre
  filtres photoshop sticker* cliche_photo
pt: foto fotos fotinha* fotografo fotografa imagem imagens camara_fotografica camera* selfie selfies video
  videos videozinho gravar gravo grava gravei gravou gravado gravando gravacao gravacoes print prints
  captura_de_tela album_de_fotos porta_retrato* moldura retrato* polaroid gif gifs filmar filmei filmou
  filmando filtro filtros photoshop figurinha* sticker*
GAME
en: gamer gamers videogame* video_game video_games ps4 ps5 nintendo switch_game minecraft fortnite roblox
  call_of_duty fifa league_of_legends console* controller_for board_games monopoly poker playing_cards
  card_game scrabble domino* quizzes trivia charades sudoku crossword* tag_game level_up twitch esports
  play_games playing_games jackpot escape_room arcade pool_table darts mario kart uno pokemon raffle tabletop
es: videojuego* jueguito* gamer* playstation ps4 ps5 xbox nintendo minecraft fortnite roblox fifa lol_y
  consola* mando_de juego_de_mesa juegos_de_mesa monopoly poker cartas_espanolas baraja* naipes bingo quiz
  trivial adivinanza* sudoku crucigrama* juego_con partidas billar twitch truco mus pokemon canicas
de: spielend spieler spielern computerspiel* gamer* gaming zocker ps4 ps5 xbox nintendo minecraft fortnite
  roblox fifa konsole* controller monopoly poker karten_spielen skat scrabble domino bingo quiz sudoku
  kreuzwort* bowling billard spieleabend* twitch pokemon wurfel uno modelleisenbahn
fr: jeu_video jeux_video jeux_videos gamer* gaming consoles play ps4 ps5 xbox nintendo minecraft fortnite
  roblox fifa manette* jeu_de_societe jeux_de_societe monopoly echecs_jeu poker jeu_de_cartes belote scrabble
  des_a_jouer domino* bingo quiz devinette* sudoku mots_croises joueuse* billard flechettes twitch pokemon
  boules uno
pt: joguinho* videojogo* video_game gamer* playstation ps4 ps5 xbox nintendo minecraft fortnite roblox fifa
  consola* console* jogo_de_tabuleiro jogos_de_tabuleiro monopoly banco_imobiliario poker baralho*
  cartas_de_jogar scrabble domino bingo quiz adivinha* sudoku palavras_cruzadas esconde_esconde jogo_com
  partidas bowling bilhar sinuca brinco_com truco sueca pokemon uno
MATERIAL
en: wood wooden metal metallic steel iron_rod aluminium aluminum plastic* rubber leather wool woollen cotton
  silk satin velvet linen_cloth fabric fabrics cloth glassware ceramic_tile concrete cement marble_top clay
  gold_plated silver_plated bronze copper diamond diamonds pearl pearls wax foam foil oil_paint paint_pot
  dust_sheet granite bamboo nylon polyester denim
es: madera* metal metales metalic* acero hierro aluminio plastico* goma_de caucho cuero lana algodon seda
  saten terciopelo lino_y tela telas tejidos vidrio* cristal cristales concreto_y cemento marmol arcilla oro
  plata bronce cobre diamante* perla perlas cera espuma bambu corcho yeso_y hormigon poliester
de: holz* metall* eisen aluminium alu plastik* kunststoff* gummi leder* wolle baumwolle seide satin leinen
  stoff stoffe stoffen glas_aus beton zement marmor ton_aus gold golden goldene silber* bronze kupfer diamant*
  perle perlen wachs schaumstoff folie bambus kork granit nylon
fr: metal metaux metallique* acier fer_forge aluminium alu plastique* caoutchouc cuir laine coton soie satin
  velours lin_lave tissu tissus etoffe* verre_brise cristal beton ciment marbre argile or_blanc en_or
  argent_massif bronze cuivre diamant* perle perles cire mousse_de materiau* matiere matieres bambou
  liege_bouchon granit nylon
pt: madeira* metal metais metalic* aco ferro aluminio plastico* borracha couro_de la_de_ovelha algodao seda
  cetim veludo linho tecido tecidos pano panos vidro* cristal cristais concreto_armado cimento betao marmore
  argila ouro prata bronze cobre_e diamante* perola* cera espuma bambu cortica granito poliester
MACHINE SWITCH
en: machine machines machinery turn_on_the turn_off_the press_the plug_in push_button lever knob pumps sensor*
  smoke_detector gear_box mechanism generator* charged reset_the restart* rebooted reboot automatic auto_pilot
  timer
es: maquina maquinas maquinaria palanca perilla bomba_de_agua sensor* detector_de motor_electrico mecanismo*
  generador* cargo_el carga_el enchufar enchufa reinici* automatic* temporizador
de: maschine* schaltet taste drucken_auf hebel pumpe* sensor* alarm alarme alarmanlage* rauchmelder
  fernsteuerung mechanismus generator* ladt_auf neustart* automat* timer signal signale
fr: machine machines manivelle levier pompe capteur* alarme* detecteur* mecanisme* generateur*
  groupe_electrogene recharger recharge charger_mon branche_le debrancher debranche redemarr* automatique*
  minuteur signal engin engins
pt: maquina maquinas maquinario ligar_o_computador carregar_no alavanca bomba_de_agua_eletrica sensor* alarme*
  detector_de controle_do mecanismo* gerador* carregar_o plugar tomada_ligada desplugar reinici* automatic*
  temporizador
RELIGION
en: religion* religious faith_in god lord jesus christ christian* catholic* protestant* muslim* islam* hindu*
  jewish jew jews buddhis* sikh bible quran koran gospel pray prays prayed praying prayer* hymn* mass_on
  sermon* preach* priest* vicar* pastor* bishop* pope imam* rabbi nun nuns deacon chaplain congregation parish
  worship* blessing* blessed baptism* baptised christening communion confession_box angel angels holy sacred
  saint saints sunday_school ramadan eid rosary heaven chapel* choir_loft heretic atheist* spiritual* gods
  lord_jesus religiously biblical allah judaism baptist baptized sinner hell_and devil satan soul_of_god
  mormon halal haram cult cults evangelical convert converted
es: religion* religios* dios diosito senor_jesus jesus cristo cristian* catolic* protestante_iglesia musulman*
  islam* hindu* judio* budis* biblia coran evangelio evangelic* rezar rezo reza rezaba rezando rece orar
  oracion oraciones himno* misa misas sermon* predicar predica cura_parroco sacerdote* parroco pastor pastora
  obispo* papa_francisco iman rabino monja* diacono parroquia* congregacion culto bendic* bendit* bautismo*
  comunion angel angeles santo santa santos virgen sagrad* ramadan rosario ateo atea ateos espiritual* capilla
  catequesis dioses jesucristo iglesia iglesias rezas oro_por biblic* protestante* cura_de_la judia templo
  pecador* bendecir cielo_y infierno_y diablo demonio satanas alma_de_dios virgen_maria testigos_de_jehova san
  procesion monaguillo
de: religion* religios* glaube_an gott gottes gottin jesus christus christ christen christlich* evangelisch*
  protestant* muslim* moslem* islam* hindu* judisch* juden buddhis* bibel koran evangelium beten betet bete
  gebet gebete gebetet kirchlich* gottesdienst* predigt* priester* pfarrer* pastor pastorin bischof* papst
  imam* rabbi nonne* diakon gemeindehaus segen gesegnet taufe* kommunion firmung engel heilig* ramadan
  fasten_brechen rosenkranz atheist* spirituell* kapelle himmlisch gotter gottlich* glaube_an_gott glaubig
  glaubige glaubigen glauben_an_gott betest christin katholi* allah jude taufpate* sunder* sundig* segne
  himmel_und holle_und teufel satan messe_gehen zeugen_jehovas kirchenchor* kopftuch* konfirmation* pfarrei
  ostermesse
fr: religion* religieu* dieu jesus christ chretien* catholique* protestant* musulman* islam* hindou* juif
  juifs juive* bouddhis* bible coran evangile* prier prie priere* priait priant prions messe messes sermon*
  precher pretre* cure_du_village pasteur* eveque* pape imam* rabbin diacre paroisse* paroissial* culte
  benediction* beni benie bapteme* baptise* communion ange anges saint sainte saints sacre_coeur ramadan
  careme chapelet croyant* athee* spirituel* chapelle* mosquee_du_vendredi catechisme dieux eglise eglises
  pries prient biblique* catho cathos evangelique* cure_de_la allah temple benir paradis enfer_et diable satan
  ame_de sacre sacree spiritualite temoins_de_jehovah halal haram voile_islamique croix maudit cure ramadhan
  marabout
pt: religiao religioes religios* deus jesus cristo cristao cristaos crista catolic* protestante_igreja
  evangelic* muculman* islam* hindu judeu* judia budis* biblia corao_sagrado evangelho orar oro ora orando
  oracao oracoes rezar rezo reza rezava rezando rezei hino* missa missas sermao pregar_na padre padres pastor
  pastora pastores bispo* papa_francisco ima rabino freira* diacono paroquia* congregacao culto cultos bencao
  bencaos abencoad* batizado* batismo baptizado* comunhao anjo anjos santo santa santos virgem_maria sagrad*
  ramadao terco ateu ateia espiritual* capela catequese orixa terreiro deuses igreja igrejas orei biblic*
  protestante* crente crentes sacerdote* isla templo ateus pecador* abencoe ceu_e demonio satanas espirita
  testemunhas_de_jeova alcorao candomble umbanda benzer
`;
