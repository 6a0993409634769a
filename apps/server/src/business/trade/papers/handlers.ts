export { tradeContractHandlers } from './contract-handlers.ts';
export { tradeInvoiceHandlers } from './invoice-handlers.ts';
