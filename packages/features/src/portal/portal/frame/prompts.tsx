import { EntryPrompts, whichPrompt, type EntryPromptsProps } from '../../../entry/prompts/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { Suspense, useState } from 'react';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Prompts for a person; not loaded if there are none. */
export function Prompts({ row }: Pick<EntryPromptsProps, 'row'>) {
  const { state } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (state.status !== 'signedIn' || whichPrompt(state.user, row, false) === undefined) return null;
  return (
    <>
      <Suspense fallback={null}>
        <EntryPrompts row={row} onSignOut={() => setLeaving(true)} />
      </Suspense>
      <SignOutQuestion viewer={state.viewer} open={leaving} onOpenChange={setLeaving} />
    </>
  );
}
