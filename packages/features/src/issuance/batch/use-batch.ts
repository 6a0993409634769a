import { contract, type RequestOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { useState } from 'react';
import { useSheetRows, withFaults } from '../../sheet-import/index.ts';
import { batchSheet, refusedRows, type BatchRead } from './batch-sheet.ts';

/** What was submitted of a sheet, and what was not. */
export interface BatchDone {
  readonly submitted: number;
  readonly read: BatchRead;
}

/** What all rows have in common. */
export type BatchCommon = Pick<RequestOf<typeof contract.issuance.applyMany>, 'channel' | 'payAccountId' | 'interestPayer' | 'delivered'>;

/** A sheet of applications: read, judged, and submitted in one call. */
export function useBatch() {
  const { tell, ...sheet } = useSheetRows(batchSheet);
  const { source, read, right, which } = sheet;
  const { run, busy, error } = useAction(contract.issuance.applyMany, { quiet: true });
  const [done, setDone] = useState<BatchDone>();

  /** Whether it came to an answer, whatever the answer says. */
  async function submit(common: BatchCommon): Promise<boolean> {
    if (read === undefined) return false;
    const result = await run({ ...common, allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return false;
    const faults = refusedRows(right, result.data.results);
    if (result.data.submitted === 0) tell(faults);
    else setDone({ submitted: result.data.submitted, read: withFaults(read, faults) });
    return true;
  }

  return {
    ...sheet,
    amount: sumFen(right.map(({ values }) => values.amount)),
    submit,
    busy,
    error,
    done,
    again: () => {
      setDone(undefined);
      source.clear();
    },
  };
}
