import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

test('opens from its trigger and restores the focus on close', async () => {
  const { person } = render(
    <Popover>
      <PopoverTrigger>利率说明</PopoverTrigger>
      <PopoverContent aria-label="利率说明">按 360 天计息</PopoverContent>
    </Popover>,
  );
  const trigger = screen.getByRole('button');
  await person.click(trigger);
  expect(screen.getByRole('dialog', { name: '利率说明' }).textContent).toBe('按 360 天计息');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
