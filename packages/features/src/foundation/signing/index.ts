/** Preparing, showing and signing the elements of an act, for one or for many at once. */
export { BatchChoice, type BatchChoiceProps } from './batch-choice.tsx';
export { BatchSigningDialog, type BatchSigningDialogProps } from './batch-signing-dialog.tsx';
export { deviceBridge, type DeviceAnswer, type DeviceCertificate, type DeviceStatus } from './device/bridge.ts';
export { SigningDialog, type SigningDialogProps } from './signing-dialog.tsx';
export { useProblemTitle } from './problem-words.ts';
export { useBatchChoice, type BatchChosen } from './use-batch-choice.ts';
export { useSigning, type Signed, type SigningAsk } from './use-signing.ts';
