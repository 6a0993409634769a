import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { library } from './evidence.fixture.ts';
import { leafHash, merklePath, merkleRoot, merkleTree, rootOfPath } from './merkle.ts';

const { sm3 } = library;
const hashes = fc.array(fc.nat(), { minLength: 1, maxLength: 70 }).map((numbers) => numbers.map((number) => sm3(String(number))));

describe('a Merkle tree', () => {
  test('proves every leaf by its path, and nothing else', () => {
    fc.assert(
      fc.property(hashes, fc.nat(), fc.nat(), (leaves, pick, bit) => {
        const index = pick % leaves.length;
        const leaf = leaves[index] ?? '';
        const place = { index, size: leaves.length };
        const path = merklePath(leaves, index, sm3);
        const root = merkleRoot(leaves, sm3);
        expect(rootOfPath(leaf, place, path, sm3)).toBe(root);
        expect(rootOfPath(sm3(leaf), place, path, sm3)).not.toBe(root);
        const at = bit % (path.length + 1);
        expect(rootOfPath(leaf, place, path.toSpliced(at, 1, sm3(`x${bit}`)), sm3)).not.toBe(root);
        expect(rootOfPath(leaf, place, path.slice(1), sm3)).not.toBe(path.length === 0 ? undefined : root);
        expect(rootOfPath(leaf, place, [...path, root], sm3)).toBeUndefined();
      }),
    );
  });

  test('has a different root when a leaf is changed, added, removed or moved', () => {
    fc.assert(
      fc.property(hashes, fc.nat(), (leaves, pick) => {
        const index = pick % leaves.length;
        const root = merkleRoot(leaves, sm3);
        expect(merkleRoot(leaves.toSpliced(index, 1, sm3('other')), sm3)).not.toBe(root);
        expect(merkleRoot([...leaves, leaves[index] ?? ''], sm3)).not.toBe(root);
        expect(merkleRoot(leaves.toSpliced(index, 1), sm3)).not.toBe(root);
        const [first = '', second = '', ...rest] = leaves;
        if (first !== second && second !== '') expect(merkleRoot([second, first, ...rest], sm3)).not.toBe(root);
      }),
    );
  });

  test('equals the tree over the roots of its blocks of a power-of-two length', () => {
    fc.assert(
      fc.property(hashes, fc.constantFrom(1, 2, 4, 8, 16), fc.nat(), (leaves, block, pick) => {
        const index = pick % leaves.length;
        const blocks = Array.from({ length: Math.ceil(leaves.length / block) }, (_, at) => leaves.slice(at * block, (at + 1) * block));
        const roots = blocks.map((some) => merkleRoot(some, sm3));
        const at = Math.floor(index / block);
        expect(merkleRoot(roots, sm3)).toBe(merkleRoot(leaves, sm3));
        expect([...merklePath(blocks[at] ?? [], index % block, sm3), ...merklePath(roots, at, sm3)]).toEqual(
          merklePath(leaves, index, sm3),
        );
      }),
    );
  });

  test('hashes leaves and nodes differently, so that a node cannot pass as a leaf', () => {
    const [left, right] = [sm3('1'), sm3('2')];
    const root = merkleRoot([left, right], sm3);
    expect(sm3(`LX-LEAF-1|${left}|${right}`)).not.toBe(root);
    expect(leafHash({ voucherNumber: 'LX1', length: 2, head: left }, sm3)).toBe(sm3(`LX-LEAF-1|LX1|2|${left}`));
  });

  test('has a defined root when empty, and refuses a leaf outside the tree', () => {
    expect(merkleTree(sm3).root()).toBe(sm3('LX-EMPTY-1'));
    expect(() => merklePath([sm3('1')], 1, sm3)).toThrow(RangeError);
    for (const place of [
      { index: 1, size: 1 },
      { index: -1, size: 1 },
      { index: 0.5, size: 2 },
      { index: 0, size: 0 },
    ])
      expect(rootOfPath(sm3('1'), place, [], sm3)).toBeUndefined();
  });
});
