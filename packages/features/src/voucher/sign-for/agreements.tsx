import { Button, Checkbox, Dialog, DialogBody, DialogContent, DialogFooter, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReceiptConfirmation, SignatureService } from './agreement-texts.tsx';

const AGREEMENTS = ['receipt', 'signature'] as const;
type AgreementName = (typeof AGREEMENTS)[number];

export interface AgreementsProps {
  /** Whether the person agrees to both. */
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** The two documents a recipient agrees to before signing, with one tick, as they stand together; each readable in full. */
export function Agreements({ agreed, onChange }: AgreementsProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState<AgreementName>();
  const titles: Record<AgreementName, string> = {
    receipt: t`应收账款电子凭证签收确认书`,
    signature: t`电子签名与存证服务协议`,
  };
  const { receipt, signature } = titles;
  return (
    <div className="flex flex-wrap items-start gap-x-1 gap-y-1.5 text-sm">
      <Checkbox
        className="flex-none"
        checked={agreed}
        onCheckedChange={onChange}
        aria-label={t`已阅读并同意《${receipt}》和《${signature}》`}
      >
        <Trans>已阅读并同意</Trans>
      </Checkbox>
      <ul className="flex flex-col gap-1.5">
        {AGREEMENTS.map((name) => {
          const title = titles[name];
          return (
            <li key={name}>
              <TextLink asChild className="min-h-6 text-left">
                <button type="button" onClick={() => setReading(name)}>
                  <Trans>《{title}》</Trans>
                </button>
              </TextLink>
            </li>
          );
        })}
      </ul>
      <Dialog open={reading !== undefined} onOpenChange={(open) => !open && setReading(undefined)}>
        {reading && (
          <DialogContent title={titles[reading]}>
            <DialogBody>{reading === 'receipt' ? <ReceiptConfirmation /> : <SignatureService />}</DialogBody>
            <DialogFooter>
              <Button onClick={() => setReading(undefined)}>
                <Trans>关闭</Trans>
              </Button>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}
