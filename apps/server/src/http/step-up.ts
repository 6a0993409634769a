import type { Endpoint } from '@lianxin/api/contract';
import { hasConfirmed } from '../platform/session/confirmation.ts';
import { PASSWORD_PROFILES, Refusal } from '@lianxin/domain';
import type { Services } from '../platform/services.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';

/** Refuses acts that move money without a recent confirmation, if the password profile requires it, so that an unattended session is not enough. */
export function demandConfirmation(
  services: Pick<Services, 'config' | 'wallClock'>,
  { movesMoney = false }: Endpoint,
  viewer: SessionViewer | undefined,
): void {
  if (!movesMoney || viewer === undefined || !PASSWORD_PROFILES[services.config.passwordProfile].confirmsMoney) return;
  if (!hasConfirmed(services, viewer)) throw new Refusal('STEP_UP_REQUIRED');
}
