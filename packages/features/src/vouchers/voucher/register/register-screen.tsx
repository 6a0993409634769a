import { EmptyState, Segmented, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ListPage, useChartSwitch, useList, useSheet } from '../../../platform/lists/index.ts';
import type { ScreenProps } from '../../../platform/navigation/index.ts';
import { VoucherSheet } from '../detail/voucher-sheet.tsx';
import { PieceCard } from '../holdings/piece-card.tsx';
import { registerFilters } from './register-filters.ts';
import { useParts, useRegisterColumns } from './register-columns.tsx';

const PivotPanel = lazy(async () => ({ default: (await import('./pivot-panel.tsx')).PivotPanel }));

/** All vouchers this enterprise was involved in, read-only, with export. Core enterprises also see sums. */
export function RegisterScreen({ side }: ScreenProps) {
  const { t } = useLingui();
  const at = useSheet();
  const partsOf = useParts();
  const list = useList({ name: 'register', filters: registerFilters, order: '-latestEventAt' });
  const [isPivotShown, pivotSwitch] = useChartSwitch('register', t`开立汇总`);
  // Numbers extend their parent's number, so sorting by number gives the tree.
  const tree = list.sort?.id === 'number';
  return (
    <ListPage
      title={t`全部凭证`}
      sub={<Trans>开立、签收、转出过的全部凭证，只供查阅</Trans>}
      actions={side === 'core' && pivotSwitch}
      above={
        side === 'core' &&
        isPivotShown && (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <PivotPanel />
          </Suspense>
        )
      }
      list={list}
      columns={useRegisterColumns(tree)}
      label={t`全部凭证`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      at={at}
      renderCard={(row, context) => (
        <PieceCard
          row={row}
          context={context}
          note={t`${{ holder: row.holder.name }} 持有，我的角色 ${{ parts: partsOf(row).join(' · ') }}`}
        />
      )}
      beside={
        <Segmented
          label={t`排列方式`}
          name="register-order"
          value={tree ? 'tree' : 'list'}
          options={[
            { value: 'list', label: t`最新动作` },
            { value: 'tree', label: t`主凭证与子凭证` },
          ]}
          onValueChange={(value) => list.setSort(value === 'tree' ? { id: 'number', direction: 'asc' } : undefined)}
        />
      }
      unfound={t`没有符合条件的凭证`}
      empty={<EmptyState title={t`还没有经手的凭证`}>{t`开立、签收或转出的凭证都会留在这里。`}</EmptyState>}
      sheet={<VoucherSheet at={at} />}
    />
  );
}
