import type { StatementMonthView } from '@lianxin/api/contract';
import { Refusal, statementMonths, type Fen, type StatementSide } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { monthView } from './stored-answers.ts';
import { movementsOf } from './movements-of.ts';
import { storeAnswer, type StatementAnswer } from './store-answer.ts';

interface Decision extends Pick<StatementAnswer, 'version' | 'event' | 'reason'> {
  readonly side: StatementSide;
  readonly month: string;
  readonly closing?: Fen;
}

async function decide(context: CallContext, { side, month, ...said }: Decision): Promise<StatementMonthView> {
  const today = context.clock.today();
  const all = statementMonths(side, await movementsOf(context.db, enterpriseOf(context), side), today);
  const shown = all.find((one) => one.month === month);
  if (!shown) throw new Refusal('NOT_FOUND');
  return monthView(shown, await storeAnswer(context, { ...said, book: side, shown }), today, rowViewerOf(context).role);
}

export const confirm: Handlers['statement']['confirm'] = (context, request) => decide(context, { ...request, event: 'confirm' });

export const dispute: Handlers['statement']['dispute'] = (context, request) => decide(context, { ...request, event: 'dispute' });
