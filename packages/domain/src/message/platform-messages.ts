import type { MessageRow } from './message-row.ts';

const fee = { about: 'fee', parameters: { summary: 'text' } } as const;
const ofThePlatform = { type: 'system', about: null } as const;

/** What the platform tells an enterprise: its registration, fees, permissions and people, and what falls due. */
export const PLATFORM_MESSAGES = {
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
  issuingSuspended: {
    ...ofThePlatform,
    parameters: { reason: 'text' },
    title: { zh: '开立资格已暂停', en: 'Issuing suspended' },
    content: {
      zh: '平台已暂停本企业开立链信，原因：{reason}。已开立的链信不受影响。',
      en: 'The platform has suspended issuing by this enterprise. Reason: {reason}. Vouchers already issued stay as they are.',
    },
  },
  issuingResumed: {
    ...ofThePlatform,
    parameters: { reason: 'text' },
    title: { zh: '开立资格已恢复', en: 'Issuing resumed' },
    content: {
      zh: '平台已解除对本企业开立链信的暂停，说明：{reason}。',
      en: 'The platform has lifted the suspension of issuing by this enterprise. Note: {reason}.',
    },
  },
  certificatesExpire: {
    ...ofThePlatform,
    parameters: {},
    title: { zh: '签名证书有效期提醒', en: 'Signing certificates expire' },
    content: {
      zh: '本单位经办岗、审核岗的签名证书有效期三年，到期前 30 天起可申请更新。',
      en: 'Certificates of operators and reviewers are valid for three years. Renew them from 30 days before they expire.',
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
    parameters: { person: 'text', issuances: 'count', transfers: 'count', drafts: 'count' },
    title: { zh: '{person}的业务已移交给您', en: 'The work of {person} is now yours' },
    content: {
      zh: '链信开立 {issuances} 笔、链信转让 {transfers} 笔、转让草稿 {drafts} 份，请继续办理。',
      en: 'Issuances: {issuances}, transfers: {transfers}, drafts of transfers: {drafts}. Please go on with them.',
    },
  },
  piecePaid: {
    type: 'result',
    about: 'piece',
    parameters: { number: 'text', day: 'day' },
    title: { zh: '到期款项已兑付', en: 'Paid at maturity' },
    content: { zh: '凭证 {number} 于 {day} 已兑付。', en: 'Voucher {number} was paid on {day}.' },
  },
  pieceUnpaid: {
    type: 'due',
    about: 'piece',
    parameters: { number: 'text', day: 'day' },
    title: { zh: '凭证到期未兑付', en: 'Not paid at maturity' },
    content: { zh: '凭证 {number} 于 {day} 到期未兑付。', en: 'Voucher {number} was due on {day} and is not paid.' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
