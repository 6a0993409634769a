import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { DateCell, MoneyCell, NumberCell } from '../../../platform/lists/index.ts';
import type { FundingDetail } from '../kinds.ts';
import { DetailTable } from './detail-table.tsx';

type Held = FundingDetail['pieces'][number];

export interface HeldPiecesProps<Piece extends Held> {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The heading of the amount used of each piece. */
  readonly amount: string;
  /** A column with the origin of each piece; `onCard` shows it on cards too. */
  readonly origin: { readonly id: string; readonly label: string; readonly of: (piece: Piece) => string; readonly onCard?: true };
  readonly state: (piece: Piece) => ReactNode;
  /** The vouchers that replaced the piece, by number. @default none */
  readonly became?: (piece: Piece) => readonly { readonly label: string; readonly number: string }[];
}

/** The vouchers of an application and their states. */
export function HeldPieces<Piece extends Held>({ title, pieces, amount, origin, state, became }: HeldPiecesProps<Piece>) {
  const { t } = useLingui();
  const count = pieces.length;
  const columns: readonly Column<Piece>[] = [
    {
      id: 'number',
      header: t`凭证编号`,
      cell: (piece) =>
        became ? (
          <span className="flex flex-col py-1 leading-4.5">
            <NumberCell number={piece.number} />
            {became(piece).map(({ label, number }) => (
              <span key={number} className="text-xs text-ink-muted tabular-nums">
                {label} {number}
              </span>
            ))}
          </span>
        ) : (
          <NumberCell number={piece.number} />
        ),
    },
    { id: origin.id, header: origin.label, priority: 'low', cell: origin.of },
    { id: 'amount', header: amount, align: 'end', cell: (piece) => <MoneyCell amount={piece.amount} /> },
    { id: 'dueOn', header: t`到期日`, cell: ({ dueOn }) => <DateCell date={dueOn} /> },
    { id: 'state', header: t`状态`, cell: state },
  ];
  return (
    <Titled
      title={title}
      note={
        <span className="text-sm font-normal text-ink-muted">
          <Trans>{count} 笔</Trans>
        </span>
      }
    >
      <DetailTable
        label={title}
        columns={columns}
        rows={pieces}
        rowKey={({ pieceId }) => pieceId}
        rowLabel={({ number }) => number}
        totals={{ number: <Trans>合计</Trans>, amount: <Amount total value={formatMoney(sumFen(pieces.map((piece) => piece.amount)))} /> }}
        renderCard={(piece) => (
          <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
            <div className="flex flex-wrap justify-between gap-2">
              <NumberCell number={piece.number} />
              {state(piece)}
            </div>
            {origin.onCard && <span>{origin.of(piece)}</span>}
            <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
              <span>{t`到期 ${{ dueOn: piece.dueOn }}`}</span>
              <MoneyCell amount={piece.amount} />
            </div>
            {became?.(piece).map(({ label, number }) => (
              <div key={number} className="flex flex-wrap gap-x-2 text-ink-muted">
                {label} <NumberCell number={number} />
              </div>
            ))}
          </div>
        )}
      />
    </Titled>
  );
}
