import type { FileView } from '@lianxin/api/contract';
import { FileTextIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ImageViewer, useFileViewer } from '../../../platform/uploads/index.ts';

/** Opens the file of a row; a dash if there is none. */
export function FileCell({ file }: { readonly file: FileView | null }) {
  const { t } = useLingui();
  const { open, viewer } = useFileViewer(file ? [file] : []);
  if (file === null) return <span className="text-ink-faint">—</span>;
  return (
    <>
      <IconButton size="sm" label={t`查看附件 ${file.name}`} icon={<FileTextIcon />} onClick={() => open(file)} />
      <ImageViewer {...viewer} />
    </>
  );
}
