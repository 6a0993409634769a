import { ConnectionNotice, SessionWatch } from '../../entry/session-watch/index.ts';
import { preloadFloating, FocusKeeper } from '@lianxin/ui';
import { useEffect } from 'react';
import { StepUp } from '../../platform/safeguards/index.ts';
import type { EarlyFocus } from './early-focus.ts';

/** Delay before preloading what opens over pages, so that it works offline. */
const AHEAD_MS = 2_000;

function useFloatingAhead(): void {
  useEffect(() => {
    const timer = setTimeout(preloadFloating, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

export interface OverlaysProps {
  /** Focus events from before the keeper was loaded. */
  readonly focus: EarlyFocus | undefined;
}

/** Shown over every page: network, end of session, confirmations, and keeping the focus. */
export function Overlays({ focus }: OverlaysProps) {
  useFloatingAhead();
  // After the keeper's own effect, which is inside.
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
