/** Parts that forms and details of every application share: checks, log, reasons, what happens next. */
export { ApplicationChecks, type ApplicationChecksProps } from './application-checks.tsx';
export { ApplicationLog, type ApplicationLogProps } from './application-log.tsx';
export { BusinessTypeFact, type BusinessTypeFactProps } from './business-type-fact.tsx';
export { FactSection, type FactSectionProps } from './fact-section.tsx';
export { HandedIn, useSigningSteps, type HandedInProps, type NextStep } from './handed-in.tsx';
export { ReasonBanner } from './reason-banner.tsx';
export { ReturnedBanner } from './returned-banner.tsx';
export { SubmitFoot, type SubmitFootProps } from './submit-foot.tsx';
export { SuspendedBanner, type SuspendedBannerProps } from './suspended-banner.tsx';
export { useReminded } from './use-reminded.ts';
export { Titled, type TitledProps } from './titled.tsx';
