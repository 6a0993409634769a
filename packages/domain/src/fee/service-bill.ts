import { addDays, addMonths, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';
import { grouped, monthNameOf } from '../statement/months.ts';
import { UNPAID_FEE_STATES, type FeeState } from './state.ts';
import { vatIn, vatRateOf } from './vat.ts';

/** The businesses that the platform charges for, in the order of a bill. */
export const SERVICE_BUSINESSES = ['issuance', 'transfer', 'financing', 'pledge', 'evidence', 'registration', 'ukey', 'platform'] as const;

export type ServiceBusiness = (typeof SERVICE_BUSINESSES)[number];

interface ChargeSubject {
  readonly kind: string;
  /** The kind of application that caused the charge; null when the platform charges it directly. */
  readonly application: 'financing' | 'pledge' | null;
}

/** The business of a charge: that of its application, otherwise its kind, otherwise the platform's general service. */
export function serviceBusinessOf({ kind, application }: ChargeSubject): ServiceBusiness {
  return application ?? SERVICE_BUSINESSES.find((business) => business === kind) ?? 'platform';
}

/** A charge of the platform on its charge day; the amount includes tax. */
export interface ServiceCharge extends ChargeSubject {
  readonly on: CivilDate;
  readonly amount: Fen;
  readonly state: FeeState;
}

/** An amount split into net and tax, which sum to it exactly. */
export interface TaxedAmount {
  readonly net: Fen;
  readonly tax: Fen;
  readonly amount: Fen;
}

/** The part of a bill for one business. */
export interface BusinessSum extends TaxedAmount {
  readonly business: ServiceBusiness;
  readonly taxRate: Ppm;
  readonly count: number;
  /** The amount that the enterprise still has to pay. */
  readonly unpaid: Fen;
}

/** The bill of a month, up to its last day, or up to today for the current month. */
export interface ServiceBillMonth extends TaxedAmount {
  /** "2026-11". */
  readonly month: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly parts: readonly BusinessSum[];
  readonly unpaid: Fen;
}

/** Splits a charge into net and tax, with the invoice's VAT rate. */
export function taxedAmount({ kind, amount }: Pick<ServiceCharge, 'kind' | 'amount'>): TaxedAmount {
  const tax = vatIn(amount, vatRateOf(kind));
  return { net: fen(amount - tax), tax, amount };
}

function totalOf(sums: readonly TaxedAmount[]): TaxedAmount {
  return {
    net: sumFen(sums.map(({ net }) => net)),
    tax: sumFen(sums.map(({ tax }) => tax)),
    amount: sumFen(sums.map(({ amount }) => amount)),
  };
}

const unpaidOf = (charges: readonly ServiceCharge[]): Fen =>
  sumFen(charges.filter(({ state }) => UNPAID_FEE_STATES.includes(state)).map(({ amount }) => amount));

function partsOf(charges: readonly ServiceCharge[]): BusinessSum[] {
  return SERVICE_BUSINESSES.flatMap((business) => {
    const charged = charges.filter((charge) => serviceBusinessOf(charge) === business);
    const [first] = charged;
    if (first === undefined) return [];
    return [
      { business, taxRate: vatRateOf(first.kind), count: charged.length, ...totalOf(charged.map(taxedAmount)), unpaid: unpaidOf(charged) },
    ];
  });
}

/** The monthly bills of an enterprise, newest first: the current month and every earlier month with a charge. */
export function serviceBillMonths(charges: readonly ServiceCharge[], today: CivilDate): readonly ServiceBillMonth[] {
  const due = charges.filter(({ on, state }) => on <= today && state !== 'cancelled');
  const byMonth = new Map([[monthNameOf(today), [] as readonly ServiceCharge[]], ...grouped(due, ({ on }) => monthNameOf(on))]);
  return [...byMonth]
    .toSorted(([left], [right]) => (left < right ? 1 : -1))
    .map(([month, charged]) => {
      const { first: from } = monthOf(charged[0]?.on ?? today);
      const last = addDays(addMonths(from, 1), -1);
      const parts = partsOf(charged);
      return { month, from, to: last < today ? last : today, parts, ...totalOf(parts), unpaid: unpaidOf(charged) };
    });
}
