import { Button, Dialog, DialogBody, DialogContent, DialogFooter, FileTextIcon, PrinterIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePrintSheet } from '../../../platform/lists/index.ts';
import { PromiseLetter, type PromiseLetterData } from './promise-letter.tsx';

export interface PromiseLetterButtonProps {
  readonly letter: PromiseLetterData;
  /** @default 'md' */
  readonly size?: 'sm' | 'md';
}

/** Opens the issuer's letter of promise, to read, print or save as PDF. */
export function PromiseLetterButton({ letter, size = 'md' }: PromiseLetterButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { print, sheet } = usePrintSheet(<PromiseLetter {...letter} />, 'portrait');
  return (
    <>
      <Button intent="line" size={size} icon={<FileTextIcon aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>付款承诺函</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={t`付款承诺函`} description={letter.promiseNumber} className="tablet:max-w-[860px]">
          <DialogBody>
            <PromiseLetter {...letter} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => setOpen(false)}>
              <Trans>关闭</Trans>
            </Button>
            <Button intent="primary" icon={<PrinterIcon aria-hidden />} onClick={print}>
              <Trans>打印或存为 PDF</Trans>
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      {sheet}
    </>
  );
}
