import { contract, TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Page, Panel, Skeleton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useQueryState } from '../../navigation/index.ts';
import { usePiecePicking } from '../../voucher/index.ts';
import { FailureState, type FailureStateProps } from '../../notices/index.ts';
import { ApplyForm, type ApplyFormProps } from './apply-form.tsx';
import { sharesOf } from './plan.ts';

const QUERY = { pieces: '', draft: '', resubmit: '' } as const;

export interface ApplyTransferProps {
  /** The page's header, with what is to stand beside its title. */
  readonly header: (sub: ReactNode) => ReactNode;
}

/** Applies for a transfer: begins with nothing, with vouchers ticked elsewhere, with a draft, or with a transfer that was returned. */
export function ApplyTransfer({ header }: ApplyTransferProps) {
  const [query, setQuery] = useQueryState(QUERY);
  const [opened, setOpened] = useState({ query, round: 0 });
  const [own, setOwn] = useState('');
  const same = query.pieces === opened.query.pieces && query.resubmit === opened.query.resubmit && query.draft === opened.query.draft;
  // Saving the first draft writes its id into the address; the form that did so goes on.
  if (!same && (own === '' || query.draft !== own)) {
    setOpened({ query, round: opened.round + 1 });
    setOwn('');
  }
  return (
    <LoadedForm
      key={opened.round}
      query={opened.query}
      header={header}
      onDraftSaved={(id) => {
        setOwn(id);
        setQuery({ draft: id, pieces: '' });
      }}
      onReload={() => {
        setOpened({ query, round: opened.round + 1 });
        setOwn('');
      }}
      onAgain={() => {
        setOpened({ query: QUERY, round: opened.round + 1 });
        setOwn('');
        setQuery(QUERY);
      }}
    />
  );
}

interface LoadedFormProps extends ApplyTransferProps {
  readonly query: Readonly<Record<keyof typeof QUERY, string>>;
  readonly onDraftSaved: (id: string) => void;
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

function LoadedForm({ query, header, onDraftSaved, onReload, onAgain }: LoadedFormProps) {
  const resubmit = z.safeParse(TransferId, query.resubmit);
  const drafts = useEndpoint(contract.transfer.listDrafts, query.draft === '' ? null : {}, { quiet: true });
  const returned = useEndpoint(contract.transfer.get, resubmit.success ? { id: resubmit.data } : null, { quiet: true });
  const error = drafts.error ?? returned.error;
  const draft = drafts.data?.find((one) => one.id === query.draft);
  const lost = query.draft !== '' && drafts.data !== undefined && draft === undefined;
  const ready = (query.draft === '' || drafts.data !== undefined) && (!resubmit.success || returned.data !== undefined);

  if (error && !ready) {
    const retry = () => {
      void drafts.refresh();
      void returned.refresh();
    };
    return <Lost header={header} error={error} onRetry={retry} />;
  }
  if (!ready) return <Loading header={header} />;
  const legs = returned.data ? [returned.data.leg] : (draft?.legs ?? []);
  const pieceIds = [...query.pieces.split(',').filter(Boolean), ...legs.flatMap((leg) => leg.pieceId ?? [])];
  return (
    <Picking
      start={{ pieceIds: [...new Set(pieceIds)], shares: sharesOf(legs) }}
      draft={draft}
      resubmits={returned.data && { id: returned.data.id, version: returned.data.version }}
      returnedFor={returned.data?.state === 'returned' ? (returned.data.reason ?? undefined) : undefined}
      header={(sub) => header(lost ? <Trans>草稿已提交或删除，请重新填写</Trans> : sub)}
      onDraftSaved={onDraftSaved}
      onReload={() => void drafts.refresh().then(onReload)}
      onAgain={onAgain}
    />
  );
}

/** The form, once it is known what became of the vouchers it begins with. */
function Picking(props: Omit<ApplyFormProps, 'picking'>) {
  const picking = usePiecePicking(props.start.pieceIds);
  const [begun, setBegun] = useState(false);
  if (picking.loaded && !begun) setBegun(true);
  if (begun) return <ApplyForm {...props} picking={picking} />;
  if (picking.error) return <Lost header={props.header} error={picking.error} onRetry={picking.refresh} />;
  return <Loading header={props.header} />;
}

type Framed = Pick<ApplyTransferProps, 'header'>;

const Lost = ({ header, ...failure }: Framed & Pick<FailureStateProps, 'error' | 'onRetry'>) => (
  <Page header={header(undefined)}>
    <Panel>
      <FailureState {...failure} />
    </Panel>
  </Page>
);

const Loading = ({ header }: Framed) => (
  <Page header={header(undefined)} rail={<Skeleton className="h-80 w-full" />}>
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-80 w-full" />
  </Page>
);
