import { Descriptions, type DescriptionItem } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface FactSectionProps {
  readonly title: ReactNode;
  readonly items: readonly DescriptionItem[];
  /** Columns where there is room. @default 1 */
  readonly columns?: 1 | 2 | undefined;
}

/** Facts of one subject under its heading, the labels in one column throughout. */
export const FactSection = ({ title, items, columns }: FactSectionProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-md font-semibold">{title}</h3>
    <Descriptions items={items} columns={columns} />
  </section>
);
