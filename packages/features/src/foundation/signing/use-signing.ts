import type { contract, RequestOf, ResponseOf, Signature } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
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

/** Does what was signed. */
export type SignedSend = (signature: Signature) => Promise<Result<unknown>>;

/** How it ended: what the act answered, or nothing where the person turned back. */
export type Signed = Result<unknown> | undefined;

export interface SigningPending {
  readonly ask: SigningAsk;
  readonly send: SignedSend;
}

/**
 * Asks for a signature and does what it is for: `await sign(ask, send)` opens the dialog, which stays until the act has its answer. Render
 * `<SigningDialog {...dialog} />` beside it.
 */
export function useSigning() {
  const [pending, setPending] = useState<SigningPending>();
  const waiting = useRef<(signed: Signed) => void>(undefined);
  const settle = useCallback((signed: Signed) => {
    waiting.current?.(signed);
    waiting.current = undefined;
    setPending(undefined);
  }, []);
  const sign = useCallback(
    (ask: SigningAsk, send: SignedSend) =>
      new Promise<Signed>((resolve) => {
        waiting.current?.(undefined);
        waiting.current = resolve;
        setPending({ ask, send });
      }),
    [],
  );
  return { sign, dialog: { pending, onSettle: settle } } as const;
}
