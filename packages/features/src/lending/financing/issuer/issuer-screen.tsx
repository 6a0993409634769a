import type { FinancingRow } from '@lianxin/api/contract';
import { EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListEmpty, ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationSheet } from '../../funding/index.ts';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { CostsPanel } from './costs-panel.tsx';
import { IssuerCard } from './issuer-card.tsx';
import { useIssuerColumns } from './issuer-columns.ts';
import { issuerFilters } from './issuer-filters.ts';
import { useConsentActs } from './use-consent-acts.tsx';

/** What suppliers had financed of this issuer's vouchers: what the issuer bears of it, and what it has to say to that. */
export function IssuerScreen() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'financedVouchers', filters: issuerFilters });
  const acts = useConsentActs(() => void list.refresh());
  const rowActs = useActsCell<FinancingRow>({
    name: ({ applicationNumber }) => applicationNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useIssuerColumns(rowActs);
  const mayApply = usePermission('financing.make');
  const mayRead = usePermission('notice.read');

  return (
    <Page
      header={
        <PageHeader
          title={t`链信融资`}
          sub={<Trans>供应商以贵司开立的链信融资的情况</Trans>}
          actions={
            <>
              {mayRead && (
                <PlaceButton to="transfer.notices" query={{ tab: 'notices' }}>
                  <Trans>债权转让通知</Trans>
                </PlaceButton>
              )}
              {mayApply && (
                <PlaceButton to="financing.apply" intent="primary" icon={<PlusIcon aria-hidden />}>
                  <Trans>申请融资</Trans>
                </PlaceButton>
              )}
            </>
          }
        />
      }
    >
      <CostsPanel />
      <ListView
        list={list}
        columns={columns}
        label={t`链信融资`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.applicationNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的融资`}>
            <EmptyState title={t`还没有融资`}>
              <Trans>供应商以贵司开立的链信融资、到签约阶段时，会出现在这里；约定由贵司付息的，须贵司同意。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <IssuerCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      <ApplicationSheet kind={FINANCING_DETAIL} at={sheet} verbs={acts.verbs} />
    </Page>
  );
}
