/** Words that make dangerous words harmless, and other subjects of relationships. The format is described in people.ts. */
export const EVERYDAY = `
FILM
en: film films movie movies series show netflix episode tv telly documentary scene character actor drama
es: pelicula peliculas serie netflix episodio tele documental novela personaje
de: film filme serie netflix folge fernsehen tatort krimi doku
fr: film films serie netflix episode tele documentaire personnage polar
pt: filme filmes serie netflix episodio novela televisao documentario personagem
BOOK SONG
en: book books novel story song songs lyrics music podcast album theatre play poem
es: libro novela cancion canciones musica podcast
de: buch roman lied song lieder musik podcast theaterstuck
fr: livre roman chanson musique podcast piece
pt: livro romance musica cancao podcast
GAME
en: game games gaming fortnite gta minecraft chess fifa level zombies boss_fight xbox playstation video_game
es: juego juegos partida videojuego ajedrez play
de: spiel spielt zocken zockt spiele schach level
fr: jeu jeux partie echecs console
pt: jogo jogos partida videogame xadrez
SPORT
en: football match team gym boxing karate judo marathon training run tennis coach league
es: futbol partido equipo gimnasio boxeo entrenamiento carrera
de: fussball verein training boxen marathon sport mannschaft
fr: foot match equipe salle boxe entrainement marathon
pt: futebol jogo_do time academia boxe treino corrida
JOKE
en: joke jokes joking laugh laughing funny haha lol kidding hilarious banter
es: broma risa reir jaja chiste gracioso riendo
de: witz lachen lustig spass haha scherz
fr: blague rire rigole mdr drole plaisante
pt: piada rir rindo risada brincadeira kkk engracado
NEWS
en: news article read_about history statistics politics
es: noticias articulo historia
de: nachrichten zeitung artikel
fr: journal infos article
pt: noticias jornal artigo
DREAM
en: dream dreams dreamt dreamed nightmare
es: sueno sone pesadilla
de: traum getraumt traumt
fr: reve reves reve_que cauchemar
pt: sonho sonhei pesadelo
TIRED OF
en: chores dishes laundry washing_up hoover bins cleaning socks snoring snores toilet_seat
es: platos lavadora limpiar ropa_sucia ronca ronquidos basura calcetines
de: geschirr wasche putzen schnarch* socken mull abwasch haushalt
fr: vaisselle menage ronfle ronflements chaussettes linge poubelle
pt: louca lavar roupa_suja ronca ronco lixo meias faxina
COOKING
en: recipe chicken cake onions meat bbq grill oven garden
es: receta pollo pastel cebolla carne asado horno
de: rezept kuchen zwiebeln fleisch grillen ofen garten
fr: recette poulet gateau oignons viande four jardin
pt: receita frango bolo cebola carne churrasco forno
HUNT
en: hunting hunter deer fishing farm range
es: caza cazar cazador pesca
de: jagd jager jagen angeln
fr: chasse chasseur peche
pt: caca cacador pesca
ILLNESS
en: cancer illness dementia alzheimer stroke surgery operation diabetes chemo hospice ill sick
es: cancer enfermedad enfermo enferma operacion demencia
de: krebs krankheit krank operation demenz schlaganfall
fr: cancer maladie malade operation demence
pt: cancer doenca doente operacao demencia
GRIEF
en: grief grieving widow widower mourning anniversary_of since_she_died passed
es: duelo viuda viudo luto
de: trauer witwe witwer trauere
fr: deuil veuve veuf
pt: luto viuva viuvo
WEDDING
en: wedding marriage married marry engagement ring anniversary honeymoon
es: boda matrimonio casados casarme anillo aniversario
de: hochzeit ehe verheiratet heiraten hochzeitstag ring
fr: mariage marie mariee epouser bague anniversaire
pt: casamento casar casados alianca aniversario
LOVE
en: love loves loved loving
es: amor amo ama querer te_quiero quiere_mucho
de: liebe liebt lieben verliebt
fr: aime amour amoureux amoureuse aimer
pt: amor amo ama gosto gosta amar
KISS
en: kiss kissed hug cuddle hugs
es: beso abrazo besar besos
de: kuss kusst umarm* kuscheln
fr: bisou calin embrasse
pt: beijo abraco beijar carinho
CHEAT
en: cheat cheats cheated cheating affair unfaithful lied lies lying
es: infiel engano infidelidad amante miente mentira cuernos
de: betrogen fremdgegangen affare lugt fremdgeht untreue
fr: trompe infidele ment mensonge amante tromper
pt: traiu traicao infiel amante mente mentira
JEALOUS
en: jealous jealousy trust insecure
es: celos celoso celosa confianza
de: eifersuchtig eifersucht vertrauen
fr: jaloux jalouse jalousie confiance
pt: ciumes ciumento ciumenta confianca
ARGUE
en: argue argument argued fight fights fighting row quarrel disagree bicker*
es: discutir discusion pelea peleamos peleas discutimos
de: streit streiten gestritten zoff diskussion
fr: dispute disputes engueule disputer
pt: discutir discussao briga brigamos brigar
DATE
en: date dates dating tinder hinge bumble ghosted match app crush
es: cita citas tinder ligar app
de: date tinder bumble dating app
fr: rencard tinder rendez_vous appli
pt: encontro tinder app ficante
TEXT BACK
en: reply replied text_back left_on_read blocked unfollow instagram
es: visto contesta bloqueo instagram
de: antwortet blockiert instagram schreibt_nicht
fr: repond bloque vu instagram
pt: visualiza responde bloqueou instagram
HOLIDAY
en: holiday vacation trip christmas birthday party dinner_party beach
es: vacaciones viaje navidad cumpleanos fiesta playa
de: urlaub reise weihnachten geburtstag party
fr: vacances voyage noel anniversaire_de fete plage
pt: ferias viagem natal aniversario_de festa praia
ADVICE
en: advice should_i what_should_i how_do_i how_can_i tips
es: consejo que_hago como_hago deberia_yo
de: rat was_soll_ich wie_kann_ich tipps
fr: conseil que_dois_je comment_faire
pt: conselho o_que_faco como_faco
TALK
en: talk talks talked talking tell tells conversation say says said
es: hablar habla hablo dice dijo conversacion contar
de: reden redet sprechen sagt sagen gesagt gesprach
fr: parler parle dit dire conversation
pt: falar fala falou diz disse conversa contar
THINK
en: think thinks thinking thought thoughts feel feels feeling feelings
es: pienso pensar piensa creo siento sentir pensamientos
de: denke denken gedanken fuhle glaube gefuhl fuhlt
fr: pense penser pensees sens crois sentir
pt: penso pensar acho sinto sentir pensamentos
MISS
en: miss missing missed
es: extrano echo_de_menos
de: vermisse fehlt
fr: manque_me me_manque
pt: saudade saudades sinto_falta
DISTANCE
en: long_distance flight airport moved abroad
es: distancia vuelo aeropuerto
de: fernbeziehung flug flughafen
fr: distance avion aeroport
pt: distancia voo aeroporto
TANTRUM
en: tantrum tantrums bedtime homework screen_time toys potty playground meltdown
es: berrinche rabieta deberes juguetes tablet parque
de: trotzanfall hausaufgaben spielzeug spielplatz trotz*
fr: caprice colere_de devoirs jouets ecran parc
pt: birra pirraca licao_de_casa brinquedos tablet parquinho
BABY LIFE
en: breastfeeding sleep_deprived nap_time formula bottle
es: lactancia biberon
de: stillen flasche schnuller
fr: allaitement biberon tetine
pt: amamentar mamadeira
KILLING ME
en: killing_me bores_me_to_death dying_of scared_to_death worried_sick
es: me_mata_de me_muero_de muerto_de
de: bringt_mich_um sterbe_vor todmude
fr: me_tue mort_de creve_de
pt: me_mata morrendo_de morto_de
STRANGLE HIM JOKE
en: could_kill could_strangle want_to_scream drives_me_crazy drives_me_mad
es: lo_mataria me_saca_de_quicio me_vuelve_loca
de: konnte_ihn macht_mich_wahnsinnig auf_die_palme
fr: je_pourrais_le me_rend_folle
pt: mataria me_tira_do_serio me_deixa_louca
WORK STRESS
en: deadline project meeting exam thesis stress stressed
es: examen proyecto reunion estres
de: prufung projekt stress meeting
fr: examen projet reunion stress
pt: prova projeto reuniao estresse
`;
