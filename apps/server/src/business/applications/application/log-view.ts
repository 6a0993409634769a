import type { EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import type { ApplicationKind } from '@lianxin/domain';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { applicationLog, enterprise, financingPiece, issuance, transfer } from '../../../schema/index.ts';
import { maskedName } from '../../foundation/parties/index.ts';
import { withoutAutosaves } from './without-autosaves.ts';

/** Internal steps, hidden from the other party with their reasons. */
const INTERNAL: readonly string[] = [
  'submit',
  'edit',
  'return',
  'lapse',
  'passFirst',
  'signReturn',
  'voidReject',
  'signContract',
  'contractReturn',
  'consent',
  'consentReturn',
];
/** Steps that tell other parties of a voucher whether it changed hands. */
const OF_THE_VOUCHER: readonly string[] = ['pass', 'signDirect', 'signConfirm', 'refuse', 'expire'];
/** The only step of a financing that moves the voucher. */
const OF_FINANCED: readonly string[] = ['disburse'];

type StepRow = typeof applicationLog.$inferSelect;

const entryOf = (step: StepRow, enterpriseName: string, isOfViewer: boolean): LogEntry => ({
  event: step.event,
  actorName: step.actorName,
  actorRole: step.actorRole,
  enterpriseName,
  at: step.at.toISOString(),
  reason: step.reason,
  certificateSerial: step.certificateSerial,
  signed: step.signatureValue !== null,
  ...(isOfViewer && step.onBehalfOf !== null && { onBehalfOf: step.onBehalfOf }),
});

/** A step with the enterprise that took it and the one it belongs to. */
export interface LoggedStep {
  readonly step: StepRow;
  readonly name: string;
  readonly ofNo: EnterpriseNo | null;
}

const isFor = ({ step, ofNo }: LoggedStep, viewerNo: EnterpriseNo): boolean => ofNo === viewerNo || !INTERNAL.includes(step.event);

/** Steps of the chosen applications, oldest first, with the enterprise that took each. */
async function stepsOf(db: Db, chosen: SQL): Promise<LoggedStep[]> {
  const rows = await db
    .select({ step: applicationLog, name: enterprise.name })
    .from(sql`(${chosen}) chosen (kind, id)`)
    .innerJoin(applicationLog, sql`${applicationLog.objectKind} = chosen.kind and ${applicationLog.objectId} = chosen.id`)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, applicationLog.enterpriseNo))
    .orderBy(applicationLog.id);
  // The first step determines the owner, to whom internal steps of the system belong.
  const owners = new Map(rows.toReversed().map(({ step }) => [step.objectId, step.enterpriseNo]));
  return rows.map(({ step, name }) => ({ step, name: name ?? '', ofNo: step.enterpriseNo ?? owners.get(step.objectId) ?? null }));
}

/** The steps of an application, oldest first, as one of its parties may see them: of what others did, only the events that are its business. */
export async function logOf(db: Db, kind: string, id: string, viewerNo: EnterpriseNo, business?: readonly string[]): Promise<LogEntry[]> {
  const steps = await stepsOf(db, sql`values (${kind}::text, ${id}::text)`);
  const concerns = ({ step, ofNo }: LoggedStep) => business === undefined || ofNo === viewerNo || business.includes(step.event);
  return withoutAutosaves(
    steps
      .filter((taken) => isFor(taken, viewerNo) && concerns(taken))
      .map(({ step, name, ofNo }) => entryOf(step, name, ofNo === viewerNo)),
  );
}

export interface LoggedApplication {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly number: string;
  /** Parties see people and reasons. */
  readonly parties: readonly (EnterpriseNo | null)[];
}

interface Reader {
  readonly viewerNo: EnterpriseNo;
  /** Enterprises that the reader may see by name; others are masked. */
  readonly known: ReadonlySet<EnterpriseNo>;
}

/** The steps of all applications for the vouchers of a query, oldest first. */
export const stepsOfVoucher = (db: Db, voucherId: SQL): Promise<LoggedStep[]> =>
  stepsOf(
    db,
    sql`select 'issuance', ${issuance.id} from ${issuance} where ${issuance.voucherId} = ${voucherId}
      union all select 'transfer', ${transfer.id} from ${transfer} where ${transfer.voucherId} = ${voucherId}
      union all select 'financing', ${financingPiece.applicationId} from ${financingPiece} where ${financingPiece.voucherId} = ${voucherId}`,
  );

/** Steps of several applications without work on drafts. A party sees all details; others see only the step and the enterprise. */
export function logsOf(steps: readonly LoggedStep[], applications: readonly LoggedApplication[], { viewerNo, known }: Reader): LogEntry[] {
  const byId = new Map(applications.map((one) => [one.id, one]));
  return steps.flatMap((taken): LogEntry[] => {
    const { step, name } = taken;
    const application = byId.get(step.objectId);
    if (application === undefined || step.event === 'edit') return [];
    const event = `${step.objectKind}.${step.event}`;
    if (application.parties.includes(viewerNo))
      return isFor(taken, viewerNo) ? [{ ...entryOf(step, name, taken.ofNo === viewerNo), event, number: application.number }] : [];
    if (!(step.objectKind === 'financing' ? OF_FINANCED : OF_THE_VOUCHER).includes(step.event)) return [];
    const { enterpriseNo } = step;
    const enterpriseName = enterpriseNo === null || known.has(enterpriseNo) ? name : maskedName(name);
    return [{ ...entryOf(step, enterpriseName, false), event, actorName: '', reason: null, certificateSerial: null }];
  });
}
