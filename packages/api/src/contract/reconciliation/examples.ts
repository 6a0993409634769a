import { day, ids, yuan } from '../examples.ts';
import type { BalanceSheet, Statement, StatementLine } from './shapes.ts';

export const statementExample: Statement = {
  id: ids.bankStatement('Z1'),
  firstOn: day('2026-11-01'),
  lastOn: day('2026-11-20'),
  opening: yuan(100_000),
  closing: yuan(833_000),
  lines: 1,
  source: 'file',
  importerName: '刘志强',
  importedAt: '2026-11-20T18:00:00+08:00',
};

export const lineExample: StatementLine = {
  id: ids.statementLine('L1'),
  bookedOn: day('2026-11-20'),
  direction: 'in',
  amount: yuan(733_000),
  balanceAfter: yuan(833_000),
  serial: 'HD202611200001',
  counterpartyName: '建设银行朔州分行',
  counterpartyNumber: '4367 **** **** 1024',
  summary: '融资放款',
  reconciliation: 'matchedByRule',
  entry: {
    id: ids.fundEntry('F1'),
    number: 'ZJ20261120-0001',
    bookedOn: day('2026-11-20'),
    amount: yuan(733_000),
    counterpartyName: '建设银行朔州分行',
  },
  standing: { difference: null, reason: null, makerName: '刘志强', madeAt: '2026-11-20T18:00:00+08:00' },
};

export const sheetExample: BalanceSheet = {
  on: day('2026-11-20'),
  bank: yuan(833_000),
  register: yuan(733_000),
  openingDifference: yuan(100_000),
  bankReceived: yuan(0),
  bankPaid: yuan(0),
  registerReceived: yuan(0),
  registerPaid: yuan(0),
  amountDifference: yuan(0),
  adjustedBank: yuan(833_000),
  adjustedRegister: yuan(833_000),
  unexplained: yuan(0),
  items: [],
  itemCount: 0,
};
