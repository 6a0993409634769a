import { Kbd, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ReviewFooterProps {
  readonly place: number;
  readonly count: number;
  /** Whether this person reviews at all; others only read. */
  readonly reviewer: boolean;
  /** Why this one cannot be reviewed by this person. */
  readonly barred: string | undefined;
  readonly busy: boolean;
  readonly onPass: () => void;
  readonly onReturn: () => void;
}

/** The reviewer's two verbs with their keys, and where in the queue one is. */
export function ReviewFooter({ place, count, reviewer, barred, busy, onPass, onReturn }: ReviewFooterProps) {
  const { t } = useLingui();
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
      {barred !== undefined && (
        <span id="transfer-barred" className="text-sm text-caution-ink">
          {barred}
        </span>
      )}
      <span className="ml-auto text-sm text-ink-muted tabular-nums max-tablet:hidden">
        {place} / {count}
      </span>
      {reviewer ? (
        <span className="flex gap-3 max-tablet:w-full max-tablet:*:flex-1">
          <NetworkButton
            intent="danger"
            size="lg"
            className="min-w-32"
            disabled={barred !== undefined || busy}
            onClick={onReturn}
            aria-keyshortcuts="R"
            aria-describedby="transfer-barred"
          >
            <Trans>退回</Trans> <Kbd className="max-tablet:hidden">R</Kbd>
          </NetworkButton>
          <NetworkButton
            intent="primary"
            size="lg"
            className="min-w-36"
            disabled={barred !== undefined}
            busy={busy}
            onClick={onPass}
            aria-keyshortcuts="A"
            aria-describedby="transfer-barred"
          >
            <Trans>通过并签名</Trans> <Kbd className="max-tablet:hidden">A</Kbd>
          </NetworkButton>
        </span>
      ) : (
        <span className="text-sm text-ink-muted">
          <Trans>由本企业审核岗复核，您可以查看</Trans>
        </span>
      )}
    </footer>
  );
}
