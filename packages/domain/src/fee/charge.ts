import type { CivilDate } from '../calendar/civil-date.ts';
import type { ChargeKind } from '../quote/quote.ts';
import { feeRefundMachine, type FeeRefundState } from './refund.ts';
import { FEE_STATE_CODES, feeMachine, UNPAID_FEE_STATES, type FeeState } from './state.ts';

/** Source of a fee: charged by the platform directly, or part of the costs of an application. */
export const CHARGE_SOURCES = ['platform', 'application'] as const;

export type ChargeSource = (typeof CHARGE_SOURCES)[number];

/** Kinds of fee that the platform charges directly. Any other kind counts as a service. */
export const PLATFORM_FEE_KINDS = ['ukey', 'service', 'issuance', 'transfer', 'evidence', 'registration'] as const;

export type PlatformFeeKind = (typeof PLATFORM_FEE_KINDS)[number];

/** The charges of an application, in display order. */
export const APPLICATION_CHARGE_KINDS = ['interest', 'lenderFee', 'serviceFee', 'guaranteeFee'] as const satisfies readonly ChargeKind[];

/** State of a fee that an enterprise bears: that of the fee, or that of its refund once it is owed back. */
export type ChargeState = FeeState | FeeRefundState;

export const CHARGE_STATES: readonly ChargeState[] = [...feeMachine.states, ...feeRefundMachine.states];

/** Wire codes of the states. */
export const CHARGE_STATE_CODES = {
  ...FEE_STATE_CODES,
  refundDue: '4',
  refundDeclared: '5',
  refunded: '6',
} as const satisfies Record<ChargeState, string>;

/** Whether a fee was not owed back. */
export const isFeeState = (state: ChargeState): state is FeeState => feeMachine.states.some((one) => one === state);

/** Whether a mandatory fee is unpaid after its due day. */
export const isOverdueFee = (
  fee: { readonly state: ChargeState; readonly mandatory: boolean; readonly dueOn: CivilDate | null },
  today: CivilDate,
): boolean => fee.mandatory && isFeeState(fee.state) && UNPAID_FEE_STATES.includes(fee.state) && fee.dueOn !== null && fee.dueOn < today;
