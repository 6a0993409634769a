import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Combobox, DropdownMenuItem, FormField, LoadingRegion, Page, PageHeader, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { ExportButton } from '../../../platform/lists/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { DEFAULT_WORDS, FailureState } from '../../../platform/notices/index.ts';
import { usePicture } from '../picture/use-picture.tsx';
import { EnterpriseList } from './enterprise-list.tsx';
import type { ComparedFigures } from './chart-drawings.ts';
import { FigureCharts } from './figure-charts.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { useGroupName } from './group-figures.ts';
import { TopSuppliers } from './top-suppliers.tsx';
import { useFigureRows } from './use-figure-rows.ts';

const ADDRESS = { enterprise: '', with: '' } as const;

/** The request for an enterprise, or the whole group if the number is invalid. */
function requestOf(text: string) {
  const enterpriseNo = z.safeParse(EnterpriseNo, text);
  return enterpriseNo.success ? { enterpriseNo: enterpriseNo.data } : {};
}

/** 煤炭集团数据: enterprises on the left, figures on the right, optionally compared with another's. */
export function GroupScreen() {
  const { t, i18n } = useLingui();
  const [address, change] = useQueryState(ADDRESS);
  const list = useEndpoint(contract.enterprise.listGroupEnterprises, {}, { quiet: true });
  const shown = useEndpoint(contract.group.figures, requestOf(address.enterprise), { quiet: true });
  const compared = useEndpoint(contract.group.figures, requestOf(address.with), { quiet: true, keepPreviousData: true });
  const enterprises = list.data ?? [];
  const other = address.with === '' || address.with === address.enterprise ? undefined : compared.data;
  const broken = list.error ?? shown.error ?? (address.with === '' ? undefined : compared.error);
  const retry = () => void Promise.all([list.refresh(), shown.refresh(), compared.refresh()]);
  return (
    <Page
      header={
        <PageHeader
          title={t`煤炭集团数据`}
          sub={shown.data && <Trans>数据时间 {shanghaiMinute(shown.data.at)}</Trans>}
          actions={shown.data && <Export all={other ? [shown.data, other] : [shown.data]} />}
        />
      }
    >
      {broken !== undefined && (
        <Panel>
          <FailureState error={broken} onRetry={retry}>
            {i18n._(DEFAULT_WORDS.groupView)}
          </FailureState>
        </Panel>
      )}
      {broken === undefined && (
        <div className="grid items-start gap-4 desktop:grid-cols-[280px_minmax(0,1fr)]">
          <EnterpriseList
            enterprises={enterprises}
            chosen={address.enterprise}
            onChoose={(enterprise) => change({ enterprise, ...(enterprise === address.with && { with: '' }) })}
          />
          <div className="flex min-w-0 flex-col gap-4">
            <FormField label={t`对比企业`} className="w-80 max-tablet:w-full">
              <Combobox
                clearable
                placeholder={t`不对比`}
                value={address.with === '' ? null : address.with}
                options={enterprises
                  .filter(({ enterpriseNo }) => enterpriseNo !== address.enterprise)
                  .map(({ enterpriseNo, name }) => ({ value: String(enterpriseNo), label: name }))}
                onValueChange={(value) => change({ with: value ?? '' })}
              />
            </FormField>
            {shown.data === undefined ? (
              <LoadingRegion className="flex flex-col gap-4">
                <Skeleton className="h-24 w-full" />
                <Skeleton className="h-72 w-full" />
              </LoadingRegion>
            ) : (
              <Board all={other ? [shown.data, other] : [shown.data]} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function Board({ all }: ComparedFigures) {
  const nameOf = useGroupName();
  return (
    <>
      {all.map((figures) => (
        <section key={figures.enterprise?.enterpriseNo ?? ''} aria-label={nameOf(figures)} className="flex flex-col gap-2">
          <h2 className="text-base font-semibold text-ink">{nameOf(figures)}</h2>
          <FigureStrip figures={figures} />
        </section>
      ))}
      <FigureCharts all={all} />
      {all.map((figures) => (
        <TopSuppliers key={figures.enterprise?.enterpriseNo ?? ''} figures={figures} />
      ))}
    </>
  );
}

function Export({ all }: ComparedFigures) {
  const { t } = useLingui();
  const rowsOf = useFigureRows();
  const picture = usePicture({ all });
  const { today } = all[0] ?? { today: '' };
  return (
    <>
      <ExportButton
        name={t`煤炭集团数据 ${today}`}
        columns={[
          { name: t`企业`, kind: 'text' },
          { name: t`项目`, kind: 'text' },
          { name: t`笔数`, kind: 'count' },
          { name: t`金额（元）`, kind: 'amount' },
        ]}
        rows={() => {
          const rows = rowsOf(all).map((row) => [...row]);
          return Promise.resolve({ rows, total: rows.length, isChanged: false });
        }}
      >
        <DropdownMenuItem onSelect={picture.take}>{t`图片（.png）`}</DropdownMenuItem>
      </ExportButton>
      {picture.sheet}
    </>
  );
}
