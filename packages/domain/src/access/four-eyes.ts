import type { Act } from './action-matrix.ts';

/**
 * What each checking act looks at: whoever did one of these does not do the check (objects §2). The server asks by person, whatever role
 * they have now; within one party, for the acts of others are others' anyway.
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

/** Whether an act is a check of what somebody else has to have done. */
export const isCheckingAct = (act: Act): act is CheckingAct => Object.hasOwn(CHECKED_ACTS, act);
