import { contract, FileId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxUserId } from '../../../sandbox/people.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { auditLog, enterprise as enterpriseTable, file, storedObject } from '../../../schema/index.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';
import { approveChange, rejectChange } from './decide.ts';

const { enterprise } = contract;
const SUPPLIER = enterpriseNo('E1002');

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  admin = await server.as('supplier-admin');
});
afterAll(() => server.close());

async function paper(of = SUPPLIER): Promise<FileId> {
  const { db } = server.database;
  const { ids, clock } = server.services;
  const object = { key: `lianxin/${of}/${ids.next()}/a.jpg`, enterpriseNo: of, size: 9, contentType: 'image/jpeg' };
  await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: clock.now() });
  const id = z.parse(FileId, ids.next());
  await db
    .insert(file)
    .values({ ...object, id, name: '营业执照.jpg', uploadedBy: sandboxUserId('supplier-admin'), uploadedAt: clock.now() });
  return id;
}

const decided = <Answer>(work: (decision: Parameters<typeof approveChange>[0]) => Promise<Answer>) =>
  server.database.transaction((db) => work({ ...server.services, db, actorName: '运营员' }));
const informed = () => admin.call(enterprise.information, {});
const LEGAL_ID = '11010519491231002X';

const shown = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version });

async function nothingWaits(): Promise<void> {
  const { change } = await informed();
  if (change?.state === 'submitted') await admin.call(enterprise.withdrawUpdate, { id: change.id, version: change.version });
}

describe('a change of certified data', () => {
  test('waits for the platform, and takes effect on approval', async () => {
    const { version } = await informed();
    const licenceFileId = await paper();
    const asked = await admin.call(enterprise.update, { version, address: '山西省忻州市七一南路 12 号', licenceFileId });
    expect(asked).toMatchObject({ state: 'submitted', elementCheck: null });
    expect(asked.fields.map(({ field }) => field)).toEqual(['address', 'licenceFileId']);
    expect((await informed()).address).not.toBe('山西省忻州市七一南路 12 号');
    await decided((decision) => approveChange(decision, asked));
    const after = await informed();
    expect(after).toMatchObject({ address: '山西省忻州市七一南路 12 号', version: version + 1, change: { state: 'approved' } });
    expect(after.licence?.id).toBe(licenceFileId);
  });

  test('of the name or the representative is checked with the public registers', async () => {
    await nothingWaits();
    const { version } = await informed();
    const papers = { licenceFileId: await paper(), legalIdFrontFileId: await paper(), legalIdBackFileId: await paper() };
    const wanted = { version, legalName: '李明', ...papers };
    expect(await refusalOf(admin.call(enterprise.update, wanted))).toMatchObject({ data: { fields: [{ path: 'legalId' }] } });
    const wrong = { ...wanted, legalName: '李误', legalIdNumber: LEGAL_ID };
    expect(await refusalOf(admin.call(enterprise.update, wrong))).toMatchObject({ data: { fields: [{ path: 'legalName' }] } });
    const asked = await admin.call(enterprise.update, { ...wanted, legalIdNumber: LEGAL_ID });
    expect(asked.elementCheck).toMatchObject({ outcome: 'match' });
    expect(asked.fields).toContainEqual({ field: 'legalName', before: '王**', after: '李*' });
    await decided((decision) => approveChange(decision, asked));
    expect(await informed()).toMatchObject({ elementsVerifiedAt: expect.any(String), legalIdKind: 'identityCard' });
  });

  test('keeps by which document a new representative proved who they are', async () => {
    await nothingWaits();
    const { version } = await informed();
    const wanted = { version, legalName: '周明', legalIdKind: 'passport', legalIdNumber: 'E12345678' } as const;
    const asked = await admin.call(enterprise.update, { ...wanted, licenceFileId: await paper(), legalIdFrontFileId: await paper() });
    expect(asked.legalIdKind).toBe('passport');
    await decided((decision) => approveChange(decision, asked));
    expect(await informed()).toMatchObject({ legalIdKind: 'passport', legalIdBack: null });
  });

  test('names a document that is missing or belongs to others, at its field', async () => {
    await nothingWaits();
    const { version } = await informed();
    expect(await refusalOf(admin.call(enterprise.update, { version, address: '太原市' }))).toMatchObject({
      code: '10001',
      data: { fields: [{ path: 'file2' }] },
    });
    const theirs = await paper(enterpriseNo('E1001'));
    expect(await refusalOf(admin.call(enterprise.update, { version, address: '太原市', licenceFileId: theirs }))).toMatchObject({
      data: { fields: [{ path: 'file2' }] },
    });
  });

  test('is refused without a difference, while another waits, and on an outdated version', async () => {
    await nothingWaits();
    const { version, size } = await informed();
    expect((await refusalOf(admin.call(enterprise.update, { version, size: '小型企业' }))).code).toBe('10001');
    expect(size).toBe('小型企业');
    await admin.call(enterprise.update, { version, size: '中型企业' });
    expect((await refusalOf(admin.call(enterprise.update, { version, size: '大型企业' }))).code).toBe('10007');
    expect((await refusalOf(admin.call(enterprise.update, { version: version + 7, size: '大型企业' }))).code).toBe('10005');
  });

  test('is withdrawn once by the enterprise, or rejected with a reason for it', async () => {
    await nothingWaits();
    const { version } = await informed();
    const asked = await admin.call(enterprise.update, { version, size: '中型企业' });
    const back = await admin.call(enterprise.withdrawUpdate, shown(asked));
    expect(back.state).toBe('withdrawn');
    expect((await refusalOf(admin.call(enterprise.withdrawUpdate, shown(back)))).code).toBe('10006');
    const again = await admin.call(enterprise.update, { version, size: '中型企业' });
    await decided((decision) => rejectChange(decision, { id: again.id, version: again.version, reason: '请上传审计报告' }));
    expect(await informed()).toMatchObject({ size: '小型企业', change: { state: 'rejected', rejectionReason: '请上传审计报告' } });
  });

  test('never takes the name of another enterprise', async () => {
    await nothingWaits();
    const { version } = await informed();
    const wanted = { version, name: '云岭物流有限公司', licenceFileId: await paper(), legalIdNumber: LEGAL_ID };
    expect((await refusalOf(admin.call(enterprise.update, wanted))).code).toBe('30101');
  });

  test('is hidden from other roles and other enterprises', async () => {
    await nothingWaits();
    const { version } = await informed();
    const asked = await admin.call(enterprise.update, { version, size: '中型企业' });
    const operator = await server.as('supplier-op');
    expect((await refusalOf(operator.call(enterprise.information, {}))).code).toBe('10004');
    const other = await server.as('core-admin');
    expect((await refusalOf(other.call(enterprise.withdrawUpdate, shown(asked)))).code).toBe('10002');
  });
});

describe('the platform’s contact', () => {
  test('changes at once; it is masked, and shown in full on request, which is logged', async () => {
    const { contact } = await informed();
    const saved = await admin.call(enterprise.updateOther, {
      version: contact.version,
      name: '刘芳',
      mobile: '13900000008',
      mail: 'liufang@hengxin.example',
      address: '忻州市',
    });
    expect(saved).toMatchObject({ name: '刘芳', mobile: '139****0008', mail: 'l***@hengxin.example' });
    expect(await admin.call(enterprise.revealContact, {})).toEqual({ mobile: '13900000008', mail: 'liufang@hengxin.example' });
    const audited = await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'enterprise.revealContact'));
    expect(audited.map(({ subjectId }) => subjectId)).toContain(SUPPLIER);
    const stale = { version: contact.version, name: '张三', mobile: '13900000009', mail: '', address: '' };
    expect((await refusalOf(admin.call(enterprise.updateOther, stale))).code).toBe('10005');
  });
});

describe('names of enterprises', () => {
  test('are found by four characters, twenty at most', async () => {
    expect(await admin.call(enterprise.searchNames, { search: '晋北煤业' })).toContainEqual({ name: '晋北煤业集团有限公司' });
    const short = await admin.send({ method: 'POST', url: urlOf(enterprise.searchNames), payload: { corpNm: '晋北煤' } });
    expect(short.body).toContain('10001');
    const at = server.services.clock.now();
    const rows = Array.from({ length: 25 }, (_, index) => ({
      enterpriseNo: `E88${index}`,
      name: `同名检索有限公司${index}`,
      creditCode: `CODE${index}`,
      legalName: '某某',
      size: '小型企业',
      address: '',
      createdAt: at,
    }));
    await server.database.db.insert(enterpriseTable).values(rows);
    expect(await admin.call(enterprise.searchNames, { search: '同名检索' })).toHaveLength(20);
  });

  test('are not for visitors, and limited in number', async () => {
    const other = await server.as('tier2-op');
    const asked = [];
    for (let time = 0; time < 31; time += 1)
      asked.push(await refusalOf(other.call(enterprise.searchNames, { search: '晋北煤业' })).catch(() => 'told'));
    expect(asked.at(-1)).toMatchObject({ code: '10009' });
    expect(asked.filter((one) => one === 'told')).toHaveLength(30);
  });
});
