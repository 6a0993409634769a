import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Amount, EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { CardLine, ListCard, ListView, NumberCell, useActsCell, useList, useRowActs, useSheet } from '../../../platform/lists/index.ts';
import { Receipt, useNoticeColumns, type AssignmentNotice } from './notice-columns.tsx';
import { noticeFilters } from './notice-filters.ts';
import { NoticeSheet } from './notice-sheet.tsx';

/** The issuer's notices that claims against it have a new holder (Civil Code 546), and its read receipts. */
export function AssignmentNotices() {
  const { t } = useLingui();
  const mayRead = usePermission('notice.read');
  const read = useAction(contract.transfer.readNotice);
  const sheet = useSheet('notices');
  const list = useList({ name: 'assignmentNotices', filters: noticeFilters });
  const acts = useRowActs<AssignmentNotice>(
    [
      {
        id: 'read',
        label: t`标为已阅`,
        offered: ({ readAt }) => mayRead && readAt === null,
        start: ({ id }) => ({ perform: () => read.run({ id }), done: t`已留存阅读回执` }),
      },
    ],
    () => void list.refresh(),
  );
  const rowActs = useActsCell<AssignmentNotice>({
    name: ({ number }) => number,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`查看凭证`, run: () => sheet.open(row.id) }],
  });
  const columns = useNoticeColumns(rowActs);

  return (
    <>
      <ListView
        list={list}
        columns={columns}
        label={t`债权转让通知`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <EmptyState title={list.filters.unread === '1' ? t`没有未阅的通知` : t`还没有债权转让通知`}>
            <Trans>贵司开立的链信被转让给新的持有方后，平台在这里通知贵司。</Trans>
          </EmptyState>
        }
        renderCard={(row) => (
          <ListCard lead={<NumberCell number={row.number} />} badge={<Receipt notice={row} />} acts={rowActs(row)}>
            <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
            <CardLine>
              <span>
                {row.from.name} → {row.to.name}
              </span>
              <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
            </CardLine>
          </ListCard>
        )}
      />
      <NoticeSheet at={sheet} notice={list.rows.find((row) => row.id === sheet.id)} loading={list.loading} acts={acts} />
    </>
  );
}
