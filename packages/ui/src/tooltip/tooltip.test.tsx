import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

test('describes its trigger while open, and Escape closes it', async () => {
  const { person } = render(
    <Tooltip content="融资中的凭证不能转让">
      <button type="button">转让</button>
    </Tooltip>,
  );
  await person.tab();
  const note = await screen.findByRole('tooltip');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(note.id);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
