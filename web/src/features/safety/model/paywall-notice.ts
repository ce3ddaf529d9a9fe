import type { SafetyNotice } from '@app/contracts';

/** The notice of a paywall that the page shows before the server has refused a message. @throws when it can't be loaded. */
export async function loadPaywallNotice(): Promise<SafetyNotice> {
  const [{ allContactsFor }, { likelyCountry }] = await Promise.all([
    import('@app/contracts/crisis'),
    import('./likely-country.ts'),
  ]);
  const country = likelyCountry();
  return { kind: 'victim_of_abuse', inDanger: 'writer', country, resources: allContactsFor(country) };
}
