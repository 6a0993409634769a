import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/index.ts';

/** Leads to the login page after every session of the person has ended. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const { forget } = useSession();
  return () => {
    // Both in one go, so that the door sees a visitor who asked for the login page.
    void navigate('/login', { replace: true });
    forget();
  };
}
