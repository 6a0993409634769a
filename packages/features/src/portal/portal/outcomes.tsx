import type { ApiClient } from '@lianxin/api/client';
import { i18n } from '@lingui/core';
import { useEffect } from 'react';
import { DURATION_MS, FOLLOWED_WORDS, FOUND_WORDS, noticeOf, useNotices } from '../../platform/notices/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { logAs } from './logging.ts';

/** Shows a notice for a failed call. */
export function Outcomes({ client }: { readonly client: ApiClient }) {
  const { show } = useNotices();
  const { state } = useSession();
  const userName = state.status === 'signedIn' ? state.viewer.userName : '';
  const followed = state.status === 'signedIn' && state.followed === true;
  useEffect(() => logAs(userName), [userName]);
  useEffect(() => {
    if (followed) show({ tone: 'info', text: i18n._(FOLLOWED_WORDS), durationMs: DURATION_MS.business });
  }, [followed, show]);
  useEffect(
    () =>
      client.listen((event) => {
        if (event.type === 'found' && event.done) show({ tone: 'positive', text: i18n._(FOUND_WORDS), durationMs: DURATION_MS.business });
        else if (event.type === 'error' && !event.quiet) show(noticeOf(event.error, i18n));
      }),
    [client, show],
  );
  return null;
}
