import type { Caller, Visitor } from '@app/service-kit';

/** Under which id the rows of a caller are kept: a visitor is an owner like any other (ROLE-3). */
export function ownerOf(caller: Caller | Visitor): string {
  return 'userId' in caller ? caller.userId : caller.visitorId;
}
