import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Fen } from '@lianxin/domain';
import type { ReactNode } from 'react';
import { ReturnedBanner } from '../../../applications/application/index.ts';
import { DraftBanner, type Draft } from '../../../platform/drafts/index.ts';
import { SubmissionBanner } from './submission-banner.tsx';
import type { Submission } from './submission.ts';

export interface ApplicationNotesProps {
  readonly submission: Submission;
  /** What the lender would pay out by the quote of now. */
  readonly net: Fen | undefined;
  /** Why it was sent back. */
  readonly returnedFor: string | undefined;
  /** The application that this one is a copy of, for another lender. */
  readonly copies: { readonly applicationNumber: string; readonly lenderName: string } | undefined;
  /** Says how many of the vouchers that it began with can no longer be taken; nothing where all can. */
  readonly lost: ReactNode;
  readonly draft: Draft;
  /** Opens the draft anew, after it was changed elsewhere. */
  readonly onReload: () => void;
}

/** What is to be known above the form: why it was not taken, where it comes from, what of it is lost. */
export function ApplicationNotes({ submission, net, returnedFor, copies, lost, draft, onReload }: ApplicationNotesProps) {
  return (
    <>
      <SubmissionBanner submission={submission} net={net} />
      {returnedFor !== undefined && <ReturnedBanner reason={returnedFor} />}
      {copies && (
        <Banner tone="info">
          <Trans>
            内容复制自 {copies.applicationNumber}（{copies.lenderName}），请另选资金方。
          </Trans>
        </Banner>
      )}
      {lost}
      <DraftBanner draft={draft} onReload={onReload} />
    </>
  );
}
