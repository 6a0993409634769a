import { PledgeDraftId, PledgeForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { pledgeDraft } from '../../../schema/index.ts';
import { fundingDrafts } from '../funding/index.ts';

/** Drafts of applications for a loan against a pledge. */
export const pledgeDrafts = fundingDrafts({ table: pledgeDraft, id: PledgeDraftId, form: z.partial(PledgeForm) });
