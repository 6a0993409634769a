import { contract } from '@lianxin/api/contract';
import { INVOICE_KIND_KEYS, VERIFICATIONS } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import {
  dayRange,
  defineFilters,
  flagFilter,
  folded,
  partyFilter,
  searchFilter,
  selectFilter,
  stateChips,
} from '../../../../platform/lists/index.ts';
import { TradePartyPicker } from '../../../../platform/pickers/index.ts';
import { INVOICE_KIND_TERMS, VERIFICATION_TERMS } from '../../verification-terms.ts';

export const invoiceFilters = defineFilters(contract.tradeInvoice.listManaged, {
  verification: stateChips('verification', VERIFICATION_TERMS, VERIFICATIONS, { rare: ['inconsistent', 'void', 'reversed', 'notFound'] }),
  search: searchFilter('search', msg`发票号码、代码或货物`),
  counterpartyNo: partyFilter('counterpartyNo', msg`对方企业`, msg`全部对方企业`, TradePartyPicker),
  usage: selectFilter('usage', msg`占用`, msg`全部占用`, [
    ['none', msg`未占用`],
    ['part', msg`部分占用`],
    ['all', msg`已用完`],
  ]),
  side: folded(
    selectFilter('side', msg`本企业是`, msg`购买方或销售方`, [
      ['buyer', msg`购买方`],
      ['seller', msg`销售方`],
    ]),
  ),
  kind: folded(
    selectFilter(
      'kind',
      msg`发票类型`,
      msg`全部类型`,
      INVOICE_KIND_KEYS.map((kind) => [kind, INVOICE_KIND_TERMS[kind]] as const),
    ),
  ),
  issued: folded(dayRange('issuedFrom', 'issuedTo', msg`开票日期`)),
  disputedOnly: folded(flagFilter('disputedOnly', msg`只看有争议的`)),
});
