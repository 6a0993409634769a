import type { BankAccountId } from '@lianxin/api/contract';
import { addDays, daysBetween, fen, maskAccountNumber, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { AccountBalance, BankRefusal } from '../../../platform/gateway/bank-gateway.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import { balanceView } from './balance-view.ts';
import { ownAccount, stateOf } from './own-accounts.ts';

type Bank = Pick<Services, 'bankOn' | 'limiter'>;

/** The default period of a bank statement; the maximum is a year. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** Banks are asked about verified accounts of the enterprise only. */
export async function askableAccount(context: CallContext, { limiter }: Bank, id: BankAccountId): Promise<AccountRow> {
  const enterpriseNo = enterpriseOf(context);
  const row = await ownAccount(context.db, enterpriseNo, id);
  const state = stateOf(row);
  if (state !== 'usable' && state !== 'frozen') throw new Refusal('ILLEGAL_STATE', { object: 'bankAccount', state, act: 'queryBank' });
  await limiter.take(LIMITS.askBank, enterpriseNo);
  return row.account;
}

/** Refuses BANK_SILENT without an answer and BANK_REFUSED after a refusal. */
export async function knownAnswer<Known extends { readonly outcome: 'known' }>(asked: Promise<Known | BankRefusal>): Promise<Known> {
  const answer = await asked.catch((error: unknown) => {
    throw error instanceof GatewayError ? new Refusal('BANK_SILENT') : error;
  });
  if (answer.outcome === 'refused') throw new Refusal('BANK_REFUSED', { reason: answer.reason });
  return answer;
}

export const queryBalance: ServedHandlers['bankAccount']['queryBalance'] = async (context, { id }, bank) => {
  const account = await askableAccount(context, bank, id);
  const { balance, opening, received, paid, asOf }: AccountBalance = await knownAnswer(bank.bankOn(context.db).balanceOf(account));
  const said = { balance, opening, received, paid, balanceAt: new Date(asOf) };
  await context.transaction((db) => db.update(bankAccount).set(said).where(eq(bankAccount.id, id)));
  return balanceView(said);
};

/** A page of the bank's own statement. */
export const listTransactions: ServedHandlers['bankAccount']['transactions'] = async (
  context,
  { id, from, to = context.clock.today(), direction, page, pageSize },
  bank,
) => {
  const first = from ?? addDays(to, -USUAL_DAYS);
  if (first > to) throw refusedField('from', { zh: '开始日不能晚于结束日', en: 'The first day is after the last' });
  if (daysBetween(first, to) > MOST_DAYS) throw refusedField('from', { zh: '一次最多查询一年', en: 'A year at most' });
  const { accountName, accountNumber, branchNumber } = await askableAccount(context, bank, id);
  const asked = { accountName, accountNumber, branchNumber, from: first, to, direction, page, pageSize };
  const { list, total } = await knownAnswer(bank.bankOn(context.db).statementOf(asked));
  const entries = list.map((entry) => ({
    ...entry,
    amount: fen(entry.amount),
    counterpartyNumber: maskAccountNumber(entry.counterpartyNumber),
  }));
  return { list: entries, total, page, pageSize };
};
