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
  disputed: false,
  file: null,
} as const;

export const contractRow = { ...contract, version: 0, usedAmount: yuan(1_412_000), invoiceCount: 1, acts: ['attach' as const] };

export const invoiceRow = {
  ...invoice,
  version: 0,
  checkCode: null,
  side: 'buyer' as const,
  verifiedAt: '2026-11-10T09:30:00+08:00',
  different: [],
  contract: { id: contract.id, number: contract.number, name: contract.name },
  disputeReason: null,
  acts: ['verify' as const, 'edit' as const, 'bind' as const, 'attach' as const, 'dispute' as const, 'delete' as const],
};

export const place = {
  kind: 'issuance' as const,
  id: 'I1',
  number: 'KL20261109000123',
  voucherNumber: null,
  amount: yuan(200_000),
  counts: true,
  party: party.core.name,
  submittedAt: '2026-11-10T10:00:00+08:00',
};

export const readInvoice = {
  kind: invoice.kind,
  code: null,
  number: invoice.number,
  checkCode: null,
  issuedOn: invoice.issuedOn,
  amountWithoutTax: invoice.amountWithoutTax,
  amountWithTax: invoice.amountWithTax,
  tax: null,
  goods: invoice.goods,
  counterparty: { enterpriseNo: ids.enterprise('E1002'), name: party.supplier.name, side: 'buyer' as const },
};
