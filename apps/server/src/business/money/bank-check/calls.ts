import type { BankAccountId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { deposit } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmBankAVerification, openBankA, openingView } from './bank-a-opening.ts';
import { confirmDeposit } from './confirm-deposit.ts';
import { thatDeposit, type DepositRow, type WhichDeposit } from './deposit-rows.ts';
import { depositView, type DepositView } from './deposit-view.ts';
import { changeDepositAccount, restartDeposit } from './restart-deposit.ts';

const whichOf = (context: CallContext, accountId: BankAccountId | undefined): WhichDeposit => ({
  enterpriseNo: enterpriseOf(context),
  accountId,
});

const view = (context: CallContext, { bankOn }: Pick<Services, 'bankOn'>, row: DepositRow): Promise<DepositView> =>
  depositView(context, bankOn(context.db), row);

const verification: ServedHandlers['bankAccount']['verification'] = async (context, { id }, services) => {
  const [row] = await context.db
    .select()
    .from(deposit)
    .where(thatDeposit(whichOf(context, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return view(context, services, row);
};

const confirmVerification: ServedHandlers['bankAccount']['confirmVerification'] = async (context, { id, version, amount }, services) =>
  view(context, services, await confirmDeposit(context, whichOf(context, id), version, amount));

const restartVerification: ServedHandlers['bankAccount']['restartVerification'] = async (context, { id, version }, services) =>
  view(context, services, await restartDeposit(context, whichOf(context, id), version));

const changeVerificationAccount: ServedHandlers['bankAccount']['changeVerificationAccount'] = async (
  context,
  { version, ...account },
  services,
) => view(context, services, await changeDepositAccount(context, enterpriseOf(context), version, account));

/** Verifying an account by a micro-deposit, and opening one at bank A. */
export const bankCheckCalls = {
  enterprise: {
    bankAOpening: { scope: 'enterprise', statements: 7, handle: (context) => openingView(context, enterpriseOf(context)) },
    openBankA: { scope: 'enterprise', statements: 18, handle: openBankA },
  },
  bankAccount: {
    confirmBankAVerification: { scope: 'enterprise', ownTransactions: true, statements: 18, handle: confirmBankAVerification },
    verification: { scope: 'enterprise', anyStatus: true, statements: 2, handle: verification },
    // A refused attempt must still be counted.
    confirmVerification: { scope: 'enterprise', anyStatus: true, ownTransactions: true, statements: 17, handle: confirmVerification },
    restartVerification: { scope: 'enterprise', anyStatus: true, statements: 12, handle: restartVerification },
    changeVerificationAccount: { scope: 'enterprise', anyStatus: true, statements: 17, handle: changeVerificationAccount },
  },
} satisfies SomeCalls;
