import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { allowedActs, fen, sumFen, ZERO_FEN, type Act, type CivilDate, type SettlementState } from '@lianxin/domain';
import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, windowOf } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf, type RowViewer } from '../../../platform/session/row-viewer.ts';
import { applicationLog, bankAccount, issuance, piece, settlement, voucher } from '../../../schema/index.ts';
import { waitsForSecond, withTwoReviews } from '../../applications/application/index.ts';
import { accountsById, accountView, partiesOf } from '../../foundation/parties/index.ts';
import { readWholeForm } from '../../vouchers/issuance/index.ts';
import { lateInterestSql } from './late-in-sql.ts';

type Request = RequestOf<Contract['settlement']['listToPay']>;
type View = ResponseOf<Contract['settlement']['listToPay']>['list'][number];
type State = View['state'];

const stateOf: SQL<State> = sql<State>`coalesce(${settlement.state}, 'upcoming')`;

/** Vouchers to be paid, or paid, with issuance and settlement. */
const selectMaturities = (db: Db) =>
  db
    .select({ voucher, issuance, row: settlement })
    .from(voucher)
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .leftJoin(settlement, eq(settlement.voucherId, voucher.id));

type FoundMaturity = Awaited<ReturnType<typeof selectMaturities>>[number];

/** Signed, so it has a holder. */
const toBePaid = inArray(issuance.state, ['effective', 'overdue', 'partiallySettled', 'settled']);

/** All filters except the states. */
function foundBy(
  { from, to, search }: Pick<Request, 'from' | 'to' | 'search'>,
  issuerNo: FoundMaturity['voucher']['issuerNo'],
): SQL | undefined {
  const asked =
    search === undefined || search === ''
      ? undefined
      : or(ilike(voucher.number, containing(search)), isAmountIn(search, voucher.faceAmount));
  return and(eq(voucher.issuerNo, issuerNo), ...within(voucher.paymentDate, from, to), toBePaid, asked);
}

/** Unpaid amount and late interest of a voucher by a day. */
function unpaidSql(today: CivilDate): Readonly<Record<'unpaid' | 'lateInterest', SQL>> {
  const pieces = sql`from ${piece} where ${piece.voucherId} = ${voucher.id} and ${piece.live}`;
  return {
    unpaid: sql`(select sum(${piece.amount}) ${pieces} and ${piece.state} <> 'settled')`,
    lateInterest: sql`(select sum(${lateInterestSql(piece.amount, voucher.paymentDate, today)}) ${pieces} and ${piece.overdue})`,
  };
}

/** Unpaid amounts and the late interest if paid on a day. */
async function unpaidOf(db: Db, found: readonly FoundMaturity[], today: CivilDate) {
  const ids = found.map(({ voucher }) => voucher.id);
  if (ids.length === 0) return new Map<string, { unpaid: string; late: string; payees: number }>();
  const rows = await db
    .select({
      id: piece.voucherId,
      unpaid: sql<string>`coalesce(sum(${piece.amount}) filter (where ${piece.state} <> 'settled'), 0)`,
      late: sql<string>`coalesce(sum(${lateInterestSql(piece.amount, voucher.paymentDate, today)}) filter (where ${piece.overdue}), 0)`,
      payees: sql<number>`(count(*) filter (where ${piece.state} <> 'settled'))::int`,
    })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .where(and(inArray(piece.voucherId, ids), eq(piece.live, true)))
    .groupBy(piece.voucherId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Acts that fit the state of payment. */
const DUE: Readonly<Partial<Record<Act, (state: SettlementState | undefined) => boolean>>> = {
  pay: (state) => state === 'short',
  authorisePay: (state) => state === 'prepared',
  explain: (state) => state === 'short' || state === 'prepared',
  retryPay: (state) => state === 'partly',
  addReceipt: (state) => state !== undefined && state !== 'reserving' && state !== 'paying',
};

/** Acts of the matrix that fit the state, except reviewing one's own preparation. */
export const actsOfPayer = ({ issuance: { state }, row }: FoundMaturity, { role, userId }: Pick<RowViewer, 'role' | 'userId'>): Act[] =>
  allowedActs('issuance', state, 'own', role).filter(
    (act) => (act === 'view' || DUE[act]?.(row?.state) === true) && !(act === 'authorisePay' && row?.preparedBy === userId),
  );

/** Operators prepare an overdue payment, reviewers authorise it. */
const waitingRole = (state: State): 'operator' | 'reviewer' | undefined =>
  state === 'short' ? 'operator' : state === 'prepared' ? 'reviewer' : undefined;

/** Vouchers as their issuer sees them. */
export async function toPayViews(db: Db, found: readonly FoundMaturity[], viewer: RowViewer): Promise<View[]> {
  const unpaid = await unpaidOf(db, found, viewer.today);
  const payers = found.map(({ row, issuance: { form } }) => row?.payerAccountId ?? readWholeForm(form).payAccountId);
  const accounts = await accountsById(db, payers);
  const party = await partiesOf(
    db,
    found.map(({ voucher }) => voucher.issuerNo),
  );
  const views = found.map((one, place): View & { readonly id: string } => {
    const { voucher, row } = one;
    const figures = unpaid.get(voucher.id);
    const payer = payers[place];
    const account = payer === undefined ? undefined : accounts.get(payer);
    const state = row?.state ?? 'upcoming';
    const waits = waitingRole(state);
    return {
      voucherId: voucher.id,
      issuanceId: voucher.issuanceId,
      number: voucher.number,
      dueOn: voucher.dueOn,
      paysOn: voucher.paymentDate,
      amount: voucher.faceAmount,
      unpaid: figures ? fen(BigInt(figures.unpaid)) : ZERO_FEN,
      lateInterest: figures ? fen(BigInt(figures.late)) : ZERO_FEN,
      payees: figures?.payees ?? 0,
      state,
      version: row?.version ?? 0,
      account: account ? accountView(account) : null,
      overdueSince: row?.overdueSince ?? null,
      shortage: row?.shortage ?? null,
      explanation: row?.explanation ?? null,
      returnReason: row?.returnReason ?? null,
      preparedByName: row?.preparedByName ?? null,
      isOwn: row?.preparedBy === viewer.userId,
      waitingFor: waits && row ? { enterpriseName: party(voucher.issuerNo).name, role: waits, since: row.stateSince.toISOString() } : null,
      acts: actsOfPayer(one, viewer),
      id: voucher.id,
    };
  });
  return (await withTwoReviews(db, 'settlement', viewer, views, waitsForSecond)).map(({ id: _voucher, ...view }) => view);
}

/** Undefined unless the enterprise issued the voucher. */
export async function foundToPay(
  db: Db,
  voucherId: FoundMaturity['voucher']['id'],
  issuerNo: FoundMaturity['voucher']['issuerNo'],
): Promise<FoundMaturity | undefined> {
  const [row] = await selectMaturities(db).where(and(eq(voucher.id, voucherId), eq(voucher.issuerNo, issuerNo), toBePaid));
  return row;
}

/** A lack of money reported by the bank for a payment not retried since. Times and sums are JSON values. */
interface MoneyShortage {
  readonly at: string;
  readonly amount: string;
  readonly reason: string;
}

/** The latest lack of money of an account over all its unpaid vouchers. */
const lastShortage = sql<MoneyShortage | null>`(
  select json_build_object('at', step.at, 'amount', unpaid.total::text, 'reason', coalesce(unpaid.shortage, ''))
  from ${settlement} unpaid cross join lateral (
    select l.at from ${applicationLog} l
    where l.object_kind = 'settlement' and l.object_id = unpaid.voucher_id and l.event = 'lack' order by l.id desc limit 1) step
  where unpaid.issuer_no = ${bankAccount.enterpriseNo} and unpaid.payer_account_id = ${bankAccount.id} and unpaid.state in ('short', 'prepared')
  order by step.at desc limit 1)`;

/** A lack of money is shown until the balance is queried again. */
function refusedSince(lack: MoneyShortage | null, balanceAt: Date | null) {
  if (lack === null) return null;
  const at = new Date(lack.at);
  if (balanceAt !== null && balanceAt >= at) return null;
  return { at: at.toISOString(), amount: fen(BigInt(lack.amount)), reason: lack.reason };
}

/** What an account has to pay on a day. Sums are JSON values. */
interface DueOnDay {
  readonly paysOn: CivilDate;
  readonly due: string;
  readonly holders: number;
  readonly overdue: boolean;
}

/** Paying accounts of a period: amounts due by day with late interest as of today, and last known balances. */
async function needsOf(
  db: Db,
  where: SQL | undefined,
  today: CivilDate,
): Promise<ResponseOf<Contract['settlement']['listToPay']>['needs']> {
  const payer = sql<string>`coalesce(${settlement.payerAccountId}, ${issuance.form} ->> 'payAccountId')`;
  const due = db
    .select({
      id: payer.as('account_id'),
      paysOn: voucher.paymentDate,
      holders: sql<number>`count(distinct ${piece.holderNo})::int`.as('holders'),
      overdue: sql<boolean>`bool_or(${piece.overdue})`.as('overdue'),
      due: sql<string>`sum(${piece.amount} + case when ${piece.overdue} then ${lateInterestSql(piece.amount, voucher.paymentDate, today)} else 0 end)`.as(
        'due',
      ),
    })
    .from(voucher)
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .innerJoin(piece, and(eq(piece.voucherId, voucher.id), eq(piece.live, true)))
    .leftJoin(settlement, eq(settlement.voucherId, voucher.id))
    .where(and(where, sql`${piece.state} <> 'settled'`))
    .groupBy(payer, voucher.paymentDate)
    .as('due');
  const rows = await db
    .select({
      account: bankAccount,
      days: sql<DueOnDay[]>`json_agg(
        json_build_object('paysOn', ${due.paysOn}, 'due', ${due.due}::text, 'holders', ${due.holders}, 'overdue', ${due.overdue})
        order by ${due.paysOn})`,
      lack: lastShortage,
    })
    .from(due)
    .innerJoin(bankAccount, eq(bankAccount.id, due.id))
    .groupBy(bankAccount.id)
    .orderBy(bankAccount.id);
  return rows.map(({ account, days, lack }) => ({
    account: accountView(account),
    due: sumFen(days.map((day) => fen(BigInt(day.due)))),
    days: days.map((day) => ({ ...day, due: fen(BigInt(day.due)) })),
    balance: account.balance,
    balanceAt: account.balanceAt?.toISOString() ?? null,
    refused: refusedSince(lack, account.balanceAt),
  }));
}

/** By due date; paid ones last. */
export const listToPay: Handlers['settlement']['listToPay'] = async (context, request) => {
  const { db } = context;
  const where = foundBy(request, enterpriseOf(context));
  const today = context.clock.today();
  const { states } = request;
  const chosen = and(where, states === undefined || states.length === 0 ? undefined : inArray(stateOf, states));
  const { limit, offset } = windowOf(request);
  const found = await selectMaturities(db)
    .where(chosen)
    .orderBy(asc(eq(stateOf, 'paid' satisfies State)), asc(voucher.paymentDate), asc(voucher.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: stateOf, ...stateCountOf({ amount: voucher.faceAmount, ...unpaidSql(today) }) })
    .from(voucher)
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .leftJoin(settlement, eq(settlement.voucherId, voucher.id))
    .where(where)
    .groupBy(stateOf);
  const list = await toPayViews(db, found, rowViewerOf(context));
  return { ...countedPage(request, list, byState), needs: await needsOf(db, where, today) };
};
