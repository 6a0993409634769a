import { contract, type ResponseOf, type User } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import type { Deposit } from '../../money/bank-check/index.ts';
import { people } from '../../platform/testing/index.ts';
import { first } from '../../platform/testing/world/example.ts';
import type { Registration } from './application/registration-values.ts';

/** A person with an account and no enterprise. */
export const newcomer: User = { ...people.supplierAdministrator, enterpriseNo: null, enterpriseName: null, enterpriseCount: 0, status: 1 };

/** People at each stage. */
export const applicants = {
  waiting: { ...newcomer, status: 0 },
  rejected: { ...newcomer, status: 2, rejectionReason: '营业执照影像不清晰，请重新上传' },
  depositDue: { ...people.supplierAdministrator, status: 3 },
} as const satisfies Record<string, User>;

const example: Registration = contract.registration.getDraft.example.response;
const SVG = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAyMCIvPg==';
const picture = (id: string, name: string) => ({
  ...contract.file.register.example.response,
  id: ids.file(id),
  name,
  size: 482_113,
  contentType: 'image/jpeg',
  url: SVG,
});

const files = [
  picture('F1', '营业执照.jpg'),
  picture('F2', '身份证人像面.jpg'),
  picture('F3', '身份证国徽面.jpg'),
  picture('F4', '授权书.jpg'),
];
const [licence, front, back, letter] = files;

const blank: Registration = {
  ...example,
  decidedAt: null,
  rejectionReason: null,
  fieldsToChange: [],
  changedFields: [],
  state: 'draft',
  version: 0,
  form: { enterprise: {}, account: {}, authorisation: {} },
  files: [],
  branchName: null,
  missing: ['enterprise.name', 'account.accountNumber', 'authorisation.agentName'],
  elementCheck: null,
  // Given when opening the account.
  consents: example.consents.slice(0, 2),
  savedAt: null,
  submittedAt: null,
};

const complete: Registration = {
  ...blank,
  version: example.version,
  branchName: example.branchName,
  elementCheck: example.elementCheck,
  savedAt: example.savedAt,
  submittedAt: example.submittedAt,
  form: {
    ...example.form,
    enterprise: {
      ...example.form.enterprise,
      legalIdNumber: '11010519491231002X',
      licenceFileId: licence?.id,
      legalIdFrontFileId: front?.id,
      legalIdBackFileId: back?.id,
    },
    authorisation: { agentName: '陈国梁', authorisationFileId: letter?.id, attachmentIds: [] },
  },
  files,
  missing: [],
};
const submitted = { ...complete, state: 'submitted', submittedAt: '2026-11-18T11:20:00+08:00' } as const;
const decided = { ...submitted, decidedAt: '2026-11-18T16:40:00+08:00' } as const;

export const registrations = {
  blank,
  complete,
  submitted,
  rejected: {
    ...decided,
    state: 'rejected',
    consents: example.consents,
    rejectionReason: '营业执照影像不清晰，请重新上传',
    fieldsToChange: ['enterprise.licenceFileId', 'enterprise.address'],
  },
  approved: { ...decided, state: 'approved' },
  completed: { ...decided, state: 'completed' },
} as const satisfies Record<string, Registration>;

const paid: Deposit = contract.bankAccount.verification.example.response;

/** A micro-deposit in each state. */
export const deposits = {
  paid,
  processing: { ...paid, state: 'processing', paidAt: null, expiresAt: null, daysLeft: 0 },
  late: { ...paid, canRestart: true },
  failed: { ...paid, state: 'failed', paidAt: null, canRestart: true, failureReason: '收款账号与户名不符' },
  exhausted: { ...paid, state: 'exhausted', triesLeft: 0, canRestart: true },
  expired: { ...paid, state: 'expired', daysLeft: 0, canRestart: true },
  verified: { ...paid, state: 'verified', triesLeft: 0 },
} as const satisfies Record<string, Deposit>;

export const documents: ResponseOf<typeof contract.documents.list> = (
  [
    ['userAgreement', '用户协议', 'User agreement'],
    ['privacyPolicy', '隐私政策', 'Privacy policy'],
    ['authorisationLetter', '企业信息查询与电子签名授权书', 'Letter of authorisation'],
  ] as const
).map(([id, title, titleEn]) => {
  return { ...first(contract.documents.list.example.response), id, title, titleEn };
});
