import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DialogBody } from './dialog.tsx';

/** A window in which every box is 100 px high, with so much in it. */
const holding = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly heard: () => void;
      constructor(heard: () => void) {
        this.heard = heard;
      }
      observe(): void {
        this.heard();
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
  ['is a stop of the Tab key where it scrolls and holds none, as a letter', 300, <p key="letter">付款承诺函</p>, '0'],
  [
    'is none where what it holds is one',
    300,
    <button key="button" type="button">
      付款承诺函
    </button>,
    null,
  ],
  ['is none where all of it is in sight', 100, <p key="short">付款承诺函</p>, null],
])('the body of a dialog %s', (_, height, content, stop) => {
  holding(height);
  render(<DialogBody data-testid="body">{content}</DialogBody>);
  expect(screen.getByTestId('body').getAttribute('tabindex')).toBe(stop);
});
