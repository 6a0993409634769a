import { NavigationProvider } from '../../../platform/navigation/index.ts';
import { enterByPartner } from '../../../platform/session/index.ts';
import type { PersonName } from '../../../platform/testing/index.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeTable } from './table.fixture.ts';
import { framed } from './framed.fixture.tsx';
import { PageFooter } from './page-footer.tsx';

const table = makeTable();

const show = async (as?: PersonName) => {
  framed({
    as,
    children: (
      <NavigationProvider rows={table}>
        <PageFooter />
      </NavigationProvider>
    ),
  });
  return screen.findByRole('contentinfo');
};

/** Link groups by title. */
const groups = (footer: HTMLElement) =>
  Object.fromEntries(
    within(footer)
      .getAllByRole('heading')
      .map((heading) => [
        heading.textContent,
        within(heading.parentElement ?? footer)
          .getAllByRole('link')
          .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ]),
  );

const NEWS = ['银行动态 #/announcementPage?type=bank', '公司动态 #/announcementPage?type=company'];
const TRADE = [
  '供应商管理 #/supplier-management/sm-page',
  '链信签收 #/pc-management/my-chainLetter',
  '链信融资 #/pc-management/lx-financing',
];

afterEach(() => sessionStorage.clear());

test('offers visitors to sign in or register, and news', async () => {
  expect(groups(await show())).toEqual({ 账户操作: ['登录 #/login', '注册 #/register'], 关于我们: NEWS });
});

test('shows an administrator staffing among the products', async () => {
  expect(groups(await show('supplierAdministrator'))).toEqual({
    产品: ['岗位人员设置 #/account-center/position-staffing'],
    关于我们: NEWS,
  });
});

test.each(['supplierOperator', 'supplierReviewer'] as const)('shows %s suppliers, signing and financing', async (as) => {
  expect(groups(await show(as))).toEqual({ 产品: TRADE, 关于我们: NEWS });
});

test('hides the products from people who came through a partner', async () => {
  enterByPartner();
  expect(groups(await show('supplierOperator'))).toEqual({ 关于我们: NEWS });
});

test('shows registration, rights, hotline and version', async () => {
  const words = (await show('supplierOperator')).textContent;
  expect(words).toContain('京ICP备00000000号');
  expect(words).toContain('© 2026 链信供应链金融服务平台');
  expect(words).toContain('服务热线 400-000-0000');
  expect(words).toContain('工作日 09:00–17:30');
  expect(words).toContain('版本 2.4.0');
});
