import type { Contract, EnterpriseNo, PieceId, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { fen, type CivilDate, type PieceState } from '@lianxin/domain';
import { and, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, transfer, userAccount, voucher } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { cameBy } from '../../vouchers/voucher/index.ts';
import { isFoundBy } from './found-by.ts';

type ListRequest = RequestOf<Contract['transfer']['listIncoming']>;
type IncomingView = ResponseOf<Contract['transfer']['listIncoming']>['list'][number];
type ReceivedState = Extract<IncomingView['state'], 'signed' | 'refused' | 'signatureExpired'>;

/** Received pieces and returned ones, in common columns. */
const receivedBy = (no: EnterpriseNo): SQL => sql`
  select 'signed' as state, ${cameBy(sql`p.source`, sql`p.id`)} as source, p.id as piece_id, p.came_by_id as transfer_id, p.number, p.issuer_no, p.from_no, p.amount, p.issued_on,
    p.due_on, p.received_on, p.id
  from ${piece} p where p.holder_no = ${no} and p.base_id = p.id and p.received_on is not null and p.source in ('issuance', 'transfer')`;

const returnedTo = (no: EnterpriseNo): SQL => sql`
  select t.state, 'returned' as source, p.id as piece_id, t.id as transfer_id, p.number, t.issuer_no, t.recipient_no as from_no, t.amount, p.issued_on,
    t.due_on, (t.state_since at time zone 'Asia/Shanghai')::date as received_on, t.id
  from ${transfer} t join ${piece} p on p.id = t.source_piece_id
  where t.sender_no = ${no} and t.state in ('refused', 'signatureExpired')`;

const ORDERS: Readonly<Record<string, SQL>> = {
  number: sql`received.number`,
  amount: sql`received.amount`,
  issuedOn: sql`received.issued_on`,
  dueOn: sql`received.due_on`,
  signedOn: sql`received.received_on`,
};

function orderOf(sort: string | undefined): SQL {
  const column = ORDERS[sort?.replace(/^-/, '') ?? ''];
  if (!column) return sql`received.received_on desc, received.id desc`;
  return sort?.startsWith('-') ? sql`${column} desc, received.id desc` : sql`${column} asc, received.id asc`;
}

function filterOf(request: ListRequest): SQL | undefined {
  const { search, issuerNo, counterpartyNo, sources, amountFrom, amountTo, dueFrom, dueTo, receivedFrom, receivedTo } = request;
  return and(
    search ? isFoundBy(search, sql`received`) : undefined,
    issuerNo ? sql`issuer_no = ${issuerNo}` : undefined,
    counterpartyNo ? sql`from_no = ${counterpartyNo}` : undefined,
    sources && sources.length > 0 ? sql`source in ${sources}` : undefined,
    amountFrom === undefined ? undefined : sql`amount >= ${amountFrom}`,
    amountTo === undefined ? undefined : sql`amount <= ${amountTo}`,
    dueFrom ? sql`due_on >= ${dueFrom}` : undefined,
    dueTo ? sql`due_on <= ${dueTo}` : undefined,
    receivedFrom ? sql`received_on >= ${receivedFrom}` : undefined,
    receivedTo ? sql`received_on <= ${receivedTo}` : undefined,
  );
}

/** A page with signatories; returned pieces have none. */
const pageRows = (db: Db, shown: SQL, order: SQL, limit: number, offset: number) =>
  db
    .select({
      state: sql<ReceivedState>`received.state`,
      source: sql<'issuance' | 'transfer' | 'returned'>`received.source`,
      pieceId: sql<PieceId>`received.piece_id`,
      applicationId: sql<string>`coalesce(t.id, i.id)`,
      version: sql<number>`coalesce(t.version, i.version)`,
      number: sql<IncomingView['number']>`received.number`,
      issuerNo: sql<EnterpriseNo>`received.issuer_no`,
      fromNo: sql<EnterpriseNo>`received.from_no`,
      amount: sql<string>`received.amount::text`,
      issuedOn: sql<CivilDate>`received.issued_on::text`,
      dueOn: sql<CivilDate>`received.due_on::text`,
      receivedOn: sql<CivilDate>`received.received_on::text`,
      signerName: sql<string | null>`coalesce(t.signer_name, i.signer_name)`,
      confirmerName: sql<string | null>`u.display_name`,
      reason: sql<string | null>`case received.state when 'refused' then t.reason end`,
    })
    .from(sql`(${shown}) received`)
    .innerJoin(sql`${piece} p`, sql`p.id = received.piece_id`)
    .innerJoin(sql`${voucher} v`, sql`v.id = p.voucher_id`)
    .leftJoin(sql`${transfer} t`, sql`t.id = received.transfer_id`)
    .leftJoin(sql`${issuance} i`, sql`i.id = v.issuance_id and received.source = 'issuance'`)
    .leftJoin(sql`${userAccount} u`, sql`u.user_id = coalesce(t.confirmer_id, i.confirmer_id)`)
    .orderBy(order)
    .limit(limit)
    .offset(offset);

/** The present pieces, or the parts split off, that the recipient holds or passed on. */
async function outcomesOf(db: Db, ids: readonly PieceId[]): Promise<(id: PieceId) => IncomingView['became']> {
  if (ids.length === 0) return () => [];
  const asked = sql`${sql.param([...ids])}::text[]`;
  const rows = await db
    .select({
      baseId: sql<PieceId>`base_id`,
      state: sql<PieceState>`state`,
      pledged: sql<boolean>`pledge_state <> 'none'`,
      overdue: sql<boolean>`overdue`,
      amount: sql<string>`sum(amount)::text`,
    })
    .from(
      sql`(select * from ${piece} where id = any (${asked}) union all select * from ${piece} where base_id = any (${asked}) and base_id <> id) part`,
    )
    .where(sql`live or state in ('transferring', 'transferred', 'financed', 'settled')`)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`);
  return (id) => rows.flatMap(({ baseId, amount, ...part }) => (baseId === id ? [{ ...part, amount: fen(BigInt(amount)) }] : []));
}

/**
 * Received and returned pieces, latest first. Each kind is read up to the end of the page; the number of statements does not depend on the
 * number of rows.
 */
export async function listReceived(context: CallContext, request: ListRequest): Promise<ResponseOf<Contract['transfer']['listIncoming']>> {
  const { db } = context;
  const no = enterpriseOf(context);
  const { states = [] } = request;
  const filter = filterOf(request);
  const inStates = states.length > 0 ? sql`state in ${states}` : undefined;
  const { limit, offset } = windowOf(request);
  const order = orderOf(request.sort);
  const arms = [receivedBy(no), returnedTo(no)].map((arm) => sql`(${arm}) received`);
  const shown = arms.map(
    (arm) => sql`(select * from ${arm} where ${and(sql`true`, filter, inStates)} order by ${order} limit ${limit + offset})`,
  );
  const rows = await pageRows(db, sql.join(shown, sql` union all `), order, limit, offset);
  const byState = await db
    .select({ state: sql<ReceivedState>`state`, ...stateCountOf({ amount: sql`amount` }) })
    .from(
      sql`(${sql.join(
        arms.map((arm) => sql`select state, amount from ${arm} where ${filter ?? sql`true`}`),
        sql` union all `,
      )}) found`,
    )
    .groupBy(sql`state`);
  const party = await partiesOf(
    db,
    rows.flatMap(({ issuerNo, fromNo }) => [issuerNo, fromNo]),
  );
  const became = await outcomesOf(
    db,
    rows.flatMap(({ source, pieceId }) => (source === 'returned' ? [] : [pieceId])),
  );
  const list = rows.map((row): IncomingView => ({
    kind: row.source === 'issuance' ? 'issuance' : 'transfer',
    id: row.applicationId,
    pieceId: row.pieceId,
    number: row.number,
    issuer: party(row.issuerNo),
    from: party(row.fromNo),
    amount: fen(BigInt(row.amount)),
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    signedOn: row.receivedOn,
    state: row.state,
    version: row.version,
    signDeadline: null,
    remainingDays: null,
    signerName: row.source === 'returned' ? null : row.signerName,
    isOwn: false,
    reason: row.reason,
    acts: [],
    returned: row.source === 'returned',
    confirmerName: row.source === 'returned' ? null : row.confirmerName,
    became: row.source === 'returned' ? [] : became(row.pieceId),
  }));
  return countedPage(request, list, byState);
}
