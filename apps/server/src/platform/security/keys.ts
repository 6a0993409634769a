import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Random } from '../clock/random.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { Hidden } from '../../schema/columns.ts';
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
      | 'calendar'
      | 'file'
      | 'platformSeal',
    text: string,
  ): string;
  /** Encrypts a text for the database (AES-256-GCM) under the present key: it is read with the key alone, and only as this owner's. */
  hide(owner: string, text: string): Hidden;
  /** Reads it again. Throws where it is another owner's, was changed, or was hidden under a key that is not configured any more. */
  reveal(owner: string, hidden: Hidden): string;
  /** What a text begins with that is hidden under the present key. */
  readonly present: string;
  /** A name of a text under the present key, the same for the same text: what is hidden is found by it, and nothing is read from it. */
  lookup(purpose: 'identity', text: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Of base64url; a full stop parts it from what it tells the key of. */
const ID_LENGTH = 8;

interface FieldKey {
  readonly id: string;
  readonly cipher: Buffer;
  readonly lookup: Buffer;
}

function fieldKeyOf(key: string): FieldKey {
  const derived = (purpose: string) => createHmac('sha256', key).update(purpose).digest();
  return { id: derived('field id').toString('base64url').slice(0, ID_LENGTH), cipher: derived('field'), lookup: derived('field lookup') };
}

/** Throws where the text was sealed under another key, for another owner, or was changed. */
function opened({ cipher }: FieldKey, owner: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, cipher, bytes.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}

function opens(key: FieldKey, owner: string, text: string): boolean {
  try {
    opened(key, owner, text);
    return true;
  } catch {
    return false;
  }
}

/** The keyring of a server's key, and of the keys of what rests encrypted: the first encrypts, all are read, as is the server's own. */
export function keyringOf(serverKey: string, dataKeys: readonly string[] = []): Keyring {
  const own = fieldKeyOf(serverKey);
  const ring = [...dataKeys.map(fieldKeyOf), own];
  const [present = own] = ring;
  /** The key that a text was hidden under, and the rest of it. Before keys had names that was a server's: this one's, or the one that was kept before. */
  function keyOf(owner: string, hidden: string): readonly [FieldKey | undefined, string] {
    const at = hidden.indexOf('.');
    const text = hidden.slice(at + 1);
    if (at >= 0) return [ring.find(({ id }) => id === hidden.slice(0, at)), text];
    return [ring.find((key) => opens(key, owner, text)), text];
  }
  return {
    seal: (purpose, text) => createHmac('sha256', serverKey).update(`${purpose}\0${text}`).digest('base64url'),
    hide(owner, text) {
      // Never of a seed, whatever a test or a sandbox plays again: one nonce twice under a key gives both texts away.
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, present.cipher, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return z.parse(Hidden, `${present.id}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`);
    },
    reveal(owner, hidden) {
      const [key, text] = keyOf(owner, hidden);
      if (!key) throw new Error('A text is encrypted under a key that this server does not have: see DATA_KEYS.');
      return opened(key, owner, text);
    },
    present: `${present.id}.`,
    lookup: (purpose, text) => createHmac('sha256', present.lookup).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/** The keyring that all servers on one database share. The server's key is configured, or made once and kept there; what was hidden under the kept one is read also after one is configured. */
export async function loadKeyring(
  db: Db,
  { serverKey, dataKeys }: Pick<Config, 'serverKey' | 'dataKeys'>,
  random: Random,
): Promise<Keyring> {
  const name = 'serverKey';
  if (serverKey === undefined)
    await db
      .insert(platformState)
      .values({ name, value: random.bytes(32).toString('base64url') })
      .onConflictDoNothing();
  const [kept] = await db.select().from(platformState).where(eq(platformState.name, name));
  const own = serverKey ?? kept?.value;
  if (own === undefined) throw new Error('The server key could not be kept in the database.');
  if (serverKey === undefined || kept === undefined) return keyringOf(own, dataKeys);
  return keyringOf(own, [...dataKeys, ...(dataKeys.length === 0 ? [own] : []), kept.value]);
}
