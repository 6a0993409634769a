import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TermBadge } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { LINE_TERMS, lineInvoiceWords, type PaymentLine } from './payment-words.ts';
import { usePaymentName } from './use-payment-name.ts';

export function PaymentLines({ lines }: { readonly lines: readonly PaymentLine[] }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const { line: name } = usePaymentName();
  return (
    <ul aria-label={t`缴费项目`} className="divide-y divide-line rounded-md border border-line text-sm">
      {lines.map((line) => {
        const { feeId, amount, state, decidedAt, reason, invoice } = line;
        const requests = invoice === null ? undefined : place('billing.invoicing', { view: 'requests', id: invoice.id });
        const invoicing = state === 'confirmed' && invoice === null ? place('billing.invoicing', { fees: feeId }) : undefined;
        return (
          <li key={feeId} className="flex flex-col gap-1 px-3.5 py-2.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1">{name(line)}</span>
              <TermBadge term={LINE_TERMS[state]} />
              <Amount value={formatMoney(amount)} />
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
              <span>{i18n._(lineInvoiceWords(line))}</span>
              {invoice !== null && <span className="tabular-nums">{invoice.invoiceNumber ?? invoice.requestNumber}</span>}
              {requests !== undefined && (
                <TextLink asChild>
                  <Link to={requests} aria-label={t`查看${{ name: name(line) }}的发票`}>
                    <Trans>查看发票</Trans>
                  </Link>
                </TextLink>
              )}
              {invoicing !== undefined && (
                <TextLink asChild>
                  <Link to={invoicing} aria-label={t`为${{ name: name(line) }}申请开票`}>
                    <Trans>申请开票</Trans>
                  </Link>
                </TextLink>
              )}
              {decidedAt !== null && <span className="ml-auto">{shanghaiMinute(decidedAt)}</span>}
            </p>
            {reason !== null && <p className="text-critical-ink">{t`退回原因：${reason}`}</p>}
          </li>
        );
      })}
    </ul>
  );
}
