import type { CheckLevel } from '../checks.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, type Fen } from '../money/yuan.ts';
import { addMonths, type CivilDate } from '../calendar/civil-date.ts';

/** From which share on one issuer is too much of a lender's money; each is a default that it may change. */
export const RISK_LIMITS = { warnSharePpm: 250_000n, warnIndexPpm: 250_000n, longMonths: 6 } as const;

/** What a lender's reviewer sees beside an application; never the platform's decision. */
export type RiskCode = 'issuerOverdue' | 'issuerShare' | 'longTerm' | 'invoiceUsedElsewhere' | 'registeredElsewhere' | 'issuerSuspended';

export interface RiskWarning {
  readonly code: RiskCode;
  /** `pending`: nobody has looked yet, which is no pass. */
  readonly level: CheckLevel;
  readonly figures: Readonly<Record<string, Fen | Ppm | number | string>>;
}

/** What is known of an application when a lender decides on it. */
export interface RiskQuestion {
  /** What of the issuer's vouchers is overdue anywhere, and how often it has been. */
  readonly issuerOverdue: Fen;
  readonly timesOverdue: number;
  readonly issuerSuspended: boolean;
  /** What the lender has out against the issuer, and against everybody. */
  readonly exposure: Fen;
  readonly allExposure: Fen;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  /** Invoices of this application that another application, of whichever lender, holds already. */
  readonly invoicesElsewhere: readonly string[];
  /** Entries of others that the search of the register found; undefined while nobody has searched. */
  readonly registeredElsewhere: number | undefined;
}

const MILLION = 1_000_000n;

/** The warnings of an application, in one order: the issuer, what hangs on it, the term, and who else claims the same. */
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
    // 银发〔2025〕77号 Art 11: a lender examines whether a term of more than six months is reasonable.
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
