/**
 * People and pronouns. Each entry is one concept: its name, then its words in English, Spanish, German, French and
 * Portuguese, normalized (without accents); long lines are continued with an indentation. `strangl*` is any word with this
 * beginning; `give_up` is two words. A name of two parts stands for two concepts, because verbs of some languages include
 * the person.
 */
export const PEOPLE = `
I
en: i id im ive
es: yo
de: ich
fr: je j
pt: eu
ME
en: me
es: me conmigo migo
de: mich mir
fr: me m moi
pt: me mim comigo
MYSELF
en: myself my_self
es: a_mi_mismo a_mi_misma mi_mismo mi_misma
de: mich_selbst mich_selber mir_selbst
fr: moi_meme me_moi
pt: mim_mesmo mim_mesma me_a_mim a_mim_mesmo
MY
en: my mine our ours
es: mi mis mio mia nuestro nuestra nuestros nuestras
de: mein meine meinen meinem meiner meines unser unsere unserem unseren unserer
fr: mon ma mes notre nos
pt: meu minha meus minhas nosso nossa nossos nossas
THEY
en: he she they
es: el ella ellos ellas
de: er sie
fr: il elle ils elles
pt: ele ela eles elas
THEM
en: him her them hers himself herself
es: lo la le les los las
de: ihn ihm ihr ihnen
fr: lui leur
pt: lhe lhes dele dela deles delas nele nela
THEIR
en: his their theirs
es: su sus suyo suya
de: sein seine seinen seinem seiner ihre ihren ihrem ihrer
fr: son sa ses leurs
pt: seu sua seus suas
WE
en: we us
es: nosotros nosotras nos
de: wir uns
fr: nous on
pt: nos gente a_gente conosco
YOU
en: you your yours u
es: tu te ti usted ustedes vos os
de: du dich dir dein deine ihr_euch euch
fr: tu te toi vous votre vos
pt: voce voces vc vcs te ti contigo
SOMEBODY
en: someone somebody anyone anybody person people one_person
es: alguien persona personas gente
de: jemand jemanden jemandem man leute mensch menschen
fr: quelqu_un quelqu personne gens
pt: alguem pessoa pessoas
NOBODY
en: nobody no_one noone none
es: nadie ninguno ninguna
de: niemand niemanden niemandem keiner
fr: personne_ne aucun aucune
pt: ninguem nenhum nenhuma
EVERYBODY
en: everyone everybody all_of_them
es: todos todas todo_el_mundo
de: alle jeder allen jeden
fr: tout_le_monde tous toutes
pt: todos todas todo_mundo toda_a_gente
PARTNER
en: husband wife partner boyfriend girlfriend bf gf hubby fiance fiancee spouse missus hubs old_man other_half
  bloke man guy
es: marido esposo esposa mujer novio novia pareja prometido prometida pololo polola chavo
de: mann frau partner partnerin freund freundin verlobter verlobte ehemann ehefrau lebensgefahrte typ kerl
  freundes
fr: mari femme copain copine conjoint conjointe compagnon compagne mec epoux epouse chum blonde cheri fiance
  fiancee petit_ami petite_amie
pt: marido esposo esposa mulher namorado namorada parceiro parceira companheiro companheira noivo noiva homem
  gajo
EX
en: ex exes ex_husband ex_wife
es: ex exnovio exnovia exmarido exmujer expareja exesposo exesposa
de: ex exfreund exfreundin exmann exfrau ex_mann ex_freund ex_freundin
fr: ex ex_mari ex_copain ex_femme
pt: ex ex_marido ex_namorado ex_namorada
MOTHER
en: mother mom mum mam ma
es: madre mama mami
de: mutter mama mami
fr: mere maman
pt: mae mamae
FATHER
en: father dad dada pa
es: padre papa papi
de: vater papa papi
fr: pere papa
pt: pai papai
PARENTS
en: parents folks
es: padres papas
de: eltern
fr: parents
pt: pais
STEPPARENT
en: stepdad stepfather stepmom stepmother step_dad step_father step_mom moms_boyfriend mom_s_boyfriend
es: padrastro madrastra novio_de_mi_madre
de: stiefvater stiefmutter freund_meiner_mutter
fr: beau_pere belle_mere copain_de_ma_mere
pt: padrasto madrasta namorado_da_minha_mae
IN LAWS
en: inlaws in_laws mother_in_law father_in_law mil fil
es: suegra suegro suegros
de: schwiegermutter schwiegervater schwiegereltern
fr: beaux_parents belle_famille
pt: sogra sogro sogros
SIBLING
en: brother sister bro sis siblings
es: hermano hermana hermanos
de: bruder schwester geschwister
fr: frere soeur
pt: irmao irma irmaos
CHILD
en: child children kid kids son daughter sons daughters toddler boy girl boys girls stepson stepdaughter
  little_one kiddo bairn
es: hijo hija hijos hijas nino nina ninos ninas crio cria chico nene nena peque hijastra hijastro
de: kind kinder kindern sohn tochter bub bubi madchen junge kleine kleiner kleinen sohnes stieftochter
  stiefsohn
fr: enfant enfants fils fille filles gosse gosses gamin gamine gamins petit petite petits garcon
pt: filho filha filhos filhas crianca criancas menino menina meninos miudo miuda miudos enteada enteado garoto
  garota
BABY
en: baby infant newborn twins bub
es: bebe recien_nacido gemelos guagua
de: baby saugling neugeborenes zwillinge
fr: bebe nourrisson jumeaux nouveau_ne
pt: bebe recem_nascido gemeos
TEEN
en: teen teenager teenage minor 13 14 15 16
es: adolescente menor
de: teenager jugendliche teenie minderjahrig
fr: ado adolescent adolescente mineure mineur
pt: adolescente menor
YEARS OLD
en: years_old year_old yr_old yo
es: anos anitos
de: jahre_alt jahrige jahriger jahrigen
fr: ans
pt: anos aninhos
GRANDPARENT
en: grandma grandpa grandmother grandfather gran granny nan nana grandad
es: abuela abuelo abuelos
de: oma opa grossmutter grossvater grosseltern
fr: grand_mere grand_pere mamie papi papy
pt: avo avos vovo vo
RELATIVE
en: uncle aunt cousin nephew niece family relatives
es: tio tia primo prima sobrino sobrina familia familiares
de: onkel tante cousin cousine neffe nichte familie
fr: oncle tante cousin cousine neveu niece famille
pt: tio tia primo prima sobrinho sobrinha familia parentes
FRIEND
en: friend friends mate mates bestie buddy pal bff
es: amigo amiga amigos amigas colega
de: kumpel freunde freundinnen beste_freundin bester_freund
fr: ami amie amis amies pote potes
pt: amigo amiga amigos amigas
ROOMMATE
en: roommate flatmate housemate neighbor neighbour neighbours neighbors
es: companero_de_piso vecino vecina vecinos
de: mitbewohner mitbewohnerin nachbar nachbarin nachbarn
fr: coloc colocataire voisin voisine voisins
pt: vizinho vizinha vizinhos colega_de_quarto
BOSS
en: boss coworker colleague manager
es: jefe jefa companero
de: chef chefin kollege kollegin kollegen
fr: patron patronne collegue collegues
pt: chefe patrao colega
DOCTOR
en: doctor gp nurse hospital er a_e clinic ambulance paramedics surgery
es: medico doctora hospital urgencias ambulancia enfermera
de: arzt arztin krankenhaus notaufnahme rettung klinik spital hausarzt
fr: medecin docteur hopital urgences ambulance infirmiere
pt: medico medica hospital urgencia pronto_socorro ambulancia upa
POLICE
en: police cops cop officer 911 999 court judge lawyer restraining_order
es: policia denuncia denunciar juez abogado orden_de_alejamiento comisaria
de: polizei anzeige anzeigen gericht anwalt
fr: police flics gendarmes porter_plainte plainte avocat juge tribunal
pt: policia denunciar denuncia delegacia advogado juiz medida_protetiva
TEACHER
en: teacher school nursery daycare kindergarten creche preschool
es: maestra profesor profe colegio escuela guarderia
de: lehrer lehrerin schule kita kindergarten
fr: maitresse prof ecole creche college lycee
pt: professora professor escola creche colegio
THERAPIST
en: therapist counsellor counselor psychologist psychiatrist therapy
es: psicologo psicologa terapeuta psiquiatra terapia
de: therapeut therapeutin psychologe therapie psychiater
fr: psy psychologue therapeute therapie psychiatre
pt: psicologo psicologa terapeuta terapia psiquiatra
PREGNANT
en: pregnant pregnancy expecting bump unborn weeks_along
es: embarazada embarazo
de: schwanger schwangere schwangerschaft
fr: enceinte grossesse
pt: gravida gravidez
PET
en: dog cat puppy kitten pet hamster rabbit horse cats dogs
es: perro gato perra gata mascota perrito cachorro
de: hund katze kater hamster welpe hundchen kaninchen
fr: chien chat chienne chatte chiot lapin
pt: cachorro gato cadela cao gata coelho cachorrinho
MAN WOMAN
en: men women male female
es: hombre hombres mujeres
de: manner frauen
fr: hommes femmes homme
pt: homens mulheres
`;
