import type { ApplicationKind } from '@lianxin/domain';
import type { RegisteredKind } from '../../applications/application/index.ts';
import { creditKind } from '../../vouchers/credit/index.ts';
import { fundSupplementKind } from '../../money/fund-register/index.ts';
import { financingKind } from '../../lending/financing/index.ts';
import { issuanceKind } from '../../vouchers/issuance/index.ts';
import { pledgeKind } from '../../lending/pledge/index.ts';
import { transferKind } from '../../vouchers/transfer/index.ts';

/** All kinds of application. Code that treats all kinds alike loops over this record; a missing entry does not compile. */
export const kinds: Readonly<Record<ApplicationKind, RegisteredKind>> = {
  issuance: issuanceKind,
  transfer: transferKind,
  creditApplication: creditKind,
  financing: financingKind,
  pledge: pledgeKind,
  fundSupplement: fundSupplementKind,
};
