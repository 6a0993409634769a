import { statementMonths } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { storedAnswers, monthView } from './stored-answers.ts';
import { movementsOf } from './movements-of.ts';

/** Statements with the enterprise's answers. */
export const months: Handlers['statement']['months'] = async (context, { side }) => {
  const { db, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const today = clock.today();
  const { role } = rowViewerOf(context);
  const words = await storedAnswers(db, enterpriseNo, side);
  const all = statementMonths(side, await movementsOf(db, enterpriseNo, side), today);
  return { today, months: all.map((month) => monthView(month, words.get(month.month), today, role)) };
};
