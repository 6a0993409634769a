import type { FileView } from '@lianxin/api/contract';
import { IconButton, XIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FileLinks } from './file-links.tsx';
import { UploadCell } from './upload-cell.tsx';

export interface AttachmentsProps {
  readonly label: string;
  readonly files: readonly FileView[];
  readonly onChange: (files: readonly FileView[]) => void;
  /** @default 20 */
  readonly max?: number | undefined;
}

/** Files of an application, added one by one, viewed and removed. */
export function Attachments({ label, files, onChange, max = 20 }: AttachmentsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      {files.length > 0 && (
        <FileLinks
          label={label}
          files={files}
          act={(file) => (
            <IconButton
              size="sm"
              label={t`移除 ${file.name}`}
              icon={<XIcon />}
              onClick={() => onChange(files.filter((other) => other.id !== file.id))}
            />
          )}
        />
      )}
      {files.length < max && (
        <UploadCell
          key={files.length}
          label={label}
          file={null}
          empty={files.length === 0 ? undefined : t`可继续添加`}
          onUploaded={(file) => onChange([...files, file])}
        />
      )}
    </div>
  );
}
