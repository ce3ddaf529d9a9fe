/**
 * What a process without a database needs: the gateway. Loading the database and queue clients would take most of its
 * start.
 */
export { callService, callServiceForStream } from './call-service.ts';
export { type Clock, systemClock } from './clock.ts';
export {
  deriveKeyList,
  isMac,
  type KeyList,
  mac,
  macs,
  seal,
  sealUnversioned,
  unseal,
  unsealUnversioned,
  unsealWithAny,
} from './cryptography.ts';
export { Failure, invalidField } from './failure.ts';
export { type AppOptions, createApp, type ReadinessCheck } from './http/app.ts';
export { toFailure } from './http/errors.ts';
export { type EventStream, endStalledReader, openEventStream, wantsEvents } from './http/event-stream.ts';
export { finishServing } from './http/finish-serving.ts';
export { readIdempotencyKey } from './http/idempotency-key.ts';
export { jsonPieces, RawJson, sendJson } from './http/json-stream.ts';
export { internal, open, type Scope, signedIn, signedInOrVisitor } from './http/scopes.ts';
export { type Answer, answered, type Call, serve } from './http/serve.ts';
export { subscriberNetwork } from './http/subscriber-network.ts';
export { validateByContract } from './http/validation.ts';
export {
  CLIENT_IDLE_MS,
  type Connection,
  HttpConnections,
  isConnectionFailure,
  type Receiver,
  type Target,
  wasNotWritten,
} from './http-client/http-connections.ts';
export type { ResponseHead } from './http-client/response-parser.ts';
export {
  createServiceIdentity,
  type IdentitySettings,
  type ServiceIdentity,
} from './identity/service-identity.ts';
export { acceptAccessTokens } from './identity/tokens.ts';
export { createLog, type Logger, silentLog } from './log.ts';
export { listen } from './process/listen.ts';
export { type PeriodicRounds, runPeriodically } from './process/run-periodically.ts';
export { type Running, runProcess } from './process/run-process.ts';
export { type Caller, readCaller, type Visitor } from './sessions/caller.ts';
export { SessionUses } from './sessions/session-uses.ts';
export { type SessionLiveness, SessionWatch } from './sessions/session-watch.ts';
export type { Rate } from './settings/rate.ts';
export {
  accessTokenKeys,
  identitySettings,
  processSettings,
  readSettings,
  SettingsError,
  serviceSettings,
  setting,
  supportAddress,
} from './settings/settings.ts';
export { counter, gauge, histogram, labelledGauge } from './telemetry/metrics.ts';
export { measureProvider } from './telemetry/provider-metrics.ts';
export { inSpan, traceHeaders } from './telemetry/tracing.ts';
