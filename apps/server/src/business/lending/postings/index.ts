export { type FundingKind, postAct, postActs } from './post.ts';
