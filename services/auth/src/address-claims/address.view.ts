import type { ClaimedAccount } from '@app/contracts';
import { mac } from '../keys.ts';
import type { Claimant } from './address.policy.ts';

/** Derives a name for an account that is valid for one link only, so that account ids are not exposed. */
export function deriveAccountReference(key: Buffer, linkId: string, accountId: string): string {
  return mac(key, `${linkId}:${accountId}`).subarray(0, 16).toString('base64url');
}

/** What the reader of a mailbox sees of an account that was made with their address. */
export function claimedAccountView(key: Buffer, linkId: string, claimant: Claimant): ClaimedAccount {
  const { id, createdAt, device, messages, premium, madeHere, linked } = claimant;
  return {
    reference: deriveAccountReference(key, linkId, id),
    createdAt: createdAt.toISOString(),
    device,
    messages,
    premium,
    madeHere,
    linked,
  };
}
