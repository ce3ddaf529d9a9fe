import { authEndpoints } from './auth.endpoints.ts';
import { chatEndpoints } from './chat.endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** Everything the gateway lets through, and nothing else. */
export const publicEndpoints: readonly Endpoint[] = [
  ...Object.values(authEndpoints),
  ...Object.values(chatEndpoints),
];
