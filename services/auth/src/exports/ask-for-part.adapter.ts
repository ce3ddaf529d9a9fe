import { internalEndpoints } from '@app/contracts';
import { askService } from '@app/service-kit';
import type { PartName, PartOf } from './exported-part.port.ts';

const ENDPOINTS = {
  chat: internalEndpoints.chatExport,
  billing: internalEndpoints.billingExport,
  notify: internalEndpoints.notifyExport,
} as const;

/** Asks the services themselves. */
export function askForPart(urls: Readonly<Record<PartName, string>>, serviceToken: string): PartOf {
  return (service, userId) =>
    askService(ENDPOINTS[service], { baseUrl: urls[service], serviceToken, params: { id: userId } });
}
