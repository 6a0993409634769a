import { FinancingDraftId, FinancingForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { financingDraft } from '../../../schema/index.ts';
import { fundingDrafts } from '../funding/index.ts';

export const financingDrafts = fundingDrafts({ table: financingDraft, id: FinancingDraftId, form: z.partial(FinancingForm) });
