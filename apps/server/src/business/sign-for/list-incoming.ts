import type { Contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { daysBetween, type SignedForKind, type CivilDate, type Role } from '@lianxin/domain';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../calls/handler.ts';
import { endOfDay, startOfDay } from '../../platform/clock/business-day.ts';
import type { Db } from '../../platform/db/client.ts';
import { countedPage, stateCountOf } from '../../platform/db/counted-page.ts';
import { containing, windowOf } from '../../platform/db/page.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { SentRow } from '../applications/kind.ts';
import { reasonFor } from '../applications/reason-for.ts';
import { partiesOf, type PartyView } from '../enterprise/parties.ts';
import { kinds } from '../kinds/register.ts';

type ListRequest = RequestOf<Contract['transfer']['listIncoming']>;
type IncomingView = ResponseOf<Contract['transfer']['listIncoming']>['list'][number];
type IncomingState = IncomingView['state'];

/** What was sent to an enterprise, of every kind, as rows of one shape. */
const incomingOf = (viewerNo: EnterpriseNo): SQL => {
  const sent = Object.values(kinds).flatMap(({ signedFor }) => signedFor?.sentTo(viewerNo) ?? []);
  return sql`(${sql.join(sent, sql` union all `)}) incoming`;
};

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
  counterpartyNo,
  amountFrom,
  amountTo,
  dueFrom,
  dueTo,
  submittedFrom,
  submittedTo,
}: ListRequest): SQL | undefined {
  const pattern = search ? containing(search) : undefined;
  return and(
    pattern === undefined
      ? undefined
      : sql`(number ilike ${pattern} or exists (select 1 from enterprise e where e.enterprise_no in (incoming.issuer_no, incoming.from_no) and e.name ilike ${pattern}))`,
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

/** The rows behind a page of entries, in as many queries for one as for a hundred. */
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

interface RowViewer {
  readonly userId: string;
  readonly role: Role;
  readonly today: CivilDate;
}

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
  };
}

/** What was sent to the enterprise, by issuers and by holders. */
export const listIncoming: Handlers['transfer']['listIncoming'] = async (context, request) => {
  const { db, viewer, clock } = context;
  const viewerNo = enterpriseOf(context);
  const { states } = request;
  const filter = filterOf(request);
  const inStates = states && states.length > 0 ? sql`state in ${states}` : undefined;
  const { limit, offset } = windowOf(request);
  const from = incomingOf(viewerNo);
  const entries = await db
    .select({ kind: sql<SignedForKind>`kind`, id: sql<string>`id`, state: sql<IncomingState>`state` })
    .from(from)
    .where(and(filter, inStates))
    .orderBy(orderOf(request.sort))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: sql<IncomingState>`state`, ...stateCountOf(sql`amount`) })
    .from(from)
    .where(filter)
    .groupBy(sql`state`);
  const behind = await rowsBehind(db, entries);
  const party = await partiesOf(
    db,
    [...behind.values()].flatMap(({ issuerNo, offered }) => [issuerNo, offered.fromNo]),
  );
  const rowViewer = { userId: viewer.userId, role: viewer.role, today: clock.today() };
  const list = entries.flatMap((entry) => {
    const row = behind.get(entry.id);
    return row ? [view(entry, row, party, rowViewer)] : [];
  });
  return countedPage(request, list, byState);
};
