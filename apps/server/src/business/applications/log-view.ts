import type { EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import type { ApplicationKind } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { applicationLog, enterprise } from '../../schema/index.ts';

/** Steps inside one enterprise that are none of the other party's business, nor are their reasons. */
const INTERNAL: readonly string[] = ['submit', 'edit', 'return', 'signReturn', 'voidReject'];

/** The steps of an application, oldest first, as one of its parties may see them. */
export async function logOf(db: Db, objectKind: ApplicationKind, objectId: string, viewerNo: EnterpriseNo): Promise<LogEntry[]> {
  const rows = await db
    .select({ step: applicationLog, enterpriseName: enterprise.name })
    .from(applicationLog)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, applicationLog.enterpriseNo))
    .where(and(eq(applicationLog.objectKind, objectKind), eq(applicationLog.objectId, objectId)))
    .orderBy(applicationLog.id);
  return rows
    .filter(({ step }) => step.enterpriseNo === viewerNo || !INTERNAL.includes(step.event))
    .map(({ step, enterpriseName }) => ({
      event: step.event,
      actorName: step.actorName,
      actorRole: step.actorRole,
      enterpriseName: enterpriseName ?? '',
      at: step.at.toISOString(),
      reason: step.reason,
      certificateSerial: step.certificateSerial,
      signed: step.signatureValue !== null,
    }));
}
