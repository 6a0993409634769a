import { TransferId } from '@lianxin/api/contract';
import { Sheet, SheetBody, SheetContent } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { TransferDetail } from './transfer-detail.tsx';

export interface TransferSheetProps {
  /** Id from the address; anything else keeps the sheet closed. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A transfer at the side of the list it was opened from. */
export function TransferSheet({ id, onClose }: TransferSheetProps) {
  const { t } = useLingui();
  const read = z.safeParse(TransferId, id);
  return (
    <Sheet open={read.success} onOpenChange={(open) => !open && onClose()}>
      {read.success && (
        <SheetContent title={t`转让详情`}>
          <SheetBody>
            <TransferDetail id={read.data} />
          </SheetBody>
        </SheetContent>
      )}
    </Sheet>
  );
}
