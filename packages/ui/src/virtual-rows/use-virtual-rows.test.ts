import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVirtualRows } from './use-virtual-rows.ts';

/** A scroll frame for ten rows of 40 px below a header of 36 px. */
function frame(): HTMLDivElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: 436 });
  return element;
}

const renderRows = (element: HTMLDivElement, count: number, enabled = true) => {
  const scroller = { current: element };
  return renderHook(() => useVirtualRows({ scroller, count, rowHeight: 40, head: 36, enabled })).result;
};
const scrolled = (element: HTMLDivElement, top: number) =>
  act(() => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  });

test('renders the visible rows plus ten on either side, and reserves the height of the others', () => {
  const element = frame();
  const rows = renderRows(element, 100_000);
  expect([rows.current.indexes[0], rows.current.indexes.at(-1)]).toEqual([0, 19]);
  scrolled(element, 40_000);
  expect([rows.current.indexes[0], rows.current.indexes.at(-1)]).toEqual([990, 1_019]);
  expect([rows.current.before, rows.current.after]).toEqual([990 * 40, (100_000 - 1_020) * 40]);
});

test('scrolls to a row by the smallest distance', () => {
  const element = frame();
  const rows = renderRows(element, 1_000);
  rows.current.scrollTo(9);
  expect(element.scrollTop).toBe(0);
  rows.current.scrollTo(10);
  expect(element.scrollTop).toBe(40);
  rows.current.scrollTo(0);
  expect(element.scrollTop).toBe(0);
});

test('renders all rows of a short list', () => expect(renderRows(frame(), 50, false).current.indexes).toHaveLength(50));

test('renders the remaining rows when the list gets shorter', () => {
  const element = frame();
  const scroller = { current: element };
  const { result, rerender } = renderHook(({ count }) => useVirtualRows({ scroller, count, rowHeight: 40, head: 36, enabled: true }), {
    initialProps: { count: 1_000 },
  });
  scrolled(element, 20_000);
  rerender({ count: 5 });
  expect(result.current.indexes).toEqual([0, 1, 2, 3, 4]);
});
