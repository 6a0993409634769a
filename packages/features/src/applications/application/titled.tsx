import type { ReactNode } from 'react';

export interface TitledProps {
  readonly title: ReactNode;
  /** Shown at the end of the heading's line, such as a total. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section of an application's details. */
export const Titled = ({ title, note, children }: TitledProps) => (
  <section className="flex flex-col gap-1.5">
    <h3 className="flex items-baseline justify-between gap-3 text-md font-semibold">
      {title}
      {note}
    </h3>
    {children}
  </section>
);
