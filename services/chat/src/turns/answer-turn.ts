import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '@app/contracts';
import { isUnavailable } from '@app/service-kit';
import { CoachFailure } from '../coach/coach.port.ts';
import { promptMessages } from '../coach/turn-prompt.ts';
import type { Vault } from '../encryption/vault.ts';
import { isCertain } from '../safety/finding.ts';
import { CONTACTS_REPLY } from '../safety/notice.ts';
import { countNotice } from '../safety/safety-count.ts';
import { hasUnchargedTurnLeft } from '../usage/charge.ts';
import { refusalOfDay } from '../usage/daily-ceiling.ts';
import { askWhileScreening, settledValue } from './ask-coach.ts';
import { handleModelAlert } from './handle-model-alert.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import type { LiveTurn } from './live-turn.ts';
import type { MessageModerator } from './moderate-message.ts';
import { type RecordedFinding, recordFinding } from './record-finding.ts';
import { settleTurn } from './settle-turn.ts';
import type { Ending, TurnFailure, TurnOutcome } from './turn.ts';
import type { StartedTurn, TurnContext } from './turn-context.ts';

export interface AnsweringContext extends TurnContext {
  readonly leases: LeaseKeeper;
  readonly moderator: MessageModerator;
}

interface Answering {
  readonly turn: StartedTurn;
  readonly live: LiveTurn;
  /** Aborts with an Interruption as its reason. */
  readonly interrupt: AbortController;
}

/** A turn that ends without a whole reply, though the coach did not fail. */
class TurnEnded extends Error {
  readonly failure: TurnFailure;

  constructor(failure: TurnFailure) {
    super(`turn ended: ${failure}`);
    this.name = 'TurnEnded';
    this.failure = failure;
  }
}

/**
 * Asks the coach for the reply and keeps what it wrote, whether or not anybody is connected. Never throws.
 * @returns the outcome; undefined when settling failed here and the periodic job will do it.
 */
export async function answerTurn(
  context: AnsweringContext,
  answering: Answering,
): Promise<TurnOutcome | undefined> {
  const { turn, live, interrupt } = answering;
  let { charge } = turn;
  let release = async () => {};
  let ending: Ending = { kind: 'whole' };
  try {
    const vault = await context.vaults.get(turn.ownerId);
    release = context.leases.hold({
      turn,
      live,
      vault,
      onStop: () => interrupt.abort('stopped'),
      onLost: () => interrupt.abort('lost'),
    });
    const { finding, refusal } = await askUnlessDanger(context, answering, vault);
    if (finding) {
      const recorded = await showAndRecord(context, answering, finding);
      charge = recorded.charge;
      if (charge === 'nothing') live.append(CONTACTS_REPLY);
      else if (refusal) throw new TurnEnded(refusal);
      else await askAboutDanger(context, answering, vault, { finding, ...recorded });
    }
  } catch (error) {
    ending = endingOf(error, context, answering);
  } finally {
    await release();
  }
  return settle(context, answering, charge, ending);
}

/**
 * Asks the coach, and the moderation endpoint if there is one, while screening still runs, unless there is a finding
 * already, or the turn may not ask the model if there is one.
 * @returns what was found, and then nothing of a reply was passed on; and why the model may not be asked in this turn.
 */
async function askUnlessDanger(
  context: AnsweringContext,
  { turn, live, interrupt: { signal } }: Answering,
  vault: Vault,
): Promise<{ finding: Finding | null; refusal: TurnFailure | undefined }> {
  const { screening, prompt } = turn;
  const refusal = refusalOfDay(context, turn);
  const mayAskFirst = !refusal && turn.charge === 'unit' && hasUnchargedTurnLeft(context.config, turn);
  const known = turn.finding;
  if (isCertain(known)) return { finding: known, refusal };
  const screened = await (mayAskFirst && !known ? settledValue(screening) : screening);
  const finding = isCertain(screened) ? screened : (known ?? screened);
  if (finding) return { finding, refusal };
  if (refusal) throw new TurnEnded(refusal);
  signal.throwIfAborted();
  const { onText, onAlert, end } = handleModelAlert(context, { turn, live, vault, safety: prompt.safety });
  const request = { messages: promptMessages(prompt, null), signal, onText, onAlert };
  const stopModeration = context.moderator.begin({ turn, onFinding: onAlert });
  try {
    return { finding: await askWhileScreening(context.coach, request, screening), refusal };
  } finally {
    stopModeration();
    await end();
  }
}

/** Shows a finding at once, stores it, and, if it is certain, gives the unit back. */
async function showAndRecord(
  context: AnsweringContext,
  { turn, live }: Answering,
  finding: Finding,
): Promise<RecordedFinding> {
  if (isCertain(finding)) void countNotice(context, finding);
  live.showDanger(finding);
  try {
    const recorded = await recordFinding(context, turn, finding);
    if (recorded) return recorded;
  } catch (error) {
    // Then the settlement stores it.
    live.raised.push(finding);
    throw error;
  }
  throw new TurnEnded('restarting');
}

async function askAboutDanger(
  context: AnsweringContext,
  { turn, live, interrupt: { signal } }: Answering,
  vault: Vault,
  { finding, safety }: RecordedFinding & { finding: Finding },
): Promise<void> {
  signal.throwIfAborted();
  const { onText, onAlert, end } = handleModelAlert(context, { turn, live, vault, safety });
  const messages = promptMessages(turn.prompt, finding);
  const stopModeration = isCertain(finding)
    ? () => undefined
    : context.moderator.begin({ turn, onFinding: onAlert });
  try {
    await context.coach.reply({ messages, signal, onText, onAlert });
  } finally {
    stopModeration();
    await end();
  }
}

function endingOf(
  error: unknown,
  { log }: AnsweringContext,
  { turn, interrupt: { signal } }: Answering,
): Ending {
  if (signal.aborted)
    return signal.reason === 'stopped' ? { kind: 'stopped' } : { kind: 'broken', failure: 'restarting' };
  if (error instanceof TurnEnded) return { kind: 'broken', failure: error.failure };
  if (error instanceof CoachFailure) {
    log.warn({ err: error, turnId: turn.id, failure: error.kind }, 'coach reply failed');
    return { kind: 'broken', failure: error.kind };
  }
  log.error({ err: error, turnId: turn.id }, 'turn failed');
  return { kind: 'broken', failure: 'internal' };
}

/** Attempts to settle a turn for which the database is not to blame, and of a process that stops. */
const ATTEMPTS = 8;
/** The longest pause between two attempts: others settle the turn a lease after the database is back. */
const LONGEST_PAUSE_MS = 500;

/**
 * Stores what the turn has become. While the database can't be reached or written, the reply is kept in memory, until it
 * is stored or another process has settled the turn.
 */
async function settle(
  context: AnsweringContext,
  { turn, live, interrupt: { signal } }: Answering,
  charge: StartedTurn['charge'],
  ending: Ending,
): Promise<TurnOutcome | undefined> {
  const { text, raised } = live;
  const settler = { leasedBy: context.processId };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { hasReader } = live;
      return await settleTurn(context, { ...turn, charge }, { ending, text, raised, hasReader, settler });
    } catch (error) {
      if (attempt <= ATTEMPTS)
        context.log.error({ err: error, turnId: turn.id, attempt }, 'turn settlement failed');
      const canWait = isUnavailable(error) && signal.reason !== 'restarting';
      if (attempt >= ATTEMPTS && !canWait) {
        // Another process settles the turn as interrupted, with the pieces that are stored, and releases the unit.
        context.log.error({ turnId: turn.id, characters: text.length }, 'reply given up');
        return undefined;
      }
      await pause(Math.min(100 * attempt, LONGEST_PAUSE_MS));
    }
  }
}
