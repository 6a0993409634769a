import { Refusal } from '@lianxin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import { certificateExpired, isOfSignatory } from './certificate-rows.ts';
import type { Signatory } from './signer.ts';

const MAX_ATTEMPTS = 5;
const PIN_LOCK_MS = 30 * 60_000;

type Row = typeof certificate.$inferSelect;

/** The refusal for a locked PIN, with the remaining time. */
export const pinLocked = (forMs: number): Refusal => new Refusal('PIN_LOCKED', { minutes: Math.ceil(forMs / 60_000) });

/** Counts PIN attempts: five wrong ones lock a certificate for half an hour. */
export function pinAttempts(db: Db, wallClock: Clock) {
  /** Why an attempt was not possible. */
  async function refusalOf(signatory: Signatory, serial: string): Promise<Refusal> {
    const now = wallClock.now();
    const [row] = await db
      .select()
      .from(certificate)
      .where(and(eq(certificate.serial, serial), isOfSignatory(signatory)));
    if (row && row.validUntil <= now) return certificateExpired(row);
    return row?.lockedUntil && row.lockedUntil > now
      ? pinLocked(row.lockedUntil.getTime() - now.getTime())
      : new Refusal('SIGNATURE_INVALID');
  }

  return {
    /** Counts an attempt before the PIN is checked. Refuses certificates that belong to somebody else, have expired or are locked. */
    async count(signatory: Signatory, serial: string): Promise<Row> {
      const now = wallClock.now().toISOString();
      const lockedUntil = new Date(wallClock.now().getTime() + PIN_LOCK_MS).toISOString();
      const failures = sql`case when ${certificate.lockedUntil} <= ${now}::timestamptz then 0 else ${certificate.pinFailures} end`;
      const [row] = await db
        .update(certificate)
        .set({
          pinFailures: sql`${failures} + 1`,
          lockedUntil: sql`case when ${failures} + 1 >= ${MAX_ATTEMPTS} then ${lockedUntil}::timestamptz else null end`,
        })
        .where(
          and(
            eq(certificate.serial, serial),
            isOfSignatory(signatory),
            gt(certificate.validUntil, wallClock.now()),
            sql`(${certificate.lockedUntil} is null or ${certificate.lockedUntil} <= ${now}::timestamptz)`,
          ),
        )
        .returning();
      if (!row) throw await refusalOf(signatory, serial);
      return row;
    },
    /** The refusal for a wrong PIN. The remaining attempts are the minimum of this counter and the key keeper's. */
    wrongPin({ pinFailures }: Row, leftElsewhere: number): Refusal {
      const left = Math.min(MAX_ATTEMPTS - pinFailures, leftElsewhere);
      return left > 0 ? new Refusal('PIN_WRONG', { left }) : pinLocked(PIN_LOCK_MS);
    },
    /** Undoes the counting of an attempt when the PIN was not checked. */
    async undo({ serial, pinFailures }: Row): Promise<void> {
      await db
        .update(certificate)
        .set({ pinFailures: pinFailures - 1, lockedUntil: null })
        .where(eq(certificate.serial, serial));
    },
    /** Resets the counter after a correct PIN. */
    async reset({ serial }: Pick<Row, 'serial'>): Promise<void> {
      await db.update(certificate).set({ pinFailures: 0, lockedUntil: null }).where(eq(certificate.serial, serial));
    },
  };
}
