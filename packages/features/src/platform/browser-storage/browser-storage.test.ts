import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const load = () => import('./index.ts');
type BrowserStorage = Awaited<ReturnType<typeof load>>;
let browser: BrowserStorage;
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  browser = await load();
});
afterEach(() => vi.restoreAllMocks());

describe.each(['deviceStorage', 'windowStorage'] as const)('%s', (name) => {
  const property = name === 'deviceStorage' ? 'localStorage' : 'sessionStorage';
  const roundTrip = (): (string | null)[] => {
    const kept = browser[name];
    const read = [kept.getItem('language')];
    kept.setItem('language', 'en-US');
    read.push(kept.getItem('language'));
    kept.removeItem('language');
    return [...read, kept.getItem('language')];
  };

  it('keeps texts in the browser', () => {
    expect(roundTrip()).toEqual([null, 'en-US', null]);
    browser[name].setItem('theme', 'dark');
    expect(window[property].getItem('theme')).toBe('dark');
    expect(browser.isStorageDenied()).toBe(false);
  });

  it('keeps texts for the page where the browser denies the storage itself', () => {
    const told = vi.fn();
    browser.onStorageDenied(told);
    vi.spyOn(window, property, 'get').mockImplementation(denied);
    expect(roundTrip()).toEqual([null, 'en-US', null]);
    expect(browser.isStorageDenied()).toBe(true);
    expect(told).toHaveBeenCalledOnce();
  });

  it('keeps texts for the page where there is no room, and reads what was stored before', () => {
    window[property].setItem('language', 'zh-CN');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(roundTrip()).toEqual(['zh-CN', 'en-US', null]);
    expect(browser.isStorageDenied()).toBe(true);
  });

  it('forgets a text that cannot be removed', () => {
    window[property].setItem('language', 'zh-CN');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    browser[name].removeItem('language');
    expect(browser[name].getItem('language')).toBeNull();
  });
});

describe('cookies', () => {
  it('are not blocked in an ordinary browser, and the check leaves none behind', () => {
    expect(browser.areCookiesBlocked()).toBe(false);
    expect(browser.cookieText()).not.toContain('cookie-check');
  });

  it('are blocked where none is stored, or the property throws', () => {
    const have = (get: () => string, set: () => void) => Object.defineProperty(document, 'cookie', { configurable: true, get, set });
    try {
      have(
        () => '',
        () => undefined,
      );
      expect(browser.areCookiesBlocked()).toBe(true);
      have(denied, denied);
      expect([browser.areCookiesBlocked(), browser.cookieText()]).toEqual([true, '']);
      expect(() => browser.dropCookie('admin-uuid')).not.toThrow();
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
  });
});

describe('what windows share', () => {
  it('is left out where the browser denies it', () => {
    vi.stubGlobal('BroadcastChannel', vi.fn(denied));
    expect(browser.openChannel('lianxin')).toBeUndefined();
    vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: denied }));
    expect(browser.sharedLocks()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
