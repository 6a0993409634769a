import { ApiProvider, useClient } from '@lianxin/api/react';
import { DocumentDialog, type DocumentDialogProps } from './document-dialog.tsx';

/** Brings its own cache, because the sign-in page has none. */
export function LegalDocument(props: DocumentDialogProps) {
  const client = useClient();
  return (
    <ApiProvider client={client}>
      <DocumentDialog {...props} />
    </ApiProvider>
  );
}
