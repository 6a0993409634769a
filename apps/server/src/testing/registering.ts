import { contract, FileId, type RequestOf } from '@lianxin/api/contract';
import { identityTail } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/client.ts';
import { documentsInForce } from '../business/foundation/documents/index.ts';
import { file, registration, smsSending, storedObject, userAccount } from '../schema/index.ts';
import { approveRegistration, type Rejection, rejectRegistration } from '../business/entry/registration/index.ts';
import { sentTo } from '../platform/outbox/outbox.ts';
import { drawCaptcha } from '../platform/security/captcha.ts';
import type { TestClient, TestServer } from './test-server.ts';

const { account, registration: calls, staff } = contract;

export type Purpose = RequestOf<(typeof account)['sendSms']>['purpose'];
type Step = RequestOf<(typeof calls)['saveDraft']>;

/** A password in wire format. */
export const encoded = (password: string): string => Buffer.from(password).toString('base64');

export const PASSWORD = 'Shuozhou#2026';

/** An enterprise that the sandbox's registers confirm. */
export const FIRM = {
  name: '朔北支护设备有限公司',
  creditCode: '91140100MA0HX1A3XC',
  legalName: '郝建军',
  legalIdNumber: '11010519491231002X',
};

/** Steps of registration, by applicants and by the platform's operators. */
export function registering(server: TestServer) {
  const { database, services, wallClock } = server;
  const { db } = database;
  const { channels, clock, ids, random, signerOn } = services;
  const decisionOn = (tx: Db) => ({
    db: tx,
    channels,
    clock,
    ids,
    random,
    signer: signerOn(tx),
    actorName: '平台审核员',
  });
  return {
    /** A captcha and its solution. */
    async solved(): Promise<{ captchaId: string; captcha: string }> {
      const { captchaId, text } = await drawCaptcha({ ...services, db, wallClock }, services.keys);
      return { captchaId, captcha: text };
    },
    async sendSms(client: TestClient, purpose: Purpose, mobile: string, userName?: string) {
      const to = userName === undefined ? { purpose, mobile } : { purpose, mobile, userName };
      return client.call(account.sendSms, { ...to, ...(await this.solved()) });
    },
    /** The messages sent to a number, newest first. */
    texts: async (mobile: string): Promise<string[]> => (await sentTo(db, mobile)).map(({ text }) => text),
    async lastCode(mobile: string): Promise<string> {
      const [text = ''] = await this.texts(mobile);
      return /验证码 (\d{6})/.exec(text)?.[1] ?? 'none';
    },
    /** The secret of the link in the newest invitation to a position. */
    async invitationToken(mobile: string): Promise<string> {
      const links = (await this.texts(mobile)).flatMap((text) => /position-invitation\?invite=([\w-]+)/.exec(text)?.[1] ?? []);
      return z.decode(staff.invitation.request, { token: links[0] ?? '' }).token;
    },
    /** Invites somebody without an account, who accepts and sets a password. */
    async addToStaff(administrator: TestClient, person: RequestOf<(typeof staff)['invite']>, password = PASSWORD) {
      await administrator.call(staff.invite, person);
      return server.visitor().call(staff.acceptInvitation, {
        token: await this.invitationToken(person.mobile),
        identityTail: identityTail(person.identityNumber),
        password: encoded(password),
      });
    },
    /** A signed-in person with an account but no enterprise. */
    async registrant(mobile: string, invitation?: string): Promise<TestClient> {
      const client = server.visitor();
      // Tests register more people from this address than the daily limit allows.
      await db.delete(smsSending);
      await this.sendSms(client, 'register', mobile);
      const captcha = await this.lastCode(mobile);
      const invited = invitation === undefined ? {} : { invitation };
      await client.call(account.register, { mail: 'li.qiang@example.com', password: encoded(PASSWORD), mobile, captcha, ...invited });
      return client;
    },
    /** Inserts an image uploaded by a person without an enterprise. */
    async uploaded(userId: string, name = '营业执照.jpg'): Promise<FileId> {
      const key = `lianxin/registrant-${userId}/${services.ids.next()}/a.jpg`;
      const object = { key, enterpriseNo: null, size: 3, contentType: 'image/jpeg' };
      await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: wallClock.now() });
      const id = z.parse(FileId, services.ids.next());
      await db.insert(file).values({ ...object, id, name, uploadedBy: userId, uploadedAt: wallClock.now() });
      return id;
    },
    /** The steps of a complete registration. */
    async wholeForm(
      client: TestClient,
      change: Partial<typeof FIRM> = {},
    ): Promise<Pick<Step, 'enterprise' | 'account' | 'authorisation'>> {
      const { id } = await client.call(account.currentUser, {});
      const firm = { ...FIRM, ...change };
      return {
        enterprise: {
          ...firm,
          size: '小型企业',
          address: '山西省朔州市朔城区开发北路 6 号',
          licenceFileId: await this.uploaded(id),
          legalIdFrontFileId: await this.uploaded(id),
          legalIdBackFileId: await this.uploaded(id),
        },
        account: { accountName: firm.name, accountNumber: '6212260500001239001', branchNumber: '102167010393' },
        authorisation: { agentName: '李强', authorisationFileId: await this.uploaded(id) },
      };
    },
    async consents() {
      const current = await documentsInForce(db, services.clock.today());
      return current
        .filter(({ id }) => ['userAgreement', 'privacyPolicy', 'authorisationLetter'].includes(id))
        .map(({ id, version }) => ({ id, version }));
    },
    /** Fills in a complete registration and submits it. */
    async submitted(client: TestClient, change: Partial<typeof FIRM> = {}, kind: Step['kind'] = 'first') {
      const { version } = await client.call(calls.getDraft, { kind });
      const saved = await client.call(calls.saveDraft, { kind, version, ...(await this.wholeForm(client, change)) });
      return client.call(calls.submit, { kind, version: saved.version, consents: await this.consents() });
    },
    /** The last submitted registration of a person. */
    async waiting(mobile: string) {
      const [row] = await db
        .select({ id: registration.id, version: registration.version })
        .from(registration)
        .innerJoin(userAccount, eq(userAccount.userId, registration.userId))
        .where(eq(userAccount.mobile, mobile));
      if (!row) throw new Error(`${mobile} has no registration`);
      return row;
    },
    approve: (which: { id: string; version: number }) => database.transaction((tx) => approveRegistration(decisionOn(tx), which)),
    reject: (which: { id: string; version: number }, why: Pick<Rejection, 'reason' | 'fields'>) =>
      database.transaction((tx) => rejectRegistration(decisionOn(tx), { ...which, ...why })),
    /** An administrator of an approved enterprise to which the micro-deposit has been paid. */
    async approved(mobile: string, change: Partial<typeof FIRM> = {}): Promise<TestClient> {
      const client = await this.registrant(mobile);
      await this.submitted(client, change);
      await this.approve(await this.waiting(mobile));
      await server.runDueJobs();
      return client;
    },
    /** The amount of the last micro-deposit by the sandbox's bank, in fen. */
    async paidFen(mobile: string): Promise<bigint> {
      const line = (await sentTo(db, mobile)).find(({ kind }) => kind === 'bank');
      return BigInt(/ 0\.(\d\d) 元/.exec(line?.text ?? '')?.[1] ?? '0');
    },
  };
}
