import { ROLES, type Role } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { viewerOf, type Viewer } from '../session/index.ts';
import { decide } from './decide.ts';
import { standalone } from './define.ts';
import type { Place } from './place.ts';
import type { PageRow } from './row.ts';

const title = { id: 'x', message: 'x' };
const screen = (key: Place) => ({ key, load: () => Promise.resolve(() => null) });

/** One route of each kind in specification §2.1 and §2.2. */
const ROUTES = {
  login: standalone('/login', screen('access.signIn'), { name: 'login', title, exempt: true }),
  register: standalone('/register', screen('registration.register'), { name: 'register', title, exempt: true }),
  result: standalone('/register/result', screen('registration.result'), { name: 'register-result', title, auth: true, exempt: true }),
  resubmit: standalone('/registerResubmit', screen('registration.resubmit'), { name: 'registerResubmit', title, exempt: true }),
  bankCheck: standalone('/bankCheck', screen('registration.bankCheck'), { name: 'bankCheck', title, exempt: true }),
  supplement: standalone('/registerZxResubmit', screen('registration.supplement'), { name: 'registerZxResubmit', title, auth: true }),
  open: standalone('/home/index', screen('home.home'), { name: 'home-index', title }),
  guarded: standalone('/work', undefined, { name: 'work', title, auth: true }),
  reserved: standalone('/others', undefined, { name: 'others', title, auth: true, show: () => false }),
} as const;
type RouteKind = keyof typeof ROUTES;
const rows: readonly PageRow[] = Object.values(ROUTES);
const KINDS: readonly RouteKind[] = ['login', 'register', 'result', 'resubmit', 'bankCheck', 'supplement', 'open', 'guarded', 'reserved'];

/** Possible results of opening a page. */
const OUTCOMES = {
  opens: { kind: 'open' },
  forbidden: { kind: 'forbidden' },
  toHome: { kind: 'go', to: '/home/index' },
  toBankCheck: { kind: 'go', to: '/bankCheck' },
  toResubmit: { kind: 'go', to: '/registerResubmit' },
  toSupplement: { kind: 'go', to: '/registerZxResubmit' },
} as const;
type Outcome = keyof typeof OUTCOMES;

type Status = 0 | 1 | 2 | 3 | 4 | 7;
const STATUSES: readonly Status[] = [0, 1, 2, 3, 4, 7];
type Belongs = 'yes' | 'no';
type Account = 'settled' | 'unsettled';
/** acctState 2 with a bank account status other than AAAAAAA or 1; everything else is settled. */
const ACCOUNTS: Readonly<Record<Account, readonly Pick<Viewer, 'accountState' | 'bankAccountStatus'>[]>> = {
  settled: [
    { accountState: undefined, bankAccountStatus: undefined },
    { accountState: '1', bankAccountStatus: '0' },
    { accountState: '3', bankAccountStatus: undefined },
    { accountState: '2', bankAccountStatus: 'AAAAAAA' },
    { accountState: '2', bankAccountStatus: '1' },
  ],
  unsettled: [
    { accountState: '2', bankAccountStatus: undefined },
    { accountState: '2', bankAccountStatus: '' },
    { accountState: '2', bankAccountStatus: '0' },
    { accountState: '2', bankAccountStatus: '2' },
    { accountState: '2', bankAccountStatus: 'aaaaaaa' },
  ],
};

const anyone = ROLES;
const staff: readonly Role[] = ['administrator', 'operator', 'reviewer'];
const data: readonly Role[] = ['groupViewer'];
const both: readonly Belongs[] = ['yes', 'no'];

interface Cells {
  readonly statuses: readonly Status[];
  readonly roles: readonly Role[];
  readonly enterprise: readonly Belongs[];
  readonly account: Account;
  /** Exceptions by kind of route; all others open. */
  readonly unlessOpen: Readonly<Partial<Record<RouteKind, Outcome>>>;
}

const toBankCheck = {
  login: 'toHome',
  supplement: 'toBankCheck',
  open: 'toBankCheck',
  guarded: 'toBankCheck',
  reserved: 'toBankCheck',
} as const;
const toResubmit = {
  login: 'toHome',
  supplement: 'toResubmit',
  open: 'toResubmit',
  guarded: 'toResubmit',
  reserved: 'toResubmit',
} as const;
const toSupplement = { login: 'toHome', open: 'toSupplement', guarded: 'toSupplement', reserved: 'toSupplement' } as const;
const asTheRoleMay = { login: 'toHome', reserved: 'forbidden' } as const;

/** From specification §2.1, §4 and §6: a row for each kind of signed-in person. */
const TABLE: readonly Cells[] = [
  // Status 3: always to the check, except for the five named routes; /login with a live session goes home.
  { statuses: [3], roles: anyone, enterprise: both, account: 'settled', unlessOpen: toBankCheck },
  { statuses: [3], roles: anyone, enterprise: both, account: 'unsettled', unlessOpen: toBankCheck },
  // Waiting or rejected: the page opens under an overlay; the account rule applies too.
  { statuses: [0, 2, 4], roles: anyone, enterprise: both, account: 'settled', unlessOpen: asTheRoleMay },
  { statuses: [0, 2, 4], roles: anyone, enterprise: both, account: 'unsettled', unlessOpen: toSupplement },
  // Normal, without an enterprise.
  { statuses: [1, 7], roles: staff, enterprise: ['no'], account: 'settled', unlessOpen: toResubmit },
  { statuses: [1, 7], roles: staff, enterprise: ['no'], account: 'unsettled', unlessOpen: toResubmit },
  { statuses: [1, 7], roles: data, enterprise: ['no'], account: 'settled', unlessOpen: asTheRoleMay },
  { statuses: [1, 7], roles: data, enterprise: ['no'], account: 'unsettled', unlessOpen: toSupplement },
  // Normal, with an enterprise.
  { statuses: [1, 7], roles: anyone, enterprise: ['yes'], account: 'settled', unlessOpen: asTheRoleMay },
  { statuses: [1, 7], roles: anyone, enterprise: ['yes'], account: 'unsettled', unlessOpen: toSupplement },
];

const viewerWith = (changes: Partial<Viewer>): Viewer => ({ ...viewerOf(people.supplierOperator), ...changes });
const personsOf = (status: Status, role: Role, enterprise: Belongs, account: Account): readonly Viewer[] =>
  ACCOUNTS[account].map((states) => {
    const { enterpriseNo, ...rest } = viewerWith({ status, role, ...states });
    return { ...rest, enterpriseNo: enterprise === 'yes' ? enterpriseNo : undefined };
  });

const cells = TABLE.flatMap(({ statuses, roles, enterprise: enterprises, account, unlessOpen }) =>
  statuses.flatMap((status) =>
    roles.flatMap((role) =>
      enterprises.flatMap((enterprise) =>
        KINDS.map((kind) => ({ status, role, enterprise, account, kind, outcome: unlessOpen[kind] ?? 'opens' })),
      ),
    ),
  ),
);

describe('the table of entry rules', () => {
  it('has exactly one cell for each status × role × enterprise × account × route', () => {
    const names = cells.map(({ status, role, enterprise, account, kind }) => [status, role, enterprise, account, kind].join(' '));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(STATUSES.length * ROLES.length * 2 * 2 * KINDS.length);
  });

  it.each(KINDS)('gives every person the result on the route %s', (kind) => {
    for (const cell of cells.filter((one) => one.kind === kind))
      for (const viewer of personsOf(cell.status, cell.role, cell.enterprise, cell.account))
        expect({ cell, decision: decide(rows, ROUTES[kind], ROUTES[kind].path, { marked: true, viewer }) }).toEqual({
          cell,
          decision: OUTCOMES[cell.outcome],
        });
  });

  it.each([
    ['sends status 3 to the micro-deposit check', { status: 3 as const }, 'guarded', OUTCOMES.toBankCheck],
    [
      'sends a normal person without an enterprise to complete the registration',
      { enterpriseNo: undefined },
      'guarded',
      OUTCOMES.toResubmit,
    ],
    ['sends acctState 2 to the supplement', { accountState: '2', bankAccountStatus: '0' }, 'guarded', OUTCOMES.toSupplement],
    ['forbids a known route that the role may not open', {}, 'reserved', OUTCOMES.forbidden],
    ['leads a live session on from the login page', {}, 'login', OUTCOMES.toHome],
  ] as const)('%s', (_title, changes, kind, expected) =>
    expect(decide(rows, ROUTES[kind], ROUTES[kind].path, { marked: true, viewer: viewerWith(changes) })).toEqual(expected),
  );
});

const open = { kind: 'open' };

describe('without the session cookie', () => {
  const asked = '/work?id=7&tab=files';
  const signIn = { kind: 'go', to: '/login?redirect=%2Fwork%3Fid%3D7%26tab%3Dfiles' };

  it.each([
    ['login', open],
    ['register', open],
    ['result', signIn],
    ['resubmit', open],
    ['bankCheck', open],
    ['supplement', signIn],
    ['open', open],
    ['guarded', signIn],
    ['reserved', signIn],
  ] as const)('a visitor on %s: %j', (kind, expected) =>
    expect(decide(rows, ROUTES[kind], asked, { marked: false, viewer: undefined })).toEqual(expected),
  );

  it('treats a person without cookie as a visitor', () =>
    expect(decide(rows, ROUTES.guarded, asked, { marked: false, viewer: viewerWith({}) })).toEqual(signIn));

  it('treats a cookie without a person as a visitor', () =>
    expect(decide(rows, ROUTES.guarded, asked, { marked: true, viewer: undefined })).toEqual(signIn));
});

describe('a portal without a required page', () => {
  it.each([
    ['the micro-deposit check', 'bankCheck', { status: 3 as const }],
    ['the registration', 'resubmit', { enterpriseNo: undefined }],
    ['the supplement', 'supplement', { accountState: '2', bankAccountStatus: '0' }],
  ] as const)('leaves a person who should go to %s on their page', (_title, kind, changes) => {
    const without = rows.filter((row) => row !== ROUTES[kind]);
    const entering = { marked: true, viewer: { ...viewerWith({}), ...changes } };
    expect(decide(without, ROUTES.guarded, '/work', entering)).toEqual(open);
  });
});
