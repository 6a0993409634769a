import { textLength } from '@lianxin/domain';
import type { ReactNode } from 'react';

interface FittedTextProps {
  readonly children: string;
  /** Available width in ems of the surrounding text. */
  readonly room: number;
  /** Preferred size in ems of the surrounding text. @default 1 */
  readonly size?: number;
  readonly className?: string;
}

/** The size in ems at which a text fits its line. */
export function fittedSize(text: string, room: number, size = 1): number {
  return Math.min(size, room / textLength(text));
}

/** A line that shrinks instead of wrapping or being cut, because paper cannot be scrolled. */
export function FittedText({ children, room, size = 1, className = '' }: FittedTextProps): ReactNode {
  return (
    <span
      className={`leading-none whitespace-nowrap ${className}`}
      style={{ fontSize: `${fittedSize(children, room, size).toFixed(3)}em` }}
    >
      {children}
    </span>
  );
}
