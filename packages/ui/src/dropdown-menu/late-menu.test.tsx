import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';

const asked = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
});
afterEach(() => {
  vi.doUnmock('../floating/floating-parts.ts');
  vi.resetModules();
});

/** A menu in a page that has only just come: nothing of what draws it is there. */
async function freshMenu() {
  const { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } = await import('./dropdown-menu.tsx');
  return render(
    <DropdownMenu>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>打印</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
}

test('a key that opens a menu before it has come leads to its first act, and Escape back to the button', async () => {
  const { person } = await freshMenu();
  const trigger = screen.getByRole('button', { name: '更多' });
  trigger.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('打印'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('what does not come leaves the button as it was', async () => {
  vi.doMock('../floating/floating-parts.ts', () => {
    asked();
    throw new Error('no network');
  });
  const { person } = await freshMenu();
  const trigger = screen.getByRole('button', { name: '更多' });
  await person.click(trigger);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(trigger.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByRole('menu')).toBeNull();
});
