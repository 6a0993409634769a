import { ApiError, arrived } from '@lianxin/api/client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { noticeOf, useNotices } from '../../notices/index.ts';
import type { ExportTask } from './export-rows.ts';

/** Exports rows, with a busy state; the code is loaded on demand. */
export function useExport() {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const [busy, setBusy] = useState(false);
  async function take<Row>(along: ExportTask<Row>): Promise<void> {
    setBusy(true);
    try {
      const { exportRows: takeRows } = await arrived(import('./export-rows.ts'), { endpointPath: 'export', url: 'export' });
      await takeRows(along, show, i18n);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    } finally {
      setBusy(false);
    }
  }
  return { take, busy };
}
