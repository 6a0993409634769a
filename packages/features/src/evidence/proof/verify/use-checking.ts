import { contract, VoucherNumber, type ResponseOf } from '@lianxin/api/contract';
import { ApiError } from '@lianxin/api/client';
import { useClient } from '@lianxin/api/react';
import { PDF_NUMBER, readVerifyAddress, type LookUpVerdict } from '@lianxin/domain';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { FileResult, PublishedKeys } from './checker.ts';

/** A voucher number with a link, or a document number with a hash. */
export interface LookUp {
  readonly number: string;
  readonly hash: string;
}

type Answer = ResponseOf<typeof contract.proof.lookUp>;
type DocumentAnswer = ResponseOf<typeof contract.proof.lookUpDocument>;

export type Outcome =
  | (FileResult & { readonly name: string })
  | { readonly kind: 'lookUp'; readonly asked: LookUp; readonly answer: Answer; readonly verdict: LookUpVerdict }
  | { readonly kind: 'documentLookUp'; readonly asked: LookUp; readonly answer: DocumentAnswer; readonly verdict: LookUpVerdict }
  | { readonly kind: 'notFound'; readonly asked: LookUp }
  /** `noCode`: no code in the picture. `otherCode`: another kind of code. `noHash`: only a number. `offline`: no answer. */
  | { readonly kind: 'noCode' | 'otherCode' | 'noHash' | 'offline' | 'tooOften' | 'noChecker' };

export type Checking = { readonly state: 'idle' | 'checking' } | { readonly state: 'done'; readonly outcome: Outcome };

const loadChecker = () => import('./checker.ts');
const loadReader = () => import('./read-code.ts');
const Question = z.object({ number: VoucherNumber, hash: z.string() });

const isDocument = ({ number }: LookUp): boolean => PDF_NUMBER.test(number);

/** Checks files and look-ups in the browser. The checker is loaded with the page, so that files can be checked offline. */
export function useChecking(known: PublishedKeys) {
  const client = useClient();
  const [checking, setChecking] = useState<Checking>({ state: 'idle' });
  const round = useRef(0);

  useEffect(() => {
    // Otherwise the first check loads them or reports the failure.
    void Promise.allSettled([loadChecker(), loadReader().then(({ readyToReadCodes }) => readyToReadCodes())]);
  }, []);

  async function run(work: () => Promise<Outcome>): Promise<void> {
    round.current += 1;
    const own = round.current;
    setChecking({ state: 'checking' });
    const outcome = await work().catch((): Outcome => ({ kind: 'noChecker' }));
    if (own === round.current) setChecking({ state: 'done', outcome });
  }

  async function ofDocument(question: LookUp): Promise<Outcome> {
    const answer = await client.call(contract.proof.lookUpDocument, question);
    const { checkDocumentAnswer } = await loadChecker();
    const { number, hash: contentHash } = question;
    return { kind: 'documentLookUp', asked: question, answer, verdict: checkDocumentAnswer({ ...answer, number, contentHash }, known) };
  }

  async function ofVoucher(question: LookUp): Promise<Outcome> {
    const request = z.safeParse(Question, question);
    if (!request.success) return { kind: 'otherCode' };
    const answer = await client.call(contract.proof.lookUp, request.data);
    const { checkAnswer } = await loadChecker();
    return { kind: 'lookUp', asked: question, answer, verdict: checkAnswer({ ...answer, hash: question.hash }, known) };
  }

  async function asked(question: LookUp): Promise<Outcome> {
    try {
      return await (isDocument(question) ? ofDocument(question) : ofVoucher(question));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.refusal === 'NOT_FOUND') return { kind: 'notFound', asked: question };
      return { kind: error.refusal === 'TOO_FREQUENT' ? 'tooOften' : 'offline' };
    }
  }

  async function ofPicture(file: File): Promise<Outcome> {
    const { readCode } = await loadReader();
    const text = await readCode(file);
    if (text === undefined) return { kind: 'noCode' };
    const code = readVerifyAddress(text);
    if (!code) return { kind: 'otherCode' };
    return code.hash === undefined ? { kind: 'noHash' } : asked({ number: code.number, hash: code.hash });
  }

  async function ofFile(file: File): Promise<Outcome> {
    if (file.type.startsWith('image/')) return ofPicture(file);
    const { checkBytes } = await loadChecker();
    return { ...checkBytes(new Uint8Array(await file.arrayBuffer()), known), name: file.name };
  }

  return {
    checking,
    checkFile: (file: File) => run(() => ofFile(file)),
    ask: (question: LookUp) => run(() => asked(question)),
  };
}
