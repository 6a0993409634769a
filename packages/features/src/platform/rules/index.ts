/** Explanations of the numbered rules of checks. */
export { RuleText } from './lazy-rule-text.tsx';
