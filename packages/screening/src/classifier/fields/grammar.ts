/** Function words and general adjectives. The format is described in ../concepts/people.ts. */
export const GRAMMAR = `
ARTICLES
en: a an the da tha teh
es: el la los las un una unos unas lo
de: der die das den dem des ein eine einen einem einer eines n nen nem ner ne
fr: le la les l un une des
pt: o a os as um uma uns umas
AND ALSO
en: and also too plus as_well likewise additionally moreover furthermore along_with n both
es: y e tambien ademas incluso asimismo igualmente tmb tb tambn
de: und u auch sowie ausserdem zudem zusatzlich ebenfalls ebenso gleichfalls obendrein noch_dazu sowohl
fr: et aussi egalement en_plus de_plus ainsi_que pareillement
pt: e tambem tbm tb tmb alem alem_disso igualmente bem_como ademais tambm
OR NOR
en: or either neither nor
es: o u ni tampoco
de: oder weder entweder beziehungsweise bzw od auch_nicht
fr: ou ni soit_que non_plus ou_bien
pt: ou nem tampouco ou_entao
BUT HOWEVER
en: but however nevertheless nonetheless yet except_that
es: pero sino sin_embargo no_obstante empero mas_bien en_cambio aun_asi
de: aber sondern jedoch allerdings dennoch trotzdem hingegen dagegen andererseits nichtsdestotrotz
fr: mais cependant pourtant toutefois neanmoins par_contre en_revanche quand_meme mai
pt: mas porem contudo todavia no_entanto so_que mesmo_assim ainda_assim
ALTHOUGH
en: although though tho despite whereas even_though in_spite_of albeit even_if regardless
es: aunque pese a_pesar_de mientras_que por_mas_que si_bien aun_cuando aunq
de: obwohl obgleich wobei wenngleich trotz obschon auch_wenn selbst_wenn wohingegen
fr: quoique bien_que malgre alors_que meme_si quoiqu quand_bien_meme
pt: apesar ainda_que mesmo_que por_mais_que nao_obstante malgrado se_bem_que
BECAUSE
en: because cuz cos coz bc becuz becoz due thanks_to given_that owing
es: porque pq xq porq ya_que puesto_que debido dado_que a_causa_de gracias_a porke
de: weil denn wegen dank zumal meinetwegen seinetwegen wegens
fr: parce car puisque puisqu pcq pck parceque vu_que etant_donne
pt: porque porq pois ja_que visto_que uma_vez_que causa devido gracas_a pq pke dado_que
SO THEREFORE
en: so therefore thus hence thats_why that_s_why consequently accordingly as_a_result so_that
es: asi entonces por_eso por_lo_tanto por_tanto asi_que conque de_modo_que de_ahi
de: also deshalb deswegen darum daher folglich somit demnach infolgedessen damit sodass drum dementsprechend
  so_dass
fr: donc alors ainsi c_est_pourquoi du_coup par_consequent d_ou alr dc si_bien_que
pt: entao portanto assim por_isso dai de_modo_que por_conseguinte pelo_que de_forma_que
THAT CONJUNCTION
en: that tht dat
es: que q k ke
de: dass das_s dasz
fr: que qu q k
pt: que q k
LIKE AS
en: as like such_as than similar_to
es: como igual_que tal_como parecid* al_igual
de: wie als gleichwie ahnlich* genauso_wie
fr: comme tel_que de_meme pareil_que autant_que semblable* tel
pt: como tal_como feito_um igual_a que_nem parecid* do_que
IF UNLESS
en: if unless whether in_case otherwise as_long_as supposing assuming if_only
es: si a_menos_que por_si con_tal siempre_que en_caso_de salvo_que de_lo_contrario ojala
de: wenn falls sofern ob solange andernfalls sonst ansonsten wofern vorausgesetzt es_sei_denn
fr: si sinon au_cas_ou tant_que a_moins pourvu s_il s_ils en_cas_de
pt: se caso senao a_menos_que contanto desde_que tomara do_contrario oxala
WHEN WHILE
en: when while whenever whilst meanwhile as_soon_as during wen
es: cuando mientras en_cuanto tan_pronto durante cada_vez_que al_mismo_tiempo
de: wahrend sobald wann sooft indem unterdessen wahrenddessen jedes_mal_wenn
fr: quand lorsque lorsqu tandis pendant des_que aussitot chaque_fois_que durant qd kand
pt: quando enquanto sempre_que assim_que logo_que durante qdo qnd quanto_mais
WHO WHICH
en: who whom whose which whoever whichever whos
es: quien quienes cual cuales cuyo cuya cuyos cuyas quienquiera kien
de: wer wem wen wessen welche welcher welches welchen welchem deren dessen denen
fr: qui quel quelle quels quelles lequel laquelle lesquels lesquelles dont auquel duquel desquels quiconque ki
pt: quem qual quais cujo cuja cujos cujas qm
WHAT HOW WHY
en: what whats whatever how why how_come how_much how_many wat wut wht hows
es: por_que para_que cuanto cuanta cuantos cuantas que_tal lo_que
de: was warum wieso weshalb wozu wieviel wofur woran woruber womit wovon worauf worum wodurch wonach inwiefern
fr: quoi pourquoi comment combien pk pkoi koi pourkoi ce_que ce_qui qu_est_ce_que est_ce_que
pt: o_que por_que quanto quanta quantos pra_que oq oque
WHERE
en: where wherever whereabouts where_s
es: donde adonde dondequiera a_donde de_donde dond
de: wo wohin woher wohinein worin
fr: la_ou par_ou ou_est ou_ca n_importe_ou
pt: onde aonde donde cade por_onde ond
THIS THAT POINTING
en: this these those such thats
es: este estos ese esa eso esos esas esto aquel aquella aquello aquellos aquellas tal tales
de: dies dieser diese dieses diesen diesem jener jene jenes jenen jenem solche solcher solches solchen solchem
  derjenige diejenige diejenigen dieselbe derselbe dasselbe demselben so_ein so_eine
fr: ce cet cette ces cela ceci celui celle ceux celles ca telle tels telles celui_ci celle_ci ceux_ci
pt: este estes esse esses essa essas isso isto aquele aquela aqueles aquelas aquilo desta destes destas disso
  disto nisso nisto dessa desses dessas daquele daquela daquilo nesse nessa neste nesta naquele naquela
  naquilo tal tais
IT THERE IS
en: it its there there_s theres it_s
es: hay ello hubo haya
de: es s gabs gibts es_gibt man is_es
fr: y c on il_y_a y_a y_avait y_en_a
pt: ha existe existem houve tem_que_haver houver haja
HERE THERE
en: here over_there over_here right_here right_there heer hear_here hereabouts in_here come_here around_here
  this_place this_way local locally hither in_this_place here_s ther thar in_there up_there down_there
  out_there that_way yonder that_place there_is there_are there_was there_were
es: aqui aca ahi alli alla por_ahi por_aqui ahi_mismo akaa por_aca aqui_mismo este_lugar aqui_en para_aca
  pa_ca hasta_aqui local locales de_aqui aquii aqi aya ay_alla por_alla alla_afuera alli_mismo para_alla
  pa_alla aquel_lugar hasta_alla ahii
de: hier da dort dorthin hierher dahin drin drinnen drauf dran hierhin hia herum_hier hierum hier_drin
  hier_oben hier_unten daher_hier ortlich* vor_ort hierzulande hiesig* an_dieser_stelle dorther drinnen_da
  da_druben druben dabei_da da_drin da_oben da_unten dorten dahinten dortig* daa ebenda
fr: ici la_bas la_dedans par_ici ci la_dessus par_la voici icii d_ici_meme ici_meme ici_bas local locale
  locaux locales sur_place ce_lieu_ci la_haut il_y_avait labas laba l_a_bas de_la_bas la_meme_ou celui_la
  par_la_bas y_est
pt: aqui ca ai ali la acola por_ai por_aqui aki akii pra_ca para_ca aqui_mesmo este_lugar ate_aqui localmente
  daqui aquii aqi neste_lugar la_fora por_la por_ali lah pra_la para_la la_mesmo ali_mesmo aquele_lugar ate_la
  dali ai_mesmo aii la_em tem_la
IN AT ON
en: in at on into onto upon within
es: en dentro_de adentro_de
de: in im ins an am ans auf aufs bei beim innerhalb binnen
fr: en dans sur au aux chez ds ches
pt: em no na nos nas num numa nuns numas
TO TOWARDS
en: to toward towards unto
es: a al rumbo_a
de: zu zum zur nach hin richtung
fr: vers jusqu_aux envers en_direction
pt: ao aos pro pros pras rumo em_direcao
FROM OF
en: of from out_of off_of outta
es: de del
de: von vom aus seitens vons vonner
fr: de du d dela
pt: de da do dum duma dele_mesmo
FOR
en: for 4 in_order_to on_behalf_of for_the
es: para pa a_favor_de en_favor pa_que
de: fur furs um zugunsten fuer um_zu
fr: pour afin pr en_faveur pour_que
pt: para pra a_fim_de a_favor_de p pa
WITH
en: with w alongside wiv wit together_with
es: con conmigo contigo consigo junto_a junto_con
de: mit mitsamt samt nebst mitm
fr: avec ac en_compagnie_de
pt: com comigo contigo conosco convosco junto_com c cmg ctg
WITHOUT EXCEPT
en: without except apart_from excluding lacking save_for other_than aside_from
es: sin excepto aparte_de a_excepcion exceptuando
de: ohne ausser bis_auf abgesehen ausgenommen ausserhalb ohn
fr: sans sauf excepte hormis a_part mis_a_part hors
pt: sem exceto fora_isso a_nao_ser tirando_isso sm
ABOUT
en: about regarding concerning abt on_the_subject_of bout with_regard_to
es: sobre respecto en_cuanto_a referente a_proposito_de con_respecto
de: uber daruber druber ubers bezuglich hinsichtlich hiervon ueber uebers darueber
fr: concernant a_propos au_sujet quant_a en_ce_qui_concerne rapport_a
pt: sobre acerca respeito_de quanto_a a_respeito no_que_toca
AGAINST
en: against versus vs opposed_to contrary_to up_against
es: contra en_contra versus frente_a opuest* contraria
de: gegen dagegen_sein versus wider entgegen gegens gegenuber
fr: contre versus face_a a_l_encontre oppos* contrair*
pt: contra versus em_oposicao oposto oposta contraria ao_contrario
BETWEEN AMONG
en: between among amongst in_between amid midst
es: entre entremedio en_medio_de entre_medias
de: zwischen dazwischen inmitten mittendrin zwischens
fr: entre parmi au_milieu_de au_sein
pt: entre no_meio_de em_meio dentre
BY THROUGH
en: by via through thru per throughout by_means_of
es: por mediante a_traves via por_medio
de: durch mittels via per anhand hindurch dadurch durchs vermittels
fr: par via a_travers au_moyen grace
pt: por pelo pela pelos pelas atraves mediante por_meio
BE PRESENT
en: is am are m s re im hes shes youre theyre iz
es: soy eres es somos sois son estoy estas esta estamos estais estan toy tas tamos stoy sos
de: bin bist ist sind seid is isn bins ists
fr: suis es est sommes etes sont chuis jsuis chui c_est
pt: sou somos sao estou esta estas estamos estao to ta tas tamo tamos es
BE PAST
en: was were been used_to_be
es: era eras eramos erais eran fue fuisteis estaba estabas estabamos estaban estuve estuviste estuvo estuvimos
  estuvieron sido estado
de: war warst waren wart gewesen wars gwesen
fr: etais etait etions etiez etaient ete fus fut furent fumes
pt: era eras eramos eram foi estava estavas estavamos estavam estive esteve estivemos estiveram sido estado
  tava tavas tavam tavamos
BE FORMS
en: be being b will_be would_be could_be should_be might_be
es: ser estar sea seas seamos sean sere seras seremos serias siendo estando esten estemos estes estare estaras
  fueras fueran estuviera estuviese
de: sein sei seien warest seiest wesend waeren waerst
fr: etre serons serez sois soit soyons soyez soient etant
pt: ser estar seja sejas sejam sejamos seras seremos fosse fosses fossem fossemos for fores forem sendo
  estando esteja estejas estejam estivesse estiver
HAVE PRESENT
en: have has ve hav hve has_got
es: he has ha hemos habeis han tengo tienes tiene tenemos teneis tienen tenes
de: habe hast hat haben habt hab habs ham hats hobn hom
fr: ai as a avons avez ont jai
pt: tenho tens tem temos tendes teem tnho hei hao
HAVE PAST
en: had had_had
es: habia habias habiamos habiais habian hube hubiera hubieras hubieran hubiese tenia tenias teniamos tenian
  tuve tuviste tuvo tuvimos tuvieron tenido habido
de: hatte hattest hatten hattet gehabt hatt ghabt haetten haettest
fr: avais avait avions aviez avaient eu eue eus eut eurent
pt: tinha tinhas tinhamos tinham tive tiveste teve tivemos tiveram tido havia haviam tivera
HAVE FORMS
en: having to_have will_have would_have wouldve couldve shouldve
es: haber tener hayas hayamos hayan tenga tengas tengan tengamos teniendo habiendo habre tendras tendremos
  tendrias tendrian tuviera tuvieras tuvieran tuviese
de: habend wird_haben
fr: avoir aurons aurez aie aies ait ayons ayez aient ayant
pt: ter tendo tenha tenhas tenham tenhamos teras teremos tivesse tivesses tivessem tiver tiverem haver
REFLEXIVE
en: myself yourself himself herself itself ourselves themselves yourselves oneself hisself theirselves
es: se si_mismo si_misma mi_mismo mi_misma ti_mismo
de: sich selbst selber einander gegenseitig miteinander sich_selbst voneinander zueinander
fr: se s soi moi_meme toi_meme lui_meme elle_meme eux_memes soi_meme nous_memes
pt: si mim_mesmo mim_mesma si_mesmo si_mesma eu_mesmo eu_mesma vc_mesmo um_ao_outro uns_aos_outros
NOTHING NOBODY
en: nothing nobody none noone no_one nowhere nothin nowt nuthin zilch
es: nada nadie ninguno ninguna ningun ningunos nadita naiden
de: nichts nix niemand niemanden niemandem nirgends nirgendwo nirgendwohin nixe garnichts gar_nichts
fr: rien personne nulle nulle_part nul riens aucuns que_dalle
pt: nada ninguem nenhures lugar_nenhum nd ngm coisa_nenhuma nadinha
NON ANTI
en: non un dis anti mis
es: anti
de: un anti miss
fr: anti
pt: anti des
VERY REALLY
en: very really truly totally completely absolutely extremely super incredibly fully entirely utterly quite
  pretty_much so_much rlly deeply seriously terribly awfully highly thoroughly perfectly hugely massively
  proper
es: muy realmente totalmente completamente absolutamente extremadamente super increiblemente sumamente
  bastante demasiado re_bien enormemente plenamente profundamente tan tanto tanta perfectamente harto mega
de: sehr wirklich total vollig komplett absolut extrem super unglaublich voll_und_ganz vollkommen echt
  ziemlich richtig mega ganz so_sehr hochst uberaus zutiefst voellig krass recht
fr: tres vraiment totalement completement absolument extremement super incroyablement tellement si_fort hyper
  trop entierement grave tout_a_fait parfaitement profondement enormement carrement vachement
pt: muito realmente totalmente completamente absolutamente extremamente super inteiramente mega bastante tao
  tanto tanta incrivelmente mt mto perfeitamente profundamente demais bue bem_mais plenamente
A BIT SOMEWHAT
en: bit abit somewhat slightly partly rather fairly kinda sorta sort_of kind_of a_little a_bit relatively
  moderately hardly barely scarcely
es: algo_de un_poco poquito apenas ligeramente medianamente relativamente en_parte mas_o_menos tantito
  un_pelin escasamente
de: bisschen bissl bissel bisserl etwas einigermassen teilweise ein_wenig relativ kaum geringfugig halbwegs
  teils bissi
fr: un_peu peine_a legerement plutot assez relativement a_peine en_partie moyennement quelque_peu tantinet
  peu_pres
pt: pouquinho um_pouco um_tanto ligeiramente levemente relativamente em_parte mais_ou_menos poxim bocadinho
  um_bocado pouqinho
MORE
en: more most further another_one increasingly mor moar increase increases increased increasing more_and_more
  plus_more greater addition growing_number anything_else more_than exceed exceeds exceeded raise_d rose_up
es: mas aun_mas extra cada_vez_mas adicional adicionales maas mass_que adicionalmente aumentar aumenta aumento
  aumentado aumentando aumentos increment* mas_y_mas ademas_de_eso mas_que mas_de superar_a extras crecient*
  anadir anade anadido agregar agrego agregado suma_de
de: mehr meisten meiste meist extra umso noch_mehr noch_ein immer_mehr meehr mehr_als erhoh* zunehmend*
  zunahme mehr_und_mehr hinzu vermehr* weiteres anstieg* ansteig* daruber_hinaus hoher_als uber_mehr
fr: plus davantage encore_plus extra supplementaire supplementaires de_plus_en_plus pluss plus_que plus_de
  additionnel* supplement augmenter augmente augmentation* accroitre accru ajouter ajoute ajoutee hausse
  hausses croissant croissante
pt: mais mais_ainda ainda_mais cada_vez_mais maior_parte mto_mais maiss mais_que mais_de mais_e_mais adicional
  adicionais adicionalmente aumentar aumenta aumento aumentou aumentado aumentando increment* crescente
  crescentes adicionar adicionei adiciona demais_disso soma_de alem_disso_mais
LESS
en: less least fewer lesser no_more at_least decrease decreased decreasing diminish diminished less_and_less
  cut_down drop_in minus minimize minimise less_than cutback
es: menos al_menos por_lo_menos cada_vez_menos inferior menos_de menos_que menor_que reducir reduce reduzco
  reducido reduciendo redujo reduccion baja_de rebajar rebaja decrec* minimiz* descenso merma mermado menorar
  resta encoger
de: weniger wenigste wenigsten wenigstens mindestens zumindest minder immer_weniger wenigere wenigeren
  wenigerer weniger_werden abnahme abnehmend* geringer geringere geringeren minus kleiner_als ruckgang*
  nachlass* nachgelassen
fr: moins au_moins de_moins_en_moins minimum moin moins_de moins_que reduire reduit reduite reduisent
  amoindri* moindre moindres decroissant retrecir retreci minimis*
pt: menos ao_menos pelo_menos cada_vez_menos minimo minimamente menos_de menos_que reduzir reduz reduzo
  reduzido reduziu reduzindo reducao abaixar minimiz* decair queda_de menor_que menas
ENOUGH TOO MUCH
en: enough too_much too_many sufficient sufficiently plenty excessive excessively adequate enuf enought
  suffice suffices adequately ample fair_amount satiated suitable_amount plenty_of quite_enough toooo excess
  overly overdose_of overdo overdoing overdone overload overloaded exaggerate exaggerated exaggerating
  exaggeration extreme over_the_top disproportionate undue unduly extremes
es: suficiente suficientes demasiada demasiados demasiadas exceso excesiv* suficientemente de_sobra bastantes
  bastar bastaba alcanza_para lo_suficiente adecuad* suficient harto_de_sobra alcanzar_para con_eso_basta
  bastaria demaciado demaciada excesos extremo extrema extremos extremas de_mas desmedid* en_exceso
de: genug genugend zu_viel zuviel zu_viele reicht gnug genugt genugen genugte ausreich* hinreichend* langt
  ausgereicht zur_genuge genugsam zufriedenstellend* zuviele zu_sehr zusehr ubermassig* ubermass extrem*
  masslos* allzu uberzogen* zu_oft_zu unverhaltnismassig* exzess*
fr: suffisamment suffisant suffisante suffit excessif excessive de_trop excessivement suffire asse suffisants
  suffisantes suffisait suffi suffirait adequat* amplement convenable* ca_suffit satisfaisant* tro troop tropp
  trop_de exces extreme extremes demesur* en_trop outrancier outre_mesure a_outrance
pt: suficiente suficientes chega_de demasiad* excess* bastantes de_sobra suficientemente sobrando bastar
  bastava o_suficiente bastaria dar_conta_de_sobra satisfator* demaiss extremo extrema extremos extremas
  em_excesso desmedid* desproporc* em_demasia
ALMOST
en: almost nearly practically virtually basically approximately roughly just_about nigh allmost near_enough
  approx approximate circa give_or_take more_or_less ish or_so estimate estimated nearly_all sort_of_about
  thereabouts around_about
es: casi practicamente cerca_de basicamente por_poco alrededor_de casii casi_casi aprox aproximad* masomenos
  unos_cuantos rondando cerca_de_las estimacion virtualmente y_pico y_tantos como_unos
de: fast beinahe nahezu praktisch quasi etwa ca circa schatzungsweise rund_um beinah ungefahr* zirka
  annahernd* so_um_die gegen_etwa in_etwa so_gut_wie knappen um_die um_den_dreh mehr_oder_weniger
fr: presque quasiment pratiquement environ a_peu_pres failli faillit pres_de quasi presk approximativ*
  plus_ou_moins quasiement grosso_modo aux_alentours alentour autour_de_deux peu_ou_prou a_deux_doigts
  virtuellement
pt: quase praticamente basicamente cerca_de por_pouco por_volta qse quaze kuase quasi aprox aproximad*
  uns_tantos em_torno beirando virtualmente e_tantos e_poucos umas_tantas
ONLY JUST
en: only just merely simply solely purely exclusively nothing_but no_more_than jus onlly onli jst mere sole
  lone but_only sheer just_only only_one just_one
es: solo solamente unicamente simplemente meramente nada_mas sencillamente nomas no_mas_que puramente
  exclusivamente solamnt no_mas na_mas tan_solo mero exclusivo exclusiva sino_solo namas nada_mas_que
de: nur bloss einfach lediglich blos nichts_als nurmehr rein_nur nurnoch nur_noch allein_nur einzig*
  ausschliesslich* schlicht schlichtweg einfach_nur gerade_mal gerademal blosse blossen
fr: seulement juste uniquement simplement rien_que ne_que exclusivement purement jst seulemen slmt slt_que
  just seul_truc qu_un exclusive seule_chose simple_fait rien_d_autre
pt: so somente apenas simplesmente unicamente meramente exclusivamente puramente so_mesmo soh tao_somente mero
  mera exclusivo exclusiva nada_alem soment so_que_apenas mal_e_mal
ESPECIALLY MAINLY
en: especially mainly particularly mostly primarily above_all generally overall chiefly specifically
  first_of_all largely
es: especialmente principalmente particularmente sobre_todo mayormente generalmente ante_todo en_general
  en_especial
de: besonders vor_allem hauptsachlich insbesondere vorwiegend uberwiegend meistens allgemein im_allgemeinen
  grundsatzlich
fr: surtout principalement particulierement notamment essentiellement avant_tout en_general generalement
  globalement specialement
pt: especialmente principalmente particularmente sobretudo acima_de_tudo geralmente em_geral na_maioria
EXACTLY
en: exactly precisely correctly spot_on literally accurately directly straight indeed to_be_exact exact exacty
  precise precision just_right on_the_dot literal literaly to_the_letter precisly exact_same specifics
es: exactamente precisamente justamente literalmente justo tal_cual exacto exacta directamente en_efecto
  exactos exactas exacto_eso precision especificamente especifico especifica especificos literal justo_eso
  estrictamente concretamente
de: genau direkt genaue genauen genaues tatsachlich gnau genauer exakt* prazis* punktgenau* konkret*
  spezifisch* wortlich* haargenau eben_das buchstablich* gerade_eben richtiggehend strikt
fr: exactement precisement justement exact exacte directement en_effet pile precis precise exactes exactitude
  exactemen precises specifique* litteral* pile_poil concretement
pt: exatamente precisamente justamente literalmente exato exata certinho diretamente de_fato justo exactamente
  exatos exatas exato_isso preciso_exato precisao especificamente especifico especifica especificos literal
  tal_e_qual estritamente concretamente tipo_exato
ACTUALLY HONESTLY
en: actually honestly tbh frankly tbf truthfully to_be_honest in_fact admittedly sincerely personally actualy
  ngl openly
es: sinceramente honestamente francamente la_verdad en_realidad de_hecho a_decir_verdad personalmente en_serio
  la_neta fijate con_sinceridad
de: eigentlich ehrlich ehrlicherweise ehrlichgesagt offen_gesagt ehrlich_gesagt eigtl personlich zugegeben
  im_grunde ernsthaft wahrlich
fr: honnetement franchement sincerement en_fait en_realite a_vrai_dire reellement effectivement
  personnellement serieusement pour_de_vrai
pt: sinceramente honestamente francamente na_verdade na_real de_verdade pra_ser_sincero pra_ser_sincera
  falando_serio pessoalmente alias verdadeiramente
ANYWAY BESIDES
en: anyway anyways besides by_the_way btw incidentally in_any_case either_way still_and_all firstly secondly
  finally after_all in_short
es: de_todas_formas de_todos_modos por_cierto en_fin total_que a_fin_de_cuentas ademas_de al_final
  en_todo_caso de_todas_maneras en_resumen de_cualquier_forma aparte
de: jedenfalls sowieso eh ohnehin ubrigens uberhaupt trotz_allem sowiso immerhin schliesslich letztendlich
  letztlich abgesehen_davon nebenbei
fr: de_toute_facon d_ailleurs enfin bref en_tout_cas finalement au_fait de_toutes_facons au_final en_somme
  en_gros tfacon
pt: enfim de_qualquer_forma de_qualquer_jeito afinal a_proposito no_fim_das_contas em_todo_caso no_final
  em_resumo de_resto
INSTEAD
en: instead rather_than instead_of alternatively on_the_contrary
es: en_vez_de en_lugar_de al_contrario por_el_contrario
de: statt anstatt stattdessen lieber_als anstelle vielmehr im_gegenteil
fr: plutot_que au_lieu_de au_contraire a_la_place lieu
pt: em_vez_de ao_inves_de pelo_contrario em_lugar_de inves
FILLERS
en: um uh erm hmm hm oh ah y_know you_know i_mean haha pfft ugh anyhow ooh wow gosh hey
es: pues eh o_sea jaja jajaja ay uf mm ah oh hombre buf che tipo_que wey guey
de: mal doch halt eben schon naja tja aha ahm na_ja ach hm ma oh ah hmm ahja gell joah puh haha hach tjo
fr: bah ben euh hein oh ah voila genre ouf pff hmm heu eh ba pis quoi_que haha oups
pt: ne tipo poxa po ah eh hum oh kk kkkk rsrs ue sabe haha hein nossa eita ixi opa
QUICKLY
en: quickly fast quick rapidly immediately hurriedly swiftly promptly suddenly straightaway straight_away
  at_once right_away instantly asap quicker faster speedy fastest quickest rapid speed speeds swift prompt
  fastly brisk briskly instantaneous accelerate* express_speed in_no_time lightning_fast
es: rapido rapidamente enseguida deprisa inmediatamente de_repente de_golpe rapida rapidos rapidas velozmente
  de_pronto al_instante veloz apurad* subitamente rapidito rapidez rapidisimo veloces velocidades agil
  agilidad aceler* en_un_instante en_un_segundo volando_rapido ligero_rapido en_un_santiamen en_un_dos
de: sofort plotzlich zugig unverzuglich fix umgehend auf_einmal schnell* rasch* flott* rasant* flink*
  geschwind* tempo zackig fix_schnell im_nu blitzschnell* ruckzuck ruck_zuck schleunigst* speed prompt
fr: vite rapidement immediatement tout_de_suite soudain soudainement subitement rapide rapides d_un_coup
  brusquement sur_le_champ rapidite rapido rapidos vitesses acceler* en_un_clin prompt prompte promptement
  vitement fissa vif_rapide illico en_deux_secondes a_toute_allure
pt: rapido rapidamente depressa imediatamente de_repente na_hora rapida rapidos rapidas logo ligeiro
  subitamente rapidinho de_imediato rapidinha rapidez rapidao rapidissimo veloz velozes velocidades agil
  agilidade aceler* ligeira num_instante num_piscar voando_rapido
SLOWLY
en: slowly slow gradually bit_by_bit slower little_by_little steadily step_by_step leisurely slowest slowing
  slowed slowness gradual steady at_my_pace progressively progressive one_step paces unhurried
es: despacio lento lenta lentos lentas lentamente poco_a_poco despacito gradualmente lentitud despasio gradual
  paulatin* progresiv* ralentiz* con_calma_lento ritmos pausad* poquito_a_poquito
de: nach_und_nach stuck_fur_stuck schrittweise stuckweise langsam* allmahlich* schritt_fur_schritt
  mit_der_zeit gemachlich* behabig* sukzessive trage_langsam stetig* peu_a_peu schleppend* zogerlich*
  verlangsam* tag_fur_tag graduell*
fr: lentement doucement lent lente lents lentes petit_a_petit peu_a_peu progressivement lenteur progressif
  progressive graduel* ralenti* rythme* au_ralenti au_fur_et etape_par_etape tout_doucement mollo
pt: devagar devagarinho lento lenta lentos lentas lentamente aos_poucos gradualmente pouco_a_pouco
  devagarzinho lentidao gradual aos_pouquinhos paulatin* progressiv* ritmos vagaros* desaceler*
CAREFULLY GENTLY
en: carefully gently cautiously calmly patiently kindly politely properly nicely neatly discreetly tenderly
es: cuidadosamente con_cuidado delicadamente amablemente educadamente correctamente discretamente
  silenciosamente con_calma pacientemente con_carino
de: vorsichtig* behutsam* sorgfaltig* sanftmutig sachte sacht liebevoll hoflich ordentlich anstandig gescheit
  ordentliche geduldig
fr: soigneusement delicatement prudemment calmement gentiment poliment correctement patiemment tendrement
  convenablement tranquillement
pt: cuidadosamente com_cuidado delicadamente tranquilamente gentilmente educadamente corretamente direitinho
  discretamente silenciosamente com_calma pacientemente com_carinho de_mansinho
MANNER CHANCE
en: differently easily strangely somehow oddly normally freely accidentally by_accident by_mistake
  automatically casually
es: distinto_a facilmente de_alguna_manera sin_querer por_accidente por_error normalmente libremente
  automaticamente casualmente dificilmente
de: irgendwie anders aus_versehen versehentlich normalerweise automatisch umsonst vergeblich vergebens
fr: facilement autrement differemment par_accident par_erreur normalement librement automatiquement
  bizarrement difficilement vainement
pt: facilmente diferentemente de_alguma_forma sem_querer por_acidente por_engano normalmente livremente
  automaticamente dificilmente a_toa
ON PURPOSE
en: deliberately intentionally purposely on_purpose knowingly consciously purposefully wilfully
es: aposta adrede a_proposito intencionadamente intencionalmente queriendo deliberadamente a_posta
  conscientemente
de: absichtlich mit_absicht bewusst vorsatzlich wissentlich absicht
fr: expres volontairement deliberement intentionnellement sciemment fait_expres consciemment
pt: proposito de_proposito intencionalmente deliberadamente propositalmente por_querer conscientemente por_mal
TOGETHER
en: together collectively side_by_side mutual mutually common
es: conjuntamente en_conjunto unidas mutuo mutua mutuamente compartid*
de: zusammen gemeinsamer zsm beieinander beisammen zusamm
fr: ensemble conjointement mutuel mutuelle mutuellement cote_a_cote
pt: juntos junto juntinhos conjuntamente em_conjunto unidas mutuo mutua partilhad* compartilhad*
SEPARATE APART
en: separate separately apart individually separated separates one_by_one
es: separado separada separados separadas por_separado individualmente uno_por_uno divid* cada_uno_por_su_lado
  individual individuales
de: getrennt* separat* auseinander einzeln einzelne einzelnen einzelner individuell
fr: separe separee separes separees separement individuellement un_par_un individuel individuelle
  chacun_de_son_cote
pt: separado separada separados separadas em_separado a_parte individualmente um_por_um individual dividid*
  cada_um_pro_seu
UGLY
en: hideous unattractive gross disgusting revolting
es: feito feita horroros* espantos* asqueros* repugnant* horrible horribles
de: grasslich* scheusslich* ekelhaft* eklig* widerlich* abscheulich*
fr: laides affreux affreuse* hideux hideuse* degoutant* repugnant* vilain vilaine
pt: horroros* horrivel horriveis nojent* asqueros* repugnant* feinho
FULL
en: crowded overflowing fully_booked jam_packed
es: completo completa completos completas abarrotad* atestad* pleno plena colmad*
de: gefullt* uberfullt* vollgestopft* ausgebucht vollstandig* komplette kompletten randvoll* proppenvoll
fr: complet complete complets completes bonde*
pt: lotados completo completa completos completas cheinho cheiinh*
EMPTY
en: emptier vacant hollow blank deserted void
es: vacios vacias hueco hueca desierto desierta vaciado vaciando desocupad*
de: leeres leergeraumt* hohl* unbesetzt* kahl*
fr: creux desert deserte inoccupe* vidange
pt: vazias oco oca deserto deserta desocupad*
EASY
en: easy easier easiest simple simpler straightforward uncomplicated piece_of_cake basic ease simplicity
  effortless* straightforwardly no_problem no_biggie smoothly a_breeze manageable simplif* user_friendly
  convenient conveniently light_hearted hassle_free child_s_play no_brainer comes_naturally without_effort
  no_sweat quick_fix
es: simple simples pan_comido basico basica facil* sencill* sin_problema sin_problemas chupado fluid*
  llevader* sin_esfuerzo sin_complicaciones simplific* accesible* manejab* ligera ligero ligeros tranquilito
  sin_mas tan_facil
de: leicht leichte leichter leichten leichtes leichteste einfache einfacher einfachen einfaches muhelos*
  unkompliziert* simpel kinderleicht* leichtigkeit simple problemlos* kein_problem locker_leicht easy
  erleichtern vereinfach* reibungslos* handlich* babyleicht* kinderspiel unproblematisch* ohne_probleme
  glatt_gelaufen praktisch* mit_links entspannt_gehen
fr: simple simples aise aisee basique* facile* simplicite aisement sans_probleme sans_problemes sans_effort
  fluide* pas_complique les_doigts_dans_le_nez jeu_d_enfant facilit* simplifi* leger legere legers legerete
  accessible* finger_in_the_nose sans_souci du_gateau gerable* coule_de_source
pt: faceis simples simplesinh* facinho moleza basico basica facil* simplicidade sem_problema sem_problemas
  sem_esforco mamao_com_acucar sopa_no_mel simplific* leve leves leveza fluid* acessiv* descomplic* de_boas
  sossegadinh* manejav* canja
SOFT
en: softest gentle tender fluffy delicate mild mellow
es: blando blanda blandos tierna tiernos delicad* esponjos* acogedor* mullid*
de: weiches sanften zarten flauschig* mild milde
fr: mou molle mous tendre tendres delicat* soyeu* douillet*
pt: mole moles terno terna delicad*
HEAVY
en: heavy heavier heaviest massive dense
es: pesada pesados pesadas pesos grueso gruesa macizo denso
de: massiv* schwergewicht* wuchtig* sperrig*
fr: lourd lourde lourds lourdes pesant* epais epaisse massif massive
pt: pesada pesados pesadas pesos grosso grossa denso macico
FREE
en: free freedom freer liberty independent independence available unrestricted free_of_charge gratis released
es: libre libres libertad* independ* disponible* gratis gratuit* liberad*
de: frei freie freier freien freies freiheit* unabhangig* verfugbar* gratis kostenlos* freiwillig*
fr: libre libres liberte* independ* disponib* gratuit* gratos dispo libere* autonom*
pt: livre livres liberdade* independ* disponive* gratis gratuit* liberad* a_vontade autonom*
BUSY
en: busy busier occupied hectic tied_up swamped snowed_under overworked
es: ocupado ocupada ocupados ocupadas liado liada atareado atareada agobiad* ajetread* a_tope
de: beschaftigt* viel_zu_tun besetzt* ausgelastet* hektisch* stressig* eingespannt* uberlastet* verplant*
fr: occupe occupee occupes occupees deborde* surcharge* surmene*
pt: ocupado ocupada ocupados ocupadas atarefad* sobrecarregad* enrolada
READY
en: ready prepared prepare prepares preparing preparation set_to willing all_set good_to_go arranged
es: listo lista listos preparad* prepara preparo preparar preparando dispuest* arreglad* a_punto
de: bereit bereite fertige fertigen vorbereit* bereitwillig* gerustet* parat startklar*
fr: prete pretes prepare preparee prepares preparer preparent disposee
pt: pronto pronta prontos prontas preparad* prepara preparo preparar preparando dispost* arrumados arrumadas
BROKEN
en: broken faulty cracked ripped damaged busted malfunction* leak leaks leaked leaking leaky clogged
  blocked_drain blockage burst_pipe pipe pipes drip drips rust rusty rusted crack cracks chipped
  breakdown_cover wear_and rip flood flooded flooding short_circuit jammed wobbly defective glitchy
es: roto rota rotos rotas estropead* rasgad* agrietad* danad* rompible gastad* inservib* gotera goteras gotea
  fuga_de_agua atascado atascada atasca atasco_del tuberia* caneria* oxid* grieta* averia* estropeo estropea
  malogrado malogro rajad* no_funciona no_anda no_sirve_mas fallo_tecnico cortocircuito rechina cruje
  defectuos* roto_el desconch*
de: kaputt* defekt* gerissen* zerrissen* abgenutzt* rissig* entzwei undicht leck leckt tropft rohr rohre
  rohrbruch rost rostig* risse storung storungen beschadig* verschliss* klemmt klemmen wasserschaden
  kurzschluss wackelt wackelig feucht panne pannen funktioniert_nicht geht_nicht_mehr zersprungen zerbroch*
fr: casse cassee casses cassees fele* defectueu* endommag* use fuite fuites fuit_eau bouche_evier bouchon
  tuyau* canalisation* goutte_a goutte_eau rouille* fissure* hors_service defaillan* abim* use_jusqu grince
  grincent craque_plancher degat_des degats court_circuit coince_porte bancal* humide marche_plus
  ne_marche_plus
pt: quebrad* rachad* rasgad* danificad* com_defeito gasto gasta defeituos* rompid* vazamento* vaza vazando
  goteira* pinga entupi* cano canos ferrugem enferruj* avaria* quebrou_a defeito* nao_funciona nao_liga
  gasto_pelo range_porta curto_circuito emperr* desgastad* fuga_de_agua pifou pifado
PUBLIC
en: public publicly official officially common_knowledge in_public
es: publico publica publicos publicas publicamente oficial oficiales oficialmente en_publico
de: offentlich* offiziell* publik amtlich* in_der_offentlichkeit allgemein_bekannt bekanntgegeben
fr: public publique publics publiques publiquement officiel* en_public devant_tout_le_monde
pt: publico publica publicos publicas publicamente oficial oficiais oficialmente em_publico
PRIVATE SECRET
en: private privately privacy secret secrets secretive confidential hush_hush
es: privado privada privados privadas privacidad secreto secreta secretos secretas intimo intima intimos
  intimas intimidad confidencial* escond*
de: privat* geheim* heimlich* vertraulich* versteck* verborgen* verstohlen* intim intime intimen
fr: prive privee prives privees secret secrets secrete secretes confidenti* intime intimes intimite discretion
pt: privado privados privadas privacidade segredo segredos secreto secreta secretos secretas intima intimos
  intimas intimidade confidencial* escond*
REAL TRUE
en: real true truer genuine authentic legit actual original valid accurate legitimate factual right
  correctness proven validity righteous righteousness moral morals morally ethic* virtue* truest veracity
  right_thing agree agrees agreeing tru rightly as_a_matter_of_fact validate* validating
es: real reales autentic* genuin* original valido valida cierto cierta ciertos ciertas legitim* verdader*
  correct* acertado veraz veridic* hecho_real prueba_de demostrado de_verdad moral morales moralmente etica
  etico lo_correcto tener_razon tiene_razon tengo_razon tienes_razon acuerdo bien_dicho vdd neta
de: echte echter echten echtes wahr wahre wahrer wahren wahres real reale realen authentisch* original*
  korrekt* gultig* stimmt tatsachliche wahrheiten richtig* recht_haben recht_hat tatsachen realitat wirklich*
  bewies bewiesen zutreff* moral* ethik ethisch* berechtigt* legitim* angemessen* angebracht* in_der_tat
  faktisch* im_recht
fr: vrai vraie vrais vraies reel reelle reels reelles authenti* veritable* original* correct correcte exacts
  legitim* veridique juste_titre fait_reel j_ai_raison a_raison as_raison avoir_raison moral morale moralement
  ethique* vertu* valable* valide valider en_verite bien_fonde bonne_chose_a_faire c_est_vrai vrm
pt: real reais verdadeiro verdadeira verdadeiros verdadeiras autentic* genuin* original valido valida legitim*
  certo certa certos certas veridic* corret* correct* acert* comprov* prova_de moral moralmente etica etico
  ter_razao tem_razao tenho_razao concord* de_acordo vdd de_facto apropriad* adequad*
FALSE WRONG
en: false fake faked phony untrue wrong bogus inaccurate error errors invalid falsely wrongs incorrect*
  mistake* lie_about fakes faking immoral* unethical sin sins sinned sinful myth myths mucked_up fucked_up
  slip_up blunder* failure failures flaw flaws flawed misjudg* misguided improper inappropriate wrongdoing
  disagree disagrees disagreed disagreeing disagreement disagreements
es: fals* incorrect* error errores errado errada inventad* equivoc* erron* fallos fallas falle fallar
  meti_la_pata metio_la_pata metedura_de_pata cagada la_cague la_cago cagarla inmoral* indebid* inadecuad*
  pecado pecados pecar pecador fingido fingida inexact* fracaso mito mitos no_es_cierto no_es_verdad desacert*
  desacuerdo defecto defectos inapropiad* inciert* meter_la_pata regarla
de: unwahr* inkorrekt* unecht* verkehrt* irrtum* erfunden* falsch* fehler* irrte geirrt irren irrst unrichtig*
  unrecht* fehlverhalten versehen verhau* verbock* vergeig* sunde sunden sundigen unmoral* unehrlich*
  gefalscht* gefakt fake scheitert scheitern versage misserfolg* ausrutscher patzer danebenbenommen mangel
  fehlgriff* unpassend* unangebracht* fehleinschatz*
fr: faux fausse fausses errone* incorrect* factice inventee bidon tort inexact* faussement fautes_graves
  erreur* trompe_de me_suis_trompe me_suis_trompee se_tromper mensonge_est torts a_tort mal_agi deconnais
  immoral* foutaises echoue* bourde* defaut defauts inapproprie* contrefa* derapage* desaccord* mythe mythes
  fais_fausse_route bavure
pt: falso falsa falsos falsas errado errada errados erradas incorret* erro erros equivocad* inventad*
  falsificad* fake engano errei errou errar erra enganos enganado_em incorrect* falsidade falha falhas falhei
  falhou falhar fracasso pecado pecados pecar imoral* indevid* fajut* pisei_na_bola pisou_na_bola vacilei
  asneirada inexat* mito mitos nao_e_verdade discord* defeito defeitos inapropriad* inadequado fiz_merda
  fez_merda lapsos deslize deslizes
SPECIAL
en: special unique specific particular exceptional extraordinary rare remarkable outstanding amazing
  distinctive exclusive
es: especial especiales unico unica unicos unicas especific* particular* excepcional* extraordinari* destacad*
  singular* notable*
de: besondere besonderer besonderen besonderes besonderem speziell* einzigartig* aussergewohnlich* einmalig*
  bestimmte bestimmten bestimmter bestimmtes exklusiv*
fr: special speciale speciaux speciales unique uniques specifi* particulier* exceptionnel* extraordinaire*
  rare rares remarquable* exclusif
pt: especial especiais unico unica unicos unicas especific* particular* excepciona* extraordinari* singular*
  notave* diferenciad*
LAST FINAL
en: last final ultimate lasts lasted lasting latest
es: ultimo ultima ultimos ultimas postrer*
de: letzte letzter letzten letztes letztem endgultig endgultigen abschliessend* finale
fr: dernier derniere derniers dernieres ultime* definitif definitive
pt: ultimo ultima ultimos ultimas definitiv* derradeir*
SAME
en: same identical equal equally alike matching samey unchanged equivalent selfsame sames saem equals similar
  similarities similarity likewise_same exact_copy the_same ditto idem matches_up comparable twin_like uniform
  consistent consistently resemble resembles
es: mismo misma mismos mismas igual iguales identic* equivalente* mismisim* parejo mesma_cosa mimso igualito
  igualita igualitos similar similares parecidas semejante semejantes idem comparable coinciden coincide
de: gleich gleiche gleicher gleichen gleiches selbe selben identisch* ebenburtig* gleichwertig* gleichermassen
  gleichem selber_tag denselben derselben dieselben ahnel* genauso vergleichbar* egal_gleich einheitlich*
  unverandert* gleichberechtigt*
fr: meme_chose memes pareil pareille pareils identique* egal egale egaux egalite equivalent* idem mem mm
  pareilles egales egalitaire ressemble ressemblent ressembler ressemblance* comparable* le_meme la_meme
  analogue* kifkif kif_kif
pt: mesma mesmos mesmas igual iguais igualzinh* identic* equivalente* mesmissim* parelho msma similar
  similares parecidas semelhante semelhantes semelhanca* idem comparavel coincide da_no_mesmo
OTHER DIFFERENT
en: other others another different else various alternative opposite distinct unlike othr anotha each_other
  alternatives alternate other_people other_person one_another extra_one elsewhere_else both_of diffrent diff
  opposites contrary contrasting varying diverse diversity dissimilar incompatible mismatch
es: otro otra otros otras diferent* distint* diverso diversa diversos diversas demas ajeno ajena restante*
  alternativ* contrario otr los_dos las_dos ajenos ajenas otro_lado cualquiera_de_los uno_al_otro entre_ambos
  difiere difieren diferir opuesto opuesta opuestos contrarios contraste varian variado variada variados
  diversidad incompatible incompatibles desigual desiguales
de: andere anderer anderen anderes anderem andre andren verschieden* sonstig* ubrige ubrigen weitere weiteren
  weiterer ander andrer andres beides wer_anders jemand_anders unterschied* unterscheid* gegenteil* gegensatz*
  abweich* andersherum vielfaltig* divers diverse diversen unahnlich* andersartig* inkompatibel
  entgegengesetzt* unvereinbar*
fr: autre autres different* divers diverse diverses distinct* restant* alternativ* autrui otre d_autres
  l_autre les_deux tous_deux toutes_deux reste_des l_un_l_autre ailleurs_autre mutuel* autre_part differ
  differer opposee contraire* variee varies diversite diversifi* incompatible* dissemblable*
pt: outro outra outros outras diferent* distint* divers* alheio alheia restante* resto alternativ* contrario
  outrem otro otra demais_pessoas os_dois as_duas alheios alheias outro_lado entre_si difrente difere diferem
  diferir opostos contrarios contraste variado incompativel incompativeis desigual
OWN
en: own owns owned belongings personal property ownership possession
es: propio propia propios propias personal personales propiedad pertenencia* duen*
de: eigene eigener eigenen eigenes eigenem eigen personliche personlichen eigentum* besitz* besass
fr: appartien* apparten* personnel personnelle personnels proprietaire* propriete possed*
pt: proprio propria proprios proprias pessoal pessoais propriedade* pertences dono dona donos
WHOLE ENTIRE
en: whole entire all_of wholly altogether in_total undivided evrything totaly evryone every1 everybody_s
  in_full entirety
es: entero entera enteros enteras total totales todito completit* tod tods enteramente por_completo del_todo
  tods_los todita toditos cualquier_cosa absoluto absoluta totalidad
de: ganze ganzer ganzen ganzes ganzem gesamt* samtlich* insgesamt vollzahlig* komplett* vollig* vollkommen*
  totale totalen totaler absolut* restlos ganzlich* rundum jedermann durch_und_durch
fr: entier entiere entiers entieres total totale totaux integral* l_ensemble au_total ts ttes tou totalite
  absolu absolue ensemble_de pleinement tout_entier
pt: inteiro inteira inteiros inteiras integral integrais total totais todinh* inteirinh* tudo tdo por_completo
  toda_gente tudinho absoluto absoluta pleno plena totalidade
THING STUFF
en: thing things item items object objects thingy bits material materials gear possessions bits_and_bobs
  gadget_thing bits_and things_like something_small ornament* accessory accessories equipment kit part_of_it
  lump chunk product products goods material_things knick_knacks antique* collection* collector*
es: cosa cosas objeto objetos trasto trastos cosita cositas articulo articulos material materiales cachivache*
  trozo trozos cosa_que chisme_de chunche* cosos articulo_de pertenencias pieza piezas pedacito* parte_del
  producto productos accesorio* equipo_de material_de enseres antiguedades coleccionar bien_material adorno
  adornos chucheria*
de: ding dinge dingen dings zeug kram sache sachen krempel zeugs utensil* material* gegenstand* objekt*
  teil_davon teilen_von stucken stuckchen produkt* zubehor ausrustung besitztum* habseligkeiten antiquitat*
  sammlung* sammler artikel_des zeugt_von
fr: chose choses truc trucs machin machins bidule* affaires materiel* article articles objet* article_de
  effets_personnels piece_de morceau* produit* accessoire* equipement* materiel_de antiquite* bibelot*
  possession* biens_materiels bricole bricoles fourbi
pt: coisa coisas coisinha* treco trecos item itens trocos material materiais coiso troco_estranho objeto*
  objecto* artigo_de peca pecas pedacinho* bocado_de produto* acessorio* equipamento* negocio_de bugiganga*
  antiguidade* colecoes coleccao colecionar bem_material enfeite* cacareco* trem_de_minas
MATTER SITUATION
en: matter matters situation situations issue issues case cases affair circumstance circumstances subject
  topic topics theme context condition conditions state
es: asunto asuntos situacion situaciones caso casos circunstancia* tema temas contexto cuestion cuestiones
  condicion condiciones
de: angelegenheit* situation situationen fall umstand umstande* thema themen kontext lage zustand zustande*
  bedingung* ereignis* sachverhalt*
fr: situation situations cas circonstance* sujet sujets theme themes contexte condition conditions evenement*
  cadre etat
pt: assunto assuntos situacao situacoes casos circunstancia* tema temas contexto condicao condicoes
WAY KIND
en: way ways kind kinds sort sorts types manner manners method methods style form forms mode approach pattern
es: manera maneras forma formas modo modos tipo tipos metodo metodos estilo especie
de: weise art arten form formen methode methoden stil sorte sorten vorgehen* ansatz muster
fr: facon facons maniere manieres sortes type types methode methodes style styles formes espece especes
pt: jeito jeitos maneira maneiras forma formas modo modos tipos metodo metodos estilo especie especies
PART POINT
en: part parts piece pieces section portion half side sides detail details aspect aspects element
es: parte partes pedazo pedazos punto puntos trozito lado lados detalle detalles aspectos seccion elemento
de: teil stuck stucke punkt punkte seite seiten detail details aspekt aspekte anteil* abschnitt* element*
fr: parts parties bout bouts point points cote detail details aspect aspects element elements
pt: parte partes pedaco pedacos ponto pontos lado lados detalhe detalhes aspecto aspectos trecho trechos
  elemento
REASON
en: reason reasons motive motives purpose excuse excuses explanation explanations consequence consequences
es: razon razones causad* proposito excusa excusas explicacion explicaciones resultado* pretexto*
de: grund grunden motiv motive zweck ausrede* erklarung* ergebnis* auswirkung*
fr: raison raisons cause explication explications pretexte*
pt: razao razoes causad* explicacao explicacoes consequencia* resultado* pretexto* finalidade
PROBLEM
en: problem problems trouble troubles obstacle obstacles complication complications dilemma problematic snag
  hassle glitch setback conflict conflicts
es: problema problemas problemilla* problemon lio lios obstaculo* inconveniente* dilema complicacion* apuro
  apuros bronca conflicto conflictos
de: problem probleme problemen problematisch* hindernis* komplikation* dilemma arger konflikt* krise krisen
fr: probleme problemes problematique* souci soucis ennui ennuis complication* dilemme conflit* galere galeres
  crise crises
pt: problema problemas problemao probleminh* inconveniente* dilema complicacao complicacoes conflito* crise
  crises enrascada encrenca
EXAMPLE
en: example examples instance for_instance for_example eg sample samples illustration compare compared
  compares
es: ejemplo ejemplos por_ejemplo ej comparada comparando comparacion comparaciones
de: beispiel* zb z_b bsp zum_beispiel probe verglichen
fr: exemple exemples par_exemple ex echantillon* compare compares comparer comparait comparaison comparaisons
pt: exemplo exemplos por_exemplo ex amostra amostras comparo comparada comparando comparacoes
DIFFERENCE
en: difference differences differ differs gap distinction contrast differing variation variety
es: diferenci* contraste* distincion variacion variedad
de: unterschied unterschiede unterschieden kontrast* abweichung* vielfalt differenz* anderung* geandert*
  wechsel*
fr: difference differences differenci* contraste* distinction variation variete changement*
pt: diferenca diferencas diferenciar diferenciacao contraste* distincao variacao variedade
IDEA
en: idea ideas notion concept concepts plan_b suggestion suggestions suggest suggested suggests opinion
  opinions views proposal proposals propose proposed inspiration
es: idea ideas nocion concepto conceptos sugerencia* sugiri* sugier* opinion opiniones propuesta* propone
  propuso propongo opina opino opinan ocurrencia*
de: idee ideen einfall* konzept* vorschlag* schlagt_vor vorgeschlagen* meinung* ansicht* eindruck* auffassung*
  inspiration
fr: idee idees notion concept concepts suggestion* suggere* avis opinion* proposition* propose proposer
  proposee proposent impression* inspiration
pt: ideia ideias nocao conceito* sugestao sugestoes suger* opiniao opinioes proposta* propos propor propoe
  opina palpite*
FACT TRUTH
en: fact facts truth truths reality realities evidence proof truthful proves prove proved evident data
es: verdad verdades realidad realidades evidencia* pruebas demuestra demostrar dato datos
de: tatsache* fakt fakten wahrheit* realitat* wirklichkeit* beweis* bewiesen* nachweis* daten
fr: verite verites realite realites preuve preuves prouve prouver evidence veridique*
pt: facto factos verdade verdades realidade realidades evidencia* prova provas provar provou
STORY
en: story stories tale tales anecdote anecdotes history gossip rumour rumours rumor rumors legend narrative
es: historia historias cuento cuentos relato relatos anecdota* chisme* rumor rumores leyenda* narra*
de: geschichte* erzahlung* anekdote* gerucht* legende* marchen klatsch tratsch* vorgeschichte
fr: histoire histoires recit recits anecdote* rumeur* legende* ragot* potin* conte contes
pt: historia historias historinha* relato relatos anedota* fofoca* boato* rumor rumores lenda lendas
  narrativa*
SIGN NAME
en: sign signs signed symbol symbols nickname label
es: senal senales signo signos simbolo* firma firmar firmo etiqueta*
de: zeichen schild* symbol* signal* marke unterschrieb* unterschrift* unterschreib* benannt* etikett*
fr: signe signes symbole* signaux signature* etiquette*
pt: sinal sinais signo signos simbolo* apelido* assin* etiqueta* nomead*
WORD LETTER LIST
en: word words sentence sentences phrase phrases letter letters list lists listed number numbers line lines
  page pages paragraph spelling alphabet vocabulary text_message note notes
es: palabra* frase frases letra letras listas numero numeros linea lineas pagina paginas parrafo* carta
  vocabul*
de: wort worte worter wortern satz satze satzen brief briefe buchstabe* liste listen nummer nummern zahl zeile
  zeilen absatz notiz* zettel
fr: mot mots phrase phrases lettre lettres liste listes numero numeros chiffre* ligne lignes page pages note
  notes paragraphe* alphabet
pt: palavra* frase frases letra letras lista listas numero numeros linha linhas pagina paginas paragrafo*
  carta cartas nota notas bilhete*
INDEFINITE SOME ANY
en: one ones some any anything something everything few several anyone someone somebody anybody everybody
  everyone whatever_it somethin each every all a_few a_couple couple_times little_bit little certain_things
  handful some_of either_some smidge lil_bit kinda_some a_tad tad something_of one_of minority
es: alguno alguna algunos algunas algun cualquier cualquiera cualesquiera todo todos toda todas varios varias
  alguien algo cada uno ambos ambas pocos pocas poco poca poquita poquitos un_poquito tantita un_par_de punado
  levemente escaso escasa escasos alguito
de: etwas_anderes irgendwas irgendein irgendeine irgendwer irgendjemand jemand jemanden jemandem jeder jede
  jedes jedem jeden alle allen aller alles allem manche mancher manchen einige einigen mehrere beide beiden
  beider sowas wenige wenigen einiger einiges ein_paar manches weniger_als wenig bischen ein_bisschen etliche*
  mehreren mehrerer verschieden_viele handvoll gewisse gewisser gewisses leicht_etwas
fr: chacun chacune certains certaines quelque quelques plusieurs quelqu_un quelque_chose n_importe_qui tout
  tous toute toutes chaque quelques_uns quelqu_uns peu ptit_peu un_petit_peu qqs peu_de un_brin un_tantinet
  ptipeu
pt: algum alguma alguns algumas qualquer quaisquer todo todos toda todas varios varias alguem algo cada ambos
  ambas poucos poucas pouco pouca pouquinha um_pouquinho poukinho diversos diversas punhado tiquinho escasso
EVERYBODY WORLD
en: world worldwide globe global universe society humanity everyone_else
es: mundo global universo sociedad todo_el_mundo humanidad planeta
de: welt weltweit* gesellschaft* erde universum menschheit
fr: monde mondial* univers societe tout_le_monde humanite planete
pt: mundo mundial global universo sociedade todo_mundo toda_a_gente humanidade planeta
ORDINALS
en: first second third fourth fifth sixth seventh eighth ninth tenth 1st 2nd 3rd 4th 14th middle fortieth
  fiftieth thirtieth twentieth 5th 6th 7th 8th 9th 10th 11th 12th 13th 15th 16th 17th 18th 19th 20th 21st 22nd
  23rd 24th 25th 26th 27th 28th 29th 30th 31st 40th 50th hundredth umpteenth nth
es: primero primera primer primeros primeras segundo segunda segundos tercero tercera tercer cuarto cuarta
  quinto quinta sexto septimo octavo noveno decimo medio sexta septima octava novena decima undecimo enesima
  enesimo 1ra 1er 2do 2da 3er 3ra 4to 5to vigesimo
de: erste ersten erster erstes erst zuerst zweite zweiten zweiter zweites dritte dritten dritter drittes achte
  zweit dritt mitte zweitens drittens vierte* funfte* sechste* siebte* achter neunte* zehnte* elfte* zwolfte*
  zwanzigste* hundertste* dutzendste x_te zigste
fr: premier premiere premiers premieres second seconde milieu deuxieme* troisieme* quatrieme* cinquieme*
  sixieme* septieme* huitieme* neuvieme* dixieme* onzieme* douzieme* vingtieme* centieme* enieme* 2e 2eme 3e
  3eme 6e 5e 7e 8e 9e 10e 4e 4eme 5eme 6eme 10eme tiers_de
pt: primeiro primeira primeiros primeiras segundo segunda terceiro terceira quarto quarta quinto quinta sexto
  sexta setimo oitavo nono decimo meio quarto_lugar setima oitava decima enesima enesimo 1o 2o 3o 4o 1a 2a 3a
  4a vigesim* centesim*
HALF
en: halfway midway partially partial portions fraction fractions third_of quarter_of percent percentage
  percentages sections slice slices share_of component components segment chunks
es: por_la_mitad mediados media parcial parciales parcialmente pedacito porcion porciones fraccion fracciones
  por_ciento porcentaje porcentajes cacho tercio tercios secciones rebanada sector componente
de: halb halbe halben halber halbes zur_halfte bruchteil* drittel prozent* bruchstuck* partiell* bestandteil*
  teilstuck portion portionen
fr: demi demie a_moitie mi mi_temps demis partiel* portion portions fraction fractions pour_cent pourcent
  pourcentage* tiers quart quarts section troncon
pt: meia pela_metade meios parcial parcialmente pedacinho fracao fracoes por_cento porcento porcentagem
  percentagem percentual tercos fatia fatias secao naco
UP DOWN OUT AWAY
en: up out off down away forward back_and_forth backwards upwards downwards aside round around along across
  past upp upward upper over tops on_top overhead high_up uppermost summit peak uppward atop rise_above dwn
  downward lower_down bottoms underside lows lower_part undermost outsides outer outward outwards outdoor
  exterior external externally outthere from_outside forth
es: arriba abajo afuera fuera adelante atras hacia_atras hacia_arriba alrededor arrib para_arriba pa_arriba
  por_encima sobr superior superiores alto_de cima cumbre cuspide por_arriba en_lo_alto sube_a de_arriba
  planta_alta abaj hacia_abajo para_abajo pa_abajo por_debajo inferiores fondo al_fondo de_abajo planta_baja
  bajada hondas subterran* por_abajo so_pena_bajo hacia_afuera para_afuera pa_fuera por_fuera exterior
  exteriores externo externa externos externas externamente al_aire_libre de_fuera intemperie alrededores
de: weg ab her hin_und_her raus rein rauf runter hoch hinauf herunter heraus hinaus entlang herum rum vorwarts
  ruckwarts nieder nach_oben aufwarts herauf obendrauf uber_dem obere oberen oberer oberste* obenauf hochsten
  hochster gipfel droben oberhalb darauf_oben nach_unten hinab herab abwarts drunter unters unterhalb untere
  unteren unterer unterste* tiefpunkt* drunten boden_unten drausen nach_draussen auswarts aussere ausseren
  ausserer extern* im_freien davon_weg nach_aussen
fr: dehors dedans en_haut en_bas autour ailleurs au_loin travers vers_le_haut par_dessus sommet sommets
  superieur superieure superieurs superieures la_haut_dessus cime a_l_etage plus_haut tout_en_haut vers_le_bas
  en_dessous par_dessous sous inferieur inferieure inferieurs fond fonds au_fond souterrain* plus_bas
  tout_en_bas ci_dessous d_en_bas deor en_dehors exterieure exterieurs exterieurement a_l_exterieur externe
  externes hors_de plein_air au_dehors en_plein_air au_grand_air
pt: fora acima abaixo adiante atras para_tras ao_redor em_cima pra_cima para_cima por_cima de_cima superior
  superiores topos alto_do no_topo no_alto la_em_cima encima sob_cima arriba cume pico andar_de_cima
  para_baixo por_baixo de_baixo sob inferior inferiores fundos no_fundo la_embaixo subterran* andar_de_baixo
  la_fora_de pra_fora para_fora por_fora exteriores externo externa externos externas externamente ao_ar_livre
  de_fora aqui_fora do_lado_de_fora
IN FRONT BEHIND
en: front in_front behind beside next_to near nearby close_to opposite_to top bottom under underneath beneath
  below above inside outside beyond indoors outdoors fronts infront facing face_to_face forwards frontal
  across_from ahead_of_me foreground before_my_eyes head_on behinde backward rear at_the_back in_back
  background bak rearview hind behind_me in_the_back tail_end
es: delante detras al_lado junto_al cerca enfrente frente encima debajo dentro bajo lejos adelante_de
  en_frente frentes delantera frontal cara_a_cara hacia_adelante para_adelante pa_delante ante adelantito
  atraz para_atras pa_atras por_atras por_detras trasero_de trasera traseras de_atras reverso espalda_de
  atras_de al_fondo_de revers retro
de: hinter hinten vorne vorn neben nebeneinander nahe nah unter unterm oben unten uberm draussen innen aussen
  dahinter davor daneben darunter vorm hinterm vor_mir vor_ihm vor_ihr nach_vorne voraus vordere* frontal*
  vorderseite davorne vor_uns vor_allen vornan vor_augen front voran hinters hinteren hintere nach_hinten
  zuruck_zu hintenrum ruckseite* hintergrund* retour hintendran von_hinten hintereinander ruck
fr: devant derriere pres aupres loin dessus dessous interieur exterieur en_face a_cote au_dessus au_dessous
  arriere devan en_avant avant_de_la avant_plan de_front face_a_face frontal* vis_a_vis nez_a_nez au_devant
  en_tete droit_devant deriere en_arriere arrieres par_derriere recul verso a_l_arriere au_dos_de en_retrait
  marche_arriere arriere_plan retours_en
pt: frente em_frente ao_lado perto longe cima embaixo debaixo dentro tras diante na_frente em_frente_a
  de_frente a_frente defronte perante frontal cara_a_cara pra_frente para_frente dianteir* frente_a_frente
  fronte na_minha_frente detras por_tras pra_tras de_tras traseira traseiro atraz retaguarda no_fundo_de verso
  por_detras la_atras de_re pra_atras
EVERYWHERE SOMEWHERE
en: everywhere somewhere anywhere elsewhere all_over place_to_place evrywhere someplace anyplace no_place
  everyplace throughout_the universally in_places
es: en_todas_partes por_todos_lados en_alguna_parte donde_sea en_cualquier_lado en_otro_sitio todas_partes
  todos_lados en_todos_lados alguna_parte algun_lado algun_lugar ninguna_parte ningun_lado ningun_lugar
  cualquier_lugar cualquier_parte en_otra_parte por_doquier onde
de: uberall irgendwo irgendwohin woanders anderswo woandershin uberallhin uberallher irgendwoher nirgendswo
  allerorts wo_auch_immer ortes platz platze weltweit anderswohin
fr: partout quelque_part quelquepart nullepart ou_que de_partout un_peu_partout emplacement* qqpart
  aux_quatre_coins place_ou mondialement
pt: em_todo_lugar por_toda_parte em_algum_lugar em_qualquer_lugar em_outro_lugar em_toda_parte alhures
  todo_lugar todos_os_lugares todo_lado todos_os_lados toda_parte algum_lugar algum_lado alguma_parte
  nenhum_lugar qualquer_lugar qualquer_parte seja_onde_for tudo_quanto_e_lugar
WITH IT FOR IT
en: therewith thereby thereof about_it for_it with_it in_it on_it to_it of_it
es: con_eso por_ello con_ello de_ello en_ello para_eso con_esto de_eso en_eso
de: dabei dazu dafur daran darin davon darauf daraus hierbei hierzu hiermit hierfur
fr: en_y avec_ca pour_ca de_ca a_ca
pt: com_isso pra_isso com_isto
NEW
en: new newer newest brand_new recent recently modern newly nu freshly novel_new novelty latest_thing
  up_to_date recent_new renewed renew renewal contemporary innovative innovation update updated updates
  updating new_one
es: nuevo nueva nuevos nuevas novedos* reciente* moderno moderna nvo nva nuevito nuevita novedad novedades
  modernos modernas frescos innov* recien reciencito estreno nuebo
de: neu neue neuer neuen neues neuem neuest* modern* neuartig* brandneu* neuere* nagelneu* neuheit* frischer
  erneuern innovativ* innovation* neulinge update updates neuigkeit*
fr: nouveau nouvel nouvelle nouveaux nouvelles recent recente recents moderne* neuve nvx nv nvl nvelle neufs
  neuves nouveaute nouveautes recemment_ne renouvel* innov* inedit* actualis* tout_neuf
pt: novo nova novos novas recente* moderno moderna novinho novinha novidade novidades modernos modernas inov*
  recem estreou nv nvo inedit*
GROUP
en: group groups club clubs crowd bunch set
es: grupo grupos equipo* club clubes conjunto multitud pandilla monton
de: gruppe* vereins vereinen club clubs menge haufen bande
fr: groupe groupes equipe* club clubs foule bande
pt: grupo grupos equipe* clube clubes turma turmas galera multidao conjunto
USEFUL WORTH
en: helpful worth worthwhile practical meaningful
es: practico practica vale_la_pena provechos*
de: nutzlich* hilfreich* praktische praktischen sinnvoll* lohnt lohnen
fr: pratique pratiques vaut_la_peine vaut profitable
pt: pratico pratica vale_a_pena valeu_a_pena vale proveitos*
USELESS
en: useless pointless worthless futile unnecessary in_vain
es: inutil inutiles innecesari* sin_sentido en_vano
de: nutzlos* sinnlos* wertlos* unnotig* zwecklos*
fr: inutile* vain futile* sans_interet en_vain
pt: inutil inuteis desnecessari* sem_sentido em_vao
IMPOSSIBLE
en: unfeasible hopelessly out_of_question impossib* unthinkable inconceivable unattainable unachievable
  unrealistic* no_chance not_possible out_of_the_question unworkable no_can_do never_gonna incapacity
  unimaginable unsolvable insurmount* won_t_work wont_work not_able not_able_to far_fetched utopian insoluble
es: improbable* imposib* impensab* inconcebib* inalcanzab* inviab* no_puedo no_puede no_pueden no_podemos
  no_podia no_pude no_pudo no_podria incapaces irreal* ni_de_broma ni_de_cona inimaginab* ni_loco ni_loca
  no_se_puede inasumible utopic* insuperab* insalvab* no_soy_capaz
de: unmoglich* undenkbar* unwahrscheinlich* ausgeschlossen ausgeschlossen_dass unerreichbar* unrealistisch*
  unlosbar* kann_nicht kannst_nicht konnte_nicht konnen_nicht ging_nicht nicht_moglich niemals_gehen
  keine_chance unvorstellbar* undurchfuhrbar* niemals unuberwind* aussichtslose unmachbar* nicht_machbar
  nicht_in_der_lage kann_s_nicht unbegreiflich* utopisch*
fr: improbable* impossib* impensab* inconcevab* inatteignab* irrealis* peux_pas peut_pas peuvent_pas
  pouvais_pas pouvait_pas pas_possible inimaginab* infaisab* en_aucun_cas pas_moyen aucune_chance n_arrive_pas
  n_arrive_plus arrive_pas arrive_plus insurmont* utopi* inaccessibl* peux_plus pas_capable inenvisageab*
pt: improvave* impossiv* impossibil* impensav* inconcebiv* inalcancav* inatingiv* inviav* nao_posso nao_pode
  nao_podem nao_podia nao_pude nao_consigo nao_consegue nao_consegui nao_conseguiu nao_conseguia irreal
  irreais nem_a_pau inimaginav* irrealizav* fora_de_questao sem_chance nao_da_pra insuperav* utopic*
  nao_sou_capaz
EXPENSIVE
en: expensive pricey costly overpriced luxury valuable priceless cost costs costing luxuries luxurious
  designer_bag brand_name ripoff cost_a_fortune costs_a_fortune arm_and_a_leg extravagant lavish posh high_end
  unaffordable can_t_afford cannot_afford couldn_t_afford afford valuables high_price steep_price
  too_much_money
es: caro caros caras carisim* lujo lujos* valios* cuesta cuestan costo costaba cara_la_vida costoso costosa
  costosos costosas dineral un_ojo_de_la_cara pastizal de_marca permitirmelo permitirnoslo inasequible*
  sobreprecio exclusivo_y extravagante* ostentos* pijas fino_y
de: teuer teure teurer teuren teures teuerste luxus* wertvoll* kostbar* kostet kosten kostete uberteuert*
  teuersten kostspielig* luxurios* leisten_konnen leistbar unbezahlbar* wertsache* vermogen_gekostet
  sundhaft_teuer wucher markenklamotten markenware edel edle edlen nobel schickimicki protzig* protzen
  hochpreisig* sauteuer extravagan* leisten
fr: cher chere chers cheres couteu* coute coutent coutait luxe luxueu* precieu* onereu* hors_de_prix cher_pour
  trop_cher tres_cher plus_cher trop_chere plus_chere coute_cher coutent_cher coute_une_fortune
  coute_une_blinde fortune_pour les_yeux_de_la_tete de_marque haut_de_gamme arnaque_sur ruineux ruineuse
  bourge extravagant* se_permettre_d_acheter depensier* flamber_l cherement inabordable*
pt: caro caros caras carissim* custa custam custou custava luxo luxuos* valios* dispendios* cara_demais
  custosa luxos uma_fortuna fortunas os_olhos_da_cara salgado_o preco_alto de_marca de_grife grife superfatur*
  exorbitante* inacessivel_no gastador* ostent* extravagan* chique chiques bancar bancando bancava bancou
  sofisticad* careiro
CHEAP
en: cheap cheaper cheapest affordable bargain inexpensive low_cost bargains discount discounts discounted
  sale_on on_sale reduced_price low_price half_price for_free freebie* coupon coupons voucher vouchers deal_on
  special_offer second_hand secondhand thrift_store black_friday low_budget budget_friendly costs_nothing
es: barat* economico economica asequible* ganga economico_de_precio gangas chollo chollos descuento* rebajas
  rebajado rebajada rebajados oferta ofertas saldo_de promocion promociones gratuito gratuita gratuitos
  gratuitas de_balde cupon cupones vale_de de_segunda_mano segunda_mano tirado_de_precio low_cost
  mitad_de_precio black_friday outlet
de: gunstig* preiswert* bezahlbar* billig billiger billige billiges billigste billigsten preisgunstig*
  erschwinglich* rabatt rabatte rabatten angebot_im sonderangebot* schnappchen* schlussverkauf ausverkauf
  reduziert_auf gutschein gutscheine umsonst_bekommen gebraucht_gekauft second_hand secondhand flohmarkt
  flohmarkte halber_preis black_friday nulltarif spottbillig kostengunstig*
fr: bon_marche abordable* pas_cher economique* bradee* pas_chere moins_cher moins_chere economique_a_l solde_a
  soldes rabais remise_de reduction reductions promo promos promotionnel* bonne_affaire bonnes_affaires
  gratuit gratuite gratuits gratuites gratuitement coupon bon_d_achat bons_d_achat d_occasion occasion_sur
  seconde_main friperie vide_grenier brocante moitie_prix black_friday low_cost discount a_bas_prix
pt: barat* economico economica acessivel em_conta acessivel_no preco_bom pechincha* desconto* promocoes
  promocional liquidacao oferta_de ofertas gratuito gratuita gratuitos gratuitas gratuitamente de_graca cupom
  cupons vale_compra segunda_mao usado_barato brecho brechos bazar enjoei metade_do_preco black_friday
  low_cost custo_beneficio
`;
