import type { Check } from '@lianxin/api/contract';
import { addDays, financingChecks, shanghaiDate, ZERO_FEN } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { checkView } from '../../terms/index.ts';
import { AGREEMENTS } from './application.ts';
import { tradePaper, type Applying } from './use-application.ts';

const WHOLE = 1_000_000n;

/** Whether an issuer is suspended is for the server to say. */
const SERVERS_OWN = 'issuerActive';

/** The checks of an application as it stands, by the domain's own rules; the server makes them again. */
export function applicationChecks(applying: Applying): readonly Check[] {
  const { application, group, taken, amount, comparing, offer, papers, uses, accountId, accounts } = applying;
  const pieces = taken.length > 0 ? taken.map(({ piece }) => piece) : (group?.pieces ?? []);
  const [first] = pieces;
  const account = accounts.data?.find(({ id }) => id === accountId);
  const checks = financingChecks({
    kind: 'financing',
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
    taken: amount,
    obstacles: comparing.asking ? undefined : offer?.obstacles,
    quote: offer?.quote ? { validUntil: new Date(offer.quote.validUntil), issuerCosts: offer.quote.issuerCosts } : undefined,
    coveragePpm: offer?.coverage ?? WHOLE,
    papers: papers.flatMap((paper) => {
      const typed = uses[paper.invoice.id]?.trim() ?? '';
      return typed === '' ? [] : [{ ...tradePaper(paper), thisTime: readMoney(typed) ?? ZERO_FEN }];
    }),
    claimedElsewhere: papers.filter(({ claimedElsewhere }) => claimedElsewhere).map(({ invoice }) => invoice.id),
    accountUsable: account?.verified,
    purpose: application.purpose,
    agreements: { asked: AGREEMENTS.length, agreed: application.agreed ? AGREEMENTS.length : 0 },
  });
  return checks.filter(({ code }) => code !== SERVERS_OWN).map(checkView);
}
