export { BatchChoice, type BatchChoiceProps } from './batch-choice.tsx';
export { BatchSigningDialog, type BatchSigningDialogProps } from './batch-signing-dialog.tsx';
export { SigningDialog, type SigningDialogProps } from './signing-dialog.tsx';
export { useBatchChoice, type BatchChosen } from './use-batch-choice.ts';
export { useSigning, type Signed, type SigningAsk } from './use-signing.ts';
