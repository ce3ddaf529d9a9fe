import type { Finding } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { storeFindings } from '../conversations/message.repository.ts';
import type { Vault } from '../encryption/vault.ts';
import { addFinding, openFindings, sealFindings } from '../safety/finding.ts';
import { type CountContext, countNotice } from '../safety/safety-count.ts';
import type { LiveTurn } from './live-turn.ts';
import type { Turn } from './turn.ts';

interface ModelAlertHandler {
  onText(piece: string): void;
  onAlert(finding: Finding): void;
  /** Waits until all findings are stored. All text received before has been passed on by then. */
  end(): Promise<void>;
}

/**
 * Passes the coach's text to a live turn and handles its alerts, and those of the moderation endpoint. A new finding is
 * shown at once to callers of this process. Text that comes after it is held until the finding is stored, so that nobody
 * can read the reply without the notice. If storing fails, the text is passed on all the same and the settlement stores
 * the finding.
 * @param safety the sealed findings that the message is stored with.
 */
export function handleModelAlert(
  context: CountContext,
  { turn, live, vault, safety }: { turn: Turn; live: LiveTurn; vault: Vault; safety: Buffer | null },
): ModelAlertHandler {
  const { ownerId, userMessageId: messageId } = turn;
  const place = { column: 'messages.safety', rowId: messageId } as const;
  let sealed = safety;
  let found: readonly Finding[] = openFindings(vault, safety, place);
  let held: string | undefined;
  let keeping = Promise.resolve();
  const counting: Promise<void>[] = [];

  const keep = async () => {
    const known = sealed;
    const now = sealFindings(vault, found, place);
    try {
      await asOwner(context.db, ownerId, (trx) =>
        storeFindings(trx, { ownerId, messageId, known, found: now }),
      );
      sealed = now;
    } catch (error) {
      context.log.error({ err: error, turnId: turn.id }, 'model alert not stored');
    }
  };
  /** Stores the findings, and passes the held text on after the last of them is stored. */
  const storeThenPassOn = () => {
    const mine = keeping.then(keep).then(() => {
      if (keeping !== mine) return;
      if (held) live.append(held);
      held = undefined;
    });
    keeping = mine;
  };

  return {
    onText(piece) {
      if (held === undefined) live.append(piece);
      else held += piece;
    },
    onAlert(finding) {
      const [gravest] = found;
      const all = addFinding(found, finding);
      if (all === found) return;
      found = all;
      live.raised.push(finding);
      if (found[0] !== gravest) {
        live.showDanger(finding);
        counting.push(countNotice(context, finding));
      }
      held ??= '';
      storeThenPassOn();
    },
    async end() {
      await Promise.all([keeping, ...counting]);
    },
  };
}
