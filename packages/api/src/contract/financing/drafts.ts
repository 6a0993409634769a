import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { ids } from '../examples.ts';
import { FinancingDraftId, Instant, Version } from '../schemas/primitives.ts';
import { form } from './examples.ts';
import { Draft, FormDraft } from './shapes.ts';

const saved = { id: ids.financingDraft('D1'), version: 0, savedAt: '2026-11-20T09:41:00+08:00' };

/** Applications that are not handed in yet. */
export const draftCalls = {
  saveDraft: act('//financing/saveDraft', {
    summary: '保存融资草稿',
    source: 'added',
    needs: 'financing.make',
    request: z.strictObject({ id: z.optional(FinancingDraftId), version: z.optional(Version), form: FormDraft }),
    response: z.object({ id: FinancingDraftId, version: Version, savedAt: Instant }),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { form: { channel: 12, amount: form.amount } }, response: saved },
  }),
  listDrafts: query('//financing/listDrafts', {
    summary: '融资草稿列表',
    source: 'added',
    needs: 'financing.make',
    request: z.strictObject({}),
    response: z.array(Draft),
    example: { request: {}, response: [{ ...saved, form: { channel: 12, amount: form.amount }, attachments: [] }] },
  }),
  deleteDraft: act('//financing/deleteDraft', {
    summary: '删除融资草稿',
    source: 'added',
    needs: 'financing.make',
    request: z.strictObject({ id: FinancingDraftId }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: saved.id }, response: {} },
  }),
} as const;
