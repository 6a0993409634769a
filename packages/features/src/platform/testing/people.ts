import { contract, EnterpriseNo, type User } from '@lianxin/api/contract';
import { permissionsOf } from '@lianxin/domain';

const base = contract.account.login.example.response.user;

const person = (changes: Partial<User>): User => {
  const user = { ...base, ...changes };
  return { ...user, permissions: [...permissionsOf(user.role)] };
};

const rowsOf = (channels: readonly number[], kind: string, enterpriseNo: string, enterpriseName: string): User['channelRows'] =>
  base.channelRows.flatMap((row) =>
    channels.map((channel) => ({
      ...row,
      id: `${channel}-${enterpriseNo}`,
      channel,
      kind,
      enterpriseNo: EnterpriseNo.parse(enterpriseNo),
      enterpriseName,
    })),
  );

const core = {
  enterpriseNo: EnterpriseNo.parse('E1001'),
  enterpriseName: '晋北煤业集团有限公司',
  channelRows: rowsOf([3, 6, 11, 13], '1', 'E1001', '晋北煤业集团有限公司'),
  coreBankA: '1',
};

const guarantor = {
  enterpriseNo: EnterpriseNo.parse('E1006'),
  enterpriseName: '汇通融资担保有限公司',
  channelRows: rowsOf([3], '2', 'E1006', '汇通融资担保有限公司'),
};

const lender = {
  enterpriseNo: EnterpriseNo.parse('E1007'),
  enterpriseName: '晋融小额贷款有限公司',
  channelRows: rowsOf([3, 6, 11, 13], '2', 'E1007', '晋融小额贷款有限公司'),
};

/** Profiles of the sandbox's people, for tests and stories by role. */
export const people = {
  supplierOperator: person({}),
  supplierReviewer: person({ role: 'reviewer', userName: 'supplier-review', displayName: '陈敏' }),
  supplierAdministrator: person({ role: 'administrator', userName: 'supplier-admin', displayName: '刘志强' }),
  coreOperator: person({ ...core, userName: 'core-op', displayName: '赵晓东' }),
  coreReviewer: person({ ...core, role: 'reviewer', userName: 'core-review', displayName: '孙丽萍' }),
  coreAdministrator: person({ ...core, role: 'administrator', userName: 'core-admin', displayName: '郭建军', enterpriseCount: 2 }),
  guarantorOperator: person({ ...guarantor, userName: 'fi-op', displayName: '韩梅' }),
  guarantorReviewer: person({ ...guarantor, role: 'reviewer', userName: 'fi-review', displayName: '冯刚' }),
  guarantorAdministrator: person({ ...guarantor, role: 'administrator', userName: 'fi-admin', displayName: '郑汇通' }),
  lenderOperator: person({ ...lender, userName: 'loan-op', displayName: '崔强' }),
  lenderReviewer: person({ ...lender, role: 'reviewer', userName: 'loan-review', displayName: '田静' }),
  lenderAdministrator: person({ ...lender, role: 'administrator', userName: 'loan-admin', displayName: '冯晋融' }),
  administratorUnderReview: person({ role: 'administrator', userName: 'status-pending', displayName: '冯平', status: 0 }),
  groupViewer: person({ ...core, role: 'groupViewer', userName: 'data-viewer', displayName: '何静' }),
} as const satisfies Record<string, User>;

export type PersonName = keyof typeof people;
