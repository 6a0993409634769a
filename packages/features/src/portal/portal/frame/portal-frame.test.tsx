import { contract } from '@lianxin/api/contract';
import { fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { NavigationProvider, rowAt, useRecordName, type PageRow } from '../../../platform/navigation/index.ts';
import { NOTHING_PENDING, useViewer, viewerOf } from '../../../platform/session/index.ts';
import { people, type PersonName } from '../../../platform/testing/index.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation, useNavigate } from 'react-router-dom';
import { makeTable } from './table.fixture.ts';
import { framed } from './framed.fixture.tsx';
import { PortalFrame } from './portal-frame.tsx';

const table = makeTable();

/** Window width, which jsdom lacks. */
let phone = false;
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return phone && query.startsWith('(width');
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);

const pageAt = (path: string): PageRow => {
  const row = rowAt(table, path);
  if (row?.kind === 'redirect') return pageAt(row.to);
  if (row === undefined) throw new Error(`no page ${path}`);
  return row;
};

function Framed() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useRecordName(search === '?id=41' ? 'LX20261101000041' : undefined);
  return (
    <PortalFrame row={pageAt(pathname)}>
      <h1>{useViewer()?.displayName ?? '访客'}</h1>
      {['/help-center/notification', '/pc-management/link-holding', '/pc-management/link-holding?id=41'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </PortalFrame>
  );
}

const show = (at: string, as?: PersonName, replies: readonly MockReply[] = []) =>
  framed({
    as,
    at,
    replies,
    children: (
      <NavigationProvider rows={table}>
        <Framed />
      </NavigationProvider>
    ),
  });

const header = async () => within(await screen.findByRole('banner'));
const settings: Record<string, string>[] = [];
const keeping = reply(contract.account.saveSettings, ({ changes }) => {
  settings.push(changes);
  return {};
});
const noSettings = reply(contract.account.settings, {});

beforeEach(() => {
  phone = false;
  settings.length = 0;
  localStorage.clear();
});

test('marks the header item of the page’s section', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings]);
  expect((await (await header()).findByRole('link', { name: '供应商' })).getAttribute('aria-current')).toBe('page');
});

test('marks none for a forbidden page', async () => {
  show('/core-business/my-chainLetter', 'supplierOperator', [noSettings]);
  const links = await (await header()).findAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') !== null)).toEqual([]);
});

test('shows visitors the ways in, and marks nothing where they must sign in', async () => {
  show('/help-center/notification');
  const bar = await header();
  expect(bar.getByRole('link', { name: '登录' })).toBeDefined();
  expect(bar.getByRole('link', { name: '注册' })).toBeDefined();
  expect(bar.getByRole('link', { name: '帮助中心' }).getAttribute('aria-current')).toBeNull();
});

test('shows the hotline with hours in the header', async () => {
  show('/home/index', 'supplierOperator', [noSettings]);
  const hotline = (await header()).getByRole('link', { name: '服务热线 400-000-0000，工作日 09:00–17:30' });
  expect(hotline.getAttribute('href')).toBe('tel:400-000-0000');
  expect(hotline.textContent).toContain('400-000-0000工作日 09:00–17:30');
});

test('shows person, enterprise and time over every page, except for visitors', async () => {
  const watermark = () => document.querySelector<HTMLElement>('[data-slot=watermark]');
  const { unmount } = show('/home/index');
  await header();
  expect(watermark()).toBeNull();
  unmount();
  show('/home/index', 'supplierOperator', [noSettings]);
  await header();
  const { displayName, enterpriseName } = viewerOf(people.supplierOperator);
  await waitFor(() => expect(decodeURIComponent(watermark()?.style.maskImage ?? '')).toContain(`${displayName} ${enterpriseName} 20`));
});

test('hides announcements and messages from the data role', async () => {
  const { unmount } = show('/home/index', 'groupViewer', [noSettings]);
  expect((await header()).getByRole('button', { name: /数据角色/ })).toBeDefined();
  expect((await header()).queryByRole('button', { name: /^(公告|消息)/ })).toBeNull();
  unmount();
  show('/home/index', 'supplierOperator', [noSettings]);
  expect(await (await header()).findByRole('button', { name: /^公告/ })).toBeDefined();
  expect(await (await header()).findByRole('button', { name: /^消息/ })).toBeDefined();
});

test('has a side menu of 180 px, 360 in the help centre', async () => {
  const { unmount } = show('/pc-management/link-holding', 'supplierOperator', [noSettings]);
  expect((await screen.findByRole('navigation', { name: '侧边菜单' })).className).toContain('w-45');
  unmount();
  show('/help-center/notification', 'supplierOperator', [noSettings]);
  expect((await screen.findByRole('navigation', { name: '侧边菜单' })).className).toContain('w-90');
});

test('folds the side menu to icons, saved with the account', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, keeping]);
  fireEvent.click(await screen.findByRole('button', { name: '收起菜单' }));
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeDefined();
  await waitFor(() => expect(settings).toEqual([{ 'layout.menuFolded': 'on' }]));
});

test('enters and leaves full screen', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [reply(contract.account.settings, { 'layout.fullscreen': 'on' }), keeping]);
  fireEvent.click(await screen.findByRole('button', { name: '退出全屏' }));
  expect(await screen.findByRole('banner')).toBeDefined();
  await waitFor(() => expect(settings).toEqual([{ 'layout.fullscreen': 'off' }]));
});

test('uses the account’s language', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [reply(contract.account.settings, { language: 'zh-CN' })]);
  await screen.findByRole('banner');
  await waitFor(() => expect(localStorage.getItem('language')).toBe('zh-CN'));
});

test('restores the pages open when last signing out', async () => {
  const tabs = JSON.stringify([{ name: 'pc-my-chainLetter' }, { name: 'cb-my-chainLetter' }, { name: 'gone' }]);
  show('/pc-management/link-holding', 'supplierOperator', [reply(contract.account.settings, { tabs })]);
  expect(await screen.findByRole('tab', { name: '链信签收' })).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual(['首页', '链信签收', '链信持有']);
});

test('marks the section in a phone’s menu, without row heights', async () => {
  phone = true;
  show('/pc-management/link-holding', 'supplierOperator', [noSettings]);
  fireEvent.click(await screen.findByRole('button', { name: '打开菜单' }));
  const menu = within(await screen.findByRole('navigation', { name: '菜单' }));
  expect(menu.getByRole('link', { name: '链信持有' }).getAttribute('aria-current')).toBe('page');
  expect(menu.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  fireEvent.keyDown((await header()).getByRole('button', { name: /经办岗/ }), { key: 'Enter' });
  expect(await screen.findByRole('menuitemradio', { name: '深色' })).toBeDefined();
  expect(screen.queryByRole('menuitemradio', { name: '紧凑' })).toBeNull();
});

test('opens a section in place on a phone, the person’s own one first where the page has no menu', async () => {
  phone = true;
  show('/home/index', 'supplierOperator', [noSettings]);
  fireEvent.click(await screen.findByRole('button', { name: '打开菜单' }));
  const menu = within(await screen.findByRole('navigation', { name: '菜单' }));
  expect(menu.getByRole('link', { name: '转让记录' }).getAttribute('href')).toBe('#/pc-management/transfer-records');
  fireEvent.click(menu.getByRole('button', { name: '帮助中心' }));
  expect(menu.queryByRole('link', { name: '转让记录' })).toBeNull();
  expect(menu.getByRole('link', { name: '操作指南' }).getAttribute('href')).toBe('#/help-center/operation-guide');
});

test('keeps closed groups of the side menu with the account', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, keeping]);
  const group = await screen.findByRole('button', { name: '链信转让' });
  fireEvent.click(group);
  expect(screen.queryByRole('link', { name: '转让记录' })).toBeNull();
  await waitFor(() => expect(settings).toEqual([{ 'layout.menuClosedGroups': 'pc-transfer-records-group' }]));
});

test('lists open pages on a phone, and closes them', async () => {
  phone = true;
  show('/pc-management/link-holding', 'supplierOperator', [noSettings]);
  fireEvent.click(await screen.findByRole('button', { name: '已打开的页面，1 个' }));
  const list = within(await screen.findByRole('dialog', { name: '已打开的页面' }));
  fireEvent.click(list.getByRole('button', { name: '关闭 链信持有' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/home/index'));
});

test('shows unread messages in the title, and up to 99+ in the header', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, reply(contract.message.unreadCount, 120)]);
  await waitFor(() => expect(document.title).toBe('（120条消息）链信持有 - 链信'));
  expect((await (await header()).findByRole('button', { name: /^消息/ })).textContent).toBe('99+');
});

test('names the open record in the window title and in the tab, also from another page', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, reply(contract.message.unreadCount, 0)]);
  expect(await screen.findByRole('tab', { name: '链信持有' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '/pc-management/link-holding?id=41' }));
  expect(await screen.findByRole('tab', { name: '链信持有 000041' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('LX20261101000041 - 链信持有 - 链信'));
  fireEvent.click(screen.getByRole('button', { name: '/help-center/notification' }));
  await waitFor(() => expect(document.title).toBe('消息通知 - 链信'));
  expect(screen.getByRole('tab', { name: '链信持有 000041' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '/pc-management/link-holding' }));
  expect(await screen.findByRole('tab', { name: '链信持有' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('链信持有 - 链信'));
});

test('has a footer, and a link to the top', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings]);
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
  vi.stubGlobal('scrollY', 101);
  fireEvent.scroll(window);
  expect(await screen.findByRole('button', { name: '回到顶部' })).toBeDefined();
  vi.stubGlobal('scrollY', 0);
});

const side = async () => within(await screen.findByRole('navigation', { name: '侧边菜单' }));

test('marks the side menu entry of the current route', async () => {
  show('/pc-management/transfer-records', 'supplierReviewer', [noSettings]);
  const links = (await side()).getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['转让记录']);
});

test('marks the entry of a page’s parent', async () => {
  show('/pc-management/receipt-voucher', 'supplierReviewer', [noSettings]);
  expect((await side()).getByRole('link', { current: 'page' }).textContent).toMatch(/^链信签收/);
});

const goTo = (path: string) => fireEvent.click(screen.getByRole('button', { name: path }));
const SIGN_FOR_WAITS = { ...NOTHING_PENDING, signFor: true };
const lit = async () => (await side()).queryByRole('link', { name: /链信签收\s*有待办/ });

test('shows the server’s red dots', async () => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, reply(contract.message.pendingWork, SIGN_FOR_WAITS)]);
  await waitFor(async () => expect(await lit()).not.toBeNull());
});

test('clears red dots on entering a section until the next answer', async () => {
  let asked = 0;
  let silent = false;
  const answer = () => {
    asked += 1;
    if (silent) throw new Error('no answer');
    return SIGN_FOR_WAITS;
  };
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, reply(contract.message.pendingWork, answer)]);
  await waitFor(async () => expect(await lit()).not.toBeNull());
  expect(asked).toBe(1);
  silent = true;
  goTo('/help-center/notification');
  await waitFor(async () => expect((await side()).getByRole('link', { name: '操作指南' })).toBeDefined());
  const before = asked;
  goTo('/pc-management/link-holding');
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  await waitFor(async () => expect((await side()).getByRole('link', { name: /链信签收/ })).toBeDefined());
  expect(await lit()).toBeNull();
});

test.each([
  ['a refusal', refuse(contract.message.pendingWork, 'NOT_FOUND')],
  ['a failure', fail(contract.message.pendingWork, 500)],
])('shows no red dot after %s', async (_, answer) => {
  show('/pc-management/link-holding', 'supplierOperator', [noSettings, answer, reply(contract.message.unreadCount, 1)]);
  await waitFor(() => expect(document.title).toContain('1条消息'));
  expect((await side()).queryByText('有待办')).toBeNull();
});

// Last, because what is stored then lasts as long as the page.
test('says once what is lost where the browser denies storage, and works all the same', async () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
  show('/home/index', 'supplierOperator', [noSettings]);
  expect(await screen.findByText(/浏览器不允许本站保存数据/)).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  vi.restoreAllMocks();
});
