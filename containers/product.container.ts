import { authEndpoints, billingEndpoints, chatEndpoints, notifyEndpoints } from '@app/contracts';
import { until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, type Person, signUp } from '../e2e/person.ts';
import { Load } from '../e2e/rolling/load.ts';
import { eventsOf } from '../e2e/stream.ts';
import { linkInMail } from '../e2e/visit.ts';
import { Balancer } from './balancer.ts';
import { ContainerProduct, type RunningContainer, SUPPORT_EMAIL, untilReady } from './container-product.ts';

let product: ContainerProduct;
beforeAll(async () => {
  product = await ContainerProduct.start({ auth: 1, chat: 2, billing: 1, notify: 1, gateway: 2 });
});
afterAll(() => product?.stop());

const QUESTION = {
  title: 'We keep arguing',
  question: 'My husband and I argue about the dishes every evening and I feel alone.',
};
/** How many people wait for a reply while a store fails. */
const PEOPLE = 6;

/**
 * Asks the coach, and reports when words come.
 * @returns the conversation, the text as it was streamed, and how the stream ended: `done`, or the code of a failure.
 */
async function ask({ headers }: Person, onWords: () => void = () => undefined) {
  const response = await fetch(`${product.url}/api${chatEndpoints.start.path}`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(QUESTION),
  });
  expect(response.status).toBe(200);
  let conversationId = '';
  let text = '';
  let end = 'the stream ended';
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'start') conversationId = data.conversationId;
    if (event === 'delta') {
      text += data.text;
      onWords();
    }
    if (event === 'done') end = 'done';
    if (event === 'error') end = data.code;
  }
  return { conversationId, text, end };
}

/** The texts of a conversation as they are stored. */
async function storedTexts({ headers }: Person, id: string): Promise<string[]> {
  const { status, body } = await callApi(product.url, chatEndpoints.detail, { headers, params: { id } });
  expect(status).toBe(200);
  return body.messages.map(({ content }) => content);
}

/** Writes to support. */
async function writeToSupport(email: string, subject: string): Promise<number> {
  const body = { fullName: 'Ada', email, subject, message: 'Is anybody there?' };
  return (await callApi(product.url, notifyEndpoints.sendContact, { body })).status;
}

/** Waits for that mail. Support gets it once. */
async function untilSupportHas(subject: string): Promise<void> {
  const subjects = async () => {
    const answer = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(SUPPORT_EMAIL)}`);
    const { mails } = (await answer.json()) as { mails: { subject: string }[] };
    return mails.filter((mail) => mail.subject.endsWith(subject));
  };
  await until(async () => (await subjects()).length > 0, { timeout: 60_000, every: 200 });
  expect(await subjects()).toHaveLength(1);
}

test('a person can sign up, confirm by mail, ask, read the reply in the history, pay, and write to support', async () => {
  const person = await signUp(product.url);
  const link = new URL(await linkInMail(product, person.email, '/confirm'));
  const confirmed = await callApi(product.url, authEndpoints.confirmEmail, {
    body: { token: link.searchParams.get('token') ?? '' },
  });
  expect(confirmed.status).toBe(200);

  const { conversationId, text, end } = await ask(person);
  expect(end).toBe('done');
  expect(await storedTexts(person, conversationId)).toEqual([QUESTION.question, text]);

  const { headers } = person;
  const checkout = await callApi(product.url, billingEndpoints.createCheckout, {
    headers,
    body: { currency: 'usd', source: 'website' },
  });
  const session = /cs_\w+/.exec(checkout.body.data.url)?.[0];
  const paid = await fetch(`${product.sandboxUrl}/pay/${session}/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: person.email, terms: 'accepted' }),
  });
  expect(paid.status).toBe(303);
  await until(async () => {
    const { body } = await callApi(product.url, billingEndpoints.paymentStatus, { headers });
    return body.data.purchased;
  });

  expect(await writeToSupport(person.email, 'From a container')).toBe(200);
  await untilSupportHas('From a container');
});

test('a rolling restart of chat and gateway under load fails no request and cuts off no reply', async () => {
  const balancer = new Balancer(product.replicas.gateway);
  const load = new Load(balancer);
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(balancer.gatewayUrl())));
  const done = new AbortController();
  const { signal } = done;
  const running = [
    balancer.check(signal),
    ...people.map((person, at) => {
      if (at < 4) return load.useAll(person, signal);
      return load.talk(person, at < 6 ? 'text/event-stream' : 'application/json', signal);
    }),
  ];
  const began = performance.now();
  for (const name of ['chat', 'chat', 'gateway', 'gateway'] as const) {
    await product.add(name);
    expect(await product.stopOldest(name)).toBe(0);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  done.abort();
  await Promise.all(running);
  const answered = [...load.answered.values()].reduce((sum, times) => sum + times, 0);
  console.log(`rolled in ${seconds} s: ${answered} requests answered, ${load.failures.length} failed`);
  expect(load.failures).toEqual([]);
  expect(load.answered.size).toBe(9);
});

/** The faults of a store, each with its end. */
const FAULTS = {
  'is killed and started again': {
    begin: (store: RunningContainer) => store.kill(),
    end: (store: RunningContainer) => store.start(),
  },
  freezes: {
    begin: (store: RunningContainer) => store.freeze(),
    end: (store: RunningContainer) => store.thaw(),
  },
};

describe.each(Object.entries(FAULTS))('when PostgreSQL %s during replies', (_what, fault) => {
  test('every reply is stored as it was streamed', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(product.url)));
    let speaking = 0;
    const asked = people.map((person) => {
      const begun = { counted: false };
      return ask(person, () => {
        if (!begun.counted) speaking += 1;
        begun.counted = true;
      });
    });
    await until(() => speaking === PEOPLE, { timeout: 30_000 });
    await fault.begin(product.postgres);
    const [chat] = product.replicas.chat;
    await until(async () => !(await chat?.isReady()), { timeout: 30_000 });
    await fault.end(product.postgres);
    const replies = await Promise.all(asked);
    await untilReady(product);
    for (const [at, { conversationId, text, end }] of replies.entries()) {
      const person = people[at];
      expect(end).toBe('done');
      if (person) expect(await storedTexts(person, conversationId)).toEqual([QUESTION.question, text]);
    }
  });
});

describe.each(Object.entries(FAULTS))('when Redis %s', (what, fault) => {
  test('nobody notices, and a mail to support arrives once', async () => {
    await fault.begin(product.redis);
    const person = await signUp(product.url);
    const { conversationId, text, end } = await ask(person);
    expect(end).toBe('done');
    expect(await storedTexts(person, conversationId)).toEqual([QUESTION.question, text]);
    expect(await writeToSupport(person.email, `While Redis ${what}`)).toBe(200);
    await fault.end(product.redis);
    await untilSupportHas(`While Redis ${what}`);
  });
});
