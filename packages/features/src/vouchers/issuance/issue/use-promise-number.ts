import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** The number of the payment promise: reserved once, when the form is meant in earnest, and kept with its draft. */
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
    // Once: a failure is tried again on submitting.
    if (ask) reserve();
  }, [ask]);

  return { number, get, busy, error };
}
