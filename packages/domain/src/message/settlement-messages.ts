import type { MessageRow } from './message-row.ts';

const toIssuer = { about: 'settlement', parameters: { number: 'text', amount: 'amount', day: 'day' } } as const;
const toHolder = { about: 'piece', parameters: { number: 'text', amount: 'amount', day: 'day' } } as const;

/** To borrower and lender: the day that they agreed has become a day off. */
const agreedDayOff = {
  type: 'due',
  parameters: { number: 'text', from: 'day', day: 'day' },
  title: { zh: '约定付款日成为休息日', en: 'An agreed day of payment has become a day off' },
  content: {
    zh: '按国务院办公厅公布的节假日安排，{number} 约定的付款日 {from} 是休息日。在 {day} 付款不算逾期；约定的日期和利息不变，利息算到 {from}。',
    en: 'By the list of holidays that the State Council has published, {from}, the day agreed for {number}, is a day off. Paying on {day} is not late. The day and the interest stay as agreed; interest runs to {from}.',
  },
} as const;

export const SETTLEMENT_MESSAGES = {
  promiseDueSoon: {
    ...toIssuer,
    type: 'due',
    title: { zh: '有凭证即将到期付款', en: 'A voucher falls due soon' },
    content: {
      zh: '凭证 {number} 将于 {day} 付款，未付金额 {amount} 元。请在付款日上午九点前备足款项。',
      en: 'Voucher {number} is paid on {day}; CNY {amount} is to be paid. Have the money there by nine in the morning.',
    },
  },
  pieceDueSoon: {
    ...toHolder,
    type: 'due',
    title: { zh: '持有的凭证即将到期', en: 'A voucher that you hold falls due soon' },
    content: {
      zh: '凭证 {number} 金额 {amount} 元，将于 {day} 兑付。付款日前五个工作日起，可在“到期结算”中确认或更换收款账户；未确认不影响收款。',
      en: 'Voucher {number}, CNY {amount}, is paid on {day}. From five working days before, its receiving account can be confirmed or changed under Maturity settlement; it is paid all the same where it is not confirmed.',
    },
  },
  promiseDayMoved: {
    type: 'due',
    about: 'settlement',
    parameters: { number: 'text', from: 'day', day: 'day' },
    title: { zh: '节假日安排公布，凭证付款日调整', en: 'A voucher is paid on another day: holidays published' },
    content: {
      zh: '按国务院办公厅公布的节假日安排，凭证 {number} 的付款日由 {from} 调整为 {day}。到期日不变。',
      en: 'By the list of holidays that the State Council has published, voucher {number} is paid on {day} instead of {from}. Its due date stays.',
    },
  },
  pieceDayMoved: {
    type: 'due',
    about: 'piece',
    parameters: { number: 'text', from: 'day', day: 'day' },
    title: { zh: '节假日安排公布，持有凭证的兑付日调整', en: 'A voucher that you hold is paid on another day: holidays published' },
    content: {
      zh: '按国务院办公厅公布的节假日安排，凭证 {number} 的兑付日由 {from} 调整为 {day}。到期日不变。',
      en: 'By the list of holidays that the State Council has published, voucher {number} is paid on {day} instead of {from}. Its due date stays.',
    },
  },
  pledgedDayMoved: {
    type: 'due',
    about: 'pledgeLending',
    parameters: { number: 'text', application: 'text', from: 'day', day: 'day' },
    title: { zh: '节假日安排公布，质押凭证的兑付日调整', en: 'A pledged voucher is paid on another day: holidays published' },
    content: {
      zh: '质押贷款 {application} 的凭证 {number}，兑付日由 {from} 调整为 {day}。贷款约定的还款日和利息不变。',
      en: 'Voucher {number}, pledged for loan {application}, is paid on {day} instead of {from}. The day and the interest agreed for the loan stay.',
    },
  },
  loanDayOff: { ...agreedDayOff, about: 'pledge' },
  lentDayOff: { ...agreedDayOff, about: 'pledgeLending' },
  financingDayOff: { ...agreedDayOff, about: 'financing' },
  promisePaid: {
    ...toIssuer,
    type: 'result',
    title: { zh: '到期凭证已全部付清', en: 'A voucher is paid in full' },
    content: {
      zh: '凭证 {number} 共 {amount} 元，已于 {day} 全部付清。',
      en: 'Voucher {number}, CNY {amount}, was paid in full on {day}.',
    },
  },
  promiseUnpaid: {
    ...toIssuer,
    type: 'due',
    title: { zh: '凭证到期未能付款，已逾期', en: 'A voucher could not be paid and is overdue' },
    content: {
      zh: '凭证 {number} 应于 {day} 付款 {amount} 元，付款账户资金不足，未付任何持有人。自次日起按日万分之五计逾期利息，并已暂停开立新凭证。请尽快备足款项并发起付款。',
      en: 'Voucher {number}, CNY {amount}, was to be paid on {day}. The account had too little money and nobody was paid. Late interest of 0.05 % a day runs from the next day, and you cannot issue until it is settled. Provide the money and pay soon.',
    },
  },
  paymentToAuthorise: {
    type: 'task',
    about: 'settlement',
    parameters: { number: 'text', amount: 'amount', person: 'text' },
    title: { zh: '有一笔到期付款待授权', en: 'A payment awaits authorisation' },
    content: { zh: '{person}提交：凭证 {number}，付款 {amount} 元。', en: 'Voucher {number}, CNY {amount}. Submitted by {person}.' },
  },
  paymentReturned: {
    type: 'result',
    about: 'settlement',
    parameters: { number: 'text', amount: 'amount', reason: 'text' },
    title: { zh: '到期付款被本企业审核岗退回', en: 'Payment returned by your reviewer' },
    content: { zh: '凭证 {number}，付款 {amount} 元：{reason}。', en: 'Voucher {number}, CNY {amount}: {reason}.' },
  },
  paymentUrged: {
    type: 'task',
    about: 'settlement',
    parameters: { number: 'text', amount: 'amount', from: 'text' },
    title: { zh: '有逾期凭证被催付', en: 'An overdue payment is asked for' },
    content: { zh: '{from}催付：凭证 {number}，金额 {amount} 元。', en: '{from} asks to be paid: voucher {number}, CNY {amount}.' },
  },
  pledgedUnpaid: {
    type: 'due',
    about: 'pledgeLending',
    parameters: { number: 'text', application: 'text', amount: 'amount', day: 'day' },
    title: { zh: '质押的凭证到期未兑付', en: 'A pledged voucher was not paid' },
    content: {
      zh: '质押贷款 {application} 的凭证 {number}，{amount} 元，于 {day} 到期未兑付。可以在“质押管理”中催付。',
      en: 'Voucher {number}, CNY {amount}, pledged for loan {application}, was due on {day} and is not paid. You can ask for the payment under Pledges.',
    },
  },
  paymentExplained: {
    type: 'system',
    about: 'piece',
    parameters: { number: 'text', from: 'text', reason: 'text' },
    title: { zh: '开立方说明逾期原因', en: 'The issuer explains why it is late' },
    content: { zh: '凭证 {number}，{from}说明：{reason}。', en: 'Voucher {number}, {from} explains: {reason}.' },
  },
  payeeRefused: {
    type: 'task',
    about: 'piece',
    parameters: { number: 'text', amount: 'amount', day: 'day', reason: 'text' },
    title: { zh: '到期款项未能入账', en: 'A payment could not be received' },
    content: {
      zh: '凭证 {number} 的 {amount} 元，{day} 付款时未能入账：{reason}。请在“账户管理”中设置可用的默认收款账户，平台将在下一工作日再次付款。',
      en: 'CNY {amount} of voucher {number}, paid on {day}, could not be received: {reason}. Make a working account your default under Accounts; it is paid again on the next working day.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
