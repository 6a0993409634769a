import type { tradeContract, tradeInvoice } from '../../../schema/index.ts';

export type ContractRow = typeof tradeContract.$inferSelect;
export type InvoiceRow = typeof tradeInvoice.$inferSelect;
