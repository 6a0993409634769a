import type { contract, ResponseOf } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { Button, DataTable, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { HandedIn, useSigningSteps } from '../../../applications/application/index.ts';
import { MoneyCell, NumberCell, TermBadge } from '../../../platform/lists/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import type { PlannedLeg } from './plan.ts';

export interface SentLeg {
  readonly leg: PlannedLeg;
  readonly recipientName: string;
}

export interface SubmittedResultProps {
  readonly answer: ResponseOf<typeof contract.transfer.apply>;
  /** The legs sent, in the order of the answer. */
  readonly legs: readonly SentLeg[];
  readonly onAgain: () => void;
}

interface SentRow {
  readonly transfer: SubmittedResultProps['answer']['transfers'][number];
  readonly sent: SentLeg | undefined;
}

/** The submitted transfers with numbers and next reviewer. */
export function SubmittedResult({ answer, legs, onAgain }: SubmittedResultProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const signingSteps = useSigningSteps();
  const rows = answer.transfers.map((transfer, index): SentRow => ({ transfer, sent: legs[index] }));
  const total = sumFen(legs.map(({ leg }) => leg.amount));
  const columns = useSentColumns();
  const { batchNumber } = answer;
  const names = [...new Set(legs.map(({ recipientName }) => recipientName))];
  const recipients = names.join(t`、`);
  const count = rows.length;
  return (
    <HandedIn
      amount={total}
      summary={
        <Trans>
          批次 {batchNumber}，{count} 笔转让给 {recipients}。
        </Trans>
      }
      holds={t`凭证金额和发票已预占`}
      next={signingSteps({
        signer: recipients,
        unsigned: t`逾期未签收将自动关闭并退回金额`,
        effect: { title: t`转让完成`, detail: t`被转让人可持有、转让或融资` },
      })}
      acts={
        <>
          {place('transfer.records') !== undefined && (
            <Button intent="primary" onClick={() => goTo('transfer.records')}>
              <Trans>查看进度</Trans>
            </Button>
          )}
          <Button onClick={onAgain}>
            <Trans>再转一笔</Trans>
          </Button>
        </>
      }
    >
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
    </HandedIn>
  );
}

function useSentColumns(): readonly Column<SentRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'number', header: t`转让编号`, cell: ({ transfer }) => <span className="tabular-nums">{transfer.transferNumber}</span> },
      { id: 'voucher', header: t`来源凭证`, cell: ({ sent }) => sent && <NumberCell number={sent.leg.piece.number} /> },
      { id: 'recipient', header: t`被转让人`, cell: ({ sent }) => sent?.recipientName },
      { id: 'amount', header: t`转让金额（元）`, align: 'end', cell: ({ sent }) => <MoneyCell amount={sent?.leg.amount ?? null} /> },
      { id: 'state', header: t`状态`, cell: ({ transfer }) => <TermBadge term={TRANSFER_TERMS[transfer.state]} /> },
    ],
    [t],
  );
}
