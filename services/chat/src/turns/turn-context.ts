import type { Clock, Logger } from '@app/service-kit';
import type { Coach } from '../coach/coach.port.ts';
import type { TurnPrompt } from '../coach/load-prompt.ts';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import type { NewCharge } from '../usage/charge.ts';
import type { Turn } from './turn.ts';

/** What answering turns needs of the service. */
export interface TurnContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly coach: Coach;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly config: Config;
  readonly log: Logger;
  /** Identifies this process in the leases of its turns. */
  readonly processId: string;
}

/** A turn that was just admitted, with all that answering it needs. */
export interface AdmittedTurn extends Turn, NewCharge {
  /** Undefined when the model is not asked. */
  readonly prompt: TurnPrompt | undefined;
}
