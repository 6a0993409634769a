import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { useQueryState } from '../../navigation/index.ts';
import { useViewer } from '../../session/index.ts';
import { RegistrationFlow } from '../application/registration-flow.tsx';
import { NotForYou } from './not-for-you.tsx';

const QUERY = { type: '' } as const;
/** The address of adding an associated enterprise (specification §2.2). */
const ADDS_ENTERPRISE = 'new_add';

/** Completing a registration: begun, or rejected with a reason; with `?type=new_add` an administrator adds another enterprise. */
export function ResubmitScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [{ type }] = useQueryState(QUERY);
  const associated = type === ADDS_ENTERPRISE;
  if (viewer === undefined) {
    const wanted = associated ? `/registerResubmit?type=${ADDS_ENTERPRISE}` : '/registerResubmit';
    return <Navigate replace to={`/login?redirect=${encodeURIComponent(wanted)}`} />;
  }
  if (associated && viewer.role !== 'administrator') return <NotForYou>{t`关联企业由本企业管理岗添加，请联系管理岗办理。`}</NotForYou>;
  return <RegistrationFlow key={type} kind={associated ? 'associated' : 'first'} />;
}
