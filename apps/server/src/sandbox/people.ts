import { identityCheck, type Role } from '@lianxin/domain';

export interface SandboxPerson {
  readonly userName: string;
  readonly displayName: string;
  readonly actsFor: readonly (readonly [enterpriseNo: string, role: Role])[];
}

const staff = (prefix: string, enterpriseNo: string, names: readonly [string, string, string]): SandboxPerson[] => [
  { userName: `${prefix}-admin`, displayName: names[0], actsFor: [[enterpriseNo, 'administrator']] },
  { userName: `${prefix}-op`, displayName: names[1], actsFor: [[enterpriseNo, 'operator']] },
  { userName: `${prefix}-review`, displayName: names[2], actsFor: [[enterpriseNo, 'reviewer']] },
];

/** A person without memberships; registrations.ts decides how far their registration has come. */
const applicant = (userName: string, displayName: string): SandboxPerson => ({ userName, displayName, actsFor: [] });

/** The people of the sandbox (decisions.md §2), in the order of their user ids. */
export const SANDBOX_PEOPLE: readonly SandboxPerson[] = [
  {
    userName: 'core-admin',
    displayName: '赵敏',
    actsFor: [
      ['E1001', 'administrator'],
      ['E1004', 'administrator'],
    ],
  },
  { userName: 'core-op', displayName: '赵晓东', actsFor: [['E1001', 'operator']] },
  { userName: 'core-review', displayName: '孙丽萍', actsFor: [['E1001', 'reviewer']] },
  ...staff('supplier', 'E1002', ['陈国梁', '王建国', '李文慧']),
  ...staff('tier2', 'E1003', ['孙丽', '马超', '何雪']),
  ...staff('fee', 'E1005', ['周涛', '吴磊', '郑欣']),
  ...staff('fi', 'E1006', ['郑汇通', '韩梅', '冯刚']),
  {
    userName: 'multi-op',
    displayName: '林晓东',
    actsFor: [
      ['E1001', 'operator'],
      ['E1002', 'operator'],
      ['E1006', 'operator'],
    ],
  },
  { userName: 'data-viewer', displayName: '高远', actsFor: [['E1001', 'groupViewer']] },
  applicant('status-pending', '冯平'),
  applicant('status-rejected', '陈雁'),
  applicant('status-rejected-4', '卫玉'),
  applicant('status-bankcheck', '蒋应'),
  { userName: 'no-corp', displayName: '宋佳', actsFor: [] },
  { userName: 'zx-resubmit', displayName: '沈怀仁', actsFor: [['E1011', 'administrator']] },
  ...staff('loan', 'E1007', ['冯晋融', '崔强', '田静']),
  { userName: 'core-review-2', displayName: '钱立新', actsFor: [['E1001', 'reviewer']] },
];

/** The id of a sandbox person, derived from their index in the list. */
export function sandboxUserId(userName: string): string {
  const place = SANDBOX_PEOPLE.findIndex((person) => person.userName === userName);
  if (place < 0) throw new Error(`${userName} is not a sandbox account.`);
  return `U${String(place + 1).padStart(4, '0')}`;
}

/** A fictitious identity number with a valid check character. */
export function sandboxIdentityNumber(userName: string): string {
  const digits = `140602198507${sandboxUserId(userName).slice(3)}${sandboxUserId(userName).slice(2)}`;
  return digits + identityCheck(digits);
}

export const sandboxMobile = (userName: string): string => `1390000${sandboxUserId(userName).slice(1)}`;
