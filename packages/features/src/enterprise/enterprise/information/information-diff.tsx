import type { FileView } from '@lianxin/api/contract';
import type { IdentityKind, InformationField } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useSizeWords } from '../../../platform/terms/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { informationTerm, isFileField } from './information-terms.ts';

export interface InformationDiffProps {
  readonly fields: readonly { readonly field: InformationField; readonly before: string; readonly after: string }[];
  readonly files: readonly FileView[];
  /** The kind of the representative's document after the change; null where it is not known. */
  readonly legalIdKind: IdentityKind | null;
}

/** Old and new values by field. */
export function InformationDiff({ fields, files, legalIdKind }: InformationDiffProps) {
  const { t, i18n } = useLingui();
  const sizeWords = useSizeWords();
  const shown = (field: InformationField, value: string) => {
    if (isFileField(field))
      return <UploadCell label={i18n._(informationTerm(field, legalIdKind))} file={files.find(({ id }) => id === value) ?? null} />;
    if (value === '') return <span className="text-ink-faint">—</span>;
    return field === 'size' ? sizeWords(value) : value;
  };
  return (
    <table className="w-full border-collapse text-left text-sm" aria-label={t`变更对照`}>
      <thead className="text-xs text-ink-muted">
        <tr className="border-b border-line">
          <th scope="col" className="w-1/4 py-1.5 pr-3 font-normal">{t`变更项`}</th>
          <th scope="col" className="py-1.5 pr-3 font-normal">{t`变更前`}</th>
          <th scope="col" className="py-1.5 font-normal">{t`变更后`}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-3 font-normal text-ink-muted">
              {i18n._(informationTerm(field, legalIdKind))}
            </th>
            <td className="py-2 pr-3 wrap-anywhere text-ink-muted">{shown(field, before)}</td>
            <td className="py-2 font-semibold wrap-anywhere">{shown(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
