import type { Incoming } from '@lianxin/api/contract';
import { addDays, daysBetween, shanghaiDate, yuanOf, type CivilDate } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateCell, DueCell, LeadCell, MoneyCell, NumberCell, PartyCell, TermBadge, type ListColumn } from '../../lists/index.ts';
import { INCOMING_TERMS } from '../../terms/index.ts';

/** Days left to sign at which it begins to press. */
const PRESSING_DAYS = 3;

/** The server's day where the row tells it, else this device's. */
const todayOf = ({ signDeadline, remainingDays }: Incoming): CivilDate =>
  signDeadline !== null && remainingDays !== null ? addDays(signDeadline, -remainingDays) : shanghaiDate(new Date());

const isOpen = ({ state }: Incoming): boolean => state === 'awaitingSignature' || state === 'awaitingSignatureReview';

/** How long there is left to sign. */
export function RemainingCell({ row }: { readonly row: Incoming }) {
  const { signDeadline, remainingDays: days } = row;
  if (!isOpen(row) || signDeadline === null || days === null) return <span className="text-ink-faint">—</span>;
  return (
    <span className="whitespace-nowrap" title={signDeadline}>
      {days <= PRESSING_DAYS ? (
        <Tag tone={days < 1 ? 'critical' : 'caution'}>{days < 1 ? <Trans>今天截止</Trans> : <Trans>剩 {days} 天</Trans>}</Tag>
      ) : (
        <span className="text-ink-muted tabular-nums">
          <Trans>剩 {days} 天</Trans>
        </span>
      )}
    </span>
  );
}

/** Where it came from, in words: issued by the issuer, or transferred by whom. */
export function useOrigin(): (row: Incoming) => string {
  const { t } = useLingui();
  return (row) => (row.kind === 'issuance' ? t`直接开立` : t`${{ sender: row.from.name }} 转让`);
}

export interface SignForColumnsOptions {
  readonly acts: (row: Incoming) => ReactNode;
  /** Whether any of the rows may have been signed by somebody. */
  readonly signed: boolean;
}

/** The columns of what is on its way to this enterprise. */
export function useSignForColumns({ acts, signed }: SignForColumnsOptions): readonly ListColumn<Incoming>[] {
  const { t, i18n } = useLingui();
  const originOf = useOrigin();
  const columns: readonly ListColumn<Incoming>[] = [
    {
      id: 'number',
      header: t`链信编号`,
      sticky: 'start',
      cell: (row) => (
        <LeadCell party={row.issuer.name}>
          <NumberCell number={row.number} />
        </LeadCell>
      ),
      text: (row) => row.number,
    },
    {
      id: 'issuer',
      header: t`开立方`,
      priority: 'low',
      cell: (row) => <PartyCell name={row.issuer.name} />,
      text: (row) => row.issuer.name,
    },
    {
      id: 'origin',
      header: t`来源`,
      priority: 'low',
      cell: (row) => <PartyCell name={originOf(row)} faint={row.kind === 'issuance'} />,
      text: originOf,
    },
    {
      id: 'amount',
      header: t`金额（元）`,
      align: 'end',
      sortable: true,
      cell: (row) => <MoneyCell amount={row.amount} />,
      kind: 'amount',
      text: (row) => yuanOf(row.amount),
    },
    {
      id: 'issuedOn',
      header: t`开立日`,
      sortable: true,
      priority: 'low',
      cell: (row) => <DateCell date={row.issuedOn} />,
      kind: 'day',
      text: (row) => row.issuedOn,
    },
    {
      id: 'dueOn',
      header: t`到期日`,
      sortable: true,
      cell: (row) => <DueCell date={row.dueOn} remainingDays={daysBetween(todayOf(row), row.dueOn)} open={isOpen(row)} />,
      kind: 'day',
      text: (row) => row.dueOn,
    },
    {
      id: 'signDeadline',
      header: t`剩余签收时间`,
      priority: 'low',
      cell: (row) => <RemainingCell row={row} />,
      kind: 'day',
      text: (row) => row.signDeadline ?? '',
    },
    {
      id: 'signer',
      header: t`签收经办`,
      priority: 'low',
      cell: (row) => row.signerName ?? <span className="text-ink-faint">—</span>,
      text: (row) => row.signerName ?? '',
    },
    {
      id: 'state',
      header: t`状态`,
      cell: (row) => (
        <span className="flex flex-col items-start gap-0.5 text-xs">
          <TermBadge term={INCOMING_TERMS[row.state]} />
          <span className="hidden max-desktop:block">{isOpen(row) && <RemainingCell row={row} />}</span>
        </span>
      ),
      text: (row) => i18n._(INCOMING_TERMS[row.state].label),
    },
    { id: 'acts', header: t`操作`, name: t`操作`, sticky: 'end', cell: acts },
  ];
  return columns.filter(({ id }) => signed || id !== 'signer');
}
