import { contract, type TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { TransferChecks, TransferFiles, TransferLog } from '../detail/transfer-aside.tsx';
import { TransferFacts } from '../detail/transfer-facts.tsx';
import { TransferHead } from '../detail/transfer-head.tsx';

export function ReviewDetail({ id, content }: { readonly id: TransferId; readonly content: Ref<HTMLDivElement> }) {
  const state = useEndpoint(contract.transfer.get, { id }, { quiet: true });
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(transfer) => <TransferHead transfer={transfer} />}
      aside={(transfer) => (
        <>
          <TransferChecks checks={transfer.checks} />
          <TransferFiles transfer={transfer} />
          <TransferLog transfer={transfer} />
        </>
      )}
    >
      {(transfer) => (
        <>
          {transfer.state === 'withdrawalAwaitingReview' && (
            <Banner tone="caution" title={<Trans context="状态">申请撤回</Trans>}>
              {transfer.reason}
            </Banner>
          )}
          <TransferFacts transfer={transfer} />
        </>
      )}
    </ReviewFrame>
  );
}
