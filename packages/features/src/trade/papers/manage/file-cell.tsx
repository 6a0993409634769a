import type { FileView } from '@lianxin/api/contract';
import { FileTextIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ImageViewer, useFileViewer } from '../../../platform/uploads/index.ts';

/** The file of a paper in a row: opened by its sign, or a dash for none. */
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
