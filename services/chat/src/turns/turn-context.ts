import type { Finding } from '@app/contracts';
import type { Clock, Logger, OutageWatch } from '@app/service-kit';
import type { Coach } from '../coach/coach.port.ts';
import type { TurnPrompt } from '../coach/turn-prompt.ts';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import type { Moderation } from '../safety/moderation.port.ts';
import type { NewCharge } from '../usage/charge.ts';
import type { Turn } from './turn.ts';

/** What answering turns needs of the service. */
export interface TurnContext {
  readonly db: ChatDatabase;
  /** A small pool for statements over the rows of all owners. */
  readonly systemDb: ChatDatabase;
  /** When the database could last not be reached or written. */
  readonly outages: OutageWatch;
  readonly vaults: Vaults;
  readonly coach: Coach;
  /** Null when no moderation endpoint is configured. */
  readonly moderation: Moderation | null;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly config: Config;
  readonly log: Logger;
  /** Identifies this process in the leases of its turns. */
  readonly processId: string;
}

/** A turn that was just admitted. */
export interface AdmittedTurn extends Turn, NewCharge {
  readonly prompt: TurnPrompt;
  /** The stored finding of a message that is answered once more. */
  readonly finding: Finding | null;
}

/** An admitted turn whose message may still be being screened. */
export interface StartedTurn extends AdmittedTurn {
  /** What screening finds in the message. Never rejects. */
  readonly screening: Promise<Finding | null>;
}
