import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, isMakerOrChecker } from '@lianxin/domain';
import { Amount, EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardActs, ListView, NumberCell, RowActs, useList } from '../../lists/index.ts';
import { useQueryState } from '../../navigation/index.ts';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { Receipt, useNoticeColumns, type AssignmentNotice } from './notice-columns.tsx';
import { noticeFilters } from './notice-filters.ts';
import { NoticeSheet } from './notice-sheet.tsx';

const SHEET = { id: '' } as const;

/** The issuer's notices that claims against it have a new holder (Civil Code 546), and its read receipts. */
export function AssignmentNotices() {
  const { t } = useLingui();
  const { show } = useNotices();
  const mayRead = isMakerOrChecker(useSignedInViewer());
  const read = useAction(contract.transfer.readNotice);
  const [sheet, setSheet] = useQueryState(SHEET);
  const list = useList({ name: 'assignmentNotices', filters: noticeFilters });
  const open = (id: string) => setSheet({ id });
  const markRead = async (notice: AssignmentNotice) => {
    const result = await read.run({ id: notice.id });
    if (!result.ok) return;
    show({ tone: 'positive', text: t`已留存阅读回执`, durationMs: DURATION_MS.success });
    void list.refresh();
  };
  const acts = (row: AssignmentNotice) => (
    <RowActs
      name={row.number}
      verbs={[
        ...(mayRead && row.readAt === null ? [{ id: 'read', label: t`标为已阅`, run: () => void markRead(row) }] : []),
        { id: 'view', label: t`查看凭证`, run: () => open(row.id) },
      ]}
    />
  );
  const columns = useNoticeColumns(acts);

  return (
    <>
      <ListView
        list={list}
        columns={columns}
        label={t`债权转让通知`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        currentKey={sheet.id}
        onRowOpen={(row) => open(row.id)}
        empty={
          <EmptyState title={list.filters.unread === '1' ? t`没有未阅的通知` : t`还没有债权转让通知`}>
            <Trans>贵司开立的链信被转让给新的持有方后，平台在这里通知贵司。</Trans>
          </EmptyState>
        }
        renderCard={(row) => (
          <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
            <NumberCell number={row.number} />
            <Receipt notice={row} />
            <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
            <div className="flex flex-wrap justify-between gap-2 text-ink-muted">
              <span>
                {row.from.name} → {row.to.name}
              </span>
              <span className="tabular-nums">{t`到期 ${{ dueOn: row.dueOn }}`}</span>
            </div>
            <CardActs>{acts(row)}</CardActs>
          </div>
        )}
      />
      <NoticeSheet
        id={sheet.id}
        notice={list.rows.find((row) => row.id === sheet.id)}
        loading={list.loading}
        onRead={mayRead ? (notice) => void markRead(notice) : undefined}
        reading={read.busy}
        onClose={() => open('')}
      />
    </>
  );
}
