import { canonicalHistory, verifyChain } from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';
import { expect, test } from 'vitest';
import { shownEvent } from '../circulation/shown-event.ts';
import { history } from '../voucher.fixtures.ts';

test('shows the sealed entries', () => {
  const events = history.entries.map(shownEvent);
  expect(verifyChain(events, (text) => sm3(text))).toEqual({ ok: true, head: history.head });
  expect(events.map(canonicalHistory)).toEqual(history.entries.map((entry) => entry.canonical));
});
