import { contract, TradeInvoiceId, type TradeInvoiceRow } from '@lianxin/api/contract';
import { day, reply, yuan, type MockReply } from '@lianxin/api/mock';
import * as z from 'zod/mini';
import { first, pageBy, pageOf } from '../../../platform/testing/world/example.ts';

const { tradeContract, tradeInvoice } = contract;
const example = first(tradeInvoice.listManaged.example.response.list);

const invoice = (place: number, changes: Partial<TradeInvoiceRow>): TradeInvoiceRow => ({
  ...example,
  id: z.parse(TradeInvoiceId, `V${place}`),
  number: String(26_142_000_000_018_846_120n + BigInt(place)),
  issuedOn: day(`2026-11-${String(20 - place).padStart(2, '0')}`),
  ...changes,
});

/** Invoices in every state: unused, used, and rejected by the register or the buyer. */
export const invoices: readonly TradeInvoiceRow[] = [
  example,
  invoice(2, { usedAmount: yuan(400_000), freeAmount: yuan(1_012_000), acts: ['verify', 'bind'] }),
  invoice(3, { verification: 'unchecked', verifiedAt: null, contract: null }),
  invoice(4, { verification: 'void', usedAmount: yuan(1_412_000), freeAmount: yuan(0), acts: ['verify', 'bind'] }),
  invoice(5, { kind: 'vatSpecial', code: '1400212130', number: '08849991', verification: 'inconsistent', different: ['amountWithTax'] }),
  invoice(6, { disputed: true, disputeReason: '到货数量与合同不符', acts: ['verify', 'bind', 'settle'] }),
];

/** A page of invoices, counted by verification. */
export const invoicesAre = (list: readonly TradeInvoiceRow[]): MockReply =>
  reply(tradeInvoice.listManaged, {
    ...pageBy(list, 'verification'),
    endangered: list.filter(({ verification, usedAmount }) => verification === 'void' && usedAmount > 0n).length,
  });

export const invoiceIs = (one: TradeInvoiceRow): MockReply =>
  reply(tradeInvoice.get, {
    ...one,
    places: one.usedAmount > 0n ? [{ ...first(tradeInvoice.get.example.response.places), amount: one.usedAmount }] : [],
  });

export const noContracts = reply(tradeContract.listManaged, pageOf([]));
