import type { Finding } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import { keepFindings } from '../messages/message.repository.ts';
import { openFindings, sealFindings, withFinding } from '../safety/finding.ts';
import { countShown } from '../safety/safety-count.ts';
import type { LiveTurn } from './live-turn.ts';
import type { Turn } from './turn.ts';

interface Ear {
  say(piece: string): void;
  alarm(finding: Finding): void;
  /** Waits for what is being kept; whatever was said has been told by then. */
  end(): Promise<void>;
}

/**
 * What the coach says, on its way to who listens. Where it raises the alarm (safety.md: a model may add a finding), that is
 * shown at once to who listens here, and kept with the message before the first word goes on, so that nobody can read the
 * words without it. Should that fail, they go on all the same: the settling keeps it.
 * @param safety what is known of the message, as it is stored.
 */
export function hearAlarm(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { turn, live, vault, safety }: { turn: Turn; live: LiveTurn; vault: Vault; safety: Buffer | null },
): Ear {
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
      await asOwner(deps.db, ownerId, (trx) => keepFindings(trx, { ownerId, messageId, known, found: now }));
      sealed = now;
    } catch (error) {
      deps.log.error({ err: error, turnId: turn.id }, 'what the coach found could not be kept yet');
    }
  };
  /** The words go on once the last of what was raised is kept. */
  const keepAndLetGo = () => {
    const mine = keeping.then(keep).then(() => {
      if (keeping !== mine) return;
      if (held) live.say(held);
      held = undefined;
    });
    keeping = mine;
  };

  return {
    say(piece) {
      if (held === undefined) live.say(piece);
      else held += piece;
    },
    alarm(finding) {
      const [gravest] = found;
      const all = withFinding(found, finding);
      if (all === found) return;
      found = all;
      live.raised.push(finding);
      if (found[0] !== gravest) {
        live.show(finding);
        counting.push(countShown(deps, finding));
      }
      held ??= '';
      keepAndLetGo();
    },
    async end() {
      await Promise.all([keeping, ...counting]);
    },
  };
}
