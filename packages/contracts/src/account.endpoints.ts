import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const account = { service: 'auth', access: 'signedIn', rate: 'other', failures: [] } as const;

/** Export and deletion of all data of a person, in all services (API-2). */
export const accountEndpoints = {
  exportEverything: endpoint({
    ...account,
    summary: 'Everything that all services hold about the person, as one JSON file',
    method: 'GET',
    path: '/user/export',
    rate: 'export',
    status: 200,
    answer: z.object({
      exportedAt: z.iso.datetime(),
      account: z.record(z.string(), z.unknown()),
      chat: z.record(z.string(), z.unknown()),
      billing: z.record(z.string(), z.unknown()),
      notify: z.record(z.string(), z.unknown()),
    }),
    /** Until the last byte: the file is streamed while it is read. */
    timeoutMs: 120_000,
    firstByteMs: 30_000,
  }),
  deleteAccount: endpoint({
    ...account,
    summary: 'Delete the account and everything that belongs to it',
    method: 'DELETE',
    path: '/user/account',
    status: 204,
    /** The call carries the refresh cookie: refused to pages of other sites. */
    failures: ['forbidden'],
    timeoutMs: 5_000,
  }),
} as const;
