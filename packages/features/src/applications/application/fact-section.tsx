import { Descriptions, type DescriptionItem } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface FactSectionProps {
  readonly title: ReactNode;
  readonly items: readonly DescriptionItem[];
  /** The number of columns, if there is room. @default 1 */
  readonly columns?: 1 | 2 | undefined;
}

/** Facts under a heading, with aligned labels. */
export const FactSection = ({ title, items, columns }: FactSectionProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-md font-semibold">{title}</h3>
    <Descriptions items={items} columns={columns} />
  </section>
);
