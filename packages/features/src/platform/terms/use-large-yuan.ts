import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react';

/** Units for large amounts: ten thousand yuan in Chinese, thousand in English; both rounded to a hundred yuan. */
const UNITS = {
  'zh-CN': { fen: 1_000_000, decimals: 2 },
  'en-US': { fen: 100_000, decimals: 1 },
} as const;

/** Formats large amounts for charts; not for calculations. */
export function useLargeYuan() {
  const { i18n } = useLingui();
  const { fen: fenInUnit, decimals } = UNITS[i18n.locale === 'en-US' ? 'en-US' : 'zh-CN'];
  const number = (fen: bigint): number => Number(fen) / fenInUnit;
  return {
    number,
    /** With separators and a real minus sign. */
    text: (fen: bigint): string => formatMoney(number(fen).toFixed(5), { decimals }).replace('-', '−'),
  };
}
