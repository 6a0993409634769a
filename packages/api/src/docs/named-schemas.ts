import { AccountView } from '../contract/schemas/account-view.ts';
import { Check, FileView, LogEntry, Party, PartyWithAccount, Signature, WaitingFor } from '../contract/schemas/party.ts';
import { RelatedEnterprise, User } from '../contract/schemas/user.ts';
import { FundEntry } from '../contract/fund-register/shapes.ts';
import { FinancingDetail, FinancingForm, FinancingRow } from '../contract/financing/shapes.ts';
import { Quote } from '../contract/funding/quote.ts';
import { Repayment } from '../contract/funding/repayment.ts';
import { IssuanceDetail, IssuanceForm, IssuanceRow } from '../contract/issuance/shapes.ts';
import { Payable } from '../contract/payable/shapes.ts';
import { PledgeDetail, PledgeForm, PledgeRow } from '../contract/pledge/shapes.ts';
import { Receivable } from '../contract/receivable/shapes.ts';
import { Certificate } from '../contract/signature-certificates.ts';
import { Supplier } from '../contract/supplier-shapes.ts';
import { TradeContract, TradeContractRow, TradeInvoice, TradeInvoiceRow } from '../contract/trade/shapes.ts';
import { TransferDetail, TransferRow } from '../contract/transfer/shapes.ts';
import { HistoryEntry, PieceDetail, PieceRow } from '../contract/voucher/shapes.ts';
import type { Schema } from '../contract/wire.ts';

/** Shapes that have a name of their own in the OpenAPI document, and so a type in what generators make of it. */
export const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
  Account: AccountView,
  Certificate,
  Check,
  Contract: TradeContract,
  ContractRow: TradeContractRow,
  Enterprise: RelatedEnterprise,
  File: FileView,
  Financing: FinancingRow,
  FinancingDetail,
  FinancingForm,
  FundEntry,
  HistoryEntry,
  Invoice: TradeInvoice,
  InvoiceRow: TradeInvoiceRow,
  Issuance: IssuanceRow,
  IssuanceDetail,
  IssuanceForm,
  LogEntry,
  Party,
  PartyWithAccount,
  Payable,
  Piece: PieceRow,
  PieceDetail,
  Pledge: PledgeRow,
  PledgeDetail,
  PledgeForm,
  Quote,
  Receivable,
  Repayment,
  Signature,
  Supplier,
  Transfer: TransferRow,
  TransferDetail,
  User,
  WaitingFor,
};
