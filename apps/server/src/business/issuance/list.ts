import type { Contract, RequestOf } from '@lianxin/api/contract';
import { and, eq, ilike, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { countedPage, stateCountOf, within } from '../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import { enterprise, issuance, voucher } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { issuanceRowViews } from './rows.ts';

type ListRequest = RequestOf<Contract['issuance']['list']>;

const SORTS = {
  applicationNumber: issuance.applicationNumber,
  amount: issuance.amount,
  dueOn: issuance.dueOn,
  issuedOn: issuance.issuedOn,
  submittedAt: issuance.submittedAt,
  signDeadline: issuance.signDeadline,
};

/** A search finds an application's number, its voucher's, or a party's name. */
const found = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(issuance.applicationNumber, pattern),
    sql`exists (select 1 from ${voucher} where ${voucher.id} = ${issuance.voucherId} and ${voucher.number} ilike ${pattern})`,
    sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} in (${issuance.recipientNo}, ${issuance.issuerNo}) and ${enterprise.name} ilike ${pattern})`,
  );
};

function filterOf(request: ListRequest): (SQL | undefined)[] {
  const { search, recipientNo, amountFrom, amountTo, dueFrom, dueTo, issuedFrom, issuedTo } = request;
  return [
    search ? found(search) : undefined,
    recipientNo ? eq(issuance.recipientNo, recipientNo) : undefined,
    ...within(issuance.amount, amountFrom, amountTo),
    ...within(issuance.dueOn, dueFrom, dueTo),
    ...within(issuance.issuedOn, issuedFrom, issuedTo),
  ];
}

async function page(context: CallContext, request: ListRequest, scope: SQL | undefined) {
  const { db, viewer, clock } = context;
  const filter = and(scope, eq(issuance.removed, false), ...filterOf(request));
  const { states } = request;
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(issuance)
    .where(and(filter, states && states.length > 0 ? inArray(issuance.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, issuance.changedAt, issuance.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: issuance.state, ...stateCountOf(issuance.amount) })
    .from(issuance)
    .where(filter)
    .groupBy(issuance.state);
  const looking = { viewerNo: enterpriseOf(context), userId: viewer.userId, role: viewer.role, today: clock.today() };
  return countedPage(request, await issuanceRowViews(db, rows, looking), byState);
}

/** What the enterprise issued or is about to. */
export const list: Handlers['issuance']['list'] = (context, request) =>
  page(context, request, eq(issuance.issuerNo, enterpriseOf(context)));

/** What was issued to the enterprise and waits for its signature. */
export const awaitingSignature: Handlers['issuance']['awaitingSignature'] = (context, request) =>
  page(
    context,
    request,
    and(
      eq(issuance.recipientNo, enterpriseOf(context)),
      isNotNull(issuance.passedAt),
      inArray(issuance.state, ['awaitingSignature', 'awaitingSignatureReview']),
    ),
  );
