import { fen, type Fen } from '../money/yuan.ts';
import { defineChannels, type ChannelRow } from './define-channels.ts';

const yuan = (amount: bigint): Fen => fen(amount * 100n);

/**
 * Every financing channel of the specification, in its order. Code 9 is reserved: accepted in data, never offered.
 * A lender against a pledge takes more risk, time and interest than a bank.
 */
export const CHANNEL_ROWS = [
  {
    code: 1,
    alias: 'zx',
    name: { zh: '银行A', en: 'Bank A' },
    kind: 'financing',
    core: 'flag',
    needs: ['account'],
    terms: { annualRatePpm: 36_000n, minAmount: yuan(10_000n), maxAmount: yuan(50_000_000n), expectedHours: 4 },
  },
  {
    code: 2,
    alias: 'abc',
    name: { zh: '农业银行保理', en: 'Agricultural Bank factoring' },
    kind: 'financing',
    core: 'flag',
    needs: ['furtherStep'],
    terms: { annualRatePpm: 35_500n, minAmount: yuan(50_000n), maxAmount: yuan(100_000_000n), interestPayer: 'agreed' },
  },
  {
    code: 3,
    alias: 'db',
    name: { zh: '担保贷款', en: 'Guarantee loan' },
    kind: 'pledge',
    core: 'register',
    needs: ['guarantor'],
    terms: { annualRatePpm: 58_000n, minAmount: yuan(10_000n), maxAmount: yuan(20_000_000n), minDays: 30, expectedHours: 24 },
  },
  {
    code: 4,
    alias: 'bcm',
    name: { zh: '交通银行', en: 'Bank of Communications' },
    kind: 'financing',
    core: 'flag',
    needs: ['furtherStep'],
    terms: { annualRatePpm: 36_500n, minAmount: yuan(50_000n), maxAmount: yuan(80_000_000n) },
  },
  {
    code: 5,
    alias: 'scb',
    name: { zh: '省级银行', en: 'Provincial bank' },
    kind: 'financing',
    core: 'flag',
    terms: { annualRatePpm: 38_000n, minAmount: yuan(10_000n), maxAmount: yuan(30_000_000n) },
  },
  {
    code: 6,
    alias: 'jr',
    name: { zh: '小额贷款公司', en: 'Small-loan company' },
    kind: 'pledge',
    core: 'register',
    terms: {
      annualRatePpm: 96_000n,
      minAmount: yuan(1_000n),
      maxAmount: yuan(5_000_000n),
      minDays: 15,
      maxDays: 180,
      serviceFeePpm: 1000n,
      expectedHours: 4,
    },
  },
  {
    code: 7,
    alias: 'icbc',
    name: { zh: '工商银行', en: 'Industrial and Commercial Bank' },
    kind: 'financing',
    core: 'bankType',
    needs: ['signature'],
    terms: { annualRatePpm: 34_500n, minAmount: yuan(100_000n), maxAmount: yuan(200_000_000n) },
  },
  {
    code: 8,
    alias: 'psbc',
    name: { zh: '邮政储蓄银行', en: 'Postal Savings Bank' },
    kind: 'financing',
    core: 'flag',
    terms: { annualRatePpm: 37_000n, minAmount: yuan(10_000n), maxAmount: yuan(50_000_000n), expectedHours: 16 },
  },
  {
    code: 10,
    alias: 'bocb',
    name: { zh: '城市商业银行', en: 'City commercial bank' },
    kind: 'financing',
    core: 'flag',
    terms: { annualRatePpm: 39_500n, minAmount: yuan(10_000n), maxAmount: yuan(20_000_000n) },
  },
  {
    code: 11,
    alias: 'gh',
    name: { zh: '小额贷款公司(国)', en: 'Small-loan company (state)' },
    kind: 'pledge',
    core: 'register',
    needs: ['clearing'],
    terms: {
      annualRatePpm: 88_000n,
      minAmount: yuan(1_000n),
      maxAmount: yuan(10_000_000n),
      minDays: 15,
      maxDays: 180,
      serviceFeePpm: 1000n,
    },
  },
  {
    code: 12,
    alias: 'ccb',
    name: { zh: '建设银行', en: 'China Construction Bank' },
    kind: 'financing',
    core: 'flag',
    terms: { annualRatePpm: 34_800n, minAmount: yuan(50_000n), maxAmount: yuan(150_000_000n) },
  },
  {
    code: 13,
    alias: 'cmxd',
    name: { zh: '煤炭小额贷款公司', en: 'Coal small-loan company' },
    kind: 'pledge',
    core: 'register',
    terms: {
      annualRatePpm: 85_000n,
      minAmount: yuan(1_000n),
      maxAmount: yuan(10_000_000n),
      minDays: 15,
      maxDays: 180,
      serviceFeePpm: 1000n,
      expectedHours: 4,
    },
  },
] as const satisfies readonly ChannelRow[];

/** The channels of the specification: what a portal and a server run with that name no others. */
export const CHANNELS = defineChannels(CHANNEL_ROWS);
