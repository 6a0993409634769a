import { textLength } from '@lianxin/domain';
import type { ReactNode } from 'react';

interface FittedTextProps {
  readonly children: string;
  /** Room on the line, in ems of the surrounding text. */
  readonly room: number;
  /** Size when there is room, in ems of the surrounding text. @default 1 */
  readonly size?: number;
  readonly className?: string;
}

/** Size, in ems, at which a text still fits its line. */
export function fittedSize(text: string, room: number, size = 1): number {
  return Math.min(size, room / textLength(text));
}

/** One line of the instrument that is set smaller rather than broken or cut: on paper nothing can be scrolled to. */
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
