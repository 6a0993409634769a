import { IDENTITY_ELEMENTS, REGISTRATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentConsent } from '../document.ts';
import { FileView } from '../schemas/party.ts';
import { Day, FileId, IdentityKind, Instant, RegistrationKindCode, Text, Version } from '../schemas/primitives.ts';
import { RegistrationStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** A draft is saved while typing, so any field may be missing or invalid until it is checked or submitted. */
const text = (max: number) => z.optional(Text(max));

const fileId = z.optional(z.nullable(FileId));

export const EnterpriseStep = z.strictObject({
  name: wire('corpNm', text(100)),
  creditCode: text(18),
  legalName: text(50),
  /** The kind of the legal representative's document of identity; an identity card if it is absent. */
  legalIdKind: wire('legalIdType', z.optional(IdentityKind)),
  /** Number of that document. */
  legalIdNumber: wire('legalId', text(18)),
  size: text(10),
  address: wire('regAddr', text(200)),
  licenceFileId: wire('file2', fileId),
  legalIdFrontFileId: fileId,
  legalIdBackFileId: fileId,
});

export const AccountStep = z.strictObject({
  /** The same as the enterprise's name. */
  accountName: text(100),
  accountNumber: text(30),
  branchNumber: text(12),
});

export const AuthorisationStep = z.strictObject({
  /** The authorised person, who becomes the administrator. */
  agentName: text(50),
  /** The authorisation letter, signed and sealed. */
  authorisationFileId: fileId,
  attachmentIds: z.optional(z.array(FileId).check(z.maxLength(5))),
});

/** The fields of a registration, by step. */
export const RegistrationForm = z.strictObject({ enterprise: EnterpriseStep, account: AccountStep, authorisation: AuthorisationStep });

const RegistrationFieldName = z.enum(REGISTRATION_FIELDS);

/** The result of the four-element check, by element. */
export const ElementCheck = z.object({
  outcome: z.enum(['match', 'mismatch', 'notFound']),
  /** The elements that do not agree with the public registers. */
  mismatched: z.array(z.enum(IDENTITY_ELEMENTS)),
  checkedAt: Instant,
});

export const Registration = z.object({
  today: Day,
  kind: RegistrationKindCode,
  state: RegistrationStateCode,
  /** Counts the saves, from 0. */
  version: Version,
  /** After the submission, identity number and account number are masked. */
  form: RegistrationForm,
  /** The files that the form refers to. */
  files: z.array(FileView),
  /** The branch of the given number; null while there is none. */
  branchName: z.nullable(z.string()),
  /** Fields that are still required for a submission. */
  missing: z.array(RegistrationFieldName),
  /** Null until checked, and after a change of one of the four. */
  elementCheck: z.nullable(ElementCheck),
  /** Documents in force that the person has agreed to already; they are not asked again. */
  consents: z.array(z.extend(DocumentConsent, { agreedAt: Instant })),
  savedAt: z.nullable(Instant),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  rejectionReason: wire('message', z.nullable(z.string())),
  /** The fields that the reviewer wants changed. */
  fieldsToChange: z.array(RegistrationFieldName),
  /** The fields that differ from the last submission. */
  changedFields: z.array(RegistrationFieldName),
});

export const kind = wire('type', RegistrationKindCode);
