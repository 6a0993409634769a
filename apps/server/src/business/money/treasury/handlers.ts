import type { Handlers } from '../../../calls/handler.ts';
import { assets } from './assets.ts';
import { listRepayments } from './list-repayments.ts';
import { months } from './months.ts';
import { repaymentDays } from './repayment-days.ts';

/** An enterprise's vouchers as its money. */
export const treasuryHandlers: Handlers['treasury'] = { months, assets, listRepayments, repaymentDays };
