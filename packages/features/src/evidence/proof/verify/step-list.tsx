import type { ReactNode } from 'react';

export interface StepListProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Heading level. @default 3 */
  readonly level?: 2 | 3;
}

/** Numbered steps side by side. */
export function StepList({ steps, level = 3 }: StepListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line tablet:grid-cols-2 desktop:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="bg-surface p-5 max-tablet:p-4">
          <Heading className="text-lg font-semibold">
            <span className="mr-2 text-ink-faint tabular-nums">{index + 1}</span>
            {title}
          </Heading>
          <p className="mt-1 text-sm text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
