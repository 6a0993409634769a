import { TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge, useSheet } from '../../../platform/lists/index.ts';
import { exceptionsOf, SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

/** The supplier's exceptions as badges, otherwise its state in plain text; with a link to its replacement after a merge. */
export function SupplierState({ supplier }: { readonly supplier: Supplier }) {
  const { i18n } = useLingui();
  const exceptions = exceptionsOf(supplier);
  const { state, mergedInto } = supplier;
  return (
    <span className="flex flex-col items-start gap-y-0.5 py-1">
      {exceptions.length === 0 && <span className="text-ink-muted">{i18n._(SUPPLIER_TERMS[state].label)}</span>}
      {exceptions.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {exceptions.map((term) => (
            <TermBadge key={i18n._(term.label)} term={term} />
          ))}
        </span>
      )}
      {mergedInto !== null && <MergedInto successor={mergedInto} />}
    </span>
  );
}

function MergedInto({ successor: { enterpriseNo, name } }: { readonly successor: NonNullable<Supplier['mergedInto']> }) {
  const sheet = useSheet();
  return (
    <span className="max-w-44 text-xs whitespace-normal text-ink-muted">
      <Trans>
        已合并到{' '}
        <TextLink asChild className="min-h-6 max-tablet:min-h-11">
          <button type="button" onClick={() => sheet.open(enterpriseNo)}>
            {name}
          </button>
        </TextLink>
      </Trans>
    </span>
  );
}
