import type { Act } from './action-matrix.ts';

/**
 * The acts that each checking act checks: a person who did one of them may not do the check (objects §2). The server compares persons,
 * not roles, because a person's role may have changed since; and only within one party, as the parties are separate anyway.
 */
export const CHECKED_ACTS = {
  pass: ['submit'],
  return: ['submit'],
  signConfirm: ['sign'],
  signReturn: ['sign'],
  withdrawApprove: ['withdrawApply'],
  withdrawReject: ['withdrawApply'],
  voidApprove: ['voidApply'],
  voidReject: ['voidApply'],
  authorisePay: ['pay'],
  approve: ['accept'],
  decline: ['accept'],
  sendBack: ['accept'],
  contractConfirm: ['signContract'],
  contractReturn: ['signContract'],
  consentConfirm: ['consent'],
  consentReturn: ['consent'],
  disburse: ['approve', 'countersign'],
  repayAuthorise: ['repay'],
  repayReturn: ['repay'],
  release: ['repayConfirm'],
  releaseConfirm: ['releaseApply'],
  releaseReturn: ['releaseApply'],
} as const satisfies Readonly<Partial<Record<Act, readonly Act[]>>>;

/** An act that checks what another person of the same party did. */
export type CheckingAct = keyof typeof CHECKED_ACTS;

export const isCheckingAct = (act: Act): act is CheckingAct => Object.hasOwn(CHECKED_ACTS, act);
