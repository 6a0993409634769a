import type { Handlers } from '../../../calls/handler.ts';
import { limits } from './limits.ts';
import { overview } from './overview.ts';
import { saveBalance } from './save-balance.ts';
import { importRows, saveRows } from './save-rows.ts';

/** What a lender plans, what has come of it, and how its limits are used. */
export const capitalPlanHandlers: Handlers['capitalPlan'] = { overview, saveRows, importRows, saveBalance, limits };
