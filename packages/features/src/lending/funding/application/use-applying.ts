import type { Offer, PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import { useState } from 'react';
import { useRested } from '../../../platform/pickers/index.ts';
import type { Call } from '../kinds.ts';
import { useComparing, type Answer, type Comparing } from '../quotes/use-comparing.ts';
import { positive, type Basics, type Settled } from './basics.ts';
import { usePapers, type Papers, type PapersQuestion } from './use-papers.ts';
import { useReceivingAccount, type ReceivingAccount } from './use-receiving-account.ts';

/** An application while somebody works on it, and all that follows from what was typed. */
export interface Applying<Typed extends Basics, O extends Offer = Offer> extends Settled {
  readonly application: Typed;
  readonly change: (change: Partial<Typed> | Partial<Basics>) => void;
  readonly touch: () => void;
  /** Counts the person's changes; 0 while nothing was touched. */
  readonly touched: number;
  /** All the pieces chosen, and those of them that go into one application. */
  readonly pieces: readonly PieceRow[];
  readonly together: readonly PieceRow[];
  /** What is taken of the pieces for it: the amount, or what is pledged. */
  readonly held: Fen | undefined;
  readonly comparing: Comparing<O>;
  /** What the lender chosen offers now. */
  readonly offer: O | undefined;
  readonly papers: Papers;
  readonly receiving: ReceivingAccount;
}

/** What the person types of an application. It stays whatever a call answers. */
export function useTyped<Typed extends Basics>(start: Typed) {
  const [application, setApplication] = useState(start);
  const [touched, setTouched] = useState(0);
  const touch = () => setTouched((count) => count + 1);
  const change = (changes: Partial<Typed> | Partial<Basics>) => {
    setApplication((before) => ({ ...before, ...changes }));
    touch();
  };
  return { application, touched, touch, change };
}

interface Question extends NonNullable<PapersQuestion['asked']> {}

/** What every lender offers, asked a moment after the typing of amounts stops; nothing is asked while `questionOf` makes no question of them. */
export function useOffers<Asked extends Question, O extends Offer>(
  quote: Call<Asked, Answer<O>>,
  amounts: readonly string[],
  questionOf: (amounts: readonly (Fen | undefined)[]) => Asked | null,
) {
  const typed = amounts.map((text) => text.trim()).join('\n');
  const rested = useRested(typed) ?? '';
  const question = questionOf(rested.split('\n').map(positive));
  const answered = useEndpoint(quote, question, { quiet: true, keepPreviousData: true });
  return {
    /** What was asked last: the pieces taken from and how much; null while it is no amount of them. */
    asked: question && { pieces: question.pieces, amount: question.amount },
    ...useComparing(answered, { asked: question !== null, typing: rested !== typed }),
  };
}

/** What follows from the lender that is chosen: its offer, the invoices that it asks for, and where the money goes. */
export function useChosenLender<O extends Offer>(
  { lender, uses, accountId }: Pick<Basics, 'lender' | 'uses' | 'accountId'>,
  comparing: Comparing<O> & Pick<PapersQuestion, 'asked'>,
  amount: Fen | undefined,
) {
  const offer = comparing.offers.find(({ channel }) => channel === lender);
  const asked = comparing.asked && { ...comparing.asked, ...(offer && { channel: offer.channel }) };
  const papers = usePapers({ asked, amount, coverage: offer?.coverage, typed: uses });
  const receiving = useReceivingAccount(accountId);
  return { comparing, offer, papers, receiving, quoteId: offer?.quote?.id, uses: papers.uses, accountId: receiving.accountId };
}
