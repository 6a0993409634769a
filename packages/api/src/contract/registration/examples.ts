import type * as z from 'zod/mini';
import { day, ids, party } from '../examples.ts';
import type { Registration, RegistrationForm } from './shapes.ts';

const exampleForm: z.output<typeof RegistrationForm> = {
  enterprise: {
    name: party.supplier.name,
    creditCode: party.supplier.creditCode,
    legalName: '王建国',
    legalIdNumber: '140902198605120017',
    size: '小型企业',
    address: '山西省忻州市忻府区和平东街 66 号',
    licenceFileId: ids.file('F1'),
    legalIdFrontFileId: ids.file('F2'),
    legalIdBackFileId: null,
  },
  account: { accountName: party.supplier.name, accountNumber: '6212260500001230358', branchNumber: '102173000018' },
  authorisation: { agentName: '陈国梁', authorisationFileId: null, attachmentIds: [] },
};

export const exampleRegistration: z.output<typeof Registration> = {
  today: day('2026-11-20'),
  kind: 'first',
  state: 'rejected',
  version: 6,
  form: exampleForm,
  files: [
    {
      id: ids.file('F1'),
      name: '营业执照.jpg',
      size: 482_113,
      contentType: 'image/jpeg',
      url: '/files/F1',
      uploadedAt: '2026-11-18T10:58:00+08:00',
    },
    {
      id: ids.file('F2'),
      name: '身份证人像面.jpg',
      size: 302_664,
      contentType: 'image/jpeg',
      url: '/files/F2',
      uploadedAt: '2026-11-18T10:59:00+08:00',
    },
  ],
  branchName: '工商银行忻州和平街支行',
  missing: ['enterprise.legalIdBackFileId', 'authorisation.authorisationFileId'],
  elementCheck: { outcome: 'match', mismatched: [], checkedAt: '2026-11-18T11:02:00+08:00' },
  consents: [
    { id: 'userAgreement', version: '1.0', agreedAt: '2026-11-18T10:50:00+08:00' },
    { id: 'privacyPolicy', version: '1.0', agreedAt: '2026-11-18T10:50:00+08:00' },
    { id: 'authorisationLetter', version: '1.0', agreedAt: '2026-11-18T11:20:00+08:00' },
  ],
  savedAt: '2026-11-19T09:12:00+08:00',
  submittedAt: '2026-11-18T11:20:00+08:00',
  decidedAt: '2026-11-18T16:40:00+08:00',
  rejectionReason: '营业执照影像不清晰，请重新上传',
  fieldsToChange: ['enterprise.licenceFileId'],
  changedFields: ['enterprise.licenceFileId'],
};
