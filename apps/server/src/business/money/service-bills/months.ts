import type { ServiceBillMonthView } from '@lianxin/api/contract';
import { Refusal, serviceBillMonths, ZERO_FEN, type CivilDate, type Role, type ServiceBillMonth } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { type StoredAnswer, storedAnswers, saidOf, type StatementAnswer, storeAnswer } from '../statements/index.ts';
import { serviceChargesOf } from './charges-of.ts';

const viewOf = (month: ServiceBillMonth, word: StoredAnswer | undefined, today: CivilDate, role: Role): ServiceBillMonthView => ({
  ...month,
  parts: [...month.parts],
  ...saidOf(month, word, { today, role, needs: 'serviceBill.decide' }),
});

const billsOf = async ({ db, clock, viewer }: CallContext): Promise<readonly ServiceBillMonth[]> =>
  serviceBillMonths(await serviceChargesOf(db, enterpriseOf({ viewer })), clock.today());

/** Bills with the enterprise's answers. */
export const months: Handlers['serviceBill']['months'] = async (context) => {
  const today = context.clock.today();
  const { role } = rowViewerOf(context);
  const words = await storedAnswers(context.db, enterpriseOf(context), 'service');
  const all = await billsOf(context);
  return { today, months: all.map((month) => viewOf(month, words.get(month.month), today, role)) };
};

interface Decision extends Pick<StatementAnswer, 'version' | 'event' | 'reason' | 'closing'> {
  readonly month: string;
}

async function decide(context: CallContext, { month, ...said }: Decision): Promise<ServiceBillMonthView> {
  const shown = (await billsOf(context)).find((one) => one.month === month);
  if (!shown) throw new Refusal('NOT_FOUND');
  const statement = { month, to: shown.to, opening: ZERO_FEN, closing: shown.amount };
  const word = await storeAnswer(context, { ...said, book: 'service', shown: statement });
  return viewOf(shown, word, context.clock.today(), rowViewerOf(context).role);
}

export const confirm: Handlers['serviceBill']['confirm'] = (context, { amount, ...said }) =>
  decide(context, { ...said, event: 'confirm', closing: amount });

export const dispute: Handlers['serviceBill']['dispute'] = (context, request) => decide(context, { ...request, event: 'dispute' });
