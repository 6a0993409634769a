import { contract, type RequestOf } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../platform/testing/render-screen.tsx';
import { enterprises } from '../../../../platform/testing/world/enterprises.ts';
import { supplierOf } from '../../../../platform/testing/world/suppliers.ts';
import { mergedRow, pageOfSuppliers } from '../../suppliers.fixtures.ts';
import type { Supplier } from '../supplier-terms.ts';
import { SuppliersScreen } from '../suppliers-screen.tsx';

const { supplier } = contract;
const leaving = supplierOf(enterprises.cement, { tags: ['建材', '月结'], note: '每月 25 日前对账', usualTermDays: 90, version: 3 });
const staying = supplierOf(enterprises.supplier, { tags: ['机电'], note: '月结', usualTermDays: 180, quota: null, version: 5 });

const open = (replies: readonly MockReply[] = [], rows: readonly Supplier[] = [leaving, staying], at = '/') =>
  renderScreen(<SuppliersScreen />, { as: 'supplierOperator', at, replies: [reply(supplier.list, pageOfSuppliers(rows)), ...replies] });

type User = ReturnType<typeof renderScreen>['user'];

async function dialogOf(user: User, name = leaving.name) {
  const row = (await screen.findByText(name)).closest('tr') ?? expect.fail(`${name} is in no row`);
  await user.click(within(row).getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('menuitem', { name: '合并到' }));
  return within(await screen.findByRole('dialog', { name: '合并到其他供应商' }));
}

async function choose(user: User, dialog: Awaited<ReturnType<typeof dialogOf>>, name = staying.name) {
  await user.click(dialog.getByRole('combobox', { name: /保留的供应商/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

describe('merging a supplier into another', () => {
  it('shows what moves and what stays, and uses the versions shown', async () => {
    const merged = vi.fn(() => supplier.merge.example.response);
    const { user } = open([reply(supplier.merge, merged)]);
    const dialog = await dialogOf(user);
    await choose(user, dialog);
    expect(dialog.getByLabelText('合并后的标签')).toHaveProperty('value', '机电，建材，月结');
    expect(dialog.getByText(/月结\s每月 25 日前对账/)).toBeDefined();
    expect(dialog.getByText('180（保留现有，不用 90）')).toBeDefined();
    expect(dialog.getByText('10,000,000.00（转入）')).toBeDefined();
    expect(dialog.getByText(/属于长平水泥制品有限公司这一法人，不转移/)).toBeDefined();
    expect(merged).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '合并' }));
    await waitFor(() =>
      expect(merged).toHaveBeenCalledWith({
        enterpriseNo: leaving.enterpriseNo,
        version: 3,
        intoNo: staying.enterpriseNo,
        intoVersion: 5,
        tags: ['机电', '建材', '月结'],
      }),
    );
    expect(await screen.findByText('长平水泥制品有限公司已合并到恒信机电设备有限公司')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers enabled suppliers only, except itself', async () => {
    const asked: RequestOf<typeof supplier.list>[] = [];
    const { user } = open([
      reply(supplier.list, (request) => {
        asked.push(request);
        return pageOfSuppliers([leaving, staying]);
      }),
    ]);
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('combobox', { name: /保留的供应商/ }));
    expect(await screen.findByRole('option', { name: /恒信机电设备有限公司/ })).toBeDefined();
    expect(screen.queryByRole('option', { name: /长平水泥制品有限公司/ })).toBeNull();
    expect(asked.at(-1)).toMatchObject({ state: 'enabled' });
  });

  it('requires a selection', async () => {
    const merged = vi.fn(() => supplier.merge.example.response);
    const { user } = open([reply(supplier.merge, merged)]);
    const dialog = await dialogOf(user);
    await user.click(dialog.getByRole('button', { name: '合并' }));
    expect(dialog.getByRole('combobox', { name: /保留的供应商/ }).getAttribute('aria-invalid')).toBe('true');
    expect(merged).not.toHaveBeenCalled();
  });

  it('names tags without room, to be removed first', async () => {
    const merged = vi.fn(() => supplier.merge.example.response);
    const full = { ...staying, tags: ['一', '二', '三', '四', '五', '六', '七', '八', '九'] };
    const { user } = open([reply(supplier.merge, merged)], [leaving, full]);
    const dialog = await dialogOf(user);
    await choose(user, dialog);
    expect(await dialog.findByText('最多 10 个标签，放不下：月结。请删去一些')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '合并' }));
    expect(merged).not.toHaveBeenCalled();
    const tags = dialog.getByLabelText('合并后的标签');
    await user.clear(tags);
    await user.type(tags, '一，月结');
    await user.click(dialog.getByRole('button', { name: '合并' }));
    await waitFor(() => expect(merged).toHaveBeenCalledWith(expect.objectContaining({ tags: ['一', '月结'] })));
  });

  it('reports a note without room', async () => {
    const { user } = open([], [leaving, { ...staying, note: '记'.repeat(195) }]);
    const dialog = await dialogOf(user);
    await choose(user, dialog);
    expect(dialog.getByText('两条备注合计超过 200 个字，保留现有的；长平水泥制品有限公司的备注仍在其详情中')).toBeDefined();
  });

  it('keeps the selection after a refusal, with the reason', async () => {
    const { user } = open([refuse(supplier.merge, 'NOT_ALLOWED_FOR_ROLE')]);
    const dialog = await dialogOf(user);
    await choose(user, dialog);
    await user.click(dialog.getByRole('button', { name: '合并' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByLabelText('合并后的标签')).toHaveProperty('value', '机电，建材，月结');
  });

  it('closes after a conflict', async () => {
    const { user } = open([refuse(supplier.merge, 'STALE_VERSION')]);
    const dialog = await dialogOf(user);
    await choose(user, dialog);
    await user.click(dialog.getByRole('button', { name: '合并' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a merged supplier', () => {
  it('links to its replacement, and cannot be merged again', async () => {
    const elsewhere = supplierOf(enterprises.supplier);
    const { user } = open([
      reply(supplier.list, ({ enterpriseNos }) => pageOfSuppliers(enterpriseNos === undefined ? [mergedRow] : [elsewhere])),
    ]);
    const row = (await screen.findByText(mergedRow.name)).closest('tr') ?? expect.fail('in no row');
    expect(within(row).getByText(/已合并到/)).toBeDefined();
    expect(within(row).queryByRole('button', { name: /更多操作/ })).toBeNull();
    await user.click(within(row).getByRole('button', { name: elsewhere.name }));
    expect(await screen.findByRole('dialog', { name: elsewhere.name })).toBeDefined();
  });

  it('shows that in its sheet, and that enabling removes the mark', async () => {
    const { user } = open([], [mergedRow], `/?id=${mergedRow.enterpriseNo}`);
    const sheet = within(await screen.findByRole('dialog', { name: mergedRow.name }));
    expect(sheet.getByRole('button', { name: enterprises.supplier.name })).toBeDefined();
    await user.click(sheet.getByRole('button', { name: '启用' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('不再注明已合并到恒信机电设备有限公司');
  });

  it('is read-only for others', async () => {
    renderScreen(<SuppliersScreen />, { as: 'supplierReviewer', at: '/', replies: [reply(supplier.list, pageOfSuppliers([leaving]))] });
    const row = (await screen.findByText(leaving.name)).closest('tr') ?? expect.fail('in no row');
    expect(within(row).queryByRole('button', { name: /更多操作/ })).toBeNull();
  });
});
