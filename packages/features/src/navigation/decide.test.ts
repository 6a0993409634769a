import { describe, expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { viewerOf, type Viewer } from '../session/viewer.ts';
import { decide } from './decide.ts';
import { standalone } from './define.ts';

const title = { id: 'x', message: 'x' };
const row = (name: string, options: { readonly auth?: boolean; readonly show?: (viewer: Viewer) => boolean } = {}) =>
  standalone(`/${name}`, undefined, { name, title, ...options });
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({ ...viewerOf(people.supplierOperator), ...changes });
const go = (to: string) => ({ kind: 'go', to });
const open = { kind: 'open' };

describe('a visitor', () => {
  it('opens what needs no session', () => expect(decide(row('index'), '/index', undefined)).toEqual(open));
  it('is asked to sign in, with the way back', () =>
    expect(decide(row('work', { auth: true }), '/work?id=7', undefined)).toEqual(go('/login?redirect=%2Fwork%3Fid%3D7')));
});

describe('a person of status 3', () => {
  const owing = viewer({ status: 3 });
  it.each(['login', 'register', 'register-result', 'registerResubmit', 'bankCheck'])('may be on %s', (name) =>
    expect(decide(row(name), `/${name}`, owing)).not.toEqual(go('/bankCheck')),
  );
  it.each(['index', 'work', 'registerZxResubmit', 'exception404'])('is sent from %s to the check', (name) =>
    expect(decide(row(name), `/${name}`, owing)).toEqual(go('/bankCheck')),
  );
});

describe('a person without an enterprise', () => {
  it('completes the registration first', () =>
    expect(decide(row('work'), '/work', viewer({ enterpriseNo: undefined }))).toEqual(go('/registerResubmit')));
  it('may be there', () => expect(decide(row('registerResubmit'), '/registerResubmit', viewer({ enterpriseNo: undefined }))).toEqual(open));
  it('is not asked in the data role', () =>
    expect(decide(row('work'), '/work', viewer({ enterpriseNo: undefined, role: 'groupViewer' }))).toEqual(open));
});

describe('an account in state 2', () => {
  it.each([
    [undefined, go('/registerZxResubmit')],
    ['0', go('/registerZxResubmit')],
    ['AAAAAAA', open],
    ['1', open],
  ])('with bank status %s', (bankAccountStatus, expected) =>
    expect(decide(row('work'), '/work', viewer({ accountState: '2', bankAccountStatus }))).toEqual(expected),
  );
});

describe('a signed-in person', () => {
  it('is led on from the login page', () => expect(decide(row('login'), '/login', viewer())).toEqual(go('/home/index')));
  it('opens what the rule allows', () => expect(decide(row('work', { show: () => true }), '/work', viewer())).toEqual(open));
  it('is refused what it does not', () =>
    expect(decide(row('work', { show: () => false }), '/work', viewer())).toEqual({ kind: 'forbidden' }));
});
