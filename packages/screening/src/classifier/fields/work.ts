/** Work, money, school, law, belief and names. The format is described in ../concepts/people.ts. */
export const WORK = `
WORK
en: working job jobs employment employed workload workplace workaholic freelance freelancing freelancer
  self_employed part_time full_time day_job side_job side_hustle labour labor occupation workweek teleworking
  remote_work home_office wfh
es: trabajo trabajos trabaja trabajas trabajan trabajar trabajando trabajaba trabajaban trabajado trabaje
  trabajamos trabajara trabajare trabajaria curro curra curras currar currando curre chamba chambear
  chambeando laburo laburar laburando empleo empleos laboral laborales autonomo autonoma freelance teletrabajo
  teletrabajar teletrabajando
de: arbeit arbeiten arbeite arbeitest arbeitet arbeitete arbeiteten gearbeitet arbeitstag arbeitstage
  arbeitsplatz arbeitsplatze arbeitsstelle arbeitsleben arbeitswoche job jobs jobben jobbe jobbt gejobbt
  nebenjob minijob ferienjob beruf berufe berufs beruflich berufliche beruflichen berufstatig* arbeitend
  freiberuf* teilzeit vollzeit homeoffice home_office pendle schufte* maloche*
fr: travail travaille travailles travaillent travailler travaillais travaillait travaillaient travaillant
  travaillons travaillez travaillera boulot boulots bosse bosses bossent bosser bossait bossais taf taffe
  taffer job jobs emploi emplois taff professionnel professionnelle professionnels professionnelles freelance
  independant teletrav* temps_partiel temps_plein turbine metier metiers
pt: trabalho trabalhos trabalha trabalhas trabalham trabalhar trabalhando trabalhava trabalhavam trabalhado
  trabalhei trabalhou trabalhamos trabalhe trabalharam trabalhara trampo trampos trampa trampar trampando
  emprego empregos empregado empregada bico bicos freela freelancer freelancers autonoma autonomo teletrabalho
  home_office part_time full_time expediente laboral laborais
TASK
en: task tasks to_do to_dos assignment assignments deadlines backlog paperwork admin report reports
  spreadsheet spreadsheets presentation presentations delivery_date
es: tarea encargo encargos recado recados entregas informe informes reporte reportes presentacion
  presentaciones papeleo tramite gestion gestiones quehacer faena faenas diligencia diligencias misiones
de: auftrag auftrage auftragen erledigen erledige erledigt erledigst besorgung* deadline deadlines abgabe
  abgabetermin bericht berichte prasentation* papierkram tabelle tabellen liegengeblieb* to_do hausarbeit
  unerledigt*
fr: missions besogne besognes dossier dossiers echeance echeances deadline deadlines rapport_d rapports
  presentation tableur demarche demarches commission_a a_faire livrable livrables compte_rendu
pt: afazer encargo encargos recado_a incumbencia* entrega entregas relatorio relatorios apresentacao
  apresentacoes planilha planilhas pendencia pendencias demanda demandas diligencia diligencias burocracia
  burocracias missao_do missoes
TRADES
en: plumber plumbers electrician electricians carpenter carpenters waiter waiters waitress waitresses
  bartender bartenders barista chef chefs cashier cashiers trucker barber barbers maid maids butcher gardener
  welder deliveryman courier firefighter firefighters fireman locksmith tailor painter roofer housekeeper
  bouncer bouncers keeper
es: albanil albaniles carpinter* camarero camarera camareros camareras mesero mesera meseros cociner* cajero
  cajeros conductor conductora chofer choferes taxista* camionero* barbero estilista limpiador* soldador*
  repartidor* mensajero bombero* cerrajero* obrero* dependient*
de: maurer* barkeeper* lkw_fahrer busfahrer* taxifahrer* frisor* putzfrauen reinigungskraft backerin gartner
  gartnerin schweisser* brieftrager* paketbote* kurier* feuerwehrm* schlosser* verkauferin verkauferinnen
  dachdecker* arbeiter arbeiterin wirt wirtin bestatter*
fr: maconnerie charpentier* serveur serveurs serveuse serveuses barman cuisinier cuisiniers chauffeur
  chauffeurs routier routiers coiffeur* coiffeuse* menagere boulanger boulangere boucher bouchere
  agricultrice* soudeur* livreur livreurs coursier pompier pompiers serrurier* ouvrier* vendeuse vendeuses
  peintre couvreur*
pt: carpinteir* marceneir* barman cozinheir* motorista motoristas caminhoneir* camionista* taxista* barbeir*
  faxineir* domestica padeiro padeira acougueir* jardineir* fazendeir* soldador* entregador* motoboy*
  bombeiro* chaveiro* serralheir* operario* balconista* vendedora vendedoras pintor talhante
PROFESSIONS
en: engineer engineers engineering accountant accountants accounting architect architects programmer
  programmers developer developers designer designers journalist journalists consultant consultants analyst
  analysts scientist scientists researcher researchers secretary secretaries receptionist* assistants
  paralegal salesman salesperson salespeople realtor pharmacist librarian flight_attendant translator banker
  bankers broker specialist profession professions agent agents conductors
es: ingenier* contable contables contador contadora contaduria arquitect* desarrollador* disenador*
  periodista* consultor consultora consultores consultoria analista* cientific* investigador investigadora
  investigadores secretari* asistentes administrativ* comercial farmaceutic* bibliotecari* piloto traductor*
  banquer* especialista_en profesion profesiones profesional profesionales oficio oficios contabilidad
de: ingenieur* buchhalter* architekt* programmierer* entwickler* designer* journalist* beraterin*
  unternehmensberat* analyst* wissenschaftler* forscher* sekretar* rezeptionist* assistent* vertreter_von
  verkaufer immobilienmakler* apotheker* bibliothekar* pilotin stewardess* flugbegleiter* ubersetzer* banker*
  bankkauf* fachmann fachfrau fachleute fachkraft fachkrafte sachbearbeiter* steuerberater* kauffrau kaufmann
  buchhaltung lokfuhrer*
fr: ingenieur* comptable* comptabilite architecte* programmeu* developpeu* designer* graphiste* journaliste*
  consultant* analyste* scientifique* chercheu* secretaire* secretariat assistants assistantes commercial_de
  agent_immobilier pharmacien* bibliothecaire* pilote hotesse* steward traducteur* traductrice* banquier*
  profession professions animateur* agent agents
pt: engenheir* engenharia contador contadora contabilista* contabilidade arquitet* arquitect* desenvolvedor*
  designer* jornalista* consultor consultora consultores consultoria analista* cientista* pesquisador*
  investigador* secretari* assistentes administrativ* corretor corretora farmaceutic* bibliotecari* piloto
  tradutor* profissao profissoes profissional profissionais oficio oficios tecnico tecnica tecnicos
BOSS
en: boss bosses manager managers supervisor supervisors superior superiors ceo director directors executive
  executives employer employers chief chiefs head_of team_leader team_lead leader leaders management foreman
  line_manager owner_of_the president_of in_charge leadership human_resources
es: jefe jefa jefes jefas jefazo encargado encargada encargados supervisor supervisora supervisores gerente
  gerentes gerencia director directora directores directivo directivos superior_mio patron patrona patrones
  ceo empleador empleadora lider lideres liderazgo mando_al responsable_de rrhh recursos_humanos mandamas
  recursos
de: chef chefs chefin chefinnen boss vorgesetzt* leitung geschaftsfuhr* abteilungsleit* teamleit* filialleit*
  direktor direktorin direktoren manager managerin managern arbeitgeber* fuhrungskraft fuhrungskrafte ceo
  vorstand vorstande vorarbeiter* personalabteilung personaler*
fr: chef chefs cheffe patron patrons patronne boss manager managers manageuse directeur directeurs directrice
  directrices dirigeant* responsable_d employeur* pdg hierarchie n_plus drh rh ressources_humaines
  chef_de_service leader leaders contremaitre cadre_dirigeant
pt: chefe chefes chefa chefia chefinho patrao patroes gerente gerentes gerencia gestor gestora gestores
  supervisor supervisora supervisores diretor diretora diretores diretoria director directora
  superior_hierarquico encarregad* empregador* ceo lider lideres lideranca rh recursos_humanos
  entidade_patronal
COLLEAGUES
en: colleague colleagues coworker coworkers co_worker co_workers workmate workmates teammates employee
  employees staff personnel intern interns trainee trainees worker workers associate associates subordinate*
  apprentice_at workforce department departments dept
es: colega colegas companeros companeras empleado empleada empleados empleadas trabajador trabajadora
  trabajadores trabajadoras personal_de plantilla becario becaria becarios pasante pasantes practicante
  practicantes subordinad* socio_de
de: kollege kollegen kollegin kolleginnen kollegium mitarbeiter* arbeitskolleg* angestellte angestellter
  angestellten arbeitnehmer* belegschaft personal abteilung abteilungen praktikant* azubi azubis lehrling
  lehrlinge auszubildende* werkstudent* beschaftigte beschaftigten untergeben*
fr: collegue collegues collaborateur* collaboratrice* employe employes employee employees salarie salaries
  salariee personnel_de coequipier* travailleur travailleurs travailleuse stagiaire stagiaires apprenti
  apprentie apprentis subordonn* service_d effectif effectifs departements
pt: colega colegas funcionario funcionaria funcionarios funcionarias colaborador* trabalhador* pessoal_do
  estagiari* subordinad* aprendiz departamento departamentos setor setores
OFFICE
en: office offices cubicle warehouse plant_floor site_office building_site headquarters hq premises coworking
  reception_desk call_center call_centre branch_office printer photocopier corporate_office worksite
es: oficina oficinas despacho despachos almacen almacenes fabrica bodega bodegas nave_industrial obra_en sedes
  sucursal sucursales planta_de coworking call_center impresora fotocopiadora obra
de: buro buros lager_von lagerhalle* werk_in werkstatt werkstatten baustelle* zentrale filiale filialen
  empfang grossraumburo coworking callcenter kopierer niederlassung* betriebsrat kantine raumlichkeiten
fr: bureaux atelier ateliers chantier chantiers siege_social agence agences filiale succursale open_space
  openspace coworking accueil_de imprimante photocopieuse cantine_du cabinet service
pt: escritorios gabinete gabinetes armazens deposito_da fabrica estaleiro canteiro_de sedes filial filiais
  sucursal galpao coworking call_center impressora fotocopiadora obra
SHIFT
en: overtime day_shift late_shift early_shift roster work_schedule working_hours office_hours extra_hours
  nine_to_five clock_in clock_out on_call sick_leave annual_leave leave_days lunch_break coffee_break
  business_trip business_trips earlies lates
es: horas_extra horas_extras guardia guardias turno_de_noche librar libranza cuadrante fichar ficho ficha_a
  baja_laboral baja_medica permiso_laboral excedencia viaje_de_trabajo viaje_de_negocios media_jornada
  descanso_de rotativo
de: tagschicht* schichtplan schichtarbeit dienst dienste dienstplan nachtdienst* bereitschaft* uberstunde*
  arbeitszeit* stundenplan kernzeit gleitzeit krankschreib* krankgeschrieben krankenschein dienstreise*
  geschaftsreise* uberzeit stempeluhr spatdienst* fruhdienst* nachtwache*
fr: heures_sup heures_supplementaires heures_supp astreinte* garde_de_nuit poste_de_nuit equipe_de_nuit rtt
  conge conges arret_maladie pointeuse pause_dejeuner pause_cafe deplacements deplacement_pro trois_huit
  permanence
pt: hora_extra horas_extras horas_extraordinarias turno_da_noite bater_ponto ponto_eletronico atestado_medico
  baixa_medica afastamento_do licenca licencas viagem_de_trabalho viagem_de_negocios viagem_a_trabalho
  sobreaviso
MEETING
en: conference conferences webinar webinars videocall conference_call agenda_item briefing briefings
  workshop_day seminar seminars staff_meeting business_dinner work_event office_party christmas_party
  convention networking brainstorm* board_meeting
es: conferencia conferencias cita_con videollamada videollamadas videoconferencia* congreso_de seminario
  seminarios cena_de_empresa asamblea asambleas comite comites convencion convenciones reunirse reunirme
  reunieron evento_de
de: besprechung* meeting meetings konferenz* tagung tagungen videokonferenz* videocall versammlung* seminar
  seminare seminaren teambesprechung* betriebsfeier* firmenfeier* weihnachtsfeier* kongress* messe_in
  betriebsausflug*
fr: meeting meetings conference conferences rendez_vous_pro visios visioconference* seminaire seminaires
  colloque* assemblees comite comites congres entrevue* afterwork pot_de_depart soiree_entreprise
  diner_d_affaires
pt: conferencia conferencias congresso_de videoconferencia* seminario seminarios assembleia assembleias comite
  comites convencao convencoes compromisso_profissional palestra palestras evento_da confraternizac*
  jantar_de_negocios workshop workshops
HIRING
en: hire hires hired hiring recruit* apply_for applied_for applying_for applicant applicants application_form
  job_application job_interview interview interviews interviewed interviewing cv cvs resume_for vacancy
  vacancies job_offer job_search job_hunting job_hunt candidate candidates new_job job_opening
  probation_period start_date cover_letter headhunter employ employs
es: contratar contrata contrato_a contratan contrataron contratado contratada contratados contratacion
  contratando entrevista entrevistas entrevistar entrevistaron curriculum curriculums cv vacante vacantes
  oferta_de_trabajo oferta_de_empleo candidat* postular postule postularme postulacion* solicitud_de_empleo
  buscar_trabajo nuevo_trabajo reclutar reclutador reclutadora periodo_de_prueba plaza_de seleccionad*
de: einstellen_sie eingestellt einstellung_in bewerbung bewerbungen bewerben bewerbe bewirbt bewarb beworben
  bewerber* bewerbungsgesprach* vorstellungsgesprach* jobinterview lebenslauf* stellenangebot* jobangebot*
  stelle_als offene_stelle jobsuche stellensuche jobborse kandidat* probezeit anheuern angeheuert
  personalvermittl* neuer_job neuen_job anschreiben_fur stellenanzeige*
fr: embauche embauches embaucher embauchent embauchee embauchait recrut* entretien_d_embauche entretien_d
  entretiens candidature* candidat candidats candidate postuler postule postules cv curriculum offre_d_emploi
  lettre_de_motivation poste_de poste_vacant periode_d_essai recherche_d_emploi nouveau_travail nouveau_boulot
  chasseur_de_tetes engager_comme interim interimaire*
pt: contratar contratam contratou contrataram contratado contratada contratados contratacao contratando
  entrevista entrevistas entrevistado curriculo curriculos curriculum cv vaga vagas vaga_de_emprego
  oferta_de_emprego proposta_de_emprego candidat* recrutar recrutador recrutadora recrutamento
  processo_seletivo procurar_emprego novo_emprego periodo_de_experiencia admitid* selecao_de
LOSING WORK
en: fired dismissal laid_off lay_off layoff layoffs redundant redundancy redundancies unemployed unemployment
  jobless resign resigns resigning resignation quit_my_job quit_his_job quit_her_job lost_my_job lost_his_job
  lost_her_job out_of_work notice_period give_notice handed_in severance got_sacked sacked job_loss strike_at
es: despido despidos despedir_a despidieron despedido despedida_del despedidos despiden despidan despedirme
  despidio desemplead* desempleo parado_desde parados en_paro cesant* sin_trabajo sin_empleo dimit* dimision
  renuncia renuncie renuncio renunciar_al finiquito indemnizacion ere erte recorte_de huelga huelgas
  perder_el_trabajo perdi_el_trabajo perdio_el_trabajo
de: gekundigt kundigen kundige kundigt kundigte kundigst kundigung* entlassen entlasst entlassung* gefeuert
  feuern feuert rausgeschmissen_aus arbeitslos* jobverlust job_verloren abfindung* aufhebungsvertrag
  kurzarbeit streik streiks stellenabbau gekundigte jobcenter arbeitsamt hinschmeissen jobwechsel
fr: vire_de vires licencie licenciee licencier licencies licenciement* chomage chomeur chomeurs chomeuse
  chomeuses demission demissions demissionner demissionne demissionnaire sans_emploi sans_travail
  perdu_mon_travail perdu_son_travail perdu_son_emploi perdu_mon_emploi pole_emploi france_travail
  rupture_conventionnelle plan_social greve greves renvoye_de
pt: demitid* demissao demissoes demitir demitiu demitiram demitir_me despedid* despedimento* despediram
  desemprego desempregad* demito pedir_demissao pedi_demissao pediu_demissao mandado_embora mandaram_embora
  sem_emprego sem_trabalho perder_o_emprego perdi_o_emprego perdeu_o_emprego rescisao aviso_previo
  seguro_desemprego fundo_de_desemprego greve greves
RETIREMENT
en: retire retires retired retiring pension pensions pensioner pensioners pension_fund retiree retirees
  early_retirement old_age_pension superannuation retirement_age 401k ira_account social_security
  state_pension
es: jubilar jubila jubilarse jubilarme jubilado jubilada jubilados jubilo_en jubilacion jubilaciones pension
  pensiones pensionista* pensionad* retiro_laboral plan_de_pensiones prejubil* seguridad_social retirado_del
  retirarse_del retirada_del afp
de: renten rentner rentnerin rentnerinnen rentnern pension pensionen pensioniert* pensionar* pensionierung*
  rentenversicherung* fruhrente* altersrente* altersteilzeit berentet* altersvorsorge rentenalter verrentet*
  betriebsrente witwenrente rentenanspruch* rentenpunkt* rentenkasse
fr: retraite retraites retraitee retraitees pension_de_retraite prendre_sa_retraite en_retraite a_la_retraite
  preretraite* pensionne pensionnee rentier caisse_de_retraite age_de_la_retraite regime_de_retraite
  pension_de_reversion securite_sociale depart_en_retraite maison_de_retraite futur_retraite petite_retraite
pt: aposentar aposentou aposentei aposentar_se aposentado aposentada aposentados aposentadas aposentadoria*
  aposenta aposentacao reforma_antecipada reformad* reformou_se reformar_se pensao_de_velhice pensionista*
  inss previdencia previdencia_social seguranca_social fundo_de_pensao plano_de_pensao idade_da_reforma
CAREER
en: career careers promotion promotions promoted promote rank ranks ambition ambitions professional_life
  professional professionally professionals professional_growth experience_in expertise raise_at pay_rise
  climb_the_ladder advancement transfer_to transferred relocation corporate_ladder reference_letter
es: ascenso ascensos ascender ascendido ascendida ascendieron ascendio cargos promocion_en profesionalmente
  trayectoria experiencia_laboral traslado trasladar trasladaron trasladado carrera_profesional
  crecimiento_profesional
de: karriere karrieren beforder* aufgestiegen laufbahn berufserfahrung berufsleben karriereleiter versetzung
  versetzt_nach rang professionell* werdegang weiterkommen
fr: carrieres promotion promotions promu promue promouvoir poste postes professionnellement
  evolution_de_carriere evolution_professionnelle grade mutation mutee mutations parcours_pro
  parcours_professionnel experience_professionnelle avancement reconversion* vie_professionnelle
  plan_de_carriere augmentation_de
pt: carreira carreiras promovid* promover promocao_no promocao posto_de cargo cargos ambicoes
  profissionalmente experiencia_profissional transferencia_para transferid* plano_de_carreira
  crescimento_profissional subir_na_carreira vida_profissional hierarquia patente
BUSINESS
en: business businesses companies firm firms enterprise* corporation corporations corporate startup startups
  entrepreneur* industry industries trade_deal partnership_firm business_partner investor investors invest
  investing investment* shareholder* stocks profit profits revenue turnover marketing sales_team commerce
  commercial bankrupt bankrupted businessman businesswoman franchise economy economic crypto bitcoin
es: empresa empresas negocio negocios compania companias empresari* corporacion* industria* firma_de
  sociedad_limitada socio socia socios comerciante* inversion inversiones invertir invierte invirtio invertido
  inversor* inversionista* acciones_de accionista* ganancia ganancias beneficios beneficio_economico marketing
  bancarrota quiebra quebro_la economia economicos economicas pyme startup* bitcoin cripto*
de: firma firmen unternehmens unternehmer* betrieb betriebe betrieben geschaftlich* konzern* startup* grunder*
  existenzgrund* industrie* branche branchen geschaftspartner* investor* investieren investiert investition*
  aktie aktien gewinn gewinne umsatz umsatze marketing vertrieb handel wirtschaft wirtschaftlich* pleite
  insolven* konkurs gewerbe* bitcoin krypto*
fr: entreprise entreprises societe_de boite_ou compagnie compagnies entrepreneur* entrepreneuse* business
  industrie* startup* start_up pme commerce commerces commercant* associe associes associee investir investi
  investis investissement* investisseur* actions_en actionnaire* benefice benefices chiffre_d_affaires
  marketing faillite* economique economiques bitcoin crypto* secteurs
pt: empresa empresas negocio negocios companhia companhias empresari* empreend* corporacao industria* firma
  firmas socia comercio comercios comerciante* investir investiu investi investimento* investidor* acoes_da
  acionista* lucro lucros faturamento marketing falencia* falir faliu economic* startup* bitcoin cripto*
  loja_propria telemarketing
CUSTOMERS
en: customer customers client clients clientele supplier suppliers vendor vendors complaint_from service_desk
  customer_service order_number orders_from warranty guarantee_card refund refunds refunded contractor
  contractors buyer_list subscriber* consumer consumers guest_list_at patron_of service services
es: cliente clienta clientes clientas clientela proveedor* consumidor* atencion_al_cliente servicio_al_cliente
  pedidos garantias reembolso* reembolsar devolucion devoluciones reclamacion reclamaciones suscriptor*
  suscripcion* contratista* usuario usuarios servicios
de: kunde kunden kundin kundinnen kundschaft kundenservice kundendienst lieferant* bestellung* bestellen
  bestellt bestelle bestellte verbraucher* konsument* reklamation* garantien ruckerstattung* erstattung*
  abonnent* abo abos nutzer mandant* auftraggeber* stammkund* service
fr: client clients cliente clientes clientele fournisseur* consommateur* consommatrice* service_client
  commande_de commandes garantie garanties remboursement* abonne abonnee abonnement* usager usagers
  utilisateur utilisateurs prestataire* sav commande services
pt: cliente clientes clientela freguesa fregues fornecedor* consumidor* atendimento atendimento_ao_cliente
  encomenda encomendas pedido_da garantias reembolso* reembolsar devolucao devolucoes reclamacao reclamacoes
  assinante* assinatura_da usuario usuarios utente* servicos
SALARY
en: salary salaries wage wages paycheck paychecks payday payslip payslips earn earns earned earning earnings
  earner breadwinner income incomes bonus bonuses commission commissions pay_packet minimum_wage net_income
  take_home_pay stipend hourly_rate paid_well underpaid overpaid well_paid provider
es: sueldo sueldos salario salarios nomina nominas gano_mas ganar_dinero gana_mas ganando_dinero ingresos
  paga_extra aguinaldo comision comisiones propina propinas sueldazo salarial salariales mal_pagado
  bien_pagado remuner* cobro_el cobrar cobra cobraba cobras cobran cobrado honorarios bono bonos sustento
  cobro
de: gehalt gehalter gehalts gehaltserhohung* gehaltszettel gehaltsabrechnung* lohn lohne lohns lohnabrechnung*
  lohnzettel mindestlohn verdienen verdienst verdient verdiente verdienten verdientes einkommen einkunfte
  bonus boni pramie pramien provision stundenlohn nettolohn brutto weihnachtsgeld urlaubsgeld bezahlung
  verdiener alleinverdiener* hauptverdiener* unterbezahlt
fr: salaire salaires paie paye_du fiche_de_paie bulletin_de_salaire smic gagne_bien gagne_plus gagner_plus
  gagner_de_l_argent gagner_sa_vie prime primes commission commissions remuner* augmentation_de_salaire
  mal_paye bien_paye treizieme_mois net_imposable gagne_pain honoraires salarial salariaux solde_de_tout
pt: salario salarios ordenado ordenados vencimento vencimentos holerite contracheque recibo_de_vencimento
  ganhar_dinheiro ganha_mais ganho_mais ganhar_mais ganhar_bem ganha_bem ganha_pouco ganho_pouco renda
  rendimento rendimentos bonus comissao comissoes gorjeta gorjetas decimo_terceiro salarial aumento_salarial
  remuner* mal_pago bem_pago subsidio_de_ferias honorarios provedor sustento cobrar
MONEY
en: money cash currency currencies dollar dollars bucks buck euro euros pound quid cent cents penny pennies
  coin coins banknote* fiver tenner grand_a dough_for fund funds funding finance finances financial
  financially fiscal funded monetary sum_of amount_of thousands_of piggy_bank spare_change
es: dinero pasta_gansa lana_de guita efectivo moneda monedas euro euros dolar dolares soles_por centavo
  centavos centimo centimos pavos lucas_de varos fondos financ* finanza finanzas economicamente montos hucha
  alcancia calderilla biyuya
de: geld gelder geldes bargeld kohle asche_haben moneten zaster euro euros cent cents franken rappen dollar
  geldschein* munze munzen kleingeld wahrung* finanzlage finanziell* finanzen portemonnaie* betrag betrage
  geldprobleme geldsache* geldfrage* geldangelegenheit* tausender hunderter sparschwein cash
fr: argent fric thune thunes ble_pour pognon oseille liquide cash monnaie monnaies euro euros balles_par
  centime centimes dollar dollars somme fonds_d finance finances financier financiere financiers financieres
  financierement tirelire sous_de plein_de_sous tunes bifton* chf moyens_financiers
pt: dinheiro grana din_din bufunfa massa_toda guita pilim numerario moeda moedas nota_de notas_de real_por
  euro euros dolar dolares centavo centavos centimo centimos paus_por pila financa financas financeir*
  quantias montantes fundo_de carteira carteiras cofrinho mealheiro trocados dinheirinho dinheirao verba
  verbas
BANK ACCOUNT
en: bank banks banking account accounts joint_account bank_account bank_statement* card credit_card
  credit_cards debit_card debit_cards visa_card mastercard paypal venmo cashpoint pin_number withdrawal*
  deposit_slip transfer transfers bank_transfer wire_transfer transaction transactions balance_of overdraft
  overdrawn savings_account checking_account iban online_banking chequebook cheque cheques pins
es: banco cuenta_bancaria cuentas_bancarias cuenta_conjunta cuenta_comun cuenta_corriente bancari* tarjeta
  tarjetas tarjeta_de_credito cajero_automatico bizum paypal pin_de clave_bancaria sacar_dinero saco_dinero
  retirar_dinero transferencia transferencias transferir transferi transferio extracto* saldo saldos cheque
  cheques movimientos_bancarios cuenta_de_ahorro* ingresar_dinero chequera deposito_en depositar depositos
  visa_y nequi deposito
de: bank banken bankkonto bankkonten konto konten kontos gemeinschaftskonto girokonto sparkonto kontoauszug*
  kontostand* karte_gesperrt bankkarte* kreditkarte* ec_karte girokarte paypal geldautomat* bankautomat*
  uberweisung* uberweisen uberweise uberweist abhebt hebt_geld dispo kontovollmacht* vollmacht* iban
  pin_nummer sparkasse sparkassen volksbank onlinebanking dauerauftrag* lastschrift* abbuchung* abgebucht
  konto_uberzogen buchung_auf gutschrift* tresor tresore
fr: banque banques bancaire bancaires compte_bancaire comptes_bancaires compte_joint compte_commun
  compte_en_banque compte_courant comptes_en_banque carte_bancaire carte_bleue carte_de_credit
  cartes_de_credit cb carte_de_paiement paypal lydia_pour distributeur retrait retraits retirer_de_l_argent
  virement virements code_de_carte releve_de_compte releves rib iban a_decouvert cheque cheques chequier*
  solde_du prelevement* livret livrets livret_a crediter debiter debite transaction transactions
  agence_bancaire conseiller_bancaire caisse_d_epargne
pt: banco bancos bancari* conta_bancaria contas_bancarias conta_conjunta conta_corrente conta_poupanca
  conta_do_banco cartao cartoes cartao_de_credito cartao_de_debito multibanco caixa_eletronico
  caixa_automatico pix mb_way mbway paypal transferencia transferencias transferir transferi transferiu
  transferencia_bancaria extrato extratos saldo saldos sacar_dinheiro sacou_dinheiro saque saques
  levantar_dinheiro cheque cheques iban nib senha_do_cartao depositar depositou depositei depositos
  cheque_especial limite_do_cartao nubank deposito cofre
BILLS
en: bill bills invoice invoices receipt receipts utility utilities electricity_bill electric_bill phone_bill
  water_bill gas_bill heating_bill expense expenses outgoings budget budgets budgeting household_budget fee
  fees direct_debit instalment installment installments instalments monthly_payment* subscription
  subscriptions upkeep living_expenses household_expenses insurances premium_for
es: factura facturas recibos gasto gastos gastos_de_casa presupuesto* factura_de_la_luz recibo_de_la_luz cuota
  cuotas mensualidad* pago_mensual tarifas seguro_de_coche seguro_medico aseguradora* domiciliad*
  domiciliacion* comprobante* ticket_de tique economia_domestica gastos_comunes a_medias_los_gastos boleta
  boletas expensas cuenta_de_la_luz consumo_de_luz mantenimiento_de
de: rechnung rechnungen stromrechnung* handyrechnung* telefonrechnung* nebenkosten* fixkosten haushaltskosten
  lebenshaltungskosten ausgabe ausgaben quittung* kassenbon* bon_von beleg belege budget haushaltsgeld
  haushaltsbuch haushaltskasse gebuhr gebuhren ratenzahlung* abschlag versicherung versicherungen
  krankenversicherung* haftpflicht* krankenkasse* mitgliedsbeitrag* unterhaltskosten monatlich_zahl
  strom_und_gas stromkosten heizkosten lebensversicherung*
fr: facture facture_d factures facture_d_electricite depense_mensuelle charges charges_communes budget budgets
  budgetaire recu_de ticket_de_caisse quittance* mensualite* echeancier abonnement_tel assureur* mutuelles
  cotisation* note_d_electricite edf_gdf edf payer_les_factures depenses_communes depenses_du
  depenses_courantes cout_de_la_vie forfait forfaits devis tarif tarifs
pt: fatura faturas conta_de_luz conta_de_agua contas_da_casa contas_de_casa contas_a_pagar pagar_as_contas
  pagar_contas boleto boletos recibo recibos despesa despesas orcamento orcamentos gastos gasto_com
  mensalidade* prestacao prestacoes parcela parcelas parcelad* taxas tarifa tarifas seguro_do_carro
  seguro_de_saude seguradora* plano_de_saude nota_fiscal comprovante* comprovativo* debito_automatico
  debito_direto custo_de_vida rachar_a_conta dividir_as_contas despesas_da_casa
DEBT
en: debt debts owe owes owed borrower creditor creditors credit credits credit_score credit_rating repay*
  pay_back paid_back pay_me_back paying_back payback bankruptcy arrears overdue_bill iou collector_agency
  debt_collector* payday_loan student_loan student_loans in_the_red interest_rate interest_rates
es: deuda deudas deber_dinero debe_dinero debo_dinero me_debe_dinero deudor* endeud* prestas prestan prestaste
  presto_dinero preste_dinero prestada prestados prestadas prestaba acreedor* credito creditos moroso morosos
  embargo embargaron embargad* devolver_el_dinero me_debe numeros_rojos intereses_del hipotecad* refinanc*
  avalista aval fiador
de: schulden schuldenberg* schuldenfrei schuldest schuldet schulde schuldner* verschuld* uberschuld*
  schuldenberatung* kredit kredite krediten kreditrate* kreditvertrag* leihst liehen ausleihen verleihen borge
  borgst zuruckzahlen zuruckgezahlt zuruckzahlt zahlt_zuruck abbezahl* abzahlen glaubiger* inkasso* schufa
  privatinsolvenz burge burgschaft* zinsen ruckzahlung* minus_auf_dem abgezahlt abzahlung
fr: dette devoir_de_l_argent doit_de_l_argent me_doit_de_l_argent endett* surendett* pret_etudiant
  prete_de_l_argent preteur avance_de_l_argent credit credits credit_conso creancier* debiteur* rembourser
  rembourse remboursent remboursera rembourserai interdit_bancaire huissier huissiers saisie_sur impaye
  impayes impayee taux_d_interet dans_le_rouge ardoise commission_de_surendettement
pt: divida dividas devendo dever_dinheiro deve_dinheiro devo_dinheiro me_deve_dinheiro devedor* endivid*
  emprestimo emprestimos emprestada emprestados emprestem emprestando credor credores credito creditos
  nome_sujo serasa spc agiota agiotas financiamento* financiad* inadimpl* penhora penhorad* juros cobranca_de
  cobrador* consignado negativad* quitar_a quitar quitei quitou no_vermelho calote caloteir*
SAVINGS
en: saving_money save_money saves_money saved_money saving_up saved_up save_up nest_egg rainy_day_fund
  emergency_fund emergency_money thrifty frugal frugality thrift stash_of penny_pinch* miser miserly
  tightfisted tight_with_money economize economise economising trust_fund college_fund
es: ahorran ahorraba ahorrativ* ahorrador* ahorrito* guardar_dinero guardando_dinero colchon_economico avaro
  avara codo_con ratero_de economizar economiza apartar_dinero fondo_de_emergencia apretarse_el_cinturon
  cerdito austero austera
de: gespartes ersparte erspartes sparsam* sparbuch* sparvertrag* notgroschen rucklage rucklagen sparfuchs
  geizkragen knauserig* knausern sparer ansparen angespart sparplan* bausparvertrag* bausparer tagesgeld*
  einsparen eingespart gelder_beiseite
fr: epargne epargner epargnes epargnait epargnant economies_de nos_economies mes_economies ses_economies
  economiser economise economisent economisons mettre_de_l_argent_de_cote bas_de_laine econome economes
  radinerie avares pingre pingres assurance_vie cagnotte* pecule fonds_d_urgence plan_epargne
pt: poupancas poupei poupado poupamos economizar economiza economizando economizei economizou economizado
  economias_de minhas_economias nossas_economias guardar_dinheiro guardando_dinheiro juntando_dinheiro
  juntei_dinheiro pe_de_meia pe_de_meias reserva_de_emergencia fundo_de_emergencia avarento* sovina sovinas
  forreta* unha_de_fome economico_com fazer_economia
PRICE
en: price prices priced costed worth_it value_of rate_of price_tag price_list per_month per_hour how_much_is
  charge_for charged_me charges_for quote_for estimate_of total_of sum_total half_of_it inflation
  cost_of_living market_value appraisal
es: precio precios costo_de coste costes costos costaron valor_de valores_de cuanto_cuesta cuanto_vale
  tasacion tasar importe importes porcentaje* inflacion etiqueta_de_precio presupuestado cotiza cotizacion
  valorad* aumento_de_precio total_a_pagar
de: preis preise preisen gekostet wert_ist preisliste* preisschild* preiserhohung* gesamtpreis prozent
  prozentual* prozentsatz inflation kaufpreis* wieviel_kostet was_kostet marktwert gegenwert
  kostenvoranschlag* summiert pro_monat pro_stunde unkosten mehrkosten
fr: prix couter coutaient coutera cout couts tarif_de valeur_de combien_coute inflation estimation_de estime_a
  prix_de_vente evalue_a etiquette_de_prix par_mois montant_total chiffrer chiffre_a hausse_des_prix
pt: preco precos custar custo_de custos valor_de valores_de vale_quanto quanto_custa inflacao total_a_pagar
  cotacao orcado precificar avaliad* tabela_de_preco* por_mes por_hora aumento_de_preco reajuste
BUY
en: buy buys buying bought purchase purchases purchased purchasing shopping_spree shopper order_online
  ordered_online online_shopping get_me_a shop_for shopped basket_of cart_full buyer buyers online_order
es: comprar compra compro_un compran compraba compre compraste compramos compraron comprado comprada comprados
  comprarme comprarle comprarse comprarnos comprando comprara comprador* tienda tiendas adquirir adquirio
  adquiri adquirido carrito shopping compritas compro
de: kaufen kaufe kaufst kauft kaufte kauften gekauft gekaufte kaufs kauf kaufer einkauft einkaufszentrum
  shoppt geshoppt shoppingtour anschaffen angeschafft anschaffung* zalando laden_in einkaufsbummel besorgen
  besorge zugelegt erwerben erworben onlineshop*
fr: acheter achete achetes achetent achetait achetais achetee achetees achetera acheterai achetons achat
  achats acheteur* caddie commander_sur commande_sur emplette* acquis_un offrir_un_cadeau shopper
pt: comprar compra compro_um compram comprava comprei comprou compraste compramos compraram comprado comprada
  comprados comprando compre comprasse comprar_me comprador* adquirir adquiriu adquiri adquirido adquirida
  comprinhas feira_livre compro
SELL
en: sell sells selling sold seller sellers sale sales resell resale auction auctions auctioned advert_for
  put_up_for_sale for_sale retailer wholesale trade trades traded trading trader flog pawn pawned pawnshop
  garage_sale yard_sale salesmanship unsold exchange_for swap_for barter merchandise merchandising stock_for
  adverts advert
es: vender vendo vende vendes venden vendi vendio vendido vendida vendidos vendidas vendiendo vendia vendieron
  vendemos venderla venderlo vender_la venta ventas vendedor* en_venta subasta* mercancia* reventa revend*
  trueque intercambiar intercambio_de traspas* rematar malvend* mayorista* minorista* anuncio_de_venta
de: verkaufen verkaufe verkaufst verkauft verkaufte verkauften verkauftes verkauf verkaufs versteiger* auktion
  auktionen handeln_mit handler handlerin einzelhandel grosshandel angebote zu_verkaufen weiterverkauf* tausch
  pfandhaus verpfand* veraussern verausserung hausverkauf verscherbel* verticken inserat* inserier*
fr: vendre vends vend vendu vendue vendus vendues vendent vendait vendant vendeur vendeurs vente ventes
  revendre revendu revendue revente mise_en_vente a_vendre encheres enchere marchand marchands marchandise*
  troc echanger_contre brader brade liquider_le ecouler refourgu* negoce grossiste* detaillant*
  annonce_de_vente petites_annonces depot_vente
pt: vender vende vendem vendi vendeu vendeste venderam vendido vendida vendidos vendidas vendendo vendia
  vendiam vendemos venda vendas vendedor vendedores a_venda leilao leilo* revend* trocar_por mercadoria*
  atacado atacadista varejo varejista comerciar negociar_o_preco anuncio_de_venda penhor passar_adiante
  propaganda anuncio
PAY
en: pay pays paying paid payment payments spend_money spends_money spent_money spend_on spent_on spending
  spender splurge splurged pay_for paid_for afforded chip_in split_costs go_dutch prepaid cash_in pocket_money
  allowance pay_half treats_me picked_up_the_tab my_treat unpaid handout handouts waste_money reimburse*
es: pagar paga pagas pagan pagos pague pagaste pagamos pagaron pagado pagada pagados pagando pagaba pagaria
  pagarlo pagarme pagarle pagara gastar gasta gastas gastan gaste gastaste gastaron gastada gastando gastaba
  gastarse abonar abono invitar_a_cenar a_pachas a_escote paga_semanal mesada pago
de: zahlten zahlung zahlungen bezahlen bezahle bezahlst bezahlt bezahlte bezahlten ausgeben ausgibt ausgegeben
  ausgab gibt_geld_aus begleichen beglichen vorgestreckt vorstrecken auslegen ausgelegt taschengeld anzahlung*
  nachzahlung* einzahlen eingezahlt einzahlung uberzahlt unbezahlt* blechen spendier* auskommen_mit
  finanzieren finanziert finanziere aufkommen_fur
fr: payer paye paies payes payent payait payais payee payees payera payerai payons payez paiement paiements
  paiment regler_la_facture depense depenses depenser depensent depensait depensee depensiere avancer_l_argent
  claque_tout claquer_du_fric argent_de_poche partager_les_frais verse_une versement* raquer casquer
  cracher_du_fric financer finance_par invite_au_resto debourser* cotiser paient regle_la_note
pt: pagar paga pagas pagam pago_eu pagos pago pagou paguei pagaste pagamos pagaram pagava pagando pagamento
  pagamentos pague paguem pagaria pagar_lhe gastar gastas gastam gastei gastou gastaram gastava gastando gaste
  mesada semanada dividir_a_conta arcar_com arca_com desembols* custear custeia pagante
INHERITANCE
en: inherit inherits inherited inheriting inheritance inheritances heir heirs heiress estate_of last_will
  testament will_and_testament written_out_of_the_will executor probate beneficiary beneficiaries legacy
  legacies heirloom heirlooms bequeath* trustee left_me_money in_her_will in_his_will make_a_will deed_of
  family_estate
es: herencia herencias heredar heredo heredas hereda heredan herede heredado heredada heredamos hereder*
  desheredar desheredado desheredo testamento testamentos albacea legado legados sucesion sucesiones
  patrimonio patrimonios beneficiari* bienes legitima_de usufructo nuda_propiedad notaria notario notarios
de: erbe erbin erbschaft* erbte vererb* erbteil* enterb* pflichtteil* testament testamente testaments
  testamentarisch nachlass nachlasse nachlassgericht erbstuck* erbstreit* erbengemeinschaft* hinterlassen_an
  vermachen vermacht vermachtnis* notar notare notarin notariell* erbschein* alleinerb* miterb* niessbrauch
  schenkung*
fr: heritage heritages heritent heritait heritee heritier* desherit* testament testaments succession
  successions leguer legue_tout legs donation donations notaires usufruit nue_propriete patrimoine
  part_d_heritage indivision beneficiaire* ayant_droit ayants_droit coheritier* quotite legataire*
  droits_de_succession legue legues
pt: heranca herancas herda herdaram herdado herdada herdando herdeir* deserd* testamento testamentos
  inventario inventarios legado legados partilhas espolio patrimonio patrimonios beneficiari* bens
  bens_de_familia sucessao usufruto notario notarios cartorios testamenteir* meacao doacao_em
TAX AND BENEFITS
en: tax taxes taxed taxation taxpayer taxpayers tax_return tax_refund irs hmrc vat income_tax welfare
  food_stamps child_benefit child_benefits universal_credit benefits_office housing_benefit
  disability_benefit* unemployment_benefit* jobseeker* subsidy subsidies subsidized grants state_benefit*
  medicaid medicare social_services on_benefits allowances tax_bill audited w2
es: impuesto impuestos hacienda declaracion_de_la_renta irpf iva sat_de contribuyente* fisco fiscal fiscales
  tributar tributo tributos ayuda_social ayudas_sociales subsidio subsidios subvencion subvenciones prestacion
  prestaciones ayuda_del_gobierno ingreso_minimo servicios_sociales bono_social trabajador_social
  trabajadora_social asistencia_social auditoria* afip sii_de becas_comedor desgrav*
de: steuer steuern steuerklarung steuererklarung* steuerbescheid* steuerklasse* finanzamt* steuerlich*
  versteuer* mehrwertsteuer einkommensteuer sozialhilfe sozialamt sozialleistung* burgergeld hartz hartz_vier
  grundsicherung kindergeld elterngeld arbeitslosengeld krankengeld kinderzuschlag zuschuss zuschusse
  forderung_vom bafog jugendamt amt_fur_soziales sozialarbeiter* alg steuerfrei* absetzen_von pflegegeld
fr: impot impots fisc fiscal fiscale fiscaux declaration_d_impots declaration_de_revenus tva taxe taxes taxer
  contribuable* caf apl rsa aah allocation allocations alloc allocs aide_sociale aides_sociales
  assistante_sociale assistantes_sociales subvention* aide_au_logement allocations_familiales prime_d_activite
  services_sociaux minima_sociaux controle_fiscal csg urssaf bourse_du_crous tresor_public ccas
pt: imposto impostos imposto_de_renda irs irpf iptu ipva receita_federal financas_e fisco fiscal tribut*
  contribuinte* iva_a declaracao_de_imposto subsidio subsidios beneficio_social beneficios_sociais
  bolsa_familia auxilio auxilios auxilio_brasil auxilio_emergencial cras abono_de_familia rsi servicos_sociais
  assistente_social assistentes_sociais bpc loas fgts cadunico auditoria* restituicao
RENT AND MORTGAGE
en: rentals renter landlord landlords leases mortgage mortgages mortgaged remortgage down_payment
  security_deposit sublet evict evicted homeowner homeowners homeownership properties real_estate
  housing_market lodgers house_prices buy_a_house rent_free refinance refinanced
es: alquiler alquileres alquilo_un alquilamos alquilada alquilando arrendamos rentando rentas hipoteca
  hipotecas hipotecar caseros entrada_del_piso inmuebles inmobiliaria inmobiliarias vivienda_en
  piso_de_alquiler piso_compartido propiedades subarriendo copropietari*
de: miete_zahlen mieter mieterin mietern mietete vermieter vermieterin mietwohnung* mietkosten warmmiete
  kaltmiete mietruckstand* kautionen untermiete* hauskredit* baukredit* immobilienkredit* immobilie immobilien
  eigenheim* eigentumswohnung* eigentum zwangsraumung* raumungsklage wg_zimmer hauskauf wohnungskauf anmieten
  angemietet wohnungssuche hausbau
fr: loue_un louait louee location locations locataire locataires proprietaire proprietaires credit_immobilier
  credit_immo credit_maison caution_de_l_appart depot_de_garantie coloc_et immobiliere immobiliers
  bien_immobilier proprietes copropriet* sous_lou* apport_pour hlm logement_social achat_immobilier
  heberge_gratuit accession_a caution
pt: alugueres aluguei alugada alugando arrendar arrendamos arrendad* arrendamento arrendatari* senhorio
  senhorios credito_habitacao imoveis imobiliaria imobiliarias republica_de dividir_aluguel propriedade
  propriedades casa_propria entrada_da_casa minha_casa_minha_vida locacao
CONTRACTS AND PAPERS
en: contract contracts contractual documentation paper_trail paperworks certificate certificates
  birth_certificate marriage_certificate clause clauses terms_and_conditions copy_of copies file_for filed
  filing notarized notary letter_from_the record_of records prenups prenuptial deeds legal_document
  policy_document nda
es: contrato contratos contractual acuerdo_escrito documento documentos documentacion certificado certificados
  partida_de_nacimiento acta actas acta_de_matrimonio clausula clausulas condiciones_del formulario
  formularios expediente expedientes carpeta carpetas escritura escrituras escrito_legal prenupcial notarial
  poder_notarial fotocopia* copia_de copias convenio convenios archivo archivos archivador* justificante*
de: vertrag vertrage vertrags vertraglich* vereinbarung* unterlage papieren urkunde urkunden geburtsurkunde*
  heiratsurkunde* zeugnis_vom klausel klauseln formular formulare formularen aktenordner antrag antrage
  antragen antrag_auf kopie kopien nachweis nachweise beglaubigt* schriftstuck* schriftlich* attest*
  grundbuch* bescheid_vom
fr: contrat contrats contractuel* accord_ecrit documentation papier_officiel certificat certificats
  acte_de_naissance acte_de_mariage acte_notarie clause clauses formulaire formulaires dossier_de
  justificatif* convention conventions procuration* copie_de copies photocopies paperasse_de avenant*
  conditions_generales charte fiche_de archive archives notarie livret_de_famille
pt: contrato contratos contratual contratuais acordo_escrito documento documentos documentacao certidao
  certidoes certidao_de_nascimento certificado certificados certidao_de_casamento clausula clausulas
  formulario formularios processo_no pasta_de escritura escrituras acordo_pre_nupcial pre_nupcial procuracao
  procuracoes copia_de copias xerox fotocopia* convenio_com convenios arquivo arquivos termo_de laudo laudos
SIGN AND FILL IN
en: signing signature signatures countersign* filling_in filling_out registers registering registration enrol
  enroll enrolled enrolling enrollment enrolment signing_up submit submits submitted submitting application
  applications initialed co_sign cosign* autograph*
es: firmas firme_aqui firman firmado firmada firmados firmando firmaba firmamos firmaron rellenar rellena
  relleno rellene rellenado rellenando inscrib* inscripcion* inscrit* registrar registrarse registrarme
  registro registros registrado apunte_a solicitar solicite solicito solicitado solicitud solicitudes
  presentar_la_solicitud
de: unterzeichn* ausfullen ausfullt anmelden anmeldung* meldet_sich_an eintragen eingetragen eintragung*
  einreichen eingereicht einreicht einreichung beantrag* einschreiben einschreibung* gegenzeichn* signieren
  signiert signatur abmelden abgemeldet abmeldung ummelden umgemeldet
fr: signer signe_le signes_des signent signait signee signees signerai signature signatures cosign* remplissez
  inscrire inscris inscrit inscrite inscrits inscription* enregistrer_comme enregistre_a deposer_une_demande
  deposer_un_dossier parapher paraphe soumettre_un contresign* s_inscrire m_inscrire remplir_un remplir_les
  immatricul* demande_de formuler_une_demande
pt: assinar assina assino assinam assinou assinei assinado assinada assinados assinando assinassem assine
  assinatura assinaturas preencher preenche preencheu preenchi preenchido preenchendo inscrever inscreveu
  inscrevi inscricao inscricoes inscrit* registrar registrou registrei registrado registro registros registar
  registado registo cadastr* rubrica rubricar solicitar solicitei solicitou solicitacao requerer requereu
  requerimento requerimentos dar_entrada
LAW AND COURT
en: law laws legal legally illegal illegally lawful unlawful courts courtroom courthouse lawsuit lawsuits sue
  sues sued suing hearing_date court_hearing verdict sentence_of litigation plaintiff defendant* prosecut*
  press_charges pressed_charges charges_against case_against witness_statement evidence_in testify* testimony
  subpoena* appeal_against appealed injunction legislation jury jurisdiction right_to rights legal_system
  legal_action criminal_record convicted conviction registry
es: ley leyes legal legales legalmente ilegal ilegales ilegalmente juzgado juzgados tribunal tribunales
  corte_suprema demanda demandas demandar demando_a demandado demandada demandaron querella sentencia
  sentencias veredicto fallo_del_juez audiencia audiencias fiscalia acusacion_formal testificar testigo
  testigos litigio* judicial judiciales penal penales apelar apelacion legislacion derechos jurado_popular
  juridic* via_judicial antecedentes orden_judicial declaracion_jurada codigo_civil derecho derechos_de civil
de: gesetz gesetze gesetzes gesetzen gesetzlich* recht_auf rechte rechten_und rechtlich* rechtens rechtslage
  illegal illegale illegalen legal legale legalen gerichts gerichtlich* gerichtstermin* gerichtsverhandlung*
  verhandlung_vor prozess prozesse prozesskosten klage_einreichen klage_gegen verklag* anklage* angeklagt*
  urteil urteile verurteilt_zu zeuge zeugen zeugin anzeige_gegen anzeige_erstattet anzeigen justiz
  staatsanwaltschaft amtsgericht landgericht berufung_eingelegt einspruch widerspruch_ein paragraph*
  rechtsstreit* gesetzbuch vorstrafe* vorbestraft* strafrecht* zivilrecht* einklagen einklage klage klagen
  klagt geklagt
fr: loi lois legal legale legaux legales legalement illegal illegale illegaux illegalement tribunal tribunaux
  cour_d_appel proces judiciaire judiciaires juridique* porter_plainte porte_plainte audience audiences
  jugement_de sentence verdict temoin temoins temoign* poursuivre_en_justice poursuites prud_hommes
  assignation assigner plaidoirie* litige litiges casier_judiciaire droits droit_a code_civil penal penale
  jurisprudence appel_de_la legislation plaignant* condamnation* convocation_au civil civile regle_en_justice
pt: lei leis legalmente ilegal ilegais ilegalmente tribunal tribunais forum_da julgamento_do processo_judicial
  processar processou processei processada judicial judiciais juridic* audiencia audiencias sentenca sentencas
  veredito testemunha testemunhas testemunhar queixa_crime acao_judicial acoes_judiciais litigio litigios
  reu_no recorrer recurso_no apelacao direitos direito_a legislacao ministerio_publico vara_da penal penais
  codigo_civil antecedentes meter_em_tribunal boletim_de_ocorrencia civil direito
LAWYERS AND JUDGES
en: attorneys barrister barristers paralegals magistrate magistrates prosecutor prosecutors legal_aid
  legal_advice law_firm law_firms legal_counsel counsel notary_public mediators arbitrator legal_fees
  legal_team public_defender bailiff clerk_of ombudsman guardian_ad_litem defense_attorney litigator
es: abogacia letrado letrada juez jueza jueces juezas magistrad* procurador procuradora procuradores
  fiscal_del bufete* asesor_legal asesoria asesoria_juridica asesoria_legal defensor_publico abogado_de_oficio
  licenciado_en_derecho consejo_legal asistencia_legal arbitro_de perito perita peritos secretario_judicial
  defensoria
de: anwalten anwaltinnen anwaltskosten anwaltlich* scheidungsanwalt* familienanwalt* fachanwalt* richter
  richterin richtern richterinnen jurist juristen juristin juristisch* staatsanwalt staatsanwaltin kanzlei
  kanzleien rechtsberatung* rechtsschutz* prozesskostenhilfe mediationen schlichter verteidiger*
  verteidigung_vor gutachter* gutachten sachverstandig* beistand_vor schoffe*
fr: avocates juge juge_aux_affaires_familiales magistrat* procureur* cabinet_d_avocat* juriste*
  aide_juridictionnelle conseil_juridique conseils_juridiques mediateur* mediatrice* mediation* greffier*
  greffe_du defenseur_des commis_d_office avocat_commis honoraires_d_avocat barreau conciliateur*
  expert_judiciaire enquete_sociale batonnier
pt: advocacia advogar juiz juiza juizes juizas magistrad* promotor promotora promotores procurador procuradora
  defensoria defensor_publico defensora_publica defensoria_publica escritorio_de_advocacia apoio_judiciario
  consulta_juridica assessoria_juridica oab mediacoes perito perita peritos pericia escrivao
  oficial_de_justica solicitador solicitadora desembargador* conciliador*
GOVERNMENT AND POLITICS
en: government governments politics political politically politician politicians president presidents
  prime_minister minister ministers parliament senate senator congress election elections vote votes voted
  voting voter voters party_line democrat democrats republican republicans conservatives liberal liberals
  left_wing right_wing socialist* communist* feminism feminist feminists activist activists protest_march
  democracy governor mayor trump policy policies campaign campaigns brexit
es: gobierno gobiernos politica politico politicas politicos presidente presidenta presidentes ministr*
  parlamento senado senador* congreso eleccion_general electoral votar voto vota_a votan vote_por votado
  votante* partido_politico democracia democratic* republican* izquierda_politica derecha_politica conservador
  conservadora conservadores socialista* comunista* fascista* feminismo feminista feministas activista*
  alcalde alcaldesa gobernador* estado_de sindicato sindicatos ideologia* manifestacion* podemos_y pp_o psoe
de: regierung regierungen regierungs politik politisch politische politischen politischer politiker
  politikerin prasident* kanzler kanzlerin minister ministerin ministerium bundestag landtag parlament*
  wahl_im bundestagswahl* wahlt_die wahler wahlerin partei parteien demokrat* republik* liberal liberale
  liberalen sozialist* kommunist* links_und rechtsextrem* afd cdu spd feminismus feministin feministisch*
  aktivist* demo demonstration* burgermeister* gewerkschaft* staat staates staatlich*
fr: gouvernement gouvernements politique politiques politicien* president presidente presidents ministre
  ministres parlement assemblee_nationale senat senateur* depute deputes election elections electoral* elus
  voter vote votes votent voterai electeur* parti_politique democratie democratique* republique republicain*
  conservateur* conservatrice* liberal_en gauche_et socialiste* communiste* fasciste* extreme_droite feminisme
  feministe* militant* manif manifs manifestation* maire maires etat_francais syndicat* macron le_pen
pt: governo governos politica politico politicas politicos presidente presidentes ministr* parlamento senado
  senador* congresso deputad* eleitor* votar voto votou votei votam partido_politico democracia democratic*
  republican* conservador conservadora conservadores esquerda_e esquerdista* direitista* socialista*
  comunista* fascista* bolsonaro bolsonarista* lula petista* feminismo feminista feministas ativista* prefeito
  prefeita governador* estado_do sindicato* manifestacao autarquia comicio
PUBLIC OFFICES
en: council councils public_office passport passports green_card immigration immigrant immigrants immigrate*
  residence_permit work_permit citizenship citizen citizens id_card identity_card driver_s_license
  drivers_license licence licenses licensed civil_servant civil_service bureaucracy bureaucrat* dmv embassies
  consulate authorities authority asylum refugee refugees undocumented deported deport deportation committee
  unions
es: ayuntamiento ayuntamientos municipalidad visado visados tarjeta_verde inmigracion extranjeria
  permiso_de_residencia permiso_de_trabajo residencia_legal nacionalidades ciudadania dni nie_en cedula carnet
  carne_de_conducir licencia_de licencia licencias funcionari* burocra* embajada consulado autoridad
  autoridades asilo refugiad* indocumentad* deport* papeles_en_regla administracion_publica empadron*
  ventanilla
de: rathaus behorde behorden behordlich* amt amter personalausweis* ausweis ausweise visa aufenthaltstitel
  aufenthaltserlaubnis* aufenthaltsgenehmig* arbeitserlaubnis einburgerung* immigra* auslanderbehorde*
  erlaubnis_vom genehmigung* genehmigt beamte beamter beamten beamtin beamtinnen verbeamtet* burokrat*
  konsulat* burgeramt einwohnermelde* asyl asylbewerber* fluchtling* abschiebung* abgeschoben gemeinde_amt
  verwaltung
fr: mairies prefecture titre_de_sejour carte_de_sejour permis_de_sejour permis_de_travail carte_d_identite
  nationalite* naturalis* immigration immigre immigree immigres permis_b fonctionnaire* bureaucrat* consulat*
  etat_civil autorites administration administratif administratifs administrative administratives asile
  refugie refugiee refugies sans_papiers expulsion_du_territoire regularis* collectivite* guichet cni
  commissariat_de
pt: prefeitura junta_de_freguesia vistos imigracao autorizacao_de_residencia cidadania nacionalidade*
  carteira_de_identidade cartao_de_cidadao rg_e cpf cnh licenca_de alvara* funcionario_publico
  funcionaria_publica funcionarios_publicos servidor_publico servidora_publica concursad* burocra* consulado*
  registro_civil registo_civil autoridade autoridades asilo deport* sef aima detran reparticao* rg
ARMY
en: army navy marine marines air_force military soldier soldiers troops deploy deployed deployment deployments
  barracks veteran veterans sergeant lieutenant captain colonel corporal squad platoon cadet cadets enlist
  enlisted enlisting draft_into war wars wartime base_in military_base basic_training boot_camp reservist*
  coast_guard national_guard
es: ejercito militar militares soldado soldados marina_de marine cuartel cuarteles tropa tropas sargento
  sargentos teniente capitan coronel cabo_del guerra guerras veterano veteranos despliegue desplegado
  desplegaron legion legionari* mili servicio_militar reclutamiento recluta reclutas base_militar
  guardia_civil fuerzas_armadas armada_naval aviacion cadete cadetes alistar* alisto
de: armee armeen bundeswehr militar militarisch* soldat soldaten soldatin soldatinnen marine luftwaffe heer
  kaserne kasernen truppen feldwebel leutnant hauptmann oberst offizier* kompanie krieges kriegs veteran
  veteranen auslandseinsatz* wehrdienst* wehrpflicht* zivildienst* grundwehrdienst reservist* kadett*
  bundesheer einberuf* afghanistaneinsatz verpflichtet_beim unteroffizier* bund
fr: armee armees militaire militaires soldat soldats soldate marine_nationale armee_de_terre armee_de_l_air
  caserne casernes troupes sergent* lieutenant* capitaine* colonel* caporal* adjudant* officier officiers
  guerre guerres veteran veterans opex mission_a_l_etranger regiment* legion legionnaire* service_militaire
  reserviste* gendarmerie bataillon* engage_dans_l_armee mobilisation mobilise
pt: exercito militar militares soldado soldados marinha fuzileir* forca_aerea forcas_armadas quartel quarteis
  tropa tropas sargento sargentos tenente tenentes capitao capitaes coronel coroneis cabo_do oficial_do guerra
  guerras veterano veteranos batalhao pelotao servico_militar alistar* alistou alistamento recruta recrutas
  base_militar missao_de_paz combatente* cadete cadetes gnr policia_militar tropas_de
SCHOOL
en: school schools schooling schoolyard classroom classrooms primary_school elementary elementary_school
  middle_school high_school secondary_school highschool boarding_school private_school public_school
  home_school homeschool* school_bus school_trip school_run school_gate schoolbag playground_at class_at
  recess locker lockers cafeteria semester_at detention expelled suspended_from term_time parents_evening
  parent_teacher pta prom graduation_ceremony
es: escuela escuelas cole coles colegio colegios escolar escolares aula aulas primaria secundaria instituto
  institutos bachillerato bachiller eso_y liceo prepa preparatoria recreo clase_de clases clase internado
  internados escuela_publica colegio_privado pupitre pizarra mochila_del patio_del_colegio excursion_escolar
  asignatura asignaturas materia materias leccion ampa reunion_de_padres expulsad* fiesta_de_graduacion insti
de: schule schulen schulisch* grundschule grundschulen gymnasium gymnasien realschule* hauptschule*
  gesamtschule* berufsschule* oberschule* klassenzimmer klassenfahrt* klasse_in klassen schulhof schulhofe
  schulbus schulweg schulzeit schulranzen schultag* schuljahr* schulferien schulabschluss* einschulung*
  eingeschult unterricht unterrichts unterrichtsstunde* pause_auf internat* privatschule* elternabend*
  elternsprechtag* schulfach* schulfest* abschlussball stundenplane nachsitzen abiball schulpflicht*
  schulleitung* elternbeirat* turnhalle*
fr: ecole ecoles scolaire scolaires scolarite scolarise* college colleges lycee lycees primaire maternelle_et
  classe classes salle_de_classe cour_de_recre recre recreation internat internats ecole_privee ecole_publique
  cours_de_maths cours_de_francais cp_et cm_deux cinquieme_b terminale sortie_scolaire reunion_parents_profs
  rentree_scolaire matiere_a matieres_scolaires heure_de_colle retenue_au redoubl* bahut cantine tableau_noir
  conseil_de_classe
pt: escola escolas escolinha_de escolar escolares colegio colegios sala_de_aula aula aulas ensino_fundamental
  ensino_medio ensino_basico ensino_secundario liceu ginasio_do recreio intervalo_da internato internatos
  escola_publica escola_particular escola_privada ciclo_preparatorio disciplina_de materia materias
  quadro_negro lousa mochila_da excursao_da reuniao_de_pais onibus_escolar van_escolar formatura_do
  volta_as_aulas expulso_da suspenso_da
TEACHERS
en: teacher teachers tutor tutors tutoring professor professors lecturer lecturers headmaster headmistress
  headteacher principal_of instructor instructors educator educators coach_at counselor_at school_counselor
  mentors mentoring mentored governess substitute_teacher dean_of faculty_staff ta_at teacher_s educational
es: profesor profesora profesores profesoras profe profes maestro maestra maestros maestras docente docentes
  docencia ensenanza* tutor tutora tutores director_del_colegio instructor* educador educadora educadores
  orientador* catedratic* pedagog* entrenador entrenadora entrenadores mentores rector rectora
de: lehrer lehrerin lehrern lehrers lehrerinnen lehrkraft lehrkrafte klassenlehrer* lehrt lehrte unterrichten
  unterrichte unterrichtet unterrichtete nachhilfelehr* nachhilfe dozent* professor professorin professoren
  prof profs schulleiter* rektor rektorin padagog* erziehungswissen* ausbilder* vertrauenslehrer* beibringen
  beibringt lehrkorper referendar*
fr: professeur* prof profs prof_de maitre_d_ecole maitresse_d_ecole instituteur* institutrice* instit
  enseignant* enseigne enseignent enseignait enseignement* directeur_de_l_ecole proviseur* principal_du cpe
  tuteur tutrice tuteurs educateur* educatrice* formateur* formatrice* mentors pedagog* pion_au surveillant*
  conseiller_d_orientation recteur maitre_de_conferences maitre
pt: professor professora professores professoras prof profs profe docente docentes docencia mestre_em ensinas
  ensinam ensinei ensinava ensinado ensinando ensino_a ensinamento* tutor tutora tutores diretor_da_escola
  diretora_da_escola instrutor* educador educadora educadores orientador* catedratic* pedagog* treinador
  treinadora treinadores explicador* mentores reitor reitora coordenador* lecionar leciona mestre mestra
PUPILS AND STUDENTS
en: student students pupil pupils classmate classmates schoolmate schoolchildren freshman freshmen sophomore
  sophomores junior_year senior_year graduate graduates undergrad undergraduate undergraduates postgrad alumni
  alumnus phd_student grad_student learner learners first_grader first_grade fifth_grade year_seven grader
  dropout dropouts valedictorian roommate_at_college study_buddy
es: estudiante estudiantes alumno alumna alumnos alumnas alumnado companero_de_clase companera_de_clase
  companeros_de_clase escolar_de universitari* estudiantil estudiantiles colegial colegiales bachilleres
  graduado graduada graduados egresad* licenciad* doctorand* opositor opositora opositores repetidor* aprendiz
  aprendices primer_grado de_primero becado becada empollon*
de: schuler schulerin schulern schulerinnen mitschuler* klassenkamerad* student studenten studentin
  studentinnen studierende* kommiliton* absolvent* abiturient* erstklassler* erstsemester doktorand*
  gymnasiast* klassensprecher* streber* auslandsstudent* austauschschul* sitzenbleib* jurastudent*
  medizinstudent*
fr: eleve_de eleves_de ecolier* etudiant etudiante etudiants etudiantes camarade_de_classe camarades_de_classe
  camarade camarades bachelier* diplome_de doctorant* thesard* alternant* interne_en redoublant* boursier*
  premiere_annee deuxieme_annee eleves erasmus copain_de_classe bizut* delegue_de_classe
pt: estudante estudantes aluno aluna alunos alunas colega_de_turma colegas_de_turma colega_de_classe
  colegas_de_escola universitari* estudantil estudantis colegial formando formandos formado_em formada_em
  licenciad* doutorand* mestrand* calour* veterano_da bolsista* bolseir* repetente* vestibuland* concurseir*
  primeiro_ano segundo_ano terceiro_ano
HOMEWORK AND EXAMS
en: homework exam exams examination essay essays test_score midterm midterms final_exam grade_a grades graded
  grading marks_in report_card report_cards gpa gcse gcses a_level a_levels sat_score school_project
  coursework revision revising exam_results bar_exam pop_quiz cheat_sheet retake retakes resit flunk flunked
  flunking spelling_test multiple_choice
es: deberes tarea_escolar examen examenes prueba_de_acceso oposiciones selectividad nota_de nota_media
  calificacion* calificar boletin_de_notas redaccion redacciones ensayo_sobre trabajo_de_clase
  control_de_mates repaso_de suspender suspendi suspendio suspenso suspensos reprobar reprobe reprobo
  reprobado aprobar_el aprobe aprobo aprobado sobresaliente recuperacion_de tesina chuleta_en mates
de: hausaufgabe* hausi prufung prufungen prufungs* klausur klausuren klassenarbeit* test_in arbeit_in_mathe
  abitur abi_und examen examens staatsexamen zensur zensuren schulnote* note noten zeugnis zeugnisse aufsatz
  aufsatze referat* hausarbeit_in vokabel* diktat durchgefallen durchfallen durchfallt sitzengeblieben mathe
  matheklausur mundliche_prufung notendurchschnitt* spickzettel* fahrprufung* nachprufung* abi matura
fr: devoirs devoir_de_maths examen examens partiel partiels bac brevet_des interro* controle_de_maths concours
  dissert* redaction_de note_de bonne_note bonnes_notes mauvaise_note mauvaises_notes bulletin bulletins
  bulletin_scolaire moyenne_generale rattrapage* expose_sur revision revisions reviser revise revisais oral_de
  epreuve_de recale_a antiseche* maths rate_mon_examen memoire_de_fin dictee dictees test tests
pt: dever_de_casa deveres_de_casa licao_de_casa tpc trabalho_de_casa trabalho_escolar exame_de vestibular enem
  nota_na nota_da boletim boletins redacao redacoes trabalho_da_escola teste_de_matematica reprovar reprovou
  reprovei reprovado reprovada reprovada_em passar_na_prova recuperacao_em concurso_publico concursos simulado
  simulados cola_na_prova tcc_da matematica passei_na concurso chumbei chumbou chumbar
UNIVERSITY
en: university universities uni college colleges campus faculty bachelor_s master_s_degree masters_degree phd
  doctorate thesis dissertation scholarship scholarships dorm dorms dormitory fraternity sorority semesters
  law_school med_school medical_school grad_school tuition diploma diplomas major_in majoring graduate_from
  graduated graduating postgraduate academia academic academics admissions ivy_league harvard
es: universidad universidades uni facultad facultades facu campus grado_en_derecho carrera_de_medicina
  carrera_universitaria licenciatura licenciaturas master masters maestria doctorado tesis beca becas
  residencia_universitaria residencia_de_estudiantes cuatrimestre* graduarme graduarse gradue graduo
  graduaciones titulo_universitario diploma diplomas titulacion academi* catedra posgrado postgrado erasmus
  universitaria unam egresar derecho_en_la
de: universitat* uni unis hochschule* fachhochschule* fh_in studiums studiengang* campus fakultat* bachelor
  bachelorarbeit* master_in masterarbeit* masterstudium doktorarbeit* doktortitel promotion promovier* diplom
  diplomarbeit* stipendium stipendien wohnheim* studentenwohnheim* semestern vorlesung* seminararbeit*
  abschlussarbeit* hochschulabschluss immatrikul* exmatrikul* nc_fur akademi* habilitation erasmus
fr: universite* fac facs faculte* campus licence_de master masters doctorat doctorats these_de soutenance
  diplome diplomes diplomee bourse_d_etude bourses residence_universitaire cite_u crous amphi amphis
  grande_ecole grandes_ecoles classe_prepa prepa iut bts_en hec_paris sciences_po cours_magistral
  partiels_de_la academi* universitaire* cursus deug partir_en_erasmus annee_de_fac
pt: universidade* uni faculdade* facul campus licenciatura licenciaturas graduacao pos_graduacao posgrad*
  bacharel* mestrado mestrados doutorado doutoramento tese teses dissertacao bolsa_de_estudo*
  residencia_universitaria republica_estudantil formaturas formar_me me_formei se_formou diploma diplomas
  academi* curso_superior usp ufrj unicamp puc fies prouni erasmus orientador_do federal_de
TRAINING AND COURSES
en: trainings courses workshop workshops class_on apprenticeship apprenticeships internship internships
  vocational retrain* qualification qualifications qualified certification certified diploma_course
  evening_class evening_classes night_school online_course masterclass bootcamp tutorial tutorials placement
  placements on_the_job_training onboarding upskill* skill_course first_aid_course language_course
es: curso cursos cursillo* curso_online formacion formaciones formarme formarse taller_de talleres_de
  practicas practicas_en formacion_profesional fp titulo_de certificacion reciclaje_profesional
  clases_particulares clases_de academia academias entrenamiento_laboral tutorial tutoriales diplomado
  diplomados pasantia pasantias cualificacion*
de: ausbildung* kursen workshop workshops fortbildung* weiterbildung* umschulung* schulung schulungen lehre
  lehrgang* lehrstelle* praktikum praktika praktikumsplatz* qualifikation* qualifizier* zertifikat*
  abendschule volkshochschule vhs onlinekurs* erste_hilfe_kurs einarbeit* eingearbeitet coaching_fur
  meisterbrief meisterschule tutorial tutorials volontariat* duales_studium fachausbildung
fr: stage stages cours_du_soir cours_de_langue cours_en_ligne cours_de apprentissage* atelier_de cap_coiffure
  bep bac_pro qualification qualifications qualifie qualifiee qualifies certification certifications certifie
  certifiee formation_professionnelle perfectionnement* initiation_a bilan_de_competences vae cpf tutoriel*
  tuto tutos contrat_d_apprentissage se_former me_former cours
pt: curso cursos cursinho cursinhos curso_online formacao formacoes capacita* treinamento treinamentos estagio
  estagios estagiar oficina_de workshop_de qualificacao qualificacoes qualificad* certificacao certificacoes
  reciclagem_profissional curso_tecnico ensino_tecnico senai senac supletivo eja aulas_particulares aulas_de
  explicacoes_de tutorial tutoriais curso_de_linguas profissionalizante*
KINDERGARTEN AND CHILDMINDERS
en: kindergarten preschool pre_school pre_k nurseries daycare day_care childcare child_care childminder*
  babysit* babysat sitter nannies au_pair creche playgroup toddler_group after_school_club playdate playdates
  reception_class pick_up_the_kids pick_up_from_school summer_camp day_camp caregiver caregivers
es: guarderia guarderias jardin_de_infancia jardin_de_infantes jardin_infantil kinder preescolar infantil_de
  parvulos parvulari* escuela_infantil escoleta ninera nineras canguro canguros babysitter cuidadoras cuidador
  cuidadores nana_de au_pair ludoteca extraescolar extraescolares campamento_de_verano campamento
  madrina_de_dia recoger_a_los_ninos llevar_al_cole comedor_escolar
de: kindergarten* kita kitas krippe krippen kinderkrippe* tagesmutter tagesmuttern tagesvater kinderbetreuung*
  betreuungsplatz* kitaplatz* babysitter* babysitten babysittet kindermadchen nanny nannys aupair au_pair
  nachmittagsbetreuung ganztagsschule vorschule erzieherin erzieherinnen erzieher eingewohnung* spielgruppe*
  krabbelgruppe* ferienlager ferienbetreuung kiga betreuerin
fr: creche creches maternelle maternelles ecole_maternelle garderie garderies nounou nounous nourrice
  nourrices assistante_maternelle assmat baby_sitter baby_sitters babysitter babysitting baby_sitting
  babysitteuse halte_garderie periscolaire centre_aere centre_de_loisirs jardin_d_enfants petite_section
  moyenne_section grande_section atsem au_pair fille_au_pair etude_du_soir mode_de_garde faire_garder
  garde_d_enfants camp_d_ete baby sitter
pt: creche creches jardim_de_infancia jardim_infantil jardim_escola infantario infantarios escolinha
  escolinhas maternal pre_escola pre_escolar educacao_infantil prezinho bercario baba babas babysitter
  babysitters cuidadoras cuidador cuidadores au_pair contraturno atl_da colonia_de_ferias acampamento_de_verao
  educadora_de_infancia buscar_na_escola levar_na_escola buscar_as_criancas creche_publica recreador*
  bercarista
COMPETENT
en: competent skillful talent talents capabilities experienced efficient efficiency efficiently productive
  productivity professionalism diligent hardworking hard_working good_at great_at brilliant_at knows_her_job
  knows_his_job reliable_worker ace_at qualified_for proficient well_organized conscientious resourceful
  industrious punctuality adept know_how
es: competente competentes competencia_profesional habilidad habilidades talentos* experimentad* eficiente
  eficientes eficaz eficaces eficiencia productiv* profesionalidad trabajador_y aplicado aplicada hacendos*
  buena_en bueno_en expertas crack maquina_en cumplidor cumplidora diestro destreza apto apta cualificad*
de: kompetent* kompetenz* fahigen fahiger geschickte talent talente begabung* erfahrene erfahrener erfahrenen
  effizient* produktiv* fleissig* tuchtig* gut_darin zuverlassiger_mitarbeiter profi profis konnerin fachlich*
  qualifiziert* organisiert gut_organisiert gewissenhaft* leistungsstark* leistungsfahig* versiert* strebsam*
  fachwissen versteht_sein_handwerk
fr: competent* competence competences doue_en talent talents talentueu* experimente experimentee efficace
  efficaces efficacite productif productive productivite professionnalisme travailleuse_et bosseur bosseuse
  bosseurs assidu assidue applique_au bon_en bonne_en excellent_dans savoir_faire organise_et organisee
  ponctuel ponctuelle consciencieu* habile habiles aptitude aptitudes qualifie_pour
pt: competente competentes competencia competencias habilidade habilidades habilidos* talentos* capacidade
  capacidades experiente experientes eficiente eficientes eficaz eficazes eficiencia produtiv*
  profissionalismo trabalhador_e aplicado aplicada bom_em boa_em perito_em craque fera_em caprichos* apta
  dedicado_ao esforcado esforcada esforcados
INCOMPETENT
en: incompetent incompetence unskilled unqualified bad_at terrible_at rubbish_at useless_at inefficient
  unprofessional amateur amateurs amateurish slackers lazybones freeloader freeloaders mooch mooches mooching
  moocher sponger leech leeches unpunctual inexperienced clumsy unreliable_at_work bum_around skive skiving
es: incompetente* incompetencia inutil_para inexpert* ineficaz ineficiente* poco_profesional desorganizad*
  chapucer* chapuza chapuzas torpeza malo_en negado_para vago_y vaga_y vagas flojas holgazan* mantenida
  mantenidos gorron gorrona gorrones parasito parasitos impuntual* escaquear* nini ninis
de: inkompetent* inkompetenz unfahige unfahigen unfahiger unfahigkeit schlecht_darin ungeschickt* ungeeignet*
  unqualifiziert* ineffizient* unproduktiv* unprofessionell* amateur* dilettant* schlamperei faule stinkfaul
  schmarotz* schnorr* gammelt rumgammeln drucke_mich unerfahren* bequemlichkeit
fr: incompetent* incompetence nul_en nulle_en inefficace* improductif improductive amateur amateurs
  amateurisme desorganise* mauvais_en maladroit* maladresse inexperiment* fainean* glandeur* glande_toute
  branleur* profiteur* profiteuse* pique_assiette parasite parasites assiste_de assistes negligence cossard*
  poil_dans_la_main bon_a_rien_au
pt: incompetente* incompetencia inexperient* ineficaz ineficiente* pouco_profissional ruim_em pessimo_em
  mau_em desajeitad* vagabundo vagabunda vagabundos vadiar folgados encostado encostada encostados calao_do
  sanguessuga sanguessugas parasita parasitas impontual* nem_nem malandro malandra malandragem aproveitador
  aproveitadora
FAILURE
en: unsuccessful unsuccessfully setbacks lost_the_game loser_at_work defeat defeats underachieve* flop flopped
  blunder blunders mistake_at_work go_under went_under collapse_of collapsed fell_through fall_through
  fell_apart going_wrong botched drop_out dropped_out fiasco debacle ruined_it rejected_by
es: fracasos fallaron fallando salir_mal salio_mal sale_mal saliendo_mal salido_mal derrotas desastre_de reves
  reveses tropiezo tropiezos ir_mal fue_mal va_mal no_funciono pifia pifie inutilmente hundirse hundio
  se_vino_abajo descalabro
de: scheiterte gescheiterte gescheiterten niederlage* verlierer* fehlgeschlagen fehlschlagen schiefgegangen
  schiefgehen schief_gegangen schief_gelaufen schiefgelaufen schief_gehen geht_schief lief_schief misslingen
  misslungen misslang missgluck* fiasko flop flopp* vermasselt vermasseln vermassel verkackt vergeigt
  versemmelt in_den_sand gegen_die_wand erfolglos* vergeblich* zusammenbruch_der
fr: echoue echouent echouee echouait echouera rate_son_coup ratage ratages losers looser defaites flop
  deboire* revers_de mal_tourne mal_tourner mal_passe tourne_mal tomber_a_l_eau tombe_a_l_eau plantage
  se_planter me_suis_plante s_est_plante gaffes boulette boulettes peine_perdue sans_succes catastrophe_totale
  recale recalee naufrage_du debacle foire_tout
pt: fracassos falhado falhando falharam falho falhanco dar_errado deu_errado dando_errado da_errado dar_mal
  correr_mal correu_mal perdedor* derrotas fiasco tropeco tropecos ir_mal mancadas pisar_na_bola meter_os_pes
  fazer_merda nao_deu_certo foi_por_agua_abaixo desandou desandar insucesso* mal_sucedid* estragar_tudo
EFFORT
en: try_hard tried_hard trying_hard tries_hard hard_work hustles struggle_to struggling_to persistence
  dedicate* dedication commitment_to committed_to diligence give_it_my_all do_your_best his_best endeavour
  endeavor make_the_effort put_in_work
es: esfuerzo* esforzar* esforce esforzo esforzado esforzada esforzandome esforzandose esfuerce intentaron
  intentemos tratando_de tratado_de tratamos_de trataba_de empeno empenos empenad* dedicacion sacrific*
  luchar_por lucho_por dar_lo_mejor constancia disciplinad* motivad* motivacion fuerza_de_voluntad dedico
  dedicar dedica
de: muhe_geben muhe_gegeben bemuhen bemuhte strenge_mich_an versuch versuchen_wir probieren einsatzbereit*
  reingehangt reinhangen dranbleiben ausdauer* beharrlich* motivation motiviert* willenskraft ehrlich_bemuht
  eifer eifrig* engagement engagier* fleiss leistungsbereit* kampfen_fur
fr: faire_des_efforts fait_des_efforts faire_un_effort essayent essaya essayant essaierai tentes_de tentative
  tentatives s_efforce efforcer perseveran* perseverer acharn* determine_a dediee devouement
  donner_le_meilleur fait_de_son_mieux sacrifice* sacrifier motivation motive motivee motives volontaire
  volonte_de assiduite
pt: esforco* esforcar* esforco_me esforcando esforce_se tentativa tentativas tentasse empenho empenhar*
  empenhad* insistir_em dedicacao dedicar dedica dedico dedicou sacrific* lutar_por luto_por dar_o_melhor
  faco_o_meu_melhor fiz_o_que_pude corri_atras disciplinad* motivad* motivacao forca_de_vontade ralar
RULES AND DUTIES
en: ruled regulation regulations regulate obligation obligated obligatory responsibility responsibilities
  allowed_by guideline guidelines standards_of code_of_conduct protocol protocols restriction restrictions
  norm comply complies compliance breach breached break_the_rules principle principles rightfully liable
  liability accountability
es: normativ* reglamento* reglamentar* deber_de deberes_de obligacion obligaciones obligatori*
  responsabilizar* requisito requisitos exigencia exigencias prohibir prohibe prohibido prohibida prohibidos
  prohibicion* permitido permitida permitir permiten protocolo* restriccion* restring* cumplir_con cumple_con
  cumplo_con cumplir_las principio_de estrictos disposicion_legal vigente codigo_de_conducta
de: regelt geregelt regelung regelungen vorschrift* verordnung* verantwortung verantwortlich* zustandig*
  verantwortungs* anforderung* vorgabe vorgaben verbote verbieten erlaubt erlauben erlaube erlaubte erlaubnis
  genehmigen richtlinie* protokoll* einschrankung* norm normen halt_sich_an verstoss verstosse bedingung
  bedingungen prinzip prinzipien grundsatz* streng hausordnung haftbar haftung befolgen gilt gelten
fr: reglementation* obligation obligations obligatoire* devoir_de devoirs_de responsabilis* exigence interdit
  interdite interdits interdis interdiction* permis_de autorisation* protocole* restriction* restreindre norme
  normes enfreindre enfreint respecter_les_regles principe condition_de consigne consignes directive*
  code_de_conduite tenue_de cadre_legal contraintes
pt: normativ* regulament* deveres obrigacoes obrigatori* responsabilidade* responsabiliz* requisito requisitos
  exigencia exigencias proibir proibe proibiu proibido proibida proibidos proibicao proibicoes permitido
  permitida permitir permitem permitiu protocolo* restricao restricoes restring* descumpr* incumpr*
  cumprir_com cumpre_com cumprir_as vigente codigo_de_conduta ordem ordens
HELP AND SUPPORT
en: support supports supported supporting supportive help helps helped helping helper assist assists assisted
  assistance aid backing back_me_up backs_me_up stood_by stands_by there_for_me there_for_him there_for_her
  be_there_for has_my_back have_my_back lend_a_hand gives_a_hand give_me_a_hand reassure reassured reassuring
  reassurance lean_on sticks_up_for stick_up_for favour favor favours shoulder_to_cry helpers assisting aided
  give_a_hand favors backed_me guide_me advice_from counsel_from hotline helpline charity charities donate
  donated donates donation donations volunteer* contribute contributes contributed contribution sos cooperat*
  collaborate* collaboration lifeline sponsor sponsors sponsored
es: apoyo apoya ayud* auxili* respald* echar_una_mano echa_una_mano dar_una_mano una_mano_con contencion
  contener_me animo_y estar_ahi esta_ahi_para estuvo_ahi estoy_ahi cuento_con_el contar_con_el socorr*
  favor_de favores defenderme me_defiende tranquiliza* apoyar apoyas apoyan apoye apoyaba apoyado apoyando
  apoyarme apoyarlo apoyarla asistir_a_alguien colabor* cooper* contribuir contribuye contribucion aport*
  voluntari* donar dona_a donacion donaciones ong caridad
de: unterstutz* unterstuetz* helfen helfe hilft half halfen geholfen hilfe hilfs* beistand beisteh*
  beigestanden steht_zu_mir zu_mir_steht zu_mir_halt halt_zu_mir hinter_mir fur_mich_da fur_sie_da fur_ihn_da
  ruckhalt ruckendeck* trost troste trostet kummer* beruhigt_mich aushelf* ausgeholfen gefallen_tun
  unter_die_arme hilfen helfer helferin hilfst_du steht_mir_bei behilflich mithelfen mithilfe gefalligkeit*
  beratungsstelle* spende spenden ehrenamt* freiwillig freiwillige freiwilligen wohltatig* zusammenarbeit*
  mitwirk* beitragen beigetragen beisteuern hotline hilfestellung* nothilfe entlasten entlastet entlastung
  assistenz betreuer ratgeber*
fr: soutien soutiens soutenue soutenait soutenant aide_de aider aidez aides aident aidait aidee aidant epaul*
  assist* appui appuyer consol* coup_de_main donner_un_coup filer_un_coup la_pour_moi la_pour_toi la_pour_lui
  la_pour_elle etre_la_pour s_occupe_de s_occuper_de me_defend defendre_moi service_rendu rendre_service
  solidarite compter_sur_lui aide aidais aidera aiderai aiderait aidons aidants soutiennent coups_de_main
  donner_un_coup_de_main assiste_a_la assister_a secourir secours_populaire entraide* epaule_moi benevol*
  association_caritative don_de dons donner_a_une_association collaborer collabore coopera* contribuer
  contribue contribution rendu_service services_rendus solidair* appuyer_sur_lui ong
pt: apoio apoia ajud* auxili* suporte assist* amparo consol* confortar dar_uma_mao da_uma_mao dar_uma_forca
  dar_forca da_forca estar_la_para esta_do_meu do_meu_lado ao_meu_lado contar_com_ele conto_com_ele
  contar_comigo favor_pra favores ombro_amigo acolh* tranquiliz* me_defende apoios apoiar apoias apoiam apoiou
  apoiei apoiava apoiado apoiada apoiando apoie favor_para respald* colaborar colabora colaboracao cooper*
  contribuir contribui contribuiu contribuicao volunt* doacao doacoes ong caridade amparar socorro_de
RICH
en: rich richer richest wealth wealthy wealthier millionaire millionaires billionaire billionaires fortunes
  well_off well_to_do affluent affluence privileged privilege privileges upper_class old_money aristocrat*
  mansions yachts private_jet elite elites sugar_daddy gold_digger golddigger gold_diggers trust_fund_kid
  spoiled_rich rolling_in_it made_of_money high_society socialite estate_owner prosperous financially_secure
  financially_stable
es: rico rica riqueza riquezas adinerad* acaudalad* millonari* multimillonari* forrada forrados pudiente
  pudientes acomodad* clase_alta privilegi* aristocra* mansiones yates elite elites ricachon* fresa_de cheto
  cheta nuevo_rico sugar_daddy cazafortunas interesada_en_el_dinero magnate* potentad* burgues*
  de_buena_familia alta_sociedad solvente
de: reich reiche reicher reiches reichste reichtum* wohlhabend* vermogend* millionar* milliardar*
  millionen_auf betucht* begutert* stinkreich* steinreich* gutsituiert* gut_situiert oberschicht elite*
  privileg* aristokrat* adel adelig* adlig* villen jacht yacht luxusvilla* goldgraber* sugardaddy sugar_daddy
  lottogewinn* jackpot wohlstand* bonze bonzen schnosel* high_society oberklasse grossverdiener*
  besserverdien* neureich*
fr: riche riches richesse* richissime* fortunes millionnaire* milliardaire* aise_financierement aises aisees
  friques blinde_de_thunes privilegi* aristocra* bourgeois* elite elites manoir yacht jet_prive sugar_daddy
  michetonn* croqueuse_de_diamants venale lotterie jackpot nanti* haute_societe noblesse noble nobles
  fils_a_papa rupin* pete_de_thunes prospere_financierement patrimoine_important rente_de
pt: rico rica ricos ricas riqueza riquezas endinheirad* abastad* milionari* multimilionari* bilionari*
  podre_de_rico ricaco ricaca classe_alta privilegi* aristocra* mansoes iates jatinho elite elites patricinha*
  mauricinho* playboy burgues* bem_de_vida bem_de_dinheiro novo_rico sugar_daddy caca_fortunas mega_sena
  euromilhoes magnata* fidalg* alta_sociedade herdeiro_rico grafin*
POOR
en: poorer poorest poverty penniless needy_families impoverish* underprivileged deprived disadvantaged
  low_income beggar beggars begging_for_money skint hard_up food_bank food_banks make_ends_meet
  paycheck_to_paycheck struggling_financially financially_dependent financial_trouble financial_problems
  financial_difficulties money_problems money_trouble can_t_pay destitute shelter_for slum slums ghetto
  trailer_park working_class_family tight_budget hand_to_mouth flat_broke stone_broke i_m_broke
es: pobre pobres pobreza miseria miserias sin_dinero sin_blanca sin_un_duro sin_un_peso sin_plata pelado_de
  arruinad* indigente indigentes indigencia mendig* vagabund* necesitad* humildes bajos_recursos escasez
  escasos_recursos llegar_a_fin_de_mes no_llegamos_a_fin_de_mes no_llego_a_fin_de_mes fin_de_mes
  problemas_economicos problemas_de_dinero apuros_economicos estrechez estrecheces chabola* barrio_bajo
  precari* carencia_economica desfavorecid* banco_de_alimentos
de: arm_und armut arme_leute armen_familie armer_schlucker verarmt* mittellos* pleite_bin blank_bin abgebrannt
  bettler* betteln_um_geld bedurftig* geringverdien* niedrigverdien* sozial_schwach* tafel_gehen
  knapp_bei_kasse kein_geld ohne_geld geldmangel geldnot geldprobleme_haben geldsorgen uber_die_runden
  uber_die_runden_kommen existenzminimum existenzangst* unterschicht prekar* notlage finanzielle_not
  finanzielle_probleme finanziell_abhangig elendsviertel slum* hungerlohn monatsende
fr: pauvre_famille pauvres pauvrete pauvre appauvri* fauche fauchee fauches sans_le_sou sans_argent a_sec
  sans_domicile mendi* clochard* necessiteu* defavorise* miser* fin_de_mois fins_de_mois
  difficiles_fins_de_mois joindre_les_deux_bouts galere_financiere galere_financierement problemes_d_argent
  soucis_d_argent difficultes_financieres precaire* precarite resto_du_coeur restos_du_coeur
  secours_catholique bidonville* smicard* modeste modestes serrer_la_ceinture petits_moyens
  dependante_financierement
pt: pobre pobres pobreza pobretao miseria_e miseravel_e sem_dinheiro sem_grana sem_um_tostao duro_sem falid*
  quebrado_de liso_sem pindaiba indigente indigentes mendig* moradores_de_rua necessitad* humildes baixa_renda
  carente carentes carencia_financeira favelad* fim_do_mes chegar_ao_fim_do_mes problemas_financeiros
  problemas_de_dinheiro dificuldades_financeiras aperto_financeiro precari* desfavorecid* cesta_basica
  vulneravel_social
SOCIETY AND CLASS
en: societies social_class class_system middle_class working_class upper_middle social_status status_symbol
  communities culture cultures cultural culturally heritage_of ethnic ethnicity racial racism racist racists
  discrimination discriminate* minorities inequality gender_roles patriarchy patriarchal modern_society
  population public_opinion background_of foreigner foreigners multicultural civilization
es: sociedades social sociales socialmente clase_social clase_media clase_obrera clase_trabajadora estatus
  status comunidades cultura culturas cultural culturales tradicion tradiciones costumbre_de etnia etnico raza
  razas racial racismo racist* minoria minorias roles_de_genero patriarcado patriarcal* generacion* poblacion
  extranjera extranjeros civilizacion xenofob* indigena indigenas gitan* machismo_social
de: gesellschaft gesellschaftlich* gesellschaften sozial soziale sozialen sozialer gesellschaftsschicht
  schicht_und mittelschicht arbeiterklasse mittelstand status soziale_stellung kultur kulturen kulturell*
  tradition traditionen sitten ethnisch* rasse rassen rassismus rassist* minderheit* mehrheit gleichheit
  ungleichheit rollenbild* geschlechterrolle* patriarch* generations* bevolkerung herkunft zivilisation volker
  migrationshintergrund*
fr: societe_actuelle societes social sociale sociaux sociales classe_sociale classe_moyenne classe_ouvriere
  classes_sociales milieu_social statut statut_social communaute* culture cultures culturel* tradition
  traditions coutume coutumes ethnie ethnique race races racial racisme raciste* minorite* inegalite*
  roles_de_genre patriarcat patriarcal* population etranger_au etrangers etrangere_au origines_de civilisation
  xenophob* moeurs societal peuple peuples
pt: sociedades social sociais socialmente classe_social classe_media classe_trabalhadora classe_operaria
  estatuto status comunidades cultura culturas cultural culturais costume_de etnia etnico raca racas racial
  racismo racist* minoria minorias papeis_de_genero patriarcado patriarcal* populacao gringo gringos
  civilizacao xenofob* indigena indigenas cigan* povos
WOMENS NAMES
en: emma olivia sophia sophie sarah anna anne emily jessica jennifer ashley amanda lauren rachel megan
  samantha stephanie nicole elizabeth katie kate rebecca laura lisa jane julia alice charlotte mia amelia
  isabella chloe hannah maria mary linda susan karen nancy michelle kelly melissa amy heather claire lucy
  ellie holly natalie vanessa zoe maya priya fatima becky jenny tracy diane helen julie kim abby kayla
  brittany margaret carol jean ruth maureen sheila jen doris pauline gill tina
es: maria ana_maria lucia laura carmen marta sofia paula sara ana elena julia andrea isabel cristina patricia
  alejandra daniela valentina camila gabriela natalia carolina fernanda veronica monica sandra raquel silvia
  beatriz teresa irene alicia eva claudia lorena noelia vanessa ines nuria martina valeria mariana jimena
  ximena guadalupe lupita adriana diana luisa juana josefa francisca antonia marina miriam susana fatima rocio
  antonella milagros yolanda encarna
de: anna lena laura julia lea leonie hannah emma mia marie sophie lisa sarah sara katharina katrin kathrin
  christina christine sabine petra monika claudia susanne stefanie steffi sandra nicole melanie nadine anja
  tanja silke heike birgit ute andrea martina ulrike johanna charlotte emilia lina luisa nina jana eva maria
  ursula renate ingrid helga franziska annika svenja jasmin vanessa jennifer jessica aylin fatma gerda erika
  hannelore gisela brigitte renata
fr: emma camille lea manon chloe ines sarah julie sophie marine pauline laura marie_claire anne_sophie
  isabelle nathalie sylvie catherine valerie christine sandrine stephanie celine virginie caroline aurelie
  emilie elodie melanie charlotte juliette alice louise jeanne lucie mathilde anais oceane amandine audrey
  delphine karine veronique monique francoise martine brigitte patricia laurence sabrina samira fatima nadia
  leila amelie elise eva noemie lola laetitia fatou aminata mariam awa josiane simone
pt: maria ana mariana beatriz ana_paula juliana fernanda camila amanda bruna larissa leticia gabriela rafaela
  carolina carol isabela isabella sofia laura alice helena julia luiza luisa manuela leonor matilde ines joana
  rita catarina marta patricia sandra claudia adriana aline vanessa jessica priscila tatiana renata paula
  andreia andrea monica cristina simone sonia teresa francisca raquel marcia luciana daniela natalia bianca
  thais debora lurdes neide fatima bia thalita
MENS NAMES
en: john james michael mike david daniel matthew matt joshua andrew chris christopher ryan jason justin
  brandon jacob ethan noah liam oliver harry george william thomas tom robert joseph joe charles charlie peter
  paul steven stephen steve kevin brian eric tim tyler kyle adam aaron ben benjamin sam alex anthony tony jake
  luke lucas henry dan dave greg jeff scott simon ahmed mohammed ali carlos jose juan marcus nathan dylan
  logan martin alan craig ray callum alfie keith ian graham colin
es: juan jose carlos luis javier javi alejandro daniel david pablo manuel antonio francisco miguel jorge pedro
  diego sergio fernando alberto alvaro adrian rafael rafa roberto ricardo eduardo andres mario raul ivan ruben
  oscar enrique ignacio nacho martin lucas mateo hugo sebastian nicolas felipe gabriel victor hector gustavo
  rodrigo guillermo paco pepe manolo joaquin jaime alex marcos samuel emilio julian fermin dani pedrito
  mariano facundo
de: thomas michael andreas stefan stephan christian daniel markus martin peter alexander alex sebastian tobias
  florian lukas lucas felix paul jonas leon finn maximilian max tim niklas philipp patrick dennis marcel kevin
  sven jens torsten thorsten jurgen klaus hans uwe frank bernd wolfgang dieter manfred ralf oliver dirk
  matthias benjamin ben fabian dominik david simon moritz julian elias noah mehmet ali mohammed karsten
  carsten emil gerhard heinz karl anton
fr: jean_pierre nicolas thomas julien alexandre maxime antoine lucas hugo louis gabriel leo arthur jules
  raphael paul mathieu matthieu guillaume sebastien david philippe christophe olivier laurent stephane
  frederic fred eric pascal thierry alain michel patrick francois jacques daniel romain kevin florian quentin
  adrien vincent clement nathan theo enzo mathis mohamed mehdi karim ahmed samuel simon marc bruno xavier
  jerome fabien damien cedric ludovic peter gerard mamadou ibrahim moussa yann
pt: joao jose carlos pedro lucas gabriel rafael mateus matheus gustavo felipe filipe bruno rodrigo tiago
  thiago diogo andre ricardo paulo luis luiz antonio francisco manuel miguel jorge rui nuno marcelo marcos
  fernando eduardo leonardo daniel david diego vitor victor hugo henrique guilherme joaquim vinicius igor
  renato roberto sergio fabio alexandre arthur artur bernardo davi samuel martim afonso simao leandro adriano
  beto anderson ze vasco leo julio wagner
TITLES
en: reverend lord_of lady_of dear_sir dear_madam excellency majesty esquire last_name maiden_name full_name
  forename middle_name named_after
es: don_jose dona_maria dr dra usted_senor caballero caballeros excelencia majestad estimado estimada
  estimados apellido apellidos nombre_de_pila nombre_completo apellido_de_casada apellido_de_soltera
de: hr fr dr gnadige sehr_geehrte sehr_geehrter geehrte geehrter majestat exzellenz madchenname* geburtsname*
  doppelname* vornamen
fr: mesdemoiselles m_le dr excellence majeste sieur nom_de_famille nom_de_jeune_fille nom_marital prenomme
  prenommee
pt: srta seu_jose dona_maria dom_pedro dr dra cavalheiro cavalheiros excelencia majestade prezado prezada
  caro_senhor sobrenome sobrenomes nome_de_solteira nome_de_casada nome_completo alcunha alcunhas
PRISON
en: prison prisons jail jails jailed prisoner prisoners inmate inmates imprisoned imprisonment behind_bars
  incarcerat* parole probation arrest arrests arrested warrant convict convicts bail custody_suite criminal
  criminals crime crimes offender offenders cell_block released_from
es: carcel carceles prision prisiones preso presa presos presas encarcel* recluso reclusa reclusos
  penitenciari* libertad_condicional detenida detenidos detener detuvieron detencion arresto arrestos
  arrestaron arrestado fianza_de calabozo* celda celdas delito delitos delincuente* criminal criminales crimen
  crimenes reincidente*
de: gefangnis gefangniss* knast haft haftstrafe* haftling* inhaftiert* gefangene gefangener gefangenen
  eingesperrt_im_knast bewahrung bewahrungshelf* bewahrungsstrafe* festgenommen festnahme* verhaftet
  verhaftung* haftbefehl* untersuchungshaft jva straftat* kriminell* kriminalitat verbrechen verbrecher*
  freigang freiganger vorzeitig_entlassen
fr: prison prisons prisonnier* taule tole_pour detenu detenue detenus detention incarcer* parloir parloirs
  liberation_conditionnelle sursis bracelet_electronique garde_a_vue arrete_par arrestation* emprisonn*
  cellule cellules maison_d_arret ecrou mandat_d_arret delit delits delinquant* criminel* crime crimes
  recidiv* mitard bagne
pt: prisao prisoes cadeia cadeias presidio presidios preso presa presos presas prenderam encarcer* detido
  detida detidos detencao penitenciaria* carcere liberdade_condicional tornozeleira regime_semiaberto
  regime_aberto fianca cela celas mandado_de_prisao delito delitos delinquente* criminoso criminosa criminosos
  crime crimes reincidente* delegacia_de
CORRECT AND WORD
en: corrections reword* rephrase* proofread* edits edited editing grammar typo typos draft drafts drafted
  scripts text_of copied codes coded translates translated translation eulogy
es: corrigen corregido corrigio correccion* redactar redacto ortografia gramatica borrador borradores
  reformul* texto copia copiar copiado traduce traduccion* brindis_en editar resumir resumen
de: korrektur* verbessert_mich umformulier* formulierung* rechtschreib* grammatik tippfehler text_fur
  entwerfen abgeschrieben abschreiben codewort* ubersetzen ubersetzt ubersetzung* drehbuch reden_schreiben
  rede_fur ansprachen beschriftet* zusammenfass*
fr: corriges corrigent corrections formulation* reformul* tournure* orthographe grammaire faute_de_frappe
  brouillon* texte textes copie copier traduction* scenario rediger redige redaction resume_de resumer
  relecture
pt: corrijo correcoes redigir redige ortografia gramatica rascunho rascunhos reformul* texto textos copia
  copiar copiou traduzir traduz traducao* roteiro_de editar edita resumir resumo legenda legendas
  revisar_o_texto
`;
