import { ApiError, arrived } from '@lianxin/api/client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DURATION_MS, noticeOf, successNotice, type Notice } from '../../notices/index.ts';
import type { Progress, CollectedRows } from './every-row.ts';

/** Above this number of rows the progress is shown and the export can be cancelled, on every page (screens.md §0). */
const LONG_EXPORT_ROWS = 5_000;

/** Progress and cancellation of an export. */
export interface ExportControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export interface ExportTask<Row> {
  readonly name: string;
  readonly rows: (taking: ExportControl) => Promise<CollectedRows<Row>>;
  readonly put: (taken: CollectedRows<Row>) => void | Promise<void>;
}

/** Collects rows and reports progress, missing rows and failures. */
export async function exportRows<Row>({ name, rows, put }: ExportTask<Row>, show: (notice: Notice) => void, i18n: I18n): Promise<void> {
  const stopping = new AbortController();
  const id = `taking ${crypto.randomUUID()}`;
  const tell = (notice: Notice) => show({ ...notice, id });
  let long: Promise<(progress: Progress) => void> | undefined;
  const onProgress = (progress: Progress) => {
    if (progress.total <= LONG_EXPORT_ROWS) return;
    long ??= import('./export-progress.tsx').then(({ exportProgress }) => {
      const taking = exportProgress(name, () => stopping.abort());
      tell(taking.notice);
      return taking.tell;
    });
    void long.then((toldOf) => toldOf(progress));
  };
  try {
    const taken = await rows({ signal: stopping.signal, onProgress });
    // The writer is loaded on demand, which may fail.
    await arrived(Promise.resolve(put(taken)), { endpointPath: 'export', url: 'export' });
    const { total, isChanged } = taken;
    const count = taken.rows.length;
    if (await long) tell(successNotice(i18n, i18n._(msg`${name}：已导出 ${count} 笔`)));
    const caution = (text: string) => tell({ tone: 'caution', text, durationMs: DURATION_MS.business });
    if (isChanged) caution(i18n._(msg`期间列表有变化：取出 ${count} 笔，现有 ${total} 笔，请核对后重试`));
    else if (count < total) caution(i18n._(msg`共 ${total} 笔，只取出前 ${count} 笔，请缩小筛选范围`));
  } catch (caught) {
    if (stopping.signal.aborted) return;
    if (!(caught instanceof ApiError)) throw caught;
    await long;
    tell(noticeOf(caught, i18n));
  }
}
