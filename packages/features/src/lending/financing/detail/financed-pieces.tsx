import type { FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { Titled } from '../../../applications/application/index.ts';
import { DetailTable } from '../../funding/index.ts';
import { DateCell, MoneyCell, NumberCell, TermBadge } from '../../../platform/lists/index.ts';
import { PIECE_TERMS } from '../../../platform/terms/index.ts';

type Piece = FinancingDetail['pieces'][number];

/** The pieces that an application holds, and what became of them. */
export function FinancedPieces({ pieces }: Pick<FinancingDetail, 'pieces'>) {
  const { t } = useLingui();
  const count = pieces.length;
  return (
    <Titled
      title={<Trans>融资凭证</Trans>}
      note={
        <span className="text-sm font-normal text-ink-muted">
          <Trans>{count} 笔</Trans>
        </span>
      }
    >
      <DetailTable
        label={t`融资凭证`}
        columns={usePieceColumns()}
        rows={pieces}
        rowKey={({ pieceId }) => pieceId}
        rowLabel={({ number }) => number}
        totals={{ number: <Trans>合计</Trans>, amount: <Amount total value={formatMoney(sumFen(pieces.map(({ amount }) => amount)))} /> }}
        renderCard={(piece) => (
          <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
            <div className="flex flex-wrap justify-between gap-2">
              <NumberCell number={piece.number} />
              <TermBadge term={PIECE_TERMS[piece.state]} />
            </div>
            <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
              <span>{t`到期 ${{ dueOn: piece.dueOn }}`}</span>
              <MoneyCell amount={piece.amount} />
            </div>
            {piece.lenderNumber !== null && (
              <div className="flex flex-wrap gap-x-2 text-ink-muted">
                <Trans>资金方凭证</Trans> <NumberCell number={piece.lenderNumber} />
              </div>
            )}
            {piece.returnedNumber !== null && (
              <div className="flex flex-wrap gap-x-2 text-ink-muted">
                <Trans>取回凭证</Trans> <NumberCell number={piece.returnedNumber} />
              </div>
            )}
          </div>
        )}
      />
    </Titled>
  );
}

function usePieceColumns(): readonly Column<Piece>[] {
  const { t } = useLingui();
  const channelName = useChannelName();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t`凭证编号`,
        cell: ({ number, lenderNumber, returnedNumber }) => (
          <span className="flex flex-col py-1 leading-4.5">
            <NumberCell number={number} />
            {lenderNumber !== null && <span className="text-xs text-ink-muted tabular-nums">{t`资金方凭证 ${lenderNumber}`}</span>}
            {returnedNumber !== null && <span className="text-xs text-ink-muted tabular-nums">{t`取回凭证 ${returnedNumber}`}</span>}
          </span>
        ),
      },
      { id: 'channel', header: t`开立渠道`, priority: 'low', cell: ({ channel }) => channelName(channel) ?? '—' },
      { id: 'amount', header: t`融资金额（元）`, align: 'end', cell: ({ amount }) => <MoneyCell amount={amount} /> },
      { id: 'dueOn', header: t`到期日`, cell: ({ dueOn }) => <DateCell date={dueOn} /> },
      { id: 'state', header: t`状态`, cell: ({ state }) => <TermBadge term={PIECE_TERMS[state]} /> },
    ],
    [t, channelName],
  );
}
