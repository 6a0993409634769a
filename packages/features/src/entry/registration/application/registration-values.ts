import type { DocumentConsent, DocumentId, FileView, RequestOf, ResponseOf, contract } from '@lianxin/api/contract';
import { ENTERPRISE_SIZES, hasBackSide, IDENTITY_KINDS, identityKindOf, type IdentityKind } from '@lianxin/domain';
import { accountNumber, branchNumber, creditCode, identityDocument, identityNumber, requiredText, messageRef } from '@lianxin/forms';
import * as z from 'zod/mini';

export type Registration = ResponseOf<typeof contract.registration.getDraft>;
type Saved = Omit<RequestOf<typeof contract.registration.saveDraft>, 'kind' | 'version'>;

export const requiredFile = z.custom<FileView | null>((value) => value !== null && value !== undefined, {
  error: messageRef('fileRequired'),
  // Checks of the whole form run all the same.
  abort: false,
});

/** A masked number stays as it is until typed again. */
const orMasked = (rule: z.ZodMiniType<string, string>, masked: string) =>
  masked.includes('*') ? z.union([z.literal(masked), rule]) : rule;

/** Step 企业: licence and card of the legal representative with their fields. */
export const enterpriseSchema = (known: RegistrationValues) =>
  z
    .object({
      licence: requiredFile,
      legalIdFront: requiredFile,
      legalIdBack: z.custom<FileView | null>(),
      name: requiredText(100),
      creditCode,
      legalName: requiredText(50),
      legalIdKind: z.enum(IDENTITY_KINDS),
      legalIdNumber: orMasked(identityNumber, known.legalIdNumber),
      size: z.pipe(z.string(), z.enum(ENTERPRISE_SIZES, messageRef('choose'))),
      address: requiredText(200),
    })
    .check(
      identityDocument('legalIdKind', 'legalIdNumber'),
      z.refine(({ legalIdKind, legalIdBack }) => !hasBackSide(legalIdKind) || (legalIdBack ?? null) !== null, {
        path: ['legalIdBack'],
        error: messageRef('fileRequired'),
        // Together with the other required pictures.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    );

/** Names are equal with full-width or half-width brackets. */
const plain = (name: string): string => name.trim().replaceAll('（', '(').replaceAll('）', ')');

/** Step 账户: the account, which has the enterprise's name. */
export const bankAccountSchema = (known: RegistrationValues) =>
  z.object({
    accountName: requiredText(100).check(z.refine((name) => plain(name) === plain(known.name), messageRef('accountNameDiffers'))),
    accountNumber: orMasked(accountNumber, known.accountNumber),
    branchNumber,
  });

/** Documents to agree to when submitting. */
export const ENTERPRISE_DOCUMENTS = ['userAgreement', 'privacyPolicy', 'authorisationLetter'] as const;

/** Step 授权与协议: representative, authorisation and agreements. */
export const documentsSchema = (asked: readonly DocumentId[]) =>
  z.object({
    agentName: requiredText(50),
    authorisation: requiredFile,
    attachments: z.array(z.custom<FileView>()),
    consents: z.array(z.custom<DocumentConsent>()).check(z.minLength(asked.length, messageRef('agreementRequired'))),
  });

export interface RegistrationValues {
  readonly licence: FileView | null;
  readonly legalIdFront: FileView | null;
  readonly legalIdBack: FileView | null;
  readonly name: string;
  readonly creditCode: string;
  readonly legalName: string;
  readonly legalIdKind: IdentityKind;
  readonly legalIdNumber: string;
  readonly size: string;
  readonly address: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly branchNumber: string;
  readonly agentName: string;
  readonly authorisation: FileView | null;
  readonly attachments: FileView[];
  /** Sent on submission; not part of the draft. */
  readonly consents: DocumentConsent[];
}

export function valuesOf({ form, files }: Pick<Registration, 'form' | 'files'>): RegistrationValues {
  const fileOf = (id: FileView['id'] | null | undefined): FileView | null => files.find((one) => one.id === id) ?? null;
  const { enterprise, account, authorisation } = form;
  return {
    licence: fileOf(enterprise.licenceFileId),
    legalIdFront: fileOf(enterprise.legalIdFrontFileId),
    legalIdBack: fileOf(enterprise.legalIdBackFileId),
    name: enterprise.name ?? '',
    creditCode: enterprise.creditCode ?? '',
    legalName: enterprise.legalName ?? '',
    legalIdKind: identityKindOf(enterprise.legalIdKind),
    legalIdNumber: enterprise.legalIdNumber ?? '',
    size: enterprise.size ?? '',
    address: enterprise.address ?? '',
    accountName: account.accountName ?? '',
    accountNumber: account.accountNumber ?? '',
    branchNumber: account.branchNumber ?? '',
    agentName: authorisation.agentName ?? '',
    authorisation: fileOf(authorisation.authorisationFileId),
    attachments: (authorisation.attachmentIds ?? []).flatMap((id) => fileOf(id) ?? []),
    consents: [],
  };
}

/** The request for saving. Masked values not typed again are left out and stay. */
export function savedOf(values: RegistrationValues): Saved {
  const unlessMasked = (text: string): string | undefined => (text.includes('*') ? undefined : text.trim());
  return {
    enterprise: {
      name: values.name.trim(),
      creditCode: values.creditCode.trim().toUpperCase(),
      legalName: values.legalName.trim(),
      legalIdKind: values.legalIdKind,
      legalIdNumber: unlessMasked(values.legalIdNumber.toUpperCase()),
      size: values.size,
      address: values.address.trim(),
      licenceFileId: values.licence?.id ?? null,
      legalIdFrontFileId: values.legalIdFront?.id ?? null,
      legalIdBackFileId: (hasBackSide(values.legalIdKind) ? values.legalIdBack?.id : undefined) ?? null,
    },
    account: {
      accountName: values.accountName.trim(),
      accountNumber: unlessMasked(values.accountNumber),
      branchNumber: values.branchNumber,
    },
    authorisation: {
      agentName: values.agentName.trim(),
      authorisationFileId: values.authorisation?.id ?? null,
      attachmentIds: values.attachments.map((one) => one.id),
    },
  };
}
