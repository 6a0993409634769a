import { FootBar, NetworkButton, useIsMobile } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

export interface SubmitFootProps {
  /** The id of the missing things, for `aria-describedby` elsewhere. */
  readonly id: string;
  /** What is missing, the most basic first. */
  readonly missing: readonly string[];
  /** Whether the request is complete. @default true */
  readonly ready?: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

const SHOWN = { desk: 3, phone: 1 } as const;

/** The submit button, with the first of the missing things and the count of the others. */
export function SubmitFoot({ id, missing, ready = true, busy, onSubmit }: SubmitFootProps) {
  const shown = useIsMobile() ? SHOWN.phone : SHOWN.desk;
  const further = missing.length - shown;
  return (
    <FootBar className="mt-3 flex flex-col gap-2 max-tablet:mt-0">
      <NetworkButton
        intent="primary"
        size="lg"
        block
        disabled={missing.length > 0 || !ready}
        busy={busy}
        aria-describedby={id}
        onClick={onSubmit}
      >
        <Trans>提交复核</Trans>
      </NetworkButton>
      <div id={id} className="text-xs text-ink-muted">
        {missing.length > 0 && (
          <>
            <Trans>提交前还需：</Trans>
            <ul className="mt-0.5 list-disc pl-4">
              {missing.slice(0, shown).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {further > 0 && (
                <li>
                  <Trans>另有 {further} 项</Trans>
                </li>
              )}
            </ul>
          </>
        )}
      </div>
    </FootBar>
  );
}
