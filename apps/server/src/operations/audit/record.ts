import { canonicalText, type HistoryValue } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { operationAudit, platformState } from '../../schema/index.ts';
import { AuditHead } from '../contract/audit.ts';
import type { OperationContext, OperatorIdentity } from '../handler.ts';
import { AUDIT_GENESIS, auditHash, type AuditEnd } from './chain.ts';

const HEAD = 'operationsAudit';

type Recorder = Pick<OperationContext, 'wallClock' | 'keys' | 'requestId' | 'address'> & {
  readonly operator?: Pick<OperatorIdentity, 'operatorId' | 'name'> | undefined;
};

export interface AuditFacts {
  readonly action: string;
  readonly outcome: string;
  readonly subjectId?: string | undefined;
  readonly reason?: string | undefined;
  readonly before?: HistoryValue;
  readonly after?: HistoryValue;
  readonly proposedBy?: string | undefined;
  /** Who acted, where it was not a signed-in operator: the name that was tried, or the server itself. */
  readonly by?: string | undefined;
}

const readHead = (value: string): AuditEnd => z.parse(AuditHead, JSON.parse(value));

/** Where the trail ends, null before its first row. */
export async function auditHead(db: Db): Promise<AuditEnd | null> {
  const [row] = await db.select().from(platformState).where(eq(platformState.name, HEAD));
  return row ? readHead(row.value) : null;
}

/** The end of the trail, locked: acts that are recorded at once take turns, and each adds to what the other wrote. */
async function lockHead(db: Db): Promise<AuditEnd> {
  const nothing: AuditEnd = { sequence: 0, hash: AUDIT_GENESIS, seal: '' };
  await db
    .insert(platformState)
    .values({ name: HEAD, value: JSON.stringify(nothing) })
    .onConflictDoNothing();
  const [row] = await db.select().from(platformState).where(eq(platformState.name, HEAD)).for('update');
  return row ? readHead(row.value) : nothing;
}

const textOf = (value: HistoryValue): string | null => (value === undefined || value === null ? null : canonicalText(value));

/** Adds a row to the trail, in the transaction of what it tells of. */
export async function recordOperation(db: Db, recorder: Recorder, facts: AuditFacts): Promise<void> {
  const { operator, keys, wallClock, requestId, address } = recorder;
  const head = await lockHead(db);
  const row = {
    sequence: head.sequence + 1,
    at: wallClock.now().toISOString(),
    operatorId: operator?.operatorId ?? null,
    operatorName: operator?.name ?? facts.by ?? '',
    action: facts.action,
    outcome: facts.outcome,
    subjectId: facts.subjectId ?? null,
    reason: facts.reason ?? null,
    before: textOf(facts.before),
    after: textOf(facts.after),
    proposedBy: facts.proposedBy ?? null,
    requestId,
    address,
    previousHash: head.hash,
  };
  const hash = auditHash(row);
  const seal = keys.hmac('operations', hash);
  await db.insert(operationAudit).values({ ...row, at: new Date(row.at), hash, seal });
  await db
    .update(platformState)
    .set({ value: JSON.stringify({ sequence: row.sequence, hash, seal } satisfies AuditEnd) })
    .where(eq(platformState.name, HEAD));
}
