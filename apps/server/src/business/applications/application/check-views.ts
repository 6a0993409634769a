import type { Check } from '@lianxin/api/contract';
import { fen, yuanOf, type Check as DomainCheck } from '@lianxin/domain';

const figureText = (figure: bigint | number | string): string => (typeof figure === 'bigint' ? yuanOf(fen(figure)) : String(figure));

/** The domain's checks on the wire: figures as text, amounts in yuan. */
export function checkViews(checks: readonly DomainCheck[]): Check[] {
  return checks.map(({ rule, code, level, figures }) => ({
    rule,
    code,
    level,
    figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureText(figure)])),
  }));
}
