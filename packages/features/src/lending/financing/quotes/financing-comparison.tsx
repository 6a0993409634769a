import { useLingui } from '@lingui/react/macro';
import { QuoteComparison, useQuoteRows, type QuoteComparisonProps } from '../../funding/index.ts';

/** Every lender's offer to finance the pieces, side by side. */
export function FinancingComparison(props: Omit<QuoteComparisonProps, 'rows' | 'words'>) {
  const { t } = useLingui();
  return (
    <QuoteComparison
      {...props}
      rows={useQuoteRows()}
      words={{
        blank: t`填写融资金额后比较报价`,
        none: t`暂不融资`,
        leave: t`暂不融资，返回链信持有`,
        note: t`融资属自愿，平台不指定资金方，也不经手款项。`,
      }}
    />
  );
}
