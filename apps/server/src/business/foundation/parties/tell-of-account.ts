import { maskAccountNumber, messageOf } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { notify, type TellContext } from '../messages/index.ts';
import type { AccountRow } from './accounts.ts';

const nameOf = ({ bankName, accountNumber }: AccountRow): string => `${bankName} ${maskAccountNumber(accountNumber)}`;

/** Tells the whole enterprise about an act on one of its accounts. */
export const tellOfAccount = (
  context: TellContext & Pick<CallContext, 'viewer'>,
  kind: 'accountAdded' | 'accountVerified' | 'accountDefaultSet' | 'accountUnbound',
  account: AccountRow,
): Promise<void> =>
  notify(context, {
    ...messageOf(kind, { account: nameOf(account), person: context.viewer.displayName }),
    enterpriseNo: account.enterpriseNo,
    subjectId: account.id,
  });

export const tellOfFailedDeposit = (context: TellContext, account: AccountRow, reason: string): Promise<void> =>
  notify(context, {
    ...messageOf('accountDepositFailed', { account: nameOf(account), reason }),
    enterpriseNo: account.enterpriseNo,
    role: 'administrator',
    subjectId: account.id,
  });
