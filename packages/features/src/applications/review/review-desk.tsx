import { isLost } from '@lianxin/api/client';
import { ArrowLeftIcon, Button, EmptyState, useIsMobile } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef } from 'react';
import { useRecordName } from '../../platform/navigation/index.ts';
import { FailureBanner } from '../../platform/notices/index.ts';
import { SigningDialog } from '../../foundation/signing/index.ts';
import { BatchPassing, useBatchPassing } from './batch-passing.tsx';
import { MissingItem } from './gone.tsx';
import { ReviewAsking } from './review-asking.tsx';
import { ReviewFooter } from './review-footer.tsx';
import type { ReviewKind, ReviewRow, ReviewVerb } from './review-kind.ts';
import { ReviewList } from './review-list.tsx';
import type { QueueQuery } from './use-queue-query.ts';
import { useQueue } from './use-queue.ts';
import { useReviewActs } from './use-review-acts.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useTwoReviews } from './use-two-reviews.ts';
import { useUntil } from './use-until.ts';

export interface ReviewDeskProps<Row extends ReviewRow> extends ReviewKind<Row> {
  readonly asked: QueueQuery;
}

/** A review queue: the list, the current item, and its decisions by button or key. Nobody reviews their own items. */
export function ReviewDesk<Row extends ReviewRow>({ asked, ...kind }: ReviewDeskProps<Row>) {
  const { t } = useLingui();
  const { words, reviewer, batch } = kind;
  const mobile = useIsMobile();
  const queue = useQueue(asked, kind);
  const acts = useReviewActs(queue.goOn);
  const two = useTwoReviews();
  const until = useUntil();
  const chosen = useBatchPassing(queue.rows, kind);
  const content = useRef<HTMLDivElement>(null);
  const { failure } = acts;
  const { current } = queue;
  useRecordName(current?.id === asked.id ? kind.numberOf(current) : undefined);
  const barred = current && reviewer ? barredFrom(current) : undefined;
  const verbs = current ? kind.verbs(current).map((verb) => two.asFirst(verb, current, kind.item(current).title)) : [];
  const mayAct = current !== undefined && reviewer && barred === undefined && !acts.busy;
  const open = () => content.current?.focus();
  const start = (row: Row, verb: ReviewVerb) => acts.start({ id: row.id, name: kind.item(row).title }, verb);

  // If the outcome is unknown, or the item has left the queue meanwhile, the notice follows the person to other pages.
  const isAway = failure && !queue.rows.some(({ id }) => id === failure.id);
  const about = failure && (isLost(failure.error) || isAway) ? failure.name : undefined;
  const renew = () => {
    acts.forget();
    acts.dropAsking();
    queue.goOn();
    void queue.refresh();
  };
  const failed = (about !== undefined || failure?.id === current?.id) && (
    <FailureBanner
      error={acts.asking ? undefined : failure?.error}
      about={about}
      className="m-4 mb-0"
      onRefresh={renew}
      onDismiss={acts.forget}
    />
  );

  function barredFrom(row: Row): string | undefined {
    if (row.isOwn) return t`不能复核自己经办的`;
    return two.barred(row) ?? (kind.isOpen(row) ? undefined : t`该单据已被处理`);
  }

  useReviewKeys({
    move: queue.move,
    open,
    acts: Object.fromEntries(
      mayAct
        ? verbs.filter(({ closed }) => closed === undefined).map((verb) => [verb.hotkey.toLowerCase(), () => start(current, verb)])
        : [],
    ),
  });

  return (
    <div className="grid bg-surface tablet:h-[calc(100dvh-var(--header-now,0px)-var(--tabs-now,0px))] tablet:min-h-120 tablet:grid-cols-[320px_minmax(0,1fr)] desktop:grid-cols-[372px_minmax(0,1fr)]">
      {(!mobile || !current) && (
        <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] tablet:border-r tablet:border-line">
          {mobile && !current && failed}
          {mobile && queue.gone && <MissingItem onNext={queue.close} />}
          <ReviewList
            words={words}
            item={kind.item}
            orders={kind.orders}
            reviewer={reviewer}
            wayBack={kind.wayBack}
            asked={asked}
            queue={queue}
            kindOfBatch={batch}
            batch={reviewer && batch ? chosen : undefined}
            onOpen={mobile ? asked.show : open}
          />
        </div>
      )}
      {current ? (
        <div className="flex min-h-0 min-w-0 flex-col max-tablet:min-h-[calc(100dvh-var(--header-now,0px))]">
          {mobile && (
            <Button intent="quiet" className="self-start" icon={<ArrowLeftIcon aria-hidden />} onClick={queue.close}>
              <Trans>返回列表</Trans>
            </Button>
          )}
          {failed}
          <Fragment key={current.id}>{kind.detail(current, content)}</Fragment>
          <ReviewFooter
            place={queue.place}
            count={queue.total}
            reviewer={reviewer}
            note={two.note(current)}
            until={until(current)}
            barred={barred}
            busy={acts.busy}
            verbs={verbs}
            onVerb={(verb) => start(current, verb)}
          />
        </div>
      ) : (
        !mobile && (
          <div className="flex min-w-0 flex-col *:last:my-auto">
            {failed}
            {/* An item may be waiting although the search does not find it. */}
            {!queue.loading &&
              !queue.error &&
              asked.request.search === undefined &&
              (queue.gone && queue.rows.length > 0 ? (
                <MissingItem onNext={queue.close} />
              ) : (
                <EmptyState title={queue.gone ? t`该单据已被处理` : t`都处理完了`}>{words.later}</EmptyState>
              ))}
          </div>
        )
      )}
      <ReviewAsking acts={acts} onRefresh={renew} />
      <SigningDialog {...acts.dialog} />
      {batch && (
        <BatchPassing
          batch={batch}
          chosen={chosen}
          onClose={(begun) => {
            chosen.close(begun);
            if (!begun) return;
            queue.close();
            void queue.refresh();
          }}
        />
      )}
    </div>
  );
}
