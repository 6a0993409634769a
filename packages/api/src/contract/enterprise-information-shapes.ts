import { INFORMATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentId } from './document.ts';
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

export type InformationChange = z.output<typeof InformationChange>;
