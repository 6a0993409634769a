import { contract, FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate, isChannelCode } from '@lianxin/domain';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useOpenedForm } from '../../../platform/drafts/index.ts';
import { OpenedApplication } from '../../funding/index.ts';
import { applicationOf, BLANK, type Application } from './application.ts';
import { ApplyForm, type ApplyFormProps } from './apply-form.tsx';

const QUERY = {
  pieces: '',
  amount: '',
  lender: '',
  date: '',
  draft: '',
  resubmit: '',
  copy: '',
} as const;
type Query = Readonly<Record<keyof typeof QUERY, string>>;

export interface ApplyFinancingProps {
  /** The page's header, with what is to stand beside its title. */
  readonly header: (sub: ReactNode) => ReactNode;
}

/** Applies for financing: begins with nothing, with an offer compared elsewhere, with a draft, with an application that came back, or with a copy of one for another lender. */
export function ApplyFinancing({ header }: ApplyFinancingProps) {
  const { round, ...opened } = useOpenedForm(QUERY);
  return <LoadedForm key={round} {...opened} header={header} />;
}

/** What the address says of an offer that was compared elsewhere. */
function comparedOf({ amount, lender, date }: Query): Application {
  const channel = Number(lender);
  return {
    ...BLANK,
    amount: amount === '' ? undefined : amount,
    wishedOn: civilDate(date) ?? '',
    lender: isChannelCode(channel) ? channel : undefined,
  };
}

interface LoadedFormProps extends ApplyFinancingProps, Pick<ApplyFormProps, 'onDraftSaved' | 'onSent' | 'onReload' | 'onAgain'> {
  readonly query: Query;
}

function LoadedForm({ query, header, onDraftSaved, onSent, onReload, onAgain }: LoadedFormProps) {
  const earlier = z.safeParse(FinancingId, query.resubmit || query.copy).data;
  const drafts = useEndpoint(contract.financing.listDrafts, query.draft === '' ? null : {}, {
    quiet: true,
    current: true,
  });
  const found = useEndpoint(contract.financing.get, earlier === undefined ? null : { id: earlier }, { quiet: true, current: true });
  return (
    <OpenedApplication query={query} drafts={drafts} found={found} findsEarlier={earlier !== undefined} header={header}>
      {({ form, files, draft, returned, copied, ...begun }) => {
        const start = form ? applicationOf(form, files) : comparedOf(query);
        return (
          <ApplyForm
            {...begun}
            // Another lender is what a copy is for.
            start={copied ? { ...start, lender: undefined } : start}
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
