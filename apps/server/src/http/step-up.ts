import type { Endpoint } from '@lianxin/api/contract';
import { PASSWORD_PROFILES, Refusal } from '@lianxin/domain';
import type { Services } from '../services.ts';
import type { SessionViewer } from './handler.ts';

const MINUTE_MS = 60_000;

/** How long a confirmation holds. */
export const confirmationMs = ({ stepUpMinutes }: Pick<Services['config'], 'stepUpMinutes'>): number => stepUpMinutes * MINUTE_MS;

/** Whether the person has confirmed in this session, not long ago, that it is them. */
export const hasConfirmed = ({ config, wallClock }: Pick<Services, 'config' | 'wallClock'>, { confirmedAt }: SessionViewer): boolean =>
  confirmedAt != null && wallClock.now().getTime() - confirmedAt.getTime() < confirmationMs(config);

/** Where the installation asks for it, lets nobody move money who has not confirmed lately that it is them: a session left open is not enough. */
export function demandConfirmation(
  services: Pick<Services, 'config' | 'wallClock'>,
  { movesMoney = false }: Endpoint,
  viewer: SessionViewer | undefined,
): void {
  if (!movesMoney || viewer === undefined || !PASSWORD_PROFILES[services.config.passwordProfile].confirmsMoney) return;
  if (!hasConfirmed(services, viewer)) throw new Refusal('STEP_UP_REQUIRED');
}
