/** What a registration asks for, step by step, under the paths that refusals, reviews and marks name it by. */
export const REGISTRATION_FIELDS = [
  'enterprise.name',
  'enterprise.creditCode',
  'enterprise.legalName',
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

/** Whether a registration cannot be submitted without it; only further documents are left to the applicant. */
export const isRequiredField = (field: RegistrationField): boolean => field !== 'authorisation.attachmentIds';

/** What the four-element check compares with the public registers (rules §5). */
export const IDENTITY_ELEMENTS = ['name', 'creditCode', 'legalName', 'legalIdNumber'] as const;

export type IdentityElement = (typeof IDENTITY_ELEMENTS)[number];

/** All four agree; some do not; or the registers do not know the enterprise, as for up to 15 working days after its foundation. */
export type IdentityOutcome = 'match' | 'mismatch' | 'notFound';

/** The sizes of enterprises, as the dictionary has them. */
export const ENTERPRISE_SIZES = ['大型企业', '中型企业', '小型企业', '微型企业'] as const;
