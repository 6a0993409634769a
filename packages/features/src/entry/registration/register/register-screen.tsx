import { USER_STATUS } from '@lianxin/domain';
import { LeadOn, useQueryState } from '../../../platform/navigation/index.ts';
import { useSession, useViewer } from '../../../platform/session/index.ts';
import { AccountStep } from '../account/account-step.tsx';
import { RegistrationFlow } from '../application/registration-flow.tsx';

const ADDRESS = { invite: '' } as const;

/** Registration from the start: a visitor creates an account, optionally by invitation, then enters the enterprise. */
export function RegisterScreen() {
  const session = useSession();
  const viewer = useViewer();
  const [{ invite }] = useQueryState(ADDRESS);
  if (viewer === undefined) return <AccountStep invitation={invite} onRegistered={session.open} />;
  if (viewer.status === USER_STATUS.awaitingReview) return <LeadOn to="registration.result" />;
  if (viewer.status === USER_STATUS.rejected || viewer.status === USER_STATUS.rejectedAgain) return <LeadOn to="registration.resubmit" />;
  // Members of an enterprise are registered: the entry rules redirect them.
  if (viewer.enterpriseNo !== undefined) return <LeadOn to="home.home" />;
  return <RegistrationFlow kind="first" withAccountStep />;
}
