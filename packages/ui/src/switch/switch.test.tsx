import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Switch } from './switch.tsx';

test('toggles immediately, by its label or the space bar', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  const { person } = render(<Switch onCheckedChange={onCheckedChange}>短信提醒</Switch>);
  await person.click(screen.getByText('短信提醒'));
  await person.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});
