import { lazy } from 'react';

/** 合并到其他供应商 as a dialog, loaded on demand. */
export const MergeDialog = lazy(async () => {
  const { MergeDialog: Dialog } = await import('./merge/merge-dialog.tsx');
  return { default: Dialog };
});
