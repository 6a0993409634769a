import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { Refusal, shanghaiMinute } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/security/audit.ts';
import { isOwnPassword } from '../../../platform/security/confirm-identity.ts';
import { userAccount } from '../../../schema/index.ts';
import { erasureOf, requestErasure, withdrawErasure } from './erasure.ts';
import { personalData } from './export-data.ts';
import { identityDocumentOf } from './identity-number.ts';
import { consentsOf, revealsPage } from './records.ts';

const revealOwn: ServedHandlers['account']['revealOwn'] = async (context, _request, needs) => {
  const { db, viewer } = context;
  const [row] = await db
    .select({
      userId: userAccount.userId,
      mobile: userAccount.mobile,
      mail: userAccount.mail,
      identityNumber: userAccount.identityNumber,
    })
    .from(userAccount)
    .where(eq(userAccount.userId, viewer.userId));
  if (!row) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'person.revealOwn', viewer.userId);
  const document = identityDocumentOf(needs, row);
  return { mobile: row.mobile, mail: row.mail, identityKind: document?.kind ?? null, identityNumber: document?.number ?? null };
};

const exportData: ServedHandlers['account']['exportData'] = async (context, { password }, needs) => {
  const { viewer, wallClock } = context;
  if (!(await isOwnPassword(context, viewer.userId, password))) throw new Refusal('PASSWORD_WRONG');
  await recordAudit(context, 'person.export', viewer.userId);
  return {
    name: `个人数据-${shanghaiMinute(wallClock.now().toISOString()).slice(0, 10)}.json`,
    content: await personalData(needs, context),
  };
};

export const personCalls = {
  account: {
    consents: { scope: 'self', anyStatus: true, statements: 3, handle: consentsOf },
    reveals: { scope: 'self', anyStatus: true, statements: 3, handle: revealsPage },
    revealOwn: { scope: 'self', anyStatus: true, statements: 3, handle: revealOwn },
    // A refused attempt must still be counted.
    exportData: { scope: 'self', anyStatus: true, ownTransactions: true, statements: 15, handle: exportData },
    erasure: { scope: 'self', anyStatus: true, statements: 4, handle: erasureOf },
    requestErasure: { scope: 'self', anyStatus: true, ownTransactions: true, statements: 12, handle: requestErasure },
    withdrawErasure: { scope: 'self', anyStatus: true, statements: 9, handle: withdrawErasure },
  },
} satisfies SomeCalls;
