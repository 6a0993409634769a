import { useLingui } from '@lingui/react/macro';
import { usePermission } from '../../../platform/permission/index.ts';
import { SignInFirst, useQueryState } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { RegistrationFlow } from '../application/registration-flow.tsx';
import { kindOf } from '../kind-in-address.ts';
import { NotForYou } from './not-for-you.tsx';

const QUERY = { type: '' } as const;

/** Completes a registration, begun or rejected; with `?type=new_add` an administrator adds another enterprise. */
export function ResubmitScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  const mayRegister = usePermission('enterprise.register');
  const [{ type }] = useQueryState(QUERY);
  const kind = kindOf(type);
  if (viewer === undefined) return <SignInFirst />;
  if (kind === 'associated' && !mayRegister) return <NotForYou>{t`关联企业由本企业管理岗添加，请联系管理岗办理。`}</NotForYou>;
  return <RegistrationFlow key={type} kind={kind} />;
}
