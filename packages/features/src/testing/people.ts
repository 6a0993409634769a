import { contract, EnterpriseNo, type User } from '@lianxin/api/contract';
import { permissionsOf } from '@lianxin/domain';

const base = contract.account.login.example.response.user;

const person = (changes: Partial<User>): User => {
  const user = { ...base, ...changes };
  return { ...user, permissions: [...permissionsOf(user.role)] };
};

const core = {
  enterpriseNo: EnterpriseNo.parse('E1001'),
  enterpriseName: '晋北煤业集团有限公司',
  channelRows: [3, 6, 11, 13].map((channel) => ({ channel, kind: '1' })),
  coreBankA: '1',
};

/** People of the sandbox as their profiles come from the server: for stories and tests of what each role sees. */
export const people = {
  supplierOperator: person({}),
  supplierReviewer: person({ role: 'reviewer', userName: 'supplier-review', displayName: '陈敏' }),
  supplierAdministrator: person({ role: 'administrator', userName: 'supplier-admin', displayName: '刘志强' }),
  coreOperator: person({ ...core, userName: 'core-op', displayName: '赵晓东' }),
  coreReviewer: person({ ...core, role: 'reviewer', userName: 'core-review', displayName: '孙丽萍' }),
  coreAdministrator: person({ ...core, role: 'administrator', userName: 'core-admin', displayName: '郭建军', enterpriseCount: 2 }),
  administratorUnderReview: person({ role: 'administrator', userName: 'status-pending', displayName: '冯平', status: 0 }),
  groupViewer: person({ ...core, role: 'groupViewer', userName: 'data-viewer', displayName: '何静' }),
} as const satisfies Record<string, User>;

export type PersonName = keyof typeof people;
