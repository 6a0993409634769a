import type { Incoming } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import {
  Amount,
  Button,
  CircleCheckIcon,
  CircleXIcon,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  MinusIcon,
  NetworkButton,
  Spinner,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSentence } from '../../notices/index.ts';
import { SigningDialog } from '../../signing/index.ts';
import { Agreements, AGREEMENTS, type AgreementName } from '../sign-for/agreements.tsx';
import { useSignForActs, type Outcome } from '../sign-for/use-sign-for-acts.ts';

export interface BatchSignDialogProps {
  /** The rows to sign for, all of one issuer; none: closed. */
  readonly rows: readonly Incoming[];
  readonly onClose: () => void;
}

type Progress = ReadonlyMap<string, Outcome | 'running'>;

/** Signs for several vouchers of one issuer in turn: each is shown and signed by itself, and each says how it ended. */
export function BatchSignDialog({ rows, onClose }: BatchSignDialogProps) {
  return (
    <Dialog open={rows.length > 0} onOpenChange={(open) => !open && onClose()}>
      {rows.length > 0 && <Batch rows={rows} onClose={onClose} />}
    </Dialog>
  );
}

function Batch({ rows: given, onClose }: BatchSignDialogProps) {
  const { t } = useLingui();
  // The list renews itself after each signature; what was chosen stays.
  const [rows] = useState(given);
  const acts = useSignForActs({ quiet: true });
  const [agreed, setAgreed] = useState<ReadonlySet<AgreementName>>(new Set());
  const [progress, setProgress] = useState<Progress>(new Map());
  const [running, setRunning] = useState(false);
  const issuer = rows[0]?.issuer.name ?? '';
  const total = formatMoney(sumFen(rows.map((row) => row.amount)));
  const count = rows.length;
  const done = rows.filter((row) => progress.get(row.id) === 'done').length;
  const left = rows.filter((row) => progress.get(row.id) !== 'done');
  const started = progress.size > 0;
  const ready = AGREEMENTS.every((name) => agreed.has(name));

  async function signInTurn(): Promise<void> {
    setRunning(true);
    for (const row of left) {
      setProgress((before) => new Map(before).set(row.id, 'running'));
      // One after the other: each signature is its own act of the person.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await acts.sign({ ...row, fromName: row.from.name });
      setProgress((before) => new Map(before).set(row.id, outcome));
      if (outcome === 'turnedBack') break;
    }
    setRunning(false);
  }

  return (
    <DialogContent title={t`批量签收`} description={issuer} keepOpen={running}>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">
          <Trans>
            共 {count} 笔，合计 {total} 元。逐笔显示要素并签名，任何一笔都可以停下。
          </Trans>
        </p>
        <ul className="divide-y divide-line rounded-md border border-line">
          {rows.map((row) => (
            <li key={row.id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
              <span className="tabular-nums">{row.number}</span>
              <span className="text-ink-muted">{t`到期 ${{ dueOn: row.dueOn }}`}</span>
              <Amount className="ml-auto font-semibold" value={formatMoney(row.amount)} />
              <span className="text-right tablet:w-32">
                <OutcomeWords outcome={progress.get(row.id)} />
              </span>
              <WhyNot outcome={progress.get(row.id)} />
            </li>
          ))}
        </ul>
        <Agreements agreed={agreed} onChange={setAgreed} />
        <output className="text-sm text-ink-muted">
          {started && (
            <Trans>
              已签收 {done} 笔，共 {count} 笔
            </Trans>
          )}
        </output>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={running}>
          {started ? <Trans>关闭</Trans> : <Trans>取消</Trans>}
        </Button>
        {left.length > 0 && (
          <NetworkButton intent="primary" disabled={!ready} busy={running} onClick={() => void signInTurn()}>
            {started ? <Trans>继续签收</Trans> : <Trans>逐笔签收</Trans>}
          </NetworkButton>
        )}
      </DialogFooter>
      <SigningDialog {...acts.dialog} />
    </DialogContent>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: Outcome | 'running' | undefined }) {
  switch (outcome) {
    case undefined:
      return (
        <span className="text-ink-faint">
          <Trans>待签收</Trans>
        </span>
      );
    case 'running':
      return (
        <span className="inline-flex items-center gap-1.5 text-ink-muted">
          <Spinner />
          <Trans>签名中</Trans>
        </span>
      );
    case 'done':
      return (
        <span className="inline-flex items-center gap-1.5 text-positive-ink">
          <CircleCheckIcon aria-hidden size={16} strokeWidth={1.5} />
          <Trans>已签收</Trans>
        </span>
      );
    case 'turnedBack':
      return (
        <span className="inline-flex items-center gap-1.5 text-ink-muted">
          <MinusIcon aria-hidden size={16} strokeWidth={1.5} />
          <Trans>未签名</Trans>
        </span>
      );
    default:
      return (
        <span className="inline-flex items-center gap-1.5 text-critical-ink">
          <CircleXIcon aria-hidden size={16} strokeWidth={1.5} />
          <Trans>未成功</Trans>
        </span>
      );
  }
}

function WhyNot({ outcome }: { readonly outcome: Outcome | 'running' | undefined }) {
  const sentence = useSentence();
  return typeof outcome === 'object' ? <span className="w-full text-xs text-critical-ink">{sentence(outcome)}</span> : null;
}
