import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shanghaiDate } from '../calendar/civil-date.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';
import { flattenLineage, lineageOf, pathTo } from './lineage.ts';
import { MAX_DEPTH, parseVoucherNumber, voucherNumber } from './number.ts';
import { conserves, livePieces, liveTotal, type Piece } from './piece.ts';
import { partition, splitPiece } from './split.ts';

const issuedOn = shanghaiDate(new Date('2026-03-05T02:00:00Z'));

const root = (amount: bigint): Piece => ({
  id: 'p0',
  voucherId: 'v1',
  number: voucherNumber({ date: issuedOn, sequence: 1 }),
  holderNo: 'E1',
  amount: fen(amount),
  state: 'holding',
  live: true,
});

const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
  return 'none';
};

describe('splitting a piece', () => {
  test('creates numbered parts that sum to the piece', () => {
    const parts = splitPiece(root(10_000n), [fen(6_050n), fen(3_950n)], { firstOrdinal: 3 });
    expect(parts.map((part) => part.number)).toEqual([`${root(1n).number}-03`, `${root(1n).number}-04`]);
    expect(sumFen(parts.map((part) => part.amount))).toBe(10_000n);
    expect(parts.every((part) => part.live && part.parentId === 'p0' && part.holderNo === 'E1' && part.state === 'holding')).toBe(true);
  });

  test.each([
    ['too little', [fen(9_999n)]],
    ['too much', [fen(9_999n), fen(2n)]],
    ['a part of zero', [fen(10_000n), fen(0n)]],
    ['a negative part', [fen(10_001n), fen(-1n)]],
    ['no part', []],
  ])('refuses %s', (_, amounts) => {
    expect(refusalOf(() => splitPiece(root(10_000n), amounts))).toBe('VALIDATION');
  });

  test('refuses a piece that is not held normally or not live', () => {
    expect(refusalOf(() => splitPiece({ ...root(100n), state: 'transferring' }, [fen(100n)]))).toBe('ILLEGAL_STATE');
    expect(refusalOf(() => splitPiece({ ...root(100n), live: false }, [fen(100n)]))).toBe('ILLEGAL_STATE');
  });

  test('partition returns the requested amount and the rest', () => {
    expect(partition(fen(100n), fen(30n))).toEqual([30n, 70n]);
    expect(partition(fen(100n), fen(100n))).toEqual([100n]);
    expect(refusalOf(() => partition(fen(100n), fen(101n)))).toBe('LIMIT_EXCEEDED');
    expect(refusalOf(() => partition(fen(100n), fen(0n)))).toBe('LIMIT_EXCEEDED');
  });
});

interface Move {
  readonly pick: number;
  readonly share: number;
  readonly holder: number;
}

/** Repeatedly transfers a part of a live piece. */
function circulate(face: bigint, moves: readonly Move[]): readonly Piece[] {
  let pieces: readonly Piece[] = [root(face)];
  for (const { pick, share, holder } of moves) {
    const live = livePieces(pieces).filter((piece) => (parseVoucherNumber(piece.number)?.depth ?? MAX_DEPTH) < MAX_DEPTH);
    const piece = live[pick % Math.max(1, live.length)];
    if (!piece) continue;
    const wanted: Fen = fen((piece.amount * BigInt(share)) / 100n);
    if (wanted === 0n) continue;
    const parts = splitPiece(piece, partition(piece.amount, wanted)).map((part, index) => ({
      ...part,
      id: `p${pieces.length + index}`,
      holderNo: index === 0 ? `E${holder}` : part.holderNo,
    }));
    pieces = [...pieces.map((other) => (other === piece ? { ...other, live: false } : other)), ...parts];
  }
  return pieces;
}

const moves = fc.array(fc.record({ pick: fc.nat(50), share: fc.integer({ min: 1, max: 100 }), holder: fc.integer({ min: 1, max: 5 }) }), {
  maxLength: 40,
});

describe('circulation', () => {
  test('keeps the sum of live pieces equal to the face amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), moves, (face, made) => {
        const pieces = circulate(face, made);
        expect(liveTotal(pieces)).toBe(face);
        expect(conserves(pieces, fen(face))).toBe(true);
        expect(new Set(pieces.map((piece) => piece.number)).size).toBe(pieces.length);
      }),
    );
  });

  test('forms one tree with every piece once below its parent, totalling the face amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), moves, (face, made) => {
        const pieces = circulate(face, made);
        const tree = lineageOf(pieces.toReversed());
        const nodes = flattenLineage(tree);
        expect(tree).toHaveLength(1);
        expect(tree[0]?.liveTotal).toBe(face);
        expect(nodes.map((node) => node.piece.id).toSorted()).toEqual(pieces.map((piece) => piece.id).toSorted());
        for (const node of nodes) {
          expect(node.children.every((child) => child.piece.parentId === node.piece.id)).toBe(true);
          expect(pathTo(pieces, node.piece.id)).toHaveLength(node.depth);
          expect(parseVoucherNumber(node.piece.number)?.depth).toBe(node.depth);
        }
      }),
    );
  });

  test('counts the changes of holder', () => {
    const pieces = circulate(1_000n, [
      { pick: 0, share: 60, holder: 2 },
      { pick: 0, share: 50, holder: 3 },
    ]);
    const hands = flattenLineage(lineageOf(pieces)).map((node) => [node.piece.holderNo, node.hands]);
    expect(hands).toEqual([
      ['E1', 0],
      ['E2', 1],
      ['E3', 2],
      ['E2', 1],
      ['E1', 0],
    ]);
  });

  test('builds partial trees when the root is unknown', () => {
    const pieces = circulate(1_000n, [{ pick: 0, share: 60, holder: 2 }]).slice(1);
    expect(lineageOf(pieces).map((node) => node.piece.id)).toEqual(['p1', 'p2']);
    expect(pathTo(pieces, 'missing')).toEqual([]);
  });
});
