import type { contract, ResponseOf } from '@lianxin/api/contract';
import { formatMoney, sumFen, toChineseCapitals } from '@lianxin/domain';
import { Amount, Button, CircleCheckIcon, DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyCell, NumberCell, TermBadge } from '../../lists/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import type { PlannedLeg } from './plan.ts';

export interface SentLeg {
  readonly leg: PlannedLeg;
  readonly recipientName: string;
}

export interface SentProps {
  readonly answer: ResponseOf<typeof contract.transfer.apply>;
  /** The legs as they were sent, in the order of the answer. */
  readonly legs: readonly SentLeg[];
  readonly onAgain: () => void;
}

interface SentRow {
  readonly transfer: SentProps['answer']['transfers'][number];
  readonly sent: SentLeg | undefined;
}

/** What was submitted, under which numbers, and who looks at it next. */
export function Sent({ answer, legs, onAgain }: SentProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const rows = answer.transfers.map((transfer, index): SentRow => ({ transfer, sent: legs[index] }));
  const total = sumFen(legs.map(({ leg }) => leg.amount));
  const columns = useSentColumns();
  const { batchNumber } = answer;
  return (
    <Panel flush>
      <output className="flex flex-col items-center gap-2 px-6 pt-10 pb-8 text-center">
        <CircleCheckIcon aria-hidden className="size-10 text-positive" />
        <h2 className="text-lg font-semibold">
          <Trans>转让已提交复核</Trans>
        </h2>
        <Amount size="2xl" currency="¥" value={formatMoney(total)} />
        <p lang="zh-CN" className="font-instrument">
          {toChineseCapitals(total, { prefix: true })}
        </p>
        <p className="max-w-[44em] text-sm text-ink-muted">
          <Trans>批次号 {batchNumber}。由贵司审核岗复核，通过后等待对方签收；对方签收前可以撤回。</Trans>
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          {place('transfer.records') !== undefined && (
            <Button onClick={() => goTo('transfer.records')}>
              <Trans>转让记录</Trans>
            </Button>
          )}
          <Button intent="primary" onClick={onAgain}>
            <Trans>继续转让</Trans>
          </Button>
        </div>
      </output>
      <div className="border-t border-line">
        <DataTable
          label={t`本次提交的转让`}
          columns={columns}
          rows={rows}
          rowKey={({ transfer }) => transfer.id}
          renderCard={({ transfer, sent }) => (
            <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
              <div className="flex justify-between gap-2">
                <span className="tabular-nums">{transfer.transferNumber}</span>
                <TermBadge term={TRANSFER_TERMS[transfer.state]} />
              </div>
              <div className="flex justify-between gap-2">
                <span>{sent?.recipientName}</span>
                <MoneyCell amount={sent?.leg.amount ?? null} />
              </div>
            </div>
          )}
        />
      </div>
    </Panel>
  );
}

function useSentColumns(): readonly Column<SentRow>[] {
  const { t } = useLingui();
  return [
    { id: 'number', header: t`转让编号`, cell: ({ transfer }) => <span className="tabular-nums">{transfer.transferNumber}</span> },
    { id: 'voucher', header: t`来源凭证`, cell: ({ sent }) => sent && <NumberCell number={sent.leg.piece.number} /> },
    { id: 'recipient', header: t`被转让人`, cell: ({ sent }) => sent?.recipientName },
    { id: 'amount', header: t`转让金额（元）`, align: 'end', cell: ({ sent }) => <MoneyCell amount={sent?.leg.amount ?? null} /> },
    { id: 'state', header: t`状态`, cell: ({ transfer }) => <TermBadge term={TRANSFER_TERMS[transfer.state]} /> },
  ];
}
