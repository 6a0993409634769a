import { useClient } from '@lianxin/api/react';
import type { FundingDetail } from '../kinds.ts';
import { Repayments } from '../repayments/repayments.tsx';
import type { DetailKind } from './detail-kind.ts';

export interface LoanRepaymentsProps<Detail extends FundingDetail> {
  readonly kind: Pick<DetailKind<Detail>, 'askPayee'>;
  readonly detail: Detail;
}

/** The amount owed, the account for repayments, and the repayments. */
export function LoanRepayments<Detail extends FundingDetail>({ kind, detail }: LoanRepaymentsProps<Detail>) {
  const client = useClient();
  const order = { askAccount: () => kind.askPayee(client, detail), reference: detail.applicationNumber };
  return <Repayments {...detail} order={order} parties={detail} />;
}
