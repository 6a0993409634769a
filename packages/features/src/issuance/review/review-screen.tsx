import { formatMoney, isReviewer } from '@lianxin/domain';
import { ArrowLeftIcon, Button, EmptyState, useIsMobile } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../acting/index.ts';
import { FailureBanner } from '../../notices/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { SigningDialog } from '../../signing/index.ts';
import { BatchPassing, useBatchPassing } from './batch-passing.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewAct } from './use-review-act.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewQueue, type QueueRow } from './use-review-queue.ts';

/** What waits for this enterprise's reviewer before it is issued or voided: the queue, and the one in view beside it. */
export function ReviewScreen() {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const viewer = useSignedInViewer();
  const queue = useReviewQueue();
  const act = useReviewAct(queue);
  const batch = useBatchPassing(queue);
  const content = useRef<HTMLDivElement>(null);
  const [returning, setReturning] = useState<QueueRow>();
  const { current } = queue;
  const reviewer = isReviewer(viewer);
  const barred = current && reviewer ? barredFrom(current, { own: t`不能复核自己经办的`, handled: t`该单据已被处理` }) : undefined;
  const mayAct = current !== undefined && reviewer && barred === undefined && !act.busy;
  const open = () => content.current?.focus();

  useReviewKeys({
    move: queue.move,
    open,
    pass: mayAct ? () => void act.pass(current) : undefined,
    giveBack: mayAct ? () => setReturning(current) : undefined,
  });

  const failure = current && act.failureOf(current.id);
  return (
    <div className="grid bg-surface tablet:h-[calc(100dvh-var(--header-now,0px)-var(--tabs-now,0px))] tablet:min-h-120 tablet:grid-cols-[320px_minmax(0,1fr)] desktop:grid-cols-[372px_minmax(0,1fr)]">
      {(!mobile || !current) && (
        <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] tablet:border-r tablet:border-line">
          <ReviewList queue={queue} batch={reviewer ? batch : undefined} onOpen={mobile ? queue.show : open} />
        </div>
      )}
      {current ? (
        <div className="flex min-h-0 min-w-0 flex-col max-tablet:min-h-[calc(100dvh-var(--header-now,0px))]">
          {mobile && (
            <Button intent="quiet" className="self-start" icon={<ArrowLeftIcon aria-hidden />} onClick={queue.close}>
              <Trans>返回列表</Trans>
            </Button>
          )}
          <FailureBanner
            error={failure}
            className="m-4 mb-0"
            onRefresh={() => {
              act.forget();
              queue.goOn();
              void queue.refresh();
            }}
            onDismiss={act.forget}
          />
          <ReviewDetail key={current.id} id={current.id} ref={content} />
          <ReviewFooter
            place={queue.place}
            count={queue.rows.length}
            voiding={current.state === 'voidAwaitingReview'}
            reviewer={reviewer}
            barred={barred}
            busy={act.busy}
            onPass={() => void act.pass(current)}
            onReturn={() => setReturning(current)}
          />
        </div>
      ) : (
        !mobile && <Nothing loading={queue.loading || queue.error !== undefined} />
      )}
      {returning && (
        <ReasonDialog
          key={returning.id}
          open
          onOpenChange={() => setReturning(undefined)}
          title={
            returning.state === 'voidAwaitingReview' ? t`不同意作废 ${returning.applicationNumber}` : t`退回 ${returning.applicationNumber}`
          }
          amount={returning.amount === null ? undefined : `¥ ${formatMoney(returning.amount)}`}
          facts={<Facts row={returning} />}
          consequence={
            returning.state === 'voidAwaitingReview'
              ? t`凭证保持有效，继续等待接收方签收。`
              : t`退回后由经办岗修改后重新提交或删除，占用的额度和发票释放。`
          }
          confirmLabel={returning.state === 'voidAwaitingReview' ? t`不同意作废` : t`退回`}
          suggestions={
            returning.state === 'voidAwaitingReview'
              ? [t`接收方即将签收`, t`作废理由不充分`]
              : [t`到期日与合同不符`, t`发票与合同不符`, t`收款账户有误`]
          }
          danger
          busy={act.busy}
          onConfirm={(reason) => void act.giveBack(returning, reason).then(() => setReturning(undefined))}
        />
      )}
      <SigningDialog {...act.dialog} />
      <BatchPassing
        batch={batch}
        onClose={() => {
          batch.close();
          queue.close();
          void queue.refresh();
        }}
      />
    </div>
  );
}

function barredFrom(row: QueueRow, words: { readonly own: string; readonly handled: string }): string | undefined {
  if (row.isOwn) return words.own;
  return row.acts.includes('pass') || row.acts.includes('voidApprove') ? undefined : words.handled;
}

function Facts({ row }: { readonly row: QueueRow }) {
  const recipient = row.recipient?.name ?? '';
  const { makerName } = row;
  return (
    <Trans>
      开给 {recipient}，由 {makerName} 提交
    </Trans>
  );
}

function Nothing({ loading }: { readonly loading: boolean }) {
  const { t } = useLingui();
  if (loading) return <div />;
  return <EmptyState className="self-center" title={t`都处理完了`}>{t`新的申请到达时，这里会自动出现，菜单上也有红点提醒。`}</EmptyState>;
}
