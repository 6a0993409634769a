import { screen, waitFor } from '@testing-library/react';
import readExcelFile from 'read-excel-file/universal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ExportButton } from './export-button.tsx';

const files: { readonly name: string; readonly content: Blob }[] = [];
let last = new Blob();
beforeEach(() => {
  // jsdom keeps no objects under an address.
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

const open = async () => {
  const { user } = renderScreen(
    <ExportButton
      name="链信持有"
      columns={[
        { name: '开立方', kind: 'text' },
        { name: '金额（元）', kind: 'amount' },
      ]}
      rows={() => Promise.resolve([['=晋北煤业', '100.50']])}
    />,
    { as: 'supplierOperator' },
  );
  await user.click(await screen.findByRole('button', { name: '导出' }));
  return user;
};

test('takes every row along as a workbook', async () => {
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Excel 表格（.xlsx）' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['链信持有.xlsx']));
  const [sheet] = await readExcelFile(files[0]?.content ?? new Blob());
  expect(sheet?.data).toEqual([
    ['开立方', '金额（元）'],
    ["'=晋北煤业", 100.5],
  ]);
});

test('takes every row along as text', async () => {
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: '文本表格（.csv）' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['链信持有.csv']));
});
