import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { balance } from './balance.ts';
import { fetchStatement } from './fetch-statement.ts';
import { lines } from './lines.ts';
import { explain, match, matchAgain, undo } from './match.ts';
import { statements } from './statements.ts';
import { takeStatement } from './take-statement.ts';

/** The fund register against the statements of banks. */
export const reconciliationHandlers = (services: Pick<Services, 'bankOn' | 'limiter'>): Handlers['reconciliation'] => ({
  statements,
  importStatement: (context, { accountId, ...statement }) => takeStatement(context, accountId, 'file', statement),
  fetchStatement: fetchStatement(services),
  lines,
  matchAgain,
  match,
  explain,
  undo,
  balance,
});
