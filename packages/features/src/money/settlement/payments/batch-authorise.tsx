import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen, formatMoney, sumFen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { BatchSigningDialog } from '../../../foundation/signing/index.ts';
import { BankOutcome } from './bank-outcome.tsx';
import type { ToPay } from '../settlement-terms.ts';

export interface BatchAuthoriseProps {
  /** Payments to authorise; empty closes the dialog. */
  readonly vouchers: readonly ToPay[];
  readonly onClose: (begun: boolean) => void;
}

const dueOf = ({ unpaid, lateInterest }: ToPay) => fen(unpaid + lateInterest);

/** Authorises several prepared payments with one PIN, each with its own signature and result. */
export function BatchAuthorise({ vouchers, onClose }: BatchAuthoriseProps) {
  const { t } = useLingui();
  const { run } = useAction(contract.settlement.review, { quiet: true });
  const count = vouchers.length;
  const total = formatMoney(sumFen(vouchers.map(dueOf)));
  return (
    <BatchSigningDialog
      items={vouchers.map((row) => ({
        id: row.voucherId,
        title: row.number,
        amount: formatMoney(dueOf(row)),
        request: { act: 'settlementAuthorise' as const, subjectId: row.voucherId, version: row.version },
        row,
      }))}
      title={t`批量授权付款`}
      verb={t`授权付款`}
      doneWord={t`已授权`}
      consequence={t`${count} 笔，合计 ${total} 元。授权后平台立即向付款行发出指令，付清各凭证的全部持有人。`}
      outcomeOf={({ id }) => <BankOutcome id={id} />}
      send={({ row: { voucherId, version } }, signature) => run({ voucherId, version, decision: 'authorise', signature })}
      onClose={onClose}
    />
  );
}
