import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';

/** What a forger may know, and the key of the product, for tokens with a valid signature and wrong contents. */
export interface Forgery {
  /** A valid token of a session that has not ended. */
  good: string;
  /** A valid token of another person. */
  others: string;
  /** The private key as base64 of PKCS#8, as the installation stores it. */
  privateKey: string;
  sessionId: string;
  /** A credential with which one service calls another. */
  serviceCredential: string;
}

/** The value of the `Authorization` header; two values for two headers. */
export type Sent = string | [string, string] | undefined;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = { alg: 'EdDSA', typ: 'at+jwt' };

function signed(claims: unknown, key: KeyObject, header: object = HEADER): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
}

/** Every kind of token that must be refused: its name and its `Authorization` header. */
export function forgedTokens({
  good,
  others,
  privateKey,
  sessionId,
  serviceCredential,
}: Forgery): [string, Sent][] {
  const ours = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const theirPair = generateKeyPairSync('ed25519');
  const theirs = theirPair.privateKey;
  const [head = '', payload = '', signature = ''] = good.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const now = Math.floor(Date.now() / 1_000);
  const bearer = (token: string) => `Bearer ${token}`;

  const wrong = (change: Record<string, unknown>) => bearer(signed({ ...claims, ...change }, ours));
  const without = (name: string) => wrong({ [name]: undefined });
  const headed = (header: object, key = ours) => bearer(signed(claims, key, header));
  const hashed = (secret: string | Buffer) => {
    const input = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${payload}`;
    return bearer(`${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`);
  };
  const publicKey = createPublicKey(ours);
  const theirJwk = theirPair.publicKey.export({ format: 'jwk' });
  const last = signature.at(-1) ?? '';
  const loose = 'AQgw'.includes(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : 'B';

  return [
    // Not signed, or signed with something public.
    ['nothing at all', undefined],
    ['an empty header', ''],
    ['alg none, no signature', bearer(`${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`)],
    [
      'alg None with our signature',
      bearer(`${part({ alg: 'None', typ: 'at+jwt' })}.${payload}.${signature}`),
    ],
    ['no signature', bearer(`${head}.${payload}.`)],
    ['two parts', bearer(`${head}.${payload}`)],
    ['HS256 with the public key as PEM', hashed(publicKey.export({ format: 'pem', type: 'spki' }))],
    ['HS256 with the public key as DER', hashed(publicKey.export({ format: 'der', type: 'spki' }))],
    ['HS256 with no secret', hashed('')],
    // Signed with another key, with headers that refer to that key.
    ['another key', headed(HEADER, theirs)],
    ['a key id that is a path', headed({ ...HEADER, kid: '../../../../dev/null' }, theirs)],
    ['a key id that is SQL', headed({ ...HEADER, kid: "x' union select 'key" }, theirs)],
    ['its own key in jwk', headed({ ...HEADER, jwk: theirJwk }, theirs)],
    ['a place of keys in jku', headed({ ...HEADER, jku: 'http://127.0.0.1:1/keys.json' }, theirs)],
    ['a place of certificates in x5u', headed({ ...HEADER, x5u: 'http://127.0.0.1:1/cert.pem' }, theirs)],
    ['a certificate in x5c', headed({ ...HEADER, x5c: [theirJwk.x] }, theirs)],
    ['ES256 with a curve of its own', es256(payload)],
    // A valid signature and a wrong header.
    ['alg in small letters', headed({ ...HEADER, alg: 'eddsa' })],
    ['alg as a list', headed({ ...HEADER, alg: ['EdDSA'] })],
    ['no alg', headed({ typ: 'at+jwt' })],
    ['typ JWT', headed({ ...HEADER, typ: 'JWT' })],
    ['no typ', headed({ alg: 'EdDSA' })],
    ['crit b64', headed({ ...HEADER, crit: ['b64'], b64: false })],
    ['crit of something unknown', headed({ ...HEADER, crit: ['exp'], exp: now + 600 })],
    ['crit that is no list', headed({ ...HEADER, crit: 'exp' })],
    // A valid signature and wrong claims.
    ['another issuer', wrong({ iss: 'elsewhere' })],
    ['no issuer', without('iss')],
    ['another audience', wrong({ aud: 'receipts' })],
    ['an empty audience', wrong({ aud: [] })],
    ['no audience', without('aud')],
    ['expired', wrong({ iat: now - 700, exp: now - 1 })],
    ['an expiry in words', wrong({ exp: String(now + 600) })],
    ['an expiry of null', wrong({ exp: null })],
    ['no expiry', without('exp')],
    ['not yet valid', wrong({ nbf: now + 300 })],
    ['no time of issue', without('iat')],
    ['no subject', without('sub')],
    ['a subject that is a number', wrong({ sub: 1 })],
    ['a list of subjects', wrong({ sub: [claims.sub] })],
    ['a subject that is no id', wrong({ sub: 'admin' })],
    ['no session', without('sid')],
    ['a session that is a number', wrong({ sid: 7 })],
    ['a list of sessions', wrong({ sid: [sessionId] })],
    ['a session that is no id', wrong({ sid: '*' })],
    ['claims that are a list', bearer(signed([claims], ours))],
    ['claims that are a sentence', bearer(signed('let me in', ours))],
    ['claims that are null', bearer(signed(null, ours))],
    // A valid token, changed.
    [
      'another person in the claims',
      bearer(`${head}.${part({ ...claims, sub: randomUUID() })}.${signature}`),
    ],
    ['a repeated claim', bearer(`${head}.${twice(claims, randomUUID())}.${signature}`)],
    ['the signature of another token', bearer(`${head}.${payload}.${others.split('.')[2]}`)],
    ['a signature cut short', bearer(good.slice(0, -4))],
    ['a signature of zeroes', bearer(`${head}.${payload}.${'A'.repeat(86)}`)],
    ['the loose bits of the signature changed', bearer(good.slice(0, -1) + loose)],
    ['padding', bearer(`${good}==`)],
    ['a fourth part', bearer(`${good}.${signature}`)],
    ['an empty part more', bearer(`${good}.`)],
    ['a point before it', bearer(`.${good}`)],
    ['a blank in it', bearer(`${head}. ${payload}.${signature}`)],
    ['a tab in it', bearer(`${head}.\t${payload}.${signature}`)],
    ['a letter that is no base64', bearer(`${head}.é${payload}.${signature}`)],
    ['a huge one', bearer(signed({ ...claims, more: 'x'.repeat(9_000) }, theirs))],
    ['JSON in place of a token', bearer(JSON.stringify(claims))],
    // A valid token in a wrong syntax.
    ['a word after it', `${bearer(good)} x`],
    ['two blanks before it', `Bearer  ${good}`],
    ['Bearer twice', `Bearer ${bearer(good)}`],
    ['a good one and a forged one in a list', `${bearer(good)}, ${headed(HEADER, theirs)}`],
    ['two headers, the good one first', [bearer(good), headed(HEADER, theirs)]],
    ['two headers, the good one last', [headed(HEADER, theirs), bearer(good)]],
    ['no scheme', good],
    ['another scheme', `Token ${good}`],
    ['as a password', `Basic ${Buffer.from(`ada:${good}`).toString('base64')}`],
    // Other values that the product issues.
    ['the session’s id', bearer(sessionId)],
    ['a service’s credential', bearer(serviceCredential)],
    ['undefined', bearer('undefined')],
  ];
}

function es256(payload: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const input = `${part({ alg: 'ES256', typ: 'at+jwt' })}.${payload}`;
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `Bearer ${input}.${signature.toString('base64url')}`;
}

function twice(claims: Record<string, unknown>, sub: string): string {
  const text = JSON.stringify(claims);
  return Buffer.from(`{"sub":"${sub}",${text.slice(1)}`).toString('base64url');
}
