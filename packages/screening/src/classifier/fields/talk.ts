/** Communication and relationships between people. The format is described in ../concepts/people.ts. */
export const TALK = `
SAY TELL
en: say says said saying tell tells told telling mention mentions mentioned mentioning stated announce
  announces announced announcing inform informed declare declared claims claimed claiming blurt blurted utter
  uttered brought_up bring_up bringing_up let_me_know remark remarked
es: decir dice dices digo dicen decimos dije dijo dijeron dijiste dicho diciendo decirle decirme decirte
  decirselo decia decian diga digas dile dime cuenta_que contar contarle contarme contado contando contarselo
  conte menciona* mencione comentar comento comente comenta comentado anuncia* anuncio avisar avise aviso
  afirma*
de: sagen sage sag sagt sagst sagte sagten gesagt erzahl* erwahn* verkund* angekundigt mitteil* mitgeteilt
  bescheid behaupt* berichte* meinten anzusprechen angesprochen anspreche anspricht weitererzahl* weitergesagt
  ausgesprochen mitzuteilen zu_sagen
fr: dire dis dit dites disent disait disais disant disaient dira dirai raconte racontes racontent raconter
  racontait racontee mentionn* annonc* prevenu signaler signale declare declarer affirme affirmer evoque
  evoquer glisser_que balance_que sors_que avertir averti informe informer
pt: dizer diz digo dizem dizia diziam disse disseram disseste dito dizendo diga digam dizes contar conta_que
  contou contei contam contava contando contado contaram conte mencion* comentar comentou comentei comenta
  comentando anunci* avisar avisou avisei avisa avisando falou_que afirm* informou
TALK CHAT
en: talk talks talked talking speak speaks spoke spoken speaking conversation conversations discuss discusses
  discussed discussing discussion discussions chatter gossips gossiped gossiping natter nattering dialogue
  communicate communicates communicated communicating communication small_talk talk_about
es: hablar hablo habla hablas hablan hablamos hable hablaron hablado hablando hablarle hablarlo hablarme
  hablabamos hablaba hablara hablemos charla charlas charlar charlamos charlando platic* conversa conversar
  conversacion conversaciones conversamos conversando dialog* cotille* comunica* discusion_tranquila
de: reden rede redet redest geredet redeten redete sprechen spreche spricht sprichst sprach gesprochen
  gesprach gesprache gesprachs gesprachen unterhalten unterhalte unterhaltung* unterhiel* plauder* quatsch*
  schwatz* geplaudert gequatscht besprech* besprochen bespricht diskut* diskussion* kommuniz* kommunik*
  aussprache gelastert lastern getratscht tratschen
fr: parler parle parles parlent parlons parlez parlait parlais parlaient parlant parlee reparler reparle
  discuter discute discutes discutent discutait discutons discussion discussions conversation conversations
  bavard* papot* echanger echangent dialogue dialoguer communiqu* communication commerage* en_parler
pt: falar falo fala falas falam falamos falei falou falaram falava falavam falando falado fale falarmos
  falasse conversa conversas conversar converso conversam conversamos conversei conversou conversando
  conversado papo papos papear fofoc* dialog* comunic* tagarel* coscuvilh*
ASK QUESTION
en: question questions questioning queries query wonder wonders wondering wondered quiz inquiry riddle ask
  asks asked asking questioned enquire enquired inquire inquired request requests requested requesting quizzed
  quizzing ask_for asked_for
es: pregunta* pregunto pregunte duda dudas interrog* pedir pido pide pides piden pidio pedi pidieron pedido
  pidiendo pedirle pedirme pedia pidas peticion peticiones consulta* solicit* cuestiona*
de: frage fragen fragt fragst fragte fragten gefragt nachfrag* nachgefragt anfrage* fragwurdig* frag zweifel
  zweifelt zweifeln ratsel* nachzufragen bitten bitte_darum bittet bat gebeten erkundig* befragt ausgefragt
  ausfragt ausfragen rueckfrage* ruckfrage*
fr: question questions questionn* interrog* doute doutes enigme* demander demande demandes demandent demandait
  demandais demandant demandee demandons demanderai redemande* renseign* solicite* sollicit* requete* reclame
  reclamer
pt: pergunta* pergunto perguntei perguntou duvida duvidas questao questoes interrog* pedir peco pede pedes
  pedem pedi pediu pediram pedia pedindo pedido pedidos indag* solicit* pedir_que
ANSWER REPLY
en: answer answers answered answering reply replies replied replying respond responds responded responding
  response responses solution solutions wrote_back write_back writes_back texted_back text_back texts_back
  called_back call_back get_back_to got_back_to pick_up_phone reaction reactions comeback retort retorted
es: respuesta* respond* contest* solucion soluciones resuelv* replico replica replicar
de: antwort* beantwort* erwider* losung* geantwortet losen zuruckgeschrieben zuruckschreib* zuruckgerufen
  zuruckruft ruckmeld* zuruckmeld* entgegnet* meldet_sich gemeldet rangeht rangegangen drangegangen
fr: repond* repons* resolue repliqu* retorque* rappele decroches decrocher decrochait retour_de
pt: resposta* respond* resolv* retornar retornou retorno retorna reagir reagiu reage reagi reagem replic*
  atendeu atender atendi atendia atendendo
EXPLAIN CLARIFY
en: clarify clarifies clarified clarifying clear_up clear_the_air describe describes described describing
  description show_him show_her point_out points_out pointing_out elaborate elaborated justify justifies
  justified justifying spell_out sort_it_out talk_it_through make_clear meaning_of define translate
es: explicas explique explican explicado explicando explicarle explicarme explicame explicarlo aclara* aclare
  aclaro describ* descripcion justifique precisar detall* dar_explicaciones dejar_claro esclarec*
de: erklaer* klarstell* klargestellt klargemacht klarmach* aufgeklart klarung verdeutlich* beschreib*
  beschrieb* gerechtfertigt erlauter* begrund* darleg* ausfuhr_lich hingewiesen schilder* geschildert
fr: expliqu* clarif* eclairci* preciser precision decrire decrit decris decrivent description mettre_au_clair
  mise_au_point detaill* traduit faire_comprendre signaler_que
pt: explicas expliquei explicou explicam explicando explicado explicava explique aclar* clarific* descrev*
  descric* detalh* deixar_claro passar_a_limpo tirar_a_limpo por_em_pratos
SUGGEST ADVISE
en: suggesting advise advises advised advising advice recommend recommends recommended recommending
  recommendation tip tips propose_that proposes proposing hinted hinting guidance guide guides guided
  encourage encourages urged input feedback
es: sugerir sugiero sugiere sugieren sugirio sugeri sugerido sugiriendo sugerencia sugerencias aconsej*
  consejo consejos recomend* recomiend* proponer propuse propuesto proponen propuesta propuestas opinas opinar
  orienta* guia guias anima_a animo_a punto_de_vista
de: vorschlag vorschlage vorschlagen vorschlags vorgeschlagen vorschlagt schlug_vor schlage_vor rat ratschlag*
  rat_geben raten rate_mir empfehl* empfiehl* empfohlen tipp tipps tip beraten berat beratung beratet angeregt
  anregung* meinung meinungen einschatz* ermunter* nahegelegt hinweise_geben sichtweise
fr: suggere suggerer suggeres suggestion suggestions conseil conseils conseille conseiller conseilles
  conseillent conseillait recommand* proposes proposait proposition propositions point_de_vue piste pistes
  astuce astuces tuyau incite inciter preconis*
pt: sugerir sugiro sugere sugeres sugerem sugeriu sugeri sugerido sugerindo aconselh* conselho conselhos
  recomend* proponho propus proposta propostas proponham dica dicas opinar palpite palpites ponto_de_vista
COACH COUNSELLOR
en: counsellor counsellors counselor counselors adviser advisor mediator mediation mentor psychologist
  psychologists psychiatrist assistant bot chatbot ai couples_therapy guru expert experts support_group
es: coach coaches coaching terapeutas consejero consejera consejeros consejeras psiquiatra psico asesor
  asesora asesores mediador mediadora mediacion orientador orientadora mentor mentora asistente bot experta
  experto expertos loquero terapia_de_pareja
de: coaches therapien paartherap* paarberat* berater beraterin beraterinnen beratern eheberat* mediator
  mediatorin mediation mentor mentorin assistent assistentin chatbot experte experten expertin familienberat*
fr: coachs coache therapeutes therapies conseiller_conjugal conseillere conseilleres mediateur mediatrice
  mediation mentor assistant assistante bot chatbot application expert experte experts therapie_de_couple
  accompagnatrice
pt: coach coaches coaching terapeutas conselheiro conselheira conselheiros psiquiatra psi mediador mediadora
  mediacao mentor mentora assistente bot aplicativo especialista especialistas orientador orientadora
  terapia_de_casal
WHAT SHOULD I DO
en: what_should_i what_do_i what_can_i how_do_i how_can_i how_should_i should_i what_would_you what_to_do
  help_me any_advice any_ideas any_tips what_now is_it_normal am_i_wrong am_i_overreacting aita do_you_think
  can_you_help what_to_say how_to need_advice your_thoughts
es: que_hago que_debo que_deberia que_puedo que_harias que_hacer como_hago como_puedo como_le como_se_lo
  ayudame ayudenme me_ayudas alguna_idea algun_consejo un_consejo es_normal que_opinas que_piensas
  que_me_aconsejas que_le_digo estoy_exagerando hago_mal y_ahora_que
de: was_soll_ich soll_ich was_mache_ich was_tun was_kann_ich wie_kann_ich wie_soll_ich wie_sag_ich
  wie_mache_ich was_wurdest_du hilf_mir hilfe_bitte ist_das_normal ubertreib_ich ubertreibe_ich was_meinst_du
  was_meint_ihr was_denkst_du was_ratst_du irgendwelche_tipps was_jetzt bin_ich_falsch wie_gehe_ich
fr: que_faire que_dois_je que_puis_je comment_faire comment_dire comment_lui dois_je que_feriez_vous
  que_ferais_tu aide_moi aidez_moi un_conseil des_conseils une_idee est_ce_normal c_est_normal j_exagere
  tu_en_penses qu_en_penses vous_en_pensez je_fais_quoi quoi_faire j_ai_tort
pt: o_que_faco que_faco o_que_devo que_devo que_posso o_que_fazer que_fazer como_faco como_posso como_digo
  me_ajuda me_ajudem ajuda_me alguma_ideia alguma_dica algum_conselho um_conselho e_normal que_voce_acha
  que_achas voce_acha exagerando to_errada to_errado e_agora
PHONE CALL
en: phoning call calls calling rung cellphone facetime voicemail voicemails hangs_up answerphone ringtone
  smartphone iphone handset
es: telefono telefonos telefonica telefonea* llamar llama_por llame llamando llamarle llamarme celular
  celulares marcar marque fijo smartphone iphone
de: anruf* anzurufen rufst_an handynummer mailbox iphone apparat sprachbox abheben abgehoben freizeichen horer
fr: telephon* raccroch* repondeur smartphone iphone messagerie
pt: ligado_pra celular celulares smartphone iphone toca_o tocou_o discar numero_de zap_call
WRITE TEXT MESSAGE
en: message messages messaged messaging msg msgs texts texted texting text_me texts_me whatsapp* messenger* dm
  dms sms email emails emailed e_mail mail mails inbox chat chats chatted chatting chat_history voice_note
  voice_notes group_chat reply_to left_me_on_read on_read read_receipts notification* sent_me send_me
  forward_the forwarded attachment signal_app skype zoom write writes wrote written writing text wrote_to
  postcard
es: mensaje mensajes mensajito* msj msjs whatsapp* wasap* wassap* watsap wpp messenger dm dms sms texto_de
  textos textear email emails mail mails correo correos correo_electronico bandeja_de_entrada chat chats
  chatear chatea chateaba chateando chateo nota_de_voz notas_de_voz audio_de_whatsapp grupo_de_whatsapp
  contestar_mensajes en_visto dejar_en_visto doble_check notificacion* skype zoom escribir escribo escribe
  escribes escriben escribi escribio escribieron escrito escribiendo escribia escribirle escribirme whats
  guasap* emoji*
de: whatsapp* messenger dm dms sms text_nachricht textet texten e_mail mail mails mailen posteingang chat
  chats chatten chattet gechattet chatverlauf* sprachnachricht* sprachmemo* gruppenchat* antwortet_nicht_auf
  lesebestatigung blaue_haken gelesen_und benachrichtigung* push weiterleiten skype zoom signal_chat schreiben
  schreibe schreib schreibt schreibst schrieb schrieben geschrieben nachricht* text texte getextet email*
  emoji* smiley* angeschrieben
fr: message messages msg msgs messagerie* whatsapp* messenger dm dms sms texto textos email emails e_mail mail
  mails boite_mail chatter tchat tchatter discuter_sur vocal vocaux note_vocale groupe_whatsapp en_vu vu_et
  notification* notif notifs transferer_un transfere skype zoom courriel* mp_sur ecrire ecris ecrit ecrivent
  ecrivait ecrivais ecrivant ecrite reecrit emoji* conversation_whatsapp taper_un mp
pt: mensagem mensagens mensagenzinha msg msgs whatsapp* whats wpp zap zapzap wapp messenger dm dms sms torpedo
  email emails e_mail mail mails caixa_de_entrada chat chats bate_papo conversar_no nota_de_voz
  grupo_do_whatsapp grupo_de_whatsapp visto_azul visualizou visualiza visualizado vacuo notificac* skype zoom
  correio escrever escrevo escreve escreves escrevem escrevi escreveu escreveram escrevendo escrevia escrito
  bilhetes recados emoji* teclando direct
SILENCE NO ANSWER
en: unread no_answer no_reply doesn_t_answer doesn_t_reply won_t_talk won_t_speak not_speaking shut_up sulk
  sulks sulked unanswered clam_up
es: silencios callados calladas callas callarme callate calle_boca ignoras visto_y no_contesta no_responde
  no_me_habla sin_hablar sin_contestar sin_responder mutis taciturn* no_dice_nada
de: schwiegst geschwieg* wortlos sprachlos ignorier* geschmollt beleidigt keine_antwort antwortet_nicht
  redet_nicht sagt_nichts mundfaul klappe ungelesen ungefragt bockt bockig
fr: silences silencieux tais_toi tait_toi ignorant boudes boudent boudait bouderie* sans_reponse repond_pas
  repond_plus parle_plus me_parle_plus dit_rien dit_plus_rien tu_silence ferme_la
pt: silencios calados caladas cala_a cala_boca dar_gelo deu_gelo emburr* nao_responde nao_respondeu nao_fala
  nao_atende sem_responder sem_falar tratamento_do_silencio amuou
LISTEN HEAR
en: hear hears heard hearing listen listens listened listening listener overhear* eavesdrop* deaf hearing_aid
  headphone* earphone* earbud* audio audible voice voices sound sounds sounded sounding tone tones whisper*
  mumbl* murmur* paid_attention attentive tune_in all_ears lend_an_ear take_in hear_out heard_out
es: oir oigo oyes oye oimos oyen oi oiste oyo oyeron oido_decir oyendo oia escuch* sordo sorda sordos
  audifono* auricular* audio audios voz voces vocecita sonido sonidos tono tonos susurr* murmur* oirlo
  atencion atiende caso_omiso
de: hore horst hort horen horte hoeren hoere hoert gehort gehoert zuhor* zugehort zuhoer* anhor* angehort
  mitgehort lausch* gelauscht belausch* taub schwerhorig* kopfhorer* stimme stimmen ton tone geklungen
  gerausch* fluster* murmel* hort_zu hor_zu hore_zu hinhor* hingehort mithor* vernommen mitbekommt bemerke
  bemerkte bemerken
fr: entend* ecoute ecouter ecoutes ecoutez ecoutent ecoutait ecoutais ecoutant ecoutee sourd sourde surdite
  oreillette* casque ecouteurs audio audible voix voix_haute ton_de_voix intonation chuchot* murmur* marmonn*
  ecoutons reecoute* attentivement oreille oreilles preter_l_oreille remarque_que ouie fait_gaffe
  tend_l_oreille ecoute_active
pt: ouvir ouco ouve ouves ouvimos ouvem ouvi ouviu ouviram ouvido_falar ouvindo ouvia escut* surdo surda
  surdos fone fones auscultador* audio audios voz vozes vozinha som sons soa soando tom sussurr* murmur*
  cochich* ouca dar_ouvidos
INTERRUPT
en: interrupt interrupts interrupted interrupting interruption interruptions cuts_off cutting_off cut_in
  butt_in butts_in butting_in butted_in talk_over talks_over talked_over talking_over disturb disturbs
  disturbed disturbing barge_in barged_in mid_sentence chime_in finish_my_sentence interject interjected
  meddle meddles meddling interfere interferes interfered interfering
es: interrupcion* corta_cuando me_corta cortarme corto_la no_me_deja_hablar dejar_terminar molesta* metiche
  metiches mete_en se_mete_en entromet* inmiscu* interfier* interfer* interven* intervino metido_en a_mitad_de
  dejame_terminar se_cuela
de: unterbrach* dazwischen* reinred* reingered* fallt_mir_ins ins_wort ausgeredet storst einmisch* eingemischt
  mischt_sich mische reinplatz* einwurf
fr: interrupt* coupe_la_parole couper_la_parole coupe_toujours me_coupe me_couper derang* perturb* s_en_mele
  se_mele melent se_meler immisc* ingeren* interven* interfer* finir_mes_phrases parle_par_dessus
  en_plein_milieu mele_tout mettre_son_nez
pt: interrup* me_corta cortar_a_palavra corta_minha corta_me nao_deixa_falar se_mete meter_o_nariz metid*
  intromet* intromiss* interfer* interv* nao_deixa_terminar mete_o mete_se no_meio_da enxerid*
ARGUE QUARREL
en: argue argues argued arguing argument arguments row rows rowed quarrel quarrels quarrelled quarreling
  quarrelling bicker bickers bickered bickering fight_about fights_about squabble squabbles squabbling dispute
  disputes clash clashes fall_out fell_out fallen_out falling_out tiff debate debates debated sparring bust_up
  at_odds
es: discut* discusion discusiones pelea_por pelea peleas pelear peleamos pelean peleando peleado peleo pelee
  pleito pleitos rina rinas renir renimos disputa disputas debate debatir desacuerdo* enfrentamiento*
  altercado agarron encontronazo discrepa* nos_enojamos
de: streit* gestritten stritt stritten zank* gezankt auseinandersetz* uneinig* meinungsverschieden*
  diskussionen_um zerstrit* verkracht* gekabbelt kabbeln zwist knatsch disput debatt* reiberei*
  aneinandergeraten aneinandergerat wortgefecht* uberworfen
fr: dispute disputes disputent disputer disputait disputons disputees querell* engueul* se_prend_la_tete
  prises_de_tete chamaill* conflit conflits conflict* desaccords debat debats debattre altercation* clash
  clashs clasher friction* se_fache prend_le_chou brouille brouilles accrochage
pt: discutir discuto discute discutem discutimos discuti discutiu discutiram discutindo discutia discussao
  discussoes brigar brigo briga_por briga brigas brigam brigamos briguei brigou brigaram brigando brigado
  desentend* desaven* bate_boca debate debater conflito conflitos disputa disputas zanga zangas zangamos treta
  tretas quebra_pau atrito atritos
JOKE TEASE LAUGH
en: tease teases teased teasing just_kidding giggle giggles giggled humor prank pun puns chuckle chuckled
  chuckling
es: bromea* ries carcajada* graciosos graciosas vacila* burla_amistosa bromista guasa sonrie* jugarreta
de: spass* lachst lachten gekicher* humor humorvoll neck* geneckt aufgezogen aufzieh* verarsch* veralber*
  albern* lachelte schmah
fr: blaguait blaguent taquin* marrer marre_bien humorist* chambre_gentiment charrie charrier vannes vanner
  eclat_de_rire amusant*
pt: brinca_comigo zoou zoa cacoa cacoar cacoando cacoou gozar_com gozo_com comed* tirar_sarro sarro gracej*
CRITICISE NAG COMPLAIN
en: criticise criticises criticised criticising criticizes criticized criticizing criticism complain complains
  complained complaining complaint complaints moaned whinge whinging reproach reproaches accuse pick_at
  tell_off lecture lectures lectured grumble
es: critican criticado criticada criticando critique quejas quejar quejarse quejo quejan quejando quejado
  reclama reclamas reclamar reclamo reclamos reclame reclamando regan* culpa_de acusa* acuse protesta*
  protesto quisquill* refunfun* lloriq* achaca
de: kritis* genorgel* gemeckert beklag* jammer* gejammert vorwerfen vorzuwerfen getadelt gemotzt beschuld*
  gerugt maulen mault gemault anmecker* angemeckert herumnorgel* ankreid*
fr: plainte se_plaint plaignait rales ralent ralait raleur raleuse accuses accusait gronde grondait engueulade
  remontrance* lecon_de_morale faire_la_morale chipot* geint pinaill* reclamation*
pt: critico criticam criticado criticada criticando criticava queixando implic* cobra_de cobranca* cobrando
  culpa_me acusa* ralha na_cara lamuri* chorominga*
PRAISE COMPLIMENT
en: complimenting proud_of_me congratulate congratulated congratulating congratulations flatter flattered
  flattering flattery applaud applauded good_job great_job bravo nice_words kudos cheered cheer recognition
es: alaba* alabo piropo* cumplidos felicidades enhorabuena admir* aplaus* bravo buen_trabajo valora* aprecia*
  orgulloso_de_mi orgullosa_de_mi reconocimiento reconoce_mi enaltec* adula* ole muy_bien lisonj* palmadita
de: lobst komplimen* gluckwunsche schmeichel* geschmeichelt bewundert applaud* bravo gut_gemacht wertgeschatzt
  anerkannt schatzt_mich beglueckwunsch* begluckwunsch* stolz_auf_mich toll_gemacht gefeiert_fur hochgelobt
  weiter_so
fr: compliment* flatt* applau* bien_joue chapeau valoris* appreci* reconnaissance encense fier_de_moi
  fiere_de_moi bon_travail encouragement* glorifi*
pt: elogio elogios cumpriment* felicit* admir* aplaus* muito_bem bom_trabalho apreci* orgulho_de_mim
  reconhecimento reconhece_meu arrasou cantada_boa piropo piropos galante*
PROMISE COMMIT
en: promise promises promised swear_to swore_to pledge pledged pledges vow vowed commit commits committed
  committing commitment commitments keep_his_word my_word gave_me_his_word guarantee guaranteed guarantees
  assuring oath pact pinky_swear sticks_to make_a_deal commitment_issues
es: prometo prometes promete prometer prometi prometio prometieron promes* jura* juro_que compromet*
  compromiso compromisos asegurar aseguro_que palabra_de_honor pacto pactos te_lo_juro doy_mi_palabra
  dio_su_palabra confiable fiable formalidad trato_hecho empen*
de: versprech* verspricht versprichst versprach versprachen versprochen schwor* geschworen zusag* zugesagt
  zusichern zugesichert gelobe ehrenwort zuverlassig* halt_sein_wort verbindlich* eid pakt einhalten
  eingehalten halt_sich_dran hoch_und_heilig bindung_eingehen
fr: promet* promi* promesse promesses tenu_parole tenir_parole tient_parole parole_d_honneur jure_que jurer
  jures jurait je_te_jure engag* fiable fiables serment serments pacte respecte_ses_engagements honorer voeu
  voeux
pt: promet* promes* jura* juro_que comprom* asseguro assegurar assegura palavra_de_honra cumpre cumpriu cumpri
  cumprido cumprindo pacto pactos dou_minha_palavra deu_a_palavra fiavel te_juro voto_de mindinho
LIE HIDE
en: lie lies lied liar liars dishonest dishonesty dishonestly conceal concealed conceals concealing sneakily
  deceive deceived deceives deceiving deceit fib fibs fibbed fibbing covered_up denying make_up_stories
  two_faced untruth untruthful behind_my_back
es: mentir miento miente mientes mienten mentia mintio mentido mintiendo mentira* mentiros* embuster* engan*
  fingio fingiendo negaba nego_que a_mis_espaldas deshonest* trola*
de: luge lugen lugt lugst log gelogen belog* belug* angelogen anlug* lugner* verbirgt verschweig* geheimnis*
  geheim geheime geheimen tauschung vortausch* vorgetauscht vorgemacht flunker* geflunkert schwindel*
  geschwindelt leugn* geleugnet abstreit* abgestritten falsch_gespielt verlogen* hinterrucks hinter_meinem
fr: mens ment mentir mentait menti mentent mentez mentons mensong* menteur menteuse menteurs cacherie cachott*
  secretement feint feindre faux_semblant faisait_semblant nie nier niait malhonnet* inventait tromperie
  bobard* dans_mon_dos derriere_mon_dos duper dupe
pt: mentir minto mente mentes mentem menti mentiu mentindo mentia mentira* mentiros* oculta* ocultou nega_tudo
  negava desonest* pelas_costas pelas_minhas_costas encobr* omiss* iludir ilude iludiu dissimul*
ADMIT TRUTH HONEST
en: confess confesses confessing confession reveal reveals revealed revealing disclose disclosed sincere
  acknowledge acknowledged acknowledges open_with
es: admit* confies* confeso francos reconoce reconocio reconocer abrirme se_abre de_frente
de: zugibt zugab gestandnis offenbar* offen_daruber offnet_sich oeffnet anvertraut anvertraue* eingestand*
  eingesteh* unverblumt klipp_und_klar raus_mit_der gib_zu raumt_ein verrat_mir
fr: avou* admis_que confess* confiait revel* sincer* honnet* s_ouvrir s_ouvre a_coeur_ouvert
pt: admit* assume assumo_que verdadeir* reconheceu reconhecer reconheco reconhece abrir_comigo se_abrir
  se_abre abriu_comigo desabaf* de_coracao_aberto
AGREE ACCEPT
en: agreement agreements acceptance approve approves approved approving compromise compromises compromised
  compromising consent consented consents same_page meet_in_the_middle meet_halfway go_along_with
  decide_together consensus reconcile_views cooperate cooperates give_in gives_in gave_in concede concedes
  common_ground deal_with_it on_board arrangement
es: acuerdos acept* concuerd* concordar acced* aprob* aprueb* consient* consenso ceder cede cedo cedi cedio
  cediendo conceder punto_medio pactar pactamos acordamos acordar acordado quedamos_en conforme negoci*
  llegamos_a_un avenir arregl_entre
de: stimmt_zu einverstanden* einig einigt einigung geeinigt akzept* annehm* nimmt_an abgemacht abmach*
  absprach* absprech* abgesprochen kompromiss* vereinbar* ausgemacht ubereink* ubereinstimm* nachgeb*
  nachgegeben gibt_nach billigen billigt gebilligt zugesteh* zugestandnis* konsens gemeinsamer_nenner
  sich_einlassen eingelassen recht_geben
fr: accords accept* approbation compromis concession* conced* ceder cede cedes cedent convenu s_entendre_sur
  entente entendons_bien consensus terrain_d_entente mettre_d_accord mis_d_accord marche_conclu arrangement
  negoci* tombe_d_accord
pt: acordos aceit* topo aprov* consenso cede cedendo meio_termo negoci* chegamos_a_um tratamos_que acordamos
  conced* trato_feito
REFUSE DECLINE
en: refuse refuses refused refusal decline declines declined declining reject rejects rejected rejecting
  rejection say_no said_no says_no saying_no turn_down turned_down turns_down not_willing unwilling reluctant
  reluctantly resist resists resisted oppose opposed opposes objected against_it opt_out back_out backed_out
  absolutely_not disapprove disapproves disapproved
es: negarme nego_a se_niega me_niego negativa decir_que_no dije_que_no dice_que_no dijo_que_no no_quiere
  no_quiso no_quiero me_opongo se_opone oponer opuso oposicion resist* declin* renuente me_planto se_planto
  rajo_del denegar
de: lehnt_ab lehne_ab lehnte_ab abgewiesen abwies nein_gesagt nein_sagen sagt_nein sage_nein sagte_nein
  will_nicht wollte_nicht absage sagte_ab widerstreb* widersetz* straub* gestraubt zuruckweis* zuruckgewiesen
  kommt_nicht_in_frage korb_gegeben
fr: refuses refusent declin* rejete rejeter rejetait rejetee dit_non dire_non dis_non veut_pas veux_pas
  veut_plus voulait_pas voulu_pas oppose opposer opposes opposition resist* pas_question rechign* recus*
  desiste desister envoye_balader contre_l_idee
pt: recuso negou_se negam nega_se se_nega dizer_nao disse_nao diz_nao digo_nao falar_nao falei_nao falou_nao
  nao_quer nao_quero nao_quis opor_se se_opoe me_oponho oposicao resist* declin* contra_a_ideia
APOLOGISE FORGIVE
en: apologise apologises apologised apologising apologize apologizes apologized apologizing apology excused
  remorse remorseful make_it_up made_it_up my_bad reconcile reconciled reconciling reconciliation make_up_with
  made_up_with making_up apologetic guilty_conscience
es: perdonas perdonarle arrepient* reconcili* hacer_las_paces hicimos_las_paces hacemos_las_paces pedir_perdon
  pide_perdon pidio_perdon mi_culpa remord* sorry
de: entschuld* tschuldig* verzieh* vergib* vergab verzeihung leid_tut leidgetan ausreden_von versohn*
  wiedergutgemacht wieder_gut vertrag_dich vertragen_uns vertragen_wieder meine_schuld
fr: excus* pardonn* navre regret* remord* reconcili* faire_la_paix fait_la_paix demander_pardon demande_pardon
  s_excuser s_excuse rattraper_le m_en_veut m_en_vouloir sans_rancune
pt: perdo* lament* remorso remorsos reconcili* fazer_as_pazes fizemos_as_pazes fez_as_pazes pedir_perdao
  pediu_perdao pede_perdao pede_desculpa minha_culpa mal_ai sorry redimir rancor
THANK PLEASE
en: thankful thankyou thnx grateful cheers_for ta please pls plz plss you_re_welcome no_worries welcome
  don_t_mention_it gratefully bless_you
es: agradezc* agradecid* por_favor porfavor porfa porfis xfa xfavor pls de_nada no_hay_de_que con_gusto
  con_mucho_gusto gratamente ty bendiciones le_ruego
de: dankst dankesbrief herzlichen_dank bitte bitteschon bittschon pls gern_geschehen nichts_zu_danken
  keine_ursache verdank* bitte_sehr danki
fr: mercii reconnaissant* grateful s_il_te_plait s_il_vous_plait stp svp plz de_rien pas_de_quoi je_t_en_prie
  je_vous_en_prie avec_plaisir volontiers grand_merci pas_de_souci pas_de_soucis je_vous_prie remerciement
pt: brigadao brigadinha por_favor porfavor pfv pf pff pls se_faz_favor faz_favor de_nada por_nada imagina_so
  com_prazer disponha tmj
GREET GOODBYE
en: hi hello heya hiya howdy good_morning good_evening good_afternoon goodnight good_night morning_all greet
  greets greeted greeting greetings bye goodbye byebye cya see_you farewell cheerio ttyl dear_coach dear
  how_are_you wassup sup nice_to_meet handshake
es: hola holaa holaaa holi holis buenos_dias buenas_tardes buenas_noches buen_dia saludo saludos saludar
  saluda saludo_a saludan saludaba salude adios chao chau bye hasta_luego hasta_manana hasta_pronto nos_vemos
  despid* despedi* cuidate un_saludo que_onda que_hubo querida_coach bienvenid*
de: hallo halloo hallochen hi hey huhu moin moinmoin servus gruss gruezi grusse grussen grusst gegrusst
  begruss* guten_morgen guten_tag guten_abend gute_nacht tschuss tschussi tschau ciao bye auf_wiedersehen
  bis_bald bis_dann bis_morgen bis_spater verabschied* abschied lg vg mfg liebe_grusse willkommen wie_geht_s
  na_du na_ihr gewunken
fr: salut coucou bonjour bjr bonsoir bsr hello hey yo cc re_bonjour rebonjour slt salue saluer salutations
  bonne_nuit bonne_soiree bonne_journee au_revoir aurevoir adieu ciao bye a_bientot a_plus a_demain a_tout
  bisou_bisou bienvenue bienvenu ca_va comment_ca_va comment_vas_tu accueil* cordialement dire_bonjour
pt: ola oi oie oii oiii oiee bom_dia boa_tarde boa_noite bomdia tudo_bom td_bem e_ai eai saudac* saudar
  cumprimento tchau tchauzinho adeus xau bye ate_logo ate_amanha ate_mais ate_ja ate_breve abracos_a despedida
  despeco me_despeco bem_vindo bem_vinda como_vai como_estas hey alo fala_ai acen_com
INVITE VISIT
en: invite invites invited inviting invitation invitations invite_over visit visits visited visiting visitor
  visitors guest guests comes_over coming_over come_round came_round comes_round pop_in popped_in stop_by
  stopped_by stays_over staying_over sleepover sleepovers host hosts hosted hosting guest_room overnight
  spend_the_night spent_the_night have_people_over houseguest rsvp
es: invit* convid* visita visitas visitar visitarnos visitarme visito visite visitan visitamos visitando
  visitado visitante* pasar_a_ver paso_a_ver pasarse venir_a_casa vino_a_casa viene_a_casa vienen_a_casa
  quedarse_a_dormir se_queda_a_dormir quedo_a_dormir dormir_fuera pasar_la_noche paso_la_noche hospeda* aloja*
  anfitrion* pijamada recibir_en_casa
de: einlad* eingeladen einzuladen ladt_ein lud_ein lade_ein besuch besuche besuchen besucht besuchte besuchten
  besuchst besuchs besucher* gast gaste gasten gastgeber* gastezimmer vorbeikomm* kommt_vorbei kam_vorbei
  uber_nacht schlaft_bei pennt_bei zu_besuch stippvisite bewirt* reinschneien ausgeladen
fr: invit* visite visites visiter visiteur* rendre_visite rend_visite rendu_visite convie convier convives
  hote hotes passer_voir passe_voir passer_nous venir_chez vient_chez viennent_chez venu_chez venue_chez
  passer_la_nuit passe_la_nuit dormir_chez dort_chez a_dormi_chez reste_dormir decouche decoucher
  soiree_pyjama debarque_chez chambre_d_amis
pt: convid* convite convites chamou_para_ir visit* hospedar hospeda hospedou anfitriao anfitria passar_la_em
  vir_ca vem_ca_em vir_em_casa vem_em_casa veio_em_casa vieram_em_casa dormir_la dormir_fora dorme_em_casa
  dormir_em_casa pernoit* passar_a_noite passou_a_noite receber_visita pousada festa_do_pijama
MEET GET TOGETHER
en: meet_ups hangs_out hung_out hanging_out got_together_with gathering gatherings reunions encounter
  encountered get_to_know got_to_know getting_to_know introduce introduces introduced introducing introduction
  appointment appointments socialise socialising socialize socializing
es: encontr* encuentr* quedo_con quede_con conozca conocidos conocerla conocerlo reunir* juntas_con juntarse
  juntarnos citas_con presentar presento_a presentarle presentarme presente_a tope toparme coincidir verse
  nos_vimos convivio convivir_con
de: treffens kennenzulernen vorgestellt_wurde vorstellen stellt_mir_vor stelle_vor wiedersehn sehen_uns
  uns_sehen abhang* abgehangen zusammensitz* verabredet verabreden verabrede wiedertreffen ubern_weg_gelaufen
  klassentreffen termin
fr: rencontre rencontres se_retrouve se_voir se_voit se_voyait se_sont_vus connaissance faire_connaissance
  connus presenter presente presentee presentations traine_avec trainer_avec se_reunir revue rdv
pt: encontr* conheceu conhecemos conheceram conhecendo conhecido conhecidos conhecidas reunimos se_reune
  juntar_com apresent* se_ver nos_ver nos_vimos cruzou_com role roles rolezinho compromisso_marcado
  marcamos_de sair_com_amigos saimos_juntos convivio
PARTY CELEBRATE
en: party parties partied partying celebrate celebrates celebrated celebrating celebration celebrations
  birthday birthdays bday birthday_party barbecue disco clubbing night_out hen_do stag_do housewarming feast
  toast_to anniversary anniversaries baby_shower graduation baptism fun_night balloons surprises surprised_me
  fireworks
es: fiesta fiestas fieston fiestero celebr* cumple_anos cumpleanos cumpleaneros cumplir_anos festej* bautizo
  bautizos primera_comunion aniversario* quinceanera barbacoa parrillada discoteca tarta graduacion parranda
  juerga carrete farra pachanga fuegos_artificiales brindis brindar
de: party partys parties feier feiern feiert feierte feierten gefeiert feierlich* fest_feiern fete geburtstag*
  bday jubilaum hochzeitstag* jahrestag* taufe grillparty club_gehen tanz* torte feuerwerk abschlussfeier
  einweihung* fasching karneval polterabend anstossen
fr: fete fetes fetee feter fetent fetait fetard* festoy* anniv* bapteme baptemes celebr* soiree_entre
  discotheque bal barbecue offrir_un offert_un surprises surprendre gateau feu_d_artifice remise_de_diplome
  cremaillere enterrement_de_vie teuf teufs trinquer cotillons bringue
pt: festa festas festinha* festao festej* comemor* celebr* aniversario* niver churras danc* baile bailes
  baloezinhos surpresas formatura batizado batizados cha_de_bebe farra discoteca fogos_de_artificio brinde
  brindar carnaval jantar_de_anos
DATING FLIRT
en: date dates dated dating first_date second_date blind_date flirt flirts flirted flirting flirty flirtatious
  bumble match_on matched_with chat_up pull_someone pick_up_line ask_out asked_out asking_out seeing_someone
  seeing_each_other go_out_with going_out_with went_out_with situationship hook_up hooked_up casual court
  courting courtship admirer talking_stage
es: primera_cita ligar ligo_con ligando ligue ligues liga_con ligon coquet* flirt* match salir_con
  saliendo_con salimos_juntos salgo_con sale_con salia_con conociendo_a pretendiente* cortej* conquist*
  seducir seduce seducido seductor* tirar_los_tejos rollete crush amigovi* casi_algo quedante free frees
  andando_con andar_con noviazgo
de: date dates datet gedatet dating erstes_date flirt* geflirtet tinder* anmach* anbagger* angebaggert baggert
  umwerb* umworben crush affarchen verabredung verabredungen rendezvous kennenlernphase gehen_aus ausgeht
  anbandel* angebandelt techtelmechtel was_laufen was_am_laufen lockere_sache singleborse datingapp verfuhr*
fr: rencard rancard premier_rendez flirt* drague drague_par draguer dragues draguait dragueur dragueuse matche
  sort_avec sortir_avec sortait_avec sors_avec sorti_avec frequente frequenter seduire seduit seduis seduction
  courtis* conquete* plan_drague crush coup_d_un_soir aventure_passagere conter_fleurette tente_sa_chance
  tourne_autour date dates dating
pt: encontro_marcado primeiro_encontro namoro namoros namoricos namorar namoro_ha namora namoram namorei
  namorou namorando namoramos paquer* flert* xavec* cantada cantadas match ficante* peguete contatinho* rolo
  rolos azarar azaracao sair_com saindo_com saia_com saio_com seduz* seducao engate engatar pretendente*
  catrapisc* cortej*
KISS HUG
en: kiss kissed kisses kissing snog snogged snogging hug hugs hugged hugging cuddle cuddles cuddled cuddling
  cuddly embrace embraces embraced embracing caress caressed caresses caressing hold_hands held_hands
  holding_hands holds_my_hand snuggle snuggled snuggling stroke_my_hair peck smooch spoon spooning massage
  massages massaged back_rub xx xxx cwtch
es: beso besos besar bese beso_en besa besan besaba besado besando besamos besarme besarle besaron besito*
  besote morre* abraz* apapach* acaricia* mimo mimando mimosa mimoso tomados_de_la cogidos_de_la
  agarrados_de_la arrumac* achuch* masaje* piquito chuponea*
de: kuss kusse kussen kusst kusste kussten gekusst kuschel* gekuschelt umarm* geumarmt drucken_mich in_den_arm
  in_die_arme handchen* knutsch* geknutscht busserl* bussi bussis schmus* geschmust schmieg* massiert kraul*
  gekrault liebkos* schmatzer* anschmieg* drucker ganz_fest_gedruckt
fr: bisou bisous bise bises embrass* calin calins caline calinent caliner caresse caresses caresser caressait
  enlac* etrein* serre_dans serrer_dans serre_fort dans_ses_bras dans_mes_bras dans_les_bras main_dans_la
  se_tenir_la papouill* smack becot* blotti* bizou bizous gros_bisous galoche rouler_une_pelle
pt: beijo beijos beijar beija beijei beijou beijamos beijando beijam beijinho* bjo bjos bj bjs abrac* amass*
  carinhos_no carici* acarici* cafune chameg* mimar mimando de_maos_dadas maos_dadas selinho selinhos
  massagens aninh* agarradinh* colinho pegacao
SEX INTIMACY
en: sex sexual sexually intimate intimately make_love made_love making_love sleep_with slept_with
  sleeping_together orgasm orgasms libido sex_drive sexless foreplay condom condoms contraception horny lust
  arousal aroused erection porn bedroom_life physical_intimacy virgin virginity sensual kinky fetish
  masturbat* one_night_stand lovemaking
es: sexo sexual sexuales sexualmente intimidades hacer_el_amor hicimos_el_amor hacemos_el_amor acostarnos
  acostarme relaciones_sexuales orgasmo* libido condon* preservativo* follar tirar_con porno* virginidad
  sensual* excit* erecc* masturb* pasional preliminares calentura cachondo cachonda fetiche
de: sex sexual* sexuell sexuelle sexuellen sexueller sexuelles sexleben intimitat miteinander_schlafen
  miteinander_geschlafen liebe_machen schlafen_miteinander orgasm* libido kondom* begierde porno* jungfrau*
  sinnlich* erreg* erektion* vorspiel masturb* selbstbefriedig* ficken gefickt bumsen beischlaf
  one_night_stand fetisch* bettgeschicht*
fr: sexe sexuel* sexual* intim* faire_l_amour fait_l_amour coucher_avec couche_avec couche_ensemble
  coucher_ensemble rapport_sexuel rapports_sexuels orgasm* libido preservatif* capote contracept* pilule desir
  desirs envie_de_sexe porno* vierge virginite sensuel* erection* preliminaires masturb* baiser baise coquin
  coquine coquines
pt: sexo sexual sexuais sexualmente fazer_amor fizemos_amor fazemos_amor transar transa transamos transou
  transei transando relacoes_sexuais relacao_sexual orgasmo* libido camisinha preservativo* foder desejos
  porno* virgem virgindade sensual* tesao excit* erec* masturb* preliminares ir_pra_cama fetiche
WEDDING ENGAGEMENT
en: wedding weddings engaged engagement engagements fiance fiancee fiances ring_on propose_to proposed_to_me
  marriage_proposal bride brides groom bridesmaid bridesmaids best_man hen_night stag_night honeymoons
  wedding_dress wedding_day veil vows altar registry_office elope eloped newlywed newlyweds betrothed
  church_wedding wedding_ring rings_for set_a_date down_on_one
es: boda bodas prometido prometida prometidos comprometerse comprometidos comprometimos me_pidio_matrimonio
  pedirle_matrimonio pedida_de_mano anillo_de_compromiso anillo anillos alianza novio_y_novia dama_de_honor
  damas_de_honor padrino_de_boda despedida_de_soltero despedida_de_soltera vestido_de_novia altar velo
  registro_civil votos recien_casados casorio nupcial* juzgado_para esponsales
de: hochzeit hochzeiten hochzeitsfeier hochzeitsgaste verlob* heiratsantrag* antrag_gemacht brautigam* braut
  brautkleid* brautpaar* brautjungfer* trauzeug* trauung* hochzeitskleid standesamt* altar schleier
  junggesellenabschied* junggesellinnen* polterhochzeit ehegelubde frischvermahlt* jawort getraut_werden
fr: mariage_civil noce noces fiance* fiancaille* bague_de_fiancailles alliance alliances demande_en_mariage
  demandee_en_mariage demander_en_mariage robe_de_mariee jeune_mariee jeunes_maries temoin_de_mariage
  demoiselle_d_honneur demoiselles_d_honneur garcon_d_honneur voyage_de_noces autel ceremonie ceremonies
  nuptial* evjf evg passer_la_bague preparatifs_du_mariage
pt: casamento casamentos noivado noivados noivo noiva noivos noivas noivei noivou noivar noivamos alianca
  aliancas pedido_de_casamento pediu_em_casamento pedir_em_casamento padrinho_de_casamento
  madrinha_de_casamento madrinhas_de despedida_de_solteiro despedida_de_solteira vestido_de_noiva altar veu
  cartorio votos recem_casados boda bodas nupci* copo_d_agua
MARRIED MARRIAGE
en: married marry marries marrying marriage marriages marital wed wedded get_married got_married
  getting_married remarry remarried spouse spouses wedlock husband_and_wife tie_the_knot tied_the_knot
  civil_partnership married_life matrimony conjugal hitched in_a_relationship relationship relationships
  couple couples partnership coupledom our_marriage long_term
es: casad* casar caso_con casarse casarme casarnos casamos case_con casaron casaria matrimonio matrimonios
  matrimonial* conyuge conyuges conyugal* esposos marital* union_libre pareja_de_hecho vida_de_casados recasar
  volver_a_casarse relacion relaciones pareja parejas vida_de_pareja nos_casamos desposar
de: heiraten heirate heiratet heiratete heiratest heirats geheiratet verheirat* ehe ehen ehelich* eheleute
  ehepaar* ehepartner* eheleben ehezeit wiederverheirat* vermahlt* trauen_lassen unter_die_haube
  in_zweiter_ehe ehegatt* lebenspartnerschaft partnerschaft* beziehung beziehungen paar paare paaren parchen
  liebespaar* zweierbeziehung vergeben_sein
fr: mariage mariages marie mariee maries mariees marier mariais mariera se_marier s_est_marie epouser
  epouse_moi conjugal* conjoint conjointe conjoints matrimonial* couple couples relation relations
  vie_de_couple en_couple vie_conjugale pacs pacse pacsee pacses remarie remarier remariee remariage
  vie_a_deux unis_par union_libre
pt: casad* casar caso_com casar_se casamos casei casou casaram casando matrimonio matrimonial conjuge conjuges
  conjugal* uniao_estavel uniao_de_facto vida_de_casados vida_a_dois casal casais relacionamento* relacao
  relacoes relacionar marital recasar recasou casorio nos_casamos juntar_os_trapos
HUSBAND WIFE PARTNER
en: husband husbands hubby hubbie wife wives wifey partner partners boyfriend boyfriends bf girlfriend
  girlfriends gf lover lovers significant_other other_half better_half missus hubs dh dw fella bloke old_man
  my_man my_woman my_guy bae darling sweetheart babe
es: marido maridos esposo esposa esposas mujer_mia mi_mujer mi_hombre novio novia novios novias companera
  companero mi_chico mi_chica mi_pareja media_naranja enamorado_mio pololo polola querida carino_mio mi_amor
  mi_vida bebe_mio corazon_mio mi_viejo mi_vieja parejita churri parienta costilla senora_mia conviviente
  concubin* amante_mia
de: mann_und_frau mein_mann meinem_mann meinen_mann meines_mannes meine_frau meiner_frau ehemann* ehefrau*
  gatte gatten gattin partner partners partnern partnerin partnerinnen mein_freund meinem_freund meinen_freund
  meine_freundin meiner_freundin lebensgefahrt* lebenspartner* liebste liebster schatz schatzi schatzchen
  mein_kerl meine_alte mein_alter bessere_halfte gemahlin lover gspusi
fr: mari maris mon_mari epoux epouse epouses ma_femme compagnon compagne compagnons compagnes partenaire
  partenaires copain_et_moi mon_copain ma_copine petit_ami petite_amie petits_amis mon_mec mon_homme ma_nana
  ma_meuf cheri cherie mon_amour mon_coeur ma_moitie doudou concubin* amoureux_actuel mon_jules ma_douce
pt: marido maridos esposo esposa esposas mulher_minha minha_mulher meu_homem namorado namorada namorados
  namoradas companheir* parceir* conjuge_meu meu_bem meu_amor minha_vida mor amorzao mozao_meu moz mozinho
  querido querida xuxu cara_metade minha_metade minha_senhora patroa maridao maridinho vida_minha
LIVE TOGETHER
en: lived_together lives_together move_in_together sharing_a_flat our_place our_home our_flat our_house
  under_one_roof under_the_same flatmate flatmates roommate roommates housemate housemates shared_house
  same_roof same_house
es: viven_juntos vivir_con viviendo_con vivia_con conviven mudarse_conmigo mismo_techo compartir_piso
  compartimos_piso roomie roomies bajo_un_techo
de: zusammengewohnt wohnen_zusammen wohngemeinschaft* mitbewohn* umzug* zieht_zu gemeinsame_wohnung
  gemeinsamen_wohnung gemeinsamer_haushalt haushalts unter_einem_dach unser_haus unsere_wohnung lebt_mit
  wohnt_mit wohne_mit
fr: vit_ensemble habite_avec habite_ensemble vivre_avec colocation* meme_toit sous_le_meme installe_avec
  s_est_installe notre_appart notre_maison partage_un_appart vie_commune
pt: moramos_juntos moramos_junto moram_juntos morar_com morando_com morava_com morando_juntos vivemos_juntos
  viver_com mudei_para mudar_pra mesmo_teto dividir_apartamento colegas_de_casa nosso_lar nossa_casa
SEPARATE BREAK UP
en: separating separation break_up broke_up breaks_up breaking_up broken_up breakup breakups split_up
  splitting_up split_from end_it_with ended_it ended_things end_things dumps dumped dumping left_me leave_me
  leaving_me called_it_off part_ways parted_ways on_a_break taking_a_break jilted finished_with dumpee
  walked_away move_on
es: separa* separe separo ruptura rupturas romper_con rompi_con rompio rompimos romperiamos terminar_con
  termine_con termino_conmigo termine_la dejarlo_con lo_dejamos me_dejo_por cortar_con corte_con corto_conmigo
  tronar tronamos nos_separamos abandonar abandonarme irse_de_casa se_fue_de_casa me_voy_de_casa
  tomarnos_un_tiempo darnos_un_tiempo un_tiempo_separados plantar_a
de: trenn trenne trennen trennt trennte trennten getrennt trennung* schluss_gemacht schluss_machen
  macht_schluss mache_schluss machte_schluss auseinanderg* aus_und_vorbei verlassen_hat abserviert
  sitzen_gelassen sitzenlassen auszieht beziehungsaus beziehungspause pause_machen schlussstrich entzweit*
  abschied_von laufpass sitzengelassen getrenntleb* beziehungsende
fr: separ* rupture ruptures rompre rompt rompu rompue rompait casser_avec casse_avec largue larguer larguee
  plaque plaquer plaquee quitte_moi se_quitter en_pause faire_une_pause une_pause demenage_seul parti_de_la
  nous_separer c_est_fini
pt: separ* termin* termino_do rompi rompeu rompimento rompimentos romper me_deixou me_largou dar_um_tempo
  demos_um_tempo um_tempo_separados acabar_com_o acabou_comigo acabamos_o acabei_com_ele fim_do_namoro
  pe_na_bunda sair_de_casa saiu_de_casa ruptura
DIVORCE CUSTODY
en: divorce divorced divorces divorcing divorcee divorcees custody alimony maintenance_payments child_support
  solicitor solicitors lawyer lawyers attorney decree prenup settlement court_order co_parent co_parenting
  joint_custody visitation contact_weekends divorce_papers family_court cafcass mediator_for decree_absolute
  annulment annulled divorce_proceedings divorce_settlement divorce_lawyer divorce_court file_for_divorce
  filed_for_divorce filing_for_divorce legal_separation legally_separated separation_agreement spousal_support
  division_of_assets marital_assets split_assets uncontested amicable_divorce no_fault irreconcilable
  community_property dissolution custodial sole_custody full_custody shared_custody custody_battle
  custody_agreement visitations parenting_time parenting_plan coparent* guardianship legal_guardian
  contact_order child_maintenance access_to_the_kids weekends_with_his_dad social_worker social_workers cps
  foster_care fostering foster_parent* adopt paternity_test paternity parental_rights handover
  every_other_weekend drop_offs handovers
es: divorci* custodia custodias patria_potestad manutencion pension_alimenticia pension_de_alimentos
  alimenticia abogado abogada abogados abogadas regimen_de_visitas visitas_de_los guarda_y_custodia tramite_de
  tramites papeles_del juez_de_familia juzgado_de_familia separacion_de_bienes bienes_gananciales gananciales
  coparental* anulacion convenio_regulador capitulaciones divorcio_express papeles_del_divorcio
  demanda_de_divorcio pedir_el_divorcio pedirle_el_divorcio separacion_legal nulidad nulidad_matrimonial
  pension_compensatoria reparto_de_bienes regimen_economico mutuo_acuerdo sociedad_conyugal disolucion
  separacion_judicial tramites_de_divorcio custodia_compartida tenencia visitas_con cuota_alimentaria tutela
  tutor_legal tutora_legal copaternidad crianza_compartida punto_de_encuentro fin_de_semana_alterno adopciones
  adoptado adoptada adoptaron acogida prueba_de_paternidad derechos_de_visita asuntos_sociales
  cuota_de_alimentos alimentos_para
de: scheidung* scheiden geschieden* scheiden_lassen sorgerecht* umgangsrecht* umgang_mit unterhalt unterhalts*
  alimente anwalt anwalte anwaltin anwalts rechtsanwalt* familiengericht* jugendamt* wechselmodell ehevertrag*
  zugewinn* umgangskontakt* papawochenende besuchsrecht* notar_wegen lasst_sich_scheiden rosenkrieg
  trennungsjahr* trennungsunterhalt* trennungsvereinbarung* ehegattenunterhalt gutertrennung* guterstand*
  gutergemeinschaft versorgungsausgleich annullier* eheaufhebung einvernehmlich* vermogensaufteilung hausrat*
  alleinsorge umgang_mit_dem_kind umgangsregelung* umgangswochenend* besuchsregelung* residenzmodell
  kindesunterhalt* duesseldorfer dusseldorfer_tabelle vormund* pflegefamilie* adoption adoptier* vaterschaft*
  verfahrensbeistand elterliche_sorge aufenthaltsbestimmungsrecht kindeswohl alleinerzieh*
  jedes_zweite_wochenende ubergabe_der co_eltern coparenting
fr: divorc* garde_partagee garde_alternee garde_des garde_exclusive la_garde pension_alimentaire
  prestation_compensatoire avocat avocate avocats juge_aux_affaires jaf droit_de_visite droits_de_visite
  coparent* notaire contrat_de_mariage procedure_de residence_alternee une_semaine_sur week_end_sur
  annulation_du liquidation_du demander_le_divorce demande_le_divorce papiers_du_divorce procedure_de_divorce
  divorce_a_l_amiable separation_de_biens separation_de_corps pension_alimentaire_pour_elle
  liquidation_du_regime regime_matrimonial partage_des_biens communaute_de_biens annulation_du_mariage
  torts_partages consentement_mutuel amiable garde_des_enfants droit_de_garde residence_principale
  pensions_alimentaires autorite_parentale tutelle tutelles tuteur_legal co_parentalite un_week_end_sur_deux
  familles_d_accueil adoption adoptif adoptive test_de_paternite droits_parentaux aide_a_l_enfance ase
  passation garde_de_mon_fils garde_de_ma_fille pension pensions
pt: divorci* guarda_compartilhada guarda_das guarda_dos guarda_partilhada a_guarda pensao pensao_alimenticia
  pensao_de_alimentos advogado advogada advogados advogadas vara_de_familia regime_de_visitas visitas_do
  partilha partilha_de_bens cartorio_para coparental* desquit* pacto_antenupcial anulacao papelada_do
  papeis_do fim_do_casamento papeis_do_divorcio pedir_o_divorcio pediu_o_divorcio pedido_de_divorcio
  processo_de_divorcio separacao_judicial separacao_de_bens separacao_de_facto comunhao_de_bens
  comunhao_parcial divisao_de_bens anular_o_casamento pensao_compensatoria pensao_para_ela mutuo_acordo
  consensual litigioso averbacao regime_de_bens guarda_dos_filhos guarda_das_criancas guarda_alternada
  guarda_unilateral guarda_do_meu poder_familiar poder_paternal responsabilidades_parentais direito_de_visita
  visitas_ao pensoes tutela tutor_legal tutora_legal fim_de_semana_alternado adotado adotada adotou adotaram
  teste_de_paternidade exame_de_dna alienacao_parental conselho_tutelar cpcj familia_de_acolhimento
  acolhimento guarda_total visitacao
CHEAT AFFAIR
en: cheat cheats cheated cheating cheater cheaters affairs unfaithful infidelity infidelities adultery
  adulterer mistress mistresses betray betrays betrayed betraying betrayal betrayals two_timing two_timed
  behind_his_back another_woman another_man someone_else the_other_woman other_woman disloyal disloyalty
  fooling_around messing_around caught_him_with caught_her_with playing_away fidelity_breach emotional_affair
  side_piece sidechick sexting homewrecker
es: infiel infieles infidelidad* adulter* amante amantes cuerno cuernos ponerme_los_cuernos me_puso_los
  traicion* traidor traidora enganar_con engano_con me_engano me_engana me_enganaba aventura aventuras
  otra_mujer otro_hombre la_otra el_otro_hombre desleal* doble_vida tercera_persona lio_con se_acosto_con
  acosto_con acuesta_con quemar_cachos cachos gorrea* sancho cornud* sexteo
de: fremdgeh* fremdgegang* fremdging geht_fremd ging_fremd gehe_fremd untreu* seitensprung* betrug betrugen
  betrugt betrogen betrog betrugst betrug_mich affare affaren affaire geliebte geliebter geliebten liebhaber*
  ehebruch ehebrech* hintergang* hintergeh* doppelleben andere_frau anderen_frau anderer_mann eine_andere
  einen_anderen fremdknutsch* fremdvogel* verrat verraten nebenbuhl* treulos* sexting
fr: infidel* tromp* cocu cocue cocus adulter* maitresse maitresses amant amants trahi* liaison liaisons
  deloyal* double_vie une_autre_femme un_autre_homme une_autre_fille quelqu_un_d_autre l_autre_femme
  voir_ailleurs aller_voir_ailleurs va_voir_ailleurs couche_ailleurs sexto sextos
pt: infiel infieis infidelidade* adulter* amante amantes chifre chifres chifrud* corno corna trai traiu trair
  traindo traida traido traia traicao traicoes traidor traidora pular_a_cerca pulou_a_cerca pulada_de_cerca
  caso_extraconjugal tem_outra tem_outro outra_mulher outro_homem vida_dupla desleal* enganou_me
  facada_nas_costas outra_pessoa par_de_cornos
BACK TOGETHER
en: back_together get_back_together got_back_together getting_back_together took_him_back take_him_back
  take_her_back took_her_back give_another_chance another_chance second_chance second_chances try_again
  start_over started_over starting_over win_back win_him_back win_her_back came_back_to come_back_to
  patch_things_up reunite reunited make_it_work work_things_out worked_things_out rekindle rekindled rebuild
  rebuilding on_and_off ex exes my_ex ex_husband ex_wife ex_boyfriend ex_girlfriend
es: volver_con volvi_con volvio_con volviendo_con regresar_con regrese_con segunda_oportunidad
  otra_oportunidad nueva_oportunidad empezar_de_nuevo comenzar_de_nuevo intentarlo_de_nuevo intentarlo_otra
  reconquist* recuperarla recuperarlo recuperar_a arreglar_las_cosas arreglar_lo arreglamos_las retomar
  retomamos reanudar vuelta_con darle_otra ex exs mi_ex exmarido exmujer exnovio exnovia exesposo exesposa
  expareja exparejas
de: wieder_zusammen wieder_zusammenkommen zuruckgewinn* zuruckerober* zweite_chance noch_eine_chance
  neuanfang* neu_anfangen von_vorne_anfangen nochmal_versuchen noch_mal_versuchen wieder_versuchen zuruckkomm*
  zuruckkehr* wiederbelebt on_off wieder_angenahert annaher* angenahert zusammenrauf* ex exen exfreund*
  exmann* exfrau* expartner* ex_freund ex_freundin ex_mann ex_frau ex_partner meine_ex verflossen*
fr: remettre_ensemble remis_ensemble remet_ensemble se_remettre se_remettre_avec remise_en_couple remis_avec
  revenir_avec revenu_avec reviens_avec revenir_vers reconquer* recuperer_mon deuxieme_chance seconde_chance
  une_autre_chance nouvelle_chance repartir_a_zero recommencer repartir_sur reessay* retente rabibo* rallumer
  exs mon_ex ex_mari ex_femme ex_copain ex_copine ex_conjoint ex_compagnon
pt: voltar_com voltei_com voltou_com reatar reatamos reatou reataram reconquist* segunda_chance outra_chance
  nova_chance segunda_oportunidade recomecar recomecamos comecar_de_novo comecar_do_zero tentar_de_novo
  tentar_outra tentar_novamente acertar_as_coisas retomamos fazer_dar_certo ioio exs meu_ex minha_ex ex_marido
  ex_mulher ex_namorado ex_namorada ex_esposo ex_esposa
IN LAWS STEP FAMILY
en: in_law in_laws mother_in_law father_in_law brother_in_law sister_in_law son_in_law daughter_in_law mil fil
  sil bil dil inlaws stepmother stepmum stepmom stepdad stepfather stepson stepdaughter stepkids stepchild
  stepchildren step_mum step_dad step_son step_daughter stepsister stepbrother half_brother half_sister
  blended_family godmother godfather godson goddaughter foster adopted adoptive adoption
es: suegr* cunad* yerno yernos nuera nueras consuegr* concun* madrastra padrastro hijastr* hermanastr*
  medio_hermano media_hermana familia_politica familia_ensamblada padrino padrinos madrina madrinas ahijad*
  compadre compadres comadre comadres adoptiv* adoptad* adoptar adopcion
de: schwieger* schwagerin schwager schwagers schwagerinnen schwagern stiefmutter* stiefvater* stiefsohn*
  stieftochter* stiefkind* stiefbruder* stiefschwester* stiefeltern stiefgeschwister stiefpapa stiefmama
  halbbruder* halbschwester* patchwork* patentante patenonkel patenkind* pate paten pflegekind* pflegeeltern
  adopt* angeheiratet* bonusmama bonuspapa bonuskind* verschwager*
fr: belle_mere beau_pere beaux_parents belle_famille belle_soeur beau_frere belles_soeurs beaux_freres
  beau_fils belle_fille gendre gendres bru marat* demi_frere demi_soeur demi_freres demi_soeurs
  famille_recomposee recomposee parrain marraine filleul* adopti* adopte adoptee adopter famille_d_accueil
  beaux_enfants beaupere bellemere bellesoeur
pt: sogr* cunhad* genro genros nora noras consogr* concunhad* madrasta padrasto entead* meio_irmao meia_irma
  meio_irmaos meias_irmas padrinho padrinhos madrinha madrinhas afilhad* compadre comadre adotiv* adotad*
  adotar adotei adocao adoptad* familia_dele familia_dela familia_do_marido
BROTHERS SISTERS
en: brother brothers bro bros sister sisters sis sibling siblings twin twins triplets older_brother
  older_sister little_brother little_sister younger_brother younger_sister big_brother big_sister eldest
  middle_child baby_brother baby_sister brotherly sisterly sibling_rivalry only_child firstborn
  identical_twins kid_brother lil_bro lil_sis
es: herman* mayor_de_los menor_de_los gemelo gemela gemelos gemelas mellizo melliza mellizos mellizas
  trillizos cuate cuates hijo_unico hija_unica primogenit* benjamin tato tata mi_bro hermano_mayor
  hermana_mayor hermano_menor hermana_menor hermano_pequeno hermana_pequena fraternal
de: bruder bruders brudern bruderchen bruderherz schwester schwestern schwesterchen schwesterherz geschwister*
  zwilling* drilling* altesten altester jungster nesthakchen einzelkind* grosse_schwester kleine_schwester
  grosser_bruder kleiner_bruder erstgebor* bruderlich* schwesterlich* halbgeschwister bro brudi
fr: frere freres frerot frangin* soeur soeurs soeurette frere_et_soeur fratrie fratries jumeau jumelle jumeaux
  jumelles triples benjamin benjamine petit_frere petite_soeur grand_frere grande_soeur grands_freres
  enfant_unique fille_unique fils_unique fraternel* puine frero reuf
pt: irmao irma irmaos irmas irmaozinho irmazinha irmaozao mano mana manos manas maninho maninha gemeo gemea
  gemeos gemeas trigemeos caculas primogenit* mais_velha mais_velho irma_mais irmao_mais filho_unico
  filha_unica fratern* irmandade bro meu_mano
GRANDPARENTS
en: grandparent grandparents grandmother grandmothers grandfather grandfathers grandma grandmas grandpa
  grandpas gran granny grannies nan nana nanny nanna granddad grandad gramps great_grandmother
  great_grandfather great_gran gran_and_grandad grandchild grandchildren grandson grandsons granddaughter
  granddaughters grandkid grandkids great_grandchild nonna oma opa
es: abuel* abue yayo yaya yayos yayas nono nona nonos bisabuel* tatarabuel* nieto nieta nietos nietas
  nietecit* bisniet* mama_grande
de: grossmutter* grossvater* grosseltern* oma omas omi omis oma_und_opa opa opas opi opis urgross* uroma uropa
  enkel enkels enkeln enkelin enkelinnen enkelkind* enkelsohn enkeltochter urenkel* schwiegeroma nonna
fr: grand_mere grand_pere grands_parents grand_parent grands_meres grandmere grandpere grandsparents mamie
  mamies mamy meme_et_pepe papi papis papy papys pepe pepere memere mamoune mamou nonna petit_fils
  petite_fille petits_enfants petits_fils petites_filles arriere_grand arriere_petit petitsenfants aieul*
pt: avo avos avozinha avozinho vovo vovos vovozinha vovozinho voinha voinho vozinho bisavo bisavos bisa biso
  tataravo neto neta netos netas netinho netinha netinhos bisnet* nona
AUNTS COUSINS RELATIVES
en: aunt aunts auntie aunties aunty uncle uncles cousin cousins niece nieces nephew nephews relative relatives
  relation_of extended_family second_cousin great_aunt great_uncle kin kinfolk family families clan
  family_member family_members folks relations_over ancestors bloodline next_of_kin
es: tia_abuela tio tia tios tias tito tita titos tiito primo prima primos primas primit* sobrin* pariente*
  parentela familia familias familiar familiares parentesco linaje tio_abuelo primo_hermano prima_hermana
  primo_segundo antepasados clan
de: tante tanten onkel onkels cousin cousins cousine cousinen kusine* vetter vettern nichte nichten neffe
  neffen verwandt* familie familien familiar* familienmitglied* angehorig* grosstante grossonkel sippe
  sippschaft grosscousin* familienkreis clan vorfahren
fr: tante tantes tata tatie taties tonton tontons oncle oncles cousin cousine cousins cousines niece nieces
  neveu neveux parente parentes proche_famille famille familles familial* familiaux grand_tante grand_oncle
  petit_cousin petite_cousine mes_proches proches cousinade clan ancetres aieux
pt: tia tias tio tios titia titio titi titias primo prima primos primas priminh* sobrinh* parente parentes
  parentesco familia familias familiar familiares tia_avo tio_avo primo_direito parentada parentela cla
  antepassados
MOTHER FATHER PARENTS
en: mother mothers mum mums mummy mom moms mommy mama mam ma father fathers dad dads daddy pop papa parent
  parents parenting motherhood fatherhood parental single_mum single_mom single_dad maternal paternal folks_at
  mothers_day fathers_day mumsy birth_mother birth_father co_parents
es: madre madres mama mamas mami mamita mamis padre padres papa papas papi papito papis progenitor*
  jefa_y_jefe viejos_mios mis_viejos matern* patern* madre_soltera padre_soltero crianza criar crio_a
  ama_y_aita jefita jefecito
de: mutter muttern muttis mama mamas mami mutti vater vatern vaters papa papas papi vati eltern elternteil*
  elternhaus elternabend elternschaft elternzeit mutterlich* vaterlich* alleinerziehend* mutterschaft
  vaterschaft muttertag vatertag erziehung erziehen erzieht erzogen kindsvater kindsmutter
fr: mere meres maman mamans mman pere peres papa papas parent parents parental* maternel* paternel* paternite
  maman_solo mere_celibataire pere_celibataire daron daronne darons vieux_parents fete_des_meres mes_vieux
  eduquer educatif education_des
pt: mae maes maezinha mamae mainha mamai mami pai pais paizinho papai painho papa papas mama matern* patern*
  mae_solteira pai_solteiro meus_velhos progenitor* dia_das_maes dia_dos_pais criacao_dos criar_os parental
  parentais
SON DAUGHTER CHILDREN
en: child children childish kid kids kiddo kiddos son sons daughter daughters our_boy little_ones toddler
  toddlers preschooler schoolchild schoolkids year_old year_olds stepkid offspring youngster youngsters
  infant_school lad_of firstborn_son tween tweens little_boy little_girl my_boy my_girl my_eldest my_youngest
  kindergartener schoolboy schoolgirl
es: hijo hija hijos hijas hijit* nino nina ninos ninas ninit* nenes nenas crio cria crios crias peque peques
  pequenin* chiquill* infantil escuincl* chamac* guagua_grande criatura criaturas mi_nino mi_nina mis_hijos
  chavalin*
de: kind kinds kinde kinder kindern kindes kinderchen sohn sohns sohne sohnen sohnchen sohnes tochter tochtern
  tochterchen kleinkind* schulkind* knirps zwerg kleine_maus mein_kleiner meine_kleine mein_grosser
  meine_grosse nachwuchs minderjahr* sprossling* vorschulkind* grundschuler* jahrige jahriger jahrigen
fr: enfant enfants fils filles_ainee ma_fille mes_filles notre_fille sa_fille fille_de fillette fillettes
  gamin gamine gamins gamines gosse gosses mome momes bambin* mioche* marmot* loulou loulous pitchoun*
  progeniture rejeton* mineur mon_garcon garconnet mon_petit ma_petite mon_grand ma_grande
pt: filho filha filhos filhas filhinh* filhote crianca criancas criancada criancinh* menininh* infantil
  moleque molequinho guris miudo miuda miudos miudas putos catraio pequenina pequenino meu_menino minha_menina
  meus_filhos meu_mais_velho cachopo
TEENAGER YOUTH
en: teenager teenagers adolescent adolescents puberty youths young_people young_person young_adult
  young_adults preteen preteens thirteen_year fourteen_year fifteen_year sixteen_year uni_age moody_teen
  student_age schoolmates grown_ups generation generations gen_z millennial boomer
es: adolescent* adolescencia juvenil juveniles preadolescent* quinceanera_hija puber* muchachit* muchachada
  chaval chavala chavalas chavo_de generacion generaciones mayor_de_edad mayoria_de_edad edad_del_pavo teen
  teens
de: teens jugendlichen pubertat* teenie volljahr* erwachsene erwachsenen generation generationen teenagern
  vorpubert* junge_leute jungen_leute junge_erwachsene flegeljahre backfisch
fr: adolescent* adolescence pubere preado preados preadolescent* lyceen* collegien* teenager majeur_de_dix
  majorite adulte adultes age_adulte generation generations jeunot crise_d_ado age_ingrat jeune_adulte
  jeunes_adultes teen
pt: adolescent* adolescencia juvenil juvenis pre_adolescente pre_adolescentes aborrescente* geracao geracoes
  mocinha mocinho teen teens rapazola rapaziada_nova
FRIENDS
en: friend friends friendship friendships bestie besties best_friend best_friends bff bffs mate mates buddy
  buddies pal pals chum chums acquaintance acquaintances companion companions old_friend old_friends
  close_friend close_friends befriend befriended unfriended friend_group mutual_friends school_friends
  childhood_friend homie homies confidant confidante girlfriends_of platonic pen_pal
es: amig* amistad* mejor_amigo mejor_amiga colega_de_siempre parce parcero pana panas brody carnal compa
  compas compi compis confidente* allegad* cuatacho camarad* companerismo bff bestie weyes pata_del_alma
  compinche*
de: freund freunde freunden freunds freundin freundinnen freundschaft* freundeskreis* befreund* beste_freundin
  bester_freund besten_freund besten_freundin besten_freunde kumpel kumpels kumpeline kollege_vom bekannten
  bekannter kamerad* vertraute vertrauter spezi spezl gefahrten bff abf beste_freunde sandkastenfreund*
  schulfreund* jugendfreund* clique cliquen weggefahrt* platonisch*
fr: ami amie amis amies amitie amities amical* meilleur_ami meilleure_amie meilleurs_amis meilleures_amies
  pote potes copain copains copine copines copinage bff besta connaissances camarade* confident* ami_d_enfance
  amie_d_enfance bande_de_copains bande_de_potes poto potos frangin_de_coeur vieux_pote pot_commun comparse*
  cercle_d_amis fidele_ami platonique*
pt: amig* amizade* melhor_amigo melhor_amiga melhores_amigos melhores_amigas parca parcas camarad*
  colega_de_infancia miga migas best bff brother brodi mano_de_fe confidente* amigo_de_infancia companheirismo
  compincha* parceiragem chegado_meu brou truta
MAN MEN
en: man men guy guys gentleman gentlemen male males dude dudes chap chaps lad lads blokes boy boys masculine
  masculinity manly geezer bachelor_boy fellow fellows mister mr sir old_bloke young_man gent gents macho
es: hombres hombrecito tipo_ese tio_ese senor senores caballero* varon varones macho machos masculin* vato
  vatos guy muchacho muchachos chico chicos chavo chavos don tipejo hombria mozo mozos fulano fulanos
  sujeto_ese sr chabon joven_ese
de: mann manner mannern mannes mannlich* typ typen kerl kerle kerls kerlen herr herrn herren bursche* bub
  buben jungs jungen jungens bube alter_knacker macho machos macker
fr: homme hommes mec mecs type_la gars garcon garcons monsieur messieurs masculin* male males bonhomme
  bonshommes gentleman jeune_homme jeunes_hommes keum macho machos virilite viril gonze m mr
pt: homem homens homenzinho cara_esse rapaz rapazes rapaziada senhor senhores sr cavalheiro* macho machos
  masculin* menino meninos gajo gajos moco mocos tipo_esse sujeito sujeitos fulano moleques machao bofe boy
WOMAN WOMEN
en: woman women lady ladies female females girl girls gal gals feminine femininity chick chicks bird_of miss
  mrs madam ma_am young_woman girly womanly dame housewife housewives
es: mujer mujeres mujercit* senora senoras senorita senoritas dama damas femenin* chica chicas muchacha
  muchachas tipa tipas chava chavas mina minas morra morras tia_esa hembra hembras fulana fulanas doncella sra
  srta piba pibas feminidad moza mozas vieja_esa
de: frau frauen fraulein dame damen weiblich* weib weiber madchen madl mada tussi tussis lady ladys girl girls
  junge_frau feminin* fraus deern
fr: femme femmes dame dames madame mesdames mademoiselle mlle mme fille filles nana nanas meuf meufs gonzesse*
  feminin* femelle bonne_femme jeune_femme jeunes_femmes jeune_fille miss demoiselle demoiselles
  gente_feminine nenette
pt: mulher mulheres mulherada mulherzinha senhora senhoras senhorita donas dama damas feminin* menina meninas
  moca mocas mina_essa rapariga raparigas gaja gajas fulana tipa tipas sra guria_essa
PEOPLE GROUP
en: people person persons gang_of_friends crowds folk the_others audience company crew strangers stranger
  individual individuals human humans human_being who_else
es: gente gentes persona personas todos_ellos cuadrilla banda_de bola_de_amigos los_demas desconocid*
  individuo individuos humano humanos ser_humano miembro miembros integrantes grupito muchedumbre extrano_ese
de: leute leuten menschen mensch person personen gruppe gruppen jeder_mensch alle_leute keinen_menschen
  irgendjemand* publikum team teams gemeinschaft* menge_leute truppe fremde fremden fremder individuum
  mitmensch* volk
fr: gens personnes quelquun nul_autre communaute bandes les_autres inconnu inconnue inconnus individu
  individus humain humains etre_humain membre du_monde assemblee cercle etranger_a troupe
pt: gente pessoa pessoas povo turminha equipes os_outros os_demais desconhecid* individuo individuos humano
  humanos ser_humano membro membros integrantes estranho_esse grupinho malta bando
SINGLE WIDOW
en: single singles singledom unmarried bachelor bachelors bachelorette spinster widow widows widowed widower
  widowers unattached alone_now live_alone never_married celibate uncommitted independent_woman single_again
  lone_parent footloose not_in_a
es: solter* viud* sin_pareja sin_novio sin_novia sin_compromiso vivir_sola por_mi_cuenta celibe celibato
  desparejad* disponible mi_solita mi_solito
de: single singles alleinsteh* ledig ledige lediger ledigen unverheirat* junggeselle junggesellen witwe witwen
  witwer witwern verwitwet* alleinlebend* solo singledasein singleleben partnerlos* ungebunden*
  fur_mich_allein lebe_allein wohne_allein allein_lebend zolibat noch_zu_haben
fr: celibat celibataire celibataires celib celibs vieille_fille vieux_garcon veuf veuve veufs veuves veuvage
  non_marie sans_attache vivre_seule vivre_seul vis_seule vis_seul vit_seul vit_seule solo sans_copain
  sans_copine libre_comme_l_air coeur_a_prendre disponible
pt: solteir* viuv* sem_namorado sem_namorada sem_compromisso moro_sozinha moro_sozinho por_minha_conta
  celibato encalhad* disponivel descomprometid*
SHARING CHORES
en: household_chores divide_the split_the_chores takes_turns taking_turns took_turns rota rotas fair_share
  do_his_share pull_his_weight evenly pitch_in pitches_in mental_load division_of_labour tidying_up my_turn
  your_turn his_turn her_turn teamwork errand errands
es: reparte repartir repartimos reparten repartido repartirnos dividimos_las tareas tarea_de_casa labores
  domestic* turno turnos turnarnos turnamos por_turnos carga_mental por_igual mandados recados_de colaborar
  colabora colaboro
de: aufgabenverteil* haushaltsarbeit* abwechsel* wechseln_uns wechseln_ab gerecht gerechter gleichmassig
  halftig mental_load arbeitsteilung aufgaben aufgabe mithelf* mitgeholfen mithilft mitanpack* reihum dran_bin
  erledigung* besorgungen
fr: partage partager partages partagent repartir_les reparti repartis repartissons repartition tache_menagere
  corvee* menager menageres tour_de_role a_tour_de cinquante_cinquante equitablement egalement_entre
  chacun_son_tour mon_tour ton_tour son_tour planning_des participer_aux mettre_la_main
pt: partilhar partilha_de_tarefas partilhamos tarefa tarefas servico_de_casa trabalho_domestico domestic*
  revez* turno_de rodizio metade_metade justo_pra_todos por_igual colabor* repartir repartimos repartido
  reparte minha_vez sua_vez vez_dele vez_dela
FAMILY TRADITIONS HOLIDAYS
en: tradition traditions traditionally family_tradition family_holiday ritual rituals custom customs christmas
  xmas christmas_eve christmas_day boxing_day new_year new_years new_year_s easter easter_sunday thanksgiving
  hanukkah diwali halloween bonfire_night family_gathering sunday_roast valentine valentine_s valentines
  mother_s_day father_s_day bank_holiday holiday_season santa festive advent
es: tradicion* costumbre* ritual rituales navidad* nochebuena nochevieja noche_vieja ano_nuevo fin_de_ano
  reyes reyes_magos semana_santa pascua pascuas dia_de_muertos dia_de_la_madre dia_del_padre san_valentin
  posadas villancico* comida_familiar comida_de_los reunion_familiar fiestas_navidenas navidena navideno
  accion_de_gracias halloween fiestas_patrias puente_de papa_noel
de: tradition* brauchtum ritual* weihnacht* heiligabend heilig_abend silvester neujahr ostern osterfest
  ostersonntag pfingsten advent* nikolaus* feiertag* familienfest* familienfeier* familientreffen
  valentinstag* christkind* sankt_martin halloween zuckerfest dreikonig* sonntagsbraten familienurlaub
fr: tradition* coutume* rituel rituels noel reveillon reveillons nouvel_an jour_de_l_an paques pentecote
  toussaint fete_de_famille fetes_de_famille fetes_de_fin repas_de_famille repas_de_noel repas_dominical
  saint_valentin galette_des_rois pere_noel epiphanie jour_ferie jours_feries halloween aid hanouka avent
  fete_des_peres reunion_de_famille reunions_de_famille chandeleur
pt: tradic* ritual rituais natal vespera_de_natal reveillon ano_novo passagem_de_ano fim_de_ano pascoa
  semana_santa festa_junina festas_juninas sao_joao dia_dos_namorados dia_da_mae dia_do_pai almoco_de_domingo
  almoco_de_familia almoco_em_familia reuniao_de_familia reunioes_de_familia feriado feriados feriadao
  papai_noel pai_natal consoada natalin*
PRIVACY BOUNDARIES SPACE
en: personal_space limit limits set_limits space breathing_space room_to_breathe need_space me_time own_time
  time_alone alone_time intrude intruded intruding intrusive snoop snooping prying pry overstep oversteps
  overstepped overstepping autonomy off_limits cross_the_line crossed_the_line respect_my_space
es: espacio espacios mi_espacio espacio_personal limite* poner_limites pongo_limites intimidad_mia
  tiempo_para_mi tiempo_a_solas invasiv* invadir invade entrometido entrometida husme* fisgon* cotilla chusm*
  autonom* libertad aire_para_respirar meterse_en_mi pasarse_de_la
de: privatsphare* privat private privaten privates freiraum* raum_fur_mich abgrenz* grenzuberschreit*
  abstand_brauch* zeit_fur_mich zeit_allein zeit_fur_uns ruckzug* ruckzieh* aufdringlich* schnuffel*
  geschnuffelt ubergriffig_fragen selbststand* eigenstandig* autonom* personlich* luft_zum_atmen fur_sich_sein
  zurucknehmen
fr: vie_privee intimite_respectee espace espaces mon_espace limite limites poser_des_limites fixer_des_limites
  frontiere* mon_jardin_secret jardin_secret temps_pour_moi moment_a_moi seul_a_seul intrusi* envahi*
  curieux_de_tout fouine indiscret* independan* liberte libertes respirer_un_peu prendre_du_recul bulle_a_moi
  ma_bulle
pt: espaco espacos meu_espaco espaco_pessoal limite* impor_limites colocar_limites por_limites tempo_pra_mim
  tempo_para_mim tempo_sozinha invasiv* invadir invade invadiu enxerida bisbilhot* xeret* liberdade
  pessoal_meu folga_de_mim privativ*
CLOSE NEAR BOND
en: close closer closest bond bonds bonded bonding connect connected connecting connection connections
  near_to_each inseparable tight_knit close_knit in_tune chemistry get_along gets_along got_along
  getting_along get_on_well gets_on got_on_with emotional_connection quality_time togetherness draws_us
es: cercano cercana cercanos cercanas cercania union vinculo vinculos conexion* conectar conectamos conecta
  inseparable* quimica complicidad complice* calidez llevarse_bien llevamos_bien me_llevo_bien se_llevan_bien
  llevo_bien_con intimar compenetr* acercamos acercarnos acercamiento tiempo_de_calidad
de: nah_sein naher nahesteh* verbundenheit bindung bindungen verbindung* zusammenhalt* zusammengehor*
  unzertrennlich* vertrautheit chemie innigkeit versteht_sich_gut verstehen_uns_gut verstehe_mich_gut
  gut_verstehen gut_verstanden auskomme kommen_gut_aus zusammengewachsen zweisamkeit gemeinsamkeit*
fr: proche complicite complice complices liens attache_a connexion* fusionnel* inseparable* soude soudes
  soudee rapproch* proximite chaleur_humaine alchimie s_entend_bien s_entendent_bien bien_s_entendre
  entente_parfaite osmose connivence affinite* temps_de_qualite
pt: proximo proxima proximos proximas proximidade uniao vinculo vinculos conexao conexoes conectar conecta
  conectad* inseparave* quimica cumplic* sintonia acolhedor* aproxim* se_dar_bem se_da_bem nos_damos_bem
  se_dao_bem dou_bem_com dar_me_bem juntinh* entrosa* tempo_de_qualidade grudad*
DISTANT COLD
en: coldly distant distance distances distanced distancing aloof withdrawn withdraws withdrew closed_off
  unavailable standoffish unaffectionate uncaring heartless callous emotionally_unavailable unapproachable
  impersonal pull_away pulls_away pulling_away pulled_away drift_apart drifted_apart drifting_apart frigid
  unresponsive walls_up unemotional coldhearted coldblooded estranged estrangement cold_towards withdraw
  withdrawing grown_apart growing_apart grew_apart disconnect shut_out shuts_me_out pushes_away pushed_me_away
  alienated gap_between long_distance
es: frio_conmigo frialdad friamente distan* alejad* aleja alejo alejamos arisco arisca insensibilidad
  cerrada_en reservad* seco_conmigo hermetic* inaccesible* retraid* inexpresiv* esquivo esquiva despegad*
  desamorad* sin_corazon poco_carinos* hurano impersonal* alejar alejando alejamiento desapego desapegad*
  lejano lejana cerrado_conmigo se_cierra desinteres desinteresad* a_distancia cada_uno_por ausente_conmigo
de: kuhles kaltherzig* gefuhlskalt* abstand abweis* zuruckzieh* entfremd* unnahbar* herzlos* reserviert*
  entfernt* auf_abstand auf_distanz frostig* unterkuhlt* lieblos* in_sich_gekehrt zieht_sich_zuruck
  zog_sich_zuruck ziehe_mich_zuruck auseinandergelebt auseinanderleb* unzuganglich* unpersonlich* distanz*
  abstands kalte_art zuruckgezog* verschloss* gleichgultig* desinteress* fernbeziehung* entfernung*
  emotional_abwesend kluft
fr: froideur froidement distan* eloign* renferm* sans_coeur replie repliee repli taciturne mutique
  inaccessible* indisponib* s_eloigne s_eloigner m_eloigne prend_ses_distances prendre_ses_distances
  pris_ses_distances austere impersonnel* peu_demonstratif insensibilite ecart ecarte introverti* froid_avec
  froide_avec ferme_sur_lui fuyant fuyante absent_emotionnellement desinteress* fosse_entre distance_entre
  relation_a_distance se_renferme chacun_de_son chacun_dans_son
pt: frio_comigo frieza friamente distan* afastad* afasta afastar afastou afastei afastando afastamento
  seco_comigo fechad* fechado_em reservad* sem_coracao arredi* retraid* indisponi* inacessiv* frigid*
  introvertid* impessoal* inexpressiv* desligou_se fria_comigo desapeg* desinteressad* fechado_comigo se_fecha
  fechou_se alhei* longe_de_mim a_distancia ausente_comigo apartad* cada_um_no
RESPECT CONSIDERATE
en: respect respects respected respecting respectful respectfully respectable politeness courteous courtesy
  well_mannered dignity tactful tact esteem kind_to_me treats_me_well treat_me_well fair_to civil value_me
  values_me honourable honorable regard_for looks_up_to
es: respet* considerado considerada consideracion atento_conmigo educados cortes cortesia digno digna
  delicadeza decente trata_bien tratarme_bien justo_conmigo estima honorable tener_en_cuenta me_tiene_en
  civismo cordial*
de: respekt* achtung achten_auf_mich rucksicht* hoflichkeit benimm* wurde_und wertschatzend* wurdevoll
  taktvoll* feingefuhl zuvorkommend* behandelt_mich_gut gut_behandelt ernst_nehmen nimmt_mich_ernst
  ernst_genommen ehrenhaft* hochachtung faires anerkennend*
fr: respect* consideration prevenant prevenante prevenance polis politesse courtois* bien_eleve bien_elevee
  tact attentionne* egard egards me_traite_bien prendre_en_compte prend_en_compte civilite bienseance
  savoir_vivre honorable*
pt: respeit* consideracao consideravel_comigo atencioso educados educacao boas_maneiras cortes cortesia digno
  digna delicadeza delicado delicada decente me_trata_bem tratar_bem levar_em_conta estima honrad* amabilidade
TRUST FAITH
en: trust trusts trusted trusting trustworthy reliable reliably reliability dependable rely relies relied
  relying count_on depend_on faithful loyal loyally loyalty loyalties confide confides confided confiding
  confident_in entrust* vouch vouched stand_by believe_in trustful responsible responsibly accountable
  trustworthiness believes_in believed_in faithfully faithfulness fidelity credibility rebuild_trust
  benefit_of_the reliance true_to staunch depends_on depended_on
es: confio confia confian confiar confiado confiaba confianza* fiable* confiable* fiarme fiarse fio_de leal
  leales lealtad lealmente fiel fieles fidelidad cumplidor* responsable* responsabilidad* cuento_con
  contar_con comprometid* de_fiar de_confianza confias confiada confie confiando me_fio se_fia creer_en
  creo_en cree_en fe_en apoyarme_en depositar_mi credibilidad confidencia confidencias recuperar_la_confianza
  seguridad_en fidedign* beneficio_de_la
de: vertrau* zuverlass* verlass verlasslich* verlassen_auf mich_verlassen anvertrau* treu treue treuer treuen
  loyal* verantwort* zutrau* zugetraut verschwiegen* drauf_verlassen getrost glaubwurd* vertraut_mir
  trauen_kann traue_ihm traue_ihr glaubt_an verlassen_kann verlassen_konnen urvertrauen
fr: confiance confient confiais confident confidente confiante_en fiable* fiabilite fidele* fidelite loyaux
  loyaute compte_sur compter_sur responsable* responsabilite* fie_a me_fie se_fier digne_de_confiance fiez
  confidence* confidentiel* confiances fais_confiance fait_confiance faire_confiance avoir_confiance
  ai_confiance fier_a me_fier fiabilite_de loyal* croire_en crois_en croit_en foi_en credibilite credible
  comptais_sur confidence_faite regagner_la retablir_la_confiance confident_de
pt: confio confia confiam confiar confianca confiavel confiaveis fiel fieis fidelidade leal leais lealdade
  lealmente responsav* responsabilid* conto_com contar_com de_confianca comprometid* credibilid* fidedign*
  confias confiamos confiou confiei confiava confiando acreditar_em acredito_em acredita_em fe_em confidencia
  confidencias reconquistar_a_confianca seguranca_em fiar_me me_fio beneficio_da_duvida
DISTRUST DOUBT
en: distrust distrusts distrusted distrustful mistrust mistrusts mistrusted suspicious suspecting insecurities
  sceptical skeptical uncertain uncertainty trust_issues second_guess second_guessing not_sure_if don_t_trust
  don_t_believe paranoid suss unconvinced
es: dudando dudoso insegur* escept* recel* incierto incierta no_confio no_me_fio no_le_creo mosquead*
  mala_espina
de: zweifel* bezweifel* vertraue_nicht vertraut_nicht vertrauensproblem* glaub_ich_nicht glaube_ihm_nicht
  stutzig
fr: doutait suspici* suspecter incertitude incertain incertaine pas_confiance plus_confiance insecurite
  paranoi* peu_sur
pt: duvidou duvidam duvidoso insegur* receio_de incertezas nao_confio nao_confia nao_acredito pulga_atras
  com_duvida
EXPECT HOPE
en: expect expects expected expecting expectation* anticipate* anticipating await awaits awaited awaiting
  foresee* foresaw predict predicts predicted predicting prediction* presume* foreshadow prospect prospects
  brace bracing hold_out_for count_on_it standards demands wait waits waited waiting patience_for
  saw_it_coming see_it_coming bound_to hopeful looked_forward demand demanded requirement requirements
  assumption ideals pressure_to meant_to
es: espero esperas espera esperan esperamos esperar esperaba esperaban esperado esperada esperando expectativ*
  prever preveo anticip* pronostic* presumiblemente predec* prediccion aguard* estandares a_la_espera
  se_veia_venir me_lo_veia_venir suponer_que previsib* espera_que esperando_que espere_que esperanz* ilusion*
  exig* exijo requisito* supuesto asumir presupon* idealmente confiaba_en_que se_supone
de: erwart* warte wartest wartet warten wartete gewartet rechne_mit rechnet_mit rechnen_mit voraussicht*
  vorherseh* vorausseh* vorhersag* prognos* wahrscheinlich* erahn* ahnen gefasst abwarten abgewartet
  vorausgesehen zu_erwarten harre aussicht aussichten absehbar* hoffnung* erhoff* wunsch ersehn* verlange
  verlangt verlangte forder* anspruch* beansprucht annahme annahmen voraussetz* idealerweise vorfreu*
  freue_mich_auf freut_sich_auf
fr: attend attends attendent attendre attendais attendait attendu attendue attendez attente attentes s_attend
  m_attendais m_attends s_attendre s_attendait prevision* anticip* prevoyais predi* pronosti* presum*
  probables exigean* sans_attendre patienter standards presage pressen* se_voyait_venir attends_de attendre_de
  esperance voeux_pour exiger exigence* exigent reclame_que suppos* imaginais_que ideal* ideaux j_ai_hate
  vivement escompt* aspir* est_cense sense_que cense censee
pt: espero espera esperam esperar esperei esperou esperava esperavam esperando esperado esperada expectativ*
  prever prevejo previsto prevista antecip* previ aguard* pressup* presum* padroes conto_que a_espera
  previsoes contava_com esperando_que espero_que espera_que esperanc* ilusao_de tomara_que exig* exijo ansei*
  requisito* suposto suposta idealmente idealiz* deveria_ser
SWEAR CURSE
en: fuck fucks fucked fucking fuckin fck fkn shits shite damn damned damnit dammit goddamn bloody bugger arse
  asshole arsehole bastard bastards bitch bitches dickhead wanker twat tosser cunt piss pissing stfu af idiot
  moron douche screw_it curse cursing git
es: joder jodas cono puta putas puto putos putada hostia hostias carajo cabron* cagar cago_en_la coger_te
  chinga* chinge verga vergas culero culera idiota* maldit* pinches pelotud* hijo_de_puta hdp hp malparid*
  gonorrea huevon* mamon ostia cojones pija ptm puneta palabrota* groseria*
de: fuck fucking verdammt* verfickt* arsche arschloch* wichser* idiot* bloedmann blode_kuh hurensohn*
  schlampe* drecksack* dreckskerl* mistvieh spinner* spasti penner kruzifix himmelherrgott schimpfwort* fluch
  fluchst flucht_herum spast
fr: putain putains ptn put1 merdique merdier conard connasse* con_de connerie* salope* salop salopard* enfoir*
  encul* foutre fdp ntm tg batard* imbecile* bon_sang zut punaise pute putes fuck juron* enflure emmerd*
pt: porra caralho crl krl foda foda_se fodase fodido fodida fode cacete puta putas que_pariu pqp vsf vtnc
  vai_se_foder fdp filho_da_puta desgrac* babaca* otarios idiota* bosta bostas cu arrombad* viado_do maldit*
  diabo diabos escrot* corno_do xingamento xinga_tudo merdoso cabrao cabroes
EXCLAMATION INTERJECTION
en: aw argh woah ouch oops whoops yikes huh omfg jeez geez blimey crikey oh_my oh_god oh_dear goodness
  my_goodness good_grief heavens for_god_s for_goodness sheesh tut yay hooray hurray boo oi duh ffs
es: uy ufff uff_que aja ey epa vaya_que ostras caramba caray anda_ya dios_mio ay_dios por_dios madre_mia
  virgen_santa santo_cielo jo jolin jopelines ups uups hala ala_vida bah hum hmm ejem este_que pues_nada ea
  ole_ole hurra yupi opale orale hijole chale chin recorcholis omg
de: oha ohje oje ojemine au autsch huch ups hui bah nun_ja ahem ah_so aehm mann_oh mensch_du mein_gott oh_gott
  ogott gott_sei oh_mann juhu hurra jippie jo_mei menno manno mannometer herrje donnerwetter eieiei seufz omg
  pah hopp
fr: ahh ouille waouh wouah bof hum pfff pffff he hep houla oula ouh mon_dieu oh_la_la olala ohlala dis_donc
  tiens_donc eh_bien ma_foi hourra youpi chouette_alors nom_de_dieu punaise_alors mazette la_vache soupir hop
  tsss rho roh omg sapristi
pt: ai_ai ai_meu oxe oxi oxente uai eitaa vixe vish vixi nossa_senhora nossinhora minha_nossa meu_deus
  deus_me_livre cruzes opa_opa puxa_vida poxa_vida caraca ops aff affs aff_maria afe hmm ora_bolas ora_essa
  bah tche eia irra caracas oba eba viva_que omg
SLANG SHORT FORMS
en: lmfao idc imho fyi afaik ikr smh fml nvm np brb jk irl tldr tl_dr fwiw iirc rn iykyk w_e innit u ur r yr
  pls_help ofc obvs hbu wbu wyd hmu edit eta ps throwaway op
es: jajajaja jejeje xd jiji lol tbn tbm q_tal dnd cn msj_d bn ta d xfavorcito ntp nmms nmm alv tkm tqmm nc ns
  npi osea nose aki hno hna dsp dps tmp noup salu2 finde xk fds pd
de: xd hahaha hehe kp ka ka_ahnung vlt iwie iwas iwann iwer iwo ggf usw etc eig gl hdgdl omfg btw imho afaik
  aka akla sry np wtf_ey asap rofl gehts isses mal_eben ps tl_dr wg_dem digga alta
fr: xptdr jsp jpp jss chepas bcp pb pbs qqn qqch qlq qq tjs tjrs tt tte ke tkt tqt osef oklm jc jv jme jte ct
  msg_moi rdv_pris vmt vrmt asap ps fyi pdt askip wesh wsh
pt: kkkkkk rsrsrs hehe lol vc vcs c_vc pqe qd hj blz_ai mta dps dpois fds slk mds pdp pprt td tds sla n_sei aq
  msm msmo neh tive_q ta_ligado obs ps
YES OKAY
en: yes yeah yep yup yea yh yess ok okay okey k alright aye sure of_course right_then deal agreed all_right
  course sounds_good yessir kk okie cool_then i_do affirmative
es: vale ok okey okay claro sip sipi por_supuesto de_acuerdo oki desde_luego simon sale_pues sisi sii siii
  sip_que de_una asi_es va_que okis cierto_que
de: ja jo jep jup jap ok okay okey klar jawohl einverstanden joa freilich natuerlich naturlich
  selbstverstandlich gerne_doch gut_so jaja na_klar klaro oki okidoki stimmte doch_doch logo in_ordnung
  richtig_so
fr: oui ouais ouai ouaip ok okay d_accord accord dac mouais bien_sur entendu voui ouai_ouai yep yes okey oki
  d_ac daccord volontiers_oui bien_compris si_si bien_entendu voila_voila
pt: sim ok okay ta_bom blz claro uhum aham s ss isso_ai com_certeza ta_certo combinado tudo_bem pois_e sims
  simm oki okey ta_bem esta_bem esta_bom tudo_certo isso_mesmo pois_sim de_acordo_sim beleza_entao positivo
NO NOT
en: not don didn doesn isn wasn aren weren hasn haven hadn wouldn couldn shouldn ain t mustn needn isnt wasnt
  arent werent havent hasnt hadnt aint no nope nah nay naw no_way not_at_all of_course_not never no_thanks
  no_thank_you not_really not_ever isn_t wasn_t aren_t haven_t hasn_t hadn_t won_t_be ain_t weren_t
es: no ya_no nop nope que_va para_nada ni_hablar de_ninguna_manera claro_que_no nel noo nooo nunca jamas
  en_absoluto nones nanay ni_una_vez ni_uno no_gracias todavia_no aun_no no_es_que nadie_mas
de: nicht nich net nit ned kein keine keinen keinem keiner keines keins nimmer nein nee na noe no nope
  keineswegs auf_keinen_fall keinesfalls uberhaupt_nicht noo keiner_von nie gar_nicht nicht_mehr noch_nicht
  noch_nie nie_wieder von_wegen na_nein mitnichten
fr: ne n pas pa aucun aucune guere plus_du_tout nullement non nan nope nn nop pas_du_tout hors_de_question
  jamais_de_la_vie jamais point_du_tout plus_jamais surtout_pas pas_encore personne_d_autre pas_vraiment
  non_merci bien_sur_que_non que_nenni pas_question_que
pt: nao n naum num_quero nenhum nenhuma nenhuns nn nops nada_disso de_jeito_nenhum nem_pensar claro_que_nao
  de_modo_algum nananina naoo nao_nao num_vou nunca jamais nem_um de_jeito_algum nao_obrigado ainda_nao ja_nao
  nao_mais nunca_mais nem_sempre que_nada ninguem_mais
BEG PERSUADE INSIST
en: beg begs begged begging plead pleads pleaded pleading persuade persuades persuaded persuading insist
  insists insisted insisting insistent implore implored coax coaxed pester pesters pestered pestering
  talk_me_into talked_me_into talk_him_into negotiate negotiated negotiating negotiation negotiations
  ultimatum ultimatums press_me_to urging
es: rogar ruego ruega rogue rogo rogando rogado suplic* implor* convenz* persuad* insistencia insistir insisto
  insiste insistio insistente ultimatum ultimatums presiona_para presionarme_para negociar negociacion
  negociaciones le_rogue me_rogo le_suplique dar_la_lata
de: betteln bettelt bettle bettelte gebettelt fleh* angefleht uberred* uberzeugen besteht_darauf
  bestehe_darauf bestand_darauf insistier* ultimatum verhandel* verhandlung* bekniet beknien drangeln drangelt
  gedrangelt nachdruck* zuredet zureden zugeredet bequatsch* eindringlich* umstimmen umgestimmt
fr: supplie supplier supplies suppliait suppliee suppliant implor* convainquant convaincu persuad* insiste
  insister insistait insistance insistant ultimatum ultimatums negocier negociation negociations tanner
  plaider quemand* prie_de priais_de tire_les_vers forcing
pt: implor* suplic* supliquei supliquou roguei rogar convenci persuad* insiste insistir insistiu insisti
  insistencia insistente ultimato ultimatos negociar negociacao negociacoes pressiona_para pediu_muito
  pedir_muito teim*
BEHAVE TREAT
en: act_like acts_like acted_like acting_like correct_me correcting correction attitude_to manner_of conduct
  mannerisms role roles etiquette mannered overreact overreacts overreacted overreacting
es: comportamiento se_porta portarse portado tratarle corrige corregir corrijo corregia corregirme correccion
  actua_como manera_de_tratar papel_de rol roles exager*
de: benehm* benommen verhaltnis behandelt behandeln behandle umgehen_mit angewohnheit* korrigier* auftritt
  rolle einstellung_zu benehmen_sich art_und_weise ubertreib* ubertrieb* reagiert_uber auffuhren auffuhrt
  aufgefuhrt
fr: comportement comportements se_comporte se_comporter corrige corriger corrigee corrigeait correction
  agit_comme se_conduit conduite_envers role roles reprend_devant exager* surreag* attitude_envers tic tics
pt: comportamento comportamentos se_porta portar_se trato_ele corrige corrigir corrigiu corrigindo correcao
  age_como agir_como jeito_de_falar papel_de exager* jeitinho
WORDS SPEECH COMMENT
en: speech speeches worded wording wordy comment comments commented commenting statement statements remarks
  expression expressions tone_of saying_goes quote quotes quoted chatty talkative outspoken eloquent
  voice_raised script version versions monologue rant rants ranted ranting language_barrier nicknames
  announcement announcements
es: palabra palabras discurso discursos comentario comentarios expresion expresiones cita_textual version
  versiones monologo hablador habladora parlanchin* elocuente vocabulario apodo apodos monosilab* palabrit*
  brindis_y_discurso guion indirectas indirecta anuncios declaracion declaraciones
de: worten spruch spruche spruchen kommentar* kommentier* bemerkung* ausserung* ausdruck ausdrucke ausdrucken
  formulier* tonfall rede_gehalten ansprache zitat* version versionen monolog* gesprachig* redselig*
  wortschatz ankundigung* aussage aussagen stichwort einsilbig* redewendung* wortlaut
fr: parole paroles discours commentaire commentaires expression expressions ton_de tonalite propos version
  versions citation citations monologue tirade tirades bavard bavarde eloquent vocabulaire surnom surnoms
  formule formuler formulation declaration declarations annonce_faite monosyllab* reflexion reflexions
pt: palavra palavras palavrinh* discurso discursos comentario comentarios expressao expressoes tom_de versao
  versoes monologo falador faladora tagarela eloquente vocabulario apelidos citacao declaracao declaracoes
  monossilab* indireta indiretas textao anuncios bordao
GAY LESBIAN TRANS
en: gay gays lesbian lesbians bi bisexual bisexuals trans transgender transition transitioning transitioned
  queer lgbt lgbtq homosexual homosexuals homosexuality heterosexual straight_man straight_woman hetero
  nonbinary non_binary pronouns orientation sexuality gender genders closeted coming_out came_out_as
  come_out_as outed pride_parade same_sex asexual polyamorous polyamory poly drag_queen
es: gay gays lesbian* bisexual bisexuales trans transexual* transgenero transicion queer lgbt lgbtq lgbti
  homosexual* heterosexual* hetero heteros no_binario no_binaria pronombre* orientacion_sexual genero generos
  salir_del_closet salir_del_armario sali_del_armario armario_gay orgullo_gay mismo_sexo asexual* poliamor*
  boller* gai
de: schwul* lesbe* lesbisch* bi bisexuell* trans transgender* transition* transsexuell* queer* lgbt*
  homosexuell* homosexualitat homo hetero heterosexuell* nichtbinar* nonbinar* pronomen orientierung
  sexuelle_orientierung geschlecht* outing geoutet outen oute coming_out csd gleichgeschlecht* asexuell*
  polyamor* regenbogenfamilie*
fr: gay gays lesbien* bi bisexuel* trans transgenre* transsexuel* transition queer lgbt* homosexuel*
  homosexualite homo homos hetero heteros heterosexuel* non_binaire pronom pronoms orientation_sexuelle
  genre_humain coming_out fait_son_coming sortir_du_placard placard_gay gouine* marche_des_fiertes meme_sexe
  asexuel* polyamour* pd_comme
pt: gay gays lesbic* bi bissexua* trans transexua* transgenero transicao queer lgbt* homossexua* hetero
  heteros heterossexua* nao_binario nao_binaria pronome* orientacao_sexual genero generos sair_do_armario
  saiu_do_armario sai_do_armario parada_gay mesmo_sexo assexua* poliamor* sapatao
BEER WINE SMOKING
en: beer beers wine wines champagne prosecco gin vodka whisky whiskey rum cider lager cocktail cocktails pint
  pints bottle_of_wine shots tipsy drunk drunken drunkenly booze boozing alcohol sober cigarette cigarettes
  cigar fag fags smoke smokes smoked smoking smoker vape vapes vaping weed pub_crawl ashtray
es: cerveza cervezas chela chelas vinos champan cava tequila ron vodka whisky ginebra coctel cocteles trago
  tragos chupitos borrach* ebri* resaca cruda_horrible alcohol sobrio sobria cigarro cigarros cigarrillo*
  fumar fuma fumo fumas fuman fumando tabaco porro porros vapear vapea mota botellon chupando_cerveza
de: bier biere bierchen wein weins rotwein* weisswein* sekt champagner schnaps schnapse wodka whisky gin
  cocktail* prosecco glaschen betrunk* besoffen* besauf* angetrunk* beschwipst kater_gehabt alkohol* nuchtern*
  suff zigarett* kippe rauchen rauche raucht geraucht raucher* vape joint joints kiff* gekifft gras_rauchen
  dampfen
fr: biere bieres vin vins champagne mousseux pastis vodka whisky rhum gin cocktail cocktails apero aperos
  verre_de_vin ivre ivres bourre bourree saoul* soul_hier cuites alcool* sobre cigarette* clope clopes cigare
  fumer fume fument fumait fumeur* tabac joints petard_d_herbe vapote* shit_fume beuh cendrier picole* trinque
pt: cerveja cervejas cervejinha breja brejas vinho vinhos champanhe espumante cachaca vodka uisque gin
  caipirinha* coquetel copo_de_vinho bebado bebada bebados bebedeira* embriag* ressaca alcool* sobrio sobria
  cigarro cigarros cigarrinho fumar fuma fumo fumei fumou fumam fumando fumava tabaco baseado baseados maconha
  vape cachimbo bebum porre chope chopp
`;
