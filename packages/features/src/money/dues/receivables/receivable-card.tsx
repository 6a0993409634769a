import { formatMoney } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardLine, ListCard, TermBadge, type ListCardContext } from '../../../platform/lists/index.ts';
import { LINE_WORDS, ORIGIN_WORDS, termOf, type Receivable } from './receivable-terms.ts';

interface ReceivableCardProps extends ListCardContext {
  readonly row: Receivable;
}

/** Something that the enterprise is owed, on a phone: who, how much, by when, and how late. */
export function ReceivableCard({ row, acts, open }: ReceivableCardProps) {
  const { i18n } = useLingui();
  const { daysLate } = row;
  return (
    <ListCard
      lead={<span className="tabular-nums">{row.number}</span>}
      name={row.number}
      badge={<TermBadge term={termOf(row)} />}
      open={open}
      acts={acts}
    >
      <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
      <CardLine>
        <span className="min-w-0 truncate">{row.debtor.name}</span>
        <span>{i18n._(ORIGIN_WORDS[row.origin])}</span>
      </CardLine>
      <CardLine>
        <span>
          <Trans>{row.dueOn} 到期</Trans>
        </span>
        {daysLate > 0 && (
          <span className="text-critical-ink">
            <Trans>逾期 {daysLate} 天</Trans>
          </span>
        )}
      </CardLine>
      <CardLine>
        <Trans>会计列示建议</Trans>
        <span>{i18n._(LINE_WORDS[row.line])}</span>
      </CardLine>
    </ListCard>
  );
}
