/** Words that say how other words are meant: who does it, whether, when and how much. Written as in people.ts. */
export const WORDS = `
NOT: not no dont didnt doesnt cant isnt nt without aint cannot / no sin tampoco / nicht kein keine keinen keinem keiner ohne / ne pas n sans aucun / nao sem num nem
NEVER: never / nunca jamas / nie niemals nimmer / jamais / nunca jamais
ANYMORE: anymore any_more any_longer no_longer / ya_no mas_asi / nicht_mehr nimmer_mehr / plus ne_plus / nao_mais ja_nao mais_nao
IF: if unless whether / si / wenn falls ob sonst / si sinon / se caso senao
WHEN: when whenever every_time each_time while / cuando cada_vez mientras / als jedes_mal wann sobald immer_wenn / quand chaque_fois lorsque des_que / quando cada_vez sempre_que enquanto
BECAUSE: because cause cuz coz since / porque ya_que / weil da denn wegen / parce_que car puisque / porque pq pois
BUT: but though although / pero aunque / aber obwohl doch / mais pourtant / mas embora porem
AND THEN: then after afterwards later / luego despues entonces / dann danach spater nachher / puis apres ensuite / depois entao
WILL: will going_to gonna about_to ll / voy_a vas_a va_a vamos_a / werde werd wird wirst werden / vais va vas vont allons / vou vai vao vamos
I WILL: i_will im_gonna i_m_going_to / voy / ich_werde ich_werd / je_vais / vou
WOULD: would should could might may / podria deberia quiza quizas tal_vez / wurde konnte sollte vielleicht wurd / pourrais pourrait devrais devrait peut_etre / poderia deveria talvez
WANT: want wants wanted wanting wish wishes wished wanna like_to / quiere quieren querer queria ojala quisiera gana ganas / will willst mochte wollte wunschte wunsche wollen wunsch / veux veut voulait voudrais voulais envie aimerais / quer querem queria vontade quis tomara
I WANT: / quiero / / / quero
CAN: can able / puede puedo poder puedes / kann kannst konnen / peux peut pouvoir / pode posso consigo consegue poder
MUST: must have_to has_to had_to need_to needs_to got_to supposed_to forced / tengo_que tiene_que tuve_que debo debe hay_que obliga / muss musst mussen soll sollte sollen mussen_wir / dois doit faut devoir oblige / tenho_que tem_que tive_que preciso precisa devo deve obriga tenho_de tem_de
MAKE: make makes made making / hace_que me_hace / bringt_mich_dazu zwingt / fait_que me_fait / me_faz faz_com
LET: let lets letting allow allows allowed permission permitted / deja dejan permite permiso permitido dejaba / lasst darf durfen erlaubt erlaubnis lassen durfte / laisse laissent permission permet laissait droit / deixa deixam permite permissao deixava
ALWAYS: always every_day every_night all_the_time constantly each / siempre todos_los_dias cada_dia cada_noche todo_el_tiempo / immer jeden_tag standig jede_nacht jeden_abend dauernd / toujours tous_les_jours tout_le_temps chaque chaque_soir / sempre todo_dia todos_os_dias o_tempo_todo toda_noite
AGAIN: again another back / otra_vez de_nuevo vuelve / wieder nochmal erneut / encore de_nouveau / de_novo outra_vez novamente
PAST: used_to years_ago back_then once long_ago in_the_past ago formerly / antes hace_anos en_el_pasado hace_mucho / fruher damals vor_jahren vor_langer_zeit / autrefois avant il_y_a_des_annees a_l_epoque / antigamente ha_anos anos_atras no_passado antes
OVER NOW: got_over healed recovered moved_on behind_me behind_us fine_now ok_now okay_now / superado ya_paso estoy_bien ahora_estoy_bien / uberwunden vorbei langst verarbeitet geht_mir_gut / passe guerie derriere_moi ca_va_mieux / superei passou ja_passou estou_bem hoje_estou_bem
STILL: still yet / todavia aun sigue / noch immer_noch / encore_maintenant / ainda continua
TONIGHT: tonight today this_evening tomorrow this_weekend this_morning soon now / esta_noche hoy manana ahora pronto / heute_nacht heute heute_abend morgen gleich jetzt bald / ce_soir cette_nuit demain aujourd_hui maintenant bientot / hoje_a_noite esta_noite hoje amanha agora logo
YESTERDAY: yesterday last_night last_week last_time saturday sunday friday monday weekend / ayer anoche la_semana_pasada sabado domingo viernes lunes / gestern letzte_nacht letzte_woche samstag sonntag freitag montag wochenende / hier cette_semaine samedi dimanche vendredi lundi week_end hier_soir / ontem ontem_a_noite semana_passada sabado domingo sexta segunda
NIGHT: night nights evening midnight dark / noche noches madrugada / nacht nachts abend abends / nuit soir nuits / noite noites madrugada
DAY: day days week weeks month months year years morning / dia dias semana semanas mes meses ano / tag tage woche wochen monat monate jahr jahre / jour jours semaine semaines mois annee annees / dia dias semana semanas mes meses
FIRST LAST: last final / ultima ultimo ultimas / letzte letztes letzten letzter / derniere dernier dernieres / ultima ultimo ultimas
ONLY: only just / solo solamente / nur bloss / seulement juste seul / so somente apenas
VERY: very really so too totally / muy mucho tan tanto demasiado / sehr so total zu echt / tres trop tellement vraiment / muito tao demais
A LOT: lot lots many much loads / muchos muchas mucha / viel viele / beaucoup plein / muitos muitas muita
LITTLE: little bit slightly kinda / poco poquito / bisschen wenig / peu / pouco bocado pouquinho
MAYBE: maybe perhaps probably / a_lo_mejor igual / wahrscheinlich / peut_etre_que / acho_que
LIKE AS: as_if like_a like_the / como_si como_un como_una / als_ob wie_ein wie_eine / comme_si comme_un comme_une / como_se como_um como_uma
WHY: why what_for / por_que para_que / warum wieso weshalb / pourquoi / por_que pra_que
HOW: how / como_se_puede de_que_forma / wie / comment / como_fazer de_que_maneira
WHAT: what / que_hago que_puedo / was / quoi que_faire / o_que que_faco
IS IT: is_it is_this is_that does_this / es_normal sera / ist_das / est_ce / sera_que isso_e
EVERYTHING: everything it_all all / todo todo_eso / alles / tout / tudo
NOTHING: nothing / nada / nichts / rien / nada
SOMETHING: something stuff thing things / algo cosa cosas / etwas was_anderes ding sachen / quelque_chose truc trucs chose choses / algo alguma_coisa coisa coisas
GOOD: good great nice lovely kind sweet happy better / bueno buena bien feliz mejor cariñoso / gut schon lieb nett glucklich besser toll / bien bon gentil heureux heureuse mieux / bom boa feliz bem melhor
BAD: bad awful terrible horrible worse / malo mala mal terrible horrible peor / schlecht schlimm furchtbar schrecklich schlimmer / mal mauvais terrible horrible pire / mau ma terrivel horrivel pior ruim
`;
