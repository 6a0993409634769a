import { shanghaiMinute } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { useFeeWords } from '../fee-facts.ts';
import { isOwed, termOf, type Fee } from '../fee-terms.ts';

export function ChargeCard({ row, acts }: { readonly row: Fee; readonly acts: ReactNode }) {
  const { t } = useLingui();
  const { name, basis, payee, mandatory } = useFeeWords();
  const { amount, businessNumber, dueOn, declaredAt, returnReason } = row;
  return (
    <ListCard lead={name(row)} term={termOf(row)} amount={amount} reason={returnReason} acts={acts}>
      <CardLine>
        <span>{payee(row)}</span>
        <Tag tone={isOwed(row) ? 'critical' : 'plain'}>{mandatory(row)}</Tag>
      </CardLine>
      <CardLine facts={[basis(row), businessNumber]} />
      <CardLine facts={[dueOn !== null && t`${dueOn} 前缴纳`, declaredAt !== null && t`${{ at: shanghaiMinute(declaredAt) }} 缴费`]} />
    </ListCard>
  );
}
