import { describe, expect, it } from 'vitest';
import { affectedBy } from './topics.ts';

const renewed = (topics: readonly string[], of: readonly string[]) => of.filter(affectedBy(new Set(topics)));

describe('a change', () => {
  it('affects its resources and pending work', () => {
    expect(renewed(['transfer', 'creditLine'], ['transfer', 'creditLine', 'supplier', 'message', 'workbench'])).toEqual([
      'transfer',
      'creditLine',
      'message',
      'workbench',
    ]);
    expect(renewed(['financing'], ['financing', 'transfer'])).toEqual(['financing']);
  });

  it('of everything affects everything except captchas and profiles', () => {
    expect(renewed(['*'], ['voucher', 'staff', 'account', 'session', 'file'])).toEqual(['voucher', 'staff']);
    expect(renewed(['account'], ['account'])).toEqual([]);
  });
});
