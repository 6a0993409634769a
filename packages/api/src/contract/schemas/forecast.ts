import * as z from 'zod/mini';
import { Day, Money } from './primitives.ts';

/** One of thirteen weeks from this one, by its Monday and by the day on which something is paid: what comes in of vouchers; what is paid for vouchers, repaid of loans and claims, and of fees. */
export const ForecastWeek = z.object({ monday: Day, receipts: Money, payments: Money, repayments: Money, fees: Money });
