import type { InterestPayer } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Who pays the fees of a financing: the issuer, the holder, or both by an agreed share. */
export const FEE_PAYER_TERMS: Readonly<Record<InterestPayer, MessageDescriptor>> = {
  issuer: msg`买方付费`,
  holder: msg`卖方付费`,
  agreed: msg`协议付费`,
};
