import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'date', label: '选日期' },
  { value: 'term', label: '选期限' },
] as const;

test('is uncontrolled with a default value', async () => {
  const { person } = render(<RadioGroup aria-label="到期" options={options} defaultValue="date" />);
  await person.click(screen.getByRole('radio', { name: '选期限' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '选期限' }).checked).toBe(true);
});

test('is controlled with a value', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const { person } = render(<SegmentedControl aria-label="到期" options={options} value="date" onValueChange={onValueChange} />);
  await person.click(screen.getByRole('radio', { name: '选期限' }));
  expect(onValueChange).toHaveBeenCalledWith('term');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '选日期' }).checked).toBe(true);
});

test('two groups on a page are independent', async () => {
  const { person } = render(
    <>
      <RadioGroup aria-label="甲" options={options} defaultValue="date" />
      <RadioGroup aria-label="乙" options={options} defaultValue="date" />
    </>,
  );
  await person.click(screen.getAllByRole('radio', { name: '选期限' })[1] ?? document.body);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([true, false, false, true]);
});
