import { PledgeDraftId, PledgeForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { pledgeDraft } from '../../../schema/index.ts';
import { fundingDrafts } from '../funding/index.ts';

/** Loans against a pledge that are not applied for yet. */
export const pledgeDrafts = fundingDrafts({ table: pledgeDraft, id: PledgeDraftId, form: z.partial(PledgeForm) });
