import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Watermark } from './watermark.tsx';

test('is hidden from screen readers and pointers, and escapes its text', () => {
  const { container } = render(<Watermark text={'<王> & "李"'} />);
  const mark = container.firstElementChild;
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.className).toContain('pointer-events-none');
  expect(container.querySelector('svg, text')).toBeNull();
});
