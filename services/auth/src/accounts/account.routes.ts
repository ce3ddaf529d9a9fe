import { authEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { readBrowser, rememberBrowser } from '../devices/device-cookie.ts';
import { giveGrant } from '../sessions/grant.ts';
import { wholeSession } from '../sessions/whole-session.ts';
import { readVisitor, takeVisitor } from '../visitors/visitor-cookie.ts';
import { preferencesView, profileView } from './account.view.ts';
import { updatePreferences, updateProfile } from './change-account.ts';
import { confirmAddress } from './confirm-address.ts';
import { signUp } from './sign-up.ts';

/** Coming to have an account. */
export function openAccountRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.signup, async ({ body, request, reply }) => {
    const browser = readBrowser(request);
    const signed = await signUp(deps, { ...body, browser, visitor: readVisitor(request) });
    if (!signed) return {};
    const grant = giveGrant(deps, reply, signed.session);
    rememberBrowser(deps, reply, browser);
    if (signed.tookVisitor) takeVisitor(reply);
    return { data: await wholeSession(deps, signed.account, grant) };
  });

  serve(scope, authEndpoints.confirmEmail, async ({ body }) => {
    await confirmAddress(deps, body.token);
    return { data: { confirmed: true } };
  });
}

/** One's own account. */
export function ownAccountRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.updateProfile, async ({ caller, body }) => ({
    data: { profile: profileView(await updateProfile(deps, caller.userId, body)) },
  }));

  serve(scope, authEndpoints.updatePreferences, async ({ caller, body }) => ({
    data: { preferences: preferencesView(await updatePreferences(deps, caller.userId, body)) },
  }));
}
