import { hash, verify, type Options } from '@node-rs/argon2';
import { Refusal } from '@lianxin/domain';

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches, for the same response time with an unknown user. */
const UNMATCHABLE_HASH = '$argon2id$v=19$m=19456,t=2,p=1$2WK1eGOvJ0rerZrRi/flhw$L0DDlVVTPDqXi/eJbqGnsI4LFI/2iV++8Mg04+6H6qA';

/** Hashing takes memory and a core, so that unlimited concurrency would allow denial of service. */
const MAX_CONCURRENT = 4;
const MAX_QUEUED = 64;
let running = 0;
const queue: (() => void)[] = [];

async function withLimitedConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw new Refusal('TOO_FREQUENT');
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

/** Hashes a password for the database. */
export const hashPassword = (password: string): Promise<string> => withLimitedConcurrency(() => hash(password, OPTIONS));

/** Verifies a password; for an unknown user (undefined) it returns false after the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await withLimitedConcurrency(() => verify(stored ?? UNMATCHABLE_HASH, password));
  return matches && stored !== undefined;
}

/** Decodes a password sent as base64 of UTF-8 (specification §5); undefined if invalid. */
export function decodePassword(encoded: string): string | undefined {
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64').replaceAll('=', '') !== encoded.replaceAll('=', '')) return undefined;
  const password = bytes.toString('utf8');
  return password.length >= 1 && password.length <= 128 && Buffer.from(password, 'utf8').equals(bytes) ? password : undefined;
}
