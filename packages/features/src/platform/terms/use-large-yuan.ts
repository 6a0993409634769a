import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react';

/** What large amounts are counted in: ten-thousands of yuan in Chinese, thousands in English; both to a hundred yuan. */
const UNITS = {
  'zh-CN': { fen: 1_000_000, decimals: 2 },
  'en-US': { fen: 100_000, decimals: 1 },
} as const;

/** Writes large amounts for a drawing, in the unit of the screen's language; never for counting on. */
export function useLargeYuan() {
  const { i18n } = useLingui();
  const { fen: fenInUnit, decimals } = UNITS[i18n.locale === 'en-US' ? 'en-US' : 'zh-CN'];
  const number = (fen: bigint): number => Number(fen) / fenInUnit;
  return {
    number,
    /** Grouped, with a true minus. */
    text: (fen: bigint): string => formatMoney(number(fen).toFixed(5), { decimals }).replace('-', '−'),
  };
}
