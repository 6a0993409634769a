export { postAct, postActs } from './post.ts';
