/** What the HTML started before the scripts were loaded (vite/early-script.ts). */
interface EarlyRequests {
  /** The portal's style sheet. The sign-in page has its own in the HTML, so this one is disabled at first. */
  readonly look?: HTMLLinkElement;
  /** The HTML contains the sign-in page (vite/sign-in-shell-script.ts). */
  readonly signIn?: boolean;
  /** Stops recording input on that page. */
  readonly leave?: () => void;
  /** Pending responses by address and body. */
  readonly calls: Record<string, Promise<Response>>;
  /** The session they belong to. */
  readonly marker?: string;
}

declare global {
  interface Window {
    readonly begun?: EarlyRequests;
  }
}

/** Responses started by the HTML are only for the first calls. */
const FRESH_MS = 30_000;

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Id of the style sheet of the sign-in page in the HTML (vite/sign-in-shell-in-html.ts). */
export const SIGN_IN_SHELL_STYLE = 'sign-in-shell-style';

/**
 * Loads the portal's style sheet if it was deferred; resolves at once if there is none. Rejects on failure. Then removes the sign-in page's
 * sheet, which would override the rules for wide windows.
 */
export async function earlyStyleSheet(): Promise<void> {
  const sheet = window.begun?.look;
  if (sheet === undefined) return;
  if (sheet.disabled || sheet.sheet === null)
    await new Promise((resolve, reject) => {
      sheet.addEventListener('load', resolve, { once: true });
      sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not arrive`)), { once: true });
      sheet.disabled = false;
    });
  document.getElementById(SIGN_IN_SHELL_STYLE)?.remove();
}

/** Uses the response started by the HTML for this session, once and while fresh; otherwise fetches. */
export const fetchOrTake: typeof globalThis.fetch = async (input, init) => {
  const begun = window.begun;
  const key = typeof input === 'string' && typeof init?.body === 'string' ? `${input} ${init.body}` : '';
  const answer = begun?.calls[key];
  if (begun === undefined || answer === undefined) return globalThis.fetch(input, init);
  delete begun.calls[key];
  const isOwn = new Headers(init?.headers).get('token') === begun.marker && performance.now() < FRESH_MS;
  if (!isOwn) return globalThis.fetch(input, init);
  try {
    return await (init?.signal ? Promise.race([answer, endOf(init.signal)]) : answer);
  } catch (error) {
    if (init?.signal?.aborted === true) throw error;
    return globalThis.fetch(input, init);
  }
};
