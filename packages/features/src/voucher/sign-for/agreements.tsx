import { Button, Checkbox, Dialog, DialogBody, DialogContent, DialogFooter, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReceiptConfirmation, SignatureService } from './agreement-texts.tsx';

export const AGREEMENTS = ['receipt', 'signature'] as const;
export type AgreementName = (typeof AGREEMENTS)[number];

export interface AgreementsProps {
  readonly agreed: ReadonlySet<AgreementName>;
  readonly onChange: (agreed: ReadonlySet<AgreementName>) => void;
}

/** The two documents a recipient agrees to before signing, each readable in full. */
export function Agreements({ agreed, onChange }: AgreementsProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState<AgreementName>();
  const titles: Record<AgreementName, string> = {
    receipt: t`应收账款电子凭证签收确认书`,
    signature: t`电子签名与存证服务协议`,
  };
  const set = (name: AgreementName, ticked: boolean) => {
    const next = new Set(agreed);
    if (ticked) next.add(name);
    else next.delete(name);
    onChange(next);
  };
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {AGREEMENTS.map((name) => {
        const title = titles[name];
        return (
          <div key={name} className="flex items-start gap-x-1">
            <Checkbox
              className="flex-none"
              checked={agreed.has(name)}
              onCheckedChange={(ticked) => set(name, ticked)}
              aria-label={t`已阅读并同意《${title}》`}
            >
              <Trans>已阅读并同意</Trans>
            </Checkbox>
            <TextLink asChild className="min-h-6 text-left">
              <button type="button" onClick={() => setReading(name)}>
                <Trans>《{title}》</Trans>
              </button>
            </TextLink>
          </div>
        );
      })}
      <Dialog open={reading !== undefined} onOpenChange={(open) => !open && setReading(undefined)}>
        {reading && (
          <DialogContent title={titles[reading]}>
            <DialogBody>{reading === 'receipt' ? <ReceiptConfirmation /> : <SignatureService />}</DialogBody>
            <DialogFooter>
              <Button onClick={() => setReading(undefined)}>
                <Trans>关闭</Trans>
              </Button>
              <Button
                intent="primary"
                onClick={() => {
                  set(reading, true);
                  setReading(undefined);
                }}
              >
                <Trans>已阅读并同意</Trans>
              </Button>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}
