/** Words and colours for the codes of the domain. */
export { BUSINESS_TYPE_TERMS } from './business-types.ts';
export { authorityName, CERTIFICATE_TERMS } from './certificates.ts';
export { CHARGE_WORDS, PLATFORM_FEE_WORDS, useRateWords } from './charges.ts';
export { ACT_TERMS, EVENT_TERMS, eventTerm, INTEREST_PAYER_TERMS, PAYMENT_NATURE_TERMS, TO_REVIEW, TO_REVIEW_SIGNING } from './acts.ts';
export { CheckTally } from './check-tally.tsx';
export { CodeListProvider } from './code-list-provider.tsx';
export { checkView } from './check-view.ts';
export { checkWords, type CheckWords } from './checks.ts';
export { RuleNote } from './rule-note.tsx';
export {
  FEE_REFUND_TERMS,
  FINANCING_TERMS,
  PIECE_TERMS,
  INCOMING_TERMS,
  ISSUANCE_TERMS,
  OVERDUE_TERM,
  PLEDGE_APPLICATION_TERMS,
  PLEDGE_TERMS,
  REPAYMENT_TERMS,
  ROLE_TERMS,
  TRANSFER_TERMS,
  type Term,
} from './states.ts';
export { useCause } from './use-cause.ts';
export { useNextActor, useNextActors, type NextActor } from './use-next-actor.ts';
export { useParties } from './use-parties.ts';
export { IDENTITY_KIND_TERMS, legalIdTerms, useIdentityKindOptions } from './identity-kinds.ts';
export { useSizeOptions, useSizeWords } from './sizes.ts';
export { TermMeter } from './term-meter.tsx';
export { useTermLimits } from './use-term-limits.ts';
export { useDayTags } from './use-day-tags.ts';
export { useLargeYuan } from './use-large-yuan.ts';
