/** What a process needs that serves and holds no data: the gateway. Loading a database and a queue would cost it most of its start. */
export { askService } from './ask-service.ts';
export { type Clock, systemClock } from './clock.ts';
export { Failure, invalidField } from './failure.ts';
export { type AppOptions, createApp, type ReadinessCheck } from './http/app.ts';
export { countedAddress } from './http/counted-address.ts';
export { toFailure } from './http/errors.ts';
export { sendEvents, wantsEvents } from './http/event-stream.ts';
export { readIdempotencyKey } from './http/idempotency-key.ts';
export { internal, open, type Scope, signedIn, signedInOrVisitor } from './http/scopes.ts';
export { type Answer, answered, type Call, serve } from './http/serve.ts';
export { checkByContract } from './http/validation.ts';
export { type Caller, readCaller, type Visitor } from './identity/caller.ts';
export { type SessionLiveness, SessionWatch } from './identity/liveness.ts';
export { acceptAccessTokens } from './identity/tokens.ts';
export { createLog, type Logger, silentLog } from './log.ts';
export { listen } from './process/listen.ts';
export { startRounds } from './process/rounds.ts';
export { type Running, runProcess } from './process/run-process.ts';
export type { Rate } from './rate.ts';
export {
  processSettings,
  readSettings,
  SettingsError,
  serviceSettings,
  setting,
  supportAddress,
} from './settings.ts';
export { counter, gauge, histogram } from './telemetry/metrics.ts';
export { inSpan, traceHeaders } from './telemetry/tracing.ts';
