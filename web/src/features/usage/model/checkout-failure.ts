import { CallFailure } from '../../../api/call-failure.ts';
import { usageCopy as copy } from '../usage.copy.ts';

/** The server's own sentence, where it says something of the payment (UX-3). */
function ownSentence(thrown: unknown): string | null {
  const tells =
    thrown instanceof CallFailure && !['network', 'unreadable', 'not_found'].includes(thrown.code);
  return tells ? thrown.message : null;
}

function withoutUrl(thrown: unknown): boolean {
  return thrown instanceof CallFailure && thrown.code === 'unreadable' && thrown.status === 200;
}

/** Why the checkout did not start, as the ask page says it (PAY-2). */
export function askCheckoutSentence(thrown: unknown): string {
  return ownSentence(thrown) ?? (withoutUrl(thrown) ? copy.checkoutNoSession : copy.checkoutFallback);
}

/** Why the checkout did not start, as the dashboard says it (PAY-3). */
export function dashboardCheckoutSentence(thrown: unknown): string {
  const reason = ownSentence(thrown) ?? (withoutUrl(thrown) ? copy.noCheckoutUrl : copy.unknownError);
  return copy.dashboardCheckoutFailed(reason);
}
