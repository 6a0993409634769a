import { Button, Dialog, DialogBody, DialogContent, DialogFooter, PrinterIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FaceData } from '../face/face-data.ts';
import { VoucherFace } from '../face/voucher-face.tsx';

export interface FaceDialogProps {
  readonly face: FaceData;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPrint: () => void;
}

/** The face at reading size. */
export function FaceDialog({ face, open, onOpenChange, onPrint }: FaceDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`应收账款电子凭证`} description={face.number} className="tablet:max-w-[1080px]">
        <DialogBody>
          <VoucherFace {...face} />
        </DialogBody>
        <DialogFooter>
          <Button icon={<PrinterIcon aria-hidden />} onClick={onPrint}>
            <Trans>打印凭证</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
