import type { FileView } from '@lianxin/api/contract';
import { useState } from 'react';
import { isViewable } from './file-kind.ts';

/** Opens files: images in the viewer, which pages through those among `files`, others in a window without a handle on this one. Render `<ImageViewer {...viewer} />` beside it. */
export function useFileViewer(files: readonly FileView[]) {
  const [shownId, setShownId] = useState<string>();
  const images = files.filter((file) => isViewable(file.name));
  const open = (file: FileView): void => {
    if (isViewable(file.name)) setShownId(file.id);
    else window.open(file.url, '_blank', 'noopener,noreferrer');
  };
  return { open, viewer: { images, shownId, onShownChange: setShownId } } as const;
}
