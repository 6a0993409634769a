import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { account, day, firstPage, ids, pageWith } from '../examples.ts';
import { FundDirectionName, ReconciliationStateName } from '../fund-register/shapes.ts';
import { pageRequest } from '../schemas/page.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { BankAccountId, Day, FundEntryId, Money, Reason, StatementLineId, Text } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';
import { lineExample, sheetExample, statementExample } from './examples.ts';
import { BalanceSheet, DifferenceName, ImportedLine, LinePage, Statement } from './shapes.ts';

/** How many lines can be imported at once; a longer statement is imported in parts, by days. */
export const STATEMENT_LINES_MAX = 2000;

const OfAccount = z.strictObject({ accountId: BankAccountId });
const accountId = account.id;
const refreshes = ['fundRegister'] as const;
const Taken = z.object({ lines: z.int(), matched: z.int() });
const Done = z.object({ reconciliation: wire('reconState', ReconciliationStateName) });
const { firstOn, lastOn, opening, closing } = statementExample;

/** Reconciliation of the fund register with bank statements, by account. */
export const reconciliation = resource('reconciliation', 'api', '/reconciliation', {
  /**
   * The statements of an account, the newest first, with the first day of the next one and the business day, which is its last possible
   * day.
   */
  statements: query('/statements', {
    summary: '已导入的对账单',
    source: 'added',
    needs: 'fund.make',
    request: OfAccount,
    response: z.object({ today: Day, list: z.array(Statement), nextOn: z.nullable(Day), closing: z.nullable(Money) }),
    refuses: ['NOT_FOUND'],
    example: {
      request: { accountId },
      response: { today: day('2026-11-20'), list: [statementExample], nextOn: day('2026-11-21'), closing },
    },
  }),
  /** Imports a statement, completely or not at all, and matches it by the rules. */
  importStatement: act('/importStatement', {
    summary: '导入银行对账单',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({
      accountId: BankAccountId,
      firstOn: EnteredDay,
      lastOn: EnteredDay,
      opening: Money,
      closing: Money,
      lines: z.array(ImportedLine).check(z.maxLength(STATEMENT_LINES_MAX)),
    }),
    response: Taken,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: { request: { accountId, firstOn, lastOn, opening, closing: opening, lines: [] }, response: { lines: 0, matched: 0 } },
  }),
  /** Fetches the statement from the bank and imports it. */
  fetchStatement: act('/fetchStatement', {
    summary: '从银行获取对账单',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({ accountId: BankAccountId, firstOn: EnteredDay, lastOn: EnteredDay }),
    response: Taken,
    refuses: ['NOT_FOUND', 'VALIDATION', 'ILLEGAL_STATE', 'TOO_FREQUENT', 'BANK_REFUSED', 'BANK_SILENT', 'MAINTENANCE'],
    example: { request: { accountId, firstOn, lastOn }, response: { lines: 1, matched: 1 } },
  }),
  lines: query('/lines', {
    summary: '对账单明细',
    source: 'added',
    needs: 'fund.make',
    request: z.strictObject({
      ...pageRequest,
      accountId: BankAccountId,
      search: z.optional(Text(100)),
      direction: z.optional(FundDirectionName),
      states: z.optional(z.array(ReconciliationStateName)),
      bookedFrom: z.optional(Day),
      bookedTo: z.optional(Day),
    }),
    response: LinePage,
    refuses: ['NOT_FOUND'],
    example: { request: { ...firstPage, accountId }, response: { ...pageWith(lineExample), stateCounts: { matchedByRule: 1 } } },
  }),
  /** Applies the rules again, for entries that were added since. */
  matchAgain: act('/matchAgain', {
    summary: '重新自动对账',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: OfAccount,
    response: z.object({ matched: z.int() }),
    refuses: ['NOT_FOUND'],
    example: { request: { accountId }, response: { matched: 1 } },
  }),
  /** Matches a line with an entry of the same amount and direction by hand. */
  match: act('/match', {
    summary: '人工对账',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({ lineId: StatementLineId, entryId: FundEntryId }),
    response: Done,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: { request: { lineId: lineExample.id, entryId: ids.fundEntry('F1') }, response: { reconciliation: 'matchedByHand' } },
  }),
  /** Explains a line without an entry, an entry without a line, or a difference between the two. */
  explain: act('/explain', {
    summary: '说明对账差异',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({
      difference: DifferenceName,
      lineId: z.optional(StatementLineId),
      entryId: z.optional(FundEntryId),
      reason: Reason,
    }),
    response: Done,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: {
      request: { difference: 'bankOnly', lineId: lineExample.id, reason: '账户管理费' },
      response: { reconciliation: 'explained' },
    },
  }),
  /** Undoes a match or an explanation; the log keeps it. */
  undo: act('/undo', {
    summary: '撤销对账',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({ lineId: z.optional(StatementLineId), entryId: z.optional(FundEntryId) }),
    response: Done,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: { request: { lineId: lineExample.id }, response: { reconciliation: 'unmatched' } },
  }),
  /** The reconciliation statement of an account on the last day of its statements; null without a statement. */
  balance: query('/balance', {
    summary: '余额调节表',
    source: 'added',
    needs: 'fund.make',
    request: OfAccount,
    response: z.nullable(BalanceSheet),
    refuses: ['NOT_FOUND'],
    example: { request: { accountId }, response: sheetExample },
  }),
});
