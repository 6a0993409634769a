import type { DocumentConsent, DocumentId } from '@lianxin/api/contract';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DOCUMENT_TERMS } from './document-terms.ts';
import { DocumentReader } from './document-reader.tsx';

export interface DocumentDialogProps {
  /** Undefined closes the dialog. */
  readonly id: DocumentId | undefined;
  /** @default the one in force */
  readonly version?: string | undefined;
  readonly onClose: () => void;
  /** Called with the document once its end was reached. */
  readonly onRead?: ((shown: DocumentConsent) => void) | undefined;
}

export function DocumentDialog({ id, version, onClose, onRead }: DocumentDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog open={id !== undefined} onOpenChange={(open) => open || onClose()}>
      {id && (
        <DialogContent title={i18n._(DOCUMENT_TERMS[id])}>
          <DialogBody className="flex flex-col">
            <DocumentReader
              id={id}
              version={version}
              onRead={onRead}
              className="h-[min(560px,calc(100dvh-220px))] flex-none max-tablet:h-auto max-tablet:flex-1"
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>关闭</Trans>
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
