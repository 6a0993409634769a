import {
  FINANCING_STATE_CODES,
  PIECE_STATE_CODES,
  ISSUANCE_STATE_CODES,
  PLEDGE_STATE_CODES,
  PLEDGE_STATE_LABELS,
  ROLE_CODES,
  ROLE_LABELS,
  STATE_LABELS,
  TRANSFER_STATE_CODES,
  type BusinessType,
  type Channels,
  type InterestPayer,
  type Label,
  type PaymentNature,
} from '@lianxin/domain';

export interface Entry {
  readonly kind: string;
  readonly code: string;
  readonly label: string;
  readonly labelEn: string;
  readonly order: number;
}

const PAYMENT_NATURE_LABELS: Readonly<Record<PaymentNature, Label>> = {
  goods: { zh: '货款', en: 'Goods' },
  works: { zh: '工程款', en: 'Works' },
  services: { zh: '服务费', en: 'Services' },
  prepayment: { zh: '预付款', en: 'Prepayment' },
};

const BUSINESS_TYPE_LABELS: Readonly<Record<BusinessType, Label>> = {
  materials: { zh: '物资采购', en: 'Materials' },
  equipment: { zh: '设备采购', en: 'Equipment' },
  works: { zh: '工程建设', en: 'Construction' },
  transport: { zh: '运输仓储', en: 'Transport and storage' },
  energy: { zh: '煤炭与能源', en: 'Coal and energy' },
  services: { zh: '技术与服务', en: 'Services' },
  other: { zh: '其他', en: 'Other' },
};

const INTEREST_PAYER_LABELS: Readonly<Record<InterestPayer, Label>> = {
  issuer: { zh: '买方付息', en: 'Issuer' },
  holder: { zh: '卖方付息', en: 'Holder' },
  agreed: { zh: '协议付息', en: 'As agreed' },
};

const ENTERPRISE_SIZE_LABELS: Readonly<Record<string, Label>> = {
  大型企业: { zh: '大型企业', en: 'Large' },
  中型企业: { zh: '中型企业', en: 'Medium' },
  小型企业: { zh: '小型企业', en: 'Small' },
  微型企业: { zh: '微型企业', en: 'Micro' },
};

const entries = (kind: string, labels: Readonly<Record<string, Label>>, codes: Readonly<Record<string, string | number>> = {}): Entry[] =>
  Object.entries(labels).map(([name, { zh, en }], place) => ({
    kind,
    code: String(codes[name] ?? name),
    label: zh,
    labelEn: en,
    order: place + 1,
  }));

/** Derived from the tables that the business uses, so that they cannot diverge. */
export const dictionariesOf = (channels: Channels): readonly Entry[] => [
  ...entries('role', ROLE_LABELS, ROLE_CODES),
  ...entries('issuanceState', STATE_LABELS.issuance, ISSUANCE_STATE_CODES),
  ...entries('holdingState', STATE_LABELS.piece, PIECE_STATE_CODES),
  ...entries('transferState', STATE_LABELS.transfer, TRANSFER_STATE_CODES),
  ...entries('financingState', STATE_LABELS.financing, FINANCING_STATE_CODES),
  ...entries('pledgeState', PLEDGE_STATE_LABELS, PLEDGE_STATE_CODES),
  ...entries('paymentNature', PAYMENT_NATURE_LABELS),
  ...entries('businessType', BUSINESS_TYPE_LABELS),
  ...entries('interestPayer', INTEREST_PAYER_LABELS),
  ...entries('enterpriseSize', ENTERPRISE_SIZE_LABELS),
  ...channels.list.map(({ code, name }, place) => ({
    kind: 'channel',
    code: String(code),
    label: name.zh,
    labelEn: name.en,
    order: place + 1,
  })),
];
