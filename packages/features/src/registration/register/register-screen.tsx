import { Navigate } from 'react-router-dom';
import { useSession, useViewer } from '../../session/index.ts';
import { AccountStep } from '../account/account-step.tsx';
import { RegistrationFlow } from '../application/registration-flow.tsx';

/** From nothing to a registration under review: a visitor makes an account, then goes on with the enterprise in the same place. */
export function RegisterScreen() {
  const session = useSession();
  const viewer = useViewer();
  if (viewer === undefined) return <AccountStep onRegistered={session.open} />;
  // Who has an enterprise has registered: the entry rules know where they belong.
  if (viewer.enterpriseNo !== undefined) return <Navigate replace to="/home/index" />;
  return <RegistrationFlow kind="first" withAccountStep />;
}
