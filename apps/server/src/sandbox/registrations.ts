import { EnterpriseNo, FileId, UserId } from '@lianxin/api/contract';
import { CHANNELS, userStatusOf, type RegistrationField } from '@lianxin/domain';
import { and, eq, isNull, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bankPort } from '../platform/gateway/bank-port.ts';
import { depositJobs } from '../business/money/bank-check/index.ts';
import { stoppedClock } from '../platform/clock/clock.ts';
import { createIds } from '../platform/clock/ids.ts';
import { file, job, storedObject, userAccount } from '../schema/index.ts';
import {
  approveRegistration,
  type Form,
  keepRegistration,
  storedForm,
  type RegistrationRow,
  rejectRegistration,
} from '../business/entry/registration/index.ts';
import { tableOutbox } from '../platform/outbox/outbox.ts';
import { sha256 } from '../platform/security/keys.ts';
import type { SeedTools } from '../platform/services.ts';
import { ownerOfUploads, uploadPrefix } from '../platform/storage/object-key.ts';
import { sandboxUserId } from './people.ts';
import { sampleDocument } from './sample-document.ts';
import { createSigner } from '../platform/signer/create-signer.ts';
import { sandboxCloud } from '../platform/signer/sandbox-cloud.ts';

interface Story {
  readonly userName: string;
  readonly agentName: string;
  readonly enterpriseNo: string;
  readonly name: string;
  readonly creditCode: string;
  readonly legalName: string;
  readonly legalIdNumber: string;
  readonly accountNumber: string;
  readonly branchNumber: string;
  readonly submittedDaysAgo: number;
  readonly submissions: number;
  /** The platform's decision. @default pending */
  readonly decision?: 'approved' | { readonly reason: string; readonly fields: readonly RegistrationField[] };
}

const OPERATOR = '沙箱运营员';
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** The registrations of accounts that have not completed theirs (decisions.md §2). */
const STORIES: readonly Story[] = [
  {
    userName: 'status-pending',
    agentName: '冯平',
    enterpriseNo: 'E1007',
    name: '平朔建材有限公司',
    creditCode: '911406006610287N4L',
    legalName: '冯平',
    legalIdNumber: '140602198103120017',
    accountNumber: '6212260500001237007',
    branchNumber: '102167110524',
    submittedDaysAgo: 1,
    submissions: 1,
  },
  {
    userName: 'status-rejected',
    agentName: '陈雁',
    enterpriseNo: 'E1008',
    name: '雁门工贸有限公司',
    creditCode: '91140600MA0K2RT5P2',
    legalName: '陈雁',
    legalIdNumber: '140602197911230025',
    accountNumber: '6212260500001237008',
    branchNumber: '103167011364',
    submittedDaysAgo: 3,
    submissions: 1,
    decision: { reason: '营业执照影像不清晰，请重新上传', fields: ['enterprise.licenceFileId'] },
  },
  {
    userName: 'status-rejected-4',
    agentName: '卫玉',
    enterpriseNo: 'E1009',
    name: '右玉运输有限公司',
    creditCode: '91140600MA0K2RT6Q6',
    legalName: '卫玉',
    legalIdNumber: '140623198506180032',
    accountNumber: '6212260500001237009',
    branchNumber: '104167012335',
    submittedDaysAgo: 4,
    submissions: 2,
    decision: {
      reason: '法定代表人身份证已过期，请更新',
      fields: ['enterprise.legalIdFrontFileId', 'enterprise.legalIdBackFileId'],
    },
  },
  {
    userName: 'status-bankcheck',
    agentName: '蒋应',
    enterpriseNo: 'E1010',
    name: '应县阀门有限公司',
    creditCode: '91140600MA0K2RT7RA',
    legalName: '蒋应',
    legalIdNumber: '140622197709050018',
    accountNumber: '6212260500001237010',
    branchNumber: '105167113437',
    submittedDaysAgo: 2,
    submissions: 1,
    decision: 'approved',
  },
];

/** Records a document uploaded by a person without an enterprise. */
async function storeDocument({ db, ids, clock, store }: SeedTools, userId: UserId, name: string, content: Buffer): Promise<FileId> {
  const key = `${uploadPrefix(ownerOfUploads({ enterpriseNo: null, userId }), ids.next())}document.jpg`;
  const at = clock.now();
  const object = { key, enterpriseNo: null, size: content.length, contentType: 'image/jpeg' };
  await store?.put(key, content);
  await db.insert(storedObject).values({ ...object, sha256: sha256(content), storedAt: at });
  const id = z.parse(FileId, ids.next());
  await db.insert(file).values({ ...object, id, name, uploadedBy: userId, uploadedAt: at });
  return id;
}

async function formOf(tools: SeedTools, userId: UserId, story: Story, content: Buffer): Promise<Form> {
  const { name, creditCode, legalName, legalIdNumber, accountNumber, branchNumber, agentName } = story;
  return {
    enterprise: {
      name,
      creditCode,
      legalName,
      legalIdNumber,
      size: '小型企业',
      address: '山西省朔州市朔城区开发北路 6 号',
      licenceFileId: await storeDocument(tools, userId, '营业执照.jpg', content),
      legalIdFrontFileId: await storeDocument(tools, userId, '法定代表人身份证-人像面.jpg', content),
      legalIdBackFileId: await storeDocument(tools, userId, '法定代表人身份证-国徽面.jpg', content),
    },
    account: { accountName: name, accountNumber, branchNumber },
    authorisation: { agentName, authorisationFileId: await storeDocument(tools, userId, '企业授权书.jpg', content), attachmentIds: [] },
  };
}

/** Submits a registration as its applicant and decides on it as the sandbox's platform operator. */
async function createRegistration(tools: SeedTools, story: Story, content: Buffer): Promise<void> {
  const { db, random } = tools;
  const submittedAt = new Date(tools.clock.now().getTime() - story.submittedDaysAgo * DAY_MS);
  const clock = stoppedClock(submittedAt);
  const at: SeedTools = { ...tools, clock, ids: createIds(clock, random) };
  const userId = z.parse(UserId, sandboxUserId(story.userName));
  const form = await formOf(at, userId, story, content);
  const id = at.ids.next();
  const stored = storedForm(tools, id, form);
  const row: RegistrationRow = await keepRegistration(db, {
    id,
    userId,
    kind: 'first',
    enterpriseNo: z.parse(EnterpriseNo, story.enterpriseNo),
    state: 'submitted',
    version: 0,
    ...stored,
    submittedForm: stored.form,
    submittedLegalIdNumber: stored.legalIdNumber,
    submissions: story.submissions,
    elementCheck: null,
    submittedAt,
    decidedAt: null,
    decidedBy: null,
    reason: null,
    fieldsToChange: [],
    changedBy: story.agentName,
    savedAt: submittedAt,
    createdAt: submittedAt,
  });
  await db
    .update(userAccount)
    .set({ status: userStatusOf('submitted', story.submissions) })
    .where(eq(userAccount.userId, userId));
  if (story.decision === undefined) return;
  clock.moveTo(new Date(submittedAt.getTime() + 5 * HOUR_MS));
  const decision = {
    db,
    channels: CHANNELS,
    clock,
    ids: at.ids,
    random,
    signer: createSigner(db, clock, random, sandboxCloud(db)),
    actorName: OPERATOR,
  };
  if (story.decision !== 'approved') {
    await rejectRegistration(decision, { id: row.id, version: row.version, ...story.decision });
    return;
  }
  await approveRegistration(decision, { id: row.id, version: row.version });
  const jobs = depositJobs({ bankOn: (on) => bankPort({ bank: undefined, sandbox: true }, on, at.ids, clock) });
  await jobs['deposit.pay']?.({ ...at, outbox: tableOutbox(db, at.ids, clock) }, story.enterpriseNo);
}

/** Brings the sandbox's applicants to their states. The micro-deposit amount for status-bankcheck is in the outbox of its mobile number. */
export async function createRegistrations(tools: SeedTools): Promise<void> {
  const content = await sampleDocument();
  for (const story of STORIES) await createRegistration(tools, story, content);
  // The jobs planned by these registrations have long been done.
  const now = tools.clock.now();
  await tools.db
    .update(job)
    .set({ doneAt: now })
    .where(and(isNull(job.doneAt), lte(job.runAt, now)));
}
