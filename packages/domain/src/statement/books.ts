import { STATEMENT_SIDES } from './months.ts';

/** Of what an enterprise has a statement each month: of vouchers, by side, and of what the platform asked it for. */
export const STATEMENT_BOOKS = [...STATEMENT_SIDES, 'service'] as const;

export type StatementBook = (typeof STATEMENT_BOOKS)[number];
