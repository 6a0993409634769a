import { EmptyState, Page, PageHeader, Tab, TabList, TabPanel, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, useQueryState } from '../../../platform/navigation/index.ts';
import { ReconciliationView } from '../reconciliation/reconciliation-view.tsx';
import { FundCard } from './fund-card.tsx';
import { FundFigures } from './fund-figures.tsx';
import { fundFilters } from './fund-filters.ts';
import { FundSheet } from './fund-sheet.tsx';
import { useEntryActs } from './use-entry-acts.ts';
import { FUND_COLUMNS_HIDDEN, useFundColumns } from './use-fund-columns.tsx';

/** Address parameters that belong to one tab only. */
const FACE = {
  view: '',
  state: '',
  search: '',
  direction: '',
  type: '',
  bookedFrom: '',
  bookedTo: '',
  page: '',
  sort: '',
  id: '',
} as const;

/** All movements of the enterprise's money, and their reconciliation with the banks. */
export function RegisterScreen() {
  const { t } = useLingui();
  const [{ view }, change] = useQueryState(FACE);
  return (
    <Page
      header={
        <PageHeader
          title={t`资金登记簿`}
          sub={t`本企业每一笔资金收付，按记账日登记`}
          actions={
            <>
              <PlaceButton to="treasury.assets">
                <Trans>资产总览</Trans>
              </PlaceButton>
              <PlaceButton to="fees.payments">
                <Trans>缴费管理</Trans>
              </PlaceButton>
              <PlaceButton to="fundRegister.supplements">
                <Trans>补录</Trans>
              </PlaceButton>
            </>
          }
        />
      }
    >
      <Tabs
        value={view === 'reconciliation' ? view : 'register'}
        onValueChange={(next) => change({ ...FACE, view: next === 'register' ? '' : next })}
        activationMode="manual"
      >
        <TabList>
          <Tab value="register">
            <Trans>登记明细</Trans>
          </Tab>
          <Tab value="reconciliation">
            <Trans>银行对账</Trans>
          </Tab>
        </TabList>
        <TabPanel value="register" className="flex flex-col gap-4 pt-4">
          <Register />
        </TabPanel>
        <TabPanel value="reconciliation" className="flex flex-col gap-4 pt-4">
          <ReconciliationView />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

/** All entries with running balances. */
function Register() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'fundRegister', filters: fundFilters, hiddenAtFirst: FUND_COLUMNS_HIDDEN });
  const acts = useEntryActs(() => void list.refresh());
  return (
    <ListPage
      figures={({ sums }) => <FundFigures sums={sums} />}
      list={list}
      columns={useFundColumns()}
      label={t`资金登记簿`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的登记`}
      empty={
        <EmptyState title={t`还没有资金登记`}>
          <Trans>融资放款、质押借款、还款、费用和到期兑付的资金收付会自动登记在这里。</Trans>
        </EmptyState>
      }
      renderCard={(row, card) => <FundCard row={row} acts={card.acts} />}
      sheet={(shown) => <FundSheet at={at} shown={shown} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
