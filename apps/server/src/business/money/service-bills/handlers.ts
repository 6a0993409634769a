import type { Handlers } from '../../../calls/handler.ts';
import { lines } from './lines.ts';
import { confirm, dispute, months } from './months.ts';

/** The bills of what the platform asked an enterprise for, and what it says of them. */
export const serviceBillHandlers: Handlers['serviceBill'] = { months, lines, confirm, dispute };
