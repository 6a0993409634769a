/** Saving input as a draft on the server automatically, and the status shown for it. */
export { DraftBanner, type DraftBannerProps } from './draft-banner.tsx';
export { DraftsPanel, type DraftsPanelProps } from './drafts-panel.tsx';
export { FormFailure, FormLoading } from './form-opening.tsx';
export { useDraft, type Draft, type DraftOptions, type KeptDraft } from './use-draft.ts';
export { useDraftStatus } from './use-draft-status.ts';
export { useOpenedForm } from './use-opened-form.ts';
