import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { useFeeWords } from '../fee-facts.ts';
import { termOf, type Fee } from '../fee-terms.ts';

/** A fee on a phone: what for, how much, to whom, by when, and what can be done. */
export function ChargeCard({ row, acts }: { readonly row: Fee; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const { name, basis, payee, mandatory } = useFeeWords();
  const { amount, businessNumber, dueOn, declaredAt, returnReason } = row;
  return (
    <ListCard lead={name(row)} badge={<TermBadge term={termOf(row)} />} acts={acts}>
      <Amount size="lg" value={formatMoney(amount)} currency="¥" />
      <CardLine>
        <span>{payee(row)}</span>
        <Tag tone={row.mandatory === 1 ? 'critical' : 'plain'}>{mandatory(row)}</Tag>
      </CardLine>
      <CardLine>
        <span>{basis(row)}</span>
        {businessNumber !== null && <span className="tabular-nums">{businessNumber}</span>}
      </CardLine>
      <CardLine>
        {dueOn !== null && <span>{t`${dueOn} 前缴纳`}</span>}
        {declaredAt !== null && <span>{t`${{ at: shanghaiMinute(declaredAt) }} 缴费`}</span>}
      </CardLine>
      {returnReason && <p className="text-critical-ink">{returnReason}</p>}
    </ListCard>
  );
}
