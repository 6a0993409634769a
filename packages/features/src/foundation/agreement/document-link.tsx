import type { DocumentConsent, DocumentId } from '@lianxin/api/contract';
import { TextLink } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import { DOCUMENT_TERMS } from './document-terms.ts';

export interface DocumentLinkProps {
  readonly id: DocumentId;
  /** @default the one in force */
  readonly version?: string | undefined;
  readonly onRead?: ((shown: DocumentConsent) => void) | undefined;
}

/** The name of a document, which opens it in place. */
export function DocumentLink({ id, version, onRead }: DocumentLinkProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const name = i18n._(DOCUMENT_TERMS[id]);
  return (
    <>
      <TextLink asChild>
        <button type="button" className="min-h-6 text-left" onClick={() => setOpen(true)}>
          {t`《${name}》`}
        </button>
      </TextLink>
      <DocumentDialog id={open ? id : undefined} version={version} onClose={() => setOpen(false)} onRead={onRead} />
    </>
  );
}
