import { ApiError, arrived } from '@lianxin/api/client';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { DURATION_MS, noticeOf, useNotices } from '../../../platform/notices/index.ts';
import type { ComparedFigures } from '../view/chart-drawings.ts';

/** Saves the figures as a picture: `take` starts it; render `sheet` meanwhile. The painter is loaded on demand. */
export function usePicture({ all }: ComparedFigures): { readonly take: () => void; readonly sheet: ReactNode } {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const [sheet, setSheet] = useState<ReactNode>();
  const onEnd = (failure?: unknown) => {
    setSheet(undefined);
    if (failure !== undefined) show({ tone: 'critical', text: t`图片没有生成，请重试`, durationMs: DURATION_MS.business });
  };
  const begin = async () => {
    try {
      const { PictureSheet } = await arrived(import('./picture-sheet.tsx'), { endpointPath: 'export', url: 'export' });
      setSheet(<PictureSheet key={crypto.randomUUID()} all={all} onEnd={onEnd} />);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    }
  };
  return { take: () => void begin(), sheet };
}
