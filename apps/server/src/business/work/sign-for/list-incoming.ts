import type { Contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { daysBetween, type SignedForKind } from '@lianxin/domain';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { endOfDay, startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, countsOf, stateCountOf } from '../../../platform/db/counted-page.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { rowViewerOf, type RowViewer } from '../../../platform/session/row-viewer.ts';
import { storedCountsOf, reasonFor, type SentRow, withTwoReviews } from '../../applications/application/index.ts';
import { partiesOf, type PartyView } from '../../foundation/parties/index.ts';
import { isFoundBy } from './found-by.ts';
import { kinds } from '../kinds/index.ts';
import { listReceived } from './list-received.ts';

type ListRequest = RequestOf<Contract['transfer']['listIncoming']>;
type IncomingView = ResponseOf<Contract['transfer']['listIncoming']>['list'][number];
type IncomingState = IncomingView['state'];

const signedFor = Object.entries(kinds).flatMap(([kind, registered]) => (registered.signedFor ? [{ kind, ...registered.signedFor }] : []));

/** Items sent to an enterprise, of all kinds, in common columns. */
export const incomingOf = (viewerNo: EnterpriseNo): SQL[] => signedFor.map(({ sentTo }) => sql`(${sentTo(viewerNo)}) incoming`);

const ORDERS: Readonly<Record<string, SQL>> = {
  number: sql`number`,
  amount: sql`amount`,
  issuedOn: sql`issued_on`,
  dueOn: sql`due_on`,
  signedOn: sql`signed_on`,
  signDeadline: sql`sign_deadline`,
  remainingDays: sql`sign_deadline`,
};

function orderOf(sort: string | undefined): SQL {
  const column = ORDERS[sort?.replace(/^-/, '') ?? ''];
  if (!column) return sql`passed_at desc, id desc`;
  return sort?.startsWith('-') ? sql`${column} desc, id desc` : sql`${column} asc, id asc`;
}

function filterOf({
  search,
  issuerNo,
  counterpartyNo,
  amountFrom,
  amountTo,
  dueFrom,
  dueTo,
  submittedFrom,
  submittedTo,
}: ListRequest): SQL | undefined {
  return and(
    search ? isFoundBy(search, sql`incoming`) : undefined,
    issuerNo ? sql`issuer_no = ${issuerNo}` : undefined,
    counterpartyNo ? sql`from_no = ${counterpartyNo}` : undefined,
    amountFrom === undefined ? undefined : sql`amount >= ${amountFrom}`,
    amountTo === undefined ? undefined : sql`amount <= ${amountTo}`,
    dueFrom ? sql`due_on >= ${dueFrom}` : undefined,
    dueTo ? sql`due_on <= ${dueTo}` : undefined,
    submittedFrom ? sql`passed_at >= ${startOfDay(submittedFrom).toISOString()}` : undefined,
    submittedTo ? sql`passed_at < ${endOfDay(submittedTo).toISOString()}` : undefined,
  );
}

interface Entry {
  readonly kind: SignedForKind;
  readonly id: string;
  readonly state: IncomingState;
}

/** The number of queries does not depend on the number of rows. */
async function rowsBehind(db: Db, entries: readonly Entry[]): Promise<ReadonlyMap<string, SentRow>> {
  const rows: SentRow[] = [];
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    rows.push(...((await kinds[kind].signedFor?.rowsOf(db, ids)) ?? []));
  }
  return new Map(rows.map((row) => [row.id, row]));
}

const ACTS = ['sign', 'refuse', 'signConfirm', 'signReturn'] as const;
const CONFIRMS: readonly string[] = ['signConfirm', 'signReturn'];

function view(
  { kind, id, state }: Entry,
  row: SentRow,
  party: (no: EnterpriseNo) => PartyView,
  { userId, role, today }: RowViewer,
): IncomingView {
  const { offered, signDeadline } = row;
  const waits = state === 'awaitingSignature' || state === 'awaitingSignatureReview';
  const isOwn = row.signerId === userId;
  const granted = row.granted(role);
  return {
    kind,
    id,
    pieceId: offered.id,
    number: offered.number,
    issuer: party(row.issuerNo),
    from: party(offered.fromNo),
    amount: offered.amount,
    issuedOn: offered.issuedOn,
    dueOn: offered.dueOn,
    signedOn: offered.receivedOn,
    state,
    version: row.version,
    signDeadline: waits ? signDeadline : null,
    remainingDays: waits && signDeadline !== null ? daysBetween(today, signDeadline) : null,
    signerName: row.signerName,
    isOwn,
    reason: reasonFor(false, row),
    acts: ACTS.filter((act) => granted.includes(act) && !(isOwn && CONFIRMS.includes(act))),
    returned: false,
    confirmerName: null,
    became: [],
  };
}

const storedCounts = (db: Db, recipientNo: EnterpriseNo) =>
  storedCountsOf<IncomingState>(
    db,
    recipientNo,
    signedFor.map(({ kind, shownAs }) => ({ kind, own: false, shownAs })),
  );

/** Counts of the filtered rows. */
const countsFound = (db: Db, viewerNo: EnterpriseNo, filter: SQL) =>
  db
    .select({ state: sql<IncomingState>`state`, ...stateCountOf({ amount: sql`amount` }) })
    .from(
      sql`(${sql.join(
        incomingOf(viewerNo).map((incoming) => sql`select state, amount from ${incoming} where ${filter}`),
        sql` union all `,
      )}) found`,
    )
    .groupBy(sql`state`);

export const incomingCounts = async (db: Db, recipientNo: EnterpriseNo) => countsOf(await storedCounts(db, recipientNo));

/** From issuers and holders; optionally only what was received. */
export const listIncoming: Handlers['transfer']['listIncoming'] = async (context, request) => {
  const { db } = context;
  if (request.received === true) return listReceived(context, request);
  const rowViewer = rowViewerOf(context);
  const { viewerNo } = rowViewer;
  const { states } = request;
  const filter = filterOf(request);
  const inStates = states && states.length > 0 ? sql`state in ${states}` : undefined;
  const { limit, offset } = windowOf(request);
  const order = orderOf(request.sort);
  // Each kind is read in index order, up to the end of the page.
  const shown = incomingOf(viewerNo).map(
    (incoming) =>
      sql`(select * from ${incoming} where ${and(sql`state is not null`, filter, inStates)} order by ${order} limit ${limit + offset})`,
  );
  const entries = await db
    .select({ kind: sql<SignedForKind>`kind`, id: sql<string>`id`, state: sql<IncomingState>`state` })
    .from(sql`(${sql.join(shown, sql` union all `)}) incoming`)
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  const byState = await (filter ? countsFound(db, viewerNo, and(sql`state is not null`, filter) ?? filter) : storedCounts(db, viewerNo));
  const behind = await rowsBehind(db, entries);
  const party = await partiesOf(
    db,
    [...behind.values()].flatMap(({ issuerNo, offered }) => [issuerNo, offered.fromNo]),
  );
  const views = entries.flatMap((entry) => {
    const row = behind.get(entry.id);
    return row ? [view(entry, row, party, rowViewer)] : [];
  });
  const told = new Map<string, IncomingView>();
  for (const kind of new Set(views.map((one) => one.kind)))
    for (const one of await withTwoReviews(
      db,
      kind,
      rowViewer,
      views.filter((row) => row.kind === kind),
    ))
      told.set(one.id, one);
  return countedPage(
    request,
    views.map((one) => told.get(one.id) ?? one),
    byState,
  );
};
