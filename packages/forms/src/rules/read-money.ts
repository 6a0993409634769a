import { fen, parseYuan, type Fen } from '@lianxin/domain';
import type { MessageKey } from '../messages.ts';

/** 1e15 yuan, in fen. Amounts from here cannot be written in capitals and are refused (specification §5). */
const CEILING: Fen = fen(100_000_000_000_000_000n);

/** The code point distance from a full-width character ("１", "，", "．") to its ASCII form. */
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** The typed text in ASCII, without thousands separators, spaces and yuan signs. */
const normalize = (typed: string): string =>
  typed
    .replaceAll(/[！-～]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? FULL_WIDTH_OFFSET) - FULL_WIDTH_OFFSET))
    .replaceAll(/[,\s¥￥]/g, '')
    .replace('。', '.');

/** Why the typed text is not an amount; undefined when it is. */
export function moneyFault(typed: string): MessageKey | undefined {
  const amount = parseYuan(normalize(typed));
  if (amount === undefined) return 'moneyFormat';
  return amount >= CEILING || amount <= -CEILING ? 'moneyTooLarge' : undefined;
}

/**
 * Reads an amount in yuan as people type or paste it, with separators and full-width characters, and returns it in fen. Undefined if it is
 * not an amount, has more than two decimals, or is 1e15 yuan or more.
 */
export const readMoney = (typed: string): Fen | undefined => (moneyFault(typed) === undefined ? parseYuan(normalize(typed)) : undefined);

/** Why the typed text is not an amount above zero; undefined when it is. */
export function positiveMoneyFault(typed: string): MessageKey | undefined {
  const amount = readMoney(typed);
  return amount !== undefined && amount > 0n ? undefined : (moneyFault(typed) ?? 'moneyPositive');
}
