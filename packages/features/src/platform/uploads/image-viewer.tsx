import type { FileView } from '@lianxin/api/contract';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  IconButton,
  RotateCcwIcon,
  RotateCwIcon,
  TextLink,
  ZoomInIcon,
  ZoomOutIcon,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';

export interface ImageViewerProps {
  /** Images to page through. */
  readonly images: readonly FileView[];
  /** Id of the image shown; undefined closes the viewer. */
  readonly shownId: string | undefined;
  readonly onShownChange: (id: string | undefined) => void;
}

const ZOOM_MIN = 25;
const ZOOM_MAX = 400;
const ZOOM_STEP = 25;
const UPRIGHT = { zoom: 100, turn: 0 } as const;

/** Shows an image 550 px high in a dialog of 800 px (specification §4), with zoom, rotation and paging; Escape closes. */
export function ImageViewer({ images, shownId, onShownChange }: ImageViewerProps) {
  const at = images.findIndex((image) => image.id === shownId);
  const image = images[at];
  return (
    <Dialog open={image !== undefined} onOpenChange={(open) => !open && onShownChange(undefined)}>
      {image && (
        <Shown
          key={image.id}
          image={image}
          place={at}
          count={images.length}
          onMove={(step) => onShownChange(images[at + step]?.id ?? image.id)}
        />
      )}
    </Dialog>
  );
}

interface ShownProps {
  readonly image: FileView;
  readonly place: number;
  readonly count: number;
  readonly onMove: (step: -1 | 1) => void;
}

function Shown({ image, place, count, onMove }: ShownProps) {
  const { t } = useLingui();
  const [{ zoom, turn }, setView] = useState<{ readonly zoom: number; readonly turn: number }>(UPRIGHT);
  const zoomBy = (step: number) => setView({ zoom: Math.min(Math.max(zoom + step, ZOOM_MIN), ZOOM_MAX), turn });
  const turnBy = (degrees: number) => setView({ zoom, turn: turn + degrees });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => onMove(-1),
    ArrowRight: () => onMove(1),
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(-ZOOM_STEP),
    '0': () => setView(UPRIGHT),
    r: () => turnBy(90),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const number = place + 1;
  return (
    <DialogContent title={image.name} description={count > 1 ? t`第 ${number} 张，共 ${count} 张` : t`查看图片`} onKeyDown={onKeyDown}>
      <DialogBody className="p-0">
        <div
          tabIndex={0}
          role="group"
          aria-label={image.name}
          className="grid h-[582px] place-items-center overflow-auto bg-surface-inset p-4 focus-visible:-outline-offset-2 max-tablet:h-[calc(100dvh-160px)]"
        >
          <img
            src={image.url}
            alt={image.name}
            className="h-[550px] max-w-full object-contain transition-transform duration-100 motion-reduce:transition-none max-tablet:h-auto"
            style={{ transform: `scale(${zoom / 100}) rotate(${turn}deg)` }}
          />
        </div>
      </DialogBody>
      <DialogFooter
        note={
          <TextLink href={image.url} target="_blank">
            <Trans>在新窗口打开</Trans>
          </TextLink>
        }
      >
        {count > 1 && (
          <>
            <IconButton label={t`上一张`} icon={<ChevronLeftIcon />} disabled={place === 0} onClick={() => onMove(-1)} />
            <IconButton label={t`下一张`} icon={<ChevronRightIcon />} disabled={place === count - 1} onClick={() => onMove(1)} />
          </>
        )}
        <IconButton label={t`缩小`} icon={<ZoomOutIcon />} disabled={zoom === ZOOM_MIN} onClick={() => zoomBy(-ZOOM_STEP)} />
        <output aria-label={t`缩放`} className="w-12 text-center text-sm text-ink-muted tabular-nums">
          {zoom}%
        </output>
        <IconButton label={t`放大`} icon={<ZoomInIcon />} disabled={zoom === ZOOM_MAX} onClick={() => zoomBy(ZOOM_STEP)} />
        <IconButton label={t`向左旋转`} icon={<RotateCcwIcon />} onClick={() => turnBy(-90)} />
        <IconButton label={t`向右旋转`} icon={<RotateCwIcon />} onClick={() => turnBy(90)} />
      </DialogFooter>
    </DialogContent>
  );
}
