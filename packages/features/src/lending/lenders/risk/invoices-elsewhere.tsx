import { formatMoney } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Risk } from './risk-words.ts';

/** The invoices of this application that are also reserved by other applications; hidden if there are none. */
export function InvoicesElsewhere({ invoices }: { readonly invoices: Risk['invoicesElsewhere'] }) {
  const { t } = useLingui();
  if (invoices.length === 0) return null;
  return (
    <Banner tone="critical" title={t`已用于其他申请的发票`}>
      <ul className="flex flex-col gap-1">
        {invoices.map(({ number, amount }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>{number}</span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
