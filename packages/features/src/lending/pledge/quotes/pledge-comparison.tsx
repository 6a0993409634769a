import type { PledgeOffer } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { QuoteComparison, type Comparing, type QuoteComparisonProps } from '../../funding/index.ts';
import { usePledgeRows } from './use-pledge-rows.tsx';

export interface PledgeComparisonProps extends Omit<QuoteComparisonProps, 'rows' | 'words' | 'title' | 'comparing'> {
  readonly comparing: Comparing<PledgeOffer>;
}

/** Every lender against a pledge, side by side. */
export function PledgeComparison({ comparing, ...props }: PledgeComparisonProps) {
  const { t } = useLingui();
  return (
    <QuoteComparison
      {...props}
      title={t`选择资金方`}
      comparing={comparing}
      rows={usePledgeRows(comparing.offers)}
      words={{
        blank: t`填写质押金额和贷款金额后比较报价`,
        none: t`暂不质押`,
        leave: t`暂不质押，返回链信持有`,
        note: t`质押属自愿，平台不指定资金方和担保方，也不经手款项。`,
      }}
    />
  );
}
