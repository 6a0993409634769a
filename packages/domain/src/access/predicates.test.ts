import { describe, expect, test } from 'vitest';
import { CHANNEL_ROWS, CHANNELS } from '../channel/channels.ts';
import { defineChannels } from '../channel/define-channels.ts';
import {
  allOf,
  anyOf,
  canSwitchEnterprise,
  hasPermission,
  hidesSupplierManagement,
  isAdministrator,
  isCoreEnterprise,
  isFinancialInstitution,
  isGroupViewer,
  isNotApproved,
  isOperator,
  isReviewer,
  not,
  receivesAtMaturity,
  showsCoreSection,
  showsFinancialSection,
  showsSupplierSection,
  suppliesOnAnyChannel,
} from './predicates.ts';
import { ROLE_CODES, roleOfCode, ROLES, type Role } from './role.ts';
import type { Viewer } from './viewer.ts';

const nobody: Viewer = {
  userId: 'u1',
  userName: 'op',
  displayName: '王小明',
  role: 'operator',
  enterpriseNo: 'E1',
  enterpriseName: '恒信机电设备有限公司',
  status: 1,
  channels: CHANNELS,
  businessChannels: [],
  channelRoles: [],
  coreFlags: {},
  enterpriseCount: 1,
  permissions: [],
};
const bankCore: Partial<Viewer> = { businessChannels: [1], coreFlags: { zx: true } };
const registerCore: Partial<Viewer> = { businessChannels: [6], channelRoles: [{ channel: 6, kind: 'core' }] };
const supplier: Partial<Viewer> = { businessChannels: [1] };
const guarantor: Partial<Viewer> = { businessChannels: [3], channelRoles: [{ channel: 3, kind: 'financialInstitution' }] };
const guarantorAndSupplier: Partial<Viewer> = { ...guarantor, businessChannels: [1, 3] };

const as = (role: Role, enterprise: Partial<Viewer> = {}): Viewer => ({ ...nobody, ...enterprise, role });

describe('roles', () => {
  test('each role has its wire code and its predicate', () => {
    expect(ROLES.map((role) => ROLE_CODES[role])).toEqual(['00', '01', '02', '03']);
    for (const role of ROLES) {
      expect(roleOfCode(ROLE_CODES[role])).toBe(role);
      expect([isAdministrator, isOperator, isReviewer, isGroupViewer].map((is) => is(as(role)))).toEqual(
        ROLES.map((other) => other === role),
      );
    }
    expect(roleOfCode('04')).toBeUndefined();
  });
});

test('an enterprise that awaits review or was rejected is not approved; one that owes the micro-deposit is', () => {
  expect([0, 1, 2, 3, 4].filter((status) => isNotApproved(as('administrator', { status })))).toEqual([0, 2, 4]);
});

describe('core enterprise (specification §2.4)', () => {
  test.each([
    ['nothing', {}, false],
    ['a bank flag', { coreFlags: { ccb: true } }, true],
    ['a bank flag that is off', { coreFlags: { ccb: false } }, false],
    ['a core entry on 3', { channelRoles: [{ channel: 3, kind: 'core' }] }, true],
    ['a core entry on 6', { channelRoles: [{ channel: 6, kind: 'core' }] }, true],
    ['a core entry on 11', { channelRoles: [{ channel: 11, kind: 'core' }] }, true],
    ['a core entry on 13', { channelRoles: [{ channel: 13, kind: 'core' }] }, true],
    ['a core entry on another channel', { channelRoles: [{ channel: 1, kind: 'core' }] }, false],
    ['a supplier entry on 3', { channelRoles: [{ channel: 3, kind: 'supplier' }] }, false],
    ['bank type 1', { bankCorpType: '1' }, true],
    ['bank type 0', { bankCorpType: '0' }, false],
  ] as const)('%s', (_, enterprise, expected) => {
    expect(isCoreEnterprise(as('operator', enterprise))).toBe(expected);
  });
});

describe('core enterprise on channels of a portal’s own', () => {
  const [bankA] = CHANNEL_ROWS;
  const guarantor = {
    code: 90,
    alias: 'hn',
    name: { zh: '华南担保', en: 'Huanan Guarantee' },
    kind: 'pledge',
    needs: ['guarantor'],
  } as const;
  const channels = defineChannels([bankA, { ...guarantor, core: 'register' }]);
  const on = (enterprise: Partial<Viewer>): Viewer => as('operator', { channels, ...enterprise });

  test('follows the rule of each row', () => {
    expect(isCoreEnterprise(on({ channelRoles: [{ channel: 90, kind: 'core' }] }))).toBe(true);
    expect(isCoreEnterprise(on({ coreFlags: { zx: true } }))).toBe(true);
    expect(isCoreEnterprise(on({ channelRoles: [{ channel: 3, kind: 'core' }] }))).toBe(false);
    expect(isCoreEnterprise(on({ coreFlags: { ccb: true } }))).toBe(false);
    expect(isCoreEnterprise(on({ bankCorpType: '1' }))).toBe(false);
    expect(isCoreEnterprise(as('operator', { channelRoles: [{ channel: 90, kind: 'core' }] }))).toBe(false);
  });

  test('hides supplier management from a guarantor on the channel, and counts a supplier on it as a supplier', () => {
    expect(hidesSupplierManagement(on({ channelRoles: [{ channel: 90, kind: 'financialInstitution' }] }))).toBe(true);
    expect(suppliesOnAnyChannel(on({ businessChannels: [90] }))).toBe(true);
    expect(suppliesOnAnyChannel(as('operator', { businessChannels: [90] }))).toBe(false);
  });
});

describe('areas by role and enterprise', () => {
  // Order of the flags: core, supplier, financial institution.
  test.each([
    ['bank core', bankCore, [true, true, false]],
    ['register core', registerCore, [true, true, false]],
    ['supplier', supplier, [false, true, false]],
    ['core only by the entry of a channel that goes by a flag', { channelRoles: [{ channel: 1, kind: 'core' }] }, [false, true, false]],
    ['guarantor', guarantor, [false, false, true]],
    ['guarantor and supplier', guarantorAndSupplier, [false, true, true]],
    ['no channel', {}, [false, false, false]],
  ] as const)('%s', (_, enterprise, [core, supplies, funds]) => {
    for (const role of ROLES) {
      const makerOrChecker = role === 'operator' || role === 'reviewer';
      const viewer = as(role, enterprise);
      expect(showsCoreSection(viewer)).toBe(core && makerOrChecker);
      expect(showsSupplierSection(viewer)).toBe(supplies && makerOrChecker);
      expect(showsFinancialSection(viewer)).toBe(funds && role !== 'groupViewer');
    }
  });

  test('a core enterprise on its only channel does not supply there', () => {
    expect(suppliesOnAnyChannel(as('operator', bankCore))).toBe(false);
    expect(suppliesOnAnyChannel(as('operator', { ...bankCore, businessChannels: [1, 4] }))).toBe(true);
    expect(suppliesOnAnyChannel(as('operator', { channelRoles: [{ channel: 11, kind: 'supplier' }] }))).toBe(true);
  });

  test('suppliers and lenders that buy vouchers receive payment at maturity; lenders against a pledge do not', () => {
    const bank: Partial<Viewer> = { channelRoles: [{ channel: 1, kind: 'financialInstitution' }] };
    expect(ROLES.filter((role) => receivesAtMaturity(as(role, bank)))).toEqual(['operator', 'reviewer']);
    expect([guarantor, supplier].map((enterprise) => receivesAtMaturity(as('operator', enterprise)))).toEqual([false, true]);
  });

  test('the financial institution of channel 3 has no supplier management', () => {
    expect(hidesSupplierManagement(as('operator', guarantor))).toBe(true);
    expect(hidesSupplierManagement(as('operator', { channelRoles: [{ channel: 6, kind: 'financialInstitution' }] }))).toBe(false);
    expect(isFinancialInstitution(as('operator', supplier))).toBe(false);
  });

  test('switching needs a second enterprise', () => {
    expect(canSwitchEnterprise(nobody)).toBe(false);
    expect(canSwitchEnterprise({ ...nobody, enterpriseCount: 2 })).toBe(true);
  });
});

describe('permissions and combinators', () => {
  const viewer: Viewer = { ...nobody, permissions: ['a', 'b'] };

  test('one of the required permissions is enough, and none required is always granted', () => {
    expect(hasPermission('b', 'c')(viewer)).toBe(true);
    expect(hasPermission('c')(viewer)).toBe(false);
    expect(hasPermission()(nobody)).toBe(true);
    expect(hasPermission('a')(nobody)).toBe(false);
  });

  test('anyOf, allOf and not combine predicates like the logical operators', () => {
    const yes = hasPermission('a');
    const no = hasPermission('z');
    expect([anyOf(no, yes), allOf(yes, no), allOf(yes, yes), not(no), anyOf(), allOf()].map((rule) => rule(viewer))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});
