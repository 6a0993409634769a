import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import type { IssuanceState } from '@lianxin/domain';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, countsOf, stateCountOf, within, type StateCount } from '../../../platform/db/counted-page.ts';
import { orderOf, windowOf } from '../../../platform/db/page.ts';
import { issuance, voucher } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { storedCountsOf } from '../../applications/application/index.ts';
import { searchCondition } from '../../foundation/parties/index.ts';
import { isOutstanding } from './outstanding.ts';
import { rememberedSums } from './remembered-sums.ts';
import { figureSums, issuanceRowViews } from './rows.ts';

type ListRequest = RequestOf<Contract['issuance']['list']>;

const SORTS = {
  applicationNumber: issuance.applicationNumber,
  amount: issuance.amount,
  dueOn: issuance.dueOn,
  issuedOn: issuance.issuedOn,
  submittedAt: issuance.submittedAt,
  signDeadline: issuance.signDeadline,
};

/** The enterprise and side of the list. */
interface Scope {
  readonly within: SQL | undefined;
  /** Issuances with a matching voucher number. */
  readonly byVoucher: (pattern: string) => SQL;
}

/** Matches the number of the application or voucher, the amount, or the name of a party. */
const matchesSearch = (search: string, { within: scope, byVoucher }: Scope): SQL | undefined =>
  searchCondition(search, {
    table: issuance,
    id: issuance.id,
    scope,
    parties: [issuance.recipientNo, issuance.issuerNo],
    amount: issuance.amount,
    byNumber: (pattern) => [
      sql`select ${issuance.id} from ${issuance} where ${scope} and ${issuance.applicationNumber} ilike ${pattern}`,
      byVoucher(pattern),
    ],
  });

function filterOf(request: ListRequest, scope: Scope): (SQL | undefined)[] {
  const { search, recipientNo, amountFrom, amountTo, dueFrom, dueTo, issuedFrom, issuedTo, outstandingOnly } = request;
  return [
    search ? matchesSearch(search, scope) : undefined,
    recipientNo ? eq(issuance.recipientNo, recipientNo) : undefined,
    ...within(issuance.amount, amountFrom, amountTo),
    ...within(issuance.dueOn, dueFrom, dueTo),
    ...within(issuance.issuedOn, issuedFrom, issuedTo),
    outstandingOnly ? isOutstanding : undefined,
  ];
}

const stateCounts = (db: Db, filter: SQL | undefined) =>
  db
    .select({ state: issuance.state, ...stateCountOf({ amount: issuance.amount }) })
    .from(issuance)
    .where(filter)
    .groupBy(issuance.state);

const issuedBy = (issuerNo: EnterpriseNo): Scope => ({
  within: and(eq(issuance.issuerNo, issuerNo), eq(issuance.removed, false)),
  byVoucher: (pattern) =>
    sql`select ${voucher.issuanceId} from ${voucher} where ${voucher.issuerNo} = ${issuerNo} and ${voucher.number} ilike ${pattern}`,
});

/** Few are awaiting signature, so their vouchers are checked one by one. */
function waitingFor(recipientNo: EnterpriseNo): Scope {
  const scope = and(
    eq(issuance.recipientNo, recipientNo),
    eq(issuance.removed, false),
    isNotNull(issuance.passedAt),
    inArray(issuance.state, ['awaitingSignature', 'awaitingSignatureReview']),
  );
  return {
    within: scope,
    byVoucher: (pattern) => sql`select ${issuance.id} from ${issuance} join ${voucher} on ${voucher.id} = ${issuance.voucherId}
      where ${scope} and ${voucher.number} ilike ${pattern}`,
  };
}

const storedCounts = (db: Db, issuerNo: EnterpriseNo) => storedCountsOf<IssuanceState>(db, issuerNo, [{ kind: 'issuance', own: true }]);

export const issuanceCounts = async (db: Db, issuerNo: EnterpriseNo) => countsOf(await storedCounts(db, issuerNo));

/** Above this count the amounts financed and owed are remembered, as they take a while to sum up. */
const REMEMBERED_ABOVE = 5_000;

type Counts = (db: Db) => Promise<StateCount<IssuanceState>[]>;

/** A page with its counts, stored ones unless a filter applies. */
async function page(context: CallContext, request: ListRequest, scope: Scope, kept?: Counts) {
  const { db } = context;
  const narrow = and(...filterOf(request, scope));
  const filter = and(scope.within, narrow);
  const { states } = request;
  const { limit, offset } = windowOf(request);
  const chosen = and(filter, states && states.length > 0 ? inArray(issuance.state, states) : undefined);
  const rows = await db
    .select()
    .from(issuance)
    .where(chosen)
    .orderBy(...orderOf(request, SORTS, issuance.changedAt, issuance.id))
    .limit(limit)
    .offset(offset);
  const views = await issuanceRowViews(context, rows, rowViewerOf(context));
  const found = countedPage(request, views, await (kept && !narrow ? kept(db) : stateCounts(db, filter)));
  const sum = () => figureSums(db, chosen);
  const asked = {
    filter: { ...request, page: 1, pageSize: 1, sort: undefined },
    found: [found.total, found.stateCounts, found.columnSums],
  };
  const isRemembered = kept !== undefined && found.total > REMEMBERED_ABOVE;
  const sums = isRemembered ? await rememberedSums(db, enterpriseOf(context), asked, sum) : await sum();
  return { ...found, columnSums: { ...found.columnSums, ...sums } };
}

export const list: Handlers['issuance']['list'] = (context, request) => {
  const issuerNo = enterpriseOf(context);
  return page(context, request, issuedBy(issuerNo), (db) => storedCounts(db, issuerNo));
};

/** Issued to the enterprise and awaiting its signature. */
export const awaitingSignature: Handlers['issuance']['awaitingSignature'] = (context, request) =>
  page(context, request, waitingFor(enterpriseOf(context)));
