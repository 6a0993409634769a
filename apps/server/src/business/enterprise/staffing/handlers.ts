import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { absences, delegate, endAbsence } from './absences.ts';
import { addMember } from './add-member.ts';
import { changeRole, freeze, resetPassword, transferDuties, unfreeze } from './change-member.ts';
import { listMembers } from './members.ts';

/** The people of an enterprise and their positions. */
export const staffHandlers = (services: Services): Handlers['staff'] => ({
  list: (context, request) => listMembers(services, context, request),
  absences,
  delegate,
  endAbsence,
  add: (context, request) => addMember(services, context, request),
  changeRole: (context, request) => changeRole(services, context, request),
  resetPassword: (context, request) => resetPassword(services, context, request),
  freeze: (context, request) => freeze(services, context, request),
  unfreeze: (context, request) => unfreeze(services, context, request),
  transferDuties: (context, request) => transferDuties(context, request),
});
