import { useLingui } from '@lingui/react/macro';
import { INSTRUMENT_TITLE } from '@lianxin/domain';
import type { ReactNode } from 'react';
import type { FaceData } from './face-data.ts';
import { LandscapeFace } from './landscape-face.tsx';
import { PortraitFace } from './portrait-face.tsx';

export interface VoucherFaceProps extends FaceData {
  /** A small landscape picture, one image for screen readers. @default false */
  readonly thumbnail?: boolean;
}

// Paper is light in every theme; dark tokens would print pale lines.
const paper =
  'print:break-inside-avoid print:[print-color-adjust:exact] dark:print:[--face-ink:black] dark:print:[--face-label:black] dark:print:[--face-line:dimgray] dark:print:[--face-paper:white]';

/**
 * The voucher as an instrument: engraved frame, parties, amount, seals and QR code. Fills its container; portrait below 480 px, always
 * landscape on paper (visual.md, "The face").
 */
export function VoucherFace({ thumbnail = false, ...data }: VoucherFaceProps): ReactNode {
  const { t } = useLingui();
  const { number } = data;
  const { zh: chinese } = INSTRUMENT_TITLE;
  const { label } = data.state;
  if (thumbnail) {
    return (
      <figure aria-label={t`${chinese} ${number}，${label}`} className={`@container w-full ring-1 ring-line ${paper}`}>
        <div aria-hidden="true">
          <LandscapeFace {...data} />
        </div>
      </figure>
    );
  }
  return (
    // 277 mm is A4 landscape without margins of 10 mm; the form is then 174 mm high and fits the page.
    <div className={`@container w-full ring-1 ring-line print:mx-auto print:max-w-[277mm] print:ring-0 ${paper}`}>
      <figure className="hidden @min-[480px]:block print:block">
        <LandscapeFace {...data} />
      </figure>
      <figure className="@min-[480px]:hidden print:hidden">
        <PortraitFace {...data} />
      </figure>
    </div>
  );
}
