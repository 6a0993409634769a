import { useMemo } from 'react';
import { encode } from 'uqr';
import { cn } from '../cn.ts';

export type QrCodeProps = Omit<React.ComponentProps<'svg'>, 'children'> & {
  /** Content of the code. */
  text: string;
  /** Accessible name with the effect of scanning: "扫码核验". */
  label: string;
  /** Error correction level: L 7 %, M 15 %, Q 25 %, H 30 %. @default 'M' */
  correction?: 'L' | 'M' | 'Q' | 'H' | undefined;
  /** Width of the quiet zone in modules. The standard asks for four; two are enough on a white background. @default 2 */
  border?: number | undefined;
};

/** Builds one path of the dark modules, with a rectangle per horizontal run. */
function pathOf(cells: readonly (readonly boolean[])[]): string {
  return cells
    .map((row, y) => row.map((dark, x) => (dark && row[x - 1] !== true ? `M${x} ${y}h${runLength(row, x)}v1H${x}z` : '')).join(''))
    .join('');
}

function runLength(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}

/** A QR code as one SVG path, black on white in every theme, because scanners may not read inverted codes. */
export function QrCode({ text, label, correction = 'M', border = 2, className, ...props }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: correction, border });
    return { size: code.size, path: pathOf(code.data) };
  }, [text, correction, border]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('soft:size-32', className)}
      {...props}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
