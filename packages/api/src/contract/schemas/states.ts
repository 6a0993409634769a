import {
  ACTS,
  BANK_ACCOUNT_STATE_CODES,
  CHARGE_STATE_CODES,
  CREDIT_APPLICATION_STATE_CODES,
  CREDIT_LINE_STATE_CODES,
  DEPOSIT_STATE_CODES,
  FEE_STATE_CODES,
  FUND_SUPPLEMENT_STATE_CODES,
  ISSUANCE_STATE_CODES,
  PAYMENT_STATE_CODES,
  PIECE_STATE_CODES,
  PLEDGE_APPLICATION_STATE_CODES,
  PLEDGE_STATE_CODES,
  REGISTRATION_STATE_CODES,
  REPAYMENT_STATE_CODES,
  SETTLEMENT_STATE_CODES,
  TRANSFER_STATE_CODES,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import { coded } from './primitives.ts';

// Separate from the other primitives, because the sign-in page needs no state machines.

export const FeeStateCode = coded(FEE_STATE_CODES);
export const ChargeStateCode = coded(CHARGE_STATE_CODES);
export const IssuanceStateCode = coded(ISSUANCE_STATE_CODES);
export const PieceStateCode = coded(PIECE_STATE_CODES);
export const PledgeStateCode = coded(PLEDGE_STATE_CODES);
export const PledgeApplicationStateCode = coded(PLEDGE_APPLICATION_STATE_CODES);
export const RepaymentStateCode = coded(REPAYMENT_STATE_CODES);
export const SettlementStateCode = coded(SETTLEMENT_STATE_CODES);
export const PaymentStateCode = coded(PAYMENT_STATE_CODES);
export const TransferStateCode = coded(TRANSFER_STATE_CODES);
export const RegistrationStateCode = coded(REGISTRATION_STATE_CODES);
export const BankAccountStateCode = coded(BANK_ACCOUNT_STATE_CODES);
export const CreditLineStateCode = coded(CREDIT_LINE_STATE_CODES);
export const FundSupplementStateCode = coded(FUND_SUPPLEMENT_STATE_CODES);
export const CreditApplicationStateCode = coded(CREDIT_APPLICATION_STATE_CODES);
export const DepositStateCode = coded(DEPOSIT_STATE_CODES);

/** Something the viewer may do with an object as it stands (the action matrix of the domain). */
export const ActCode = z.enum(ACTS);
