import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { InformationScreen } from './information-screen.tsx';

const { enterprise } = contract;
const whole = enterprise.information.example.response;
const settled = { ...whole, change: null };

const open = (replies: readonly MockReply[] = [], at = '/') =>
  renderScreen(<InformationScreen />, { as: 'supplierAdministrator', at, replies });
const known = (change: Partial<typeof whole> = {}) => reply(enterprise.information, { ...settled, ...change });

describe('the enterprise’s data', () => {
  test('shows verified data, documents, contact, agreements and certificates', async () => {
    open([known()]);
    expect(await screen.findByText('91140000110057086C')).toBeDefined();
    expect(screen.getAllByText('已核验')).toHaveLength(3);
    expect(screen.getByRole('button', { name: '点击查看营业执照' })).toBeDefined();
    expect(screen.getByText('139****0008')).toBeDefined();
    expect(screen.getByText('已签名')).toBeDefined();
    expect(screen.getByText(/SM2-0001/)).toBeDefined();
    expect(screen.getByText('证书与 PIN 码说明')).toBeDefined();
  });

  test.each([
    ['identityCard', '居民身份证', ['法定代表人身份证人像面', '法定代表人身份证国徽面']],
    ['passport', '护照', ['法定代表人护照资料页']],
    ['taiwanPermit', '台湾居民来往大陆通行证', ['法定代表人证件正面', '法定代表人证件背面']],
    [null, undefined, ['法定代表人证件正面', '法定代表人证件背面']],
  ] as const)('names the representative’s document by its kind: %s', async (legalIdKind, kind, sides) => {
    open([known({ legalIdKind })]);
    expect(await screen.findByText('91140000110057086C')).toBeDefined();
    expect(screen.queryByText('法定代表人证件类型')?.parentElement?.textContent).toBe(kind && `法定代表人证件类型${kind}`);
    const shown = screen.getAllByRole('button', { name: /^点击查看法定代表人/ }).map((button) => button.getAttribute('aria-label'));
    expect(shown).toEqual(sides.map((side) => `点击查看${side}`));
  });

  test('compares a pending change with the present data, and withdraws it', async () => {
    const withdrawn = vi.fn(() => enterprise.withdrawUpdate.example.response);
    const { user } = open([reply(enterprise.information, whole), reply(enterprise.withdrawUpdate, withdrawn)]);
    const panel = within(await screen.findByRole('region', { name: '信息变更' }));
    expect(panel.getByRole('row', { name: /注册地址.*和平东街 66 号.*七一南路 12 号/ })).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '修改企业信息' }).disabled).toBe(true);
    await user.click(panel.getByRole('button', { name: '撤回变更' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回变更' }));
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ id: 'C1', version: 1 }));
  });

  test('shows why a change was rejected', async () => {
    open([known({ change: whole.change && { ...whole.change, state: 'rejected', rejectionReason: '营业执照不清晰' } })]);
    expect(await screen.findByText('营业执照不清晰')).toBeDefined();
  });

  test('offers a retry after a failure', async () => {
    open([fail(enterprise.information, 504)]);
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined();
  });
});

describe('changing certified data', () => {
  test('shows a comparison first, and sends only the changes', async () => {
    const asked = vi.fn(() => enterprise.update.example.response);
    const { user } = open([known(), reply(enterprise.update, asked)]);
    await user.click(await screen.findByRole('button', { name: '修改企业信息' }));
    const dialog = await screen.findByRole('dialog', { name: '修改企业信息' });
    await user.click(within(dialog).getByRole('button', { name: '下一步：核对变更' }));
    expect(await within(dialog).findByText('还没有改动任何一项。')).toBeDefined();
    await user.click(within(dialog).getByRole('combobox', { name: /企业规模/ }));
    await user.click(await screen.findByRole('option', { name: '中型企业' }));
    await user.click(within(dialog).getByRole('button', { name: '下一步：核对变更' }));
    const check = await screen.findByRole('dialog', { name: '核对变更' });
    expect(within(check).getByRole('row', { name: /企业规模\s*小型企业\s*中型企业/ })).toBeDefined();
    await user.click(within(check).getByRole('button', { name: '提交变更' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ version: 1, size: '中型企业' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asks for identity number and documents of a new representative', async () => {
    const { user } = open([known()]);
    await user.click(await screen.findByRole('button', { name: '修改企业信息' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改企业信息' }));
    expect(dialog.queryByRole('textbox', { name: /身份证号/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /新的法定代表人/ }), '李明');
    await user.click(dialog.getByRole('button', { name: '下一步：核对变更' }));
    expect(await dialog.findByText('核验需要法定代表人证件号码')).toBeDefined();
    expect(dialog.getAllByText('变更后的信息须上传相应证件')).toHaveLength(3);
  });

  test('returns to the refused field', async () => {
    const { user } = open([
      known(),
      refuse(enterprise.update, 'VALIDATION', { fields: [{ path: 'size', message: '与工商登记信息不一致' }] }),
    ]);
    await user.click(await screen.findByRole('button', { name: '修改企业信息' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改企业信息' }));
    await user.click(dialog.getByRole('combobox', { name: /企业规模/ }));
    await user.click(await screen.findByRole('option', { name: '中型企业' }));
    await user.click(dialog.getByRole('button', { name: '下一步：核对变更' }));
    await user.click(await screen.findByRole('button', { name: '提交变更' }));
    expect(await screen.findByText('与工商登记信息不一致')).toBeDefined();
    expect(screen.getByRole('dialog', { name: '修改企业信息' })).toBeDefined();
  });
});

describe('the platform’s contact', () => {
  test('is shown in full on request, and hidden again', async () => {
    const { user } = open([known()]);
    await user.click(await screen.findByRole('button', { name: '显示完整手机号和邮箱' }));
    expect(await screen.findByText('13900000008')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '隐藏手机号和邮箱' }));
    expect(screen.queryByText('13900000008')).toBeNull();
  });

  test('is changed', async () => {
    const saved = vi.fn(() => enterprise.updateOther.example.response);
    const { user } = open([known(), reply(enterprise.updateOther, saved)]);
    await user.click(await screen.findByRole('button', { name: '修改联系信息' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改联系信息' }));
    await user.clear(dialog.getByRole('textbox', { name: /联系人/ }));
    await user.type(dialog.getByRole('textbox', { name: /联系人/ }), '周敏');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ version: 1, name: '周敏', mobile: '13900000008' })));
  });
});

test('signs a due supplementary agreement', async () => {
  const { user } = open([known({ supplementDue: true })]);
  await user.click(await screen.findByRole('button', { name: '签署补充协议' }));
  expect(await screen.findByRole('dialog', { name: '签署补充协议' })).toBeDefined();
});

test('explains settings with their dates, and changes them', async () => {
  const { user } = open([known()], '/?tab=settings');
  expect(await screen.findByText(/自 2026-11-18 10:12 起生效，由 张伟 设置/)).toBeDefined();
  expect(screen.getByText('经办岗签收链信后，还要由审核岗确认才生效。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '修改设置' }));
  expect(await screen.findByRole('dialog', { name: '复核设置' })).toBeDefined();
});
