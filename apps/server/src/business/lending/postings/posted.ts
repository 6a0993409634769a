import type { BankAccountId, EnterpriseNo } from '../../../schema/ids.ts';

/** An application, or a payment at maturity, as far as its books name its parties. */
export interface Posted {
  readonly id: string;
  /** The number of the application, or of the voucher that is paid. */
  readonly applicationNumber: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  /** Who holds the vouchers; left out where that is whose application it is. */
  readonly holderNo?: EnterpriseNo;
  /** Left out where nobody lends. */
  readonly lenderNo?: EnterpriseNo;
  /** Left out where nobody answers for it. */
  readonly guarantorNo?: EnterpriseNo | null;
  /** Where what is paid to the holder goes. */
  readonly receivingAccountId?: BankAccountId;
}
