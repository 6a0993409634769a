import type { MessageRow } from './message-row.ts';

const fee = { about: 'fee', parameters: { summary: 'text' } } as const;
const supplier = { about: 'supplier', parameters: { enterprise: 'text' } } as const;
const bankAccount = { type: 'system', about: 'bankAccount', parameters: { account: 'text', person: 'text' } } as const;
const platform = { type: 'system', about: null } as const;

/** Messages about registration, suppliers, accounts, fees, permissions, staff and maturities. */
export const PLATFORM_MESSAGES = {
  namedSupplier: {
    ...supplier,
    type: 'task',
    title: { zh: '有企业将贵企业列为供应商', en: 'An enterprise named yours as its supplier' },
    content: {
      zh: '{enterprise}已将贵企业列为供应商，请在“供应商管理”中同意或拒绝。同意前对方看不到贵企业的收款账户；拒绝后对方不能再向贵企业开立或转让凭证。',
      en: '{enterprise} named your enterprise as its supplier. Accept or refuse it under Suppliers. Until you accept it cannot see your accounts; once refused it can issue and transfer nothing more to you.',
    },
  },
  supplierAccepted: {
    ...supplier,
    type: 'result',
    title: { zh: '供应商已同意', en: 'The supplier accepted' },
    content: { zh: '{enterprise}已同意成为贵企业的供应商。', en: '{enterprise} agreed to be your supplier.' },
  },
  supplierRefused: {
    ...supplier,
    type: 'result',
    title: { zh: '供应商已拒绝', en: 'The supplier refused' },
    content: {
      zh: '{enterprise}拒绝成为贵企业的供应商，不能再向其开立或转让凭证；已在途的业务不受影响。',
      en: '{enterprise} refused to be your supplier. Nothing more can be issued or transferred to it; what is under way goes on.',
    },
  },
  accountAdded: {
    ...bankAccount,
    title: { zh: '新增了银行账户', en: 'Bank account added' },
    content: {
      zh: '{person}为本企业新增了账户 {account}，通过小额验证后可用于收款。如非本企业操作，请立即联系客服。',
      en: '{person} added the account {account}. Once verified it can receive payments. If this was not your enterprise, contact us at once.',
    },
  },
  accountVerified: {
    ...bankAccount,
    title: { zh: '银行账户已通过验证', en: 'Bank account verified' },
    content: {
      zh: '账户 {account} 已由{person}完成小额验证，可以用于收款。',
      en: '{person} verified the account {account}. It can now receive payments.',
    },
  },
  accountDepositFailed: {
    type: 'result',
    about: 'bankAccount',
    parameters: { account: 'text', reason: 'text' },
    title: { zh: '账户小额打款失败', en: 'The deposit to an account failed' },
    content: {
      zh: '账户 {account} 的小额打款失败：{reason}。请核对后重新打款，或换用其他账户。',
      en: 'The deposit to {account} failed: {reason}. Check the account and ask for another deposit, or use another account.',
    },
  },
  accountDefaultSet: {
    ...bankAccount,
    title: { zh: '默认账户已变更', en: 'Default account changed' },
    content: {
      zh: '{person}已将账户 {account} 设为默认账户，此后的业务将优先使用该账户。',
      en: '{person} made {account} a default account. New business will use it first.',
    },
  },
  accountUnbound: {
    ...bankAccount,
    title: { zh: '银行账户已解绑', en: 'Bank account unbound' },
    content: {
      zh: '{person}已解绑账户 {account}，不再用于新的业务。',
      en: '{person} unbound the account {account}. It is used for nothing new.',
    },
  },
  registrationApproved: {
    type: 'result',
    about: 'registration',
    parameters: { enterprise: 'text' },
    title: { zh: '企业注册审核已通过', en: 'Registration approved' },
    content: {
      zh: '{enterprise}的对公账户将收到一笔小额打款，请登录后回填金额完成账户验证',
      en: 'A small deposit is on its way to the account of {enterprise}. Sign in and enter its amount to verify the account',
    },
  },
  registrationRejected: {
    type: 'result',
    about: 'registration',
    parameters: { reason: 'text' },
    title: { zh: '企业注册审核未通过', en: 'Registration rejected' },
    content: { zh: '原因：{reason}。请登录后修改并重新提交', en: 'Reason: {reason}. Sign in, correct it and submit it again' },
  },
  feeAsked: {
    ...fee,
    type: 'task',
    title: { zh: '有新的待缴费用', en: 'A fee is to be paid' },
    content: { zh: '待缴项目：{summary}。', en: 'To be paid: {summary}.' },
  },
  feeConfirmed: {
    ...fee,
    type: 'result',
    title: { zh: '缴费已确认', en: 'Payment confirmed' },
    content: { zh: '平台已确认“{summary}”到账。', en: 'The platform has received the payment of “{summary}”.' },
  },
  feeSentBack: {
    about: 'fee',
    parameters: { summary: 'text', reason: 'text' },
    type: 'result',
    title: { zh: '缴费申报已退回', en: 'Payment not found' },
    content: { zh: '“{summary}”的缴费申报已退回：{reason}', en: 'Your declaration of “{summary}” was sent back: {reason}' },
  },
  invoiceIssued: {
    about: 'invoiceRequest',
    parameters: { request: 'text', number: 'text' },
    type: 'result',
    title: { zh: '发票已开具', en: 'Invoice issued' },
    content: {
      zh: '开票申请 {request} 已开具数电票 {number}，可查看和下载。',
      en: 'Invoice {number} was issued for request {request}. You can download it.',
    },
  },
  invoiceReturned: {
    about: 'invoiceRequest',
    parameters: { request: 'text', reason: 'text' },
    type: 'result',
    title: { zh: '开票申请已退回', en: 'Invoice request returned' },
    content: { zh: '开票申请 {request} 已退回：{reason}', en: 'Invoice request {request} was returned: {reason}' },
  },
  issuingSuspended: {
    ...platform,
    parameters: { reason: 'text' },
    title: { zh: '开立资格已暂停', en: 'Issuing suspended' },
    content: {
      zh: '平台已暂停本企业开立凭证，原因：{reason}。已开立的凭证不受影响。',
      en: 'The platform has suspended issuing by this enterprise. Reason: {reason}. Vouchers already issued stay as they are.',
    },
  },
  issuingResumed: {
    ...platform,
    parameters: { reason: 'text' },
    title: { zh: '开立资格已恢复', en: 'Issuing resumed' },
    content: {
      zh: '平台已解除对本企业开立凭证的暂停，说明：{reason}。',
      en: 'The platform has lifted the suspension of issuing by this enterprise. Note: {reason}.',
    },
  },
  certificatesExpire: {
    ...platform,
    parameters: {},
    title: { zh: '签名证书有效期提醒', en: 'Signing certificates expire' },
    content: {
      zh: '本单位经办岗、审核岗的签名证书有效期三年，到期前 30 天起可申请更新。',
      en: 'Certificates of operators and reviewers are valid for three years. Renew them from 30 days before they expire.',
    },
  },
  certificateReady: {
    ...platform,
    parameters: { enterprise: 'text' },
    title: { zh: '签名证书与 PIN 码', en: 'Your signing certificate and its PIN' },
    content: {
      zh: '代表{enterprise}签收、复核或签约时，用您本人的数字证书签名。PIN 码由发证机构随证书告知，不是登录密码；还没有证书的，领取后在“下载中心”绑定到本人。忘记 PIN 码请联系发证机构重置，证书遗失请立即解绑并告知管理岗。',
      en: 'You sign for {enterprise} with a digital certificate of your own. Its PIN comes from the authority with the certificate and is not your password; if you have none yet, obtain one and bind it in the download centre. If you forget the PIN ask the authority to reset it; if you lose the certificate unbind it at once and tell your administrator.',
    },
  },
  certificateBound: {
    ...platform,
    parameters: { person: 'text', serial: 'text' },
    title: { zh: '人员绑定了签名证书', en: 'Signing certificate bound' },
    content: {
      zh: '{person}已将签名证书 {serial} 绑定到本人。如非本人所为，请在“岗位人员设置”中解绑并核实。',
      en: '{person} bound the signing certificate {serial}. If that was not them, unbind it under Staff and look into it.',
    },
  },
  certificateUnbound: {
    ...platform,
    parameters: { person: 'text', serial: 'text', reason: 'text' },
    title: { zh: '您的签名证书已解绑', en: 'Your signing certificate was unbound' },
    content: {
      zh: '{person}已解绑您的签名证书 {serial}，原因：{reason}。此前的签名仍然有效；需要时可以重新绑定。',
      en: '{person} unbound your signing certificate {serial}. Reason: {reason}. What it signed stays valid; bind it again if need be.',
    },
  },
  calendarFeedEnded: {
    ...platform,
    parameters: { enterprise: 'text' },
    title: { zh: '日历订阅地址已失效', en: 'Calendar subscription ended' },
    content: {
      zh: '您的登录密码已更改，{enterprise}的日历订阅地址随之失效。仍需订阅的，请重新生成地址并在日历程序中更换。',
      en: 'Your password was changed, which ended your calendar address of {enterprise}. To go on subscribing, make a new address and replace the old one in your calendar program.',
    },
  },
  agreementSigned: {
    type: 'result',
    about: null,
    parameters: { person: 'text' },
    title: { zh: '补充协议已签署', en: 'Supplementary agreement signed' },
    content: { zh: '{person}已代表本企业签署补充协议。', en: '{person} has signed the supplementary agreement for this enterprise.' },
  },
  dutiesHandedOver: {
    type: 'task',
    about: null,
    parameters: {
      person: 'text',
      issuances: 'count',
      transfers: 'count',
      drafts: 'count',
      financings: 'count',
      financingDrafts: 'count',
      pledges: 'count',
      pledgeDrafts: 'count',
    },
    title: { zh: '{person}的业务已移交给您', en: 'The work of {person} is now yours' },
    content: {
      zh: '凭证开立 {issuances} 笔、凭证转让 {transfers} 笔、转让草稿 {drafts} 份、融资 {financings} 笔、融资草稿 {financingDrafts} 份、质押 {pledges} 笔、质押草稿 {pledgeDrafts} 份，请继续办理。',
      en: 'Issuances: {issuances}, transfers: {transfers}, drafts of transfers: {drafts}, financings: {financings}, drafts of financings: {financingDrafts}, pledges: {pledges}, drafts of pledges: {pledgeDrafts}. Please go on with them.',
    },
  },
  piecePaid: {
    type: 'result',
    about: 'piece',
    parameters: { number: 'text', amount: 'amount', day: 'day' },
    title: { zh: '到期款项已兑付', en: 'Paid at maturity' },
    content: { zh: '凭证 {number}，{amount} 元，已于 {day} 兑付。', en: 'Voucher {number}, CNY {amount}, was paid on {day}.' },
  },
  pieceUnpaid: {
    type: 'due',
    about: 'piece',
    parameters: { number: 'text', amount: 'amount', day: 'day' },
    title: { zh: '凭证到期未兑付', en: 'Not paid at maturity' },
    content: {
      zh: '凭证 {number}，{amount} 元，于 {day} 到期未兑付。',
      en: 'Voucher {number}, CNY {amount}, was due on {day} and is not paid.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
