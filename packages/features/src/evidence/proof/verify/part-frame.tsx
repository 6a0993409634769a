import type { ReactNode } from 'react';

export interface PartFrameProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** Heading level; 1 for the first part. @default 2 */
  readonly level?: 1 | 2;
}

/** A part of the page with heading, introduction and content, centred if there is room. */
export function PartFrame({ title, lead, children, level = 2 }: PartFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-[1120px] flex-col justify-center gap-6 px-12 py-10 max-tablet:justify-start max-tablet:gap-4 max-tablet:py-6 max-tablet:pr-10 max-tablet:pl-4">
      <div>
        <Heading className="font-instrument text-[32px] leading-11 font-bold tracking-[0.04em] max-tablet:text-[24px] max-tablet:leading-8">
          {title}
        </Heading>
        <p className="mt-2 max-w-[48em] text-lg text-ink-muted max-tablet:text-md">{lead}</p>
      </div>
      {children}
    </div>
  );
}
