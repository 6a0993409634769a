import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardLine, ListCard, TermBadge, type ListCardContext } from '../../../platform/lists/index.ts';
import { PAYABLE_ORIGIN_WORDS, payableTerm, type Payable } from './payable-terms.ts';
import { SixtyDaysTag } from './sixty-days.tsx';

interface PayableCardProps extends ListCardContext {
  readonly row: Payable;
}

/** Something that the enterprise owes, on a phone: to whom, how much of it is open, by when. */
export function PayableCard({ row, acts, open, selection }: PayableCardProps) {
  const { i18n } = useLingui();
  return (
    <ListCard
      lead={<span className="tabular-nums">{row.number}</span>}
      name={row.number}
      badge={<TermBadge term={payableTerm(row)} />}
      open={open}
      selection={selection}
      acts={acts}
    >
      <Amount size="lg" value={formatMoney(row.open)} currency="¥" />
      <CardLine>
        <span className="min-w-0 truncate">{row.creditor.name}</span>
        <span>{i18n._(PAYABLE_ORIGIN_WORDS[row.origin])}</span>
      </CardLine>
      {row.dueOn !== null && (
        <CardLine>
          <span>
            <Trans>{row.dueOn} 到期</Trans>
          </span>
        </CardLine>
      )}
      {row.days !== null && (
        <CardLine>
          <Trans>60 天付款期限</Trans>
          <SixtyDaysTag days={row.days} />
        </CardLine>
      )}
    </ListCard>
  );
}
