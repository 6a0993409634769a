import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { loadFloating } from '../../packages/ui/src/floating/floating.ts';

// What is waited for is waited for as long as a busy machine needs; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no pointer capture; toasts and selects ask for it when they are pressed.
Object.assign(Element.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false, scrollIntoView: () => undefined });
// Nor does it know of windows of a size: no media query matches.
Object.assign(window, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

// What opens over a page is there as it is a moment after a page has come.
await loadFloating();

afterEach(() => {
  cleanup();
});

// The files of a worker share its page; each finds it as the first did.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, '', '/');
});
