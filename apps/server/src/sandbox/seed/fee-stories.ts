import type { PlatformFeeKind } from '@lianxin/domain';

export interface FeeStory {
  readonly id: string;
  readonly enterpriseNo: string;
  readonly kind: PlatformFeeKind;
  readonly summary: string;
  readonly basis: string;
  readonly amount: number;
  readonly businessNumber?: string;
  /** Days from the charge to the first start; it was declared paid two days later and decided on a day after that. */
  readonly daysAgo: number;
  readonly payer: string;
  readonly payerName: string;
  /** The last step reached. */
  readonly until: 'declared' | 'confirmed';
  /** The platform's reason for refusing an earlier payment. */
  readonly refused?: string;
  /** Another fee paid by the same bank transfer. */
  readonly paidWith?: string;
}

const SUPPLIER = { enterpriseNo: 'E1002', payer: 'supplier-op', payerName: '王建国' } as const;
const CORE = { enterpriseNo: 'E1001', payer: 'core-op', payerName: '赵晓东' } as const;

/** Fees that were charged and paid. None is outstanding, because a notice of outstanding fees would follow people onto every page. */
export const FEE_STORIES: readonly FeeStory[] = [
  {
    ...SUPPLIER,
    id: 'FEE11',
    kind: 'ukey',
    summary: 'USB-Key 工本费',
    basis: '2 枚，每枚 200.00 元',
    amount: 400,
    daysAgo: 96,
    until: 'confirmed',
  },
  {
    ...SUPPLIER,
    id: 'FEE12',
    kind: 'service',
    summary: '平台年度服务费',
    basis: '年费，按合同约定',
    amount: 6_000,
    daysAgo: 68,
    until: 'confirmed',
    refused: '回单上的付款户名与企业名称不一致',
  },
  {
    ...SUPPLIER,
    id: 'FEE13',
    kind: 'evidence',
    summary: '存证服务费',
    basis: '存证 12 笔，每笔 10.00 元',
    amount: 120,
    daysAgo: 38,
    until: 'confirmed',
  },
  {
    ...SUPPLIER,
    id: 'FEE15',
    kind: 'registration',
    summary: '中登登记服务费',
    basis: '登记 1 笔，每笔 60.00 元',
    amount: 60,
    daysAgo: 38,
    until: 'confirmed',
    paidWith: 'FEE13',
  },
  {
    ...SUPPLIER,
    id: 'FEE16',
    kind: 'transfer',
    summary: '转让服务费',
    basis: '转让 3 笔，每笔 50.00 元',
    amount: 150,
    daysAgo: 66,
    until: 'confirmed',
  },
  {
    ...SUPPLIER,
    id: 'FEE14',
    kind: 'evidence',
    summary: '存证服务费',
    basis: '存证 9 笔，每笔 10.00 元',
    amount: 90,
    daysAgo: 6,
    until: 'declared',
  },
  {
    ...CORE,
    id: 'FEE21',
    kind: 'service',
    summary: '平台年度服务费',
    basis: '年费，按合同约定',
    amount: 30_000,
    daysAgo: 70,
    until: 'confirmed',
  },
  {
    ...CORE,
    id: 'FEE24',
    kind: 'issuance',
    summary: '开立服务费',
    basis: '开立 5 笔，每笔 100.00 元',
    amount: 500,
    daysAgo: 40,
    until: 'confirmed',
  },
  {
    ...CORE,
    id: 'FEE22',
    kind: 'ukey',
    summary: 'USB-Key 工本费',
    basis: '6 枚，每枚 200.00 元',
    amount: 1_200,
    daysAgo: 41,
    until: 'confirmed',
  },
  {
    ...CORE,
    id: 'FEE23',
    kind: 'registration',
    summary: '中登登记服务费',
    basis: '登记 4 笔，每笔 60.00 元',
    amount: 240,
    daysAgo: 7,
    until: 'declared',
  },
];
