import { EnterpriseNo, FileId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createIds } from '../platform/clock/ids.ts';
import { seededRandom } from '../platform/clock/random.ts';
import { sha256 } from '../platform/security/keys.ts';
import type { SeedTools } from '../platform/services.ts';
import { ownerOfUploads, uploadPrefix } from '../platform/storage/object-key.ts';
import { enterprise, file, informationChangeRow, storedObject } from '../schema/index.ts';
import { joinedAt, SANDBOX_ENTERPRISES } from './enterprises.ts';
import { SANDBOX_PEOPLE, sandboxMobile, sandboxUserId } from './people.ts';
import { sampleDocument } from './sample-document.ts';

const DAY_MS = 24 * 3_600_000;

interface Administrator {
  readonly userName: string;
  readonly displayName: string;
  readonly userId: ReturnType<typeof sandboxUserId>;
}

function administratorOf(enterpriseNo: string): Administrator | undefined {
  const found = SANDBOX_PEOPLE.find(({ actsFor }) => actsFor.some(([no, role]) => no === enterpriseNo && role === 'administrator'));
  return found && { userName: found.userName, displayName: found.displayName, userId: sandboxUserId(found.userName) };
}

interface UploadedDocument {
  readonly enterpriseNo: EnterpriseNo;
  readonly by: Administrator;
  readonly name: string;
  readonly content: Buffer;
  readonly uploadedAt: Date;
}

async function storeDocument(
  { db, ids, store }: SeedTools,
  { enterpriseNo, by, name, content, uploadedAt }: UploadedDocument,
): Promise<FileId> {
  const key = `${uploadPrefix(ownerOfUploads({ enterpriseNo, userId: by.userId }), ids.next())}document.jpg`;
  const object = { key, enterpriseNo, size: content.length, contentType: 'image/jpeg' };
  await store?.put(key, content);
  await db.insert(storedObject).values({ ...object, sha256: sha256(content), storedAt: uploadedAt });
  const id = z.parse(FileId, ids.next());
  await db.insert(file).values({ ...object, id, name, uploadedBy: by.userId, uploadedAt });
  return id;
}

/** Pending and rejected changes, by enterprise. */
const CHANGES = {
  E1002: {
    daysAgo: 1,
    state: 'submitted',
    after: { address: '山西省忻州市忻府区七一南路 12 号' },
    reason: null,
  },
  E1003: {
    daysAgo: 6,
    state: 'rejected',
    after: { size: '中型企业' },
    reason: '请上传最近一年度的审计报告，证明从业人员与营业收入达到中型标准',
  },
} as const;

/** Documents, contacts and requested changes of the sandbox's enterprises. */
export async function createInformation(tools: SeedTools): Promise<void> {
  const random = seededRandom('lianxin-information');
  const own: SeedTools = { ...tools, random, ids: createIds(tools.clock, random) };
  const { db, ids } = own;
  const content = await sampleDocument();
  const now = tools.clock.now();
  const since = joinedAt(tools.clock);
  for (const { enterpriseNo: no, licenceFile } of SANDBOX_ENTERPRISES) {
    const by = administratorOf(no);
    if (!by || licenceFile === null) continue;
    const enterpriseNo = z.parse(EnterpriseNo, no);
    const paper = (name: string, uploadedAt = since) => storeDocument(own, { enterpriseNo, by, name, content, uploadedAt });
    const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
    if (!row) continue;
    const licence = await paper('营业执照.jpg');
    await db
      .update(enterprise)
      .set({
        licenceFile: licence,
        legalIdFrontFile: await paper('法定代表人身份证-人像面.jpg'),
        legalIdBackFile: await paper('法定代表人身份证-国徽面.jpg'),
        elementsVerifiedAt: since,
        contactName: by.displayName,
        contactMobile: sandboxMobile(by.userName),
        contactMail: `${by.userName}@example.com`,
        contactAddress: row.address,
        contactVersion: 1,
        contactChangedBy: by.displayName,
        contactChangedAt: since,
      })
      .where(eq(enterprise.enterpriseNo, enterpriseNo));
    const wanted = no === 'E1002' || no === 'E1003' ? CHANGES[no] : undefined;
    if (!wanted) continue;
    const submittedAt = new Date(now.getTime() - wanted.daysAgo * DAY_MS);
    const isAddress = 'address' in wanted.after;
    const after = isAddress ? { ...wanted.after, licenceFileId: await paper('营业执照（变更后）.jpg', submittedAt) } : wanted.after;
    const before = isAddress ? { address: row.address, licenceFileId: licence } : { size: row.size };
    const isDecided = wanted.state !== 'submitted';
    await db.insert(informationChangeRow).values({
      id: ids.next(),
      enterpriseNo,
      state: wanted.state,
      version: isDecided ? 2 : 1,
      before,
      after,
      submittedById: by.userId,
      submittedBy: by.displayName,
      submittedAt,
      decidedBy: isDecided ? '沙箱运营员' : null,
      decidedAt: isDecided ? new Date(submittedAt.getTime() + DAY_MS) : null,
      reason: wanted.reason,
    });
  }
}
