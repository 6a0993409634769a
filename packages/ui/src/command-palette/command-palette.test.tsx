import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CommandPalette, type PaletteGroup } from './command-palette.tsx';

const groups: readonly PaletteGroup[] = [
  {
    id: 'a',
    title: '页面',
    entries: [
      { id: 'one', label: '链信签收' },
      { id: 'two', label: '链信持有' },
    ],
  },
  { id: 'b', title: '凭证', entries: [] },
];

function setUp(found: readonly PaletteGroup[] = groups) {
  const onChoose = vi.fn<(id: string) => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const shown = render(
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      label="搜索"
      query="链信"
      onQueryChange={() => undefined}
      groups={found}
      onChoose={onChoose}
      emptyText="没有找到"
    />,
  );
  return { ...shown, onChoose, onOpenChange };
}

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that ends a composition selects nothing: %j', async (composing) => {
  const { person, onChoose } = setUp();
  const search = screen.getByRole('combobox', { name: '搜索' });
  await person.click(search);
  fireEvent.keyDown(search, { key: 'Enter', ...composing });
  expect(onChoose).not.toHaveBeenCalled();
});

test('arrow keys cycle through the entries and Enter selects the highlighted one', async () => {
  const { person, onChoose } = setUp();
  await person.click(screen.getByRole('combobox', { name: '搜索' }));
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('two');
});

test('the first entry is highlighted initially, and empty groups are omitted', () => {
  setUp();
  expect(screen.getByRole('option', { name: '链信签收' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('group', { name: '凭证' })).toBeNull();
});

test('announces that nothing was found, and closes on Escape', async () => {
  const { person, onOpenChange } = setUp([]);
  expect(screen.getByRole('status').textContent).toBe('没有找到');
  await person.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
