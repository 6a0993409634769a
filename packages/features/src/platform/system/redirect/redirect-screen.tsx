import { Navigate, useLocation } from 'react-router-dom';
import { useNavigation } from '../../navigation/index.ts';
import { MissingScreen } from '../missing/missing-screen.tsx';
import { wantedRoute } from './wanted-route.ts';

/** Replaces the address with the JSON route in it; unknown ones give a missing page. */
export function RedirectScreen() {
  const rows = useNavigation();
  const { pathname } = useLocation();
  const to = wantedRoute(rows, pathname.replace(/^\/redirect\/?/, ''));
  return to === undefined ? <MissingScreen /> : <Navigate replace to={to} />;
}
