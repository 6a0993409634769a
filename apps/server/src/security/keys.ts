import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { platformState } from '../db/schema/index.ts';

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** Compares two texts in a time that does not tell where they differ. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

/** Derives values from the server's key, each purpose apart from the others. */
export interface Keyring {
  seal(
    purpose: 'marker' | 'antiForgery' | 'request' | 'name' | 'captcha' | 'upload' | 'sms' | 'mail' | 'signOn' | 'elements' | 'operations',
    text: string,
  ): string;
}

export const keyringOf = (serverKey: string): Keyring => ({
  seal: (purpose, text) => createHmac('sha256', serverKey).update(`${purpose}\0${text}`).digest('base64url'),
});

/** The key that all servers on one database share: configured, or made once and kept there. */
export async function loadServerKey(db: Db, configured: string | undefined, random: Random): Promise<string> {
  if (configured !== undefined) return configured;
  const name = 'serverKey';
  await db
    .insert(platformState)
    .values({ name, value: random.bytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(platformState).where(eq(platformState.name, name));
  if (!row) throw new Error('The server key could not be kept in the database.');
  return row.value;
}
