import { isWritableMoney, parseYuan, plainMoney, readMoney } from '@lianxin/domain';
import type { MessageKey } from '../messages.ts';

export { readMoney };

/** Why the typed text is not an amount; undefined when it is. */
export function moneyFault(typed: string): MessageKey | undefined {
  const amount = parseYuan(plainMoney(typed));
  if (amount === undefined) return 'moneyFormat';
  return isWritableMoney(amount) ? undefined : 'moneyTooLarge';
}

/** Why the typed text is not an amount above zero; undefined when it is. */
export function positiveMoneyFault(typed: string): MessageKey | undefined {
  const amount = readMoney(typed);
  return amount !== undefined && amount > 0n ? undefined : (moneyFault(typed) ?? 'moneyPositive');
}
