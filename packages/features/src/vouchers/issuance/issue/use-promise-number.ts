import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Reserves the number of the payment promise once, and keeps it with the draft. */
export function usePromiseNumber(kept: string | undefined, wanted: boolean) {
  const { run, busy, error } = useAction(contract.issuance.promiseNumber, { quiet: true });
  const [number, setNumber] = useState(kept);

  async function get(): Promise<string | undefined> {
    if (number !== undefined) return number;
    const result = await run({});
    if (!result.ok) return undefined;
    setNumber(result.data);
    return result.data;
  }

  const ask = wanted && number === undefined;
  const reserve = useEffectEvent(() => void get());
  useEffect(() => {
    // Once; a failure is retried on submission.
    if (ask) reserve();
  }, [ask]);

  return { number, get, busy, error };
}
