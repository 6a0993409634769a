import { arrived } from '@lianxin/api/client';
import { SignInShell, landingOf } from '../../entry/sign-in/index.ts';
import { beginAt } from '../../platform/navigation/index.ts';
import { useSession, type SignInReply } from '../../platform/session/index.ts';
import { useEffect } from 'react';
import { checkedLook } from './checked-look.ts';
import { isAtSignIn, type SignInShellFacts } from './sign-in-shell-facts.ts';
import type { RoutedPortal } from './routed.tsx';
import { takeOver } from './take-over.ts';

/** Let the form render first. */
const SETTLE_MS = 800;

export interface SignInShellEntryProps {
  readonly facts: SignInShellFacts;
  readonly fetchBehind: () => Promise<RoutedPortal>;
  /** Switches to the loaded portal. */
  readonly onOpen: (behind: RoutedPortal) => void;
}

/** The sign-in page while the portal loads: the first thing shown, and all that most visitors need. */
export function SignInShellEntry({ facts, fetchBehind, onOpen }: SignInShellEntryProps) {
  const { open } = useSession();
  const wholePortal = () => arrived(Promise.all([fetchBehind(), checkedLook()]), { endpointPath: '', url: '' });

  useEffect(() => {
    // After the form has adopted the input.
    const timer = setTimeout(takeOver);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void fetchBehind().catch(() => undefined), SETTLE_MS);
    const leave = () => {
      if (isAtSignIn(facts)) return;
      // On failure let the browser load the address again.
      Promise.all([fetchBehind(), checkedLook()]).then(
        ([behind]) => onOpen(behind),
        () => window.location.reload(),
      );
    };
    window.addEventListener('hashchange', leave);
    leave();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', leave);
    };
  }, [facts, fetchBehind, onOpen]);

  const enter = async (reply: SignInReply) => {
    const [behind] = await wholePortal();
    const wanted = new URLSearchParams(window.location.hash.split('?')[1]).get('redirect');
    beginAt(landingOf(behind.rows, wanted));
    onOpen(behind);
    open(reply);
  };
  return <SignInShell channels={facts.channels} register={facts.register} home={facts.home} onSignedIn={enter} />;
}
