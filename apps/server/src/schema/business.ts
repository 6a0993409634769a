export * from './application.ts';
export * from './ledger.ts';
export * from './trade.ts';
