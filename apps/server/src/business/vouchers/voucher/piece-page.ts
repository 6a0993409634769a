import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, financing, issuance, piece, transfer, voucher } from '../../../schema/index.ts';
import { conditionOf, flagCondition, enterprisesByName, type PieceFilter } from './list-filter.ts';
import { isFree, ofNamed, ofPiece, PIECE_FLAGS, type PieceFlag } from './piece-conditions.ts';
import { foundCounts, type Counts } from './piece-counts.ts';
import { PARTS, viewer, type PieceScope } from './piece-scope.ts';
import { isHolding } from './visible.ts';

const issuer = alias(enterprise, 'issuer');
const sender = alias(enterprise, 'sender');
const holder = alias(enterprise, 'holder');

const partyOf = ({ enterpriseNo, name, creditCode }: typeof issuer | typeof sender | typeof holder) => ({ enterpriseNo, name, creditCode });

/** A piece with everything for its row: the parties, the voucher number, and the pending application. */
const columns = {
  piece,
  rootNumber: voucher.number,
  paysOn: voucher.paymentDate,
  issuer: partyOf(issuer),
  sender: partyOf(sender),
  holder: partyOf(holder),
  transferId: transfer.id,
  transferState: transfer.state,
  transferMakerId: transfer.makerId,
  transferWithdrawMakerId: transfer.withdrawMakerId,
  transferSignerId: transfer.signerId,
  financingId: financing.id,
  financingState: financing.state,
  financingMakerId: financing.makerId,
  issuanceId: issuance.id,
  issuanceState: issuance.state,
  issuanceMakerId: issuance.makerId,
  issuanceSignerId: issuance.signerId,
};

const pendingTransferId = sql`case ${piece.state} when 'awaitingReceipt' then ${piece.cameById} when 'transferring' then ${piece.heldById} end`;

/** The pieces in `chosen` in order, plus other values from the same statement. */
export const readPieces = <More extends Readonly<Record<string, SQL>>>(db: Db, chosen: SQL, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(sql`(${chosen}) chosen`)
    .innerJoin(piece, sql`${piece.id} = chosen.id`)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuer, eq(issuer.enterpriseNo, piece.issuerNo))
    .innerJoin(sender, eq(sender.enterpriseNo, piece.fromNo))
    .innerJoin(holder, eq(holder.enterpriseNo, piece.holderNo))
    .leftJoin(transfer, sql`${transfer.id} = ${pendingTransferId}`)
    .leftJoin(financing, sql`${financing.id} = ${piece.financingId} and ${piece.state} = 'financing'`)
    .leftJoin(issuance, sql`${issuance.id} = ${voucher.issuanceId} and ${piece.state} = 'awaitingReceipt' and ${piece.cameById} is null`)
    .orderBy(sql`chosen.place`);

export type ReadPiece = Omit<Awaited<ReturnType<typeof readPieces<{ readonly more: SQL }>>>[number], 'more'>;

/** Sort column of a list; the id breaks ties. */
export interface PieceOrder {
  readonly column: SQL;
  readonly descending: boolean;
}

const inStates = sql`state = any (${sql.placeholder('states')}::text[])`;
const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');
const rowLimit = sql.placeholder('reach');

const ordered = ({ column, descending }: PieceOrder, id: SQL) =>
  descending ? sql`order by ${column} desc, ${id} desc` : sql`order by ${column}, ${id}`;

/** The page's rows with position and key. */
const placed = (order: PieceOrder, shown: SQL): SQL => sql`
  select id, key::text as key, row_number() over (${ordered({ ...order, column: sql`key` }, sql`id`)}) as place from (${shown}) shown`;

export interface Walk {
  readonly scope: PieceScope['name'];
  readonly filter: PieceFilter;
  readonly order: PieceOrder;
  readonly hasStates: boolean;
  readonly flags: readonly PieceFlag[];
  /** Whether the page starts after a cached row. */
  readonly after: boolean;
}

/** Ids, positions and keys of a page, read from an index in list order up to the end of the page; from the start or from a cached row. */
export function walkedPage({ scope, filter, order, hasStates, flags, after }: Walk): SQL {
  const { column, descending } = order;
  const behind = sql`(${column}, ${piece.id}) ${descending ? sql`<` : sql`>`} (${sql.placeholder('afterKey')}, ${sql.placeholder('afterId')})`;
  const candidates = PARTS[scope].map((part) => {
    const condition = and(
      part,
      isHolding,
      conditionOf(filter),
      flagCondition(flags),
      hasStates ? inStates : undefined,
      after ? behind : undefined,
    );
    return sql`(select ${piece.id} as id, ${column} as key from ${piece} where ${condition} ${ordered(order, sql`${piece.id}`)} limit ${rowLimit})`;
  });
  return placed(
    order,
    sql`select id, key from (${sql.join(candidates, sql` union all `)}) candidates ${ordered({ ...order, column: sql`key` }, sql`id`)} limit ${limit} offset ${offset}`,
  );
}

type Find = Pick<Walk, 'scope' | 'filter' | 'order'>;

/** Everything that matches, each alternative by its own index; for names, one enterprise at a time. */
function foundBy({ scope, filter: { ways, conditions }, order }: Find): SQL {
  const of = (part: SQL, way: SQL | undefined) => sql`
    select ${piece.id} as id, ${order.column} as key, ${piece.state} as state, ${piece.amount} as amount,
      ${ofPiece.live} as live, (${ofPiece.pledged}) as pledged, ${ofPiece.overdue} as overdue,
      (${isFree} and ${piece.holderNo} = ${viewer}) as free
    from ${piece} where ${and(part, isHolding, ...conditions, way)}`;
  const arms = PARTS[scope].flatMap((part) =>
    ways.map(({ condition, party }) =>
      party === undefined
        ? of(part, condition)
        : sql`select p.* from (${enterprisesByName}) named cross join lateral (${of(part, sql`${party} = named.no`)} offset 0) p`,
    ),
  );
  // A piece may match several alternatives.
  if (ways.length > 0) return sql.join(arms, sql` union `);
  return sql.join(
    PARTS[scope].map((part) => of(part, undefined)),
    sql` union all `,
  );
}

const shownOf = ({ order, hasStates, flags }: Pick<Walk, 'order' | 'hasStates' | 'flags'>) => {
  const choice = and(hasStates ? inStates : undefined, ...flags.map((flag) => PIECE_FLAGS[flag](ofNamed)));
  return sql`
    select id, key from found ${choice ? sql`where ${choice}` : sql``} ${ordered({ ...order, column: sql`key` }, sql`id`)} limit ${limit} offset ${offset}`;
};

/** For narrow or unknown filters: finds and counts everything first. */
export function foundPage(find: Omit<Walk, 'after'>): SQL {
  return sql`with found as materialized (${foundBy(find)}) select page.*, ${foundCounts} as counts from (${placed(find.order, shownOf(find))}) page`;
}

/** For known counts: finds only the requested flags. */
export function foundFlaggedPage(find: Omit<Walk, 'after'>): SQL {
  const { filter, flags } = find;
  const flagged = flagCondition(flags);
  const conditions = flagged ? [...filter.conditions, flagged] : filter.conditions;
  return sql`with found as materialized (${foundBy({ ...find, filter: { ...filter, conditions } })}) select page.* from (${placed(find.order, shownOf(find))}) page`;
}

export const countsFound = (find: Find): SQL<Counts> => sql<Counts>`(with found as (${foundBy(find)}) select ${foundCounts})`;
