import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useInSight } from './use-in-sight.ts';

/** A frame of ten rows of 40 px under a head of 36. */
function frame(): HTMLDivElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: 436 });
  return element;
}

const show = (element: HTMLDivElement, count: number, enabled = true) => {
  const scroller = { current: element };
  return renderHook(() => useInSight({ scroller, count, rowHeight: 40, head: 36, enabled })).result;
};
const scrolled = (element: HTMLDivElement, top: number) =>
  act(() => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  });

test('draws the rows in sight and ten beyond on either side, and keeps the room of the others', () => {
  const element = frame();
  const rows = show(element, 100_000);
  expect([rows.current.indexes[0], rows.current.indexes.at(-1)]).toEqual([0, 19]);
  scrolled(element, 40_000);
  expect([rows.current.indexes[0], rows.current.indexes.at(-1)]).toEqual([990, 1_019]);
  expect([rows.current.before, rows.current.after]).toEqual([990 * 40, (100_000 - 1_020) * 40]);
});

test('brings a row into the frame by as little as it takes', () => {
  const element = frame();
  const rows = show(element, 1_000);
  rows.current.scrollTo(9);
  expect(element.scrollTop).toBe(0);
  rows.current.scrollTo(10);
  expect(element.scrollTop).toBe(40);
  rows.current.scrollTo(0);
  expect(element.scrollTop).toBe(0);
});

test('draws all of a few', () => expect(show(frame(), 50, false).current.indexes).toHaveLength(50));

test('a list that has become shorter shows what is left', () => {
  const element = frame();
  const scroller = { current: element };
  const { result, rerender } = renderHook(({ count }) => useInSight({ scroller, count, rowHeight: 40, head: 36, enabled: true }), {
    initialProps: { count: 1_000 },
  });
  scrolled(element, 20_000);
  rerender({ count: 5 });
  expect(result.current.indexes).toEqual([0, 1, 2, 3, 4]);
});
