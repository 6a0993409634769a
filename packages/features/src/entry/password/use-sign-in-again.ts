import { useGoToSignIn } from '../../platform/navigation/index.ts';
import { useSession } from '../../platform/session/index.ts';

/** Goes to sign-in after all sessions have ended. */
export function useSignInAgain(): () => void {
  const goToSignIn = useGoToSignIn();
  const { forget } = useSession();
  return () => {
    // In one step, so that the entrance sees a visitor who asked for sign-in.
    goToSignIn();
    forget();
  };
}
