import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Random } from '../clock/random.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { Encrypted } from '../../schema/columns.ts';
import { platformState } from '../../schema/index.ts';

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** Compares two secrets in constant time. */
export function secretsEqual(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

/** What a keyed hash is for. */
type Purpose =
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
  | 'platformSeal'
  | 'limit';

/** The server's keys. Values for different purposes are independent of each other. */
export interface Keyring {
  /** HMAC of a text with the present server key. */
  hmac(purpose: Purpose, text: string): string;
  /** The HMACs of a text with all server keys, the present one first: what was made before a rotation is found by them. */
  hmacs(purpose: Purpose, text: string): readonly string[];
  /** Whether a value is the HMAC of a text with one of the server keys, in constant time. */
  verifies(purpose: Purpose, text: string, value: string): boolean;
  /** Encrypts a text for the database with the current key (AES-256-GCM), bound to its owner. */
  encrypt(owner: string, text: string): Encrypted;
  /** Decrypts a text. Throws when the owner differs, the text was changed, or its key is no longer configured. */
  decrypt(owner: string, hidden: Encrypted): string;
  /** Prefix of texts that are encrypted with the current key. */
  readonly currentPrefix: string;
  /** A deterministic keyed hash, to find an encrypted text without decrypting. */
  lookup(purpose: 'identity', text: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Length of a key id in base64url. A dot separates it from the ciphertext. */
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

/** Throws when the key or the owner differs, or the text was changed. */
function decryptWith({ cipher }: FieldKey, owner: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, cipher, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(owner),
  );
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function canDecrypt(key: FieldKey, owner: string, text: string): boolean {
  try {
    decryptWith(key, owner, text);
    return true;
  } catch {
    return false;
  }
}

/** The first data key encrypts; all data keys and server keys decrypt. The server key signs; former ones verify as well. */
export function keyringOf(serverKey: string, dataKeys: readonly string[] = [], formerServerKeys: readonly string[] = []): Keyring {
  const own = fieldKeyOf(serverKey);
  const serverKeys = [...new Set([serverKey, ...formerServerKeys])];
  const hmacWith = (key: string, purpose: Purpose, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  const hmacs = (purpose: Purpose, text: string) => serverKeys.map((key) => hmacWith(key, purpose, text));
  const ring = [...dataKeys.map(fieldKeyOf), ...serverKeys.map(fieldKeyOf)];
  const [present = own] = ring;
  /** The key of an encrypted text, and the ciphertext. Texts from before key ids used a server key: the current one, or the one stored in the database. */
  function keyOf(owner: string, hidden: string): readonly [FieldKey | undefined, string] {
    const at = hidden.indexOf('.');
    const text = hidden.slice(at + 1);
    if (at >= 0) return [ring.find(({ id }) => id === hidden.slice(0, at)), text];
    return [ring.find((key) => canDecrypt(key, owner, text)), text];
  }
  return {
    hmac: (purpose, text) => hmacWith(serverKey, purpose, text),
    hmacs,
    verifies: (purpose, text, value) =>
      hmacs(purpose, text)
        .map((made) => secretsEqual(made, value))
        .includes(true),
    encrypt(owner, text) {
      // Never from a seeded source, even in tests and sandboxes: reusing a nonce with the same key reveals both texts.
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, present.cipher, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return z.parse(Encrypted, `${present.id}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`);
    },
    decrypt(owner, hidden) {
      const [key, text] = keyOf(owner, hidden);
      if (!key) throw new Error('A text is encrypted under a key that this server does not have: see DATA_KEYS.');
      return decryptWith(key, owner, text);
    },
    currentPrefix: `${present.id}.`,
    lookup: (purpose, text) => createHmac('sha256', present.lookup).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/** The prefixes of texts that are encrypted with keys. */
export const prefixesOf = (keys: readonly string[]): string[] => keys.map((key) => `${fieldKeyOf(key).id}.`);

const KEPT_KEY = 'serverKey';

type ConfiguredKeys = Pick<Config, 'serverKey' | 'formerServerKeys' | 'dataKeys'>;

/** The keyring of a database that was started before, without changing it. The server key is configured, or stored in the database. */
export async function readKeyring(db: Db, { serverKey, formerServerKeys, dataKeys }: ConfiguredKeys): Promise<Keyring> {
  const [kept] = await db.select().from(platformState).where(eq(platformState.name, KEPT_KEY));
  const own = serverKey ?? kept?.value;
  if (own === undefined) throw new Error('There is no server key: SERVER_KEY is not set, and the database has none.');
  // A key that the server made for itself is a former one after another was configured.
  return keyringOf(own, dataKeys, [...formerServerKeys, ...(kept === undefined ? [] : [kept.value])]);
}

/** Loads the keyring that all servers on a database share. Without a configured server key, one is generated once and stored in the database. A stored key still decrypts after one is configured. */
export async function loadKeyring(db: Db, configured: ConfiguredKeys, random: Random): Promise<Keyring> {
  if (configured.serverKey === undefined)
    await db
      .insert(platformState)
      .values({ name: KEPT_KEY, value: random.bytes(32).toString('base64url') })
      .onConflictDoNothing();
  return readKeyring(db, configured);
}
