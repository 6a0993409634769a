import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CalendarPanel } from './calendar-panel.tsx';

test('changes to the previous and next month', async () => {
  const onMonthChange = vi.fn<(month: string) => void>();
  const { person } = render(
    <CalendarPanel
      title="到期日历"
      label="到期日历，万元"
      month="2027-01"
      days={[]}
      onMonthChange={onMonthChange}
      onSelectedChange={() => {}}
      footer="无到期"
    />,
  );
  await person.click(screen.getByRole('button', { name: '上一月' }));
  await person.click(screen.getByRole('button', { name: '下一月' }));
  expect(onMonthChange.mock.calls).toEqual([['2026-12'], ['2027-02']]);
  expect(screen.getByText('无到期')).toBeDefined();
});
