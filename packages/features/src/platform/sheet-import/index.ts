/** Importing a sheet filled in elsewhere: its template, reading it, marking wrong cells (docs/import-a-sheet.md). */
export {
  amountCell,
  choiceCell,
  dayCell,
  monthCell,
  neededAmountCell,
  neededCell,
  numberTyped,
  severalCell,
  textCell,
  wholeCell,
} from './cells.ts';
export { readSheet, withFaults } from './read-sheet.ts';
export { cellOf, refusedCells, withRepeats } from './row-faults.ts';
export { SheetFaults } from './sheet-faults.tsx';
export { SheetImportDialog } from './sheet-import-dialog.tsx';
export { SheetSource } from './sheet-source.tsx';
export { defineSheet, type Sheet, type SheetColumn, type SheetFault, type SheetProblem, type SheetRead } from './sheet.ts';
export { useSheetRows, type SheetDone } from './use-sheet-rows.ts';
export { useSheetSource } from './use-sheet-source.ts';
export { sheetImportWords } from './words.ts';
export { WhichRowsChoice } from './which-rows.tsx';
