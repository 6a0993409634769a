import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Amount, Button, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReminded } from '../../../applications/application/index.ts';
import { NumberCell } from '../../../platform/lists/index.ts';
import { FailureBanner } from '../../../platform/notices/index.ts';
import type { LendingStepProps } from './step-props.ts';

type Piece = LendingStepProps['pledge']['pieces'][number];

/** Reminds the issuers of overdue pledged vouchers to pay. */
export function UrgePayers({ pledge: { pieces }, onClose }: LendingStepProps) {
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">
          <Trans>开立方会收到催付通知，每张凭证每天可以催付一次。逾期利息按日万分之五计算，不因催付改变。</Trans>
        </p>
        <ul className="flex flex-col gap-3">
          {pieces.map((piece) => piece.acts.includes('urge') && <Overdue key={piece.pieceId} piece={piece} />)}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>关闭</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

function Overdue({ piece }: { readonly piece: Piece }) {
  const { pieceId, number, issuer, amount, dueOn } = piece;
  const { t } = useLingui();
  const { run, busy, error } = useAction(contract.settlement.urge, { quiet: true });
  const [done, setDone] = useState(false);
  const name = issuer.name;
  const already = useReminded()(piece);

  async function urge(): Promise<void> {
    const result = await run({ pieceId });
    setDone(result.ok);
  }

  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <NumberCell number={number} />
        <Amount value={formatMoney(amount)} currency="¥" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-col text-ink-muted">
          <span>{name}</span>
          <span>{t`到期 ${dueOn}`}</span>
        </span>
        {already !== undefined ? (
          <span className="text-ink-muted">{already}</span>
        ) : done ? (
          <output className="text-positive-ink">{t`已通知 ${name}`}</output>
        ) : (
          <NetworkButton size="sm" intent="primary" busy={busy} aria-label={t`催付 ${number}`} onClick={() => void urge()}>
            <Trans>催付</Trans>
          </NetworkButton>
        )}
      </div>
      <FailureBanner error={error} />
    </li>
  );
}
