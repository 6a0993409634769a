import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

test('describes its trigger while open, and Escape closes it', async () => {
  const { person } = render(
    <TooltipProvider>
      <Tooltip content="融资中的凭证不能转让">
        <button type="button">转让</button>
      </Tooltip>
    </TooltipProvider>,
  );
  await person.tab();
  const note = await screen.findByRole('tooltip');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(note.id);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
