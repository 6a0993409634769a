export * from './application.ts';
export * from './credit.ts';
export * from './financing.ts';
export * from './issuance.ts';
export * from './ledger.ts';
export * from './trade.ts';
export * from './transfer.ts';
