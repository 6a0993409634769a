import { useNavigate, useSearchParams } from 'react-router-dom';
import { useChannels } from '../../../platform/channels/index.ts';
import { useNavigation, usePlace, type ScreenProps } from '../../../platform/navigation/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { landingOf } from './landing.ts';
import { SignInPage } from './sign-in-page.tsx';

export interface SignInScreenProps extends ScreenProps {
  /** Called after signing in. @default goes to the wanted page */
  readonly onSignedIn?: () => void;
}

/** The sign-in page in the portal's table. */
export function SignInScreen({ onSignedIn }: SignInScreenProps) {
  const rows = useNavigation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state, open } = useSession();
  const place = usePlace();
  const land = onSignedIn ?? (() => void navigate(landingOf(rows, query.get('redirect')), { replace: true }));
  return (
    <SignInPage
      channels={useChannels().list.length}
      register={place('registration.register')}
      expired={state.status === 'visitor' && state.expired}
      elsewhereAt={state.status === 'visitor' ? state.elsewhereAt : undefined}
      addressOf={(announcement) => place('home.home', { announcement })}
      onSignedIn={(reply) => {
        // In one step, so that the entrance sees the wanted page and the session together.
        land();
        open(reply);
      }}
    />
  );
}
