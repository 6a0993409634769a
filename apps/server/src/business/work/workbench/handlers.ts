import type { Handlers } from '../../../calls/handler.ts';
import { overview } from './overview.ts';
import { pendingWorkOf } from './pending-work.ts';

export const workbenchHandlers: Handlers['workbench'] = { overview };

/** The red dots. */
export const pendingWork: Handlers['message']['pendingWork'] = ({ db, viewer }) => pendingWorkOf(db, viewer);
