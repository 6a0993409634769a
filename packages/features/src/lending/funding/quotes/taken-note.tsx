import { formatMoney } from '@lianxin/domain';
import { NumberCell } from '../../../platform/lists/index.ts';
import type { Taken } from './taken.ts';

export interface TakenNoteProps {
  readonly taken: readonly Taken[];
  /** The sentence about whole pieces: "整笔融资 2 笔". */
  readonly whole: (count: number) => string;
  /** The sentence about the piece that is split: "拆分 … 用于融资，其余 … 仍正常持有". */
  readonly split: (taking: string, left: string) => string;
}

/** A note on how many pieces are used whole, and which one is split. */
export function TakenNote({ taken, whole: wholeWords, split: splitWords }: TakenNoteProps) {
  const split = taken.find(({ rest }) => rest > 0n);
  const whole = taken.length - (split ? 1 : 0);
  if (taken.length === 0) return null;
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
      {whole > 0 && wholeWords(whole)}
      {split && (
        <span>
          <NumberCell number={split.piece.number} /> {splitWords(formatMoney(split.take), formatMoney(split.rest))}
        </span>
      )}
    </p>
  );
}
