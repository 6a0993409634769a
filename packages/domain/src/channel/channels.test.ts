import { describe, expect, test } from 'vitest';
import { CHANNEL_ROWS, CHANNELS } from './channels.ts';
import { defineChannels, isChannelCode } from './define-channels.ts';

describe('the channel table', () => {
  test('has the twelve channels of the specification, by code and alias', () => {
    expect(CHANNELS.list.slice(0, 12).map(({ code, alias }) => [code, alias])).toEqual([
      [1, 'zx'],
      [2, 'abc'],
      [3, 'db'],
      [4, 'bcm'],
      [5, 'scb'],
      [6, 'jr'],
      [7, 'icbc'],
      [8, 'psbc'],
      [10, 'bocb'],
      [11, 'gh'],
      [12, 'ccb'],
      [13, 'cmxd'],
    ]);
    for (const channel of CHANNELS.list) expect(CHANNELS.byCode(channel.code)).toBe(channel);
  });

  test('lends against a pledge on 3, 6, 11 and 13 only, where a register says who is a core enterprise', () => {
    const pledge = CHANNELS.list.slice(0, 12).filter(({ kind }) => kind === 'pledge');
    expect(pledge.map(({ code, core }) => [code, core])).toEqual([3, 6, 11, 13].map((code) => [code, 'register']));
  });

  test('never offers the reserved code', () => {
    expect(isChannelCode(9)).toBe(false);
    expect(CHANNELS.byCode(9)).toBeUndefined();
  });
});

describe('the channels of a deployment', () => {
  const [bankA, agricultural] = CHANNEL_ROWS;
  const own = { code: 14, alias: 'hn', name: { zh: '华南银行', en: 'Huanan Bank' }, kind: 'financing', core: 'register' } as const;

  test('are standard and custom rows, in the order given', () => {
    const channels = defineChannels([own, bankA]);
    expect(channels.list.map(({ code }) => code)).toEqual([14, 1]);
    expect(channels.byCode(14)?.name.zh).toBe('华南银行');
    expect(channels.byCode(2)).toBeUndefined();
  });

  test.each([0, 9, 100, 1.5])('cannot have the code %s', (code) => {
    expect(() => defineChannels([{ ...own, code }])).toThrow('is no code of a channel');
  });

  test('cannot share a code or an alias', () => {
    expect(() => defineChannels([bankA, { ...own, code: 1 }])).toThrow('Two channels have the code 1');
    expect(() => defineChannels([agricultural, { ...own, alias: 'abc' }])).toThrow('Two channels have the same alias');
  });
});
