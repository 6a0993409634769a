import type { TradeInvoiceRow } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { CardLine, ListCard, type ListCardContext } from '../../../../platform/lists/index.ts';
import { otherOf, standingOf } from './invoice-words.ts';

interface InvoiceCardProps extends ListCardContext {
  readonly row: TradeInvoiceRow;
}

export const InvoiceCard = ({ row, ...card }: InvoiceCardProps) => (
  <ListCard {...card} lead={row.number} name={row.number} term={standingOf(row)}>
    <CardLine>
      <span className="min-w-0 truncate">{otherOf(row).name}</span>
      {row.issuedOn}
    </CardLine>
    <CardLine>
      <Trans>含税（元）</Trans>
      <Amount value={formatMoney(row.amountWithTax)} />
    </CardLine>
    <CardLine>
      <Trans>可用（元）</Trans>
      <Amount className="font-semibold text-ink" value={formatMoney(row.freeAmount)} />
    </CardLine>
  </ListCard>
);
