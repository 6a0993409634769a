import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rowAt, useNavigation } from '../../navigation/index.ts';
import { LoadingPage } from '../loading-page.tsx';

/** Passes through, so that the page named by `from` mounts anew; leaves no entry in the history. */
export function RefreshScreen() {
  const navigate = useNavigate();
  const rows = useNavigation();
  const [query] = useSearchParams();
  const from = query.get('from') ?? '/index';
  useEffect(() => {
    const row = rowAt(rows, from.split('?', 1)[0] ?? '');
    void navigate(row === undefined || row.path === '*' || row.name === 'refresh' ? '/index' : from, { replace: true });
  }, [navigate, rows, from]);
  return <LoadingPage />;
}
