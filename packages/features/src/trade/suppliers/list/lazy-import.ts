import { lazy } from 'react';
import { provideWords } from '../../../platform/language/index.ts';
import { sheetImportWords } from '../../../platform/sheet-import/index.ts';

/** 从表格导入供应商 as a dialog, loaded with the words of sheets on demand. */
export const ImportSuppliers = lazy(async () => {
  const [{ ImportSuppliers: Dialog }] = await Promise.all([import('./import/import-suppliers.tsx'), provideWords(sheetImportWords)]);
  return { default: Dialog };
});
