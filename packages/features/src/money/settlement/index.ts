export { BankReceipts } from './bank-receipts.tsx';
export { settlementScreens } from './screens.ts';
export { words as settlementWords } from './words.ts';
