import type { ClaimedAccount } from '@app/contracts';
import { type KeyList, mac, macs } from '../keys.ts';
import type { Claimant } from './address.policy.ts';

/** A name for an account that is valid for one link only, so that account ids are not exposed. */
const toReference = (signature: Buffer) => signature.subarray(0, 16).toString('base64url');

/** Whether a person has chosen this account by its name for this link. */
export function isAccountReference(
  keys: KeyList,
  { linkId, accountId }: { linkId: string; accountId: string },
  reference: string | undefined,
): boolean {
  return macs(keys, `${linkId}:${accountId}`).some((signature) => toReference(signature) === reference);
}

/** What the reader of a mailbox sees of an account that was made with their address. */
export function claimedAccountView(keys: KeyList, linkId: string, claimant: Claimant): ClaimedAccount {
  const { id, createdAt, device, messages, premium, madeHere, linked } = claimant;
  return {
    reference: toReference(mac(keys, `${linkId}:${id}`)),
    createdAt: createdAt.toISOString(),
    device,
    messages,
    premium,
    madeHere,
    linked,
  };
}
