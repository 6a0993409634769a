import { canonicalHistory, verifyChain } from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';
import { exampleEvents } from './circulation-examples.ts';
import { shownEvent } from './shown-event.ts';

const entries = exampleEvents.map((event) => ({
  sequence: event.sequence,
  kind: event.kind,
  at: event.at,
  actor: { enterpriseNo: null, name: event.actorName, creditCode: null },
  counterparty: null,
  amount: event.amount ?? null,
  canonical: canonicalHistory(event),
  previousHash: event.previousHash,
  hash: event.hash,
  signature: null,
}));

describe('an event of the history endpoint', () => {
  it('has the same digest after transport', () => {
    expect(verifyChain(entries.map(shownEvent), (text) => sm3(text))).toEqual({ ok: true, head: exampleEvents.at(-1)?.hash });
  });

  it('shows the sealed kind, not the one beside it', () => {
    expect(entries.slice(0, 1).map((entry) => shownEvent({ ...entry, kind: 'transfer.pass' }).kind)).toEqual(['issuance.pass']);
  });

  it('fails with an unreadable text', () => {
    const events = entries.map((entry, index) => shownEvent(index === 1 ? { ...entry, canonical: '{' } : entry));
    expect(verifyChain(events, (text) => sm3(text))).toEqual({ ok: false, at: 1 });
  });
});
