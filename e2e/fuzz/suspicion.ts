import { FAILURES, failureBody } from '@app/contracts';
import type { Returned } from './send-bytes.ts';

/** Text that reveals the implementation. */
const TELLTALE =
  /\bat .+\.[cm]?[jt]s:\d+|node_modules|SELECT .+ FROM|syntax error at|FST_ERR|ZodError|TypeError/;

/** Why an answer is wrong; undefined when it is correct. */
export function suspicionOf({ statuses, text, isSilent }: Returned, isPair: boolean): string | undefined {
  const [status] = statuses;
  if (isSilent) return 'no answer';
  if (statuses.length > (isPair ? 2 : 1)) return `${statuses.length} answers: ${statuses.join(', ')}`;
  if (status === undefined) return undefined;
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  if (TELLTALE.test(text) && !head.includes('text/html')) return `${status} that tells what we are made of`;
  const isMeant = status === FAILURES.unavailable.status && /^retry-after:/im.test(head);
  if (status >= 500 && !isMeant) return `${status}: ${text.slice(end, end + 300)}`;
  if (!/^x-request-id: /im.test(head)) return `${status} without X-Request-Id`;
  return status < 400 || status >= 600 || isPair ? undefined : unplain(text.slice(end + 4), head, status);
}

/** Why the body of a failure is not the common one. A page that does not exist is answered with HTML. */
function unplain(body: string, head: string, status: number): string | undefined {
  if (body === '' || head.includes('text/html') || !head.includes('application/json')) return undefined;
  try {
    const { code } = failureBody.parse(JSON.parse(Buffer.from(body, 'latin1').toString()));
    return FAILURES[code].status === status ? undefined : `${status} with the code ${code}`;
  } catch {
    return `${status} with a body of its own: ${body.slice(0, 300)}`;
  }
}
