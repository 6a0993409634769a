import { Trans, useLingui } from '@lingui/react/macro';
import { CardLine, ListCard, type ListCardContext } from '../../../platform/lists/index.ts';
import { PAYABLE_ORIGIN_WORDS, termBesideDays, type Payable } from './payable-terms.ts';
import { SixtyDaysTag } from './sixty-days.tsx';

interface PayableCardProps extends ListCardContext {
  readonly row: Payable;
}

export function PayableCard({ row, ...card }: PayableCardProps) {
  const { t, i18n } = useLingui();
  const term = termBesideDays(row);
  return (
    <ListCard {...card} lead={row.number} name={row.number} {...(term && { term })} amount={row.open}>
      <CardLine>
        <span className="min-w-0 truncate">{row.creditor.name}</span>
        <span>{i18n._(PAYABLE_ORIGIN_WORDS[row.origin])}</span>
      </CardLine>
      <CardLine facts={[row.dueOn !== null && t`${row.dueOn} 到期`]} />
      {row.days !== null && (
        <CardLine>
          <Trans>60 天付款期限</Trans>
          <SixtyDaysTag days={row.days} />
        </CardLine>
      )}
    </ListCard>
  );
}
