import type { Contract, RequestOf } from '@lianxin/api/contract';
import type { PermissionKey, Role } from '@lianxin/domain';

/** Who may make a call and how it runs; together with the contract's `callers`. What is not granted here is refused. */
export interface PolicyRow {
  /**
   * Whose data the call touches. `public`: nobody's. `self`: the signed-in person's own. `enterprise`: what the enterprise of the session
   * owns or is a party to; its handler asks for nothing else, and another enterprise's object is not found.
   */
  readonly scope: 'public' | 'self' | 'enterprise';
  /** The permission that the person's role must hold (docs/permissions.md). */
  readonly needs?: PermissionKey;
  /** For a call that serves several acts: the permission that each needs besides. */
  readonly needsByAct?: Readonly<Record<string, PermissionKey>>;
  /** Roles that the contract's `callers` would let in and that are refused all the same. */
  readonly except?: readonly Role[];
  /** Whether people whose registration is under review, rejected or unchecked may call it too. @default false */
  readonly anyStatus?: boolean;
  /** The handler makes its own transactions, and its answer is not remembered by idempotency key: for sessions, secrets and counters. @default false */
  readonly ownTransactions?: boolean;
  /** The call goes without cookies; the marker in its header names the session (decisions.md §4). @default false */
  readonly byMarker?: boolean;
  /** The portal asks again and again without anybody at the screen: the call does not keep the session alive. @default false */
  readonly background?: boolean;
}

type SignedAct = RequestOf<Contract['signature']['prepare']>['act'];

type Policy = { readonly [Resource in keyof Contract]: { readonly [Name in keyof Contract[Resource]]: PolicyRow } };

const open = { scope: 'public' } as const;
const openSession = { scope: 'public', ownTransactions: true } as const;
const personAnyStatus = { scope: 'self', anyStatus: true } as const;
const owned = { scope: 'enterprise' } as const;
/** For whoever has the micro-deposit check before them. */
const ownedAnyStatus = { scope: 'enterprise', anyStatus: true } as const;
/** The group viewer sees the group's data view, not the enterprise's papers (specification §6). */
const papers = { scope: 'enterprise', needs: 'papers.read' } as const;
const messages = { scope: 'enterprise', needs: 'message.read' } as const;
const issuing = { scope: 'enterprise', needs: 'issuance.make' } as const;
const transferring = { scope: 'enterprise', needs: 'transfer.make' } as const;
const supplying = { scope: 'enterprise', needs: 'supplier.manage' } as const;
const staffing = { scope: 'enterprise', needs: 'staff.manage' } as const;
const recording = { scope: 'enterprise', needs: 'trade.edit' } as const;

/** Whoever may not do an act is not given its text to sign. */
const signing = {
  issuanceReview: 'issuance.review',
  voidReview: 'issuance.review',
  issuanceSignFor: 'signFor.make',
  issuanceSignForConfirm: 'signFor.confirm',
  transferReview: 'transfer.review',
  transferSignFor: 'signFor.make',
  transferSignForConfirm: 'signFor.confirm',
  supplementSign: 'agreement.sign',
} as const satisfies Readonly<Record<SignedAct, PermissionKey>>;

/** What the enterprise uploads, and what a person does who registers one and has none yet. */
const ownUploads = { scope: 'self', anyStatus: true, except: ['groupViewer'] } as const;

/** Call × role × ownership × state, default deny: a call of the contract without a row does not compile. */
export const policy = {
  account: {
    login: openSession,
    legacyLogin: openSession,
    hasLogin: open,
    logout: openSession,
    sendSms: openSession,
    register: openSession,
    legacyRegister: openSession,
    setPassword: openSession,
    currentUser: personAnyStatus,
    listEnterprises: personAnyStatus,
    switchEnterprise: { scope: 'self', anyStatus: true, ownTransactions: true },
    codeList: open,
    captcha: open,
    // A try outlives the refusal that it ends in.
    changePassword: { scope: 'self', anyStatus: true, ownTransactions: true },
    settings: personAnyStatus,
    saveSettings: personAnyStatus,
  },
  session: {
    time: { ...personAnyStatus, background: true },
    keepAlive: personAnyStatus,
    // A try outlives the refusal that it ends in.
    confirm: { scope: 'self', ownTransactions: true },
    endOthers: personAnyStatus,
  },
  singleSignOn: { enter: openSession },
  message: {
    unreadCount: { ...messages, background: true },
    list: messages,
    detail: messages,
    delivery: messages,
    saveDelivery: messages,
    sendMailCode: { ...messages, ownTransactions: true },
    confirmMail: { ...messages, ownTransactions: true },
    markRead: messages,
    listAnnouncements: open,
    announcement: open,
    pendingWork: { ...owned, background: true },
  },
  documents: { list: open, get: open },
  registration: { getDraft: personAnyStatus, saveDraft: personAnyStatus, checkElements: personAnyStatus, submit: personAnyStatus },
  enterprise: {
    signAgreement: { scope: 'enterprise', needs: 'agreement.sign', ownTransactions: true },
    get: owned,
    reservedPayAccount: papers,
    bankAOpening: papers,
    openBankA: papers,
  },
  bankAccount: {
    list: papers,
    listPayable: papers,
    reveal: papers,
    verification: ownedAnyStatus,
    // A try outlives the refusal that it ends in.
    confirmVerification: { ...ownedAnyStatus, ownTransactions: true },
    restartVerification: ownedAnyStatus,
    changeVerificationAccount: ownedAnyStatus,
    confirmBankAVerification: papers,
  },
  fee: { list: papers, pay: papers, receivingAccount: papers },
  creditLine: { get: papers },
  supplier: {
    list: papers,
    lookUp: supplying,
    add: supplying,
    disable: supplying,
    enable: supplying,
    saveNote: supplying,
  },
  staff: {
    list: staffing,
    // A try at the code outlives the refusal that it ends in.
    add: { ...staffing, ownTransactions: true },
    changeRole: staffing,
    resetPassword: staffing,
    freeze: staffing,
    unfreeze: staffing,
    transferDuties: staffing,
  },
  support: { downloads: open },
  reference: { isHoliday: open, banks: open },
  limits: { ofIssue: { scope: 'self' } },
  tradeContract: { list: papers, save: recording },
  tradeInvoice: { list: papers, save: recording },
  issuance: {
    list: papers,
    get: papers,
    apply: issuing,
    saveDraft: issuing,
    deleteDraft: issuing,
    check: issuing,
    review: { scope: 'enterprise', needs: 'issuance.review' },
    cancel: issuing,
    remind: issuing,
    log: papers,
    awaitingSignature: papers,
    documents: papers,
    promiseNumber: issuing,
    children: papers,
    circulation: papers,
  },
  voucher: {
    list: papers,
    listHoldings: papers,
    listParties: papers,
    totals: papers,
    get: papers,
    getByNumber: papers,
    trace: papers,
    history: papers,
  },
  transfer: {
    apply: transferring,
    listOutgoing: papers,
    listIncoming: papers,
    get: papers,
    review: { scope: 'enterprise', needs: 'transfer.review' },
    signFor: { scope: 'enterprise', needs: 'signFor.make' },
    confirmSignFor: { scope: 'enterprise', needs: 'signFor.confirm' },
    withdraw: transferring,
    remove: transferring,
    remind: transferring,
    saveDraft: transferring,
    listDrafts: transferring,
    deleteDraft: transferring,
    relatedTrade: papers,
    listNotices: papers,
    readNotice: { scope: 'enterprise', needs: 'notice.read' },
  },
  signature: { prepare: { ...papers, needsByAct: signing }, sign: { scope: 'self', ownTransactions: true } },
  file: {
    signUpload: { ...ownUploads, ownTransactions: true, byMarker: true },
    register: ownUploads,
    readIdCard: ownUploads,
    readBusinessLicense: ownUploads,
    ofVoucher: papers,
  },
  workbench: { overview: owned },
} as const satisfies Policy;

type Rows = typeof policy;

type NamesIn<Resource extends keyof Rows> = {
  [Name in keyof Rows[Resource]]: Rows[Resource][Name] extends { readonly scope: 'public' } ? `${Resource}.${Name & string}` : never;
}[keyof Rows[Resource]];

/** The calls that visitors may make, "resource.name"; their handlers are given no viewer. */
export type VisitorCall = { [Resource in keyof Rows]: NamesIn<Resource> }[keyof Rows];
