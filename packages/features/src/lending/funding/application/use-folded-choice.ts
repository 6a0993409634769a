import { useIsMobile } from '@lianxin/ui';
import { useEffect, useRef, useState } from 'react';
import type { PiecePicking } from '../../../vouchers/voucher/index.ts';

interface Choice {
  readonly picking: Pick<PiecePicking, 'place'>;
  /** Whether vouchers and amount are valid. */
  readonly isWhole: boolean;
  /** Whether the server has refused something, which must not be hidden. */
  readonly isRefused: boolean;
}

/**
 * Folds vouchers and amount into one line on a phone, so that the quotes begin in the first half of the window. Folded from the start when
 * the form opens with both, otherwise once the person has finished.
 */
export function useFoldedChoice({ picking, isWhole, isRefused }: Choice) {
  const phone = useIsMobile();
  const [isOpen, setOpen] = useState(!isWhole);
  if (!isOpen && (!isWhole || isRefused)) setOpen(true);
  const isFolded = phone && !isOpen;

  // The focus follows the person: to the line when it is folded, to the vouchers when it is opened.
  const line = useRef<HTMLButtonElement>(null);
  const wants = useRef<'line' | 'place'>(undefined);
  const { place } = picking;
  useEffect(() => {
    if (wants.current !== (isFolded ? 'line' : 'place')) return;
    const target = isFolded ? line.current : place;
    if (target === null) return;
    wants.current = undefined;
    target.focus();
  }, [isFolded, place]);

  const turn = (open: boolean) => {
    wants.current = open ? 'place' : 'line';
    setOpen(open);
  };
  return { isFolded, line, open: () => turn(true), fold: phone && isWhole ? () => turn(false) : undefined };
}
