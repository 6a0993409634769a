import type { InterestPayer } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Who bears the fees of a financing: the issuer who buys, the holder who sells, or both by an agreed share. */
export const FEE_PAYER_TERMS: Readonly<Record<InterestPayer, MessageDescriptor>> = {
  issuer: msg`买方付费`,
  holder: msg`卖方付费`,
  agreed: msg`协议付费`,
};
