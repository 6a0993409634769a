import { STATEMENT_SIDES } from './months.ts';

/** The monthly statements of an enterprise: vouchers held, vouchers issued, and the platform's service charges. */
export const STATEMENT_BOOKS = [...STATEMENT_SIDES, 'service'] as const;

export type StatementBook = (typeof STATEMENT_BOOKS)[number];
