import { hash, verify, type Options } from '@node-rs/argon2';
import { Refusal } from '@lianxin/domain';

/** argon2id (the default of the library), 19 MiB, two passes: OWASP's recommendation. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of no password: verifying against it takes as long as against a real one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$2WK1eGOvJ0rerZrRi/flhw$L0DDlVVTPDqXi/eJbqGnsI4LFI/2iV++8Mg04+6H6qA';

/** Hashing takes memory and a core; more at once than this would let anybody stop the server. */
const AT_ONCE = 4;
const WAITING = 64;
let running = 0;
const queue: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Refusal('TOO_FREQUENT');
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

/** The hash of a password as it rests in the database. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** Whether the password is the one of the hash; for an unknown user, false after the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? NOBODY, password));
  return matches && stored !== undefined;
}

/** Reads a password that travels as base64 of UTF-8 (specification §5); undefined when it is not that. */
export function decodePassword(encoded: string): string | undefined {
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64').replaceAll('=', '') !== encoded.replaceAll('=', '')) return undefined;
  const password = bytes.toString('utf8');
  return password.length >= 1 && password.length <= 128 && Buffer.from(password, 'utf8').equals(bytes) ? password : undefined;
}
