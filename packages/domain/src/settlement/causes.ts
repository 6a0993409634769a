import type { Label, Language } from '../labels.ts';

/** Why no payment instruction is made for a payee; only the payee can remedy this. */
export const NO_RECEIVING_ACCOUNT = '没有可用的收款账户';

/** Translations of causes stored by the platform and of common causes given by banks. */
const CAUSES: Readonly<Record<string, Label['en']>> = {
  [NO_RECEIVING_ACCOUNT]: 'No usable receiving account',
  付款账户余额不足: 'The paying account does not hold enough money',
  收款账户状态异常: 'The receiving account is not in a normal state',
  收款账号与户名不符: 'The receiving account number does not match the account name',
};

const UNPAID = /^凭证 (\S+) 到期未付$/;

/** The stored cause for suspending an issuer that did not pay a voucher at maturity (银发〔2025〕77号 Art 15). */
export const unpaidCause = (voucherNumber: string): string => `凭证 ${voucherNumber} 到期未付`;

/** Translates a stored cause. Free text by a bank or a person is returned unchanged. */
export function causeIn(stored: string, language: Language): string {
  if (language === 'zh') return stored;
  const [, number] = UNPAID.exec(stored) ?? [];
  if (number !== undefined) return `Voucher ${number} was not paid when due`;
  return (Object.hasOwn(CAUSES, stored) ? CAUSES[stored] : undefined) ?? stored;
}
