import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { ids, yuan } from '../examples.ts';
import { Instant, Money, TransferDraftId, Version } from '../schemas/primitives.ts';
import { TransferLeg } from './shapes.ts';

const LegDraft = z.partial(TransferLeg);

const Draft = z.object({
  id: TransferDraftId,
  version: Version,
  savedAt: Instant,
  legs: z.array(LegDraft),
  totalAmount: Money,
  recipientNames: z.array(z.string()),
});

const draft = {
  id: ids.transferDraft('D1'),
  version: 0,
  savedAt: '2026-11-20T09:41:00+08:00',
  legs: [{ amount: yuan(500_000) }],
  totalAmount: yuan(500_000),
  recipientNames: [],
};

/** Transfers that are not submitted yet. */
export const draftCalls = {
  saveDraft: act('//transfer/saveDraft', {
    summary: '保存转让草稿',
    needs: 'transfer.make',
    source: 'added',
    request: z.strictObject({
      id: z.optional(TransferDraftId),
      version: z.optional(Version),
      legs: z.array(LegDraft).check(z.maxLength(100)),
    }),
    response: z.object({ id: TransferDraftId, version: Version, savedAt: Instant }),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { legs: draft.legs }, response: { id: draft.id, version: 0, savedAt: draft.savedAt } },
  }),
  listDrafts: query('//transfer/listDrafts', {
    summary: '转让草稿列表',
    needs: 'transfer.make',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(Draft),
    example: { request: {}, response: [draft] },
  }),
  deleteDraft: act('//transfer/deleteDraft', {
    summary: '删除转让草稿',
    needs: 'transfer.make',
    source: 'added',
    request: z.strictObject({ id: TransferDraftId }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: draft.id }, response: {} },
  }),
} as const;
