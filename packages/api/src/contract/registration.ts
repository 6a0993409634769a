import { IDENTITY_ELEMENTS, isBankBranchNumber, REGISTRATION_FIELDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentConsent } from './document.ts';
import { ids, party } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { FileView } from './schemas/party.ts';
import { FileId, Instant, RegistrationKindCode, RegistrationStateCode, RequiredText, Text, Version } from './schemas/primitives.ts';
import { wire } from './wire.ts';

/** A draft is saved as it is typed, so any field may be missing; what is wrong is said when it is checked or submitted. */
const text = (max: number) => z.optional(Text(max));
const fileId = z.optional(z.nullable(FileId));

const EnterpriseStep = z.strictObject({
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

const AccountStep = z.strictObject({
  /** The account of an enterprise goes by the enterprise's name. */
  accountName: text(100),
  accountNumber: text(30),
  branchNumber: text(12),
});

const AuthorisationStep = z.strictObject({
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
const ElementCheck = z.object({
  outcome: z.enum(['match', 'mismatch', 'notFound']),
  /** Those that do not agree with the public registers. */
  mismatched: z.array(z.enum(IDENTITY_ELEMENTS)),
  checkedAt: Instant,
});

const Registration = z.object({
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

const kind = wire('type', RegistrationKindCode);

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

const exampleRegistration: z.output<typeof Registration> = {
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
  savedAt: '2026-11-19T09:12:00+08:00',
  submittedAt: '2026-11-18T11:20:00+08:00',
  decidedAt: '2026-11-18T16:40:00+08:00',
  rejectionReason: '营业执照影像不清晰，请重新上传',
  fieldsToChange: ['enterprise.licenceFileId'],
  changedFields: ['enterprise.licenceFileId'],
};

export const registration = resource('registration', 'api', '/registration', {
  /** The registration as it stands: `first` is the person's own, `associated` the one an administrator adds. Blank where none was begun. */
  getDraft: query('/getDraft', {
    summary: '企业注册资料',
    callers: ['administrator'],
    source: 'added',
    request: z.strictObject({ kind }),
    response: Registration,
    refuses: ['FORBIDDEN'],
    example: { request: { kind: 'first' }, response: exampleRegistration },
  }),
  /** Saves what was typed. Steps and fields that are not named stay as they are; an empty text clears. */
  saveDraft: act('/saveDraft', {
    summary: '保存企业注册草稿',
    callers: ['administrator'],
    source: 'added',
    request: z.strictObject({
      kind,
      version: Version,
      enterprise: z.optional(EnterpriseStep),
      account: z.optional(AccountStep),
      authorisation: z.optional(AuthorisationStep),
    }),
    response: Registration,
    refuses: ['FORBIDDEN', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION'],
    example: {
      request: { kind: 'first', version: 5, enterprise: { licenceFileId: ids.file('F1') } },
      response: exampleRegistration,
    },
  }),
  /** Compares name, credit code, legal representative and identity number, as they were saved, with the public registers. */
  checkElements: act('/checkElements', {
    summary: '企业四要素核验',
    callers: ['administrator'],
    source: 'added',
    request: z.strictObject({ kind, version: Version }),
    response: ElementCheck,
    refuses: ['FORBIDDEN', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION', 'TOO_FREQUENT', 'MAINTENANCE'],
    example: {
      request: { kind: 'first', version: 6 },
      response: { outcome: 'mismatch', mismatched: ['legalName'], checkedAt: '2026-11-18T11:02:00+08:00' },
    },
  }),
  /** Hands the saved registration in for review, the first time or again after it was rejected. Field paths of a refusal begin with `form.`. */
  submit: act('//corp/user/corpReg', {
    summary: '企业注册/信息完善',
    callers: ['administrator'],
    source: 'assumed',
    refreshes: ['account', 'enterprise', 'bankAccount'],
    request: z.strictObject({
      kind,
      version: Version,
      /** User agreement, privacy policy and authorisation letter, each in the version that was shown. */
      consents: z.array(DocumentConsent).check(z.maxLength(10)),
    }),
    response: Registration,
    refuses: [
      'FORBIDDEN',
      'ILLEGAL_STATE',
      'STALE_VERSION',
      'VALIDATION',
      'ENTERPRISE_TAKEN',
      'DOCUMENT_SUPERSEDED',
      'TOO_FREQUENT',
      'MAINTENANCE',
    ],
    example: {
      request: {
        kind: 'first',
        version: 6,
        consents: [
          { id: 'userAgreement', version: '1.0' },
          { id: 'privacyPolicy', version: '1.0' },
          { id: 'authorisationLetter', version: '1.0' },
        ],
      },
      response: {
        ...exampleRegistration,
        state: 'submitted',
        missing: [],
        rejectionReason: null,
        fieldsToChange: [],
        changedFields: [],
        decidedAt: null,
      },
    },
  }),
});

const OpeningStage = z.enum(['needsInformation', 'processing', 'returned', 'opened']);

const BankAOpening = z.object({
  /** What bank A says of the account; AAAAAAA and 1 are good (specification §2.1). */
  status: wire('zxAcctSts', z.nullable(z.string())),
  /** The same in our words. */
  stage: OpeningStage,
  accountName: z.string(),
  accountNumber: z.nullable(z.string()),
  branchNumber: z.nullable(z.string()),
  branchName: z.nullable(z.string()),
  licence: wire('file2', z.nullable(FileView)),
  agreement: wire('file4', z.nullable(FileView)),
  authorisation: wire('file5', z.nullable(FileView)),
  submittedAt: z.nullable(Instant),
  /** Why the bank sent it back. */
  reason: z.nullable(z.string()),
  version: Version,
});

const opening: z.output<typeof BankAOpening> = {
  status: '2',
  stage: 'needsInformation',
  accountName: '怀仁电缆有限公司',
  accountNumber: '6212 **** **** 7706',
  branchNumber: '102167010393',
  branchName: '工商银行朔州开发区支行',
  licence: null,
  agreement: null,
  authorisation: null,
  submittedAt: null,
  reason: null,
  version: 0,
};

/** What bank A still needs to know of an enterprise, and how far it is (acctState 2). */
export const bankAOpening = {
  bankAOpening: query('//bankA/opening', {
    summary: '银行A渠道开通进度',
    source: 'added',
    request: z.strictObject({}),
    response: BankAOpening,
    example: { request: {}, response: opening },
  }),
  /** Hands the missing information to bank A. A file that is not named stays the one it was. */
  openBankA: act('/zxEcflifqy', {
    summary: '银行A渠道企业开通',
    callers: ['administrator'],
    source: 'assumed',
    refreshes: ['account', 'bankAccount'],
    request: z.strictObject({
      version: Version,
      accountNumber: RequiredText(30).check(z.regex(/^\d{10,30}$/)),
      branchNumber: RequiredText(12).check(z.refine(isBankBranchNumber)),
      licenceFileId: wire('file2', z.optional(FileId)),
      agreementFileId: wire('file4', z.optional(FileId)),
      authorisationFileId: wire('file5', z.optional(FileId)),
    }),
    response: BankAOpening,
    refuses: ['ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION', 'MAINTENANCE'],
    example: {
      request: { version: 0, accountNumber: '6212260500001237706', branchNumber: '102167010393', licenceFileId: ids.file('F1') },
      response: { ...opening, status: '3', stage: 'processing', submittedAt: '2026-11-20T09:41:00+08:00', version: 1 },
    },
  }),
} as const;

/** Asks bank A how far it is, and keeps its answer. */
export const bankACheck = {
  confirmBankAVerification: act('/doZxCheck', {
    summary: '银行A渠道账户核验',
    callers: ['administrator'],
    source: 'assumed',
    refreshes: ['account', 'enterprise'],
    request: z.strictObject({}),
    response: BankAOpening,
    refuses: ['ILLEGAL_STATE', 'MAINTENANCE'],
    example: {
      request: {},
      response: { ...opening, status: 'AAAAAAA', stage: 'opened', submittedAt: '2026-11-20T09:41:00+08:00', version: 2 },
    },
  }),
} as const;
