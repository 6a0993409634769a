import { EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { LATEST_CHANGE_FIRST, ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { IssuanceCard } from './issuance-card.tsx';
import { IssuanceSheet } from './issuance-sheet.tsx';
import { ISSUANCE_COLUMNS_HIDDEN, useManageColumns, type IssuanceRow } from './manage-columns.tsx';
import { manageFilters, SIGNED_FOR } from './manage-filters.ts';
import { QuotaStrip } from './quota-strip.tsx';
import { useIssuanceActs } from './use-issuance-acts.tsx';

const outstandingIn = ({ effective = 0, overdue = 0, partiallySettled = 0 }: Readonly<Partial<Record<string, number>>>): number =>
  effective + overdue + partiallySettled;

/** Chips for what is still to be paid. */
const BY_DUE_DATE: ReadonlySet<string> = new Set(['inForce', 'exceptions', 'outstanding']);

const nameOf = ({ voucherNumber, applicationNumber }: IssuanceRow): string => voucherNumber ?? applicationNumber;

export function ManageScreen() {
  const { t } = useLingui();
  const at = useSheet();
  const { role } = useSignedInViewer();
  const list = useList({
    name: 'issuances',
    filters: manageFilters(role),
    order: ({ state }) => (BY_DUE_DATE.has(state) ? 'dueOn' : LATEST_CHANGE_FIRST),
    hiddenAtFirst: ISSUANCE_COLUMNS_HIDDEN,
  });
  const acts = useIssuanceActs({ onTree: ({ id }) => at.open(id, 'voucher'), refresh: () => void list.refresh() });
  const issueButton = usePermission('issuance.make') && (
    <PlaceButton to="issuance.issue" intent="primary" icon={<PlusIcon aria-hidden />}>
      <Trans>开立链信</Trans>
    </PlaceButton>
  );
  return (
    <ListPage
      title={t`链信管理`}
      actions={issueButton}
      above={<QuotaStrip />}
      list={list}
      columns={useManageColumns()}
      label={t`链信管理`}
      rowKey={(row) => row.id}
      rowLabel={nameOf}
      at={at}
      verbs={acts.verbs}
      counts={{ outstanding: list.reply?.stateCounts && outstandingIn(list.reply.stateCounts) }}
      totalNote={SIGNED_FOR}
      renderCard={(row, card) => <IssuanceCard row={row} open={card.open} acts={card.acts} />}
      unfound={t`没有符合条件的链信`}
      empty={
        <EmptyState title={t`还没有开立链信`} action={issueButton}>
          {t`开立后，在这里查看复核、签收与流转进度。`}
        </EmptyState>
      }
      sheet={<IssuanceSheet at={at} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
