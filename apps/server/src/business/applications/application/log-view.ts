import type { EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import type { ApplicationKind } from '@lianxin/domain';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { applicationLog, enterprise, financingPiece, issuance, transfer } from '../../../schema/index.ts';
import { maskedName } from '../../foundation/parties/index.ts';
import { withoutAutosaves } from './without-autosaves.ts';

/** Steps inside one enterprise that are none of the other party's business, nor are their reasons. */
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
/** Steps by which a voucher came, or did not come, to another: who deals with the voucher reads that they were taken. */
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

/** A step with the name of the enterprise that took it, and the number of the one whose business it is. */
export interface Taken {
  readonly step: StepRow;
  readonly name: string;
  readonly ofNo: EnterpriseNo | null;
}

const isFor = ({ step, ofNo }: Taken, viewerNo: EnterpriseNo): boolean => ofNo === viewerNo || !INTERNAL.includes(step.event);

/** The steps of the applications that are chosen by kind and id, oldest first, and the enterprise that took each. */
async function stepsOf(db: Db, chosen: SQL): Promise<Taken[]> {
  const rows = await db
    .select({ step: applicationLog, name: enterprise.name })
    .from(sql`(${chosen}) chosen (kind, id)`)
    .innerJoin(applicationLog, sql`${applicationLog.objectKind} = chosen.kind and ${applicationLog.objectId} = chosen.id`)
    .leftJoin(enterprise, eq(enterprise.enterpriseNo, applicationLog.enterpriseNo))
    .orderBy(applicationLog.id);
  // Whoever took its first step owns it; what the system does inside an enterprise is its owner's.
  const owners = new Map(rows.toReversed().map(({ step }) => [step.objectId, step.enterpriseNo]));
  return rows.map(({ step, name }) => ({ step, name: name ?? '', ofNo: step.enterpriseNo ?? owners.get(step.objectId) ?? null }));
}

/** The steps of an application, oldest first, as one of its parties may see them: of what others did, only the events that are its business. */
export async function logOf(db: Db, kind: string, id: string, viewerNo: EnterpriseNo, business?: readonly string[]): Promise<LogEntry[]> {
  const steps = await stepsOf(db, sql`values (${kind}::text, ${id}::text)`);
  const concerns = ({ step, ofNo }: Taken) => business === undefined || ofNo === viewerNo || business.includes(step.event);
  return withoutAutosaves(
    steps
      .filter((taken) => isFor(taken, viewerNo) && concerns(taken))
      .map(({ step, name, ofNo }) => entryOf(step, name, ofNo === viewerNo)),
  );
}

/** One of several applications whose steps are read together. */
export interface LoggedApplication {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly number: string;
  /** The enterprises it is between: they read of its people and reasons. */
  readonly parties: readonly (EnterpriseNo | null)[];
}

interface Reader {
  readonly viewerNo: EnterpriseNo;
  /** The enterprises whose names they may read; others are masked. */
  readonly known: ReadonlySet<EnterpriseNo>;
}

/** The steps of all applications about a voucher, which a query names, oldest first. */
export const stepsOfVoucher = (db: Db, voucherId: SQL): Promise<Taken[]> =>
  stepsOf(
    db,
    sql`select 'issuance', ${issuance.id} from ${issuance} where ${issuance.voucherId} = ${voucherId}
      union all select 'transfer', ${transfer.id} from ${transfer} where ${transfer.voucherId} = ${voucherId}
      union all select 'financing', ${financingPiece.applicationId} from ${financingPiece} where ${financingPiece.voucherId} = ${voucherId}`,
  );

/** Of some steps those of several applications, without the work on their drafts: whole where the reader is a party, else only that they were taken, and by which enterprise. */
export function logsOf(steps: readonly Taken[], applications: readonly LoggedApplication[], { viewerNo, known }: Reader): LogEntry[] {
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
