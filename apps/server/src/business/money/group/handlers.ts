import type { Handlers } from '../../../calls/handler.ts';
import { figures } from './figures.ts';
import { overview } from './overview.ts';
import { pivot } from './pivot.ts';

/** The figures of a group, for its data role and for whoever issues. */
export const groupFigureHandlers: Handlers['group'] = { figures, overview, pivot };
