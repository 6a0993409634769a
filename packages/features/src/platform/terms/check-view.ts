import type { Check as CheckView } from '@lianxin/api/contract';
import { fen, yuanOf, type Check } from '@lianxin/domain';

const figureText = (figure: bigint | number | string): string => (typeof figure === 'bigint' ? yuanOf(fen(figure)) : String(figure));

/** A check made on the page, as the server would send it: amounts in yuan. */
export const checkView = ({ rule, code, level, figures }: Check): CheckView => ({
  rule,
  code,
  level,
  figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureText(figure)])),
});
