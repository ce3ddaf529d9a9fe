import type { Purchase } from '@app/contracts';
import { sessionStore } from './session.ts';

/** Takes what the server says of the person's purchase. */
export function keepPurchase(purchase: Purchase): void {
  const { session } = sessionStore.snapshot();
  if (session !== null) sessionStore.update(session.session.token, { purchase });
}
