/** Fields of a registration in the order of the steps, by the paths used in refusals, reviews and error marks. */
export const REGISTRATION_FIELDS = [
  'enterprise.name',
  'enterprise.creditCode',
  'enterprise.legalName',
  'enterprise.legalIdKind',
  'enterprise.legalIdNumber',
  'enterprise.size',
  'enterprise.address',
  'enterprise.licenceFileId',
  'enterprise.legalIdFrontFileId',
  'enterprise.legalIdBackFileId',
  'account.accountName',
  'account.accountNumber',
  'account.branchNumber',
  'authorisation.agentName',
  'authorisation.authorisationFileId',
  'authorisation.attachmentIds',
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Whether a field is required; only further attachments are optional. */
export const isRequiredField = (field: RegistrationField): boolean => field !== 'authorisation.attachmentIds';

/** The fields that the four-element check compares with the public registers (rules §5). */
export const IDENTITY_ELEMENTS = ['name', 'creditCode', 'legalName', 'legalIdNumber'] as const;

export type IdentityElement = (typeof IDENTITY_ELEMENTS)[number];

/** `notFound`: the registers do not know the enterprise, which may be so for up to 15 working days after its foundation. */
export type IdentityOutcome = 'match' | 'mismatch' | 'notFound';

/** Sizes of enterprises in the dictionary, large to micro. */
export const ENTERPRISE_SIZES = ['大型企业', '中型企业', '小型企业', '微型企业'] as const;
