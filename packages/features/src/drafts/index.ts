export { DraftBanner, type DraftBannerProps } from './draft-banner.tsx';
export { useDraft, type Draft, type DraftOptions, type KeptDraft } from './use-draft.ts';
export { useDraftStatus } from './use-draft-status.ts';
