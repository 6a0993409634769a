import type { contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import {
  asksRegisters,
  informationChange,
  informationChangeMachine,
  messageOf,
  papersMissing,
  Refusal,
  type IdentityElement,
  type InformationField,
  type InformationValues,
  hasBackSide,
  isIdentityDocument,
  USUAL_IDENTITY_KIND,
} from '@lianxin/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { FieldRefusal, refusedField, staleVersion, type Sentence } from '../../../platform/refusals.ts';
import { identityElements } from '../../../platform/gateway/public-registers.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { enterprise, informationChangeRow } from '../../../schema/index.ts';
import { readableFiles } from '../../foundation/files/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { changeView, filesOf, filesOfChange, type ChangeRow } from './change-view.ts';

type Calls = (typeof contract)['enterprise'];
type EnterpriseRow = typeof enterprise.$inferSelect;

export const valuesInForce = (row: EnterpriseRow): InformationValues => ({
  name: row.name,
  legalName: row.legalName,
  address: row.address,
  size: row.size,
  licenceFileId: row.licenceFile ?? '',
  legalIdFrontFileId: row.legalIdFrontFile ?? '',
  legalIdBackFileId: row.legalIdBackFile ?? '',
});

const REQUIRED: Sentence = { zh: '变更后的信息须上传相应证件', en: 'The change needs this paper' };
const FILE_MISSING: Sentence = { zh: '文件不存在，请重新上传', en: 'The file is missing. Upload it again' };
const MISMATCH: Sentence = { zh: '与工商登记信息不一致', en: 'This does not agree with the public register' };
const SAME: Sentence = { zh: '没有改动', en: 'Nothing was changed' };

const refuse = (fields: readonly InformationField[], message: Sentence): void => {
  if (fields.length > 0) throw new FieldRefusal(fields.map((path) => ({ path, message })));
};

/** Form field of each checked element; the credit code has none, so its mismatch is shown at the name. */
const PATHS: Readonly<Record<IdentityElement, string>> = {
  name: 'name',
  creditCode: 'name',
  legalName: 'legalName',
  legalIdNumber: 'legalIdNumber',
};

type Update = RequestOf<Calls['update']>;

async function checkRegisters(
  { limiter, registers }: Pick<Services, 'limiter' | 'registers'>,
  { clock, viewer }: CallContext,
  elements: Record<Exclude<IdentityElement, 'legalIdNumber'>, string>,
  { legalIdKind: kind = USUAL_IDENTITY_KIND, legalIdNumber }: Pick<Update, 'legalIdKind' | 'legalIdNumber'>,
): Promise<NonNullable<ChangeRow['elementCheck']>> {
  if (legalIdNumber === undefined)
    throw refusedField('legalIdNumber', { zh: '核验需要法定代表人证件号码', en: 'The check needs the representative’s identity number' });
  if (!isIdentityDocument({ kind, number: legalIdNumber }))
    throw refusedField('legalIdNumber', { zh: '证件号码有误，请核对', en: 'This is not a valid number of the document' });
  await limiter.take(LIMITS.elementCheck, viewer.userId);
  const { outcome, mismatched } = await registers.check({ ...elements, ...identityElements(kind, legalIdNumber) });
  if (mismatched.length > 0)
    throw new FieldRefusal([...new Set(mismatched.map((element) => PATHS[element]))].map((path) => ({ path, message: MISMATCH })));
  return { outcome, mismatched, checkedAt: clock.now().toISOString() };
}

async function assertNameFree(db: Db, name: string, enterpriseNo: EnterpriseNo): Promise<void> {
  const [other] = await db
    .select({ no: enterprise.enterpriseNo })
    .from(enterprise)
    .where(and(eq(enterprise.name, name), ne(enterprise.enterpriseNo, enterpriseNo)));
  if (other) throw new Refusal('ENTERPRISE_TAKEN');
}

/** Compares the wanted with the present values. Refuses changes that are not allowed. */
async function plannedChange(context: CallContext, { version, legalIdKind, ...wanted }: Omit<Update, 'legalIdNumber'>) {
  const { db, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('no key update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.informationVersion !== version) throw staleVersion('', clock.now(), row.informationVersion);
  const [waiting] = await db
    .select({ id: informationChangeRow.id })
    .from(informationChangeRow)
    .where(and(eq(informationChangeRow.enterpriseNo, enterpriseNo), eq(informationChangeRow.state, 'submitted')));
  if (waiting) throw new Refusal('DUPLICATE');
  const inForce = valuesInForce(row);
  const onePage = wanted.legalName !== undefined && legalIdKind !== undefined && !hasBackSide(legalIdKind);
  const after = informationChange(inForce, { ...wanted, ...(onePage && { legalIdBackFileId: '' }) });
  const changed = Object.keys(after);
  if (changed.length === 0) throw refusedField('name', SAME);
  refuse(papersMissing(after, legalIdKind), REQUIRED);
  const fileIds = filesOfChange({ before: {}, after });
  const known = new Set((await readableFiles(db, enterpriseNo, fileIds)).map(({ id }) => id));
  const lost = (['licenceFileId', 'legalIdFrontFileId', 'legalIdBackFileId'] as const).filter((field) => {
    const id = after[field];
    return id !== undefined && id !== '' && !known.has(id);
  });
  refuse(lost, FILE_MISSING);
  if (after.name !== undefined) await assertNameFree(db, after.name, enterpriseNo);
  const elements = { name: after.name ?? row.name, creditCode: row.creditCode, legalName: after.legalName ?? row.legalName };
  const before = Object.fromEntries(Object.entries(inForce).filter(([field]) => changed.includes(field)));
  return { enterpriseNo, before, after, elements };
}

/** Requests a change of certified data and tells the enterprise's people. Queries the registers outside transactions. */
export async function askForChange(
  services: Pick<Services, 'limiter' | 'registers'>,
  context: CallContext,
  { legalIdNumber, ...update }: Update,
): Promise<ResponseOf<Calls['update']>> {
  const { after, elements } = await plannedChange(context, update);
  const elementCheck = asksRegisters(after)
    ? await checkRegisters(services, context, elements, { legalIdKind: update.legalIdKind, legalIdNumber })
    : null;
  return context.transaction((db) => keepChange({ ...context, db }, update, elementCheck));
}

async function keepChange(
  context: CallContext,
  update: Omit<Update, 'legalIdNumber'>,
  elementCheck: ChangeRow['elementCheck'],
): Promise<ResponseOf<Calls['update']>> {
  const { db, ids, clock, viewer } = context;
  const { enterpriseNo, before, after } = await plannedChange(context, update);
  const made: ChangeRow = {
    id: ids.next(),
    enterpriseNo,
    state: 'submitted',
    version: 1,
    before,
    after,
    legalIdKind: after.legalName === undefined ? null : (update.legalIdKind ?? USUAL_IDENTITY_KIND),
    elementCheck,
    submittedById: viewer.userId,
    submittedBy: viewer.displayName,
    submittedAt: clock.now(),
    decidedBy: null,
    decidedAt: null,
    reason: null,
  };
  await db.insert(informationChangeRow).values(made);
  await recordAudit(context, 'enterprise.update', made.id);
  await notify(context, { ...messageOf('informationSubmitted', { person: viewer.displayName }), enterpriseNo, role: 'administrator' });
  return changeView(made, await filesOf(db, filesOfChange(made)));
}

export async function withdrawChange(
  context: CallContext,
  { id, version }: RequestOf<Calls['withdrawUpdate']>,
): Promise<ResponseOf<Calls['withdrawUpdate']>> {
  const { db, clock, viewer } = context;
  const [row] = await db
    .select()
    .from(informationChangeRow)
    .where(and(eq(informationChangeRow.id, id), eq(informationChangeRow.enterpriseNo, enterpriseOf(context))))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = stateAfter(informationChangeMachine, 'informationChange', row.state, 'withdraw');
  if (row.version !== version) throw staleVersion(row.submittedBy, row.submittedAt, row.version);
  const next = { ...row, state, version: row.version + 1, decidedBy: viewer.displayName, decidedAt: clock.now() };
  await db.update(informationChangeRow).set(next).where(eq(informationChangeRow.id, id));
  await recordAudit(context, 'enterprise.withdrawUpdate', id);
  return changeView(next, await filesOf(db, filesOfChange(next)));
}
