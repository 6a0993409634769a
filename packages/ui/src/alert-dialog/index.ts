export type { AlertDialogProps } from './alert-dialog-surface.tsx';
export * from './alert-dialog.tsx';
