import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { REFUSALS } from '@lianxin/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { pageOfSuppliers, supplierRows } from '../suppliers.fixtures.ts';
import { SuppliersScreen } from './suppliers-screen.tsx';

const { supplier } = contract;
const CODE = '91140600MA0NEWCH28';

const open = (replies: readonly MockReply[] = [], as: 'supplierOperator' | 'supplierReviewer' = 'supplierOperator', at = '/') =>
  renderScreen(<SuppliersScreen />, { as, at, replies: [reply(supplier.list, pageOfSuppliers(supplierRows)), ...replies] });

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('managing suppliers', () => {
  it('lists suppliers, and marks only exceptions', async () => {
    open();
    const row = await rowOf('恒信机电设备有限公司');
    expect(row.queryByText('已认证')).toBeNull();
    expect(row.getByText('91140000110057086C')).toBeDefined();
    expect(row.getByText('已启用')).toBeDefined();
    expect((await rowOf('长平水泥制品有限公司')).getByText('未认证')).toBeDefined();
  });

  it('requests state and name from the address', async () => {
    const asked: RequestOf<typeof supplier.list>[] = [];
    open(
      [
        reply(supplier.list, (request) => {
          asked.push(request);
          return pageOfSuppliers([]);
        }),
      ],
      'supplierOperator',
      '/?state=disabled&search=云岭',
    );
    expect(await screen.findByText('没有符合条件的供应商')).toBeDefined();
    expect(asked[0]).toMatchObject({ state: 'disabled', search: '云岭' });
  });

  it('shows the name of a code before adding', async () => {
    const { response } = supplier.lookUp.example;
    const found = response && { ...response, creditCode: CODE, name: '朔州新晨机械有限公司' };
    const added = vi.fn(() => supplier.add.example.response);
    const { user } = open([reply(supplier.lookUp, found), reply(supplier.add, added)]);
    await user.click(await screen.findByRole('button', { name: '添加供应商' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加供应商' }));
    await user.type(dialog.getByLabelText('统一社会信用代码'), CODE.toLowerCase());
    await user.click(dialog.getByRole('button', { name: '查询' }));
    expect(await dialog.findByText('朔州新晨机械有限公司')).toBeDefined();
    expect(added).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('备注'), '年度框架');
    await user.click(dialog.getByRole('button', { name: '添加' }));
    await waitFor(() => expect(added).toHaveBeenCalledWith({ creditCode: CODE, note: '年度框架' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reports an unknown code and an existing supplier', async () => {
    const { user } = open([reply(supplier.lookUp, null)]);
    await user.click(await screen.findByRole('button', { name: '添加供应商' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加供应商' }));
    await user.type(dialog.getByLabelText('统一社会信用代码'), CODE);
    await user.click(dialog.getByRole('button', { name: '查询' }));
    expect(await dialog.findByText(/平台上还没有这家企业/)).toBeDefined();
    expect(dialog.getByRole('button', { name: '查询' })).toHaveProperty('disabled', true);
  });

  it('disables a supplier after a confirmation', async () => {
    const disabled = vi.fn(() => supplier.disable.example.response);
    const { user } = open([reply(supplier.disable, disabled)]);
    await user.click((await rowOf('恒信机电设备有限公司')).getByRole('button', { name: '停用' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('不能再向其开立或转让链信');
    await user.click(within(dialog).getByRole('button', { name: '停用' }));
    await waitFor(() => expect(disabled).toHaveBeenCalledWith({ enterpriseNo: 'E1002', version: 0 }));
  });

  it('shows accounts read-only, and saves the note', async () => {
    const saved = vi.fn(() => supplier.saveNote.example.response);
    const { user } = open([reply(supplier.saveNote, saved)], 'supplierOperator', '/?id=E1002');
    const sheet = within(await screen.findByRole('dialog', { name: '恒信机电设备有限公司' }));
    expect(await sheet.findByText('6212 **** **** 0358')).toBeDefined();
    const note = sheet.getByLabelText('备注');
    await user.clear(note);
    await user.type(note, '月结');
    await user.click(sheet.getByRole('button', { name: '保存备注' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ enterpriseNo: 'E1002', version: 0, note: '月结' }));
  });

  it('saves tags, term, account and limit, with errors at their fields', async () => {
    const saved = vi.fn(() => supplier.saveTerms.example.response);
    const { user } = open([reply(supplier.saveTerms, saved)], 'supplierOperator', '/?id=E1002');
    const sheet = within(await screen.findByRole('dialog', { name: '恒信机电设备有限公司' }));
    const terms = within(await sheet.findByRole('form', { name: '标签与常用条件' }));
    await user.clear(terms.getByLabelText('标签'));
    await user.type(terms.getByLabelText('标签'), '机电，长期');
    await user.clear(terms.getByLabelText('常用期限（天）'));
    await user.type(terms.getByLabelText('常用期限（天）'), '400');
    await user.click(terms.getByRole('button', { name: '保存条件' }));
    expect(terms.getByLabelText('常用期限（天）').getAttribute('aria-invalid')).toBe('true');
    expect(saved).not.toHaveBeenCalled();
    await user.clear(terms.getByLabelText('常用期限（天）'));
    await user.type(terms.getByLabelText('常用期限（天）'), '90');
    await user.click(terms.getByRole('button', { name: '保存条件' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ tags: ['机电', '长期'], usualTermDays: 90, defaultAccountId: null })),
    );
  });

  it('explains why accounts are refused, without blaming the network', async () => {
    open([refuse(contract.bankAccount.listPayable, 'NOT_ALLOWED_FOR_ROLE')], 'supplierOperator', '/?id=E1002');
    const sheet = within(await screen.findByRole('dialog', { name: '恒信机电设备有限公司' }));
    expect((await sheet.findByRole('alert')).textContent).toContain(REFUSALS.NOT_ALLOWED_FOR_ROLE.zh);
    expect(sheet.queryByText(/暂时不可用/)).toBeNull();
  });

  it('is read-only for a reviewer', async () => {
    open([], 'supplierReviewer', '/?id=E1002');
    const sheet = within(await screen.findByRole('dialog', { name: '恒信机电设备有限公司' }));
    expect(sheet.getByText('每月 25 日前对账')).toBeDefined();
    expect(sheet.queryByRole('button', { name: '停用' })).toBeNull();
    expect(screen.queryByRole('button', { name: '添加供应商', hidden: true })).toBeNull();
  });

  it('explains an empty list', async () => {
    open([reply(supplier.list, pageOfSuppliers([]))]);
    expect(await screen.findByText('还没有供应商')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    open([fail(supplier.list, 500)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});
