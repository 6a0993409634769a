import { PARTY_SENTENCES, type BilateralKind } from '../application/parties.ts';
import type { Label } from '../labels.ts';
import type { MessageRow } from './message-row.ts';

/** The amount of an application, as its messages state it. */
const AMOUNT: Label = { zh: '金额 {amount} 元', en: 'CNY {amount}' };
const LOAN: Label = { zh: '贷款 {amount} 元', en: 'a loan of CNY {amount}' };

const amountOf = (kind: BilateralKind): Label => (kind === 'pledge' ? LOAN : AMOUNT);

type About = MessageRow['about'];

/** Messages about an application to the enterprise that made it, without and with a reason. */
export function toApplicant(kind: BilateralKind) {
  const { own } = PARTY_SENTENCES[kind];
  const amount = amountOf(kind);
  return {
    plain: {
      about: kind,
      parameters: { number: 'text', to: 'text', amount: 'amount' },
      content: { zh: `${own.zh}，{number}，${amount.zh}。`, en: `${own.en}, {number}, ${amount.en}.` },
    },
    withReason: {
      about: kind,
      parameters: { number: 'text', to: 'text', amount: 'amount', reason: 'text' },
      content: { zh: `${own.zh}，{number}，${amount.zh}：{reason}。`, en: `${own.en}, {number}, ${amount.en}: {reason}.` },
    },
  } as const;
}

/** Messages about an application to the enterprise that is to sign for a piece, without and with a reason. */
export function toRecipient(kind: BilateralKind, about: About) {
  const { counterparty } = PARTY_SENTENCES[kind];
  return {
    plain: {
      about,
      parameters: { from: 'text', amount: 'amount' },
      content: { zh: `${counterparty.zh}，${AMOUNT.zh}。`, en: `${counterparty.en}, ${AMOUNT.en}.` },
    },
    withReason: {
      about,
      parameters: { from: 'text', amount: 'amount', reason: 'text' },
      content: { zh: `${counterparty.zh}，${AMOUNT.zh}：{reason}。`, en: `${counterparty.en}, ${AMOUNT.en}: {reason}.` },
    },
  } as const;
}

/** The payment in every message that asks for one: the sum, the payee with its account, and the remark by which the payee recognises it. */
export const payTo = (sum: Label, payee: string): Label => ({
  zh: `${sum.zh}，付至${payee}，{account}，附言 {number}`,
  en: `${sum.en} to ${payee}, {account}, with the remark {number}`,
});

/** Messages about an application to its lender or guarantor. */
export function toLender(kind: BilateralKind, about: About) {
  const { counterparty } = PARTY_SENTENCES[kind];
  const amount = amountOf(kind);
  return {
    about,
    parameters: { number: 'text', from: 'text', amount: 'amount' },
    content: { zh: `${counterparty.zh}，{number}，${amount.zh}。`, en: `${counterparty.en}, {number}, ${amount.en}.` },
  } as const;
}

/** A message to the borrower that a payment to it failed, which names its sum. */
export function ofFailedPayment(kind: 'financing' | 'pledge') {
  const { own } = PARTY_SENTENCES[kind];
  return {
    about: kind,
    parameters: { number: 'text', to: 'text', paidOut: 'amount', reason: 'text' },
    content: { zh: `${own.zh}，{number}，放款 {paidOut} 元：{reason}。`, en: `${own.en}, {number}, a payment of CNY {paidOut}: {reason}.` },
  } as const;
}

/** Messages about one repayment, which name its sum: to its own people, to them with a reason, to them if it was the last, and to the lender. */
export function ofRepayment(kind: 'financing' | 'pledge', about: About) {
  const { own, counterparty } = PARTY_SENTENCES[kind];
  return {
    own: {
      about: kind,
      parameters: { number: 'text', to: 'text', repaid: 'amount' },
      content: { zh: `${own.zh}，{number}，还款 {repaid} 元。`, en: `${own.en}, {number}, a repayment of CNY {repaid}.` },
    },
    ownLast: {
      about: kind,
      parameters: { number: 'text', to: 'text', repaid: 'amount' },
      content: { zh: `${own.zh}，{number}，本次还款 {repaid} 元。`, en: `${own.en}, {number}, by a repayment of CNY {repaid}.` },
    },
    ownWithReason: {
      about: kind,
      parameters: { number: 'text', to: 'text', repaid: 'amount', reason: 'text' },
      content: {
        zh: `${own.zh}，{number}，还款 {repaid} 元：{reason}。`,
        en: `${own.en}, {number}, a repayment of CNY {repaid}: {reason}.`,
      },
    },
    lender: {
      about,
      parameters: { number: 'text', from: 'text', repaid: 'amount' },
      content: { zh: `${counterparty.zh}，{number}，还款 {repaid} 元。`, en: `${counterparty.en}, {number}, a repayment of CNY {repaid}.` },
    },
  } as const;
}
