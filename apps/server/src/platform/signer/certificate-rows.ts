import { Refusal, shanghaiDate } from '@lianxin/domain';
import { and, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/client.ts';
import { certificate } from '../../schema/index.ts';
import type { Signatory, SignerCertificate, SignerPort } from './signer.ts';
import { verifiesWith } from './sm2-signature.ts';

/** The bound certificates of a person for an enterprise. */
export const isOfSignatory = ({ userId, enterpriseNo }: Signatory): SQL | undefined =>
  and(eq(certificate.userId, userId), eq(certificate.enterpriseNo, enterpriseNo), isNull(certificate.unboundAt));

export const certificateExpired = ({ validUntil }: { readonly validUntil: Date }): Refusal =>
  new Refusal('CERTIFICATE_EXPIRED', { until: shanghaiDate(validUntil) });

/** The part of the signer port that is backed by the certificate table. */
export function certificateRows(db: Db, wallClock: Clock): Omit<SignerPort, 'enrol' | 'sign' | 'fromCloud'> {
  const viewOf = ({
    serial,
    subject,
    issuedBy,
    validUntil,
    driver,
    boundAt,
    lockedUntil,
  }: typeof certificate.$inferSelect): SignerCertificate => ({
    serial,
    subject,
    issuedBy,
    validUntil,
    driver,
    boundAt,
    lockedUntil: lockedUntil && lockedUntil > wallClock.now() ? lockedUntil : null,
  });

  const inOrder = () => [
    sql`${certificate.validUntil} <= ${wallClock.now().toISOString()}::timestamptz`,
    sql`${certificate.boundAt} nulls first`,
    certificate.serial,
  ];

  /** Whether a value is a valid signature over a text with the selected certificate. */
  async function verifies(which: SQL | undefined, text: string, value: string): Promise<boolean> {
    const [row] = await db.select({ publicKey: certificate.publicKey }).from(certificate).where(which);
    return row !== undefined && verifiesWith(row.publicKey, text, value);
  }

  return {
    async certificatesOf(signatory) {
      const rows = await db
        .select()
        .from(certificate)
        .where(isOfSignatory(signatory))
        .orderBy(...inOrder());
      return rows.map(viewOf);
    },
    async certificatesIn(enterpriseNo, userIds) {
      const rows = await db
        .select()
        .from(certificate)
        .where(and(inArray(certificate.userId, [...userIds]), eq(certificate.enterpriseNo, enterpriseNo), isNull(certificate.unboundAt)))
        .orderBy(...inOrder());
      return new Map(userIds.map((userId) => [userId, rows.filter((row) => row.userId === userId).map(viewOf)]));
    },
    async bind(signatory, { publicKey, ...facts }) {
      const row = { ...facts, ...signatory, boundAt: wallClock.now(), unboundAt: null, pinFailures: 0, lockedUntil: null };
      const fresh = await db
        .insert(certificate)
        .values({ ...row, publicKey })
        .onConflictDoNothing()
        .returning({ serial: certificate.serial });
      if (fresh.length > 0) return;
      const free = and(eq(certificate.serial, facts.serial), eq(certificate.publicKey, publicKey), isNotNull(certificate.unboundAt));
      const again = await db.update(certificate).set(row).where(free).returning({ serial: certificate.serial });
      if (again.length === 0) throw new Refusal('CERTIFICATE_TAKEN');
    },
    async unbind(signatory, serial) {
      const taken = await db
        .update(certificate)
        .set({ unboundAt: wallClock.now() })
        .where(and(eq(certificate.serial, serial), isOfSignatory(signatory), isNotNull(certificate.boundAt)))
        .returning({ serial: certificate.serial });
      return taken.length > 0;
    },
    verifyOf: (signatory, serial, text, value) =>
      verifies(and(eq(certificate.serial, serial), isOfSignatory(signatory), gt(certificate.validUntil, wallClock.now())), text, value),
    verify: (serial, text, value) => verifies(eq(certificate.serial, serial), text, value),
  };
}
