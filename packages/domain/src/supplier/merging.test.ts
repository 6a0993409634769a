import { describe, expect, test } from 'vitest';
import { fen } from '../money/yuan.ts';
import { mergedSupplier, SUPPLIER_NOTE_MAX } from './merging.ts';

const nothing = { tags: [], note: '', usualTermDays: null, quota: null };

describe('a supplier that another is merged into', () => {
  test('has the tags of both, each once', () => {
    const { tags } = mergedSupplier({ ...nothing, tags: ['机电', '长期'] }, { ...nothing, tags: ['长期', '月结'] });
    expect(tags).toEqual(['机电', '长期', '月结']);
  });

  test('takes over the term and the quota that it lacks, and keeps its own', () => {
    const kept = { ...nothing, usualTermDays: 90, quota: fen(100n) };
    expect(mergedSupplier(nothing, kept)).toMatchObject({ usualTermDays: 90, quota: fen(100n) });
    expect(mergedSupplier(kept, { ...nothing, usualTermDays: 180, quota: fen(900n) })).toMatchObject({
      usualTermDays: 90,
      quota: fen(100n),
    });
  });

  test('has the other note below its own, unless it says the same already', () => {
    const own = { ...nothing, note: '月结' };
    expect(mergedSupplier(own, { ...nothing, note: '每月对账' })).toMatchObject({ note: '月结\n每月对账', noteFits: true });
    expect(mergedSupplier(nothing, own)).toMatchObject({ note: '月结', noteFits: true });
    expect(mergedSupplier(own, own)).toMatchObject({ note: '月结', noteFits: true });
    expect(mergedSupplier(own, nothing)).toMatchObject({ note: '月结', noteFits: true });
  });

  test('keeps its own note where both find no room', () => {
    const [full, more] = [SUPPLIER_NOTE_MAX - 3, SUPPLIER_NOTE_MAX - 2].map((length) => ({ ...nothing, note: '记'.repeat(length) }));
    const other = { ...nothing, note: '月结' };
    expect(mergedSupplier(full ?? nothing, other)).toMatchObject({ noteFits: true });
    expect(mergedSupplier(more ?? nothing, other)).toMatchObject({ note: more?.note, noteFits: false });
  });
});
