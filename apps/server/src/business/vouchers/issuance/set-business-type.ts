import type { Handlers } from '../../../calls/handler.ts';
import { actOf } from '../../applications/application/index.ts';
import { readForm, storedForm } from './form.ts';
import { issuances, referenceOf } from './repository.ts';

/** Files an application under a business while it is with its maker, as any other change of it: its reviewer passes it with the rest. */
export const setBusinessType: Handlers['issuance']['setBusinessType'] = async (context, { id, version, businessType }) => {
  const row = await issuances.ownFor(context, id, 'edit', version);
  const { viewer } = context;
  const form = storedForm({ ...readForm(row.form), businessType: businessType ?? undefined });
  // Whoever changes it has made it: they may not pass it.
  const change = { form, makerId: viewer.userId, makerName: viewer.displayName, reviewerId: null };
  return referenceOf(await issuances.move(actOf(context), row, 'edit', change));
};
