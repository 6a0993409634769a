import { TextLink } from '@lianxin/ui';
import type { ReactNode } from 'react';

/** A verb in a row: acts in place, looks like a link. */
export const RowAct = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <TextLink asChild>
    <button type="button" onClick={onClick}>
      {children}
    </button>
  </TextLink>
);
