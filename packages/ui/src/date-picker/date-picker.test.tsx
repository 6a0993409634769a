import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { DatePicker } from './date-picker.tsx';
import { type DateRange, DateRangePicker } from './date-range-picker.tsx';

// The calendar is a chunk of its own; fetched beforehand, opening it does not race the clock.
beforeAll(() => import('./calendar.tsx'));

test('a typed day is read when the field is left', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" onValueChange={onValueChange} />);
  await person.type(screen.getByRole('textbox'), '20270520');
  await person.tab();
  expect(onValueChange).toHaveBeenCalledWith('2027-05-20');
});

test('a day that is out of bounds or does not exist gives way to the last good one', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" defaultValue="2027-05-14" max="2027-11-14" onValueChange={onValueChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const typed of ['2028-01-01', '2027-02-30', '明天']) {
    await person.clear(field);
    await person.type(field, `${typed}{Enter}`);
  }
  expect(field.value).toBe('2027-05-14');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('an emptied field is no day', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" defaultValue="2027-05-14" onValueChange={onValueChange} />);
  await person.clear(screen.getByRole('textbox'));
  await person.tab();
  expect(onValueChange).toHaveBeenCalledWith(null);
});

test('marks days off and takes a day from the calendar', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(
    <DatePicker aria-label="到期日" defaultValue="2027-05-14" isWorkingDay={(iso) => iso !== '2027-05-03'} onValueChange={onValueChange} />,
  );
  await person.click(screen.getByRole('button', { name: '打开日历' }));
  expect(await screen.findByRole('button', { name: /5月3日.*休/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /5月8日.*班/ })).toBeDefined();
  await person.click(screen.getByRole('button', { name: /5月20日/ }));
  expect(onValueChange).toHaveBeenCalledWith('2027-05-20');
});

test('a range comes out earlier day first, whichever was taken first', async () => {
  const onValueChange = vi.fn<(value: DateRange) => void>();
  const { person } = render(
    <DateRangePicker aria-label="开立日期" defaultValue={{ from: '2027-05-20', to: null }} onValueChange={onValueChange} />,
  );
  await person.click(screen.getByRole('button', { name: '打开日历' }));
  await person.click(await screen.findByRole('button', { name: /5月6日/ }));
  expect(onValueChange).toHaveBeenCalledWith({ from: '2027-05-06', to: '2027-05-20' });
});

test('two typed ends that are the wrong way round are turned', async () => {
  const onValueChange = vi.fn<(value: DateRange) => void>();
  const { person } = render(
    <DateRangePicker aria-label="开立日期" defaultValue={{ from: '2027-05-20', to: null }} onValueChange={onValueChange} />,
  );
  await person.type(screen.getByRole('textbox', { name: '结束日期' }), '2027-5-1{Enter}');
  expect(onValueChange).toHaveBeenCalledWith({ from: '2027-05-01', to: '2027-05-20' });
});
