export { postAct, postActs } from './post.ts';
export type { FundingKind } from './posted.ts';
