import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { USER_STATUS } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { LeadOn, useQueryState } from '../../../platform/navigation/index.ts';
import { useSession, useSignedInViewer } from '../../../platform/session/index.ts';
import { AwaitedPanel } from '../awaited-panel.tsx';
import { kindOf, queryOf } from '../kind-in-address.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { ApprovedResult, RejectedResult, WaitingResult } from './result-faces.tsx';

/** Polling interval during a review. */
const POLL_MS = 15_000;

const QUERY = { type: '' } as const;

/** The state of a submitted registration. */
export function ResultScreen() {
  const { t } = useLingui();
  const [{ type }] = useQueryState(QUERY);
  const viewer = useSignedInViewer();
  const session = useSession();
  const kind = kindOf(type);
  const waiting = kind === 'first' && viewer.status === USER_STATUS.awaitingReview;
  const profile = useEndpoint(contract.account.currentUser, waiting ? {} : null, { quiet: true, refreshEveryMs: POLL_MS });
  const answer = useEndpoint(
    contract.registration.getDraft,
    { kind },
    { quiet: true, refreshEveryMs: kind === 'associated' ? POLL_MS : 0 },
  );
  const { data, refresh } = answer;

  // After the review, reload session and registration.
  const status = profile.data?.status;
  const { reload } = session;
  useEffect(() => {
    if (status === undefined || status === viewer.status) return;
    void refresh();
    void reload();
  }, [status, viewer.status, refresh, reload]);

  // Reload after the session, so that the page is never older than it.
  const shownFor = useRef(viewer.status);
  useEffect(() => {
    if (shownFor.current === viewer.status) return;
    shownFor.current = viewer.status;
    void refresh();
  }, [viewer.status, refresh]);

  if (data === undefined) {
    return (
      <NarrowPage>
        <AwaitedPanel answer={answer} failedTitle={t`注册结果没有加载出来`} level={1}>
          {t`网络或服务暂时不可用，提交的资料没有变化，可以重试。`}
        </AwaitedPanel>
      </NarrowPage>
    );
  }
  switch (data.state) {
    case 'draft':
      return <LeadOn to="registration.resubmit" query={queryOf(kind)} />;
    case 'submitted':
      return <WaitingResult registration={data} onCheck={() => Promise.all([profile.refresh(), refresh()])} />;
    case 'rejected':
      return <RejectedResult registration={data} kind={kind} />;
    case 'approved':
    case 'completed':
      return <ApprovedResult registration={data} kind={kind} />;
  }
}
