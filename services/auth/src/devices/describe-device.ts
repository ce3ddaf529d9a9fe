import Bowser from 'bowser';

/** What a person reads in their list of devices, "Firefox on Windows", from a User-Agent header. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length > 0 ? names.join(' on ').slice(0, 80) : 'Unknown device';
}
