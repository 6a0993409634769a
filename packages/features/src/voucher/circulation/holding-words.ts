import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { HOLDING_STATE_CODES, type HoldingState } from '@lianxin/domain';

/** A holding's state in words, as the specification's list names the seven codes. */
export const holdingWords: Record<HoldingState, MessageDescriptor> = {
  holding: msg`正常持有`,
  transferring: msg`转让中`,
  awaitingReceipt: msg`待签收`,
  transferred: msg`已转让`,
  financing: msg`融资中`,
  financed: msg`已融资`,
  settled: msg`到期结算`,
};

/** The tone that marks a holding's state. */
export function holdingTone(state: HoldingState): `state-${(typeof HOLDING_STATE_CODES)[HoldingState]}` {
  return `state-${HOLDING_STATE_CODES[state]}`;
}
