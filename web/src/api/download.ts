import type { Endpoint } from '@app/contracts';
import { type CallInput, prepare } from './request.ts';
import { send } from './transport.ts';

/**
 * One call of the contract whose answer is kept as a file: whole, also what this version of the page does not know of.
 * @throws CallFailure with a sentence for the person.
 */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const response = await send(prepare(endpoint, input, 'application/json'));
  return response.blob();
}

/** Hands a file to the person, as their browser does downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
