export { PLAIN_SAFEGUARDS, SafeguardsContext, useSafeguards, type Safeguards } from './safeguards.ts';
export { usePasswordRule } from './use-password-rule.ts';
export { usePicture } from './use-picture.ts';
