import { Refusal, shanghaiMinute } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { isOwnPassword } from '../../../platform/security/confirm-identity.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import { userAccount } from '../../../schema/index.ts';
import { erasureOf, requestErasure, withdrawErasure } from './erasure.ts';
import { personalData } from './export-data.ts';
import { identityNumberOf } from './identity-number.ts';
import { consentsOf, revealsPage } from './records.ts';

type PersonCall = 'consents' | 'reveals' | 'revealOwn' | 'exportData' | 'erasure' | 'requestErasure' | 'withdrawErasure';

/** What a person may know of, take with them and have erased of their own data. */
export const personHandlers = (needs: { readonly keys: Keyring }): Pick<Handlers['account'], PersonCall> => ({
  consents: consentsOf,
  reveals: revealsPage,
  async revealOwn(context) {
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
    return { mobile: row.mobile, mail: row.mail, identityNumber: identityNumberOf(needs, row) };
  },
  async exportData(context, { password }) {
    const { viewer, wallClock } = context;
    if (!(await isOwnPassword(context, viewer.userId, password))) throw new Refusal('PASSWORD_WRONG');
    await recordAudit(context, 'person.export', viewer.userId);
    return {
      name: `个人数据-${shanghaiMinute(wallClock.now().toISOString()).slice(0, 10)}.json`,
      content: await personalData(needs, context),
    };
  },
  erasure: erasureOf,
  requestErasure,
  withdrawErasure,
});
