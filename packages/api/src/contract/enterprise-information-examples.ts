import type * as z from 'zod/mini';
import type { Contact, Information, InformationChange } from './enterprise-information-shapes.ts';
import { ids } from './examples.ts';
import type { FileView } from './schemas/party.ts';

const licence: z.output<typeof FileView> = {
  id: ids.file('F1'),
  name: '营业执照.jpg',
  size: 482_310,
  contentType: 'image/jpeg',
  url: '/files/F1',
  uploadedAt: '2026-03-02T10:00:00+08:00',
};

export const change: z.output<typeof InformationChange> = {
  id: 'C1',
  state: 'submitted',
  version: 1,
  fields: [
    { field: 'address', before: '山西省忻州市忻府区和平东街 66 号', after: '山西省忻州市忻府区七一南路 12 号' },
    { field: 'licenceFileId', before: 'F1', after: 'F2' },
  ],
  legalIdKind: null,
  files: [licence, { ...licence, id: ids.file('F2'), url: '/files/F2', uploadedAt: '2026-11-19T10:00:00+08:00' }],
  elementCheck: null,
  submittedBy: '刘芳',
  submittedAt: '2026-11-19T10:02:00+08:00',
  decidedAt: null,
  rejectionReason: null,
};

export const contact: z.output<typeof Contact> = {
  name: '刘芳',
  mobile: '139****0008',
  mail: 'l***@hengxin.example',
  address: '山西省忻州市忻府区和平东街 66 号',
  version: 1,
  changedBy: '刘芳',
  changedAt: '2026-06-18T09:30:00+08:00',
};

export const information: z.output<typeof Information> = {
  version: 1,
  name: '恒信机电设备有限公司',
  creditCode: '91140000110057086C',
  legalName: '王**',
  address: '山西省忻州市忻府区和平东街 66 号',
  size: '小型企业',
  registeredAt: '2026-03-02T10:00:00+08:00',
  licence,
  legalIdKind: 'identityCard',
  legalIdFront: { ...licence, id: ids.file('F3'), name: '法定代表人身份证-人像面.jpg', url: '/files/F3' },
  legalIdBack: { ...licence, id: ids.file('F4'), name: '法定代表人身份证-国徽面.jpg', url: '/files/F4' },
  elementsVerifiedAt: '2026-03-02T10:00:00+08:00',
  accountVerified: true,
  contact,
  agreements: [
    { id: 'supplementaryAgreement', version: '1.0', agreedBy: '刘芳', agreedAt: '2026-03-04T11:20:00+08:00', signed: true },
    { id: 'userAgreement', version: '1.0', agreedBy: '刘芳', agreedAt: '2026-03-02T10:00:00+08:00', signed: false },
  ],
  supplementDue: false,
  certificates: [
    {
      serial: 'SM2-0001',
      subject: '恒信机电设备有限公司·王建国',
      issuedBy: '演示证书',
      validUntil: '2027-11-18T00:00:00+08:00',
      driver: 'demo',
      holder: '王建国',
    },
  ],
  change,
};
