import { BankAccountId, type EnterpriseNo } from '@lianxin/api/contract';
import {
  identityKindOf,
  messageOf,
  Refusal,
  userStatusOf,
  type Channels,
  type MessageFacts,
  type RegistrationField,
} from '@lianxin/domain';
import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createEnterprise } from '../account/index.ts';
import { joinInviter } from '../../trade/suppliers/index.ts';
import { branchOf, startDeposit } from '../../money/bank-check/index.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Random } from '../../../platform/clock/random.ts';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, file, fileGrant, membership, session, storedObject, userAccount } from '../../../schema/index.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { copyConsentsTo } from '../../foundation/documents/index.ts';
import { decisionSms, languageOf, notify } from '../../foundation/messages/index.ts';
import type { SignerPort } from '../../../platform/signer/signer.ts';
import { queueSms } from '../../../platform/sms/queue-sms.ts';
import { fileIdsOf, valuesOf } from './form.ts';
import { keepRegistration, lockRegistration, nextState, type RegistrationRow } from './repository.ts';
import { isTaken } from './submit.ts';

/** The transaction and the name of the deciding operator. */
export interface Decision {
  readonly db: Db;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly signer: SignerPort;
  readonly actorName: string;
}

export interface Decided {
  readonly id: string;
  readonly version: number;
}

async function waiting({ db }: Decision, { id, version }: Decided): Promise<RegistrationRow> {
  const row = await lockRegistration(db, id);
  if (row.version !== version) throw staleVersion(row.changedBy, row.savedAt, row.version);
  return row;
}

/** The applicant's uploads become files of the enterprise; it may read uploads by another enterprise's administrator. */
async function handOver(db: Db, { userId, enterpriseNo, form }: RegistrationRow): Promise<void> {
  const uploaded = await db
    .update(file)
    .set({ enterpriseNo })
    .where(and(eq(file.uploadedBy, userId), isNull(file.enterpriseNo)))
    .returning({ key: file.key });
  const keys = uploaded.map(({ key }) => key);
  if (keys.length > 0) await db.update(storedObject).set({ enterpriseNo }).where(inArray(storedObject.key, keys));
  const ids = fileIdsOf(form);
  if (ids.length === 0) return;
  const elsewhere = await db
    .select({ fileId: file.id })
    .from(file)
    .where(and(inArray(file.id, ids), ne(file.enterpriseNo, enterpriseNo)));
  if (elsewhere.length > 0)
    await db
      .insert(fileGrant)
      .values(elsewhere.map(({ fileId }) => ({ fileId, enterpriseNo })))
      .onConflictDoNothing();
}

/** Adds the enterprise with an account yet to be verified. */
async function admitEnterprise(decision: Decision, registered: RegistrationRow): Promise<BankAccountId> {
  const { db, channels, clock, ids } = decision;
  const { enterpriseNo, form } = registered;
  const [first] = channels.list;
  const values = valuesOf(form);
  if (await isTaken(db, values, enterpriseNo)) throw new Refusal('ENTERPRISE_TAKEN');
  const branch = await branchOf(db, values['account.branchNumber']);
  if (!branch) throw new Refusal('NOT_FOUND');
  await createEnterprise(
    { db, clock },
    {
      enterpriseNo,
      name: values['enterprise.name'],
      creditCode: values['enterprise.creditCode'],
      legalName: values['enterprise.legalName'],
      size: values['enterprise.size'],
      address: values['enterprise.address'],
      licenceFile: values['enterprise.licenceFileId'],
      legalIdKind: identityKindOf(values['enterprise.legalIdKind']),
      legalIdFrontFile: values['enterprise.legalIdFrontFileId'],
      legalIdBackFile: values['enterprise.legalIdBackFileId'] || null,
      elementsVerifiedAt: registered.elementCheck?.outcome === 'match' ? new Date(registered.elementCheck.checkedAt) : null,
      contactName: values['authorisation.agentName'],
      businessChannels: String(first.code),
      channels: { [first.code]: '0' },
    },
  );
  await handOver(db, registered);
  const id = z.parse(BankAccountId, ids.next());
  await db.insert(bankAccount).values({
    id,
    enterpriseNo,
    accountName: values['account.accountName'],
    accountNumber: values['account.accountNumber'],
    branchNumber: branch.branchNumber,
    bankName: branch.bankName,
    isDefault: true,
    pays: true,
  });
  return id;
}

/** Makes the applicant the administrator, with a certificate to sign the agreement; their open sessions now act for the enterprise. */
async function appointAdministrator(
  decision: Decision,
  { userId, kind, form }: RegistrationRow,
  enterpriseNo: EnterpriseNo,
  status: number,
): Promise<void> {
  const { db, ids, signer } = decision;
  const [held] = await db.select({ count: count() }).from(membership).where(eq(membership.userId, userId));
  await db.insert(membership).values({ userId, enterpriseNo, role: 'administrator', rank: held?.count ?? 0, status });
  const displayName = valuesOf(form)['authorisation.agentName'];
  const subject = `${valuesOf(form)['enterprise.name']}·${displayName}`;
  await signer.enrol({ userId, enterpriseNo, serial: `SM2-${ids.next()}`, subject });
  await notify(decision, { ...messageOf('certificateReady', { enterprise: valuesOf(form)['enterprise.name'] }), enterpriseNo, userId });
  if (kind !== 'first') return;
  await db
    .update(userAccount)
    .set({ status: userStatusOf('completed', 0), rejectionReason: null, displayName })
    .where(eq(userAccount.userId, userId));
  await db
    .update(session)
    .set({ enterpriseNo, role: 'administrator' })
    .where(and(eq(session.userId, userId), isNull(session.enterpriseNo), isNull(session.revokedAt)));
}

async function tell(decision: Decision, { id, userId, kind }: RegistrationRow, told: MessageFacts): Promise<void> {
  const { db } = decision;
  const [person] = await db.select({ mobile: userAccount.mobile }).from(userAccount).where(eq(userAccount.userId, userId));
  if (person) await queueSms(decision, { to: person.mobile, text: decisionSms(told, await languageOf(db, userId)) });
  if (kind === 'first') return;
  const [home] = await db.select().from(membership).where(eq(membership.userId, userId)).orderBy(membership.rank).limit(1);
  if (home) await notify(decision, { ...told, enterpriseNo: home.enterpriseNo, userId, subjectId: id });
}

/**
 * Adds the enterprise with the applicant as administrator, in status 3 until the micro-deposit instructed here is confirmed. Refuses
 * ILLEGAL_STATE, STALE_VERSION and ENTERPRISE_TAKEN.
 */
export async function approveRegistration(decision: Decision, decided: Decided): Promise<RegistrationRow> {
  const { db, clock, actorName } = decision;
  const row = await waiting(decision, decided);
  const state = nextState(row.state, 'approve');
  const { enterpriseNo, userId } = row;
  const approved = { ...row, state, decidedAt: clock.now(), decidedBy: actorName, changedBy: actorName, savedAt: clock.now() };
  const bankAccountId = await admitEnterprise(decision, row);
  await copyConsentsTo(decision, { userId, enterpriseNo });
  await appointAdministrator(decision, row, enterpriseNo, userStatusOf(state, row.submissions));
  await startDeposit(decision, { id: enterpriseNo, enterpriseNo, bankAccountId, userId, by: actorName });
  await joinInviter(decision, userId, { enterpriseNo, name: valuesOf(row.form)['enterprise.name'] });
  await tell(decision, row, messageOf('registrationApproved', { enterprise: valuesOf(row.form)['enterprise.name'] }));
  return keepRegistration(db, approved);
}

export interface Rejection extends Decided {
  /** Shown to the applicant; at most 100 characters. */
  readonly reason: string;
  readonly fields: readonly RegistrationField[];
}

export async function rejectRegistration(decision: Decision, { reason, fields, ...decided }: Rejection): Promise<RegistrationRow> {
  const { db, clock, actorName } = decision;
  const row = await waiting(decision, decided);
  const state = nextState(row.state, 'reject');
  if (row.kind === 'first')
    await db
      .update(userAccount)
      .set({ status: userStatusOf(state, row.submissions), rejectionReason: reason })
      .where(eq(userAccount.userId, row.userId));
  await tell(decision, row, messageOf('registrationRejected', { reason }));
  return keepRegistration(db, {
    ...row,
    state,
    reason,
    fieldsToChange: [...new Set(fields)],
    decidedAt: clock.now(),
    decidedBy: actorName,
    changedBy: actorName,
    savedAt: clock.now(),
  });
}
