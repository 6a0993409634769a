import type { FileView } from '@lianxin/api/contract';
import { useState } from 'react';
import { isViewable } from './file-kind.ts';

/**
 * Opens images in the viewer, which pages through those in `files`, and others in a window without an opener. Render `<ImageViewer
 * {...viewer} />` nearby.
 */
export function useFileViewer(files: readonly FileView[]) {
  const [shownId, setShownId] = useState<string>();
  const images = files.filter((file) => isViewable(file.name));
  const open = (file: FileView): void => {
    if (isViewable(file.name)) setShownId(file.id);
    else window.open(file.url, '_blank', 'noopener,noreferrer');
  };
  return { open, viewer: { images, shownId, onShownChange: setShownId } } as const;
}
