import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { DetailTable } from '../../funding/index.ts';
import { DateCell, MoneyCell, NumberCell, TermBadge } from '../../../platform/lists/index.ts';
import { PLEDGE_TERMS } from '../../../platform/terms/index.ts';

type Piece = PledgeDetail['pieces'][number];

/** The pieces that are pledged: they stay their holder's, and say how far the pledge of each is. */
export function PledgedPieces({ pieces }: Pick<PledgeDetail, 'pieces'>) {
  const { t } = useLingui();
  const count = pieces.length;
  return (
    <Titled
      title={<Trans>质押凭证</Trans>}
      note={
        <span className="text-sm font-normal text-ink-muted">
          <Trans>{count} 笔</Trans>
        </span>
      }
    >
      <DetailTable
        label={t`质押凭证`}
        columns={usePieceColumns()}
        rows={pieces}
        rowKey={({ pieceId }) => pieceId}
        rowLabel={({ number }) => number}
        totals={{ number: <Trans>合计</Trans>, amount: <Amount total value={formatMoney(sumFen(pieces.map(({ amount }) => amount)))} /> }}
        renderCard={(piece) => (
          <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
            <div className="flex flex-wrap justify-between gap-2">
              <NumberCell number={piece.number} />
              <PieceState piece={piece} />
            </div>
            <span>{piece.issuer.name}</span>
            <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
              <span>{t`到期 ${{ dueOn: piece.dueOn }}`}</span>
              <MoneyCell amount={piece.amount} />
            </div>
          </div>
        )}
      />
    </Titled>
  );
}

/** How far its pledge is, and whether its issuer has paid or is late. */
const PieceState = ({ piece: { pledgeState, overdue, settled } }: { readonly piece: Piece }) => (
  <span className="flex flex-wrap gap-1">
    <TermBadge term={PLEDGE_TERMS[pledgeState]} />
    {overdue && (
      <Tag tone="critical">
        <Trans>逾期未付</Trans>
      </Tag>
    )}
    {settled && (
      <Tag tone="positive">
        <Trans>已到期结算</Trans>
      </Tag>
    )}
  </span>
);

function usePieceColumns(): readonly Column<Piece>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'number', header: t`凭证编号`, cell: ({ number }) => <NumberCell number={number} /> },
      { id: 'issuer', header: t`开立方`, priority: 'low', cell: ({ issuer }) => issuer.name },
      { id: 'amount', header: t`质押额（元）`, align: 'end', cell: ({ amount }) => <MoneyCell amount={amount} /> },
      { id: 'dueOn', header: t`到期日`, cell: ({ dueOn }) => <DateCell date={dueOn} /> },
      { id: 'state', header: t`状态`, cell: (piece) => <PieceState piece={piece} /> },
    ],
    [t],
  );
}
