import {
  verifyDocumentLookUp,
  verifyLookUp,
  type DocumentLookUp,
  type LookUpVerdict,
  type SmLibrary,
  type VoucherLookUp,
} from '@lianxin/domain';
import { sm2, sm3 } from 'sm-crypto-v2';
import type { PublishedKeys } from './known-keys.ts';

const library: SmLibrary = { sm2, sm3: (data) => sm3(data) };

/** Checks the path returned for a number and a link. */
export const checkAnswer = (answer: VoucherLookUp, { keys }: PublishedKeys): LookUpVerdict => verifyLookUp(library, answer, keys);

/** Checks the seal returned for a document's number and hash. */
export const checkDocumentAnswer = (answer: DocumentLookUp, { keys }: PublishedKeys): LookUpVerdict =>
  verifyDocumentLookUp(library, answer, keys);
