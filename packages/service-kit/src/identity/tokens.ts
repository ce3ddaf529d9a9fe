import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import jwt from '@fastify/jwt';
import { createDecoder } from 'fast-jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { keyId } from '../settings/service-keys.ts';
import { SettingsError } from '../settings/settings.ts';

/** Claims of every access token. */
const ISSUER = 'auth';
const AUDIENCE = 'api';
const TYPE = 'at+jwt';

/**
 * A JWT without anything around it. An Ed25519 signature has 86 base64url characters; the last one must be A, Q, g or
 * w, because its four unused bits must be 0.
 */
const BEARER = /^bearer ([\w-]+\.[\w-]+\.[\w-]{85}[AQgw])$/i;

const AUTHORIZATION = 'authorization';

interface TokenKeys {
  /** Base64 of Ed25519 SPKI keys, separated by commas; a token may be signed with any of them. */
  publicKey: string;
  /** Base64 of the PKCS#8 key; only the auth service has it. */
  privateKey?: string;
}

const header = z.object({ header: z.object({ kid: z.string().optional() }) });

/**
 * Registers verification of access tokens (`request.jwtVerify()`), and signing where a private key is given. EdDSA
 * only; `iss`, `aud`, `typ`, `exp`, `sub` and `sid` are required. `readCaller` remembers verified tokens. A token names
 * its key by the thumbprint of the key; one that names no known key is verified with the first.
 * @throws SettingsError when the public key of the private one is not listed, because every token would be refused.
 */
export async function acceptAccessTokens(app: FastifyInstance, keys: TokenKeys): Promise<void> {
  const publicKeys = keys.publicKey.split(',').map((text) => readPublicKey(text.trim()));
  const privateKey =
    keys.privateKey === undefined
      ? undefined
      : createPrivateKey({ key: Buffer.from(keys.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const pems = new Map(publicKeys.map((key) => [keyId(key), pemOf(key)]));
  const [firstPem = ''] = pems.values();
  if (privateKey && !pems.has(keyId(privateKey)))
    throw new SettingsError(['ACCESS_TOKEN_PRIVATE_KEY: its public key is not in ACCESS_TOKEN_PUBLIC_KEY']);
  const decode = createDecoder({ complete: true });
  app.decorate('verifiedTokens', new Map());
  await app.register(jwt, {
    secret: {
      public: async (request: FastifyRequest) => {
        const { kid = '' } = header.parse(decode(bearerToken(request) ?? '')).header;
        return pems.get(kid) ?? firstPem;
      },
      ...(privateKey ? { private: privateKey.export({ format: 'pem', type: 'pkcs8' }) } : {}),
    },
    sign: {
      algorithm: 'EdDSA',
      iss: ISSUER,
      aud: AUDIENCE,
      // @fastify/jwt reads a number as seconds, fast-jwt as milliseconds.
      expiresIn: LIFETIMES.accessToken / 1_000,
      header: { alg: 'EdDSA', typ: TYPE, ...(privateKey ? { kid: keyId(privateKey) } : {}) },
    },
    verify: {
      algorithms: ['EdDSA'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub', 'sid', 'iss', 'aud'],
      checkTyp: TYPE,
      onlyCookie: false,
      extractToken: bearerToken,
    },
  });
}

function readPublicKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}

function pemOf(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'spki' }).toString();
}

/**
 * fast-jwt also caches the errors of refused tokens, and until the stack of an error has been read, V8 keeps
 * everything alive that its frames refer to, including the whole request. So the stack is read here.
 * @returns how long to cache the error in milliseconds; negative: not at all.
 */
export function releaseErrorFrames(error: Error): number {
  void error.stack;
  return -1;
}

/**
 * The bearer token of a request. Two Authorization headers, or anything besides the token, count as none, because two
 * readers could interpret them differently.
 */
export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(authorizationHeader(request) ?? '')?.[1];
}

/** The Authorization header; undefined when there is none or more than one. */
export function authorizationHeader({ headers, raw }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  let lines = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at];
    if (name?.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION) lines += 1;
  }
  return lines === 1 ? authorization : undefined;
}
