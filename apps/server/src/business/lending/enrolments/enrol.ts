import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { enrolmentSignatureText, messageOf, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enrolment, enterprise } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { ASK_JOB } from './ask-lender.ts';
import { enrolmentsOf } from './enrolments.ts';

type Calls = (typeof contract)['enrolment'];

interface Lender {
  readonly lenderName: string;
  /** The first channel of the lender, which stands for all of them in the request. */
  readonly channel: number;
}

/**
 * The lender of a channel, if the enterprise may send it a request now. Refuses NOT_FOUND if there is no such lender, DUPLICATE if there is
 * a request already.
 */
async function lenderToAsk(context: CallContext, channel: number): Promise<Lender> {
  const found = (await enrolmentsOf(context)).find(({ channels }) => channels.some((one) => one.channel === channel));
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'none' && found.state !== 'refused') throw new Refusal('DUPLICATE');
  return found;
}

/** The text that an administrator signs for a request, and the lender named in it. Refuses NOT_FOUND and DUPLICATE. */
export async function enrolmentText(context: CallContext, channel: number): Promise<SignedText & Lender> {
  const { db, viewer } = context;
  const { lenderName, channel: firstChannel } = await lenderToAsk(context, channel);
  const [row] = await db
    .select()
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseOf(context)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { name: enterpriseName, creditCode, address, size } = row;
  const party = { lenderName, enterpriseName, creditCode, address, size, signerName: viewer.displayName };
  return {
    lenderName,
    channel: firstChannel,
    text: enrolmentSignatureText(party),
    elements: elementsOf({ object: 'enrolment', ...party }),
  };
}

/** Sends a request to a lender to serve the enterprise on all its channels, and notifies the enterprise's administrators. */
export async function enrol(context: CallContext, { channel, signature }: RequestOf<Calls['apply']>): Promise<ResponseOf<Calls['apply']>> {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { text, lenderName, channel: firstChannel } = await enrolmentText(context, channel);
  const subjectId = String(channel);
  const signed = await requireSignature(context, { act: 'enrolmentApply', subjectId, version: 0, text }, signature);
  const id = ids.next();
  const made = await db
    .insert(enrolment)
    .values({
      id,
      enterpriseNo,
      channel: firstChannel,
      lenderName,
      state: 'submitted',
      version: 1,
      submittedById: viewer.userId,
      submittedBy: viewer.displayName,
      submittedAt: clock.now(),
      certificateSerial: signed.certificateSerial,
      signedText: signed.text,
      signatureValue: signed.value,
    })
    .onConflictDoNothing()
    .returning({ id: enrolment.id });
  if (made.length === 0) throw new Refusal('DUPLICATE');
  await planJob({ db, ids }, { kind: ASK_JOB, subject: id, runAt: clock.now() });
  await recordAudit(context, 'enrolment.apply', enterpriseNo);
  const message = messageOf('enrolmentSubmitted', { person: viewer.displayName, lender: lenderName });
  await notify(context, { ...message, enterpriseNo, role: 'administrator', subjectId: id });
  return enrolmentsOf(context);
}
