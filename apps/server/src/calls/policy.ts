import type { Contract } from '@lianxin/api/contract';

/** Whose data a call touches and how it runs. Who may make it is said by the contract, in its `needs`. */
export interface PolicyRow {
  /**
   * Whose data the call touches. `public`: nobody's. `self`: the signed-in person's own. `enterprise`: what the enterprise of the session
   * owns or is a party to; its handler asks for nothing else, and another enterprise's object is not found.
   */
  readonly scope: 'public' | 'self' | 'enterprise';
  /** Whether people whose registration is under review, rejected or unchecked may call it too. @default false */
  readonly anyStatus?: boolean;
  /** The handler makes its own transactions: for sessions and for counters that outlive a refusal. @default false */
  readonly ownTransactions?: boolean;
  /** It opens a session in place of the present one: whoever repeats it has no session to repeat it from, and its answer is not kept. @default false */
  readonly opensSession?: boolean;
  /** The call goes without cookies; the marker in its header names the session (decisions.md §4). @default false */
  readonly byMarker?: boolean;
  /** The portal asks again and again without anybody at the screen: the call does not keep the session alive. @default false */
  readonly background?: boolean;
}

type Policy = { readonly [Resource in keyof Contract]: { readonly [Name in keyof Contract[Resource]]: PolicyRow } };

const open = { scope: 'public' } as const;
const openSession = { scope: 'public', ownTransactions: true } as const;
const personAnyStatus = { scope: 'self', anyStatus: true } as const;
const owned = { scope: 'enterprise' } as const;
/** For whoever has the micro-deposit check before them. */
const ownedAnyStatus = { scope: 'enterprise', anyStatus: true } as const;
/** Call × ownership × status, default deny: a call of the contract without a row does not compile. */
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
    switchEnterprise: { scope: 'self', anyStatus: true, ownTransactions: true, opensSession: true },
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
    unreadCount: { ...owned, background: true },
    list: owned,
    detail: owned,
    delivery: owned,
    saveDelivery: owned,
    sendMailCode: { ...owned, ownTransactions: true },
    confirmMail: { ...owned, ownTransactions: true },
    markRead: owned,
    listAnnouncements: open,
    announcement: open,
    pendingWork: { ...owned, background: true },
  },
  documents: { list: open, get: open },
  registration: { getDraft: personAnyStatus, saveDraft: personAnyStatus, checkElements: personAnyStatus, submit: personAnyStatus },
  enterprise: {
    signAgreement: { ...owned, ownTransactions: true },
    get: owned,
    reservedPayAccount: owned,
    bankAOpening: owned,
    openBankA: owned,
  },
  bankAccount: {
    list: owned,
    listManaged: owned,
    get: owned,
    save: owned,
    setDefault: owned,
    remove: owned,
    // A slow bank holds no transaction open.
    queryBalance: { ...owned, ownTransactions: true },
    balance: owned,
    transactions: owned,
    listPayable: owned,
    reveal: owned,
    startVerification: owned,
    verification: ownedAnyStatus,
    // A try outlives the refusal that it ends in.
    confirmVerification: { ...ownedAnyStatus, ownTransactions: true },
    restartVerification: ownedAnyStatus,
    changeVerificationAccount: ownedAnyStatus,
    confirmBankAVerification: owned,
  },
  fee: { list: owned, pay: owned, receivingAccount: owned },
  creditLine: {
    get: owned,
    history: owned,
    applications: owned,
    application: owned,
    apply: owned,
    review: owned,
    withdraw: owned,
    remove: owned,
    remind: owned,
  },
  supplier: {
    list: owned,
    lookUp: owned,
    add: owned,
    disable: owned,
    enable: owned,
    namedBy: owned,
    answer: owned,
    saveNote: owned,
  },
  staff: {
    list: owned,
    // A try at the code outlives the refusal that it ends in.
    add: { ...owned, ownTransactions: true },
    changeRole: owned,
    resetPassword: owned,
    freeze: owned,
    unfreeze: owned,
    transferDuties: owned,
  },
  support: { downloads: open },
  reference: { isHoliday: open, banks: open },
  limits: { ofIssue: { scope: 'self' } },
  tradeContract: { list: owned, usual: owned, save: owned },
  tradeInvoice: { list: owned, save: owned },
  issuance: {
    list: owned,
    get: owned,
    apply: owned,
    saveDraft: owned,
    deleteDraft: owned,
    check: owned,
    review: owned,
    cancel: owned,
    remind: owned,
    log: owned,
    awaitingSignature: owned,
    documents: owned,
    promiseNumber: owned,
    children: owned,
    circulation: owned,
  },
  voucher: {
    list: owned,
    listHoldings: owned,
    listParties: owned,
    totals: owned,
    listFinanceable: owned,
    get: owned,
    getByNumber: owned,
    trace: owned,
    history: owned,
  },
  transfer: {
    apply: owned,
    listOutgoing: owned,
    listIncoming: owned,
    get: owned,
    review: owned,
    signFor: owned,
    confirmSignFor: owned,
    withdraw: owned,
    remove: owned,
    remind: owned,
    saveDraft: owned,
    listDrafts: owned,
    deleteDraft: owned,
    relatedTrade: owned,
    listNotices: owned,
    readNotice: owned,
  },
  financing: {
    apply: owned,
    review: owned,
    list: owned,
    get: owned,
    vouchers: owned,
    checkInvoices: owned,
    withdraw: owned,
    remove: owned,
    remind: owned,
    quote: owned,
    saveDraft: owned,
    listDrafts: owned,
    deleteDraft: owned,
    signContract: owned,
    reviewContract: owned,
    signIcbc: owned,
    consent: owned,
    costs: owned,
    reviewConsent: owned,
    execute: owned,
    executeAbc: owned,
    executeBcm: owned,
    supplement: owned,
    disburse: owned,
  },
  signature: { prepare: owned, sign: { scope: 'self', ownTransactions: true } },
  file: {
    signUpload: { ...personAnyStatus, ownTransactions: true, byMarker: true },
    register: personAnyStatus,
    readIdCard: personAnyStatus,
    readBusinessLicense: personAnyStatus,
    ofVoucher: owned,
  },
  workbench: { overview: owned },
} as const satisfies Policy;

type Rows = typeof policy;

type NamesIn<Resource extends keyof Rows> = {
  [Name in keyof Rows[Resource]]: Rows[Resource][Name] extends { readonly scope: 'public' } ? `${Resource}.${Name & string}` : never;
}[keyof Rows[Resource]];

/** The calls that visitors may make, "resource.name"; their handlers are given no viewer. */
export type VisitorCall = { [Resource in keyof Rows]: NamesIn<Resource> }[keyof Rows];
