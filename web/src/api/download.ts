import type { Endpoint } from '@app/contracts';
import { send } from './call.ts';
import { type CallInput, prepareRequest } from './request.ts';

/**
 * Calls an endpoint and returns its response as a file, unparsed, so that fields unknown to this version are included.
 * @throws CallFailure with a sentence for the person.
 */
export async function downloadFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const response = await send(prepareRequest(endpoint, input, 'application/json'));
  return response.blob();
}

/** Starts a browser download of a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
