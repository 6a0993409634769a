import type { contract, RequestOf, ResponseOf, Signature } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
import { useCallback, useRef, useState } from 'react';

export type SignRequest = RequestOf<typeof contract.signature.prepare>;
export type Prepared = ResponseOf<typeof contract.signature.prepare>;

/** A signature request with its texts. */
export interface SigningAsk {
  readonly request: SignRequest;
  /** The button's verb, such as 签收. */
  readonly verb: string;
  readonly consequence: string;
}

export type SignedSend = (signature: Signature) => Promise<Result<unknown>>;

/** The response of the act; undefined if the person cancelled. */
export type Signed = Result<unknown> | undefined;

export interface SigningPending {
  readonly ask: SigningAsk;
  readonly send: SignedSend;
}

/**
 * Signs and sends an act: `await sign(ask, send)` opens the dialog, which stays until the act has an answer. Render `<SigningDialog
 * {...dialog} />` nearby.
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
