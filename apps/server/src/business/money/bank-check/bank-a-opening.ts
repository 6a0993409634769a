import { BankAccountId, EnterpriseNo, type contract, type FileView, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { maskAccountNumber, Refusal } from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, bankAOpening, enterprise } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { FieldRefusal, refusedField, staleVersion, type RefusedField } from '../../../platform/refusals.ts';
import type { JobHandlers } from '../../../platform/jobs/job-context.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { branchOf } from './branch-of.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../platform/services.ts';
import type { BankGateway } from '../../../platform/gateway/bank-gateway.ts';

type OpeningView = ResponseOf<(typeof contract)['enterprise']['bankAOpening']>;
type OpeningForm = RequestOf<(typeof contract)['enterprise']['openBankA']>;
type EnterpriseRow = typeof enterprise.$inferSelect;
type OpeningRow = typeof bankAOpening.$inferSelect;

/** Status codes of bank A. AAAAAAA and 1 mean success (specification §2.1); the others are ours. */
const STATUS = { needsInformation: '2', processing: '3', returned: '4', opened: 'AAAAAAA' } as const;
/** Bank A needs more before it accepts the account (specification §2.1, acctState). */
const NEEDS_SUPPLEMENT = 2;

const ASK_JOB = 'bankA.ask';
const ASK_EVERY_MS = 5 * 60_000;

function stageOf(status: string | null): OpeningView['stage'] {
  if (status === STATUS.opened || status === '1') return 'opened';
  if (status === STATUS.processing) return 'processing';
  return status === STATUS.returned ? 'returned' : 'needsInformation';
}

async function enterpriseRow(db: Db, enterpriseNo: EnterpriseNo): Promise<EnterpriseRow> {
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function openingRow(db: Db, enterpriseNo: EnterpriseNo): Promise<OpeningRow | undefined> {
  const [row] = await db.select().from(bankAOpening).where(eq(bankAOpening.enterpriseNo, enterpriseNo)).for('update');
  return row;
}

async function fileOf(db: Db, enterpriseNo: EnterpriseNo, id: string | null): Promise<FileView | null> {
  const [row] = id === null ? [] : await readableFiles(db, enterpriseNo, [id]);
  return row ? fileView(row) : null;
}

/** What bank A still needs from an enterprise. */
export async function openingView({ db }: Pick<CallContext, 'db'>, enterpriseNo: EnterpriseNo): Promise<OpeningView> {
  const firm = await enterpriseRow(db, enterpriseNo);
  const opening = await openingRow(db, enterpriseNo);
  const own = opening ? eq(bankAccount.id, opening.bankAccountId) : eq(bankAccount.enterpriseNo, enterpriseNo);
  const [account] = await db.select().from(bankAccount).where(own).orderBy(desc(bankAccount.isDefault)).limit(1);
  const stage = stageOf(firm.bankAccountStatus);
  return {
    status: firm.bankAccountStatus,
    stage,
    accountName: firm.name,
    accountNumber: account ? maskAccountNumber(account.accountNumber) : null,
    branchNumber: account?.branchNumber ?? null,
    branchName: account?.bankName ?? null,
    licence: await fileOf(db, enterpriseNo, firm.licenceFile),
    agreement: await fileOf(db, enterpriseNo, firm.agreementFile),
    authorisation: await fileOf(db, enterpriseNo, firm.authorisationFile),
    submittedAt: opening?.submittedAt.toISOString() ?? null,
    reason: stage === 'returned' ? (opening?.reason ?? null) : null,
    version: opening?.version ?? 0,
  };
}

/** An existing account of the enterprise, or a new one that bank A has yet to accept. */
async function accountFor(
  { db, ids }: CallContext,
  firm: EnterpriseRow,
  enterpriseNo: EnterpriseNo,
  form: OpeningForm,
): Promise<BankAccountId> {
  const branch = await branchOf(db, form.branchNumber);
  if (!branch) throw refusedField('branchNumber', { zh: '未找到该联行号', en: 'No branch has this number' });
  const place = { branchNumber: form.branchNumber, bankName: branch.bankName };
  const [known] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), eq(bankAccount.accountNumber, form.accountNumber)));
  if (known) {
    // The branch of a verified account is not changed on the side.
    if (!known.verified) await db.update(bankAccount).set(place).where(eq(bankAccount.id, known.id));
    return known.id;
  }
  const id = z.parse(BankAccountId, ids.next());
  await db.insert(bankAccount).values({ id, enterpriseNo, accountName: firm.name, accountNumber: form.accountNumber, ...place });
  return id;
}

/** The documents to send: the new ones, otherwise those on file. */
async function documentsFor({ db }: CallContext, firm: EnterpriseRow, enterpriseNo: EnterpriseNo, form: OpeningForm) {
  const documents = {
    licenceFile: form.licenceFileId ?? firm.licenceFile,
    agreementFile: form.agreementFileId ?? firm.agreementFile,
    authorisationFile: form.authorisationFileId ?? firm.authorisationFile,
  };
  const named = [form.licenceFileId, form.agreementFileId, form.authorisationFileId].filter((id) => id !== undefined);
  const readable = new Set<string>((await readableFiles(db, enterpriseNo, named)).map(({ id }) => id));
  const problems: RefusedField[] = [];
  for (const path of ['licenceFileId', 'agreementFileId', 'authorisationFileId'] as const)
    if (form[path] !== undefined && !readable.has(form[path]))
      problems.push({ path, message: { zh: '文件不存在，请重新上传', en: 'The file is missing. Upload it again' } });
  if (documents.licenceFile === null) problems.push({ path: 'licenceFileId', message: { zh: '必填', en: 'Required' } });
  if (documents.authorisationFile === null) problems.push({ path: 'authorisationFileId', message: { zh: '必填', en: 'Required' } });
  if (problems.length > 0) throw new FieldRefusal(problems);
  return documents;
}

/** Submits what bank A asked for. */
export async function openBankA(context: CallContext, form: OpeningForm): Promise<OpeningView> {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const firm = await enterpriseRow(db, enterpriseNo);
  const opening = await openingRow(db, enterpriseNo);
  if ((opening?.version ?? 0) !== form.version)
    throw staleVersion(opening?.changedBy ?? '', opening?.changedAt ?? clock.now(), opening?.version ?? 0);
  const stage = stageOf(firm.bankAccountStatus);
  if (firm.accountState !== NEEDS_SUPPLEMENT || (stage !== 'needsInformation' && stage !== 'returned')) throw new Refusal('FORBIDDEN');
  const documents = await documentsFor(context, firm, enterpriseNo, form);
  const row = {
    enterpriseNo,
    bankAccountId: await accountFor(context, firm, enterpriseNo, form),
    version: form.version + 1,
    submittedAt: clock.now(),
    reason: null,
    changedBy: viewer.displayName,
    changedAt: clock.now(),
  };
  await db.insert(bankAOpening).values(row).onConflictDoUpdate({ target: bankAOpening.enterpriseNo, set: row });
  await db
    .update(enterprise)
    .set({ ...documents, bankAccountStatus: STATUS.processing })
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  const runAt = new Date(clock.now().getTime() + ASK_EVERY_MS);
  await planJob({ db, ids }, { kind: ASK_JOB, subject: enterpriseNo, runAt });
  await recordAudit(context, 'bankA.submit', enterpriseNo);
  return openingView(context, enterpriseNo);
}

/** The pending query to bank A; undefined if none is pending. */
async function questionOf(db: Db, enterpriseNo: EnterpriseNo) {
  const firm = await enterpriseRow(db, enterpriseNo);
  const opening = await openingRow(db, enterpriseNo);
  if (!opening || stageOf(firm.bankAccountStatus) !== 'processing') return undefined;
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, opening.bankAccountId));
  if (!account) throw new Error(`The account of the opening of ${enterpriseNo} is gone.`);
  const { accountName, accountNumber, branchNumber } = account;
  const reference = `${enterpriseNo}-A${opening.version}`;
  return { opening, asked: { reference, creditCode: firm.creditCode, accountName, accountNumber, branchNumber } };
}

type BankADecision = Awaited<ReturnType<BankGateway['openBankA']>>;

/** The caller has locked the account opening. */
async function keepDecision(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { enterpriseNo, bankAccountId, version }: OpeningRow,
  answer: Exclude<BankADecision, { readonly outcome: 'processing' }>,
): Promise<void> {
  const opened = answer.outcome === 'opened';
  if (opened) await db.update(bankAccount).set({ verified: true }).where(eq(bankAccount.id, bankAccountId));
  await db
    .update(enterprise)
    .set(opened ? { bankAccountStatus: STATUS.opened, accountState: 1 } : { bankAccountStatus: STATUS.returned })
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  await db
    .update(bankAOpening)
    .set({
      version: version + 1,
      reason: answer.outcome === 'returned' ? answer.reason : null,
      changedBy: '银行',
      changedAt: clock.now(),
    })
    .where(eq(bankAOpening.enterpriseNo, enterpriseNo));
}

/** Asks bank A until it has decided. */
export const bankAJobs = ({ bankOn }: Pick<Services, 'bankOn'>): JobHandlers => ({
  async [ASK_JOB]({ db, clock, ids }, subject) {
    const question = await questionOf(db, z.parse(EnterpriseNo, subject));
    if (!question) return;
    const answer = await bankOn(db).openBankA(question.asked);
    if (answer.outcome !== 'processing') return keepDecision({ db, clock }, question.opening, answer);
    await planJob({ db, ids }, { kind: ASK_JOB, subject, runAt: new Date(clock.now().getTime() + ASK_EVERY_MS) });
  },
});

export const confirmBankAVerification: ServedHandlers['bankAccount']['confirmBankAVerification'] = async (
  context,
  _request,
  { bankOn },
) => {
  const enterpriseNo = enterpriseOf(context);
  if ((await openingRow(context.db, enterpriseNo)) === undefined) throw new Refusal('FORBIDDEN');
  const question = await questionOf(context.db, enterpriseNo);
  const answer = question && (await bankOn(context.db).openBankA(question.asked));
  return context.transaction(async (db) => {
    const now = await questionOf(db, enterpriseNo);
    // An earlier decision stands.
    if (answer && answer.outcome !== 'processing' && now?.asked.reference === question.asked.reference)
      await keepDecision({ ...context, db }, now.opening, answer);
    return openingView({ db }, enterpriseNo);
  });
};
