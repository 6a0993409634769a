import type { PieceRow } from '@lianxin/api/contract';
import { yuanOf } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { DateCell, DueCell, MoneyCell, NumberCell, PartyCell, TermBadge, type ListColumn } from '../../lists/index.ts';
import { shanghaiDateTime } from '../circulation/shanghai-time.ts';
import { pieceTerm } from '../detail/face-of.ts';
import { isOpen } from '../holdings/holdings-columns.tsx';

type Part = PieceRow['parts'][number];

/** What the viewer's enterprise was in a voucher: issued it, received it, passed it on. */
export function useParts(): (row: PieceRow) => readonly string[] {
  const { t } = useLingui();
  const words: Record<Part, string> = { issuer: t`开立`, holder: t`收`, sender: t`转` };
  return (row) => row.parts.map((part) => words[part]);
}

/** A number below the one it was split from: each part is one step further in. */
function BranchNumber({ number }: { readonly number: string }) {
  const depth = number.split('-').length - 1;
  return (
    <span className="inline-flex items-center gap-1.5" style={{ paddingInlineStart: `${String(depth * 14)}px` }}>
      {depth > 0 && <span aria-hidden className="-mt-2 size-2 flex-none border-b border-l border-line-strong" />}
      <NumberCell number={number} />
    </span>
  );
}

/** The columns of the register of all vouchers ever touched; in a tree each part stands below what it was split from. */
export function useRegisterColumns(tree: boolean): readonly ListColumn<PieceRow>[] {
  const { t, i18n } = useLingui();
  const partsOf = useParts();
  return [
    {
      id: 'number',
      header: t`链信编号`,
      sticky: 'start',
      cell: (row) => (tree ? <BranchNumber number={row.number} /> : <NumberCell number={row.number} />),
      text: (row) => row.number,
    },
    {
      id: 'issuer',
      header: t`开立方`,
      priority: 'low',
      cell: (row) => <PartyCell name={row.issuer.name} />,
      text: (row) => row.issuer.name,
    },
    { id: 'holder', header: t`持有方`, cell: (row) => <PartyCell name={row.holder.name} />, text: (row) => row.holder.name },
    {
      id: 'parts',
      header: t`我的角色`,
      priority: 'low',
      cell: (row) => (
        <span className="inline-flex gap-1">
          {partsOf(row).map((part) => (
            <Tag key={part}>{part}</Tag>
          ))}
        </span>
      ),
      text: (row) => partsOf(row).join('/'),
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
      cell: (row) => <DueCell date={row.dueOn} remainingDays={row.remainingDays} open={isOpen(row)} />,
      kind: 'day',
      text: (row) => row.dueOn,
    },
    {
      id: 'state',
      header: t`状态`,
      cell: (row) => <TermBadge term={pieceTerm(row)} />,
      text: (row) => i18n._(pieceTerm(row).label),
    },
    {
      id: 'latestEventAt',
      header: t`最新动作`,
      priority: 'low',
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-muted tabular-nums">{shanghaiDateTime(row.latestEventAt).slice(0, 16)}</span>
      ),
      kind: 'time',
      text: (row) => shanghaiDateTime(row.latestEventAt),
    },
  ];
}
