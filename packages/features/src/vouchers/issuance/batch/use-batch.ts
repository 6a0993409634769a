import { contract, type RequestOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { useSheetRows } from '../../../platform/sheet-import/index.ts';
import { batchSheet, refusedRows } from './batch-sheet.ts';

/** Fields common to all rows. */
export type BatchCommon = Omit<RequestOf<typeof contract.issuance.applyMany>, 'businessType' | 'allOrNone' | 'rows'>;

/** A sheet of applications, read, checked and submitted in one call. */
export function useBatch() {
  const { tell, ...sheet } = useSheetRows(batchSheet);
  const { read, right, which } = sheet;
  const { run, busy, error } = useAction(contract.issuance.applyMany, { quiet: true });

  /** Whether there was an answer, even a refusal. */
  async function submit(common: BatchCommon): Promise<boolean> {
    if (read === undefined) return false;
    const result = await run({ ...common, allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return false;
    tell(result.data.submitted, refusedRows(right, result.data.results));
    return true;
  }

  return {
    ...sheet,
    amount: sumFen(right.map(({ values }) => values.amount)),
    submit,
    busy,
    error,
  };
}
