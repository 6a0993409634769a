import type { SomeCalls } from '../../../calls/call.ts';
import { absences, delegate, endAbsence } from './absences.ts';
import { acceptInvitation, invitation, refuseInvitation } from './answer-invitation.ts';
import { changeRole, freeze, resetPassword, transferDuties, unfreeze } from './change-member.ts';
import { cancelInvitation, inviteMember, listInvitations, resendInvitation } from './invitations.ts';
import { listMembers } from './members.ts';

export const staffCalls = {
  staff: {
    list: { scope: 'enterprise', statements: 5, handle: (context, request, services) => listMembers(services, context, request) },
    absences: { scope: 'enterprise', statements: 3, handle: absences },
    delegate: { scope: 'enterprise', statements: 8, handle: delegate },
    endAbsence: { scope: 'enterprise', statements: 7, handle: endAbsence },
    // These wait for the SMS gateway or count refused attempts.
    invite: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 20,
      handle: (context, request, services) => inviteMember(services, context, request),
    },
    invitations: { scope: 'enterprise', statements: 3, handle: listInvitations },
    resendInvitation: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 20,
      handle: (context, { id }, services) => resendInvitation(services, context, id),
    },
    cancelInvitation: { scope: 'enterprise', statements: 9, handle: cancelInvitation },
    invitation: { scope: 'public', statements: 2, handle: invitation },
    acceptInvitation: {
      scope: 'public',
      ownTransactions: true,
      statements: 22,
      handle: (context, request, services) => acceptInvitation(services, context, request),
    },
    refuseInvitation: { scope: 'public', ownTransactions: true, statements: 5, handle: refuseInvitation },
    changeRole: { scope: 'enterprise', statements: 15, handle: (context, request, services) => changeRole(services, context, request) },
    resetPassword: {
      scope: 'enterprise',
      statements: 21,
      handle: (context, request, services) => resetPassword(services, context, request),
    },
    freeze: { scope: 'enterprise', statements: 22, handle: (context, request, services) => freeze(services, context, request) },
    unfreeze: { scope: 'enterprise', statements: 13, handle: (context, request, services) => unfreeze(services, context, request) },
    transferDuties: { scope: 'enterprise', statements: 17, handle: transferDuties },
  },
} satisfies SomeCalls;
