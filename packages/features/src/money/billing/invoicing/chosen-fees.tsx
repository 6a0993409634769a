import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { RequestDialog, type RequestDialogProps } from './request-dialog.tsx';

export interface ChosenFeesProps extends Pick<RequestDialogProps, 'onClose' | 'onRequested'> {
  readonly ids: readonly string[];
}

/** Requests an invoice for fees selected elsewhere; leaves out those that are invoiced or not confirmed. */
export function ChosenFees({ ids, ...dialog }: ChosenFeesProps) {
  const { listBillable } = contract.billing;
  const asked = z.safeParse(listBillable.request, { page: 1, pageSize: 100, ids: [...ids] });
  const { data } = useEndpoint(listBillable, asked.success ? asked.data : null, { quiet: true });
  if (data === undefined && asked.success) return null;
  if (data === undefined || data.list.length === 0) {
    return (
      <Banner tone="caution">
        <Trans>所选费用已申请开票，或平台尚未确认到账。</Trans>
      </Banner>
    );
  }
  return <RequestDialog fees={data.list} {...dialog} />;
}
