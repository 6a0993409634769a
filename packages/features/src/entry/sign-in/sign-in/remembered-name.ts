const KEPT_UNDER = 'userName';

/** The user name stored on this device; empty if storage is blocked. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEPT_UNDER) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(userName: string | undefined): void {
  try {
    if (userName === undefined) localStorage.removeItem(KEPT_UNDER);
    else localStorage.setItem(KEPT_UNDER, userName);
  } catch {
    // Storage may be blocked; signing in does not need it.
  }
}
