import { closingOfLines, fen, shanghaiDate, signedAmount, type ImportedLine } from '@lianxin/domain';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { StatementEntry } from '../../../platform/gateway/bank-gateway.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { askableAccount, knownAnswer } from '../bank-accounts/index.ts';
import { statementAt } from './of-account.ts';
import { takeStatement } from './take-statement.ts';

/** Lines for each request to the bank, and in total. */
const PAGE = 100;
const MOST = 2000;

const lineOf = (entry: StatementEntry): ImportedLine => ({
  bookedOn: shanghaiDate(new Date(entry.bookedAt)),
  direction: entry.direction,
  amount: fen(entry.amount),
  serial: entry.serial,
  counterpartyName: entry.counterpartyName,
  counterpartyNumber: entry.counterpartyNumber,
  summary: entry.summary,
  balanceAfter: fen(entry.balanceAfter),
});

/** Fetches a statement from the bank, outside transactions, and imports it like a file. */
export const fetchStatement: ServedHandlers['reconciliation']['fetchStatement'] = async (context, { accountId, firstOn, lastOn }, bank) => {
  if (firstOn > lastOn) throw refusedField('firstOn', { zh: '开始日不能晚于结束日', en: 'The first day is after the last' });
  const { accountName, accountNumber, branchNumber } = await askableAccount(context, bank, accountId);
  const asked = { accountName, accountNumber, branchNumber, from: firstOn, to: lastOn, direction: undefined, pageSize: PAGE };
  const newestFirst: StatementEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await knownAnswer(bank.bankOn(context.db).statementOf({ ...asked, page }));
    if (total > MOST)
      throw refusedField('lastOn', {
        zh: `一次最多获取 ${MOST} 笔，请缩短期间`,
        en: `At most ${MOST} lines at once; ask for fewer days`,
      });
    newestFirst.push(...list);
    if (newestFirst.length >= total || list.length === 0) break;
  }
  const lines = newestFirst.toReversed().map(lineOf);
  const [first] = lines;
  return context.transaction(async (db) => {
    const before = await statementAt(db, accountId, 'last');
    const opening = first?.balanceAfter === undefined ? before?.closing : fen(first.balanceAfter - signedAmount(first));
    if (opening === undefined)
      throw refusedField('lastOn', { zh: '该期间没有收付，请延长期间', en: 'Nothing moved in these days; ask for more' });
    const statement = { firstOn, lastOn, opening, closing: closingOfLines(opening, lines), lines };
    return takeStatement({ ...context, db }, accountId, 'bank', statement);
  });
};
