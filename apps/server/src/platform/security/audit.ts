import { auditLog } from '../../schema/index.ts';
import type { CallContext } from '../call-context.ts';
import type { SessionViewer } from '../session/viewer.ts';

/** Records who did or saw what, in the transaction of the act. */
export async function recordAudit(
  {
    db,
    ids,
    wallClock,
    viewer,
    requestId,
  }: Pick<CallContext, 'db' | 'ids' | 'wallClock' | 'requestId'> & { readonly viewer: Pick<SessionViewer, 'userId' | 'enterpriseNo'> },
  action: string,
  subjectId?: string,
): Promise<void> {
  await db.insert(auditLog).values({
    id: ids.next(),
    at: wallClock.now(),
    userId: viewer.userId,
    enterpriseNo: viewer.enterpriseNo,
    action,
    subjectId,
    requestId,
  });
}
