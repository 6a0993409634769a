export { isComposing } from './is-composing.ts';
