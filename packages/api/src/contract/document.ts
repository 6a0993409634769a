import * as z from 'zod/mini';
import { day } from './examples.ts';
import { query, resource } from './endpoint.ts';
import { Day } from './schemas/primitives.ts';

/** Documents that people agree to. */
export const DocumentId = z.enum([
  'userAgreement',
  'privacyPolicy',
  'authorisationLetter',
  'supplementaryAgreement',
  'ukeyFeeAgreement',
  'platformServiceAgreement',
]);

const DocumentVersion = z.string().check(z.regex(/^\d{1,3}\.\d{1,3}$/));

/** A person's consent to a version of a document. */
export const DocumentConsent = z.strictObject({ id: DocumentId, version: DocumentVersion });

const Document = z.object({
  id: DocumentId,
  version: DocumentVersion,
  effectiveFrom: Day,
  /** Whether the wording is a template that counsel has not confirmed yet. */
  template: z.boolean(),
  title: z.string(),
  titleEn: z.string(),
  /** Hash of the UTF-8 text in hex, which consents and signatures refer to. */
  sm3: z.string(),
  sha256: z.string(),
});

/** A document with its text. Clauses begin with "## "; an empty line separates paragraphs. */
export const DocumentText = z.extend(Document, {
  /** The binding text. */
  text: z.string(),
  /** An English translation, which is not binding. */
  textEn: z.string(),
});

export type DocumentId = z.output<typeof DocumentId>;
export type DocumentConsent = z.output<typeof DocumentConsent>;
export type DocumentText = z.output<typeof DocumentText>;

const document = {
  id: 'userAgreement',
  version: '1.0',
  effectiveFrom: day('2026-01-01'),
  template: true,
  title: '用户协议',
  titleEn: 'User agreement',
  sm3: 'bf9312c2a92a6b1c6412b4a2e4c41950a87d4ba9ededed80bd5a7dfa17c2d7ee',
  sha256: 'dd763792da4f78a46423741376b061a4164317b7a70f713d2a44f9f3bf1d9add',
} as const;

/** User agreement, privacy policy and similar documents, by version. */
export const documents = resource('documents', 'api', '/document', {
  /** Each document in its current version. */
  list: query('/list', {
    summary: '协议文件列表',
    needs: 'visitor',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(Document),
    example: { request: {}, response: [document] },
  }),
  /** A document with its text; the current version unless another is given. */
  get: query('/get', {
    summary: '协议文件全文',
    needs: 'visitor',
    source: 'added',
    request: z.strictObject({ id: DocumentId, version: z.optional(DocumentVersion) }),
    response: DocumentText,
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: 'userAgreement' },
      response: {
        ...document,
        text: '## 第一条 服务内容\n\n1.1 平台提供信息技术服务。',
        textEn: '## 1 What the platform does\n\n1.1 The platform provides information services.',
      },
    },
  }),
});
