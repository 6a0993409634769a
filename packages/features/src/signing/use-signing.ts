import type { contract, RequestOf, ResponseOf, Signature } from '@lianxin/api/contract';
import { useCallback, useRef, useState } from 'react';

export type SignRequest = RequestOf<typeof contract.signature.prepare>;
export type Prepared = ResponseOf<typeof contract.signature.prepare>;

/** What the person is asked to sign, and the words around it. */
export interface SigningAsk {
  readonly request: SignRequest;
  /** The act as a verb on the button, such as 签收. */
  readonly verb: string;
  /** What follows once it is signed. */
  readonly consequence: string;
}

interface Pending {
  readonly ask: SigningAsk;
  readonly settle: (signature: Signature | undefined) => void;
}

/** Asks for a signature: `await sign(ask)` opens the dialog and answers the signature, or undefined when the person turns back. Render `<SigningDialog {...dialog} />` beside it. */
export function useSigning() {
  const [pending, setPending] = useState<Pending>();
  const current = useRef<Pending>(undefined);
  const sign = useCallback(
    (ask: SigningAsk) =>
      new Promise<Signature | undefined>((resolve) => {
        const next = { ask, settle: resolve };
        current.current?.settle(undefined);
        current.current = next;
        setPending(next);
      }),
    [],
  );
  const settle = useCallback((signature: Signature | undefined) => {
    current.current?.settle(signature);
    current.current = undefined;
    setPending(undefined);
  }, []);
  return { sign, dialog: { ask: pending?.ask, onSettle: settle } } as const;
}
