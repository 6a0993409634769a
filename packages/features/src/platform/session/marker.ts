const COOKIE = 'admin-successToken';
const UUID = 'admin-uuid';
const SESSION_COPY = 'successToken';

/** One cookie's value as the page may read it; undefined where it is absent, empty or the text "undefined" (specification §2.1). */
export function readCookie(name: string): string | undefined {
  // The sign-in page is also drawn by the build, where there are no cookies.
  if (typeof document === 'undefined') return undefined;
  for (const part of document.cookie.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    const value = decodeURIComponent(rest.join('='));
    return value === '' || value === 'undefined' ? undefined : value;
  }
  return undefined;
}

/** The session this window stands in. Another window of the browser may have opened a new one meanwhile; this one must not act in it unasked. */
let own: string | undefined;

/** The session's marker: of this window's session, else the success-token cookie or its session copy. It marks a session and opens nothing (decisions §4). */
export const readMarker = (): string | undefined => own ?? readCookie(COOKIE) ?? sessionStorage.getItem(SESSION_COPY) ?? undefined;

/** Whether the browser says that a session exists. The server alone knows. */
export const hasMarker = (): boolean => readCookie(COOKIE) !== undefined;

/** Takes the session of the browser's cookie for this window's own. */
export function adoptMarker(): void {
  own = readCookie(COOKIE);
}

/** Takes over a session that was just opened here. */
export function keepMarker(marker: string): void {
  own = marker;
  sessionStorage.setItem(SESSION_COPY, marker);
}

/** A reload clears the session copy and nothing else (decisions §4). */
export const dropMarkerCopy = (): void => sessionStorage.removeItem(SESSION_COPY);

/** Whether the address names the integration that the person came through: the copy then outlives a reload, if the server agrees. */
export const namesIntegration = (): boolean => /[?&]yycode=[^&]/.test(window.location.href);

/** Forgets the session on this side: the copy and, unless another window has opened a new session, both cookies. Answers whether there is such a new session. */
export function clearMarkers(): boolean {
  dropMarkerCopy();
  const present = readCookie(COOKIE);
  const replaced = own !== undefined && present !== undefined && present !== own;
  own = undefined;
  if (!replaced) for (const name of [COOKIE, UUID]) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  return replaced;
}
