import type { Lexicon } from '../../reading/language.ts';

/** English words by what they mean for somebody's safety. */
export const lexicon: Lexicon = {
  he: 'he | she | they | {kin}',
  him: 'him | her | them | {kin}',
  kin: 'husband | wife | partner | boyfriend | girlfriend | ex | fiance | fiancee | spouse | man | guy | mother | father | mom | mum | dad | stepdad | stepfather | stepmom | stepmother | brother | sister | stepbrother | uncle | aunt | cousin | grandpa | grandfather | grandma | son | daughter | roommate | neighbor | neighbour | boss | coworker | friend | mil | fil | law | stepson | stepdaughter | parents | family | in laws | neighbors',
  child:
    'child | children | kid | kids | son | daughter | baby | toddler | infant | newborn | boy | girl | stepson | stepdaughter | niece | nephew | grandson | granddaughter | grandchild | grandchildren | little one | little brother | little sister | baby brother | baby sister | sons | daughters | kiddo | boys | girls | twins | siblings',
  parent:
    'dad | father | daddy | papa | mom | mum | mommy | mother | stepdad | stepfather | stepmom | stepmother | step dad | step father | step mom | step mother | parents | grandfather | grandpa | grandmother | uncle | foster dad | foster mother | foster parents',
  adult:
    '{parent} | teacher | coach | babysitter | priest | pastor | neighbor | neighbour | cousin | brother | boyfriend | husband | ex | partner | wife | girlfriend | he | she',
  want: 'want to | wanted to | wanna | wanting to | wish to | wished to | would like to | need to | ready to | going to | gonna | planning to | planned to | plan to | plans to | about to | intend to | trying to | tried to | try to | decided to | thinking of | thinking about | thought of | thought about | think of | think about | thinks about | thoughts of | thoughts about | urge to | urges to | desire to | feel like | considering | considered | tempted to | dream of | dreaming of | fantasize about | fantasise about | fantasizing about | fantasising about | longing to | will | might | may | should | just | have to | close to | afraid of | scared of | scared i will | afraid i will | afraid i might | scared i might | gotten close to | a plan to | a way to | ways to',
  killSelf:
    'kill myself | killing myself | killed myself | end my life | ending my life | end my own life | ending my own life | end this life | take my life | taking my life | take my own life | taking my own life | hang myself | hanging myself | shoot myself | shooting myself | drown myself | poison myself | slit my wrists | slit my wrist | slitting my wrists | cut my wrists | slash my wrists | open my veins | off myself | offing myself | unalive myself | do away with myself | throw myself off | throw myself in front | throw myself under | jump off a bridge | jump off the bridge | jump off a roof | jump in front of | jumping in front of | step in front of | stepping in front of | jumping off | overdose | overdosing | od on | suicide | commit suicide | sewer slide | blow my brains | gas myself | kms | end myself | crash my car into | drive my car into | drive into a tree | drive off a bridge | drive off the bridge | drive into oncoming',
  hurtSelf:
    'hurt myself | hurting myself | harm myself | harming myself | cut myself | cutting myself | burn myself | burning myself | self harm | selfharm | self harming | self harmed | punish myself with a blade | hit myself | starve myself | starving myself | scratch myself | injure myself',
  alive:
    'live | be alive | exist | be here | be around | wake up | keep living | go on living | continue living | be in this world | be on this earth | see tomorrow | breathe | living',
  gone: 'dead | gone | not here | not around | not alive | not exist | disappear | never born | never been born | not been born | out of the picture | six feet under | asleep forever',
  anymore: 'anymore | any more | any longer | no more',
  life: 'life | living | being alive | existing | breathing | existence | this world | being here | this life',
  means:
    'pills | tablets | rope | noose | razor | blade | knife | gun | pistol | rifle | bullet | bullets | bleach | medication | meds | insulin | sleeping pills | painkillers | paracetamol | tylenol | belt | helium | xanax',
  height:
    'bridge | roof | rooftop | ledge | cliff | balcony | overpass | tracks | train tracks | platform | parking garage | window | rails',
  hit: 'hit | hits | hitting | beat | beats | beating | beaten | slap | slaps | slapped | slapping | punch | punches | punched | punching | kick | kicks | kicked | kicking | shove | shoves | shoved | shoving | smack | smacks | smacked | smacking | strike | strikes | struck | whip | whips | whipped | whack | whacked | hurt | hurts | hurting | attack | attacks | attacked | assault | assaults | assaulted | abuse | abuses | abused | abusing | bruise | bruised | bit | bites | headbutted | elbowed | backhanded | thrash | thrashed | pummel | pummeled | belted | spanked | bashed | batter | battered',
  grab: 'grab | grabs | grabbed | push | pushes | pushed | pushing | drag | drags | dragged | throw | throws | threw | pin | pins | pinned | slam | slams | slammed | yank | yanked | yanks | shake | shakes | shook | hold | holds | held | twist | twists | twisted | spit on | spat on | burn | burns | burned | burnt',
  choke:
    'choke | chokes | choked | choking | strangle | strangles | strangled | strangling | suffocate | suffocates | suffocated | throttle | throttled | throttles | smother | smothered | smothers',
  kill: 'kill | kills | killed | killing | murder | murdered | murders | stab | stabs | stabbed | stabbing | shoot | shoots | shot | shooting | poison | poisoned | poisoning | burn | bury | drown | drowned | drowning | strangle | strangling | choke | choking | run over | end | slaughter | behead | unalive | set on fire | bash | slit',
  threaten: 'threaten | threatens | threatened | threatening | threats | threat',
  rape: 'rape | rapes | raped | raping | molest | molests | molested | molesting | assaulted sexually | sexually assaulted | sexually abused | sexually assaults | sexually abuses | groped | gropes | violated | forced himself on | forces himself on | forced herself on | force himself on | pushes himself on',
  weapon:
    'gun | pistol | rifle | shotgun | knife | machete | bat | hammer | axe | blade | weapon | firearm | revolver | crowbar | belt | scissors | screwdriver',
  let: 'let | lets | allow | allows | allowed to | permit | letting | allowing',
  afraid:
    'afraid | scared | terrified | frightened | fear | fearing | petrified | in fear | scares | frightens | terrifies',
  take: 'takes | took | taken | takes away | took away | taking | hides | hid | hidden | confiscates | confiscated | withholds | keeps | kept | holds | locks away | broke | breaks | smashed | smashes | controls | control | grabs | has taken | has all',
  lifeline:
    'phone | cell | keys | car keys | wallet | passport | papers | documents | money | paycheck | wages | salary | bank card | cards | card | laptop | medication | meds | birth control | id | visa | inhaler | bank account',
  spy: 'tracks | tracking | tracked | tracker | spies | spying | spied | monitors | monitoring | monitored | stalks | stalking | stalked | stalker | airtag | spyware | gps',
  follow:
    'follows me | following me | followed me | follow me | waits outside | waiting outside | waited outside | sits outside | sitting outside | sat outside | parked outside | parks outside | standing outside | stands outside | drives past | driving past | drives by | watches my | watching my | watching me | shows up at | showing up at | showed up at | shows up outside | turns up at | turning up at | turned up at | turning up | keeps coming to | appears at',
  sexual: 'sex | intercourse | sleep with him | sleep with her | oral | sexual things | sexual acts',
};
