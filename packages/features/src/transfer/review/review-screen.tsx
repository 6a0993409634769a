import { contract, TransferId, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Button, EmptyState, ErrorState, Input, Kbd, Page, PageHeader, Panel, Queue, SearchIcon, Skeleton, useIsMobile } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ReasonDialog } from '../../acting/index.ts';
import { useQueryState } from '../../navigation/index.ts';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { SigningDialog, useSigning } from '../../signing/index.ts';
import { TransferDetail } from '../transfer-detail.tsx';

const QUERY = { id: '', search: '' } as const;
const REQUEST = { page: 1, pageSize: 100, states: ['awaitingReview' as const], sort: 'submittedAt' };

type Row = ResponseOf<typeof contract.transfer.listOutgoing>['list'][number];

/** The reviewer's queue of transfers: oldest first, one in view, approve or return by key or button. Nobody reviews what they applied for. */
export function ReviewScreen() {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const viewer = useSignedInViewer();
  const { show } = useNotices();
  const [query, setQuery] = useQueryState(QUERY);
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.transfer.listOutgoing,
    { ...REQUEST, ...(query.search === '' ? {} : { search: query.search }) },
    { quiet: true, keepPreviousData: true },
  );
  const review = useAction(contract.transfer.review, { refreshes: [contract.message.pendingWork, contract.voucher.listHoldings] });
  const { sign, dialog } = useSigning();
  const [returning, setReturning] = useState(false);
  const rows = data?.list ?? [];
  const current = rows.find((row) => row.id === query.id) ?? (mobile ? undefined : rows[0]);
  const currentId = current && z.parse(TransferId, current.id);
  const mayReview = current?.acts.includes('pass') === true && !current.isOwn;
  const position = current ? rows.indexOf(current) + 1 : 0;

  const settled = (text: string) => {
    const next = rows[position] ?? rows[position - 2];
    setReturning(false);
    setQuery({ id: next?.id ?? '' });
    show({ tone: 'positive', text, durationMs: DURATION_MS.success });
    void refresh();
  };

  async function pass(row: Row): Promise<void> {
    const signature = await sign({
      request: { act: 'transferReview', subjectId: row.id, version: row.version },
      verb: t`通过`,
      consequence: t`通过后由 ${row.recipient.name} 签收，签收前您方仍可撤回。`,
    });
    if (signature === undefined) return;
    const result = await review.run({ id: row.id, version: row.version, decision: 'pass', signature });
    if (result.ok) settled(t`转让 ${row.transferNumber} 已通过，等待对方签收`);
    else void refresh();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog], [role=alertdialog]') !== null;
      if (typing || event.metaKey || event.ctrlKey || event.altKey || !current || !mayReview) return;
      if (event.key === 'a' || event.key === 'A') void pass(current);
      if (event.key === 'r' || event.key === 'R') setReturning(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  if (error && !data) {
    return (
      <Page header={<PageHeader title={t`转让审核`} />}>
        <ErrorState title={t`没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()}>
          {error.message}
        </ErrorState>
      </Page>
    );
  }

  return (
    <Page header={<PageHeader title={t`转让审核`} sub={data && t`${data.total} 笔，${formatMoney(data.totalAmount ?? '0.00')} 元`} />}>
      <div className="grid items-start gap-4 desktop:grid-cols-[360px_minmax(0,1fr)]">
        {(!mobile || !current) && (
          <Panel flush>
            <div className="border-b border-line p-3">
              <Input
                size="sm"
                clearable
                prefix={<SearchIcon aria-hidden />}
                aria-label={t`被转让人、编号`}
                placeholder={t`被转让人、编号`}
                value={query.search}
                onChange={(event) => setQuery({ search: event.currentTarget.value })}
              />
            </div>
            {isLoading && <Skeleton className="m-3 h-60" />}
            {data && rows.length === 0 && <EmptyState title={t`没有待复核的转让`}>{t`经办岗提交转让后，会出现在这里。`}</EmptyState>}
            {rows.length > 0 && (
              <Queue
                label={t`待复核的转让`}
                currentId={current?.id}
                onCurrentChange={(id) => setQuery({ id })}
                onOpen={(id) => setQuery({ id })}
                items={rows.map((row) => ({
                  id: row.id,
                  title: row.recipient.name,
                  amount: formatMoney(row.amount),
                  meta: `${row.makerName}　${(row.submittedAt ?? '').slice(5, 16).replace('T', ' ')}`,
                  note: row.sourceNumber.slice(-8),
                  ...(row.isOwn ? { disabledReason: t`不能复核自己经办的` } : {}),
                }))}
              />
            )}
          </Panel>
        )}
        {current && currentId && (
          <div className="flex min-w-0 flex-col gap-4">
            {mobile && (
              <Button className="self-start" onClick={() => setQuery({ id: '' })}>
                <Trans>返回列表</Trans>
              </Button>
            )}
            <TransferDetail key={currentId} id={currentId} showChecks />
            <div className="sticky bottom-0 z-(--z-batch) flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
              <span className="flex items-center gap-1.5 text-sm text-ink-muted max-tablet:hidden">
                <Kbd>↑</Kbd>
                <Kbd>↓</Kbd>
                <Trans>移动</Trans>
              </span>
              <span className="text-sm text-ink-muted tabular-nums">
                {position} / {rows.length}
              </span>
              {viewer.role === 'reviewer' && current.isOwn && (
                <span className="text-sm text-caution-ink">
                  <Trans>不能复核自己经办的</Trans>
                </span>
              )}
              {viewer.role === 'reviewer' && (
                <span className="ml-auto flex gap-3 max-tablet:w-full max-tablet:*:flex-1">
                  <Button intent="danger" size="lg" disabled={!mayReview} onClick={() => setReturning(true)}>
                    <Trans>退回</Trans> <Kbd>R</Kbd>
                  </Button>
                  <Button intent="primary" size="lg" disabled={!mayReview} busy={review.busy} onClick={() => void pass(current)}>
                    <Trans>通过并签名</Trans> <Kbd>A</Kbd>
                  </Button>
                </span>
              )}
            </div>
            <ReasonDialog
              key={`return ${current.id}`}
              open={returning}
              onOpenChange={setReturning}
              title={t`退回转让 ${current.transferNumber}`}
              amount={formatMoney(current.amount)}
              facts={t`转给 ${current.recipient.name}，由 ${current.makerName} 提交`}
              consequence={t`退回后由经办岗修改或删除，凭证金额回到正常持有。`}
              confirmLabel={t`退回`}
              suggestions={[t`收款账号与户名不符`, t`贸易背景资料不全`, t`金额有误`]}
              busy={review.busy}
              onConfirm={(reason) =>
                void review
                  .run({ id: currentId, version: current.version, decision: 'return', reason })
                  .then((result) => result.ok && settled(t`转让 ${current.transferNumber} 已退回`))
              }
            />
          </div>
        )}
      </div>
      <SigningDialog {...dialog} />
    </Page>
  );
}
