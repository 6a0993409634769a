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

/** A fresh page in which the popover code is loading until it is released. */
async function freshPopover() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock('../floating/floating-parts.ts', async (original) => {
    await released;
    return original();
  });
  const { loadFloating } = await import('../floating/floating.ts');
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
  const finishLoading = async () => {
    release();
    await loadFloating();
  };
  return { person, trigger, finishLoading };
}

test('Enter before the popover is loaded moves the focus into it, and Escape returns to the button', async () => {
  const { person, trigger, finishLoading } = await freshPopover();
  trigger.focus();
  await person.keyboard('{Enter}');
  await finishLoading();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('查看全部'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape before the popover is loaded cancels opening', async () => {
  const { person, trigger, finishLoading } = await freshPopover();
  trigger.focus();
  await person.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await finishLoading();
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '公告' })).toBeDefined();
});
