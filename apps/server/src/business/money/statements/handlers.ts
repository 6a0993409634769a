import type { Handlers } from '../../../calls/handler.ts';
import { confirm, dispute } from './decide.ts';
import { lines } from './lines.ts';
import { months } from './months.ts';
import { parts } from './parts.ts';

/** The statements of months, and what an enterprise says of them. */
export const statementHandlers: Handlers['statement'] = { months, lines, parts, confirm, dispute };
