/** Time, frequency, quantity, numbers and place. The format is described in ../concepts/people.ts. */
export const TIME = `
MORNING AND DAY
en: morning mornings mornin daytime noon midday dawn afternoon afternoons lunchtime day days daily weekday
  weekdays workday workdays breakfast_time school_day all_day every_day one_day other_day the_day
es: mananas mananita madrugada madrugadas amanecer amanece mediodia tarde tardes tardecita alba dia dias
  diaria diarias diariamente jornada jornadas merienda temprana mananero todo_el_dia un_dia cada_dia el_dia
  siesta
de: morgens vormittag* mittag mittags nachmittag* mittagszeit morgengrauen sonnenaufgang tagsuber tag tage
  tagen tages taglich tagliche taglichen alltag alltags* werktag* arbeitstag* wochentag* eines_tages jeden_tag
  ganzen_tag den_tag mittagspause fruhmorgens tagelang tageweise
fr: matin matins matinee matinees aurore midi apres_midi aprem apresmidi jour jours journee journees
  journalier journaliere quotidiennement quotidiens lever_du_soleil un_jour chaque_jour tous_les_jours
  toute_la_journee petit_matin tantot
pt: manha manhas manhazinha madrugada madrugadas amanhecer amanhece meio_dia tarde tardes tardezinha tardinha
  dia dias diaria diarias diariamente cotidiano jornada jornadas alvorada todo_dia o_dia_todo um_dia
EVENING AND NIGHT
en: evening evenings eve night nights nite nites nighttime nightly midnight nightfall late_night weeknight
  weeknights all_night every_night one_night the_night night_time in_the_evening
es: noche noches nochecita anoche anochecer anochece medianoche media_noche atardecer atardeceres nocturn*
  crepusculo anteanoche toda_la_noche una_noche cada_noche puesta_de_sol desvelad* ocaso velada veladas
de: abend abends abende abenden feierabend nacht nachts nachte nachten nachtlich* mitternacht* dammerung
  sonnenuntergang heute_abend gestern_abend ganze_nacht jede_nacht eines_abends nachtschlaf spatabends
  nachtelang schlafenszeit ubernacht
fr: soir soirs soiree soirees nuit nuits nocturne nocturnes minuit crepuscule coucher_du_soleil ce_soir
  hier_soir cette_nuit toute_la_nuit chaque_soir chaque_nuit un_soir tombee_de_la_nuit veillee tard_le_soir
  la_nuit le_soir
pt: noite noites noitinha noitada noitadas meia_noite meianoite anoitecer anoitece entardecer entardece
  noturn* nocturn* crepusculo noite_toda toda_noite uma_noite cada_noite esta_noite ontem_a_noite hoje_a_noite
YESTERDAY TODAY TOMORROW
en: today todays tonight tonite 2nite tonights tomorrow tomorrows tmrw tmr tmrrw tomoz tommorow tomorow 2moro
  yesterday yesterdays yday last_night this_morning this_evening this_afternoon this_week last_week next_week
  tday 2day day_before_yesterday day_after_tomorrow
es: hoy manana ayer antier vispera visperas antes_de_ayer anteayer antayer pasado_manana esta_noche esta_tarde
  esta_manana ayer_noche hoy_dia hoi ayr hoydia hoy_mismo manana_mismo ayer_mismo al_dia_siguiente esta_semana
  semana_pasada proxima_semana
de: heute heut heutige heutigen heutiger gestern gestrig* vortag vorabend morgen morgige morgigen vorgestern
  ubermorgen heute_morgen heute_nacht heute_fruh morgen_fruh gestern_nacht letzte_woche nachste_woche
  diese_woche heute_mittag folgetag
fr: aujourd_hui aujourdhui aujourd auj ajd ajdr hui hier demain 2main dem1 avant_hier apres_demain lendemain
  surlendemain veille ce_matin demain_matin demain_soir hier_matin aujourd_huy cette_semaine semaine_derniere
  semaine_prochaine
pt: hoje oje amanha amnh amanham ontem onten antes_de_ontem anteontem vespera vesperas depois_de_amanha
  hoje_em_dia essa_noite esta_manha esta_tarde essa_semana semana_passada semana_que_vem proxima_semana
  ontem_mesmo amanha_cedo hoje_cedo dia_seguinte hoje_mesmo
WEEKDAYS
en: monday mondays mon tuesday tuesdays tues tue wednesday wednesdays weds wed_night thursday thursdays thurs
  thur friday fridays fri saturday saturdays sundays sunday weekend weekends wkend wknd midweek weekend_long
  friday_night saturday_night
es: lunes martes miercoles jueves viernes sabado sabados domingo domingos findes fin_de_semana fines_de_semana
  entre_semana finde_semana domingueo lunes_a_viernes fin_semana viernes_noche findesemana dominguer*
de: montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonnabend* sonntag* wochenende wochenenden
  wochenendes woe unter_der_woche mo_fr wochenend_plan
fr: lundi lundis mardi mardis mercredi mercredis jeudi jeudis vendredi vendredis samedi samedis dimanche
  dimanches week_end weekend week_ends week end weekends we fin_de_semaine dominical vendredi_soir samedi_soir
  dimanche_soir lundi_matin
pt: segundas segunda_feira segundafeira terca tercas terca_feira quarta_feira quartas quintas quinta_feira
  sextas sexta_feira sextafeira sextou sabado sabados sabadao domingo domingos domingao finde fim_de_semana
  fins_de_semana final_de_semana finais_de_semana
MONTHS
en: january jan february feb febuary april apr june july august aug september sept october oct november nov
  december dec january_s mid_july early_may last_june in_may in_march of_may of_march
es: enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre sept
  dic ene feb de_enero en_mayo mes_de_enero ago_oct
de: januar janner februar feber marz april mai juni julei juli august september oktober november dezember jan
  feb okt dez aug sept anfang_mai ende_mai mitte_mai im_mai
fr: janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre janv fev juil oct nov dec
  mi_juin mi_aout en_mai fin_mai debut_mai
pt: janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro jan fev abr jun
  jul ago_set set out_nov em_maio mes_de_maio
SEASONS
en: spring springtime summer summers summertime midsummer autumn autumnal fall_season winter winters
  wintertime season seasons seasonal last_summer this_summer last_winter solstice midwinter off_season summery
  wintry
es: primavera primaveras primaveral verano veranos veranito veraniego otono otonos otonal invierno inviernos
  invernal estacion_del_ano estival este_verano pleno_verano solsticio
de: fruhling* fruhjahr* sommer sommers sommerlich* sommerzeit sommerferien winterferien sommertag* hochsommer
  herbst* winter winters winterlich* winterzeit jahreszeit* saison diesen_sommer letzten_sommer wintertag*
  sonnenwende
fr: printemps printanier printaniere ete_dernier cet_ete l_ete en_ete estival estivale automne automnal
  automnes hiver hivers hivernal hivernale saison saisonnier saisonniere plein_ete solstice
pt: primavera primaveras primaveril verao veroes outono outonos outonal inverno invernos invernal
  estacao_do_ano veranico esse_verao pleno_verao veraneio solsticio
FEASTS OF THE YEAR
en: chrismas christmastime nye hogmanay passover carnival epiphany pentecost yule
es: navidad navidenos navidenas dia_de_reyes carnaval carnavales adviento cuaresma san_juan festivo festivos
  feriado feriados festividad*
de: sylvester neujahr* ostermontag osterhase osterferien osterwochenende fastnacht pfingst* muttertag*
  vatertag* himmelfahrt karfreitag fronleichnam christkind rosenmontag
fr: noels saint_sylvestre st_sylvestre st_valentin mardi_gras carnaval ascension ferie feries chandeleurs
  fetes_de_fin_d
pt: natais natalino natalina natalinos virada_do_ano carnavais quaresma ramada advento halloween finados
  santos_populares corpus_christi
BIRTHDAY ANNIVERSARY
en: bdays b_day birthdate anniv quinceanera jubilee date_of_birth sweet_sixteen milestone milestones
  wedding_anniversary monthsary monthiversary
es: cumpla cumpleanios cumpleanero cumpleanera cumplio_anos aniversario aniversarios quinceanos onomastico
  fecha_de_nacimiento bodas_de_plata bodas_de_oro mesario cumplemes
de: geburtsdatum b_day jubilaum* silberhochzeit* silberne_hochzeit goldene_hochzeit namenstag* kennenlerntag
  geburtstagskind volljahrigkeit wiegenfest jahrestages burzeltag jubilar monatstag
fr: anniv annivs anniversair anniv_de date_de_naissance jubile fete_d_anniversaire noces_d_or noces_d_argent
  joyeux_anniv anniversaire_de_mariage annif bon_anniversaire
pt: aniversario aniversarios nivers aniversariante aniversariantes aniversariar bday anos_de_casado
  data_de_nascimento debutante festa_de_anos dia_de_anos mesversario mesversarios niverzinho
AGO PAST
en: ago previously prior_year formerly lastly_year lately earlier_this back_then once_upon days_ago weeks_ago
  months_ago years_ago long_ago historic historical bygone yesteryear past_year at_the_time those_days
  old_days back_when last_year last_month last_time childhood_days preceding
es: pasado pasada pasados pasadas ultimamente reciente recientes recientemente anteriormente antano otrora
  antiguamente en_aquel_entonces aquella_epoca hace_poco hace_mucho hace_anos hace_tiempo hace_meses hace_dias
  ultimo_ano historia_pasada en_el_pasado otros_tiempos ano_pasado mes_pasado la_ultima_vez previo previa
  previos previas en_ese_entonces solias soliamos
de: vergangen* vorher_gehend letztens neulich neuerdings unlangst kurzlich jungst damals damalig* einst
  einstig* ehemal* fruher* vormals vorig* vor_kurzem vor_langer_zeit seinerzeit letztes_jahr letztes_mal
  vor_jahren vor_wochen vor_monaten ehedem historisch*
fr: passe_compose dernierement recemment recentes autrefois jadis naguere precedent precedente precedents
  precedentes precedemment auparavant anterieur* ancien_temps a_l_epoque epoque y_a_longtemps ya an_dernier
  l_an_dernier l_annee_derniere mois_dernier le_passe par_le_passe antan derniere_fois
pt: passado passada passados passadas ultimamente recente recentes recentemente anteriormente antigamente
  outrora naquela_epoca naquele_tempo epoca ha_pouco ha_muito ha_anos faz_tempo faz_anos ano_passado
  mes_passado previo previa previamente ultima_vez da_ultima_vez outro_dia tempos_atras anos_atras meses_atras
  dias_atras
SOON FUTURE
en: soon sooner soonest futures next upcoming coming_up shortly eventually someday one_of_these later_on
  in_future nearing impending imminent ahead from_now_on from_now next_year next_month next_time next_day
  in_the_future henceforth in_a_bit in_a_minute gonna_be any_day
es: pronto prontito futura futuros futuras proximo proxima proximos proximas proximamente algun_dia en_breve
  en_adelante venidero venidera venideros en_un_rato al_rato ratito_mas luego_luego de_aqui_a inminente
  proximo_ano ano_que_viene mes_que_viene semana_que_viene mas_adelante
de: bald baldig* demnachst zukunfts* zukunftig* kunftig* nachst nachste nachsten nachster nachstes nachstem
  kommend* irgendwann bevorsteh* in_kurze in_zukunft nachstes_jahr nachstes_mal gleich_mal fortan anstehend*
  sobald_es spaterhin zeitnah
fr: bientot prochain prochaine prochains prochaines prochainement futures l_avenir a_venir sous_peu desormais
  dorenavant a_l_avenir un_de_ces an_prochain l_an_prochain annee_prochaine mois_prochain prochaine_fois
  tout_a_l_heure imminent imminente d_ici ulterieur* un_jour_ou
pt: futura futuras futuramente proximamente em_breve daqui_a daqui_pra dentro_de algum_dia um_dia_desses
  ano_que_vem mes_que_vem proximo_ano vindouro vindoura doravante a_partir_de porvir iminente daqui_a_pouco
  mais_pra_frente logo_mais jaja
NOW NOWADAYS
en: now nowadays currently current presently present_day right_now atm momentarily these_days at_the_moment
  at_present for_now just_now by_now until_now up_to_now today_s as_of_now here_and_now nowaday present_time
  immediate instant
es: ahora ahorita aora actualmente actual actuales actualidad hoy_en_dia en_este_momento ahora_mismo
  de_momento por_ahora por_el_momento mientras_tanto inmediato inmediata en_seguida ahorita_mismo hasta_ahora
  a_dia_de_hoy al_momento estos_dias presente ya_mismo aorita
de: jetzt jetz jetzig* nun aktuell* derzeit* momentan* gegenwart* zurzeit zur_zeit im_moment gerade grade
  heutzutage augenblicklich vorerst furs_erste bislang bisher bisherig* nunmehr sofortig* momentchen
  eben_gerade just
fr: maintenant mtn mnt maintenan actuellement actuel actuelle actuels actuelles actualite en_ce_moment
  pour_l_instant pour_le_moment de_nos_jours ces_jours a_present presentement presentes immediat immediate
  instantanement jusqu_ici jusqu_a_present ces_temps_ci instant a_l_heure_actuelle
pt: agora agr agorinha aogra atualmente atual atuais atualidade actualmente actual neste_momento nesse_momento
  no_momento por_enquanto por_agora ate_agora agora_mesmo imediato imediata enquanto_isso ultimos_dias
  hoje_dia nos_dias_de presentemente momentaneamente ja_agora de_momento
OFTEN
en: often oft frequently frequent frequency regularly regulars usualy habitually mostly_when time_and_again
  repeatedly most_times lots_of_times many_times several_times a_lot_of_times weekly monthly yearly annually
  annual hourly routinely oftentimes
es: frecuente frecuentes frecuentemente frecuencia a_menudo con_frecuencia regularmente regular regulares
  por_lo_general todas_las_veces muchas_veces varias_veces repetidamente suelo_hacer semanal semanales
  semanalmente mensual mensuales mensualmente anual anuales recurrente a_cada_rato
de: oft ofter ofters oefter haufig* regelmassig* fur_gewohnlich jedesmal jedes_mal vielmals mehrmals mehrfach
  wiederholt_mal wochentlich* monatlich* jahrlich* stundlich standig_mal oftmals
fr: souvent svt frequent frequents frequemment frequence regulier reguliere reguliers regulieres regulierement
  a_chaque_fois plusieurs_fois maintes_fois plein_de_fois la_plupart_du_temps hebdomadaire* mensuel mensuelle
  mensuels mensuellement annuel annuelle annuellement bien_souvent couramment recurrent*
pt: frequente frequentes frequentemente frequencia com_frequencia regularmente regular regulares toda_vez
  todas_as_vezes muitas_vezes varias_vezes diversas_vezes repetidamente semanal semanais semanalmente mensal
  mensais mensalmente anual anuais direto_e_reto volta_e_meia
ONCE TWICE TIMES
en: moment moments once twice thrice time times timing one_time two_times three_times second_time first_time
  last_times third_time one_more_time each_time every_time everytime this_time that_time time_s multiple_times
  x2 how_many_times
es: vez veces vezes una_vez dos_veces tres_veces cada_vez primera_vez segunda_vez tercera_vez esta_vez esa_vez
  ultima_vez ocasion ocasiones otra_vez_mas tantas_veces cuantas_veces momento momentos tiempo tiempos
  instante instantes
de: einmal zweimal dreimal viermal funfmal zehnmal hundertmal tausendmal diesmal dieses_mal erstes_mal
  zum_ersten_mal ersten_mal zweites_mal letzten_mal wievielmal gelegenheit zeit zeiten zeitpunkt* moment
  momente momenten augenblick*
fr: fois une_fois deux_fois trois_fois premiere_fois seconde_fois deuxieme_fois cette_fois chaque_fois
  combien_de_fois moment moments temps tps dix_fois cent_fois mille_fois quatre_fois instants coup_ci fwa
pt: vez vezes uma_vez duas_vezes tres_vezes cada_vez primeira_vez segunda_vez terceira_vez essa_vez desta_vez
  dessa_vez mil_vezes tantas_vezes quantas_vezes ocasiao ocasioes momento momentos tempo tempos instante
  instantes vzs
SOMETIMES RARELY
en: sometimes sometime somtimes occasionally occasional occasion rarely seldom hardly_ever barely_ever
  now_and_then now_and_again once_in_a_while from_time_to_time every_so_often at_times infrequently
  on_occasion every_other sporadically sporadic intermittent few_times
es: a_veces aveces algunas_veces de_vez_en_cuando ocasional ocasionales ocasionalmente rara_vez raramente
  raro_es pocas_veces casi_nunca de_cuando_en_cuando en_ocasiones a_ratos apenas_si esporadic* contadas_veces
  alguna_vez intermitente tal_vez_cuando cada_tanto de_tanto_en_tanto
de: manchmal machmal ab_und_zu abundzu hin_und_wieder gelegentlich* selten seltene seltenen seltener bisweilen
  zuweilen zeitweise zeitweilig von_zeit_zu_zeit ab_und_an kaum_mal fast_nie sporadisch* mitunter vereinzelt*
  alle_paar dann_und_wann
fr: parfois des_fois quelquefois quelques_fois de_temps_en_temps de_temps_a_autre occasionnel* rarement
  rarissime presque_jamais peu_souvent ponctuel* par_moments sporadique* a_l_occasion il_arrive_que
pt: as_vezes asvezes aas_vezes algumas_vezes de_vez_em_quando vez_ou_outra de_quando_em_quando ocasional
  ocasionais ocasionalmente raramente poucas_vezes quase_nunca por_vezes esporadic* uma_vez_ou_outra
  vira_e_mexe alguma_vez as_vzs intermitente
ALWAYS
en: always alway allways alwayz forever 4ever 4eva eternally eternal eternity permanently permanent
  continually continuously perpetual perpetually all_the_time every_single endless endlessly lifelong for_ever
  ever evermore invariably 24_7 around_the_clock anytime
es: siempre simpre ziempre por_siempre para_siempre eternamente eterno eterna eternidad permanente
  permanentemente continuamente continuo continua todo_el_tiempo todo_el_rato en_todo_momento sin_parar
  toda_la_vida cuando_sea jamas_de_dejar perpetu* interminable interminables sin_cesar a_todas_horas
de: immer imma standigen standiger dauerhaft* fur_immer ewig* permanent* stets jederzeit allzeit pausenlos
  ununterbrochen unaufhorlich endlos* rund_um_die_uhr lebenslang* zeitlebens immer_wieder immer_wenn immerfort
  bestandig* die_ganze_zeit
fr: toujours tjr toujour tout_le_temps pour_toujours a_jamais eternel* eternite permanent permanente
  en_permanence constante continuellement continu non_stop perpetuel* interminable* n_importe_quand a_vie
  chaque_instant toute_la_vie
pt: sempre smp smpre senpre pra_sempre para_sempre eternamente eterno eterna eternidade permanente
  permanentemente continuamente o_tempo_todo toda_hora a_toda_hora o_tempo_inteiro a_vida_toda todo_santo_dia
  interminavel interminaveis perpetu* a_qualquer_hora
NEVER
en: neva nvr nevr nevermore not_once never_ever never_again no_longer at_no_time not_any_more anymore
  not_anymore any_longer
es: nunk nunka nunca_jamas nunca_mas en_la_vida jamas_en_la nunca_en_la en_ningun_momento no_mas_nunca jamaz
de: nimmermehr nie_mehr nie_im_leben keinmal kein_einziges_mal niemehr zu_keiner_zeit nie_und_nimmer ni_mehr
fr: jms jamai ne_plus jamais_plus au_grand_jamais a_aucun_moment pas_une_fois jamais_encore
pt: nunk nunka nem_uma_vez nunca_na_vida em_momento_algum jamais_na_vida nenhuma_vez em_nenhum_momento
  nunquinha
SECONDS MINUTES HOURS
en: second_s seconds secs minute minutes min mins hour hours hr hrs hourlong half_hour half_an_hour an_hour
  quarter_hour clock clocks oclock o_clock watch_the_clock stopwatch couple_of_hours few_hours few_minutes
  hours_on_end schedule schedules
es: segundito minuto minutos min mins minutito hora horas hrs horitas horita media_hora cuarto_de_hora
  un_minuto una_hora reloj relojes cronometro horario horarios un_par_de_horas rato ratito ratos
de: sekunde sekunden minute minuten min stunde stunden std stundenlang* halbe_stunde viertelstunde*
  halbestunde uhr uhren uhrzeit* minutenlang sekundenlang stundchen zeitplan paar_stunden paar_minuten
  stundenweise eine_stunde
fr: secondes minute minutes min mn heure heures demi_heure quart_d_heure une_heure une_minute horloge horloges
  montre horaire chrono minuterie quelques_heures quelques_minutes deux_heures plusieurs_heures
pt: segundos segundinho minuto minutos minutinho min mins hora horas hrs horinha horinhas meia_hora
  quarto_de_hora um_minuto uma_hora relogio relogios cronometro horario horarios algumas_horas alguns_minutos
  horas_a_fio
WEEKS MONTHS YEARS
en: week weeks wk wks fortnight fortnights month months mth mths mos year years yrs decade decades century
  centuries millennium semester quarter_year calendar calendars lifetime lifetimes era eras epoch weeklong
  yearlong date_and_time a_year a_month a_week half_year leap_year
es: semana semanas semanita quincena quincenas mes meses mesecito ano anos anio anios anito anitos decada
  decadas siglo siglos milenio semestre semestres trimestre bimestre trimestres calendario calendarios lustro
  medio_ano anyo era_epoca epoca epocas un_ano ann
de: woche wochen wochenlang* monat monate monaten monats monatelang* jahr jahre jahren jahres jahrelang*
  jahrzehnt* jahrhundert* jahrtausend halbjahr halbes_jahr vierteljahr quartal* semester kalender* epoche*
  zeitalter ara dekade* vierzehn_tage jahrchen
fr: semaine semaines sem mois an ans annee annees l_annee l_an decennie decennies siecle siecles millenaire
  quinzaine trimestre trimestres semestre semestres calendrier* demi_annee ere un_an quinze_jours bimestre
pt: semana semanas semaninha quinzena quinzenas mes meses mesinho ano anos aninho aninhos decada decadas
  seculo seculos milenio semestre semestres trimestre trimestres bimestre calendario calendarios epocas
  era_epoca meio_ano um_ano
A WHILE DURATION
en: awhile long_time for_a_while a_while for_ages duration period a_moment short_time spell stint briefly
  temporarily temporary for_years for_months for_weeks for_days for_hours short_term longterm so_long how_long
  interim phase phases stage stages term terms session sessions cycle cycles lockdown
es: mucho_tiempo poco_tiempo un_tiempo un_rato un_momento un_buen_rato por_un_tiempo duracion duro_anos
  duraron durado periodo periodos temporal temporales temporalmente provisional larga_temporada etapa etapas
  fase fases sesion ciclo ciclos cuarentena confinamiento lapso plazo plazos brevemente cuanto_tiempo
  tanto_tiempo
de: langer_zeit weile zeitlang eine_zeitlang eine_weile langere_zeit dauer zeitraum* zeitspanne* phase phasen
  periode perioden lockdown sitzung sitzungen zyklus lebensabschnitt kurzzeitig* vorubergehend* langfristig*
  kurzfristig* langst langjahrig* wie_lange so_lange solange_schon jahrelange lebensphase befristet*
fr: longtemps lgtps lgtmp un_moment un_bout_de_temps duree durees dure_longtemps duraient periode periodes
  temporaire* provisoire* un_certain_temps quelque_temps phase phases etape etapes seance seances cycle cycles
  confinement delai delais long_terme court_terme depuis_longtemps brievement momentane* passager
pt: muito_tempo pouco_tempo um_tempo um_tempinho tempao duracao duraram durado periodo periodos temporario*
  temporariamente provisorio* etapa etapas fase fases sessao ciclo ciclos quarentena confinamento prazo prazos
  brevemente um_momento um_instante quanto_tempo tanto_tempo longo_prazo curto_prazo tempinho
AGAIN REPEAT
en: again agen agin repeat repeats repeated repeating repetition once_again once_more over_and_over back_again
  anew afresh redo redoing redid re_do recur* relapse restarting all_over_again time_after_time return_to
  encore resume resumed another_time replay replaying
es: de_nuevo otra_vez nuevamente una_vez_mas repetir repito repites repite repiten repetimos repetia repetido
  repetida repetidas repetitivo repetitiva repiti* repeticion* volver_a vuelve_a vuelvo_a volvio_a volvi_a
  recaer recaida recaidas reincid* una_y_otra_vez retomado
de: wieder wiederum nochmals noch_mal noch_einmal wiederhol* aufs_neue von_neuem ein_weiteres_mal abermals
  immer_und_immer_wieder schon_wieder nochma zum_wiederholten wiederkehr* wieder_mal wiedermal erneu*
  ruckfall*
fr: encore_une_fois a_nouveau de_nouveau nouveau_fois rebelote re repete repeter repetes repetent repetait
  repetee repetition* repetitif repetitive recommence recommences recommencait recommence_a refais rechute*
  encore_et_encore derechef remettre_ca une_fois_de_plus reprendre_a repris_a retomber_dans revenir_a
pt: de_novo dnv denovo novamente outra_vez mais_uma_vez uma_vez_mais repetir repito repete repetem repetiu
  repetia repetido repetida repetidas repetitivo repetitiva repetindo repetic* voltar_a volta_a voltou_a
  tornar_a recaida recaidas recair reincid* retomado dinovo refazer refaz
ALREADY STILL YET
en: already alredy allready alrdy stil as_yet not_yet so_far until_this still_not up_till_now to_this_day
  even_now still_there thus_far already_been long_since
es: ya yaa toavia sigue_sin hasta_el_momento ya_esta ya_que_aun aunn ya_mero todavia_hay tovia
de: scho bereits noch_immer bis_jetzt schon_mal nach_wie_vor noch_da schon_langst bis_dato
fr: deja dja encor tjrs_pas encore_la jusqu_a_maintenant jusqu_alors d_ores_et_deja d_ores ancore jusque_la
pt: ja jah jaa ainda_esta ainda_tem ate_hoje ate_o_momento ainda_por ja_que_ainda ainnda inda_nao aind
BEFORE
en: before befor b4 beforehand prior prior_to ahead_of in_advance pre ex_ante earlier_on before_that before_we
  before_i preliminary precede preceded preceding_day advance until_then
es: antes antes_de antes_que anticipado anticipada anticipadamente de_antemano con_anticipacion previamente
  previo_a con_antelacion ants anterior_a adelantado antelacion precede antes_del
de: vor vorher vorherig* zuvor bevor ehe_ich eh_schon vorab im_voraus im_vorfeld vorweg vorhin vordem
  vorzeitig* vor_dem vor_der vor_allem_davor vorgangig
fr: avant avt avant_que avant_de au_prealable prealable prealablement en_avance_de d_avance a_l_avance
  preceder precede avant_ca juste_avant avan d_avant
pt: antes antes_de antes_que antecipad* de_antemao previamente_a com_antecedencia antecedencia ants anterior_a
  adiantad* precede ante antes_do antes_da
AFTER LATER
en: after afta aft afterwards afterward later l8r l8er l8ter latter subsequently subsequent thereafter
  afterward_s after_that follow_up since_then hereafter post in_the_aftermath aftermath after_all_that
  after_work after_school after_this
es: despues despues_de despues_que luego desp posterior posteriores posteriormente tras mas_tarde siguiente
  siguientes subsiguiente a_continuacion seguidamente dspues despue al_final_de ulterior enseguida_de luegito
  postre_todo
de: nachdem danach spater spatere spateren spaterer nachher anschliessend* daraufhin im_anschluss
  nachtraglich* folgend folgende folgenden folgender folgendes sodann hernach nachfolgend* im_nachhinein
  nach_dem nach_der nach_einer
fr: apres apre aprs apres_que ensuite apres_ca apres_coup par_la_suite suivants suivantes ulterieurement
  posterieur* plus_tard plus_tards peu_apres d_apres_coup suite lors_de_la_suite apress
pt: depois depois_de depois_que apos em_seguida seguinte seguintes posterior posteriores posteriormente
  mais_tarde mais_logo subsequente* a_seguir logo_depois logo_apos dpos depoiss ulterior
SINCE UNTIL WHILE
en: until till til since ever_since up_to by_the_time untill sinse cince through_the once_you whilst_i when_i
  when_he when_she when_we when_they up_until in_the_meantime between_times
es: hasta desde hasta_que desde_que desde_hace dsd desd hsta asta cuand qndo kuando cuando_yo tan_pronto_como
  a_partir_de a_lo_largo durante_el durante_la entretanto entre_tanto mientras_estaba al_mes_de
de: bis seit seitdem seither seit_dem bisschen_spater als_ich als_er als_sie als_wir indes* inzwischen
  mittlerweile ab_dem ab_da derweil zwischenzeitlich* bis_dahin gleichzeitig*
fr: jusque jusqu depuis jusqu_a jusqu_au dpuis dps depuis_que jusqu_en jusqua jusquau lors qand kan tandis_que
  pendant_que entre_temps au_moment_ou en_attendant au_fur_et_a au_cours alors_que_j au_long simultane*
  a_partir_de
pt: ate desde ate_que desde_entao ha_tempos dsd desd atee enqto enquanto_isso_e qndo quand a_partir ao_longo
  durante_a durante_o ao_mesmo_tempo entretanto_ja toda_vez_que sempre_quando na_hora_que simultane*
  no_meio_tempo nesse_meio_tempo
EARLY
en: early earlier earliest earlyer early_on premature prematurely on_time in_time punctual punctually timely
  too_early so_early bright_and_early in_good_time ontime early_morning
es: temprana_edad prematuro prematura prematuramente a_tiempo puntual puntuales puntualmente puntualidad
  precoz pronto_por_la muy_temprano tan_temprano con_tiempo madrugar madrugo madrugador* tempranero
de: fruh fruhe fruhen fruhes fruheste* fruhzeitig* rechtzeitig* punktlich* verfruht zeitig zu_fruh so_fruh
  vorschnell in_der_fruh fruhs zeitgleich fristgerecht
fr: tot tot_le_matin plus_tot trop_tot si_tot premature* a_temps ponctualite a_l_heure bonne_heure
  de_bonne_heure precoce* pile_a_l_heure lever_tot dans_les_temps en_avance
pt: cedissimo mais_cedo prematuro prematura prematuramente a_tempo pontual pontuais pontualmente pontualidade
  precoce precoces muito_cedo tao_cedo a_horas madrugar madrugo em_cima_da_hora bem_cedo
LATE DELAY
en: late lateness lately_late tardy delay delays delayed delaying belated belatedly overdue too_late so_late
  running_late latecomer postpone postponed postponing put_off reschedule* procrastination delayed_by
  behind_schedule
es: tardar tardo tardas tarda tardan tardo_mucho tardado tardando tardanza tarde_noche llegar_tarde
  llego_tarde retras* demora demoras demoro demorar demorado demorando atrasado atrasada atraso atrasos aplaz*
  posponer pospone pospuesto posterg* tardio tardia demasiado_tarde
de: spat spate spater_dran zu_spat verspat* spatestens so_spat aufgeschoben verschob* verschieben verzoger*
  hinauszogern hinausgezogert unpunktlich* uberfallig* nachzugler
fr: tard tardif tardive tardivement retard retards retardataire retarde retarder trop_tard en_retard si_tard
  tarder tarde tardes tardait report_de reporter reporte reportee remettre_a_plus repousser_a ajourn*
pt: atraso atrasos atrasar atrasa atrasado atrasada atrasados atrasou atrasei atrasando demora demoras demorar
  demorou demorei demorado demorando tardio tardia tarde_demais muito_tarde adiar adiei adiou adiado adiada
  adiamento posterg* retardar tardar retardatario
WAIT
en: waitin w8 wait_for waited_for waiting_for queue queues queuing queueing queued standby on_hold pending
  line_up waitlist
es: espero_que espere esperaste esperaron esperaria esperame aguardando cola_de_espera fila filas hacer_cola
  pendiente esperate aguanta_un
de: warteten warteschlange* warteliste* wartezeit* harren ausharren anstehen hinwarten wartend* entgegenseh*
  abzuwarten gedulden
fr: attendons attendaient attendant attendrai patiente_un patientez file_d_attente attendez_moi tenir_bon
  en_suspens attd att
pt: esperas esperamos esperaram espere esperaria aguardei aguente_um fila filas pendente pendentes perai
  espera_ai
HURRY RUSH
en: haste hasty hastily quickly_as hustle hustling dash_off step_on_it hurry_up speed_up last_minute
  pressed_for time_pressure time_crunch rash
es: de_prisa apurar apurado apurada apurate apura apuramos apresur* apremi* urgentes urgentemente precipit*
  correr_prisa a_la_carrera corriendo_a a_las_prisas darse_prisa date_prisa a_toda_prisa ultimo_momento
  ultima_hora
de: hetze hetzen zeitdruck termindruck auf_die_schnelle hastig* ubereil* uberstur* sputen spute hals_uber_kopf
  last_minute zugig*
fr: depecher depeche depeches depechez depechait presses pressant vite_fait urgents se_hater hatif hative
  hativement au_plus_vite en_vitesse derniere_minute a_la_hate grouille bacler bacle
pt: pressas as_pressas apressa* urgentes urgentemente corre_corre correrias afoba* precipit* ultima_hora
  em_cima_do_laco a_correr avie_se despacha* se_apresse de_ultima_hora
SUDDENLY
en: sudden suddendly sudenly abrupt abruptly unexpectedly unexpected all_of_a_sudden out_of_nowhere
  all_at_once spontaneously spontaneous overnight_change unforeseen without_warning
es: derrepente derepente repente repentin* subito subita inesperadamente de_la_nada de_sopeton espontane*
  imprevist* de_un_dia_para sin_previo_aviso sorpresiv* bruscamente de_buenas_a_primeras
de: aufeinmal unverhofft* schlagartig* abrupt* jah mit_einem_mal aus_dem_nichts spontan* von_heute_auf
  unvorhergesehen* urplotzlich unangekundigt*
fr: d_un_seul_coup subit subite brusque a_l_improviste imprevu* du_jour_au_lendemain de_but_en_blanc
  sans_prevenir sorti_de_nulle
pt: derrepente derepente drpt repentin* subito subita donada inesperadamente de_uma_hora_pra espontane*
  imprevist* bruscamente do_dia_pra_noite sem_aviso abrupto abrupta abruptamente de_supetao num_repente
  repente
SMALL NUMBERS
en: two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands
  million zero pair dozen double twos threes couple_of trio duo dozens two_or_three one_or_two three_or_four
  oneself_one
es: dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
  dieciocho diecinueve veinte veintidos treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento
  cientos mil miles millon millones cero par doble docena pares trio duo docenas un_par dos_o_tres uno_o_dos
  ambos_dos unico_uno decena
de: zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn
  achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert* tausend*
  million* null eins zwo anderthalb doppelt* dutzend* paar_mal zu_zweit zu_dritt zu_viert zwei_drei ein_zwei
  trio duo zweien dreien einzelnes
fr: deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente
  quarante cinquante soixante cent cents mille million* zero double douzaine* paire* un_seul trio duo
  deux_ou_trois un_ou_deux dizaine dizaines deu troi quat
pt: dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis
  dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta
  oitenta noventa cem cento centos mil milhares milhao milhoes zero par duzia um_so pares trio dupla duzias
  dois_ou_tres um_ou_dois dezena dezenas meia_duzia duas_ou_tres um_par
TEENS AND TENS
en: fourty twenty_one twentyone twenty_two twenty_three twenty_four twenty_five thirty_five forty_five
  teen_numbers thirty_two
es: veintiun veintiuno veintiuna veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho
  veintinueve veintitantos treintipico
de: einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig funfundzwanzig sechsundzwanzig achtundzwanzig
  dreisig funfunddreissig funfundvierzig funfundsiebzig
fr: dix_sept dix_huit dix_neuf vingts vingt_deux vingt_trois vingt_quatre vingt_cinq vingt_et_un vingtaine
  trentaine trente_cinq soixante_dix quatre_vingt quatre_vingts septante nonante huitante quatre_vingt_dix
pt: vinte_e_um vinte_e_dois vinte_e_tres vinte_e_cinco trinta_e_cinco quarenta_e_cinco
LARGE NUMBERS WRITTEN
en: millions billion billions trillion trillions zillion grand_total hundredfold thousandfold 10k 20k 5k 100k
  50k 1k 2k 3k 30k couple_hundred numeral digit digits figure_number numeric
es: centenar centenares doscientos doscientas trescientos trescientas cuatrocientos quinientos quinientas
  seiscientos setecientos ochocientos novecientos millar millares billon billones digito digitos numeric*
de: hundert hunderte hunderten zweihundert dreihundert vierhundert funfhundert sechshundert achthundert
  tausend tausende tausenden zweitausend zehntausend hunderttausend million millionen milliarde* billion*
  ziffer* tsd mio mrd anzahl
fr: centaine centaines deux_cents trois_cents cinq_cents deux_cent milles millier milliers million millions
  milliard milliards dix_mille cent_mille nombre nombres chiffre chiffres billion
pt: centena centenas duzentos duzentas trezentos trezentas quatrocentos quinhentos quinhentas seiscentos
  setecentos oitocentos novecentos milhar bilhao bilhoes bilioes digito digitos algarismo algarismos numeric*
  dez_mil cem_mil
NUMERALS SMALL
en: 1 2 3 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 23 24 25 30 31 34 40 45 50 60 70 80 100 0 00 01 02 03
  04 05 06 07 08 09 1x 3x 2x
es: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 23 24 25 30 31 34 40 45 50 58 60 70 80 100 0 00 01
  02 03 04 05 06 07 08 09 1x 2x 3x
de: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 23 24 25 29 30 31 34 40 41 45 50 58 60 70 80 100 0
  00 01 02 03 04 05 06 07 08 09 1x 2x 3x 10x
fr: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 23 24 25 27 30 31 34 40 45 50 60 70 80 100 0 00 01
  02 03 04 05 06 07 08 09 1x 2x 3x
pt: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 22 23 24 25 30 31 34 40 45 50 60 70 80 100 0 00 01 02
  03 04 05 06 07 08 09 1x 2x 3x
NUMERALS MIDDLE
en: 21 26 27 28 29 13_14 15_16 20_25
es: 21 26 27 28 29
de: 21 26 27 28
fr: 21 26 28 29
pt: 21 26 27 28 29
NUMERALS TENS AND MORE
en: 32 33 35 36 37 38 39 41 42 43 44 46 47 48 49 51 52 53 54 55 56 57 58 59 61 62 63 64 65 66 67 68 69 71 72
  73 74 75 76 77 78 79 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
es: 32 33 35 36 37 38 39 41 42 43 44 46 47 48 49 51 52 53 54 55 56 57 59 61 62 63 64 65 66 67 68 69 71 72 73
  74 75 76 77 78 79 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
de: 32 33 35 36 37 38 39 42 43 44 46 47 48 49 51 52 53 54 55 56 57 59 61 62 63 64 65 66 67 68 69 71 72 73 74
  75 76 77 78 79 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
fr: 32 33 35 36 37 38 39 41 42 43 44 46 47 48 49 51 52 53 54 55 56 57 58 59 61 62 63 64 65 66 67 68 69 71 72
  73 74 75 76 77 78 79 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
pt: 32 33 35 36 37 38 39 41 42 43 44 46 47 48 49 51 52 53 54 55 56 57 58 59 61 62 63 64 65 66 67 68 69 71 72
  73 74 75 76 77 78 79 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
NUMERALS HUNDREDS AND MORE
en: 101 105 110 115 120 125 130 140 150 160 165 170 175 180 185 190 200 220 240 250 280 300 320 350 360 365
  380 400 450 500 550 600 650 700 750 800 850 900 950 999 1000 1100 1200 1300 1400 1500 1600 1700 1800 2500
  3000 3500 4000 5000 6000 7000 8000 10000 12000 15000 20000 25000 30000 40000 50000 100000 000
es: 101 105 110 115 120 125 130 140 150 160 165 170 175 180 185 190 200 220 240 250 280 300 320 350 360 365
  380 400 450 500 550 600 650 700 750 800 850 900 950 999 1000 1100 1200 1300 1400 1500 1600 1700 1800 2500
  3000 3500 4000 5000 6000 7000 8000 10000 12000 15000 20000 25000 30000 40000 50000 100000 000
de: 101 105 110 115 120 125 130 140 150 160 165 170 175 180 185 190 200 220 240 250 280 300 320 350 360 365
  380 400 450 500 550 600 650 700 750 800 850 900 950 999 1000 1100 1200 1300 1400 1500 1600 1700 1800 2500
  3000 3500 4000 5000 6000 7000 8000 10000 12000 15000 20000 25000 30000 40000 50000 100000 000
fr: 101 105 110 115 120 125 130 140 150 160 165 170 175 180 185 190 200 220 240 250 280 300 320 350 360 365
  380 400 450 500 550 600 650 700 750 800 850 900 950 999 1000 1100 1200 1300 1400 1500 1600 1700 1800 2500
  3000 3500 4000 5000 6000 7000 8000 10000 12000 15000 20000 25000 30000 40000 50000 100000 000
pt: 101 105 110 115 120 125 130 140 150 160 165 170 175 180 185 190 200 220 240 250 280 300 320 350 360 365
  380 400 450 500 550 600 650 700 750 800 850 900 950 999 1000 1100 1200 1300 1400 1500 1600 1700 1800 2500
  3000 3500 4000 5000 6000 7000 8000 10000 12000 15000 20000 25000 30000 40000 50000 100000 000
YEAR NUMERALS
en: 1950 1955 1960 1965 1968 1970 1972 1975 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990
  1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011
  2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 80s 90s 70s 60s
es: 1950 1955 1960 1965 1968 1970 1972 1975 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990
  1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011
  2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027
de: 1950 1955 1960 1965 1968 1970 1972 1975 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990
  1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011
  2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 80er 90er 70er
fr: 1950 1955 1960 1965 1968 1970 1972 1975 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990
  1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011
  2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027
pt: 1950 1955 1960 1965 1968 1970 1972 1975 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990
  1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011
  2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027
CLOCK TIMES
en: 1am 2am 3am 4am 5am 6am 7am 8am 9am 10am 11am 12am 1pm 2pm 3pm 4pm 5pm 6pm 7pm 8pm 9pm 10pm 11pm 12pm 2_am
  3_am half_past quarter_past quarter_to in_the_am pm
es: 1am 2am 3am 4am 5am 6am 7am 8am 9am 10am 11am 12am 1pm 2pm 3pm 4pm 5pm 6pm 7pm 8pm 9pm 10pm 11pm 12pm am
  pm y_media y_cuarto menos_cuarto en_punto 20h 21h 22h 18h 19h
de: 1h 2h 3h 24h 12h 8h 8uhr 9uhr 10uhr 18uhr 20uhr 22uhr zwei_uhr drei_uhr vier_uhr acht_uhr zehn_uhr
  halb_acht halb_neun viertel_nach viertel_vor uhr_morgens uhr_nachts 17uhr 19uhr um_drei h
fr: 1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h 13h 14h 15h 16h 17h 18h 19h 20h 21h 22h 23h 24h 48h h et_demie
  moins_le_quart 8h30 9h30 18h30 19h30 17h30 20h30 7h30
pt: 1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h 13h 14h 15h 16h 17h 18h 19h 20h 21h 22h 23h 24h 48h hs e_meia
  e_pouco em_ponto 7h30 8h30 19h30
AGES
en: ages_of yr_old y_o 18yo 3yo 4yo 5yo 6yo 8yo 10yo 14yo 15yo 17yo 16yo 20yo 25yo 30yo 18f 18m 19f 19m 20f
  20m 21f 21m 22f 22m 23f 23m 24f 24m 25f 25m 26f 26m 27f 27m 28f 28m 29f 29m 30f 30m 31f 32f 32m 33f 34f 34m
  35f 35m 40f 40m thirties mid_twenties
es: anero anera cuarenton cuarentona cuarentones veintean* treintan* cincuenton cincuentona sesenton
  crisis_de_edad quinceanero
de: zweijahrig* dreijahrig* vierjahrig* funfjahrig* sechsjahrig* achtjahrig* zehnjahrig* monate_alt
  lebensjahr* gleichaltrig* mitte_zwanzig anfang_zwanzig ende_zwanzig mitte_dreissig anfang_dreissig
  ende_dreissig altersklasse 16jahrige 18jahrige
fr: age_de l_age son_age mon_age ans_passes majorite_age quadra* quinqua* quarantenaire* sexagenaire*
  octogenaire* difference_d_age moyen_age
pt: anos_de_idade menoridade trintao trintona quarentona cinquentona sessentao balzaqui* faixa_etaria etaria
  aninhos_de jovem_de
MANY MUCH
en: many much a_lot alot lots lot lotta tons loads numerous countless multiple multitude so_many very_much
  many_of abundance abundant tonnes ton innumerable myriad hella oodles boatload shitload plethora
es: mucho muchos mucha muchas muxo muxos muchisimo muchisimos muchisima muchisimas un_monton bastante_gente
  multiple multiples numeroso numerosos numerosa numerosas tantos tantas cantidad cantidades un_chingo chingos
  un_huevo infinidad sinfin mogollon abundan* innumerable*
de: viel viele vielen vieler vieles vielem so_viel so_viele soviel soviele jede_menge mengen massenhaft
  unzahlig* zahlreich* etliches eine_menge ganz_viel ganz_viele massig reichlich zig vielfach* sehr_viel
  sehr_viele unmengen
fr: beaucoup bcq bocou plein_de tas un_tas nombreux nombreuse nombreuses multiple multiples une_foule tant
  tellement_de tant_de quantite quantites innombrable* pas_mal une_tonne abondan* maint_fois foultitude
  multitude
pt: muitos muita muitas mtos mtas muitissimo muitissimos monte montao um_monte um_montao multiplos tantos
  tantas inumer* bastante_gente numeroso numerosos numerosa numerosas quantidade quantidades varios_tantos
  pra_caramba uma_pa uma_porrada abundan* infinidade
MOST AND LEAST
en: majority maximum max maximal at_most atleast minimum minimal minimally utmost best_part most_of
  at_the_least predominantly primarily_because
es: mayoria maximo maxima maximos almenos a_lo_sumo como_maximo como_minimo minimo minima minimos minimas
  mayor_parte la_mayoria sobretodo en_su_mayoria mas_que_nada predomin*
de: meistes mehrheit* hauptsachlich* grosstenteils uberwiegend* maximal* maximum hochstens mindest* minimum
  minimal* am_meisten am_wenigsten vorallem grossteil vornehmlich
fr: plupart la_plupart majoritaire* maximum maximal* max au_maximum minimal* au_minimum omoins le_plus
  le_moins srtt tout_au_plus minime minimes majeure_partie predomin*
pt: maioria maiormente maximo maxima maximos no_maximo minima minimos no_minimo plmns a_maioria grande_maioria
  mormente predomin* majoritari*
ALSO EVEN
en: even still yet_again not_even allso aswell evn too_as_well in_addition not_only as_well_as plus_also
  even_though_also and_also similarly too_also additionally_also
es: aun incluso_si ni_siquiera todavia siquiera tmbn tambienn inclusive hasta_eso incluy* incluido incluida
  incluidos incluir
de: sogar noch nochmal nicht_einmal immer_noch immernoch auc auch_noch genauso_auch zugleich inkl
  einschliesslich desweiteren ferner uberdies nicht_mal nichtmal
fr: meme encore toujours_pas pas_meme aussii ossi oci en_outre meme_pas memes_si y_compris incluse inclure
  par_ailleurs idem_aussi de_surcroit qui_plus_est voire
pt: mesmo ate_mesmo ainda nem_sequer sequer tbem tamb inclusive incluso incluir nem_mesmo assim_como
IN INSIDE
en: insides inner inward inwards indoor interior internal internally inwardly inthe into_the in_the in_my
  in_his in_her
es: hacia_dentro por_dentro interiores interno interna internos internas internamente en_el en_la en_los
  en_las en_mi en_su en_un en_una de_puertas_adentro
de: reinen_innen innerlich* intern* inmitten_drin in_der in_die in_meinem in_den inwendig
fr: dan a_l_interieur interieure interieurs interne internes interieurement au_dedans dans_le dans_la dans_les
  dans_mon dans_ma dans_son dans_sa en_interne parmi_dedans
pt: nos_dois_em pra_dentro para_dentro por_dentro interiores interno interna internos internas internamente
  la_dentro aqui_dentro em_um em_uma
NEAR
en: close_by nearest adjacent neighbouring neighboring proximity vicinity within_reach local_area
  around_the_corner in_person by_my_side
es: cerquita aledano proximidad a_lado_de pegado_a pegadito vecin_de a_la_mano a_la_vuelta mas_cerca de_cerca
  en_persona
de: nahes naheste nahere naheren nahegelegen* in_der_nahe benachbart* dicht_an angrenz* nachstgelegen*
  um_die_ecke unweit
fr: acote a_cote_de avoisinant* a_proximite tout_pres prochement au_coin adjacent* juste_a_cote
pt: pertinho prox proximidade* do_lado junto_a junto_de mais_perto de_perto coladinho pegado_a ao_pe logo_ali
  cerca rente presencialmente
FAR
en: far fars farther farthest furthest faraway far_away far_off remotely miles_away a_long_way afar outlying
  km kms kilometer kilometers kilometre kilometres mile miles meter meters metres far_from
es: lejitos lejanos lejanas lejania distancias remoto remota remotos a_lo_lejos mas_alla apartado km kms
  kilometro kilometros metro_s metros milla millas larga_distancia
de: weiten weiter_weg fern ferne fernen ferner_ort entfern* abgelegen* weit_weg weit_entfernt abstande km
  kilometer* meter metern meilen meile fernab remote
fr: loiin lointain* distants distance* a_distance ecartee recule reculee km kms kilometre* metre metres
  borne_km mile miles plus_loin si_loin
pt: longinho longinqu* distancias remoto remota remotos mais_longe la_longe km kms quilometro* metro_s milha
  milhas bem_longe tao_longe
LEFT RIGHT DIRECTION
en: left_side right_side leftward rightward to_the_left to_the_right left_hand right_hand direction
  straight_ahead straight_on north south east west northern southern eastern western sideways clockwise
es: izquierda izquierdo izquierdas derecha derechas rumbo rumbos norte sur este_oeste oeste asia_alla recto
  derechito sentido_contrario para_un_lado diagonal orientacion
de: links linke linken linker linkes linksseitig rechts rechte_seite rechtsrum linksrum richtung* geradeaus
  norden suden osten westen nordlich* sudlich* ostlich* westlich* nord seitwarts hin_zu gen
fr: gauche gauches a_gauche droite a_droite direction directions tout_droit nord sud ouest orientation
  orientations sens_unique sens_inverse diagonale trajectoire* cap
pt: esquerda esquerdo esquerdas direita direitas direcao direcoes rumos norte sul leste oeste reto_toda
  em_frente_reto sentido_contrario diagonal orientacao_norte destro
MIDDLE SIDE EDGE
en: center centre centers centres betwen edge edges border borders midpoint surround surrounded surrounding
  surroundings perimeter boundary_line rim
es: centros centrales en_medio orilla orillas costado costados lateral laterales rodea rodeado rodeada
  rodeados intermedi* frontera margen en_mitad
de: mittlere* mitten unter_euch mittig rand rande kante kanten grenze_zwischen seitlich* umgeben umgibt
  zwischendurch zwischendrin zentren mittelpunkt
fr: centre centres central centrale centraux bord bords bordure coin coins angle angles lateral* au_milieu
  au_centre entoure entouree entoures entourage entourer intermediaire* frontiere mi_chemin
pt: centros centrais no_meio borda bordas beira beirada lateral laterais rodead* rodeia cercado_de cercada
  intermedi* fronteira margem margens redor
PREPOSITIONS WITH AND OF
en: w_o thru_out about_the toward_s according
es: segun sobre_el en_vez en_lugar como_a c_on q_de xa pra x desde_la
de: aus_der betreffs gemass
fr: avk selon d_apres au_lieu vers_un moyennant quant
pt: dos segundo_ele conforme em_vez ao_inves respeito_a
LONG SHORT WIDE SHAPE
en: sharp flat square curved shape shapes thick circle long longer longest length lengthy extended brief
  shortened high higher highest deep deeper depth broad lowest shallow tight lengths width broader depths
  thicker straight_line shaped measure_s
es: afilad* plano plana cuadrad* redond* curv* fino fina circulo* largo larga largos largas larguisim*
  alargad* longitud prolongad* breve breves cortito profundo profunda hondo honda bajos apretad* largura
  anchura hondo_de planos forma_de_corazon
de: scharf* spitz spitze spitzen flach* quadrat* rund runde runden kreis* lang lange langer langen langes
  langste langsten langwierig* verlanger* kurzeste knappe hoher hohen hohes hochste tief tiefe tiefer tiefen
  weit weite tiefer_gelegen langer_als langere langeren lange_n kurzere* weitlaufig dick_breit lange_meter
  hohe_m eckig* gerade_linie quer schrag krumm*
fr: pointu* plate carre carree rond ronde ronds mince* cercle* long longue longs longues longueur rallonge*
  prolonge breve breves haut haute hauts hautes profond profonde profondeur bas basse basses longueurs largeur
  rondes plat_e forme_de hauteurs courbe*
pt: afiad* plano plana quadrad* redond* curv* fino fina circulo* longo longa longos longas comprid* alongad*
  prolongad* breve breves altos altas profundo profunda fundo funda apertad* comprimento curtinho largura
  grosso_de formato formatos espess*
OLD
en: ancient antique former previous outdated vintage olde ol ancient_old antiques aged_old obsolete oldie
  former_old oldschool old_school
es: antiguo antigua antiguos antiguas anterior anteriores obsolet* viejito viejita viejitos antiguedad anciano
  anciana ancianos ancianas vetusto vintage pasado_de_moda desfasad* vejestorio mayorcito
de: altes antik* ehemalig* fruhere fruheren veraltet* alter_mann altem altere* alteste* uralt* altlich*
  vintage altbacken* altertumlich*
fr: ancien ancienne anciens anciennes antique* precedent* vetuste vieu vx antiquit* age_e agee_vieille
  vieillesses obsolet* demode* vintage senior seniors aine_e
pt: antigo antiga antigos antigas anterior anteriores obsolet* ultrapassad* velhinho velhinha velhinhos
  antiguidade idoso idosa idosos idosas vintage fora_de_moda ancia vei veio_velho
FIRST
en: 1rst frist firsts to_begin_with to_start_with in_the_beginning at_first first_and_foremost originally
  first_place initially_at firsthand foremost one_number_one
es: primeramente primeriz* al_principio en_primer_lugar para_empezar de_entrada 1ero 1era originales
  originalmente originariamente primordial antes_que_nada primerito
de: erstmal erst_mal erstens zunachst erstmals am_anfang vor_allem_erst allererste* zum_ersten als_erstes
  ersterer anfanglich_erst erstrangig* erstmalig*
fr: premierement tout_d_abord d_abord dabord au_debut en_premier 1er 1ere 1ers initialemen pour_commencer
  primo originel* a_la_base
pt: primeiramente 1a_vez no_comeco no_inicio no_principio a_principio em_primeiro_lugar pra_comecar
  para_comecar antes_de_tudo antes_de_mais originais originalmente primordial primario primeirissim*
THEN NEXT ORDER
en: then thn thirdly next_thing after_which order_of sequence sequences in_turn turn_by_turn in_order
  consecutive consecutively in_a_row successive respectively then_i and_then
es: entonses entoncs tonces tons pues_entonces acto_seguido en_segundo_lugar en_tercer_lugar y_luego
  paso_siguiente orden_de secuencia* sucesiv* consecutiv* uno_tras_otro y_entonces
de: dann dan danns und_dann als_nachstes reihenfolge* der_reihe_nach nacheinander hintereinanderweg sequenz*
  aufeinander aufeinanderfolg* der_reihe darauf_folgend abfolge* jeweils
fr: puis pui alors_apres et_puis deuxiemement troisiemement secundo tertio etape_suivante ordre_de sequence*
  successi* consecuti* d_affilee tour_a_tour l_un_apres et_ensuite par_ordre a_tour_de_role
pt: entaum ent antao e_depois e_entao em_segundo_lugar em_terceiro_lugar passo_seguinte ordem_de sequencia*
  sucessiv* consecutiv* um_apos_outro em_ordem seguidos seguidas
FINALLY AT LAST
en: finaly at_last in_the_end eventually_finally lastly ultimately at_the_end finals final_ly in_conclusion
  end_result finalize finalized long_last once_and_for_all for_good
es: finalmente por_fin porfin al_fin a_la_larga por_ultimo en_conclusion al_fin_y_al de_una_vez definitivo
  definitiva a_la_postre despues_de_todo
de: endlich endlichen letztendlich* zuletzt zum_schluss abschliessend schlussendlich* zu_guter_letzt finalen
  ein_fur_allemal letzten_endes schlussfolgernd im_endeffekt definitiv* unterm_strich
fr: enfinn finalemen finalmen a_la_fin en_fin_de_compte pour_finir ultime ultimes ultimement en_conclusion
  finals une_bonne_fois au_bout_du_compte en_definitive somme_toute
pt: finalmente por_fim no_fim ao_final por_ultimo afinal_de_contas em_conclusao de_uma_vez_por definitivo
  definitiva ao_fim_e_ao ate_que_enfim ateque_enfim
TIME DATE DEADLINE
en: date_today dates_back timeline timelines timeframe time_frame time_off free_time spare_time timescale
  era_time passing_time pass_the_time time_flies time_passes over_time with_time passage_of_time days_off
  out_of_time
es: fecha fechas tiempo_libre falta_de_tiempo con_el_tiempo pasa_el_tiempo el_tiempo_pasa dia_libre
  dias_libres cronolog* calendar fecha_limite plazo_final agenda agendas linea_de_tiempo
de: datum daten_am termine terminen terminkalender* zeitlich* zeitmangel zeitraumes zeitfenster zeitpunkte
  mit_der_zeit_dann zeit_vergeht zeitverlust freie_zeit freier_tag freie_tage frist fristen
fr: date_limite temps_libre manque_de_temps avec_le_temps le_temps_passe passe_le_temps jour_de_conge
  jours_de_conge chronolog* echeance* agendas emploi_du_temps emplois_du_temps planning plannings
pt: data datas tempo_livre falta_de_tempo com_o_tempo o_tempo_passa passa_o_tempo dia_de_folga cronolog*
  data_limite prazo_final agenda agendas linha_do_tempo cronograma*
AREA GROUND POSITION
en: spaces positions located zones ground grounds field_area territory territories scene_of surface surfaces
  situated venues
es: area areas posicion posiciones ubicado ubicada suelo_area tierras territorio territorios superficie
  superficies localizacion situado situada sede puesto_en emplazamiento
de: bereich bereiche bereichen flache_groesse raumlich* stellen_an position positionen standort* gebiet
  gebiete gebieten gegenden zone zonen gelande erdboden oberflache* territorium
fr: position positions situe situee situes terres territoire territoires surface surfaces secteur localisation
  localise parcelle superficie aire aires
pt: area areas posicao posicoes localizacao localizado localizada solo terras territorio territorios
  superficie superficies situado situada sitio_de
LEVEL AMOUNT MEASURE
en: level levels amount amounts measurement measurements degree scale scales rate rates extent weight_of
  averages limited limitation quantity ratio range
es: nivel niveles medicion grado escalas tasa conteo contar_hasta cuenta_atras promedios limite limitado
  limitada limitar sumas alcance rango proporcion magnitud
de: niveau niveaus mass masse_an messung messungen grade_zahl skala umfang zahlen_bis zahlt ausmass volumen
  limit limits limitiert begrenz* grossenordnung reichweite
fr: niveau niveaux mesure mesures mesurer mesurait taux compter_jusqu ampleur moyennes limiter limitee
  limitees sommes_de total_de proportion montants
pt: nivel niveis medicao grau escala escalas taxa contar_ate limite limitado limitada limitar somas alcance
  proporcao magnitude montante media_de
TAKE TURNS
en: turn_taking whose_turn alternately alternating alternates night_shift shift_work rotate rotates rotating
  rotation swap_days fairly_split
es: turnar turnarse turnan alternar alternamos alternan alternando alternado me_toca te_toca le_toca nos_toca
  toca_a rotar rotamos rotacion relevo relevos turnandonos por_turno_cada un_dia_cada
de: abwechseln abwechselnd* abgewechselt bin_dran bist_dran ist_dran an_der_reihe turnus* rotation rotier*
  schicht schichten nachtschicht* fruhschicht* spatschicht* schichtdienst ablose abgelost
fr: tour tours a_tour alterner alterne alternee alternes alternons alternance relaie relaient relayer relayons
  relais roulement rotation tournus
pt: turno turnos revezar reveza revezam revezamos revezando revezamento alternar alternamos alternando
  alternado alternada rotacao plantao plantoes por_turnos_a escala_de_turno
`;
