import type { Offer, PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import { useState } from 'react';
import { useRested } from '../../../platform/pickers/index.ts';
import type { Call } from '../kinds.ts';
import { useComparing, type Answer, type Comparing } from '../quotes/use-comparing.ts';
import { positive, type Basics, type Derived } from './basics.ts';
import { usePapers, type Papers, type PapersQuestion } from './use-papers.ts';
import { useReceivingAccount, type ReceivingAccount } from './use-receiving-account.ts';

/** The state of an application form, and everything derived from the input. */
export interface Applying<Typed extends Basics, O extends Offer = Offer> extends Derived {
  readonly application: Typed;
  readonly change: (change: Partial<Typed> | Partial<Basics>) => void;
  readonly touch: () => void;
  /** The number of changes by the person. */
  readonly touched: number;
  /** All chosen pieces, and those that belong to this application. */
  readonly pieces: readonly PieceRow[];
  readonly together: readonly PieceRow[];
  /** The amount used of the pieces: the financed or the pledged amount. */
  readonly held: Fen | undefined;
  readonly comparing: Comparing<O>;
  /** The current offer of the chosen lender. */
  readonly offer: O | undefined;
  readonly papers: Papers;
  readonly receiving: ReceivingAccount;
}

/** The person's input, which no server response overwrites. */
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

/** The offers of all lenders, requested when the typing pauses. Nothing is requested while `questionOf` returns null. */
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
    /** The pieces and amount of the latest question; null while there is none. */
    asked: question && { pieces: question.pieces, amount: question.amount },
    ...useComparing(answered, { asked: question !== null, typing: rested !== typed }),
  };
}

/** Everything that depends on the chosen lender: its offer, the required invoices and the receiving account. */
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
