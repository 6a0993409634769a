import { USUAL_IDENTITY_KIND, type IdentityKind, type RegistrationField } from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { legalIdTerms } from '../../../platform/terms/index.ts';

/** Fields by step, in page order. */
export const STEP_FIELDS = {
  enterprise: [
    'licence',
    'legalIdFront',
    'legalIdBack',
    'name',
    'creditCode',
    'legalName',
    'legalIdKind',
    'legalIdNumber',
    'size',
    'address',
  ],
  bankAccount: ['accountName', 'accountNumber', 'branchNumber'],
  documents: ['agentName', 'authorisation', 'attachments'],
} as const;

export type FormStep = keyof typeof STEP_FIELDS;
export type FieldName = (typeof STEP_FIELDS)[FormStep][number];

export const FORM_STEPS: readonly FormStep[] = ['enterprise', 'bankAccount', 'documents'];

interface FieldFacts {
  /** The path used by the server, the review and marks. */
  readonly path: RegistrationField;
  readonly label: MessageDescriptor;
}

const USUAL_DOCUMENT = legalIdTerms(USUAL_IDENTITY_KIND);

const FIELDS: Readonly<Record<FieldName, FieldFacts>> = {
  licence: { path: 'enterprise.licenceFileId', label: msg`营业执照` },
  legalIdFront: { path: 'enterprise.legalIdFrontFileId', label: USUAL_DOCUMENT.front },
  legalIdBack: { path: 'enterprise.legalIdBackFileId', label: USUAL_DOCUMENT.back },
  name: { path: 'enterprise.name', label: msg`企业名称` },
  creditCode: { path: 'enterprise.creditCode', label: msg`统一社会信用代码` },
  legalName: { path: 'enterprise.legalName', label: msg`法定代表人姓名` },
  legalIdKind: { path: 'enterprise.legalIdKind', label: msg`法定代表人证件类型` },
  legalIdNumber: { path: 'enterprise.legalIdNumber', label: USUAL_DOCUMENT.number },
  size: { path: 'enterprise.size', label: msg`企业规模` },
  address: { path: 'enterprise.address', label: msg`注册地址` },
  accountName: { path: 'account.accountName', label: msg`账户户名` },
  accountNumber: { path: 'account.accountNumber', label: msg`银行账号` },
  branchNumber: { path: 'account.branchNumber', label: msg`开户网点` },
  agentName: { path: 'authorisation.agentName', label: msg`被授权人姓名` },
  authorisation: { path: 'authorisation.authorisationFileId', label: msg`授权书` },
  attachments: { path: 'authorisation.attachmentIds', label: msg`其他资料` },
};

const NAMES: readonly FieldName[] = FORM_STEPS.flatMap((step): readonly FieldName[] => STEP_FIELDS[step]);

/** Which part of the document a field is. */
const DOCUMENT_PART = { legalIdFront: 'front', legalIdBack: 'back', legalIdNumber: 'number' } as const;

const isDocumentPart = (field: FieldName): field is keyof typeof DOCUMENT_PART => Object.hasOwn(DOCUMENT_PART, field);

/** The name of a field; those of the legal representative's document are named by its kind. */
export const fieldLabel = (field: FieldName, i18n: I18n, kind: IdentityKind = USUAL_IDENTITY_KIND): string =>
  i18n._(isDocumentPart(field) ? legalIdTerms(kind)[DOCUMENT_PART[field]] : FIELDS[field].label);

/** The field of a server path; refusals prefix it with `form.`. */
export const fieldAt = (path: string): FieldName | undefined =>
  NAMES.find((name) => path === FIELDS[name].path || path === `form.${FIELDS[name].path}`);

/** Fields of paths, without repetition. */
export const fieldsAt = (paths: readonly string[]): ReadonlySet<FieldName> => new Set(paths.flatMap((path) => fieldAt(path) ?? []));

/** Names of fields as a list; empty if there are none. */
export const fieldList = (paths: readonly string[], i18n: I18n): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(
    [...fieldsAt(paths)].map((field) => fieldLabel(field, i18n)),
  );

export const stepOf = (field: FieldName): FormStep =>
  FORM_STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field)) ?? 'enterprise';
