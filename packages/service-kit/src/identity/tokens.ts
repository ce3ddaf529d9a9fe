import { createPrivateKey, createPublicKey } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of every access token (architecture.md, rule 2). */
const ISSUER = 'auth';
const AUDIENCE = 'api';
const TYPE = 'at+jwt';

/** Three parts and nothing around them. An Ed25519 signature is 86 characters, of which the last has four loose bits: 0. */
const BEARER = /^bearer ([\w-]+\.[\w-]+\.[\w-]{85}[AQgw])$/i;

interface TokenKeys {
  /** Base64 of an Ed25519 SPKI key. */
  publicKey: string;
  /** Base64 of the PKCS#8 key; the auth service alone has it. */
  privateKey?: string;
}

/**
 * Lets an app read access tokens (`request.jwtVerify()`), and sign them where a private key is given. EdDSA only; `iss`,
 * `aud`, `typ`, `exp`, `sub` and `sid` are all required; verified tokens are cached until they expire, bounded.
 */
export async function acceptAccessTokens(app: FastifyInstance, keys: TokenKeys): Promise<void> {
  const publicKey = createPublicKey({
    key: Buffer.from(keys.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const privateKey =
    keys.privateKey === undefined
      ? undefined
      : createPrivateKey({ key: Buffer.from(keys.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicPem = publicKey.export({ format: 'pem', type: 'spki' });
  await app.register(jwt, {
    secret: {
      public: publicPem,
      ...(privateKey ? { private: privateKey.export({ format: 'pem', type: 'pkcs8' }) } : {}),
    },
    sign: {
      algorithm: 'EdDSA',
      iss: ISSUER,
      aud: AUDIENCE,
      // A number means seconds here, where fast-jwt itself means milliseconds.
      expiresIn: LIFETIMES.accessToken / 1_000,
      header: { alg: 'EdDSA', typ: TYPE },
    },
    verify: {
      algorithms: ['EdDSA'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub', 'sid', 'iss', 'aud'],
      checkTyp: TYPE,
      cache: 10_000,
      cacheTTL: LIFETIMES.accessToken,
      errorCacheTTL: forgetFrames,
      onlyCookie: false,
      extractToken: bearerToken,
    },
  });
}

/**
 * fast-jwt's cache holds the errors of refused tokens as well, and V8 keeps with an error all that its frames can reach, the
 * whole call among it, until its stack has been read.
 * @returns milliseconds for which a refusal counts again: none.
 */
function forgetFrames(error: Error): number {
  void error.stack;
  return -1;
}

/** The one token of a call. Who sends two, or anything beside it, may mean either to whoever reads it next: that is none. */
function bearerToken({ headers, raw }: FastifyRequest): string | undefined {
  const lines = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization');
  if (lines.length > 1) return undefined;
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
