import type { CivilDate } from '@lianxin/domain';
import type { IssueDraft } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface CertificatePreviewProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly draft: IssueDraft;
  readonly today: CivilDate;
  readonly sources: IssueSources;
}

export function CertificatePreview(_: CertificatePreviewProps) {
  return null;
}
