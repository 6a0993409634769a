import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, partyFilter, searchFilter, typeChips } from '../../../../platform/lists/index.ts';
import { TradePartyPicker } from '../../../../platform/pickers/index.ts';

export const contractFilters = defineFilters(contract.tradeContract.listManaged, {
  side: typeChips('side', msg`本企业是`, [
    ['buyer', msg`买方`],
    ['seller', msg`卖方`],
  ]),
  search: searchFilter('search', msg`合同编号或名称`),
  counterpartyNo: partyFilter('counterpartyNo', msg`对方企业`, msg`全部对方企业`, TradePartyPicker),
});
