import { TextLink } from '@lianxin/ui';
import { useBrand } from '../brand/index.ts';
import type { NextStep } from './failure.ts';

/** The hotline, if calling is what is left. */
export function Hotline({ next }: { readonly next: NextStep }) {
  const { hotline } = useBrand();
  if (next !== 'call' || hotline === '') return null;
  return (
    <TextLink href={`tel:${hotline}`} className="ml-1 whitespace-nowrap tabular-nums">
      {hotline}
    </TextLink>
  );
}
