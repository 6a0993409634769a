import { RETAINED_KINDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentId } from './document.ts';
import { act, query } from './endpoint.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { Instant, RequiredText, Version } from './schemas/primitives.ts';
import { EncodedPassword } from './sign-in-schemas.ts';
import { wire } from './wire.ts';

const Consent = z.object({
  id: DocumentId,
  version: z.string(),
  /** For whom; null: before they acted for anybody. */
  enterpriseName: wire('corpNm', z.nullable(z.string())),
  agreedAt: Instant,
});

/** What was shown whole. */
const REVEALED = ['bankAccount', 'contact', 'registration', 'person', 'export'] as const;

const Reveal = z.object({ of: z.enum(REVEALED), enterpriseName: wire('corpNm', z.nullable(z.string())), at: Instant });

const Erasure = z.object({
  /** The last request; null: none was made. */
  request: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(['requested', 'withdrawn', 'rejected', 'carriedOut']),
      version: Version,
      requestedAt: Instant,
      decidedAt: z.nullable(Instant),
      /** Why it was turned down. */
      rejectionReason: z.nullable(z.string()),
    }),
  ),
  /** Positions that the person holds: while they do, their name and number stay, because the enterprise's business stands on them. */
  positions: z.array(z.object({ enterpriseName: wire('corpNm', z.string()) })),
  /** What the law keeps of them all the same. */
  kept: z.array(z.enum(RETAINED_KINDS)),
});

const erasure: z.output<typeof Erasure> = {
  request: null,
  positions: [{ enterpriseName: '恒信机电设备有限公司' }],
  kept: ['identity', 'signatures', 'logs'],
};
const requested: z.output<typeof Erasure> = {
  ...erasure,
  request: { id: 'X1', state: 'requested', version: 1, requestedAt: '2026-11-20T09:42:00+08:00', decidedAt: null, rejectionReason: null },
};

const page = { page: 1, pageSize: 20 };

/** What a person may know of, take with them and have erased of their own data. */
export const personCalls = {
  /** What the person agreed to: document, version, for whom and when; the newest first. */
  consents: query('//person/consents', {
    summary: '本人同意记录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(Consent),
    example: {
      request: page,
      response: {
        ...page,
        total: 2,
        list: [
          { id: 'userAgreement', version: '1.0', enterpriseName: '恒信机电设备有限公司', agreedAt: '2026-03-02T10:00:00+08:00' },
          { id: 'privacyPolicy', version: '1.0', enterpriseName: null, agreedAt: '2026-03-02T09:58:00+08:00' },
        ],
      },
    },
  }),
  /** When masked data were shown to the person whole, the newest first. */
  reveals: query('//person/reveals', {
    summary: '敏感信息查看记录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(Reveal),
    example: {
      request: page,
      response: {
        ...page,
        total: 1,
        list: [{ of: 'bankAccount', enterpriseName: '恒信机电设备有限公司', at: '2026-11-19T15:20:00+08:00' }],
      },
    },
  }),
  /** The person's own number, mailbox and identity number, whole; that they were shown is written down. */
  revealOwn: query('//person/revealOwn', {
    summary: '查看本人完整信息',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({ mobile: z.string(), mail: z.nullable(z.string()), identityNumber: z.nullable(z.string()) }),
    example: { request: {}, response: { mobile: '13900000005', mail: null, identityNumber: '140902198605120054' } },
  }),
  /** All that the platform keeps of the person, as a file (JSON). Their password is asked for first, and every copy is written down. */
  exportData: query('//person/export', {
    summary: '导出本人数据',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ password: EncodedPassword }),
    response: z.object({ name: z.string(), content: z.string() }),
    refuses: ['PASSWORD_WRONG', 'TOO_FREQUENT'],
    example: {
      request: { password: 'TGlhbnhpbkAyMDI2' },
      response: { name: '个人数据-2026-11-20.json', content: '{"person":{"userName":"supplier-op"}}' },
    },
  }),
  /** Where a wish to have one's data erased stands, and what would stay. */
  erasure: query('//person/erasure', {
    summary: '删除申请进度',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Erasure,
    example: { request: {}, response: erasure },
  }),
  /** Asks that what no law keeps be erased. Two people of the platform carry it out. */
  requestErasure: act('//person/erasure/request', {
    summary: '申请删除本人数据',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ password: EncodedPassword }),
    response: Erasure,
    refuses: ['PASSWORD_WRONG', 'TOO_FREQUENT', 'DUPLICATE'],
    example: { request: { password: 'TGlhbnhpbkAyMDI2' }, response: requested },
  }),
  withdrawErasure: act('//person/erasure/withdraw', {
    summary: '撤回删除申请',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ id: RequiredText(64), version: Version }),
    response: Erasure,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION'],
    example: { request: { id: 'X1', version: 1 }, response: erasure },
  }),
} as const;
