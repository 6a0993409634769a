import type { Contract, RequestOf } from '@lianxin/api/contract';
import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../../../platform/db/page.ts';
import { enterprise, piece } from '../../../schema/index.ts';
import { isFree, ofPiece, PIECE_FLAGS, type PieceFlag } from './piece-conditions.ts';

type ListRequest = RequestOf<Contract['voucher']['list']>;

/** What a list of pieces is asked to show: its conditions, whose values come later, and those values by their names. */
export interface PieceFilter {
  /** Which conditions there are. */
  readonly shape: string;
  readonly conditions: readonly SQL[];
  /** Each has an index of its own; none where nothing was typed. */
  readonly ways: readonly Way[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A way in which a piece may be found by the text that was typed. */
export interface Way {
  readonly condition: SQL;
  /** The party whose name is looked for. */
  readonly party?: SQL;
}

/** The enterprises of a name, looked up once for all rows. */
export const named = sql`select ${enterprise.enterpriseNo} as no from ${enterprise} where ${enterprise.name} ilike ${sql.placeholder('search')}`;

const byName = (party: AnyPgColumn): Way => ({ condition: sql`${party} = any (array(${named}))`, party: sql`${party}` });

/** A search finds a number, which is written in capitals, or the name of an enterprise that the row shows. */
const WAYS: readonly Way[] = [
  { condition: sql`${piece.number} like ${sql.placeholder('searchNumber')}` },
  byName(piece.issuerNo),
  byName(piece.fromNo),
  byName(piece.holderNo),
];

const value = (field: keyof ListRequest) => sql.placeholder(field);

/** Conditions with a value, and the field of the request that brings it. */
const VALUED = [
  ['issuerNo', sql`${piece.issuerNo} = ${value('issuerNo')}`],
  ['counterpartyNo', sql`(${piece.fromNo} = ${value('counterpartyNo')} or ${piece.holderNo} = ${value('counterpartyNo')})`],
  ['amountFrom', sql`${piece.amount} >= ${value('amountFrom')}`],
  ['amountTo', sql`${piece.amount} <= ${value('amountTo')}`],
  ['dueFrom', sql`${piece.dueOn} >= ${value('dueFrom')}`],
  ['dueTo', sql`${piece.dueOn} <= ${value('dueTo')}`],
  ['issuedFrom', sql`${piece.issuedOn} >= ${value('issuedFrom')}`],
  ['issuedTo', sql`${piece.issuedOn} <= ${value('issuedTo')}`],
  ['ids', sql`${piece.id} = any (${value('ids')}::text[])`],
] as const;

/** The field of the request that asks for each flag: a chip of the list, which its counts leave aside as they do states. */
const FLAG_FIELDS = {
  pledged: 'pledgedOnly',
  overdue: 'overdueOnly',
  receivable: 'receivableOnly',
} as const satisfies Readonly<Record<PieceFlag, keyof ListRequest>>;

export const PIECE_FLAG_NAMES = ['pledged', 'overdue', 'receivable'] as const satisfies readonly PieceFlag[];

/** The flags that a request asks for. */
export const flagsOf = (request: ListRequest): readonly PieceFlag[] =>
  PIECE_FLAG_NAMES.filter((flag) => request[FLAG_FIELDS[flag]] === true);

/** The flags of a request as a condition on pieces. */
export const flagCondition = (flags: readonly PieceFlag[]): SQL | undefined => and(...flags.map((flag) => PIECE_FLAGS[flag](ofPiece)));

/** What a request filters a list of pieces by, its chips aside. */
export function pieceFilter(request: ListRequest): PieceFilter {
  const { search } = request;
  const valued = VALUED.filter(([field]) => request[field] !== undefined && request[field] !== '');
  const chosen = [...valued, ...(request.availableOnly === true ? [['availableOnly', isFree] as const] : [])];
  const values: Record<string, unknown> = search ? { search: containing(search), searchNumber: containing(search.toUpperCase()) } : {};
  for (const [field] of valued) {
    const asked = request[field];
    values[field] = typeof asked === 'bigint' ? asked.toString() : asked;
  }
  return {
    shape: [...chosen.map(([field]) => field), ...(search ? ['search'] : [])].join(' '),
    conditions: chosen.map(([, condition]) => condition),
    ways: search ? WAYS : [],
    values,
  };
}

/** Whether a filter finds less than everything. */
export const isNarrow = ({ conditions, ways }: PieceFilter): boolean => conditions.length + ways.length > 0;

/** A filter as one condition, for what is read in the order of the list. */
export const conditionOf = ({ conditions, ways }: PieceFilter): SQL | undefined =>
  and(
    ...conditions,
    ways.length > 0
      ? sql`(${sql.join(
          ways.map(({ condition }) => condition),
          sql` or `,
        )})`
      : undefined,
  );
