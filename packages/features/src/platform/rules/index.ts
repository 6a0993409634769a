/** What the numbered rules of checks are about. */
export { RuleText } from './lazy-rule-text.tsx';
