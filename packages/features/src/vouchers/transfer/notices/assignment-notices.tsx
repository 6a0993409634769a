import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { CardLine, ListCard, ListPage, NumberCell, useList, useRowActs, useSheet } from '../../../platform/lists/index.ts';
import { Receipt, useNoticeColumns, type AssignmentNotice } from './notice-columns.tsx';
import { noticeFilters } from './notice-filters.ts';
import { NoticeSheet } from './notice-sheet.tsx';

/** Notices of assignment to the issuer (Civil Code 546), with read receipts. */
export function AssignmentNotices() {
  const { t } = useLingui();
  const mayRead = usePermission('notice.read');
  const read = useAction(contract.transfer.readNotice);
  const at = useSheet('notices');
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
  return (
    <ListPage
      list={list}
      columns={useNoticeColumns()}
      label={t`债权转让通知`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), { ...view, label: t`查看凭证` }]}
      unfound={t`没有未阅的通知`}
      empty={
        <EmptyState title={t`还没有债权转让通知`}>
          <Trans>贵司开立的链信被转让给新的持有方后，平台在这里通知贵司。</Trans>
        </EmptyState>
      }
      renderCard={(row, card) => (
        <ListCard lead={<NumberCell number={row.number} />} badge={<Receipt notice={row} />} amount={row.amount} acts={card.acts}>
          <CardLine>
            <span>
              {row.from.name} → {row.to.name}
            </span>
            <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
          </CardLine>
        </ListCard>
      )}
      sheet={(shown) => <NoticeSheet at={at} shown={shown} acts={acts} />}
    />
  );
}
