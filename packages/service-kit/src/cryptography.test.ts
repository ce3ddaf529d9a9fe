import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  deriveKeyList,
  isMac,
  mac,
  macs,
  seal,
  sealUnversioned,
  unseal,
  unsealUnversioned,
  unsealWithAny,
} from './cryptography.ts';

const key = Buffer.alloc(32, 7);
const plain = Buffer.from('what a person wrote');
/** HKDF-SHA256 of `secret` with the label `notify/contact`. */
const DERIVED = '51e01e7c6a78344d21778b48bf4a78d39be2bcc4b40c3c162197ec3743751934';

/** Version, nonce, tag, ciphertext: the bytes that services have stored so far. */
function storedBytes(version: readonly number[]): Buffer {
  const nonce = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('row 1'));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(version), nonce, cipher.getAuthTag(), ciphertext]);
}

describe.each([
  { format: 'with a version', sealed: seal, unsealed: unseal, version: [1] },
  { format: 'without a version', sealed: sealUnversioned, unsealed: unsealUnversioned, version: [] },
])('a value sealed $format', ({ sealed, unsealed, version }) => {
  test('can be read with its key and place alone, and only unchanged', () => {
    const value = sealed(key, plain, 'row 1');
    expect(value.includes(plain)).toBe(false);
    expect(unsealed(key, value, 'row 1')).toEqual(plain);
    expect(() => unsealed(Buffer.alloc(32, 8), value, 'row 1')).toThrow();
    expect(() => unsealed(key, value, 'row 2')).toThrow();
    for (const at of value.keys()) {
      const changed = Buffer.from(value);
      changed.writeUInt8(value.readUInt8(at) ^ 1, at);
      expect(() => unsealed(key, changed, 'row 1')).toThrow();
      expect(() => unsealed(key, value.subarray(0, at), 'row 1')).toThrow();
    }
  });

  test('has a new nonce each time', () => {
    expect(sealed(key, plain, 'row 1')).not.toEqual(sealed(key, plain, 'row 1'));
  });

  test('has the format of the values stored so far', () => {
    expect(unsealed(key, storedBytes(version), 'row 1')).toEqual(plain);
  });
});

test('derived keys depend on the secret and the purpose only, and never change', () => {
  const derive = (secret: Buffer | string, label = 'notify/contact') =>
    deriveKeyList([secret], label)[0].toString('hex');
  expect(derive('secret')).toBe(DERIVED);
  expect(derive(Buffer.from('secret'))).toBe(DERIVED);
  expect(derive('secret', 'notify/compare')).not.toBe(DERIVED);
  expect(derive('another secret')).not.toBe(DERIVED);
});

test('the MAC of a text is its HMAC-SHA256', () => {
  expect(mac([Buffer.from('key')], 'The quick brown fox jumps over the lazy dog').toString('hex')).toBe(
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  );
});

test('while a secret is replaced, the newest signs and encrypts, and each verifies and decrypts until it is removed', () => {
  const [older] = deriveKeyList(['older'], 'purpose');
  const both = deriveKeyList(['newer', 'older'], 'purpose');
  const [newer] = both;
  expect(mac(both, 'text')).toEqual(mac([newer], 'text'));
  expect(macs(both, 'text')).toEqual([mac([newer], 'text'), mac([older], 'text')]);
  for (const one of both) {
    expect(isMac(both, 'text', mac([one], 'text'))).toBe(true);
    expect(unsealWithAny(both, seal(one, plain, 'row 1'), 'row 1')).toEqual(plain);
  }
  expect(isMac([newer], 'text', mac([older], 'text'))).toBe(false);
  expect(isMac(both, 'text', mac([older], 'another text'))).toBe(false);
  expect(isMac(both, 'text', Buffer.alloc(0))).toBe(false);
  expect(() => unsealWithAny([newer], seal(older, plain, 'row 1'), 'row 1')).toThrow();
});
