import type { Contract, RequestOf } from '@lianxin/api/contract';
import { readMoney } from '@lianxin/domain';
import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../../../platform/db/page.ts';
import { enterprise, piece } from '../../../schema/index.ts';
import { isFree, ofPiece, PIECE_FLAGS, type PieceFlag } from './piece-conditions.ts';

type ListRequest = RequestOf<Contract['voucher']['list']>;

/** Conditions of a list with placeholders, and their values. */
export interface PieceFilter {
  /** Identifies the set of conditions. */
  readonly shape: string;
  readonly conditions: readonly SQL[];
  /** Alternatives with an index each; empty without a search. */
  readonly ways: readonly Way[];
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Way {
  readonly condition: SQL;
  /** The party that the name is matched against. */
  readonly party?: SQL;
}

/** Enterprises with a matching name, looked up once for all rows. */
export const enterprisesByName = sql`select ${enterprise.enterpriseNo} as no from ${enterprise} where ${enterprise.name} ilike ${sql.placeholder('search')}`;

const byName = (party: AnyPgColumn): Way => ({ condition: sql`${party} = any (array(${enterprisesByName}))`, party: sql`${party}` });

/** Matches a number, in capitals, or the name of an enterprise shown. */
const WAYS: readonly Way[] = [
  { condition: sql`${piece.number} like ${sql.placeholder('searchNumber')}` },
  byName(piece.issuerNo),
  byName(piece.fromNo),
  byName(piece.holderNo),
];

/** Matches the amount that the text states. */
const BY_AMOUNT: Way = { condition: sql`${piece.amount} = ${sql.placeholder('searchAmount')}::bigint` };

const value = (field: keyof ListRequest) => sql.placeholder(field);

/** Conditions with a value, and their request fields. */
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

/** Request fields of the flags: like states, they are chips that the counts ignore. */
const FLAG_FIELDS = {
  pledged: 'pledgedOnly',
  overdue: 'overdueOnly',
  receivable: 'receivableOnly',
} as const satisfies Readonly<Record<PieceFlag, keyof ListRequest>>;

export const PIECE_FLAG_NAMES = ['pledged', 'overdue', 'receivable'] as const satisfies readonly PieceFlag[];

export const flagsOf = (request: ListRequest): readonly PieceFlag[] =>
  PIECE_FLAG_NAMES.filter((flag) => request[FLAG_FIELDS[flag]] === true);

export const flagCondition = (flags: readonly PieceFlag[]): SQL | undefined => and(...flags.map((flag) => PIECE_FLAGS[flag](ofPiece)));

/** All filters except the chips. */
export function pieceFilter(request: ListRequest): PieceFilter {
  const { search } = request;
  const valued = VALUED.filter(([field]) => request[field] !== undefined && request[field] !== '');
  const chosen = [...valued, ...(request.availableOnly === true ? [['availableOnly', isFree] as const] : [])];
  const amount = search ? readMoney(search) : undefined;
  const values: Record<string, unknown> = search ? { search: containing(search), searchNumber: containing(search.toUpperCase()) } : {};
  if (amount !== undefined) values['searchAmount'] = amount.toString();
  for (const [field] of valued) {
    const asked = request[field];
    values[field] = typeof asked === 'bigint' ? asked.toString() : asked;
  }
  return {
    shape: [...chosen.map(([field]) => field), ...(search ? ['search'] : []), ...(amount === undefined ? [] : ['amount'])].join(' '),
    conditions: chosen.map(([, condition]) => condition),
    ways: search ? [...WAYS, ...(amount === undefined ? [] : [BY_AMOUNT])] : [],
    values,
  };
}

/** Whether the filter restricts anything. */
export const isNarrow = ({ conditions, ways }: PieceFilter): boolean => conditions.length + ways.length > 0;

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
