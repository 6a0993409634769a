import { Refusal } from '@lianxin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import { expired, ofSignatory } from './certificate-rows.ts';
import type { Signatory } from './signer.ts';

const PIN_TRIES = 5;
const PIN_LOCK_MS = 30 * 60_000;

type Row = typeof certificate.$inferSelect;

/** That a PIN is locked, and for how long yet. */
export const pinLocked = (forMs: number): Refusal => new Refusal('PIN_LOCKED', { minutes: Math.ceil(forMs / 60_000) });

/** The tries at the PINs of certificates: five wrong ones lock a certificate for half an hour. */
export function pinTries(db: Db, wallClock: Clock) {
  /** Why a try was not taken. */
  async function refusalOf(signatory: Signatory, serial: string): Promise<Refusal> {
    const now = wallClock.now();
    const [row] = await db
      .select()
      .from(certificate)
      .where(and(eq(certificate.serial, serial), ofSignatory(signatory)));
    if (row && row.validUntil <= now) return expired(row);
    return row?.lockedUntil && row.lockedUntil > now
      ? pinLocked(row.lockedUntil.getTime() - now.getTime())
      : new Refusal('SIGNATURE_INVALID');
  }

  return {
    /** Counts a try before the PIN is looked at. Refuses a certificate that is not theirs, has expired or is locked. */
    async take(signatory: Signatory, serial: string): Promise<Row> {
      const now = wallClock.now().toISOString();
      const lockedUntil = new Date(wallClock.now().getTime() + PIN_LOCK_MS).toISOString();
      const failures = sql`case when ${certificate.lockedUntil} <= ${now}::timestamptz then 0 else ${certificate.pinFailures} end`;
      const [row] = await db
        .update(certificate)
        .set({
          pinFailures: sql`${failures} + 1`,
          lockedUntil: sql`case when ${failures} + 1 >= ${PIN_TRIES} then ${lockedUntil}::timestamptz else null end`,
        })
        .where(
          and(
            eq(certificate.serial, serial),
            ofSignatory(signatory),
            gt(certificate.validUntil, wallClock.now()),
            sql`(${certificate.lockedUntil} is null or ${certificate.lockedUntil} <= ${now}::timestamptz)`,
          ),
        )
        .returning();
      if (!row) throw await refusalOf(signatory, serial);
      return row;
    },
    /** That the PIN was wrong, with how many tries are left: by our count, or by that of who keeps the key where it is less. */
    wrong({ pinFailures }: Row, leftElsewhere: number): Refusal {
      const left = Math.min(PIN_TRIES - pinFailures, leftElsewhere);
      return left > 0 ? new Refusal('PIN_WRONG', { left }) : pinLocked(PIN_LOCK_MS);
    },
    /** Takes a try back: nobody looked at the PIN. */
    async giveBack({ serial, pinFailures }: Row): Promise<void> {
      await db
        .update(certificate)
        .set({ pinFailures: pinFailures - 1, lockedUntil: null })
        .where(eq(certificate.serial, serial));
    },
    /** Forgets the tries: the PIN was right. */
    async forget({ serial }: Pick<Row, 'serial'>): Promise<void> {
      await db.update(certificate).set({ pinFailures: 0, lockedUntil: null }).where(eq(certificate.serial, serial));
    },
  };
}
