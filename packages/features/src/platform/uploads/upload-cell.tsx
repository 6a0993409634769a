import type { FileView } from '@lianxin/api/contract';
import { FileTextIcon, Progress, Spinner, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { isViewable } from './file-kind.ts';
import { ImageViewer } from './image-viewer.tsx';
import { useFileViewer } from './use-file-viewer.ts';
import { useUpload } from './use-upload.ts';

export interface UploadCellProps {
  /** The kind of file: 营业执照, 合同. Used in the names of buttons. */
  readonly label: string;
  readonly file: FileView | null;
  /** Called when the file belongs to the enterprise. Without it the cell is read-only. */
  readonly onUploaded?: ((file: FileView) => void) | undefined;
  /** Shown if there is no file. @default 文件为空 */
  readonly empty?: ReactNode;
  /** The form asks for the file: 尚未上传 until there is one. @default false */
  readonly awaited?: boolean;
  /** File types in the browser's dialog. @default images, PDF, XML and Word */
  readonly accept?: string | undefined;
}

/** File types that the storage accepts. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf,application/xml,.docx';

/** One file: 点击查看, or 文件为空 and 上传 (specification §4). After a failure the upload link returns. */
export function UploadCell({ label, file, onUploaded, empty, awaited = false, accept = ACCEPTED }: UploadCellProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { send, busy, percent } = useUpload();
  const { open, viewer } = useFileViewer(file ? [file] : []);

  async function take(files: FileList | null): Promise<void> {
    const chosen = files?.[0];
    if (chosen === undefined) return;
    const uploaded = await send(chosen);
    if (uploaded) onUploaded?.(uploaded);
  }

  return (
    <span className="inline-flex min-h-8 items-center gap-3 text-sm">
      {file ? (
        <button
          type="button"
          aria-label={t`点击查看${label}`}
          className="inline-flex items-center gap-2 rounded-xs text-accent underline-offset-3 hover:underline"
          onClick={() => open(file)}
        >
          {isViewable(file.name) ? (
            <img src={file.url} alt="" className="h-8 max-w-24 rounded-xs border border-line object-contain" />
          ) : (
            <FileTextIcon aria-hidden />
          )}
          <Trans>点击查看</Trans>
        </button>
      ) : (
        <span className="text-ink-muted">{empty ?? (awaited ? <Trans>尚未上传</Trans> : <Trans>文件为空</Trans>)}</span>
      )}
      {busy && (
        <span className="inline-flex items-center gap-2 text-ink-muted" role="status">
          <Spinner />
          <Progress label={t`上传${label}`} value={percent} className="w-20" />
        </span>
      )}
      {onUploaded && !busy && (
        <TextLink asChild>
          <button type="button" aria-label={t`上传${label}`} className="min-h-6" onClick={() => input.current?.click()}>
            <Trans>上传</Trans>
          </button>
        </TextLink>
      )}
      {onUploaded && (
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`选择文件：${label}`}
          accept={accept}
          onChange={(event) => {
            const { files } = event.currentTarget;
            void take(files);
            // Allow the same file again after a failure.
            event.currentTarget.value = '';
          }}
        />
      )}
      <ImageViewer {...viewer} />
    </span>
  );
}
