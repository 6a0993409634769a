import { formatMoney, isReviewer } from '@lianxin/domain';
import { ArrowLeftIcon, Button, EmptyState, useIsMobile } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../acting/index.ts';
import { FailureBanner } from '../../notices/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { SigningDialog } from '../../signing/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';
import { BatchPassing, useBatchPassing } from './batch-passing.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewAct } from './use-review-act.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewQueue, type ReviewQueue } from './use-review-queue.ts';

/** The reviewer's queue of transfers: oldest first, one in view, approve or return by key or button. Nobody reviews what they applied for. */
export function ReviewScreen() {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const queue = useReviewQueue();
  const act = useReviewAct(queue);
  const batch = useBatchPassing(queue);
  const content = useRef<HTMLDivElement>(null);
  const [returning, setReturning] = useState<TransferRow>();
  const { current } = queue;
  const reviewer = isReviewer(useSignedInViewer());
  const barred = current && reviewer ? barredFrom(current, { own: t`不能复核自己经办的`, handled: t`该单据已被处理` }) : undefined;
  const mayAct = current !== undefined && reviewer && barred === undefined && !act.busy;
  const open = () => content.current?.focus();

  useReviewKeys({
    move: queue.move,
    open,
    pass: mayAct ? () => void act.pass(current) : undefined,
    giveBack: mayAct ? () => setReturning(current) : undefined,
  });

  return (
    <div className="grid bg-surface tablet:h-[calc(100dvh-var(--header-now,0px)-var(--tabs-now,0px))] tablet:min-h-120 tablet:grid-cols-[320px_minmax(0,1fr)] desktop:grid-cols-[360px_minmax(0,1fr)]">
      {(!mobile || !current) && (
        <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] tablet:border-r tablet:border-line">
          <ReviewList queue={queue} reviewer={reviewer} batch={reviewer ? batch : undefined} onOpen={mobile ? queue.show : open} />
        </div>
      )}
      {current ? (
        <div className="flex min-h-0 min-w-0 flex-col max-tablet:min-h-[calc(100dvh-var(--header-now,0px))]">
          {mobile && (
            <Button intent="quiet" className="self-start" icon={<ArrowLeftIcon aria-hidden />} onClick={queue.close}>
              <Trans>返回列表</Trans>
            </Button>
          )}
          <Failure queue={queue} act={act} id={current.id} />
          <ReviewDetail key={current.id} id={current.id} ref={content} />
          <ReviewFooter
            place={queue.place}
            count={queue.rows.length}
            reviewer={reviewer}
            barred={barred}
            busy={act.busy}
            onPass={() => void act.pass(current)}
            onReturn={() => setReturning(current)}
          />
        </div>
      ) : (
        !mobile && <Nothing queue={queue} />
      )}
      {returning && (
        <Returning
          key={returning.id}
          row={returning}
          busy={act.busy}
          onClose={() => setReturning(undefined)}
          onConfirm={(reason) => void act.giveBack(returning, reason).finally(() => setReturning(undefined))}
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

function barredFrom(row: TransferRow, words: { readonly own: string; readonly handled: string }): string | undefined {
  if (row.isOwn) return words.own;
  return row.acts.includes('pass') ? undefined : words.handled;
}

/** Why the last act on the one in view did not come about; someone else may have been faster. */
function Failure({ queue, act, id }: { readonly queue: ReviewQueue; readonly act: ReturnType<typeof useReviewAct>; readonly id: string }) {
  const goOn = () => {
    act.forget();
    queue.goOn();
    void queue.refresh();
  };
  return <FailureBanner error={act.failureOf(id)} className="m-4 mb-0" onRefresh={goOn} onDismiss={act.forget} />;
}

function Nothing({ queue }: { readonly queue: ReviewQueue }) {
  const { t } = useLingui();
  if (queue.loading || queue.error) return <div />;
  return (
    <EmptyState className="self-center" title={queue.gone ? t`该单据已被处理` : t`都处理完了`}>
      <Trans>新的转让提交时，这里会自动出现，菜单上也有红点提醒。</Trans>
    </EmptyState>
  );
}

interface ReturningProps {
  readonly row: TransferRow;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Asks why a transfer goes back to its maker. */
function Returning({ row, busy, onClose, onConfirm }: ReturningProps) {
  const { t } = useLingui();
  const { transferNumber, makerName } = row;
  const to = row.recipient.name;
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t`退回转让 ${transferNumber}`}
      amount={`¥ ${formatMoney(row.amount)}`}
      facts={t`转给 ${to}，由 ${makerName} 提交`}
      consequence={t`退回后由经办岗修改后重新提交或删除，凭证金额回到正常持有。`}
      confirmLabel={t`退回`}
      suggestions={[t`收款账号与户名不符`, t`贸易背景资料不全`, t`金额有误`]}
      danger
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
