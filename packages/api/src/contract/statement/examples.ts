import { day, figure, party, yuan } from '../examples.ts';
import type { StatementMonthView } from './shapes.ts';

export const october: StatementMonthView = {
  month: '2026-10',
  from: day('2026-10-01'),
  to: day('2026-10-31'),
  opening: yuan(1_200_000),
  flows: [
    { kind: 'received', ...figure(2, 860_000) },
    { kind: 'passedOn', count: 1, amount: yuan(-186_000) },
    { kind: 'financed', count: 1, amount: yuan(-500_000) },
    { kind: 'matured', ...figure(0, 0) },
  ],
  closing: yuan(1_374_000),
  lateInterest: yuan(0),
  state: 'toConfirm',
  version: 0,
  word: null,
  acts: ['confirm', 'dispute'],
};

export const line = {
  id: '0',
  on: day('2026-10-12'),
  kind: 'received' as const,
  number: 'LX20261012000034217',
  other: party.core,
  amount: yuan(860_000),
  lateInterest: yuan(0),
};

export const part = {
  channel: 1,
  supplier: party.supplier,
  opening: yuan(1_200_000),
  issued: yuan(860_000),
  paid: yuan(300_000),
  closing: yuan(1_760_000),
  lateInterest: yuan(0),
};
