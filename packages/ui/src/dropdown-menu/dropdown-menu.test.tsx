import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';

const menu = (onSelect: () => void) => (
  <DropdownMenu>
    <DropdownMenuTrigger>更多</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem disabled>转让</DropdownMenuItem>
      <DropdownMenuItem onSelect={onSelect}>打印</DropdownMenuItem>
      <DropdownMenuCheckboxItem checked>到期日</DropdownMenuCheckboxItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

test('keyboard navigation skips disabled items and triggers enabled ones', async () => {
  const onSelect = vi.fn<() => void>();
  const { person } = render(menu(onSelect));
  screen.getByRole('button').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('打印');
  await person.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('announces checked items', async () => {
  const { person } = render(menu(() => undefined));
  await person.click(screen.getByRole('button'));
  expect(screen.getByRole('menuitemcheckbox', { name: '到期日', checked: true })).toBeDefined();
});

test('items that appear above the focus after opening are reachable by wrapping around', async () => {
  const late = (arrived: boolean) => (
    <DropdownMenu>
      <DropdownMenuTrigger>我</DropdownMenuTrigger>
      <DropdownMenuContent>
        {arrived && <DropdownMenuItem>另一家企业</DropdownMenuItem>}
        <DropdownMenuItem>语言</DropdownMenuItem>
        <DropdownMenuItem>退出登录</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
  const { person, rerender } = render(late(false));
  screen.getByRole('button').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('语言');
  rerender(late(true));
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('另一家企业');
});
