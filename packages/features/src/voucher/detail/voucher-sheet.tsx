import { Sheet, SheetBody, SheetContent } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { VoucherDetail, type VoucherTab } from './voucher-detail.tsx';

export interface VoucherSheetProps {
  /** The piece to show; none: the sheet is closed. */
  readonly pieceId: string | undefined;
  readonly tab?: VoucherTab | undefined;
  readonly onClose: () => void;
  readonly onPieceSelect?: ((pieceId: string) => void) | undefined;
}

/** A voucher's detail beside the list it was opened from; widens to the whole page. */
export function VoucherSheet({ pieceId, tab, onClose, onPieceSelect }: VoucherSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={pieceId !== undefined} onOpenChange={(open) => !open && onClose()}>
      {pieceId !== undefined && (
        <SheetContent title={t`凭证详情`}>
          <SheetBody className="bg-surface-sunken">
            <VoucherDetail key={`${pieceId} ${tab ?? ''}`} pieceId={pieceId} tab={tab} onPieceSelect={onPieceSelect} />
          </SheetBody>
        </SheetContent>
      )}
    </Sheet>
  );
}
