import { fen, parseYuan, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { says } from '../messages.ts';

/** What a person types as an amount: yuan with at most two decimals, separators allowed. */
export const moneyText = z.string().check(z.trim(), z.minLength(1, says('required')));

/** 1e15 yuan and above cannot be written in capitals and is refused (specification §5). */
const CEILING: Fen = fen(100_000_000_000_000_000n);

/** A typed amount read as fen: above zero and below 1e15 yuan. */
export const positiveMoney = z.pipe(
  moneyText,
  z.transform((text, context): Fen => {
    const amount = parseYuan(text);
    const refuse = (message: string): Fen => {
      context.issues.push({ code: 'custom', input: text, message });
      return z.NEVER;
    };
    if (amount === undefined) return refuse(says('moneyFormat'));
    if (amount >= CEILING) return refuse(says('moneyTooLarge'));
    return amount > 0n ? amount : refuse(says('moneyPositive'));
  }),
);
