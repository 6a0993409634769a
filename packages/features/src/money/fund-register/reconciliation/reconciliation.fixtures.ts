import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { supplierAccounts } from '../../../platform/testing/world/accounts.ts';
import { first, pageBy } from '../../../platform/testing/world/example.ts';
import type { BalanceSheet, StatementLine } from './statement-terms.ts';

const { reconciliation, bankAccount } = contract;
const example = first(reconciliation.lines.example.response.list);

const line = (order: number, changes: Partial<StatementLine>): StatementLine => ({
  ...example,
  id: ids.statementLine(`L${order}`),
  bookedOn: day(`2026-11-${String(order).padStart(2, '0')}`),
  serial: `2026110030480${String(order).padStart(3, '0')}`,
  ...changes,
});
const alone = { entry: null, standing: null, reconciliation: 'unmatched' as const };

/** Lines of each state, newest first. */
export const statementLines: readonly [StatementLine, StatementLine, ...StatementLine[]] = [
  line(19, {
    ...alone,
    direction: 'out',
    amount: yuan(102_300),
    balanceAfter: yuan(760_675),
    counterpartyName: '晋融小额贷款有限公司',
    summary: '还款',
  }),
  line(18, {
    direction: 'out',
    amount: yuan(25),
    balanceAfter: yuan(862_975),
    counterpartyName: '',
    summary: '账户管理费',
    reconciliation: 'explained',
    entry: null,
    standing: { difference: 'bankOnly', reason: '账户管理费，待补录', makerName: '刘志强', madeAt: '2026-11-20T18:10:00+08:00' },
  }),
  line(12, { amount: yuan(30_000), balanceAfter: yuan(863_000), reconciliation: 'matchedByHand' }),
  line(5, { balanceAfter: yuan(833_000) }),
];

const sheetExample = reconciliation.balance.example.response;

/** Both balances and the items between them. */
export const sheetAs = (changes: Partial<BalanceSheet>): MockReply =>
  reply(reconciliation.balance, sheetExample && { ...sheetExample, ...changes });

const item = (
  kind: BalanceSheet['items'][number]['kind'],
  { direction, amount, bookedOn, counterpartyName, standing }: StatementLine,
  number: string,
) => ({
  kind,
  side: 'bank' as const,
  direction,
  amount,
  bookedOn,
  counterpartyName,
  number,
  reason: standing?.reason ?? null,
});

const [unmatched, explained] = statementLines;
const open: Partial<BalanceSheet> = {
  bank: yuan(760_675),
  register: yuan(763_000),
  bankPaid: yuan(25),
  adjustedBank: yuan(760_675),
  adjustedRegister: yuan(862_975),
  unexplained: fen(-yuan(102_300)),
  itemCount: 2,
  items: [item('bankOnly', explained, 'K18'), item('unmatched', unmatched, 'K19')],
};

export const linesAre = (list: readonly StatementLine[]): MockReply =>
  reply(reconciliation.lines, ({ states }) => pageBy(list, 'reconciliation', states));

/** An account with a partly matched statement. */
export const reconciling: readonly MockReply[] = [
  reply(bankAccount.list, supplierAccounts),
  linesAre(statementLines),
  sheetAs(open),
  reply(reconciliation.statements, { ...reconciliation.statements.example.response, nextOn: day('2026-11-21') }),
];

/** An account without statements. */
export const beginning: readonly MockReply[] = [
  reply(bankAccount.list, supplierAccounts),
  linesAre([]),
  reply(reconciliation.balance, null),
  reply(reconciliation.statements, { today: day('2026-11-20'), list: [], nextOn: null, closing: null }),
];
