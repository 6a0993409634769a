import { i18n } from '@lingui/core';
import { useEffect } from 'react';
import { DURATION_MS, FOLLOWED_WORDS, noticeOf, useNotices } from '../notices/index.ts';
import { useSession } from '../session/index.ts';
import { logAs } from './logging.ts';
import type { Listener } from './wiring.ts';

/** What the portal makes of the client's events: a toast for a failure, the login page for an ended session. */
export function Outcomes({ listeners }: { readonly listeners: Set<Listener> }) {
  const { show } = useNotices();
  const { forget, state } = useSession();
  const userName = state.status === 'signedIn' ? state.viewer.userName : '';
  const followed = state.status === 'signedIn' && state.followed === true;
  useEffect(() => logAs(userName), [userName]);
  useEffect(() => {
    if (followed) show({ tone: 'info', text: i18n._(FOLLOWED_WORDS), durationMs: DURATION_MS.business });
  }, [followed, show]);
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event.type === 'sessionExpired') forget('expired');
      else if (event.type === 'error' && !event.quiet && event.error.kind !== 'sessionExpired') show(noticeOf(event.error, i18n));
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners, show, forget]);
  return null;
}
