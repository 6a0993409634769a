import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Progress, StackedProgress } from './progress.tsx';

test('limits the value to the maximum', () => {
  render(<Progress label="覆盖" value={130} max={100} />);
  const bar = screen.getByRole('progressbar', { name: '覆盖' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('100%');
});

test('announces the parts in one sentence', () => {
  render(<StackedProgress label="额度" max={10} parts={[{ label: '已用', value: 6, valueText: '6 万', tone: 'accent' }]} />);
  expect(screen.getByRole('img', { name: '额度：已用 6 万' })).toBeDefined();
});
