export { SigningDialog, type SigningDialogProps } from './signing-dialog.tsx';
export { useSigning, type SigningAsk } from './use-signing.ts';
