import { useLingui } from '@lingui/react/macro';
import { CardLine, ListCard, type ListCardContext } from '../../../platform/lists/index.ts';
import { LINE_WORDS, ORIGIN_WORDS, termOf, type Receivable } from './receivable-terms.ts';

interface ReceivableCardProps extends ListCardContext {
  readonly row: Receivable;
}

export function ReceivableCard({ row, ...card }: ReceivableCardProps) {
  const { t, i18n } = useLingui();
  const { daysLate } = row;
  return (
    <ListCard {...card} lead={row.number} name={row.number} term={termOf(row)} amount={row.amount}>
      <CardLine>
        <span className="min-w-0 truncate">{row.debtor.name}</span>
        <span>{i18n._(ORIGIN_WORDS[row.origin])}</span>
      </CardLine>
      <CardLine facts={[t`${row.dueOn} 到期`]}>
        {daysLate > 0 && <span className="text-critical-ink">{t`已过期限 ${daysLate} 天`}</span>}
      </CardLine>
      <CardLine facts={[t`会计列示建议`, i18n._(LINE_WORDS[row.line])]} />
    </ListCard>
  );
}
