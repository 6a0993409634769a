import { contract, TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { Act } from '@lianxin/domain';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { TransferActs, type TransferActsProps } from '../transfer-acts.tsx';
import { TransferDetail } from './transfer-detail.tsx';

export interface TransferSheetProps {
  /** Id from the address; anything else keeps the sheet closed. */
  readonly id: string;
  /** What the sender may still do, and its questions. */
  readonly acts: TransferActsProps['acts'];
  readonly onClose: () => void;
}

const OFFERED: readonly Act[] = ['edit', 'pass', 'return', 'withdraw', 'remind', 'delete'];

/** A transfer at the side of the list it was opened from, with what can be done about it: links from elsewhere open it to act on it. */
export function TransferSheet({ id, acts, onClose }: TransferSheetProps) {
  const { t } = useLingui();
  const read = z.safeParse(TransferId, id);
  const { data } = useEndpoint(contract.transfer.get, read.success ? { id: read.data } : null, { quiet: true });
  return (
    <Sheet open={read.success} onOpenChange={(open) => !open && onClose()}>
      {read.success && (
        <SheetContent title={t`转让详情`}>
          <SheetBody>
            <TransferDetail id={read.data} />
          </SheetBody>
          {data?.acts.some((act) => OFFERED.includes(act)) && (
            <SheetFooter>
              <TransferActs row={data} acts={acts} />
            </SheetFooter>
          )}
        </SheetContent>
      )}
    </Sheet>
  );
}
