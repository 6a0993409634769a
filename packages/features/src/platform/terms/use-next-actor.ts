import type { Role } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useSession } from '../session/index.ts';
import { ROLE_TERMS } from './states.ts';

/** Whose move it is, as the server tells it. */
export interface NextActor {
  readonly enterpriseName: string;
  readonly role: Role;
}

/** Names whose move it is: the enterprise and the position there, one's own by 本企业. */
export function useNextActor(): (next: NextActor) => string {
  const { t, i18n } = useLingui();
  const { state } = useSession();
  const own = state.status === 'signedIn' ? state.viewer.enterpriseName : undefined;
  return useCallback(
    ({ enterpriseName, role }) => {
      const position = i18n._(ROLE_TERMS[role]);
      return enterpriseName === own ? t`本企业${position}` : t`${enterpriseName}${position}`;
    },
    [t, i18n, own],
  );
}

/** Names all whose move it is at once, as of a contract that each side signs by itself; "" where it is nobody's. */
export function useNextActors(): (next: readonly NextActor[]) => string {
  const { i18n } = useLingui();
  const nextActor = useNextActor();
  return useCallback((next) => new Intl.ListFormat(i18n.locale).format(next.map(nextActor)), [i18n, nextActor]);
}
