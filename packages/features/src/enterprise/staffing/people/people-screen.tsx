import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner, Button, EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListPage, useList } from '../../../platform/lists/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { AbsenceDialog } from '../absence/absence-dialog.tsx';
import { ReviewSettingsDialog } from '../settings/review-settings-dialog.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { CertificatesDialog } from './certificates-dialog.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { StaffCard } from './staff-card.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { staffFilters } from './staff-filters.ts';
import type { StaffMember } from './staff-terms.ts';
import { useStaffActs } from './use-staff-acts.tsx';
import { useStaffVerbs } from './use-staff-verbs.ts';

/** Members with roles, certificates and acts. */
export function PeopleScreen() {
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<StaffMember['userId']>();
  const [opened, setOpened] = useState<'settings' | 'absences'>();
  const list = useList({ name: 'staff', filters: staffFilters, order: 'role' });
  const acts = useStaffActs(() => void list.refresh());
  const missing = useMissingRole();
  const position = missing && i18n._(ROLE_TERMS[missing]);

  return (
    <ListPage
      title={t`岗位人员设置`}
      actions={
        <>
          <Button onClick={() => setOpened('absences')}>
            <Trans>离岗委托</Trans>
          </Button>
          <Button onClick={() => setOpened('settings')}>
            <Trans>复核设置</Trans>
          </Button>
          <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
            <Trans>添加人员</Trans>
          </Button>
        </>
      }
      above={
        <>
          {position !== undefined && (
            <Banner tone="caution" title={t`还没有在岗的${position}`}>
              <Trans>每笔业务由经办岗发起、审核岗复核，两个岗位各有一人后才能办理。</Trans>
            </Banner>
          )}
          <InvitationsPanel />
        </>
      }
      list={list}
      columns={useStaffColumns()}
      label={t`岗位人员`}
      rowKey={(row) => row.userId}
      rowLabel={(row) => row.displayName}
      totalWords={(total) => <Trans>共 {total} 人</Trans>}
      verbs={useStaffVerbs(acts.ask, ({ userId }) => setShown(userId))}
      inSight={3}
      empty={
        <EmptyState
          title={t`没有符合条件的人员`}
          action={
            <Button onClick={list.resetFilters}>
              <Trans>清除筛选</Trans>
            </Button>
          }
        />
      }
      renderCard={(row, card) => <StaffCard row={row} acts={card.acts} />}
    >
      {acts.dialogs}
      {shown !== undefined && (
        <CertificatesDialog of={list.rows.find(({ userId }) => userId === shown)} onClose={() => setShown(undefined)} />
      )}
      {opened === 'settings' && <ReviewSettingsDialog onClose={() => setOpened(undefined)} />}
      {opened === 'absences' && <AbsenceDialog onClose={() => setOpened(undefined)} />}
      {adding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

/** The required role that nobody has. */
function useMissingRole(): 'operator' | 'reviewer' | undefined {
  const { data } = useEndpoint(contract.staff.list, { page: 1, pageSize: 1, state: 'active' }, { quiet: true });
  const counts: Readonly<Record<string, number | undefined>> | undefined = data?.stateCounts;
  return counts && (['operator', 'reviewer'] as const).find((role) => (counts[role] ?? 0) === 0);
}
