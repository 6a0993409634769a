import { contract } from '@lianxin/api/contract';
import { expire, refuse, reply } from '@lianxin/api/mock';
import { useEndpoint } from '@lianxin/api/react';
import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineNavigation, page, section } from '../../platform/navigation/index.ts';
import { answerWith, ORIGIN } from '../../platform/testing/mocked-platform.ts';
import { people } from '../../platform/testing/people.ts';
import { clearLog, logEntries } from '../../platform/system/index.ts';
import { voucherScreens } from '../../vouchers/voucher/index.ts';
import { createPortal } from './create-portal.tsx';
import { standardRows } from './standard-rows.ts';

configure({ asyncUtilTimeout: 15_000 });

const title = (text: string) => ({ id: text, message: text });

/** A bank's own screen with a call. */
function Banks() {
  const { data, refresh } = useEndpoint(contract.supplier.list, { page: 1, pageSize: 20 });
  return (
    <>
      <h1>{data === undefined ? '' : '合作银行'}</h1>
      <button type="button" onClick={() => void refresh()}>
        刷新
      </button>
    </>
  );
}

const navigation = defineNavigation([
  ...standardRows,
  section('work', { title: title('工作'), home: 'banks', prefix: 'work' }, [
    page('sign-for', voucherScreens.signForList, { title: title('签收') }),
    page('banks', { key: 'home.home', load: () => Promise.resolve(Banks) }, { title: title('合作银行') }),
  ]),
]);
const brand = {
  theme: 'hengtong',
  product: '恒通链',
  productEn: 'Hengtong Chain',
  platform: '恒通银行供应链平台',
  platformEn: 'Hengtong Bank supply chain platform',
  hotline: '400-111-2222',
  hours: '每日 08:00–20:00',
  hoursEn: 'Daily 08:00–20:00',
  copyrightYear: 2026,
  version: '1.0.0',
  // Words are shared by all tests of a worker.
  voucher: '链信',
  logo: <b data-testid="mark">恒</b>,
};

beforeEach(() => {
  document.documentElement.style.setProperty('--portal-css', '1');
  const fetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === 'config.json' ? Promise.resolve(new Response('', { status: 404 })) : fetch(new URL(url, ORIGIN), init),
  );
  // A listener on the window would see errors of other tests.
  vi.spyOn(window, 'addEventListener').mockReturnValue(undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});
let leave = () => undefined as void;
afterEach(() => {
  act(() => leave());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
  document.cookie = 'admin-successToken=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '#/');
  sessionStorage.clear();
  clearLog();
});

const show = async (at: string) => {
  document.cookie = 'admin-successToken=marker; Path=/';
  window.history.replaceState(null, '', `#${at}`);
  leave = await createPortal({ brand, navigation }).mount(document.body.appendChild(document.createElement('div')));
};

it('shows the bank’s name, hours and mark', async () => {
  answerWith([reply(contract.account.currentUser, people.supplierOperator)]);
  await show('/work/sign-for');
  expect(await screen.findByRole('heading', { name: '链信签收' })).toBeDefined();
  expect(screen.getByTestId('mark').closest('header')?.textContent).toContain('恒通链');
  expect(document.body.textContent).toContain('每日 08:00–20:00');
  expect(document.body.textContent).toContain('恒通银行供应链平台');
  expect(document.body.textContent).not.toMatch(/链信供应链|09:00/);
});

it('reports a failed load of its pages, and retries', async () => {
  answerWith([]);
  document.cookie = 'admin-successToken=marker; Path=/';
  window.history.replaceState(null, '', '#/work/banks');
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  leave = await createPortal({ brand, navigation: lost }).mount(document.body.appendChild(document.createElement('div')));
  expect((await screen.findByRole('alert')).textContent).toBe('网络或服务暂时不可用。您的数据没有变化，可以重试。');
  expect(screen.getByRole('button', { name: '刷新' })).toBeDefined();
});

it('reports a missing style sheet', async () => {
  document.documentElement.style.removeProperty('--portal-css');
  answerWith([reply(contract.account.currentUser, people.supplierOperator)]);
  await show('/work/banks');
  await vi.waitFor(() =>
    expect(
      logEntries()
        .map(({ message }) => message)
        .join(),
    ).toContain("@import '@lianxin/features/portal.css'"),
  );
});

it('leads to sign-in after an expired session, with a way back', async () => {
  const signedIn = reply(contract.account.currentUser, people.supplierOperator);
  answerWith([signedIn]);
  await show('/work/banks');
  await screen.findByRole('heading', { name: '合作银行' });
  answerWith([signedIn, expire(contract.supplier.list)]);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/登录已过期/)).toBeDefined();
  expect(window.location.hash).toBe('#/login?redirect=%2Fwork%2Fbanks');
});

it('says that another sign-in has ended the session, and leads back to the page', async () => {
  const signedIn = reply(contract.account.currentUser, people.supplierOperator);
  answerWith([signedIn]);
  await show('/work/banks?page=2');
  await screen.findByRole('heading', { name: '合作银行' });
  const ended = { signedInElsewhereAt: '2026-11-20T09:46:00+08:00' };
  answerWith([signedIn, refuse(contract.supplier.list, 'SESSION_EXPIRED', ended)]);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/您的账号已在其他设备登录（2026-11-20 09:46）/)).toBeDefined();
  expect(window.location.hash).toBe('#/login?redirect=%2Fwork%2Fbanks%3Fpage%3D2');
});
