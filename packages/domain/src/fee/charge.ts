import type { CivilDate } from '../calendar/civil-date.ts';
import type { ChargeKind } from '../quote/quote.ts';
import { UNPAID_FEE_STATES, type FeeState } from './state.ts';

/** Who asks an enterprise for a fee: the platform by an item of its own, or an application whose costs it bears. */
export const CHARGE_SOURCES = ['platform', 'application'] as const;

export type ChargeSource = (typeof CHARGE_SOURCES)[number];

/** What the platform asks for by items of its own, besides the fee of an application. Any other word is a service too. */
export const PLATFORM_FEE_KINDS = ['ukey', 'service', 'issuance', 'transfer', 'evidence', 'registration'] as const;

export type PlatformFeeKind = (typeof PLATFORM_FEE_KINDS)[number];

/** The charges of an application that may be borne, in the order in which they are told. */
export const APPLICATION_CHARGE_KINDS = ['interest', 'lenderFee', 'serviceFee', 'guaranteeFee'] as const satisfies readonly ChargeKind[];

/** A fee that must be paid and was not by its day. */
export const isOverdueFee = (
  fee: { readonly state: FeeState; readonly mandatory: boolean; readonly dueOn: CivilDate | null },
  today: CivilDate,
): boolean => fee.mandatory && UNPAID_FEE_STATES.includes(fee.state) && fee.dueOn !== null && fee.dueOn < today;
