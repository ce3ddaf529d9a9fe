import { CallFailure } from '../../../api/call-failure.ts';
import { checkoutCopy as copy } from '../checkout.copy.ts';
import { usageCopy } from '../usage.copy.ts';

/** The server's sentence, if it explains the payment failure (UX-3). */
function serverSentence(thrown: unknown): string | null {
  const isExplained =
    thrown instanceof CallFailure && !['network', 'unreadable', 'not_found'].includes(thrown.code);
  return isExplained ? thrown.message : null;
}

function isMissingUrl(thrown: unknown): boolean {
  return thrown instanceof CallFailure && thrown.code === 'unreadable' && thrown.status === 200;
}

/** The sentence for a failed checkout on the ask page (PAY-2). */
export function askCheckoutSentence(thrown: unknown): string {
  return (
    serverSentence(thrown) ?? (isMissingUrl(thrown) ? copy.checkoutNoSession : usageCopy.checkoutFallback)
  );
}

/** The sentence for a failed checkout on the dashboard (PAY-3). */
export function dashboardCheckoutSentence(thrown: unknown): string {
  const reason = serverSentence(thrown) ?? (isMissingUrl(thrown) ? copy.noCheckoutUrl : copy.unknownError);
  return copy.dashboardCheckoutFailed(reason);
}
