import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day } from '../examples.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { Day, Money, Month, Reason, Text, Version } from '../schemas/primitives.ts';
import { line, october, part } from './examples.ts';
import { StatementFlowName, StatementLine, StatementMonthView, StatementPart, StatementSideName } from './shapes.ts';

const decided = { source: 'added', needs: 'statement.decide', response: StatementMonthView } as const;
const shown = { side: StatementSideName, month: Month, version: Version };
const refuses = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'] as const;

/** The statements of months (链信账单): what an enterprise held, or was to pay, when a month began, what moved, what there was at its end. */
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
  /** The movements of a month, the earliest first. Counts leave the kinds asked for aside. */
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
    response: pageOf(StatementLine, StatementFlowName),
    example: {
      request: { page: 1, pageSize: 20, side: 'held', month: '2026-10' },
      response: { list: [line], total: 1, page: 1, pageSize: 20, totalAmount: line.amount, stateCounts: { received: 1 } },
    },
  }),
  /** A month of what the enterprise issued, by the bank whose line it takes and by supplier; whoever is owed most first. */
  parts: query('/parts', {
    summary: '开立账单分布',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ month: Month }),
    response: z.object({ parts: z.array(StatementPart) }),
    example: { request: { month: '2026-10' }, response: { parts: [part] } },
  }),
  /** Confirms the statement of a month that has ended, as it was shown. */
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
  /** Says what is wrong with it. People of the platform answer. */
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
