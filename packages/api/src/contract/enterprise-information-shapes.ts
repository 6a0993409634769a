import { INFORMATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentId } from './document.ts';
import { ids } from './examples.ts';
import { ElementCheck } from './registration/shapes.ts';
import { FileView } from './schemas/party.ts';
import { IdentityKind, Instant, Version } from './schemas/primitives.ts';
import { Certificate } from './signature-certificates.ts';
import { wire } from './wire.ts';

const InformationFieldName = z.enum(INFORMATION_FIELDS);

/** A change of verified information: old and new values, and the state of the decision. */
export const InformationChange = z.object({
  id: z.string(),
  state: z.enum(['submitted', 'approved', 'rejected', 'withdrawn']),
  version: Version,
  fields: z.array(z.object({ field: InformationFieldName, before: z.string(), after: z.string() })),
  /** The kind of the new representative's document; null where the representative stays. */
  legalIdKind: wire('legalIdType', z.nullable(IdentityKind)),
  /** The files that old and new values refer to. */
  files: z.array(FileView),
  /** The public registers' answer about the four elements; null where they did not have to be asked. */
  elementCheck: z.nullable(ElementCheck),
  submittedBy: z.string(),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  rejectionReason: z.nullable(z.string()),
});

/** The contact person; mobile number and e-mail address are masked. */
export const Contact = z.object({
  name: z.string(),
  mobile: z.string(),
  mail: z.string(),
  address: z.string(),
  version: Version,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});

/** Everything that the platform knows about an enterprise. */
export const Information = z.object({
  /** Version of the verified information. */
  version: Version,
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  /** Masked. */
  legalName: z.string(),
  address: wire('regAddr', z.string()),
  size: z.string(),
  registeredAt: Instant,
  licence: wire('file2', z.nullable(FileView)),
  /** By which document the legal representative proved who they are; null where it was not kept. */
  legalIdKind: wire('legalIdType', z.nullable(IdentityKind)),
  legalIdFront: z.nullable(FileView),
  legalIdBack: z.nullable(FileView),
  /** When the four elements last agreed with the public registers; null for never. */
  elementsVerifiedAt: z.nullable(Instant),
  /** Whether an account of the enterprise was verified by a micro-deposit. */
  accountVerified: z.boolean(),
  contact: Contact,
  /** What the enterprise signed or its people agreed to, the newest version of each. */
  agreements: z.array(z.object({ id: DocumentId, version: z.string(), agreedBy: z.string(), agreedAt: Instant, signed: z.boolean() })),
  /** Whether the supplementary agreement waits for a signature. */
  supplementDue: z.boolean(),
  certificates: z.array(z.extend(Certificate, { holder: z.string() })),
  /** The last requested change; null where there is none. */
  change: z.nullable(InformationChange),
});

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

export type InformationChange = z.output<typeof InformationChange>;
