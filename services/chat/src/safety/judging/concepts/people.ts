/**
 * Who is spoken of, by and to. One meaning a line: its name, then its words in English, Spanish, German, French and
 * Portuguese, as they are heard (no accents). `strangl*` is whatever begins so, `give_up` is two words; a name of two
 * parts says two things at once, as verbs do that carry their person.
 */
export const PEOPLE = `
I: i id im ive / yo / ich / je j / eu
ME: me / me conmigo migo / mich mir / me m moi / me mim comigo
MYSELF: myself my_self / a_mi_mismo a_mi_misma mi_mismo mi_misma / mich_selbst mich_selber mir_selbst / moi_meme me_moi / mim_mesmo mim_mesma me_a_mim a_mim_mesmo
MY: my mine our ours / mi mis mio mia nuestro nuestra nuestros nuestras / mein meine meinen meinem meiner meines unser unsere unserem unseren unserer / mon ma mes notre nos / meu minha meus minhas nosso nossa nossos nossas
THEY: he she they / el ella ellos ellas / er sie / il elle ils elles / ele ela eles elas
THEM: him her them hers himself herself / lo la le les los las / ihn ihm ihr ihnen / lui leur / lhe lhes dele dela deles delas nele nela
THEIR: his their theirs / su sus suyo suya / sein seine seinen seinem seiner ihre ihren ihrem ihrer / son sa ses leurs / seu sua seus suas
WE: we us / nosotros nosotras nos / wir uns / nous on / nos gente a_gente conosco
YOU: you your yours u / tu te ti usted ustedes vos os / du dich dir dein deine ihr_euch euch / tu te toi vous votre vos / voce voces vc vcs te ti contigo
SOMEBODY: someone somebody anyone anybody person people one_person / alguien persona personas gente / jemand jemanden jemandem man leute mensch menschen / quelqu_un quelqu personne gens / alguem pessoa pessoas
NOBODY: nobody no_one noone none / nadie ninguno ninguna / niemand niemanden niemandem keiner / personne_ne aucun aucune / ninguem nenhum nenhuma
EVERYBODY: everyone everybody all_of_them / todos todas todo_el_mundo / alle jeder allen jeden / tout_le_monde tous toutes / todos todas todo_mundo toda_a_gente
PARTNER: husband wife partner boyfriend girlfriend bf gf hubby fiance fiancee spouse missus hubs old_man other_half bloke man guy / marido esposo esposa mujer novio novia pareja prometido prometida pololo polola chavo / mann frau partner partnerin freund freundin verlobter verlobte ehemann ehefrau lebensgefahrte typ kerl freundes / mari femme copain copine conjoint conjointe compagnon compagne mec epoux epouse chum blonde cheri fiance fiancee petit_ami petite_amie / marido esposo esposa mulher namorado namorada parceiro parceira companheiro companheira noivo noiva homem gajo
EX: ex exes ex_husband ex_wife / ex exnovio exnovia exmarido exmujer expareja exesposo exesposa / ex exfreund exfreundin exmann exfrau ex_mann ex_freund ex_freundin / ex ex_mari ex_copain ex_femme / ex ex_marido ex_namorado ex_namorada
MOTHER: mother mom mum mam ma / madre mama mami / mutter mama mami / mere maman / mae mamae
FATHER: father dad dada pa / padre papa papi / vater papa papi / pere papa / pai papai
PARENTS: parents folks / padres papas / eltern / parents / pais
STEPPARENT: stepdad stepfather stepmom stepmother step_dad step_father step_mom moms_boyfriend mom_s_boyfriend / padrastro madrastra novio_de_mi_madre / stiefvater stiefmutter freund_meiner_mutter / beau_pere belle_mere copain_de_ma_mere / padrasto madrasta namorado_da_minha_mae
IN LAWS: inlaws in_laws mother_in_law father_in_law mil fil / suegra suegro suegros / schwiegermutter schwiegervater schwiegereltern / beaux_parents belle_famille / sogra sogro sogros
SIBLING: brother sister bro sis siblings / hermano hermana hermanos / bruder schwester geschwister / frere soeur / irmao irma irmaos
CHILD: child children kid kids son daughter sons daughters toddler boy girl boys girls stepson stepdaughter little_one kiddo bairn / hijo hija hijos hijas nino nina ninos ninas crio cria chico nene nena peque hijastra hijastro / kind kinder kindern sohn tochter bub bubi madchen junge kleine kleiner kleinen sohnes stieftochter stiefsohn / enfant enfants fils fille filles gosse gosses gamin gamine gamins petit petite petits garcon / filho filha filhos filhas crianca criancas menino menina meninos miudo miuda miudos enteada enteado garoto garota
BABY: baby infant newborn twins bub / bebe recien_nacido gemelos guagua / baby saugling neugeborenes zwillinge / bebe nourrisson jumeaux nouveau_ne / bebe recem_nascido gemeos
TEEN: teen teenager teenage minor 13 14 15 16 / adolescente menor / teenager jugendliche teenie minderjahrig / ado adolescent adolescente mineure mineur / adolescente menor
YEARS OLD: years_old year_old yr_old yo / anos anitos / jahre_alt jahrige jahriger jahrigen / ans / anos aninhos
GRANDPARENT: grandma grandpa grandmother grandfather gran granny nan nana grandad / abuela abuelo abuelos / oma opa grossmutter grossvater grosseltern / grand_mere grand_pere mamie papi papy / avo avos vovo vo
RELATIVE: uncle aunt cousin nephew niece family relatives / tio tia primo prima sobrino sobrina familia familiares / onkel tante cousin cousine neffe nichte familie / oncle tante cousin cousine neveu niece famille / tio tia primo prima sobrinho sobrinha familia parentes
FRIEND: friend friends mate mates bestie buddy pal bff / amigo amiga amigos amigas colega / kumpel freunde freundinnen beste_freundin bester_freund / ami amie amis amies pote potes / amigo amiga amigos amigas
ROOMMATE: roommate flatmate housemate neighbor neighbour neighbours neighbors / companero_de_piso vecino vecina vecinos / mitbewohner mitbewohnerin nachbar nachbarin nachbarn / coloc colocataire voisin voisine voisins / vizinho vizinha vizinhos colega_de_quarto
BOSS: boss coworker colleague manager / jefe jefa companero / chef chefin kollege kollegin kollegen / patron patronne collegue collegues / chefe patrao colega
DOCTOR: doctor gp nurse hospital er a_e clinic ambulance paramedics surgery / medico doctora hospital urgencias ambulancia enfermera / arzt arztin krankenhaus notaufnahme rettung klinik spital hausarzt / medecin docteur hopital urgences ambulance infirmiere / medico medica hospital urgencia pronto_socorro ambulancia upa
POLICE: police cops cop officer 911 999 court judge lawyer restraining_order / policia denuncia denunciar juez abogado orden_de_alejamiento comisaria / polizei anzeige anzeigen gericht anwalt / police flics gendarmes porter_plainte plainte avocat juge tribunal / policia denunciar denuncia delegacia advogado juiz medida_protetiva
TEACHER: teacher school nursery daycare kindergarten creche preschool / maestra profesor profe colegio escuela guarderia / lehrer lehrerin schule kita kindergarten / maitresse prof ecole creche college lycee / professora professor escola creche colegio
THERAPIST: therapist counsellor counselor psychologist psychiatrist therapy / psicologo psicologa terapeuta psiquiatra terapia / therapeut therapeutin psychologe therapie psychiater / psy psychologue therapeute therapie psychiatre / psicologo psicologa terapeuta terapia psiquiatra
PREGNANT: pregnant pregnancy expecting bump unborn weeks_along / embarazada embarazo / schwanger schwangere schwangerschaft / enceinte grossesse / gravida gravidez
PET: dog cat puppy kitten pet hamster rabbit horse cats dogs / perro gato perra gata mascota perrito cachorro / hund katze kater hamster welpe hundchen kaninchen / chien chat chienne chatte chiot lapin / cachorro gato cadela cao gata coelho cachorrinho
MAN WOMAN: men women male female / hombre hombres mujeres / manner frauen / hommes femmes homme / homens mulheres
`;
