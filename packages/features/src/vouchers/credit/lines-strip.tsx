import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLargeYuan } from '../../platform/terms/index.ts';
import type { CreditLine } from './use-credit-lines.ts';

type Line = Pick<CreditLine, 'channel' | 'bankName' | 'available' | 'total' | 'validUntil'>;

export interface LinesStripProps {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Label of what is available of a line. The words are the caller's, whose catalog is loaded. */
  readonly availableOf: (line: Line) => string;
  /** The total, given in large units, and the last day. */
  readonly totalOf: (total: string, line: Line) => string;
  /** Where the lines are shown in full. @default no link */
  readonly href?: string | undefined;
}

/** What is left of each bank's line, in one row. */
export function LinesStrip({ label, lines, availableOf, totalOf, href }: LinesStripProps) {
  const yuan = useLargeYuan();
  return (
    <SummaryStrip
      aria-label={label}
      figures={lines.map((line) => ({
        id: String(line.channel),
        label: availableOf(line),
        value: formatMoney(line.available),
        sub: totalOf(yuan.text(line.total), line),
        href,
      }))}
    />
  );
}
