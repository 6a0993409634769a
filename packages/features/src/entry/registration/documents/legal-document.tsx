import { ApiProvider, useClient } from '@lianxin/api/react';
import { DocumentDialog, type DocumentDialogProps } from './document-dialog.tsx';

/** A document for who is not signed in yet: the page of signing in has no cache, so this brings its own. */
export function LegalDocument(props: DocumentDialogProps) {
  const client = useClient();
  return (
    <ApiProvider client={client}>
      <DocumentDialog {...props} />
    </ApiProvider>
  );
}
