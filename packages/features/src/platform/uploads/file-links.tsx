import type { FileView } from '@lianxin/api/contract';
import { FileTextIcon, ImageIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fileSize, isViewable } from './file-kind.ts';
import { ImageViewer } from './image-viewer.tsx';
import { useFileViewer } from './use-file-viewer.ts';

export interface FileLinksProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly files: readonly FileView[];
  readonly act?: ((file: FileView) => ReactNode) | undefined;
  /** Shown if there are none. */
  readonly empty?: ReactNode;
}

/** Files by name and size; a click opens one. */
export function FileLinks({ label, files, act, empty }: FileLinksProps) {
  const { t } = useLingui();
  const { open, viewer } = useFileViewer(files);
  if (files.length === 0) return <p className="text-sm text-ink-muted">{empty ?? t`没有附件`}</p>;
  return (
    <>
      <ul aria-label={label} className="flex flex-col">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-8 items-center gap-2 text-sm">
            {isViewable(file.name) ? (
              <ImageIcon aria-hidden className="text-ink-faint" />
            ) : (
              <FileTextIcon aria-hidden className="text-ink-faint" />
            )}
            <button
              type="button"
              className="min-h-6 min-w-0 truncate rounded-xs text-left text-ink underline-offset-3 hover:text-accent hover:underline"
              onClick={() => open(file)}
            >
              {file.name}
            </button>
            <span className="flex-none text-xs font-normal text-ink-faint tabular-nums">{fileSize(file.size)}</span>
            {act && <span className="ml-auto flex-none">{act(file)}</span>}
          </li>
        ))}
      </ul>
      <ImageViewer {...viewer} />
    </>
  );
}
