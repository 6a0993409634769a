import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../floating/floating-parts.ts');
  vi.resetModules();
});

/** A page that has only just come, and what draws its sheets still on the way until it is let through. */
async function freshPopover() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock('../floating/floating-parts.ts', async (original) => {
    await held;
    return original();
  });
  const { fetchFloating } = await import('../floating/floating.ts');
  const { Popover, PopoverContent, PopoverTrigger } = await import('./popover.tsx');
  const { person } = render(
    <Popover>
      <PopoverTrigger>公告</PopoverTrigger>
      <PopoverContent aria-label="公告">
        <button type="button">查看全部</button>
      </PopoverContent>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: '公告' });
  const letThrough = async () => {
    release();
    await fetchFloating();
  };
  return { person, trigger, letThrough };
}

test('a key that opens a sheet before it has come leads into it, and Escape back to the button', async () => {
  const { person, trigger, letThrough } = await freshPopover();
  trigger.focus();
  await person.keyboard('{Enter}');
  await letThrough();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('查看全部'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape before the sheet has come takes it back: it does not open once it is there', async () => {
  const { person, trigger, letThrough } = await freshPopover();
  trigger.focus();
  await person.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await letThrough();
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '公告' })).toBeDefined();
});
