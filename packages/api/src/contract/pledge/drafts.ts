import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { ids } from '../examples.ts';
import { Instant, PledgeDraftId, Version } from '../schemas/primitives.ts';
import { pledgeForm } from './examples.ts';
import { PledgeDraft, PledgeFormDraft } from './shapes.ts';

const saved = { id: ids.pledgeDraft('PD1'), version: 0, savedAt: '2026-11-20T09:41:00+08:00' };
const begun = { channel: 3, amount: pledgeForm.amount };

/** Applications that are not handed in yet. */
export const pledgeDraftCalls = {
  saveDraft: act('//pledge/saveDraft', {
    summary: '保存质押草稿',
    source: 'added',
    needs: 'pledge.make',
    request: z.strictObject({
      id: z.optional(PledgeDraftId),
      version: z.optional(Version),
      form: PledgeFormDraft,
    }),
    response: z.object({ id: PledgeDraftId, version: Version, savedAt: Instant }),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { form: begun }, response: saved },
  }),
  listDrafts: query('//pledge/listDrafts', {
    summary: '质押草稿列表',
    source: 'added',
    needs: 'pledge.make',
    request: z.strictObject({}),
    response: z.array(PledgeDraft),
    example: { request: {}, response: [{ ...saved, form: begun, attachments: [] }] },
  }),
  deleteDraft: act('//pledge/deleteDraft', {
    summary: '删除质押草稿',
    source: 'added',
    needs: 'pledge.make',
    request: z.strictObject({ id: PledgeDraftId }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: saved.id }, response: {} },
  }),
} as const;
