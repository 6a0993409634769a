import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { ROLE_CODES } from '@lianxin/domain';
import { Banner, Button, EmptyState, Page, PageHeader, PlusIcon, Select } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListView, SearchFilter, useList } from '../../lists/index.ts';
import { ROLE_TERMS } from '../../terms/index.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { StaffActs } from './staff-acts.tsx';
import { StaffCard } from './staff-card.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { STAFF_FILTERS, staffRequest } from './staff-filters.ts';
import type { StaffMember } from './staff-terms.ts';
import { useStaffActs } from './use-staff-acts.tsx';

const ROLES = ['operator', 'reviewer', 'administrator'] as const;

/** The people of the enterprise: who applies, who reviews, with which certificate, and the acts on their positions. */
export function PeopleScreen() {
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState(false);
  const list = useList({
    name: 'staff',
    endpoint: contract.staff.list,
    filters: STAFF_FILTERS,
    rowsOf: (reply) => reply,
    request: staffRequest,
  });
  const all = useEndpoint(contract.staff.list, { page: 1, pageSize: 100 }, { quiet: true });
  const acts = useStaffActs(all.data?.list ?? [], () => void list.refresh());
  const columns = useStaffColumns((row) => <StaffActs row={row} acts={acts} />);
  const missing = all.data && missingRole(all.data.list);
  const position = missing && i18n._(ROLE_TERMS[missing]);

  return (
    <Page
      header={
        <PageHeader
          title={t`岗位人员设置`}
          actions={
            <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
              <Trans>添加人员</Trans>
            </Button>
          }
        />
      }
    >
      {position !== undefined && (
        <Banner tone="caution" title={t`还没有在岗的${position}`}>
          <Trans>每笔业务由经办岗发起、审核岗复核，两个岗位各有一人后才能办理。</Trans>
        </Banner>
      )}
      <ListView
        list={list}
        columns={columns}
        label={t`岗位人员`}
        rowKey={(row) => row.userId}
        rowLabel={(row) => row.displayName}
        totalWords={(total) => <Trans>共 {total} 人</Trans>}
        chips={{
          label: t`岗位`,
          value: list.filters.role,
          onChange: (role) => list.setFilters({ role }),
          items: [
            { value: '', label: t`全部` },
            ...ROLES.map((role) => ({
              value: ROLE_CODES[role],
              label: i18n._(ROLE_TERMS[role]),
              count: all.data?.list.filter((one) => one.role === role).length,
            })),
          ],
        }}
        filters={
          <>
            <SearchFilter label={t`姓名或用户名`} value={list.filters.search} onChange={(search) => list.setFilters({ search })} />
            <Select
              size="sm"
              className="w-36 max-tablet:w-full"
              aria-label={t`状态`}
              value={list.filters.state === '' ? 'all' : list.filters.state}
              onValueChange={(state) => list.setFilters({ state: state === 'all' ? '' : state })}
              options={[
                { value: 'all', label: t`全部状态` },
                { value: 'active', label: t`在岗` },
                { value: 'frozen', label: t`已冻结` },
              ]}
            />
          </>
        }
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
        renderCard={(row) => (
          <StaffCard row={row}>
            <StaffActs row={row} acts={acts} />
          </StaffCard>
        )}
      />
      {acts.dialogs}
      {adding && (
        <AddMemberDialog
          onClose={() => {
            setAdding(false);
            void list.refresh();
          }}
        />
      )}
    </Page>
  );
}

/** The position that nobody stands in, of the two that every piece of business needs. */
function missingRole(people: readonly StaffMember[]): 'operator' | 'reviewer' | undefined {
  return (['operator', 'reviewer'] as const).find((role) => !people.some((one) => one.role === role && one.state === 'active'));
}
