/** The bank's own receipts of what was paid for a voucher at maturity. */
export { BankReceipts } from './lazy-bank-receipts.tsx';
