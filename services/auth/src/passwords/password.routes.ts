import { authEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { askForReset } from './ask-for-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

/** For somebody who has forgotten theirs. */
export function openPasswordRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.forgotPassword, async ({ body }) => {
    await askForReset(deps, body.email);
    return { data: { sent: true } };
  });

  serve(scope, authEndpoints.resetPassword, async ({ body }) => {
    await resetPassword(deps, body.token, body.password);
    return { data: { updated: true } };
  });
}

/** For somebody signed in. */
export function ownPasswordRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.changePassword, async ({ caller, body }) => {
    await changePassword(deps, { ...caller, ...body });
    return { data: { updated: true } };
  });
}
