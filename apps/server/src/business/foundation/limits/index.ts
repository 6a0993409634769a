/** Limits that apply from a date on, and the parameters that screens ask for. */
export { limitCalls } from './calls.ts';
export { AmountContent, ChannelContent, InterestBearer, TermContent } from './contents.ts';
export { contentOf, datedChannelTerms, issueLimits } from './dated-limits.ts';
