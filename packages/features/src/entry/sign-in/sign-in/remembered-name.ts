const KEPT_UNDER = 'userName';

/** The user name kept on this device; a browser that keeps nothing remembers none. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEPT_UNDER) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the user name on this device, or forgets it. */
export function rememberName(userName: string | undefined): void {
  try {
    if (userName === undefined) localStorage.removeItem(KEPT_UNDER);
    else localStorage.setItem(KEPT_UNDER, userName);
  } catch {
    // Storage may be denied; signing in does not depend on it.
  }
}
