import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { accountConfirmableFrom, fen, type Act, type CivilDate, type Role } from '@lianxin/domain';
import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, windowOf } from '../../../platform/db/page.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, enterprise, issuance, piece, settlement, settlementPayment, voucher } from '../../../schema/index.ts';
import { lastReminders } from '../../applications/application/index.ts';
import { type AccountRow, accountView, isUsable, partiesOf } from '../../foundation/parties/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { actsOnAccount } from './acts-on-account.ts';
import { confirmationsOf, type ConfirmationRow } from './confirm-account.ts';
import { lateInterestSql } from './late-in-sql.ts';
import { payeeAccount, STANDING_ORDER } from './payee-account.ts';
import { hasNotFailed } from './payments-by-state.ts';

type Request = RequestOf<Contract['settlement']['listToReceive']>;
type Payable = Pick<typeof piece.$inferSelect, 'source' | 'overdue'>;
type State = ResponseOf<Contract['settlement']['listToReceive']>['list'][number]['state'];

/** The reason if a payment failed because of the payee's account. */
const refusal = (payeeNo: EnterpriseNo): SQL<string | null> => sql<string | null>`(
  select reason from ${settlementPayment} refused where refused.piece_id = ${piece.id} and refused.payee_no = ${payeeNo}
    and refused.state = 'failed' and refused.round = ${settlement.round} limit 1)`;

/** Late if the issuer lacked money, refused if the holder's own account rejected the payment. */
const stateOf: SQL<State> = sql<State>`case
  when ${piece.state} = 'settled' then 'paid'
  when ${piece.overdue} then 'overdue'
  when ${settlement.state} in ('reserving', 'paying') then 'processing'
  when ${settlement.state} = 'partly' then 'refused'
  else 'upcoming' end`;

function foundBy({ from, to, search, ids }: Request, holderNo: EnterpriseNo): SQL | undefined {
  const asked =
    search === undefined || search === ''
      ? undefined
      : or(ilike(piece.number, containing(search)), ilike(enterprise.name, containing(search)), isAmountIn(search, piece.amount));
  return and(
    eq(piece.holderNo, holderNo),
    eq(piece.live, true),
    inArray(piece.state, ['holding', 'transferring', 'financing', 'settled']),
    ...within(voucher.paymentDate, from, to),
    ids && inArray(piece.id, ids),
    asked,
  );
}

/** Acts of the holder, or of a lender that bought the piece. */
const actsOfHolder = (issuanceState: typeof issuance.$inferSelect.state, { source, overdue }: Payable, role: Role): Act[] =>
  actsOnUnpaid(issuanceState, source === 'financing' ? 'funder' : 'counterparty', overdue, role);

/** Nobody if the account has changed since it was confirmed. */
const confirmationOf = (row: ConfirmationRow | undefined, account: AccountRow | undefined) =>
  row && row.accountId === account?.id ? { by: row.confirmedByName, at: row.confirmedAt.toISOString() } : null;

const lateOf = (holderNo: EnterpriseNo, today: CivilDate): SQL => sql`coalesce(
  (select paid.late_interest from ${settlementPayment} paid
    where paid.piece_id = ${piece.id} and paid.payee_no = ${holderNo} and paid.state = 'paid' limit 1),
  case when ${piece.overdue} then ${lateInterestSql(piece.amount, voucher.paymentDate, today)} else 0 end)`;

/** Overdue ones first, then by payment day; paid ones last. */
export const listToReceive: Handlers['settlement']['listToReceive'] = async (context, request) => {
  const { db, clock, viewer } = context;
  const holderNo = enterpriseOf(context);
  const where = foundBy(request, holderNo);
  const late = lateOf(holderNo, clock.today());
  const { states } = request;
  const chosen = and(where, states === undefined || states.length === 0 ? undefined : inArray(stateOf, states));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({
      piece,
      voucher,
      issuanceState: issuance.state,
      state: stateOf,
      explanation: settlement.explanation,
      lateInterest: sql<string>`${late}`,
      reason: refusal(holderNo),
      isInstructed: sql<boolean>`${exists(
        db
          .select({ id: settlementPayment.id })
          .from(settlementPayment)
          .where(and(eq(settlementPayment.pieceId, piece.id), hasNotFailed)),
      )}`,
    })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, piece.issuerNo))
    .leftJoin(settlement, eq(settlement.voucherId, piece.voucherId))
    .where(chosen)
    .orderBy(asc(eq(stateOf, 'paid' satisfies State)), desc(piece.overdue), asc(voucher.paymentDate), asc(piece.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: stateOf, ...stateCountOf({ amount: piece.amount, lateInterest: late }) })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, piece.issuerNo))
    .leftJoin(settlement, eq(settlement.voucherId, piece.voucherId))
    .where(where)
    .groupBy(stateOf);
  const paid = await db
    .select()
    .from(settlementPayment)
    .where(
      and(
        eq(settlementPayment.payeeNo, holderNo),
        eq(settlementPayment.state, 'paid'),
        inArray(
          settlementPayment.pieceId,
          rows.map((row) => row.piece.id),
        ),
      ),
    );
  const accounts = await db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.enterpriseNo, holderNo))
    .orderBy(...STANDING_ORDER);
  const standing = accounts.find(isUsable);
  const confirmations = await confirmationsOf(
    db,
    rows.map((row) => row.piece.id),
  );
  const party = await partiesOf(
    db,
    rows.map((row) => row.piece.issuerNo),
  );
  const list = rows.map(({ piece: one, voucher, issuanceState, state, explanation, lateInterest, reason, isInstructed }) => {
    const payment = paid.find(({ pieceId }) => pieceId === one.id);
    const named = accounts.find(({ id }) => id === one.receivingAccountId);
    const paidTo = payment && accounts.find(({ accountNumber }) => accountNumber === payment.accountNumber);
    const account = payment ? (paidTo ?? named) : (payeeAccount(named, standing) ?? named);
    const paysOn = voucher.paymentDate;
    return {
      pieceId: one.id,
      voucherId: one.voucherId,
      number: one.number,
      issuer: party(one.issuerNo),
      dueOn: one.dueOn,
      paysOn,
      amount: one.amount,
      lateInterest: fen(BigInt(lateInterest)),
      state,
      account: account ? accountView(account) : null,
      confirmableFrom: accountConfirmableFrom(paysOn),
      confirmation: confirmationOf(confirmations.get(one.id), account),
      paidAt: payment?.paidAt?.toISOString() ?? null,
      bankSerial: payment?.bankSerial ?? null,
      reason: state === 'refused' ? reason : null,
      explanation: state === 'overdue' ? explanation : null,
      acts: [
        ...actsOfHolder(issuanceState, one, viewer.role),
        ...actsOnAccount({ ...one, paysOn, isInstructed }, viewer.role, clock.today()),
      ],
    };
  });
  const urgeable = list.filter(({ acts }) => acts.includes('urge')).map(({ pieceId }) => pieceId);
  const last = await lastReminders(context, 'settlement', urgeable);
  const shown = list.map((one) => {
    const lastReminder = last.get(one.pieceId);
    return lastReminder ? { ...one, lastReminder } : one;
  });
  return countedPage(request, shown, byState);
};
