import type { FinancingSignature } from '@lianxin/domain';
import { type LendingKind, payoutAccount, type SignedMoney } from '../funding/index.ts';
import { feeAccount } from './fee-account.ts';
import type { PledgeRow } from './repository.ts';

const isGuarantors = ({ state }: PledgeRow, act: FinancingSignature['act']): boolean =>
  act === 'countersign' || (act === 'approve' && state === 'awaitingGuarantor');

/** The fee and the number of a guarantee. The guarantor signs the account of its fee, the others the account of the payout. */
export const signedMoney: LendingKind<PledgeRow>['signedMoney'] = async (
  db,
  row,
  act,
  { guaranteeNumber: typed },
): Promise<SignedMoney> => {
  const { guarantorNo, guaranteeFee, guaranteeNumber } = row;
  const number = guaranteeNumber ?? typed;
  return {
    account: isGuarantors(row, act)
      ? { of: 'feeAccount', row: await feeAccount(db, row) }
      : { of: 'receivingAccount', row: await payoutAccount(db, row) },
    ...(guarantorNo !== null && guaranteeFee !== null && { guaranteeFee }),
    ...(number !== undefined && { guaranteeNumber: number }),
  };
};
