import { createClient } from '@lianxin/api/client';
import { contract, type User } from '@lianxin/api/contract';
import { mockHandlers, reply } from '@lianxin/api/mock';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { SessionProvider, useSession } from './session.tsx';

configure({ asyncUtilTimeout: 15_000 });
const ORIGIN = 'http://portal.test';
const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

function Status() {
  const { state, reload } = useSession();
  const moved = state.status === 'signedIn' && state.followed === true;
  return (
    <>
      <output>{state.status}</output>
      <button type="button" onClick={() => void reload()}>
        {moved ? 'moved' : 'stays'} {state.status === 'signedIn' ? state.viewer.enterpriseNo : ''}
      </button>
    </>
  );
}

async function load(user: User, address: string, after: User = user): Promise<void> {
  let asked = 0;
  const bases = { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN };
  server.resetHandlers(
    ...mockHandlers(contract, { bases, replies: [reply(contract.account.currentUser, () => ((asked += 1) === 1 ? user : after))] }),
  );
  window.history.replaceState(null, '', address);
  document.cookie = 'admin-successToken=marker; Path=/';
  sessionStorage.setItem('successToken', 'marker');
  const client = createClient({ bases, readMarker: () => undefined, readAntiForgery: () => undefined });
  render(
    <SessionProvider client={client}>
      <Status />
    </SessionProvider>,
  );
  await screen.findByText('signedIn');
}
const copy = () => sessionStorage.getItem('successToken');

beforeEach(() => sessionStorage.clear());

describe('the session copy of the token', () => {
  it('keeps the copy over a reload only where the server says that the integration opened the session', async () => {
    await load({ ...people.supplierOperator, openedBy: 'yongYou' }, '/?yycode=yongYou#/home/index');
    expect(copy()).toBe('marker');
  });

  it('is cleared where a link names an integration that did not open the session', async () => {
    await load(people.supplierOperator, '/?yycode=yongYou#/home/index');
    expect(copy()).toBeNull();
  });

  it('is cleared without a yycode, whoever opened the session', async () => {
    await load({ ...people.supplierOperator, openedBy: 'yongYou' }, '/#/home/index');
    expect(copy()).toBeNull();
  });
});

describe('a profile that comes again', () => {
  it('leaves a person who has just registered their enterprise where they are', async () => {
    const newcomer = { ...people.supplierAdministrator, enterpriseNo: null, enterpriseName: null };
    await load(newcomer, '/#/register', people.supplierAdministrator);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: `stays ${people.supplierAdministrator.enterpriseNo}` })).toBeDefined();
  });

  it('moves the window where it names another enterprise', async () => {
    await load(people.supplierAdministrator, '/#/home/index', people.coreAdministrator);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: `moved ${people.coreAdministrator.enterpriseNo}` })).toBeDefined();
  });
});
