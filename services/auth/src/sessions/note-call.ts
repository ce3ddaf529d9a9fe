import { asOwner, type Scope } from '@app/service-kit';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { describeDevice } from '../devices/describe-device.ts';
import { noteSeen } from './session.repository.ts';

const claims = z.object({ rot: z.int().nonnegative() });

/** Every signed-in call here shows that the answer of the refresh behind its token has arrived. */
export function noteEveryCall(scope: Scope<'signedIn'>, { db, clock }: Deps): void {
  scope.app.addHook('onRequest', async (request) => {
    const read = claims.safeParse(request.user);
    const caller = request.caller;
    if (!read.success || !caller) return;
    const seen = {
      sessionId: caller.sessionId,
      counter: read.data.rot,
      device: describeDevice(request.headers['user-agent']),
    };
    await asOwner(db, caller.userId, (trx) => noteSeen(trx, caller.userId, { ...seen, now: clock.now() }));
  });
}
