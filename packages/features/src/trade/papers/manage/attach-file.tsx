import type { FileId, FileView } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, FormField } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TRADE_FILES } from '../entering/trade-files.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';

interface AttachFileProps {
  /** Number of the contract or invoice. */
  readonly number: string;
  readonly label: string;
  readonly attach: (fileId: FileId) => Promise<Result<unknown>>;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds a missing file, which the other party may then read. */
export function AttachFile({ number, label, attach, busy, onClose, onDone }: AttachFileProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<FileView | null>(null);

  async function keep(): Promise<void> {
    if (file !== null && (await attach(file.id)).ok) onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`上传文件`} description={number} keepOpen={busy}>
        <DialogBody>
          <FormField label={label} hint={t`PDF、OFD、XML、Word 或图片，不超过 10 MB；保存后对方也可以查看`}>
            <UploadCell awaited label={label} file={file} onUploaded={setFile} accept={TRADE_FILES} />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button intent="primary" busy={busy} disabled={file === null} onClick={() => void keep()}>
            <Trans>保存</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
