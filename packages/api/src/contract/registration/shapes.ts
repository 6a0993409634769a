import { IDENTITY_ELEMENTS, REGISTRATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { FileView } from '../schemas/party.ts';
import { Day, FileId, Instant, RegistrationKindCode, Text, Version } from '../schemas/primitives.ts';
import { RegistrationStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** A draft is saved as it is typed, so any field may be missing; what is wrong is said when it is checked or submitted. */
const text = (max: number) => z.optional(Text(max));

const fileId = z.optional(z.nullable(FileId));

export const EnterpriseStep = z.strictObject({
  name: wire('corpNm', text(100)),
  creditCode: text(18),
  legalName: text(50),
  /** Resident identity number of the legal representative. */
  legalIdNumber: wire('legalId', text(18)),
  size: text(10),
  address: wire('regAddr', text(200)),
  licenceFileId: wire('file2', fileId),
  legalIdFrontFileId: fileId,
  legalIdBackFileId: fileId,
});

export const AccountStep = z.strictObject({
  /** The account of an enterprise goes by the enterprise's name. */
  accountName: text(100),
  accountNumber: text(30),
  branchNumber: text(12),
});

export const AuthorisationStep = z.strictObject({
  /** Who is authorised to act: the enterprise's administrator. */
  agentName: text(50),
  /** The authorisation letter, signed and sealed. */
  authorisationFileId: fileId,
  attachmentIds: z.optional(z.array(FileId).check(z.maxLength(5))),
});

/** What a registration asks for, by step. */
export const RegistrationForm = z.strictObject({
  enterprise: EnterpriseStep,
  account: AccountStep,
  authorisation: AuthorisationStep,
});

const RegistrationFieldName = z.enum(REGISTRATION_FIELDS);

/** The answer of the four-element check, element by element. */
export const ElementCheck = z.object({
  outcome: z.enum(['match', 'mismatch', 'notFound']),
  /** Those that do not agree with the public registers. */
  mismatched: z.array(z.enum(IDENTITY_ELEMENTS)),
  checkedAt: Instant,
});

export const Registration = z.object({
  /** The business day. */
  today: Day,
  kind: RegistrationKindCode,
  state: RegistrationStateCode,
  /** Counts the saves; 0 where nothing was saved yet. */
  version: Version,
  /** What was entered. Once submitted, the identity number and the account number are masked. */
  form: RegistrationForm,
  /** The files that the form names. */
  files: z.array(FileView),
  /** The branch that the number names; null while it names none. */
  branchName: z.nullable(z.string()),
  /** Fields that a submission still lacks. */
  missing: z.array(RegistrationFieldName),
  /** Null until it was checked, and again when one of the four was changed. */
  elementCheck: z.nullable(ElementCheck),
  savedAt: z.nullable(Instant),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Why it was rejected. */
  rejectionReason: wire('message', z.nullable(z.string())),
  /** What the reviewer asks to be changed. */
  fieldsToChange: z.array(RegistrationFieldName),
  /** What differs from the last submission. */
  changedFields: z.array(RegistrationFieldName),
});

export const kind = wire('type', RegistrationKindCode);
