/** Texts by key. They outlast the page unless the browser denies it. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let denied = false;
const listeners = new Set<() => void>();

function deny(): void {
  if (denied) return;
  denied = true;
  for (const listener of listeners) listener();
}

/**
 * Storage that never fails: even the property throws where cookies and site data are blocked, and writing throws where no room is left.
 * Then texts last as long as the page.
 */
function keptTexts(name: 'localStorage' | 'sessionStorage'): KeptTexts {
  const inMemory = new Map<string, string | null>();
  /** Runs on the browser's storage. Returns whether it allowed that. */
  const attempt = (work: (storage: Storage) => void): boolean => {
    try {
      work(window[name]);
      return true;
    } catch {
      deny();
      return false;
    }
  };
  return {
    getItem(key) {
      const own = inMemory.get(key);
      if (own !== undefined) return own;
      let found: string | null = null;
      attempt((storage) => {
        found = storage.getItem(key);
      });
      return found;
    },
    setItem(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    removeItem(key) {
      if (attempt((storage) => storage.removeItem(key))) inMemory.delete(key);
      else inMemory.set(key, null);
    },
  };
}

/** Texts kept on this device for later visits. */
export const deviceStorage = keptTexts('localStorage');

/** Texts kept in this window, also when it is reloaded. */
export const windowStorage = keptTexts('sessionStorage');

/** Whether the browser has denied storing or reading something on this page. */
export const isStorageDenied = (): boolean => denied;

/** Calls a listener when the browser denies storage for the first time. Returns how to stop. */
export function onStorageDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
