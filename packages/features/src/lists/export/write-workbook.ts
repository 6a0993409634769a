import type { ExportSheet } from './xlsx.ts';

/** Sheets of texts as a workbook; what writes one is fetched with the first. */
export const writeWorkbook = async (sheets: readonly ExportSheet[]): Promise<Blob> => (await import('./xlsx.ts')).workbookOf(sheets);
