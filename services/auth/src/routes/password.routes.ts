import { authEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { changePassword } from '../password-changes/change-password.ts';
import { requestPasswordReset } from '../password-changes/request-password-reset.ts';
import { resetPassword } from '../password-changes/reset-password.ts';
import { readBrowserProof } from './cookies.ts';

/** Routes for people who have forgotten their password. */
export function openPasswordRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(deps, body.email, readBrowserProof(request));
    return { data: { sent: true } };
  });

  serve(scope, authEndpoints.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, { ...body, proof: readBrowserProof(request) });
    return { data: { updated: true } };
  });
}

/** Routes for signed-in people. */
export function ownPasswordRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.changePassword, async ({ caller, body }) => {
    await changePassword(deps, { ...caller, ...body });
    return { data: { updated: true } };
  });
}
