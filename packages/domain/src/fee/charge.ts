import type { CivilDate } from '../calendar/civil-date.ts';
import type { ChargeKind } from '../quote/quote.ts';
import { UNPAID_FEE_STATES, type FeeState } from './state.ts';

/** Source of a fee: charged by the platform directly, or part of the costs of an application. */
export const CHARGE_SOURCES = ['platform', 'application'] as const;

export type ChargeSource = (typeof CHARGE_SOURCES)[number];

/** Kinds of fee that the platform charges directly. Any other kind counts as a service. */
export const PLATFORM_FEE_KINDS = ['ukey', 'service', 'issuance', 'transfer', 'evidence', 'registration'] as const;

export type PlatformFeeKind = (typeof PLATFORM_FEE_KINDS)[number];

/** The charges of an application, in display order. */
export const APPLICATION_CHARGE_KINDS = ['interest', 'lenderFee', 'serviceFee', 'guaranteeFee'] as const satisfies readonly ChargeKind[];

/** Whether a mandatory fee is unpaid after its due day. */
export const isOverdueFee = (
  fee: { readonly state: FeeState; readonly mandatory: boolean; readonly dueOn: CivilDate | null },
  today: CivilDate,
): boolean => fee.mandatory && UNPAID_FEE_STATES.includes(fee.state) && fee.dueOn !== null && fee.dueOn < today;
