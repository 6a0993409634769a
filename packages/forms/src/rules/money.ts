import type { Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { says } from '../messages.ts';
import { positiveMoneyFault, readMoney } from './read-money.ts';

/** What a person types as an amount: yuan with at most two decimals, separators allowed. */
export const moneyText = z.string().check(z.trim(), z.minLength(1, says('required')));

/** A typed amount read as fen: above zero and below 1e15 yuan. */
export const positiveMoney = z.pipe(
  moneyText,
  z.transform((text, context): Fen => {
    const amount = readMoney(text);
    const fault = positiveMoneyFault(text);
    if (amount !== undefined && fault === undefined) return amount;
    context.issues.push({ code: 'custom', input: text, message: says(fault ?? 'moneyFormat') });
    return z.NEVER;
  }),
);
