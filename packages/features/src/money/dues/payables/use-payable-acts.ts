import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import type { Payable } from './payable-terms.ts';
import type { usePayByVoucher } from './use-pay-by-voucher.ts';

interface Opening {
  readonly byVoucher: ReturnType<typeof usePayByVoucher>;
  readonly offline: (row: Payable) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server: pay by voucher, record a payment; details are shown on the page of the voucher or invoice. */
export function usePayableActs({ byVoucher, offline, refresh }: Opening) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const pays = ({ acts }: Payable): boolean => acts.includes('pay');
  return useRowActs<Payable>(
    [
      {
        id: 'voucher',
        isMain: true,
        label: byVoucher.issues ? t`开立链信` : t`转让支付`,
        offered: (row) => pays(row) && byVoucher.offered,
        start: (row) => void byVoucher.pay([row]),
      },
      { id: 'offline', label: t`标记线下付款`, offered: pays, start: offline },
      {
        id: 'invoice',
        label: t`查看发票`,
        offered: ({ invoiceId }) => invoiceId !== null && place('tradePapers.papers') !== undefined,
        start: ({ invoiceId }) => goTo('tradePapers.papers', { id: invoiceId ?? '' }),
      },
      {
        id: 'issuance',
        label: t`查看凭证`,
        offered: ({ issuanceId }) => issuanceId !== null && place('issuance.manage') !== undefined,
        start: ({ issuanceId }) => goTo('issuance.manage', { id: issuanceId ?? '' }),
      },
    ],
    refresh,
  );
}
