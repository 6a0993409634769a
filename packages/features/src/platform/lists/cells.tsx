import { formatMoney, shanghaiMinute, type CivilDate, type Fen } from '@lianxin/domain';
import { Amount, cn, StatusBadge, Tag, useIsTablet } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Term } from '../terms/index.ts';

/** Two decimals; faint cents in columns that are scanned. */
export const MoneyCell = ({ amount, faintCents = true }: { readonly amount: Fen | null; readonly faintCents?: boolean }) =>
  amount === null ? <span className="text-ink-faint">—</span> : <Amount value={formatMoney(amount)} faintCents={faintCents} />;

/** The date part is faint, the serial number has the colour of a link. */
export function NumberCell({ number }: { readonly number: string }) {
  const [, head = '', serial = '', rest = ''] = /^(LX\d{8})(\d+)(.*)$/.exec(number) ?? [number, '', number, ''];
  return (
    <span className="whitespace-nowrap tabular-nums max-desktop:text-xs max-tablet:text-sm">
      <span className="text-ink-faint">{head}</span>
      <span className="text-accent">{serial}</span>
      <span className="text-ink-faint">{rest}</span>
    </span>
  );
}

export const TextCell = ({ text, faint = false }: { readonly text: string; readonly faint?: boolean }) => (
  <span className="block py-1">
    <span className={cn('line-clamp-2 min-w-[7em] leading-4.5 text-balance whitespace-normal', faint && 'text-ink-muted')} title={text}>
      {text}
    </span>
  </span>
);

export const PartyCell = ({ name, faint = false }: { readonly name: string; readonly faint?: boolean }) => (
  <TextCell text={name} faint={faint} />
);

export interface LeadCellProps {
  readonly party: string;
  readonly children: ReactNode;
}

/** A row's name; in a crowded table followed by the party. */
export function LeadCell({ party, children }: LeadCellProps) {
  const crowded = useIsTablet();
  if (!crowded) return children;
  return (
    <span className="flex max-w-48 flex-col py-1 leading-4.5">
      {children}
      <span className="truncate text-xs text-ink-muted" title={party}>
        {party}
      </span>
    </span>
  );
}

/** A dash if there is no date. */
export const DateCell = ({ date }: { readonly date: CivilDate | null }) =>
  date === null ? <span className="text-ink-faint">—</span> : <span className="whitespace-nowrap tabular-nums">{date}</span>;

/** Day and time; a dash if there is none. */
export function TimeCell({ at }: { readonly at: string | null }) {
  if (at === null) return <span className="text-ink-faint">—</span>;
  const [day, time] = shanghaiMinute(at).split(' ');
  return (
    <span className="whitespace-nowrap tabular-nums">
      {day} <span className="text-xs text-ink-faint">{time}</span>
    </span>
  );
}

export interface Due {
  readonly date: CivilDate;
  readonly remainingDays: number;
  /** Zero unless it is overdue. */
  readonly daysLate: number;
  /** Whether the day still matters. */
  readonly open: boolean;
}

/** Days left at which a due date is highlighted. */
const SOON_DAYS = 30;

/** Days left or overdue, highlighted when soon or late; nothing once they do not matter. What is past its day is not always overdue. */
export function DaysLeftCell({ remainingDays, daysLate, open }: Omit<Due, 'date'>) {
  if (!open) return null;
  if (daysLate > 0)
    return (
      <Tag tone="critical">
        <Trans>逾期 {daysLate} 天</Trans>
      </Tag>
    );
  if (remainingDays < 0)
    return (
      <Tag tone="caution">
        <Trans>已到期</Trans>
      </Tag>
    );
  if (remainingDays <= SOON_DAYS)
    return (
      <Tag tone="caution">
        <Trans>剩 {remainingDays} 天</Trans>
      </Tag>
    );
  return (
    <span className="text-xs text-ink-faint">
      <Trans>剩 {remainingDays} 天</Trans>
    </span>
  );
}

/** A due date with the days left. */
export function DueCell({ date, ...days }: Due) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      {date}
      <DaysLeftCell {...days} />
    </span>
  );
}

export function TermBadge({ term }: { readonly term: Term }) {
  const { i18n } = useLingui();
  return <StatusBadge tone={term.tone}>{i18n._(term.label)}</StatusBadge>;
}
