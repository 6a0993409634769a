import { sql, type SQL } from 'drizzle-orm';
import { settlementPayment } from '../../../schema/index.ts';

// States are literals, because PostgreSQL uses a partial index only if it sees them when planning; with parameters it reads the whole table
// for each batch.

/** Not answered by the bank yet. */
export const isOpen: SQL = sql`${settlementPayment.state} = 'open'`;
/** Made by the bank. */
export const isPaid: SQL = sql`${settlementPayment.state} = 'paid'`;
/** Under way or made. */
export const hasNotFailed: SQL = sql`${settlementPayment.state} <> 'failed'`;
/** Refused by the bank and not asked again yet. */
export const isRefused: SQL = sql`${settlementPayment.refusal} = 'said'`;
