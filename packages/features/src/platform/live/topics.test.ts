import { describe, expect, it } from 'vitest';
import { renewedBy } from './topics.ts';

const renewed = (topics: readonly string[], of: readonly string[]) => of.filter(renewedBy(new Set(topics)));

describe('word of a change', () => {
  it('renews the resources that it names, whichever they are, and what waits for the person', () => {
    expect(renewed(['transfer', 'creditLine'], ['transfer', 'creditLine', 'supplier', 'message', 'workbench'])).toEqual([
      'transfer',
      'creditLine',
      'message',
      'workbench',
    ]);
    expect(renewed(['financing'], ['financing', 'transfer'])).toEqual(['financing']);
  });

  it('renews everything where anything may have changed, but never a drawn picture or a profile', () => {
    expect(renewed(['*'], ['voucher', 'staff', 'account', 'session', 'file'])).toEqual(['voucher', 'staff']);
    expect(renewed(['account'], ['account'])).toEqual([]);
  });
});
