import type { FileView } from '@lianxin/api/contract';
import { FileTextIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '../../../platform/lists/index.ts';
import { ImageViewer, useFileViewer } from '../../../platform/uploads/index.ts';

/** The column of a row's file. */
export const fileColumn = (header: string): ListColumn<{ readonly file: FileView | null }> => ({
  id: 'file',
  header,
  priority: 'low',
  cell: (row) => <FileCell file={row.file} />,
  text: (row) => row.file?.name ?? '',
});

/** Opens the file of a row; a dash if there is none. */
function FileCell({ file }: { readonly file: FileView | null }) {
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
