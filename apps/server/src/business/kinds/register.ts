import type { ApplicationKind } from '@lianxin/domain';
import type { RegisteredKind } from '../applications/kind.ts';
import { creditKind } from '../credit/kind.ts';
import { fundSupplementKind } from '../fund-register/kind.ts';
import { financingKind } from '../financing/kind.ts';
import { issuanceKind } from '../issuance/kind.ts';
import { pledgeKind } from '../pledge/kind.ts';
import { transferKind } from '../transfer/kind.ts';

/** Every kind of application. What is the same for all kinds loops over this record; a kind without its entry does not compile. */
export const kinds: Readonly<Record<ApplicationKind, RegisteredKind>> = {
  issuance: issuanceKind,
  transfer: transferKind,
  creditApplication: creditKind,
  financing: financingKind,
  pledge: pledgeKind,
  fundSupplement: fundSupplementKind,
};
