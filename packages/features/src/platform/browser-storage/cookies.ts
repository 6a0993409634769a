const PROBE = 'cookie-check';

/** The cookies that a page may read; "" where the browser denies them, as in a sandboxed frame. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // There are no cookies to change.
  }
}

export const dropCookie = (name: string): void => write(`${name}=; Max-Age=0; Path=/; SameSite=Lax`);

/** Whether the browser stores no cookie of this site, so that no session can last. */
export function areCookiesBlocked(): boolean {
  write(`${PROBE}=1; Path=/; SameSite=Lax`);
  const stored = cookieText().includes(`${PROBE}=1`);
  dropCookie(PROBE);
  return !stored;
}
