import { Amount, CircleCheckIcon, CircleXIcon, Spinner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSentence } from '../../platform/notices/index.ts';
import { elementLabel, elementText } from './element-terms.ts';
import type { BatchItem, BatchProgress } from './use-batch-signing.ts';

export interface BatchRowProps {
  readonly item: BatchItem;
  readonly progress: BatchProgress;
  /** The final state, such as 已通过. */
  readonly doneWord: string;
  /** The later outcome, shown once the act is done. */
  readonly outcome?: ReactNode;
}

/** An act of a batch: number, amount, signed elements, and its result. */
export function BatchRow({ item, progress, doneWord, outcome }: BatchRowProps) {
  const { i18n } = useLingui();
  const sentence = useSentence();
  const elements = progress.step === 'preparing' ? [] : (progress.prepared?.elements ?? []);
  return (
    <li className="flex flex-col gap-1.5 px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-medium tabular-nums">{item.title}</span>
        <Outcome progress={progress} doneWord={doneWord} />
        <Amount className="ml-auto font-semibold" value={item.amount} />
      </div>
      {elements.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-5 gap-y-0.5 text-xs">
          {elements.map(({ code, value }) => (
            <div key={`${code} ${value}`} className="flex gap-1.5">
              <dt className="flex-none text-ink-muted">{elementLabel(code, i18n)}</dt>
              <dd>{elementText(code, value, i18n)}</dd>
            </div>
          ))}
        </dl>
      )}
      {progress.step === 'done' && outcome}
      {progress.step === 'failed' && <p className="text-xs text-critical-ink">{sentence(progress.error)}</p>}
    </li>
  );
}

function Outcome({ progress, doneWord }: Pick<BatchRowProps, 'progress' | 'doneWord'>) {
  switch (progress.step) {
    case 'preparing':
      return (
        <span className="inline-flex items-center gap-1.5 text-xs text-ink-muted">
          <Spinner />
          <Trans>准备要素</Trans>
        </span>
      );
    case 'waiting':
      return (
        <span className="text-xs text-ink-faint">
          <Trans>待签名</Trans>
        </span>
      );
    case 'sending':
      return (
        <span className="inline-flex items-center gap-1.5 text-xs text-ink-muted">
          <Spinner />
          <Trans>签名中</Trans>
        </span>
      );
    case 'done':
      return (
        <span className="inline-flex items-center gap-1 text-xs text-positive-ink">
          <CircleCheckIcon aria-hidden size={14} strokeWidth={1.5} />
          {doneWord}
        </span>
      );
    case 'failed':
      return (
        <span className="inline-flex items-center gap-1 text-xs text-critical-ink">
          <CircleXIcon aria-hidden size={14} strokeWidth={1.5} />
          <Trans>未成功</Trans>
        </span>
      );
  }
}
