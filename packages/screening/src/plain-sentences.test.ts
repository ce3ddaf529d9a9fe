import type { SafetyKind } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { screen } from './screen.ts';

/** Fifteen everyday sentences in each language, and plain sentences of danger. */
const TEXTS: Record<string, { everyday: string[]; dangers: [string, SafetyKind][] }> = {
  en: {
    everyday: [
      'We have been together for nine years and most of it was good.',
      'Last spring we moved to a bigger flat because the children needed their own rooms.',
      'Since then it feels as if we only talk about shopping, school and the rent.',
      'He works late three days a week, and I do the homework with our son.',
      'My mother says that I should be glad to have a man who earns well.',
      'On Sunday we wanted to go to the lake, but it rained, so we stayed in and cleaned the kitchen.',
      'I asked him what he would like to do in the summer.',
      'He said he had not thought about it yet.',
      'Our daughter has started to play the violin, which is loud and lovely.',
      'I would like to take a course in the evenings, maybe Italian.',
      'He thinks that it costs too much.',
      'We used to cook together every Friday, with music and a bottle of wine.',
      'Now each of us eats when there is time.',
      'My best friend thinks that we need a weekend alone.',
      'How do I start that conversation without making it sound like a reproach?',
    ],
    dangers: [
      ['My husband hit me last night.', 'victim_of_abuse'],
      ['I want to die.', 'self_harm'],
      ['My stepfather touches me at night.', 'child_at_risk'],
    ],
  },
  es: {
    everyday: [
      'Llevamos doce años casados y tenemos dos hijos.',
      'El año pasado nos mudamos cerca de mis suegros porque así nos ayudan con los niños.',
      'Desde entonces vienen casi todos los domingos a comer.',
      'A mí me gusta cocinar, pero a veces quisiera tener un día solo para nosotros.',
      'Mi marido dice que exagero y que es bonito tener a la familia cerca.',
      'El sábado quedamos con unos amigos y hablamos de las vacaciones.',
      'Él quiere ir a la playa y yo prefiero la montaña.',
      'Al final no decidimos nada y volvimos a casa en silencio.',
      'Mi hija empezó a bailar flamenco y está muy contenta.',
      'Mi hijo saca buenas notas, aunque no le gusta leer.',
      'Yo trabajo por las mañanas en una farmacia.',
      'Por la tarde llevo a los niños a sus actividades.',
      'Antes salíamos a cenar una vez al mes y nos reíamos mucho.',
      'Ahora cada uno mira su teléfono en el sofá.',
      '¿Cómo le propongo que recuperemos esas cenas?',
    ],
    dangers: [
      ['Mi marido me pega.', 'victim_of_abuse'],
      ['Quiero morirme.', 'self_harm'],
    ],
  },
  de: {
    everyday: [
      'Wir sind seit elf Jahren verheiratet und haben zwei Kinder.',
      'Vor einem Jahr haben wir ein altes Haus gekauft, an dem immer etwas zu tun ist.',
      'Mein Mann ist handwerklich begabt, aber er fängt vieles an und macht wenig fertig.',
      'Ich arbeite halbtags in einer Bücherei und kümmere mich um den Garten.',
      'Am Wochenende kommen oft seine Eltern zum Kaffee.',
      'Seine Mutter bringt immer Kuchen mit, was lieb gemeint ist.',
      'Unser Sohn spielt Fußball und unsere Tochter lernt Klavier.',
      'Im Sommer wollten wir nach Dänemark fahren, doch das Geld ging für das Dach drauf.',
      'Ich habe vorgeschlagen, dass wir wenigstens ein paar Tage zelten.',
      'Er meinte, dafür habe er jetzt keinen Kopf.',
      'Früher sind wir jeden Mittwoch tanzen gegangen.',
      'Heute sitzen wir abends nebeneinander und schauen auf unsere Telefone.',
      'Meine Freundin sagt, das sei in jeder langen Ehe so.',
      'Ich glaube aber, dass es auch anders geht.',
      'Wie fange ich das Gespräch an, ohne dass er sich kritisiert fühlt?',
    ],
    dangers: [
      ['Mein Mann schlägt mich.', 'victim_of_abuse'],
      ['Ich will sterben.', 'self_harm'],
    ],
  },
  fr: {
    everyday: [
      'Nous sommes ensemble depuis huit ans et nous avons une petite fille.',
      'Il y a un an, nous avons quitté la ville pour une maison avec un jardin.',
      'Mon compagnon travaille à une heure de route et rentre tard.',
      'Moi, je travaille à la maison et je m’occupe des devoirs.',
      'Le dimanche, sa mère vient déjeuner et donne son avis sur tout.',
      'Elle est gentille, mais je voudrais parfois un peu de calme.',
      'Notre fille a commencé la danse et elle est très fière.',
      'Cet été, nous voulions partir en Bretagne avec des amis.',
      'Finalement, il a fallu réparer la voiture et nous sommes restés.',
      'Avant, nous allions au cinéma tous les jeudis.',
      'Maintenant, chacun regarde son téléphone sur le canapé.',
      'J’ai proposé de reprendre nos soirées, il a dit qu’il verrait.',
      'Ma sœur pense que je devrais être plus directe.',
      'Je ne veux pas que cela devienne un reproche.',
      'Comment lui en parler simplement ?',
    ],
    dangers: [
      ['Mon mari me frappe.', 'victim_of_abuse'],
      ['Je veux mourir.', 'self_harm'],
    ],
  },
  pt: {
    everyday: [
      'Estamos juntos há dez anos e temos dois filhos.',
      'No ano passado mudamos para um apartamento maior, perto da escola.',
      'Meu marido trabalha muito e chega em casa cansado.',
      'Eu trabalho de manhã e de tarde levo as crianças para as aulas.',
      'Aos domingos almoçamos na casa da minha sogra.',
      'Ela cozinha bem, mas dá palpite em tudo.',
      'Nossa filha começou a aprender violão e está feliz.',
      'Nas férias queríamos ir para a praia com uns amigos.',
      'No fim gastamos o dinheiro com o conserto do carro.',
      'Antes a gente saía para dançar todo mês.',
      'Agora cada um fica no seu celular depois do jantar.',
      'Eu sugeri um fim de semana só para nós dois.',
      'Ele disse que ia pensar e não falou mais no assunto.',
      'Minha irmã acha que eu preciso ser mais clara.',
      'Como eu começo essa conversa sem parecer uma cobrança?',
    ],
    dangers: [
      ['Meu marido me bate.', 'victim_of_abuse'],
      ['Eu quero morrer.', 'self_harm'],
    ],
  },
  ru: {
    everyday: [
      'Мы вместе уже девять лет, у нас двое детей.',
      'В прошлом году мы переехали в новую квартиру рядом со школой.',
      'Муж много работает и приходит домой поздно.',
      'Я работаю из дома и помогаю детям с уроками.',
      'По воскресеньям к нам приезжает свекровь.',
      'Она вкусно готовит, но любит давать советы.',
      'Дочка начала ходить на танцы и очень рада.',
      'Летом мы хотели поехать на море с друзьями.',
      'Но деньги ушли на ремонт машины.',
      'Раньше мы каждую пятницу ходили в кино.',
      'Теперь каждый сидит вечером со своим телефоном.',
      'Я предложила провести выходные вдвоём.',
      'Он сказал, что подумает.',
      'Подруга считает, что надо говорить прямо.',
      'Как начать этот разговор без упрёков?',
    ],
    dangers: [
      ['Муж меня бьёт.', 'victim_of_abuse'],
      ['Я хочу умереть.', 'self_harm'],
    ],
  },
  zh: {
    everyday: [
      '我们结婚九年了，有两个孩子。',
      '去年我们搬到了学校附近的新房子。',
      '我老公工作很忙，晚上回来得很晚。',
      '我在家上班，下午陪孩子写作业。',
      '周末婆婆常来我们家吃饭。',
      '她做菜很好吃，就是喜欢给我们提意见。',
      '女儿开始学钢琴，每天都很高兴。',
      '夏天我们本来想跟朋友去海边。',
      '后来钱都用来修车了。',
      '以前我们每个星期五都去看电影。',
      '现在吃完饭各看各的手机。',
      '我提议找个周末两个人出去走走。',
      '他说再看看，就没有下文了。',
      '我姐姐觉得我应该说得直接一点。',
      '我该怎么开口才不像是在抱怨？',
    ],
    dangers: [
      ['我老公打我。', 'victim_of_abuse'],
      ['我想自杀。', 'self_harm'],
    ],
  },
};

/** The numbers of everyday sentences around a danger: one was missed in texts of four to six. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 8, 10, 15];

describe.each(Object.entries(TEXTS))('in a text of any length (%s)', (_, { everyday, dangers }) => {
  test.each(dangers)('“%s” is found at its beginning, in its middle and at its end', (danger, kind) => {
    for (const length of LENGTHS)
      for (const at of [0, Math.floor(length / 2), length]) {
        const text = everyday.slice(0, length).toSpliced(at, 0, danger).join(' ');
        expect(screen([text])?.kind, text).toBe(kind);
      }
  });

  test('of everyday matters alone, nothing is', () => {
    for (const length of LENGTHS) expect(screen([everyday.slice(0, length).join(' ')])).toBeNull();
    expect(screen([[...everyday, ...everyday].join(' ')])).toBeNull();
  });
});
