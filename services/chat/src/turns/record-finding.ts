import type { Finding } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { storeFindings } from '../conversations/message.repository.ts';
import { addFinding, isCertain, openFindings, sealFindings } from '../safety/finding.ts';
import { unchargeTurn } from '../usage/charge.ts';
import type { Charge } from '../usage/usage.repository.ts';
import { setCharge } from './turn.repository.ts';
import type { AdmittedTurn, TurnContext } from './turn-context.ts';

/** A turn in whose message something was found. */
export interface RecordedFinding {
  readonly charge: Charge;
  /** The findings of the message, sealed. */
  readonly safety: Buffer | null;
}

/**
 * Stores what screening found in the message of a turn in progress and, if it is certain, gives the unit back, in one
 * transaction.
 * @returns undefined when this process no longer holds the turn.
 */
export async function recordFinding(
  { db, vaults, config, processId }: TurnContext,
  turn: AdmittedTurn,
  finding: Finding,
): Promise<RecordedFinding | undefined> {
  const { ownerId, userMessageId: messageId, prompt } = turn;
  const vault = await vaults.get(ownerId);
  const place = { column: 'messages.safety', rowId: messageId } as const;
  const known = openFindings(vault, prompt.safety, place);
  const found = addFinding(known, finding);
  const safety = found === known ? prompt.safety : sealFindings(vault, found, place);
  return asOwner(db, ownerId, async (trx) => {
    if (!(await lockConversation(trx, turn))) return undefined;
    if (safety !== prompt.safety)
      await storeFindings(trx, { ownerId, messageId, known: prompt.safety, found: safety });
    if (turn.charge !== 'unit' || !isCertain(finding)) return { charge: turn.charge, safety };
    const charge = await unchargeTurn(trx, config, turn);
    const isHeld = await setCharge(trx, { ownerId, turnId: turn.id, leasedBy: processId, charge });
    return isHeld ? { charge, safety } : undefined;
  });
}
