import { Kbd, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReviewVerb } from './review-kind.ts';

export interface ReviewFooterProps {
  readonly place: number;
  readonly count: number;
  /** Whether this person decides; others only read. */
  readonly reviewer: boolean;
  /** How many of two reviewers have passed it. */
  readonly note?: string | undefined;
  /** By when it has to be decided. */
  readonly until: string | undefined;
  /** Why this person cannot decide on this item. */
  readonly barred: string | undefined;
  readonly busy: boolean;
  readonly verbs: readonly ReviewVerb[];
  readonly onVerb: (verb: ReviewVerb) => void;
}

/** The decisions with their keys, and the position in the queue. */
export function ReviewFooter({ place, count, reviewer, note, until, barred, busy, verbs, onVerb }: ReviewFooterProps) {
  const { t } = useLingui();
  const why = useId();
  const reasons = barred === undefined ? (reviewer ? [...new Set(verbs.flatMap(({ closed }) => closed ?? []))] : []) : [barred];
  return (
    <footer
      aria-label={t`复核`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-6 py-3 max-tablet:sticky max-tablet:bottom-0 max-tablet:z-(--z-batch) max-tablet:px-4"
    >
      <span className="flex items-center gap-1.5 text-xs text-ink-muted max-desktop:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> <Trans>移动</Trans>
        <Kbd className="ml-3">Enter</Kbd> <Trans>打开</Trans>
      </span>
      {until !== undefined && <span className="text-sm tabular-nums">{until}</span>}
      {note !== undefined && <span className="text-sm">{note}</span>}
      {reasons.length > 0 && (
        <span id={why} className="text-sm text-caution-ink">
          {reasons.join(t({ message: '；', context: '列举分隔' }))}
        </span>
      )}
      <span className="ml-auto text-sm text-ink-muted tabular-nums max-tablet:hidden">
        {place} / {count}
      </span>
      {reviewer ? (
        <span className="flex gap-3 max-tablet:w-full max-tablet:*:flex-1">
          {verbs.map((verb) => (
            <NetworkButton
              key={verb.hotkey}
              intent={verb.intent}
              size="lg"
              className={verb.intent === 'primary' ? 'min-w-36' : 'min-w-32'}
              disabled={barred !== undefined || verb.closed !== undefined || (busy && verb.intent !== 'primary')}
              busy={busy && verb.intent === 'primary'}
              onClick={() => onVerb(verb)}
              aria-keyshortcuts={verb.hotkey}
              {...(barred === undefined && verb.closed === undefined ? {} : { 'aria-describedby': why })}
            >
              {verb.label} <Kbd className="max-tablet:hidden">{verb.hotkey}</Kbd>
            </NetworkButton>
          ))}
        </span>
      ) : (
        <span className="text-sm text-ink-muted">
          <Trans>由本企业审核岗复核，您可以查看</Trans>
        </span>
      )}
    </footer>
  );
}
