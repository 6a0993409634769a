import { contract, EnterpriseNo, UserId } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { legalConsent } from '../../../schema/index.ts';
import { sm3 } from '../../../ledger/sm3.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { recordConsent } from './consent.ts';
import { legalDocument } from './legal-document.ts';
import { LIBRARY } from './library.ts';
import { publishDocuments } from './publish.ts';

const { documents } = contract;
const next = legalDocument({
  id: 'privacyPolicy',
  version: '2.0',
  effectiveFrom: '2027-06-01',
  template: false,
  title: '隐私政策',
  text: '## 第一条 新版',
  titleEn: 'Privacy policy',
  textEn: '## 1 New',
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await publishDocuments(server.database.db, [next]);
});
afterAll(() => server.close());

const agree = (version: string) =>
  server.database.transaction((db) =>
    recordConsent(
      { ...server.services, db, ip: '10.1.2.3' },
      {
        userId: z.parse(UserId, 'U2'),
        enterpriseNo: z.parse(EnterpriseNo, 'E1002'),
        documents: [
          { id: 'userAgreement', version: '1.0' },
          { id: 'privacyPolicy', version },
        ],
      },
    ),
  );

describe('legal documents', () => {
  test('are public in the version in force, with text hashes', async () => {
    const visitor = server.visitor();
    const list = await visitor.call(documents.list, {});
    expect(list.map(({ id, version }) => `${id} ${version}`).toSorted()).toEqual(
      [...new Set(LIBRARY.map(({ id }) => `${id} 1.0`))].toSorted(),
    );
    for (const { id, title, sm3: hash, sha256: other } of list) {
      const { text, textEn, template } = await visitor.call(documents.get, { id });
      expect([title, sm3(text), sha256(text), template]).toEqual([title, hash, other, true]);
      expect(textEn.match(/^## /gm)?.length).toBe(text.match(/^## /gm)?.length);
    }
  });

  test('change on the first day of a new version; old ones stay readable', async () => {
    const visitor = server.visitor();
    server.clock.moveTo(new Date('2027-06-01T00:00:00+08:00'));
    expect((await visitor.call(documents.get, { id: 'privacyPolicy' })).version).toBe('2.0');
    expect((await visitor.call(documents.get, { id: 'privacyPolicy', version: '1.0' })).text).toContain('个人信息保护法');
    server.clock.moveTo(new Date(START));
    expect((await visitor.call(documents.get, { id: 'privacyPolicy' })).version).toBe('1.0');
    await expect(visitor.call(documents.get, { id: 'privacyPolicy', version: '9.9' })).rejects.toMatchObject({ code: '10002' });
  });

  test('never change once published: the server refuses to start', async () => {
    await publishDocuments(server.database.db);
    await expect(publishDocuments(server.database.db, [{ ...next, text: '## 第一条 改过' }])).rejects.toThrow('privacyPolicy 2.0');
  });

  test('name no bank’s product or hours, and the policy names every cookie', async () => {
    server.clock.moveTo(new Date('2026-12-01T00:00:00+08:00'));
    const visitor = server.visitor();
    const list = await visitor.call(documents.list, {});
    const texts = await Promise.all(list.map(({ id }) => visitor.call(documents.get, { id })));
    expect(texts.filter(({ text, textEn }) => /链信(?!息)|Chainletter|九时|09:00/.test(text + textEn))).toEqual([]);
    const policy = texts.find(({ id }) => id === 'privacyPolicy');
    const { cookies } = await server.as('supplier-op');
    for (const cookie of Object.keys(cookies))
      expect([policy?.text, policy?.textEn]).toEqual([expect.stringContaining(cookie), expect.stringContaining(cookie)]);
    expect(Object.keys(cookies)).toContain('device');
    server.clock.moveTo(new Date(START));
  });
});

describe('a consent', () => {
  test('records document, version, hash, person, enterprise, address and time', async () => {
    await agree('1.0');
    const rows = await server.database.db.select().from(legalConsent);
    const { sm3: hash } = await server.visitor().call(documents.get, { id: 'privacyPolicy' });
    expect(rows.find(({ documentId }) => documentId === 'privacyPolicy')).toMatchObject({
      version: '1.0',
      sm3: hash,
      userId: 'U2',
      enterpriseNo: 'E1002',
      address: '10.1.2.3',
      givenAt: server.wallClock.now(),
    });
  });

  test('to an outdated version is refused without a trace', async () => {
    const before = await server.database.db.$count(legalConsent);
    await expect(agree('2.0')).rejects.toMatchObject({ key: 'DOCUMENT_SUPERSEDED' });
    expect(await server.database.db.$count(legalConsent)).toBe(before);
  });
});

describe('the page of a document', () => {
  const open = (id: string) => server.http.inject({ method: 'GET', url: `/agreements/${id}` });

  test('shows the binding text and the translation, and loads nothing', async () => {
    const reply = await open('platformServiceAgreement');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(reply.body).toContain('<h1>平台服务协议</h1>');
    expect(reply.body).toContain('<h1>Platform service agreement</h1>');
    expect(reply.body).toContain('示范文本');
  });

  test('does not exist for anything else', async () => {
    expect((await open('nothing')).statusCode).toBe(404);
    expect((await open('%2e%2e')).statusCode).toBe(404);
  });
});
