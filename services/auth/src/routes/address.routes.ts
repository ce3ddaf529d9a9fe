import { authEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import { userView } from '../accounts/account.view.ts';
import { confirmAddressChange, stopAddressChange } from '../address-changes/confirm-address-change.ts';
import {
  readAddress,
  requestAddressChange,
  withdrawAddressChange,
} from '../address-changes/request-address-change.ts';
import type { Deps } from '../deps.ts';
import { readRefreshCookieOf } from './cookies.ts';

/** Routes for the links in the mails of a change of address. */
export function openAddressRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.confirmEmailChange, async ({ body, request }) => {
    const cookie = readRefreshCookieOf(request);
    const own = await confirmAddressChange(deps, { ...body, cookie });
    return { data: { changed: true, ...(own && { user: userView(own) }) } };
  });

  serve(scope, authEndpoints.stopEmailChange, async ({ body }) => {
    await stopAddressChange(deps, body.token);
    return { data: { stopped: true } };
  });
}

/** Routes with which a signed-in person changes their address. */
export function ownAddressRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.readEmail, async ({ caller }) => {
    const { account, pending } = await readAddress(deps, caller.userId);
    const waiting = pending && { email: pending.email, expiresAt: pending.expiresAt.toISOString() };
    return { data: { user: userView(account), pending: waiting ?? null } };
  });

  serve(scope, authEndpoints.changeEmail, async ({ caller, body }) => {
    await requestAddressChange(deps, { ...caller, ...body });
    return { data: { sent: true } };
  });

  serve(scope, authEndpoints.withdrawEmailChange, async ({ caller }) => {
    await withdrawAddressChange(deps, caller.userId);
    return undefined;
  });
}
