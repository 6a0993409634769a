import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { registrationProblems } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { registration } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { askRegisters } from './elements.ts';
import { changedForm, valuesOf } from './form.ts';
import { storedForm, wholeForm } from './kept-form.ts';
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

async function registrationAtVersion(context: CallContext, kind: RegistrationKind, version: number): Promise<RegistrationRow> {
  const { db, viewer } = context;
  const found = await findRegistration(db, viewer, kind);
  const row = found ? await lockRegistration(db, found.id) : newRegistration(context, kind);
  if (row.version !== version) throw staleVersion(row.changedBy, row.savedAt, row.version);
  return row;
}

const getDraft: ServedHandlers['registration']['getDraft'] = async (context, { kind }, services) => {
  const { db, viewer } = context;
  return registrationView(services, context, (await findRegistration(db, viewer, kind)) ?? newRegistration(context, kind));
};

const saveDraft: ServedHandlers['registration']['saveDraft'] = async (context, { kind, version, ...change }, services) => {
  const row = await registrationAtVersion(context, kind, version);
  const state = nextState(row.state, 'edit');
  const form = changedForm(wholeForm(services, row), change);
  const { clock, db, viewer } = context;
  return registrationView(
    services,
    context,
    await keepRegistration(db, {
      ...row,
      ...storedForm(services, row.id, form),
      state,
      changedBy: viewer.displayName,
      savedAt: clock.now(),
    }),
  );
};

const checkElements: ServedHandlers['registration']['checkElements'] = async (context, { kind, version }, services) => {
  const row = await registrationAtVersion(context, kind, version);
  nextState(row.state, 'edit');
  const values = valuesOf(wholeForm(services, row));
  const elements = registrationProblems(values).filter(({ field }) =>
    /^enterprise\.(name|creditCode|legalName|legalIdNumber)$/.test(field),
  );
  refuseFields(elements);
  const elementCheck = await askRegisters(services, context, row.elementCheck, values);
  await context.transaction(async (db) => {
    const { id } = await registrationAtVersion({ ...context, db }, kind, version);
    await db.update(registration).set({ elementCheck }).where(eq(registration.id, id));
  });
  const { outcome, mismatched, checkedAt } = elementCheck;
  return { outcome, mismatched, checkedAt };
};

const submit: ServedHandlers['registration']['submit'] = async (context, request, services) => {
  const shown = (within: CallContext) => registrationAtVersion(within, request.kind, request.version);
  const elementCheck = await agreedElements(services, context, await shown(context), request);
  return context.transaction(async (db) => {
    const within = { ...context, db };
    const row = await submitRegistration(services, within, await shown(within), request, elementCheck);
    return registrationView(services, within, row);
  });
};

/** Registering an enterprise step by step, with drafts stored on the server. */
export const registrationCalls = {
  registration: {
    getDraft: { scope: 'self', anyStatus: true, statements: 2, handle: getDraft },
    saveDraft: { scope: 'self', anyStatus: true, statements: 10, handle: saveDraft },
    checkElements: { scope: 'self', anyStatus: true, ownTransactions: true, statements: 8, handle: checkElements },
    submit: { scope: 'self', anyStatus: true, ownTransactions: true, statements: 26, handle: submit },
  },
} satisfies SomeCalls;
