import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrinterIcon } from '../icons/index.ts';
import { render } from '../testing/render.tsx';
import { IconButton } from './icon-button.tsx';

test('has its label as accessible name and can be clicked', async () => {
  const onClick = vi.fn<() => void>();
  const { person } = render(<IconButton label="打印" icon={<PrinterIcon />} onClick={onClick} />);
  await person.click(screen.getByRole('button', { name: '打印' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('shows its label as a tooltip on keyboard focus', async () => {
  const { person } = render(<IconButton label="打印" icon={<PrinterIcon />} />);
  await person.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('打印');
});
