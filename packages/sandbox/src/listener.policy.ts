const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[?::1\]?)$/;

/** Whether an address can be reached from this machine alone. */
function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The sandbox shows reset links to whoever asks, so it listens where only this machine can. @throws Error otherwise. */
export function mustStayHere(host: string, allowRemote: boolean): void {
  if (allowRemote || isLoopback(host)) return;
  throw new Error(
    `The sandbox listens on this machine alone, and ${host} is not. SANDBOX_ALLOW_REMOTE=true permits it.`,
  );
}

/** Whether a request's Host header names this machine: a page elsewhere can point its own name at 127.0.0.1. */
export function isAddressedHere(hostHeader: string | undefined): boolean {
  return isLoopback((hostHeader ?? '').replace(/:\d+$/, ''));
}
