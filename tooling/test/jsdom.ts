import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no pointer capture; toasts and selects ask for it when they are pressed.
Object.assign(Element.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false, scrollIntoView: () => undefined });

afterEach(() => {
  cleanup();
});
