import type { BankAccountId, EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { auditLog, enterprise, membership, userAccount } from '../../../schema/index.ts';

const MOST = 50;

/** Acts on an account and views of its full number, newest first. */
export async function accountLog(db: Db, enterpriseNo: EnterpriseNo, id: BankAccountId): Promise<LogEntry[]> {
  const rows = await db
    .select({ event: auditLog.action, at: auditLog.at, actorName: userAccount.displayName, role: membership.role, owner: enterprise.name })
    .from(auditLog)
    .innerJoin(userAccount, eq(userAccount.userId, auditLog.userId))
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, auditLog.enterpriseNo))
    .leftJoin(membership, and(eq(membership.userId, auditLog.userId), eq(membership.enterpriseNo, auditLog.enterpriseNo)))
    .where(and(eq(auditLog.subjectId, id), isNotNull(auditLog.subjectId), eq(auditLog.enterpriseNo, enterpriseNo)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST);
  return rows.map(({ event, at, actorName, role, owner }) => ({
    event,
    actorName,
    actorRole: role ?? 'system',
    enterpriseName: owner,
    at: at.toISOString(),
    reason: null,
    certificateSerial: null,
    signed: false,
  }));
}
