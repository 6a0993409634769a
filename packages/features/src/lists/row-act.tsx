import { TextLink } from '@lianxin/ui';
import type { ReactNode } from 'react';

/** A verb in a row: acts in place, looks like a link, as tall as a finger needs where verbs wrap under each other. */
export const RowAct = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <TextLink asChild className="min-h-6">
    <button type="button" onClick={onClick}>
      {children}
    </button>
  </TextLink>
);
