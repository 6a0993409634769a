import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';

const loadAttempted = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  loadAttempted.mockClear();
});
afterEach(() => {
  vi.doUnmock('../floating/floating-parts.ts');
  vi.resetModules();
});

/** A menu in a fresh page, before its code is loaded. */
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

test('Enter before the menu is loaded focuses its first item, and Escape returns to the button', async () => {
  const { person } = await freshMenu();
  const trigger = screen.getByRole('button', { name: '更多' });
  trigger.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('打印'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('a failed load leaves the button unchanged', async () => {
  vi.doMock('../floating/floating-parts.ts', () => {
    loadAttempted();
    throw new Error('no network');
  });
  const { person } = await freshMenu();
  const trigger = screen.getByRole('button', { name: '更多' });
  await person.click(trigger);
  await waitFor(() => expect(loadAttempted).toHaveBeenCalled());
  await waitFor(() => expect(trigger.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByRole('menu')).toBeNull();
});
