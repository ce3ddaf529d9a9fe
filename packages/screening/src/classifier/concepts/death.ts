/** Death, despair and preparations. The format is described in people.ts. */
export const DEATH = `
DIE
en: die dies dying
es: morir morirme morirse muere muera
de: sterben stirbt
fr: mourir meurt crever
pt: morrer morre
I DIE
es: muero
de: sterbe
fr: meurs creve
pt: morro
DEAD
en: dead died death deceased passed_away deid late
es: muerto muerta murio fallecio muerte fallecido
de: tot gestorben tod verstorben tote toten
fr: mort morte mourut deces decede decedee
pt: morto morta morreu morte faleceu falecido
KILL
en: kill kills killed killing murder murdered murders strangle_to_death
es: matar mata mato matarla matarlo matarte asesinar mataba matara mate
de: toten umbringen umbringt umbringe umgebracht abstechen totschlagen ermorden kaltmachen umzubringen
fr: tuer tue tuerai tuera tuait buter assassiner tues
pt: matar mata mato matou matava assassinar matá
KILL MYSELF
en: kms unalive end_my_life take_my_own_life end_it_all off_myself killing_myself kill_myself end_my_own
es: matarme suicidarme quitarme_la_vida quitarme_la_vida acabar_con_todo acabar_conmigo
de: mich_umbringen mich_umzubringen mir_das_leben_nehmen das_leben_nehmen mich_toten schluss_machen_mit_allem
fr: me_tuer me_suicider me_foutre_en_l_air en_finir mettre_fin_a_mes_jours mes_jours
pt: me_matar suicidar_me tirar_a_minha_vida acabar_com_tudo acabar_com_a_minha_vida por_fim_a_minha
SUICIDE
en: suicid* suicide suicidal selbstmord* suizid*
es: suicidio suicida suicid*
de: selbstmord* suizid* suizidal
fr: suicid*
pt: suicid*
THEMSELVES
en: himself herself themselves
es: si_mismo si_misma quitarse matarse suicidarse
de: sich sich_selbst
fr: se_tuer se_suicider soi_meme
pt: se_matar suicidar_se si_mesmo si_mesma
HURT SELF
en: cutting selfharm* self_harm* hurt_myself cut_myself harm_myself hurting_myself burn_myself
  scratching_myself
es: cortarme me_corto hacerme_dano autolesion* cortes
de: ritze ritzen geritzt mich_verletzen selbstverletz*
fr: me_scarifie scarif* me_couper me_faire_du_mal
pt: me_cortar me_corto automutil* me_machucar cortes
LIVE
en: live lives living alive life exist existing existence
es: vivir vive viviendo vida viva vivo existir
de: leben lebe lebt weiterleben lebendig existieren
fr: vivre vis vit vie vivant vivante exister
pt: viver vive vivo vida viva existir
BE HERE
en: be_here being_here be_around still_here not_be_here
es: estar_aqui estar_aca seguir_aqui
de: da_sein hier_sein dasein hier_zu_sein
fr: etre_la d_etre_la etre_ici
pt: estar_aqui estar_ca ficar_aqui
DISAPPEAR
en: disappear vanish cease gone vanishing
es: desaparecer desaparezco desaparezca desaparecio
de: verschwinden weg_sein verschwinde verschwunden
fr: disparaitre disparais disparu
pt: desaparecer desapareco sumir desapareceu sumiu
END
en: end ending ends ended over finish finished stop done_with
es: acabar acabo acabe terminar final fin acabado
de: ende enden beenden vorbei schluss aufhoren
fr: finir fin terminer fini arreter cesser
pt: acabar fim terminar acabou terminou parar
WAKE UP
en: wake waking woke wake_up
es: despertar despierto despertarme desperte
de: aufwachen aufwache aufgewacht aufzuwachen
fr: reveiller reveille me_reveiller reveil
pt: acordar acordo acordei
SLEEP
en: sleep asleep sleeping slept bed nap
es: dormir duermo dormido dormida duerme cama
de: schlafen schlaft schlafe eingeschlafen bett
fr: dormir dors dort endormi lit
pt: dormir durmo dorme dormindo cama
FOREVER
en: forever for_good eternal peace rest
es: para_siempre paz descansar eterno
de: fur_immer ruhe frieden ewig
fr: pour_toujours paix repos eternel
pt: para_sempre paz descansar eterno
POINT
en: point sense use reason purpose worth meaning
es: sentido caso razon motivo vale_la_pena
de: sinn zweck grund
fr: sens raison quoi_bon a_quoi_bon
pt: sentido razao motivo vale_a_pena
TIRED
en: tired exhausted worn_out drained knackered weary fed_up
es: cansado cansada harto harta agotado agotada
de: mude erschopft satt kaputt fertig
fr: fatigue fatiguee epuise epuisee marre creve_de
pt: cansado cansada farto farta exausta exausto
CANT GO ON
en: can_not_go_on go_on carry_on keep_going can_not_do_this can_not_take
es: no_puedo_mas seguir_asi no_aguanto aguanto seguir_adelante
de: kann_nicht_mehr halte_es_nicht halte_das_nicht ich_pack nicht_mehr_kann
fr: en_peux_plus n_en_peux plus_tenir continuer
pt: nao_aguento nao_consigo_mais aguento_mais continuar nao_da_mais
HOPE
en: hope hopeless hopelessness hoping future
es: esperanza futuro
de: hoffnung hoffnungslos zukunft
fr: espoir avenir desespoir
pt: esperanca futuro
BURDEN
en: burden better_off better_without without_me
es: carga estorbo sin_mi mejor_sin_mi estarian_mejor
de: last ohne_mich besser_dran
fr: fardeau poids sans_moi mieux_sans_moi
pt: fardo peso sem_mim melhor_sem_mim estorvo
EMPTY
en: empty numb nothing_left hollow void
es: vacio vacia vacio_por_dentro
de: leer leere taub
fr: vide vides engourdi
pt: vazio vazia
GOODBYE
en: goodbye goodbyes farewell bye
es: adios despedida despedirme despedir despidiendo
de: abschied tschuss verabschied* lebewohl
fr: adieu au_revoir adieux
pt: adeus despedida despedir despedi despedindo
LETTER
en: letter letters note notes will testament
es: carta cartas nota testamento
de: brief briefe abschiedsbrief zettel testament
fr: lettre lettres mot testament
pt: carta cartas bilhete testamento
FUNERAL
en: funeral grave coffin cemetery cremation buried bury
es: funeral entierro tumba cementerio ataud velorio enterrar
de: beerdigung begrabnis grab friedhof sarg
fr: enterrement obseques tombe cercueil cimetiere enterrer
pt: funeral enterro velorio tumulo cemiterio caixao enterrar
PREPARE
en: plan planned planning prepared sorted arranged arrange picked chosen ready
es: plan planeado preparado preparada decidido elegido lista listo planear
de: plan geplant vorbereitet ausgesucht geregelt plane bereit
fr: plan prevu prepare choisi regle pret prete planifie
pt: plano planejado planeado preparado escolhi decidi pronto pronta
GIVE AWAY
en: give_away giving_away gave_away given_away
es: regalar regalado regalando regale
de: verschenk* verschenke
fr: donne_mes distribue donner_mes
pt: doar doei dando_minhas dei_as_minhas doando
WHO CARES FOR
en: look_after take_care take_in care_for cope_without
es: cuidar cuide cuidara cuida
de: kummern kummert sorgen aufpassen
fr: s_occuper prendre_soin occupera garder
pt: cuidar cuida cuide tomar_conta
MISS ME
en: miss_me notice_if would_notice notice_i
es: me_extranar me_echar_de_menos echaria_de_menos notaria
de: vermisst vermissen merken
fr: manquer manquerai remarquerait
pt: sentir_falta sentiria_falta notaria notar
PILLS
en: pills pill tablets paracetamol ibuprofen tylenol xanax meds medication antidepressants sleeping_pills
  box_of
es: pastillas pastilla medicamentos paracetamol ibuprofeno somniferos blister pildoras
de: tabletten tablette pillen schlaftabletten medikamente paracetamol
fr: cachets cachet comprimes comprime medicaments somniferes doliprane boite
pt: comprimidos comprimido remedios remedio calmantes pilulas cartela
OVERDOSE
en: overdose overdosed overdosing od swallow swallowed
es: sobredosis trague tragarme
de: uberdosis geschluckt schlucken
fr: overdose avale avaler surdose
pt: overdose engolir engoli sobredose
BRIDGE
en: bridge cliff roof rooftop balcony ledge edge jump jumped
es: puente acantilado azotea balcon tirarme saltar borde
de: brucke dach balkon klippe springen springe
fr: pont falaise toit balcon sauter
pt: ponte telhado varanda penhasco pular saltar atirar_me sacada
TRAIN
en: train tracks rails railway platform truck lorry oncoming
es: tren vias camion anden
de: zug gleise bahn schienen laster bahnsteig
fr: train rails voie camion quai
pt: trem trilhos comboio linha caminhao
ROPE
en: rope noose hang hanging hanged
es: cuerda soga ahorcar* ahorco colgarme
de: seil strick erhangen aufhangen
fr: corde pendre pendu
pt: corda forca enforcar*
BLADE
en: blade razor razors wrists wrist veins cut cuts arms scars
es: cuchilla munecas venas cortar corte cicatrices navaja
de: klinge rasierklinge pulsadern handgelenk narben schneiden
fr: lame rasoir poignets veines couper cicatrices
pt: lamina pulsos veias cortar gilete cicatrizes
GAS DROWN
en: drown drowning river lake sea gas garage exhaust
es: ahogarme rio mar gas
de: ertranken fluss see gas wasser
fr: noyer riviere gaz lac
pt: afogar rio mar gas
HEAVEN
en: heaven god angel angels other_side join_him join_her
es: cielo dios angel reunirme
de: himmel gott engel drüben
fr: ciel dieu ange rejoindre
pt: ceu deus anjo juntar_me_a
BORN
en: born birth
es: nacido nacer
de: geboren geburt
fr: ne_jamais naitre naissance
pt: nascido nascer
DIAGNOSIS
en: depressed depression anxiety bipolar panic
es: depresion deprimida deprimido ansiedad
de: depression depressiv depressionen angste panik
fr: depression depressif deprime deprimee anxiete
pt: depressao deprimida deprimido ansiedade
CRY
en: cry cries cried crying tears sob sobbing
es: llorar lloro llora llorando lagrimas llore
de: weinen weint weine geweint tranen heulen
fr: pleurer pleure pleurs larmes
pt: chorar choro chora chorando lagrimas chorei
`;
