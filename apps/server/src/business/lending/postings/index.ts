/** Double entry: what each act moved in whose books. */
export { postAct, postActs } from './post.ts';
