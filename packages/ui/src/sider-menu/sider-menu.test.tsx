import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { SiderMenu } from './sider-menu.tsx';

const items = [
  { id: 'receipt', label: '链信签收', href: '/receipt', dot: '有待办' },
  { id: 'financing', label: '融资', children: [{ id: 'apply', label: '申请融资', href: '/apply', dot: '有退回' }] },
];

test('a collapsed group shows the dot of its children', async () => {
  const { person } = render(<SiderMenu items={items} currentId="apply" />);
  expect(screen.getByRole('link', { name: /申请融资/ }).getAttribute('aria-current')).toBe('page');
  await person.click(screen.getByRole('button', { name: '融资' }));
  expect(screen.queryByRole('link', { name: /申请融资/ })).toBeNull();
  expect(screen.getByRole('button', { name: /融资\s*有退回/ }).getAttribute('aria-expanded')).toBe('false');
});

test('closed groups can be kept outside', async () => {
  const kept: string[][] = [];
  const { person } = render(
    <SiderMenu items={items} closedGroups={new Set(['financing'])} onClosedGroupsChange={(closed) => kept.push([...closed])} />,
  );
  expect(screen.queryByRole('link', { name: /申请融资/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /融资/ }));
  expect(kept).toEqual([[]]);
});

test('a group with a dot of its own shows it whether collapsed or not', async () => {
  const { person } = render(<SiderMenu items={[{ id: 'transfer', label: '转让', dot: '有待办', children: [] }]} />);
  const group = () => screen.getByRole('button', { name: /转让\s*有待办/ });
  expect(group().getAttribute('aria-expanded')).toBe('true');
  await person.click(group());
  expect(group().getAttribute('aria-expanded')).toBe('false');
});
