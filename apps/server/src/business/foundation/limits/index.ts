export { AmountContent, ChannelContent, InterestBearer, TermContent } from './contents.ts';
export { contentOf, datedChannelTerms, issueLimits } from './dated-limits.ts';
export { limitsHandlers } from './handlers.ts';
