import { fen, parseYuan, type Fen } from '@lianxin/domain';
import type { MessageKey } from '../messages.ts';

/** 1e15 yuan and above cannot be written in capitals and is refused (specification §5). */
const CEILING: Fen = fen(100_000_000_000_000_000n);

/** The distance of a full-width sign ("１", "，", "．") from the narrow one. */
const WIDE = 0xfe_e0;

/** What was typed in plain signs: full-width ones narrow, thousands separators, spaces and the sign of the yuan gone. */
const plain = (typed: string): string =>
  typed
    .replaceAll(/[！-～]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? WIDE) - WIDE))
    .replaceAll(/[,\s¥￥]/g, '')
    .replace('。', '.');

/** Why what was typed is no amount; undefined when it is one. */
export function moneyFault(typed: string): MessageKey | undefined {
  const amount = parseYuan(plain(typed));
  if (amount === undefined) return 'moneyFormat';
  return amount >= CEILING || amount <= -CEILING ? 'moneyTooLarge' : undefined;
}

/** An amount in yuan as people type or paste it, with the separators and signs of either width; undefined when it is none, a third decimal and 1e15 yuan included. */
export const readMoney = (typed: string): Fen | undefined => (moneyFault(typed) === undefined ? parseYuan(plain(typed)) : undefined);

/** Why what was typed is no amount above zero; undefined when it is one. */
export function positiveMoneyFault(typed: string): MessageKey | undefined {
  const amount = readMoney(typed);
  return amount !== undefined && amount > 0n ? undefined : (moneyFault(typed) ?? 'moneyPositive');
}
