import { canonicalHistory, verifyChain } from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownEvent } from '../circulation/shown-event.ts';
import { detail, history } from '../voucher.fixtures.ts';
import { proofText } from './proof-tab.tsx';

const Proof = z.object({
  voucherNumber: z.string(),
  head: z.string(),
  entries: z.array(z.object({ canonical: z.string(), previousHash: z.string(), hash: z.string() })),
});

test('a downloaded proof is enough to compute the chain again', () => {
  const proof = z.parse(Proof, JSON.parse(proofText(detail, history)));
  const computed = proof.entries.reduce((previous, entry) => {
    expect(entry.previousHash).toBe(previous);
    expect(sm3(`LX-HISTORY-1|${previous}|${entry.canonical}`)).toBe(entry.hash);
    return entry.hash;
  }, history.genesis);
  expect(computed).toBe(proof.head);
});

test('the entries shown are the ones sealed', () => {
  const events = history.entries.map(shownEvent);
  expect(verifyChain(events, (text) => sm3(text))).toEqual({ ok: true, head: history.head });
  expect(events.map(canonicalHistory)).toEqual(history.entries.map((entry) => entry.canonical));
});
