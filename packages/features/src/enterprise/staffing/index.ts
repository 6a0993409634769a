/** The people of the enterprise: their roles, invitations, absences and handing work over. */
export { AbsenceDialog } from './absence/lazy-absence-dialog.ts';
export { BUSINESS_TERMS, doesBusiness } from './settings/business-terms.ts';
export { ReviewSettingsDialog } from './settings/lazy-review-settings.ts';
export { words as staffingWords } from './screens.ts';
export { staffingScreens } from './screens.ts';
