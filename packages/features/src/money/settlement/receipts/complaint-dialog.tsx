import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CustomerServiceDialog } from '../../../foundation/support/index.ts';
import type { ToReceive } from '../settlement-terms.ts';

export interface ComplaintDialogProps {
  readonly row: ToReceive;
  readonly onClose: () => void;
}

/** A complaint about an unpaid voucher: contact and text. */
export function ComplaintDialog({ row: { number, amount, issuer, paysOn }, onClose }: ComplaintDialogProps) {
  const { t } = useLingui();
  const about = { title: t`投诉逾期未付`, text: t`${number}，${formatMoney(amount)} 元，开立方 ${issuer.name}，付款日 ${paysOn} 未付。` };
  return (
    <Suspense fallback={null}>
      <CustomerServiceDialog about={about} onClose={onClose} />
    </Suspense>
  );
}
