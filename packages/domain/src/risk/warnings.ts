import type { CheckLevel } from '../checks.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, type Fen } from '../money/yuan.ts';
import { addMonths, type CivilDate } from '../calendar/civil-date.ts';

/** Default thresholds of the warnings; a lender may change each. */
export const RISK_LIMITS = { warnSharePpm: 250_000n, warnIndexPpm: 250_000n, longMonths: 6 } as const;

/** Warnings shown to a lender's reviewer beside an application. They inform, and never decide. */
export type RiskCode = 'issuerOverdue' | 'issuerShare' | 'longTerm' | 'invoiceUsedElsewhere' | 'registeredElsewhere' | 'issuerSuspended';

export interface RiskWarning {
  readonly code: RiskCode;
  /** `pending`: not examined yet, which does not count as a pass. */
  readonly level: CheckLevel;
  readonly figures: Readonly<Record<string, Fen | Ppm | number | string>>;
}

/** What is known about an application when a lender decides on it. */
export interface RiskQuestion {
  /** Overdue amount of the issuer's vouchers on the whole platform, and how often vouchers have been overdue. */
  readonly issuerOverdue: Fen;
  readonly timesOverdue: number;
  readonly issuerSuspended: boolean;
  /** The lender's exposure to the issuer, and in total. */
  readonly exposure: Fen;
  readonly allExposure: Fen;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** Invoices of this application already used by another application at any lender. */
  readonly invoicesElsewhere: readonly string[];
  /** Number of entries by others found in the register; undefined before a search. */
  readonly registeredElsewhere: number | undefined;
}

const MILLION = 1_000_000n;

/** All warnings in display order: the issuer, the concentration, the term, and competing claims. */
export function riskWarnings(question: RiskQuestion): readonly RiskWarning[] {
  const { issuerOverdue, timesOverdue, amount, issuedOn, dueOn, invoicesElsewhere, registeredElsewhere } = question;
  const exposure = fen(question.exposure + amount);
  const all = fen(question.allExposure + amount);
  const sharePpm = all === 0n ? 0n : (exposure * MILLION) / all;
  const latest = addMonths(issuedOn, RISK_LIMITS.longMonths);
  return [
    { code: 'issuerSuspended', level: question.issuerSuspended ? 'fail' : 'pass', figures: {} },
    {
      code: 'issuerOverdue',
      level: issuerOverdue > 0n ? 'fail' : timesOverdue > 0 ? 'warn' : 'pass',
      figures: { overdue: issuerOverdue, times: timesOverdue },
    },
    { code: 'issuerShare', level: sharePpm > RISK_LIMITS.warnSharePpm ? 'warn' : 'pass', figures: { exposure, sharePpm } },
    // 银发〔2025〕77号 Art 11: a lender must examine whether a term of more than six months is reasonable.
    { code: 'longTerm', level: dueOn > latest ? 'warn' : 'pass', figures: { latest, dueOn } },
    {
      code: 'invoiceUsedElsewhere',
      level: invoicesElsewhere.length > 0 ? 'fail' : 'pass',
      figures: { count: invoicesElsewhere.length },
    },
    registeredElsewhere === undefined
      ? { code: 'registeredElsewhere', level: 'pending', figures: {} }
      : { code: 'registeredElsewhere', level: registeredElsewhere > 0 ? 'fail' : 'pass', figures: { count: registeredElsewhere } },
  ];
}
