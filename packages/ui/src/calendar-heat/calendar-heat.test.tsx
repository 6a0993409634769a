import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CalendarHeat } from './calendar-heat.tsx';

test('announces the amount of a day and shades days off', async () => {
  const onSelectedChange = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(
    <CalendarHeat
      label="到期日历，万元"
      month="2026-12"
      days={[{ date: '2026-12-18', amount: '107.56', weight: 1 }]}
      onSelectedChange={onSelectedChange}
    />,
  );
  await person.click(screen.getByRole('button', { name: /12月18日.*107\.56/ }));
  expect(onSelectedChange).toHaveBeenCalledWith('2026-12-18');
  expect(screen.getByRole('button', { name: /12月19日/ }).dataset['off']).toBe('');
  expect(screen.getByRole('button', { name: /12月21日/ }).dataset['off']).toBeUndefined();
});
