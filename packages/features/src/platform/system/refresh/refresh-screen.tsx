import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalAddress, useHome, useNavigation } from '../../navigation/index.ts';
import { LoadingPage } from '../loading-page.tsx';

/** Redirects to the page in `from`, which mounts again; leaves no history entry. */
export function RefreshScreen() {
  const navigate = useNavigate();
  const rows = useNavigation();
  const [query] = useSearchParams();
  const home = useHome();
  const to = internalAddress(rows, query.get('from')) ?? home;
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <LoadingPage />;
}
