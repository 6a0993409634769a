import { contract, PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useOpenedForm } from '../../../platform/drafts/index.ts';
import { OpenedApplication } from '../../funding/index.ts';
import { applicationOf, BLANK } from './application.ts';
import { ApplyForm, type ApplyFormProps } from './apply-form.tsx';

const QUERY = { pieces: '', draft: '', resubmit: '', copy: '' } as const;

export interface ApplyPledgeProps {
  /** The page's header, with what is to stand beside its title. */
  readonly header: (sub: ReactNode) => ReactNode;
}

/** Applies for a loan against a pledge: begins with nothing, with vouchers, with a draft, with an application that came back, or with a copy of one for another lender. */
export function ApplyPledge({ header }: ApplyPledgeProps) {
  const { round, ...opened } = useOpenedForm(QUERY);
  return <LoadedForm key={round} {...opened} header={header} />;
}

interface LoadedFormProps extends ApplyPledgeProps, Pick<ApplyFormProps, 'onDraftSaved' | 'onSent' | 'onReload' | 'onAgain'> {
  readonly query: Readonly<Record<keyof typeof QUERY, string>>;
}

function LoadedForm({ query, header, onDraftSaved, onSent, onReload, onAgain }: LoadedFormProps) {
  const earlier = z.safeParse(PledgeId, query.resubmit || query.copy).data;
  const drafts = useEndpoint(contract.pledge.listDrafts, query.draft === '' ? null : {}, { quiet: true, current: true });
  const found = useEndpoint(contract.pledge.get, earlier === undefined ? null : { id: earlier }, { quiet: true, current: true });
  return (
    <OpenedApplication query={query} drafts={drafts} found={found} findsEarlier={earlier !== undefined} header={header}>
      {({ form, files, draft, returned, copied, ...begun }) => {
        const start = form ? applicationOf(form, files) : BLANK;
        return (
          <ApplyForm
            {...begun}
            // Another lender is what a copy is for, and with it whoever answers for the loan.
            start={copied ? { ...start, lender: undefined, guarantorNo: undefined } : start}
            draft={draft}
            resubmits={returned && { id: returned.id, version: returned.version }}
            copies={copied}
            returnedFor={returned?.reason ?? undefined}
            onDraftSaved={onDraftSaved}
            onSent={onSent}
            onReload={() => void drafts.refresh().then(onReload)}
            onAgain={onAgain}
          />
        );
      }}
    </OpenedApplication>
  );
}
