import type { FileView } from '@lianxin/api/contract';
import { Field } from '@lianxin/forms';
import { Button, CircleCheckIcon, ImageIcon, Progress, Spinner, TriangleAlertIcon, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { ImageViewer, isViewable, useFileViewer } from '../../../platform/uploads/index.ts';
import type { ScanState } from './use-scan.ts';

export interface ScanCardProps {
  /** Field name, for focusing a refused field. */
  readonly name: string;
  /** Kind of picture: 营业执照, 身份证人像面. */
  readonly label: string;
  readonly labelNote?: ReactNode;
  /** What a good picture shows. */
  readonly hint: ReactNode;
  readonly file: FileView | null;
  readonly state: ScanState;
  /** Upload progress in percent. */
  readonly percent: number;
  readonly onPicture: (picture: File) => void;
}

const PICTURES = 'image/png,image/jpeg,image/webp';

/** A picture of a document, selected by click or drop, with its reading. */
export function ScanCard({ name, label, labelNote, hint, file, state, percent, onPicture }: ScanCardProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { open, viewer } = useFileViewer(file ? [file] : []);
  const busy = state === 'uploading' || state === 'reading';
  const choose = () => input.current?.click();
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen !== undefined && !busy) onPicture(chosen);
  };

  return (
    <Field name={name} label={label} labelNote={labelNote} required className="h-full">
      {({ ref }) => (
        <div
          data-over={over ? '' : undefined}
          className="flex min-h-36 flex-1 flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line-strong bg-surface p-3 text-center text-sm in-data-invalid:border-critical data-over:border-accent data-over:bg-accent-soft"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
        >
          {file === null ? (
            <ImageIcon aria-hidden className="size-6 text-ink-faint" />
          ) : (
            <button type="button" aria-label={t`查看${label}`} className="max-w-full rounded-xs" onClick={() => open(file)}>
              {isViewable(file.name) ? (
                <img src={file.url} alt="" className="h-22 max-w-full rounded-xs border border-line object-contain" />
              ) : (
                <span className="text-accent underline-offset-3 hover:underline">{file.name}</span>
              )}
            </button>
          )}
          {file === null && <p className="text-xs text-ink-faint">{hint}</p>}
          <ScanStatus label={label} state={state} percent={percent} />
          <Button
            ref={ref}
            size="sm"
            icon={<UploadIcon />}
            busy={busy}
            onClick={choose}
            aria-label={file ? t`重新上传${label}` : t`上传${label}`}
          >
            {file ? <Trans>重新上传</Trans> : <Trans>上传</Trans>}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={PICTURES}
            aria-label={t`选择图片：${label}`}
            onChange={(event) => {
              take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
          <ImageViewer {...viewer} />
        </div>
      )}
    </Field>
  );
}

function ScanStatus({ label, state, percent }: { readonly label: string; readonly state: ScanState; readonly percent: number }) {
  const { t } = useLingui();
  return (
    <span role="status" className="flex min-h-5 items-center justify-center gap-1.5 text-xs text-ink-muted empty:hidden">
      {state === 'uploading' && <Progress label={t`上传${label}`} value={percent} className="w-24" />}
      {state === 'reading' && (
        <>
          <Spinner />
          <Trans>正在识别，可以先手工填写</Trans>
        </>
      )}
      {state === 'read' && (
        <>
          <CircleCheckIcon aria-hidden className="text-positive" />
          <Trans>已识别，请核对填入的内容</Trans>
        </>
      )}
      {state === 'stored' && (
        <>
          <CircleCheckIcon aria-hidden className="text-positive" />
          <Trans>已上传，请手工填写</Trans>
        </>
      )}
      {state === 'kept' && (
        <>
          <TriangleAlertIcon aria-hidden className="text-caution-ink" />
          <Trans>图片已上传，未能识别，请手工填写</Trans>
        </>
      )}
      {state === 'failed' && (
        <>
          <TriangleAlertIcon aria-hidden className="text-caution-ink" />
          <Trans>没有上传成功，请检查图片（JPG、PNG，10 MB 以内）后重试</Trans>
        </>
      )}
    </span>
  );
}
