import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const account = { service: 'auth', access: 'signedIn', rate: 'other', failures: [] } as const;

/** What somebody may do with everything we hold about them (API-2; architecture.md, rule 11). */
export const accountEndpoints = {
  exportEverything: endpoint({
    ...account,
    summary: 'Everything that all services hold about the person, as one JSON file',
    method: 'GET',
    path: '/user/export',
    status: 200,
    answer: z.object({
      exportedAt: z.iso.datetime(),
      account: z.record(z.string(), z.unknown()),
      chat: z.record(z.string(), z.unknown()),
      billing: z.record(z.string(), z.unknown()),
      notify: z.record(z.string(), z.unknown()),
    }),
    timeoutMs: 20_000,
  }),
  deleteAccount: endpoint({
    ...account,
    summary: 'Delete the account and everything that belongs to it',
    method: 'DELETE',
    path: '/user/account',
    status: 204,
    timeoutMs: 5_000,
  }),
} as const;
