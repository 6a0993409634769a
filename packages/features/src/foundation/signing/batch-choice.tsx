import { Button, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface BatchChoiceProps {
  /** Number selected; 0 hides it. */
  readonly count: number;
  /** Formatted total. */
  readonly sum: string;
  /** The act, such as 批量通过. */
  readonly verb: string;
  readonly onStart: () => void;
  readonly onClear: () => void;
}

/** Shown below a queue with selected items: their number, total, and the act. */
export function BatchChoice({ count, sum, verb, onStart, onClear }: BatchChoiceProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <section
      aria-label={t`批量操作`}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-strong bg-surface-raised px-4 py-3 max-tablet:sticky max-tablet:bottom-0 max-tablet:z-(--z-batch)"
    >
      <output className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 max-desktop:basis-full">
        <span className="text-sm font-medium whitespace-nowrap">
          <Trans>已选 {count} 笔</Trans>
        </span>
        <span className="font-semibold tabular-nums">{sum}</span>
      </output>
      <Button intent="quiet" size="sm" onClick={onClear}>
        <Trans>取消选择</Trans>
      </Button>
      <NetworkButton intent="primary" onClick={onStart}>
        {verb}
      </NetworkButton>
    </section>
  );
}
