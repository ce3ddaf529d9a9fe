import { accountEndpoints } from './account.endpoints.ts';
import { authEndpoints } from './auth.endpoints.ts';
import { billingEndpoints } from './billing.endpoints.ts';
import { chatEndpoints } from './chat.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { notifyEndpoints } from './notify.endpoints.ts';
import { safetyEndpoints } from './safety.endpoints.ts';

/** All endpoints that the gateway routes; there are no others. */
export const publicEndpoints: readonly Endpoint[] = [
  ...Object.values(authEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(chatEndpoints),
  ...Object.values(safetyEndpoints),
  ...Object.values(billingEndpoints),
  ...Object.values(notifyEndpoints),
];
