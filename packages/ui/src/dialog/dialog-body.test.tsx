import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DialogBody } from './dialog.tsx';

/** Makes every element 100 px high with content of the given height. */
const withContentHeight = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe(): void {
        this.callback();
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['is a tab stop when it scrolls and contains no focusable element', 300, <p key="letter">付款承诺函</p>, '0'],
  [
    'is no tab stop when it contains a focusable element',
    300,
    <button key="button" type="button">
      付款承诺函
    </button>,
    null,
  ],
  ['is no tab stop when all its content is visible', 100, <p key="short">付款承诺函</p>, null],
])('the body of a dialog %s', (_, height, content, stop) => {
  withContentHeight(height);
  render(<DialogBody data-testid="body">{content}</DialogBody>);
  expect(screen.getByTestId('body').getAttribute('tabindex')).toBe(stop);
});
