import { contract, VoucherNumber, type ResponseOf } from '@lianxin/api/contract';
import { ApiError } from '@lianxin/api/client';
import { useClient } from '@lianxin/api/react';
import { PDF_NUMBER, readVerifyAddress, type LookUpVerdict } from '@lianxin/domain';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { FileResult } from './check-file.ts';
import { createFileChecker, type FileChecker } from './file-checker.ts';
import type { PublishedKeys } from './known-keys.ts';

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

export type Checking = { readonly state: 'idle' | 'checking' | 'cancelled' } | { readonly state: 'done'; readonly outcome: Outcome };

const loadAnswerChecker = () => import('./check-answer.ts');
const loadReader = () => import('./read-code.ts');
const Question = z.object({ number: VoucherNumber, hash: z.string() });

const isDocument = ({ number }: LookUp): boolean => PDF_NUMBER.test(number);

/** Checks files and look-ups in the browser. What checks files is loaded with the page, so that they can be checked offline. */
export function useChecking(known: PublishedKeys) {
  const client = useClient();
  const [checking, setChecking] = useState<Checking>({ state: 'idle' });
  const round = useRef(0);
  const checker = useRef<FileChecker>(undefined);

  useEffect(() => {
    const own = createFileChecker();
    checker.current = own;
    // Otherwise the first picture loads it or reports the failure.
    void Promise.allSettled([loadReader().then(({ readyToReadCodes }) => readyToReadCodes())]);
    return () => own.close();
  }, []);

  async function run(work: () => Promise<Outcome>): Promise<void> {
    round.current += 1;
    const own = round.current;
    checker.current?.cancel();
    setChecking({ state: 'checking' });
    const outcome = await work().catch((): Outcome => ({ kind: 'noChecker' }));
    if (own === round.current) setChecking({ state: 'done', outcome });
  }

  async function ofDocument(question: LookUp): Promise<Outcome> {
    const answer = await client.call(contract.proof.lookUpDocument, question);
    const { checkDocumentAnswer } = await loadAnswerChecker();
    const { number, hash: contentHash } = question;
    return { kind: 'documentLookUp', asked: question, answer, verdict: checkDocumentAnswer({ ...answer, number, contentHash }, known) };
  }

  async function ofVoucher(question: LookUp): Promise<Outcome> {
    const request = z.safeParse(Question, question);
    if (!request.success) return { kind: 'otherCode' };
    const answer = await client.call(contract.proof.lookUp, request.data);
    const { checkAnswer } = await loadAnswerChecker();
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
    if (!checker.current) return { kind: 'noChecker' };
    return { ...(await checker.current.check({ file, known })), name: file.name };
  }

  function cancel(): void {
    round.current += 1;
    checker.current?.cancel();
    setChecking({ state: 'cancelled' });
  }

  return {
    checking,
    cancel,
    checkFile: (file: File) => run(() => ofFile(file)),
    ask: (question: LookUp) => run(() => asked(question)),
  };
}
