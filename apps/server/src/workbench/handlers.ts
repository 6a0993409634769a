import type { Handlers } from '../http/handler.ts';
import { overview } from './overview.ts';

export const workbenchHandlers: Handlers['workbench'] = { overview };
