import { StripeError } from './stripe-error.ts';

/**
 * Checks the API key of a request. A live key must not be used here and is rejected like an invalid one.
 * @throws StripeError 401.
 */
export function requireKey(authorization: string | undefined): void {
  const key = readKey(authorization ?? '');
  if (!key) {
    throw new StripeError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(?:sk|rk)_(?!live_)\w+$/.test(key)) return;
  throw new StripeError(401, `Invalid API Key provided: ${key.slice(0, 3)}${'*'.repeat(8)}`);
}

function readKey(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(/\s+/);
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  return '';
}
