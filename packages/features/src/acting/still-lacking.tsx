import { useIsMobile } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

export interface StillLackingProps {
  /** By which the button that waits for it names it. */
  readonly id: string;
  /** What stands between the form and its submission, most basic first. */
  readonly lacking: readonly string[];
}

const SHOWN = { desk: 3, phone: 1 } as const;

/** What a form still lacks before it can be handed in, beneath its button: the first of it, and how much more. */
export function StillLacking({ id, lacking }: StillLackingProps) {
  const shown = useIsMobile() ? SHOWN.phone : SHOWN.desk;
  const further = lacking.length - shown;
  return (
    <div id={id} className="text-xs text-ink-muted">
      {lacking.length > 0 && (
        <>
          <Trans>提交前还需：</Trans>
          <ul className="mt-0.5 list-disc pl-4">
            {lacking.slice(0, shown).map((text) => (
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
  );
}
