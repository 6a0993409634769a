import { lazy } from 'react';
import { provideWords } from '../../../../platform/language/index.ts';
import { sheetImportWords } from '../../../../platform/sheet-import/index.ts';

/** 从表格导入发票 as a dialog, loaded with the words of sheets on demand. */
export const ImportInvoices = lazy(async () => {
  const [{ ImportInvoices: Dialog }] = await Promise.all([import('./import/import-invoices.tsx'), provideWords(sheetImportWords)]);
  return { default: Dialog };
});
