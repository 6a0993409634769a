import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { tellOfSwitch, useSession, useSignedInViewer } from '../../../platform/session/index.ts';
import { useUnsaved } from '../../../platform/tabs/index.ts';
import { people, type PersonName } from '../../../platform/testing/index.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { framed } from './framed.fixture.tsx';
import { PersonMenu } from './person-menu.tsx';

const reload = vi.fn();

function Menu({ unsaved = false }: { readonly unsaved?: boolean }) {
  useUnsaved(unsaved);
  return <PersonMenu viewer={useSignedInViewer()} onReload={reload} />;
}

function Door() {
  return <p>{useSession().state.status}</p>;
}

const [here] = contract.account.listEnterprises.example.response;
if (!here) throw new Error('the contract lost its example');
const there = { ...here, enterpriseNo: EnterpriseNo.parse('E1001'), enterpriseName: '晋北煤业集团有限公司', pendingCount: 4 };

const show = (as: PersonName, replies: Parameters<typeof framed>[0]['replies'] = []) =>
  framed({ as: { ...people[as], enterpriseCount: as === 'supplierOperator' ? 2 : 1 }, replies, children: <Menu /> });
const open = async () => fireEvent.keyDown(await screen.findByRole('button', { name: /经办岗|管理岗/ }), { key: 'Enter' });

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
});

afterEach(() => void vi.useRealTimers());

describe('a person’s menu', () => {
  it('leads to the workbench', async () => {
    framed({ as: 'supplierOperator', places: ['home.workbench'], children: <Menu /> });
    await open();
    expect((await screen.findByRole('menuitem', { name: 'home.workbench' })).getAttribute('href')).toBe('#/place/home.workbench');
  });

  it('switches the enterprise', async () => {
    let asked = '';
    show('supplierOperator', [
      reply(contract.account.listEnterprises, [here, there]),
      reply(contract.account.switchEnterprise, ({ enterpriseNo }) => {
        asked = enterpriseNo;
        return { ...contract.account.switchEnterprise.example.response, user: people.coreOperator };
      }),
    ]);
    await open();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /晋北煤业集团有限公司.*4 项待办/ }));
    expect(await screen.findByRole('button', { name: /赵晓东.*晋北煤业集团有限公司/ })).toBeDefined();
    expect(asked).toBe('E1001');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/home.home'));
  });

  it('stays if the switch fails', async () => {
    show('supplierOperator', [reply(contract.account.listEnterprises, [here, there]), fail(contract.account.switchEnterprise, 500)]);
    await open();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /晋北煤业集团有限公司/ }));
    expect(await screen.findByText('请求开小差了，请稍后重试！')).toBeDefined();
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it('asks about unsaved work, and stays on cancelling', async () => {
    let switched = 0;
    framed({
      as: { ...people.supplierOperator, enterpriseCount: 2 },
      replies: [
        reply(contract.account.listEnterprises, [here, there]),
        reply(contract.account.switchEnterprise, () => {
          switched += 1;
          return { ...contract.account.switchEnterprise.example.response, user: people.coreOperator };
        }),
      ],
      children: <Menu unsaved />,
    });
    const choose = async () => {
      await open();
      fireEvent.click(await screen.findByRole('menuitemradio', { name: /晋北煤业集团有限公司/ }));
      return screen.findByRole('alertdialog', { name: '切换企业' });
    };
    expect((await choose()).textContent).toContain('晋北煤业集团有限公司');
    fireEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(switched).toBe(0);
    await choose();
    fireEvent.click(screen.getByRole('button', { name: '放弃并切换' }));
    expect(await screen.findByRole('button', { name: /赵晓东.*晋北煤业集团有限公司/ })).toBeDefined();
    expect(switched).toBe(1);
  });

  it('reloads within the same area', async () => {
    framed({
      as: { ...people.supplierOperator, enterpriseCount: 2 },
      at: '/place/home.home',
      replies: [
        reply(contract.account.listEnterprises, [here, there]),
        reply(contract.account.switchEnterprise, { ...contract.account.switchEnterprise.example.response, user: people.coreOperator }),
      ],
      children: <Menu />,
    });
    await open();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /晋北煤业集团有限公司/ }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('informs other tabs, which follow', async () => {
    framed({
      as: 'supplierOperator',
      replies: [reply(contract.account.currentUser, people.coreOperator)],
      children: <Menu />,
    });
    await waitFor(async () => {
      tellOfSwitch('晋北煤业集团有限公司');
      expect(await screen.findByRole('button', { name: /晋北煤业集团有限公司/ }, { timeout: 500 })).toBeDefined();
    });
  });

  it.each([
    ['账户与安全', '账户与安全'],
    ['修改密码', '修改密码'],
    ['下载中心', '下载中心'],
    ['联系客服', '联系客服'],
  ])('opens %s', async (item, dialog) => {
    show('supplierAdministrator');
    await open();
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeDefined();
  });

  it('sends signing out again when the page closes, if the call failed', async () => {
    const beacon = vi.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
    show('supplierAdministrator', [fail(contract.account.logout, 500)]);
    await open();
    fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('请求出错，请联系管理员')).toBeDefined();
    expect(beacon).toHaveBeenCalledWith('http://portal.test/api/corp/user/logout', expect.any(Blob));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/place/access.signIn'));
  });

  it('offers no enterprises if there is one', async () => {
    show('supplierAdministrator');
    await open();
    expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeDefined();
    expect(screen.queryByText('切换企业')).toBeNull();
  });

  it('saves the theme on the device and the density with the account', async () => {
    const saved: unknown[] = [];
    show('supplierAdministrator', [
      reply(contract.account.saveSettings, (request) => {
        saved.push(request.changes);
        return contract.account.saveSettings.example.response;
      }),
    ]);
    await open();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: '深色' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await open();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: '紧凑' }));
    await waitFor(() => expect(saved).toEqual([{ density: 'compact' }]));
  });

  it('asks before signing out, and explains what is kept', async () => {
    show('supplierOperator');
    await open();
    fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const question = await screen.findByRole('alertdialog', { name: '退出登录确认' });
    expect(question.textContent).toContain('王建国');
    expect(question.textContent).toContain('已打开的页面和您的个人设置会保存');
  });

  it.each([
    ['half a second after the server agrees', 500, []],
    ['a second after the server failed', 1_000, [fail(contract.account.logout, 500)]],
  ] as const)('signs out %s', async (_, ms, replies) => {
    document.cookie = 'admin-successToken=marker; Path=/';
    document.cookie = 'admin-uuid=U2; Path=/';
    framed({
      as: 'supplierOperator',
      replies,
      children: (
        <>
          <Menu />
          <Door />
        </>
      ),
    });
    await open();
    fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await screen.findByRole('alertdialog');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waits: (number | undefined)[] = [];
    const faked = setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, wait?: number) => {
      waits.push(wait);
      return faked(work, wait);
    });
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
    while (!waits.includes(ms)) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    await act(() => vi.advanceTimersByTimeAsync(ms - 1));
    expect(screen.getByText('signedIn')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('signedIn')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/place/access.signIn');
    expect(document.cookie).toBe('');
    // Remove the fake again before the real one.
    vi.unstubAllGlobals();
  });
});
