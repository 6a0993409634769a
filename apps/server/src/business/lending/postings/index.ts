/** Double-entry postings of the acts, in the books of all parties. */
export { postAct, postActs } from './post.ts';
