import { assertReportable, reportLines } from '../../business/evidence/regulatory/index.ts';
import { recordOperation } from '../audit/record.ts';
import type { OperationHandlers } from '../handler.ts';

/**
 * Reporting to the regulator. The trail tells that it began before anything leaves, and what it came to before the last line does: one that
 * began and did not end was broken off.
 */
export const regulatoryHandlers: OperationHandlers['regulatory'] = {
  async export(context, { from, to, reason }) {
    const days = { from, to };
    assertReportable(days, context.clock.today());
    const told = { action: 'regulatory.export', subjectId: `${from}_${to}`, reason };
    await context.transaction((db) => recordOperation(db, context, { ...told, outcome: 'begun' }));
    return reportLines(context.db, {
      days,
      platform: context.config.platformName,
      seal: (after) => context.transaction((db) => recordOperation(db, context, { ...told, outcome: 'done', after: { ...after } })),
    });
  },
};
