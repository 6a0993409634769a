import { cookieText, dropCookie, windowStorage } from '../browser-storage/index.ts';

const COOKIE = 'admin-successToken';
const UUID = 'admin-uuid';
const SESSION_COPY = 'successToken';

/** A cookie's value; undefined if missing, empty or "undefined" (specification §2.1). */
export function readCookie(name: string): string | undefined {
  // The build also renders the sign-in page, without cookies.
  if (typeof document === 'undefined') return undefined;
  for (const part of cookieText().split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    const value = decodeURIComponent(rest.join('='));
    return value === '' || value === 'undefined' ? undefined : value;
  }
  return undefined;
}

/** This window's session. Another window may have opened a new one, in which this one must not act unasked. */
let own: string | undefined;

/**
 * The marker of this window's session, otherwise the success-token cookie or its session copy. It identifies a session but grants no access
 * (decisions §4).
 */
export const readMarker = (): string | undefined => own ?? readCookie(COOKIE) ?? windowStorage.getItem(SESSION_COPY) ?? undefined;

/** Whether the browser claims a session; only the server knows. */
export const hasMarker = (): boolean => readCookie(COOKIE) !== undefined;

/** Adopts the session of the browser's cookie. */
export function adoptMarker(): void {
  own = readCookie(COOKIE);
}

/** Adopts a session opened here. */
export function keepMarker(marker: string): void {
  own = marker;
  windowStorage.setItem(SESSION_COPY, marker);
}

/** A reload clears only the session copy (decisions §4). */
export const dropMarkerCopy = (): void => windowStorage.removeItem(SESSION_COPY);

/** Whether the address names the integration through which the person came: then the copy survives a reload, if the server agrees. */
export const namesIntegration = (): boolean => /[?&]yycode=[^&]/.test(window.location.href);

/** Removes the session copy and, unless another window has opened a new session, both cookies. Returns whether there is a new session. */
export function clearMarkers(): boolean {
  dropMarkerCopy();
  const present = readCookie(COOKIE);
  const replaced = own !== undefined && present !== undefined && present !== own;
  own = undefined;
  if (!replaced) [COOKIE, UUID].forEach(dropCookie);
  return replaced;
}
