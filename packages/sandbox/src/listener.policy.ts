const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[?::1\]?)$/;

function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Asserts that the host is a loopback address, because the sandbox shows reset links to everybody. @throws Error otherwise. */
export function assertLoopback(host: string, allowRemote: boolean): void {
  if (allowRemote || isLoopback(host)) return;
  throw new Error(
    `The sandbox listens only on a loopback address, and ${host} is not one. SANDBOX_ALLOW_REMOTE=true permits it.`,
  );
}

/** Whether the Host header names a loopback address. Prevents DNS rebinding: another site can point its name at 127.0.0.1. */
export function isAddressedToLoopback(hostHeader: string | undefined): boolean {
  return isLoopback((hostHeader ?? '').replace(/:\d+$/, ''));
}
