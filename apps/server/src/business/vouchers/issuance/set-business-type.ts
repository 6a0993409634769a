import type { Handlers } from '../../../calls/handler.ts';
import { actOf } from '../../applications/application/index.ts';
import { readForm, storedForm } from './form.ts';
import { issuances, referenceOf } from './repository.ts';

/** Sets the business type while the application is with its maker; the reviewer approves it with the rest. */
export const setBusinessType: Handlers['issuance']['setBusinessType'] = async (context, { id, version, businessType }) => {
  const row = await issuances.ownFor(context, id, 'edit', version);
  const { viewer } = context;
  const form = storedForm({ ...readForm(row.form), businessType: businessType ?? undefined });
  // The person who changes it becomes its maker and may not review it.
  const change = { form, makerId: viewer.userId, makerName: viewer.displayName, reviewerId: null };
  return referenceOf(await issuances.move(actOf(context), row, 'edit', change));
};
