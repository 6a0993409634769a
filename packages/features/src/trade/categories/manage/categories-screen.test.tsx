import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { categories, pageOfCategories } from '../categories.fixtures.ts';
import { CategoriesScreen } from './categories-screen.tsx';

const { category } = contract;

const open = (replies: readonly MockReply[] = [], as: 'supplierOperator' | 'supplierReviewer' = 'supplierOperator', at = '/') =>
  renderScreen(<CategoriesScreen />, {
    as,
    at,
    replies: [reply(category.tree, [...categories]), reply(category.list, pageOfCategories()), ...replies],
  });

const treeItem = async (name: RegExp) => within(await screen.findByRole('tree', { name: '品类结构' })).getByRole('treeitem', { name });
test('shows the tree with the details of each category in columns', async () => {
  open();
  expect((await treeItem(/支护材料/)).getAttribute('aria-level')).toBe('2');
  const row = within(await treeItem(/电控设备/));
  expect(row.getByText('1090417010000000000')).toBeDefined();
  expect(row.getByText('12')).toBeDefined();
  expect(row.getByText('已启用')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a search leaves what it finds, with the categories above', async () => {
  open([], 'supplierOperator', `/?search=${encodeURIComponent('电控')}`);
  expect((await treeItem(/电控设备/)).getAttribute('aria-level')).toBe('2');
  expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  expect(await treeItem(/矿山设备/)).toBeDefined();
});

test('says that the tree stands by level, whatever the address asks', async () => {
  open([], 'supplierOperator', '/?sort=-code');
  await treeItem(/支护材料/);
  expect(screen.getByText('按品类层级')).toBeDefined();
});

test('a category opens from its row, and a button of the row does not open it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '原材料 的更多操作' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByText('电控设备'));
  expect(await screen.findByRole('dialog', { name: '0201 电控设备' })).toBeDefined();
});

test('moves a category by keyboard, and saves the position', async () => {
  const moved = vi.fn(() => category.move.example.response);
  const { user } = open([reply(category.move, moved)]);
  (await treeItem(/矿山设备/)).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(moved).toHaveBeenCalledWith({ id: 'C-02', version: 0, parentId: null, position: 0 }));
});

test('adds a category below another, with a refused code at its field', async () => {
  const { user } = open([refuse(category.add, 'VALIDATION', { fields: [{ path: 'code', message: '编码已被使用' }] })]);
  await user.click(await screen.findByRole('button', { name: '原材料 的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '新增下级' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增品类' }));
  expect(dialog.getByText(/上级品类：01 原材料/)).toBeDefined();
  await user.type(dialog.getByLabelText('编码'), '0101');
  await user.type(dialog.getByLabelText('名称'), '锚杆');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('编码已被使用')).toBeDefined();
  expect(dialog.getByLabelText('名称')).toHaveProperty('value', '锚杆');
});

test('merges a category after a confirmation', async () => {
  const merged = vi.fn(() => category.merge.example.response);
  const { user } = open([reply(category.merge, merged)]);
  await user.click(await screen.findByRole('button', { name: '电控设备 的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '合并到' }));
  const dialog = within(await screen.findByRole('dialog', { name: '合并品类' }));
  expect(dialog.getByText(/12 处引用/)).toBeDefined();
  await user.click(dialog.getByLabelText('并入'));
  expect(screen.queryByRole('option', { name: /运输物流/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /支护材料/ }));
  await user.click(dialog.getByRole('button', { name: '合并' }));
  await waitFor(() => expect(merged).toHaveBeenCalledWith({ id: 'C-0201', version: 0, intoId: 'C-0101' }));
});

test('does not offer deleting a used one, and the group’s are read-only', async () => {
  const { user } = open();
  const group = within(await treeItem(/G1/));
  expect(group.getByRole('button', { name: '详情' })).toBeDefined();
  expect(group.queryByRole('button', { name: '运输物流 的更多操作' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '支护材料 的更多操作' }));
  expect(await screen.findByRole('menuitem', { name: '停用' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
});

test('is read-only for a reviewer', async () => {
  open([], 'supplierReviewer');
  expect(within(await treeItem(/0201/)).queryByRole('button', { name: '电控设备 的更多操作' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增品类' })).toBeNull();
});

test('shows uses, and offers a retry after a failure', async () => {
  const { unmount } = open([], 'supplierOperator', '/?id=C-0201');
  const sheet = within(await screen.findByRole('dialog', { name: '0201 电控设备' }));
  expect(await sheet.findByText('JBMY-CG-2026-0873')).toBeDefined();
  unmount();
  open([fail(category.tree, 500), fail(category.list, 500)]);
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
});
