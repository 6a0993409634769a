import type { ApiError } from '@lianxin/api/client';
import { useIsMobile } from '@lianxin/ui';
import { useEffect, useRef, useState } from 'react';
import type { PiecePicking } from '../../../vouchers/voucher/index.ts';
import type { ProblemField, Submission } from './submission.ts';

/** The fields in the folded part. */
const FOLDED: readonly ProblemField[] = ['pieces', 'pledged', 'amount', 'repayOn', 'wishedOn'];

interface Choice {
  readonly picking: Pick<PiecePicking, 'place'>;
  /** Whether vouchers and amount are valid. */
  readonly isWhole: boolean;
  readonly submission: Pick<Submission, 'error' | 'problems'>;
}

/**
 * Folds vouchers and amount into one line on a phone, so that the quotes begin in the first half of the window. Folded from the start when
 * the form opens with both, otherwise once the person has finished. A window that gets narrow folds nothing under the person's hands.
 */
export function useFoldedChoice({ picking, isWhole, submission: { error, problems } }: Choice) {
  const phone = useIsMobile();
  const [isOpen, setOpen] = useState(!phone || !isWhole);
  /** The last refusal that concerns the folded fields. It opens them once; then the person may fold them again. */
  const [shown, setShown] = useState<ApiError>();
  const refusal = FOLDED.some((field) => problems[field] !== undefined) ? error : undefined;
  if (shown !== refusal) setShown(refusal);
  const isRefused = refusal !== undefined && shown !== refusal;
  if (!isOpen && (!phone || !isWhole || isRefused)) setOpen(true);
  const isFolded = !isOpen;

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
