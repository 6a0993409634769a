import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, yuanOf } from '@lianxin/domain';
import { Button, LoadingRegion, Page, PageHeader, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExportButton, usePrintSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { CashForecast } from '../../cash-forecast/index.ts';
import { AssetFigures } from './asset-figures.tsx';
import { CostPanel } from './cost-panel.tsx';
import { DuesPanel, IssuersPanel, TrendPanel } from './parts.tsx';
import { useAssetRows, type AssetRow, type Assets } from './use-asset-rows.ts';

const COSTS: readonly string[] = ['financed', 'fees', 'interest', 'borne'];

/** All vouchers of this enterprise: amounts, issuers, due dates, cost of money. */
export function AssetsScreen() {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.treasury.assets, {}, { quiet: true });
  if (data !== undefined) return <Overview assets={data} />;
  return (
    <Page header={<PageHeader title={t`资产总览`} />}>
      {error === undefined ? (
        <LoadingRegion className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </LoadingRegion>
      ) : (
        <Panel>
          <FailureState error={error} onRetry={() => void refresh()} />
        </Panel>
      )}
    </Page>
  );
}

function Overview({ assets }: { readonly assets: Assets }) {
  const { t } = useLingui();
  const rowsOf = useAssetRows();
  const rows = rowsOf(assets);
  const costs = rows.filter(({ id }) => COSTS.includes(id));
  const { enterpriseName = '' } = useSignedInViewer();
  const { today } = assets;
  const printed = usePrintSheet(<PrintedAssets title={t`${enterpriseName}资产总览`} day={today} rows={rows} />, 'portrait');
  return (
    <Page
      header={
        <PageHeader
          title={t`资产总览`}
          sub={
            <Trans>
              {enterpriseName}，截至 {today}
            </Trans>
          }
          actions={
            <>
              <PlaceButton to="treasury.repayments">
                <Trans>还款管理</Trans>
              </PlaceButton>
              <Button onClick={printed.print}>
                <Trans>打印或存为 PDF</Trans>
              </Button>
              <ExportButton
                name={t`资产总览 ${today}`}
                columns={[
                  { name: t`项目`, kind: 'text' },
                  { name: t`笔数`, kind: 'count' },
                  { name: t`金额（元）`, kind: 'amount' },
                  { name: t`口径`, kind: 'text' },
                ]}
                rows={() => {
                  const cells = [
                    ...rows.map(({ name, count, amount, formula }) => [
                      name,
                      count === undefined ? '' : String(count),
                      yuanOf(amount),
                      formula,
                    ]),
                    ...assets.issuers.map(({ issuer, count, amount }) => [issuer.name, String(count), yuanOf(amount), t`按开立方的待收款`]),
                    ...assets.dues.map(({ from, to, count, amount }) => [
                      `${from ?? ''} – ${to ?? ''}`,
                      String(count),
                      yuanOf(amount),
                      t`按到期日的待收款`,
                    ]),
                    ...assets.trend.map(({ on, held }) => [on, '', yuanOf(held), t`持有趋势`]),
                  ];
                  return Promise.resolve({ rows: cells, total: cells.length, isChanged: false });
                }}
              />
            </>
          }
        />
      }
    >
      <AssetFigures rows={rows.filter(({ id }) => !COSTS.includes(id))} />
      <div className="grid gap-4 desktop:grid-cols-2">
        <IssuersPanel assets={assets} />
        <DuesPanel assets={assets} />
        <TrendPanel assets={assets} />
        <CostPanel assets={assets} rows={costs} />
      </div>
      <CashForecast overview={assets} />
      {printed.sheet}
    </Page>
  );
}

interface PrintedAssetsProps {
  readonly title: string;
  readonly day: string;
  readonly rows: readonly AssetRow[];
}

/** The figures with formulas, for printing. */
function PrintedAssets({ title, day, rows }: PrintedAssetsProps) {
  const { t } = useLingui();
  return (
    <article className="text-sm text-ink">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mb-4 tabular-nums">{t`截至 ${day}`}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col">{t`项目`}</th>
            <th scope="col" className="text-right">{t`笔数`}</th>
            <th scope="col" className="text-right">{t`金额（元）`}</th>
            <th scope="col" className="pl-4">{t`口径`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, count, amount, formula }) => (
            <tr key={id} className="border-b border-line align-top">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {name}
              </th>
              <td className="py-1 text-right tabular-nums">{count ?? ''}</td>
              <td className="py-1 pl-4 text-right tabular-nums">{formatMoney(amount)}</td>
              <td className="py-1 pl-4 text-xs">{formula}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
