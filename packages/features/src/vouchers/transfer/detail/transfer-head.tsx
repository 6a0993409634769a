import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { ReactNode } from 'react';
import { RecordHead } from '../../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';

export type TransferWhole = ResponseOf<typeof contract.transfer.get>;

export const TransferHead = ({ transfer, aside }: { readonly transfer: TransferWhole; readonly aside?: ReactNode }) => (
  <RecordHead
    term={TRANSFER_TERMS[transfer.state]}
    number={transfer.transferNumber}
    makerName={transfer.makerName}
    submittedAt={transfer.submittedAt}
    amount={transfer.amount}
    aside={aside}
  />
);
