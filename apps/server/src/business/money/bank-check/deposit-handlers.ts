import type { BankAccountId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { deposit } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmDeposit } from './confirm-deposit.ts';
import { thatDeposit, type DepositRow, type WhichDeposit } from './deposit-rows.ts';
import { depositView, type DepositView } from './deposit-view.ts';
import { changeDepositAccount, restartDeposit } from './restart-deposit.ts';

type DepositCalls = Pick<
  Handlers['bankAccount'],
  'verification' | 'confirmVerification' | 'restartVerification' | 'changeVerificationAccount'
>;

/** The check of the enterprise's account by a micro-deposit. */
export function depositHandlers({ bankOn }: Pick<Services, 'bankOn'>): DepositCalls {
  const view = (context: CallContext, row: DepositRow): Promise<DepositView> => depositView(context, bankOn(context.db), row);
  const whichOf = (context: CallContext, accountId: BankAccountId | undefined): WhichDeposit => ({
    enterpriseNo: enterpriseOf(context),
    accountId,
  });
  return {
    async verification(context, { id }) {
      const [row] = await context.db
        .select()
        .from(deposit)
        .where(thatDeposit(whichOf(context, id)));
      if (!row) throw new Refusal('NOT_FOUND');
      return view(context, row);
    },
    confirmVerification: async (context, { id, version, amount }) =>
      view(context, await confirmDeposit(context, whichOf(context, id), version, amount)),
    restartVerification: async (context, { id, version }) => view(context, await restartDeposit(context, whichOf(context, id), version)),
    changeVerificationAccount: async (context, { version, ...account }) =>
      view(context, await changeDepositAccount(context, enterpriseOf(context), version, account)),
  };
}
