import { Descriptions, type DescriptionItem } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface FactSectionProps {
  readonly title: ReactNode;
  readonly items: readonly DescriptionItem[];
}

/** Facts of one subject under its heading, the labels in one column throughout. */
export const FactSection = ({ title, items }: FactSectionProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-md font-semibold">{title}</h3>
    <Descriptions items={items} />
  </section>
);
