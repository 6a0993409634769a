import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, ids, party } from '../examples.ts';
import { AccountView, Party } from '../schemas/party.ts';
import { Day, Money, VoucherNumber } from '../schemas/primitives.ts';
import { PledgeStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';
import { form, row } from './examples.ts';
import { One } from './shapes.ts';

/** What an issuer pays at maturity. */
export const scheduleCalls = {
  /** Who is paid how much at maturity, by the current pieces; only for the issuer. */
  paymentSchedule: query('/fkmxb', {
    summary: '付款明细表',
    source: 'assumed',
    needs: 'records.read',
    request: One,
    response: z.object({
      dueOn: wire('endDate', Day),
      /** The working day on which it is paid. */
      paysOn: Day,
      total: Money,
      payees: z.array(
        z.object({
          number: wire('pzbh', VoucherNumber),
          holder: Party,
          amount: wire('amt', Money),
          /** Null until the holder has named one. */
          account: z.nullable(AccountView),
          pledgeState: PledgeStateCode,
        }),
      ),
    }),
    refuses: ['NOT_FOUND'],
    example: {
      request: { id: row.id },
      response: {
        dueOn: day('2027-05-14'),
        paysOn: day('2027-05-14'),
        total: form.amount,
        payees: [
          {
            number: ids.voucherNumber('LX20261118000034217'),
            holder: party.supplier,
            amount: form.amount,
            account: null,
            pledgeState: 'none',
          },
        ],
      },
    },
  }),
} as const;
