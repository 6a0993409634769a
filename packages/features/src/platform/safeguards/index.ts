/** Optional security of an installation: password rules, confirming identity, and the captcha picture. */
export { PLAIN_SAFEGUARDS, SafeguardsContext, useSafeguards, type Safeguards } from './safeguards.ts';
export { confirmations, ConfirmationsContext, type Confirmations } from './confirmations.ts';
export { StepUp } from './step-up/step-up.tsx';
export { usePasswordRule } from './use-password-rule.ts';
export { usePicture } from './use-picture.ts';
