import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';

test('toggles by a click on the label', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  const { person } = render(<Checkbox onCheckedChange={onCheckedChange}>记住用户名</Checkbox>);
  await person.click(screen.getByText('记住用户名'));
  expect(onCheckedChange.mock.calls.map(([checked]) => checked)).toEqual([true]);
});

test('is indeterminate until it is clicked', async () => {
  const { person } = render(<Checkbox aria-label="全选" indeterminate />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
  expect(box.indeterminate).toBe(true);
  await person.click(box);
  expect(box.checked).toBe(true);
});

test('passes the input to the ref', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<Checkbox ref={ref} aria-label="同意" />);
  expect(ref.current?.type).toBe('checkbox');
});
