import type { ReactNode } from 'react';

export interface TitledProps {
  readonly title: ReactNode;
  /** Stands at the end of the heading's line: how it comes out as a whole. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an application's detail under its heading. */
export const Titled = ({ title, note, children }: TitledProps) => (
  <section className="flex flex-col gap-1.5">
    <h3 className="flex items-baseline justify-between gap-3 text-md font-semibold">
      {title}
      {note}
    </h3>
    {children}
  </section>
);
