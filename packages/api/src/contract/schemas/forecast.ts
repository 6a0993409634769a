import * as z from 'zod/mini';
import { Day, Money } from './primitives.ts';

/**
 * One of the thirteen weeks from this one, by the days of payment from today on: receipts for vouchers, and payments for vouchers, loans and
 * claims, and fees.
 */
export const ForecastWeek = z.object({ monday: Day, receipts: Money, payments: Money, repayments: Money, fees: Money });

/** What should have been received and paid before today and is not; no week holds it. */
export const ForecastOverdue = z.object({ receipts: Money, payments: Money, repayments: Money });
