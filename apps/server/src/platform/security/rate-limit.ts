import { Refusal } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { rateWindow } from '../../schema/index.ts';
import type { Keyring } from './keys.ts';

export interface Limit {
  readonly name: string;
  readonly times: number;
  readonly withinMs: number;
}

const MINUTE = 60_000;

/** By default for one IP address; `convertWord` and `readPicture` for one person. */
export const LIMITS = {
  captcha: { name: 'captcha', times: 30, withinMs: MINUTE },
  convertWord: { name: 'convertWord', times: 10, withinMs: MINUTE },
  readPicture: { name: 'readPicture', times: 20, withinMs: MINUTE },
  policyReport: { name: 'policyReport', times: 20, withinMs: MINUTE },
  sms: { name: 'sms', times: 30, withinMs: MINUTE },
  /** Codes by email, for one person (`mailCode`) and to one address (`mailCodeTo`). */
  mailCode: { name: 'mailCode', times: 1, withinMs: MINUTE },
  mailCodeTo: { name: 'mailCodeTo', times: 5, withinMs: 60 * MINUTE },
  /** Visitors' requests for daily roots and chain proofs. */
  proof: { name: 'proof', times: 60, withinMs: MINUTE },
  signUp: { name: 'signUp', times: 30, withinMs: MINUTE },
  signOnCode: { name: 'signOnCode', times: 120, withinMs: MINUTE },
  /** Looking up enterprises by credit code, for one person. */
  supplierLookUp: { name: 'supplierLookUp', times: 20, withinMs: MINUTE },
  /** Imports of supplier sheets, for one enterprise. */
  supplierSheets: { name: 'supplierSheets', times: 20, withinMs: 60 * MINUTE },
  /** Searching enterprises by name, for one person. */
  searchNames: { name: 'searchNames', times: 30, withinMs: MINUTE },
  /** Invitations of suppliers by one enterprise (`supplierInvite`), and links of any invitation opened or answered by visitors (`openInvitation`). */
  supplierInvite: { name: 'supplierInvite', times: 200, withinMs: 24 * 60 * MINUTE },
  openInvitation: { name: 'openInvitation', times: 60, withinMs: MINUTE },
  /** Micro-deposits for one enterprise, because each costs money. */
  startVerification: { name: 'startVerification', times: 10, withinMs: 24 * 60 * MINUTE },
  /** Bank queries on the accounts of one enterprise. */
  askBank: { name: 'askBank', times: 60, withinMs: MINUTE },
  /** Invoice verifications for one enterprise, because each costs money. */
  verifyInvoice: { name: 'verifyInvoice', times: 120, withinMs: MINUTE },
  /** Voucher requests of one supplier. */
  askVoucher: { name: 'askVoucher', times: 20, withinMs: 24 * 60 * MINUTE },
  signUpload: { name: 'signUpload', times: 60, withinMs: MINUTE },
  /** Calendar subscriptions created by one person. */
  openFeed: { name: 'openFeed', times: 20, withinMs: 60 * MINUTE },
  /** Calendar requests from one network (`askFeed`) and for one calendar (`readFeed`), which several programs of a person may read. */
  askFeed: { name: 'askFeed', times: 120, withinMs: MINUTE },
  readFeed: { name: 'readFeed', times: 60, withinMs: 60 * MINUTE },
  /** Four-element checks of one person, because each costs money and guessing must be prevented. */
  elementCheck: { name: 'elementCheck', times: 20, withinMs: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Sign-ins from one IP address, which a whole office may share. */
export const signInLimit = ({ signInsPerMinute }: Pick<Config, 'signInsPerMinute'>): Limit => ({
  name: 'signIn',
  times: signInsPerMinute,
  withinMs: MINUTE,
});

/** Counts events by key in fixed time windows. */
export interface RateLimiter {
  /** Counts an event; refuses TOO_FREQUENT above the limit. */
  take(limit: Limit, key: string): Promise<void>;
  /** Counts an event; false above the limit. */
  takes(limit: Limit, key: string): Promise<boolean>;
}

const SWEEP_ABOVE = 10_000;

/** The limiter that counts by a function. */
const limiterBy = (takes: RateLimiter['takes']): RateLimiter => ({
  takes,
  async take(limit, key) {
    if (!(await takes(limit, key))) throw new Refusal('TOO_FREQUENT');
  },
});

/** Counts in memory, for the embedded database, which only one process uses. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { until: number; count: number }>();
  return limiterBy(async ({ name, times, withinMs }, key) => {
    const now = clock.now().getTime();
    if (windows.size > SWEEP_ABOVE) for (const [id, window] of windows) if (window.until <= now) windows.delete(id);
    const id = `${name} ${key}`;
    const open = windows.get(id);
    const window = open && open.until > now ? open : { until: now + withinMs, count: 0 };
    window.count += 1;
    windows.set(id, window);
    return window.count <= times;
  });
}

/** Counts in the database, for all servers together. Of addresses and people only keyed hashes are stored. */
export const sharedRateLimiter = ({ db, keys, clock }: { readonly db: Db; readonly keys: Keyring; readonly clock: Clock }): RateLimiter =>
  limiterBy(async ({ name, times, withinMs }, key) => {
    const now = clock.now();
    const ended = sql`${rateWindow.until} <= ${now.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(rateWindow)
      .values({ key: keys.hmac('limit', `${name} ${key}`), until: new Date(now.getTime() + withinMs), count: 1 })
      .onConflictDoUpdate({
        target: rateWindow.key,
        set: {
          count: sql`case when ${ended} then 1 else ${rateWindow.count} + 1 end`,
          until: sql`case when ${ended} then excluded.until else ${rateWindow.until} end`,
        },
      })
      .returning({ count: rateWindow.count });
    return (row?.count ?? 0) <= times;
  });
