import { describe, expect, test } from 'vitest';
import { channelByAlias, channelByCode, CHANNELS, isBusinessChannel } from './channels.ts';

describe('the channel table', () => {
  test('has the twelve channels of the specification, by code and alias', () => {
    const specified = CHANNELS.slice(0, 12);
    expect(specified.map((channel) => channel.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13]);
    expect(specified.map((channel) => channel.alias)).toEqual([
      'zx',
      'abc',
      'db',
      'bcm',
      'scb',
      'jr',
      'icbc',
      'psbc',
      'bocb',
      'gh',
      'ccb',
      'cmxd',
    ]);
    for (const channel of CHANNELS) {
      expect(channelByCode(channel.code)).toBe(channel);
      expect(channelByAlias(channel.alias)).toBe(channel);
    }
  });

  test('lends against a pledge on 3, 6, 11 and 13 only', () => {
    expect(CHANNELS.filter((channel) => channel.kind === 'pledge').map((channel) => channel.code)).toEqual([3, 6, 11, 13]);
  });

  test('accepts the reserved code in data and never offers it', () => {
    expect(isBusinessChannel(9)).toBe(true);
    expect(channelByCode(9)).toBeUndefined();
    expect(isBusinessChannel(14)).toBe(false);
    expect(channelByAlias('nope')).toBeUndefined();
  });
});
