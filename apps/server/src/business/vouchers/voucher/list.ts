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
import { flagsOf, isNarrow, PIECE_FLAG_NAMES, pieceFilter, type PieceFilter } from './list-filter.ts';
import type { PieceFlag } from './piece-conditions.ts';
import { storedCounts, stampOf, type Counts, type PieceCount } from './piece-counts.ts';
import { countsFound, foundPage, foundFlaggedPage, readPieces, walkedPage, type PieceOrder, type Walk } from './piece-page.ts';
import { pieceRowView } from './piece-rows.ts';
import { heldBy, seenBy, type PieceScope } from './piece-scope.ts';
import { endBefore, rememberedList, rememberEnd, rememberList, type PageEnd, type RememberedList } from './remembered-lists.ts';

type ListRequest = RequestOf<Contract['voucher']['list']>;

const SORTS = {
  number: sql`${piece.number}`,
  amount: sql`${piece.amount}`,
  issuedOn: sql`${piece.issuedOn}`,
  // Pieces not yet received come last.
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

/** Above this count a filter is read in list order, because the next match is near. */
const BROAD_FILTER = 2000;

type Find = Omit<Walk, 'after'>;
type CachedCounts = { readonly kept: boolean };

const countsExceptChosen = (kept: boolean, scope: Walk['scope']) => (kept ? storedCounts(scope) : sql<Counts>`null::json`);

const walkPage = preparedByShape((db: Db, walk: Walk & CachedCounts) =>
  readPieces(db, walkedPage(walk), {
    key: sql<string>`chosen.key`,
    counts: countsExceptChosen(walk.kept, walk.scope),
    stamp: stampOf,
  }).prepare(''),
);
const findPage = preparedByShape((db: Db, find: Find) =>
  readPieces(db, foundPage(find), { key: sql<string>`chosen.key`, counts: sql<Counts>`chosen.counts`, stamp: stampOf }).prepare(''),
);
const findFlaggedPage = preparedByShape((db: Db, find: Find & CachedCounts) =>
  readPieces(db, foundFlaggedPage(find), {
    key: sql<string>`chosen.key`,
    counts: countsExceptChosen(find.kept, find.scope),
    stamp: stampOf,
  }).prepare(''),
);
const counts = preparedByShape((db: Db, { kept, ...find }: Find & CachedCounts) =>
  db
    .select({ counts: kept ? storedCounts(find.scope) : countsFound(find), stamp: stampOf })
    .from(sql`(select 1) one`)
    .prepare(''),
);

/** The counts of the chosen chips. */
const countOf = (alike: readonly PieceCount[], { states = [] }: ListRequest, flags: readonly PieceFlag[]) =>
  alike.filter((row) => (states.length === 0 || states.includes(row.state)) && flags.every((flag) => row[flag]));

const sum = (texts: readonly string[]) => fen(texts.reduce((left, text) => left + BigInt(text), 0n));
const piecesIn = (alike: readonly PieceCount[]) => alike.reduce((left, { count }) => left + count, 0);

interface Asked {
  readonly request: ListRequest;
  readonly scope: PieceScope['name'];
  readonly viewerNo: PieceScope['viewerNo'];
  readonly filter: PieceFilter;
  /** The cache key. */
  readonly name: string;
}

/**
 * Rows and counts in one statement. Counts and page ends are cached until the stamp shows that a piece of the enterprise has changed; the
 * next page starts at the cached end. Outdated entries are read again.
 */
async function readPage(db: Db, { request, scope, viewerNo, filter, name }: Asked, known: RememberedList | undefined) {
  const { states = [] } = request;
  const flags = flagsOf(request);
  const order = orderOf(request);
  const { limit, offset } = windowOf(request);
  const hasStates = states.length > 0;
  const kept = !isNarrow(filter);
  const run = JSON.stringify([order.name, states, flags]);
  const many = known !== undefined && piecesIn(countOf(known.counts, request, flags)) > BROAD_FILTER;
  const isWalk = many || (kept && flags.length === 0);
  const isFlagged = !isWalk && flags.length > 0 && (kept || known !== undefined);
  // Cached counts of a narrow filter are not read again.
  const rests = !kept && (many || isFlagged);
  const end: PageEnd | undefined = known && isWalk ? endBefore(known, run, offset) : undefined;
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
  const shape = `${scope} ${order.name} ${hasStates} ${flags.join('+')} ${end !== undefined} ${filter.shape}`;
  const walk = { scope, filter, order, hasStates, flags, after: end !== undefined, kept };
  const reading = isWalk ? walkPage : isFlagged ? findFlaggedPage : findPage;
  const rows = await reading(db, shape, () => walk).execute(values);
  const [first] = rows;
  const read = first ?? (await counts(db, shape, () => walk).execute(values))[0];
  const stamp = read?.stamp ?? '';
  if (known !== undefined && known.stamp !== stamp && (end !== undefined || rests)) return undefined;
  const alike = rests && known !== undefined ? known.counts : (read?.counts ?? []);
  const list = rememberList(db, name, stamp, alike);
  const last = rows.at(-1);
  if (last !== undefined && rows.length === limit) rememberEnd(list, run, { rows: offset + limit, key: last.key, id: last.piece.id });
  return { rows, alike };
}

/** A page with counts and sums. */
async function page(context: CallContext, request: ListRequest, { name: scope, viewerNo }: PieceScope) {
  const { db } = context;
  const rowViewer = rowViewerOf(context);
  const filter = pieceFilter(request);
  const name = JSON.stringify([scope, viewerNo, filter.values, filter.shape]);
  const asked = { request, scope, viewerNo, filter, name };
  const read = (await readPage(db, asked, rememberedList(db, name))) ?? (await readPage(db, asked, undefined));
  if (read === undefined) throw new Error('what nothing is remembered of cannot be out of date');
  const { rows, alike } = read;
  const wanted = countOf(alike, request, flagsOf(request));
  const inState = (state: PieceCount['state']) => piecesIn(alike.filter((row) => row.state === state));
  return {
    list: rows.map((row) => pieceRowView(row, rowViewer)),
    total: piecesIn(wanted),
    page: request.page,
    pageSize: request.pageSize,
    columnSums: { amount: sum(wanted.map((row) => row.total)), availableAmount: sum(wanted.map((row) => row.available)) },
    stateCounts: Object.fromEntries(alike.map(({ state }) => [state, inState(state)])),
    flagCounts: Object.fromEntries(PIECE_FLAG_NAMES.map((flag) => [flag, piecesIn(alike.filter((row) => row[flag]))])),
  };
}

export const list: Handlers['voucher']['list'] = (context, request) => page(context, request, seenBy(enterpriseOf(context)));

export const listHoldings: Handlers['voucher']['listHoldings'] = (context, request) =>
  page(context, request, heldBy(enterpriseOf(context)));
