import type { Handlers } from '../http/handler.ts';
import { overviewOf } from './overview.ts';

export const workbenchHandlers: Handlers['workbench'] = {
  overview: (context) => overviewOf(context),
};
