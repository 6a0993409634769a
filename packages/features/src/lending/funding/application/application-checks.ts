import type { Check, Offer, PieceRow } from '@lianxin/api/contract';
import { addDays, financingChecks, shanghaiDate, ZERO_FEN, type ChannelKind, type Fen, type FinancingCheckCode } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { checkView, type CheckWords } from '../../../platform/terms/index.ts';
import { useFundingCheckWords } from '../check-words.ts';
import type { Comparing } from '../quotes/use-comparing.ts';
import type { Basics } from './basics.ts';
import { areAllUsed, tradePaper, type Papers } from './use-papers.ts';
import type { ReceivingAccount } from './use-receiving-account.ts';

const WHOLE = 1_000_000n;

/** Only the server knows whether an issuer is suspended; it reports that with the invoices. */
const SERVERS_OWN: FinancingCheckCode = 'issuerActive';

/** The current input, of either kind. */
export interface Checked extends Pick<Papers, 'papers' | 'uses' | 'papersOf'>, ReceivingAccount {
  readonly kind: ChannelKind;
  readonly application: Pick<Basics, 'purpose' | 'agreed'>;
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen | undefined;
  /** The amount used of the pieces: the financed or the pledged amount. */
  readonly taken: Fen | undefined;
  readonly comparing: Pick<Comparing, 'now' | 'asking'>;
  /** The current offer of the chosen lender. */
  readonly offer: Offer | undefined;
  readonly agreements: number;
}

/** Checks the current input by the domain's rules. The server checks again after submission. */
export function applicationChecks(checked: Checked): readonly Check[] {
  const { kind, application, pieces, amount, taken, comparing, offer, papers, uses, papersOf, accountId, accounts, agreements } = checked;
  const [first] = pieces;
  const usedUp = areAllUsed(papers);
  const checks = financingChecks({
    kind,
    // The remaining days come from the server, so this is the server's date.
    on: first ? addDays(first.dueOn, -first.remainingDays) : shanghaiDate(new Date()),
    now: comparing.now ?? new Date(0),
    sources: pieces.map((piece) => ({
      number: piece.number,
      issuerNo: piece.issuer.enterpriseNo ?? '',
      available: piece.availableAmount,
      issuedOn: piece.issuedOn,
      dueOn: piece.dueOn,
      issuerSuspended: false,
    })),
    amount,
    taken,
    obstacles: comparing.asking ? undefined : offer?.obstacles,
    quote: offer?.quote ? { validUntil: new Date(offer.quote.validUntil), issuerCosts: offer.quote.issuerCosts } : undefined,
    coveragePpm: offer?.coverage ?? WHOLE,
    papers: papers.flatMap((paper) => {
      const typed = uses[paper.invoice.id]?.trim() ?? '';
      // If no invoice is left to use, the check fails at once instead of waiting for input.
      return typed === '' && !usedUp ? [] : [{ ...tradePaper(paper), thisTime: readMoney(typed) ?? ZERO_FEN }];
    }),
    claimedElsewhere: papers.filter(({ claimedElsewhere }) => claimedElsewhere).map(({ invoice }) => invoice.id),
    accountUsable: accounts.data?.find(({ id }) => id === accountId)?.verified,
    purpose: application.purpose,
    agreements: { asked: agreements, agreed: application.agreed ? agreements : 0 },
  });
  const fromServer = papersOf.data?.checks.filter(({ code }) => code === SERVERS_OWN) ?? [];
  return checks.flatMap((check) => (check.code === SERVERS_OWN && check.level !== 'pending' ? fromServer : [checkView(check)]));
}

const OF_INVOICES: ReadonlySet<string> = new Set<FinancingCheckCode>(['invoiceUse', 'invoiceCover', 'invoiceElsewhere']);

/**
 * The sentences of the checks. If other applications have reserved all invoices, the remedy is to choose other vouchers, which the
 * invoices' panel explains.
 */
export function useApplicationCheckWords(kind: ChannelKind, { papers }: Pick<Papers, 'papers'>): (check: Check) => CheckWords {
  const wordsOf = useFundingCheckWords(kind);
  const usedUp = areAllUsed(papers);
  return (check) => {
    const words = wordsOf(check);
    return usedUp && check.level === 'fail' && OF_INVOICES.has(check.code) ? { text: words.text } : words;
  };
}
