import {
  IssuanceId,
  TransferId,
  type Contract,
  type EnterpriseNo,
  type PieceId,
  type RequestOf,
  type ResponseOf,
} from '@lianxin/api/contract';
import { allowedActs, daysBetween, fen, type CivilDate } from '@lianxin/domain';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { endOfDay, startOfDay } from '../../platform/clock/business-day.ts';
import { reasonFor } from '../applications/reason-for.ts';
import { containing, windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { issuance, piece, transfer } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { partiesOf, type PartyView } from '../enterprise/parties.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { IssuanceRow } from '../issuance/repository.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import type { TransferRow } from '../transfer/repository.ts';

type ListRequest = RequestOf<Contract['transfer']['listIncoming']>;
type IncomingView = ResponseOf<Contract['transfer']['listIncoming']>['list'][number];
type IncomingState = IncomingView['state'];
type Kind = IncomingView['kind'];
type Role = Parameters<typeof allowedActs>[3];

/** Issuances and transfers that were sent to an enterprise, as rows of one shape. */
const incomingOf = (viewerNo: EnterpriseNo): SQL => sql`(
  select 'issuance' as kind, i.id, v.number, i.issuer_no, i.issuer_no as from_no, i.amount, v.issued_on, i.due_on, i.signed_on, i.sign_deadline, i.passed_at,
    case i.state when 'awaitingSignature' then 'awaitingSignature' when 'voidAwaitingReview' then 'voidAwaitingReview'
      when 'awaitingSignatureReview' then 'awaitingSignatureReview' when 'refused' then 'refused'
      when 'signatureExpired' then 'signatureExpired' when 'voided' then 'withdrawn' else 'signed' end as state
  from issuance i join voucher v on v.id = i.voucher_id
  where i.recipient_no = ${viewerNo} and i.passed_at is not null
  union all
  select 'transfer', t.id, p.number, t.issuer_no, t.sender_no, t.amount, p.issued_on, t.due_on, p.received_on, t.sign_deadline, t.passed_at,
    case t.state when 'awaitingSignature' then 'awaitingSignature' when 'awaitingSignatureReview' then 'awaitingSignatureReview'
      when 'refused' then 'refused' when 'signatureExpired' then 'signatureExpired' when 'completed' then 'signed' else 'withdrawn' end
  from transfer t join piece p on p.id = t.child_piece_id
  where t.recipient_no = ${viewerNo} and t.passed_at is not null and t.state in
    ('awaitingSignature', 'awaitingSignatureReview', 'refused', 'signatureExpired', 'completed', 'withdrawn')
) incoming`;

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
  readonly kind: Kind;
  readonly id: string;
  readonly state: IncomingState;
}

/** The rows behind a page of entries, in as many queries for one as for a hundred. */
async function rowsBehind(db: Db, entries: readonly Entry[]) {
  const issuanceIds = entries.filter(({ kind }) => kind === 'issuance').map(({ id }) => z.parse(IssuanceId, id));
  const transferIds = entries.filter(({ kind }) => kind === 'transfer').map(({ id }) => z.parse(TransferId, id));
  const issuances = issuanceIds.length === 0 ? [] : await db.select().from(issuance).where(inArray(issuance.id, issuanceIds));
  const transfers = transferIds.length === 0 ? [] : await db.select().from(transfer).where(inArray(transfer.id, transferIds));
  const vouchers = issuances.flatMap(({ voucherId }) => voucherId ?? []);
  const roots =
    vouchers.length === 0
      ? []
      : await db
          .select()
          .from(piece)
          .where(and(inArray(piece.voucherId, vouchers), isNull(piece.parentId)));
  const offered = transfers.flatMap(({ childPieceId }): PieceId[] => (childPieceId === null ? [] : [childPieceId]));
  const children = offered.length === 0 ? [] : await db.select().from(piece).where(inArray(piece.id, offered));
  return { issuances, transfers, roots, children };
}

const ACTS = ['sign', 'refuse', 'signConfirm', 'signReturn'] as const;

interface Looking {
  readonly userId: string;
  readonly role: Role;
  readonly today: CivilDate;
}

type Behind =
  | { readonly kind: 'issuance'; readonly row: IssuanceRow; readonly offered: PieceRow }
  | { readonly kind: 'transfer'; readonly row: TransferRow; readonly offered: PieceRow };

function actsOf(behind: Behind, role: Role, isOwn: boolean): IncomingView['acts'] {
  const open =
    behind.kind === 'issuance'
      ? allowedActs('issuance', behind.row.state, 'counterparty', role)
      : allowedActs('transfer', behind.row.state, 'counterparty', role);
  return ACTS.filter((act) => open.includes(act) && !(isOwn && (act === 'signConfirm' || act === 'signReturn')));
}

function view(
  behind: Behind,
  state: IncomingState,
  party: (no: EnterpriseNo) => PartyView,
  { userId, role, today }: Looking,
): IncomingView {
  const { kind, row, offered } = behind;
  const waits = state === 'awaitingSignature' || state === 'awaitingSignatureReview';
  const isOwn = row.signerId === userId;
  return {
    kind,
    id: row.id,
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
    signDeadline: waits ? row.signDeadline : null,
    remainingDays: waits && row.signDeadline !== null ? daysBetween(today, row.signDeadline) : null,
    signerName: row.signerName,
    isOwn,
    reason: reasonFor(false, row),
    acts: actsOf(behind, role, isOwn),
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
    .select({ kind: sql<Kind>`kind`, id: sql<string>`id`, state: sql<IncomingState>`state` })
    .from(from)
    .where(and(filter, inStates))
    .orderBy(orderOf(request.sort))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: sql<IncomingState>`state`, count: sql<string>`count(*)`, total: sql<string>`sum(amount)` })
    .from(from)
    .where(filter)
    .groupBy(sql`state`);
  const { issuances, transfers, roots, children } = await rowsBehind(db, entries);
  const party = await partiesOf(
    db,
    [...roots, ...children].flatMap(({ issuerNo, fromNo }) => [issuerNo, fromNo]),
  );
  const rootOf = new Map(roots.map((row) => [row.voucherId, row]));
  const childOf = new Map<string | null, PieceRow>(children.map((row) => [row.id, row]));
  const behind = new Map<string, Behind>();
  for (const row of issuances) {
    const offered = row.voucherId === null ? undefined : rootOf.get(row.voucherId);
    if (offered) behind.set(row.id, { kind: 'issuance', row, offered });
  }
  for (const row of transfers) {
    const offered = childOf.get(row.childPieceId);
    if (offered) behind.set(row.id, { kind: 'transfer', row, offered });
  }
  const looking = { userId: viewer.userId, role: viewer.role, today: clock.today() };
  const wanted = byState.filter(({ state }) => !states || states.length === 0 || states.includes(state));
  return {
    list: entries.flatMap(({ id, state }) => {
      const found = behind.get(id);
      return found ? [view(found, state, party, looking)] : [];
    }),
    total: wanted.reduce((left, row) => left + Number(row.count), 0),
    page: request.page,
    pageSize: request.pageSize,
    totalAmount: fen(wanted.reduce((left, row) => left + BigInt(row.total), 0n)),
    stateCounts: Object.fromEntries(byState.map(({ state, count }) => [state, Number(count)])),
  };
};
