import { Anchor, ZoomInIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useBrand } from '../../../platform/brand/index.ts';
import type { Chapter } from './chapter.ts';
import { GUIDE_PICTURE_SIZE, guidePictureFile } from './pictures.ts';

/** The picture of a chapter, enlarged on click. Nothing if the portal has no pictures. */
export function GuidePictureView({ name, alt }: NonNullable<Chapter['picture']>) {
  const { i18n } = useLingui();
  const { guidePictures } = useBrand();
  if (guidePictures === undefined) return null;
  const address = `${guidePictures}/${guidePictureFile(name, i18n.locale)}`;
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" className="relative block max-w-200">
      <img
        src={address}
        alt={i18n._(alt)}
        {...GUIDE_PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line dark:brightness-75"
      />
      <span
        aria-hidden
        className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-sm bg-surface-raised text-ink-muted shadow-bar print:hidden"
      >
        <ZoomInIcon />
      </span>
    </Anchor>
  );
}
