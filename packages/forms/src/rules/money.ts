import type { Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { messageRef } from '../messages.ts';
import { positiveMoneyFault, readMoney } from './read-money.ts';

/** A typed amount as text: yuan with at most two decimals, separators allowed. Checks only that it is not empty. */
export const moneyText = z.string().check(z.trim(), z.minLength(1, messageRef('required')));

/** A typed amount in yuan, converted to fen: above zero and below 1e15 yuan. */
export const positiveMoney = z.pipe(
  moneyText,
  z.transform((text, context): Fen => {
    const amount = readMoney(text);
    const fault = positiveMoneyFault(text);
    if (amount !== undefined && fault === undefined) return amount;
    context.issues.push({ code: 'custom', input: text, message: messageRef(fault ?? 'moneyFormat') });
    return z.NEVER;
  }),
);
