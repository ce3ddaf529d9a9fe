import { type Finding, LIMITS } from '@app/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../visitors/address-key.ts';
import { countryOf } from './country-of.ts';
import { noticesOf, withNotices } from './notice.ts';
import type { Screening } from './screening.port.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What screening finds in the texts of this request; null before it begins. Never rejects. */
    screening: Promise<Finding | null> | null;
  }
}

/** The body fields that a person writes, and their maximum lengths by the contract. */
const SCREENED_FIELDS: Readonly<Record<string, number>> = {
  title: LIMITS.title.max,
  question: LIMITS.question.max,
  message: LIMITS.message.max,
};

/**
 * Screens what a person writes, for all routes of this scope (docs/decisions/0028), before limits and model are
 * involved. If the request fails, the error response carries the contacts. A text longer than the contract allows is
 * not screened, because the request will be refused (0037).
 */
export function screenRequests(app: FastifyInstance, { screening }: { screening: Screening }): void {
  app.decorateRequest('screening', null);
  app.addHook('preValidation', async (request) => {
    const texts = textsToScreen(request.body);
    if (texts.length > 0) request.screening = findDanger(screening, texts, request);
  });
  app.setErrorHandler(async (error, request) => {
    const finding = await request.screening;
    const country = countryOf(request);
    throw withNotices(error, noticesOf(finding, country), country);
  });
}

async function findDanger(
  screening: Screening,
  texts: readonly string[],
  request: FastifyRequest,
): Promise<Finding | null> {
  return (await screening.screen(texts, personOf(request))) ?? null;
}

/** The texts of a body; empty when one of them is too long. */
function textsToScreen(body: unknown): string[] {
  const fields = new Map<string, unknown>(Object.entries(Object(body)));
  const texts: string[] = [];
  for (const [name, most] of Object.entries(SCREENED_FIELDS)) {
    const text = fields.get(name);
    if (typeof text !== 'string') continue;
    if (text.length > most) return [];
    texts.push(text);
  }
  return texts;
}

/**
 * The key by which waiting screenings are shared fairly. Visitors share the key of their address, because anybody can
 * get new visitor cookies.
 */
function personOf(request: FastifyRequest): string {
  return request.caller?.userId ?? addressOf(request);
}
