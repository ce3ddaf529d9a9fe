/** Words that modify others: negation, modality, time and degree. The format is described in people.ts. */
export const WORDS = `
NOT
en: not no dont didnt doesnt cant isnt nt without aint cannot
es: no sin tampoco
de: nicht kein keine keinen keinem keiner ohne
fr: ne pas n sans aucun
pt: nao sem num nem
NEVER
en: never
es: nunca jamas
de: nie niemals nimmer
fr: jamais
pt: nunca jamais
ANYMORE
en: anymore any_more any_longer no_longer
es: ya_no mas_asi
de: nicht_mehr nimmer_mehr
fr: plus ne_plus
pt: nao_mais ja_nao mais_nao
IF
en: if unless whether
es: si
de: wenn falls ob sonst
fr: si sinon
pt: se caso senao
WHEN
en: when whenever every_time each_time while
es: cuando cada_vez mientras
de: als jedes_mal wann sobald immer_wenn
fr: quand chaque_fois lorsque des_que
pt: quando cada_vez sempre_que enquanto
BECAUSE
en: because cause cuz coz since
es: porque ya_que
de: weil da denn wegen
fr: parce_que car puisque
pt: porque pq pois
BUT
en: but though although
es: pero aunque
de: aber obwohl doch
fr: mais pourtant
pt: mas embora porem
AND THEN
en: then after afterwards later
es: luego despues entonces
de: dann danach spater nachher
fr: puis apres ensuite
pt: depois entao
WILL
en: will going_to gonna about_to ll
es: voy_a vas_a va_a vamos_a
de: werde werd wird wirst werden
fr: vais va vas vont allons
pt: vou vai vao vamos
I WILL
en: i_will im_gonna i_m_going_to
es: voy
de: ich_werde ich_werd
fr: je_vais
pt: vou
WOULD
en: would should could might may
es: podria deberia quiza quizas tal_vez
de: wurde konnte sollte vielleicht wurd
fr: pourrais pourrait devrais devrait peut_etre
pt: poderia deveria talvez
WANT
en: want wants wanted wanting wish wishes wished wanna like_to
es: quiere quieren querer queria ojala quisiera gana ganas
de: will willst mochte wollte wunschte wunsche wollen wunsch
fr: veux veut voulait voudrais voulais envie aimerais
pt: quer querem queria vontade quis tomara
I WANT
es: quiero
pt: quero
CAN
en: can able
es: puede puedo poder puedes
de: kann kannst konnen
fr: peux peut pouvoir
pt: pode posso consigo consegue poder
MUST
en: must have_to has_to had_to need_to needs_to got_to supposed_to forced
es: tengo_que tiene_que tuve_que debo debe hay_que obliga
de: muss musst mussen soll sollte sollen mussen_wir
fr: dois doit faut devoir oblige
pt: tenho_que tem_que tive_que preciso precisa devo deve obriga tenho_de tem_de
MAKE
en: make makes made making
es: hace_que me_hace
de: bringt_mich_dazu zwingt
fr: fait_que me_fait
pt: me_faz faz_com
LET
en: let lets letting allow allows allowed permission permitted
es: deja dejan permite permiso permitido dejaba
de: lasst darf durfen erlaubt erlaubnis lassen durfte
fr: laisse laissent permission permet laissait droit
pt: deixa deixam permite permissao deixava
ALWAYS
en: always every_day every_night all_the_time constantly each
es: siempre todos_los_dias cada_dia cada_noche todo_el_tiempo
de: immer jeden_tag standig jede_nacht jeden_abend dauernd
fr: toujours tous_les_jours tout_le_temps chaque chaque_soir
pt: sempre todo_dia todos_os_dias o_tempo_todo toda_noite
AGAIN
en: again another back
es: otra_vez de_nuevo vuelve
de: wieder nochmal erneut
fr: encore de_nouveau
pt: de_novo outra_vez novamente
PAST
en: used_to years_ago back_then once long_ago in_the_past ago formerly
es: antes hace_anos en_el_pasado hace_mucho
de: fruher damals vor_jahren vor_langer_zeit
fr: autrefois avant il_y_a_des_annees a_l_epoque
pt: antigamente ha_anos anos_atras no_passado antes
OVER NOW
en: got_over healed recovered moved_on behind_me behind_us fine_now ok_now okay_now
es: superado ya_paso estoy_bien ahora_estoy_bien
de: uberwunden vorbei langst verarbeitet geht_mir_gut
fr: passe guerie derriere_moi ca_va_mieux
pt: superei passou ja_passou estou_bem hoje_estou_bem
STILL
en: still yet
es: todavia aun sigue
de: noch immer_noch
fr: encore_maintenant
pt: ainda continua
TONIGHT
en: tonight today this_evening tomorrow this_weekend this_morning soon now
es: esta_noche hoy manana ahora pronto
de: heute_nacht heute heute_abend morgen gleich jetzt bald
fr: ce_soir cette_nuit demain aujourd_hui maintenant bientot
pt: hoje_a_noite esta_noite hoje amanha agora logo
YESTERDAY
en: yesterday last_night last_week last_time saturday sunday friday monday weekend
es: ayer anoche la_semana_pasada sabado domingo viernes lunes
de: gestern letzte_nacht letzte_woche samstag sonntag freitag montag wochenende
fr: hier cette_semaine samedi dimanche vendredi lundi week_end hier_soir
pt: ontem ontem_a_noite semana_passada sabado domingo sexta segunda
NIGHT
en: night nights evening midnight dark
es: noche noches madrugada
de: nacht nachts abend abends
fr: nuit soir nuits
pt: noite noites madrugada
DAY
en: day days week weeks month months year years morning
es: dia dias semana semanas mes meses ano
de: tag tage woche wochen monat monate jahr jahre
fr: jour jours semaine semaines mois annee annees
pt: dia dias semana semanas mes meses
FIRST LAST
en: last final
es: ultima ultimo ultimas
de: letzte letztes letzten letzter
fr: derniere dernier dernieres
pt: ultima ultimo ultimas
ONLY
en: only just
es: solo solamente
de: nur bloss
fr: seulement juste seul
pt: so somente apenas
VERY
en: very really so too totally
es: muy mucho tan tanto demasiado
de: sehr so total zu echt
fr: tres trop tellement vraiment
pt: muito tao demais
A LOT
en: lot lots many much loads
es: muchos muchas mucha
de: viel viele
fr: beaucoup plein
pt: muitos muitas muita
LITTLE
en: little bit slightly kinda
es: poco poquito
de: bisschen wenig
fr: peu
pt: pouco bocado pouquinho
MAYBE
en: maybe perhaps probably
es: a_lo_mejor igual
de: wahrscheinlich
fr: peut_etre_que
pt: acho_que
LIKE AS
en: as_if like_a like_the
es: como_si como_un como_una
de: als_ob wie_ein wie_eine
fr: comme_si comme_un comme_une
pt: como_se como_um como_uma
WHY
en: why what_for
es: por_que para_que
de: warum wieso weshalb
fr: pourquoi
pt: por_que pra_que
HOW
en: how
es: como_se_puede de_que_forma
de: wie
fr: comment
pt: como_fazer de_que_maneira
WHAT
en: what
es: que_hago que_puedo
de: was
fr: quoi que_faire
pt: o_que que_faco
IS IT
en: is_it is_this is_that does_this
es: es_normal sera
de: ist_das
fr: est_ce
pt: sera_que isso_e
EVERYTHING
en: everything it_all all
es: todo todo_eso
de: alles
fr: tout
pt: tudo
NOTHING
en: nothing
es: nada
de: nichts
fr: rien
pt: nada
SOMETHING
en: something stuff thing things
es: algo cosa cosas
de: etwas was_anderes ding sachen
fr: quelque_chose truc trucs chose choses
pt: algo alguma_coisa coisa coisas
GOOD
en: good great nice lovely kind sweet happy better
es: bueno buena bien feliz mejor cariñoso
de: gut schon lieb nett glucklich besser toll
fr: bien bon gentil heureux heureuse mieux
pt: bom boa feliz bem melhor
BAD
en: bad awful terrible horrible worse
es: malo mala mal terrible horrible peor
de: schlecht schlimm furchtbar schrecklich schlimmer
fr: mal mauvais terrible horrible pire
pt: mau ma terrivel horrivel pior ruim
`;
