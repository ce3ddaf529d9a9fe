import { describe, expect, test } from 'vitest';
import type { ChatMessage } from './chat-request.ts';
import { composeReply } from './compose-reply.ts';
import { readConversation } from './conversation.ts';
import { replies, sandboxLabel } from './replies.ts';

const matters = [
  'My husband lied about money again and I cannot trust him anymore.',
  'My girlfriend broke up with me three weeks ago and I still check my phone every night.',
  'My wife never listens when I talk, she just goes silent for days.',
  'My mother-in-law comes without asking and my partner says nothing.',
  'My ex and I cannot agree on bedtime for our two kids.',
  'I feel so alone since my friends all have families.',
  'How do I tell my parents that I am pregnant?',
  'asdf',
];
const followUps = [
  'He said he needs time.',
  'ok',
  'What should I do now?',
  'They ignored me again.',
  'I don’t know',
];

function reply(...messages: string[]): string {
  return converse('', ...messages).at(-1) ?? '';
}

/** Runs a conversation. @returns the replies of the coach. */
function converse(instructions: string, ...texts: string[]): string[] {
  const messages: ChatMessage[] = instructions ? [{ role: 'system', content: instructions }] : [];
  return texts.map((content) => {
    messages.push({ role: 'user', content });
    const text = composeReply(readConversation(messages));
    messages.push({ role: 'assistant', content: text });
    return text;
  });
}

describe('a reply', () => {
  test('[PUR-1] is short, ends with a question, is not repeated, and the first one says that no model wrote it', () => {
    for (const matter of matters) {
      const given = converse('', matter, ...followUps);
      for (const [index, text] of given.entries()) {
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(220);
        expect(text.replace(`\n\n${sandboxLabel}`, ''), text).toMatch(/\?$/);
        expect(text).not.toMatch(/[{}]|undefined|null| {2}/);
        expect(text.endsWith(sandboxLabel), text).toBe(index === 0);
        for (const paragraph of text.split('\n\n')) expect(paragraph.length, paragraph).toBeLessThan(620);
      }
      expect(new Set(given).size).toBe(given.length);
    }
  });

  test('is the same for the same conversation', () => {
    for (const matter of matters) expect(reply(matter)).toBe(reply(matter));
  });

  test('repeats whole short sentences of the person and names the people it is about', () => {
    expect(reply('My wife never listens to me.')).toContain('“My wife never listens to me”');
    expect(reply('My mother-in-law always criticises me.')).toContain('your mother-in-law');
    expect(reply('My parents and my brother never call me.')).toContain('your parents');
    expect(reply('My girlfriend left me.', 'She ignored me again.', 'ok')).not.toContain('{');
  });

  test('repeats nothing that would become markup', () => {
    const text = reply(
      'My wife [never](javascript:alert(1)) **calls** <img src=x> `me` # back | and I feel hurt',
    );
    expect(text).not.toMatch(/javascript:|<img|`|#|\|/);
  });

  test('[ASK-3] mentions the selected feelings wherever the prompt names them', () => {
    const inSystem = converse('You are a coach.\nFeeling: Hurt, Confused', 'My wife left me.')[0];
    const inMessage = reply('Title: She is gone\nFeeling: Hurt, Confused\n\nMy wife left me.');
    for (const text of [inSystem, inMessage]) expect(text).toMatch(/hurt and confused/i);
    expect(inMessage).not.toMatch(/Feeling:|Title:/);
  });

  test('links only to our own guides', () => {
    const links = Object.values(replies)
      .flat()
      .flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]));
    expect(new Set(links)).toEqual(
      new Set([
        '/library/weekly-check-in-template',
        '/library/repair-after-conflict',
        '/library/saying-no-kindly',
      ]),
    );
  });

  test('is written in plain English without numbers, studies or words that read as translated', () => {
    const all = Object.values(replies)
      .flat()
      .join('\n')
      .replace(/^\d\. /gm, '');
    expect(all).not.toMatch(/\b(?:somebody|the other\b(?! side)|the talk|for good|whom)\b|\d/i);
  });
});

describe('a subject that is not for the coach', () => {
  test.each([
    'My car engine makes a strange noise',
    'What is the weather in Berlin?',
    'Can I sue my landlord?',
  ])('[PUR-2] is declined kindly and steered back: %s', (asked) => {
    for (const text of [reply(asked), reply(matters[2] ?? '', asked)]) {
      expect(text).toMatch(/outside what I can help with|question for a professional/);
      expect(text).toMatch(/people in your life|relationship and family matters/);
    }
  });

  test('[PUR-2] an ordinary sentence is not turned into a failing relationship', () => {
    const text = reply('We had a lovely dinner with my parents yesterday.');
    expect(text).toContain('doesn’t have to be a problem');
    expect(text).not.toMatch(/argument|hurt|trust/);
  });

  test('a short message is understood with the title of the conversation', () => {
    expect(reply('Title: My wife never listens\n\nI mean it.')).toContain('your wife');
  });
});

describe('danger and despair', () => {
  test.each([
    'My husband hit me last night.',
    'He threatened to kill me if I leave.',
    'My boyfriend choked me.',
  ])('come before any exercise, also in the next turns: %s', (text) => {
    for (const answer of converse('', text, 'He is at work now.', 'I still love him.')) {
      expect(answer).toMatch(/emergency number/);
      expect(answer).not.toMatch(/check-in|\/library\//);
      expect(answer).not.toMatch(/\d{3}/);
    }
  });

  test.each(['self_harm', 'victim_of_abuse', 'child_at_risk', 'harm_to_others', 'who_hurts_whom'])(
    'a safety note (%s) of the chat service decides what the reply is about',
    (finding) => {
      for (const answer of converse(`- Safety note (${finding}): …`, 'I argue with my wife.', 'ok'))
        expect(answer).toMatch(/emergency number/);
    },
  );

  test('a person who does not want to live is referred to people who can help', () => {
    expect(reply('Since she left I want to die.')).toMatch(/crisis line/);
  });
});

describe('another language', () => {
  test.each([
    ['de', 'Mein Mann redet nicht mehr mit mir und ich weiß nicht, was ich tun soll.', 'KI-Modell'],
    ['es', 'Mi esposo ya no habla conmigo y no sé qué hacer.', 'modelo de IA'],
    ['fr', 'Mon mari ne me parle plus et je ne sais pas quoi faire.', 'modèle d’IA'],
    ['pt', 'Meu marido não fala mais comigo e eu não sei o que fazer.', 'modelo de IA'],
    ['it', 'Mio marito non mi parla più e non so che cosa fare.', 'modello di IA'],
    ['nl', 'Mijn man praat niet meer met mij en ik weet niet wat ik moet doen.', 'AI-model'],
    ['pl', 'Mój mąż już ze mną nie rozmawia i nie wiem, co robić.', 'modelu AI'],
    ['ru', 'Мой муж больше не разговаривает со мной.', 'искусственного интеллекта'],
    ['tr', 'Kocam artık benimle konuşmuyor ve ne yapacağımı bilmiyorum.', 'yapay zekâ'],
    ['sv', 'Min man pratar inte längre med mig och jag vet inte vad jag ska göra.', 'AI-modell'],
    ['no', 'Mannen min snakker ikke lenger med meg og jeg vet ikke hva jeg skal gjøre.', 'KI-modell'],
    ['zh', '我的丈夫不再和我说话了，我不知道该怎么办。', '人工智能'],
    ['ja', '夫がもう私と話してくれません。どうすればいいですか。', 'AIモデル'],
    ['ar', 'زوجي لم يعد يتحدث معي ولا أعرف ماذا أفعل.', 'ذكاء اصطناعي'],
  ])('%s is answered in the same language, and honestly', (_language, text, proof) => {
    expect(reply(text)).toContain(proof);
    expect(reply(text)).not.toContain(sandboxLabel);
  });

  test('a danger found by the chat service is answered in the language of the message', () => {
    expect(converse('- Safety note (self_harm): …', 'Ich will nicht mehr leben.')[0]).toMatch(/Notruf/);
  });

  test('English is answered in English, also with a foreign name in it', () => {
    for (const text of ['My husband José never listens to me.', 'No, he is mean.', 'Me too.'])
      expect(reply(text)).toContain(sandboxLabel);
  });
});

describe('a summary', () => {
  const instructions: ChatMessage = { role: 'system', content: 'Summarise this conversation for the coach.' };
  const about = 'What this is about: He hides things\nHow I feel: Hurt, Confused';
  const transcript =
    'Person: My husband lied to me about his phone.\n\nCoach: You are brave.\n\nPerson: My mother knew it.';

  test('contains the points of the person, from messages and from a transcript', () => {
    const asMessages = composeReply(
      readConversation([
        instructions,
        { role: 'user', content: 'My husband lied to me.' },
        { role: 'assistant', content: 'You are brave.' },
        { role: 'user', content: 'My mother knew it.' },
      ]),
    );
    const asOne = composeReply(
      readConversation([instructions, { role: 'user', content: `${about}\n\n${transcript}` }]),
    );
    for (const text of [asMessages, asOne]) {
      expect(text).toMatch(/lied to me.*My mother knew it/);
      expect(text).toContain('their husband and their mother');
      expect(text).not.toMatch(/brave|What this is about/);
    }
  });

  test('is not read as new text, and is kept in the next summary', () => {
    const summary = composeReply(readConversation([instructions, { role: 'user', content: transcript }]));
    const opening = `${about}\nWhat we have talked about so far: ${summary}`;
    const text = reply(`${opening}\n\nYesterday he came home late and went to bed.`);
    expect(text).not.toContain(sandboxLabel);
    expect(text).not.toContain('In their words');
    const next = composeReply(
      readConversation([instructions, { role: 'user', content: `${opening}\n\nPerson: My sister called.` }]),
    );
    expect(next).toMatch(/lied to me about his phone.*My mother knew it.*My sister called/);
  });
});
