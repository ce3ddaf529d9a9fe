/** Being watched, confined or owned, and neglected children. The format is described in people.ts. */
export const CONTROL = `
PHONE
en: phone phones mobile cellphone messages texts texting whatsapp
es: telefono celular movil mensajes whatsapp
de: handy telefon nachrichten whatsapp
fr: telephone portable tel messages sms whatsapp
pt: telefone celular telemovel mensagens whatsapp zap
CHECK
en: check checks checked checking goes_through reads looks_through inspect* counts
es: revisa revisar reviso lee mira_mi controla_mi
de: kontrolliert durchsucht checkt liest schaut_in
fr: fouille verifie lit controle_mon epluche
pt: revista verifica checa le_as mexe_no olha_meu
CONTROL
en: control controls controlling controlled rules rule decides
es: controla controlar controlador reglas decide
de: kontrolle regeln bestimmt entscheidet
fr: controle regles decide dicte
pt: controla controlador regras decide manda
TRACK
en: track tracks tracking tracker gps location airtag camera cameras follows followed following watches
  watching stalk* spy spies
es: rastrea ubicacion gps camara camaras sigue siguio sigue_a acosa espia vigila localizacion
de: ortet standort gps kamera kameras verfolgt stalkt beobachtet folgt lauert
fr: suit suivie gps localisation camera cameras surveille espionne geolocalis* traque
pt: rastreia localizacao gps camera cameras segue seguiu persegue vigia espia
PASSWORD
en: password passwords pin passcode account accounts login
es: contrasena claves clave cuenta cuentas
de: passwort passworter pin konto konten
fr: mot_de_passe code compte comptes mots_de_passe
pt: senha senhas password conta contas
MONEY
en: money cash card salary wages allowance bank spend receipt receipts paycheck
es: dinero tarjeta sueldo gastar banco recibos plata ticket
de: geld karte gehalt taschengeld bank haushaltsgeld ausgeben kassenbon*
fr: argent carte salaire banque depenser sous tickets
pt: dinheiro cartao salario banco gastar mesada recibos
PASSPORT
en: passport papers documents visa id deport* immigration birth_certificate
es: pasaporte papeles documentos visa migra deport*
de: pass reisepass papiere ausweis visum abschieb*
fr: passeport papiers visa titre_de_sejour expuls*
pt: passaporte documentos papeis visto deport*
WORK
en: work works job working office shift
es: trabajo trabajar trabaja oficina curro chamba
de: arbeit arbeiten job buro schicht
fr: travail travailler boulot taf bureau
pt: trabalho trabalhar emprego servico escritorio
FRIENDS FAMILY AWAY
en: isolat* cut_off see_my_friends see_my_family see_anyone visit_my
es: aislada aislarme ver_a_mis ver_a_mi_familia
de: isoliert freunde_treffen freunde_sehen
fr: isole voir_mes_amis voir_ma_famille
pt: isolada isolar ver_minhas_amigas ver_a_minha_familia
GO OUT
en: go_out going_out leave_the_house outside out_alone go_anywhere
es: salir salgo sola salir_de_casa
de: rausgehen ausgehen raus_gehen aus_dem_haus
fr: sortir sors dehors sortir_seule
pt: sair saio sair_de_casa sozinha_na
CLOTHES
en: clothes wear wearing dress skirt dresses outfit
es: ropa falda vestido vestir vestirme
de: kleidung rock kleid anziehen klamotten anziehe
fr: vetements jupe robe habille m_habiller
pt: roupa roupas saia vestido vestir
ASK
en: ask asks asking asked beg
es: pedir pido pide preguntar pregunta
de: fragen frage fragt bitten
fr: demander demande demandes
pt: pedir peco pede perguntar pergunta
PUNISH
en: punish* silent_treatment ignores consequences
es: castiga castigo castigar
de: bestraf* strafe ignoriert
fr: puni punit punition
pt: castiga castigo pune
LEAVE
en: leave leaving left break_up broke_up walk_out split dump dumped divorce separated
es: dejar dejo dejarlo dejarla irme separar divorcio corto_conmigo rompimos
de: verlassen verlasse trenn* schluss_gemacht scheidung getrennt ausgezogen
fr: quitter quitte rupture separ* divorce rompu largue
pt: deixar deixou deixa_lo separar terminar divorcio separacao largar terminei
TAKE KIDS
en: custody take_the_kids never_see
es: custodia quitarme_a_los_ninos
de: sorgerecht kinder_wegnehmen
fr: garde_des enlever_les
pt: guarda tirar_os_filhos
HOME
en: home house flat apartment room kitchen car
es: casa piso departamento habitacion cocina coche carro
de: haus wohnung zuhause zimmer kuche auto
fr: maison appart chambre cuisine voiture
pt: casa apartamento quarto cozinha carro
SHOW UP
en: shows_up turned_up waits_outside outside_my parked doorstep
es: aparece aparecio afuera_de espera_afuera
de: taucht_auf steht_vor vor_meiner_tur
fr: debarque devant_chez attend_devant
pt: aparece apareceu espera_na_porta na_frente_da
FOOD
en: food eat eats eating ate dinner lunch breakfast fridge cook cooking meal
es: comida comer come cena cenar nevera cocinar almuerzo
de: essen isst abendessen kuhlschrank kochen gegessen
fr: manger mange repas diner frigo cuisiner
pt: comida comer come jantar geladeira cozinhar almoco
HUNGRY
en: hungry starv* nothing_to_eat skinny thin
es: hambre flaco
de: hunger hungrig dunn
fr: faim maigre
pt: fome magro magra
ALONE
en: alone lonely by_herself by_himself on_their_own by_themselves unsupervised
es: solo sola solos solas
de: allein alleine einsam
fr: seul seule seuls seules
pt: sozinho sozinha sozinhos sozinhas
DIRTY
en: dirty nappy diaper filthy smell smells lice unwashed
es: sucio sucia panal huele
de: dreckig windel stinkt ungewaschen
fr: sale couche pue
pt: sujo suja fralda cheira
CPS
en: cps social_services social_worker take_him_away
es: servicios_sociales
de: jugendamt
fr: assistante_sociale ase dpj
pt: conselho_tutelar cpcj assistente_social
SPANK
en: spanking discipline naughty belt cane wooden_spoon hairbrush slipper smacking
es: nalgada chancla cinto cinturon azote
de: gurtel kochloffel arschvoll klaps rohrstock
fr: fessee ceinture martinet
pt: palmada cinto chinelo vara
AFTER VISIT
en: weekend_with after_visits comes_home comes_back from_his_dad
es: vuelve_de despues_de_las_visitas
de: kommt_von zuruckkommt
fr: rentre_de revient_de chez_son_pere
pt: volta_da volta_do casa_do_pai
DRAWS TELLS
en: told_me tells_me draws drew drawing whisper* confided
es: me_conto me_dijo dibuja dibujo
de: erzahlt hat_mir_gesagt malt
fr: m_a_dit raconte dessine dessin
pt: me_contou me_disse desenha desenho
BEDWET
en: wets_the_bed bed_wetting nightmares scared_of_him wont_go refuses
es: moja_la_cama pesadillas no_quiere_ir
de: bettnass* alptraume will_nicht_hin
fr: pipi_au_lit cauchemars veut_plus_aller
pt: xixi_na_cama pesadelos nao_quer_ir
ADULT STRANGER
en: online_man older_man stranger coach met_online grooming webcam pictures_of
es: hombre_mayor desconocido entrenador
de: alterer_mann fremder trainer
fr: homme_plus_age inconnu entraineur
pt: homem_mais_velho desconhecido treinador
CRYING BABY
en: stop_crying wont_stop colic crying_baby
es: deja_de_llorar no_para_de_llorar
de: hort_nicht_auf_zu_weinen schreibaby
fr: arrete_pas_de_pleurer
pt: para_de_chorar nao_para_de_chorar
`;
