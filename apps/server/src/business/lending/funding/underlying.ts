import { eq, inArray, sql } from 'drizzle-orm';
import type { PieceId } from '@lianxin/api/contract';
import type { ActContext } from '../../../ledger/act-context.ts';
import { severalPiecesOf } from '../../../ledger/change-piece.ts';
import { recordOnPieces } from '../../../ledger/finance.ts';
import type { EventData } from '../../../ledger/move.ts';
import { lockVouchers, type PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import type { FundingId, VoucherNumber } from '../../../schema/ids.ts';
import { piece, type takenPaper, type takenPiece } from '../../../schema/index.ts';
import { mergedUses, type WantedUse } from '../../trade/papers/index.ts';

interface ApplicationRef {
  readonly id: FundingId;
}

/** The pieces and invoices that an application reserves. */
interface TakenByApplication extends ApplicationRef {
  /** Whether the application was submitted before. */
  readonly resubmitted: boolean;
  readonly pieces: readonly PieceRow[];
  readonly invoices: readonly WantedUse[];
}

/** The number of pieces of an application, and the voucher number of its first. */
export interface Counted {
  readonly count: number;
  readonly number: VoucherNumber;
}

/** The pieces and invoices reserved by applications of a kind, including those that were released. */
export function underlyingIn(pieces: ReturnType<typeof takenPiece>, papers: ReturnType<typeof takenPaper>) {
  const piecesOf = (db: Db, { id }: ApplicationRef) =>
    db.select().from(pieces).where(eq(pieces.applicationId, id)).orderBy(pieces.position);
  const idsOf = async (db: Db, row: ApplicationRef): Promise<PieceId[]> => (await piecesOf(db, row)).map(({ pieceId }) => pieceId);
  /** The pieces of an application in their present state, and their vouchers, locked for the rest of the transaction. */
  const lockPieces = async (context: ActContext, row: ApplicationRef) => {
    const taken = await piecesOf(context.db, row);
    const vouchers = await lockVouchers(context.db, [...new Set(taken.map(({ voucherId }) => voucherId))]);
    const now = await severalPiecesOf(
      context,
      taken.map(({ pieceId }) => pieceId),
    );
    return { vouchers, pieces: now };
  };
  return {
    pieces,
    /** The piece rows of an application, in their order. */
    piecesOf,
    /** The invoice rows of an application, in their order. */
    papersOf: (db: Db, { id }: ApplicationRef) => db.select().from(papers).where(eq(papers.applicationId, id)).orderBy(papers.position),
    /** The pieces of an application in their present state and their order. */
    currentPieces: async (db: Db, row: ApplicationRef): Promise<PieceRow[]> => severalPiecesOf({ db }, await idsOf(db, row)),
    /** The voucher numbers of the pieces of an application, in their order. */
    async numbersOf(db: Db, { id }: ApplicationRef) {
      const rows = await db
        .select({ number: piece.number })
        .from(pieces)
        .innerJoin(piece, eq(piece.id, pieces.pieceId))
        .where(eq(pieces.applicationId, id))
        .orderBy(pieces.position);
      return rows.map(({ number }) => number);
    },
    async countsOf(db: Db, ids: readonly FundingId[]): Promise<ReadonlyMap<FundingId, Counted>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({
          id: pieces.applicationId,
          count: sql<number>`count(*)::int`,
          number: sql<VoucherNumber>`(array_agg(${piece.number} order by ${pieces.position}))[1]`,
        })
        .from(pieces)
        .innerJoin(piece, eq(piece.id, pieces.pieceId))
        .where(inArray(pieces.applicationId, [...ids]))
        .groupBy(pieces.applicationId);
      return new Map(rows.map((row) => [row.id, row]));
    },
    lockPieces,
    /** Records a signed act of an application in the histories of its vouchers. The caller has locked the row. */
    async record(context: ActContext, row: ApplicationRef, cause: EventData): Promise<void> {
      const { vouchers, pieces: now } = await lockPieces(context, row);
      await recordOnPieces(context, vouchers, now, cause);
    },
    /** Stores the pieces and invoices of an application, replacing those of an earlier submission. */
    async write(db: Db, { id, resubmitted, pieces: taken, invoices }: TakenByApplication): Promise<void> {
      if (resubmitted) {
        await db.delete(pieces).where(eq(pieces.applicationId, id));
        await db.delete(papers).where(eq(papers.applicationId, id));
      }
      const rowsOf = taken.map(({ id: pieceId, voucherId, amount }, position) => ({
        applicationId: id,
        pieceId,
        voucherId,
        position,
        amount,
        active: true,
      }));
      const invoiceRows = mergedUses(invoices).map((invoice, position) => ({ applicationId: id, ...invoice, position, active: true }));
      deferWrites(db, insertOf(pieces, rowsOf), insertOf(papers, invoiceRows));
    },
    /** Releases the pieces and invoices. */
    release: (db: Db, { id }: ApplicationRef): void =>
      deferWrites(
        db,
        db.update(pieces).set({ active: false }).where(eq(pieces.applicationId, id)),
        db.update(papers).set({ active: false }).where(eq(papers.applicationId, id)),
      ),
  };
}
