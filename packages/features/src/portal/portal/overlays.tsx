import { ConnectionNotice, SessionWatch } from '../../entry/session-watch/index.ts';
import { preloadFloating, FocusKeeper } from '@lianxin/ui';
import { useEffect } from 'react';
import { StepUp } from '../../platform/safeguards/index.ts';
import type { EarlyFocus } from './early-focus.ts';

/** Long after the page has come: what opens over it is then there when it is pressed, and where there is no network. */
const AHEAD_MS = 2_000;

function useFloatingAhead(): void {
  useEffect(() => {
    const timer = setTimeout(preloadFloating, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

export interface OverlaysProps {
  /** What had the focus before its keeper is there; noted until then, so that nothing falls between. */
  readonly focus: EarlyFocus | undefined;
}

/** What stands over every page: the network's news, the end of a session, a confirmation before acts on money, and a focus that is not lost. */
export function Overlays({ focus }: OverlaysProps) {
  useFloatingAhead();
  // After the keeper's own, which stands inside this.
  useEffect(() => focus?.stop(), [focus]);
  return (
    <>
      <ConnectionNotice />
      <SessionWatch />
      <StepUp />
      <FocusKeeper earlier={focus?.had} />
    </>
  );
}

export { entryWords } from '../../entry/session-watch/index.ts';
