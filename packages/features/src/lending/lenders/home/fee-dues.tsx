import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN, type FeeDirection, type Fen } from '@lianxin/domain';
import { Anchor, Descriptions, LoadingRegion, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';

/** The smallest page, as only the sums are used. */
const ONE = { page: 1, pageSize: 1 } as const;
/** The states of a due fee; a reversed fee is due again. */
const DUE = 'due,reversed';

/** The fees to receive, to confirm, and to pay. */
export function FeeDues() {
  const { t } = useLingui();
  const place = usePlace();
  const { data, error, isValidating, refresh } = useEndpoint(contract.lendingFee.list, ONE, { quiet: true });
  const all = place('lending.fees');
  const sumOf = (direction: FeeDirection, of: 'outstanding' | 'declared') =>
    data?.sums.find((sum) => sum.direction === direction)?.[of] ?? ZERO_FEN;
  const item = (id: string, label: string, amount: Fen, query: { readonly state: string; readonly direction: FeeDirection }) => {
    const path = place('lending.fees', query);
    return {
      id,
      label,
      value:
        path === undefined ? (
          formatMoney(amount)
        ) : (
          <Anchor href={`#${path}`} className="text-ink underline-offset-4 hover:text-accent hover:underline">
            {formatMoney(amount)}
          </Anchor>
        ),
    };
  };
  return (
    <Panel
      className="h-full"
      title={<Trans>应收应付费用</Trans>}
      extra={
        all !== undefined && (
          <Anchor href={`#${all}`} className="text-accent hover:underline">
            <Trans>费用管理</Trans>
          </Anchor>
        )
      }
    >
      {error && !data ? (
        <FailureState error={error} onRetry={() => void refresh()} retrying={isValidating} />
      ) : data === undefined ? (
        <LoadingRegion>
          <Skeleton className="h-12" />
        </LoadingRegion>
      ) : (
        <Descriptions
          layout="above"
          columns={3}
          items={[
            item('outstanding', t`应收未付（元）`, sumOf('receivable', 'outstanding'), { direction: 'receivable', state: DUE }),
            item('declared', t`应收待确认（元）`, sumOf('receivable', 'declared'), { direction: 'receivable', state: 'declared' }),
            item('payable', t`应付未付（元）`, sumOf('payable', 'outstanding'), { direction: 'payable', state: DUE }),
          ]}
        />
      )}
    </Panel>
  );
}
