import { issuedVoucher } from '../voucher/calls.ts';
import { issuance as applications } from './calls.ts';

/** Applications to issue, and the vouchers that were issued. */
export const issuance = { ...applications, ...issuedVoucher };
