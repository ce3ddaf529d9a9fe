import type { AccessGrant } from '@app/contracts';

/** The headers by which a call is somebody's (API-7). @param grant what the session holds; none for nobody's. */
export function sessionHeaders(grant: AccessGrant | undefined): Record<string, string> {
  return grant === undefined
    ? {}
    : { authorization: `Bearer ${grant.access_token}`, 'x-session-token': grant.token };
}
