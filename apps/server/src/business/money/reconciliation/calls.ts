import type { SomeCalls } from '../../../calls/call.ts';
import { balance } from './balance.ts';
import { fetchStatement } from './fetch-statement.ts';
import { lines } from './lines.ts';
import { explain, match, matchAgain, undo } from './match.ts';
import { statements } from './statements.ts';
import { takeStatement } from './take-statement.ts';

export const reconciliationCalls = {
  reconciliation: {
    statements: { scope: 'enterprise', statements: 3, handle: statements },
    importStatement: {
      scope: 'enterprise',
      statements: 13,
      handle: (context, { accountId, ...statement }) => takeStatement(context, accountId, 'file', statement),
    },
    fetchStatement: { scope: 'enterprise', ownTransactions: true, statements: 15, handle: fetchStatement },
    lines: { scope: 'enterprise', statements: 4, handle: lines },
    matchAgain: { scope: 'enterprise', statements: 6, handle: matchAgain },
    match: { scope: 'enterprise', statements: 7, handle: match },
    explain: { scope: 'enterprise', statements: 7, handle: explain },
    undo: { scope: 'enterprise', statements: 5, handle: undo },
    balance: { scope: 'enterprise', statements: 4, handle: balance },
  },
} satisfies SomeCalls;
