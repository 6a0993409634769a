import { deviceStorage } from '../../../platform/browser-storage/index.ts';

const KEPT_UNDER = 'userName';

/** The user name stored on this device. */
export const rememberedName = (): string => deviceStorage.getItem(KEPT_UNDER) ?? '';

export function rememberName(userName: string | undefined): void {
  if (userName === undefined) deviceStorage.removeItem(KEPT_UNDER);
  else deviceStorage.setItem(KEPT_UNDER, userName);
}
