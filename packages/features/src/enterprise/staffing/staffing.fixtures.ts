import { contract, type RequestOf } from '@lianxin/api/contract';
import { ids, reply } from '@lianxin/api/mock';
import { first, pageBy } from '../../platform/testing/world/example.ts';
import type { StaffInvitation, StaffMember } from './people/staff-terms.ts';

const example = first(contract.staff.list.example.response.list);

const NOTHING = { issuances: 0, transfers: 0, drafts: 0, financings: 0, financingDrafts: 0, pledges: 0, pledgeDrafts: 0 };
const person = (id: string, displayName: string, change: Partial<StaffMember> = {}): StaffMember => ({
  ...example,
  userId: ids.user(id),
  userName: `supplier-${id}`,
  displayName,
  openItems: NOTHING,
  certificate: { serial: `SM2-${id}`, validUntil: '2029-11-20T09:42:00+08:00' },
  ...change,
});

/** Members in every state of a position. */
export const staffPeople = {
  administrator: person('U0004', '陈国梁', { role: 'administrator', isSelf: true }),
  operator: person('U0005', '王建国', { openItems: { ...NOTHING, transfers: 2, drafts: 1 } }),
  second: person('U0101', '李娜', { passwordDue: true, lastSignInAt: null, mobile: '138****5678' }),
  reviewer: person('U0006', '李文慧', {
    role: 'reviewer',
    boundCertificates: [
      { serial: 'UKEY-0002', subject: '恒信机电设备有限公司·李文慧', driver: 'ukeyBridge', validUntil: '2029-12-30T16:30:00.000Z' },
    ],
  }),
  frozen: person('U0102', '赵启明', { role: 'reviewer', state: 'frozen', identityNumber: null, certificate: null }),
} as const;

/** A filtered page of members with counts by role. */
export function pageOfStaff(
  people: readonly StaffMember[],
  { role, state, search = '' }: Partial<RequestOf<typeof contract.staff.list>> = {},
) {
  const found = people.filter((one) => (state === undefined || one.state === state) && one.displayName.includes(search));
  return pageBy(found, 'role', role && [role]);
}

/** A platform with these members. */
export const staffed = (people: readonly StaffMember[]) => reply(contract.staff.list, (request) => pageOfStaff(people, request));

/** Everybody, the administrator first. */
export const everyone: readonly StaffMember[] = Object.values(staffPeople);

const invited = contract.staff.invite.example.response;

/** Invitations in every listed state. */
export const staffInvitations: readonly StaffInvitation[] = (
  [
    ['李娜', 'waiting'],
    ['吴敏', 'refused'],
    ['郑涛', 'unconfirmed'],
    ['钱宁', 'expired'],
  ] as const
).map(([displayName, state], at) => ({ ...invited, id: ids.staffInvitation(`ST${at}`), displayName, state }));

export const accountDocuments = (['userAgreement', 'privacyPolicy'] as const).map((id, at) => ({
  ...first(contract.documents.list.example.response),
  id,
  title: ['用户协议', '隐私政策'][at] ?? '',
}));
