import { describe, expect, test } from 'vitest';
import { fen } from '../money/yuan.ts';
import { mergedSupplier, SUPPLIER_NOTE_MAX } from './merging.ts';

const nothing = { tags: [], note: '', usualTermDays: null, quota: null };

describe('merging a supplier into another', () => {
  test('combines the tags without duplicates', () => {
    const { tags } = mergedSupplier({ ...nothing, tags: ['机电', '长期'] }, { ...nothing, tags: ['长期', '月结'] });
    expect(tags).toEqual(['机电', '长期', '月结']);
  });

  test('takes over term and quota only when the remaining supplier has none', () => {
    const kept = { ...nothing, usualTermDays: 90, quota: fen(100n) };
    expect(mergedSupplier(nothing, kept)).toMatchObject({ usualTermDays: 90, quota: fen(100n) });
    expect(mergedSupplier(kept, { ...nothing, usualTermDays: 180, quota: fen(900n) })).toMatchObject({
      usualTermDays: 90,
      quota: fen(100n),
    });
  });

  test('appends the other note unless it is already contained', () => {
    const own = { ...nothing, note: '月结' };
    expect(mergedSupplier(own, { ...nothing, note: '每月对账' })).toMatchObject({ note: '月结\n每月对账', noteFits: true });
    expect(mergedSupplier(nothing, own)).toMatchObject({ note: '月结', noteFits: true });
    expect(mergedSupplier(own, own)).toMatchObject({ note: '月结', noteFits: true });
    expect(mergedSupplier(own, nothing)).toMatchObject({ note: '月结', noteFits: true });
  });

  test('keeps only its own note when both together are too long', () => {
    const [full, more] = [SUPPLIER_NOTE_MAX - 3, SUPPLIER_NOTE_MAX - 2].map((length) => ({ ...nothing, note: '记'.repeat(length) }));
    const other = { ...nothing, note: '月结' };
    expect(mergedSupplier(full ?? nothing, other)).toMatchObject({ noteFits: true });
    expect(mergedSupplier(more ?? nothing, other)).toMatchObject({ note: more?.note, noteFits: false });
  });
});
