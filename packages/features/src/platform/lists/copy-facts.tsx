import { CopyButton } from '@lianxin/ui';

export interface CopyFact {
  readonly label: string;
  readonly text: string;
  /** Shown instead of the text. @default the text */
  readonly shown?: string;
  /** Label of the copy button. @default no button */
  readonly copy?: string;
}

export function CopyFacts({ facts }: { readonly facts: readonly CopyFact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-px overflow-hidden rounded-md border border-line bg-line text-sm tablet:grid-cols-[repeat(2,auto_minmax(0,1fr)_auto)]">
      {facts.map(({ label, text, shown = text, copy }) => (
        <div key={label} className="col-span-3 grid grid-cols-subgrid items-center gap-x-3 bg-surface-raised px-3.5 py-2">
          <dt className="whitespace-nowrap text-ink-muted">{label}</dt>
          <dd className="text-balance tabular-nums [overflow-wrap:anywhere]">{shown}</dd>
          <dd className="flex">{copy !== undefined && <CopyButton text={text} label={copy} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Groups digits by four, to be compared easily. */
export const inFours = (digits: string): string => (digits.includes(' ') ? digits : digits.replaceAll(/(.{4})(?=.)/g, '$1 '));
