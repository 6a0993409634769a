import { PledgeForm } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import { formAgain } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import type { PledgeRow } from './repository.ts';

/**
 * The form for submitting an application again, with those of its pieces that are free. Null if that is not possible or none of its pieces
 * is free.
 */
export async function formOf(context: Pick<CallContext, 'db' | 'clock'>, row: PledgeRow): Promise<PledgeForm | null> {
  const form = await formAgain(PLEDGE, context, row);
  const { pledged, repayOn, guarantorNo } = row;
  const agreements = z.parse(PledgeForm.shape.agreements, row.agreements);
  return form && { ...form, agreements, pledged, repayOn, ...(guarantorNo !== null && { guarantorNo }) };
}
