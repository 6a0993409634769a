import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, toChineseCapitals, shanghaiMinute } from '@lianxin/domain';
import { Banner, EmptyState, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, type RowActing, type SheetPlace, type Shown } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { VoucherDetail } from '../../voucher/index.ts';
import type { AssignmentNotice } from './notice-columns.tsx';

export interface NoticeSheetProps {
  readonly at: SheetPlace;
  readonly shown: Shown<AssignmentNotice>;
  /** Leaving the read receipt. */
  readonly acts: RowActing<AssignmentNotice>;
}

/** A notice with its text, receipt and voucher. */
export function NoticeSheet({ at, shown, acts }: NoticeSheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={() => t`债权转让通知`}
      acts={{ name: ({ number }) => number, verbs: acts.verbs }}
      className="tablet:max-w-[min(840px,100vw)] data-wide:max-w-none"
      bodyClassName="flex flex-col gap-4 bg-surface-sunken"
      missing={
        <EmptyState title={t`这条通知不在当前列表中`}>
          <Trans>请清除筛选或翻到它所在的页。</Trans>
        </EmptyState>
      }
    >
      {(one) => (
        <>
          <Wording notice={one} />
          <NoticedVoucher number={one.number} />
        </>
      )}
    </RecordSheet>
  );
}

function Wording({ notice }: { readonly notice: AssignmentNotice }) {
  const amount = formatMoney(notice.amount);
  const capitals = toChineseCapitals(notice.amount, { prefix: true });
  const day = shanghaiMinute(notice.transferredAt).slice(0, 10);
  const { number, dueOn } = notice;
  const from = notice.from.name;
  const to = notice.to.name;
  const readBy = notice.readBy ?? '';
  const readAt = notice.readAt === null ? '' : shanghaiMinute(notice.readAt);
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line bg-surface px-6 py-5 font-instrument text-md leading-7">
      <p>
        <Trans>
          {from} 已于 {day} 将贵司开立的凭证 {number} 项下 {amount} 元（{capitals}）的债权转让给 {to}
          。请贵司于 {dueOn} 向新的债权人付款。
        </Trans>
      </p>
      {notice.readAt === null ? (
        <Banner tone="plain">
          <Trans>尚未阅知。标为已阅后留存阅读回执，通知自到达时生效。</Trans>
        </Banner>
      ) : (
        <Banner tone="positive">
          <Trans>
            {readBy} 于 {readAt} 阅知，回执已留存。
          </Trans>
        </Banner>
      )}
    </section>
  );
}

function NoticedVoucher({ number }: Pick<AssignmentNotice, 'number'>) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.voucher.getByNumber, { number }, { quiet: true });
  if (error && !data) {
    return <FailureState title={t`凭证没有加载出来`} error={error} onRetry={() => void refresh()} />;
  }
  return data ? <VoucherDetail pieceId={data.id} /> : <Skeleton className="h-80 w-full" />;
}
