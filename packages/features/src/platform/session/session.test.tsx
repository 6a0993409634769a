import { createClient, type ApiClient, type ClientEvent } from '@lianxin/api/client';
import { contract, type User } from '@lianxin/api/contract';
import { expire, fail, reply, type MockReply } from '@lianxin/api/mock';
import { civilDate, dayKind, setPublishedYears } from '@lianxin/domain';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, BASES } from '../testing/mocked-platform.ts';
import { people } from '../testing/people.ts';
import { hasMarker } from './marker.ts';
import { SessionProvider, useSession } from './session.tsx';
import { tellOfSwitch } from './switch-channel.ts';

configure({ asyncUtilTimeout: 15_000 });

function Status() {
  const { state, reload, open, forget } = useSession();
  const moved = state.status === 'signedIn' && state.followed === true;
  return (
    <>
      <output>{state.status}</output>
      <button type="button" onClick={() => void reload()}>
        {moved ? 'moved' : 'stays'} {state.status === 'signedIn' ? state.viewer.enterpriseNo : ''}
      </button>
      <button type="button" onClick={() => open({ token: 'second', user: people.supplierOperator })}>
        登录
      </button>
      <button type="button" onClick={() => forget()}>
        退出
      </button>
    </>
  );
}

function start(replies: readonly MockReply[], address: string, onEvent: (event: ClientEvent) => void = () => undefined): ApiClient {
  answerWith(replies);
  window.history.replaceState(null, '', address);
  document.cookie = 'admin-successToken=marker; Path=/';
  sessionStorage.setItem('successToken', 'marker');
  const client = createClient({ bases: BASES, readMarker: () => undefined, readAntiForgery: () => undefined, onEvent });
  render(
    <SessionProvider client={client}>
      <Status />
    </SessionProvider>,
  );
  return client;
}

async function load(user: User, address: string, after: User = user): Promise<void> {
  let asked = 0;
  start([reply(contract.account.currentUser, () => ((asked += 1) === 1 ? user : after))], address);
  await screen.findByText('signedIn');
}
const copy = () => sessionStorage.getItem('successToken');

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the calendar', () => {
  const newYear = [civilDate('2027-01-01'), civilDate('2027-01-04')].flatMap((day) => day ?? []);
  const listed: User = { ...people.supplierOperator, publishedYears: [{ year: 2027, off: { newYear }, work: {} }] };
  const isOff = () => newYear.map((day) => dayKind(day).working);
  afterEach(() => setPublishedYears([]));

  it('follows the lists of holidays that come with the profile before a page is shown', async () => {
    await load(listed, '/#/home/index');
    expect(isOff()).toEqual([false, false]);
  });

  it('stays as built where there are none', async () => {
    await load(people.supplierOperator, '/#/home/index');
    expect(isOff()).toEqual([false, true]);
  });
});

describe('the session copy of the token', () => {
  it('survives a reload only if the server confirms the integration', async () => {
    await load({ ...people.supplierOperator, openedBy: 'yongYou' }, '/?yycode=yongYou#/home/index');
    expect(copy()).toBe('marker');
  });

  it('is cleared if a link names another integration', async () => {
    await load(people.supplierOperator, '/?yycode=yongYou#/home/index');
    expect(copy()).toBeNull();
  });

  it('is cleared without a yycode', async () => {
    await load({ ...people.supplierOperator, openedBy: 'yongYou' }, '/#/home/index');
    expect(copy()).toBeNull();
  });
});

describe('a reloaded profile', () => {
  it('keeps a newly registered person on their page', async () => {
    const newcomer = { ...people.supplierAdministrator, enterpriseNo: null, enterpriseName: null };
    await load(newcomer, '/#/register', people.supplierAdministrator);
    await userEvent.click(screen.getByRole('button', { name: /^stays/ }));
    expect(await screen.findByRole('button', { name: `stays ${people.supplierAdministrator.enterpriseNo}` })).toBeDefined();
  });

  it('switches the window to another enterprise', async () => {
    await load(people.supplierAdministrator, '/#/home/index', people.coreAdministrator);
    await userEvent.click(screen.getByRole('button', { name: /^stays/ }));
    expect(await screen.findByRole('button', { name: `moved ${people.coreAdministrator.enterpriseNo}` })).toBeDefined();
  });
});

describe('two concurrent loads of a profile', () => {
  const older = { ...people.supplierAdministrator, enterpriseNo: null, enterpriseName: null };
  const shown = `stays ${people.supplierAdministrator.enterpriseNo}`;

  for (const [order, arrivals] of [
    ['after', [0, 1]],
    ['before', [1, 0]],
  ] as const) {
    it(`give the later one, also if it arrives ${order} the other`, async () => {
      const client = start([reply(contract.account.currentUser, older)], '/#/register/result');
      await screen.findByText('signedIn');
      const answers: ((user: User) => void)[] = [];
      const call = vi.spyOn(client, 'call').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
      const button = screen.getByRole('button', { name: /^stays/ });
      await userEvent.click(button);
      await userEvent.click(button);
      expect(call).toHaveBeenCalledTimes(2);
      const users = [older, people.supplierAdministrator] as const;
      for (const arrival of arrivals) await act(async () => answers[arrival]?.(users[arrival]));
      expect(screen.getByRole('button', { name: shown })).toBeDefined();
    });
  }
});

describe('a switch of the enterprise in another window', () => {
  it('is followed, even if the old session ended first', async () => {
    let asked = 0;
    const client = start(
      [
        reply(contract.account.currentUser, () => ((asked += 1) === 1 ? people.supplierOperator : people.coreOperator)),
        expire(contract.message.list),
      ],
      '/#/home/index',
    );
    await screen.findByText('signedIn');
    await act(() => client.call(contract.message.list, { page: 1, pageSize: 20 }).catch(() => undefined));
    await screen.findByText('visitor');
    document.cookie = 'admin-successToken=second; Path=/';
    act(() => tellOfSwitch('晋北煤业集团有限公司'));
    expect(await screen.findByRole('button', { name: `moved ${people.coreOperator.enterpriseNo}` })).toBeDefined();
    expect(hasMarker()).toBe(true);
  });

  it('does not affect a window without a session', async () => {
    let asked = 0;
    start([reply(contract.account.currentUser, () => ((asked += 1), people.coreOperator))], '/#/login');
    await screen.findByText('signedIn');
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    act(() => tellOfSwitch('晋北煤业集团有限公司'));
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    expect([asked, screen.getByText('visitor')]).toEqual([1, expect.anything()]);
  });
});

describe('a person who cannot be loaded', () => {
  it('is cleared exactly half a second after the last attempt', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed: ClientEvent[] = [];
    start([fail(contract.account.currentUser, 500)], '/#/home/index', (event) => void (event.type === 'error' && failed.push(event)));
    while (failed.length < 3 || vi.getTimerCount() === 0) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(screen.getByText('loading')).toBeDefined();
    expect(document.cookie).toContain('admin-successToken=marker');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('visitor')).toBeDefined();
    expect(document.cookie).not.toContain('admin-successToken');
    expect(copy()).toBeNull();
  });
});

describe('a new session', () => {
  it('is known by the marker cookie and its copy', async () => {
    start([fail(contract.account.currentUser, 500)], '/#/login');
    await screen.findByText('visitor');
    document.cookie = 'admin-successToken=second; Path=/';
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('signedIn')).toBeDefined();
    expect([copy(), hasMarker()]).toEqual(['second', true]);
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    expect(await screen.findByText('visitor')).toBeDefined();
    expect([copy(), hasMarker(), document.cookie]).toEqual([null, false, '']);
  });
});

it('ends with the first answer that reports it', async () => {
  const client = start([reply(contract.account.currentUser, people.supplierOperator), expire(contract.message.list)], '/#/home/index');
  await screen.findByText('signedIn');
  await act(() => client.call(contract.message.list, { page: 1, pageSize: 20 }).catch(() => undefined));
  expect(await screen.findByText('visitor')).toBeDefined();
  expect(document.cookie).toBe('');
});
