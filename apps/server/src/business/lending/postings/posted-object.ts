import type { BankAccountId, EnterpriseNo } from '../../../schema/ids.ts';

/** An application or a payment at maturity, with the parties in whose books it is posted. */
export interface PostedObject {
  readonly id: string;
  /** The number of the application, or of the paid voucher. */
  readonly applicationNumber: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  /** The holder of the vouchers, if it is not the applicant. */
  readonly holderNo?: EnterpriseNo;
  /** Absent if there is no lender. */
  readonly lenderNo?: EnterpriseNo;
  /** Absent if there is no guarantor. */
  readonly guarantorNo?: EnterpriseNo | null;
  /** The account on which the holder is paid. */
  readonly receivingAccountId?: BankAccountId;
}
