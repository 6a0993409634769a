import { arrived } from '@lianxin/api/client';
import { Door, landingOf } from '../../entry/sign-in/index.ts';
import { beginAt } from '../../platform/navigation/index.ts';
import { useSession, type SignInReply } from '../../platform/session/index.ts';
import { useEffect } from 'react';
import { checkedLook } from './checked-look.ts';
import { isAtDoor, type DoorFacts } from './door-facts.ts';
import type { Behind } from './routed.tsx';
import { takeOver } from './take-over.ts';

/** Lets the form come first. */
const SETTLE_MS = 800;

export interface DoorwayProps {
  readonly facts: DoorFacts;
  readonly fetchBehind: () => Promise<Behind>;
  /** Shows what stands behind the door instead. */
  readonly onOpen: (behind: Behind) => void;
}

/** The sign-in page while the rest of the portal is on its way: the first that anybody sees, and all that most visitors need. */
export function Doorway({ facts, fetchBehind, onOpen }: DoorwayProps) {
  const { open } = useSession();
  const wholePortal = () => arrived(Promise.all([fetchBehind(), checkedLook()]), { endpointPath: '', url: '' });

  useEffect(() => {
    // Once the form has taken over what stands in its fields.
    const timer = setTimeout(takeOver);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void fetchBehind().catch(() => undefined), SETTLE_MS);
    const leave = () => {
      if (isAtDoor(facts)) return;
      // Where it does not come, the browser asks for the address anew.
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
  return <Door channels={facts.channels} register={facts.register} home={facts.home} onSignedIn={enter} />;
}
