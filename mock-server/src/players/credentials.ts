import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** Low cost: the players are fictional, and every process seeds some and signs them in. Each hash contains it. */
export const cost = 64;
const keyLength = 32;

const optionsOf = (n: number): ScryptOptions => ({ N: n, r: 8, p: 1 });

const formatHash = (salt: string, key: Buffer): string =>
  `scrypt$${cost}$${salt}$${key.toString('base64')}`;

const derive = (secret: string, salt: string, n: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, keyLength, optionsOf(n), (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** A salted hash of a password or MPIN: `scrypt$cost$salt$key`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(12).toString('base64');
  return formatHash(salt, await derive(secret, salt, cost));
}

/** As hashSecret, but synchronous and with a given salt: seed data must be reproducible. */
export function hashSecretWith(salt: string, secret: string): string {
  return formatHash(salt, scryptSync(secret, salt, keyLength, optionsOf(cost)));
}

/** True if a secret matches a hash; false without a hash, after the same work. */
export async function verifyHash(secret: string, hash: string | null): Promise<boolean> {
  const [, n = String(cost), salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await derive(secret, salt, Number(n));
  const expected = Buffer.from(key, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
