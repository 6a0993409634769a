import type { Services } from '../services.ts';
import type { SessionViewer } from './viewer.ts';

const MINUTE_MS = 60_000;

/** How long a confirmation holds. */
export const confirmationMs = ({ stepUpMinutes }: Pick<Services['config'], 'stepUpMinutes'>): number => stepUpMinutes * MINUTE_MS;

/** Whether the person has confirmed in this session, not long ago, that it is them. */
export const hasConfirmed = ({ config, wallClock }: Pick<Services, 'config' | 'wallClock'>, { confirmedAt }: SessionViewer): boolean =>
  confirmedAt != null && wallClock.now().getTime() - confirmedAt.getTime() < confirmationMs(config);
