import { FinancingForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import { formAgain } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

/** The form for submitting an application again, with the pieces still held. Null if that is not possible or none of its pieces is left. */
export async function formOf(context: Pick<CallContext, 'db' | 'clock'>, row: FinancingRow): Promise<FinancingForm | null> {
  const form = await formAgain(FINANCING, context, row);
  return form && { ...form, agreements: z.parse(FinancingForm.shape.agreements, row.agreements) };
}
