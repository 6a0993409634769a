import { Button, Dialog, DialogBody, DialogContent, DialogFooter, PrinterIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CertificateData } from '../certificate/certificate-data.ts';
import { VoucherCertificate } from '../certificate/voucher-certificate.tsx';

export interface CertificateDialogProps {
  readonly certificate: CertificateData;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPrint: () => void;
}

/** The certificate at reading size. */
export function CertificateDialog({ certificate, open, onOpenChange, onPrint }: CertificateDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`应收账款电子凭证`} description={certificate.number} className="tablet:max-w-[1080px]">
        <DialogBody>
          <VoucherCertificate {...certificate} />
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
