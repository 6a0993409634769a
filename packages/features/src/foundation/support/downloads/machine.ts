/** Facts about the machine. */
export interface Machine {
  /** "Windows", "macOS", "Linux", "Android", "iOS", or empty if unknown. */
  readonly system: string;
  /** "Chrome 140", "Edge 140", "Firefox 143", "Safari 26", or empty. */
  readonly browser: string;
  /** TLS or localhost, as device signing requires. */
  readonly secure: boolean;
  /** Version of the browser extension; undefined without an answer. */
  readonly extension: string | undefined;
  /** Version of the signing plug-in; undefined without an answer. */
  readonly plugin: string | undefined;
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

export const systemOf = (agent: string): string => SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

export function browserOf(agent: string): string {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return '';
}

const ANSWER_WITHIN_MS = 1_000;

const versionIn = (detail: unknown, key: 'extension' | 'plugin'): string | undefined => {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const value: unknown = Object.entries(detail).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Inspects the machine. The event `lianxin-signing:ask` on the window queries the extension, which answers within a second by
 * `lianxin-signing:answer` with `extension` and `plugin` versions in its detail.
 */
export async function lookAtMachine(): Promise<Machine> {
  const detail = await new Promise<unknown>((resolve) => {
    const take = (event: Event) => done(event instanceof CustomEvent ? event.detail : undefined);
    const timer = setTimeout(() => done(undefined), ANSWER_WITHIN_MS);
    function done(answer: unknown): void {
      clearTimeout(timer);
      window.removeEventListener('lianxin-signing:answer', take);
      resolve(answer);
    }
    window.addEventListener('lianxin-signing:answer', take);
    window.dispatchEvent(new Event('lianxin-signing:ask'));
  });
  return {
    system: systemOf(navigator.userAgent),
    browser: browserOf(navigator.userAgent),
    secure: window.isSecureContext,
    extension: versionIn(detail, 'extension'),
    plugin: versionIn(detail, 'plugin'),
  };
}
