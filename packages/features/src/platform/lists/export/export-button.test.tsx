import { screen, waitFor } from '@testing-library/react';
import readExcelFile from 'read-excel-file/universal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';

const files: { readonly name: string; readonly content: Blob }[] = [];
let last = new Blob();
beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      last = content;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
});
afterEach(() => {
  files.length = 0;
  vi.restoreAllMocks();
});

const row = ['=晋北煤业', '100.50'];
const open = async ({
  total = 1,
  isChanged = false,
  rows = () => Promise.resolve({ rows: [row], total, isChanged }),
}: { readonly total?: number; readonly isChanged?: boolean; readonly rows?: ExportButtonProps['rows'] } = {}) => {
  const { user } = renderScreen(
    <ExportButton
      name="链信持有"
      columns={[
        { name: '开立方', kind: 'text' },
        { name: '金额（元）', kind: 'amount' },
      ]}
      rows={rows}
    />,
    { as: 'supplierOperator' },
  );
  await user.click(await screen.findByRole('button', { name: '导出' }));
  return user;
};

test('exports all rows as a workbook', async () => {
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Excel 表格（.xlsx）' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['链信持有.xlsx']));
  const [sheet] = await readExcelFile(files[0]?.content ?? new Blob());
  expect(sheet?.data).toEqual([
    ['开立方', '金额（元）'],
    ["'=晋北煤业", 100.5],
  ]);
});

test('exports all rows as text', async () => {
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['链信持有.csv']));
});

test('reports how many of how many were exported, also in the file name', async () => {
  const user = await open({ total: 61_234 });
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['链信持有（61234 笔中的 1 笔）.csv']));
  expect(await screen.findByText('共 61234 笔，只取出前 1 笔，请缩小筛选范围')).toBeDefined();
});

test('reports that the list changed meanwhile', async () => {
  const user = await open({ total: 2, isChanged: true });
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  expect(await screen.findByText('期间列表有变化：取出 1 笔，现有 2 笔，请核对后重试')).toBeDefined();
});

const TOTAL = 12_000;

test('shows progress and the end of a long export', async () => {
  let resolve: () => void = () => undefined;
  const written = new Promise<void>((done) => {
    resolve = done;
  });
  const user = await open({
    rows: async ({ onProgress }) => {
      onProgress({ count: 500, total: TOTAL });
      await written;
      return { rows: Array.from({ length: TOTAL }, () => row), total: TOTAL, isChanged: false };
    },
  });
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  const bar = await screen.findByRole('progressbar', { name: '正在导出链信持有' });
  expect(bar.getAttribute('aria-valuetext')).toBe('500 / 12000 笔');
  expect(files).toEqual([]);
  resolve();
  expect(await screen.findByText('链信持有：已导出 12000 笔')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(files.map(({ name }) => name)).toEqual(['链信持有.csv']);
});

test('a cancelled export leaves no file and no error', async () => {
  const user = await open({
    rows: ({ onProgress, signal }) => {
      onProgress({ count: 500, total: TOTAL });
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  await user.click(await screen.findByRole('button', { name: '停止' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '导出' }).getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(files).toEqual([]);
});

test('a failed workbook is reported, and can be retried', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'lost' })));
      }
      postMessage() {}
      terminate() {}
    },
  );
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Excel 表格（.xlsx）' }));
  expect(await screen.findByText(/网络/)).toBeDefined();
  expect(files).toEqual([]);
  vi.unstubAllGlobals();
});
