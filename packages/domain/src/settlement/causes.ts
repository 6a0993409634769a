import type { Label, Language } from '../labels.ts';

/** Why a payee gets no instruction: nobody but itself can mend that. */
export const NO_RECEIVING_ACCOUNT = '没有可用的收款账户';

/** Causes that the platform keeps in these words, and those in which banks commonly answer. */
const CAUSES: Readonly<Record<string, Label['en']>> = {
  [NO_RECEIVING_ACCOUNT]: 'No usable receiving account',
  付款账户余额不足: 'The paying account does not hold enough money',
  收款账户状态异常: 'The receiving account is not in a normal state',
  收款账号与户名不符: 'The receiving account number does not match the account name',
};

const UNPAID = /^凭证 (\S+) 到期未付$/;

/** Why the platform keeps an issuer from issuing: a voucher of its was not paid when it was due (银发〔2025〕77号 Art 15). */
export const unpaidCause = (voucherNumber: string): string => `凭证 ${voucherNumber} 到期未付`;

/** A cause that was kept as text, as it reads in a language. What a bank or a person said in words of their own stays as it was said. */
export function causeIn(kept: string, language: Language): string {
  if (language === 'zh') return kept;
  const [, number] = UNPAID.exec(kept) ?? [];
  if (number !== undefined) return `Voucher ${number} was not paid when due`;
  return (Object.hasOwn(CAUSES, kept) ? CAUSES[kept] : undefined) ?? kept;
}
