import type { Role } from '@lianxin/domain';

export interface SandboxPerson {
  readonly userName: string;
  readonly displayName: string;
  readonly status?: number;
  readonly rejectionReason?: string;
  readonly actsFor: readonly (readonly [enterpriseNo: string, role: Role])[];
}

const staff = (prefix: string, enterpriseNo: string, names: readonly [string, string, string]): SandboxPerson[] => [
  { userName: `${prefix}-admin`, displayName: names[0], actsFor: [[enterpriseNo, 'administrator']] },
  { userName: `${prefix}-op`, displayName: names[1], actsFor: [[enterpriseNo, 'operator']] },
  { userName: `${prefix}-review`, displayName: names[2], actsFor: [[enterpriseNo, 'reviewer']] },
];

const applicant = (userName: string, displayName: string, enterpriseNo: string, status = 1, rejectionReason?: string): SandboxPerson => ({
  userName,
  displayName,
  status,
  ...(rejectionReason === undefined ? {} : { rejectionReason }),
  actsFor: [[enterpriseNo, 'administrator']],
});

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
  applicant('status-pending', '冯平', 'E1007', 0),
  applicant('status-rejected', '陈雁', 'E1008', 2, '营业执照影像不清晰，请重新上传'),
  applicant('status-rejected-4', '卫玉', 'E1009', 4, '法定代表人身份证已过期，请更新'),
  applicant('status-bankcheck', '蒋应', 'E1010', 3),
  { userName: 'no-corp', displayName: '宋佳', actsFor: [] },
  applicant('zx-resubmit', '沈怀仁', 'E1011'),
];
