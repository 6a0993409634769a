import { EntryPrompts, whichPrompt } from '@lianxin/features/prompts';
import { useSession } from '@lianxin/features/session';
import { Suspense, useState } from 'react';
import { SignOutQuestion } from './sign-out-question.tsx';
import { SwitchedElsewhere } from './switched-elsewhere.tsx';

/** What stands before the person; nothing of it is fetched for who has nothing before them. */
export function Prompts({ routeName }: { readonly routeName: string }) {
  const { state } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (state.status !== 'signedIn') return null;
  if (whichPrompt(state.user, routeName, false) === undefined) return <SwitchedElsewhere />;
  return (
    <>
      <SwitchedElsewhere />
      <Suspense fallback={null}>
        <EntryPrompts routeName={routeName} onSignOut={() => setLeaving(true)} />
      </Suspense>
      <SignOutQuestion viewer={state.viewer} open={leaving} onOpenChange={setLeaving} />
    </>
  );
}
