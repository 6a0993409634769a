import { EnterpriseNo } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { answerDispute, disputedStatements } from '../../business/money/statements/index.ts';
import { windowOf } from '../../platform/db/page.ts';
import type { OperationHandlers } from '../handler.ts';

/** Reading and answering disputes of statements. */
export const statementsHandlers: OperationHandlers['statements'] = {
  async list({ db }, page) {
    const { rows, total } = await disputedStatements(db, windowOf(page));
    return {
      total,
      list: rows.map(({ row, name }) => ({
        enterprise: { enterpriseNo: z.parse(EnterpriseNo, row.enterpriseNo), name },
        side: row.side,
        month: row.month,
        version: row.version,
        opening: row.opening,
        closing: row.closing,
        reason: row.reason ?? '',
        disputedBy: row.decidedByName,
        disputedAt: row.decidedAt.toISOString(),
      })),
    };
  },
  async answer(context, request) {
    const { enterpriseNo, side, month, answer } = request;
    await answerDispute(context, { ...request, by: context.operator.name });
    return { answer: {}, subjectId: `statement:${enterpriseNo}:${side}:${month}`, after: { answer } };
  },
};
