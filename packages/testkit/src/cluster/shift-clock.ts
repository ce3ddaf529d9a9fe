// `node --import shift-clock.ts` with CLOCK_OFFSET_MS: the wall clock of the process is wrong by that much. PostgreSQL and
// monotonic clocks are not affected.
const offsetMs = Number(process.env.CLOCK_OFFSET_MS);
const { now } = Date;
Date.now = () => now() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget),
});
