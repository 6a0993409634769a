import { sql, type SQL } from 'drizzle-orm';
import { settlementPayment } from '../../../schema/index.ts';

// The states are written out, not given as values: PostgreSQL takes an index over some states only where it reads which are asked for, and
// read the whole table for each batch otherwise.

/** Payments that the bank has not answered for. */
export const isOpen: SQL = sql`${settlementPayment.state} = 'open'`;
/** Payments that the bank has made. */
export const isPaid: SQL = sql`${settlementPayment.state} = 'paid'`;
/** Payments that are under way or made. */
export const hasNotFailed: SQL = sql`${settlementPayment.state} <> 'failed'`;
/** Payments that the bank has refused, and has not been asked for once more. */
export const isRefused: SQL = sql`${settlementPayment.refusal} = 'said'`;
