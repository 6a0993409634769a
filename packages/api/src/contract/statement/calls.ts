import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, firstPage, pageWith } from '../examples.ts';
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { Day, Money, Month, Reason, Text, Version } from '../schemas/primitives.ts';
import { line, october, part } from './examples.ts';
import { StatementFlowName, StatementLine, StatementMonthView, StatementPart, StatementSideName } from './shapes.ts';

const decided = { source: 'added', needs: 'statement.decide', response: StatementMonthView } as const;
const shown = { side: StatementSideName, month: Month, version: Version };
const refuses = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'] as const;

/** Monthly statements (链信账单) of what an enterprise held or owed: opening balance, movements and closing balance. */
export const statement = resource('statement', 'api', '/statement', {
  /** Every month from the first movement to this one, the newest first. */
  months: query('/months', {
    summary: '链信账单',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ side: StatementSideName }),
    response: z.object({ today: Day, months: z.array(StatementMonthView) }),
    example: { request: { side: 'held' }, response: { today: day('2026-11-20'), months: [october] } },
  }),
  /** The movements of a month, the earliest first. The counts ignore the filter by kind. */
  lines: query('/lines', {
    summary: '链信账单明细',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      side: StatementSideName,
      month: Month,
      kinds: z.optional(z.array(StatementFlowName)),
      search: z.optional(Text(100)),
    }),
    response: summedPageOf(StatementLine, z.enum(['amount', 'lateInterest']), StatementFlowName),
    example: {
      request: { ...firstPage, side: 'held', month: '2026-10' },
      response: { ...pageWith(line), columnSums: { amount: line.amount, lateInterest: line.lateInterest }, stateCounts: { received: 1 } },
    },
  }),
  /** A month of issued vouchers by channel and supplier, the greatest closing balance first. */
  parts: query('/parts', {
    summary: '开立账单分布',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ month: Month }),
    response: z.object({ parts: z.array(StatementPart) }),
    example: { request: { month: '2026-10' }, response: { parts: [part] } },
  }),
  /** Confirms the statement of a past month. */
  confirm: act('/confirm', {
    ...decided,
    summary: '确认链信账单',
    request: z.strictObject({ ...shown, closing: Money }),
    refuses,
    example: {
      request: { side: 'held', month: '2026-10', version: 0, closing: october.closing },
      response: {
        ...october,
        state: 'confirmed',
        version: 1,
        word: { by: '王建国', at: '2026-11-02T10:12:00+08:00', reason: null, answer: null },
        acts: [],
      },
    },
  }),
  /** Disputes it, for the platform to answer. */
  dispute: act('/dispute', {
    ...decided,
    summary: '对链信账单提出异议',
    request: z.strictObject({ ...shown, reason: Reason }),
    refuses,
    example: {
      request: { side: 'held', month: '2026-10', version: 0, reason: '10 月 28 日转让的一笔未列入' },
      response: {
        ...october,
        state: 'disputed',
        version: 1,
        word: { by: '王建国', at: '2026-11-02T10:12:00+08:00', reason: '10 月 28 日转让的一笔未列入', answer: null },
        acts: ['confirm'],
      },
    },
  }),
});
