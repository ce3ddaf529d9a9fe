import { failureBody } from '@app/contracts';
import { CallFailure, unreadableFailure } from './call-failure.ts';

/** Reads a failure response: the server's sentence if there is one, else 'Request failed' (CHAT-4). */
export async function readFailure(response: Response): Promise<CallFailure> {
  const json: unknown = await response.json().catch(() => undefined);
  const body = failureBody.safeParse(json);
  if (body.success) {
    const { error, code, fields, requestId } = body.data;
    return new CallFailure({
      status: response.status,
      code,
      message: error,
      fields,
      requestId,
      body: body.data,
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
    });
  }
  return unreadableFailure(response);
}
