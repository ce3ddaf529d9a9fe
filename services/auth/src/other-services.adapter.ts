import { chatEndpoints, internalEndpoints, MAX_HOLDINGS_PER_REQUEST } from '@app/contracts';
import { callService, callServiceForStream, Failure, type ServiceIdentity } from '@app/service-kit';
import type { FetchHoldings, Holding } from './address-claims/claim-address.ts';
import type { ExportPartName, FetchPart } from './exports/export-everything.ts';
import type { FetchPurchase, FetchUsage } from './sessions/build-session.ts';
import type { ClaimVisitor } from './visitors/hand-over-visitor.ts';

/** A person waits for the login, so these services get little time to answer; the browser reads both again (AUT-10). */
const LOGIN_TIMEOUT_MS = 400;

/** Creates the function that fetches a person's usage from chat (GET /usage). */
export function createUsageFetcher(chatUrl: string): FetchUsage {
  return async (accessToken) => {
    try {
      const usage = await callService(chatEndpoints.usage, {
        baseUrl: chatUrl,
        accessToken,
        timeoutMs: LOGIN_TIMEOUT_MS,
      });
      return { count: usage.count, purchased: usage.hasPurchase };
    } catch {
      return { count: 0, purchased: undefined };
    }
  };
}

/** Creates the function that fetches a person's purchase from billing. */
export function createPurchaseFetcher(billingUrl: string, identity: ServiceIdentity): FetchPurchase {
  return async (userId) => {
    try {
      return await callService(internalEndpoints.purchase, {
        baseUrl: billingUrl,
        identity,
        params: { id: userId },
        timeoutMs: LOGIN_TIMEOUT_MS,
      });
    } catch {
      return undefined;
    }
  };
}

/**
 * Hands visitors' chats over with a call to chat (ROLE-3). A cookie that chat rejects as invalid counts as done; any other
 * failure may be temporary and is retried.
 */
export function createVisitorClaimer(chatUrl: string, identity: ServiceIdentity): ClaimVisitor {
  return async (userId, visitor, timeoutMs) => {
    try {
      await callService(internalEndpoints.claimVisitor, {
        baseUrl: chatUrl,
        identity,
        params: { id: userId },
        body: { visitor },
        timeoutMs,
      });
      return 'done';
    } catch (error) {
      return error instanceof Failure && error.code === 'validation_failed' ? 'done' : 'retry';
    }
  };
}

const NOTHING: Holding = { conversations: 0, messages: 0, premium: false, payments: false };

/** Creates the function that fetches the holdings of accounts from chat and billing. */
export function createHoldingsFetcher(
  urls: { chat: string; billing: string },
  identity: ServiceIdentity,
): FetchHoldings {
  return async (ids) => {
    const found = new Map<string, Holding>();
    for (let from = 0; from < ids.length; from += MAX_HOLDINGS_PER_REQUEST) {
      const body = { ids: ids.slice(from, from + MAX_HOLDINGS_PER_REQUEST) };
      const [chat, billing] = await Promise.all([
        callService(internalEndpoints.chatHoldings, { baseUrl: urls.chat, identity, body }),
        callService(internalEndpoints.billingHoldings, { baseUrl: urls.billing, identity, body }),
      ]);
      for (const { id, ...held } of [...chat.holdings, ...billing.holdings])
        found.set(id, { ...NOTHING, ...found.get(id), ...held });
    }
    return found;
  };
}

const EXPORT_ENDPOINTS = {
  chat: internalEndpoints.chatExport,
  billing: internalEndpoints.billingExport,
  notify: internalEndpoints.notifyExport,
} as const;

/** Creates the function that fetches a service's part of an export. */
export function createPartFetcher(
  urls: Readonly<Record<ExportPartName, string>>,
  identity: ServiceIdentity,
): FetchPart {
  return (service, userId, signal) =>
    callServiceForStream(EXPORT_ENDPOINTS[service], {
      baseUrl: urls[service],
      identity,
      params: { id: userId },
      signal,
    });
}
