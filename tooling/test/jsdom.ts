import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { loadFloating } from '../../packages/ui/src/floating/floating.ts';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no pointer capture, which toasts and selects use.
Object.assign(Element.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false, scrollIntoView: () => undefined });
// jsdom has no window size, so no media query matches.
Object.assign(window, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

// Loads overlays in advance, as the portal does shortly after a page has loaded.
await loadFloating();

afterEach(() => {
  cleanup();
});

// Test files of a worker share its page, so each restores the initial state.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, '', '/');
});
