import { addDays, addMonths, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';
import { grouped, monthNameOf } from '../statement/months.ts';
import { UNPAID_FEE_STATES, type FeeState } from './state.ts';
import { vatIn, vatRateOf } from './vat.ts';

/** The business that the platform is paid for, in the order in which a bill tells of it. */
export const SERVICE_BUSINESSES = ['issuance', 'transfer', 'financing', 'pledge', 'evidence', 'registration', 'ukey', 'platform'] as const;

export type ServiceBusiness = (typeof SERVICE_BUSINESSES)[number];

interface Charged {
  readonly kind: string;
  /** The application whose cost it is; null: an item of the platform's own. */
  readonly application: 'financing' | 'pledge' | null;
}

/** The business that a charge of the platform is for: that of its application, or what it is called; any other word is its service in general. */
export function serviceBusinessOf({ kind, application }: Charged): ServiceBusiness {
  return application ?? SERVICE_BUSINESSES.find((business) => business === kind) ?? 'platform';
}

/** A charge of the platform on the day on which it was asked for; its amount contains the tax. */
export interface ServiceCharge extends Charged {
  readonly on: CivilDate;
  readonly amount: Fen;
  readonly state: FeeState;
}

/** An amount with the tax in it taken apart: net and tax sum to it. */
export interface TaxedAmount {
  readonly net: Fen;
  readonly tax: Fen;
  readonly amount: Fen;
}

/** What of a bill is for one business. */
export interface BusinessSum extends TaxedAmount {
  readonly business: ServiceBusiness;
  readonly taxRate: Ppm;
  readonly count: number;
  /** What of it waits for the enterprise. */
  readonly unpaid: Fen;
}

/** The bill of a month, to its last day, or to today while it runs. */
export interface ServiceBillMonth extends TaxedAmount {
  /** "2026-11". */
  readonly month: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly parts: readonly BusinessSum[];
  readonly unpaid: Fen;
}

/** A charge with its tax, by the rule of its invoice. */
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
    const of = charges.filter((charge) => serviceBusinessOf(charge) === business);
    const [first] = of;
    if (first === undefined) return [];
    return [{ business, taxRate: vatRateOf(first.kind), count: of.length, ...totalOf(of.map(taxedAmount)), unpaid: unpaidOf(of) }];
  });
}

/** The bills of an enterprise, the newest month first: that of today, and every earlier one in which the platform asked for anything. */
export function serviceBillMonths(charges: readonly ServiceCharge[], today: CivilDate): readonly ServiceBillMonth[] {
  const asked = charges.filter(({ on, state }) => on <= today && state !== 'cancelled');
  const byMonth = new Map([[monthNameOf(today), [] as readonly ServiceCharge[]], ...grouped(asked, ({ on }) => monthNameOf(on))]);
  return [...byMonth]
    .toSorted(([left], [right]) => (left < right ? 1 : -1))
    .map(([month, of]) => {
      const { first: from } = monthOf(of[0]?.on ?? today);
      const last = addDays(addMonths(from, 1), -1);
      const parts = partsOf(of);
      return { month, from, to: last < today ? last : today, parts, ...totalOf(parts), unpaid: unpaidOf(of) };
    });
}
