import { contract, TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormFailure, FormLoading, useOpenedForm } from '../../../platform/drafts/index.ts';
import { usePiecePicking } from '../../voucher/index.ts';
import { ApplyForm, type ApplyFormProps } from './apply-form.tsx';
import { sharesOf } from './plan.ts';

const QUERY = { pieces: '', draft: '', resubmit: '' } as const;

export interface ApplyTransferProps {
  /** The page header, with content beside the title. */
  readonly header: (sub: ReactNode) => ReactNode;
}

/** Starts empty, with selected pieces, with a draft, or with a returned transfer. */
export function ApplyTransfer({ header }: ApplyTransferProps) {
  const { round, ...opened } = useOpenedForm(QUERY);
  return <LoadedForm key={round} {...opened} header={header} />;
}

interface LoadedFormProps extends ApplyTransferProps {
  readonly query: Readonly<Record<keyof typeof QUERY, string>>;
  readonly onDraftSaved: (id: string) => void;
  readonly onSent: () => void;
  readonly onReload: () => void;
  readonly onAgain: () => void;
}

function LoadedForm({ query, header, onDraftSaved, onSent, onReload, onAgain }: LoadedFormProps) {
  const resubmit = z.safeParse(TransferId, query.resubmit);
  const drafts = useEndpoint(contract.transfer.listDrafts, query.draft === '' ? null : {}, { quiet: true, current: true });
  const returned = useEndpoint(contract.transfer.get, resubmit.success ? { id: resubmit.data } : null, { quiet: true, current: true });
  const error = drafts.error ?? returned.error;
  const draft = drafts.data?.find((one) => one.id === query.draft);
  const lost = query.draft !== '' && drafts.data !== undefined && draft === undefined;
  const ready = (query.draft === '' || drafts.data !== undefined) && (!resubmit.success || returned.data !== undefined);

  if (error && !ready) {
    const retry = () => {
      void drafts.refresh();
      void returned.refresh();
    };
    return <FormFailure header={header} error={error} onRetry={retry} />;
  }
  if (!ready) return <FormLoading header={header} />;
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
      onSent={onSent}
      onReload={() => void drafts.refresh().then(onReload)}
      onAgain={onAgain}
    />
  );
}

/** Loads the initial pieces before showing the form. */
function Picking(props: Omit<ApplyFormProps, 'picking'>) {
  const picking = usePiecePicking(props.start.pieceIds);
  const [begun, setBegun] = useState(false);
  if (picking.loaded && !begun) setBegun(true);
  if (begun) return <ApplyForm {...props} picking={picking} />;
  if (picking.error) return <FormFailure header={props.header} error={picking.error} onRetry={picking.refresh} />;
  return <FormLoading header={props.header} />;
}
