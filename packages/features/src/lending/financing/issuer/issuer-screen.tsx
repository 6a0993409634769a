import { EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationCard, ApplicationSheet, PAID_OUT } from '../../funding/index.ts';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { CostsPanel } from './costs-panel.tsx';
import { LOOK, useIssuerColumns } from './issuer-columns.ts';
import { issuerFilters } from './issuer-filters.ts';
import { useConsentActs } from './use-consent-acts.tsx';

/** The financings of this issuer's vouchers: the costs that it bears, and its consent to them. */
export function IssuerScreen() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'financedVouchers', filters: issuerFilters });
  const acts = useConsentActs(() => void list.refresh());
  const mayApply = usePermission('financing.make');
  const mayRead = usePermission('notice.read');

  return (
    <ListPage
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
      above={<CostsPanel />}
      list={list}
      columns={useIssuerColumns()}
      label={t`链信融资`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={sheet}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的融资`}
      empty={
        <EmptyState title={t`还没有融资`}>
          <Trans>供应商以贵司开立的链信融资、到签约阶段时，会出现在这里；约定由贵司付息的，须贵司同意。</Trans>
        </EmptyState>
      }
      totalNote={PAID_OUT}
      renderCard={(row, card) => <ApplicationCard look={LOOK} row={row} acts={card.acts} />}
      sheet={<ApplicationSheet kind={FINANCING_DETAIL} at={sheet} verbs={acts.verbs} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
