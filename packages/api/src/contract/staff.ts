import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { firstPage, ids, pageWith } from './examples.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { IdentityKind, Instant, PositionCode, RoleCode, Text, UserId, Version } from './schemas/primitives.ts';
import { absenceCalls } from './staff-absence.ts';
import { staffInvitationCalls } from './staff-invitations.ts';
import { wire } from './wire.ts';

/** What a person started and nobody else can finish. */
const OpenItems = z.object({
  issuances: z.int(),
  transfers: z.int(),
  drafts: z.int(),
  financings: z.int(),
  financingDrafts: z.int(),
  pledges: z.int(),
  pledgeDrafts: z.int(),
});
const nothingOpen = { issuances: 0, transfers: 0, drafts: 0, financings: 0, financingDrafts: 0, pledges: 0, pledgeDrafts: 0 };

/** A person of the enterprise, for its administrator; numbers are masked. */
const StaffMember = z.object({
  userId: UserId,
  userName: wire('usrName', z.string()),
  displayName: z.string(),
  mobile: wire('mblNo', z.string()),
  identityKind: wire('idType', z.nullable(IdentityKind)),
  identityNumber: wire('idNo', z.nullable(z.string())),
  role: wire('usrRole', RoleCode),
  certificate: z.nullable(z.object({ serial: wire('certSerial', z.string()), validUntil: Instant })),
  /** Bound certificates of devices and of the cloud service. */
  boundCertificates: z.array(
    z.object({
      serial: wire('certSerial', z.string()),
      subject: z.string(),
      driver: z.enum(['ukeyBridge', 'cloudCertificate']),
      validUntil: Instant,
    }),
  ),
  state: z.enum(['active', 'frozen']),
  /** Whether the person has to set a password, with an SMS code. */
  passwordDue: z.boolean(),
  lastSignInAt: wire('lastLogin', z.nullable(Instant)),
  openItems: OpenItems,
  isSelf: z.boolean(),
  version: Version,
});

const operator: z.output<typeof StaffMember> = {
  userId: ids.user('U0005'),
  userName: 'supplier-op',
  displayName: '王建国',
  mobile: '139****0005',
  identityKind: 'identityCard',
  identityNumber: '140***********0054',
  role: 'operator',
  certificate: { serial: 'SM2-U0005', validUntil: '2029-11-20T09:42:00+08:00' },
  boundCertificates: [],
  state: 'active',
  passwordDue: false,
  lastSignInAt: '2026-11-19T17:31:00+08:00',
  openItems: { ...nothingOpen, transfers: 2, drafts: 1 },
  isSelf: false,
  version: 0,
};

const MemberRequest = z.strictObject({ userId: UserId, version: Version });
const memberExample = { request: { userId: operator.userId, version: 0 }, response: operator };
const GUARDS = ['NOT_FOUND', 'STALE_VERSION', 'STAFF_SELF', 'FORBIDDEN'] as const;

/**
 * The people of the enterprise, their positions, invitations and absences. Only for the administrator, except a reviewer's own absence and the
 * answer of somebody who was invited.
 */
export const staff = resource('staff', 'api', '/staff', {
  ...absenceCalls,
  ...staffInvitationCalls,
  list: query('/list', {
    summary: '岗位人员列表',
    needs: 'staff.manage',
    source: 'added',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(50)),
      role: wire('usrRole', z.optional(RoleCode)),
      state: z.optional(z.enum(['active', 'frozen'])),
    }),
    response: pageOf(StaffMember, RoleCode),
    example: { request: firstPage, response: { ...pageWith(operator), stateCounts: { operator: 1 } } },
  }),
  changeRole: act('//corp/user/changeUser', {
    summary: '变更岗位',
    needs: 'staff.manage',
    source: 'assumed',
    request: z.extend(MemberRequest, { role: wire('usrRole', PositionCode) }),
    response: StaffMember,
    refuses: [...GUARDS, 'STAFF_LAST_OF_ROLE', 'STAFF_OPEN_ITEMS'],
    example: { ...memberExample, request: { ...memberExample.request, role: 'reviewer' } },
  }),
  /** Removes the person's password and ends their sessions; they set a new one with an SMS code. */
  resetPassword: act('/resetPassword', {
    summary: '重置人员密码',
    needs: 'staff.manage',
    source: 'added',
    request: MemberRequest,
    response: StaffMember,
    refuses: GUARDS,
    example: memberExample,
  }),
  /** Ends the person's sessions and keeps them out until restored. */
  freeze: act('/freeze', {
    summary: '冻结岗位',
    needs: 'staff.manage',
    source: 'added',
    request: MemberRequest,
    response: StaffMember,
    refuses: [...GUARDS, 'STAFF_LAST_OF_ROLE', 'STAFF_OPEN_ITEMS'],
    example: memberExample,
  }),
  unfreeze: act('/unfreeze', {
    summary: '恢复岗位',
    needs: 'staff.manage',
    source: 'added',
    request: MemberRequest,
    response: StaffMember,
    refuses: GUARDS,
    example: memberExample,
  }),
  /** Hands a person's unfinished work over to another. */
  transferDuties: act('/transferDuties', {
    summary: '移交业务',
    needs: 'staff.manage',
    source: 'added',
    refreshes: ['issuance', 'transfer', 'message', 'workbench'],
    request: z.strictObject({ userId: UserId, toUserId: UserId }),
    response: OpenItems,
    refuses: ['NOT_FOUND', 'VALIDATION'],
    example: { request: { userId: operator.userId, toUserId: ids.user('U0102') }, response: operator.openItems },
  }),
});
