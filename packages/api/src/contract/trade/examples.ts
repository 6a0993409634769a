import { day, ids, party, yuan } from '../examples.ts';

export const contract = {
  id: ids.tradeContract('C1'),
  number: 'JBMY-CG-2026-0873',
  name: '设备采购合同',
  amount: yuan(5_200_000),
  buyer: party.core,
  seller: party.supplier,
  signedOn: day('2026-06-01'),
  endsOn: null,
  paymentTerms: null,
  allowsVoucher: true,
  voucherClause: '第 6.2 条',
  file: null,
};

export const invoice = {
  id: ids.tradeInvoice('V1'),
  kind: 'digitalSpecial',
  code: null,
  number: '26142000000018846127',
  issuedOn: day('2026-11-09'),
  amountWithoutTax: yuan(1_249_557.52),
  amountWithTax: yuan(1_412_000),
  goods: '矿用隔爆型变频器',
  buyer: party.core,
  seller: party.supplier,
  usedAmount: yuan(0),
  freeAmount: yuan(1_412_000),
  verification: 'consistent',
  file: null,
} as const;
