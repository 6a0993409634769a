import type { Check, Offer, PieceRow } from '@lianxin/api/contract';
import { addDays, financingChecks, shanghaiDate, ZERO_FEN, type ChannelKind, type Fen, type FinancingCheckCode } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { checkView, type CheckWords } from '../../../platform/terms/index.ts';
import { useFundingCheckWords } from '../check-words.ts';
import type { Comparing } from '../quotes/use-comparing.ts';
import type { Basics } from './basics.ts';
import { areUsedUp, tradePaper, type Papers } from './use-papers.ts';
import type { ReceivingAccount } from './use-receiving-account.ts';

const WHOLE = 1_000_000n;

/** Whether an issuer is suspended is for the server to say. */
const SERVERS_OWN = 'issuerActive';

/** An application as it stands, whatever its kind. */
export interface Checked extends Pick<Papers, 'papers' | 'uses'>, ReceivingAccount {
  readonly kind: ChannelKind;
  readonly application: Pick<Basics, 'purpose' | 'agreed'>;
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen | undefined;
  /** What of the pieces is taken: the amount, or what is pledged for it. */
  readonly taken: Fen | undefined;
  readonly comparing: Pick<Comparing, 'now' | 'asking'>;
  /** What the lender chosen offers now. */
  readonly offer: Offer | undefined;
  /** How many agreements are to be read. */
  readonly agreements: number;
}

/** The checks of an application as it stands, by the domain's own rules; the server makes them again. */
export function applicationChecks(checked: Checked): readonly Check[] {
  const { kind, application, pieces, amount, taken, comparing, offer, papers, uses, accountId, accounts, agreements } = checked;
  const [first] = pieces;
  const usedUp = areUsedUp(papers);
  const checks = financingChecks({
    kind,
    // The server counted the days that remain, so today is the server's.
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
      // Papers of which nothing can be taken are judged at once, instead of being waited for.
      return typed === '' && !usedUp ? [] : [{ ...tradePaper(paper), thisTime: readMoney(typed) ?? ZERO_FEN }];
    }),
    claimedElsewhere: papers.filter(({ claimedElsewhere }) => claimedElsewhere).map(({ invoice }) => invoice.id),
    accountUsable: accounts.data?.find(({ id }) => id === accountId)?.verified,
    purpose: application.purpose,
    agreements: { asked: agreements, agreed: application.agreed ? agreements : 0 },
  });
  return checks.filter(({ code }) => code !== SERVERS_OWN).map(checkView);
}

const OF_INVOICES: ReadonlySet<string> = new Set<FinancingCheckCode>(['invoiceUse', 'invoiceCover', 'invoiceElsewhere']);

/** The sentences of an application's checks. Where other applications hold all its invoices, no other use of them helps: what does, other vouchers, is said with the papers. */
export function useApplicationCheckWords(kind: ChannelKind, { papers }: Pick<Papers, 'papers'>): (check: Check) => CheckWords {
  const wordsOf = useFundingCheckWords(kind);
  const usedUp = areUsedUp(papers);
  return (check) => {
    const words = wordsOf(check);
    return usedUp && check.level === 'fail' && OF_INVOICES.has(check.code) ? { text: words.text } : words;
  };
}
