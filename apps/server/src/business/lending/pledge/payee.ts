import { pledgeApplicationMachine, type Act, type PledgeApplicationEvent } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { payeeIn, payoutAccount, repaymentToLender } from '../funding/index.ts';
import { feeAccount } from './fee-account.ts';
import { PLEDGE } from './kind.ts';
import type { PledgeRow } from './repository.ts';

const by = (act: Act & PledgeApplicationEvent) =>
  ({ act, isDue: ({ state }: PledgeRow) => pledgeApplicationMachine.can(state, act) }) as const;

/** The full account number that the viewer's enterprise has to pay to, while a payment is due. */
export const payee: Handlers['pledge']['payee'] = payeeIn(PLEDGE, {
  disbursement: { payer: 'funder', ...by('disburse'), accountOf: payoutAccount },
  guaranteeFee: { payer: 'own', ...by('payFee'), accountOf: feeAccount },
  repayment: repaymentToLender(PLEDGE),
});
