import { fromWire, toWire } from '@lianxin/api/contract';
import { CHANNELS, USUAL_TERMS } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { ChannelContent } from './contents.ts';

test('old terms without a bearer of fees are read with the default', () => {
  const old = {
    offered: true,
    minAmount: '10000.00',
    maxAmount: '10000000.00',
    annualRatePpm: '3.60',
    minDays: 7,
    maxDays: 365,
    serviceFeePpm: '0.05',
    minServiceFee: '100.00',
    interestBearer: 'seller',
    expectedHours: 8,
  };
  expect(fromWire(ChannelContent, old)).toEqual({ success: true, data: { offered: true, ...USUAL_TERMS } });
});

test.each(CHANNELS.list)('terms of channel $code are stored and read back unchanged', ({ terms }) => {
  expect(fromWire(ChannelContent, toWire(ChannelContent, terms))).toEqual({ success: true, data: terms });
});
