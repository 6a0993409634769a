import { contract, FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { civilDate, isChannelCode } from '@lianxin/domain';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormFailure, FormLoading, useOpenedForm } from '../../drafts/index.ts';
import { usePiecePicking } from '../../voucher/index.ts';
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

interface LoadedFormProps extends ApplyFinancingProps, Pick<ApplyFormProps, 'onDraftSaved' | 'onReload' | 'onAgain'> {
  readonly query: Query;
}

function LoadedForm({ query, header, onDraftSaved, onReload, onAgain }: LoadedFormProps) {
  const earlier = z.safeParse(FinancingId, query.resubmit || query.copy).data;
  const drafts = useEndpoint(contract.financing.listDrafts, query.draft === '' ? null : {}, {
    quiet: true,
  });
  const found = useEndpoint(contract.financing.get, earlier === undefined ? null : { id: earlier }, { quiet: true });
  const error = drafts.error ?? found.error;
  const draft = drafts.data?.find((one) => one.id === query.draft);
  const ready = (query.draft === '' || drafts.data !== undefined) && (earlier === undefined || found.data !== undefined);

  if (error && !ready) {
    const retry = () => {
      void drafts.refresh();
      void found.refresh();
    };
    return <FormFailure header={header} error={error} onRetry={retry} />;
  }
  if (!ready) return <FormLoading header={header} />;
  const copies = found.data !== undefined && query.resubmit === '';
  const form = found.data ? (found.data.form ?? undefined) : draft?.form;
  const gone = query.draft !== '' && draft === undefined;
  const closed = found.data !== undefined && form === undefined;
  const note = (sub: ReactNode): ReactNode =>
    gone ? <Trans>草稿已提交或删除，请重新填写</Trans> : closed ? <Trans>原申请的内容不能带入，请重新填写</Trans> : sub;
  const start = form ? applicationOf(form, (found.data ?? draft)?.attachments ?? []) : comparedOf(query);
  const pieceIds = [...query.pieces.split(',').filter(Boolean), ...(form?.pieces ?? []).map(({ pieceId }) => pieceId)];
  return (
    <Picking
      // Another lender is what a copy is for.
      start={copies ? { ...start, lender: undefined } : start}
      pieceIds={[...new Set(pieceIds)]}
      draft={draft}
      resubmits={found.data && !copies ? { id: found.data.id, version: found.data.version } : undefined}
      copies={found.data && copies ? found.data : undefined}
      returnedFor={found.data && !copies ? (found.data.reason ?? undefined) : undefined}
      header={(sub) => header(note(sub))}
      onDraftSaved={onDraftSaved}
      onReload={() => void drafts.refresh().then(onReload)}
      onAgain={onAgain}
    />
  );
}

interface PickingProps extends Omit<ApplyFormProps, 'picking'> {
  readonly pieceIds: readonly string[];
}

/** The form, once it is known what became of the vouchers it begins with. */
function Picking({ pieceIds, ...props }: PickingProps) {
  const picking = usePiecePicking(pieceIds);
  const [begun, setBegun] = useState(false);
  if (picking.loaded && !begun) setBegun(true);
  if (begun) return <ApplyForm {...props} picking={picking} />;
  if (picking.error) return <FormFailure header={props.header} error={picking.error} onRetry={picking.refresh} />;
  return <FormLoading header={props.header} />;
}
