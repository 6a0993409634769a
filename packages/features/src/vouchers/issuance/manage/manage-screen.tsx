import { EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { IssuanceCard } from './issuance-card.tsx';
import { IssuanceSheet } from './issuance-sheet.tsx';
import { useManageColumns, type IssuanceRow } from './manage-columns.tsx';
import { manageFilters } from './manage-filters.ts';
import { QuotaStrip } from './quota-strip.tsx';
import { useIssuanceActs } from './use-issuance-acts.tsx';

const outstandingIn = ({ effective = 0, overdue = 0, partiallySettled = 0 }: Readonly<Partial<Record<string, number>>>): number =>
  effective + overdue + partiallySettled;

const nameOf = ({ voucherNumber, applicationNumber }: IssuanceRow): string => voucherNumber ?? applicationNumber;

/** Every voucher this enterprise issued or is about to. */
export function ManageScreen() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({
    name: 'issuances',
    filters: manageFilters,
  });
  const acts = useIssuanceActs({ onTree: ({ id }) => sheet.open(id, 'voucher'), refresh: () => void list.refresh() });
  const rowActs = useActsCell<IssuanceRow>({ name: nameOf, verbs: acts.verbs });
  const columns = useManageColumns(rowActs);
  const issueButton = usePermission('issuance.make') && (
    <PlaceButton to="issuance.issue" intent="primary" icon={<PlusIcon aria-hidden />}>
      <Trans>开立链信</Trans>
    </PlaceButton>
  );
  return (
    <Page
      header={
        <PageHeader
          title={t`链信管理`}
          actions={
            <>
              <PlaceButton to="financing.issuer">
                <Trans>供应商融资</Trans>
              </PlaceButton>
              <PlaceButton to="settlement.payments">
                <Trans>到期结算</Trans>
              </PlaceButton>
              <PlaceButton to="treasury.expenditure">
                <Trans>支出</Trans>
              </PlaceButton>
              <PlaceButton to="dues.receivables">
                <Trans>应收账款</Trans>
              </PlaceButton>
              <PlaceButton to="dues.payables">
                <Trans>应付账款</Trans>
              </PlaceButton>
              <PlaceButton to="statements.bill">
                <Trans>链信账单</Trans>
              </PlaceButton>
              <PlaceButton to="voucher.register">
                <Trans>全部凭证</Trans>
              </PlaceButton>
              {issueButton}
            </>
          }
        />
      }
    >
      <QuotaStrip />
      <ListView
        list={list}
        columns={columns}
        label={t`链信管理`}
        rowKey={(row) => row.id}
        rowLabel={nameOf}
        onRowOpen={(row) => sheet.open(row.id)}
        currentKey={sheet.id}
        counts={{ outstanding: list.reply?.stateCounts && outstandingIn(list.reply.stateCounts) }}
        renderCard={(row, { open }) => <IssuanceCard row={row} open={open} acts={rowActs(row)} />}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的链信`}>
            <EmptyState title={t`还没有开立链信`} action={issueButton}>
              {t`开立后，在这里查看复核、签收与流转进度。`}
            </EmptyState>
          </ListEmpty>
        }
      />
      <IssuanceSheet at={sheet} />
      {acts.dialogs}
    </Page>
  );
}
