import { Refusal } from '@lianxin/domain';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';

export interface Limit {
  readonly name: string;
  readonly times: number;
  readonly withinMs: number;
}

const MINUTE = 60_000;

/** Calls a minute from one address, of `readPicture` and `convertWord` from one person; each server counts for itself. */
export const LIMITS = {
  captcha: { name: 'captcha', times: 30, withinMs: MINUTE },
  convertWord: { name: 'convertWord', times: 10, withinMs: MINUTE },
  readPicture: { name: 'readPicture', times: 20, withinMs: MINUTE },
  policyReport: { name: 'policyReport', times: 20, withinMs: MINUTE },
  sms: { name: 'sms', times: 30, withinMs: MINUTE },
  /** Codes to mailboxes: one person's, and one mailbox's. */
  mailCode: { name: 'mailCode', times: 1, withinMs: MINUTE },
  mailCodeTo: { name: 'mailCodeTo', times: 5, withinMs: 60 * MINUTE },
  /** What visitors ask of daily roots and links of chains. */
  proof: { name: 'proof', times: 60, withinMs: MINUTE },
  signUp: { name: 'signUp', times: 30, withinMs: MINUTE },
  signOnCode: { name: 'signOnCode', times: 120, withinMs: MINUTE },
  /** Looking enterprises up by their codes: one person's. */
  supplierLookUp: { name: 'supplierLookUp', times: 20, withinMs: MINUTE },
  /** Sheets of suppliers: one enterprise's. */
  supplierSheets: { name: 'supplierSheets', times: 20, withinMs: 60 * MINUTE },
  /** Finding enterprises by a part of their names: one person's. */
  searchNames: { name: 'searchNames', times: 30, withinMs: MINUTE },
  /** Invitations that one enterprise makes, and links of invitations that visitors open. */
  supplierInvite: { name: 'supplierInvite', times: 200, withinMs: 24 * 60 * MINUTE },
  openInvitation: { name: 'openInvitation', times: 60, withinMs: MINUTE },
  /** Micro-deposits to further accounts of one enterprise: each is money. */
  startVerification: { name: 'startVerification', times: 10, withinMs: 24 * 60 * MINUTE },
  /** What a bank is asked of one enterprise's accounts. */
  askBank: { name: 'askBank', times: 60, withinMs: MINUTE },
  /** Invoices that one enterprise asks the tax register of: each is paid for. */
  verifyInvoice: { name: 'verifyInvoice', times: 120, withinMs: MINUTE },
  /** Core enterprises that one supplier asks for vouchers. */
  askVoucher: { name: 'askVoucher', times: 20, withinMs: 24 * 60 * MINUTE },
  signUpload: { name: 'signUpload', times: 60, withinMs: MINUTE },
  /** Addresses of calendars that one person makes. */
  openFeed: { name: 'openFeed', times: 20, withinMs: 60 * MINUTE },
  /** Calendars that are asked for from one network, and how often one is: several programs of a person ask for the same. */
  askFeed: { name: 'askFeed', times: 120, withinMs: MINUTE },
  readFeed: { name: 'readFeed', times: 60, withinMs: 60 * MINUTE },
  /** Four-element checks of one person: each is paid for, and none may be tried out. */
  elementCheck: { name: 'elementCheck', times: 20, withinMs: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Sign-ins from one address: everybody of an office that stands behind it. */
export const signInLimit = ({ signInsPerMinute }: Pick<Config, 'signInsPerMinute'>): Limit => ({
  name: 'signIn',
  times: signInsPerMinute,
  withinMs: MINUTE,
});

/** Counts events by key in windows of time. */
export interface RateLimiter {
  /** Counts one; refuses TOO_FREQUENT when the window is full. */
  take(limit: Limit, key: string): void;
  /** Counts one; false when the window is full. */
  takes(limit: Limit, key: string): boolean;
}

const SWEEP_ABOVE = 10_000;

export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { until: number; count: number }>();
  function takes({ name, times, withinMs }: Limit, key: string): boolean {
    const now = clock.now().getTime();
    if (windows.size > SWEEP_ABOVE) for (const [id, window] of windows) if (window.until <= now) windows.delete(id);
    const id = `${name} ${key}`;
    const open = windows.get(id);
    const window = open && open.until > now ? open : { until: now + withinMs, count: 0 };
    window.count += 1;
    windows.set(id, window);
    return window.count <= times;
  }
  return {
    takes,
    take(limit, key) {
      if (!takes(limit, key)) throw new Refusal('TOO_FREQUENT');
    },
  };
}
