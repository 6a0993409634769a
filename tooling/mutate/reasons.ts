/** A mutant that no test can detect, in the format of run.ts, and the reason why it is harmless. */
type Reason = readonly [change: string, because: string];

const money = 'packages/domain/src/money';
const ZERO = 'Zero has no sign.';
const ALWAYS = 'The pattern always has the group; the default is for the compiler.';
const REWRITTEN = 'The result is formatted again and compared, so a misplaced sign is refused either way.';
const ledger = 'apps/server/src/ledger';
const PARTS = 'There are as many parts as requested; the condition is for the compiler.';
const applications = 'apps/server/src/business/applications/application';
const NOBODY = 'Without a voucher or a person the query finds nothing; the condition only avoids it.';
const ASKED = 'The query always returns a row; the condition is for the compiler.';
const sessions = 'apps/server/src/platform/session/sessions.ts';
const APART = 'Any distinct purpose separates a seal from the others.';
const TURNS = 'Locks only matter for concurrent transactions; the embedded database runs one at a time.';
const request = 'apps/server/src/http/session/request-session.ts';
const UNKNOWN = 'No device is remembered there, so none is recognised.';
const signedText = 'apps/server/src/business/foundation/signed-text';
const idempotency = 'apps/server/src/http/idempotency.ts';
const WORD = 'A string has no stored answer either; the condition is for the compiler.';

const STATEMENT = 'The name of a prepared statement does not change its result.';
const NOTHING = 'Writing no rows has no effect; the condition only avoids the statement.';
const settlement = 'apps/server/src/business/money/settlement';
const ONE_ROUND = 'All unanswered refusals of a voucher are of its present round, because the next begins after them.';
const OTHER_BATCH = 'Any other number names another job, which reads what is left.';
const NEVER_MISSING = 'Missing pieces have been refused before; the condition is for the compiler.';

/** By scope. */
export const REASONS: Readonly<Record<string, readonly Reason[]>> = {
  money: [
    [`${money}/capitals.ts: decimal.units < 0n → decimal.units <= 0n`, ZERO],
    [`${money}/capitals.ts: units < 0n → units <= 0n`, ZERO],
    [`${money}/capitals.ts: false → true`, 'The left-most digit is never zero, so the first group is always written.'],
    [`${money}/capitals.ts: '' → "Stryker was here!"`, 'All four places exist; the default is for the compiler.'],
    [`${money}/capitals.ts: '' → "Stryker was here!"`, 'A decimal always has whole digits; the default is for the compiler.'],
    [`${money}/parse-capitals.ts: /正$/ → /正/`, REWRITTEN],
    [`${money}/parse-capitals.ts: /^负/ → /负/`, REWRITTEN],
    [`${money}/parse-capitals.ts: /整$/ → /整/`, REWRITTEN],
    [`${money}/parse-capitals.ts: '' → "Stryker was here!"`, REWRITTEN],
    [`${money}/parse-capitals.ts: cut < 0 → cut <= 0`, 'Nothing precedes a 元 at the beginning.'],
    [`${money}/yuan.ts: '' → "Stryker was here!"`, ALWAYS],
    [`${money}/yuan.ts: '' → "Stryker was here!"`, ALWAYS],
    [`${money}/yuan.ts: units < 0n → units <= 0n`, ZERO],
    [`${money}/yuan.ts: left < right → left <= right`, 'Equal amounts are the same amount.'],
    [`${money}/yuan.ts: left > right → left >= right`, 'Equal amounts are the same amount.'],
    [`${money}/format.ts: missing >= 0 → missing > 0`, 'Dividing by one rounds nothing.'],
    [`${money}/rounding.ts: value < 0n → value <= 0n`, ZERO],
    [`${money}/rounding.ts: numerator < 0n → numerator <= 0n`, ZERO],
    [`${money}/rounding.ts: denominator < 0n → denominator <= 0n`, 'The denominator is not zero here.'],
    [`${money}/rounding.ts: () => false → () => undefined`, 'Neither rounds away.'],
  ],
  states: [
    [
      'packages/domain/src/state-machine.ts: Object.keys(table).filter(isState) → Object.keys(table)',
      'Every key of a table is a state; the filter is for the compiler.',
    ],
  ],
  ledger: [
    [
      `${ledger}/split-off.ts: row.baseId === row.id → false`,
      'Reading it again yields the same piece; the condition only avoids the query.',
    ],
    [`${ledger}/split-off.ts: row.parentId ?? undefined → row.parentId && undefined`, 'A split does not use the parent.'],
    [`${ledger}/split-off.ts: !part → false`, PARTS],
    [`${ledger}/split-off.ts: 'the split produced too few parts' → ""`, PARTS],
    [`${ledger}/change-piece.ts: 'piece_by_id' → ""`, STATEMENT],
    [`${ledger}/change-piece.ts: 'pieces_by_id' → ""`, STATEMENT],
    [`${ledger}/rows.ts: 'held_vouchers' → ""`, STATEMENT],
    [`${ledger}/rows.ts: 'voucher_to_hold' → ""`, STATEMENT],
    [`${ledger}/change-piece.ts: !one || !other → false`, NEVER_MISSING],
    [`${ledger}/change-piece.ts: !one || !other → !one && !other`, NEVER_MISSING],
    [`${ledger}/change-piece.ts: 'NOT_FOUND' → ""`, NEVER_MISSING],
    [`${ledger}/ledger-batch.ts: [] → ["Stryker was here"]`, 'An act only changes pieces it has loaded; the default is for the compiler.'],
    [`${ledger}/ledger-batch.ts: [] → ["Stryker was here"]`, 'Every act that writes has recorded something.'],
    [`${ledger}/ledger-batch.ts: [] → ["Stryker was here"]`, 'A column that does not exist is not written.'],
    [`${ledger}/ledger-batch.ts: changed.length > 0 → true`, NOTHING],
    [`${ledger}/ledger-batch.ts: changed.length > 0 → changed.length >= 0`, NOTHING],
    [`${ledger}/ledger-batch.ts: heads.length > 0 → true`, NOTHING],
    [`${ledger}/ledger-batch.ts: heads.length > 0 → heads.length >= 0`, NOTHING],
    [`${ledger}/ledger-batch.ts: links.length > 0 → true`, NOTHING],
    [`${ledger}/ledger-batch.ts: links.length > 0 → links.length >= 0`, NOTHING],
    [`${ledger}/ledger-batch.ts: closed.size > 0 → true`, 'An open voucher is written unchanged.'],
    [`${ledger}/ledger-batch.ts: closed.size > 0 → closed.size >= 0`, 'An open voucher is written unchanged.'],
    [`${ledger}/ledger-batch.ts: column in change → true`, 'Unchanged values are written as they are.'],
    [
      `${ledger}/ledger-batch.ts: addedPieces.has(row.id) → false`,
      'A new piece is inserted in its final state; an update would write the same again.',
    ],
    [
      `${ledger}/ledger-batch.ts: vouchers.set(row.id, row); → ;`,
      'The first event of a new voucher is recorded immediately and stores the voucher.',
    ],
    [`${ledger}/split-off.ts: taken[index]?.recipientNo → taken[index].recipientNo`, PARTS],
  ],
  guard: [
    [`${applications}/in-time.ts: signDeadline !== null → true`, 'No date is before another; the condition is for the compiler.'],
    [
      `${applications}/in-time.ts: compareDates(signDeadline, last) < 0 → compareDates(signDeadline, last) <= 0`,
      'The same day is the same.',
    ],
    [
      `${applications}/lapse.ts: dueOn === null → false`,
      'An application that awaits review has a due date; the condition is for the compiler.',
    ],
    [`${applications}/one-side.ts: actor.userId === null → false`, NOBODY],
    [`${applications}/one-side.ts: actor.userId === null → false`, NOBODY],
    [`${applications}/one-side.ts: 'both_sides' → ""`, STATEMENT],
    [`${applications}/one-side.ts: \`both_sides_of_\${table}\` → \`\``, STATEMENT],
    [`${applications}/one-side.ts: found?.sides → found.sides`, ASKED],
    [`${applications}/one-side.ts: found?.sides → found.sides`, ASKED],
  ],
  policy: [
    [
      'packages/domain/src/access/permissions.ts: Object.keys(PERMISSIONS).filter(isPermission) → Object.keys(PERMISSIONS)',
      'Every key of the table is a permission; the filter is for the compiler.',
    ],
    [
      'apps/server/src/http/origin.ts: origin !== undefined → true',
      'No list of origins contains undefined; the condition is for the compiler.',
    ],
  ],
  session: [
    [`${sessions}: 'viewer_by_secret' → ""`, STATEMENT],
    [`${sessions}: 'viewer_by_marker' → ""`, STATEMENT],
    [`${sessions}: 'marker' → ""`, APART],
    [`${sessions}: 'antiForgery' → ""`, APART],
    [`${sessions}: [present.userId] → []`, TURNS],
    [`${sessions}: [] → ["Stryker was here"]`, 'No other user is locked.'],
    [`${sessions}: [row.userId] → []`, TURNS],
    [`${sessions}: [userId] → []`, TURNS],
    [`${request}: { touch: false } → {}`, 'An omitted option is off as well.'],
    [`${request}: secret === undefined → false`, 'No marker belongs to a missing credential.'],
    [`${request}: '' → "Stryker was here!"`, 'Any other text is as wrong.'],
    [`${request}: 'anti-forgery pair is missing or wrong' → ""`, 'The text is only logged.'],
    [`${request}: { throw new Refusal('SESSION_EXPIRED'); } → {}`, 'Without a viewer the policy gives the same refusal.'],
    [`${request}: browser === undefined → false`, UNKNOWN],
    [`${request}: [] → ["Stryker was here"]`, UNKNOWN],
    [`${request}: 'place' → ""`, APART],
    [`${request}: 'place' → ""`, APART],
    ["apps/server/src/http/session/cookies.ts: typeof value === 'string' → true", 'Node joins repeated headers of this kind.'],
    ['apps/server/src/http/step-up.ts: viewer === undefined → false', 'No call that moves money is public.'],
  ],
  settlement: [
    [`${settlement}/ask-bank.ts: '0' → ""`, 'Both are the number 0.'],
    [`${settlement}/ask-bank.ts: !account → false`, 'An account to pay from is never deleted; the condition is for the compiler.'],
    [`${settlement}/ask-bank.ts: payments[0]?.round ?? row.round → payments[0]?.round && row.round`, ONE_ROUND],
    [
      `${settlement}/ask-bank.ts: payments[0]?.round → payments[0].round`,
      'Nobody asks about no payments; the condition is for the compiler.',
    ],
    [`${settlement}/ask-bank.ts: paid.length > 0 → true`, NOTHING],
    [`${settlement}/ask-bank.ts: paid.length > 0 → paid.length >= 0`, NOTHING],
    [`${settlement}/ask-bank.ts: batch + 1 → batch - 1`, OTHER_BATCH],
    [`${settlement}/ask-bank.ts: batch + 1 → batch - 1`, OTHER_BATCH],
    [`${settlement}/ask-bank.ts: asked.filter(({ round }) => round === asked[0]?.round) → asked`, ONE_ROUND],
    [`${settlement}/ask-bank.ts: round === asked[0]?.round → true`, ONE_ROUND],
    [
      `${settlement}/ask-bank.ts: asked[0]?.round → asked[0].round`,
      'There is a first of those that are filtered; the condition is for the compiler.',
    ],
    [`${settlement}/ask-bank.ts: asked.length > 0 → true`, 'Without refusals the query finds none; the condition only avoids it.'],
    [
      `${settlement}/ask-bank.ts: asked.length > 0 → asked.length >= 0`,
      'Without refusals the query finds none; the condition only avoids it.',
    ],
    [
      `${settlement}/ask-bank.ts: answer?.outcome → answer.outcome`,
      'There is a first of those that are compared; the condition is for the compiler.',
    ],
    [`${settlement}/ask-bank.ts: answered.length > 0 → true`, NOTHING],
    [`${settlement}/ask-bank.ts: answered.length > 0 → answered.length >= 0`, NOTHING],
  ],
  signature: [
    [`${signedText}/facts-to-sign.ts: 'facts_to_sign' → ""`, STATEMENT],
    [`${signedText}/signature-requests.ts: 'signature_waiting' → ""`, STATEMENT],
    [`${signedText}/signature-requests.ts: 'signature_taken' → ""`, STATEMENT],
    [
      'apps/server/src/platform/signer/demo-signer.ts: { return undefined; } → {}',
      'A function without a return statement returns undefined.',
    ],
    [
      'apps/server/src/business/work/signature/prepare.ts: `No kind of application knows what is signed in ${act}.` → ``',
      'Every act of the contract belongs to a kind.',
    ],
  ],
  idempotency: [
    [`${idempotency}: typeof claimed === 'string' → false`, WORD],
    [`${idempotency}: 'string' → ""`, WORD],
    [`${idempotency}: 'claim_intent' → ""`, STATEMENT],
  ],
};
