import { registrationProblems } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { registration } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import type { Services } from '../../../platform/services.ts';
import { checkElements } from './elements.ts';
import { changedForm, valuesOf } from './form.ts';
import { keptForm, wholeForm } from './kept-form.ts';
import { refuseFields } from './problems.ts';
import {
  findRegistration,
  keepRegistration,
  lockRegistration,
  newRegistration,
  nextState,
  type RegistrationKind,
  type RegistrationRow,
} from './repository.ts';
import { agreedElements, submitRegistration } from './submit.ts';
import { registrationView } from './view.ts';

/** The registration as the person was shown it, locked for a change. */
async function shownRegistration(context: CallContext, kind: RegistrationKind, version: number): Promise<RegistrationRow> {
  const { db, viewer } = context;
  const found = await findRegistration(db, viewer, kind);
  const row = found ? await lockRegistration(db, found.id) : newRegistration(context, kind);
  if (row.version !== version) throw staleVersion(row.changedBy, row.savedAt, row.version);
  return row;
}

/** An enterprise's way onto the platform: entered step by step, kept on the server, checked and handed in. */
export const registrationHandlers = (services: Services): Handlers['registration'] => ({
  async getDraft(context, { kind }) {
    const { db, viewer } = context;
    return registrationView(services, context, (await findRegistration(db, viewer, kind)) ?? newRegistration(context, kind));
  },
  async saveDraft(context, { kind, version, ...change }) {
    const row = await shownRegistration(context, kind, version);
    const state = nextState(row.state, 'edit');
    const form = changedForm(wholeForm(services, row), change);
    const { clock, db, viewer } = context;
    return registrationView(
      services,
      context,
      await keepRegistration(db, {
        ...row,
        ...keptForm(services, row.id, form),
        state,
        changedBy: viewer.displayName,
        savedAt: clock.now(),
      }),
    );
  },
  async checkElements(context, { kind, version }) {
    const row = await shownRegistration(context, kind, version);
    nextState(row.state, 'edit');
    const values = valuesOf(wholeForm(services, row));
    const elements = registrationProblems(values).filter(({ field }) =>
      /^enterprise\.(name|creditCode|legalName|legalIdNumber)$/.test(field),
    );
    refuseFields(elements);
    const elementCheck = await checkElements(services, context, row.elementCheck, values);
    await context.transaction(async (db) => {
      const { id } = await shownRegistration({ ...context, db }, kind, version);
      await db.update(registration).set({ elementCheck }).where(eq(registration.id, id));
    });
    const { outcome, mismatched, checkedAt } = elementCheck;
    return { outcome, mismatched, checkedAt };
  },
  async submit(context, request) {
    const shown = (within: CallContext) => shownRegistration(within, request.kind, request.version);
    const elementCheck = await agreedElements(services, context, await shown(context), request);
    return context.transaction(async (db) => {
      const within = { ...context, db };
      const row = await submitRegistration(services, within, await shown(within), request, elementCheck);
      return registrationView(services, within, row);
    });
  },
});
