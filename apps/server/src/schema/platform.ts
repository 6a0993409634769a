import type { FeeState, MessageKind, MessageType, Role } from '@lianxin/domain';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, hidden, instant } from './columns.ts';
import type { EnterpriseNo, FileId } from './ids.ts';

/** Small facts of the installation: its key, whether the sandbox was filled. */
export const platformState = pgTable('platform_state', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The core-enterprise flag of each bank, under the names of the contract's User. */
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
  /** Whether a sign-for needs the reviewer's confirmation (decisions.md §5). */
  confirmsSignFor: boolean('confirms_sign_for').notNull().default(true),
  /** What the administrator set, and when last. */
  configVersion: integer('config_version').notNull().default(0),
  configChangedBy: text('config_changed_by'),
  configChangedAt: instant('config_changed_at'),
  /** Comma list of business channel codes. */
  businessChannels: text('business_channels').notNull().default(''),
  coreFlags: jsonb('core_flags').$type<CoreFlags>().notNull().default({}),
  licenceFile: text('licence_file'),
  agreementFile: text('agreement_file'),
  authorisationFile: text('authorisation_file'),
  accountState: smallint('account_state'),
  bankAccountStatus: text('bank_account_status'),
  /** Counts the changes of what is proved. */
  informationVersion: integer('information_version').notNull().default(0),
  legalIdFrontFile: text('legal_id_front_file'),
  legalIdBackFile: text('legal_id_back_file'),
  /** When the public registers last agreed to all four elements. */
  elementsVerifiedAt: instant('elements_verified_at'),
  /** Whom the platform turns to. */
  contactName: text('contact_name').notNull().default(''),
  contactMobile: text('contact_mobile').notNull().default(''),
  contactMail: text('contact_mail').notNull().default(''),
  contactAddress: text('contact_address').notNull().default(''),
  contactVersion: integer('contact_version').notNull().default(0),
  contactChangedBy: text('contact_changed_by'),
  contactChangedAt: instant('contact_changed_at'),
  /** Since when it is off the platform: nobody acts for it, its data stay as long as the law keeps them. */
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
});

/** What an enterprise is on one channel: 0 supplier, 1 core enterprise, 2 financial institution. */
export const enterpriseChannel = pgTable(
  'enterprise_channel',
  {
    enterpriseNo: text('enterprise_no').notNull(),
    channel: smallint('channel').notNull(),
    kind: text('kind').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.channel] })],
);

/** A setting of the enterprise that the user's profile carries. */
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

/** A fee the platform asks of an enterprise; `amount` in fen. */
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
  /** What it is of, and what it rests on, as whoever asks for it says. */
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
  /** When it was chosen; null: with the account. */
  passwordChangedAt: instant('password_changed_at'),
  /** The person has no password that anybody knows; they set one with a code to their mobile. */
  passwordDue: boolean('password_due').notNull().default(false),
  /** Counts the ends of everything that was opened on their credential. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  identityNumber: hidden('identity_number'),
  /** The keyed name of the identity number, by which two people are known to be one. */
  identityLookup: text('identity_lookup'),
  /** 0 waits for review, 2 and 4 rejected, 3 micro-deposit check, otherwise normal (specification §4). */
  status: smallint('status').notNull().default(1),
  rejectionReason: text('rejection_reason'),
  /** The role of a person who belongs to no enterprise yet. */
  defaultRole: text('default_role').$type<Role>().notNull().default('administrator'),
  lastSignInAt: instant('last_sign_in_at'),
  /** The sign-in before that one: what the person is shown, to notice a stranger's. */
  previousSignInAt: instant('previous_sign_in_at'),
  lastSignInAddress: text('last_sign_in_address'),
  previousSignInAddress: text('previous_sign_in_address'),
  createdAt: instant('created_at').notNull(),
});

/** A password that a person had before, kept where the profile forbids to take it again. */
export const formerPassword = pgTable('former_password', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  replacedAt: instant('replaced_at').notNull(),
});

/** Who acts for which enterprise, and as what. The one with the lowest rank is signed in to first. */
export const membership = pgTable(
  'membership',
  {
    userId: text('user_id').notNull(),
    enterpriseNo: text('enterprise_no').notNull(),
    role: text('role').$type<Role>().notNull(),
    rank: smallint('rank').notNull().default(0),
    /** The person's status in this enterprise until its account is checked; null: their own status holds. */
    status: smallint('status'),
    /** Since when the position is suspended: its sessions have ended and none begins. */
    frozenAt: instant('frozen_at'),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.enterpriseNo] })],
);

export const session = pgTable('session', {
  sessionId: text('session_id').primaryKey(),
  /** SHA-256 of the credential; the credential itself is only in the cookie. */
  secretHash: text('secret_hash').notNull().unique(),
  markerHash: text('marker_hash').notNull().unique(),
  /** Sessions that follow each other by a switch of the enterprise are one sign-in, and end as one. */
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
  /** When the person signed in: a switch of the enterprise opens a new session of the same sign-in. */
  signedInAt: instant('signed_in_at').notNull(),
  /** The partner whose sign-on opened it; null where the person signed in here. */
  openedBy: text('opened_by'),
  address: text('address'),
  /** Browser and system, as "Chrome · Windows". */
  device: text('device'),
  /** When the person last showed by a code to their mobile that it is them. */
  confirmedAt: instant('confirmed_at'),
});

/** Failed sign-ins by name, whether or not a user has that name: apart at each place where the name is known, together (an empty place) elsewhere. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    nameHash: text('name_hash').notNull(),
    placeHash: text('place_hash').notNull().default(''),
    /** The tries, also those that are still under way. */
    failures: integer('failures').notNull(),
    /** Those of them that were refused. */
    refused: integer('refused').notNull().default(0),
    failedAt: instant('failed_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.placeHash] })],
);

/** A browser or an address where somebody has signed in under a name. */
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

/** A message to an enterprise, to those of one role in it, or to one person. */
export const message = pgTable('message', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  role: text('role').$type<Role>(),
  userId: text('user_id'),
  type: text('type').$type<MessageType>().notNull(),
  /** What it says; null in a message from before kinds, which has a text of its own instead. */
  kind: text('kind').$type<MessageKind>(),
  parameters: jsonb('parameters').$type<Readonly<Record<string, string>>>().notNull().default({}),
  title: text('title'),
  content: text('content'),
  /** What it says in every language, for searching. */
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
  /** Sanitised rich text: written by `publishAnnouncement` alone. */
  content: text('content').notNull(),
  validTo: instant('valid_to'),
  withdrawnAt: instant('withdrawn_at'),
});

/** A file beside an announcement; anybody may read it while the announcement stands. */
export const announcementFile = pgTable('announcement_file', {
  id: text('id').primaryKey(),
  announcementId: text('announcement_id').notNull(),
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  key: text('key').notNull().unique(),
});

/** What a person wants to hear outside the platform, and when not to be disturbed (Shanghai time). */
export const messageDelivery = pgTable('message_delivery', {
  userId: text('user_id').primaryKey(),
  smsTypes: text('sms_types').array().$type<MessageType[]>().notNull().default([]),
  mailTypes: text('mail_types').array().$type<MessageType[]>().notNull().default([]),
  /** Confirmed by a code that was sent to it. */
  mailAddress: text('mail_address'),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

/** An address that a person says is theirs, until the code sent to it comes back. */
export const mailConfirmation = pgTable('mail_confirmation', {
  userId: text('user_id').primaryKey(),
  address: text('address').notNull(),
  codeHash: text('code_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** A bank's branch by its twelve-digit number. */
export const bank = pgTable('bank', {
  branchNumber: text('branch_number').primaryKey(),
  bankName: text('bank_name').notNull(),
  city: text('city').notNull(),
});

/** The first answer of an act, by the person and the key of the intent. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the act is under way in transactions of its own. */
    answer: hidden('answer'),
    /** The answer is a refusal: the key is free for another request. */
    refused: boolean('refused').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Work to be done at a time. `subject` makes a kind of work unique, so that planning it twice is harmless. */
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
  /** For whom it signs; null: for nobody. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  subject: text('subject').notNull(),
  issuedBy: text('issued_by').notNull(),
  validUntil: instant('valid_until').notNull(),
  driver: text('driver').$type<'demo' | 'ukeyBridge' | 'cloudCertificate'>().notNull(),
  publicKey: text('public_key').notNull(),
  /** The demo driver's private key, sealed by the PIN; null where the key lives elsewhere. */
  sealedKey: text('sealed_key'),
  pinFailures: integer('pin_failures').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** When the person bound it; null where it was issued here. */
  boundAt: instant('bound_at'),
  /** Since when it signs for nobody. */
  unboundAt: instant('unbound_at'),
});

/** The elements that were shown for signing, fixed by the server; used once, by the person it was shown to, for the enterprise they acted for. */
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

/** Every signature that an act has taken. */
export const usedSignature = pgTable('used_signature', { value: text('value').primaryKey(), usedAt: instant('used_at').notNull() });

/** A file that may be uploaded once, of a stated size, or was: what an account keeps, and what it has been promised room for. */
export const upload = pgTable('upload', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  size: integer('size').notNull(),
  grantedAt: instant('granted_at').notNull(),
  stored: boolean('stored').notNull().default(false),
});

/** An object that was uploaded to the store, before and after someone registers it as a file. */
export const storedObject = pgTable('stored_object', {
  key: text('key').primaryKey(),
  /** Null where a person uploaded it to register an enterprise. */
  enterpriseNo: text('enterprise_no'),
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  sha256: text('sha256').notNull(),
  storedAt: instant('stored_at').notNull(),
});

export const file = pgTable('file', {
  id: text('id').primaryKey(),
  /** Null while it belongs to the person alone who uploaded it to register an enterprise. */
  enterpriseNo: text('enterprise_no'),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Another enterprise that may read a file, because a business of both stands on it. */
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

/** SMS and e-mails on their way out; the sandbox keeps them to be read, and what its bank would show on an account. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  kind: text('kind').$type<'sms' | 'mail' | 'bank'>().notNull(),
  /** A mail's; an SMS has none. */
  subject: text('subject'),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
});
