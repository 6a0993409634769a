import { fen, formatMoney, shanghaiMinute, type CivilDate, type Fen } from '@lianxin/domain';
import { Button, cn, EmptyState, FootBar, Panel, RefreshCwIcon, Segmented, Skeleton, useIsMobile } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { BlockedLenders } from './blocked-lenders.tsx';
import { byLender, inOrder, leadsOf, type Candidate, type LenderChoice, type Order } from './lender-choice.tsx';
import { lenderToName } from './lender-to-name.ts';
import { QuoteCards } from './quote-cards.tsx';
import type { Quoted, QuoteRow } from './quote-rows.tsx';
import { QuoteTable } from './quote-table.tsx';
import type { Comparing } from './use-comparing.ts';

export interface QuoteComparisonProps {
  readonly comparing: Comparing;
  readonly rows: readonly QuoteRow[];
  /** The requested amount; undefined while it is invalid or no pieces are chosen. */
  readonly amount: Fen | undefined;
  /** The total available amount of the pieces, and their due date. */
  readonly available: Fen;
  readonly dueOn: CivilDate | undefined;
  readonly chosen: LenderChoice;
  readonly onChoose: (choice: number | 'none') => void;
  readonly onAmount: (amount: Fen) => void;
  /** The server's error about the lender. */
  readonly problem?: string | undefined;
  readonly title: string;
  readonly words: ComparisonWords;
  /** Goes to the holdings without choosing a lender. */
  readonly onWait?: () => void;
  /** Buttons beside what is chosen. With them the bar is the action bar of the page. @default the page has its buttons elsewhere */
  readonly acts?: ReactNode;
}

/** The sentences that differ by kind: without an amount, for choosing no lender, for leaving the page, and the legal note. */
export type ComparisonWords = Readonly<Record<'blank' | 'none' | 'leave' | 'note', MessageDescriptor>>;

/** Compares the offers of all lenders side by side, with choosing none as an equal option. Lenders that cannot be chosen follow with their reasons. */
export function QuoteComparison(props: QuoteComparisonProps) {
  const { comparing, rows, words, amount, available, dueOn, chosen, onChoose, onAmount, problem, title, onWait, acts } = props;
  const { t, i18n } = useLingui();
  const none = i18n._(words.none);
  const phone = useIsMobile();
  const name = useId();
  const [order, setOrder] = useState<Order>('net');
  const { offers, askedAt, asking, error, refresh } = comparing;
  const open = byLender(
    inOrder(
      offers.flatMap((offer): Quoted[] => (offer.obstacles.length === 0 && offer.quote ? [{ offer, quote: offer.quote }] : [])),
      order,
    ),
  );
  const lenders = new Set(open.map(({ offer: { lender, channel } }) => lender?.enterpriseNo ?? channel)).size;
  const blocked = offers.filter((offer) => !open.some((one) => one.offer === offer));
  const shownRows = rows.filter(({ id }) => id !== 'guaranteeFee' || open.some(({ quote }) => quote.lines.some(({ kind }) => kind === id)));
  const candidates: readonly Candidate[] = [
    ...open.map((quoted): Candidate => ({
      choice: quoted.offer.channel,
      name: quoted.offer.lenderName,
      lender: lenderToName(quoted.offer),
      leads: leadsOf(quoted, open),
      past: comparing.isPast(quoted.offer),
      cell: (row) => row.of(quoted),
    })),
    ...(amount === undefined || dueOn === undefined
      ? []
      : [
          {
            choice: 'none' as const,
            name: none,
            leads: [],
            past: false,
            cell: (row: QuoteRow) => row.waiting({ amount, dueOn }),
          },
        ]),
  ];
  const time = askedAt === undefined ? '' : shanghaiMinute(askedAt);
  const shown = { candidates, rows: shownRows, chosen, onChoose, name };
  return (
    <Panel
      title={title}
      sub={
        offers.length > 0 && (
          <>
            <Plural value={lenders} other="# 家可申请" />
            {open.length > lenders && (
              <>
                <Trans>，共 {open.length} 个渠道</Trans>
              </>
            )}
            <span className="max-tablet:hidden">
              <Trans>，报价于 {time} 取得，单位：元</Trans>
            </span>
          </>
        )
      }
      extra={
        offers.length > 0 && (
          <>
            <Segmented
              name={`${name}order`}
              label={t`排序`}
              value={order}
              onValueChange={setOrder}
              options={[
                { value: 'net', label: t`净额` },
                { value: 'cost', label: t`年化` },
                { value: 'time', label: t`到账时间` },
              ]}
            />
            <Button intent="quiet" size="sm" busy={asking} icon={<RefreshCwIcon aria-hidden />} onClick={() => void refresh()}>
              <Trans>重新询价</Trans>
            </Button>
          </>
        )
      }
      flush
      aria-busy={asking}
    >
      {problem !== undefined && (
        <p role="alert" className="border-b border-line px-4 py-2 text-sm text-critical">
          {problem}
        </p>
      )}
      {amount === undefined || dueOn === undefined ? (
        <EmptyState title={i18n._(words.blank)} />
      ) : error ? (
        <FailureState title={t`没有取得报价`} error={error} onRetry={() => void refresh()} />
      ) : offers.length === 0 ? (
        <div className="p-4">
          <Skeleton className="h-64 w-full" />
        </div>
      ) : phone ? (
        <QuoteCards {...shown} />
      ) : (
        <QuoteTable {...shown} />
      )}
      {amount !== undefined && !error && <BlockedLenders offers={blocked} available={available} onAmount={onAmount} />}
      <p className="border-t border-line px-4 py-2 text-xs text-ink-muted">{i18n._(words.note)}</p>
      <ChosenBar acts={acts}>
        <Chosen quoted={open.find(({ offer }) => offer.channel === chosen)} none={chosen === 'none' ? none : undefined} />
        {chosen === 'none' && onWait && (
          <Button size="sm" onClick={onWait}>
            {i18n._(words.leave)}
          </Button>
        )}
      </ChosenBar>
    </Panel>
  );
}

const BAR =
  'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-b-md border-t border-line-strong bg-surface px-4 py-2 text-sm text-ink-muted';

/** What is chosen, in view as long as any part of the comparison is. */
const ChosenBar = ({ acts, children }: { readonly acts: ReactNode; readonly children: ReactNode }) =>
  acts ? (
    <FootBar className={cn(BAR, 'tablet:sticky tablet:bottom-0 tablet:z-(--z-sticky)')}>
      {children}
      <span className="ml-auto flex gap-3 max-tablet:w-full max-tablet:*:flex-1">{acts}</span>
    </FootBar>
  ) : (
    <div className={cn(BAR, 'sticky bottom-(--foot-now,0px) z-(--z-sticky)')}>{children}</div>
  );

/** The chosen offer, and the calculation of its net amount. */
function Chosen({ quoted, none }: { readonly quoted: Quoted | undefined; readonly none: string | undefined }) {
  if (none !== undefined) return <Trans>已选 {none}</Trans>;
  if (!quoted) return <Trans>尚未选择</Trans>;
  const { lenderName } = quoted.offer;
  const lender = lenderToName(quoted.offer);
  const amount = formatMoney(quoted.quote.amount);
  const costs = formatMoney(fen(quoted.quote.amount - quoted.quote.net));
  const net = formatMoney(quoted.quote.net);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>
        {lender === undefined ? (
          <Trans>已选 {lenderName}</Trans>
        ) : (
          <Trans>
            已选 {lenderName}，由{lender}放款
          </Trans>
        )}
      </span>
      <span className="tabular-nums">
        {amount} − {costs} = <strong className="font-semibold text-ink">{net}</strong>
      </span>
    </span>
  );
}
