import { RETAINED_KINDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentId } from './document.ts';
import { act, query } from './endpoint.ts';
import { firstPage } from './examples.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { IdentityKind, Instant, RequiredText, Version } from './schemas/primitives.ts';
import { EncodedPassword } from './sign-in-schemas.ts';
import { wire } from './wire.ts';

const Consent = z.object({
  id: DocumentId,
  version: z.string(),
  /** The enterprise that the person acted for; null where there was none yet. */
  enterpriseName: wire('corpNm', z.nullable(z.string())),
  agreedAt: Instant,
});

/** What was shown in full. */
const REVEALED = ['bankAccount', 'contact', 'registration', 'person', 'export'] as const;

const Reveal = z.object({ of: z.enum(REVEALED), enterpriseName: wire('corpNm', z.nullable(z.string())), at: Instant });

const Erasure = z.object({
  /** The last request; null where there is none. */
  request: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(['requested', 'withdrawn', 'rejected', 'carriedOut']),
      version: Version,
      requestedAt: Instant,
      decidedAt: z.nullable(Instant),
      rejectionReason: z.nullable(z.string()),
    }),
  ),
  /** The person's positions: while they hold one, their name and number are kept, as the enterprise's business depends on them. */
  positions: z.array(z.object({ enterpriseName: wire('corpNm', z.string()) })),
  /** What has to be retained by law. */
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

/** A person's rights over their own data: to see, export and erase them. */
export const personCalls = {
  /** The person's consents, the newest first. */
  consents: query('//person/consents', {
    summary: '本人同意记录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(Consent),
    example: {
      request: firstPage,
      response: {
        ...firstPage,
        total: 2,
        list: [
          { id: 'userAgreement', version: '1.0', enterpriseName: '恒信机电设备有限公司', agreedAt: '2026-03-02T10:00:00+08:00' },
          { id: 'privacyPolicy', version: '1.0', enterpriseName: null, agreedAt: '2026-03-02T09:58:00+08:00' },
        ],
      },
    },
  }),
  /** When masked data were shown to the person in full, the newest first. */
  reveals: query('//person/reveals', {
    summary: '敏感信息查看记录',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(Reveal),
    example: {
      request: firstPage,
      response: {
        ...firstPage,
        total: 1,
        list: [{ of: 'bankAccount', enterpriseName: '恒信机电设备有限公司', at: '2026-11-19T15:20:00+08:00' }],
      },
    },
  }),
  /** The person's own mobile number, e-mail address and identity number in full; showing them is recorded. */
  revealOwn: query('//person/revealOwn', {
    summary: '查看本人完整信息',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({
      mobile: z.string(),
      mail: z.nullable(z.string()),
      identityKind: z.nullable(IdentityKind),
      identityNumber: z.nullable(z.string()),
    }),
    example: {
      request: {},
      response: { mobile: '13900000005', mail: null, identityKind: 'identityCard', identityNumber: '140902198605120054' },
    },
  }),
  /** Everything that the platform stores about the person, as a JSON file. It requires their password, and every export is recorded. */
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
  /** The state of the person's request for erasure, and what would be kept. */
  erasure: query('//person/erasure', {
    summary: '删除申请进度',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Erasure,
    example: { request: {}, response: erasure },
  }),
  /** Requests the erasure of everything that is not retained by law. Two people of the platform carry it out. */
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
