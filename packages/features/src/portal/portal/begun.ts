/** What the HTML began before the portal's scripts were there (vite/early-script.ts). */
interface Begun {
  /** The style sheet of the portal. The sign-in page has its own in the HTML, and this one waits, disabled. */
  readonly look?: HTMLLinkElement;
  /** The sign-in page stands in the HTML (vite/door-script.ts). */
  readonly door?: boolean;
  /** That page no longer notes what is asked of it. */
  readonly leave?: () => void;
  /** Answers under way, by address and body. */
  readonly calls: Record<string, Promise<Response>>;
  /** The session they were asked in. */
  readonly marker?: string;
}

declare global {
  interface Window {
    readonly begun?: Begun;
  }
}

/** An answer that was begun by the HTML is good for the page's first calls, not for what is asked later. */
const FRESH_MS = 30_000;

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The part of the style sheet that the sign-in page in the HTML begins with (vite/door-in-html.ts). */
export const DOOR_LOOK = 'door-look';

/**
 * The style sheet that the HTML named, asked for now where it has waited; resolves at once where it named none. Rejects where it did not come.
 * What the sign-in page began with goes then: it stands after this sheet, and would have its rules win over those for wider windows.
 */
export async function begunLook(): Promise<void> {
  const sheet = window.begun?.look;
  if (sheet === undefined) return;
  if (sheet.disabled || sheet.sheet === null)
    await new Promise((resolve, reject) => {
      sheet.addEventListener('load', resolve, { once: true });
      sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not arrive`)), { once: true });
      sheet.disabled = false;
    });
  document.getElementById(DOOR_LOOK)?.remove();
}

/** Takes the answer to a call that the HTML has begun for this session, once and while it is fresh; else asks. */
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
