import { and, asc, desc, eq, gt, lt, max, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { operationAudit } from '../../schema/index.ts';
import { secretsEqual, type Keyring } from '../../platform/security/keys.ts';
import type { Services } from '../../platform/services.ts';
import type { OperationHandlers } from '../handler.ts';
import { auditFollower, type AuditEnd, type AuditEntry } from './chain.ts';
import { auditHead, recordOperation } from './record.ts';

const AT_ONCE = 1000;
/** The act of the row by which a new server key vouches for everything before it. */
const KEY_REPLACED = 'keys.replaced';

const viewOf = ({ at, ...row }: typeof operationAudit.$inferSelect): AuditEntry => ({ ...row, at: at.toISOString() });

async function rowsAfter(db: Db, sequence: number, limit: number): Promise<AuditEntry[]> {
  const after: SQL = gt(operationAudit.sequence, sequence);
  return (await db.select().from(operationAudit).where(after).orderBy(asc(operationAudit.sequence)).limit(limit)).map(viewOf);
}

/**
 * Verifies every link and seal of the trail and compares its end with the head, which acts go on moving meanwhile. A seal by a removed key is
 * accepted if a later row records the replacement of the key: the seal of that row covers all links before it.
 */
export async function verifyTrail(db: Db, keys: Keyring) {
  let unsealed: number | undefined;
  let head: AuditEnd | null;
  const follower = auditFollower();
  for (;;) {
    const rows = await rowsAfter(db, follower.length, AT_ONCE);
    for (const row of rows) {
      if (!follower.accepts(row))
        return { whole: false, rows: follower.length, at: unsealed ?? follower.length + 1, head: await auditHead(db) };
      if (!keys.verifies('operations', row.hash, row.seal)) unsealed ??= row.sequence;
      else if (row.action === KEY_REPLACED) unsealed = undefined;
    }
    if (rows.length > 0) continue;
    // Each row is committed with its head: a head that is further than the rows has rows that were added since.
    head = await auditHead(db);
    if (head === null || head.sequence <= follower.length || (await rowsAfter(db, follower.length, 1)).length === 0) break;
  }
  if (unsealed !== undefined) return { whole: false, rows: follower.length, at: unsealed, head };
  const whole = follower.endsAt(head) && (head === null || keys.verifies('operations', head.hash, head.seal));
  return { whole, rows: follower.length, at: whole ? null : follower.length + 1, head };
}

/**
 * Whether no row depends on a former key. While servers start one by one, one that still signs with the former key may add rows after the
 * row of the replacement.
 */
async function isSealedUnderPresentKey(db: Db, keys: Keyring): Promise<boolean> {
  const [replaced] = await db
    .select({ sequence: max(operationAudit.sequence) })
    .from(operationAudit)
    .where(eq(operationAudit.action, KEY_REPLACED));
  let before = (replaced?.sequence ?? 1) - 1;
  for (let rows = await rowsAfter(db, before, AT_ONCE); rows.length > 0; rows = await rowsAfter(db, before, AT_ONCE)) {
    if (!rows.every(({ hash, seal }) => secretsEqual(keys.hmac('operations', hash), seal))) return false;
    before = rows.at(-1)?.sequence ?? before;
  }
  return true;
}

/**
 * After the server key was replaced, adds a row under the new key, once the whole trail was verified with the old one. From then on the
 * trail can be verified without the old key.
 */
export async function sealUnderPresentKey({
  database,
  keys,
  wallClock,
  ids,
}: Pick<Services, 'database' | 'keys' | 'wallClock' | 'ids'>): Promise<void> {
  await database.transaction(async (db) => {
    if (await isSealedUnderPresentKey(db, keys)) return;
    const { whole, at } = await verifyTrail(db, keys);
    if (!whole)
      throw new Error(
        `The audit trail is not whole from row ${at ?? 0} under the keys of SERVER_KEY. If the key was replaced, name the old one after it ("SERVER_KEY=new,old"); otherwise look at it with "ops audit verify" under the old key.`,
      );
    await recordOperation(
      db,
      { keys, wallClock, requestId: ids.next(), address: 'local' },
      { action: KEY_REPLACED, outcome: 'done', by: 'installation' },
    );
  });
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
