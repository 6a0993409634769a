const COOKIE = 'admin-successToken';
const SESSION_COPY = 'successToken';

/** One cookie's value as the page may read it; undefined where it is absent, empty or the text "undefined" (specification §2.1). */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    const value = decodeURIComponent(rest.join('='));
    return value === '' || value === 'undefined' ? undefined : value;
  }
  return undefined;
}

/** The session's marker: the success-token cookie or its session copy. It marks a session and opens nothing (decisions §4). */
export const readMarker = (): string | undefined => readCookie(COOKIE) ?? sessionStorage.getItem(SESSION_COPY) ?? undefined;

/** Whether the browser says that a session exists. The server alone knows. */
export const hasMarker = (): boolean => readCookie(COOKIE) !== undefined;

export const keepMarkerCopy = (marker: string): void => sessionStorage.setItem(SESSION_COPY, marker);

/** A reload clears the session copy and nothing else (decisions §4). */
export const dropMarkerCopy = (): void => sessionStorage.removeItem(SESSION_COPY);

/** Forgets the session on this side: both cookies and the copy. */
export function clearMarkers(): void {
  dropMarkerCopy();
  for (const name of [COOKIE, 'admin-uuid']) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
