import { useGoToSignIn } from '../../platform/navigation/index.ts';
import { useSession } from '../../platform/session/index.ts';

/** Leads to the login page after every session of the person has ended. */
export function useSignInAgain(): () => void {
  const goToSignIn = useGoToSignIn();
  const { forget } = useSession();
  return () => {
    // Both in one go, so that the door sees a visitor who asked for the login page.
    goToSignIn();
    forget();
  };
}
