import type { Services } from '../services.ts';
import type { SessionViewer } from './viewer.ts';

const MINUTE_MS = 60_000;

export const confirmationMs = ({ stepUpMinutes }: Pick<Services['config'], 'stepUpMinutes'>): number => stepUpMinutes * MINUTE_MS;

/** Whether the person has recently confirmed their identity in this session (step-up). */
export const hasConfirmed = ({ config, wallClock }: Pick<Services, 'config' | 'wallClock'>, { confirmedAt }: SessionViewer): boolean =>
  confirmedAt != null && wallClock.now().getTime() - confirmedAt.getTime() < confirmationMs(config);
