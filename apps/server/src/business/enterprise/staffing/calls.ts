import type { SomeCalls } from '../../../calls/call.ts';
import { absences, delegate, endAbsence } from './absences.ts';
import { addMember } from './add-member.ts';
import { changeRole, freeze, resetPassword, transferDuties, unfreeze } from './change-member.ts';
import { listMembers } from './members.ts';

/** The people of an enterprise and their positions. */
export const staffCalls = {
  staff: {
    list: { scope: 'enterprise', statements: 5, handle: (context, request, services) => listMembers(services, context, request) },
    absences: { scope: 'enterprise', statements: 3, handle: absences },
    delegate: { scope: 'enterprise', statements: 8, handle: delegate },
    endAbsence: { scope: 'enterprise', statements: 7, handle: endAbsence },
    // The attempt must be counted even if it is refused.
    add: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 23,
      handle: (context, request, services) => addMember(services, context, request),
    },
    changeRole: { scope: 'enterprise', statements: 15, handle: (context, request, services) => changeRole(services, context, request) },
    resetPassword: {
      scope: 'enterprise',
      statements: 19,
      handle: (context, request, services) => resetPassword(services, context, request),
    },
    freeze: { scope: 'enterprise', statements: 22, handle: (context, request, services) => freeze(services, context, request) },
    unfreeze: { scope: 'enterprise', statements: 13, handle: (context, request, services) => unfreeze(services, context, request) },
    transferDuties: { scope: 'enterprise', statements: 17, handle: transferDuties },
  },
} satisfies SomeCalls;
