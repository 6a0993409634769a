import { REFUSAL_CODES } from '@lianxin/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import type { PersonName } from '../../../platform/testing/people.ts';
import { GuideScreen } from './guide-screen.tsx';
import { stubWindowWidth } from '../../../platform/testing/window-width.ts';

const show = (as: PersonName, at = '/') => renderScreen(<GuideScreen />, { as, at, places: ['issuance.issue'] });
const titles = async () =>
  within(await screen.findByRole('navigation', { name: '目录' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the operation guide', () => {
  it.each([
    ['coreOperator', '开立链信', '复核开立申请'],
    ['coreReviewer', '复核开立申请', '开立链信'],
    ['supplierOperator', '申请转让', '复核转让'],
    ['supplierReviewer', '复核签收', '申请转让'],
    ['lenderOperator', '受理、登记、放款与解质', '审批贷款与确认还款'],
    ['guarantorReviewer', '担保审批与签约', '受理、登记、放款与解质'],
    ['supplierAdministrator', '注册企业与完善信息', '签收或拒签'],
    ['supplierAdministrator', '从受邀到收款', '复核签收'],
  ] satisfies readonly (readonly [PersonName, string, string])[])(
    'shows %s the chapters of their role: %s, not %s',
    async (as, own, others) => {
      show(as);
      const shown = await titles();
      expect(shown).toContain(own);
      expect(shown).not.toContain(others);
    },
  );

  it('shows every chapter on request', async () => {
    const { user } = show('supplierOperator');
    await user.click(await screen.findByRole('switch', { name: '只看我的岗位' }));
    expect(await titles()).toEqual(expect.arrayContaining(['开立链信', '复核转让', '注册企业与完善信息']));
  });

  it('opens a chapter from the contents and by address, and links to its page', async () => {
    const { user } = show('coreOperator', '/?chapter=issue');
    expect(await screen.findByRole('heading', { level: 2, name: '开立链信' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '电子签名' }));
    expect(screen.getByTestId('address').textContent).toBe('/?chapter=signature');
    await user.click(screen.getByRole('button', { name: '开立链信' }));
    await user.click(screen.getByRole('button', { name: '打开页面' }));
    expect(screen.getByTestId('address').textContent).toBe('/place/issuance.issue');
  });

  it('finds a chapter by its steps, and reports an empty search', async () => {
    const { user } = show('supplierOperator');
    const search = await screen.findByRole('textbox', { name: '搜索指南' });
    await user.type(search, '催办');
    expect(await screen.findByRole('heading', { level: 2, name: '申请转让' })).toBeDefined();
    await user.clear(search);
    await user.type(search, '火星');
    expect(await screen.findByText('没有找到相关章节')).toBeDefined();
  });

  it('explains every refusal by code', async () => {
    show('supplierOperator', '/?chapter=faq');
    for (const code of Object.values(REFUSAL_CODES).filter((one) => one !== '00000')) expect(await screen.findByText(code)).toBeDefined();
    expect(screen.getByText('同事刚刚处理过这张单据。刷新后按最新状态继续。')).toBeDefined();
    expect(screen.queryByText(/\{\w+\}/)).toBeNull();
  });

  it('finds a refusal by code, and a term', async () => {
    show('supplierOperator', '/?chapter=faq&search=30004');
    expect(await screen.findByText('不能复核自己经办的单据')).toBeDefined();
    expect(screen.queryByText('30001')).toBeNull();
  });

  it('shows a chapter’s picture, loaded when visible', async () => {
    show('coreOperator', '/?chapter=issue');
    const picture = await screen.findByRole('img', { name: /^开立链信：左侧填写/ });
    expect(picture.getAttribute('src')).toBe('pictures/zh-CN/issuance.issue.webp');
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.closest('a')?.getAttribute('href')).toBe('pictures/zh-CN/issuance.issue.webp');
  });

  it('checks this machine for device signing, with links to what is missing', async () => {
    const { user } = show('supplierOperator', '/?chapter=device');
    expect(await screen.findByRole('heading', { level: 2, name: '签名设备自检' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '开始检测' }));
    expect(await screen.findAllByText('未检测到')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '打开下载中心' }));
    expect(await screen.findByRole('dialog', { name: '下载中心' })).toBeDefined();
  });

  it('shows contents or chapter on narrow pages', async () => {
    stubWindowWidth(390);
    const { user } = show('coreOperator');
    await user.click(await screen.findByRole('button', { name: '开立链信' }));
    expect(screen.getByRole('heading', { level: 2, name: '开立链信' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '返回目录' }));
    expect(screen.getByRole('navigation', { name: '目录' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2, name: '开立链信' })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('offers a contact', async () => {
    const { user } = show('supplierOperator');
    await user.click(await screen.findByRole('button', { name: '联系客服' }));
    const dialog = within(await screen.findByRole('dialog', { name: '联系客服' }));
    expect(dialog.getByRole('img', { name: '客服二维码' })).toBeDefined();
    expect(dialog.getByRole('link', { name: '400-000-0000' })).toBeDefined();
  });

  it('prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = show('supplierOperator', '/?chapter=glossary');
    expect(await screen.findByText('链信（凭证）')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
