import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { platformState } from '../../schema/index.ts';

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** Compares two texts in a time that does not tell where they differ. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

/** Derives values from the server's key, each purpose apart from the others. */
export interface Keyring {
  seal(
    purpose:
      | 'marker'
      | 'antiForgery'
      | 'lenderWords'
      | 'request'
      | 'name'
      | 'place'
      | 'captcha'
      | 'upload'
      | 'sms'
      | 'mail'
      | 'signOn'
      | 'elements'
      | 'operations'
      | 'invitation'
      | 'platformSeal',
    text: string,
  ): string;
  /** Encrypts a value for the database (AES-256-GCM): it is read with the server's key alone, and only as this owner's. */
  hide(owner: string, text: string, random: Random): string;
  /** Reads it again. Throws where it is another owner's, was changed, or was hidden under another key. */
  reveal(owner: string, hidden: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

const fieldKey = (serverKey: string): Buffer => createHmac('sha256', serverKey).update('field').digest();

export const keyringOf = (serverKey: string): Keyring => ({
  seal: (purpose, text) => createHmac('sha256', serverKey).update(`${purpose}\0${text}`).digest('base64url'),
  hide(owner, text, random) {
    const nonce = Buffer.from(random.bytes(NONCE));
    const cipher = createCipheriv(CIPHER, fieldKey(serverKey), nonce).setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  },
  reveal(owner, hidden) {
    const bytes = Buffer.from(hidden, 'base64url');
    const decipher = createDecipheriv(CIPHER, fieldKey(serverKey), bytes.subarray(0, NONCE)).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  },
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
