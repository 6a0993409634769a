import type { Role } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useSession } from '../session/index.ts';
import { ROLE_TERMS } from './states.ts';

/** The next party to act, from the server. */
export interface NextActor {
  readonly enterpriseName: string;
  readonly role: Role;
}

/** Names the enterprise and role to act next; one's own as 本企业. */
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

/** Names all parties that may act next, such as both signatories of a contract; "" if nobody has to. */
export function useNextActors(): (next: readonly NextActor[]) => string {
  const { i18n } = useLingui();
  const nextActor = useNextActor();
  return useCallback((next) => new Intl.ListFormat(i18n.locale).format(next.map(nextActor)), [i18n, nextActor]);
}
