import { authEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import { preferencesView, profileView, userView } from '../accounts/account.view.ts';
import { updatePreferences, updateProfile } from '../accounts/change-account.ts';
import { confirmAddress } from '../address-claims/confirm-address.ts';
import type { Deps } from '../deps.ts';
import { buildSession } from '../sessions/build-session.ts';
import { signUp } from '../signups/sign-up.ts';
import {
  clearVisitorCookie,
  issueGrant,
  readBrowser,
  readBrowserProof,
  readVisitorCookie,
  setDeviceCookie,
} from './cookies.ts';

/** Routes for signing up and confirming the address. */
export function openAccountRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.signup, async ({ body, request, reply }) => {
    const browser = readBrowser(request);
    const signedUp = await signUp(deps, { ...body, browser, visitor: readVisitorCookie(request) });
    const grant = signedUp && issueGrant(deps, reply, signedUp.session);
    setDeviceCookie(deps, reply, browser);
    if (!grant) return {};
    if (signedUp.hasClaimedVisitor) clearVisitorCookie(reply);
    return { data: await buildSession(deps, signedUp.account, grant) };
  });

  serve(scope, authEndpoints.confirmEmail, async ({ body, request }) => {
    const own = await confirmAddress(deps, { ...body, proof: readBrowserProof(request) });
    return { data: { confirmed: true, ...(own && { user: userView(own) }) } };
  });
}

/** Routes with which a signed-in person changes their own account. */
export function ownAccountRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.updateProfile, async ({ caller, body }) => ({
    data: { profile: profileView(await updateProfile(deps, caller.userId, body)) },
  }));

  serve(scope, authEndpoints.updatePreferences, async ({ caller, body }) => ({
    data: { preferences: preferencesView(await updatePreferences(deps, caller.userId, body)) },
  }));
}
