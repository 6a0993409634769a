import type { Contract, RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { preparedByShape } from '../../../platform/db/prepared.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { piece } from '../../../schema/index.ts';
import { isNarrow, pieceFilter, type PieceFilter } from './list-filter.ts';
import { keptCounts, stampOf, type Counts, type PieceCount } from './piece-counts.ts';
import { countsFound, found, readPieces, walked, type PieceOrder, type Walk } from './piece-page.ts';
import { pieceRowView } from './piece-rows.ts';
import { heldBy, seenBy, type PieceScope } from './piece-scope.ts';
import { endBefore, rememberedList, rememberEnd, rememberList, type PageEnd, type RememberedList } from './remembered-lists.ts';

type ListRequest = RequestOf<Contract['voucher']['list']>;

const SORTS = {
  number: sql`${piece.number}`,
  amount: sql`${piece.amount}`,
  issuedOn: sql`${piece.issuedOn}`,
  // What has not been received yet comes after all that has.
  receivedOn: sql`coalesce(${piece.receivedOn}, 'infinity'::date)`,
  dueOn: sql`${piece.dueOn}`,
  remainingDays: sql`${piece.dueOn}`,
  latestEventAt: sql`${piece.changedAt}`,
};

const isSort = (name: string): name is keyof typeof SORTS => Object.hasOwn(SORTS, name);

function orderOf({ sort = '' }: ListRequest): PieceOrder & { readonly name: string } {
  const asked = sort.replace(/^-/, '');
  if (!isSort(asked)) return { name: '-latestEventAt', column: SORTS.latestEventAt, descending: true };
  return { name: sort, column: SORTS[asked], descending: sort.startsWith('-') };
}

/** A filter that finds more is read in the order of the list, in which the next row is near. */
const MANY = 2000;

const walks = preparedByShape((db: Db, walk: Walk & { readonly kept: boolean }) =>
  readPieces(db, walked(walk), {
    key: sql<string>`chosen.key`,
    counts: walk.kept ? keptCounts(walk.scope) : sql<Counts>`null::json`,
    stamp: stampOf,
  }).prepare(''),
);
const finds = preparedByShape((db: Db, find: Omit<Walk, 'after'>) =>
  readPieces(db, found(find), { key: sql<string>`chosen.key`, counts: sql<Counts>`chosen.counts`, stamp: stampOf }).prepare(''),
);
const counts = preparedByShape((db: Db, { kept, ...find }: Omit<Walk, 'after' | 'hasStates'> & { readonly kept: boolean }) =>
  db
    .select({ counts: kept ? keptCounts(find.scope) : countsFound(find), stamp: stampOf })
    .from(sql`(select 1) one`)
    .prepare(''),
);

const countOf = (byState: readonly PieceCount[], states: ListRequest['states']) =>
  byState.filter(({ state }) => !states || states.length === 0 || states.includes(state));

const sum = (texts: readonly string[]) => fen(texts.reduce((left, text) => left + BigInt(text), 0n));

interface Asked {
  readonly request: ListRequest;
  readonly scope: PieceScope['name'];
  readonly viewerNo: PieceScope['viewerNo'];
  readonly filter: PieceFilter;
  /** What it is remembered by. */
  readonly name: string;
}

/**
 * The rows of a page and the counts of its filter, in one statement. What a filter found is remembered until a piece of the enterprise
 * changes, which the stamp says that comes with every answer, and so is where its pages ended: the next page begins there, however far it
 * is. What was remembered and stands no more is asked anew.
 */
async function readPage(db: Db, { request, scope, viewerNo, filter, name }: Asked, known: RememberedList | undefined) {
  const { states = [] } = request;
  const order = orderOf(request);
  const { limit, offset } = windowOf(request);
  const hasStates = states.length > 0;
  const kept = !isNarrow(filter);
  const run = JSON.stringify([order.name, states]);
  const many = known !== undefined && countOf(known.counts, states).reduce((left, { count }) => left + count, 0) > MANY;
  const end: PageEnd | undefined = known && (kept || many) ? endBefore(known, run, offset) : undefined;
  const skipped = offset - (end?.rows ?? 0);
  const values = {
    ...filter.values,
    viewerNo,
    states,
    limit,
    offset: skipped,
    reach: limit + skipped,
    afterKey: end?.key,
    afterId: end?.id,
  };
  const shape = `${scope} ${order.name} ${hasStates} ${end !== undefined} ${filter.shape}`;
  const walk = { scope, filter, order, hasStates, after: end !== undefined, kept };
  const rows = await (kept || many ? walks(db, shape, () => walk).execute(values) : finds(db, shape, () => walk).execute(values));
  const [first] = rows;
  const read = first ?? (await counts(db, shape, () => walk).execute(values))[0];
  const stamp = read?.stamp ?? '';
  if (known !== undefined && known.stamp !== stamp && (end !== undefined || (many && !kept))) return undefined;
  const byState = kept || !many ? (read?.counts ?? []) : known.counts;
  const list = rememberList(db, name, stamp, byState);
  const last = rows.at(-1);
  if (last !== undefined && rows.length === limit) rememberEnd(list, run, { rows: offset + limit, key: last.key, id: last.piece.id });
  return { rows, byState };
}

/** A page of pieces with the counts and sums of its filter. */
async function page(context: CallContext, request: ListRequest, { name: scope, viewerNo }: PieceScope) {
  const { db } = context;
  const rowViewer = rowViewerOf(context);
  const filter = pieceFilter(request);
  const name = JSON.stringify([scope, viewerNo, filter.values, filter.shape]);
  const asked = { request, scope, viewerNo, filter, name };
  const read = (await readPage(db, asked, rememberedList(db, name))) ?? (await readPage(db, asked, undefined));
  if (read === undefined) throw new Error('what nothing is remembered of cannot be out of date');
  const { rows, byState } = read;
  const wanted = countOf(byState, request.states);
  return {
    list: rows.map((row) => pieceRowView(row, rowViewer)),
    total: wanted.reduce((left, row) => left + row.count, 0),
    page: request.page,
    pageSize: request.pageSize,
    columnSums: { amount: sum(wanted.map((row) => row.total)), availableAmount: sum(wanted.map((row) => row.available)) },
    stateCounts: Object.fromEntries(byState.map(({ state, count }) => [state, count])),
  };
}

/** Every piece the enterprise ever touched. */
export const list: Handlers['voucher']['list'] = (context, request) => page(context, request, seenBy(enterpriseOf(context)));

/** The pieces the enterprise holds or held. */
export const listHoldings: Handlers['voucher']['listHoldings'] = (context, request) =>
  page(context, request, heldBy(enterpriseOf(context)));
