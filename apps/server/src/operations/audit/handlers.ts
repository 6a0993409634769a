import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { operationAudit } from '../../schema/index.ts';
import { secretsEqual, type Keyring } from '../../platform/security/keys.ts';
import type { OperationHandlers } from '../handler.ts';
import { auditFollower, type AuditEntry } from './chain.ts';
import { auditHead, recordOperation } from './record.ts';

const AT_ONCE = 1000;

const viewOf = ({ at, ...row }: typeof operationAudit.$inferSelect): AuditEntry => ({ ...row, at: at.toISOString() });

async function rowsAfter(db: Db, sequence: number, limit: number): Promise<AuditEntry[]> {
  const after: SQL = gt(operationAudit.sequence, sequence);
  return (await db.select().from(operationAudit).where(after).orderBy(asc(operationAudit.sequence)).limit(limit)).map(viewOf);
}

/** Computes the trail again from its first row, every link and every seal, and compares its end with the head; to run in a transaction. */
export async function verifyTrail(db: Db, keys: Keyring) {
  const head = await auditHead(db, true);
  const sealed = (hash: string, seal: string) => secretsEqual(keys.hmac('operations', hash), seal);
  const follower = auditFollower((row) => sealed(row.hash, row.seal));
  for (let rows = await rowsAfter(db, 0, AT_ONCE); rows.length > 0; rows = await rowsAfter(db, follower.length, AT_ONCE)) {
    const broken = rows.find((row) => !follower.accepts(row));
    if (broken) return { whole: false, rows: follower.length, at: follower.length + 1, head };
  }
  const whole = follower.endsAt(head) && (head === null || sealed(head.hash, head.seal));
  return { whole, rows: follower.length, at: whole ? null : follower.length + 1, head };
}

/** Reading the trail. Taking it out of the system is itself recorded. */
export const auditHandlers: OperationHandlers['audit'] = {
  async list({ db }, { limit, before, operatorName, action, subjectId }) {
    const rows = await db
      .select()
      .from(operationAudit)
      .where(
        and(
          before === undefined ? undefined : lt(operationAudit.sequence, before),
          operatorName === undefined ? undefined : eq(operationAudit.operatorName, operatorName),
          action === undefined ? undefined : eq(operationAudit.action, action),
          subjectId === undefined ? undefined : eq(operationAudit.subjectId, subjectId),
        ),
      )
      .orderBy(desc(operationAudit.sequence))
      .limit(limit);
    return { list: rows.map(viewOf) };
  },
  verify: ({ transaction, keys }) => transaction((db) => verifyTrail(db, keys)),
  async export(context, { after, limit }) {
    if (after === 0) await context.transaction((db) => recordOperation(db, context, { action: 'audit.export', outcome: 'done' }));
    return { list: await rowsAfter(context.db, after, limit), head: await auditHead(context.db) };
  },
};
