import type { Endpoint } from '@lianxin/api/contract';
import { hasConfirmed } from '../platform/session/confirmation.ts';
import { PASSWORD_PROFILES, Refusal } from '@lianxin/domain';
import type { Services } from '../platform/services.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';

/** Where the installation asks for it, lets nobody move money who has not confirmed lately that it is them: a session left open is not enough. */
export function demandConfirmation(
  services: Pick<Services, 'config' | 'wallClock'>,
  { movesMoney = false }: Endpoint,
  viewer: SessionViewer | undefined,
): void {
  if (!movesMoney || viewer === undefined || !PASSWORD_PROFILES[services.config.passwordProfile].confirmsMoney) return;
  if (!hasConfirmed(services, viewer)) throw new Refusal('STEP_UP_REQUIRED');
}
