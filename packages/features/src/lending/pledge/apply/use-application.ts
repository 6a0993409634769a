import type { PieceRow } from '@lianxin/api/contract';
import { civilDate, formatMoney, pledgeLimit, type Channels, type CivilDate } from '@lianxin/domain';
import { useChannels } from '../../../platform/channels/index.ts';
import { availableIn, positive, takenOf, useChosenLender, useTyped, type OpenedForm } from '../../funding/index.ts';
import { usePledgeOffers } from '../quotes/use-pledge-offers.ts';
import type { PledgeTypes } from './application.ts';

/** The lowest pledge rate of all lenders, for the proposed loan until a lender is chosen. */
const leastPledgeRate = ({ list }: Channels): bigint =>
  list
    .filter(({ kind }) => kind === 'pledge')
    .map(({ terms }) => terms.pledgeRatePpm)
    .reduce<bigint>((least, rate) => (rate < least ? rate : least), 1_000_000n);

/** The first due date of the pieces. */
const firstDueOf = (pieces: readonly PieceRow[]): CivilDate | undefined =>
  pieces.map(({ dueOn }) => dueOn).toSorted((one, other) => one.localeCompare(other))[0];

/** The state of the form, with everything derived from the input. */
export function usePledgeApplication({ start, picking: { pieces } }: OpenedForm<PledgeTypes>) {
  const typing = useTyped(start);
  const channels = useChannels();
  const { application } = typing;
  const pledgedText = application.pledged ?? (pieces.length === 0 ? '' : formatMoney(availableIn(pieces)));
  const pledged = positive(pledgedText);
  const taken = takenOf(pieces, pledged);
  const proposed = pledged === undefined || taken.length === 0 ? '' : formatMoney(pledgeLimit(pledged, leastPledgeRate(channels)));
  const amountText = application.amount ?? proposed;
  const amount = positive(amountText);
  const firstDueOn = firstDueOf(taken.length > 0 ? taken.map(({ piece }) => piece) : pieces);
  const { repayOn, wishedOn, guarantorNo } = application;
  const comparing = usePledgeOffers({ pieces, pledged: pledgedText, amount: amountText, repayOn, wishedOn, guarantorNo });
  const chosen = useChosenLender(application, comparing, amount);
  const guarantors = chosen.offer?.guarantors ?? [];
  return {
    ...typing,
    ...chosen,
    pieces,
    together: pieces,
    taken,
    pledgedText,
    held: pledged,
    amountText,
    amount,
    firstDueOn,
    repayOn: civilDate(repayOn) ?? firstDueOn,
    guarantors,
    // Without a chosen guarantor the quotes are based on the cheapest one, which the server lists first.
    guarantor: guarantors.find((one) => one.guarantor.enterpriseNo === guarantorNo) ?? guarantors[0],
  };
}
