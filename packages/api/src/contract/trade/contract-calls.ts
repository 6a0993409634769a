import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith } from '../examples.ts';
import { named, pageOf, summedPageOf } from '../schemas/page.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { EnterpriseNo, FileId, PositiveMoney, RequiredText, Text, TradeContractId, Version } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';
import { contract, contractRow } from './examples.ts';
import { ACT_REFUSALS, Filter, Side } from './paper-filter.ts';
import { PaymentNature, TradeContract, TradeContractRow } from './shapes.ts';

/** The editable fields of a contract. */
const ContractRecord = {
  number: RequiredText(50).check(z.minLength(6)),
  name: RequiredText(100),
  amount: PositiveMoney,
  signedOn: EnteredDay,
  endsOn: z.optional(EnteredDay),
  paymentTerms: z.optional(Text(200)),
  allowsVoucher: z.boolean(),
  voucherClause: z.optional(Text(50)),
  fileId: z.optional(FileId),
};
const contractRecord = {
  number: contract.number,
  name: contract.name,
  amount: contract.amount,
  signedOn: contract.signedOn,
  allowsVoucher: true,
};

/** Given with the version that the person saw. */
const ContractSeen = z.strictObject({ id: TradeContractId, version: Version });

export const tradeContract = resource('tradeContract', 'api', '/tradeContract', {
  /** Contracts to which the enterprise is a party. */
  list: query('/list', {
    summary: '贸易合同列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, ids: named(TradeContractId) }),
    response: pageOf(TradeContract),
    example: { request: firstPage, response: pageWith(contract) },
  }),
  /** The same with their uses and possible acts. */
  listManaged: query('/listManaged', {
    summary: '贸易合同管理列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, ids: named(TradeContractId) }),
    response: summedPageOf(TradeContractRow, z.enum(['amount', 'usedAmount'])),
    example: { request: firstPage, response: pageWith(contractRow) },
  }),
  /**
   * The contract to propose in an application to another enterprise: that of the last passed application, or the only one; null where there
   * are several.
   */
  usual: query('/usual', {
    summary: '常用贸易合同',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ counterpartyNo: EnterpriseNo }),
    response: z.nullable(z.object({ contract: TradeContract, paymentNature: wire('payNature', z.nullable(PaymentNature)) })),
    example: { request: { counterpartyNo: ids.enterprise('E1002') }, response: { contract, paymentNature: 'goods' } },
  }),
  save: act('/save', {
    summary: '登记贸易合同',
    needs: 'trade.edit',
    source: 'added',
    request: z.strictObject({ ...ContractRecord, counterpartyNo: EnterpriseNo, side: Side }),
    response: TradeContract,
    refuses: ['VALIDATION', 'DUPLICATE', 'NOT_FOUND'],
    example: { request: { ...contractRecord, counterpartyNo: ids.enterprise('E1002'), side: 'buyer' }, response: contract },
  }),
  /** Changes a contract that nothing uses. Its parties stay. */
  update: act('/update', {
    summary: '修改贸易合同',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeInvoice'],
    request: z.extend(ContractSeen, ContractRecord),
    response: TradeContract,
    refuses: ['VALIDATION', 'DUPLICATE', ...ACT_REFUSALS],
    example: { request: { id: contract.id, version: 0, ...contractRecord }, response: contract },
  }),
  /** Adds the file of a contract that has none. */
  attach: act('/attach', {
    summary: '上传贸易合同文件',
    needs: 'trade.edit',
    source: 'added',
    request: z.extend(ContractSeen, { fileId: FileId }),
    response: TradeContract,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { request: { id: contract.id, version: 0, fileId: ids.file('F1') }, response: contract },
  }),
  /** Removes a contract that nothing uses. */
  remove: act('/remove', {
    summary: '删除贸易合同',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeInvoice'],
    request: ContractSeen,
    response: z.object({}),
    refuses: ACT_REFUSALS,
    example: { request: { id: contract.id, version: 0 }, response: {} },
  }),
});
