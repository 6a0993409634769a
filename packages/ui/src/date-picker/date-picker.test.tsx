import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { DatePicker } from './date-picker.tsx';
import { type DateRange, DateRangePicker } from './date-range-picker.tsx';

// Preload the calendar chunk, so that loading does not count against the timeouts.
beforeAll(() => import('./calendar.tsx'));

test('parses a typed date when the field loses focus', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" onValueChange={onValueChange} />);
  await person.type(screen.getByRole('textbox'), '20270520');
  await person.tab();
  expect(onValueChange).toHaveBeenCalledWith('2027-05-20');
});

test.each([
  ['2027-02-30', '不是有效日期'],
  ['明天', '不是有效日期'],
  ['03/11/2027', '不是有效日期'],
  ['2028-01-01', '该日期不可选'],
])('keeps %s as it was typed, says why it cannot be taken, and sends no earlier day in its place', async (typed, reason) => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" defaultValue="2027-05-14" max="2027-11-14" onValueChange={onValueChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await person.clear(field);
  await person.type(field, `${typed}{Enter}`);
  expect(field.value).toBe(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(reason);
  expect(onValueChange.mock.lastCall).toEqual([null]);
});

test('a day chosen in the calendar replaces text that is no day', async () => {
  const { person } = render(<DatePicker aria-label="到期日" defaultValue="2027-05-14" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await person.clear(field);
  await person.type(field, '2027-05-32{Enter}');
  await person.click(screen.getByRole('button', { name: '打开日历' }));
  const days = await screen.findAllByRole('button', { name: /15日/ });
  await person.click(days[0] ?? document.body);
  expect(field.value).toMatch(/-15$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reports null for an emptied field', async () => {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const { person } = render(<DatePicker aria-label="到期日" defaultValue="2027-05-14" onValueChange={onValueChange} />);
  await person.clear(screen.getByRole('textbox'));
  await person.tab();
  expect(onValueChange).toHaveBeenCalledWith(null);
});

test('marks days off and selects a day in the calendar', async () => {
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

test('orders a range when the later day is selected first', async () => {
  const onValueChange = vi.fn<(value: DateRange) => void>();
  const { person } = render(
    <DateRangePicker aria-label="开立日期" defaultValue={{ from: '2027-05-20', to: null }} onValueChange={onValueChange} />,
  );
  await person.click(screen.getByRole('button', { name: '打开日历' }));
  await person.click(await screen.findByRole('button', { name: /5月6日/ }));
  expect(onValueChange).toHaveBeenCalledWith({ from: '2027-05-06', to: '2027-05-20' });
});

test('orders a range that is typed in reverse', async () => {
  const onValueChange = vi.fn<(value: DateRange) => void>();
  const { person } = render(
    <DateRangePicker aria-label="开立日期" defaultValue={{ from: '2027-05-20', to: null }} onValueChange={onValueChange} />,
  );
  await person.type(screen.getByRole('textbox', { name: '结束日期' }), '2027-5-1{Enter}');
  expect(onValueChange).toHaveBeenCalledWith({ from: '2027-05-01', to: '2027-05-20' });
});
