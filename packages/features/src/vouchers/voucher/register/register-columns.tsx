import type { PieceRow } from '@lianxin/api/contract';
import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { NumberCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { shanghaiDateTime } from '../circulation/shanghai-time.ts';
import { pieceTerm } from '../detail/face-of.ts';
import { dueOf } from '../holdings/due-of.ts';

type Part = PieceRow['parts'][number];

/** The viewer's role in a voucher: issued, received, transferred. */
export function useParts(): (row: PieceRow) => readonly string[] {
  const { t } = useLingui();
  return useCallback(
    (row) => {
      const words: Record<Part, string> = { issuer: t`开立`, holder: t`收`, sender: t`转` };
      return row.parts.map((part) => words[part]);
    },
    [t],
  );
}

/** A number indented below the one it was split from. */
function BranchNumber({ number }: { readonly number: string }) {
  const depth = number.split('-').length - 1;
  return (
    <span className="inline-flex items-center gap-1.5" style={{ paddingInlineStart: `${String(depth * 14)}px` }}>
      {depth > 0 && <span aria-hidden className="-mt-2 size-2 flex-none border-b border-l border-line-strong" />}
      <NumberCell number={number} />
    </span>
  );
}

/** Columns of all pieces; in a tree, parts are below their parent. */
export function useRegisterColumns(tree: boolean): readonly ListColumn<PieceRow>[] {
  const { t } = useLingui();
  const columns = useColumns<PieceRow>();
  const partsOf = useParts();
  return useMemo(
    () => [
      {
        ...columns.number(
          (row) => row.number,
          (row) => row.issuer.name,
        ),
        cell: (row) => (tree ? <BranchNumber number={row.number} /> : <NumberCell number={row.number} />),
      },
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      { ...columns.party('holder', t`持有方`, (row) => row.holder.name), priority: 'high' },
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
      columns.amount((row) => row.amount),
      columns.issuedOn((row) => row.issuedOn),
      columns.dueOn((row) => row.dueOn),
      columns.daysLeft(dueOf),
      columns.state(pieceTerm),
      {
        id: 'latestEventAt',
        header: t`最新动作`,
        sortable: true,
        priority: 'low',
        cell: (row) => (
          <span className="whitespace-nowrap text-ink-muted tabular-nums">{shanghaiDateTime(row.latestEventAt).slice(0, 16)}</span>
        ),
        kind: 'time',
        text: (row) => shanghaiDateTime(row.latestEventAt),
      },
    ],
    [columns, t, tree, partsOf],
  );
}
