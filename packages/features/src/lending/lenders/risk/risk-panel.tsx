import { contract, type PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { CheckList, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Titled } from '../../../applications/application/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { CheckTally } from '../../../platform/terms/index.ts';
import { InvoicesElsewhere } from './invoices-elsewhere.tsx';
import { Portfolio } from './portfolio.tsx';
import { RegisterSearch } from './register-search.tsx';
import { riskWords, type Risk } from './risk-words.ts';

/** The risk of a loan, for the lender's or guarantor's decision. The platform shows it but decides nothing. */
export function RiskPanel({ id }: { readonly id: PledgeId }) {
  const { data, error, refresh } = useEndpoint(contract.pledge.risk, { id }, { quiet: true });
  if (data === undefined && error) return <FailureState error={error} onRetry={() => void refresh()} />;
  if (data === undefined)
    return (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    );
  return (
    <>
      <p className="text-sm text-ink-muted">
        <Trans>以下信息供贵司判断，平台不作评价，也不代为决定。</Trans>
      </p>
      <Warnings warnings={data.warnings} />
      <InvoicesElsewhere invoices={data.invoicesElsewhere} />
      <RegisterSearch id={id} search={data.search} mayBeSearched={data.mayBeSearched} onSearched={() => void refresh()} />
      <Portfolio risk={data} />
    </>
  );
}

/** The warnings about this application, each with its rule. */
function Warnings({ warnings }: Pick<Risk, 'warnings'>) {
  const { i18n } = useLingui();
  return (
    <Titled
      title={<Trans>风险提示</Trans>}
      note={
        <span className="text-sm font-normal">
          <CheckTally checks={warnings} />
        </span>
      }
    >
      <CheckList
        items={warnings.map((warning) => {
          const { text, figure, detail } = riskWords(warning, i18n);
          return { id: warning.code, status: warning.level, label: text, value: figure, sub: detail };
        })}
      />
    </Titled>
  );
}
