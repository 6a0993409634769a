import { FinancingForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import { formAgain } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

/** What would be applied for again, of the pieces that are still held; null where it cannot be, or none is left. */
export async function formOf(context: Pick<CallContext, 'db' | 'clock'>, row: FinancingRow): Promise<FinancingForm | null> {
  const form = await formAgain(FINANCING, context, row);
  return form && { ...form, agreements: z.parse(FinancingForm.shape.agreements, row.agreements) };
}
