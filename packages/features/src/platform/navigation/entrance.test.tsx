import { createClient, type ClientEvent } from '@lianxin/api/client';
import { contract, EnterpriseNo, UserId, type User } from '@lianxin/api/contract';
import { ApiProvider } from '@lianxin/api/react';
import { expire as expireReply, fail, reply, type MockReply } from '@lianxin/api/mock';
import { Dialog, DialogBody, DialogContent } from '@lianxin/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider, useSession, type Session } from '../session/index.ts';
import { answerWith, BASES } from '../testing/mocked-platform.ts';
import { people } from '../testing/people.ts';
import { defineNavigation, page, redirect, section, standalone } from './define.ts';
import { Entrance, type FrameProps } from './entrance.tsx';
import { FullPagePart } from './full-page-layout.tsx';
import { GuardedRouter } from './guarded-router.tsx';
import { NavigationProvider } from './places.tsx';
import { useRecordName, useRecordNames } from './record-name.ts';
import type { Screen } from './screen.ts';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
// Fail on what never appears, not on a slow machine.
configure({ asyncUtilTimeout: 15_000 });
const answer = (...replies: readonly MockReply[]) => answerWith(replies);

const asScreen = (key: string, component: () => React.ReactNode): Screen => ({ key, load: () => Promise.resolve(component) });
const events: ClientEvent[] = [];
const held: { session: Session | undefined; navigate: ((to: string) => void) | undefined } = { session: undefined, navigate: undefined };

/** The records that tabs and the window title name. */
const RecordNames = () => <output aria-label="records">{Array.from(useRecordNames().values(), ({ name }) => name).join('、')}</output>;

/** A page with a field, a dialog, and a count of mounts. */
function FormPage() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  useRecordName('ZY20261120-0007');
  return (
    <>
      <h1>申请</h1>
      <label>
        用途
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <input aria-label="自由填写" />
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="签名">
          <DialogBody>
            <input aria-label="备注" />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

const FullScreen = () => (
  <>
    <FullPagePart title="查询">一</FullPagePart>
    <FullPagePart title="核验结果">二</FullPagePart>
  </>
);

const title = { id: 'x', message: 'x' };
const rows = defineNavigation([
  redirect('/', 'root', '/login'),
  standalone(
    '/login',
    asScreen('access.signIn', () => <h1>登录</h1>),
    { name: 'login', title },
  ),
  standalone(
    '*',
    asScreen('missing', () => <h1>没有</h1>),
    { name: 'exception404', title },
  ),
  section('home', { title, home: 'index', prefix: 'home', auth: false }, [
    page(
      'index',
      asScreen('home.home', () => <h1>首页</h1>),
      { title },
    ),
  ]),
  section('pc', { title, home: 'form', prefix: 'pc' }, [
    page('form', asScreen('form', FormPage), { title }),
    page(
      'others',
      asScreen('others', () => <h1>别人的</h1>),
      { title, show: () => false },
    ),
    page('unbuilt', undefined, { title }),
  ]),
  section('bc', { title, home: 'my-page', prefix: 'bc', auth: false }, [
    page('my-page', asScreen('full', FullScreen), { title, fullPage: true }),
  ]),
]);

function Probe() {
  const current = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(held, { session: current, navigate: (to: string) => void navigate(to) });
  }, [current, navigate]);
  return null;
}

const Frame = ({ row, children }: FrameProps) => (
  <div data-testid="frame" data-row={row.name}>
    {children}
  </div>
);

function open(at: string): void {
  window.history.replaceState(null, '', `#${at}`);
  const client = createClient({
    bases: BASES,
    readMarker: () => undefined,
    readAntiForgery: () => undefined,
    onEvent: (event) => events.push(event),
  });
  render(
    <I18nProvider i18n={i18n}>
      <ApiProvider client={client}>
        <SessionProvider client={client}>
          <NavigationProvider rows={rows}>
            <GuardedRouter>
              <Probe />
              <RecordNames />
              <Entrance
                frame={Frame}
                forbidden={asScreen('forbidden', () => (
                  <h1>无权</h1>
                ))}
                missing={asScreen('missing', () => (
                  <h1>没有</h1>
                ))}
                fallback={<p>加载中</p>}
                onError={() => <p>坏了</p>}
              />
            </GuardedRouter>
          </NavigationProvider>
        </SessionProvider>
      </ApiProvider>
    </I18nProvider>,
  );
}

const address = () => window.location.hash.slice(1);
const heading = (name: string) => screen.findByRole('heading', { name });
const session = (): Session => held.session ?? expect.fail('no session');
const mark = (value: string) => (document.cookie = `admin-successToken=${value}; Path=/`);
const signIn = (user: User, to: string) =>
  act(() => {
    mark('second');
    held.navigate?.(to);
    session().open({ token: 'second', user });
  });
const expire = () => act(() => session().forget('expired'));

beforeEach(() => {
  answer();
  events.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.cookie = 'admin-successToken=; Max-Age=0; Path=/';
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the entrance', () => {
  it('asks a visitor to sign in and keeps the full path', async () => {
    open('/pc/form?id=7&tab=a');
    await heading('登录');
    expect(address()).toBe('/login?redirect=%2Fpc%2Fform%3Fid%3D7%26tab%3Da');
  });

  it.each(['', 'undefined'])('ignores a cookie with "%s"', async (value) => {
    mark(value);
    open('/pc/form');
    expect(await heading('登录')).toBeDefined();
  });

  it('opens a page in the frame, named by its route', async () => {
    mark('first');
    open('/pc/form');
    await heading('申请');
    expect(screen.getByTestId('frame').dataset['row']).toBe('pc-form');
  });

  it('shows 403 for a forbidden page, and 404 for an unknown or unbuilt one', async () => {
    mark('first');
    open('/pc/others');
    await heading('无权');
    expect(address()).toBe('/pc/others');
    act(() => held.navigate?.('/pc/unbuilt'));
    await heading('没有');
    act(() => held.navigate?.('/nowhere'));
    await heading('没有');
  });

  it('redirects the root to sign-in, and a live session further', async () => {
    open('/');
    await heading('登录');
    signIn(people.supplierOperator, '/');
    await heading('首页');
    expect(address()).toBe('/home/index');
  });

  it('scrolls to the top on navigation', async () => {
    mark('first');
    open('/pc/form');
    await heading('申请');
    vi.mocked(window.scrollTo).mockClear();
    act(() => held.navigate?.('/home/index'));
    await heading('首页');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('keys the content by route: another route starts with an empty form', async () => {
    mark('first');
    open('/pc/form');
    await userEvent.type(await screen.findByLabelText('用途'), '货款');
    act(() => held.navigate?.('/home/index'));
    await heading('首页');
    act(() => held.navigate?.('/pc/form'));
    expect(await screen.findByLabelText('用途')).toHaveProperty('value', '');
  });
});

describe('a person who cannot be loaded', () => {
  it('is requested three times, then cleared and sent to sign-in with a way back', async () => {
    mark('first');
    answer(fail(contract.account.currentUser, 500));
    open('/pc/form?id=7');
    await heading('登录');
    expect(events.filter((event) => event.type === 'error' && event.endpoint === contract.account.currentUser)).toHaveLength(3);
    expect(document.cookie).not.toContain('admin-successToken');
    expect(address()).toBe('/login?redirect=%2Fpc%2Fform%3Fid%3D7');
  });

  it('is not requested again without a session, and sent to sign-in even from a public page', async () => {
    mark('first');
    answer(expireReply(contract.account.currentUser));
    open('/home/index');
    await heading('登录');
    expect(events.filter((event) => event.type === 'sessionExpired')).toHaveLength(1);
    act(() => held.navigate?.('/home/index'));
    await heading('首页');
  });
});

describe('a session that ends while a form is open', () => {
  const fill = async () => {
    mark('first');
    open('/pc/form?id=7');
    await userEvent.type(await screen.findByLabelText('用途'), '九月煤款');
    await userEvent.type(screen.getByLabelText('自由填写'), '未受控');
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await userEvent.type(await screen.findByLabelText('备注'), '已写一半');
  };
  const backTo = () => new URLSearchParams(address().split('?')[1]).get('redirect') ?? '';

  it('leads to sign-in and hides the form with its dialog', async () => {
    await fill();
    expire();
    await heading('登录');
    expect(backTo()).toBe('/pc/form?id=7');
    expect(screen.queryByRole('textbox', { name: '用途' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('九月煤款');
  });

  it('restores everything for the same person', async () => {
    await fill();
    expire();
    await heading('登录');
    signIn(people.supplierOperator, backTo());
    expect(await screen.findByRole('textbox', { name: '备注' })).toHaveProperty('value', '已写一半');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '放弃并关闭' }));
    expect(await screen.findByRole('textbox', { name: '用途' })).toHaveProperty('value', '九月煤款');
    expect(screen.getByRole('textbox', { name: '自由填写' })).toHaveProperty('value', '未受控');
    expect(screen.queryByRole('heading', { name: '登录' })).toBeNull();
  });

  it('forgets the names of records, and names the same person’s record again', async () => {
    await fill();
    const names = () => screen.getByLabelText('records').textContent;
    expect(names()).toBe('ZY20261120-0007');
    expire();
    await heading('登录');
    expect(names()).toBe('');
    signIn(people.supplierOperator, backTo());
    await waitFor(() => expect(names()).toBe('ZY20261120-0007'));
  });

  it('forgets the names of records when another person follows', async () => {
    await fill();
    signIn({ ...people.supplierOperator, id: UserId.parse('U-somebody-else') }, '/home/index');
    await heading('首页');
    expect(screen.getByLabelText('records').textContent).toBe('');
  });

  it('restores nothing for another person', async () => {
    await fill();
    expire();
    await heading('登录');
    signIn({ ...people.supplierOperator, id: UserId.parse('U-somebody-else') }, backTo());
    expect(await screen.findByRole('textbox', { name: '用途' })).toHaveProperty('value', '');
    expect(document.body.innerHTML).not.toContain('九月煤款');
  });

  it('restores nothing in another enterprise', async () => {
    await fill();
    expire();
    await heading('登录');
    signIn({ ...people.supplierOperator, enterpriseNo: EnterpriseNo.parse('E1003') }, backTo());
    expect(await screen.findByRole('textbox', { name: '用途' })).toHaveProperty('value', '');
  });

  it('drops the form if the person goes elsewhere', async () => {
    await fill();
    expire();
    await heading('登录');
    signIn(people.supplierOperator, '/home/index');
    await heading('首页');
    act(() => held.navigate?.('/pc/form?id=7'));
    expect(await screen.findByRole('textbox', { name: '用途' })).toHaveProperty('value', '');
  });

  it('keeps nothing after signing out', async () => {
    await fill();
    act(() => {
      held.navigate?.('/login');
      session().forget();
    });
    await heading('登录');
    await waitFor(() => expect(screen.queryByLabelText('用途')).toBeNull());
    signIn(people.supplierOperator, '/pc/form?id=7');
    expect(await screen.findByRole('textbox', { name: '用途' })).toHaveProperty('value', '');
  });
});

describe('another window of the browser', () => {
  it('that signed out is followed to sign-in', async () => {
    mark('first');
    open('/pc/form');
    await heading('申请');
    document.cookie = 'admin-successToken=; Max-Age=0; Path=/';
    act(() => held.navigate?.('/pc/form?id=2'));
    expect(await heading('登录')).toBeDefined();
  });

  it('that signed in somebody else is followed home, with its cookie kept', async () => {
    mark('first');
    open('/pc/form');
    await userEvent.type(await screen.findByLabelText('用途'), '九月煤款');
    mark('second');
    answer(reply(contract.account.currentUser, people.coreOperator));
    expire();
    await heading('首页');
    expect(document.cookie).toContain('admin-successToken=second');
    expect(document.body.innerHTML).not.toContain('九月煤款');
  });

  it('that signed in the same person again changes nothing', async () => {
    mark('first');
    open('/pc/form');
    await userEvent.type(await screen.findByLabelText('用途'), '九月煤款');
    mark('second');
    expire();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '用途' })).toHaveProperty('value', '九月煤款'));
    expect(address()).toBe('/pc/form');
  });
});

describe('a page that does not scroll', () => {
  it('fills the window with its strip; the next page scrolls again', async () => {
    mark('first');
    open('/bc/my-page');
    const strip = await screen.findByRole('navigation', { name: '页面导航' });
    expect(document.documentElement.style.overflow).toBe('hidden');
    const second = within(strip).getByRole('button', { name: '核验结果' });
    expect(within(strip).getByRole('button', { name: '查询' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(second);
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '核验结果' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '查询' }));
    await userEvent.keyboard('{PageDown}');
    expect(second.getAttribute('aria-current')).toBe('true');
    act(() => held.navigate?.('/home/index'));
    await heading('首页');
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.queryByRole('navigation', { name: '页面导航' })).toBeNull();
  });
});
