/** Payment at maturity: what is due by day, and what is done about late payment. */
export { BankReceipts } from './bank-receipts.tsx';
export { settlementScreens } from './screens.ts';
export { words as settlementWords } from './words.ts';
