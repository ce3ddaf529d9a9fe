import { networkFailure } from './call-failure.ts';

/**
 * Loads code that sends requests. The first script of a page does not contain it, because it brings the contract's
 * schemas with it (docs/decisions/0058).
 * @throws CallFailure `network` when it cannot be loaded: then no request can be sent either.
 */
export async function loadCalls<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw networkFailure(cause);
  }
}
