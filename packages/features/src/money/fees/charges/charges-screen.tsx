import { Button, EmptyState, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListEmpty, ListView, useActsCell, useList, useSheet, type List } from '../../../platform/lists/index.ts';
import { PlaceButton, type ScreenProps } from '../../../platform/navigation/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import type { Fee, FeePage } from '../fee-terms.ts';
import { useFeeActs } from '../use-fee-acts.ts';
import { usePayFees } from '../use-pay-fees.tsx';
import { ChargeCard } from './charge-card.tsx';
import { ChargeFigures } from './charge-figures.tsx';
import { chargeFilters } from './charge-filters.ts';
import { ChargeSheet } from './charge-sheet.tsx';
import { CHARGE_COLUMNS_HIDDEN, useChargeColumns } from './use-charge-columns.tsx';

/** A page of a list is one of fees: it has their sums. */
const isFeePage = (reply: List<Fee>['reply']): reply is FeePage => reply !== undefined && 'sums' in reply;

/** Every fee that the enterprise bears: what it is of, how much, how far it is, and paying it. A core enterprise bears its share of others' costs as well. */
export function ChargesScreen({ side }: ScreenProps) {
  const { t } = useLingui();
  const { state } = useSession();
  const sheet = useSheet();
  const list = useList({ name: 'charges', filters: chargeFilters, hiddenAtFirst: CHARGE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const { pay, dialog } = usePayFees(refresh);
  const acts = useFeeActs({ pay, open: sheet.open, refresh });
  const rowActs = useActsCell<Fee>({
    name: ({ summary, businessNumber, id }) => summary || (businessNumber ?? id),
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useChargeColumns(rowActs);
  const pending = state.status === 'signedIn' ? state.user.pendingFees : [];
  const page = isFeePage(list.reply) ? list.reply : undefined;
  return (
    <Page
      header={
        <PageHeader
          title={t`费用管理`}
          sub={side === 'core' ? t`本企业应缴的平台费用，以及承担的融资利息和手续费` : t`本企业应缴的平台费用，以及融资和质押的费用`}
          actions={
            <>
              <PlaceButton to="billing.invoicing">
                <Trans>发票开具</Trans>
              </PlaceButton>
              <PlaceButton to="fees.payments">
                <Trans>缴费记录</Trans>
              </PlaceButton>
              {pending.length > 0 && (
                <Button intent="primary" onClick={() => pay(pending)}>
                  <Trans>缴费</Trans>
                </Button>
              )}
            </>
          }
        />
      }
    >
      {page && <ChargeFigures sums={page.sums} issuer={side === 'core'} />}
      <ListView
        list={list}
        columns={columns}
        label={t`费用明细`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.summary || (row.businessNumber ?? row.id)}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的费用`}>
            <EmptyState title={t`还没有费用`}>
              <Trans>平台发起的收费，以及融资、质押放款时由本企业承担的费用，会出现在这里。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <ChargeCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      {dialog}
      <ChargeSheet
        at={sheet}
        fee={list.rows.find(({ id }) => id === sheet.id)}
        loading={list.loading}
        verbs={acts.verbs}
        onChanged={refresh}
      />
    </Page>
  );
}
