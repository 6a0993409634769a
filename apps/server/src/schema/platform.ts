import type { FeeState, IdentityKind, MessageKind, MessageType, Role } from '@lianxin/domain';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, encrypted, instant } from './columns.ts';
import type { EnterpriseNo, FileId } from './ids.ts';

/** Key-value state of the installation, such as its key and whether the sandbox was filled. */
export const platformState = pgTable('platform_state', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The core-enterprise flag for each bank, named as in the API contract's `User`. */
export type CoreFlags = Partial<
  Record<
    | 'coreBankA'
    | 'coreAgricultural'
    | 'coreCommunications'
    | 'coreProvincial'
    | 'industrialCorpType'
    | 'corePostal'
    | 'coreCity'
    | 'coreConstruction',
    string
  >
>;

export const enterprise = pgTable('enterprise', {
  enterpriseNo: text('enterprise_no').primaryKey(),
  name: text('name').notNull(),
  creditCode: text('credit_code').notNull(),
  legalName: text('legal_name').notNull(),
  size: text('size').notNull(),
  address: text('address').notNull(),
  issueSuspended: boolean('issue_suspended').notNull().default(false),
  suspensionReason: text('suspension_reason'),
  /** Whether signing for a voucher needs the reviewer's confirmation (decisions.md §5). */
  confirmsSignFor: boolean('confirms_sign_for').notNull().default(true),
  /** The administrator's last change of these settings. */
  configVersion: integer('config_version').notNull().default(0),
  configChangedBy: text('config_changed_by'),
  configChangedAt: instant('config_changed_at'),
  /** Comma-separated business channel codes. */
  businessChannels: text('business_channels').notNull().default(''),
  coreFlags: jsonb('core_flags').$type<CoreFlags>().notNull().default({}),
  licenceFile: text('licence_file'),
  agreementFile: text('agreement_file'),
  authorisationFile: text('authorisation_file'),
  accountState: smallint('account_state'),
  bankAccountStatus: text('bank_account_status'),
  /** Increased with each change of the verified information. */
  informationVersion: integer('information_version').notNull().default(0),
  /** By which document the legal representative proved who they are; null where it was not kept. */
  legalIdKind: text('legal_id_kind').$type<IdentityKind>(),
  legalIdFrontFile: text('legal_id_front_file'),
  legalIdBackFile: text('legal_id_back_file'),
  /** When the public registers last confirmed all four elements. */
  elementsVerifiedAt: instant('elements_verified_at'),
  /** The platform's contact person at the enterprise. */
  contactName: text('contact_name').notNull().default(''),
  contactMobile: text('contact_mobile').notNull().default(''),
  contactMail: text('contact_mail').notNull().default(''),
  contactAddress: text('contact_address').notNull().default(''),
  contactVersion: integer('contact_version').notNull().default(0),
  contactChangedBy: text('contact_changed_by'),
  contactChangedAt: instant('contact_changed_at'),
  /** When the enterprise left the platform. Nobody can act for it, and its data are kept as long as the law requires. */
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
});

/** An enterprise's type on one channel: 0 supplier, 1 core enterprise, 2 financial institution. */
export const enterpriseChannel = pgTable(
  'enterprise_channel',
  {
    enterpriseNo: text('enterprise_no').notNull(),
    channel: smallint('channel').notNull(),
    kind: text('kind').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.channel] })],
);

/** A setting of the enterprise that is part of the user's profile. */
export const enterpriseConfig = pgTable(
  'enterprise_config',
  {
    enterpriseNo: text('enterprise_no').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.type, table.name] })],
);

/** A fee that the platform charges an enterprise; `amount` in fen. */
export const feeItem = pgTable('fee_item', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  kind: text('kind').notNull(),
  amount: bigint('amount', { mode: 'bigint' }).notNull(),
  agreementUrl: text('agreement_url'),
  summary: text('summary').notNull(),
  mandatory: boolean('mandatory').notNull(),
  state: text('state').$type<FeeState>().notNull().default('pending'),
  version: integer('version').notNull().default(0),
  declaredBy: text('declared_by'),
  declaredAt: instant('declared_at'),
  decidedAt: instant('decided_at'),
  returnReason: text('return_reason'),
  askedAt: instant('asked_at').notNull().defaultNow(),
  dueOn: day('due_on'),
  /** The business and the agreement that the fee is charged for, as stated by the operator who charged it. */
  businessNumber: text('business_number'),
  basis: text('basis'),
  proofId: text('proof_id').$type<FileId>(),
});

export const userAccount = pgTable('user_account', {
  userId: text('user_id').primaryKey(),
  userName: text('user_name').notNull().unique(),
  displayName: text('display_name').notNull(),
  mobile: text('mobile').notNull(),
  mail: text('mail'),
  passwordHash: text('password_hash').notNull(),
  /** Null when the password dates from the creation of the account. */
  passwordChangedAt: instant('password_changed_at'),
  /** Nobody knows the password; the person sets one with a code sent to their mobile. */
  passwordDue: boolean('password_due').notNull().default(false),
  /** Counts the ends of everything that was opened on their credential. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  identityNumber: encrypted('identity_number'),
  /** Keyed hash of the identity number, to find two accounts of one person. */
  identityLookup: text('identity_lookup'),
  /** 0 waits for review, 2 and 4 rejected, 3 micro-deposit check, otherwise normal (specification §4). */
  status: smallint('status').notNull().default(1),
  rejectionReason: text('rejection_reason'),
  /** The role while the person belongs to no enterprise. */
  defaultRole: text('default_role').$type<Role>().notNull().default('administrator'),
  lastSignInAt: instant('last_sign_in_at'),
  /** The sign-in before the last one, shown to the person so that they notice a stranger's sign-in. */
  previousSignInAt: instant('previous_sign_in_at'),
  lastSignInAddress: text('last_sign_in_address'),
  previousSignInAddress: text('previous_sign_in_address'),
  createdAt: instant('created_at').notNull(),
});

/** A person's earlier password, kept where the deployment profile forbids reuse. */
export const formerPassword = pgTable('former_password', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  replacedAt: instant('replaced_at').notNull(),
});

/** A person's role in an enterprise. Sign-in opens the membership with the lowest rank. */
export const membership = pgTable(
  'membership',
  {
    userId: text('user_id').notNull(),
    enterpriseNo: text('enterprise_no').notNull(),
    role: text('role').$type<Role>().notNull(),
    rank: smallint('rank').notNull().default(0),
    /** Overrides the person's status until the enterprise's account is verified; null afterwards. */
    status: smallint('status'),
    /** When the membership was suspended. Its sessions have ended, and no new one can be opened. */
    frozenAt: instant('frozen_at'),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.enterpriseNo] })],
);

export const session = pgTable('session', {
  sessionId: text('session_id').primaryKey(),
  /** SHA-256 of the session secret. The secret itself is only in the cookie. */
  secretHash: text('secret_hash').notNull().unique(),
  markerHash: text('marker_hash').notNull().unique(),
  /** Switching the enterprise opens a new session of the same sign-in; all sessions of a sign-in end together. */
  signInId: text('sign_in_id').notNull(),
  /** Of the credential it was opened on: it ends with that. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  userId: text('user_id').notNull(),
  enterpriseNo: text('enterprise_no'),
  role: text('role').$type<Role>().notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** Start of the sign-in, not of this session. */
  signedInAt: instant('signed_in_at').notNull(),
  /** The partner that signed the person on; null for a sign-in on the portal. */
  openedBy: text('opened_by'),
  address: text('address'),
  /** Browser and system, as "Chrome · Windows". */
  device: text('device'),
  /** When the person last confirmed their identity with a code sent to their mobile. */
  confirmedAt: instant('confirmed_at'),
});

/** Failed sign-ins by user name, whether or not the user exists. Counted separately for each known place, and together (empty `place`) for all unknown ones. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    nameHash: text('name_hash').notNull(),
    placeHash: text('place_hash').notNull().default(''),
    /** All attempts, including those in progress. */
    failures: integer('failures').notNull(),
    /** The attempts that were refused. */
    refused: integer('refused').notNull().default(0),
    failedAt: instant('failed_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.placeHash] })],
);

/** A browser or an IP address from which a user name has signed in before. */
export const knownPlace = pgTable(
  'known_place',
  { nameHash: text('name_hash').notNull(), placeHash: text('place_hash').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.nameHash, table.placeHash] })],
);

export const captcha = pgTable('captcha', {
  captchaId: text('captcha_id').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const setting = pgTable(
  'setting',
  { userId: text('user_id').notNull(), name: text('name').notNull(), value: text('value').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** A message to an enterprise, to one of its roles, or to one person. */
export const message = pgTable('message', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  role: text('role').$type<Role>(),
  userId: text('user_id'),
  type: text('type').$type<MessageType>().notNull(),
  /** Null in older messages, which have their own text instead. */
  kind: text('kind').$type<MessageKind>(),
  parameters: jsonb('parameters').$type<Readonly<Record<string, string>>>().notNull().default({}),
  title: text('title'),
  content: text('content'),
  /** The text in all languages, for searching. */
  words: text('words').notNull(),
  subjectKind: text('subject_kind'),
  subjectId: text('subject_id'),
  createdAt: instant('created_at').notNull(),
});

export const messageRead = pgTable(
  'message_read',
  { messageId: text('message_id').notNull(), userId: text('user_id').notNull(), readAt: instant('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.messageId] })],
);

export const announcement = pgTable('announcement', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  type: text('type').$type<'notice' | 'maintenance' | 'rule' | 'bank' | 'company'>().notNull(),
  pinned: boolean('pinned').notNull().default(false),
  publishedAt: instant('published_at').notNull(),
  /** Sanitised rich text, written by `publishAnnouncement` only. */
  content: text('content').notNull(),
  validTo: instant('valid_to'),
  withdrawnAt: instant('withdrawn_at'),
});

/** A file attached to an announcement; public while the announcement is published. */
export const announcementFile = pgTable('announcement_file', {
  id: text('id').primaryKey(),
  announcementId: text('announcement_id').notNull(),
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  key: text('key').notNull().unique(),
});

/** A person's preferences for messages by SMS and email, with quiet hours in Shanghai time. */
export const messageDelivery = pgTable('message_delivery', {
  userId: text('user_id').primaryKey(),
  smsTypes: text('sms_types').array().$type<MessageType[]>().notNull().default([]),
  mailTypes: text('mail_types').array().$type<MessageType[]>().notNull().default([]),
  /** Confirmed by a code sent to this address. */
  mailAddress: text('mail_address'),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

/** An email address that waits for confirmation by a code. */
export const mailConfirmation = pgTable('mail_confirmation', {
  userId: text('user_id').primaryKey(),
  address: text('address').notNull(),
  codeHash: text('code_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** A bank branch by its twelve-digit number. */
export const bank = pgTable('bank', {
  branchNumber: text('branch_number').primaryKey(),
  bankName: text('bank_name').notNull(),
  city: text('city').notNull(),
});

/** The stored answer to an act, by person and idempotency key. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while an act with its own transactions is in progress. */
    answer: encrypted('answer'),
    /** The act was refused, so the key may be reused for another request. */
    refused: boolean('refused').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** A scheduled job. Kind and `subject` are unique together, so that scheduling it twice is harmless. */
export const job = pgTable('job', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  runAt: instant('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: instant('done_at'),
});

export const certificate = pgTable('certificate', {
  serial: text('serial').primaryKey(),
  userId: text('user_id').notNull(),
  /** The enterprise that it signs for; null for none. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  subject: text('subject').notNull(),
  issuedBy: text('issued_by').notNull(),
  validUntil: instant('valid_until').notNull(),
  driver: text('driver').$type<'demo' | 'ukeyBridge' | 'cloudCertificate'>().notNull(),
  publicKey: text('public_key').notNull(),
  /** The demo driver's private key, encrypted with the PIN; null when the key is kept elsewhere. */
  sealedKey: text('sealed_key'),
  pinFailures: integer('pin_failures').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** When the person bound the certificate; null when the platform issued it. */
  boundAt: instant('bound_at'),
  /** When it was unbound; it signs for nobody from then on. */
  unboundAt: instant('unbound_at'),
});

/** The elements shown for signing, fixed by the server. Valid once, for the same person and enterprise. */
export const signatureRequest = pgTable('signature_request', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  act: text('act').notNull(),
  subjectId: text('subject_id').notNull(),
  version: integer('version').notNull(),
  text: text('text').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Signatures already used by an act, so that none is accepted twice. */
export const usedSignature = pgTable('used_signature', { value: text('value').primaryKey(), usedAt: instant('used_at').notNull() });

/** A permission to upload one file of a stated size, used or not. Together they count towards the account's storage quota. */
export const upload = pgTable('upload', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  size: integer('size').notNull(),
  grantedAt: instant('granted_at').notNull(),
  stored: boolean('stored').notNull().default(false),
});

/** Counts of limited events, shared by all servers. */
export const rateWindow = pgTable('rate_window', {
  /** A keyed hash of the limit and of whom it holds for. */
  key: text('key').primaryKey(),
  until: instant('until').notNull(),
  count: integer('count').notNull(),
});

/** An uploaded object in the store, whether or not it is registered as a file yet. */
export const storedObject = pgTable('stored_object', {
  key: text('key').primaryKey(),
  /** Null when it was uploaded to register an enterprise. */
  enterpriseNo: text('enterprise_no'),
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  sha256: text('sha256').notNull(),
  storedAt: instant('stored_at').notNull(),
});

export const file = pgTable('file', {
  id: text('id').primaryKey(),
  /** Null while it belongs only to the person who uploaded it to register an enterprise. */
  enterpriseNo: text('enterprise_no'),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Another enterprise that may read a file, because it is a party to the same business. */
export const fileGrant = pgTable(
  'file_grant',
  { fileId: text('file_id').notNull(), enterpriseNo: text('enterprise_no').notNull() },
  (table) => [primaryKey({ columns: [table.fileId, table.enterpriseNo] })],
);

export const auditLog = pgTable('audit_log', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  userId: text('user_id'),
  enterpriseNo: text('enterprise_no'),
  action: text('action').notNull(),
  subjectId: text('subject_id'),
  requestId: text('request_id').notNull(),
});

/** Outgoing SMS and emails. The sandbox also shows them, and notes there what its bank would show on an account. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  kind: text('kind').$type<'sms' | 'mail' | 'bank'>().notNull(),
  /** Null for an SMS. */
  subject: text('subject'),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
});
